import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { entries, items, sourceOf, type YamlNode } from '../../read/documents/document.ts';
import type { Words } from '../../read/documents/words.ts';
import { yamlIn } from '../shared/resolver-yaml.ts';

import { optionsOf } from './container.ts';
import { readDnsmasq } from './read.ts';

/**
 * dnsmasq in kube-dns, started by its nanny: options after `--`, more in ConfigMap `kube-dns` (kubernetes/dns
 * pkg/dnsmasq/nanny.go ExtractDnsmasqArgs, Configure).
 */
export const dnsmasqNanny: ResolverSoftware & Words = {
  id: 'dnsmasq',
  startsWithoutAddresses: true,
  title: 'dnsmasq of kube-dns',
  markers: ['dnsmasq'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:k8s-dns-|kube-)dnsmasq(?:-nanny)?(?:-\w+)?$/i.test(image) ||
    words.some((word) => /(?:^|\/)dnsmasq-nanny$/.test(word.value)),
  read: (container) => {
    const { words } = container;
    const split = words.findIndex((word) => word.value === '--');
    const notices: Notice[] = [];
    const options = [...optionsOf(words.slice(split + 1)), ...fromConfigMap(container, notices)];
    if (options.length === 0) return undefined;
    const reading = readDnsmasq(options, undefined, dnsmasqIn(container.tag));
    return { value: reading.value, notices: [...reading.notices, ...notices] };
  },
};

/** By the tag of the image: 2.78 to 2.85 up to 1.22.0, then 2.86 and later (kubernetes/dns, images' Makefiles by tag). */
function dnsmasqIn(tag: string | undefined): string | undefined {
  const [, minor, patch] = /^v?1\.(\d{1,3})\.(\d{1,3})(?![\d.])/.exec(tag ?? '') ?? [];
  if (minor === undefined || patch === undefined) return undefined;
  return Number(minor) < 22 || (Number(minor) === 22 && Number(patch) < 1) ? '2.85' : '2.86';
}

/** From the directory `-configDir`; upstreams replace /etc/resolv.conf. */
function fromConfigMap({ words, files }: ResolverContainer, notices: Notice[]): readonly SourceText[] {
  const flag = words.map((word) => /^--?configDir=(.*)$/.exec(word.value)?.[1]).find((path) => path !== undefined);
  const directory = (flag ?? '/etc/k8s/dns/dnsmasq-nanny').replace(/\/+$/, '');
  const lines: SourceText[] = [];
  const read = (key: string): YamlNode | undefined => {
    const text = files.get(`${directory}/${key}`);
    return text === undefined || text.text.trim() === '' ? undefined : yamlIn(text, notices)?.document.root;
  };
  const add = (at: Location, line: string): void => {
    lines.push(synthetic(at, line));
  };
  for (const zone of entries(read('stubDomains')))
    for (const server of items(zone.value)) {
      const source = sourceOf(server);
      if (source !== undefined) add(extentOf(source), `server=/${zone.key}/${source.text.replace(/:(?=\d+$)/, '#')}`);
    }
  const upstreams = items(read('upstreamNameservers')).flatMap((server) => sourceOf(server) ?? []);
  for (const source of upstreams) add(extentOf(source), `server=${source.text.replace(/:(?=\d+$)/, '#')}`);
  const [first] = upstreams;
  if (first !== undefined) add(extentOf(first), 'no-resolv');
  return lines;
}
