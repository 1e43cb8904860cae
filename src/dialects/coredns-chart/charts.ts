/** The charts whose values are understood, by name. */

import type { Fact } from '../../fact.ts';
import { factsOf, type Release } from './release.ts';

export function rendererOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  return chart === 'coredns' || chart === 'rke2-coredns' ? factsOf : undefined;
}
