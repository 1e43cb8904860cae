/**
 * What kustomize builds, without the tool (kubernetes-sigs/kustomize api/internal/target): each kustomization that no
 * other includes is a root, whose objects replace the files it includes. Held to the real tool by
 * test/tools/kustomize/vectors.
 */

import type { FilledValue } from '../../core/facts/workload.ts';
import { append, grouped } from '../../core/text/append.ts';
import { type Budget, beyondBound, beyondLimit, openBudget } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { templateEnding } from '../../core/text/template-language.ts';
import {
  type AddedFields,
  type FluxBuild,
  isAddedFields,
  isFluxBuild,
  type Statement,
} from '../../languages/shared/fragments.ts';
import { child, entries, items, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { openSyntheticSource } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, effective, groupVersionOf, idOf, type NodeFactory } from './built-object.ts';
import { canonicalFields } from './canonical-fields.ts';
import type { BuildContext, BuildNotice, BuiltRoot, Plan, Repository, ResourceRef } from './context.ts';
import { type Additions, additionsOf, deploymentKey, missingKustomizations, withAddedFields } from './deployed.ts';
import { factsOutsideRoots, readObjects } from './facts.ts';
import type { Kustomization } from './fragments.ts';
import { isKustomization } from './fragments.ts';
import { runGenerators, type Surroundings } from './generators.ts';
import { directoriesBelow, mayContain, plansAt, plansBelow } from './known-objects.ts';
import { setAnnotations, setImages, setLabels, setReplicas, settingsOf } from './labels.ts';
import { addPrefixSuffix, setNamespace } from './names.ts';
import { isConfigured, noticesOf } from './notices.ts';
import { openObjects } from './open-objects.ts';
import { inOrder } from './order.ts';
import { MAY_DECIDE, namesPatchedWithDns, patchFiles } from './patched-names.ts';
import { applyPatches } from './patches.ts';
import { placeOfWritten } from './paths.ts';
import { reportGenerators, runTransformers } from './plugins.ts';
import { buildWithTool } from './real.ts';
import { resolveReferences } from './references.ts';
import { applyReplacement } from './replacements.ts';
import { type Substitutions, substituteObjects, substitutionsOf } from './substitution.ts';
import { statedToolVersion } from './tool-version.ts';
import { reportVars } from './vars.ts';

/** Of one build; a large platform has a few thousand. */
const MAX_OBJECTS = 5000;
const MAX_DEPTH = 50;
/** Kustomizations accumulated, a component once for each user. */
const MAX_STEPS = 20_000;
/** In one kustomization, those of its components too. */
const MAX_COMPONENTS = 500;
/** That an earlier name of an object counts as, wherever the list of them is copied. */
const AFFIX_CHARACTERS = 64;

const ADDED_ELSEWHERE = 'what Flux or Argo CD adds to this kustomization is not followed: it is built in several ways';

/** No object is called so. */
const NO_OBJECT = { kind: '\0', name: '\0', namespace: '' };

interface Joined {
  readonly facts: readonly Statement[];
  readonly notices: readonly Notice[];
  readonly roots: readonly BuiltRoot[];
  readonly filled: readonly FilledValue[];
}

/** Kustomizations of Flux that patch those of Flux, which patch others. */
const MAX_ROUNDS = 5;

/**
 * Objects of roots replace the facts of files that roots include. What deploys a folder may be built itself: then its
 * fields are those that it is built with.
 */
export function joinKustomizations(facts: readonly Statement[], repository: Repository): Joined {
  const { budget = openBudget() } = repository;
  let stated = facts;
  let joined = joinOnce(stated, { ...repository, budget });
  for (let round = 1; round < MAX_ROUNDS && joined.deployments !== undefined; round += 1) {
    const changed = redeployed(stated, joined.deployments);
    if (changed === undefined) break;
    stated = changed;
    joined = joinOnce(stated, { ...repository, budget });
  }
  return joined;
}

const isOfDeployment = (fact: Statement): fact is AddedFields | FluxBuild => isFluxBuild(fact) || isAddedFields(fact);

/** Undefined where nothing is built with other fields than were taken for it. */
function redeployed(
  facts: readonly Statement[],
  deployments: readonly (AddedFields | FluxBuild)[],
): readonly Statement[] | undefined {
  const before = new Set(facts.filter(isOfDeployment).map(deploymentKey));
  const after = new Set(deployments.map(deploymentKey));
  if (before.size === after.size && [...after].every((key) => before.has(key))) return undefined;
  return [...facts.filter((fact) => !isOfDeployment(fact)), ...deployments];
}

function joinOnce(
  facts: readonly Statement[],
  repository: Repository & { readonly budget: Budget },
): Joined & { readonly deployments?: readonly (AddedFields | FluxBuild)[] } {
  const kustomizations = new Map<string, Kustomization>();
  for (const fact of facts) if (isKustomization(fact)) kustomizations.set(fact.directory, fact);
  const { budget, paths = [] } = repository;
  const missing = missingKustomizations(facts, kustomizations, paths, budget);
  for (const one of missing.made) kustomizations.set(one.directory, one);
  // Flux' substitutions are done once the objects are built.
  const deploying = facts.filter(isOfDeployment);
  const stated = deploying.length > 0 ? facts.filter((fact) => !isOfDeployment(fact)) : facts;
  if (kustomizations.size === 0) return { facts: stated, notices: missing.notices, roots: [], filled: [] };
  const context = openContext(stated, kustomizations, additionsOf(facts), repository);
  const substitutions = substitutionsOf(facts, { read: repository.read, paths });
  const roots: BuiltRoot[] = [];
  const deployed = new Set(facts.flatMap((one) => ('deploys' in one ? (one.deploys ?? []) : [])));
  for (const one of context.plans.values())
    if ((!context.included.has(one.directory) || deployed.has(one.directory)) && !one.component)
      roots.push({ directory: one.directory, objects: buildDeployment(one, context, substitutions) });
  const { filled } = context.factory;
  const read = readObjects(roots, context, repository.factsOf);
  const deployments = [...factsOutsideRoots(deploying, context), ...read.facts].filter(isOfDeployment);
  if (repository.tool === undefined)
    return {
      facts: [...factsOutsideRoots(stated, context), ...read.facts],
      notices: [...missing.notices, ...read.notices, ...noticesOf(context, read.relevant)],
      roots,
      filled,
      deployments,
    };
  const real = buildWithTool(roots, read.relevant, context, repository.tool);
  const again = readObjects(real.roots, context, repository.factsOf);
  const native = directoriesBelow(
    real.roots.flatMap((one) => (one.isReal === true ? [] : one.directory)),
    context.plans,
  );
  const left = context.notices.filter((one) => one.notice.overrides !== true || native.has(one.directory));
  const buildNotices = noticesOf({ ...context, notices: left }, read.relevant);
  const notices = [...missing.notices, ...again.notices, ...real.notices, ...buildNotices];
  const outside = factsOutsideRoots(stated, context);
  return { facts: [...outside, ...again.facts], notices, roots: real.roots, filled, deployments };
}

function openContext(
  facts: readonly Statement[],
  kustomizations: ReadonlyMap<string, Kustomization>,
  additions: Additions,
  repository: Repository & { readonly budget: Budget },
): BuildContext {
  const syntheticSource = openSyntheticSource();
  const isFile = (path: string): boolean => repository.read(path) !== undefined;
  const { plans, included } = plansOf(kustomizations, additions, syntheticSource, isFile);
  const { budget } = repository;
  const notices: BuildContext['notices'] = [];
  const take = noticeCollector(notices, budget);
  const context: BuildContext = {
    plans,
    included,
    seconds: facts.filter(isKustomization).filter((one) => kustomizations.get(one.directory) !== one),
    ...objectsToBuild(plans, repository.read),
    knownObjects: new Map(),
    hasVars: [...plans.values()].some((plan) => child(plan.root, 'vars') !== undefined),
    reached: new Set(),
    unfollowed: new Set(),
    used: new Set(),
    byPath: grouped(facts, (fact) => fact.at.file.path),
    notices,
    read: repository.read,
    ...defined({ whyUnread: repository.whyUnread }),
    factsOf: repository.factsOf,
    ...keptElsewhere(repository),
    opened: new Map(),
    originals: new Map(),
    built: new Map(),
    users: usersOf(plans),
    at: '',
    steps: 0,
    components: 0,
    factory: {
      syntheticSource,
      budget,
      filled: [],
      ids: new WeakMap(),
      toolVersion: once(() => statedToolVersion(repository.read, repository.paths ?? [])),
      addNotice: (kind, message, node, file) => {
        const at = syntheticSource.placeOf(node);
        take({ directory: context.at, notice: noticeOf(kind, message, at), ...defined({ file }) });
      },
      unfollowed: (message, node) => {
        context.unfollowed.add(context.at);
        notices.push({ directory: context.at, notice: overriding(message, syntheticSource.placeOf(node)) });
      },
    },
  };
  return context;
}

function keptElsewhere({
  isIgnored = () => false,
  submoduleOf,
}: Repository): Pick<BuildContext, 'isIgnored' | 'isElsewhere'> {
  return { isIgnored, isElsewhere: (path) => isIgnored(path) || submoduleOf?.(path) !== undefined };
}

function noticeOf(kind: Parameters<NodeFactory['addNotice']>[0], message: string, at: Location): Notice {
  if (kind === 'bound') return beyondBound(message, at);
  return kind === 'kept' ? { kind: 'unreadable', message, at, stale: true } : { kind, message, at };
}

function usersOf(plans: ReadonlyMap<string, Plan>): Map<string, number> {
  const users = new Map<string, number>();
  for (const plan of plans.values())
    for (const { directory } of plan.component ? [] : childrenOf(plan, plans))
      users.set(directory, (users.get(directory) ?? 0) + 1);
  return users;
}

function noticeCollector(notices: BuildContext['notices'], budget: Budget): (notice: BuildNotice) => void {
  let isFull = false;
  const known = new Set<string>();
  return (buildNotice) => {
    const { message, at } = buildNotice.notice;
    // A component says the same for each that includes it.
    const key = `${buildNotice.directory}\n${at.file.path}\n${at.span.start}\n${message}`;
    if (known.has(key)) return;
    known.add(key);
    if (budget.take('notices')) notices.push(buildNotice);
    else if (!isFull) {
      isFull = true;
      const more = 'there are more notices about kustomizations than are reported';
      notices.push({ directory: buildNotice.directory, notice: beyondLimit('notices', more, at) });
    }
  };
}

/**
 * With what each lists; `included` are included by another. `isFile`: of a template's neighbours. A plan
 * is left as it is where it is built in other ways too.
 */
function plansOf(
  kustomizations: ReadonlyMap<string, Kustomization>,
  additions: Additions,
  syntheticSource: ReturnType<typeof openSyntheticSource>,
  isFile: (path: string) => boolean,
): { readonly plans: Map<string, Plan>; readonly included: Set<string> } {
  const plans = new Map<string, Plan>();
  const included = new Set<string>();
  const include = (plan: Plan): void => {
    for (const one of [...plan.resources, ...plan.components, ...plan.plugins])
      if (one.path !== undefined && kustomizations.has(one.path)) included.add(one.path);
  };
  for (const fact of kustomizations.values()) {
    const root = openObjects(fact.text ?? wholeFile(fact.at.file), syntheticSource, true)[0]?.root;
    if (root === undefined) continue;
    const plan = planOf(fact, canonicalFields(root), isFile);
    plans.set(fact.directory, plan);
    include(plan);
  }
  for (const [directory, added] of additions) {
    const plan = plans.get(directory);
    if (plan === undefined) continue;
    if (added === false || included.has(directory)) plans.set(directory, { ...plan, isLeft: true });
    else {
      const changed = planOf(plan.fact, withAddedFields(plan.root, added, syntheticSource), isFile);
      plans.set(directory, { ...changed, isChanged: true });
      include(changed);
    }
  }
  return { plans, included };
}

function planOf(fact: Kustomization, root: YamlNode, isFile: (path: string) => boolean): Plan {
  const { directory } = fact;
  const path = fact.text === undefined ? fact.at.file.path : inFolder(directory, 'kustomization.yaml');
  const ending = templateEnding(path);
  const listed = (key: string): readonly ResourceRef[] =>
    items(child(root, key)).map((node) => {
      const written = placeOfWritten(directory, scalarText(node) ?? '');
      const beside = ending === '' || written === undefined ? undefined : `${written}${ending}`;
      return { node, path: beside !== undefined && isFile(beside) ? beside : written };
    });
  return {
    directory,
    path,
    root,
    component: fact.component === true,
    fact,
    isChanged: fact.text !== undefined,
    isLeft: false,
    resources: [...listed('resources'), ...listed('bases')],
    components: listed('components'),
    plugins: [...listed('transformers'), ...listed('generators')],
  };
}

/** `whole`: every object is built; `named`: only objects of these names, to which DNS settings come. */
function objectsToBuild(
  plans: ReadonlyMap<string, Plan>,
  read: Repository['read'],
): Pick<BuildContext, 'whole' | 'named'> {
  const whole = new Set<string>();
  for (const plan of plans.values())
    if (['replacements', 'transformers'].some((key) => child(plan.root, key) !== undefined)) whole.add(plan.directory);
  const named = new Map<string, Set<string>>();
  const renames = [...plans.values()].some(
    ({ root }) => textOf(root, 'namePrefix') + textOf(root, 'nameSuffix') !== '',
  );
  for (const plan of plans.values()) {
    const names = namesPatchedWithDns(plan, read);
    if (names === 'any' || (renames && names.size > 0)) whole.add(plan.directory);
    else if (names.size > 0) named.set(plan.directory, new Set(names));
  }
  // A component works on its users' objects.
  const above = takersOf(plans, ({ components }) => plansAt(components, plans));
  for (const [directory, names] of named) {
    for (const user of above.get(directory) ?? []) addNames(named, user, names);
    for (const below of plansAt(plans.get(directory)?.resources ?? [], plans)) addNames(named, below.directory, names);
  }
  return { whole: directoriesBelow(withTakers(whole, above), plans), named };
}

function takersOf(
  plans: ReadonlyMap<string, Plan>,
  takenBy: (plan: Plan) => readonly Plan[],
): ReadonlyMap<string, readonly string[]> {
  const takers = new Map<string, string[]>();
  for (const plan of plans.values())
    for (const { directory } of takenBy(plan)) append(takers, directory, plan.directory);
  return takers;
}

function withTakers(directories: Iterable<string>, takers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set(directories);
  // The set grows while it is iterated.
  for (const directory of all) for (const taker of takers.get(directory) ?? []) all.add(taker);
  return all;
}

/** A schema holds for the whole build: for what its kustomization includes and what includes it. */
/** Only new names pass on, so that circular kustomizations end. */
function addNames(named: Map<string, Set<string>>, directory: string, names: ReadonlySet<string>): void {
  const merged = named.get(directory) ?? new Set();
  const before = merged.size;
  for (const name of names) merged.add(name);
  if (merged.size === before) return;
  // Setting the key again moves it to the end of the iteration.
  named.delete(directory);
  named.set(directory, merged);
}

function isOpened({ directory }: Plan, name: string, context: BuildContext): boolean {
  return context.whole.has(directory) || context.named.get(directory)?.has(name) === true;
}

function buildDeployment(root: Plan, context: BuildContext, substitutions: Substitutions): readonly BuiltObject[] {
  const objects = inOrder(finishRoot(root, context), root.root);
  const values = substitutions.get(root.directory);
  context.at = root.directory;
  return values === undefined ? objects : substituteObjects(objects, values, context.factory);
}

/** Last steps of a root (kusttarget.go makeCustomizedResMap). */
function finishRoot(root: Plan, context: BuildContext): readonly BuiltObject[] {
  const objects = resolveReferences(buildRoot(root, context), context.factory);
  if (!context.hasVars) return objects;
  const vars = plansBelow(root, context).flatMap((plan) => [...items(child(plan.root, 'vars'))]);
  context.at = root.directory;
  reportVars(objects, vars, context.factory);
  return objects;
}

/** Children before parents, without recursion over the user's directories. */
function buildRoot(root: Plan, context: BuildContext): readonly BuiltObject[] {
  const open: { readonly plan: Plan; readonly ready: boolean }[] = [{ plan: root, ready: false }];
  const begun = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { plan } = next;
    if (context.built.has(plan.directory)) continue;
    if (next.ready) {
      context.built.set(plan.directory, accumulateTarget(plan, context));
      for (const one of childrenOf(plan, context.plans)) release(one, context);
      continue;
    }
    if (begun.has(plan.directory)) continue;
    begun.add(plan.directory);
    open.push({ plan, ready: true });
    for (const one of childrenOf(plan, context.plans))
      if (!begun.has(one.directory)) open.push({ plan: one, ready: false });
  }
  return context.built.get(root.directory) ?? [];
}

/** Drops objects that all who take them have taken: of layers upon layers only the last ones are held. */
function release({ directory }: Plan, { built, users }: BuildContext): void {
  const left = (users.get(directory) ?? 0) - 1;
  users.set(directory, left);
  if (left === 0) built.set(directory, []);
}

function childrenOf(plan: Plan, plans: ReadonlyMap<string, Plan>): readonly Plan[] {
  const children: Plan[] = [];
  const seen = new Set<string>([plan.directory]);
  const open = [plan];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const below of plansAt(next.resources, plans)) if (!below.component) children.push(below);
    for (const below of plansAt(next.components, plans)) {
      if (seen.has(below.directory)) continue;
      seen.add(below.directory);
      open.push(below);
    }
  }
  return children;
}

function accumulateTarget(plan: Plan, context: BuildContext): readonly BuiltObject[] {
  context.components = 0;
  return accumulate(plan, [], context, new Set());
}

/** Resources, generators, components, transformers (api/internal/target/kusttarget.go accumulateTarget). */
function accumulate(
  plan: Plan,
  before: readonly BuiltObject[],
  context: BuildContext,
  inside: ReadonlySet<string>,
): readonly BuiltObject[] {
  const outer = context.at;
  context.at = plan.directory;
  context.steps += 1;
  context.reached.add(plan.directory);
  context.used.add(plan.path);
  if (isConfigured(plan, context)) context.unfollowed.add(plan.directory);
  if (plan.isLeft) context.factory.unfollowed(ADDED_ELSEWHERE, plan.root);
  let objects = appendUnique(before, resourcesOf(plan, context), context, plan);
  // A component works on the objects of what includes it.
  const user = context.plans.get([...inside][0] ?? '') ?? plan;
  const surroundings: Surroundings = {
    factory: context.factory,
    path: plan.path,
    read: (written, node) => readWritten(plan, written, node, context),
    // Skips megabytes of dashboards in ConfigMaps.
    below: (written, node) => filesBelow(plan, written, node, context),
    mayContain: (id) => mayContain(user, id, context),
    // If every object of the name is opened, only fetched ones may be missing.
    mayMergeInto: (id) => mayContain(user, isOpened(user, id.name, context) ? NO_OBJECT : id, context),
    passes: (written) => objects.length === 0 && !(MAY_DECIDE.test(written) || isKnown(plan, written, context)),
  };
  reportGenerators(plan.root, surroundings);
  objects = runGenerators(objects, plan.root, surroundings);
  for (const reference of plan.components) {
    const component = reference.path === undefined ? undefined : context.plans.get(reference.path);
    // The tool refuses components that include each other.
    if (component === undefined || inside.has(component.directory)) continue;
    if (!component.component) {
      refuse(component, 'is no Component, but stands under `components`', reference.node, context);
      continue;
    }
    context.components += 1;
    if (inside.size >= MAX_DEPTH || context.components > MAX_COMPONENTS || context.steps > MAX_STEPS) {
      context.factory.addNotice('bound', 'this component is not followed: there are too many', reference.node);
      continue;
    }
    objects = accumulate(component, objects, context, new Set([...inside, plan.directory]));
  }
  objects = transformed(plan, objects, context, surroundings);
  context.at = outer;
  return objects;
}

/** Order: api/internal/target/kusttarget_configplugin.go configureBuiltinTransformers. */
function transformed(
  plan: Plan,
  accumulated: readonly BuiltObject[],
  context: BuildContext,
  surroundings: Surroundings,
): readonly BuiltObject[] {
  const { root } = plan;
  const { factory } = context;
  // Without objects its patches need not be read.
  if (accumulated.length === 0) return accumulated;
  let objects = applyPatches(accumulated, root, ['patchesStrategicMerge', 'patches'], surroundings);
  const namespace = child(root, 'namespace');
  if (namespace !== undefined && textOf(root, 'namespace') !== '')
    objects = objects.map((object) => setNamespace(object, namespace, factory));
  const [prefix, suffix] = mayAffix(objects, root, factory)
    ? [textOf(root, 'namePrefix'), textOf(root, 'nameSuffix')]
    : ['', ''];
  if (prefix + suffix !== '') objects = addPrefixSuffix(objects, prefix, suffix, factory);
  const settings = objects.length * settingsOf(root);
  const isAffordable = factory.budget.take('values', settings);
  if (!isAffordable) factory.addNotice('bound', 'labels, images and replicas of too many objects are set here', root);
  if (isAffordable && settings > 0)
    objects = objects.map((object) =>
      object.chart === undefined ? setAnnotations(setLabels(object, root), root) : object,
    );
  objects = applyPatches(objects, root, ['patchesJson6902'], surroundings);
  const replicas = isAffordable ? items(child(root, 'replicas')) : [];
  // Old names of fields (api/types/fix.go).
  const images = isAffordable ? items(child(root, 'images') ?? child(root, 'imageTags')) : [];
  if (replicas.length > 0) objects = objects.map((object) => setReplicas(object, replicas));
  if (images.length > 0) objects = objects.map((object) => setImages(object, images, factory));
  for (const one of items(child(root, 'replacements')))
    for (const replacement of replacementsOf(one, surroundings))
      objects = applyReplacement(objects, replacement, factory);
  return runTransformers(objects, root, surroundings);
}

/** Each makes names longer, and the lists of what was added to them and of earlier names. */
function mayAffix(objects: readonly BuiltObject[], root: YamlNode, { budget, addNotice }: NodeFactory): boolean {
  if (textOf(root, 'namePrefix') + textOf(root, 'nameSuffix') === '') return true;
  const lengths = objects.map((one) => nameOf(one).length + AFFIX_CHARACTERS * one.before.length);
  const isAffordable = budget.take(
    'characters',
    lengths.reduce((sum, length) => sum + length, 0),
  );
  if (!isAffordable) addNotice('bound', 'prefixes and suffixes make the names of objects too long here', root);
  return isAffordable;
}

function replacementsOf(one: YamlNode, { read, factory }: Surroundings): readonly YamlNode[] {
  const path = child(one, 'path');
  if (path === undefined) return [one];
  const file = read(scalarText(path) ?? '', path);
  if (file === undefined) return [];
  return openObjects(wholeFile(file), factory.syntheticSource, true).flatMap(({ root }) =>
    root.kind === 'sequence' ? items(canonicalFields(root)) : [canonicalFields(root)],
  );
}

function textOf(root: YamlNode, key: string): string {
  return scalarText(child(root, key)) ?? '';
}

function resourcesOf(plan: Plan, context: BuildContext): BuiltObject[] {
  const objects: BuiltObject[] = [];
  for (const { path, node } of plan.resources) {
    if (path === undefined) continue;
    const below = context.plans.get(path);
    if (below?.component === true) refuse(below, 'is a Component, which belongs under `components`', node, context);
    else if (below !== undefined) for (const object of context.built.get(path) ?? []) objects.push(object);
    else for (const root of objectsOf(path, plan, context)) objects.push({ root, path, before: [] });
  }
  // A chart's objects have no tree; its entry stands for them.
  const charts = child(plan.root, 'helmCharts') ?? child(plan.root, 'helmChartInflationGenerator');
  const { span } =
    charts === undefined ? { span: { start: 0, end: 0 } } : context.factory.syntheticSource.placeOf(charts);
  for (const fact of context.byPath.get(plan.path) ?? [])
    if (fact.at.span.start >= span.start && fact.at.span.end <= span.end && !isKustomization(fact))
      objects.push({
        root: { kind: 'map', entries: [], span: plan.root.span },
        path: plan.path,
        before: [],
        chart: fact,
      });
  return objects;
}

/** Of another kind than its place wants (kusttarget.go accumulateDirectory). Its patches are no objects of their own. */
function refuse(plan: Plan, because: string, node: YamlNode, context: BuildContext): void {
  const message = `kustomize refuses to build this: \`${scalarText(node) ?? ''}\` ${because}`;
  context.factory.addNotice('unreadable', message, node);
  for (const path of patchFiles(plan)) context.used.add(path);
}

/** A file without DNS is opened only where a value of it may be wanted elsewhere. */
function objectsOf(path: string, plan: Plan, context: BuildContext): readonly YamlMap[] {
  context.used.add(path);
  const known = context.opened.get(path);
  if (known !== undefined) return known;
  const facts = context.byPath.get(path);
  const names = context.named.get(plan.directory);
  const mentions = (text: string | undefined): boolean => {
    if (text !== undefined && names !== undefined) for (const name of names) if (text.includes(name)) return true;
    return false;
  };
  const isWanted = context.whole.has(plan.directory) || mentions((facts?.[0]?.at.file ?? context.read(path))?.text);
  const file = facts?.[0]?.at.file ?? (isWanted ? context.read(path) : undefined);
  const roots: YamlMap[] = [];
  for (const { root, document } of file === undefined
    ? []
    : openObjects(wholeFile(file), context.factory.syntheticSource, isWanted)) {
    if (root.kind !== 'map' || child(root, 'kind') === undefined) continue;
    roots.push(root);
    context.originals.set(root, document);
  }
  context.opened.set(path, roots);
  return roots;
}

/** A file, or those that a folder's kustomization lists and does nothing else with. */
function filesBelow(
  plan: Plan,
  written: string,
  node: YamlNode,
  context: BuildContext,
): readonly SourceFile[] | undefined {
  const path = placeOfWritten(plan.directory, written);
  const folder = path === undefined ? undefined : context.plans.get(path);
  if (folder === undefined) {
    const file = readWritten(plan, written, node, context);
    return file === undefined ? [] : [file];
  }
  context.reached.add(folder.directory);
  context.used.add(folder.path);
  const plain = /^(?:apiVersion|kind|metadata|resources|bases)$/;
  if (entries(folder.root).some(({ key }) => !plain.test(key))) return undefined;
  return folder.resources.flatMap((one) => {
    const file = one.path === undefined ? undefined : context.read(one.path);
    if (one.path !== undefined) context.used.add(one.path);
    return file ?? [];
  });
}

function isKnown(plan: Plan, written: string, context: BuildContext): boolean {
  const path = placeOfWritten(plan.directory, written);
  return path !== undefined && context.byPath.has(path);
}

function readWritten(plan: Plan, written: string, node: YamlNode, context: BuildContext): SourceFile | undefined {
  const path = placeOfWritten(plan.directory, written);
  if (path === undefined) return undefined;
  context.used.add(path);
  const file = fileAt(path, context) ?? fileAt(`${path}${templateEnding(plan.path)}`, context);
  if (file === undefined) {
    const because = context.whyUnread?.(path);
    const isKept = context.isElsewhere(path) || templateEnding(plan.path) !== '';
    const absent = `there is no file \`${path}\`, and kustomize refuses to build without it`;
    const message =
      because !== undefined
        ? `\`${path}\` was not read: ${because}`
        : context.isIgnored(path)
          ? `${absent}; git ignores it`
          : absent;
    context.factory.addNotice(isKept ? 'kept' : 'unreadable', message, node, path);
  }
  return file;
}

function fileAt(path: string, context: BuildContext): SourceFile | undefined {
  return context.byPath.get(path)?.[0]?.at.file ?? context.read(path);
}

/** A second object of a name is refused, but not where both come to be called so later (api/resmap Append). */
function appendUnique(
  before: readonly BuiltObject[],
  added: readonly BuiltObject[],
  context: BuildContext,
  plan: Plan,
): readonly BuiltObject[] {
  const count = before.length + added.length;
  if (count > MAX_OBJECTS || !context.factory.budget.take('objects', count)) {
    const hasCorefile = [...before, ...added].some(({ root }) => child(root, 'data', 'Corefile') !== undefined);
    const file = hasCorefile ? 'Corefile' : undefined;
    context.factory.addNotice('bound', 'too many objects are built here; they are left out', plan.root, file);
    // What takes them in has as many, and those above it more.
    return [];
  }
  if (added.length === 0) return before;
  const names = new Set(added.map((object) => idOf(object).name));
  const seen = new Set(before.filter((object) => names.has(nameOf(object))).map(identity));
  const unique = [...before];
  for (const object of added) {
    const { kind, name } = idOf(object);
    const key = identity(object);
    if (object.chart === undefined && seen.has(key)) {
      const message = `kustomize refuses a second ${kind} \`${name}\` in this build`;
      context.factory.addNotice('unreadable', message, child(object.root, 'kind') ?? object.root);
      continue;
    }
    seen.add(key);
    unique.push(object);
  }
  return unique;
}

/** Without what else an identity has; a chart's object has no name here. */
function nameOf({ root }: BuiltObject): string {
  return scalarText(child(root, 'metadata', 'name')) ?? '';
}

function identity(object: BuiltObject): string {
  const { kind, name, namespace } = idOf(object);
  return `${groupVersionOf(object.root).group}\n${kind}\n${effective(namespace)}\n${name}`;
}
