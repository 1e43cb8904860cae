import type { SourceText } from '../../core/text/source-text.ts';
import { sourceOf } from '../../languages/shared/fields.ts';
import { child, type YamlNode } from '../../read/documents/document.ts';

/** Free text, or `cmd` (ansible.builtin.shell, ansible.builtin.command). */
export function shellScripts(args: YamlNode): readonly SourceText[] {
  const script = sourceOf(args) ?? sourceOf(child(args, 'cmd'));
  return script === undefined ? [] : [script];
}
