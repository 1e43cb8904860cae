'use strict';

module.exports = {

"judge/diff/askers.js": (module, exports, _load) => {

const _neighbours = _load.later("core/cluster/neighbours"),
	_endpoint = _load.later("core/dns/endpoint"),
	_name = _load.later("core/dns/name"),
	_plainserver = _load.later("core/facts/plain-server"),
	_entry = _load.later("core/forwarding/entry"),
	_location = _load.later("core/text/location");
const POOL_ASKERS = ['pods', 'default-pods', 'nodes'];
function askersOf(plain) {
	const askers = [];
	const socketsOf = new Map(plain.socketsOf);
	const several = plain.cluster.pools.length > 1;
	const resolvers = [];
	for (const pool of plain.cluster.pools){
		for (const kind of POOL_ASKERS){
			const name = several ? `${kind} of ${pool.pool}` : kind;
			const direct = kind === 'pods' ? servesPods(plain, pool) : undefined;
			if (direct !== undefined) {
				askers.push({ kind, part: pool.pool, name, entries: direct });
				continue;
			}
			const socket = stubResolver(plain.cluster, pool, kind, plain.sockets.length + resolvers.length);
			socketsOf.set(socket.server.id, [socket]);
			resolvers.push(socket.server);
			askers.push({ kind, part: pool.pool, name, entries: [socket] });
		}
	}
	const cluster = { ...plain.cluster, servers: [...plain.cluster.servers, ...resolvers] };
	return { graph: { ...plain, cluster, socketsOf }, askers: [...askers, ...serverAskers(plain)] };
}
function countAskers(graph) {
	return graph.cluster.pools.length * POOL_ASKERS.length + serverAskers(graph).length;
}
function serverAskers(graph) {
	const servers = graph.cluster.servers.filter((server)=>!_neighbours().isNeighbour(server));
	const times = new Map();
	for (const { name } of servers)times.set(name, (times.get(name) ?? 0) + 1);
	return servers.flatMap((server)=>{
		const name = (times.get(server.name) ?? 0) > 1 ? server.id : server.name;
		const first = _entry().entriesOf(graph, server);
		const others = (graph.socketsOf.get(server.id) ?? []).filter((socket)=>!first.includes(socket));
		const listener = (socket)=>`${socket.transport === 'dns' ? '' : `${socket.transport}://`}${_endpoint().hostPort(socket.address, socket.port)}`;
		return [
			{ kind: 'server', part: server.id, name, entries: first, at: server.at },
			...others.map((socket)=>({
					kind: 'server',
					part: `${server.id} ${listener(socket)}`,
					name: `${name} at ${listener(socket)}`,
					entries: [socket],
					at: server.at
				}))
		];
	});
}
function servesPods(graph, pool) {
	if (pool.handedOut.unknown === undefined) return undefined;
	const { servesPods: id } = graph.cluster;
	const server = id === undefined ? undefined : graph.places.servers.get(id);
	return server === undefined ? undefined : _entry().entriesOf(graph, server);
}
function stubResolver(cluster, pool, kind, index) {
	const view = kind === 'pods' ? pool.handedOut : kind === 'default-pods' ? pool.inherited : pool.own;
	const at = view.nameservers[0]?.at ?? view.unknown?.via[0]?.at ?? cluster.servers[0]?.at ?? NOWHERE;
	const failover = ['SERVFAIL', 'NOTIMP', 'REFUSED'];
	const step = _plainserver().plainForward({ plugin: 'nameserver', from: _name().ROOT, to: [], policy: 'sequential', failover, at });
	const block = _plainserver().plainBlock(at, [step]);
	const server = {
		id: `asker:${kind} of ${pool.pool}`,
		name: kind,
		software: 'resolver',
		network: kind === 'nodes' ? `node:${pool.pool}` : `pod:asker/${kind}`,
		pool: pool.pool,
		version: '',
		config: { blocks: [block], errors: [], at },
		upstreams: new Map([[step, nameserversOf(view, at)]]),
		claims: [],
		at
	};
	return { index, server, address: '*', port: 53, transport: 'dns', zones: new Map([[_name().ROOT, [block]]]), heedsClients: false, asksAll: false };
}
const NOWHERE = _location().atFile('');
function nameserversOf(view, at) {
	const listed = view.nameservers.map((one)=>{
		const address = _endpoint().parseAddress(one.address);
		if (address === undefined) return {
			kind: 'unknown',
			because: `what ${one.address} resolves to is not stated`,
			at: one.at,
			via: one.via
		};
		const { at: place, via, assumptions } = one;
		return { kind: 'known', address, port: 53, transport: 'dns', at: place, via, assumptions };
	});
	if (view.unknown !== undefined) listed.push({ kind: 'unknown', because: view.unknown.because, at, via: view.unknown.via });
	else if (view.outside) listed.push({ kind: 'unknown', because: 'the resolvers that the nodes get from their network', outside: true, at, via: [] });
	return listed;
}

module.exports = { askersOf, countAskers, };
},

"judge/diff/compare.js": (module, exports, _load) => {
/** One asker before and after, by both graphs' name classes. */
const _name = _load.later("core/dns/name"),
	_names = _load.later("core/forwarding/names"),
	_serveredges = _load.later("core/forwarding/server-edges"),
	_walk = _load.later("core/forwarding/walk"),
	_once = _load.later("core/text/once"),
	_outcomes = _load.later("judge/diff/outcomes"),
	_placeless = _load.later("judge/diff/placeless"),
	_variants = _load.later("judge/diff/variants");
const MAX_QUESTIONS = 400_000;
const HOPS_OF_A_QUESTION = 32;
function rememberTexts() {
	const known = new WeakMap();
	const edges = new WeakMap();
	return {
		of: (graph, socket, zone)=>{
			let zones = known.get(socket);
			if (zones === undefined) {
				zones = new Map();
				known.set(socket, zones);
			}
			let text = zones.get(zone);
			if (text === undefined) {
				text = (socket.zones.get(zone) ?? []).map((block)=>_placeless().blockText(graph, socket, block)).join('\n');
				zones.set(zone, text);
			}
			return text;
		},
		edges: (graph)=>{
			let found = edges.get(graph.cluster);
			if (found === undefined) {
				found = _serveredges().serverEdges(graph);
				edges.set(graph.cluster, found);
			}
			return found;
		}
	};
}
function compareSides(before, after, texts, effort) {
	const worlds = [worldOf(before, texts), worldOf(after, texts)];
	const suspect = suspicion(before, after, worlds, texts);
	if (suspect === undefined) return [];
	const servers = [...worlds[0].servers, ...worlds[1].servers];
	const space = _names().nameClasses(servers);
	const patterns = _variants().finePatterns(servers);
	if (patterns.length > _variants().MAX_PATTERNS) effort.unproven.add(`more than ${_variants().MAX_PATTERNS} patterns of names`);
	const used = patterns.slice(0, _variants().MAX_PATTERNS);
	const tried = new Set();
	const groups = new Map();
	let any = false;
	for (const cls of space.classes){
		if (!suspect(cls.sample)) continue;
		any = true;
		if (!compareClass({ before, after, cls, space, patterns: used, tried, effort, groups })) return finish(groups, space);
	}
	if (any) {
		for (const one of used)if (!tried.has(one)) effort.unproven.add(`${one.words}: no such name was found to try`);
	}
	return finish(groups, space);
}
function compareClass({ before, after, cls, space, patterns, tried, effort, groups }) {
	const types = typesOf(space);
	const variants = _variants().variantsOf(cls, space, patterns, tried);
	const changes = variants.map(({ name })=>{
		const byChange = new Map();
		for (const type of types){
			effort.asked += 1;
			effort.left -= 1;
			const ends = [ask(before, name, type), ask(after, name, type)];
			effort.left -= hopsBeyond(ends[0]) + hopsBeyond(ends[1]);
			for (const one of ends)if (one.length >= _walk().MAX_OUTCOMES) effort.unproven.add(`what becomes of ${name} has more than ${_walk().MAX_OUTCOMES} ends`);
			const [then, now] = [_outcomes().signatureOf(ends[0], { name, type }, before.called), _outcomes().signatureOf(ends[1], { name, type })];
			if (then === now && before.entries.length > 0 === after.entries.length > 0) continue;
			const key = `${then}\n=>\n${now}`;
			_once().getOrInsert(byChange, key, ()=>({ types: [], before: ends[0], after: ends[1] })).types.push(type);
		}
		return byChange;
	});
	const own = changes[0] ?? new Map();
	for (const [index, byChange] of changes.entries()){
		const variant = variants[index];
		if (variant === undefined) continue;
		for (const [key, change] of byChange){
			const same = own.get(key);
			if (index > 0 && same !== undefined && same.types.join() === change.types.join()) continue;
			const others = index > 0 ? [] : variants.filter((_, i)=>i > 0 && changes[i]?.get(key)?.types.join() !== change.types.join());
			const spared = [...new Set([...variant.leftBy, ...others.flatMap((one)=>one.takenBy)])].sort();
			const set = typeSet(change.types, types, space);
			const whole = JSON.stringify([key, set, variant.takenBy, spared]);
			const known = groups.get(whole);
			if (known !== undefined) known.classes.push(cls);
			else groups.set(whole, {
				classes: [cls],
				moved: {
					types: set,
					taken: variant.takenBy,
					spared,
					witness: { name: variant.name, type: change.types.includes('A') ? 'A' : change.types[0] ?? 'A' },
					before: change.before,
					after: change.after
				}
			});
		}
	}
	if (effort.left > 0) return true;
	effort.unproven.add(`more than ${MAX_QUESTIONS} questions would have to be followed`);
	return false;
}
function hopsBeyond(ends) {
	return Math.floor(ends.reduce((sum, { hops })=>sum + hops.length, 0) / HOPS_OF_A_QUESTION);
}
function finish(groups, space) {
	return [...groups.values()].map(({ classes, moved })=>({ ...moved, names: _names().namesOf(classes, space) }));
}
function ask({ graph, entries }, name, type) {
	return entries.length === 0 ? [] : _walk().walk(graph, entries, name, type);
}
function typesOf(space) {
	return [...space.types].sort((a, b)=>a === 'A' ? -1 : b === 'A' ? 1 : a < b ? -1 : 1);
}
function typeSet(some, all, space) {
	if (some.length === all.length) return undefined;
	return space.other !== undefined && some.includes(space.other) ? { except: all.filter((type)=>!some.includes(type)) } : { only: some };
}
function worldOf({ graph, entries }, texts) {
	const first = new Set(entries.map((socket)=>graph.cluster.servers.indexOf(socket.server)));
	const servers = _serveredges().serversOf(graph, _serveredges().reachable(texts.edges(graph), [...first]));
	const sockets = new Map(entries.map((socket)=>[_placeless().socketKey(socket), socket]));
	for (const server of servers)for (const socket of graph.socketsOf.get(server.id) ?? [])sockets.set(_placeless().socketKey(socket), socket);
	return { servers, sockets };
}
function suspicion(before, after, worlds, texts) {
	const keysOf = (side)=>side.entries.map(_placeless().socketKey).join('\n');
	if (keysOf(before) !== keysOf(after)) return ()=>true;
	const marked = [];
	let differs = false;
	for (const [key, then] of worlds[0].sockets){
		const now = worlds[1].sockets.get(key);
		if (now === undefined) continue;
		const zones = new Set();
		for (const zone of new Set([...then.zones.keys(), ...now.zones.keys()])){
			const same = texts.of(before.graph, then, zone) === texts.of(after.graph, now, zone);
			if (!same) differs = true;
			if (!same || [...then.zones.get(zone) ?? [], ...now.zones.get(zone) ?? []].some(renames)) zones.add(zone);
		}
		if (zones.size > 0) marked.push({ pair: [then, now], zones });
	}
	if (!differs) return undefined;
	return (name)=>marked.some(({ pair, zones })=>meets(pair, zones, name));
}
function meets(pair, zones, name) {
	const above = [..._name().ancestry(name)];
	if (!above.some((zone)=>zones.has(zone))) return false;
	let taken = false;
	for (const zone of above){
		if (zones.has(zone) && (!taken || zone !== _name().ROOT)) return true;
		const blocks = pair.flatMap((socket)=>[socket.zones.get(zone)]);
		if (blocks.every((list)=>list?.[0] !== undefined && list[0].views.length === 0)) taken = true;
	}
	return false;
}
function renames(block) {
	return block.steps.some((step)=>step.kind === 'rewrite' && step.rules.some((rule)=>rule.to.kind !== 'nothing'));
}

module.exports = { MAX_QUESTIONS, compareSides, rememberTexts, };
},

"judge/diff/diff.js": (module, exports, _load) => {

const _nameset = _load.later("core/dns/name-set"),
	_querytype = _load.later("core/dns/query-type"),
	_defined = _load.later("core/text/defined"),
	_invariant = _load.later("core/text/invariant"),
	_redacted = _load.later("judge/redacted"),
	_askers = _load.later("judge/diff/askers"),
	_compare = _load.later("judge/diff/compare"),
	_outcomes = _load.later("judge/diff/outcomes"),
	_pairclusters = _load.later("judge/diff/pair-clusters"),
	_pairleftover = _load.later("judge/diff/pair-left-over"),
	_pathsteps = _load.later("judge/diff/path-steps"),
	_placeless = _load.later("judge/diff/placeless");
const MAX_ZONES = 8;
const MAX_LINES = 6;
function diffSnapshots(base, head, revision) {
	return diffWithEffort(base, head, revision).report;
}
function diffWithEffort(base, head, revision) {
	const effort = { left: _compare().MAX_QUESTIONS, asked: 0, unproven: new Set() };
	const texts = _compare().rememberTexts();
	const changes = [];
	const pairs = [];
	let unchanged = 0;
	for (const pair of _pairclusters().pairClusters(base.clusters, head.clusters)){
		if (pair.before !== undefined && pair.after !== undefined && _placeless().areAlike(pair.before.cluster, pair.after.cluster)) {
			unchanged += _askers().countAskers(pair.after.graph);
			continue;
		}
		const cluster = (pair.after ?? pair.before)?.cluster.name ?? '';
		for (const [then, now] of pairAskers(pair.before, pair.after))pairs.push({ cluster, then, now });
	}
	for (const { cluster, then, now } of _pairleftover().joinLeftOver(pairs, poolClusters(base, head))){
		const moved = _compare().compareSides(then.side, now.side, texts, effort);
		if (!moved.some((one)=>one.types === undefined && isEverything(one))) unchanged += 1;
		const asker = now.asker?.name ?? then.asker?.name ?? '';
		for (const one of moved)changes.push(changeOf(one, cluster, asker));
	}
	const report = { base: revision, changes: changes.sort(order), unchanged, unproven: [...effort.unproven].sort() };
	return { report: _redacted().redactedDiff(report, _redacted().bothSecrets(head.secrets, base.secrets)), asked: effort.asked };
}
function isEverything({ names, taken, spared }) {
	const [cut] = names.cuts;
	return taken.length + spared.length === 0 && cut?.under === '.' && cut.except.length === 0 && cut.apex === 'with';
}
function poolClusters(base, head) {
	const namesOf = ({ clusters })=>clusters.filter(({ cluster })=>cluster.pools.length > 0).map(({ cluster })=>cluster.name);
	const [before, after] = [namesOf(base), namesOf(head)];
	const [then, now] = [before[0] ?? '', after[0] ?? ''];
	return { before: before.length, after: after.length, renamed: before.length === 1 && !after.includes(then) || after.length === 1 && !before.includes(now) };
}
function pairAskers(before, after) {
	const known = _invariant().present(before ?? after);
	const [then, now] = [before, after].map((view)=>view === undefined ? undefined : _askers().askersOf(view.graph));
	const side = (asked, asker)=>({ asker, side: { graph: asked?.graph ?? known.graph, entries: asker?.entries ?? [] } });
	const taken = new Set();
	const out = [];
	const find = counterparts(then?.askers ?? [], now?.askers ?? []);
	for (const asker of now?.askers ?? []){
		const other = find(asker);
		if (other !== undefined) taken.add(other);
		out.push([side(then, other), side(now, asker)]);
	}
	const back = counterparts(now?.askers ?? [], then?.askers ?? []);
	for (const asker of then?.askers ?? [])if (!taken.has(asker)) out.push([side(then, asker), side(now, back(asker))]);
	return out;
}
function counterparts(list, others) {
	const byPart = new Map(list.map((one)=>[
			`${one.kind}|${one.part}`,
			one
		]));
	const alone = (kind, from)=>{
		const some = from.filter((one)=>one.kind === kind);
		return some.length === 1 ? some[0] : undefined;
	};
	const single = { pods: alone('pods', list), 'default-pods': alone('default-pods', list), nodes: alone('nodes', list) };
	const parts = new Set(others.map((one)=>`${one.kind}|${one.part}`));
	return (asker)=>{
		const same = byPart.get(`${asker.kind}|${asker.part}`);
		if (same !== undefined || asker.kind === 'server') return same;
		const only = single[asker.kind];
		return only === undefined || parts.has(`${only.kind}|${only.part}`) ? undefined : only;
	};
}
function changeOf(one, cluster, asker) {
	const before = _outcomes().outcomesOf(one.before, one.witness);
	const after = _outcomes().outcomesOf(one.after, one.witness);
	const clientTypes = forClients(one.types);
	return {
		cluster,
		asker,
		names: wordsOf(one),
		reach: one.names,
		..._defined().defined({ types: one.types, clientTypes }),
		witness: one.witness,
		before,
		after,
		because: _pathsteps().broughtBy(one.before, one.after).slice(0, MAX_LINES)
	};
}
function forClients(types) {
	if (types === undefined) return undefined;
	if ('only' in types) return { only: types.only.filter((type)=>!_querytype().BETWEEN_SERVERS.has(type)) };
	const except = types.except.filter((type)=>!_querytype().BETWEEN_SERVERS.has(type));
	return except.length === 0 ? undefined : { except };
}
function wordsOf({ names, taken, spared }) {
	const zones = _nameset().describeNames(names, MAX_ZONES, { style: 'and below' });
	const only = taken.length === 0 ? '' : `${taken.join(' and ')}, of `;
	const but = spared.length === 0 ? '' : `, without ${spared.join(' and ')}`;
	return `${only}${zones}${but}`;
}
function order(a, b) {
	return compare(a.cluster, b.cluster) || rank(a.asker) - rank(b.asker) || compare(a.asker, b.asker) || compare(a.names, b.names) || compare(JSON.stringify(a.types ?? ''), JSON.stringify(b.types ?? '')) || compare(a.witness.name, b.witness.name);
}
function rank(asker) {
	const at = ['pods', 'default-pods', 'nodes'].findIndex((kind)=>asker === kind || asker.startsWith(`${kind} of `));
	return at === -1 ? 3 : at;
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

module.exports = { diffSnapshots, diffWithEffort, };
},

"judge/diff/outcomes.js": (module, exports, _load) => {

const _name = _load.later("core/dns/name"),
	_assumption = _load.later("core/text/assumption"),
	_defined = _load.later("core/text/defined"),
	_invariant = _load.later("core/text/invariant");
function outcomesOf(walked, asked) {
	return endsOf(walked, asked).map(({ outcome })=>outcome);
}
function endsOf(walked, asked) {
	const out = new Map();
	for (const one of inOrder(walked)){
		const outcome = outcomeOf(one, asked);
		const assumed = [...new Set([...one.assumptions].map(_assumption().placelessOf))].sort();
		const end = { outcome, reason: one.reason, assumed };
		const key = endKey(end, asked) + (outcome.certainty === 'assumed' ? JSON.stringify(assumed) : '');
		const known = out.get(key)?.outcome;
		if (known === undefined) out.set(key, end);
		else if (known.probability !== undefined && outcome.probability !== undefined) out.set(key, {
			...end,
			outcome: withShare(known, known.probability + outcome.probability)
		});
	}
	const ends = [...out.values()];
	const after = ends.length > 1 ? repliesThatGoOn(walked) : [];
	return after.length === 0 ? ends : ends.map((end)=>({ ...end, outcome: { ...end.outcome, after } }));
}
function repliesThatGoOn(walked) {
	const replies = new Set();
	const stanzas = new Map();
	for (const { hops } of walked)for (const { block, step, server } of hops){
		const known = stanzas.get(block) ?? new Set();
		stanzas.set(block, known.add(step));
		if (step.plugin === 'nameserver' || (server.upstreams.get(step) ?? []).length < 2) continue;
		for (const reply of step.failover)replies.add(reply);
	}
	for (const steps of stanzas.values())if (steps.size > 1) for (const { next } of steps)for (const reply of next)replies.add(reply);
	return [...replies].sort();
}
function inOrder(walked) {
	return [...walked].sort((a, b)=>compareOrders(a.order, b.order));
}
function withShare(outcome, share) {
	const { probability: _, certainty, ...whole } = outcome;
	if (share <= 1 - 1e-5) return { ...whole, certainty, probability: Math.round(share * 1e6) / 1e6 };
	const { unmeasured: _known, ...rest } = whole;
	return { ...rest, certainty: certainty === 'sometimes' ? 'always' : certainty };
}
function compareOrders(a, b) {
	for(let i = 0; i < a.length && i < b.length; i += 1){
		const difference = _invariant().itemAt(a, i) - _invariant().itemAt(b, i);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}
function outcomeOf(one, asked) {
	const renamed = one.asked !== undefined && (one.asked.name !== asked.name || one.asked.type !== asked.type);
	return {
		disposition: one.disposition,
		certainty: one.certainty,
		..._defined().defined({
			probability: one.probability === undefined || one.probability > 1 - 1e-5 ? undefined : one.probability,
			unmeasured: one.unmeasured,
			rcode: one.rcode,
			to: one.to,
			because: one.because
		}),
		by: one.end.server.name,
		..._defined().defined({ as: renamed ? one.asked : undefined }),
		assumptions: _assumption().inWords(one.assumptions),
		hops: one.hops.map((hop)=>({
				server: hop.server.name,
				zone: _name().displayName(hop.block.keys[0]?.zone ?? '.'),
				plugin: hop.step.plugin,
				to: hop.to,
				at: hop.at
			}))
	};
}
function endKey({ outcome: one, reason }, asked, called) {
	const by = called?.get(one.by) ?? one.by;
	const renamed = one.as === undefined ? undefined : change(asked, one.as);
	switch(one.disposition){
		case 'leaves':
			return JSON.stringify(['leaves', one.to, renamed]);
		case 'answered':
			return JSON.stringify(['answered', by, reason, renamed]);
		case 'fails':
			return JSON.stringify(['fails', by, one.rcode]);
		case 'loops':
			return JSON.stringify(['loops', by]);
		case 'unknown':
			return JSON.stringify(['unknown', reason]);
	}
}
function change(from, to) {
	let same = 0;
	while(same < from.name.length && from.name[same] === to.name[same])same += 1;
	return [from.name.slice(same), to.name.slice(same), from.type === to.type ? '' : to.type];
}
function signatureOf(walked, asked, called) {
	const parts = endsOf(walked, asked).map((end)=>{
		const { outcome: one, assumed } = end;
		const text = JSON.stringify([endKey(end, asked, called), one.certainty, one.probability, assumed, one.after]);
		return { text, ordered: one.certainty === 'sometimes' && one.probability === undefined };
	});
	const unordered = parts.filter((one)=>!one.ordered).map((one)=>one.text);
	const ordered = parts.filter((one)=>one.ordered).map((one)=>one.text);
	return [...unordered.sort(), ...ordered].join('\n');
}

module.exports = { inOrder, outcomesOf, signatureOf, };
},

"judge/diff/pair-clusters.js": (module, exports, _load) => {
/** Pairs clusters of base and head: by name, else by content, else by servers. */
const _append = _load.later("core/text/append"),
	_invariant = _load.later("core/text/invariant"),
	_placeless = _load.later("judge/diff/placeless");
function pairClusters(before, after) {
	const partner = new Map();
	const free = new Set(before);
	const join = (keysOf)=>{
		const byKey = new Map();
		if (partner.size === after.length) return;
		for (const view of [...free].reverse())for (const key of keysOf(view)){
			_append().append(byKey, key, view);
		}
		for (const view of after){
			if (free.size === 0) return;
			if (partner.has(view)) continue;
			for (const key of keysOf(view)){
				const list = byKey.get(key) ?? [];
				while(list.length > 0 && !free.has(_invariant().present(list.at(-1))))list.pop();
				const other = list.pop();
				if (other === undefined) continue;
				partner.set(view, other);
				free.delete(other);
				break;
			}
		}
	};
	join(({ cluster })=>[cluster.name]);
	join(({ cluster })=>[_placeless().clusterText(cluster)]);
	join(({ cluster })=>[cluster.servers.map((server)=>server.name).sort().join('\n')]);
	join(({ cluster })=>cluster.servers.map((server)=>server.name));
	const pairs = after.map((view)=>({ before: partner.get(view), after: view }));
	return [...pairs, ...[...free].map((view)=>({ before: view, after: undefined }))];
}

module.exports = { pairClusters, };
},

"judge/diff/pair-left-over.js": (module, exports, _load) => {
/** Pairs askers under another cluster's name or path. */
const _append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_placeless = _load.later("judge/diff/placeless");
function joinLeftOver(pairs, pools) {
	const gone = leftOf(pairs, 'then', 'now');
	const fresh = leftOf(pairs, 'now', 'then');
	if (gone.length + fresh.length === 0) return pairs;
	const joined = [...joinServers(gone, fresh), ...joinPools(gone, fresh, pools)];
	const taken = new Set(joined.flatMap(({ from })=>from));
	if (pools.renamed) {
		const rest = { gone: gone.filter(({ pair })=>!taken.has(pair)), fresh: fresh.filter(({ pair })=>!taken.has(pair)) };
		for (const one of joinSingle(pairs, rest, pools)){
			joined.push(one);
			for (const pair of one.from)taken.add(pair);
		}
	}
	const all = [...pairs.filter((pair)=>!taken.has(pair)), ...joined.map(({ pair })=>pair)];
	const called = namesNow(joined);
	return all.map(({ cluster, then, now })=>({
			cluster,
			then: { ...then, side: { ...then.side, ..._defined().defined({ called: called.get(then.side.graph) }) } },
			now
		}));
}
function namesNow(joined) {
	const out = new Map();
	for (const { pair } of joined){
		const [before, after] = [pair.then, pair.now].map(({ asker })=>asker?.entries[0]?.server.name);
		if (pair.now.asker?.kind !== 'server' || before === undefined || after === undefined || before === after) continue;
		const known = out.get(pair.then.side.graph) ?? new Map();
		out.set(pair.then.side.graph, known.set(before, after));
	}
	return out;
}
function leftOf(pairs, here, there) {
	return pairs.flatMap((pair)=>{
		const { asker } = pair[here];
		if (asker === undefined || pair[there].asker !== undefined) return [];
		return [{ pair, asker, server: asker.kind === 'server' ? asker.entries[0]?.server : undefined }];
	});
}
function join(gone, fresh, cluster) {
	return { pair: { cluster, then: gone.pair.then, now: fresh.pair.now }, from: [gone.pair, fresh.pair] };
}
const MAX_DEPTH = 8;
const LAST = (left, server)=>endOf(left, server, 1);
const ENDS = Array.from({ length: MAX_DEPTH - 1 }, (_, index)=>(left, server)=>endOf(left, server, MAX_DEPTH - index));
function joinServers(gone, fresh) {
	const joined = [];
	const taken = new Set();
	for (const keyOf of [partOf, textOf, ...ENDS, nameBeside, LAST]){
		const [then, now] = [gone, fresh].map((list)=>onlyOnes(list, taken, keyOf));
		for (const [key, one] of then ?? []){
			const other = now?.get(key);
			if (one === undefined || other === undefined) continue;
			joined.push(join(one, other, other.pair.cluster));
			taken.add(one).add(other);
		}
	}
	return joined;
}
function onlyOnes(list, taken, keyOf) {
	const out = new Map();
	for (const left of list){
		if (taken.has(left) || left.server === undefined) continue;
		const key = keyOf(left, left.server);
		if (key !== undefined) out.set(key, out.has(key) ? undefined : left);
	}
	return out;
}
function partOf({ asker }) {
	return asker.part;
}
function listenerOf({ asker }, { id }) {
	return asker.part.slice(id.length);
}
function textOf(left, server) {
	const { id: _, name: __, upstreams, ...rest } = server;
	return `${listenerOf(left, server)}\n${_placeless().placeless([rest, [...upstreams.values()]])}`;
}
function endOf(left, server, depth) {
	const parts = server.name.split('/');
	return parts.length < depth ? undefined : `${listenerOf(left, server)}\n${parts.slice(-depth).join('/')}`;
}
function nameBeside(left, server) {
	return `${left.pair.cluster}\n${endOf(left, server, 1)}`;
}
function joinPools(gone, fresh, pools) {
	const [then, now] = [byCluster(gone), byCluster(fresh)];
	const split = then.size === 1 && (now.size === 1 || pools.before === 1);
	const merged = now.size === 1 && (then.size === 1 || pools.after === 1);
	if (!split && !merged) return [];
	return [...then].flatMap(([from, before])=>[...now].flatMap(([to, after])=>{
			const cluster = split ? to : from;
			return after.flatMap((right)=>{
				const left = before.find((one)=>isSame(one.asker, right.asker)) ?? onlyOf(before, after, right.asker);
				return left === undefined ? [] : [join(left, right, cluster)];
			});
		}));
}
function joinSingle(pairs, rest, { before, after }) {
	const here = after === 1 ? 'now' : 'then';
	const known = new Map(pairs.flatMap((pair)=>{
		const { asker } = pair[here];
		return asker === undefined ? [] : [
			[
				`${asker.kind}|${asker.part}`,
				pair[here]
			]
		];
	}));
	const left = after === 1 ? rest.gone : before === 1 ? rest.fresh : [];
	return left.flatMap(({ pair, asker })=>{
		const other = known.get(`${asker.kind}|${asker.part}`);
		return other === undefined ? [] : [{ pair: { ...pair, [here]: other }, from: [pair] }];
	});
}
function byCluster(list) {
	const others = list.filter(({ asker })=>asker.kind !== 'server');
	return _append().grouped(others, ({ pair })=>pair.cluster);
}
function isSame(a, b) {
	return a.kind === b.kind && a.part === b.part;
}
function onlyOf(before, after, { kind }) {
	const [one, ...others] = before.filter((left)=>left.asker.kind === kind);
	const several = others.length > 0 || after.filter((left)=>left.asker.kind === kind).length > 1;
	return several ? undefined : one;
}

module.exports = { joinLeftOver, };
},

"judge/diff/path-steps.js": (module, exports, _load) => {
/** Which lines on a question's path a change brought. */
const _outcomes = _load.later("judge/diff/outcomes");
function broughtBy(before, after) {
	const fresh = freshSteps(before, after);
	if (fresh.length > 0) return fresh;
	const gone = freshSteps(after, before);
	return gone.length > 0 ? gone : [...stepsOf(after).values()].slice(-1);
}
function freshSteps(before, after) {
	const then = stepsOf(before);
	return [...stepsOf(after)].filter(([key])=>!then.has(key)).map(([, step])=>step);
}
function stepsOf(outcomes) {
	const steps = new Map();
	const add = (key, step)=>{
		if (step.at.file.path !== '' && !steps.has(key)) steps.set(key, step);
	};
	for (const { hops, end, disposition, plugin, because } of _outcomes().inOrder(outcomes)){
		for (const hop of hops){
			for (const step of hop.says)add(`${hop.server.id}|${step.says}`, step);
			const says = `${hop.server.name} sends it to ${hop.to}`;
			add(says + hop.block.keys.map((key)=>key.zone).join(), { at: hop.at, says });
		}
		if (end.at === undefined) continue;
		const says = disposition === 'answered' ? `${plugin ?? 'a plugin'} of ${end.server.name} answers` : `${end.server.name}: ${because ?? disposition}`;
		add(says, { at: end.at, says });
	}
	return steps;
}

module.exports = { broughtBy, freshSteps, stepsOf, };
},

"judge/diff/placeless.js": (module, exports, _load) => {
/** Configuration as text without places: equal texts act alike. */
const _reach = _load.later("core/forwarding/reach"),
	_conditions = _load.later("core/text/conditions"),
	_location = _load.later("core/text/location");
const WORDS_AND_PLACES = new Set(['via', 'versionAt', 'extent']);
function placeless(value) {
	return JSON.stringify(value, (key, held)=>{
		if (WORDS_AND_PLACES.has(key)) return undefined;
		if (held instanceof Map) return [...held];
		if (held instanceof Set) return [...held];
		if (_location().isLocation(held)) {
			const conditions = _conditions().conditionsAt(held);
			return conditions.length === 0 ? undefined : conditions;
		}
		return held;
	});
}
function clusterText(cluster) {
	return [...clusterPieces(cluster)].join('\n');
}
function areAlike(a, b) {
	const [left, right] = [clusterPieces(a), clusterPieces(b)];
	for (const piece of left)if (right.next().value !== piece) return false;
	return right.next().done === true;
}
function* clusterPieces({ servers, frontends, pools, symbolic, servesPods }) {
	yield placeless({ frontends, pools, symbolic, servesPods });
	for (const { config, upstreams, ...rest } of servers){
		const { blocks, ...settings } = config;
		yield placeless({ ...rest, settings });
		for (const block of blocks)yield placeless(block);
		for (const listed of upstreams.values())yield placeless(listed);
	}
}
function socketKey(socket) {
	return `${socket.server.id}|${socket.transport}|${socket.address}|${socket.port}`;
}
function blockText(graph, socket, block) {
	const { server } = socket;
	const reached = block.steps.flatMap((step)=>step.kind !== 'forward' ? [] : (server.upstreams.get(step) ?? []).flatMap((upstream)=>{
			const under = upstream.via.map((one)=>one.at);
			if (upstream.kind === 'unknown') return [[upstream, under]];
			return _reach().everyDialled(graph, step, upstream).map((endpoint)=>{
				const behind = _reach().reach(graph, server, endpoint);
				if (behind.kind !== 'sockets') return [upstream, under, behind];
				const sockets = behind.sockets.map((one)=>[socketKey(one), one.server.assumption, one.server.at, tlsOf(one)]);
				return [upstream, under, { ...behind, sockets, through: behind.via }];
			});
		}));
	const steps = block.steps.filter((step)=>step.kind !== 'loop-guard');
	const { views, addedBy, at } = block;
	return placeless({ steps, views, addedBy, at, reached, server: server.at });
}
function tlsOf({ transport, zones }) {
	if (transport === 'dns') return undefined;
	return [...zones.values()].flat().map(({ tls, steps })=>tls ?? steps.some(({ kind })=>kind === 'opaque'));
}

module.exports = { areAlike, blockText, clusterText, placeless, socketKey, };
},

"judge/diff/variants.js": (module, exports, _load) => {
/** Sample names for the parts into which patterns divide a class. */
const _name = _load.later("core/dns/name"),
	_matching = _load.later("core/forwarding/matching"),
	_patternnames = _load.later("core/forwarding/pattern-names");
const MAX_PATTERNS = 64;
const MAX_VARIANTS = 24;
function finePatterns(servers) {
	const found = new Map();
	const add = (pattern)=>{
		const words = wordsOf(pattern);
		if (words !== undefined && !found.has(words)) found.set(words, { pattern, words, matches: _matching().matcher(pattern) });
	};
	for (const { config } of servers)for (const block of config.blocks){
		for (const view of block.views)for (const name of view.names ?? [])add(name);
		for (const step of block.steps){
			if (step.kind === 'answer') for (const rule of step.rules)add(rule.names);
			if (step.kind === 'rewrite') for (const rule of step.rules)add(rule.match);
		}
	}
	return [...found.values()].sort((a, b)=>a.words < b.words ? -1 : 1);
}
function wordsOf(pattern) {
	switch(pattern.kind){
		case 'prefix':
			return `names that begin with ${pattern.text}`;
		case 'substring':
			return `names that contain ${pattern.text}`;
		case 'suffix':
			return pattern.text.startsWith('.') ? undefined : `names that end with ${pattern.text}`;
		case 'single-label':
			return 'names of one label';
		case 'regex':
			return pattern.within === undefined ? `names that match ${pattern.regex}` : `names of ${pattern.within.slice(0, 4).join(' ')} that match ${pattern.regex}`;
		default:
			return undefined;
	}
}
function variantsOf(cls, space, patterns, tried) {
	const own = { name: cls.sample, takenBy: [], leftBy: [] };
	if (patterns.length === 0) return [own];
	const vectorOf = (name)=>patterns.map((one)=>one.matches(name) ? '1' : '0').join('');
	const first = vectorOf(cls.sample);
	const seen = new Map([[first, own]]);
	for (const name of cls.part === 'apex' ? [] : candidates(cls, patterns)){
		if (seen.size >= MAX_VARIANTS) break;
		if (!_name().isDomainName(name) || classZone(name, space) !== cls.mark || name === cls.mark) continue;
		const vector = vectorOf(name);
		if (seen.has(vector)) continue;
		const words = (bit)=>patterns.flatMap((one, i)=>vector[i] === bit && first[i] !== bit ? [one.words] : []);
		seen.set(vector, { name, takenBy: words('1'), leftBy: words('0') });
	}
	for (const vector of seen.keys())for (const [i, one] of patterns.entries())if (vector[i] === '1') tried.add(one);
	return [...seen.values()];
}
function candidates({ mark, sample }, patterns) {
	const usual = ['x0-y9', 'a.b', '9'].map((labels)=>_name().below(labels, mark));
	return [...usual, ...patterns.flatMap(({ pattern })=>_patternnames().candidatesFor(pattern, mark, sample))];
}
function classZone(name, space) {
	for (const zone of _name().ancestry(name))if (space.marks.has(zone)) return zone;
	return undefined;
}

module.exports = { MAX_PATTERNS, finePatterns, variantsOf, };
}
};
