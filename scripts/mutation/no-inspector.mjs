/** In place of `node:inspector`, whose counting would end that of NODE_V8_COVERAGE: tests of growth fail, and run all the same. */
export class Session {
  connect() {}
  disconnect() {}
  post(_, given, done = given) {
    if (typeof done === 'function') done(null, { result: [] });
  }
}
export default { Session };
