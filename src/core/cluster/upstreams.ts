/** Resolves the TO arguments of forward steps. */

import { parseAddress, portOfUpstream } from '../dns/endpoint.ts';
import type { PathStep } from '../facts/path.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { ForwardStep, Upstream } from '../facts/steps.ts';
import { packed } from '../text/append.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { defined } from '../text/defined.ts';
import { assertNever } from '../text/invariant.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import {
  type KnownUpstream,
  type Missing,
  plainUpstream,
  type ResolvedUpstream,
  type ResolverView,
  type UnknownFile,
} from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { hostName, type KnownHosts, NO_HOSTS } from './known-hosts.ts';

export interface UpstreamInput {
  /** /etc/resolv.conf as the server sees it, or any path's content. */
  readonly resolver: ResolverView | ((path: string) => ResolverView);
  /** CoreDNS's; empty for other software. */
  readonly version: string;
  /** Assumptions about the whole server. */
  readonly assumed: readonly string[];
  readonly files: ReadonlyMap<string, SourceText>;
  readonly filledFrom: ReadonlyMap<string, Filled>;
  readonly hosts: KnownHosts;
  /** Undefined on a node or outside. */
  readonly context: ClusterContext | undefined;
}

/** Outside pods there are no mounts, placeholders or Services. */
export function outsidePods(resolver: UpstreamInput['resolver']): UpstreamInput {
  return {
    resolver,
    version: '',
    assumed: [],
    files: new Map(),
    filledFrom: new Map(),
    hosts: NO_HOSTS,
    context: undefined,
  };
}

/** Of a machine of which one file is shown. */
export const UNSTATED_ON_HOST: ResolverView = {
  nameservers: [],
  unknown: {
    because: 'what /etc/resolv.conf holds on its host is not stated',
    via: [],
    missing: { kind: 'host-file', path: '/etc/resolv.conf' },
  },
  outside: false,
};

export function resolveUpstreams(
  config: ServerConfig,
  input: UpstreamInput,
): ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]> {
  const out = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  const drops = compareVersions(input.version, '1.14.4') >= 0;
  const dropsAll = compareVersions(input.version, '1.15.0') >= 0;
  for (const block of config.blocks) {
    for (const step of block.steps) {
      if (step.kind !== 'forward') continue;
      const list: ResolvedUpstream[] = [];
      for (const to of step.to)
        if (to.value.kind === 'endpoint') list.push(fromEndpoint(to.value, to.at, input));
        else for (const one of resolved(to, input)) list.push(one);
      out.set(step, drops && list.length > 1 ? distinct(list, dropsAll) : packed(list));
    }
  }
  return out;
}

function resolved({ value: upstream, at }: Located<Upstream>, input: UpstreamInput): readonly ResolvedUpstream[] {
  switch (upstream.kind) {
    case 'endpoint':
      return [fromEndpoint(upstream, at, input)];
    case 'resolver-file':
      return fromResolverFile(upstream, at, input).filter((one) => upstream.ownFamilyOnly !== true || isSentTo(one));
    case 'host':
      return fromHost(upstream, at, input);
    case 'placeholder': {
      const because = `${upstream.text ?? upstream.name} is filled in on the node`;
      const missing: Missing = upstream.name === 'cluster-dns' ? { kind: 'cluster-dns' } : { kind: 'value' };
      return [{ kind: 'unknown', because, missing, at, via: [] }];
    }
    case 'unresolved':
      return [{ kind: 'unknown', because: upstream.because, missing: { kind: 'value' }, at, via: [] }];
    default:
      return assertNever(upstream);
  }
}

function fromEndpoint(
  { address: written, port, transport, perhaps }: Extract<Upstream, { readonly kind: 'endpoint' }>,
  at: Location,
  { filledFrom }: UpstreamInput,
): KnownUpstream {
  const address = parseAddress(written) ?? written;
  const filled = placeholderAt(at, address, filledFrom);
  const via = filled === undefined ? packed([]) : [filled.step];
  const assumptions = packed([filled?.assumes ?? [], perhaps?.holds ?? []].flat());
  return { kind: 'known', address, port, transport, at, via, assumptions, ...defined({ unless: perhaps?.fails }) };
}

function fromResolverFile(
  { path, text, assumes }: Extract<Upstream, { readonly kind: 'resolver-file' }>,
  at: Location,
  input: UpstreamInput,
): readonly ResolvedUpstream[] {
  const { resolver, assumed, files, context } = input;
  const mounted = text ?? files.get(path);
  if (mounted !== undefined && context !== undefined) {
    const { nameservers } = context.readers.resolverFile(mounted).value;
    return fromMountedFile({ path, assumptions: assumes === undefined ? [] : [assumes] }, nameservers, at);
  }
  if (typeof resolver !== 'function' && path !== '/etc/resolv.conf') {
    const because = `what ${path} holds is not stated`;
    return [{ kind: 'unknown', because, missing: { kind: 'host-file', path }, at, via: [] }];
  }
  const view = typeof resolver === 'function' ? resolver(path) : resolver;
  const list = view.nameservers.map(({ address, via, assumptions }) =>
    parseAddress(address) === undefined
      ? noAddress(address, at)
      : plainUpstream(address, 53, { at, via, assumptions: [...assumed, ...assumptions] }),
  );
  if (view.unknown !== undefined) return [...list, notKnown(view.unknown, at, assumed)];
  if (!view.outside && view.nameservers.length > 0) return list;
  return [
    ...list,
    {
      kind: 'unknown',
      because: view.outside
        ? 'the resolvers that the nodes get from their network'
        : 'the resolver file lists no nameserver',
      outside: view.outside,
      ...defined({
        missing: view.outside ? undefined : ({ kind: 'pod-file', path } as const),
        assumptions: view.outsideAssumes !== undefined ? [...assumed, view.outsideAssumes] : undefined,
      }),
      at,
      via: [],
    },
  ];
}

/** As the file spells it. */
function isSentTo(upstream: ResolvedUpstream): boolean {
  const spelt = upstream.via.findLast(({ setting }) => setting === 'resolver-file')?.written;
  return spelt === undefined || portOfUpstream(spelt, 53, '0.0.0.0') !== 0;
}

function fromMountedFile(
  { path, assumptions }: { readonly path: string; readonly assumptions: readonly string[] },
  nameservers: readonly Located<string>[],
  to: Location,
): ResolvedUpstream[] {
  return nameservers.map(({ value, at }) => {
    const address = parseAddress(value);
    if (address === undefined) return noAddress(value, to);
    const description = `${path} lists nameserver ${value}`;
    return plainUpstream(address, 53, {
      ...{ at: to, assumptions },
      via: [{ at, description, setting: 'resolver-file', written: value }],
    });
  });
}

function fromHost(
  { name, port, transport, byItself, isAbsolute }: Extract<Upstream, { readonly kind: 'host' }>,
  at: Location,
  input: UpstreamInput,
): readonly ResolvedUpstream[] {
  const { hosts, context } = input;
  const known = { kind: 'known', port, transport, at } as const;
  const assumed = byItself === true ? [...input.assumed, `who is asked for ${name} knows its address`] : input.assumed;
  // RFC 6761 6.3: resolves to loopback.
  if (/^localhost\.?$/i.test(name)) {
    const assumptions = [...assumed, 'the resolver of its pod has an address for localhost'];
    return [{ ...known, address: '127.0.0.1', via: [], assumptions }];
  }
  // Go keeps names of one label in a hosts file without the dot (net/hosts.go readHosts).
  const isSeen = hostName(name).includes('.') || isAbsolute !== true;
  const addresses = hosts(hostName(name))?.filter(
    ({ inFile, bySearch }) => (isSeen || inFile !== true) && (isAbsolute !== true || bySearch !== true),
  );
  if (addresses !== undefined && addresses.length > 0)
    return addresses.map(({ address, via, assumes }) => {
      const assumptions = assumes === undefined ? assumed : [...assumed, assumes];
      return { ...known, address, via, assumptions };
    });
  const declared = declaredAs(name, context);
  if (declared !== undefined)
    return declared.map((one) => {
      const via = [{ at: one.at, description: `the configuration says that ${name} is ${one.value}` }];
      return { ...known, address: parseAddress(one.value) ?? one.value, via, assumptions: assumed };
    });
  const because = `what ${name} resolves to is not stated`;
  const encrypted = /^(?:tls|https3?|quic)$/.test(transport) || undefined;
  return [{ kind: 'unknown', because, missing: { kind: 'host-name', name, ...defined({ encrypted }) }, at, via: [] }];
}

function declaredAs(name: string, context: ClusterContext | undefined): readonly Located<string>[] | undefined {
  return context?.input.settings?.resolvers.find((one) => hostName(one.name) === hostName(name))?.addresses;
}

function notKnown(unknown: UnknownFile, at: Location, assumed: readonly string[]): ResolvedUpstream {
  const { because, missing, via, withStub } = unknown;
  const supposed = withStub?.map((one) =>
    plainUpstream(one.address, 53, { at, via: one.via, assumptions: [...assumed, ...one.assumptions] }),
  );
  return { kind: 'unknown', because, missing, ...defined({ withStub: supposed }), at, via };
}

/** A nameserver without address stays a host name, resolved when asked (miekg/dns ClientConfigFromReader). */
function noAddress(text: string, at: Location): ResolvedUpstream {
  return /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text)
    ? {
        kind: 'unknown',
        because: `what ${text} resolves to is not stated`,
        missing: { kind: 'host-name', name: text },
        at,
        via: [],
      }
    : plainUpstream(text, 0, { at });
}

/** node-cache's value of a placeholder. */
export interface Filled {
  readonly step: PathStep;
  readonly assumes?: string;
}

/** Only at a placeholder or a chart's text; a literal address there is not filled in. */
function placeholderAt(
  { file, span }: Location,
  address: string,
  filledFrom: ReadonlyMap<string, Filled>,
): Filled | undefined {
  const filled = filledFrom.get(address);
  if (filled?.assumes !== undefined) return file.text.startsWith(address, span.start) ? undefined : filled;
  return file.text.startsWith('__PILLAR__', span.start) ? filled : undefined;
}

/** CoreDNS >= 1.14.4 asks repeated addresses once; 1.15.0 once by transport (plugin/forward/resolve.go). */
function distinct(list: readonly ResolvedUpstream[], byTransport: boolean): readonly ResolvedUpstream[] {
  const keyOf = (one: ResolvedUpstream, index: number): string =>
    one.kind === 'unknown' ? String(index) : `${byTransport ? one.transport : ''}|${one.address}|${one.port}`;
  const first = new Map(list.map((one, index) => [keyOf(one, index), one] as const).toReversed());
  return packed(list.filter((one, index) => first.get(keyOf(one, index)) === one));
}
