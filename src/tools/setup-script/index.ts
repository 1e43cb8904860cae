import { addAll } from '../../core/text/append.ts';
import type { NodeFileCopy, Statement } from '../../languages/shared/fragments.ts';
import { installerFlags } from '../../languages/shared/k3s-commands.ts';
import { flagFileKind, isKubeletConfigPath } from '../../languages/shared/kubelet-edits.ts';
import { type NodeChange, nodeChangesOf } from '../../languages/shared/node-commands.ts';
import { ofPool, provisionerOf } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { isUnreadEdit, type UnreadEdit } from '../../languages/shared/unread-edits.ts';
import type { Document } from '../../read/documents/document.ts';
import { isScript } from '../../read/documents/open-text.ts';
import { isVagrantfile } from '../../read/documents/vagrantfile.ts';

export const setupScript: Plugin = {
  id: 'setup-script',
  title: 'scripts that set up nodes',
  markers: ['resolv.conf', 'systemd-resolved', 'get.k3s.io', 'rancher/', 'kubelet', 'kubeadm'],
  recognises: (document) => isSetupScript(document),
  read: (document) => {
    const { source } = document;
    const profile = provisionerOf(source);
    const changes = nodeChangesOf(source);
    const facts: Statement[] =
      profile === undefined ? changes.flatMap((one) => ofKubelet(one, document)) : [...changes];
    addAll(facts, installerFlags(source));
    if (facts.length > 0 && profile !== undefined) facts.push(profile);
    return { value: ofPool(document.onNode?.pool, facts), notices: [] };
  },
};

/** Nothing else of a script that installs no Kubernetes is known to be for nodes. */
function ofKubelet(change: NodeChange, { path }: Document): readonly (NodeFileCopy | UnreadEdit)[] {
  if (isUnreadEdit(change)) return [change];
  if (change.kind !== 'node/node-file-copy' || !isKubeletFile(change.path)) return [];
  return [{ ...change, assumes: change.assumes ?? `${path} is run on the nodes` }];
}

function isKubeletFile(path: string): boolean {
  return isKubeletConfigPath(path) || flagFileKind(path) !== undefined;
}

/** A script that sets up Kubernetes and touches DNS settings. Scripts that merely lie on nodes may never run. */
function isSetupScript(document: Document): boolean {
  const { source, path, onNode } = document;
  if (document.kind !== 'text' || onNode !== undefined) return false;
  // Its shell scripts are documents.
  if (
    isVagrantfile(path) ||
    !isScript(path, source.text) ||
    !/resolv\.conf|resolved|dnsmasq|unbound|resolv-conf|RESOLV_CONF|NetworkManager|netplan|--cluster-dns|clusterDNS/.test(
      source.text,
    )
  )
    return false;
  return provisionerOf(source) !== undefined || KUBELET_FILES.test(source.text);
}

const KUBELET_FILES =
  /\/var\/lib\/kubelet\/|\/etc\/kubernetes\/|\/(?:default|sysconfig)\/kubelet\b|\bkubelet\.service\b|kubelet\.env\b/;
