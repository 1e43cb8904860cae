import type { Fact } from '../../core/facts/fact.ts';
import { appTemplateFactsOf } from './app-template.ts';
import { asHelmReads } from './helm-values.ts';
import { k8sGatewayFactsOf } from './k8s-gateway.ts';
import { mergedLayers } from './layers.ts';
import { nodeLocalFactsOf } from './node-local-dns.ts';
import { factsOf, type Release } from './release.ts';
import { resolverChart, resolverFactsOf } from './resolvers.ts';
import { rke2NodeLocalFacts } from './rke2-node-local.ts';

const OTHERS: ReadonlyMap<string, (release: Release) => readonly Fact[]> = new Map([
  ['node-local-dns', nodeLocalFactsOf],
  ['app-template', appTemplateFactsOf],
  ['k8s-gateway', k8sGatewayFactsOf],
]);

/** With or without a repository: `coredns/coredns`. */
export function chartOf(name: string | undefined): string | undefined {
  const last = name?.slice(name.lastIndexOf('/') + 1) ?? '';
  return last === 'coredns' || OTHERS.has(last) ? last : resolverChart(last);
}

/** Where nothing states it: the cluster DNS is in kube-system. */
export function namespaceFor(chart: string): string {
  return chart === 'app-template' || chart === 'k8s-gateway' ? 'default' : 'kube-system';
}

export function rendererOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  const render = templatesOf(chart);
  return render && ((release) => render({ ...release, layers: mergedLayers(release.layers.map(asHelmReads)) }));
}

function templatesOf(chart: string): ((release: Release) => readonly Fact[]) | undefined {
  if (chart === 'rke2-coredns') return (release) => [...factsOf(release), ...rke2NodeLocalFacts(release)];
  const resolver = resolverChart(chart);
  if (resolver !== undefined) return (release) => resolverFactsOf(resolver, release);
  return chart === 'coredns' ? factsOf : OTHERS.get(chart);
}
