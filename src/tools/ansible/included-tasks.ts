import type { SetUpBy } from '../../core/facts/declared.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Reading } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { openText } from '../../read/documents/open-text.ts';
import { isTaskInclude } from './fragments.ts';

const MAX_INCLUDED = 500;
/** Of all included lists, each counted as often as it is included. */
export const MAX_INCLUDED_FACTS = 50_000;

export function includedTasks(
  facts: readonly Statement[],
  { read, factsOf }: Pick<JoinContext, 'read' | 'factsOf'>,
): Reading<readonly Statement[]> {
  const included: Statement[] = [];
  const done = new Set<string>();
  const known = new Map<string, readonly Statement[]>();
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
    const stated = getOrInsert(known, file.path, () => factsIn(file, factsOf));
    if (included.length + stated.length > MAX_INCLUDED_FACTS) {
      const message = `Lists of tasks that are included state more than ${MAX_INCLUDED_FACTS} files and settings of nodes; from ${fact.path} on they were not read.`;
      return { value: included, notices: [beyondBound(message, fact.at)] };
    }
    for (const one of stated) included.push({ ...one, by: both(fact.by, one.by) });
  }
  return { value: included, notices: [] };
}

function factsIn(file: SourceFile, factsOf: JoinContext['factsOf']): readonly Statement[] {
  const slash = file.path.lastIndexOf('/') + 1;
  // The path makes it a list of tasks; places stay the file's own.
  const path = `${file.path.slice(0, slash)}tasks/${file.path.slice(slash)}`;
  return openText(path, wholeFile(file), {}).documents.flatMap((document) =>
    factsOf(document).value.filter((fact) => fact.by !== undefined && !isTaskInclude(fact)),
  );
}

function both(outer: SetUpBy | undefined, inner: SetUpBy | undefined): SetUpBy {
  const conditions = [outer?.when, inner?.when].filter((one) => one !== undefined);
  return defined({
    hosts: outer?.hosts,
    role: outer?.role,
    when: conditions.length > 0 ? conditions.join(' and ') : undefined,
  });
}
