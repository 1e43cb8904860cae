import type { ReportingDescriptor } from 'sarif';
import { rulePage } from '../core/text/version.ts';
import type { RuleDescription, Severity } from '../judge/report/finding.ts';
import { RULES } from '../judge/rules/descriptions.ts';
import { EXPLANATIONS } from '../judge/rules/explanations.generated.ts';

export const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  note: 'note',
};

/** GitHub's `problem.severity` has a word of its own for a note. */
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'recommendation',
};

/** Codes that speak of what the configuration surely says. */
const EXACT: ReadonlySet<string> = new Set(['LG101', 'LG201', 'LG202', 'LG204', 'LG401']);

/** Every rule by ascending code, also those that found nothing: a result points at its rule by index. */
export function sarifRules(): ReportingDescriptor[] {
  return RULES.map(sarifRule);
}

function sarifRule(rule: RuleDescription): ReportingDescriptor {
  const page = EXPLANATIONS.get(rule.slug);
  const text = `${rule.summary} Run "loopgate explain ${rule.code}" for what it means.`;
  return {
    id: rule.code,
    name: rule.slug
      .split('-')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(''),
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.summary },
    helpUri: rulePage(rule.slug),
    // GitHub shows `markdown` instead of `text`. Links between pages lead nowhere from there.
    help: { text, markdown: page === undefined ? text : withoutRelativeLinks(page.join('\n')) },
    defaultConfiguration: { level: LEVELS[rule.severity] },
    properties: {
      precision: EXACT.has(rule.code) ? 'very-high' : 'high',
      'problem.severity': PROBLEM_SEVERITIES[rule.severity],
      tags: ['dns', 'kubernetes', 'availability'],
    },
  };
}

function withoutRelativeLinks(markdown: string): string {
  return markdown.replace(/\[([^\]\n]{1,200})\]\((?!https?:)[^)\n]{1,300}\)/g, '$1');
}
