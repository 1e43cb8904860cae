export const id = 10;
export const ids = [10];
export const modules = {

/***/ 5146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   render: () => (/* binding */ render),
/* harmony export */   renderComparison: () => (/* binding */ renderComparison),
/* harmony export */   renderGraph: () => (/* binding */ renderGraph)
/* harmony export */ });
/* unused harmony exports REPORTERS, GRAPH_REPORTERS */
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);
/** The list of reporters. Each is loaded when it is asked for: a run that prints text need not load SARIF's rules. */ 
const REPORTERS = {
	text: async ()=>(await __webpack_require__.e(/* import() | report-text */ 331).then(__webpack_require__.bind(__webpack_require__, 7915))).renderText,
	json: async ()=>(await __webpack_require__.e(/* import() | report-json */ 660).then(__webpack_require__.bind(__webpack_require__, 5890))).renderJson,
	sarif: async ()=>{
		const { renderSarif } = await Promise.all(/* import() | report-sarif */[__webpack_require__.e(552), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 85));
		return (report)=>renderSarif(report);
	},
	github: async ()=>{
		const { renderAnnotations } = await __webpack_require__.e(/* import() | report-annotations */ 280).then(__webpack_require__.bind(__webpack_require__, 6448));
		return (report)=>renderAnnotations(report, {
				reserveError: false
			});
	},
	markdown: async ()=>{
		const { renderMarkdown } = await Promise.all(/* import() | report-markdown */[__webpack_require__.e(605), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 5113));
		return (report, { linkFor })=>renderMarkdown(report, linkFor === undefined ? {} : {
				linkFor
			});
	},
	junit: async ()=>(await __webpack_require__.e(/* import() | report-junit */ 306).then(__webpack_require__.bind(__webpack_require__, 5826))).renderJunit,
	gitlab: async ()=>(await __webpack_require__.e(/* import() | report-gitlab */ 859).then(__webpack_require__.bind(__webpack_require__, 4975))).renderGitlab,
	html: async ()=>(await Promise.all(/* import() | report-html */[__webpack_require__.e(605), __webpack_require__.e(104), __webpack_require__.e(989)]).then(__webpack_require__.bind(__webpack_require__, 5043))).renderHtml
};
const SURFACES = {
	text: 'text',
	json: 'json',
	sarif: 'json',
	github: 'commands',
	markdown: 'markdown',
	junit: 'markup',
	gitlab: 'json',
	html: 'markup'
};
const GRAPH_REPORTERS = {
	mermaid: async ()=>(await __webpack_require__.e(/* import() | report-mermaid */ 295).then(__webpack_require__.bind(__webpack_require__, 4057))).renderMermaid,
	dot: async ()=>(await __webpack_require__.e(/* import() | report-dot */ 299).then(__webpack_require__.bind(__webpack_require__, 913))).renderDot,
	html: async ()=>(await Promise.all(/* import() | report-graph-html */[__webpack_require__.e(605), __webpack_require__.e(104), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 1996))).renderGraphHtml,
	json: async ()=>(await __webpack_require__.e(/* import() | report-graph-json */ 929).then(__webpack_require__.bind(__webpack_require__, 985))).renderGraphJson
};
/** In a quoted label Graphviz reads HTML's entities; Mermaid's labels hold no bracket at all. */ const GRAPH_SURFACES = {
	mermaid: 'text',
	dot: 'markup',
	html: 'markup',
	json: 'json'
};
async function render(id, report, options) {
	const reporter = await REPORTERS[id]();
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(SURFACES[id], reporter(report, options));
}
/** The page with the change that it shows. */ async function renderComparison(picture, comparison) {
	const { renderGraphHtml } = await Promise.all(/* import() | report-graph-html */[__webpack_require__.e(605), __webpack_require__.e(104), __webpack_require__.e(80)]).then(__webpack_require__.bind(__webpack_require__, 1996));
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(GRAPH_SURFACES.html, renderGraphHtml(picture, {
		comparison
	}));
}
async function renderGraph(id, picture) {
	const reporter = await GRAPH_REPORTERS[id]();
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)(GRAPH_SURFACES[id], reporter(picture));
}


/***/ })

};
