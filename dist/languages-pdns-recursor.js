'use strict';

module.exports = {

"languages/pdns-recursor/settings.js": (module, exports, __load__) => {
/** Settings in either style, and what the Recursor makes of them. */
const _name = __load__.later("core/dns/name.js");
const _sourcetext = __load__.later("core/text/source-text.js");
const _accesslists = __load__.later("languages/shared/access-lists.js");
const _longestzone = __load__.later("languages/shared/longest-zone.js");
const _resolversteps = __load__.later("languages/shared/resolver-steps.js");
function usualSettings() {
	return {
		notices: [],
		port: 53,
		listen: undefined,
		zones: new Map(),
		allowed: undefined,
		servesPrivate: true,
		beside: []
	};
}
function setZone(settings, name, to, at) {
	const zone = (0, _name().absolute)(name);
	settings.zones.delete(zone);
	settings.zones.set(zone, {
		zone,
		to,
		at
	});
}
function ownZone(settings, name, at) {
	const zone = (0, _name().absolute)(name);
	settings.zones.delete(zone);
	settings.zones.set(zone, {
		zone,
		to: [],
		at,
		own: true
	});
}
function hostsNames(settings, at) {
	const rules = [
		{
			names: {
				kind: 'any'
			},
			effect: 'miss-passes',
			at
		}
	];
	settings.beside.push({
		kind: 'answer',
		plugin: 'export-etc-hosts',
		rules,
		at
	});
}
function addOpaqueStep(settings, plugin, passes, at) {
	const because = 'what it names is not read';
	settings.beside.push({
		kind: 'opaque',
		plugin,
		because,
		passes,
		at
	});
}
function upstreamsOf(parts, notices) {
	return parts.flatMap((part)=>{
		if (part.text === '') return [];
		const upstream = (0, _resolversteps().upstreamAt)(part, ':');
		if (upstream !== undefined) return [
			upstream
		];
		const message = `\`${part.text}\` is no address of a server`;
		notices.push({
			kind: 'not-modelled',
			message,
			at: (0, _sourcetext().locate)(part, 0, part.text.length)
		});
		return [];
	});
}
/** Zones that no setting names (reczones-helpers.cc makeRFC1918..., reczones.cc parseZoneConfiguration). */ const LOCAL_ZONES = [
	'localhost.',
	'127.in-addr.arpa.',
	`1.${'0.'.repeat(31)}ip6.arpa.`
];
const PRIVATE_ZONES = [
	'10.in-addr.arpa.',
	'168.192.in-addr.arpa.',
	...Array.from({
		length: 16
	}, (_, i)=>`${16 + i}.172.in-addr.arpa.`)
];
/** Private networks by default; the longest network decides (settings, allow-from). */ function access({ allowed, beside }) {
	const [first] = allowed ?? [];
	if (allowed === undefined || first === undefined) return beside;
	const at = (0, _sourcetext().locate)(first, 0, first.text.length);
	const networks = allowed.map((part)=>{
		const [, not = '', written = '', bits] = /^(!?)([^/]*)(?:\/(\d{1,3}))?$/.exec(part.text) ?? [];
		const found = (0, _accesslists().networkAt)(written, bits) ?? {
			network: part.text,
			length: 129,
			unread: true
		};
		return {
			not: not !== '',
			unread: false,
			...found
		};
	});
	const denied = networks.filter(({ not })=>not);
	if (denied.length === 0 && (0, _accesslists().servesPrivateNetworks)(networks.map(({ network })=>network))) return beside;
	const rules = networks.sort((a, b)=>b.length - a.length).map(({ not, network, unread })=>{
		const effect = not ? 'drop' : 'pass';
		return unread ? (0, _accesslists().possibleMember)(network, effect, at) : {
			names: {
				kind: 'any'
			},
			clients: [
				network
			],
			effect,
			at
		};
	});
	return [
		...(0, _accesslists().accessStep)('allow-from', rules, 'drop', at),
		...beside
	];
}
/** Loopback by default (settings, local-address). */ function binds({ listen, port }, at) {
	const loopback = {
		value: {
			kind: 'address',
			address: '127.0.0.1'
		},
		at
	};
	if (listen === undefined) return {
		bind: [
			loopback
		],
		port
	};
	const bind = [];
	let listenPort = port;
	let every = false;
	for (const part of listen){
		const { value } = (0, _resolversteps().upstreamAt)(part, ':', 'dns', port) ?? {};
		if (value?.kind !== 'endpoint') continue;
		listenPort = value.port;
		if (/^(?:0\.0\.0\.0|::)$/.test(value.address)) every = true;
		bind.push({
			value: {
				kind: 'address',
				address: value.address
			},
			at: (0, _sourcetext().locate)(part, 0, part.text.length)
		});
	}
	return {
		bind: every ? [] : bind.length === 0 ? [
			loopback
		] : bind,
		port: listenPort
	};
}
function serverOf(settings, at) {
	const ways = [
		...settings.zones.values()
	];
	const builtIn = [
		...LOCAL_ZONES,
		...settings.servesPrivate ? PRIVATE_ZONES : []
	].filter((zone)=>!settings.zones.has(zone));
	const rules = (0, _longestzone().longestFirst)([
		...ways.map((way)=>({
				zone: way.zone,
				rule: ruleOf(way)
			})),
		...(0, _longestzone().byDepth)(builtIn).map((zones)=>({
				zone: zones[0],
				rule: (0, _resolversteps().within)(zones, 'answer', at)
			}))
	]);
	const { bind, port } = binds(settings, at);
	const forwarded = (0, _resolversteps().forwardSteps)(ways.map((way)=>({
			...way,
			givesUp: true
		})), {
		plugin: 'forward-zones',
		policy: 'unordered',
		merges: true,
		resolves: true,
		// From its cache alone; from 5.0 on refused (settings, allow-no-rd).
		unlessRecursive: 'SERVFAIL'
	});
	const all = ways.some((way)=>way.zone === _name().ROOT && way.to.length > 0);
	return (0, _resolversteps().oneBlock)(at, port, bind, [
		...access(settings),
		...(0, _resolversteps().answerStep)('pdns-recursor', rules, rules[0]?.at ?? at),
		...forwarded,
		...all ? [] : [
			(0, _resolversteps().rest)('pdns-recursor', 'answer', at)
		]
	]);
}
function ruleOf({ zone, to, at, own }) {
	if (own === true) return {
		...(0, _resolversteps().within)([
			zone
		], 'answer', at),
		alias: 'all'
	};
	return (0, _resolversteps().within)([
		zone
	], to.length === 0 ? 'answer' : 'pass', at);
}

module.exports = {
	__esModule: true,
	addOpaqueStep,
	hostsNames,
	ownZone,
	serverOf,
	setZone,
	upstreamsOf,
	usualSettings,
};
}
};
