export const id = 980;
export const ids = [980];
export const modules = {

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   K: () => (/* binding */ splitNul),
/* harmony export */   resolveRevision: () => (/* binding */ resolveRevision)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/** The git process. The repository is hostile: nothing in it may choose a program that runs. */

/** Enough for the listing of a repository with a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
const SAFE_SETTINGS = [
    '--no-pager',
    '--no-optional-locks',
    '--literal-pathspecs',
    // Container jobs see a checkout that belongs to another user; git-config(1) safe.directory.
    '-c',
    'safe.directory=*',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.quotePath=false',
];
/** Runs git in `root` and waits for it. Never throws for what git says; GIT_* variables of the user stay as they are. */
function runGit(root, args, options = {}) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...SAFE_SETTINGS, ...args], {
        cwd: root,
        input: options.input ?? '',
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C', ...options.env },
        maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
        windowsHide: true,
        ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    });
    const started = result.error === undefined;
    return {
        status: started ? (result.status ?? -1) : -1,
        stdout: result.stdout ?? Buffer.alloc(0),
        stderr: started ? String(result.stderr ?? '') : String(result.error?.message),
    };
}
/** NUL separated output as strings; a name that is not UTF-8 keeps replacement characters. */
function splitNul(output) {
    const parts = output.toString('utf8').split('\0');
    if (parts.at(-1) === '')
        parts.pop();
    return parts;
}
/**
 * The full commit id of a revision, or undefined when there is none by that name. The name may come from a flag or an
 * event: `--end-of-options` keeps it from being an option (git-rev-parse(1)).
 */
function resolveRevision(root, revision) {
    if (revision === '' || revision.includes('\0'))
        return undefined;
    const result = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const id = result.stdout.toString('latin1').trim();
    return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}


/***/ })

};
