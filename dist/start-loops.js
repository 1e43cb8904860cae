'use strict';

module.exports = {

"core/dns/name-set.js": (function (_from) {

const [_name] = _from("./name");
function exceeds(these, those) {
	const zones = new Set();
	let longest = 0;
	for (const { cuts } of [...these, ...those])for (const { under, except } of cuts)for (const zone of [under, ...except]){
		zones.add(zone);
		longest = Math.max(longest, zone.length);
	}
	const other = 'x'.repeat(longest + 1);
	const [here, there] = [membership(these), membership(those)];
	for (const zone of zones)for (const name of [zone, _name().below(other, zone)])if (here(name) && !there(name)) return true;
	return false;
}
function membership(sets) {
	const byZone = new Map();
	for (const { cuts } of sets)for (const cut of cuts){
		const known = byZone.get(cut.under);
		const one = { cut, except: new Set(cut.except) };
		if (known === undefined) byZone.set(cut.under, [one]);
		else known.push(one);
	}
	return (name)=>{
		const passed = [];
		for (const zone of _name().ancestry(name)){
			passed.push(zone);
			for (const { cut, except } of byZone.get(zone) ?? []){
				if (zone === name ? cut.apex === 'without' : cut.apex === 'only') continue;
				if (zone === name || !passed.some((one)=>except.has(one))) return true;
			}
		}
		return false;
	};
}
function describeNames(set, most = 4, { noun = 'every name', style = 'under' } = {}) {
	if (set.cuts.length === 0) return 'no name';
	const putBack = new Set(set.cuts.filter((cut)=>cut.apex === 'without' && cut.except.length === 0).map((cut)=>cut.under));
	const putBackCuts = new Set();
	const lacks = new Map();
	const byZone = new Map(set.cuts.filter((cut)=>cut.apex === 'without').map((cut)=>[cut.under, cut]));
	for (const cut of set.cuts){
		const names = cut.except.filter((zone)=>putBack.has(zone));
		if (names.length === 0) continue;
		lacks.set(cut, { names, zones: cut.except.filter((zone)=>!putBack.has(zone)) });
		for (const name of names){
			const below = byZone.get(name);
			if (below !== undefined) putBackCuts.add(below);
		}
	}
	const all = set.cuts.filter((cut)=>!putBackCuts.has(cut));
	const cuts = [...all.filter((cut)=>cut.apex === 'only'), ...all.filter((cut)=>cut.apex !== 'only')];
	const shown = cuts.slice(0, most).map((cut)=>describeCut(cut, lacks.get(cut) ?? { names: [], zones: cut.except }, most, { noun, style }));
	const rest = cuts.length - shown.length;
	if (rest > 0) shown.push(`${rest} more`);
	return joinWords(shown);
}
function describeCut(cut, except, most, { noun, style }) {
	const zone = _name().displayName(cut.under);
	if (cut.apex === 'only') return cut.under === _name().ROOT ? 'the root name' : `${zone} itself`;
	const under = style === 'under' ? `${noun} under ${zone}` : subtreeOf(zone, cut.apex);
	const subtree = cut.under === _name().ROOT ? noun : under;
	const outside = except.zones.length === 0 ? '' : ` outside ${nameList(except.zones, most, 'zones')}`;
	const but = except.names.length === 0 ? '' : ` but ${nameList(except.names, most, 'names')}`;
	return `${subtree}${outside}${outside !== '' && but !== '' ? ',' : ''}${but}`;
}
function subtreeOf(zone, apex) {
	return apex === 'with' ? `${zone} and below` : `names below ${zone}`;
}
function nameList(names, most, what) {
	const shown = (names.length > most ? shortest(names, most) : names).map(_name().displayName);
	if (names.length > most) shown.push(`${names.length - most} more ${what}`);
	return joinWords(shown);
}
function shortest(names, most) {
	const byLabels = [];
	for (const name of names){
		const labels = _name().labelsFromRoot(name).length;
		byLabels[labels] ??= [];
		if (byLabels[labels].length < most) byLabels[labels].push(name);
	}
	return byLabels.flat().slice(0, most);
}
function joinWords(words) {
	if (words.length < 2) return words[0] ?? '';
	return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

return { describeNames, exceeds };
}),

"core/dns/query-type.js": (function () {

const NAMED = new Set(('A NS MD MF CNAME SOA MB MG MR NULL PTR HINFO MINFO MX TXT RP AFSDB X25 ISDN RT NSAP-PTR SIG KEY PX GPOS AAAA LOC ' + 'NXT EID NIMLOC SRV ATMA NAPTR KX CERT DNAME OPT APL DS SSHFP IPSECKEY RRSIG NSEC DNSKEY DHCID NSEC3 NSEC3PARAM TLSA ' + 'SMIMEA HIP NINFO RKEY TALINK CDS CDNSKEY OPENPGPKEY CSYNC ZONEMD SVCB HTTPS SPF UINFO UID GID UNSPEC NID L32 L64 LP ' + 'EUI48 EUI64 URI CAA AVC AMTRELAY RESINFO NXNAME TKEY TSIG IXFR AXFR MAILB MAILA ANY TA DLV').split(' '));
function isQueryType(text) {
	const upper = text.toUpperCase();
	return NAMED.has(upper) || /^TYPE(0|[1-9]\d{0,4})$/.test(upper) && Number(upper.slice(4)) <= 65535;
}
const UNCOMMON = new Set('DS DNSKEY CDS CDNSKEY RRSIG NSEC NSEC3 NSEC3PARAM AXFR IXFR ANY HINFO NULL TYPE65280'.split(' '));
function isUncommonType(type) {
	return UNCOMMON.has(type);
}
const BETWEEN_SERVERS = new Set(['DS', 'AXFR', 'IXFR']);

return { BETWEEN_SERVERS, isQueryType, isUncommonType };
}),

"core/forwarding/describe-loop.js": (function (_from) {
/** Describes a loop by its states: shortest cycle, names, witness. */
const [
	_query, _assum, _defin, _invar, _locat, _once, _loops, _names, _retur,
] = _from(
	"dns/query-type", "text/assumption", "text/defined", "text/invariant", "text/location", "text/once", "./loops", "./names", "./return-probability",
);
function blockId({ server, block, step }) {
	const { file, span } = step.at;
	return `${server.id}|${file.path}|${span.start}|${block.at.span.start}`;
}
function describe(scene, level, components, leading) {
	const { states, edges, space } = scene;
	const component = plainest(states, components);
	const within = new Set(component);
	for (const start of startsIn(states, within)){
		const cycle = _loops().shortestCycle(edges, start, within);
		const steps = cycle === undefined ? [] : stepsOf(states, cycle, level);
		if (steps.length === 0) continue;
		const assumptions = new Map();
		for (const { branch } of steps)for (const assumption of branch.assumptions)assumptions.set(_assum().wordsOf(assumption), assumption);
		if (_assum().isContradictory(assumptions.values())) continue;
		const { socket, ...witness } = states.questionOf(start);
		const { type } = witness;
		const byType = classesByType(states, [...components, leading]);
		const own = [...components, leading].map((all)=>all.filter((one)=>states.socketOf(one).server === socket.server));
		const sent = classesByType(states, own).get(type);
		const isOther = sent !== undefined && sent.size < (byType.get(type)?.size ?? 0);
		return {
			...certaintyOf(states, start, within, level),
			..._defin().defined({ grows: steps.some(({ grows })=>grows === true) || undefined }),
			assumptions: [...assumptions.values()],
			blocks: blocksOf(states, within),
			hops: steps.map(({ hop })=>hop),
			names: _names().namesOf([...byType.get(type)?.values() ?? []], space),
			..._defin().defined({ sent: isOther ? _names().namesOf([...sent.values()], space) : undefined, types: typesOf(byType, type, space) }),
			witness
		};
	}
	return undefined;
}
function plainest(states, components) {
	const named = components.filter((component)=>component.some((vertex)=>states.classOf(vertex) !== undefined));
	let found = [];
	let least = Number.POSITIVE_INFINITY;
	for (const one of named.length > 0 ? named : components){
		const ranked = rank(states, one);
		if (found.length > 0 && ranked >= least) continue;
		found = one;
		least = ranked;
	}
	return found;
}
function startsIn(states, within) {
	const senders = new Map();
	for (const vertex of within)states.eachEdge(vertex, (to, way)=>{
		if (within.has(to) && !senders.has(vertex)) senders.set(vertex, states.senderOf(way));
	});
	const declared = ({ server })=>server.software === 'declared' ? 1 : 0;
	return [...within].sort((a, b)=>{
		const [left, right] = [senders.get(a), senders.get(b)];
		if (left === undefined || right === undefined) return a - b;
		return declared(left) - declared(right) || _locat().compareLocations(left.block.at, right.block.at) || a - b;
	});
}
function stepsOf(states, cycle, { certainties }) {
	return cycle.flatMap((from, index)=>{
		const next = _invar().itemAt(cycle, (index + 1) % cycle.length);
		const isIt = (to, way)=>to === next && certainties.includes(states.branchOf(way).certainty);
		const edge = states.edgeOf(from, isIt);
		return edge === undefined ? [] : [edge];
	});
}
function certaintyOf(states, start, within, { index }) {
	if (index === 2) return { certainty: 'assumed', onFailure: false };
	if (index === 1) return { certainty: 'sometimes', onFailure: true };
	const probability = _retur().returnProbability(states, start, within);
	if (probability > 1 - 1e-9) return { certainty: 'always', onFailure: false };
	const share = _retur().isMeasured(states, within) ? Math.round(probability * 1e6) / 1e6 : undefined;
	return { certainty: 'sometimes', ..._defin().defined({ probability: share }), onFailure: false };
}
function blocksOf(states, within) {
	const blocks = new Map();
	for (const vertex of within){
		let last;
		let step;
		states.eachEdge(vertex, (to, way)=>{
			const from = states.senderOf(way);
			if (!within.has(to) || from.block === last && from.step === step) return;
			({ block: last, step } = from);
			blocks.set(blockId(from), { socket: states.socketOf(vertex), block: from.block });
		});
	}
	return [...blocks.values()].sort((a, b)=>_locat().compareLocations(a.block.at, b.block.at));
}
function classesByType(states, components) {
	const found = new Map();
	for (const component of components){
		for (const vertex of component){
			const cls = states.classOf(vertex);
			if (cls === undefined) continue;
			const known = _once().getOrInsert(found, states.typeOf(vertex), ()=>new Map());
			for (const one of [cls, cls.beside ?? cls])known.set(`${one.part}|${one.mark}`, one);
		}
	}
	return found;
}
function typesOf(byType, witness, space) {
	const names = byType.get(witness);
	if (names === undefined) return undefined;
	const comesBack = (type)=>{
		const those = byType.get(type);
		return those !== undefined && [...names.keys()].every((one)=>those.has(one));
	};
	const others = space.types.filter((type)=>!comesBack(type));
	if (others.every(_query().isUncommonType)) return undefined;
	return space.other !== undefined && comesBack(space.other) ? { kind: 'but', list: others.filter((type)=>!_query().isUncommonType(type)).sort() } : { kind: 'only', list: space.types.filter(comesBack).sort() };
}
function rank(states, component) {
	let best = Number.POSITIVE_INFINITY;
	for (const vertex of component){
		const cls = states.classOf(vertex);
		const type = states.typeOf(vertex);
		const depth = cls === undefined ? 500 : cls.mark === '.' ? 0 : cls.mark.split('.').length;
		const usual = type === 'A' ? 0 : _query().isUncommonType(type) ? 20_000 : 10_000;
		best = Math.min(best, usual + depth * 2 + (cls?.part === 'apex' ? 1 : 0));
	}
	return best;
}

return { blockId, describe };
}),

"core/forwarding/group-loops.js": (function (_from) {
/** Groups cyclic states into loops: one for each line to edit and fate of names. */
const [
	_appen, _assum, _invar, _locat, _once, _descr, _loops, _walk,
] = _from( "text/append", "text/assumption", "text/invariant", "text/location", "text/once", "./describe-loop", "./loops", "./walk", );
const LEVELS = [
	{ index: 0, certainties: ['certain', 'share'] },
	{ index: 1, certainties: ['certain', 'share', 'failure'] },
	{ index: 2, certainties: ['certain', 'share', 'failure', 'assumed'] }
];
function groupLoops(graph, scene, rewritten, verdicts) {
	const { states } = scene;
	const loops = [];
	const inLoop = new Uint8Array(states.size);
	const reported = new Map();
	for (const level of LEVELS){
		if (level.index > 0 && !states.hasWays(level.certainties[level.index + 1])) continue;
		const edges = states.adjacency(level.certainties);
		const at = { ...scene, edges };
		const open = _loops().cyclicComponents(edges).filter((component)=>!component.some((vertex)=>inLoop[vertex] === 1));
		const groups = byPlaceAndFate(at, level, alike(states, open, level), verdicts.of);
		const leading = rewritten ? leadingInto(states, edges, groups) : [];
		for (const [index, group] of groups.entries()){
			for (const component of group.members)for (const vertex of component)inLoop[vertex] = 1;
			const known = reported.get(group.place);
			const fresh = known === undefined || level.index === 0 && group.asksForA ? group.members : group.members.filter((component)=>hasOther(states, component, known));
			const outside = leading[index] ?? [];
			const isKnown = fresh === group.members && outside.length === 0;
			const loop = (isKnown ? group.loop : undefined) ?? _descr().describe(at, level, fresh, outside);
			if (loop !== undefined) {
				const sure = asSureAsItsNames(graph, loop);
				loops.push({ ...asSureAsItsAskers(graph, sure, group.guard), guard: group.guard });
			}
			const classes = _once().getOrInsert(reported, group.place, ()=>new Set());
			for (const component of fresh)for (const one of classesOf(states, component))classes.add(one);
		}
	}
	return loops;
}
/**
 * For names that exist nowhere a zone's loop is sure. Names that configurations spell out may each be held by an unseen
 * file or API.
 */ function asSureAsItsNames(graph, loop) {
	if (loop.certainty === 'assumed' || !loop.names.cuts.every(({ apex })=>apex === 'only')) return loop;
	const { name, type } = loop.witness;
	const sockets = loop.blocks.filter(({ block })=>block === loop.hops[0]?.block).map(({ socket })=>socket);
	const ways = sockets.flatMap((socket)=>_walk().walk(graph, socket, name, type)).filter(_walk().isLoop);
	const [first] = ways;
	if (first === undefined || ways.some(({ certainty })=>certainty !== 'assumed')) return loop;
	return assumedFor(loop, first.assumptions);
}
function asSureAsItsAskers(graph, loop, guard) {
	if (loop.certainty === 'assumed' || loop.witness.source === undefined || guard.verdict === 'fatal') return loop;
	const { name, type } = loop.witness;
	const sockets = [...new Set(loop.blocks.map(({ socket })=>socket))];
	const ways = sockets.flatMap((socket)=>_walk().walkNewName(graph, socket, name, type)).filter(_walk().isLoop);
	const [first] = ways;
	if (first === undefined || ways.some(({ certainty })=>certainty !== 'assumed')) return loop;
	return assumedFor(loop, first.assumptions);
}
function assumedFor(loop, assumptions) {
	const { probability: _share, ...rest } = loop;
	return { ...rest, certainty: 'assumed', onFailure: false, assumptions };
}
function* classesOf(states, component) {
	for (const vertex of component){
		const cls = states.classOf(vertex);
		if (cls !== undefined) yield `${cls.part}|${cls.mark}`;
	}
}
function hasOther(states, component, known) {
	for (const one of classesOf(states, component))if (!known.has(one)) return true;
	return false;
}
function eachWithin(states, component, level, see) {
	const within = new Set(component);
	for (const vertex of component)states.eachEdge(vertex, (to, way)=>{
		if (within.has(to) && level.certainties.includes(states.branchOf(way).certainty)) see(way, to);
	});
}
function alike(states, components, level) {
	if (components.length < 2) return components.map((component)=>({ members: [component] }));
	const groups = [];
	const byHash = new Map();
	const known = new Map();
	const numbers = new Map();
	const numberOf = (way)=>{
		const before = known.get(states.originOf(way));
		if (before !== undefined) return before;
		const branch = states.branchOf(way);
		const share = Math.round(branch.probability * 1e6);
		const text = [_descr().blockId(states.senderOf(way)), branch.certainty, share, ...branch.assumptions.map(_assum().wordsOf)].join(' ');
		const number = _once().getOrInsert(numbers, text, ()=>numbers.size);
		known.set(states.originOf(way), number);
		return number;
	};
	for (const component of components){
		const found = [];
		eachWithin(states, component, level, (way, to)=>{
			found.push(numberOf(way) * states.sockets + states.socketOf(to).index);
		});
		const ways = distinctNumbers(found);
		const hash = hashOfAll(ways);
		const same = byHash.get(hash)?.find((index)=>areSame(_invar().itemAt(groups, index).ways, ways));
		if (same === undefined) {
			_appen().append(byHash, hash, groups.length);
			groups.push({ members: [component], ways });
		} else _invar().itemAt(groups, same).members.push(component);
	}
	return groups;
}
function distinctNumbers(list) {
	const sorted = Float64Array.from(list).sort();
	let length = 0;
	for(let index = 0; index < sorted.length; index += 1){
		const number = _invar().entryAt(sorted, index);
		if (length > 0 && sorted[length - 1] === number) continue;
		sorted[length] = number;
		length += 1;
	}
	return sorted.slice(0, length);
}
function hashOfAll(numbers) {
	let hash = numbers.length;
	for(let index = 0; index < numbers.length; index += 1){
		const number = _invar().entryAt(numbers, index);
		hash = Math.imul(hash ^ (number | 0) ^ Math.floor(number / 0x1_0000_0000), 0x9e3779b1) ^ hash >>> 15;
	}
	return hash;
}
function areSame(one, other) {
	return one.length === other.length && one.every((number, index)=>number === other[index]);
}
function byPlaceAndFate(scene, level, groups, verdictOf) {
	const out = new Map();
	for (const { members } of groups){
		const loop = _descr().describe(scene, level, members, []);
		if (loop === undefined) continue;
		const guard = verdictOf(loop);
		const place = placeOf(scene.states, members, level);
		const { certainty, probability = '', grows = '' } = loop;
		const key = [place, certainty, probability, grows, guard.verdict].join('\n');
		const known = out.get(key);
		if (known === undefined) out.set(key, { place, members: [...members], guard, asksForA: loop.witness.type === 'A', loop });
		else out.set(key, { ...known, members: [...known.members, ...members], asksForA: known.asksForA || loop.witness.type === 'A', loop: undefined });
	}
	return [...out.values()].sort((a, b)=>Number(b.asksForA) - Number(a.asksForA));
}
function stanzaOf({ server, at, block }) {
	return `${server.id}|${at.file.path}|${at.span.start}|${block.at.file.path}|${block.at.span.start}`;
}
function placeOf(states, members, level) {
	let first;
	for (const component of members)eachWithin(states, component, level, (way)=>{
		const { block } = states.senderOf(way);
		if (block === first?.block) return;
		if (first === undefined || _locat().compareLocations(block.at, first.block.at) < 0) first = { way, block };
	});
	return first === undefined ? '' : stanzaOf(states.hopOf(first.way));
}
function leadingInto(states, edges, groups) {
	const back = _loops().reversed(edges);
	const owner = new Int32Array(states.size).fill(-1);
	const open = [];
	for (const [index, group] of groups.entries())for (const component of group.members)for (const vertex of component){
		owner[vertex] = index;
		open.push(vertex);
	}
	const sockets = groups.map((group)=>new Set(group.members.flatMap((component)=>component.map((vertex)=>states.socketOf(vertex)))));
	const leading = groups.map(()=>[]);
	for(let at = 0; at < open.length; at += 1){
		const vertex = _invar().itemAt(open, at);
		const index = _invar().entryAt(owner, vertex);
		for(let edge = _invar().entryAt(back.first, vertex); edge < _invar().entryAt(back.first, vertex + 1); edge += 1){
			const from = _invar().entryAt(back.to, edge);
			if (owner[from] !== -1) continue;
			owner[from] = index;
			open.push(from);
			if (sockets[index]?.has(states.socketOf(from))) leading[index]?.push(from);
		}
	}
	return leading;
}

return { groupLoops };
}),

"core/forwarding/names.js": (function (_from) {
/** Divides all names into classes that every server of a graph treats alike. */
const [
	_name, _appen, _budge, _defin, _once, _compi, _match, _patte, _rewri,
] = _from( "dns/name", "text/append", "text/budget", "text/defined", "text/once", "./compile", "./matching", "./pattern-names", "./rewriting", );
const COMMON_TYPES = ['A', 'AAAA', 'TXT', 'MX', 'SRV', 'NS', 'CAA', 'NAPTR', 'TYPE65280'];
function distinctionsOf(blocks, ending) {
	const zones = openMentions();
	const types = new Set();
	const loose = [];
	let isRootAlike = true;
	const addPattern = (pattern)=>{
		if (_match().isLoose(pattern)) {
			loose.push(pattern);
			zones.distinguishAll();
		}
		if (pattern.kind === 'within') {
			zones.addAll(pattern.zones);
			zones.addAll(pattern.except ?? []);
		} else if (pattern.kind === 'exactly') zones.addAll(pattern.names);
		else {
			const inside = pattern.kind === 'regex' ? pattern.within ?? [] : [];
			zones.addAll(inside);
			for (const zone of _patte().endingsOf(pattern).slice(inside.length))zones.add(zone);
		}
	};
	const addRules = (rules)=>{
		for (const stretch of ending === undefined ? rules.map((rule)=>[rule]) : stretchesOf(rules)){
			const isNested = nestedIn(stretch);
			const isAlone = ({ names })=>stretch.length < 2 || zonesOf(names).some(isNested);
			for (const { names } of stretch.filter(isAlone))addPattern(names);
			zones.addAlike(stretch.flatMap((rule)=>isAlone(rule) ? [] : [[zonesOf(rule.names), wordsOf(rule)]]));
		}
	};
	const addStep = (step)=>{
		if (step.kind === 'forward') {
			addPattern(_compi().namesOfForward(step));
			zones.addAll(step.except);
		} else if (step.kind === 'answer') addRules(step.rules);
		else if (step.kind === 'rewrite') for (const { match, to } of step.rules){
			addPattern(match);
			if (to.kind === 'name') zones.add(to.name);
			if (to.kind === 'replace') zones.add(_patte().zoneOfEnding(to.text));
		}
	};
	let zoneKeys = 0;
	const ended = new Map();
	for (const block of blocks){
		for (const type of typesOf(block))types.add(type);
		for (const { zone } of block.keys)if (zone !== _name().ROOT) zoneKeys += 1;
		const server = block.views.length > 0 ? undefined : ending?.get(block);
		if (server !== undefined) {
			addKeys(ended, block, `${server}|${JSON.stringify(block.bind.map(({ value })=>value))}`);
			continue;
		}
		for (const list of addKeys(new Map(), block).values())zones.addAll(list);
		for (const view of block.views)for (const pattern of view.names ?? [])addPattern(pattern);
		for (const step of block.steps)addStep(step);
		isRootAlike &&= !tellsRootApart(block);
	}
	for (const list of ended.values())zones.addAll(list);
	return { zones, types, zoneKeys, loose, isRootAlike };
}
const MAX_RENAMED = 8;
function renamedBy(blocks, takes, { marks, expressions }) {
	const rules = blocks.flatMap(({ steps })=>steps.flatMap((step)=>step.kind === 'rewrite' ? step.rules : [])).filter(({ to })=>to.kind === 'name' || to.kind === 'replace' || to.kind === 'template');
	if (rules.length * marks.size > _patte().MAX_LOOSE) return ()=>undefined;
	const compiled = rules.map((rule)=>_compi().compiledRewrite(rule, expressions));
	return (name, own)=>{
		const names = new Set([name]);
		let words = '';
		for (const one of names){
			if (one !== name) words += ` ${zoneAmong(one, own, marks)} `;
			for (const matches of takes)words += Number(matches(one));
			for (const rule of compiled){
				const isTaken = rule.matches(one);
				words += Number(isTaken);
				if (isTaken && names.size < MAX_RENAMED) names.add(_rewri().renamed(rule, one));
			}
		}
		return words;
	};
}
function zoneAmong(name, own, marks) {
	for (const zone of _name().ancestry(name))if (marks.has(zone)) return `${zone === name} ${_name().isWithin(own, zone) ? depthOf(own) - depthOf(zone) : zone}`;
	return _name().ROOT;
}
function depthOf(zone) {
	return zone === _name().ROOT ? 0 : zone.split('.').length;
}
function tellsRootApart({ views, steps }) {
	const tellsApart = (names)=>names.kind === 'exactly' ? names.names.includes(_name().ROOT) : names.kind !== 'any' && names.kind !== 'within';
	if (views.some(({ names = [] })=>names.some(tellsApart))) return true;
	return steps.some((step)=>{
		if (step.kind === 'forward') return step.takes !== undefined;
		return step.kind === 'answer' ? step.rules.some(({ names })=>tellsApart(names)) : step.kind === 'rewrite';
	});
}
function* stretchesOf(rules) {
	let stretch = [];
	for (const rule of rules){
		if (zonesOf(rule.names).length > 0 && rule.at.file.conditions === undefined) {
			stretch.push(rule);
			continue;
		}
		yield stretch;
		yield [rule];
		stretch = [];
	}
	yield stretch;
}
function nestedIn(stretch) {
	const own = new Set(stretch.flatMap(({ names })=>zonesOf(names)));
	const nested = new Set();
	for (const zone of own)for (const above of _name().ancestry(zone))if (above !== zone && own.has(above)) {
		nested.add(above);
		nested.add(zone);
	}
	return (zone)=>nested.has(zone);
}
function zonesOf(names) {
	if (names.kind === 'exactly') return names.names;
	return names.kind === 'within' && names.except === undefined ? names.zones : [];
}
function wordsOf({ names, at: _, ...rule }) {
	return `${names.kind} ${JSON.stringify(rule)}`;
}
function addKeys(listeners, { keys }, where = '') {
	for (const { transport, port, zone } of keys)_appen().append(listeners, `${where}|${transport}|${port}`, zone);
	return listeners;
}
function typesOf({ views, steps }) {
	return [
		...views.flatMap((view)=>[...view.types ?? [], ...view.notTypes ?? []]),
		...steps.flatMap((step)=>{
			if (step.kind === 'forward') return step.types ?? [];
			if (step.kind === 'answer') return step.rules.flatMap((rule)=>[...rule.types ?? [], ...rule.notTypes ?? []]).filter(isType);
			if (step.kind !== 'rewrite') return [];
			return step.rules.flatMap(({ type, to })=>[type ?? [], to.kind === 'type' ? to.type : []].flat());
		})
	];
}
function localClasses(blocks, heedsReply) {
	const { zones } = distinctionsOf(blocks);
	const steps = blocks.flatMap((block)=>block.steps);
	if (zones.distinguishesAll() || steps.some((step)=>step.kind === 'rewrite')) return undefined;
	const heeding = new Set(blocks.flatMap((block)=>heedingZones(block, heedsReply)));
	if (heeding.has(_name().ROOT)) return undefined;
	const own = new Set(zones.all());
	return (name)=>{
		let first;
		for (const zone of _name().ancestry(name)){
			if (heeding.has(zone)) return undefined;
			if (first === undefined && own.has(zone)) first = zone === name ? `${zone} itself` : zone;
		}
		return first ?? _name().ROOT;
	};
}
function heedingZones(block, heedsReply) {
	const found = [];
	for (const step of block.steps){
		if (step.kind !== 'forward') continue;
		if (heedsReply(step, block)) found.push(step.from);
		else if (isForAll(step)) break;
	}
	return found;
}
function isForAll({ from, except, takes, types, longestFromWins, unknownFrom, at }) {
	const isWhole = from === _name().ROOT && except.length === 0 && takes === undefined && types === undefined;
	return isWhole && longestFromWins !== true && unknownFrom === undefined && at.file.conditions === undefined;
}
function zonesDecide(servers) {
	const blocks = servers.flatMap((server)=>server.config.blocks);
	const { zones, loose } = distinctionsOf(blocks);
	return !zones.distinguishesAll() && loose.length === 0 && !blocks.some((block)=>block.steps.some((step)=>step.kind === 'rewrite'));
}
function nameClasses(servers, more = [], expressions = _match().openExpressions(_budge().openBudget()), ending) {
	const blocks = servers.flatMap((server)=>server.config.blocks);
	const { zones, types, zoneKeys, loose, isRootAlike } = distinctionsOf(blocks, ending);
	for (const zone of more)zones.add(zone);
	const other = COMMON_TYPES.find((type)=>!types.has(type));
	const all = new Set(['A', ...types, ...other === undefined ? [] : [other]]);
	if (zoneKeys > 1) all.add('DS');
	const mentioned = [...zones.all()];
	const takes = loose.length * mentioned.length > _patte().MAX_LOOSE ? [] : loose.map((pattern)=>_once().oncePer(_match().matcher(pattern, expressions)));
	const isPlain = (name)=>!takes.some((matches)=>matches(name));
	zones.addAll(mentioned.flatMap((zone)=>[...distinguished(zone, takes)]));
	const beside = _patte().takenBesideZones(servers, expressions);
	for (const name of beside.names)zones.add(name);
	const sorted = [...zones.all()]// Neither do packets bring a pattern with capitals, nor malformed names.
	.filter((zone)=>zone.endsWith('.') && zone === zone.toLowerCase() && _name().isAsPacketsHave(zone)).sort((a, b)=>a.length - b.length || (a < b ? -1 : 1));
	const { marks, children } = marksOf(sorted);
	const samples = new Map(sorted.map((zone)=>[zone, freeName(zone, marks, isPlain)]));
	const fateOf = loose.length === 0 ? ()=>'' : renamedBy(blocks, takes, { marks, expressions });
	const treatmentOf = (zone)=>{
		const treatment = zones.treatmentOf(zone);
		const names = [zone, samples.get(zone) ?? zone];
		const isWhole = takes.length > 0 || !children.has(zone);
		if (treatment === undefined || takes.length < loose.length || !isWhole) return undefined;
		const fates = names.map((name)=>fateOf(name, zone));
		return fates.includes(undefined) ? undefined : `${treatment} ${depthOf(zone)} ${fates.join(' ')}`;
	};
	const classes = [];
	for (const alike of alikeAmong(sorted, { marks, children }, treatmentOf)){
		const [mark = _name().ROOT] = alike;
		classes.push({ mark, part: 'apex', sample: mark, alike });
		classes.push({ mark, part: 'below', sample: samples.get(mark) ?? mark, alike });
	}
	return { marks, children, classes, types: [...all], unknown: beside.unknown, isRootAlike, ..._defin().defined({ other }) };
}
function alikeAmong(sorted, { marks, children }, treatmentOf) {
	const numbers = new Map();
	const shapes = new Map();
	for (const zone of sorted.toReversed()){
		const inside = (children.get(zone) ?? []).map((child)=>shapes.get(child)).sort();
		const shape = `${treatmentOf(zone) ?? zone} ${inside.join()}`;
		const number = numbers.get(shape) ?? numbers.size;
		numbers.set(shape, number);
		shapes.set(zone, number);
	}
	const groups = new Map();
	const groupOf = new Map();
	for (const zone of sorted){
		const around = groupOf.get(marks.get(zone)?.parent)?.[0];
		const key = `${shapes.get(zone)} ${around}`;
		const group = groups.get(key) ?? [];
		group.push(zone);
		groups.set(key, group);
		groupOf.set(zone, group);
	}
	return groups.values();
}
function marksOf(sorted) {
	const marks = new Map();
	const children = new Map();
	for (const zone of sorted){
		let up;
		for (const ancestor of _name().ancestry(zone)){
			if (ancestor !== zone && marks.has(ancestor)) {
				up = ancestor;
				break;
			}
		}
		marks.set(zone, { zone, parent: up });
		if (up !== undefined) _appen().append(children, up, zone);
	}
	return { marks, children };
}
function openMentions() {
	/** By zone: a number for its lists, in order. */ const treatments = new Map([[_name().ROOT, 0]]);
	const numbers = new Map();
	let lists = 0;
	let distinguishesAll = false;
	const mention = (zones, list)=>{
		for (const zone of new Set(zones)){
			const key = `${treatments.get(zone) ?? 0} ${list}`;
			const number = numbers.get(key) ?? numbers.size + 1;
			numbers.set(key, number);
			treatments.set(zone, number);
		}
	};
	const addAll = (zones)=>{
		lists += 1;
		mention(zones, lists);
	};
	return {
		add: (zone)=>addAll([zone]),
		addAll,
		addAlike: (all)=>{
			const known = new Map();
			for (const [zones, words] of all){
				if (!known.has(words)) lists += 1;
				const list = known.get(words) ?? lists;
				mention(zones, list);
				known.set(words, list);
			}
		},
		distinguishAll: ()=>{
			distinguishesAll = true;
		},
		distinguishesAll: ()=>distinguishesAll,
		all: ()=>treatments.keys(),
		treatmentOf: (zone)=>zone === _name().ROOT ? undefined : treatments.get(zone)
	};
}
function recognised(zone) {
	return zone === _name().ROOT ? ['example.org.', 'example.com.'] : [_name().below('www', zone)];
}
const UNUSUAL = ['1', '_tcp', 'q7.k3j9'];
/**
 * A recognisable name stands for its zone unless a loose pattern takes it; then it is a class of its own. So is each other name that
 * the patterns tell from the one that stands for the zone: it alone, as the rest of such names is not known.
 */ function* distinguished(zone, takes) {
	if (takes.length === 0) return;
	const takenBy = (name)=>takes.map((matches)=>Number(matches(name))).join('');
	const isPlain = (name)=>!takenBy(name).includes('1');
	const usual = recognised(zone);
	const others = standIns(zone);
	const [first = zone] = usual;
	if (!isPlain(first)) yield first;
	const known = new Set([first, [...usual, ...others].find(isPlain) ?? others[0] ?? zone].map(takenBy));
	const under = zone === _name().ROOT ? 'example.' : zone;
	for (const name of UNUSUAL.map((label)=>_name().below(label, under))){
		if (!known.has(takenBy(name))) yield name;
		known.add(takenBy(name));
	}
}
function standIns(zone) {
	if (zone === _name().ROOT) return [_name().below(_patte().SOME, 'example.'), _name().below(_patte().SOME, 'k3j9.')];
	return [_patte().SOME, 'k3j9', ...zone.endsWith('.arpa.') ? ['1'] : []].map((label)=>_name().below(label, zone));
}
function freeName(zone, marks, isPlain) {
	const others = standIns(zone);
	const free = [...recognised(zone), ...others].filter((name)=>{
		for (const ancestor of _name().ancestry(name)){
			if (ancestor === zone) break;
			if (marks.has(ancestor)) return false;
		}
		return true;
	});
	return free.find(isPlain) ?? others.find((one)=>free.includes(one)) ?? _name().below(_patte().SOME, zone);
}
function isType(type) {
	return /^[A-Z0-9]+$/.test(type);
}
function followedClasses({ classes, isRootAlike }) {
	const [apex, below, ...others] = classes;
	return isRootAlike && apex !== undefined && below !== undefined ? [{ ...below, beside: apex }, ...others] : classes;
}
function namesOf(classes, space) {
	const belows = new Set();
	const apexes = new Set();
	for (const one of classes)for (const mark of one.alike)(one.part === 'below' ? belows : apexes).add(mark);
	const holes = new Map();
	const tops = [];
	for (const zone of belows){
		const up = space.marks.get(zone)?.parent;
		if (up === undefined || !belows.has(up) || !apexes.has(zone)) tops.push(zone);
		for (const child of space.children.get(zone) ?? []){
			if (belows.has(child) && apexes.has(child)) continue;
			const root = topOf(zone, belows, apexes, space);
			_appen().append(holes, root, child);
		}
	}
	const cuts = tops.map((zone)=>({ under: zone, except: [...holes.get(zone) ?? []].sort(), apex: apexes.has(zone) ? 'with' : 'without' }));
	for (const zone of apexes)if (!belows.has(zone)) cuts.push({ under: zone, except: [], apex: 'only' });
	cuts.sort((a, b)=>a.under < b.under ? -1 : 1);
	return { cuts };
}
function topOf(zone, belows, apexes, space) {
	let at = zone;
	for(;;){
		const up = space.marks.get(at)?.parent;
		if (up === undefined || !belows.has(up) || !apexes.has(at)) return at;
		at = up;
	}
}

return { followedClasses, localClasses, nameClasses, namesOf, zonesDecide };
}),

"core/forwarding/pattern-names.js": (function (_from) {
/** Names that a pattern may take. */
const [_name, _appen, _match, _regex] = _from("dns/name", "text/append", "./matching", "./regex-example");
const SOME = 'some-name';
const MAX_LOOSE = 200_000;
const MAX_CANDIDATES = 32;
function candidatesFor(pattern, zone, sample) {
	return textsFor(pattern, zone, sample).map(_name().absolute);
}
function textsFor(pattern, zone, sample) {
	switch(pattern.kind){
		case 'prefix':
			return [
				pattern.text.endsWith('.') ? pattern.text + sample : _name().below(`${pattern.text}x`, zone),
				_name().below(pattern.text, zone)
			];
		case 'substring':
			{
				const text = pattern.text.replace(/^\.|\.$/g, '');
				const before = pattern.text.startsWith('.') ? '.' : '';
				return [
					_name().below(`x${before}${text}${pattern.text.endsWith('.') ? '' : 'x'}`, zone),
					_name().below(text, zone)
				];
			}
		case 'suffix':
			return [
				`x${pattern.text}`,
				pattern.text
			];
		case 'single-label':
			return ['x.'];
		case 'regex':
			return _regex().exampleOf(pattern.regex).flatMap((one)=>[
					one,
					_name().below(one.replace(/\.$/, ''), zone),
					one + sample,
					`${one}.${sample}`
				]);
		default:
			return [];
	}
}
function takenBesideZones(servers, expressions) {
	let left = MAX_LOOSE;
	const names = [];
	const unknown = [];
	for (const block of servers.flatMap(({ config })=>config.blocks)){
		if (block.steps.some((step)=>step.kind === 'forward' && step.takes === 'single-labels')) names.push(_name().below(SOME, _name().ROOT));
		const patterns = block.views.flatMap((view)=>view.names ?? []);
		if (!patterns.some(_match().isLoose) || patterns.some(isNeverMet)) continue;
		const zones = zonesWithin(block, patterns);
		left -= patterns.length * zones.size;
		const found = left < 0 ? [] : takenByViews(block, { zones, patterns, expressions });
		if (found.length === 0) unknown.push(block);
		_appen().addAll(names, found);
	}
	return { names, unknown };
}
function isNeverMet(pattern) {
	return 'text' in pattern && pattern.text !== pattern.text.toLowerCase();
}
function zonesWithin({ keys, steps }, patterns) {
	return new Set([...keys.map(({ zone })=>zone), ...steps.flatMap((step)=>step.kind === 'forward' ? [step.from] : []), ...patterns.flatMap(endingsOf)]);
}
function takenByViews({ keys }, { zones, patterns, expressions }) {
	const own = new Set(keys.map(({ zone })=>zone));
	const taken = patterns.map((pattern)=>_match().matcher(pattern, expressions));
	const isTaken = (name)=>_name().isDomainName(name) && [..._name().ancestry(name)].some((zone)=>own.has(zone)) && taken.every((takes)=>takes(name));
	return [...zones].flatMap((zone)=>{
		const names = candidatesBelow(zone, patterns);
		return names.find(isTaken) ?? names.flatMap((name)=>candidatesBelow(name, patterns)).find(isTaken) ?? [];
	});
}
function candidatesBelow(zone, patterns) {
	const above = zone === _name().ROOT ? 'example.' : zone;
	const names = patterns.flatMap((pattern)=>candidatesFor(pattern, above, _name().below(SOME, above)));
	return names.filter((name)=>name !== zone && _name().isWithin(name, zone)).slice(0, MAX_CANDIDATES);
}
function endingsOf(pattern) {
	if (pattern.kind === 'suffix') return [zoneOfEnding(pattern.text)];
	return pattern.kind === 'regex' ? [...pattern.within ?? [], ...suffixesOf(pattern.regex)] : [];
}
function zoneOfEnding(text) {
	return text.startsWith('.') ? text.slice(1) || _name().ROOT : text;
}
function suffixesOf(regex) {
	const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
	if (found?.[1] === undefined || regex[found.index - 1] === '^' && !regex.endsWith('$')) return [];
	const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
	return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [
		`${text}.`
	] : [];
}

return { MAX_LOOSE, SOME, candidatesFor, endingsOf, takenBesideZones, zoneOfEnding };
}),

"core/forwarding/plain-sends.js": (function (_from) {
/** Where a plain stanza sends a question, as numbers: what `decide` says, without an object for each upstream. */
const [
	_condi, _invar, _once, _diall, _loops, _quest, _reach, _route, _send,
] = _from( "text/conditions", "text/invariant", "text/once", "./dialled", "./loops", "./question", "./reach", "./route", "./send", );
const NONE = { from: 0, to: 0 };
function plainSends(graph, inside, states) {
	const known = new Map();
	const [from, to] = [new (_loops()).IntList(), new (_loops()).IntList()];
	const blocks = [];
	return (question)=>{
		if (graph.mayDrop || graph.heedsTcp || _quest().mannerKey(question) !== '' || question.socket.unread) return undefined;
		const sending = plainStanza(graph, question);
		if (sending === undefined) return undefined;
		if (sending === 'nobody') return NONE;
		const { server } = question.socket;
		const here = _once().getOrInsert(known, server, ()=>new Map());
		let index = here.get(sending.step);
		if (index === undefined) {
			const ways = isPlain(sending.step) ? waysOf(graph, inside, states, { server, ...sending }) : undefined;
			index = from.length;
			here.set(sending.step, index);
			from.push(ways?.from ?? -1);
			to.push(ways?.to ?? -1);
			blocks.push(sending.block);
		}
		if (from.at(index) === -1 || blocks[index] !== sending.block) return undefined;
		return { from: from.at(index), to: to.at(index) };
	};
}
function plainStanza(graph, question) {
	const { name, type } = question;
	const choices = _route().route(graph, question);
	const [choice] = choices;
	if (choice === undefined) return 'nobody';
	const { block } = choice;
	const { steps, candidates, uncompiled } = graph.compiled.get(block);
	if (choices.length > 1 || choice.assumptions.length > 0 || uncompiled > 0) return undefined;
	for (const index of candidates(name)){
		const compiled = _invar().itemAt(steps, index);
		if (compiled.kind === 'other' && compiled.step.kind !== 'opaque') continue;
		if (compiled.kind !== 'forward') return undefined;
		if (compiled.handles(name, type)) return { block, step: compiled.step };
	}
	return 'nobody';
}
const HARMLESS = new Set([
	'kind', 'plugin', 'from', 'except', 'types', 'takes', 'to', 'policy', 'maxConcurrent', 'protocol', 'checks', 'merges', 'givesUp', 'screens',
	'validatesIfAsked', 'tellsUnchecked', 'at',
]);
function isPlain(step) {
	if (step.policy === 'parallel' || isWrittenIf(step.at)) return false;
	return hasOnly(step, HARMLESS);
}
function hasOnly(object, keys) {
	for(const key in object){
		const value = object[key];
		if (keys.has(key) || value === undefined || value === false) continue;
		if (!Array.isArray(value) || value.length > 0) return false;
	}
	return true;
}
function isWrittenIf(at) {
	return _condi().conditionsAt(at).length > 0;
}
function waysOf(graph, inside, states, sender) {
	const upstreams = sender.server.upstreams.get(sender.step) ?? [];
	const { sockets, alive } = socketsAfter(graph, sender, upstreams) ?? {};
	if (sockets === undefined || alive === undefined) return undefined;
	const hops = (index)=>hopTo(graph, sender, _invar().itemAt(upstreams, index));
	const isInTurn = sender.step.policy === 'sequential';
	const first = { certainty: 'certain', probability: 1, assumptions: [] };
	const share = { certainty: 'share', probability: 1 / alive, assumptions: [] };
	const later = { certainty: 'failure', probability: 1, assumptions: [] };
	const from = states.ways;
	let [usual, next] = [-1, -1];
	let used = 0;
	for (const [index, socket] of sockets.entries()){
		if (socket === 'dead') continue;
		used += 1;
		if (socket === 'elsewhere' || !inside.has(socket)) continue;
		const isLater = isInTurn && used > 1;
		if (isLater && next === -1) next = states.addOrigin({ branch: later, from: sender, hops });
		if (!isLater && usual === -1) usual = states.addOrigin({ branch: isInTurn || alive === 1 ? first : share, from: sender, hops });
		states.addStanzaWay(isLater ? next : usual, index, socket.index);
	}
	return { from, to: states.ways };
}
function socketsAfter(graph, sender, upstreams) {
	const { server, step } = sender;
	if (isWrittenIf(server.at)) return undefined;
	let alive = 0;
	const sockets = [];
	for (const upstream of upstreams){
		if (upstream.kind === 'unknown') return undefined;
		const after = socketAfter(sender, upstream, _reach().reach(graph, server, _diall().dialled(step, upstream)));
		if (after === undefined) return undefined;
		if (after !== 'dead') alive += 1;
		sockets.push(after);
	}
	return { sockets, alive };
}
function socketAfter({ server }, upstream, reached) {
	if (reached.kind === 'nobody') return 'dead';
	if (reached.kind === 'unknown') return 'elsewhere';
	if (reached.kind === 'outside') return reached.behind === undefined ? 'elsewhere' : undefined;
	const [socket, other] = reached.sockets;
	if (socket === undefined || other !== undefined) return undefined;
	const isSure = reached.certain && reached.assumption === undefined && upstream.assumptions.length === 0;
	if (!isSure || socket.heedsClients) return undefined;
	if (socket.server.assumption !== undefined && socket.server.id !== server.id) return undefined;
	if (_send().ownAddress(reached, socket).length > 0) return undefined;
	const places = [upstream.at, socket.server.at, ...upstream.via.map(({ at })=>at)];
	const isConditional = places.some(isWrittenIf) || reached.at !== undefined && isWrittenIf(reached.at);
	return isConditional ? undefined : socket;
}
function hopTo(graph, sender, upstream) {
	_invar().invariant(upstream.kind === 'known', 'a way leads by an upstream that is not known');
	return _send().hopBy(graph, sender, upstream, _reach().reach(graph, sender.server, _diall().dialled(sender.step, upstream)));
}

return { plainSends };
}),

"core/forwarding/return-probability.js": (function (_from) {
/** The share of a state's questions that return to it. */
const [_invar, _loops] = _from("text/invariant", "./loops");
const ROUNDS = 400;
const MAX_LOOKS = 40_000_000;
function returnProbability(states, start, within) {
	const { edges, shares, startAt } = inside(states, start, within);
	const { first, to } = edges;
	const chance = new Float64Array(edges.size);
	const once = (vertex)=>{
		let sum = 0;
		for(let at = _invar().entryAt(first, vertex); at < _invar().entryAt(first, vertex + 1); at += 1){
			const next = _invar().entryAt(to, at);
			sum += _invar().entryAt(shares, at) * (next === startAt ? 1 : _invar().entryAt(chance, next));
		}
		return Math.min(1, sum);
	};
	if (within.size > 1) {
		const nearest = nearestFirst(edges, startAt);
		if (staysInside(edges, shares)) return 1;
		const rounds = Math.min(ROUNDS, Math.max(2, Math.floor(MAX_LOOKS / (to.length + 1))));
		for(let round = 0; round < rounds; round += 1){
			let change = 0;
			for (const vertex of nearest){
				const value = once(vertex);
				change = Math.max(change, Math.abs(value - _invar().entryAt(chance, vertex)));
				chance[vertex] = value;
			}
			if (change < 1e-12) break;
		}
	}
	return once(startAt);
}
function isMeasured(states, within) {
	let known = true;
	for (const vertex of within)states.eachEdge(vertex, (_, way)=>{
		if (states.branchOf(way).unmeasured === true) known = false;
	});
	return known;
}
function inside(states, start, within) {
	const numbers = new Map();
	for (const vertex of within)numbers.set(vertex, numbers.size);
	const first = new Int32Array(within.size + 1);
	const to = new (_loops()).IntList();
	const shares = [];
	for (const [vertex, number] of numbers){
		states.eachEdge(vertex, (target, way)=>{
			const next = numbers.get(target);
			const branch = states.branchOf(way);
			if (next === undefined || branch.certainty !== 'certain' && branch.certainty !== 'share') return;
			to.push(next);
			shares.push(branch.probability);
		});
		first[number + 1] = to.length;
	}
	const edges = { size: within.size, first, to: to.values() };
	return { edges, shares: Float64Array.from(shares), startAt: _invar().present(numbers.get(start)) };
}
function staysInside({ size, first }, shares) {
	for(let vertex = 0; vertex < size; vertex += 1){
		let sum = 0;
		for(let at = _invar().entryAt(first, vertex); at < _invar().entryAt(first, vertex + 1); at += 1)sum += _invar().entryAt(shares, at);
		if (sum < 1 - 1e-9) return false;
	}
	return true;
}
function nearestFirst(edges, start) {
	const { first, to } = _loops().reversed(edges);
	const order = [start];
	const seen = new Uint8Array(edges.size);
	seen[start] = 1;
	for(let at = 0; at < order.length; at += 1){
		const vertex = _invar().itemAt(order, at);
		for(let edge = _invar().entryAt(first, vertex); edge < _invar().entryAt(first, vertex + 1); edge += 1){
			const from = _invar().entryAt(to, edge);
			if (seen[from] === 1) continue;
			seen[from] = 1;
			order.push(from);
		}
	}
	return order.slice(1);
}

return { isMeasured, returnProbability };
}),

"core/forwarding/states.js": (function (_from) {
/** States of the simulation and ways between them: columns of numbers, as there are millions. */
const [_assum, _defin, _invar, _loops, _quest] = _from("text/assumption", "text/defined", "text/invariant", "./loops", "./question");
const MAX_BACK = 4096;
class States {
	#sockets;
	#kinds = [];
	#types = [];
	#manners = [];
	#names = [];
	#classes = [];
	#typeIds = new Map();
	#nameIds = new Map();
	#classIds = new Map();
	#socket = new (_loops()).IntList();
	#name = new (_loops()).IntList();
	#type = new (_loops()).IntList();
	#class = new (_loops()).IntList();
	#from = new (_loops()).IntList();
	#fromWay = new (_loops()).IntList();
	#first = new (_loops()).IntList();
	#to = new (_loops()).IntList();
	#way = new (_loops()).IntList();
	#origins = [];
	#originOf = new (_loops()).IntList();
	#upstreamOf = new (_loops()).IntList();
	#socketAfter = new (_loops()).IntList();
	#wayIds = new Map();
	#later = new Map();
	/** States by a hash of socket, name and type, plus one; a map is too slow. */ #slots = new Int32Array(64);
	constructor(sockets){
		this.#sockets = sockets;
	}
	get sockets() {
		return this.#sockets.length;
	}
	get size() {
		return this.#socket.length;
	}
	find(question) {
		const { socket, name } = question;
		const kind = kindOf(question);
		const [nameId, typeId] = [this.#nameIds.get(name), this.#typeIds.get(kind)];
		if (nameId === undefined || typeId === undefined) return undefined;
		const found = _invar().entryAt(this.#slots, this.#slotOf(socket.index, nameId, typeId));
		return found === 0 ? undefined : found - 1;
	}
	/** A state's question at another socket. */ findAlike(state, socket) {
		const found = _invar().entryAt(this.#slots, this.#slotOf(socket, this.#name.at(state), this.#type.at(state)));
		return found === 0 ? undefined : found - 1;
	}
	/** `cls`: the class that starts here; rewritten names have none. `from`: where it was met first. */ add(question, cls, from) {
		const { socket, name } = question;
		const nameId = idIn(this.#nameIds, this.#names, name);
		const typeId = idIn(this.#typeIds, this.#kinds, kindOf(question));
		this.#types[typeId] = question.type;
		this.#manners[typeId] = _quest().mannerOf(question);
		this.#class.push(idIn(this.#classIds, this.#classes, cls));
		return this.#put(socket.index, nameId, typeId, from);
	}
	/** A state's question at another socket, as a new state. */ addAlike(state, socket, way) {
		this.#class.push(this.#class.at(state));
		return this.#put(socket, this.#name.at(state), this.#type.at(state), { state, way });
	}
	#put(socket, name, type, from) {
		this.#slots[this.#slotOf(socket, name, type)] = this.size + 1;
		this.#name.push(name);
		this.#type.push(type);
		this.#from.push(from?.state ?? -1);
		this.#fromWay.push(from?.way ?? -1);
		this.#socket.push(socket);
		if (this.size * 2 > this.#slots.length) this.#widen();
		return this.size - 1;
	}
	#slotOf(socket, name, type) {
		const slots = this.#slots;
		const last = slots.length - 1;
		let slot = hashOf(socket, name, type) & last;
		for(let known = _invar().entryAt(slots, slot); known !== 0; known = _invar().entryAt(slots, slot)){
			const state = known - 1;
			if (this.#socket.at(state) === socket && this.#name.at(state) === name && this.#type.at(state) === type) break;
			slot = slot + 1 & last;
		}
		return slot;
	}
	#widen() {
		this.#slots = new Int32Array(this.#slots.length * 4);
		for(let state = 0; state < this.size; state += 1)this.#slots[this.#slotOf(this.#socket.at(state), this.#name.at(state), this.#type.at(state))] = state + 1;
	}
	/** Edges that are added from here on are the next state's. */ begin() {
		this.#first.push(this.#to.length);
	}
	join(to, way) {
		this.#to.push(to);
		this.#way.push(way);
	}
	/** An edge of a state that has its others. */ joinLater(from, { to, branch, hop, grows }) {
		const way = this.#addWay(this.addOrigin({ branch, from: hop, hops: hop, ..._defin().defined({ grows }) }), -1, -1);
		const known = this.#later.get(from);
		if (known === undefined) this.#later.set(from, [{ to, way }]);
		else known.push({ to, way });
	}
	/** Alike ways have the same number. */ wayOf(branch, hop) {
		const known = this.#wayIds.get(hop.upstream);
		if (known !== undefined && isSameWay(this.#originAt(known.last), branch, hop)) return known.last;
		if (known !== undefined) {
			known.byText ??= new Map([[textOf(this.branchOf(known.last), this.hopOf(known.last)), known.last]]);
			const same = known.byText.get(textOf(branch, hop));
			if (same !== undefined) {
				known.last = same;
				return same;
			}
		}
		const { certainty, probability, unmeasured, assumptions } = branch;
		const kept = { certainty, probability, unmeasured, assumptions };
		const id = this.#addWay(this.addOrigin({ branch: kept, from: hop, hops: hop }), -1, -1);
		known?.byText?.set(textOf(branch, hop), id);
		if (known === undefined) this.#wayIds.set(hop.upstream, { last: id });
		else known.last = id;
		return id;
	}
	addOrigin(origin) {
		this.#origins.push(origin);
		return this.#origins.length - 1;
	}
	/** A stanza's way by an upstream, which no other call makes. */ addStanzaWay(origin, upstream, socket) {
		return this.#addWay(origin, upstream, socket);
	}
	#addWay(origin, upstream, socket) {
		this.#originOf.push(origin);
		this.#upstreamOf.push(upstream);
		this.#socketAfter.push(socket);
		return this.#originOf.length - 1;
	}
	#originAt(way) {
		return _invar().itemAt(this.#origins, this.#originOf.at(way));
	}
	get ways() {
		return this.#originOf.length;
	}
	socketAfter(way) {
		return this.#socketAfter.at(way);
	}
	originOf(way) {
		return this.#originOf.at(way);
	}
	branchOf(way) {
		return this.#originAt(way).branch;
	}
	senderOf(way) {
		return this.#originAt(way).from;
	}
	hopOf(way) {
		const { hops } = this.#originAt(way);
		return typeof hops === 'function' ? hops(this.#upstreamOf.at(way)) : hops;
	}
	#wayAt(way) {
		const { grows } = this.#originAt(way);
		return { branch: this.branchOf(way), hop: this.hopOf(way), ..._defin().defined({ grows }) };
	}
	socketOf(state) {
		return _invar().itemAt(this.#sockets, this.#socket.at(state));
	}
	nameOf(state) {
		return _invar().itemAt(this.#names, this.#name.at(state));
	}
	typeOf(state) {
		return _invar().itemAt(this.#types, this.#type.at(state));
	}
	questionOf(state) {
		const manner = this.#manners[this.#type.at(state)];
		return { socket: this.socketOf(state), name: this.nameOf(state), type: this.typeOf(state), ...manner };
	}
	classOf(state) {
		return this.#classes[this.#class.at(state)];
	}
	fromOf(state) {
		const from = this.#from.at(state);
		return from === -1 ? undefined : { state: from, way: this.#wayAt(this.#fromWay.at(state)) };
	}
	/** A rewrite made its name longer, and on the way here its socket had so many shorter and shorter ones. */ hasGrown(state, times) {
		let at = this.#from.at(state);
		let [left, length] = [times, this.nameOf(state).length];
		if (at === -1 || this.nameOf(at).length >= length) return false;
		for(let hops = 0; at !== -1 && left > 0 && hops < MAX_BACK; at = this.#from.at(at), hops += 1){
			if (this.#socket.at(at) !== this.#socket.at(state) || this.nameOf(at).length >= length) continue;
			left -= 1;
			length = this.nameOf(at).length;
		}
		return left === 0;
	}
	edgesOf(state) {
		const edges = [];
		this.eachEdge(state, (to, way)=>{
			edges.push({ to, ...this.#wayAt(way) });
		});
		return edges;
	}
	/** In the order of `edgesOf`. */ edgeOf(state, isIt) {
		let found;
		this.eachEdge(state, (to, way)=>{
			if (found === undefined && isIt(to, way)) found = { to, way };
		});
		return found && { to: found.to, ...this.#wayAt(found.way) };
	}
	eachEdge(state, see) {
		const end = this.#end(state);
		for(let at = this.#start(state); at < end; at += 1)see(this.#to.at(at), this.#way.at(at));
		for (const later of this.#later.get(state) ?? [])see(later.to, later.way);
	}
	hasWays(certainty) {
		return this.#origins.some(({ branch })=>branch.certainty === certainty);
	}
	adjacency(certainties) {
		const sure = this.#origins.map(({ branch })=>certainties.includes(branch.certainty));
		const first = new Int32Array(this.size + 1);
		const to = new (_loops()).IntList();
		for(let state = 0; state < this.size; state += 1){
			const end = this.#end(state);
			for(let at = this.#start(state); at < end; at += 1)if (sure[this.originOf(this.#way.at(at))] === true) to.push(this.#to.at(at));
			for (const later of this.#later.get(state) ?? [])if (sure[this.originOf(later.way)] === true) to.push(later.to);
			first[state + 1] = to.length;
		}
		return { size: this.size, first, to: to.values() };
	}
	#start(state) {
		return state < this.#first.length ? this.#first.at(state) : this.#to.length;
	}
	#end(state) {
		return state + 1 < this.#first.length ? this.#first.at(state + 1) : this.#to.length;
	}
}
function isSameWay({ branch: known, from }, branch, { server, block, step }) {
	return from.step === step && from.block === block && from.server === server && known.certainty === branch.certainty && known.probability === branch.probability && known.assumptions.length === 0 && branch.assumptions.length === 0;
}
function textOf({ certainty, probability, assumptions }, { server, block, step }) {
	return `${server.id}|${step.at.span.start}|${block.at.file.path}|${block.at.span.start}|${certainty}|${probability}|${assumptions.map(_assum().wordsOf).join('\n')}`;
}
function hashOf(socket, name, type) {
	let hash = Math.imul(socket, 0xcc9e2d51) ^ Math.imul(name, 0x1b873593) ^ Math.imul(type + 1, 0x85ebca6b);
	hash = Math.imul(hash ^ hash >>> 16, 0x85ebca6b);
	hash = Math.imul(hash ^ hash >>> 13, 0xc2b2ae35);
	return hash ^ hash >>> 16;
}
function kindOf(asked) {
	return `${asked.type} ${_quest().mannerKey(asked)}`;
}
function idIn(ids, list, value) {
	const known = ids.get(value);
	if (known !== undefined) return known;
	ids.set(value, list.length);
	list.push(value);
	return list.length - 1;
}

return { States };
}),

"judge/fixes/candidates.js": (function (_from) {
/** Edits that might end a finding, by the settings on its path. None is proven yet. */
const [
	_nodep, _endpo, _appen, _invar, _linee, _locat, _block, _edits, _guard,
] = _from(
	"cluster/node-profiles", "dns/endpoint", "text/append", "text/invariant", "text/line-ends", "text/location", "judge/rules/blocks", "./edits", "./guard",
);
const FIXABLE = new Set(['forwarding-loop', 'loop-guard-removed', 'loop-guard-missing', 'kubelet-resolvconf-ineffective']);
const GUARDS = new Set(['loop-guard-removed', 'loop-guard-missing']);
const HAND_OUT_UPLINK = `let the kubelet hand out ${_nodep().RESOLVED_UPLINK_FILE}, which lists no loopback address`;
const EXAMPLE_RESOLVER = '8.8.8.8';
const WHICH_RESOLVER = `which resolver: ${EXAMPLE_RESOLVER} stands for the one that you use`;
function blocksByPlace(head) {
	return _appen().grouped(_block().coreDnsBlocks(head), ({ block })=>_locat().placeKey(block.at));
}
function candidatesFor(finding, head, blocks) {
	const found = ()=>{
		switch(finding.rule){
			case 'forwarding-loop':
				return differing(finding.path).slice(0, MAX_SETTINGS).flatMap(([step, next])=>atSetting(step, next, finding, head));
			case 'loop-guard-removed':
			case 'loop-guard-missing':
				return guardCandidates(finding, blocks());
			case 'kubelet-resolvconf-ineffective':
				return ineffectiveCandidates(finding.at, head);
			default:
				return [];
		}
	};
	const all = found().filter((one)=>one !== undefined);
	const rank = (one)=>one.choice === undefined ? 0 : 1;
	return [...all].sort((a, b)=>rank(a) - rank(b));
}
const MAX_SETTINGS = 100;
function differing(path) {
	const seen = new Set();
	return path.flatMap((step, index)=>{
		const key = `${step.at.file.path}\n${upstreamPlace(step.at)}\n${textOf(step.at)}`;
		if (step.setting === 'forward' && seen.has(key)) return [];
		if (step.setting === 'forward') seen.add(key);
		return [[step, path[index + 1]]];
	});
}
function candidate(edit, description, more = {}) {
	return edit === undefined ? undefined : { ...edit, description, ...more };
}
function atSetting(step, next, finding, head) {
	const { at, written } = step;
	switch(step.setting){
		case 'forward':
			return upstreamCandidates(step, finding);
		case 'dnsPolicy':
			if (next?.setting !== 'cluster-dns') return [];
			return [
				candidate(written === undefined ? _edits().addEntry(at, 'dnsPolicy', 'Default') : _edits().replaceValue(at, written, 'Default'), 'give the pod the resolver file of its node: `dnsPolicy: Default`', {
					ifUnknown: "whether the nodes' resolver file is fit for pods: what it lists is not stated here"
				})
			];
		case 'kubelet':
			if (written === undefined || written === _nodep().RESOLVED_UPLINK_FILE) return [];
			return [candidate(_edits().replaceValue(at, written, _nodep().RESOLVED_UPLINK_FILE), HAND_OUT_UPLINK)];
		case 'kubelet-ineffective':
			return ineffectiveCandidates(at, head);
		case 'resolver-file':
		case 'resolved':
		case 'node-network':
			return written === undefined ? [] : nameserverCandidates(step, written, next);
		default:
			return [];
	}
}
function upstreamCandidates({ at }, finding) {
	const word = textOf(at);
	if (word.length > MAX_WORD) return [];
	const places = finding.path.flatMap((one)=>one.setting === 'forward' && textOf(one.at) === word && one.at.file === at.file ? [one.at] : []);
	const everywhere = (edit)=>{
		const [first, ...rest] = distinct(places).map(edit);
		const also = rest.filter((one)=>one !== undefined);
		if (first === undefined || also.length < rest.length) return undefined;
		return also.length === 0 ? first : { ...first, also };
	};
	const replace = (value)=>everywhere((place)=>_edits().replaceValue(place, word, value));
	const others = `forward to the other upstreams, without ${word}`;
	const example = candidate(replace(EXAMPLE_RESOLVER), 'forward to a resolver that does not lead back', { choice: WHICH_RESOLVER });
	const removeOne = (place)=>isOnlyUpstream(place) ? undefined : _edits().removeWord(place);
	const kind = upstreamPlace(at);
	switch(kind){
		case 'arguments':
			return [candidate(everywhere(removeOne), others), word.startsWith('/') ? undefined : podsFile(replace), example];
		case 'address':
			return [candidate(everywhere(_edits().removeEntry), others), example];
		case 'resolver-file':
			return [word === _nodep().RESOLVED_UPLINK_FILE ? undefined : candidate(replace(_nodep().RESOLVED_UPLINK_FILE), HAND_OUT_UPLINK)];
		case 'expression':
			return [];
		default:
			return _invar().assertNever(kind);
	}
}
function podsFile(replace) {
	return candidate(replace('/etc/resolv.conf'), 'forward to what the resolver file of the pod lists', {
		choice: 'which resolver: /etc/resolv.conf is the one that the nodes use'
	});
}
const MAX_WORD = 300;
function textOf({ file, span }) {
	return file.text.slice(span.start, Math.min(span.end, span.start + MAX_WORD + 1));
}
function distinct(places) {
	return [...new Map(places.map((one)=>[one.span.start, one])).values()].sort((a, b)=>a.span.start - b.span.start);
}
function nameserverCandidates(step, written, next) {
	const { at, setting } = step;
	const address = _endpo().parseAddress(written);
	const own = address !== undefined && _endpo().isLoopback(address);
	const removed = setting === 'resolver-file' ? _edits().removeLine(at, /^nameserver\s+\S+$/) : setting === 'resolved' ? _edits().removeWord(at) : undefined;
	const where = setting === 'resolved' ? '`DNS=` of systemd-resolved' : "the nodes' configuration";
	const example = _edits().replaceValue(at, written, EXAMPLE_RESOLVER);
	if (setting === 'resolver-file' && (next?.setting === 'resolved' || next?.setting === 'node-network')) {
		const given = next.written === undefined ? undefined : _edits().replaceValue(next.at, next.written, EXAMPLE_RESOLVER);
		const both = given === undefined || example === undefined ? undefined : { ...given, also: [example] };
		return [candidate(both, 'give systemd-resolved a real resolver', { choice: WHICH_RESOLVER })];
	}
	return [
		candidate(removed, `take ${written} out of ${where}`, own ? { choice: 'whether the node itself needs it' } : {}),
		candidate(example, `name a real resolver in ${where} instead of ${written}`, { choice: WHICH_RESOLVER })
	];
}
function guardCandidates(finding, blocks) {
	const here = blocks.get(_locat().placeKey(finding.at));
	const block = here?.find(({ server })=>finding.server === undefined || server.name === finding.server)?.block;
	if (block === undefined) return [];
	if (finding.rule === 'loop-guard-missing') return [
		candidate(_guard().addGuard(block), 'add `loop` to the server block')
	];
	const [guard] = finding.path;
	if (finding.path.some(({ setting })=>setting === 'value')) return [];
	return [
		guard === undefined ? undefined : candidate(_guard().putGuardBack(block, guard), 'put `loop` back')
	];
}
function ineffectiveCandidates(at, head) {
	for (const { cluster } of head.clusters)for (const one of cluster.ineffective){
		if (one.at.file.path !== at.file.path || one.at.span.start !== at.span.start) continue;
		if (one.rename !== undefined) return [
			candidate(_edits().replaceValue(one.at, one.key, one.rename), `write \`${one.rename}\`, which the kubelet knows`)
		];
		if (one.overriddenAt === undefined || one.wanted === undefined) return [];
		const { value, at: place } = one.overriddenAt;
		const choice = value === '' ? `which file: ${one.wanted} stands for one that lists real resolvers on these nodes` : `which file: ${one.wanted} of the configuration, or ${value} of the flag`;
		return [
			candidate(_edits().replaceValue(place, value, one.wanted), `let the kubelet hand out ${one.wanted}`, { choice })
		];
	}
	return [];
}
const MAX_PREFIX = 500;
function upstreamPlace({ file, span }) {
	const prefix = prefixOf({ file, span });
	const word = file.text.slice(span.start, Math.min(span.end, span.start + MAX_PREFIX));
	if (/(?:^|[\s"'])(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]/.test(prefix)) return 'arguments';
	if (/\.(?:tf|tofu|hcl)$/.test(file.path) && /^[A-Za-z_]/.test(word) && /[=[,(]\s*$/.test(prefix)) return 'expression';
	if (word.startsWith('/')) return 'resolver-file';
	return /^[A-Za-z]+$/.test(word) ? 'expression' : 'address';
}
function isOnlyUpstream(at) {
	const { file, span } = at;
	const isFirst = /(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]+$/;
	const isLast = /^["']?[ \t]*(?:[{#][^\n]*)?\r?(?:\n|$)/;
	return isFirst.test(prefixOf(at)) && isLast.test(file.text.slice(span.end, span.end + MAX_PREFIX));
}
function prefixOf({ file: { text }, span: { start } }) {
	return text.slice(Math.max(_linee().lineStart(text, start), start - MAX_PREFIX), start);
}

return { FIXABLE, GUARDS, blocksByPlace, candidatesFor };
}),

"judge/fixes/edits.js": (function (_from) {
/** Edits of single values; quotes, comments, indentation and line ends stay. */
const [_linee] = _from("text/line-ends");
const MAX_VALUE = 500;
function replaceValue(at, written, value) {
	const found = valueAt(at, written);
	if (found === undefined) return undefined;
	const { file, span } = found;
	if (span.start < span.end) return { at: found, replacement: value };
	const before = file.text[span.start - 1] ?? '';
	return {
		at: found,
		replacement: before === ':' ? ` ${value}` : value
	};
}
function valueAt(at, written) {
	const { file, span } = at;
	if (span.end - span.start > MAX_VALUE + written.length) return undefined;
	const raw = file.text.slice(span.start, span.end);
	const place = (start, length)=>({ file, span: { start: span.start + start, end: span.start + start + length } });
	if (written === '') {
		const empty = /^(?:["']{2}|--[a-z-]+=|)$/.exec(raw);
		if (empty === null) return undefined;
		return place(raw.startsWith('-') ? raw.length : Math.floor(raw.length / 2), 0);
	}
	const first = raw.indexOf(written);
	if (first === -1 || raw.indexOf(written, first + 1) !== -1 || /[\n{}$]/.test(raw)) return undefined;
	if (isAnchored(at)) return undefined;
	return place(first, written.length);
}
function isAnchored({ file, span }) {
	const { text } = file;
	const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_VALUE);
	return /[\s:]&[^\s&]+[ \t]+["']?$/.test(text.slice(from, span.start));
}
function removeWord({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"']/.test(word)) return undefined;
	let { start, end } = span;
	while(isBlank(text[start - 1]))start -= 1;
	if (start < span.start) return { at: { file, span: { start, end } }, replacement: '' };
	while(isBlank(text[end]))end += 1;
	return end > span.end ? { at: { file, span: { start, end } }, replacement: '' } : undefined;
}
function removeEntry({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"',]/.test(word)) return undefined;
	const quote = text[span.start - 1];
	const wide = (quote === '"' || quote === "'") && text[span.end] === quote ? 1 : 0;
	const start = span.start - wide;
	const end = span.end + wide;
	const cut = (from, to)=>({ at: { file, span: { start: from, end: to } }, replacement: '' });
	let before = start;
	while(isBlank(text[before - 1]))before -= 1;
	let after = end;
	while(isBlank(text[after]))after += 1;
	if (text[before - 1] === ',') return cut(before - 1, end);
	if (text[after] === ',') {
		const isList = text[before - 1] === '[' || before === start && after === end && /[:=]/.test(text[before - 1] ?? '');
		while(isBlank(text[after + 1]))after += 1;
		return isList ? cut(start, after + 1) : undefined;
	}
	return text[before - 1] === '-' ? entryLine(cut, text, start, end) : undefined;
}
function entryLine(cut, text, start, end) {
	const from = _linee().lineStart(text, start);
	const to = _linee().nextLine(text, end);
	if (to - from > MAX_VALUE || !/^[ ]*-[ \t]+$/.test(text.slice(from, start))) return undefined;
	if (!/^[ \t]*(?:#[^\n]*)?\r?\n?$/.test(text.slice(end, to))) return undefined;
	const dash = text.slice(from, text.indexOf('-', from) + 1);
	const previous = from === 0 ? -1 : _linee().lineStart(text, from - 1);
	const isEntry = (at)=>at >= 0 && text.startsWith(dash, at) && isBlank(text[at + dash.length]);
	return isEntry(to) || isEntry(previous) ? cut(from, to) : undefined;
}
function removeLine({ file, span }, wanted) {
	const { text } = file;
	const start = _linee().lineStart(text, span.start);
	const end = _linee().nextLine(text, span.end);
	if (end - start > MAX_VALUE || !wanted.test(text.slice(start, end).trim())) return undefined;
	return { at: { file, span: { start, end } }, replacement: '' };
}
function addEntry({ file, span }, key, value) {
	const { text } = file;
	const insert = (at, replacement)=>({ at: { file, span: { start: at, end: at } }, replacement });
	const rest = text.slice(span.end, span.end + MAX_VALUE);
	const flow = /^["']?\s*:\s*\{/.exec(rest);
	if (flow !== null) return insert(span.end + flow[0].length, ` "${key}": "${value}",`);
	const block = /^["']?[ \t]*:[ \t]*(?:#[^\r\n]*)?(\r?\n)(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*([ ]*)(?=[A-Za-z"'])/.exec(rest);
	if (block === null) return undefined;
	const [, end = '\n', indent = ''] = block;
	const before = text.slice(_linee().lineStart(text, span.start), span.start);
	if (indent.length <= before.length || before.trim().replace(/^(?:-\s*)+/, '') !== '') return undefined;
	return insert(text.indexOf('\n', span.end) + 1, `${indent}${key}: ${value}${end}`);
}
function isBlank(character) {
	return character === ' ' || character === '\t';
}

return { addEntry, removeEntry, removeLine, removeWord, replaceValue };
}),

"judge/rules/rule.js": (function (_from) {

const [_invar, _place, _descr] = _from("text/invariant", "text/placeholder", "./descriptions");
function finding(slug, identity, stated) {
	const rule = _invar().present(_descr().describeRule(slug));
	return {
		rule: rule.slug,
		code: rule.code,
		severity: rule.severity,
		assumptions: [],
		path: [],
		...stated,
		message: bounded(stated.message),
		fingerprint: fingerprint([rule.code, stated.cluster, ...identity]),
		moveFingerprint: fingerprint([rule.code, ...identity.map((part)=>_place().withoutVariables(part.replaceAll(stated.at.file.path, '')))])
	};
}
const MAX_SENTENCE = 2000;
function bounded(sentence) {
	if (sentence.length <= MAX_SENTENCE) return sentence;
	return `${sentence.slice(0, MAX_SENTENCE / 2)} ... ${sentence.slice(-MAX_SENTENCE / 2)}`;
}
function fingerprint(parts) {
	const text = parts.join('\u0000');
	const sum = (basis)=>{
		let hash = basis;
		for(let i = 0; i < text.length; i += 1){
			hash ^= text.charCodeAt(i);
			hash = Math.imul(hash, 0x01000193);
		}
		return (hash >>> 0).toString(16).padStart(8, '0');
	};
	return sum(0x811c9dc5) + sum(0x2f0b4a27);
}

return { finding, fingerprint };
}),

"judge/secrets/directive-words.js": (function () {
const DIRECTIVE_WORDS = new Set([
	'address addresses allow alternate answer apiserver_burst apiserver_max_inflight apiserver_qps authority',
	'autopath aws_secretsmanager azure bufsize ca_root cache cancel catalog certificate certrenew chaos class',
	'clear client clients clouddns cname command coredns datadog debug denial disabled dnsredir dnssec dnstap',
	'doh_method domain dynupdate ederror empty_service endpoint endpoint_pod_names erratic error errors exact',
	'exactly except expire fail_timeout failfast_all_unhealthy_upstreams failover fallback fallthrough',
	'fallthrough_unsupported false fanout federation field filter force_tcp forward geoip group grpc_server',
	'header health health_check hosts https https_google ignore immediate import imports incidr insecure',
	'interface kubeconfig kubernetes label labels least_conn listen literal loadbalance local localhost',
	'max_age max_bytes max_concurrent max_connect_attempts max_connections max_fails max_idle_conns',
	'max_records max_streams max_update_records maxtcpqueries metadata minimal multicluster multisocket names',
	'namespace_label namespace_labels namespaces network next_on_nodata no_rec no_reverse noendpoints nomad',
	'policy positive pprof prefer_positive prefer_udp prefix prometheus proxy proxyproto query quiet random',
	'range rcode read_timeout ready refuse refused reject reload reload_by_mtime replace resolver response',
	'resyncperiod reverse revert rewrite round_robin secondary sequential servfail show_first shutdown source',
	'source_address space spray startup startup_timeout stdout string subnet substring success suffix template',
	'timeouts tls_servername token trace transfer types unknown unordered upstream verify weight weighted', 'whoami worker_pool_size zipkin zonal',
].flatMap((line)=>line.split(' ')));

return { DIRECTIVE_WORDS };
}),

"judge/secrets/public-words.js": (function () {
const PUBLIC = new Set([
	...'kube-system kube-dns coredns kubernetes kubelet'.split(' '),
	...'ubuntu debian fedora default configmap deployment daemonset secret service systemd-resolved'.split(' '),
	...'repository configuration nameserver nameservers kustomization application environment certificate'.split(' '),
	...'git helm docker cluster node nodes server servers version action'.split(' '),
	'true',
	'false',
	'yes',
	'no',
	'on',
	'off',
	'cluster.local',
	'svc.cluster.local',
	'in-addr.arpa',
	'ip6.arpa',
	'/etc/resolv.conf'
]);

return { PUBLIC };
}),

"judge/secrets/redaction.js": (function (_from) {
/** Hides values of files of variables and of Secrets in texts and places. */
const [_once, _direc, _publi] = _from("text/once", "./directive-words", "./public-words");
const MIN_VALUE = 3;
const MIN_PART = 10;
const MAX_VALUES = 1024 * 1024;
const LONG_PUBLIC = [..._publi().PUBLIC, ..._direc().DIRECTIVE_WORDS].filter((word)=>word.length >= MIN_PART);
function redactionOf(secrets) {
	const filled = secrets.values.filter(({ server })=>server !== undefined);
	return redactionBy({ ...secrets, values: filled }, patternsOf(secrets.values));
}
function redactionBy(secrets, patterns) {
	const mask = _once().oncePer((file)=>secrets.places.has(file.path) ? maskedFile(file, secrets.places.get(file.path)) : file);
	const isName = (text)=>{
		const file = secrets.names.get(text);
		if (file === undefined) return secrets.names.has(text);
		const { text: shown } = mask(file);
		return [/^[^/]*/, /[^/]*$/].every((part)=>shown.includes(part.exec(text)?.[0] ?? ''));
	};
	const hide = _once().oncePer((text)=>redactText(text, patterns, isName));
	const redaction = {
		saidOf: (isServer)=>{
			const quoted = secrets.values.flatMap(({ server, name, value })=>{
				const forms = server !== undefined && isServer(server) ? [...formsOf(value)] : [];
				return forms.filter((form)=>_publi().PUBLIC.has(form)).map((form)=>[form, name]);
			});
			return quoted.length === 0 ? redaction : redactionBy(secrets, { ...patterns, quotable: new Map(quoted) });
		},
		text: hide,
		name: (text)=>isName(text) ? text : hide(text),
		place: (at)=>{
			const file = mask(at.file);
			return file === at.file ? at : { ...at, file };
		},
		touches: (at)=>{
			const { text } = mask(at.file);
			if (text === at.file.text) return false;
			const from = text.lastIndexOf('\n', Math.max(0, at.span.start - 1)) + 1;
			const end = text.indexOf('\n', at.span.end);
			return text.slice(from, end === -1 ? text.length : end) !== at.file.text.slice(from, end === -1 ? undefined : end);
		}
	};
	return redaction;
}
function maskedFile(file, spans) {
	const hide = (text)=>text.replace(/[^\r\n]/g, '*');
	if (spans === undefined) return { ...file, text: hide(file.text) };
	let text = '';
	let done = 0;
	for (const { start, end } of [...spans].sort((a, b)=>a.start - b.start)){
		if (end <= done) continue;
		text += file.text.slice(done, Math.max(done, start)) + hide(file.text.slice(Math.max(done, start), end));
		done = end;
	}
	return { ...file, text: text + file.text.slice(done) };
}
const MARKS = 1 << 27;
function patternsOf(values) {
	const exact = new Map();
	const anywhere = new Map();
	const parts = new Map();
	let marks;
	let room = MAX_VALUES;
	for (const { name, value, within } of values){
		room -= value.length;
		if (room < 0) marks ??= new Uint8Array(MARKS / 8);
		for (const form of formsOf(value)){
			if (form.length < MIN_VALUE || _publi().PUBLIC.has(form)) continue;
			const last = Math.min(lastPart(form), form.length - MIN_PART);
			for(let at = 0; at === 0 || at <= last; at += 1){
				const part = form.slice(at, at + MIN_PART);
				const known = form.length > MIN_PART ? parts : within === true ? anywhere : exact;
				if (room < 0 && marks !== undefined) setMark(marks, part);
				else if (!known.has(part)) known.set(part, name);
			}
		}
	}
	return { exact, within: anywhere, parts, marks };
}
function lastPart(form) {
	const [, address] = REVERSE.exec(form) ?? [];
	return address === undefined ? form.length : address.lastIndexOf('.', address.lastIndexOf('.') - 1) + 1;
}
const REVERSE = /^([0-9a-f.]+)\.(?:in-addr|ip6)\.arpa\.?$/;
function setMark(marks, part) {
	const bit = hashOf(part);
	marks[bit >>> 3] = (marks[bit >>> 3] ?? 0) | 1 << (bit & 7);
}
function isMarked(marks, part) {
	const bit = hashOf(part);
	return ((marks[bit >>> 3] ?? 0) & 1 << (bit & 7)) !== 0;
}
function hashOf(part) {
	let hash = 0x811c9dc5;
	for(let at = 0; at < part.length; at += 1)hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
	return hash & MARKS - 1;
}
function formsOf(value) {
	const whole = value.toLowerCase().trim();
	const forms = new Set([whole]);
	for (const written of whole.split(/[\s,;]+/)){
		const word = written.replace(/^["'`]+|["'`]+$/g, '');
		forms.add(written);
		const plain = word.replace(/^[a-z][a-z0-9+]*:\/\//, '');
		const host = plain.replace(/\/.*$/s, '');
		const hosts = plain === word && host !== word && /^[a-z]*$/.test(host) ? [] : [host, host.replace(/:\d+$/, '')];
		for (const one of [word, plain, ...hosts]){
			forms.add(one);
			forms.add(one.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''));
		}
	}
	return forms;
}
const WORD = /[a-z0-9_]/;
function redactText(text, patterns, isName) {
	const { exact, quotable = exact, within, parts, marks } = patterns;
	if (exact.size + quotable.size + within.size + parts.size === 0 && marks === undefined) return text;
	const lower = text.toLowerCase();
	if (lower.length !== text.length) return redactText(text.normalize('NFKD').replace(/[^\u0000-\u007f]/g, '?'), patterns, isName);
	const names = [];
	const cover = (from, to, name)=>{
		for(let at = from; at < to; at += 1)names[at] ??= name;
	};
	for(let at = 0; at + MIN_VALUE <= lower.length; at += 1){
		for(let end = at + MIN_VALUE; end <= Math.min(lower.length, at + MIN_PART); end += 1){
			const part = lower.slice(at, end);
			const name = (end - at === MIN_PART ? parts.get(part) : undefined) ?? within.get(part) ?? wholeWord(lower, at, end, exact.get(part) ?? quotable.get(part)) ?? (marks !== undefined && isMarked(marks, part) ? 'a variable' : undefined);
			if (name !== undefined) cover(at, end, name);
		}
	}
	if (names.length === 0) return text;
	uncoverPublic(lower, names);
	coverReverse(lower, names);
	uncoverNames(text, names, isName);
	let shown = '';
	for(let at = 0; at < text.length; at += 1){
		const name = names[at];
		if (name === undefined) shown += text[at];
		else if (names[at - 1] !== name) shown += `[value of ${name}]`;
	}
	return shown;
}
function coverReverse(lower, names) {
	for (const { index, 0: run } of lower.matchAll(/(?<![\w.])[0-9a-f.]+\.(?:in-addr|ip6)\.arpa/g)){
		const name = names.slice(index, index + run.length).find((one)=>one !== undefined);
		if (name !== undefined) names.fill(name, index, index + run.length);
	}
}
function uncoverPublic(lower, names) {
	for (const word of LONG_PUBLIC){
		for(let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)){
			const end = at + word.length;
			if (names[at - 1] === undefined && names[end] === undefined) names.fill(undefined, at, end);
		}
	}
}
function uncoverNames(text, names, isName) {
	for (const { index, 0: run } of text.matchAll(/[\w.@/-]+/g)){
		const word = run.replace(/\.$/, '');
		if (word.includes('/') && names.slice(index, index + word.length).some((one)=>one !== undefined) && isName(word)) names.fill(undefined, index, index + word.length);
	}
}
function wholeWord(text, from, to, name) {
	if (name === undefined || WORD.test(text[from] ?? '') && WORD.test(text[from - 1] ?? ' ')) return undefined;
	return WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ' ') ? undefined : name;
}

return { redactionOf };
}),

"report/excerpt.js": (function (_from) {

const [_plain] = _from("./plain-text");
const SHOWN = 120;
const BEFORE = 40;
const TAB = 4;
function excerptOf(at, places) {
	const { start, end } = places.of(at);
	const line = places.line(at.file, start.line);
	if (line.trim() === '') return undefined;
	const from = Math.min(start.column - 1, line.length);
	const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
	const cutFrom = line.length <= SHOWN ? 0 : wholeCharacter(line, Math.max(0, Math.min(from - BEFORE, line.length - SHOWN)));
	const cutTo = Math.min(line.length, cutFrom + SHOWN);
	let source = cutFrom > 0 ? '\u2026' : '';
	let column = source.length;
	let first = column;
	let last = column;
	let offset = cutFrom;
	for (const character of line.slice(cutFrom, cutTo)){
		if (offset <= from) first = column;
		const shown = character === '\t' ? ' '.repeat(TAB - column % TAB) : _plain().visible(character);
		column += shown === character ? _plain().widthOf(character) : shown.length;
		source += shown;
		offset += character.length;
		if (offset <= to) last = column;
	}
	if (offset <= from) first = column;
	if (cutTo < line.length) source += '\u2026';
	return {
		line: start.line,
		source: source.trimEnd(),
		underline: `${' '.repeat(first)}${'^'.repeat(Math.max(1, last - first))}`
	};
}
function wholeCharacter(line, offset) {
	const unit = line.charCodeAt(offset);
	return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}

return { excerptOf };
}),

"report/fix-lines.js": (function (_from) {

const [_locat, _plain] = _from("text/location", "./plain-text");
const MAX_LINES = 40;
function fixLines(fix) {
	if (fix === undefined) return undefined;
	const { at, replacement } = fix;
	const { text } = at.file;
	const start = Math.min(at.span.start, text.length);
	const end = Math.min(Math.max(start, at.span.end), text.length);
	const lines = _locat().indexLines(text);
	const { line } = _locat().positionAt(lines, start);
	const from = lines[line - 1] ?? 0;
	const whole = start < end && text[end - 1] === '\n' && (replacement.endsWith('\n') || replacement === '' && start === from);
	const lastLine = _locat().positionAt(lines, whole ? end - 1 : end).line;
	const to = lines[lastLine] ?? text.length;
	const before = text.slice(from, to);
	const after = text.slice(from, start) + replacement + text.slice(end, to);
	if (before === after) return undefined;
	let removed = splitLines(before);
	let added = splitLines(after);
	let first = line;
	while(removed.length > 0 && added.length > 0 && removed[0] === added[0]){
		removed = removed.slice(1);
		added = added.slice(1);
		first += 1;
	}
	while(removed.length > 0 && added.length > 0 && removed.at(-1) === added.at(-1)){
		removed = removed.slice(0, -1);
		added = added.slice(0, -1);
	}
	if (removed.length + added.length === 0 || removed.length + added.length > MAX_LINES) return undefined;
	return { file: at.file.path, line: first, removed: removed.map(sourceLine), added: added.map(sourceLine) };
}
function sourceLine(line) {
	return _plain().visible(line.replaceAll('\t', '    '), 300);
}
function splitLines(text) {
	return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES * 4);
}

return { fixLines, sourceLine };
})
};
