/** The user's policy, joined: suppressions and baseline on the way to the report. */
import type { Config } from './config/config.ts';
import type { CheckInput } from './check.ts';
import type { Finding } from './finding.ts';

export interface PolicyInput {
  readonly root: string;
  readonly tree: { readonly read: (path: string) => Buffer | undefined };
  readonly config: Config | undefined;
}

export async function policyFor(_input: PolicyInput, _baseline: string | undefined): Promise<Pick<CheckInput, 'suppress' | 'baselined'>> {
  return {};
}
export function printConfig(_config: Config | undefined): string {
  return '';
}
export function writeBaseline(_what: 'create' | 'prune', _findings: readonly Finding[], _old: { path: string; text: string } | undefined): string {
  return '';
}
