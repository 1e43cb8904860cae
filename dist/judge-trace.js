export const id = 944;
export const ids = [944];
export const modules = {

/***/ 1067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ invariant),
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Our own mistake, never the file's: says so instead of going on with nonsense. */ function invariant(condition, message) {
    if (!condition) throw new Error(`loopgate made a mistake: ${message}`);
}
/** Closes an exhaustive `switch` on a `kind`. */ function assertNever(value) {
    throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}


/***/ })

};
