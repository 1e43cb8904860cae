/** Plugins that forward besides `forward`: `proxy`, `grpc`, and the external `fanout` and `alternate`. */

import type { OpaqueStep } from '../../../core/facts/steps.ts';
import { addAll } from '../../../core/text/append.ts';
import { notModelled } from '../../../core/text/notice.ts';
import { isPlaceholder } from '../../../core/text/placeholder.ts';
import {
  argumentError,
  current,
  fail,
  next,
  nextArg,
  nextBlock,
  oneArg,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { duration, unsigned } from '../go-values.ts';
import { type Token, writtenText } from '../lexer.ts';
import { UNSEEN_IMPORT } from '../parser.ts';
import { fallthroughZones, normalizeExact, type Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { type Draft, draft, readExcept, readFrom, readPolicy, readTls, stepOf } from './forward.ts';
import { once } from './stanza.ts';
import { readUpstreams } from './upstream.ts';

function readStanza(
  setup: Setup,
  plugin: string,
  option: (stanza: Draft) => void,
  more: { longestFromWins?: boolean; onlyAfter?: readonly string[] } = {},
): number {
  const { d } = setup;
  const head = d.tokens[d.at] ?? current(d);
  const stanza = draft();
  if (plugin === 'fanout') stanza.policy = 'parallel';
  try {
    readFrom(setup, stanza);
    const to = remainingArgs(d);
    if (to.length === 0) argumentError(d);
    const servers = readUpstreams(setup, plugin, to, stanza.to);
    // It dials gRPC whatever TO says (plugin/grpc/proxy.go newProxy).
    if (plugin === 'grpc') speakGrpc(stanza);
    while (nextBlock(d)) option(stanza);
    return servers;
  } finally {
    if (stanza.to.length > 0) setup.steps.push({ ...stepOf(plugin, stanza, head), ...more });
  }
}

function speakGrpc({ to }: Draft): void {
  for (const [index, { value, at }] of to.entries())
    if (value.kind === 'endpoint') to[index] = { value: { ...value, transport: 'grpc' }, at };
}

/** plugin/proxy/upstream.go of 1.4.0: the longest FROM wins. */
export function readProxy(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const option = (stanza: Draft): void => {
      switch (current(d).text) {
        case 'policy':
          return readPolicy(d, stanza, 'least_conn');
        case 'except':
          return readExcept(d, stanza);
        case 'fail_timeout':
          return void duration(oneArg(d));
        case 'max_fails':
          return void unsigned(oneArg(d));
        case 'health_check':
          oneArg(d);
          return void nextArg(d);
        case 'spray':
          return;
        case 'protocol': {
          const kind = oneArg(d);
          const words = remainingArgs(d).map((token) => token.text);
          if (kind.text === 'dns' && words.includes('force_tcp')) stanza.protocol = 'tcp';
          else if (!['dns', 'grpc', 'https_google'].includes(kind.text)) fail(`${kind.text}: unknown protocol`, kind);
          return;
        }
        default:
          unknownProperty(d);
      }
    };
    readStanza(setup, 'proxy', option, { longestFromWins: true });
  }
}

/** plugin/grpc/setup.go: one stanza; with fallthrough a name error goes on. */
export function readGrpc(setup: Setup): void {
  once(setup, (d) => {
    const servers = readStanza(setup, 'grpc', (stanza) => {
      switch (current(d).text) {
        case 'except':
          return readExcept(d, stanza);
        case 'tls':
          stanza.encryption = readTls(setup);
          return;
        case 'tls_servername':
          stanza.encryption ??= 'server';
          return void oneArg(d);
        case 'policy':
          return readPolicy(d, stanza);
        case 'fallthrough':
          if (!isAtLeast(setup.context.version, '1.12.3')) unknownProperty(d);
          return void fallthroughZones(d);
        default:
          unknownProperty(d);
      }
    });
    if (servers > MAX_GRPC) fail(`more than ${MAX_GRPC} TOs configured: ${servers}`, current(d));
  });
}

/** plugin/grpc/setup.go max. */
const MAX_GRPC = 15;

/** networkservicemesh/fanout setup.go: every TO is asked at once. */
export function readFanout(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    readStanza(setup, 'fanout', (stanza) => {
      const option = current(d).text;
      const args = remainingArgs(d);
      if (option === 'except') for (const token of args) addAll(stanza.except, normalizeExact(token.text) ?? []);
      if (option === 'network' && args[0]?.text === 'tcp') stanza.protocol = 'tcp';
      if (option === 'network' && args[0]?.text === 'tcp-tls') stanza.protocol = 'tls';
    });
  }
}

/** coredns/alternate setup.go: `alternate [original] RCODE[,RCODE] FROM TO...`, after the rest of the chain ended so. */
export function readAlternate(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    let codes = oneArg(d);
    if (codes.text === 'original') codes = oneArg(d);
    readStanza(setup, 'alternate', () => void remainingArgs(d), { onlyAfter: codes.text.toUpperCase().split(',') });
  }
}

/** An unseen import brings plugins, or further server blocks. */
export function unseenStep(token: Token): OpaqueStep {
  const from = token.text.startsWith(UNSEEN_IMPORT) ? token.text.slice(UNSEEN_IMPORT.length) : writtenText(token);
  return {
    kind: 'opaque',
    plugin: `${UNSEEN_IMPORT}${from}`,
    because: 'what it adds is not in the repository',
    passes: `nothing that the Corefile imports as ${from} changes what becomes of the query`,
    at: placeOf(token),
  };
}

/** An external plugin without a model: it may answer or forward. */
export function readExternal(setup: Setup): void {
  const head = setup.d.tokens[0];
  if (head === undefined) return;
  if (head.text.startsWith(UNSEEN_IMPORT)) return void setup.steps.push(unseenStep(head));
  if (isPlaceholder(head.text)) {
    const because = `what ${head.text} expands to is filled in elsewhere`;
    setup.steps.push({ kind: 'opaque', plugin: head.text, because, at: placeOf(head) });
    setup.notices.push({
      kind: 'not-modelled',
      code: 'placeholder',
      message: `${because}: it may answer queries before they are forwarded`,
      at: placeOf(head),
      template: true,
    });
    return;
  }
  const plugin = writtenText(head);
  const because = `${plugin} is not a plugin of the stock build, and what it does is not modelled`;
  setup.steps.push({ kind: 'opaque', plugin, because, at: placeOf(head) });
  setup.notices.push(
    notModelled(`The plugin ${plugin} is not modelled: it may answer queries before they are forwarded`, placeOf(head)),
  );
}
