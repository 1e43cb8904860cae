export const id = 80;
export const ids = [80];
export const modules = {

/***/ 1996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderGraphHtml: () => (/* binding */ renderGraphHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/report/html-place.js
var html_place = __webpack_require__(9855);
// EXTERNAL MODULE: ./.cache/build/report/markup-text.js
var markup_text = __webpack_require__(5026);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/graph-comparison.js
/** What a change does to the graph's arrows, as a list: what the two drawings beside it show. */ 


/** Rows of one cluster; what is beyond is counted. */ const MAX_ROWS = 500;
const SIGNS = {
	added: '+',
	gone: '−',
	're-aimed': '↪',
	'other names': '≠'
};
/** Marks of the edges of one side; what several edges share is marked where all are marked alike. */ function marksOf({ changes }, side) {
	const kinds = new Map(changes.flatMap((one)=>{
		const index = one[side];
		return index === undefined ? [] : [
			[
				index,
				one.kind
			]
		];
	}));
	return (edges)=>{
		const [first, ...more] = edges.map((index)=>kinds.get(index));
		if (first === undefined || more.some((kind)=>kind !== first)) return undefined;
		return {
			kind: first,
			sign: SIGNS[first],
			style: first.replace(' ', '-')
		};
	};
}
/** The sentence above everything. */ function comparisonLine({ revision, clusters }) {
	const changed = clusters.filter(({ changes })=>changes.length > 0);
	const sum = changed.reduce((total, { changes })=>total + changes.length, 0);
	const base = `<code>${(0,markup_text/* escapeMarkup */.M)(revision.slice(0, 12), 40)}</code>`;
	return sum === 0 ? `<p>Compared with ${base}: every arrow is as it was.</p>\n` : `<p>Compared with ${base}: <strong>${(0,words/* counted */.hS)(sum, 'arrow')}</strong> changed in ${(0,words/* counted */.hS)(changed.length, 'cluster')}.</p>\n`;
}
function changesHtml(change, pen) {
	if (change.changes.length === 0) return '<p>Every arrow is as it was.</p>\n';
	const rows = change.changes.slice(0, MAX_ROWS).map((one)=>rowHtml(one, change, pen));
	const more = change.changes.length > MAX_ROWS ? `<p>and ${(0,words/* counted */.hS)(change.changes.length - MAX_ROWS, 'more change')}</p>\n` : '';
	return `<h3>What this change does to the arrows</h3>
<table class="changes"><thead><tr><th scope="col">change</th><th scope="col">server block</th><th scope="col">names</th><th scope="col">before</th><th scope="col">after</th><th scope="col">place</th></tr></thead><tbody>
${rows.join('')}</tbody></table>
${more}`;
}
function rowHtml({ kind, before, after }, change, pen) {
	const then = before === undefined ? undefined : change.before?.edges[before];
	const now = after === undefined ? undefined : change.after?.edges[after];
	const shown = now ?? then;
	if (shown === undefined) return '';
	const names = then !== undefined && now !== undefined && then.names !== now.names ? `${then.names} → ${now.names}` : shown.names;
	const cells = [
		[
			'server block',
			`${shown.from.server} (zone ${shown.from.zone})`
		],
		[
			'names',
			names
		],
		[
			'before',
			targetText(then)
		],
		[
			'after',
			targetText(now)
		]
	].map(([label, text = ''])=>`<td data-label="${label}">${(0,markup_text/* escapeMarkup */.M)(text, 300)}</td>`);
	const loop = now?.loops === true ? ' <strong class="error">↺ loop</strong>' : '';
	const mark = `<td class="mark ${kind.replace(' ', '-')}"><span aria-hidden="true">${SIGNS[kind]}</span> ${kind}${loop}</td>`;
	return `<tr>${mark}${cells.join('')}<td data-label="place">${(0,html_place/* placeHtml */.V)(shown.at, pen)}</td></tr>\n`;
}
function targetText(edge) {
	if (edge === undefined) return '';
	return typeof edge.to === 'string' ? edge.to : `${edge.to.server} (zone ${edge.to.zone}) at ${edge.label}`;
}

// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
;// CONCATENATED MODULE: ./.cache/build/report/layered-layout.js
/** Boxes in columns so that arrows run from left to right: longest path layering, barycentres. */ 
/** Bends that are placed between boxes; more arrows than these run straight. */ const MAX_BENDS = 4_000;
const SWEEPS = 6;
const BEND_HEIGHT = 10;
/** Places the boxes; an edge to an unknown box has no bends. */ function layeredLayout(nodes, edges, spacing) {
	const cells = new Map(nodes.map(({ id, width, height })=>[
			id,
			{
				id,
				width,
				height,
				before: [],
				after: [],
				layer: 0,
				rank: 0,
				y: 0
			}
		]));
	const links = edges.map(({ from, to })=>[
			cells.get(from),
			cells.get(to)
		]);
	const backwards = backEdges([
		...cells.values()
	], links);
	layered_layout_layer([
		...cells.values()
	], links, backwards);
	const chains = bendChains(links, backwards);
	const columns = orderedColumns([
		...cells.values(),
		...chains.flatMap((chain)=>chain ?? [])
	]);
	const height = stack(columns, spacing.row);
	const widths = columns.map((column)=>column.reduce((widest, cell)=>Math.max(widest, cell.width), 0));
	const lefts = [];
	let x = 0;
	for (const width of widths){
		lefts.push(x);
		x += width + spacing.column;
	}
	const corner = (cell)=>({
			x: lefts[cell.layer] ?? 0,
			y: Math.round(cell.y)
		});
	return {
		corners: new Map([
			...cells
		].map(([id, cell])=>[
				id,
				corner(cell)
			])),
		columns: columns.map((column)=>column.filter((cell)=>cell.id !== '').map((cell)=>cell.id)),
		bends: chains.map((chain)=>chain?.flatMap((cell)=>{
				const left = corner(cell);
				const y = left.y + BEND_HEIGHT / 2;
				return [
					{
						x: left.x,
						y
					},
					{
						x: left.x + (widths[cell.layer] ?? 0),
						y
					}
				];
			})),
		width: Math.max(0, x - spacing.column),
		height
	};
}
/** For each edge a bend in every column that it crosses; undefined for one that runs backwards. */ function bendChains(links, backwards) {
	let bends = 0;
	return links.map(([from, to], index)=>{
		if (from === undefined || to === undefined || backwards.has(index) || to.layer <= from.layer) return undefined;
		const chain = [];
		let last = from;
		for(let at = from.layer + 1; at < to.layer && bends < MAX_BENDS; at += 1){
			const bend = {
				id: '',
				width: 0,
				height: BEND_HEIGHT,
				before: [],
				after: [],
				layer: at,
				rank: 0,
				y: 0
			};
			bends += 1;
			connect(last, bend);
			chain.push(bend);
			last = bend;
		}
		connect(last, to);
		return chain;
	});
}
function connect(from, to) {
	from.after.push(to);
	to.before.push(from);
}
/** Edges that lead back to a box on the way from where the search began: without them nothing comes round. */ function backEdges(cells, links) {
	const out = new Map();
	for (const [index, [from]] of links.entries()){
		if (from === undefined) continue;
		const known = out.get(from);
		if (known === undefined) out.set(from, [
			index
		]);
		else known.push(index);
	}
	const found = new Set();
	const state = new Map();
	for (const start of cells){
		if (state.has(start)) continue;
		const stack = [
			{
				cell: start,
				next: 0
			}
		];
		state.set(start, 'open');
		for(let top = stack.at(-1); top !== undefined; top = stack.at(-1)){
			const index = out.get(top.cell)?.[top.next];
			top.next += 1;
			if (index === undefined) {
				state.set(top.cell, 'done');
				stack.pop();
				continue;
			}
			const to = links[index]?.[1];
			if (to === undefined) continue;
			if (state.get(to) === 'open') found.add(index);
			else if (!state.has(to)) {
				state.set(to, 'open');
				stack.push({
					cell: to,
					next: 0
				});
			}
		}
	}
	return found;
}
/** Each box one column behind the last of those that lead to it. */ function layered_layout_layer(cells, links, backwards) {
	const waiting = new Map();
	const out = new Map();
	for (const [index, [from, to]] of links.entries()){
		if (from === undefined || to === undefined || backwards.has(index)) continue;
		waiting.set(to, (waiting.get(to) ?? 0) + 1);
		const known = out.get(from);
		if (known === undefined) out.set(from, [
			to
		]);
		else known.push(to);
	}
	const queue = cells.filter((cell)=>!waiting.has(cell));
	for(let at = 0; at < queue.length; at += 1){
		const cell = (0,invariant/* itemAt */.R9)(queue, at);
		for (const to of out.get(cell) ?? []){
			to.layer = Math.max(to.layer, cell.layer + 1);
			const left = (waiting.get(to) ?? 1) - 1;
			waiting.set(to, left);
			if (left === 0) queue.push(to);
		}
	}
}
function orderedColumns(all) {
	const columns = [];
	for (const cell of all){
		while(columns.length <= cell.layer)columns.push([]);
		columns[cell.layer]?.push(cell);
	}
	const rank = (column)=>{
		for (const [index, cell] of column.entries())cell.rank = index;
	};
	for (const column of columns)rank(column);
	for(let sweep = 0; sweep < SWEEPS; sweep += 1){
		const forwards = sweep % 2 === 0;
		for (const column of forwards ? columns : [
			...columns
		].reverse()){
			const weights = new Map(column.map((cell)=>[
					cell,
					mean(forwards ? cell.before : cell.after) ?? cell.rank
				]));
			column.sort((a, b)=>(weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a.rank - b.rank);
			rank(column);
		}
	}
	return columns;
}
function mean(cells) {
	if (cells.length === 0) return undefined;
	return cells.reduce((sum, { rank })=>sum + rank, 0) / cells.length;
}
/** Near the middle of those that lead to it, and below the one above. The height of the whole comes back. */ function stack(columns, gap) {
	let height = 0;
	for (const column of columns){
		let y = 0;
		for (const cell of column){
			const middles = cell.before.map((one)=>one.y + one.height / 2);
			const wished = middles.length === 0 ? y : middles.reduce((sum, one)=>sum + one, 0) / middles.length - cell.height / 2;
			cell.y = Math.max(y, wished);
			y = cell.y + cell.height + gap;
			height = Math.max(height, cell.y + cell.height);
		}
	}
	return Math.round(height);
}

;// CONCATENATED MODULE: ./.cache/build/report/graph-drawing.js
/** Boxes and arrows of one cluster, with their places: what the graph's page draws. */ 

// Pixels.
const WIDTHS = {
	server: 290,
	file: 180,
	service: 190,
	leaves: 220,
	unknown: 220,
	nobody: 220
};
const HEAD = 46;
const BLOCK = 28;
const FORWARD = 42;
/** A second line of names. */ const LINE = 16;
/** Characters of names that one line shows. */ const LINE_LENGTH = 38;
const FOOT = 6;
const SMALL = 60;
const SPACING = {
	column: 54,
	row: 22
};
/** Arrows that run backwards have lanes of their own below the boxes. */ const LANE = 12;
const MAX_LANES = 12;
/** Room for them on the left. */ const LEFT = 52;
/** Lanes beside boxes that stand below each other. */ const MARGIN = 56;
const NARROW_LANES = 5;
const NARROW_GAP = 18;
/** Servers of one picture; of more, those that loop and those that are asked most are drawn. */ const MAX_SERVERS = 60;
const MAX_HUBS = 24;
function drawCluster(cluster, nameOf) {
	const shown = shownServers(cluster);
	const boxes = serverBoxes(cluster);
	for (const id of [
		...boxes.keys()
	])if (!shown.has(Number(id.slice(1)))) boxes.delete(id);
	const ports = openLegs();
	for (const [index, edge] of cluster.edges.entries()){
		if (!shown.has(edge.from.serverIndex) || typeof edge.to !== 'string' && !shown.has(edge.to.serverIndex)) continue;
		const row = rowOf(boxes, edge, index);
		let port = {
			box: `s${edge.from.serverIndex}`,
			row
		};
		for (const station of edge.stations){
			const id = station.kind === 'file' ? `f${edge.from.serverIndex} ${station.label} ${station.at.file.path}` : `v ${station.label} ${edge.label}`;
			const second = station.kind === 'file' ? nameOf(station.at) : edge.label;
			smallBox(boxes, {
				id,
				kind: station.kind,
				title: station.label,
				second,
				at: station.at
			}).edges.add(index);
			port = ports.add(port, {
				box: id
			}, edge, index);
		}
		if (typeof edge.to === 'string') {
			const outside = cluster.outside.find(({ label })=>label === edge.to);
			const id = `o ${edge.to}`;
			smallBox(boxes, {
				id,
				kind: outside?.kind ?? 'unknown',
				title: edge.to,
				second: ''
			}).edges.add(index);
			ports.add(port, {
				box: id
			}, edge, index);
		} else ports.add(port, {
			box: `s${edge.to.serverIndex}`,
			row: blockRow(boxes, edge.to)
		}, edge, index);
	}
	return {
		...placed([
			...boxes.values()
		], ports.legs()),
		left: cluster.servers.length - shown.size
	};
}
/** Indexes of the servers that are drawn. */ function shownServers({ servers, edges }) {
	if (servers.length <= MAX_SERVERS) return new Set(servers.keys());
	const asking = new Map();
	const looping = new Set();
	for (const { from, to, loops } of edges){
		if (typeof to === 'string') continue;
		asking.set(to.serverIndex, (asking.get(to.serverIndex) ?? new Set()).add(from.serverIndex));
		if (loops) looping.add(from.serverIndex).add(to.serverIndex);
	}
	const hubs = [
		...asking
	].sort((a, b)=>b[1].size - a[1].size || a[0] - b[0]).map(([index])=>index);
	return new Set([
		...[
			...looping
		].slice(0, MAX_SERVERS),
		...hubs.slice(0, MAX_HUBS)
	]);
}
function serverBoxes(cluster) {
	const boxes = new Map();
	const forwards = new Map();
	for (const [index, edge] of cluster.edges.entries()){
		const block = `${edge.from.serverIndex}.${edge.from.blockIndex}`;
		const groups = forwards.get(block) ?? new Map();
		forwards.set(block, groups);
		const key = rowKey(edge);
		groups.set(key, [
			...groups.get(key) ?? [],
			index
		]);
	}
	for (const [number, server] of cluster.servers.entries()){
		const rows = [];
		for (const [at, block] of server.blocks.entries()){
			rows.push({
				kind: 'block',
				first: block.zone,
				second: block.listen,
				guard: block.guard,
				at: block.at,
				edges: [],
				loops: false,
				height: BLOCK
			});
			for (const edges of forwards.get(`${number}.${at}`)?.values() ?? []){
				const edge = cluster.edges[edges[0] ?? 0];
				if (edge === undefined) continue;
				const policy = edge.policy === undefined ? '' : ` (${edge.policy})`;
				rows.push({
					kind: 'forward',
					first: edge.names === '' ? 'names as other servers rewrite them' : edge.names,
					second: `${edge.label}${policy}`,
					guard: false,
					at: edge.at,
					edges,
					loops: edges.some((one)=>cluster.edges[one]?.loops === true),
					height: FORWARD + (edge.names.length > LINE_LENGTH ? LINE : 0)
				});
			}
		}
		const id = `s${number}`;
		const width = WIDTHS.server;
		const [, second = '', title = server.name] = /^([^/]*\/[A-Z][A-Za-z]*)\/(.+)$/.exec(server.name) ?? [];
		boxes.set(id, {
			id,
			kind: 'server',
			title,
			second,
			at: server.at,
			rows,
			edges: new Set(),
			width
		});
	}
	return boxes;
}
function rowKey({ label, names, policy, at }) {
	return JSON.stringify([
		label,
		names,
		policy,
		at.span.start
	]);
}
/** The row of a server's box from which an edge leaves. */ function rowOf(boxes, { from }, index) {
	const box = boxes.get(`s${from.serverIndex}`);
	const row = box?.rows.findIndex((one)=>one.edges.includes(index));
	return row === undefined || row < 0 ? undefined : row;
}
function blockRow(boxes, { serverIndex, blockIndex }) {
	const rows = boxes.get(`s${serverIndex}`)?.rows ?? [];
	let left = blockIndex;
	for (const [index, row] of rows.entries()){
		if (row.kind !== 'block') continue;
		if (left === 0) return index;
		left -= 1;
	}
	return undefined;
}
function smallBox(boxes, draft) {
	const known = boxes.get(draft.id);
	if (known !== undefined) return known;
	const made = {
		...draft,
		rows: [],
		edges: new Set(),
		width: WIDTHS[draft.kind]
	};
	boxes.set(draft.id, made);
	return made;
}
function openLegs() {
	const found = new Map();
	return {
		add: (from, to, { loops, certainty }, index)=>{
			const key = JSON.stringify([
				from.box,
				from.row,
				to.box,
				to.row
			]);
			const leg = found.get(key) ?? {
				from,
				to,
				edges: [],
				loops: false,
				unsure: true
			};
			found.set(key, leg);
			if (leg.edges.at(-1) !== index) leg.edges.push(index);
			if (loops) leg.loops = true;
			if (certainty === 'always') leg.unsure = false;
			return to;
		},
		legs: ()=>[
				...found.values()
			]
	};
}
function heightOf({ kind, rows }) {
	return kind === 'server' ? HEAD + rows.reduce((sum, { height })=>sum + height, 0) + FOOT : SMALL;
}
/** How far below its upper edge an arrow meets a box. */ function offsets(box) {
	if (box.kind !== 'server') return ()=>SMALL / 2;
	const middles = [];
	let y = HEAD;
	for (const { height } of box.rows){
		middles.push(y + height / 2);
		y += height;
	}
	return (row)=>row === undefined ? HEAD / 2 : middles[row] ?? HEAD / 2;
}
function placed(drafts, legs) {
	const heights = new Map(drafts.map((draft)=>[
			draft.id,
			heightOf(draft)
		]));
	const layout = layeredLayout(drafts.map(({ id, width })=>({
			id,
			width,
			height: heights.get(id) ?? SMALL
		})), legs.map(({ from, to })=>({
			from: from.box,
			to: to.box
		})), SPACING);
	const shift = layout.bends.some((one, index)=>one === undefined && legs[index]?.from.box !== legs[index]?.to.box) ? LEFT : 0;
	const narrow = new Map();
	let narrowHeight = 0;
	for (const id of layout.columns.flat()){
		narrow.set(id, narrowHeight);
		narrowHeight += (heights.get(id) ?? SMALL) + NARROW_GAP;
	}
	const boxes = drafts.map(({ id, edges, ...rest })=>{
		const { x, y } = layout.corners.get(id) ?? {
			x: 0,
			y: 0
		};
		return {
			...rest,
			edges: [
				...edges
			],
			height: heights.get(id) ?? SMALL,
			x: x + shift,
			y,
			narrowY: narrow.get(id) ?? 0
		};
	});
	const { paths, height } = widePaths(drafts, legs, layout, shift);
	const lanes = narrowPaths(drafts, legs, narrow);
	return {
		boxes,
		legs: legs.map(({ edges, loops, unsure }, index)=>({
				edges,
				loops,
				unsure,
				wide: paths[index] ?? '',
				narrow: lanes[index] ?? ''
			})),
		width: layout.width + 2 * shift,
		height,
		narrowHeight
	};
}
function widePaths(drafts, legs, layout, shift) {
	const boxes = new Map(drafts.map((draft)=>[
			draft.id,
			{
				...draft,
				meets: offsets(draft)
			}
		]));
	const columnEnds = new Map();
	for (const { id, width } of drafts){
		const { x } = layout.corners.get(id) ?? {
			x: 0
		};
		columnEnds.set(x, Math.max(columnEnds.get(x) ?? 0, x + width));
	}
	const columnEnd = ({ box })=>{
		const { x } = layout.corners.get(box) ?? {
			x: 0
		};
		return shift + (columnEnds.get(x) ?? x);
	};
	let lanes = 0;
	const point = ({ box, row }, side)=>{
		const draft = boxes.get(box);
		const { x, y } = layout.corners.get(box) ?? {
			x: 0,
			y: 0
		};
		return {
			x: shift + (side === 'left' ? x : x + (draft?.width ?? 0)),
			y: y + (draft?.meets(row) ?? 0)
		};
	};
	const paths = legs.map(({ from, to }, index)=>{
		const start = point(from, 'right');
		if (from.box === to.box) {
			const end = point(to, 'right');
			return `M${at(start)}C${start.x + 60} ${start.y} ${end.x + 60} ${end.y} ${end.x} ${end.y}`;
		}
		const end = point(to, 'left');
		const bends = layout.bends[index];
		if (bends !== undefined) return curve([
			start,
			...bends.map(({ x, y })=>({
					x: x + shift,
					y
				})),
			end
		]);
		const lane = lanes % MAX_LANES;
		lanes += 1;
		const below = layout.height + 18 + lane * LANE;
		const [right, left] = [
			columnEnd(from) + 14 + lane % 5 * 6,
			end.x - 18 - lane % 5 * 6
		];
		return `M${at(start)}H${right}V${below}H${left}V${end.y}H${end.x}`;
	});
	return {
		paths,
		height: layout.height + (lanes === 0 ? 0 : 24 + Math.min(lanes, MAX_LANES) * LANE)
	};
}
function curve(points) {
	const first = (0,invariant/* itemAt */.R9)(points, 0);
	const rest = points.slice(1);
	let path = `M${at(first)}`;
	let last = first;
	for (const next of rest){
		const middle = Math.round((last.x + next.x) / 2);
		path += last.y === next.y ? `H${next.x}` : `C${middle} ${last.y} ${middle} ${next.y} ${next.x} ${next.y}`;
		last = next;
	}
	return path;
}
function at({ x, y }) {
	return `${x} ${y}`;
}
/** Beside the boxes: out, along a lane that nothing else takes there, and in. */ function narrowPaths(drafts, legs, tops) {
	const meets = new Map(drafts.map((draft)=>[
			draft.id,
			offsets(draft)
		]));
	const y = ({ box, row })=>(tops.get(box) ?? 0) + (meets.get(box)?.(row) ?? 0);
	const spans = legs.map(({ from, to }, index)=>({
			index,
			start: y(from),
			end: y(to)
		}));
	const order = [
		...spans
	].sort((a, b)=>Math.min(a.start, a.end) - Math.min(b.start, b.end) || a.index - b.index);
	const free = [];
	const paths = [];
	for (const { index, start, end } of order){
		const [top, bottom] = [
			Math.min(start, end),
			Math.max(start, end)
		];
		let lane = free.findIndex((until)=>until < top);
		if (lane < 0) lane = free.length < NARROW_LANES ? free.length : index % NARROW_LANES;
		free[lane] = Math.max(free[lane] ?? 0, bottom);
		const x = 14 + lane * 9;
		paths[index] = `M0 ${start}H${x}V${end}H1`;
	}
	return paths;
}

;// CONCATENATED MODULE: ./.cache/build/report/graph-page-script.js
/**
 * What the graph's page does by itself: looks up names, searches, shows places. It reads the page and writes text into it,
 * never markup. No angle bracket opens in it, so that nothing ends its element.
 */ const GRAPH_SCRIPT = `
(() => {
  'use strict';
  const all = (query, root) => Array.from((root || document).querySelectorAll(query));
  const byId = (id) => document.getElementById(id);
  const sections = all('details.cluster');
  const detail = byId('detail');
  const answer = byId('answer');
  byId('controls').hidden = false;

  const clear = () => {
    for (const one of all('.on, .miss, .hit')) one.classList.remove('on', 'miss', 'hit');
    for (const one of all('.graph.picked')) one.classList.remove('picked');
  };
  const light = (section, edges) => {
    const wanted = new Set(edges);
    const graph = section.querySelector('.head-side .graph') || section.querySelector('.graph');
    if (!graph || wanted.size === 0) return;
    graph.classList.add('picked');
    for (const one of all('[data-e]', graph))
      if (one.dataset.e.split(' ').some((edge) => wanted.has(edge))) {
        one.classList.add('on');
        const node = one.closest('.node');
        if (node) node.classList.add('on');
      }
  };

  const show = (one) => {
    detail.hidden = false;
    byId('detail-text').textContent = one.dataset.title || one.title;
    const place = byId('detail-place');
    place.textContent = '';
    if (one.dataset.link) {
      const link = document.createElement('a');
      link.href = one.dataset.link;
      link.textContent = one.dataset.place;
      place.append(link);
    } else place.textContent = one.dataset.place || '';
  };
  document.addEventListener('click', (event) => {
    const one = event.target.closest('[data-title]');
    if (!one) return;
    show(one);
    clear();
    const section = one.closest('details.cluster');
    if (section && one.dataset.e) light(section, one.dataset.e.split(' '));
  });
  byId('copy').addEventListener('click', () => {
    const text = byId('detail-place').textContent;
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    getSelection().selectAllChildren(byId('detail-place'));
  });
  byId('close').addEventListener('click', () => {
    detail.hidden = true;
    clear();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    detail.hidden = true;
    clear();
  });

  const wayOf = (section, name) => {
    const ways = new Map();
    for (const way of all('.ways .way', section))
      for (const zone of way.dataset.zones.split(' ')) ways.set(zone + '|' + way.dataset.part, way);
    for (let zone = name; ; zone = zone.slice(zone.indexOf('.') + 1) || '.') {
      const way = ways.get(zone + '|' + (zone === name ? 'apex' : 'below'));
      if (way) return way;
      if (zone === '.') return undefined;
    }
  };
  byId('ask').addEventListener('submit', (event) => {
    event.preventDefault();
    clear();
    answer.textContent = '';
    const typed = byId('name').value.trim().toLowerCase();
    if (typed === '') return;
    const name = typed.endsWith('.') ? typed : typed + '.';
    for (const section of sections) {
      if (section.hidden) continue;
      const head = document.createElement('p');
      const title = document.createElement('b');
      title.textContent = section.dataset.name;
      head.append(title);
      answer.append(head);
      const way = wayOf(section, name);
      if (!way) {
        head.append(': too many names for this page. Run loopgate trace ' + name);
        continue;
      }
      head.append(': ' + name + ' is one of ' + way.dataset.names + '.');
      if (section.dataset.exact !== 'yes')
        head.append(' Servers here look at more than zones, so this is what they do with an example: loopgate trace ' + name + ' tells for certain.');
      answer.append(way.querySelector('ul').cloneNode(true));
      light(section, all('[data-edges]', way).flatMap((one) => one.dataset.edges.split(' ').filter(Boolean)));
      section.open = true;
    }
  });

  byId('search').addEventListener('input', () => {
    clear();
    const wanted = byId('search').value.trim().toLowerCase();
    let first;
    let count = 0;
    if (wanted !== '')
      for (const node of all('.node')) {
        const found = node.textContent.toLowerCase().includes(wanted);
        node.classList.add(found ? 'hit' : 'miss');
        if (!found) continue;
        count += 1;
        const section = node.closest('details.cluster');
        if (section.hidden) continue;
        section.open = true;
        first = first || node;
      }
    let lines = 0;
    for (const row of all('.list tbody tr')) {
      row.hidden = wanted !== '' && !row.textContent.toLowerCase().includes(wanted);
      if (wanted === '' || row.hidden) continue;
      lines += 1;
      if (count === 0) row.closest('details.list').open = row.closest('details.cluster').open = true;
    }
    if (count === 0) count = lines;
    byId('found').textContent = wanted === '' ? '' : count + ' found';
    if (first) first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const choice = byId('cluster');
  if (choice)
    choice.addEventListener('change', () => {
      for (const section of sections) {
        section.hidden = choice.value !== '' && section.id !== choice.value;
        if (choice.value === section.id) section.open = true;
      }
    });
  const follow = () => {
    const section = byId(location.hash.slice(1));
    if (section && section.matches('details.cluster')) section.open = true;
  };
  addEventListener('hashchange', follow);
  follow();
  addEventListener('beforeprint', () => {
    for (const section of sections) section.open = true;
  });
})();
`;

;// CONCATENATED MODULE: ./.cache/build/report/graph-page-style.js
/** How the graph's page looks: columns where there is room, boxes below each other on a phone, black on white on paper. */ const GRAPH_STYLE = `
body { max-width: 90rem; margin-top: 1rem; } h1 { font-size: 1.5rem; margin: 0.5rem 0; }
summary h2 { display: inline; font-size: 1.25rem; } summary { cursor: pointer; padding: 0.25rem 0; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
.legend, .index { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
.index { max-height: 20rem; overflow-y: auto; display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
.key { display: inline-block; width: 1.5rem; height: 0.9rem; border: 1px solid var(--edge); background: var(--soft); vertical-align: -0.1rem; }
.line { display: inline-block; width: 1.75rem; border-top: 2px solid var(--calm); vertical-align: 0.25rem; } .line.loops { border-top: 3px solid var(--bad); } .line.unsure { border-top-style: dashed; }
#controls { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: end; margin: 1rem 0; } #controls[hidden] { display: none; } #answer { flex-basis: 100%; } #answer p { margin: 0.25rem 0; }
input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; padding: 0.25rem 0.5rem; max-width: 100%; }
.loop { border-color: var(--bad); border-left-width: 4px; }
.scroll { overflow-x: auto; padding: 4px; }
.graph { position: relative; width: var(--gw); height: var(--gh); margin: 0.5rem 0; }
.graph svg { position: absolute; left: 0; top: 0; max-width: none; overflow: visible; pointer-events: none; } .graph svg.narrow { display: none; }
.graph path { stroke-width: 1.5; } .graph path.loops { stroke-width: 2.5; }
.node { position: absolute; left: var(--x); top: var(--y); width: var(--w); height: var(--h); box-sizing: border-box; overflow: hidden; border: 1.5px solid var(--edge); border-radius: 8px; background: var(--paper); display: flex; flex-direction: column; }
.node.looping { border-color: var(--bad); }
.node button { box-sizing: border-box; border: 0; border-radius: 0; background: none; text-align: left; cursor: pointer; width: 100%; padding: 0 0.6rem; flex: none; overflow: hidden; font-size: 13px; line-height: 18px; }
.node button:focus-visible, .scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.node .text, .node small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .node small { color: var(--calm); font: 12px/16px ui-monospace, monospace; }
.node.server .head { height: 46px; font-weight: 600; background: var(--soft); }
.node .block { height: 28px; display: flex; gap: 0.5rem; align-items: center; border-top: 1px solid var(--line); } .node .block .text { flex: 1; }
.node .forward { padding-left: 1.5rem; } .node .forward .text, .node:not(.server) .text { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 16px; } .node .forward.loops .text, .node .forward.loops small { color: var(--bad); }
.guard { font-size: 11px; line-height: 16px; border: 1px solid var(--edge); border-radius: 8px; padding: 0 6px; }
.node:not(.server) .head { height: 100%; position: relative; padding-left: 2.1rem; } .node .icon { position: absolute; left: 0.7rem; top: 50%; transform: translateY(-50%); font-size: 16px; }
.node.file, .key.file { border-radius: 2px 14px 2px 2px; background: var(--file); }
.node.service, .key.service { border-radius: 999px; background: var(--service); } .node.service .head { padding-right: 1.25rem; }
.node.leaves, .key.leaves { border-radius: 24px 24px 12px 12px; background: var(--cloud); } .node.unknown, .node.nobody, .key.unknown { border-style: dashed; }
.graph.picked .node:not(.on), .graph.picked path:not(.on), .node.miss { opacity: 0.25; } .node.hit { outline: 3px solid var(--focus); } .graph path.on { stroke-width: 3; } .node button.on { background: var(--service); }
:root { --new: #1a7f37; --gone: #9a6700; --aim: #0969da; } @media (prefers-color-scheme: dark) { :root { --new: #3fb950; --gone: #d29922; --aim: #4493f8; } }
.mark { white-space: nowrap; } .mark.added { color: var(--new); } .mark.gone { color: var(--gone); } .mark.re-aimed, .mark.other-names { color: var(--aim); }
.graph path.added { stroke: var(--new); stroke-width: 2.5; } .graph path.gone { stroke: var(--gone); stroke-width: 2.5; stroke-dasharray: 2 4; } .graph path.re-aimed, .graph path.other-names { stroke: var(--aim); stroke-width: 2.5; } .graph path.loops { stroke: var(--bad); }
.node .forward.added, .node .forward.gone, .node .forward.re-aimed, .node .forward.other-names { background: var(--soft); border-left: 4px solid var(--aim); padding-left: calc(1.5rem - 4px); } .node .forward.added { border-left-color: var(--new); } .node .forward.gone { border-left: 4px dashed var(--gone); }
.node .forward { position: relative; } .node .forward .mark { position: absolute; left: 6px; top: 2px; font-size: 15px; line-height: 18px; }
.sides section { min-width: 0; } .sides h3 { border-bottom: 1px solid var(--line); }
@media (min-width: 1700px) { body:has(.sides) { max-width: 120rem; } .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; } }
#detail { position: sticky; bottom: 0; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: 0.5rem 1rem; box-shadow: 0 0 12px #0003; } #detail p { margin: 0.25rem 0; }
#detail[hidden] { display: none; }
table { font-size: 0.875rem; } .way p { margin: 0.5rem 0 0; } .way ul, #answer ul { margin: 0; }
@media (max-width: 760px) {
  .scroll { overflow-x: visible; padding: 0; } .list .scroll { overflow-x: auto; }
  .changes { width: 100%; } .graph { width: 100%; height: var(--gn); } .graph svg.wide { display: none; } .graph svg.narrow { display: block; left: auto; right: 0; }
  .node { left: 0; top: var(--n); width: calc(100% - 56px); }
}
@media print {
  :root { --ink: #000; --paper: #fff; --soft: #fff; --line: #999; --edge: #000; --bad: #000; --calm: #333; --file: #fff; --service: #fff; --cloud: #fff; --new: #000; --gone: #000; --aim: #000; }
  #controls, #detail, nav { display: none; } .graph path.loops { stroke-width: 4; } .scroll { overflow: visible; }
}
`;

// EXTERNAL MODULE: ./.cache/build/report/html.js + 2 modules
var html = __webpack_require__(5043);
// EXTERNAL MODULE: ./.cache/build/report/page.js
var page = __webpack_require__(7647);
// EXTERNAL MODULE: ./.cache/build/report/places.js
var places = __webpack_require__(9528);
;// CONCATENATED MODULE: ./.cache/build/report/graph-html.js
/** The forwarding graph as one page that stands alone. */ 










/** Clusters that are open from the start; the rest opens where it is wanted. */ const MAX_OPEN = 6;
/** Arrows of one drawing; more make a page that no browser scrolls. */ const MAX_LEGS = 4_000;
const MAX_LOOPS = 20;
/** Rows of a list. */ const MAX_LISTED = 5_000;
function renderGraphHtml(picture, { linkFor = ()=>undefined, comparison } = {}) {
	const pen = {
		places: (0,places/* openPlaces */.j)(),
		linkFor,
		isChanged: ()=>false,
		markOf: ()=>undefined
	};
	const changes = new Map(comparison?.clusters.map((one)=>[
			one.after ?? one.before,
			one
		]));
	// Clusters that the change takes away stand behind those that are there.
	const gone = comparison?.clusters.flatMap(({ before, after })=>after === undefined && before ? [
			before
		] : []) ?? [];
	const changed = (cluster)=>(changes.get(cluster)?.changes.length ?? 0) > 0;
	const clusters = [
		...picture.clusters,
		...gone
	].sort((a, b)=>Number(changed(b)) - Number(changed(a)));
	const open = new Set([
		...clusters.filter(changed),
		...clusters.filter(({ loops })=>loops.length > 0),
		...clusters
	].slice(0, MAX_OPEN));
	const body = [
		page/* ARROW_HEADS */.O,
		'<h1>Who forwards to whom</h1>\n',
		comparison === undefined ? '' : comparisonLine(comparison),
		clusters.length === 0 ? '<p>No DNS server was found.</p>\n' : legend(comparison !== undefined),
		controls(clusters),
		clusters.length > 1 ? index(clusters) : '',
		...clusters.map((cluster, number)=>{
			const compared = changes.get(cluster);
			return section(cluster, {
				number,
				open: open.has(cluster),
				...(0,defined/* defined */.s)({
					compared
				})
			}, pen);
		}),
		DETAIL
	];
	return (0,page/* page */.M)('loopgate: who forwards to whom', body.join(''), {
		style: GRAPH_STYLE,
		script: {
			text: GRAPH_SCRIPT,
			sha256: (0,external_node_crypto_.createHash)('sha256').update(GRAPH_SCRIPT).digest('base64')
		}
	});
}
function legend(compared) {
	if (!compared) return LEGEND;
	return LEGEND.replace('</ul>', '<li><b class="mark added">+</b> added</li>\n<li><b class="mark gone">−</b> gone</li>\n<li><b class="mark re-aimed">↪</b> re-aimed</li>\n<li><b class="mark other-names">≠</b> for other names</li>\n</ul>');
}
const LEGEND = `<ul class="legend" aria-label="Legend">
<li><span class="key server"></span> DNS server: its blocks, and what each forwards</li>
<li><span class="key file"></span> resolver file</li>
<li><span class="key service"></span> Service</li>
<li><span class="key leaves"></span> server outside</li>
<li><span class="key unknown"></span> not stated, or nobody there</li>
<li><span class="line loops"></span> comes back: a loop</li>
<li><span class="line"></span> forwards</li>
<li><span class="line unsure"></span> assumed</li>
</ul>
`;
const DETAIL = `<section id="detail" aria-live="polite" aria-label="Place" hidden="">
<p id="detail-text"></p>
<p><code id="detail-place"></code> <button type="button" id="copy">Copy</button> <button type="button" id="close">Close</button></p>
</section>
`;
/** They need the page's script, which shows them. */ function controls(clusters) {
	const choices = clusters.map(({ name }, number)=>`<option value="c${number}">${(0,markup_text/* escapeMarkup */.M)(name, 100)}</option>`);
	const choice = clusters.length < 2 ? '' : `<label>Cluster <select id="cluster"><option value="">all</option>${choices.join('')}</select></label>\n`;
	return `<div id="controls" hidden="">
<form id="ask"><label>Where does a name go? <input id="name" placeholder="example.org" autocomplete="off" spellcheck="false"></label> <button>Show its way</button></form>
<label>Find <input id="search" type="search" placeholder="server, zone, address" autocomplete="off" spellcheck="false"></label> <span id="found" role="status"></span>
${choice}<div id="answer" aria-live="polite"></div>
</div>
`;
}
function index(clusters) {
	const items = clusters.map(({ name, servers, loops }, number)=>{
		const bad = loops.length === 0 ? '' : `, <strong class="error">${(0,words/* counted */.hS)(loops.length, 'loop')}</strong>`;
		return `<li><a href="#c${number}">${(0,markup_text/* escapeMarkup */.M)(name, 100)}</a>: ${(0,words/* counted */.hS)(servers.length, 'server')}${bad}</li>\n`;
	});
	return `<nav aria-label="Clusters"><details open=""><summary>${(0,words/* counted */.hS)(clusters.length, 'cluster')}</summary><ul class="index">\n${items.join('')}</ul></details></nav>\n`;
}
function section(cluster, { number, open, compared }, pen) {
	const { name, servers, loops, ways, waysAreExact, unfollowed } = cluster;
	const touched = (compared?.changes ?? []).length;
	const counts = `${touched === 0 ? '' : `<strong>${(0,words/* counted */.hS)(touched, 'arrow')} changed</strong>, `}${(0,words/* counted */.hS)(servers.length, 'DNS server')}, ${loops.length === 0 ? 'no loop' : `<span class="error">${(0,words/* counted */.hS)(loops.length, 'loop')}</span>`}`;
	const body = [
		...loops.slice(0, MAX_LOOPS).map((loop)=>loopHtml(loop, pen)),
		loops.length > MAX_LOOPS ? `<p>and ${(0,words/* counted */.hS)(loops.length - MAX_LOOPS, 'more loop')}</p>\n` : '',
		unfollowed > 0 ? '<p>There are too many names and servers to follow all: arrows may be missing.</p>\n' : '',
		compared === undefined ? pictureHtml(cluster, pen) : bothHtml(compared, pen),
		listHtml(cluster, pen),
		ways === undefined ? '' : waysHtml(ways)
	];
	return `<details class="cluster" id="c${number}" data-name="${(0,markup_text/* escapeMarkup */.M)(name, 200)}" data-exact="${waysAreExact ? 'yes' : 'no'}"${open ? ' open=""' : ''}>
<summary><h2>${(0,markup_text/* escapeMarkup */.M)(name, 200)}</h2> <span class="calm">${counts}</span></summary>
${body.join('')}</details>
`;
}
/** Base and head below each other, and beside each other where there is room. */ function bothHtml(compared, pen) {
	const list = changesHtml(compared, pen);
	const { before, after, changes } = compared;
	if (after !== undefined && changes.length === 0) return `${list}${pictureHtml(after, pen)}`;
	// The page's own script speaks of the head's arrows.
	const then = before === undefined ? '<p>This cluster is new.</p>\n' : pictureHtml(before, {
		...pen,
		markOf: marksOf(compared, 'before')
	}).replaceAll(/ data-e="[\d ]*"/g, '');
	const now = after === undefined ? '<p>This cluster is gone.</p>\n' : pictureHtml(after, {
		...pen,
		markOf: marksOf(compared, 'after')
	});
	return `${list}<div class="sides">
<section aria-label="Before"><h3>Before</h3>
${then}</section>
<section class="head-side" aria-label="After"><h3>After</h3>
${now}</section>
</div>
`;
}
function pictureHtml(cluster, pen) {
	const { edges, name } = cluster;
	if (edges.length > MAX_LEGS) return `<p>${edges.length} arrows are too many for a picture; they are in the list below.</p>\n`;
	const drawing = drawCluster(cluster, (at)=>placeText(at, pen).replace(/^.*\/(?=[^/]*\/[^/]*$)/, ''));
	return drawingHtml(drawing, name, pen);
}
function loopHtml(loop, pen) {
	const sure = loop.certainty === 'always' ? 'always' : loop.certainty;
	return `<article class="loop">\n<h3><span class="error">↺ Loop</span>, ${sure}: ${(0,markup_text/* escapeMarkup */.M)(loop.names, 300)}</h3>\n${(0,html.pathHtml)(loop, pen)}</article>\n`;
}
function drawingHtml(drawing, name, pen) {
	const { boxes, legs, width, height, narrowHeight, left } = drawing;
	const rest = left === 0 ? '' : `<p>Drawn are the servers that loop and those that most others ask. ${(0,words/* counted */.hS)(left, 'more server')}: find them in the list below.</p>\n`;
	const size = `--gw:${width}px;--gh:${height}px;--gn:${narrowHeight}px`;
	return `${rest}<div class="scroll" role="group" tabindex="0" aria-label="Picture of ${(0,markup_text/* escapeMarkup */.M)(name, 200)}; the same stands in the list below it">
<div class="graph" style="${size}">
<svg class="wide" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">
${legs.map((leg)=>legSvg(leg, leg.wide, pen)).join('\n')}
</svg>
<svg class="narrow" width="${MARGIN}" height="${narrowHeight}" viewBox="0 0 ${MARGIN} ${narrowHeight}" aria-hidden="true">
${legs.map((leg)=>legSvg(leg, leg.narrow, pen)).join('\n')}
</svg>
${boxes.map((box)=>boxHtml(box, pen)).join('\n')}
</div>
</div>
`;
}
function legSvg({ edges, loops, unsure }, path, { markOf }) {
	const mark = markOf(edges);
	const classes = [
		...loops ? [
			'loops'
		] : [],
		...unsure ? [
			'unsure'
		] : [],
		...mark === undefined ? [] : [
			mark.style
		]
	].join(' ');
	return `<path class="${classes}" data-e="${edges.join(' ')}" marker-end="url(#${loops ? 'loop-tip' : 'tip'})" d="${path}"/>`;
}
const ICONS = {
	server: '',
	file: '≡',
	service: '⇄',
	leaves: '☁',
	unknown: '?',
	nobody: '∅'
};
const KINDS = {
	server: 'DNS server',
	file: 'Resolver file',
	service: 'Service',
	leaves: 'Outside',
	unknown: 'Not stated',
	nobody: 'Nobody answers'
};
function boxHtml(box, pen) {
	const { kind, title, second, at, rows, edges, width, height, x, y, narrowY } = box;
	const style = `--x:${x}px;--y:${y}px;--n:${narrowY}px;--w:${width}px;--h:${height}px`;
	const icon = ICONS[kind] === '' ? '' : `<span class="icon" aria-hidden="true">${ICONS[kind]}</span> `;
	const looping = rows.some(({ loops })=>loops) ? ' looping' : '';
	const full = kind === 'server' && second !== '' ? `${second}/${title}` : title;
	const data = `${placeData(`${KINDS[kind]}: ${full}`, at, pen)} data-e="${edges.join(' ')}"`;
	const below = second === '' ? kind === 'server' ? '' : `<small>${KINDS[kind]}</small>` : `<small>${(0,markup_text/* escapeMarkup */.M)(second, 200)}</small>`;
	const head = `<button type="button" class="head" ${data}>${icon}<span class="text">${(0,markup_text/* escapeMarkup */.M)(title, 300)}</span>${below}</button>`;
	return `<div class="node ${kind}${looping}" style="${style}">${head}${rows.map((row)=>graph_html_rowHtml(row, pen)).join('')}</div>`;
}
function graph_html_rowHtml({ kind, first, second, guard, at, edges, loops, height }, pen) {
	if (kind === 'block') {
		const badge = guard ? ' <span class="guard">loop</span>' : '';
		const title = `Server block ${first} ${second}${guard ? ', guarded by the loop plugin' : ', without the loop plugin'}`;
		return `<button type="button" class="block" ${placeData(title, at, pen)}><span class="text"><b>${(0,markup_text/* escapeMarkup */.M)(first, 200)}</b> ${(0,markup_text/* escapeMarkup */.M)(second, 100)}</span>${badge}</button>`;
	}
	const mark = pen.markOf(edges);
	const title = `${mark === undefined ? '' : `${mark.kind}: `}${first} → ${second}`;
	const badge = mark === undefined ? '' : `<b class="mark ${mark.style}">${mark.sign}</b>`;
	return `<button type="button" class="forward${loops ? ' loops' : ''}${mark === undefined ? '' : ` ${mark.style}`}" style="height:${height}px" ${placeData(title, at, pen)} data-e="${edges.join(' ')}">${badge}<span class="text">${(0,markup_text/* escapeMarkup */.M)(first, 200)}</span><small>→ ${(0,markup_text/* escapeMarkup */.M)(second, 200)}</small></button>`;
}
/** What a click shows. */ function placeData(title, at, pen) {
	const shown = (0,markup_text/* escapeMarkup */.M)(title, 500);
	if (at === undefined) return `data-title="${shown}" title="${shown}"`;
	const { file, revision, start } = pen.places.of(at);
	const address = pen.linkFor(file, start.line, revision);
	const link = address !== undefined && /^https?:\/\/[!-~]+$/.test(address) ? ` data-link="${(0,markup_text/* escapeMarkup */.M)(address)}"` : '';
	return `data-title="${shown}" title="${shown}" data-place="${(0,markup_text/* escapeMarkup */.M)(placeText(at, pen), 400)}"${link}`;
}
function placeText(at, { places }) {
	const { file, start } = places.of(at);
	return `${file}:${start.line}`;
}
/** The same in words: for a screen reader, for paper, and where a picture is too large. */ function listHtml({ edges }, pen) {
	if (edges.length === 0) return '<p>No server here forwards anything.</p>\n';
	const rows = edges.slice(0, MAX_LISTED).map(({ from, to, names, label, policy, stations, loops, certainty, at })=>{
		const target = typeof to === 'string' ? to : `${to.server} (zone ${to.zone})`;
		const by = [
			...stations.map((one)=>one.label),
			label,
			...policy === undefined ? [] : [
				policy
			]
		].join(', ');
		const state = loops ? `<strong class="error">↺ loop, ${certainty}</strong>` : certainty === 'always' ? '' : certainty;
		const cells = [
			`${from.server} (zone ${from.zone})`,
			names,
			target,
			by
		].map((one)=>`<td>${(0,markup_text/* escapeMarkup */.M)(one, 300)}</td>`);
		return `<tr>${cells.join('')}<td>${state}</td><td><code>${(0,markup_text/* escapeMarkup */.M)(placeText(at, pen), 300)}</code></td></tr>\n`;
	});
	const more = edges.length > MAX_LISTED ? `<p>and ${edges.length - MAX_LISTED} more</p>\n` : '';
	return `<details class="list"><summary>The same as a list (${edges.length})</summary>
<div class="scroll" role="group" tabindex="0" aria-label="List"><table><thead><tr><th>server block</th><th>names</th><th>go to</th><th>by</th><th>state</th><th>place</th></tr></thead><tbody>
${rows.join('')}</tbody></table></div>
${more}</details>
`;
}
const ENDS = {
	answered: 'answered',
	fails: 'fails',
	leaves: 'leaves the cluster',
	loops: '↺ loops',
	unknown: 'not known'
};
function waysHtml(ways) {
	const items = ways.map(({ zones, part, names, entries })=>{
		const lines = entries.map(({ server, outcomes })=>{
			const ends = outcomes.map(({ disposition, certainty, because, edges })=>{
				const bad = disposition === 'loops' ? ' class="error"' : '';
				const sure = certainty === 'always' ? '' : `, ${certainty}`;
				const why = because === undefined ? '' : ` (${(0,markup_text/* escapeMarkup */.M)(because, 200)})`;
				return `<span data-edges="${edges.join(' ')}"${bad}>${ENDS[disposition] ?? disposition}${sure}${why}</span>`;
			});
			return `<li>${(0,markup_text/* escapeMarkup */.M)(server, 200)}: ${ends.length === 0 ? 'takes no queries' : ends.join('; ')}</li>`;
		});
		const data = `data-zones="${(0,markup_text/* escapeMarkup */.M)(zones.join(' '), 20_000)}" data-part="${part}" data-names="${(0,markup_text/* escapeMarkup */.M)(names, 500)}"`;
		return `<div class="way" ${data}><p><b>${(0,markup_text/* escapeMarkup */.M)(names, 500)}</b></p><ul>${lines.join('')}</ul></div>\n`;
	});
	return `<details class="ways"><summary>Where names go (${(0,words/* counted */.hS)(ways.length, 'set')} of names)</summary>\n${items.join('')}</details>\n`;
}


/***/ })

};
