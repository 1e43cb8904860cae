import type { ResolverSoftware } from '../../core/facts/fact.ts';
import type { Words } from '../../read/documents/words.ts';
import { argumentsOf, shortOptions, unlessRead, unreadIn, withSteps } from '../shared/daemon-commands.ts';
import { readUnbound } from './read.ts';

/** unbound(8) and `-c FILE`, the last of which counts; with another option it ends at once, as with a stray word. */
export const unboundContainer: ResolverSoftware & Words = {
  id: 'unbound',
  title: 'unbound',
  markers: ['unbound'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?unbound(?:-(?:docker|rpi|alpine|dns|server|arm\w*))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)unbound$/.test(word.value)),
  read: (container) => {
    const { image, words, files, beside = files } = container;
    const args = argumentsOf(words, /(?:^|\/)unbound$/);
    const options = shortOptions(args ?? [], 'c');
    const file = options.findLast(({ letter }) => letter === 'c')?.value;
    const named = file === undefined ? undefined : beside.get(file);
    const all = [...files].filter(([path]) => path.endsWith('.conf'));
    const main = all.filter(([path]) => /(?:^|\/)unbound\.conf$/.test(path));
    // Without an unbound.conf it is the image's, which includes the others.
    const usual = main.length > 0 ? main : all;
    const used = named === undefined ? usual.map(([, text]) => text) : [named];
    if (used.length === 0) return undefined;
    const reading = readUnbound(used, beside);
    // A file that is not in sight may be the one that is in force.
    const harmless = file === undefined || named !== undefined ? 'cdpv' : 'dpv';
    const started = withSteps(reading, unreadIn(options, harmless, container, args));
    return words.length === 0 ? unlessRead(started, image, usual) : started;
  },
};
