import type { Fact } from '../../core/facts/fact.ts';
import { asHelmReads } from './helm-values.ts';
import { mergedLayers } from './layers.ts';
import { nodeLocalFactsOf } from './node-local-dns.ts';
import { factsOf, type Release } from './release.ts';
import { type ResolverChart, resolverChart, resolverFactsOf } from './resolvers.ts';
import { rke2NodeLocalFacts } from './rke2-node-local.ts';

/** With or without a repository: `coredns/coredns`. */
export function chartOf(name: string | undefined): 'coredns' | 'node-local-dns' | ResolverChart | undefined {
  const last = name?.slice(name.lastIndexOf('/') + 1);
  return last === 'coredns' || last === 'node-local-dns' ? last : resolverChart(last ?? '');
}

export function rendererOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  const render = templatesOf(chart);
  return render && ((release) => render({ ...release, layers: mergedLayers(release.layers.map(asHelmReads)) }));
}

function templatesOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  if (chart === 'node-local-dns') return nodeLocalFactsOf;
  if (chart === 'rke2-coredns') return (release) => [...factsOf(release), ...rke2NodeLocalFacts(release)];
  const resolver = resolverChart(chart);
  if (resolver !== undefined) return (release) => resolverFactsOf(resolver, release);
  return chart === 'coredns' ? factsOf : undefined;
}
