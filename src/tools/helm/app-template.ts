import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapFact, ServiceFact } from '../../core/facts/objects.ts';
import type { Container, EnvVar, Mount, Volume, WorkloadFact } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { readCapabilities } from '../../languages/kubernetes/workload.ts';
import { balancerAddresses, isBalanced } from '../../languages/shared/balancer-addresses.ts';
import { labelsField, locatedText, type Reader, textListField } from '../../languages/shared/fields.ts';
import { madeContainer, madeWorkload } from '../../languages/shared/made-objects.ts';
import { mayBeResolver } from '../../languages/shared/resolver-images.ts';
import { commandWords } from '../../languages/shared/shell-words.ts';
import {
  child,
  entries,
  entryOf,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { literalText } from './layers.ts';
import { type Release, readerOf } from './release.ts';

/** By layout, which no other chart has: `chartRef` names an OCIRepository, often called after the application. */
export function isLaidOutAsApps(spec: YamlNode | undefined): boolean {
  if (scalarText(child(spec, 'chartRef', 'kind')) !== 'OCIRepository') return false;
  const [first] = entries(child(spec, 'values', 'controllers'));
  return first !== undefined && child(first.value, 'containers')?.kind === 'map';
}

interface StatedRelease extends Pick<Release, 'name' | 'namespace'> {
  readonly values: YamlNode;
  readonly reader: Reader;
}

/** bjw-s-labs/helm-charts charts/other/app-template. */
export function appTemplateFactsOf({ name, namespace, layers }: Release): readonly Fact[] {
  const reader = readerOf(layers);
  const values = layers.at(-1)?.root;
  if (reader === undefined || values === undefined) return [];
  const release = { name, namespace, values, reader };
  const image = entryOf(values, 'image');
  // Before version 2 the container of the one controller is at the top.
  const isOld = image !== undefined && child(values, 'controllers') === undefined;
  const all = isOld ? [{ ...image, key: 'main', value: values }] : enabled(values, 'controllers');
  const names = namesOf(release, 'controllers');
  const workloads = all.flatMap((one) => workloadOf(release, one, names.get(one.key) ?? fullName(release)));
  if (workloads.length === 0) return [];
  return [...workloads, ...configMaps(reader, release), ...services(reader, release, all)];
}

type Group = 'controllers' | 'configMaps' | 'persistence' | 'service';

/** Before version 2 only what says so. */
function enabled(values: YamlNode, group: Group): readonly YamlEntry[] {
  const isOld = group !== 'service' && child(values, 'controllers') === undefined;
  return entries(child(values, group)).filter((one) => {
    const enabled = scalarText(child(one.value, 'enabled'));
    return enabled === undefined ? !isOld : enabled !== 'false';
  });
}

function workloadOf(release: StatedRelease, controller: YamlEntry, name: string): readonly WorkloadFact[] {
  const { reader, values } = release;
  const { document } = reader;
  const containers = [
    ...entries(child(controller.value, 'initContainers')).map((one) => ({ one, init: true })),
    ...(controller.value === values ? [controller] : entries(child(controller.value, 'containers'))).map((one) => ({
      one,
      init: false,
    })),
  ];
  const read = containers.map(({ one, init }) => containerOf(release, controller.key, one, init));
  if (!read.some((one) => !one.init && mayBeResolver(one.image?.value ?? ''))) return [];
  const at = placeOfKey(document, controller);
  const options = [child(controller.value, 'pod'), child(values, 'defaultPodOptions'), values];
  const option = (key: string): YamlNode | undefined =>
    options.map((one) => child(one, key)).find((one) => one !== undefined);
  const policy = locatedText(document, option('dnsPolicy'));
  const config = options.find((one) => child(one, 'dnsConfig') !== undefined);
  const nameservers = textListField(reader, child(config, 'dnsConfig'), 'nameservers') ?? [];
  const kind =
    scalarText(child(controller.value, 'type')) ?? scalarText(child(values, 'controller', 'type')) ?? 'deployment';
  return [
    madeWorkload({
      namespace: release.namespace,
      workload: kind === 'daemonset' ? 'DaemonSet' : kind === 'statefulset' ? 'StatefulSet' : 'Deployment',
      name,
      labels: labelsOf(release, controller.key),
      hostNetwork: scalarText(option('hostNetwork')) === 'true',
      ...defined({
        dnsPolicy: policy !== undefined && policy.value !== '' ? policy : undefined,
        dnsConfig: config !== undefined ? { nameservers, at } : undefined,
      }),
      containers: read,
      volumes: volumesOf(release),
      at,
    }),
  ];
}

function labelsOf(release: StatedRelease, controller: string): Readonly<Record<string, string>> {
  return {
    'app.kubernetes.io/name': release.name,
    'app.kubernetes.io/instance': release.name,
    'app.kubernetes.io/controller': controller,
    'app.kubernetes.io/component': controller,
  };
}

function containerOf(release: StatedRelease, controller: string, container: YamlEntry, init: boolean): Container {
  const { document } = release.reader;
  const node = container.value;
  const repository =
    locatedText(document, child(node, 'image', 'repository')) ?? locatedText(document, child(node, 'image'));
  const tag = scalarText(child(node, 'image', 'tag'));
  const image =
    repository === undefined
      ? undefined
      : { value: tag === undefined ? repository.value : `${repository.value}:${tag}`, at: repository.at };
  return madeContainer({
    name: container.key,
    init,
    ...defined({ image }),
    words: commandWords([...textsOf(child(node, 'command')), ...textsOf(child(node, 'args'))]),
    env: environment(release.reader, child(node, 'env')),
    mounts: mountsOf(release, controller, container.key),
    ...defined({
      replacesEntrypoint: child(node, 'command') !== undefined || undefined,
      dropsNetBind: readCapabilities(child(node, 'securityContext')),
      envFrom: child(node, 'envFrom') !== undefined || undefined,
    }),
  });
}

function textsOf(node: YamlNode | undefined): readonly SourceText[] {
  const list = node?.kind === 'sequence' ? items(node) : node === undefined ? [] : [node];
  return list.flatMap((item) => sourceOf(item) ?? []);
}

/** A map from name to text, or a list of `name` and `value`; references have no value here. */
function environment(reader: Reader, node: YamlNode | undefined): readonly EnvVar[] {
  const { document } = reader;
  const map = entries(node).map((entry): EnvVar => {
    const text = locatedText(document, entry.value) ?? locatedText(document, child(entry.value, 'value'));
    return { name: entry.key, value: literalText(text?.value), at: text?.at ?? placeOfKey(document, entry) };
  });
  const list = items(node).flatMap((item): EnvVar[] => {
    const text = locatedText(document, child(item, 'value'));
    const name = locatedText(document, child(item, 'name'));
    return name === undefined ? [] : [{ name: name.value, value: literalText(text?.value), at: text?.at ?? name.at }];
  });
  return [...map, ...list];
}

function volumesOf(release: StatedRelease): readonly Volume[] {
  const names = namesOf(release, 'configMaps');
  return enabled(release.values, 'persistence').map((persistence): Volume => {
    const type = scalarText(child(persistence.value, 'type')) ?? 'persistentVolumeClaim';
    if (type !== 'configMap') return { name: persistence.key, source: { kind: 'other', type } };
    const identifier = scalarText(child(persistence.value, 'identifier'));
    const named = scalarText(child(persistence.value, 'name'));
    const own = identifier === undefined ? persistence.key : names.get(identifier);
    const name = named === undefined ? (own ?? persistence.key) : renderedName(release, named);
    return { name: persistence.key, source: { kind: 'config-map', name, optional: false } };
  });
}

/** By key. Before version 4 the key is also in the name of the only one, as a mount then says. */
function namesOf(release: StatedRelease, group: Group): ReadonlyMap<string, string> {
  const all = enabled(release.values, group);
  const isMap = group === 'configMaps' && all.length === 1;
  const mounts = isMap ? enabled(release.values, 'persistence').map((one) => child(one.value, 'name')) : [];
  const mounted = new Set(mounts.map((one) => renderedName(release, scalarText(one) ?? '')));
  const isLong = all.length > 1 ? () => true : (name: string) => mounted.has(name);
  return new Map(all.map((one) => [one.key, nameOf(release, one, isLong)]));
}

/** lib/common/_determineResourceNameFromValues.tpl; before version 4 `nameOverride`. */
function nameOf(release: StatedRelease, { key, value }: YamlEntry, isLong: (name: string) => boolean): string {
  const said = (name: string): string => renderedName(release, scalarText(child(value, name)) ?? '');
  const [forced, prefix, suffix, older] = [said('forceRename'), said('prefix'), said('suffix'), said('nameOverride')];
  if (forced !== '') return forced.toLowerCase();
  const full = fullName(release);
  const begun = prefix === '' || prefix === full ? full : `${prefix}-${full}`;
  const long = begun === key || begun.endsWith(`-${key}`) ? begun : `${begun}-${key}`;
  const name = older !== '' ? `${begun}-${older}` : isLong(long) ? long : begun;
  return (suffix === '' || name.endsWith(`-${suffix}`) ? name : `${name}-${suffix}`).toLowerCase();
}

/** lib/chart/_names.tpl; app-template's own name is that of the release. */
function fullName({ name, values }: StatedRelease): string {
  const said = (key: string): string =>
    scalarText(child(values, 'global', key)) || scalarText(child(values, key)) || '';
  const [full, short] = [said('fullnameOverride'), scalarText(child(values, 'global', 'nameOverride')) ?? ''];
  return full || (name.includes(short) ? name : `${name}-${short}`);
}

/** Names are templates. */
function renderedName(release: StatedRelease, text: string): string {
  return text.replace(NAMES, (_, field: string | undefined) =>
    field === 'Namespace' ? release.namespace : field === 'Name' ? release.name : fullName(release),
  );
}

const NAMES =
  /\{\{-?\s{0,8}(?:\$?\.Release\.(Name|Namespace)|include\s{1,8}"bjw-s\.common\.lib\.chart\.names\.fullname"\s{1,8}[.$])\s{0,8}-?\}\}/g;

/** `globalMounts` of every container, `advancedMounts` of the named one; without either at /NAME. */
function mountsOf(release: StatedRelease, controller: string, container: string): readonly Mount[] {
  return enabled(release.values, 'persistence').flatMap((persistence): Mount[] => {
    const advanced = child(persistence.value, 'advancedMounts', controller, container);
    const global = child(persistence.value, 'globalMounts');
    const isPlain = global === undefined && child(persistence.value, 'advancedMounts') === undefined;
    return (isPlain ? [persistence.value] : [...items(advanced), ...items(global)]).map((mount) => {
      const subPath = scalarText(child(mount, 'subPath'));
      return {
        volume: persistence.key,
        path: scalarText(child(mount, isPlain ? 'mountPath' : 'path')) ?? `/${persistence.key}`,
        ...defined({ subPath: subPath || undefined }),
      };
    });
  });
}

function configMaps(reader: Reader, release: StatedRelease): readonly ConfigMapFact[] {
  const names = namesOf(release, 'configMaps');
  return enabled(release.values, 'configMaps').map((configMap) => ({
    kind: 'config-map',
    namespace: release.namespace,
    name: names.get(configMap.key) ?? configMap.key,
    data: entries(child(configMap.value, 'data')).flatMap((entry) => {
      const text = sourceOf(entry.value);
      return text === undefined ? [] : [{ key: entry.key, text, at: placeOfKey(reader.document, entry) }];
    }),
    at: placeOfKey(reader.document, configMap),
  }));
}

function services(reader: Reader, release: StatedRelease, controllers: readonly YamlEntry[]): readonly ServiceFact[] {
  const { document } = reader;
  const list = enabled(release.values, 'service');
  const names = namesOf(release, 'service');
  return list.flatMap((service): ServiceFact[] => {
    const controller = scalarText(child(service.value, 'controller')) ?? controllers[0]?.key ?? '';
    const ports = entries(child(service.value, 'ports')).flatMap((entry) => {
      const port = Number(scalarText(child(entry.value, 'port')));
      const target = scalarText(child(entry.value, 'targetPort'));
      const protocol = scalarText(child(entry.value, 'protocol')) ?? 'TCP';
      if (!Number.isInteger(port)) return [];
      return [
        {
          name: entry.key,
          port,
          targetPort: target === undefined ? port : /^\d+$/.test(target) ? Number(target) : target,
          protocol,
        },
      ];
    });
    const written = ['loadBalancerIP', 'clusterIP'].map((key) => locatedText(document, child(service.value, key)));
    const type = scalarText(child(service.value, 'type')) ?? 'ClusterIP';
    const [address, cluster] = written;
    const requested = [
      ...(address === undefined ? [] : [address]),
      ...balancerAddresses(child(service.value, 'annotations')),
    ];
    const selector =
      entryOf(service.value, 'extraSelectorLabels') === undefined
        ? {}
        : labelsField(reader, service.value, 'extraSelectorLabels');
    return [
      {
        kind: 'service',
        namespace: release.namespace,
        name: names.get(service.key) ?? service.key,
        type,
        clusterIPs: cluster === undefined || cluster.value === '' || cluster.value === 'None' ? [] : [cluster],
        headless: cluster?.value === 'None',
        externalIPs: [
          ...(textListField(reader, service.value, 'externalIPs') ?? []),
          ...(isBalanced(type) ? requested : []),
        ],
        selector: {
          'app.kubernetes.io/name': release.name,
          'app.kubernetes.io/controller': controller,
          ...selector,
        },
        ports,
        at: placeOfKey(document, service),
      },
    ];
  });
}
