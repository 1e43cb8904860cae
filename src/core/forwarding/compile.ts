/** A server block made ready for questions: patterns to predicates, long lists to indexes. */

import type { RE2JS } from 're2js';
import { type DomainName, isWithin } from '../dns/name.ts';
import type {
  AnswerRule,
  ForwardStep,
  NamePattern,
  RewriteRule,
  RewriteStep,
  ServerBlock,
  Step,
} from '../facts/fact.ts';
import { defined } from '../text/defined.ts';
import type { Location } from '../text/location.ts';
import { type Candidates, type Expressions, indexPatterns, isLoose, matcher } from './matching.ts';

/** A server block's plugins in the order of the chain, and what leads a name to those that matter to it. */
export interface CompiledBlock {
  readonly steps: readonly CompiledStep[];
  /** Steps that may do something to a name; all others let it pass. */
  readonly candidates: Candidates;
  readonly guarded: boolean;
  /** Expressions that the scan's budget had no more for: what they take is not known. */
  readonly uncompiled: number;
  /** What it costs to hold a name against the patterns that no zone bounds. */
  readonly tests: number;
  /** What the names of the block's views must match. */
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
/** The rules of one plugin, in order. */
export interface CompiledRules<T> {
  readonly list: readonly T[];
  readonly candidates: Candidates;
}
export interface CompiledRewrites extends CompiledRules<CompiledRewrite> {
  /** What the rules behind one make of its name, as it is found. */
  readonly tails: Map<string, RewriteTail>;
}
export interface RewriteTail {
  readonly name: DomainName;
  readonly type: string;
  /** Some rule of them leads the reply back. */
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

/** Blocks as they are asked for: most are on no way back, and nobody asks them anything. */
export interface CompiledBlocks {
  readonly get: (block: ServerBlock) => CompiledBlock;
}

export function openCompiled(expressions: Expressions): CompiledBlocks {
  const known = new Map<ServerBlock, CompiledBlock>();
  return {
    get: (block) => {
      const found = known.get(block) ?? compile(block, expressions);
      known.set(block, found);
      return found;
    },
  };
}

/** Whether compiling the block takes from the scan's budget. */
export function hasExpressions({ steps, views }: ServerBlock): boolean {
  return (
    views.some(({ names = [] }) => names.some(isExpression)) ||
    steps.some((step) => {
      if (step.kind === 'answer') return step.rules.some(({ names }) => isExpression(names));
      return step.kind === 'rewrite' && step.rules.some(({ match }) => isExpression(match));
    })
  );
}

function isExpression({ kind }: NamePattern): boolean {
  return kind === 'regex';
}

/** The block of a Corefile, or what another server has for one, as the chain runs it. */
function compile(block: ServerBlock, expressions: Expressions): CompiledBlock {
  const before = expressions.refused();
  const { steps, candidates, guarded, admits } = compiledAs(block, expressions);
  const uncompiled = expressions.refused() - before;
  return { steps, candidates, guarded, admits, uncompiled, tests: testsOf(block, expressions) };
}

/** Instructions of an expression that take as long as to look for a text. */
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
          // plugin/forward/forward.go isAllowedDomain: the FROM name itself is always handled.
          return {
            kind: 'forward',
            step,
            handles: (name, type) =>
              (step.endings === true ? name.endsWith(step.from) : isWithin(name, step.from)) &&
              (step.types === undefined || step.types.includes(type)) &&
              (name === step.from ? step.onlyBelow !== true : !except(name)),
          };
        }
        case 'rewrite':
          return {
            kind: 'rewrite',
            step,
            rules: {
              list: step.rules.map((rule) => {
                const regex = rule.match.kind === 'regex' ? expressions.compile(rule.match.regex) : undefined;
                return { rule, matches: matcher(rule.match, expressions), ...defined({ regex }) };
              }),
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

/** The names of a stanza, but for those that it leaves out. */
export function namesOfForward(step: ForwardStep): NamePattern {
  return step.endings === true ? { kind: 'suffix', text: step.from } : { kind: 'within', zones: [step.from] };
}

function patternsOf(step: Step): readonly NamePattern[] {
  if (step.kind === 'answer') return step.rules.map((rule) => rule.names);
  if (step.kind === 'forward') return [namesOfForward(step)];
  if (step.kind === 'rewrite') return step.rules.map((rule) => rule.match);
  return [{ kind: 'any' }];
}
