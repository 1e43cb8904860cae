import { parseAddress } from '../../dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../../dns/name.ts';
import type { AnswerRule, BindAddress, ResolverSoftware, ServerConfig, Upstream } from '../../fact.ts';
import type { Located, Location } from '../../text/location.ts';
import type { Notice, Reading } from '../../text/notice.ts';
import type { SourceText } from '../../text/source-text.ts';
import { firstLineOf } from '../lines.ts';
import { longestFirst } from '../longest-zone.ts';
import { answerStep, forwardSteps, oneBlock, rest, type WayOut, within } from '../resolver-steps.ts';
import { readStatements, type Statement } from './clauses.ts';

/** BIND 9 in a container, as far as its named.conf comes from the repository. */
export const named: ResolverSoftware = {
  id: 'named',
  title: 'BIND 9',
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:bind9?|named)$/i.test(image) || words.some((word) => /(?:^|\/)named$/.test(word.value)),
  read: ({ files }) => {
    const texts: SourceText[] = [];
    for (const [path, text] of files) if (/(?:^|\/)named[^/]*\.conf(?:\.[^/]+)?$/.test(path)) texts.push(text);
    return texts.length === 0 ? undefined : readNamed(texts);
  },
};

interface Forwarding {
  readonly to: readonly Located<Upstream>[];
  readonly at: Location;
}

/**
 * named.conf and what it includes, as far as it is at hand (BIND 9 ARM: options, zone, "forwarding"). Forwarders of a
 * zone win over those of `options`, the longest zone deciding; zones with data are answered. Zones inside views count as
 * if there were one view.
 */
export function readNamed(files: readonly SourceText[]): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const statements = files.flatMap((file) => readStatements(file));
  const views = statements.filter((one) => keyword(one) === 'view');
  const [second] = views.slice(1);
  if (second?.words[0] !== undefined)
    notices.push({
      kind: 'not-modelled',
      message: 'several views: which one a client gets is not modelled, and their zones are taken together',
      at: second.words[0].at,
    });
  const flat: Statement[] = [...statements];
  for (const view of views) for (const inner of view.inner ?? []) flat.push(inner);
  const options = flat.filter((one) => keyword(one) === 'options').flatMap((one) => [...(one.inner ?? [])]);
  const [firstFile] = files;
  const at: Location =
    statements[0]?.words[0]?.at ??
    (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : firstLineOf(firstFile));
  const ways: WayOut[] = [];
  const rules: { zone: DomainName; rule: AnswerRule }[] = [];
  const usual = forwardingOf([...options, ...views.flatMap((view) => [...(view.inner ?? [])])], notices);
  if (usual !== undefined && usual.to.length > 0) ways.push({ zone: ROOT, to: usual.to, at: usual.at });
  const seen = new Set<DomainName>();
  for (const zone of flat) {
    const name = zone.words[1];
    if (keyword(zone) !== 'zone' || name === undefined || zone.inner === undefined) continue;
    const from = absolute(name.value);
    if (seen.has(from)) continue;
    seen.add(from);
    const type = zone.inner.find((one) => keyword(one) === 'type')?.words[1]?.value ?? '';
    if (type === 'hint') continue;
    if (type === 'forward' || type === 'stub' || type === 'static-stub') {
      const own = forwardingOf(zone.inner, notices, type === 'forward' ? 'forwarders' : 'server-addresses');
      const to = own?.to ?? [];
      if (to.length > 0) {
        ways.push({ zone: from, to, at: own?.at ?? name.at });
        rules.push({ zone: from, rule: within([from], 'pass', name.at) });
      }
      // `forwarders { };` turns forwarding off: such names are looked up from the root servers on.
      else rules.push({ zone: from, rule: within([from], 'answer', name.at) });
    } else rules.push({ zone: from, rule: within([from], 'answer', name.at) });
  }
  const steps = [
    ...answerStep('zone', longestFirst(rules), rules[0]?.rule.at ?? at),
    // By round trip time (resolver.c sort_finds); `forward first` asks the root servers when all fail.
    ...forwardSteps(ways, { plugin: 'forwarders', policy: 'unordered', merges: true }),
    rest('named', 'answer', at),
  ];
  const { bind, port } = listening(options);
  for (const include of flat)
    if (keyword(include) === 'include' && include.words[1] !== undefined && !isAtHand(include.words[1].value, files))
      notices.push({
        kind: 'not-modelled',
        message: `what \`${include.words[1].value}\` states is not read`,
        at: include.words[1].at,
      });
  return { value: oneBlock(at, port, bind, steps), notices };
}

function keyword(statement: Statement): string {
  return statement.words[0]?.value ?? '';
}

function isAtHand(path: string, files: readonly SourceText[]): boolean {
  return files.length > 1 || /(?:zones|keys?|rndc|root|default|rfc1918)/i.test(path);
}

/** `forwarders [port N] { ADDRESS [port N] [tls NAME]; ... };` */
function forwardingOf(statements: readonly Statement[], notices: Notice[], key = 'forwarders'): Forwarding | undefined {
  const statement = statements.filter((one) => keyword(one) === key).at(-1);
  const head = statement?.words[0];
  if (statement === undefined || head === undefined) return undefined;
  const portOf = (words: readonly Located<string>[]): number | undefined => {
    const index = words.findIndex((word) => word.value === 'port');
    const digits = words[index + 1]?.value ?? '';
    return index !== -1 && /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  };
  const usual = portOf(statement.words) ?? 53;
  const to: Located<Upstream>[] = [];
  for (const { words } of statement.inner ?? []) {
    const [first] = words;
    if (first === undefined) continue;
    const address = parseAddress(first.value);
    if (address === undefined) {
      notices.push({ kind: 'not-modelled', message: `where \`${first.value}\` leads is not read`, at: first.at });
      continue;
    }
    const tls = words.some((word) => word.value === 'tls');
    const port = portOf(words) ?? (tls ? 853 : usual);
    to.push({ value: { kind: 'endpoint', address, port, transport: tls ? 'tls' : 'dns' }, at: first.at });
  }
  return { to, at: head.at };
}

/** `listen-on [port N] { any; ADDRESS; };` and its IPv6 twin; without either it is every address, port 53 or `port`. */
function listening(options: readonly Statement[]): {
  readonly bind: readonly Located<BindAddress>[];
  readonly port: number;
} {
  const own = options.find((one) => keyword(one) === 'port')?.words[1]?.value ?? '';
  let port = /^\d{1,5}$/.test(own) ? Number(own) : 53;
  const bind: Located<BindAddress>[] = [];
  let every = true;
  for (const one of options) {
    if (keyword(one) !== 'listen-on' && keyword(one) !== 'listen-on-v6') continue;
    const index = one.words.findIndex((word) => word.value === 'port');
    const digits = one.words[index + 1]?.value ?? '';
    if (index !== -1 && /^\d{1,5}$/.test(digits)) port = Number(digits);
    const addresses = (one.inner ?? []).flatMap((inner) => inner.words.slice(0, 1));
    const literal = addresses.flatMap((word) => {
      const address = parseAddress(word.value);
      return address === undefined ? [] : [{ value: { kind: 'address' as const, address }, at: word.at }];
    });
    if (literal.length === addresses.length && literal.length > 0) {
      if (keyword(one) === 'listen-on') every = false;
      for (const address of literal) bind.push(address);
    }
  }
  return { bind: every ? [] : bind, port };
}
