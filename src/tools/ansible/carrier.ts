/** `copy` with `content`, `lineinfile`, `blockinfile`, `replace`, `ini_file` (ansible.builtin, community.general). */

import { defined } from '../../core/text/defined.ts';
import { concat, type SourceText } from '../../core/text/source-text.ts';
import { editedKubeletLine } from '../../languages/shared/kubelet-edits.ts';
import { isPlaybook } from '../../languages/shared/playbook.ts';
import type { Carrier, YamlDocument } from '../../read/documents/document.ts';
import { MAX_CARRIED } from '../../read/documents/open.ts';
import { addOpened, openText } from '../../read/documents/open-text.ts';
import { argument, at, fillStated, placesOf, type Task, tasksOf } from './carrier-tasks.ts';
import { addKubernetesWrites } from './kubernetes-tasks.ts';

export const ansible: Carrier = {
  id: 'ansible',
  unwrap(document, found) {
    if (!isPlaybook(document)) return;
    for (const task of tasksOf(document)) {
      // Loops multiply with tasks; whoever opens them reports that there are too many.
      if (found.documents.length > MAX_CARRIED) break;
      addKubernetesWrites(document, task, found);
      const path = destination(task);
      if (path === undefined) continue;
      for (const { text, append, created } of writtenTexts(document, task)) {
        // Read by the join, when variables of other files are at hand.
        if (hasOpenVariable(text)) continue;
        const onNode = { path, by: task.by, ...defined({ append: append || undefined, created }) };
        addOpened(found, openText(document.path, text, { onNode }));
      }
    }
  },
};

export function destination(task: Task): string | undefined {
  const dest = argument(task, 'dest', 'path', 'destfile');
  if (dest === undefined) return undefined;
  const path = fillStated(dest, task.vars).text;
  return path.startsWith('/') && !path.includes('{{') ? path : undefined;
}

export function openDestination(task: Task): string | undefined {
  const dest = argument(task, 'dest', 'path', 'destfile');
  const path = dest === undefined ? '' : fillStated(dest, task.vars).text;
  return path.startsWith('/') || path.startsWith('{{') ? path : undefined;
}

/** Holds a variable that neither play nor task states. */
export function hasOpenVariable(text: SourceText): boolean {
  return /\{\{[^{}\n]{1,300}\}\}/.test(text.text);
}

export interface Written {
  readonly text: SourceText;
  readonly append: boolean;
  readonly created?: true;
}

export function writtenTexts(document: YamlDocument, task: Task): readonly Written[] {
  const absent = argument(task, 'state')?.text === 'absent';
  if (absent) return [];
  const each = (name: string): SourceText[] => {
    const text = argument(task, name);
    return text === undefined ? [] : [fillStated(text, task.vars)];
  };
  const isCreated = task.module === 'blockinfile' && isTrue(argument(task, 'create')) === true;
  const created = isCreated ? (true as const) : undefined;
  const line = (text: SourceText): Written => ({
    text: concat([text, at(document, task, '\n')]),
    append: true,
    ...defined({ created }),
  });
  switch (task.module) {
    case 'copy':
      return each('content').map((text) => ({ text, append: false }));
    case 'lineinfile':
      return each('line').map(line);
    case 'blockinfile':
      return [...each('block'), ...each('content')].map(line);
    case 'replace': {
      const [path, pattern] = [destination(task), argument(task, 'regexp')];
      return each('replace').map((text) => {
        const edited =
          path === undefined || pattern === undefined ? undefined : editedKubeletLine(path, pattern.text, text);
        return edited === undefined ? line(text) : { text: edited, append: true };
      });
    }
    case 'ini_file': {
      const [section, option] = [argument(task, 'section'), argument(task, 'option')];
      if (section === undefined || option === undefined) return [];
      return each('value').map((value) =>
        line(concat([at(document, task, `[${section.text}]\n`), option, at(document, task, '='), value])),
      );
    }
    default:
      return [];
  }
}

export function sourcesOf(document: YamlDocument, task: Task): readonly string[] {
  const name = argument(task, 'src');
  const folder = task.module === 'template' ? 'templates' : 'files';
  return name === undefined ? [] : placesOf(document, task, { name, folder });
}

export function isTrue(text: SourceText | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(?:yes|true|on|1|y)$/i.test(text.text)) return true;
  return /^(?:no|false|off|0|n)$/i.test(text.text) ? false : undefined;
}
