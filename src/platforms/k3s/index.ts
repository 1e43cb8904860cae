import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, slice } from '../../core/text/source-text.ts';
import { beginningOf, type Reader, typeOf } from '../../languages/shared/fields.ts';
import { adding } from '../../languages/shared/join.ts';
import { unitFlags } from '../../languages/shared/k3s-commands.ts';
import type { FlagWord } from '../../languages/shared/kubelet-flags.ts';
import { commaList, firstLineOf, linesOf } from '../../languages/shared/lines.ts';
import { machinesOf, nodePathOf } from '../../languages/shared/node-paths.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { isPlaybook } from '../../languages/shared/playbook.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, type Document, items, ownText, scalarText, sourceOf } from '../../read/documents/document.ts';
import { type Form, factsOfFlags, flagOf, readConfig } from './config.ts';
import { CONFIG, configFileOf, placeConfigFiles, unitOf } from './config-files.ts';

export const k3s: Plugin = {
  id: 'k3s',
  title: 'k3s, RKE2 and k3d configuration',
  nodePaths: /rancher/i,
  // Of a unit `--config` may be all that counts.
  names: /(?:^|\/)(?:k3s|rke2)(?:-(?:agent|server))?\.service(?:\.d\/[^/]+\.conf)?$/,
  nested: ['HelmChart', 'HelmChartConfig'],
  nodeFolders: /^\/etc\/rancher\//,
  markers: [
    'rancher/',
    'helm.cattle.io',
    'xanmanning.k3s',
    'k3s.orchestration',
    'lablabs.rke2',
    'get.k3s.io',
    'servicelb',
    'cluster-d',
    'service-c',
    'resolv-conf',
    '_RESOLV_CONF',
    'K3S_CONFIG_FILE',
    'RKE2_CONFIG_FILE',
  ],
  join: adding((all) => ({ value: placeConfigFiles(all), notices: [] })),
  recognises: (document) => formOf(document) !== undefined,
  read: (document) => {
    const form = formOf(document);
    const notices: Notice[] = [];
    if (form === undefined) return { value: [], notices };
    if (document.kind === 'text' && UNIT.test(document.onNode?.path ?? document.path)) {
      const facts = unitFlags(document.source, form).map((fact) => ({ ...fact, ...machinesOf(document) }));
      return { value: [...facts, ...unitOf(document, form)], notices };
    }
    if (document.kind === 'text')
      return { value: [...readEnvironment(document, form, notices), ...unitOf(document, form)], notices };
    const reader: Reader = { document, notices };
    const chart = chartForm(document) ?? (isSetUpByAnsible(document) ? form : undefined);
    if (chart !== undefined) {
      const at = beginningOf(document);
      const isSure = scalarText(child(document.root, 'metadata', 'name')) === 'rke2-coredns';
      return { value: [nodeProfile(chart, at, defined({ sign: !isSure || undefined }))], notices };
    }
    if (typeOf(document.root).kind === 'Simple') return { value: readK3d(reader), notices };
    return { value: [...readConfig(reader, form), ...configFileOf(document, form)], notices };
  },
};

/** Of units that the install scripts write (get.k3s.io, get.rke2.io install.sh). */
const ENVIRONMENT =
  /^\/etc\/(?:systemd\/system\/(k3s|rke2)(?:-agent|-server)?\.service\.env|(?:default|sysconfig)\/(k3s|rke2)(?:-agent|-server)?)$/;
const UNIT = /(?:^|\/)(k3s|rke2)(?:-(?:agent|server))?\.service(?:\.d\/[^/]+\.conf)?$/;
const NAMED = /(?:^|[/_.-])(k3s|rke2)(?:[/_.-])/;

function formOf(document: Document): Form | undefined {
  const isEnvironment = (path: string): boolean => ENVIRONMENT.test(path);
  const isConfig = (path: string): boolean => CONFIG.test(path);
  if (document.kind === 'text') {
    const unit = UNIT.exec(document.onNode?.path ?? document.path)?.[1];
    if (unit !== undefined) return unit === 'rke2' ? 'rke2' : 'k3s';
    const path = nodePathOf(document, isEnvironment);
    return path === undefined ? undefined : path.includes('rke2') ? 'rke2' : 'k3s';
  }
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  if (kind === 'Simple' && apiVersion.startsWith('k3d.io/')) return 'k3s';
  const chart = chartForm(document);
  if (chart !== undefined) return chart;
  if (isSetUpByAnsible(document)) return /rke2/.test(ANSIBLE.exec(ownText(document).text)?.[0] ?? '') ? 'rke2' : 'k3s';
  if (root.kind !== 'map' || kind !== '' || apiVersion !== '') return undefined;
  const path = nodePathOf(document, isConfig);
  if (path !== undefined) return CONFIG.exec(path)?.[1] === 'rke2' ? 'rke2' : 'k3s';
  // A copy elsewhere: the distribution's name, and a setting of its command line.
  const named = NAMED.exec(document.path)?.[1];
  if (named === undefined || !/(?:^|\/)[^/]*(?:config|server|agent|k3s|rke2)[^/]*\.ya?ml$/.test(document.path))
    return undefined;
  const known = ['resolv-conf', 'cluster-dns', 'cluster-domain', 'service-cidr', 'kubelet-arg'];
  return known.some((key) => child(root, key) !== undefined) ? (named === 'rke2' ? 'rke2' : 'k3s') : undefined;
}

/** For the Helm controller in k3s and RKE2; RKE2's own charts have its name first. */
function chartForm(document: Document): Form | undefined {
  if (document.kind !== 'yaml') return undefined;
  const { apiVersion, kind } = typeOf(document.root);
  if (!/^HelmChart(?:Config)?$/.test(kind) || !apiVersion.startsWith('helm.cattle.io/')) return undefined;
  return scalarText(child(document.root, 'metadata', 'name'))?.startsWith('rke2-') === true ? 'rke2' : 'k3s';
}

/** Roles and collections for k3s or RKE2, and its folder in tasks; not in comments. */
const ANSIBLE =
  /^[^#\n]*(?:\/etc\/rancher\/(?:k3s|rke2)\b|\bget\.(?:k3s|rke2)\.io\b|\bk3s\.orchestration\b|\bxanmanning\.k3s\b|\b(?:lablabs|rancherfederal)\.rke2\b)/m;

function isSetUpByAnsible(document: Document): boolean {
  if (document.kind !== 'yaml') return false;
  const isList = /(?:^|\/)requirements\.ya?ml$/.test(document.path);
  return (isList || isPlaybook(document)) && ANSIBLE.test(ownText(document).text);
}

/** The environment of `--resolv-conf` (k3s pkg/cli/cmds/agent.go). */
function readEnvironment(document: Document, form: Form, notices: Notice[]): readonly Fact[] {
  const flags: FlagWord[] = [];
  for (const line of linesOf(document.source.text)) {
    const found = /^\s{0,20}(?:export\s{1,8})?(?:K3S|RKE2)_RESOLV_CONF=/.exec(line.text);
    if (found === null) continue;
    let from = line.start + found[0].length;
    let to = line.end;
    const quote = document.source.text[from];
    if ((quote === '"' || quote === "'") && to - 1 > from && document.source.text[to - 1] === quote) {
      from += 1;
      to -= 1;
    }
    if (to > from)
      flags.push({
        name: 'resolv-conf',
        value: slice(document.source, from, to),
        at: locate(document.source, from, to),
      });
  }
  if (flags.length === 0) return [];
  return factsOfFlags(flags, {}, { form, at: firstLineOf(document.source), pool: document.onNode?.pool }, notices);
}

/** `options.k3s.extraArgs[].arg` (k3d pkg/config/v1alpha5/types.go): for every node, whatever its filter. */
function readK3d(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const flags: FlagWord[] = [];
  const clusterDNS: Located<string>[] = [];
  let off = false;
  for (const extra of items(child(document.root, 'options', 'k3s', 'extraArgs'))) {
    const node = child(extra, 'arg');
    const text = sourceOf(node);
    if (text === undefined || scalarText(node) === undefined) continue;
    const flag = flagOf(text);
    if (flag.name === 'kubelet-arg' && flag.value !== undefined) flags.push(flagOf(flag.value));
    else if (flag.name === 'resolv-conf') flags.push(flag);
    else if (flag.name === 'cluster-dns' && flag.value !== undefined) addAll(clusterDNS, commaList(flag.value));
    else if (flag.name === 'disable' && flag.value?.text === 'coredns') off = true;
  }
  return factsOfFlags(
    flags,
    { clusterDNS, dnsOff: off || undefined },
    { form: 'k3s', at: beginningOf(document), pool: undefined },
    reader.notices,
  );
}
