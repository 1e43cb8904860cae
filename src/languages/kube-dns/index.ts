import { absolute } from '../../core/dns/name.ts';
import type { ResolverContainer, ResolverSoftware } from '../../core/facts/fact.ts';
import type { Words } from '../../read/documents/words.ts';
import { answerStep, oneBlock, rest, within } from '../shared/resolver-steps.ts';

/** Answers the cluster domain and reverse names, forwards nothing (kubernetes/dns cmd/kube-dns/app). */
export const kubeDns: ResolverSoftware & Words = {
  id: 'kube-dns',
  title: 'kube-dns',
  markers: ['kube-dns', 'stubDomains'],
  about: /^\s*name:\s*kube-dns\s*$/m,
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:k8s-dns-kube-dns|kubedns)(?:-\w+)?$/i.test(image) ||
    words.some((word) => /(?:^|\/)kube-dns$/.test(word.value)),
  read: (container) => {
    const port = Number(flag(container, 'dns-port') ?? 53);
    const domain = absolute(flag(container, 'domain') ?? 'cluster.local');
    const { at } = container;
    const zones = [domain, 'in-addr.arpa.', 'ip6.arpa.'];
    return {
      value: oneBlock(
        at,
        Number.isInteger(port) ? port : 53,
        [],
        [...answerStep('kube-dns', [within(zones, 'answer', at)], at), rest('kube-dns', 'servfail', at)],
      ),
      notices: [],
    };
  },
};

function flag({ words }: ResolverContainer, name: string): string | undefined {
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const match = /^--?([a-z-]+)=(.*)$/s.exec(words[i]?.value ?? '');
    if (match?.[1] === name) return match[2];
  }
  return undefined;
}
