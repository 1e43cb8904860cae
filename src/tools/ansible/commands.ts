import type { SourceText } from '../../core/text/source-text.ts';

import { child, sourceOf, type YamlNode } from '../../read/documents/document.ts';

/** Free text, or `cmd` (ansible.builtin.shell, ansible.builtin.command). */
export function shellScripts(args: YamlNode): readonly SourceText[] {
  const script = sourceOf(args) ?? sourceOf(child(args, 'cmd'));
  return script === undefined ? [] : [script];
}
