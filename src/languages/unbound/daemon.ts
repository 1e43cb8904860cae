import type { Daemon } from '../../core/facts/readers.ts';
import { readUnbound } from './read.ts';

/** As Debian's and Red Hat's packages start it. */
export const unboundDaemon: Daemon = {
  program: 'unbound',
  read: (...given) => readUnbound(...given),
  usualFiles: /^\/etc\/unbound\/(?:unbound\.conf|(?:unbound\.conf\.d|conf\.d|local\.d)\/[^/]+\.conf)$/,
  mainFile: /\/unbound\.conf$/,
  fileOption: { pattern: /^-[dpv]{0,4}c(.*)$/s, main: '/unbound.conf' },
  folder: '/etc/unbound',
  // NetworkManager.conf(5) dns=unbound
  managed: { addressOn: () => '127.0.0.1' },
};
