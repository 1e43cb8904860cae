import { finding, type Rule } from './rule.ts';

export const corefileDoesNotStart: Rule = {
  slug: 'corefile-does-not-start',
  *check(head) {
    for (const { cluster } of head.clusters) {
      const said = new Set<string>();
      for (const server of cluster.servers) {
        const error = server.config.errors[0];
        if (error === undefined) continue;
        const key = `${server.name}|${error.at.file.path}|${error.at.span.start}`;
        if (said.has(key)) continue;
        said.add(key);
        yield finding(
          'corefile-does-not-start',
          {
            cluster: cluster.name,
            server: server.name,
            at: error.at,
            message: `CoreDNS ${server.version} would refuse this Corefile: ${error.message}`,
            advice:
              server.software === 'coredns' && server.versionAt === undefined
                ? `Correct this line; until then the server does not start. No image tag states the version: if yours is older than ${server.version}, state it as coredns-version.`
                : 'Correct this line; until then the server does not start.',
            ...(server.versionAt === undefined
              ? {}
              : { path: [{ at: server.versionAt, says: `the version is ${server.version}` }] }),
          },
          [server.name, error.message],
        );
      }
    }
  },
};
