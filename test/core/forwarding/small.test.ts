/** Replies for which a server does not wait, and how a stanza's protocol changes what is dialled. */
import { describe, expect, test } from '@jest/globals';
import { plainUpstream } from '../../../src/core/cluster/cluster.ts';
import { NO_REPLY } from '../../../src/core/forwarding/branch.ts';
import { dialled, isOverTcp } from '../../../src/core/forwarding/dialled.ts';
import { atLast, delayed, isLate } from '../../../src/core/forwarding/late.ts';
import { stepsOf } from '../../languages/corefile/read.ts';
import { at10, branchesAt, graphOfWorld, service, to } from './world.ts';

describe('a reply that comes late', () => {
  test.each([
    ['SERVFAIL', 'late SERVFAIL', 'SERVFAIL'],
    ['late SERVFAIL', 'late SERVFAIL', 'SERVFAIL'],
    [NO_REPLY, NO_REPLY, NO_REPLY],
    [undefined, undefined, undefined],
  ])('%s', (reply, late, last) => {
    expect(delayed(reply)).toBe(late);
    expect(isLate(delayed(reply))).toBe(reply !== undefined && reply !== NO_REPLY);
    expect(atLast(delayed(reply))).toBe(last);
    expect(atLast(last)).toBe(last);
  });
});

describe('what is dialled', () => {
  const [forward] = stepsOf('forward . 10.0.0.1');
  if (forward?.kind !== 'forward') throw new Error('a stanza is a step');
  const upstream = plainUpstream('10.0.0.1', 53, forward);
  const dns = { address: '10.0.0.1', port: 53, transport: 'dns' } as const;
  const tls = { address: '10.0.0.1', port: 853, transport: 'tls' } as const;
  test.each([
    ['client', dns, undefined, dns],
    ['client', dns, true, { ...dns, overTcp: true }],
    ['client', tls, true, tls],
    ['tcp', dns, undefined, { ...dns, overTcp: true }],
    ['tcp', tls, undefined, tls],
    ['udp', dns, true, dns],
    ['tls', dns, undefined, { ...dns, transport: 'tls' }],
    ['https', dns, true, { ...dns, transport: 'https' }],
  ] as const)('%s to %j, asked over TCP: %s', (protocol, to, overTcp, expected) => {
    const found = dialled({ ...forward, protocol }, { ...upstream, ...to }, overTcp);
    expect(found).toMatchObject(expected);
    expect('overTcp' in found).toBe('overTcp' in expected);
  });
  test.each([
    [{ ...dns }, false],
    [{ ...dns, overTcp: true }, true],
    [tls, true],
    [{ ...dns, transport: 'https' }, true],
    [{ ...dns, transport: 'grpc' }, true],
    [{ ...dns, transport: 'quic' }, false],
  ] as const)('over TCP: %j', (endpoint, is) => {
    expect(isOverTcp(endpoint)).toBe(is);
  });
});

describe('as many upstreams as are tried (plugin/forward/forward.go ServeDNS)', () => {
  const [A, B, C] = ['10.96.0.1', '10.96.0.2', '10.96.0.3'] as const;
  const OUT = '192.0.2.1';
  const published = [A, B, C].map((one) => service(one, [to('external:s1', 99)]));
  const sent = 'certain leaves 192.0.2.1:53';
  const fails = `certain fails nobody listens on ${A}:53 (Service at ${A})`;
  const perhaps = 'assumed leaves 192.0.2.1:53 (max_connect_attempts leaves an upstream that replies)';
  test.each([
    [[A, OUT, B, C], 3, 'sequential', sent],
    [[A, B, OUT, C], 3, 'sequential', sent],
    [[OUT, A, B, C], 3, 'sequential', sent],
    [[A, B, C, OUT], 3, 'sequential', fails],
    [[A, B, C, OUT], 4, 'sequential', sent],
    [[A, B, OUT], 2, 'sequential', fails],
    [[A, B, OUT], 3, 'sequential', sent],
    [[A, B, C, OUT], 3, 'random', perhaps],
    [[OUT, A, B, C], 3, 'random', perhaps],
    [[A, B, OUT], 3, 'random', sent],
  ] as const)('of %j, %d, %s', (list, count, policy, expected) => {
    const lines = `policy ${policy}\n max_connect_attempts ${count}`;
    const servers = [at10(1, `forward . ${list.join(' ')} {\n ${lines}\n }`)];
    expect(branchesAt(graphOfWorld({ published, servers }), 'a.')).toEqual([expected]);
  });
});
