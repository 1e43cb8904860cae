/** Named parts of Go templates: where `define` states them, and where templates take them in. */
import { conditionsOf } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { actionsOf } from '../../core/text/template-actions.ts';

export interface PartUse {
  readonly at: Location;
  /** As it is, or indented. */
  readonly isWhole: boolean;
}

const QUOTED = /^["`]([^"`]{1,300})["`]$/;

/** As `define` and `block` write it. */
export function partName(subject: string): string | undefined {
  return QUOTED.exec(subject)?.[1];
}

/** Wherever the part is named other than to define it. */
export function usesOfPart(file: SourceFile, name: string): readonly PartUse[] {
  if (!file.text.includes(name)) return [];
  const marked = withBranches(file);
  return actionsOf(file.text).flatMap(({ engine, start, end, expression }): readonly PartUse[] => {
    if (engine !== 'go' || !(expression.includes(`"${name}"`) || expression.includes(`\`${name}\``))) return [];
    if (/^define\b/.test(expression)) return [];
    return [{ at: { file: marked, span: { start, end } }, isWhole: includedName(expression) === name }];
  });
}

const INCLUDED = /^(?:include|template|block)\s+["`]([^"`]{1,300})["`]([\s\S]*)$/;
const INDENTED = /^[^|]*(?:\|\s*(?:n?indent\s+\d{1,3}|trim)\s*)*$/;
const MAX_INCLUDE = 2000;

/** The part that an expression is, whatever it is rendered with; undefined where something is made of it. */
export function includedName(expression: string): string | undefined {
  const [, name, rest = ''] = expression.length > MAX_INCLUDE ? [] : (INCLUDED.exec(expression) ?? []);
  return name !== undefined && INDENTED.test(withoutParentheses(rest)) ? name : undefined;
}

function withoutParentheses(text: string): string {
  let depth = 0;
  let out = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (depth === 0) out += character;
    if (character === ')') depth -= 1;
  }
  return out;
}

function withBranches(file: SourceFile): SourceFile {
  const conditions = conditionsOf(file.text, file.path);
  return { ...file, ...defined({ conditions: conditions.length === 0 ? undefined : conditions }) };
}

export interface TemplatePart {
  readonly file: SourceFile;
  /** Without what its trim marks take away. */
  readonly start: number;
  readonly end: number;
  /** Of the conditions of `file`: that the part is used. */
  readonly condition: number;
}

/** By name; of a name that is defined twice the last counts. */
export function partsIn(file: SourceFile): ReadonlyMap<string, TemplatePart> {
  const parts = new Map<string, TemplatePart>();
  if (!/\{\{-?\s*define\b/.test(file.text)) return parts;
  const marked = withBranches(file);
  for (const [condition, { start, end, assumes }] of (marked.conditions ?? []).entries()) {
    const [taken] = assumes;
    const name = taken?.kind === 'part' ? partName(taken.subject) : undefined;
    if (name === undefined) continue;
    const inside = file.text.slice(start, end);
    const left = file.text.startsWith('-}}', start - 3) ? inside.length - inside.trimStart().length : 0;
    const right = file.text.startsWith('{{-', end) ? inside.length - inside.trimEnd().length : 0;
    parts.set(name, { file: marked, start: start + left, end: Math.max(start + left, end - right), condition });
  }
  return parts;
}
