/** Errors of the cloud plugins' setup.go; whether the cloud answers is not in a Corefile. */

import type { DomainName } from '../../../core/dns/name.ts';
import { addAll } from '../../../core/text/append.ts';
import { current, fail, next, nextArg, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import { foreignFile, lookAt } from '../files.ts';
import { urlProblem } from '../go-url.ts';
import { durationOf, durationProblem, integerProblem, quoted, wrapped } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { fallthroughZones, type PluginReader, type Setup, zonesFrom } from '../setup.ts';
import { isAtLeast } from '../versions.ts';
import { blockOr, check, type Option, type Options, ttlProblem } from './stanza.ts';
import { pushZones } from './zone-data.ts';

interface Cloud {
  readonly parts: number;
  readonly nameAt: number;
  readonly invalid: string;
  readonly conflict: string;
  /** A zone twice is refused in one stanza, or in all of a block (plugin/azure/setup.go parse). */
  readonly once: 'stanza' | 'block';
  readonly unknown: (option: Token) => string;
  /** `values` are kept over all stanzas. */
  readonly options: (setup: Setup, values: Map<string, Token>) => Options;
  readonly refuses?: (values: ReadonlyMap<string, Token>) => void;
}

function refreshWith(words: string): Option {
  return (d) =>
    check(oneArg(d), (written) => {
      const text = integerProblem(written) === undefined ? `${written}s` : written;
      const isAbove = (durationOf(text) ?? 1) > 0;
      const problem = isAbove ? undefined : `refresh interval must be greater than 0: ${quoted(text)}`;
      return wrapped(words, durationProblem(text)) ?? problem;
    });
}

const ROUTE53: Cloud = {
  parts: 2,
  nameAt: 0,
  invalid: 'invalid zone',
  conflict: 'conflict zone',
  once: 'stanza',
  unknown: (option) => `unknown property ${quoted(option.text)}`,
  options: () => ({
    aws_access_key: (d, option) => {
      const keys = remainingArgs(d);
      if (keys.length < 2) fail(`invalid access key: '[${keys.map(({ text }) => text).join(' ')}]'`, option);
    },
    aws_endpoint: oneArg,
    upstream: (d) => void remainingArgs(d),
    credentials: (d) => {
      oneArg(d);
      nextArg(d);
    },
    refresh: refreshWith('Unable to parse duration'),
  }),
};

const ENVIRONMENTS: ReadonlySet<string> = new Set([
  'AZURECHINACLOUD',
  'AZUREGERMANCLOUD',
  'AZURECLOUD',
  'AZUREPUBLICCLOUD',
  'AZUREUSGOVERNMENT',
  'AZUREUSGOVERNMENTCLOUD',
  'AZURESTACKCLOUD',
]);

/** Errors about a secret before the cloud is asked (go-autorest auth.go GetClientCredentials, adal token.go). */
function refusesSecret(values: ReadonlyMap<string, Token>): void {
  const [secret, client] = [values.get('secret'), values.get('client')];
  const isEmpty = (token: Token | undefined): boolean =>
    token === undefined || (token.text === '' && token.opaque !== true);
  if (secret === undefined || isEmpty(secret) || secret.opaque === true || !isEmpty(client)) return;
  fail("failed to get SPT from client credentials: parameter 'clientID' cannot be empty", secret);
}

const AZURE: Cloud = {
  parts: 2,
  nameAt: 1,
  invalid: 'invalid resource group/zone:',
  conflict: 'conflicting zone:',
  once: 'block',
  unknown: (option) => `unknown property: ${quoted(option.text)}`,
  refuses: refusesSecret,
  options: (_, values) => ({
    subscription: oneArg,
    tenant: oneArg,
    client: (d) => void values.set('client', oneArg(d)),
    secret: (d) => void values.set('secret', oneArg(d)),
    environment: (d) =>
      check(oneArg(d), (text) => {
        const name = text.toUpperCase();
        const problem = `autorest/azure: There is no cloud environment matching the name ${quoted(name)}`;
        return ENVIRONMENTS.has(name) ? undefined : `cannot set azure environment: ${quoted(problem)}`;
      }),
    access: (d) =>
      check(oneArg(d), (text) =>
        /^(?:public|private)$/.test(text) ? undefined : `invalid access value: can be public/private, found: ${text}`,
      ),
    refresh: refreshWith('unable to parse duration'),
  }),
};

const CLOUDDNS: Cloud = {
  parts: 3,
  nameAt: 0,
  invalid: 'invalid zone',
  conflict: 'conflict zone',
  once: 'stanza',
  unknown: (option) => `unknown property ${quoted(option.text)}`,
  options: ({ context }) => ({
    upstream: (d) => void remainingArgs(d),
    credentials: (d) => {
      const token = oneArg(d);
      if (token.opaque === true || !isAtLeast(context.version, '1.14.0')) return;
      const words = `invalid credentials file ${quoted(token.text)}`;
      if (lookAt(context, token).kind === 'missing')
        fail(`${words}: open ${token.text}: no such file or directory`, token);
      const not = foreignFile(context, token);
      if (not === undefined) return;
      const why = not === 'directory' ? `read ${token.text}: is a directory` : 'it is not JSON';
      fail(`${words}: ${why}`, token);
    },
    endpoint: oneArg,
    refresh: refreshWith('unable to parse duration'),
  }),
};

function zoneNames(cloud: Cloud, args: readonly Token[], seen: Set<string>): Token[] {
  return args.map((token) => {
    const pieces = token.text.split(':');
    const parts = [...pieces.slice(0, cloud.parts - 1), pieces.slice(cloud.parts - 1).join(':')];
    if (token.opaque !== true && (pieces.length < cloud.parts || parts.includes('')))
      fail(`${cloud.invalid} ${quoted(token.text)}`, token);
    if (seen.has(token.text)) fail(`${cloud.conflict} ${quoted(token.text)}`, token);
    seen.add(token.text);
    return { ...token, text: parts[cloud.nameAt] ?? token.text };
  });
}

function cloudReader(cloud: Cloud): PluginReader {
  return (setup) => {
    const { d } = setup;
    const values = new Map<string, Token>();
    const options = cloud.options(setup, values);
    const seen = new Set<string>();
    while (next(d)) {
      const head = current(d);
      let zones: readonly DomainName[] = [];
      let through: readonly DomainName[] | undefined;
      try {
        if (cloud.once === 'stanza') seen.clear();
        const names = zoneNames(cloud, remainingArgs(d), seen);
        if (names.length > 0) zones = zonesFrom(names, setup.zones);
        const fallthrough = (): void => {
          through = fallthroughZones(d);
        };
        blockOr(d, () => fail(cloud.unknown(current(d)), current(d)), { ...options, fallthrough });
      } finally {
        // Records of a cloud's zone may be wildcards.
        pushZones(setup, head, { zones, through, wild: true, alias: true });
      }
    }
    cloud.refuses?.(values);
  };
}

export const readRoute53: PluginReader = cloudReader(ROUTE53);
export const readAzure: PluginReader = cloudReader(AZURE);
export const readClouddns: PluginReader = cloudReader(CLOUDDNS);

/** plugin/nomad/setup.go: one stanza, option names in any case. */
export const readNomad: PluginReader = (setup) => {
  const { d } = setup;
  next(d);
  const head = current(d);
  const [zone] = remainingArgs(d);
  const addresses: Token[] = [];
  const exactly = (what: string): Option => {
    return (_, option) => {
      if (remainingArgs(d).length !== 1) fail(`exactly one ${what} is required`, option);
    };
  };
  try {
    while (nextBlock(d)) {
      const option = current(d);
      switch (option.text.toLowerCase()) {
        case 'address': {
          const found = remainingArgs(d);
          if (found.length === 0) fail('at least one address is required', option);
          addAll(addresses, found);
          break;
        }
        case 'filter':
        case 'token':
          exactly(option.text.toLowerCase())(d, option);
          break;
        case 'ttl': {
          const [token, ...rest] = remainingArgs(d);
          if (token === undefined || rest.length > 0) return fail('exactly one ttl value is required', option);
          check(token, (text) => wrapped('error parsing ttl', integerProblem(text)) ?? ttlProblem(text));
          break;
        }
        default:
          if (option.opaque !== true) fail(`unknown property '${option.text.toLowerCase()}'`, option);
          remainingArgs(d);
      }
    }
    for (const address of addresses) check(address, (text) => wrapped(`invalid address '${text}'`, urlProblem(text)));
  } finally {
    const named = zone ?? { ...head, text: 'service.nomad' };
    pushZones(setup, head, { zones: zonesFrom([named], setup.zones) });
  }
};
