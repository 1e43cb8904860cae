/** Variables that the repository states once: among several statements the inventory decides. */

import type { SetUpBy } from '../../core/facts/declared.ts';
import { append } from '../../core/text/append.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import type { Location } from '../../core/text/location.ts';
import { isSealed } from '../../core/text/placeholder.ts';
import type { Condition } from '../../core/text/source-file.ts';
import { locate, replaceMatches, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { isPlaybookVariables, type PlaybookVariables } from './fragments.ts';

export interface Value {
  readonly values: readonly SourceText[];
  readonly list: boolean;
}
export type LookUp = (name: string) => Value | undefined;

const MAX_DEPTH = 4;
const MAX_LENGTH = 64 * 1024;

export function lookUpFor(facts: readonly Statement[]): (by: SetUpBy | undefined) => LookUp {
  const everywhere = new Map<string, Value[]>();
  const ofRoles = new Map<string, Map<string, Value[]>>();
  for (const fact of facts) {
    if (!isPlaybookVariables(fact)) continue;
    let into = everywhere;
    if (fact.role !== undefined) {
      into = ofRoles.get(fact.role) ?? new Map<string, Value[]>();
      ofRoles.set(fact.role, into);
    }
    add(into, fact);
  }
  return (by) => (name) => {
    const own = by?.role === undefined ? undefined : ofRoles.get(by.role)?.get(name);
    return soleValue([...(everywhere.get(name) ?? []), ...(own ?? [])]);
  };
}

function add(into: Map<string, Value[]>, fact: PlaybookVariables): void {
  for (const { name, values, list } of fact.variables) {
    append(into, name, { values, list });
  }
}

function soleValue(stated: readonly Value[]): Value | undefined {
  const [first, ...others] = stated;
  if (first === undefined || first.values.some(({ text }) => isSealed(text))) return undefined;
  if (others.length === 0) return first;
  const key = keyOf(first);
  return others.every((one) => keyOf(one) === key) ? first : undefined;
}

function keyOf({ values, list }: Value): string {
  return JSON.stringify([list, values.map((value) => value.text)]);
}

const VARIABLE =
  /\{\{-?[ \t]{0,8}(\w{1,64})[ \t]{0,8}(?:(\|[ \t]{0,8}(?:default|d)\([ \t]{0,8}(["']))([^"'\\{}\n]{0,200})\3[ \t]{0,8}(?:,[ \t]{0,8}[Tt]rue[ \t]{0,8})?\)[ \t]{0,8})?-?\}\}/g;

function sole(value: ReturnType<LookUp>): SourceText | undefined {
  return value?.list === false ? value.values[0] : undefined;
}

/** A text that holds only while nothing sets the variable. */
function whereUnset(place: Location, name: string, text: string): SourceText {
  const { file, span } = place;
  const unset: BranchTaken = {
    ...{ kind: 'condition', file: file.path, line: 0, scope: '', subject: name, holds: false },
    ...{ words: `nothing sets \`${name}\``, otherwise: `something sets \`${name}\`` },
  };
  const taken: Condition = { ...span, assumes: [...conditionsAt(place), unset], around: -1 };
  return synthetic({ file: { ...file, conditions: [taken] }, span }, text);
}

/** Also within values; an unknown variable stays as written, or is its default. */
export function fillVariables(text: SourceText, lookUp: LookUp): SourceText {
  let filled = text;
  for (let depth = 0; depth < MAX_DEPTH && filled.text.includes('{{'); depth += 1) {
    const source = filled;
    const textFor = ({ 0: { length }, 1: name = '', 2: filter, 4: text = '', index }: RegExpExecArray) => {
      const stated = lookUp(name);
      if (stated !== undefined || filter === undefined) return sole(stated);
      return whereUnset(locate(source, index, index + length), name, text);
    };
    const next = replaceMatches(source, VARIABLE, textFor, MAX_LENGTH);
    if (next === undefined) return filled;
    if (next.text.length > MAX_LENGTH) return text;
    filled = next;
  }
  return filled;
}

export function fillName(text: string, lookUp: LookUp): string {
  let filled = text;
  for (let depth = 0; depth < MAX_DEPTH && filled.includes('{{') && filled.length < 4096; depth += 1)
    filled = filled.replace(/\{\{[ \t]{0,8}(\w{1,64})[ \t]{0,8}\}\}/g, (whole, name: string) => {
      const value = lookUp(name);
      return value === undefined || value.list ? whole : (value.values[0]?.text ?? whole);
    });
  return filled;
}
