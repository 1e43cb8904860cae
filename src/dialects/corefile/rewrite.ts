/** `rewrite` (plugin/rewrite/rewrite.go newRule, name.go, type.go). */
import { absolute } from '../../dns/name.ts';
import type { NamePattern, RewriteRule, RewriteStep, StartError } from '../../fact.ts';
import type { Stanza } from './dispenser.ts';
import { placeOf } from './parser.ts';

const KINDS = new Set(['exact', 'prefix', 'suffix', 'substring', 'regex']);

export function readRewrite(all: readonly Stanza[], errors: StartError[]): RewriteStep {
  const rules: RewriteRule[] = [];
  for (const stanza of all) {
    // The block form takes the words of the block as one rule.
    let words = stanza.args.length > 0 ? [...stanza.args] : stanza.options.flatMap((option) => [option.name, ...option.args]);
    const fail = (message: string): void => {
      errors.push({ message: `plugin/rewrite: ${message}`, at: stanza.at });
    };
    let then: RewriteRule['then'] = 'stop';
    if (words[0]?.text === 'continue' || words[0]?.text === 'stop') {
      then = words[0].text;
      words = words.slice(1);
    }
    const [kind, ...rest] = words;
    const texts = rest.map((token) => token.text);
    if (kind === undefined) {
      fail('no rule type specified for rewrite');
      continue;
    }
    const at = placeOf(kind);
    const any: NamePattern = { kind: 'any' };
    switch (kind.text.toLowerCase()) {
      case 'name': {
        const matched = KINDS.has((texts[0] ?? '').toLowerCase()) && texts.length >= 3 ? (texts[0] as string).toLowerCase() : 'exact';
        const [from, to] = texts.length >= 3 && KINDS.has((texts[0] ?? '').toLowerCase()) ? texts.slice(1) : texts;
        if (from === undefined || to === undefined) {
          fail('too few arguments for a name rule');
          continue;
        }
        if (matched === 'regex') rules.push({ then, match: { kind: 'regex', regex: from }, to: { kind: 'template', text: to }, at });
        else if (matched === 'exact') rules.push({ then, match: { kind: 'exactly', names: [absolute(from)] }, to: { kind: 'name', name: absolute(to) }, at });
        else rules.push({ then, match: { kind: matched as 'prefix' | 'suffix' | 'substring', text: absolute(from) }, to: { kind: 'replace', text: absolute(to) }, at });
        break;
      }
      case 'type':
        if (texts[0] === undefined || texts[1] === undefined) fail('exactly two arguments required for a type rule');
        else rules.push({ then, match: any, type: texts[0].toUpperCase(), to: { kind: 'type', type: texts[1].toUpperCase() }, at });
        break;
      case 'class':
        rules.push({ then, match: any, to: texts[0]?.toUpperCase() === 'IN' && texts[1]?.toUpperCase() !== 'IN' ? { kind: 'opaque', because: 'a class rewrite' } : { kind: 'nothing' }, at });
        break;
      case 'edns0':
      case 'ttl':
      case 'cname':
      case 'rcode':
        // A reply or an option changes; a matching rule that stops still ends the list, which no later name rule of ours depends on.
        rules.push({ then: 'continue', match: any, to: { kind: 'nothing' }, at });
        break;
      default:
        fail(`invalid rule type ${JSON.stringify(kind.text)}`);
    }
  }
  return { kind: 'rewrite', rules, at: (all[0] as Stanza).at };
}
