/** Options of a server that are modelled, or decide neither where a query goes nor who is answered. */

import type { OpaqueStep } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { KNOWN_OPTIONS } from './known-options.generated.ts';

interface Option {
  readonly key: string;
  readonly value: { readonly text: string };
  readonly at: Location;
}

export type KnownOptions = (option: Option) => boolean;

export function knownOptions(server: keyof typeof KNOWN_OPTIONS): KnownOptions {
  const table = KNOWN_OPTIONS[server];
  const names: ReadonlySet<string> = new Set(table.names.split(' '));
  const starting = table.starting.split(' ');
  const valued = new Map(Object.entries(table.valued).map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]));
  return ({ key, value }) =>
    valued.get(key)?.test(value.text) ?? (names.has(key) || starting.some((start) => key.startsWith(start)));
}

/** Options in a message. */
const MAX_NAMED = 3;

/** Before all else, as they may decide anything. What is no word is no option. */
export function unknownSteps(options: Iterable<Option>, isKnown: KnownOptions): readonly OpaqueStep[] {
  const unknown = new Map<string, Location>();
  for (const option of options)
    if (
      /^-?\w[\w.-]*(?: \w|$)/.test(option.key) &&
      (option.key.includes(' ') || !isKnown(option)) &&
      !unknown.has(option.key)
    )
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

export function unreadArgument(word: string, at: Location): readonly OpaqueStep[] {
  return unknownSteps([{ key: word, value: { text: '' }, at }], () => false);
}

/** Of a configuration in which something is written as the server does not read it. */
export function startSteps(notices: readonly Notice[]): readonly OpaqueStep[] {
  const first = notices.find(({ mayNotStart }) => mayNotStart === true);
  if (first === undefined) return [];
  const { message, at } = first;
  return [
    {
      kind: 'opaque',
      plugin: 'start',
      because: `it may not start: ${message}`,
      passes: 'the server starts with this configuration',
      at,
    },
  ];
}
