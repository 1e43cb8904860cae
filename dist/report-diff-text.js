export const id = 609;
export const ids = [609,279];
export const modules = {

/***/ 7336:
/***/ (function (module) {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


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

/***/ 4327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDiffText: () => (/* binding */ renderDiffText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7336);
/* harmony import */ var _diff_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5415);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9528);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** What a change does to DNS, for a reader at a terminal: tables of 100 columns. */ 



/** Names, before, after; two blanks before each. */ const WIDTHS = [
	30,
	32,
	32
];
const LINE = 100;
function renderDiffText(report, options) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(options.color);
	const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .openPlaces */ .j)(options.shown);
	const blocks = (0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c1)(report).map((group)=>groupLines(group, places, colors).join('\n'));
	blocks.push(wrapped((0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryLine */ .dC)(report), LINE).join('\n'));
	if (report.unproven.length > 0) blocks.push([
		'Not compared:',
		...report.unproven.flatMap((one)=>indented((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(one)))
	].join('\n'));
	return `${blocks.join('\n\n')}\n`;
}
function groupLines({ cluster, askers, rows }, places, colors) {
	const head = wrapped(`${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(askers.join(', '))} (cluster ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(cluster)})`, LINE);
	return [
		...head.map((line)=>colors.bold(line)),
		...cells([
			'names',
			'before',
			'after'
		]).map((line)=>colors.dim(line)),
		...rows.flatMap((row)=>rowLines(row, places, colors))
	];
}
function rowLines({ names, before, after, change }, places, colors) {
	const because = change.because.flatMap(({ at, says })=>{
		const { file, start, revision } = places.of(at);
		const then = revision === undefined ? '' : ' (base)';
		return [
			`    ${colors.cyan('-->')} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file)}:${start.line}:${start.column}${then}`,
			...indented((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(says))
		];
	});
	return [
		...cells([
			(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(names),
			(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(before),
			(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(after)
		]),
		...because
	];
}
function indented(text) {
	return wrapped(text, LINE - 8).map((line)=>`        ${line}`);
}
function cells(texts) {
	const columns = texts.map((text, index)=>wrapped(text, WIDTHS[index] ?? LINE));
	const height = Math.max(...columns.map((lines)=>lines.length));
	return Array.from({
		length: height
	}, (_, row)=>columns.map((lines, index)=>`  ${padded(lines[row] ?? '', WIDTHS[index] ?? LINE)}`).join('').trimEnd());
}
function padded(text, width) {
	return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}
function columnsOf(text) {
	let columns = 0;
	for (const character of text)columns += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character);
	return columns;
}
/** Lines of at most this many columns, broken at blanks, and inside of a word that is longer than a line. */ function wrapped(text, width) {
	const lines = [];
	let line = '';
	for (const word of text.split(' ')){
		const joined = line === '' ? word : `${line} ${word}`;
		if (columnsOf(joined) <= width) {
			line = joined;
			continue;
		}
		if (line !== '') lines.push(line);
		line = '';
		for (const character of word){
			if (columnsOf(line) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character) > width) {
				lines.push(line);
				line = '';
			}
			line += character;
		}
	}
	return line === '' && lines.length > 0 ? lines : [
		...lines,
		line
	];
}


/***/ }),

/***/ 5415:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   dC: () => (/* binding */ summaryLine)
/* harmony export */ });
/* unused harmony export endingWords */
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6243);
/** What a change does to DNS, in words and grouped for people: askers for whom the same sets change alike stand together. */ 
function groupsOf({ changes }) {
	const byAsker = new Map();
	for (const change of shownOf(changes)){
		const { cluster, asker } = change;
		const row = {
			names: `${typeWords(change)}${change.names}`,
			before: endingWords(change.before),
			after: endingWords(change.after),
			change
		};
		const key = JSON.stringify([
			cluster,
			asker
		]);
		const known = byAsker.get(key);
		if (known === undefined) byAsker.set(key, {
			cluster,
			asker,
			rows: [
				row
			]
		});
		else known.rows.push(row);
	}
	const groups = new Map();
	for (const { cluster, asker, rows } of byAsker.values()){
		const key = JSON.stringify([
			cluster,
			rows.map(({ names, before, after })=>[
					names,
					before,
					after
				])
		]);
		const known = groups.get(key);
		if (known === undefined) groups.set(key, {
			cluster,
			askers: [
				asker
			],
			rows
		});
		else known.askers.push(asker);
	}
	return [
		...groups.values()
	];
}
/** What clients do not ask for is shown where there is nothing else. */ function shownOf(changes) {
	const asked = changes.filter(({ clientTypes })=>!(clientTypes !== undefined && 'only' in clientTypes && clientTypes.only.length === 0));
	return asked.length > 0 ? asked : changes;
}
/** A set that lacks nothing but types that clients do not ask for is shown without them. */ function typeWords({ types, clientTypes }) {
	if (clientTypes === undefined) return '';
	if ('except' in clientTypes) return `all types but ${clientTypes.except.join(', ')} of `;
	const only = clientTypes.only.length === 0 && types !== undefined && 'only' in types ? types.only : clientTypes.only;
	return `${only.join(', ')} of `;
}
/** `leaves to 10.0.0.2:53, then 10.0.0.3:53`. */ function endingWords(outcomes) {
	if (outcomes.length === 0) return 'not there';
	const parts = [];
	for (const [index, outcome] of outcomes.entries()){
		const previous = outcomes[index - 1];
		const next = isNext(outcome);
		// One after the other to the same kind of end: its address is enough.
		const target = previous?.disposition === 'leaves' && outcome.disposition === 'leaves' && outcome.as === undefined ? outcome.to ?? '' : endWords(outcome);
		const joint = index === 0 ? '' : next ? ', then ' : ' or ';
		parts.push(`${joint}${target}${shareWords(outcome)}`);
	}
	const { after } = outcomes[0] ?? {};
	return `${parts.join('')}${after === undefined ? '' : `, the next one also after ${after.join(', ')}`}`;
}
/** Asked only when one before it fails. */ function isNext({ certainty, probability }) {
	return certainty === 'sometimes' && probability === undefined;
}
function shareWords({ certainty, probability, assumptions }) {
	const share = probability === undefined ? '' : ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(probability)})`;
	return certainty === 'assumed' && assumptions.length > 0 ? `${share} if ${assumptions.join(' and ')}` : share;
}
function endWords({ disposition, by, to, rcode, because, as, assumptions }) {
	const renamed = as === undefined ? '' : ` as ${as.name} ${as.type}`;
	switch(disposition){
		case 'answered':
			return `answered by ${by}${renamed}`;
		case 'leaves':
			return `leaves to ${to ?? 'an address outside'}${renamed}`;
		case 'fails':
			return `fails: ${rcode ?? 'no answer'} from ${by}`;
		case 'loops':
			return `loops through ${by}`;
		case 'unknown':
			// What is assumed on the way is said behind it.
			return assumptions.length > 0 || because === undefined ? `unknown at ${by}` : `unknown: ${because}`;
	}
}
/** The sentence that a reviewer looks for; only where it is known. Sets that several askers share count once. */ function summaryLine(report) {
	const { changes, unchanged, unproven } = report;
	if (changes.length === 0 && unproven.length === 0) return unchanged === 0 ? 'Nothing was compared: no cluster and no DNS server was found, before or after.' : `No name goes elsewhere: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(unchanged, 'asker')} compared.`;
	if (changes.length === 0) return 'No change was found, and not everything could be compared.';
	const sets = groupsOf(report).reduce((sum, { rows })=>sum + rows.length, 0);
	const hidden = changes.length - shownOf(changes).length;
	const besides = hidden === 0 ? '' : `, and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'set')} for DS and zone transfers alone (see the JSON)`;
	const rest = unproven.length === 0 ? '; all others end as before' : '';
	return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sets, 'set')} of names ${sets === 1 ? 'goes' : 'go'} elsewhere${besides}${rest}.`;
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
