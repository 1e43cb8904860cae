export const id = 890;
export const ids = [890];
export const modules = {

/***/ 5890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJson: () => (/* binding */ renderJson)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9528);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);


/** Two spaces, LF, one line feed at the end; same report, same bytes. */
function renderJson(report) {
    const places = (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .openPlaces */ .j)();
    const { base, counts } = report;
    const document = {
        version: 1,
        tool: { name: 'loopgate', version: report.version },
        result: report.result,
        base: { status: base.status, ...(base.status === 'compared' ? { revision: base.revision } : {}) },
        counts: {
            new: counts.new,
            existing: counts.existing,
            fixed: counts.fixed,
            suppressed: counts.suppressed,
            error: counts.error,
            warning: counts.warning,
            note: counts.note,
            files: counts.files,
            documents: counts.documents,
            servers: counts.servers,
            clusters: counts.clusters,
            forwards: counts.forwards,
            openForwards: counts.openForwards,
        },
        findings: report.findings.map((finding) => findingValue(finding, places)),
        fixed: report.fixed.map((finding) => findingValue(finding, places)),
        suppressed: report.suppressed.map((finding) => suppressedValue(finding, places)),
        notices: report.notices.map(({ kind, message, at }) => {
            const place = places.of(at);
            return { kind, message, file: place.file, line: place.start.line };
        }),
    };
    return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(document);
}
function findingValue(finding, places) {
    const { file, start, end } = places.of(finding.at);
    return {
        rule: finding.rule,
        code: finding.code,
        severity: finding.severity,
        ...optional('certainty', finding.certainty),
        ...optional('probability', finding.probability),
        status: finding.status,
        ...(finding.was === undefined ? {} : { was: finding.was }),
        cluster: finding.cluster,
        ...optional('server', finding.server),
        ...optional('zone', finding.zone),
        file,
        line: start.line,
        column: start.column,
        endLine: end.line,
        endColumn: end.column,
        message: finding.message,
        advice: [finding.advice, ...(finding.paste?.lines ?? [])].join('\n'),
        ...optional('names', finding.names),
        ...(finding.witness === undefined ? {} : { witness: { name: finding.witness.name, type: finding.witness.type } }),
        ...optional('guard', finding.guard),
        assumptions: finding.assumptions,
        path: finding.path.map((step) => {
            const place = places.of(step.at);
            return { file: place.file, line: place.start.line, column: place.start.column, says: step.says };
        }),
        fingerprint: finding.fingerprint,
    };
}
function suppressedValue(finding, places) {
    return { ...findingValue(finding, places), reason: finding.reason, ...optional('expires', finding.expires) };
}
/** The schema knows no empty text: what is empty is left out. */
function optional(key, value) {
    return value === undefined || value === '' ? {} : { [key]: value };
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


/***/ })

};
