'use strict';

module.exports = {

"core/forwarding/policy.js": (module, exports, __load__) => {
/** Which of several upstreams' replies counts. */
const _invariant = __load__.later("core/text/invariant.js");
function settle(used, passes, policy) {
	const all = passes.every((one)=>one);
	if (policy === 'sequential') {
		if (all) return used.slice(-1).map((target)=>({
				target,
				weight: 1
			}));
		return used.flatMap((target, i)=>passes[i] === true ? [] : [
				{
					target,
					weight: 1
				}
			]);
	}
	if (all || policy !== 'round_robin') return used.flatMap((target, i)=>passes[i] === true && !all ? [] : [
			{
				target,
				weight: 1
			}
		]);
	const weights = used.map(()=>0);
	for(let start = 0; start < used.length; start += 1){
		let at = start;
		while(passes[at] === true)at = (at + 1) % used.length;
		weights[at] = (0, _invariant().itemAt)(weights, at) + 1;
	}
	return used.flatMap((target, i)=>passes[i] === true ? [] : [
			{
				target,
				weight: (0, _invariant().itemAt)(weights, i)
			}
		]);
}

module.exports = {
	__esModule: true,
	settle,
};
},

"core/forwarding/rcodes.js": (module, exports, __load__) => {
/** The rcode of a reply behind `rewrite rcode` (plugin/rewrite/reverter.go WriteMsg). */
const _branch = __load__.later("core/forwarding/branch.js");
function changedRcode(reply, changes = []) {
	if (reply === undefined || changes.length === 0) return reply;
	const once = changedOnce(reply, changes);
	// All changes are made anew for each record, of which there may be several.
	return once !== undefined && changedOnce(once, changes) === once ? once : undefined;
}
/** Each on the result of the one before. */ function changedOnce(reply, changes) {
	let rcode = reply;
	for (const { from, to, perRecord } of changes){
		if (from !== undefined && !(0, _branch().isAmong)(rcode, [
			from
		])) continue;
		const hasRecords = rcode === 'NOERROR' || rcode === 'UNASKED';
		if (from === undefined || to === undefined || perRecord === true && !hasRecords) return undefined;
		// A failure that becomes a NOERROR has no record.
		if (!(0, _branch().isAmong)(rcode, [
			to
		])) rcode = to === 'NOERROR' ? 'NODATA' : to;
	}
	return rcode;
}

module.exports = {
	__esModule: true,
	changedRcode,
};
},

"core/forwarding/regex-example.js": (module, exports, __load__) => {

/** Texts that a regular expression may match; callers test them. */ const MAX_LENGTH = 1000;
function exampleOf(regex) {
	if (regex.length > MAX_LENGTH) return [];
	return [
		...new Set([
			example(regex, true),
			example(regex, false)
		])
	];
}
/** Groups are kept on a stack, not by recursion. */ function example(regex, full) {
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
			open.push({
				start: out.length,
				over
			});
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
	if (text.startsWith('^')) return [
		...'xa1-'
	].find((c)=>!text.includes(c)) ?? 'q';
	if (text.startsWith('\\')) return escaped(text[1] ?? '');
	return text[0] ?? '';
}

module.exports = {
	__esModule: true,
	exampleOf,
};
},

"core/forwarding/rewriting.js": (module, exports, __load__) => {
/** What `rewrite` makes of a question for the plugins behind. */
const _name = __load__.later("core/dns/name.js");
const _defined = __load__.later("core/text/defined.js");
const _invariant = __load__.later("core/text/invariant.js");
function fits(name) {
	return name.length <= 254 && name.split('.').every((label)=>label.length <= 63);
}
/** RFC 1035 2.3.4. */ const MAX_NAME = 255;
function applyRewrite(rules, name, type) {
	const course = {
		name,
		type,
		renames: 0,
		opaque: undefined,
		unlessAsks: [],
		afterReply: [],
		missing: [],
		rcodes: [],
		passed: [],
		revertedAt: -1
	};
	let tail;
	let open = rules.candidates(name);
	for(let position = 0; position < open.length; position += 1){
		const index = (0, _invariant().itemAt)(open, position);
		const compiled = (0, _invariant().itemAt)(rules.list, index);
		const { rule } = compiled;
		const before = course.name;
		if (rule.type !== undefined && rule.type !== course.type) continue;
		if (!compiled.matches(before)) continue;
		take(course, compiled);
		const at = course.name;
		// plugin/rewrite/rewrite.go ServeDNS drops it. A growing name loops first, until it is too long.
		if (at !== before && at.length <= MAX_NAME && !(0, _name().isDomainName)(at)) return {
			name: at,
			type: course.type,
			renames: course.renames,
			invalid: true
		};
		if (rule.then === 'stop') break;
		if (at === before) continue;
		const key = `${index} ${course.type} ${at}`;
		tail = rules.tails.get(key);
		if (tail !== undefined) break;
		course.passed.push(key);
		open = rules.candidates(at).filter((later)=>later > index);
		position = -1;
	}
	return arrived(rules, course, tail, {
		name,
		type
	});
}
function take(course, compiled) {
	const { rule } = compiled;
	if (rule.reverts === true || rule.then === 'stop') course.revertedAt = course.passed.length;
	if (rule.unlessAsks !== undefined) course.unlessAsks.push(rule.unlessAsks);
	if (rule.unlessAsksAfterReply !== undefined) course.afterReply.push(rule.unlessAsksAfterReply);
	if (rule.unlessMissing !== undefined) course.missing.push(rule.unlessMissing);
	if (rule.rcode !== undefined) course.rcodes.push(rule.rcode);
	if (rule.to.kind === 'type') course.type = rule.to.type;
	if (rule.to.kind === 'opaque') course.opaque = `${rule.to.because} leaves the query as it is`;
	const name = renamed(compiled, course.name);
	if (name !== course.name) course.renames += 1;
	course.name = name;
}
/** The result; cached where it is only a name and a type. */ function arrived({ tails }, course, tail, asked) {
	const { renames, opaque, unlessAsks, afterReply, missing, rcodes, passed, revertedAt } = course;
	const { name, type } = tail ?? course;
	const isPlain = opaque === undefined && [
		unlessAsks,
		afterReply,
		missing,
		rcodes
	].every((list)=>list.length === 0);
	for (const [index, key] of isPlain ? passed.entries() : [])tails.set(key, {
		name,
		type,
		reverts: tail?.reverts === true || revertedAt > index
	});
	const reverted = tail?.reverts === true || revertedAt >= 0;
	const unreverted = !reverted && (name !== asked.name || type !== asked.type);
	return {
		name,
		type,
		renames,
		...(0, _defined().defined)({
			opaque,
			unreverted: unreverted || undefined,
			unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks,
			unlessAsksAfterReply: afterReply.length === 0 ? undefined : afterReply,
			unlessMissing: missing.length === 0 ? undefined : missing,
			// The last rule is the first to change a reply (plugin/rewrite/reverter.go rewriteMsg).
			rcodes: rcodes.length === 0 ? undefined : rcodes.toReversed()
		})
	};
}
function renamed({ rule: { match, to }, regex }, name) {
	switch(to.kind){
		case 'name':
			return to.name;
		case 'replace':
			if (match.kind === 'suffix') return (0, _name().absolute)(name.slice(0, name.length - match.text.length) + to.text);
			if (match.kind === 'prefix') return (0, _name().absolute)(to.text + name.slice(match.text.length));
			return (0, _name().absolute)(match.kind === 'substring' ? name.split(match.text).join(to.text) : name);
		case 'template':
			{
				const found = regex?.matcher(name);
				if (found?.find() !== true) return name;
				let { text } = to;
				for(let group = 0; group <= found.groupCount(); group += 1)text = text.split(`{${group}}`).join(found.group(group) ?? '');
				return (0, _name().absolute)(text);
			}
		case 'type':
		case 'opaque':
		case 'nothing':
			return name;
		default:
			return (0, _invariant().assertNever)(to);
	}
}

module.exports = {
	__esModule: true,
	applyRewrite,
	fits,
};
},

"core/forwarding/unless-recursive.js": (module, exports, __load__) => {
/** What becomes of a question with RD clear. */
function unlessRecursive({ socket, queryKind }, { unlessRecursive: rcode = 'REFUSED', asksWithoutRecursion, at }) {
	const { name } = socket.server;
	const outcome = rcode === 'LAME' ? {
		kind: 'answered',
		plugin: name,
		rcode,
		at
	} : {
		kind: 'fails',
		rcode,
		because: 'it asks for no recursion',
		at
	};
	// Settings decide, as `allow_setrd` of unbound; and to who asks so itself its own question may have come back.
	if (rcode === 'REFUSED' || asksWithoutRecursion === true) return [
		{
			assumes: [
				`${name} does not recurse where the question asks for no recursion`
			],
			outcome
		},
		{
			assumes: [
				`${name} recurses where the question asks for no recursion`
			]
		}
	];
	// From its cache, else a referral (BIND, lib/ns/query.c query_notfound).
	if (queryKind === 'new names') return [
		{
			assumes: [],
			outcome
		}
	];
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
			outcome: {
				kind: 'answered',
				plugin: 'cache',
				at
			}
		}
	];
}

module.exports = {
	__esModule: true,
	unlessRecursive,
};
},

"core/forwarding/walk.js": (module, exports, __load__) => {
/** Follows one question hop by hop: explains findings, and checks the simulation. */
const _cluster = __load__.later("core/cluster/cluster.js");
const _assumption = __load__.later("core/text/assumption.js");
const _defined = __load__.later("core/text/defined.js");
const _invariant = __load__.later("core/text/invariant.js");
const _branch = __load__.later("core/forwarding/branch.js");
const _decide = __load__.later("core/forwarding/decide.js");
const _question = __load__.later("core/forwarding/question.js");
const _rcodes = __load__.later("core/forwarding/rcodes.js");
const _reach = __load__.later("core/forwarding/reach.js");
const MAX_OUTCOMES = 64;
/** Adding a label a round outgrows 255 octets in 127 rounds. */ const MAX_HOPS = 600;
const GROWING_ROUNDS = 3;
const MAX_REPORTED = 64;
function entryOf(graph, server) {
	return entriesOf(graph, server)[0];
}
function entriesOf(graph, server) {
	const first = firstEntry(graph, server);
	if (first === undefined || first.address !== '*') return first === undefined ? [] : [
		first
	];
	return (0, _invariant().present)(graph.socketsOf.get(server.id)).filter(({ address, port, transport, family = first.family })=>address === '*' && port === first.port && transport === first.transport && family === (first.family ?? family));
}
function firstEntry(graph, server) {
	const sockets = (0, _invariant().present)(graph.socketsOf.get(server.id)).filter((socket)=>socket.transport === 'dns');
	const leadsHere = ({ targets })=>targets.some((target)=>target.kind === 'server' && target.server === server.id);
	const offering = graph.cluster.frontends.find(leadsHere);
	const isFirst = (one)=>one.everyPort === true && one.port === sockets[0]?.port && leadsHere(one);
	// Its own addresses offer every port alike.
	const frontend = (offering?.everyPort === true ? graph.cluster.frontends.find(isFirst) : undefined) ?? offering;
	const target = frontend?.targets.find((one)=>one.kind === 'server' && one.server === server.id);
	if (frontend === undefined || target === undefined) return sockets[0];
	const [offered] = (0, _reach().socketsBehind)(graph, frontend, server, {
		port: target.port,
		transport: 'dns'
	});
	return offered ?? sockets.find((socket)=>socket.port === target.port) ?? sockets[0];
}
function walk(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'this name');
}
function walkNewName(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'new names');
}
function walkOnward(graph, { socket, name, type, source, withoutRecursion }) {
	const paths = pathsFrom(socket, name, type).map((path)=>({
			...path,
			source,
			withoutRecursion
		}));
	return follow(graph, paths, 'new names');
}
function pathsFrom(entry, name, type) {
	const entries = 'zones' in entry ? [
		entry
	] : entry;
	return entries.map((socket, index)=>({
			socket,
			order: [
				index
			],
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
			rcodes: new Map(),
			assumptions: []
		}));
}
function follow(graph, open, queryKind) {
	const outcomes = [];
	const onward = (path, seen, decided)=>{
		const branches = firstOnward(oncePerUpstream(decided));
		for (const [index, branch] of [
			...branches.entries()
		].reverse()){
			const { outcome } = branch;
			const from = advance({
				...path,
				order: [
					...path.order,
					index
				]
			}, branch);
			if (branches.length > 1 && from.assumptions.length > 1 && (0, _assumption().isContradictory)(from.assumptions)) continue;
			if (outcome.kind === 'sent') {
				const { hop } = outcome;
				const fallback = hop.step.fallsBack === 'roots' ? {
					from: {
						...from,
						seen
					},
					hop
				} : path.fallback;
				open.push({
					...from,
					...(0, _decide().questionOf)(outcome),
					seen,
					hops: [
						...path.hops,
						hop
					],
					fallback
				});
			} else outcomes.push(endOf(from, outcome));
		}
	};
	while(open.length > 0 && outcomes.length < MAX_OUTCOMES){
		const path = (0, _invariant().present)(open.pop());
		const key = `${path.socket.index}|${(0, _question().mannerOf)(path)}|${path.type}|${path.name}`;
		if (path.seen.has(key)) {
			const { fallback } = path;
			const isInRing = fallback !== undefined && fallback.from.hops.length >= [
				...path.seen
			].indexOf(key);
			outcomes.push(ending({
				...path,
				failure: path.failure || isInRing
			}, {
				disposition: 'loops'
			}));
			if (isInRing) {
				const from = {
					...fallback.from,
					failure: true,
					fallback: undefined
				};
				onward(from, from.seen, (0, _decide().decide)(graph, from, {
					queryKind,
					failed: fallback.hop
				}));
			}
			continue;
		}
		if (path.hops.length >= MAX_HOPS) {
			const because = `the name changes on every hop; stopped after ${path.hops.length}`;
			outcomes.push(ending({
				...path,
				hops: path.hops.slice(0, MAX_REPORTED)
			}, {
				disposition: 'unknown',
				because
			}));
			continue;
		}
		onward(path, new Set(path.seen).add(key), (0, _decide().decide)(graph, path, {
			queryKind
		}));
	}
	const left = open.at(-1);
	if (left !== undefined) outcomes.push(ending(left, {
		disposition: 'unknown',
		because: MORE_WAYS
	}));
	// How many there are tells that more are left.
	return outcomes.length < 2 || outcomes.length >= MAX_OUTCOMES ? outcomes : eachWayOnce(outcomes);
}
/** Sockets that share an address may end a question alike, each for its share of the packets. */ function eachWayOnce(outcomes) {
	const found = new Map();
	for (const outcome of outcomes){
		const { certainty, because, probability } = outcome;
		const key = `${certainty} ${certainty === 'assumed' ? because : probability === undefined} ${wayOf(outcome)}`;
		const known = found.get(key);
		if (known === undefined) found.set(key, outcome);
		else if (known.probability !== undefined && probability !== undefined) found.set(key, ofShare(known, known.probability + probability));
	}
	return [
		...found.values()
	];
}
function ofShare({ probability: _, ...outcome }, share) {
	if (share <= 1 - 1e-5) return {
		...outcome,
		probability: Math.round(share * 1e6) / 1e6
	};
	return outcome.certainty === 'sometimes' ? {
		...outcome,
		certainty: 'always'
	} : outcome;
}
/** By what is asked of whom, and what comes of it. */ function wayOf({ disposition, hops, end, ...more }) {
	const way = hops.map(({ server, step, to })=>[
			server.id,
			step.at.file.path,
			step.at.span.start,
			to
		]);
	return JSON.stringify([
		disposition,
		more.rcode,
		more.to,
		more.plugin,
		more.asked,
		end.server.id,
		way
	]);
}
function endOf(before, outcome) {
	const path = mayBeMissing(before, outcome) ? {
		...before,
		assumptions: [
			...before.assumptions,
			...before.ifMissing
		]
	} : before;
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
/** Behind `rewrite rcode`, on the last server or on one that handed the question on. */ function changedEnd(path, outcome) {
	const changer = outcome.kind === 'answered' ? outcome.plugin : 'rewrite';
	const depth = outcome.kind === 'fails' && outcome.silent === true ? path.hops.length - 1 : path.hops.length;
	const { rcode } = outcome;
	const assuming = (holds)=>plainEnd({
			...path,
			assumptions: [
				...path.assumptions,
				holds
			]
		}, outcome);
	if (rcode === undefined) {
		const changed = SAID.filter((code)=>handedBack(path, depth, code) !== code);
		return changed.length === 0 ? plainEnd(path, outcome) : assuming(`the answer of ${changer} is no ${changed.join(' or ')}`);
	}
	const reply = handedBack(path, depth, rcode);
	if (reply === undefined) return assuming(`rewrite leaves the rcode ${rcode} as it is`);
	if (reply === rcode) return plainEnd(path, outcome);
	const because = `rewrite makes ${reply} of the rcode ${rcode}`;
	const { at } = outcome;
	if (FAILURES.includes(reply)) return ending(path, {
		disposition: 'fails',
		rcode: reply,
		because,
		at
	});
	const { name, type } = outcome.kind === 'answered' ? {
		...path,
		...outcome
	} : path;
	return ending(path, {
		disposition: 'answered',
		because,
		plugin: changer,
		at,
		asked: {
			name,
			type
		}
	});
}
const FAILURES = [
	'SERVFAIL',
	'REFUSED',
	'FORMERR'
];
/** What the asker gets of a reply that is made so many hops away; undefined where not known. */ function handedBack({ hops, rcodes }, depth, rcode) {
	let reply = (0, _rcodes().changedRcode)(rcode, rcodes.get(depth));
	for(let at = depth - 1; at >= 0; at -= 1){
		const step = hops[at]?.step;
		if (step !== undefined && (0, _branch().isNoAnswer)(reply, step)) reply = 'SERVFAIL';
		reply = (0, _rcodes().changedRcode)(reply, rcodes.get(at));
	}
	return reply;
}
function plainEnd(path, outcome) {
	switch(outcome.kind){
		case 'answered':
			{
				const { plugin, at, name = path.name, type = path.type } = outcome;
				const because = `${plugin} answers`;
				const follower = path.hops.findLast(({ step })=>step.failsOnRefusal === true);
				if (follower !== undefined && (0, _branch().isFollowed)(outcome.rcode, follower.step)) return ending(path, {
					disposition: 'unknown',
					because: `${because} with a delegation, which ${follower.server.name} follows`,
					at
				});
				if (path.hops.some(({ step })=>(0, _branch().isNoAnswer)(outcome.rcode, step))) return ending(path, {
					disposition: 'fails',
					rcode: 'SERVFAIL',
					because: `${because} with ${UNANSWERING[outcome.rcode ?? ''] ?? outcome.rcode}`,
					at
				});
				const assumptions = [
					...path.assumptions,
					...ofAnswer(path, outcome, type)
				];
				return ending({
					...path,
					assumptions
				}, {
					disposition: 'answered',
					because,
					plugin,
					at,
					asked: {
						name,
						type
					}
				});
			}
		case 'fails':
			{
				const before = outcome.outgrown === true ? firstReturn(path) : undefined;
				if (before !== undefined) return ending({
					...path,
					hops: path.hops.slice(0, before)
				}, {
					disposition: 'loops',
					because: OUTGROWS
				});
				const { because, at } = outcome;
				const isHidden = path.hops.some(({ step })=>step.failsOnRefusal === true || step.dropsFailures === true);
				const rcode = isHidden ? 'SERVFAIL' : outcome.rcode;
				return ending(path, {
					disposition: 'fails',
					rcode,
					because,
					at
				});
			}
		case 'leaves':
			{
				const { to, name, type, hop } = outcome;
				return ending({
					...path,
					hops: [
						...path.hops,
						hop
					]
				}, {
					disposition: 'leaves',
					to,
					asked: {
						name,
						type
					}
				});
			}
		case 'unknown':
			{
				const { because, at, hop } = outcome;
				const hops = hop === undefined ? path.hops : [
					...path.hops,
					hop
				];
				return ending({
					...path,
					hops
				}, {
					disposition: 'unknown',
					because,
					at
				});
			}
		default:
			return (0, _invariant().assertNever)(outcome);
	}
}
/** What an answer holds that some resolvers take for none. */ const UNANSWERING = {
	UNASKED: 'other records',
	REFERRAL: 'a delegation',
	LAME: 'a referral to the root servers'
};
/** Answers that `failover` and `next` may name, as far as nobody states which one it is. */ const SAID = [
	'NOERROR',
	'NXDOMAIN'
];
/** What is assumed of an answer by those who hand it on: that none of them asks on for its rcode, or for an alias. */ function ofAnswer({ hops }, { plugin, rcode, alias }, type) {
	const found = [];
	const heeded = SAID.filter((code)=>hops.some(({ step })=>[
				...step.failover,
				...step.next
			].includes(code)));
	if (rcode === undefined && heeded.length > 0) found.push(`the answer of ${plugin} is no ${heeded.join(' or ')}`);
	const isChased = alias === true && type !== 'CNAME' && hops.some(({ step })=>step.failsOnRefusal === true);
	return isChased ? [
		...found,
		`${plugin} answers with no alias whose target leads elsewhere`
	] : found;
}
/** `forward` makes FORMERR of it; other servers take none of it: they ask the next upstream, and at last they fail. */ function mismatchEnd(path, outcome) {
	const isBare = outcome.kind === 'fails' && outcome.withoutQuestion === true;
	const mismatched = isBare ? `${outcome.because}, and its reply does not say what was asked` : MISMATCHED;
	const other = path.mismatched.find((hop)=>!(0, _cluster().isCoredns)(hop.server));
	if (other === undefined) return formErrEnd(path, mismatched);
	const because = `${mismatched}, of which ${other.server.name} takes none`;
	const isLast = other.step.givesUp === undefined && other.server.upstreams.get(other.step)?.length === 1;
	if (!isLast) return ending(path, {
		disposition: 'unknown',
		because
	});
	const rcode = other.step.failsOnRefusal === true ? 'SERVFAIL' : undefined;
	return ending(path, {
		disposition: 'fails',
		because,
		...(0, _defined().defined)({
			rcode
		})
	});
}
function formErrEnd(path, because) {
	const [first] = path.mismatched;
	const rcode = handedBack(path, first === undefined ? 0 : path.hops.indexOf(first), 'FORMERR');
	const asked = {
		name: path.name,
		type: path.type
	};
	if (rcode !== undefined && !FAILURES.includes(rcode)) return ending(path, {
		disposition: 'answered',
		because,
		plugin: 'rewrite',
		asked
	});
	return ending(path, {
		disposition: 'fails',
		because,
		...(0, _defined().defined)({
			rcode
		})
	});
}
const MORE_WAYS = `it can go more ways than are followed (${MAX_OUTCOMES})`;
/** Drops ways beyond the bound: each ends in one outcome or more. */ function firstOnward(branches) {
	let onward = 0;
	return branches.filter(({ outcome })=>{
		if (outcome.kind !== 'sent') return true;
		onward += 1;
		// One more than followed, to know of the cut.
		return onward <= MAX_OUTCOMES + 1;
	});
}
/** An upstream that is written twice is asked as often, and is one way. */ function oncePerUpstream(branches) {
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
		else if (known.first !== undefined && branch.first !== undefined) found[at] = {
			...known,
			first: known.first + branch.first
		};
		else if (branch.certainty !== 'failure' && known.certainty !== 'certain') found.push(branch);
	}
	return found;
}
function together(known, other) {
	const probability = known.probability + other.probability;
	return probability > 1 - 1e-9 ? {
		...known,
		certainty: 'certain',
		probability: 1
	} : {
		...known,
		probability
	};
}
/** Whom a stanza asks what; undefined where a way ends without anybody asked, and where it needs an assumption. */ function upstreamOf({ outcome, assumptions, step, unreverted = false }) {
	if (step === undefined || assumptions.length > 0) return undefined;
	const asks = `${step.at.file.path} ${step.at.span.start} ${unreverted}`;
	if (outcome.kind === 'leaves') return `${asks} ${outcome.to} ${outcome.type} ${outcome.name}`;
	if (outcome.kind === 'unknown') return `${asks} ${outcome.hop?.to ?? ''} ${outcome.because}`;
	if (outcome.kind !== 'sent') return undefined;
	return `${asks} ${outcome.to.index} ${(0, _question().mannerOf)(outcome)} ${outcome.hop.to} ${outcome.type} ${outcome.name}`;
}
const MISMATCHED = 'a rewrite that is not led back makes the reply one to another question';
const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';
/** Hops to the first return of a growing name; undefined where it did not keep returning. */ function firstReturn(path) {
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
		failure: path.failure || branch.certainty === 'failure',
		first: path.first * (branch.first ?? 1),
		mismatched: hop === undefined ? path.mismatched : [
			...path.mismatched,
			hop
		],
		ifMissing: branch.ifMissing === undefined ? path.ifMissing : [
			...path.ifMissing,
			...branch.ifMissing
		],
		rcodes: branch.rcodes === undefined ? path.rcodes : new Map(path.rcodes).set(path.hops.length, branch.rcodes),
		assumptions: branch.assumptions.length === 0 ? path.assumptions : [
			...path.assumptions,
			...branch.assumptions
		]
	};
}
function ending(path, how) {
	// What comes back has come back, whoever replies first.
	const first = how.disposition === 'loops' ? 1 : path.first;
	const isPart = path.share || first < 1;
	const certainty = path.assumptions.length > 0 ? 'assumed' : isPart || path.failure ? 'sometimes' : 'always';
	const because = path.assumptions.length > 0 ? [
		how.because,
		`assuming that ${(0, _assumption().inWords)(path.assumptions).join(' and ')}`
	].filter((one)=>one !== undefined).join('; ') : how.because;
	return {
		disposition: how.disposition,
		certainty,
		...(0, _defined().defined)({
			probability: isPart && !path.failure ? Math.round(path.probability * first * 1e6) / 1e6 : undefined,
			rcode: how.rcode,
			to: how.to,
			because,
			reason: how.because,
			asked: how.asked,
			plugin: how.plugin
		}),
		end: {
			server: path.socket.server,
			...(0, _defined().defined)({
				at: how.at
			})
		},
		assumptions: path.assumptions,
		order: path.order,
		hops: path.hops
	};
}

module.exports = {
	__esModule: true,
	GROWING_ROUNDS,
	MAX_OUTCOMES,
	entriesOf,
	entryOf,
	walk,
	walkNewName,
	walkOnward,
};
}
};
