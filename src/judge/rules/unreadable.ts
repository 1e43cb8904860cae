import type { Notice } from '../../core/text/notice.ts';
import type { Severity } from '../report/finding.ts';
import type { Snapshot } from '../snapshot.ts';
import { finding, type Rule } from './rule.ts';

export const unreadable: Rule = {
  slug: 'unreadable',
  *check(head, base) {
    for (const notice of head.notices) {
      if (notice.kind !== 'unreadable') continue;
      yield finding(
        'unreadable',
        {
          severity: severityOf(notice, base),
          cluster: '',
          at: notice.at,
          message: notice.message,
          advice: advice(notice, base),
        },
        [notice.message, notice.at.file.path],
      );
    }
  },
};

/** What the comparison cannot see, and could see before or could be made not to see, is no green comparison. */
function severityOf(notice: Notice, base: Snapshot | undefined): Severity {
  if (notice.template === true) return 'note';
  return base !== undefined && isLost(notice, base) ? 'error' : 'warning';
}

function isLost(notice: Notice, base: Snapshot): boolean {
  if (notice.unread === undefined && notice.limit === undefined) return false;
  const { path } = notice.at.file;
  const before = base.notices.some(
    (one) => one.kind === 'unreadable' && one.at.file.path === path && one.message === notice.message,
  );
  return !before && (notice.limit !== undefined || notice.unread === 'bound' || base.read.has(path));
}

function advice(notice: Notice, base: Snapshot | undefined): string {
  if (notice.template === true) return 'Scan the rendered output, for example `helm template ... | loopgate scan -`.';
  if (notice.limit !== undefined)
    return 'Scan less at once, or make it smaller: docs/limits.md lists the bounds of one scan.';
  if (base === undefined || !isLost(notice, base)) return 'Correct the file, or exclude it under `paths`.';
  return notice.unread === 'bound'
    ? 'Divide the file: what a scan cannot read it cannot compare with the base.'
    : 'Correct the file: the base could be read, and what changed in it cannot be compared.';
}
