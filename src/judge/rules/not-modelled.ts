import { defined } from '../../core/text/defined.ts';
import type { Finding } from '../report/finding.ts';
import { finding, type Rule } from './rule.ts';

export const notModelled: Rule = {
  slug: 'not-modelled',
  *check(head) {
    const reported = new Set<string>();
    for (const { cluster, openForwards } of head.clusters) {
      for (const server of cluster.servers)
        for (const { at } of server.config.errors) reported.add(`${at.file.path}|${at.span.start}`);
      for (const { upstream } of openForwards.open) reported.add(`${upstream.at.file.path}|${upstream.at.span.start}`);
    }
    for (const notice of head.notices) {
      // What keeps the server from starting (LG401), and an upstream that nothing states (LG305), need not be said twice.
      if (notice.kind !== 'not-modelled' || reported.has(`${notice.at.file.path}|${notice.at.span.start}`)) continue;
      yield finding(
        'not-modelled',
        {
          cluster: '',
          at: notice.at,
          message: notice.message,
          advice:
            notice.declare === undefined
              ? 'No action needed: this part is not checked.'
              : 'Declare the resolver in .loopgate.yaml where one of these names could come back to this cluster.',
          ...defined({ paste: pasteOf(notice.declare) }),
        },
        [notice.message],
      );
    }
  },
};

function pasteOf(line: string | undefined): Finding['paste'] {
  if (line === undefined) return undefined;
  return { file: '.loopgate.yaml', lines: ['version: 1', 'clusters:', `  - { name: default, ${line} }`] };
}
