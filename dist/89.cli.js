export const id = 89;
export const ids = [89];
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

/***/ 7306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ leadsIntoGit)
/* harmony export */ });
/** git's own folder, by every name under which some file system opens it: nothing in it is content of the repository. */
/** Characters that HFS+ does not see in a name (git's utf8.c, next_hfs_char). */
const UNSEEN_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** One part of a path. `.GIT`, `.git. .`, `.git::$INDEX_ALLOCATION` and `GIT~1` open the folder too (git's path.c, is_ntfs_dotgit). */
function isGitFolder(part) {
    const seen = part.replace(UNSEEN_BY_HFS, '').split(':', 1)[0] ?? '';
    const name = seen.replace(/[. ]+$/, '').toLowerCase();
    return name === '.git' || /^git~[0-9]+$/.test(name);
}
/** Whether a path leads through git's folder, or names it, or the file that stands for it in a submodule. */
function leadsIntoGit(path) {
    return /git/i.test(path.replace(UNSEEN_BY_HFS, '')) && path.split(/[\\/]/).some(isGitFolder);
}


/***/ }),

/***/ 3089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendTextFile: () => (/* binding */ appendTextFile),
/* harmony export */   fileSize: () => (/* binding */ fileSize),
/* harmony export */   readTextFile: () => (/* binding */ readTextFile),
/* harmony export */   writeNewFile: () => (/* binding */ writeNewFile),
/* harmony export */   writeReportFile: () => (/* binding */ writeReportFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7795);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7306);
/** Files outside the scanned tree: what the runner hands over, and what the user asked to be written. */





/** The text of a file of at most `maxBytes` bytes; undefined when it is missing, larger or not a regular file. */
function readTextFile(path, maxBytes) {
    let handle;
    try {
        // A FIFO in the file's place must not stop us: open(2) O_NONBLOCK.
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
    }
    catch {
        return undefined;
    }
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
        if (!facts.isFile() || facts.size > maxBytes)
            return undefined;
        const bytes = Buffer.alloc(facts.size);
        let filled = 0;
        while (filled < bytes.length) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, bytes, filled, bytes.length - filled, filled);
            if (read === 0)
                break;
            filled += read;
        }
        return bytes.toString('utf8', 0, filled);
    }
    catch {
        return undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
    }
}
/** Bytes of a file, 0 when there is none. */
function fileSize(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
}
/** Throws what the system says when the file cannot be written. */
function appendTextFile(path, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text, 'utf8');
}
/**
 * Writes a report to the path that the user named, below `root` when it is relative: whole or not at all, under another
 * name first. What lies in `root` may come from a stranger: a link that leads out of it, a link in the file's own place and
 * git's folder are refused. Throws UsageError where the path cannot be written.
 */
function writeReportFile(root, path, text) {
    try {
        const target = targetOf(root, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
        const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false });
        // A terminal, a pipe or /dev/null that the user names cannot be replaced.
        if (there !== undefined && !there.isFile() && !there.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(target, text, 'utf8');
        else
            replaceFile(target, text, there?.mode);
    }
    catch (error) {
        if (error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e)
            throw error;
        const code = error.code ?? 'unknown error';
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${path} cannot be written (${code})`);
    }
}
/** A new file by the same rules; false where something has that name already. */
function writeNewFile(root, path, text) {
    const target = targetOf(root, path, true);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined)
        return false;
    writeReportFile(root, path, text);
    return true;
}
/** Where the bytes go. Below `root` no link is followed out of it or in the file's own place; elsewhere they are the user's own. */
function targetOf(root, path, mayBeLink = false) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root);
    const inside = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root), home].find((one) => isBelow(target, one));
    if (inside === undefined)
        return realTargetOf(target, home, path);
    const shown = target.slice(inside.length + 1);
    if ((0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsIntoGit */ ._)(shown))
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${path} lies in git’s own folder and is not written to`);
    refuseLinkOut(home, inside, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false });
    if (there?.isSymbolicLink() === true && !mayBeLink)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${path} is a link and is not written to`);
    if (there !== undefined && !there.isFile() && !mayBeLink)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${path} is not a regular file`);
    return target;
}
/** A path outside of `root` whose links lead back into it ends where a stranger may have laid the last part. */
function realTargetOf(target, home, path) {
    let real = target;
    try {
        real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target));
        if (!isBelow(real, home))
            real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(target);
    }
    catch {
        // It does not exist yet.
    }
    if (isBelow(real, home) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(real, { throwIfNoEntry: false })?.isSymbolicLink() === true)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${path} is a link and is not written to`);
    return real;
}
function isBelow(path, directory) {
    return path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
/** Looks at the part of `directory` that exists already, before anything is made in it. */
function refuseLinkOut(home, root, directory) {
    let existing = directory;
    while ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(existing, { throwIfNoEntry: false }) === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing) !== existing) {
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing);
    }
    let real;
    try {
        real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(existing);
    }
    catch {
        // A link to nothing.
    }
    const inside = real !== undefined && (real === home || isBelow(real, home));
    if (!inside)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${directory.slice(root.length + 1)} is a link out of the working directory`);
    if (real !== undefined && (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsIntoGit */ ._)(real.slice(home.length)))
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${directory.slice(root.length + 1)} is a link into git’s own folder`);
}
/** What the system answers where a file may be written but not replaced: a mount point, a directory that is closed. */
const NOT_REPLACED = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV']);
function replaceFile(target, text, mode) {
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(beside, text, {
            encoding: 'utf8',
            flag: 'wx',
            ...(mode === undefined ? {} : { mode: mode & 0o777 }),
        });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, { force: true });
        if (mode === undefined || !NOT_REPLACED.has(error.code ?? ''))
            throw error;
        const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
        const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(target, flags);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text, 'utf8');
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
        }
    }
}


/***/ })

};
