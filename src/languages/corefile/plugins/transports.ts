/** tls, quic, grpc_server, https, https3, proxyproto, shed. */

import { defined } from '../../../core/text/defined.ts';
import { argumentError, current, type Dispenser, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
import { durationProblem, integerProblem, quoted, wrapped } from '../go-values.ts';
import type { PluginReader } from '../setup.ts';
import { isAtLeast } from '../versions.ts';
import { readAcme } from './acme.ts';
import { checkCertificates } from './certificates.ts';
import {
  bare,
  block,
  blockOr,
  check,
  cidrProblem,
  limit,
  type Options,
  once,
  oneOrMore,
  word,
  words,
} from './stanza.ts';

/** `quic { max_streams N }` and its like: one block. */
const limits =
  (options: (version: string) => Options): PluginReader =>
  ({ d, context }) => {
    next(d);
    words(d, 0, 0);
    block(d, options(context.version));
  };

const QUIC = limits((version) => ({
  max_streams: limit('max_streams', 1),
  worker_pool_size: limit('worker_pool_size', 1),
  ...defined({ max_connections: isAtLeast(version, '1.15.0') ? limit('max_connections', 0) : undefined }),
}));
const COUNTS = limits(() => ({
  max_streams: limit('max_streams', 0),
  max_connections: limit('max_connections', 0),
}));
const HTTPS = limits((version) => ({
  max_connections: limit('max_connections', 0),
  ...defined({ max_streams: isAtLeast(version, '1.15.0') ? limit('max_streams', 0, 0xffffffff) : undefined }),
}));

const AUTHENTICATION: ReadonlySet<string> = new Set(
  'nocert request require verify_if_given require_and_verify'.split(' '),
);

/** plugin/tls/tls.go parseManualTLS; without arguments ACME, since 1.14.7. */
const tls: PluginReader = ({ d, context }) => {
  while (next(d)) {
    const head = current(d);
    const found = remainingArgs(d);
    if (found.length === 0 && isAtLeast(context.version, '1.14.7')) {
      readAcme(d, context, head);
      continue;
    }
    if (found.length < 2 || found.length > 3) argumentError(d);
    blockOr(d, unknownOption, {
      client_auth: word((type) => (AUTHENTICATION.has(type) ? undefined : `unknown authentication type '${type}'`)),
      ...defined({
        keylog: isAtLeast(context.version, '1.12.0') ? (inside: typeof d) => void words(inside, 1, 1) : undefined,
      }),
    });
    checkCertificates(context, found);
  }
};

const POLICIES: ReadonlySet<string> = new Set(['use', 'ignore', 'reject', 'skip']);

const proxyproto: PluginReader = ({ d, context }) => {
  while (next(d)) {
    words(d, 0, 0);
    blockOr(d, unknownOption, {
      allow: (inside) => {
        for (const network of remainingArgs(inside)) check(network, (text) => wrapped(text, cidrProblem(text)));
      },
      default: word((policy) => (POLICIES.has(policy.toLowerCase()) ? undefined : argumentError(d))),
      ...defined({
        udp_session_tracking: isAtLeast(context.version, '1.14.3') ? trackSessions : undefined,
        tlv_metadata: isAtLeast(context.version, '1.15.0') ? bare : undefined,
      }),
    });
  }
};

function trackSessions(d: Dispenser): void {
  const [length, most] = oneOrMore(d, 2);
  check(length, (text) => wrapped(`udp_session_tracking: invalid duration ${quoted(text)}`, durationProblem(text)));
  check(most, (text) =>
    integerProblem(text) !== undefined || Number(text) <= 0
      ? `udp_session_tracking: invalid max sessions ${quoted(text)}: must be a positive integer`
      : undefined,
  );
}

function unknownOption(d: Dispenser): never {
  return fail(`unknown option '${current(d).text}'`, current(d));
}

/** plugin/shed/setup.go: plain DNS alone. */
const shed: PluginReader = (setup) => {
  once(setup, (d) => {
    words(d, 0, 0);
    if (nextBlock(d)) fail('shed takes no options', current(d));
  });
  const other = setup.keys.find((key) => key.transport !== 'dns');
  if (other === undefined) return;
  const key = `${other.transport}://${other.zone}:${other.port}`;
  fail(
    `only plain DNS server blocks are supported; ${quoted(key)} uses transport ${quoted(other.transport)}`,
    current(setup.d),
  );
};

export const TRANSPORTS: readonly (readonly [string, PluginReader])[] = [
  ['tls', tls],
  ['quic', QUIC],
  ['grpc_server', COUNTS],
  ['https', HTTPS],
  ['https3', COUNTS],
  ['proxyproto', proxyproto],
  ['shed', shed],
];
