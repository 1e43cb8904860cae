/** Configurations in folders that the scan leaves out, of which a change writes the path where nothing follows it. */
import { lineStart } from '../../../core/text/line-ends.ts';
import type { Finding } from '../../report/finding.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { finding } from '../rule.ts';
import { shownAt } from '../shown-at.ts';

type Known = Parameters<Unread['leftOutIn']>[2];

/** Characters of a file of the change that is searched, or that is left out. */
const MAX_LENGTH = 1024 * 1024;
/** Files left out in folders that are named: of more, the first in order. */
const MAX_FILES = 1000;
const MANIFEST = /\.(?:ya?ml|json|tpl|j2)$/i;
/** What leaves files out, owns or describes them, as vendor/modules.txt does. */
const LISTS =
  /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:vendor|node_modules|testdata)\/|\.(?:mdc?|lock|sum)$/i;
/** Tests name their data, and deploy nothing. */
const TEST = /[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_[^/]*\.py$|(?:tests?|specs?|e2e)\/)|\.txt$/;
/** With the separator of any system. */
const NAMED = /(?<![\w.-])(?:vendor|node_modules|testdata)(?:[\\/][\w.-]+)+/g;

export function* namedLeftOut(head: SearchableSnapshot, base: SearchableSnapshot, known: Known): Iterable<Finding> {
  const now = head.lookups.unread();
  const named = namedIn([...(head.lookups.changed ?? [])].sort(), base, now.textOf);
  if (named.size === 0) return;
  let left = MAX_FILES;
  for (const path of [...now.names()].sort()) {
    const at = MANIFEST.test(path) ? placesOf(path).flatMap((place) => named.get(place) ?? [])[0] : undefined;
    if (at === undefined || head.read.has(path)) continue;
    left -= 1;
    if (left >= 0 && now.leftOutIn(path, MAX_LENGTH, known)) yield reported(path, at);
  }
}

/** By the path from the folder that is left out, where it is written; what the base writes, too, is known. */
function namedIn(
  changed: readonly string[],
  base: SearchableSnapshot,
  textOf: Unread['textOf'],
): ReadonlyMap<string, Finding['at']> {
  const named = new Map<string, Finding['at']>();
  for (const path of changed) {
    const text = LISTS.test(path) || TEST.test(path) ? '' : (textOf(path) ?? '');
    const words = text.length > MAX_LENGTH ? [] : [...text.matchAll(NAMED)];
    const old = words.length === 0 ? '' : (base.lookups.unread().textOf(path) ?? '');
    for (const { 0: word, index } of words) {
      const place = word.replaceAll('\\', '/');
      const before = text.slice(lineStart(text, index), index);
      if (named.has(place) || LISTS.test(before) || old.includes(word)) continue;
      named.set(place, shownAt({ start: index, end: index + word.length }, path, text));
    }
  }
  return named;
}

/** The file and the folders around it, from the one that is left out, which alone says nothing. */
function placesOf(path: string): readonly string[] {
  const steps = path.split('/');
  const from = steps.findIndex((one) => /^(?:vendor|node_modules|testdata)$/.test(one));
  return steps.slice(from + 1).map((_, index) => steps.slice(from, steps.length - index).join('/'));
}

function reported(path: string, at: Finding['at']): Finding {
  return finding('unreadable', ['left out', path], {
    severity: 'warning',
    cluster: '',
    at,
    message: `This change names \`${path}\` here, which states where DNS goes and is left out of the scan: whether it is applied is not known.`,
    advice: `Keep it where it is scanned, or name it as a PATH: \`loopgate scan . ${path}\`.`,
  });
}
