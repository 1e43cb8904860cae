import type { KubeletFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { child, type Document, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import { beginningOf, locatedText, typeOf } from '../shared/fields.ts';
import type { Statement } from '../shared/fragments.ts';
import { adding } from '../shared/join.ts';
import { type FlagFile, flagFileKind, isKubeletConfigPath } from '../shared/kubelet-edits.ts';
import { kubeletFacts, readKubeletFields } from '../shared/kubelet-fields.ts';
import { machinesOf } from '../shared/node-paths.ts';
import type { Plugin } from '../shared/plugin.ts';
import { assumeUnedited, isUnreadEdit } from '../shared/unread-edits.ts';
import { configFileOf, dropInOf, isConfigFragment, placeConfigFiles } from './config-files.ts';
import { flagFileOf, flagsOf, joinFlagFiles } from './flag-files.ts';
import { isFlagFragment } from './flag-fragment.ts';
import { NO_OTHERS } from './started-kubelet.ts';

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
