export const id = 386;
export const ids = [386];
export const modules = {

/***/ 3386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   renderGraph: () => (/* binding */ renderGraph)
/* harmony export */ });
/* unused harmony exports REPORTERS, GRAPH_REPORTERS */
const REPORTERS = {
    text: async () => (await __webpack_require__.e(/* import() */ 19).then(__webpack_require__.bind(__webpack_require__, 5019))).renderText,
    json: async () => (await __webpack_require__.e(/* import() */ 802).then(__webpack_require__.bind(__webpack_require__, 802))).renderJson,
    sarif: async () => {
        const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(868), __webpack_require__.e(445)]).then(__webpack_require__.bind(__webpack_require__, 9445));
        return (report) => renderSarif(report);
    },
    github: async () => {
        const { renderAnnotations } = await __webpack_require__.e(/* import() */ 484).then(__webpack_require__.bind(__webpack_require__, 4484));
        return (report) => renderAnnotations(report, { reserveError: false });
    },
    markdown: async () => {
        const { renderMarkdown } = await __webpack_require__.e(/* import() */ 212).then(__webpack_require__.bind(__webpack_require__, 2212));
        return (report) => renderMarkdown(report);
    },
    junit: async () => (await __webpack_require__.e(/* import() */ 154).then(__webpack_require__.bind(__webpack_require__, 9154))).renderJunit,
    html: async () => (await __webpack_require__.e(/* import() */ 62).then(__webpack_require__.bind(__webpack_require__, 2062))).renderHtml,
};
const GRAPH_REPORTERS = {
    mermaid: async () => (await __webpack_require__.e(/* import() */ 73).then(__webpack_require__.bind(__webpack_require__, 6073))).renderMermaid,
    dot: async () => (await __webpack_require__.e(/* import() */ 537).then(__webpack_require__.bind(__webpack_require__, 9537))).renderDot,
    html: async () => (await __webpack_require__.e(/* import() */ 506).then(__webpack_require__.bind(__webpack_require__, 6506))).renderGraphHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 417).then(__webpack_require__.bind(__webpack_require__, 7417))).renderGraphJson,
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
