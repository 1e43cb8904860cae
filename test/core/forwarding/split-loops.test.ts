/** One line may send names off that fare differently: their loops are distinguished. */
import { describe, expect, test } from '@jest/globals';
import { describeNames } from '../../../src/core/dns/name-set.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { graphOfCorefiles } from './read.ts';

function reported(corefiles: readonly string[]): readonly string[] {
  return simulate(graphOfCorefiles(corefiles))
    .loops.map((loop) =>
      [
        loop.certainty,
        loop.probability,
        loop.guard.verdict,
        describeNames(loop.names),
        loop.types === undefined ? undefined : `${loop.types.kind} ${loop.types.list.join(' ')}`,
      ]
        .filter((part) => part !== undefined)
        .join(', '),
    )
    .sort();
}

const to = (address: string, more = '') => ` forward . ${address} {\n policy sequential\n ${more}\n }\n`;

describe('a ring whose blocks differ by zone', () => {
  test('is distinguished by the guard that a sub-zone has', () => {
    const first = `. {\n${to('10.244.0.6')}}`;
    const second = `. {\n${to('10.244.0.5')}}\na.org {\n loop\n${to('10.244.0.5')}}`;
    expect(reported([first, second])).toEqual([
      'always, absent, every name outside a.org',
      'always, fatal, every name under a.org',
    ]);
  });
  test('is one where its blocks are guarded alike', () => {
    const first = `. {\n${to('10.244.0.6')}}`;
    const second = `. {\n loop\n${to('10.244.0.5')}}\na.org {\n loop\n${to('10.244.0.5')}}`;
    expect(reported([first, second])).toEqual(['always, fatal, every name']);
  });
  test('is distinguished by the share that comes back', () => {
    const first = '. {\n forward . 10.244.0.6 10.244.0.7 {\n policy random\n }\n}';
    const second = `. {\n${to('10.244.0.5')}}`;
    const third = `a.org {\n${to('10.244.0.5')}}`;
    expect(reported([first, second, third])).toEqual([
      'always, absent, every name under a.org',
      'sometimes, 0.5, absent, every name outside a.org',
    ]);
  });
  test('is distinguished where some names come back on failure only', () => {
    const first = `. {\n${to('10.244.0.6 10.244.0.5')}}`;
    const second = `a.org {\n${to('10.244.0.5')}}\n. {\n whoami\n}`;
    expect(reported([first, second])).toEqual([
      'always, absent, every name under a.org',
      'sometimes, absent, every name outside a.org',
    ]);
  });
});

describe('types', () => {
  const self = (plugin: string) => `. {\n ${plugin}\n${to('10.244.0.5')}}`;
  test('are reported where only some come back', () => {
    expect(reported([self('hosts {\n 10.0.0.1 www.a.org\n }')])).toEqual([
      'always, absent, every name but 1.0.0.10.in-addr.arpa and 1.0.0.127.in-addr.arpa, only PTR',
    ]);
    expect(reported([self('template IN A {\n rcode NXDOMAIN\n }')])).toEqual(['always, absent, every name, but A']);
    expect(reported([self('acl {\n block type TXT\n }')])).toEqual(['always, absent, every name, but TXT']);
  });
  test('are not reported where all come back', () => {
    expect(reported([self('errors')])).toEqual(['always, absent, every name']);
  });
});
