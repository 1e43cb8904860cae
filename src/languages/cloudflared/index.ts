import { ROOT } from '../../core/dns/name.ts';
import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Upstream } from '../../core/facts/steps.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { synthetic } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { valuesOf, variableOf } from '../shared/daemon-commands.ts';
import { listOf } from '../shared/lines.ts';
import { forwardSteps, oneBlock, rest, schemeOf, upstreamAt } from '../shared/resolver-steps.ts';

/** cloudflared as a proxy of DNS over HTTPS (cloudflare/cloudflared cmd/cloudflared/proxydns/cmd.go). */
export const cloudflared: ResolverSoftware & Words = {
  id: 'cloudflared',
  title: 'cloudflared proxy-dns',
  markers: ['proxy-dns'],
  recognises: ({ image, words, env }) =>
    /(?:^|\/)(?:crazymax|crazy-max|visibilityspots)\/cloudflared$/i.test(image) ||
    (/(?:^|\/)cloudflared$/i.test(image) &&
      (words.some(({ value }) => value === 'proxy-dns') || env.some(({ name }) => name === 'TUNNEL_DNS_UPSTREAM'))),
  read: (container) => readCloudflared(container),
};

function readCloudflared(container: ResolverContainer): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const stated = [...valuesOf(container, 'upstream'), ...variableOf(container, 'TUNNEL_DNS_UPSTREAM')];
  const texts =
    stated.length > 0
      ? stated
      : ['https://1.1.1.1/dns-query', 'https://1.0.0.1/dns-query'].map((url) => synthetic(container.at, url));
  const to: Located<Upstream>[] = [];
  for (const list of texts)
    for (const text of listOf(list, ',')) {
      const { scheme, rest: host } = schemeOf(text);
      const upstream = upstreamAt(host, ':', scheme === 'https' ? 'https' : 'dns');
      if (upstream !== undefined) to.push(upstream);
    }
  // Images made for Pi-hole listen at 5053, the program at 53.
  const written = [...valuesOf(container, 'port'), ...variableOf(container, 'TUNNEL_DNS_PORT')][0]?.text;
  const port = Number(written ?? (/cloudflare\/cloudflared$/i.test(container.image) ? 53 : 5053));
  const steps = forwardSteps([{ zone: ROOT, to, at: container.at }], {
    plugin: 'upstream',
    policy: 'unordered',
    merges: false,
  });
  const value = oneBlock(
    container.at,
    Number.isInteger(port) ? port : 53,
    [],
    [...steps, rest('cloudflared', 'servfail', container.at)],
  );
  return { value, notices };
}
