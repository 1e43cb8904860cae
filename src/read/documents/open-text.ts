/** Opens a text as documents, by content, then by name. Used for files and carriers. */

import { defined } from '../../core/text/defined.ts';
import { lineEnd, nextLine } from '../../core/text/line-ends.ts';
import type { Notice } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { rootedPath } from '../../core/text/paths.ts';
import { STANDARD_INPUT } from '../../core/text/source-file.ts';
import { locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { readTemplate } from '../templates/template-yaml.ts';
import {
  child,
  type Document,
  entryOf,
  type Found,
  items,
  type OnNode,
  scalarText,
  type YamlDocument,
  type YamlMap,
  type YamlNode,
} from './document.ts';
import { isMultipart } from './multipart.ts';
import { bracesIn } from './plain-yaml.ts';
import { isAboutResolvers, prefilter } from './prefilter.ts';
import { type Chunk, chunksBehindEnd, cut, relevantChunks, splitObjects, splitStream } from './split.ts';
import { moved } from './synthetic-source.ts';
import { isTemplate, readYaml } from './yaml.ts';
import { withPlainBreaks } from './yaml-1-1.ts';

/** Far from all bounds of the parser (yaml.ts), so that it would say that the text is a template and nothing else. */
const MAX_LENGTH = 64 * 1024;
const MAX_BRACKETS = 40;
const LONG_LINE = /[^\n]{121}/;
const DEEP_LINE = /^[-?: ]{41}/m;
const ACTION = /\{\{(?:[^{}[\]"'#\\\n]|"[^"{}\\\n]*")*\}\}/g;
const BRACKET = /[[{]/g;
/** Up to the line's end no colon makes a key of the expression, nor one on a line of its own. */
const ALONE = /\{\{(?:[^{}[\]"'#\\\n]|"[^"{}\\\n]*")*\}\}[^:"'\n]*(?:\n|$)/y;
const LATE_COLON = /^ *:/m;

/**
 * Whether the parser refuses the text as a template: an expression that stands for a key or a value is a map as the key
 * of a map, which is none of YAML's that we read.
 */
export function isSurelyRefused(source: SourceText): boolean {
  const { text } = source;
  if (!text.includes('{{') || text.length > MAX_LENGTH || text.includes('&') || LATE_COLON.test(text)) return false;
  const at = bracesIn(source);
  if (at === -1) return false;
  ALONE.lastIndex = at;
  return ALONE.test(text) && isShallow(text);
}

function isShallow(text: string): boolean {
  if (LONG_LINE.test(text) || DEEP_LINE.test(text)) return false;
  return (text.replace(ACTION, '').match(BRACKET)?.length ?? 0) <= MAX_BRACKETS;
}

export interface Opened {
  readonly documents: readonly Document[];
  readonly notices: readonly Notice[];
}

const YAML_ENDINGS: ReadonlySet<string> = new Set('yaml yml json ign bu sls'.split(' '));
/** Behind one of those. */
const TEMPLATE_ENDINGS: ReadonlySet<string> = new Set(
  'tpl tmpl tftpl gotmpl j2 jinja jinja2 template in erb example sample'.split(' '),
);
const API_VERSION = /^["']?apiVersion["']?\s*:/m;
const KIND = /^["']?kind["']?\s*:/m;
const JSON_API_VERSION = /"apiVersion"\s*:/;
const JSON_KIND = /"kind"\s*:/;
const KEY_LINE = /^["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$)/;
/** Larger texts without YAML or a configuration's name are data. */
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
/** For languages whose plug-in reads long texts. */
const MAX_LONG_LENGTH = 32 * 1024 * 1024;
const SNIFFED_LENGTH = 64 * 1024;

/** Only here-documents in these hold YAML. */
const SCRIPT_NAME =
  /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|bats|mk|ps1)(?:\.[^/]{1,12})?|[Mm]akefile|GNUmakefile|[Jj]ustfile|[^/]*Dockerfile[^/]*|Containerfile|Vagrantfile|Jenkinsfile)$/;
const SHEBANG = /^#!.{0,60}\b(?:ba|da|z|k|a)?sh\b/;

export function isScript(path: string, text: string): boolean {
  return SCRIPT_NAME.test(path) || SHEBANG.test(text);
}

/** The text lies at `path` in the repository, or will at `onNode.path` on nodes. */
export function addOpened({ documents, notices }: Found, opened: Opened): void {
  for (const one of opened.documents) documents.push(one);
  for (const notice of opened.notices) notices.push(notice);
}

/** Opens a text of a program or script, in which expressions may stand. */
export function addTemplate(found: Found, path: string, source: SourceText): void {
  const { documents, notices } = openYaml(path, source);
  addOpened(found, { documents, notices: notices.map((notice) => asTemplate(notice, source.text)) });
}

/** By words: one expression of them all is the dearest that a small scan compiles. */
function hasYamlEnding(name: string): boolean {
  const words = name.toLowerCase().split('.');
  const last = words.pop() ?? '';
  const ending = TEMPLATE_ENDINGS.has(last) ? words.pop() : last;
  return words.length > 0 && YAML_ENDINGS.has(ending ?? '');
}

export function openText(path: string, source: SourceText, given: { readonly onNode?: OnNode } = {}): Opened {
  const onNode = given.onNode?.path.startsWith('/') === true ? rootedOnNode(given.onNode) : given.onNode;
  const options = defined({ onNode });
  const name = onNode?.path ?? path;
  if (
    !isMultipart(source.text) &&
    (hasYamlEnding(name) ||
      prefilter().isYamlName(name) ||
      (options.onNode === undefined && prefilter().isValues(path)) ||
      path === STANDARD_INPUT ||
      isCloudConfig(source.text) ||
      (!isScript(name, source.text) && looksLikeObjects(source.text)))
  ) {
    const opened = openYaml(path, source, options);
    // A Corefile or a script may be piped in too.
    const isText = opened.documents.every((one) => one.kind === 'yaml' && one.root.kind === 'scalar');
    if (path !== STANDARD_INPUT || !isText) return opened;
    const notices = isScript(path, source.text) ? [] : opened.notices;
    return { documents: [{ kind: 'text', path, source }], notices };
  }
  const longest = prefilter().isLongText(name) ? MAX_LONG_LENGTH : MAX_TEXT_LENGTH;
  if (source.text.length > longest) {
    const at = { file: source.file, span: { start: 0, end: 0 } };
    const message = `${name} has more than ${longest / 1024 / 1024} MiB and was not read.`;
    const notice: Notice = { kind: 'unreadable', message, at, unread: 'bound' };
    // Irrelevant by name: missed only if the base could read it.
    return { documents: [], notices: [prefilter().hasRelevantName(name) ? notice : { ...notice, beside: true }] };
  }
  return { documents: [{ kind: 'text', path, source, ...options }], notices: [] };
}

function rootedOnNode(onNode: OnNode): OnNode {
  return { ...onNode, path: rootedPath(onNode.path) };
}

export function openYaml(
  path: string,
  written: SourceText,
  { objects, ...options }: { readonly onNode?: OnNode; readonly objects?: boolean } = {},
): Opened {
  const source = withPlainBreaks(written);
  const documents: Document[] = [];
  const notices: Notice[] = [];
  const chunks = splitStream(source.text);
  const isPart = options.onNode === undefined && prefilter().isPart(path);
  const wanted: readonly Chunk[] =
    objects === true ||
    prefilter().hasRelevantName(path) ||
    isPart ||
    isCloudConfig(source.text) ||
    (options.onNode !== undefined && prefilter().isNodeConfiguration(options.onNode.path))
      ? chunks
      : relevantChunks(source.text, chunks, path === STANDARD_INPUT);
  for (const text of wanted.flatMap((chunk) => splitObjects(cut(source, chunk)))) {
    const isForm = once(() => isDnsService(text.text) || prefilter().isForm(text.text));
    const isBesideIt = once(() => !prefilter().hasRelevantName(path) && !isAboutResolvers(text.text));
    if (isSurelyRefused(text) && isBesideIt() && !isForm()) continue;
    const reading = readYaml(text);
    const refused = reading.notices.find((notice) => notice.template === true);
    const isWanted = refused !== undefined && (isForm() || !isBeside(refused, isBesideIt));
    const template = isWanted ? readTemplate(text) : undefined;
    const isQuiet = template !== undefined && isBesideIt() && !isDnsService(text.text);
    const root = template === undefined ? reading.value : template.root;
    if (template === undefined)
      for (const notice of reading.notices)
        if (!isBeside(notice, isBesideIt) && !(isPart && !prefilter().hasMarker(text.text)))
          notices.push(
            path !== STANDARD_INPUT && isForeign(notice, path, text.text) ? { ...notice, beside: true } : notice,
          );
    if (root === undefined) continue;
    const whole: YamlDocument = {
      kind: 'yaml',
      path,
      source: text,
      root,
      ...(template === undefined && !isTemplate(text.text)
        ? {}
        : {
            template: {
              loose: template?.loose ?? false,
              ...defined({ refused: template === undefined || isQuiet ? undefined : refused }),
            },
          }),
      ...options,
    };
    // Not spread: a call takes fewer arguments than a file has documents.
    for (const one of unpackList(whole)) documents.push(one);
  }
  return { documents, notices: [...notices, ...unappliedObjects(source, wanted)] };
}

/** Objects that kubectl does not apply, or refuses. */
function unappliedObjects(source: SourceText, chunks: readonly Chunk[]): readonly Notice[] {
  const { text } = source;
  const noticeAt = (start: number, message: string): Notice => ({
    kind: 'unreadable',
    message,
    at: locate(source, start, start),
    unread: 'syntax',
  });
  const behind = relevantChunks(text, chunksBehindEnd(text)).map(({ start }) =>
    noticeAt(start, 'Text after `...` without `---` is not applied: kubectl, helm and kustomize ignore it.'),
  );
  // apimachinery, util/yaml/decoder.go YAMLReader.Read: "invalid Yaml document separator"; older ones drop the line.
  const inline = chunks
    .filter(({ start, end }) => OBJECT_BESIDE_MARK.test(text.slice(start, end)))
    .map(({ start }) => noticeAt(start, 'An object on the line of its `---` is refused or left out by kubectl.'));
  return [...behind, ...inline];
}

const OBJECT_BESIDE_MARK = /^---[ \t]+(?:[&!]\S{0,99}[ \t]+){0,9}\{(?!\{)[\s\S]*\bkind\b/;

function isDnsService(text: string): boolean {
  return /^kind:[ \t]*["']?Service\b/m.test(text) && /\bport:[ \t]*["']?53\b/.test(text);
}

/** An application's template that only uses DNS. */
function isBeside(notice: Notice, isBesideIt: () => boolean): boolean {
  return notice.kind === 'unreadable' && notice.template === true && isBesideIt();
}

/** No YAML, and nothing about DNS if it were. */
function isForeign(notice: Notice, path: string, text: string): boolean {
  if (notice.unread !== 'syntax' || prefilter().hasRelevantName(path)) return false;
  return FORMS.test(path) || !isAboutResolvers(text);
}

/** Read by forges: issue forms, workflows, actions. */
const FORMS = /(?:^|\/)\.(?:github|gitea|forgejo|gitlab)\//i;

/** Items of `kind: List`, `ConfigMapList`, ..., also nested; kubectl takes those of any kind (apimachinery, UnstructuredJSONScheme). */
function unpackList(document: YamlDocument): YamlDocument[] {
  const plain: YamlDocument[] = [];
  const open: YamlDocument[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const kind = scalarText(child(next.root, 'kind'));
    const held = child(next.root, 'items');
    if (kind === undefined || held?.kind !== 'sequence' || !(kind.endsWith('List') || held.items.some(isObject))) {
      plain.push(next);
      continue;
    }
    for (const item of items(held).toReversed())
      if (item.kind === 'map') open.push(itemOf(next, withKindOf(next.root, item)));
  }
  return plain;
}

function isObject(node: YamlNode): boolean {
  return entryOf(node, 'apiVersion') !== undefined && entryOf(node, 'kind') !== undefined;
}

/** Without kind an item gets the list's, less `List`, and its version (apimachinery, unstructuredJSONScheme). */
function withKindOf(list: YamlNode, item: YamlMap): YamlMap {
  const kind = entryOf(list, 'kind');
  if (entryOf(item, 'kind') !== undefined || kind?.value.kind !== 'scalar') return item;
  const { text } = kind.value;
  if (!text.text.endsWith('List')) return item;
  const of = slice(text, 0, Math.max(0, text.text.length - 'List'.length));
  if (of.text === '') return item;
  const version = entryOf(list, 'apiVersion');
  const stated = { ...kind, value: { ...kind.value, value: of.text, text: of } };
  return { ...item, entries: [...(version === undefined ? [] : [version]), stated, ...item.entries] };
}

/** The item's own text, followed by its aliases', so that word searches stay short. */
function itemOf(list: YamlDocument, item: YamlNode): YamlDocument {
  const { start, end } = item.span;
  const { source } = list;
  if (end <= start || end > source.text.length) return { ...list, root: item };
  const text = slice(source, start, end);
  const behind = end - start + 1;
  let leaves = false;
  const root = moved(item, (span) => {
    if (span.start >= start && span.end <= end) return { start: span.start - start, end: span.end - start };
    leaves = true;
    return { start: span.start + behind, end: span.end + behind };
  });
  if (!leaves) return { ...list, root, source: text };
  if (source.segments.length > MAX_COPIED) return { ...list, root: item };
  const segments = [...text.segments, ...source.segments.map((one) => ({ ...one, start: one.start + behind }))];
  return { ...list, root, source: { ...text, segments } };
}

/** Segments copied into each item. */
const MAX_COPIED = 4;

/** A text with placeholders need not be YAML yet. */
function asTemplate(notice: Notice, text: string): Notice {
  return notice.kind === 'unreadable' && text.includes('${') ? { ...notice, template: true } : notice;
}

const HASH = 0x23;
/** Byte order mark. */
const MARK = 0xfeff;

/** By its first line, which may follow `## template: jinja`. */
export function isCloudConfig(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code === HASH || code === MARK) && /^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(text);
}

/** The first significant line is a key or brace, and `apiVersion` and `kind` occur. */
export function looksLikeObjects(text: string): boolean {
  const head = text.slice(0, SNIFFED_LENGTH);
  const json = /^\uFEFF?\s*\{/.test(head);
  const names = json ? JSON_API_VERSION.test(head) && JSON_KIND.test(head) : API_VERSION.test(head) && KIND.test(head);
  if (!names || !prefilter().hasMarker(text)) return false;
  if (json) return true;
  for (let at = 0; at < head.length; ) {
    const line = head.slice(at, lineEnd(head, at)).trim();
    at = nextLine(head, at);
    if (
      line === '' ||
      line === '\uFEFF' ||
      line.startsWith('#') ||
      line.startsWith('---') ||
      /^\{\{.*\}\}$|^\{%/.test(line)
    )
      continue;
    return KEY_LINE.test(line.startsWith('\uFEFF') ? line.slice(1) : line);
  }
  return false;
}
