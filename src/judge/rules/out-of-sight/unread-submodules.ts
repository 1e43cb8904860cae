import type { Finding } from '../../report/finding.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { finding } from '../rule.ts';

interface Submodule {
  readonly path: string;
  readonly commit: string;
  readonly matters: boolean;
  readonly at: Finding['at'];
}

const MAX_NAMED = 5;

/** One note for all, one for those moved; a warning where the name suggests DNS or something is deployed from it. */
export function* unreadSubmodules(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Iterable<Finding> {
  const before = new Map(submodulesOf(base).map(({ path, commit }) => [path, commit]));
  const here = submodulesOf(head);
  const isMoved = ({ path, commit }: Submodule): boolean => (before.get(path) ?? commit) !== commit;
  const moved = here.filter(isMoved);
  const suspect = moved.filter((one) => one.matters || isDeployed(one, head));
  yield* together(here, ['was not read', 'were not read']);
  const others = moved.filter((one) => !suspect.includes(one));
  yield* together(others, [
    'has another commit than the base, and was not read',
    'have other commits than the base, and were not read',
  ]);
  for (const { path, commit, at } of suspect)
    yield finding('not-modelled', ['submodule', path, commit], {
      severity: 'warning',
      cluster: '',
      at,
      message: `The submodule ${path} has another commit than the base, and was not read: what changes in it is not known.`,
      advice: ADVICE,
    });
}

/** By Argo CD or Flux, or as a part of a kustomization. */
function isDeployed({ path }: Submodule, { lookups: { deployed, builds } }: SearchableSnapshot): boolean {
  const built = [...builds.values()].flatMap(({ resources }) => resources);
  return [...deployed.map(({ folder }) => folder), ...built].some((one) => `${one}/`.startsWith(`${path}/`));
}

const ADVICE = 'Scan its own repository, or name its folder: `loopgate scan FOLDER`.';

function submodulesOf(snapshot: SearchableSnapshot | undefined): readonly Submodule[] {
  return (snapshot?.notices ?? []).flatMap(({ submodule, at }) =>
    submodule === undefined ? [] : [{ path: at.file.path, at, ...submodule }],
  );
}

function* together(submodules: readonly Submodule[], [one, many]: readonly [string, string]): Iterable<Finding> {
  const [first] = submodules;
  if (first === undefined) return;
  const names = submodules.slice(0, MAX_NAMED).map(({ path }) => path);
  const more = submodules.length > MAX_NAMED ? ` and ${submodules.length - MAX_NAMED} more` : '';
  const message =
    submodules.length === 1
      ? `The submodule ${first.path} ${one}.`
      : `The submodules ${names.join(', ')}${more} ${many}.`;
  yield finding('not-modelled', [message], { cluster: '', at: first.at, message, advice: ADVICE });
}
