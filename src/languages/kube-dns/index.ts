import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute } from '../../core/dns/name.ts';
import { plainForward } from '../../core/facts/plain-server.ts';
import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { Upstream } from '../../core/facts/steps.ts';
import type { Located } from '../../core/text/location.ts';
import type { Words } from '../../read/documents/words.ts';
import { answerStep, oneBlock, within } from '../shared/resolver-steps.ts';

/**
 * Answers the cluster domain and reverse names; the rest goes to `--nameservers`, else to those of its pod
 * (kubernetes/dns cmd/kube-dns/app/server.go startSkyDNSServer, skydns server/config.go SetDefaults).
 */
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
    const forward = { plugin: 'kube-dns', from: '.', to: upstreamsOf(container), policy: 'random', at } as const;
    return {
      value: oneBlock(
        at,
        Number.isInteger(port) ? port : 53,
        [],
        [...answerStep('kube-dns', [within(zones, 'answer', at)], at), plainForward(forward)],
      ),
      notices: [],
    };
  },
};

function upstreamsOf(container: ResolverContainer): readonly Located<Upstream>[] {
  const { at } = container;
  const stated = (flag(container, 'nameservers') ?? '').split(',').filter((one) => one.trim() !== '');
  if (stated.length === 0) return [{ value: { kind: 'resolver-file', path: '/etc/resolv.conf' }, at }];
  return stated.map((written) => ({ value: endpointOf(written.trim()), at }));
}

function endpointOf(written: string): Upstream {
  const [, host = written, port] = /^\[?([^\]]*?)\]?(?::(\d{1,5}))?$/.exec(written) ?? [];
  const address = parseAddress(host);
  if (address === undefined) return { kind: 'unresolved', text: written, because: 'it is no address' };
  return { kind: 'endpoint', address, port: Number(port ?? 53), transport: 'dns' };
}

function flag({ words }: ResolverContainer, name: string): string | undefined {
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const match = /^--?([a-z-]+)=(.*)$/s.exec(words[i]?.value ?? '');
    if (match?.[1] === name) return match[2];
  }
  return undefined;
}
