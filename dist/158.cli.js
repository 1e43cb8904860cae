export const id = 158;
export const ids = [158];
export const modules = {

/***/ 9158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCoverageJson: () => (/* binding */ renderCoverageJson),
/* harmony export */   renderCoverageText: () => (/* binding */ renderCoverageText)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(148);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5203);


/** Two spaces, LF, one line feed at the end; same tree, same bytes. */
function renderCoverageJson(report) {
    return `${JSON.stringify({ version: 1, ...report }, null, 2)}\n`;
}
function renderCoverageText(report) {
    const blocks = [report.read.length === 0 ? 'No dialect recognised a file.' : report.read.map(fileLines).join('\n')];
    if (report.ignored.length > 0)
        blocks.push(`Not read, or not understood:\n${report.ignored.map(({ path, because }) => `  ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)}\n    ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(because)}`).join('\n')}`);
    blocks.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(report.read.length, 'file')} recognised, ${report.ignored.length} passed over that may matter, ${report.irrelevant} without a word of DNS configuration, ${report.excluded} left out by what is never read or by the configuration.`);
    return `${blocks.join('\n\n')}\n`;
}
function fileLines({ path, dialects, unknown, remarks }) {
    const lines = [(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(path)];
    for (const { id, title, documents, facts } of dialects) {
        const total = facts.reduce((sum, { count }) => sum + count, 0);
        const kinds = facts.map(({ kind, count }) => (count === 1 ? kind : `${count} ${kind}`)).join(', ');
        const from = documents === 1 ? '' : ` of ${documents} documents`;
        lines.push(`  ${id} (${title}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'fact')}${from}${kinds === '' ? '' : `: ${kinds}`}`);
    }
    if (unknown > 0)
        lines.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(unknown, 'document')} that no dialect recognises`);
    if (remarks > 0)
        lines.push(`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(remarks, 'remark')}, told by a scan`);
    return lines.join('\n');
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


/***/ })

};
