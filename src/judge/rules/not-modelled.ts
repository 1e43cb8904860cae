import { finding, type Rule } from './rule.ts';

export const notModelled: Rule = {
  slug: 'not-modelled',
  *check(head) {
    const refused = new Set<string>();
    for (const { cluster } of head.clusters)
      for (const server of cluster.servers)
        for (const { at } of server.config.errors) refused.add(`${at.file.path}|${at.span.start}`);
    for (const notice of head.notices) {
      // What keeps the server from starting (LG401) need not be said twice.
      if (notice.kind !== 'not-modelled' || refused.has(`${notice.at.file.path}|${notice.at.span.start}`)) continue;
      yield finding(
        'not-modelled',
        {
          cluster: '',
          at: notice.at,
          message: notice.message,
          advice: 'Nothing to change: this part is left out of the verdict, and said so.',
        },
        [notice.message],
      );
    }
  },
};
