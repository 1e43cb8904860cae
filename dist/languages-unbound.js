'use strict';

module.exports = {

"languages/unbound/access.js": (_from) => {
/** unbound.conf(5) access-control; daemon/acl_list.c. */
const [_acces, _resol] = _from("languages/shared/access-lists", "languages/shared/resolver-steps");
function accessOf(values, at) {
	if (values.length === 0) {
		const perhaps = {
			holds: 'another file of unbound lets the asker in',
			fails: 'no `access-control` lets the asker in'
		};
		const rules = [...networksOf([], at).map((one)=>ruleOf(one, effectAtFirst)), { names: { kind: 'any' }, perhaps, effect: 'pass', at }];
		return { first: _acces().accessStep('access-control', rules, 'refuse', at).map(bareRefusals), beyondLocal: [] };
	}
	const networks = networksOf(values, at);
	const isAllowed = ({ action })=>action.startsWith('allow');
	const early = networks.map((one)=>ruleOf(one, effectAtFirst));
	if (networks.every(isAllowed) && _acces().servesPrivateNetworks(networks.map(({ network })=>network))) {
		const rules = _acces().overIPv6(early, 'refuse', at);
		return { first: _resol().answerStep('access-control', rules, at).map(bareRefusals), beyondLocal: [] };
	}
	const beyond = networks.some(({ action })=>action.endsWith('_non_local'));
	const first = _acces().accessStep('access-control', early, 'refuse', at);
	const rules = networks.map((one)=>ruleOf(one, effectBeyondLocal));
	const later = { kind: 'answer', plugin: 'access-control', rules, at };
	return { first: first.map(bareRefusals), beyondLocal: beyond ? [bareRefusals(later)] : [] };
}
function bareRefusals(step) {
	if (step.kind !== 'answer') return step;
	const rules = step.rules.map((rule)=>rule.effect === 'refuse' ? { ...rule, withoutQuestion: true } : rule);
	return { ...step, rules };
}
function ruleOf({ network, unread, action, at }, effectOf) {
	if (unread === true) return _acces().possibleMember(network, effectOf(action), at);
	return { names: { kind: 'any' }, clients: [network], effect: effectOf(action), at };
}
function effectAtFirst(action) {
	return action === 'deny' ? 'drop' : action === 'refuse' ? 'refuse' : 'pass';
}
function effectBeyondLocal(action) {
	return action === 'deny_non_local' ? 'drop' : action === 'refuse_non_local' ? 'refuse' : 'pass';
}
function networksOf(values, at) {
	const networks = new Map(_acces().LOOPBACK.map((network)=>[network, { network, length: Number(network.split('/')[1]), action: 'allow', at }]));
	for (const { value, at: place } of values){
		const [written = '', action = ''] = value.split(/\s+/);
		const [host = '', bits] = written.split('/');
		const parsed = _acces().networkAt(host, bits);
		const listed = parsed === undefined ? { network: written, unread: true, length: 129, action, at: place } : { ...parsed, action, at: place };
		networks.set(listed.network, listed);
	}
	return [...networks.values()].sort((a, b)=>b.length - a.length);
}

return { accessOf };
},

"languages/unbound/auth-zones.js": (_from) => {
/** unbound.conf(5) `auth-zone`; services/authzone.c. */
const [
	_name, _defin, _inclu, _resol, _sound, _zonef, _zoner,
] = _from(
	"dns/name", "text/defined", "languages/shared/included-files", "languages/shared/resolver-steps", "languages/shared/sound-zone", "languages/shared/zone-file",
	"languages/shared/zone-rules",
);
const OF_FILE = new Set(['name', 'zonefile', 'for-downstream', 'for-upstream', 'fallback-enabled', 'zonemd-check']);
function authRules({ attributes, at }, { stubs, beside }) {
	const last = (key)=>attributes.findLast((one)=>one.key === key)?.value.text;
	const name = last('name');
	const path = last('zonefile');
	if (name === undefined || attributes.filter(({ key })=>key === 'name').length > 1) return undefined;
	const zone = _name().absolute(name);
	if (last('for-downstream') === 'no') return stubs.has(zone) ? undefined : [{ zone, rule: _resol().within([zone], 'pass', at) }];
	if (path === undefined || path === '' || !attributes.every(({ key })=>OF_FILE.has(key))) return undefined;
	const [text] = path.startsWith('/') ? _inclu().textsNamed(beside, path) ?? [] : [];
	const file = text === undefined ? undefined : _zonef().readZoneFile(text.text, zone);
	const isSure = file !== undefined && _sound().isSound(file, zone);
	const assumes = isSure ? undefined : `the file of the zone ${name} is there and without a mistake`;
	const rules = file === undefined || !isSure ? [] : _zoner().referrals(_zonef().namesIn(file, zone).delegated, at);
	const all = [...rules, { ..._resol().within([zone], 'answer', at), ..._defin().defined({ assumes }) }];
	return all.map((rule)=>({ zone, rule }));
}

return { authRules };
},

"languages/unbound/needed.js": (_from) => {
/** What unbound does not start without (recorded: topology/daemons-that-end). */
const [_notic, _inclu] = _from("text/notice", "languages/shared/included-files");
const FILES = /^(?:server tls-(?:service-(?:key|pem)|cert-bundle)|(?:auth-zone|rpz) zonefile)$/;
const ANCHORS = /^(?:(?:auto-)?trust-anchor-file|trusted-keys-file)$/;
const FROM_OTHERS = /^(?:primary|master|url)$/;
const MODULES = [[/^rpz $/, 'respip'], [/^server response-ip(?:-tag|-data)? /, 'respip'], [/^server local-zone \S+\s+ipset$/, 'ipset']];
const USUAL_MODULES = 'validator iterator';
function missing(clauses, beside) {
	const server = clauses.flatMap(({ name, attributes })=>name === 'server' ? attributes : []);
	const modules = server.findLast(({ key })=>key === 'module-config')?.value.text ?? USUAL_MODULES;
	const loaded = new Set(modules.split(/\s+/));
	return clauses.flatMap(({ name, attributes, at })=>{
		const isOfOthers = attributes.some(({ key })=>FROM_OTHERS.test(key));
		const files = attributes.filter(({ key })=>FILES.test(`${name} ${key}`) && !isOfOthers || name === 'server' && loaded.has('validator') && ANCHORS.test(key));
		const written = [{ key: '', text: '', at }, ...attributes.map((one)=>({ ...one, text: one.value.text }))];
		return [
			..._inclu().absentFiles(files.map(({ key, value, at: place })=>({ option: key, path: value.text, at: place })), beside),
			...written.flatMap(({ key, text, at: place })=>{
				const module = MODULES.find(([pattern])=>pattern.test(`${name} ${key}${key && ' '}${text}`))?.[1];
				return module === undefined || loaded.has(module) ? [] : [
					_notic().mayNotStart(`\`${key || name}\` needs the module ${module} in \`module-config\``, place)
				];
			})
		];
	});
}

return { missing };
},

"languages/unbound/read.js": (_from) => {

const [
	_endpo, _name, _plain, _appen, _defin, _locat, _notic, _once, _place, _sourc, _accesslists, _inclu, _known, _lines, _longe, _resol, _access, _authz, _neede,
	_respo,
] = _from(
	"dns/endpoint", "dns/name", "facts/plain-server", "text/append", "text/defined", "text/location", "text/notice", "text/once", "text/placeholder",
	"text/source-text", "languages/shared/access-lists", "languages/shared/included-files", "languages/shared/known-options", "languages/shared/lines",
	"languages/shared/longest-zone", "languages/shared/resolver-steps", "./access", "./auth-zones", "./needed", "./response-policy",
);
const isKnown = _known().knownOptions('unbound');
const CLAUSES = new Set([
	'server', 'forward-zone', 'stub-zone', 'auth-zone', 'remote-control', 'view', 'python', 'dynlib', 'cachedb', 'dnscrypt', 'dnstap', 'ipset', 'rpz',
]);
const LOCALHOST = 'localhost.';
const DEFAULT_ZONES = [
	...[
		LOCALHOST,
		'127.in-addr.arpa.',
		`1.${'0.'.repeat(31)}ip6.arpa.`
	],
	...['home.arpa.', 'resolver.arpa.', 'service.arpa.', 'onion.', 'test.', 'invalid.']
].map((zone)=>({ zone, lan: false })).concat([
	'10.in-addr.arpa.',
	...Array.from({ length: 16 }, (_, i)=>`${16 + i}.172.in-addr.arpa.`),
	'168.192.in-addr.arpa.',
	...Array.from({ length: 64 }, (_, i)=>`${64 + i}.100.in-addr.arpa.`),
	'0.in-addr.arpa.',
	'254.169.in-addr.arpa.',
	'2.0.192.in-addr.arpa.',
	'100.51.198.in-addr.arpa.',
	'113.0.203.in-addr.arpa.',
	'255.255.255.255.in-addr.arpa.',
	`${'0.'.repeat(32)}ip6.arpa.`,
	'd.f.ip6.arpa.',
	'8.e.f.ip6.arpa.',
	'9.e.f.ip6.arpa.',
	'a.e.f.ip6.arpa.',
	'b.e.f.ip6.arpa.',
	'8.b.d.0.1.0.0.2.ip6.arpa.'
].map((zone)=>({ zone, lan: true })));
const RECENT_ZONES = new Set(['resolver.arpa.', 'service.arpa.']);
function rooted(server, beside) {
	const hints = last(server, 'root-hints')?.value;
	const forwardZones = hints === undefined ? [] : _resol().hinted(_inclu().textsNamed(beside, hints.text), _lines().locatedWhole(hints).at);
	return _resol().forwardSteps(forwardZones, { plugin: 'iterator', policy: 'unordered', merges: true, resolves: true });
}
function readUnbound(files, beside = _inclu().NO_FILES) {
	const unseen = [];
	const clauses = files.flatMap((file)=>clausesOf(file, beside, unseen));
	const notices = [..._inclu().unseenNotices(unseen)];
	const at = clauses[0]?.at ?? _lines().placeOfFirst(files);
	const server = clauses.filter((clause)=>clause.name === 'server').flatMap((clause)=>clause.attributes);
	const port = _lines().portIn(last(server, 'port')?.value.text) ?? 53;
	const policies = policiesIn(clauses, server, beside);
	const auth = authAnswers(clauses, zonesNamed(clauses, 'stub-zone'), beside);
	for (const clause of clauses){
		const isUnread = clause.name === 'auth-zone' ? auth.unread.includes(clause) : /^(?:view|rpz)$/.test(clause.name);
		if (!isUnread || clause.name === 'rpz' && policies !== undefined) continue;
		notices.push({
			kind: 'not-modelled',
			message: `what \`${clause.name}:\` answers is not modelled`,
			at: clause.at
		});
	}
	const isWhole = unseen.length === 0 && [...beside].some(([path, text])=>MAIN.test(path) && files.includes(text));
	const forwards = readForwards(clauses, server, notices, isWhole);
	const local = localAnswers(server, notices, at);
	const policyAnswers = clauses.flatMap(({ name, at })=>name === 'rpz' ? _resol().answerStep(name, policies ?? [
			{ ..._resol().within([_name().ROOT], 'maybe', at), because: _respo().NO_POLICY }
		], at) : []);
	const dead = forwards.dead.map((zone)=>({ zone: zone.from, rule: _resol().within([zone.from], 'servfail', zone.at) }));
	const alive = forwards.steps.map((step)=>({ zone: step.from, rule: _resol().within([step.from], 'pass', step.at) }));
	const deadAt = forwards.dead[0]?.at;
	const allowed = server.filter(({ key })=>key === 'access-control').map(({ value })=>_lines().locatedWhole(value));
	const withOptions = clauses.flatMap(({ name, attributes })=>attributes.map((one)=>({ ...one, context: name })));
	if (unseen.length === 0) {
		refuse(clauses, server, notices);
		_appen().addAll(notices, _neede().missing(clauses, beside));
	}
	for (const one of controlFaults(clauses, beside))notices.push(one);
	const access = _access().accessOf(allowed, at);
	const steps = [
		..._inclu().unseenSteps(unseen),
		..._known().unknownSteps(withOptions, (one)=>isKnown(one) || isBundle(one, beside)),
		..._known().startSteps(notices),
		...overTcpOnly(server),
		...access.first,
		...local,
		...policyAnswers,
		...auth.steps,
		...anyDenied(server, clauses),
		...access.beyondLocal,
		...deadAt === undefined ? [] : _resol().answerStep('forward-zone', _longe().longestFirst(dsLookedUp([...dead, ...alive])), deadAt),
		...forwards.steps,
		...forwards.steps.some(({ from, plugin, fallsBack })=>from === _name().ROOT && plugin === 'forward-zone' && !fallsBack) ? [] : [
			...rooted(server, beside),
			_resol().lookup('iterator', 'REFUSED', at)
		]
	];
	const groups = new Map();
	for (const one of readBind(server, port))_appen().append(groups, one.port, one);
	const blocks = [...groups].flatMap(([listen, binds])=>{
		const bind = binds.map((one)=>one.bind);
		return _resol().oneBlock(at, listen, bind, steps).blocks;
	});
	const listensEncrypted = last(server, 'tls-service-pem') === undefined ? undefined : true;
	return { value: { blocks, errors: [], at, ..._defin().defined({ listensEncrypted }) }, notices };
}
const PAIRS = new Set(['access-control', 'local-zone']);
/**
 * Several words are one value in quotes, a zone has one name, whose labels are not empty, and a key has a certificate
 * (util/configparser.y; iterator/iter_fwd.c read_fwds_name; util/net_help.c listen_sslctx_create).
 */ function refuse(clauses, server, notices) {
	const key = last(server, 'tls-service-key');
	if (key !== undefined && key.value.text !== '' && last(server, 'tls-service-pem') === undefined) notices.push(_notic().mayNotStart('`tls-service-key` has no `tls-service-pem` beside it', key.at));
	for (const { name, attributes, at } of clauses){
		for (const one of attributes){
			const [, low = '0', high = low] = /^outgoing-port-\S+ (\d+)-(\d+)$/.exec(`${one.key} ${one.value.text}`) ?? [];
			if (Number(low) > Number(high)) notices.push(_notic().mayNotStart(`\`${one.value.text}\` is no range of ports`, one.at));
			if (one.isBroken) notices.push(_notic().mayNotStart(`\`${one.key}\` has no whole value in its line`, one.at));
			else if (one.isLoose && !PAIRS.has(one.key) && isKnown({
				...one,
				context: name
			})) notices.push(_notic().mayNotStart(`the words of \`${one.key}\` are in no quotes`, one.at));
		}
		if (name === 'auth-zone' && attributes.filter((one)=>one.key === 'name').length > 1) notices.push(_notic().mayNotStart('`auth-zone:` has several names', at));
		if (name !== 'forward-zone' && name !== 'stub-zone') continue;
		const names = attributes.filter(({ key })=>key === 'name');
		if (names.length !== 1) notices.push(_notic().mayNotStart(`\`${name}:\` has ${names.length} names`, at));
		for (const { value } of attributes)if (/\.\.|^\../.test(value.text)) notices.push(_notic().mayNotStart(`\`${value.text}\` is no name`, _sourc().extentOf(value)));
	}
}
function controlFaults(clauses, beside) {
	const control = clauses.filter(({ name })=>name === 'remote-control').flatMap(({ attributes })=>attributes);
	const enabled = isYes(control, 'control-enable') === true ? last(control, 'control-enable') : undefined;
	if (enabled === undefined) return [];
	const places = control.filter(({ key })=>key === 'control-interface');
	const isPlain = isYes(control, 'control-use-cert') === false || places.some(({ value })=>value.text.startsWith('/'));
	const files = [
		'key',
		'pem'
	].map((kind)=>last(control, kind === 'key' ? 'server-key-file' : 'server-cert-file')?.value.text ?? `/etc/unbound/unbound_server.${kind}`);
	const absent = isPlain ? undefined : files.find((file)=>!beside.has(file));
	const foreign = places.find(({ value: { text } })=>{
		const address = _endpo().parseAddress(text);
		return address !== undefined && !_endpo().isLoopback(address) && !_endpo().isUnspecified(address);
	});
	return [
		...absent === undefined ? [] : [
			_notic().mayNotStart(`${absent} of \`remote-control:\` is not in sight`, enabled.at)
		],
		...foreign === undefined ? [] : [
			_notic().mayNotStart(`the machine may not have ${foreign.value.text}`, foreign.at)
		]
	];
}
function clausesOf(file, beside, unseen) {
	const clauses = [];
	let attributes = [];
	const all = _inclu().readInPlace([file], attributesOf, { once: false });
	for (const attribute of all){
		const { key, value, at } = attribute;
		if (value.text === '' && CLAUSES.has(key)) {
			attributes = [];
			clauses.push({ name: key, attributes, at });
		} else if (key === 'include' || key === 'include-toplevel') {
			const found = _inclu().textsNamed(beside, value.text);
			if (found === undefined) unseen.push({ option: key, path: value.text, at });
			else all.open(found);
		} else {
			if (clauses.length === 0) clauses.push({ name: 'server', attributes, at });
			attributes.push(attribute);
		}
	}
	for (const one of all.cut())unseen.push(one);
	return clauses;
}
const NEXT_KEY = /"[^"\n]*"|'[^'\n]*'|(?<![^ \t])[a-z][a-z0-9-]*:(?=[ \t]|$)/g;
const QUOTED = /"(?:\\.|[^"\\])*"|'[^']*'/gs;
function attributesOf(source) {
	const attributes = [];
	for (const line of _lines().linesOf(source.text)){
		const end = commentStart(source, line.start, line.end);
		const starts = [
			...source.text.slice(line.start, end).matchAll(NEXT_KEY)
		].flatMap(([found], index, all)=>found.endsWith(':') ? line.start + (all[index]?.index ?? 0) : []);
		for (const [i, start] of [line.start, ...starts].entries()){
			const whole = _lines().trimmed(source, start, starts[i] ?? end);
			if (whole.text === '') continue;
			const colon = whole.text.includes(':') ? whole.text.indexOf(':') : whole.text.length;
			const written = _lines().trimmed(whole, Math.min(colon + 1, whole.text.length), whole.text.length);
			const value = unquoted(written);
			const bare = _place().isPlaceholder(written.text) ? '-' : written.text.replaceAll(QUOTED, '"');
			const outside = bare.replaceAll(/(?<=\s|^)"(?=\s|$)/g, '');
			const isLoose = /\s/.test(outside);
			const isBroken = written.text === '' || /(?<!\\)["']/.test(outside) || /(?<!\\)"\S|[^\s\\]"/.test(bare);
			attributes.push({ key: whole.text.slice(0, colon), value, at: _sourc().extentOf(whole), isLoose, isBroken });
		}
	}
	return attributes;
}
function commentStart(source, start, end) {
	let quote = '';
	for(let i = start; i < end; i += 1){
		const c = source.text[i] ?? '';
		if (quote !== '') {
			if (c === quote) quote = '';
		} else if (c === '"' || c === "'") quote = c;
		else if (c === '#' && (i === start || ' \t'.includes(source.text[i - 1] ?? ''))) return i;
	}
	return end;
}
function unquoted(source) {
	const { text } = source;
	const quote = text[0];
	if (quote !== '"' && quote !== "'" || text.length < 2 || text.indexOf(quote, 1) !== text.length - 1) return source;
	return _sourc().slice(source, 1, text.length - 1);
}
function last(attributes, key) {
	return attributes.filter((attribute)=>attribute.key === key).at(-1);
}
function isYes(attributes, key) {
	const value = last(attributes, key)?.value.text;
	return value === undefined ? undefined : value === 'yes';
}
function readBind(server, port) {
	const bind = [];
	const isFree = isYes(server, 'ip-freebind') === true || isYes(server, 'ip-transparent') === true;
	for (const { key, value } of server){
		if (key !== 'interface' && key !== 'ip-address' || value.text === '') continue;
		const [host = '', own] = value.text.split('@');
		const listen = _lines().portIn(own) ?? port;
		const address = _endpo().parseAddress(host.split('%', 1)[0] ?? '');
		const at = _sourc().extentOf(value);
		bind.push({
			bind: {
				value: address === undefined ? { kind: 'interface', name: host } : {
					kind: 'address',
					address,
					..._defin().defined({
						ownFamilyOnly: _endpo().isUnspecified(address) || undefined,
						mustBeThere: isFree || _endpo().isUnspecified(address) ? undefined : true
					})
				},
				at
			},
			port: listen
		});
	}
	const automatic = isYes(server, 'interface-automatic') === true ? last(server, 'interface-automatic') : undefined;
	if (automatic !== undefined && isYes(server, 'do-udp') !== false) {
		const { at } = automatic;
		const written = last(server, 'interface-automatic-ports')?.value.text.match(/\d{1,5}/g) ?? [port];
		bind.length = 0;
		for (const listen of written.map(Number))for (const address of ['0.0.0.0', '::'])bind.push({ bind: { value: { kind: 'address', address, ownFamilyOnly: true }, at }, port: listen });
	} else if (bind.length === 0) {
		const at = server[0]?.at ?? _locat().atFile('');
		for (const address of ['127.0.0.1', '::1'])bind.push({ bind: { value: { kind: 'address', address }, at }, port });
	}
	return bind.filter(({ bind: { value } })=>value.kind !== 'address' || isYes(server, _endpo().isIPv6(value.address) ? 'do-ip6' : 'do-ip4') !== false);
}
function overTcpOnly(server) {
	const at = isYes(server, 'do-udp') === false ? last(server, 'do-udp')?.at : undefined;
	if (at === undefined) return [];
	return _resol().answerStep('do-udp', [{ names: { kind: 'any' }, effect: 'drop', perhaps: _resol().OVER_UDP, at }], at);
}
function anyDenied(server, clauses) {
	const at = isYes(server, 'deny-any') === true ? last(server, 'deny-any')?.at : undefined;
	if (at === undefined) return [];
	const isUncached = clauses.some((one)=>['forward', 'stub'].some((kind)=>isYes(one.attributes, `${kind}-no-cache`) === true));
	const perhaps = { holds: 'the zone of the name is cached', fails: 'the zone of the name is not cached' };
	const rule = { names: { kind: 'any' }, types: ['ANY'], effect: 'answer', rcode: 'NOTIMP', at };
	return _resol().answerStep('deny-any', [isUncached ? { ...rule, perhaps } : rule], at);
}
function asksOverTcp(server) {
	const isWithoutUdp = isYes(server, 'do-udp') === false && isYes(server, 'udp-upstream-without-downstream') !== true;
	return isWithoutUdp || isYes(server, 'tcp-upstream') === true;
}
const TLS_UPSTREAM = ['tls-upstream', 'ssl-upstream'];
function hasAuthorities(server) {
	return !['', undefined].includes(last(server, BUNDLE)?.value.text) || isYes(server, 'tls-system-cert') === true;
}
const BUNDLE = 'tls-cert-bundle';
const MAIN = /(?:^|\/)unbound\.conf$/;
function isBundle({ key, value }, beside) {
	return key === BUNDLE && _inclu().textsNamed(beside, value.text) !== undefined;
}
function askedBy(server) {
	const asksLoopback = isYes(server, 'do-not-query-localhost') === false;
	const shunned = server.flatMap(({ key, value })=>{
		const [address = '', bits] = value.text.split('/');
		return key === 'do-not-query-address' ? _accesslists().networkAt(address, bits)?.network ?? [] : [];
	});
	const isShunned = _accesslists().membersOf(shunned);
	return (address)=>(asksLoopback || !_endpo().isLoopback(address)) && !isShunned(address) && isYes(server, _endpo().isIPv6(address) ? 'do-ip6' : 'do-ip4') !== false;
}
/**
 * The last clause of a name counts, and a `forward-zone` before a `stub-zone` (iterator/iter_fwd.c make_stub_holes),
 * beside which `forward-first` falls back on nobody (recorded: topology/unbound-options).
 */ function readForwards(clauses, server, notices, isWhole) {
	const isAsked = askedBy(server);
	const screening = new Set(server.map(({ key })=>key).filter((key)=>SCREENS.has(key)));
	const verifies = !isWhole || hasAuthorities(server);
	const zones = new Map();
	const [forwarded, stubs] = [zonesNamed(clauses, 'forward-zone'), zonesNamed(clauses, 'stub-zone')];
	for (const clause of clauses){
		if (clause.name !== 'forward-zone' && clause.name !== 'stub-zone') continue;
		const from = zoneOf(clause);
		if (from === undefined || clause.name === 'stub-zone' && forwarded.has(from)) continue;
		const prefix = clause.name === 'forward-zone' ? 'forward' : 'stub';
		const tls = TLS_UPSTREAM.some((key)=>isYes(server, key) === true || isYes(clause.attributes, `${prefix}-${key}`) === true);
		const to = [];
		for (const { key, value } of clause.attributes){
			if (key !== `${prefix}-addr` && key !== `${prefix}-host`) continue;
			const upstream = upstreamOf(value, tls, key.endsWith('-host'));
			if (upstream === undefined) {
				notices.push(_notic().mayNotStart(`\`${value.text}\` is not a server address`, _sourc().extentOf(value)));
			} else if (upstream.value.kind !== 'endpoint' || isAsked(upstream.value.address)) {
				if (!tls || verifies || !/#./.test(value.text)) to.push(upstream);
			}
		}
		const own = to.filter(({ value })=>value.kind === 'host' && zoneAround(value.name, forwarded, stubs) === from);
		if (own.length === to.length) to.length = 0;
		const isPrimed = prefix === 'stub' && (from === _name().ROOT || isYes(clause.attributes, 'stub-prime') === true);
		if (isPrimed && to[0] !== undefined) {
			const what = from === _name().ROOT ? 'of the root' : 'with `stub-prime`';
			const because = `the name servers of a stub zone ${what} are those that its servers list`;
			to.splice(0, to.length, { value: { kind: 'unresolved', text: from, because }, at: to[0].at });
		}
		const fallsBack = isYes(clause.attributes, `${prefix}-first`) === true && (prefix === 'stub' || !stubs.has(from));
		const zone = { from, fallsBack, at: clause.at };
		const overTcp = asksOverTcp(server) || isYes(clause.attributes, `${prefix}-tcp-upstream`) === true;
		const protocol = tls ? 'tls' : overTcp ? 'tcp' : 'udp';
		const encryption = tls ? verifies ? 'server' : 'unverified' : undefined;
		const way = _defin().defined({ screens: _resol().screensOf(validates(server, from), screening), encryption });
		const step = to.length > 0 ? forward(clause, zone, { to, protocol, ...way }) : undefined;
		zones.set(from, { ...zone, ..._defin().defined({ step }) });
	}
	const all = [...zones.values()];
	const steps = all.flatMap((zone)=>zone.step ?? []);
	if (steps.some((step)=>step.fallsBack !== undefined)) steps.sort((a, b)=>b.from.length - a.from.length);
	return { steps, dead: all.filter((zone)=>zone.step === undefined && !zone.fallsBack) };
}
function zoneAround(name, ...all) {
	for (const zone of _name().ancestry(name))if (all.some((zones)=>zones.has(zone))) return zone;
	return undefined;
}
function zonesNamed(clauses, kind) {
	return new Set(clauses.flatMap((clause)=>clause.name === kind ? zoneOf(clause) ?? [] : []));
}
function zoneOf({ attributes }) {
	const name = last(attributes, 'name')?.value.text;
	return name === undefined || name === '' ? undefined : _name().absolute(name);
}
function upstreamOf(value, tls, isHost) {
	const [place = '', certified = ''] = value.text.split('#');
	const [host = '', own] = place.split('@');
	const port = own === undefined ? tls ? 853 : 53 : _lines().portIn(own);
	const transport = tls ? 'tls' : 'dns';
	const at = _sourc().extentOf(value);
	if (port === undefined || host === '' || certified.includes('@')) return undefined;
	if (isHost) return { value: { kind: 'host', name: _name().absolute(host), port, transport, byItself: true }, at };
	const address = _endpo().parseAddress(host.split('%', 1)[0] ?? '');
	if (address === undefined) return undefined;
	return { value: { kind: 'endpoint', address, port: _endpo().portOfUpstream(host, port), transport }, at };
}
const SCREENS = new Set(['private-address', 'response-ip']);
function validates(server, from) {
	const modules = last(server, 'module-config')?.value.text;
	if (modules !== undefined && !modules.includes('validator')) return false;
	if (isYes(server, 'val-permissive-mode') === true || !server.some(({ key })=>ANCHORS.has(key))) return false;
	const insecure = server.flatMap(({ key, value })=>key === 'domain-insecure' ? _name().absolute(value.text) : []);
	return ![..._name().ancestry(from)].some((zone)=>insecure.includes(zone));
}
const ANCHORS = new Set(['auto-trust-anchor-file', 'trust-anchor', 'trust-anchor-file', 'trusted-keys-file']);
function forward({ name }, { from, fallsBack, at }, way) {
	return _plain().plainForward({
		plugin: name,
		from,
		...way,
		policy: 'unordered',
		failover: _resol().NO_ANSWERS,
		merges: true,
		failsOnRefusal: true,
		repeats: true,
		failsLate: 'always',
		..._defin().defined({ fallsBack: fallsBack ? 'above' : undefined }),
		longestFromWins: true,
		dsAbove: true,
		unlessRecursive: 'REFUSED',
		..._defin().defined({ asksWithoutRecursion: name === 'stub-zone' || undefined }),
		at
	});
}
const DATALESS = new Set(['always_transparent', 'always_refuse', 'always_nxdomain', 'always_nodata', 'always_deny', 'always_null']);
const BY_TYPE = new Set(['typetransparent', 'deny', 'inform_deny', 'refuse']);
function localAnswers(server, notices, at) {
	/** The last of a zone counts (services/localzone.c, cfg_str2list_insert prepends). */ const ruleOfZone = new Map();
	const named = new Map();
	const data = dataIn(server);
	const aliases = new Set(data.flatMap(({ owner, type })=>type === 'CNAME' ? owner : []));
	for (const { key, value, at: place } of server){
		const [first, second = ''] = wordsOf(value);
		if (key !== 'local-zone' || first === undefined) continue;
		const zone = _name().absolute(first);
		if (second === 'nodefault' && named.has(zone)) continue;
		named.set(zone, second);
		if (second === 'nodefault') continue;
		ruleOfZone.delete(zone);
		const because = `${first} is redirected to no other name`;
		const plain = _resol().within([zone], effectOf(second), place);
		const isAlias = second === 'redirect' && aliases.has(zone);
		ruleOfZone.set(zone, { zone, rule: isAlias ? { ...plain, effect: 'maybe', because } : plain });
	}
	const rules = [...ruleOfZone.values()];
	const keepsLan = isYes(server, 'unblock-lan-zones') !== true;
	const hasDefaults = isYes(server, 'local-zone-default') !== false;
	for (const { zone, lan } of DEFAULT_ZONES){
		if (!hasDefaults || named.has(zone) || lan && !keepsLan) continue;
		const plain = _resol().within([zone], 'answer', at);
		const assumes = `unbound is recent enough to have the built-in zone ${_name().displayName(zone)}`;
		rules.push({ zone, rule: RECENT_ZONES.has(zone) ? { ...plain, assumes } : plain });
	}
	_appen().addAll(notices, hasDefaults && !named.has(LOCALHOST) ? withLocalhost(data, named, at) : redirectFaults(data, named));
	const all = [...dataOf(data, named), ..._longe().longestFirst(dsLookedUp(rules))];
	return _resol().answerStep('local-zone', all, all[0]?.at ?? at);
}
function dsLookedUp(rules) {
	return _longe().withDsAbove(rules, ()=>true);
}
function dataIn(server) {
	return server.flatMap(({ key, value, at })=>{
		if (key !== 'local-data' && key !== 'local-data-ptr') return [];
		const words = wordsOf(value).flatMap((word)=>word.split(/\s+/)).filter((word)=>word !== '');
		const [owner, type] = key === 'local-data' ? ownerOf(words) : [pointerOf(words[0] ?? ''), 'PTR'];
		return owner === undefined ? [] : [{ owner, type, at }];
	});
}
function redirectFaults(data, zones) {
	const typeAt = new Map();
	return data.flatMap(({ owner, type, at })=>{
		const zone = zoneAround(owner, zones);
		if (zone === undefined || !/^(?:inform_)?redirect$/.test(zones.get(zone) ?? '')) return [];
		const before = typeAt.get(owner);
		typeAt.set(owner, before === 'CNAME' ? before : type);
		const isAliased = before !== undefined && (before === 'CNAME' || type === 'CNAME');
		if (owner === zone && !isAliased) return [];
		return [
			_notic().mayNotStart(`the data of ${_name().displayName(owner)} cannot be in a zone that redirects`, at)
		];
	});
}
function withLocalhost(data, zones, at) {
	return redirectFaults([{ owner: LOCALHOST, type: 'A', at }, ...data], new Map([...zones, [LOCALHOST, 'redirect']]));
}
function dataOf(data, zones) {
	const types = new Map();
	for (const { owner, type, at } of data)_once().getOrInsert(types, owner, ()=>({ types: new Set(), at })).types.add(type);
	return [...types].flatMap(([name, { types: dataTypes, at }])=>{
		const zone = [..._name().ancestry(name)].find((one)=>zones.has(one));
		const kind = zone === undefined ? '' : zones.get(zone) ?? '';
		const names = { kind: 'exactly', names: [name] };
		const others = zone === undefined || zone === name ? { notTypes: ['DS'] } : {};
		const isAnswered = !DATALESS.has(kind) && !(kind === 'redirect' && dataTypes.has('CNAME'));
		const some = BY_TYPE.has(kind) && !dataTypes.has('CNAME') ? { types: [...dataTypes] } : {};
		const rules = isAnswered ? [{ names, ...some, ...others, effect: 'answer', at }] : [];
		const because = 'no data makes a local zone above the name';
		return kind === '' ? [...rules, { names, types: ['DS'], effect: 'maybe', because, at }] : rules;
	});
}
function ownerOf(words) {
	const [owner, ...rest] = words;
	const type = rest.find((word)=>!/^\d+\w*$|^IN$/i.test(word));
	return [owner === undefined ? undefined : _name().absolute(owner), (type ?? '').toUpperCase()];
}
function pointerOf(text) {
	const address = _endpo().parseAddress(text);
	return address === undefined ? undefined : _endpo().reverseName(address);
}
const OF_FILE = new Set(['name', 'zonefile', 'rpz-log', 'rpz-log-name', 'rpz-signal-nxdomain-ra']);
function policiesIn(clauses, server, beside) {
	const [zone, ...others] = clauses.filter(({ name })=>name === 'rpz');
	if (zone === undefined || others.length > 0 || !/\brespip\b/.test(last(server, 'module-config')?.value.text ?? '')) return undefined;
	const [name, path] = ['name', 'zonefile'].map((key)=>last(zone.attributes, key)?.value.text);
	const [text, ...more] = path === undefined ? [] : _inclu().textsNamed(beside, path) ?? [];
	const isRead = zone.attributes.every(({ key })=>OF_FILE.has(key)) && more.length === 0;
	return isRead && name !== undefined && text !== undefined ? _respo().policyRules(text.text, _name().absolute(name), zone.at) : undefined;
}
function authAnswers(clauses, stubs, beside) {
	const known = clauses.flatMap((clause)=>{
		if (clause.name !== 'auth-zone') return [];
		const rules = _authz().authRules(clause, { stubs, beside });
		const because = 'auth-zone does not have the name';
		const open = [zoneOf(clause) ?? []].flat().map((zone)=>{
			return { zone, rule: { ..._resol().within([zone], 'maybe', clause.at), because } };
		});
		return [{ clause, rules, all: rules ?? open }];
	});
	const rules = _longe().longestFirst(dsLookedUp(known.flatMap(({ all })=>all)));
	return {
		unread: known.flatMap(({ clause, rules })=>rules === undefined ? [clause] : []),
		steps: _resol().answerStep('auth-zone', rules, known[0]?.clause.at ?? _locat().atFile(''))
	};
}
function wordsOf(value) {
	return _lines().fieldsOf(value, 0, value.text.length).map((field)=>field.value.replace(/^["']|["']$/g, ''));
}
function effectOf(type) {
	switch(type){
		case 'transparent':
		case 'typetransparent':
		case 'inform':
		case 'always_transparent':
		case 'block_a':
		case 'noview':
			return 'pass';
		case 'deny':
		case 'inform_deny':
		case 'always_deny':
			return 'drop';
		case 'refuse':
		case 'always_refuse':
			return 'refuse';
		default:
			return 'answer';
	}
}

return { readUnbound };
},

"languages/unbound/response-policy.js": (_from) => {
/** A response policy zone's policies by the name that is asked for (draft-vixie-dnsop-dns-rpz-00, 4.3 and 5). */
const [_name, _appen, _once, _zonef] = _from("dns/name", "text/append", "text/once", "languages/shared/zone-file");
const NO_POLICY = 'no policy of rpz is for the query';
const OTHER_TRIGGERS = /(?:^|\.)rpz-(?:ip|client-ip|nsip|nsdname)\.$/;
function policyRules(text, zone, at) {
	const { records, isWhole } = _zonef().readZoneFile(text, zone);
	const own = new Map();
	for (const record of records){
		if (!_name().isWithin(record.owner, zone)) return undefined;
		if (record.owner !== zone) _once().getOrInsert(own, record.owner.slice(0, -zone.length), ()=>[]).push(record);
	}
	const owners = [...own.keys()];
	if (!isWhole || zone === _name().ROOT || owners.some((owner)=>owner === '*.' || OTHER_TRIGGERS.test(owner))) return undefined;
	const rules = [];
	for (const [owner, held] of own)if (!owner.startsWith('*.')) _appen().addAll(rules, rulesOf({ kind: 'exactly', names: [owner] }, held, at));
	for (const { zone: above, nearer } of _zonef().wildIn(new Set(owners))){
		const held = own.get(`*.${above}`);
		if (held === undefined) continue;
		if (nearer.length > 0) rules.push({ names: { kind: 'within', zones: nearer }, ...maybe(at) });
		_appen().addAll(rules, rulesOf({
			kind: 'suffix',
			text: `.${above}`
		}, held, at));
	}
	return rules;
}
function maybe(at) {
	return { effect: 'maybe', because: NO_POLICY, at };
}
function rulesOf(names, held, at) {
	const target = held.find(({ type })=>type === 'CNAME')?.target;
	switch(target){
		case undefined:
			return [{ names, types: held.map(({ type })=>type), effect: 'answer', rcode: 'NOERROR', at }, { names, effect: 'answer', rcode: 'NODATA', at }];
		case '.':
			return [{ names, effect: 'answer', rcode: 'NXDOMAIN', at }];
		case '*.':
			return [{ names, effect: 'answer', rcode: 'NODATA', at }];
		case 'rpz-passthru.':
			return [{ names, effect: 'pass', at }];
		case 'rpz-drop.':
			return [{ names, effect: 'drop', at }];
		case 'rpz-tcp-only.':
			return [{ names, ...maybe(at) }];
		default:
			return [{ names, effect: 'answer', alias: 'all', at }];
	}
}

return { NO_POLICY, policyRules };
}
};
