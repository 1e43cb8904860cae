/**
 * Values files with parameters in their path (`$values/clusters/{{name}}/values.yaml`): each file that fits makes a
 * release. The generator's elements say which of them exist for certain.
 */

import { grouped } from '../../core/text/append.ts';
import { baseName } from '../../core/text/paths.ts';
import { clusterPathOf } from './chart-statements.ts';
import type { ChartRelease, ChartValuesSource } from './fragments.ts';

const MAX_FILLED = 3;
const MAX_FITTING = 200;
/** Where helmfile is started, or a folder of it, as scripts hand it over (helmfile docs/templating_funcs.md "requiredEnv"). */
const OF_ENVIRONMENT = /^\{\{-?\s{0,8}(?:requiredEnv|env)\s[^{}]{1,100}\}\}\/(?=[^{}]+$)/;
const BRACES = /\{\{([^{}]{1,100})\}\}/g;

/** A release for each file that fits; the release itself where nothing does. */
export function filledReleases(release: ChartRelease, paths: Iterable<string>): readonly ChartRelease[] {
  const first = release.sources.find((source) => source.kind === 'file' && source.path.includes('{{'));
  const fits = first?.kind === 'file' ? matcherOf(first.path) : undefined;
  if (fits === undefined) return [release];
  const releases: ChartRelease[] = [];
  for (const path of paths) {
    const values = fits(path);
    if (values === undefined || !isStated(values, release.parameters)) continue;
    if (releases.length >= MAX_FITTING) break;
    const text = (written: string): string =>
      written.replaceAll(BRACES, (whole, name: string) => values.get(parameterOf(name)) ?? whole);
    const sources = release.sources.map((source): ChartValuesSource => {
      if (source.kind !== 'file') return source;
      const own = text(source.path);
      // Filled in by something else: unknown, and the release does not need it.
      return { ...source, path: own, optional: source.optional || own.includes('{{') };
    });
    releases.push({
      ...release,
      sources,
      name: text(release.name),
      namespace: text(release.namespace),
      clusterPath: clusterPathOf(path),
    });
  }
  return releases.length === 0 ? [release] : releases;
}

export function isOfEnvironment(path: string): boolean {
  return OF_ENVIRONMENT.test(path);
}

/** With the one file of the tree that a path below a variable's folder can mean. */
export function withFoldersOfEnvironment(
  releases: readonly ChartRelease[],
  paths: readonly string[],
): readonly ChartRelease[] {
  const isOpen = (source: ChartValuesSource): boolean => source.kind === 'file' && isOfEnvironment(source.path);
  if (!releases.some(({ sources }) => sources.some(isOpen))) return releases;
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

/** Undefined where the path has too many parameters. */
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
  if (names.length === 0 || names.length > MAX_FILLED || names.every((name) => name === '')) return undefined;
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

function isStated(values: ReadonlyMap<string, string>, parameters: ChartRelease['parameters']): boolean {
  if (parameters === undefined) return true;
  return parameters.some((one) => [...values].every(([name, value]) => (one.get(name) ?? value) === value));
}
