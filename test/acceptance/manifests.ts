/** The objects of a cluster's DNS as installers write them, with the parts that a case is about as arguments. */

export interface CoreDns {
  readonly corefile: string;
  readonly image?: string;
  readonly dnsPolicy?: string | undefined;
  readonly hostNetwork?: boolean;
  readonly namespace?: string;
}

export const corefile = (more: string, first = 'loop'): string => `.:53 {
    errors
    health
    ${first}
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
    }
    cache 30
    reload
    ${more}
}
`;

/** ConfigMap, Deployment and Service, as kubeadm makes them. The Corefile begins on line 8, behind four spaces. */
export function coreDns(one: CoreDns): string {
  const namespace = one.namespace ?? 'kube-system';
  return `apiVersion: v1
kind: ConfigMap
metadata:
  name: coredns
  namespace: ${namespace}
data:
  Corefile: |
${one.corefile.replace(/^(?=.)/gm, '    ')}---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: coredns
  namespace: ${namespace}
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:${one.hostNetwork === true ? '\n      hostNetwork: true' : ''}${'dnsPolicy' in one && one.dnsPolicy === undefined ? '' : `\n      dnsPolicy: ${one.dnsPolicy ?? 'Default'}`}
      containers:
        - name: coredns
          image: ${one.image ?? 'registry.k8s.io/coredns/coredns:v1.11.3'}
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts:
            - { name: config-volume, mountPath: /etc/coredns, readOnly: true }
          ports:
            - { containerPort: 53, name: dns, protocol: UDP }
            - { containerPort: 53, name: dns-tcp, protocol: TCP }
      volumes:
        - name: config-volume
          configMap: { name: coredns, items: [{ key: Corefile, path: Corefile }] }
---
apiVersion: v1
kind: Service
metadata:
  name: kube-dns
  namespace: ${namespace}
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports:
    - { name: dns, port: 53, protocol: UDP, targetPort: 53 }
    - { name: dns-tcp, port: 53, protocol: TCP, targetPort: 53 }
`;
}

export const kubelet = (more: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\nclusterDomain: cluster.local\n${more}`;

export const nodes = (more: string): string =>
  `version: 1\nclusters:\n  - name: prod\n    nodes:\n      - name: default\n${more.replace(/^(?=.)/gm, '        ')}`;
