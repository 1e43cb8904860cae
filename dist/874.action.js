export const id = 874;
export const ids = [874];
export const modules = {

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

/***/ 6874:
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
// EXTERNAL MODULE: ./.cache/build/report/markdown.js + 5 modules
var markdown = __webpack_require__(4605);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
;// CONCATENATED MODULE: ./.cache/build/report/markup-text.js
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
    return (0,plain_text/* visible */.RK)(text, max)
        .replace(/[&<>"']/g, (found) => ENTITIES.get(found) ?? '')
        .replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}

;// CONCATENATED MODULE: ./.cache/build/report/page.js
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
<title>${escapeMarkup(title)}</title>
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

// EXTERNAL MODULE: ./.cache/build/report/places.js
var report_places = __webpack_require__(9528);
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
    const reported = escapeMarkup(`Loop: ${[...labels, labels[0] ?? ''].join(' to ')}`, 600);
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
    const second = hop === undefined ? '' : `<tspan x="${x}" dy="14">${escapeMarkup(`to ${hop.to}`, 48)}</tspan>`;
    return `<text x="${x}" y="${pixels(y)}" text-anchor="${anchor}"><tspan>${escapeMarkup(label, 48)}</tspan>${second}</text>`;
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
        ARROW_HEADS,
        `<h1>loopgate: ${report.result}, ${escapeMarkup((0,markdown.verdictLine)(report))}</h1>\n`,
        `<p>Read: ${(0,words/* whatWasRead */.CC)(report)}.${compared === undefined ? '' : ` Base: ${escapeMarkup(compared)}.`}</p>\n`,
        ...fresh.slice(0, MAX_TOLD).map((finding) => articleHtml(finding, places)),
        fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
        listHtml('Fixed', report.fixed.map(item)),
        listHtml('Existing', existing.map(item)),
        listHtml('Suppressed', report.suppressed.map((finding) => {
            const until = finding.expires === undefined ? '' : `, until ${escapeMarkup(finding.expires, 40)}`;
            return `${itemHtml(finding, places)} <em>${escapeMarkup(finding.reason, 300)}${until}</em>`;
        })),
        listHtml('Notices', report.notices.map(({ kind, message, at }) => `${kind}, ${placeHtml(at, places)}: ${escapeMarkup(message)}`)),
        listHtml('What was read', report.servers.map(({ name, cluster, at, blocks }) => `<code>${escapeMarkup(name, 200)}</code> in <code>${escapeMarkup(cluster, 200)}</code>, ${(0,words/* counted */.hS)(blocks, 'server block')}, ${placeHtml(at, places)}`)),
        `<footer class="calm">loopgate ${escapeMarkup(report.version)}</footer>\n`,
    ];
    return page(`loopgate: ${report.result}`, body.join(''));
}
function articleHtml(finding, places) {
    const [headline, rest] = (0,plain_text/* sentences */.hC)(finding.message);
    const excerpt = (0,report_excerpt/* excerptOf */.z)(finding.at, places);
    const edit = finding.fix === undefined ? undefined : (0,fix_lines/* fixLines */.$)(finding.fix);
    const names = (0,words/* whichNames */.Mo)(finding);
    const sure = (0,words/* certaintyLabel */.wx)(finding);
    const facts = [
        ...(names === undefined ? [] : [`Names: ${escapeMarkup(names)}`]),
        ...(sure === undefined ? [] : [`Certainty: ${sure}`]),
        ...(finding.guard === undefined ? [] : [`Guard: ${finding.guard}`]),
        ...finding.assumptions.map((assumption) => `Assumes: ${escapeMarkup(assumption)}`),
    ];
    const steps = finding.path.slice(0, MAX_STEPS);
    const more = finding.path.length - steps.length;
    return [
        `<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> ${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}</h2>\n`,
        `<p><strong>${escapeMarkup(headline)}</strong> ${escapeMarkup(rest)}</p>\n<p>${placeHtml(finding.at, places)}</p>\n`,
        excerpt === undefined
            ? ''
            : `<pre>${excerpt.line} | ${escapeMarkup(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
        finding.cycle === undefined || finding.cycle.length === 0 ? '' : ring(finding.cycle),
        steps.length === 0
            ? ''
            : `<ol>\n${steps.map(({ at, says }) => `<li>${escapeMarkup(says)} ${placeHtml(at, places)}</li>\n`).join('')}</ol>\n`,
        more > 0 ? `<p>and ${more} more</p>\n` : '',
        facts.length === 0 ? '' : `<ul>\n${facts.map((fact) => `<li>${fact}</li>\n`).join('')}</ul>\n`,
        finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${escapeMarkup(finding.advice)}</p>\n`,
        finding.paste === undefined ? '' : `<pre>${finding.paste.lines.map(diffText).join('\n')}</pre>\n`,
        edit === undefined
            ? ''
            : `<pre>${[...edit.removed.map((line) => `-${diffText(line)}`), ...edit.added.map((line) => `+${diffText(line)}`)].join('\n')}</pre>\n`,
        '</article>\n',
    ].join('');
}
function diffText(line) {
    return escapeMarkup(line.replaceAll('\t', '    '), 300);
}
function listHtml(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, MAX_LISTED).map((item) => `<li>${item}</li>\n`);
    const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
    return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}
function itemHtml(finding, places) {
    const name = `${finding.severity} ${escapeMarkup(finding.code)} ${escapeMarkup(finding.rule)}`;
    return `${name}, ${placeHtml(finding.at, places)}: ${escapeMarkup((0,plain_text/* sentences */.hC)(finding.message)[0], 300)}`;
}
function placeHtml(at, places) {
    const { file, revision, start } = places.of(at);
    const base = revision === undefined ? '' : ` (in ${escapeMarkup(revision.slice(0, 12))})`;
    return `<code>${escapeMarkup(`${file}:${start.line}:${start.column}`, 400)}</code>${base}`;
}


/***/ })

};
