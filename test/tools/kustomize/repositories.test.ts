/** Repositories as people lay them out: what is broken is reported once and in its place, what is sound is noted at most. */
import { describePairs } from '../../support/repositories.ts';

for (const root of ['test/repos/kustomize', 'test/repos/charts']) describePairs(root);
