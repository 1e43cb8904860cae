/** What never ends is ended, in a process of its own, with exit code 3 and a line that says where it was. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

/** `then`: what the scan does with a tree of two files that was read for `seconds`. */
function run(then: string, prefix = ''): { status: number | null; out: string; error: string } {
  const script = `
    const { watched } = await import(${JSON.stringify(`file://${root}/src/read/tree/watchdog.ts`)});
    const read = () => Buffer.from('a');
    const files = () => ['a.yaml', 'deploy/::error::\\u001b b.yaml'].map((path) => ({ path, read }));
    const watch = () => watched({ label: '', files, read: () => undefined, notices: [] }, ${JSON.stringify(prefix)}, 0.5);
    const tree = ${then.includes('small') ? 'undefined' : 'watch()'};
    ${then}
    console.log('done');`;
  const loader = new URL('../../scripts/typescript-loader.mjs', import.meta.url).href;
  const register = `data:text/javascript,import{register}from'node:module';register('${loader}')`;
  const result = spawnSync(
    process.execPath,
    ['--no-warnings', '--import', register, '--input-type=module', '-e', script],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status: result.status, out: result.stdout, error: result.stderr };
}

describe('a scan', () => {
  test('that loops after it has read', () => {
    const { status, error, out } = run('for (const file of tree.files()) file.read(); for (;;) Math.sqrt(2);');
    expect([status, out]).toEqual([3, '']);
    expect(error).toBe(
      'LG802 unreadable: the scan took more than 1 seconds of processor time and was ended while it judged the 2 files that it had read. Nothing of it is judged.\n',
    );
  });
  test('that is lost in an expression while it reads', () => {
    const { status, error } = run(
      `for (const file of tree.files()) if (file.path !== 'a.yaml') /(a+)+$/.test('a'.repeat(40) + 'b');`,
    );
    expect(status).toBe(3);
    expect(error).toContain('was ended while it read deploy/??error??? b.yaml.');
  });
  test('in a workflow says so as an annotation', () => {
    const { status, out } = run('for (;;) Math.sqrt(2);', '::error title=loopgate::');
    expect(status).toBe(3);
    expect(out).toMatch(/^::error title=loopgate::LG802 unreadable: the scan took more than [^\n]*\n$/);
  });
  const small = (work: string): ReturnType<typeof run> =>
    run(`
      let tries = 0;
      const sized = () => files().map((file) => ({ ...file, size: 1 }));
      const small = watched({ label: '', files: sized, read: () => undefined, notices: [] }, '', 0.5);
      small.within(() => { tries += 1; console.log('try ' + tries); ${work} }, () => true);`);
  test('that is small starts again once, in what is left of its time', () => {
    const { status, out, error } = small(
      `for (const file of small.files()) if (file.path !== 'a.yaml') /(a+)+$/.test('a'.repeat(40) + 'b');`,
    );
    expect([status, out]).toEqual([3, 'try 1\ntry 2\n']);
    expect(error).toContain('seconds of processor time and was ended while it read deploy/??error??? b.yaml.');
  });
  test('that is small has one budget for all that it tries', () => {
    const { status, out, error } = small(`
      const { user, system } = process.cpuUsage();
      if (tries === 1) globalThis.first = user + system;
      for (const file of small.files()) file.read();
      for (;;) {
        const now = process.cpuUsage();
        // Half a second in all: a second budget would last longer.
        if (tries === 2 && now.user + now.system - globalThis.first > 900_000) { console.log('more'); break; }
      }`);
    expect([status, out]).toEqual([3, 'try 1\ntry 2\n']);
    // Of the second try alone.
    expect(error).toContain('was ended while it judged the 2 files that it had read.');
  });
  test.each([
    [0, 3],
    [1024 * 1024, 0],
  ])('has time for %d bytes of its base, too', (bytes, expected) => {
    const { status } = run(`
      const begun = process.cpuUsage();
      tree.within(() => {
        for (;;) {
          const { user, system } = process.cpuUsage(begun);
          if (user + system > 1_500_000) return;
        }
      }, () => false, ${bytes});`);
    expect(status).toBe(expected);
  });
  /** Prints how many threads were started. */
  const COUNTED = "let started = 0; process.on('worker', () => { started += 1; });";
  const SHOWN = 'await new Promise(setImmediate); console.log(String(started));';
  test('that is small and ends starts nothing; what it throws is thrown', () => {
    const then = `
      ${COUNTED}
      const small = watched({ label: '', files: () => [], read: () => undefined, notices: [] });
      console.log(String(small.within(() => 7 + [...small.files()].length, () => true)));
      ${SHOWN}
      try { small.within(() => { throw new TypeError('x'); }, () => true); } catch (error) { console.log(String(error instanceof TypeError)); }`;
    expect(run(then)).toMatchObject({ status: 0, out: '7\n0\ntrue\ndone\n' });
  });
  test('that ends is left alone by the one thread that watches it, and waits for nobody', () => {
    const { status, out } = run(`${COUNTED} for (const file of tree.files()) file.read(); ${SHOWN}`);
    expect([status, out]).toEqual([0, '1\ndone\n']);
  });
});
