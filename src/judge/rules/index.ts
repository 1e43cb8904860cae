import { corefileDoesNotStart } from './corefile-does-not-start.ts';
import { dnsPolicyInheritsClusterDns } from './dns-policy-inherits-cluster-dns.ts';
import { forwardingLoop } from './forwarding-loop.ts';
import { inheritedLoopbackUpstream } from './inherited-loopback-upstream.ts';
import { kubeletResolvconfIneffective } from './kubelet-resolvconf-ineffective.ts';
import { loopGuardBlind } from './loop-guard-blind.ts';
import { loopGuardMisfires } from './loop-guard-misfires.ts';
import { loopGuardMissing } from './loop-guard-missing.ts';
import { loopGuardRemoved } from './loop-guard-removed.ts';
import { loopGuardWithoutForward } from './loop-guard-without-forward.ts';
import { nodePointsAtClusterDns } from './node-points-at-cluster-dns.ts';
import { notModelled } from './not-modelled.ts';
import type { Rule } from './rule.ts';
import { unreadable } from './unreadable.ts';
import { upstreamNotStated } from './upstream-not-stated.ts';

export const rules: readonly Rule[] = [
  forwardingLoop,
  loopGuardRemoved,
  loopGuardMissing,
  loopGuardBlind,
  loopGuardWithoutForward,
  loopGuardMisfires,
  inheritedLoopbackUpstream,
  dnsPolicyInheritsClusterDns,
  kubeletResolvconfIneffective,
  nodePointsAtClusterDns,
  upstreamNotStated,
  corefileDoesNotStart,
  notModelled,
  unreadable,
];
