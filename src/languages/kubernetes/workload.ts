import { parseAddress } from '../../core/dns/endpoint.ts';
import type { AutoscalerFact, Labels } from '../../core/facts/objects.ts';
import type {
  ConfigMapSource,
  Container,
  ContainerPort,
  EnvSource,
  EnvVar,
  KnownHost,
  Mount,
  Volume,
  WorkloadFact,
} from '../../core/facts/workload.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { expandReferences } from '../../core/text/variable-references.ts';
import { DECIDES } from '../../read/carriers/nested-objects.ts';
import {
  child,
  entries,
  entryOf,
  isExpression,
  isNull,
  items,
  mayContainMore,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { dropsNetBind } from '../shared/capabilities.ts';
import {
  beginningOf,
  booleanField,
  expressionIn,
  labelsField,
  listField,
  locatedText,
  mapField,
  numberField,
  presentEntry,
  type Reader,
  textField,
  textListField,
} from '../shared/fields.ts';
import { commandWords } from '../shared/shell-words.ts';
import { readMetadata } from './metadata.ts';

export interface WorkloadKind {
  readonly kind: string;
  readonly groups: readonly string[];
  readonly template: readonly string[];
}

const SPEC_TEMPLATE = ['spec', 'template'] as const;
/** `extensions`: before Kubernetes 1.16. */
export const WORKLOADS: readonly WorkloadKind[] = [
  { kind: 'Deployment', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
  { kind: 'DaemonSet', groups: ['apps', 'extensions', 'apps.kruise.io'], template: SPEC_TEMPLATE },
  { kind: 'ReplicaSet', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
  { kind: 'StatefulSet', groups: ['apps', 'apps.kruise.io'], template: SPEC_TEMPLATE },
  { kind: 'ReplicationController', groups: [''], template: SPEC_TEMPLATE },
  { kind: 'Job', groups: ['batch'], template: SPEC_TEMPLATE },
  { kind: 'CronJob', groups: ['batch'], template: ['spec', 'jobTemplate', 'spec', 'template'] },
  { kind: 'Pod', groups: [''], template: [] },
  // argo-rollouts pkg/apis/rollouts/v1alpha1 RolloutSpec, openkruise apis/apps CloneSetSpec: a Deployment's template.
  { kind: 'Rollout', groups: ['argoproj.io'], template: SPEC_TEMPLATE },
  { kind: 'CloneSet', groups: ['apps.kruise.io'], template: SPEC_TEMPLATE },
  { kind: 'PodTemplate', groups: [''], template: ['template'] },
];

/** Kinds with `replicas`. */
const SCALED: ReadonlySet<string> = new Set(
  'Deployment ReplicaSet StatefulSet ReplicationController Rollout CloneSet'.split(' '),
);

const BRINGS_MORE = /\b(?:containers|template|include|toYaml|tpl|indent|nindent|range|block|content)\b/;

/**
 * Only ever merged into a workload that is there (server-side apply, an assertion of KUTTL), and without what decides about
 * DNS: no API server takes one without containers (pkg/apis/core/validation ValidatePodSpec).
 */
function isPartial({ source, template: isOpen }: YamlDocument, template: YamlNode | undefined): boolean {
  // What is rendered may have more.
  if (isOpen !== undefined && BRINGS_MORE.test(source.text)) return false;
  const pod = child(template, 'spec');
  const isStated = ['containers', ...DECIDES].some((key) => child(pod, key) !== undefined);
  const isFilledIn = [template, pod].some((node) => node?.kind === 'scalar' && !isNull(node));
  return !isStated && !isFilledIn && child(template, 'metadata', 'labels') === undefined;
}

/** Labels and `dnsPolicy` are the template's; an empty `dnsPolicy` is absent. */
export function readWorkload(reader: Reader, kind: WorkloadKind): readonly WorkloadFact[] {
  const { document } = reader;
  const template = child(document.root, ...kind.template);
  if (kind.template.length > 0 && isPartial(document, template)) return [];
  const metadata = readMetadata(reader);
  const spec = mapField(reader, template, 'spec');
  const specEntry = entryOf(template, 'spec');
  const dnsPolicy = textField(reader, spec, 'dnsPolicy');
  const dnsPolicyUnknown = policyUnknown(reader, child(template, 'spec'), dnsPolicy);
  const hostNetwork = booleanField(reader, spec, 'hostNetwork') ?? false;
  const assumes = networkUnknown(reader, child(template, 'spec'), hostNetwork);
  const replicas = replicasOf(kind, document.root);
  const labels =
    kind.template.length === 0 ? metadata.labels : labelsField(reader, child(template, 'metadata'), 'labels');
  const stops =
    stoppedBy(kind, replicas, child(document.root, 'spec'), child(template, 'spec')) ?? refusedBy(reader, labels);
  const mayDiffer = stops && `${kind.kind} ${metadata.name}, ${stops}`;
  const isStopped = stops !== undefined && stops !== PAUSED && stops !== REFUSED;
  return [
    {
      kind: 'workload',
      namespace: metadata.namespace,
      ...defined({ isInDefault: metadata.isInDefault }),
      workload: kind.kind,
      name: metadata.name,
      labels,
      hostNetwork: hostNetwork && assumes === undefined,
      ...defined({
        nodes: nodesOf(kind, metadata, child(template, 'spec')),
        serviceLinks: booleanField(reader, spec, 'enableServiceLinks'),
      }),
      ...defined({ assumes: assumes !== undefined ? [assumes] : undefined, mayDiffer }),
      ...defined({ replicas, isStopped: isStopped || undefined, isReadyLater: isReadyLater(child(template, 'spec')) }),
      ...(dnsPolicyUnknown !== undefined
        ? { dnsPolicyUnknown }
        : dnsPolicy !== undefined && dnsPolicy.value !== '' && { dnsPolicy }),
      ...defined({ dnsConfig: readDnsConfig(reader, spec), hosts: readHostAliases(reader, spec) }),
      containers: [
        ...items(listField(reader, spec, 'initContainers')).map((node) => readContainer(reader, node, true)),
        ...items(listField(reader, spec, 'containers')).map((node) => readContainer(reader, node, false)),
      ],
      volumes: items(listField(reader, spec, 'volumes')).map((node) => readVolume(reader, node)),
      podSpecAt: specEntry === undefined ? beginningOf(document) : placeOfKey(document, specEntry),
      at: metadata.at,
    },
  ];
}

/** pkg/kubelet/status GeneratePodReadyCondition, of containers and sidecars. */
function isReadyLater(spec: YamlNode | undefined): true | undefined {
  const containers = ['initContainers', 'containers'].flatMap((key) => items(child(spec, key)));
  const isProbed = containers.some((one) =>
    ['readinessProbe', 'startupProbe'].some((key) => entries(child(one, key)).length > 0),
  );
  return isProbed || items(child(spec, 'readinessGates')).length > 0 || undefined;
}

/** A DaemonSet is on all nodes that it selects, what names its node is there; where others are is the scheduler's choice. */
function nodesOf(
  { kind }: WorkloadKind,
  { namespace, name }: Pick<WorkloadFact, 'namespace' | 'name'>,
  spec: YamlNode | undefined,
): string | undefined {
  const own = `${namespace}/${kind}/${name}`;
  const selector = child(spec, 'nodeSelector');
  const labels = (selector === undefined ? [] : entries(selector)).map(({ key, value }) => [key, value] as const);
  const node = child(spec, 'nodeName');
  const isChosen =
    node === undefined && (kind !== 'DaemonSet' || child(spec, 'affinity', 'nodeAffinity') !== undefined);
  const parts = [...labels, ...(node === undefined ? [] : [['nodeName', node] as const])].map(([key, value]) => {
    const text = scalarText(value) ?? '';
    return text === '' || isPlaceholder(text) ? own : `${key.replace(/^(?:beta\.)?kubernetes\.io\/os$/, 'os')}=${text}`;
  });
  // Servers of DNS are of Linux.
  const all = [...(isChosen ? [own] : []), ...parts.filter((part) => part !== 'os=linux')];
  return all.length === 0 ? undefined : [...new Set(all)].sort().join();
}

/** KEDA's `kind` is Deployment by default. */
export function readAutoscaler(reader: Reader): readonly AutoscalerFact[] {
  const { namespace, isInDefault, at } = readMetadata(reader);
  const target = child(reader.document.root, 'spec', 'scaleTargetRef');
  const name = scalarText(child(target, 'name')) ?? '';
  const own = { namespace, ...defined({ isInDefault }) };
  return [{ kind: 'autoscaler', ...own, workload: scalarText(child(target, 'kind')) ?? 'Deployment', name, at }];
}

/** One by default (apps/v1 DeploymentSpec); of a Pod too. */
function replicasOf({ kind }: WorkloadKind, root: YamlNode): number | undefined {
  if (!SCALED.has(kind)) return kind === 'Pod' ? 1 : undefined;
  const stated = child(root, 'spec', 'replicas');
  if (stated === undefined) return 1;
  const text = scalarText(stated) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

const REFUSED = 'whose selector wants other labels than its pods have, is in the cluster';

/** `selector` does not match template `labels` (kubernetes pkg/apis/apps/validation ValidatePodTemplateSpecForReplicaSet). */
function refusedBy({ document: { root, template } }: Reader, labels: Labels): string | undefined {
  const wanted = child(root, 'spec', 'selector', 'matchLabels');
  if (wanted === undefined || template !== undefined) return undefined;
  const isOther = entries(wanted).some(({ key, value }) => {
    const text = scalarText(value);
    return text !== undefined && !isPlaceholder(text) && !isPlaceholder(labels[key] ?? '') && labels[key] !== text;
  });
  return isOther ? REFUSED : undefined;
}

const PAUSED = 'which is paused, has pods of this template';

/** What keeps it from having pods (batch/v1 JobSpec, CronJobSpec; core/v1 PodTemplate; apps/v1 DeploymentSpec: a paused one rolls nothing out), and what then must happen. */
function stoppedBy(
  { kind }: WorkloadKind,
  replicas: number | undefined,
  spec: YamlNode | undefined,
  pod: YamlNode | undefined,
): string | undefined {
  const isTrue = (node: YamlNode | undefined): boolean => /^true$/i.test(scalarText(node) ?? '');
  if (replicas === 0) return 'which states 0 replicas, is scaled up';
  if (kind === 'PodTemplate') return 'which is no pod by itself, is made into one';
  if (isTrue(child(spec, 'suspend')) || isTrue(child(spec, 'jobTemplate', 'spec', 'suspend')))
    return 'which is suspended, is resumed';
  if (items(child(pod, 'schedulingGates')).length > 0) return 'whose pods wait at a scheduling gate, passes it';
  if (kind === 'Job' && scalarText(child(spec, 'parallelism')) === '0') return 'which states no pods, is resumed';
  return isTrue(child(spec, 'paused')) ? PAUSED : undefined;
}

/** Lines that the kubelet adds to /etc/hosts (pkg/kubelet/kubelet_pods.go hostsEntriesFromHostAliases). */
function readHostAliases(reader: Reader, spec: YamlNode | undefined): readonly KnownHost[] | undefined {
  const hosts = items(listField(reader, spec, 'hostAliases')).flatMap((node): readonly KnownHost[] => {
    const ip = textField(reader, node, 'ip');
    const to = ip === undefined ? undefined : parseAddress(ip.value);
    if (ip === undefined || to === undefined) return [];
    return (textListField(reader, node, 'hostnames') ?? []).map(({ value, at }) => ({
      name: value.toLowerCase().replace(/\.$/, ''),
      to: { value: to, at: ip.at },
      description: `hostAliases gives ${value} the address ${to}`,
      at,
    }));
  });
  return hosts.length > 0 ? hosts : undefined;
}

export function readDnsConfig(reader: Reader, node: YamlNode | undefined): WorkloadFact['dnsConfig'] {
  const entry = presentEntry(node, 'dnsConfig');
  if (entry === undefined) return undefined;
  return {
    nameservers: textListField(reader, entry.value, 'nameservers') ?? [],
    at: placeOfKey(reader.document, entry),
  };
}

/** Where a template's expression is or may bring the dnsPolicy, or another object has it. */
function policyUnknown(
  reader: Reader,
  spec: YamlNode | undefined,
  policy: Located<string> | undefined,
): Located<string> | undefined {
  const { document } = reader;
  const entry = entryOf(spec, 'dnsPolicy');
  const at = entry === undefined ? beginningOf(document) : placeOfKey(document, entry);
  if (entry === undefined && isPart(document.root))
    return { value: 'the object into which Flux merges this one decides its dnsPolicy', at };
  if (document.template === undefined) return undefined;
  if (policy !== undefined && isExpression(policy.value))
    return { value: `dnsPolicy is filled in by the template: ${policy.value}`, at };
  if (entry === undefined && mayContainMore(document, spec))
    return { value: 'the template may bring a dnsPolicy that is not written here', at };
  return undefined;
}

/** Flux keeps what this object leaves unset (fluxcd.io, Kustomization, `ssa`). */
function isPart(root: YamlNode): boolean {
  const ssa = scalarText(child(root, 'metadata', 'annotations', 'kustomize.toolkit.fluxcd.io/ssa'));
  return ssa !== undefined && /^(?:merge|ifnotpresent|ignore)$/i.test(ssa);
}

function networkUnknown(reader: Reader, spec: YamlNode | undefined, hostNetwork: boolean): string | undefined {
  const { document } = reader;
  if (document.template === undefined) return undefined;
  const entry = entryOf(spec, 'hostNetwork');
  if (entry === undefined) return undefined;
  const conditional =
    conditionsAt(placeOfKey(document, entry)).length > conditionsAt(beginningOf(document, spec)).length;
  if (hostNetwork ? conditional : expressionIn(document, entry.value) !== undefined)
    return 'the template gives the pod its own network, without hostNetwork';
  return undefined;
}

export function readContainer(reader: Reader, node: YamlNode, init: boolean): Container {
  const image = textField(reader, node, 'image');
  const directory = textField(reader, node, 'workingDir')?.value;
  const env = items(listField(reader, node, 'env')).map((item) => readEnv(reader, item));
  const envFrom = items(child(node, 'envFrom')).map(readEnvSource);
  const words = readWords(reader, node, envFrom.length > 0 ? [] : env);
  const hooks = items(child(node, 'lifecycle', 'postStart', 'exec', 'command')).flatMap(
    (item) => locatedText(reader.document, item) ?? [],
  );
  const isFilled = [...words, ...env].some(
    ({ value }) => value?.includes('$(') === true || value?.includes('$$') === true,
  );
  const comesFrom = envFrom.length > 0 || env.some((one) => one.from !== undefined);
  return {
    name: scalarText(child(node, 'name')) ?? '',
    // One that is restarted stays up beside the others (core/v1 Container, restartPolicy).
    init: init && scalarText(child(node, 'restartPolicy')) !== 'Always',
    ...defined({ image }),
    words,
    env,
    ports: items(listField(reader, node, 'ports')).flatMap((item) => readPort(reader, item)),
    mounts: items(listField(reader, node, 'volumeMounts')).map((item) => readMount(item)),
    ...defined({
      hooks: hooks.length === 0 ? undefined : hooks,
      workingDirectory: directory?.startsWith('/') === true ? directory : undefined,
      replacesEntrypoint: items(child(node, 'command')).length > 0 || undefined,
      dropsNetBind: readCapabilities(child(node, 'securityContext')),
      envFrom: envFrom.length > 0 || undefined,
      references: isFilled || comesFrom ? envFrom : undefined,
    }),
  };
}

/** core/v1 SecurityContext. */
export function readCapabilities(context: YamlNode | undefined): true | undefined {
  const listed = (key: string): readonly string[] =>
    items(child(context, 'capabilities', key)).flatMap((item) => scalarText(item) ?? []);
  const isPrivileged = /^true$/i.test(scalarText(child(context, 'privileged')) ?? '');
  return dropsNetBind({ add: listed('add'), drop: listed('drop') }, isPrivileged);
}

/** core/v1 EnvFromSource. */
function readEnvSource(node: YamlNode): EnvSource {
  const secret = child(node, 'secretRef') !== undefined || undefined;
  const ref = child(node, secret ? 'secretRef' : 'configMapRef');
  return {
    map: scalarText(child(ref, 'name')),
    secret,
    prefix: scalarText(child(node, 'prefix')) ?? '',
    optional: /^true$/i.test(scalarText(child(ref, 'optional')) ?? ''),
  };
}

/** `command` then `args`. */
function readWords(reader: Reader, node: YamlNode, env: readonly EnvVar[]): Container['words'] {
  const list = [...items(listField(reader, node, 'command')), ...items(listField(reader, node, 'args'))];
  const texts = list.flatMap((item) => sourceOf(item) ?? []);
  return commandWords(texts, (text) => scriptOf(text, env));
}

function scriptOf(text: SourceText, env: readonly EnvVar[]): SourceText {
  if (!text.text.includes('$(')) return text;
  const literal = new Map(env.map(({ name, value }) => [name, value]));
  const filled = expandReferences(text.text, (name) => {
    const value = literal.get(name);
    return value === undefined || value.includes('$') ? 'unknown' : { text: value };
  });
  return filled === undefined ? text : synthetic(extentOf(text), filled);
}

/** Without `value` and `valueFrom` it is empty (core/v1 EnvVar). */
export function readEnv(reader: Reader, node: YamlNode): EnvVar {
  const from = presentEntry(node, 'valueFrom');
  const value = from === undefined ? (scalarText(child(node, 'value')) ?? '') : undefined;
  return {
    name: scalarText(child(node, 'name')) ?? '',
    value,
    ...defined({ from: keyOfMap(from?.value), addressOf: addressOf(from?.value) }),
    at: locatedText(reader.document, child(node, 'value'))?.at ?? beginningOf(reader.document, node),
  };
}

/** pkg/kubelet/kubelet_pods.go podFieldSelectorRuntimeValue. */
function addressOf(from: YamlNode | undefined): EnvVar['addressOf'] {
  const field = scalarText(child(from, 'fieldRef', 'fieldPath'));
  return field === 'status.podIP' ? 'pod' : field === 'status.hostIP' ? 'node' : undefined;
}

function keyOfMap(from: YamlNode | undefined): EnvVar['from'] {
  const secret = child(from, 'secretKeyRef') !== undefined || undefined;
  const ref = child(from, secret ? 'secretKeyRef' : 'configMapKeyRef');
  const [map, key] = [scalarText(child(ref, 'name')), scalarText(child(ref, 'key'))];
  return map === undefined || key === undefined ? undefined : { map, key, secret };
}

function readPort(reader: Reader, node: YamlNode): readonly ContainerPort[] {
  const containerPort = numberField(reader, node, 'containerPort');
  if (containerPort === undefined) return [];
  const name = scalarText(child(node, 'name'));
  const hostPort = numberField(reader, node, 'hostPort');
  const hostIP = scalarText(child(node, 'hostIP'));
  return [
    {
      ...defined({ name: name || undefined }),
      containerPort,
      ...defined({ hostPort: hostPort || undefined, hostIP: hostIP || undefined }),
      protocol: scalarText(child(node, 'protocol')) || 'TCP',
    },
  ];
}

export function readMount(node: YamlNode): Mount {
  const subPath = scalarText(child(node, 'subPath')) || scalarText(child(node, 'subPathExpr'));
  return {
    volume: scalarText(child(node, 'name')) ?? '',
    path: scalarText(child(node, 'mountPath')) ?? '',
    ...defined({ subPath: subPath || undefined }),
  };
}

/** A ConfigMap or Secret, as a volume or projected; `items` select and rename keys. */
function readMapSource(reader: Reader, node: YamlNode, nameKey: 'name' | 'secretName'): ConfigMapSource {
  const list = listField(reader, node, 'items');
  const keys = items(list).map((item) => ({
    key: scalarText(child(item, 'key')) ?? '',
    path: scalarText(child(item, 'path')) ?? '',
  }));
  return {
    kind: 'config-map',
    name: scalarText(child(node, nameKey)) ?? '',
    ...defined({
      secret: nameKey === 'secretName' || undefined,
      items: list !== undefined && keys.length > 0 ? keys : undefined,
    }),
    optional: booleanField(reader, node, 'optional') ?? false,
  };
}

export function readVolume(reader: Reader, node: YamlNode): Volume {
  const name = scalarText(child(node, 'name')) ?? '';
  const configMap = presentEntry(node, 'configMap')?.value;
  if (configMap !== undefined) return { name, source: readMapSource(reader, configMap, 'name') };
  const secret = presentEntry(node, 'secret')?.value;
  if (secret !== undefined) return { name, source: readMapSource(reader, secret, 'secretName') };
  const projected = presentEntry(node, 'projected')?.value;
  if (projected !== undefined) {
    const sources = items(listField(reader, projected, 'sources')).map((item): ConfigMapSource | undefined => {
      const map = presentEntry(item, 'configMap')?.value;
      const projection = presentEntry(item, 'secret')?.value;
      // Named by `name`, like a ConfigMap (core/v1 SecretProjection).
      if (map !== undefined) return readMapSource(reader, map, 'name');
      return projection === undefined ? undefined : { ...readMapSource(reader, projection, 'name'), secret: true };
    });
    // Tokens and the downward API are no configuration.
    return { name, source: { kind: 'projected', sources: sources.filter((one) => one !== undefined) } };
  }
  const hostPath = presentEntry(node, 'hostPath')?.value;
  if (hostPath !== undefined)
    return { name, source: { kind: 'host-path', path: scalarText(child(hostPath, 'path')) ?? '' } };
  if (entryOf(node, 'emptyDir') !== undefined) return { name, source: { kind: 'empty' } };
  const type = entries(node).find((entry) => entry.key !== 'name' && !isNull(entry.value))?.key;
  // The default is an emptyDir (core/v1 defaulting).
  return type === undefined ? { name, source: { kind: 'empty' } } : { name, source: { kind: 'other', type } };
}
