export const id = 859;
export const ids = [859,279];
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

/***/ 4975:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGitlab: () => (/* binding */ renderGitlab)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _judge_report_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(647);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9528);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6881);
/** GitLab's Code Quality report: what a merge request shows in its widget and beside the lines (docs.gitlab.com, "Code Quality report format"). */ 



/** GitLab's own words; `blocker` is left to what fails the run. */ const SEVERITIES = {
	error: 'critical',
	warning: 'major',
	note: 'info'
};
/** Suppressed findings are left out: GitLab knows no such state. */ function renderGitlab(report) {
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlaces */ .j)();
	const issues = report.findings.map((finding)=>{
		const { file, start } = places.of(finding.at);
		return {
			description: `${finding.code}: ${finding.message}`,
			check_name: finding.rule,
			// Findings of one fingerprint in two files are two to GitLab, which compares branches by it.
			fingerprint: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${finding.fingerprint}\n${file}`).digest('hex'),
			severity: isFailing(finding, report) ? 'blocker' : SEVERITIES[finding.severity],
			location: {
				path: file,
				lines: {
					begin: start.line
				}
			}
		};
	});
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(issues);
}
function isFailing({ status, severity }, { failOn }) {
	return status === 'new' && (0,_judge_report_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(severity, failOn);
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


/***/ })

};
