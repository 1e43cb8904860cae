export const id = 822;
export const ids = [822,460];
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

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./.cache/build/report/excerpt.js
var report_excerpt = __webpack_require__(3639);
// EXTERNAL MODULE: ./.cache/build/report/fix-lines.js
var fix_lines = __webpack_require__(71);
// EXTERNAL MODULE: ./.cache/build/report/markdown.js + 4 modules
var markdown = __webpack_require__(9460);
// EXTERNAL MODULE: ./.cache/build/report/markup-text.js
var markup_text = __webpack_require__(5026);
// EXTERNAL MODULE: ./.cache/build/report/page.js
var page = __webpack_require__(7647);
// EXTERNAL MODULE: ./.cache/build/report/places.js
var report_places = __webpack_require__(9528);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/ring.js


/** More stations than this are counted in one. */
const MAX_STATIONS = 24;
const WIDTH = 760;
/** Pixels between the ring and a label. */
const GAP = 14;
const DOT = 7;
/** An `svg` element. Its arrow heads are the page's ARROW_HEADS. */
function ring(cycle) {
    const shown = cycle.length <= MAX_STATIONS ? cycle : cycle.slice(0, MAX_STATIONS - 1);
    const more = cycle.length - shown.length;
    const labels = [...(0,words/* stations */.ai)(shown), ...(more > 0 ? [`${more} more`] : [])];
    const count = labels.length;
    const radius = count === 1 ? 36 : Math.max(60, count * 14);
    const height = radius * 2 + 80;
    const centre = { x: WIDTH / 2, y: height / 2 };
    const parts = [];
    for (const [index, label] of labels.entries()) {
        const angle = angleOf(index, count);
        const at = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
        parts.push(arc(centre, radius, angle, count === 1 ? angle + 2 * Math.PI : angleOf(index + 1, count)));
        parts.push(`<circle cx="${pixels(at.x)}" cy="${pixels(at.y)}" r="${DOT}"/>`);
        parts.push(labelText(label, shown[index], at, Math.cos(angle), Math.sin(angle)));
    }
    const reported = (0,markup_text/* escapeMarkup */.M)(`Loop: ${[...labels, labels[0] ?? ''].join(' to ')}`, 600);
    return `<svg viewBox="0 0 ${WIDTH} ${pixels(height)}" width="${WIDTH}" role="img" aria-label="${reported}">\n${parts.join('\n')}\n</svg>\n`;
}
function angleOf(index, count) {
    return -Math.PI / 2 + (index * 2 * Math.PI) / count;
}
/** From one station to the next, clockwise, without the dots. */
function arc(centre, radius, from, to) {
    const rim = (DOT + 2) / radius;
    const point = (angle) => `${pixels(centre.x + radius * Math.cos(angle))} ${pixels(centre.y + radius * Math.sin(angle))}`;
    const large = to - from - 2 * rim > Math.PI ? 1 : 0;
    return `<path class="loops" marker-end="url(#loop-tip)" d="M${point(from + rim)}A${radius} ${radius} 0 ${large} 1 ${point(to - rim)}"/>`;
}
function labelText(label, hop, at, cosine, sine) {
    const anchor = cosine > 0.2 ? 'start' : cosine < -0.2 ? 'end' : 'middle';
    const x = pixels(at.x + GAP * Math.sign(Math.round(cosine * 5)));
    const y = at.y + (anchor === 'middle' ? (sine < 0 ? -GAP - 14 : GAP + 8) : 0);
    const second = hop === undefined ? '' : `<tspan x="${x}" dy="14">${(0,markup_text/* escapeMarkup */.M)(`to ${hop.to}`, 48)}</tspan>`;
    return `<text x="${x}" y="${pixels(y)}" text-anchor="${anchor}"><tspan>${(0,markup_text/* escapeMarkup */.M)(label, 48)}</tspan>${second}</text>`;
}
/** One digit behind the point: the same bytes on every machine. */
function pixels(value) {
    return String(Math.round(value * 10) / 10);
}

;// CONCATENATED MODULE: ./.cache/build/report/html.js
/** The report as one page that stands alone. */









/** More than this makes a page no browser scrolls through. */
const MAX_TOLD = 500;
const MAX_LISTED = 5_000;
const MAX_STEPS = 60;
function renderHtml(report) {
    const places = (0,report_places/* openPlaces */.j)();
    const ranked = [...report.findings].sort((a, b) => words/* SEVERITIES */.oC.indexOf(a.severity) - words/* SEVERITIES */.oC.indexOf(b.severity));
    const fresh = ranked.filter(({ status }) => status === 'new');
    const existing = ranked.filter(({ status }) => status === 'existing');
    const compared = (0,words/* comparison */.my)(report);
    const item = (finding) => itemHtml(finding, places);
    const body = [
        page/* ARROW_HEADS */.O,
        `<h1>loopgate: ${report.result}, ${(0,markup_text/* escapeMarkup */.M)((0,markdown/* verdictLine */.M)(report))}</h1>\n`,
        `<p>Read: ${(0,words/* whatWasRead */.CC)(report)}.${compared === undefined ? '' : ` Base: ${(0,markup_text/* escapeMarkup */.M)(compared)}.`}</p>\n`,
        ...fresh.slice(0, MAX_TOLD).map((finding) => articleHtml(finding, places)),
        fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
        listHtml('Fixed', report.fixed.map(item)),
        listHtml('Existing', existing.map(item)),
        listHtml('Suppressed', report.suppressed.map((finding) => {
            const until = finding.expires === undefined ? '' : `, until ${(0,markup_text/* escapeMarkup */.M)(finding.expires, 40)}`;
            return `${itemHtml(finding, places)} <em>${(0,markup_text/* escapeMarkup */.M)(finding.reason, 300)}${until}</em>`;
        })),
        listHtml('Notices', report.notices.map(({ kind, message, at }) => `${kind}, ${placeHtml(at, places)}: ${(0,markup_text/* escapeMarkup */.M)(message)}`)),
        listHtml('What was read', report.servers.map(({ name, cluster, at, blocks }) => `<code>${(0,markup_text/* escapeMarkup */.M)(name, 200)}</code> in <code>${(0,markup_text/* escapeMarkup */.M)(cluster, 200)}</code>, ${(0,words/* counted */.hS)(blocks, 'server block')}, ${placeHtml(at, places)}`)),
        `<footer class="calm">loopgate ${(0,markup_text/* escapeMarkup */.M)(report.version)}</footer>\n`,
    ];
    return (0,page/* page */.M)(`loopgate: ${report.result}`, body.join(''));
}
function articleHtml(finding, places) {
    const [headline, rest] = (0,plain_text/* sentences */.hC)(finding.message);
    const excerpt = (0,report_excerpt/* excerptOf */.z)(finding.at, places);
    const edit = finding.fix === undefined ? undefined : (0,fix_lines/* fixLines */.$)(finding.fix);
    const names = (0,words/* whichNames */.Mo)(finding);
    const sure = (0,words/* certaintyLabel */.wx)(finding);
    const facts = [
        ...(names === undefined ? [] : [`Names: ${(0,markup_text/* escapeMarkup */.M)(names)}`]),
        ...(sure === undefined ? [] : [`Certainty: ${sure}`]),
        ...(finding.guard === undefined ? [] : [`Guard: ${finding.guard}`]),
        ...finding.assumptions.map((assumption) => `Assumes: ${(0,markup_text/* escapeMarkup */.M)(assumption)}`),
    ];
    const steps = finding.path.slice(0, MAX_STEPS);
    const more = finding.path.length - steps.length;
    return [
        `<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> ${(0,markup_text/* escapeMarkup */.M)(finding.code)} ${(0,markup_text/* escapeMarkup */.M)(finding.rule)}</h2>\n`,
        `<p><strong>${(0,markup_text/* escapeMarkup */.M)(headline)}</strong> ${(0,markup_text/* escapeMarkup */.M)(rest)}</p>\n<p>${placeHtml(finding.at, places)}</p>\n`,
        excerpt === undefined
            ? ''
            : `<pre>${excerpt.line} | ${(0,markup_text/* escapeMarkup */.M)(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
        finding.cycle === undefined || finding.cycle.length === 0 ? '' : ring(finding.cycle),
        steps.length === 0
            ? ''
            : `<ol>\n${steps.map(({ at, says }) => `<li>${(0,markup_text/* escapeMarkup */.M)(says)} ${placeHtml(at, places)}</li>\n`).join('')}</ol>\n`,
        more > 0 ? `<p>and ${more} more</p>\n` : '',
        facts.length === 0 ? '' : `<ul>\n${facts.map((fact) => `<li>${fact}</li>\n`).join('')}</ul>\n`,
        finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${(0,markup_text/* escapeMarkup */.M)(finding.advice)}</p>\n`,
        finding.paste === undefined ? '' : `<pre>${finding.paste.lines.map(diffText).join('\n')}</pre>\n`,
        edit === undefined
            ? ''
            : `<pre>${[...edit.removed.map((line) => `-${diffText(line)}`), ...edit.added.map((line) => `+${diffText(line)}`)].join('\n')}</pre>\n`,
        '</article>\n',
    ].join('');
}
function diffText(line) {
    return (0,markup_text/* escapeMarkup */.M)(line.replaceAll('\t', '    '), 300);
}
function listHtml(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, MAX_LISTED).map((item) => `<li>${item}</li>\n`);
    const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
    return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}
function itemHtml(finding, places) {
    const name = `${finding.severity} ${(0,markup_text/* escapeMarkup */.M)(finding.code)} ${(0,markup_text/* escapeMarkup */.M)(finding.rule)}`;
    return `${name}, ${placeHtml(finding.at, places)}: ${(0,markup_text/* escapeMarkup */.M)((0,plain_text/* sentences */.hC)(finding.message)[0], 300)}`;
}
function placeHtml(at, places) {
    const { file, revision, start } = places.of(at);
    const base = revision === undefined ? '' : ` (in ${(0,markup_text/* escapeMarkup */.M)(revision.slice(0, 12))})`;
    return `<code>${(0,markup_text/* escapeMarkup */.M)(`${file}:${start.line}:${start.column}`, 400)}</code>${base}`;
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

/***/ 5026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
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

/***/ 7647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ page),
/* harmony export */   O: () => (/* binding */ ARROW_HEADS)
/* harmony export */ });
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5026);
/** The frame of a page that stands alone: no script, nothing loaded, light and dark. */

// Whatever slipped through an escape still could not run, load or send anything.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --soft: #f6f8fa; --line: #d1d9e0; --bad: #cf222e; --calm: #59636e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --paper: #0d1117; --soft: #151b23; --line: #3d444d; --bad: #f85149; --calm: #9198a1; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: left; }
article { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg rect, svg circle { fill: var(--soft); stroke: var(--line); } svg path { fill: none; stroke: var(--calm); } svg .loops { stroke: var(--bad); stroke-width: 2; }
svg .tip { fill: var(--calm); stroke: none; } svg .tip.loops { fill: var(--bad); } svg .unsure { stroke-dasharray: 5 4; }
.error { color: var(--bad); } .calm { color: var(--calm); }
`;
/** `title` is plain text, `body` is HTML. */
function page(title, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}</body>
</html>
`;
}
/** The heads of arrows, once for each page that draws. */
const ARROW_HEADS = `<svg width="0" height="0" aria-hidden="true"><defs>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>
<marker id="loop-tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="tip loops" d="M0 0L8 4L0 8z"/></marker>
</defs></svg>
`;


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
