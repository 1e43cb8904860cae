/**
 * Jest's environment for Node.js with a plain global object. Jest's own is a Proxy behind an interceptor, so that a test pays
 * for each `Map` and `Math` it names.
 *
 * `openFile(NAME)` begins what one of the files says that run together (jest.config.js): the hooks at its top are its own.
 */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { startFromSmallProcess } from './small-starter.mjs';

// Most of what tests call is called too rarely to earn back what optimising it costs. Node.js 22 and later end at the start
// when the command line has this flag: their V8 does not know it.
function optimiseAfter(budget) {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${budget}`);
}
const RARE = 2_000_000;
const OFTEN = 500_000;

startFromSmallProcess();

const { SourceTextModule, compileFunction, createContext } = vm;

export default class PlainContext extends TestEnvironment {
  constructor(...args) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
      this.text = readFileSync(args[1].testPath, 'utf8');
    } finally {
      vm.createContext = createContext;
    }
    // Jest asks for 100 frames, of each expectation that holds too.
    this.global.Error.stackTraceLimit = 10;
  }

  /** Where a test counts calls, what it loads is given counters: each module asks for its own, by their functions' names. */
  async setup() {
    await super.setup();
    optimiseAfter(COUNTS.test(this.text) ? OFTEN : RARE);
    if (!COUNTS.test(this.text)) return;
    const { withCounters } = await import('./count-calls.mjs');
    vm.SourceTextModule = class extends SourceTextModule {
      constructor(code, options) {
        super(withCounters(code, options.identifier), options);
      }
    };
    vm.compileFunction = (code, parameters, options) =>
      compileFunction(withCounters(code, options.filename), parameters, options);
    const modules = [];
    this.global.counters = modules;
    this.global.countersFor = (names) => {
      const calls = new Int32Array(names.length);
      modules.push({ names, calls });
      return calls;
    };
  }

  async teardown() {
    Object.assign(vm, { SourceTextModule, compileFunction });
    await super.teardown();
  }

  handleTestEvent({ name }, state) {
    if (name === 'setup') this.global.openFile = (path) => openFile(state, path);
  }
}

/** What a file says that counts calls, or loads others that do. */
export const COUNTS = /\b(?:from|import) '.*\/counted-work\.ts';$/m;

/** As `describe` would (jest-circus, makeDescribe), which cannot wait for an import. */
function openFile(state, name) {
  const parent = state.rootDescribeBlock;
  state.currentDescribeBlock = { type: 'describeBlock', children: [], hooks: [], mode: undefined, name, parent, tests: [] };
  parent.children.push(state.currentDescribeBlock);
}
