/** Plugins that answer: kubernetes, hosts, file and its like, template, acl, and the small ones (4.2 of docs/semantics.md). */
import { absolute, type DomainName } from '../../dns/name.ts';
import { parseAddress } from '../../dns/endpoint.ts';
import type { AnswerRule, ConfigContext, NamePattern, StartError, Step } from '../../fact.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Stanza } from './dispenser.ts';
import { isDomainName, reverseZones, splitScheme } from './keys.ts';
import type { Token } from './lexer.ts';
import { placeOf } from './parser.ts';
import { compareVersions } from './plugins.ts';

export interface Surroundings {
  readonly zones: readonly DomainName[];
  readonly context: ConfigContext;
  readonly errors: StartError[];
}

export function zonesOf(tokens: readonly Token[], own: readonly DomainName[]): DomainName[] {
  const zones = tokens.flatMap((token): DomainName[] => {
    const { rest } = splitScheme(token.text);
    const host = rest.replace(/:\d+$/, '');
    const reverse = reverseZones(host);
    if (Array.isArray(reverse)) return reverse;
    return isDomainName(host) ? [absolute(host)] : [];
  });
  return tokens.length === 0 ? [...own] : zones;
}

function fallthroughOf(stanza: Stanza, zones: readonly DomainName[]): readonly DomainName[] | undefined {
  const option = stanza.options.find((one) => one.name.text === 'fallthrough');
  if (option === undefined) return undefined;
  return option.args.length === 0 ? ['.'] : zonesOf(option.args, zones);
}

const within = (zones: readonly DomainName[]): NamePattern => ({ kind: 'within', zones });

const KUBERNETES_OPTIONS = new Set('endpoint tls kubeconfig namespaces labels namespace_labels pods endpoint_pod_names ttl noendpoints fallthrough ignore multicluster startup_timeout apiserver_qps apiserver_burst apiserver_max_inflight zonal'.split(' '));

export function readKubernetes(stanza: Stanza, around: Surroundings): Step {
  const { version } = around.context;
  const zones = zonesOf(stanza.args, around.zones);
  for (const option of stanza.options) {
    const name = option.name.text;
    const old = (name === 'upstream' || name === 'resyncperiod') && compareVersions(version, '1.7.0') < 0;
    const transfer = name === 'transfer' && compareVersions(version, '1.8.0') < 0;
    if (!KUBERNETES_OPTIONS.has(name) && !old && !transfer) around.errors.push({ message: `plugin/kubernetes: unknown property '${name}'`, at: placeOf(option.name) });
    if (name === 'pods' && (option.args.length !== 1 || !['disabled', 'insecure', 'verified'].includes(option.args[0]?.text ?? ''))) {
      around.errors.push({ message: `plugin/kubernetes: wrong value for pods: ${option.args[0]?.text ?? ''},  must be one of: disabled, verified, insecure`, at: placeOf(option.args[0] ?? option.name) });
    }
  }
  return zoneAnswer('kubernetes', stanza, zones, fallthroughOf(stanza, zones), 'miss-passes');
}

/** Answers its zones; with fallthrough the names it does not hold pass. */
function zoneAnswer(plugin: string, stanza: Stanza, zones: readonly DomainName[], through: readonly DomainName[] | undefined, effect: AnswerRule['effect']): Step {
  const rules: AnswerRule[] = [];
  if (through !== undefined) {
    // Both must cover the name; the deeper of two nested zones does.
    const covered = through.flatMap((zone) => zones.flatMap((own) => (zone === own || zone.endsWith(`.${own}`) || own === '.' ? [zone] : own.endsWith(`.${zone}`) || zone === '.' ? [own] : [])));
    if (covered.length > 0) rules.push({ names: within(covered), effect, at: stanza.at });
  }
  rules.push({ names: within(zones), effect: 'answer', at: stanza.at });
  return { kind: 'answer', plugin, rules, at: stanza.at };
}

export function readZonePlugin(stanza: Stanza, around: Surroundings): Step {
  const plugin = stanza.head.text;
  const own = plugin === 'file' ? stanza.args.slice(1) : plugin === 'route53' ? stanza.args.map((token) => ({ ...token, text: token.text.replace(/:[^:]*$/, '') })) : stanza.args;
  if (plugin === 'file' && stanza.args.length === 0) around.errors.push({ message: `plugin/file: Wrong argument count or unexpected line ending after 'file'`, at: stanza.at });
  const zones = zonesOf(own, around.zones);
  if (plugin === 'auto') return { kind: 'answer', plugin, at: stanza.at, rules: [{ names: within(zones), effect: 'maybe', because: 'auto has no zone file for the name', at: stanza.at }] };
  const old = (plugin === 'file' && compareVersions(around.context.version, '1.12.2') < 0) || (plugin === 'secondary' && compareVersions(around.context.version, '1.14.4') < 0);
  return zoneAnswer(plugin, stanza, zones, old ? undefined : fallthroughOf(stanza, zones), 'miss-passes');
}

export function readHosts(stanza: Stanza, around: Surroundings): Step {
  const [first] = stanza.args;
  const inline = new Map<string, Set<'A' | 'AAAA'>>();
  const addresses: string[] = [];
  const add = (address: string, names: readonly string[]): void => {
    const ip = parseAddress(address);
    if (ip === undefined) return;
    addresses.push(ip);
    for (const name of names) {
      const known = inline.get(absolute(name)) ?? new Set();
      known.add(ip.includes(':') ? 'AAAA' : 'A');
      inline.set(absolute(name), known);
    }
  };
  let throughSeen = false;
  for (const option of stanza.options) {
    const name = option.name.text;
    if (['ttl', 'no_reverse', 'reload', 'fallthrough', 'fallthrough_unsupported'].includes(name)) {
      if (name === 'fallthrough') throughSeen = true;
      continue;
    }
    if (throughSeen) around.errors.push({ message: `plugin/hosts: unknown property '${name}'`, at: placeOf(option.name) });
    add(name, option.args.map((arg) => arg.text));
  }
  const path = first?.text;
  const file: SourceText | undefined = path === undefined ? undefined : around.context.files.get(path);
  if (file !== undefined) {
    for (const line of file.text.split('\n')) {
      const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (address !== undefined && address !== '') add(address, names);
    }
  }
  const zones = zonesOf(stanza.args.slice(1), around.zones);
  const through = fallthroughOf(stanza, zones);
  const names = [...inline.keys()];
  const rules: AnswerRule[] = [{ names: { kind: 'any' }, types: ['PTR'], effect: 'pass', at: stanza.at }];
  if (names.length > 0) rules.push({ names: { kind: 'exactly', names }, effect: 'answer', at: stanza.at });
  if (path !== undefined && file === undefined) rules.push({ names: within(zones), effect: 'miss-passes', at: stanza.at });
  else {
    if (through !== undefined) rules.push({ names: within(through), effect: 'pass', at: stanza.at });
    rules.push({ names: within(zones), effect: 'servfail', at: stanza.at });
  }
  return { kind: 'answer', plugin: 'hosts', rules, at: stanza.at };
}

export function readTemplate(all: readonly Stanza[], around: Surroundings): Step {
  const rules: AnswerRule[] = [];
  for (const stanza of all) {
    const [cls, type, ...rest] = stanza.args;
    if (cls === undefined || type === undefined) {
      around.errors.push({ message: `plugin/template: Wrong argument count or unexpected line ending after 'template'`, at: stanza.at });
      continue;
    }
    if (cls.text !== 'IN' && cls.text !== 'ANY') continue;
    const zones = zonesOf(rest, around.zones);
    const types = type.text === 'ANY' ? undefined : [type.text, 'ANY'];
    const base = { at: stanza.at, ...(types === undefined ? {} : { types }) };
    const rcode = stanza.options.find((one) => one.name.text === 'rcode')?.args[0]?.text;
    const matches = stanza.options.filter((one) => one.name.text === 'match').flatMap((one) => one.args);
    const effect = rcode?.toUpperCase() === 'SERVFAIL' ? 'servfail' : rcode?.toUpperCase() === 'REFUSED' ? 'refuse' : 'answer';
    if (matches.length === 0) {
      rules.push({ ...base, names: within(zones), effect });
      continue;
    }
    for (const match of matches) rules.push({ ...base, names: { kind: 'regex', regex: match.text, within: zones }, effect });
    const through = fallthroughOf(stanza, zones);
    if (through === undefined) rules.push({ ...base, names: within(zones), effect: 'servfail' });
  }
  return { kind: 'answer', plugin: 'template', rules, at: all[0]?.at ?? around.errors[0]?.at ?? (all[0] as Stanza).at };
}

export function readAcl(all: readonly Stanza[], around: Surroundings): Step {
  const rules: AnswerRule[] = [];
  for (const stanza of all) {
    const zones = zonesOf(stanza.args, around.zones);
    for (const option of stanza.options) {
      const action = option.name.text;
      if (!['allow', 'block', 'filter', 'drop'].includes(action)) {
        around.errors.push({ message: `plugin/acl: unexpected token ${JSON.stringify(action)}; expect 'allow', 'block', 'filter' or 'drop'`, at: placeOf(option.name) });
        continue;
      }
      const words = option.args.map((arg) => arg.text);
      const typeAt = words.indexOf('type');
      const netAt = words.indexOf('net');
      const section = (from: number, to: number): string[] => (from === -1 ? [] : words.slice(from + 1, to > from ? to : undefined));
      const types = section(typeAt, netAt).filter((type) => type !== '*');
      const nets = section(netAt, typeAt);
      const everyone = netAt === -1 || nets.includes('*') || nets.includes('0.0.0.0/0');
      const stops = { block: 'refuse', filter: 'answer', drop: 'drop', allow: 'pass' } as const;
      rules.push({
        names: within(zones),
        ...(types.length === 0 ? {} : { types }),
        effect: everyone ? stops[action as keyof typeof stops] : action === 'allow' ? 'pass' : 'maybe',
        ...(everyone ? {} : { because: 'the client address is outside the networks that acl stops' }),
        at: placeOf(option.name),
      });
    }
  }
  return { kind: 'answer', plugin: 'acl', rules, at: (all[0] as Stanza).at };
}

/** Plugins whose answers need no reading. */
export function readSmall(stanza: Stanza, around: Surroundings): Step | undefined {
  const { at } = stanza;
  const step = (...rules: Omit<AnswerRule, 'at'>[]): Step => ({ kind: 'answer', plugin: stanza.head.text, rules: rules.map((rule) => ({ ...rule, at })), at });
  switch (stanza.head.text) {
    case 'any':
      return step({ names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
    case 'local':
      return step({ names: within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']), effect: 'answer' }, { names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' });
    case 'erratic':
    case 'whoami':
      return step({ names: { kind: 'any' }, effect: 'answer' });
    case 'dnssec':
      return step({ names: { kind: 'exactly', names: zonesOf(stanza.args, around.zones) }, types: ['DNSKEY'], effect: 'answer' });
    case 'chaos':
      return step();
    case 'transfer':
      return step({ names: within(zonesOf(stanza.args, around.zones)), types: ['AXFR', 'IXFR'], effect: 'answer' });
    case 'tsig': {
      const required = stanza.options.find((one) => one.name.text === 'require')?.args.map((arg) => arg.text) ?? [];
      if (required.length === 0 || required.includes('none')) return step();
      return step({ names: within(zonesOf(stanza.args, around.zones)), ...(required.includes('all') ? {} : { types: required }), effect: 'refuse' });
    }
    default:
      return undefined;
  }
}
