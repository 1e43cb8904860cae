/**
 * Jest's environment for Node.js with a plain global object. Jest's own is a Proxy behind an interceptor, so that a test pays
 * for each `Map` and `Math` it names.
 *
 * `openFile(NAME)` begins what one of the files says that run together (jest.config.js): the hooks at its top are its own.
 */
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

// Most of what tests call is called too rarely to earn back what optimising it costs. Node.js 22 and later end at the start
// when the command line has this flag: their V8 does not know it.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=2000000');

export default class PlainContext extends TestEnvironment {
  constructor(...args) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
    // Jest asks for 100 frames, of each expectation that holds too.
    this.global.Error.stackTraceLimit = 10;
  }

  handleTestEvent({ name }, state) {
    if (name === 'setup') this.global.openFile = (path) => openFile(state, path);
  }
}

/** As `describe` would (jest-circus, makeDescribe), which cannot wait for an import. */
function openFile(state, name) {
  const parent = state.rootDescribeBlock;
  state.currentDescribeBlock = { type: 'describeBlock', children: [], hooks: [], mode: undefined, name, parent, tests: [] };
  parent.children.push(state.currentDescribeBlock);
}
