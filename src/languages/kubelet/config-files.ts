/** Which configuration files the kubelet of a machine reads: `--config`, and drop-ins below `--config-dir` (cmd/kubelet/app/server.go NewKubeletCommand). */
import type { KubeletFact } from '../../core/facts/node.ts';
import { grouped } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { placeKey } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { YamlDocument } from '../../read/documents/document.ts';
import { beginningOf } from '../shared/fields.ts';
import type { Fragment, Statement } from '../shared/fragments.ts';
import { flagWords, isUnexpanded } from '../shared/kubelet-flags.ts';
import { machineKey, machinesOf, nodePathOf } from '../shared/node-paths.ts';
import { type FlagFragment, isFlagFragment, isKubelet } from './flag-fragment.ts';
import { startedCommands } from './started-kubelet.ts';

/** A file at a known place of a machine, which no other program makes a kubelet's file of. */
export interface ConfigFragment extends Fragment {
  readonly kind: 'kubelet/config-file';
  /** On the node, or longer: below the folder that mirrors it. */
  readonly path: string;
  readonly machine: string;
}

const DROP_INS = 40;
const DROP_IN = /(?:^|\/)(?:kubelet|config)[^/]*\.d\/(.{1,200}\.conf)$/;

/** Folders that are named without a flag that is in sight: k3s and RKE2 from 1.32, nodeadm of EKS, the units of OpenShift. */
const OF_PLATFORMS =
  /\/rancher\/(?:k3s|rke2)\/agent\/etc\/kubelet\.conf\.d\/|\/etc\/kubernetes\/kubelet\/config\.json\.d\/|\/etc\/openshift\/kubelet\.conf\.d\//;

export type DropIn = Pick<KubeletFact, 'precedence' | 'order' | 'assumes'>;

/** Merged over the file in the order in which filepath.WalkDir sees it. */
export function dropInOf(path: string): DropIn | undefined {
  const name = DROP_IN.exec(path)?.[1];
  if (name === undefined) return undefined;
  const folder = path.slice(0, path.length - name.length - 1);
  const onNode = /(?:^|\/)((?:etc|var)\/.{1,400})$/.exec(folder)?.[1];
  const assumes = `the kubelet is started with --config-dir for ${onNode === undefined ? folder : `/${onNode}`}`;
  return { ...dropInNamed(name), ...defined({ assumes: OF_PLATFORMS.test(path) ? undefined : assumes }) };
}

/** filepath.WalkDir sorts each folder by itself. */
function dropInNamed(name: string): DropIn {
  return { precedence: DROP_INS, order: name.replaceAll('/', '\0') };
}

export function configFileOf(document: YamlDocument): ConfigFragment | undefined {
  const onNode = nodePathOf(document, () => true);
  // kubeadm makes the kubelet's file of its own.
  if (onNode === undefined || /kubeadm\.k8s\.io/.test(document.source.file.text) || /kubeadm/.test(onNode))
    return undefined;
  return {
    kind: 'kubelet/config-file',
    path: onNode.replace(/\.(?:j2|tmpl|tpl|template|erb|in)$/, ''),
    machine: machineKey(document, document.path.slice(0, Math.max(0, document.path.length - onNode.length))),
    ...machinesOf(document),
    at: beginningOf(document),
  };
}

export function isConfigFragment(one: Statement): one is ConfigFragment {
  return one.kind === 'kubelet/config-file';
}

interface Command {
  readonly config?: string;
  readonly directory?: string;
  /** What fills in a variable may bring more. */
  readonly isOpen: boolean;
}

type Role =
  | { readonly kind: 'file' | 'as-is' | 'unread' }
  | { readonly kind: 'drop-in'; readonly dropIn: DropIn }
  | { readonly kind: 'assumed'; readonly assumes: string };

const CERTAINTY: readonly Role['kind'][] = ['file', 'drop-in', 'as-is', 'assumed', 'unread'];

/** Facts of files that no command reads state nothing. */
export function placeConfigFiles(stated: readonly Statement[]): readonly Statement[] {
  const configs = stated.filter(isConfigFragment);
  if (configs.length === 0) return stated;
  const flags = grouped(stated.filter(isFlagFragment), ({ machine }) => machine);
  const roles = new Map<string, Role>();
  for (const [machine, files] of grouped(configs, (one) => one.machine)) {
    const commands = commandsOf(flags.get(machine) ?? []);
    if (commands.length === 0) continue;
    for (const file of files) {
      const found = commands.map((command) => roleOf(file.path, command, files));
      const role = CERTAINTY.flatMap((kind) => found.find((one) => one.kind === kind) ?? [])[0];
      if (role !== undefined) roles.set(placeKey(file.at), role);
    }
  }
  return stated.flatMap((one): readonly Statement[] => {
    if (isConfigFragment(one)) return [];
    const role = one.kind === 'kubelet' && one.source === 'config' ? roles.get(placeKey(one.at)) : undefined;
    return [role === undefined || one.kind !== 'kubelet' ? one : inRole(one, role)];
  });
}

function inRole(fact: KubeletFact, role: Role): KubeletFact {
  const { precedence, order, assumes, ...settings } = fact;
  switch (role.kind) {
    case 'as-is':
      return fact;
    case 'file':
      return (precedence ?? 0) < DROP_INS ? fact : settings;
    case 'drop-in':
      return { ...settings, ...role.dropIn };
    case 'assumed':
      return { ...fact, assumes: assumes ?? role.assumes };
    case 'unread': {
      const { resolvConf: _, clusterDNS: _dns, clusterDomain: _domain, ...kept } = settings;
      return { ...kept, precedence: 0, ineffective: [] };
    }
  }
}

function roleOf(path: string, command: Command, beside: readonly ConfigFragment[]): Role {
  const { config, directory, isOpen } = command;
  if (isAt(path, config)) return { kind: 'file' };
  const below = directory === undefined ? -1 : path.lastIndexOf(`${directory}/`);
  if (directory !== undefined && below !== -1 && path.endsWith('.conf'))
    return { kind: 'drop-in', dropIn: dropInNamed(path.slice(below + directory.length + 1)) };
  if (dropInOf(path) !== undefined) return { kind: directory === undefined && isOpen ? 'as-is' : 'unread' };
  if (config === undefined) return { kind: isOpen ? 'as-is' : 'unread' };
  if (beside.some((other) => isAt(other.path, config))) return { kind: 'unread' };
  return { kind: 'assumed', assumes: `${config}, which the kubelet reads, is made of ${path}` };
}

function isAt(path: string, config: string | undefined): boolean {
  return config !== undefined && path.endsWith(config);
}

/** None where one of them is not known, or depends on a condition. */
function commandsOf(files: readonly FlagFragment[]): readonly Command[] {
  if (files.some(({ by }) => by?.when !== undefined)) return [];
  const commands = startedCommands(files).map(commandOf);
  return commands.some((one) => one === undefined) ? [] : commands.flatMap((one) => one ?? []);
}

function commandOf(words: readonly SourceText[]): Command | undefined {
  const flags = flagWords(words);
  // The package's unit is such a one; a drop-in that comes with it has the flags.
  if (!isKubelet(words) || flags.length === 0) return undefined;
  const last = (name: string): string | undefined =>
    flags.findLast((flag) => flag.name.replaceAll('_', '-') === name)?.value?.text;
  const [config, folder] = [last('config'), last('config-dir')];
  if ([config, folder].some((path) => path !== undefined && !/^\/[^$%{}<>]{1,500}$/.test(path))) return undefined;
  const directory = folder === undefined ? undefined : directoryOf(`${folder}/`.replace(/\/{1,9}$/, '/x'));
  return { ...defined({ config, directory }), isOpen: words.some(({ text }) => isUnexpanded(text)) };
}
