import { domainToASCII } from 'node:url';
import type { Endpoint } from '../../core/dns/endpoint.ts';
import { inCidr, isLoopback, isManyHosts, isUnspecified, parseAddress, reverseName } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, displayName } from '../../core/dns/name.ts';
import { defined } from '../../core/text/defined.ts';
import { compileGlob } from '../../core/text/globs.ts';
import { indexLines, type Located, type Location, positionAt, type Span } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Mistake } from '../../core/text/usage-error.ts';
import { child, entries, items, plainData, type YamlNode } from '../../read/documents/document.ts';
import type { FailOn, RuleDescription, Severity } from '../report/finding.ts';
import { readTree, type TreeError } from './config-yaml.ts';
import { isDay } from './dates.ts';
import { explainSchemaErrors } from './schema-errors.ts';
import { didYouMean, keyName } from './spelling.ts';
import { validate } from './validate-config.generated.js';

/** From the top of the repository; the first that exists counts. */
export const CONFIG_PATHS: readonly string[] = [
  '.loopgate.yaml',
  '.loopgate.yml',
  '.github/loopgate.yml',
  '.github/loopgate.yaml',
];

export type RuleSeverity = Severity | 'off';
export type RenderMode = 'auto' | 'helm' | 'kustomize' | 'off';
export type TrustedSide = 'head' | 'base';
export type ProxyMode = 'iptables' | 'nftables' | 'ipvs' | 'none';

/** What one file states, else `undefined` or empty. */
export interface Config {
  readonly file: SourceFile;
  readonly extends: readonly Located<RemoteFile>[];
  readonly trust?: Located<TrustedSide>;
  readonly include?: readonly Located<string>[];
  readonly exclude?: readonly Located<string>[];
  readonly clusters: readonly ClusterConfig[];
  readonly rules: readonly RuleSetting[];
  readonly failOn?: Located<FailOn>;
  readonly baseline?: Located<string>;
  readonly render?: Located<RenderMode>;
  readonly maxSuppressionDays?: Located<number>;
  readonly suppressions: readonly Suppression[];
  readonly expectations?: readonly Expectation[];
}

export interface RemoteFile {
  readonly owner: string;
  readonly repository: string;
  readonly path: string;
  readonly ref: string;
}

export interface RuleSetting {
  readonly rule: string;
  readonly severity: RuleSeverity;
  readonly at: Location;
}

export interface ClusterConfig {
  readonly name: Located<string>;
  /** Globs; empty: every file that no earlier cluster took. */
  readonly paths: readonly Located<string>[];
  readonly clusterDomain?: Located<DomainName>;
  readonly serviceCidrs: readonly Located<string>[];
  /** Canonical addresses. */
  readonly clusterDns: readonly Located<string>[];
  readonly corednsVersion?: Located<string>;
  readonly kubeProxy?: Located<ProxyMode>;
  readonly nodes: readonly NodeConfig[];
  readonly resolvers: readonly ResolverConfig[];
  readonly at: Location;
}

export interface NodeConfig {
  readonly name: Located<string>;
  /** An id or alias given to `readConfig`, but for case. */
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses: readonly Located<string>[];
  readonly files: readonly NodeFile[];
  readonly at: Location;
}

export interface NodeFile {
  /** Absolute path on the node. */
  readonly path: Located<string>;
  readonly content: /** A path from the top of the repository, never out of it. */
    | { readonly kind: 'repository'; readonly path: Located<string> }
    | { readonly kind: 'inline'; readonly text: SourceText };
}

export interface ResolverConfig {
  readonly name: Located<string>;
  readonly addresses: readonly Located<Endpoint>[];
  /** Empty: it answers everything. */
  readonly forwards: readonly { readonly zone: Located<DomainName>; readonly to: readonly Located<Endpoint>[] }[];
  readonly at: Location;
}

/** Every given condition must hold. */
export interface Suppression {
  readonly rule: string;
  readonly path?: string;
  readonly server?: string;
  readonly zone?: string;
  readonly reason: string;
  /** The last day on which it holds. */
  readonly expires?: string;
  readonly at: Location;
}

export interface Expectation {
  /** With all names below, unless `exact`. */
  readonly names: Located<DomainName>;
  readonly exact: boolean;
  /** `pods` (the default), `default-pods`, `nodes` or a server's name. */
  readonly from: Located<string>;
  readonly goes: 'answered' | 'leaves' | 'fails' | 'not-loops';
  /** Empty: any. */
  readonly to: readonly Located<Endpoint>[];
  readonly reason?: string;
  readonly at: Location;
}

export interface KnownNames {
  readonly rules: readonly RuleDescription[];
  readonly osProfiles: readonly string[];
  readonly provisioners: readonly string[];
}

const MAX_ERRORS = 50;

/** Errors, in file order, leave no `config`: half of one would be a weaker gate. */
export function readConfig(
  file: SourceFile,
  known: KnownNames,
): { readonly config?: Config; readonly errors: readonly Mistake[] } {
  const { tree, errors } = readTree(file);
  if (errors.length > 0) return { errors: placed(file, errors) };
  if (tree === undefined)
    return { config: { file, extends: [], clusters: [], rules: [], suppressions: [] }, errors: [] };
  if (!validate(plainData(tree))) return { errors: placed(file, explainSchemaErrors(tree, validate.errors ?? [])) };
  const reading: Reading = { file, known, errors: [] };
  const config = readTop(reading, tree);
  if (reading.errors.length > 0) {
    return {
      errors: placed(
        file,
        [...reading.errors].sort((a, b) => a.span.start - b.span.start),
      ),
    };
  }
  return { config, errors: [] };
}

function placed(file: SourceFile, errors: readonly TreeError[]): readonly Mistake[] {
  const lines = indexLines(file.text);
  const shown = errors
    .slice(0, MAX_ERRORS)
    .map(({ message, span }) => ({ message, file: file.path, ...positionAt(lines, span.start) }));
  const last = shown.at(-1);
  if (last === undefined || errors.length <= MAX_ERRORS) return shown;
  return [...shown, { ...last, message: `and ${errors.length - MAX_ERRORS} more errors` }];
}

export function ruleSlug(codeOrSlug: string, rules: readonly RuleDescription[]): string | undefined {
  const wanted = codeOrSlug.toLowerCase();
  return rules.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted)?.slug;
}

export function unknownRule(text: string, rules: readonly RuleDescription[]): string {
  return `unknown ${keyName(text, 'rule')}${didYouMean(
    text,
    rules.flatMap(({ slug, code }) => [slug, code]),
  )}`;
}

export const SHORTEST_REASON = 1;

interface Reading {
  readonly file: SourceFile;
  readonly known: KnownNames;
  readonly errors: TreeError[];
}

function complain(reading: Reading, span: Span, message: string): void {
  reading.errors.push({ message, span });
}

function located<T>(reading: Reading, tree: YamlNode, value: T): Located<T> {
  return { value, at: { file: reading.file, span: tree.span } };
}

function scalar<T extends string | number>(reading: Reading, tree: YamlNode | undefined): Located<T> | undefined {
  if (tree?.kind !== 'scalar' || tree.value === null) return undefined;
  return located(reading, tree, tree.value as T);
}

function checked<T>(
  reading: Reading,
  tree: YamlNode | undefined,
  accept: (text: string) => T,
): Located<Exclude<T, Refused>> | undefined {
  const text = scalar<string>(reading, tree);
  if (text === undefined || tree === undefined) return undefined;
  const value = accept(text.value);
  if (isRefused(value)) {
    complain(reading, tree.span, `this value ${value.refused}`);
    return undefined;
  }
  return { value: value as Exclude<T, Refused>, at: text.at };
}

function checkedList<T>(
  reading: Reading,
  tree: YamlNode | undefined,
  accept: (text: string) => T,
): readonly Located<Exclude<T, Refused>>[] {
  return items(tree).flatMap((item) => checked(reading, item, accept) ?? []);
}

interface Refused {
  readonly refused: string;
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

function readTop(reading: Reading, tree: YamlNode): Config {
  const paths = child(tree, 'paths');
  const include = child(paths, 'include');
  const exclude = child(paths, 'exclude');
  const clusters = items(child(tree, 'clusters')).map((one) => readCluster(reading, one));
  demandUnique(reading, clusters, 'cluster');
  return {
    file: reading.file,
    extends: checkedList(reading, child(tree, 'extends'), parseRemoteFile),
    ...some('trust', scalar<TrustedSide>(reading, child(tree, 'trust'))),
    ...defined({
      include: include === undefined ? undefined : checkedList(reading, include, acceptGlob),
      exclude: exclude === undefined ? undefined : checkedList(reading, exclude, acceptGlob),
    }),
    clusters,
    rules: readRules(reading, child(tree, 'rules')),
    ...some('failOn', scalar<FailOn>(reading, child(tree, 'fail-on'))),
    ...some('baseline', checked(reading, child(tree, 'baseline'), acceptRepositoryPath)),
    ...some('render', scalar<RenderMode>(reading, child(tree, 'render'))),
    ...some('maxSuppressionDays', scalar<number>(reading, child(tree, 'max-suppression-days'))),
    suppressions: items(child(tree, 'suppressions')).flatMap((one) => readSuppression(reading, one) ?? []),
    ...some('expectations', readExpectations(reading, child(tree, 'expectations'))),
  };
}

function some<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

function readRules(reading: Reading, tree: YamlNode | undefined): readonly RuleSetting[] {
  const settings: RuleSetting[] = [];
  const seen = new Set<string>();
  for (const { key, keySpan, value } of entries(tree)) {
    const rule = ruleSlug(key, reading.known.rules);
    if (rule === undefined) {
      complain(reading, keySpan, unknownRule(key, reading.known.rules));
      continue;
    }
    if (seen.has(rule)) complain(reading, keySpan, `this is the rule ${rule}, whose severity is already set above`);
    seen.add(rule);
    const severity = scalar<RuleSeverity>(reading, value);
    if (severity === undefined) continue;
    settings.push({
      rule,
      severity: severity.value,
      at: { file: reading.file, span: { start: keySpan.start, end: value.span.end } },
    });
  }
  return settings;
}

function readSuppression(reading: Reading, tree: YamlNode): Suppression | undefined {
  const at = { file: reading.file, span: firstEntry(tree) };
  const rule = checked(reading, child(tree, 'rule'), (text) => {
    const slug = ruleSlug(text, reading.known.rules);
    return (
      slug ?? {
        refused: `is not a rule${didYouMean(
          text,
          reading.known.rules.flatMap(({ slug, code }) => [slug, code]),
        )}`,
      }
    );
  });
  const reason = checked(reading, child(tree, 'reason'), (text) =>
    text.trim().length >= SHORTEST_REASON
      ? text.trim()
      : { refused: 'is not a reason; say why the finding is accepted' },
  );
  const path = checked(reading, child(tree, 'path'), acceptGlob);
  const server = checked(reading, child(tree, 'server'), (text) =>
    text === '' ? { refused: 'names no server' } : text,
  );
  const zone = checked(reading, child(tree, 'zone'), acceptZone);
  const expires = checked(reading, child(tree, 'expires'), (text) =>
    isDay(text) ? text : { refused: 'is not a date; write it as 2027-01-31' },
  );
  if (rule === undefined || reason === undefined) return undefined;
  return {
    rule: rule.value,
    ...some('path', path?.value),
    ...some('server', server?.value),
    ...some('zone', zone?.value),
    reason: reason.value,
    ...some('expires', expires?.value),
    at,
  };
}

function readExpectations(reading: Reading, tree: YamlNode | undefined): readonly Expectation[] | undefined {
  if (tree === undefined) return undefined;
  return items(tree).flatMap((one) => readExpectation(reading, one) ?? []);
}

function readExpectation(reading: Reading, tree: YamlNode): Expectation | undefined {
  const at = { file: reading.file, span: firstEntry(tree) };
  const names = checked(reading, child(tree, 'names'), acceptAskedZone);
  const exact = child(tree, 'exact');
  const goes = scalar<Expectation['goes']>(reading, child(tree, 'goes'))?.value ?? 'not-loops';
  const to = child(tree, 'to');
  if (to !== undefined && goes !== 'leaves')
    complain(reading, to.span, `addresses belong to \`goes: leaves\`, and this expectation says ${goes}`);
  const reason = scalar<string>(reading, child(tree, 'reason'))?.value.trim();
  const from = checked(reading, child(tree, 'from'), (text) =>
    text === '' ? { refused: 'names nobody who asks' } : text,
  );
  if (names === undefined) return undefined;
  return {
    names,
    exact: exact?.kind === 'scalar' && exact.value === true,
    from: from ?? { value: 'pods', at: names.at },
    goes,
    to: checkedList(reading, to, acceptOutside),
    ...defined({ reason: reason === undefined || reason === '' ? undefined : reason }),
    at,
  };
}

function firstEntry(tree: YamlNode): Span {
  const [first] = entries(tree);
  return first === undefined ? tree.span : { start: first.keySpan.start, end: first.value.span.end };
}

function readCluster(reading: Reading, tree: YamlNode): ClusterConfig {
  const name = readName(reading, tree);
  const nodes = items(child(tree, 'nodes')).map((one) => readNode(reading, one));
  const resolvers = items(child(tree, 'resolvers')).map((one) => readResolver(reading, one));
  demandUnique(reading, nodes, 'kind of node');
  demandUnique(reading, resolvers, 'resolver');
  return {
    name,
    paths: checkedList(reading, child(tree, 'paths'), acceptGlob),
    ...some('clusterDomain', checked(reading, child(tree, 'cluster-domain'), acceptZone)),
    serviceCidrs: checkedList(reading, child(tree, 'service-cidrs'), acceptCidr),
    clusterDns: checkedList(reading, child(tree, 'cluster-dns'), acceptAddress),
    ...some('corednsVersion', checked(reading, child(tree, 'coredns-version'), acceptVersion)),
    ...some('kubeProxy', scalar<ProxyMode>(reading, child(tree, 'kube-proxy'))),
    nodes,
    resolvers,
    at: { file: reading.file, span: firstEntry(tree) },
  };
}

function readNode(reading: Reading, tree: YamlNode): NodeConfig {
  return {
    name: readName(reading, tree),
    ...some('os', readId(reading, child(tree, 'os'), reading.known.osProfiles, 'operating system')),
    ...some('provisioner', readId(reading, child(tree, 'provisioner'), reading.known.provisioners, 'provisioner')),
    addresses: checkedList(reading, child(tree, 'addresses'), acceptAddress),
    files: readNodeFiles(reading, child(tree, 'files')),
    at: { file: reading.file, span: firstEntry(tree) },
  };
}

function readNodeFiles(reading: Reading, tree: YamlNode | undefined): readonly NodeFile[] {
  const files: NodeFile[] = [];
  for (const { key, keySpan, value } of entries(tree)) {
    if (!key.startsWith('/') || key.endsWith('/') || key.split('/').includes('..')) {
      complain(reading, keySpan, 'this is not an absolute path of a file on the node, such as /etc/resolv.conf');
      continue;
    }
    const path = { value: key, at: { file: reading.file, span: keySpan } };
    const inline = child(value, 'inline');
    if (inline?.kind === 'scalar') {
      files.push({ path, content: { kind: 'inline', text: inline.text } });
      continue;
    }
    const repositoryPath = checked(reading, value, acceptRepositoryPath);
    if (repositoryPath !== undefined) files.push({ path, content: { kind: 'repository', path: repositoryPath } });
  }
  return files;
}

function readResolver(reading: Reading, tree: YamlNode): ResolverConfig {
  const forwards = items(child(tree, 'forwards')).flatMap((one) => {
    const zone = checked(reading, child(one, 'zone'), acceptZone);
    const to = checkedList(reading, child(one, 'to'), acceptEndpoint);
    return zone === undefined ? [] : [{ zone, to }];
  });
  const zones = new Set<string>();
  for (const { zone } of forwards) {
    if (zones.has(zone.value))
      complain(reading, zone.at.span, 'this zone is forwarded twice; give one entry all upstreams');
    zones.add(zone.value);
  }
  return {
    name: readName(reading, tree),
    addresses: checkedList(reading, child(tree, 'addresses'), acceptEndpoint),
    forwards,
    at: { file: reading.file, span: firstEntry(tree) },
  };
}

function readName(reading: Reading, tree: YamlNode): Located<string> {
  const name = checked(reading, child(tree, 'name'), (text) =>
    text.trim() === text && text !== '' && text.length <= 253 && !/[\u0000-\u001f\u007f]/.test(text)
      ? text
      : { refused: 'is no name' },
  );
  return name ?? located(reading, tree, '');
}

function readId(
  reading: Reading,
  tree: YamlNode | undefined,
  ids: readonly string[],
  what: string,
): Located<string> | undefined {
  return checked(reading, tree, (text) => {
    const id = text.trim().toLowerCase().replace(/[ _]+/g, '-');
    return ids.includes(id) ? id : { refused: `is not a known ${what}${didYouMean(id, ids)}` };
  });
}

function demandUnique(reading: Reading, named: readonly { readonly name: Located<string> }[], what: string): void {
  const seen = new Set<string>();
  for (const { name } of named) {
    if (name.value !== '' && seen.has(name.value))
      complain(reading, name.at.span, `a ${what} above has this name already`);
    seen.add(name.value);
  }
}

function acceptGlob(text: string): string | Refused {
  const glob = compileGlob(text);
  return typeof glob === 'function' ? text : { refused: `${glob.refused} (a glob of repository paths)` };
}

function acceptAddress(text: string): string | Refused {
  return parseAddress(text) ?? { refused: 'is not an IP address' };
}

function acceptEndpoint(text: string): Endpoint | Refused {
  const alone = parseAddress(text);
  if (alone !== undefined) return { address: alone, port: 53, transport: 'dns' };
  const parts = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text);
  const address = parts === null ? undefined : parseAddress(parts[1] ?? parts[2] ?? '');
  const port = Number(parts?.[3]);
  if (address === undefined || port < 1 || port > 65535)
    return { refused: 'is neither an IP address nor an address with a port' };
  return { address, port, transport: 'dns' };
}

function acceptAskedZone(text: string): DomainName | Refused {
  if (text.includes('*')) return { refused: 'is a pattern; write the zone alone, names below it are meant too' };
  const address = parseAddress(text);
  if (address !== undefined) return { refused: `is an address; its name is "${displayName(reverseName(address))}"` };
  const [, host = '', tail] = /^(?:[a-z]+:\/\/)?([^/:]*)(:\d+)?\/?$/i.exec(text) ?? [];
  if (host !== '' && host !== text)
    return { refused: `is ${tail === undefined ? 'an address of the web' : 'a name and a port'}; write "${host}"` };
  const ascii = /[^\u0000-\u007f]/.test(text) ? domainToASCII(text) : text;
  if (ascii !== text && ascii !== '') return { refused: `is not how such a name is asked for; write "${ascii}"` };
  return acceptZone(text);
}

/** Nothing leaves to loopback, unspecified or multicast addresses. */
function acceptOutside(text: string): Endpoint | Refused {
  const endpoint = acceptEndpoint(text);
  if (isRefused(endpoint)) {
    const host = text.includes('/') ? parseAddress(text.slice(0, text.indexOf('/'))) : undefined;
    return host === undefined ? endpoint : { refused: `is a range; write its addresses one by one, such as ${host}` };
  }
  const { address } = endpoint;
  if (isLoopback(address) || isUnspecified(address))
    return { refused: 'is the sending host itself, so nothing leaves to it; write the servers that it forwards to' };
  return isManyHosts(address)
    ? { refused: 'is not the address of a single server, so nothing is sent to it' }
    : endpoint;
}

/** Host bits are allowed, as by kube-apiserver's --service-cluster-ip-range. */
function acceptCidr(text: string): string | Refused {
  const slash = text.indexOf('/');
  const address = slash === -1 ? undefined : parseAddress(text.slice(0, slash));
  const valid =
    address !== undefined &&
    /^\d{1,3}$/.test(text.slice(slash + 1)) &&
    inCidr(address, `${address}/${text.slice(slash + 1)}`);
  if (!valid) return { refused: 'is not an address range, such as 10.96.0.0/12' };
  return `${address}/${Number(text.slice(slash + 1))}`;
}

function acceptVersion(text: string): string | Refused {
  if (/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text)) return text;
  const bare = /^v?(\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(text)?.[1];
  return { refused: `is not a version of CoreDNS${bare === undefined ? ', such as 1.11.3' : `; write ${bare}`}` };
}

/** Lengths of RFC 1035; characters are not judged. */
function acceptZone(text: string): DomainName | Refused {
  const name = absolute(text);
  const labels = name === '.' ? [] : name.slice(0, -1).split('.');
  const valid =
    text !== '' &&
    name.length <= 254 &&
    !/[\s\u0000-\u0020\u007f/]/.test(text) &&
    labels.every((label) => label !== '' && label.length <= 63);
  return valid ? name : { refused: 'is not a domain name' };
}

function acceptRepositoryPath(text: string): string | Refused {
  if (text.includes('\\')) return { refused: 'holds a backslash; parts of a path are separated by "/"' };
  if (text.startsWith('/') || /^[A-Za-z]:/.test(text))
    return { refused: 'is absolute; a path of the repository is meant' };
  if (/[\u0000-\u001f\u007f]/.test(text)) return { refused: 'holds a control character' };
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return { refused: 'leads out of the repository' };
  }
  return parts.length > 0 && !text.endsWith('/') ? parts.join('/') : { refused: 'names no file' };
}

/** `OWNER/REPOSITORY/PATH@REF`. Without the reference a policy could change without a trace here. */
export function parseRemoteFile(text: string): RemoteFile | { readonly refused: string } {
  const parts = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,400})@([\w./-]{1,250})$/.exec(text);
  const [, owner, repository, path, ref] = parts ?? [];
  if (owner === undefined || repository === undefined || path === undefined || ref === undefined) {
    return {
      refused: text.includes('@')
        ? 'is not OWNER/REPOSITORY/PATH@REF'
        : 'lacks its @REF; OWNER/REPOSITORY/PATH@REF is needed',
    };
  }
  const clean = acceptRepositoryPath(path);
  if (
    typeof clean !== 'string' ||
    ref.startsWith('-') ||
    [owner, repository].some((one) => /^\.+$/.test(one)) ||
    ref.includes('..')
  ) {
    return { refused: 'is not OWNER/REPOSITORY/PATH@REF' };
  }
  return { owner, repository, path: clean, ref };
}
