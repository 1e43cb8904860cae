export const id = 365;
export const ids = [365,989];
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


/***/ }),

/***/ 6856:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderComment: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5113);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4500);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6243);
/** The comment below a pull request. */ 



/** GitHub takes 65,536 characters. */ const MAX_COMMENT = 60_000;
/** The first line is a marker that no reader sees; one green line follows where there is nothing new and the result is a pass. */ function renderComment(report, { category, linkFor }) {
	const marker = `<!-- loopgate:report category=${quoted(category)} v=1 -->\n`;
	const clean = report.result === 'pass' && !(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .passesByPolicy */ .VV)(report) && !report.findings.some(({ status })=>status === 'new');
	if (clean && !showsDiff(report)) return `${marker}${cleanLine(report)}\n`;
	const budget = MAX_COMMENT - Buffer.byteLength(marker, 'utf8');
	return `${marker}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.renderMarkdown)(report, {
		budget,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
			linkFor
		})
	})}`;
}
function showsDiff({ diff, diffAlways }) {
	return diff !== undefined && (diffAlways === true || diff.changes.length > 0);
}
function cleanLine(report) {
	const parts = [
		(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.verdictLine)(report)
	];
	if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
	if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
	if (report.counts.suppressed > 0) parts.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.counts.suppressed, 'finding')} suppressed`);
	return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultMark */ .nV)(report)} loopgate: ${parts.join(', ')}. Read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .whatWasRead */ .CC)(report)}.`;
}
/** An HTML comment ends at `-->`, whatever quotes stand around it. */ function quoted(category) {
	return JSON.stringify((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(category, 300)).replace(/-(?=-)/g, '- ').replaceAll('>', '');
}


/***/ }),

/***/ 5113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown),
/* harmony export */   verdictLine: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1605);
/* harmony import */ var _markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1409);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3178);
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
/* harmony import */ var _path_drawing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1484);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9528);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6243);
/** The report as GitHub Markdown: job summary, report file, and the text below the pull request. */ 






const BUDGET = 900_000;
const POLICY = 'LG903';
/** Mermaid pictures of a text: a browser draws each with a program of its own. */ const MAX_PICTURES = 10;
function renderMarkdown(report, options = {}) {
	const pen = {
		places: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlaces */ .j)(),
		linkFor: options.linkFor ?? (()=>undefined),
		isChanged: (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_3__/* .changedIn */ .We)(report)
	};
	return (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .assemble */ .f)(headText(report), sectionsOf(report, pen), footerText(report), options.budget ?? BUDGET);
}
function headText(report) {
	const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .comparison */ .my)(report);
	const counts = countsTable(report);
	const lines = [
		`## ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .resultMark */ .nV)(report)} loopgate: ${verdictLine(report)}`,
		...counts === undefined ? [] : [
			counts
		],
		`Read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatWasRead */ .CC)(report)}.`
	];
	if (compared !== undefined) lines.push(`Base: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(compared)}.`);
	if (report.result === 'incomplete') lines.push(report.base.status === 'unavailable' ? 'The base could not be compared, so rules that compare say nothing.' : 'Something relevant could not be read, so this is not the whole picture.');
	return `${lines.join('\n\n')}\n\n`;
}
/** `2 new findings: 1 error, 1 warning`. */ function verdictLine(report) {
	const fresh = report.findings.filter(({ status })=>status === 'new');
	const kind = report.base.status === 'compared' ? 'new finding' : 'finding';
	if ((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingJudged */ .Vp)(report)) return 'nothing to judge: no DNS server was found';
	if (fresh.length === 0) return `no ${kind}s`;
	const parts = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.map((severity)=>[
			severity,
			fresh.filter((one)=>one.severity === severity).length
		]).filter(([, count])=>count > 0).map(([severity, count])=>(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, severity));
	return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(fresh.length, kind)}: ${parts.join(', ')}`;
}
/** Only rows that count something; undefined where there is none. */ function countsTable(report) {
	const rows = [
		[
			'new',
			report.findings.filter(({ status })=>status === 'new')
		],
		[
			'existing',
			report.findings.filter(({ status })=>status === 'existing')
		],
		[
			'fixed',
			report.fixed
		],
		[
			'suppressed',
			report.suppressed
		]
	];
	const count = (findings, severity)=>findings.filter((finding)=>finding.severity === severity).length;
	const filled = rows.filter(([, findings])=>findings.length > 0);
	if (filled.length === 0) return undefined;
	return [
		'| | errors | warnings | notes |',
		'| --- | ---: | ---: | ---: |',
		...filled.map(([name, findings])=>`| ${name} | ${_words_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.map((one)=>count(findings, one)).join(' | ')} |`)
	].join('\n');
}
function sectionsOf(report, pen) {
	const ranked = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .worstFirst */ .md)(report.findings);
	const fresh = ranked.filter(({ status })=>status === 'new');
	const policy = fresh.filter((finding)=>finding.code === POLICY);
	const existing = ranked.filter(({ status })=>status === 'existing');
	const sections = [];
	const add = (what, open, items, close = '')=>{
		if (items.length > 0) sections.push({
			what,
			open,
			items,
			close
		});
	};
	const item = (finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingItem */ .dY)(finding, pen);
	// First: it decides how the rest is to be read.
	add('policy change', '### Policy changed\n\n', policy.map(item), '\n');
	const whole = fresh.filter((finding)=>finding.code !== POLICY);
	const pictures = new Set(whole.filter(_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isRing */ .df).slice(0, MAX_PICTURES));
	add('new finding', '', whole.map((finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingSection */ .B)(finding, pen, pictures.has(finding))));
	if (report.diff !== undefined) sections.push(...(0,_diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__.diffSections)(report.diff, pen, report.diffAlways === true));
	add('fixed finding', '### Fixed\n\n', report.fixed.map(item), '\n');
	const folded = (title)=>`<details><summary>${title}</summary>\n\n`;
	const end = '\n</details>\n\n';
	add('existing finding', folded(`Existing (${existing.length})`), existing.map(item), end);
	add('suppressed finding', folded(`Suppressed (${report.suppressed.length})`), report.suppressed.map((finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .suppressedItem */ .I9)(finding, pen)), end);
	add('notice', folded(`Notices (${report.notices.length})`), report.notices.map(({ kind, message, at })=>`- ${kind}, ${(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(at, pen)}: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(message, 600)}\n`), end);
	add('server', folded(`What was read (${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(report.servers.length, 'DNS server')})`), report.servers.map(({ name, cluster, at, blocks })=>`- ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name, 200)} in ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(cluster, 200)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(blocks, 'server block')}, ${(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(at, pen)}\n`), end);
	return sections;
}
function footerText(report) {
	const base = report.base.status === 'compared' ? ` --base ${report.base.revision}` : '';
	return `---\n\nloopgate ${report.version}. The same here: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`loopgate scan${base}`)}\n`;
}


/***/ })

};
