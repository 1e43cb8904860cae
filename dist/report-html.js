export const id = 989;
export const ids = [989];
export const modules = {

/***/ 2479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ HOME_PAGE),
/* harmony export */   rulePage: () => (/* binding */ rulePage),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */ const VERSION = '0.1.0';
/** Where this is published; whoever publishes it puts the account in. */ const HOME = 'https://github.com/OWNER/loopgate';
/** Of this version: it leads to the same page for ever. */ const HOME_PAGE = `${HOME}/tree/v${VERSION}`;
/** The page of a rule, as it is in this version. */ function rulePage(slug) {
	return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}


/***/ })

};
