/** `kubectl create configmap NAME --from-file=[KEY=]PATH`: the object that it makes of files of the repository. */
import type { Span } from '../../core/text/location.ts';
import { baseName, directoryOf, pathFrom } from '../../core/text/paths.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import type { YamlDocument, YamlEntry, YamlNode } from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';

const COMMAND = /\bkubectl\b(?:[^\n;|&\\]|\\\r?\n|\\.){1,2000}/g;
const NAME = /\bcreate\s(?:.{0,400}\s)?(?:cm|configmaps?)\s+["']?([a-z0-9][\w.-]{0,252})/s;
const NAMESPACE = /\s(?:-n|--namespace)[\s=]+["']?([a-z0-9][\w-]{0,62})/;
const FILE = /\s--from-file[\s=]+["']?(?:([-.\w]{1,253})=)?([^\s"'=]{1,400})/g;

export function createdMapsIn(path: string, script: SourceText): readonly YamlDocument[] {
  return [...script.text.matchAll(COMMAND)].flatMap((match): YamlDocument[] => {
    const command = match[0].replace(/\\\r?\n/g, (end) => ' '.repeat(end.length));
    const name = NAME.exec(command)?.[1];
    if (name === undefined || !/corefile|dns/i.test(command)) return [];
    const source = slice(script, match.index, match.index + command.length);
    const entries = [...command.matchAll(FILE)].flatMap((file) => entryOf(file, path, source));
    if (entries.length === 0) return [];
    const span = { start: 0, end: command.length };
    const namespace = NAMESPACE.exec(command)?.[1];
    const root = madeMap(span, {
      apiVersion: madeText(source, span, 'v1'),
      kind: madeText(source, span, 'ConfigMap'),
      metadata: madeMap(span, {
        name: madeText(source, span, name),
        namespace: namespace === undefined ? undefined : madeText(source, span, namespace),
      }),
      dataFiles: { kind: 'map', span, entries },
    });
    return [{ kind: 'yaml', path, source, root, isMade: true }];
  });
}

/** Counted from where the script lies, else from the root, where most are called. */
function entryOf(file: RegExpExecArray, path: string, source: SourceText): readonly YamlEntry[] {
  const [whole, name, written = ''] = file;
  if (/^[/~]|\$/.test(written)) return [];
  const span: Span = { start: file.index + 1, end: file.index + whole.length };
  const places = new Set([pathFrom(directoryOf(path), written), pathFrom('', written)]);
  const items = [...places].flatMap((place): YamlNode[] =>
    place === undefined ? [] : [madeText(source, span, place)],
  );
  const key = name ?? baseName(written);
  return items.length === 0 || key === '' ? [] : [{ key, keySpan: span, value: { kind: 'sequence', items, span } }];
}
