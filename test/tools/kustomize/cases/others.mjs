import { base, DEPLOYMENT, MAP, overlay, SERVICE } from './base.mjs';

const at = (name, files, root = 'prod') => ({ name, root, files });

export const generators = [
  at('from a file beside it', {
    'prod/kustomization.yaml': 'namespace: kube-system\nresources: [d.yaml]\nconfigMapGenerator: [{ name: coredns, files: [Corefile] }]\n',
    'prod/d.yaml': DEPLOYMENT,
    'prod/Corefile': '. {\n    forward . 10.0.0.2\n}\n',
  }),
  at('under another key, without a hash', {
    'prod/kustomization.yaml': 'resources: [d.yaml]\ngeneratorOptions: { disableNameSuffixHash: true, labels: { made: here } }\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, files: [Corefile=conf/dns.conf] }]\n',
    'prod/d.yaml': DEPLOYMENT,
    'prod/conf/dns.conf': '. {\n    forward . 10.0.0.2\n}\n',
  }),
  at('from literals', {
    'prod/kustomization.yaml': 'configMapGenerator:\n  - name: a\n    literals: [x=1, "y=\'quoted\'", "z=a=b", \'q="d"\']\n',
  }),
  at('from an environment file', {
    'prod/kustomization.yaml': 'configMapGenerator: [{ name: a, envs: [dns.env] }]\n',
    'prod/dns.env': '# said\nUPSTREAM=10.0.0.2\n\nEMPTY=\n  PADDED=x y \nQUOTED="z"\n',
  }),
  at('from the older env', {
    'prod/kustomization.yaml': 'configMapGenerator: [{ name: a, env: dns.env }]\n',
    'prod/dns.env': 'UPSTREAM=10.0.0.2\n',
  }),
  overlay('merged into the map of the base', 'configMapGenerator: [{ name: coredns, namespace: kube-system, behavior: merge, literals: [new=1, other=changed] }]\n'),
  overlay('in place of the map of the base', 'configMapGenerator: [{ name: coredns, namespace: kube-system, behavior: replace, literals: [Corefile=x] }]\n'),
  overlay('a second map of the name is refused', 'configMapGenerator: [{ name: coredns, namespace: kube-system, literals: [Corefile=x] }]\n'),
  overlay('merging into nothing is refused', 'configMapGenerator: [{ name: coredns, behavior: merge, literals: [Corefile=x] }]\n'),
  overlay('merging with the namespace of the kustomization', 'namespace: kube-system\nconfigMapGenerator: [{ name: coredns, behavior: merge, literals: [Corefile=x] }]\n'),
  at('a secret', {
    'prod/kustomization.yaml': 'resources: [d.yaml]\nsecretGenerator: [{ name: coredns, literals: [a=b] }]\n',
    'prod/d.yaml': DEPLOYMENT,
  }),
  at('a generated map is generated again above', {
    'low/kustomization.yaml': 'resources: [d.yaml]\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, literals: [Corefile=low, kept=1] }]\n',
    'low/d.yaml': DEPLOYMENT,
    'prod/kustomization.yaml': 'resources: [../low]\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, behavior: merge, literals: [Corefile=high] }]\n',
  }),
  overlay('flow is no JSON', 'patches: [{ target: { kind: ConfigMap }, patch: "[{op: add, path: /data/c, value: d}]" }]\n'),
  overlay('a patch of a generated map', 'configMapGenerator: [{ name: extra, literals: [a=b] }]\npatches: [{ target: { kind: ConfigMap, name: extra }, patch: "- {op: add, path: /data/c, value: d}" }]\n'),
];

export const names = [
  overlay('a namespace', 'namespace: dns\n'),
  at('a Namespace is called as the namespace says', {
    'a/kustomization.yaml': 'namespace: a\nresources: [namespace.yaml]\n',
    'a/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: { name: _ }\n',
    'b/kustomization.yaml': 'namespace: b\nresources: [namespace.yaml]\n',
    'b/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: { name: _ }\n',
    'prod/kustomization.yaml': 'resources: [../a, ../b]\nreplacements: []\n',
  }),
  at('a Namespace of another group keeps its name', {
    'prod/kustomization.yaml': 'namespace: a\nresources: [namespace.yaml]\nreplacements: []\n',
    'prod/namespace.yaml': 'apiVersion: example.org/v1\nkind: Namespace\nmetadata: { name: _ }\n',
  }),
  overlay('a prefix', 'namePrefix: x-\n'),
  overlay('a suffix', 'nameSuffix: -y\n'),
  at('prefixes within prefixes', {
    ...base,
    'mid/kustomization.yaml': 'namePrefix: m-\nresources: [../base]\n',
    'prod/kustomization.yaml': 'namePrefix: p-\nresources: [../mid]\npatches: [{ path: p.yaml }]\n',
    'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata: { Corefile: "by its first name" }\n',
  }),
  at('a patch by the middle name', {
    ...base,
    'mid/kustomization.yaml': 'namePrefix: m-\nresources: [../base]\n',
    'prod/kustomization.yaml': 'namePrefix: p-\nresources: [../mid]\npatches: [{ path: p.yaml }]\n',
    'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: m-coredns, namespace: kube-system }\ndata: { Corefile: "by its middle name" }\n',
  }),
  overlay('a prefix and a generated map', 'namePrefix: x-\nconfigMapGenerator: [{ name: coredns-custom, namespace: kube-system, literals: [a=b] }]\n'),
  at('the same base twice', {
    ...base,
    'a/kustomization.yaml': 'namePrefix: a-\nresources: [../base]\n',
    'b/kustomization.yaml': 'namePrefix: b-\nresources: [../base]\n',
    'prod/kustomization.yaml': 'resources: [../a, ../b]\nreplacements: []\n',
  }),
  overlay('common labels', 'commonLabels: { env: prod }\n'),
  overlay('labels without selectors', 'labels: [{ pairs: { env: prod } }]\n'),
  overlay('labels with templates', 'labels: [{ pairs: { env: prod }, includeTemplates: true }]\n'),
  overlay('labels with selectors', 'labels: [{ pairs: { env: prod }, includeSelectors: true }]\n'),
  overlay('common annotations', 'commonAnnotations: { "metallb.universe.tf/loadBalancerIPs": 192.0.2.1 }\n'),
  at('labels on a Service without a selector', {
    'prod/kustomization.yaml': 'resources: [s.yaml]\ncommonLabels: { env: prod }\n',
    'prod/s.yaml': 'apiVersion: v1\nkind: Service\nmetadata: { name: up }\nspec: { ports: [{ port: 53 }] }\n',
  }),
  overlay('replicas', 'replicas: [{ name: coredns, count: 5 }]\n'),
  overlay('a new tag', 'images: [{ name: registry.k8s.io/coredns/coredns, newTag: v1.2.3 }]\n'),
  overlay('a new name', 'images: [{ name: registry.k8s.io/coredns/coredns, newName: mirror.example/coredns }]\n'),
  overlay('name and tag', 'images: [{ name: registry.k8s.io/coredns/coredns, newName: mirror.example/coredns, newTag: 1.9.3 }, { name: sidecar, newTag: "2" }]\n'),
  overlay('a digest', 'images: [{ name: registry.k8s.io/coredns/coredns, digest: "sha256:24a0c4b4a4c0eb97a1aabb8e29f18e917d05abfe1b7a7c07857230879ce7d3d3" }]\n'),
  overlay('a tag suffix', 'images: [{ name: registry.k8s.io/coredns/coredns, tagSuffix: -fips }]\n'),
  overlay('an image of another name stays', 'images: [{ name: coredns, newTag: v1.2.3 }]\n'),
];

const component = (more) => `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n${more}`;
const ring = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata: { Corefile: "from the component" }\n';

export const components = [
  overlay('a component patches what is there', 'components: [../c]\n', {
    'c/kustomization.yaml': component('patches: [{ path: p.yaml }]\n'),
    'c/p.yaml': ring,
  }),
  overlay('a component brings objects', 'components: [../c]\nnamePrefix: x-\n', {
    'c/kustomization.yaml': component('resources: [s.yaml]\n'),
    'c/s.yaml': SERVICE.replace('kube-dns,', 'second,'),
  }),
  overlay('components in components', 'components: [../c]\n', {
    'c/kustomization.yaml': component('components: [../d]\nconfigMapGenerator: [{ name: made, literals: [a=b] }]\n'),
    'd/kustomization.yaml': component('patches: [{ path: p.yaml }]\n'),
    'd/p.yaml': ring,
  }),
  overlay('components come before patches', 'components: [../c]\npatches: [{ path: q.yaml }]\n', {
    'prod/q.yaml': ring.replace('component', 'overlay'),
    'c/kustomization.yaml': component('patches: [{ path: p.yaml }]\n'),
    'c/p.yaml': ring,
  }),
  overlay('a component sees what is generated beside it', 'components: [../c]\nconfigMapGenerator: [{ name: made, literals: [a=b] }]\n', {
    'c/kustomization.yaml': component('patches: [{ target: { kind: ConfigMap, name: made }, patch: "- {op: add, path: /data/c, value: d}" }]\n'),
  }),
  overlay('a component among resources is refused', 'resources: [../base, ../c]\n'.replace('resources', 'bases'), {
    'c/kustomization.yaml': component('patches: [{ path: p.yaml }]\n'),
    'c/p.yaml': ring,
  }),
];

const settings = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings, namespace: kube-system }\ndata: { ip: 10.96.0.50, image: "coredns/coredns:1.9.0", conf: "a,b,c" }\n';
const replacing = (name, text) =>
  overlay(name, `replacements:\n${text}`, {});
const withSettings = (one) => ({
  ...one,
  files: {
    ...one.files,
    'prod/settings.yaml': settings,
    'prod/kustomization.yaml': (one.files['prod/kustomization.yaml'] ?? '').replace('[../base]', '[../base, settings.yaml]'),
  },
});

export const replacements = [
  replacing('an address into a Service', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: Service, name: kube-dns }, fieldPaths: [spec.clusterIP] }]\n'),
  replacing('an image by the name of its container', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.image }\n    targets: [{ select: { kind: Deployment }, fieldPaths: ["spec.template.spec.containers.[name=coredns].image"] }]\n'),
  replacing('every container', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.image }\n    targets: [{ select: { kind: Deployment }, fieldPaths: ["spec.template.spec.containers.*.image"] }]\n'),
  replacing('a part between delimiters', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.conf, options: { delimiter: ",", index: 1 } }\n    targets: [{ select: { kind: Deployment }, fieldPaths: ["spec.template.spec.containers.0.image"], options: { delimiter: ":", index: 1 } }]\n'),
  replacing('a field is created', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: Service }, fieldPaths: [spec.loadBalancerIP], options: { create: true } }]\n'),
  replacing('a missing field is refused', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: Service }, fieldPaths: [spec.loadBalancerIP] }]\n'),
  replacing('rejected objects stay', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: ConfigMap }, reject: [{ name: settings }], fieldPaths: [data.other] }]\n'),
  replacing('a key with dots', '  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: ConfigMap, name: coredns }, fieldPaths: ["metadata.annotations.a\\\\.b"], options: { create: true } }]\n'),
].map(withSettings);

const map = (name, kept) => `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}${kept} }\ndata: { ip: ${name} }\n`;
const choosing = (target) =>
  at(`chosen by ${target}`, {
    'prod/kustomization.yaml': `resources: [a.yaml, b.yaml, c.yaml]\nreplacements:\n  - source: { kind: ConfigMap, name: a, fieldPath: data.ip }\n    targets: [{ fieldPaths: [data.ip], ${target} }]\n`,
    'prod/a.yaml': map('a', ''),
    'prod/b.yaml': map('b', ', labels: { app: dns }, annotations: { of: b }'),
    'prod/c.yaml': map('c', ', labels: { app: web }'),
  });

export const selectors = [
  choosing('select: { kind: ConfigMap, labelSelector: app=dns }'),
  choosing('select: { labelSelector: "app in (dns, web)" }'),
  choosing('select: { kind: ConfigMap, annotationSelector: of=b }'),
  choosing('select: { kind: ConfigMap, name: b, labelSelector: app=web }'),
  choosing('select: { kind: ConfigMap }, reject: [{ labelSelector: app=dns }]'),
  choosing('select: { kind: ConfigMap }, reject: [{ annotationSelector: of=b }]'),
  choosing('select: { kind: ConfigMap }, reject: [{ name: b, labelSelector: app=web }]'),
  choosing('select: { kind: ConfigMap }, reject: [{ name: c }, { labelSelector: app=dns }]'),
  choosing('select: { kind: ConfigMap }, reject: [{}]'),
];

const pod = (env) => `apiVersion: v1\nkind: Pod\nmetadata: { name: dns }\nspec: { containers: [{ name: dns, image: x${env} }] }\n`;
const creating = (name, field, env = '') =>
  at(name, {
    'prod/kustomization.yaml': `resources: [a.yaml, pod.yaml]\nreplacements:\n  - source: { kind: ConfigMap, name: a, fieldPath: data.ip }\n    targets: [{ select: { kind: Pod }, fieldPaths: ["${field}"], options: { create: true } }]\n`,
    'prod/a.yaml': map('a', ''),
    'prod/pod.yaml': pod(env),
  });

export const created = [
  creating('an item of a list that is missing', 'spec.containers.[name=dns].env.[name=UP].value'),
  creating('an item that a list lacks', 'spec.containers.[name=dns].env.[name=UP].value', ', env: [{ name: X, value: y }]'),
  creating('a value that an item lacks', 'spec.containers.[name=dns].env.[name=UP].value', ', env: [{ name: UP }]'),
  creating('a value in place of another', 'spec.containers.[name=dns].env.[name=UP].value', ', env: [{ name: UP, value: y }]'),
  creating('a whole item', 'spec.containers.[name=dns].args.[=x]'),
  creating('an item of a list that is missing, by its place', 'spec.containers.[name=dns].args.0'),
  creating('an item behind the last', 'spec.containers.[name=dns].args.1', ', args: [a]'),
  creating('another container', 'spec.containers.[name=other].image'),
  creating('in a map', 'spec.dnsConfig.nameservers.x'),
];

export const refusals = [
  overlay('a component among resources', '', {
    'prod/kustomization.yaml': 'resources: [../base, ../c]\n',
    'c/kustomization.yaml': component('patches: [{ path: p.yaml }]\n'),
    'c/p.yaml': ring,
  }),
  overlay('two kustomizations in one folder', '', { 'prod/kustomization.yml': 'resources: [../base]\n' }),
  at('a missing file', { 'prod/kustomization.yaml': 'resources: [map.yaml, gone.yaml]\n', 'prod/map.yaml': MAP }),
  at('a missing directory', { 'prod/kustomization.yaml': 'resources: [map.yaml, ../gone]\n', 'prod/map.yaml': MAP }),
  at('a missing patch', { 'prod/kustomization.yaml': 'resources: [map.yaml]\npatches: [{ path: gone.yaml }]\n', 'prod/map.yaml': MAP }),
  at('a missing generator file', { 'prod/kustomization.yaml': 'configMapGenerator: [{ name: a, files: [Corefile] }]\n' }),
  at('a directory without a kustomization', { 'prod/kustomization.yaml': 'resources: [sub]\n', 'prod/sub/map.yaml': MAP }),
  at('a circle', {
    'prod/kustomization.yaml': 'resources: [../b, map.yaml]\n',
    'prod/map.yaml': MAP,
    'b/kustomization.yaml': 'resources: [../prod]\n',
  }),
  at('a file outside of its directory', { 'prod/kustomization.yaml': 'resources: [../map.yaml]\n', 'map.yaml': MAP }),
  at('an object twice', { 'prod/kustomization.yaml': 'resources: [a.yaml, b.yaml]\n', 'prod/a.yaml': MAP, 'prod/b.yaml': MAP }),
  overlay('a patch without its object', 'patches: [{ path: p.yaml }]\n', { 'prod/p.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: nobody }\ndata: { a: b }\n' }),
  at('a list of objects', {
    'prod/kustomization.yaml': 'resources: [l.yaml]\nnamespace: dns\n',
    'prod/l.yaml': `apiVersion: v1\nkind: List\nitems:\n${[MAP, SERVICE].map((one) => `- ${one.trimEnd().replaceAll('\n', '\n  ')}\n`).join('')}`,
  }),
  at('a local object', {
    'prod/kustomization.yaml': 'resources: [a.yaml, s.yaml]\n',
    'prod/a.yaml': MAP.replace('tier: core', 'config.kubernetes.io/local-config: "true"'),
    'prod/s.yaml': SERVICE,
  }),
];

/** encoding/json matches names of fields without regard to case. */
export const fields = [
  overlay('Patches with Target and Patch', 'Patches: [{ Target: { Kind: ConfigMap, NAME: coredns }, PATCH: "- {op: add, path: /data/c, value: d}" }]\n'),
  overlay('REPLACEMENTS with SourceValue', 'REPLACEMENTS: [{ SourceValue: new, Targets: [{ Select: { kind: ConfigMap }, FieldPaths: [data.other] }] }]\n'),
  overlay('a generator with Name and Behavior', 'ConfigMapGenerator: [{ Name: coredns, namespace: kube-system, Behavior: merge, Literals: [other=new] }]\n'),
  overlay('the last of two that differ in case', 'namespace: lower\nNamespace: upper\n'),
  overlay('keys of labels are what they are', 'Labels: [{ Pairs: { Name: one, Kind: two }, includeselectors: true }]\nCommonAnnotations: { Path: three }\n'),
  at('Components', {
    ...base,
    'more/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1alpha1\nKind: Component\nNameprefix: x-\n',
    'prod/kustomization.yaml': 'Resources: [../base]\nComponents: [../more]\n',
  }),
  overlay('Transformers with UnsetOnly', 'Transformers:\n  - |-\n    apiVersion: builtin\n    kind: NamespaceTransformer\n    metadata: { name: n, namespace: dns }\n    UnsetOnly: true\n    FieldSpecs: [{ Path: metadata/namespace, Create: true }]\n'),
  overlay('a namespace by a plugin, after the own one', 'namespace: early\ntransformers:\n  - |-\n    apiVersion: builtin\n    kind: NamespaceTransformer\n    metadata: { name: one, namespace: late }\n'),
];
