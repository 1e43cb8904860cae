'use strict';

module.exports = {

"core/forwarding/entry.js": (function (_from) {
/** Where ordinary clients ask a server: over UDP, at the Service's port, else at port 53 or at its first plain listener; a container from outside. */
const [_endpo, _invar, _reach, _reached] = _from("dns/endpoint", "text/invariant", "./reach", "./reached");
function entryOf(graph, server) {
	return entriesOf(graph, server)[0];
}
function entriesOf(graph, server) {
	const first = firstEntry(graph, server);
	if (first === undefined || first.address !== '*') return first === undefined ? [] : [first];
	return _invar().present(graph.socketsOf.get(server.id)).filter(({ address, port, transport, family = first.family })=>address === '*' && port === first.port && transport === first.transport && family === (first.family ?? family));
}
function closedEntry(graph, server) {
	const [error] = server.config.errors;
	if (error !== undefined) return {
		disposition: 'fails',
		certainty: 'always',
		because: `it does not start: ${error.message}`
	};
	if (server.config.hasUnreadKeys === true) return { disposition: 'unknown', certainty: 'always', because: _reached().UNREAD_KEYS };
	if (plainSockets(graph, server).length > 0 && servicesOf(graph, server).length === 0) return {
		disposition: 'unknown',
		certainty: 'assumed',
		because: 'it listens for plain DNS inside its container alone'
	};
	const published = servicesOf(graph, server)[0];
	const port = published === undefined ? undefined : portFor(published, server);
	if (published === undefined || port === undefined || plainSockets(graph, server).length === 0) return {
		disposition: 'fails',
		certainty: 'always',
		because: 'it listens for no plain DNS'
	};
	const { description, assumption, unknownTargets } = published;
	if (plainSockets(graph, server).some((socket)=>socket.port === port)) return {
		disposition: 'unknown',
		certainty: 'assumed',
		because: `${description} leads to port ${port}, where it listens at other addresses than its pod's`
	};
	const isSure = assumption === undefined && !unknownTargets;
	const because = `nobody listens on port ${port}, to which ${description} leads`;
	return { disposition: 'fails', certainty: isSure ? 'always' : 'assumed', because };
}
function firstEntry(graph, server) {
	const all = plainSockets(graph, server);
	const ofIPv4 = all.filter(({ family })=>family !== 'IPv6');
	const usual = ofIPv4.length > 0 ? ofIPv4 : all;
	const first = usual.find(({ port })=>port === 53) ?? usual[0];
	if (first === undefined) return undefined;
	const leading = graph.cluster.published.filter((one)=>portFor(one, server) !== undefined);
	const isOfContainer = leading[0]?.everyPort === true;
	for (const published of leading){
		if (isOfContainer ? published.port !== first.port : published.everyPort === true) continue;
		const [offered] = _reach().socketsBehind(graph, published, server, { port: portFor(published, server) ?? 53, transport: 'dns' });
		if (offered !== undefined) return offered;
	}
	if (isOfContainer) return server.network.startsWith('pod:') && _endpo().isLoopback(first.address) ? undefined : first;
	return servicesOf(graph, server).length > 0 ? undefined : first;
}
function plainSockets(graph, server) {
	return _invar().present(graph.socketsOf.get(server.id)).filter((socket)=>socket.transport === 'dns');
}
function servicesOf({ cluster }, server) {
	return cluster.published.filter((one)=>one.kind === 'service' && one.everyPort !== true && portFor(one, server) !== undefined);
}
function portFor({ targets }, { id }) {
	return targets.flatMap((target)=>target.kind === 'server' && target.server === id ? [target.port] : [])[0];
}

return { closedEntry, entriesOf, entryOf };
}),

"core/text/assumption.js": (function (_from) {
/** What a verdict assumes: a template branch, or words. */
const [_paths] = _from("./paths");
const MAX_WORDS = 60;
const MAX_SUBJECT = 1000;
const HOLDS = { condition: 'holds', list: 'has items', part: 'is used' };
const FAILS = { condition: 'does not hold', list: 'has no items', part: 'is not used' };
function branchTaken(one, engine) {
	const { kind, file, line, holds } = one;
	const subject = one.subject.slice(0, MAX_SUBJECT);
	const scope = one.subject.length > MAX_SUBJECT ? `${file}:${line}` : scopeOf(subject, file, engine);
	const short = subject.length > MAX_WORDS ? `${subject.slice(0, MAX_WORDS - 3)}...` : subject;
	const place = `the template's ${kind} \`${short}\` at line ${line} of ${file}`;
	const [yes, no] = [
		`${place} ${HOLDS[kind]}`,
		`${place} ${FAILS[kind]}`
	];
	return { ...one, subject, scope, words: holds ? yes : no, otherwise: holds ? no : yes };
}
function scopeOf(subject, file, engine) {
	if (engine === 'jinja') return '';
	if (engine === 'terraform' || /\$\w/.test(subject)) return file;
	if (/\.Capabilities\b/.test(subject) && !/\.Values\b/.test(subject)) return '';
	const chart = /^(?:(.*)\/)?(?:templates|files)\//.exec(file);
	const folder = chart === null ? _paths().directoryOf(file) : chart[1] ?? '';
	return /\.Values\.global\b/.test(subject) ? folder.replace(/(?<=.)\/charts\/.*$/s, '') : folder;
}
function placeholderScope(text, file) {
	if (text.includes('{{')) return scopeOf(text, file, text.includes('.Values') ? 'go' : 'jinja');
	return file.includes('/') ? file.slice(0, file.indexOf('/')) : file;
}
function wordsOf(assumption) {
	return typeof assumption === 'string' ? assumption : assumption.words;
}
function placelessOf(assumption) {
	if (typeof assumption === 'string') return assumption;
	const { kind, subject, holds } = assumption;
	return JSON.stringify([kind, subject, holds]);
}
function inWords(assumptions) {
	return [...new Set([...assumptions].map(wordsOf))];
}
function becauseAssuming(because, assumptions) {
	if (assumptions.length === 0) return because;
	const assumed = `assuming that ${assumptions.join(' and ')}`;
	return because === undefined ? assumed : `${because}; ${assumed}`;
}
function opposite(taken) {
	return { ...taken, holds: !taken.holds, words: taken.otherwise, otherwise: taken.words };
}
function isContradictory(assumptions) {
	const held = new Map();
	for (const one of assumptions){
		if (typeof one === 'string') continue;
		const key = `${one.scope}\n${one.subject}`;
		const known = held.get(key);
		if (known !== undefined && known !== one.holds) return true;
		held.set(key, one.holds);
	}
	return false;
}

return { becauseAssuming, branchTaken, inWords, isContradictory, opposite, placeholderScope, placelessOf, wordsOf };
}),

"core/text/named-paths.js": (function (_from) {
/** Files that the words of a text name, by their path or its end: `$HERE/dns/cm.yaml`. */
const [_appen, _paths] = _from("./append", "./paths");
const WORD = /[^\s"'`=,:;()<>|&[\]{}@#]+/g;
const MAX_ALIKE = 100;
const NONE = [];
function wordsIn(text) {
	return text.match(WORD) ?? [];
}
function openNamed(paths) {
	const alike = _appen().grouped(paths, _paths().baseName);
	return (word)=>{
		const files = alike.get(_paths().baseName(word))?.slice(0, MAX_ALIKE) ?? NONE;
		if (files.length === 0) return NONE;
		const place = word.replace(/^(?:\.{0,2}\/|\$\w+\/)+/, '');
		return files.filter((file)=>file === place || file.endsWith(`/${place}`));
	};
}

return { WORD, openNamed, wordsIn };
}),

"judge/changed-lines.js": (function (_from) {

const [_locat, _once] = _from("text/location", "text/once");
function changedLines(findings, base) {
	const found = new Map();
	const lineAt = openChangedLines(base);
	for (const { at, path, cycle } of findings){
		for (const place of [at, ...path.map((step)=>step.at), ...(cycle ?? []).map((hop)=>hop.at)]){
			const line = lineAt(place);
			if (line !== undefined) _once().getOrInsert(found, place.file.path, ()=>new Set()).add(line);
		}
	}
	return found;
}
function openChangedLines({ changed, old }) {
	const known = new Map();
	return (place)=>{
		const { file } = place;
		if (file.revision !== undefined || !changed.has(file.path)) return undefined;
		return _once().getOrInsert(known, file, ()=>changedLineOf(file, old.get(file.path)?.toString('utf8') ?? ''))(place);
	};
}
function changedLineOf({ text }, before) {
	const lines = _locat().indexLines(text);
	const kept = new Set(before.split(/\r?\n/).map((line)=>line.trim()));
	return ({ span })=>{
		const { line } = _locat().positionAt(lines, span.start);
		const own = text.slice(lines[line - 1] ?? 0, lines[line] ?? text.length).trim();
		return kept.has(own) ? undefined : line;
	};
}

return { changedLines, openChangedLines };
}),

"judge/config/effective.js": (function (_from) {
/** Precedence: file, defaults. Flags are above, at the doors; what a file extends is in it (`withExtended`). */
const [_endpo, _name, _defin, _findi, _yamlt] = _from("dns/endpoint", "dns/name", "text/defined", "judge/report/finding", "./yaml-text");
function effectiveConfig(file, rules) {
	const set = new Map(file?.rules.map(({ rule, severity, at })=>[rule, { value: severity, at }]));
	return {
		trust: file?.trust ?? { value: 'head' },
		include: file?.include ?? [],
		exclude: file?.exclude ?? [],
		clusters: file?.clusters ?? [],
		rules: new Map(rules.map(({ slug, severity })=>[slug, set.get(slug) ?? { value: severity }])),
		failOn: file?.failOn ?? { value: 'error' },
		render: file?.render ?? { value: 'off' },
		suppressions: file?.suppressions ?? [],
		..._defin().defined({ file: file?.file, baseline: file?.baseline, maxSuppressionDays: file?.maxSuppressionDays, expectations: file?.expectations })
	};
}
function severityUnder(set, usual, severity) {
	if (set === 'off' || _findi().compareSeverities(set, severity) < 0) return set;
	return severity === usual ? set : severity;
}
function printConfig(config) {
	return _yamlt().yamlText(configData(config));
}
function configData(config) {
	return {
		version: 1,
		trust: config.trust.value,
		paths: { include: config.include.length === 0 ? ['**'] : config.include.map(({ value })=>value), exclude: config.exclude.map(({ value })=>value) },
		clusters: config.clusters.map(clusterData),
		rules: Object.fromEntries([...config.rules].map(([rule, { value }])=>[rule, value])),
		'fail-on': config.failOn.value,
		baseline: config.baseline?.value,
		render: config.render.value,
		'max-suppression-days': config.maxSuppressionDays?.value,
		suppressions: config.suppressions.map(({ rule, path, server, zone, reason, expires })=>{
			return { rule, path, server, zone, reason, expires };
		}),
		expectations: config.expectations?.map(expectationData)
	};
}
function expectationData({ names, exact, from, goes, to, reason }) {
	return {
		names: _name().displayName(names.value),
		exact: exact || undefined,
		from: from.value,
		goes,
		to: to.length === 0 ? undefined : to.map(({ value })=>value.port === 53 ? value.address : _endpo().hostPort(value.address, value.port)),
		reason
	};
}
function clusterData(cluster) {
	const values = (list)=>list.length === 0 ? undefined : list.map(({ value })=>value);
	const list = (items)=>items.length === 0 ? undefined : items;
	return {
		name: cluster.name.value,
		paths: values(cluster.paths),
		'cluster-domain': cluster.clusterDomain && _name().displayName(cluster.clusterDomain.value),
		'service-cidrs': values(cluster.serviceCidrs),
		'cluster-dns': values(cluster.clusterDns),
		'coredns-version': cluster.corednsVersion?.value,
		'kube-proxy': cluster.kubeProxy?.value,
		nodes: list(cluster.nodes.map((one)=>({
				name: one.name.value,
				os: one.os?.value,
				provisioner: one.provisioner?.value,
				addresses: values(one.addresses),
				files: one.files.length === 0 ? undefined : Object.fromEntries(one.files.map(({ path, content })=>[
						path.value,
						content.kind === 'repository' ? content.path.value : { inline: content.text.text }
					]))
			}))),
		resolvers: list(cluster.resolvers.map((one)=>({
				name: one.name.value,
				addresses: one.addresses.map(({ value })=>endpointText(value)),
				forwards: list(one.forwards.map(({ zone, to })=>({ zone: _name().displayName(zone.value), to: to.map(({ value })=>endpointText(value)) })))
			})))
	};
}
function endpointText({ address, port }) {
	return port === 53 ? address : _endpo().hostPort(address, port);
}

return { clusterData, configData, effectiveConfig, expectationData, printConfig, severityUnder };
}),

"judge/diff/askers.js": (function (_from) {

const [
	_neigh, _endpo, _name, _plain, _entry, _locat,
] = _from( "cluster/neighbours", "dns/endpoint", "dns/name", "facts/plain-server", "forwarding/entry", "text/location", );
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
	const servers = graph.cluster.servers.filter((server)=>!_neigh().isNeighbour(server));
	const times = new Map();
	for (const { name } of servers)times.set(name, (times.get(name) ?? 0) + 1);
	return servers.flatMap((server)=>{
		const name = (times.get(server.name) ?? 0) > 1 ? server.id : server.name;
		const first = _entry().entriesOf(graph, server);
		const others = (graph.socketsOf.get(server.id) ?? []).filter((socket)=>!first.includes(socket));
		const listener = (socket)=>`${socket.transport === 'dns' ? '' : `${socket.transport}://`}${_endpo().hostPort(socket.address, socket.port)}`;
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
	const step = _plain().plainForward({ plugin: 'nameserver', from: _name().ROOT, to: [], policy: 'sequential', failover, at });
	const block = _plain().plainBlock(at, [step]);
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
const NOWHERE = _locat().atFile('');
function nameserversOf(view, at) {
	const listed = view.nameservers.map((one)=>{
		const address = _endpo().parseAddress(one.address);
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

return { askersOf, countAskers };
}),

"judge/diff/compare.js": (function (_from) {
/** One asker before and after, by both graphs' name classes. */
const [
	_name, _names, _serve, _walk, _once, _outco, _place, _varia,
] = _from( "dns/name", "forwarding/names", "forwarding/server-edges", "forwarding/walk", "text/once", "./outcomes", "./placeless", "./variants", );
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
				text = (socket.zones.get(zone) ?? []).map((block)=>_place().blockText(graph, socket, block)).join('\n');
				zones.set(zone, text);
			}
			return text;
		},
		edges: (graph)=>{
			let found = edges.get(graph.cluster);
			if (found === undefined) {
				found = _serve().serverEdges(graph);
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
	const patterns = _varia().finePatterns(servers);
	if (patterns.length > _varia().MAX_PATTERNS) effort.unproven.add(`more than ${_varia().MAX_PATTERNS} patterns of names`);
	const used = patterns.slice(0, _varia().MAX_PATTERNS);
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
	const variants = _varia().variantsOf(cls, space, patterns, tried);
	const changes = variants.map(({ name })=>{
		const byChange = new Map();
		for (const type of types){
			effort.asked += 1;
			effort.left -= 1;
			const ends = [ask(before, name, type), ask(after, name, type)];
			effort.left -= hopsBeyond(ends[0]) + hopsBeyond(ends[1]);
			for (const one of ends)if (one.length >= _walk().MAX_OUTCOMES) effort.unproven.add(`what becomes of ${name} has more than ${_walk().MAX_OUTCOMES} ends`);
			const [then, now] = [_outco().signatureOf(ends[0], { name, type }, before.called), _outco().signatureOf(ends[1], { name, type })];
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
	const servers = _serve().serversOf(graph, _serve().reachable(texts.edges(graph), [...first]));
	const sockets = new Map(entries.map((socket)=>[_place().socketKey(socket), socket]));
	for (const server of servers)for (const socket of graph.socketsOf.get(server.id) ?? [])sockets.set(_place().socketKey(socket), socket);
	return { servers, sockets };
}
function suspicion(before, after, worlds, texts) {
	const keysOf = (side)=>side.entries.map(_place().socketKey).join('\n');
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

return { MAX_QUESTIONS, compareSides, rememberTexts };
}),

"judge/diff/diff.js": (function (_from) {

const [
	_names, _query, _defin, _invar, _sorte, _redac, _asker, _compa, _outco, _pairc, _pairl, _paths, _place,
] = _from(
	"dns/name-set", "dns/query-type", "text/defined", "text/invariant", "text/sorted", "judge/secrets/redacted", "./askers", "./compare", "./outcomes",
	"./pair-clusters", "./pair-left-over", "./path-steps", "./placeless",
);
const MAX_ZONES = 8;
const MAX_LINES = 6;
function diffSnapshots(base, head, revision) {
	return diffWithEffort(base, head, revision).report;
}
function diffWithEffort(base, head, revision) {
	const effort = { left: _compa().MAX_QUESTIONS, asked: 0, unproven: new Set() };
	const texts = _compa().rememberTexts();
	const changes = [];
	const pairs = [];
	let unchanged = 0;
	for (const pair of _pairc().pairClusters(base.clusters, head.clusters)){
		if (pair.before !== undefined && pair.after !== undefined && _place().areAlike(pair.before.cluster, pair.after.cluster)) {
			unchanged += _asker().countAskers(pair.after.graph);
			continue;
		}
		const cluster = (pair.after ?? pair.before)?.cluster.name ?? '';
		for (const [then, now] of pairAskers(pair.before, pair.after))pairs.push({ cluster, then, now });
	}
	for (const { cluster, then, now } of _pairl().joinLeftOver(pairs, poolClusters(base, head))){
		const moved = _compa().compareSides(then.side, now.side, texts, effort);
		if (!moved.some((one)=>one.types === undefined && isEverything(one))) unchanged += 1;
		const asker = now.asker?.name ?? then.asker?.name ?? '';
		for (const one of moved)changes.push(changeOf(one, cluster, asker));
	}
	const report = { base: revision, changes: changes.sort(order), unchanged, unproven: [...effort.unproven].sort() };
	return { report: _redac().redactedDiff(report, _redac().bothSecrets(head.secrets, base.secrets)), asked: effort.asked };
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
	const known = _invar().present(before ?? after);
	const [then, now] = [before, after].map((view)=>view === undefined ? undefined : _asker().askersOf(view.graph));
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
	const before = _outco().outcomesOf(one.before, one.witness);
	const after = _outco().outcomesOf(one.after, one.witness);
	const clientTypes = forClients(one.types);
	return {
		cluster,
		asker,
		names: wordsOf(one),
		reach: one.names,
		..._defin().defined({ types: one.types, clientTypes }),
		witness: one.witness,
		before,
		after,
		because: _paths().broughtBy(one.before, one.after).slice(0, MAX_LINES)
	};
}
function forClients(types) {
	if (types === undefined) return undefined;
	if ('only' in types) return { only: types.only.filter((type)=>!_query().BETWEEN_SERVERS.has(type)) };
	const except = types.except.filter((type)=>!_query().BETWEEN_SERVERS.has(type));
	return except.length === 0 ? undefined : { except };
}
function wordsOf({ names, taken, spared }) {
	const zones = _names().describeNames(names, MAX_ZONES, { style: 'and below' });
	const only = taken.length === 0 ? '' : `${taken.join(' and ')}, of `;
	const but = spared.length === 0 ? '' : `, without ${spared.join(' and ')}`;
	return `${only}${zones}${but}`;
}
function order(a, b) {
	return _sorte().compareText(a.cluster, b.cluster) || rank(a.asker) - rank(b.asker) || _sorte().compareText(a.asker, b.asker) || _sorte().compareText(a.names, b.names) || _sorte().compareText(JSON.stringify(a.types ?? ''), JSON.stringify(b.types ?? '')) || _sorte().compareText(a.witness.name, b.witness.name);
}
function rank(asker) {
	const at = ['pods', 'default-pods', 'nodes'].findIndex((kind)=>asker === kind || asker.startsWith(`${kind} of `));
	return at === -1 ? 3 : at;
}

return { diffSnapshots, diffWithEffort };
}),

"judge/diff/pair-clusters.js": (function (_from) {
/** Pairs clusters of base and head: by name, else by content, else by servers. */
const [_appen, _invar, _place] = _from("text/append", "text/invariant", "./placeless");
function pairClusters(before, after) {
	const partner = new Map();
	const free = new Set(before);
	const join = (keysOf)=>{
		const byKey = new Map();
		if (partner.size === after.length) return;
		for (const view of [...free].reverse())for (const key of keysOf(view)){
			_appen().append(byKey, key, view);
		}
		for (const view of after){
			if (free.size === 0) return;
			if (partner.has(view)) continue;
			for (const key of keysOf(view)){
				const list = byKey.get(key) ?? [];
				while(list.length > 0 && !free.has(_invar().present(list.at(-1))))list.pop();
				const other = list.pop();
				if (other === undefined) continue;
				partner.set(view, other);
				free.delete(other);
				break;
			}
		}
	};
	join(({ cluster })=>[cluster.name]);
	join(({ cluster })=>[_place().clusterText(cluster)]);
	join(({ cluster })=>[cluster.servers.map((server)=>server.name).sort().join('\n')]);
	join(({ cluster })=>cluster.servers.map((server)=>server.name));
	const pairs = after.map((view)=>({ before: partner.get(view), after: view }));
	return [...pairs, ...[...free].map((view)=>({ before: view, after: undefined }))];
}

return { pairClusters };
}),

"judge/diff/pair-left-over.js": (function (_from) {
/** Pairs askers under another cluster's name or path. */
const [_appen, _defin, _once, _place] = _from("text/append", "text/defined", "text/once", "./placeless");
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
			then: { ...then, side: { ...then.side, ..._defin().defined({ called: called.get(then.side.graph) }) } },
			now
		}));
}
function namesNow(joined) {
	const out = new Map();
	for (const { pair } of joined){
		const [before, after] = [pair.then, pair.now].map(({ asker })=>asker?.entries[0]?.server.name);
		if (pair.now.asker?.kind !== 'server' || before === undefined || after === undefined || before === after) continue;
		_once().getOrInsert(out, pair.then.side.graph, ()=>new Map()).set(before, after);
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
	return `${listenerOf(left, server)}\n${_place().placeless([rest, [...upstreams.values()]])}`;
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
	return _appen().grouped(others, ({ pair })=>pair.cluster);
}
function isSame(a, b) {
	return a.kind === b.kind && a.part === b.part;
}
function onlyOf(before, after, { kind }) {
	const [one, ...others] = before.filter((left)=>left.asker.kind === kind);
	const several = others.length > 0 || after.filter((left)=>left.asker.kind === kind).length > 1;
	return several ? undefined : one;
}

return { joinLeftOver };
}),

"judge/diff/placeless.js": (function (_from) {
/** Configuration as text without places: equal texts act alike. */
const [_reach, _condi, _locat] = _from("forwarding/reach", "text/conditions", "text/location");
const WORDS_AND_PLACES = new Set(['via', 'versionAt', 'extent']);
function placeless(value) {
	return JSON.stringify(value, (key, held)=>{
		if (WORDS_AND_PLACES.has(key)) return undefined;
		if (held instanceof Map) return [...held];
		if (held instanceof Set) return [...held];
		if (_locat().isLocation(held)) {
			const conditions = _condi().conditionsAt(held);
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
function* clusterPieces({ servers, published, pools, symbolic, servesPods }) {
	yield placeless({ published, pools, symbolic, servesPods });
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

return { areAlike, blockText, clusterText, placeless, socketKey };
}),

"judge/resolver-statements.js": (function (_from) {
/** Lines that send DNS to the model's servers, by the field's words: for texts that nobody reads. */
const [
	_endpo, _defin, _locat, _sourc, _resol, _prefi, _unrea,
] = _from(
	"dns/endpoint", "text/defined", "text/location", "text/source-text", "languages/shared/resolver-images", "documents/prefilter", "./unread-corefiles",
);
function resolverStatements(text, known) {
	const found = [];
	const lines = _unrea().withoutApplied(text).split('\n');
	const around = openContext(clientsIn(lines));
	const aside = commandsAside(lines);
	const asked = askedAlone(lines);
	let [start, sort] = [0, NO_OBJECT];
	for (const [index, line] of lines.entries()){
		if (index === 0 || SEPARATOR.test(line)) sort = sortOf(lines, index);
		const source = unescaped(aside.get(index) === 'refuses' ? '' : plainOf(line, asked));
		const plain = source.text;
		const context = plain.trim() === '' ? undefined : around(plain, index);
		const parts = sort.isAside || context === 'prose' || context === 'its own address' ? [] : [{ text: plain, at: 0 }, ...partsOf(plain)];
		const stated = parts.map(({ text, at })=>({ at, list: statedIn(text, { context, sort, known }) }));
		const { at, list } = stated.find((one)=>one.list.length > 0) ?? { at: 0, list: [] };
		const [from, all] = [start, line.trim()];
		const placed = (span, by)=>_locat().shifted(_sourc().locate(source, span.start + by, span.end + by).span, from);
		for (const { word, value, address } of list)found.push({
			...{ text: all, word: placed(word, at), value: placed(value, at) },
			isBeside: sort.isBeside || sort.isConfigMap || aside.has(index),
			..._defin().defined({ address })
		});
		start += line.length + 1;
	}
	return found;
}
function plainOf(line, asked) {
	if (ASIDE_LINE.test(line) || asked.has(ASSIGNED.exec(line)?.[1] ?? '')) return '';
	const bare = line.trimEnd().replace(/\s#\s.*$/, '');
	return [PROSE, SENTENCE, COMPARES, /\\(?:t|u0009|x09)/g].reduce((text, blank)=>text.replace(blank, ({ length })=>' '.repeat(length)), bare);
}
const ESCAPES = /\\(?:x|u00|U000000)([2-7][\da-f])/gi;
function unescaped(line) {
	const source = _sourc().wholeFile({ path: '', text: line });
	const textFor = ({ 0: { length }, 1: code = '', index })=>_sourc().synthetic(_sourc().locate(source, index, index + length), String.fromCharCode(Number.parseInt(code, 16)));
	return _sourc().replaceMatches(source, ESCAPES, textFor) ?? source;
}
const PROSE_KEY = '(?<![a-z\\d])(?:descriptions?|(?:failure|error)?[-_]?messages?|(?:fail_|success_)?msg|summary|placeholder|title|tooltip|label|help|hint|notes?|runbook|comment|expr|condition|pattern(?:-[a-z]+)?|schemaString|notMatch)["\']?\\s{0,9}[:=]';
const PROSE = new RegExp(`${PROSE_KEY}\\s{0,9}(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|(?!<<)[^"'\\s{[|>].*$)`, 'gi');
const BEGINS_PROSE = new RegExp(`^(?:- )?["']?[\\w.-]{0,60}${PROSE_KEY}\\s{0,9}(?:[|>][-+\\d]{0,2}|<<[-~]?(\\w+))$`, 'i');
const OTHERS = /\/etc\/resolver\/.{0,200}<<[-~]?["']?(\w+)["']?$|^resource\s+"\w*vpn\w*"/;
const SENTENCE = /(?<![\w-])name["']?\s{0,9}:\s{0,9}(?:"[^"\\]*\s[^"\\]*"|'[^']*\s[^']*'|[^"'\s{}[\],:|>#]+(?:\s+[^"'\s{}[\],:|>#]+)+\s*$)/g;
const COMPARES = /(?<=^[ \t]{0,99}|[;&|] ?|\$\()(?:dig|nslookup|drill|kdig|delv)\s[^|>;&)]*|(?<![\w-])(?:[efz]?grep|rg)\s[^|>;&)]*|\b(?:contains|fail|has(?:Pre|Suf)fix|(?:mustR|r)egexMatch)\s+"[^"]*"|\bstrcontains\([^)]{0,400}\)|\[\[\s[^\]]{0,400}\]\]|\*["'][^"']*["']\*\s?\)|::(?:error|warning|notice)\b.*/g;
function partsOf(line) {
	const breaks = [...line.matchAll(/\\(?:n|u000a|x0a)/gi)];
	if (breaks.length === 0) return [];
	return [...breaks, undefined].map((end, index)=>{
		const before = breaks[index - 1];
		const at = before === undefined ? 0 : before.index + before[0].length;
		return { text: plainOf(line.slice(at, end?.index), new Set()), at };
	});
}
const WORD = /(?<!recursive[-_]?)name[-_ ]?servers?(?!\s+[a-z][\w-]{0,40}\s+\d)|(?<![a-z])dns[-_]?servers?|upstream[-_]?dns|stub[-_]?domains?|plugins\[\d+\]\.parameters|forward-addr|(?:^\s*|[{;"'] ?)forward(?=\s+\S+\s)|forwarders(?=\s*\{)|(?<![\w/-])alternate(?=\s+(?:original\s+)?[A-Z,]+\s+\.\s)|(?<![\w/-])(?:forward|grpc|proxy|fanout)(?=\s+(?:\.|[\w-]+(?:\.[\w-]+)+\.?)\s)|(?<![\w.])DNS\d?(?==)|(?<![\w.-])dns(?:[46](?=["']?\s?[:=])|(?=["']?\s?:\s?\[))|\bipv[46]\.dns\b|fallback[-_]?dns|\bresolvectl\s+dns\b|--(?:set-)?dns(?=[\s"',=:[]{1,9}["'$\w{\\]|["']?$)|\b(?:set|add)-dns(?:client|server)(?:serveraddress|(?:conditional)?forwarder|stubzone)\w*|\bnetsh(?=\s.{0,80}\bdns)|setdnsservers|(?<![\w-])(?:servers|forward-to)(?==["']?[\d[])|(?<=\$)dns\w{0,20}(?=\s?=)|\buci\s(?=.{0,80}\.server=)|--[\w-]{0,30}(?:upstream|resolver)s?(?=[ =]["']?(?:(?:udp|tcp|tls):\/\/)?[\d[])|(?<!\w)server(?==\/|=\d.{0,200}\/[a-z]+\.d\/)/gi;
const ASKS = /^(?:[\w-]{1,80}\.)?(?:dns[-_]?)?resolver$|acme|dns-?challenge/i;
const VAGUE = /[\w.[\]-]{0,80}(?:upstream|forward|resolver)[\w.[\]-]{0,80}(?=["'\]]?\s*[:=]\s*["'[({ ]*$)|\b(?:kubectl|sed|yq|jq|helm)\b(?=.{0,120}(?:coredns|node-?local|Corefile))/gi;
const RESOLVER_FILE = /(resolv[-_]?conf)["'\]]{0,3}\s{0,9}[:=]\s{0,9}\[?\s{0,9}["']?(\/[\w./-]{1,200})/gi;
const POLICY = /\b(dnsPolicy)["'\\]{0,4}\s?[,:=]\s?(?:["'\\]{0,4}value["'\\]{0,4}\s?:\s?)?["'\\]{0,4}(ClusterFirst)/g;
const PATCHES = /\b(?:kubectl|oc|helm)\b.{0,400}\b(?:coredns|kube-dns)\b/;
const FORWARD = /^\s*(forward)\s+\S+\s+(\/\S+)/g;
const ADDRESS = /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w.-]|\/\d|[:#@](?!53\b)\d)|(?<![\w.:-])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w.:]|\/\d)/gi;
const ASIDE_LINE = /^\s*(?:echo|printf)\b[^|>]*$|\/etc\/resolver\/(?!.*(?:<<|[;&{]))|^\s*(?:#(?!cloud)|\/\/|;|<!--|\*|\{\{-?\s*\/\*)|\b(?:firewall|ip6?tables|nft|ufw|security[-_]group)\b/i;
const OWN = /(?:(?:cluster|service|dns)[-_]?ips?|cluster[-_]?dns|dns[-_]?server[-_]?ip)["']?\s*[=:/]\s*\[?["']?$/i;
const MAYBE_OWN = /dns[-_]?server["']?\s*[=:/]\s*\[?["']?$/i;
const HOST = /^\s*(?:- )?host:\s/;
const COMPARED = /^["']\s+(?:not\s+)?in\s/;
const SEPARATOR = /^---(?:\s|$)/;
function statedIn(line, around) {
	const addresses = addressesIn(line, around);
	if (addresses.length > 0) return addresses;
	if (around.sort.publishes !== undefined) return publishedIn(line, around.sort.publishes, around.known);
	const names = namesIn(line, around);
	if (names.length > 0) return names;
	const files = around.known.hangsOnNodes ? line.matchAll(RESOLVER_FILE) : [];
	const policies = around.known.hangsOnNodes && (around.sort.changesServer || PATCHES.test(line)) ? line.matchAll(POLICY) : [];
	return [...files, ...policies, ...line.matchAll(FORWARD)].map(({ 0: whole, 1: word = '', 2: set = '', index })=>{
		const [from, to] = [index + whole.indexOf(word), index + whole.length];
		return { word: { start: from, end: from + word.length }, value: { start: to - set.length, end: to } };
	});
}
const LOOPBACK = 'a loopback address';
const MAX_BETWEEN = 120;
function addressesIn(line, { context, sort, known }) {
	const addresses = context === 'a pod' ? [] : _locat().spansOf(line, ADDRESS);
	const words = addresses.length === 0 ? [] : _locat().spansOf(line, WORD);
	let next = 0;
	return addresses.flatMap((value)=>{
		const text = _endpo().parseAddress(line.slice(value.start, value.end)) ?? '';
		const is = known.own.get(text) ?? (_endpo().isLoopback(text) && known.hangsOnNodes && !sort.isBeside ? LOOPBACK : undefined);
		if (is === undefined || COMPARED.test(line.slice(value.end))) return [];
		while((words[next]?.end ?? line.length) <= value.start)next += 1;
		const from = Math.max(0, value.start - MAX_BETWEEN);
		const between = line.slice(from, value.start);
		if (isForCluster(line.slice(0, value.start), known.domains)) return [];
		if (OWN.test(between) || context === undefined && HOST.test(line)) return [];
		const before = words[next - 1];
		const isNamed = context !== undefined || before !== undefined && before.end >= from;
		const isOwn = context === 'a server' || context === undefined && MAYBE_OWN.test(between);
		if (isNamed) return [{ word: before ?? value, value, ..._defin().defined({ address: isOwn ? undefined : { text, is } }) }];
		const [vague] = _locat().spansOf(between, VAGUE).slice(-1);
		if (vague !== undefined && ASKS.test(between.slice(vague.start, vague.end))) return [];
		const isOfDns = vague !== undefined && /dns|resolv/i.test(between.slice(vague.start, vague.end));
		if (!(known.own.has(text) ? vague !== undefined || sort.runsServer : isOfDns)) return [];
		return [{ word: vague === undefined ? value : _locat().shifted(vague, from), value, address: { text, is } }];
	});
}
const ZONES = /(?:\bserver=|\[)\/([\w./-]{1,400})\/\]?$|\bzone\s+"([\w.-]{1,255})"\s+(?:IN\s+)?\{[^}]{0,200}(?:\{\s*[^{}]{0,100})$/;
function isForCluster(before, domains) {
	const [, list, zone] = ZONES.exec(before.slice(-MAX_ZONES)) ?? [];
	const zones = (list ?? zone ?? '').split('/').filter((one)=>one !== '');
	const isInside = (one)=>[...domains].some((domain)=>one === domain || one.endsWith(`.${domain}`));
	return zones.length > 0 && zones.every(isInside);
}
const MAX_ZONES = 800;
const COMPUTED = /\bcidrhost\(|\|\s*(?:[a-z]+\.){0,2}(?:nthhost|ipaddr|ipmath)\b/g;
const NAME = /(?<=["'\s:=[,]|^)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.){1,8}[a-z]{2,24}\.?(?=["'\s,\])]|$)(?!["']?\s*:)/g;
const NO_NAME = /^(?:ns\d*[.-]|(?:var|local|module|data|each|self)\.)|awsdns|\.(?:ya?ml|json|conf|tf|sh|py|tpl|txt|service)$/;
const NAMED = /(?:name[-_ ]?servers?|dns[-_]?servers?|upstream[-_]?dns|--dns)\b[^a-z\d]{0,9}$/i;
function namesIn(line, { context, sort, known: { serviceNames } }) {
	const hasWord = context !== undefined || line.search(WORD) !== -1;
	if (context === 'a pod' || sort.isBeside || !hasWord) return [];
	const isListed = context !== undefined && /^\s*(?:- |(?:value|address|host):)\s*["']?[a-z\d.-]+["']?,?\s*$/.test(line);
	const isAsked = (start)=>isListed || NAMED.test(line.slice(Math.max(0, start - MAX_BETWEEN), start));
	const names = _locat().spansOf(line, NAME).filter(({ start, end })=>isAsked(start) && !NO_NAME.test(line.slice(start, end)));
	return [...names, ..._locat().spansOf(line, COMPUTED)].map((value)=>{
		const [name, namespace] = line.slice(value.start, value.end).split('.');
		const text = `${name}.${namespace}`;
		const address = serviceNames.has(text) ? { text, is: 'a Service of DNS' } : undefined;
		return { word: { start: value.start, end: value.start }, value, ..._defin().defined({ address }) };
	});
}
const NETWORK = /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?(?![\w.-])/g;
const MAX_SOUGHT = 100;
const LEAST_POOL = 25;
function publishedIn(line, what, { leaving, services }) {
	const isAround = (network)=>{
		let left = MAX_SOUGHT;
		for (const one of leaving)if (_endpo().inCidr(one, network)) return true;
		else if (--left === 0) break;
		return false;
	};
	const networks = _locat().spansOf(line, NETWORK).filter(({ start, end })=>{
		const network = line.slice(start, end);
		const [, length] = network.split('/');
		if (what === 'addresses' && Number(length) < LEAST_POOL) return false;
		return length === undefined ? leaving.has(network) : isAround(network);
	});
	const words = what === 'routes' ? _locat().spansOf(line, /[\w-]{1,63}/g) : [];
	const names = words.filter(({ start, end })=>services.has(line.slice(start, end)));
	return [...networks, ...names].map((value)=>({ word: value, value }));
}
const KEY = /^\s*(?:- )?["']?([\w.-]{1,100})["']?\s?:\s*["']?([^\s"']*)/;
const MERGED = /^\s*["']?<<["']?\s?:\s*\[?\s?\*([\w.-]{1,100})/;
const CONTAINER = /_container$|^x-/;
const CONTAINERS = /^services$|^x-/;
function clientsIn(lines) {
	const found = new Set();
	const maps = [];
	const images = new Map();
	const close = ()=>{
		const { key, image, name = '' } = maps.pop() ?? {};
		if (key !== undefined && (image || name) && !_resol().soundsLikeResolver(`${name} ${image}`)) found.add(key);
		const { anchor = '' } = maps.at(-1) ?? {};
		if (anchor.startsWith('&')) images.set(anchor.slice(1), image ?? '');
	};
	for (const [index, line] of lines.entries()){
		const indent = line.search(/[^\s-]|-(?! )/);
		if (indent === -1 || line[indent] === '#') continue;
		while((maps.at(-1)?.indent ?? -1) > indent || line.trimStart().startsWith('- ') && maps.at(-1)?.indent === indent)close();
		if (maps.at(-1)?.indent !== indent) maps.push({ indent });
		const map = maps.at(-1);
		const merged = MERGED.exec(line)?.[1];
		if (map !== undefined && merged !== undefined) map.image ??= images.get(merged) ?? '';
		const [, key, value = ''] = KEY.exec(line) ?? [];
		if (map === undefined || key === undefined) continue;
		map.last = key;
		map.anchor = value;
		const isService = CONTAINERS.test(maps.at(-3)?.last ?? '');
		if (isService) map.name = maps.at(-2)?.last ?? '';
		const isContainer = isService || CONTAINER.test(maps.at(-2)?.last ?? '');
		if (isContainer && /^dns(?:_servers)?$/.test(key)) map.key = index;
		if (/^(?:image|build|context)$/.test(key)) map.image = `${map.image ?? ''} ${value}`;
	}
	while(maps.length > 0)close();
	return found;
}
const FIREWALL = /\b(?:ip6?tables|nft|ufw)\b/;
function commandsAside(lines) {
	const found = new Map();
	for(let [from, to] = [0, 0]; from < lines.length; from = to){
		const first = lines[from] ?? '';
		const column = /^\s*(?:- |[\w.-]{1,100}: )/.test(first) ? first.search(/\S/) : Number.POSITIVE_INFINITY;
		const goesOn = (line, before)=>before.endsWith('\\') || line.search(/\S/) > column && !/^\s*(?:- |["']?[\w.-]{1,100}["']?:(?:\s|$))/.test(line);
		to = from + 1;
		const isRun = _resol().startsContainer(first);
		if (!isRun && !FIREWALL.test(first)) continue;
		while(to < lines.length && goesOn(lines[to] ?? '', lines[to - 1] ?? ''))to += 1;
		const command = lines.slice(from, to).join(' ').replace(DNS_OPTION, '');
		if (isRun && (_resol().soundsLikeResolver(command) || _resol().makesNodes(command))) continue;
		for(let index = from; index < to; index += 1)found.set(index, isRun ? 'asks' : 'refuses');
	}
	return found;
}
const DNS_OPTION = /--dns[\w-]*/g;
const ASSIGNED = /^\s*(?:(?:local|readonly)\s+)?(\w{1,80})=["']?[\da-f.:]{3,45}["']?\s*(?:;|$)/i;
const USED = /\$[({]?(\w{1,80})/g;
const ASKING = /^\s*(?:(?:if|time|!)\s+){0,3}(?:dig|nslookup|drill|kdig|delv)\s[^;|&]*$/;
const HANDS_ON = /\b(?:export|envsubst|source|declare|set -a|eval)\b|^\s*\.\s|\$\{!/;
function askedAlone(lines) {
	if (lines.some((line)=>HANDS_ON.test(line))) return new Set();
	const [asking, others] = [new Set(), new Set()];
	for (const line of lines)for (const [, name = ''] of line.matchAll(USED))(ASKING.test(line) ? asking : others).add(name);
	return new Set([...asking].filter((name)=>!others.has(name)));
}
const BESIDE = /^(?:- )?["']?(?:path|name|key|type)["']?\s*[:=]\s*(.*)$/;
const SETS = /^(?:- )?["']?(?:value|address)["']?\s*[:=]/;
const OF_DNS = /(?<![\w.-])dns(?:-resolver)?["']?\s{0,9}(?:[:=]\s{0,9}[{[]?|\{)\s*$/;
const SERVERS = /^["']?servers?["']?\s{0,9}[:=]/;
const BARE = /^- ["']?(?:[\d.]+|[\da-f:]+)["']?,?\s*$/i;
const POD = 'dnsConfig';
const MAX_KEY = 300;
function openContext(clients) {
	const levels = [];
	let ends;
	return (line, index)=>{
		const key = line.trimStart();
		if (ends !== undefined) {
			if (key === ends) ends = undefined;
			return 'prose';
		}
		const isItem = key.startsWith('- ');
		const indent = line.length - key.length;
		while((levels.at(-1)?.indent ?? -1) > indent)levels.pop();
		const last = levels.at(-1)?.indent === indent ? levels.at(-1) : undefined;
		while(levels.at(-1)?.indent === indent && !(isItem && levels.at(-1)?.isItem === false))levels.pop();
		const wasBeside = !isItem && last?.isBeside === true;
		const start = key.slice(0, MAX_KEY);
		const isOfPod = start.includes(POD) || clients.has(index);
		const beside = BESIDE.exec(start)?.[1];
		const isBeside = beside === undefined ? wasBeside : beside.search(WORD) !== -1;
		const prose = BEGINS_PROSE.exec(start) ?? OTHERS.exec(start);
		ends = prose?.[1];
		const isProse = levels.at(-1)?.isProse === true || prose !== null && ends === undefined;
		if (levels.at(-1)?.isProse === true) return 'prose';
		const [parent, grandparent] = [levels.at(-1), levels.at(-2)];
		if (BARE.test(start) && parent?.isOwn === true) return 'its own address';
		const isListed = BARE.test(start) && parent?.isOfDns === true;
		const isServers = SERVERS.test(start) && [parent, grandparent].some((one)=>one?.isOfDns === true);
		const namesResolver = start.search(WORD) !== -1 || isServers;
		levels.push({ indent, isItem, isOfPod, namesResolver, isOfDns: OF_DNS.test(start), isOwn: OWN.test(start.trimEnd()), isBeside, isProse });
		if (isOfPod || parent?.isOfPod === true || grandparent?.isOfPod === true) return 'a pod';
		if (isServers && /^["']?server["']?\s?[:=]\s?["']?\d/.test(start) && parent?.isOfDns === true) return 'a server';
		const isBelow = parent?.namesResolver === true || parent?.isBeside === true || grandparent?.namesResolver === true;
		return isBelow || isListed || isServers || wasBeside && SETS.test(key) ? 'a resolver' : undefined;
	};
}
const NO_OBJECT = { isAside: false, isBeside: false, isConfigMap: false, runsServer: false };
const ASIDE = /NetworkPolicy(?:List)?$|^CustomResourceDefinition$|^PrometheusRule$|^Grafana|Dashboard$|^Validating\w*Policy$|^ConstraintTemplate$/;
const KYVERNO = /^(?:Cluster)?Policy$/;
const CHANGES = /\b(?:mutate|generate)\w{0,20}["']?\s{0,9}:/;
const ROUTE = /^(?:UDP|TCP|TLS)Route$|^IngressRoute(?:UDP|TCP)$/;
const NODES = /^\s*["']?dns-resolver["']?\s?:/m;
const WORKLOAD = /^(?:Deployment|DaemonSet|StatefulSet|Pod)$/;
const IMAGE = /\bimage["']?\s{0,9}:\s{0,9}(\S{1,300})/g;
function sortOf(lines, from) {
	let to = from + 1;
	while(to < lines.length && !SEPARATOR.test(lines[to] ?? ''))to += 1;
	const text = lines.slice(from, to).join('\n');
	const kind = /^ {0,2}["']?kind["']?\s*:\s*["']?(\w+)/m.exec(text)?.[1];
	if (kind === undefined || !/^ {0,2}["']?apiVersion["']?\s*:/m.test(text)) return NO_OBJECT;
	const isRoute = ROUTE.test(kind) || kind === 'ConfigMap' && /\b(?:udp|tcp)-services\b/.test(text);
	return {
		isAside: ASIDE.test(kind) || KYVERNO.test(kind) && text.includes('kyverno.io/') && !CHANGES.test(text),
		isBeside: isApplication(kind, text) || !_prefi().isAboutResolvers(text) && !NODES.test(text),
		isConfigMap: kind === 'ConfigMap',
		changesServer: KYVERNO.test(kind) && CHANGES.test(text) && /coredns|kube-dns/.test(text),
		runsServer: WORKLOAD.test(kind) && runsResolver(text),
		..._defin().defined({ publishes: isRoute ? 'routes' : /Pool$|^Service$/.test(kind) ? 'addresses' : undefined })
	};
}
function runsResolver(text) {
	return [...text.matchAll(IMAGE)].some(([, image = ''])=>_resol().soundsLikeResolver(image));
}
function isApplication(kind, text) {
	return WORKLOAD.test(kind) && /\bimage["']?\s{0,9}:/.test(text) && !runsResolver(text) && !MORE_THAN_ASKS.test(text);
}
const MORE_THAN_ASKS = /[pP]ort["']?\s?:\s?["']?53\b|[pP]ort["']?\s?:\s?["']?[^\d\s"']|image["']?\s{0,9}:\s{0,9}["']?[^\s"',]{0,200}[{$<]|hostPath|hostNetwork|privileged|Corefile|resolv\.?conf|forward|kubectl|--[\w-]*(?:upstream|dns|nameserver)/;

return { resolverStatements };
}),

"judge/rules/out-of-sight/active-text.js": (function (_from) {
/** A text without what a literal switches off in it: `when: false`, `if false; then`, `{{ if false }}`, `count = 0`. */
const [_assum, _condi, _chart] = _from("text/assumption", "text/conditions", "judge/chart-values");
const OFF = String.raw`["']?(?:false|no|off|\$\{\{\s?false\s?\}\})["']?`;
const KEY = new RegExp(String.raw`^([ \t]*(?:-[ \t]+)?)["']?(?:when|if)["']?:[ \t]*(?:\[\s?)?${OFF}[ \t]{0,9}\]?[ \t]{0,99}(?:#.*)?\r?$`);
const IN_LINE = new RegExp(String.raw`\{[^{}\n]{0,400}\b(?:when|if)["']?:\s*${OFF}[^{}\n]{0,400}\}`, 'g');
const NEVER = /^[ \t]*if[ \t]+(?:false|\[\[?[ \t]+(?:0 -eq 1|1 -eq 0|"?0"? =+ "?1"?|"?1"? =+ "?0"?)[ \t]+\]\]?)[ \t]*(?:;|$)/;
const NEITHER = /^[ \t]*false[ \t]*&&.*$|^[ \t]*true[ \t]*\|\|.*$/gm;
const EMPTY = /^[ \t]+(?:count[ \t]*=[ \t]*0|for_each[ \t]*=[ \t]*(?:toset\(\[\]\)|\{\}|\[\]))[ \t]*(?:#.*)?$/;
const ENDS = /^(?:exit|return)(?:[ \t]{1,9}\d+)?[ \t]{0,9};?[ \t]*\r?$/;
function activeText(text, path) {
	if (!/\b(?:false|no|off|exit|return|count|for_each)\b|\[ /.test(text)) return text;
	const lines = withoutBranches(text, path).replace(IN_LINE, blank).replace(NEITHER, blank).split('\n');
	const { above, ends } = outlineOf(lines.map((line)=>line.search(/\S/)));
	const branches = branchEnds(lines);
	const isScript = text.startsWith('#!') || /\.(?:ba)?sh$/.test(path);
	let [off, isOver] = [0, false];
	const switches = new Int32Array(lines.length + 1);
	const switchOff = (from, to)=>{
		switches[from] = (switches[from] ?? 0) + 1;
		switches[to] = (switches[to] ?? 0) - 1;
	};
	for (const [index, line] of lines.entries()){
		if (KEY.test(line) || EMPTY.test(line)) {
			const start = line.trimStart().startsWith('-') ? index : above[index] ?? index;
			switchOff(start, ends[start] ?? lines.length);
		} else if (NEVER.test(line)) switchOff(index, branches.get(index) ?? lines.length);
	}
	return lines.map((line, index)=>{
		off += switches[index] ?? 0;
		isOver ||= isScript && ENDS.test(line);
		return off > 0 || isOver ? ' '.repeat(line.length) : line;
	}).join('\n');
}
function blank(part) {
	return part.replace(/[^\n]/g, ' ');
}
function withoutBranches(text, path) {
	if (!/\{[{%]|%\{/.test(text)) return text;
	const never = _condi().conditionsOf(text, path).filter(({ assumes })=>assumes.some((one)=>_chart().isAlwaysTaken(_assum().opposite(one))));
	let [active, at] = ['', 0];
	for (const { start, end } of never.sort((a, b)=>a.start - b.start)){
		if (end <= at) continue;
		const from = Math.max(start, at);
		active += text.slice(at, from) + blank(text.slice(from, end));
		at = end;
	}
	return active + text.slice(at);
}
function outlineOf(depths) {
	const above = [];
	const ends = [];
	const open = [];
	const depthOf = (index)=>depths[index ?? -1] ?? -1;
	for (const [index, depth] of depths.entries()){
		if (depth === -1) continue;
		for(let top = open.at(-1); top !== undefined && depthOf(top) >= depth; top = open.at(-1)){
			ends[top] = index;
			open.pop();
		}
		above[index] = open.at(-1) ?? index;
		open.push(index);
	}
	return { above, ends };
}
function branchEnds(lines) {
	const ends = new Map();
	const open = [];
	for (const [index, line] of lines.entries()){
		if (/^[ \t]*if\b/.test(line)) open.push(index);
		const [top] = open.slice(-1);
		if (top === undefined) continue;
		const closes = /(?:^|;)[ \t]*fi\b/.test(line);
		if ((closes || top < index && /^[ \t]*el(?:se|if)\b/.test(line)) && !ends.has(top)) ends.set(top, index);
		if (closes) open.pop();
	}
	return ends;
}

return { activeText };
}),

"judge/rules/out-of-sight/applied-last.js": (function (_from) {
/** Several files with one ConfigMap in a folder, which may be applied with all below: the last counts, and now it is another. */
const [_appen, _once, _paths, _notmo, _writt] = _from("text/append", "text/once", "text/paths", "judge/rules/not-modelled", "./written-over");
function* appliedLast(head, base) {
	const changed = [...head.lookups.changed ?? []];
	if (changed.length === 0) return;
	const below = _once().once(()=>changed.some((path)=>appliesBelow(path, head)));
	const [now, then] = [head, base].map((side)=>_appen().grouped(_writt().mapsIn(side, isManifest), objectKey));
	const several = [...now ?? []].filter(([key, maps])=>{
		const olds = then?.get(key) ?? [];
		if (maps.length + olds.length <= 2 || maps.every(hasGuard) || !olds.some(hasGuard)) return false;
		return placesKey(maps) !== placesKey(olds) || below();
	});
	if (several.length === 0) return;
	const known = foldersIn(head, base);
	for (const [key, maps] of several)for (const folder of [...known, ...foldersOf(then?.get(key) ?? [], head)]){
		const last = lastIn(maps, folder, 'now');
		const old = lastIn(then?.get(key) ?? [], folder, 'then');
		if (last === undefined || old === undefined || pathOf(last) === pathOf(old)) continue;
		if (hasGuard(last) || !hasGuard(old)) continue;
		if (!folder.takes.now(pathOf(old)) && maps.some((one)=>pathOf(one) === pathOf(old))) continue;
		const { map, cluster } = last;
		const server = {
			name: `${map.namespace}/ConfigMap/${map.name}`,
			cluster,
			at: map.at,
			blocks: [...last.blocks]
		};
		const what = folder.recurses ? 'with all folders below, in the order of their names' : 'in the order of its names';
		const assumption = `${folder.path === '' ? 'the root' : folder.path} is applied ${what}, so ${pathOf(last)} counts`;
		yield { server, before: old.blocks, other: { counts: folder.isApplied, assumption } };
	}
}
/**
 * Without those below, where it states the object more than once; whoever applies it may be out of sight, unless its files
 * are applied one by one, or each is a cluster.
 */ function foldersOf(maps, { lookups, clusters }) {
	const servers = clusters.flatMap(({ cluster })=>cluster.servers);
	const whole = new Set(servers.flatMap((one)=>one.assumption === undefined ? one.at.file.path : []));
	const applied = _once().once(()=>new Set(lookups.applyingBelow().flatMap(({ paths })=>paths)));
	return [..._appen().grouped(maps, (one)=>_paths().directoryOf(pathOf(one)))].flatMap(([path, here])=>{
		if (here.length < 2 || here.every((one)=>whole.has(pathOf(one))) || lookups.unread().isOfClusters(path)) return [];
		const isApplied = lookups.deployed.some(({ folder })=>folder === path);
		if (!isApplied && !applied().has(path) && here.some((one)=>applied().has(pathOf(one)))) return [];
		return [{ path, isApplied, recurses: false, recursed: false, takes: { then: ANY, now: ANY } }];
	});
}
function isManifest({ appliedBy, clusterPath, secret, at }) {
	const isBuilt = clusterPath !== undefined && clusterPath !== at.file.path;
	return appliedBy === undefined && !isBuilt && secret !== true && /\.(?:ya?ml|json)$/.test(at.file.path);
}
function objectKey({ map: { namespace, name } }) {
	return JSON.stringify([namespace, name]);
}
function hasGuard({ blocks }) {
	return _writt().allGuarded(blocks);
}
function pathOf({ map }) {
	return map.at.file.path;
}
function placesKey(maps) {
	return JSON.stringify(maps.map(pathOf).sort());
}
function appliesBelow(path, { lookups: { applying, deployed } }) {
	const isIt = ({ recurses })=>recurses === true;
	return deployed.some((one)=>isIt(one) && one.at.file.path === path) || applying?.(path).some(isIt) === true;
}
function foldersIn(head, base) {
	return [...deployedBelow(head, base), ...appliedBelow(head, base)];
}
function deployedBelow(head, base) {
	const takes = { then: openTaken(base), now: openTaken(head) };
	return head.lookups.deployed.flatMap(({ folder, from, recurses, by })=>{
		const was = base.lookups.deployed.find((one)=>one.by === by && one.folder === folder);
		return recurses !== true || from === undefined || was === undefined ? [] : {
			path: folder,
			isApplied: true,
			recurses: true,
			recursed: was.recurses === true,
			takes
		};
	});
}
function openTaken({ notices }) {
	const lists = notices.flatMap(({ leavesOut })=>leavesOut ?? []);
	return (path)=>!lists.some((one)=>_notmo().isLeftOut(path, one));
}
const ANY = ()=>true;
function appliedBelow(head, base) {
	return head.lookups.applyingBelow().flatMap((one)=>{
		const { file } = one.at;
		const olds = head.lookups.changed?.has(file.path) === true ? base.lookups.applying(file.path) : [one];
		const same = olds.filter((old)=>_writt().applyingKey(old) === _writt().applyingKey(one));
		const [path, ...others] = one.paths.filter((place)=>head.lookups.isFolder(place));
		if (same.length === 0 || path === undefined || others.length > 0) return [];
		const recursed = same.some(({ recurses })=>recurses === true);
		return { path, isApplied: true, recurses: true, recursed, takes: { then: ANY, now: ANY } };
	});
}
function lastIn(maps, folder, side) {
	const recurses = side === 'now' ? folder.recurses : folder.recursed;
	const isIn = (path)=>recurses ? _paths().isBelow(path, folder.path) : _paths().directoryOf(path) === folder.path;
	const taken = maps.filter((one)=>isIn(pathOf(one)) && folder.takes[side](pathOf(one)));
	let last;
	for (const one of taken)if (last === undefined || walkKey(pathOf(one)) >= walkKey(pathOf(last))) last = one;
	return last;
}
function walkKey(path) {
	return path.replaceAll('/', '\u0000');
}

return { appliedLast };
}),

"judge/rules/out-of-sight/chosen-instead.js": (function (_from) {
/** Values that fill in a path (`overlays/{{profile}}`, `${var.env}.yaml`), or are one, by which another configuration is used than before. */
const [
	_appen, _globs, _namedpaths, _once, _paths, _block, _flipp, _namedinstead, _serve,
] = _from(
	"text/append", "text/globs", "text/named-paths", "text/once", "text/paths", "judge/rules/blocks", "./flipped-variables", "./named-instead",
	"./server-partners",
);
const MAX_LENGTH = 1024 * 1024;
const MAX_ALIKE = 5;
const MAX_PATHS = 100;
const MAX_CHOICES = 100;
const MAX_SCRIPTS = 2000;
const SETTING = /(?<![\w.-])([A-Za-z_][\w-]{0,99})["']?[ \t]{0,9}(?:[:?+]?=|:-?)[ \t]{0,9}\[?["']?([\w./-]{1,200})(?=["']?(?:[ \t]{0,9}(?:[,}\]#\r]|$)|(?<=[A-Za-z_]=[\w./-]{1,200}["']?)[ \t]))/gm;
const WORD = /(?<![\w./-])(?:\.{0,2}\/)?\w[\w.-]{0,99}(?:\/[\w.-]{1,99}){1,9}/g;
const WHOLE = '{{ }}';
const NAMED = /[\w./-]*\w[\w.-]*/g;
const HOLE = /\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$\w{1,99}/g;
const PATH = /(?:\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$\w{1,99}|[\w./-]){1,400}/g;
function* chosenInstead(head, base, { before, after }) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const [guarded, bare] = [openPlaces(before, true), openPlaces(after, false)];
	if (guarded === undefined || bare === undefined) return;
	const stillGuarded = openPlaces(after, true);
	const texts = _once().once(()=>{
		const deployers = [...after.values()].map(({ at })=>at.file.path);
		const known = new Set([...head.lookups.changed ?? [], ...head.read, ...deployers]);
		return [...[...known].sort().map((path)=>now.textOf(path) ?? ''), ...scriptsIn(now)];
	});
	const written = _once().once(()=>filledPaths(texts()));
	const branching = _once().once(()=>branchesIn(texts(), { before, after }));
	let left = MAX_CHOICES;
	const defaults = _once().once(()=>settingsBefore(base));
	for (const path of [...head.lookups.changed ?? []].filter((one)=>!isAside(one)).sort()){
		const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
		const firsts = (old !== '' || now.isAlwaysRead(path) ? firstSettings(text, old) : []).flatMap(({ key, is })=>written().has(key) && bare.has(is) ? defaults()(key).map((was)=>({
					key,
					is,
					was
				})) : []);
		for (const { key, is, was } of [...choicesIn(text, old), ...firsts]){
			if (left === 0) return;
			const chosen = branching().flatMap((branches)=>chosenIn(branches, { key, is, was }))[0];
			if (chosen !== undefined) {
				const assumption = `${path} sets ${key}, which has ${_namedinstead().corefilePath(chosen.server)} used in place of ${_namedinstead().corefilePath(chosen.old)}`;
				yield { server: chosen.server, before: chosen.old.blocks, other: { counts: false, assumption } };
			}
			if (!guarded.has(was) || !bare.has(is)) continue;
			left -= 1;
			for (const one of key === '' ? [WHOLE] : written().get(key) ?? []){
				const old = guarded.at(withValue(one, key, was));
				const place = withValue(one, key, is);
				const server = old && bare.at(place);
				if (old === undefined || server === undefined || stillGuarded?.at(place) !== undefined) continue;
				const sets = key === '' ? 'has' : `sets ${key}, which has`;
				const assumption = `${path} ${sets} ${_namedinstead().corefilePath(server)} used in place of ${_namedinstead().corefilePath(old)}`;
				yield { server, before: old.blocks, other: { counts: false, assumption } };
			}
		}
	}
}
const WORDS = /[\w./{}$-]+/g;
function firstSettings(text, old) {
	if (Math.max(text.length, old.length) > MAX_LENGTH) return [];
	const [are, were] = [settingsIn(text), settingsIn(old)];
	const lines = _once().once(()=>old.split('\n').map((line)=>new Set(line.match(WORDS))));
	return [...are].flatMap(([key, values])=>{
		if (key === '' || were.has(key)) return [];
		const setting = new RegExp(String.raw`(?:--?[a-z-]+[= ])?["'{]*(?:TF_VAR_)?${key}\b[^\n]*`);
		const around = text.split('\n').filter((line)=>setting.test(line));
		const isAdded = around.some((line)=>{
			const words = line.replace(setting, '').match(WORDS) ?? [];
			const kept = words.filter((word)=>!/^(?:-|export|env|set)$/.test(word));
			return kept.length === 0 || lines().some((known)=>kept.every((word)=>known.has(word)));
		});
		return isAdded ? [...values.keys()].slice(0, MAX_ALIKE).map((is)=>({ key, is })) : [];
	});
}
function settingsBefore({ read, lookups }) {
	const unread = lookups.unread();
	const paths = [...new Set([...read, ...unread.names()])].filter((one)=>!isAside(one) && MAY_SET.test(one));
	const all = paths.slice(0, MAX_SCRIPTS).map((path)=>unread.textOf(path) ?? '');
	return (key)=>{
		const texts = all.filter((text)=>text.length <= MAX_LENGTH && text.includes(key));
		const defaults = texts.flatMap((text)=>[
				...text.matchAll(_flipp().DEFAULT)
			].flatMap(([, name, value = ''])=>name === key ? /[\w./-]+/.exec(value)?.[0] ?? [] : []));
		return [...new Set([...defaults, ...texts.flatMap((text)=>[...settingsIn(text).get(key)?.keys() ?? []])])];
	};
}
const MAY_SET = /\.(?:tf|tofu|tfvars|ya?ml|json|env|sh|mk)$|(?:^|\/)[^./]+$/;
function branchesIn(texts, { before, after }) {
	const sides = [before, after].map((servers)=>new Map([...servers.values()].map((one)=>[_namedinstead().corefilePath(one), one])));
	const files = _namedpaths().openNamed([...sides[1]?.keys() ?? []].filter((path)=>sides[0]?.has(path) === true));
	return texts.flatMap((text)=>{
		if (text.length > MAX_LENGTH || !/[Cc]orefile|\.ya?ml|\.conf/.test(text)) return [];
		const named = [...text.matchAll(NAMED)].flatMap(({ 0: word, index })=>{
			const [file = ''] = files(word);
			const server = sides[1]?.get(file);
			return server === undefined ? [] : [{ at: index, server, isGuarded: _block().someGuarded(server.blocks) }];
		});
		const isBoth = [true, false].every((wanted)=>named.some(({ isGuarded })=>isGuarded === wanted));
		return isBoth && named.length <= MAX_PATHS ? [{ text, named }] : [];
	});
}
function chosenIn({ text, named }, { key, is, was }) {
	if (key === '' || !new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`).test(text)) return [];
	const behind = (value)=>{
		const quoted = value.replace(/[.$]/g, String.raw`\$&`);
		const found = new RegExp(String.raw`(?<![\w!./-])["']?${quoted}["']?(?![\w./-])`).exec(text);
		return found === null ? undefined : named.find(({ at })=>at > found.index && at - found.index < MAX_BEHIND);
	};
	const [server, old] = [behind(is), behind(was) ?? named.find(({ isGuarded })=>isGuarded)];
	const isLost = server?.isGuarded === false && old?.isGuarded === true;
	return isLost && !/!=|\bne\b|\bunless\b|\bnot\b/.test(text) ? [{ server: server.server, old: old.server }] : [];
}
const MAX_BEHIND = 300;
function scriptsIn({ names, scriptOf, textOf }) {
	const scripts = [];
	for (const path of names()){
		const read = /sonnet$/.test(path) ? textOf : scriptOf;
		const text = scripts.length < MAX_SCRIPTS && !isAside(path) ? read(path) ?? '' : '';
		if (text !== '') scripts.push(text);
	}
	return scripts;
}
function* choicesIn(text, old) {
	if (old === '' || Math.max(text.length, old.length) > MAX_LENGTH) return;
	const [are, were] = [text, old].map(settingsIn);
	const more = (counts, others, key)=>[...counts?.get(key) ?? []].flatMap(([value, count])=>count > (others?.get(key)?.get(value) ?? 0) ? [value] : []);
	for (const key of are?.keys() ?? []){
		const gone = more(were, are, key).slice(0, MAX_ALIKE);
		const come = gone.length === 0 ? [] : more(are, were, key).slice(0, MAX_ALIKE);
		for (const is of come)for (const was of gone)yield { key, is, was };
	}
}
function settingsIn(text) {
	const found = new Map();
	const count = (key, value)=>{
		const counts = _once().getOrInsert(found, key, ()=>new Map());
		counts.set(value, (counts.get(value) ?? 0) + 1);
	};
	for (const { 0: all, 1: key = '', 2: value = '', index } of text.matchAll(SETTING)){
		const isFirst = all.includes('[') && /^["']?[ \t]*,/.test(text.slice(index + all.length, index + all.length + 20));
		if (!isFirst) count(key.replace(/^TF_VAR_/, ''), value);
	}
	for (const [path] of text.matchAll(WORD))count('', path);
	return found;
}
function isAside(path) {
	return _paths().isTest(path) || _namedinstead().TELLS.test(path);
}
function filledPaths(texts) {
	const found = new Map();
	for (const text of texts)for (const [path] of text.length > MAX_LENGTH ? [] : text.matchAll(PATH))for (const [word] of (path.match(HOLE) ?? []).join(' ').matchAll(/[A-Za-z_][\w-]*/g)){
		const paths = _once().getOrInsert(found, word, ()=>new Set());
		if (paths.size < MAX_PATHS) paths.add(path);
	}
	return found;
}
function withValue(written, key, value) {
	const isKey = new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`);
	const path = written.replace(HOLE, (hole)=>isKey.test(hole) ? value : '*');
	return path.replace(/^(?:(?:\.{1,2}|\*)?\/)+/, '');
}
function openPlaces(servers, isGuarded) {
	const known = new Map();
	for (const server of servers.values())if (server.blocks.some((block)=>_block().forwards(block) && _block().guardOf(block) !== undefined === isGuarded)) {
		for (const path of [
			..._serve().corefilesOf(server),
			...server.clusterPath === undefined ? [] : [server.clusterPath]
		])if (!known.has(path)) known.set(path, server);
	}
	const paths = [...known.keys()].sort();
	const all = paths.join('\n');
	const withPart = new Map();
	for (const path of paths)for (const part of new Set(path.split('/')))_appen().append(withPart, part, path);
	return known.size === 0 ? undefined : {
		has: (part)=>all.includes(part.replace(/^(?:\.{0,2}\/)+/, '')),
		at: (pattern)=>{
			const fits = /[^*/.]/.test(pattern) ? _globs().compileGlobs([
				`**/${pattern}`,
				`**/${pattern}/**`
			]) : undefined;
			const parts = pattern.split('/').filter((one)=>one !== '' && !one.includes('*'));
			const [near = paths] = parts.map((one)=>withPart.get(one) ?? []).sort((a, b)=>a.length - b.length);
			const path = typeof fits === 'function' ? near.find(fits) : undefined;
			return path === undefined ? undefined : known.get(path);
		}
	};
}

return { chosenInstead };
}),

"judge/rules/out-of-sight/edited-manifests.js": (function (_from) {
/** Commands that edit a manifest of CoreDNS on its way to the cluster. */
const [_once, _paths, _block, _shown, _unrea] = _from("text/once", "text/paths", "judge/rules/blocks", "judge/rules/shown-at", "./unread-changes");
const DECIDES = /^[ \t]*(?:loop\b|forward[ \t])|-conf\b|configMap:/;
const CONF = /-conf\b["',= ]{0,9}[^\s"',]{0,400}/;
const ASKS_NODE = /^[ \t]*["']?dnsPolicy["']?:[ \t]*["']?(?:Default|None)\b/;
const GIVES = /\bhelm\b[^|;]{0,400}\s(?:-f|--values)[= ]/;
function decidingLines(text, hangsOnNodes) {
	const lines = text.split('\n').map((line)=>line.trim());
	return lines.flatMap((line, index)=>{
		if (!DECIDES.test(line) && !(hangsOnNodes && ASKS_NODE.test(line))) return [];
		const next = lines[index + 1] ?? '';
		if (line.includes('configMap:') && next.startsWith('name:')) return [
			`${line}\n${next}`
		];
		return [/^["']?(?:loop|forward|dnsPolicy)\b|configMap:/.test(line) ? line : CONF.exec(line)?.[0] ?? line];
	});
}
function* editedManifests(head, base) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const servers = _block().coreDnsServers(head);
	if ((head.lookups.changed?.size ?? 0) === 0 || servers.length === 0) return;
	const hangsOnNodes = servers.some(({ upstreams })=>[...upstreams.values()].flat().some(_unrea().isOfNodes));
	const manifests = decidingIn(servers, now, hangsOnNodes);
	const workloads = new Set([...servers.map(({ name })=>name), ...servicesOf(servers, head)].map(_paths().baseName));
	const [editsIn, before] = [now, then].map((side)=>side?.openEdits({ manifests, workloads, hangsOnNodes }));
	const said = head.clusters.flatMap(({ cluster })=>cluster.guardRemovals);
	const edited = said.map(({ command })=>command);
	for (const path of [...head.lookups.changed ?? []].sort()){
		const edits = editsIn?.(path) ?? [];
		if (edits.length === 0) continue;
		const known = new Set([...edited, ...(before?.(path) ?? []).map(wordsOf)]);
		const text = now.textOf(path) ?? '';
		const isOpen = GIVES.test(then?.textOf(path) ?? '') && !GIVES.test(text);
		const isSaid = ({ word, command: { length } })=>said.some(({ at })=>at.file.path === path && Math.abs(at.span.start - word.start) < length);
		const edit = edits.find((one)=>(isOpen || !one.keeps) && !known.has(wordsOf(one)) && !isSaid(one));
		if (edit !== undefined) yield { path: edit.manifest, at: _shown().shownAt(edit.word, path, text) };
	}
}
function wordsOf({ command }) {
	return command.trim().replace(/\s+/g, ' ');
}
function decidingIn(servers, now, hangsOnNodes) {
	const manifests = new Map();
	const linesOf = _once().oncePer((path)=>decidingLines(now.textOf(path) ?? '', hangsOnNodes));
	const taken = new Set();
	for (const { at, config, clusterPath } of servers)for (const path of new Set([
		at,
		...config.blocks.map((block)=>block.at)
	].map(({ file })=>file.path)))for (const by of new Set([path, clusterPath ?? path])){
		const lines = _once().getOrInsert(manifests, by, ()=>[]);
		const key = JSON.stringify([path, by]);
		if (!taken.has(key)) for (const line of linesOf(path))lines.push(line);
		taken.add(key);
	}
	return manifests;
}
function servicesOf(servers, { clusters }) {
	const ids = new Set(servers.map(({ id })=>id));
	return clusters.flatMap(({ cluster })=>cluster.published.flatMap(({ targets, description })=>targets.some((one)=>one.kind === 'server' && ids.has(one.server)) ? description : []));
}

return { editedManifests };
}),

"judge/rules/out-of-sight/exchanged-names.js": (function (_from) {
/** Files by which another configuration counts than before: by what they name, its order, or what for. */
const [
	_appen, _namedpaths, _paths, _shown, _activ, _namedinstead, _namedrivals,
] = _from( "text/append", "text/named-paths", "text/paths", "judge/rules/shown-at", "./active-text", "./named-instead", "./named-rivals", );
const [MAX_LENGTH, MAX_MENTIONS] = [1024 * 1024, 2000];
const [MAX_ABOVE, MAX_LINE] = [8, 400];
const MAX_WRITTEN = 4000;
const FIRST = /first_found|\b(?:element|coalesce|first|one)\s?\(|\?\?|\|\|/;
const ALIAS = /^[ \t]*(?:local|const|let|var)?[ \t]*([A-Za-z_]\w{0,99})[ \t]*:?=(?!=)/;
const ELSEWHERE = /context|kubeconfig|cluster|namespace|\bhost\b|server|environment|\s-n\b|\b(?:ssh|if|else|elif|case|when|unless)\b|^\s*[\w|*."'-]+\)\s/im;
const USES = /\b(?:apply|create|replace|install|upgrade|cp|mv|ln|COPY|ADD|rsync|scp|build|file|element|coalesce|importstr|import|\w*_yaml)\b|(?:^|[\s"'=([,])-[fk]\b/;
const KEYS = /\b(?:src|source|copy|template|manifests?|raw\w{1,9}|resources|roles?|chart|vars_files|with_first_found|(?:paths?|folder|dir)\w{0,6})["']?\s{0,9}[:=]|values?\w{0,9}["']?\s{0,9}[:=([]|files?["']?\s{0,9}[:=]/i;
const ASIDE = /\b(?:echo|printf|grep|cat|diff|delete|rm|test|logs?|validate)\b|dry-run(?!=none)/;
const LISTS = /\b(?:paths(?:-ignore)?["']?\s{0,9}:(?!\s{0,9}\[)|matrix|nav|fileMatch|pull_request|push)\b/;
const WORKFLOW = /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\//;
const OF_TOOLS = /(?:^|\/)(?:\.pre-commit|renovate|mkdocs|\.?codecov)[^/]*$/;
const TARGETS = /^[\w.%$()-]{1,99}(?: +[\w.%$()-]{1,99}){1,99} *:(?!=)/;
const BREAKS = /context|kubeconfig|cluster|namespace|environment|^\s*(?:[\w|*."'-]{1,99}\)|[\w.-]{1,99}\s?\(\)|\}|(?:case|esac|if|elif|else|fi|function|export|set|cd|ssh)\b)/i;
const COMMENT = /^[ \t]*(?:#|\/\/)/;
function* exchangedNames(head, base, compared) {
	yield* exchangedDestinations(head, base, compared);
	yield* leftDestinations(head, base, compared);
	const naming = _namedrivals().openRivals(head, base, compared);
	for (const path of [...head.lookups.changed ?? []].sort()){
		if (_paths().isTest(path) || _namedinstead().TELLS.test(path) || OF_TOOLS.test(path)) continue;
		const old = base.lookups.unread().textOf(path) ?? '';
		const text = old === '' ? '' : head.lookups.unread().textOf(path) ?? '';
		if (text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
		const [now, then] = [text, old].map((one)=>mentionsIn(_activ().activeText(one, path), naming(one, path), WORKFLOW.test(path)));
		const found = now === undefined || then === undefined ? undefined : exchangedIn(now, then) ?? leftIn(now, then);
		if (found !== undefined) yield { ...found, at: _shown().shownAt(found.word, path, text) };
	}
}
function* exchangedDestinations(head, base, compared) {
	if (![head, base].every(({ lookups })=>lookups.deployed.some(({ to })=>to !== undefined))) return;
	const folders = _namedrivals().rivalFolders(head, compared);
	const [now, then] = [head, base].map(({ lookups: { deployed } })=>{
		const known = deployed.flatMap((one)=>{
			const rival = one.to === undefined ? undefined : folders.get(one.folder);
			return rival === undefined ? [] : [{ ...one, rival }];
		});
		return _appen().grouped(known, ({ to, rival: { group } })=>`${to}\n${group}`);
	});
	for (const [key, ones] of now ?? []){
		const olds = then?.get(key) ?? [];
		const [is, was] = [ones.find(({ rival })=>!rival.isGuarded), olds.at(0)];
		if (is === undefined || was === undefined || olds.some(({ rival })=>!rival.isGuarded)) continue;
		yield { at: is.at, guarded: was.folder, bare: is.folder };
	}
}
function* leftDestinations(head, base, compared) {
	const [now, then] = [head, base].map(({ lookups: { deployed } })=>deployed.filter((one)=>one.isSuspended !== true));
	const [are, were] = [now, then].map((all)=>new Set(all?.map(({ folder })=>folder)));
	const gone = then?.filter(({ folder })=>are?.has(folder) !== true) ?? [];
	if (gone.length === 0) return;
	const folders = _namedrivals().rivalFolders(head, compared);
	const bare = _appen().grouped((now ?? []).filter(({ folder })=>folders.get(folder)?.isGuarded === false), ({ folder, to })=>JSON.stringify([
			folders.get(folder)?.group,
			to
		]));
	for (const was of gone){
		const rival = folders.get(was.folder);
		if (rival?.isGuarded !== true) continue;
		const is = bare.get(JSON.stringify([
			rival.group,
			was.to
		]))?.find(({ folder })=>were?.has(folder) === true ? !rival.isRun : rival.isRun || folders.get(folder)?.isRun);
		if (is !== undefined) yield { at: is.at, guarded: was.folder, bare: is.folder };
	}
}
function exchangedIn(now, then) {
	const before = _appen().grouped(then, keyOf);
	for (const [key, mentions] of _appen().grouped(now, keyOf)){
		const found = lostBetween(mentions, before.get(key));
		if (found !== undefined) return found;
	}
	return undefined;
}
function leftIn(now, then) {
	const kept = new Set(now.map(({ file })=>file));
	const stays = now.filter((one)=>!one.isGuarded && then.some(({ file })=>file === one.file));
	for (const was of then){
		if (!was.isGuarded || was.group === _namedrivals().TEXT || was.isRun || kept.has(was.file)) continue;
		if (now.some(({ group, isGuarded })=>isGuarded && group === was.group)) continue;
		const is = stays.find((one)=>one.group === was.group && isForSame(one, was));
		if (is !== undefined) return { word: is.word, guarded: was.file, bare: is.file };
	}
	return undefined;
}
function isForSame(one, was) {
	if (one.context === was.context) return true;
	if (ELSEWHERE.test(one.context) || ELSEWHERE.test(was.context)) return false;
	const others = new Set(was.context.match(PLACE));
	return !one.group.startsWith('Corefile ') || (one.context.match(PLACE) ?? []).some((place)=>others.has(place));
}
const PLACE = /(?<![\w.])\/[\w./-]{2,200}/g;
function keyOf({ isObject, group, context, run }) {
	return JSON.stringify(isObject && !ELSEWHERE.test(context) ? [group, run] : [group, '', context]);
}
function lostBetween(now, then) {
	const context = now[0]?.context ?? '';
	if (/\belse\b/.test(context) || Math.max(now.length, then?.length ?? 0) > 1 && ELSEWHERE.test(context)) return undefined;
	const position = FIRST.test(context) ? 0 : -1;
	const [is, was] = [now.at(position), then?.at(position)];
	const isLost = is?.isGuarded === false && was?.isGuarded === true;
	return isLost ? { word: is.word, guarded: was.file, bare: is.file } : undefined;
}
function mentionsIn(text, naming, isWorkflow) {
	const found = [];
	const aliases = new Map();
	const above = [];
	let [start, section] = [0, ''];
	for (const line of text.split('\n')){
		const here = [];
		const targets = TARGETS.exec(line)?.[0].length ?? 0;
		for (const { 0: word, index } of COMMENT.test(line) || line.length > MAX_WRITTEN ? [] : line.matchAll(_namedpaths().WORD)){
			const span = { start: index, end: index + word.length };
			const isKey = span.end <= targets || /^["']?\s{0,9}[:=]/.test(line.slice(span.end, span.end + 20));
			if (isKey && !word.includes('/')) continue;
			const rival = aliases.get(word) ?? naming(word, line.slice(0, index));
			if (rival !== undefined) here.push({ ...rival, word: span, context: '', run: '' });
		}
		const [only, ...others] = here;
		const alias = others.length > 0 ? undefined : ALIAS.exec(line)?.[1];
		if (alias !== undefined && only !== undefined) aliases.set(alias, { ...only, isPart: true });
		const isItem = /^[ \t]*-[ \t]/.test(line);
		const depth = line.search(/\S|$/) + (isItem ? 0.5 : 0);
		while(line.trim() !== '' && above.length > 0 && (above.at(-1)?.depth ?? 0) >= depth)above.pop();
		const chain = here.length === 0 ? [] : above.slice(-MAX_ABOVE);
		const around = chain.map((one)=>one.text).join('\n');
		const run = [section, ...chain.flatMap((one)=>one.isItem ? [] : one.text)].join('\n');
		if (here.length === 0 && BREAKS.test(line)) section = masked(line, [], 0, line.length);
		for (const one of here){
			if (!isUsed(line.slice(0, one.word.start), around, one, isWorkflow)) continue;
			const word = { start: start + one.word.start, end: start + one.word.end };
			found.push({
				...one,
				word,
				run,
				context: `${section}\n${around}\n${partAround(line, one, here)}`
			});
		}
		if (line.trim() !== '') above.push({ depth, isItem, text: masked(line, here, 0, line.length) });
		if (found.length > MAX_MENTIONS) return undefined;
		start += line.length + 1;
	}
	return found;
}
function isUsed(before, around, { isPart }, isWorkflow) {
	const command = before.split(/[;&|]+/).at(-1) ?? '';
	if (ASIDE.test(command) || LISTS.test(around) || isWorkflow && LISTS.test(before)) return false;
	if (isPart === true || USES.test(command)) return true;
	return !(isWorkflow && /\b(?:paths|files)["']?\s{0,9}:/.test(around)) && KEYS.test(`${around}\n${before}`);
}
function partAround(line, { word }, here) {
	let [open, depth] = [word.start - 1, 0];
	for(; open >= 0; open -= 1){
		if (line[open] === '}') depth += 1;
		else if (line[open] === '{' && depth > 0) depth -= 1;
		else if (line[open] === '{') break;
	}
	const close = line.indexOf('}', word.end);
	const isWhole = open < 0 || close === -1 || /[{$]/.test(line[open - 1] ?? '');
	const key = isWhole ? '' : /[\w.-]{1,99}["']?\s?[:=]\s?$/.exec(line.slice(Math.max(0, open - 120), open))?.[0] ?? '';
	return isWhole ? masked(line, here, 0, line.length) : key + masked(line, here, open, close);
}
function masked(line, words, from, to) {
	let [text, at] = ['', from];
	for (const { word } of words){
		if (word.start < at || word.end > to) continue;
		text += `${line.slice(at, word.start)}\u0000`;
		at = word.end;
	}
	return (text + line.slice(at, to)).replace(BETWEEN, '').trim().slice(0, MAX_LINE);
}
const BETWEEN = /(?<=\u0000)[^\u0000\n]{1,60}\u0000/g;

return { exchangedNames };
}),

"judge/rules/out-of-sight/flipped-variables.js": (function (_from) {
/** Variables of templates that a change sets to another value, by the text that sets them. */
const [
	_appen, _condi, _locat, _once, _paths, _chart, _block, _shown, _lists,
] = _from(
	"text/append", "text/conditions", "text/location", "text/once", "text/paths", "judge/chart-values", "judge/rules/blocks", "judge/rules/shown-at",
	"./lists-set-anew",
);
const NAME = /(?<=\[["'])[a-z_]\w*(?=["']\])|(?<![\w"'-])[a-z_]\w*(?![\w("'-])/gi;
const KEYWORD = /^(?:and|or|not|is|in|if|else|true|false|none|null|defined|undefined|bool|default|eq|ne|gt|lt|d|name|loop|[vV]alues|vars?|locals?|[eE]nv|Environment|Name|item|pillar|grains|self|each|data|module|path|concat|forward|parameters|plugins|zones?|port|servers|errors)$/;
const DEFAULTS = /\|\s*d(?:efault)?\b|\?\?|:[-=]|\benv\s/;
const MAX_NAMES = 20;
const USED = /(?:\$\{{0,2}|\{\{-?)[ \t]{0,9}\.?(?:[\w-]{1,99}\.){0,4}(\w{1,99})/g;
const MAX_STEPS = 3;
const MAX_LENGTH = 1024 * 1024;
const SETS = /(?<![\w$-])([a-z_]\w{0,99})["']?[ \t]{0,9}[:=](?!=)(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;
const LISTED = /\bname["']?:[ \t]{0,9}["']?([a-z_]\w{0,99})["']?\s{1,99}(?:value|default)["']?[ \t]{0,9}:(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;
const DEFAULT = /\bvariable[ \t]{1,9}"([a-z_]\w{0,99})"[ \t]{0,9}\{(?:(?!\n\})[\s\S]){0,1000}?\bdefault[ \t]{0,9}=(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;
function openFlips(head, base) {
	const changes = _once().once(()=>changesIn(head, base));
	return (conditions, isFlip = isOther, mayBeUnset = conditions.some(({ subject })=>DEFAULTS.test(subject)))=>{
		const names = freeNames(conditions).slice(0, MAX_NAMES);
		for (const name of new Set(names.flatMap((one)=>[
				one,
				...changes().sources.get(one) ?? []
			])))for (const { path, start, is, was } of changes().all.get(name) ?? []){
			if (was.length === 0 && !mayBeUnset || !isFlip(is, was, path)) continue;
			return { name, at: _shown().shownAt({ start, end: start + name.length }, path, head.lookups.unread().textOf(path) ?? '') };
		}
		return undefined;
	};
}
function namesIn(subject) {
	const keys = [...subject.matchAll(/(?:\.Values(?:\.\w+)*\.|\b(?:env|requiredEnv|get|getOrNil)\s+"(?:\w+\.)*)(\w+)/g)].flatMap(([, key])=>key ?? []);
	const names = subject.match(NAME)?.map((name)=>name.replace(/^ZARF_(?:VAR|CONST)_/, '')) ?? [];
	return [...names.filter((name)=>!KEYWORD.test(name)), ...keys];
}
function freeNames(conditions) {
	const bound = new Set();
	return conditions.flatMap(({ subject, kind })=>{
		const loop = (kind === 'list' ? ITEMS.exec(subject) : undefined) ?? /\|([\w, ]{1,200})\|$/.exec(subject);
		for (const name of loop?.[1]?.match(/\w+/g) ?? [])bound.add(name);
		return namesIn(subject).filter((name)=>!bound.has(name));
	});
}
const ITEMS = /^([\w$,() ]{1,200}?)(?: in |:?=)/;
const VARIABLES = /(?:^|\/)(?:defaults|vars|group_vars|host_vars)\/[^.]*(?:\.ya?ml)?$/;
const PLAY = /^[ \t-]*(?:hosts|roles|role|import_playbook):/m;
const [MAX_FILES, MAX_VARIABLES] = [200, 64 * 1024];
function isOfPlays(path, text = '') {
	return VARIABLES.test(path) || /\.ya?ml$/.test(path) && PLAY.test(text);
}
function variablesOf(sides, wanted) {
	const all = new Map();
	for (const side of sides)for (const path of [
		...side.names()
	].filter((one)=>VARIABLES.test(one)).sort().slice(0, MAX_FILES))for (const [name, { values }] of settingsIn(side.textOf(path), wanted, MAX_VARIABLES))for (const value of values)_appen().append(all, name, value);
	return all;
}
function sourcesOf(sides, wanted) {
	const sources = new Map();
	let names = wanted;
	for(let step = 0; step < MAX_STEPS && names.size > 0; step += 1){
		const found = [...variablesOf(sides, names)].map(([name, values])=>[name, usedIn(values.join(' '), name)]);
		for (const [name, used] of found)if (used.length > 0) sources.set(name, used);
		names = new Set(found.flatMap(([, used])=>used.filter((one)=>!sources.has(one))));
	}
	return new Map([...wanted].map((name)=>[name, reached(name, sources)]));
}
function reached(name, sources) {
	const all = new Set(sources.get(name) ?? []);
	for (const one of all)for (const other of all.size > MAX_NAMES ? [] : sources.get(one) ?? [])all.add(other);
	return [...all];
}
function changesIn(head, base) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const all = new Map();
	const ofBlocks = [..._block().coreDnsBlocks(head), ..._block().coreDnsBlocks(base)].flatMap(({ block })=>{
		const guard = _block().guardOf(block);
		return (guard === undefined ? _chart().decisionsIn(block) : _condi().conditionsAt(guard.at)).map(({ subject })=>subject);
	});
	const decides = new Set([
		...ofBlocks,
		...[...unfilledIn(head)].map(textAt),
		...subjectsIn(head),
		...[...head.lookups.chartValues.values() ?? []].flat().flatMap(({ choices = [] })=>choices.map(({ subject })=>subject))
	].flatMap(namesIn));
	if (decides.size === 0) return { all, sources: new Map() };
	const sources = sourcesOf([now, then], decides);
	const wanted = new Set([...decides, ...[...sources.values()].flat()]);
	const defaults = _once().once(()=>variablesOf([then], wanted));
	for (const path of [...head.lookups.changed ?? []].filter((one)=>!_paths().isTest(one)).sort()){
		const text = now.textOf(path);
		const stated = settingsIn(text, wanted);
		const old = stated.size === 0 ? undefined : settingsIn(then.textOf(path), wanted);
		for (const [name, { start, values }] of stated){
			const given = isOfPlays(path, text) ? defaults().get(name) : undefined;
			const was = old?.get(name)?.values ?? [...new Set(given)];
			const [mean = [], meant = []] = [values, was].map((list)=>list.map(meaningOf));
			const stays = old?.get(name) === undefined && mean.every((one)=>meant.includes(one));
			if (!stays && isOther(mean, meant)) _appen().append(all, name, { path, start, is: values, was });
		}
	}
	return { all, sources };
}
function settingsIn(text = '', wanted, most = MAX_LENGTH, depth = 0) {
	const found = new Map();
	if (text.length > most) return found;
	for (const { 1: name = '', 2: value = '', index } of [SETS, DEFAULT, LISTED].flatMap((one)=>[...text.matchAll(one)])){
		if (!wanted.has(name)) continue;
		const known = found.get(name);
		if (known === undefined) found.set(name, { start: index, values: [withoutFlags(value)] });
		else known.values.push(withoutFlags(value));
	}
	const used = new Map([...found].map(([name, { values }])=>[name, usedIn(values.join(' '), name)]));
	const others = new Set([...used.values()].flat());
	const deeper = others.size === 0 || depth === MAX_STEPS ? undefined : settingsIn(text, others, most, depth + 1);
	for (const [name, { values }] of found)for (const other of used.get(name) ?? [])for (const value of deeper?.get(other)?.values.slice(0, MAX_NAMES) ?? [])values.push(value);
	return found;
}
function meaningOf(value) {
	const plain = value.replace(/[\s}\]]+$/, '').replace(/^(["'])(.*)\1$/, '$2');
	return /^(?:yes|on|true)$/i.test(plain) ? 'true' : /^(?:no|off|false)$/i.test(plain) ? 'false' : plain;
}
function withoutFlags(value) {
	return value.replace(/\s+(?:--?[a-z].*|\\)$/i, '').trim();
}
function usedIn(value, own) {
	const names = new Set([...value.matchAll(USED)].flatMap(([, name])=>name === own ? [] : name ?? []));
	return [...names].slice(0, MAX_NAMES);
}
function textAt({ file, span }) {
	return file.text.slice(span.start, span.end);
}
function isOther(is, was) {
	if (is.join('\n') === was.join('\n')) return false;
	const [known, kept] = [new Set(was), new Set(is)];
	const [come, gone] = [without(is, was), without(was, is)];
	if (come.length > 0 === gone.length > 0) return true;
	return come.some((value)=>!known.has(value)) || gone.some((value)=>!kept.has(value));
}
function without(values, others) {
	const left = new Map();
	for (const value of others)left.set(value, (left.get(value) ?? 0) + 1);
	return values.filter((value)=>{
		const count = left.get(value) ?? 0;
		left.set(value, count - 1);
		return count <= 0;
	});
}
const GUARD = /(?<![\w-])loop(?![\w-])/;
const ITEM = /(?:^[ \t]*-[ \t]*|\bname["']?[ \t]*[:=][ \t]*|[[,][ \t]*)["']?loop["']?[ \t]*(?=[\]},]|$)/gm;
function* openGuards(head, base) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	if ((head.lookups.changed?.size ?? 0) === 0) return;
	const known = new Set([..._block().coreDnsBlocks(base)].flatMap(({ block })=>_block().guardOf(block) ? block.at.file.path : []));
	const were = new Set([...unfilledIn(base)].map(({ file })=>file.path));
	const places = [...unfilledIn(head)].filter(({ file })=>were.has(file.path));
	const flips = openFlips(head, base);
	for (const at of places){
		const subject = textAt(at);
		const isLost = (is, was)=>GUARD.test(subject) ? isOther(is, was) : count(is, GUARD) < count(was, GUARD);
		const flipped = flips([{ subject }], isLost);
		if (flipped !== undefined) yield { ...flipped, decides: at };
	}
	for (const { at } of head.notices.filter(isUnrendered)){
		const flipped = flips([...now.conditionsIn(at.file.path).values()].map(({ taken })=>taken));
		if (flipped !== undefined) yield { ...flipped, decides: at };
	}
	yield* _lists().listsSetAnew(places, head, base);
	const [decides] = places;
	for (const path of decides === undefined ? [] : [...head.lookups.changed ?? []].sort()){
		const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
		if (known.has(path) || text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
		if (decides !== undefined && [...old.matchAll(ITEM)].length > [...text.matchAll(ITEM)].length) yield { name: 'loop', at: _shown().shownAt({ start: 0, end: 0 }, path, text), decides };
	}
}
function isUnrendered({ template }) {
	return template === true;
}
function subjectsIn(snapshot) {
	return snapshot.notices.filter(isUnrendered).flatMap(({ at })=>[
			...snapshot.lookups.unread().conditionsIn(at.file.path).values() ?? []
		]).map(({ taken })=>taken.subject);
}
function count(values, word) {
	return values.filter((value)=>word.test(value)).length;
}
function* unfilledIn(snapshot) {
	const seen = new Set();
	const isValued = (block)=>_chart().decisionsIn(block).some(({ scope })=>snapshot.lookups.chartValues.has(scope) === true);
	const isNew = (at)=>seen.size < MAX_NAMES && seen.size < seen.add(_locat().placeKey(at)).size;
	const read = new Set();
	for (const { block } of _block().coreDnsBlocks(snapshot)){
		read.add(block.at.file.path);
		if (_block().forwards(block) && _block().guardOf(block) === undefined && _block().mayBringGuard(block) && !isValued(block)) {
			for (const step of block.steps)if (step.kind === 'opaque' && isNew(step.at)) yield step.at;
		}
	}
	for (const { code, at } of snapshot.notices)if (code === 'placeholder' && !read.has(at.file.path) && isNew(at)) yield at;
}

return { DEFAULT, namesIn, openFlips, openGuards, without };
}),

"judge/rules/out-of-sight/kept-pieces.js": (function (_from) {
/**
 * Pieces of a server block that are not in sight, and that the base's block had beside its guard. CoreDNS takes `loop`
 * once in a block (plugin/loop/setup.go parse, plugin.ErrOnce): they brought none, and bring none now, unless this
 * change fills them in otherwise.
 */
const [_once, _place, _block, _lostg] = _from("text/once", "text/placeholder", "judge/rules/blocks", "./lost-guards");
const MAX_PIECES = 50;
const MAX_PIECE = 500;
const MAX_NAMES = 20;
function openKeptPieces(head, base) {
	const texts = _once().once(()=>[...head.lookups.changed ?? []].map((path)=>{
			const [then = '', now = ''] = [base, head].map((side)=>side.lookups.unread().textOf(path) ?? '');
			return { path, then, now };
		}));
	const changed = _once().once(()=>{
		const words = new Set();
		for (const { path, then, now } of texts())for (const line of [path, ...differing(then, now)])for (const word of wordsIn(line))words.add(word);
		return words;
	});
	const isMoved = _once().once(()=>texts().reduce((sum, { then, now })=>sum + guardWords(now) - guardWords(then), 0) >= 0);
	let left = MAX_PIECES;
	const isFilledAnew = _once().oncePer((piece)=>{
		left -= 1;
		if (left < 0 || piece.length > MAX_PIECE || head.lookups.changed === undefined) return true;
		const names = namesIn(piece);
		return names.length === 0 || names.length > MAX_NAMES || isMoved() || names.some((name)=>changed().has(name));
	});
	return (now, before, guard)=>{
		const old = before.find((block)=>_block().guardOf(block) === guard);
		if (old === undefined || _lostg().conditionsOfGuard(old).length > 0) return false;
		const known = new Set(old.steps.filter(_block().isUnseen).map(writtenAs));
		return now.steps.filter(_block().isUnseen).every((step)=>known.has(writtenAs(step)) && !isFilledAnew(writtenAs(step)));
	};
}
function guardWords(text) {
	return text.match(/\bloop\b/g)?.length ?? 0;
}
function writtenAs({ at: { file, span } }) {
	return file.text.slice(span.start, span.end);
}
function namesIn(piece) {
	if (!_place().isPlaceholder(piece)) return piece.split(/[/*]/).filter((part)=>part !== '').slice(-1);
	const [expression = ''] = piece.split('|', 1);
	return (expression.match(/[A-Za-z_]\w*/g) ?? []).filter((word)=>!FUNCTIONS.test(word));
}
const FUNCTIONS = /^(?:Values|toYaml|include|template|tpl|default)$/;
function differing(then, now) {
	const [old, current] = [new Set(then.split('\n')), new Set(now.split('\n'))];
	return [...[...old].filter((line)=>!current.has(line)), ...[...current].filter((line)=>!old.has(line))];
}
function wordsIn(line) {
	return [...line.match(/[\w.-]+/g) ?? [], ...line.match(/\w+/g) ?? []];
}

return { openKeptPieces };
}),

"judge/rules/out-of-sight/left-overrides.js": (function (_from) {
/** What went over a server and was not read, and is gone: it may have brought the guard that the server does not have. */
const [_block, _serve] = _from("judge/rules/blocks", "./server-partners");
function* leftOverrides(head, base) {
	const keyOf = ({ message, at })=>`${at.file.path}\n${message}`;
	const now = new Set(head.notices.map(keyOf));
	const gone = base.notices.filter((one)=>one.overrides === true && one.leavesOut === undefined && !now.has(keyOf(one)));
	if (gone.length === 0) return;
	const before = _serve().namedServers(base);
	const isBare = ({ blocks })=>blocks.some((block)=>_block().forwards(block) && _block().guardOf(block) === undefined);
	for (const [key, server] of _serve().namedServers(head)){
		const old = before.get(key);
		if (old === undefined || !isBare(server) || !isBare(old)) continue;
		const places = new Set([server.clusterPath, server.at.file.path, ..._serve().corefilesOf(server)]);
		const notice = gone.find(({ at })=>places.has(at.file.path));
		if (notice !== undefined) yield { server, notice };
	}
}

return { leftOverrides };
}),

"judge/rules/out-of-sight/lists-set-anew.js": (function (_from) {
/** Lists that a template goes through for plugins, which a change sets in one more place and without the guard. */
const [_condi, _once, _paths, _shown] = _from("text/conditions", "text/once", "text/paths", "judge/rules/shown-at");
const VARS = /\.(?:ya?ml|json)$|(?:^|\/)(?:group|host)_vars\//;
const LOOP = /(?<![\w-])loop(?![\w-])/;
const MAX_NAMES = 20;
const MAX_LENGTH = 1024 * 1024;
const MAX_LINES = 200;
function* listsSetAnew(places, head, base) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const lists = new Map(places.flatMap((at)=>listsAround(at).map((name)=>[name, at])).slice(0, MAX_NAMES));
	if (lists.size === 0) return;
	const others = [...then.names()].filter((one)=>VARS.test(one) && !_paths().isTest(one));
	const guardBefore = _once().oncePer((name)=>others.some((one)=>LOOP.test(listIn(then.textOf(one) ?? '', name)?.words ?? '')));
	const changed = [...head.lookups.changed ?? []].filter((path)=>VARS.test(path) && !_paths().isTest(path)).sort();
	for (const path of changed){
		const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
		for (const [name, decides] of Math.max(text.length, old.length) > MAX_LENGTH ? [] : lists){
			const [is, was] = [listIn(text, name), listIn(old, name)];
			if (is === undefined || was !== undefined || LOOP.test(is.words)) continue;
			if (guardBefore(name)) yield { name, at: _shown().shownAt({ start: is.start, end: is.start + name.length }, path, text), decides };
		}
	}
}
function listsAround(at) {
	return _condi().conditionsAt(at).flatMap(({ kind, subject })=>kind === 'list' ? /\bin\s+([a-z_]\w*)/i.exec(subject)?.[1] ?? [] : []);
}
function listIn(text, name) {
	if (!text.includes(name)) return undefined;
	const found = new RegExp(`^([ \\t]*)["']?${name}["']?[ \\t]*:(.*)`, 'm').exec(text);
	if (found === null) return undefined;
	const [whole, indent = '', inline = ''] = found;
	const below = text.slice(found.index + whole.length + 1).split('\n', MAX_LINES);
	const end = below.findIndex((line)=>/\S/.test(line) && !line.startsWith(`${indent} `) && !line.startsWith(`${indent}-`));
	const lines = end === -1 ? below : below.slice(0, end);
	const start = found.index + indent.length;
	return { start, words: [inline, ...lines].map((line)=>line.replace(/#.*/, '')).join('\n') };
}

return { listsSetAnew };
}),

"judge/rules/out-of-sight/lost-guards.js": (function (_from) {
/** Server blocks of a server that forward without the guard that the base has for their zones. */
const [
	_name, _appen, _condi, _once, _chart, _block, _succe,
] = _from( "dns/name", "text/append", "text/conditions", "text/once", "judge/chart-values", "judge/rules/blocks", "./successors", );
function unguarded(before, after, depends = isConditional) {
	const sides = { before, after, held: byZone(before), holds: byZone(after) };
	const bare = after.filter((block)=>_block().guardOf(block) === undefined && (_block().forwards(block) || _block().mayBringGuard(block)));
	const suspects = new Set([...bare, ...after.filter((block)=>isConditional(block) && _block().forwards(block))]);
	const added = bare.filter((block)=>block.keys.every((key)=>!sides.held.has(key.zone)));
	const lost = [
		...atSameZone(sides, suspects, depends),
		...takenOver(sides, added),
		...widened(sides, added),
		...ofOnlyForward(sides, added),
		...ofUnknownZone(sides)
	];
	const found = new Map();
	for (const one of lost)_once().getOrInsert(found, one.now, ()=>one);
	const open = new Set(before.filter((block)=>_block().mayBringGuard(block) && _block().guardOf(block) === undefined).flatMap((block)=>block.keys.map((key)=>key.zone)));
	return after.flatMap((block)=>found.get(block) ?? []).filter(({ now })=>_block().guardOf(now) !== undefined || !_block().mayBringGuard(now) || !now.keys.some((key)=>open.has(key.zone)));
}
function guardedIn(blocks) {
	return blocks.filter(_block().forwards).flatMap((old)=>{
		const guard = _block().guardOf(old);
		return guard === undefined ? [] : { old, guard };
	});
}
function* atSameZone(sides, suspects, depends) {
	const successorsAt = _succe().openSuccessors(sides.before, sides.after);
	for (const { old, guard } of guardedIn(sides.before))for (const key of old.keys)for (const now of successorsAt(old, key))if (suspects.has(now) && (_block().guardOf(now) === undefined || !depends(old))) yield {
		now,
		guard,
		moved: false
	};
}
function* takenOver({ held, holds }, added) {
	const stanzasOf = _once().oncePer(stanzasIn);
	const stillOf = _once().oncePer((old)=>[...new Set(old.keys.flatMap((key)=>holds.get(key.zone) ?? []))]);
	for (const now of added){
		const zone = now.keys[0]?.zone;
		if (zone === undefined) continue;
		const olds = new Set([..._name().ancestry(zone)].flatMap((above)=>held.get(above) ?? []));
		for (const old of olds){
			const guard = _block().guardOf(old);
			if (guard === undefined || !tookOver({ old, now, zone }, stillOf(old), stanzasOf)) continue;
			yield { now, guard, moved: true };
			break;
		}
	}
}
function* ofUnknownZone({ before, after }) {
	const open = (blocks)=>_appen().grouped(blocks.filter(({ keys })=>keys.length === 0), firstLineOf);
	const news = open(after);
	for (const [line, olds] of open(before))for (const [place, old] of olds.entries()){
		const guard = _block().forwards(old) ? _block().guardOf(old) : undefined;
		const now = news.get(line)?.[place];
		if (guard === undefined || now === undefined || !_block().forwards(now) || _block().guardOf(now) !== undefined) continue;
		if (olds.length === news.get(line)?.length) yield { now, guard, moved: false };
	}
}
const MAX_LINE = 500;
function firstLineOf({ extent: { file, span } }) {
	return file.text.slice(span.start, span.start + MAX_LINE).replace(/\n.*$/s, '').trim();
}
function* widened({ before, holds }, added) {
	const stanzasOf = _once().oncePer(stanzasIn);
	const news = new Set(added);
	const newAt = _once().oncePer((zone)=>holds.get(zone)?.find((one)=>news.has(one)));
	for (const { old, guard } of news.size === 0 ? [] : guardedIn(before))for (const { zone } of old.keys){
		const nearest = [..._name().ancestry(zone)].find((above)=>holds.has(above));
		const now = nearest === zone || nearest === undefined ? undefined : newAt(nearest);
		if (now !== undefined && [...stanzasOf(old).keys()].some((upstreams)=>stanzasOf(now).has(upstreams))) yield { now, guard, moved: true };
	}
}
function* ofOnlyForward({ before, after, holds }, added) {
	const gone = guardedIn(before).find(({ old })=>old.keys.every(({ zone })=>!holds.has(zone)));
	const [come] = added;
	const alone = (blocks)=>blocks.filter(_block().forwards).length === 1;
	if (gone !== undefined && come !== undefined && alone(before) && alone(after)) yield { now: come, guard: gone.guard, moved: false };
}
function conditionsOfGuard(block) {
	const guard = _block().guardOf(block);
	const around = _condi().conditionsAt(block.at).length;
	return guard === undefined ? [] : _condi().conditionsAt(guard.at).slice(around).filter((taken)=>!_chart().isAlwaysTaken(taken));
}
function isConditional(block) {
	return conditionsOfGuard(block).length > 0;
}
function stanzasIn(block) {
	const out = new Map();
	for (const step of block.steps){
		if (step.kind !== 'forward') continue;
		const upstreams = JSON.stringify(step.to.map((one)=>one.value));
		_once().getOrInsert(out, upstreams, ()=>new Set()).add(step.from);
	}
	return out;
}
function tookOver({ old, now, zone }, still, stanzasOf) {
	for (const upstreams of stanzasOf(now).keys()){
		const from = [..._name().ancestry(zone)].find((above)=>stanzasOf(old).get(upstreams)?.has(above));
		if (from === undefined) continue;
		if (!still.some((block)=>stanzasOf(block).get(upstreams)?.has(from))) return true;
	}
	return false;
}
function byZone(blocks) {
	const out = new Map();
	for (const block of blocks)for (const { zone } of block.keys){
		const known = out.get(zone);
		if (known === undefined) out.set(zone, [block]);
		else if (known.at(-1) !== block) known.push(block);
	}
	return out;
}

return { conditionsOfGuard, unguarded };
}),

"judge/rules/out-of-sight/moved-texts.js": (function (_from) {
/** Corefiles that go from where they are read to where they are not, or back, and lose their guard on the way. */
const [_appen, _block] = _from("text/append", "judge/rules/blocks");
function movedTexts(sides, changed) {
	const { now, then } = sides;
	const left = guardsLeft(sides, changed);
	const all = [...serversLeft(sides), ...left];
	const unread = (all.length === 0 ? [] : changed).flatMap((path)=>{
		const word = then.forwardsIn(path) ? undefined : now.bareForwardIn(path);
		const block = word === undefined ? [] : blockAround(now.textOf(path) ?? '', word);
		const from = all.find((one)=>one.path !== path && comesFrom(block, one));
		return word === undefined || from === undefined ? [] : [{ kind: from.kind, path, word }];
	});
	return _appen().distinctBy([...unread, ...intoSight(sides, left)], ({ path })=>path);
}
function guardsLeft({ now, then }, changed) {
	const lost = changed.map((path)=>({ path, count: then.guardsIn(path) - now.guardsIn(path) }));
	if (lost.reduce((sum, { count })=>sum + count, 0) <= 0) return [];
	const left = lost.filter(({ count })=>count > 0).slice(0, MAX_GONE);
	return left.map(({ path })=>({ kind: 'unread loss', path, lines: new Set(trimmed(then.textOf(path) ?? '')) }));
}
function serversLeft({ head, base }) {
	const stays = new Set(_block().coreDnsServers(head).map(_block().workloadNameOf));
	return _block().coreDnsServers(base).filter((one)=>!stays.has(_block().workloadNameOf(one)) && _block().someGuarded(one.config.blocks)).flatMap(({ config })=>config.blocks).slice(0, MAX_GONE).map((block)=>({
			kind: 'unread guard',
			path: '',
			lines: new Set(linesOf(block))
		}));
}
function blockAround(text, { start, end }) {
	const from = Math.max(text.lastIndexOf('{', start), text.lastIndexOf('\n', start) - MAX_AROUND);
	const close = text.indexOf('}', end);
	const to = Math.min(close === -1 ? text.length : close, end + MAX_AROUND);
	return ofBlock(text.slice(from + 1, to));
}
function comesFrom(block, { lines }) {
	const to = block.filter((line)=>line.startsWith('forward '));
	const isAlike = block.filter((line)=>lines.has(line)).length > ALIKE * block.length;
	return to.length > 0 && to.every((line)=>lines.has(line)) && isAlike;
}
function* intoSight({ head, base }, left) {
	if (left.length === 0) return;
	const known = _block().coreDnsServers(base).filter(({ config })=>config.blocks.some(_block().forwards));
	const names = new Set(known.map(_block().workloadNameOf));
	for (const server of _block().coreDnsServers(head)){
		const { blocks } = server.config;
		if (names.has(_block().workloadNameOf(server)) || _block().someGuarded(blocks) || blocks.some(_block().mayBringGuard)) continue;
		const came = blocks.find((block)=>{
			const lines = _block().forwards(block) && head.lookups.changed?.has(block.at.file.path) === true ? linesOf(block) : [];
			return left.some((one)=>comesFrom(lines, one));
		});
		if (came !== undefined) yield { kind: 'unread loss', path: came.at.file.path, word: came.at.span };
	}
}
const [MAX_GONE, ALIKE] = [50, 0.7];
const MAX_AROUND = 2000;
function linesOf({ extent: { file, span } }) {
	return ofBlock(file.text.slice(span.start, span.end));
}
function ofBlock(text) {
	return trimmed(text).filter((line)=>line !== '' && line !== '}' && line !== 'loop');
}
function trimmed(text) {
	return text.split('\n').map((line)=>line.trim());
}

return { movedTexts };
}),

"judge/rules/out-of-sight/named-instead.js": (function (_from) {
/** Files that name another configuration than before: a unit's `-conf`, Docker's `COPY`, `helm -f`, or lay one over an import. */
const [_named, _paths, _block, _serve] = _from("text/named-paths", "text/paths", "judge/rules/blocks", "./server-partners");
const MAX_LENGTH = 1024 * 1024;
const TELLS = /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:docs?|examples?|vendor|node_modules)\/|\.(?:mdx?|rst|adoc|lock|sum|patch|diff)$/i;
const OBJECT = /^[ \t{]*["']?apiVersion["']?[ \t]*:/m;
const DROP_IN = /^(.+\.(?:service|container))\.d\/[^/]+\.conf$/;
const LAYS = /(?<![\w./-])(?:helm|cp|mv|ln|rsync)\s/;
const IMPORTS = /\bimport[ \t]{1,9}@?["']([^"'\n]{1,300})["']/g;
const MERGED = /\+:{0,3}\s{0,99}\{[^()]{0,400}$/;
const MAX_BEFORE = 500;
const COMMAND = /(?:[^\n]*\\[ \t]*\n){0,20}[^\n]*/g;
function* namedInstead(head, base, { before, after }) {
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const [guarded, bare] = [openFiles(before, true), openFiles(after, false)];
	if (guarded === undefined || bare === undefined) return;
	const had = new Set([...before.values()].flatMap(_serve().corefilesOf));
	for (const path of [...head.lookups.changed ?? []].sort()){
		const text = _paths().isTest(path) || TELLS.test(path) ? '' : now.textOf(path) ?? '';
		if (text.length > MAX_LENGTH || OBJECT.test(text) || text.includes('\0')) continue;
		if (bare(_named().wordsIn(text), path).size === 0) continue;
		const old = then.textOf(path) ?? then.textOf(DROP_IN.exec(path)?.[1] ?? path) ?? '';
		const [are, were] = changedWords(text, old.length > MAX_LENGTH ? '' : old);
		const gone = guarded(moreIn(were, are), path);
		const imported = then.textOf(path) === undefined ? NONE : importedWords(path, text, now.mergesImports(path));
		const layers = imported.size > 0 ? imported : layingWords(text);
		for (const [word, server] of bare(moreIn(are, were), path)){
			if (word === path && had.has(path)) continue;
			const olds = [...gone.values(), ...guarded(layers.get(word) ?? new Set(), path).values()];
			const was = olds.find((one)=>corefilePath(one) !== corefilePath(server));
			if (imported.has(word) && was !== undefined && !isMerged(server, was)) continue;
			const assumption = corefilePath(server) === path ? `${path} lays this over what it imports` : `${path} has ${corefilePath(server)} used in place of ${was && corefilePath(was)}`;
			if (was !== undefined) yield { server, before: was.blocks, other: { counts: false, assumption } };
		}
	}
}
function changedWords(text, old) {
	const [now, then] = [text, old].map((one)=>one.split('\n'));
	const countsOf = (lines = [], others = [])=>{
		const [counts, known] = [new Map(), new Set(others)];
		for (const line of lines)if (!known.has(line)) for (const word of _named().wordsIn(line))counts.set(word, (counts.get(word) ?? 0) + 1);
		return counts;
	};
	return [countsOf(now, then), countsOf(then, now)];
}
function moreIn(counts, others) {
	return new Set([...counts].flatMap(([word, count])=>count > (others.get(word) ?? 0) ? word : []));
}
function corefilePath(server) {
	return _serve().corefilesOf(server)[0] ?? server.at.file.path;
}
function openFiles(servers, isGuarded) {
	const [all, wanted] = [new Set(), new Map()];
	for (const server of servers.values())for (const file of _serve().corefilesOf(server)){
		all.add(file);
		if (server.blocks.some((block)=>_block().forwards(block) && _block().guardOf(block) !== undefined === isGuarded)) wanted.set(file, server);
	}
	if (wanted.size === 0) return undefined;
	const filesOf = _named().openNamed(all);
	return (words, path)=>{
		const found = new Map();
		for (const word of [path, ...words]){
			const files = word === path ? [path] : filesOf(word);
			if (files.length === 0) continue;
			const [nearest = ''] = _paths().nearestFirst(files, _paths().directoryOf(path), _paths().directoryOf);
			const server = wanted.get(nearest);
			if (server !== undefined) found.set(word, server);
		}
		return found;
	};
}
const NONE = new Map();
function importedWords(path, text, merges) {
	const words = merges ? new Set([...text.matchAll(IMPORTS)].flatMap(([, file = ''])=>_named().wordsIn(file))) : new Set();
	return words.size === 0 ? NONE : new Map([path, ...words].map((word)=>[word, words]));
}
function isMerged(server, was) {
	const [block] = server.blocks;
	if (server.name === was.name || block === undefined) return true;
	const { file, span } = block.at;
	return server.name === `${file.path}/Corefile` && MERGED.test(file.text.slice(Math.max(0, span.start - MAX_BEFORE), span.start));
}
function layingWords(text) {
	const commands = (text.match(COMMAND) ?? []).filter((one)=>LAYS.test(one));
	const all = commands.map((one)=>new Set(_named().wordsIn(one)));
	return new Map(all.flatMap((words)=>[...words].map((word)=>[word, words])));
}

return { TELLS, corefilePath, namedInstead };
}),

"judge/rules/out-of-sight/named-left-out.js": (function (_from) {
/** Configurations in folders that the scan leaves out, of which a change writes the path where nothing follows it. */
const [_linee, _rule, _shown] = _from("text/line-ends", "judge/rules/rule", "judge/rules/shown-at");
const MAX_LENGTH = 1024 * 1024;
const MAX_FILES = 1000;
const MANIFEST = /\.(?:ya?ml|json|tpl|j2)$/i;
const LISTS = /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:vendor|node_modules|testdata)\/|\.(?:mdc?|lock|sum)$/i;
const TEST = /[._-](?:test|spec)\.\w+$|(?:^|\/)(?:test_[^/]*\.py$|(?:tests?|specs?|e2e)\/)|\.txt$/;
const NAMED = /(?<![\w.-])(?:vendor|node_modules|testdata)(?:[\\/][\w.-]+)+/g;
function* namedLeftOut(head, base, known) {
	const now = head.lookups.unread();
	const named = namedIn([...head.lookups.changed ?? []].sort(), base, now.textOf);
	if (named.size === 0) return;
	let left = MAX_FILES;
	for (const path of [...now.names()].sort()){
		const at = MANIFEST.test(path) ? placesOf(path).flatMap((place)=>named.get(place) ?? [])[0] : undefined;
		if (at === undefined || head.read.has(path)) continue;
		left -= 1;
		if (left >= 0 && now.leftOutIn(path, MAX_LENGTH, known)) yield reported(path, at);
	}
}
function namedIn(changed, base, textOf) {
	const named = new Map();
	for (const path of changed){
		const text = LISTS.test(path) || TEST.test(path) ? '' : textOf(path) ?? '';
		const words = text.length > MAX_LENGTH ? [] : [...text.matchAll(NAMED)];
		const old = words.length === 0 ? '' : base.lookups.unread().textOf(path) ?? '';
		for (const { 0: word, index } of words){
			const place = word.replaceAll('\\', '/');
			const before = text.slice(_linee().lineStart(text, index), index);
			if (named.has(place) || LISTS.test(before) || old.includes(word)) continue;
			named.set(place, _shown().shownAt({ start: index, end: index + word.length }, path, text));
		}
	}
	return named;
}
function placesOf(path) {
	const steps = path.split('/');
	const from = steps.findIndex((one)=>/^(?:vendor|node_modules|testdata)$/.test(one));
	return steps.slice(from + 1).map((_, index)=>steps.slice(from, steps.length - index).join('/'));
}
function reported(path, at) {
	return _rule().finding('unreadable', ['left out', path], {
		severity: 'warning',
		cluster: '',
		at,
		message: `This change names \`${path}\` here, which states where DNS goes and is left out of the scan: whether it is applied is not known.`,
		advice: `Keep it where it is scanned, or name it as a PATH: \`loopgate scan . ${path}\`.`
	});
}

return { namedLeftOut };
}),

"judge/rules/out-of-sight/named-rivals.js": (function (_from) {
/** Configurations of one thing, with a guard and without, and the words by which a text names them. */
const [
	_appen, _globs, _named, _once, _paths, _block, _serve,
] = _from( "text/append", "text/globs", "text/named-paths", "text/once", "text/paths", "judge/rules/blocks", "./server-partners", );
const MAX_PATHS = 100;
const HOLE = /\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$(?:\w{1,99}|[@*<^])/g;
const PATH = new RegExp(String.raw`(?:${HOLE.source}|[\w./-]){1,400}`, 'g');
const NAMES_FOLDER = /\/|(?:-[fk]|--filename|\bbuild|(?:paths?|folder|dir\w{0,9})["']?\s?[:=]|\(|roles?["']?\s?:)[ =]*\[?["']?[\w.-]+$|^\s*-\s[\w.-]+$/;
function openRivals(head, base, { before, after }) {
	const known = _once().once(()=>knownIn(head, { before, after }));
	const named = _once().once(()=>_named().openNamed(known().keys()));
	const folders = _once().once(()=>foldersOf(known()));
	const unread = openUnread(head, base);
	return (text, path)=>{
		const shared = (file)=>_paths().sharedParts(_paths().directoryOf(file), _paths().directoryOf(path));
		const nearest = (files)=>[...files].sort((a, b)=>shared(b) - shared(a))[0] ?? '';
		const parts = _once().once(()=>partsIn(text, known()));
		return oncePerWord((word, names)=>{
			const folder = names ? folderNamed(word, path, folders()) : undefined;
			const found = known().get(nearest(named()(word))) ?? folder ?? unread(word, nearest);
			return found ?? parts().get(_paths().baseName(word).replace(/\..*$/, ''));
		});
	};
}
function folderNamed(word, path, folders) {
	const folder = word.replace(/^(?:\.\/)+|\/+$/g, '');
	const own = _paths().directoryOf(path);
	return folders.get(folder) ?? folders.get(_paths().inFolder(own, folder)) ?? folders.get(_paths().inFolder(own, `roles/${folder}`));
}
function oncePerWord(find) {
	const [files, any] = [true, false].map((names)=>_once().oncePer((word)=>find(word, names)));
	return (word, before)=>(NAMES_FOLDER.test(`${before}${word}`) ? files : any)?.(word);
}
function knownIn(head, { before, after }) {
	const [then, now] = [statesOf(before), statesOf(after)];
	const both = [...now].flatMap(([file, one])=>then.get(file)?.isGuarded === one.isGuarded ? one : []);
	const same = [...both, ...both.flatMap((one)=>one.isGuarded ? includedBare(one, head) : [])];
	const [guarded, bare] = [true, false].map((wanted)=>new Set(same.flatMap(({ group, isGuarded })=>isGuarded === wanted ? group : [])));
	return new Map(same.flatMap((one)=>guarded?.has(one.group) && bare?.has(one.group) ? [[one.file, one]] : []));
}
function includedBare(build, { lookups: { builds, unread } }) {
	const own = _paths().directoryOf(build.file);
	const folders = new Set(builds.has(own) ? [own] : []);
	for (const folder of folders)for (const one of builds.get(folder)?.resources ?? [])if (builds.has(one)) folders.add(one);
	folders.delete(own);
	return [...folders].flatMap((folder)=>{
		const states = (builds.get(folder)?.resources ?? []).map((path)=>unread().isGuardedText(path));
		const isBare = states.includes(false) && !states.includes(true);
		return isBare ? [
			{
				...build,
				file: `${folder}/`,
				isGuarded: false
			}
		] : [];
	});
}
function statesOf(servers) {
	const found = new Map();
	for (const server of servers.values()){
		const forwarding = server.blocks.filter(_block().forwards);
		const isFile = server.name === server.at.file.path;
		const group = isFile ? `Corefile ${_serve().zonesKey(server)}` : server.name.replace(/\/[^/]+\//, '/');
		const isGuarded = forwarding.every((block)=>_block().guardOf(block) !== undefined);
		const isObject = !isFile && server.clusterPath === undefined;
		const built = server.clusterPath === undefined ? [] : [server.clusterPath];
		for (const file of forwarding.length === 0 ? [] : [...built, ..._serve().corefilesOf(server)])if (!found.has(file)) found.set(file, { file, group, isGuarded, isObject, isRun: _serve().runs(server) });
	}
	return found;
}
function rivalFolders(head, compared) {
	return foldersOf(knownIn(head, compared));
}
function foldersOf(known) {
	const found = new Map();
	for (const one of known.values())for(let folder = _paths().directoryOf(one.file); folder !== ''; folder = _paths().directoryOf(folder)){
		const other = found.get(folder);
		const isAlike = other !== undefined && other.group === one.group && other.isGuarded === one.isGuarded;
		found.set(folder, !found.has(folder) || isAlike ? { ...one, file: folder, isObject: false } : undefined);
	}
	return new Map([...found].flatMap(([folder, one])=>one === undefined ? [] : [[folder, one]]));
}
const TEXT = 'text';
function partsIn(text, known) {
	const found = new Map();
	const paths = new Set((text.match(PATH) ?? []).filter((one)=>one.search(HOLE) !== -1));
	for (const path of [...paths].slice(0, known.size === 0 ? 0 : MAX_PATHS)){
		const pattern = path.replace(HOLE, '*').replace(/^(?:(?:\.{1,2}|\*)?\/)+/, '');
		const fits = /[^*/.]/.test(pattern) ? _globs().compileGlobs([
			`**/${pattern}`,
			`**/${pattern}/**`
		]) : undefined;
		const fitting = typeof fits === 'function' ? [...known.values()].filter(({ file })=>fits(file)) : [];
		if (new Set(fitting.map(({ isGuarded })=>isGuarded)).size < 2) continue;
		const ways = new Map();
		for (const one of fitting)for (const part of new Set(one.file.split(/[/.]/)))_appen().append(ways, part, one);
		for (const [part, [one, ...others]] of ways)if (one !== undefined && others.every(({ isGuarded })=>isGuarded === one.isGuarded)) found.set(part, found.has(part) && found.get(part)?.isGuarded !== one.isGuarded ? undefined : asPart(one, part));
	}
	return new Map([...found].flatMap(([part, one])=>one === undefined ? [] : [[part, one]]));
}
function asPart(one, part) {
	return {
		...one,
		isPart: true,
		isObject: one.isObject && _paths().baseName(one.file).startsWith(`${part}.`)
	};
}
function openUnread(head, base) {
	const [now, then] = [head, base].map(({ lookups })=>_once().once(lookups.unread));
	const named = _once().once(()=>_named().openNamed(now?.().names() ?? []));
	const rivalOf = _once().oncePer((file)=>{
		const [is, was] = [now?.(), then?.()];
		const isGuarded = [is, was].every((side)=>(side?.guardsIn(file) ?? 0) > 0);
		const isBare = [is, was].every((side)=>side?.bareForwardIn(file) !== undefined);
		return isGuarded || isBare ? { file, group: TEXT, isGuarded, isObject: false, isRun: false } : undefined;
	});
	return (word, nearest)=>{
		const files = /[./]/.test(word) ? named()(word) : [];
		return files.length === 0 ? undefined : rivalOf(nearest(files));
	};
}

return { TEXT, openRivals, rivalFolders };
}),

"judge/rules/out-of-sight/server-partners.js": (function (_from) {
/** Which server of the base became which of the head. */
const [_appen, _defin, _once, _paths, _block] = _from("text/append", "text/defined", "text/once", "text/paths", "judge/rules/blocks");
function namedServers(snapshot, isRefused = false) {
	const out = new Map();
	for (const { view, server, block } of _block().coreDnsBlocks(snapshot, isRefused)){
		const { name, variant } = view.cluster;
		const key = `${name}/${server.id.startsWith(`${server.name}#`) ? server.id : server.name}`;
		const known = out.get(key);
		const { workload, clusterPath, at } = server;
		if (known?.clusterPath !== undefined && clusterPath === undefined) continue;
		const isCopy = known !== undefined && known.clusterPath === undefined && clusterPath !== undefined;
		if (known !== undefined && !isCopy) known.blocks.push(block);
		else {
			const said = _defin().defined({ workload, variant, clusterPath });
			out.set(key, { name: server.name, ...said, cluster: name, at, blocks: [block] });
		}
	}
	return out;
}
function partners(before, after) {
	const gone = goneOf(before, after);
	const come = comeIn(before, after, gone);
	const single = gone.size === 1 && come.length === 1 ? [...gone][0] : undefined;
	const out = new Map();
	const pairAll = (find)=>{
		for (const [key, server] of come){
			const found = out.has(key) ? undefined : find(server, key);
			if (found === undefined) continue;
			out.set(key, found[0]);
			gone.delete(found[0]);
		}
	};
	/** The base's server at the head's place. */ const onlyAt = (placesOf)=>{
		const [were, are] = [gone, new Map(come)].map((servers)=>byPlace(servers, placesOf));
		return (server)=>{
			const [place = ''] = placesOf(server);
			const [was, ...others] = were?.get(place) ?? [];
			const isOnly = others.length === 0 && are?.get(place)?.length === 1;
			return isOnly && was !== undefined && gone.has(was[0]) ? was : undefined;
		};
	};
	pairAll(onlyAt(({ name, clusterPath })=>clusterPath === undefined ? [] : [
			`${clusterPath}|${name}`
		]));
	const workloads = byPlace(gone, workloadOf);
	pairAll((server)=>{
		const own = corefilesOf(server);
		const same = workloadOf(server).flatMap((place)=>workloads.get(place) ?? []);
		return same.find(([key, was])=>gone.has(key) && corefilesOf(was).some((path)=>own.includes(path)));
	});
	pairAll(onlyAt(workloadOf));
	pairAll(onlyAt(nameInFolder));
	for (const placesOf of [corefilesOf, (server)=>[server.at.file.path]]){
		const inPlace = byPlace(gone, placesOf);
		pairAll((server)=>{
			const zones = zonesKey(server);
			const beside = placesOf(server).flatMap((path)=>inPlace.get(path) ?? []).filter(([old])=>gone.has(old));
			const alike = beside.filter(([, was])=>zonesKey(was) === zones);
			return beside.find(([, was])=>was.name === server.name) ?? (alike.length === 1 ? alike[0] : undefined);
		});
	}
	const read = new Set([...before.values()].flatMap(corefilesOf));
	const byZones = byPlace(gone, (server)=>[zonesKey(server)]);
	const guardsOf = _once().oncePer(guardsKey);
	pairAll((server, key)=>{
		if (!runs(server) && corefilesOf(server).every((path)=>read.has(path))) return undefined;
		const matching = (byZones.get(zonesKey(server)) ?? []).filter(([old])=>gone.has(old));
		if (matching.length === 1) return matching[0];
		const named = matching.find(([old])=>old.split('/').pop() === key.split('/').pop());
		const areAlike = new Set(matching.map(([, was])=>guardsOf(was))).size === 1;
		const isHeir = single !== undefined && sharesPart(single[1], server);
		return named ?? (isHeir ? single : undefined) ?? (areAlike ? matching[0] : undefined);
	});
	return out;
}
function goneOf(before, after) {
	return new Map([...before].filter(([key, server])=>!after.has(key) && mayLose(server)));
}
function comeIn(before, after, gone) {
	const isKept = openKept(before);
	const left = new Set([...gone.values()].map(({ name })=>name));
	const isNew = (key, server)=>!before.has(key) || left.has(server.name) && mayLose(server) && before.get(key)?.blocks.some(_block().forwards) === false;
	return [...after].filter(([key, server])=>isNew(key, server) && !isKept(server));
}
function mayLose({ blocks }) {
	return blocks.some((one)=>_block().forwards(one) || _block().guardOf(one) !== undefined);
}
function byPlace(servers, placesOf) {
	const found = new Map();
	for (const known of servers)for (const path of placesOf(known[1]))_appen().append(found, path, known);
	return found;
}
function workloadOf({ name, at }) {
	return /^[^/]+\/(?:ConfigMap|Secret)\//.test(name) ? [] : [
		`${name}|${at.file.path}`
	];
}
function nameInFolder({ at, name }) {
	return [
		`${_paths().directoryOf(at.file.path)}|${name.slice(name.indexOf('/') + 1)}`
	];
}
function runs(server) {
	return workloadOf(server).length > 0 && server.name !== server.at.file.path;
}
function openKept(before) {
	const read = new Set([...before.values()].flatMap(corefilesOf));
	const isByItself = ({ at, clusterPath }, path)=>path === at.file.path && clusterPath === `${path}/values`;
	return (server)=>corefilesOf(server).every((path)=>isByItself(server, path) && read.has(path));
}
function corefilesOf({ blocks }) {
	return [...new Set(blocks.map((block)=>block.at.file.path))];
}
function guardsKey(server) {
	return server.blocks.map((block)=>`${_block().guardOf(block) !== undefined} ${block.keys.map(({ zone })=>zone).join(' ')}`).sort().join('|');
}
function zonesKey(server) {
	return server.blocks.flatMap((block)=>block.keys.map((key)=>`${key.zone}:${key.port}`)).sort().join(' ');
}
function* takenPlaces(compared) {
	const { before, after, partner } = compared;
	const paired = new Set(partner.values());
	const gone = [...before].filter(([key, one])=>!after.has(key) && !paired.has(key) && isGuarded(one));
	const read = new Set([...before.values()].flatMap(corefilesOf));
	const isNew = (one)=>!corefilesOf(one).every((path)=>read.has(path));
	const come = [...after].filter(([key, one])=>!before.has(key) && !partner.has(key) && isNew(one));
	const byPart = new Map();
	const isAny = gone.length === come.length;
	for (const [, one] of gone.toReversed())for (const part of partsOf(one, isAny))_appen().append(byPart, part, one);
	const taken = new Set();
	const nextOf = (part)=>{
		const list = byPart.get(part) ?? [];
		for(let one = list.at(-1); one !== undefined; one = list.at(-1)){
			if (!taken.has(one)) return one;
			list.pop();
		}
		return undefined;
	};
	const [only] = isAny && gone.length === 1 ? gone : [];
	for (const [, server] of gone.length === 0 ? [] : come){
		const part = [...partsOf(server, isAny)].find((one)=>nextOf(one) !== undefined);
		const old = part === undefined ? only?.[1] : nextOf(part);
		if (old === undefined) continue;
		taken.add(old);
		const assumption = `${server.name} stands in place of ${old.name}`;
		yield { server, before: old.blocks, other: { counts: false, assumption } };
	}
}
function isGuarded({ blocks }) {
	return blocks.some((block)=>_block().forwards(block) && _block().guardOf(block) !== undefined);
}
function sharesPart(was, is) {
	const parts = partsOf(was, true);
	return [...partsOf(is, true)].some((part)=>parts.has(part));
}
function partsOf({ blocks }, isAny) {
	const forwarding = blocks.filter(_block().forwards);
	const upstreams = forwarding.flatMap(({ steps })=>steps.flatMap((step)=>step.kind === 'forward' ? JSON.stringify(step.to.map(({ value })=>value)) : []));
	return new Set([
		...isAny ? upstreams : [],
		...forwarding.flatMap(({ keys })=>keys.map(({ zone })=>`zone ${zone}`))
	]);
}

return { corefilesOf, namedServers, openKept, partners, runs, takenPlaces, workloadOf, zonesKey };
}),

"judge/rules/out-of-sight/service-heirs.js": (function (_from) {
/** Servers that answer at an address at which others answered in the base. */
const [
	_clust, _endpo, _appen, _defin, _once, _block, _serve,
] = _from( "cluster/cluster", "dns/endpoint", "text/append", "text/defined", "text/once", "judge/rules/blocks", "./server-partners", );
function* heirs(head, base, compared) {
	const isKept = _serve().openKept(compared.before);
	for (const { server, ...heir } of heirsIn(head, base, compared))if (!isKept(server)) yield {
		server,
		before: heir.predecessors.flatMap(({ blocks })=>blocks),
		other: { counts: true, ...heir }
	};
}
function* heirsIn(head, base, compared) {
	const [were, are] = [socketsOf(base, compared.before), socketsOf(head, compared.after)];
	yield* atAddresses(were, are, compared);
	yield* atOtherPorts(were, are, compared);
	const answers = [were, are].flatMap((sockets)=>[...sockets.values()].flatMap((one)=>[...one.values()]));
	const addressed = new Set(answers.flatMap((one)=>_endpo().parseAddress(one.place) ? [...one.keys.keys()] : []));
	yield* renamed(compared, addressed);
}
const keysIn = (answering)=>[...answering.values()].flatMap(({ keys })=>[...keys.keys()]);
function socketsOf({ clusters }, known) {
	const sockets = new Map();
	for (const view of clusters)for (const [socket, { server, on, ...where }] of answersIn(view)){
		const key = `${view.cluster.name}/${server.name}`;
		const named = known.get(key);
		if (named === undefined || _serve().workloadOf(named).length === 0) continue;
		const answering = _once().getOrInsert(sockets, socket, ()=>new Map());
		const answer = _once().getOrInsert(answering, view.cluster.name, ()=>({ keys: new Map(), ...where }));
		const ports = _once().getOrInsert(answer.keys, key, ()=>new Set());
		if (on !== undefined) ports.add(on);
	}
	return sockets;
}
function* answersIn({ cluster }) {
	const servers = new Map(cluster.servers.map((server)=>[server.id, server]));
	for (const { address, port, description, targets, assumption, redirected } of cluster.published){
		if (redirected === true) continue;
		const shown = _clust().formatAddress(cluster, address);
		for (const target of targets){
			const server = target.kind === 'server' ? servers.get(target.server) : undefined;
			if (server === undefined || server.implied === true) continue;
			const answer = { server, place: shown, on: target.port, ..._defin().defined({ assumption }) };
			if (assumption === undefined) yield [
				`${shown}|${port}`,
				answer
			];
			yield [
				`${description}|${port}`,
				answer
			];
		}
	}
	for (const server of cluster.servers)for (const address of server.claims)yield [
		`claimed|${address}`,
		{ server, place: address }
	];
}
function* atAddresses(were, are, { before, after, partner }) {
	const seen = new Set();
	const groups = new Map();
	for (const [socket, now] of are){
		const there = were.get(socket);
		if (there === undefined) continue;
		const answered = new Set(keysIn(there));
		for (const [old, { keys, ...where }] of answersOnBothSides(there, now)){
			const joined = [...old.keys.keys()].join('|');
			const group = _once().getOrInsert(groups, joined, ()=>groups.size);
			const olds = [...old.keys.keys()].flatMap((key)=>before.get(key) ?? []);
			for (const key of keys.keys()){
				const own = before.has(key) ? key : partner.get(key);
				const server = after.get(key);
				if (server === undefined || own !== undefined && answered.has(own) || seen.has(`${group}|${key}`)) continue;
				seen.add(`${group}|${key}`);
				if (areGuarded(olds)) yield { server, predecessors: olds, ...where };
			}
		}
	}
}
function* atOtherPorts(were, are, { before, after, partner }) {
	const seen = new Set();
	for (const [socket, now] of are)for (const [cluster, { keys, place }] of now)for (const [key, ports] of keys){
		const own = before.has(key) ? key : partner.get(key);
		const [old, server] = [own === undefined ? undefined : before.get(own), after.get(key)];
		const then = own === undefined ? undefined : were.get(socket)?.get(cluster)?.keys.get(own);
		if (old === undefined || server === undefined || then === undefined) continue;
		const others = [...ports].filter((port)=>!then.has(port));
		const turn = JSON.stringify([key, ...then, 'to', ...others]);
		if (others.length === 0 || seen.has(turn)) continue;
		seen.add(turn);
		yield { server: atPorts(server, new Set(others)), predecessors: [atPorts(old, then)], place };
	}
}
function atPorts(server, ports) {
	const blocks = server.blocks.flatMap((block)=>{
		const keys = block.keys.filter(({ port })=>ports.has(port));
		return keys.length === 0 ? [] : { ...block, keys };
	});
	return { ...server, blocks };
}
function answersOnBothSides(were, are) {
	const pairs = [...are].flatMap(([cluster, now])=>{
		const old = were.get(cluster);
		return old === undefined ? [] : [[old, now]];
	});
	const [[left, ...more], [come, ...others]] = [[...were].filter(([cluster])=>!are.has(cluster)), [...are].filter(([cluster])=>!were.has(cluster))];
	if (left === undefined || come === undefined || more.length + others.length > 0) return pairs;
	return [...pairs, [left[1], come[1]]];
}
function areGuarded(olds) {
	const isGuarded = ({ blocks })=>blocks.every((block)=>!_block().forwards(block) || _block().guardOf(block) !== undefined);
	return olds.length === 1 || olds.every(isGuarded);
}
function* renamed({ before, after, partner }, addressed) {
	const kept = new Set(addressed);
	for (const [is, was] of partner)if ([after.get(is), before.get(was)].every((server)=>server !== undefined && _serve().runs(server))) kept.add(is).add(was);
	const only = (servers, others)=>{
		const own = [...servers].flatMap(([key, server])=>!others.has(key) && !kept.has(key) && _serve().runs(server) ? server : []);
		const zoned = _appen().grouped(own, (one)=>JSON.stringify([one.cluster, one.name.split('/')[0], _serve().zonesKey(one)]));
		return new Map([...zoned].flatMap(([key, [one, ...more]])=>one && more.length === 0 ? [[key, one]] : []));
	};
	const gone = only(before, after);
	for (const [key, server] of only(after, before)){
		const old = gone.get(key);
		if (old !== undefined) yield { server, predecessors: [old] };
	}
}

return { heirs };
}),

"judge/rules/out-of-sight/successors.js": (function (_from) {
/** Which blocks of the head answer at a listener what a block of the base answered there. */
const [_appen, _once] = _from("text/append", "text/once");
function openSuccessors(before, after) {
	const listeners = new Map();
	const at = ({ transport, port, zone })=>_once().getOrInsert(listeners, `${transport} ${port} ${zone}`, ()=>({ olds: [], news: [] }));
	for (const block of before)for (const key of block.keys)addOnce(at(key).olds, block);
	for (const block of after)for (const key of block.keys)addOnce(at(key).news, block);
	const moved = movedIn(after, (key)=>at(key).olds.length > 0);
	const claimOf = _once().oncePer(claimIn);
	const pairs = _once().oncePer((listener)=>pairing(listener, claimOf));
	return (old, key)=>{
		const listener = at(key);
		return listener.news.length === 0 ? moved(key.zone) : pairs(listener)(old);
	};
}
function addOnce(list, block) {
	if (list.at(-1) !== block) list.push(block);
}
function movedIn(after, isKnown) {
	const ofZone = new Map();
	const known = new Map();
	for (const block of after)for (const key of block.keys){
		_appen().append(ofZone, key.zone, block);
		if (isKnown(key)) _once().getOrInsert(known, key.zone, ()=>new Set()).add(block);
	}
	const first = _once().oncePer((zone)=>ofZone.get(zone)?.find((block)=>known.get(zone)?.has(block) !== true));
	return (zone)=>{
		const found = first(zone);
		return found === undefined ? [] : [found];
	};
}
function claimIn({ views, bind }) {
	return JSON.stringify([views.map(({ text })=>text), bind.map(({ value })=>value)]);
}
function pairing({ olds, news }, claimOf) {
	const before = new Set(olds.map(claimOf));
	const known = _appen().grouped(news, claimOf);
	const places = new Map(news.map((block, place)=>[block, place]));
	const isNew = (block)=>!before.has(claimOf(block));
	const added = _appen().distinctBy(news.filter(isNew), claimOf);
	const gone = new Map(olds.filter((block)=>!known.has(claimOf(block))).map((block, place)=>[block, place]));
	const addedAt = new Map();
	for (const block of added)for (const address of addressesIn(block))_appen().append(addedAt, address, block);
	const besides = (old)=>old.bind.length === 0 ? added : ['', ...addressesIn(old)].flatMap((address)=>addedAt.get(address) ?? []);
	return (old)=>{
		const [same] = known.get(claimOf(old)) ?? [];
		if (same === undefined) return gone.size === 1 ? added : added.slice(Math.min(gone.get(old) ?? 0, added.length - 1)).slice(0, 1);
		const place = places.get(same) ?? 0;
		const first = old.views.length > 0 ? [] : besides(old).filter((block)=>(places.get(block) ?? place) < place);
		return [...first, same];
	};
}
function addressesIn({ bind }) {
	return bind.length === 0 ? [''] : bind.map(({ value })=>JSON.stringify(value));
}

return { openSuccessors };
}),

"judge/rules/out-of-sight/unread-bases.js": (function (_from) {
/** Corefiles without a guard in files that the base could not read, where it may have been. */
const [_block] = _from("judge/rules/blocks");
function* unreadBases(head, base) {
	const unread = unreadIn(base);
	for (const path of unreadIn(head))unread.delete(path);
	if (unread.size === 0) return;
	const known = new Set(_block().coreDnsServers(base).map(({ name })=>name));
	for (const { server, block } of _block().coreDnsBlocks(head)){
		const { path } = block.at.file;
		const isBare = _block().forwards(block) && _block().guardOf(block) === undefined && !_block().mayBringGuard(block);
		if (!isBare || known.has(server.name) || head.lookups.changed?.has(path) !== true || !unread.delete(path)) continue;
		yield block.at;
	}
}
function unreadIn({ notices }) {
	return new Set(notices.flatMap(({ kind, unread, limit, at })=>{
		const isUnread = kind === 'unreadable' && (unread !== undefined || limit !== undefined);
		return isUnread && (unread !== 'syntax' || MAY_GUARD.test(at.file.text)) ? at.file.path : [];
	}));
}
const MAY_GUARD = /\bloop\b|\\/;

return { unreadBases };
}),

"judge/rules/out-of-sight/unread-changes.js": (function (_from) {
/** New lines that state where DNS goes, and that nothing was taken from. */
const [
	_endpo, _locat, _once, _paths, _progr, _block, _rule, _shown, _moved, _named,
] = _from(
	"dns/endpoint", "text/location", "text/once", "text/paths", "text/program-files", "judge/rules/blocks", "judge/rules/rule", "judge/rules/shown-at",
	"./moved-texts", "./named-left-out",
);
function* unreadChanges(head, base, covered) {
	if ((head.lookups.changed?.size ?? 0) === 0) return;
	const [now, then] = [head.lookups.unread(), base.lookups.unread()];
	const refused = new Set(refusedIn(head));
	const touched = [...head.lookups.changed ?? []].filter((path)=>!covered.has(path) && !refused.has(path)).sort();
	const changed = touched.filter((path)=>!_paths().isTest(path) && !isAside(path));
	yield* lostInPrograms(touched, now, then);
	const moved = _moved().movedTexts({ head, base, now, then }, touched.filter(mayConfigure));
	for (const { kind, word, path } of moved)yield aboutGuard(kind, word, path, now.textOf(path) ?? '');
	const reportedHere = new Set(moved.map(({ path })=>path));
	const hasModel = ![head, base].every(isEmpty);
	const old = _once().oncePer((path)=>then.statementsOf(path, known));
	const before = _once().once(()=>new Set(changed.flatMap((one)=>old(one).map(({ text })=>text))));
	const known = knownIn([base, head], [...then.services, ...now.services]);
	if (hasModel) yield* _named().namedLeftOut(head, base, known);
	const leaving = openLeaving(changed, now, then);
	const writing = new Set(head.notices.flatMap(({ writes, at })=>writes === undefined ? [] : at.file.path));
	for (const path of changed.filter((one)=>!reportedHere.has(one)).sort()){
		if (/\.j(?:son|sonnet)$/.test(path) && DASHBOARD.test(now.textOf(path) ?? '')) continue;
		const [bare, wasBare] = [now, then].map((side)=>then.guarded.size === 0 || writing.has(path) ? undefined : bareIn(path, side, then));
		if (bare !== undefined && wasBare === undefined) {
			yield aboutGuard('unread guard', bare, path, now.textOf(path) ?? '');
			continue;
		}
		const lost = lostGuard(path, now, then) ?? (leaving(path) ? now.bareForwardIn(path) : undefined);
		if (lost !== undefined) {
			yield aboutGuard('unread loss', lost, path, now.textOf(path) ?? '');
			continue;
		}
		const stated = hasModel ? now.statementsOf(path, known) : [];
		if (stated.length === 0) continue;
		const stays = writtenAnew(path, stated, old(path), { now, then });
		const news = stated.filter((one)=>!before().has(one.text) && !stays(one));
		const suspect = news.find(isSuspect);
		const first = suspect ?? news[0];
		if (first !== undefined) yield reported(first, path, now.textOf(path) ?? '', news.length - 1);
	}
	if (hasModel) yield* askedInPrograms(touched, { now, then }, known);
}
function bareIn(path, side, { guarded }) {
	const text = /\.(?:ya?ml|json)$/.test(path) ? side.textOf(path) ?? '' : '';
	const isPatch = text.includes('/data/Corefile') && !/^(?:apiVersion|kind):/m.test(text);
	return (isPatch ? side.bareForwardIn(path) : undefined) ?? side.unguardedIn(path, guarded);
}
function* askedInPrograms(changed, { now, then }, known) {
	for (const path of changed){
		const isOfMachine = /\.ps1$/i.test(path);
		if (!isProgram(path) || !(isOfMachine || now.forwardsIn(path))) continue;
		const text = now.textOf(path) ?? '';
		const before = new Set(then.statementsOf(path, known).map((one)=>one.text));
		const isAsked = ({ word })=>text.slice(word.start, word.end).trim() === 'forward' ? !isOfZone(text, word) : isOfMachine;
		const [first, ...more] = now.statementsOf(path, known).filter((one)=>isSuspect(one) && isAsked(one) && !before.has(one.text));
		if (first !== undefined) yield reported(first, path, text, more.length);
	}
}
function isOfZone(text, word) {
	const from = /^[ \t]{0,99}([^\s"'`\\]{1,255})/.exec(text.slice(word.end, word.end + 400))?.[1] ?? '';
	if (from !== '.') return ZONE.test(from);
	let [at, open] = [word.start - 1, 1];
	for(const least = Math.max(0, at - MAX_BLOCK); at >= least; at -= 1){
		if (text[at] === '}') open += 1;
		else if (text[at] === '{') open -= 1;
		if (open === 0) break;
	}
	const line = open === 0 ? text.slice(Math.max(0, at - 1000), at) : '';
	const keys = (/(?:^|[\n"'`]|\\n)([^\n"'`\\]*)$/.exec(line)?.[1] ?? '').split(/[\s,]+/).filter((key)=>key !== '');
	return keys.length > 0 && keys.every((key)=>ZONE.test(key.replace(/:\d{1,5}$/, '')));
}
const ZONE = /^(?:[a-z\d_-]{1,63}\.)*[a-z\d_-]{1,63}\.?$/i;
const MAX_BLOCK = 10_000;
function isProgram(path) {
	return _progr().SEARCHED_PROGRAM.test(path) && !_paths().isTest(path) && !TOLD.test(path);
}
function writtenAnew(path, stated, old, { now, then }) {
	const kept = new Set(stated.map(({ text })=>text));
	const left = new Map();
	const [textNow, textThen] = [now, then].map((side)=>_once().once(()=>side.textOf(path) ?? ''));
	const keyIn = (text, { word, address })=>address !== undefined && /^nameserver$/i.test(text?.().slice(word.start, word.end) ?? '') ? address.text : undefined;
	for (const one of old){
		const key = kept.has(one.text) ? undefined : keyIn(textThen, one);
		if (key !== undefined) left.set(key, (left.get(key) ?? 0) + 1);
	}
	return (one)=>{
		const key = keyIn(textNow, one);
		const count = key === undefined ? 0 : left.get(key) ?? 0;
		if (key !== undefined && count > 0) left.set(key, count - 1);
		return count > 0;
	};
}
function* lostInPrograms(changed, now, then) {
	for (const path of changed){
		const text = now.textOf(path) ?? '';
		const isPatch = then.guarded.size > 0 && (PATCH.test(path) || !_paths().isTest(path) && !isAside(path) && HUNK.test(text));
		if (!isPatch && !(isProgram(path) && now.forwardsIn(path))) continue;
		const lost = isPatch ? removedIn(text) : now.lostGuardIn(path, then);
		const isNew = lost !== undefined && !(isPatch && removedIn(then.textOf(path) ?? '') !== undefined);
		if (isNew) yield aboutGuard('unread loss', lost, path, text);
	}
}
function removedIn(patch) {
	return /\bforward\b|Corefile/.test(patch) ? _locat().firstSpan(patch, REMOVES) : undefined;
}
const PATCH = /\.(?:patch|diff)$/i;
const HUNK = /^\+\+\+ .*\n@@ -/m;
const REMOVES = /^-[ \t]*loop[ \t]*\r?$(?![\s\S]{0,400}^\+[ \t]*loop[ \t]*\r?$)/m;
const TOLD = /(?:^|\/)(?:docs?|examples?|node_modules|vendor)\/|(?:[._-](?:test|spec))\.[^/]*$/i;
function mayConfigure(path) {
	return !_paths().isTest(path) && !(_progr().SEARCHED_PROGRAM.test(path) ? TOLD.test(path) : isAside(path));
}
function refusedIn(snapshot) {
	return _block().serversIn(snapshot).flatMap(({ config })=>config.errors.map(({ at })=>at.file.path));
}
function isAside(path) {
	return ASIDE.test(path) || _progr().NO_CONFIGURATION.test(path);
}
const ASIDE = /(?:^|\/)(?:docs?|dashboards?|alerts?|node_modules|vendor|_data|\.vscode)\/|(?:^|\/)ISSUE_TEMPLATE\/|(?:^|\/)(?:changelog|readme|changes|history|news)\b[^/]*$|(?:^|\/)man\d?\/[^/]*\.\d$|(?:^|\/)(?:templates\/NOTES\.txt|mkdocs\.ya?ml|sidebars\.json|package\.json)$|(?:[._-](?:test|spec|lock)|\block)\.[^/]*$/i;
const DASHBOARD = /\bpanels"?\s{0,9}:\s{0,9}\[/;
function isEmpty({ clusters }) {
	return clusters.every(({ cluster: { servers, nodeFiles } })=>servers.length + nodeFiles.length === 0);
}
function knownIn(sides, services) {
	const clusters = sides.flatMap((side)=>side.clusters.map(({ cluster })=>cluster));
	const own = new Map(clusters.flatMap((cluster)=>[...serving(cluster)]));
	const upstreams = clusters.flatMap(({ servers })=>servers.flatMap((server)=>[...server.upstreams.values()].flat()));
	const leaving = new Set(upstreams.flatMap((one)=>one.kind === 'known' ? [one.address] : []));
	for (const address of own.keys())leaving.delete(address);
	return {
		...{ own, leaving, serviceNames: new Set(services) },
		services: new Set(leaving.size === 0 ? [] : services.map((one)=>one.slice(0, one.indexOf('.')))),
		domains: new Set(clusters.map(({ clusterDomain })=>clusterDomain.replace(/\.$/, ''))),
		hangsOnNodes: upstreams.some(isOfNodes)
	};
}
function isOfNodes(one) {
	if (one.via.length > 0) return true;
	return one.kind === 'unknown' && (one.outside === true || /^(?:node|host)-file$/.test(one.missing?.kind ?? ''));
}
function serving({ published, servers, clusterDns, symbolic }) {
	return new Map([
		...servers.flatMap(({ claims, name })=>claims.map((one)=>[one, name])),
		...published.flatMap(({ address, port, targets, description })=>port === 53 && targets.some(({ kind })=>kind === 'server') && !symbolic.has(address) && !_endpo().isLoopback(address) ? [
				[address, description]
			] : []),
		...clusterDns.map((one)=>[one, 'the cluster DNS'])
	]);
}
function isSuspect({ address, isBeside }) {
	return address !== undefined && !isBeside;
}
function aboutGuard(kind, word, path, text) {
	const at = _shown().shownAt(word, path, text);
	return _rule().finding('unreadable', [kind, path], { severity: 'warning', cluster: '', at, ...GUARD_WORDS[kind] });
}
const GUARD_WORDS = {
	'unread guard': {
		message: 'This change states a Corefile here that has no loop plugin, for a ConfigMap whose Corefile has one in the base: what applies it is not read, so whether the guard is lost is not known.',
		advice: 'Put `loop` into this Corefile, or state the ConfigMap where it is read.'
	},
	'unread loss': {
		message: 'This change takes `loop` out of a text that is not read, or puts it under another condition there: whether a server loses its guard is not known.',
		advice: 'Put `loop` back, or scan what is made of this text.'
	}
};
function openLeaving(changed, now, then) {
	const top = (path)=>path.slice(0, path.indexOf('/') + 1);
	const left = _once().once(()=>new Set(changed.filter((one)=>then.guardsIn(one) > 0 && !now.forwardsIn(one)).map(top)));
	return (path)=>now.bareForwardIn(path) !== undefined && !then.forwardsIn(path) && left().has(top(path));
}
function lostGuard(path, now, then) {
	const lost = now.lostGuardIn(path, then);
	const conditions = lost === undefined ? [...now.conditionsIn(path)] : [];
	if (conditions.length === 0 || !/\bloop\b/.test(then.textOf(path) ?? '')) return lost;
	const plain = (condition)=>condition.replaceAll('$.', '.');
	const before = new Set([...then.conditionsIn(path).keys()].map(plain));
	return conditions.find(([condition])=>!before.has(plain(condition)))?.[1].span;
}
function reported(stated, path, text, more) {
	const { word, address } = stated;
	const to = address === undefined ? '' : ` (${address.text}, which is ${address.is})`;
	const others = more === 0 ? '' : `, nor ${more} more line${more === 1 ? '' : 's'} of this file`;
	return _rule().finding('unreadable', ['unread change', path], {
		severity: isSuspect(stated) ? 'warning' : 'note',
		cluster: '',
		at: _shown().shownAt(word, path, text),
		message: `This change says here where DNS goes${to}, which is not read${others}: whether names come back is not known.`,
		advice: 'Say it where it is read, or declare it under `nodes:` or `resolvers:` in .loopgate.yaml.'
	});
}

return { isOfNodes, unreadChanges };
}),

"judge/rules/out-of-sight/written-over.js": (function (_from) {
/** ConfigMaps that a command, task or policy now writes over. */
const [
	_dnsob, _state, _versi, _appen, _defin, _invar, _linee, _locat, _paths, _sourc, _block,
] = _from(
	"cluster/dns-objects", "cluster/stated-version", "cluster/versions", "text/append", "text/defined", "text/invariant", "text/line-ends", "text/location",
	"text/paths", "text/source-text", "judge/rules/blocks",
);
function* writtenOver(head, base) {
	if (!hasGuardedMap(base, undefined)) return;
	const written = [...mapsIn(head, ({ appliedBy })=>appliedBy !== undefined), ...appliedAnew(head, base)];
	if (written.length === 0) return;
	const names = new Set(written.map(({ map })=>map.name));
	const before = _appen().grouped(mapsIn(base, ({ name })=>names.has(name)), ({ map })=>map.name);
	const inPods = new Set([..._block().coreDnsBlocks(base)].flatMap(({ server, block })=>isPod(server) ? _locat().placeKey(block.at) : []));
	const isMounted = ({ blocks })=>blocks.some((block)=>inPods.has(_locat().placeKey(block.at)));
	for (const one of written){
		const olds = (before.get(one.map.name) ?? []).filter(({ map })=>isSameObject(one.map, map));
		if (olds.some(({ map, blocks })=>isSamePlace(one.map, map) && !allGuarded(blocks))) continue;
		const stated = olds.filter(({ map })=>map.appliedBy === undefined && map.at.file.path !== one.from);
		const mounted = stated.filter(isMounted);
		const [first, ...others] = mounted.length > 0 ? mounted : stated;
		if (first === undefined || ![first, ...others].every(({ blocks })=>allGuarded(blocks))) continue;
		if (one.deployedBy !== undefined && !isForSameCluster(one.deployedBy, first, base)) continue;
		if (isForOther(one.map, first.map, head)) continue;
		const { map, cluster } = one;
		const { namespace, name } = first.map;
		const server = {
			name: `${namespace}/ConfigMap/${name}`,
			cluster,
			at: map.at,
			blocks: [...one.blocks]
		};
		const assumption = assumptionOf(map, first.map, one.deployedBy !== undefined);
		yield { server, before: first.blocks, other: { counts: false, assumption } };
	}
}
function isForSameCluster(by, { map }, base) {
	const { at, clusterPath = at.file.path } = map;
	if (by.by === by.folder) return true;
	const known = base.lookups.deployed.filter(({ folder })=>_paths().isBelow(clusterPath, folder));
	const folder = _paths().directoryOf(by.at.file.path);
	if (known.length === 0) return _paths().isBelow(clusterPath, folder);
	return known.some((one)=>_paths().directoryOf(one.at.file.path) === folder && one.to === by.to);
}
function isForOther({ at }, { at: stated }, { lookups }) {
	const own = clusterAt(at);
	if (own === undefined) return false;
	const others = lookups.applying(at.file.path).filter(({ paths })=>paths.includes(stated.file.path));
	return others.length > 0 && others.every((one)=>clusterAt(one.at) !== own);
}
function clusterAt({ file: { text }, span: { start } }) {
	return /(?:--(?:context|kubeconfig|cluster)[= ]|\bKUBECONFIG=)(\S{1,200})/.exec(text.slice(_linee().lineStart(text, start), start))?.[1];
}
function isPod({ name }) {
	return !/^[^/]+\/(?:ConfigMap|Secret)\//.test(name);
}
function appliedAnew(head, base) {
	const changed = [...head.lookups.changed ?? []];
	const applied = changed.flatMap((path)=>head.lookups.applying(path));
	const before = applied.length === 0 ? [] : changed.flatMap((path)=>base.lookups.applying(path));
	const known = new Set(before.map(applyingKey));
	const news = [
		...applied.filter((one)=>!known.has(applyingKey(one))),
		...deployedAnew(head, base).flatMap((by)=>{
			const one = { paths: [by.folder], at: by.at, deployedBy: by };
			return [{ ...one, recurses: true }, { ...one, builds: true }];
		})
	];
	if (news.length === 0) return [];
	const maps = mapsIn(head, ({ appliedBy })=>appliedBy === undefined);
	const folders = foldersIn(base);
	return news.flatMap((one)=>{
		const path = one.paths.find((place)=>maps.some(({ map })=>isOf(map, place, one)));
		const isKnown = ({ at, clusterPath = at.file.path })=>one.deployedBy !== undefined && folders.some((folder)=>_paths().isBelow(clusterPath, folder));
		const taken = path === undefined ? [] : maps.filter(({ map })=>isOf(map, path, one) && !isKnown(map));
		return taken.map((stated)=>{
			const { map } = stated;
			const { at, deployedBy } = one;
			return { ...stated, ..._defin().defined({ deployedBy }), from: map.at.file.path, map: { ...map, appliedBy: 'command', at } };
		});
	});
}
function deployedAnew(head, base) {
	const known = new Set(foldersIn(base));
	return head.lookups.deployed.filter(({ folder })=>folder !== '' && !known.has(folder));
}
function foldersIn({ lookups: { deployed } }) {
	return deployed.flatMap(({ folder })=>folder === '' ? [] : folder);
}
function applyingKey({ paths, builds }) {
	return JSON.stringify([paths.at(-1), builds]);
}
function isOf({ at, clusterPath }, path, { builds, recurses }) {
	if (builds === true) return clusterPath !== undefined && _paths().directoryOf(clusterPath) === path;
	const place = at.file.path;
	return place === path || _paths().directoryOf(place) === path || recurses === true && _paths().isBelow(place, path);
}
function hasGuardedMap(snapshot, name) {
	return mapsIn(snapshot, (map)=>name === undefined || map.name === name).some(({ blocks })=>allGuarded(blocks));
}
function* partsWrittenOver(head, base) {
	const written = factsIn(head, (map)=>map.appliedBy !== undefined && !_dnsob().isCorefileMap(map));
	if (written.length === 0) return;
	const guards = [..._block().coreDnsBlocks(base)].flatMap(({ block })=>_block().guardOf(block)?.at ?? []);
	const states = (text)=>head.judged?.statesDirective(text, 'loop') === true;
	const names = new Set(written.map(({ map })=>map.name));
	const before = _appen().grouped(factsIn(base, ({ name })=>names.has(name)), ({ map })=>map.name);
	for (const { map, cluster } of written){
		const same = (before.get(map.name) ?? []).filter((one)=>isSameObject(map, one.map));
		for (const { key, text, at } of map.data){
			const olds = same.flatMap((one)=>one.map.data.flatMap((entry)=>entry.key === key ? { ...one, entry } : []));
			if (states(text) || olds.some((one)=>isSamePlace(map, one.map) && !states(one.entry.text))) continue;
			const old = olds.find((one)=>one.map.appliedBy === undefined && guards.some(isWithin(one.entry.text)));
			if (old === undefined) continue;
			const name = `ConfigMap ${old.map.namespace}/${map.name}`;
			yield { name, cluster, at, guarded: old.entry.at, assumption: assumptionOf(map, old.map) };
		}
	}
}
function isWithin(text) {
	const outer = _sourc().extentOf(text);
	return (at)=>_locat().isInside(at, outer);
}
function isSameObject(written, stated) {
	if (stated.secret === true || written.secret === true) return false;
	return written.namespace === stated.namespace || written.namespace === 'default' && stated.appliedBy === undefined;
}
function isSamePlace(written, stated) {
	return stated.appliedBy !== undefined && stated.at.file.path === written.at.file.path;
}
function allGuarded(blocks) {
	const forwarding = blocks.filter(_block().forwards);
	return forwarding.length > 0 && forwarding.every((block)=>_block().guardOf(block) !== undefined);
}
function assumptionOf({ appliedBy, at, namespace }, stated, isDeployed = false) {
	const here = at.file.path;
	const there = stated.at.file.path;
	if (isDeployed) return `what ${here} names is applied after ${there}`;
	const inNamespace = namespace === stated.namespace ? '' : ` in the namespace ${stated.namespace}`;
	switch(appliedBy){
		case 'policy':
			return `the policy in ${here} changes the ConfigMap of ${there}`;
		case 'resource':
			return `the data of ${here} is put into the ConfigMap of ${there}`;
		case 'task':
			return `the task in ${here} is run after ${there} is applied`;
		case 'command':
		case undefined:
			return `the command in ${here} is run${inNamespace} after ${there} is applied`;
		default:
			return _invar().assertNever(appliedBy);
	}
}
function mapsIn(snapshot, isWanted) {
	const { judged } = snapshot;
	if (judged === undefined) return [];
	return factsIn(snapshot, isWanted).flatMap(({ map, cluster, beside })=>{
		const texts = map.data.flatMap((entry)=>entry.key === 'Corefile' ? textOf(entry, beside) : []);
		const blocks = texts.flatMap((text)=>read(text, judged.corefile).value.blocks);
		return blocks.length === 0 ? [] : [{ map, cluster, blocks }];
	});
}
function factsIn({ judged }, isWanted) {
	const seen = new Set();
	return (judged?.parts ?? []).flatMap(({ part })=>part.facts.flatMap((fact)=>{
			if (fact.kind !== 'config-map' || !isWanted(fact)) return [];
			const place = JSON.stringify([fact.at.file.path, fact.at.span.start, fact.clusterPath]);
			if (seen.has(place)) return [];
			seen.add(place);
			return [{ map: fact, cluster: part.name, beside: part.facts }];
		}));
}
function textOf({ text, files }, facts) {
	if (files === undefined) return [text];
	for (const path of files)for (const fact of facts)if (fact.kind === 'config-text' && fact.path === path) return [fact.text];
	return [];
}
function read(text, corefile) {
	const readAs = (version)=>corefile(text, { ...AROUND, version });
	const reading = readAs(_versi().NEWEST_COREDNS);
	const [error] = reading.value.errors;
	if (error === undefined) return reading;
	return _state().newestTaking(reading.value.size ?? text.text.length, readAs, error)?.reading ?? reading;
}
const AROUND = { build: 'coredns', env: new Map(), envKnown: false, port: 53, path: '/etc/coredns/Corefile', files: new Map(), isAbsent: ()=>false };

return { allGuarded, applyingKey, hasGuardedMap, isOf, mapsIn, partsWrittenOver, writtenOver };
}),

"judge/stated-variables.js": (function (_from) {
/** What the repository sets variables of Jinja to: roles, inventories, plays and commands. */
const [_once, _paths] = _from("text/once", "text/paths");
const TEST = /^(not\s+)?\(?([a-z_]\w{0,99})(?:\s*\|\s*d(?:efault)?\(\s*['"]?(\w{1,99})['"]?(?:\s*,[^()]{1,20})?\))?\)?(?:\s*\|\s*bool)?(?:\s*(==|!=)\s*['"]([\w.-]{1,99})['"])?$/i;
const MAY_SET = /\.(?:ya?ml|json|ini|cfg|sh|env|mk|toml)$|(?:^|\/)[^./]+$/i;
const [MAX_FILES, MAX_LENGTH] = [5000, 64 * 1024];
const MAX_NAMES = 50;
function openMet(paths, textOf) {
	const mayState = _once().once(()=>paths.filter(maySet));
	const asked = new Set();
	const settingsOf = _once().oncePer((name)=>{
		const setting = new RegExp(String.raw`(?<![\w.-])${name}["']?[ \t]*[:=](?!=)[ \t]*["']?([^\s"',}\]#]*)`, 'g');
		return mayState().flatMap((path)=>{
			const text = textOf(path) ?? '';
			if (!text.includes(name)) return [];
			const values = [...text.slice(0, MAX_LENGTH).matchAll(setting)].map(([, value = ''])=>value);
			return (text.length > MAX_LENGTH ? [...values, ''] : values).map((value)=>({ path, value }));
		});
	});
	return ({ kind, subject, holds, file })=>{
		const [, negation, name, given, compares, text] = kind === 'condition' && TEST.exec(subject) || [];
		if (name === undefined || paths.length > MAX_FILES) return false;
		if (!asked.has(name) && asked.size === MAX_NAMES) return false;
		asked.add(name);
		const settings = settingsOf(name);
		const role = file.replace(/templates\/.*$|[^/]*$/s, '');
		const isAlways = ({ path })=>/(?:^|\/)group_vars\/all\b/.test(path) || path.startsWith(`${role}defaults/`) || path.startsWith(`${role}vars/`);
		if (given === undefined && !settings.some(isAlways)) return false;
		const isMet = (value)=>{
			const is = compares === undefined ? truthOf(value) : value === text === (compares === '==');
			return is !== undefined && is === (negation === undefined) === holds;
		};
		return [...settings.map(({ value })=>value), ...given === undefined ? [] : [given]].every(isMet);
	};
}
function maySet(path) {
	return MAY_SET.test(path) && !_paths().isTest(path);
}
function truthOf(value) {
	return /^(?:yes|on|true|1)$/i.test(value) ? true : /^(?:no|off|false|0)$/i.test(value) ? false : undefined;
}

return { openMet };
}),

"judge/suppression/policy-changes.js": (function (_from) {

const [
	_appen, _defin, _locat, _effec, _exten, _spell, _findi, _hygie,
] = _from(
	"text/append", "text/defined", "text/location", "judge/config/effective", "judge/config/extended", "judge/config/spelling", "judge/report/finding",
	"./hygiene-finding",
);
function withoutAdded(base, head) {
	const added = new Set(pairInline(base, head).map(({ item })=>item));
	return head.filter((one)=>!added.has(one));
}
function comparePolicy(base, head) {
	const changes = [
		...severityChanges(base.config, head.config),
		...settingChanges(base.config, head.config),
		...pathChanges(base.config, head.config),
		...clusterChanges(base.config, head.config),
		...configSuppressionChanges(base.config, head.config),
		...inlineChanges(base.inline, head.inline),
		...baselineChanges(base.baseline, head.baseline)
	];
	return changes.sort((a, b)=>_locat().compareLocations(a.at, b.at));
}
function compareExtends(base, head) {
	const now = new Set(head?.extends.map(({ value })=>_exten().remoteName(value)));
	return (base?.extends ?? []).flatMap(({ value, at })=>{
		const name = _exten().remoteName(value);
		if (now.has(name)) return [];
		const other = head?.extends.find((one)=>_exten().remoteName({ ...one.value, ref: value.ref }) === name);
		const message = other === undefined ? `The policy ${_spell().quoted(name)} is no longer extended.` : `The policy ${_spell().quoted(name)} is extended at another ref: ${other.value.ref}.`;
		const start = head === undefined ? at : { file: head.file, span: { start: 0, end: 0 } };
		return change('extends', message, [name, other?.value.ref ?? ''], other?.at ?? start);
	});
}
function policyFindings(changes) {
	return _hygie().hygieneFindings('policy-weakened', changes.map(({ kind, message, at, about })=>({
			at,
			message,
			advice: 'If this is intended, no action is needed; say why in the pull request.',
			about: [kind, ...about]
		})));
}
function headOrBase(head, headConfig, base) {
	if (head !== undefined) return head;
	if (headConfig.file !== undefined) return { file: headConfig.file, span: { start: 0, end: 0 } };
	return base;
}
function change(kind, message, about, at) {
	return at === undefined ? [] : [{ kind, message, about, at }];
}
function severityChanges(base, head) {
	return [...head.rules].flatMap(([rule, now])=>{
		const before = base.rules.get(rule);
		if (before === undefined || _findi().compareSeverities(now.value, before.value) >= 0) return [];
		const message = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
		return change('severity', message, [rule, now.value], headOrBase(now.at, head, before.at));
	});
}
function settingChanges(base, head) {
	const changes = [];
	if (_findi().compareGates(head.failOn.value, base.failOn.value) > 0) {
		const message = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
		_appen().addAll(changes, change('fail-on', message, [head.failOn.value], headOrBase(head.failOn.at, head, base.failOn.at)));
	}
	if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
		const message = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
		_appen().addAll(changes, change('render', message, [head.render.value], headOrBase(head.render.at, head, base.render.at)));
	}
	if (base.trust.value === 'base' && head.trust.value === 'head') {
		const message = 'trust changes from base to head: from the next change on, each change is judged by its own policy.';
		_appen().addAll(changes, change('trust', message, [], headOrBase(head.trust.at, head, base.trust.at)));
	}
	const limit = base.maxSuppressionDays;
	const now = head.maxSuppressionDays;
	if (limit !== undefined && (now === undefined || now.value > limit.value)) {
		const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
		const message = `max-suppression-days ${to}: suppressions may hold longer.`;
		_appen().addAll(changes, change('limit', message, [String(now?.value ?? '')], headOrBase(now?.at, head, limit.at)));
	}
	return changes;
}
function pathChanges(base, head) {
	const before = new Set(base.exclude.map(({ value })=>value));
	const excluded = head.exclude.filter(({ value })=>!before.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${_spell().quoted(value)} are no longer read.`, [
			'exclude',
			value
		], at));
	const everything = (list)=>list.length === 0 || list.some(({ value })=>value === '**');
	if (everything(head.include)) return excluded;
	const now = new Set(head.include.map(({ value })=>value));
	const place = (at)=>headOrBase(head.include[0]?.at, head, at);
	const lost = everything(base.include) ? change('paths', 'Only files that paths.include names are read; before it was every file.', [
		'include'
	], place(undefined)) : base.include.filter(({ value })=>!now.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${_spell().quoted(value)} are no longer included.`, [
			'include',
			value
		], place(at)));
	return [...excluded, ...lost];
}
function clusterChanges(base, head) {
	const now = new Map(head.clusters.map((cluster)=>[cluster.name.value, cluster]));
	return base.clusters.flatMap((before)=>{
		const name = before.name.value;
		const after = now.get(name);
		if (after === undefined) {
			const message = `The cluster ${_spell().quoted(name)} is no longer declared: what the declaration states no longer applies.`;
			return change('cluster', message, [name], headOrBase(undefined, head, before.at));
		}
		const keys = changedKeys(before, after);
		if (keys.length === 0) return [];
		const message = `What is declared of the cluster ${_spell().quoted(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
		return change('cluster', message, [name, ...keys], after.at);
	});
}
function changedKeys(before, after) {
	const old = new Map(Object.entries(_effec().clusterData(before)));
	return Object.entries(_effec().clusterData(after)).filter(([key, value])=>JSON.stringify(value) !== JSON.stringify(old.get(key))).map(([key])=>key);
}
const NEVER = '9999-99-99';
function pair(base, head, identity) {
	const until = (item)=>item.expires ?? NEVER;
	const latestFirst = (a, b)=>until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1;
	const groups = new Map();
	for (const [side, items] of [['base', base], ['head', head]]){
		for (const item of items){
			const key = identity(item);
			const group = groups.get(key) ?? { base: [], head: [] };
			group[side].push(item);
			groups.set(key, group);
		}
	}
	return [...groups.values()].flatMap((group)=>{
		const before = group.base.sort(latestFirst);
		return group.head.sort(latestFirst).flatMap((item, i)=>{
			const old = before[i];
			if (old === undefined) return [{ item }];
			return until(item) > until(old) ? [{ item, before: { expires: old.expires } }] : [];
		});
	});
}
function suppressionChange({ expires, before }, what, about, at) {
	const until = expires === undefined ? 'without an end' : `until ${expires}`;
	if (before === undefined) {
		return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
	}
	const message = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
	return change('suppression-extended', message, [...about, expires ?? ''], at);
}
function configSuppressionChanges(base, head) {
	const paired = pair(base.suppressions, head.suppressions, (one)=>JSON.stringify([one.rule, one.path, one.server, one.zone]));
	return paired.flatMap(({ item, before })=>{
		const { rule, path, server, zone } = item;
		const where = [
			...path === undefined ? [] : [
				`in ${_spell().quoted(path)}`
			],
			...server === undefined ? [] : [
				`of ${_spell().quoted(server)}`
			],
			...zone === undefined ? [] : [
				`in the zone ${_spell().quoted(zone)}`
			]
		].join(' ');
		const what = `${rule} ${where === '' ? 'everywhere' : where}`;
		return suppressionChange({ ...item, before }, what, [rule, server ?? '', zone ?? '', item.reason], item.at);
	});
}
function pairInline(base, head) {
	const rulesOf = (list)=>list.flatMap((item)=>item.rules.map((rule)=>({ item, rule, ..._defin().defined({ expires: item.expires }) })));
	const here = ({ item, rule })=>JSON.stringify([item.at.file.path, rule, item.scope.kind, item.covers.within, item.covers.text.split(/\s/, 1)]);
	const anywhere = ({ item, rule, expires })=>JSON.stringify([rule, item.scope.kind, item.reason, expires, item.covers]);
	const [before, after] = [rulesOf(base), rulesOf(head)];
	const changed = pair(before, after, here);
	const gone = pair(after, before, here).flatMap(({ item, before: other })=>other === undefined ? [item] : []);
	const moved = new Map();
	for (const one of gone)moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
	return changed.flatMap(({ item, before: old })=>{
		const left = old === undefined ? moved.get(anywhere(item)) ?? 0 : 0;
		if (left === 0) return [{ ...item, before: old }];
		moved.set(anywhere(item), left - 1);
		return [];
	});
}
function inlineChanges(base, head) {
	return pairInline(base, head).flatMap(({ item, rule, before, expires })=>{
		const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
		return suppressionChange({ ..._defin().defined({ expires }), before }, what, [rule, item.reason], item.at);
	});
}
function baselineChanges(base, head) {
	const before = new Set(base?.entries.map(({ fingerprint })=>fingerprint));
	const added = (head?.entries ?? []).filter(({ fingerprint })=>!before.has(fingerprint));
	const first = added[0];
	if (first === undefined) return [];
	const rules = [...new Set(added.map(({ rule })=>_spell().quoted(rule).slice(1, -1)))].sort();
	const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
	const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
	return change('baseline', `${entries} added to the baseline (${shown}).`, added.map(({ fingerprint })=>fingerprint).sort().slice(0, 100), first.at);
}

return { compareExtends, comparePolicy, policyFindings, withoutAdded };
}),

"judge/unread-corefiles.js": (function (_from) {
/** Guards and forwards of Corefiles by their words, also as charts' values and texts in quotes write them: for texts that nobody reads. */
const [_locat] = _from("text/location");
const FORWARDS = /(?<![\w-])forward(?=\s+(?:\.|[\w-]+(?:\.[\w-]+)+\.?)\s+(?:[\w./[$%@<]|\{[{%]))/;
const GUARD = /(?:^|[\s{;"'])loop(?<!^[ \t]{0,200}(?:cache|errors|forward|health|loadbalance|log|prometheus|ready|reload)[ \t][^\n{};"'\\]{0,200}loop)(?=[\s};"'\\]|$)|\bloop(?<=\[[^\]\n]{0,200}loop)(?=\s?[,\]])/m;
const PLUGINS = /[pP]lugins["'\\]{0,2}\s?[:=]/;
const NAMED_FORWARD = /\bname["'\\]{0,2}\s?[:=]\s?["'\\]{0,2}forward(?=["'\\]{0,2}[\s,]{1,99}["'\\]{0,2}(?:parameters|configBlock)\b)/;
const NAMED_GUARD = /loop(?<=(?:\bname["']?\s?[:=]\s?["']?|^[ \t]*)loop)(?=["']?\s*(?:[,}]|$))/gm;
const NAMED_MAP = /(?:\bname["'\\]{0,3}\s?[:=]\s?["'\\]{0,3}|\b(?:cm|configmap)s?[\s/,"']{1,4}(?!name\b))([a-z\d][a-z\d.-]{0,99})(?![\w.-])/gi;
const NO_WRITE = /--dry-run(?!=none)|\bkubectl\b.{0,80}\bdiff\b|\bstate["']?\s?[:=]\s?["']?absent\b/;
const OBJECT = /^kind:\s{0,9}["']?ConfigMap\b/m;
const BLANK = /\\([nrt/ ])/gi;
const SPELLED = /(?<![\w\\])\w{0,60}(?:\\(?:x|u00|U000000)[2-7][\da-f]\w{0,60}|(?<=\w)\\\r?\n[ \t]{0,200}\w{1,60})+/gi;
const PIECE = /\\(?:\r?\n[ \t]*|(?:x|u00|U000000)([2-7][\da-f]))/gi;
const WRITTEN = /\\(?=\r?\n)|(?:!binary|:binary>)[\s|>"'-]{1,40}([a-z\d+/]{8,}={0,2}(?:\s+[a-z\d+/]{8,99}={0,2}(?![\w+/-]{0,99}:))*)/gi;
function hasGuard(corefile) {
	return GUARD.test(decoded(corefile));
}
function decoded(text) {
	const bare = withoutComments(text);
	if (!/\\|:?binary/.test(text)) return bare;
	return bare.replace(BLANK, (_, letter)=>letter === 'n' ? ' \n' : '  ').replace(SPELLED, (word)=>{
		const joined = word.replace(PIECE, (_, code)=>code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16)));
		return /\n/.test(word) && !/^(?:loop|forward)$/.test(joined) ? word : joined.padEnd(word.length);
	}).replace(WRITTEN, (all, base64 = '')=>Buffer.from(base64, 'base64').toString('latin1').padEnd(all.length));
}
function withoutComments(text) {
	return blanked(withoutApplied(text), /^[ \t]*(?:#|\/\/)[^\n]*/gm);
}
function withoutApplied(text) {
	return text.includes('last-applied-configuration') ? blanked(text, APPLIED) : text;
}
const APPLIED = /last-applied-configuration["']?:[ \t]{0,9}(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[|>]?[-+\d]{0,2}[ \t]{0,9}\r?\n[ \t]+\{[^\n]*|\{[^\n]*)/g;
function blanked(text, pattern) {
	const blank = (line)=>' '.repeat(line.length);
	return text.replace(pattern, (part)=>part.split('\n').map(blank).join('\n'));
}
function guardsIn(text) {
	const read = decoded(text);
	return FORWARDS.test(read) || NAMED_FORWARD.test(read) ? _locat().spansOf(read, new RegExp(GUARD, 'gm')) : [];
}
function pluginsNamed(text) {
	return text.includes('forward') ? _locat().spansOf(text, NAMED_GUARD) : [];
}
const CHART = /\bchart(?:_?[nN]ame|_?[rR]ef)?["']?\s?[:=]\s?["']?([^\s"',}]{1,200})/g;
function namedForward(text) {
	const start = text.search(PLUGINS);
	const charts = start === -1 ? [] : [...text.matchAll(CHART)];
	const isOther = charts.length > 0 && charts.every(([, chart = ''])=>!/dns|[{$]/i.test(chart));
	const found = start === -1 || isOther ? undefined : _locat().firstSpan(text.slice(start), NAMED_FORWARD, start);
	return found !== undefined && isSwitchedOff(text, found.start) ? undefined : found;
}
const OFF = /^\s*(?:-\s+)?["']?enabled["']?:\s+(?:false|no|off)\b/;
const MAX_ABOVE = 10_000;
function isSwitchedOff(text, at) {
	const lines = text.slice(Math.max(0, at - MAX_ABOVE), at).split('\n').toReversed();
	let least = Number.POSITIVE_INFINITY;
	return lines.some((line)=>{
		const depth = line.trim() === '' ? least : line.search(/\S/);
		least = Math.min(least, depth);
		return depth === least && OFF.test(line);
	});
}
function forwardIn(text) {
	return _locat().firstSpan(decoded(text), FORWARDS);
}
function namedForwardIn(text) {
	return forwardIn(text) ?? namedForward(decoded(text));
}
function wentWhole(text, old) {
	return [blocksOf, listsOf].some((partsOf)=>{
		const [is, was] = [partsOf(text), partsOf(old)];
		const isFew = [...is.bare].every(([opens, count])=>count <= (was.bare.get(opens) ?? 0));
		return is.guarded < was.guarded && is.alone >= was.alone && isFew;
	});
}
function blocksOf(text) {
	const around = [{ opens: '', forwards: false, guarded: false }];
	const bare = new Map();
	let [guarded, alone] = [0, 0];
	const close = ()=>{
		const block = around.pop();
		if (block?.guarded === true && block.forwards) guarded += 1;
		else if (block?.guarded === true) alone += 1;
		else if (block?.forwards === true) bare.set(block.opens, (bare.get(block.opens) ?? 0) + 1);
	};
	for (const line of decoded(text).replace(/\{\{[^{}\n]*\}\}/g, '').split('\n')){
		const block = around.at(-1);
		if (block !== undefined && FORWARDS.test(line)) block.forwards = true;
		if (block !== undefined && GUARD.test(line)) block.guarded = true;
		for (const brace of line.match(/[{}]/g) ?? [])if (brace === '{') around.push({ opens: line.trim(), forwards: false, guarded: false });
		else if (around.length > 1) close();
	}
	while(around.length > 0)close();
	return { guarded, alone, bare };
}
function listsOf(text) {
	const bare = new Map();
	let guarded = 0;
	let zone = '';
	for (const list of decoded(text).split(PLUGINS)){
		const isGuarded = GUARD.test(list);
		if (isGuarded && NAMED_FORWARD.test(list)) guarded += 1;
		else if (NAMED_FORWARD.test(list)) bare.set(zone, (bare.get(zone) ?? 0) + 1);
		zone = [...list.matchAll(/\bzone["']?\s?[:=]\s?["']?([^"'\s,}\]]{1,253})/g)].at(-1)?.[1] ?? '';
	}
	return { guarded, alone: 0, bare };
}
function unguardedIn(text, names) {
	let start = 0;
	for (const document of text.split(/^(?=---)/m)){
		const lines = decoded(document);
		const isWrite = /\bCorefile\b/.test(document) && !NO_WRITE.test(document) && !OBJECT.test(document);
		const found = isWrite && !hasGuard(document) ? forwardIn(document) : undefined;
		if (found !== undefined && [...lines.matchAll(NAMED_MAP)].some(([, name = ''])=>names.has(name))) return _locat().shifted(found, start);
		start += document.length;
	}
	return undefined;
}

return { forwardIn, guardsIn, hasGuard, namedForwardIn, pluginsNamed, unguardedIn, wentWhole, withoutApplied };
}),

"judge/unread.js": (function (_from) {
/** Tracked files of which no plug-in takes anything: their texts, searched for lines about DNS. */
const [
	_condi, _once, _fragments, _prefi, _fragments1, _carri, _setti, _edita, _edits, _place, _resol, _state, _unrea,
] = _from(
	"text/conditions", "text/once", "languages/shared/fragments", "documents/prefilter", "tools/helm/fragments", "tools/programs/carrier",
	"tools/shared/settings-files", "tools/shell/editable", "tools/shell/edits", "./places-read", "./resolver-statements", "./stated-variables",
	"./unread-corefiles",
);
const MAX_SCRIPT = 32 * 1024 * 1024;
const TOO_LONG = { manifest: '', command: '', word: { start: 0, end: 0 }, keeps: false };
function cutIn(clusters) {
	const notices = clusters.flatMap(({ cluster })=>cluster.notices);
	return new Set(notices.flatMap(({ unread, at })=>unread === 'bound' ? at.file.path : []));
}
function unreadIn({ paths = [], leftOutBelow, bytesOf }, facts, { clusters, readings }) {
	const scanned = new Set(paths);
	const { isRead, isUsed, isPlaced } = placesOf(facts, clusters, readings);
	const { searched, ...texts } = { ...textsIn(scanned, bytesOf), isAlwaysRead: _setti().isAlwaysRead };
	const { textOf } = texts;
	const forwardOf = openForwards(readings);
	const cut = _once().once(()=>cutIn(clusters));
	const isTaken = (path, span)=>!cut().has(path) && isPlaced()(path, span);
	const unlessRead = (path, found)=>found === undefined || isTaken(path, found) ? undefined : found;
	return {
		names: _once().once(()=>{
			const read = new Set(facts.map(({ at })=>at.file.path));
			return new Set([...leftOutBelow?.('') ?? [], ...paths.filter((path)=>!read.has(path))]);
		}),
		...texts,
		openEdits: (edited)=>openSearch(edited, textOf),
		services: facts.flatMap(dnsService),
		isGuardedText: (path)=>{
			const text = textOf(path) ?? '';
			return _unrea().namedForwardIn(text) === undefined ? undefined : _unrea().guardsIn(text).length > 0;
		},
		hasGuardAs: (path, name)=>{
			const block = blockSetTo(textOf(path) ?? '', name);
			return block === undefined || _unrea().forwardIn(block) === undefined ? undefined : _unrea().hasGuard(block);
		},
		hasMarker: (path)=>{
			const text = textOf(path);
			return text === undefined ? undefined : _prefi().prefilter().hasMarker(text);
		},
		guarded: new Set(facts.filter(holdsGuard).map(({ name })=>name)),
		unguardedIn: (path, guarded)=>unlessRead(path, _unrea().unguardedIn(searched(path), guarded)),
		guardsIn: (path)=>_unrea().guardsIn(searched(path)).filter((guard)=>!isTaken(path, guard)).length,
		lostGuardIn: (path, then)=>{
			const before = then.guardsIn(path);
			const text = before === 0 ? '' : searched(path);
			const lost = _unrea().guardsIn(text).length < before ? forwardOf(path, text) : undefined;
			return lost === undefined || _unrea().wentWhole(textOf(path) ?? '', then.textOf(path) ?? '') ? undefined : lost;
		},
		forwardsIn: (path)=>forwardOf(path, searched(path)) !== undefined,
		mergesImports: _carri().mergesImports,
		bareForwardIn: _once().oncePer((path)=>{
			const text = searched(path);
			return unlessRead(path, _unrea().guardsIn(text).length > 0 ? undefined : forwardOf(path, text));
		}),
		conditionsIn: (path)=>conditionsAround(searched(path), path, (span)=>isRead()(path, span)),
		leftOutIn: (path, longest, known)=>{
			if (scanned.has(path)) return false;
			const bytes = bytesOf(path);
			const isText = bytes !== undefined && bytes.length <= longest && !_prefi().isBinary(path, bytes);
			return isText && mayLoop(_prefi().decode(bytes), known);
		},
		statementsOf: openStatements(searched, isRead, isUsed)
	};
}
function openStatements(textOf, isRead, isUsed) {
	return (path, known)=>{
		const text = textOf(path);
		const found = onlyAsks(path, text) ? [] : _resol().resolverStatements(text, known);
		const isOwn = ({ address })=>address !== undefined && known.own.has(address.text);
		return found.filter((one)=>!isRead()(path, one.value) || isOwn(one) && !isUsed()(path, one.value));
	};
}
function openFoldersOfClusters(paths, scriptOf) {
	const folders = _once().once(()=>{
		const scripts = paths.map(scriptOf).filter((text)=>APPLIES.test(text) && CLUSTER.test(text));
		const words = scripts.flatMap((text)=>[...text.replace(/\$\{\{[^{}\n]{1,100}\}\}/g, '*').matchAll(MANIFEST)]);
		return new Set(words.map(([, folder = ''])=>folder));
	});
	return (folder)=>[...folders()].some((one)=>folder === one || folder.endsWith(`/${one}`));
}
const APPLIES = /\b(?:kubectl|oc)\b[^\n]{0,400}\b(?:apply|create|replace)\b/;
const CLUSTER = /--context|--kubeconfig|\bKUBECONFIG=|use-context/;
const MANIFEST = /(?<![\w./-])(?:\.\/)?(\w[\w./-]{0,200})\/[^\s/"']{1,200}\.(?:ya?ml|json)\b/g;
function blockSetTo(text, name) {
	const lines = text.split('\n');
	const opens = new RegExp(String.raw`^(\s{0,40})["']?${name}["']?:[ \t]*[|>][-+\d]{0,2}[ \t]*\r?$`);
	const start = lines.findIndex((line)=>opens.test(line));
	if (start === -1) return undefined;
	const depth = lines[start]?.search(/\S/) ?? 0;
	const rest = lines.slice(start + 1);
	const end = rest.findIndex((line)=>line.trim() !== '' && line.search(/\S/) <= depth);
	return rest.slice(0, end === -1 ? undefined : end).join('\n');
}
function textsIn(scanned, bytesOf) {
	const textOf = (path)=>{
		const bytes = bytesOf(path);
		return bytes !== undefined && _prefi().isBinary(path, bytes) ? '' : bytes?.toString('utf8');
	};
	const searched = (path)=>{
		const bytes = scanned.has(path) ? bytesOf(path) : undefined;
		return bytes === undefined || _prefi().isBinary(path, bytes) ? '' : _prefi().decode(bytes);
	};
	const scriptOf = (path)=>{
		const text = _edits().mayRunCommands(path) ? textOf(path) ?? '' : '';
		return text.length > MAX_SCRIPT ? '' : text;
	};
	return { ...{ textOf, searched, scriptOf }, isMet: _state().openMet([...scanned], searched), isOfClusters: openFoldersOfClusters([...scanned], scriptOf) };
}
function openForwards(readings) {
	const values = _once().once(()=>new Set(readings.flatMap(({ facts })=>facts.filter(_fragments1().isChartValues).map(({ at })=>at.file.path))));
	return (path, text)=>values().has(path) && SERVERS.test(text) ? _unrea().forwardIn(text) : _unrea().namedForwardIn(text);
}
const SERVERS = /^["']?servers["']?[ \t]*:/m;
function openSearch(edited, textOf) {
	const editable = _edita().openEditable(edited);
	return (path)=>{
		const text = _edits().mayEdit(path) ? textOf(path) ?? '' : '';
		return text.length > MAX_SCRIPT ? [TOO_LONG] : _edits().editsIn({ path, text, textOf }, editable);
	};
}
function placesOf(facts, clusters, readings) {
	const readBy = (isRoot, inParts)=>()=>{
			const stated = readings.flatMap((one)=>one.facts.filter((fact)=>_fragments().isFact(fact) || _fragments().isNodeFileCopy(fact)));
			const values = [...facts, ...stated].filter(isRoot).map(({ at: _, ...fact })=>fact);
			return _place().placesRead([...values, ...clusters.map(({ cluster })=>cluster)], inParts);
		};
	const isPlaced = _once().once(readBy((fact)=>!isUnplaced(fact), false));
	const unplaced = _once().once(()=>new Set([facts, ...readings.map((one)=>one.facts)].flatMap((all)=>all.filter(isUnplaced).map(pathOf))));
	return {
		isRead: _once().once(()=>(path, span)=>unplaced().has(path) || isPlaced()(path, span)),
		isPlaced,
		isUsed: _once().once(readBy((fact)=>_fragments().isFact(fact) && !isOfMachine(fact), true))
	};
}
function isUnplaced(fact) {
	return _fragments().isFact(fact) && fact.kind === 'config-text' && fact.language === 'unplaced';
}
function pathOf({ at }) {
	return at.file.path;
}
function isOfMachine(fact) {
	if (fact.kind === 'config-text') return /^(?:resolv-conf|systemd-resolved|unplaced)$/.test(fact.language);
	return fact.kind === 'node-file' || fact.kind === 'node-network';
}
function conditionsAround(text, path, isRead) {
	const named = /\{[{%]|%\{/.test(text) ? _unrea().pluginsNamed(text) : [];
	const conditions = named.length === 0 ? [] : _condi().conditionsOf(text, path);
	const unread = conditions.length === 0 ? [] : named.filter((span)=>!isRead(span));
	const file = { path, text, conditions };
	const around = (span)=>_condi().conditionsAt({ file, span });
	const all = new Set(unread.length === 0 ? [] : named.flatMap(around).map(keyOf));
	const isOpen = (one)=>all.has(keyOf({ ...one, holds: !one.holds }));
	return new Map(unread.flatMap((span)=>around(span).flatMap((taken)=>isOpen(taken) ? [] : [[keyOf(taken), { taken, span }]])));
}
function dnsService(fact) {
	return fact.kind === 'service' && fact.ports.some(({ port })=>port === 53) ? [
		`${fact.name}.${fact.namespace}`
	] : [];
}
function mayLoop(corefile, known) {
	if (_unrea().forwardIn(corefile) === undefined) return false;
	return !_unrea().hasGuard(corefile) || _resol().resolverStatements(corefile, known).some(({ address })=>address !== undefined);
}
function keyOf({ holds, subject }) {
	return `${holds} ${subject}`;
}
function holdsGuard(fact) {
	return fact.kind === 'config-map' && fact.data.some(({ key, text })=>key === 'Corefile' && _unrea().hasGuard(text.text));
}
/** Configuration of programs that ask for names of their own, and answer nobody: whom they ask is no upstream. */ /** Proxies, builders, applications; and translations, which only speak of it. */
const NAMES = /(?:^|\/)(?:haproxy[\w.-]{0,40}\.cfg|squid[\w.-]{0,40}\.conf|traefik[\w.-]{0,40}\.(?:ya?ml|toml)|buildkitd[\w.-]{0,40}\.toml|appsettings(?:\.\w{1,40})?\.json|\.?devcontainer\.json)$|(?:^|\/)(?:locales?|i18n|translations?)\/[^\n]{1,200}\.(?:json|ya?ml|po|properties)$|(?:^|\/)etc\/resolver\/[\w.-]{1,100}$/i;
const APPLICATION = /(?:^|\/)(?:application|bootstrap)(?:-\w{1,40})?\.(?:ya?ml|properties)$/;
const OBJECT = /^(?:apiVersion|kind):/m;
const RUNNER = /^[ \t]*\[{1,2}runners\.kubernetes\b/m;
const CHECKS = /(?:^|\/)conf\.ya?ml$/;
const GUEST = /^apiVersion:[ \t]*["']?kubevirt\.io\//m;
const NO_GUEST = /^apiVersion:(?![ \t]*["']?(?:\w{1,40}\.)?kubevirt\.io\/)|kube(?!virt)|\|[ \t]*(?:sudo[ \t]+)?(?:\w{1,99}=\S{0,200}[ \t]+){0,9}(?:ba)?sh\b/m;
function onlyAsks(path, text) {
	if (NAMES.test(path) || APPLICATION.test(path) && !OBJECT.test(text)) return true;
	if (GUEST.test(text) && !NO_GUEST.test(text)) return true;
	if (path.endsWith('.toml')) return RUNNER.test(text);
	return CHECKS.test(path) && !OBJECT.test(text) && /^instances:/m.test(text);
}

return { unreadIn };
}),

"read/tree/objects.js": (function (_from, _load) {
/** Reads objects from the repository's store, without checkout, filters or fetching. Absent ones are missing. */
const _nodeb = _load.builtIn(() => require("node:buffer"));
const _nodec = _load.builtIn(() => require("node:crypto"));
const [_once, _git, _tree] = _from("text/once", "./git", "./tree");
const BATCH_BYTES = 64 * 1024 * 1024;
const FEW = 1000;
const HEADER_BYTES = 128;
function listRevision(root, commit) {
	const listed = _git().runGit(root, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
	if (listed.status !== 0) return undefined;
	const byPath = new Map();
	const trees = [];
	const submodules = new Map();
	const whole = _nodeb().isUtf8(listed.stdout);
	for (const line of _git().splitNul(listed.stdout)){
		if (!whole && line.includes(REPLACED)) continue;
		const tab = line.indexOf('\t');
		const path = line.slice(tab + 1);
		if (line.startsWith('blob ', 7)) byPath.set(path, { path, id: line.slice(12, tab), link: line.startsWith('120000') });
		else if (line.startsWith('tree ', 7)) trees.push(line.slice(12, tab));
		else if (line.startsWith('commit ', 7)) submodules.set(path, line.slice(14, tab));
	}
	return areWhole(root, commit, trees) ? { byPath, submodules } : undefined;
}
function areWhole(root, commit, folders) {
	const found = new Set();
	let top;
	const asked = [
		commit,
		`${commit}^{tree}`,
		...new Set(folders)
	];
	for (const { id, content } of readObjects(root, asked)){
		found.add(id);
		if (id === commit) top = /^tree ([0-9a-f]+)\n/.exec(content.toString('latin1'))?.[1];
	}
	return top !== undefined && [top, ...folders].every((id)=>found.has(id));
}
const REPLACED = '\ufffd';
function skippedEntries(root) {
	const skipped = new Map();
	for (const line of _git().splitNul(_git().runGit(root, ['ls-files', '-z', '-t', '--stage']).stdout)){
		if (!line.startsWith('S ')) continue;
		const id = line.split(' ', 3)[2];
		if (id !== undefined) skipped.set(line.slice(line.indexOf('\t') + 1), id);
	}
	return skipped;
}
function blobHeader(size) {
	return `blob ${size}\0`;
}
function algorithmOf(like) {
	return like.length === 64 ? 'sha256' : 'sha1';
}
function idIn(output, at, { id, type, content }) {
	const header = `${type} ${content.length}\0`;
	const start = at - header.length;
	output.write(header, start, 'latin1');
	return _nodec().hash(algorithmOf(id), output.subarray(start, at + content.length), 'hex');
}
function readBlobs(root, commit, wanted) {
	const contents = new Map();
	const ids = new Set(wanted);
	if (ids.size === 0) return contents;
	const missing = { unreadable: 'its content is not in this clone, or damaged', missing: true };
	const large = {
		unreadable: `it has more than ${_tree().MAX_FILE_BYTES / 1024 / 1024} MiB`,
		missing: false,
		bound: true
	};
	const absent = missingObjects(root, commit);
	const asked = [];
	for (const id of ids){
		contents.set(id, missing);
		if (!absent.has(id)) asked.push(id);
	}
	for (const { id, type, content } of readObjects(root, asked, (id)=>contents.set(id, large)))if (type === 'blob') contents.set(id, content);
	return contents;
}
function missingObjects(root, commit) {
	if (!isPartialClone(root)) return new Set();
	const listed = _git().runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
	const missing = new Set();
	for (const line of listed.stdout.toString('latin1').split('\n'))if (line.startsWith('?')) missing.add(line.slice(1));
	return missing;
}
const isPartialClone = _once().oncePer((root)=>_git().runGit(root, [
		'config',
		'--get-regexp',
		'^(remote\\..*\\.promisor|extensions\\.partialclone)$'
	]).status === 0);
function* readObjects(root, names, skipped = ()=>undefined) {
	if (names.length === 0) return;
	const lots = names.length > FEW ? undefined : batchOf(root, names, BATCH_BYTES);
	if (lots?.isWhole === true) return yield* objectsIn(lots.output, skipped);
	let lot = [];
	let bytes = 0;
	for (const { id, type, size } of sizesOf(root, names)){
		if (isTooLarge(type, size)) {
			skipped(id);
			continue;
		}
		if (bytes > 0 && bytes + size > BATCH_BYTES) {
			yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
			[lot, bytes] = [[], 0];
		}
		lot.push(id);
		bytes += size;
	}
	yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
}
function isTooLarge(type, size) {
	return type === 'blob' && size > _tree().MAX_FILE_BYTES;
}
function sizesOf(root, names) {
	const checked = _git().runGit(root, ['cat-file', '--batch-check', '--buffer'], {
		input: `${names.join('\n')}\n`
	});
	return checked.stdout.toString('latin1').split('\n').flatMap((line)=>{
		const [id, type, size] = line.split(' ');
		return id !== undefined && type !== undefined && size !== undefined ? [{ id, type, size: Number(size) }] : [];
	});
}
function batchOf(root, names, bytes) {
	if (names.length === 0) return { output: Buffer.alloc(0), isWhole: true };
	const { status, stdout } = _git().runGit(root, ['cat-file', '--batch', '--buffer'], {
		input: `${names.join('\n')}\n`,
		maxOutputBytes: bytes + names.length * HEADER_BYTES + 1024 * 1024
	});
	return { output: stdout, isWhole: status !== -1 };
}
function* objectsIn(output, skipped) {
	for(let at = 0; at < output.length;){
		const end = output.indexOf(10, at);
		if (end === -1) return;
		const [id, type, size] = output.toString('latin1', at, end).split(' ');
		const start = end + 1;
		at = start;
		if (id === undefined || type === undefined || size === undefined) continue;
		at += Number(size) + 1;
		const object = { id, type, content: output.subarray(start, at - 1) };
		if (isTooLarge(type, object.content.length)) skipped(id);
		else if (idIn(output, start, object) === id) yield object;
	}
}

return { REPLACED, algorithmOf, blobHeader, isPartialClone, listRevision, readBlobs, skippedEntries };
}),

"report/plain-text.js": (function () {

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED = new Map([['\n', '\\n'], ['\r', '\\r'], ['\t', '\\t']]);
const MAX_LINE = 2_000;
function visible(text, max = MAX_LINE) {
	return clip(text, max).replace(UNSEEN, (found)=>NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
function clip(text, max) {
	if (text.length <= max) return text;
	const before = text.charCodeAt(max - 2);
	const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
	return `${text.slice(0, Math.max(0, end))}\u2026`;
}
const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
function widthOf(character) {
	if (NO_WIDTH.test(character)) return 0;
	return WIDE.test(character) ? 2 : 1;
}
function codeSpans(text) {
	return text.split(/`([^`]+)`/).map((piece, index)=>({ text: piece, isCode: index % 2 === 1 })).filter((piece)=>piece.text !== '');
}
function sentences(text) {
	const end = text.search(/[.!?] (?=[A-Z])/);
	return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

return { clip, codeSpans, sentences, visible, widthOf };
}),

"tools/shared/judged-commands.js": (function (_from) {
/** Commands whose result nothing keeps: it goes to a program that judges it, or into a file for a moment that one looks at. */
const [_once, _quote] = _from("text/once", "text/quoted");
const JUDGE = String.raw`(?:conftest|gator|opa|kyverno|kubeconform|kubeval|kube-linter|kube-score|polaris|datree|checkov|trivy|kubesec|yamllint|loopgate|diff|cmp|wc|less|more|head|tail|md5sum|sha256sum|(?:kubectl|oc)\s[^\n|;&]{0,300}(?:\bdiff\b|--dry-run(?!=none)\S{0,20})|(?:(?:make|just|task|npm|yarn|pnpm)\s+(?:run\s+)?)?(?:[^\s|;&]{0,99}[/_.-])?(?:tests?|check|lint|verify|validate|audit|assert|scan)(?:\.\w{1,9})?)(?=[\s:@]|$)`;
const JUDGES = new RegExp(String.raw`(?:^|[\s;&|!("'])${JUDGE}`, 'm');
const PIPED = new RegExp(String.raw`\|\s*(?:[a-z]*grep\s[^|]{1,300}\|\s*)?${JUDGE}`);
const KEEPS = /\b(?:mv|tee|rsync|scp)\s|\bcp\s(?!-\w{1,9}\s+\.\s)|\bhelm\s[^\n]{0,300}\b(?:upgrade|install)\b|\bgit\s+(?:commit|add|push)\b/;
const APPLIES = /\b(?:kubectl|oc)\s[^\n|;&]{0,300}?\b(?:apply|create|replace|patch)\b[^\n|;&]{0,300}/g;
const ONLY_TRIES = /--dry-run(?!=none)/;
const TEMPORARY = /(?:^|[\s>"'=])(?:\/(?:var\/)?tmp\/|\${1,2}\{?(?:RUNNER_TEMP|TMPDIR|TMP|TEMP)\b)/;
const MADE = /\b(\w{1,99})=["']?\${1,2}\(mktemp\b/g;
const VARIABLE = />\s*["']?\${1,2}\{?(\w{1,99})/;
const REFUSED = new RegExp(String.raw`(?<!\bif\s{0,9})!\s+${JUDGE}`);
const NEGATED = /(?<!\bif\s{0,9})!\s*$/;
const ENDS = /^[^\n]*?(?:&&|;\s*then)\s+(?:echo\s[^\n;]{0,200};\s*)?(?:exit\s+[1-9]|return\s+[1-9]|false\b)/;
function openJudging(written) {
	const text = _once().once(()=>_quote().withoutProse(written));
	const isOnlyJudged = _once().once(()=>JUDGES.test(text()) && !keeps(text()));
	const moments = _once().once(()=>new Set([...text().matchAll(MADE)].map(([, name])=>name)));
	const isTemporary = (command)=>TEMPORARY.test(command) || moments().has(VARIABLE.exec(command)?.[1]);
	return {
		isDiscarded: (at)=>{
			const { own } = lineAt(text(), at);
			if (PIPED.test(own)) return !keeps(own);
			return isTemporary(own) && isOnlyJudged();
		},
		isToBeRefused: (at)=>{
			const { own, before } = lineAt(text(), at);
			return NEGATED.test(before) || ENDS.test(own) || isTemporary(own) && isOnlyJudged() && REFUSED.test(text());
		}
	};
}
function keeps(text) {
	return KEEPS.test(text) || text.match(APPLIES)?.some((one)=>!ONLY_TRIES.test(one)) === true;
}
function lineAt(text, at) {
	const around = text.slice(Math.max(0, at - MAX_BEFORE), at);
	const before = around.slice(around.lastIndexOf('\n') + 1);
	const [own = ''] = /^(?:[^\n]{0,2000}\\\n){0,20}[^\n]*/.exec(text.slice(at, at + MAX_LINE)) ?? [];
	return { before, own };
}
const [MAX_BEFORE, MAX_LINE] = [2000, 20_000];

return { openJudging };
}),

"tools/shared/settings-files.js": (function () {

const ALWAYS_READ = /(?:^|\/)(?:terraform\.tfvars|[^/]+\.auto\.tfvars)(?:\.json)?$|(?:^|\/)group_vars\/all\b|(?:^|\/)\.env$/;
function isAlwaysRead(path) {
	return ALWAYS_READ.test(path);
}

return { isAlwaysRead };
}),

"tools/shell/editable.js": (function (_from) {
/** The manifests and workloads of a comparison, as commands that may change them name them. */
const [_named, _once, _paths, _sorte] = _from("text/named-paths", "text/once", "text/paths", "text/sorted");
const MAX_COMPARED = 5_000_000;
function openEditable(edited, most = MAX_COMPARED) {
	const { manifests } = edited;
	const paths = [...manifests.keys()].sort();
	const named = _named().openNamed(paths);
	const below = _once().oncePer((folder)=>folder === '' ? [] : _sorte().pathsBelow(folder, paths));
	const wordsOf = _once().oncePer((path)=>new Set((manifests.get(path) ?? []).flatMap(wordsOfLine)));
	const indexOf = (list)=>{
		const index = new Map();
		for (const path of list)for (const word of wordsOf(path))if (!index.has(word)) index.set(word, path);
		return index;
	};
	const belowIndex = _once().oncePer((folder)=>indexOf(below(folder)));
	const placesOf = (word)=>({ files: named(word), index: belowIndex(folderOf(word)) });
	const isAbout = (path, said)=>said.some((word)=>wordsOf(path).has(word));
	return {
		...edited,
		...{ first: paths[0], named, isAbout },
		below: (word)=>below(folderOf(word)),
		saidIn: openSaid(named, ()=>indexOf(paths).keys()),
		about: (words)=>{
			const places = _once().once(()=>words.map(placesOf).filter(({ files, index })=>files.length + index.size > 0));
			return (said)=>{
				for (const { files, index } of said.length === 0 ? [] : places()){
					const found = files.find((one)=>isAbout(one, said)) ?? said.flatMap((one)=>index.get(one) ?? [])[0];
					if (found !== undefined) return found;
				}
				return undefined;
			};
		},
		gathered: (words)=>{
			const all = [...new Set(words)];
			const folders = new Set(all.map(folderOf));
			const index = indexOf(new Set([...all.flatMap(named), ...[...folders].flatMap((one)=>[...belowIndex(one).values()])]));
			return (said)=>said.flatMap((one)=>index.get(one) ?? [])[0];
		},
		mayMatch: openMatching(manifests, most)
	};
}
function openMatching(manifests, most) {
	const joined = _once().oncePer((path)=>(manifests.get(path) ?? []).join('\n'));
	let left = most;
	return (expression, path)=>{
		const runs = runsOf(expression);
		const lines = manifests.get(path) ?? [];
		left -= lines.length;
		if (left < 0) return true;
		const all = joined(path);
		return runs.every((run)=>all.includes(run)) && lines.some((line)=>runs.every((run)=>line.includes(run)));
	};
}
function wordsOfLine(line) {
	const words = /^(?:loop|forward)\b/.test(line) ? line.split(/\s+/) : [];
	return words.flatMap((word)=>word.length < MIN_WORD ? [] : word.slice(0, MAX_WORD));
}
const [MIN_WORD, MAX_WORD] = [3, 24];
function openSaid(named, all) {
	const known = _once().once(()=>{
		const words = new Set(all());
		const lengths = [...new Set([...words].map(({ length })=>length))];
		return { words, lengths, heads: new Set([...words].map((word)=>word.slice(0, MIN_WORD))) };
	});
	return (command)=>{
		const { words, lengths, heads } = known();
		const rest = command.replace(_named().WORD, (word)=>named(word).length > 0 ? ' ' : word);
		const said = new Set();
		for(let index = 0; index < rest.length; index += 1){
			if (!heads.has(rest.slice(index, index + MIN_WORD))) continue;
			for (const length of lengths){
				const word = rest.slice(index, index + length);
				if (words.has(word)) said.add(word);
			}
		}
		return [...said];
	};
}
function folderOf(word) {
	const star = word.indexOf('*');
	return _paths().foldedPath(star === -1 ? word : word.slice(0, word.lastIndexOf('/', star) + 1));
}
function runsOf(expression) {
	if (/^[>|]|\{\{|\||\)\\?[?*{]/.test(expression)) return [];
	return expression.split(SPECIAL).map((run)=>run.replace(/\\/g, '').trim());
}
const SPECIAL = /\[\^?\]?[^\]]*\]|\\{1,2}[\w<>'`()}?+]|.?(?:[*?]|\\?\{[\d,]*\\?\}?|\\\?)|[.^$+()}]/;

return { openEditable };
}),

"tools/shell/edits-by-tools.js": (function (_from) {
/** Tools that change what they deploy: values of helm, builds of kustomize, helmfile, ytt, tasks of Ansible. */
const [_named, _paths, _comma] = _from("text/named-paths", "text/paths", "languages/shared/command-scripts");
const SETS = /\bhelm(?:file)?\s(?!diff\s)[^|;]{0,400}\s(?:--set(?:-json|-string|-file)?[= ]["']?[\w.-]{0,60}(?:servers\b|plugins\b|[cC]orefile\b)|--post-renderer\b|(?:-f|--values)[= ]?(?:-(?:\s|$)|<\())/;
const REUSES = /\bhelm\s[^|;]{0,400}\s--re(?:set-then-re)?use-values\b/;
const REBUILDS = /\bkustomize edit (?!fix|(?:add|set) (?:label|annotation|buildmetadata|replicas|namespace|name(?:pre|suf)fix)\b|set image (?!\S*dns)|set image \S{0,200}\bcoredns["']?[:=]?(?:\S{0,200}\/coredns)?:(?:v?1\.(?:[3-9]|\d\d)|["']?\$))/;
const ADDS = /\bkustomize edit add resource\s/;
const RENDERS = /^[ \t]*postRenderer:/m;
const MADE = /^([ \t]*)(?:transformers|jsonPatches|strategicMergePatches):[^\n]*(?:\n\1[ \t-][^\n]*){0,60}/my;
const IS_MADE = /^[ \t]*(?:transformers|jsonPatches|strategicMergePatches):/m;
const OVERLAYS = /^[ \t]*#@ ?overlay\/match by/m;
const TASKS = /\b(?:replace|lineinfile)(?::|$)/m;
const FIELD = /\b(path|dest|regexp?|search_string|line|state)(?:(?::[ \t]+|=)(?:"((?:\\.|[^"\\\n])*)"|'((?:''|[^'\n])*)')|=((?:\{\{[^}\n]{0,99}\}\}|\S)+)|:[ \t]+(\S[^\n]*))/g;
const REPLACES = /\breplace\(|\bfor\s[^\n]{0,400}?\bif\s[^\n]{0,200}?(?:!=\s*|!\s*\w+\()[^\n"]{0,80}"[^"\n]{0,40}\bloop\b/;
const FILTERS = /\|\s*(?:regex_)?replace\(/;
const REPLACED = /[,(]\s*(?:"((?:\\.|[^"\\])*)"\s*[,\n]\s*"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'\s*,\s*'((?:\\.|[^'\\])*)')/g;
const NEXT_SETTING = /\n[ \t]*(?:[\w-]+[ \t]*=|\})/;
const EVALUATED = /\bresource "kubernetes_(?:manifest|config_map)/;
const ENTERS = /\b(?:cd|pushd|working-directory:)\s+["']?([^\s"';&|)]+)/g;
const [MAX_BEFORE, MAX_BLOCK] = [1000, 4000];
function editsByTools({ path, text, textOf, made, manifestsIn }, { manifests, workloads, first, named, below, mayMatch }) {
	const release = (command)=>_named().wordsIn(command).flatMap(named)[0] ?? (isAnyRelease(command) ? first : undefined);
	const rebuilt = (command, _, start)=>{
		const before = text.slice(Math.max(0, start - MAX_BEFORE), start + command.length);
		const isKnown = ADDS.test(command) && !command.includes('$');
		if (isKnown && _named().wordsIn(command).flatMap(named).length === 0) return undefined;
		const entered = [...before.matchAll(ENTERS)].at(-1)?.[1] ?? _paths().directoryOf(path);
		return [..._named().wordsIn(command), entered].flatMap((word)=>below(word)[0] ?? [])[0];
	};
	const byTask = (command)=>{
		const { place, looks } = taskOf(command);
		const own = [place, ...made().sourcesOf(place)].flatMap(_named().wordsIn).flatMap(named);
		const isOpen = own.length === 0 && place.includes('{{');
		return looks && (isOpen ? manifestsIn() : own).find((one)=>mayMatch(looks, one));
	};
	const isTerraform = /\.(?:tf|tofu)$/.test(path);
	const byReplace = (command, { 0: all, index }, start)=>{
		const around = `\n${text.slice(Math.max(0, start - MAX_BLOCK), start)}`;
		const block = around.slice(around.lastIndexOf('\nresource "'));
		const [expression = ''] = text.slice(start + index, start + index + MAX_BEFORE).split(NEXT_SETTING, 1);
		const leavesOut = all.startsWith('for');
		const own = _named().wordsIn(isTerraform && !leavesOut ? expression : command).flatMap(named);
		const pairs = EVALUATED.test(block) && manifests.has(path) ? [] : [...expression.matchAll(REPLACED)];
		const replaced = pairs.flatMap(([, pattern, by, filtered = '', as = ''])=>staysIn(pattern ?? filtered, by ?? as) ? [] : linesOf(pattern ?? filtered));
		const looks = leavesOut ? ['loop'] : replaced;
		const isOpen = own.length === 0 && isTerraform && !leavesOut && !/\bfile\(/.test(expression);
		return (isOpen ? manifestsIn() : own).find((one)=>looks.some((pattern)=>mayMatch(pattern, one)));
	};
	return [
		[isTerraform ? REPLACES : FILTERS, byReplace],
		[SETS, (command, found, start)=>isReadRelease(command, path, textOf) ? undefined : release(command, found, start)],
		[REUSES, release],
		[REBUILDS, rebuilt],
		[RENDERS, ()=>manifests.has(path) ? path : undefined],
		[IS_MADE, (_, __, start)=>path.includes('helmfile') && madeOtherwise(text, start) ? first : undefined],
		[OVERLAYS, (command)=>isOverlay(command, workloads) ? first : undefined],
		[TASKS, byTask]
	];
}
function isReadRelease(command, path, textOf) {
	if (_comma().commandScripts([path]).length === 0 || UNREAD.test(command)) return false;
	const isThere = (written)=>[_paths().directoryOf(path), ''].some((folder)=>textOf(_paths().pathFrom(folder, written) ?? '') !== undefined);
	const files = [...command.matchAll(SET_FILE)].map(([, file = ''])=>file);
	return files.every(isThere) && command.split(/\s+/).some((word)=>/^[\w./-]+$/.test(word) && isThere(`${word}/Chart.yaml`));
}
const UNREAD = /\s--post-renderer\b|(?:-f|--values)[= ]?(?:-(?:\s|$)|<\()|\s--set\S*[= ]\S*[$`]|\bhelmfile\b/;
const SET_FILE = /--set-file[= ]["']?[\w.[\]-]+=([^\s"']+)/g;
function staysIn(pattern, by) {
	return pattern.includes('loop') && /(?:^|\\n|\s)loop\b/.test(by);
}
function linesOf(pattern) {
	const lines = pattern.replace(/^\/|\/$/g, '').split('\\n');
	return lines.filter((line)=>/\w{3}/.test(line) && !line.includes('${'));
}
function isAnyRelease(command) {
	return command.includes('helmfile') || command.lastIndexOf('coredns') > command.lastIndexOf('parameters=');
}
function taskOf(command) {
	const fields = new Map([...command.matchAll(FIELD)].map(([, key, ...values])=>[key, values.find(Boolean)]));
	const absent = fields.get('state')?.startsWith('absent') === true ? fields.get('line') : undefined;
	const looks = fields.get('regexp') ?? fields.get('regex') ?? fields.get('search_string') ?? absent;
	return { place: fields.get('path') ?? fields.get('dest') ?? '', looks };
}
function madeOtherwise(text, start) {
	MADE.lastIndex = start;
	return /\.ya?ml\b|configMap|volumes|args|command|image\b/.test(MADE.exec(text)?.[0] ?? '');
}
function isOverlay(command, workloads) {
	const isOf = command.includes('overlay.all') || command.match(/[\w.-]+/g)?.some((one)=>workloads.has(one)) === true;
	return isOf && /\b(?:Corefile|configMap|args|command|image|dnsPolicy):/.test(command) && !/^[ \t]*loop[ \t]*$/m.test(command);
}

return { REUSES, editsByTools };
}),

"tools/shell/edits-of-texts.js": (function (_from) {
/** Programs that edit texts: sed, an editor, a script of Python, Ruby or Tilt. */
const [_named, _once, _quote, _made] = _from("text/named-paths", "text/once", "text/quoted", "./made");
const EDITORS = String.raw`(?:^|[|;&(@]|- |\b(?:sudo|xargs|then|do|run:|exec) )[ \t]*(?:ed|ex|sd|rpl|n?vim?|emacs|patch|git apply)\s`;
const EDITS = new RegExp(String.raw`(?<![\w./-])(?:((?:g?sed|perl)\s|(?:grep|rg)\s[^|]{0,200}-\w*v)|((?:ruby|python3?)\s(?!-[ec]))|(?:[gm]?awk|tr(?!\s+-d\s+["']?\\r)|head|tail|cut)\s|(?:ruby|python3?|node|php)\s+-[ecr]|(?:yq|jq)\s[^|\n]{0,200}(?:\bdel(?:ete)?\(|\bdnsPolicy\b\W{1,9}ClusterFirst))|${EDITORS}`, 'm');
const PROGRAM = /^(?:import|from|require)\s|\bk8s_yaml\(/m;
const REPLACES = /\b(?:replace|g?sub|remove|delete)\(/;
const ALONE = String.raw`(?:["'\x60/])(?:\\{1,2}[snrtbB]|\(\?\w{1,3}\)|[ \t^$*+.()?|[\]:]){0,40}loop(?:\\{1,2}[snrtbB]|[ \t^$*+.()?|[\]:]){0,40}\\?["'\x60/]`;
const GUARD_ALONE = new RegExp(ALONE);
const TAKES_AWAY = new RegExp([
	String.raw`(?:replace|\bg?sub[nf]?)\w{0,20}[ \t(][^\n]{0,200}?${ALONE}\w{0,3}[ \t]*,[ \t]*\w?["'\x60\\]`,
	String.raw`\bfind["']?:[ \t]*${ALONE}`,
	String.raw`(?:remove|delete|reject|findstr[^\n]{0,99}\/v|match -v)\b[^\n]{0,99}${ALONE}`,
	String.raw`(?:\bwhere\b|filter|\bgrep ?\{|\bfor\b[^\n]{0,200}\bif\b)[^\n]{0,200}(?:!|-not|\bnot\b)[^\n]{0,99}${ALONE}`
].join('|'), 'i');
const MAX_AROUND = 300;
const ASKS = /\b(?:raise|throw|exit|assert\w*|fail\w*|expect|warn\w*|error)\b/i;
const WRITES = /\b(?:kubectl|write|dump|system\b|apply|patch)|k8s_yaml|set-content|out-file|new_file|\bopen\b[^\n]{0,99}>|uses:[^\n]{0,99}replace/i;
const KEEPS = new RegExp(String.raw`${_made().APPLIES}|\s-\w*i\b|\b(?:tee|sponge)\b|\bwriteFile|${EDITORS}`, 'ms');
const REDIRECTS = /[^<>&\d]>[ \t]*["']?([^&>\s"'|;<)]+)/g;
const EXTRACT = /\.(?:txt|log|md|csv|tsv|list|lst|sum|md5|sha\d+|html)$|^\/(?:tmp|var\/tmp|dev)\//;
const SCRIPT = /(?:g?sed|perl)\s+(?:-(?!\w*n)[\w.-]+\s+)*(?:''\s+)?(["']?)((?:s([/|,#@!])(?:\\.|(?!\3)[^\\\n])*\3(?:\\.|(?!\3)[^\\\n])*\3[gI]*[;\s]*)+)\1(?:\s|$)/;
const DELETES = /g?sed\s+(?:-(?!\w*n)[\w.-]+\s+)*(["']?)\/((?:\\.|[^/\n\\])+)\/d\1(?:\s|$)/;
const ADDS_GUARD = /g?sed\s+(?:-(?!\w*n)[\w.-]+\s+)*(["'])\/(?:\\.|[^/\n\\])+\/[ai]\\?\s*loop\s*\1/;
const ADDS = /(?<!\$)\{|\\n.*(?:[}$]|\b(?:forward|import|loop|proxy|view|bind)\b)/s;
const SUBSTITUTES = /s(.)((?:\\.|(?!\1)[^\\])*)\1((?:\\.|(?!\1)[^\\])*)\1/g;
const TRAILING = /^(?:\[\[:(?:space|blank):\]\]|\\[st]|\[(?: |\\t){1,4}\]| )(?:[*+]|\\\+)\$$/;
const LEAVES_OUT = /-\w*v\w*\s+(?:-e\s+)?(["']?)([^"'$\s]+)\1/;
const BUILDS = /\b(?:kustomize|ytt|helm|flux build)\b/;
function editsOfTexts({ text, literals, made }, { first: any, named, saidIn, isAbout, about, gathered, mayMatch, hangsOnNodes }) {
	const inText = _once().once(()=>gathered(_named().wordsIn(text)));
	const originOf = (words)=>({
			about: about(words),
			manifests: [...new Set(words.flatMap(named))],
			isFile: words.some((word)=>/\w\.[a-z]\w{0,6}$/i.test(word))
		});
	const sourceOf = _once().oncePer((word)=>{
		const sources = made().sourcesOf(word);
		return sources.length === 0 ? undefined : originOf(sources);
	});
	const isPlugin = /\b[cC]onfigManagementPlugins?\b/.test(text);
	const edited = (command, edit)=>{
		if (edit[0].endsWith('ClusterFirst') && hangsOnNodes !== true) return undefined;
		if (ADDS_GUARD.test(command) && !EDITS.test(command.replace(ADDS_GUARD, ''))) return undefined;
		const pipeline = pipelineAt(command, edit.index + edit[0].search(/\S/));
		if (!isPlugin && !KEEPS.test(pipeline) && !keepsFile(pipeline, made)) return undefined;
		const plain = literals.filled(command).replace(/\\(?=[.*[\]$^/])/g, '');
		const own = _named().wordsIn(plain);
		const words = saidIn(plain).filter((word)=>!/^__PILLAR__(?:LOCAL|DNS|CLUSTER)/.test(word));
		const said = words.filter((word)=>word !== 'loop' || /loop(?!back)/.test(plain) && !_quote().putsBack(command));
		const origins = [originOf(own), ...new Set(own.flatMap((word)=>sourceOf(word) ?? []))];
		const first = _once().once(()=>origins.find((one)=>one.about(said) !== undefined)?.about(said));
		const found = (origins.length > 1 || BUILDS.test(plain) ? first() : undefined) ?? [
			...new Set(origins.flatMap(({ manifests })=>manifests))
		].find((one)=>isAbout(one, said) || mayTouch(command, edit, (by)=>mayMatch(by, one), literals));
		if (found !== undefined || origins.some(({ isFile })=>isFile)) return found;
		if (isPlugin && said.length > 0) return any;
		return /[$*]|\{\}|\bxargs\b/.test(command) ? inText()(said) : first();
	};
	return [[EDITS, edited]];
}
const COMMENT = /^[ \t]*(?:\/\/|#(?!!)|\*|--|;|rem\b).*$/gim;
function editsOfPrograms({ path, text }, { first, workloads, saidIn, gathered }) {
	const inText = _once().once(()=>{
		const code = text.replace(COMMENT, '');
		return gathered([..._named().wordsIn(code), ..._named().wordsIn(code.replace(/\\(?=\w)/g, '/'))]);
	});
	const writes = _once().once(()=>WRITES.test(text));
	const ofCluster = _once().once(()=>text.includes('kubectl') && _named().wordsIn(text).some((word)=>workloads.has(word)));
	const takenAway = (command)=>{
		const at = command.search(/loop\b/);
		if (command.slice(at + 4).search(/loop\b/) !== -1) return undefined;
		const around = command.slice(Math.max(0, at - MAX_AROUND), at + MAX_AROUND);
		const isTaken = TAKES_AWAY.test(around) && !ASKS.test(command);
		return isTaken && writes() ? inText()(['loop']) ?? (ofCluster() ? first : undefined) : undefined;
	};
	return [
		[REPLACES, (command)=>PROGRAM.test(text) && writes() ? inText()(saidIn(command)) : undefined],
		.../\.(?:tf|tofu)$/.test(path) ? [] : [[GUARD_ALONE, takenAway]]
	];
}
function pipelineAt(command, at) {
	const isHandedOn = command.includes('()') || isAssigned(command.slice(0, at));
	const own = isHandedOn ? undefined : _quote().pipelinesIn(command).find(({ end })=>end > at);
	return own === undefined ? command : command.slice(own.start, own.end);
}
function isAssigned(before) {
	const plain = before.replace(/'[^'\n]*'/g, '');
	const [open, ticks] = [/^(?:.|\n)*\w=["']?\${1,2}(?=\()/.exec(plain)?.[0], plain.split('\x60')];
	if (ticks.length % 2 === 0 && /\w=["']?$/.test(ticks.at(-2) ?? '')) return true;
	const inside = open === undefined ? '' : plain.slice(open.length);
	return inside.split('(').length > inside.split(')').length;
}
function keepsFile(command, made) {
	return [...command.matchAll(REDIRECTS)].some(([, target = ''])=>!EXTRACT.test(target) || made().isApplied(target));
}
const PILLAR = /^__PILLAR__(?:LOCAL__DNS|DNS__DOMAIN|DNS__SERVER|CLUSTER__DNS)__$/;
function mayTouch(command, [, looks, runs], mayMatch, { filled }) {
	if (looks === undefined || runs !== undefined) return runs === undefined;
	if (/^(?:grep|rg)/.test(looks)) return command.split(' -e ').length > 2 || mayMatch(LEAVES_OUT.exec(command)?.[2] ?? '');
	const [, quote, script] = SCRIPT.exec(command.replace(/(["'])\s+-e\s+\1/g, ';')) ?? [];
	const parts = [...(script ?? '').matchAll(SUBSTITUTES)];
	const [, around, deletes] = parts.length === 0 ? DELETES.exec(command) ?? [] : [];
	if (deletes !== undefined) return /loop(?!back)|forward/.test(deletes) || around !== "'" && /\$[\w{(]/.test(deletes) || mayMatch(deletes);
	return parts.length === 0 || parts.some(([, , pattern = '', by = ''])=>!(by === '' && (TRAILING.test(pattern) || pattern.startsWith(',') && PILLAR.test(pattern.slice(1)))) && !(PILLAR.test(pattern) && /^\$\{?\w+\}?$/.test(filled(by))) && (quote !== "'" && /(?<!\\)\$/.test(pattern) || ADDS.test(by) || mayMatch(pattern)));
}

return { editsOfPrograms, editsOfTexts };
}),

"tools/shell/edits.js": (function (_from) {
/** Commands that change a manifest on its way to the cluster, or what was applied of it: `sed '/loop/d' dns/cm.yaml | kubectl apply -f -`. */
const [
	_named, _once, _paths, _progr, _quote, _comma, _judge, _editsbytools, _editsoftexts, _liter, _made,
] = _from(
	"text/named-paths", "text/once", "text/paths", "text/program-files", "text/quoted", "tools/shared/command-use", "tools/shared/judged-commands",
	"./edits-by-tools", "./edits-of-texts", "./literals", "./made",
);
const QUOTES = /\.(?:tf|tofu|hcl|json|toml)$/;
const COMMAND = /(?:[^\n]*(?:\\|\|)[ \t]*\n){0,20}(?:[^\n]*(?:- events|\b(?:replace|lineinfile|module)):[^\n]*(?:\n[ \t]+(?!- [\w.]+:)[^\n]*){0,20}|[ \t]*#@ ?overlay\/match by[^\n]*(?:\n(?![ \t]*#@ ?overlay\/match by)[^\n]*){0,60}|[^\n]*)/gm;
const BLOCK = /^[^\n]*(?:- events|\b(?:replace|lineinfile|module)):/;
const HOOK = /- events:/;
function mayRunCommands(path) {
	return _progr().RUNS_COMMANDS.test(path) || QUOTES.test(path);
}
function mayEdit(path) {
	return mayRunCommands(path) || _progr().SEARCHED_PROGRAM.test(path) || /\.(?:pl|php|bat|cmd|fish|nu|psm1|kts|gradle)$/.test(path);
}
const CHECKS = /^["']?on["']?:(?:[ \t]*\[?[ \t]*pull_request[ \t]*\]?[ \t]*|\s*\n[ \t]+pull_request:.*\n(?:[ \t]{4}.*\n)*(?=\w).*)$/m;
const LASTS = /\b(?:kubectl|oc|helm|helmfile|kustomize|terraform|tofu|ansible|kapp|push|commit|artifact|create-pull-request)\b/;
function editsIn({ path, text: written, textOf }, editable) {
	const text = QUOTES.test(path) ? unquoted(written) : written;
	if (CHECKS.test(text) && !LASTS.test(text)) return [];
	const manifestsIn = _once().once(()=>[...new Set(_named().wordsIn(text).flatMap(editable.named))]);
	const made = _once().once(()=>_made().openMade(text));
	const edited = { path, text, textOf, literals: _liter().literalsIn(text), made, manifestsIn };
	const ofCommands = mayRunCommands(path) ? [
		..._editsbytools().editsByTools(edited, editable),
		editsOfObjects(edited, editable),
		..._editsoftexts().editsOfTexts(edited, editable)
	] : [];
	const all = [...ofCommands, ..._editsoftexts().editsOfPrograms(edited, editable)];
	const kinds = all.filter(([pattern])=>pattern.test(text));
	const { isDiscarded } = _judge().openJudging(text);
	return (kinds.length === 0 ? [] : [..._quote().withoutProse(text).matchAll(COMMAND)]).flatMap(({ 0: lines, index })=>{
		const command = BLOCK.test(lines) ? ownLines(lines) : lines;
		const read = HOOK.test(command) ? asLine(command) : command;
		for (const [pattern, changed] of kinds){
			const found = pattern.exec(read);
			const manifest = found === null || isSaid(read, found.index) ? undefined : changed(read, found, index);
			if (found === null || manifest === undefined) continue;
			const [{ 0: word, index: from } = { 0: '', index: 0 }] = found[0].matchAll(/\w+/g);
			const start = index + found.index + from;
			if (isDiscarded(start) || _comma().useOf({ path, text }, start) === 'is shown') return [];
			return [{ manifest, command, word: { start, end: start + word.length }, keeps: pattern === _editsbytools().REUSES }];
		}
		return [];
	});
}
function unquoted(text) {
	return text.replace(/(?<!\\)",(?=[ \t]*")/g, '"\n').replace(/\\"/g, ' "');
}
function isSaid(command, at) {
	return /^[ \t]*(?:echo|printf)\b/.test(command) && !/[|>]/.test(command) && _quote().isQuoted(command.slice(0, at + 1));
}
function ownLines(block) {
	const [first = '', ...rest] = block.split('\n');
	const [all, more] = /^\s*(- events:|module:)?/.exec(first) ?? ['', undefined];
	const depth = more === 'module:' ? all.length - more.length : first.search(more === undefined ? /[^\s-]/ : /-/) + 1;
	const end = rest.findIndex((one)=>one.trim() !== '' && one.search(/\S/) < depth);
	return [first, ...end === -1 ? rest : rest.slice(0, end)].join('\n');
}
function asLine(hook) {
	return hook.replace(/\b(?:command|args):|[\n"',[\]]/g, (all)=>' '.repeat(all.length));
}
const OBJECTS = /\b(?:kubectl|oc|helm)\b[^|;&\n]{0,200}?\b(set (?:volumes?|image|selector)|edit|replace|patch|rollout undo|rollback)\b/;
const OBJECT = /\b(deploy\w*|ds|daemonsets?|sts|statefulsets?|cm|configmaps?|svc|services?)(?:\.apps)?(?:\s+|\/)["']?([a-z\d.-]+)/;
const MATTERS = new Map([
	['edit', /EDITOR=/],
	['replace', /--raw\b/],
	['set image', /\s[\w*-]+=(?!\S*\/coredns:v?1\.(?:[3-9]|\d\d))/],
	['patch', /configMap|volume|args|command|image\b|hostNetwork|-conf\b|selector|targetPort/]
]);
const ASKS_CLUSTER = /dnsPolicy\W{1,24}(?:value\W{1,12})?(?:ClusterFirst|null)|remove\W{1,12}path\W{1,9}[\w/]{0,99}dnsPolicy/;
const PATCHES = /(?:--patch-file[= ]|-(?:p|-patch)[= ]?[ \t]*"?\$\((?:cat |<))[ \t]*["']?([^\s"';|&)]+)|-(?:p|-patch)[= ]?[ \t]*"?\$(?:\{?(\w+)|\()/;
const RESCUES = /\|\|\s*$|\b(?:if|until) ![^\n]*(?:rollout status|helm upgrade|kubectl wait)\b|failure\(\)/;
const MAX_RESCUE = 200;
function editsOfObjects({ path, text, textOf, literals }, { workloads, named, hangsOnNodes }) {
	const fileText = (name)=>textOf(_paths().foldedPath(`${_paths().directoryOf(path)}/${name}`)) ?? textOf(name);
	const isOther = (verb, what)=>MATTERS.get(verb)?.test(what) !== false || hangsOnNodes === true && ASKS_CLUSTER.test(what);
	return [
		OBJECTS,
		(command, { 0: all, 1: verb = '', index }, start)=>{
			const [rest = ''] = command.slice(index + all.length).split(/[|;&\n]/, 1);
			const [, kind = '', object = ''] = OBJECT.exec(rest) ?? [];
			const [release = ''] = verb === 'rollback' ? _named().wordsIn(rest) : [];
			const name = [object, release].find((one)=>workloads.has(one)) ?? _named().wordsIn(rest).flatMap(named)[0];
			if (name === undefined || verb === 'patch' && kind.startsWith('c')) return undefined;
			const what = verb === 'patch' ? patchOf(command.slice(index), literals, fileText) : command;
			const from = Math.max(0, start + index - MAX_RESCUE);
			const isRescue = verb.startsWith('roll') && RESCUES.test(text.slice(from, start + index));
			return isRescue || what !== undefined && !isOther(verb, what) ? undefined : name;
		}
	];
}
function patchOf(command, { isSet, settingOf }, fileText) {
	const [all, file, variable] = PATCHES.exec(command) ?? [];
	if (all === undefined || variable !== undefined && !isSet(variable)) return command;
	return file !== undefined ? fileText(file) : variable && settingOf(variable);
}

return { editsIn, mayEdit, mayRunCommands };
}),

"tools/shell/literals.js": (function (_from) {
/** Variables that a text sets: a script, or any step of a workflow. */
const [_appen, _once] = _from("text/append", "text/once");
const SETTING = /\b(\w+)(?:=|:[ \t]+(?=["'\w./-]))('[^']*'|"(?!\$)(?:\\.|[^"\\])*"|[^\s$"'`(]+|)/g;
const USED = /\$\{{0,2}[ \t]{0,9}(?:[\w-]{1,99}\.){0,4}(\w{1,99})[ \t]{0,9}\}{0,2}/g;
const [MAX_VALUES, MAX_LENGTH] = [20, 2000];
function literalsIn(text) {
	const set = _once().once(()=>_appen().grouped(text.matchAll(SETTING), ([, name])=>name));
	const settingOf = _once().oncePer((variable)=>{
		const values = set().get(variable) ?? [];
		const texts = new Set(values.map(([, , value = ''])=>value.replace(/^(["'])(.*)\1$/s, '$2')));
		const text = texts.has('') || texts.size > MAX_VALUES ? '' : [...texts].join('\n');
		return text === '' || text.length > MAX_LENGTH ? undefined : text;
	});
	const isSet = (variable)=>set().has(variable);
	return { isSet, settingOf, filled: (command)=>command.replace(USED, (all, name)=>settingOf(name) ?? all) };
}

return { literalsIn };
}),

"tools/shell/made.js": (function (_from) {
/** Files that a text makes of others, on their way to the cluster. */
const [_named, _once, _paths] = _from("text/named-paths", "text/once", "text/paths");
const APPLIES = String.raw`\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|\bkapp\b.{0,400}\bdeploy\b`;
const DEPLOYS = new RegExp(APPLIES);
const OBJECTS = /\bk8s:[ \t]*\n(?:[ \t]+(?!- )[^\n]*\n){0,9}?[ \t]+src:[^\n]*/g;
const COPIED = /\b(src|dest)(?::[ \t]*|=)["']?([^\s"']+)["']?(?:[ \t]+|[ \t]*\n(?:[ \t]+(?!- )[^\n]*\n){0,6}?[ \t]+)(src|dest)(?::[ \t]*|=)["']?([^\s"']+)/g;
const TARGET = /(?<![<>&\d])>{1,2}[ \t]*["']?([^\s"'|;&<>)]+)|\btee[ \t]+(?:-a[ \t]+)?["']?([^\s"'|;&<>)]+)|[ \t](?:-o|--output)[= \t]["']?([^\s"'|;&<>)]+)/g;
const COPIES = /\b(?:cp|mv)\b[^|;&\n]{0,400}?([^\s"'|;&]+)["']?[ \t]*(?=$|[|;&])/;
const MAX_STEPS = 3;
function openMade(text) {
	const lines = text.replace(/\\\n/g, '  ').split('\n');
	const makes = new Map();
	for (const line of lines){
		const targets = [...line.matchAll(TARGET)].flatMap(([, ...found])=>found.find(Boolean) ?? []);
		for (const target of [
			...targets,
			...COPIES.exec(line)?.slice(1, 2) ?? []
		])for (const word of _named().wordsIn(line))if (word !== target) _once().getOrInsert(makes, target, ()=>new Set()).add(word);
	}
	for (const [from, to] of copiesIn(text))_once().getOrInsert(makes, to, ()=>new Set()).add(from);
	const applied = makes.size === 0 ? '' : [...lines.filter((line)=>DEPLOYS.test(line)), ...text.match(OBJECTS) ?? []].join('\n');
	const isApplied = (file)=>[file, _paths().directoryOf(file)].some((place)=>applied.includes(place));
	const sourcesOf = (file)=>{
		const isKept = !/^(?:\/|\$)/.test(file) || isApplied(file);
		const found = new Set(isKept ? makes.get(file) : []);
		let known = 0;
		for(let step = 1; step < MAX_STEPS && known < found.size; step += 1){
			const news = [...found].slice(known);
			known = found.size;
			for (const word of news)for (const one of makes.get(word) ?? [])found.add(one);
		}
		return [...found];
	};
	return { sourcesOf, isApplied };
}
function copiesIn(text) {
	return [...text.matchAll(COPIED)].flatMap(([, first, a = '', second, b = ''])=>first === second ? [] : [first === 'src' ? [a, b] : [b, a]]);
}

return { APPLIES, openMade };
})
};
