import { absolute, ROOT } from '../../core/dns/name.ts';
import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Upstream } from '../../core/facts/steps.ts';
import { beyondBound } from '../../core/text/budget.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { extentOf, locate, type SourceText, slice } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { valuesOf, variableOf } from '../shared/daemon-commands.ts';
import { answerStep, forwardSteps, oneBlock, rest, upstreamAt, within } from '../shared/resolver-steps.ts';

/** A Consul agent's DNS: its own domain, and recursors (hashicorp/consul agent/dns.go). */
export const consul: ResolverSoftware & Words = {
  id: 'consul',
  title: 'Consul',
  markers: ['hashicorp/consul', 'image: consul', 'recursor'],
  recognises: ({ image, words }) =>
    /(?:^|\/)consul(?:-enterprise)?$/i.test(image) && words.every(({ value }) => !NO_AGENT.test(value)),
  read: (container) => readConsul(container),
};

const NO_AGENT = /^(?:connect|exec|join|kv|members|operator|snapshot|watch)$/;
/** Either syntax is read in either ending. */
const CONFIGURATION = /\.(?:json|hcl)$/;
const MAX_CONFIGURATION = 256 * 1024;

function readConsul(container: ResolverContainer): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const texts = configurations(container, notices);
  // Sources add up (agent/config/merge.go).
  const stated = [...valuesOf(container, 'recursor'), ...texts.flatMap((text) => listIn(text, 'recursors'))];
  const to = stated.map((text): Located<Upstream> => {
    const at = extentOf(text);
    const because = 'a template of the agent fills it in';
    return upstreamAt(text, ':') ?? { value: { kind: 'unresolved', text: text.text, because }, at };
  });
  const { at } = container;
  const named = (flag: string, key: string): readonly SourceText[] => [
    ...valuesOf(container, flag),
    ...texts.flatMap((text) => textIn(text, key)),
  ];
  const own = [named('domain', 'domain')[0]?.text ?? 'consul', named('alt-domain', 'alt_domain')[0]?.text];
  const zones = own.flatMap((zone) => (zone === undefined || zone === '' ? [] : [absolute(zone)]));
  const random = texts.some((text) => textIn(text, 'recursor_strategy').some(({ text }) => text === 'random'));
  const steps = [
    ...answerStep('consul', [within(zones, 'answer', at), within(REVERSE, 'miss-passes', at)], at),
    ...forwardSteps([{ zone: ROOT, to, at: to[0]?.at ?? at }], {
      plugin: 'recursors',
      policy: random ? 'random' : 'sequential',
      merges: false,
    }),
    rest('consul', 'refuse', at),
  ];
  const port = Number(valuesOf(container, 'dns-port')[0]?.text ?? texts.flatMap(dnsPortIn)[0] ?? 8600);
  return { value: oneBlock(at, port > 0 && port < 65536 ? port : 8600, [], steps), notices };
}

/** Pointers of no service go to the recursors (handlePtr). */
const REVERSE: readonly string[] = ['in-addr.arpa.', 'ip6.arpa.'];

function configurations(container: ResolverContainer, notices: Notice[]): readonly SourceText[] {
  const inEnvironment = variableOf(container, 'CONSUL_LOCAL_CONFIG');
  const inFiles = [...container.files].flatMap(([path, text]) => {
    if (!CONFIGURATION.test(path)) return [];
    if (text.text.length <= MAX_CONFIGURATION) return [text];
    const message = `this configuration of Consul has more than ${MAX_CONFIGURATION / 1024} KiB and was not searched`;
    notices.push(beyondBound(message, locate(text, 0, 0)));
    return [];
  });
  return [...inEnvironment, ...inFiles];
}

function behind(text: SourceText, key: string, value: string): RegExpMatchArray | null {
  return text.text.match(
    new RegExp(`(?:^|[{,\\n])[ \\t\\r\\n]{0,40}"?${key}"?[ \\t]{0,40}[:=][ \\t\\r\\n]{0,40}${value}`),
  );
}

function listIn(text: SourceText, key: string): readonly SourceText[] {
  const match = behind(text, key, '\\[([^\\]]{0,4000})\\]');
  if (match?.index === undefined) return [];
  const [all, list = ''] = match;
  const from = match.index + all.length - 1 - list.length;
  return [...list.matchAll(/"([^"\n]{1,300})"/g)].map(({ index, 1: item = '' }) =>
    slice(text, from + index + 1, from + index + 1 + item.length),
  );
}

function textIn(text: SourceText, key: string): readonly SourceText[] {
  const match = behind(text, key, '"([^"\\n]{1,300})"');
  if (match?.index === undefined) return [];
  const [all, value = ''] = match;
  const end = match.index + all.length - 1;
  return [slice(text, end - value.length, end)];
}

function dnsPortIn(text: SourceText): readonly number[] {
  const ports =
    behind(text, 'ports', '\\{([^}]{0,2000})\\}') ?? /(?:^|\n)\s{0,40}ports\s{0,9}\{([^}]{0,2000})\}/.exec(text.text);
  const dns = /"?\bdns"?\s{0,9}[:=]\s{0,9}(\d{1,5})/.exec(ports?.[1] ?? '');
  return dns === null ? [] : [Number(dns[1])];
}
