/**
 * Pieces of a server block that are not in sight, and that the base's block had beside its guard. CoreDNS takes `loop`
 * once in a block (plugin/loop/setup.go parse, plugin.ErrOnce): they brought none, and bring none now, unless this
 * change fills them in otherwise.
 */
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import type { LoopGuardStep, Step } from '../../../core/facts/steps.ts';
import { once, oncePer } from '../../../core/text/once.ts';
import { isPlaceholder } from '../../../core/text/placeholder.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { guardOf, isUnseen } from '../blocks.ts';
import { conditionsOfGuard } from './lost-guards.ts';

export type BringsNone = (now: ServerBlock, before: readonly ServerBlock[], guard: LoopGuardStep) => boolean;

/** Any more may bring one. */
const MAX_PIECES = 50;
const MAX_PIECE = 500;
const MAX_NAMES = 20;

export function openKeptPieces(head: SearchableSnapshot, base: SearchableSnapshot): BringsNone {
  const texts = once(() =>
    [...(head.lookups.changed ?? [])].map((path) => {
      const [then = '', now = ''] = [base, head].map((side) => side.lookups.unread().textOf(path) ?? '');
      return { path, then, now };
    }),
  );
  const changed = once(() => {
    const words = new Set<string>();
    for (const { path, then, now } of texts())
      for (const line of [path, ...differing(then, now)]) for (const word of wordsIn(line)) words.add(word);
    return words;
  });
  // The guard has only moved, to what a line that stays may bring here.
  const isMoved = once(() => texts().reduce((sum, { then, now }) => sum + guardWords(now) - guardWords(then), 0) >= 0);
  let left = MAX_PIECES;
  const isFilledAnew = oncePer((piece: string) => {
    left -= 1;
    if (left < 0 || piece.length > MAX_PIECE || head.lookups.changed === undefined) return true;
    const names = namesIn(piece);
    return names.length === 0 || names.length > MAX_NAMES || isMoved() || names.some((name) => changed().has(name));
  });
  return (now, before, guard) => {
    const old = before.find((block) => guardOf(block) === guard);
    if (old === undefined || conditionsOfGuard(old).length > 0) return false;
    const known = new Set(old.steps.filter(isUnseen).map(writtenAs));
    return now.steps.filter(isUnseen).every((step) => known.has(writtenAs(step)) && !isFilledAnew(writtenAs(step)));
  };
}

function guardWords(text: string): number {
  return text.match(/\bloop\b/g)?.length ?? 0;
}

function writtenAs({ at: { file, span } }: Step): string {
  return file.text.slice(span.start, span.end);
}

/** Of an import the file, or its folder; of a template what stands before its filters. */
function namesIn(piece: string): readonly string[] {
  if (!isPlaceholder(piece))
    return piece
      .split(/[/*]/)
      .filter((part) => part !== '')
      .slice(-1);
  const [expression = ''] = piece.split('|', 1);
  return (expression.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => !FUNCTIONS.test(word));
}
const FUNCTIONS = /^(?:Values|toYaml|include|template|tpl|default)$/;

/** On one side only. */
function differing(then: string, now: string): readonly string[] {
  const [old, current] = [new Set(then.split('\n')), new Set(now.split('\n'))];
  return [...[...old].filter((line) => !current.has(line)), ...[...current].filter((line) => !old.has(line))];
}

/** Names of files, and of variables. */
function wordsIn(line: string): readonly string[] {
  return [...(line.match(/[\w.-]+/g) ?? []), ...(line.match(/\w+/g) ?? [])];
}
