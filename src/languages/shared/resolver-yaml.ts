import type { ResolverContainer } from '../../core/facts/fact.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { YamlDocument } from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import type { Reader } from './fields.ts';

export function fileNamed(container: ResolverContainer, path: RegExp): SourceText | undefined {
  for (const [name, text] of container.files) if (path.test(name)) return text;
  return undefined;
}

/** Undefined, with notices, where the text is no YAML. */
export function yamlIn(text: SourceText, notices: Notice[]): Reader | undefined {
  const reading = readYaml(text);
  for (const notice of reading.notices) notices.push(notice);
  if (reading.value === undefined) return undefined;
  const document: YamlDocument = { kind: 'yaml', path: text.file.path, source: text, root: reading.value };
  return { document, notices };
}
