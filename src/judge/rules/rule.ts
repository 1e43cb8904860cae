import { present } from '../../core/text/invariant.ts';
import { withoutVariables } from '../../core/text/placeholder.ts';
import type { Finding } from '../report/finding.ts';
import type { SearchableSnapshot, Snapshot } from '../snapshot.ts';
import { describeRule } from './descriptions.ts';

/** Pure. `base` is undefined where nothing is compared. `needs`: it asks more of a tree than its clusters. */
export type Rule =
  | {
      readonly slug: string;
      readonly needs?: undefined;
      check(head: Snapshot, base: Snapshot | undefined): Iterable<Finding>;
    }
  | {
      readonly slug: string;
      readonly needs: 'lookups';
      check(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Iterable<Finding>;
    };

type Stated = Omit<Finding, 'rule' | 'code' | 'severity' | 'assumptions' | 'path' | 'fingerprint'> &
  Partial<Pick<Finding, 'severity' | 'assumptions' | 'path'>>;

/** `identity`: logical names for the fingerprint, never paths that may move. */
export function finding(slug: string, identity: readonly string[], stated: Stated): Finding {
  const rule = present(describeRule(slug));
  return {
    rule: rule.slug,
    code: rule.code,
    severity: rule.severity,
    assumptions: [],
    path: [],
    ...stated,
    message: bounded(stated.message),
    fingerprint: fingerprint([rule.code, stated.cluster, ...identity]),
    moveFingerprint: fingerprint([
      rule.code,
      ...identity.map((part) => withoutVariables(part.replaceAll(stated.at.file.path, ''))),
    ]),
  };
}

/** Quoted words may be megabytes: both ends are kept. */
const MAX_SENTENCE = 2000;

function bounded(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE) return sentence;
  return `${sentence.slice(0, MAX_SENTENCE / 2)} ... ${sentence.slice(-MAX_SENTENCE / 2)}`;
}

/** 64 bits in hexadecimal: two 32-bit FNV-1a sums with different offsets. */
export function fingerprint(parts: readonly string[]): string {
  const text = parts.join('\u0000');
  const sum = (basis: number): string => {
    let hash = basis;
    for (let i = 0; i < text.length; i += 1) {
      hash ^= text.charCodeAt(i);
      hash = Math.imul(hash, 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return sum(0x811c9dc5) + sum(0x2f0b4a27);
}
