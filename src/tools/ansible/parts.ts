import type { FileParts } from '../../read/documents/words.ts';

/** Variables, of which what a task writes may stand in them and nowhere else; tasks, of which some only include others. */
export const PARTS: FileParts = {
  values: /(?:^|\/)(?:group_vars|host_vars)\/[^.]+(?:\.ya?ml)?$|(?:^|\/)roles\/[^/]+\/(?:defaults|vars)\/[^.]+\.ya?ml$/,
  steps: /(?:^|\/)(?:tasks|handlers)\/[^.]+\.ya?ml$/,
  including: /(?:include|import)_tasks/,
};
