/** Resolvers that overlay networks have on each machine: their rules in order, and where they are reached. */
import { expect, test } from '@jest/globals';
import type { Fact, Upstream } from '../../../src/core/facts/fact.ts';
import { frontendLines, noticeLines, serverLines } from './described.ts';
import { at, clusterOfFacts, coreDns, located } from './facts.ts';

type Rule = Extract<Fact, { kind: 'overlay-rule' }>;
const server = (address: string): Upstream => ({ kind: 'endpoint', address, port: 53, transport: 'dns' });
const rule = (zone: string | undefined, to: string, more: Partial<Rule> = {}): Rule => ({
  kind: 'overlay-rule',
  resolver: {
    software: 'overlay',
    title: 'Resolver of the overlay',
    network: 'the overlay',
    addresses: ['100.64.0.1'],
    own: ['overlay.test.'],
  },
  scope: 's',
  to: to === '' ? [] : [located(server(to), 'a.tf')],
  at: at('a.tf'),
  ...(zone === undefined ? {} : { zone }),
  ...more,
});
const servers = (...facts: readonly Fact[]): readonly string[] => serverLines(clusterOfFacts(facts));
const frontends = (...facts: readonly Fact[]): readonly string[] => frontendLines(clusterOfFacts(facts));
const HEAD = 'overlay s (Resolver of the overlay); external:overlay s; overlay';

test('the longest zone counts, and of one zone the first rule', () => {
  expect(servers(rule('.', '192.0.2.1'), rule('b.test.', '192.0.2.2'), rule('b.test.', '192.0.2.3'))).toEqual([
    HEAD,
    '  b.test. 192.0.2.2:53',
    '  . 192.0.2.1:53',
  ]);
});

test('a rule that exists under a condition, or beside one without a name, is assumed', () => {
  expect(servers(rule('a.test.', '192.0.2.1', { assumes: 'the module is used' }))).toEqual([
    HEAD,
    '  a.test. 192.0.2.1:53; assuming the module is used',
  ]);
  expect(servers(rule('a.test.', '192.0.2.1'), rule(undefined, '192.0.2.2'))).toEqual([
    HEAD,
    '  a.test. 192.0.2.1:53; assuming no rule that is not stated here takes these names from the overlay',
  ]);
});

test('it is reached at its addresses where it is the only one', () => {
  expect(frontends(rule('.', '192.0.2.1')).join()).toContain('100.64.0.1:53');
  expect(frontends(rule('.', '192.0.2.1'), rule('.', '192.0.2.2', { scope: 'other' }))).toEqual([]);
});

test('a rule whose name or target is not stated is said where something forwards', () => {
  const said = (...facts: readonly Fact[]): string => noticeLines(clusterOfFacts(facts)).join('\n');
  const unread = 'forwarding rules seen whose names or targets are not stated here';
  expect(said(rule(undefined, '192.0.2.1'), ...coreDns('dns', '. { forward . 192.0.2.9 }'))).toContain(unread);
  expect(said(rule('a.test.', ''), ...coreDns('dns', '. { forward . 192.0.2.9 }'))).toContain(unread);
  expect(said(rule('a.test.', '192.0.2.1'), ...coreDns('dns', '. { forward . 192.0.2.9 }'))).not.toContain(unread);
  expect(said(rule(undefined, '192.0.2.1'))).not.toContain(unread);
});
