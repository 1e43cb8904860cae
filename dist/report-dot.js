export const id = 299;
export const ids = [299];
export const modules = {

/***/ 913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDot: () => (/* binding */ renderDot)
/* harmony export */ });
/* harmony import */ var _drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7379);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** The forwarding graph in Graphviz' language. */ 

function renderDot(picture) {
	const lines = [
		'digraph loopgate {',
		'  rankdir=LR;',
		'  node [shape=box];'
	];
	for (const cluster of (0,_drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .drawGraph */ .l)(picture)){
		lines.push(`  subgraph cluster_${cluster.id} {`, `    label=${quoted(cluster.name)};`);
		for (const server of cluster.servers){
			lines.push(`    subgraph cluster_${server.id} {`, `      label=${quoted(server.name)};`);
			for (const { id, zone, listen, guard } of server.blocks){
				lines.push(`      ${id} [label=${quoted(`${zone} ${listen}${guard ? ' loop' : ''}`)}];`);
			}
			lines.push('    }');
		}
		lines.push('  }');
		for (const { id, label } of cluster.outside)lines.push(`  ${id} [label=${quoted(label)}, shape=ellipse];`);
		for (const { from, to, label, loops, certainty } of cluster.edges){
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
 */ function quoted(text) {
	const shown = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;');
	return `"${shown}"`;
}


/***/ }),

/***/ 7379:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ drawGraph)
/* harmony export */ });
/** The forwarding graph with an id for every vertex: what all drawings of it share. */ /** Ids are made of letters and digits only and never of names: no name becomes syntax. */ function drawGraph(picture) {
	return picture.clusters.map((cluster, index)=>drawCluster(cluster, `c${index}`));
}
function drawCluster(cluster, id) {
	const outside = new Map(cluster.outside.map((one, index)=>[
			one.label,
			{
				...one,
				id: `${id}o${index}`
			}
		]));
	const vertex = (to)=>typeof to === 'string' ? outside.get(to)?.id : `${id}s${to.serverIndex}b${to.blockIndex}`;
	return {
		id,
		name: cluster.name,
		servers: cluster.servers.map((server, number)=>({
				id: `${id}s${number}`,
				name: server.name,
				blocks: server.blocks.map(({ zone, listen, guard }, at)=>({
						id: `${id}s${number}b${at}`,
						zone,
						listen,
						guard
					}))
			})),
		outside: [
			...outside.values()
		],
		edges: cluster.edges.flatMap(({ from, to, label, loops, certainty })=>{
			const [start, end] = [
				vertex(from),
				vertex(to)
			];
			return start === undefined || end === undefined ? [] : [
				{
					from: start,
					to: end,
					label,
					loops,
					certainty
				}
			];
		})
	};
}


/***/ })

};
