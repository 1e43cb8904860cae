export const id = 87;
export const ids = [87];
export const modules = {

/***/ 4087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   renderGraph: () => (/* binding */ renderGraph)
/* harmony export */ });
/* unused harmony exports REPORTERS, GRAPH_REPORTERS */
const REPORTERS = {
    text: async () => (await __webpack_require__.e(/* import() */ 552).then(__webpack_require__.bind(__webpack_require__, 6552))).renderText,
    json: async () => (await __webpack_require__.e(/* import() */ 665).then(__webpack_require__.bind(__webpack_require__, 665))).renderJson,
    sarif: async () => {
        const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(455), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 9653));
        return (report) => renderSarif(report);
    },
    github: async () => {
        const { renderAnnotations } = await __webpack_require__.e(/* import() */ 976).then(__webpack_require__.bind(__webpack_require__, 5976));
        return (report) => renderAnnotations(report, { reserveError: false });
    },
    markdown: async () => {
        const { renderMarkdown } = await __webpack_require__.e(/* import() */ 83).then(__webpack_require__.bind(__webpack_require__, 1083));
        return (report) => renderMarkdown(report);
    },
    junit: async () => (await __webpack_require__.e(/* import() */ 723).then(__webpack_require__.bind(__webpack_require__, 9723))).renderJunit,
    html: async () => (await __webpack_require__.e(/* import() */ 542).then(__webpack_require__.bind(__webpack_require__, 2542))).renderHtml,
};
const GRAPH_REPORTERS = {
    mermaid: async () => (await __webpack_require__.e(/* import() */ 404).then(__webpack_require__.bind(__webpack_require__, 4404))).renderMermaid,
    dot: async () => (await __webpack_require__.e(/* import() */ 504).then(__webpack_require__.bind(__webpack_require__, 8504))).renderDot,
    html: async () => (await __webpack_require__.e(/* import() */ 509).then(__webpack_require__.bind(__webpack_require__, 3509))).renderGraphHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 350).then(__webpack_require__.bind(__webpack_require__, 7350))).renderGraphJson,
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
