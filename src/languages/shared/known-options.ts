/** Options of DNS servers by what is known of them: known-options.yaml. */

import { isIPv6, parseAddress } from '../../core/dns/endpoint.ts';
import type { AnswerStep, OpaqueStep } from '../../core/facts/steps.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { KNOWN_OPTIONS } from './known-options.generated.ts';

export interface Option {
  readonly key: string;
  readonly value: { readonly text: string };
  readonly at: Location;
  /** A clause, or what else has options of its own. */
  readonly context?: string;
}

export type KnownOptions = (option: Omit<Option, 'at'>) => boolean;

const SHORT: readonly (readonly [string, string])[] = [
  ['{labels}', '(?!.*[^,/.]{64})'],
  ['{name}', '(?:\\.|(?!.{254})[^\\s.]{1,63}(?:\\.[^\\s.]{1,63})*\\.?)'],
  ['~', '([1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])'],
];

/** Whether a server is known to take an option with its value; one with a placeholder is taken for what it should be. */
export function knownOptions(server: keyof typeof KNOWN_OPTIONS): KnownOptions {
  const contexts = new Map(
    Object.entries(KNOWN_OPTIONS[server]).map(([context, options]) => [
      context,
      options.map(([names, form]) => ({
        names: new RegExp(`^${names}$`),
        form: new RegExp(`^(?:${inFull(form)})$`, server === 'bind' ? 'is' : 's'),
      })),
    ]),
  );
  return ({ key, value: { text }, context = '' }) => {
    const written = text.trim().replaceAll(/\s+/g, ' ');
    const values = [written, written.replaceAll(/[\da-f:.]{2,45}(?:\/\d{1,9}(?![\da-f:.]))?/gi, addressMark)];
    const isOpen = isPlaceholder(text);
    const takes = (form: RegExp): boolean => isOpen || values.some((value) => form.test(value));
    return contexts.get(context)?.some(({ names, form }) => names.test(key) && takes(form)) === true;
  };
}

function inFull(form: string): string {
  return SHORT.reduce((text, [short, full]) => text.replaceAll(short, full), form);
}

/** `@` for IPv4, `&` for IPv6, with a slash for a network. */
function addressMark(word: string): string {
  const [written = '', bits] = word.split('/');
  const address = parseAddress(written);
  if (address !== undefined) {
    const isV6 = isIPv6(word);
    if (bits === undefined || Number(bits) <= (isV6 ? 128 : 32))
      return `${isV6 ? '&' : '@'}${bits === undefined ? '' : '/'}`;
  }
  const [, host = '', port = ''] = /^([\d.]+)(:\d+)$/.exec(word) ?? [];
  return parseAddress(host) === undefined ? word : `@${port}`;
}

/** Options in a message. */
const MAX_NAMED = 3;

/** Before all else, as they may decide anything, or the server not start with them. What may be filled in is no option. */
export function unknownSteps(options: Iterable<Option>, isKnown: KnownOptions): readonly OpaqueStep[] {
  const unknown = new Map<string, Location>();
  for (const option of options)
    if (!isPlaceholder(option.key) && !unknown.has(option.key) && !isKnown(option)) unknown.set(option.key, option.at);
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
export function startSteps(notices: readonly Notice[]): readonly AnswerStep[] {
  const first = notices.find(({ mayNotStart }) => mayNotStart === true);
  if (first === undefined) return [];
  const { message, at } = first;
  const perhaps = { holds: `it does not start: ${message}`, fails: 'the server starts with this configuration' };
  return [{ kind: 'answer', plugin: 'start', rules: [{ names: { kind: 'any' }, effect: 'drop', perhaps, at }], at }];
}
