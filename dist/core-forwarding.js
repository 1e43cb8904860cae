'use strict';

module.exports = {

"core/forwarding/chain-input.js": (_from) => {
/** A server block that was asked, and what it needs to know of others. */
const [_endpo] = _from("dns/endpoint");
const NOT_LOOPBACK = 'not loopback';
const NOT_LOOPBACK_IPV6 = 'not loopback, over IPv6';
function isAmongClients(networks, source) {
	if (source === NOT_LOOPBACK || source === NOT_LOOPBACK_IPV6) {
		const isOverIPv6 = source === NOT_LOOPBACK_IPV6;
		return networks.some((one)=>!isOfLoopback(one) && _endpo().isIPv6(one) === isOverIPv6) ? 'maybe' : 'no';
	}
	const [base = '', length] = source.split('/');
	const around = networks.filter((one)=>_endpo().inCidr(base, one));
	if (length === undefined) return around.length > 0 ? 'yes' : 'no';
	if (around.some((one)=>Number(one.split('/')[1]) <= Number(length))) return 'yes';
	return networks.some((one)=>_endpo().inCidr(one.split('/')[0] ?? '', source)) ? 'maybe' : 'no';
}
function isOfLoopback(network) {
	const [address = '', length] = network.split('/');
	return _endpo().isLoopback(address) && (length === undefined || Number(length) >= (_endpo().isIPv6(address) ? 128 : 8));
}

return { NOT_LOOPBACK, NOT_LOOPBACK_IPV6, isAmongClients };
},

"core/forwarding/rcodes.js": (_from) => {
/** The rcode of a reply behind `rewrite rcode` (plugin/rewrite/reverter.go WriteMsg). */
const [_branc] = _from("./branch");
function changedRcode(reply, changes = []) {
	if (reply === undefined || changes.length === 0) return reply;
	const once = changedOnce(reply, changes);
	return once !== undefined && changedOnce(once, changes) === once ? once : undefined;
}
function changedOnce(reply, changes) {
	let rcode = reply;
	for (const { from, to, perRecord } of changes){
		if (from !== undefined && !_branc().isAmong(rcode, [from])) continue;
		const hasRecords = rcode === 'NOERROR' || rcode === 'UNASKED';
		if (from === undefined || to === undefined || perRecord === true && !hasRecords) return undefined;
		if (!_branc().isAmong(rcode, [to])) rcode = to === 'NOERROR' ? 'NODATA' : to;
	}
	return rcode;
}

return { changedRcode };
},

"core/forwarding/reached.js": () => {

const UNREAD_KEYS = 'it is not stated which zones are served at which port';

return { UNREAD_KEYS };
},

"core/forwarding/regex-example.js": () => {

const MAX_LENGTH = 1000;
function exampleOf(regex) {
	if (regex.length > MAX_LENGTH) return [];
	return [...new Set([example(regex, true), example(regex, false)])];
}
function example(regex, full) {
	let out = '';
	const open = [];
	let over = false;
	/** For the quantifier behind it. */ let atom = 0;
	const put = (text)=>{
		atom = out.length;
		if (!over) out += text;
	};
	for(let i = 0; i < regex.length; i += 1){
		const c = regex.charAt(i);
		if (c === '\\') {
			i += 1;
			put(escaped(regex[i] ?? ''));
		} else if (c === '[') {
			const end = regex.indexOf(']', i + 2);
			if (end === -1) return out;
			put(memberOf(regex.slice(i + 1, end)));
			i = end;
		} else if (c === '(') {
			open.push({ start: out.length, over });
			const flags = /^\?(?:P?<[^>]*>|[imsU-]*:)/.exec(regex.slice(i + 1, i + 80));
			i += flags?.[0].length ?? 0;
		} else if (c === ')') {
			const group = open.pop();
			over = group?.over ?? false;
			atom = group?.start ?? out.length;
		} else if (c === '|') over = true;
		else if (c === '*' || c === '?') {
			if (!full && !over) out = out.slice(0, atom);
		} else if (c === '{') {
			const count = /^\{(\d+)(?:,\d*)?\}/.exec(regex.slice(i, i + 20));
			if (count === null) put(c);
			else {
				if (!over) out = out.slice(0, atom) + out.slice(atom).repeat(Math.min(Number(count[1]), 63));
				i += count[0].length - 1;
			}
		} else if (c === '.') put('x');
		else if (c !== '^' && c !== '$' && c !== '+') put(c);
	}
	return out;
}
function escaped(c) {
	if (c === 'd') return '1';
	if (c === 'w') return 'a';
	if (c === 's' || c === 'b' || c === 'A' || c === 'z' || c === 'B') return '';
	if (c === 'S' || c === 'D' || c === 'W') return '-';
	return c;
}
function memberOf(text) {
	if (text.startsWith('^')) return [...'xa1-'].find((c)=>!text.includes(c)) ?? 'q';
	if (text.startsWith('\\')) return escaped(text[1] ?? '');
	return text[0] ?? '';
}

return { exampleOf };
},

"core/forwarding/unless-recursive.js": () => {
/** What becomes of a question with RD clear. */
function unlessRecursive({ socket, queryKind }, { unlessRecursive: rcode = 'REFUSED', asksWithoutRecursion, at }) {
	const { name } = socket.server;
	const outcome = rcode === 'LAME' ? { kind: 'answered', plugin: name, rcode, at } : { kind: 'fails', rcode, because: 'it asks for no recursion', at };
	if (rcode === 'REFUSED' || asksWithoutRecursion === true) return [
		{
			assumes: [
				`${name} does not recurse for queries without RD`
			],
			outcome
		},
		{
			assumes: [
				`${name} recurses for queries without RD`
			]
		}
	];
	if (queryKind === 'new names') return [{ assumes: [], outcome }];
	return [
		{
			assumes: [
				`${name} has no answer in its cache`
			],
			outcome
		},
		{
			assumes: [
				`${name} has the answer in its cache`
			],
			outcome: { kind: 'answered', plugin: 'cache', at }
		}
	];
}

return { unlessRecursive };
},

"core/forwarding/upstream-policy.js": (_from) => {
/** Which of several upstreams' replies counts. */
const [_invar] = _from("text/invariant");
function settle(used, passes, policy) {
	const all = passes.every((one)=>one);
	if (policy === 'sequential') {
		if (all) return used.slice(-1).map((target)=>({ target, weight: 1 }));
		return used.flatMap((target, i)=>passes[i] === true ? [] : [{ target, weight: 1 }]);
	}
	if (all || policy !== 'round_robin') return used.flatMap((target, i)=>passes[i] === true && !all ? [] : [{ target, weight: 1 }]);
	const weights = used.map(()=>0);
	for(let start = 0; start < used.length; start += 1){
		let at = start;
		while(passes[at] === true)at = (at + 1) % used.length;
		weights[at] = _invar().itemAt(weights, at) + 1;
	}
	return used.flatMap((target, i)=>passes[i] === true ? [] : [{ target, weight: _invar().itemAt(weights, i) }]);
}

return { settle };
},

"core/forwarding/walk.js": (_from) => {
/** Follows one question hop by hop: explains findings, and checks the simulation. */
const [
	_clust, _assum, _defin, _invar, _branc, _decid, _quest, _rcode,
] = _from( "cluster/cluster", "text/assumption", "text/defined", "text/invariant", "./branch", "./decide", "./question", "./rcodes", );
const MAX_OUTCOMES = 64;
const MAX_HOPS = 600;
const GROWING_ROUNDS = 3;
const MAX_REPORTED = 64;
function walk(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'this name');
}
function walkNewName(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'new names');
}
function walkOnward(graph, question) {
	const { socket, name, type } = question;
	const paths = pathsFrom(socket, name, type).map((path)=>({ ...path, ...question }));
	return follow(graph, paths, 'new names');
}
function pathsFrom(entry, name, type) {
	const entries = 'zones' in entry ? [entry] : entry;
	return entries.map((socket, index)=>({
			socket,
			order: [index],
			name,
			type,
			seen: new Set(),
			hops: [],
			probability: 1 / entries.length,
			share: entries.length > 1,
			failure: false,
			first: 1,
			mismatched: [],
			ifMissing: [],
			ifAnswered: [],
			ifFailed: [],
			impatient: undefined,
			rcodes: new Map(),
			assumptions: []
		}));
}
function follow(graph, open, queryKind) {
	const outcomes = [];
	const lookUp = ({ from, hop }, assumptions = from.assumptions)=>{
		const path = { ...from, assumptions, failure: true, fallback: undefined };
		onward(path, path.seen, _decid().decide(graph, path, { queryKind, failed: hop }));
	};
	const onward = (path, seen, decided)=>{
		const branches = firstOnward(oncePerUpstream(decided));
		for (const [index, branch] of [...branches.entries()].reverse()){
			const { outcome } = branch;
			const from = advance({ ...path, order: [...path.order, index] }, branch);
			if (branches.length > 1 && from.assumptions.length > 1 && _assum().isContradictory(from.assumptions)) continue;
			if (outcome.kind === 'sent') {
				const { hop } = outcome;
				const fallback = hop.step.fallsBack === 'roots' ? { from: { ...from, seen }, hop } : path.fallback;
				open.push({ ...from, ..._decid().questionOf(outcome), seen, hops: [...path.hops, hop], fallback });
				continue;
			}
			const end = endOf(from, outcome);
			if (path.fallback === undefined || end.disposition !== 'fails') outcomes.push(end);
			else lookUp(path.fallback, from.assumptions);
		}
	};
	const step = (path)=>{
		const key = `${path.socket.index}|${_quest().mannerKey(path)}|${path.type}|${path.name}`;
		if (path.seen.has(key)) {
			const { fallback } = path;
			const isInRing = fallback !== undefined && fallback.from.hops.length >= [...path.seen].indexOf(key);
			outcomes.push(ending({ ...path, failure: path.failure || isInRing }, { disposition: 'loops' }));
			if (isInRing) lookUp(fallback);
			return;
		}
		if (path.hops.length >= MAX_HOPS) {
			const because = `the name changes on every hop; stopped after ${path.hops.length}`;
			outcomes.push(ending({ ...path, hops: path.hops.slice(0, MAX_REPORTED) }, { disposition: 'unknown', because }));
			return;
		}
		onward(path, new Set(path.seen).add(key), _decid().decide(graph, path, { queryKind }));
	};
	while(open.length > 0 && outcomes.length < MAX_OUTCOMES)step(_invar().present(open.pop()));
	const left = open.at(-1);
	if (left !== undefined) {
		const followed = outcomes.length;
		for(let last = outcomes.some(isLoop) ? undefined : left; last !== undefined; last = open.pop()){
			open.length = 0;
			step(last);
		}
		const [comesBack] = outcomes.splice(followed).filter(isLoop);
		if (comesBack !== undefined) outcomes.push(comesBack);
		outcomes.push(ending({ ...left, failure: true }, { disposition: 'unknown', because: MORE_WAYS }));
	}
	return outcomes.length < 2 || outcomes.length >= MAX_OUTCOMES ? outcomes : eachWayOnce(outcomes);
}
function isLoop({ disposition }) {
	return disposition === 'loops';
}
function eachWayOnce(outcomes) {
	const found = new Map();
	for (const outcome of outcomes){
		const { certainty, because, assumptions, probability } = outcome;
		const assumed = certainty === 'assumed' ? JSON.stringify([because, _assum().inWords(assumptions)]) : '';
		const key = `${certainty} ${assumed} ${wayOf(outcome)}`;
		const known = found.get(key);
		if (known === undefined) found.set(key, outcome);
		else if (known.probability !== undefined && probability !== undefined) found.set(key, ofShare(known, known.probability + probability));
		else if (known.probability !== undefined) found.set(key, outcome);
	}
	return [...found.values()];
}
function ofShare({ probability: _, ...whole }, share) {
	if (share <= 1 - 1e-5) return { ...whole, probability: Math.round(share * 1e6) / 1e6 };
	const { unmeasured: _known, ...outcome } = whole;
	return outcome.certainty === 'sometimes' ? { ...outcome, certainty: 'always' } : outcome;
}
function wayOf({ disposition, hops, end, ...more }) {
	const way = hops.map(({ server, step, to })=>[server.id, step.at.file.path, step.at.span.start, to]);
	return JSON.stringify([disposition, more.rcode, more.to, more.plugin, more.asked, end.server.id, way]);
}
function endOf(before, outcome) {
	const { impatient } = before;
	if (impatient?.isSure === true && isReply(outcome)) {
		const because = `${impatient.name} waits for two seconds, and the reply comes later`;
		return ending(before, { disposition: 'fails', rcode: 'SERVFAIL', because });
	}
	const assumed = [
		...mayBeMissing(before, outcome) ? before.ifMissing : [],
		...outcome.kind === 'answered' && outcome.rcode !== 'NXDOMAIN' ? before.ifAnswered : [],
		...outcome.kind === 'fails' && outcome.silent !== true ? before.ifFailed : [],
		...impatient !== undefined && isReply(outcome) ? [
			`${impatient.name} waits for it longer than two seconds`
		] : []
	];
	const path = assumed.length === 0 ? before : { ...before, assumptions: [...before.assumptions, ...assumed] };
	if (isReply(outcome)) {
		if (path.mismatched.length > 0) return mismatchEnd(path, outcome);
		if (path.rcodes.size > 0) return changedEnd(path, outcome);
	}
	return plainEnd(path, outcome);
}
function mayBeMissing({ ifMissing, rcodes }, outcome) {
	if (ifMissing.length === 0) return false;
	if (outcome.kind === 'leaves' || rcodes.size > 0) return true;
	return outcome.kind === 'answered' && (outcome.rcode === undefined || outcome.rcode === 'NXDOMAIN');
}
function isReply(outcome) {
	return outcome.kind === 'answered' || outcome.kind === 'fails' && outcome.outgrown !== true;
}
function changedEnd(path, outcome) {
	const changer = outcome.kind === 'answered' ? outcome.plugin : 'rewrite';
	const depth = outcome.kind === 'fails' && outcome.silent === true ? path.hops.length - 1 : path.hops.length;
	const { rcode } = outcome;
	const assuming = (holds)=>plainEnd({ ...path, assumptions: [...path.assumptions, holds] }, outcome);
	if (rcode === undefined) {
		const changed = SAID.filter((code)=>handedBack(path, depth, code) !== code);
		return changed.length === 0 ? plainEnd(path, outcome) : assuming(`the answer of ${changer} is no ${changed.join(' or ')}`);
	}
	const reply = handedBack(path, depth, rcode);
	if (reply === undefined) return assuming(`rewrite leaves the rcode ${rcode} as it is`);
	if (reply === rcode) return plainEnd(path, outcome);
	const because = `rewrite makes ${reply} of the rcode ${rcode}`;
	const { at } = outcome;
	if (FAILURES.includes(reply)) return ending(path, { disposition: 'fails', rcode: reply, because, at });
	const { name, type } = outcome.kind === 'answered' ? { ...path, ...outcome } : path;
	return ending(path, { disposition: 'answered', because, plugin: changer, at, asked: { name, type } });
}
const FAILURES = ['SERVFAIL', 'REFUSED', 'FORMERR'];
function handedBack({ hops, rcodes }, depth, rcode) {
	let reply = _rcode().changedRcode(rcode, rcodes.get(depth));
	for(let at = depth - 1; at >= 0; at -= 1){
		const step = hops[at]?.step;
		if (step !== undefined && _branc().isNoAnswer(reply, step)) reply = 'SERVFAIL';
		reply = _rcode().changedRcode(reply, rcodes.get(at));
	}
	return reply;
}
function failureHeard({ hops }, { rcode, silent, noReply }) {
	const own = hops.find(({ step })=>step.onlyRelays !== true);
	if ((silent ?? noReply) === true && own?.step.failsLate === 'always') return undefined;
	const drops = ({ step, passesFailure })=>step.dropsFailures === true && passesFailure !== true;
	const dropping = rcode === 'SERVFAIL' || rcode === 'REFUSED' ? hops.findLastIndex(drops) : -1;
	const above = dropping === -1 ? hops : hops.slice(0, dropping);
	const isMute = (silent === true || dropping !== -1) && above.every(({ step })=>step.onlyRelays === true);
	if (isMute) return undefined;
	return dropping !== -1 || hops.some(({ step })=>step.failsOnRefusal === true) ? 'SERVFAIL' : rcode;
}
function plainEnd(path, outcome) {
	switch(outcome.kind){
		case 'answered':
			{
				const { plugin, at, name = path.name, type = path.type } = outcome;
				const because = `${plugin} answers`;
				const follower = path.hops.findLast(({ step })=>step.failsOnRefusal === true);
				if (follower !== undefined && _branc().isFollowed(outcome.rcode, follower.step)) return ending(path, {
					disposition: 'unknown',
					because: `${because} with a delegation, which ${follower.server.name} follows`,
					at
				});
				if (path.hops.some(({ step })=>_branc().isNoAnswer(outcome.rcode, step))) return ending(path, {
					disposition: 'fails',
					rcode: 'SERVFAIL',
					because: `${because} with ${UNANSWERING[outcome.rcode ?? ''] ?? outcome.rcode}`,
					at
				});
				const assumptions = [...path.assumptions, ...ofAnswer(path, outcome, type)];
				return ending({ ...path, assumptions }, { disposition: 'answered', because, plugin, at, asked: { name, type } });
			}
		case 'fails':
			{
				const before = outcome.outgrown === true ? firstReturn(path) : undefined;
				if (before !== undefined) return ending({ ...path, hops: path.hops.slice(0, before) }, { disposition: 'loops', because: OUTGROWS });
				const { because, at } = outcome;
				const rcode = failureHeard(path, outcome);
				return ending(path, { disposition: 'fails', ..._defin().defined({ rcode }), because, at });
			}
		case 'leaves':
			{
				const { to, name, type, hop } = outcome;
				return ending({ ...path, hops: [...path.hops, hop] }, { disposition: 'leaves', to, asked: { name, type } });
			}
		case 'unknown':
			{
				const { because, at, hop } = outcome;
				const hops = hop === undefined ? path.hops : [...path.hops, hop];
				return ending({ ...path, hops }, { disposition: 'unknown', because, at });
			}
		default:
			return _invar().assertNever(outcome);
	}
}
const UNANSWERING = { UNASKED: 'other records', REFERRAL: 'a delegation', LAME: 'a referral to the root servers' };
const SAID = ['NOERROR', 'NXDOMAIN'];
const HEEDED = [...SAID, 'NODATA'];
function ofAnswer({ hops }, { plugin, rcode, alias }, type) {
	const found = [];
	const heeded = HEEDED.filter((code)=>hops.some(({ step })=>[...step.failover, ...step.next].includes(code)));
	if (rcode === undefined && heeded.length > 0) found.push(`the answer of ${plugin} is no ${heeded.join(' or ')}`);
	let isDo = false;
	for (const { step, server } of hops){
		const validates = isDo && step.validatesIfAsked === true ? ['DNSSEC validation'] : [];
		for (const screen of [...step.screens ?? [], ...validates])found.push(`${screen} of ${server.name} lets the answer pass`);
		isDo ||= step.failsOnRefusal === true;
	}
	const isChased = alias === true && type !== 'CNAME' && hops.some(({ step })=>step.failsOnRefusal === true);
	return isChased ? [
		...found,
		`${plugin} answers with no alias whose target leads elsewhere`
	] : found;
}
function mismatchEnd(path, outcome) {
	const isBare = outcome.kind === 'fails' && outcome.withoutQuestion === true;
	const mismatched = isBare ? `${outcome.because}, and its reply does not say what was asked` : MISMATCHED;
	const other = path.mismatched.find((hop)=>!_clust().isCoredns(hop.server));
	if (other === undefined) return formErrEnd(path, mismatched);
	const because = `${mismatched}, of which ${other.server.name} takes none`;
	const isLast = other.step.givesUp === undefined && other.server.upstreams.get(other.step)?.length === 1;
	if (!isLast) return ending(path, { disposition: 'unknown', because });
	const rcode = other.step.failsOnRefusal === true ? 'SERVFAIL' : undefined;
	return ending(path, { disposition: 'fails', because, ..._defin().defined({ rcode }) });
}
function formErrEnd(path, because) {
	const [first] = path.mismatched;
	const asksOn = first !== undefined && [...first.step.failover, ...first.step.next].includes('FORMERR');
	const rcode = asksOn ? undefined : handedBack(path, first === undefined ? 0 : path.hops.indexOf(first), 'FORMERR');
	const asked = { name: path.name, type: path.type };
	if (rcode !== undefined && !FAILURES.includes(rcode)) return ending(path, { disposition: 'answered', because, plugin: 'rewrite', asked });
	return ending(path, { disposition: 'fails', because, ..._defin().defined({ rcode }) });
}
const MORE_WAYS = `it can go more ways than are followed (${MAX_OUTCOMES})`;
function firstOnward(branches) {
	let onward = 0;
	return branches.filter(({ outcome })=>{
		if (outcome.kind !== 'sent') return true;
		onward += 1;
		return onward <= MAX_OUTCOMES + 1;
	});
}
function oncePerUpstream(branches) {
	if (branches.length < 2) return branches;
	const first = new Map();
	const found = [];
	for (const branch of branches){
		const key = upstreamOf(branch);
		const at = key === undefined ? undefined : first.get(key);
		const known = at === undefined ? undefined : found[at];
		if (at === undefined || known === undefined) {
			if (key !== undefined) first.set(key, found.length);
			found.push(branch);
		} else if (known.certainty === 'share' && branch.certainty === 'share') found[at] = together(known, branch);
		else if (known.first !== undefined && branch.first !== undefined) found[at] = { ...known, first: known.first + branch.first };
		else if (branch.certainty !== 'failure' && known.certainty !== 'certain') found.push(branch);
	}
	return found;
}
function together(known, other) {
	const probability = known.probability + other.probability;
	return probability > 1 - 1e-9 ? { ...known, certainty: 'certain', probability: 1 } : { ...known, probability };
}
function upstreamOf({ outcome, assumptions, step, unreverted = false }) {
	if (step === undefined || assumptions.length > 0) return undefined;
	const asks = `${step.at.file.path} ${step.at.span.start} ${unreverted}`;
	if (outcome.kind === 'leaves') return `${asks} ${outcome.to} ${outcome.type} ${outcome.name}`;
	if (outcome.kind === 'unknown') return `${asks} ${outcome.hop?.to ?? ''} ${outcome.because}`;
	if (outcome.kind !== 'sent') return undefined;
	return `${asks} ${outcome.to.index} ${_quest().mannerKey(outcome.manner)} ${outcome.hop.to} ${outcome.type} ${outcome.name}`;
}
const MISMATCHED = 'a rewrite that is not led back makes the reply one to another question';
const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';
function firstReturn(path) {
	const visits = new Map();
	let hops = 0;
	let first;
	let most = 0;
	for (const key of path.seen){
		const socket = key.slice(0, key.indexOf('|'));
		const count = (visits.get(socket) ?? 0) + 1;
		visits.set(socket, count);
		most = Math.max(most, count);
		if (count === 2) first ??= hops;
		hops += 1;
	}
	return most >= GROWING_ROUNDS ? first : undefined;
}
function advance(path, branch) {
	const hop = branch.unreverted === true ? path.hops.at(-1) : undefined;
	return {
		...path,
		probability: path.probability * branch.probability,
		share: path.share || branch.probability < 1,
		unmeasured: path.unmeasured ?? (branch.probability < 1 ? branch.unmeasured : undefined),
		failure: path.failure || branch.certainty === 'failure',
		first: path.first * (branch.first ?? 1),
		mismatched: hop === undefined ? path.mismatched : [...path.mismatched, hop],
		ifMissing: branch.ifMissing === undefined ? path.ifMissing : [...path.ifMissing, ...branch.ifMissing],
		ifAnswered: branch.ifAnswered === undefined ? path.ifAnswered : [...path.ifAnswered, ...branch.ifAnswered],
		ifFailed: branch.ifFailed === undefined ? path.ifFailed : [...path.ifFailed, ...branch.ifFailed],
		impatient: path.impatient ?? impatientOf(path, branch),
		rcodes: branch.rcodes === undefined ? path.rcodes : new Map(path.rcodes).set(path.hops.length, branch.rcodes),
		assumptions: branch.assumptions.length === 0 ? path.assumptions : [...path.assumptions, ...branch.assumptions]
	};
}
function impatientOf({ hops }, { late }) {
	const waiting = late === undefined ? undefined : hops.find(({ server })=>_clust().isCoredns(server));
	if (waiting === undefined) return undefined;
	const { server, step } = waiting;
	const isOnly = hops.length === 1 && server.upstreams.get(step)?.length === 1;
	return { name: server.name, isSure: late === true && isOnly };
}
function ending(path, how) {
	const first = how.disposition === 'loops' ? 1 : path.first;
	const isPart = path.share || first < 1;
	const certainty = path.assumptions.length > 0 ? 'assumed' : isPart || path.failure ? 'sometimes' : 'always';
	return {
		disposition: how.disposition,
		certainty,
		..._defin().defined({
			probability: isPart && !path.failure ? Math.round(path.probability * first * 1e6) / 1e6 : undefined,
			unmeasured: path.unmeasured,
			rcode: how.rcode,
			to: how.to,
			because: how.because,
			asked: how.asked,
			plugin: how.plugin
		}),
		end: { server: path.socket.server, ..._defin().defined({ at: how.at }) },
		assumptions: path.assumptions,
		order: path.order,
		hops: path.hops
	};
}

return { GROWING_ROUNDS, MAX_OUTCOMES, isLoop, walk, walkNewName, walkOnward };
}
};
