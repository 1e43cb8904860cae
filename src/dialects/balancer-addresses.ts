/** Annotations of a Service that ask a load balancer for addresses. */
import { entries, type YamlNode } from '../documents/document.ts';
import type { Located } from '../text/location.ts';
import { sourceOf } from './fields.ts';
import { commaList } from './lines.ts';

/**
 * MetalLB (metallb.io, formerly metallb.universe.tf), Cilium LB IPAM (lbipam.cilium.io/ips, formerly io.cilium/lb-ipam-ips)
 * and kube-vip; each a comma list.
 */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'metallb.io/loadBalancerIPs',
  'metallb.universe.tf/loadBalancerIPs',
  'lbipam.cilium.io/ips',
  'io.cilium/lb-ipam-ips',
  'kube-vip.io/loadbalancerIPs',
]);

/** The addresses that the annotations of a Service ask for. */
export function balancerAddresses(annotations: YamlNode | undefined): readonly Located<string>[] {
  return entries(annotations).flatMap((entry) => {
    const text = ANNOTATIONS.has(entry.key) ? sourceOf(entry.value) : undefined;
    return text === undefined ? [] : commaList(text);
  });
}
