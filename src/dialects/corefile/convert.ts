/** From blocks of tokens to what the server would do: keys, listeners, and the steps of each block in plugin order. */
import { parseAddress } from '../../dns/endpoint.ts';
import type { BindAddress, ConfigContext, ServerBlock, ServerConfig, ServerKey, StartError, Step, View } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Notice, Reading } from '../../text/notice.ts';
import { locate, type SourceText } from '../../text/source-text.ts';
import { readAcl, readHosts, readKubernetes, readSmall, readTemplate, readZonePlugin, type Surroundings } from './answers.ts';
import { type Stanza, stanzas } from './dispenser.ts';
import { readForward } from './forward.ts';
import { readKey } from './keys.ts';
import type { Token } from './lexer.ts';
import { parse, placeOf, type RawBlock } from './parser.ts';
import { compareVersions, EXTERNAL, isKnownName, isStock, NODE_CACHE_PLUGINS, ONCE, ORDER_NEWEST, PASSING, pluginOrder } from './plugins.ts';
import { readRewrite } from './rewrite.ts';

export function convert(source: SourceText, context: ConfigContext): Reading<ServerConfig> {
  const parsed = parse(source, context);
  const notices: Notice[] = [...parsed.notices];
  const parseErrors: StartError[] = [...parsed.errors];
  const keyErrors: StartError[] = [];
  const setupErrors: { order: number; block: number; error: StartError }[] = [];
  const order = pluginOrder(context.version);
  const rank = new Map(order.map((name, index) => [name, index]));
  const blocks: ServerBlock[] = [];
  const taken = new Map<string, { bound: string | undefined; view: boolean }[]>();
  for (const [index, raw] of parsed.blocks.entries()) {
    for (const tokens of raw.directives.values()) {
      const directive = tokens[0] as Token;
      const error = unknownDirective(directive, context);
      if (error !== undefined) parseErrors.push({ message: error, at: placeOf(directive) });
    }
    const keys: ServerKey[] = [];
    for (const token of raw.keys) {
      // An empty key is dropped; if no block is left the built-in default starts (recorded: acceptance/keys).
      if (token.text === '' || token.opaque === true) continue;
      const read = readKey(token.text, context.port, placeOf(token));
      if (read.error !== undefined) keyErrors.push({ message: `error inspecting server blocks: ${read.error}`, at: placeOf(token) });
      keys.push(...read.keys);
    }
    const block = readBlock(raw, keys, context, order, (plugin, errors) => {
      for (const error of errors) setupErrors.push({ order: rank.get(plugin) ?? 1e6, block: index, error });
    }, notices);
    blocks.push(block);
    overlaps(block, taken, keyErrors);
  }
  setupErrors.sort((a, b) => a.order - b.order || a.block - b.block);
  const at = locate(source, 0, 0);
  return { value: { blocks, errors: [...parseErrors, ...keyErrors.filter((one) => one.message.startsWith('error inspecting')), ...setupErrors.map((one) => one.error), ...keyErrors.filter((one) => !one.message.startsWith('error inspecting'))], at }, notices };
}

function unknownDirective(token: Token, context: ConfigContext): string | undefined {
  const name = token.text;
  if (token.opaque === true) return undefined;
  if (isStock(name, context.version)) {
    if (context.build === 'node-cache' && !NODE_CACHE_PLUGINS.has(name) && ORDER_NEWEST.includes(name)) return `no action found for directive '${name}' with server type 'dns' (missing a plugin?)`;
    return undefined;
  }
  if (isKnownName(name) || context.stockImage === true) return `Unknown directive '${name}'`;
  if (EXTERNAL.has(name)) return undefined;
  if (ORDER_NEWEST.some((known) => known.length > 3 && oneEditApart(known, name)) || !/^[a-z][a-z0-9_]*$/.test(name)) return `Unknown directive '${name}'`;
  return undefined;
}

/** One letter more, less, other, or two changed places. */
function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < Math.min(a.length, b.length) && a[i] === b[i]) i += 1;
  if (a.length === b.length) return a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2));
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

function readBlock(
  raw: RawBlock,
  keys: readonly ServerKey[],
  context: ConfigContext,
  order: readonly string[],
  report: (plugin: string, errors: readonly StartError[]) => void,
  notices: Notice[],
): ServerBlock {
  const zones = [...new Set(keys.map((key) => key.zone))];
  const bind: Located<BindAddress>[] = [];
  const views: View[] = [];
  const steps: Step[] = [];
  const names = [...raw.directives.keys()].sort((a, b) => place(order, a) - place(order, b));
  for (const name of names) {
    const errors: StartError[] = [];
    const around: Surroundings = { zones, context, errors };
    const all = stanzas(raw.directives.get(name) ?? []);
    const first = all[0] as Stanza;
    if (all.length > 1 && ONCE.has(name)) errors.push({ message: `plugin/${name}: this plugin can only be used once per Server Block`, at: (all[1] as Stanza).at });
    switch (name) {
      case 'forward':
      case 'proxy':
      case 'grpc':
      case 'fanout': {
        if (name === 'forward' && all.length > 1 && compareVersions(context.version, '1.9.4') < 0) errors.push({ message: 'plugin/forward: plugin/forward: this plugin can only be used once per Server Block', at: (all[1] as Stanza).at });
        for (const stanza of all) {
          const step = readForward(stanza, context.version, errors);
          if (step !== undefined) steps.push(step);
        }
        break;
      }
      case 'alternate':
        notices.push({ kind: 'not-modelled', message: 'the external plugin alternate forwards queries that other plugins could not answer; that road is not followed', at: first.at });
        steps.push({ kind: 'opaque', plugin: name, because: 'what it forwards depends on the answers of later plugins', at: first.at });
        break;
      case 'loop':
        if (first.args.length > 0) errors.push({ message: `plugin/loop: Wrong argument count or unexpected line ending after '${(first.args.at(-1) as Token).text}'`, at: placeOf(first.args[0] as Token) });
        steps.push({ kind: 'loop-guard', at: first.at });
        break;
      case 'kubernetes':
        steps.push(readKubernetes(first, around));
        break;
      case 'hosts':
        steps.push(readHosts(first, around));
        break;
      case 'file':
      case 'auto':
      case 'secondary':
      case 'etcd':
      case 'route53':
      case 'azure':
      case 'clouddns':
      case 'k8s_external':
      case 'nomad':
      case 'federation':
        for (const stanza of all) steps.push(readZonePlugin(stanza, around));
        break;
      case 'template':
        steps.push(readTemplate(all, around));
        break;
      case 'rewrite':
        steps.push(readRewrite(all, errors));
        break;
      case 'acl':
        steps.push(readAcl(all, around));
        break;
      case 'bind':
        for (const stanza of all) readBind(stanza, bind, errors);
        break;
      case 'view':
        for (const stanza of all) views.push(readView(stanza));
        if (views.some((view) => view.opaque)) notices.push({ kind: 'not-modelled', message: 'which queries this view lets in is not modelled', at: first.at });
        break;
      case 'cache':
        if (first.args[0] !== undefined && /^\d+$/.test(first.args[0].text) && Number(first.args[0].text) <= 0) errors.push({ message: `plugin/cache: cache TTL can not be zero or negative: ${first.args[0].text}`, at: placeOf(first.args[0]) });
        break;
      default: {
        const step = readSmall(first, around);
        if (step !== undefined) steps.push(step);
        else if (!PASSING.has(name)) {
          const because = 'it is no plugin of the stock build, and what it answers is not modelled';
          steps.push({ kind: 'opaque', plugin: name, because, at: first.at });
          notices.push({ kind: 'not-modelled', message: `the plugin ${name} is not modelled: it may answer queries before they are forwarded`, at: first.at });
        }
      }
    }
    report(name, errors);
  }
  // The loop plugin and others pass; a block of nothing but those ends in SERVFAIL, a block without any in REFUSED.
  if (steps.length === 0 && raw.directives.size > 0) steps.push({ kind: 'answer', plugin: names[0] ?? '', rules: [], at: raw.at });
  return { keys, bind, steps, views, at: raw.at, extent: raw.extent };
}

function place(order: readonly string[], name: string): number {
  const index = order.indexOf(name);
  // External plugins are usually compiled in right before forward.
  return index === -1 ? order.indexOf('loop') - 0.5 : index;
}

function readBind(stanza: Stanza, bind: Located<BindAddress>[], errors: StartError[]): void {
  if (stanza.args.length === 0) errors.push({ message: 'plugin/bind: at least one address or interface name is expected', at: stanza.at });
  const except = new Set(stanza.options.filter((option) => option.name.text === 'except').flatMap((option) => option.args.map((arg) => parseAddress(arg.text) ?? arg.text)));
  for (const arg of stanza.args) {
    const address = parseAddress(arg.text);
    if (address === undefined) {
      // Interface names are not addresses; a text that looks like one and is none is refused.
      if (/^\d+\.\d+\.\d+\.\d+$/.test(arg.text)) errors.push({ message: `plugin/bind: not a valid IP address or interface name: ${JSON.stringify(arg.text)}`, at: placeOf(arg) });
      bind.push({ value: { kind: 'interface', name: arg.text }, at: placeOf(arg) });
    } else if (!except.has(address)) bind.push({ value: { kind: 'address', address }, at: placeOf(arg) });
  }
}

function readView(stanza: Stanza): View {
  const words = stanza.options.filter((option) => option.name.text === 'expr').map((option) => option.args.map((arg) => arg.text).join(' '));
  const types: string[] = [];
  let opaque = false;
  for (const text of words) {
    const one = /^type\(\)\s*==\s*'([A-Z0-9]+)'$/.exec(text);
    const many = /^type\(\)\s+in\s+\[((?:\s*'[A-Z0-9]+'\s*,?)+)\]$/.exec(text);
    if (one !== null) types.push(one[1] as string);
    else if (many !== null) types.push(...[...(many[1] as string).matchAll(/'([A-Z0-9]+)'/g)].map((found) => found[1] as string));
    else opaque = true;
  }
  return { text: words.join(' and ') || stanza.args.map((arg) => arg.text).join(' '), ...(types.length > 0 ? { types } : {}), opaque, at: stanza.at };
}

/** core/dnsserver/register.go validateZonesAndListeningAddresses. */
function overlaps(block: ServerBlock, taken: Map<string, { bound: string | undefined; view: boolean }[]>, errors: StartError[]): void {
  const addresses = block.bind.length === 0 ? [undefined] : block.bind.map((one) => (one.value.kind === 'address' ? one.value.address : one.value.name));
  const view = block.views.length > 0;
  for (const key of block.keys) {
    const id = `${key.transport}|${key.zone}|${key.port}`;
    const known = taken.get(id) ?? [];
    taken.set(id, known);
    const name = `${key.transport}://${key.zone}:${key.port}`;
    for (const bound of addresses) {
      if (!view && known.some((one) => one.bound === bound)) {
        errors.push({ message: `cannot serve ${name}${bound === undefined ? '' : ` on ${bound}`} - it is already defined`, at: key.at });
        return;
      }
      if (known.some((one) => (one.bound === undefined) !== (bound === undefined))) {
        errors.push({ message: `cannot serve ${name}${bound === undefined ? '' : ` on ${bound}`} - zone overlap listener capacity with ${name}`, at: key.at });
        return;
      }
      if (!view) known.push({ bound, view });
    }
  }
}
