/** YAML 1.1 values that are text in 1.2, as the API server and Helm read them (sigs.k8s.io/yaml goyaml.v2). */
import type { YamlDocument, YamlScalar } from './document.ts';

const TRUE = /^(?:y|Y|yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|false|False|FALSE|off|Off|OFF)$/;

export function booleanOf11(text: string): boolean | undefined {
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : undefined;
}

/** Only scalars without quotes, tag, anchor or block are typed. */
export function isPlain(document: YamlDocument, { span, text }: YamlScalar): boolean {
  return text.text !== '' && document.source.text[span.start] === text.text[0];
}
