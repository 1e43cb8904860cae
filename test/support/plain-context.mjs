/**
 * Jest's environment for Node.js with a plain global object. Jest's own is a Proxy behind an interceptor, so that a test pays
 * for each `Map` and `Math` it names.
 */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

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
}
