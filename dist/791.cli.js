export const id = 791;
export const ids = [791];
export const modules = {

/***/ 791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergeReports: () => (/* binding */ mergeReports)
/* harmony export */ });
/* harmony import */ var _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2336);

/**
 * `textOf` gives the file's text where it can be had, for excerpts; without it places still have their lines and columns.
 * Throws UsageError for a text that is no report, and for reports of different versions or bases.
 */
function mergeReports(shards, textOf) {
    const reports = shards.map(readReport);
    const first = reports[0];
    if (first === undefined)
        throw new _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('merge needs at least one report');
    for (const [index, report] of reports.entries()) {
        const name = shards[index]?.name;
        if (report.tool.version !== first.tool.version)
            throw new _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${name}: written by loopgate ${report.tool.version}, the first by ${first.tool.version}`);
        if (report.base.status !== first.base.status || report.base.revision !== first.base.revision)
            throw new _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${name}: compared with another base than the first report`);
    }
    const at = placesIn(reports, textOf);
    const finding = (one) => {
        const { file: _file, line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...rest } = one;
        return { ...rest, at: at(one), path: one.path.map((step) => ({ at: at(step), says: step.says })) };
    };
    const once = (list, key) => [
        ...new Map(list.map((one) => [key(one), one])).values(),
    ];
    const id = (one) => `${one.fingerprint}|${one.at.file.path}|${one.at.span.start}|${one.message}`;
    const findings = sorted(once(reports.flatMap((report) => report.findings.map(finding)), id));
    const fixed = sorted(once(reports.flatMap((report) => report.fixed.map(finding)), id));
    const suppressed = sorted(once(reports.flatMap((report) => report.suppressed.map((one) => ({
        ...finding(one),
        reason: one.reason,
        ...(one.expires === undefined ? {} : { expires: one.expires }),
    }))), id));
    const count = (test) => findings.filter(test).length;
    const most = (key) => reports.reduce((sum, one) => Math.max(sum, one.counts[key]), 0);
    const sum = (key) => reports.reduce((total, one) => total + one.counts[key], 0);
    const any = (result) => reports.some((one) => one.result === result);
    return {
        version: first.tool.version,
        result: any('fail') ? 'fail' : any('incomplete') ? 'incomplete' : 'pass',
        base: first.base.status === 'compared'
            ? { status: 'compared', revision: first.base.revision ?? '' }
            : first.base.status === 'unavailable'
                ? { status: 'unavailable', because: 'the base of the shards was not available' }
                : { status: 'not-requested' },
        counts: {
            new: count((one) => one.status === 'new'),
            existing: count((one) => one.status === 'existing'),
            fixed: fixed.length,
            suppressed: suppressed.length,
            error: count((one) => one.severity === 'error'),
            warning: count((one) => one.severity === 'warning'),
            note: count((one) => one.severity === 'note'),
            // Every shard reads the whole tree, and models its share of the clusters.
            files: most('files'),
            documents: most('documents'),
            servers: sum('servers'),
            clusters: sum('clusters'),
        },
        failOn: 'error',
        findings,
        fixed,
        suppressed,
        notices: once(reports.flatMap((report) => report.notices.map(({ kind, message, ...place }) => ({ kind, message, at: at(place) }))), (one) => `${one.at.file.path}|${one.at.span.start}|${one.message}`),
        servers: [],
    };
}
function readReport({ name, text }) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${name} is not JSON`);
    }
    const report = value;
    const isList = (key) => Array.isArray(report?.[key]);
    if (typeof report !== 'object' ||
        report === null ||
        report.version !== 1 ||
        typeof report.tool?.version !== 'string' ||
        typeof report.base?.status !== 'string' ||
        typeof report.counts !== 'object' ||
        !['findings', 'fixed', 'suppressed', 'notices'].every(isList))
        throw new _tree_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${name} is no JSON report of loopgate (scan --format json)`);
    return report;
}
/** Places back from lines and columns. A file that cannot be had is as blank as its largest place needs. */
function placesIn(reports, textOf) {
    const widths = new Map();
    const reach = (file, line, column) => {
        const lines = widths.get(file) ?? new Map();
        widths.set(file, lines.set(line, Math.max(lines.get(line) ?? 0, column)));
    };
    const see = (place) => {
        reach(place.file, place.line, place.column ?? 1);
        if (place.endLine !== undefined)
            reach(place.file, place.endLine, place.endColumn ?? 1);
    };
    for (const report of reports) {
        for (const one of [...report.findings, ...report.fixed, ...report.suppressed]) {
            see(one);
            for (const step of one.path)
                see(step);
        }
        for (const notice of report.notices)
            see(notice);
    }
    const files = new Map();
    for (const [path, lines] of widths) {
        const last = [...lines.keys()].reduce((most, line) => Math.max(most, line), 1);
        const real = textOf(path)?.split('\n');
        const fits = real !== undefined && [...lines].every(([line, column]) => (real[line - 1]?.length ?? -1) >= column - 1);
        const rows = fits
            ? real
            : Array.from({ length: Math.min(last, 1_000_000) }, (_, i) => ' '.repeat(Math.min(lines.get(i + 1) ?? 0, 10_000)));
        const starts = [];
        let offset = 0;
        for (const row of rows) {
            starts.push(offset);
            offset += row.length + 1;
        }
        files.set(path, { file: { path, text: rows.join('\n') }, starts });
    }
    return (place) => {
        const known = files.get(place.file);
        if (known === undefined)
            return { file: { path: place.file, text: '' }, span: { start: 0, end: 0 } };
        const offset = (line, column) => (known.starts[line - 1] ?? 0) + column - 1;
        const start = offset(place.line, place.column ?? 1);
        const end = place.endLine === undefined ? start : offset(place.endLine, place.endColumn ?? 1);
        return { file: known.file, span: { start, end: Math.max(start, end) } };
    };
}
function sorted(list) {
    const key = (one) => one.at.file.path;
    return [...list].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.at.span.start - b.at.span.start) ||
        (a.code < b.code ? -1 : a.code > b.code ? 1 : a.fingerprint < b.fingerprint ? -1 : 1));
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
}


/***/ })

};
