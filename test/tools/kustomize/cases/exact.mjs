/** Where the tool does what its documentation does not say; most were found by test/tools/render/conformance. */
import { DEPLOYMENT, MAP, overlay, SERVICE } from './base.mjs';

const inline = (text) => `patches:\n  - patch: |-\n      ${text.trimEnd().replaceAll('\n', '\n      ')}\n`;
const of = (kind, rest) =>
  `apiVersion: ${kind === 'Deployment' ? 'apps/v1' : 'v1'}\nkind: ${kind}\nmetadata: { name: ${kind === 'Service' ? 'kube-dns' : 'coredns'}, namespace: kube-system }\n${rest}`;
const operations = (name, text) => overlay(name, `patches:\n  - target: { kind: ConfigMap }\n    patch: |-\n      ${text}\n`);
const files = { 'base/all.yaml': `${MAP}---\n${DEPLOYMENT}---\n${SERVICE}` };
const rename = `[{"op":"replace","path":"/metadata/name","value":"made"}]`;

const configured = (name, config, fields) => overlay(name, `configurations: [config.yaml]\n${fields}`, { 'prod/config.yaml': config });

export const exact = [
  overlay('labels at fields', 'labels:\n  - pairs: { "k8s-app": other }\n    fields: [{ path: spec/selector, kind: Service, create: true }]\n'),
  overlay('labels at fields that are not created', 'labels:\n  - pairs: { "k8s-app": other }\n    fields: [{ path: spec/none, kind: Service }]\n'),
  overlay('replace at the root of a patch', inline(of('ConfigMap', '$patch: replace\ndata: { Corefile: "." }\n'))),
  overlay('replace in an element', inline(of('Deployment', 'spec: { template: { spec: { containers: [{ name: coredns, $patch: replace, image: busybox }] } } }\n'))),
  operations('a test of null where nothing is', '- { op: test, path: /data/absent, value: null }\n      - { op: remove, path: /data/other }'),
  operations('a test of null where something is', '- { op: test, path: /data/other, value: null }'),
  operations('a test of null in nothing', '- { op: test, path: /none/absent, value: null }'),
  operations('a test of null below annotations that are not there', '- { op: test, path: /metadata/annotations/a, value: null }\n      - { op: remove, path: /data/other }'),
  operations('a test of null for annotations that are not there', '- { op: test, path: /metadata/annotations, value: null }'),
  operations('an annotation is added where there is none', '- { op: add, path: /metadata/annotations/a, value: b }'),
  operations('nothing is moved', '- { op: move, from: /data/absent, path: /data/b }'),
  overlay('the same replacement in two layers', 'replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.other] }]\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.other] }]\n'),
  overlay('a replacement into what a patch adds', `${inline(of('ConfigMap', 'data: { added: x }\n'))}replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.added] }]\n`),
  overlay('generators merge into a plain ConfigMap', 'configMapGenerator: [{ name: coredns, namespace: kube-system, behavior: merge, literals: [more=1] }]\n'),
  overlay('generators replace a plain ConfigMap', 'configMapGenerator: [{ name: coredns, namespace: kube-system, behavior: replace, literals: [more=1] }]\n'),
  overlay('a name that a patch changes', `patches:\n  - target: { kind: ConfigMap }\n    patch: '${rename}'\n`),
  overlay('a name that an operation of patchesJson6902 changes', `patchesJson6902:\n  - target: { version: v1, kind: ConfigMap, name: coredns, namespace: kube-system }\n    patch: '${rename}'\n`),
  overlay('unset namespaces only', 'transformers:\n  - |-\n    apiVersion: builtin\n    kind: NamespaceTransformer\n    metadata: { name: n, namespace: dns }\n    unsetOnly: true\n    fieldSpecs: [{ path: metadata/namespace, create: true }]\n'),
  { name: 'a base called Kustomization, without a kind', root: 'prod', files: { 'prod/kustomization.yaml': 'resources: [../base]\nnameSuffix: -x\n', 'base/Kustomization': 'resources: [all.yaml]\n', ...files } },
  configured('`configurations` without what they are for', 'namespace: [{ path: spec/clusterIP, kind: Service }]\n', ''),
  overlay('a pattern that a replacement selects by', 'replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap, name: core.* }, fieldPaths: [data.other] }]\n'),
  overlay('a pattern that a replacement rejects by', 'replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap }, reject: [{ name: core.* }], fieldPaths: [data.other] }]\n'),
  overlay('no fields for a prefix', 'transformers:\n  - |-\n    apiVersion: builtin\n    kind: PrefixTransformer\n    metadata: { name: p }\n    prefix: x-\n    fieldSpecs: []\n'),
  overlay('a kind that a patch gives to several', `patches:\n  - target: { name: .*dns }\n    options: { allowKindChange: true }\n    patch: |-\n      ${of('Service', 'spec: { selector: { app: dns } }').replaceAll('\n', '\n      ')}\n`),
  overlay('images by their old name', 'imageTags: [{ name: registry.k8s.io/coredns/coredns, newTag: v1.9.3 }]\n'),
];
