/** Reports made by hand, about one small file. */

import { type GitHubApi, openApi } from '../../../src/doors/github/api.ts';
import type { Fix, Report, ReportedFinding, Severity } from '../../../src/judge/report/finding.ts';
import { type FakeGitHub, TOKEN } from '../../e2e/support/fake-github.ts';

export const COREFILE: string = '. {\n    forward . 127.0.0.1\n    log\n}\n';

export function finding(change: Partial<ReportedFinding> & { readonly fingerprint: string }): ReportedFinding {
  const file = { path: 'deploy/Corefile', text: COREFILE };
  return {
    rule: 'forwarding-loop',
    code: 'LG101',
    severity: 'error',
    cluster: 'default',
    at: { file, span: { start: 8, end: 27 } },
    message: 'CoreDNS forwards every name to itself.',
    advice: 'Name another upstream.',
    assumptions: [],
    path: [],
    status: 'new',
    ...change,
  };
}

/** Puts `text` in place of the characters of COREFILE from `start` to `end`. */
export function fix(start: number, end: number, text: string): Fix {
  const file = { path: 'deploy/Corefile', text: COREFILE };
  return { at: { file, span: { start, end } }, replacement: text, description: 'put `loop` back' };
}

export function report(findings: readonly ReportedFinding[], change: Partial<Report> = {}): Report {
  const of = (severity: Severity): number => findings.filter((found) => found.severity === severity).length;
  const fresh = findings.filter((found) => found.status === 'new').length;
  return {
    version: '0.1.0',
    result: of('error') > 0 ? 'fail' : 'pass',
    base: { status: 'not-requested' },
    counts: {
      new: fresh,
      existing: findings.length - fresh,
      fixed: 0,
      suppressed: 0,
      error: of('error'),
      warning: of('warning'),
      note: of('note'),
      files: 1,
      documents: 1,
      servers: 1,
      clusters: 1,
      forwards: 1,
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

export function apiOf(fake: FakeGitHub): GitHubApi {
  const api = openApi({
    token: TOKEN,
    apiUrl: fake.url,
    repository: 'acme/cluster',
    requestTimeout: 400,
    totalTimeout: 4000,
    backoff: 5,
  });
  if (api === undefined) throw new Error('no API');
  return api;
}
