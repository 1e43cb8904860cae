export const id = 913;
export const ids = [913];
export const modules = {

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDot: () => (/* binding */ renderDot)
/* harmony export */ });
/* harmony import */ var _drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7379);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);


function renderDot(picture) {
    const lines = ['digraph loopgate {', '  rankdir=LR;', '  node [shape=box];'];
    for (const cluster of (0,_drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .drawGraph */ .l)(picture)) {
        lines.push(`  subgraph cluster_${cluster.id} {`, `    label=${quoted(cluster.name)};`);
        for (const server of cluster.servers) {
            lines.push(`    subgraph cluster_${server.id} {`, `      label=${quoted(server.name)};`);
            for (const { id, zone, listen, guard } of server.blocks) {
                lines.push(`      ${id} [label=${quoted(`${zone} ${listen}${guard ? ' loop' : ''}`)}];`);
            }
            lines.push('    }');
        }
        lines.push('  }');
        for (const { id, label } of cluster.outside)
            lines.push(`  ${id} [label=${quoted(label)}, shape=ellipse];`);
        for (const { from, to, label, loops, certainty } of cluster.edges) {
            const style = certainty === 'always' ? '' : ', style=dashed';
            lines.push(`  ${from} -> ${to} [label=${quoted(label)}${loops ? ', color=red, penwidth=2' : ''}${style}];`);
        }
    }
    lines.push('}');
    return `${lines.join('\n')}\n`;
}
/**
 * A quoted id. In labels a backslash begins an escape of Graphviz' own (`\N` is the vertex' name), so it is doubled; an
 * ampersand begins an HTML entity there even in plain labels.
 */
function quoted(text) {
    const shown = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;');
    return `"${shown}"`;
}


/***/ }),

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


/***/ })

};
