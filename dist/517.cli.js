export const id = 517;
export const ids = [517];
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


/***/ })

};
