/** The charts whose values are understood, by name. */

import type { Fact } from '../../fact.ts';
import { nodeLocalFactsOf } from './node-local-dns.ts';
import { factsOf, type Release } from './release.ts';

/** The known chart of a name as references write it, with or without a repository: `coredns/coredns`. */
export function chartOf(name: string | undefined): 'coredns' | 'node-local-dns' | undefined {
  const last = name?.slice(name.lastIndexOf('/') + 1);
  return last === 'coredns' || last === 'node-local-dns' ? last : undefined;
}

export function rendererOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  if (chart === 'node-local-dns') return nodeLocalFactsOf;
  return chart === 'coredns' || chart === 'rke2-coredns' ? factsOf : undefined;
}
