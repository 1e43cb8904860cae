import { base, overlay } from './base.mjs';

const inline = (text) => `  - |-\n${text.trim().split('\n').map((line) => `    ${line}`).join('\n')}\n`;
const transformers = (...texts) => `transformers:\n${texts.map(inline).join('')}`;
const config = (kind, rest, metadata = '{ name: one }') => `apiVersion: builtin\nkind: ${kind}\nmetadata: ${metadata}\n${rest}`;
const SPECS = 'fieldSpecs:\n  - { path: metadata/labels, create: true }\n  - { path: spec/template/metadata/labels, create: true, kind: Deployment }\n';
const NAME = 'fieldSpecs: [{ path: metadata/name }]\n';

export const plugins = [
  overlay('a namespace by a plugin, after the own one', `namespace: early\n${transformers(config('NamespaceTransformer', '', '{ name: one, namespace: late }'))}`),
  overlay('a merge patch by a plugin', transformers(config('PatchTransformer', 'patch: |-\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: { name: coredns, namespace: kube-system }\n  data: { Corefile: patched }\n'))),
  overlay('operations by a plugin, with a target', transformers(config('PatchTransformer', 'target: { kind: ConfigMap }\npatch: \'[{"op": "add", "path": "/data/more", "value": "x"}]\'\n'))),
  overlay('a patch by a plugin, from a file', transformers(config('PatchTransformer', 'path: p.yaml\n')), {
    'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata: { Corefile: from a file }\n',
  }),
  overlay('several merge patches by a plugin', transformers(config('PatchStrategicMergeTransformer', 'paths: [p.yaml]\npatches: |-\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: { name: coredns, namespace: kube-system }\n  data: { other: in place }\n')), {
    'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata: { Corefile: from a file }\n',
  }),
  overlay('operations by the older plugin', transformers(config('PatchJson6902Transformer', 'target: { version: v1, kind: ConfigMap, name: coredns, namespace: kube-system }\njsonOp: \'[{"op": "remove", "path": "/data/other"}]\'\n'))),
  overlay('labels by a plugin, at the fields that it names', transformers(config('LabelTransformer', `labels: { a: b }\n${SPECS}`))),
  overlay('labels by a plugin that names no field', transformers(config('LabelTransformer', 'labels: { a: b }\n'))),
  overlay('annotations by a plugin', transformers(config('AnnotationsTransformer', 'annotations: { a: b }\nfieldSpecs: [{ path: metadata/annotations, create: true, kind: Service }]\n'))),
  overlay('a prefix by a plugin', transformers(config('PrefixTransformer', `prefix: p-\n${NAME}`))),
  overlay('a suffix by a plugin', transformers(config('SuffixTransformer', `suffix: -s\n${NAME}`))),
  overlay('a prefix by a plugin that names no field is refused', transformers(config('PrefixTransformer', 'prefix: p-\n'))),
  overlay('an image by a plugin', transformers(config('ImageTagTransformer', 'imageTag: { name: registry.k8s.io/coredns/coredns, newTag: v9.9.9 }\n'))),
  overlay('a replacement by a plugin', transformers(config('ReplacementTransformer', 'replacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap }, fieldPaths: [data.Corefile] }]\n'))),
  overlay('plugins of a file, and of a folder', 'transformers: [t.yaml, more]\n', {
    'prod/t.yaml': config('PatchTransformer', 'patch: |-\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: { name: coredns, namespace: kube-system }\n  data: { Corefile: patched }\n'),
    'prod/more/kustomization.yaml': 'resources: [x.yaml]\n',
    'prod/more/x.yaml': config('LabelTransformer', `labels: { a: b }\n${SPECS}`),
  }),
  overlay('a plugin that the tool does not have is refused', transformers('apiVersion: example.org/v1\nkind: Mine\nmetadata: { name: one }\n')),
  overlay('a map by a generator, in place', `generators:\n${inline(config('ConfigMapGenerator', 'literals: [a=b]\nfiles: [Corefile]\n', '{ name: made, namespace: dns }'))}`, { 'prod/Corefile': '. {\n    forward . 10.0.0.2\n}\n' }),
  overlay('a map by a generator, merged', `generators:\n${inline(config('ConfigMapGenerator', 'behavior: merge\nliterals: [Corefile=generated]\n', '{ name: coredns, namespace: kube-system }'))}`),
  overlay('a secret by a generator of a file', 'generators: [g.yaml]\n', { 'prod/g.yaml': config('SecretGenerator', 'literals: [a=b]\n', '{ name: made }') }),
];

const VAR = 'vars: [{ name: DNS, objref: { kind: Service, name: kube-dns, apiVersion: v1 }, fieldref: { fieldpath: spec.clusterIP } }]\n';
const patch = (kind, api, rest) => `patches:\n  - patch: |-\n      apiVersion: ${api}\n      kind: ${kind}\n      metadata: { name: coredns, namespace: kube-system }\n${rest.split('\n').map((line) => `      ${line}`).join('\n')}\n`;
const container = (rest) => patch('Deployment', 'apps/v1', `spec: { template: { spec: { containers: [{ name: coredns, ${rest} }] } } }`);

export const vars = [
  overlay('in arguments, commands and variables', VAR + container('args: ["-x=$(DNS)", "$$(DNS)", "$(NOPE)"], command: ["$(DNS)"], env: [{ name: A, value: "to $(DNS)" }]')),
  overlay('in annotations and labels', `${VAR}commonAnnotations: { dns: "at $(DNS)" }\n`),
  overlay('not in a map, nor in an address', VAR + patch('ConfigMap', 'v1', 'data: { Corefile: ". { forward . $(DNS) }" }')),
  overlay('in a map, where a configuration says so', `${VAR}configurations: [c.yaml]\n${patch('ConfigMap', 'v1', 'data: { Corefile: ". { forward . $(DNS) }" }')}`, {
    'prod/c.yaml': 'varReference:\n  - { path: data/Corefile, kind: ConfigMap }\n',
  }),
  overlay('a name, with the prefix that it gets', `namePrefix: p-\nvars: [{ name: MAP, objref: { kind: ConfigMap, name: coredns, apiVersion: v1 } }]\n${container('args: ["$(MAP)"]')}`),
  {
    name: 'of the base, filled in above',
    root: 'prod',
    files: {
      ...base,
      'base/kustomization.yaml': `resources: [map.yaml, deployment.yaml, service.yaml]\n${VAR}${container('args: ["$(DNS)"]')}`,
      'prod/kustomization.yaml': `resources: [../base]\npatches:\n  - target: { kind: Service }\n    patch: '[{"op": "replace", "path": "/spec/clusterIP", "value": "10.0.0.10"}]'\n`,
    },
  },
];
