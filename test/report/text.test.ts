import { describe, expect, test } from '@jest/globals';
import { rulePage } from '../../src/core/text/version.ts';
import { renderText } from '../../src/report/text.ts';
import { renderTraceText } from '../../src/report/trace-text.ts';
import { file, finding, fullFinding, HOSTILE, hostileReport, placeOf, report } from './support.ts';

const PLAIN = { color: false, quiet: false };

describe('the report as text', () => {
  test('tells a finding like a compiler', () => {
    expect(renderText(report([fullFinding()]), PLAIN)).toBe(`\
error[LG101 forwarding-loop] CoreDNS forwards every name to itself.
 --> deploy/Corefile:3:15
  |
3 |     forward . 10.96.0.10
  |               ^^^^^^^^^^
  |
  = note: Nothing stops the queries.
  = path:
      coredns  forward . 10.96.0.10                     deploy/Corefile:3
      └▶ coredns (zone .) forwards to 10.96.0.10:53     deploy/Corefile:3
         └▶ Service kube-dns leads to coredns           deploy/Corefile:1
            └▶ 10.96.0.10:53 is Service kube-system/kube-dns
               └▶ node-local-dns  forward . 10.96.0.10  deploy/Corefile:3
                  └▶ 169.254.20.10:53 is Service kube-system/kube-dns: that is coredns again ↺
                     no loop plugin stops it
      --> deploy/Corefile:3
      -     forward . 10.96.0.10
      +     forward . 192.0.2.1
  = names: every name outside cluster.local, such as example.org. A
  = certainty: sometimes, 33.3 % of the queries
  = guard: absent
  = assumes: the node is Ubuntu
  = fix: Forward to resolvers that do not lead back.

read: 3 DNS servers in 1 cluster, 12 documents in 8 files
result: fail: 1 error (fails on error)
`);
  });

  test('folds what the base has too, and tells what is fixed and suppressed', () => {
    const text = renderText(
      report([finding({ status: 'existing' })], {
        base: { status: 'compared', revision: 'main' },
        fixed: [finding({ at: placeOf('errors', { ...file('old'), revision: '0123456789abcdef' }) })],
        suppressed: [{ ...finding(), reason: 'reviewed', expires: '2027-01-31' }],
        notices: [{ kind: 'assumed', message: 'one cluster', at: placeOf('errors') }],
      }),
      PLAIN,
    );
    expect(text).toBe(`\
existing error[LG101 forwarding-loop] deploy/Corefile:3:15: CoreDNS forwards every name to itself.
fixed error[LG101 forwarding-loop] old:2:5 (in 0123456789ab): CoreDNS forwards every name to itself.
suppressed error[LG101 forwarding-loop] deploy/Corefile:3:15: reviewed, until 2027-01-31

assumed deploy/Corefile:2: one cluster

read: 3 DNS servers in 1 cluster, 12 documents in 8 files
base: compared with main: 0 new, 1 existing, 1 fixed
suppressed: 1
result: fail: 1 error, none of them new (fails on error)
`);
  });

  test('tells errors first, and notes in a line each unless asked', () => {
    const findings = [
      finding({ severity: 'note', code: 'LG202', message: 'A note. More of it.' }),
      finding({ severity: 'warning', message: 'A warning.' }),
      finding({ certainty: 'sometimes', message: 'A sometimes.' }),
      finding({ certainty: 'always', message: 'An always.' }),
    ];
    const text = renderText(report(findings), PLAIN);
    const order = ['An always.', 'A sometimes.', 'A warning.', 'A note.'].map((part) => text.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(text).toContain('note[LG202 forwarding-loop] deploy/Corefile:3:15: A note.\n1 note, a line each; --verbose');
    expect(text).not.toContain('More of it');
    expect(renderText(report(findings), { ...PLAIN, verbose: true })).toContain('= note: More of it.');
  });

  test('has the log line that people search for, where the guard is fatal', () => {
    const line = 'plugin/loop: Loop (...) detected for zone "."';
    expect(renderText(report([fullFinding({ guard: 'fatal' })]), PLAIN)).toContain(`= log: ${line}\n`);
    expect(renderText(report([fullFinding({ guard: 'blind' })]), PLAIN)).not.toContain('plugin/loop');
    // Once is enough.
    expect(renderText(report([fullFinding({ guard: 'fatal', message: line })]), PLAIN)).not.toContain('= log:');
  });

  test('marks the lines of this change', () => {
    const changed = new Map([['deploy/Corefile', new Set([1])]]);
    const text = renderText(report([fullFinding()], { changedLines: changed }), PLAIN);
    expect(text.split('\n').filter((line) => line.includes('◀ this change'))).toEqual([
      expect.stringContaining('Service kube-dns leads to coredns'),
    ]);
  });

  test('what a baseline lists is one line, and no new error', () => {
    const said = renderText(report([finding({ status: 'existing' })], { result: 'pass' }), PLAIN);
    expect(said).toMatch(/^existing error\[LG101 forwarding-loop\] deploy\/Corefile:3:15: [^\n]+\n\n/);
    expect(said).toMatch(/\nresult: pass: 1 error, none of them new \(fails on error\)\n$/);
  });

  test.each([[40], [60], [80], [100], [120]])('keeps to a terminal of %d columns', (columns) => {
    const text = renderText(report([fullFinding({ message: 'word '.repeat(60), advice: 'word '.repeat(60) })]), {
      ...PLAIN,
      columns,
    });
    const source = /^\d* *\||^ *-->|^read|^result|^ +[-+] {5}|^error/;
    const wide = text.split('\n').filter((line) => !source.test(line) && line.length > columns);
    expect(wide).toEqual([]);
  });

  test('links places where the terminal has links, and only to what is an address', () => {
    const linked = renderText(report([fullFinding()]), { ...PLAIN, linkFor: (path) => `file:///r/${path}` });
    expect(linked).toContain('\u001b]8;;file:///r/deploy/Corefile\u001b\\deploy/Corefile:1\u001b]8;;\u001b\\');
    const hostile = renderText(report([fullFinding()]), { ...PLAIN, linkFor: () => 'x\u0007y' });
    expect(hostile).not.toContain('\u0007');
    expect(hostile.match(/\u001b\]8;;[^\u001b]+/g)).toEqual([`\u001b]8;;${rulePage('forwarding-loop')}`]);
    expect(renderText(report([fullFinding()]), PLAIN)).not.toContain('\u001b');
  });

  test("has the address of the rule's page behind the code on a terminal with links, and in a line where it is asked for", () => {
    const page = rulePage('forwarding-loop');
    const linkFor = (path: string): string => `file:///r/${path}`;
    const code = 'error[LG101 forwarding-loop]';
    expect(renderText(report([fullFinding()]), { ...PLAIN, linkFor })).toContain(
      `\u001b]8;;${page}\u001b\\${code}\u001b]8;;\u001b\\ `,
    );
    expect(renderText(report([finding({ severity: 'note' })]), { ...PLAIN, linkFor })).toContain(
      `\u001b]8;;${page}\u001b\\note[`,
    );
    expect(renderText(report([fullFinding()]), PLAIN)).not.toContain(page);
    expect(renderText(report([fullFinding()]), { ...PLAIN, verbose: true })).toContain(` = rule: ${page}\n`);
  });

  test('says errors before warnings before notes, what is new before what was there, and that in a line each', () => {
    const existing = (severity: 'error' | 'note') => finding({ severity, status: 'existing', message: 'Old. More.' });
    const findings = [
      existing('note'),
      finding({ severity: 'note' }),
      existing('error'),
      finding({ severity: 'warning' }),
      finding({ severity: 'error' }),
    ];
    const base = { status: 'compared', revision: 'abc', commit: 'abc' } as const;
    const suppressed = [{ ...finding(), reason: 'in the baseline' }];
    const lines = renderText(report(findings, { base, suppressed }), PLAIN).split('\n');
    const heads = lines.map((line) => /^(?:existing |suppressed )?(?:error|warning|note)(?=\[)/.exec(line)?.[0]);
    expect(heads.filter((head) => head !== undefined)).toEqual([
      'error',
      'warning',
      'note',
      'existing error',
      'existing note',
      'suppressed error',
    ]);
    expect(lines.filter((line) => /^(?:existing|suppressed) /.test(line)).join()).not.toContain('More');
  });

  test('is silent where it should be quiet and nothing was found', () => {
    expect(renderText(report([]), { color: false, quiet: true })).toBe('');
    expect(renderText(report([]), PLAIN)).toContain('result: pass: nothing found');
  });

  test('underlines behind tabs and wide characters', () => {
    const source = file('a', '\tx 網路 y 10.0.0.1\n');
    const lines = renderText(report([finding({ at: placeOf('10.0.0.1', source) })]), PLAIN).split('\n');
    expect(lines[3]).toBe('1 |     x 網路 y 10.0.0.1');
    // Two columns each: the carets stand below the address on a terminal.
    expect(lines[4]).toBe('  |              ^^^^^^^^');
  });

  test('cuts a very long line around the place', () => {
    const source = file('a', `${'x'.repeat(500_000)}HERE${'y'.repeat(500_000)}\n`);
    const lines = renderText(report([finding({ at: placeOf('HERE', source) })]), PLAIN).split('\n');
    expect(lines[3]).toBe(`1 | …${'x'.repeat(40)}HERE${'y'.repeat(76)}…`);
    expect(lines[4]).toBe(`  | ${' '.repeat(41)}^^^^`);
  });

  test('draws with ASCII where asked', () => {
    expect(renderText(report([fullFinding()]), { ...PLAIN, ascii: true })).toMatch(/^[\n -~]*$/);
  });

  test.each(HOSTILE)('shows everything that %j hides', (name) => {
    const text = renderText(hostileReport(name), PLAIN);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    // Nothing of ours begins like a command, so nothing of theirs may.
    expect(text.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([]);
  });

  test('has no colours unless asked', () => {
    expect(renderText(report([fullFinding()]), { color: true, quiet: false })).toContain('\u001b[31m');
  });
});

describe('the trace as text', () => {
  test('tells hop by hop', () => {
    const hop = {
      server: 'ns/Deployment/a',
      zone: '.',
      plugin: 'forward',
      to: '10.96.0.10:53',
      at: placeOf('forward'),
    };
    const text = renderTraceText(
      {
        query: { name: 'example.org.', type: 'A' },
        entries: [
          {
            server: 'ns/Deployment/a',
            cluster: 'default',
            outcomes: [
              { disposition: 'loops', certainty: 'sometimes', probability: 0.5, assumptions: [], hops: [hop] },
            ],
          },
        ],
      },
      { color: false },
    );
    expect(text).toBe(`\
example.org. A

ns/Deployment/a (cluster default)
  1. ns/Deployment/a (zone .): forward to 10.96.0.10:53
     --> deploy/Corefile:3:5
  loops (sometimes, 50 % of the queries)

asked at 1 DNS server: loops at 1
`);
  });
});
