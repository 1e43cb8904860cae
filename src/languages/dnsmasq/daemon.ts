import type { Daemon, ManagedNetwork } from '../../core/facts/readers.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { readDnsmasq } from './read.ts';

/** Its package's files; NetworkManager starts one of its own (NetworkManager.conf(5) dns=dnsmasq). */
export const dnsmasqDaemon: Daemon = {
  program: 'dnsmasq',
  read: (...given) => readDnsmasq(...given),
  // Debian starts it with the folder.
  usualFiles: /^\/etc\/dnsmasq(?:\.conf|\.d\/[^/]+)$/,
  fileOption: { pattern: /^(?:--conf-file(?:=(.*))?|-C(.*))$/s, main: '/dnsmasq.conf' },
  folder: '/etc',
  startsWithoutAddresses: true,
  managed: {
    addressOn: (system) => (system === 'ubuntu-16.04' ? '127.0.1.1' : '127.0.0.1'),
    configuration: { text: underNetworkManager, files: /^\/etc\/NetworkManager\/dnsmasq\.d\/[^/]+$/ },
  },
};

/** On loopback, without resolver file (src/core/dns/nm-dns-dnsmasq.c). */
function underNetworkManager({ nameservers, isWhole, at }: ManagedNetwork): SourceText {
  const rest = isWhole ? 'no-resolv' : 'resolv-file=/run/NetworkManager/no-stub-resolv.conf';
  return concat([
    synthetic(at, `${rest}\nlisten-address=127.0.0.1\nlisten-address=127.0.1.1\n`),
    ...nameservers.flatMap((one) => [synthetic(one.at, `server=${one.value}`), synthetic(one.at, '\n')]),
  ]);
}
