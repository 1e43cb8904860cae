export const id = 475;
export const ids = [475];
export const modules = {

/***/ 6856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4605);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4500);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6243);



/** GitHub takes 65,536 characters. */
const MAX_COMMENT = 60_000;
/** The first line is a marker that no reader sees; one green line follows where there is nothing new and the result is a pass. */
function renderComment(report, { category, linkFor }) {
    const marker = `<!-- loopgate:report category=${quoted(category)} v=1 -->\n`;
    const clean = report.result === 'pass' && !(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .passesByPolicy */ .VV)(report) && !report.findings.some(({ status }) => status === 'new');
    if (clean)
        return `${marker}${cleanLine(report)}\n`;
    const budget = MAX_COMMENT - Buffer.byteLength(marker, 'utf8');
    return `${marker}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.renderMarkdown)(report, { budget, ...(linkFor === undefined ? {} : { linkFor }) })}`;
}
function cleanLine(report) {
    const parts = [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.verdictLine)(report)];
    if (report.counts.existing > 0)
        parts.push(`${report.counts.existing} existing`);
    if (report.counts.fixed > 0)
        parts.push(`${report.counts.fixed} fixed`);
    if (report.counts.suppressed > 0)
        parts.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.counts.suppressed, 'finding')} suppressed`);
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultMark */ .nV)(report)} loopgate: ${parts.join(', ')}. Read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .whatWasRead */ .CC)(report)}.`;
}
/** An HTML comment ends at `-->`, whatever quotes stand around it. */
function quoted(category) {
    return JSON.stringify((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(category, 300))
        .replace(/-(?=-)/g, '- ')
        .replaceAll('>', '');
}


/***/ })

};
