/** Flags of the kubelet's files: facts of each, less what other files of its machine take away. */
import type { KubeletFact } from '../../core/facts/node.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import type { Statement } from '../shared/fragments.ts';
import { type FlagFile, flagFileKind } from '../shared/kubelet-edits.ts';
import { flagWords, readFlags } from '../shared/kubelet-flags.ts';
import { firstLineOf } from '../shared/lines.ts';
import { machineKey, machinesOf, nodePathOf } from '../shared/node-paths.ts';
import { splitWords } from '../shared/shell-words.ts';
import { environmentIn, expand, type FlagFragment, isFlagFragment, readKubeletUnit, wordsOf } from './flag-fragment.ts';
import { type Others, otherFiles } from './started-kubelet.ts';

export function flagFileOf(document: Document, is: FlagFile): FlagFragment {
  const path = document.onNode?.path ?? document.path;
  const onNode = nodePathOf(document, (one) => flagFileKind(one) !== undefined);
  const overlay = onNode === undefined ? directoryOf(path) : path.slice(0, Math.max(0, path.length - onNode.length));
  return {
    kind: 'kubelet/flag-file',
    is,
    path,
    text: document.source,
    machine: machineKey(document, overlay),
    ...machinesOf(document),
    at: firstLineOf(document.source),
  };
}

export function flagsOf(file: FlagFragment, others: Others): Reading<readonly KubeletFact[]> {
  const { is, text, pool, by, at } = file;
  const notices: Notice[] = [];
  const settings = readFlags(flagWords(wordsIn(is, text, others)), notices);
  const stated = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
  if (stated === undefined) return { value: [], notices };
  const precedence = precedenceOf(file);
  const { assumes } = others;
  const of = defined({ pool, by, assumes });
  return { value: [{ kind: 'kubelet', source: 'flags', ...settings, precedence, ...of, at }], notices };
}

/** kubeadm's drop-in ends with `$KUBELET_KUBEADM_ARGS $KUBELET_EXTRA_ARGS` (kubernetes/release 10-kubeadm.conf). */
function precedenceOf({ is, path, text }: FlagFragment): number {
  if (is === 'environment') return /^\s*(?:export\s+)?KUBELET_EXTRA_ARGS=/m.test(text.text) ? 30 : 20;
  return path.endsWith('.service') ? 0 : 10;
}

function wordsIn(is: FlagFile, text: SourceText, others: Others): readonly SourceText[] {
  if (is === 'unit') return unitWords(text, others);
  const kept = ([name]: readonly [string, SourceText]): boolean => !others.isGone(name);
  const texts = is === 'environment' ? [...environmentIn(text)].filter(kept).map(([, value]) => value) : [text];
  return texts.flatMap((one) => splitWords(one, 'flags').words);
}

function unitWords(source: SourceText, others: Others): readonly SourceText[] {
  const { variables, commands } = readKubeletUnit(source);
  for (const name of variables.keys()) if (others.isGone(name)) variables.delete(name);
  if (commands.length === 0 || others.resetsCommands) return [...variables.values()].flatMap(wordsOf);
  return commands.flatMap((command) => expand(command, variables));
}

/** Facts of files of which later ones take something away. */
export function joinFlagFiles(stated: readonly Statement[]): Reading<readonly Statement[]> {
  const files = stated.filter(isFlagFragment);
  const changed = new Map<string, readonly KubeletFact[]>();
  for (const own of grouped(files, ({ machine }) => machine).values()) {
    if (own.length < 2) continue;
    for (const [file, others] of otherFiles(own)) changed.set(placeKey(file.at), flagsOf(file, others).value);
  }
  const isFlags = (one: Statement): one is KubeletFact => one.kind === 'kubelet' && one.source === 'flags';
  const value = stated.flatMap((one): readonly Statement[] => {
    if (isFlagFragment(one)) return [];
    if (changed.size === 0 || !isFlags(one)) return [one];
    const now = changed.get(placeKey(one.at));
    if (now === undefined) return [one];
    changed.delete(placeKey(one.at));
    return now.map(({ resolvConf, clusterDNS, clusterDomain, ineffective, assumes }) => ({
      ...withSettings(one, { resolvConf, clusterDNS, clusterDomain, ineffective }),
      ...defined({ assumes: one.assumes ?? assumes }),
    }));
  });
  return { value, notices: [] };
}

type Settings = 'resolvConf' | 'clusterDNS' | 'clusterDomain' | 'ineffective';

function withSettings(fact: KubeletFact, settings: Pick<{ [K in Settings]: KubeletFact[K] }, Settings>): KubeletFact {
  const { resolvConf: _, clusterDNS: _dns, clusterDomain: _domain, ...kept } = fact;
  const { ineffective, ...stated } = settings;
  return { ...kept, ...defined(stated), ineffective };
}
