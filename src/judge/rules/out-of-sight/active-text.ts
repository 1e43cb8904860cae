/** A text without what a literal switches off in it: `when: false`, `if false; then`, `{{ if false }}`, `count = 0`. */

import { opposite } from '../../../core/text/assumption.ts';
import { conditionsOf } from '../../../core/text/conditions.ts';
import { isAlwaysTaken } from '../../chart-values.ts';

const OFF = String.raw`["']?(?:false|no|off|\$\{\{\s?false\s?\}\})["']?`;
const KEY = new RegExp(
  String.raw`^([ \t]*(?:-[ \t]+)?)["']?(?:when|if)["']?:[ \t]*(?:\[\s?)?${OFF}[ \t]*\]?[ \t]*(?:#.*)?\r?$`,
);
const IN_LINE = new RegExp(String.raw`\{[^{}\n]*["']?\b(?:when|if)["']?:\s*${OFF}[^{}\n]*\}`, 'g');
const NEVER =
  /^[ \t]*if[ \t]+(?:false|\[\[?[ \t]+(?:0 -eq 1|1 -eq 0|"?0"? =+ "?1"?|"?1"? =+ "?0"?)[ \t]+\]\]?)[ \t]*(?:;|$)/;
const NEITHER = /^[ \t]*false[ \t]*&&.*$|^[ \t]*true[ \t]*\|\|.*$/gm;
const EMPTY = /^[ \t]+(?:count[ \t]*=[ \t]*0|for_each[ \t]*=[ \t]*(?:toset\(\[\]\)|\{\}|\[\]))[ \t]*(?:#.*)?$/;
/** At the left of a script; what follows is never run. */
const ENDS = /^(?:exit|return)(?:[ \t]+\d+)?[ \t]*;?[ \t]*\r?$/;

/** Offsets stay. */
export function activeText(text: string, path: string): string {
  if (!/\b(?:false|no|off|exit|return|count|for_each)\b|\[ /.test(text)) return text;
  const written = withoutBranches(text, path).replace(IN_LINE, blank).replace(NEITHER, blank);
  const lines = written.split('\n');
  const depths = lines.map((line) => line.search(/\S/));
  let end = lines.findIndex((line) => ENDS.test(line));
  if (end === -1 || !(text.startsWith('#!') || /\.(?:ba)?sh$/.test(path))) end = lines.length;
  const off = (from: number, to: number): void => {
    lines.fill('', from, to);
  };
  const lengths = lines.map(({ length }) => length);
  for (const [index, line] of lines.entries()) {
    const key = KEY.exec(line);
    if (key !== null) {
      const column = key[1]?.length ?? 0;
      const start = line.trimStart().startsWith('-') ? index : lastBefore(depths, index, column);
      off(start, firstAfter(depths, index, depths[start] ?? 0));
    } else if (EMPTY.test(line)) {
      const start = lastBefore(depths, index, depths[index] ?? 0);
      off(start, firstAfter(depths, index, depths[start] ?? 0));
    } else if (NEVER.test(line)) off(index, branchEnd(lines, index));
  }
  off(end, lines.length);
  return lines.map((line, index) => line.padEnd(lengths[index] ?? 0)).join('\n');
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

function withoutBranches(text: string, path: string): string {
  if (!/\{[{%]|%\{/.test(text)) return text;
  const never = conditionsOf(text, path).filter(({ assumes }) => assumes.some((one) => isAlwaysTaken(opposite(one))));
  return never.reduce(
    (all, { start, end }) => all.slice(0, start) + blank(all.slice(start, end)) + all.slice(end),
    text,
  );
}

/** The line that the one here stands below. */
function lastBefore(depths: readonly number[], index: number, column: number): number {
  let at = index;
  while (at > 0 && !((depths[at] ?? -1) !== -1 && (depths[at] ?? 0) < column)) at -= 1;
  return at;
}

function firstAfter(depths: readonly number[], index: number, depth: number): number {
  const after = depths.findIndex((one, at) => at > index && one !== -1 && one <= depth);
  return after === -1 ? depths.length : after;
}

function branchEnd(lines: readonly string[], index: number): number {
  let open = 0;
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^[ \t]*if\b/.test(line)) open += 1;
    if (/(?:^|;)[ \t]*fi\b/.test(line)) open -= 1;
    if (open === 0 || (open === 1 && at > index && /^[ \t]*el(?:se|if)\b/.test(line))) return at;
  }
  return lines.length;
}
