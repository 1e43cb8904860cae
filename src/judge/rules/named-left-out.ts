/** Configurations in folders that the scan leaves out, of which a change writes the path where nothing follows it. */
import type { Finding } from '../report/finding.ts';
import type { Snapshot, Unread } from '../snapshot.ts';
import { finding } from './rule.ts';
import { shownAt } from './shown-at.ts';

type Known = Parameters<Unread['leftOutIn']>[1];

/** Files of a change that are looked at, and the length of each. */
const MAX_FILES = 500;
const MAX_LENGTH = 1024 * 1024;
const MANIFEST = /\.(?:ya?ml|json|tpl|j2|mdc?)$/i;
/** What leaves files out, owns or describes them, as vendor/modules.txt does. */
const LISTS =
  /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:vendor|node_modules|testdata)\/|\.(?:mdc?|lock|sum)$/i;

export function* namedLeftOut(head: Snapshot, base: Snapshot, known: Known): Iterable<Finding> {
  const [now, then] = [head.unread?.(), base.unread?.()];
  if (now === undefined || then === undefined) return;
  const changed = [...(head.changed ?? [])];
  const come = [...now.names].filter((path) => MANIFEST.test(path) && !then.names.has(path));
  const stated = [...new Set([...come, ...changed])]
    .sort()
    .slice(0, MAX_FILES)
    .filter((path) => now.leftOutIn(path, known));
  if (stated.length === 0) return;
  const texts = changed
    .sort()
    .slice(0, MAX_FILES)
    .flatMap((path) => {
      const text = LISTS.test(path) ? undefined : now.textOf(path);
      return text === undefined || text.length > MAX_LENGTH ? [] : { path, text };
    });
  for (const path of stated) {
    const named = texts.flatMap((one) => nameIn(one.text, path).map((word) => ({ ...one, word })))[0];
    if (named !== undefined && !head.read.has(path)) yield reported(path, shownAt(named.word, named.path, named.text));
  }
}

/** The file, or a folder around it below the one that is left out; with the separator of any system. */
function nameIn(text: string, path: string): readonly { readonly start: number; readonly end: number }[] {
  for (let part = path; part.includes('/'); part = part.slice(0, part.lastIndexOf('/')))
    for (const written of [part, part.replaceAll('/', '\\')]) {
      const start = text.indexOf(written);
      const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
      if (start !== -1 && !LISTS.test(line)) return [{ start, end: start + written.length }];
    }
  return [];
}

function reported(path: string, at: Finding['at']): Finding {
  return finding(
    'unreadable',
    {
      severity: 'warning',
      cluster: '',
      at,
      message: `This change names \`${path}\` here, which states where DNS goes and is left out of the scan: whether it is applied is not known.`,
      advice: `Keep it where it is scanned, or name it as a PATH: \`loopgate scan . ${path}\`.`,
    },
    ['left out', path],
  );
}
