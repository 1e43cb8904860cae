/** Steps of a server block in words, a line each, for tables of tests. */
import type { ConfigContext } from '../../../src/core/facts/readers.ts';
import type { BindAddress, ServerKey, View } from '../../../src/core/facts/server-config.ts';
import type { AnswerRule, NamePattern, RewriteRule, Step, Upstream } from '../../../src/core/facts/steps.ts';
import type { Location } from '../../../src/core/text/location.ts';
import type { SourceText } from '../../../src/core/text/source-text.ts';
import { read } from './read.ts';

type Part = string | undefined | false;
const words = (...parts: readonly Part[]): string => parts.filter((part) => part).join(' ');
const list = (names: readonly string[] | undefined): string | undefined => names?.join(',');
const before = (word: string, names: readonly string[] | undefined): Part =>
  names !== undefined && names.length > 0 && `${word} ${names.join(',')}`;

function ofNames(names: NamePattern): string {
  switch (names.kind) {
    case 'single-label':
      return 'single labels';
    case 'any':
      return 'all';
    case 'within':
      return words(list(names.zones), before('but', names.except));
    case 'exactly':
      return `=${list(names.names)}`;
    case 'regex':
      return words(`/${names.regex}/`, before('in', names.within));
    case 'prefix':
    case 'suffix':
    case 'substring':
      return `${names.kind} ${names.text}`;
  }
}

function ofAnswer({ names, types, notTypes, effect, rcode, alias, because, clients, perhaps }: AnswerRule): string {
  return words(
    effect,
    rcode,
    ofNames(names),
    before('of', types),
    before('not of', notTypes),
    before('for', clients),
    alias === 'all' ? 'chased' : alias,
    because,
    perhaps && `if ${perhaps.holds}, unless ${perhaps.fails}`,
  );
}

function ofRewrite({ then, match, type, to, reverts, unlessAsks, unlessAsksAfterReply }: RewriteRule): string {
  const target = 'name' in to ? to.name : 'text' in to ? to.text : 'type' in to ? to.type : '';
  return words(
    then,
    ofNames(match),
    type,
    'to',
    to.kind,
    to.kind === 'opaque' ? to.because : target,
    reverts === true && 'and back',
    unlessAsks !== undefined && 'may ask',
    unlessAsksAfterReply !== undefined && 'also after replies',
  );
}

function ofUpstream(to: Upstream): string {
  switch (to.kind) {
    case 'endpoint':
      return `${to.transport}://${to.address}#${to.port}`;
    case 'host':
      return `${to.transport}://${to.name}#${to.port}`;
    case 'resolver-file':
      return to.path;
    case 'placeholder':
      return `<${to.name}>`;
    case 'unresolved':
      return `?${to.text}: ${to.because}`;
  }
}

function shown(step: Step): string {
  switch (step.kind) {
    case 'forward':
      return words(
        `${step.plugin}:`,
        step.unknownFrom ?? step.from,
        before('but', step.except),
        '>',
        ...step.to.map(({ value }) => ofUpstream(value)),
        step.policy !== 'random' && step.policy,
        step.protocol !== 'client' && step.protocol,
        step.maxConcurrent !== 0 && `at most ${step.maxConcurrent}`,
        before('next', step.next),
        before('failover', step.failover),
        before('after', step.onlyAfter),
        step.longestFromWins === true && 'longest',
        step.merges && 'merges',
      );
    case 'answer':
      return `${step.plugin}: ${step.rules.map(ofAnswer).join('; ')}`;
    case 'rewrite':
      return `rewrite: ${step.rules.map(ofRewrite).join('; ')}`;
    case 'opaque':
      // Shown by its error.
      if (step.because.endsWith('it is refused as it stands')) return '';
      return words(`${step.plugin}?`, step.because, step.passes !== undefined && `or ${step.passes}`);
    case 'loop-guard':
      return 'loop';
  }
}

const ofBind = (value: BindAddress): string =>
  value.kind === 'interface' ? value.name : words(value.address, value.written !== undefined && `as ${value.written}`);

const ofView = ({ text, types, notTypes, names, opaque }: View): string =>
  words('view', text, before('of', types), before('not', notTypes), ...(names ?? []).map(ofNames), opaque && 'perhaps');

/**
 * What a server block makes of `[VERSION ][~]LINES`, the newest release before 1.15 without VERSION, in an environment
 * that nobody states with `~`.
 */
export function made(text: string, files: ReadonlyMap<string, SourceText>): readonly string[] {
  const [, version = '1.14.7', unknown, lines = ''] = /^(?:(1\.[\d.]+) )?(~)?(.*)$/s.exec(text) ?? [];
  const { value, notices } = read(`. {\n${lines}\n}\n`, { version, envKnown: unknown === undefined, files });
  return [
    ...value.blocks.flatMap(({ steps, bind, views }) => [
      ...bind.map((one) => `bind ${ofBind(one.value)}`),
      ...views.map(ofView),
      ...steps.map(shown).filter((line) => line !== ''),
    ]),
    ...value.errors.map(({ message }) => `error ${message}`),
    ...notices.map(({ code, template, message }) => words('note', code, template === true && 'template', message)),
  ];
}

const quotedAt = ({ file, span }: Location): string => JSON.stringify(file.text.slice(span.start, span.end));
const ofKey = ({ zone, port, transport }: ServerKey): string =>
  `${transport === 'dns' ? '' : `${transport}://`}${zone}${port === 53 ? '' : `:${port}`}`;

/** What a whole Corefile comes to: keys and steps of each block, then what is refused and remarked, with the text that it is about. */
export function wholeMade(text: string, more: Partial<ConfigContext> = {}): readonly string[] {
  const { value, notices } = read(text, more);
  return [
    ...value.blocks.map(({ keys, steps, bind }) =>
      words(
        keys.map(ofKey).join(' ') || 'nothing',
        '|',
        ...bind.map((one) => `bind ${ofBind(one.value)},`),
        steps
          .map(shown)
          .filter((line) => line !== '')
          .join(' / '),
      ),
    ),
    ...value.errors.map(({ message, at }) => `error ${message} @ ${quotedAt(at)}`),
    ...notices.map(({ kind, code, template, message, at }) =>
      words('note', kind !== 'not-modelled' && kind, code, template === true && 'template', message, '@', quotedAt(at)),
    ),
  ];
}
