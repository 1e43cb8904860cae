/** Texts whose only expressions are those that `template` fills in when it answers. */
import { isAddressPlaceholder, isPlaceholder } from '../../core/text/placeholder.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { isTemplateName } from './filled-in.ts';

const RECORDS = /^\s*(?:answer|additional|authority)\s/;
/** plugin/template/template.go templateData; `.Template.Name` is a chart's. */
const OWN =
  /\{\{-?\s{0,8}(?:index\s{1,8})?\.(?:Zone|Name|Match|Group|Class|Type)(?:\.\w{1,60}|\s{1,8}"\w{1,60}")?\s{0,8}-?\}\}/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** CoreDNS takes each word of an unquoted record for a record (plugin/template/setup.go templateParse). */
export function hasOnlyOwnTemplates({ text, file }: SourceText): boolean {
  if (!text.includes('{{') || isTemplateName(file.path)) return false;
  return isOwn(text) && (text === file.text || isOwn(file.text));
}

/** `<DNS_IP>`, which somebody fills in by hand. */
function isBracketed(word: string): boolean {
  return word.startsWith('<') && isAddressPlaceholder(word);
}

function isOwn(text: string): boolean {
  return text.split('\n').every((line) => {
    if (!line.includes('{{') && !isPlaceholder(line)) return !line.split(/\s+/).some(isBracketed);
    const bare = line.replace(QUOTED, '""');
    const rest = RECORDS.test(line) ? bare.replace(OWN, '') : bare;
    return !isPlaceholder(rest);
  });
}
