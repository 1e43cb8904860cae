export const id = 306;
export const ids = [306,279];
export const modules = {

/***/ 7008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ compareLocations),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
function indexLines(text) {
	const starts = [
		0
	];
	for(let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))starts.push(at + 1);
	return starts;
}
/** Line and column of an offset; an offset past the end gives the place just behind the last character. */ function positionAt(lines, offset) {
	let low = 0;
	let high = lines.length - 1;
	while(low < high){
		const middle = low + high + 1 >> 1;
		if ((lines[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: Math.max(0, offset - (lines[low] ?? 0)) + 1
	};
}
/** Sort order of everything we print: by path, then offset, then end. Compares code units, never a locale. */ function compareLocations(a, b) {
	if (a.file.path !== b.file.path) return a.file.path < b.file.path ? -1 : 1;
	return a.span.start - b.span.start || a.span.end - b.span.end;
}


/***/ }),

/***/ 647:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ compareSeverities),
/* harmony export */   _6: () => (/* binding */ compareGates),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   showsNothing: () => (/* binding */ showsNothing)
/* harmony export */ });
/** What we tell the reader. Rules write findings, reporters read the report. */ /** What was found, by status and severity. */ function countsOf({ findings, fixed, suppressed }) {
	const count = (test)=>findings.filter(test).length;
	return {
		new: count((one)=>one.status === 'new'),
		existing: count((one)=>one.status === 'existing'),
		fixed: fixed.length,
		suppressed: suppressed.length,
		error: count((one)=>one.severity === 'error'),
		warning: count((one)=>one.severity === 'warning'),
		note: count((one)=>one.severity === 'note')
	};
}
/** Nothing that the repository says is shown: counts, and places of servers at most. */ function showsNothing({ findings, fixed, suppressed, notices, diff }) {
	return [
		findings,
		fixed,
		suppressed,
		notices,
		diff?.changes ?? [],
		diff?.unproven ?? []
	].every((list)=>list.length === 0);
}
const RANK = {
	off: 0,
	note: 1,
	warning: 2,
	error: 3,
	never: 4
};
/** Negative where `a` is milder than `b`. */ function compareSeverities(a, b) {
	return RANK[a] - RANK[b];
}
/** Negative where `a` fails more runs than `b`. */ function compareGates(a, b) {
	return RANK[a] - RANK[b];
}
/** Whether a finding of this severity fails a run. */ function fails(severity, failOn) {
	return RANK[severity] >= RANK[failOn];
}


/***/ }),

/***/ 5826:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _judge_report_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(647);
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5026);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9528);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4500);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6243);
/** JUnit XML, for the many programs that show test results. */ 




/** One test case for the scan and one for each finding; what makes the run fail is a failure, what is suppressed is skipped. */ function renderJunit(report) {
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlaces */ .j)();
	const failing = new Set(report.findings.filter(({ severity, status })=>status === 'new' && (0,_judge_report_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(severity, report.failOn)));
	// Without what fails by another rule of the door's (existing findings, say), the scan itself carries the verdict.
	const scanFails = report.result === 'fail' && failing.size === 0;
	const tests = 1 + report.findings.length + report.suppressed.length;
	const failures = failing.size + (scanFails ? 1 : 0);
	const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="${report.suppressed.length}"`;
	const lines = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<testsuites name="loopgate" ${counts}>`,
		`  <testsuite name="loopgate" ${counts}>`,
		'    <testcase classname="loopgate" name="scan">',
		...scanFails ? [
			`      <failure type="fail" message="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report))}"/>`
		] : [],
		`      <system-out>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report)}; read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .whatWasRead */ .CC)(report)}`)}</system-out>`,
		'    </testcase>'
	];
	for (const finding of report.findings){
		const body = (0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.message);
		const message = (0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(finding.message)[0], 300);
		lines.push(openCase(finding, places));
		if (failing.has(finding)) {
			lines.push(`      <failure type="${finding.severity}" message="${message}">${details(finding, places)}</failure>`);
		} else lines.push(`      <system-out>${finding.severity}, ${finding.status}: ${body}</system-out>`);
		lines.push('    </testcase>');
	}
	for (const finding of report.suppressed){
		lines.push(openCase(finding, places), `      <skipped message="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.reason, 300)}"/>`, '    </testcase>');
	}
	lines.push('  </testsuite>', '</testsuites>');
	return `${lines.join('\n')}\n`;
}
function openCase(finding, places) {
	const { file, start } = places.of(finding.at);
	const name = `${finding.code} ${finding.rule} at ${file}:${start.line}:${start.column}`;
	const classname = `loopgate.${finding.rule}`;
	return `    <testcase classname="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(classname)}" name="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(name)}" file="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(file)}" line="${start.line}">`;
}
function details(finding, places) {
	const lines = [
		(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.message)
	];
	for (const { at, says } of finding.path.slice(0, 60)){
		const { file, start } = places.of(at);
		// Never a name at the beginning of a line: on a runner's output it could read as a command.
		lines.push(`at ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(file)}:${start.line}: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(says)}`);
	}
	for (const assumption of finding.assumptions)lines.push(`assumes: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(assumption)}`);
	if (finding.advice !== '') lines.push(`fix: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.advice)}`);
	for (const line of finding.paste?.lines ?? [])lines.push(`  ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(line)}`);
	return lines.join('\n');
}


/***/ }),

/***/ 5026:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Somebody else's words inside XML and HTML. */ 
const ENTITIES = new Map([
	[
		'&',
		'&amp;'
	],
	[
		'<',
		'&lt;'
	],
	[
		'>',
		'&gt;'
	],
	[
		'"',
		'&quot;'
	],
	[
		"'",
		'&#39;'
	]
]);
/** For text and for attributes in either quotes. What XML 1.0 (2.2, Char) cannot hold at all, or HTML calls an error, is replaced. */ function escapeMarkup(text, max) {
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, max).replace(/[&<>"']/g, (found)=>ENTITIES.get(found) ?? '').replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}


/***/ }),

/***/ 9528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openPlaces)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** Offsets to lines and columns. The only floor that counts lines. */ 

/** Counts each file's lines once, for as long as one report is written. */ function openPlaces(shown = (path)=>path) {
	const indexes = new Map();
	const linesOf = (file)=>{
		const known = indexes.get(file);
		if (known !== undefined) return known;
		const made = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(file.text);
		indexes.set(file, made);
		return made;
	};
	const of = ({ file, span })=>{
		const lines = linesOf(file);
		const start = Math.min(Math.max(0, span.start), file.text.length);
		const end = Math.min(Math.max(start, span.end), file.text.length);
		return {
			file: shown(file.path),
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
				revision: file.revision
			}),
			start: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start),
			end: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, end)
		};
	};
	const line = (file, number)=>{
		const lines = linesOf(file);
		const from = lines[number - 1];
		if (from === undefined) return '';
		const to = lines[number] ?? file.text.length;
		return file.text.slice(from, to).replace(/\r?\n$/, '');
	};
	return {
		of,
		line
	};
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
