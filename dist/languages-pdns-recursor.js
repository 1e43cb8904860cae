'use strict';

module.exports = {

"languages/pdns-recursor/settings.js": (module, exports, _load) => {
/** Settings in either style, and what the Recursor makes of them. */
const _endpoint = _load.later("core/dns/endpoint"),
	_name = _load.later("core/dns/name"),
	_append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_sourcetext = _load.later("core/text/source-text"),
	_accesslists = _load.later("languages/shared/access-lists"),
	_knownoptions = _load.later("languages/shared/known-options"),
	_longestzone = _load.later("languages/shared/longest-zone"),
	_resolversteps = _load.later("languages/shared/resolver-steps"),
	_zonefile = _load.later("languages/shared/zone-file");
const ROOT_SERVERS = [...'abcdefghijklm'].map((one)=>`${one}.root-servers.net.`);
function usualSettings() {
	return {
		notices: [],
		port: 53,
		listen: undefined,
		zones: new Map(),
		allowed: undefined,
		servesPrivate: true,
		servesWithoutRd: false,
		dnssec: 'process',
		hinted: { names: ROOT_SERVERS },
		beside: []
	};
}
function setZone(settings, name, way, recurses) {
	const zone = _name().absolute(name);
	settings.zones.delete(zone);
	settings.zones.set(zone, { zone, ...way, ..._defined().defined({ asksWithoutRecursion: recurses ? undefined : true }) });
}
function ownZone(settings, name, at) {
	const zone = _name().absolute(name);
	settings.zones.delete(zone);
	settings.zones.set(zone, { zone, to: [], at, own: true });
}
function hostsNames(settings, at) {
	const rules = [{ names: { kind: 'any' }, effect: 'miss-passes', at }];
	settings.beside.push({ kind: 'answer', plugin: 'export-etc-hosts', rules, at });
}
function addOpaqueStep(settings, plugin, passes, at) {
	const because = 'what it names is not read';
	settings.beside.push({ kind: 'opaque', plugin, because, passes, at });
}
function upstreamsOf(parts, notices) {
	return _resolversteps().upstreamsIn(parts, notices, (part)=>{
		const upstream = _resolversteps().upstreamAt(part, ':');
		return upstream?.value.kind === 'endpoint' ? upstream : undefined;
	});
}
const SPECIAL_ZONE = 'localhost.';
const SPECIAL_NAMES = [
	'1.0.0.127.in-addr.arpa.',
	`1.${'0.'.repeat(31)}ip6.arpa.`
];
const PRIVATE_ZONES = [
	'127.in-addr.arpa.',
	'10.in-addr.arpa.',
	'168.192.in-addr.arpa.',
	...Array.from({ length: 16 }, (_, i)=>`${16 + i}.172.in-addr.arpa.`)
];
function access({ allowed, beside, notices }) {
	return [..._knownoptions().startSteps(notices), ...listed(allowed), ...beside];
}
function listed(parts) {
	const [first] = parts ?? [];
	if (parts === undefined || first === undefined) return [];
	const at = _sourcetext().extentOf(first);
	const networks = parts.map((part)=>{
		const [, not = '', written = '', bits] = /^(!?)([^/]*)(?:\/(\d{1,3}))?$/.exec(part.text) ?? [];
		const found = _accesslists().networkAt(written, bits) ?? { network: part.text, length: 129, unread: true };
		return { not: not !== '', unread: false, ...found };
	});
	const rules = networks.sort((a, b)=>b.length - a.length).map(({ not, network, unread })=>{
		const own = not ? 'drop' : 'pass';
		return unread ? _accesslists().possibleMember(network, own, at) : { names: { kind: 'any' }, clients: [network], effect: own, at };
	});
	const isWide = networks.every(({ not })=>!not) && _accesslists().servesPrivateNetworks(networks.map(({ network })=>network));
	return isWide ? _resolversteps().answerStep('allow-from', _accesslists().overIPv6(rules, 'drop', at), at) : _accesslists().accessStep('allow-from', rules, 'drop', at);
}
function binds({ listen = [], port }, at) {
	const byPort = new Map();
	for (const part of listen){
		const { value } = _resolversteps().upstreamAt(part, ':', 'dns', port) ?? {};
		if (value?.kind !== 'endpoint') continue;
		const { address } = value;
		const own = _defined().defined({ ownFamilyOnly: _endpoint().isUnspecified(address) || undefined });
		_append().append(byPort, value.port, { value: { kind: 'address', address, ...own }, at: _sourcetext().extentOf(part) });
	}
	if (byPort.size === 0) _append().append(byPort, port, { value: { kind: 'address', address: '127.0.0.1' }, at });
	return byPort;
}
function takeHints(settings, value, text) {
	if (value === undefined || value === '') return;
	const isKnown = value === 'no' || value === '/dev/null';
	const records = text === undefined ? [] : _zonefile().readZoneFile(text.text, _name().ROOT).records;
	const names = records.flatMap(({ owner, address })=>address === undefined ? [] : owner);
	if (text === undefined && !isKnown) settings.hinted = { names: ROOT_SERVERS, unseen: value };
	else settings.hinted = names.length === 0 ? undefined : { names };
}
function hintedRules({ zones, hinted }) {
	const root = zones.get(_name().ROOT);
	if (root === undefined || root.to.length === 0 || root.asksWithoutRecursion === true || hinted === undefined) return [];
	const { at } = root;
	const { names, unseen } = hinted;
	const because = `${unseen} has no hint of it`;
	const rule = (owners, types)=>({
			names: { kind: 'exactly', names: owners },
			types,
			...unseen === undefined ? { effect: 'answer' } : { effect: 'maybe', because },
			at
		});
	return [rule([_name().ROOT], ['NS', 'ANY']), rule(names, ['A', 'AAAA', 'ANY'])];
}
function serverOf(settings, at) {
	const ways = [...settings.zones.values()];
	const builtIn = (settings.servesPrivate ? PRIVATE_ZONES : []).filter((zone)=>!settings.zones.has(zone));
	const rules = [
		_resolversteps().within([SPECIAL_ZONE], 'answer', at),
		{ names: { kind: 'exactly', names: SPECIAL_NAMES }, effect: 'answer', at },
		...hintedRules(settings),
		..._longestzone().longestFirst([
			...ways.map((way)=>({ zone: way.zone, rule: ruleOf(way) })),
			..._longestzone().byDepth(builtIn).map((zones)=>({ zone: zones[0], rule: _resolversteps().within(zones, 'answer', at) }))
		])
	];
	const forwarded = _resolversteps().forwardSteps(ways.map((way)=>({ ...way, givesUp: true })), {
		plugin: 'forward-zones',
		policy: 'unordered',
		merges: true,
		resolves: true,
		followsReferrals: true,
		refused: ['REFERRAL'],
		..._defined().defined({
			validatesIfAsked: ['process', 'log-fail'].includes(settings.dnssec) ? true : undefined,
			screens: _resolversteps().screensOf(settings.dnssec === 'validate', [])
		}),
		unlessRecursive: settings.servesWithoutRd ? 'forwards' : 'REFUSED'
	});
	const all = ways.some((way)=>way.zone === _name().ROOT && way.to.length > 0);
	const steps = [
		...access(settings),
		..._resolversteps().answerStep('pdns-recursor', rules, rules[0]?.at ?? at),
		...forwarded,
		...all ? [] : [settings.servesWithoutRd ? _resolversteps().rest('pdns-recursor', 'answer', at) : _resolversteps().lookup('pdns-recursor', 'REFUSED', at)]
	];
	const blocks = [...binds(settings, at)].flatMap(([port, bind])=>_resolversteps().oneBlock(at, port, bind, steps).blocks);
	return { blocks, errors: [], at };
}
function ruleOf({ zone, to, at, own }) {
	if (own === true) return { ..._resolversteps().within([zone], 'answer', at), alias: 'all' };
	return _resolversteps().within([zone], to.length === 0 ? 'answer' : 'pass', at);
}

module.exports = { addOpaqueStep, hostsNames, ownZone, serverOf, setZone, takeHints, upstreamsOf, usualSettings, };
}
};
