/** The objects that most cases start from: a CoreDNS as small as it can be. */
export const MAP = `apiVersion: v1
kind: ConfigMap
metadata:
  name: coredns
  namespace: kube-system
  labels: { app: dns }
  annotations: { tier: core }
data:
  Corefile: |
    .:53 {
        forward . 10.0.0.2
        loop
    }
  other: kept
`;
export const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: coredns
  namespace: kube-system
  labels: { app: dns }
spec:
  replicas: 2
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      dnsPolicy: Default
      hostNetwork: true
      nodeSelector: { os: linux }
      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: [-conf, /etc/coredns/Corefile]
          env: [{ name: UPSTREAM, value: 10.0.0.2 }]
          ports:
            - { containerPort: 53, name: dns, protocol: UDP }
            - { containerPort: 53, name: dns-tcp, protocol: TCP }
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
        - name: sidecar
          image: sidecar:1
      volumes:
        - name: config
          configMap: { name: coredns, items: [{ key: Corefile, path: Corefile }] }
        - name: more
          configMap: { name: coredns-custom, optional: true }
`;
export const SERVICE = `apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports:
    - { name: dns, port: 53, protocol: UDP, targetPort: 53 }
    - { name: dns-tcp, port: 53, protocol: TCP, targetPort: 53 }
`;


export const base = {
  'base/kustomization.yaml': 'resources: [map.yaml, deployment.yaml, service.yaml]\n',
  'base/map.yaml': MAP,
  'base/deployment.yaml': DEPLOYMENT,
  'base/service.yaml': SERVICE,
};

/** An overlay of the base with more to say, and more files beside it. */
export function overlay(name, more, files = {}) {
  return {
    name,
    root: 'prod',
    files: { ...base, 'prod/kustomization.yaml': `resources: [../base]\n${more}`, ...files },
  };
}
