/** The last layer wins (compose-spec 13-merge.md; compose-go loader/extends.go, override/merge.go). */

import { beyondBound } from '../../core/text/budget.ts';
import type { Located } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { oncePer } from '../../core/text/once.ts';
import { directoryOf } from '../../core/text/paths.ts';

import { locatedWhole } from '../../languages/shared/lines.ts';
import type { YamlDocument } from '../../read/documents/document.ts';
import {
  child,
  entries,
  entryOf,
  isNull,
  items,
  placeOf,
  scalarText,
  sourceOf,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { interpolate, type Variables } from './interpolation.ts';
import { resolvePath } from './paths.ts';

export interface Layer {
  readonly document: YamlDocument;
  readonly node: YamlNode;
  readonly directory: string;
}

export interface Project {
  readonly files: readonly Layer[];
  readonly services: ReadonlyMap<string, Service>;
  readonly containers: ReadonlyMap<string, Service>;
  readonly env: Variables;
  readonly profiles: ReadonlySet<string>;
  readonly open: (path: string) => YamlDocument | undefined;
  readonly notices: Notice[];
}
export interface Service {
  readonly name: string;
  readonly layers: readonly Layer[];
  readonly document: YamlDocument;
  readonly entry: YamlEntry;
}

const MAX_EXTENDED = 16;

export function projectOf(
  files: readonly Layer[],
  env: Variables,
  open: (path: string) => YamlDocument | undefined,
  notices: Notice[],
): Project {
  const services = new Map<string, { layers: Layer[]; document: YamlDocument; entry: YamlEntry }>();
  const serviceIn = servicesByName();
  for (const file of files) {
    for (const entry of entries(child(file.node, 'services'))) {
      const known = services.get(entry.key);
      const own: Layer = { ...file, node: entry.value };
      const layers = [...(known?.layers ?? []), ...extended(own, file.node, { env, open, notices, serviceIn }), own];
      services.set(entry.key, { layers, document: file.document, entry });
    }
  }
  const profiles = new Set((env.get('COMPOSE_PROFILES') ?? '').split(',').map((one) => one.trim()));
  const named = new Map<string, Service>();
  const containers = new Map<string, Service>();
  for (const [name, found] of services) {
    const service: Service = { name, ...found };
    named.set(name, service);
    const container = containerName(service, env);
    if (container !== undefined && !containers.has(container)) containers.set(container, service);
  }
  return { files, services: named, containers, env, profiles, open, notices };
}

export function containerName(service: Service, env: Variables): string | undefined {
  return textIn(lastOf(service.layers, 'container_name')?.entry.value, env)?.value;
}

type ServiceFinder = (root: YamlNode, name: string) => YamlNode | undefined;

/** Of a file whose services all extend one another each is looked up. */
function servicesByName(): ServiceFinder {
  const servicesOf = oncePer(namedServices);
  return (root, name) => servicesOf(root).get(name);
}

function namedServices(root: YamlNode): ReadonlyMap<string, YamlNode> {
  return new Map(entries(child(root, 'services')).map(({ key, value }) => [key, value]));
}

function extended(
  service: Layer,
  file: YamlNode,
  {
    env,
    open,
    notices,
    serviceIn,
  }: Pick<Project, 'env' | 'open'> & { readonly notices: Notice[]; readonly serviceIn: ServiceFinder },
): readonly Layer[] {
  const layers: Layer[] = [];
  let at = { layer: service, file };
  const seen = new Set([service.node]);
  for (let i = 0; i < MAX_EXTENDED; i += 1) {
    const words = entryOf(at.layer.node, 'extends');
    if (words === undefined) break;
    const name = textIn(child(words.value, 'service') ?? words.value, env)?.value;
    const named = textIn(child(words.value, 'file'), env);
    const path = named === undefined ? undefined : resolvePath(at.layer.directory, named.value);
    const document = named === undefined ? at.layer.document : path === undefined ? undefined : open(path);
    const root = named === undefined ? at.file : document?.root;
    const node = name === undefined || root === undefined ? undefined : serviceIn(root, name);
    if (document === undefined || root === undefined || node === undefined) {
      const place = named ?? textIn(words.value, env);
      if (place !== undefined && named !== undefined)
        notices.push(notModelled(`what this service extends is not in the repository: \`${named.value}\``, place.at));
      break;
    }
    // Compose refuses a circle.
    if (seen.has(node)) break;
    seen.add(node);
    const directory = named === undefined ? at.layer.directory : directoryOf(document.path);
    at = { layer: { document, node, directory }, file: root };
    layers.unshift(at.layer);
    if (i + 1 === MAX_EXTENDED && entryOf(node, 'extends') !== undefined) {
      const message = `More than ${MAX_EXTENDED} services extend one another; the rest was not read.`;
      notices.push(beyondBound(message, placeOf(document, node)));
    }
  }
  return layers;
}

export function extendedFiles(project: Project): readonly string[] {
  const projectPaths = new Set(project.files.map((file) => file.document.path));
  const paths = new Set<string>();
  for (const { layers } of project.services.values())
    for (const { document } of layers) if (!projectPaths.has(document.path)) paths.add(document.path);
  return [...paths];
}

/** From the last layer with the key; `!reset` takes lower ones back. */
export function lastOf(
  layers: readonly Layer[],
  key: string,
): { readonly layer: Layer; readonly entry: YamlEntry } | undefined {
  return layersWith(layers, key).at(-1);
}

/** Lowest first, without layers below a `!reset` or `!override`. */
export function layersWith(
  layers: readonly Layer[],
  key: string,
): readonly { readonly layer: Layer; readonly entry: YamlEntry }[] {
  const stated: { layer: Layer; entry: YamlEntry }[] = [];
  for (const layer of layers) {
    const entry = entryOf(layer.node, key);
    if (entry === undefined) continue;
    const tag = tagOf(layer.document, entry);
    if (tag !== undefined) stated.length = 0;
    if (tag !== 'reset' && !isNull(entry.value)) stated.push({ layer, entry });
  }
  return stated;
}

/** Between key and value (compose-spec 13-merge.md "Reset value", "Replace value"). */
function tagOf(document: YamlDocument, entry: YamlEntry): 'reset' | 'override' | undefined {
  const between = document.source.text.slice(entry.keySpan.end, entry.keySpan.end + 16);
  const tag = /^["']?\s*:\s*!(reset|override)\b/.exec(between)?.[1];
  return tag === 'reset' || tag === 'override' ? tag : undefined;
}

export function textIn(node: YamlNode | undefined, env: Variables): Located<string> | undefined {
  const source = sourceOf(node);
  const text = source === undefined ? undefined : interpolate(source, env);
  return text === undefined ? undefined : locatedWhole(text);
}

export function textsIn(node: YamlNode | undefined, env: Variables): readonly Located<string>[] {
  const list = node === undefined ? [] : node.kind === 'sequence' ? items(node) : [node];
  return list.flatMap((one) => textIn(one, env) ?? []);
}

export function isSet(node: YamlNode | undefined): boolean {
  return scalarText(node) === 'true';
}
