export const id = 160;
export const ids = [160,279];
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

/***/ 5470:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTraceJson: () => (/* binding */ renderTraceJson)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9528);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);
/** A trace for programs. Its shape is what users rely on: schema/trace.schema.json. */ 


/** Two spaces, LF, one line feed at the end; same trace, same bytes. */ function renderTraceJson(trace) {
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .openPlaces */ .j)();
	const document = {
		version: 1,
		query: {
			name: trace.query.name,
			type: trace.query.type
		},
		entries: trace.entries.map(({ server, cluster, outcomes, before })=>({
				server,
				cluster,
				outcomes: outcomes.map((outcome)=>outcomeValue(outcome, places)),
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					before: before === undefined ? undefined : before.map((outcome)=>outcomeValue(outcome, places))
				})
			}))
	};
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(document);
}
function outcomeValue(outcome, places) {
	const { disposition, certainty, probability, rcode, to, because } = outcome;
	return {
		disposition,
		certainty,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			probability
		}),
		...optional('rcode', rcode),
		...optional('to', to),
		...optional('because', because),
		hops: outcome.hops.map((hop)=>hopValue(hop, places))
	};
}
function hopValue({ server, zone, plugin, to, at }, places) {
	const { file, start } = places.of(at);
	return {
		server,
		zone,
		plugin,
		to,
		file,
		line: start.line
	};
}
function optional(key, value) {
	return value === undefined || value === '' ? {} : {
		[key]: value
	};
}


/***/ })

};
