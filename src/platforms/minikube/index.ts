import type { Fact } from '../../core/facts/fact.ts';
import type { Notice } from '../../core/text/notice.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { type FlagWord, flagFrom, flagWords, readFlags } from '../../languages/shared/kubelet-flags.ts';
import { locatedWhole } from '../../languages/shared/lines.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { type Document, ownText } from '../../read/documents/document.ts';
import { linesWith } from '../shared/command-lines.ts';

export const minikube: Plugin = {
  id: 'minikube',
  title: 'minikube command lines',
  markers: ['kubelet', 'service-c', 'dnsDomain', 'hostDNS'],
  recognises: (document) => document.onNode === undefined && startsOf(document).length > 0,
  read: (document) => {
    const notices: Notice[] = [];
    const last = startsOf(document).at(-1);
    return { value: last === undefined ? [] : readStart(last, notices), notices };
  },
};

interface Start {
  readonly flags: readonly FlagWord[];
  readonly kubelet: readonly FlagWord[];
}

/** Only commands that set the kubelet's DNS; minikube's defaults state nothing. */
function startsOf(document: Document): readonly Start[] {
  return linesWith(ownText(document), 'minikube').flatMap((line) => {
    const found = /\bminikube\b[^|;&]{0,400}?\bstart\b/.exec(line.text);
    if (found === null) return [];
    const { words } = splitWords(slice(line, found.index, line.text.length), 'shell');
    const end = words.findIndex((word) => /^(?:;|&&?|\|\|?)$/.test(word.text));
    const flags = flagWords(end === -1 ? words : words.slice(0, end));
    const kubelet = flags.flatMap((flag) =>
      flag.name === 'extra-config' && flag.value !== undefined ? componentFlag(flag.value) : [],
    );
    return kubelet.some((flag) => /^(?:resolv-conf|cluster-dns)$/.test(flag.name)) ? [{ flags, kubelet }] : [];
  });
}

/** `kubelet.resolv-conf=/x` (minikube start `--extra-config`). */
function componentFlag(text: SourceText): readonly FlagWord[] {
  return text.text.startsWith('kubelet.') ? [flagFrom(text, 'kubelet.'.length)] : [];
}

function readStart({ flags, kubelet }: Start, notices: Notice[]): readonly Fact[] {
  const at = kubelet[0]?.at;
  if (at === undefined) return [];
  const lastOf = (name: string): SourceText | undefined => flags.filter((flag) => flag.name === name).at(-1)?.value;
  const subnet = lastOf('service-cluster-ip-range');
  const domain = lastOf('dns-domain');
  return [
    nodeProfile('minikube', at),
    ...clusterNetwork(at, {
      serviceSubnets: [subnet && locatedWhole(subnet)],
      clusterDomain: domain && locatedWhole(domain),
    }),
    { kind: 'kubelet', source: 'flags', provisioner: 'minikube', ...readFlags(kubelet, notices), at },
  ];
}
