import type { KubeletFact } from '../../core/facts/node.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { child, type Document, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import { beginningOf, locatedText, typeOf } from '../shared/fields.ts';
import type { Statement } from '../shared/fragments.ts';
import { adding } from '../shared/join.ts';
import { type FlagFile, flagFileKind, isKubeletConfigPath } from '../shared/kubelet-edits.ts';
import { kubeletFacts, readKubeletFields } from '../shared/kubelet-fields.ts';
import { flagWords, readFlags } from '../shared/kubelet-flags.ts';
import { firstLineOf } from '../shared/lines.ts';
import { machineKey, machinesOf, nodePathOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';
import { splitWords } from '../shared/shell-words.ts';
import { assumeUnedited, isUnreadEdit } from '../shared/unread-edits.ts';
import { configFileOf, dropInOf, isConfigFragment, placeConfigFiles } from './config-files.ts';
import { environmentIn, expand, type FlagFragment, isFlagFragment, readKubeletUnit, wordsOf } from './flag-fragment.ts';
import { NO_OTHERS, type Others, otherFiles } from './started-kubelet.ts';

export const kubelet: Plugin = {
  id: 'kubelet',
  title: 'kubelet configuration and flags',
  nodePaths: /kubelet/i,
  // What they take away is in no word of theirs.
  names: /(?:^|\/)(?:kubelet\.service\.d\/[^/]+\.conf|(?:default|sysconfig)\/kubelet)$/,
  markers: ['kubelet', 'clusterD', 'cluster-d', 'esolvConf', 'resolv-conf'],
  // Neither prose, a metric, nor what drivers of storage and metrics-server say of the kubelet beside them.
  common: [
    {
      word: 'kubelet',
      live: /(?<!\bthe |\/var\/lib\/)kubelet(?!_|-(?:registration-path|dir|insecure-tls|preferred-address-types|use-node-status-port)\b)|\/var\/lib\/kubelet\/(?!plugins|pods|device-plugins)/,
    },
  ],
  about: /esolvConf|cluster(?:-dns|_dns|DNS)|KubeletConfiguration/i,
  join: adding(joinFiles),
  recognises: (document) =>
    isKubeletConfiguration(document) || isKubeadmPatch(document) || flagFileKindOf(document) !== undefined,
  read: (document) => {
    if (isKubeadmPatch(document)) return readKubeadmPatch(document);
    if (isKubeletConfiguration(document)) return readKubeletConfiguration(document);
    const kind = flagFileKindOf(document);
    return kind === undefined ? { value: [], notices: [] } : readFlagFile(document, kind);
  },
};

function joinFiles(stated: readonly Statement[]): Reading<readonly Statement[]> {
  const { value, notices } = joinFlagFiles(placeConfigFiles(stated.filter((one) => !isUnreadEdit(one))));
  const files = stated.filter((one) => isConfigFragment(one) || isFlagFragment(one));
  const paths = new Map(files.map(({ at, path }) => [placeKey(at), path]));
  return { value: assumeUnedited(value, stated.filter(isUnreadEdit), paths), notices };
}

function isKubeletConfiguration(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml') return false;
  const { apiVersion, kind } = typeOf(document.root);
  // A single line, from a task that edits the file or user data that appends to it.
  const { onNode } = document;
  if (apiVersion === '' && kind === '' && (onNode?.by !== undefined || onNode?.append === true))
    return isKubeletConfigPath(onNode.path);
  // kubeadm applies a patch by its file name, whatever its content.
  if (apiVersion === '' && kind === '' && document.root.kind === 'map')
    return PATCH.test(document.onNode?.path ?? document.path);
  return kind === 'KubeletConfiguration' && (apiVersion === '' || apiVersion.startsWith('kubelet.config.k8s.io/'));
}

const PATCH = /(?:^|\/)kubeletconfiguration[^/]*\.(?:json|ya?ml)$/;

/** `resolvConf: ''` stays empty (network/dns/dns.go), null is absent; unknown keys only warn. */
function readKubeletConfiguration(document: YamlDocument): Reading<readonly Statement[]> {
  const notices: Notice[] = [];
  const settings = readKubeletFields({ document, notices }, document.root);
  const path = document.onNode?.path ?? document.path;
  const isAppended = document.onNode?.append === true;
  const dropIn = dropInOf(path);
  const isPatch = PATCH.test(path);
  const fact: KubeletFact = {
    kind: 'kubelet',
    source: 'config',
    ...settings,
    ...defined({
      // kubeadm patches the file that it writes.
      precedence: dropIn?.precedence ?? (isPatch ? 25 : isAppended ? 30 : undefined),
      order: dropIn?.order,
      assumes:
        // Before kubeadm runs; a task that edits the file finds it written.
        isAppended && document.onNode?.by === undefined
          ? `nothing writes ${path} anew after the appended line`
          : dropIn?.assumes,
    }),
    ...machinesOf(document),
    at: beginningOf(document),
  };
  const file = isPatch ? undefined : configFileOf(document);
  return { value: file === undefined ? [fact] : [fact, file], notices };
}

/** `kubeletconfiguration[SUFFIX]+json.EXTENSION` (cmd/kubeadm/app/util/patches/patches.go). */
function isKubeadmPatch(document: Document): document is YamlDocument {
  return (
    document.kind === 'yaml' &&
    document.root.kind === 'sequence' &&
    /(?:^|\/)kubeletconfiguration[^/+]*\+json\.(?:json|ya?ml)$/.test(document.onNode?.path ?? document.path)
  );
}

function readKubeadmPatch(document: YamlDocument): Reading<readonly KubeletFact[]> {
  let resolvConf: KubeletFact['resolvConf'];
  let clusterDomain: KubeletFact['clusterDomain'];
  let clusterDNS: KubeletFact['clusterDNS'];
  for (const operation of items(document.root)) {
    if (!/^(?:add|replace)$/.test(scalarText(child(operation, 'op')) ?? '')) continue;
    const value = child(operation, 'value');
    const path = scalarText(child(operation, 'path'));
    if (path === '/resolvConf') resolvConf = locatedText(document, value) ?? resolvConf;
    else if (path === '/clusterDomain') clusterDomain = locatedText(document, value) ?? clusterDomain;
    else if (path === '/clusterDNS') clusterDNS = items(value).flatMap((item) => locatedText(document, item) ?? []);
  }
  const settings = { ...defined({ resolvConf, clusterDNS, clusterDomain }), ineffective: [] };
  const machines = { provisioner: 'kubeadm', ...machinesOf(document) };
  const facts = kubeletFacts('config', settings, machines);
  return { value: facts.map((fact) => ({ ...fact, precedence: 25 })), notices: [] };
}

function flagFileKindOf(document: Document): FlagFile | undefined {
  return flagFileKind(document.onNode?.path ?? document.path);
}

function readFlagFile(document: Document, kind: FlagFile): Reading<readonly Statement[]> {
  const fragment = flagFileOf(document, kind);
  const { value, notices } = flagsOf(fragment, NO_OTHERS);
  return { value: kind === 'arguments' ? value : [...value, fragment], notices };
}

/** Flags of the kubelet's files: facts of each, less what other files of its machine take away. */
function flagFileOf(document: Document, is: FlagFile): FlagFragment {
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

function flagsOf(file: FlagFragment, others: Others): Reading<readonly KubeletFact[]> {
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
function joinFlagFiles(stated: readonly Statement[]): Reading<readonly Statement[]> {
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
