import type { ResolverSoftware } from '../../core/facts/fact.ts';
import type { Words } from '../../read/documents/words.ts';
import { readUnbound } from './read.ts';

export const unboundContainer: ResolverSoftware & Words = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?unbound(?:-(?:docker|rpi|alpine|dns|server|arm\w*))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)unbound$/.test(word.value)),
  read: ({ files, beside }) => {
    const all = [...files].filter(([path]) => path.endsWith('.conf'));
    const main = all.filter(([path]) => /(?:^|\/)unbound\.conf$/.test(path));
    // Without an unbound.conf it is the image's, which includes the others.
    const texts = (main.length > 0 ? main : all).map(([, text]) => text);
    return texts.length === 0 ? undefined : readUnbound(texts, beside ?? files);
  },
};
