import type { DnsServer, Refused } from '../../core/cluster/cluster.ts';
import { isModelled, NEWEST_COREDNS } from '../../core/cluster/versions.ts';
import type { StartError } from '../../core/facts/server-config.ts';
import { placeKey } from '../../core/text/location.ts';
import type { Finding } from '../report/finding.ts';
import { versionPath } from './blocks.ts';
import { finding, type Rule } from './rule.ts';

export const corefileDoesNotStart: Rule = {
  slug: 'corefile-does-not-start',
  *check(head) {
    for (const { cluster } of head.clusters) {
      const reported = new Set<string>();
      for (const server of cluster.servers) {
        const error = server.config.errors[0] ?? server.refused?.error;
        if (error === undefined) continue;
        const key = `${server.name}|${placeKey(error.at)}`;
        if (reported.has(key)) continue;
        reported.add(key);
        yield finding('corefile-does-not-start', [server.name, error.message], {
          cluster: cluster.name,
          server: server.name,
          at: error.at,
          ...wording(server, error),
          path: versionPath(server),
        });
      }
    }
  },
};

function wording(server: DnsServer, { message, ofArguments }: StartError): Wording {
  const { software, version, versionAt, hasOpenTag, refused } = server;
  if (ofArguments === true)
    return {
      message: `CoreDNS ${version} would not start with these arguments: ${message}`,
      advice: 'Correct this argument; until then the server does not start.',
    };
  if (refused !== undefined) {
    const cure = refused.which === 'since' ? 'correct this line before an upgrade' : 'do without this line';
    return {
      severity: 'note',
      message: `${refusing(refused)} would refuse this Corefile: ${message}. ${version} would start with it, and nothing states the version.`,
      advice: `State the version, by the image tag or as coredns-version, or ${cure}.`,
    };
  }
  if (!isModelled(version))
    return {
      severity: 'warning',
      message: `CoreDNS ${version} may refuse this Corefile: ${message}`,
      advice: `Start CoreDNS ${version} with this Corefile to see; this release is not modelled.`,
    };
  if (hasOpenTag === true)
    return {
      severity: 'warning',
      message: `CoreDNS ${version}${versionAt === undefined ? '' : ', as the chart’s own values say,'} would refuse this Corefile: ${message}`,
      advice: 'Correct this line, or state the version that is started, by the image tag or as coredns-version.',
    };
  const every = software === 'coredns' && versionAt === undefined ? ' No modelled version would start with it.' : '';
  return {
    message: `CoreDNS ${version} would refuse this Corefile: ${message}`,
    advice: `Correct this line; until then the server does not start.${every}`,
  };
}

function refusing({ which, release }: Refused): string {
  if (which === 'before') return `CoreDNS before ${release}`;
  return release === NEWEST_COREDNS ? `CoreDNS ${NEWEST_COREDNS}` : `CoreDNS ${release} and later`;
}

type Wording = Pick<Finding, 'message' | 'advice'> & { readonly severity?: 'note' | 'warning' };
