import type { ResolverSoftware } from '../../core/facts/fact.ts';
import { mayNotStart } from '../../core/text/notice.ts';
import { extentOf } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { startSteps } from '../shared/known-options.ts';
import { readUnbound } from './read.ts';

/** Its script starts unbound with a file of its own, which includes three others (github.com/MatthewVance/unbound-docker unbound.sh). */
const MVANCE = /(?:^|\/)mvance\/unbound/;
const READ_BY_MVANCE = /^\/opt\/unbound\/etc\/unbound\/(?:unbound|forward-records|a-records|srv-records)\.conf$/;

export const unboundContainer: ResolverSoftware & Words = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?unbound(?:-(?:docker|rpi|alpine|dns|server|arm\w*))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)unbound$/.test(word.value)),
  read: ({ image, words, files, beside }) => {
    const all = [...files].filter(([path]) => path.endsWith('.conf'));
    const main = all.filter(([path]) => /(?:^|\/)unbound\.conf$/.test(path));
    // Without an unbound.conf it is the image's, which includes the others.
    const used = main.length > 0 ? main : all;
    const [first] = used;
    if (first === undefined) return undefined;
    const reading = readUnbound(
      used.map(([, text]) => text),
      beside ?? files,
    );
    const isRead = !MVANCE.test(image) || words.length > 0 || used.every(([path]) => READ_BY_MVANCE.test(path));
    if (isRead) return reading;
    const message = `the image ${image} reads no ${first[0]} by itself`;
    const steps = startSteps([mayNotStart(message, extentOf(first[1]))]);
    const blocks = reading.value.blocks.map((block) => ({ ...block, steps: [...steps, ...block.steps] }));
    return { ...reading, value: { ...reading.value, blocks } };
  },
};
