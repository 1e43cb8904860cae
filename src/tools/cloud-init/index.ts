import type { NodeFileFact } from '../../core/facts/node.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { beginningOf, booleanField, mapField, type Reader, textListField } from '../../languages/shared/fields.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { installerFlags } from '../../languages/shared/k3s-commands.ts';
import { nodeChanges, nodeChangesOf } from '../../languages/shared/node-commands.ts';
import { ofPool, provisionerOf } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { isShell } from '../../languages/shared/shell-words.ts';
import { replacedBy, type UnreadEdit, withoutOverwritten } from '../../languages/shared/unread-edits.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  entryOf,
  items,
  ownText,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';

/** Links, commands and `resolv_conf` of user data; its `write_files` are documents. */
export const cloudInit: Plugin = {
  id: 'cloud-init',
  title: 'cloud-init user data',
  markers: ['#cloud-config', 'resolv.conf', 'kubelet', 'rancher/', 'get.k3s.io'],
  about: /#cloud-config/i,
  ...readingForms<Statement>(
    (document) => (isCloudConfig(document) ? readCloudConfig : undefined),
    (document, facts) => ofPool(document.onNode?.pool, facts),
  ),
};

/** bootcmd, then configuration modules, then runcmd (cloud-init docs, "Boot stages"). */
function readCloudConfig(reader: Reader): readonly Statement[] {
  const { root } = reader.document;
  const provisioner = provisionerOf(ownText(reader.document));
  return [
    ...commands(child(root, 'bootcmd')),
    ...resolvConf(reader),
    ...afterFiles(commands(child(root, 'runcmd')), child(root, 'write_files')),
    ...(provisioner === undefined ? [] : [provisioner]),
  ];
}

/** By its header, or by keys that only cloud-init has. */
function isCloudConfig(document: YamlDocument): boolean {
  if (document.root.kind !== 'map') return false;
  if (/^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(document.source.text)) return true;
  if (entryOf(document.root, 'apiVersion') !== undefined) return false;
  return ['runcmd', 'bootcmd', 'manage_resolv_conf'].some((key) => entryOf(document.root, key) !== undefined);
}

/** A text is a shell command, a list is words without a shell (cloud-init docs, modules runcmd and bootcmd). */
function commands(list: YamlNode | undefined): readonly Statement[] {
  const changes = items(list).flatMap((item): readonly Statement[] => {
    const script = sourceOf(item);
    if (script !== undefined) return [...nodeChangesOf(script), ...installerFlags(script)];
    const words = items(item).flatMap((word) => sourceOf(word) ?? []);
    const [shell, flag, inner] = words;
    if (shell !== undefined && isShell(shell.text) && /^-[a-z]*c$/.test(flag?.text ?? '') && inner !== undefined) {
      return [...nodeChangesOf(inner), ...installerFlags(inner)];
    }
    return nodeChanges(words);
  });
  return withoutOverwritten(changes);
}

/** What both make counts as made by `write_files`, whose documents are read later. */
function afterFiles(changes: readonly Statement[], files: YamlNode | undefined): readonly Statement[] {
  const written = new Set(items(files).flatMap((file) => scalarText(child(file, 'path')) ?? []));
  const both = changes.flatMap((one): readonly UnreadEdit[] => {
    const path = replacedBy(one);
    return path !== undefined && written.has(path)
      ? [{ kind: 'node/unread-edit', path, program: 'runcmd', at: one.at }]
      : [];
  });
  return [...changes, ...both];
}

/** Replaces the file, only with `manage_resolv_conf: true` (cloudinit/config/cc_resolv_conf.py). */
function resolvConf(reader: Reader): readonly NodeFileFact[] {
  const { root } = reader.document;
  if (booleanField(reader, root, 'manage_resolv_conf') !== true) return [];
  const settings = mapField(reader, root, 'resolv_conf');
  const nameservers = items(child(settings, 'nameservers'));
  textListField(reader, settings, 'nameservers');
  const entry = entryOf(root, 'resolv_conf');
  if (settings === undefined || entry === undefined || nameservers.length === 0) return [];
  const at = beginningOf(reader.document, settings);
  const lines = nameservers.flatMap((node): readonly SourceText[] => {
    const address = sourceOf(node);
    return address === undefined ? [] : [synthetic(at, 'nameserver '), address, synthetic(at, '\n')];
  });
  const domains = items(child(settings, 'searchdomains')).flatMap((node) => scalarText(node) ?? []);
  if (domains.length > 0) lines.push(synthetic(at, `search ${domains.join(' ')}\n`));
  return lines.length === 0
    ? []
    : [{ kind: 'node-file', path: '/etc/resolv.conf', text: concat(lines), mode: 'replace', at }];
}
