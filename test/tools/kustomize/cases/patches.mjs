import { overlay } from './base.mjs';

const deployment = (spec) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec: { template: { spec: ${spec} } }\n`;
const map = (data) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata: ${data}\n`;
const service = (spec) =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: ${spec}\n`;
const file = (name, patch) =>
  overlay(name, 'patches: [{ path: patch.yaml }]\n', { 'prod/patch.yaml': patch });
const json = (name, target, operations) =>
  overlay(name, `patches: [{ path: ops.yaml, target: ${target} }]\n`, { 'prod/ops.yaml': operations });
const POD = '/spec/template/spec';

export const merges = [
  file('a map merges by key', map('{ Corefile: "a", new: "b" }')),
  file('null takes a key away', map('{ other: null }')),
  file('the map is replaced', map('{ $patch: replace, Corefile: "a" }')),
  file('the map is deleted', map('{ $patch: delete }')),
  file('the object is deleted', 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\n$patch: delete\n'),
  file('host network is put out', deployment('{ hostNetwork: false, dnsPolicy: ClusterFirst }')),
  file('the policy is taken away', deployment('{ dnsPolicy: null }')),
  file('dnsConfig is added', deployment('{ dnsConfig: { nameservers: [1.1.1.1], searches: [a.example] } }')),
  file('a container merges by name', deployment('{ containers: [{ name: coredns, image: "coredns/coredns:1.12.0", args: [-conf, /x] }] }')),
  file('a container comes first', deployment('{ containers: [{ name: new, image: new:1 }] }')),
  file('a container is deleted', deployment('{ containers: [{ name: sidecar, $patch: delete }] }')),
  file('containers are replaced', deployment('{ containers: [{ name: only, image: only:1 }, { $patch: replace }] }')),
  file('a volume gets a second source', deployment('{ volumes: [{ name: config, configMap: { name: other } }] }')),
  file('a volume changes its source', deployment('{ volumes: [{ name: config, configMap: null, hostPath: { path: /etc/dns } }] }')),
  file('env merges by name', deployment('{ containers: [{ name: coredns, env: [{ name: UPSTREAM, value: "1.1.1.1" }, { name: NEW, value: x }] }] }')),
  file('ports of a container merge', deployment('{ containers: [{ name: coredns, ports: [{ containerPort: 53, protocol: UDP, name: changed }, { containerPort: 9153, name: metrics }] }] }')),
  file('mounts merge by their path', deployment('{ containers: [{ name: coredns, volumeMounts: [{ mountPath: /etc/coredns, name: more }, { mountPath: /x, name: more }] }] }')),
  file('the node selector merges', deployment('{ nodeSelector: { arch: arm64 } }')),
  file('ports of a Service merge', service('{ ports: [{ port: 53, protocol: UDP, name: dns, targetPort: 5353 }, { port: 9153, protocol: TCP, name: metrics }] }')),
  file('the cluster address changes', service('{ clusterIP: 10.96.0.99, externalIPs: [192.0.2.1] }')),
  file('selectors merge', service('{ selector: { extra: yes-it-is } }')),
  file('selectors are replaced', service('{ selector: { $patch: replace, app: x } }')),
  file('another namespace is another object', map('{ Corefile: "a" }').replace('kube-system', 'default')),
  overlay('two patches, the second wins', 'patches: [{ path: a.yaml }, { path: b.yaml }]\n', {
    'prod/a.yaml': map('{ Corefile: "a", from: a }'),
    'prod/b.yaml': map('{ Corefile: "b" }'),
  }),
  overlay('strategic merges come before patches', 'patches: [{ path: a.yaml }]\npatchesStrategicMerge: [b.yaml]\n', {
    'prod/a.yaml': map('{ Corefile: "a", from: a }'),
    'prod/b.yaml': map('{ Corefile: "b" }'),
  }),
  file('of repeated keys of a patch the first counts', map('{ Corefile: "a", new: "a", Corefile: "b", new: "b" }')),
  file('of repeated maps of a patch the first counts', `${map('{ Corefile: "a" }')}data: { Corefile: "b", new: "b" }\n`),
  file('of repeated keys of a list of a patch the first counts', deployment('{ dnsPolicy: None, containers: [{ name: coredns, image: a, image: b }], dnsPolicy: Default, containers: [] }')),
  file('one file with two patches', `${map('{ Corefile: "a" }')}---\n${service('{ clusterIP: 10.96.0.99 }')}`),
  overlay('a strategic merge list with two documents', 'patchesStrategicMerge: [b.yaml]\n', {
    'prod/b.yaml': `${map('{ Corefile: "a" }')}---\n${service('{ clusterIP: 10.96.0.99 }')}`,
  }),
];

export const targets = [
  overlay('a target by kind and name', 'patches: [{ path: p.yaml, target: { kind: ConfigMap, name: core.* } }]\n', {
    'prod/p.yaml': map('{ Corefile: "a" }').replace('name: coredns', 'name: ignored'),
  }),
  overlay('a target by name alone', 'patches: [{ path: p.yaml, target: { name: coredns } }]\n', {
    'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: any, annotations: { seen: here } }\n',
  }),
  overlay('a name is anchored', 'patches: [{ path: p.yaml, target: { kind: ConfigMap, name: core } }]\n', {
    'prod/p.yaml': map('{ Corefile: "a" }'),
  }),
  overlay('a target by labels', 'patches: [{ path: p.yaml, target: { labelSelector: app=dns } }]\n', {
    'prod/p.yaml': 'apiVersion: v1\nkind: X\nmetadata: { name: any, annotations: { seen: here } }\n',
  }),
  overlay('labels in a set', 'patches: [{ path: p.yaml, target: { labelSelector: "app in (dns,web), !edge" } }]\n', {
    'prod/p.yaml': 'apiVersion: v1\nkind: X\nmetadata: { name: any, annotations: { seen: here } }\n',
  }),
  overlay('labels that differ', 'patches: [{ path: p.yaml, target: { labelSelector: "app!=dns" } }]\n', {
    'prod/p.yaml': 'apiVersion: v1\nkind: X\nmetadata: { name: any, annotations: { seen: here } }\n',
  }),
  overlay('a target by annotations', 'patches: [{ path: p.yaml, target: { annotationSelector: tier=core } }]\n', {
    'prod/p.yaml': map('{ Corefile: "a" }'),
  }),
  overlay('a target by group and version', 'patches: [{ path: p.yaml, target: { group: apps, version: v1 } }]\n', {
    'prod/p.yaml': 'apiVersion: v1\nkind: X\nmetadata: { name: any, annotations: { seen: here } }\n',
  }),
  overlay('a target by namespace', 'patches: [{ path: p.yaml, target: { kind: Service, namespace: kube-.* } }]\n', {
    'prod/p.yaml': service('{ clusterIP: 10.96.0.99 }'),
  }),
  overlay('nothing is selected', 'patches: [{ path: p.yaml, target: { kind: Service, namespace: default } }]\n', {
    'prod/p.yaml': service('{ clusterIP: 10.96.0.99 }'),
  }),
  overlay('a patch may rename with leave', 'patches: [{ path: p.yaml, target: { kind: ConfigMap }, options: { allowNameChange: true } }]\n', {
    'prod/p.yaml': map('{ Corefile: "a" }').replace('name: coredns', 'name: renamed'),
  }),
];

const WHOLE = '{ apiVersion: v1, kind: ConfigMap, metadata: { name: coredns, namespace: kube-system }, data: { Corefile: a } }';

export const operations = [
  json('replace a policy', '{ kind: Deployment, name: coredns }', `- { op: replace, path: ${POD}/dnsPolicy, value: ClusterFirst }\n`),
  json('remove host network', '{ kind: Deployment }', `- { op: remove, path: ${POD}/hostNetwork }\n`),
  json('add an argument at the end', '{ kind: Deployment }', `- { op: add, path: ${POD}/containers/0/args/-, value: -dns.port=1053 }\n`),
  json('put an argument before', '{ kind: Deployment }', `- { op: add, path: ${POD}/containers/0/args/0, value: -quiet }\n`),
  json('replace an image', '{ kind: Deployment }', `- { op: replace, path: ${POD}/containers/0/image, value: "coredns/coredns:1.2.3" }\n`),
  json('replace a ConfigMap value', '{ kind: ConfigMap }', '- op: replace\n  path: /data/Corefile\n  value: |\n    . {\n        forward . 10.96.0.10\n    }\n'),
  json('a key with a slash', '{ kind: ConfigMap }', '- { op: add, path: /data/a~1b, value: c }\n- { op: remove, path: /data/other }\n'),
  json('move and copy', '{ kind: ConfigMap }', '- { op: move, from: /data/other, path: /data/moved }\n- { op: copy, from: /data/moved, path: /data/copied }\n'),
  json('a passing test', '{ kind: ConfigMap }', '- { op: test, path: /data/other, value: kept }\n- { op: replace, path: /data/other, value: changed }\n'),
  json('a Service address', '{ kind: Service }', '- { op: replace, path: /spec/clusterIP, value: 10.96.0.99 }\n- { op: replace, path: /spec/ports/0/targetPort, value: 5353 }\n'),
  json('a volume is removed', '{ kind: Deployment }', `- { op: remove, path: ${POD}/volumes/1 }\n`),
  json('a whole dnsConfig', '{ kind: Deployment }', `- { op: add, path: ${POD}/dnsConfig, value: { nameservers: [9.9.9.9] } }\n`),
  json('JSON as JSON', '{ kind: Service }', '[{"op":"replace","path":"/spec/clusterIP","value":"10.96.0.98"}]\n'),
  json('several objects at once', '{ name: coredns }', '- { op: add, path: /metadata/labels/edge, value: "true" }\n'),
  overlay('patchesJson6902 in place', 'patchesJson6902:\n  - target: { version: v1, kind: Service, name: kube-dns }\n    patch: |-\n      - op: replace\n        path: /spec/clusterIP\n        value: 10.96.0.97\n'),
  overlay('JSON patches of the old list come last', 'patches:\n  - target: { kind: Service }\n    patch: |-\n      - { op: replace, path: /spec/clusterIP, value: 10.96.0.96 }\npatchesJson6902:\n  - target: { version: v1, kind: Service, name: kube-dns }\n    patch: |-\n      - { op: replace, path: /spec/clusterIP, value: 10.96.0.97 }\n'),
  json('removing what is not there', '{ kind: Service }', '- { op: remove, path: /spec/nothing }\n'),
  json('replacing what is not there', '{ kind: Service }', '- { op: replace, path: /spec/nothing, value: x }\n'),
  json('the whole object is replaced', '{ kind: ConfigMap }', `- op: replace\n  path: ""\n  value: ${WHOLE}\n`),
  json('a replaced object is patched on', '{ kind: ConfigMap }', `- op: replace\n  path: ""\n  value: ${WHOLE}\n- { op: replace, path: /data/Corefile, value: b }\n`),
  json('an object without kind in place of another', '{ kind: ConfigMap }', '- { op: replace, path: "", value: { metadata: { name: coredns }, data: { a: b } } }\n'),
  json('an object without name in place of another', '{ kind: ConfigMap }', '- { op: replace, path: "", value: { apiVersion: v1, kind: ConfigMap, data: { a: b } } }\n'),
  json('a list in place of the object', '{ kind: ConfigMap }', '- { op: replace, path: "", value: [a] }\n'),
  json('adding the whole object', '{ kind: ConfigMap }', `- op: add\n  path: ""\n  value: ${WHOLE}\n`),
  json('removing the whole object', '{ kind: ConfigMap }', '- { op: remove, path: "" }\n'),
];
