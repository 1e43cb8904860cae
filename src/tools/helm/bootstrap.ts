/** Releases that a helmfile installs before GitOps takes them over. */

import type { SourceFile } from '../../core/text/source-file.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { pathWithin } from './chart-statements.ts';
import type { ChartRelease } from './fragments.ts';

interface Surroundings {
  readonly facts: readonly Statement[];
  readonly read: (path: string) => SourceFile | undefined;
  readonly filesOf: (release: ChartRelease) => readonly string[];
}

export function withoutBootstraps(
  releases: readonly ChartRelease[],
  { facts, read, filesOf }: Surroundings,
): readonly ChartRelease[] {
  if (!releases.some(({ helmfile }) => helmfile)) return releases;
  const stated = new Set(facts.map(({ at }) => at.file.path));
  const files = new Set(
    releases
      .filter(({ helmfile }) => !helmfile)
      .flatMap((release) => filesOf(release).map((path) => keyOf(release, path))),
  );
  return releases.filter(
    (release) =>
      !release.helmfile ||
      !filesOf(release).some(
        (path) => files.has(keyOf(release, path)) || stated.has(helmReleaseIn(path, release, read) ?? ''),
      ),
  );
}

function keyOf({ chart, namespace, name }: ChartRelease, path: string): string {
  return `${chart} ${namespace}/${name} ${path}`;
}

/** The path in `readFile (printf "../apps/%s/%s/helmrelease.yaml" .Release.Namespace .Release.Name)`. */
function helmReleaseIn(path: string, release: ChartRelease, read: Surroundings['read']): string | undefined {
  if (!path.endsWith('.gotmpl')) return undefined;
  const pattern = /printf "([^"\n]{1,300})" \.Release\.Namespace \.Release\.Name/.exec(read(path)?.text ?? '')?.[1];
  if (pattern === undefined) return undefined;
  const written = pattern.replace('%s', () => release.namespace).replace('%s', () => release.name);
  const found = pathWithin(path.slice(0, path.lastIndexOf('/') + 1), written);
  return read(found)?.text.includes('kind: HelmRelease') === true ? found : undefined;
}
