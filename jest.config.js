/** Jest runs TypeScript as ESM through swc; see package.json for the --experimental-vm-modules flag. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  coverageProvider: 'v8',
  // Tests that start processes share their machine with others.
  testTimeout: 60_000,
};
