export const id = 10;
export const ids = [10];
export const modules = {

/***/ 7379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ drawGraph)
/* harmony export */ });
/** Ids are made of letters and digits only and never of names: no name becomes syntax. */
function drawGraph(picture) {
    return picture.clusters.map((cluster, index) => drawCluster(cluster, `c${index}`));
}
function drawCluster(cluster, id) {
    const blocks = new Map();
    const firstBlocks = new Map();
    const servers = cluster.servers.map((server, number) => ({
        id: `${id}s${number}`,
        name: server.name,
        blocks: server.blocks.map((block, at) => {
            const drawn = {
                id: `${id}s${number}b${at}`,
                zone: block.zone,
                listen: block.listen,
                guard: block.guard,
            };
            const key = blockKey(server.name, block.zone);
            if (!blocks.has(key))
                blocks.set(key, drawn.id);
            if (!firstBlocks.has(server.name))
                firstBlocks.set(server.name, drawn.id);
            return drawn;
        }),
    }));
    const outside = new Map();
    const outsideId = (label) => {
        const known = outside.get(label) ?? `${id}o${outside.size}`;
        outside.set(label, known);
        return known;
    };
    for (const label of cluster.outside)
        outsideId(label);
    const target = (to) => typeof to === 'string'
        ? (firstBlocks.get(to) ?? outsideId(to))
        : (blocks.get(blockKey(to.server, to.zone)) ?? firstBlocks.get(to.server) ?? outsideId(to.server));
    const edges = cluster.edges.map(({ from, to, label, loops, certainty }) => ({
        from: blocks.get(blockKey(from.server, from.zone)) ?? firstBlocks.get(from.server) ?? outsideId(from.server),
        to: target(to),
        label,
        loops,
        certainty,
    }));
    return {
        id,
        name: cluster.name,
        servers,
        outside: [...outside].map(([label, vertex]) => ({ id: vertex, label })),
        edges,
    };
}
function blockKey(server, zone) {
    return `${server}\0${zone}`;
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGraphHtml: () => (/* binding */ renderGraphHtml)
/* harmony export */ });
/* harmony import */ var _drawn_graph_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7379);
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5026);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7647);



/** More rows or arrows in one drawing than this are counted, not drawn. */
const MAX_ROWS = 400;
const MAX_EDGES = 1_000;
// Pixels.
const WIDTH = 960;
const ROW = 34;
const BOX = { x: 120, width: 330, height: 24 };
const OUTSIDE = { x: 640, width: 260 };
function renderGraphHtml(picture) {
    const clusters = (0,_drawn_graph_js__WEBPACK_IMPORTED_MODULE_2__/* .drawGraph */ .l)(picture);
    const body = clusters.map((cluster) => `<h2>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(cluster.name)}</h2>\n${clusterSvg(cluster)}`);
    const empty = clusters.length === 0 ? '<p>No DNS server was found.</p>\n' : '';
    return (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .M)('loopgate: forwarding graph', `${_page_js__WEBPACK_IMPORTED_MODULE_1__/* .ARROW_HEADS */ .O}<h1>Who forwards to whom</h1>\n${empty}${body.join('')}`);
}
function clusterSvg(cluster) {
    const spots = new Map();
    const parts = [];
    let y = 10;
    let rows = 0;
    for (const server of cluster.servers) {
        if (rows >= MAX_ROWS)
            break;
        y += 18;
        parts.push(`<text x="${BOX.x}" y="${y}">${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(server.name, 60)}</text>`);
        y += 6;
        for (const { id, zone, listen, guard } of server.blocks) {
            if (rows >= MAX_ROWS)
                break;
            rows += 1;
            spots.set(id, { y: y + BOX.height / 2, outside: false });
            parts.push(box(BOX.x, y, BOX.width, `${zone} ${listen}${guard ? ', loop' : ''}`));
            y += ROW;
        }
    }
    let outsideY = 34;
    for (const { id, label } of cluster.outside.slice(0, MAX_ROWS)) {
        spots.set(id, { y: outsideY + BOX.height / 2, outside: true });
        parts.push(box(OUTSIDE.x, outsideY, OUTSIDE.width, label));
        outsideY += ROW;
    }
    const drawable = cluster.edges.filter(({ from, to }) => spots.has(from) && spots.has(to)).slice(0, MAX_EDGES);
    for (const edge of drawable)
        parts.push(arrow(edge, spots));
    const blocks = cluster.servers.reduce((sum, server) => sum + server.blocks.length, 0);
    const missing = blocks - rows + Math.max(0, cluster.outside.length - MAX_ROWS) + cluster.edges.length - drawable.length;
    const height = Math.max(y, outsideY) + 20;
    const left = missing > 0 ? `<p>${missing} more server blocks, upstreams and arrows are not drawn.</p>\n` : '';
    return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" role="img" aria-label="Forwarding graph">\n${parts.join('\n')}\n</svg>\n${left}`;
}
function box(x, y, width, label) {
    return `<rect x="${x}" y="${y}" width="${width}" height="${BOX.height}" rx="4"><title>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(label, 500)}</title></rect><text x="${x + 8}" y="${y + 16}">${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(label, 44)}</text>`;
}
/** To the right where the target is outside, else round the left side. */
function arrow({ from, to, label, loops, certainty }, spots) {
    const start = spots.get(from);
    const end = spots.get(to);
    if (start === undefined || end === undefined)
        return '';
    const path = arrowPath(start, end);
    const classes = [...(loops ? ['loops'] : []), ...(certainty === 'always' ? [] : ['unsure'])].join(' ');
    const tip = loops ? 'loop-tip' : 'tip';
    return `<path class="${classes}" marker-end="url(#${tip})" d="${path}"><title>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(label, 500)}</title></path>`;
}
function arrowPath(start, end) {
    const right = BOX.x + BOX.width;
    if (end.outside) {
        const fromX = start.outside ? OUTSIDE.x + OUTSIDE.width : right;
        const middle = (right + OUTSIDE.x) / 2;
        return `M${fromX} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${OUTSIDE.x} ${end.y}`;
    }
    if (start.outside)
        return `M${OUTSIDE.x} ${start.y}L${right} ${end.y}`;
    const depth = Math.min(110, 40 + Math.abs(end.y - start.y) / 4);
    const bend = start.y === end.y ? 8 : 0;
    return `M${BOX.x} ${start.y - bend}C${BOX.x - depth} ${start.y - bend * 2} ${BOX.x - depth} ${end.y + bend * 2} ${BOX.x} ${end.y + bend}`;
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


/***/ })

};
