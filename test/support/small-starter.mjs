/**
 * Starts the programs of tests from a small process: the system copies the tables of a process's memory for each program that
 * it starts, 0.03 ms a megabyte, and a worker that has run some hundred tests holds hundreds.
 */
import child_process from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;
const { execFileSync, spawn } = child_process;
const SYNCHRONOUS = ['spawnSync', 'execFileSync'];

/** A message with its length before it. */
function send(to, message) {
  const body = serialize(message);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  for (const part of [size, body]) for (let at = 0; at < part.length; ) at += writeSync(to, part, at);
}

function receive(from) {
  const size = readBytes(from, 4);
  return size === undefined ? undefined : readBytes(from, size.readUInt32LE());
}

function readBytes(from, length) {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const read = readSync(from, bytes, at, length - at, null);
    if (read === 0) return undefined;
    at += read;
  }
  return bytes;
}

/** Own properties too (`code`, `status`, `stderr`), which a copy loses. */
const parts = (error) => ({ ...error, message: error.message });

/** Another process can start it: no stream or number of this one is among its options, nor is it watched as one below this. */
function isPlain(options) {
  const { stdio, signal, detached } = options;
  return detached !== true && signal === undefined && [stdio ?? 'pipe'].flat().every((one) => one === 'pipe' || one === 'ignore');
}

/** Two pipes with names, which a process can wait on: of each this one keeps its end, and `started` is given the others. */
function pipes(started) {
  const folder = mkdtempSync(join(tmpdir(), 'loopgate-starter-'));
  const [asked, answered] = ['asked', 'answered'].map((name) => join(folder, name));
  execFileSync('mkfifo', [asked, answered]);
  const open = [openSync(asked, O_RDWR), openSync(answered, O_RDONLY | O_NONBLOCK)];
  const theirs = [openSync(asked, O_RDONLY), openSync(answered, O_WRONLY)];
  const own = { to: openSync(asked, O_WRONLY), from: openSync(answered, O_RDONLY) };
  started(theirs);
  for (const one of [...open, ...theirs]) closeSync(one);
  rmSync(folder, { recursive: true });
  return own;
}

/** Not below this process, where what watches its children's memory would count and end it. A shell takes input from what has `&`. */
function startSmallProcess() {
  return pipes(([input, output]) => {
    const stdio = ['ignore', output, 'inherit', input];
    spawn('/bin/sh', ['-c', '"$0" "$1" <&3 3<&- &', process.execPath, import.meta.filename], { stdio }).unref();
  });
}

/** Less memory is copied in less time than another process takes to start. */
const LITTLE = 150 * 2 ** 20;

/** Has `spawnSync` and `execFileSync` of this process ask a small one. Windows copies nothing when it starts a program. */
export function startFromSmallProcess() {
  if (process.platform === 'win32') return;
  let small;
  for (const name of SYNCHRONOUS) {
    const own = child_process[name];
    child_process[name] = (program, ...rest) => {
      const args = Array.isArray(rest[0]) ? rest[0] : [];
      const options = rest.find((one) => typeof one === 'object' && one !== null && !Array.isArray(one)) ?? {};
      if (!isPlain(options) || (small === undefined && process.memoryUsage.rss() < LITTLE)) return own(program, ...rest);
      small ??= startSmallProcess();
      const here = { ...options, cwd: options.cwd ?? process.cwd(), env: { ...(options.env ?? process.env) } };
      send(small.to, { name, program, args, options: here });
      const answer = receive(small.from);
      if (answer === undefined) throw new Error('the process that starts the programs of tests has ended');
      const { thrown, result } = deserialize(answer);
      if (thrown !== undefined) throw Object.assign(new Error(thrown.message), thrown);
      if (result?.error !== undefined) result.error = Object.assign(new Error(result.error.message), result.error);
      return result;
    };
  }
}

function answer({ name, program, args, options }) {
  try {
    const result = child_process[name](program, args, options);
    return { result: result?.error === undefined ? result : { ...result, error: parts(result.error) } };
  } catch (error) {
    return { thrown: parts(error) };
  }
}

if (process.argv[1] === import.meta.filename) {
  for (let asked = receive(0); asked !== undefined; asked = receive(0)) send(1, answer(deserialize(asked)));
}
