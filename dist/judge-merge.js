export const id = 851;
export const ids = [851,279];
export const modules = {

/***/ 6715:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/** The places that `JSON.parse` does not tell. */ /**
 * Where JSON (RFC 8259) ends to be JSON, and the places of the objects that lie in a list of the outermost object.
 * `JSON.parse` says neither: its messages differ between versions, and some name no position.
 */ function scanJson(text) {
	const objects = [];
	const open = [];
	let expected = 'value';
	let at = skipBlanks(text, 0);
	while(open.length > 0 || expected !== 'end'){
		const mark = text[at];
		const wantsValue = expected === 'value' || expected === 'first-value';
		let next = at + 1;
		if (mark === '{' || mark === '[') {
			if (!wantsValue) return {
				error: at,
				objects
			};
			if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[') objects.push({
				start: at,
				end: next
			});
			open.push(mark);
			expected = mark === '{' ? 'first-key' : 'first-value';
		} else if (mark === '}' || mark === ']') {
			const empty = mark === '}' ? 'first-key' : 'first-value';
			const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
			if (!closes) return {
				error: at,
				objects
			};
			open.pop();
			expected = 'end';
		} else if (mark === ':') {
			if (expected !== 'colon') return {
				error: at,
				objects
			};
			expected = 'value';
		} else if (mark === ',') {
			if (expected !== 'end' || open.length === 0) return {
				error: at,
				objects
			};
			expected = open.at(-1) === '{' ? 'key' : 'value';
		} else if (mark === '"') {
			const isKey = expected === 'key' || expected === 'first-key';
			const end = endOfText(text, at);
			if (!(isKey || wantsValue)) return {
				error: at,
				objects
			};
			if ('error' in end) return {
				error: end.error,
				objects
			};
			next = end.next;
			expected = isKey ? 'colon' : 'end';
		} else {
			const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
			word.lastIndex = at;
			if (!wantsValue || !word.test(text)) return {
				error: at,
				objects
			};
			next = word.lastIndex;
			expected = 'end';
		}
		at = skipBlanks(text, next);
	}
	return at === text.length ? {
		objects
	} : {
		error: at,
		objects
	};
}
function skipBlanks(text, from) {
	let at = from;
	while(at < text.length && ' \t\r\n'.includes(text[at] ?? ''))at += 1;
	return at;
}
/** Behind the closing quote. In steps: one expression over a text of millions of escapes runs out of stack. */ function endOfText(text, quote) {
	const special = /["\\\u0000-\u001f]/g;
	const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
	special.lastIndex = quote + 1;
	for(let match = special.exec(text); match !== null; match = special.exec(text)){
		if (match[0] === '"') return {
			next: special.lastIndex
		};
		escaped.lastIndex = match.index;
		if (match[0] !== '\\' || !escaped.test(text)) return {
			error: match.index
		};
		special.lastIndex = escaped.lastIndex;
	}
	return {
		error: text.length
	};
}


/***/ }),

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

/***/ 4735:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeReports: () => (/* binding */ mergeReports)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1067);
/* harmony import */ var _core_text_json_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6715);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7008);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _report_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(647);
/** Reports of shards become one report again: for the reporters it is as if one scan had seen everything. */ 





/**
 * `textOf` gives the file's text where it can be had, for excerpts; without it places still have their lines and columns.
 * Throws UsageError for a text that is no report, and for reports of different versions or bases.
 */ function mergeReports(shards, textOf) {
	const reports = shards.map(readReport);
	const first = firstOf(reports, shards);
	const at = placesIn(reports, textOf);
	const findings = merged(reports.flatMap((report)=>report.findings.map((one)=>asFinding(one, at))));
	const fixed = merged(reports.flatMap((report)=>report.fixed.map((one)=>asFinding(one, at))));
	const suppressed = merged(reports.flatMap((report)=>report.suppressed.map((one)=>({
				...asFinding(one, at),
				reason: one.reason,
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					expires: one.expires
				})
			}))));
	const any = (result)=>reports.some((one)=>one.result === result);
	return {
		version: first.tool.version,
		result: any('fail') ? 'fail' : any('incomplete') ? 'incomplete' : 'pass',
		base: baseOf(first),
		counts: {
			...(0,_report_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .countsOf */ .mQ)({
				findings,
				fixed,
				suppressed
			}),
			...seenBy(reports)
		},
		failOn: 'error',
		findings,
		fixed,
		suppressed,
		notices: once(reports.flatMap((report)=>report.notices.map(({ kind, message, ...place })=>({
					kind,
					message,
					at: at(place)
				}))), (one)=>`${one.at.file.path}|${one.at.span.start}|${one.message}`),
		servers: []
	};
}
/** The one that the others were written like: by the same version, against the same base. */ function firstOf(reports, shards) {
	const [first] = reports;
	if (first === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('merge needs at least one report');
	for (const [index, report] of reports.entries()){
		const name = shards[index]?.name;
		if (report.tool.version !== first.tool.version) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: written by loopgate ${report.tool.version}, the first by ${first.tool.version}`);
		if (report.base.status !== first.base.status || report.base.revision !== first.base.revision) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: compared with another base than the first report`);
	}
	return first;
}
function baseOf({ base }) {
	switch(base.status){
		case 'compared':
			return {
				status: 'compared',
				revision: base.revision ?? ''
			};
		case 'unavailable':
			return {
				status: 'unavailable',
				because: 'the base of the shards was not available'
			};
		case 'not-requested':
			return {
				status: 'not-requested'
			};
		default:
			return (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_3__/* .assertNever */ .xb)(base.status);
	}
}
function asFinding(one, at) {
	const { file: _file, line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...rest } = one;
	const [advice = '', ...lines] = one.advice.split('\n');
	return {
		...rest,
		advice,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			paste: lines.length > 0 ? {
				file: '.loopgate.yaml',
				lines
			} : undefined
		}),
		at: at(one),
		path: one.path.map((step)=>({
				at: at(step),
				says: step.says
			}))
	};
}
function merged(list) {
	return sorted(once(list, (one)=>`${one.fingerprint}|${one.at.file.path}|${one.at.span.start}|${one.message}`));
}
function once(list, key) {
	return [
		...new Map(list.map((one)=>[
				key(one),
				one
			])).values()
	];
}
/** Every shard reads the whole tree, and models its share of the clusters. */ function seenBy(reports) {
	const most = (key)=>reports.reduce((sum, one)=>Math.max(sum, one.counts[key]), 0);
	const sum = (key)=>reports.reduce((total, one)=>total + one.counts[key], 0);
	return {
		files: most('files'),
		documents: most('documents'),
		servers: sum('servers'),
		clusters: sum('clusters'),
		forwards: sum('forwards'),
		openForwards: sum('openForwards')
	};
}
/** Throws UsageError with the place of what is no report, or one that was cut off or changed on its way. */ function readReport({ name, text }) {
	const { error } = (0,_core_text_json_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanJson */ .E)(text);
	if (error !== undefined) {
		const { line, column } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_5__/* .indexLines */ .uD)(text), error);
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}:${line}:${column}: this is not JSON, or the report was cut off here`);
	}
	const value = JSON.parse(text);
	const wrong = damageIn(value);
	if (wrong !== undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} is no JSON report of loopgate, or was damaged (scan --format json): ${wrong}`);
	return value;
}
/** A file of more lines than a reader opens, or a longer line, is nobody's. */ const MAX_LINE = 10_000_000;
const MAX_COLUMN = 100_000_000;
const isText = (value)=>typeof value === 'string';
const isMaybeText = (value)=>value === undefined || isText(value);
const isWhole = (value)=>Number.isSafeInteger(value);
const isCount = (value)=>isWhole(value) && value >= 0;
const isLine = (value)=>isWhole(value) && value >= 1 && value <= MAX_LINE;
const isColumn = (value)=>isWhole(value) && value >= 1 && value <= MAX_COLUMN;
const isTexts = (value)=>Array.isArray(value) && value.every(isText);
const oneOf = (...words)=>(value)=>words.some((word)=>word === value);
const REPORT = {
	version: (value)=>value === 1,
	tool: (value)=>isFields(value) && isText(value.version),
	result: oneOf('pass', 'fail', 'incomplete'),
	base: (value)=>isFields(value) && oneOf('compared', 'not-requested', 'unavailable')(value.status) && isMaybeText(value.revision),
	counts: (value)=>isFields(value) && [
			'files',
			'documents',
			'servers',
			'clusters'
		].every((one)=>isCount(value[one]))
};
const STEP = {
	file: isText,
	line: isLine,
	column: isColumn,
	says: isText
};
const FINDING = {
	rule: isText,
	code: isText,
	severity: oneOf('error', 'warning', 'note'),
	certainty: oneOf('always', 'sometimes', 'assumed', undefined),
	probability: (value)=>value === undefined || typeof value === 'number' && value >= 0 && value <= 1,
	status: oneOf('new', 'existing'),
	cluster: isText,
	server: isMaybeText,
	zone: isMaybeText,
	file: isText,
	line: isLine,
	column: isColumn,
	endLine: isLine,
	endColumn: isColumn,
	message: isText,
	advice: isText,
	names: isMaybeText,
	witness: (value)=>value === undefined || isFields(value) && isText(value.name) && isText(value.type),
	guard: oneOf('fatal', 'sometimes', 'blind', 'absent', 'misfires', undefined),
	assumptions: isTexts,
	path: Array.isArray,
	fingerprint: isText
};
const SUPPRESSED = {
	...FINDING,
	reason: isText,
	expires: isMaybeText
};
const NOTICE = {
	kind: oneOf('unreadable', 'not-modelled', 'assumed'),
	message: isText,
	file: isText,
	line: isLine
};
/** What is wrong, as the place of a value and a clause; undefined for a report. */ function damageIn(value) {
	const wrong = misshapen(value, REPORT, 'the report');
	if (wrong !== undefined) return wrong;
	const report = value;
	for (const [key, shape] of [
		[
			'findings',
			FINDING
		],
		[
			'fixed',
			FINDING
		],
		[
			'suppressed',
			SUPPRESSED
		],
		[
			'notices',
			NOTICE
		]
	]){
		const list = report[key];
		if (!Array.isArray(list)) return `${key} is not a list`;
		for (const [index, one] of list.entries()){
			const at = `${key}[${index}]`;
			const bad = misshapen(one, shape, at) ?? (shape === NOTICE ? undefined : misshapenStep(one, at));
			if (bad !== undefined) return bad;
		}
	}
	return undefined;
}
function misshapenStep(finding, at) {
	for (const [index, step] of (Array.isArray(finding.path) ? finding.path : []).entries()){
		const bad = misshapen(step, STEP, `${at}.path[${index}]`);
		if (bad !== undefined) return bad;
	}
	return undefined;
}
function misshapen(value, shapes, at) {
	if (!isFields(value)) return `${at} is not an object`;
	for (const [key, fits] of Object.entries(shapes)){
		const own = Object.hasOwn(value, key) ? value[key] : undefined;
		if (!fits(own)) return `${at}.${key} ${own === undefined ? 'is missing' : 'is not what a report holds there'}`;
	}
	return undefined;
}
function isFields(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Places back from lines and columns. A file that cannot be had is as blank as its largest place needs. */ function placesIn(reports, textOf) {
	const widths = new Map();
	const reach = (file, line, column)=>{
		const lines = widths.get(file) ?? new Map();
		widths.set(file, lines.set(line, Math.max(lines.get(line) ?? 0, column)));
	};
	const see = (place)=>{
		reach(place.file, place.line, place.column ?? 1);
		if (place.endLine !== undefined) reach(place.file, place.endLine, place.endColumn ?? 1);
	};
	for (const report of reports){
		for (const one of [
			...report.findings,
			...report.fixed,
			...report.suppressed
		]){
			see(one);
			for (const step of one.path)see(step);
		}
		for (const notice of report.notices)see(notice);
	}
	const files = new Map();
	for (const [path, lines] of widths){
		const last = [
			...lines.keys()
		].reduce((most, line)=>Math.max(most, line), 1);
		const real = textOf(path)?.split('\n');
		const fits = real !== undefined && [
			...lines
		].every(([line, column])=>(real[line - 1]?.length ?? -1) >= column - 1);
		const rows = fits ? real : Array.from({
			length: Math.min(last, 1_000_000)
		}, (_, i)=>' '.repeat(Math.min(lines.get(i + 1) ?? 0, 10_000)));
		const starts = [];
		let offset = 0;
		for (const row of rows){
			starts.push(offset);
			offset += row.length + 1;
		}
		files.set(path, {
			file: {
				path,
				text: rows.join('\n')
			},
			starts
		});
	}
	return (place)=>{
		const known = files.get(place.file);
		if (known === undefined) return {
			file: {
				path: place.file,
				text: ''
			},
			span: {
				start: 0,
				end: 0
			}
		};
		const offset = (line, column)=>(known.starts[line - 1] ?? 0) + column - 1;
		const start = offset(place.line, place.column ?? 1);
		const end = place.endLine === undefined ? start : offset(place.endLine, place.endColumn ?? 1);
		return {
			file: known.file,
			span: {
				start,
				end: Math.max(start, end)
			}
		};
	};
}
function sorted(list) {
	const key = (one)=>one.at.file.path;
	return [
		...list
	].sort((a, b)=>(key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.at.span.start - b.at.span.start) || (a.code < b.code ? -1 : a.code > b.code ? 1 : a.fingerprint < b.fingerprint ? -1 : 1));
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


/***/ })

};
