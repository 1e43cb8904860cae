'use strict';

module.exports = {

"languages/dnsmasq/grammar.js": (_from) => {
/** What dnsmasq refuses beside values that it is not known to take (src/option.c; dnsmasq(8)). */
const [
	_endpo, _name, _notic, _known, _lines,
] = _from( "dns/endpoint", "dns/name", "text/notice", "languages/shared/known-options", "languages/shared/lines", );
const BARE = 'bare';
const isKnown = _known().knownOptions('dnsmasq');
const BESIDE = [
	['bind-dynamic', 'bind-interfaces', true],
	['conntrack', 'query-port', true],
	['auth-zone', 'auth-server', false],
	['dnssec', 'trust-anchor', false]
];
function refusals(settings) {
	const hosts = new Set();
	const has = (key)=>settings.some((one)=>one.key === key);
	const notices = settings.flatMap((setting)=>{
		const { key, at } = setting;
		const faults = [
			key.startsWith(';') ? 'a comment begins with `#`, not with `;`' : undefined,
			setting.isOpen ? 'a quote does not end on its line' : undefined,
			setting.isAgain && isKnown({ key, value: { text: '' }, context: 'once' }) ? `\`${key}\` is there twice` : undefined,
			...BESIDE.map(([option, other, isThere])=>{
				if (key !== option || has(other) !== isThere) return undefined;
				return isThere ? `\`${key}\` stands beside \`${other}\`` : `no \`${other}\` for \`${key}\` is in sight`;
			}),
			rangeFault(setting),
			hostFault(setting, hosts)
		];
		return faults.flatMap((fault)=>fault === undefined ? [] : [_notic().mayNotStart(fault, at)]);
	});
	return [...notices, ...aliasFaults(settings)];
}
function rangeFault({ key, value: { text } }) {
	if (key !== 'alias' && key !== 'dhcp-range') return undefined;
	const [first, last, third, fourth] = text.split(/[,-]/).map((word)=>word.trim()).filter((word)=>_endpo().parseAddress(word) !== undefined || /^(?:6[4-9]|[7-9]\d|1[01]\d|12[0-8])$/.test(word));
	const isRange = key === 'dhcp-range' || text.includes('-');
	if (first === undefined || last === undefined || !isRange || _endpo().parseAddress(last) === undefined) return undefined;
	const mask = key === 'alias' ? fourth ?? '255.255.255.255' : third;
	const bits = _endpo().isIPv6(first) ? mask ?? '64' : bitsOf(mask);
	const isOne = bits === undefined || _endpo().inCidr(last, `${first}/${bits}`);
	return isOne ? undefined : `\`${first}\` and \`${last}\` are in no network together`;
}
function bitsOf(mask) {
	return mask === undefined ? undefined : Array.from({ length: 33 }, (_, bits)=>bits).find((bits)=>_endpo().nthAddress(`255.255.255.255/${bits}`, 0) === mask);
}
function hostFault({ key, value }, seen) {
	if (key !== 'dhcp-host') return undefined;
	const address = _lines().commaList(value).find((part)=>_endpo().parseAddress(part.value) !== undefined)?.value;
	if (address === undefined) return undefined;
	const isSecond = seen.has(address);
	seen.add(address);
	return isSecond ? `${address} is there for another host` : undefined;
}
function aliasFaults(settings) {
	const notices = [];
	const targets = new Map();
	for (const { key, value, at } of settings){
		if (key !== 'cname') continue;
		const names = aliasNames(value);
		const to = names.at(-1);
		for (const name of names.slice(0, -1)){
			if (to === undefined || targets.has(name)) notices.push(_notic().mayNotStart(`the alias ${name} is there twice`, at));
			else targets.set(name, { to, at });
		}
	}
	const walked = new Map();
	for (const [start, { at }] of targets){
		let name = start;
		for(; name !== undefined && !walked.has(name); name = targets.get(name)?.to)walked.set(name, start);
		if (name !== undefined && walked.get(name) === start && targets.has(name)) notices.push(_notic().mayNotStart(`the alias ${start} leads back to itself`, at));
	}
	return notices;
}
function aliasNames(value) {
	return _lines().commaList(value).flatMap(({ value: part })=>/^\d+$/.test(part) ? [] : _name().absolute(part));
}

return { BARE, aliasNames, isKnown, refusals };
},

"languages/dnsmasq/read.js": (_from) => {

const [
	_endpo, _name, _rever, _plain, _appen, _defin, _notic, _once, _place, _sourc, _acces, _inclu, _known, _lines, _longe, _resol, _gramm,
] = _from(
	"dns/endpoint", "dns/name", "dns/reverse", "facts/plain-server", "text/append", "text/defined", "text/notice", "text/once", "text/placeholder",
	"text/source-text", "languages/shared/access-lists", "languages/shared/included-files", "languages/shared/known-options", "languages/shared/lines",
	"languages/shared/longest-zone", "languages/shared/resolver-steps", "./grammar",
);
const USUAL_FORWARD_MAX = 150;
const SCREENS = ['ignore-address', 'stop-dns-rebind'];
const WITHOUT_DOTS = { kind: 'single-label' };
function readDnsmasq(files, beside = _inclu().NO_FILES, version) {
	const { settings, unseen } = allSettings(files, beside);
	const notices = [..._inclu().unseenNotices(unseen)];
	const at = settings[0]?.at ?? _lines().placeOfFirst(files);
	const port = lastNumber(settings, 'port') ?? 53;
	if (port === 0) return { value: { blocks: [], errors: [], at }, notices };
	for (const { key, at } of settings)if (key === 'servers-file') notices.push(_notic().overriding('the servers of `servers-file` are not read', at));
	const has = (key)=>settings.some((setting)=>setting.key === key);
	for (const one of _gramm().refusals(settings))notices.push(one);
	const written = readRoutes(settings, notices);
	const isReversed = has('strict-order') && version !== undefined && isBefore286(version);
	const routes = isReversed ? written.map((one)=>({ ...one, to: [...one.to].reverse() })) : written;
	const maxConcurrent = lastNumber(settings, 'dns-forward-max') || USUAL_FORWARD_MAX;
	const defaults = {
		policy: policyOf(has),
		..._defin().defined({ assumedOrder: isOrderKnown(settings, has, version) ? undefined : ORDER_SINCE_286 }),
		detectsLoops: has('dns-loop-detect'),
		isStrict: has('strict-order') && !has('all-servers'),
		asksLoopback: exceptsLoopback(settings),
		screens: _resol().screensOf(has('dnssec'), SCREENS.filter(has)),
		maxConcurrent,
		at
	};
	const steps = [
		..._inclu().unseenSteps(unseen),
		..._known().unknownSteps(settings, _gramm().isKnown),
		..._known().startSteps(notices),
		...access(settings, has('interface') || has('listen-address')),
		...otherHosts(settings, beside),
		...madeNames(settings),
		...ownHosts(settings, at, beside.get('/etc/hosts')),
		...answers(settings, routes, version),
		...filtered(settings),
		...forwards(settings, routes, has, defaults),
		_resol().rest('dnsmasq', 'refuse', at)
	];
	return { value: _resol().oneBlock(at, port, readBind(settings), steps), notices };
}
function allSettings(roots, beside) {
	const settings = [];
	const unseen = [];
	const all = _inclu().readInPlace(roots, settingsOf, { once: true });
	for (const setting of all){
		const { key: option, value, at } = setting;
		if (option !== 'conf-file' && option !== 'conf-dir' && option !== 'conf-script') settings.push(setting);
		else {
			const found = option === 'conf-script' ? undefined : namedBy(setting, beside);
			if (found === undefined) unseen.push({ option, path: value.text.split(',', 1)[0] ?? '', at });
			else all.open(found);
		}
	}
	return { settings: withServersFile(settings, beside), unseen: [...unseen, ...all.cut()] };
}
function withServersFile(settings, beside) {
	const last = settings.findLast(({ key })=>key === 'servers-file');
	if (last === undefined) return settings;
	const texts = _inclu().textsNamed(beside, last.value.text);
	const others = settings.filter(({ key })=>key !== 'servers-file');
	if (texts === undefined) return [...others, last];
	return [...others, ...texts.flatMap(settingsOf).filter(({ key })=>key === 'server' || key === 'rev-server')];
}
function namedBy({ key, value }, beside) {
	if (key === 'conf-file') return _inclu().textsNamed(beside, value.text);
	const [directory = '', ...endings] = value.text.split(',').map((part)=>part.trim());
	const wanted = endings.filter((one)=>one.startsWith('*') && one !== '*').map((one)=>one.slice(1));
	const skipped = endings.filter((one)=>one !== '' && !one.startsWith('*'));
	const endsIn = (name, all)=>all.some((one)=>name.length > one.length && name.endsWith(one));
	const isRead = (name)=>!/^\.|~$|^#.*#$/.test(name) && (wanted.length === 0 || endsIn(name, wanted)) && !endsIn(name, skipped);
	return _inclu().filesIn(beside, directory)?.flatMap(([name, text])=>isRead(name) ? [text] : []);
}
function withoutQuotes(source, start, end) {
	const parts = [];
	let from = start;
	let isQuoted = false;
	let at = start;
	for(; at < end; at += 1){
		const c = source.text[at];
		if (isQuoted && c === '\\') at += 1;
		else if (c === '"') {
			parts.push(_sourc().slice(source, from, at));
			from = at + 1;
			isQuoted = !isQuoted;
			if (!isQuoted && source.text[from] === '"') at += 1;
		} else if (c === '#' && !isQuoted && (at === start || ' \t'.includes(source.text[at - 1] ?? ''))) break;
	}
	const last = _sourc().slice(source, from, Math.min(at, end));
	return [parts.length === 0 ? last : _sourc().concat([...parts, last]), isQuoted];
}
function settingsOf(source) {
	const settings = [];
	const seen = new Set();
	for (const line of _lines().linesOf(source.text)){
		const [bare, isOpen] = withoutQuotes(source, line.start, line.end);
		const whole = _lines().trimmed(bare, 0, bare.text.length);
		if (whole.text === '') continue;
		const equals = whole.text.indexOf('=');
		const end = equals === -1 ? whole.text.length : equals;
		const { text: key } = _lines().trimmed(whole, 0, end);
		const value = _lines().trimmed(whole, Math.min(end + 1, whole.text.length), whole.text.length);
		const context = equals === -1 ? _gramm().BARE : '';
		settings.push({ key, value, at: _sourc().extentOf(whole), context, isAgain: seen.has(key), isOpen });
		seen.add(key);
	}
	return settings;
}
function lastNumber(settings, key) {
	return _lines().portIn(settings.findLast((setting)=>setting.key === key)?.value.text);
}
function readRoutes(settings, notices) {
	const routes = new Map();
	const routeOf = ({ zone, reach }, at)=>_once().getOrInsert(routes, keyOf({ zone, reach }), ()=>({ zone, reach, to: [], usual: false, local: false, at }));
	for (const { key, value, at } of settings){
		if (key === 'domain') for (const zone of localDomain(value))routeOf({ zone, reach: 'zone' }, at).local = true;
		if (key !== 'server' && key !== 'local' && key !== 'rev-server') continue;
		const { zones, rest } = key === 'rev-server' ? reverseOf(value) : zonesOf(value);
		if (zones === undefined && key === 'rev-server') {
			const message = `\`${value.text}\` is not an address range`;
			notices.push(_notic().mayNotStart(message, at));
			continue;
		}
		for (const zone of zones ?? [EVERY_NAME]){
			const route = routeOf(zone, at);
			if (rest.text === '#') route.usual = true;
			else if (rest.text === '') route.local = true;
			else {
				const to = upstreamOf(rest);
				if (to !== undefined) route.to.push(to);
				else notices.push(_notic().mayNotStart(`\`${rest.text}\` is not a server address`, _sourc().extentOf(rest)));
			}
		}
	}
	return [...routes.values()].map((route)=>{
		const to = route.to.filter(isSentTo);
		const [unsent] = route.to.filter((one)=>!isSentTo(one));
		if (unsent === undefined || to.length > 0 || isOfRoot(route)) return { ...route, to };
		return { ...route, to: [{ ...unsent, value: { kind: 'unresolved', text: unsent.value.kind, because: UNSENT } }] };
	});
}
const UNSENT = 'dnsmasq sends nothing to this address';
function isSentTo({ value }) {
	return value.kind !== 'endpoint' || value.port !== 0;
}
const PREFIXES = { zone: '', below: '*.', ending: '*', bare: '/' };
const EVERY_NAME = { zone: _name().ROOT, reach: 'zone' };
const TAKES = { zone: undefined, below: 'below', ending: 'endings', bare: 'single-labels' };
function isOfRoot({ zone, reach }) {
	return zone === _name().ROOT && reach !== 'bare';
}
/**
 * `/a/b/REST`. `/#/`, or an asterisk: every name, `//`: without a dot, `/*.a/`: below `a`, `/*a/`: endings (2.86; dnsmasq(8)).
 * The final dot of `/a./b/` is cut off in place, and what is left of it read as `//` (src/util.c check_name; src/option.c).
 */ function zonesOf(value) {
	if (!value.text.startsWith('/')) return { rest: value };
	const last = value.text.lastIndexOf('/');
	const parts = value.text.slice(1, Math.max(1, last)).split('/');
	const read = parts.flatMap((part, nth)=>nth < parts.length - 1 && /[^*.]\.$/.test(part) ? [part, ''] : [part]);
	const zones = read.map((part)=>{
		if (part === '#' || part === '.' || part === '*') return EVERY_NAME;
		const name = part.replace(/^(?:\*\.?|\.)/, '');
		const reach = part.startsWith('*.') ? 'below' : part.startsWith('*') ? 'ending' : 'zone';
		return name === '' ? { zone: _name().ROOT, reach: 'bare' } : { zone: _name().absolute(name), reach };
	});
	return { zones, rest: _lines().trimmed(value, last + 1, value.text.length) };
}
function reverseOf(value) {
	const comma = value.text.indexOf(',');
	const rest = _lines().trimmed(value, comma === -1 ? value.text.length : comma + 1, value.text.length);
	const [range = '', written] = value.text.slice(0, comma === -1 ? undefined : comma).trim().split('/');
	const address = _endpo().parseAddress(range);
	if (address === undefined || written !== undefined && !/^0*[1-9]\d{0,2}$/.test(written)) return { rest };
	const zones = _rever().reverseZonesOf(address, written === undefined ? _endpo().isIPv6(address) ? 128 : 32 : Number(written));
	return zones === undefined ? { rest } : { zones: zones.map((zone)=>({ zone, reach: 'zone' })), rest };
}
/**
 * `ADDRESS[#PORT][@SOURCE...]`; since 2.87 a host name, resolved at start. Without the interface, or where the address is no own one, it is
 * not asked, and from `lo` only the machine itself (src/network.c allocate_sfd, local_bind; recorded: topology/dnsmasq-options).
 */ function upstreamOf(rest) {
	const [target = '', ...written] = rest.text.split('@');
	const [host = '', port = '53'] = target.split('#');
	const [plain = '', ...scopes] = host.split('%');
	const sources = [...written, ...scopes];
	const address = _endpo().parseAddress(plain);
	if (!/^\d{1,5}$/.test(port) || host === '') return undefined;
	const { at } = _lines().locatedWhole(_sourc().slice(rest, 0, target.length));
	const isOwn = address !== undefined && _endpo().isLoopback(address);
	const from = sources.filter((one)=>one !== '' && one !== 'eth0' && (one !== 'lo' || !isOwn)).join(' and ');
	const perhaps = from === '' ? undefined : {
		holds: `${from} of the machine reaches ${target}`,
		fails: `nothing reaches ${target} from ${from}`
	};
	if (address !== undefined) {
		const own = _endpo().portOfUpstream(host, Number(port), '0.0.0.0');
		const value = { kind: 'endpoint', address, port: own, transport: 'dns', ..._defin().defined({ perhaps }) };
		return { value, at };
	}
	return /^[A-Za-z0-9_.-]+$/.test(host) ? { value: { kind: 'host', name: _name().absolute(host), port: Number(port), transport: 'dns' }, at } : undefined;
}
/**
 * Both add up, and `interface` includes loopback: all its addresses unless a socket is bound to each that it has. A
 * wildcard address is none to which a query comes, unless a socket is bound to it (src/network.c iface_check,
 * create_bound_listeners; recorded: topology/dnsmasq-itself).
 */ function readBind(settings) {
	const bind = [];
	const bound = settings.find(({ key })=>key === 'bind-interfaces' || key === 'bind-dynamic');
	const hearsAtWildcards = settings.some(({ key })=>key === 'bind-interfaces');
	let unheard;
	for (const { key, value } of settings){
		if (key !== 'listen-address' && key !== 'interface') continue;
		for (const { value: text, at } of _lines().commaList(value)){
			const address = _endpo().parseAddress(text);
			if (key === 'interface') bind.push({ value: { kind: 'interface', name: text }, at });
			else if (address !== undefined && _endpo().isUnspecified(address) && !hearsAtWildcards) unheard = at;
			else if (address !== undefined) bind.push({ value: { kind: 'address', address, ..._defin().defined({ mustBeThere: hearsAtWildcards || undefined }) }, at });
		}
	}
	if (unheard !== undefined && bind.length === 0) return [{ value: { kind: 'address', address: 'nothing' }, at: unheard }];
	if (bound !== undefined && bind.length === 0) bind.push({ value: { kind: 'interface', name: 'of every name' }, at: bound.at });
	const named = bind.find((one)=>one.value.kind === 'interface');
	if (named === undefined) return bind;
	if (exceptsLoopback(settings)) return withoutLoopback(bind, named.at);
	const anyAddress = bound === undefined ? true : undefined;
	const loopback = { kind: 'interface', name: 'lo', ..._defin().defined({ anyAddress }) };
	bind.push({ value: loopback, at: named.at });
	return bind;
}
function withoutLoopback(bind, at) {
	const others = bind.filter(({ value })=>value.kind !== 'interface' || value.name !== 'lo');
	return others.length > 0 ? others : [{ value: { kind: 'address', address: 'nothing' }, at }];
}
function exceptsLoopback(settings) {
	const isListed = settings.some(({ key, value })=>key === 'listen-address' && _lines().commaList(value).some((one)=>_endpo().isLoopback(one.value)));
	return !isListed && settings.some(({ key, value })=>key === 'except-interface' && _lines().commaList(value).some(hasLoopback));
}
function hasLoopback({ value }) {
	return value === 'lo' || /^l?\*/.test(value);
}
const ORDER_SINCE_286 = 'dnsmasq is 2.86 or later, which asks its servers in their order';
function policyOf(has) {
	if (has('all-servers')) return 'parallel';
	return has('strict-order') ? 'sequential' : 'unordered';
}
function isOrderKnown(settings, has, version) {
	if (has('all-servers') || !has('strict-order')) return true;
	return version !== undefined && VERSION.test(version) || settings.filter(({ key })=>key === 'server').length < 2;
}
const VERSION = /^(\d+)\.(\d+)/;
function isBefore286(version) {
	const [, major = '', minor = ''] = VERSION.exec(version) ?? [];
	return major !== '' && (Number(major) < 2 || Number(major) === 2 && Number(minor) < 86);
}
const RECORD_TYPES = new Map([
	['mx-host', 'MX'],
	['txt-record', 'TXT'],
	['srv-host', 'SRV'],
	['ptr-record', 'PTR'],
	['naptr-record', 'NAPTR'],
	['caa-record', 'CAA']
]);
function answers(settings, routes, version) {
	const withheld = withheldTypes(settings);
	const needed = settings.find(({ key })=>key === 'domain-needed')?.at;
	const served = new Set(routes.filter((route)=>route.usual || route.to.length > 0).map(keyOf));
	const rules = [
		...settings.flatMap((one)=>one.key === 'address' ? addressRules(one, served) : recordRules(one, withheld)),
		...settings.flatMap((one)=>otherTypes(one, served, version)),
		...needed === undefined ? [] : [{ zone: _name().ROOT, rule: { ...undotted(needed), names: WITHOUT_DOTS } }],
		...routes.flatMap((route)=>[...route.usual && route.to.length === 0 ? privatePointers(settings, route.zone) : [], ...routeRule(route, needed)]),
		...privatePointers(settings, _name().ROOT)
	];
	const [first] = rules;
	return first === undefined ? [] : _resol().answerStep('dnsmasq', _longe().longestFirst(inOrderOfReach(rules)), first.rule.at);
}
function keyOf({ zone, reach }) {
	return `${PREFIXES[reach]}${zone}`;
}
function addressRules({ value, at }, served) {
	const { zones = [], rest } = zonesOf(value);
	const types = typesOfAddress(rest.text);
	const own = types === undefined ? zones.filter((one)=>!served.has(keyOf(one))) : zones;
	return own.map((one)=>({ zone: one.zone, rule: { names: patternOf(one), ..._defin().defined({ types }), effect: 'answer', at } }));
}
function otherTypes({ key, value, at }, served, version) {
	const { zones = [], rest } = key === 'address' ? zonesOf(value) : { rest: value };
	if (key !== 'address' || typesOfAddress(rest.text) === undefined) return [];
	const isOld = version === undefined || !VERSION.test(version) ? undefined : isBefore286(version);
	if (isOld === false) return [];
	const because = 'dnsmasq answers other types than the address’s from this zone or sends them on, depending on its version';
	return zones.map((one)=>({
			zone: one.zone,
			rule: isOld === true && !served.has(keyOf(one)) ? { names: patternOf(one), effect: 'answer', at } : { names: patternOf(one), effect: 'maybe', because, at }
		}));
}
function withheldTypes(settings) {
	return ['A', 'AAAA'].filter((type)=>settings.some(({ key })=>key === `filter-${type}`));
}
function recordRules({ key, value, at }, withheld) {
	const rule = (name, types)=>({ zone: name, rule: { names: { kind: 'exactly', names: [name] }, ..._defin().defined({ types }), effect: 'answer', at } });
	const type = RECORD_TYPES.get(key);
	if (type !== undefined) return _lines().commaList(value).slice(0, 1).map((owner)=>rule(_name().absolute(owner.value), [type, 'ANY']));
	if (key === 'host-record') return hostRecord(value, withheld).map(({ name, types })=>rule(name, types));
	return key === 'cname' ? _gramm().aliasNames(value).slice(0, -1).map((name)=>rule(name, undefined)) : [];
}
function undotted(at) {
	return { types: ['A', 'AAAA', 'ANY'], effect: 'answer', at };
}
function routeRule(route, needed) {
	if (isOfRoot(route)) return [];
	const effect = route.to.length > 0 || route.usual || route.reach === 'bare' ? 'pass' : 'answer';
	const { zone } = route;
	const rule = { zone, rule: { names: patternOf(route), effect, at: route.at } };
	if (needed === undefined || effect === 'answer' || zone === _name().ROOT || /\../.test(zone)) return [rule];
	const names = route.reach === 'zone' ? { kind: 'exactly', names: [zone] } : WITHOUT_DOTS;
	return [{ zone, rule: { ...undotted(needed), names } }, rule];
}
function privatePointers(settings, zone) {
	const priv = settings.find((setting)=>setting.key === 'bogus-priv');
	if (priv === undefined) return [];
	const types = ['PTR', 'ANY'];
	const answered = { types, effect: 'answer', at: priv.at };
	const inside = (all)=>all.flatMap((one)=>_name().isWithin(one, zone) ? one : _name().isWithin(zone, one) ? zone : []);
	const zones = inside(BOGUS_PRIVATE);
	if (zones.length === 0) return [];
	return [
		{ zone, rule: { names: { ...NO_POINTERS, within: zones }, types, effect: 'pass', at: priv.at } },
		{ zone, rule: { names: { kind: 'within', zones }, ...answered } },
		{ zone, rule: { names: { ...UNSPECIFIED_IPV6, within: inside(['ip6.arpa.']) }, ...answered } }
	];
}
function inOrderOfReach(rules) {
	const rank = ({ rule: { names } })=>{
		if (names.kind === 'suffix') return names.text.startsWith('.') ? 0 : 2;
		return names === WITHOUT_DOTS ? 0 : 1;
	};
	return [...rules].sort((a, b)=>rank(a) - rank(b));
}
function typesOfAddress(text) {
	if (text === '#') return ['A', 'AAAA', 'ANY'];
	const address = _endpo().parseAddress(text);
	return address === undefined ? undefined : [_endpo().isIPv6(address) ? 'AAAA' : 'A', 'ANY'];
}
const BOGUS_PRIVATE = [
	..._resol().PRIVATE_REVERSE_ZONES,
	...['0.in-addr.arpa.', '127.in-addr.arpa.', '2.0.192.in-addr.arpa.', '100.51.198.in-addr.arpa.'],
	...['113.0.203.in-addr.arpa.', '255.255.255.255.in-addr.arpa.'],
	...['0.', '1.'].map((digit)=>`${digit}${'0.'.repeat(31)}ip6.arpa.`),
	...['8.b.d.0.1.0.0.2.ip6.arpa.', 'c.e.f.ip6.arpa.', 'd.e.f.ip6.arpa.', 'e.e.f.ip6.arpa.', 'f.e.f.ip6.arpa.']
];
const NO_POINTERS = { kind: 'regex', regex: '^.{77}|[^0-9.].*[.]in-addr[.]arpa[.]$|([^.]{2}|[^0-9a-f.]).*[.]ip6[.]arpa[.]$' };
const UNSPECIFIED_IPV6 = { kind: 'regex', regex: '^(0[.])+ip6[.]arpa[.]$' };
function access(settings, isBound) {
	return settings.flatMap(({ key, value, at })=>{
		const names = { kind: 'any' };
		if (key === 'except-interface' && !isBound) {
			const rules = _lines().commaList(value).flatMap((one)=>[
					...hasLoopback(one) ? [{ names, clients: _acces().LOOPBACK, effect: 'drop', at }] : [],
					...one.value === 'lo' ? [] : [{ names, perhaps: comesInBy(one.value), effect: 'drop', at }]
				]);
			return _resol().answerStep(key, rules, at);
		}
		if (key !== 'local-service' || isBound || settings.some((one)=>one.key === 'except-interface')) return [];
		const perhaps = { holds: 'the asker is on a network of the machine', fails: 'the asker is on no network of the machine' };
		const rules = [{ names, clients: _acces().LOOPBACK, effect: 'pass', at }, { names, perhaps, effect: 'pass', at }];
		return _acces().accessStep(key, rules, 'drop', at);
	});
}
function comesInBy(place) {
	return {
		holds: `the question comes in by ${place}`,
		fails: `no question comes in by ${place}`
	};
}
function ownHosts(settings, at, file) {
	if (settings.some(({ key })=>key === 'no-hosts')) return [];
	const passes = (names, types)=>({ names, types, effect: 'miss-passes', at });
	const pointers = passes({ kind: 'within', zones: ['in-addr.arpa.', 'ip6.arpa.'] }, ['PTR', 'ANY']);
	const known = file === undefined ? undefined : hostRules(file, settings);
	const rules = known === undefined ? [passes({ kind: 'any' }, ['A', 'AAAA', 'ANY']), pointers] : [...known, ...file?.text.includes(_endpo().POD_ADDRESS) === true ? [pointers] : []];
	return [{ kind: 'answer', plugin: 'the hosts file', rules, at }];
}
/**
 * Each name for the families that it has addresses of, one without dots also with the domain that is added (src/cache.c
 * read_hostsfile, add_hosts_entry). Undefined: not all is read.
 */ function hostRules(file, settings) {
	const at = _sourc().locate(file, 0, 0);
	const isUsual = file.text.includes(_endpo().POD_ADDRESS);
	const added = settings.some(({ key })=>key === 'expand-hosts') ? settings.flatMap(({ key, value })=>key === 'domain' ? value.text : []) : [];
	if (_place().isPlaceholder(file.text) || added.some((domain)=>/[,#]/.test(domain) || _place().isPlaceholder(domain))) return undefined;
	const domain = added.at(-1);
	const withheld = withheldTypes(settings);
	return file.text.split('\n').flatMap((line)=>{
		const [word = '', ...written] = line.replace(/#.*/, '').trim().split(/\s+/);
		const names = written.flatMap((name)=>domain === undefined || name.includes('.') ? [name] : [
				name,
				`${name}.${domain}`
			]);
		const address = _endpo().parseAddress(word);
		if (address === undefined) return [];
		const isOwn = address === _endpo().POD_ADDRESS;
		const rule = (owners, types)=>({
				names: { kind: 'exactly', names: owners },
				types,
				effect: isOwn || isUsual && _endpo().isLoopback(address) ? 'miss-passes' : 'answer',
				at
			});
		const family = address.includes(':') ? 'AAAA' : 'A';
		const types = isOwn ? ['A', 'AAAA', 'ANY'] : [...new Set([family, 'ANY', ...withheld])];
		const named = rule(names.map(_name().absolute), types);
		return isOwn ? [named] : [named, rule([_name().absolute(_endpo().reverseName(address))], ['PTR', 'ANY'])];
	});
}
function otherHosts(settings, beside) {
	const types = ['A', 'AAAA', 'PTR', 'ANY'];
	return settings.flatMap(({ key, value, at })=>{
		if (key !== 'addn-hosts' && key !== 'hostsdir') return [];
		const [file, ...more] = key === 'addn-hosts' ? _inclu().textsNamed(beside, value.text) ?? [] : [];
		const known = file === undefined || more.length > 0 ? undefined : hostRules(file, settings);
		return _resol().answerStep(key, known ?? [{ names: { kind: 'any' }, types, effect: 'miss-passes', at }], at);
	});
}
function madeNames(settings) {
	return settings.flatMap(({ key, value, at })=>{
		const [domain] = _lines().commaList(value);
		if (domain === undefined || key !== 'synth-domain' && key !== 'auth-zone') return [];
		const open = {
			effect: 'maybe',
			because: `${key} does not have the name`,
			at
		};
		const pointers = { names: { kind: 'within', zones: ['in-addr.arpa.', 'ip6.arpa.'] }, types: ['PTR', 'ANY'], ...open };
		const named = { names: { kind: 'within', zones: [_name().absolute(domain.value)] }, ...open };
		return _resol().answerStep(key, key === 'synth-domain' ? [named, pointers] : [named], at);
	});
}
function filtered(settings) {
	return settings.filter(({ key })=>key === 'filterwin2k').map(({ key, at })=>{
		const rules = [
			{ names: { kind: 'any' }, types: ['SOA', 'SRV'], effect: 'answer', rcode: 'NODATA', at },
			{ names: { kind: 'substring', text: '_' }, types: ['ANY'], effect: 'answer', rcode: 'NODATA', at }
		];
		return { kind: 'answer', plugin: key, rules, at };
	});
}
function localDomain(value) {
	const [domain, range, flag] = _lines().commaList(value);
	if (domain === undefined || range === undefined || flag?.value !== 'local') return [];
	const [address = '', bits = ''] = range.value.split('/');
	const known = _endpo().parseAddress(address);
	const pointers = known === undefined || !/^\d{1,3}$/.test(bits) ? undefined : _rever().reverseZonesOf(known, Number(bits));
	return [_name().absolute(domain.value), ...pointers ?? []];
}
function patternOf({ zone, reach }) {
	if (reach === 'bare') return WITHOUT_DOTS;
	if (reach === 'zone') return { kind: 'within', zones: [zone] };
	return {
		kind: 'suffix',
		text: reach === 'below' ? `.${zone}` : zone
	};
}
/**
 * `NAME[,NAME...],[IPV4],[IPV6][,TTL]`, and the pointers of the addresses. Types without an address are forwarded, unless
 * `filter-A` or `filter-AAAA` withholds them (src/rfc1035.c answer_request).
 */ function hostRecord(value, withheld) {
	const names = [];
	const types = [];
	const pointers = [];
	for (const { value: part } of _lines().commaList(value)){
		const address = _endpo().parseAddress(part);
		if (address !== undefined) {
			types.push(_endpo().isIPv6(address) ? 'AAAA' : 'A');
			pointers.push(_endpo().reverseName(address));
		} else if (!/^\d+$/.test(part)) names.push(_name().absolute(part));
	}
	if (types.length === 0) return [];
	const answered = [...new Set([...types, ...withheld, 'ANY'])];
	return [...names.map((name)=>({ name, types: answered })), ...pointers.map((name)=>({ name, types: ['PTR', 'ANY'] }))];
}
function forwards(settings, routes, has, defaults) {
	const usual = [...routes.find(isOfRoot)?.to ?? [], ...resolverFiles(settings, has, defaults.at)];
	const steps = [];
	const keepsBare = routes.some(({ reach, local })=>reach === 'bare' && local) ? 'without a dot' : undefined;
	const aboveServers = new Set(routes.flatMap((one)=>one.to.length === 0 || isOfRoot(one) ? [] : [..._name().ancestry(one.zone)].slice(1, -1)));
	const own = new Set(routes.flatMap((one)=>one.reach === 'zone' ? [one.zone] : []));
	const wild = routes.flatMap((one)=>one.reach === 'below' && one.to.length > 0 ? [one.zone] : []);
	const above = new Set([...aboveServers, ...wild].filter((zone)=>!own.has(zone)));
	if (routes.some((one)=>one.to.length > 0 && one.zone !== _name().ROOT)) above.add(_name().ROOT);
	for (const step of addressesAbove(settings, above, defaults))steps.push(step);
	const isForUsual = (route)=>route.usual && route.reach === 'zone' && route.zone !== _name().ROOT;
	const forUsual = new Map();
	for (const { zone } of routes.filter(isForUsual))for (const above of _name().ancestry(zone))_appen().append(forUsual, above, zone);
	for (const route of routes){
		const isRoot = isOfRoot(route);
		const to = isRoot || route.usual ? usual : route.to;
		if (isForUsual(route) || to.length === 0 && !(route.local && aboveServers.has(route.zone))) continue;
		const taken = route.zone === _name().ROOT ? [] : forUsual.get(route.zone) ?? [];
		const except = route.reach === 'below' ? taken.filter((zone)=>zone !== route.zone) : taken;
		const keeps = isRoot ? keepsBare : route.local ? 'where none is left' : undefined;
		const takes = TAKES[route.reach];
		steps.push({ ...forward(route.zone, to, defaults, route.at), except, ..._defin().defined({ keeps, takes }) });
	}
	if (!routes.some(isOfRoot) && usual.length > 0) {
		steps.push({ ...forward(_name().ROOT, usual, defaults, usual[0]?.at ?? defaults.at), ..._defin().defined({ keeps: keepsBare }) });
	}
	return steps;
}
function addressesAbove(settings, above, defaults) {
	if (above.size === 0) return [];
	return settings.flatMap(({ key, value, at })=>{
		const { zones = [], rest } = key === 'address' ? zonesOf(value) : { rest: value };
		const types = typesOfAddress(rest.text);
		return zones.flatMap(({ zone, reach })=>{
			if (reach !== 'zone' || !above.has(zone) || zone === _name().ROOT && types === undefined) return [];
			const kept = { keeps: 'where none is left', ..._defin().defined({ types }) };
			return [{ ...forward(zone, [], defaults, at), ...kept }];
		});
	});
}
function resolverFiles(settings, has, at) {
	if (has('no-resolv')) return [];
	const named = settings.filter((setting)=>setting.key === 'resolv-file' && setting.value.text !== '');
	const file = { kind: 'resolver-file', ownFamilyOnly: true };
	if (named.length === 0) return [{ value: { ...file, path: '/etc/resolv.conf' }, at }];
	return named.map(({ value })=>({ value: { ...file, path: value.text }, at: _sourc().extentOf(value) }));
}
function forward(from, to, { policy, assumedOrder, detectsLoops, isStrict, asksLoopback, maxConcurrent, screens }, at) {
	return _plain().plainForward({
		plugin: 'server',
		from,
		to,
		policy,
		maxConcurrent,
		failover: ['SERVFAIL', 'REFUSED'],
		merges: true,
		ignoresOwnAddresses: true,
		onlyRelays: true,
		..._defin().defined({
			assumedOrder,
			detectsLoops: detectsLoops || undefined,
			asksLoopback: asksLoopback || undefined,
			dropsFailures: isStrict || undefined,
			racesFailures: !isStrict || undefined,
			screens
		}),
		longestFromWins: true,
		at
	});
}

return { readDnsmasq };
}
};
