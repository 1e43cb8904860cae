/** What tests import of Jest, in one process: a list of tests that can be run one by one and again. */

import { expect } from 'expect';
import { bind } from 'jest-each';

export { expect };

let tests = [];
const root = { hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] }, name: '' };
let scope = root;

/** The tests of a file, which `read` imports. */
export async function testsOf(name, read) {
  tests = [];
  scope = { parent: root, hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] }, name };
  await read();
  scope = root;
  return tests;
}

function openScope(name, body) {
  const outer = scope;
  scope = { parent: outer, hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] }, name };
  body();
  scope = outer;
}
const add = (name, run) => tests.push({ name: `${namesOf(scope).join(' > ')} > ${name}`, run, scope });
const nothing = () => undefined;
const withEach = (one, skipped) => Object.assign(one, { each: bind(one, false), skip: skipped, only: one });
const skip = Object.assign(() => undefined, { each: () => nothing });
export const describe = withEach(openScope, skip);
export const test = withEach(add, skip);
export const it = test;
export const beforeAll = (run) => scope.hooks.beforeAll.push(run);
export const afterAll = (run) => scope.hooks.afterAll.push(run);
export const beforeEach = (run) => scope.hooks.beforeEach.push(run);
export const afterEach = (run) => scope.hooks.afterEach.push(run);

const scopesOf = (one) => (one === undefined ? [] : [...scopesOf(one.parent), one]);
const namesOf = (one) =>
  scopesOf(one)
    .map((it) => it.name)
    .filter((name) => name !== '');

/** A run of some tests: what must stand before all of a scope is set up once, and taken down by `end`. */
export function startRun() {
  const open = new Set();
  return {
    async run(test) {
      const scopes = scopesOf(test.scope);
      for (const one of scopes) {
        if (open.has(one)) continue;
        open.add(one);
        for (const hook of one.hooks.beforeAll) await hook();
      }
      for (const one of scopes) for (const hook of one.hooks.beforeEach) await hook();
      try {
        await test.run();
      } finally {
        for (const one of scopes.toReversed()) for (const hook of one.hooks.afterEach) await hook();
      }
    },
    async end() {
      for (const one of [...open].toReversed()) for (const hook of one.hooks.afterAll) await hook();
    },
  };
}
