import type { Fact } from '../../core/facts/fact.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { YamlDocument } from '../../read/documents/document.ts';
import type { Reader } from './fields.ts';
import type { Statement } from './fragments.ts';
import type { Plugin } from './plugin.ts';

export type Form<F extends Statement = Fact> = (reader: Reader) => readonly F[];

/** Undefined for another language. `finish` sees all facts of a document. */
export function readingForms<F extends Statement = Fact>(
  formOf: (document: YamlDocument) => Form<F> | undefined,
  finish: (document: YamlDocument, facts: readonly F[]) => readonly F[] = (_, facts) => facts,
): Pick<Plugin, 'recognises' | 'read'> {
  return {
    recognises: (document) => document.kind === 'yaml' && formOf(document) !== undefined,
    read: (document) => {
      const form = document.kind === 'yaml' ? formOf(document) : undefined;
      if (document.kind !== 'yaml' || form === undefined) return { value: [], notices: [] };
      const notices: Notice[] = [];
      return { value: finish(document, form({ document, notices })), notices };
    },
  };
}
