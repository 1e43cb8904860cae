import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapFact } from '../../core/facts/objects.ts';
import type { Mount, Volume } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import { once } from '../../core/text/once.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';

import {
  child,
  entries,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlNode,
} from '../../read/documents/document.ts';
import { interpolate } from './interpolation.ts';
import { resolvePath } from './paths.ts';
import { type Layer, layersWith, type Project, textIn } from './project.ts';

export interface Mounts {
  readonly volumes: readonly Volume[];
  readonly mounts: readonly Mount[];
  readonly facts: readonly Fact[];
  readonly assumes?: string;
}

interface Found {
  readonly source: Volume['source'];
  readonly target: string;
  readonly readOnly?: boolean;
}

/** The later of two mounts at one path counts (compose-go override/uncity.go volumeIndexer). */
export function mountsOf(project: Project, layers: readonly Layer[], namespace: string): Mounts {
  const byTarget = new Map<string, Found>();
  const facts: Fact[] = [];
  let assumes: string | undefined;
  for (const { layer, entry } of layersWith(layers, 'volumes'))
    for (const item of items(entry.value)) {
      const found = volumeOf(project, layer, item);
      if (found !== undefined) byTarget.set(found.target, found);
      if (
        found?.source.kind === 'repository' &&
        OF_SHELL.test((sourceOf(item) ?? sourceOf(child(item, 'source')))?.text ?? '')
      )
        assumes = project.env.has('PWD') ? assumes : `docker compose is called in ${layer.directory || 'the root'}`;
    }
  for (const [key, folder] of [
    ['configs', ''],
    ['secrets', '/run/secrets'],
  ] as const)
    for (const { entry } of layersWith(layers, key))
      for (const item of items(entry.value)) {
        const name = scalarText(item) ?? textIn(child(item, 'source'), project.env)?.value;
        if (name === undefined) continue;
        const target = textIn(child(item, 'target'), project.env)?.value ?? name;
        const path = target.startsWith('/') ? target : `${folder}/${target}`;
        byTarget.set(path, { target: path, source: contentOf(project, { key, name, namespace }, facts) });
      }
  const volumes: Volume[] = [];
  const mounts: Mount[] = [];
  const written = once(() => writtenIn(project));
  for (const { source: stated, target, readOnly } of byTarget.values()) {
    const name = `volume-${volumes.length}`;
    const source =
      stated.kind === 'repository' && readOnly === true && !written().some((one) => overlap(one, stated.path))
        ? { ...stated, unwritten: true as const }
        : stated;
    volumes.push({ name, source });
    const held = source.kind === 'config-map' ? { subPath: CONTENT } : {};
    mounts.push({ volume: name, path: target, ...held });
  }
  return { volumes, mounts, facts, ...defined({ assumes }) };
}

/** Of a larger project any container may write anywhere. */
const MAX_SERVICES = 200;

function writtenIn(project: Project): readonly string[] {
  if (project.services.size > MAX_SERVICES) return [''];
  return [...project.services.values()].flatMap((service) =>
    layersWith(service.layers, 'volumes').flatMap(({ layer, entry }) =>
      items(entry.value).flatMap((item) => {
        const { source, readOnly } = volumeOf(project, layer, item) ?? {};
        return source?.kind === 'repository' && readOnly !== true ? [source.path] : [];
      }),
    ),
  );
}

function overlap(one: string, other: string): boolean {
  return one === '' || `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

const NOT_STATED: Volume['source'] = { kind: 'other', type: 'volume' };

/** `./path:/target[:options]`, or the long form; the content of named volumes is unknown. */
function volumeOf(project: Project, layer: Layer, item: YamlNode): Found | undefined {
  if (item.kind === 'map') {
    const written = sourceOf(child(item, 'source'));
    const from = [written, written && besideFile(written)].flatMap((one) =>
      one === undefined ? [] : (interpolate(one, project.env)?.text ?? []),
    )[0];
    const target = textIn(child(item, 'target'), project.env)?.value;
    if (target === undefined) return undefined;
    const path = scalarText(child(item, 'type')) === 'bind' ? resolved(layer, from) : undefined;
    const readOnly = scalarText(child(item, 'read_only')) === 'true';
    return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path }, readOnly };
  }
  const source = sourceOf(item);
  if (source === undefined) return undefined;
  const text = interpolate(source, project.env)?.text ?? interpolate(besideFile(source), project.env)?.text;
  // An unknown source still has a target.
  if (text === undefined) {
    const target = /:(\/[^:]+)(?::[\w,]+)?$/.exec(source.text)?.[1];
    return target === undefined ? undefined : { target, source: NOT_STATED };
  }
  const [from = '', target = from, options = ''] = text.split(':');
  if (target === '') return undefined;
  const path = from.startsWith('.') ? resolved(layer, from) : undefined;
  const readOnly = options.split(',').includes('ro');
  return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path }, readOnly };
}

const OF_SHELL = /^\$(?:PWD|\{PWD\})(?=\/)/;

/** The folder that a shell is in, where the environment does not say it: that of the file, which is called there. */
function besideFile(source: SourceText): SourceText {
  const own = OF_SHELL.exec(source.text)?.[0];
  return own === undefined ? source : synthetic(extentOf(source), `.${source.text.slice(own.length)}`);
}

function resolved(layer: Layer, from: string | undefined): string | undefined {
  return from === undefined ? undefined : resolvePath(layer.directory, from);
}

const CONTENT = 'content';

/** Content of a `configs` or `secrets` entry: a file, a text, or what the environment or engine has. */
function contentOf(
  project: Project,
  { key, name, namespace }: { readonly key: string; readonly name: string; readonly namespace: string },
  facts: Fact[],
): Volume['source'] {
  const secret = defined({ secret: key === 'secrets' || undefined });
  for (const file of [...project.files].reverse()) {
    const definition = child(file.node, key, name);
    const path = textIn(child(definition, 'file'), project.env)?.value;
    if (path !== undefined) {
      const inside = resolvePath(file.directory, path);
      return inside === undefined ? NOT_STATED : { kind: 'repository', path: inside, ...secret };
    }
    const entry = entries(child(file.node, key)).findLast((one) => one.key === name);
    const content = child(definition, CONTENT);
    const source = sourceOf(content);
    const text = source === undefined ? undefined : interpolate(source, project.env);
    if (entry === undefined || text === undefined) continue;
    const map = `${key}/${name}`;
    const fact: ConfigMapFact = {
      kind: 'config-map',
      namespace,
      name: map,
      data: [{ key: CONTENT, text, at: extentOf(text) }],
      at: placeOfKey(file.document, entry),
      ...secret,
    };
    if (!facts.some((one) => one.kind === 'config-map' && one.name === map)) facts.push(fact);
    return { kind: 'config-map', name: map, optional: false, ...secret };
  }
  return NOT_STATED;
}
