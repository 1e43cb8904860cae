/** What a chart's own values files state for a place in a template on which all of them agree. */
import { parseAddress } from '../../core/dns/endpoint.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { inFolder } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, locate, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { YamlNode, YamlScalar } from '../../read/documents/document.ts';
import { installed, layersOfRelease, valueAt, valuesOf } from './chart-layers.ts';
import type { ChartRelease } from './fragments.ts';

export interface ChartInSight {
  readonly directory: string;
  readonly read: (path: string) => SourceFile | undefined;
  readonly paths: readonly string[];
  readonly releases: readonly ChartRelease[];
}

/** The text that an expression at a place brings, as an assumption: whoever installs the chart may state another value. */
export type OwnValues = (says: string, at: Location, isWhole?: boolean) => SourceText | undefined;

export function ownValues(chart: ChartInSight): OwnValues {
  const { directory } = chart;
  const own = inFolder(directory, 'values.yaml');
  const ways = installed(valuesOf(directory, chart));
  return (says, at, isWhole = false) => {
    const asked = askedIn(says, isWhole);
    if (asked === undefined) return undefined;
    const otherwise =
      asked.otherwise === undefined ? undefined : synthetic({ ...at, file: assumed(at.file, own) }, asked.otherwise);
    const [text, ...others] = ways.map((values) => {
      const found = valueAt(values, asked.keys);
      return found === undefined || isEmpty(found.node) ? otherwise : textOf(found.node, asked);
    });
    if (text === undefined || others.some((one) => one?.text !== text.text)) return undefined;
    return isStatedBy(chart, asked.keys) ? undefined : text;
  };
}

interface Asked {
  readonly keys: readonly string[];
  readonly joined: boolean;
  /** A text of lines, which is all that is written. */
  readonly isWhole: boolean;
  /** Where the value is not set. */
  readonly otherwise?: string;
}

const PLAIN =
  /^(?:default\s+"([^"\\{}]{1,300})"\s+)?\$?\.Values((?:\.[A-Za-z_][\w-]{0,99}){1,10})(?:\s*\|\s*default\s+"([^"\\{}]{1,300})")?(?:\s*\|\s*(?:quote|squote|trim|toString))*$/;
const JOINED =
  /^(?:join\s+" "\s+\$?\.Values((?:\.[\w-]{1,100}){1,10})|\$?\.Values((?:\.[\w-]{1,100}){1,10})\s*\|\s*join\s+" ")$/;

function askedIn(says: string, isWhole: boolean): Asked | undefined {
  const [, before, plain, behind] = PLAIN.exec(says) ?? [];
  const [, first, second] = plain === undefined ? (JOINED.exec(says) ?? []) : [];
  const path = plain ?? first ?? second;
  if (path === undefined) return undefined;
  const otherwise = [before ?? behind].find((one) => one?.split(' ').every(isUpstream));
  return { keys: path.split('.').slice(1), joined: plain === undefined, isWhole, ...defined({ otherwise }) };
}

function assumed(file: SourceFile, values = file.path): SourceFile {
  const words = `the chart is installed with the values of ${values}`;
  const otherwise = `the chart is installed with other values than those of ${values}`;
  const one = { kind: 'condition', file: file.path, line: 0, scope: values, subject: 'values' } as const;
  const taken: BranchTaken = { ...one, holds: true, words, otherwise };
  return { ...file, conditions: [{ start: 0, end: file.text.length + 1, assumes: [taken], around: -1 }] };
}

function isEmpty(node: YamlNode): boolean {
  return node.kind === 'scalar' && (node.value === null || node.value === '');
}

function textOf(node: YamlNode, { joined, isWhole }: Asked): SourceText | undefined {
  if (isWhole)
    return node.kind === 'scalar' && isText(node.text.text)
      ? { ...node.text, file: assumed(node.text.file) }
      : undefined;
  if (!joined) return node.kind === 'scalar' ? upstreams(node) : undefined;
  if (node.kind !== 'sequence' || node.items.length === 0) return undefined;
  const texts = node.items.map((item) => (item.kind === 'scalar' ? upstreams(item) : undefined));
  return texts.every((one) => one !== undefined) ? concat(texts.flatMap(spaced)) : undefined;
}

function isText(text: string): boolean {
  return text.includes('\n') && !text.includes('{{');
}

function spaced(text: SourceText, index: number): readonly SourceText[] {
  return index === 0 ? [text] : [synthetic(locate(text, 0, 0), ' '), text];
}

const ADDRESS = /^(?:(?:dns|tls):\/\/)?(\[[\da-f:]+\]|[^[\]/]+?)(?::\d{1,5})?$/i;
const FILE = /^\/[\w./-]{1,300}$/;

/** Addresses and files; everything else may be one that is to be replaced. */
function upstreams({ value, text }: YamlScalar): SourceText | undefined {
  const words = typeof value === 'string' ? value.split(' ') : [];
  return words.length > 0 && text.text === value && words.every(isUpstream)
    ? { ...text, file: assumed(text.file) }
    : undefined;
}

function isUpstream(word: string): boolean {
  const [, host = ''] = ADDRESS.exec(word) ?? [];
  return FILE.test(word) || [word, host.replace(/^\[|\]$/g, '')].some((one) => parseAddress(one) !== undefined);
}

/** What installs the chart from this repository, with values that are not in sight, may state the value. */
function isStatedBy(chart: ChartInSight, keys: readonly string[]): boolean {
  const { directory, read, releases } = chart;
  const last = keys.at(-1) ?? '';
  const own = inFolder(directory, 'values.yaml');
  return releases
    .filter((one) => one.directory === directory || directory.startsWith(`${one.directory}/charts/`))
    .filter((one) => one.directory !== directory || layersOfRelease(one, chart) === undefined)
    .some(({ sources, doubts = [] }) =>
      [...sources, ...doubts].some((source) => {
        if (!('kind' in source) || source.kind === 'config-map') return true;
        if (source.kind === 'file') return source.path !== own && (read(source.path)?.text.includes(last) ?? true);
        return (source.target ?? source.text.text).includes(last);
      }),
    );
}
