/** Common to user data, Ignition and Ansible. */

import type { NodeProfileFact, NodeServiceFact } from '../../core/facts/node.ts';
import type { Location } from '../../core/text/location.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import type { Statement } from './fragments.ts';

const RESOLVERS = ['systemd-resolved', 'dnsmasq', 'unbound', 'NetworkManager', 'named', 'bind9', 'nscd', 'resolvconf'];

/** Undefined for a service that is no resolver. */
function resolverService(unit: string): string | undefined {
  const name = unit.replace(/\.service$/, '');
  return RESOLVERS.includes(name) ? name : undefined;
}

export function serviceFact(unit: string, runs: boolean, at: Location): NodeServiceFact | undefined {
  const name = resolverService(unit);
  return name === undefined ? undefined : { kind: 'node-service', name, runs, at };
}

const INSTALLERS: readonly (readonly [RegExp, string])[] = [
  [/\bkubeadm (?:init|join)\b/, 'kubeadm'],
  [/\bget\.k3s\.io\b|\bk3s (?:server|agent)\b|\/etc\/rancher\/k3s\//, 'k3s'],
  [/\bget\.rke2\.io\b|\brke2-(?:server|agent)\b|\/etc\/rancher\/rke2\//, 'rke2'],
  [/\bk0s (?:install|worker|controller)\b/, 'k0s'],
  [/\bmicrok8s[\s.,"']{1,9}(?:enable|join|start|status)\b/, 'microk8s'],
];

/** At the words that start it; undefined for a machine that becomes no node. */
export function provisionerOf(source: SourceText): NodeProfileFact | undefined {
  for (const [pattern, provisioner] of INSTALLERS) {
    const match = pattern.exec(source.text);
    if (match === null) continue;
    const at = locate(source, match.index, match.index + match[0].length);
    return nodeProfile(provisioner, at);
  }
  return undefined;
}

export function nodeProfile(provisioner: string, at: Location, more: Partial<NodeProfileFact> = {}): NodeProfileFact {
  return { kind: 'node-profile', provisioner: { value: provisioner, at }, ...more, at };
}

export function ofPool<S extends Statement>(pool: string | undefined, facts: readonly S[]): readonly S[] {
  return pool === undefined ? facts : facts.map((fact) => ({ ...fact, pool }));
}

export function mentionsNodes(source: SourceText): boolean {
  return /\bkube(?:let|adm)\b|\bk3s\b|\brke2\b|\bk0s\b|\bmicrok8s\b/.test(source.text);
}
