/**
 * Playbooks and first-boot commands joined to the files that they copy and write: each file is read anew as what it is on the node, and what is said of
 * machines that are no nodes is left out. Facts in, facts out.
 */

import { dialects } from '../dialects/index.ts';
import { openText } from '../documents/open-text.ts';
import type { Fact, NodeFileCopyFact } from '../fact.ts';
import type { Notice, Reading } from '../text/notice.ts';
import type { SourceFile } from '../text/source-file.ts';
import { type SourceText, standsFor } from '../text/source-text.ts';
import { isOtherMachine, judgeOf } from './machines.ts';
import { certainLines } from './template.ts';

export function placePlaybooks(facts: readonly Fact[]): Reading<readonly Fact[]> {
  if (!facts.some((fact) => fact.by !== undefined || MACHINE_FACTS.has(fact.kind)))
    return { value: facts, notices: [] };
  const notices: Notice[] = [];
  const texts = new Map<string, SourceText>();
  const read = new Set<string>();
  for (const fact of facts)
    if (fact.kind === 'config-text') texts.set(fact.path, fact.text);
    else if (fact.kind === 'unit') texts.set(fact.at.file.path, fact.text);
    else read.add(fact.at.file.path);
  const judge = judgeOf(facts);
  const value: Fact[] = [];
  const others = new Map<SourceFile, boolean>();
  const isOther = ({ at: { file } }: Fact): boolean => {
    const known = others.get(file) ?? isOtherMachine(file.text);
    others.set(file, known);
    return known;
  };
  // Machines that are no nodes are of interest where a unit of theirs starts a DNS server.
  const apart = new Map<string, Reading<Fact[]> & { readonly notices: Notice[] }>();
  for (const fact of facts) {
    if (fact.kind === 'play') continue;
    const { path } = fact.at.file;
    let machine: string | undefined;
    if (fact.by === undefined) {
      if (fact.pool === undefined && isOfMachine(fact) && isOther(fact)) machine = path;
    } else if (fact.kind !== 'kubelet') {
      if (isTest(path)) continue;
      if (!judge.areNodes(fact.by, path)) machine = judge.nameOf(fact.by, path);
    }
    const placed =
      fact.kind === 'node-file-copy' ? place(fact, texts, read) : { value: [fact], notices: [] as readonly Notice[] };
    const assumes = fact.kind === 'node-file-copy' ? fact.assumes : undefined;
    if (machine === undefined) {
      for (const one of placed.value) value.push(conditional(one, assumes));
      for (const notice of placed.notices) notices.push(notice);
      continue;
    }
    const known = apart.get(machine) ?? { value: [], notices: [] };
    apart.set(machine, known);
    for (const one of placed.value) known.value.push({ ...conditional(one, assumes), apart: machine });
    for (const notice of placed.notices) known.notices.push(notice);
  }
  for (const machine of apart.values()) {
    if (!machine.value.some((fact) => fact.kind === 'unit')) continue;
    for (const fact of machine.value) value.push(fact);
    for (const notice of machine.notices) notices.push(notice);
  }
  // Without a cluster nobody asks what its nodes would get.
  const isCluster = value.some((fact) => !MACHINE_FACTS.has(fact.kind) && fact.kind !== 'config-text');
  return { value, notices: isCluster ? notices : [] };
}

/** What is said of a machine, whoever says it. */
const MACHINE_FACTS: ReadonlySet<Fact['kind']> = new Set([
  'node-file',
  'node-link',
  'node-network',
  'node-service',
  'node-file-copy',
  'play',
]);

function isOfMachine(fact: Fact): boolean {
  if (fact.kind === 'unit') return fact.folder === undefined && fact.overlay === undefined;
  return MACHINE_FACTS.has(fact.kind);
}

/** Molecule's scenarios and tests of roles run in containers of their own. */
function isTest(path: string): boolean {
  return /(?:^|\/)(?:molecule|tests?|examples?)\//.test(path);
}

/** What is done only under a condition is there only under it. */
function conditional(fact: Fact, condition?: string): Fact {
  const when = fact.by?.when;
  const assumes = condition ?? (when === undefined ? undefined : `the task's condition \`${when}\` holds on the nodes`);
  if (assumes === undefined || (fact.kind !== 'node-file' && fact.kind !== 'node-link')) return fact;
  return { ...fact, assumes };
}

/** Files whose content decides where a node's questions go; a copy of anything else is nobody's business. */
const DECIDES =
  /resolv\.conf$|^\/etc\/rancher\/|^\/etc\/(?:[^/]+\/){0,3}[\w.-]*(?:resolv|dns)[\w.-]*$|\/systemd\/(?:resolved\.conf|network\/)|\/dnsmasq|\/unbound\/|\/named\.conf|\/netplan\/|NetworkManager|kubelet|dhclient\.conf$|dhcpcd\.conf$|\/network\/interfaces|\/coredns\/|[Cc]orefile|\/(?:coredns|node-?local-?dns|node-cache|unbound|named)[^/]*\.service|\/(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound)$/;

/** `read` are the files that say something by themselves: a KubeletConfiguration is one wherever it lies. */
function place(
  fact: NodeFileCopyFact,
  texts: ReadonlyMap<string, SourceText>,
  read: ReadonlySet<string>,
): Reading<readonly Fact[]> {
  if (!DECIDES.test(fact.path)) return { value: [], notices: [] };
  const source = fact.sources.find((path) => texts.has(path));
  const found = fact.text ?? (source === undefined ? undefined : texts.get(source));
  if (found === undefined && fact.sources.some((path) => read.has(path))) return { value: [], notices: [] };
  const onNode = {
    path: fact.path,
    ...(fact.append === true && { append: true }),
    ...(fact.pool !== undefined && { pool: fact.pool }),
    ...(fact.by !== undefined && { by: fact.by }),
  };
  const notices: Notice[] = [];
  // Of a resolver file the cluster says it, once something turns out to read it.
  if (found === undefined && !fact.path.endsWith('/resolv.conf')) {
    const message = `what is copied to ${fact.path} on nodes is not in the repository, or a template that was not understood`;
    notices.push({ kind: 'not-modelled', message, at: fact.at });
  }
  // A Corefile's reader knows templates itself.
  const isCorefile = /[Cc]orefile|\/coredns\//.test(fact.path);
  if (isCorefile && found === undefined) return { value: [], notices };
  const text =
    found === undefined ? standsFor(fact.at, '{{ }}\n') : fact.template && !isCorefile ? certainLines(found) : found;
  const opened = openText(fact.at.file.path, text, { onNode });
  const value: Fact[] = [];
  for (const document of opened.documents) {
    for (const dialect of dialects) {
      if (!dialect.recognises(document)) continue;
      const reading = dialect.read(document);
      for (const one of reading.value) value.push(one);
      for (const notice of reading.notices) notices.push(notice);
    }
  }
  return { value, notices };
}
