/** Resolver files that a kubelet setting names, beside it in the repository and without a node's path. */

import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import { baseName } from '../../core/text/paths.ts';
import type { Statement } from '../../languages/shared/fragments.ts';

/** For a `resolvConf` that nothing puts on nodes, the file of its name beside the setting, assumed to be the one. */
export function withNamedResolverFiles(facts: readonly Statement[]): readonly Statement[] {
  const texts = facts.filter(
    (fact): fact is ConfigTextFact => fact.kind === 'config-text' && fact.language === 'resolv-conf',
  );
  if (texts.length === 0) return facts;
  const placed = new Set(
    facts.flatMap((fact) => (fact.kind === 'node-file' || fact.kind === 'node-link' ? [fact.path] : [])),
  );
  const byPath = new Map(texts.map((text) => [text.path, text]));
  const files = new Map<string, NodeFileFact>();
  for (const fact of facts) {
    const setting = fact.kind === 'kubelet' ? fact.resolvConf : undefined;
    if (setting === undefined || placed.has(setting.value) || !/^\/etc\/.*[^/]$/.test(setting.value)) continue;
    // Every system has this one.
    if (setting.value === '/etc/resolv.conf') continue;
    const clusterPath = setting.at.file.path;
    const folder = clusterPath.slice(0, clusterPath.lastIndexOf('/') + 1);
    const name = baseName(setting.value);
    const text = byPath.get(`${folder}${name}`) ?? byPath.get(`${folder}${setting.value.slice(1)}`);
    if (text === undefined || text.path === clusterPath) continue;
    files.set(setting.value, {
      kind: 'node-file',
      path: setting.value,
      text: text.text,
      mode: 'replace',
      assumes: `${text.path} is the file at ${setting.value} on nodes`,
      ...defined({ pool: fact.pool }),
      at: text.at,
    });
  }
  return files.size === 0 ? facts : [...facts, ...files.values()];
}
