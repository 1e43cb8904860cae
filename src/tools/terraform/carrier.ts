/** Resources, manifests, user data and Helm releases as the provider's documents. */
import type { Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import {
  type Carrier,
  child,
  type Document,
  entries,
  entryOf,
  items,
  type NamedValue,
  type Names,
  type YamlNode,
} from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { isMultipart } from '../../read/documents/multipart.ts';
import { addTemplate, isCloudConfig, looksLikeObjects } from '../../read/documents/open-text.ts';
import { isAboutResolvers } from '../../read/documents/prefilter.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { evaluate, filledText, resolved } from './evaluate.ts';
import { jsonBlocks } from './json-blocks.ts';
import { kubernetesObject } from './objects.ts';
import { releaseObject } from './release.ts';
import { statedNames } from './stated-names.ts';
import { isUnknown, itemsOf, openEffort, type Scope, scopeOf } from './values.ts';

export const MAX_LENGTH: number = 4 * 1024 * 1024;
const USER_DATA = ['runcmd', 'bootcmd', 'write_files'] as const;

export const terraform: Carrier = {
  id: 'terraform',
  unwrap(document, found) {
    const hcl = configurationOf(document);
    if (hcl === undefined) return;
    const scope = scopeOf(document.names ?? ownNames(hcl.blocks, document.source), document.source, openEffort());
    for (const block of hcl.blocks)
      for (const root of rootsOf(block, scope, found.notices))
        found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root });
    for (const { body } of hcl.blocks)
      visitNodes(body, (node) => {
        // `yamlencode` of user data, by keys that only cloud-init has.
        if (node.kind === 'map' && USER_DATA.some((key) => items(child(node, key)).length > 0))
          found.documents.push({ kind: 'yaml', path: document.path, source: document.source, root: node });
      });
    for (const written of hcl.texts) {
      const text = filledText(written, scope);
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

/** What the file states. */
function ownNames(blocks: readonly HclBlock[], source: SourceText): Names {
  const known = new Map<string, NamedValue>();
  const names: Names = { named: (name) => known.get(name), read: () => undefined };
  for (const [name, node] of statedNames(blocks)) if (!known.has(name)) known.set(name, { node, source, names });
  return names;
}

function rootsOf(block: HclBlock, scope: Scope, notices: Notice[]): readonly YamlNode[] {
  const [type = ''] = block.labels;
  if (block.type === 'module') return moduleOf({ ...block, body: resolved(block.body, scope) }, scope, notices);
  const isRelease = block.type === 'data' && type === 'helm_template';
  if (!isRelease && block.type !== 'resource') return [];
  const forEach = child(block.body, 'for_each');
  if (type === 'kubernetes_manifest' && forEach !== undefined) addSelection(forEach, scope, notices);
  const items =
    forEach === undefined || MANAGED.test(type) ? undefined : itemsOf(resolved(forEach, scope), 'each', scope.source);
  return (items ?? [scope.each]).flatMap((each) => {
    const one = { ...scope, each };
    return resourceOf({ ...block, body: resolved(block.body, one) }, one, notices);
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
    const name = text(child(body, 'addon_name')) ?? '';
    return name === 'coredns' ? addonOf(body, block.span, scope, notices) : [];
  }
  if (MANAGED.test(type) || TAILNET.test(type)) return [resourceDocument(type, label, block, source)];
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
  return [withoutUnknown(object)];
}

const FILES = /^\s*(?:toset\(\s*)?fileset\(\s*"(?:\$\{path\.module\}\/?)?([^"$]{0,500})"\s*,\s*"([^"$]{1,500})"\s*\)/;

/** The files that `fileset` gives are manifests, which are read as if all of their folder were applied. */
function addSelection({ span }: YamlNode, { source }: Scope, notices: Notice[]): void {
  const [, written, include] = FILES.exec(source.text.slice(span.start, span.end)) ?? [];
  const folder = written === undefined ? undefined : pathFrom(directoryOf(source.file.path), written);
  if (folder === undefined || include === undefined) return;
  notices.push({
    kind: 'not-modelled',
    message: `\`fileset\` (${include}) leaves out manifests of a DNS server in \`${folder}\`, which are read as if they were applied`,
    overrides: true,
    leavesOut: { folder, include },
    at: locate(source, span.start, span.end),
  });
}

/** A text or file that is decoded as it is is a document of its own. */
function manifestOf({ body, span }: HclBlock, { source }: Scope, notices: Notice[]): readonly YamlNode[] {
  const manifest = child(body, 'manifest');
  if (manifest === undefined) return [];
  const written = source.text.slice(manifest.span.start, manifest.span.end);
  if (manifest.kind === 'map') return DECODED.test(written) && !written.includes('merge(') ? [] : [manifest];
  if (isUnknown(manifest) && !DECODED.test(written) && isAboutResolvers(source.text.slice(span.start, span.end)))
    notices.push({
      kind: 'not-modelled',
      message: 'the manifest of this resource is made by an expression and not read here',
      overrides: true,
      at: locate(source, manifest.span.start, manifest.span.end),
    });
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
  const from = text(child(block.body, 'source')) ?? '';
  const cluster = CLUSTER_MODULES.test(from) ? [resourceDocument(from, block.labels[0] ?? '', block, source)] : [];
  for (const key of ['addons', 'cluster_addons', 'eks_addons']) {
    const addon = child(block.body, key, 'coredns');
    if (addon === undefined) continue;
    if (addon.kind === 'map') return [...cluster, ...addonOf(addon, block.span, scope, notices)];
    if (addon.kind === 'scalar' && /corefile|configuration_values/i.test(addon.text.text))
      notices.push(unreadAddon(addon, source));
    return cluster;
  }
  return cluster;
}

const MANAGED =
  /^(?:azurerm_kubernetes_cluster|aws_eks_cluster|google_container_cluster|digitalocean_kubernetes_cluster|oci_containerengine_cluster|linode_lke_cluster|scaleway_k8s_cluster|ovh_cloud_project_kube|ibm_container_(?:vpc_)?cluster|alicloud_cs_managed_kubernetes)$/;
const CLUSTER_MODULES = /^(?:terraform-aws-modules\/eks\/aws|Azure\/aks\/azurerm)$/;
const TAILNET = /^tailscale_dns_(?:nameservers|split_nameservers|configuration)$/;

function without(node: YamlNode, key: string): YamlNode {
  return node.kind === 'map' ? { ...node, entries: node.entries.filter((entry) => entry.key !== key) } : node;
}

/** For resources without a document: themselves, with the type as kind. */
function resourceDocument(type: string, label: string, { body, span }: HclBlock, source: SourceText): YamlNode {
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
    notices.push(unreadAddon(values, source));
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

function unreadAddon({ span }: YamlNode, source: SourceText): Notice {
  const message = "the add-on's configuration is made by an expression and not read here";
  return { kind: 'not-modelled', message, overrides: true, at: locate(source, span.start, span.end) };
}

function text(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
