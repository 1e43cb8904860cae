/** Notices about kustomizations that could not be built as written, where it matters. */

import type { Notice } from '../../core/text/notice.ts';
import { inFolder } from '../../core/text/paths.ts';
import { templateEnding } from '../../core/text/template-language.ts';
import { child, entries, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { yamlFile } from '../../read/documents/yaml.ts';
import type { BuildContext, Plan } from './context.ts';
import { decides } from './facts.ts';
import { isKustomization } from './fragments.ts';
import { directoriesBelow } from './known-objects.ts';
import { isRemote, placeOfWritten } from './paths.ts';

const MENTIONS_DNS = /corefile|coredns|kube-dns|node-?local|resolv/i;

/** Names of remote bases, and of files that are not there, that would have mattered. */
const NAMES_DNS = /coredns|kube-?dns|node-?local-?dns|nodelocaldns/i;

/** Of roots that decide something about DNS, and what they include. */
export function noticesOf(context: BuildContext, relevant: ReadonlySet<string>): readonly Notice[] {
  const notices: Notice[] = [];
  const concerned = directoriesBelow(relevant, context.plans);
  for (const { directory, notice, file } of context.notices)
    if (concerned.has(directory) || notice.limit === 'notices' || MENTIONS_DNS.test(file ?? '')) notices.push(notice);
  const say: Say = (kind, message, node) => {
    const at = context.factory.syntheticSource.placeOf(node);
    notices.push(kind === 'stale' ? { kind: 'unreadable', message, at, stale: true } : { kind, message, at });
  };
  sayOfSeconds(context, concerned, notices);
  const absent = new Map<string, Absence>();
  for (const directory of concerned) {
    const plan = context.plans.get(directory);
    if (plan === undefined) continue;
    missing(plan, context, say, absent);
    for (const [key, matters] of [
      ['configurations', holdsMore],
      ['crds', marksFields],
    ] as const)
      for (const node of items(child(plan.root, key))
        .filter((one) => matters(plan, one, context))
        .slice(0, 1))
        say('not-modelled', `\`${key}\` of a kustomization is not followed`, node);
    const schema = child(plan.root, 'openapi', 'path');
    if (schema !== undefined) say('not-modelled', '`openapi` of a kustomization is not followed', schema);
  }
  const folders = foldersOf([...context.byPath].flatMap(([path, facts]) => (facts.some(decides) ? [path] : [])));
  for (const plan of context.plans.values()) {
    const rest = concerned.has(plan.directory) ? [] : plan.resources;
    const fetched = rest.filter(({ node, path }) => path === undefined && NAMES_DNS.test(scalarText(node) ?? ''));
    outside(
      fetched.map(({ node }) => ({ written: scalarText(node) ?? '', node })),
      say,
    );
    for (const { node, path } of rest)
      if (path !== undefined && (folders.has(path) || NAMES_DNS.test(scalarText(node) ?? '')))
        missing({ ...plan, resources: [{ node, path }], components: [] }, context, say, absent);
    if (context.reached.has(plan.directory) || plan.component) continue;
    const closing = plan.resources.find(({ path }) => path !== undefined && context.plans.has(path));
    if (closing !== undefined && mentionsDns(plan, context))
      say(
        'unreadable',
        'this kustomization includes itself again, and kustomize refuses it; its files are read as they are',
        closing.node,
      );
  }
  for (const { kind, message, node, others } of absent.values()) {
    const many = others === 1 ? 'kustomization lists' : `${others} kustomizations list`;
    say(kind, others === 0 ? message : `${message}; ${others === 1 ? 'another ' : ''}${many} it too`, node);
  }
  return notices;
}

/** konfig.RecognizedKustomizationFileNames. */
const FILE_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];

/** In a folder with two of these files the tool takes neither (api/internal/target kusttarget.go loadKustFile). */
function sayOfSeconds(context: BuildContext, concerned: ReadonlySet<string>, notices: Notice[]): void {
  for (const { directory, resources, at } of context.seconds) {
    const other = context.plans.get(directory)?.path;
    const names = FILE_NAMES.map((name) => inFolder(directory, name));
    if (other === undefined || !names.includes(other) || !names.includes(at.file.path)) continue;
    const matters = [directory, ...resources.map(({ value }) => value)].some(
      (path) => concerned.has(path) || context.byPath.get(path)?.some(decides) === true,
    );
    const message = `kustomize refuses to build this folder: \`${other}\` is a kustomization, too`;
    if (matters) notices.push({ kind: 'unreadable', message, at });
  }
}

/** One manifest, not a folder of anything. */
function isOneFile(url: string): boolean {
  return /^https?:\/\/[^?#]{1,2000}\.ya?ml$/.test(url);
}

/** Whether a file in its own lists mentions DNS. */
function mentionsDns(plan: Plan, context: BuildContext): boolean {
  return plan.resources.some(
    ({ path }) => path !== undefined && context.byPath.get(path)?.some((fact) => !isKustomization(fact)) === true,
  );
}

/** One notice for all that a kustomization takes from elsewhere. */
function outside(entries: readonly { readonly written: string; readonly node: YamlNode }[], say: Say): void {
  for (const remote of [true, false]) {
    const alike = entries.filter(({ written }) => written !== '' && isRemote(written) === remote);
    const [first] = alike;
    if (first === undefined) continue;
    const more = alike.length === 1 ? '' : ` (and ${alike.length - 1} more)`;
    const where = remote ? 'is fetched by kustomize and not read here' : 'is outside the scanned tree';
    say('not-modelled', `\`${first.written}\`${more} ${where}`, first.node);
  }
}

/** Folders with a file, at any depth, that mentions DNS. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
      folders.add(path.slice(0, at));
  return folders;
}

/** Whether built-in plugins are configured for other fields or another schema. */
export function isConfigured(plan: Plan, context: BuildContext): boolean {
  return (
    child(plan.root, 'openapi', 'path') !== undefined ||
    items(child(plan.root, 'configurations')).some((one) => holdsMore(plan, one, context))
  );
}

/** Names of custom resources get no hash here, and variables are not followed. */
const HARMLESS = /^(?:name|var)Reference$/;

function holdsMore(plan: Plan, node: YamlNode, context: BuildContext): boolean {
  const path = placeOfWritten(plan.directory, scalarText(node) ?? '');
  const root = path === undefined ? undefined : yamlFile(context.read(path))?.root;
  return root === undefined || entries(root).some(({ key }) => !HARMLESS.test(key));
}

/** Only these marks matter to a build (api/internal/accumulator/loadconfigfromcrds.go). */
function marksFields(plan: Plan, node: YamlNode, context: BuildContext): boolean {
  const path = placeOfWritten(plan.directory, scalarText(node) ?? '');
  const text = path === undefined ? undefined : context.read(path)?.text;
  return text === undefined || /x-kubernetes-(?:annotation|label-selector|identity|object-ref-)/.test(text);
}

type Say = (kind: Notice['kind'] | 'stale', message: string, node: YamlNode) => void;

/** Reported at the first place that lists it. */
interface Absence {
  readonly kind: 'stale' | 'unreadable';
  readonly message: string;
  readonly node: YamlNode;
  readonly others: number;
}

/** `flux bootstrap` commits this folder when the cluster is set up. */
const BOOTSTRAPPED = /(?:^|\/)flux-system\/?$/;

/** With so many, and most, entries missing nobody builds the kustomization any more. */
const MIN_STALE = 3;

/** One notice for a kustomization, and for what several list, at the first of them. */
function missing(plan: Plan, context: BuildContext, say: Say, faults: Map<string, Absence>): void {
  const absent: { readonly written: string; readonly path: string; readonly node: YamlNode }[] = [];
  const elsewhere: { readonly written: string; readonly node: YamlNode }[] = [];
  const refused: {
    readonly written: string;
    readonly path: string;
    readonly node: YamlNode;
    readonly because: string;
  }[] = [];
  const ending = templateEnding(plan.path);
  for (const { node, path } of [...plan.resources, ...plan.components]) {
    const written = scalarText(node) ?? '';
    if (path === undefined) {
      if (!isOneFile(written) || NAMES_DNS.test(written) || mentionsDns(plan, context))
        elsewhere.push({ written, node });
      continue;
    }
    if (context.plans.has(path) || context.byPath.has(path)) continue;
    if (context.read(path) !== undefined) continue;
    if (ending !== '' && context.read(`${path}/kustomization.yaml${ending}`) !== undefined) continue;
    const hasKustomization = FILE_NAMES.some((name) => context.read(inFolder(path, name)) !== undefined);
    const because = context.whyUnread?.(path);
    if (because !== undefined) refused.push({ written, path, node, because });
    else if (hasKustomization) say('not-modelled', `\`${written}\` is not among the files that are scanned`, node);
    else absent.push({ written, path, node });
  }
  outside(elsewhere, say);
  for (const because of new Set(refused.map((one) => one.because))) {
    const alike = refused.filter((one) => one.because === because);
    const [example] = alike;
    const rest = alike.length === 1 ? '' : ` (and ${alike.length - 1} more)`;
    const kind = alike.every(({ path }) => context.isElsewhere(path)) ? 'stale' : 'unreadable';
    if (example !== undefined) say(kind, `\`${example.written}\`${rest} was not read: ${because}`, example.node);
  }
  const [first] = absent;
  if (first === undefined) return;
  const known = faults.get(first.path);
  if (known !== undefined) {
    faults.set(first.path, { ...known, others: known.others + 1 });
    return;
  }
  const more = absent.length === 1 ? '' : ` (and ${absent.length - 1} more)`;
  const isStale =
    (absent.length >= MIN_STALE && absent.length * 2 > plan.resources.length + plan.components.length) ||
    ending !== '' ||
    absent.every(({ path }) => BOOTSTRAPPED.test(path) || context.isIgnored(path));
  faults.set(first.path, {
    kind: isStale ? 'stale' : 'unreadable',
    message: `\`${first.written}\`${more} is neither a file nor a folder with a kustomization, and kustomize refuses to build without it`,
    node: first.node,
    others: 0,
  });
}
