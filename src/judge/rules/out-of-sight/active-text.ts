/** A text without what a literal switches off in it: `when: false`, `if false; then`, `{{ if false }}`, `count = 0`. */

import { opposite } from '../../../core/text/assumption.ts';
import { conditionsOf } from '../../../core/text/conditions.ts';
import { isAlwaysTaken } from '../../chart-values.ts';

const OFF = String.raw`["']?(?:false|no|off|\$\{\{\s?false\s?\}\})["']?`;
const KEY = new RegExp(
  String.raw`^([ \t]*(?:-[ \t]+)?)["']?(?:when|if)["']?:[ \t]*(?:\[\s?)?${OFF}[ \t]{0,9}\]?[ \t]{0,99}(?:#.*)?\r?$`,
);
const IN_LINE = new RegExp(String.raw`\{[^{}\n]{0,400}\b(?:when|if)["']?:\s*${OFF}[^{}\n]{0,400}\}`, 'g');
const NEVER =
  /^[ \t]*if[ \t]+(?:false|\[\[?[ \t]+(?:0 -eq 1|1 -eq 0|"?0"? =+ "?1"?|"?1"? =+ "?0"?)[ \t]+\]\]?)[ \t]*(?:;|$)/;
const NEITHER = /^[ \t]*false[ \t]*&&.*$|^[ \t]*true[ \t]*\|\|.*$/gm;
const EMPTY = /^[ \t]+(?:count[ \t]*=[ \t]*0|for_each[ \t]*=[ \t]*(?:toset\(\[\]\)|\{\}|\[\]))[ \t]*(?:#.*)?$/;
/** At the left of a script; what follows is never run. */
const ENDS = /^(?:exit|return)(?:[ \t]{1,9}\d+)?[ \t]{0,9};?[ \t]*\r?$/;

/** Offsets stay. */
export function activeText(text: string, path: string): string {
  if (!/\b(?:false|no|off|exit|return|count|for_each)\b|\[ /.test(text)) return text;
  const lines = withoutBranches(text, path).replace(IN_LINE, blank).replace(NEITHER, blank).split('\n');
  const { above, ends } = outlineOf(lines.map((line) => line.search(/\S/)));
  const branches = branchEnds(lines);
  const isScript = text.startsWith('#!') || /\.(?:ba)?sh$/.test(path);
  let [off, isOver] = [0, false];
  const switches = new Int32Array(lines.length + 1);
  const switchOff = (from: number, to: number): void => {
    switches[from] = (switches[from] ?? 0) + 1;
    switches[to] = (switches[to] ?? 0) - 1;
  };
  for (const [index, line] of lines.entries()) {
    if (KEY.test(line) || EMPTY.test(line)) {
      const start = line.trimStart().startsWith('-') ? index : (above[index] ?? index);
      switchOff(start, ends[start] ?? lines.length);
    } else if (NEVER.test(line)) switchOff(index, branches.get(index) ?? lines.length);
  }
  return lines
    .map((line, index) => {
      off += switches[index] ?? 0;
      isOver ||= isScript && ENDS.test(line);
      return off > 0 || isOver ? ' '.repeat(line.length) : line;
    })
    .join('\n');
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

function withoutBranches(text: string, path: string): string {
  if (!/\{[{%]|%\{/.test(text)) return text;
  const never = conditionsOf(text, path).filter(({ assumes }) => assumes.some((one) => isAlwaysTaken(opposite(one))));
  let [active, at] = ['', 0];
  for (const { start, end } of never.sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    active += text.slice(at, from) + blank(text.slice(from, end));
    at = end;
  }
  return active + text.slice(at);
}

/** For each line the one that it stands below, and the first behind it that does not stand deeper. */
function outlineOf(depths: readonly number[]): { readonly above: readonly number[]; readonly ends: readonly number[] } {
  const above: number[] = [];
  const ends: number[] = [];
  const open: number[] = [];
  const depthOf = (index: number | undefined): number => depths[index ?? -1] ?? -1;
  for (const [index, depth] of depths.entries()) {
    if (depth === -1) continue;
    for (let top = open.at(-1); top !== undefined && depthOf(top) >= depth; top = open.at(-1)) {
      ends[top] = index;
      open.pop();
    }
    above[index] = open.at(-1) ?? index;
    open.push(index);
  }
  return { above, ends };
}

/** Of each `if` its `else` or `fi`. */
function branchEnds(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]*if\b/.test(line)) open.push(index);
    const [top] = open.slice(-1);
    if (top === undefined) continue;
    const closes = /(?:^|;)[ \t]*fi\b/.test(line);
    if ((closes || (top < index && /^[ \t]*el(?:se|if)\b/.test(line))) && !ends.has(top)) ends.set(top, index);
    if (closes) open.pop();
  }
  return ends;
}
