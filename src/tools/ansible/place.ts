/** Files that playbooks and first-boot commands copy, as what they are on the node; no other machines'. */

import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { SetUpBy } from '../../core/facts/declared.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { getOrInsert, oncePer } from '../../core/text/once.ts';
import { isTest } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, type SourceText, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { isNodeFileCopy, isUnit, type NodeFileCopy, type Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { statesNameserver } from '../../languages/shared/node-edits.ts';
import { openText } from '../../read/documents/open-text.ts';
import { openDefaults } from './defaults.ts';
import { isTaskInclude } from './fragments.ts';
import { includesOf } from './includes.ts';
import { inventoryAddresses } from './inventory-addresses.ts';
import { isOtherMachine, machineClassifier } from './machines.ts';
import { fillName, fillVariables, type LookUp, lookUpFor } from './playbook-variables.ts';
import { certainLines, unrollLoops, withoutComments } from './template.ts';

export function joinPlaybooks(
  stated: readonly Statement[],
  context: Pick<JoinContext, 'read' | 'statedIn' | 'factsOf'> & Partial<Pick<JoinContext, 'paths' | 'bytesOf'>>,
): Reading<readonly Statement[]> {
  const included = includedTasks(stated, context);
  const facts = [...stated, ...included.value];
  if (!facts.some((fact) => fact.by !== undefined || MACHINE_FACTS.has(fact.kind)))
    return { value: facts.filter((fact) => !OF_PLAYBOOKS.has(fact.kind)), notices: included.notices };
  const notices: Notice[] = [];
  const judge = machineClassifier(facts);
  const lookUp = lookUpFor(facts);
  const conditionOf = includesOf(facts);
  const placing = { ...filesOf(facts), withDefaults: openDefaults(context), ...context, readFile: context.read };
  const value: Statement[] = [];
  const isOfOther = oncePer((file: SourceFile) => isOtherMachine(file.text));
  const isOther = ({ at: { file } }: Statement): boolean => isOfOther(file);
  // Kept where a unit of theirs starts a DNS server.
  const standalone = new Map<string, Reading<Statement[]> & { readonly notices: Notice[] }>();
  for (const fact of facts) {
    if (OF_PLAYBOOKS.has(fact.kind)) continue;
    const { path } = fact.at.file;
    let machine: string | undefined;
    if (fact.by === undefined) {
      if (fact.pool === undefined && isOfMachine(fact) && isOther(fact)) machine = path;
    } else if (fact.kind !== 'kubelet') {
      if (isTest(path) || /(?:^|\/)examples?\//.test(path)) continue;
      if (!judge.areNodes(fact.by, path)) machine = judge.nameOf(fact.by, path);
    }
    const placed = isNodeFileCopy(fact)
      ? placeOnNode(fact, { ...placing, lookUp: lookUp(fact.by) })
      : { value: [fact], notices: [] };
    const assumes = (isNodeFileCopy(fact) ? fact.assumes : undefined) ?? conditionOf(fact);
    if (machine === undefined) {
      for (const one of placed.value) value.push(conditional(one, assumes));
      for (const notice of placed.notices) notices.push(notice);
      continue;
    }
    const ofMachine = getOrInsert(standalone, machine, () => ({ value: [], notices: [] }));
    for (const one of placed.value) ofMachine.value.push({ ...conditional(one, assumes), standalone: machine });
    for (const notice of placed.notices) ofMachine.notices.push(notice);
  }
  const placed = addMachines(standalone, context, { value, notices });
  const copied = new Set([...placed].map(({ path }) => path));
  // A file that a task copies is no server beside the one that reads the copy.
  const isCopied = (fact: Statement): boolean =>
    fact.kind === 'config-text' && fact.at.span.start === 0 && copied.has(fact.at.file.path) && !placed.has(fact);
  const servers = value.filter((fact) => !isCopied(fact));
  // Without a cluster its nodes do not matter.
  const isCluster = servers.some((fact) => !MACHINE_FACTS.has(fact.kind) && fact.kind !== 'config-text');
  return { value: servers, notices: isCluster ? [...included.notices, ...notices] : included.notices };
}

function filesOf(facts: readonly Statement[]): Pick<PlacingContext, 'texts' | 'stated'> {
  const texts = new Map<string, SourceText>();
  const stated = new Set<string>();
  for (const fact of facts)
    if (fact.kind === 'config-text') texts.set(fact.path, fact.text);
    else if (isUnit(fact)) texts.set(fact.at.file.path, fact.text);
    else stated.add(fact.at.file.path);
  return { texts, stated };
}

/** The servers of machines without units. */
function addMachines(
  machines: ReadonlyMap<string, { readonly value: readonly Statement[]; readonly notices: readonly Notice[] }>,
  { paths = [], read }: Pick<JoinContext, 'read'> & Partial<Pick<JoinContext, 'paths'>>,
  into: { readonly value: Statement[]; readonly notices: Notice[] },
): ReadonlySet<ConfigTextFact> {
  const servers = new Set<ConfigTextFact>();
  const addressesOf = machines.size === 0 ? () => [] : inventoryAddresses(paths, read);
  for (const [name, machine] of machines) {
    if (!machine.value.some((fact) => isUnit(fact))) {
      const addresses = addressesOf(name);
      for (const fact of withBlocks(machine.value))
        for (const one of resolverOf(fact, addresses)) {
          into.value.push(one);
          servers.add(one);
        }
      continue;
    }
    for (const fact of machine.value) into.value.push(fact);
    for (const notice of machine.notices) into.notices.push(notice);
  }
  return servers;
}

function withBlocks(facts: readonly Statement[]): readonly Statement[] {
  const blocks = new Map<string, NodeFileFact[]>();
  const kept: Statement[] = [];
  for (const fact of facts) {
    const before = fact.kind === 'node-file' ? blocks.get(fact.path) : undefined;
    if (fact.kind === 'node-file' && fact.created === true && before !== undefined) before.push(fact);
    else kept.push(fact);
    if (fact.kind === 'node-file' && before === undefined) blocks.set(fact.path, [fact]);
  }
  return kept.map((fact) => {
    const all = fact.kind === 'node-file' ? (blocks.get(fact.path) ?? []) : [];
    if (all.length < 2 || all[0] !== fact) return fact;
    const assumes = all.find((one) => one.assumes !== undefined)?.assumes;
    return { ...all[0], text: concat(all.map(({ text }) => text)), ...defined({ assumes }) };
  });
}

/** Configuration of a DNS server that its package starts, at the address it listens on. */
function resolverOf(fact: Statement, addresses: readonly Located<string>[]): readonly ConfigTextFact[] {
  if (fact.kind !== 'node-file' || (fact.mode === 'append' && fact.created !== true)) return [];
  const language = LANGUAGES.find(([pattern]) => pattern.test(fact.path))?.[1];
  if (language === undefined) return [];
  const listening = addresses.flatMap(({ value, at }) =>
    language === 'named' || language === 'corefile'
      ? []
      : [synthetic(at, language === 'dnsmasq' ? `\nlisten-address=${value}\n` : `\nserver:\n  interface: ${value}\n`)],
  );
  const text = concat([fact.text, ...listening]);
  const { assumes } = fact;
  return [{ kind: 'config-text', language, path: fact.text.file.path, text, at: fact.at, ...defined({ assumes }) }];
}

const LANGUAGES = [
  [/^\/etc\/(?:dnsmasq\.conf|dnsmasq\.d\/[^/]+)$/, 'dnsmasq'],
  [/^\/etc\/unbound\//, 'unbound'],
  [/\/[Cc]orefile$/, 'corefile'],
  [/^\/etc\/(?:bind\/|named\/)?named\.conf/, 'named'],
] as const;

const OF_PLAYBOOKS: ReadonlySet<Statement['kind']> = new Set([
  'ansible/play',
  'ansible/playbook-variables',
  'ansible/task-include',
]);

const MACHINE_FACTS: ReadonlySet<Statement['kind']> = new Set([
  'node-file',
  'node-link',
  'node-network',
  'node-service',
  'node/node-file-copy',
  'ansible/play',
]);

/** Of a tree that mirrors a machine it is that machine's. */
function isOfMachine(fact: Statement): boolean {
  if (isUnit(fact) && fact.folder !== undefined) return false;
  return (isUnit(fact) || MACHINE_FACTS.has(fact.kind)) && !('overlay' in fact && fact.overlay !== undefined);
}

function conditional(fact: Statement, condition?: string): Statement {
  const when = fact.by?.when;
  const assumes = condition ?? (when === undefined ? undefined : `the task's condition \`${when}\` holds on the nodes`);
  if (assumes === undefined) return fact;
  switch (fact.kind) {
    case 'node-file':
    case 'node-link':
    case 'kubelet':
    case 'config-text':
      return { ...fact, assumes };
    default:
      return fact;
  }
}

/** Files that decide where a node's queries go. */
const DECIDES =
  /resolv\.conf$|^\/etc\/rancher\/|^\/etc\/(?:[^/]+\/){0,3}[\w.-]*(?:resolv|dns)[\w.-]*$|\/systemd\/(?:resolved\.conf|network\/)|\/dnsmasq|\/unbound\/|\/named\.conf|\/netplan\/|NetworkManager|kubelet|dhclient\.conf$|dhcpcd\.conf$|\/network\/interfaces|\/coredns\/|[Cc]orefile|\/(?:coredns|node-?local-?dns|node-cache|unbound|named|bind9|pdns-recursor)[^/]*\.service|\/recursor[^/]*\.(?:conf|ya?ml)$|\/(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound|named|bind9)$/;

const PROGRAMS =
  /\/s?bin\/[^/]+$|\.(?:repo|list|fact|gpg|asc|pem|crt|key|csr|cnf|sh|old|bak|orig)$|\/(?:pki|ssl|tls|certs?)\/|kubeconfig|\/var\/lib\/kubelet\/config\.json$|\/registries\.yaml$/;

/** Uncertain lines are left out, except of a Corefile. */
function templated(text: SourceText, isCorefile: boolean, { lookUp, withDefaults }: PlacingContext): SourceText {
  const filled = withDefaults(fillVariables(unrollLoops(withoutComments(text), lookUp), lookUp));
  return isCorefile ? filled : certainLines(filled);
}

function firstFile(paths: readonly string[], readFile: JoinContext['read']): SourceText | undefined {
  for (const path of paths) {
    const file = path.includes('{{') ? undefined : readFile(path);
    if (file !== undefined) return wholeFile(file);
  }
  return undefined;
}

interface PlacingContext extends Pick<JoinContext, 'statedIn'> {
  readonly texts: ReadonlyMap<string, SourceText>;
  /** Files that state facts wherever they lie, like a KubeletConfiguration. */
  readonly stated: ReadonlySet<string>;
  readonly lookUp: LookUp;
  readonly withDefaults: ReturnType<typeof openDefaults>;
  /** Any file of the tree: its destination says what it is. */
  readonly readFile: JoinContext['read'];
}

function placeOnNode(fact: NodeFileCopy, placing: PlacingContext): Reading<readonly Statement[]> {
  const { texts, stated, lookUp, statedIn, readFile } = placing;
  const path = fillName(fact.path, lookUp);
  if (!path.startsWith('/') || path.includes('{{')) return { value: [], notices: [] };
  // Text in the task is read whatever its destination.
  const inPlace = fact.template && fact.text !== undefined;
  if (PROGRAMS.test(path) && !inPlace) return { value: [], notices: [] };
  const sources = fact.sources.map((one) => fillName(one, lookUp));
  const source = sources.find((one) => texts.has(one));
  const known = fact.text ?? (source === undefined ? undefined : texts.get(source));
  if (known === undefined && sources.some((one) => stated.has(one))) return { value: [], notices: [] };
  const content = known ?? firstFile(sources, readFile);
  // A setting may name it by any path.
  const isNamed = DECIDES.test(path) || (path.startsWith('/etc/') && statesNameserver(content?.text ?? ''));
  if (!isNamed && !inPlace) return { value: [], notices: [] };
  const onNode = {
    path,
    ...defined({
      append: fact.append || undefined,
      created: fact.created,
      pool: fact.pool,
      by: fact.by,
    }),
  };
  const notices: Notice[] = [];
  // The cluster notices a missing resolver file, once something reads it.
  if (content === undefined && !path.endsWith('/resolv.conf')) {
    notices.push({ kind: 'not-modelled', message: missingContent(path, sources), at: fact.at });
  }
  // The reader of Corefiles knows templates.
  const isCorefile = /[Cc]orefile|\/coredns\//.test(path);
  if (isCorefile && content === undefined) return { value: [], notices };
  const text =
    content === undefined
      ? synthetic(fact.at, '{{ }}\n')
      : fact.template
        ? templated(content, isCorefile, placing)
        : content;
  const opened = openText(fact.at.file.path, text, { onNode });
  const value: Statement[] = [];
  for (const document of opened.documents) {
    const reading = statedIn(document);
    for (const one of reading.value) value.push(one);
    for (const notice of reading.notices) notices.push(notice);
  }
  return { value, notices };
}

function missingContent(path: string, sources: readonly string[]): string {
  const unfilled = sources.find((one) => one.includes('{{'));
  if (unfilled === undefined) return `what is copied to ${path} on nodes is not in the repository`;
  const name = unfilled.slice(unfilled.lastIndexOf('/', unfilled.indexOf('{{')) + 1);
  return `what is copied to ${path} on nodes is not known: its file is named \`${name}\`, which is filled in later`;
}

const MAX_INCLUDED = 500;
/** Of all included lists, each counted as often as it is included. */
export const MAX_INCLUDED_FACTS = 50_000;

export function includedTasks(
  facts: readonly Statement[],
  { read, factsOf }: Pick<JoinContext, 'read' | 'factsOf'>,
): Reading<readonly Statement[]> {
  const included: Statement[] = [];
  const done = new Set<string>();
  const known = new Map<string, readonly Statement[]>();
  for (const fact of facts) {
    if (!isTaskInclude(fact) || fact.path === undefined) continue;
    // Read by its own path.
    if (/(?:^|\/)(?:tasks|handlers)\//.test(fact.path)) continue;
    const key = JSON.stringify([fact.path, fact.by]);
    const file = done.has(key) ? undefined : read(fact.path);
    if (file === undefined) continue;
    if (done.size === MAX_INCLUDED) {
      const message = `More than ${MAX_INCLUDED} lists of tasks are included; the rest was not read.`;
      return { value: included, notices: [beyondBound(message, fact.at)] };
    }
    done.add(key);
    const stated = getOrInsert(known, file.path, () => factsIn(file, factsOf));
    if (included.length + stated.length > MAX_INCLUDED_FACTS) {
      const message = `Lists of tasks that are included state more than ${MAX_INCLUDED_FACTS} files and settings of nodes; from ${fact.path} on they were not read.`;
      return { value: included, notices: [beyondBound(message, fact.at)] };
    }
    for (const one of stated) included.push({ ...one, by: both(fact.by, one.by) });
  }
  return { value: included, notices: [] };
}

function factsIn(file: SourceFile, factsOf: JoinContext['factsOf']): readonly Statement[] {
  const slash = file.path.lastIndexOf('/') + 1;
  // The path makes it a list of tasks; places stay the file's own.
  const path = `${file.path.slice(0, slash)}tasks/${file.path.slice(slash)}`;
  return openText(path, wholeFile(file), {}).documents.flatMap((document) =>
    factsOf(document).value.filter((fact) => fact.by !== undefined && !isTaskInclude(fact)),
  );
}

function both(outer: SetUpBy | undefined, inner: SetUpBy | undefined): SetUpBy {
  const conditions = [outer?.when, inner?.when].filter((one) => one !== undefined);
  return defined({
    hosts: outer?.hosts,
    role: outer?.role,
    when: conditions.length > 0 ? conditions.join(' and ') : undefined,
  });
}
