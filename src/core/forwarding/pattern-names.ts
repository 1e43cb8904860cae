/** Names that a pattern may take. */
import { absolute, below, type DomainName } from '../dns/name.ts';
import type { NamePattern } from '../facts/fact.ts';
import { exampleOf } from './regex-example.ts';

/** Candidates below `zone` and elsewhere; callers test them. `sample`: a name below the zone. */
export function candidatesFor(pattern: NamePattern, zone: DomainName, sample: DomainName): readonly DomainName[] {
  return textsFor(pattern, zone, sample).map(absolute);
}

function textsFor(pattern: NamePattern, zone: DomainName, sample: DomainName): readonly string[] {
  switch (pattern.kind) {
    case 'prefix':
      return [
        pattern.text.endsWith('.') ? pattern.text + sample : below(`${pattern.text}x`, zone),
        below(pattern.text, zone),
      ];
    case 'substring': {
      const text = pattern.text.replace(/^\.|\.$/g, '');
      const before = pattern.text.startsWith('.') ? '.' : '';
      return [below(`x${before}${text}${pattern.text.endsWith('.') ? '' : 'x'}`, zone), below(text, zone)];
    }
    case 'suffix':
      return [`x${pattern.text}`, pattern.text];
    case 'single-label':
      return ['x.'];
    case 'regex':
      return exampleOf(pattern.regex).flatMap((one) => [
        one,
        below(one.replace(/\.$/, ''), zone),
        one + sample,
        `${one}.${sample}`,
      ]);
    default:
      return [];
  }
}
