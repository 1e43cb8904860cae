/** MIME multipart messages (cloud-init, "User data formats"); each part is opened by its type. */
import { extentOf, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import type { Carrier } from '../documents/document.ts';
import { isMultipart } from '../documents/multipart.ts';
import { addOpened, openText } from '../documents/open-text.ts';
import { visitNodes } from '../documents/visit.ts';

export const mimeParts: Carrier = {
  id: 'mime-parts',
  unwrap(document, found) {
    const read = (message: SourceText): void => {
      for (const part of partsOf(message)) {
        addOpened(found, openText(document.path, part));
      }
    };
    if (document.kind === 'text') {
      if (isMultipart(document.source.text)) read(document.source);
    } else
      visitNodes(document.root, (node) => {
        if (node.kind === 'scalar' && isMultipart(node.text.text)) read(node.text);
      });
  },
};

function partsOf(message: SourceText): readonly SourceText[] {
  const { text } = message;
  const boundary = /boundary\s?=\s?"?([^"\s;]{1,70})"?/i.exec(text.slice(0, 2000))?.[1];
  if (boundary === undefined) return [];
  const parts: SourceText[] = [];
  const mark = `--${boundary}`;
  let from = -1;
  for (let at = 0; at <= text.length; ) {
    const feed = text.indexOf('\n', at);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(at, Math.min(end, at + 200)).trim();
    if (line === mark || line === `${mark}--`) {
      const part = from === -1 ? undefined : contentOf(slice(message, from, at));
      if (part !== undefined) parts.push(part);
      if (line !== mark) return parts;
      from = end + 1;
    }
    if (feed === -1) break;
    at = end + 1;
  }
  const last = from === -1 || from > text.length ? undefined : contentOf(slice(message, from, text.length));
  if (last !== undefined) parts.push(last);
  return parts;
}

/** Decoded where a header says base64; headers end at the first empty line. */
function contentOf(part: SourceText): SourceText | undefined {
  const end = /\r?\n[ \t]*\r?\n/.exec(part.text);
  const bare = /^[ \t]*\r?\n/.exec(part.text);
  const head = bare !== null ? '' : part.text.slice(0, end?.index ?? part.text.length);
  const from = bare !== null ? bare[0].length : end === null ? part.text.length : end.index + end[0].length;
  const content = slice(part, from, part.text.length);
  if (content.text.trim() === '') return undefined;
  if (!/^Content-Transfer-Encoding\s?:\s?base64/im.test(head)) return content;
  const compact = content.text.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) return undefined;
  return synthetic(extentOf(content), Buffer.from(compact, 'base64').toString('utf8'));
}
