/** What a container's command starts a daemon with, and the files that its image reads by itself. */

import type { ResolverContainer } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Step } from '../../core/facts/steps.ts';
import type { Located } from '../../core/text/location.ts';
import { mayNotStart, type Reading } from '../../core/text/notice.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { startSteps, unreadArgument } from './known-options.ts';

type Word = Located<string>;

/** Behind the program's word, up to an operator of the shell; of a command without it undefined, unless that is options alone. */
export function argumentsOf(words: readonly Word[], program: RegExp): readonly Word[] | undefined {
  const at = words.findIndex(({ value }) => program.test(value));
  if (at === -1) return words[0]?.value.startsWith('-') === false ? undefined : words;
  const rest = words.slice(at + 1);
  const end = rest.findIndex(({ value }) => /^\d?[;&|<>]/.test(value));
  return end === -1 ? rest : rest.slice(0, end);
}

/** `--NAME=VALUE` and `--NAME VALUE`, with one dash or two. */
export function valuesOf({ words }: Pick<ResolverContainer, 'words'>, name: string): readonly SourceText[] {
  return words.flatMap((word, index) => {
    const [, flag, value] = /^--?([a-z-]{1,40})(?:=(.*))?$/s.exec(word.value) ?? [];
    const next = words[index + 1];
    if (flag !== name) return [];
    if (value !== undefined) return [synthetic(word.at, value.replace(/^"(.*)"$/s, '$1'))];
    return next === undefined ? [] : [synthetic(next.at, next.value)];
  });
}

/** The last of a name counts. */
export function variableOf({ env }: Pick<ResolverContainer, 'env'>, name: string): readonly SourceText[] {
  const found = env.findLast((one) => one.name === name);
  return found?.value === undefined ? [] : [synthetic(found.at, found.value)];
}

interface ShortOption {
  /** Empty for a word that is no option. */
  readonly letter: string;
  readonly value: string;
  readonly word: Word;
}

/** Letters with their values (getopt(3)); what is filled in later is left out. */
export function shortOptions(args: readonly Word[], valued: string): readonly ShortOption[] {
  const found: ShortOption[] = [];
  for (let i = 0; i < args.length; i += 1) {
    const word = args[i];
    if (word === undefined || word.value.includes('$')) continue;
    const letters = /^-([A-Za-z0-9].*)$/s.exec(word.value)?.[1];
    if (letters === undefined) found.push({ letter: '', value: '', word });
    for (const [index, letter] of [...(letters ?? '')].entries()) {
      const isValued = valued.includes(letter);
      const own = letters?.slice(index + 1) ?? '';
      if (isValued && own === '') i += 1;
      found.push({ letter, value: isValued ? own || (args[i]?.value ?? '') : '', word });
      if (isValued) break;
    }
  }
  return found;
}

/** Options that are not read, and a command that starts something else, may do anything. */
export function unreadIn(
  options: readonly ShortOption[],
  harmless: string,
  { words }: Pick<ResolverContainer, 'words'>,
  args: readonly Word[] | undefined,
): readonly Step[] {
  const [first] = words;
  if (args === undefined && first !== undefined) return unreadArgument(first.value, first.at);
  return options.flatMap(({ letter, word }) =>
    letter !== '' && harmless.includes(letter) ? [] : unreadArgument(word.value, word.at),
  );
}

export function withSteps(reading: Reading<ServerConfig>, steps: readonly Step[]): Reading<ServerConfig> {
  if (steps.length === 0) return reading;
  const blocks = reading.value.blocks.map((block) => ({ ...block, steps: [...steps, ...block.steps] }));
  return { ...reading, value: { ...reading.value, blocks } };
}

const READ_BY: readonly (readonly [image: RegExp, files: RegExp])[] = [
  // Its script starts unbound with a file that includes three others (github.com/MatthewVance/unbound-docker unbound.sh).
  [
    /(?:^|\/)mvance\/unbound/,
    /^\/opt\/unbound\/etc\/unbound\/(?:unbound|forward-records|a-records|srv-records)\.conf$/,
  ],
  // github.com/klutchell/unbound-docker Dockerfile
  [/(?:^|\/)klutchell\/unbound/, /^\/etc\/unbound\//],
  // github.com/crazy-max/docker-unbound rootfs/etc/unbound/unbound.conf
  [/(?:^|\/)crazy-?max\/unbound/, /^\/(?:config|etc\/unbound)\//],
  // github.com/madnuttah/unbound-docker doc/examples
  [/(?:^|\/)madnuttah\/unbound/, /^\/usr\/local\/unbound\//],
  // Entrypoints of both: named -c /etc/bind/named.conf
  [/(?:^|\/)(?:ubuntu|internetsystemsconsortium)\/bind9/, /^\/etc\/bind\//],
  // github.com/PowerDNS/pdns Dockerfile-recursor
  [/(?:^|\/)powerdns\/pdns-recursor/, /^\/etc\/powerdns\//],
];

/** Where the command names no file: what the image does not read is not in force. */
export function unlessRead(
  reading: Reading<ServerConfig>,
  image: string,
  used: readonly (readonly [path: string, text: SourceText])[],
): Reading<ServerConfig> {
  const reads = READ_BY.find(([pattern]) => pattern.test(image))?.[1];
  const stray = reads === undefined ? undefined : used.find(([path]) => !reads.test(path));
  if (stray === undefined) return reading;
  return withSteps(
    reading,
    startSteps([mayNotStart(`the image ${image} reads no ${stray[0]} by itself`, extentOf(stray[1]))]),
  );
}
