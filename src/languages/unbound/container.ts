import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { OpaqueStep } from '../../core/facts/steps.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Reading } from '../../core/text/notice.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
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
    const all = [...files].filter(([path]) => path.endsWith('.conf') && !OF_SYSTEM.test(path));
    const main = all.filter(([path]) => /(?:^|\/)unbound\.conf$/.test(path));
    // Without an unbound.conf it is the image's, which includes the others.
    const usual = main.length > 0 ? main : all;
    const used = named === undefined ? usual.map(([, text]) => text) : [named];
    if (used.length === 0) return undefined;
    const isPart = named === undefined && main.length === 0;
    const reading = isPart ? readPart(container, all, beside) : readUnbound(used, beside);
    // A file that is not in sight may be the one that is in force.
    const harmless = file === undefined || named !== undefined ? 'cdpv' : 'dpv';
    const started = withSteps(reading, unreadIn(options, harmless, container, args));
    return words.length === 0 ? unlessRead(started, image, usual) : started;
  },
};

/** Of the C library. */
const OF_SYSTEM = /^\/etc\/(?:resolv|host|nsswitch)\.conf$/;

const PRIVATE = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

/** Port and clients of the unbound.conf that the image has, which includes what is mounted. */
const OWN: readonly (readonly [image: RegExp, port: number, allowed: readonly string[]])[] = [
  // github.com/MatthewVance/unbound-docker unbound.sh
  [/(?:^|\/)mvance\/unbound/, 53, PRIVATE],
  // github.com/klutchell/unbound-docker rootfs_overlay/etc/unbound/unbound.conf
  [/(?:^|\/)klutchell\/unbound/, 53, PRIVATE],
  // github.com/crazy-max/docker-unbound rootfs/etc/unbound/unbound.conf
  [/(?:^|\/)crazy-?max\/unbound/, 5053, PRIVATE],
  // github.com/madnuttah/unbound-docker unbound/root/usr/local/unbound/unbound.conf
  [/(?:^|\/)madnuttah\/unbound/, 5335, ['0.0.0.0/0']],
];

/** Parts of a configuration whose rest nobody shows; of another image it is not known either where it listens. */
function readPart(
  { image, at }: ResolverContainer,
  parts: readonly (readonly [path: string, text: SourceText])[],
  beside: ResolverContainer['files'],
): Reading<ServerConfig> {
  const [, port = 53, allowed = ['0.0.0.0/0']] = OWN.find(([pattern]) => pattern.test(image)) ?? [];
  const texts = parts.map(([, text]) => text);
  const listens = texts.some(({ text }) => /^[ \t]*interface(?:-automatic)?:/m.test(text))
    ? ''
    : `interface: 0.0.0.0@${port}\n`;
  const access = allowed.map((network) => `access-control: ${network} allow\n`).join('');
  const own = `server:\n${listens}${access}do-not-query-localhost: no\ntls-system-cert: yes\n`;
  const reading = readUnbound([...texts, synthetic(at, own)], beside);
  const [path, text] = itemAt(parts, 0);
  const step: OpaqueStep = {
    kind: 'opaque',
    plugin: 'unbound.conf',
    because: 'its own unbound.conf is not shown',
    passes: `the unbound.conf of the image ${image} includes ${path} and decides nothing else`,
    at: extentOf(text),
  };
  const isKnown = OWN.some(([pattern]) => pattern.test(image));
  const { value, ...more } = withSteps(reading, [step]);
  return { ...more, value: isKnown ? value : { ...value, hasUnreadKeys: true } };
}
