/** Commands that may change a machine's file in a way that is not modelled: what the file says is then an assumption. */
import type { KubeletFact, NodeFileFact, NodeLinkFact } from '../../core/facts/node.ts';
import { grouped } from '../../core/text/append.ts';
import { placeKey } from '../../core/text/location.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import { type Fragment, isNodeFileCopy, type Statement } from './fragments.ts';

export interface UnreadEdit extends Fragment {
  readonly kind: 'node/unread-edit';
  readonly path: string;
  readonly program: string;
  /** Only lines with one of these change. */
  readonly lines?: readonly string[];
}

export function isUnreadEdit(one: Statement): one is UnreadEdit {
  return one.kind === 'node/unread-edit';
}

/** They change no file that they name, or only who may read it. */
const READERS =
  /^(?:\[|\[\[|test|cat|e?grep|fgrep|ls|stat|head|tail|wc|less|more|file|diff|cmp|md5sum|sha\d+sum|chmod|chown|chgrp|chattr|restorecon|mkdir|logger|echo|printf|source|\.|export|systemctl|service|journalctl|kubelet|kubeadm|kubectl|k3s|rke2|dnsmasq|unbound|named|coredns|docker|podman|nerdctl|ctr|crictl|sleep|cd|for|exit|return|set|command|type|which|readlink|realpath|basename|dirname|apt-get|apt|yum|dnf|curl|wget|mount|setenforce)$/;

const OF_NODES = /^\/(?:etc|run|var\/lib\/kubelet)\/[\w./@-]{1,200}$/;

/** `understood`: the files whose new content is known. */
export function unreadEdits(words: readonly SourceText[], understood: ReadonlySet<string>): readonly UnreadEdit[] {
  // `NAME=VALUE program`: the value may be a secret.
  const first = words.findIndex(({ text }) => !/^\w{1,100}\+?=/.test(text));
  const command = first === -1 ? [] : words.slice(first);
  const name = baseName(command[0]?.text ?? '');
  const program = /^[\w.+-]{1,40}$/.test(name) ? name : 'a command';
  const edits: UnreadEdit[] = [];
  for (const word of changedBy(name, command))
    if (OF_NODES.test(word.text) && !understood.has(word.text))
      edits.push({ kind: 'node/unread-edit', path: word.text, program, at: extentOf(word) });
  const lines = program === 'sed' && edits.length > 0 ? linesOf(command) : undefined;
  return lines === undefined ? edits : edits.map((edit) => ({ ...edit, lines }));
}

function changedBy(program: string, command: readonly SourceText[]): readonly SourceText[] {
  const into = command.filter((_, at) => /^\d?>{1,2}$/.test(command[at - 1]?.text ?? ''));
  // What a long option names is configuration.
  const named = command.filter(({ text }, at) => text.startsWith('/') && at > 0 && !isLongOption(command[at - 1]));
  switch (program) {
    case 'cp':
    case 'ln':
    case 'install':
      return named.slice(-1);
    case 'sed':
      return command.some(({ text }) => /^(?:-[a-zA-Z]*i|--in-place)/.test(text)) ? named : into;
    default:
      return READERS.test(program) ? into : named;
  }
}

function isLongOption(word: SourceText | undefined): boolean {
  return /^--[a-z-]{3,40}$/.test(word?.text ?? '') && word?.text !== '--in-place';
}

const SUBSTITUTION =
  /^s(?<mark>[^\w\s\\])(?<pattern>(?:(?!\k<mark>).){1,500})\k<mark>(?<replacement>(?:(?!\k<mark>).){0,500})\k<mark>[gI]{0,2}$/;

/** Words without which `s` of sed leaves a line as it is; undefined where it is not so simple. */
function linesOf(command: readonly SourceText[]): readonly string[] | undefined {
  const words: string[] = [];
  for (const { text } of command.slice(1)) {
    if (text.startsWith('-') || OF_NODES.test(text)) continue;
    const { pattern = '', replacement = '' } = SUBSTITUTION.exec(text)?.groups ?? {};
    const literal = /[|[(]/.test(pattern) ? undefined : /[A-Za-z]{4,}(?![A-Za-z*?{\\])/.exec(pattern)?.[0];
    if (literal === undefined || /resolv|dns|nameserver|domain|\\[\dn]|&/i.test(replacement)) return undefined;
    words.push(literal.toLowerCase());
  }
  return words;
}

/** Less those of files that a later command of the same list writes anew. */
export function withoutOverwritten<T extends Statement>(changes: readonly T[]): readonly T[] {
  if (!changes.some(isUnreadEdit)) return changes;
  const last = new Map<string, number>();
  for (const one of changes) {
    const path = replacedBy(one);
    if (path !== undefined) last.set(path, Math.max(last.get(path) ?? 0, one.at.span.start));
  }
  return changes.filter((one) => !isUnreadEdit(one) || (last.get(one.path) ?? -1) < one.at.span.start);
}

/** The path of a file that it writes anew. */
export function replacedBy(one: Statement): string | undefined {
  if (one.kind === 'node-link') return one.path;
  if (one.kind === 'node-file') return one.mode === 'replace' ? one.path : undefined;
  return isNodeFileCopy(one) && one.text !== undefined && one.append !== true ? one.path : undefined;
}

/** Of one file; with more, one of them may change it. */
const EDITS_OF_A_FILE = 100;

/** `paths`: on the node, of facts that do not have theirs, by place. */
export function assumeUnedited(
  stated: readonly Statement[],
  edits: readonly UnreadEdit[],
  paths: ReadonlyMap<string, string>,
): readonly Statement[] {
  if (edits.length === 0) return stated;
  const byPath = grouped(edits, ({ path }) => path);
  return stated.map((fact) => {
    if (fact.kind !== 'kubelet' && fact.kind !== 'node-file' && fact.kind !== 'node-link') return fact;
    const path = fact.kind === 'kubelet' ? paths.get(placeKey(fact.at)) : fact.path;
    const onNode = path === undefined ? undefined : /\/?(?:etc|run|var\/lib\/kubelet)\/.*$/s.exec(path)?.[0];
    const here = byPath.get(`/${onNode?.replace(/^\//, '')}`) ?? [];
    const edit = here.length > EDITS_OF_A_FILE ? here[0] : here.find((one) => mayChange(one, fact));
    if (edit === undefined) return fact;
    return {
      ...fact,
      assumes: fact.assumes ?? `what \`${edit.program}\` makes of ${edit.path} names the same servers`,
    };
  });
}

function mayChange(edit: UnreadEdit, fact: KubeletFact | NodeFileFact | NodeLinkFact): boolean {
  if (edit.pool !== fact.pool) return false;
  const isBeside = edit.at.file === fact.at.file;
  if (!isBeside && edit.by === undefined && fact.by === undefined)
    return directoryOf(edit.at.file.path) === directoryOf(fact.at.file.path);
  // Tasks of one file run in their order.
  if (isBeside && edit.by !== undefined && fact.at.span.start > edit.at.span.start) return false;
  return edit.lines === undefined || edit.lines.some((word) => textOf(fact).includes(word));
}

function textOf(fact: KubeletFact | NodeFileFact | NodeLinkFact): string {
  switch (fact.kind) {
    case 'kubelet': {
      const values = [fact.resolvConf, fact.clusterDomain, ...(fact.clusterDNS ?? [])].map((one) => one?.value);
      return `resolvConf clusterDNS clusterDomain --resolv-conf --cluster-dns --cluster-domain ${values.join(' ')}`.toLowerCase();
    }
    case 'node-file':
      return fact.text.text.toLowerCase();
    case 'node-link':
      return '';
  }
}
