export const id = 915;
export const ids = [915];
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

/***/ 3639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);

/** UTF-16 code units of a line that are shown; longer lines are cut around the place. */
const SHOWN = 120;
const BEFORE = 40;
const TAB = 4;
/** Undefined where the file has no such line, or nothing on it. */
function excerptOf(at, places) {
    const { start, end } = places.of(at);
    const line = places.line(at.file, start.line);
    if (line.trim() === '')
        return undefined;
    const from = Math.min(start.column - 1, line.length);
    const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
    const cutFrom = line.length <= SHOWN ? 0 : wholeCharacter(line, Math.max(0, Math.min(from - BEFORE, line.length - SHOWN)));
    const cutTo = Math.min(line.length, cutFrom + SHOWN);
    let source = cutFrom > 0 ? '…' : '';
    let column = source.length;
    let first = column;
    let last = column;
    let offset = cutFrom;
    for (const character of line.slice(cutFrom, cutTo)) {
        if (offset <= from)
            first = column;
        const shown = character === '\t' ? ' '.repeat(TAB - (column % TAB)) : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(character);
        column += shown === character ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character) : shown.length;
        source += shown;
        offset += character.length;
        if (offset <= to)
            last = column;
    }
    if (offset <= from)
        first = column;
    if (cutTo < line.length)
        source += '…';
    return {
        line: start.line,
        source: source.trimEnd(),
        underline: `${' '.repeat(first)}${'^'.repeat(Math.max(1, last - first))}`,
    };
}
function wholeCharacter(line, offset) {
    const unit = line.charCodeAt(offset);
    return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}


/***/ }),

/***/ 71:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fixLines)
/* harmony export */ });
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** A fix as whole lines, the way a diff tells it. */

/** More lines tell a reader nothing. */
const MAX_LINES = 40;
/** Undefined when nothing changes, or too much to be shown. */
function fixLines({ at, replacement }) {
    const { text } = at.file;
    const start = Math.min(at.span.start, text.length);
    const end = Math.min(Math.max(start, at.span.end), text.length);
    const lines = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(text);
    const { line } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start);
    const from = lines[line - 1] ?? 0;
    // A span that ends behind a line feed takes none of the next line, unless the replacement joins them.
    const whole = start < end && text[end - 1] === '\n' && (replacement.endsWith('\n') || (replacement === '' && start === from));
    const lastLine = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, whole ? end - 1 : end).line;
    const to = lines[lastLine] ?? text.length;
    const before = text.slice(from, to);
    const after = text.slice(from, start) + replacement + text.slice(end, to);
    if (before === after)
        return undefined;
    let removed = splitLines(before);
    let added = splitLines(after);
    let first = line;
    while (removed.length > 0 && added.length > 0 && removed[0] === added[0]) {
        removed = removed.slice(1);
        added = added.slice(1);
        first += 1;
    }
    while (removed.length > 0 && added.length > 0 && removed.at(-1) === added.at(-1)) {
        removed = removed.slice(0, -1);
        added = added.slice(0, -1);
    }
    if (removed.length + added.length === 0 || removed.length + added.length > MAX_LINES)
        return undefined;
    return { file: at.file.path, line: first, removed, added };
}
function splitLines(text) {
    return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES * 4);
}


/***/ }),

/***/ 9528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openPlaces)
/* harmony export */ });
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** Offsets to lines and columns. The only floor that counts lines. */

/** Counts each file's lines once, for as long as one report is written. */
function openPlaces(shown = (path) => path) {
    const indexes = new Map();
    const linesOf = (file) => {
        const known = indexes.get(file);
        if (known !== undefined)
            return known;
        const made = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(file.text);
        indexes.set(file, made);
        return made;
    };
    const of = ({ file, span }) => {
        const lines = linesOf(file);
        const start = Math.min(Math.max(0, span.start), file.text.length);
        const end = Math.min(Math.max(start, span.end), file.text.length);
        return {
            file: shown(file.path),
            ...(file.revision === undefined ? {} : { revision: file.revision }),
            start: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start),
            end: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, end),
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

/***/ 7915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderText: () => (/* binding */ renderText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7336);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3639);
/* harmony import */ var _fix_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9528);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4500);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6243);
/** The report for a reader at a terminal, in the manner of a compiler. Also the golden files' format. */






/** More steps of a path than this are counted, not reported. */
const MAX_STEPS = 60;
function renderText(report, options) {
    if (options.quiet && report.findings.length === 0 && report.result === 'pass')
        return '';
    const pen = {
        colors: picocolors__WEBPACK_IMPORTED_MODULE_2__.createColors(options.color),
        places: (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlaces */ .j)(options.shown),
        shown: options.shown ?? ((path) => path),
        arrow: options.ascii === true ? '->' : '─▶',
    };
    const compared = report.base.status === 'compared';
    const reported = report.findings.filter((finding) => !compared || finding.status === 'new');
    const folded = report.findings.filter((finding) => compared && finding.status === 'existing');
    const blocks = reported.map((finding) => findingBlock(finding, pen));
    if (!options.quiet) {
        const lines = [
            ...folded.map((finding) => foldedLine('existing', finding, pen)),
            ...report.fixed.map((finding) => foldedLine('fixed', finding, pen)),
            ...report.suppressed.map((finding) => suppressedLine(finding, pen)),
        ];
        if (lines.length > 0)
            blocks.push(lines.join('\n'));
        if (report.notices.length > 0)
            blocks.push(noticeLines(report, pen).join('\n'));
    }
    blocks.push(summaryLines(report, options, pen).join('\n'));
    return `${blocks.join('\n\n')}\n`;
}
function findingBlock(finding, pen) {
    const { colors, places } = pen;
    const [headline, rest] = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(finding.message);
    const paint = painter(finding.severity, colors);
    const head = paint(`${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.rule)}]`);
    const lines = [`${head} ${colors.bold((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline))}`];
    const excerpt = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(finding.at, places);
    const gutter = ' '.repeat(String(excerpt?.line ?? '').length);
    lines.push(`${gutter}${colors.cyan('-->')} ${placeText(finding, places)}`);
    if (excerpt !== undefined) {
        const bar = colors.cyan('|');
        lines.push(`${gutter} ${bar}`);
        lines.push(`${colors.cyan(String(excerpt.line))} ${bar} ${excerpt.source}`);
        lines.push(`${gutter} ${bar} ${paint(excerpt.underline)}`);
        lines.push(`${gutter} ${bar}`);
    }
    const say = (label, text) => {
        lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold(`${label}:`)} ${text}`);
    };
    if (rest !== '')
        say('note', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(rest));
    if (finding.path.length > 0) {
        say('road', '');
        lines[lines.length - 1] = (lines.at(-1) ?? '').trimEnd();
        lines.push(...pathLines(finding, gutter, pen));
    }
    if (finding.cycle !== undefined && finding.cycle.length > 0)
        say('loop', loopText(finding.cycle, pen));
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .whichNames */ .Mo)(finding);
    if (names !== undefined)
        say('names', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(names));
    const sure = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .certaintyLabel */ .wx)(finding);
    if (sure !== undefined)
        say('certainty', sure);
    if (finding.guard !== undefined)
        say('guard', finding.guard);
    const before = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wasBefore */ .rX)(finding);
    if (before !== undefined)
        say('was', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(before));
    for (const assumption of finding.assumptions)
        say('assumes', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(assumption));
    if (finding.advice !== '')
        say('fix', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.advice));
    if (finding.paste !== undefined) {
        say('put into', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.paste.file));
        for (const line of finding.paste.lines)
            lines.push(`${gutter}     ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line, 300)}`);
    }
    lines.push(...diffLines(finding, gutter, pen));
    return lines.join('\n');
}
function pathLines(finding, gutter, { colors, places }) {
    const shown = finding.path.slice(0, MAX_STEPS);
    const width = String(shown.length).length;
    const lines = [];
    for (const [index, { at, says }] of shown.entries()) {
        const number = String(index + 1).padStart(width);
        lines.push(`${gutter}     ${number}. ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(says)}`);
        lines.push(`${gutter}     ${' '.repeat(width)}  ${colors.cyan('-->')} ${placeText({ at }, places)}`);
    }
    const more = finding.path.length - shown.length;
    if (more > 0)
        lines.push(`${gutter}     and ${more} more`);
    return lines;
}
function loopText(cycle, { arrow }) {
    const shown = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .stations */ .ai)(cycle.slice(0, MAX_STEPS)).map((station) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(station, 200));
    const more = cycle.length > MAX_STEPS ? [`(${cycle.length - MAX_STEPS} more)`] : [];
    return [...shown, ...more, shown[0] ?? ''].join(` ${arrow} `);
}
function diffLines(finding, gutter, { colors, shown }) {
    const edit = finding.fix === undefined ? undefined : (0,_fix_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .fixLines */ .$)(finding.fix);
    if (edit === undefined)
        return [];
    return [
        `${gutter}     ${colors.cyan('-->')} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(shown(edit.file))}:${edit.line}`,
        ...edit.removed.map((line) => `${gutter}     ${colors.red(`- ${sourceText(line)}`)}`),
        ...edit.added.map((line) => `${gutter}     ${colors.green(`+ ${sourceText(line)}`)}`),
    ];
}
function sourceText(line) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(line.replaceAll('\t', '    '), 300);
}
function foldedLine(label, finding, { colors, places }) {
    const [headline] = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentences */ .hC)(finding.message);
    const code = `${label} ${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.rule)}]`;
    return `${colors.dim(code)} ${placeText(finding, places)}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(headline, 300)}`;
}
function suppressedLine(finding, { colors, places }) {
    const until = finding.expires === undefined ? '' : `, until ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.expires)}`;
    const code = `suppressed ${finding.severity}[${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.code)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.rule)}]`;
    return `${colors.dim(code)} ${placeText(finding, places)}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(finding.reason, 300)}${until}`;
}
function noticeLines(report, { colors, places }) {
    return report.notices.map((notice) => {
        const { file, start } = places.of(notice.at);
        return `${colors.cyan(notice.kind)} ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(file)}:${start.line}: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(notice.message)}`;
    });
}
function summaryLines(report, options, { colors }) {
    const paint = {
        pass: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .passesByPolicy */ .VV)(report) ? colors.yellow : colors.green,
        fail: colors.red,
        incomplete: colors.yellow,
    }[report.result];
    const lines = options.quiet ? [] : [`read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .whatWasRead */ .CC)(report)}`];
    const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .comparison */ .my)(report);
    if (compared !== undefined)
        lines.push(`base: ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(compared)}`);
    if (report.counts.suppressed > 0)
        lines.push(`suppressed: ${report.counts.suppressed}`);
    lines.push(paint(`result: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report)}`));
    return lines;
}
function placeText({ at }, places) {
    const { file, revision, start } = places.of(at);
    const base = revision === undefined ? '' : ` (in ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(revision.slice(0, 12))})`;
    return `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(file)}:${start.line}:${start.column}${base}`;
}
function painter(severity, colors) {
    return { error: colors.red, warning: colors.yellow, note: colors.cyan }[severity];
}


/***/ }),

/***/ 6243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ whatWasRead),
/* harmony export */   Mo: () => (/* binding */ whichNames),
/* harmony export */   VV: () => (/* binding */ passesByPolicy),
/* harmony export */   Vp: () => (/* binding */ nothingJudged),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ai: () => (/* binding */ stations),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   nV: () => (/* binding */ resultMark),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rX: () => (/* binding */ wasBefore),
/* harmony export */   wx: () => (/* binding */ certaintyLabel)
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
    const also = report.result !== 'incomplete'
        ? ''
        : report.base.status === 'unavailable'
            ? '; the base could not be compared'
            : '; something relevant could not be read';
    const found = nothingJudged(report) ? 'nothing to judge, as no DNS server was found' : severityCounts(report);
    return `${report.result}: ${found} (${bar})${also}`;
}
/** There is no server that a verdict could be about: that nothing is found says nothing. */
function nothingJudged({ counts, findings }) {
    return counts.servers === 0 && findings.length === 0;
}
/** A tick only where something was judged and all of it was read. */
function resultMark(report) {
    if (report.result === 'pass' && report.counts.servers === 0)
        return 'ℹ️';
    return { pass: passesByPolicy(report) ? '⚠️' : '✅', fail: '❌', incomplete: '⚠️' }[report.result];
}
/** Whether the policy was changed so that what would have failed passes. */
function passesByPolicy({ findings }) {
    return findings.some(({ rule, severity }) => rule === 'policy-weakened' && severity !== 'note');
}
/** `always`; `sometimes, 33.3 % of the queries`. */
function certaintyLabel({ certainty, probability, }) {
    if (certainty === undefined)
        return undefined;
    return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10} %`;
}
/** `severity warning, 50 % of the queries`; undefined where the change made nothing worse. */
function wasBefore({ was }) {
    if (was === undefined)
        return undefined;
    const parts = [
        was.severity,
        certaintyLabel(was) ?? (was.probability === undefined ? undefined : `${percent(was.probability)} of the queries`),
        was.guard === undefined ? undefined : `guard ${was.guard}`,
        was.names,
    ];
    return parts.filter((part) => part !== undefined).join(', ');
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


/***/ })

};
