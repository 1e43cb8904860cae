/**
 * Property tests draw the same cases in every run: a change is judged by what it changed. Fresh ones are drawn every week
 * (conformance.yml) and by whoever likes: `LOOPGATE_TEST_SEED=random npm test`, or the number that a failure named.
 */
import fc from 'fast-check';

const asked = process.env.LOOPGATE_TEST_SEED;
if (asked !== 'random') fc.configureGlobal({ seed: asked === undefined ? 20261122 : Number(asked) });
