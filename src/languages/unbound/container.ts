import type { ResolverSoftware } from '../../core/facts/fact.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { readUnbound } from './read.ts';

/** unbound in a container. */
export const unboundContainer: ResolverSoftware & Words = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?unbound(?:-(?:docker|rpi|alpine|dns|server|arm\w*))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)unbound$/.test(word.value)),
  read: ({ files }) => {
    const main: SourceText[] = [];
    const included: SourceText[] = [];
    for (const [path, text] of files) {
      if (/(?:^|\/)unbound\.conf$/.test(path)) main.push(text);
      else if (/\.conf$/.test(path)) included.push(text);
    }
    const texts = [...main, ...included];
    if (texts.length === 0) return undefined;
    const reading = readUnbound(texts);
    // Included files lie beside it, if any do.
    return included.length === 0
      ? reading
      : { ...reading, notices: reading.notices.filter((notice) => notice.code !== 'include') };
  },
};
