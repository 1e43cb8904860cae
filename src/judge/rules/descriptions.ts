/** Rules for `loopgate rules`, SARIF and the README. Codes and slugs are never renamed or reused. */
import type { RuleDescription } from '../report/finding.ts';

/** By code. `severity` is the default. */
export const RULES: readonly RuleDescription[] = [
  {
    code: 'LG101',
    slug: 'forwarding-loop',
    severity: 'error',
    summary: 'Some names return to the server block that forwarded them.',
  },
  {
    code: 'LG201',
    slug: 'loop-guard-removed',
    severity: 'error',
    summary: 'A server block that still forwards has lost the loop plugin that it had in the base.',
  },
  {
    code: 'LG202',
    slug: 'loop-guard-missing',
    severity: 'note',
    summary: 'A server block forwards without the loop plugin.',
  },
  {
    code: 'LG203',
    slug: 'loop-guard-blind',
    severity: 'warning',
    summary: 'The loop plugin is present, but its probe cannot detect a loop in this block.',
  },
  {
    code: 'LG204',
    slug: 'loop-guard-without-forward',
    severity: 'note',
    summary: 'The loop plugin is in a block that forwards nothing.',
  },
  {
    code: 'LG205',
    slug: 'loop-guard-misfires',
    severity: 'warning',
    summary: 'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.',
  },
  {
    code: 'LG301',
    slug: 'inherited-loopback-upstream',
    severity: 'warning',
    summary: 'Pods with dnsPolicy Default receive a loopback nameserver from the node.',
  },
  {
    code: 'LG302',
    slug: 'dns-policy-inherits-cluster-dns',
    severity: 'warning',
    summary: "A DNS server's own pod gets the cluster DNS as its resolver.",
  },
  {
    code: 'LG303',
    slug: 'kubelet-resolvconf-ineffective',
    severity: 'warning',
    summary: 'A kubelet setting does not choose the resolver file that it appears to choose.',
  },
  {
    code: 'LG304',
    slug: 'node-points-at-cluster-dns',
    severity: 'warning',
    summary: "A node's resolver points at the cluster DNS or at the node-local cache.",
  },
  {
    code: 'LG305',
    slug: 'upstream-not-stated',
    severity: 'note',
    summary: 'Where names go depends on a file or address that is not stated anywhere.',
  },
  {
    code: 'LG401',
    slug: 'corefile-does-not-start',
    severity: 'error',
    summary: 'The stated version of CoreDNS refuses this Corefile; if none is stated, every modelled version does.',
  },
  {
    code: 'LG501',
    slug: 'expectation-broken',
    severity: 'error',
    summary: 'Names do not go where the configured expectations say.',
  },
  {
    code: 'LG801',
    slug: 'not-modelled',
    severity: 'note',
    summary: 'Something that decides where names go was found and is not modelled.',
  },
  {
    code: 'LG802',
    slug: 'unreadable',
    severity: 'warning',
    summary: 'A relevant file or document could not be read.',
  },
  {
    code: 'LG803',
    slug: 'nothing-scanned',
    severity: 'error',
    summary: 'No DNS configuration was found where some was expected.',
  },
  {
    code: 'LG901',
    slug: 'suppression-unused',
    severity: 'note',
    summary: 'A suppression matches no finding.',
  },
  {
    code: 'LG902',
    slug: 'suppression-expired',
    severity: 'warning',
    summary: 'A suppression has passed its date, and the finding it hid is back.',
  },
  {
    code: 'LG903',
    slug: 'policy-weakened',
    severity: 'note',
    summary: 'This change lowers a severity, or adds a suppression or a baseline entry.',
  },
];

/** By code (`LG101`, any case) or slug. */
export function describeRule(codeOrSlug: string): RuleDescription | undefined {
  const wanted = codeOrSlug.toLowerCase();
  return RULES.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted);
}
