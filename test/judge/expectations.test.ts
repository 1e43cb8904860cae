import { describe, expect, test } from '@jest/globals';
import { expectedOf } from '../../src/judge/expect.ts';
import { renderExpectation } from '../../src/report/expect-yaml.ts';
import { scanTexts } from '../support/scan-texts.ts';

const corefile = (blocks: string): string => blocks;
const ROOT = '.:53 {\n  forward . 192.0.2.53\n  loop\n}\n';
const STUB = 'corp.example.com:53 {\n  forward . 10.0.0.2 10.0.0.3\n  loop\n}\n';
const config = (entry: string): string => `version: 1\nexpectations:\n  - ${entry}\n`;
const LEAVES = config('{ names: corp.example.com, from: dns/Corefile, goes: leaves, to: [10.0.0.2, 10.0.0.3] }');

const scan = (blocks: string, settings: string, before?: string) =>
  scanTexts(
    { 'dns/Corefile': corefile(blocks), '.loopgate.yaml': settings },
    before === undefined ? undefined : { 'dns/Corefile': corefile(before), '.loopgate.yaml': settings },
  );

describe('expectation-broken', () => {
  test('an expectation that holds is silent', () => {
    expect(scan(ROOT + STUB, LEAVES).said).toEqual([]);
  });

  test('one that is broken stands at the line that sends the names elsewhere', () => {
    const { report, said } = scan(ROOT, LEAVES, ROOT + STUB);
    expect(said).toEqual(['error LG501 dns/Corefile:2:13 always']);
    const [broken] = report.findings;
    expect(broken?.status).toBe('new');
    expect(broken?.message).toBe(
      'Asked by dns/Corefile, corp.example.com and below leaves to 192.0.2.53:53, and is expected to leave to 10.0.0.2:53 or 10.0.0.3:53.',
    );
    expect(broken?.path.at(-1)?.at.file.path).toBe('.loopgate.yaml');
  });

  test('the changed line is told, not the last', () => {
    const { said } = scan(ROOT + STUB.replace('10.0.0.2 ', '10.0.0.7 '), LEAVES, ROOT + STUB);
    expect(said).toEqual(['error LG501 dns/Corefile:6:13 sometimes 0.5']);
  });

  test('what was broken before is existing', () => {
    expect(scan(`${ROOT}# later\n`, LEAVES, ROOT).said).toEqual(['existing error LG501 dns/Corefile:2:13 always']);
  });

  test('exact is about the name alone', () => {
    const below = `${ROOT + STUB}x.corp.example.com {\n  forward . 10.0.0.9\n  loop\n}\n`;
    expect(scan(below, LEAVES).said).toEqual(['error LG501 dns/Corefile:10:13 always']);
    expect(scan(below, LEAVES.replace('from:', 'exact: true, from:')).said).toEqual([]);
  });

  test('names of which nothing is known are a note that says what is missing', () => {
    const { report } = scan('.:53 {\n  forward . /etc/other.conf\n  loop\n}\n', LEAVES);
    const [found] = report.findings.filter(({ code }) => code === 'LG501');
    expect(found?.severity).toBe('note');
    expect(found?.message).toContain('/etc/other.conf');
  });

  test('a loop breaks the expectation that is the default', () => {
    const looping = '.:53 {\n  forward . 127.0.0.1\n}\n';
    const { said } = scan(looping, config('{ names: example.org, from: dns/Corefile }'));
    expect(said).toContain('error LG501 dns/Corefile:2:13 always');
  });

  test.each([
    [
      '{ names: corp.example.com, from: dns/Corefil }',
      '.loopgate.yaml:3:38: no DNS server is called "dns/Corefil"; did you mean "dns/Corefile"?',
    ],
    ['{ names: corp.example.com }', 'no cluster here shows any pods; name a DNS server: dns/Corefile'],
    ['{ names: "*.corp.example.com", from: dns/Corefile }', 'is a pattern; write the zone alone'],
    ['{ names: corp.example.com, from: dns/Corefile, to: [10.0.0.2] }', 'addresses belong to `goes: leaves`'],
    ['{ names: corp.example.com, from: dns/Corefile, goe: leaves }', 'did you mean "goes"'],
    ['{ names: corp.example.com, from: dns/Corefile, goes: leave }', 'goes'],
  ])('an expectation that means nothing is an error of the configuration: %s', (entry, message) => {
    expect(() => scan(ROOT, config(entry))).toThrow(message);
  });

  test('what is printed as true today is silent when it is pasted', () => {
    for (const zone of ['corp.example.com', 'example.org', 'x.corp.example.com']) {
      const { head } = scan(ROOT + STUB, 'version: 1\n');
      const expected = expectedOf(head, zone, 'dns/Corefile');
      if (expected === undefined) throw new Error('nobody asks');
      expect(expected.goes).toBe('leaves');
      expect(scan(ROOT + STUB, `version: 1\n${renderExpectation(expected)}`).said).toEqual([]);
    }
  });
});
