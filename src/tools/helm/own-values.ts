/** What a chart's own values files state for a place in a template on which all of them agree. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { baseName, directoryOf, inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, locate, type SourceText, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { childAt, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { ChartRelease } from './fragments.ts';

export interface ChartInSight {
  readonly directory: string;
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
  readonly releases: readonly ChartRelease[];
}

/** The text that an expression at a place brings, as an assumption: whoever installs the chart may state another value. */
export type OwnValues = (says: string, at: Location) => SourceText | undefined;

const VALUES_FILE = /^values[^/]*\.ya?ml$/;

export function ownValues(chart: ChartInSight): OwnValues {
  const { directory, read, paths } = chart;
  const own = inFolder(directory, 'values.yaml');
  const open = (path: string): YamlNode | undefined => {
    const file = read(path);
    return file === undefined ? undefined : readYaml(wholeFile(assumed(file))).value;
  };
  const first = open(own);
  const others = paths
    .filter((path) => path !== own && directoryOf(path) === directory && VALUES_FILE.test(baseName(path)))
    .map(open);
  const parents = parentsOf(chart).map((folder) => ({
    root: open(inFolder(folder, 'values.yaml')),
    below: directory
      .slice(folder === '' ? 0 : folder.length + 1)
      .split('/')
      .filter((_, index) => index % 2 === 1),
  }));
  return (says, at) => {
    const asked = askedIn(says);
    if (asked === undefined) return undefined;
    const stated = childAt(first, asked.keys);
    const over = [
      ...others.map((root) => childAt(root, asked.keys)),
      ...parents.map(({ root, below }) => childAt(root, [...below, ...asked.keys])),
    ].filter((node) => node !== undefined);
    const otherwise =
      asked.otherwise === undefined ? undefined : synthetic({ ...at, file: assumed(at.file, own) }, asked.otherwise);
    const texts = [stated, ...over].map((node) => (isEmpty(node) ? otherwise : textOf(node, asked)));
    const [text] = texts;
    if (text === undefined || texts.some((one) => one?.text !== text.text)) return undefined;
    return isStatedBy(chart, asked.keys) ? undefined : text;
  };
}

interface Asked {
  readonly keys: readonly string[];
  readonly joined: boolean;
  /** Where the value is not set. */
  readonly otherwise?: string;
}

const PLAIN =
  /^(?:default\s+"([^"\\{}]{1,300})"\s+)?\$?\.Values((?:\.[A-Za-z_][\w-]{0,99}){1,10})(?:\s*\|\s*default\s+"([^"\\{}]{1,300})")?(?:\s*\|\s*(?:quote|squote|trim|toString))*$/;
const JOINED =
  /^(?:join\s+" "\s+\$?\.Values((?:\.[\w-]{1,100}){1,10})|\$?\.Values((?:\.[\w-]{1,100}){1,10})\s*\|\s*join\s+" ")$/;

function askedIn(says: string): Asked | undefined {
  const [, before, plain, behind] = PLAIN.exec(says) ?? [];
  const [, first, second] = plain === undefined ? (JOINED.exec(says) ?? []) : [];
  const path = plain ?? first ?? second;
  if (path === undefined) return undefined;
  const otherwise = [before ?? behind].find((one) => one?.split(' ').every(isUpstream));
  return { keys: path.split('.').slice(1), joined: plain === undefined, ...defined({ otherwise }) };
}

/** A chart in `charts/` of another gets values of that. */
function parentsOf({ directory }: ChartInSight): readonly string[] {
  const parents: string[] = [];
  for (let at = directory; /(?:^|\/)charts\/[^/]+$/.test(at); ) {
    at = directoryOf(directoryOf(at));
    parents.push(at);
  }
  return parents;
}

/** The file, of which everything holds only with its values. */
function assumed(file: SourceFile, values = file.path): SourceFile {
  const words = `the chart is installed with the values of ${values}`;
  const otherwise = `the chart is installed with other values than those of ${values}`;
  const one = { kind: 'condition', file: file.path, line: 0, scope: values, subject: 'values' } as const;
  const taken: BranchTaken = { ...one, holds: true, words, otherwise };
  return { ...file, conditions: [{ start: 0, end: file.text.length + 1, assumes: [taken], around: -1 }] };
}

function isEmpty(node: YamlNode | undefined): boolean {
  return node === undefined || (node.kind === 'scalar' && (node.value === null || node.value === ''));
}

function textOf(node: YamlNode | undefined, { joined }: Asked): SourceText | undefined {
  if (!joined) return node?.kind === 'scalar' ? upstreams(node) : undefined;
  if (node?.kind !== 'sequence' || node.items.length === 0) return undefined;
  const texts = node.items.map((item) => (item.kind === 'scalar' ? upstreams(item) : undefined));
  return texts.every((one) => one !== undefined) ? concat(texts.flatMap(spaced)) : undefined;
}

function spaced(text: SourceText, index: number): readonly SourceText[] {
  return index === 0 ? [text] : [synthetic(locate(text, 0, 0), ' '), text];
}

const ADDRESS = /^(?:(?:dns|tls):\/\/)?(\[[\da-f:]+\]|[^[\]/]+?)(?::\d{1,5})?$/i;
const FILE = /^\/[\w./-]{1,300}$/;

/** Addresses and files; everything else may be one that is to be replaced. */
function upstreams({ value, text }: YamlScalar): SourceText | undefined {
  const words = typeof value === 'string' ? value.split(' ') : [];
  return words.length > 0 && text.text === value && words.every(isUpstream) ? text : undefined;
}

function isUpstream(word: string): boolean {
  const [, host = ''] = ADDRESS.exec(word) ?? [];
  return FILE.test(word) || [word, host.replace(/^\[|\]$/g, '')].some((one) => parseAddress(one) !== undefined);
}

/** What installs the chart from this repository may state the value. */
function isStatedBy({ directory, read, releases }: ChartInSight, keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? '';
  const own = inFolder(directory, 'values.yaml');
  return releases
    .filter((one) => one.directory === directory)
    .some(({ sources, doubts = [] }) =>
      [...sources, ...doubts].some((source) => {
        if (!('kind' in source) || source.kind === 'config-map') return true;
        if (source.kind === 'file') return source.path !== own && (read(source.path)?.text.includes(last) ?? true);
        return (source.target ?? source.text.text).includes(last);
      }),
    );
}
