export const id = 705;
export const ids = [705];
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

/***/ 6705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findScanRoot: () => (/* binding */ findScanRoot)
/* harmony export */ });
/* unused harmony export lookBelow */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7795);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/** One root: the top level of the work tree that holds the paths of a scan. A path only selects what is read below it. */




/** Follows as many links as Linux does (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** Folders that are looked into for a checkout, and how deep. */
const MAX_FOLDERS = 2000;
const MAX_DEPTH = 3;
/** Throws UsageError for paths that do not exist, lie in two work trees, or outside of the one. */
function findScanRoot(cwd, given) {
    const here = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(cwd);
    const places = given.map((path) => ({ path, ...placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, path), path) }));
    const first = places[0];
    const tops = new Set(places.map(({ top }) => top));
    if (tops.size > 1) {
        const other = places.find(({ top }) => top !== first?.top);
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(first?.top === undefined || other?.top === undefined
            ? `${(first?.top === undefined ? first : other)?.path} lies outside of the git work tree ${first?.top ?? other?.top}, which holds the other paths`
            : `${first.path} and ${other.path} lie in two git work trees, ${first.top} and ${other.top}; scan them one by one`);
    }
    const root = first?.top ?? plainRoot(here, places);
    const paths = places.map(({ at }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, at).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
    const folders = places.map(({ at, folder }) => (folder ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)));
    return {
        root,
        paths: paths.includes('') ? [] : paths,
        common: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folders.reduce(commonFolder, folders[0] ?? root))
            .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
            .join('/'),
        git: first?.top !== undefined,
        cwd: here,
    };
}
/** Without git the working directory is the root; a single folder elsewhere is its own. */
function plainRoot(here, places) {
    const outside = places.find(({ at }) => !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(at, here));
    if (outside === undefined)
        return here;
    const around = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(here);
    if (around !== undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${outside.path} lies outside of the git work tree ${around.top}; change to its folder first`);
    if (places.length === 1)
        return outside.folder ? outside.at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(outside.at);
    throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${outside.path} lies outside the directory that is scanned`);
}
/**
 * Part by part from the file system's root: a link of a work tree is followed only inside it, as whoever committed it must
 * not choose what is scanned.
 */
function placeOf(path, given) {
    let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
    let hops = 0;
    const left = path.slice(at.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse();
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);
            continue;
        }
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
        const stat = statOf(next, given);
        if (!stat.isSymbolicLink()) {
            at = next;
            continue;
        }
        const top = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(at)?.top;
        const real = realOf(next, given);
        if (top !== undefined && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, top))
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${given} is a link out of the directory that is scanned`);
        hops += 1;
        if (hops > MAX_LINK_HOPS)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${given} does not exist`);
        // A file or folder of the tree keeps the name under which the tree holds it.
        if (top !== undefined && left.length === 0) {
            at = next;
            break;
        }
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
        if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
        left.push(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse());
    }
    const stat = statOf(at, given);
    const folder = stat.isDirectory() || (stat.isSymbolicLink() && statOf(realOf(at, given), given).isDirectory());
    return { at, folder, top: (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(stat.isDirectory() ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))?.top };
}
function statOf(path, given) {
    let stat;
    try {
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A part of the path is a file, or not ours to enter.
    }
    if (stat === undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`the path ${JSON.stringify(given)} does not exist`);
    return stat;
}
function realOf(path, given) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`the path ${JSON.stringify(given)} does not exist`);
    }
}
function commonFolder(a, b) {
    let folder = a;
    while (!(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(b, folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return folder;
}
/** Top levels of work trees below a folder that is none itself, and whether it holds any file at all. */
function lookBelow(workspace) {
    const start = realpathSync.native(workspace);
    const tops = [];
    let files = false;
    let open = [start];
    let looked = 0;
    for (let depth = 0; depth <= MAX_DEPTH && open.length > 0; depth += 1) {
        const next = [];
        for (const folder of open) {
            looked += 1;
            if (looked > MAX_FOLDERS)
                return { tops, files };
            if (folder !== start && findWorkTree(folder)?.top === folder) {
                tops.push(folder);
                continue;
            }
            for (const entry of entriesOf(folder)) {
                if (entry.isDirectory())
                    next.push(join(folder, entry.name));
                else
                    files = true;
            }
        }
        open = next;
    }
    return { tops: tops.map((top) => relative(start, top).split(sep).join('/')).sort(), files };
}
function entriesOf(folder) {
    try {
        return readdirSync(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
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
