/** Manifests of one cluster's CoreDNS, for tests that scan whole repositories. */

export const SERVICE = `apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ port: 53, protocol: UDP }]
`;

export function indent(text: string, by: number): string {
  return text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(by));
}

export function configMap(corefile: string, name = 'coredns'): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  Corefile: |\n${indent(corefile, 4)}\n`;
}

const MOUNTED = 'args: ["-conf", "/etc/coredns/Corefile"]\nvolumeMounts: [{ name: config, mountPath: /etc/coredns }]';

/** `container`: its lines besides name and image. `volumes`: what follows the key. */
export function deployment(
  version: string,
  container: string = MOUNTED,
  volumes = ' [{ name: config, configMap: { name: coredns } }]',
): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v${version}
${indent(container, 10)}
      volumes:${volumes}
`;
}

/** CoreDNS at the cluster DNS address, in one file: ConfigMap, Deployment, Service. */
export function cluster(corefile: string, version = '1.11.3'): string {
  return [configMap(corefile), deployment(version), SERVICE].join('---\n');
}
