export const id = 126;
export const ids = [126];
export const modules = {

/***/ 2126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   renderGraph: () => (/* binding */ renderGraph)
/* harmony export */ });
/* unused harmony exports REPORTERS, GRAPH_REPORTERS */
const REPORTERS = {
    text: async () => (await __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 1735))).renderText,
    json: async () => (await __webpack_require__.e(/* import() */ 14).then(__webpack_require__.bind(__webpack_require__, 9014))).renderJson,
    sarif: async () => {
        const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(232), __webpack_require__.e(229)]).then(__webpack_require__.bind(__webpack_require__, 8229));
        return (report) => renderSarif(report);
    },
    github: async () => {
        const { renderAnnotations } = await __webpack_require__.e(/* import() */ 589).then(__webpack_require__.bind(__webpack_require__, 4589));
        return (report) => renderAnnotations(report, { reserveError: false });
    },
    markdown: async () => {
        const { renderMarkdown } = await __webpack_require__.e(/* import() */ 853).then(__webpack_require__.bind(__webpack_require__, 4853));
        return (report) => renderMarkdown(report);
    },
    junit: async () => (await __webpack_require__.e(/* import() */ 478).then(__webpack_require__.bind(__webpack_require__, 5478))).renderJunit,
    html: async () => (await __webpack_require__.e(/* import() */ 721).then(__webpack_require__.bind(__webpack_require__, 721))).renderHtml,
};
const GRAPH_REPORTERS = {
    mermaid: async () => (await __webpack_require__.e(/* import() */ 661).then(__webpack_require__.bind(__webpack_require__, 4661))).renderMermaid,
    dot: async () => (await __webpack_require__.e(/* import() */ 797).then(__webpack_require__.bind(__webpack_require__, 7797))).renderDot,
    html: async () => (await __webpack_require__.e(/* import() */ 926).then(__webpack_require__.bind(__webpack_require__, 7926))).renderGraphHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 917).then(__webpack_require__.bind(__webpack_require__, 9917))).renderGraphJson,
};
async function render(id, report, options) {
    const reporter = await REPORTERS[id]();
    return reporter(report, options);
}
async function renderGraph(id, picture) {
    const reporter = await GRAPH_REPORTERS[id]();
    return reporter(picture);
}


/***/ })

};
