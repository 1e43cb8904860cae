/** Manifests and Corefiles in here-documents, `kubectl patch` and `kubectl create configmap`: scripts, workflows, Makefiles, tasks. */

import { notModelled } from '../../core/text/notice.ts';
import { getOrInsert, once } from '../../core/text/once.ts';
import { baseName } from '../../core/text/paths.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import {
  type Carrier,
  child,
  entries,
  entryOf,
  type Found,
  items,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { readHcl } from '../../read/documents/hcl.ts';
import { dedented, hereDocumentsOf } from '../../read/documents/here-documents.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { addTemplate, isCloudConfig, isScript, looksLikeObjects } from '../../read/documents/open-text.ts';
import { prefilter } from '../../read/documents/prefilter.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { writeDocument } from '../shared/config-map-writes.ts';
import { oneCommand, openScript, type Script } from './script.ts';
import { namespacesOf, writesOf } from './writes.ts';

export const shell: Carrier = {
  id: 'shell',
  unwrap(document, found) {
    const read = (script: SourceText, isInner = false): void => {
      const appended = appendedTargets(script.text);
      const inPieces = new Map<string, SourceText>();
      const opened = new Set<string>();
      const whole = once(() => openScript(document.path, script));
      const namespaces = once(() => namespacesOf(whole()));
      // One command may have many.
      let latest: { readonly command: string; readonly target?: string | undefined } = { command: '' };
      for (const [index, one] of hereDocumentsOf(script).entries()) {
        if (one.command !== latest.command) latest = { command: one.command, target: targetOf(one.command) };
        const { target } = latest;
        // In one that runs another the same holds, and no more are looked for.
        if (target === undefined && !isInner && RUNS_INPUT.test(one.command)) read(one.text, true);
        const last = target !== undefined && isCorefile(target) ? whole().files.get(target) : undefined;
        // Something else stands there in the end.
        if (last !== undefined && last.text !== one.text.text) continue;
        opened.add(`${target}\n${one.text.text}`);
        const applied = () => [`<<${index}`, target ?? ''].flatMap((key) => namespaces().get(key) ?? []);
        if (target === undefined || !isCorefile(target) || !appended.has(target) || isWhole(one.text.text))
          openHereDocument(document.path, { text: one.text, target, namespaces: applied }, found);
        else getOrInsert(inPieces, target, () => one.text);
      }
      if (isCalling(script.text)) {
        addWrites(whole(), opened, found);
        for (const [target, at] of whole().openFiles) if (isCorefile(target)) getOrInsert(inPieces, target, () => at);
      }
      for (const [target, at] of inPieces) {
        const message = `the script writes \`${target}\` in parts; they are not combined`;
        found.notices.push(notModelled(message, extentOf(at)));
      }
    };
    const visit = (node: YamlNode): void => {
      const words = containerWords(node);
      if (words.some(({ text }) => prefilter().hasMarker(text)))
        addWrites(oneCommand(document.path, words), new Set(), found);
      if (node.kind !== 'scalar' || typeof node.value !== 'string') return;
      const { text } = node.text;
      if (!CALLED.test(text)) return;
      if (!(/<<-?[ \t]*[^\s<]/.test(text) || isCalling(text)) || !prefilter().hasMarker(text)) return;
      if (!isCloudConfig(text)) read(node.text);
    };
    // The node's files are read with the node.
    if (document.onNode !== undefined) return;
    if (document.kind === 'text') {
      const { source, path } = document;
      if (/\.(?:tf|tofu)$/.test(path) && /\blocal-exec\b/.test(source.text) && isCalling(source.text))
        for (const { body } of readHcl(source).blocks) visitNodes(body, visit);
      if (!isScript(path, source.text)) return;
      if (/<</.test(source.text) || isCalling(source.text)) read(source);
      return;
    }
    // Scripts are in steps and tasks, not in ConfigMaps' values.
    visitNodes(document.root, visit);
  },
};

/** `command` and `args` of a container, or of a hook, that starts kubectl without a shell. */
export function containerWords(node: YamlNode): readonly SourceText[] {
  if (node.kind !== 'map' || !node.entries.some(({ key }) => COMMAND_KEYS.has(key))) return [];
  const words = [...COMMAND_KEYS]
    .map((key) => child(node, key))
    .flatMap((one) => (one?.kind === 'scalar' ? one : items(one)))
    .flatMap((one) => (one.kind === 'scalar' ? one.text : []));
  return /(?:^|\/)(?:kubectl|oc)$/.test(words[0]?.text ?? '') ? words : [];
}

const COMMAND_KEYS: ReadonlySet<string> = new Set(['command', 'args', 'argv']);

/** A word of what is looked for below: most texts have none. */
const CALLED = /<<|kubectl|\boc\b|\b[yj]q\b|corefile/i;

/** Programs that make or change objects, or a Corefile. */
function isCalling(text: string): boolean {
  return (
    (/kubectl|KUBECTL|\boc\b/.test(text) && /\b(?:patch|create|apply|replace)\b/.test(text)) ||
    /\b[yj]q\b/.test(text) ||
    (/\b(?:echo|printf)\b/.test(text) && /corefile/i.test(text))
  );
}

/** `opened`: here-documents, which are opened by themselves. */
function addWrites(script: Script, opened: ReadonlySet<string>, found: Found): void {
  const { path } = script;
  const { objects, texts, notices } = writesOf(script);
  for (const [target, text] of script.files)
    if (isCorefile(target) && !opened.has(`${target}\n${text.text}`))
      found.documents.push({ kind: 'text', path: `${path}/${baseName(target)}`, source: text });
  for (const one of objects) found.documents.push(writeDocument(path, one));
  for (const one of texts) if (looksLikeObjects(one.text)) addApplied(path, one, found);
  for (const one of notices) found.notices.push(one);
}

function addApplied(path: string, text: SourceText, found: Found, namespace?: string): void {
  const inside: Found = { documents: [], notices: found.notices };
  addTemplate(inside, path, text);
  for (const one of inside.documents)
    found.documents.push(one.kind === 'yaml' ? { ...inNamespace(one, namespace), appliedBy: 'command' } : one);
}

/** That of the command, where the object states none. */
function inNamespace(document: YamlDocument, namespace: string | undefined): YamlDocument {
  const { root, source } = document;
  const metadata = entryOf(root, 'metadata');
  if (namespace === undefined || root.kind !== 'map' || metadata?.value.kind !== 'map') return document;
  if (entryOf(metadata.value, 'namespace') !== undefined) return document;
  const stated = madeMap(root.span, { namespace: madeText(source, metadata.keySpan, namespace) });
  const value = { ...metadata.value, entries: [...metadata.value.entries, ...entries(stated)] };
  return {
    ...document,
    root: { ...root, entries: root.entries.map((one) => (one === metadata ? { ...one, value } : one)) },
  };
}

/** Files that a script writes in several commands: a here-document is then a part of one. */
function appendedTargets(script: string): ReadonlySet<string> {
  const appends = script.matchAll(/(?:>>|\btee\s+(?:-a|--append))[ \t]*["']?([^\s"'<>|;&]{1,300})/g);
  return new Set([...appends].map(([, target = '']) => target));
}

/** `> dir/Corefile`, `| sudo tee dir/Corefile`, Docker's `COPY <<EOF dir/Corefile` (docs.docker.com, "Here-Documents"). */
function targetOf(command: string): string | undefined {
  const [, name = '', folder] = COPIED.exec(command) ?? [];
  if (folder !== undefined) return folder.endsWith('/') ? `${folder}${name}` : folder;
  const target = /(?:>{1,2}|\btee(?:\s+-a)?)\s*["']?([^\s"'<>|;&]{1,300})/.exec(command);
  return target?.[1];
}

/** `RUN <<EOF`, `RUN bash <<EOF`. */
const RUNS_INPUT = /^RUN\s(?:.{0,400}\s)?<<-?["']?\w{1,99}["']?$/;

const COPIED = /^(?:COPY|ADD)\s.{0,400}?<<-?["']?(\w{1,99})["']?.{0,400}\s["']?([^\s"'<>]{1,300})["']?$/i;

interface Written {
  readonly text: SourceText;
  readonly target: string | undefined;
  /** Of commands that apply it. */
  readonly namespaces: () => readonly string[];
}

function openHereDocument(path: string, { text, target, namespaces }: Written, found: Found): void {
  const manifest = /^\s/.test(text.text) ? dedented(text) : text;
  if (isCloudConfig(text.text)) return addApplied(path, text, found);
  if (looksLikeObjects(manifest.text)) return addApplied(path, manifest, found, namespaces()[0]);
  // A unit, drop-in or environment: the script's machine is a tree of its own.
  if (target !== undefined && /^\/etc\/(?:systemd\/system\/[^/]+\.service|(?:default|sysconfig)\/)/.test(target))
    found.documents.push({ kind: 'text', path: `${path}${target}`, source: text });
  if (target !== undefined && isCorefile(target))
    found.documents.push({ kind: 'text', path: `${path}/${baseName(target)}`, source: text });
}

function isWhole(text: string): boolean {
  return text.split('{').length === text.split('}').length;
}

function isCorefile(target: string): boolean {
  return /corefile/i.test(baseName(target));
}
