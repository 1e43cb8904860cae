import { finding, type Rule } from './rule.ts';

export const kubeletResolvconfIneffective: Rule = {
  slug: 'kubelet-resolvconf-ineffective',
  *check(head) {
    for (const { cluster } of head.clusters) {
      for (const one of cluster.ineffective) {
        yield finding(
          'kubelet-resolvconf-ineffective',
          {
            cluster: cluster.name,
            at: one.at,
            message: `${one.key} does not do what it looks like: ${one.why}.`,
            advice: /\s/.test(one.instead) ? one.instead : `Write \`${one.instead}\` instead.`,
          },
          [one.key, one.why],
        );
      }
    }
  },
};
