/** Reports made by hand, and names made by an enemy. */

import type { Location } from '../../src/core/text/location.ts';
import type { SourceFile } from '../../src/core/text/source-file.ts';
import type { CycleHop, Fix, Report, ReportedFinding, Severity } from '../../src/judge/report/finding.ts';

export const COREFILE = `.:53 {
    errors
    forward . 10.96.0.10
\tcache 30
}
`;

export const HOSTILE: readonly (readonly [string])[] = [
  ['::error file=a,line=1::forged'],
  ['a%0A::error::forged'],
  ['a\n::error::forged'],
  ['a\r\n##[error]forged'],
  ['```\n# out'],
  ['`a` ``b``'],
  ['| a | b |'],
  ['\\| a \\'],
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['</details></article></svg><!-- x'],
  ['--> <b>'],
  ['[a](http://example.org)'],
  ['](http://example.org)'],
  ['![a](//example.org/a.png)'],
  ['http://example.org www.example.org'],
  ['@octocat #1 $x$'],
  ['\u001b[31mred\u001b]8;;http://example.org\u0007link'],
  ['a\u202etxt.exe'],
  ['a\u2066b\u2069\u200b\ufeff'],
  ['a\u0000b\u0007'],
  ['\ud800 and \udc00'],
  ['"]; click n0 "javascript:alert(1)"'],
  ['%%{init: {"theme": "dark"}}%%'],
  ['end\n  n9 --> n0'],
  ['1. list'],
  ['# heading'],
  ['- item'],
  ['"; color=red; "\\N'],
  [']]> &amp; &lt; \ufffe'],
  ["' onclick='x"],
  ['    code'],
  ['#quot;#35;'],
];

/** Everything at once, for tests that look at a whole report. */
export const WORST: string = HOSTILE.map(([name]) => name).join(' ');

export function file(path: string, text: string = COREFILE): SourceFile {
  return { path, text };
}

/** The place of `part` in the file, found by its text. */
export function placeOf(part: string, inFile: SourceFile = file('deploy/Corefile')): Location {
  const start = inFile.text.indexOf(part);
  if (start === -1) throw new Error(`not in the file: ${part}`);
  return { file: inFile, span: { start, end: start + part.length } };
}

export function finding(change: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    rule: 'forwarding-loop',
    code: 'LG101',
    severity: 'error',
    cluster: 'default',
    at: placeOf('10.96.0.10'),
    message: 'CoreDNS forwards every name to itself. Nothing stops the queries.',
    advice: 'Forward to resolvers that do not lead back.',
    assumptions: [],
    path: [],
    fingerprint: 'a1',
    status: 'new',
    ...change,
  };
}

export function hop(change: Partial<CycleHop> = {}): CycleHop {
  return {
    server: 'kube-system/Deployment/coredns',
    zone: '.',
    to: '10.96.0.10:53',
    via: 'Service kube-system/kube-dns',
    at: placeOf('10.96.0.10'),
    ...change,
  };
}

/** A finding with something of everything. */
export function fullFinding(change: Partial<ReportedFinding> = {}): ReportedFinding {
  return finding({
    certainty: 'sometimes',
    probability: 1 / 3,
    server: 'kube-system/Deployment/coredns',
    zone: '.',
    names: 'every name outside cluster.local',
    witness: { name: 'example.org.', type: 'A' },
    guard: 'absent',
    assumptions: ['the node is Ubuntu'],
    path: [
      { at: placeOf('forward'), description: 'coredns (zone .) forwards to 10.96.0.10:53' },
      { at: placeOf('.:53'), description: 'Service kube-dns leads to coredns' },
    ],
    cycle: [hop(), hop({ server: 'kube-system/DaemonSet/node-local-dns', to: '169.254.20.10:53' })],
    fix: fixOf('10.96.0.10', '192.0.2.1'),
    ...change,
  });
}

/** Every text a repository could have written. */
export function hostileFinding(name: string): ReportedFinding {
  const at = placeOf('b', file(name === '' ? 'a' : name, `a\nb ${name}\n`));
  return fullFinding({
    at,
    cluster: name,
    server: name,
    zone: name,
    message: name,
    advice: name,
    names: name,
    witness: { name, type: name },
    assumptions: [name],
    path: [{ at, description: name }],
    cycle: [hop({ server: name, zone: name, to: name, via: name, at })],
    fix: { at, replacement: `${name}\n`, description: name },
    fingerprint: name,
  });
}

export function hostileReport(name: string): Report {
  const found = hostileFinding(name);
  return report([found, { ...found, status: 'existing' }], {
    base: { status: 'compared', revision: name },
    fixed: [found],
    suppressed: [{ ...found, reason: name, expires: '2027-01-31' }],
    notices: [{ kind: 'assumed', message: name, at: found.at }],
    servers: [{ name, cluster: name, at: found.at, blocks: 1 }],
  });
}

export function fixOf(part: string, replacement: string): Fix {
  return { at: placeOf(part), replacement, description: 'name another upstream' };
}

export function report(findings: readonly ReportedFinding[], change: Partial<Report> = {}): Report {
  const of = (severity: Severity): number => findings.filter((one) => one.severity === severity).length;
  const fresh = findings.filter((one) => one.status === 'new').length;
  return {
    version: '1.2.3',
    result: of('error') > 0 ? 'fail' : 'pass',
    base: { status: 'not-requested' },
    counts: {
      new: fresh,
      existing: findings.length - fresh,
      fixed: change.fixed?.length ?? 0,
      suppressed: change.suppressed?.length ?? 0,
      error: of('error'),
      warning: of('warning'),
      note: of('note'),
      files: 8,
      documents: 12,
      servers: 3,
      clusters: 1,
      forwards: 4,
      openForwards: 0,
    },
    failOn: 'error',
    findings,
    fixed: [],
    suppressed: [],
    notices: [],
    servers: [],
    ...change,
  };
}
