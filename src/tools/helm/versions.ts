/** From, to, CoreDNS: `appVersion` in coredns/helm's index.yaml. Versions in the gaps were not read. */
const BROUGHT: readonly (readonly [string, string, string])[] = [
  ['1.14.0', '1.15.1', '1.8.0'],
  ['1.16.0', '1.16.4', '1.8.4'],
  ['1.16.5', '1.16.6', '1.8.6'],
  ['1.16.7', '1.18.1', '1.8.7'],
  ['1.19.0', '1.19.2', '1.9.1'],
  ['1.19.3', '1.19.3', '1.9.2'],
  ['1.19.4', '1.19.6', '1.9.3'],
  ['1.19.7', '1.20.2', '1.9.4'],
  ['1.21.0', '1.24.5', '1.10.1'],
  ['1.25.0', '1.25.0', '1.11.0'],
  ['1.26.0', '1.31.0', '1.11.1'],
  ['1.32.0', '1.36.1', '1.11.3'],
  ['1.36.2', '1.38.3', '1.11.4'],
  ['1.39.0', '1.42.2', '1.12.0'],
  ['1.42.3', '1.43.1', '1.12.2'],
  ['1.43.2', '1.44.3', '1.12.3'],
  ['1.45.0', '1.46.2', '1.13.1'],
  ['1.47.1', '1.47.2', '1.14.6'],
];

/** Undefined for a range (`1.x`), of which Helm takes the newest, and for an unknown version. */
export function corednsOfChart(version: string): string | undefined {
  const exact = /^v?(\d+\.\d+\.\d+)$/.exec(version)?.[1];
  if (exact === undefined) return undefined;
  const rank = rankOf(exact);
  return BROUGHT.find(([from, to]) => rank >= rankOf(from) && rank <= rankOf(to))?.[2];
}

function rankOf(version: string): number {
  return version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
}

export type CoreDnsChange =
  | 'customAnnotations'
  | 'k8sAppLabelOverride'
  | 'clusterIPs'
  | 'extraContainers'
  | 'fullnameOnce'
  | 'skipConfig'
  | 'selector'
  | 'servicePort'
  | 'env'
  | 'bothProtocols'
  | 'plainScheme'
  | 'initContainers'
  | 'podLabels'
  | 'dnsConfig'
  | 'deployment.dnsPolicy'
  | 'deployment.dnsConfig';

export type NodeLocalChange =
  | 'commProtocol'
  | 'setupIptables'
  | 'setupInterface'
  | 'podLabels'
  | 'hostNetwork'
  | 'customConfig'
  | 'bindIp'
  | 'customUpstreamsvc'
  | 'noIPv6Lookups'
  | 'extraServerBlocks'
  | 'upstreamServiceSelector'
  | 'upstreamServers'
  | 'upstreamForwardConfig';

export type PiholeChange = 'ftl6';

export interface Change {
  readonly after: string;
  readonly until?: string;
}

/** `after`: the last version without it; `until`: the first without it again. Checked by `scripts/chart-versions.mjs`. */
export const CHANGES: {
  readonly coredns: Readonly<Record<CoreDnsChange, Change>>;
  readonly 'node-local-dns': Readonly<Record<NodeLocalChange, Change>>;
  readonly pihole: Readonly<Record<PiholeChange, Change>>;
} = {
  coredns: {
    customAnnotations: { after: '1.17.0' },
    k8sAppLabelOverride: { after: '1.19.5' },
    clusterIPs: { after: '1.20.0' },
    extraContainers: { after: '1.26.0' },
    /** A release name that contains the chart's is the full name. */
    fullnameOnce: { after: '1.28.2' },
    skipConfig: { after: '1.29.0' },
    selector: { after: '1.30.0' },
    servicePort: { after: '1.33.0' },
    env: { after: '1.35.1' },
    bothProtocols: { after: '0.0.0', until: '1.42.1' },
    /** `use_tcp` without a scheme. */
    plainScheme: { after: '1.42.3' },
    initContainers: { after: '1.42.4' },
    podLabels: { after: '1.45.0' },
    dnsConfig: { after: '1.45.0', until: '1.45.2' },
    'deployment.dnsPolicy': { after: '1.45.1' },
    'deployment.dnsConfig': { after: '1.45.1' },
  },
  'node-local-dns': {
    commProtocol: { after: '1.1.0' },
    setupIptables: { after: '1.1.3' },
    setupInterface: { after: '1.1.3' },
    podLabels: { after: '1.1.4' },
    hostNetwork: { after: '1.1.5' },
    customConfig: { after: '2.0.1' },
    bindIp: { after: '2.0.4' },
    customUpstreamsvc: { after: '2.0.6' },
    noIPv6Lookups: { after: '2.0.12' },
    extraServerBlocks: { after: '2.1.9' },
    upstreamServiceSelector: { after: '2.2.10' },
    upstreamServers: { after: '2.5.0' },
    upstreamForwardConfig: { after: '2.6.0' },
  },
  pihole: {
    /** Pi-hole 6: FTLCONF_dns_upstreams for PIHOLE_DNS_. */
    ftl6: { after: '2.27.0' },
  },
};

/** No version, or a range, means the newest. */
export function chartDoes({ after, until }: Change, version: string | undefined): boolean {
  const exact = /^v?(\d+\.\d+\.\d+)/.exec(version ?? '')?.[1];
  if (exact === undefined) return until === undefined;
  const rank = rankOf(exact);
  return rank > rankOf(after) && (until === undefined || rank < rankOf(until));
}
