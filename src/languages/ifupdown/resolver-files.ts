import type { ResolverFileWriter } from '../../core/facts/readers.ts';

const PARTS = '/etc/resolvconf/resolv.conf.d';

/** resolvconf(8); update.d/libc. */
export const resolvconfFiles: ResolverFileWriter = {
  title: 'resolvconf',
  files: /^\/(?:var\/)?run\/resolvconf\/resolv\.conf$/,
  parts: [`${PARTS}/head`, `${PARTS}/base`, `${PARTS}/tail`],
};
