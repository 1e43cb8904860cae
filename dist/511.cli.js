export const id = 511;
export const ids = [511];
export const modules = {

/***/ 7336:
/***/ ((module) => {

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

/***/ 9288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openPlaces)
/* harmony export */ });
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4928);
/** Offsets to lines and columns. The only floor that counts lines. */

/** Counts each file's lines once, for as long as one report is written. */
function openPlaces() {
    const indexes = new Map();
    const linesOf = (file) => {
        const known = indexes.get(file);
        if (known !== undefined)
            return known;
        const made = (0,_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(file.text);
        indexes.set(file, made);
        return made;
    };
    const of = ({ file, span }) => {
        const lines = linesOf(file);
        const start = Math.min(Math.max(0, span.start), file.text.length);
        const end = Math.min(Math.max(start, span.end), file.text.length);
        return {
            file: file.path,
            ...(file.revision === undefined ? {} : { revision: file.revision }),
            start: (0,_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start),
            end: (0,_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, end),
        };
    };
    const line = (file, number) => {
        const lines = linesOf(file);
        const from = lines[number - 1];
        if (from === undefined)
            return '';
        const to = lines[number] ?? file.text.length;
        return file.text.slice(from, to).replace(/\r?\n$/, '');
    };
    return { of, line };
}


/***/ }),

/***/ 148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/** Text that somebody else wrote, made fit for one line of a terminal, a log or a page. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
/** Nobody's message is longer than this; a name of a megabyte is an attack on the reader. UTF-16 code units. */
const MAX_LINE = 2_000;
/**
 * One line in which everything can be seen: control characters (line ends, terminal escapes), marks that turn the reading
 * direction (Unicode TR36, "bidirectional text spoofing"), invisible characters and halves of surrogate pairs are spelled out.
 */
function visible(text, max = MAX_LINE) {
    return clip(text, max).replace(UNSEEN, (found) => NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** At most `max` code units, never half a surrogate pair; what is cut shows as an ellipsis. */
function clip(text, max) {
    if (text.length <= max)
        return text;
    const before = text.charCodeAt(max - 2);
    const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
    return `${text.slice(0, Math.max(0, end))}…`;
}
const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, near enough: Unicode TR11.
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
/** Columns that one character takes in a terminal. */
function widthOf(character) {
    if (NO_WIDTH.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}
/** The first sentence and what follows it. A sentence ends with a full stop, a blank and a capital letter. */
function sentences(text) {
    const end = text.search(/[.!?] (?=[A-Z])/);
    return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}


/***/ }),

/***/ 8511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTraceText: () => (/* binding */ renderTraceText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7336);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9288);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(148);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5203);
/** A trace for a reader at a terminal. */




function renderTraceText(trace, options) {
    const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(options.color);
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .openPlaces */ .j)();
    const blocks = [`${colors.bold(`${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(trace.query.name)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(trace.query.type)}`)}`];
    for (const { server, cluster, outcomes } of trace.entries) {
        const lines = [`${colors.bold((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(server))} (cluster ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(cluster)})`];
        for (const outcome of outcomes)
            lines.push(...outcomeLines(outcome, places, colors));
        if (outcomes.length === 0)
            lines.push('  nothing is known of what becomes of it');
        blocks.push(lines.join('\n'));
    }
    if (trace.entries.length === 0)
        blocks.push('No DNS server was found.');
    else
        blocks.push(tally(trace));
    return `${blocks.join('\n\n')}\n`;
}
function outcomeLines(outcome, places, colors) {
    const lines = [];
    const width = String(outcome.hops.length).length;
    for (const [index, hop] of outcome.hops.entries()) {
        const { file, start } = places.of(hop.at);
        const to = hop.to === '' ? '' : ` to ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(hop.to)}`;
        const number = String(index + 1).padStart(width);
        lines.push(`  ${number}. ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(hop.server)} (zone ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(hop.zone)}): ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(hop.plugin)}${to}`);
        lines.push(`  ${' '.repeat(width)}  ${colors.cyan('-->')} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(file)}:${start.line}:${start.column}`);
    }
    const sure = outcome.certainty === 'always' ? '' : ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .sureness */ .$6)(outcome) ?? ''})`;
    lines.push(`  ${painter(outcome.disposition, colors)(ending(outcome))}${sure}`);
    return lines;
}
function ending({ disposition, rcode, to, because }) {
    const code = rcode === undefined || rcode === '' ? '' : ` ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(rcode)}`;
    const target = to === undefined || to === '' ? '' : ` to ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(to)}`;
    const reason = because === undefined || because === '' ? '' : `: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(because)}`;
    return `${disposition}${code}${target}${reason}`;
}
function painter(disposition, colors) {
    switch (disposition) {
        case 'loops':
            return colors.red;
        case 'fails':
        case 'unknown':
            return colors.yellow;
        case 'answered':
        case 'leaves':
            return colors.green;
    }
}
function tally(trace) {
    const endings = ['answered', 'leaves', 'fails', 'loops', 'unknown'];
    const parts = endings.flatMap((disposition) => {
        const count = trace.entries.filter(({ outcomes }) => outcomes.some((outcome) => outcome.disposition === disposition)).length;
        return count === 0 ? [] : [`${disposition} at ${count}`];
    });
    return `asked at ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(trace.entries.length, 'DNS server')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}


/***/ }),

/***/ 5203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ sureness),
/* harmony export */   CC: () => (/* binding */ whatWasRead),
/* harmony export */   Mo: () => (/* binding */ whichNames),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ai: () => (/* binding */ stations),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   oC: () => (/* binding */ SEVERITIES)
/* harmony export */ });
/* unused harmony exports severityCounts, percent */
/** Worst first. */
const SEVERITIES = ['error', 'warning', 'note'];
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** `3 DNS servers in 1 cluster, 12 documents in 8 files`. */
function whatWasRead({ counts }) {
    const servers = `${counted(counts.servers, 'DNS server')} in ${counted(counts.clusters, 'cluster')}`;
    return `${servers}, ${counted(counts.documents, 'document')} in ${counted(counts.files, 'file')}`;
}
/** `1 error, 2 warnings`; `nothing` where there is neither. */
function severityCounts(report) {
    const parts = SEVERITIES.filter((severity) => report.counts[severity] > 0).map((severity) => counted(report.counts[severity], severity));
    return parts.length === 0 ? 'nothing found' : parts.join(', ');
}
/** What the comparison with the base came to; undefined where none was asked for. */
function comparison({ base, counts }) {
    if (base.status === 'not-requested')
        return undefined;
    if (base.status === 'unavailable') {
        return `no comparison with the base: ${base.because}; rules that compare were left out`;
    }
    return `compared with ${base.revision}: ${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`;
}
/** `pass`, and why. */
function verdict(report) {
    const bar = report.failOn === 'never'
        ? 'never fails'
        : `fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and worse'}`;
    const also = report.result === 'incomplete' ? '; something relevant could not be read' : '';
    return `${report.result}: ${severityCounts(report)} (${bar})${also}`;
}
/** `always`; `sometimes, 33.3 % of the queries`. */
function sureness({ certainty, probability }) {
    if (certainty === undefined)
        return undefined;
    return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10} %`;
}
/** Stations of a loop in order, without the return to the first. Servers stand alone where that is enough to tell them apart. */
function stations(cycle) {
    const zones = new Map();
    for (const { server, zone } of cycle)
        zones.set(server, (zones.get(server) ?? new Set()).add(zone));
    return cycle.map(({ server, zone }) => ((zones.get(server)?.size ?? 0) > 1 ? `${server} (zone ${zone})` : server));
}
/** `every name outside cluster.local, such as example.org. A`. */
function whichNames({ names, witness }) {
    const such = witness === undefined ? undefined : `${witness.name} ${witness.type}`;
    if (names === undefined)
        return such;
    return such === undefined ? names : `${names}, such as ${such}`;
}


/***/ }),

/***/ 4928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ compareLocations),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
function indexLines(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
/** Line and column of an offset; an offset past the end gives the place just behind the last character. */
function positionAt(lines, offset) {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((lines[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.max(0, offset - (lines[low] ?? 0)) + 1 };
}
/** Sort order of everything we print: by path, then offset, then end. Compares code units, never a locale. */
function compareLocations(a, b) {
    if (a.file.path !== b.file.path)
        return a.file.path < b.file.path ? -1 : 1;
    return a.span.start - b.span.start || a.span.end - b.span.end;
}


/***/ })

};
