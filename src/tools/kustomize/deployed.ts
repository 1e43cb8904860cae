/** Kustomizations as Flux and Argo CD change them before they build (fluxcd/pkg kustomize/kustomize_generator.go WriteFile). */

import { append } from '../../core/text/append.ts';
import { type Budget, beyondLimit } from '../../core/text/budget.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { synthetic } from '../../core/text/source-text.ts';
import {
  type AddedFields,
  type FluxBuild,
  isAddedFields,
  isFluxBuild,
  type Statement,
} from '../../languages/shared/fragments.ts';
import { items, plainData, type YamlNode } from '../../read/documents/document.ts';
import { prefilter } from '../../read/documents/prefilter.ts';
import { type SyntheticSource, withKey } from '../../read/documents/synthetic-source.ts';
import type { Kustomization } from './fragments.ts';

/** What is added to the kustomization of a folder; `false` where those that deploy it differ in what may matter. */
export type Additions = ReadonlyMap<string, AddedFields | false>;

export function additionsOf(facts: readonly Statement[]): Additions {
  const added = new Map<string, AddedFields[]>();
  const deployments = new Map<string, number>();
  for (const fact of facts)
    if (isAddedFields(fact)) append(added, fact.directory, fact);
    else if ('deploys' in fact && fact.deploys !== undefined)
      deployments.set(fact.deploys, (deployments.get(fact.deploys) ?? 0) + 1);
  const additions = new Map<string, AddedFields | false>();
  for (const [directory, all] of added) {
    const [first] = all;
    if (first === undefined) continue;
    const agree = all.length >= (deployments.get(directory) ?? 0) && new Set(all.map(textOf)).size === 1;
    if (agree) additions.set(directory, first);
    else if (all.some(mayMatter)) additions.set(directory, false);
  }
  return additions;
}

export function deploymentKey(deployment: AddedFields | FluxBuild): string {
  const { kind, directory } = deployment;
  if (isAddedFields(deployment)) return JSON.stringify([kind, directory, textOf(deployment)]);
  const { substitute, from } = deployment;
  const set = substitute.map(({ name, text }) => [name, text.text]);
  return JSON.stringify([kind, directory, set, from.map(({ configMap, name }) => [configMap, name])]);
}

function textOf({ fields }: AddedFields): string {
  return fields.map(({ key, value }) => `${key}: ${JSON.stringify(plainData(value))}`).join('\n');
}

function mayMatter(added: AddedFields): boolean {
  return added.fields.some(({ key }) => key === 'components') || prefilter().hasMarker(textOf(added));
}

/** Lists grow, a text is replaced. Of an image of one name both count, the last as the last. */
export function withAddedFields(root: YamlNode, added: AddedFields, syntheticSource: SyntheticSource): YamlNode {
  if (root.kind !== 'map') return root;
  return added.fields.reduce((map, { key, value }) => {
    const entered = syntheticSource.enter(added.source, value);
    const old = map.entries.find((entry) => entry.key === key)?.value;
    const isList = entered.kind === 'sequence' && old?.kind === 'sequence';
    return withKey(map, key, isList ? { ...old, items: [...items(old), ...items(entered)] } : entered);
  }, root);
}

/** What Flux makes of a folder that has none: all its manifests, and the topmost kustomizations below it. */
export function missingKustomizations(
  facts: readonly Statement[],
  kustomizations: ReadonlyMap<string, Kustomization>,
  paths: readonly string[],
  budget: Budget,
): { readonly made: readonly Kustomization[]; readonly notices: readonly Notice[] } {
  const wanted = new Map<string, Location>();
  for (const fact of facts)
    if ((isFluxBuild(fact) || (isAddedFields(fact) && fact.makesKustomization)) && !kustomizations.has(fact.directory))
      wanted.set(fact.directory, fact.at);
  const resources = new Map<string, Set<string>>();
  const notices: Notice[] = [];
  if (wanted.size === 0) return { made: [], notices };
  for (const path of paths)
    for (const [directory, resource] of foldersOf(path, kustomizations)) {
      const at = wanted.get(directory);
      if (at === undefined || resources.get(directory)?.has(resource) === true) continue;
      if (!budget.take('objects')) {
        const message = `what Flux builds of \`${directory}\` is not followed to its end: too many files`;
        return { made: [], notices: [beyondLimit('objects', message, at)] };
      }
      resources.set(directory, (resources.get(directory) ?? new Set()).add(resource));
    }
  const made = [...resources].flatMap(([directory, of]) => {
    const at = wanted.get(directory);
    if (at === undefined) return [];
    const text = synthetic(at, `resources:\n${[...of].map((one) => `- ${JSON.stringify(one)}\n`).join('')}`);
    return [{ kind: 'kustomize/kustomization' as const, directory, resources: [], makes: [], at, text }];
  });
  return { made, notices };
}

function foldersOf(path: string, kustomizations: ReadonlyMap<string, Kustomization>): readonly [string, string][] {
  const folders: [string, string][] = [];
  let resource = /\.ya?ml$/i.test(path) ? path : undefined;
  for (let folder = directoryOf(path); ; folder = directoryOf(folder)) {
    if (resource !== undefined) folders.push([folder, folder === '' ? resource : resource.slice(folder.length + 1)]);
    if (kustomizations.has(folder)) resource = folder;
    if (folder === '') return folders;
  }
}
