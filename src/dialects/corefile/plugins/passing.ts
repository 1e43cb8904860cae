/** Plugins that end no query: only what makes their setup fail. Each is as its own setup.go reads it. */
import {
  argumentError,
  current,
  type Dispenser,
  fail,
  next,
  nextArg,
  nextBlock,
  oneArg,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { durationOf, integer, quoted } from '../go-values.ts';
import type { PluginReader, Setup } from '../setup.ts';
import { isAtLeast } from '../versions.ts';

/** Runs over all stanzas; a second one is refused with the words of plugin.ErrOnce. */
function once(setup: Setup, stanza: (d: Dispenser) => void): void {
  const { d } = setup;
  for (let count = 1; next(d); count += 1) {
    if (count > 1) fail('this plugin can only be used once per Server Block', current(d));
    stanza(d);
  }
}

const refusesArguments: PluginReader = ({ d }) => {
  while (next(d)) if (remainingArgs(d).length > 0) argumentError(d);
};
/** Only with that version do arguments matter. */
const refusesArgumentsSince =
  (version: string): PluginReader =>
  (setup) => {
    if (isAtLeast(setup.context.version, version)) refusesArguments(setup);
  };
const needsArgument: PluginReader = ({ d }) => {
  while (next(d)) {
    oneArg(d);
    remainingArgs(d);
    while (nextBlock(d)) remainingArgs(d);
  }
};
const anything: PluginReader = () => undefined;
const onlyOnce: PluginReader = (setup) =>
  once(setup, (d) => {
    remainingArgs(d);
    while (nextBlock(d)) remainingArgs(d);
  });

const CACHE_WORDS: ReadonlySet<string> = new Set([
  'success',
  'denial',
  'prefetch',
  'serve_stale',
  'servfail',
  'disable',
  'keepttl',
  'verify_stale',
]);

/** plugin/cache/setup.go cacheParse. */
const cache: PluginReader = (setup) =>
  once(setup, (d) => {
    const [first] = remainingArgs(d);
    if (first !== undefined && /^[+-]?\d+$/.test(first.text) && Number(first.text) <= 0)
      fail(`cache TTL can not be zero or negative: ${Number(first.text)}`, first);
    while (nextBlock(d)) {
      const option = current(d);
      if (!CACHE_WORDS.has(option.text)) argumentError(d);
      const args = remainingArgs(d);
      if (option.text === 'success' || option.text === 'denial') {
        if (args[0] === undefined) argumentError(d);
        integer(args[0]);
      }
      const length = option.text === 'servfail' && args[0] !== undefined ? durationOf(args[0].text) : undefined;
      if (length !== undefined && length < 0) fail('invalid negative ttl for servfail', args[0] ?? option);
      if (length !== undefined && length > 300e9)
        fail('caching SERVFAIL responses over 5 minutes is not permitted', args[0] ?? option);
    }
  });

const errors: PluginReader = (setup) =>
  once(setup, (d) => {
    const [first, ...rest] = remainingArgs(d);
    if (rest.length > 0) argumentError(d);
    if (first !== undefined && first.text !== 'stdout') fail(`invalid log file: ${first.text}`, first);
    while (nextBlock(d)) {
      if (!['consolidate', 'stacktrace'].includes(current(d).text)) argumentError(d);
      remainingArgs(d);
    }
  });

const health: PluginReader = ({ d }) => {
  while (next(d)) {
    if (remainingArgs(d).length > 1) argumentError(d);
    while (nextBlock(d)) {
      if (current(d).text !== 'lameduck') argumentError(d);
      const [value, ...rest] = remainingArgs(d);
      if (value === undefined || rest.length > 0) argumentError(d);
      if (durationOf(value.text) === undefined && value.opaque !== true)
        fail(
          `unable to parse lameduck duration value: '${value.text}' : time: invalid duration ${quoted(value.text)}`,
          value,
        );
    }
  }
};

const reload: PluginReader = ({ d }) => {
  while (next(d)) {
    const args = remainingArgs(d);
    if (args.length > 2) argumentError(d);
    for (const [index, token] of args.entries()) {
      const length = durationOf(token.text);
      if (token.opaque === true) continue;
      if (length === undefined) fail(`time: invalid duration ${quoted(token.text)}`, token);
      const least = index === 0 ? 2e9 : 1e9;
      if (length < least)
        fail(
          index === 0 ? 'interval value must be greater or equal to 2s' : 'jitter value must be greater or equal to 1s',
          token,
        );
    }
  }
};

const bufsize: PluginReader = ({ d }) => {
  while (next(d)) {
    const args = remainingArgs(d);
    if (args.length > 1) argumentError(d);
    const [size] = args;
    if (size === undefined || size.opaque === true) continue;
    const value = integer(size);
    if (value < 512 || value > 4096) argumentError(d);
  }
};

const loadbalance: PluginReader = ({ d }) => {
  while (next(d)) {
    const [policy, ...rest] = remainingArgs(d);
    if (policy !== undefined && policy.opaque !== true && !['round_robin', 'weighted'].includes(policy.text))
      fail(`unknown policy: ${policy.text}`, policy);
    if (policy?.text === 'round_robin' && rest.length > 0)
      fail(`unknown property for ${policy.text}`, rest[0] ?? policy);
    while (nextBlock(d)) remainingArgs(d);
  }
};

const CLASSES: ReadonlySet<string> = new Set(['success', 'denial', 'error', 'all']);
const log: PluginReader = ({ d }) => {
  while (next(d)) {
    remainingArgs(d);
    while (nextBlock(d)) {
      if (current(d).text !== 'class') argumentError(d);
      const classes = remainingArgs(d);
      if (classes.length === 0) argumentError(d);
      const wrong = classes.find((token) => !CLASSES.has(token.text) && token.opaque !== true);
      if (wrong !== undefined) fail(`invalid Class: ${wrong.text}`, wrong);
    }
  }
};

const header: PluginReader = ({ d, context }) => {
  while (next(d)) {
    let seen = false;
    while (nextBlock(d)) {
      seen = true;
      const selector = current(d);
      remainingArgs(d);
      if (isAtLeast(context.version, '1.13.0') && !['query', 'response'].includes(selector.text))
        fail(`setting up rule: invalid selector=${selector.text} should be query or response`, selector);
    }
    if (!seen) argumentError(d);
  }
};

const timeouts: PluginReader = ({ d }) => {
  while (next(d)) {
    const head = current(d);
    if (remainingArgs(d).length > 0) argumentError(d);
    let seen = false;
    while (nextBlock(d)) {
      seen = true;
      if (!['read', 'write', 'idle'].includes(current(d).text))
        fail(`unknown option: ${quoted(current(d).text)}`, current(d));
      oneArg(d);
    }
    if (!seen) fail('timeouts block with no timeouts specified', head);
  }
};

/** plugin/autopath/setup.go: a file, or `@kubernetes` as the last argument. */
const autopath: PluginReader = ({ d }) => {
  while (next(d)) {
    const head = current(d);
    if (remainingArgs(d).length === 0) fail('no resolv-conf specified', head);
  }
};

const metadata: PluginReader = ({ d }) => {
  for (let count = 1; next(d); count += 1) {
    if (count > 1 || nextBlock(d)) argumentError(d);
    remainingArgs(d);
  }
};

const ready: PluginReader = (setup) =>
  once(setup, (d) => {
    if (remainingArgs(d).length > 1) argumentError(d);
    while (nextBlock(d)) {
      if (!isAtLeast(setup.context.version, '1.12.4')) unknownProperty(d);
      remainingArgs(d);
    }
  });

const geoip: PluginReader = ({ d }) => {
  while (next(d)) {
    if (!nextArg(d)) argumentError(d);
    remainingArgs(d);
    while (nextBlock(d)) remainingArgs(d);
  }
};

export const PASSING_READERS: ReadonlyMap<string, PluginReader> = new Map<string, PluginReader>([
  ['cache', cache],
  ['errors', errors],
  ['health', health],
  ['reload', reload],
  ['bufsize', bufsize],
  ['loadbalance', loadbalance],
  ['log', log],
  ['header', header],
  ['timeouts', timeouts],
  ['autopath', autopath],
  ['metadata', metadata],
  ['ready', ready],
  ['geoip', geoip],
  ['dnstap', needsArgument],
  ['sign', needsArgument],
  ['on', needsArgument],
  ['minimal', refusesArguments],
  ['prometheus', onlyOnce],
  ['nsid', onlyOnce],
  ['pprof', onlyOnce],
  ['shed', onlyOnce],
  ...'root cancel proxyproto quic grpc_server https https3 multisocket debug trace dns64 tls startup shutdown'
    .split(' ')
    .map((name): [string, PluginReader] => [name, anything]),
]);

/** `any` ends queries, and has looked at its arguments since 1.12.0. */
export const checkAny: PluginReader = refusesArgumentsSince('1.12.0');
/** plugin/whoami/setup.go: `c.NextArg` of the first line only. */
export const checkWhoami: PluginReader = ({ d }) => {
  next(d);
  if (nextArg(d)) argumentError(d);
};
