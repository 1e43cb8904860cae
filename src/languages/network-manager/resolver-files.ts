import type { ResolverFileWriter } from '../../core/facts/readers.ts';

/** NetworkManager.conf(5) rc-manager; src/core/dns/nm-dns-manager.c. */
export const networkManagerFiles: ResolverFileWriter = {
  title: 'NetworkManager',
  files: /^\/(?:var\/)?run\/NetworkManager\/(?:no-stub-)?resolv\.conf$/,
  withoutDaemon: /no-stub-resolv\.conf$/,
};
