/**
 * Kustomization trees, drawn from a seed. A tree is files by path: a list of documents as values, or a text. Every field of a
 * kustomization has its turn; what is written may be refused by the tool, and is compared then, too.
 */
import { stringify } from 'yaml';
import { random } from './random.mjs';

const ADDRESS = '10.96.0.10';
const OUTSIDE = '10.0.0.2';

/** The files of a tree as texts. */
export function texts(tree) {
  const all = Object.entries(tree.files).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : content.map((one) => stringify(one, { lineWidth: 0 })).join('---\n'),
  ]);
  // What nobody names is left over from a field that was drawn in vain, or taken out.
  const isNamed = (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const named = name === 'Corefile' ? /(?:- |=)Corefile$/m : { test: (text) => text.includes(name) };
    return /kustomization/i.test(name) || all.some(([other, text]) => other !== path && named.test(text));
  };
  return Object.fromEntries(all.filter(([path]) => isNamed(path)));
}

export function randomTree(seed) {
  const r = random(seed);
  const context = { r, files: {}, patches: 0 };
  const layered = r.chance(0.75);
  const middle = layered && r.chance(0.35);
  layer(context, 'base', objects(r), layered ? 0.25 : 0);
  if (middle) layer(context, 'mid', ['../base'], 0.5);
  // Without another name, or namespace, the tool refuses the second time.
  const twice = layered && r.chance(0.12);
  if (twice) {
    layer(context, 'other', ['../base'], 0.4);
    const path = Object.keys(context.files).find((one) => /^other\/[kK]ustomization/.test(one));
    if (r.chance(0.85)) context.files[path] = [{ ...context.files[path][0], ...r.pick({ nameSuffix: '-two' }, { nameSuffix: '-two' }, { namePrefix: 'two-' }, { namespace: 'dns' }) }];
  }
  layer(context, 'prod', [middle ? '../mid' : '../base', ...(twice ? ['../other'] : [])], 1);
  if (r.chance(0.15)) component(context);
  return { root: 'prod', files: context.files };
}

function corefile(r) {
  const to = r.pick(ADDRESS, ADDRESS, OUTSIDE, OUTSIDE, '/etc/resolv.conf', '/etc/resolv.conf', '$(CLUSTER_DNS)', 'UPSTREAM');
  const guard = r.chance(0.5) ? '    loop\n' : '';
  const second = r.chance(0.2) ? `corp.test:53 {\n    forward . ${r.pick(ADDRESS, OUTSIDE, '$(CLUSTER_DNS)')}\n}\n` : '';
  return `.:53 {\n${guard}    forward . ${to}\n}\n${second}`;
}

function configMap(r) {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: meta(r, 'coredns'),
    ...(r.chance(0.85) ? { data: { Corefile: corefile(r), ...(r.chance(0.3) ? { other: 'a,b' } : {}) } } : r.chance(0.5) ? { data: {} } : {}),
  };
}

function meta(r, name, more = {}) {
  return {
    name,
    ...(r.chance(0.9) ? { namespace: 'kube-system' } : {}),
    ...(r.chance(0.4) ? { labels: { 'k8s-app': 'kube-dns' } } : {}),
    ...(r.chance(0.15) ? { annotations: { note: 'kept' } } : {}),
    ...more,
  };
}

function deployment(r) {
  return {
    apiVersion: 'apps/v1',
    kind: r.pick('Deployment', 'Deployment', 'Deployment', 'Deployment', 'Deployment', 'Deployment', 'DaemonSet'),
    metadata: meta(r, 'coredns'),
    spec: {
      selector: { matchLabels: { 'k8s-app': 'kube-dns' } },
      template: {
        metadata: { labels: { 'k8s-app': 'kube-dns' } },
        spec: {
          ...(r.chance(0.6) ? { dnsPolicy: r.pick('Default', 'Default', 'ClusterFirst') } : {}),
          ...(r.chance(0.15) ? { hostNetwork: true } : {}),
          containers: [
            {
              name: 'coredns',
              image: 'registry.k8s.io/coredns/coredns:v1.11.3',
              args: ['-conf', '/etc/coredns/Corefile'],
              ...(r.chance(0.2) ? { env: [{ name: 'UPSTREAM', value: r.pick(ADDRESS, OUTSIDE) }] } : {}),
              ports: [
                { containerPort: 53, name: 'dns', protocol: 'UDP' },
                { containerPort: 53, name: 'dns-tcp', protocol: 'TCP' },
              ],
              volumeMounts: [{ name: 'config', mountPath: '/etc/coredns' }],
            },
            ...(r.chance(0.2) ? [{ name: 'sidecar', image: 'sidecar:1' }] : []),
          ],
          volumes: [
            { name: 'config', configMap: { name: r.pick('coredns', 'coredns', 'coredns', 'made'), ...(r.chance(0.4) ? { items: [{ key: 'Corefile', path: 'Corefile' }] } : {}) } },
          ],
        },
      },
    },
  };
}

function service(r) {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: meta(r, 'kube-dns'),
    spec: {
      clusterIP: ADDRESS,
      selector: { 'k8s-app': 'kube-dns' },
      ports: [
        { name: 'dns', port: 53, protocol: 'UDP', targetPort: 53 },
        { name: 'dns-tcp', port: 53, protocol: 'TCP', targetPort: 53 },
      ],
    },
  };
}

function settings(r) {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'settings', ...(r.chance(0.5) ? { namespace: 'kube-system' } : {}) },
    data: { ip: ADDRESS, up: r.pick(OUTSIDE, ADDRESS), parts: `x,${ADDRESS},y`, policy: 'ClusterFirst', 'dns.yaml': `up: ${OUTSIDE}\nlist:\n  - a\n  - ip: ${ADDRESS}\n` },
  };
}

function objects(r) {
  const all = [configMap(r), deployment(r), service(r), ...(r.chance(0.6) ? [settings(r)] : [])];
  return r.chance(0.08) ? [{ apiVersion: 'v1', kind: 'List', items: all }] : all;
}

/** A folder with a kustomization; resources are objects, written to files, or paths of folders. */
function layer(context, directory, resources, share) {
  const { r, files } = context;
  const listed = [];
  const held = resources.filter((one) => typeof one === 'object');
  for (const one of resources) if (typeof one === 'string') listed.push(one);
  if (held.length > 0) {
    if (r.chance(0.6)) {
      files[`${directory}/all.yaml`] = held;
      listed.push('all.yaml');
    } else
      for (const [index, one] of held.entries()) {
        const name = `${r.pick('part', 'coredns', 'object')}-${index}.yaml`;
        files[`${directory}/${name}`] = [one];
        listed.push(name);
      }
  }
  const root = {
    ...(r.chance(0.75) ? { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' } : r.chance(0.5) ? { kind: 'Kustomization' } : {}),
    ...(r.chance(0.05) ? { metadata: { name: 'tree' } } : {}),
  };
  const folders = listed.filter((one) => one.startsWith('..'));
  if (folders.length > 0 && r.chance(0.08)) {
    root.bases = folders;
    const rest = listed.filter((one) => !folders.includes(one));
    if (rest.length > 0) root.resources = rest;
  } else root.resources = listed;
  const wanted = share === 0 ? 1 : share * 3.2;
  let count = 0;
  while (r.chance(wanted / (wanted + 1)) && count < 5) {
    count += 1;
    const field = r.pick(...FIELDS);
    const made = field(context, directory, root);
    for (const [key, value] of Object.entries(made)) {
      if (Array.isArray(root[key]) && Array.isArray(value)) root[key] = [...root[key], ...value];
      else if (root[key] === undefined) root[key] = value;
    }
  }
  files[`${directory}/${r.chance(0.92) ? 'kustomization.yaml' : r.pick('kustomization.yml', 'Kustomization')}`] = [root];
}

function component(context) {
  const { r, files } = context;
  const path = Object.keys(files).find((one) => /^prod\/[kK]ustomization/.test(one));
  if (path === undefined) return;
  const root = { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' };
  for (let i = 0; i < 2; i += 1) {
    const made = r.pick(...FIELDS)(context, 'comp', root);
    for (const [key, value] of Object.entries(made)) root[key] ??= value;
  }
  files['comp/kustomization.yaml'] = [root];
  files[path] = [{ ...files[path][0], components: ['../comp'] }];
}

/** In place, or in a file of its own. */
function placedText(context, directory, value, json = false) {
  const { r, files } = context;
  const text = json && r.chance(0.3) ? JSON.stringify(value) : stringify(value, { lineWidth: 0 });
  if (r.chance(0.5)) return { inline: text };
  const path = `${r.pick('patch', 'coredns', 'change')}-${context.patches++}.yaml`;
  files[`${directory}/${path}`] = text;
  return { path };
}

const NAMES = { ConfigMap: 'coredns', Deployment: 'coredns', DaemonSet: 'coredns', Service: 'kube-dns' };

function identity(r, kind) {
  return {
    apiVersion: /^(?:Deployment|DaemonSet)$/.test(kind) ? 'apps/v1' : 'v1',
    kind,
    metadata: { name: r.chance(0.97) ? NAMES[kind] : 'nobody', ...(r.chance(0.85) ? { namespace: 'kube-system' } : {}) },
  };
}

const KINDS = ['ConfigMap', 'ConfigMap', 'ConfigMap', 'Deployment', 'Deployment', 'Deployment', 'Service', 'Service', 'DaemonSet'];

function mergeBody(r, kind) {
  switch (kind) {
    case 'ConfigMap':
      return r.pick(
        { data: { Corefile: corefile(r) } },
        { data: { Corefile: corefile(r) } },
        { data: { Corefile: null } },
        { data: { $patch: 'replace', Corefile: corefile(r) } },
        { $patch: 'delete' },
        { $patch: 'replace', data: { Corefile: corefile(r) } },
        { $patch: 'merge', data: { Corefile: corefile(r) } },
        { data: null },
        { metadata: { labels: { changed: 'yes' } } },
        { binaryData: {} },
        { immutable: true },
      );
    case 'Service':
      return r.pick(
        { spec: { clusterIP: r.pick('10.96.0.11', ADDRESS) } },
        { spec: { selector: { 'k8s-app': r.pick('other', 'kube-dns', null) } } },
        { spec: { selector: { $patch: 'replace', app: 'dns' } } },
        { spec: { ports: [{ port: 53, protocol: 'UDP', targetPort: 1053 }] } },
        { spec: { ports: [{ port: 53, targetPort: 1053 }] } },
        { spec: { ports: [{ $patch: 'replace' }, { port: 5353, protocol: 'UDP' }] } },
        { spec: { ports: [{ port: 53, protocol: 'UDP', $patch: 'delete' }] } },
        { spec: { ports: [{ $patch: 'replace', port: 53, protocol: 'UDP', targetPort: 1053 }] } },
        { spec: { externalIPs: ['192.0.2.7'], type: 'LoadBalancer' } },
        { $patch: 'delete' },
      );
    default:
      return podBody(r);
  }
}

function podBody(r) {
  const spec = (value) => ({ spec: { template: { spec: value } } });
  return r.pick(
    spec({ dnsPolicy: r.pick('Default', 'ClusterFirst', 'None', null) }),
    spec({ dnsPolicy: r.pick('Default', 'ClusterFirst') }),
    spec({ dnsPolicy: 'None', dnsConfig: { nameservers: [r.pick(ADDRESS, OUTSIDE)] } }),
    spec({ hostNetwork: r.pick(true, false, null) }),
    spec({ containers: [{ name: 'coredns', image: 'registry.k8s.io/coredns/coredns:v1.9.3' }] }),
    spec({ containers: [{ name: 'coredns', args: ['-conf', '/etc/coredns/other'] }] }),
    spec({ containers: [{ name: 'extra', image: 'x:1' }] }),
    spec({ containers: [{ name: 'coredns', $patch: 'delete' }, { name: 'extra', image: 'coredns:1.9.3' }] }),
    spec({ containers: [{ name: 'coredns', $patch: 'replace', image: 'busybox' }] }),
    spec({ containers: [{ $patch: 'replace' }, { name: 'coredns', image: 'coredns/coredns:1.8.0' }] }),
    spec({ containers: [{ name: 'coredns', env: [{ name: 'UPSTREAM', value: r.pick(ADDRESS, OUTSIDE) }] }] }),
    spec({ containers: [{ name: 'coredns', ports: [{ containerPort: 53, protocol: 'UDP', hostPort: 53 }] }] }),
    spec({ containers: [{ name: 'coredns', ports: [{ containerPort: 53, protocol: 'TCP', $patch: 'delete' }] }] }),
    spec({ containers: [{ name: 'coredns', volumeMounts: [{ mountPath: '/etc/coredns', $patch: 'delete' }] }] }),
    spec({ volumes: [{ name: 'config', configMap: { name: r.pick('made', 'coredns') } }] }),
    spec({ volumes: [{ name: 'config', $patch: 'delete' }] }),
    spec({ volumes: [{ name: 'config', $patch: 'replace', configMap: { name: 'settings' } }] }),
    spec({ volumes: null }),
    spec({ $retainKeys: ['containers'], dnsPolicy: null }),
    { spec: { template: { metadata: { labels: { 'k8s-app': r.pick('other', 'kube-dns') } } } } },
    { spec: { template: { $patch: 'delete' } } },
    { $patch: 'replace', spec: { replicas: 1 } },
    { $patch: 'delete' },
  );
}

function merging(a, b) {
  const out = { ...a };
  for (const [key, value] of Object.entries(b))
    out[key] = key === 'metadata' ? { ...value, ...a[key] } : value;
  return out;
}

function mergePatch(context, directory) {
  const { r } = context;
  const kind = r.pick(...KINDS);
  return [kind, merging(identity(r, kind), mergeBody(r, kind))];
}

function jsonOperations(r, kind) {
  const pod = '/spec/template/spec';
  const paths = {
    ConfigMap: [['/data/Corefile', corefile(r)], ['/data', { Corefile: corefile(r) }], ['/data/more', 'x'], ['/metadata/name', 'made']],
    Service: [['/spec/clusterIP', '10.96.0.11'], ['/spec/ports/0/targetPort', 1053], ['/spec/ports/-', { port: 5353 }], ['/spec/selector/k8s-app', 'other'], ['/spec/ports/9', { port: 1 }]],
    Deployment: [[`${pod}/dnsPolicy`, 'ClusterFirst'], [`${pod}/hostNetwork`, true], [`${pod}/containers/0/args/1`, '/etc/other'], [`${pod}/volumes/0/configMap/name`, 'made'], [`${pod}/dnsConfig/nameservers`, [ADDRESS]], ['/metadata/labels/x', 'y']],
  };
  const list = paths[kind] ?? paths.Deployment;
  return Array.from({ length: 1 + r.below(2) }, () => {
    const [path, value] = r.pick(...list);
    return r.pick(
      { op: 'add', path, value },
      { op: 'add', path, value },
      { op: 'replace', path, value },
      { op: 'replace', path, value },
      { op: 'remove', path },
      { op: 'test', path, value },
      { op: 'test', path, value: null },
      { op: 'test', path: '/spec/absent', value: null },
      { op: 'copy', from: path, path: '/metadata/annotations' },
      { op: 'move', from: path, path: r.pick('/data/Corefile', '/spec/dnsPolicy') },
    );
  });
}

function target(r, kind) {
  return r.pick(
    { kind },
    { kind, name: NAMES[kind] },
    { kind, name: NAMES[kind], namespace: r.pick('kube-system', 'default', 'dns') },
    { name: r.pick('core.*', 'kube-dns', 'c', '.*dns') },
    { kind, labelSelector: r.pick('k8s-app=kube-dns', 'k8s-app', '!k8s-app', 'k8s-app in (kube-dns)') },
    { kind, annotationSelector: 'note=kept' },
    { group: r.pick('apps', ''), version: 'v1', kind },
    { kind: `${kind}|Secret` },
  );
}

function pairs(r) {
  return r.pick({ 'k8s-app': 'other' }, { team: 'dns' }, { 'k8s-app': 'kube-dns', team: 'net' });
}

function source(r) {
  return r.pick(
    { kind: 'ConfigMap', name: 'settings', fieldPath: r.pick('data.ip', 'data.up', 'data.up', 'data.none') },
    { kind: 'ConfigMap', name: 'settings', fieldPath: 'data.parts', options: { delimiter: ',', index: r.pick(0, 1, 2, 7) } },
    { kind: 'Service', name: 'kube-dns', fieldPath: 'spec.clusterIP' },
    { kind: 'ConfigMap', name: 'coredns' },
    { kind: 'ConfigMap', name: 'coredns', fieldPath: 'data.Corefile' },
    { kind: 'ConfigMap', name: 'absent' },
    { kind: 'Deployment', fieldPath: 'spec.template.spec.containers.0.image' },
  );
}

function replacementTarget(r) {
  const select = r.pick({ kind: 'ConfigMap', name: r.pick('coredns', 'coredns', 'settings') }, { kind: 'Service' }, { kind: 'Deployment', name: 'coredns' }, { name: 'core.*' }, { kind: 'ConfigMap', name: r.pick('made', 'absent') }, { kind: 'ConfigMap' });
  const paths = {
    ConfigMap: ['data.Corefile', 'data.Corefile', 'data.[Corefile]', 'data.more', 'metadata.name', 'data.a\\.b', 'data.dns\\.yaml.up', 'data.dns\\.yaml.list.1.ip', 'data.Corefile.x'],
    Service: ['spec.clusterIP', 'spec.selector.k8s-app', 'spec.ports.[name=dns].targetPort', 'spec.ports.*.port', 'spec.externalIPs.0'],
  };
  const list = paths[select.kind] ?? ['spec.template.spec.dnsPolicy', 'spec.template.spec.containers.[name=coredns].image', 'spec.template.spec.containers.*.image', 'spec.template.spec.volumes.0.configMap.name', 'spec.template.spec.dnsConfig.nameservers.0'];
  return {
    select,
    ...(r.chance(0.1) ? { reject: [{ name: 'settings' }] } : {}),
    ...(r.chance(0.95) ? { fieldPaths: [r.pick(...list)] } : {}),
    ...(r.chance(0.35)
      ? { options: r.pick({ create: true }, { delimiter: '10.0.0.2', index: 0 }, { delimiter: ' ', index: r.pick(3, 7, -1, 50) }, { delimiter: '.', index: 1 }, { encoding: 'base64' }) }
      : {}),
  };
}

function replacement(r) {
  return { ...(r.chance(0.95) ? { source: source(r) } : { sourceValue: ADDRESS }), targets: [replacementTarget(r), ...(r.chance(0.15) ? [replacementTarget(r)] : [])] };
}

function generator(context, directory) {
  const { r, files } = context;
  const one = { name: r.pick('coredns', 'coredns', 'made', 'made', 'settings') };
  if (r.chance(0.8)) one.namespace = 'kube-system';
  if (r.chance(0.55)) one.behavior = one.name === 'made' ? 'create' : r.pick('merge', 'replace', 'merge', 'create');
  if (r.chance(0.45)) {
    files[`${directory}/Corefile`] = corefile(r);
    one.files = [r.pick('Corefile', 'Corefile', 'Corefile=Corefile', 'other=Corefile')];
  }
  if (r.chance(0.5)) one.literals = [r.pick('ip=10.96.0.10', 'x="quoted"', `Corefile=.:53 { forward . ${ADDRESS} }`, "y='a", 'up=10.0.0.2')];
  if (r.chance(0.15)) {
    files[`${directory}/dns.env`] = 'UPSTREAM=10.0.0.2\n# no\nip=10.96.0.10\n';
    one[r.pick('envs', 'env')] = 'dns.env';
    if (one.envs !== undefined) one.envs = ['dns.env'];
  }
  if (r.chance(0.25)) one.options = r.pick({ disableNameSuffixHash: true }, { labels: { made: 'here' } }, { immutable: true }, { annotations: { a: 'b' } });
  return one;
}

/** A configuration of a plugin that the tool has. */
function transformer(r) {
  const common = { apiVersion: 'builtin' };
  const named = { metadata: { name: 'step' } };
  const specs = [{ path: 'metadata/name' }];
  return r.pick(
    { ...common, kind: 'NamespaceTransformer', metadata: { name: 'step', namespace: 'dns' }, ...(r.chance(0.6) ? { unsetOnly: r.chance(0.7) } : {}), ...(r.chance(0.3) ? { fieldSpecs: [{ path: 'metadata/namespace', create: true }] } : {}) },
    { ...common, kind: 'PrefixTransformer', ...named, prefix: 'x-', fieldSpecs: r.pick(specs, [{ path: 'metadata/name', kind: 'ConfigMap' }], []) },
    { ...common, kind: 'SuffixTransformer', ...named, suffix: '-x', fieldSpecs: specs },
    { ...common, kind: 'PrefixSuffixTransformer', ...named, prefix: 'x-', fieldSpecs: specs },
    { ...common, kind: 'LabelTransformer', ...named, labels: pairs(r), fieldSpecs: r.pick([{ path: 'metadata/labels', create: true }], [{ path: 'spec/selector', kind: 'Service', create: true }], [{ path: 'spec/template/metadata/labels', kind: 'Deployment' }]) },
    { ...common, kind: 'AnnotationsTransformer', ...named, annotations: { a: 'b' }, fieldSpecs: [{ path: 'metadata/annotations', create: true }] },
    { ...common, kind: 'ImageTagTransformer', ...named, imageTag: { name: 'registry.k8s.io/coredns/coredns', newTag: 'v1.9.3' }, ...(r.chance(0.5) ? { fieldSpecs: [{ path: 'spec/template/spec/containers[]/image' }] } : {}) },
    { ...common, kind: 'ReplicaCountTransformer', ...named, replica: { name: 'coredns', count: 3 }, fieldSpecs: [{ path: 'spec/replicas', create: true }] },
    { ...common, kind: 'PatchTransformer', ...named, target: target(r, 'ConfigMap'), patch: stringify([{ op: 'replace', path: '/data/Corefile', value: corefile(r) }]) },
    { ...common, kind: 'PatchTransformer', ...named, patch: stringify(merging(identity(r, 'ConfigMap'), { data: { Corefile: corefile(r) } })) },
    { ...common, kind: 'PatchStrategicMergeTransformer', ...named, patches: stringify(merging(identity(r, 'ConfigMap'), { data: { Corefile: corefile(r) } })) },
    { ...common, kind: 'PatchJson6902Transformer', ...named, target: { kind: 'ConfigMap', version: 'v1', name: 'coredns', ...(r.chance(0.8) ? { namespace: 'kube-system' } : {}) }, jsonOp: stringify([{ op: 'replace', path: '/data/Corefile', value: corefile(r) }]) },
    { ...common, kind: 'ReplacementTransformer', ...named, replacements: [replacement(r)] },
    { ...common, kind: 'HashTransformer', ...named },
    { ...common, kind: 'NoSuchTransformer', ...named },
  );
}

const FIELDS = [
  ({ r }) => ({ namespace: r.pick('kube-system', 'kube-system', 'dns', 'default') }),
  ({ r }) => ({ namePrefix: r.pick('a-', 'prod-') }),
  ({ r }) => ({ nameSuffix: r.pick('-b', '-v2') }),
  ({ r }) => ({ commonLabels: pairs(r) }),
  ({ r }) => ({ commonAnnotations: { note: 'said' } }),
  ({ r }) => ({
    labels: [
      {
        pairs: pairs(r),
        ...(r.chance(0.4) ? { includeSelectors: r.chance(0.8) } : {}),
        ...(r.chance(0.3) ? { includeTemplates: r.chance(0.8) } : {}),
        ...(r.chance(0.35)
          ? { fields: [r.pick({ path: 'spec/selector', kind: 'Service', create: true }, { path: 'spec/selector', kind: 'Service' }, { path: 'spec/template/metadata/labels', group: 'apps', kind: 'Deployment', create: true }, { path: 'data', kind: 'ConfigMap', create: true }, { path: 'metadata/annotations', create: false })] }
          : {}),
      },
    ],
  }),
  (context, directory) => ({ configMapGenerator: [generator(context, directory)] }),
  (context, directory) => ({ configMapGenerator: [generator(context, directory)] }),
  (context, directory) => ({ secretGenerator: [generator(context, directory)] }),
  ({ r }) => ({ generatorOptions: r.pick({ disableNameSuffixHash: true }, { labels: { made: 'here' } }, { immutable: true }, { annotations: { a: 'b' } }) }),
  (context, directory) => {
    const { r } = context;
    const [kind, patch] = mergePatch(context, directory);
    const { inline, path } = placedText(context, directory, patch);
    return { patches: [{ ...(inline === undefined ? { path } : { patch: inline }), ...(r.chance(0.35) ? { target: target(r, kind) } : {}), ...(r.chance(0.08) ? { options: r.pick({ allowNameChange: true }, { allowKindChange: true }) } : {}) }] };
  },
  (context, directory) => {
    const [, patch] = mergePatch(context, directory);
    const { inline, path } = placedText(context, directory, patch);
    return { patches: [inline === undefined ? { path } : { patch: inline }] };
  },
  (context, directory) => {
    const { r } = context;
    const kind = r.pick('ConfigMap', 'Deployment', 'Service');
    const { inline, path } = placedText(context, directory, jsonOperations(r, kind), true);
    return { patches: [{ ...(inline === undefined ? { path } : { patch: inline }), target: target(r, kind) }] };
  },
  (context, directory) => {
    const [, patch] = mergePatch(context, directory);
    const { inline, path } = placedText(context, directory, patch);
    return { patchesStrategicMerge: [inline ?? path] };
  },
  (context, directory) => {
    const { r } = context;
    const kind = r.pick('ConfigMap', 'Deployment', 'Service');
    const { inline, path } = placedText(context, directory, jsonOperations(r, kind), true);
    const group = kind === 'Deployment' ? { group: 'apps' } : {};
    return { patchesJson6902: [{ target: { ...group, version: 'v1', kind, name: NAMES[kind], ...(r.chance(0.8) ? { namespace: 'kube-system' } : {}) }, ...(inline === undefined ? { path } : { patch: inline }) }] };
  },
  ({ r }) => ({ replicas: [{ name: r.pick('coredns', 'coredns', 'absent'), count: 2 }] }),
  ({ r }) => ({ images: [r.pick({ name: 'registry.k8s.io/coredns/coredns', newTag: 'v1.9.3' }, { name: 'registry.k8s.io/coredns/coredns', newName: 'mirror/dns' }, { name: 'registry.k8s.io/coredns/coredns', digest: `sha256:${'0'.repeat(64)}` }, { name: 'coredns', newTag: '1.2.3' }, { name: 'registry.k8s.io/coredns/.*', newTag: '1.6.0' }, { name: 'registry.k8s.io/coredns/coredns', tagSuffix: '-x' })] }),
  (context, directory) => {
    const { r, files } = context;
    if (r.chance(0.8)) return { replacements: [replacement(r)] };
    const path = `replacement-${context.patches++}.yaml`;
    files[`${directory}/${path}`] = stringify(r.chance(0.5) ? [replacement(r)] : replacement(r));
    return { replacements: [{ path }] };
  },
  ({ r }) => ({ replacements: [{ source: { kind: 'ConfigMap', name: 'settings', fieldPath: r.pick('data.ip', 'data.up') }, targets: [{ select: { kind: 'ConfigMap', name: 'coredns' }, fieldPaths: ['data.Corefile'], options: { delimiter: ' ', index: 7 } }] }] }),
  ({ r }) => ({ vars: [{ name: 'CLUSTER_DNS', objref: { apiVersion: 'v1', kind: 'Service', name: 'kube-dns', ...(r.chance(0.5) ? { namespace: 'kube-system' } : {}) }, fieldref: { fieldpath: r.pick('spec.clusterIP', 'spec.clusterIP', 'metadata.name') } }] }),
  (context, directory) => {
    context.files[`${directory}/config.yaml`] = stringify({ varReference: [{ path: 'data/Corefile', kind: 'ConfigMap' }] });
    return {
      vars: [{ name: 'CLUSTER_DNS', objref: { apiVersion: 'v1', kind: 'Service', name: 'kube-dns', namespace: 'kube-system' }, fieldref: { fieldpath: 'spec.clusterIP' } }],
      configurations: ['config.yaml'],
    };
  },
  (context, directory) => {
    const { r, files } = context;
    files[`${directory}/config.yaml`] = stringify(
      r.pick(
        { nameReference: [{ kind: 'ConfigMap', fieldSpecs: [{ path: 'spec/clusterIP', kind: 'Service' }] }] },
        { commonLabels: [{ path: 'spec/selector', kind: 'Service', create: true }] },
        { namespace: [{ path: 'spec/clusterIP', kind: 'Service' }] },
        { namePrefix: [{ path: 'spec/dnsPolicy' }] },
        { images: [{ path: 'spec/template/spec/image', kind: 'Deployment' }] },
        { commonAnnotations: [{ path: 'spec/selector', kind: 'Service', create: true }] },
      ),
    );
    return { configurations: ['config.yaml'] };
  },
  (context, directory) => {
    const { r, files } = context;
    const config = transformer(r);
    if (r.chance(0.5)) return { transformers: [stringify(config, { lineWidth: 0 })] };
    const path = `transformer-${context.patches++}.yaml`;
    files[`${directory}/${path}`] = [config];
    return { transformers: [path] };
  },
  (context, directory) => {
    const { r, files } = context;
    const { name, namespace, ...rest } = generator(context, directory);
    const config = { apiVersion: 'builtin', kind: 'ConfigMapGenerator', metadata: { name, ...(namespace === undefined ? {} : { namespace }) }, ...rest };
    if (r.chance(0.5)) return { generators: [stringify(config, { lineWidth: 0 })] };
    files[`${directory}/generator.yaml`] = [config];
    return { generators: ['generator.yaml'] };
  },
  ({ r }) => (r.chance(0.7) ? {} : { validators: [stringify({ apiVersion: 'builtin', kind: 'LabelTransformer', metadata: { name: 'v' }, labels: { x: 'y' }, fieldSpecs: [{ path: 'metadata/labels', create: true }] })] }),
  ({ r }) => ({ buildMetadata: [r.pick('originAnnotations', 'transformerAnnotations', 'managedByLabel')] }),
  ({ r }) => ({ sortOptions: { order: r.pick('fifo', 'legacy') } }),
  (context, directory) => {
    context.files[`${directory}/crd.json`] = '{}';
    return { crds: ['crd.json'] };
  },
  (context, directory) => {
    context.files[`${directory}/schema.json`] = JSON.stringify({ definitions: {} });
    return { openapi: { path: 'schema.json' } };
  },
  // Most of what is unknown to the tool is refused, and a tree has many fields.
  ({ r }) => (r.chance(0.15) ? { [r.pick('unknownField', 'imageTags', 'ressources')]: [] } : {}),
];
