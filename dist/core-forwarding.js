'use strict';

module.exports = {

"core/forwarding/chain-input.js": (module, exports, __load__) => {
/** A server block that was asked, and what it needs to know of others. */
const NOT_LOOPBACK = 'not loopback';

module.exports = {
	__esModule: true,
	NOT_LOOPBACK,
};
},

"core/forwarding/late.js": (module, exports, __load__) => {
/** Replies for which a CoreDNS does not wait: two seconds (plugin/pkg/proxy/proxy.go NewProxy, plugin/pkg/proxy/connect.go lookupDNS). */
const _cluster = __load__.later("core/cluster/cluster.js");
const _compareversions = __load__.later("core/text/compare-versions.js");
const _branch = __load__.later("core/forwarding/branch.js");
const LATE = 'late ';
function delayed(reply) {
	return reply === undefined || reply === _branch().NO_REPLY || isLate(reply) ? reply : `${LATE}${reply}`;
}
function isLate(reply) {
	return reply?.startsWith(LATE) === true;
}
function atLast(reply) {
	return isLate(reply) ? reply?.slice(LATE.length) : reply;
}
function heardBy(asker, reply) {
	return isLate(reply) && (0, _cluster().isCoredns)(asker) ? _branch().NO_REPLY : atLast(reply);
}
/** Since then an upstream is tried twice (plugin/forward/forward.go ServeDNS, defaultConnectAttemptsPerUpstream). */ const FEW_ATTEMPTS = '1.13.2';
function triesOn({ version }, { plugin, checks, failsLate }) {
	if (failsLate !== undefined) return failsLate === 'always';
	return plugin === 'forward' && checks === undefined && version !== '' && (0, _compareversions().compareVersions)(version, FEW_ATTEMPTS) < 0;
}
function afterSilence(server, step) {
	if ((0, _cluster().isCoredns)(server) || step?.failsLate !== undefined) return delayed('SERVFAIL');
	if (step?.failsOnRefusal !== true) return undefined;
	return (server.upstreams.get(step)?.length ?? 0) > 1 ? undefined : 'SERVFAIL';
}
function inItsTime(server, branch, given, own) {
	const { outcome, step, late } = branch;
	if (late === 'perhaps') return undefined;
	const isSlow = outcome.kind === 'fails' && outcome.noReply === true && step !== undefined && triesOn(server, step);
	// A resolver that does not wait as long has replied before.
	const isAwaited = isLate(given) && !(step?.failsOnRefusal === true && step.failsLate === undefined);
	return late === true || isSlow || isAwaited ? delayed(own) : own;
}

module.exports = {
	__esModule: true,
	afterSilence,
	atLast,
	delayed,
	heardBy,
	inItsTime,
	isLate,
	triesOn,
};
},

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

"core/forwarding/unread-behind.js": (module, exports, __load__) => {
/** Forwards to Services whose pods have no server that is read. */
const _reach = __load__.later("core/forwarding/reach.js");
function unreadBehind(graph) {
	const { cluster } = graph;
	if (!cluster.frontends.some(({ selects })=>selects !== undefined)) return [];
	return cluster.servers.filter(({ config, implied })=>config.errors.length === 0 && implied !== true).flatMap((server)=>server.config.blocks.flatMap((block)=>ofBlock(graph, server, block)));
}
function ofBlock(graph, server, block) {
	return block.steps.flatMap((step)=>(step.kind === 'forward' ? server.upstreams.get(step) ?? [] : []).flatMap((upstream)=>{
			if (step.kind !== 'forward' || upstream.kind !== 'known') return [];
			const reached = (0, _reach().reach)(graph, server, (0, _reach().dialled)(step, upstream));
			if (reached.kind !== 'unknown' || reached.unread === undefined) return [];
			const { pods, via, at } = reached.unread;
			return [
				{
					server,
					block,
					pods,
					via,
					viaAt: at,
					at: upstream.at
				}
			];
		}));
}

module.exports = {
	__esModule: true,
	unreadBehind,
};
}
};
