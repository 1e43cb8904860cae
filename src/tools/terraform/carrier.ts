/** Resources, manifests, user data and Helm releases as the provider's documents. */
import type { Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import {
  type Carrier,
  child,
  type Document,
  entries,
  entryOf,
  items,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { calledFile, type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { isMultipart } from '../../read/documents/multipart.ts';
import { addTemplate, isCloudConfig, looksLikeObjects } from '../../read/documents/open-text.ts';
import { isAboutResolvers } from '../../read/documents/prefilter.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { jsonBlocks } from './json-blocks.ts';
import { kubernetesObject } from './objects.ts';

export const MAX_LENGTH: number = 4 * 1024 * 1024;
const MAX_LOCALS = 50;
const USER_DATA = ['runcmd', 'bootcmd', 'write_files'] as const;

export const terraform: Carrier = {
  id: 'terraform',
  unwrap(document, found) {
    const hcl = configurationOf(document);
    if (hcl === undefined) return;
    const locals = localsOf(hcl.blocks);
    let networks = 0;
    const isAboutDns = mentionsResolvers(document.source.text);
    for (const written of hcl.blocks) {
      const block = withLocalsOf(written, locals);
      const network = isAboutDns ? networkDocument(block, document.source) : undefined;
      if (network !== undefined) networks += 1;
      if (networks === MAX_NETWORK_BLOCKS + 1)
        found.notices.push({
          kind: 'unreadable',
          unread: 'bound',
          message: `of the blocks about networks and their resolvers only the first ${MAX_NETWORK_BLOCKS} of this file are read`,
          at: locate(document.source, block.span.start, block.span.start + 1),
        });
      if (network !== undefined && networks <= MAX_NETWORK_BLOCKS)
        found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root: network });
      if (block.type === 'resource')
        for (const root of resourceOf(block, document.path, document.source, found.notices))
          found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root });
      if (block.type === 'module')
        for (const root of moduleOf(block, document.source, found.notices))
          found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root });
    }
    for (const { body } of hcl.blocks)
      visitNodes(body, (node) => {
        // `yamlencode` of user data, by keys that only cloud-init has.
        if (node.kind === 'map' && USER_DATA.some((key) => items(child(node, key)).length > 0))
          found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root: node });
      });
    for (const text of hcl.texts) {
      if (text.text.includes('[settings.'))
        found.documents.push({ kind: 'text', path: `${document.path}/user-data.toml`, source: text });
      else if (/^\s{0,200}#!/.test(text.text) || isMultipart(text.text))
        found.documents.push({ kind: 'text', path: `${document.path}/user-data.sh`, source: text });
      else if (isCloudConfig(text.text) || looksLikeObjects(text.text) || isContainerLinux(text.text))
        addTemplate(found, document.path, text);
    }
  },
};

function configurationOf(document: Document): ReturnType<typeof jsonBlocks> | undefined {
  if (document.onNode !== undefined || document.source.text.length > MAX_LENGTH) return undefined;
  if (document.kind === 'yaml')
    return /\.(?:tf|tofu)\.json$/.test(document.path) ? jsonBlocks(document.root) : undefined;
  return /\.(?:tf|tofu)$/.test(document.path) ? readHcl(document.source) : undefined;
}

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
    for (const { key, value } of entries(block.body))
      if (!locals.has(key) && !(value.kind === 'scalar' && value.value === null)) locals.set(key, value);
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

function resourceOf(block: HclBlock, path: string, source: SourceText, notices: Notice[]): readonly YamlNode[] {
  const [type = '', label = ''] = block.labels;
  const { body } = block;
  if (type === 'kubernetes_manifest') {
    const manifest = child(body, 'manifest');
    return manifest?.kind === 'map' ? [manifest] : [];
  }
  // `yamlencode`; a text is a document of its own.
  if (type === 'kubectl_manifest') return [child(body, 'yaml_body')].filter((one) => one?.kind === 'map');
  if (type === 'helm_release') return helmRelease(block, label, { path, source }, notices);
  if (type === 'aws_eks_addon') {
    const name = text(child(body, 'addon_name')) ?? '';
    const configuration = child(body, 'configuration_values');
    return name === 'coredns' && configuration !== undefined
      ? [addonOf(configuration, child(body, 'addon_version'), block.span, source)]
      : [];
  }
  if (MANAGED.test(type)) return [resourceDocument(type, label, block, source)];
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
      notices.push({
        kind: 'not-modelled',
        message: `what \`${entry.key}\` holds is made by an expression and not read here`,
        at: locate(source, entry.value.span.start, entry.value.span.end),
      });
  return [object];
}

/** The EKS module: `cluster_addons` before version 21, `eks_addons` of the blueprints. */
function moduleOf(block: HclBlock, source: SourceText, notices: Notice[]): readonly YamlNode[] {
  const from = text(child(block.body, 'source')) ?? '';
  const cluster = CLUSTER_MODULES.test(from) ? [resourceDocument(from, block.labels[0] ?? '', block, source)] : [];
  for (const key of ['addons', 'cluster_addons', 'eks_addons']) {
    const addon = child(block.body, key, 'coredns');
    if (addon === undefined) continue;
    const values = child(addon, 'configuration_values');
    if (values !== undefined && !(values.kind === 'scalar' && values.value === null))
      return [...cluster, addonOf(values, child(addon, 'addon_version'), block.span, source)];
    const configuration = values ?? addon;
    if (
      configuration.kind === 'scalar' &&
      configuration.value === null &&
      /corefile|configuration_values/i.test(configuration.text.text)
    )
      notices.push({
        kind: 'not-modelled',
        message: "the add-on's configuration is made by an expression and not read here",
        at: locate(source, configuration.span.start, configuration.span.end),
      });
    return cluster;
  }
  return cluster;
}

const MANAGED =
  /^(?:azurerm_kubernetes_cluster|aws_eks_cluster|google_container_cluster|digitalocean_kubernetes_cluster|oci_containerengine_cluster|linode_lke_cluster|scaleway_k8s_cluster|ovh_cloud_project_kube|ibm_container_(?:vpc_)?cluster|alicloud_cs_managed_kubernetes)$/;
const CLUSTER_MODULES = /^(?:terraform-aws-modules\/eks\/aws|Azure\/aks\/azurerm)$/;
const RESOLVERS =
  /^(?:aws_(?:vpc|subnet|vpc_dhcp_options(?:_association)?|route53_(?:zone(?:_association)?|resolver_(?:endpoint|rule(?:_association)?)))|azurerm_(?:virtual_network(?:_dns_servers)?|subnet|private_dns_zone(?:_virtual_network_link)?|private_dns_resolver(?:_(?:inbound_endpoint|dns_forwarding_ruleset|forwarding_rule|virtual_network_link))?)|google_(?:dns_managed_zone|dns_policy|compute_(?:sub)?network)|tailscale_dns_(?:nameservers|split_nameservers|configuration))$/;
const NETWORK_MODULES = /^terraform-aws-modules\/vpc\/aws$/;

export const MAX_NETWORK_BLOCKS: number = 1000;

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
  const from = type === 'module' ? (text(child(body, 'source')) ?? '') : '';
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

function addonOf(values: YamlNode, addonVersion: YamlNode | undefined, span: Span, source: SourceText): YamlNode {
  return madeMap(span, {
    apiVersion: madeText(source, span, 'eks.services.k8s.aws/v1alpha1'),
    kind: madeText(source, span, 'Addon'),
    spec: madeMap(span, { name: madeText(source, span, 'coredns'), addonVersion, configurationValues: values }),
  });
}

/** As an Argo CD Application: `values` in order, then `set`. Several literal values are noticed, not merged. */
function helmRelease(
  block: HclBlock,
  label: string,
  { path, source }: { readonly path: string; readonly source: SourceText },
  notices: Notice[],
): readonly YamlNode[] {
  const { body, span } = block;
  const chart = child(body, 'chart');
  if (chart === undefined) return [];
  const directory = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const files: YamlNode[] = [];
  let values: YamlEntry | undefined;
  const written = entryOf(body, 'values');
  // An application's own values are not DNS configuration.
  const matters = isAboutResolvers(source.text.slice(span.start, span.end));
  for (const item of items(written?.value)) {
    const file = calledFile(item);
    const keySpan = written?.keySpan ?? span;
    if (file !== undefined) files.push(madeText(source, item.span, `$repository/${directory}${file}`));
    else if (item.kind === 'map') values = { key: 'valuesObject', keySpan, value: item };
    else if (item.kind === 'scalar' && typeof item.value === 'string') values = { key: 'values', keySpan, value: item };
    else if (matters)
      notices.push({
        kind: 'not-modelled',
        message: 'values of this release are made by an expression and not read here',
        at: locate(source, item.span.start, item.span.end),
      });
  }
  if (items(written?.value).length - files.length > 1 && values !== undefined && matters)
    notices.push({
      kind: 'not-modelled',
      message: 'of several values written in place only the last is read',
      at: locate(source, values.keySpan.start, values.keySpan.end),
    });
  const settings = entries(body).filter((entry) => entry.key === 'set' && entry.value.kind === 'map');
  const release = child(body, 'name') ?? madeText(source, span, label);
  const list = (items: readonly YamlNode[]): YamlNode | undefined =>
    items.length === 0 ? undefined : { kind: 'sequence', items, span };
  const parts = madeMap(span, {
    releaseName: release,
    valueFiles: list(files),
    parameters: list(settings.map((entry) => entry.value)),
  });
  const helm: YamlNode = { kind: 'map', span, entries: [...entries(parts), ...(values === undefined ? [] : [values])] };
  const first = madeMap(span, { chart, targetRevision: child(body, 'version'), helm });
  const repository = madeMap(span, { ref: madeText(source, span, 'repository') });
  return [
    madeMap(span, {
      apiVersion: madeText(source, span, 'argoproj.io/v1alpha1'),
      kind: madeText(source, span, 'Application'),
      metadata: madeMap(span, { name: release }),
      spec: madeMap(span, {
        destination: madeMap(span, { namespace: child(body, 'namespace') }),
        sources: list([first, repository]),
      }),
    }),
  ];
}

function text(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
