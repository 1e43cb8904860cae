/** Plugins that watch: health, ready, pprof, prometheus, dnstap, trace, geoip. Each as its setup.go reads it. */
import type { ConfigContext } from '../../../core/facts/fact.ts';
import {
  argumentError,
  current,
  type Dispenser,
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
  duration,
  durationOf,
  durationProblem,
  floatOf,
  integer,
  integerProblem,
  quoted,
  shownInteger,
  unsigned64Problem,
} from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { PluginReader } from '../setup.ts';
import { isAtLeast } from '../versions.ts';
import { NO_FIRST, NOTHING } from './listen.ts';
import { block, blockOr, checkBound, listenAddress, once, oneOrMore, words } from './stanza.ts';

/** It polls its own address as a URL (plugin/health/health.go OnStartup). */
function checkPolled(address: Token | undefined): void {
  if (address === undefined || address.opaque === true) return;
  const problem = urlProblem(`http://${address.text}`);
  if (problem !== undefined) failAtStart(problem, address);
  checkBound(address);
}

const health: PluginReader = ({ d, context }) => {
  let address: Token | undefined;
  while (next(d)) {
    address = listenAddress(words(d, 0, 1)) ?? address;
    blockOr(d, isAtLeast(context.version, '1.14.4') ? unknownProperty : argumentError, {
      lameduck: (inside) => {
        const [value] = oneOrMore(inside, 1);
        if (value.opaque !== true && durationOf(value.text) === undefined)
          fail(
            `unable to parse lameduck duration value: '${value.text}' : ${durationProblem(value.text) ?? ''}`,
            value,
          );
      },
    });
  }
  checkPolled(address);
};

const ready: PluginReader = (setup) =>
  once(setup, (d) => {
    listenAddress(words(d, 0, 1));
    if (!isAtLeast(setup.context.version, '1.12.2')) return;
    block(d, {
      monitor: (inside) => {
        const [type] = oneOrMore(inside, 1);
        if (type.opaque !== true && !['until-ready', 'continuously'].includes(type.text))
          fail(`monitor type '${type.text}' not supported`, type);
      },
    });
  });

const pprof: PluginReader = (setup) => {
  let address: Token | undefined;
  once(setup, (d) => {
    const found = remainingArgs(d);
    if (found.length === 1) address = listenAddress(found);
    if (found.length > 1) argumentError(d);
    block(d, {
      block: (inside) => {
        const [rate] = words(inside, 0, 1);
        if (rate !== undefined && rate.opaque !== true && integerProblem(rate.text) !== undefined)
          fail(`property 'block' invalid integer value '${rate.text}'`, rate);
      },
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
      runtime_metrics: (inside) => void words(inside, 0, 0),
      tls: (inside, option) => {
        if (tls) fail('tls block already specified', option);
        tls = true;
        words(inside, 1, 1);
      },
    });
  });

function bounded(name: string, unit: string, most: number, token: Token | undefined): void {
  if (token === undefined || token.opaque === true) return;
  const problem = integerProblem(token.text);
  if (problem !== undefined) fail(`dnstap: invalid ${name} ${quoted(token.text)}: ${problem}`, token);
  if (integer(token) < 1 || integer(token) > most)
    fail(`dnstap: ${name} must be between 1 and ${most} (${unit}): ${shownInteger(token)}`, token);
}

/** A `tcp` or `tls` endpoint that Go's net/url does not parse. */
function isBadUrl(text: string): boolean {
  return /^(?:tcp|tls):\/\//.test(text) && urlProblem(text) !== undefined;
}

const dnstap: PluginReader = ({ d, context }) => {
  const late = isAtLeast(context.version, '1.14.4');
  while (next(d)) {
    const found = oneOrMore(d);
    const listens = late && found[0].text === 'listen';
    if (listens && found.length < 2) fail('dnstap listen requires an endpoint argument', found[0]);
    const rest = listens ? found.slice(1) : found;
    if (isAtLeast(context.version, '1.13.0')) {
      bounded('MultipleTcpWriteBuf', 'MiB units', 1024, rest[2]);
      bounded('MultipleQueue', 'x10k messages', 4096, rest[3]);
    }
    const [endpoint] = rest;
    if (endpoint !== undefined && endpoint.opaque !== true && isBadUrl(endpoint.text)) argumentError(d);
    const word = (inside: Dispenser): void => void oneArg(inside);
    blockOr(d, late ? unknownProperty : () => undefined, {
      skipverify: () => undefined,
      identity: word,
      version: word,
      extra: word,
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
    const type = found.length === 2 ? found[0] : undefined;
    if (type !== undefined && type.opaque !== true && !TRACERS.has(type.text.toLowerCase()))
      fail(`tracing endpoint type '${type.text.toLowerCase()}' is not supported`, type);
    const number = (inside: Dispenser): void => {
      integer(oneOrMore(inside, 1)[0]);
    };
    blockOr(d, isAtLeast(context.version, '1.14.4') ? unknownProperty : () => undefined, {
      every: (inside) => {
        const [token] = oneOrMore(inside, 1);
        const problem = token.opaque === true ? undefined : unsigned64Problem(token.text);
        if (problem !== undefined) fail(problem, token);
      },
      service: (inside) => void words(inside, 1, 1),
      client_server: (inside) => {
        const [token] = words(inside, 0, 1);
        if (token !== undefined && token.opaque !== true && !BOOLEANS.has(token.text))
          fail(`strconv.ParseBool: parsing ${quoted(token.text)}: invalid syntax`, token);
      },
      datadog_analytics_rate: (inside) => {
        const [token] = words(inside, 0, 1);
        if (token === undefined || token.opaque === true) return;
        const rate = floatOf(token.text, 64);
        if (typeof rate === 'object') fail(rate.problem, token);
        if (typeof rate !== 'number' || !(rate > 1 || rate < 0)) return;
        const shown = Number.isFinite(rate) ? rate.toFixed(6) : rate > 0 ? '+Inf' : '-Inf';
        fail(`datadog analytics rate must be between 0 and 1, '${shown}' is not supported`, token);
      },
      zipkin_max_backlog_size: number,
      zipkin_max_batch_size: number,
      zipkin_max_batch_interval: (inside) => {
        duration(oneOrMore(inside, 1)[0]);
      },
    });
  }
};

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
