/** Plugins that end no query: only errors of their setup.go. */
import { absolute, below, type DomainName, ROOT } from '../../../core/dns/name.ts';
import type { Step } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import {
  argumentError,
  current,
  type Dispenser,
  fail,
  failAtStart,
  next,
  nextArg,
  nextBlock,
  oneArg,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { leadsThroughFile, lookAt } from '../files.ts';
import {
  duration,
  durationOf,
  durationProblem,
  formatDuration,
  integerProblem,
  quoted,
  regexProblem,
  shownInteger,
  wrapped,
} from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, type PluginReader, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { CHAINLESS, isAtLeast } from '../versions.ts';
import { readCache } from './cache.ts';
import { MONITORS } from './monitors.ts';
import { block, blockOr, check, cidrProblem, once, oneOrMore, words } from './stanza.ts';
import { TRANSLATORS } from './translate.ts';
import { TRANSPORTS } from './transports.ts';
import { weightsProblem } from './weights.ts';

/** `c.Next(); if c.NextArg()`: only the first line is looked at. */
const noArgument: PluginReader = ({ d }) => {
  next(d);
  if (nextArg(d)) argumentError(d);
};
const anything: PluginReader = () => undefined;
const onlyOnce: PluginReader = (setup) => once(setup, (d) => void remainingArgs(d));

const LEVELS: ReadonlySet<string> = new Set(['warning', 'error', 'info', 'debug']);

function consolidate(setup: Setup, d: Dispenser): void {
  const first = isAtLeast(setup.context.version, '1.13.2');
  const found = words(d, 2, first ? 4 : 3);
  const [length, pattern, rest] = [itemAt(found, 0), itemAt(found, 1), found.slice(2)];
  duration(length);
  const isBounded = isAtLeast(setup.context.version, '1.12.4');
  check(pattern, (text) =>
    isBounded && text.length > 10_000 ? `regex pattern too long: ${text.length} > 10000` : regexProblem(text),
  );
  let level = false;
  let shows = false;
  for (const word of rest) {
    if (LEVELS.has(word.text)) {
      if (level) fail('multiple log levels specified in consolidate', word);
      if (shows) fail('log level must come before show_first in consolidate', word);
      level = true;
    } else if (first && word.text === 'show_first') shows = true;
    else check(word, (text) => `unknown ${first ? 'option' : 'log level argument'} in consolidate: ${text}`);
  }
}

const errors: PluginReader = (setup) =>
  once(setup, (d) => {
    check(words(d, 0, 1)[0], (file) => (file === 'stdout' ? undefined : `invalid log file: ${file}`));
    blockOr(
      d,
      () => fail(`Unexpected token '${current(d).text}', expecting 'Unknown field ${current(d).text}'`, current(d)),
      { stacktrace: () => undefined, consolidate: () => consolidate(setup, d) },
    );
  });

const reload: PluginReader = ({ d, context }) => {
  next(d);
  const [interval, jitter] = words(d, 0, 2);
  if (interval?.opaque === true || jitter?.opaque === true) return;
  if (interval !== undefined && duration(interval) < 2e9)
    fail('interval value must be greater or equal to 2s', interval);
  if (jitter === undefined) return;
  const length = duration(jitter);
  const zero = isAtLeast(context.version, '1.14.1');
  if (length < 1e9 && !(zero && length === 0))
    fail(`jitter value must be ${zero ? '0 or ' : ''}greater or equal to 1s`, jitter);
};

const bufsize: PluginReader = ({ d }) => {
  next(d);
  const isSize = (text: string): boolean => !integerProblem(text) && Number(text) >= 512 && Number(text) <= 4096;
  check(words(d, 0, 1)[0], (text) => (isSize(text) ? undefined : argumentError(d)));
};

const loadbalance: PluginReader = ({ d, context }) => {
  const prefers = isAtLeast(context.version, '1.12.2');
  let weights: Token | undefined;
  let waits = true;
  while (next(d)) {
    const [policy, ...rest] = remainingArgs(d);
    const extra = rest[0];
    if (policy?.text === 'round_robin' && extra !== undefined) fail(`unknown property for ${policy.text}`, extra);
    if (policy?.text === 'weighted') {
      if (extra === undefined) fail('missing weight file argument', policy);
      if (rest.length > 1) fail('unexpected argument(s)', policy);
      weights = extra;
      block(d, {
        reload: (inside, option) => {
          const [length, more] = remainingArgs(inside);
          if (length === undefined) return fail('reload duration value is missing', option);
          if (more !== undefined) fail('unexpected argument', more);
          check(length, (text) => durationProblem(text) && `invalid reload duration '${text}'`);
          waits = duration(length) !== 0;
        },
      });
    } else if (policy?.text !== 'round_robin') check(policy, (text) => `unknown policy: ${text}`);
    if (!prefers) break;
    block(d, {
      prefer: (inside) => {
        for (const network of remainingArgs(inside))
          check(network, (text) => wrapped(`invalid CIDR ${quoted(text)}`, cidrProblem(text)));
      },
      // It may be `weighted`.
      ...defined({ reload: policy?.opaque === true ? (inside: Dispenser) => void remainingArgs(inside) : undefined }),
    });
  }
  const problem = weights === undefined ? undefined : weightsProblem(context, weights, waits);
  if (problem !== undefined && weights !== undefined) failAtStart(problem, weights);
};

const CLASSES: ReadonlySet<string> = new Set(['success', 'denial', 'error', 'all']);
const log: PluginReader = ({ d, context }) => {
  while (next(d)) {
    remainingArgs(d);
    blockOr(d, isAtLeast(context.version, '1.14.4') ? unknownProperty : argumentError, {
      class: (inside) => {
        for (const token of oneOrMore(inside))
          check(token, (text) => (CLASSES.has(text) ? undefined : `invalid Class: ${text}`));
      },
    });
  }
};

const FLAGS: ReadonlySet<string> = new Set(['aa', 'ra', 'rd']);
/** A resolver refuses, or answers from its cache, what does not ask for recursion. */
function withoutRecursion(token: Token): Step {
  const at = placeOf(token);
  const because = 'clearing the RD flag';
  return {
    kind: 'rewrite',
    rules: [{ then: 'continue', match: { kind: 'any' }, to: { kind: 'opaque', because }, at }],
    at,
  };
}

const header: PluginReader = (setup) => {
  const { d, context } = setup;
  const strict = isAtLeast(context.version, '1.12.2');
  while (next(d)) {
    let seen = false;
    while (nextBlock(d)) {
      const selector = current(d);
      const side = selector.text.toLowerCase();
      let action = selector;
      if (side === 'query' || side === 'response') {
        if (!nextArg(d)) fail('setting up rule: no flag action provided', selector);
        action = current(d);
      } else if (strict || (side !== 'set' && side !== 'clear'))
        fail(`setting up rule: invalid selector=${side} should be query or response`, selector);
      const flags = remainingArgs(d);
      if (flags.length === 0)
        fail('setting up rule: invalid length for flags, at least one should be provided', selector);
      const verb = action.text.toLowerCase();
      if (verb !== 'set' && verb !== 'clear')
        fail(`setting up rule: unknown flag action=${verb}, should be set or clear`, action);
      for (const token of flags)
        check(token, (text) => {
          const flag = text.toLowerCase();
          return FLAGS.has(flag) ? undefined : `setting up rule: unknown/unsupported flag=${flag}`;
        });
      if (side === 'query' && verb === 'clear' && flags.some((flag) => flag.text.toLowerCase() === 'rd'))
        setup.steps.push(withoutRecursion(selector));
      seen = true;
    }
    if (seen) return;
  }
  argumentError(d);
};

const DAY = 24 * 3600e9;
const timeouts: PluginReader = ({ d, context }) => {
  const queries = isAtLeast(context.version, '1.14.3');
  while (next(d)) {
    const head = current(d);
    words(d, 0, 0);
    let seen = false;
    while (nextBlock(d)) {
      const option = current(d);
      const [value] = oneOrMore(d, 1);
      seen = true;
      if (value.opaque === true) continue;
      if (queries && option.text === 'maxtcpqueries') {
        const problem = integerProblem(value.text);
        if (problem !== undefined) fail(`invalid value for maxtcpqueries '${value.text}': ${problem}`, value);
        if (Number(value.text) === 0 || Number(value.text) < -1)
          fail(`maxtcpqueries provided '${value.text}' needs to be -1 (unlimited) or a positive integer`, value);
        continue;
      }
      // plugin/pkg/durations: a bare number is of seconds.
      const text = integerProblem(value.text) === undefined ? `${value.text}s` : value.text;
      const length = durationOf(text);
      if (length === undefined) return fail(`failed to parse duration '${text}'`, value);
      if (length < 1e9 || length > DAY)
        fail(`timeout provided '${formatDuration(length)}' needs to be between 1 second and 24 hours`, value);
      if (!['read', 'write', 'idle'].includes(option.text)) fail(`unknown option: '${option.text}'`, option);
    }
    if (!seen) fail('timeouts block with no timeouts specified', head);
  }
};

/** Missing names below the first search domain are asked for in the others too (autopath.go ServeDNS). */
function searchOn(setup: Setup, head: Token, zones: readonly DomainName[], from: Token): void {
  const first = from.text.startsWith('@') ? searchedByPods(setup, from.text) : firstSearched(setup, from);
  const searched = bothWithin(first, zones);
  if (searched.length === 0) return;
  const assumed = 'the name exists as it is asked for, and autopath asks for no other';
  const at = placeOf(head);
  // Nothing is left of the domain itself to search for (plugin/pkg/dnsutil/zone.go TrimZone).
  const isRead = !from.text.startsWith('@') && lookAt(setup.context, from).kind === 'text';
  const overshot = searched.filter((zone) => isRead && first.includes(zone) && zone !== ROOT);
  if (overshot.length > 0)
    setup.steps.push({
      kind: 'answer',
      plugin: 'autopath',
      rules: [{ names: { kind: 'exactly', names: overshot }, effect: 'servfail', at }],
      at,
    });
  setup.steps.push({
    kind: 'rewrite',
    rules: [
      {
        then: 'continue',
        match: within(searched),
        to: { kind: 'nothing' },
        unlessAsks: assumed,
        unlessAsksAfterReply: assumed,
        unlessMissing: assumed,
        at,
      },
    ],
    at,
  });
}

/** Begins with the asking pod's namespace, where pods are verified (plugin/kubernetes/autopath.go). */
function searchedByPods(setup: Setup, plugin: string): readonly DomainName[] {
  if (plugin !== '@kubernetes') return [];
  const tokens = setup.tokensOf('kubernetes');
  const isVerified = tokens.some((token, index) => token.text === 'verified' && tokens[index - 1]?.text === 'pods');
  if (!isVerified) return [];
  const open = tokens.findIndex((token) => token.text === '{');
  return zonesFrom(tokens.slice(1, open === -1 ? undefined : open), setup.zones).map((zone) => below('svc', zone));
}

/** The last `search` line counts (miekg/dns clientconfig.go). */
function firstSearched({ context, zones }: Setup, from: Token): readonly DomainName[] {
  const look = lookAt(context, from);
  if (look.kind !== 'text') return look.kind === 'unknown' ? zones : [];
  const lists = look.text.text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([word]) => word === 'search' || word === 'domain');
  const first = lists.at(-1)?.[1];
  return first === undefined ? [] : [absolute(first.toLowerCase())];
}

/** plugin/kubernetes/autopath.go, plugin/erratic/autopath.go. */
const AUTOPATHERS: ReadonlySet<string> = new Set(['kubernetes', 'erratic']);

/** plugin/autopath/setup.go autoPathParse: a file, or `@kubernetes` as the last argument; the last stanza counts. */
const autopath: PluginReader = (setup) => {
  const { d, context } = setup;
  let search: (() => void) | undefined;
  try {
    while (next(d)) {
      const head = current(d);
      const args = remainingArgs(d);
      const last = args.at(-1);
      if (last === undefined) return fail('no resolv-conf specified', current(d));
      search = () => searchOn(setup, head, zonesFrom(args.slice(0, -1), setup.zones), last);
      if (
        !last.text.startsWith('@') &&
        (last.text === '' || lookAt(context, last).kind === 'missing') &&
        last.opaque !== true
      )
        fail(`failed to parse ${quoted(last.text)}: open ${last.text}: no such file or directory`, last);
      const plugin = last.text.startsWith('@') ? last.text.slice(1) : '';
      if (setup.has(plugin) && !AUTOPATHERS.has(plugin) && !CHAINLESS.has(plugin))
        failAtStart(`${plugin} does not implement the AutoPather interface`, last);
    }
  } finally {
    search?.();
  }
};

const metadata: PluginReader = ({ d }) => {
  next(d);
  remainingArgs(d);
  if (nextBlock(d) || next(d)) argumentError(d);
};

const root: PluginReader = ({ d, context }) => {
  let path: Token | undefined;
  while (next(d)) path = oneArg(d);
  if (path === undefined || path.opaque === true || !leadsThroughFile(context, path.text)) return;
  fail(`unable to access root path '${path.text}': stat ${path.text}: not a directory`, path);
};

const cancel: PluginReader = ({ d }) => {
  while (next(d)) {
    check(words(d, 0, 1)[0], (text) => {
      const value = durationOf(text);
      if (value !== undefined && value > 0) return undefined;
      return `invalid ${value === undefined ? '' : 'negative '}duration: ${quoted(text)}`;
    });
  }
};

const MOST_SOCKETS = 1024;
const multisocket: PluginReader = ({ d, context }) => {
  next(d);
  const found = remainingArgs(d);
  if (found.length > 1 || next(d)) argumentError(d);
  const most = isAtLeast(context.version, '1.14.0') ? MOST_SOCKETS : Number.POSITIVE_INFINITY;
  check(found[0], (text) => {
    const problem = wrapped('invalid num sockets', integerProblem(text));
    if (problem !== undefined) return problem;
    if (Number(text) < 1) return `num sockets can not be zero or negative: ${shownInteger(text)}`;
    return Number(text) > most ? `num sockets exceeds maximum (${MOST_SOCKETS}): ${shownInteger(text)}` : undefined;
  });
};

const debug: PluginReader = ({ d }) => {
  while (next(d)) if (nextArg(d)) argumentError(d);
};

const EVENTS: ReadonlySet<string> = new Set(['startup', 'shutdown', 'certrenew']);
/** caddy onevent/on.go. */
const on: PluginReader = ({ d }) => {
  while (next(d)) {
    const event = oneArg(d);
    check(event, (text) =>
      EVENTS.has(text.toLowerCase()) ? undefined : `Wrong event name or event not supported: '${text}'`,
    );
    if (remainingArgs(d).length === 0) fail("no command contained in ''", event);
  }
};

export const PASSING_READERS: ReadonlyMap<string, PluginReader> = new Map<string, PluginReader>([
  ['cache', readCache],
  ['errors', errors],
  ['reload', reload],
  ['bufsize', bufsize],
  ['loadbalance', loadbalance],
  ['log', log],
  ['header', header],
  ['timeouts', timeouts],
  ['autopath', autopath],
  ['metadata', metadata],
  ['root', root],
  ['cancel', cancel],
  ['multisocket', multisocket],
  ['debug', debug],
  ['minimal', noArgument],
  ['nsid', onlyOnce],
  ['on', on],
  ...MONITORS,
  ...TRANSLATORS,
  ...TRANSPORTS,
  ...['startup', 'shutdown'].map((name): [string, PluginReader] => [name, anything]),
]);

/** `any` ends queries, and has looked at its arguments since 1.14.4. */
export const checkAny: PluginReader = ({ d, context }) => {
  if (!isAtLeast(context.version, '1.14.4')) return;
  next(d);
  if (nextArg(d)) argumentError(d);
  if (nextBlock(d)) unknownProperty(d);
};

/** plugin/whoami/setup.go: `c.NextArg` of the first line only. */
export const checkWhoami: PluginReader = noArgument;
