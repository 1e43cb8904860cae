export const id = 840;
export const ids = [840];
export const modules = {

/***/ 9846:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCoverageJson: () => (/* binding */ renderCoverageJson),
/* harmony export */   renderCoverageText: () => (/* binding */ renderCoverageText)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6881);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6243);
/** What was read of which file: for a reader at a terminal, and for programs. */ 


/** Two spaces, LF, one line feed at the end; same tree, same bytes. */ function renderCoverageJson(report) {
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)({
		version: 1,
		...report
	});
}
function renderCoverageText(report) {
	const blocks = [
		report.read.length === 0 ? 'No file was recognised.' : report.read.map(fileLines).join('\n')
	];
	if (report.ignored.length > 0) blocks.push(`Not read, or not understood:\n${report.ignored.map(({ path, because })=>`  ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}\n    ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(because)}`).join('\n')}`);
	blocks.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.read.length, 'file')} recognised, ${report.ignored.length} passed over that may matter, ${report.irrelevant} without a word of DNS configuration, ${report.excluded} left out by what is never read or by the configuration.`);
	return `${blocks.join('\n\n')}\n`;
}
function fileLines({ path, dialects, unknown, remarks }) {
	const lines = [
		(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)
	];
	for (const { id, title, documents, facts } of dialects){
		const total = facts.reduce((sum, { count })=>sum + count, 0);
		const kinds = facts.map(({ kind, count })=>count === 1 ? kind : `${count} ${kind}`).join(', ');
		const from = documents === 1 ? '' : ` of ${documents} documents`;
		lines.push(`  ${id} (${title}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, 'fact')}${from}${kinds === '' ? '' : `: ${kinds}`}`);
	}
	if (unknown > 0) lines.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(unknown, 'document')} that nothing recognises`);
	if (remarks > 0) lines.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(remarks, 'remark')}, reported by a scan`);
	return lines.join('\n');
}


/***/ }),

/***/ 6243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ whatWasRead),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Mo: () => (/* binding */ whichNames),
/* harmony export */   VV: () => (/* binding */ passesByPolicy),
/* harmony export */   Vp: () => (/* binding */ nothingJudged),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ai: () => (/* binding */ stations),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   nV: () => (/* binding */ resultMark),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rX: () => (/* binding */ wasBefore),
/* harmony export */   wx: () => (/* binding */ certaintyLabel)
/* harmony export */ });
/* unused harmony export severityCounts */
/** The sentences that several reporters share. */ /** Worst first. */ const SEVERITIES = [
	'error',
	'warning',
	'note'
];
/** New before existing, errors before warnings before notes, the surest first; else in the report's order. */ function worstFirst(findings) {
	const sure = ({ certainty, probability })=>certainty === 'always' ? 0 : certainty === 'sometimes' ? 2 - (probability ?? 0) : certainty === 'assumed' ? 3 : 1;
	const isOld = ({ status })=>status === 'new' ? 0 : 1;
	return [
		...findings
	].sort((a, b)=>isOld(a) - isOld(b) || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || sure(a) - sure(b));
}
function counted(count, one, many = `${one}s`) {
	return `${count} ${count === 1 ? one : many}`;
}
/** `3 DNS servers in 1 cluster, 12 documents in 8 files`. */ function whatWasRead({ counts }) {
	const servers = `${counted(counts.servers, 'DNS server')} in ${counted(counts.clusters, 'cluster')}`;
	return `${servers}, ${counted(counts.documents, 'document')} in ${counted(counts.files, 'file')}`;
}
/** `1 error, 2 warnings`; `nothing` where there is neither. */ function severityCounts(report) {
	const parts = SEVERITIES.filter((severity)=>report.counts[severity] > 0).map((severity)=>counted(report.counts[severity], severity));
	return parts.length === 0 ? 'nothing found' : parts.join(', ');
}
/** What the comparison with the base came to; undefined where none was asked for. */ function comparison({ base, counts }) {
	if (base.status === 'not-requested') return undefined;
	if (base.status === 'unavailable') {
		return `no comparison with the base: ${base.because}; rules that compare were left out`;
	}
	return `compared with ${base.revision}: ${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`;
}
/** `pass`, and why. */ function verdict(report) {
	const bar = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and worse'}`;
	const also = report.result !== 'incomplete' ? '' : report.base.status === 'unavailable' ? '; the base could not be compared' : '; something relevant could not be read';
	const found = nothingJudged(report) ? `nothing to judge, as no DNS server was found${report.findings.length === 0 ? '' : `; ${severityCounts(report)}`}` : severityCounts(report);
	return `${report.result}: ${found} (${bar})${also}`;
}
/** There is no server that a verdict could be about: that nothing is wrong says nothing. */ function nothingJudged({ counts, findings }) {
	return counts.servers === 0 && findings.every(({ severity })=>severity === 'note');
}
/** A tick only where something was judged and all of it was read. */ function resultMark(report) {
	if (report.result === 'pass' && report.counts.servers === 0) return 'ℹ️';
	return ({
		pass: passesByPolicy(report) ? '⚠️' : '✅',
		fail: '❌',
		incomplete: '⚠️'
	})[report.result];
}
/** Whether the policy was changed so that what would have failed passes. */ function passesByPolicy({ findings }) {
	return findings.some(({ rule, severity })=>rule === 'policy-weakened' && severity !== 'note');
}
/** `always`; `sometimes, 33.3 % of the queries`. */ function certaintyLabel({ certainty, probability }) {
	if (certainty === undefined) return undefined;
	return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}
function percent(share) {
	return `${Math.round(share * 1000) / 10} %`;
}
/** `severity warning, 50 % of the queries`; undefined where the change made nothing worse. */ function wasBefore({ was }) {
	if (was === undefined) return undefined;
	const parts = [
		was.severity,
		certaintyLabel(was) ?? (was.probability === undefined ? undefined : `${percent(was.probability)} of the queries`),
		was.guard === undefined ? undefined : `guard ${was.guard}`,
		was.names
	];
	return parts.filter((part)=>part !== undefined).join(', ');
}
/** Stations of a loop in order, without the return to the first. Servers stand alone where that is enough to distinguish them. */ function stations(cycle) {
	const zones = new Map();
	for (const { server, zone } of cycle)zones.set(server, (zones.get(server) ?? new Set()).add(zone));
	return cycle.map(({ server, zone })=>(zones.get(server)?.size ?? 0) > 1 ? `${server} (zone ${zone})` : server);
}
/** `every name outside cluster.local, such as example.org. A`. */ function whichNames({ names, witness }) {
	const such = witness === undefined ? undefined : `${witness.name} ${witness.type}`;
	if (names === undefined) return such;
	return such === undefined ? names : `${names}, such as ${such}`;
}


/***/ })

};
