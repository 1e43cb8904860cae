/** A resolver's network may be in a file without resolvers. */

import type { NetworkResolverFact } from '../../core/facts/resolver.ts';
import { append } from '../../core/text/append.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { readHcl } from '../../read/documents/hcl.ts';
import {
  isAboutNetworks,
  localsOf,
  MAX_LENGTH,
  MAX_NETWORK_BLOCKS,
  resourceDocument,
  withLocalsOf,
} from './carrier.ts';

export const MAX_MODULE_FILES = 200;
const TERRAFORM = /\.(?:tf|tofu)$/;

/** Without networks that have no resolver. */
export function joinModules(facts: readonly Statement[], context: JoinContext): readonly Statement[] {
  if (facts.every((fact) => fact.kind !== 'network-resolver')) return facts;
  const isPart = (fact: Statement): fact is NetworkResolverFact => fact.kind === 'network-resolver';
  const parts = facts.filter(isPart);
  const others = facts.filter((fact) => !isPart(fact));
  const scopes = new Set(
    parts.filter(({ part }) => part.kind === 'rule' || part.kind === 'endpoint').map(({ scope }) => scope),
  );
  const modules = new Set(parts.filter(({ at }) => TERRAFORM.test(at.file.path)).map(({ scope }) => scope));
  const files = new Map<string, string[]>();
  for (const path of context.paths ?? []) {
    if (!TERRAFORM.test(path)) continue;
    const scope = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    if (!scopes.has(scope) || !modules.has(scope)) continue;
    append(files, scope, path);
  }
  const partial = parts.filter(({ scope }) => scopes.has(scope) && !isWhole(files.get(scope)));
  const read = [...files.values()].flatMap((paths) => (isWhole(paths) ? moduleParts(paths.sort(), context) : []));
  return [...others, ...partial, ...read];
}

function isWhole(paths: readonly string[] | undefined): boolean {
  return paths !== undefined && paths.length <= MAX_MODULE_FILES;
}

function moduleParts(paths: readonly string[], { read, statedIn }: JoinContext): readonly Statement[] {
  const opened = paths.flatMap((path) => {
    const file = read(path);
    if (file === undefined || file.text.length > MAX_LENGTH) return [];
    const source = wholeFile(file);
    const { blocks } = readHcl(source);
    const about = blocks.filter((block) => block.type === 'locals' || isAboutNetworks(block) !== undefined);
    return [{ path, source, blocks: about.slice(0, MAX_NETWORK_BLOCKS) }];
  });
  const locals = localsOf(opened.flatMap(({ blocks }) => blocks));
  return opened.flatMap(({ path, source, blocks }) =>
    blocks.flatMap((block) => {
      const type = isAboutNetworks(block);
      if (type === undefined) return [];
      const label = block.labels[block.type === 'module' ? 0 : 1] ?? '';
      const root = resourceDocument(type, label, withLocalsOf(block, locals), source);
      const { value } = statedIn({ kind: 'yaml', path, source, root });
      return value.filter((fact) => fact.kind === 'network-resolver');
    }),
  );
}
