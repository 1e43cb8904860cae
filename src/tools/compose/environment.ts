/** `environment` over `env_file` (compose-spec 05-services.md). */

import type { EnvVar } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';

import { child, entries, items, placeOfKey, sourceOf } from '../../read/documents/document.ts';
import { readVariables } from './dotenv.ts';
import { interpolate } from './interpolation.ts';
import { resolvePath } from './paths.ts';
import { type Layer, layersWith, type Project, textIn } from './project.ts';

export interface Environment {
  readonly variables: readonly EnvVar[];
  readonly more: boolean;
}

function variablesOf(file: SourceFile, format: string | undefined, { env }: Project): readonly EnvVar[] {
  const isRaw = format === 'raw';
  return readVariables(wholeFile(file), isRaw).map(({ name, value }): EnvVar => {
    const text = value === undefined ? env.get(name.text) : isRaw ? value.text : interpolate(value, env)?.text;
    return { name: name.text, value: text, secret: 'file', at: extentOf(value ?? name) };
  });
}

export function environmentOf(
  project: Project,
  layers: readonly Layer[],
  read: (path: string) => SourceFile | undefined,
): Environment {
  const variables = new Map<string, EnvVar>();
  const put = (one: EnvVar): void => {
    variables.delete(one.name);
    variables.set(one.name, one);
  };
  let more = false;
  for (const { layer, entry } of layersWith(layers, 'env_file')) {
    for (const item of entry.value.kind === 'sequence' ? items(entry.value) : [entry.value]) {
      const named = textIn(child(item, 'path') ?? item, project.env);
      const path = named === undefined ? undefined : resolvePath(layer.directory, named.value);
      const file = path === undefined ? undefined : read(path);
      if (file === undefined) more = true;
      else for (const one of variablesOf(file, textIn(child(item, 'format'), project.env)?.value, project)) put(one);
    }
  }
  for (const { layer, entry } of layersWith(layers, 'environment')) {
    for (const item of items(entry.value)) {
      const source = sourceOf(item);
      const equals = source?.text.indexOf('=') ?? -1;
      if (source === undefined) continue;
      if (equals !== -1)
        put(stated(source.text.slice(0, equals), slice(source, equals + 1, source.text.length), project));
      // A bare name comes from the shell that starts it, else from `.env`.
      else put({ name: source.text, value: project.env.get(source.text), secret: 'filled', at: extentOf(source) });
    }
    for (const variable of entries(entry.value)) {
      const { key, value } = variable;
      const source = sourceOf(value);
      const at = placeOfKey(layer.document, variable);
      put(
        source === undefined
          ? { name: key, value: project.env.get(key), secret: 'filled', at }
          : stated(key, source, project),
      );
    }
  }
  return { variables: [...variables.values()], more };
}

/** A default that holds is the file's own text. */
function stated(name: string, source: SourceText, { env }: Project): EnvVar {
  const filled = interpolate(source, env);
  const isWritten = !source.text.includes('$') || filled?.text === interpolate(source, new Map())?.text;
  const value = filled?.text;
  return { name, value, ...defined({ secret: isWritten ? undefined : 'filled' }), at: extentOf(filled ?? source) };
}
