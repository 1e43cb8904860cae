/** What is said about kustomizations that could not be built as they stand, where it matters. */

import type { Notice } from '../../core/text/notice.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import { child, entries, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { BuildContext, Plan } from './context.ts';
import { isRemote, placeOfWritten } from './paths.ts';

/** What is missing says by its name that it would have mattered. */
const SPEAKS_OF_DNS = /no file `[^`]*(?:corefile|coredns|kube-dns|node-?local|resolv)[^`]*`/i;

/** What is fetched says by its name that it would have mattered. */
const NAMES_DNS = /coredns|kube-?dns|node-?local-?dns|nodelocaldns/i;

/** Only of roots that decide something about DNS, and of what they draw in. */
export function remarksOf(context: BuildContext, relevant: ReadonlySet<string>): readonly Notice[] {
  const notices: Notice[] = [];
  const concerned = below(relevant, context);
  for (const { directory, notice } of context.remarks)
    if (concerned.has(directory) || SPEAKS_OF_DNS.test(notice.message)) notices.push(notice);
  const say: Say = (kind, message, node) => {
    const at = context.factory.syntheticSource.placeOf(node);
    notices.push(kind === 'stale' ? { kind: 'unreadable', message, at, stale: true } : { kind, message, at });
  };
  for (const directory of concerned) {
    const plan = context.plans.get(directory);
    if (plan === undefined) continue;
    missing(plan, context, say);
    for (const key of ['configurations', 'crds'])
      for (const node of items(child(plan.root, key))
        .filter((one) => key !== 'configurations' || saysMore(plan, one, context))
        .slice(0, 1))
        say('not-modelled', `\`${key}\` of a kustomization is not followed`, node);
    const schema = child(plan.root, 'openapi', 'path');
    if (schema !== undefined)
      say('not-modelled', 'lists of custom resources are not merged as `openapi` of a kustomization says', schema);
  }
  const folders = foldersOf(context.byPath.keys());
  for (const plan of context.plans.values()) {
    for (const { node, path } of concerned.has(plan.directory) ? [] : plan.resources)
      if (path === undefined && NAMES_DNS.test(scalarText(node) ?? '')) outside(scalarText(node) ?? '', node, say);
      else if (path !== undefined && !concerned.has(plan.directory) && folders.has(path) && !context.plans.has(path))
        missing({ ...plan, resources: [{ node, path }], components: [] }, context, say);
    if (context.reached.has(plan.directory) || plan.component) continue;
    const closing = plan.resources.find(({ path }) => path !== undefined && context.plans.has(path));
    const matters = plan.resources.some(
      ({ path }) =>
        path !== undefined && context.byPath.get(path)?.some((fact) => fact.kind !== 'kustomization') === true,
    );
    if (closing !== undefined && matters)
      say(
        'unreadable',
        'this kustomization draws itself in again, and kustomize refuses it; its files are read as they are',
        closing.node,
      );
  }
  return notices;
}

function outside(written: string, node: YamlNode, say: Say): void {
  if (isRemote(written)) say('not-modelled', `\`${written}\` is fetched by kustomize and not read here`, node);
  else if (written !== '') say('not-modelled', `\`${written}\` lies outside the scanned tree`, node);
}

/** Folders that hold, at some depth, a file that says something of DNS. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of paths)
    for (let at = path.lastIndexOf('/'); at > 0 && !found.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
      found.add(path.slice(0, at));
  return found;
}

/** Whether the plugins of the tool are reported to work at other places than their own, or by another schema. */
export function isConfigured(plan: Plan, context: BuildContext): boolean {
  return (
    child(plan.root, 'openapi', 'path') !== undefined ||
    items(child(plan.root, 'configurations')).some((one) => saysMore(plan, one, context))
  );
}

/** Where only `nameReference` is configured nothing is lost: names of custom resources get no hash here. */
function saysMore(plan: Plan, node: YamlNode, context: BuildContext): boolean {
  const path = placeOfWritten(plan.directory, scalarText(node) ?? '');
  const file = path === undefined ? undefined : context.read(path);
  const root = file === undefined ? undefined : readYaml(wholeFile(file)).value;
  return root === undefined || entries(root).some(({ key }) => key !== 'nameReference' && key !== 'varReference');
}

type Say = (kind: Notice['kind'] | 'stale', message: string, node: YamlNode) => void;

/** Where so many entries are absent, and most of all, nobody builds the kustomization any more. */
const MIN_STALE = 3;
/** Folders for what is no longer deployed. */
const ARCHIVE = /(?:^|\/)[._]?(?:archived?|attic|deprecated|disabled|obsolete|old)(?:\/|$)/i;

/** What a kustomization lists and is not there is one fault, at the first of them. */
function missing(plan: Plan, context: BuildContext, say: Say): void {
  const absent: { readonly written: string; readonly node: YamlNode }[] = [];
  const refused: { readonly written: string; readonly node: YamlNode; readonly because: string }[] = [];
  for (const { node, path } of [...plan.resources, ...plan.components]) {
    const written = scalarText(node) ?? '';
    if (path === undefined) {
      outside(written, node, say);
      continue;
    }
    if (context.plans.has(path) || context.byPath.has(path)) continue;
    if (context.read(path) !== undefined) continue;
    const own = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'].some(
      (name) => context.read(path === '' ? name : `${path}/${name}`) !== undefined,
    );
    const because = context.whyUnread?.(path);
    if (because !== undefined) refused.push({ written, node, because });
    else if (own) say('not-modelled', `\`${written}\` is not among the files that are scanned`, node);
    else absent.push({ written, node });
  }
  // What is there and may not be read is one fault for each reason.
  for (const because of new Set(refused.map((one) => one.because))) {
    const alike = refused.filter((one) => one.because === because);
    const [one] = alike;
    const rest = alike.length === 1 ? '' : ` (and ${alike.length - 1} more)`;
    if (one !== undefined) say('unreadable', `\`${one.written}\`${rest} was not read: ${because}`, one.node);
  }
  const [first] = absent;
  if (first === undefined) return;
  const more = absent.length === 1 ? '' : ` (and ${absent.length - 1} more)`;
  const isStale =
    ARCHIVE.test(plan.directory) ||
    (absent.length >= MIN_STALE && absent.length * 2 > plan.resources.length + plan.components.length);
  say(
    isStale ? 'stale' : 'unreadable',
    `\`${first.written}\`${more} is neither a file nor a folder with a kustomization, and kustomize refuses to build without it`,
    first.node,
  );
}

/** The directories and all that they draw in. */
function below(roots: ReadonlySet<string>, context: BuildContext): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const plan = context.plans.get(next);
    for (const { path } of [...(plan?.resources ?? []), ...(plan?.components ?? [])])
      if (path !== undefined && context.plans.has(path)) open.push(path);
  }
  return found;
}
