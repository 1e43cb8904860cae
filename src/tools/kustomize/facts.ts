import { beyondLimit } from '../../core/text/budget.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { child, type YamlNode } from '../../read/documents/document.ts';
import { writtenObject } from '../../read/documents/written.ts';
import type { BuildContext, BuiltRoot, FactReader } from './context.ts';
import { isOfKustomize } from './fragments.ts';
import { plansBelow } from './known-objects.ts';
import { defaultNotices } from './substitution.ts';

/** Facts of roots, in the cluster of their path. `relevant`: roots that decide something about DNS. */
export function readObjects(
  roots: readonly BuiltRoot[],
  context: BuildContext,
  factsOf: FactReader,
): {
  readonly facts: readonly Statement[];
  readonly notices: readonly Notice[];
  readonly relevant: ReadonlySet<string>;
} {
  const facts: Statement[] = [];
  const notices: Notice[] = [];
  const relevant = new Set<string>();
  const texts = new Set<string>();
  const factsOfRoot = new Map<YamlNode, readonly Statement[]>();
  for (const { directory, objects, isReal = false } of roots) {
    const built: Statement[] = [];
    const clusterPath = directory === '' ? 'kustomization.yaml' : `${directory}/kustomization.yaml`;
    const plan = context.plans.get(directory);
    const below = plan === undefined || isReal ? [] : plansBelow(plan, context);
    const isOpen = below.some((one) => context.unfollowed.has(one.directory));
    for (const object of objects) {
      let stated = object.chart === undefined ? factsOfRoot.get(object.root) : [object.chart];
      if (stated === undefined) {
        // Never applied to a cluster (api/internal/target IgnoreLocal).
        const local = child(object.root, 'metadata', 'annotations', 'config.kubernetes.io/local-config');
        const document =
          local?.kind === 'scalar' && local.text.text !== 'false'
            ? undefined
            : (context.originals.get(object.root) ??
              writtenObject(object.root, object.path, context.factory.syntheticSource));
        const reading = document === undefined ? { value: [], notices: [] } : factsOf(document);
        stated = reading.value;
        factsOfRoot.set(object.root, stated);
        for (const notice of reading.notices) notices.push(notice);
      }
      for (const fact of stated) built.push(fact);
    }
    const deciding = built.filter(decides);
    if (deciding.length > 0) relevant.add(directory);
    for (const fact of deciding)
      if (fact.kind === 'config-map')
        for (const { text } of fact.data) for (const notice of defaultNotices(text)) notices.push(notice);
    const cost = deciding.reduce((sum, fact) => sum + costOf(fact, texts), 0);
    if (plan !== undefined && !context.factory.budget.take('builtServers', cost)) {
      const message = `what ${clusterPath} builds is not judged: too many pods and ConfigMaps that decide about DNS are built for too many kustomizations`;
      notices.push(beyondLimit('builtServers', message, plan.fact.at));
      continue;
    }
    for (const fact of built) facts.push({ ...(isOpen ? assumed(fact) : fact), clusterPath });
  }
  return { facts, notices, relevant };
}

const LENGTH_OF_ONE = 1024;

/** What a server costs; `texts`: those that others have, which are judged once more. */
function costOf(fact: Statement, texts: Set<string>): number {
  if (fact.kind === 'workload') return 1;
  if (fact.kind !== 'config-map') return 0;
  return fact.data.reduce((sum, { text: { text } }) => {
    if (texts.has(text)) return sum + Math.floor(text.length / LENGTH_OF_ONE);
    texts.add(text);
    return sum;
  }, 1);
}

const NOT_FOLLOWED = 'what is not followed of the kustomization changes nothing here';

/** For pods and files that something unfollowed may have changed. */
function assumed(fact: Statement): Statement {
  return fact.kind === 'workload' || fact.kind === 'config-map' ? { ...fact, mayDiffer: NOT_FOLLOWED } : fact;
}

export function decides(fact: Statement): boolean {
  if (isOfKustomize(fact)) return false;
  switch (fact.kind) {
    case 'config-map':
      return fact.data.some((entry) => /corefile/i.test(entry.key) || /\bforward\b|stubDomains/.test(entry.text.text));
    case 'service':
      return fact.ports.some((port) => port.port === 53) || fact.name === 'kube-dns';
    case 'workload':
      return (
        fact.dnsPolicy !== undefined || fact.containers.some((one) => /coredns|node-cache/.test(one.image?.value ?? ''))
      );
    // They decide about the folder that they deploy, not about the one that they lie in.
    case 'gitops/deployed-path':
    case 'gitops/added-fields':
    case 'gitops/flux-build':
      return false;
    default:
      return true;
  }
}

/** Without facts of files that a root includes; chart values stay. */
export function factsOutsideRoots(facts: readonly Statement[], context: BuildContext): readonly Statement[] {
  return facts.filter(
    (fact) =>
      ('stays' in fact && fact.stays === true) || (!isOfKustomize(fact) && !context.used.has(fact.at.file.path)),
  );
}
