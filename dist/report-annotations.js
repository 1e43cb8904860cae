export const id = 280;
export const ids = [280,279,989];
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

/***/ 6448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderAnnotations: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* harmony import */ var _core_text_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2479);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9528);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6243);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2621);
/** Findings on the lines of a pull request, as commands to the GitHub runner. */ 




/** The runner keeps so many of a kind for each step and drops the rest: ExecutionContext._maxCountPerIssueType. */ const KEPT = 10;
/** A check's title holds 255 characters; a reader's eye fewer. */ const MAX_TITLE = 80;
/** The runner cuts at 4,096; nobody reads that far. */ const MAX_MESSAGE = 1_000;
const COMMANDS = {
	error: 'error',
	warning: 'warning',
	note: 'notice'
};
/** One command a line, the most important first; empty where there is nothing to say. */ function renderAnnotations(report, options = {}) {
	const which = options.which ?? 'new';
	if (which === 'none') return '';
	const inDiff = options.inDiff ?? (()=>true);
	const rank = (finding)=>finding.status === 'existing' ? 2 : inDiff(finding.at) ? 0 : 1;
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .openPlaces */ .j)();
	const reported = report.findings.filter((finding)=>which === 'all' || finding.status === 'new').map((finding, index)=>({
			finding,
			rank: rank(finding),
			index
		})).sort((a, b)=>a.rank - b.rank || a.index - b.index).map(({ finding })=>finding);
	const lines = [];
	for (const severity of _words_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC){
		const ofKind = reported.filter((finding)=>finding.severity === severity);
		const limit = severity === 'error' && options.reserveError !== false ? KEPT - 1 : KEPT;
		const shown = ofKind.slice(0, limit);
		const more = ofKind.length - shown.length;
		for (const [index, finding] of shown.entries()){
			lines.push(annotation(finding, index === shown.length - 1 ? more : 0, places));
		}
	}
	return lines.join('');
}
function annotation(finding, more, places) {
	const { file, revision, start, end } = places.of(finding.at);
	const properties = {};
	// A line of the base cannot be pointed at.
	if (revision === undefined && file !== '<stdin>') {
		properties.file = file;
		properties.line = String(start.line);
		// The runner drops columns of a range of lines: ActionCommandManager, ValidateLinesAndColumns.
		if (end.line === start.line) {
			properties.endLine = String(end.line);
			properties.col = String(start.column);
			// GitHub's end column is the last one that belongs to the place.
			properties.endColumn = String(Math.max(start.column, end.column - 1));
		}
	}
	properties.title = title(finding);
	const others = more === 0 ? '' : `And ${more} more ${more === 1 ? finding.severity : `${finding.severity}s`}.`;
	return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .N)(COMMANDS[finding.severity], properties, message(finding, others, places));
}
function title(finding) {
	const head = `${finding.code} ${finding.rule}`;
	const { cycle } = finding;
	if (cycle !== undefined && cycle.length > 0) {
		const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .stations */ .ai)(cycle.slice(0, KEPT)).map((station)=>(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(station.split('/').at(-1) ?? station, 40));
		return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${head}: ${[
			...names,
			names[0] ?? ''
		].join(' → ')}`), MAX_TITLE);
	}
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.server === undefined ? head : `${head}: ${finding.server}`), MAX_TITLE);
}
/** The message first, then the way out, then the path for as long as there is room; the rule's page is the last. */ function message(finding, others, places) {
	const page = `Rule: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_core_text_version_js__WEBPACK_IMPORTED_MODULE_4__.rulePage)(finding.rule), 300)}`;
	const last = others === '' ? page : `${page}\n${others}`;
	const room = MAX_MESSAGE - last.length - 1;
	const parts = [
		(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.message, 600)
	];
	const before = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .wasBefore */ .rX)(finding);
	if (before !== undefined) parts.push(`Was before this change: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before, 200)}`);
	if (finding.advice !== '') parts.push(`Fix: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.advice, 300)}`);
	for (const line of finding.paste?.lines ?? [])parts.push((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line, 200));
	for (const assumption of finding.assumptions.slice(0, 3))parts.push(`Assumes: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(assumption, 200)}`);
	const hops = finding.path.slice(0, KEPT).map(({ at })=>{
		const { file, revision, start } = places.of(at);
		return `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file, 120)}:${start.line}${revision === undefined ? '' : ' in the base'}`;
	});
	if (hops.length > 0) {
		const rest = finding.path.length - hops.length;
		parts.push(`Path: ${hops.join(', ')}${rest === 0 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, 'more step')}`}`);
	}
	return `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(parts.join('\n'), room)}\n${last}`;
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


/***/ }),

/***/ 2621:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ workflowCommand)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6881);
/** Lines that the GitHub runner takes as commands. */ 

/** One line with its line feed. Escapes are the runner's own: actions/runner, ActionCommand.cs, EscapeMapping. */ function workflowCommand(name, properties, message) {
	const pairs = Object.entries(properties).flatMap(([key, value])=>value === '' ? [] : [
			`${key}=${escapeProperty(value)}`
		]);
	// The blank stands wherever there is a property, empty or not, as the toolkit writes it.
	const head = Object.keys(properties).length === 0 ? name : `${name} ${pairs.join(',')}`;
	return `::${head}::${escapeData(message)}\n`;
}
/** Lines of a message stay lines; everything else that cannot be seen is spelled out. */ function escapeData(text) {
	const lines = text.split('\n').map((line)=>(0,_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)('commands', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)).replaceAll('%', '%25'));
	return lines.join('%0A');
}
function escapeProperty(text) {
	const shown = (0,_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)('commands', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text));
	return shown.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};
