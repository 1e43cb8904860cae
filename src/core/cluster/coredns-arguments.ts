/** Arguments with which CoreDNS ends at once (coremain/run.go Run; Go flag package; recorded: acceptance/arguments). */
import type { StartError } from '../facts/server-config.ts';
import type { Container } from '../facts/workload.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { itemAt } from '../text/invariant.ts';
import { baseName } from '../text/paths.ts';
import { isPlaceholder } from '../text/placeholder.ts';

const WITH_VALUE: ReadonlySet<string> = new Set(['conf', 'dns.port', 'p', 'pidfile', 'log-format']);
const SWITCHES: ReadonlySet<string> = new Set(['plugins', 'quiet', 'version']);
const IS_FALSE = /^(?:0|[fF]|false|False|FALSE)$/;
const IS_TRUE = /^(?:1|[tT]|true|True|TRUE)$/;

const OPERATOR = /^(?:\d*[<>]|[;&|)])/;

/**
 * Of a container that starts CoreDNS. `unknown`: another program may run, or takes them otherwise. The project's image
 * has no shell and no program beside /coredns, which is in no folder of PATH (coredns/coredns Dockerfile; runc
 * libcontainer/standard_init_linux.go: exec.LookPath).
 */
export function refusedArguments(
  { words, replacesEntrypoint }: Pick<Container, 'words' | 'replacesEntrypoint'>,
  version: string,
  isStock: boolean,
): StartError | 'unknown' | undefined {
  const program = words.findLastIndex(({ value }) => baseName(value) === 'coredns');
  const isElsewhere = program !== 0 || words[0]?.value.startsWith('/') !== true;
  if (isStock && replacesEntrypoint === true && isElsewhere) return 'unknown';
  // Variables of a shell.
  if (!isStock && words.slice(program + 1).some(({ value }) => /`|\$\w/.test(value))) return 'unknown';
  if (words.some(({ value }) => isPlaceholder(value))) return undefined;
  const own = isStock && replacesEntrypoint !== true ? words : words.slice(program + 1);
  const end = own.findIndex(({ value }) => !isStock && OPERATOR.test(value));
  const refused = refusedBy(end === -1 ? own : own.slice(0, end), version);
  return isStock ? refused : refused && 'unknown';
}

function refusedBy(words: Container['words'], version: string): StartError | undefined {
  let ends: StartError | undefined;
  let format: StartError | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const { value: word, at } = itemAt(words, index);
    const [, name, value] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) {
      const extra = words.slice(word === '--' ? index + 1 : index).map((one) => one.value);
      if (extra.length === 0) break;
      return { message: `extra command line arguments: [${extra.join(' ')}]`, at, ofArguments: true };
    }
    if (WITH_VALUE.has(name) && (name !== 'log-format' || compareVersions(version, '1.14.7') > 0)) {
      if (value === undefined) index += 1;
      const given = value ?? words[index]?.value;
      if (given === undefined) return { message: `flag needs an argument: -${name}`, at, ofArguments: true };
      const message = `unknown log format "${given}": expected text or json`;
      if (name === 'log-format')
        format = /^(?:text|json)$/.test(given) ? undefined : { message, at, ofArguments: true };
    } else if (!SWITCHES.has(name)) {
      return { message: `flag provided but not defined: -${name}`, at, ofArguments: true };
    } else if (value !== undefined && !IS_FALSE.test(value) && !IS_TRUE.test(value)) {
      return { message: `invalid boolean value "${value}" for -${name}: parse error`, at, ofArguments: true };
    } else if (name !== 'quiet' && !IS_FALSE.test(value ?? '')) {
      ends ??= { message: `with -${name} it prints that and ends`, at, ofArguments: true };
    }
  }
  return format ?? ends;
}
