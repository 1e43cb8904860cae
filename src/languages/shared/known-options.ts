/** Options of a server that are modelled, or decide neither where a query goes nor who is answered. */

import type { OpaqueStep } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';

interface Option {
  readonly key: string;
  readonly value: { readonly text: string };
  readonly at: Location;
}

export type KnownOptions = (option: Option) => boolean;

/** Words `NAME` or `FIRST*`; `NAME=EXPRESSION` knows it with such a value alone, whatever else is written. */
export function knownOptions(words: string): KnownOptions {
  const names = new Set<string>();
  const starts: string[] = [];
  const values = new Map<string, RegExp>();
  for (const word of words.trim().split(/\s+/)) {
    const [, name = '', value] = /^([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (value !== undefined) values.set(name, new RegExp(`^(?:${value})$`));
    else if (name.endsWith('*')) starts.push(name.slice(0, -1));
    else names.add(name);
  }
  return ({ key, value }) =>
    values.get(key)?.test(value.text) ?? (names.has(key) || starts.some((start) => key.startsWith(start)));
}

/** Options in a message. */
const MAX_NAMED = 3;

/** Before all else, as they may decide anything. What is no word is no option. */
export function unknownSteps(options: Iterable<Option>, isKnown: KnownOptions): readonly OpaqueStep[] {
  const unknown = new Map<string, Location>();
  for (const option of options)
    if (/^[a-z][\w.-]*$/i.test(option.key) && !isKnown(option) && !unknown.has(option.key))
      unknown.set(option.key, option.at);
  const [first] = unknown;
  if (first === undefined) return [];
  const named = [...unknown.keys()].slice(0, MAX_NAMED).map((key) => `\`${key}\``);
  const others = unknown.size > MAX_NAMED ? [...named, 'others'] : named;
  return [
    {
      kind: 'opaque',
      plugin: first[0],
      because: 'what it does is not modelled',
      passes: `${others.join(', ')} ${others.length > 1 ? 'decide' : 'decides'} nothing for this query`,
      at: first[1],
    },
  ];
}
