export const id = 105;
export const ids = [105];
export const modules = {

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    /** The message as it is to be shown: what a name in one of them says begins no other. */
    lines;
    constructor(...lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
}


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   lA: () => (/* binding */ userExcludes),
/* harmony export */   resolveRevision: () => (/* binding */ resolveRevision)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(848);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/**
 * The git process, and the only place that starts it. The repository is hostile: nothing in it, and no setting of the
 * repository, the user or the environment, chooses a program that runs.
 */




/** Enough for the listing of a repository with a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
/**
 * git-config(1). On the command line, where they count for more than any file or variable. What git before 2.38 does not
 * know it passes over; none of them relies on such a setting alone.
 */
const SETTINGS = [
    // Container jobs see a checkout that belongs to another user.
    'safe.directory=*',
    'safe.bareRepository=explicit',
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.editor=false',
    'sequence.editor=false',
    'core.askPass=',
    'core.sshCommand=false',
    'core.gitProxy=',
    // Run by a shell, with the alternate's path behind it: `:` does nothing.
    'core.alternateRefsCommand=:',
    'credential.helper=',
    'diff.external=',
    'gpg.program=false',
    'log.showSignature=false',
    'uploadpack.packObjectsHook=',
    'maintenance.auto=false',
    'gc.auto=0',
    'fetch.writeCommitGraph=false',
    'fetch.recurseSubmodules=false',
    'submodule.recurse=false',
    'core.quotePath=false',
];
/**
 * Runs git at the top level of a work tree and waits for it. Never throws for what git says. In a folder that is no top
 * level git is not started at all: it would look for a repository of its own.
 */
function runGit(root, args, options = {}) {
    const tree = workTreeAt(root);
    if (tree === undefined)
        return notStarted(`${root} is not the top level of a git work tree`);
    const program = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .Kp)('git', process.env['PATH'], tree.top);
    if (program === undefined)
        return { ...notStarted('git is not installed'), absent: true };
    const fetches = options.fetches === true;
    const own = [
        '--no-pager',
        '--no-optional-locks',
        '--literal-pathspecs',
        '--no-replace-objects',
        `--git-dir=${tree.gitDir}`,
        `--work-tree=${tree.top}`,
        ...[...SETTINGS, `protocol.allow=${fetches ? 'user' : 'never'}`].flatMap((setting) => ['-c', setting]),
    ];
    const result = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .startProgram */ .Xd)(program, [...own, ...args], {
        cwd: tree.top,
        input: options.input ?? '',
        env: { ...environment(tree.top, fetches, fetches || options.userSettings === true), ...options.env },
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
/** Undefined where `root` is not itself a top level: git answers for all of a work tree or not at all. */
function workTreeAt(root) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
        const tree = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(real);
        return tree?.top === real ? tree : undefined;
    }
    catch {
        return undefined;
    }
}
function notStarted(because) {
    return { status: -1, stdout: Buffer.alloc(0), stderr: because };
}
/** git(1), Environment variables. */
function environment(top, fetches, userSettings) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        // GIT_DIR, GIT_INDEX_FILE, GIT_EXTERNAL_DIFF, GIT_SSH_COMMAND, GIT_EXEC_PATH, ...: none is for us.
        if (value === undefined || /^(?:GIT_|SSH_ASKPASS|PAGER$|EDITOR$|VISUAL$)/i.test(name))
            continue;
        env[name] = value;
    }
    // Settings may stand in the environment too; those of the command line count for more.
    if (userSettings) {
        for (const [name, value] of Object.entries(process.env))
            if (value !== undefined && /^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|GLOBAL|SYSTEM|NOSYSTEM)$/.test(name))
                env[name] = value;
    }
    else {
        env['GIT_CONFIG_GLOBAL'] = '/dev/null';
        env['GIT_CONFIG_NOSYSTEM'] = '1';
    }
    return {
        ...env,
        PATH: (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .searchPath */ .oe)(process.env['PATH'], top).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        // Counts for more than any protocol.*.allow, and ends what git before 2.45 would fetch on its own.
        GIT_ALLOW_PROTOCOL: fetches ? 'https:http:file' : 'none',
    };
}
/** Arguments for a listing with `--exclude-standard`: the list of ignored files that the user's own settings name. */
function userExcludes(root) {
    const asked = runGit(root, ['config', '--type=path', '--get', 'core.excludesFile'], { userSettings: true });
    const path = asked.status === 0 ? asked.stdout.toString('utf8').replace(/\n$/, '') : '';
    return path === '' ? [] : ['-c', `core.excludesFile=${path}`];
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


/***/ }),

/***/ 848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   oe: () => (/* binding */ searchPath)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/** The one place that starts a process: git and the template engines, never what the scanned tree names or brings along. */




/** Without a shell, and with no variable but those of `options.env`. */
function startProgram(program, args, options) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, { ...options, shell: false });
}
/** The folders of `path`, a list as in PATH, that are absolute and lie outside the tree that is scanned. */
function searchPath(path, root) {
    return (path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder))
            return false;
        try {
            return !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(folder, root) && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder), root);
        }
        catch {
            return false;
        }
    });
}
/** The program of that name in `path`; never one inside `root`, also not by a link. */
function findProgram(name, path, root) {
    for (const folder of searchPath(path, root)) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, process.platform === 'win32' ? `${name}.exe` : name);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
            const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(file);
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real).isFile() && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, root))
                return file;
        }
        catch {
            // Not there, or not ours to start.
        }
    }
    return undefined;
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   v: () => (/* binding */ findWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7795);
/**
 * Where a git work tree begins, found without asking git: git itself takes any folder with the right names in it for a
 * repository, and a pull request can commit such a folder. What it cannot commit is an entry called `.git`.
 */



/** A gitfile is one line with a path (gitrepository-layout(5)). */
const MAX_GITFILE_BYTES = 8192;
/**
 * The work tree that holds `directory`, a path without links: the nearest folder going up with a `.git` entry decides.
 * Undefined where there is none. Throws UsageError where that entry leads into files of a work tree.
 */
function findWorkTree(directory) {
    for (let top = directory;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)) {
        const gitDir = gitDirOf(top);
        if (gitDir !== undefined) {
            if (isAmongFiles(gitDir, top))
                throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')} leads to a folder among the files of a work tree; git is not started there`);
            return { top, gitDir };
        }
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top)
            return undefined;
    }
}
/** Whether `path` is `folder` or lies below it; both absolute. */
function isBelow(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/** The repository of the `.git` entry in this very folder; an entry that is none is passed over, as git does. */
function gitDirOf(top) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry, { throwIfNoEntry: false });
        if (stat === undefined)
            return undefined;
        const target = stat.isFile() ? gitfileTarget(entry, stat.size) : entry;
        if (target === undefined)
            return undefined;
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, target));
        return isRepository(real) ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function gitfileTarget(entry, size) {
    if (size > MAX_GITFILE_BYTES)
        return undefined;
    return /^gitdir: ([^\0]+?)[\r\n]*$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(entry, 'utf8'))?.[1];
}
/** setup.c is_git_directory: HEAD, and objects and refs in it or in its `commondir`. */
function isRepository(gitDir) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), { throwIfNoEntry: false }) === undefined)
        return false;
    const common = commonDirOf(gitDir);
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'refs')].every((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true);
}
function commonDirOf(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir');
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (stat?.isFile() !== true || stat.size > MAX_GITFILE_BYTES)
        return gitDir;
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/[\r\n]+$/, '');
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, path));
}
/**
 * Whether a repository lies where a commit could have put it: in the tree `top` it is said to belong to, or in another
 * one around it. Below a folder called `.git` nothing can be committed: there lie those of linked work trees and submodules.
 */
function isAmongFiles(gitDir, top) {
    const common = commonDirOf(gitDir);
    const places = common === gitDir ? [gitDir] : [gitDir, common];
    return places.some((place) => {
        if (place.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'))
            return false;
        if (isBelow(place, top))
            return true;
        for (let around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place);; around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around)) {
            const other = gitDirOf(around);
            // `project/.git` names `project/.bare`, whose linked work trees lie beside it.
            if (other !== undefined)
                return commonDirOf(other) !== common;
            if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around) === around)
                return false;
        }
    });
}


/***/ })

};
