'use strict';

module.exports = {

"core/forwarding/chain-input.js": (module, exports, _load) => {
/** A server block that was asked, and what it needs to know of others. */
const _endpoint = _load.later("core/dns/endpoint");
const NOT_LOOPBACK = 'not loopback';
const NOT_LOOPBACK_IPV6 = 'not loopback, over IPv6';
function mayBeIn(networks, source) {
	return networks.some((one)=>!isOfLoopback(one) && _endpoint().isIPv6(one) === (source === NOT_LOOPBACK_IPV6));
}
function isElsewhere(source) {
	return source === NOT_LOOPBACK || source === NOT_LOOPBACK_IPV6;
}
function isOfLoopback(network) {
	const [address = '', length] = network.split('/');
	return _endpoint().isLoopback(address) && (length === undefined || Number(length) >= (_endpoint().isIPv6(address) ? 128 : 8));
}

module.exports = { NOT_LOOPBACK, NOT_LOOPBACK_IPV6, isElsewhere, mayBeIn, };
},

"core/forwarding/longest-from.js": (module, exports, _load) => {
/** Servers that choose the longest FROM: legacy `proxy`, dnsmasq, unbound. */
const _name = _load.later("core/dns/name"),
	_reach = _load.later("core/forwarding/reach");
function longest({ graph, socket }, steps, name, type) {
	let best;
	let ofSingleLabels;
	const [first] = steps;
	for (const compiled of steps){
		if (compiled.kind !== 'forward' || !compiled.handles(name, type)) continue;
		const { step } = compiled;
		if (first?.kind === 'forward' && step.looksUp !== first.step.looksUp) continue;
		if (step.takes === 'single-labels') {
			ofSingleLabels ??= asksNobody(graph, socket.server, step) ? undefined : step;
			continue;
		}
		if (best !== undefined && !isLonger(step, best)) continue;
		if (type === 'DS' && step.dsAbove === true && name === step.from && name !== _name().ROOT) continue;
		if (!asksNobody(graph, socket.server, step)) best = step;
	}
	return best?.from === _name().ROOT ? ofSingleLabels ?? best : best;
}
function isLonger(step, than) {
	if (step.from === than.from) return narrowness(step) > narrowness(than);
	return step.from.length > than.from.length;
}
function narrowness({ takes }) {
	return takes === 'endings' ? 0 : takes === 'below' ? 2 : 1;
}
function asksNobody(graph, server, step) {
	if (step.ignoresOwnAddresses !== true || step.keeps === 'where none is left') return false;
	const upstreams = server.upstreams.get(step) ?? [];
	return upstreams.every((upstream)=>upstream.kind === 'known' && isOwn(_reach().reach(graph, server, upstream), server, upstream));
}
function isOwn(reached, server, upstream) {
	return reached.kind === 'sockets' && (upstream === undefined || !_reach().isOfNoInterface(upstream.address)) && reached.frontend !== true && reached.sockets.some((one)=>one.server.id === server.id);
}

module.exports = { isOwn, longest, };
},

"core/forwarding/policy.js": (module, exports, _load) => {
/** Which of several upstreams' replies counts. */
const _invariant = _load.later("core/text/invariant");
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
		weights[at] = _invariant().itemAt(weights, at) + 1;
	}
	return used.flatMap((target, i)=>passes[i] === true ? [] : [{ target, weight: _invariant().itemAt(weights, i) }]);
}

module.exports = { settle, };
},

"core/forwarding/rcodes.js": (module, exports, _load) => {
/** The rcode of a reply behind `rewrite rcode` (plugin/rewrite/reverter.go WriteMsg). */
const _branch = _load.later("core/forwarding/branch");
function changedRcode(reply, changes = []) {
	if (reply === undefined || changes.length === 0) return reply;
	const once = changedOnce(reply, changes);
	return once !== undefined && changedOnce(once, changes) === once ? once : undefined;
}
function changedOnce(reply, changes) {
	let rcode = reply;
	for (const { from, to, perRecord } of changes){
		if (from !== undefined && !_branch().isAmong(rcode, [from])) continue;
		const hasRecords = rcode === 'NOERROR' || rcode === 'UNASKED';
		if (from === undefined || to === undefined || perRecord === true && !hasRecords) return undefined;
		if (!_branch().isAmong(rcode, [to])) rcode = to === 'NOERROR' ? 'NODATA' : to;
	}
	return rcode;
}

module.exports = { changedRcode, };
},

"core/forwarding/regex-example.js": (module, exports, _load) => {

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

module.exports = { exampleOf, };
},

"core/forwarding/unless-recursive.js": (module, exports, _load) => {
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

module.exports = { unlessRecursive, };
}
};
