export const id = 818;
export const ids = [818];
export const modules = {

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
