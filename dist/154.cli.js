export const id = 154;
export const ids = [154];
export const modules = {

/***/ 3554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ compareSeverities),
/* harmony export */   _6: () => (/* binding */ compareGates),
/* harmony export */   c6: () => (/* binding */ fails)
/* harmony export */ });
const RANK = { off: 0, note: 1, warning: 2, error: 3, never: 4 };
/** Negative where `a` is milder than `b`. */
function compareSeverities(a, b) {
    return RANK[a] - RANK[b];
}
/** Negative where `a` fails more runs than `b`. */
function compareGates(a, b) {
    return RANK[a] - RANK[b];
}
/** Whether a finding of this severity fails a run. */
function fails(severity, failOn) {
    return RANK[severity] >= RANK[failOn];
}


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3554);
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3186);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9288);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5203);
/** JUnit XML, for the many programs that show test results. */





/** One test case for the scan and one for each finding; what makes the run fail is a failure, what is suppressed is skipped. */
function renderJunit(report) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlaces */ .j)();
    const failing = new Set(report.findings.filter(({ severity, status }) => status === 'new' && (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(severity, report.failOn)));
    // Without what fails by another rule of the door's (existing findings, say), the scan itself carries the verdict.
    const scanFails = report.result === 'fail' && failing.size === 0;
    const tests = 1 + report.findings.length + report.suppressed.length;
    const failures = failing.size + (scanFails ? 1 : 0);
    const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="${report.suppressed.length}"`;
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="loopgate" ${counts}>`,
        `  <testsuite name="loopgate" ${counts}>`,
        '    <testcase classname="loopgate" name="scan">',
        ...(scanFails ? [`      <failure type="fail" message="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report))}"/>`] : []),
        `      <system-out>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(report)}; read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .whatWasRead */ .CC)(report)}`)}</system-out>`,
        '    </testcase>',
    ];
    for (const finding of report.findings) {
        const body = (0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.message);
        const message = (0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentences */ .hC)(finding.message)[0], 300);
        lines.push(openCase(finding, places));
        if (failing.has(finding)) {
            lines.push(`      <failure type="${finding.severity}" message="${message}">${details(finding, places)}</failure>`);
        }
        else
            lines.push(`      <system-out>${finding.severity}, ${finding.status}: ${body}</system-out>`);
        lines.push('    </testcase>');
    }
    for (const finding of report.suppressed) {
        lines.push(openCase(finding, places), `      <skipped message="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.reason, 300)}"/>`, '    </testcase>');
    }
    lines.push('  </testsuite>', '</testsuites>');
    return `${lines.join('\n')}\n`;
}
function openCase(finding, places) {
    const { file, start } = places.of(finding.at);
    const name = `${finding.code} ${finding.rule} at ${file}:${start.line}:${start.column}`;
    const classname = `loopgate.${finding.rule}`;
    return `    <testcase classname="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(classname)}" name="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(name)}" file="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(file)}" line="${start.line}">`;
}
function details(finding, places) {
    const lines = [(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.message)];
    for (const { at, says } of finding.path.slice(0, 60)) {
        const { file, start } = places.of(at);
        // Never a name at the beginning of a line: on a runner's output it could read as a command.
        lines.push(`at ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(file)}:${start.line}: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(says)}`);
    }
    for (const assumption of finding.assumptions)
        lines.push(`assumes: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(assumption)}`);
    if (finding.advice !== '')
        lines.push(`fix: ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(finding.advice)}`);
    return lines.join('\n');
}


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(148);
/** Somebody else's words inside XML and HTML. */

const ENTITIES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
]);
/** For text and for attributes in either quotes. What XML 1.0 (2.2, Char) cannot hold at all, or HTML calls an error, is replaced. */
function escapeMarkup(text, max) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, max)
        .replace(/[&<>"']/g, (found) => ENTITIES.get(found) ?? '')
        .replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
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
