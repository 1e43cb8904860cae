/** Compiles server blocks: patterns to predicates, long lists to indexes. */

import type { RE2JS } from 're2js';
import { type DomainName, isSingleLabel, isWithin } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { AnswerRule, ForwardStep, NamePattern, RewriteRule, RewriteStep, Step } from '../facts/steps.ts';
import { defined } from '../text/defined.ts';
import type { Location } from '../text/location.ts';
import { oncePer } from '../text/once.ts';
import { type Candidates, type Expressions, indexPatterns, isLoose, matcher } from './matching.ts';

/** Plugins in chain order, with an index by name. */
export interface CompiledBlock {
  readonly steps: readonly CompiledStep[];
  readonly candidates: Candidates;
  readonly guarded: boolean;
  /** Expressions beyond the scan's budget, whose names are unknown. */
  readonly uncompiled: number;
  /** Cost of testing a name against patterns without a zone. */
  readonly tests: number;
  /** Name conditions of the block's views. */
  readonly admits: readonly ((name: DomainName) => boolean)[];
}
export type CompiledStep =
  | {
      readonly kind: 'answer';
      readonly plugin: string;
      readonly rules: CompiledRules<CompiledRule>;
      readonly at: Location;
    }
  | {
      readonly kind: 'forward';
      readonly step: ForwardStep;
      readonly handles: (name: DomainName, type: string) => boolean;
    }
  | { readonly kind: 'rewrite'; readonly step: RewriteStep; readonly rules: CompiledRewrites }
  | { readonly kind: 'other'; readonly step: Step };
export interface CompiledRules<T> {
  readonly list: readonly T[];
  readonly candidates: Candidates;
}
export interface CompiledRewrites extends CompiledRules<CompiledRewrite> {
  /** Results of the rules after one. */
  readonly tails: Map<string, RewriteTail>;
}
export interface RewriteTail {
  readonly name: DomainName;
  readonly type: string;
  /** Some rule restores the question in the reply. */
  readonly reverts: boolean;
}
export interface CompiledRule {
  readonly rule: AnswerRule;
  readonly matches: (name: DomainName) => boolean;
}
export interface CompiledRewrite {
  readonly rule: RewriteRule;
  readonly matches: (name: DomainName) => boolean;
  readonly regex?: RE2JS;
}

/** Lazily: most blocks are on no way back. */
export interface CompiledBlocks {
  readonly get: (block: ServerBlock) => CompiledBlock;
}

export function openCompiled(expressions: Expressions): CompiledBlocks {
  return { get: oncePer((block) => compile(block, expressions)) };
}

export function hasExpressions(block: ServerBlock): boolean {
  return hasPattern(block, ({ kind }) => kind === 'regex');
}

/** In its views, answers and rewrites. */
export function hasPattern({ steps, views }: ServerBlock, test: (pattern: NamePattern) => boolean): boolean {
  if (views.some(({ names = [] }) => names.some(test))) return true;
  return steps.some((step) => {
    if (step.kind === 'answer') return step.rules.some(({ names }) => test(names));
    return step.kind === 'rewrite' && step.rules.some(({ match }) => test(match));
  });
}

function compile(block: ServerBlock, expressions: Expressions): CompiledBlock {
  const before = expressions.refused();
  const { steps, candidates, guarded, admits } = compiledAs(block, expressions);
  const uncompiled = expressions.refused() - before;
  return { steps, candidates, guarded, admits, uncompiled, tests: testsOf(block, expressions) };
}

/** Instructions as slow as one text search. */
const INSTRUCTIONS_A_TEST = 32;

function testsOf(block: ServerBlock, expressions: Expressions): number {
  let tests = 0;
  const patterns = [...block.steps.flatMap(patternsOf), ...block.views.flatMap((view) => view.names ?? [])];
  for (const pattern of patterns) {
    if (pattern.kind === 'regex')
      tests += 1 + Math.ceil((expressions.compile(pattern.regex)?.programSize() ?? 0) / INSTRUCTIONS_A_TEST);
    else if (isLoose(pattern)) tests += 1;
  }
  return tests;
}

function compiledAs(block: ServerBlock, expressions: Expressions): Omit<CompiledBlock, 'uncompiled' | 'tests'> {
  return {
    candidates: indexPatterns(block.steps.map(patternsOf)),
    guarded: block.steps.some((step) => step.kind === 'loop-guard'),
    admits: block.views.flatMap((view) => (view.names ?? []).map((names) => matcher(names, expressions))),
    steps: block.steps.map((step): CompiledStep => {
      switch (step.kind) {
        case 'answer':
          return {
            kind: 'answer',
            plugin: step.plugin,
            at: step.at,
            rules: {
              list: step.rules.map((rule) => ({ rule, matches: matcher(rule.names, expressions) })),
              candidates: indexPatterns(step.rules.map((rule) => [rule.names])),
            },
          };
        case 'forward': {
          const except = matcher({ kind: 'within', zones: step.except }, expressions);
          // The FROM name itself is always handled (plugin/forward/forward.go isAllowedDomain).
          return {
            kind: 'forward',
            step,
            handles: (name, type) =>
              takes(step, name) &&
              (step.types === undefined || step.types.includes(type)) &&
              (!except(name) || (name === step.from && step.takes !== 'endings')),
          };
        }
        case 'rewrite':
          return {
            kind: 'rewrite',
            step,
            rules: {
              list: step.rules.map((rule) => compiledRewrite(rule, expressions)),
              candidates: indexPatterns(step.rules.map((rule) => [rule.match])),
              tails: new Map(),
            },
          };
        default:
          return { kind: 'other', step };
      }
    }),
  };
}

export function compiledRewrite(rule: RewriteRule, expressions: Expressions): CompiledRewrite {
  const regex = rule.match.kind === 'regex' ? expressions.compile(rule.match.regex) : undefined;
  return { rule, matches: matcher(rule.match, expressions), ...defined({ regex }) };
}

function takes({ from, takes: less }: ForwardStep, name: DomainName): boolean {
  if (less === 'endings') return name.endsWith(from);
  if (less === 'single-labels') return isSingleLabel(name);
  return isWithin(name, from) && (less !== 'below' || name !== from);
}

export function namesOfForward({ takes: less, from }: ForwardStep): NamePattern {
  if (less === 'endings') return { kind: 'suffix', text: from };
  return less === 'single-labels' ? { kind: 'single-label' } : { kind: 'within', zones: [from] };
}

function patternsOf(step: Step): readonly NamePattern[] {
  if (step.kind === 'answer') return step.rules.map((rule) => rule.names);
  if (step.kind === 'forward') return [namesOfForward(step)];
  if (step.kind === 'rewrite') return step.rules.map((rule) => rule.match);
  return [{ kind: 'any' }];
}
