export const id = 660;
export const ids = [660,279];
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

/***/ 5890:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9528);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);
/** The report for programs. Its shape is what users rely on: schema/report.schema.json. */ 


/** Two spaces, LF, one line feed at the end; same report, same bytes. */ function renderJson(report) {
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .openPlaces */ .j)();
	const { base, counts } = report;
	const document = {
		version: 1,
		tool: {
			name: 'loopgate',
			version: report.version
		},
		result: report.result,
		base: {
			status: base.status,
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
				revision: base.status === 'compared' ? base.revision : undefined
			})
		},
		counts: {
			new: counts.new,
			existing: counts.existing,
			fixed: counts.fixed,
			suppressed: counts.suppressed,
			error: counts.error,
			warning: counts.warning,
			note: counts.note,
			files: counts.files,
			documents: counts.documents,
			servers: counts.servers,
			clusters: counts.clusters,
			forwards: counts.forwards,
			openForwards: counts.openForwards
		},
		findings: report.findings.map((finding)=>findingValue(finding, places)),
		fixed: report.fixed.map((finding)=>findingValue(finding, places)),
		suppressed: report.suppressed.map((finding)=>suppressedValue(finding, places)),
		notices: report.notices.map(({ kind, message, at })=>{
			const place = places.of(at);
			return {
				kind,
				message,
				file: place.file,
				line: place.start.line
			};
		})
	};
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(document);
}
function findingValue(finding, places) {
	const { file, start, end } = places.of(finding.at);
	return {
		rule: finding.rule,
		code: finding.code,
		severity: finding.severity,
		...optional('certainty', finding.certainty),
		...optional('probability', finding.probability),
		status: finding.status,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			was: finding.was
		}),
		cluster: finding.cluster,
		...optional('server', finding.server),
		...optional('zone', finding.zone),
		file,
		line: start.line,
		column: start.column,
		endLine: end.line,
		endColumn: end.column,
		message: finding.message,
		advice: [
			finding.advice,
			...finding.paste?.lines ?? []
		].join('\n'),
		...optional('names', finding.names),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			witness: finding.witness === undefined ? undefined : {
				name: finding.witness.name,
				type: finding.witness.type
			}
		}),
		...optional('guard', finding.guard),
		assumptions: finding.assumptions,
		path: finding.path.map((step)=>{
			const place = places.of(step.at);
			return {
				file: place.file,
				line: place.start.line,
				column: place.start.column,
				says: step.says
			};
		}),
		fingerprint: finding.fingerprint
	};
}
function suppressedValue(finding, places) {
	return {
		...findingValue(finding, places),
		reason: finding.reason,
		...optional('expires', finding.expires)
	};
}
/** The schema knows no empty text: what is empty is left out. */ function optional(key, value) {
	return value === undefined || value === '' ? {} : {
		[key]: value
	};
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
