/** Machines of Terraform providers and Packer builders that become nodes, with their image's name. */

import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { systemOfImage } from '../../languages/shared/image-systems.ts';
import { child, entries, stringOf, type YamlNode } from '../../read/documents/document.ts';
import { calledFile, type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { visitNodes } from '../../read/documents/visit.ts';

export interface Machine {
  readonly image: Located<string>;
  readonly name: string;
  /** What its user data installs Kubernetes with. */
  readonly installer?: string;
  readonly at: Location;
}

const MACHINES =
  /^(?:aws_(?:instance|spot_instance_request|launch_template|launch_configuration)|hcloud_server|openstack_compute_instance_v2|azurerm_(?:linux_)?virtual_machine(?:_scale_set)?|azurerm_linux_virtual_machine_scale_set|google_compute_instance(?:_template)?|digitalocean_droplet|linode_instance|vultr_instance|scaleway_instance_server|oci_core_instance|exoscale_compute_instance|equinix_metal_device|metal_device|packet_device|upcloud_server|vsphere_virtual_machine|proxmox_(?:vm_qemu|lxc|virtual_environment_vm)|libvirt_(?:domain|volume)|yandex_compute_instance|ovh_cloud_project_instance)$/;
const IMAGE_KEYS: ReadonlySet<string> = new Set([
  'ami',
  'image',
  'image_id',
  'image_name',
  'image_family',
  'source_image',
  'source_image_family',
  'source_ami',
  'source_ami_filter',
  'operating_system',
  'os',
  'os_type',
  'template',
  'clone',
  'source_image_reference',
  'storage_image_reference',
  'initialize_params',
  'iso_url',
  'source',
]);
const SETS_UP = /kubeadm|kubelet|\bk3s\b|\brke2\b|\bk0s\b|microk8s/i;
const INSTALLERS = ['rke2', 'k3s', 'k0s', 'microk8s', 'kubeadm'] as const;

export function installerIn(text: string): string | undefined {
  return INSTALLERS.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
}
const NODES =
  /(?:^|[^a-z])(?:k8s|kube\w*|k3s|rke2?|k0s|workers?|masters?|control[-_ ]?planes?|controllers?)(?:[^a-z]|$)/i;
const OTHERS =
  /(?:^|[^a-z])(?:bastions?|jump\w*|vpn|prox(?:y|ies)|haproxy|lb|loadbalancers?|nat|gateway|dns|monitoring|db|database|nfs|storage|runners?|ci)(?:[^a-z]|$)/i;

const MAX_TEXTS = 100;

interface Module {
  readonly folder: string;
  /** By type and labels: `data.aws_ami.node`. */
  readonly blocks: ReadonlyMap<string, readonly { readonly block: HclBlock; readonly source: SourceText }[]>;
  readonly read: (path: string) => SourceFile | undefined;
}

/** Of one module: Terraform reads a folder's files together. */
export function machinesIn(folder: string, files: readonly SourceFile[], read: Module['read']): readonly Machine[] {
  const blocks = files.flatMap((file) => {
    const source = wholeFile(file);
    return readHcl(source).blocks.map((block) => ({ block, source }));
  });
  const byName = grouped(blocks, (openBlock) => [openBlock.block.type, ...openBlock.block.labels].join('.'));
  const module: Module = { folder, blocks: byName, read };
  return blocks.flatMap(({ block, source }) => {
    const [type = '', label = ''] = block.labels;
    const isBuilder = block.type === 'source';
    if (!(block.type === 'resource' && MACHINES.test(type)) && !isBuilder) return [];
    const userData = givenTo(block, source, module, isBuilder);
    if (!isNode(block, userData)) return [];
    const image = imageOf(block.body, source, module);
    if (image === undefined) return [];
    const installer = installerIn(userData);
    const at = locate(source, block.span.start, block.span.end);
    return [{ image, name: `${type}.${label}`, ...defined({ installer }), at }];
  });
}

/** The block with files it gives the machine; for a builder the whole file. */
function givenTo(block: HclBlock, source: SourceText, module: Module, isBuilder: boolean): string {
  if (isBuilder) return source.text;
  const own = source.text.slice(block.span.start, block.span.end);
  return [own.replaceAll('\\n', '\n'), ...filesGiven(block.body, module).map((file) => file.text)].join('\n');
}

function isNode(block: HclBlock, userData: string): boolean {
  const [, label = ''] = block.labels;
  const name = child(block.body, 'name') ?? child(block.body, 'tags', 'Name');
  const called = `${label} ${name?.kind === 'scalar' ? name.text.text : ''}`;
  return !OTHERS.test(called) && (NODES.test(called) || SETS_UP.test(userData));
}

/** `user_data = templatefile("x.sh", ...)`, `file("x.sh")`. */
function filesGiven(body: YamlNode, { folder, read }: Module): readonly SourceFile[] {
  const files: SourceFile[] = [];
  visitNodes(body, (node) => {
    const name = node.kind === 'scalar' ? calledFile(node) : undefined;
    const file = name === undefined ? undefined : read(inFolder(folder, name));
    if (file !== undefined) files.push(file);
  });
  return files;
}

/** Undefined for none, or for two names of different systems. */
function imageOf(body: YamlNode, source: SourceText, module: Module): Located<string> | undefined {
  const names: Located<string>[] = [];
  const walk = (node: YamlNode, inImage: boolean): void => {
    if (node.kind === 'scalar') {
      if (inImage) for (const one of namesOf(node, source, module)) names.push(one);
      return;
    }
    if (node.kind === 'sequence') {
      for (const item of node.items) walk(item, inImage);
      return;
    }
    // Azure has parts.
    const parts = ['offer', 'sku'].flatMap((key) => stringOf(child(node, key)) ?? []);
    if (parts.length === 2) {
      const at = locate(source, node.span.start, node.span.end);
      names.push({ value: parts.join('-'), at });
      return;
    }
    for (const entry of node.entries) walk(entry.value, inImage || IMAGE_KEYS.has(entry.key));
  };
  walk(body, false);
  const recognised = names.filter(({ value }) => systemOfImage(value) !== undefined);
  const [first] = recognised.length > 0 ? recognised : names;
  if (first === undefined) return undefined;
  const systems = new Set(recognised.map(({ value }) => systemOfImage(value)?.os));
  return systems.size > 1 ? { ...first, value: 'several' } : first;
}

function namesOf(node: YamlNode, source: SourceText, module: Module): readonly Located<string>[] {
  if (node.kind !== 'scalar') return [];
  const at = locate(source, node.span.start, node.span.end);
  if (typeof node.value === 'string' && !node.value.includes('${')) return [{ value: node.value, at }];
  const expression = typeof node.value === 'string' ? node.value.replace(/^\$\{|\}$/g, '') : node.text.text;
  const [, kind, rest = ''] = /^\s*(var|local|data)[._]([\w.-]{1,200})/.exec(expression) ?? [];
  if (kind === 'var') return textsOf(module, 'variable', [rest], 'default');
  if (kind === 'local') return textsOf(module, 'locals', [], rest);
  const [, type = '', label = ''] = /^([a-z0-9_]{1,100})\.([\w-]{1,100})/.exec(rest) ?? [];
  return kind === 'data' ? textsOf(module, 'data', [type, label], undefined) : [];
}

function textsOf(
  { blocks }: Module,
  type: string,
  labels: readonly string[],
  key: string | undefined,
): readonly Located<string>[] {
  const texts: Located<string>[] = [];
  for (const { block, source } of blocks.get([type, ...labels].join('.')) ?? []) {
    if (texts.length > MAX_TEXTS) break;
    const nodes =
      key === undefined ? [block.body] : entries(block.body).flatMap((one) => (one.key === key ? [one.value] : []));
    for (const one of nodes)
      visitNodes(one, (node) => {
        if (node.kind !== 'scalar' || typeof node.value !== 'string' || node.value.includes('${')) return;
        texts.push({ value: node.value, at: locate(source, node.span.start, node.span.end) });
      });
  }
  return texts;
}
