export const id = 362;
export const ids = [362];
export const modules = {

/***/ 7362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configFileOf: () => (/* binding */ configFileOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7795);
/* harmony import */ var _judge_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);
/* harmony import */ var _read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4116);
/** The configuration file of a run: the one that the user names, else the nearest of the repository, each by its own rules. */




/**
 * `given`: what the user names, counted from `from`; without it the nearest going up from the folder `common`. Undefined
 * where there is none; throws UsageError for one that does not exist, and for one that may not be read.
 */
function configFileOf({ root, common }, given, from) {
    if (given !== undefined) {
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, given);
        const bytes = (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.readNamedByUser)(root, given, at);
        if (bytes === undefined)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`the configuration ${JSON.stringify(given)} does not exist`);
        return { path: shownPath(root, at), text: bytes.toString('utf8') };
    }
    const path = (0,_judge_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfig */ .u0)(common, (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .openReader */ .cE)(root).has);
    if (path === undefined)
        return undefined;
    const bytes = (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.readNamedByRepository)(root, path);
    if (bytes === undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`the configuration ${JSON.stringify(path)} cannot be read`);
    return { path, text: bytes.toString('utf8') };
}
/** From the root, or the file's name alone where it lies elsewhere. */
function shownPath(root, at) {
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), at).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    return from.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(from) ? (at.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).pop() ?? at) : from;
}


/***/ }),

/***/ 9866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ configCandidates),
/* harmony export */   k$: () => (/* binding */ fromTop),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vg: () => (/* binding */ configFolder)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5481);
/** Where the configuration stands, and what its globs and files count from. */


/** From the folder `common` up to the top of the repository; for each folder the paths that are looked for. */
function configCandidates(common) {
    const folders = [''];
    for (let end = common.indexOf('/'); end !== -1; end = common.indexOf('/', end + 1))
        folders.push(common.slice(0, end + 1));
    if (common !== '')
        folders.push(`${common}/`);
    return folders.reverse().map((folder) => _config_js__WEBPACK_IMPORTED_MODULE_1__.CONFIG_PATHS.map((path) => folder + path));
}
/** The nearest configuration going up from `common`. Throws UsageError for two in one folder: either may be meant. */
function findConfig(common, exists) {
    for (const candidates of configCandidates(common)) {
        const [first, second] = candidates.filter(exists);
        if (first !== undefined && second !== undefined)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${first} and ${second} are both configurations of one folder; keep one of them`);
        if (first !== undefined)
            return first;
    }
    return undefined;
}
/** The folder that a configuration speaks of, `''` for the top: its own, and for one in `.github` the folder above. */
function configFolder(path) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    if (folder === '.github')
        return '';
    return folder.endsWith('/.github') ? folder.slice(0, -'/.github'.length) : folder;
}
/** The same configuration with globs and files reported from the top of the repository. */
function fromTop(config, folder) {
    if (folder === '')
        return config;
    // A character that means something in a glob is any one character here.
    const prefix = `${folder.replace(/[*?[\]{}()\\!]/g, '?')}/`;
    const glob = (one) => ({
        ...one,
        value: prefix + one.value.replace(/^(?:\.\/+)+/, ''),
    });
    const file = (one) => ({ ...one, value: `${folder}/${one.value}` });
    const node = (one) => ({
        ...one,
        files: one.files.map((entry) => entry.content.kind === 'inline'
            ? entry
            : { ...entry, content: { ...entry.content, path: file(entry.content.path) } }),
    });
    const cluster = (one) => ({
        ...one,
        paths: one.paths.map(glob),
        nodes: one.nodes.map(node),
    });
    return {
        ...config,
        ...(config.include === undefined ? {} : { include: config.include.map(glob) }),
        ...(config.exclude === undefined ? {} : { exclude: config.exclude.map(glob) }),
        ...(config.baseline === undefined ? {} : { baseline: file(config.baseline) }),
        clusters: config.clusters.map(cluster),
        suppressions: config.suppressions.map((one) => one.path === undefined ? one : { ...one, path: glob({ value: one.path }).value }),
    };
}


/***/ })

};
