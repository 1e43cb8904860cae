/** Paths as scripts name files of the repository: by variables, from the script's folder, from the root. */
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { Pipeline } from '../../languages/shared/shell-words.ts';

interface Scripted {
  readonly path: string;
  readonly variables: ReadonlyMap<string, { readonly text: string }>;
}

/** Distinct ones that a script goes to. */
const MAX_ENTERED = 100;
/** Variables and substitutions within each other. */
const MAX_DEPTH = 8;
const MAX_LENGTH = 1000;

/** Each stands alone in its path. */
const [SCRIPT, ROOT] = ['\u0001', '\u0002'];
const SUBSTITUTION = /\$\(([^()]{1,400})\)|`([^`]{1,400})`/g;
const VARIABLE = /\$(?:([A-Za-z]\w{0,100})|\{([A-Za-z]\w{0,100})(?::?[-=]([^{}$]{0,400}))?\})/g;

/** From the folders that the script enters, from its own, and from the root; none where they are not known. */
export function placesNamed(
  written: string,
  script: Scripted & { readonly folders: () => readonly string[] },
): readonly string[] {
  return placesFrom(script.folders, written, script);
}

function placesFrom(folders: () => readonly string[], written: string, script: Scripted): readonly string[] {
  const filled = filledPath(written, script);
  if (filled === undefined) return [];
  const isFrom = (start: string): boolean => filled.startsWith(start);
  const starts = isFrom(SCRIPT) ? [directoryOf(script.path)] : isFrom(ROOT) ? [''] : folders();
  const places = starts.map((folder) => pathFrom(folder, filled.replace(/^[\u0001\u0002]/, '')));
  return [...new Set(places.filter((place) => place !== undefined))];
}

/** Where a relative path counts. */
export function foldersOf(script: Scripted, pipelines: readonly Pipeline[]): readonly string[] {
  const entered = pipelines.flatMap((commands) =>
    commands.flatMap(([program, folder]) =>
      folder !== undefined && /^(?:cd|pushd)$/.test(program?.text ?? '') ? [folder.text] : [],
    ),
  );
  const folders = [...new Set(entered)].slice(0, MAX_ENTERED).flatMap((one) => placesFrom(() => [''], one, script));
  return [...new Set([...folders, directoryOf(script.path), ''])];
}

/** Undefined where it hangs on more than the script states, or is no path of the repository. */
function filledPath(written: string, { path, variables }: Scripted): string | undefined {
  let text = written;
  for (let depth = 0; depth <= MAX_DEPTH && text.length <= MAX_LENGTH; depth += 1) {
    const filled = text
      .replace(/\$\{(?:0|BASH_SOURCE(?:\[0\])?)%\/\*\}/g, SCRIPT)
      .replace(/\$\{?(?:0|BASH_SOURCE)(?:\[0\])?\}?/g, `${SCRIPT}/${path.slice(path.lastIndexOf('/') + 1)}`)
      .replace(SUBSTITUTION, (all, command?: string, old?: string) => substitutionResult(command ?? old ?? '') ?? all)
      .replace(VARIABLE, (all, name?: string, braced?: string, preset?: string) => {
        const variable = name ?? braced ?? '';
        if (variable === 'PWD') return ROOT;
        const value = variables.get(variable)?.text;
        if (value !== undefined && value.length > MAX_LENGTH) return all;
        return (value === undefined ? preset : (OWN_DEFAULT.exec(value)?.[1] ?? value)) ?? all;
      });
    if (filled === text) break;
    text = filled;
  }
  const isKnown = /^[^$`*~/][^$`*]*$/.test(text) && text !== '-' && text.length <= MAX_LENGTH;
  return isKnown && text.slice(1).search(/[\u0001\u0002]/) === -1 ? text : undefined;
}

/** `X=${X:-PATH}`. */
const OWN_DEFAULT = /^\$\{\w{1,100}:?[-=]([^{}$]{0,400})\}$/;

const FOLDER = /^dirname\s+(?:--\s+)?(\S+)$/;
const ENTERED = /^cd\s+(?:-\w\s+|--\s+)?(\S+)(?:\s*(?:&?>+\s*\/dev\/null|2>&1))*\s*(?:&&|;)\s*pwd(?:\s+-\w)?$/;
const RESOLVED = /^(?:realpath|readlink\s+-\w+)\s+(?:--\s+)?(\S+)$/;

/** What a substitution gives: the innermost first, so that it has no other in it. */
function substitutionResult(command: string): string | undefined {
  const plain = command.replace(/["']/g, '').trim();
  if (/^(?:pwd|git rev-parse --show-toplevel)$/.test(plain)) return ROOT;
  const named = FOLDER.exec(plain)?.[1];
  if (named !== undefined) return named.includes('$') ? undefined : directoryOf(named) || '.';
  return ENTERED.exec(plain)?.[1] ?? RESOLVED.exec(plain)?.[1];
}
