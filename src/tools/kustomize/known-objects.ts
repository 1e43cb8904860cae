/** What a kustomization includes, opened or not. */

import { getOrInsert } from '../../core/text/once.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { child, scalarText } from '../../read/documents/document.ts';
import { openSyntheticSource } from '../../read/documents/synthetic-source.ts';
import { isTemplate } from '../../read/documents/yaml.ts';
import { effective, idOf, type ObjectId } from './built-object.ts';
import type { BuildContext, KnownObjects, Plan, ResourceRef } from './context.ts';
import { openObjects } from './open-objects.ts';

/** With more, anything is possible. */
const MAX_OBJECTS = 5000;

/** A kustomization and all it includes, each once. */
export function plansBelow(root: Plan, context: BuildContext): readonly Plan[] {
  const plans = new Set<Plan>([root]);
  for (const plan of plans) for (const below of includedBy(plan, context.plans)) plans.add(below);
  return [...plans];
}

/** And of all that these include. */
export function directoriesBelow(roots: Iterable<string>, plans: ReadonlyMap<string, Plan>): ReadonlySet<string> {
  const directories = new Set<string>();
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (directories.has(next)) continue;
    directories.add(next);
    const plan = plans.get(next);
    for (const { directory } of plan === undefined ? [] : includedBy(plan, plans)) open.push(directory);
  }
  return directories;
}

function includedBy({ resources, components }: Plan, plans: ReadonlyMap<string, Plan>): readonly Plan[] {
  return plansAt([...resources, ...components], plans);
}

export function plansAt(references: readonly ResourceRef[], plans: ReadonlyMap<string, Plan>): readonly Plan[] {
  return references.flatMap(({ path }) => (path === undefined ? [] : (plans.get(path) ?? [])));
}

/** Whether the object may be in an unopened file or in what is not at hand. */
export function mayContain(plan: Plan, id: ObjectId, context: BuildContext): boolean {
  if (plan.component) return true;
  const objects = getOrInsert(context.knownObjects, plan.directory, () => knownObjectsOf(plan, context));
  return (
    objects === 'anything' || objects.some((own) => own.kind === id.kind && id.name.includes(own.name) && own.fits(id))
  );
}

function knownObjectsOf(plan: Plan, context: BuildContext): KnownObjects {
  const plans = plansBelow(plan, context);
  // Its own come after its patches (api/internal/target kusttarget_configplugin.go configureBuiltinTransformers).
  const roots = plans.filter((one) => one !== plan).map(({ root }) => root);
  const moves = roots.some((root) => child(root, 'transformers') !== undefined);
  const namespaces = new Set(
    roots.flatMap((root) => scalarText(child(root, 'namespace')) ?? []).map((name) => effective(name)),
  );
  const fits =
    (own: ObjectId) =>
    (id: ObjectId): boolean =>
      moves || namespaces.has(effective(id.namespace)) || effective(own.namespace) === effective(id.namespace);
  const objects: (ObjectId & { fits: (id: ObjectId) => boolean })[] = [];
  for (const below of plans) {
    if (['helmCharts', 'helmChartInflationGenerator', 'generators'].some((key) => child(below.root, key) !== undefined))
      return 'anything';
    for (const { path } of [...below.resources, ...below.components]) {
      if (path === undefined) return 'anything';
      if (context.plans.has(path)) continue;
      const file = context.read(path);
      // A template's result is unknown; what is no YAML is some tool's input.
      if (file === undefined || isTemplate(file.text)) return 'anything';
      for (const { root } of openObjects(wholeFile(file), openSyntheticSource(), true)) {
        if (root.kind !== 'map' || objects.length > MAX_OBJECTS) return 'anything';
        const own = idOf({ root, path, before: [] });
        objects.push({ ...own, fits: fits(own) });
      }
    }
  }
  return objects;
}
