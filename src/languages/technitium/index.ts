import { ROOT } from '../../core/dns/name.ts';
import type { ForwardStep, ResolverContainer, ResolverSoftware, ServerConfig } from '../../core/facts/fact.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { synthetic } from '../../core/text/source-text.ts';
import { forwardSteps, oneBlock, rest, schemeOf, upstreamAt, upstreamsIn } from '../shared/resolver-steps.ts';

/**
 * Technitium DNS Server in a container. Its environment only sets what a first start writes into its own files
 * (DockerEnvironmentVariables.md); later changes lie on its volume.
 */
export const technitium: ResolverSoftware = {
  id: 'technitium',
  title: 'Technitium DNS Server',
  recognises: ({ image }) => /(?:^|\/)technitium\/dns-server$/i.test(image),
  read: (container) => readTechnitium(container),
};

function readTechnitium(container: ResolverContainer): Reading<ServerConfig> | undefined {
  const value = (name: string): string | undefined => container.env.filter((one) => one.name === name).at(-1)?.value;
  const stated = container.env.filter((one) => one.name === 'DNS_SERVER_FORWARDERS').at(-1);
  if (stated?.value === undefined) return undefined;
  const notices: Notice[] = [];
  const tls = /^(?:tls|https|httpsjson|quic)$/i.exec(value('DNS_SERVER_FORWARDER_PROTOCOL') ?? '')?.[0]?.toLowerCase();
  const transport = tls === undefined ? 'dns' : tls === 'tls' ? 'tls' : tls === 'quic' ? 'quic' : 'https';
  // `name (address)` and URLs are for encrypted protocols.
  const to = upstreamsIn(synthetic(stated.at, stated.value), ',', notices, (part) =>
    upstreamAt(schemeOf(part).rest, ':', transport),
  );
  const protocol: ForwardStep['protocol'] = /^tcp$/i.test(value('DNS_SERVER_FORWARDER_PROTOCOL') ?? '') ? 'tcp' : 'udp';
  const steps = forwardSteps([{ zone: ROOT, to, at: stated.at, protocol }], {
    plugin: 'forwarders',
    // Two at once, the fastest first ("concurrent forwarding").
    policy: 'unordered',
    merges: true,
  });
  return { value: oneBlock(container.at, 53, [], [...steps, rest('technitium', 'answer', container.at)]), notices };
}
