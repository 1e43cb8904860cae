import type { ReportingDescriptor } from 'sarif';
import { rulePage } from '../core/text/version.ts';
import type { RuleDescription, Severity } from '../judge/report/finding.ts';
import { RULES } from '../judge/rules/descriptions.ts';
import { EXPLANATIONS } from '../judge/rules/explanations.ts';

/** GitHub's `problem.severity` says recommendation for a note. */
const PROBLEM_SEVERITIES: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'recommendation',
};

/** Of what the configuration certainly states. */
const EXACT: ReadonlySet<string> = new Set(['LG101', 'LG201', 'LG202', 'LG204', 'LG401']);

/** All rules by code: results refer to them by index. */
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
    // GitHub shows `markdown`, where relative links lead nowhere.
    help: { text, markdown: page === undefined ? text : withoutRelativeLinks(page) },
    defaultConfiguration: { level: rule.severity },
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
