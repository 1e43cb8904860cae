export const id = 295;
export const ids = [295];
export const modules = {

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


/***/ }),

/***/ 7861:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ mermaidLabel)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Text inside Mermaid pictures. */ 
/** Longer labels make a picture nobody can read. */ const MAX_LABEL = 120;
/** A quoted label: all but letters, digits and plain punctuation as `#NUMBER;` (Mermaid utils.ts, encodeEntities). */ function mermaidLabel(text) {
	const shown = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, MAX_LABEL)).replace(// A list mark is refused by Mermaid's Markdown labels: "Unsupported markdown".
	/[^\p{L}\p{M}\p{N} ./:,()_…→-]|-(?= )|(?<=\d)[.)](?= )/gu, (found)=>`#${found.codePointAt(0) ?? 0};`);
	return `"${shown.trim() === '' ? '#32;' : shown}"`;
}


/***/ }),

/***/ 4057:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMermaid: () => (/* binding */ renderMermaid)
/* harmony export */ });
/* harmony import */ var _drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7379);
/* harmony import */ var _mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7861);
/** The forwarding graph as a Mermaid flowchart. */ 

/** Mermaid refuses more: maxTextSize and maxEdges of its configuration. */ const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
/** Characters for the closing lines and the sentence that says what is missing. */ const RESERVE = 1_000;
/** Where the limits cut, edges on loops stay first, and the picture says what is missing. */ function renderMermaid(picture) {
	const clusters = (0,_drawn_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .drawGraph */ .l)(picture);
	const lines = [
		'flowchart LR'
	];
	let room = MAX_TEXT - RESERVE;
	let missing = 0;
	const drawn = new Set();
	const draw = (added, ids)=>{
		const size = added.reduce((sum, line)=>sum + line.length + 1, 0);
		if (size > room) {
			missing += ids.length;
			return;
		}
		room -= size;
		lines.push(...added);
		for (const id of ids)drawn.add(id);
	};
	// Servers with an edge on a loop first: they are what the picture is for.
	const looping = new Set(clusters.flatMap(({ edges })=>edges.filter(({ loops })=>loops).flatMap((edge)=>[
				edge.from,
				edge.to
			])));
	const edges = clusters.flatMap((cluster)=>cluster.edges);
	const ranked = [
		...edges.filter(({ loops })=>loops),
		...edges.filter(({ loops })=>!loops)
	];
	// Half of the room is the edges'.
	room = Math.floor(room / 2);
	const servers = clusters.flatMap((cluster)=>cluster.servers.map((server)=>({
				cluster,
				server
			})));
	const isLooping = ({ server })=>server.blocks.some(({ id })=>looping.has(id));
	for (const { cluster, server } of [
		...servers.filter(isLooping),
		...servers.filter((one)=>!isLooping(one))
	]){
		const title = clusters.length > 1 ? `${cluster.name}: ${server.name}` : server.name;
		const vertices = server.blocks.map(({ id, zone, listen, guard })=>`    ${id}[${(0,_mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._)(`${zone} ${listen}${guard ? ' loop' : ''}`)}]`);
		draw([
			`  subgraph ${server.id}[${(0,_mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._)(title)}]`,
			...vertices,
			'  end'
		], server.blocks.map(({ id })=>id));
	}
	for (const { id, label } of clusters.flatMap((cluster)=>cluster.outside))draw([
		`  ${id}([${(0,_mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._)(label)}])`
	], [
		id
	]);
	room += Math.ceil((MAX_TEXT - RESERVE) / 2);
	const links = [];
	for (const edge of ranked){
		if (links.length < MAX_EDGES && drawn.has(edge.from) && drawn.has(edge.to)) {
			const before = lines.length;
			draw([
				edgeLine(edge)
			], []);
			if (lines.length > before) {
				links.push(edge);
				continue;
			}
		}
		missing += 1;
	}
	const red = links.flatMap(({ loops }, index)=>loops ? [
			index
		] : []);
	// A list of up to 500 numbers fits into the reserve only in part.
	if (red.length > 0) lines.push(`  linkStyle ${red.slice(0, 150).join(',')} stroke:red,stroke-width:2px`);
	if (missing > 0) lines.push(`  cut[${(0,_mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._)(`${missing} more servers and arrows do not fit here`)}]`);
	return `${lines.join('\n')}\n`;
}
function edgeLine({ from, to, label, certainty }) {
	const arrow = certainty === 'always' ? '-->' : '-.->';
	return `  ${from} ${arrow}|${(0,_mermaid_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mermaidLabel */ ._)(label)}| ${to}`;
}


/***/ })

};
