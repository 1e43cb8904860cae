import type { Statement } from '../../languages/shared/fragments.ts';
import { isTaskInclude } from './fragments.ts';

/** Undefined where it always runs, or nothing includes the file; a name with a variable means one of several files. */
export function includesOf(facts: readonly Statement[]): (fact: Statement) => string | undefined {
  const certain = new Set<string>();
  const conditional = new Map<string, string>();
  const open = new Set<string>();
  for (const fact of facts) {
    if (!isTaskInclude(fact)) continue;
    const when = fact.by?.when;
    if (fact.path === undefined) open.add(fact.folder);
    else if (when === undefined) certain.add(fact.path);
    else if (!conditional.has(fact.path)) conditional.set(fact.path, when);
  }
  if (conditional.size === 0 && open.size === 0) return () => undefined;
  return (fact) => {
    const { path } = fact.at.file;
    if (fact.by === undefined || certain.has(path)) return undefined;
    const when = conditional.get(path);
    if (when !== undefined) return `the condition \`${when}\`, under which ${path} is run, holds on the nodes`;
    const slash = path.lastIndexOf('/');
    const isMain = /^main\.ya?ml$/.test(path.slice(slash + 1));
    return !isMain && open.has(path.slice(0, Math.max(0, slash)))
      ? `${path} is the file of tasks that is run on the nodes`
      : undefined;
  };
}
