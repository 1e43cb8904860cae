/** Variables that the repository states once: among several statements the inventory decides. */

import type { SetUpBy } from '../../core/facts/declared.ts';
import { append } from '../../core/text/append.ts';
import { isSealed } from '../../core/text/placeholder.ts';
import { replaceMatches, type SourceText, wholeFile } from '../../core/text/source-text.ts';
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

const VARIABLE = /\{\{-?[ \t]{0,8}(\w{1,64})[ \t]{0,8}-?\}\}/g;

function sole(value: ReturnType<LookUp>): SourceText | undefined {
  return value?.list === false ? value.values[0] : undefined;
}

/** Also within values; an unknown variable stays as written. */
export function fillVariables(text: SourceText, lookUp: LookUp): SourceText {
  let filled = text;
  for (let depth = 0; depth < MAX_DEPTH && filled.text.includes('{{'); depth += 1) {
    const next = replaceMatches(filled, VARIABLE, ([, name = '']) => sole(lookUp(name)), MAX_LENGTH);
    if (next === undefined) return filled;
    if (next.text.length > MAX_LENGTH) return text;
    filled = next;
  }
  return filled;
}

export function fillName(text: string, lookUp: LookUp): string {
  return text.includes('{{') ? fillVariables(wholeFile({ path: '', text }), lookUp).text : text;
}
