/** CoreDNS's version by other statements, where the image does not tell. */

import type { Fact } from '../facts/fact.ts';
import type { ServerBlock, ServerConfig } from '../facts/server-config.ts';
import { type Budget, openBudget } from '../text/budget.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { itemAt } from '../text/invariant.ts';
import type { Located } from '../text/location.ts';
import type { Reading } from '../text/notice.ts';
import type { Refused } from './cluster.ts';
import { corednsOfKubernetes, OLDEST_USUAL_COREDNS, RELEASES } from './versions.ts';

/** By an installer's setting, the tag of all other CoreDNS images, or what Kubernetes bundles. */
export function statedVersion(facts: readonly Fact[]): Located<string> | undefined {
  const settings = versionsSet(facts);
  if (settings.length > 0) return theOnly(settings);
  const tags = new Map<string, Located<string>>();
  for (const fact of facts) {
    if (fact.kind !== 'workload' || fact.installerDefault !== undefined) continue;
    for (const { image } of fact.containers) {
      const value = image === undefined ? undefined : versionOf(image.value);
      if (image !== undefined && value !== undefined && !tags.has(value)) tags.set(value, { value, at: image.at });
    }
  }
  return tags.size > 0 ? theOnly([...tags.values()]) : theOnly(versionsBrought(facts));
}

/** Of a pod with an image of its own: that of another says nothing of it. */
export function installedVersion(facts: readonly Fact[]): Located<string> | undefined {
  const settings = versionsSet(facts);
  return theOnly(settings.length > 0 ? settings : versionsBrought(facts));
}

function versionsSet(facts: readonly Fact[]): readonly Located<string>[] {
  return facts.flatMap((fact) =>
    fact.kind !== 'network' || fact.corednsVersion === undefined ? [] : versionIn(fact.corednsVersion),
  );
}

function versionsBrought(facts: readonly Fact[]): readonly Located<string>[] {
  return facts.flatMap((fact) => {
    const version = fact.kind === 'network' ? fact.kubernetesVersion : undefined;
    const value = version === undefined ? undefined : corednsOfKubernetes(version.value);
    return version === undefined || value === undefined ? [] : { value, at: version.at };
  });
}

/** Of a Corefile that no pod has: the image of the cluster's own CoreDNS, whose Corefile is in sight, says nothing of it. */
export function versionElsewhere(
  version: Located<string> | undefined,
  facts: readonly Fact[],
): Located<string> | undefined {
  return facts.some((fact) => fact.kind === 'config-map' && fact.data.some(({ key }) => key === 'Corefile'))
    ? undefined
    : version;
}

function versionIn({ value, at }: Located<string>): readonly Located<string>[] {
  const version = /^v?(\d+\.\d+\.\d+)(?:$|[-+_])/.exec(value.trim())?.[1];
  return version === undefined ? [] : [{ value: version, at }];
}

/** Undefined where sources disagree. */
function theOnly(versions: readonly Located<string>[]): Located<string> | undefined {
  return versions.every(({ value }) => value === versions[0]?.value) ? versions[0] : undefined;
}

/** By tags of images named after CoreDNS; programs that embed it have their own versions. 001 to 011 came before 0.9.9. */
export function versionOf(image: string): string | undefined {
  const [, version, first] = /coredns[^/:@]*:v?(?:(\d+\.\d+\.\d+)|0(0\d|1[01])(?!\w))/i.exec(image) ?? [];
  return first === undefined ? version : `0.0.${Number(first)}`;
}

/** Tokens and zones of a text tried with every release; larger ones with every eighth, then the oldest. */
const MAX_TRIED = 10_000;
const MAX_TRIED_EIGHTH = 100_000;

/** The newest release that accepts the text, and what the next one reports; undefined: none. */
export function newestTaking(
  size: number,
  read: (version: string) => Reading<ServerConfig>,
  refusal: ServerConfig['errors'][number],
  budget: Budget = openBudget(),
): { readonly version: string; readonly reading: Reading<ServerConfig>; readonly refused: Refused } | undefined {
  const oldest = RELEASES.length - 1;
  const usual = size > MAX_TRIED_EIGHTH ? oldest : size > MAX_TRIED ? 8 : 1;
  const stride = budget.take('retries', size * Math.floor(oldest / usual)) ? usual : oldest;
  let since = itemAt(RELEASES, 0);
  let error = refusal;
  for (let index = stride; index < RELEASES.length; index += stride) {
    const version = itemAt(RELEASES, index);
    const reading = read(version);
    const first = reading.value.errors[0];
    if (first === undefined) return { version, reading, refused: { which: 'since', release: since, error } };
    since = version;
    error = first;
  }
  return undefined;
}

/** Blocks of which the oldest usual release, if it takes the text, makes something else; all where it hears other names. */
export function differingBlocks(
  size: number,
  { blocks }: ServerConfig,
  read: (version: string) => Reading<ServerConfig>,
): readonly ServerBlock[] {
  if (size > MAX_TRIED) return [];
  const older = read(OLDEST_USUAL_COREDNS).value;
  if (older.errors.length > 0) return [];
  const heard = (all: readonly ServerBlock[]): string => withoutPlaces(all.map((one) => ({ ...one, steps: [] })));
  if (heard(blocks) !== heard(older.blocks)) return blocks;
  return blocks.filter((block, index) => withoutPlaces(block) !== withoutPlaces(older.blocks[index]));
}

function withoutPlaces(blocks: unknown): string {
  return JSON.stringify(blocks, (key, value: unknown) => (key === 'at' || key === 'extent' ? undefined : value));
}

/** What older, still usual releases say of a text that one takes; undefined: they take it too. */
export function olderRefusing(
  size: number,
  version: string,
  read: (version: string) => Reading<ServerConfig>,
): Refused | undefined {
  if (size > MAX_TRIED || read(OLDEST_USUAL_COREDNS).value.errors[0] === undefined) return undefined;
  const older = RELEASES.filter(
    (release) => compareVersions(release, version) < 0 && compareVersions(release, OLDEST_USUAL_COREDNS) >= 0,
  );
  let taking = version;
  for (const release of older) {
    const [error] = read(release).value.errors;
    if (error !== undefined) return { which: 'before', release: taking, error };
    taking = release;
  }
  return undefined;
}
