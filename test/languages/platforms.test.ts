/** Each platform, and each way to set up nodes, by its findings. */
import { describePairs } from '../support/repositories.ts';

describePairs('test/repos/platforms');
describePairs('test/repos/nodes');
/** Resolvers beside a cluster are called by the path of their file. */
describePairs('test/repos/hosts');
