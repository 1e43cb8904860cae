/** Texts whose only expressions are those that `template` fills in when it answers. */
import { askedOnce } from '../../core/text/once.ts';
import { isAddressPlaceholder, isPlaceholder } from '../../core/text/placeholder.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { SourceText } from '../../core/text/source-text.ts';

const RECORDS = /^\s*(?:answer|additional|authority)\s/;
/** plugin/template/template.go templateData; `.Template.Name` is a chart's. */
const OWN =
  /\{\{-?\s{0,8}(?:index\s{1,8})?\.(?:Zone|Name|Match|Group|Class|Type)(?:\.\w{1,60}|\s{1,8}"\w{1,60}")?\s{0,8}-?\}\}/g;
/** What a chart or a playbook leaves of such expressions: `{{`{{ .Name }}`}}`. */
const ESCAPED = /\{\{-?\s{0,8}(?:`[^`\n]{0,300}`|"[^"\n]{0,300}"|'[^'\n]{0,300}')\s{0,8}-?\}\}/g;
const TEMPLATES = /(?:^|\/)templates\//;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Endings of files that are rendered or edited by `sed` first. */
const TEMPLATE_NAME =
  /\.(?:tpl|tmpl|tftpl|gotmpl|gotpl|j2|jinja2?|erb|epp|template|mustache|hbs|envsubst|in|sed|base)$/i;

export function isTemplateName(path: string): boolean {
  return TEMPLATE_NAME.test(path);
}

/** With more expressions than `template` has. */
export function isFilledInQuotes(word: string, file: SourceFile): boolean {
  return isOpen(word) && isFilledIn(file);
}

function isOpen(word: string): boolean {
  return word.includes('{{') && isPlaceholder(word.replace(ESCAPED, '').replace(OWN, ''));
}

/** By somebody else than `template`: elsewhere there are expressions, too. */
const isFilledIn = askedOnce(({ path, text }: SourceFile): boolean => {
  if (isTemplateName(path) || TEMPLATES.test(path)) return true;
  return text.split('\n').some((line) => line.includes('{{') && !RECORDS.test(line));
});

/** CoreDNS takes each word of an unquoted record for a record (plugin/template/setup.go templateParse). */
export function hasOnlyOwnTemplates({ text, file }: SourceText): boolean {
  if (!text.includes('{{') || isTemplateName(file.path)) return false;
  if (TEMPLATES.test(file.path) && text.match(QUOTED)?.some(isOpen) === true) return false;
  return text === file.text ? isOwnFile(file) : isOwn(text) && isOwnFile(file);
}

/** A file may hold thousands of Corefiles. */
const isOwnFile = askedOnce(({ text }: SourceFile) => isOwn(text));

/** `<DNS_IP>`, which somebody fills in by hand. */
function isBracketed(word: string): boolean {
  return word.startsWith('<') && isAddressPlaceholder(word);
}

function isOwn(text: string): boolean {
  return text.split('\n').every((line) => {
    if (!line.includes('{{') && !isPlaceholder(line))
      return !(line.includes('<') && line.split(/\s+/).some(isBracketed));
    const bare = line.replace(QUOTED, '""');
    const rest = RECORDS.test(line) ? bare.replace(OWN, '') : bare;
    return !isPlaceholder(rest);
  });
}
