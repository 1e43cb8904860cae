/** Data as YAML that a terminal shows as it is. */
import { Document, Scalar, visit } from 'yaml';

/** Controls, marks of direction, invisible characters; `yaml` escapes those below U+0020. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

export function yamlText(data: unknown): string {
  const document = new Document(data, { keepUndefined: false, aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (_, scalar) => {
      // Only between double quotes there are escapes.
      if (typeof scalar.value === 'string' && scalar.value.search(UNSEEN) !== -1) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString({ lineWidth: 0 }).replace(UNSEEN, escaped);
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
