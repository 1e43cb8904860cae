/** `rewrite rcode`: what `failover` and `next` of whoever asks heed, what a trace says, and what becomes of the guard's probe (plugin/rewrite/rcode.go). */
import { describe, expect, test } from '@jest/globals';
import { hasGuard, probe } from '../../../src/core/forwarding/guard.ts';
import { changedRcode } from '../../../src/core/forwarding/rcodes.ts';
import { fate, graphOfCorefiles, loopsOf } from './read.ts';

const replying = (rewrite: string, rcode: string): string =>
  `. {\n ${rewrite}\n template ANY ANY {\n rcode ${rcode}\n }\n}`;
const own = (rewrite: string, rcode: string, version?: string): readonly string[] =>
  fate([replying(rewrite, rcode)], 'www.internal A', version);

describe('the reply of the server itself', () => {
  test.each<[string, string, string]>([
    ['rewrite rcode exact www.internal. NXDOMAIN SERVFAIL', 'NXDOMAIN', 'always fails SERVFAIL'],
    ['rewrite rcode www.internal NXDOMAIN SERVFAIL', 'NXDOMAIN', 'always fails SERVFAIL'],
    ['rewrite rcode regex (.*)internal\\. NXDOMAIN REFUSED', 'NXDOMAIN', 'always fails REFUSED'],
    ['rewrite rcode suffix internal. SERVFAIL NXDOMAIN', 'SERVFAIL', 'always answered'],
    // A prefix is made absolute (plugin.Name.Normalize).
    ['rewrite rcode prefix www REFUSED NOERROR', 'REFUSED', 'always answered'],
    ['rewrite rcode prefix ww REFUSED NOERROR', 'REFUSED', 'always fails REFUSED'],
    ['rewrite rcode substring ww.int REFUSED NOERROR', 'REFUSED', 'always fails REFUSED'],
    ['rewrite rcode regex .* 5 0', 'REFUSED', 'always answered'],
    ['rewrite rcode regex .* NOERROR REFUSED', 'NOERROR', 'always fails REFUSED'],
    ['rewrite rcode exact other. NXDOMAIN SERVFAIL', 'NXDOMAIN', 'always answered'],
    ['rewrite rcode regex .* SERVFAIL NXDOMAIN', 'REFUSED', 'always fails REFUSED'],
    // The first rule that stops is the only one.
    [
      'rewrite rcode regex .* NXDOMAIN SERVFAIL\n rewrite rcode regex .* NXDOMAIN REFUSED',
      'NXDOMAIN',
      'always fails SERVFAIL',
    ],
    // The last one changes the reply first.
    [
      'rewrite continue rcode regex .* SERVFAIL REFUSED\n rewrite rcode regex .* NXDOMAIN SERVFAIL',
      'NXDOMAIN',
      'always fails REFUSED',
    ],
  ])('%s of %s', (rewrite, rcode, becomes) => {
    expect(own(rewrite, rcode)).toEqual([becomes]);
  });
  test('keeps its rcode before 1.14.7 where it has no record, or not', () => {
    expect(own('rewrite rcode regex .* SERVFAIL NXDOMAIN', 'SERVFAIL', '1.11.3')).toEqual(['assumed fails SERVFAIL']);
  });
  test('of an unknown rcode may be changed', () => {
    const file = '. {\n rewrite rcode regex .* NXDOMAIN SERVFAIL\n hosts /etc/elsewhere/hosts\n}';
    expect(fate([file], 'x.example A')).toEqual(['assumed answered', 'assumed fails SERVFAIL']);
  });
});

const asking = (codes: string): string =>
  `. {\n loop\n forward . 10.244.0.6 10.244.0.5 {\n policy sequential\n failover ${codes}\n }\n}`;

describe('the reply of another server', () => {
  test('is what failover heeds', () => {
    const answered = [asking('SERVFAIL'), replying('rewrite rcode regex .* SERVFAIL NXDOMAIN', 'SERVFAIL')];
    // Only without the first upstream.
    expect(loopsOf(answered)).toEqual(['sometimes some-name.example.']);
    expect(fate(answered, 'www.internal A')).toContain('always answered');
    const failing = [asking('SERVFAIL'), replying('rewrite rcode regex .* NXDOMAIN SERVFAIL', 'NXDOMAIN')];
    expect(loopsOf(failing)).toEqual(['always some-name.example.']);
    expect(fate(failing, 'www.internal A')).toEqual(['always loops']);
  });
  test('is changed for the names of the rule alone', () => {
    const files = [
      asking('REFUSED'),
      '. {\n rewrite stop rcode suffix internal. REFUSED NXDOMAIN\n forward . 10.244.0.7\n}',
      '. {\n template ANY ANY {\n rcode REFUSED\n }\n}',
    ];
    expect(fate(files, 'www.internal A')).toContain('always answered');
    expect(fate(files, 'www.example A')).toEqual(['always loops']);
  });
  test('is changed by whoever hands it on', () => {
    const handing = (rewrite: string): string => `. {\n ${rewrite}\n forward . 10.244.0.6\n}`;
    const asked = replying('', 'NXDOMAIN');
    expect(fate([handing('rewrite rcode regex .* NXDOMAIN REFUSED'), asked], 'a.b A')).toEqual([
      'always fails REFUSED',
    ]);
    expect(fate([handing('rewrite rcode regex .* SERVFAIL REFUSED'), asked], 'a.b A')).toEqual(['always answered']);
  });
  test('is heeded by next as it came', () => {
    const file = (from: string): string =>
      `. {\n rewrite rcode regex .* ${from} SERVFAIL\n forward . 10.244.0.6 {\n next NXDOMAIN\n }\n forward . 10.0.0.1\n}`;
    expect(fate([file('NXDOMAIN'), replying('', 'NXDOMAIN')], 'a.b A')).toEqual(['always leaves 10.0.0.1:53']);
  });
});

test('a guard sees its probe as often as the rcode lets it come back', () => {
  const fatal = (files: readonly string[]): number => {
    const graph = graphOfCorefiles(files);
    const [socket] = graph.sockets;
    const block = socket?.server.config.blocks.find((one) => hasGuard(graph, one));
    if (socket === undefined || block === undefined) throw new Error('no guard');
    return probe(graph, socket, block, false).fatal;
  };
  expect(fatal([asking('SERVFAIL'), replying('rewrite rcode regex .* NXDOMAIN SERVFAIL', 'NXDOMAIN')])).toBe(1);
  expect(fatal([asking('SERVFAIL'), replying('rewrite rcode regex .* SERVFAIL NXDOMAIN', 'SERVFAIL')])).toBe(0);
});

describe('changedRcode', () => {
  test('takes an empty NOERROR for one, and makes one', () => {
    expect(changedRcode('NODATA', [{ from: 'NOERROR', to: 'REFUSED' }])).toBe('REFUSED');
    expect(changedRcode('REFUSED', [{ from: 'REFUSED', to: 'NOERROR' }])).toBe('NODATA');
    expect(changedRcode('UNASKED', [{ from: 'NOERROR', to: 'NOERROR' }])).toBe('UNASKED');
  });
  test('does not know what comes of as many turns as there are records', () => {
    const swapped = [
      { from: 'NXDOMAIN', to: 'SERVFAIL' },
      { from: 'REFUSED', to: 'NXDOMAIN' },
    ];
    expect(changedRcode('REFUSED', swapped)).toBeUndefined();
    expect(changedRcode('NXDOMAIN', swapped)).toBe('SERVFAIL');
  });
  test('does not know what is not stated', () => {
    expect(changedRcode('REFUSED', [{}])).toBeUndefined();
    expect(changedRcode('REFUSED', [{ from: 'REFUSED' }])).toBeUndefined();
    expect(changedRcode('SERVFAIL', [{ from: 'REFUSED' }])).toBe('SERVFAIL');
    expect(changedRcode(undefined, [{ from: 'REFUSED' }])).toBeUndefined();
    expect(changedRcode('NXDOMAIN', [{ from: 'NXDOMAIN', to: 'REFUSED', perRecord: true }])).toBeUndefined();
    expect(changedRcode('NOERROR', [{ from: 'NOERROR', to: 'REFUSED', perRecord: true }])).toBe('REFUSED');
  });
});
