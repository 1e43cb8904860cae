/** Repositories as people lay them out: what is broken is reported once and in its place, what is sound is silent. */
import { describePairs } from '../../support/repositories.ts';

// Without what is only noted of single blocks.
for (const root of ['test/repos/kustomize', 'test/repos/charts']) describePairs(root, 'note LG202');
