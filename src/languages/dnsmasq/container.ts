import type { ResolverContainer, ResolverSoftware } from '../../core/facts/fact.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { textsAt } from '../shared/included-files.ts';
import { readDnsmasq } from './read.ts';

/** Options, files, or both (dnsmasq(8): a file's lines are long options). */
export const dnsmasqContainer: ResolverSoftware & Words = {
  id: 'dnsmasq',
  title: 'dnsmasq',
  markers: ['dnsmasq'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?dnsmasq(?:-(?:alpine|arm\w*|amd64))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)dnsmasq$/.test(word.value)),
  read: (container) => {
    const options = optionsOf(container.words);
    const texts = [...startedWith(container, options), ...options];
    const version = /^v?(2\.\d+)/.exec(container.tag ?? '')?.[1];
    return texts.length === 0 ? undefined : readDnsmasq(texts, container.beside ?? container.files, version);
  },
};

/** Files of `conf-file` options, else the usual ones; images' own dnsmasq.conf reads /etc/dnsmasq.d. */
function startedWith(
  { words, files, beside }: ResolverContainer,
  options: readonly SourceText[],
): readonly SourceText[] {
  const named = options.flatMap(({ text }) =>
    text.startsWith('conf-file=') ? ((beside ?? files).get(text.slice('conf-file='.length)) ?? []) : [],
  );
  const main = named.length > 0 ? named : textsAt(files, /^(?!.*\/dnsmasq\.d\/).*(?<![^/])dnsmasq[^/]*\.conf$/);
  const isWhole = main.length > 0 && (named.length > 0 || words.some((word) => /(?:^|\/)dnsmasq$/.test(word.value)));
  const namesFolder = [...main, ...options].some(({ text }) => /^[ \t]{0,99}conf-dir[ \t]{0,99}=/m.test(text));
  return isWhole || namesFolder ? main : [...main, ...textsAt(files, /\/dnsmasq\.d\/[^/]+$/)];
}

const SHORT = new Map([
  ['S', 'server'],
  ['R', 'no-resolv'],
  ['r', 'resolv-file'],
  ['a', 'listen-address'],
  ['i', 'interface'],
  ['p', 'port'],
  ['A', 'address'],
  ['o', 'strict-order'],
  ['h', 'no-hosts'],
  ['C', 'conf-file'],
  ['7', 'conf-dir'],
]);

export function optionsOf(words: ResolverContainer['words']): readonly SourceText[] {
  const lines: SourceText[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) continue;
    const long = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(word.value);
    const short = /^-([A-Za-z7])(.*)$/s.exec(word.value);
    const name = long?.[1] ?? (short === null ? undefined : SHORT.get(short[1] ?? ''));
    if (name === undefined) continue;
    let value = long === null ? (short?.[2] ?? '') : (long[2] ?? '');
    const next = words[i + 1];
    if (value === '' && takesValue(name) && next !== undefined && !next.value.startsWith('-')) {
      value = next.value;
      i += 1;
    }
    lines.push(concat([synthetic(word.at, value === '' ? name : `${name}=${value}`)]));
  }
  return lines;
}

function takesValue(name: string): boolean {
  return /^(?:server|local|resolv-file|listen-address|interface|port|address|rev-server|conf-file|servers-file|dns-forward-max|host-record|cname|mx-host|txt-record|srv-host|ptr-record|naptr-record|caa-record|cache-size|addn-hosts|conf-dir|domain)$/.test(
    name,
  );
}
