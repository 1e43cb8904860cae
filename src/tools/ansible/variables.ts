/** A role's `defaults` and `vars`, `group_vars`, `host_vars` (Ansible, "Using variables"). */

import { defined } from '../../core/text/defined.ts';
import { firstLineOf } from '../../languages/shared/lines.ts';
import { type Document, sourceOf } from '../../read/documents/document.ts';
import type { PlaybookVariables } from './fragments.ts';
import { PARTS } from './parts.ts';

const MAX_VARIABLES = 5000;

export function variablesOf(document: Document): PlaybookVariables | undefined {
  if (document.kind !== 'yaml' || document.onNode !== undefined || !PARTS.values.test(document.path)) return undefined;
  if (document.root.kind !== 'map') return undefined;
  const variables: PlaybookVariables['variables'][number][] = [];
  for (const { key, value } of document.root.entries) {
    if (variables.length >= MAX_VARIABLES) break;
    const list = value.kind === 'sequence';
    const texts = value.kind === 'sequence' ? value.items : [value];
    const values = texts.flatMap((one) => sourceOf(one) ?? []);
    if (values.length === texts.length && /^\w{1,64}$/.test(key)) variables.push({ name: key, values, list });
  }
  if (variables.length === 0) return undefined;
  const role = /^((?:.*\/)?roles\/[^/]+)\/(?:defaults|vars)\//.exec(document.path)?.[1];
  return {
    kind: 'ansible/playbook-variables',
    ...defined({ role }),
    variables,
    at: firstLineOf(document.source),
  };
}
