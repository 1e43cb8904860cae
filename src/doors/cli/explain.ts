import type { Call, Command } from './flags.ts';
import { print } from './output.ts';
import { meant, usageError } from './usage.ts';

export const explain: Command = {
  name: 'explain',
  usage: 'explain RULE',
  summary: 'what a rule means and how to end its finding; RULE is a code or a slug',
  takes: 1,
  flags: ['color', 'no-color'],
  run,
};

async function run({ positionals }: Call): Promise<number> {
  const { describeRule, RULES } = await import('../../judge/rules/descriptions.ts');
  const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
  if (rule === undefined) {
    const codes = RULES.map((one) => one.code);
    const near = meant(positionals[0] ?? '', [...codes, ...RULES.map((one) => one.slug)]);
    throw usageError(
      near === '' || positionals[0] === undefined
        ? `explain needs a rule: one of ${codes.join(', ')} or a slug`
        : `there is no rule ${JSON.stringify(positionals[0])}${near}`,
    );
  }
  const { EXPLANATIONS } = await import('../../judge/rules/explanations.ts');
  const { rulePage } = await import('../../core/text/version.ts');
  return print(`${EXPLANATIONS.get(rule.slug) ?? rule.summary}\n\nThis page: ${rulePage(rule.slug)}\n`);
}
