export const id = 484;
export const ids = [484];
export const modules = {

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderAnnotations: () => (/* binding */ renderAnnotations)
});

// EXTERNAL MODULE: ./.cache/build/reporters/places.js
var reporters_places = __webpack_require__(9288);
// EXTERNAL MODULE: ./.cache/build/reporters/plain-text.js
var plain_text = __webpack_require__(148);
// EXTERNAL MODULE: ./.cache/build/reporters/words.js
var words = __webpack_require__(5203);
;// CONCATENATED MODULE: ./.cache/build/reporters/workflow-command.js
/** Lines that the GitHub runner takes as commands. */
/** One line with its line feed. Escapes are the runner's own: actions/runner, ActionCommand.cs, EscapeMapping. */
function workflowCommand(name, properties, message) {
    const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
    return `::${[name, pairs.join(',')].filter((part) => part !== '').join(' ')}::${escapeData(message)}\n`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./.cache/build/reporters/annotations.js




/** The runner keeps so many of a kind for each step and drops the rest: ExecutionContext._maxCountPerIssueType. */
const KEPT = 10;
/** A check's title holds 255 characters; a reader's eye fewer. */
const MAX_TITLE = 80;
/** The runner cuts at 4,096; nobody reads that far. */
const MAX_MESSAGE = 1_000;
const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' };
/** One command a line, the most important first; empty where there is nothing to say. */
function renderAnnotations(report, options = {}) {
    const which = options.which ?? 'new';
    if (which === 'none')
        return '';
    const inDiff = options.inDiff ?? (() => true);
    const rank = (finding) => (finding.status === 'existing' ? 2 : inDiff(finding.at) ? 0 : 1);
    const places = (0,reporters_places/* openPlaces */.j)();
    const told = report.findings
        .filter((finding) => which === 'all' || finding.status === 'new')
        .map((finding, index) => ({ finding, rank: rank(finding), index }))
        .sort((a, b) => a.rank - b.rank || a.index - b.index)
        .map(({ finding }) => finding);
    const lines = [];
    for (const severity of words/* SEVERITIES */.oC) {
        const ofKind = told.filter((finding) => finding.severity === severity);
        const limit = severity === 'error' && options.reserveError !== false ? KEPT - 1 : KEPT;
        const shown = ofKind.slice(0, limit);
        const more = ofKind.length - shown.length;
        for (const [index, finding] of shown.entries()) {
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
    return workflowCommand(COMMANDS[finding.severity], properties, message(finding, others, places));
}
function title(finding) {
    const head = `${finding.code} ${finding.rule}`;
    const { cycle } = finding;
    if (cycle !== undefined && cycle.length > 0) {
        const names = (0,words/* stations */.ai)(cycle.slice(0, KEPT)).map((station) => (0,plain_text/* visible */.RK)(station.split('/').at(-1) ?? station, 40));
        return (0,plain_text/* clip */.$Q)((0,plain_text/* visible */.RK)(`${head}: ${[...names, names[0] ?? ''].join(' → ')}`), MAX_TITLE);
    }
    return (0,plain_text/* clip */.$Q)((0,plain_text/* visible */.RK)(finding.server === undefined ? head : `${head}: ${finding.server}`), MAX_TITLE);
}
/** The message first, then the way out, then the road for as long as there is room. */
function message(finding, others, places) {
    const room = MAX_MESSAGE - (others === '' ? 0 : others.length + 1);
    const parts = [(0,plain_text/* visible */.RK)(finding.message, 600)];
    if (finding.advice !== '')
        parts.push(`Fix: ${(0,plain_text/* visible */.RK)(finding.advice, 300)}`);
    for (const assumption of finding.assumptions.slice(0, 3))
        parts.push(`Assumes: ${(0,plain_text/* visible */.RK)(assumption, 200)}`);
    const hops = finding.path.slice(0, KEPT).map(({ at }) => {
        const { file, revision, start } = places.of(at);
        return `${(0,plain_text/* visible */.RK)(file, 120)}:${start.line}${revision === undefined ? '' : ' in the base'}`;
    });
    if (hops.length > 0) {
        const rest = finding.path.length - hops.length;
        parts.push(`Road: ${hops.join(', ')}${rest === 0 ? '' : ` and ${(0,words/* counted */.hS)(rest, 'more step')}`}`);
    }
    const text = (0,plain_text/* clip */.$Q)(parts.join('\n'), room);
    return others === '' ? text : `${text}\n${others}`;
}


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
