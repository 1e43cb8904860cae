import type { SetUpBy } from '../../core/facts/declared.ts';
import { append } from '../../core/text/append.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { isPlay } from './fragments.ts';

/** Words of a host pattern, role or path that mean nodes, or every machine. */
const NODES =
  /^(?:all|\*|k8s|kube.*|k3s.*|rke2?|k0s|nodes?|workers?|masters?|control.*|cp|cluster|agents?|minions?|kubernetes.*)$/;
const OTHERS =
  /^(?:dns|pihole|adguard|router|gateway|bastion|jump|vpn|proxy|haproxy|lb|loadbalancers?|nas|storage|monitoring|desktop|workstations?|laptop|localhost|bind|unbound|dnsmasq)$/;

/** `k8s_cluster`, `all:!bastion`, `roles/kubernetes/node`. */
export function meansNodes(name: string): boolean {
  const words = name
    .slice(0, 256)
    .toLowerCase()
    // `!bastion` excludes, `&rack1` intersects.
    .replace(/[!&][\w.-]+/g, ' ')
    .split(/[^a-z0-9*]+/)
    .map((word) => word.replace(/\d+$/, (digits) => (word.length > digits.length + 3 ? '' : digits)))
    .filter((word) => word !== '');
  return words.some((word) => NODES.test(word)) && !words.some((word) => OTHERS.test(word));
}

export interface MachineClassifier {
  readonly areNodes: (by: SetUpBy, path: string) => boolean;
  readonly nameOf: (by: SetUpBy, path: string) => string;
}

/** By the plays that take the role; else by its name, or a kubelet that it sets up. */
export function machineClassifier(facts: readonly Statement[]): MachineClassifier {
  const hostsOf = new Map<string, string[]>();
  for (const play of facts.filter(isPlay)) {
    for (const role of play.roles) {
      const name = lastPart(role);
      append(hostsOf, name, play.hosts);
    }
  }
  const kubelets = new Set<string>();
  for (const fact of facts) {
    if (fact.kind !== 'kubelet') continue;
    const role = fact.by?.role ?? /^(.*\/roles\/[^/]+|roles\/[^/]+)\//.exec(fact.at.file.path)?.[1];
    if (role !== undefined) kubelets.add(role);
  }
  const areNodes: MachineClassifier['areNodes'] = (by, path) => {
    if (by.hosts !== undefined) return by.hosts === '' ? false : meansNodes(by.hosts);
    if (by.role === undefined || !/(?:^|\/)roles\/[^/]+/.test(by.role)) return meansNodes(path);
    const plays = hostsOf.get(lastPart(by.role));
    if (plays !== undefined) return plays.some(meansNodes);
    return kubelets.has(by.role) || meansNodes(lastPart(by.role));
  };
  const nameOf: MachineClassifier['nameOf'] = (by, path) => {
    const plays = by.role === undefined ? undefined : hostsOf.get(lastPart(by.role));
    const hosts = by.hosts ?? (plays === undefined ? undefined : [...new Set(plays)].sort().join(', '));
    return hosts === undefined || hosts === '' ? (by.role ?? path) : hosts;
  };
  return { areNodes, nameOf };
}

function lastPart(role: string): string {
  return role.split(/[/.]/).at(-1) ?? role;
}

/** Makes a machine a DNS server, a router or a balancer. */
const SERVES_OTHERS =
  /pi-?hole|adguard|technitium|powerdns|\bpdns\b|\bbind9\b|openwrt|wireguard|openvpn|\bwg-quick\b|haproxy|keepalived|masquerade/i;
const MENTIONS_NODES = /kubelet|kubeadm|kubernetes|\bk3s\b|\bk8s\b|\brke2\b|\bk0s\b|containerd/i;

/** Set up as something else, without a word of Kubernetes: user data of a Pi-hole. */
export function isOtherMachine(text: string): boolean {
  return SERVES_OTHERS.test(text) && !MENTIONS_NODES.test(text);
}
