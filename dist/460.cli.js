export const id = 460;
export const ids = [460];
export const modules = {

/***/ 7008:
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

/***/ 9460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown),
  M: () => (/* binding */ verdictLine)
});

// EXTERNAL MODULE: ./.cache/build/report/fix-lines.js
var fix_lines = __webpack_require__(71);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
;// CONCATENATED MODULE: ./.cache/build/report/markdown-text.js
/** Somebody else's words inside GitHub's Markdown. */

const ACTIVE = /[\\`*_[\]<>|&#$~"'@]/g;
/**
 * What becomes a link after entities are read: `http://`, `www.`, an address of electronic mail (GFM 6.9; cmark-gfm's
 * autolink.c looks for the last once the text is put together, others for all three). A zero width space breaks them.
 */
const LINKING = /@|:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):/gi;
const BREAK = '&#8203;';
/**
 * Text that neither formats, links, mentions nor ends what it stands in: a paragraph, a list item, a table cell, a
 * heading, an element. Characters with a meaning become entities (CommonMark 6.2), and what GitHub looks for after
 * rendering, `@name`, `#1` and addresses, is broken up by a zero width space.
 */
function escapeMarkdown(text, max) {
    const escaped = (0,plain_text/* visible */.RK)(text, max)
        .trim()
        .replace(LINKING, (found) => `${found}\u200b`)
        .replace(ACTIVE, (found) => `${entity(found)}${found === '#' ? BREAK : ''}`)
        .replaceAll('\u200b', BREAK);
    // At the beginning of a line these start lists, headings and rules.
    return escaped.replace(/^(?:[-+=:.]|\d(?=\d*[.)](?:\s|$)))/, entity);
}
/** The same in a fixed width font. */
function code(text, max) {
    const shown = (0,plain_text/* visible */.RK)(text, max)
        .replace(LINKING, (found) => `${found}\u200b`)
        .replace(ACTIVE, entity)
        .replaceAll('\u200b', BREAK);
    return shown.trim() === '' ? '<code>&#32;</code>' : `<code>${shown}</code>`;
}
/** `label` is Markdown already. No link where there is no address that is sure to stay inside the brackets. */
function markdown_text_link(label, address) {
    if (address === undefined || !/^https?:\/\/[^\s<>()"'`\\|\p{Cc}]+$/u.test(address))
        return label;
    return `[${label}](${address})`;
}
/** A fenced block that nothing inside can end: CommonMark 4.5. */
function fenced(language, lines) {
    let longest = 2;
    for (const line of lines)
        for (const run of line.match(/`+/g) ?? [])
            longest = Math.max(longest, run.length);
    const fence = '`'.repeat(longest + 1);
    return [`${fence}${language}`, ...lines, fence].join('\n');
}
function entity(character) {
    return `&#${character.codePointAt(0) ?? 0};`;
}

// EXTERNAL MODULE: ./.cache/build/report/mermaid-text.js
var mermaid_text = __webpack_require__(7861);
;// CONCATENATED MODULE: ./.cache/build/report/mermaid-loop.js

/** A ring of more vertices is no picture. */
const MAX_VERTICES = 30;
/** Lines of a Mermaid flowchart: the loop and nothing else. Ids are generated, so that no name becomes one. */
function mermaidLoop(cycle) {
    const shown = cycle.length <= MAX_VERTICES ? cycle : cycle.slice(0, MAX_VERTICES - 1);
    const lines = ['flowchart LR'];
    for (const [index, hop] of shown.entries()) {
        lines.push(`  n${index}[${(0,mermaid_text/* mermaidLabel */._)(`${hop.server} (zone ${hop.zone})`)}]`);
    }
    const more = cycle.length - shown.length;
    if (more > 0)
        lines.push(`  n${shown.length}[${(0,mermaid_text/* mermaidLabel */._)(`${more} more`)}]`);
    const vertices = shown.length + (more > 0 ? 1 : 0);
    for (const [index, hop] of shown.entries()) {
        const next = index + 1 === vertices ? 0 : index + 1;
        const label = hop.via === '' ? hop.to : `${hop.to} (${hop.via})`;
        lines.push(`  n${index} -->|${(0,mermaid_text/* mermaidLabel */._)(label)}| n${next}`);
    }
    if (more > 0)
        lines.push(`  n${shown.length} --> n0`);
    lines.push('  classDef loop stroke:red,stroke-width:2px');
    lines.push(`  class ${Array.from({ length: vertices }, (_, index) => `n${index}`).join(',')} loop`);
    return lines;
}

// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/markdown-finding.js
/** One finding as Markdown: a section of its own, or one line of a list. */





/** More steps are counted, not reported. */
const MAX_STEPS = 30;
const MAX_ASSUMPTIONS = 10;
/** UTF-16 code units of one remark. */
const MAX_REMARK = 600;
const SIGNS = { error: '🔴', warning: '🟡', note: '🔵' };
/** Heading, picture, path, names and fix. */
function findingSection(finding, pen) {
    const [headline, rest] = (0,plain_text/* sentences */.hC)(finding.message);
    const blocks = [
        `### ${SIGNS[finding.severity]} ${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`,
        `**${escapeMarkdown(headline, MAX_REMARK)}** ${escapeMarkdown(rest, MAX_REMARK)}`.trimEnd(),
        placeLink(finding.at, pen),
    ];
    if (finding.cycle !== undefined && finding.cycle.length > 0) {
        blocks.push(fenced('mermaid', mermaidLoop(finding.cycle)));
    }
    if (finding.path.length > 0)
        blocks.push(pathTable(finding, pen));
    const facts = factLines(finding);
    if (facts.length > 0)
        blocks.push(facts.join('\n'));
    if (finding.advice !== '')
        blocks.push(`**Fix:** ${escapeMarkdown(finding.advice, MAX_REMARK)}`);
    if (finding.paste !== undefined) {
        blocks.push(code(finding.paste.file));
        blocks.push(fenced('yaml', finding.paste.lines.map((line) => (0,plain_text/* visible */.RK)(line, 300))));
    }
    const edit = finding.fix === undefined ? undefined : (0,fix_lines/* fixLines */.$)(finding.fix);
    if (edit !== undefined) {
        const shown = (line) => (0,plain_text/* visible */.RK)(line.replaceAll('\t', '    '), 300);
        blocks.push(code(`${edit.file}:${edit.line}`));
        blocks.push(fenced('diff', [
            ...edit.removed.map((line) => `-${shown(line)}`),
            ...edit.added.map((line) => `+${shown(line)}`),
        ]));
    }
    return `${blocks.join('\n\n')}\n\n`;
}
/** `- error LG101 forwarding-loop place: message`. */
function findingItem(finding, pen) {
    const [headline] = (0,plain_text/* sentences */.hC)(finding.message);
    const name = `${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`;
    return `- ${name}, ${placeLink(finding.at, pen)}: ${escapeMarkdown(headline, 300)}\n`;
}
function suppressedItem(finding, pen) {
    const until = finding.expires === undefined ? '' : `, until ${escapeMarkdown(finding.expires, 40)}`;
    const name = `${finding.severity} ${escapeMarkdown(finding.code)} ${escapeMarkdown(finding.rule)}`;
    return `- ${name}, ${placeLink(finding.at, pen)}: ${escapeMarkdown(finding.reason, 300)}${until}\n`;
}
/** `path:line`, linked where the web has it. */
function placeLink(at, { places, linkFor }) {
    const { file, revision, start } = places.of(at);
    const base = revision === undefined ? '' : ` (in ${code(revision.slice(0, 12))})`;
    return `${markdown_text_link(code(`${file}:${start.line}`, 300), linkFor(file, start.line, revision))}${base}`;
}
function pathTable(finding, pen) {
    const shown = finding.path.slice(0, MAX_STEPS);
    const rows = shown.map(({ at, says }, index) => `| ${index + 1} | ${escapeMarkdown(says, 300)} | ${placeLink(at, pen)} |`);
    const more = finding.path.length - shown.length;
    if (more > 0)
        rows.push(`| | and ${more} more | |`);
    return ['| | step | place |', '| ---: | --- | --- |', ...rows].join('\n');
}
function factLines(finding) {
    const lines = [];
    const names = (0,words/* whichNames */.Mo)(finding);
    if (names !== undefined)
        lines.push(`- Names: ${escapeMarkdown(names, MAX_REMARK)}`);
    const sure = (0,words/* certaintyLabel */.wx)(finding);
    if (sure !== undefined)
        lines.push(`- Certainty: ${sure}`);
    if (finding.guard !== undefined)
        lines.push(`- Guard: ${finding.guard}`);
    const before = (0,words/* wasBefore */.rX)(finding);
    if (before !== undefined)
        lines.push(`- Was before this change: ${escapeMarkdown(before, MAX_REMARK)}`);
    for (const assumption of finding.assumptions.slice(0, MAX_ASSUMPTIONS)) {
        lines.push(`- Assumes: ${escapeMarkdown(assumption, MAX_REMARK)}`);
    }
    const more = finding.assumptions.length - MAX_ASSUMPTIONS;
    if (more > 0)
        lines.push(`- and ${more} more assumptions`);
    return lines;
}

;// CONCATENATED MODULE: ./.cache/build/report/markdown-sections.js
/** A document of sections, cut from the bottom where it does not fit. */
/** UTF-8 bytes kept free for the sentence that says what was cut. */
const RESERVE = 600;
/**
 * At most `budget` bytes of UTF-8. Items stay whole and a section that is opened is closed, so the Markdown stays valid.
 * The first item that does not fit ends the document; `footer` comes in any case, unless there is no room even for it.
 */
function assemble(head, sections, footer, budget) {
    const whole = [head, ...sections.map(({ open, items, close }) => `${open}${items.join('')}${close}`), footer].join('');
    if (bytes(whole) <= budget)
        return whole;
    let room = budget - bytes(head) - bytes(footer) - RESERVE;
    if (room < 0)
        return bytes(head) <= budget ? head : '';
    const parts = [head];
    const missing = new Map();
    let full = false;
    for (const { what, open, items, close } of sections) {
        let taken = 0;
        const frame = bytes(open) + bytes(close);
        if (!full && frame + bytes(items[0] ?? '') <= room) {
            room -= frame;
            for (const item of items) {
                const size = bytes(item);
                if (size > room)
                    break;
                room -= size;
                taken += 1;
            }
            parts.push(`${open}${items.slice(0, taken).join('')}${close}`);
        }
        if (taken === items.length)
            continue;
        full = true;
        missing.set(what, (missing.get(what) ?? 0) + items.length - taken);
    }
    const reported = [...missing].map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`);
    if (reported.length > 0)
        parts.push(`\nThe report is cut here, it would be too long. Left out: ${reported.join(', ')}.\n`);
    parts.push(footer);
    return parts.join('');
}
function bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}

// EXTERNAL MODULE: ./.cache/build/report/places.js
var places = __webpack_require__(9528);
;// CONCATENATED MODULE: ./.cache/build/report/markdown.js





const BUDGET = 900_000;
const POLICY = 'LG903';
function renderMarkdown(report, options = {}) {
    const pen = { places: (0,places/* openPlaces */.j)(), linkFor: options.linkFor ?? (() => undefined) };
    return assemble(headText(report), sectionsOf(report, pen), footerText(report), options.budget ?? BUDGET);
}
function headText(report) {
    const compared = (0,words/* comparison */.my)(report);
    const counts = countsTable(report);
    const lines = [
        `## ${(0,words/* resultMark */.nV)(report)} loopgate: ${verdictLine(report)}`,
        ...(counts === undefined ? [] : [counts]),
        `Read: ${(0,words/* whatWasRead */.CC)(report)}.`,
    ];
    if (compared !== undefined)
        lines.push(`Base: ${escapeMarkdown(compared)}.`);
    if (report.result === 'incomplete')
        lines.push(report.base.status === 'unavailable'
            ? 'The base could not be compared, so rules that compare say nothing.'
            : 'Something relevant could not be read, so this is not the whole picture.');
    return `${lines.join('\n\n')}\n\n`;
}
/** `2 new findings: 1 error, 1 warning`. */
function verdictLine(report) {
    const fresh = report.findings.filter(({ status }) => status === 'new');
    const kind = report.base.status === 'compared' ? 'new finding' : 'finding';
    if ((0,words/* nothingJudged */.Vp)(report))
        return 'nothing to judge: no DNS server was found';
    if (fresh.length === 0)
        return `no ${kind}s`;
    const parts = words/* SEVERITIES */.oC.map((severity) => [severity, fresh.filter((one) => one.severity === severity).length])
        .filter(([, count]) => count > 0)
        .map(([severity, count]) => (0,words/* counted */.hS)(count, severity));
    return `${(0,words/* counted */.hS)(fresh.length, kind)}: ${parts.join(', ')}`;
}
/** Only rows that count something; undefined where there is none. */
function countsTable(report) {
    const rows = [
        ['new', report.findings.filter(({ status }) => status === 'new')],
        ['existing', report.findings.filter(({ status }) => status === 'existing')],
        ['fixed', report.fixed],
        ['suppressed', report.suppressed],
    ];
    const count = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;
    const filled = rows.filter(([, findings]) => findings.length > 0);
    if (filled.length === 0)
        return undefined;
    return [
        '| | errors | warnings | notes |',
        '| --- | ---: | ---: | ---: |',
        ...filled.map(([name, findings]) => `| ${name} | ${words/* SEVERITIES */.oC.map((one) => count(findings, one)).join(' | ')} |`),
    ].join('\n');
}
function sectionsOf(report, pen) {
    const ranked = [...report.findings].sort((a, b) => words/* SEVERITIES */.oC.indexOf(a.severity) - words/* SEVERITIES */.oC.indexOf(b.severity));
    const fresh = ranked.filter(({ status }) => status === 'new');
    const policy = fresh.filter((finding) => finding.code === POLICY);
    const existing = ranked.filter(({ status }) => status === 'existing');
    const sections = [];
    const add = (what, open, items, close = '') => {
        if (items.length > 0)
            sections.push({ what, open, items, close });
    };
    const item = (finding) => findingItem(finding, pen);
    // First: it decides how the rest is to be read.
    add('policy change', '### Policy changed\n\n', policy.map(item), '\n');
    add('new finding', '', fresh.filter((finding) => finding.code !== POLICY).map((finding) => findingSection(finding, pen)));
    add('fixed finding', '### Fixed\n\n', report.fixed.map(item), '\n');
    const folded = (title) => `<details><summary>${title}</summary>\n\n`;
    const end = '\n</details>\n\n';
    add('existing finding', folded(`Existing (${existing.length})`), existing.map(item), end);
    add('suppressed finding', folded(`Suppressed (${report.suppressed.length})`), report.suppressed.map((finding) => suppressedItem(finding, pen)), end);
    add('notice', folded(`Notices (${report.notices.length})`), report.notices.map(({ kind, message, at }) => `- ${kind}, ${placeLink(at, pen)}: ${escapeMarkdown(message, 600)}\n`), end);
    add('server', folded(`What was read (${(0,words/* counted */.hS)(report.servers.length, 'DNS server')})`), report.servers.map(({ name, cluster, at, blocks }) => `- ${code(name, 200)} in ${code(cluster, 200)}, ${(0,words/* counted */.hS)(blocks, 'server block')}, ${placeLink(at, pen)}\n`), end);
    return sections;
}
function footerText(report) {
    const base = report.base.status === 'compared' ? ` --base ${report.base.revision}` : '';
    return `---\n\nloopgate ${report.version}. The same here: ${code(`loopgate scan${base}`)}\n`;
}


/***/ }),

/***/ 7861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ mermaidLabel)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Text inside Mermaid pictures. */

/** Longer labels make a picture nobody can read. */
const MAX_LABEL = 120;
/**
 * A quoted label. Whatever is not a letter, a digit or plain punctuation becomes `#NUMBER;`, Mermaid's own entity
 * (encodeEntities in its utils.ts), so that no text ends the quotes, begins a directive or becomes markup.
 */
function mermaidLabel(text) {
    const shown = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, MAX_LABEL)).replace(
    // A list mark is refused by Mermaid's Markdown labels: "Unsupported markdown".
    /[^\p{L}\p{M}\p{N} ./:,()_…→-]|-(?= )|(?<=\d)[.)](?= )/gu, (found) => `#${found.codePointAt(0) ?? 0};`);
    return `"${shown.trim() === '' ? '#32;' : shown}"`;
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
