import type { Call, Command } from './flags.ts';
import { print } from './output.ts';
import { oneOf } from './usage.ts';

export const rules: Command = {
  name: 'rules',
  usage: 'rules',
  summary: 'list the rules with their default severities',
  takes: 0,
  flags: ['format', 'color', 'no-color'],
  formats: ['text', 'json'],
  run,
};

async function run({ values }: Call): Promise<number> {
  const { RULES } = await import('../../judge/rules/descriptions.ts');
  if (oneOf('format', values.format?.at(-1), ['text', 'json']) === 'json') {
    return print(
      `${JSON.stringify({ version: 1, rules: RULES.map(({ code, slug, severity, summary }) => ({ code, slug, severity, summary })) }, null, 2)}\n`,
    );
  }
  const width = Math.max(...RULES.map((rule) => rule.slug.length));
  return print(
    RULES.map((rule) => `${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(
      '',
    ),
  );
}
