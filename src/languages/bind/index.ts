import type { ResolverSoftware } from '../../core/facts/readers.ts';
import type { Words } from '../../read/documents/words.ts';
import { readContainer } from './read.ts';

export { readNamed } from './read.ts';

export const named: ResolverSoftware & Words = {
  id: 'bind',
  title: 'BIND 9',
  startsWithoutAddresses: true,
  markers: ['bind9'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:bind9?|named)$/i.test(image) || words.some((word) => /(?:^|\/)named$/.test(word.value)),
  read: (container) => readContainer(container),
};
