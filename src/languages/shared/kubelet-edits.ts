/** Edits of the kubelet's files by a pattern: a replaced path or address is a setting where its file has one. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import { concat, extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';

/** Paths of kubeadm, kubespray and others. */
export function isKubeletConfigPath(path: string): boolean {
  return /^\/(?:var\/lib\/kubelet|etc\/kubernetes(?:\/kubelet)?)\/(?:kubelet-)?config(?:uration)?\.ya?ml$/.test(path);
}

export type FlagFile = 'unit' | 'environment' | 'arguments';

/** Unit and drop-ins, files that kubeadm's drop-in sources, kubespray's kubelet.env, snaps' argument files. */
export function flagFileKind(path: string): FlagFile | undefined {
  if (/(?:^|\/)kubelet\.service(?:\.d\/[^/]+\.conf)?$/.test(path) || /(?:^|\/)10-kubeadm\.conf$/.test(path))
    return 'unit';
  if (/(?:^|\/)(?:default|sysconfig)\/kubelet$|(?:^|\/)(?:kubeadm-flags|kubelet)\.env$/.test(path))
    return 'environment';
  return /(?:^|\/)args\/kubelet$/.test(path) ? 'arguments' : undefined;
}

/** The line that stands there after the edit; undefined where that depends on the rest of the line. */
export function editedKubeletLine(path: string, pattern: string, text: SourceText): SourceText | undefined {
  const kind = isKubeletConfigPath(path) ? 'config' : flagFileKind(path);
  if (kind === undefined) return undefined;
  const at = extentOf(text);
  const line = (before: string, after = ''): SourceText =>
    concat([synthetic(at, before), text, synthetic(at, `${after}\n`)]);
  const names = namesOf(pattern, text.text);
  if (kind === 'config') {
    if (names === undefined) return undefined;
    return names === 'resolv-conf' ? line('resolvConf: ') : line('clusterDNS: ["', '"]');
  }
  if (names === undefined && !text.text.startsWith('--')) return undefined;
  const flag = names === undefined ? '' : `--${names}=`;
  switch (kind) {
    case 'unit':
      return line(`Environment="EDITED=${flag}`, '"');
    case 'environment':
      return line(
        `${path.endsWith('kubeadm-flags.env') ? 'KUBELET_KUBEADM_ARGS' : 'KUBELET_EXTRA_ARGS'}="${flag}`,
        '"',
      );
    case 'arguments':
      return line(flag);
  }
}

function namesOf(pattern: string, text: string): 'resolv-conf' | 'cluster-dns' | undefined {
  if (/^\/[\w./-]{1,200}$/.test(text) && /resolv/.test(pattern)) return 'resolv-conf';
  const replaced = parseAddress(pattern.replaceAll('\\', ''));
  return replaced !== undefined && !/^(?:127\.|0\.0\.0\.0$|::)/.test(replaced) && parseAddress(text) !== undefined
    ? 'cluster-dns'
    : undefined;
}
