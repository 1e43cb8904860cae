import type { Daemon } from '../../core/facts/readers.ts';
import { readNamed } from './read.ts';

/** As Debian's and Red Hat's packages start it, with what Debian's named.conf includes. */
export const namedDaemon: Daemon = {
  program: 'named',
  read: (...given) => readNamed(...given),
  usualFiles: /^\/etc\/(?:bind\/|named\/)?named\.conf(?:\.(?:options|local|default-zones|root-hints))?$/,
  mainFile: /\/named\.conf$/,
  fileOption: { pattern: /^-c(.*)$/s, main: '/named.conf' },
  folder: '/etc',
};
