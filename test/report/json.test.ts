import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import type { GraphPicture } from '../../src/judge/report/graph-picture.ts';
import type { TraceReport } from '../../src/judge/report/trace-report.ts';
import { renderGraphJson } from '../../src/report/graph-json.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderTraceJson } from '../../src/report/trace-json.ts';
import { finding, fullFinding, HOSTILE, hostileReport, placeOf, report } from './support.ts';

const schema = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8'));
const isReport = new Ajv().compile(schema('report'));
const isTrace = new Ajv().compile(schema('trace'));

describe('the report as JSON', () => {
  test('has the keys that users rely on, in their order', () => {
    const text = renderJson(
      report([fullFinding()], {
        base: { status: 'compared', revision: 'abc' },
        suppressed: [{ ...finding(), reason: 'reviewed', expires: '2027-01-31' }],
        notices: [{ kind: 'assumed', message: 'one cluster', at: placeOf('errors') }],
      }),
    );
    const document = JSON.parse(text);
    expect(text).toBe(`${JSON.stringify(document, null, 2)}\n`);
    expect(Object.keys(document)).toEqual(
      'version tool result base counts findings fixed suppressed notices'.split(' '),
    );
    expect(Object.keys(document.findings[0]).join(' ')).toBe(
      'rule code severity certainty probability status cluster server zone file line column endLine endColumn ' +
        'message advice names witness guard assumptions path fingerprint',
    );
    expect(document.findings[0]).toMatchObject({ line: 3, column: 15, endLine: 3, endColumn: 25 });
    expect(document.findings[0].path[1]).toEqual({
      file: 'deploy/Corefile',
      line: 1,
      column: 1,
      says: 'Service kube-dns leads to coredns',
    });
    expect(document.suppressed[0]).toMatchObject({ reason: 'reviewed', expires: '2027-01-31' });
    expect(document.notices).toEqual([{ kind: 'assumed', message: 'one cluster', file: 'deploy/Corefile', line: 2 }]);
    expect(isReport(document)).toBe(true);
  });

  test('leaves out what is not known', () => {
    const document = JSON.parse(renderJson(report([finding({ server: '', names: '' })])));
    expect(document.findings[0]).not.toHaveProperty('server');
    expect(document.findings[0]).not.toHaveProperty('probability');
    expect(document.base).toEqual({ status: 'not-requested' });
    expect(isReport(document)).toBe(true);
  });

  test.each(HOSTILE)('is whole and valid with %j in every place', (name) => {
    const document = JSON.parse(renderJson(hostileReport(name)));
    expect(isReport(document)).toBe(true);
    expect(document.findings[0].server).toBe(name);
    expect(document.findings[0].file).toBe(name);
  });
});

describe('the trace as JSON', () => {
  test('has the keys that users rely on, in their order', () => {
    const trace: TraceReport = {
      query: { name: 'example.org.', type: 'A' },
      entries: [
        {
          server: 'kube-system/Deployment/coredns',
          cluster: 'default',
          outcomes: [
            {
              disposition: 'leaves',
              certainty: 'sometimes',
              probability: 0.5,
              to: '192.0.2.1:53',
              assumptions: [],
              hops: [{ server: 's', zone: '.', plugin: 'forward', to: '192.0.2.1:53', at: placeOf('forward') }],
            },
            {
              disposition: 'fails',
              certainty: 'assumed',
              rcode: 'REFUSED',
              because: 'no block',
              assumptions: ['it runs'],
              hops: [],
            },
          ],
        },
      ],
    };
    const document = JSON.parse(renderTraceJson(trace));
    expect(isTrace(document)).toBe(true);
    expect(Object.keys(document.entries[0].outcomes[0])).toEqual([
      'disposition',
      'certainty',
      'probability',
      'to',
      'hops',
    ]);
    expect(document.entries[0].outcomes[0].hops).toEqual([
      { server: 's', zone: '.', plugin: 'forward', to: '192.0.2.1:53', file: 'deploy/Corefile', line: 3 },
    ]);
    expect(document.entries[0].outcomes[1]).toEqual({
      disposition: 'fails',
      certainty: 'assumed',
      rcode: 'REFUSED',
      because: 'no block; assuming that it runs',
      hops: [],
    });
  });
});

describe('the graph as JSON', () => {
  test('says who forwards to whom', () => {
    const at = placeOf('forward');
    const block = { server: 'a', zone: '.', serverIndex: 0, blockIndex: 0 };
    const edge = {
      from: block,
      label: '192.0.2.1:53',
      names: 'every name',
      policy: 'random, one of 2',
      stations: [{ kind: 'file', label: '/etc/resolv.conf', at: placeOf('.:53') }],
      at,
      witness: { name: 'example.org.', type: 'A' },
      loops: true,
      certainty: 'always',
    } as const;
    const picture: GraphPicture = {
      clusters: [
        {
          name: 'c',
          servers: [{ name: 'a', at, blocks: [{ zone: '.', guard: true, listen: ':53', at }] }],
          edges: [
            { ...edge, to: '192.0.2.1:53' },
            { ...edge, to: block },
          ],
          outside: [{ label: '192.0.2.1:53', kind: 'leaves' }],
          loops: [],
          waysAreExact: true,
          unfollowed: 0,
        },
      ],
    };
    const place = { file: 'deploy/Corefile', line: 3 };
    const drawn = {
      from: { server: 'a', zone: '.' },
      label: '192.0.2.1:53',
      names: 'every name',
      policy: 'random, one of 2',
      by: [{ kind: 'file', label: '/etc/resolv.conf', file: 'deploy/Corefile', line: 1 }],
      loops: true,
      certainty: 'always',
      ...place,
    };
    expect(JSON.parse(renderGraphJson(picture))).toEqual({
      version: 1,
      clusters: [
        {
          name: 'c',
          servers: [{ name: 'a', blocks: [{ zone: '.', guard: true, listen: ':53', ...place }] }],
          edges: [
            { ...drawn, to: '192.0.2.1:53' },
            { ...drawn, to: { server: 'a', zone: '.' } },
          ],
          outside: ['192.0.2.1:53'],
        },
      ],
    });
  });
});
