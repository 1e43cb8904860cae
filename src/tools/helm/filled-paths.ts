/**
 * Values files with parameters in their path (`$values/clusters/{{name}}/values.yaml`): each file that fits makes a
 * release. The generator's elements say which of them exist for certain.
 */

import { addAll, grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { compileGlob } from '../../core/text/globs.ts';
import { oncePer } from '../../core/text/once.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import { locate } from '../../core/text/source-text.ts';
import { clusterPathOf } from './chart-statements.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

const MAX_FILLED = 3;
/** More of one release than a scan builds (`builtServers`). */
const MAX_FITTING = 4001;
/** Paths of one release that are filled in one after the other. */
const MAX_ROUNDS = 4;
/** Where helmfile is started, or a folder of it, as scripts hand it over (helmfile docs/templating_funcs.md "requiredEnv"). */
const OF_ENVIRONMENT = /^\{\{-?\s{0,8}(?:requiredEnv|env)\s[^{}]{1,100}\}\}\/(?=[^{}]+$)/;
const BRACES = /\{\{([^{}]{1,100})\}\}/g;

/** A release for each file that fits, of sorted paths; the release itself where nothing does. */
export function releasesOfFittingFiles(release: ChartRelease, paths: readonly string[]): readonly ChartRelease[] {
  let releases: readonly ChartRelease[] = [release];
  const fitting = oncePer((written: string) => fittingFiles(written, paths));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next: ChartRelease[] = [];
    for (const one of releases) if (next.length < MAX_FITTING) addAll(next, releasesOfFirstPath(one, fitting));
    if (next.every((one, index) => one === releases[index])) break;
    releases = next.slice(0, MAX_FITTING);
  }
  return releases;
}

/** Of the first path with parameters for which a file fits; without it, if it may be missing, where none does. */
function releasesOfFirstPath(
  release: ChartRelease,
  fitting: (written: string) => readonly FittingFile[],
): readonly ChartRelease[] {
  const { sources, parameters } = release;
  // Named for all clusters: none is called so, unless just that is stated.
  const literal = new Set(sources.flatMap(pathOf));
  for (const source of sources) {
    if (!(source.kind === 'file' && source.path.includes('{{'))) continue;
    const made = fitting(source.path).flatMap((file) =>
      literal.has(file.path) && !isNamed(file, parameters) ? [] : releaseOfFile(release, file),
    );
    if (made.length === 0) continue;
    const covered = new Set(made.flatMap((one) => one.parameters ?? []));
    const rest = source.optional ? (parameters ?? []).filter((one) => !covered.has(one)) : [];
    const others = sources.filter((one) => one !== source);
    return [...made, ...(rest.length === 0 ? [] : [{ ...release, sources: others, parameters: rest }])];
  }
  return [release];
}

function pathOf(source: ChartValuesSource): string | readonly [] {
  if (source.kind === 'text') return locate(source.text, 0, 0).file.path;
  return source.kind === 'file' ? source.path : [];
}

interface FittingFile {
  readonly path: string;
  readonly values: ReadonlyMap<string, string>;
}

export function fittingFiles(written: string, paths: readonly string[]): readonly FittingFile[] {
  const fits = matcherOf(written);
  if (fits === undefined) return [];
  const folder = directoryOf(written.slice(0, written.indexOf('{{')));
  const isAny = written.endsWith('}}');
  return pathsBelow(folder, paths).flatMap((path): FittingFile | readonly [] => {
    const values = isAny && !/\.ya?ml\b/.test(path) ? undefined : fits(path);
    return values === undefined ? [] : { path, values };
  });
}

/** None where that is no cluster of those that are stated. */
function releaseOfFile(release: ChartRelease, { path, values }: FittingFile): ChartRelease | readonly [] {
  const parameters = release.parameters?.filter((one) => isStated(values, one));
  if (parameters?.length === 0) return [];
  const text = (written: string): string =>
    written.replaceAll(BRACES, (whole, name: string) => values.get(parameterOf(name)) ?? whole);
  return {
    ...release,
    sources: release.sources.map((one) => (one.kind === 'file' ? { ...one, path: text(one.path) } : one)),
    name: text(release.name),
    namespace: text(release.namespace),
    clusterPath: clusterPathOf(path),
    ...defined({ parameters }),
  };
}

export function isOfEnvironment(path: string): boolean {
  return OF_ENVIRONMENT.test(path);
}

/** With the one file of the tree that a path below a variable's folder can mean. */
export function withFoldersOfEnvironment(
  releases: readonly ChartRelease[],
  paths: readonly string[],
): readonly ChartRelease[] {
  const isBelowVariable = (one: ChartValuesSource): boolean => one.kind === 'file' && isOfEnvironment(one.path);
  if (!releases.some(({ sources }) => sources.some(isBelowVariable))) return releases;
  const byName = grouped(paths, baseName);
  return releases.map((release) => {
    const sources = release.sources.map((source): ChartValuesSource => {
      if (source.kind !== 'file' || !isOfEnvironment(source.path)) return source;
      const rest = source.path.replace(OF_ENVIRONMENT, '');
      const fitting = byName.get(baseName(rest))?.filter((path) => `/${path}`.endsWith(`/${rest}`)) ?? [];
      const path = fitting.length === 1 ? fitting[0] : undefined;
      return path === undefined ? source : { ...source, path };
    });
    return { ...release, sources };
  });
}

function parameterOf(written: string): string {
  return written.replace(/[\s`'"]/g, '').replace(/^\.(?=\w)/, '');
}

/** Undefined where the path has too many parameters, or nothing else. */
function matcherOf(written: string): ((path: string) => ReadonlyMap<string, string> | undefined) | undefined {
  const names: string[] = [];
  let pattern = '';
  let done = 0;
  for (const match of written.matchAll(BRACES)) {
    const name = parameterOf(match[1] ?? '');
    pattern += escaped(written.slice(done, match.index));
    // A generator of folders gives whole paths as `path`.
    pattern += name === 'path' || name === 'path.path' ? '(.+)' : '([^/]+)';
    names.push(name);
    done = match.index + match[0].length;
  }
  const isBare = !/[^/]/.test(written.replaceAll(BRACES, ''));
  if (isBare || names.length === 0 || names.length > MAX_FILLED || names.every((name) => name === '')) return undefined;
  const whole = new RegExp(`^${pattern}${escaped(written.slice(done))}$`);
  return (path) => {
    const fit = whole.exec(path);
    if (fit === null) return undefined;
    const values = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const value = fit[index + 1] ?? '';
      if ((values.get(name) ?? value) !== value) return undefined;
      values.set(name, value);
    }
    return values;
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function isNamed({ values }: FittingFile, parameters: ChartRelease['parameters'] = []): boolean {
  return parameters.some((one) => [...values].every(([name, value]) => one.get(name) === value));
}

/** A git generator states patterns. */
function isStated(values: ReadonlyMap<string, string>, parameters: ReadonlyMap<string, string>): boolean {
  return [...values].every(([name, value]) => {
    const stated = parameters.get(name);
    if (stated === undefined || stated === value) return true;
    const glob = /[*?[{]/.test(stated) ? compileGlob(stated) : undefined;
    return typeof glob === 'function' && glob(value);
  });
}
