/** Plugins that watch: health, ready, pprof, prometheus, dnstap, trace, geoip. Each as its setup.go reads it. */
import type { ConfigContext } from '../../../core/facts/readers.ts';
import {
  argumentError,
  current,
  fail,
  failAtStart,
  next,
  oneArg,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { foreignFile, lookAt, mayBeFilledIn } from '../files.ts';
import { urlProblem } from '../go-url.ts';
import {
  durationProblem,
  floatOf,
  integerProblem,
  quoted,
  shownInteger,
  unsigned64Problem,
  wrapped,
} from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { PluginReader } from '../setup.ts';
import { isAtLeast } from '../versions.ts';
import { NO_FIRST, NOTHING } from './listen.ts';
import { bare, block, blockOr, check, checkBound, listenAddress, once, oneOrMore, word, words } from './stanza.ts';

const health: PluginReader = ({ d, context }) => {
  let address: Token | undefined;
  while (next(d)) {
    address = listenAddress(words(d, 0, 1)) ?? address;
    blockOr(d, isAtLeast(context.version, '1.14.4') ? unknownProperty : argumentError, {
      lameduck: word((text) => wrapped(`unable to parse lameduck duration value: '${text}' `, durationProblem(text))),
    });
  }
  // It polls its own address as a URL (plugin/health/health.go OnStartup).
  check(address, (text) => urlProblem(`http://${text}`), failAtStart);
  checkBound(address);
};

const MONITORED: readonly string[] = ['until-ready', 'continuously'];

const ready: PluginReader = (setup) =>
  once(setup, (d) => {
    listenAddress(words(d, 0, 1));
    if (!isAtLeast(setup.context.version, '1.12.2')) return;
    block(d, {
      monitor: word((type) => (MONITORED.includes(type) ? undefined : `monitor type '${type}' not supported`)),
    });
  });

const pprof: PluginReader = (setup) => {
  let address: Token | undefined;
  once(setup, (d) => {
    const found = remainingArgs(d);
    if (found.length === 1) address = listenAddress(found);
    if (found.length > 1) argumentError(d);
    block(d, {
      block: (inside) =>
        check(
          words(inside, 0, 1)[0],
          (rate) => integerProblem(rate) && `property 'block' invalid integer value '${rate}'`,
        ),
    });
  });
  checkBound(address);
};

const prometheus: PluginReader = (setup) =>
  once(setup, (d) => {
    listenAddress(words(d, 0, 1));
    if (!isAtLeast(setup.context.version, '1.14.3')) return;
    let tls = false;
    blockOr(d, () => fail(`unknown option: ${current(d).text}`, current(d)), {
      runtime_metrics: bare,
      tls: (inside, option) => {
        if (tls) fail('tls block already specified', option);
        tls = true;
        words(inside, 1, 1);
      },
    });
  });

function bounded(name: string, unit: string, most: number): (text: string) => string | undefined {
  return (text) => {
    const problem = wrapped(`dnstap: invalid ${name} ${quoted(text)}`, integerProblem(text));
    if (problem !== undefined || (Number(text) >= 1 && Number(text) <= most)) return problem;
    return `dnstap: ${name} must be between 1 and ${most} (${unit}): ${shownInteger(text)}`;
  };
}

const dnstap: PluginReader = ({ d, context }) => {
  const late = isAtLeast(context.version, '1.14.4');
  while (next(d)) {
    const found = oneOrMore(d);
    const listens = late && found[0].text === 'listen';
    if (listens && found.length < 2) fail('dnstap listen requires an endpoint argument', found[0]);
    const rest = listens ? found.slice(1) : found;
    if (isAtLeast(context.version, '1.13.0')) {
      check(rest[2], bounded('MultipleTcpWriteBuf', 'MiB units', 1024));
      check(rest[3], bounded('MultipleQueue', 'x10k messages', 4096));
    }
    check(
      rest[0],
      (url) => (/^(?:tcp|tls):\/\//.test(url) ? urlProblem(url) : undefined),
      () => argumentError(d),
    );
    blockOr(d, late ? unknownProperty : () => undefined, {
      skipverify: () => undefined,
      identity: oneArg,
      version: oneArg,
      extra: oneArg,
      tls: (inside, option) => {
        if (!late) return;
        if (!listens && found[0].opaque !== true) fail('tls directive only valid for listeners', option);
        if (remainingArgs(inside).length < 2) fail('tls requires cert and key file paths', option);
      },
    });
  }
};

const TRACERS: ReadonlySet<string> = new Set(['zipkin', 'datadog']);

/** strconv.ParseBool. */
const BOOLEANS: ReadonlySet<string> = new Set('1 t T TRUE true True 0 f F FALSE false False'.split(' '));

const trace: PluginReader = ({ d, context, bind }) => {
  // It takes its first address unchecked (plugin/trace/setup.go traceParse).
  if (!isAtLeast(context.version, '1.11.4') && bind.some(({ value }) => value === NOTHING)) fail(NO_FIRST, current(d));
  while (next(d)) {
    const found = words(d, 0, 2);
    check(found.length === 2 ? found[0] : undefined, (type) =>
      TRACERS.has(type.toLowerCase()) ? undefined : `tracing endpoint type '${type.toLowerCase()}' is not supported`,
    );
    blockOr(d, isAtLeast(context.version, '1.14.4') ? unknownProperty : () => undefined, {
      every: word(unsigned64Problem),
      service: (inside) => void words(inside, 1, 1),
      client_server: (inside) =>
        check(words(inside, 0, 1)[0], (text) =>
          BOOLEANS.has(text) ? undefined : `strconv.ParseBool: parsing ${quoted(text)}: invalid syntax`,
        ),
      datadog_analytics_rate: (inside) => check(words(inside, 0, 1)[0], rateProblem),
      zipkin_max_backlog_size: word(integerProblem),
      zipkin_max_batch_size: word(integerProblem),
      zipkin_max_batch_interval: word(durationProblem),
    });
  }
};

function rateProblem(text: string): string | undefined {
  const rate = floatOf(text, 64);
  if (typeof rate === 'object') return rate.problem;
  if (typeof rate !== 'number' || !(rate > 1 || rate < 0)) return undefined;
  const shown = Number.isFinite(rate) ? rate.toFixed(6) : rate > 0 ? '+Inf' : '-Inf';
  return `datadog analytics rate must be between 0 and 1, '${shown}' is not supported`;
}

const geoip: PluginReader = ({ d, context }) => {
  let path: Token | undefined;
  while (next(d)) {
    const file = oneArg(d);
    if (path !== undefined) fail('configuring multiple databases is not supported', file);
    path = file;
    words(d, 0, 0);
    blockOr(d, () => fail(`unknown property ${quoted(current(d).text)}`, current(d)), {
      'edns-subnet': () => undefined,
    });
  }
  if (path === undefined || path.opaque === true) return;
  if (lookAt(context, path).kind === 'missing')
    fail(`failed to open database file: open ${path.text}: no such file or directory`, current(d));
  const not = foreignFile(context, path) ?? (isNoDatabase(context, path) ? 'text' : undefined);
  if (not === undefined) return;
  const why =
    not === 'directory' ? `read ${path.text}: is a directory` : 'error opening database: invalid MaxMind DB file';
  fail(`failed to open database file: ${why}`, current(d));
};

/** A database ends in a mark, and is no text (maxminddb-golang reader.go FromBytes). */
function isNoDatabase(context: ConfigContext, path: Token): boolean {
  const look = lookAt(context, path);
  if (look.kind !== 'text') return false;
  const { text } = look.text;
  return text.trim() !== '' && !/\0|\uFFFD|MaxMind\.com/.test(text) && !mayBeFilledIn(context, text);
}

export const MONITORS: readonly (readonly [string, PluginReader])[] = [
  ['health', health],
  ['ready', ready],
  ['pprof', pprof],
  ['prometheus', prometheus],
  ['dnstap', dnstap],
  ['trace', trace],
  ['geoip', geoip],
];
