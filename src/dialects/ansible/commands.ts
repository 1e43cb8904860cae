import { child, type YamlNode } from '../../documents/document.ts';
import type { SourceText } from '../../text/source-text.ts';
import { sourceOf } from '../fields.ts';

/** The script of `shell`, `raw` or `command`: free text, or `cmd` (ansible.builtin.shell, ansible.builtin.command). */
export function shellScripts(args: YamlNode): readonly SourceText[] {
  const script = sourceOf(args) ?? sourceOf(child(args, 'cmd'));
  return script === undefined ? [] : [script];
}
