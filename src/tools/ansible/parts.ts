import type { FileParts } from '../../read/documents/words.ts';

/** Variables may hold what a task writes; tasks may only include others. */
export const PARTS: Required<FileParts> = {
  values: /(?:^|\/)(?:group_vars|host_vars)\/[^.]+(?:\.ya?ml)?$|(?:^|\/)roles\/[^/]+\/(?:defaults|vars)\/[^.]+\.ya?ml$/,
  steps: /(?:^|\/)(?:tasks|handlers)\/[^.]+\.ya?ml$/,
  including: /(?:include|import)_tasks/,
};
