export const id = 331;
export const ids = [331,279,989];
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

/***/ 3639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** The line of the source that a finding stands at, with the place underlined. */ 
/** UTF-16 code units of a line that are shown; longer lines are cut around the place. */ const SHOWN = 120;
const BEFORE = 40;
const TAB = 4;
/** Undefined where the file has no such line, or nothing on it. */ function excerptOf(at, places) {
	const { start, end } = places.of(at);
	const line = places.line(at.file, start.line);
	if (line.trim() === '') return undefined;
	const from = Math.min(start.column - 1, line.length);
	const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
	const cutFrom = line.length <= SHOWN ? 0 : wholeCharacter(line, Math.max(0, Math.min(from - BEFORE, line.length - SHOWN)));
	const cutTo = Math.min(line.length, cutFrom + SHOWN);
	let source = cutFrom > 0 ? '…' : '';
	let column = source.length;
	let first = column;
	let last = column;
	let offset = cutFrom;
	for (const character of line.slice(cutFrom, cutTo)){
		if (offset <= from) first = column;
		const shown = character === '\t' ? ' '.repeat(TAB - column % TAB) : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(character);
		column += shown === character ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character) : shown.length;
		source += shown;
		offset += character.length;
		if (offset <= to) last = column;
	}
	if (offset <= from) first = column;
	if (cutTo < line.length) source += '…';
	return {
		line: start.line,
		source: source.trimEnd(),
		underline: `${' '.repeat(first)}${'^'.repeat(Math.max(1, last - first))}`
	};
}
function wholeCharacter(line, offset) {
	const unit = line.charCodeAt(offset);
	return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}


/***/ }),

/***/ 71:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fixLines)
/* harmony export */ });
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** A fix as whole lines, the way a diff tells it. */ 
/** More lines tell a reader nothing. */ const MAX_LINES = 40;
/** Undefined when nothing changes, or too much to be shown. */ function fixLines({ at, replacement }) {
	const { text } = at.file;
	const start = Math.min(at.span.start, text.length);
	const end = Math.min(Math.max(start, at.span.end), text.length);
	const lines = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(text);
	const { line } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start);
	const from = lines[line - 1] ?? 0;
	// A span that ends behind a line feed takes none of the next line, unless the replacement joins them.
	const whole = start < end && text[end - 1] === '\n' && (replacement.endsWith('\n') || replacement === '' && start === from);
	const lastLine = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, whole ? end - 1 : end).line;
	const to = lines[lastLine] ?? text.length;
	const before = text.slice(from, to);
	const after = text.slice(from, start) + replacement + text.slice(end, to);
	if (before === after) return undefined;
	let removed = splitLines(before);
	let added = splitLines(after);
	let first = line;
	while(removed.length > 0 && added.length > 0 && removed[0] === added[0]){
		removed = removed.slice(1);
		added = added.slice(1);
		first += 1;
	}
	while(removed.length > 0 && added.length > 0 && removed.at(-1) === added.at(-1)){
		removed = removed.slice(0, -1);
		added = added.slice(0, -1);
	}
	if (removed.length + added.length === 0 || removed.length + added.length > MAX_LINES) return undefined;
	return {
		file: at.file.path,
		line: first,
		removed,
		added
	};
}
function splitLines(text) {
	return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES * 4);
}


/***/ }),

/***/ 1484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   We: () => (/* binding */ changedIn),
/* harmony export */   am: () => (/* binding */ treeRows),
/* harmony export */   kd: () => (/* binding */ drawPath)
/* harmony export */ });
/* unused harmony export columns */
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7008);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** The path of a finding as a tree: one model that text, Markdown and HTML draw alike. */ 


function changedIn({ changedLines }) {
	return ({ file, span })=>{
		const lines = file.revision === undefined ? changedLines?.get(file.path) : undefined;
		return lines?.has((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(file.text), span.start).line) === true;
	};
}
const MAX_STEPS = 60;
/** UTF-16 code units of a forward's line. */ const MAX_SOURCE = 80;
/** Of a line that is cut, in front of the place. */ const BEFORE = 30;
/** Undefined where a finding has no path. */ function drawPath(finding, isChanged = ()=>false) {
	const { path, guard } = finding;
	const cycle = finding.cycle ?? [];
	if (path.length === 0 && cycle.length === 0) return undefined;
	const also = cycle.length === 0 ? [] : path.filter(isAlso);
	const own = path.filter((step)=>!also.includes(step));
	const drafts = cycle.length === 0 ? own.map(settingStep) : ringSteps(own, cycle, guard);
	const steps = drafts.slice(0, MAX_STEPS).map((draft, depth)=>({
			returns: false,
			...draft,
			depth,
			changed: draft.at !== undefined && isChanged(draft.at)
		}));
	return {
		steps,
		also,
		more: drafts.length - steps.length
	};
}
/** Hop by hop: the server and its line, the settings that bring the address in, and who answers there. */ function ringSteps(path, cycle, guard) {
	const labels = serverLabels(cycle);
	const starts = hopStarts(path, cycle);
	const drafts = [];
	for (const [index, hop] of cycle.entries()){
		const start = starts[index];
		const next = starts.slice(index + 1).find((one)=>one !== undefined) ?? path.length;
		const settings = start === undefined && index > 0 ? [] : path.slice((start ?? -1) + 1, next);
		const last = index + 1 === cycle.length;
		const to = labels[last ? 0 : index + 1] ?? '';
		drafts.push({
			server: labels[index] ?? hop.server,
			text: sourceLine(hop.at),
			at: hop.at
		});
		drafts.push(...settings.map(settingStep));
		const known = settings.at(-1)?.says === `${hop.to} is ${hop.via}`;
		const where = known ? 'that is' : hop.via === '' ? `${hop.to} is` : `${hop.to} is ${hop.via}: that is`;
		if (!last) drafts.push({
			text: `${where} ${to}`
		});
		else {
			const effect = guard === undefined ? undefined : GUARD_EFFECTS[guard];
			const itself = cycle.length === 1 ? `${to} itself` : `${to} again`;
			drafts.push({
				text: `${where} ${itself}`,
				returns: true,
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					effect
				})
			});
		}
	}
	return drafts;
}
const GUARD_EFFECTS = {
	fatal: 'CoreDNS will not start: CrashLoopBackOff',
	sometimes: 'CoreDNS ends at some of its starts',
	blind: 'the loop plugin does not see it',
	absent: 'no loop plugin stops it',
	misfires: 'CoreDNS will not start, though every query would end'
};
/** The line that people search for; undefined where CoreDNS never writes it. */ function logLine({ guard, zone, message }) {
	if (guard !== 'fatal' || message.includes('plugin/loop: Loop (')) return undefined;
	return `plugin/loop: Loop (...) detected for zone "${zone ?? '.'}"`;
}
/** Other names that the setting brings back: they are no part of this path. */ function isAlso({ also }) {
	return also === true;
}
function settingStep({ at, says }) {
	return {
		text: says,
		at
	};
}
/** Where each hop stands in the path; undefined for one that does not. */ function hopStarts(path, cycle) {
	let from = 0;
	return cycle.map((hop)=>{
		for(let index = from; index < path.length; index += 1){
			const at = path[index]?.at;
			if (at === undefined || !isSamePlace(at, hop.at)) continue;
			from = index + 1;
			return index;
		}
		return undefined;
	});
}
function isSamePlace(a, b) {
	return a.file.path === b.file.path && a.span.start === b.span.start && a.span.end === b.span.end;
}
/** The workload's own name where that distinguishes the servers; with the zone where one server forwards twice. */ function serverLabels(cycle) {
	const short = (name)=>/^[^/]*\/[A-Z][A-Za-z]*\/(.+)$/.exec(name)?.[1] ?? name;
	const users = new Map();
	const zones = new Map();
	for (const { server, zone } of cycle){
		users.set(short(server), (users.get(short(server)) ?? new Set()).add(server));
		zones.set(server, (zones.get(server) ?? new Set()).add(zone));
	}
	return cycle.map(({ server, zone })=>{
		const name = (users.get(short(server))?.size ?? 0) > 1 ? server : short(server);
		return (zones.get(server)?.size ?? 0) > 1 ? `${name} (zone ${zone})` : name;
	});
}
/** The line as it is written, without what opens a block at its end; of a long one the part around the place. */ function sourceLine({ file, span }) {
	const lines = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(file.text);
	const { line, column } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(lines, Math.min(span.start, file.text.length));
	const whole = file.text.slice(lines[line - 1] ?? 0, lines[line] ?? file.text.length);
	const from = whole.trim().length <= MAX_SOURCE ? 0 : Math.max(0, column - 1 - BEFORE);
	const text = whole.slice(from).trim().replace(/\s{0,100}\{$/, '');
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(from > 0 ? `…${text}` : text, MAX_SOURCE);
}
/** Deeper steps stand below each other. */ const MAX_INDENT = 8;
const INDENT = 3;
const GAP = 2;
/** Columns that text has at least, however narrow the terminal is. */ const MIN_TEXT = 24;
/** Columns that steps have at least where places stand beside them. */ const MIN_WIDE = 56;
/** Places in a column of their own where the width has room for it, else each below its step. */ function treeRows({ steps }, { width, placeOf, ascii = false }) {
	const marks = ascii ? {
		step: '`> ',
		back: ' (back)',
		changed: '<- this change'
	} : {
		step: '└▶ ',
		back: ' ↺',
		changed: '◀ this change'
	};
	const deepest = Math.max(0, Math.min(MAX_INDENT, Math.floor((width - MIN_TEXT) / INDENT) - 1));
	const drafts = steps.map((step)=>{
		const server = step.server === undefined ? '' : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.server, 200);
		return {
			lead: step.depth === 0 ? '' : ' '.repeat(INDENT * Math.min(step.depth - 1, deepest)) + marks.step,
			server,
			text: `${server === '' ? '' : '  '}${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.text, 600)}${step.returns ? marks.back : ''}`,
			place: step.at === undefined ? '' : placeOf(step.at),
			at: step.at,
			changed: step.changed ? marks.changed : '',
			effect: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.effect ?? '', 200)
		};
	});
	const right = Math.max(...drafts.map(({ place, changed })=>columns(place) + (changed === '' ? 0 : GAP + columns(changed))));
	const wide = width - right - GAP >= MIN_WIDE;
	const rooms = wide ? width - right - GAP : width;
	const wrapped = drafts.map((draft)=>{
		const [first = '', ...rest] = wrapWords(draft.server + draft.text, Math.max(MIN_TEXT, (draft.place === '' ? width : rooms) - columns(draft.lead)));
		return {
			...draft,
			first,
			rest,
			left: columns(draft.lead + first)
		};
	});
	const middle = Math.max(...wrapped.filter(({ place })=>place !== '').map(({ left })=>left)) + GAP;
	const blank = {
		server: '',
		text: '',
		gap: '',
		place: '',
		changed: '',
		effect: ''
	};
	return wrapped.flatMap(({ lead, server, first, rest, left, place, at, changed, effect })=>{
		const hang = ' '.repeat(columns(lead));
		const split = Math.min(server.length, first.length);
		const spot = {
			place,
			changed,
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
				at
			})
		};
		const beside = wide && place !== '' ? {
			...spot,
			gap: ' '.repeat(Math.max(GAP, middle - left))
		} : {};
		const short = effect !== '' && rest.length === 0 && place === '' && left + GAP + columns(effect) <= width;
		const below = short || effect === '' ? [] : wrapWords(effect, Math.max(MIN_TEXT, width - hang.length));
		return [
			{
				...blank,
				...beside,
				lead,
				server: first.slice(0, split),
				text: first.slice(split),
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					gap: short ? ' '.repeat(GAP) : undefined,
					effect: short ? effect : undefined
				})
			},
			...rest.map((line)=>({
					...blank,
					lead: hang,
					text: line
				})),
			...wide || place === '' ? [] : [
				{
					...blank,
					...spot,
					lead: hang
				}
			],
			...below.map((line)=>({
					...blank,
					lead: hang,
					effect: line
				}))
		];
	});
}
/** Columns of a terminal. */ function columns(text) {
	let sum = 0;
	for (const character of text)sum += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character);
	return sum;
}
/** Lines of at most so many columns, broken at blanks; a word that is wider stands alone. */ function wrapWords(text, width) {
	const lines = [];
	let line = '';
	let used = 0;
	for (const piece of text.split(/(?<=[^ ]) /)){
		const size = columns(piece);
		if (line !== '' && used + 1 + size > width) {
			lines.push(line);
			line = piece.trimStart();
			used = columns(line);
		} else {
			used += size + (line === '' ? 0 : 1);
			line = line === '' ? piece : `${line} ${piece}`;
		}
	}
	return [
		...lines,
		line
	];
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

/***/ 7915:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderText: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7336);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4874);
/* harmony import */ var _core_text_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2479);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3639);
/* harmony import */ var _fix_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71);
/* harmony import */ var _path_drawing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1484);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9528);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4500);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6881);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6243);
/** The report for a reader at a terminal, in the manner of a compiler. Also the golden files' format. */ 









/** Columns of a drawing where no terminal tells. */ const COLUMNS = 110;
/** Narrower terminals wrap by themselves. */ const MIN_COLUMNS = 40;
function renderText(report, options) {
	if (options.quiet && report.findings.length === 0 && report.result === 'pass') return '';
	const pen = {
		colors: picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(options.color),
		places: (0,_places_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlaces */ .j)(options.shown),
		shown: options.shown ?? ((path)=>path),
		isChanged: (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .changedIn */ .We)(report),
		options
	};
	const compared = report.base.status === 'compared';
	const ranked = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .worstFirst */ .md)(report.findings);
	const reported = ranked.filter((finding)=>!compared || finding.status === 'new');
	const folded = ranked.filter((finding)=>compared && finding.status === 'existing');
	const isShort = (finding)=>finding.severity === 'note' && options.verbose !== true;
	const blocks = reported.filter((finding)=>!isShort(finding)).map((finding)=>findingBlock(finding, pen));
	const notes = reported.filter(isShort);
	if (notes.length > 0) blocks.push(noteLines(notes, pen).join('\n'));
	if (!options.quiet) {
		const lines = [
			...folded.map((finding)=>foldedLine('existing', finding, pen)),
			...report.fixed.map((finding)=>foldedLine('fixed', finding, pen)),
			...report.suppressed.map((finding)=>suppressedLine(finding, pen))
		];
		if (lines.length > 0) blocks.push(lines.join('\n'));
		if (report.notices.length > 0) blocks.push(noticeLines(report, pen).join('\n'));
	}
	blocks.push(summaryLines(report, options, pen).join('\n'));
	// A line that is wrapped begins with somebody else's words.
	return (0,_surface_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)('text', `${blocks.join('\n\n')}\n`);
}
function findingBlock(finding, pen) {
	const { colors, places } = pen;
	const [headline, rest] = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(finding.message);
	const paint = painter(finding.severity, colors);
	const head = ruleLinked(finding, paint(`${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.rule)}]`), pen);
	const [first = '', ...more] = wrapped((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(headline), finding.code.length + finding.rule.length + 10, pen);
	const lines = [
		`${head} ${colors.bold(first)}`,
		...more.map((line)=>`  ${colors.bold(line)}`)
	];
	const excerpt = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(finding.at, places);
	const gutter = ' '.repeat(String(excerpt?.line ?? '').length);
	lines.push(`${gutter}${colors.cyan('-->')} ${linked(finding.at, placeText(finding, places), pen)}`);
	if (excerpt !== undefined) {
		const bar = colors.cyan('|');
		lines.push(`${gutter} ${bar}`);
		lines.push(`${colors.cyan(String(excerpt.line))} ${bar} ${excerpt.source}`);
		lines.push(`${gutter} ${bar} ${paint(excerpt.underline)}`);
		lines.push(`${gutter} ${bar}`);
	}
	const say = (label, text)=>{
		const [first = '', ...more] = wrapped(text, gutter.length + label.length + 5, pen);
		lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold(`${label}:`)} ${first}`.trimEnd());
		for (const line of more)lines.push(`${gutter}     ${line}`);
	};
	if (rest !== '') say('note', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(rest));
	const log = (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(finding);
	if (log !== undefined) say('log', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(log));
	const drawing = (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .drawPath */ .kd)(finding, pen.isChanged);
	if (drawing !== undefined) {
		say('path', '');
		lines.push(...pathLines(drawing, gutter, pen));
	}
	const edit = diffLines(finding, gutter, pen);
	if (drawing !== undefined) lines.push(...edit);
	const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whichNames */ .Mo)(finding);
	if (names !== undefined) say('names', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(names));
	const sure = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .certaintyLabel */ .wx)(finding);
	if (sure !== undefined) say('certainty', sure);
	if (finding.guard !== undefined) say('guard', finding.guard);
	const before = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .wasBefore */ .rX)(finding);
	if (before !== undefined) say('was', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(before));
	for (const assumption of finding.assumptions)say('assumes', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(assumption));
	if (finding.advice !== '') say('fix', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.advice));
	if (finding.paste !== undefined) {
		say('put into', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.paste.file));
		for (const line of finding.paste.lines)lines.push(`${gutter}     ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line, 300)}`);
	}
	if (drawing === undefined) lines.push(...edit);
	// An address that is broken leads nowhere.
	if (pen.options.verbose === true) lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold('rule:')} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_core_text_version_js__WEBPACK_IMPORTED_MODULE_7__.rulePage)(finding.rule))}`);
	return lines.join('\n');
}
/** Lines of a sentence, the first of which begins `indent` columns in. */ function wrapped(text, indent, { options }) {
	if (options.columns === undefined) return [
		text
	];
	return (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)(text, Math.max(MIN_COLUMNS, options.columns) - indent);
}
function pathLines(drawing, gutter, pen) {
	const { places, options } = pen;
	const margin = `${gutter}     `;
	const width = Math.max(MIN_COLUMNS, options.columns ?? COLUMNS) - margin.length;
	const rows = (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .treeRows */ .am)(drawing, {
		width,
		placeOf: (at)=>linePlace(at, places),
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_8__/* .defined */ .s)({
			ascii: options.ascii
		})
	});
	const lines = rows.map((row)=>`${margin}${rowText(row, pen)}`.trimEnd());
	if (drawing.more > 0) lines.push(`${margin}and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(drawing.more, 'more step')}`);
	for (const { at, says } of drawing.also){
		lines.push(...(0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapWords */ .EO)(`besides, ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(says)}`, width).map((line)=>`${margin}${line}`));
		lines.push(`${margin}${linked(at, linePlace(at, places), pen)}`);
	}
	return lines;
}
function rowText({ lead, server, text, gap, place, at, changed, effect }, pen) {
	const { colors } = pen;
	const spot = at === undefined || place === '' ? '' : linked(at, colors.cyan(place), pen);
	const marked = changed === '' ? '' : `  ${colors.yellow(changed)}`;
	return [
		lead,
		colors.bold(server),
		text,
		gap,
		spot,
		marked,
		effect === '' ? '' : colors.red(effect)
	].join('');
}
/** `label` with the place behind it, where the terminal has links. */ function linked(at, label, { places, options }) {
	const address = at.file.revision === undefined ? options.linkFor?.(at.file.path, places.of(at).start.line) : undefined;
	return hyperlink(label, address);
}
/** `label` with the rule's page behind it, where the terminal has links. */ function ruleLinked({ rule }, label, { options }) {
	return options.linkFor === undefined ? label : hyperlink(label, (0,_core_text_version_js__WEBPACK_IMPORTED_MODULE_7__.rulePage)(rule));
}
/** OSC 8; an address holds nothing that could end it. */ function hyperlink(label, address) {
	if (address === undefined || !/^[!-~]+$/.test(address)) return label;
	return `\u001b]8;;${address}\u001b\\${label}\u001b]8;;\u001b\\`;
}
function linePlace(at, places) {
	const { file, revision, start } = places.of(at);
	return `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file)}:${start.line}${revision === undefined ? '' : ` (in ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(revision.slice(0, 12))})`}`;
}
function diffLines(finding, gutter, { colors, shown }) {
	const edit = finding.fix === undefined ? undefined : (0,_fix_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .fixLines */ .$)(finding.fix);
	if (edit === undefined) return [];
	return [
		`${gutter}     ${colors.cyan('-->')} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(shown(edit.file))}:${edit.line}`,
		...edit.removed.map((line)=>`${gutter}     ${colors.red(`- ${sourceText(line)}`)}`),
		...edit.added.map((line)=>`${gutter}     ${colors.green(`+ ${sourceText(line)}`)}`)
	];
}
function sourceText(line) {
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line.replaceAll('\t', '    '), 300);
}
/** A line each: a list of notes hides no error. */ function noteLines(notes, pen) {
	const { colors, places } = pen;
	const lines = notes.map((finding)=>{
		const code = `note[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.rule)}]`;
		const head = ruleLinked(finding, colors.cyan(code), pen);
		return `${head} ${placeText(finding, places)}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(finding.message)[0], 300)}`;
	});
	return [
		...lines,
		colors.dim(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(notes.length, 'note')}, a line each; --verbose shows them in full`)
	];
}
function foldedLine(label, finding, { colors, places }) {
	const [headline] = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(finding.message);
	const code = `${label} ${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.rule)}]`;
	return `${colors.dim(code)} ${placeText(finding, places)}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(headline, 300)}`;
}
function suppressedLine(finding, { colors, places }) {
	const until = finding.expires === undefined ? '' : `, until ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.expires)}`;
	const code = `suppressed ${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.rule)}]`;
	return `${colors.dim(code)} ${placeText(finding, places)}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(finding.reason, 300)}${until}`;
}
function noticeLines(report, { colors, places }) {
	return report.notices.map((notice)=>{
		const { file, start } = places.of(notice.at);
		return `${colors.cyan(notice.kind)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file)}:${start.line}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(notice.message)}`;
	});
}
function summaryLines(report, options, { colors }) {
	const paint = {
		pass: (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .passesByPolicy */ .VV)(report) ? colors.yellow : colors.green,
		fail: colors.red,
		incomplete: colors.yellow
	}[report.result];
	const lines = options.quiet ? [] : [
		`read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatWasRead */ .CC)(report)}`
	];
	const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .comparison */ .my)(report);
	if (compared !== undefined) lines.push(`base: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(compared)}`);
	if (report.counts.suppressed > 0) lines.push(`suppressed: ${report.counts.suppressed}`);
	lines.push(paint(`result: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdict */ .WJ)(report)}`));
	return lines;
}
function placeText({ at }, places) {
	const { file, revision, start } = places.of(at);
	const base = revision === undefined ? '' : ` (in ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(revision.slice(0, 12))})`;
	return `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(file)}:${start.line}:${start.column}${base}`;
}
function painter(severity, colors) {
	return ({
		error: colors.red,
		warning: colors.yellow,
		note: colors.cyan
	})[severity];
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
