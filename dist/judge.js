'use strict';

module.exports = {

"judge/coverage.js": (_from, _load) => {

const [_once, _sorte, _open, _prefi, _tree, _carri] = _from("text/once", "text/sorted", "documents/open", "documents/prefilter", "tree/tree", "./carriers");
const _plugins = _load("judge/plugins.js");
const MAX_SNIFFED = 1024 * 1024;
const CONFIGURATION_NAME = /\.(?:ya?ml|json|conf|cfg|toml)(?:\.[a-z0-9]{1,8})?$/i;
const UNKNOWN = 'Its content is not recognised.';
const READ_BY_NAME = 'It is not recognised on its own; it is read where another file refers to it.';
function coverageOf(tree, leftOut, named = new Set()) {
	const read = [];
	const ignored = [];
	let irrelevant = 0;
	let excluded = 0;
	for (const file of tree.files()){
		const one = fileCoverage(file);
		if (one === undefined) irrelevant += 1;
		else if ('because' in one) ignored.push(one.because === UNKNOWN && named.has(one.path) ? { ...one, because: READ_BY_NAME } : one);
		else read.push(one);
	}
	for (const notice of tree.notices)ignored.push({ path: notice.at.file.path, because: notice.message });
	for (const one of leftOut){
		if (looksRelevant(one)) ignored.push({ path: one.path, because: one.because });
		else excluded += 1;
	}
	ignored.sort((a, b)=>_sorte().compareText(a.path, b.path));
	return { read, ignored, irrelevant, excluded };
}
function looksRelevant({ path, read }) {
	if (_prefi().prefilter().hasRelevantName(path)) return true;
	if (!CONFIGURATION_NAME.test(path)) return false;
	const bytes = read?.();
	return bytes !== undefined && bytes.length <= MAX_SNIFFED && _prefi().mayMatter(path, bytes);
}
function fileCoverage(file) {
	const { path } = file;
	const bytes = file.read();
	if (_tree().isUnreadable(bytes)) return bytes.gone === true ? undefined : { path, because: bytes.unreadable };
	const opened = _open().openBytes(path, bytes, file.named === undefined ? {} : { named: file.named });
	if (opened.file === undefined) {
		const first = opened.notices[0];
		return first === undefined ? undefined : { path, because: first.message };
	}
	const { documents, notices } = _open().openFile(opened.file, _carri().carriers);
	const found = new Map();
	let unknown = 0;
	let counted = notices.length;
	for (const document of documents){
		let known = false;
		for (const plugin of _plugins.plugins){
			if (!plugin.recognises(document)) continue;
			known = true;
			const tally = _once().getOrInsert(found, plugin.id, ()=>({ documents: 0, facts: new Map() }));
			tally.documents += 1;
			const reading = plugin.read(document);
			counted += reading.notices.length;
			for (const { kind } of reading.value){
				const name = kind.slice(kind.indexOf('/') + 1);
				tally.facts.set(name, (tally.facts.get(name) ?? 0) + 1);
			}
		}
		if (!known) unknown += 1;
	}
	if (found.size === 0) {
		const template = notices.find((notice)=>notice.template === true);
		const first = template ?? notices.find((notice)=>notice.kind === 'unreadable');
		return { path, because: first?.message ?? UNKNOWN };
	}
	const dialects = _plugins.plugins.flatMap((plugin)=>{
		const tally = found.get(plugin.id);
		if (tally === undefined) return [];
		const facts = [...tally.facts].map(([kind, count])=>({ kind, count }));
		return [{ id: plugin.id, title: plugin.title, documents: tally.documents, facts }];
	});
	return { path, dialects, unknown, notices: counted };
}

return { coverageOf };
},

"judge/init-seen.js": (_from) => {

const [_defin, _locat] = _from("text/defined", "text/location");
const MAX_LISTED = 30;
function seenIn({ head, files }) {
	const facts = [...files.values()].flatMap((reading)=>reading?.facts ?? []);
	const installers = new Map();
	const systems = new Map();
	const nodeFiles = new Map();
	for (const fact of facts)collect(fact, { installers, systems, nodeFiles });
	const list = (found)=>[...found].slice(0, MAX_LISTED).map(([value, at])=>({ value, at }));
	return {
		clusters: head.clusters.slice(0, MAX_LISTED).map(({ cluster })=>{
			const asks = cluster.pools.some(({ inherited })=>inherited.unknown !== undefined);
			return {
				name: cluster.name,
				paths: pathsOf(cluster, files),
				servers: cluster.servers.slice(0, MAX_LISTED).map(seenServer),
				clusterDns: cluster.clusterDns.filter((address)=>!cluster.symbolic.has(address)).slice(0, MAX_LISTED).map((address)=>seenAddress(address, cluster)),
				dependsOnNodes: asks
			};
		}),
		installers: list(installers),
		systems: list(systems),
		nodeFiles: list(nodeFiles)
	};
}
function collect(fact, into) {
	const add = (map, value, at)=>{
		if (value !== undefined && !map.has(value)) map.set(value, _locat().pathAndLine(at));
	};
	switch(fact.kind){
		case 'node-profile':
			add(into.installers, fact.provisioner?.value, fact.provisioner?.at ?? fact.at);
			add(into.systems, fact.os?.value, fact.os?.at ?? fact.at);
			break;
		case 'kubelet':
			add(into.installers, fact.provisioner, fact.at);
			break;
		case 'node-file':
			add(into.nodeFiles, fact.path, fact.at);
			break;
		default:
	}
}
function seenServer({ name, software, version, versionAt, assumption, at }) {
	const value = versionAt === undefined || version === '' ? name : `${name}, ${software} ${version}`;
	return { value, at: _locat().pathAndLine(at), ..._defin().defined({ assumes: assumption }) };
}
function seenAddress(address, { published }) {
	const stated = published.filter((one)=>one.address === address);
	const from = stated.find(({ assumption })=>assumption === undefined) ?? stated[0];
	if (from === undefined) return { value: address };
	return { value: address, at: _locat().pathAndLine(from.at), ..._defin().defined({ assumes: from.assumption }) };
}
function pathsOf({ name, servers }, files) {
	if (files.has(name)) return name;
	for (const path of files.keys())if (path.startsWith(`${name}/`)) return `${name}/**`;
	const folder = commonFolder(servers.map((one)=>one.at.file.path));
	return folder === '' ? '' : `${folder}/**`;
}
function commonFolder(paths) {
	const [first = '', ...rest] = paths.map((path)=>path.slice(0, path.lastIndexOf('/') + 1));
	let common = first;
	for (const folder of rest)while(!folder.startsWith(common))common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
	return common.replace(/\/$/, '');
}

return { seenIn };
},

"judge/merge.js": (_from) => {

const [
	_defin, _invar, _locat, _once, _sourc, _usage, _json, _findi,
] = _from(
	"text/defined", "text/invariant", "text/location", "text/once", "text/source-text", "text/usage-error", "documents/json", "judge/report/finding",
);
function mergeReports(shards, textOf) {
	const reports = shards.map(readReport);
	const first = firstOf(reports, shards);
	const at = placesIn(reports, textOf);
	const findings = merged(reports.flatMap((report)=>report.findings.map((one)=>asFinding(one, at))));
	const fixed = merged(reports.flatMap((report)=>report.fixed.map((one)=>asFinding(one, at))));
	const suppressed = merged(reports.flatMap((report)=>report.suppressed.map((one)=>({
				...asFinding(one, at),
				reason: one.reason,
				..._defin().defined({ expires: one.expires })
			}))));
	const any = (result)=>reports.some((one)=>one.result === result);
	return {
		version: first.tool.version,
		result: any('fail') ? 'fail' : any('incomplete') ? 'incomplete' : 'pass',
		base: baseOf(first),
		counts: { ..._findi().countsOf({ findings, fixed, suppressed }), ...seenBy(reports) },
		failOn: 'error',
		findings,
		fixed,
		suppressed,
		notices: lastOfEach(reports.flatMap((report)=>report.notices.map(({ kind, message, ...place })=>({
					kind,
					message,
					at: at(place)
				}))), (one)=>`${_locat().placeKey(one.at)}|${one.message}`),
		servers: []
	};
}
function firstOf(reports, shards) {
	const [first] = reports;
	if (first === undefined) throw new (_usage()).UsageError('merge needs at least one report');
	for (const [index, report] of reports.entries()){
		const name = shards[index]?.name;
		if (report.tool.version !== first.tool.version) throw new (_usage()).UsageError(`${name}: written by loopgate ${report.tool.version}, the first by ${first.tool.version}`);
		if (report.base.status !== first.base.status || report.base.revision !== first.base.revision) throw new (_usage()).UsageError(`${name}: compared with another base than the first report`);
	}
	return first;
}
function baseOf({ base }) {
	switch(base.status){
		case 'compared':
			return { status: 'compared', revision: base.revision ?? '' };
		case 'unavailable':
			return { status: 'unavailable', because: 'the base of the shards was not available' };
		case 'not-requested':
			return { status: 'not-requested' };
		default:
			return _invar().assertNever(base.status);
	}
}
function asFinding(one, at) {
	const { file: _file, line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...rest } = one;
	const [advice = '', ...lines] = one.advice.split('\n');
	return {
		...rest,
		advice,
		..._defin().defined({ paste: lines.length > 0 ? { file: '.loopgate.yaml', lines } : undefined }),
		at: at(one),
		path: one.path.map((step)=>({ at: at(step), description: step.says }))
	};
}
function merged(list) {
	return lastOfEach(list, (one)=>`${one.fingerprint}|${_locat().placeKey(one.at)}|${one.message}`).sort(_findi().compareFindings);
}
function lastOfEach(list, key) {
	return [...new Map(list.map((one)=>[key(one), one])).values()];
}
function seenBy(reports) {
	const most = (key)=>reports.reduce((sum, one)=>Math.max(sum, one.counts[key]), 0);
	const sum = (key)=>reports.reduce((total, one)=>total + one.counts[key], 0);
	return {
		files: most('files'),
		documents: most('documents'),
		servers: sum('servers'),
		clusters: sum('clusters'),
		forwards: sum('forwards'),
		openForwards: sum('openForwards')
	};
}
function readReport({ name, text }) {
	let value;
	try {
		value = JSON.parse(text);
	} catch  {
		const { line, column } = _locat().positionAt(_locat().indexLines(text), _json().jsonFault(_sourc().wholeFile({ path: name, text })));
		throw new (_usage()).UsageError(`${name}:${line}:${column}: this is not JSON, or the report was cut off here`);
	}
	const wrong = damageIn(value);
	if (wrong !== undefined) throw new (_usage()).UsageError(`${name} is not a JSON report of loopgate, or is damaged (scan --format json): ${wrong}`);
	return value;
}
const MAX_LINE = 10_000_000;
const MAX_COLUMN = 100_000_000;
const isText = (value)=>typeof value === 'string';
const isMaybeText = (value)=>value === undefined || isText(value);
const isWhole = (value)=>Number.isSafeInteger(value);
const isCount = (value)=>isWhole(value) && value >= 0;
const isLine = (value)=>isWhole(value) && value >= 1 && value <= MAX_LINE;
const isColumn = (value)=>isWhole(value) && value >= 1 && value <= MAX_COLUMN;
const isTexts = (value)=>Array.isArray(value) && value.every(isText);
const oneOf = (...words)=>(value)=>words.some((word)=>word === value);
const REPORT = {
	version: (value)=>value === 1,
	tool: (value)=>isFields(value) && isText(value.version),
	result: oneOf('pass', 'fail', 'incomplete'),
	base: (value)=>isFields(value) && oneOf('compared', 'not-requested', 'unavailable')(value.status) && isMaybeText(value.revision),
	counts: (value)=>isFields(value) && ['files', 'documents', 'servers', 'clusters'].every((one)=>isCount(value[one]))
};
const STEP = { file: isText, line: isLine, column: isColumn, says: isText };
const FINDING = {
	rule: isText,
	code: isText,
	severity: oneOf('error', 'warning', 'note'),
	certainty: oneOf('always', 'sometimes', 'assumed', undefined),
	probability: (value)=>value === undefined || typeof value === 'number' && value >= 0 && value <= 1,
	status: oneOf('new', 'existing'),
	cluster: isText,
	server: isMaybeText,
	zone: isMaybeText,
	file: isText,
	line: isLine,
	column: isColumn,
	endLine: isLine,
	endColumn: isColumn,
	message: isText,
	advice: isText,
	names: isMaybeText,
	witness: (value)=>value === undefined || isFields(value) && isText(value.name) && isText(value.type),
	guard: oneOf('fatal', 'sometimes', 'blind', 'absent', 'misfires', undefined),
	assumptions: isTexts,
	path: Array.isArray,
	fingerprint: isText
};
const SUPPRESSED = { ...FINDING, reason: isText, expires: isMaybeText };
const NOTICE = { kind: oneOf('unreadable', 'not-modelled', 'assumed'), message: isText, file: isText, line: isLine };
function damageIn(value) {
	const wrong = misshapen(value, REPORT, 'the report');
	if (wrong !== undefined) return wrong;
	const report = value;
	for (const [key, shape] of [['findings', FINDING], ['fixed', FINDING], ['suppressed', SUPPRESSED], ['notices', NOTICE]]){
		const list = report[key];
		if (!Array.isArray(list)) return `${key} is not a list`;
		for (const [index, one] of list.entries()){
			const at = `${key}[${index}]`;
			const bad = misshapen(one, shape, at) ?? (shape === NOTICE ? undefined : misshapenStep(one, at));
			if (bad !== undefined) return bad;
		}
	}
	return undefined;
}
function misshapenStep(finding, at) {
	for (const [index, step] of (Array.isArray(finding.path) ? finding.path : []).entries()){
		const bad = misshapen(step, STEP, `${at}.path[${index}]`);
		if (bad !== undefined) return bad;
	}
	return undefined;
}
function misshapen(value, shapes, at) {
	if (!isFields(value)) return `${at} is not an object`;
	for (const [key, fits] of Object.entries(shapes)){
		const own = Object.hasOwn(value, key) ? value[key] : undefined;
		if (!fits(own)) return `${at}.${key} ${own === undefined ? 'is missing' : 'is not what a report holds there'}`;
	}
	return undefined;
}
function isFields(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function placesIn(reports, textOf) {
	const widths = new Map();
	const reach = (file, line, column)=>{
		const lines = _once().getOrInsert(widths, file, ()=>new Map());
		lines.set(line, Math.max(lines.get(line) ?? 0, column));
	};
	const see = (place)=>{
		reach(place.file, place.line, place.column ?? 1);
		if (place.endLine !== undefined) reach(place.file, place.endLine, place.endColumn ?? 1);
	};
	for (const report of reports){
		for (const one of [...report.findings, ...report.fixed, ...report.suppressed]){
			see(one);
			for (const step of one.path)see(step);
		}
		for (const notice of report.notices)see(notice);
	}
	const files = new Map();
	for (const [path, lines] of widths){
		const last = [...lines.keys()].reduce((most, line)=>Math.max(most, line), 1);
		const real = textOf(path)?.split('\n');
		const fits = real !== undefined && [...lines].every(([line, column])=>(real[line - 1]?.length ?? -1) >= column - 1);
		const rows = fits ? real : Array.from({ length: Math.min(last, 1_000_000) }, (_, i)=>' '.repeat(Math.min(lines.get(i + 1) ?? 0, 10_000)));
		const starts = [];
		let offset = 0;
		for (const row of rows){
			starts.push(offset);
			offset += row.length + 1;
		}
		files.set(path, { file: { path, text: rows.join('\n') }, starts });
	}
	return (place)=>{
		const known = files.get(place.file);
		if (known === undefined) return _locat().atFile(place.file);
		const offset = (line, column)=>(known.starts[line - 1] ?? 0) + column - 1;
		const start = offset(place.line, place.column ?? 1);
		const end = place.endLine === undefined ? start : offset(place.endLine, place.endColumn ?? 1);
		return { file: known.file, span: { start, end: Math.max(start, end) } };
	};
}

return { mergeReports };
},

"judge/picture.js": (_from) => {
/** Edges of the graph by `decide`, for one name of each set, as in `trace`. */
const [
	_endpo, _name, _nameset, _decid, _diall, _entry, _loops, _names, _quest, _reach, _route, _walk, _assum, _defin, _invar, _once, _sorte, _redac,
] = _from(
	"dns/endpoint", "dns/name", "dns/name-set", "forwarding/decide", "forwarding/dialled", "forwarding/entry", "forwarding/loops", "forwarding/names",
	"forwarding/question", "forwarding/reach", "forwarding/route", "forwarding/walk", "text/assumption", "text/defined", "text/invariant", "text/once",
	"text/sorted", "judge/secrets/redacted",
);
const MAX_QUESTIONS = 200_000;
const MAX_WAYS = 3_000;
function pictureOf(snapshot) {
	return _redac().redactedPicture({ clusters: snapshot.clusters.map(pictureOfCluster) }, snapshot.secrets);
}
function pictureOfCluster(view) {
	const { cluster, graph, simulation } = view;
	const refs = blockRefs(cluster.servers);
	const { drafts, unfollowed } = explore(graph, refs);
	const looping = loopingBlocks(simulation.loops);
	const outside = new Map();
	const edges = [...drafts.values()].map((draft)=>{
		const { to, hop, from } = draft;
		if (!('serverIndex' in to) && !outside.has(to.label)) outside.set(to.label, to);
		const loop = draft.returns && 'serverIndex' in to ? looping(from, to) : undefined;
		const upstreams = hop.server.upstreams.get(hop.step) ?? [];
		return {
			from,
			to: 'serverIndex' in to ? to : to.label,
			label: hop.to,
			names: namesText(draft),
			..._defin().defined({
				policy: upstreams.length > 1 ? `${hop.step.policy}, one of ${upstreams.length}` : undefined
			}),
			stations: stationsOf(graph, hop),
			at: hop.at,
			witness: draft.witness,
			loops: loop !== undefined,
			certainty: loop ?? (draft.assumed ? 'assumed' : 'always')
		};
	});
	const ways = waysOf(graph, refs, edges);
	return {
		name: cluster.name,
		servers: cluster.servers.map((server)=>({
				name: server.name,
				at: server.at,
				blocks: server.config.blocks.map((block)=>({
						zone: zonesOf(block),
						guard: block.steps.some((step)=>step.kind === 'loop-guard'),
						listen: [
							...new Set(block.keys.map((key)=>`:${key.port}`))
						].join(' '),
						at: block.at
					}))
			})),
		edges,
		outside: [...outside.values()].sort((a, b)=>_sorte().compareText(a.label, b.label)),
		loops: simulation.loops.map(loopPicture),
		..._defin().defined({ ways }),
		waysAreExact: _names().zonesDecide(cluster.servers),
		unfollowed
	};
}
function blockRefs(servers) {
	return new Map(servers.map((server, serverIndex)=>[
			server,
			new Map(server.config.blocks.map((block, blockIndex)=>[block, { server: server.name, zone: firstZone(block), serverIndex, blockIndex }]))
		]));
}
function explore(graph, refs) {
	const drafts = new Map();
	const spaces = new Map();
	const { queue, ask, unfollowed } = questions();
	const asked = graph.cluster.servers.map((server)=>askedBy(graph, server));
	const ringOf = rings(graph.cluster.servers, asked);
	const sent = [];
	for (const [index, server] of graph.cluster.servers.entries()){
		const space = _names().nameClasses([...new Set([server, ...asked[index] ?? []])]);
		spaces.set(server, space);
		for (const socket of graph.socketsOf.get(server.id) ?? [])for (const cls of space.classes)for (const type of space.types)ask({
			socket,
			name: cls.sample,
			type
		}, cls);
	}
	for(let at = 0; at < queue.length; at += 1){
		const { question, cls } = _invar().itemAt(queue, at);
		const space = spaces.get(question.socket.server);
		if (space === undefined) continue;
		for (const branch of _decid().decide(graph, question, { queryKind: 'this name' })){
			const { outcome } = branch;
			const next = outcome.kind === 'sent' && isNews(outcome, question, ringOf) ? ask(_decid().questionOf(outcome), undefined) : undefined;
			const hop = hopOf(branch, question.socket);
			if (hop === undefined) continue;
			const from = refs.get(hop.server)?.get(hop.block);
			if (from === undefined) continue;
			for (const to of targetsOf(graph, refs, branch)){
				const target = 'serverIndex' in to ? `${to.serverIndex}.${to.blockIndex}` : to.label;
				const key = JSON.stringify([from.serverIndex, from.blockIndex, target, hop.to, hop.at.span.start]);
				const witness = { name: question.name, type: question.type };
				const draft = drafts.get(key) ?? { from, to, hop, witness, space, classes: new Map(), assumed: true, returns: false };
				drafts.set(key, draft);
				if (next !== undefined) sent.push({ from: at, to: next, draft });
				if (branch.certainty !== 'assumed') draft.assumed = false;
				if (cls === undefined) continue;
				_once().getOrInsert(draft.classes, question.type, ()=>new Set()).add(cls);
			}
		}
	}
	markReturning(sent, queue.length);
	return { drafts, unfollowed: unfollowed() };
}
function questions() {
	const queue = [];
	const seen = new Map();
	let unfollowed = 0;
	const ask = (question, cls)=>{
		const key = `${question.socket.index}|${_quest().mannerKey(question)}|${question.type}|${question.name}`;
		const known = seen.get(key);
		if (known !== undefined) return known;
		if (queue.length >= MAX_QUESTIONS) {
			unfollowed += 1;
			return undefined;
		}
		seen.set(key, queue.length);
		return queue.push({ question, cls }) - 1;
	};
	return { queue, ask, unfollowed: ()=>unfollowed };
}
function markReturning(sent, count) {
	const out = Array.from({ length: count }, ()=>new Set());
	for (const { from, to } of sent)out[from]?.add(to);
	const component = new Map();
	for (const [index, those] of _loops().cyclicComponents(_loops().adjacencyOf(out.map((one)=>[
			...one
		]))).entries())for (const one of those)component.set(one, index);
	for (const { from, to, draft } of sent)if (component.has(from) && component.get(from) === component.get(to)) draft.returns = true;
}
function isNews({ to, name, type, manner }, question, ringOf) {
	if (name !== question.name || type !== question.type || _quest().mannerKey(manner) !== '') return true;
	const ring = ringOf.get(to.server);
	return ring !== undefined && ring === ringOf.get(question.socket.server);
}
function rings(servers, asked) {
	const indexes = new Map(servers.map((server, index)=>[server, index]));
	const edges = asked.map((those)=>those.flatMap((one)=>indexes.get(one) ?? []));
	const found = new Map();
	for (const [number, those] of _loops().cyclicComponents(_loops().adjacencyOf(edges)).entries())for (const index of those)found.set(_invar().itemAt(servers, index), number);
	return found;
}
function askedBy(graph, server) {
	const found = new Set();
	for (const [step, upstreams] of server.upstreams){
		for (const upstream of upstreams){
			if (upstream.kind === 'unknown') continue;
			for (const endpoint of _reach().everyDialled(graph, step, upstream)){
				const reached = _reach().reach(graph, server, endpoint);
				if (reached.kind === 'sockets') for (const socket of reached.sockets)found.add(socket.server);
			}
		}
	}
	return [...found];
}
function hopOf({ outcome, block, step }, { server }) {
	switch(outcome.kind){
		case 'sent':
		case 'leaves':
			return outcome.hop;
		case 'unknown':
			return outcome.hop;
		case 'fails':
			{
				if (outcome.noReply !== true || block === undefined || step === undefined) return undefined;
				const upstream = server.upstreams.get(step)?.find((one)=>one.at === outcome.at);
				const to = upstream?.kind === 'known' ? _endpo().hostPort(upstream.address, upstream.port) : outcome.because;
				return { server, block, step, upstream: undefined, to, via: '', settings: upstream?.via ?? [], at: outcome.at };
			}
		case 'answered':
			return undefined;
	}
}
function targetsOf(graph, refs, { outcome }) {
	switch(outcome.kind){
		case 'sent':
			{
				const { to } = outcome;
				const blocks = _route().route(graph, _decid().questionOf(outcome)).flatMap(({ block })=>refs.get(to.server)?.get(block) ?? []);
				if (blocks.length > 0) return blocks;
				return [
					{
						label: `${to.server.name} has no server block for these names`,
						kind: 'nobody'
					}
				];
			}
		case 'leaves':
			return [{ label: outcome.to, kind: 'leaves' }];
		case 'unknown':
			return [{ label: outcome.because, kind: 'unknown' }];
		case 'fails':
			return [{ label: outcome.because, kind: 'nobody' }];
		case 'answered':
			return [];
	}
}
function namesText({ classes, space }) {
	const texts = new Map();
	for (const [type, those] of classes){
		const text = _nameset().describeNames(_names().namesOf([...those], space));
		texts.set(text, [...texts.get(text) ?? [], type]);
	}
	const all = [...texts].map(([text, types])=>{
		const usual = types.includes(space.other ?? 'A') || types.length === space.types.length;
		return usual ? text : `${types.join(', ')} questions for ${text}`;
	});
	const [first] = all.filter((text)=>!text.includes(' questions for '));
	return first ?? all.join('; ') ?? '';
}
function stationsOf(graph, { server, step, at, settings, upstream }) {
	const stations = [];
	const written = step.to.find((one)=>one.at === at)?.value;
	if (written?.kind === 'resolver-file') stations.push({ kind: 'file', label: written.path, at: (upstream?.via ?? settings).at(-1)?.at ?? at });
	if (upstream !== undefined) {
		const reached = _reach().reach(graph, server, _diall().dialled(step, upstream));
		if (reached.kind === 'sockets' && reached.published === true) stations.push({ kind: 'service', label: reached.via, at: reached.at ?? at });
	}
	return stations;
}
function loopingBlocks(loops) {
	const found = loops.map(({ blocks, hops, certainty })=>({
			certainty,
			servers: new Set([...blocks.map(({ socket })=>socket.server.name), ...hops.map(({ server })=>server.name)])
		}));
	return (from, to)=>{
		const those = found.filter(({ servers })=>servers.has(from.server) && servers.has(to.server)).map(({ certainty })=>certainty);
		return ['always', 'sometimes', 'assumed'].find((one)=>those.includes(one));
	};
}
function loopPicture({ hops, names, certainty, guard }) {
	return {
		names: _nameset().describeNames(names),
		certainty,
		guard: guard.verdict,
		cycle: hops.map(({ server, block, to, via, at })=>({ server: server.name, zone: firstZone(block), to, via, at })),
		path: hops.flatMap((hop)=>[
				{
					at: hop.at,
					description: `${hop.server.name} (zone ${firstZone(hop.block)}) forwards to ${hop.to}`
				},
				...hop.settings
			])
	};
}
function waysOf(graph, refs, edges) {
	const { servers } = graph.cluster;
	const space = _names().nameClasses(servers);
	if (space.classes.length * servers.length > MAX_WAYS) return undefined;
	const byHop = new Map();
	for (const [index, { from, label }] of edges.entries()){
		const key = `${from.serverIndex}.${from.blockIndex}|${label}`;
		byHop.set(key, [...byHop.get(key) ?? [], index]);
	}
	const edgesOf = (hops)=>hops.flatMap((hop, at)=>{
			const from = refs.get(hop.server)?.get(hop.block);
			if (from === undefined) return [];
			const candidates = byHop.get(`${from.serverIndex}.${from.blockIndex}|${hop.to}`) ?? [];
			const next = hops[at + 1];
			const to = next === undefined ? undefined : refs.get(next.server)?.get(next.block);
			if (to === undefined) return candidates.slice(0, 1);
			return candidates.filter((one)=>edges[one]?.to === to).slice(0, 1);
		});
	return space.classes.map((cls)=>({
			zones: cls.alike,
			part: cls.part,
			names: _nameset().describeNames(_names().namesOf([cls], space)),
			entries: servers.map((server)=>{
				const entry = _entry().entriesOf(graph, server);
				const outcomes = entry.length === 0 ? [] : _walk().walk(graph, entry, cls.sample, 'A');
				return {
					server: server.name,
					outcomes: outcomes.map(({ disposition, certainty, because, assumptions, to, rcode, hops })=>{
						const why = [rcode, to, _assum().becauseAssuming(because, _assum().inWords(assumptions))].filter((one)=>one !== undefined).join(', ');
						return { disposition, certainty, ..._defin().defined({ because: why === '' ? undefined : why }), edges: edgesOf(hops) };
					})
				};
			})
		}));
}
function firstZone(block) {
	return _name().displayName(block.keys[0]?.zone ?? '.');
}
function zonesOf(block) {
	const zones = [...new Set(block.keys.map((key)=>_name().displayName(key.zone)))];
	const more = zones.length - 4;
	return more > 1 ? `${zones.slice(0, 4).join(' ')} and ${more} more` : zones.join(' ') || '.';
}

return { pictureOf };
},

"judge/print-config.js": (_from) => {

const [_effec, _descr] = _from("judge/config/effective", "judge/rules/descriptions");
function printConfig(config) {
	return _effec().printConfig(_effec().effectiveConfig(config, _descr().RULES));
}

return { printConfig };
},

"judge/trace.js": (_from) => {

const [
	_neigh, _name, _query, _entry, _walk, _appen, _assum, _defin, _redac,
] = _from(
	"cluster/neighbours", "dns/name", "dns/query-type", "forwarding/entry", "forwarding/walk", "text/append", "text/assumption", "text/defined",
	"judge/secrets/redacted",
);
function refusedQuery(name, type) {
	if (!_name().isDomainName(name)) return `${JSON.stringify(name.slice(0, 300))} is not a domain name`;
	if (!_query().isQueryType(type)) return `--type takes a query type such as A, AAAA, PTR or TYPE65, not ${JSON.stringify(type)}`;
	return undefined;
}
function traceReport(snapshot, name, type, from) {
	const asked = _name().asInPackets(name);
	const entries = [];
	for (const { cluster, graph } of snapshot.clusters){
		const shown = cluster.servers.filter((server)=>!_neigh().isNeighbour(server) && (from === undefined || server.name === from));
		for (const [server, onPools] of _appen().grouped(shown, (one)=>one.name)){
			const walked = onPools.map((one)=>({ pool: one.pool, outcomes: outcomesOf(graph, one, { asked, type }) }));
			entries.push({ server, cluster: cluster.name, outcomes: together(walked).map(reported) });
		}
	}
	return _redac().redactedTrace({ query: { name: asked, type }, entries }, snapshot.secrets);
}
function outcomesOf(graph, server, { asked, type }) {
	const entry = _entry().entriesOf(graph, server);
	if (entry.length > 0) return _walk().walk(graph, entry, asked, type);
	return [{ ..._entry().closedEntry(graph, server), assumptions: [], hops: [] }];
}
function together(walked) {
	const [first, ...others] = _appen().distinctBy(walked, ({ outcomes })=>JSON.stringify(outcomes.map(fateOf)));
	if (first === undefined || others.length === 0) return first?.outcomes ?? [];
	return [first, ...others].flatMap(({ pool, outcomes })=>{
		const runs = `its pod runs on a node of ${pool}`;
		return outcomes.map(({ probability: _, ...one })=>{
			return pool === undefined ? one : { ...one, certainty: 'assumed', assumptions: [...one.assumptions, runs] };
		});
	});
}
function fateOf({ disposition, certainty, probability, rcode, to, because, hops, assumptions }) {
	return [disposition, certainty, probability, rcode, to, because, _assum().inWords(assumptions), hops.map((hop)=>hop.to)];
}
function reported({ disposition, certainty, rcode, to, because, hops, assumptions, ...one }) {
	const probability = one.unmeasured === true ? undefined : one.probability;
	const last = hops.at(-1);
	const isForwarded = disposition === 'unknown' && last !== undefined && last.upstream === undefined;
	return {
		disposition,
		certainty,
		..._defin().defined({ probability, rcode, to, because, unknownUpstream: isForwarded ? true : undefined }),
		assumptions: _assum().inWords(assumptions),
		hops: hops.map(({ server, block, step, upstream, to: next, at })=>({
				server: server.name,
				zone: _name().displayName(block.keys[0]?.zone ?? '.'),
				plugin: step.plugin,
				to: upstream === undefined ? firstLineAt(at) : next,
				at
			}))
	};
}
function firstLineAt({ file, span }) {
	return file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
}

return { refusedQuery, traceReport };
}
};
