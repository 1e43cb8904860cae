/** Variables of templates' conditions that a change sets to another value, by the text that sets them. */
import type { BranchTaken } from '../../core/text/assumption.ts';
import type { Location } from '../../core/text/location.ts';
import type { Snapshot } from '../snapshot.ts';
import { shownAt } from './shown-at.ts';

export interface FlippedVariable {
  readonly name: string;
  readonly at: Location;
}

const NAME = /(?<![\w.$"'-])[a-z_]\w*(?![\w("'])/gi;
const KEYWORD = /^(?:and|or|not|is|in|if|else|true|false|none|null|defined|undefined|bool|default|eq|ne|gt|lt)$/i;
const MAX_NAMES = 20;
const MAX_LENGTH = 1024 * 1024;

/** In a file of the change: Jinja's variables in any vars, those of Terraform in the call for the template. */
export function flippedVariable(
  conditions: readonly BranchTaken[],
  head: Snapshot,
  base: Snapshot,
): FlippedVariable | undefined {
  const names = new Set(
    conditions
      .flatMap(({ subject }) => [...subject.matchAll(NAME)].map(([name]) => name))
      .filter((name) => !KEYWORD.test(name)),
  );
  const [now, then] = [head.unread?.(), base.unread?.()];
  if (names.size === 0 || now === undefined || then === undefined) return undefined;
  for (const path of [...(head.changed ?? [])].sort()) {
    const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
    if (Math.max(text.length, old.length) > MAX_LENGTH) continue;
    for (const name of [...names].slice(0, MAX_NAMES)) {
      const [is, was] = [settingsOf(name, text), settingsOf(name, old)];
      const [first] = is;
      if (first === undefined || was.length === 0 || valuesOf(is) === valuesOf(was)) continue;
      return { name, at: shownAt({ start: first.index, end: first.index + name.length }, path, text) };
    }
  }
  return undefined;
}

function settingsOf(name: string, text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(new RegExp(`(?<![\\w.$-])${name}["']?[ \\t]*[:=](?!=)[ \\t]*([^\\n,#]+)`, 'g'))];
}

function valuesOf(settings: readonly RegExpExecArray[]): string {
  return settings.map(([, value]) => value?.trim()).join('\n');
}
