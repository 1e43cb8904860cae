import type { ResolverContainer } from '../../core/facts/readers.ts';
import { addAll } from '../../core/text/append.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { YamlDocument } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { Reader } from './fields.ts';

export function fileNamed(container: ResolverContainer, path: RegExp): SourceText | undefined {
  for (const [name, text] of container.files) if (path.test(name)) return text;
  return undefined;
}

/** Undefined, with notices, where the text is no YAML. `within`: the document that has the text. */
export function yamlIn(text: SourceText, notices: Notice[], within?: YamlDocument): Reader | undefined {
  const reading = readYaml(text);
  addAll(notices, reading.notices);
  if (reading.value === undefined) return undefined;
  const document: YamlDocument = { path: text.file.path, ...within, kind: 'yaml', source: text, root: reading.value };
  return { document, notices };
}
