import type { Daemon } from '../../core/facts/readers.ts';
import { readRecursor } from './read.ts';

/** As its packages start it. */
export const recursorDaemon: Daemon = {
  program: 'pdns-recursor',
  read: (...given) => readRecursor(...given),
  usualFiles: /^\/etc\/(?:powerdns|pdns-recursor)\/recursor\.(?:conf|ya?ml)$/,
  folder: '/etc',
};
