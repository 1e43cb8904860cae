/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound. */

import type { ResolverContainer, ResolverSoftware } from '../facts/readers.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import type { Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { DnsServer, ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import type { ServerPlace } from './coredns-servers.ts';
import { withHostsFile } from './hosts-file.ts';
import type { KnownHosts } from './known-hosts.ts';
import { mountedFiles } from './mounts.ts';
import { outsidePods, resolveUpstreams } from './upstreams.ts';

export interface FoundResolver {
  readonly software: ResolverSoftware;
  readonly config: ServerConfig;
  readonly files: ReadonlyMap<string, SourceText>;
  readonly at: Location;
  readonly mayDiffer?: string;
}

/** Undefined for other containers, and without configuration in the repository. */
export function resolverOf(
  workload: WorkloadFact,
  container: Container,
  context: ClusterContext,
): FoundResolver | undefined {
  const software = context.programs.softwareOf(container);
  if (software === undefined) return undefined;
  const at = container.image?.at ?? workload.at;
  const mounted = mountedFiles(workload, container, context);
  const files = new Map(mounted.files);
  // Configuration that a program rewrites is often copied into place at start.
  for (const other of workload.containers) {
    if (!other.init) continue;
    for (const [path, text] of mountedFiles(workload, other, context).files)
      if (!files.has(path)) files.set(path, text);
  }
  const inSight = Object.assign(new Map(withHostsFile(files, workload)), { isAbsent: mounted.isAbsent });
  const reading = software.read({ ...bareContainer(container), files: inSight, at });
  if (reading === undefined) {
    context.addNotice({
      kind: 'not-modelled',
      message: `what ${software.title} forwards to is not stated in the repository: a loop through it would not be seen`,
      unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
      at,
    });
    return undefined;
  }
  for (const notice of reading.notices) context.addNotice(notice);
  for (const [path, text] of files) if (path.endsWith('.conf')) context.claimedTexts.add(text);
  return { software, config: reading.value, files, at, ...defined({ mayDiffer: mounted.mayDiffer }) };
}

export function bareContainer({ image, words, env }: Container): Omit<ResolverContainer, 'at'> {
  const name = image?.value ?? '';
  const tag = /:([\w][\w.-]{0,127})(?:@|$)/.exec(name)?.[1];
  return { image: repositoryOf(name), ...defined({ tag }), words, env, files: new Map() };
}

export function resolverServer(
  found: FoundResolver,
  given: ServerPlace & {
    readonly resolver: ResolverView;
    readonly hosts: KnownHosts;
    readonly assumption: string | undefined;
  },
  context: ClusterContext,
): DnsServer {
  const { resolver, hosts, assumption, ...place } = given;
  return {
    ...place,
    software: found.software.id,
    version: '',
    config: found.config,
    upstreams: resolveUpstreams(found.config, { ...outsidePods(resolver), files: found.files, hosts, context }),
    claims: [],
    ...defined({ assumption, startsWithoutAddresses: found.software.startsWithoutAddresses }),
  };
}

function repositoryOf(image: string): string {
  const digest = image.indexOf('@');
  const name = digest === -1 ? image : image.slice(0, digest);
  const parts = name.split('/');
  const last = parts.pop() ?? '';
  const [first] = parts;
  const hosts = first !== undefined && (/[.:]/.test(first) || first === 'localhost');
  return [...(hosts ? parts.slice(1) : parts), last.replace(/:.*$/s, '')].join('/');
}
