'use strict';
/* dist/main.js: how one module asks for another. The build puts in what BUILD and BESIDE are, and `fileOf`. */
const fs = require('node:fs');
const path = require('node:path');

// What Node.js sets up of its own while a time limit breaks off stays half done for good: these are asked for under one.
for (const name of ['process', 'path/posix', 'url', 'crypto']) require(name);

/** A digest of the files that a usual scan starts with. */
const BUILD = 'e4c6183f443523ddd8da';
/** Modules of a scan: a cache that is made of less stays poor. */
const ENOUGH = 200;
/** Microseconds: V8 forgets what is not called for a while, and keeps little of a longer scan. */
const SHORT = 1_000_000;
const END = Buffer.from(`\n${BUILD}\n`);
/** Around a file that is compiled among others. */
const BEFORE = '(function (module, require) {';
const AFTER = '\n}),';
const BESIDE = {
  "start-command.js": [
    "doors/cli.js",
    "doors/cli/baseline.js",
    "doors/cli/check-input.js",
    "doors/cli/completion.js",
    "doors/cli/config.js",
    "doors/cli/diff.js",
    "doors/cli/explain.js",
    "doors/cli/fix.js",
    "doors/cli/flags.js",
    "doors/cli/graph.js",
    "doors/cli/init.js",
    "doors/cli/merge.js",
    "doors/cli/open.js",
    "doors/cli/output.js",
    "doors/cli/render-hint.js",
    "doors/cli/rules.js",
    "doors/cli/scan.js",
    "doors/cli/schema.js",
    "doors/cli/trace.js",
    "doors/cli/usage.js",
    "doors/terminal.js",
    "report/index.js"
  ],
  "start-action.js": [
    "doors/action.js",
    "doors/blob-links.js",
    "doors/github/base.js",
    "doors/github/event.js",
    "doors/github/inputs.js",
    "doors/github/job.js",
    "doors/github/json.js",
    "doors/github/outputs.js",
    "doors/github/places.js",
    "doors/github/publish.js",
    "doors/github/run-check.js",
    "doors/github/run.js",
    "doors/github/toolkit.js"
  ],
  "start-compare.js": [
    "core/forwarding/entry.js",
    "core/text/assumption.js",
    "core/text/named-paths.js",
    "judge/changed-lines.js",
    "judge/config/effective.js",
    "judge/diff/askers.js",
    "judge/diff/compare.js",
    "judge/diff/diff.js",
    "judge/diff/pair-clusters.js",
    "judge/diff/pair-left-over.js",
    "judge/diff/placeless.js",
    "judge/resolver-statements.js",
    "judge/rules/out-of-sight/active-text.js",
    "judge/rules/out-of-sight/applied-last.js",
    "judge/rules/out-of-sight/chosen-instead.js",
    "judge/rules/out-of-sight/edited-manifests.js",
    "judge/rules/out-of-sight/exchanged-names.js",
    "judge/rules/out-of-sight/flipped-variables.js",
    "judge/rules/out-of-sight/kept-pieces.js",
    "judge/rules/out-of-sight/left-overrides.js",
    "judge/rules/out-of-sight/lists-set-anew.js",
    "judge/rules/out-of-sight/lost-guards.js",
    "judge/rules/out-of-sight/moved-texts.js",
    "judge/rules/out-of-sight/named-instead.js",
    "judge/rules/out-of-sight/named-left-out.js",
    "judge/rules/out-of-sight/named-rivals.js",
    "judge/rules/out-of-sight/server-partners.js",
    "judge/rules/out-of-sight/service-heirs.js",
    "judge/rules/out-of-sight/successors.js",
    "judge/rules/out-of-sight/unread-bases.js",
    "judge/rules/out-of-sight/unread-changes.js",
    "judge/rules/out-of-sight/written-over.js",
    "judge/stated-variables.js",
    "judge/suppression/policy-changes.js",
    "judge/unread-corefiles.js",
    "judge/unread.js",
    "read/tree/objects.js",
    "report/plain-text.js",
    "tools/shared/judged-commands.js",
    "tools/shared/settings-files.js",
    "tools/shell/editable.js",
    "tools/shell/edits-by-tools.js",
    "tools/shell/edits-of-texts.js",
    "tools/shell/edits.js",
    "tools/shell/literals.js",
    "tools/shell/made.js"
  ],
  "start-loops.js": [
    "core/dns/name-set.js",
    "core/dns/query-type.js",
    "core/forwarding/describe-loop.js",
    "core/forwarding/group-loops.js",
    "core/forwarding/names.js",
    "core/forwarding/pattern-names.js",
    "core/forwarding/plain-sends.js",
    "core/forwarding/return-probability.js",
    "core/forwarding/states.js",
    "judge/fixes/candidates.js",
    "judge/fixes/edits.js",
    "judge/rules/rule.js",
    "judge/secrets/directive-words.js",
    "judge/secrets/public-words.js",
    "judge/secrets/redaction.js",
    "report/excerpt.js",
    "report/fix-lines.js"
  ]
};
const KEPT = ['start.js', 'start-command.js', 'start-loops.js'];

const loaded = new Map();
const imports = new Map();
const sources = startModules();

/** Its source, read when it is first asked for. */
function sourceOf(id) {
  if (!(id in sources)) {
    const [beside] = Object.keys(BESIDE).filter((name) => BESIDE[name].includes(id));
    const file = require.resolve(`./${beside ?? fileOf(id)}`);
    // A time limit broke off its reading, and no `finally` of Node's own took it away.
    if (require.cache[file]?.loaded === false) delete require.cache[file];
    Object.assign(sources, require(file));
  }
  return sources[id];
}

/** The file that holds a module. */
function fileOf(id) {
  const folders = id.replace('../', '').split('/').slice(0, -1);
  if (folders[0] !== '~' && folders[0] !== 'node_modules') return `${folders.slice(0, 2).join('-')}.js`;
  const scope = folders[1].startsWith('@') ? 3 : 2;
  return `packages-${folders.slice(1, scope).join('-').replace('@', '')}.js`;
}

/** Named by paths in src, or packages; evaluated when first asked for. */
function __load__(id) {
  const known = loaded.get(id);
  if (known !== undefined) return known.exports;
  const module = { id, exports: {}, done: false };
  loaded.set(id, module);
  const above = folder;
  folder = id.slice(0, id.lastIndexOf('/') + 1);
  try {
    const exports = sourceOf(id).call(module.exports, from, __load__, module.exports, module);
    // Ours return what they export, packages put it where Node.js looks for it.
    if (exports !== undefined) module.exports = exports;
    module.done = true;
  } finally {
    folder = above;
    if (!module.done) loaded.delete(id);
  }
  return module.exports;
}

/** Of rooms that others name without it. */
const FLOORS = {
  text: 'core',
  dns: 'core',
  facts: 'core',
  cluster: 'core',
  forwarding: 'core',
  tree: 'read',
  documents: 'read',
  carriers: 'read',
  templates: 'read',
};

/** Of the module that is evaluated. */
let folder = '';

/** Ours go in no circle: a half evaluated module was broken off by a time limit. */
function from(...names) {
  return names.map((name) => {
    const first = name.slice(0, name.indexOf('/'));
    const path = first === '.' ? folder + name.slice(2) : first in FLOORS ? `${FLOORS[first]}/${name}` : name;
    return imports.get(path) ?? later(path);
  });
}

function later(name) {
  // The build leaves out the ending of ours, and names the folder of packages `~`.
  const id = /^~\/|\.json$/.test(name) ? name : `${name}.js`;
  let exports;
  const load = () => {
    if (loaded.get(id)?.done === false) for (const one of [...loaded.values()]) if (!one.done) loaded.delete(one.id);
    exports = __load__(id);
    return exports;
  };
  const asked = () => exports ?? load();
  imports.set(name, asked);
  return asked;
}
__load__.builtIn = (load) => {
  let exports;
  return () => {
    exports ??= load();
    return exports;
  };
};

/* For packages that are ES modules. */
__load__.d = (exports, definition) => {
  for (const key in definition)
    if (!Object.hasOwn(exports, key)) Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
};
__load__.o = (object, key) => Object.hasOwn(object, key);
__load__.r = (exports) => {
  Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  Object.defineProperty(exports, '__esModule', { value: true });
};

/** Compiling them is a third of a small scan: V8's code is kept for the next one of the same user, never on a CI runner. */
function startModules() {
  const cache = cacheFile();
  if (cache === undefined) return require('./start.js');
  const { Script } = require('node:vm');
  const filename = path.join(__dirname, 'start.js');
  const cachedData = readCache(cache);
  const text = textOf(KEPT.map((name) => path.join(__dirname, name)));
  const script = new Script(text, { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected)
    process.once('exit', () => {
      const { user, system } = process.cpuUsage();
      if (loaded.size >= ENOUGH && user + system < SHORT) writeCache(cache, script.createCachedData());
    });
  return Object.assign(
    {},
    ...script.runInThisContext().map((evaluate) => {
      const module = { exports: {} };
      evaluate(module, require);
      return module.exports;
    }),
  );
}

/** A list of functions, a file in each, read to where it stays: each copy is 2 % of a small scan. */
function textOf(names) {
  const opened = names.map((name) => {
    const file = fs.openSync(name);
    return { file, size: fs.fstatSync(file).size };
  });
  const length = opened.reduce((sum, { size }) => sum + BEFORE.length + size + AFTER.length, 1);
  const bytes = Buffer.allocUnsafeSlow(length + 1);
  let at = bytes.latin1Write('[');
  for (const { file, size } of opened) {
    at += bytes.latin1Write(BEFORE, at);
    at += fs.readSync(file, bytes, at, size, null);
    at += bytes.latin1Write(AFTER, at);
    fs.closeSync(file);
  }
  bytes.latin1Write(']', at);
  return bytes.latin1Slice(0, at + 1);
}

/** Where nobody else writes; a folder within a work tree might have been checked out. */
function cacheFile() {
  const { CI, GITHUB_ACTIONS, NODE_DISABLE_COMPILE_CACHE, XDG_CACHE_HOME = '' } = process.env;
  // A program that only loads this file has its own ways.
  if (path.dirname(require.main?.filename ?? '') !== __dirname) return undefined;
  if (process.getuid === undefined || [CI, GITHUB_ACTIONS, NODE_DISABLE_COMPILE_CACHE].some((value) => value))
    return undefined;
  try {
    const above = path.isAbsolute(XDG_CACHE_HOME)
      ? XDG_CACHE_HOME
      : path.join(require('node:os').userInfo().homedir, '.cache');
    const folder = path.join(fs.realpathSync(above), 'loopgate');
    for (let at = folder; at !== path.dirname(at); at = path.dirname(at))
      if (fs.lstatSync(path.join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return undefined;
    if (fs.lstatSync(folder, { throwIfNoEntry: false }) === undefined) fs.mkdirSync(folder, { mode: 0o700 });
    const stats = fs.lstatSync(folder);
    if (!stats.isDirectory() || !isMine(stats)) return undefined;
    const { mtimeMs, size } = fs.statSync(path.join(__dirname, 'start.js'));
    return path.join(folder, `${BUILD}-${size}-${Math.round(mtimeMs)}-${process.version}-${process.arch}`);
  } catch {
    return undefined;
  }
}

function isMine({ uid, mode }) {
  return uid === process.getuid() && (mode & 0o077) === 0;
}

/** Whole: V8 would run half of a file. */
function readCache(file) {
  let open;
  try {
    open = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
    const stats = fs.fstatSync(open);
    if (!stats.isFile() || !isMine(stats)) return undefined;
    const bytes = fs.readFileSync(open);
    return bytes.subarray(-END.length).equals(END) ? bytes.subarray(0, -END.length) : undefined;
  } catch {
    return undefined;
  } finally {
    if (open !== undefined) fs.closeSync(open);
  }
}

function writeCache(file, code) {
  const part = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(part, Buffer.concat([code, END]), { mode: 0o600, flag: 'wx', flush: true });
    fs.renameSync(part, file);
    const others = fs.readdirSync(path.dirname(file)).map((name) => path.join(path.dirname(file), name));
    for (const other of others.filter(isOld)) fs.rmSync(other);
  } catch {
    fs.rmSync(part, { force: true });
  }
}

/** Of other builds, or of a process that ended while it wrote. */
function isOld(file) {
  return Date.now() - fs.statSync(file).mtimeMs > 7 * 24 * 3600 * 1000;
}

exports.loaded = loaded;
exports.openDoor = (door) => __load__('doors/main.js').openDoor(door);
