import type { SetUpBy } from '../../core/facts/fact.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Reading } from '../../core/text/notice.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { openText } from '../../read/documents/open-text.ts';
import { isTaskInclude, type TaskInclude } from './fragments.ts';

const MAX_INCLUDED = 500;

export function includedTasks(
  facts: readonly Statement[],
  { read, factsOf }: Pick<JoinContext, 'read' | 'factsOf'>,
): Reading<readonly Statement[]> {
  const included: Statement[] = [];
  const done = new Set<string>();
  for (const fact of facts) {
    if (!isTaskInclude(fact) || fact.path === undefined) continue;
    // Read by its own path.
    if (/(?:^|\/)(?:tasks|handlers)\//.test(fact.path)) continue;
    const key = JSON.stringify([fact.path, fact.by]);
    const file = done.has(key) ? undefined : read(fact.path);
    if (file === undefined) continue;
    if (done.size === MAX_INCLUDED) {
      const message = `More than ${MAX_INCLUDED} lists of tasks are included; the rest was not read.`;
      return { value: included, notices: [beyondBound(message, fact.at)] };
    }
    done.add(key);
    for (const one of factsIn(file, fact, factsOf)) included.push(one);
  }
  return { value: included, notices: [] };
}

function factsIn(file: SourceFile, include: TaskInclude, factsOf: JoinContext['factsOf']): readonly Statement[] {
  const slash = file.path.lastIndexOf('/') + 1;
  // The path makes it a list of tasks; places stay the file's own.
  const path = `${file.path.slice(0, slash)}tasks/${file.path.slice(slash)}`;
  const stated: Statement[] = [];
  for (const document of openText(path, wholeFile(file), {}).documents)
    for (const fact of factsOf(document).value)
      if (fact.by !== undefined && !isTaskInclude(fact)) stated.push({ ...fact, by: both(include.by, fact.by) });
  return stated;
}

function both(outer: SetUpBy | undefined, { when }: SetUpBy): SetUpBy {
  const conditions = [outer?.when, when].filter((one) => one !== undefined);
  return {
    ...defined({
      hosts: outer?.hosts !== undefined ? outer.hosts : undefined,
      role: outer?.role !== undefined ? outer.role : undefined,
      when: conditions.length > 0 ? conditions.join(' and ') : undefined,
    }),
  };
}
