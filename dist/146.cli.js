export const id = 146;
export const ids = [146];
export const modules = {

/***/ 5146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   renderGraph: () => (/* binding */ renderGraph)
/* harmony export */ });
/* unused harmony exports REPORTERS, GRAPH_REPORTERS */
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);

const REPORTERS = {
    text: async () => (await __webpack_require__.e(/* import() */ 915).then(__webpack_require__.bind(__webpack_require__, 7915))).renderText,
    json: async () => (await __webpack_require__.e(/* import() */ 890).then(__webpack_require__.bind(__webpack_require__, 5890))).renderJson,
    sarif: async () => {
        const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(380), __webpack_require__.e(85)]).then(__webpack_require__.bind(__webpack_require__, 85));
        return (report) => renderSarif(report);
    },
    github: async () => {
        const { renderAnnotations } = await __webpack_require__.e(/* import() */ 156).then(__webpack_require__.bind(__webpack_require__, 9156));
        return (report) => renderAnnotations(report, { reserveError: false });
    },
    markdown: async () => {
        const { renderMarkdown } = await __webpack_require__.e(/* import() */ 460).then(__webpack_require__.bind(__webpack_require__, 9460));
        return (report) => renderMarkdown(report);
    },
    junit: async () => (await __webpack_require__.e(/* import() */ 826).then(__webpack_require__.bind(__webpack_require__, 5826))).renderJunit,
    html: async () => (await __webpack_require__.e(/* import() */ 822).then(__webpack_require__.bind(__webpack_require__, 1822))).renderHtml,
};
const SURFACES = {
    text: 'text',
    json: 'json',
    sarif: 'json',
    github: 'commands',
    markdown: 'markdown',
    junit: 'markup',
    html: 'markup',
};
const GRAPH_REPORTERS = {
    mermaid: async () => (await __webpack_require__.e(/* import() */ 57).then(__webpack_require__.bind(__webpack_require__, 4057))).renderMermaid,
    dot: async () => (await __webpack_require__.e(/* import() */ 913).then(__webpack_require__.bind(__webpack_require__, 913))).renderDot,
    html: async () => (await __webpack_require__.e(/* import() */ 10).then(__webpack_require__.bind(__webpack_require__, 10))).renderGraphHtml,
    json: async () => (await __webpack_require__.e(/* import() */ 985).then(__webpack_require__.bind(__webpack_require__, 985))).renderGraphJson,
};
/** In a quoted label Graphviz reads HTML's entities; Mermaid's labels hold no bracket at all. */
const GRAPH_SURFACES = {
    mermaid: 'text',
    dot: 'markup',
    html: 'markup',
    json: 'json',
};
async function render(id, report, options) {
    const reporter = await REPORTERS[id]();
    return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(SURFACES[id], reporter(report, options));
}
async function renderGraph(id, picture) {
    const reporter = await GRAPH_REPORTERS[id]();
    return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(GRAPH_SURFACES[id], reporter(picture));
}


/***/ })

};
