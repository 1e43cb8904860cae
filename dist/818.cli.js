export const id = 818;
export const ids = [818,517];
export const modules = {

/***/ 9517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   openStream: () => (/* binding */ openStream),
/* harmony export */   wC: () => (/* binding */ noticeAbout)
/* harmony export */ });
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
    return !Buffer.isBuffer(content);
}
const CONFIGURATION = /\.(?:ya?ml|json)$|(?:corefile|resolv|dns|unbound|kube|kustomization)/i;
/** Whether a file that cannot be read may be missed: a name under which DNS configuration or manifests are kept. */
function isMissed(path) {
    return CONFIGURATION.test(path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1));
}
/** A tree of one file, from standard input. */
function openStream(bytes) {
    const path = '<stdin>';
    return {
        label: path,
        files: () => [{ path, size: bytes.length, read: () => bytes }],
        read: () => undefined,
        notices: [],
    };
}
/** A remark about a file that was not opened: its place is the file's first character. */
function noticeAbout(path, kind, message) {
    const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
    return kind === 'unreadable' ? { kind, message, at, unread: 'bytes' } : { kind, message, at };
}
/** Code unit order, never a locale's. */
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watched: () => (/* binding */ watched)
/* harmony export */ });
/* unused harmony exports WATCHDOG_SECONDS, WATCHDOG_SECONDS_PER_MIB, WATCHDOG_SECONDS_PER_FILE */
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9517);
/**
 * Ends the process where a scan takes more processor time than anything honest does. A thread of its own looks, because the
 * scan itself never waits; it asks the inspector to end the main thread, which even interrupts a regular expression.
 */


/** Seconds of processor time for a scan as such, for each MiB that it reads, and for each file. */
const WATCHDOG_SECONDS = 9;
const WATCHDOG_SECONDS_PER_MIB = 4;
const WATCHDOG_SECONDS_PER_FILE = 0.002;
/** Characters of a path that are reported. */
const MAX_PATH = 200;
/** What the watching thread sees: milliseconds allowed, files read, length of the path that is being read. */
const WORDS = 3;
/** `npm run build` bundles the thread as this text. The message is one line of plain characters. */
const THREAD = `
const { workerData: { words, path, prefix } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = spent();
const timer = setInterval(() => {
  const allowed = Atomics.load(words, 0);
  if (spent() - start <= allowed) return;
  clearInterval(timer);
  const read = Atomics.load(words, 1);
  const length = Atomics.load(words, 2);
  const name = Buffer.from(path.slice(0, length)).toString('latin1').replace(/[^A-Za-z0-9 ._@\\/-]/g, '?');
  const where = length > 0 ? 'while it read ' + name : 'while it judged the ' + read + ' files that it had read';
  const text = prefix + 'The scan took more than ' + Math.round(allowed / 1000) +
    ' seconds of processor time and was ended ' + where + '. Nothing of it is judged.\\n';
  try { writeSync(prefix === '' ? 2 : 1, text); } catch {}
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(3)' });
  setTimeout(() => session.disconnect(), 500);
}, 100);
`;
/**
 * Watches from now on; the tree that comes back allows more with all that is read. `prefix`: put before the message, which
 * then goes to standard output, for a runner's command.
 */
function watched(tree, prefix = '', seconds = WATCHDOG_SECONDS) {
    const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
    const path = new Uint8Array(new SharedArrayBuffer(MAX_PATH));
    let allowed = seconds * 1000;
    Atomics.store(words, 0, allowed);
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(THREAD, { eval: true, execArgv: [], workerData: { words, path, prefix } });
    thread.unref();
    // Without threads there is nobody to watch; the scan's own bounds hold all the same.
    thread.on('error', () => undefined);
    const count = (bytes) => {
        allowed += bytes * ((WATCHDOG_SECONDS_PER_MIB * 1000) / (1024 * 1024));
        Atomics.store(words, 0, Math.min(2 ** 31 - 1, Math.ceil(allowed)));
    };
    return {
        ...tree,
        *files() {
            for (const file of tree.files()) {
                const name = Buffer.from(file.path, 'latin1').subarray(0, MAX_PATH);
                path.set(name);
                Atomics.store(words, 2, name.length);
                Atomics.add(words, 1, 1);
                allowed += WATCHDOG_SECONDS_PER_FILE * 1000;
                yield {
                    ...file,
                    read: () => {
                        const bytes = file.read();
                        count((0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnreadable */ .GZ)(bytes) ? 0 : bytes.length);
                        return bytes;
                    },
                };
            }
            Atomics.store(words, 2, 0);
        },
    };
}


/***/ })

};
