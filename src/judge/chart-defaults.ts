/** What a template's condition comes to by what is written in it, or by the chart's own values. */
import type { BranchOutcome, BranchTaken } from '../core/text/assumption.ts';
import { wholeFile } from '../core/text/source-text.ts';
import { child, type YamlNode } from '../read/documents/document.ts';
import { readYaml } from '../read/documents/yaml.ts';

interface ChartTree {
  readonly read: (path: string) => { readonly path: string; readonly text: string } | undefined;
  readonly paths: readonly string[];
}

const LITERAL_NO = /^(?:false|nil|list|dict|""|``|0|not\s+true)$/;
const LITERAL_YES = /^(?:true|"[^"]+"|[1-9]\d*|not\s+false)$/;
const OWN_VALUE = /^(not\s+)?\.Values((?:\.[A-Za-z_]\w{0,99}){1,20})$/;
const VALUES_NAME = /(?:^|[/._-])values[^/]*\.ya?ml$/i;
/** More are not looked through. */
const MAX_VALUES_FILES = 50;
const SAYS_NO = /^\s*(?:false|no|off|0|null|~|""|''|\[\]|\{\})?\s*(?:#.*)?$/i;

export function branchOutcome(
  { subject, holds, kind, scope }: BranchTaken,
  tree: ChartTree,
): BranchOutcome | undefined {
  if (kind === 'part') return undefined;
  if (LITERAL_NO.test(subject)) return holds ? 'never' : 'by default';
  if (LITERAL_YES.test(subject)) return holds ? 'by default' : 'never';
  const [, not, dotted] = OWN_VALUE.exec(subject) ?? [];
  const path = dotted?.slice(1).split('.');
  const wanted = (not === undefined) === holds;
  const folder = scope === '' ? '' : `${scope}/`;
  if (path === undefined || tree.read(`${folder}Chart.yaml`) === undefined) return undefined;
  const own = tree.read(`${folder}values.yaml`);
  const root = own === undefined ? undefined : readYaml(wholeFile(own)).value;
  if (isSet(child(root, ...path)) !== wanted) return 'not by default';
  return isOverridden(path.at(-1) ?? '', own?.path, wanted, tree) ? undefined : 'by default';
}

/** As `if` takes it (text/template exec.go isTrue). */
function isSet(node: YamlNode | undefined): boolean {
  if (node === undefined) return false;
  if (node.kind === 'map') return node.entries.length > 0;
  if (node.kind === 'sequence') return node.items.length > 0;
  return !(node.value === null || node.value === false || node.value === 0 || node.value === '');
}

/** Some other file of values says otherwise under a key of this name. */
function isOverridden(key: string, own: string | undefined, wanted: boolean, tree: ChartTree): boolean {
  const others = tree.paths.filter((path) => path !== own && VALUES_NAME.test(path));
  if (others.length > MAX_VALUES_FILES) return true;
  return others.some((path) => {
    const text = tree.read(path)?.text ?? '';
    return [...text.matchAll(new RegExp(`\\b${key}["']?[ \\t]{0,9}:([^\\n]{0,200})`, 'g'))].some(
      ([, value = '']) => SAYS_NO.test(value) === wanted,
    );
  });
}
