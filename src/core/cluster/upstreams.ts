/** What the TO arguments of each forward step come to. */

import { parseAddress } from '../dns/endpoint.ts';
import type { ForwardStep, ServerConfig } from '../facts/fact.ts';
import type { PathStep } from '../facts/path.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { KnownUpstream, ResolvedUpstream, ResolverView, UnknownFile } from './cluster.ts';
import type { Setup } from './context.ts';
import { hostName, type KnownHosts, NO_HOSTS } from './known-hosts.ts';
import { atLeast } from './versions.ts';

export function resolveUpstreams(
  config: ServerConfig,
  /** /etc/resolv.conf as the server sees it, or what a path holds. */
  resolver: ResolverView | ((path: string) => ResolverView),
  version: string,
  assumed: readonly string[],
  files: ReadonlyMap<string, SourceText>,
  filledFrom: ReadonlyMap<string, Filled>,
  setup: Setup | undefined,
  hosts: KnownHosts = NO_HOSTS,
): ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]> {
  const out = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  for (const block of config.blocks) {
    for (const step of block.steps) {
      if (step.kind !== 'forward') continue;
      const list: ResolvedUpstream[] = [];
      for (const to of step.to) {
        const upstream = to.value;
        if (upstream.kind === 'endpoint') {
          const address = parseAddress(upstream.address) ?? upstream.address;
          const filled = filledIn(to.at, address, filledFrom);
          list.push({
            kind: 'known',
            address,
            port: upstream.port,
            transport: upstream.transport,
            at: to.at,
            via: filled === undefined ? [] : [filled.step],
            assumptions: filled?.assumes === undefined ? [] : [filled.assumes],
          });
        } else if (upstream.kind === 'resolver-file') {
          const mounted = files.get(upstream.path);
          if (mounted !== undefined && setup !== undefined) {
            for (const nameserver of setup.readers.resolverFile(mounted).value.nameservers) {
              if (parseAddress(nameserver.value) === undefined) {
                list.push(noAddress(nameserver.value, to.at));
                continue;
              }
              list.push({
                kind: 'known',
                address: parseAddress(nameserver.value) ?? nameserver.value,
                port: 53,
                transport: 'dns',
                at: to.at,
                via: [
                  {
                    at: nameserver.at,
                    says: `${upstream.path} lists nameserver ${nameserver.value}`,
                    setting: 'resolver-file',
                    written: nameserver.value,
                  },
                ],
                assumptions: [],
              });
            }
            continue;
          }
          if (typeof resolver !== 'function' && upstream.path !== '/etc/resolv.conf') {
            list.push({
              kind: 'unknown',
              because: `what ${upstream.path} holds is not stated`,
              missing: { kind: 'host-file', path: upstream.path },
              at: to.at,
              via: [],
            });
            continue;
          }
          const view = typeof resolver === 'function' ? resolver(upstream.path) : resolver;
          for (const one of view.nameservers) {
            if (parseAddress(one.address) === undefined) {
              list.push(noAddress(one.address, to.at));
              continue;
            }
            list.push({
              kind: 'known',
              address: one.address,
              port: 53,
              transport: 'dns',
              at: to.at,
              via: one.via,
              assumptions: [...assumed, ...one.assumptions],
            });
          }
          if (view.unknown !== undefined) list.push(notKnown(view.unknown, to.at, assumed));
          else if (view.outside || view.nameservers.length === 0)
            list.push({
              kind: 'unknown',
              because: view.outside
                ? 'the resolvers that the nodes get from their network'
                : 'the resolver file lists no nameserver',
              outside: view.outside,
              ...(view.outsideAssumes !== undefined && { assumptions: [...assumed, view.outsideAssumes] }),
              at: to.at,
              via: [],
            });
        } else if (upstream.kind === 'host' && /^localhost\.?$/i.test(upstream.name)) {
          // RFC 6761 6.3: whoever answers for it answers with loopback.
          list.push({
            kind: 'known',
            address: '127.0.0.1',
            port: upstream.port,
            transport: upstream.transport,
            at: to.at,
            via: [],
            assumptions: [...assumed, 'the resolver of its pod has an address for localhost'],
          });
        } else if (upstream.kind === 'host' && hosts.has(hostName(upstream.name))) {
          const { port, transport } = upstream;
          for (const { address, via, assumes } of hosts.get(hostName(upstream.name)) ?? []) {
            const assumptions = assumes === undefined ? assumed : [...assumed, assumes];
            list.push({ kind: 'known', address, port, transport, at: to.at, via, assumptions });
          }
        } else if (upstream.kind === 'host' && declaredAs(upstream.name, setup) !== undefined) {
          const { port, transport } = upstream;
          for (const one of declaredAs(upstream.name, setup) ?? []) {
            const via = [{ at: one.at, says: `the configuration says that ${upstream.name} is ${one.value}` }];
            const address = parseAddress(one.value) ?? one.value;
            list.push({ kind: 'known', address, port, transport, at: to.at, via, assumptions: assumed });
          }
        } else if (upstream.kind === 'host') {
          list.push({
            kind: 'unknown',
            because: `what ${upstream.name} resolves to is not stated`,
            missing: { kind: 'host-name', name: upstream.name },
            at: to.at,
            via: [],
          });
        } else if (upstream.kind === 'placeholder') {
          list.push({
            kind: 'unknown',
            because: `${upstream.name} is filled in on the node`,
            missing: upstream.name === 'cluster-dns' ? { kind: 'cluster-dns' } : { kind: 'value' },
            at: to.at,
            via: [],
          });
        } else {
          const { because } = upstream;
          list.push({ kind: 'unknown', because, missing: { kind: 'value' }, at: to.at, via: [] });
        }
      }
      out.set(step, atLeast(version, 1, 14, 4) ? distinct(list, atLeast(version, 1, 15, 0)) : list);
    }
  }
  return out;
}

/** The addresses of the resolver that the configuration calls so. */
function declaredAs(name: string, setup: Setup | undefined): readonly Located<string>[] | undefined {
  return setup?.input.settings?.resolvers.find((one) => hostName(one.name) === hostName(name))?.addresses;
}

function notKnown(unknown: UnknownFile, at: Location, assumed: readonly string[]): ResolvedUpstream {
  const { because, missing, via, withStub } = unknown;
  const supposed = withStub?.map(
    (one): KnownUpstream => ({
      kind: 'known',
      address: one.address,
      port: 53,
      transport: 'dns',
      at,
      via: one.via,
      assumptions: [...assumed, ...one.assumptions],
    }),
  );
  return { kind: 'unknown', because, missing, ...(supposed !== undefined && { withStub: supposed }), at, via };
}

/** A nameserver line without an address is kept as a host name and resolved when it is asked (miekg/dns ClientConfigFromReader). */
function noAddress(text: string, at: Location): ResolvedUpstream {
  return /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text)
    ? {
        kind: 'unknown',
        because: `what ${text} resolves to is not stated`,
        missing: { kind: 'host-name', name: text },
        at,
        via: [],
      }
    : { kind: 'known', address: text, port: 0, transport: 'dns', at, via: [], assumptions: [] };
}

/** An address that node-cache writes in place of a placeholder. */
export interface Filled {
  readonly step: PathStep;
  /** What has to hold for it to be this address. */
  readonly assumes?: string;
}

/** A placeholder stands at the place, or what a chart makes; an address that is written out there is nobody's filling. */
function filledIn(
  { file, span }: Location,
  address: string,
  filledFrom: ReadonlyMap<string, Filled>,
): Filled | undefined {
  const filled = filledFrom.get(address);
  if (filled?.assumes !== undefined) return file.text.startsWith(address, span.start) ? undefined : filled;
  return file.text.startsWith('__PILLAR__', span.start) ? filled : undefined;
}

/** CoreDNS >= 1.14.4 asks an address once, however often it is listed; 1.15.0 once by each transport (plugin/forward/resolve.go). */
function distinct(list: readonly ResolvedUpstream[], byTransport: boolean): ResolvedUpstream[] {
  const seen = new Set<string>();
  return list.filter((one) => {
    if (one.kind === 'unknown') return true;
    const key = `${byTransport ? one.transport : ''}|${one.address}|${one.port}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
