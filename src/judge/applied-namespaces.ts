/**
 * The namespace of objects that state none: that of what applies them (`kubectl -n`, cmd/apply; argoproj/gitops-engine
 * pkg/sync setNamespace; Argo CD's `destination`). Flux' is a field of the kustomization that it builds.
 */
import { isCorefileMap, isDnsWorkload } from '../core/cluster/dns-objects.ts';
import type { Fact } from '../core/facts/fact.ts';
import { grouped } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import { oncePer } from '../core/text/once.ts';
import { directoryOf, inFolder } from '../core/text/paths.ts';
import { isPlaceholder } from '../core/text/placeholder.ts';
import { commandScripts, MAX_COMMAND_SCRIPTS } from '../languages/shared/command-scripts.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { type DeployedFolder, namespaceIn } from './deployed.ts';
import { applyingIn } from './installing.ts';

type Namespaced = Extract<Fact, { readonly isInDefault?: true }>;

interface Applied {
  /** A file or folder. */
  readonly folder: string;
  /** `''`: none is stated. */
  readonly namespace: string;
  readonly recurses: boolean;
}

type AppliedAt = ReadonlyMap<string, readonly Applied[]>;

export function inAppliedNamespaces(
  facts: readonly Fact[],
  deployed: readonly DeployedFolder[],
  context: Pick<JoinContext, 'read' | 'paths'>,
): readonly Fact[] {
  const ofDns = facts.filter((fact) => isOpen(fact) && isOfDns(fact));
  if (ofDns.length === 0) return facts;
  const applied = grouped([...deployedInto(deployed), ...appliedByCommands(context)], ({ folder }) => folder);
  if (applied.size === 0) return facts;
  const namespaceAt = oncePer((path: string) => nearestNamespace(inChart(path, context), applied));
  const namespaceOf = (fact: Fact): string | undefined => namespaceAt(fact.clusterPath ?? fact.at.file.path);
  // A Service would leave a workload that stays open behind.
  if (ofDns.some((fact) => namespaceOf(fact) === undefined)) return facts;
  return facts.map((fact) => {
    const namespace = isOpen(fact) ? namespaceOf(fact) : undefined;
    return namespace === undefined || !isOpen(fact) ? fact : inNamespace(fact, namespace);
  });
}

function isOpen(fact: Fact): fact is Namespaced {
  switch (fact.kind) {
    case 'config-map':
    case 'workload':
    case 'service':
    case 'endpoints':
    case 'autoscaler':
      return OPEN.test(fact.namespace) && fact.isInDefault !== true && isApplied(fact);
    default:
      return false;
  }
}

const OPEN = /^(?:default|\{\{-?\s{0,9}\.Release\.Namespace\s{0,9}(?:\|\s{0,9}quote\s{0,9})?-?\}\})$/;

/** A chart's or platform's objects, and containers, are in the namespace that their plug-in knows. */
function isApplied({ platformSource, released, installerDefault, standalone }: Fact): boolean {
  return [platformSource, released, installerDefault, standalone].every((one) => one === undefined);
}

/** Where none of these is open, nothing is searched. */
function isOfDns(fact: Namespaced): boolean {
  return (
    isCorefileMap(fact) ||
    isDnsWorkload(fact) ||
    (fact.kind === 'service' && fact.ports.some(({ port }) => port === 53))
  );
}

function* deployedInto(deployed: readonly DeployedFolder[]): Generator<Applied> {
  for (const { folder, namespace, recurses } of deployed)
    if (namespace !== undefined) yield { folder, namespace, recurses: recurses === true };
}

function* appliedByCommands({ read, paths = [] }: Pick<JoinContext, 'read' | 'paths'>): Generator<Applied> {
  const applying = applyingIn(read);
  for (const path of commandScripts(paths).slice(0, MAX_COMMAND_SCRIPTS)) {
    if (!NAMESPACED.test(read(path)?.text ?? '')) continue;
    for (const { paths: places, namespace = '', recurses = false } of applying(path))
      for (const folder of places) yield { folder, namespace, recurses };
  }
}

const NAMESPACED = /(?:^|\s)(?:-n|--namespace)\b/m;

/** A chart's templates are made with the chart. */
function inChart(path: string, { read }: Pick<JoinContext, 'read'>): string {
  const templates = /^(?:(.*)\/)?templates\//.exec(path);
  const chart = inFolder(templates?.[1] ?? '', 'Chart.yaml');
  return templates === null || read(chart) === undefined ? path : chart;
}

function nearestNamespace(file: string, applied: AppliedAt): string | undefined {
  let [place, isBelow] = [file, false];
  for (;;) {
    const here = (applied.get(place) ?? []).filter(({ recurses }) => recurses || !isBelow);
    const [first, ...others] = new Set(here.map((one) => namespaceIn(one, file)));
    if (first !== undefined) return others.length > 0 || first === '' || isPlaceholder(first) ? undefined : first;
    if (place === '') return undefined;
    isBelow = place !== file;
    place = directoryOf(place);
  }
}

function inNamespace<T extends Namespaced>(fact: T, namespace: string): T {
  if (fact.kind !== 'workload') return { ...fact, namespace };
  const [before, now] = [fact.namespace, namespace].map((one) => `${one}/${fact.workload}/${fact.name}`);
  const nodes = fact.nodes
    ?.split(',')
    .map((one) => (one === before ? now : one))
    .join();
  return { ...fact, namespace, ...defined({ nodes }) };
}
