/** Each platform, and each way to set up nodes, by its errors and warnings. */
import { describePairs } from '../support/repositories.ts';

describePairs('test/repos/platforms', 'note ');
describePairs('test/repos/nodes', 'note ');
/** Resolvers beside a cluster are called by the path of their file. */
describePairs('test/repos/hosts', 'note ');
