/** The trace, disposition by disposition: what becomes of one question at every server, hop by hop. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { traceReport } from '../../src/judge/trace.ts';
import { renderTraceJson } from '../../src/report/trace-json.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const schema = JSON.parse(readFileSync(new URL('../../schema/trace.schema.json', import.meta.url), 'utf8'));
const isTrace = new Ajv().compile(schema);

interface Entry {
  readonly server: string;
  readonly cluster: string;
  readonly outcomes: readonly (Readonly<Record<string, unknown>> & { readonly hops: readonly unknown[] })[];
}
function traced(files: Files, name = 'example.org', type = 'A', from?: string): readonly Entry[] {
  const document = JSON.parse(renderTraceJson(traceReport(scanTexts(files).head, name, type, from)));
  expect(isTrace(document) || isTrace.errors).toBe(true);
  expect(document.query).toEqual({ name: `${name}.`, type });
  return document.entries;
}
const bare = (text: string): Files => ({ Corefile: `${text}\n` });
const dns = (forward: string): Files => ({ 'dns.yaml': coreDns({ corefile: corefile(forward) }) });
const SERVER = 'kube-system/Deployment/coredns';
const hop = (to: string, line = 18) => ({ server: SERVER, zone: '.', plugin: 'forward', to, file: 'dns.yaml', line });

describe('what becomes of a question', () => {
  test.each<readonly [string, Files, string, string, Readonly<Record<string, unknown>>]>([
    [
      'an answer of its own',
      bare('. {\n    whoami\n}'),
      'example.org',
      'A',
      { disposition: 'answered', certainty: 'always' },
    ],
    ['a name that does not exist', dns('forward . 10.0.0.2'), 'a.b.cluster.local', 'A', { disposition: 'answered' }],
    [
      'NXDOMAIN of a template',
      bare('. {\n    template ANY ANY {\n        rcode NXDOMAIN\n    }\n}'),
      'example.org',
      'A',
      { disposition: 'answered' },
    ],
    [
      'no block for the name',
      bare('a.example {\n    forward . 10.0.0.2\n}'),
      'example.org',
      'A',
      { disposition: 'fails', rcode: 'REFUSED', hops: [] },
    ],
    ['no plugin takes it', bare('. {\n    errors\n}'), 'example.org', 'A', { disposition: 'fails', rcode: 'SERVFAIL' }],
    [
      'an acl for its type',
      bare('. {\n    acl {\n        block type AAAA net *\n    }\n    forward . 10.0.0.2\n}'),
      'example.org',
      'AAAA',
      { disposition: 'fails', rcode: 'REFUSED' },
    ],
    [
      'nobody listens',
      dns('forward . 127.0.0.1:5300'),
      'example.org',
      'A',
      {
        disposition: 'fails',
        rcode: 'SERVFAIL',
        because: 'nobody listens on 127.0.0.1:5300 (loopback inside its own pod)',
      },
    ],
    [
      'the server does not start',
      dns('nonsense\n    forward . 10.0.0.2'),
      'example.org',
      'A',
      { disposition: 'fails', because: "it does not start: Unknown directive 'nonsense'", hops: [] },
    ],
    [
      'an upstream outside',
      dns('forward . 10.0.0.2'),
      'example.org',
      'A',
      { disposition: 'leaves', to: '10.0.0.2:53', hops: [hop('10.0.0.2:53')] },
    ],
    [
      'it comes back',
      dns('forward . 10.96.0.10'),
      'example.org',
      'A',
      { disposition: 'loops', hops: [hop('10.96.0.10:53')] },
    ],
    [
      'where it goes is not known',
      dns('forward . /etc/resolv.conf'),
      'example.org',
      'A',
      {
        disposition: 'unknown',
        because: 'where it is forwarded to is not known: what /etc/resolv.conf holds on the nodes is not stated',
        hops: [hop('/etc/resolv.conf')],
      },
    ],
  ])('%s', (_, files, name, type, expected) => {
    const [entry, ...others] = traced(files, name, type);
    expect(others).toEqual([]);
    expect(entry?.outcomes).toHaveLength(1);
    expect(entry?.outcomes[0]).toMatchObject({ certainty: 'always', ...expected });
  });
});

describe('a choice between upstreams', () => {
  test('by chance: each with its share', () => {
    const [entry] = traced(dns('forward . 10.96.0.10 10.0.0.2 10.0.0.3'));
    expect(entry?.outcomes.map((one) => [one.disposition, one.certainty, one.probability]).sort()).toEqual([
      ['leaves', 'sometimes', 0.333333],
      ['leaves', 'sometimes', 0.333333],
      ['loops', 'sometimes', 0.333333],
    ]);
  });
  test('one after the other: the second has no probability', () => {
    const [entry] = traced(dns('forward . 10.0.0.2 10.96.0.10 {\n        policy sequential\n    }'));
    expect(entry?.outcomes.map((one) => [one.disposition, one.certainty, one.probability])).toEqual([
      ['leaves', 'always', undefined],
      ['loops', 'sometimes', undefined],
    ]);
  });
});

describe('every server is an entry', () => {
  const block = (own: string, to: string): string => `. {\n    bind ${own}\n    forward . ${to}\n}\n`;
  const ring = { 'a/Corefile': block('10.0.0.1', '10.0.0.2'), 'b/Corefile': block('10.0.0.2', '10.0.0.1') };
  test('with the hops in the order of the question', () => {
    const paths = traced(ring).map((entry) => [entry.server, entry.outcomes[0]?.hops]);
    const a = { server: 'a/Corefile', zone: '.', plugin: 'forward', to: '10.0.0.2:53', file: 'a/Corefile', line: 3 };
    const b = { server: 'b/Corefile', zone: '.', plugin: 'forward', to: '10.0.0.1:53', file: 'b/Corefile', line: 3 };
    expect(paths).toEqual([
      ['a/Corefile', [a, b]],
      ['b/Corefile', [b, a]],
    ]);
  });
  test('unless one is asked for', () => {
    expect(traced(ring, 'example.org', 'A', 'b/Corefile').map((entry) => entry.server)).toEqual(['b/Corefile']);
    expect(traced(ring, 'example.org', 'A', 'c/Corefile')).toEqual([]);
  });
  test('at the port that its Service offers', () => {
    const text = '.:5353 {\n    forward . 10.0.0.2\n}\n.:9053 {\n    forward . 10.0.0.3\n}\n';
    const files = { 'dns.yaml': coreDns({ corefile: text }).replaceAll('targetPort: 53', 'targetPort: 9053') };
    expect(traced(files)[0]?.outcomes[0]).toMatchObject({ disposition: 'leaves', to: '10.0.0.3:53' });
  });
});
