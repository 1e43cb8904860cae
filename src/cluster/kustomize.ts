/**
 * What kustomize builds of the facts that its files draw in: generated ConfigMaps, patched objects (kubernetes-sigs/kustomize
 * api/internal/target). Prefixes and suffixes rename objects and references alike, so names are left as they are.
 */
import { RE2JS } from 're2js';
import type {
  ConfigMapFact,
  Container,
  Fact,
  JsonPatchFact,
  KustomizationFact,
  KustomizePatch,
  WorkloadFact,
} from '../fact.ts';
import type { SourceText } from '../text/source-text.ts';

export interface Built {
  /** Directory of the kustomization that nobody else draws in. */
  readonly directory: string;
  readonly facts: readonly Fact[];
}

/** Every root built; and the facts that no kustomization has drawn in. */
export function build(facts: readonly Fact[]): { readonly built: readonly Built[]; readonly rest: readonly Fact[] } {
  const kustomizations = new Map<string, KustomizationFact>();
  for (const fact of facts) if (fact.kind === 'kustomization') kustomizations.set(fact.directory, fact);
  if (kustomizations.size === 0) return { built: [], rest: facts };
  const byPath = new Map<string, Fact[]>();
  const texts = new Map<string, SourceText>();
  for (const fact of facts) {
    const path = fact.at.file.path;
    const known = byPath.get(path);
    if (known === undefined) byPath.set(path, [fact]);
    else known.push(fact);
    if (fact.kind === 'config-text') texts.set(fact.path, fact.text);
  }
  const drawn = new Set<string>();
  for (const one of kustomizations.values())
    for (const resource of one.resources) if (kustomizations.has(resource.value)) drawn.add(resource.value);
  const workshop: Workshop = { kustomizations, byPath, texts };
  const built: Built[] = [];
  const reached = new Set<string>();
  for (const one of kustomizations.values()) {
    if (drawn.has(one.directory)) continue;
    const made = buildRoot(one, workshop, reached);
    if (made.length > 0) built.push({ directory: one.directory, facts: made });
  }
  // Kustomizations that draw each other in have no root, and kustomize refuses them: their files stay what they are.
  const used = new Set<string>();
  for (const directory of reached) {
    const one = kustomizations.get(directory);
    if (one === undefined) continue;
    used.add(one.at.file.path);
    for (const resource of one.resources) if (!kustomizations.has(resource.value)) used.add(resource.value);
    for (const generator of one.generators ?? []) for (const file of generator.files) used.add(file.path);
    for (const patch of one.patches ?? []) if (patch.source.kind === 'file') used.add(patch.source.path);
  }
  const rest = facts.filter(
    (fact) => fact.kind !== 'kustomization' && fact.kind !== 'json-patch' && !used.has(fact.at.file.path),
  );
  return { built, rest };
}

interface Workshop {
  readonly kustomizations: ReadonlyMap<string, KustomizationFact>;
  readonly byPath: ReadonlyMap<string, readonly Fact[]>;
  readonly texts: ReadonlyMap<string, SourceText>;
}

/** Below a root: kustomizations within kustomizations, each once. */
const MAX_KUSTOMIZATIONS = 2000;

/** Children before parents, so that a parent patches what its children have made. No recursion: depth is the user's. */
function buildRoot(root: KustomizationFact, workshop: Workshop, reached: Set<string>): readonly Fact[] {
  const made = new Map<string, readonly Fact[]>();
  const open: { one: KustomizationFact; ready: boolean }[] = [{ one: root, ready: false }];
  const begun = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { one } = next;
    if (next.ready) {
      made.set(one.directory, buildOne(one, made, workshop));
      continue;
    }
    if (begun.has(one.directory) || begun.size > MAX_KUSTOMIZATIONS) continue;
    begun.add(one.directory);
    reached.add(one.directory);
    open.push({ one, ready: true });
    for (const resource of one.resources) {
      const below = workshop.kustomizations.get(resource.value);
      if (below !== undefined && !begun.has(below.directory)) open.push({ one: below, ready: false });
    }
  }
  return made.get(root.directory) ?? [];
}

function buildOne(
  one: KustomizationFact,
  made: ReadonlyMap<string, readonly Fact[]>,
  workshop: Workshop,
): readonly Fact[] {
  const facts: Fact[] = [];
  const components: KustomizationFact[] = [];
  for (const resource of one.resources) {
    const component = workshop.kustomizations.get(resource.value);
    if (component?.component === true) {
      components.push(component);
      continue;
    }
    const below = made.get(resource.value) ?? workshop.byPath.get(resource.value) ?? [];
    for (const fact of below) if (fact.kind !== 'json-patch' && fact.kind !== 'kustomization') facts.push(fact);
  }
  // Components come after all resources, in their order, and work on what is there (api/internal/target accumulateComponents).
  let all: readonly Fact[] = facts;
  for (const component of components) {
    const brought = component.resources.flatMap(
      (resource) => made.get(resource.value) ?? workshop.byPath.get(resource.value) ?? [],
    );
    all = transformed(component, [...all, ...brought.filter((fact) => fact.kind !== 'kustomization')], workshop);
  }
  return transformed(one, all, workshop);
}

/** Generators, patches and renamings of one kustomization, on what has been drawn in. */
function transformed(one: KustomizationFact, drawn: readonly Fact[], workshop: Workshop): readonly Fact[] {
  let facts: Fact[] = [...drawn];
  // Facts of the file itself, such as those of charts that it inflates.
  const own = (workshop.byPath.get(one.at.file.path) ?? []).filter((fact) => fact.kind !== 'kustomization');
  const inline = (one.patches ?? []).map((patch) =>
    patch.source.kind === 'inline' ? within(own, patch.source.text) : [],
  );
  const patches = new Set(inline.flat());
  for (const fact of own) if (!patches.has(fact)) facts.push(fact);
  for (const generator of one.generators ?? []) {
    // A Secret of the same name is another object.
    if (generator.of === 'secret') continue;
    const data: ConfigMapFact['data'][number][] = [...generator.literals];
    for (const file of generator.files) {
      const text = workshop.texts.get(file.path);
      if (text !== undefined) data.push({ key: file.key, text, at: file.at });
    }
    const at = facts.findIndex((fact) => fact.kind === 'config-map' && fact.name === generator.name);
    const old = facts[at];
    const namespace = generator.namespace ?? one.namespace ?? (old?.kind === 'config-map' ? old.namespace : 'default');
    const map: ConfigMapFact = {
      kind: 'config-map',
      namespace,
      name: generator.name,
      data: generator.behavior === 'merge' && old?.kind === 'config-map' ? mergedData(old.data, data) : data,
      labels: {},
      at: generator.at,
    };
    if (at === -1 || generator.behavior === 'create') facts.push(map);
    else facts[at] = { ...map, namespace: generator.namespace ?? namespace };
  }
  for (const [index, patch] of (one.patches ?? []).entries()) {
    const pieces =
      patch.source.kind === 'inline' ? (inline[index] ?? []) : (workshop.byPath.get(patch.source.path) ?? []);
    facts = patched(facts, patch, pieces);
  }
  return facts.map((fact) => renamed(fact, one));
}

/** The facts that stand within a text of the same file. */
function within(facts: readonly Fact[], text: SourceText): readonly Fact[] {
  const start = text.segments[0]?.at ?? 0;
  const last = text.segments[text.segments.length - 1];
  const end = last === undefined ? 0 : last.at + last.length;
  return facts.filter((fact) => fact.at.span.start >= start && fact.at.span.end <= end);
}

function mergedData(old: ConfigMapFact['data'], more: ConfigMapFact['data']): ConfigMapFact['data'] {
  const keys = new Set(more.map((entry) => entry.key));
  return [...old.filter((entry) => !keys.has(entry.key)), ...more];
}

/** `namespace` moves every object; `images` gives tags. */
function renamed(fact: Fact, one: KustomizationFact): Fact {
  const moved =
    one.namespace !== undefined && 'namespace' in fact && fact.namespace !== one.namespace
      ? { ...fact, namespace: one.namespace }
      : fact;
  const images = one.images ?? [];
  if (moved.kind !== 'workload' || images.length === 0) return moved;
  return {
    ...moved,
    containers: moved.containers.map((container) => {
      const { image } = container;
      const change = images.find(
        (known) => image !== undefined && image.value.replace(/(:[^/:@]*)?(@.*)?$/, '') === known.name,
      );
      if (image === undefined || change === undefined) return container;
      const tag = change.newTag?.value ?? /:([^/:@]*)(?:@.*)?$/.exec(image.value)?.[1];
      return {
        ...container,
        image: {
          value: `${change.newName ?? change.name}${tag === undefined ? '' : `:${tag}`}`,
          at: change.newTag?.at ?? image.at,
        },
      };
    }),
  };
}

function patched(facts: readonly Fact[], patch: KustomizePatch, pieces: readonly Fact[]): Fact[] {
  let out = [...facts];
  for (const piece of pieces) {
    if (piece.kind === 'json-patch') {
      if (patch.target !== undefined) out = out.map((fact) => (isTarget(fact, patch) ? operated(fact, piece) : fact));
    } else if (piece.kind === 'config-map' || piece.kind === 'workload' || piece.kind === 'service') {
      out = out.map((fact) =>
        (patch.target === undefined ? isSame(fact, piece) : isTarget(fact, patch)) ? merged(fact, piece) : fact,
      );
    }
  }
  return out;
}

function kindOf(fact: Fact): string | undefined {
  if (fact.kind === 'workload') return fact.workload;
  if (fact.kind === 'config-map') return 'ConfigMap';
  return fact.kind === 'service' ? 'Service' : undefined;
}

function isSame(fact: Fact, piece: Fact): boolean {
  if (kindOf(fact) !== kindOf(piece) || !('name' in fact) || !('name' in piece) || fact.name !== piece.name)
    return false;
  // A patch that says no namespace is read as `default` and means whichever the object has.
  const of = (one: Fact): string | undefined => ('namespace' in one ? one.namespace : undefined);
  return of(piece) === 'default' || of(piece) === of(fact);
}

/** Kind, name and namespace of a target are anchored regular expressions (kustomize api/types/selector.go). */
function isTarget(fact: Fact, patch: KustomizePatch): boolean {
  const { target } = patch;
  const kind = kindOf(fact);
  if (target === undefined || kind === undefined || !('name' in fact) || !('namespace' in fact)) return false;
  // Labels of an object, as against those of its pods, are known of ConfigMaps only: what is not known is not selected.
  if (target.labelSelector !== undefined && !(fact.kind === 'config-map' && hasLabels(fact, target.labelSelector)))
    return false;
  return (
    matches(target.kind, kind) && matches(target.name, fact.name) && matches(target.namespace, fact.namespace ?? '')
  );
}

function hasLabels(fact: ConfigMapFact, selector: string): boolean {
  return selector.split(',').every((one) => {
    const [key = '', value] = one.split(/==?/).map((part) => part.trim());
    return value === undefined ? fact.labels[key] !== undefined : fact.labels[key] === value;
  });
}

function matches(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined || pattern === '' || pattern === text) return true;
  try {
    return RE2JS.compile(`^(?:${pattern})$`).matcher(text).find();
  } catch {
    return false;
  }
}

/** A strategic merge, as far as the facts of an object go: maps merge, containers and volumes merge by name. */
function merged(fact: Fact, piece: Fact): Fact {
  if (fact.kind === 'config-map' && piece.kind === 'config-map')
    return { ...fact, data: mergedData(fact.data, piece.data) };
  if (fact.kind === 'service' && piece.kind === 'service')
    return {
      ...fact,
      clusterIPs: piece.clusterIPs.length > 0 ? piece.clusterIPs : fact.clusterIPs,
      externalIPs: piece.externalIPs.length > 0 ? piece.externalIPs : fact.externalIPs,
      headless: piece.headless || (fact.headless && piece.clusterIPs.length === 0),
    };
  if (fact.kind !== 'workload' || piece.kind !== 'workload') return fact;
  const added = piece.containers.filter((one) => !fact.containers.some((known) => known.name === one.name));
  return {
    ...fact,
    hostNetwork: fact.hostNetwork || piece.hostNetwork,
    ...(piece.dnsPolicy === undefined ? {} : { dnsPolicy: piece.dnsPolicy }),
    ...(piece.dnsConfig === undefined ? {} : { dnsConfig: piece.dnsConfig }),
    containers: [...fact.containers.map((one) => mergedContainer(one, piece)), ...added],
    volumes: [
      ...fact.volumes.filter((one) => !piece.volumes.some((known) => known.name === one.name)),
      ...piece.volumes,
    ],
  };
}

function mergedContainer(one: Container, piece: WorkloadFact): Container {
  const change = piece.containers.find((known) => known.name === one.name);
  if (change === undefined) return one;
  return {
    ...one,
    ...(change.image === undefined ? {} : { image: change.image }),
    words: change.words.length > 0 ? change.words : one.words,
    env: [...one.env.filter((known) => !change.env.some((other) => other.name === known.name)), ...change.env],
    ports: [
      ...one.ports.filter((known) => !change.ports.some((other) => other.containerPort === known.containerPort)),
      ...change.ports,
    ],
    mounts: [
      ...one.mounts.filter((known) => !change.mounts.some((other) => other.path === known.path)),
      ...change.mounts,
    ],
  };
}

/** The operations that decide about DNS: a ConfigMap's values, and what a pod template says of its resolver. */
function operated(fact: Fact, patch: JsonPatchFact): Fact {
  let out = fact;
  for (const { op, path, value, at } of patch.operations) {
    const words = path
      .slice(1)
      .split('/')
      .map((word) => word.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (out.kind === 'config-map' && words[0] === 'data' && words.length === 2) {
      const key = words[1] ?? '';
      const others = out.data.filter((entry) => entry.key !== key);
      if (op === 'remove') out = { ...out, data: others };
      else if ((op === 'add' || op === 'replace') && value !== undefined)
        out = { ...out, data: [...others, { key, text: value, at }] };
    } else if (out.kind === 'service' && words.join('/') === 'spec/clusterIP') {
      out = { ...out, clusterIPs: value === undefined || op === 'remove' ? [] : [{ value: value.text, at }] };
    } else if (out.kind === 'workload') {
      const last = words[words.length - 1];
      const inPod = words.slice(0, -1).join('/') === (out.workload === 'Pod' ? 'spec' : 'spec/template/spec');
      if (!inPod) continue;
      if (last === 'dnsPolicy' && op === 'remove') {
        const { dnsPolicy: _, ...less } = out;
        out = less;
      } else if (last === 'dnsPolicy' && value !== undefined) out = { ...out, dnsPolicy: { value: value.text, at } };
      else if (last === 'hostNetwork') out = { ...out, hostNetwork: op !== 'remove' && value?.text === 'true' };
    }
  }
  return out;
}
