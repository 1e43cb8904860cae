import { finding, type Rule } from './rule.ts';

export const unreadable: Rule = {
  slug: 'unreadable',
  *check(head) {
    for (const notice of head.notices) {
      if (notice.kind !== 'unreadable') continue;
      yield finding(
        'unreadable',
        {
          ...(notice.template === true ? { severity: 'note' as const } : {}),
          cluster: '',
          at: notice.at,
          message: notice.message,
          advice:
            notice.template === true
              ? 'Scan the rendered output, for example `helm template ... | loopgate scan -`.'
              : notice.limit === undefined
                ? 'Correct the file, or exclude it under `paths`.'
                : 'Scan less at once, or make it smaller: docs/limits.md lists the bounds of one scan.',
        },
        [notice.message],
      );
    }
  },
};
