/** Resources, manifests, user data and Helm releases as the provider's documents. */

import { addAll, distinctBy } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey, type Span } from '../../core/text/location.ts';
import { leavingOut, type Notice, notModelled, overriding } from '../../core/text/notice.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import {
  type Carrier,
  child,
  type Document,
  entries,
  entryOf,
  isNull,
  items,
  type NamedValue,
  type Names,
  stringOf,
  type YamlNode,
} from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { isMultipart } from '../../read/documents/multipart.ts';
import { addTemplate, isCloudConfig, looksLikeObjects } from '../../read/documents/open-text.ts';
import { isAboutResolvers } from '../../read/documents/prefilter.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { evaluate, resolved, resolvedText } from './evaluate.ts';
import { jsonBlocks } from './json-blocks.ts';
import { isKubernetes, kubernetesObject, withEncoded } from './objects.ts';
import { releaseObject } from './release.ts';
import { statedNames } from './stated-names.ts';
import { isUnknown, itemsOf, openEffort, type Scope, scopeOf } from './values.ts';

export const MAX_LENGTH: number = 4 * 1024 * 1024;
const MAX_LOCALS = 50;
const USER_DATA = ['runcmd', 'bootcmd', 'write_files'] as const;

export const terraform: Carrier = {
  id: 'terraform',
  unwrap(document, found) {
    const hcl = configurationOf(document);
    if (hcl === undefined) return;
    if (OVERRIDE.test(document.path)) return addOverrides(document.source, hcl.blocks, found.notices);
    const locals = localsOf(hcl.blocks);
    const scope = scopeOf(document.names ?? ownNames(hcl.blocks, document.source), document.source, openEffort());
    let networks = 0;
    const isAboutDns = mentionsResolvers(document.source.text);
    for (const written of hcl.blocks) {
      const block = withLocalsOf(written, locals);
      const network = isAboutDns ? networkDocument(block, document.source) : undefined;
      if (network !== undefined) networks += 1;
      if (networks === MAX_NETWORK_BLOCKS + 1)
        found.notices.push(
          beyondBound(TOO_MANY_NETWORKS, locate(document.source, block.span.start, block.span.start + 1)),
        );
      if (network !== undefined && networks <= MAX_NETWORK_BLOCKS)
        found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root: network });
      // It sets fields of an object that something else makes (the provider's resource_kubernetes_config_map_v1_data.go).
      const appliedBy = /^kubernetes_config_map_v1_data$/.test(block.labels[0] ?? '') ? 'resource' : undefined;
      for (const root of rootsOfUses(written, scope, found.notices))
        found.documents.push({
          kind: 'yaml',
          path: document.path,
          source: document.source,
          root,
          ...defined({ appliedBy }),
        });
    }
    for (const { body } of hcl.blocks)
      visitNodes(body, (node) => {
        // `yamlencode` of user data, by keys that only cloud-init has.
        if (node.kind === 'map' && USER_DATA.some((key) => items(child(node, key)).length > 0))
          found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root: node });
      });
    for (const written of hcl.texts) {
      const text = resolvedText(written, scope);
      if (text.text.includes('[settings.'))
        found.documents.push({ kind: 'text', path: `${document.path}/user-data.toml`, source: text });
      else if (/^\s{0,200}#!/.test(text.text) || isMultipart(text.text))
        found.documents.push({ kind: 'text', path: `${document.path}/user-data.sh`, source: text });
      else if (isCloudConfig(text.text) || looksLikeObjects(text.text) || isContainerLinux(text.text))
        addTemplate(found, document.path, text);
    }
  },
};

/** Merged over the other files of the module, attribute by attribute (Terraform, "Override Files"). */
const OVERRIDE = /(?:^|[/_])override\.(?:tf|tofu)(?:\.json)?$/;

/** Values and defaults are taken from them (names.ts), resources are not merged. */
function addOverrides(source: SourceText, blocks: readonly HclBlock[], notices: Notice[]): void {
  for (const { type, labels, span } of blocks) {
    const text = source.text.slice(span.start, span.end);
    if (type !== 'resource' && type !== 'module') continue;
    if (!/dns|corefile/i.test(text) && !/dns/i.test(labels.join(' '))) continue;
    const message = `this is merged over \`${labels.join('.')}\` of the other files, and not read: what it has then is not known`;
    notices.push({ kind: 'not-modelled', message, at: locate(source, span.start, span.end), writes: {} });
  }
}

function configurationOf(document: Document): ReturnType<typeof jsonBlocks> | undefined {
  if (document.onNode !== undefined || document.source.text.length > MAX_LENGTH) return undefined;
  if (document.kind === 'yaml')
    return /\.(?:tf|tofu)\.json$/.test(document.path) ? jsonBlocks(document.root) : undefined;
  if (!/\.(?:tf|tofu)$/.test(document.path)) return undefined;
  const { text } = document.source;
  return OVERRIDE.test(document.path) || MAY_STATE.test(text) || mentionsResolvers(text)
    ? readHcl(document.source)
    : undefined;
}

/** A word of each resource, module and text that becomes a document, or an escape that may spell one. */
const MAY_STATE =
  /kubernetes_|_managed_kubernetes|talos_machine|kubectl_manifest|helm_|rancher2_cluster_v2|aws_eks_|google_container_cluster|oci_containerengine|linode_lke|scaleway_k8s|ovh_cloud|ibm_container|\bmodule[ \t]+["a-z]|\[settings\.|#!|#cloud-config|multipart|apiVersion|runcmd|bootcmd|write_files|(?:storage|systemd|networkd):|\\u/i;

/** Container Linux, Flatcar and Butane, transpiled by providers (`ct_config`). */
function isContainerLinux(text: string): boolean {
  const head =
    /^(?:[ \t]{0,99}#[^\n]{0,999}\n|[ \t]{0,99}\n|---[ \t]{0,99}\n){0,50}(variant|storage|systemd|passwd|networkd|ignition|version):/;
  return head.test(text) && /^(?:storage|systemd|networkd):/m.test(text);
}

/** Literals; the first of a name. */
export function localsOf(blocks: readonly HclBlock[]): ReadonlyMap<string, YamlNode> {
  const locals = new Map<string, YamlNode>();
  for (const block of blocks) {
    if (block.type !== 'locals') continue;
    for (const { key, value } of entries(block.body)) if (!locals.has(key) && !isNull(value)) locals.set(key, value);
  }
  return locals;
}

export function withLocalsOf(block: HclBlock, locals: ReadonlyMap<string, YamlNode>): HclBlock {
  return locals.size === 0 ? block : { ...block, body: withLocals(block.body, locals, { left: MAX_LOCALS }) };
}

/** Depth is bounded by the HCL reader. A local that names another stays as it is. */
function withLocals(node: YamlNode, locals: ReadonlyMap<string, YamlNode>, budget: { left: number }): YamlNode {
  if (node.kind === 'scalar') {
    const name = node.value === null ? /^\s*local\.([\w-]{1,200})\s*$/.exec(node.text.text)?.[1] : undefined;
    const value = name === undefined ? undefined : locals.get(name);
    if (value === undefined || budget.left === 0) return node;
    budget.left -= 1;
    return value;
  }
  if (node.kind === 'sequence') return { ...node, items: node.items.map((item) => withLocals(item, locals, budget)) };
  return {
    ...node,
    entries: node.entries.map((entry) => ({
      ...entry,
      key: namedKey(entry.key, locals),
      value: withLocals(entry.value, locals, budget),
    })),
  };
}

/** `(local.NAME) = ...`. */
function namedKey(key: string, locals: ReadonlyMap<string, YamlNode>): string {
  const value = key.startsWith('local.') ? locals.get(key.slice('local.'.length)) : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'string' && value.value.length <= 253 ? value.value : key;
}

function ownNames(blocks: readonly HclBlock[], source: SourceText): Names {
  const known = new Map<string, NamedValue>();
  const names: Names = { named: (name) => known.get(name), read: () => undefined };
  for (const [name, node] of statedNames(blocks)) if (!known.has(name)) known.set(name, { node, source, names });
  return names;
}

/** Of each call of the module that writes a text of its own: what holds a Corefile, or values of a chart. */
function rootsOfUses(block: HclBlock, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const { start, end } = block.span;
  const isOfUse = OF_USES.test(block.labels[0] ?? '') && /\bvar\./.test(scope.source.text.slice(start, end));
  const uses = isOfUse ? (scope.ofUses?.() ?? []) : [];
  if (uses.length === 0) return rootsOf(block, scope, notices);
  const own: Notice[] = [];
  const roots = distinctBy(
    uses.flatMap((names) => rootsOf(block, { ...scope, ...names }, own)),
    placesIn,
  );
  if (roots.length < 2) return rootsOf(block, scope, notices);
  addAll(
    notices,
    distinctBy(own, ({ message, at }) => `${at.span.start} ${message}`),
  );
  return roots;
}

/** Where its texts are written. */
function placesIn(root: YamlNode): string {
  const places: string[] = [];
  visitNodes(root, (node) => {
    if (node.kind === 'scalar') places.push(placeKey(locate(node.text, 0, Math.min(1, node.text.text.length))));
  });
  return places.join(' ');
}
const OF_USES = /^(?:kubernetes_config_map(?:_v1)?(?:_data)?|helm_release)$/;

function rootsOf(block: HclBlock, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const [type = ''] = block.labels;
  if (block.type === 'module') return moduleOf({ ...block, body: resolved(block.body, scope) }, scope, notices);
  const isData = block.type === 'data' && /^(?:helm_template|talos_machine_configuration)$/.test(type);
  if (!isData && (block.type !== 'resource' || !(STATING.test(type) || MANAGED.test(type) || isKubernetes(type))))
    return [];
  const forEach = child(block.body, 'for_each');
  if (type === 'kubernetes_manifest' && forEach !== undefined) addSelection(forEach, scope, notices);
  const items =
    forEach === undefined || MANAGED.test(type) ? undefined : itemsOf(resolved(forEach, scope), 'each', scope.source);
  return (items ?? [scope.each]).flatMap((each) => {
    const one = { ...scope, each };
    const roots = resourceOf({ ...block, body: resolved(block.body, one) }, one, notices);
    return roots.map((root) => withEncoded(root, scope.source, scope.source.file.path));
  });
}

function resourceOf(block: HclBlock, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const [type = '', label = ''] = block.labels;
  const { source } = scope;
  const { path } = source.file;
  const { body } = block;
  if (type === 'kubernetes_manifest') return manifestOf(block, scope, notices);
  // `yamlencode`; a text is a document of its own.
  if (type === 'kubectl_manifest') return [child(body, 'yaml_body')].filter((one) => one?.kind === 'map');
  if (type === 'helm_release' || type === 'helm_template') {
    const release = releaseObject(block, label, scope);
    return release === undefined ? [] : [release];
  }
  if (type === 'aws_eks_addon') {
    const name = stringOf(child(body, 'addon_name')) ?? '';
    return name === 'coredns' ? addonOf(body, block.span, scope, notices) : [];
  }
  if (MANAGED.test(type)) return [resourceDocument(type, label, block, source)];
  if (type === 'rancher2_cluster_v2') return rancherCluster(block, source);
  const object = kubernetesObject(type, body, source, path);
  if (object === undefined) return [];
  // An application's own data files are not DNS configuration.
  if (!isAboutResolvers(source.text.slice(block.span.start, block.span.end))) return [without(object, 'dataFiles')];
  for (const entry of entries(child(object, 'data')))
    if (
      entry.value.kind === 'scalar' &&
      entry.value.value === null &&
      entryOf(child(object, 'dataFiles'), entry.key) === undefined
    )
      notices.push(
        notModelled(
          `what \`${entry.key}\` holds is made by an expression and not read here`,
          locate(source, entry.value.span.start, entry.value.span.end),
        ),
      );
  return [withoutUnknown(object)];
}

const FILES = /^\s*(?:toset\(\s*)?fileset\(\s*"(?:\$\{path\.module\}\/?)?([^"$]{0,500})"\s*,\s*"([^"$]{1,500})"\s*\)/;

/** The files that `fileset` gives are manifests, which are read as if all of their folder were applied. */
function addSelection({ span }: YamlNode, { source }: Scope, notices: Notice[]): void {
  const [, written, include] = FILES.exec(source.text.slice(span.start, span.end)) ?? [];
  const folder = written === undefined ? undefined : pathFrom(directoryOf(source.file.path), written);
  if (folder === undefined || include === undefined) return;
  notices.push(leavingOut(`\`fileset\` (${include})`, { folder, include }, locate(source, span.start, span.end)));
}

/** Texts of its manifests are documents of their own (rancher/terraform-provider-rancher2 docs/resources/cluster_v2.md). */
function rancherCluster({ body, span }: HclBlock, source: SourceText): readonly YamlNode[] {
  const chartValues = child(body, 'rke_config', 'chart_values');
  if (chartValues === undefined || isUnknown(chartValues)) return [];
  return [
    madeMap(span, {
      apiVersion: madeText(source, span, 'provisioning.cattle.io/v1'),
      kind: madeText(source, span, 'Cluster'),
      spec: madeMap(span, { rkeConfig: madeMap(span, { chartValues }) }),
    }),
  ];
}

/** A text or file that is decoded as it is is a document of its own. */
function manifestOf({ body, span }: HclBlock, { source }: Scope, notices: Notice[]): readonly YamlNode[] {
  const manifest = child(body, 'manifest');
  if (manifest === undefined) return [];
  const written = source.text.slice(manifest.span.start, manifest.span.end);
  if (manifest.kind === 'map') return DECODED.test(written) && !written.includes('merge(') ? [] : [manifest];
  const isAbout = isAboutResolvers(source.text.slice(span.start, span.end)) || /\bloop\b/.test(written);
  if (isUnknown(manifest) && !DECODED.test(written) && isAbout)
    notices.push(unread('the manifest of this resource', manifest, source));
  return [];
}

const DECODED = /^\s*(?:yamldecode|jsondecode)\(\s*(?:<<-?\w|"|file\(|templatefile\()/;

/** What a key holds is not known, which is not nothing. */
function withoutUnknown(object: YamlNode): YamlNode {
  const data = child(object, 'data');
  if (object.kind !== 'map' || data?.kind !== 'map') return object;
  return withKey(object, 'data', { ...data, entries: data.entries.filter(({ value }) => !isUnknown(value)) });
}

/** The EKS module: `cluster_addons` before version 21, `eks_addons` of the blueprints. */
function moduleOf(block: HclBlock, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const { source } = scope;
  const from = stringOf(child(block.body, 'source')) ?? '';
  const cluster = CLUSTER_MODULES.test(from) ? [resourceDocument(from, block.labels[0] ?? '', block, source)] : [];
  for (const key of ['addons', 'cluster_addons', 'eks_addons']) {
    const addon = child(block.body, key, 'coredns');
    if (addon === undefined) continue;
    if (addon.kind === 'map') return [...cluster, ...addonOf(addon, block.span, scope, notices)];
    if (addon.kind === 'scalar' && /corefile|configuration_values/i.test(addon.text.text))
      notices.push(unread(ADDON, addon, source));
    return cluster;
  }
  return cluster;
}

const STATING =
  /^(?:kubernetes_manifest|kubectl_manifest|helm_release|helm_template|aws_eks_addon|rancher2_cluster_v2)$/;
const MANAGED =
  /^(?:azurerm_kubernetes_cluster|aws_eks_cluster|google_container_cluster|digitalocean_kubernetes_cluster|oci_containerengine_cluster|linode_lke_cluster|scaleway_k8s_cluster|ovh_cloud_project_kube|ibm_container_(?:vpc_)?cluster|alicloud_cs_managed_kubernetes|talos_machine_configuration(?:_apply)?)$/;
const CLUSTER_MODULES = /^(?:terraform-aws-modules\/eks\/aws|Azure\/aks\/azurerm)$/;
const RESOLVERS =
  /^(?:aws_(?:vpc|subnet|vpc_dhcp_options(?:_association)?|route53_(?:zone(?:_association)?|resolver_(?:endpoint|rule(?:_association)?)))|azurerm_(?:virtual_network(?:_dns_servers)?|subnet|private_dns_zone(?:_virtual_network_link)?|private_dns_resolver(?:_(?:inbound_endpoint|dns_forwarding_ruleset|forwarding_rule|virtual_network_link))?)|google_(?:dns_managed_zone|dns_policy|compute_(?:sub)?network)|tailscale_dns_(?:nameservers|split_nameservers|configuration))$/;
const NETWORK_MODULES = /^terraform-aws-modules\/vpc\/aws$/;

const ADDON = "the add-on's configuration";
export const MAX_NETWORK_BLOCKS: number = 1000;
const TOO_MANY_NETWORKS = `of the blocks about networks and their resolvers only the first ${MAX_NETWORK_BLOCKS} of this file are read`;

/** A module without resolvers needs no networks; see `joinModules`. */
function mentionsResolvers(text: string): boolean {
  return /aws_route53_resolver_|azurerm_private_dns_resolver|forwarding_config|alternative_name_server_config|tailscale_dns_/.test(
    text,
  );
}

function networkDocument(block: HclBlock, source: SourceText): YamlNode | undefined {
  const type = isAboutNetworks(block);
  if (type === undefined || MANAGED.test(type) || CLUSTER_MODULES.test(type)) return undefined;
  return resourceDocument(type, block.labels[block.type === 'module' ? 0 : 1] ?? '', block, source);
}

/** A network's resolver, or its users. */
export function isAboutNetworks({ type, labels, body }: HclBlock): string | undefined {
  const [name = ''] = labels;
  if (type === 'resource') return MANAGED.test(name) || RESOLVERS.test(name) ? name : undefined;
  const from = type === 'module' ? (stringOf(child(body, 'source')) ?? '') : '';
  return CLUSTER_MODULES.test(from) || NETWORK_MODULES.test(from) ? from : undefined;
}

function without(node: YamlNode, key: string): YamlNode {
  return node.kind === 'map' ? { ...node, entries: node.entries.filter((entry) => entry.key !== key) } : node;
}

/** For resources without a document: themselves, with the type as kind. */
export function resourceDocument(type: string, label: string, { body, span }: HclBlock, source: SourceText): YamlNode {
  return madeMap(span, {
    apiVersion: madeText(source, span, 'terraform'),
    kind: madeText(source, span, type),
    metadata: madeMap(span, { name: madeText(source, span, label) }),
    spec: body,
  });
}

function addonOf(addon: YamlNode, span: Span, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const { source } = scope;
  const written = child(addon, 'configuration_values');
  if (written === undefined) return [];
  // The reader of a named file does not know that it is one of an add-on.
  const values =
    (written.kind === 'scalar' && isUnknown(written) && evaluate(written.text, scope, written.span)) || written;
  if (values.kind === 'scalar' && isUnknown(values)) {
    notices.push(unread(ADDON, values, source));
    return [];
  }
  return [
    madeMap(span, {
      apiVersion: madeText(source, span, 'eks.services.k8s.aws/v1alpha1'),
      kind: madeText(source, span, 'Addon'),
      spec: madeMap(span, {
        name: madeText(source, span, 'coredns'),
        addonVersion: child(addon, 'addon_version'),
        configurationValues: values,
      }),
    }),
  ];
}

function unread(what: string, { span }: YamlNode, source: SourceText): Notice {
  return overriding(`${what} is made by an expression and not read here`, locate(source, span.start, span.end));
}
