import { withoutVariables } from '../../core/text/placeholder.ts';
import { finding, type Rule } from './rule.ts';

export const notModelled: Rule = {
  slug: 'not-modelled',
  *check(head) {
    const reported = new Set<string>();
    /** Of a template whose upstreams are filled in, that is the news (LG305), and not what else is. */
    const unfilled = new Set<string>();
    for (const { cluster, openForwards } of head.clusters) {
      for (const server of cluster.servers)
        for (const { at } of server.config.errors) reported.add(`${at.file.path}|${at.span.start}`);
      for (const { upstream } of openForwards.open) {
        reported.add(`${upstream.at.file.path}|${upstream.at.span.start}`);
        if (upstream.missing.kind === 'value') unfilled.add(upstream.at.file.path);
      }
    }
    for (const notice of head.notices) {
      // What keeps the server from starting (LG401), and an upstream that nothing states (LG305), need not be said twice.
      if (notice.kind !== 'not-modelled' || reported.has(`${notice.at.file.path}|${notice.at.span.start}`)) continue;
      if (notice.template === true && unfilled.has(notice.at.file.path)) continue;
      yield finding(
        'not-modelled',
        {
          cluster: '',
          at: notice.at,
          message: notice.message,
          advice: 'No action needed: this part is not checked.',
        },
        [withoutVariables(notice.message)],
      );
    }
  },
};
