import type { Located } from '../../core/text/location.ts';
import { child, entries, scalarText, sourceOf, type YamlNode } from '../../read/documents/document.ts';

import { commaList } from './lines.ts';

/** MetalLB, Cilium LB IPAM, kube-vip, PureLB, OpenELB, LoxiLB and clouds; a comma list each. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'metallb.io/loadBalancerIPs',
  'metallb.universe.tf/loadBalancerIPs',
  'lbipam.cilium.io/ips',
  'io.cilium/lb-ipam-ips',
  'kube-vip.io/loadbalancerIPs',
  'purelb.io/addresses',
  'eip.openelb.kubesphere.io/v1alpha1',
  'loxilb.io/staticIP',
  'service.beta.kubernetes.io/azure-load-balancer-ipv4',
  'service.beta.kubernetes.io/azure-load-balancer-ipv6',
  'service.beta.kubernetes.io/aws-load-balancer-private-ipv4-addresses',
]);

/** MetalLB's; a pool of one address leaves no choice. */
const POOLS: readonly string[] = ['metallb.io/address-pool', 'metallb.universe.tf/address-pool'];

export function balancerPool(annotations: YamlNode | undefined): string | undefined {
  return POOLS.map((key) => scalarText(child(annotations, key))).find((pool) => pool !== undefined && pool !== '');
}

export function balancerAddresses(annotations: YamlNode | undefined): readonly Located<string>[] {
  return entries(annotations).flatMap((entry) => {
    const text = ANNOTATIONS.has(entry.key) ? sourceOf(entry.value) : undefined;
    return text === undefined ? [] : commaList(text);
  });
}

/** Also a type that is filled in later. */
export function isBalanced(type: string | undefined): boolean {
  return !/^(?:ClusterIP|NodePort|ExternalName)?$/.test(type ?? '');
}
