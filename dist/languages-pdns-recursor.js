'use strict';

module.exports = {

"languages/pdns-recursor/read.js": (_from) => {

const [
	_name, _appen, _notic, _paths, _place, _sourc, _docum, _daemo, _inclu, _known, _lines, _resolversteps, _resolveryaml, _setti,
] = _from(
	"dns/name", "text/append", "text/notice", "text/paths", "text/placeholder", "text/source-text", "documents/document", "languages/shared/daemon-commands",
	"languages/shared/included-files", "languages/shared/known-options", "languages/shared/lines", "languages/shared/resolver-steps",
	"languages/shared/resolver-yaml", "./settings",
);
function readContainer(container) {
	const { image, words, files, beside = files } = container;
	const args = _daemo().argumentsOf(words, /(?:^|\/)pdns_recursor$/);
	const lastOf = (key)=>args?.findLast(({ value })=>value.startsWith(`--${key}=`))?.value.slice(key.length + 3);
	const [directory, name] = ['config-dir', 'config-name'].map(lastOf);
	const isOther = directory !== undefined || name !== undefined;
	const named = [
		...isOther ? beside : []
	].find(([path])=>(directory === undefined || _paths().directoryOf(path) === directory.replace(/\/+$/, '')) && _paths().baseName(path).replace(/\.(?:conf|ya?ml)$/i, '') === (name === undefined ? 'recursor' : `recursor-${name}`));
	const used = named ?? [...files].find(([path])=>/(?:^|\/)recursor\.(?:conf|ya?ml)$/i.test(path));
	const given = (args ?? []).flatMap(({ value, at })=>/^--[a-z][\w-]*\+?=/.test(value) && (named === undefined || !/^--config-(?:dir|name)=/.test(value)) ? [
			_sourc().synthetic(at, value.slice(2))
		] : []);
	if (used === undefined && image === '' && !given.some(({ text })=>text.includes('zones'))) return undefined;
	const stray = args === undefined ? words.slice(0, 1) : args.filter(({ value })=>!/^--[a-z]|\$/.test(value));
	const reading = readWith(used?.[1], { files: beside, given, version: versionOf(container) });
	if (reading === undefined) return undefined;
	const started = _daemo().withSteps(reading, stray.flatMap(({ value, at })=>_known().unreadArgument(value, at)));
	return used === undefined ? started : _daemo().unlessRead(started, image, [used]);
}
function readRecursor(texts, files = new Map()) {
	const reading = readWith(texts[0], { files, given: [], version: '' });
	return reading ?? { value: { blocks: [], errors: [], at: _lines().placeOfFirst(texts) }, notices: [] };
}
function readWith(text, { files, given, version }) {
	if (text !== undefined && !/^\s*[\w-]+\s*\+?=/m.test(text.text)) {
		const young = _resolveryaml().yamlIn(text, []);
		return young && readSettings(text, files, version, { given, young });
	}
	const [first, ...more] = text === undefined ? given : [text, ...given];
	if (first === undefined || text === undefined && !given.some(isRouting)) return undefined;
	return readSettings(first, files, version, { given: more });
}
function isRouting({ text }) {
	return /^(?:auth-zones|forward-zones|export-etc-hosts|lua-|serve-rfc1918|local-address|local-port|allow-from)/.test(text);
}
function versionOf({ image, tag = '' }) {
	const [, major, minor] = /-(\d)(\d)$/.exec(image) ?? [];
	return major === undefined ? tag : `${major}.${minor}`;
}
const isKnown = _known().knownOptions('pdns-recursor');
/**
 * `name=value`: the last counts, `name+=value` adds, `#` after a line's start or a blank begins a comment, a final
 * backslash continues (arguments.cc ArgvMap::file, parseOne).
 */ function addLines(text, lines, notices) {
	let parts = [];
	for (const line of _lines().linesOf(text.text)){
		const comment = /(?:^|\s)#/.exec(line.text);
		const part = _lines().trimmed(text, line.start, comment === null ? line.end : line.start + comment.index);
		if (part.text.endsWith('\\')) {
			parts.push(_sourc().slice(part, 0, part.text.length - 1));
			continue;
		}
		const whole = parts.length === 0 ? part : _sourc().concat([...parts, part]);
		parts = [];
		const end = whole.text.length;
		if (end === 0) continue;
		const equals = whole.text.includes('=') ? whole.text.indexOf('=') : end;
		const adds = whole.text[equals - 1] === '+';
		const key = whole.text.slice(0, adds ? equals - 1 : equals).trim();
		const value = { value: _lines().trimmed(whole, Math.min(equals + 1, end), end), at: _sourc().extentOf(whole) };
		const known = lines.get(key);
		const usual = adds && known === undefined ? DEFAULTS.get(key) : undefined;
		if (adds && known !== undefined) known.push(value);
		else lines.set(key, usual === undefined ? [value] : [{ ...value, value: _sourc().synthetic(value.at, usual) }, value]);
		if (adds && known === undefined && EMPTY.has(key)) notices.push(_notic().mayNotStart(`nothing is set that \`${key}+=\` adds to`, value.at));
	}
}
const DEFAULTS = new Map([
	['allow-from', '127.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 169.254.0.0/16, 192.168.0.0/16, 172.16.0.0/12, ::1/128, fc00::/7, fe80::/10'],
	['local-address', '127.0.0.1']
]);
const EMPTY = new Set(['auth-zones', 'forward-zones', 'forward-zones-recurse']);
function addIncluded(lines, files, { notices, unseen }) {
	const directory = lines.get('include-dir')?.at(-1);
	if (directory === undefined || directory.value.text === '') return;
	const found = _inclu().filesIn(files, directory.value.text);
	if (found === undefined) unseen.push({ option: 'include-dir', path: directory.value.text, at: directory.at });
	const read = (found ?? []).filter(([name])=>/^[^.].*\.conf$/s.test(name)).map(([name, one])=>[name.toLowerCase(), one]);
	for (const [, one] of read.sort(([a], [b])=>a < b ? -1 : 1))addLines(one, lines, notices);
}
const RENAMED = new Map([
	['incoming.listen', 'local-address'],
	['incoming.port', 'local-port'],
	['dnssec.validation', 'dnssec'],
	...['include_dir', 'forward_zones_file'].map((key)=>[
			`recursor.${key}`,
			key
		])
]);
const UNCONCERNED = /^(?:carbon|ecs|logging|nod|packetcache|snmp|webservice)\.|^dnssec\.(?!validation$)|^recordcache\.(?!zonetocaches$)/;
function linesOfYaml({ document }) {
	const lines = new Map();
	for (const { key: section, value: settings } of _docum().entries(document.root))for (const entry of _docum().entries(settings)){
		const full = `${section}.${entry.key}`;
		if (UNCONCERNED.test(full)) continue;
		const at = _docum().placeOfKey(document, entry);
		const name = RENAMED.get(full) ?? entry.key.replaceAll('_', '-');
		lines.set(name, lines.get(name) ?? []);
		for (const node of entry.value.kind === 'sequence' ? _docum().items(entry.value) : [
			entry.value
		])_appen().append(lines, _docum().scalarText(_docum().child(node, 'recurse')) === 'true' ? `${name}-recurse` : name, { value: inOldStyle(node, at), at });
	}
	return lines;
}
function inOldStyle(node, at) {
	if (node.kind === 'scalar') return typeof node.value === 'boolean' ? _sourc().synthetic(at, node.value ? 'yes' : 'no') : node.text;
	const servers = _docum().items(_docum().child(node, 'forwarders')).flatMap((one)=>_docum().sourceOf(one) ?? []);
	const zone = _docum().scalarText(_docum().child(node, 'zone')) ?? '';
	const file = _docum().sourceOf(_docum().child(node, 'file'));
	return _sourc().concat([
		_sourc().synthetic(at, `${zone}=`),
		...file ? [file] : servers.flatMap((one)=>[
				one,
				_sourc().synthetic(at, ';')
			])
	]);
}
function readSettings(text, files = new Map(), version = '', { given = [], young } = {}) {
	const settings = _setti().usualSettings();
	const unseen = [];
	const lines = young === undefined ? new Map() : linesOfYaml(young);
	if (young === undefined) addLines(text, lines, settings.notices);
	addIncluded(lines, files, { notices: settings.notices, unseen });
	for (const one of given)if (young === undefined) addLines(one, lines, settings.notices);
	else lines.set(`--${one.text}`, [{ value: one, at: _sourc().extentOf(one) }]);
	_appen().addAll(settings.beside, _inclu().unseenSteps(unseen));
	_appen().addAll(settings.notices, _inclu().unseenNotices(unseen));
	const written = writtenIn(lines);
	_appen().addAll(settings.beside, _known().unknownSteps(written, isKnown));
	_appen().addAll(settings.notices, [...unknownIn(written, version), ..._inclu().absentFiles(written.flatMap(neededBy), files)]);
	const valuesOf = (key)=>lines.get(key) ?? [];
	const isYes = (key)=>/^(?:yes|on|)$/.test(valuesOf(key).at(-1)?.value.text ?? 'no');
	const parts = (key)=>lines.has(key) ? valuesOf(key).flatMap(({ value })=>split(value, /[\s,]/)) : undefined;
	for (const key of ['auth-zones', 'forward-zones', 'forward-zones-recurse'])takeZones(settings, key, valuesOf(key));
	const file = valuesOf('forward-zones-file').at(-1);
	if (file !== undefined && file.value.text !== '') zonesOfFile(settings, file, files);
	const hints = valuesOf('hint-file').at(-1);
	const root = hints === undefined ? undefined : files.get(hints.value.text);
	const isForwarded = settings.zones.has(_name().ROOT);
	_setti().takeHints(settings, isForwarded ? hints?.value.text : 'no', root);
	if (hints !== undefined && root !== undefined && !isForwarded) for (const way of _resolversteps().hinted([
		root
	], hints.at))settings.zones.set(_name().ROOT, way);
	for (const key of ['lua-dns-script', 'lua-config-file']){
		const script = valuesOf(key).at(-1);
		if (script !== undefined && script.value.text !== '') _setti().addOpaqueStep(settings, key, `${key} lets the query pass`, script.at);
	}
	const hosts = valuesOf('export-etc-hosts').at(-1);
	if (hosts !== undefined && isYes('export-etc-hosts')) _setti().hostsNames(settings, hosts.at);
	const anyToTcp = valuesOf('any-to-tcp').at(-1);
	if (anyToTcp !== undefined && isYes('any-to-tcp')) _setti().sendsAnyToTcp(settings, anyToTcp.at);
	settings.servesWithoutRd = /^4[.]/.test(version) || isYes('allow-no-rd');
	settings.dnssec = valuesOf('dnssec').at(-1)?.value.text ?? settings.dnssec;
	settings.servesPrivate = !lines.has('serve-rfc1918') || isYes('serve-rfc1918');
	settings.listen = parts('local-address');
	settings.listensAnywhere = isYes('non-local-bind');
	settings.allowed = parts('allow-from');
	settings.port = _lines().portIn(valuesOf('local-port').at(-1)?.value.text) ?? settings.port;
	return { value: _setti().serverOf(settings, _lines().firstLineOf(text)), notices: settings.notices };
}
function takeZones(settings, key, values) {
	for (const { value, at } of values)for (const entry of split(value, /[\s,]/)){
		const equals = entry.text.indexOf('=');
		if (equals === -1) continue;
		const zone = entry.text.slice(0, equals);
		if (key === 'auth-zones') _setti().ownZone(settings, zone, at);
		else {
			const servers = _lines().listOf(_sourc().slice(entry, equals + 1, entry.text.length), ';');
			const to = _setti().upstreamsOf(servers, settings.notices);
			_setti().setZone(settings, zone, { to, at }, key === 'forward-zones-recurse');
		}
	}
}
function writtenIn(lines) {
	return [...lines].flatMap(([key, values])=>values.map((one)=>({ key, ...one })));
}
const NEEDED = /^(?:lua-config-file|lua-dns-script|forward-zones-file|allow(?:-notify)?-from-file|auth-zones)$/;
function neededBy({ key, value, at }) {
	if (!NEEDED.test(key)) return [];
	const paths = key === 'auth-zones' ? [...value.text.matchAll(/=([^\s,]+)/g)].map(([, path = ''])=>path) : [value.text];
	return paths.map((path)=>({ option: key, path, at }));
}
function unknownIn(written, version) {
	if (!/^4\.8\b/.test(version) || written.some(({ key })=>key === 'ignore-unknown-settings')) return [];
	const value = { text: '{{ any }}' };
	const isForeign = ({ key })=>!_place().isPlaceholder(key) && !key.startsWith('--') && ['', 'named'].every((context)=>key === 'allow-no-rd' || !isKnown({ key, value, context }));
	return written.filter(isForeign).map(({ key, at })=>_notic().mayNotStart(`\`${key}\` is no setting of ${version}`, at));
}
function zonesOfFile(settings, { value, at }, files) {
	const text = files.get(value.text);
	if (text === undefined || value.text.endsWith('.yml')) {
		settings.notices.push(_notic().notModelled('the zones of `forward-zones-file` are not read', at));
		_setti().addOpaqueStep(settings, 'forward-zones-file', 'no zone of `forward-zones-file` takes the name', at);
		return;
	}
	for (const line of _lines().linesOf(text.text)){
		const whole = _lines().trimmed(text, line.start, line.start + line.text.split('#', 1).join('').length);
		const equals = whole.text.indexOf('=');
		if (equals === -1) continue;
		const servers = split(_sourc().slice(whole, equals + 1, whole.text.length), /[\s,;]/);
		const [mark = ''] = /^[+^]*/.exec(whole.text) ?? [];
		const to = _setti().upstreamsOf(servers, settings.notices);
		const entry = { to, at: _sourc().extentOf(whole) };
		_setti().setZone(settings, whole.text.slice(mark.length, equals).trim(), entry, mark.includes('+'));
	}
}
function split(source, separator) {
	const parts = [];
	let start = 0;
	for(let i = 0; i <= source.text.length; i += 1){
		if (i < source.text.length && !separator.test(source.text[i] ?? '')) continue;
		if (i > start) parts.push(_sourc().slice(source, start, i));
		start = i + 1;
	}
	return parts;
}

return { readContainer, readRecursor, readSettings };
},

"languages/pdns-recursor/settings.js": (_from) => {
/** Settings in either style, and what the Recursor makes of them. */
const [
	_endpo, _name, _appen, _defin, _sourc, _acces, _known, _longe, _resol, _zonef,
] = _from(
	"dns/endpoint", "dns/name", "text/append", "text/defined", "text/source-text", "languages/shared/access-lists", "languages/shared/known-options",
	"languages/shared/longest-zone", "languages/shared/resolver-steps", "languages/shared/zone-file",
);
const ROOT_SERVERS = [...'abcdefghijklm'].map((one)=>`${one}.root-servers.net.`);
function usualSettings() {
	return {
		notices: [],
		port: 53,
		listen: undefined,
		listensAnywhere: false,
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
	settings.zones.set(zone, { zone, ...way, ..._defin().defined({ asksWithoutRecursion: recurses ? undefined : true }) });
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
function sendsAnyToTcp(settings, at) {
	const rule = { names: { kind: 'any' }, types: ['ANY'], effect: 'answer', perhaps: _resol().OVER_UDP, at };
	settings.beside.push({ kind: 'answer', plugin: 'any-to-tcp', rules: [rule], at });
}
function addOpaqueStep(settings, plugin, passes, at) {
	const because = 'what it names is not read';
	settings.beside.push({ kind: 'opaque', plugin, because, passes, at });
}
function upstreamsOf(parts, notices) {
	return _resol().upstreamsIn(parts, notices, (part)=>{
		const upstream = _resol().upstreamAt(part, ':');
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
function listed(parts) {
	const [first] = parts ?? [];
	if (parts === undefined || first === undefined) return [];
	const at = _sourc().extentOf(first);
	const networks = parts.map((part)=>{
		const [, not = '', written = '', bits] = /^(!?)([^/]*)(?:\/(\d{1,3}))?$/.exec(part.text) ?? [];
		const found = _acces().networkAt(written, bits) ?? { network: part.text, length: 129, unread: true };
		return { not: not !== '', unread: false, ...found };
	});
	const rules = networks.sort((a, b)=>b.length - a.length).map(({ not, network, unread })=>{
		const own = not ? 'drop' : 'pass';
		return unread ? _acces().possibleMember(network, own, at) : { names: { kind: 'any' }, clients: [network], effect: own, at };
	});
	const isWide = networks.every(({ not })=>!not) && _acces().servesPrivateNetworks(networks.map(({ network })=>network));
	return isWide ? _resol().answerStep('allow-from', _acces().overIPv6(rules, 'drop', at), at) : _acces().accessStep('allow-from', rules, 'drop', at);
}
function binds({ listen = [], port, listensAnywhere }, at) {
	const byPort = new Map();
	for (const part of listen){
		const { value } = _resol().upstreamAt(part, ':', 'dns', port) ?? {};
		if (value?.kind !== 'endpoint') continue;
		const { address } = value;
		const own = _defin().defined({ ownFamilyOnly: _endpo().isUnspecified(address) || undefined, mustBeThere: !listensAnywhere || undefined });
		_appen().append(byPort, value.port, { value: { kind: 'address', address, ...own }, at: _sourc().extentOf(part) });
	}
	if (byPort.size === 0) _appen().append(byPort, port, { value: { kind: 'address', address: '127.0.0.1' }, at });
	return byPort;
}
function takeHints(settings, value, text) {
	if (value === undefined || value === '') return;
	const isKnown = value === 'no' || value === '/dev/null';
	const records = text === undefined ? [] : _zonef().readZoneFile(text.text, _name().ROOT).records;
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
	const forwardZones = [...settings.zones.values()];
	const builtIn = (settings.servesPrivate ? PRIVATE_ZONES : []).filter((zone)=>!settings.zones.has(zone));
	const rules = [
		_resol().within([SPECIAL_ZONE], 'answer', at),
		{ names: { kind: 'exactly', names: SPECIAL_NAMES }, effect: 'answer', at },
		...hintedRules(settings),
		..._longe().longestFirst(_longe().withDsAbove([
			...forwardZones.map((way)=>({ zone: way.zone, rule: ruleOf(way) })),
			...builtIn.map((zone)=>({ zone, rule: _resol().within([zone], 'answer', at) }))
		]))
	];
	const forwarded = _resol().forwardSteps(forwardZones.map((way)=>({ ...way, givesUp: true })), {
		plugin: 'forward-zones',
		policy: 'unordered',
		merges: true,
		resolves: true,
		followsReferrals: true,
		refused: ['REFERRAL'],
		..._defin().defined({
			validatesIfAsked: ['process', 'log-fail'].includes(settings.dnssec) ? true : undefined,
			screens: _resol().screensOf(settings.dnssec === 'validate', [])
		}),
		unlessRecursive: settings.servesWithoutRd ? 'forwards' : 'REFUSED'
	});
	const all = forwardZones.some((way)=>way.zone === _name().ROOT && way.to.length > 0);
	const steps = [
		..._known().startSteps(settings.notices),
		...listed(settings.allowed),
		...settings.beside,
		..._resol().answerStep('pdns-recursor', rules, rules[0]?.at ?? at),
		...forwarded,
		...all ? [] : [settings.servesWithoutRd ? _resol().rest('pdns-recursor', 'answer', at) : _resol().lookup('pdns-recursor', 'REFUSED', at)]
	];
	const blocks = [...binds(settings, at)].flatMap(([port, bind])=>_resol().oneBlock(at, port, bind, steps).blocks);
	return { blocks, errors: [], at };
}
function ruleOf({ zone, to, at, own }) {
	if (own === true) return { ..._resol().within([zone], 'answer', at), alias: 'all' };
	return _resol().within([zone], to.length === 0 ? 'answer' : 'pass', at);
}

return { addOpaqueStep, hostsNames, ownZone, sendsAnyToTcp, serverOf, setZone, takeHints, upstreamsOf, usualSettings };
}
};
