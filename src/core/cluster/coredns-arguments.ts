/** Arguments with which CoreDNS ends at once (coremain/run.go Run; Go flag package; asked of 1.15.0 and 1.11.3 by hand). */
import type { StartError } from '../facts/fact.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { itemAt } from '../text/invariant.ts';
import type { Located } from '../text/location.ts';
import { baseName } from '../text/paths.ts';
import { isPlaceholder } from '../text/placeholder.ts';

const WITH_VALUE: ReadonlySet<string> = new Set(['conf', 'dns.port', 'p', 'pidfile', 'log-format']);
const SWITCHES: ReadonlySet<string> = new Set(['plugins', 'quiet', 'version']);
/** Or a service of /etc/services. */
const PORT = /^(?:\d{1,5}|domain)$/;
const IS_FALSE = /^(?:0|[fF]|false|False|FALSE)$/;
const IS_TRUE = /^(?:1|[tT]|true|True|TRUE)$/;

/** Also within the text of a shell. */
const STARTS = /(?:^|[\s/;&|(])coredns(?=$|[\s;&|)])/m;

/** Words of a container whose image starts CoreDNS; `unknown`: another program may run. */
export function refusedArguments(
  words: readonly Located<string>[],
  version: string,
): StartError | 'unknown' | undefined {
  const [first] = words;
  if (first === undefined || words.some(({ value }) => isPlaceholder(value))) return undefined;
  const isProgram = baseName(first.value) === 'coredns';
  if (!isProgram && !first.value.startsWith('-'))
    return words.some(({ value }) => STARTS.test(value)) ? undefined : 'unknown';
  let ends: StartError | undefined;
  for (let index = isProgram ? 1 : 0; index < words.length; index += 1) {
    const { value: word, at } = itemAt(words, index);
    const [, name, value] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) {
      const extra = words.slice(word === '--' ? index + 1 : index);
      if (extra.length === 0) return ends;
      return {
        message: `extra command line arguments: [${extra.map((one) => one.value).join(' ')}]`,
        at,
        ofArguments: true,
      };
    }
    if (WITH_VALUE.has(name) && (name !== 'log-format' || compareVersions(version, '1.14.7') > 0)) {
      if (value === undefined) index += 1;
      const given = value ?? words[index]?.value;
      if ((name === 'p' || name === 'dns.port') && given !== undefined && !PORT.test(given))
        return { message: `lookup tcp/${given}: unknown port`, at, ofArguments: true };
      if (index >= words.length) return { message: `flag needs an argument: -${name}`, at, ofArguments: true };
    } else if (!SWITCHES.has(name)) {
      return { message: `flag provided but not defined: -${name}`, at, ofArguments: true };
    } else if (value !== undefined && !IS_FALSE.test(value) && !IS_TRUE.test(value)) {
      return { message: `invalid boolean value "${value}" for -${name}: parse error`, at, ofArguments: true };
    } else if (name !== 'quiet' && !IS_FALSE.test(value ?? '')) {
      ends ??= { message: `with -${name} it prints that and ends`, at, ofArguments: true };
    }
  }
  return ends;
}
