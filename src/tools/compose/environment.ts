/** `environment` over `env_file` (compose-spec 05-services.md). */

import type { EnvVar } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { extentOf, type SourceText, wholeFile } from '../../core/text/source-text.ts';

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
      if (source === undefined) continue;
      const equals = source.text.indexOf('=');
      const name = equals === -1 ? source.text : source.text.slice(0, equals);
      // A bare name comes from the shell that starts it, else from `.env`.
      const value = equals === -1 ? project.env.get(name) : interpolate(source, project.env)?.text.slice(equals + 1);
      const isLiteral = equals !== -1 && isWritten(source, project);
      put({
        name,
        value,
        ...defined({ secret: isLiteral ? undefined : 'filled' }),
        at: extentOf(source),
      });
    }
    for (const variable of entries(entry.value)) {
      const source = sourceOf(variable.value);
      if (source === undefined) {
        const value = project.env.get(variable.key);
        put({ name: variable.key, value, secret: 'filled', at: placeOfKey(layer.document, variable) });
        continue;
      }
      const isLiteral = isWritten(source, project);
      const value = interpolate(source, project.env)?.text;
      put({
        name: variable.key,
        value,
        ...defined({ secret: isLiteral ? undefined : 'filled' }),
        at: extentOf(source),
      });
    }
  }
  return { variables: [...variables.values()], more };
}

/** Also where a default holds, which the file states itself. */
function isWritten(source: SourceText, { env }: Project): boolean {
  return !source.text.includes('$') || interpolate(source, env)?.text === interpolate(source, new Map())?.text;
}
