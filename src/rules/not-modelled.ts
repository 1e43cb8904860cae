import { finding, type Rule } from './rule.ts';

export const notModelled: Rule = {
  slug: 'not-modelled',
  *check(head) {
    for (const notice of head.notices) {
      if (notice.kind !== 'not-modelled') continue;
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
