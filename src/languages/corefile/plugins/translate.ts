/** dns64, siit, sign: they change records, and queries pass. */
import { isIPv6, nthAddress, parseAddress } from '../../../core/dns/endpoint.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { argumentError, current, type Dispenser, fail, next, oneArg, remainingArgs } from '../dispenser.ts';
import { isMissing, lookAt } from '../files.ts';
import { quoted } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { PluginReader, Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { block, words } from './stanza.ts';

const LENGTHS: ReadonlySet<number> = new Set([32, 40, 48, 56, 64, 96]);

/** The network as Go prints it: of a mapped IPv4 address by the bits behind the mapping (net.ParseCIDR, IPNet.String). */
function prefix(token: Token, fits: (length: number) => boolean, tail: string): string | undefined {
  if (token.opaque === true) return undefined;
  const first = token.text.includes('/') ? nthAddress(token.text, 0) : undefined;
  if (first === undefined) return fail(`invalid CIDR address: ${token.text}`, token);
  const length = Number(token.text.slice(token.text.lastIndexOf('/') + 1));
  const isV6 = token.text.includes(':');
  const network = `${first}/${isV6 && !isIPv6(first) ? length - 96 : length}`;
  if (!isV6) fail(`invalid netmask 32 IPv6 address: ${quoted(network)}`, token);
  if (!fits(length)) fail(`invalid prefix length ${quoted(network)}${tail}`, token);
  return network;
}

/**
 * Without the type in the answer they ask this server for the other one, after failures but NXDOMAIN too
 * (plugin/dns64/dns64.go, plugin/siit/siit.go ServeDNS).
 */
function askingFor(type: 'A' | 'AAAA', unlessAsks: string, read: PluginReader): PluginReader {
  return (setup) => {
    const at = placeOf(current(setup.d));
    try {
      read(setup);
    } finally {
      const rule = {
        then: 'stop',
        match: { kind: 'any' },
        type,
        unlessAsks,
        unlessAsksAfterReply: unlessAsks,
        unlessFailureSent: unlessAsks,
        to: { kind: 'nothing' },
        at,
      } as const;
      setup.steps.push({ kind: 'rewrite', rules: [rule], at });
    }
  };
}

function readDns64({ d, context }: Setup): void {
  const exact = isAtLeast(context.version, '1.15.0');
  const fits = (length: number): boolean =>
    exact ? LENGTHS.has(length) : length % 8 === 0 && length >= 32 && length <= 96;
  while (next(d)) {
    const [only, ...rest] = remainingArgs(d);
    if (rest.length > 0) argumentError(d);
    if (only !== undefined) {
      prefix(only, fits, '');
      continue;
    }
    block(d, {
      prefix: (inside) => prefix(oneArg(inside), fits, ''),
      translate_all: () => undefined,
      allow_ipv4: () => undefined,
    });
  }
}

const readSiit: PluginReader = ({ d }) => {
  while (next(d)) {
    words(d, 0, 0);
    block(d, {
      ipv6_prefix: (inside) => {
        const token = oneArg(inside);
        const network = prefix(token, (length) => LENGTHS.has(length), ': must be one of /32, /40, /48, /56, /64, /96');
        // RFC 6052, 2.2: byte 8.
        const upTo = (bits: number): string | undefined => nthAddress(token.text.replace('/96', `/${bits}`), 0);
        if (network?.endsWith('/96') === true && upTo(72) !== upTo(64))
          fail(`invalid prefix ${quoted(network)}: reserved octet (byte 8) must be zero`, token);
      },
      eam: (inside) => {
        const found = words(inside, 2, 2);
        const [four, six] = [itemAt(found, 0), itemAt(found, 1)];
        if (four.opaque === true || six.opaque === true) return;
        for (const [token, family] of [
          [four, 4],
          [six, 6],
        ] as const) {
          const address = parseAddress(token.text);
          if (address === undefined) return fail('invalid IP address: "<nil>"', token);
          if (address.includes(':') !== (family === 6)) fail(`invalid IPv${family} address: ${quoted(address)}`, token);
        }
      },
    });
  }
};

/**
 * Key files of a `key file` line (plugin/sign/keys.go, plugin/dnssec/setup.go keyParse). Returns the word that says
 * where keys are: another one is the next option.
 */
export function keyFiles(setup: Setup, d: Dispenser): string {
  const kind = oneArg(d).text;
  if (kind !== 'file') return kind;
  const files = remainingArgs(d);
  if (files.length === 0) argumentError(d);
  for (const token of files) {
    const base = token.text.replace(/\.(?:key|private)$/, '');
    const isAway = (ending: string): boolean => isMissing(setup.context, { ...token, text: base + ending });
    const key = lookAt(setup.context, { ...token, text: `${base}.key` });
    // A repository's folder lacks what nobody commits; an object's data are complete.
    const isWhole = setup.context.literal === true || (key.kind === 'text' && key.text.text !== key.text.file.text);
    const missing = isAway('.key') ? '.key' : isWhole && isAway('.private') ? '.private' : undefined;
    if (missing !== undefined) fail(`open ${base}${missing}: no such file or directory`, token);
  }
  return kind;
}

const sign: PluginReader = (setup) => {
  const { d } = setup;
  while (next(d)) {
    oneArg(d);
    remainingArgs(d);
    block(d, {
      key: (inside) => {
        if (keyFiles(setup, inside) === 'directory') fail('directory: not implemented', current(inside));
      },
      directory: (inside, option) => {
        if (remainingArgs(inside).length !== 1) fail('can only be one argument after "directory"', option);
      },
    });
  }
};

export const TRANSLATORS: readonly (readonly [string, PluginReader])[] = [
  ['dns64', askingFor('AAAA', 'dns64 finds an AAAA record, or whoever asks has no IPv6 address', readDns64)],
  ['siit', askingFor('A', 'siit finds an A record', readSiit)],
  ['sign', sign],
];
