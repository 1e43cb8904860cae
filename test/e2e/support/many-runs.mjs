/**
 * Runs a door of dist/ again and again in one process, where a test asks what it says and not how a process ends: each run has
 * its own environment and directory. `runDoor` of runner.ts starts it and asks. Modules of ours keep nothing of a run, and are
 * loaded once; what GitHub's toolkit takes from the environment it takes when it is loaded, so each run of the action has its
 * own copy of every module.
 */
import { readFileSync } from 'node:fs';
import { createRequire, Module, syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';

const require = createRequire(import.meta.url);
const folders = new Set();
const compiled = new Map();
const load = Module._extensions['.js'];
// Two megabytes are compiled once, also where each run evaluates them anew.
Module._extensions['.js'] = (module, filename) => {
  if (!folders.has(dirname(filename))) return load(module, filename);
  let script = compiled.get(filename);
  if (script === undefined) {
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    script = new Script(Module.wrap(readFileSync(filename, 'utf8')), { filename, importModuleDynamically });
    compiled.set(filename, script);
  }
  const { exports, path } = module;
  script.runInThisContext().call(exports, exports, createRequire(filename), module, filename, path);
};
const threads = require('node:worker_threads');
const started = [];
// A run that is over leaves its watching thread to the end of its process.
threads.Worker = class extends threads.Worker {
  constructor(...given) {
    super(...given);
    started.push(this);
  }
};
syncBuiltinESMExports();

/** What is written to one of the two streams meanwhile. */
function taken(stream) {
  const parts = [];
  stream.write = (part, encoding, done) => {
    parts.push(typeof part === 'string' ? Buffer.from(part, typeof encoding === 'string' ? encoding : 'utf8') : part);
    const after = typeof encoding === 'function' ? encoding : done;
    if (after !== undefined) process.nextTick(after);
    return true;
  };
  return () => {
    delete stream.write;
    stream.removeAllListeners('error');
    return Buffer.concat(parts).toString('utf8');
  };
}

function setEnvironment(env) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}

async function run({ door, args, env, cwd }) {
  setEnvironment(env);
  process.chdir(cwd);
  process.argv = [process.execPath, door, ...args];
  process.exitCode = undefined;
  const [stdout, stderr] = [taken(process.stdout), taken(process.stderr)];
  try {
    folders.add(dirname(door));
    if (basename(door) === 'action.js')
      for (const file of Object.keys(require.cache)) if (dirname(file) === dirname(door)) delete require.cache[file];
    await require(join(dirname(door), 'main.js')).openDoor(basename(door, '.js'));
  } finally {
    for (const one of started.splice(0)) await one.terminate();
    process.removeAllListeners('exit');
    process.chdir(import.meta.dirname);
  }
  const exitCode = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { exitCode, stdout: stdout(), stderr: stderr() };
}

process.on('message', async (asked) => process.send(await run(asked)));
process.on('disconnect', () => process.exit(0));
