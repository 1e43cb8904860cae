import type { ResolverSoftware } from '../../core/facts/readers.ts';
import type { Words } from '../../read/documents/words.ts';
import { readContainer } from './read.ts';

export { readRecursor, readSettings } from './read.ts';

export const pdnsRecursor: ResolverSoftware & Words = {
  id: 'pdns-recursor',
  title: 'PowerDNS Recursor',
  markers: ['recursor'],
  about: /recursor/i,
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:pdns|powerdns)-recursor(?:-\w+)?$/i.test(image) ||
    words.some((word) => /(?:^|\/)pdns_recursor$/.test(word.value)),
  read: (container) => readContainer(container),
};
