import { isTest } from '../../core/text/paths.ts';

/** With which people and pipelines install what is in the repository. */
const SCRIPT =
  /\.(?:sh|bash|mk)$|(?:^|\/)(?:(?:[Mm]ake|[Jj]ust|Jenkins)file|[Tt]askfile\.ya?ml|\.gitlab-ci\.yml|\.github\/workflows\/[^/]+\.ya?ml)$/;

export const MAX_COMMAND_SCRIPTS = 5000;

export function commandScripts(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => SCRIPT.test(path) && !isTest(path));
}
