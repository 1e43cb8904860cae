/** Manifests and Corefiles in here-documents, and `kubectl patch`: scripts, workflows, Makefiles, tasks. */
import type { Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Carrier, Document } from '../../read/documents/document.ts';
import { type HereDocument, hereDocumentsOf } from '../../read/documents/here-documents.ts';
import { asTemplate, isCloudConfig, isScript, looksLikeObjects, openYaml } from '../../read/documents/open-text.ts';
import { hasMarker } from '../../read/documents/prefilter.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { patchesIn } from './kubectl-patch.ts';

export const shell: Carrier = {
  id: 'shell',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: Notice[] = [];
    const read = (script: SourceText): void => {
      for (const one of hereDocumentsOf(script)) openHereDocument(document.path, one, documents, notices);
      for (const one of patchesIn(document.path, script)) documents.push(one);
    };
    // The node's files are read with the node.
    if (document.onNode !== undefined) return { documents, notices };
    if (document.kind === 'text') {
      const { source } = document;
      if (!isScript(document.path, source.text)) return { documents, notices };
      if (/<<|kubectl/.test(source.text)) read(source);
      return { documents, notices };
    }
    // Scripts are in steps and tasks, not in ConfigMaps' values.
    visitNodes(document.root, (node) => {
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return;
      const { text } = node.text;
      if (!/<<-?[ \t]*[^\s<]|kubectl\b[^\n]*\bpatch\b/.test(text) || !hasMarker(text)) return;
      if (!isCloudConfig(text)) read(node.text);
    });
    return { documents, notices };
  },
};

function openHereDocument(path: string, one: HereDocument, documents: Document[], notices: Notice[]): void {
  const { text, command } = one;
  if (isCloudConfig(text.text) || looksLikeObjects(text.text)) {
    const opened = openYaml(path, text, {});
    for (const document of opened.documents) documents.push(document);
    for (const notice of opened.notices) notices.push(asTemplate(notice, text.text));
    return;
  }
  // `> dir/Corefile`, `| sudo tee dir/Corefile`
  const target =
    // `COPY <<EOF dir/Corefile` (docs.docker.com, "Here-Documents")
    (/^(?:COPY|ADD)\s.*\s["']?([^\s"'<>]{1,300})["']?$/i.exec(command) ??
      /(?:>{1,2}|\btee(?:\s+-a)?)\s*["']?([^\s"'<>|;&]{1,300})/.exec(command))?.[1];
  // A unit, drop-in or environment: the script's machine is a tree of its own.
  if (target !== undefined && /^\/etc\/(?:systemd\/system\/[^/]+\.service|(?:default|sysconfig)\/)/.test(target))
    documents.push({ kind: 'text', path: `${path}${target}`, source: text });
  const name = target?.slice(target.lastIndexOf('/') + 1);
  if (name === undefined || !/corefile/i.test(name)) return;
  documents.push({ kind: 'text', path: `${path}/${name}`, source: text });
}
