'use strict';

module.exports = {

"languages/bind/access.js": (module, exports, _load) => {
/** Whom named serves (BIND 9 ARM, "Address Match Lists", allow-recursion, allow-query). */
const _endpoint = _load.later("core/dns/endpoint"),
	_name = _load.later("core/dns/name"),
	_append = _load.later("core/text/append"),
	_accesslists = _load.later("languages/shared/access-lists"),
	_clauses = _load.later("languages/bind/clauses");
function aclsOf(statements) {
	const acls = new Map();
	for (const one of statements)if (_clauses().keyword(one) === 'acl' && one.words[1] !== undefined) acls.set(one.words[1].value, one.inner ?? []);
	return acls;
}
function queryAccess(options, acls, { own, withOwnList, recurses }) {
	const hasOther = listNamed(options, ['allow-recursion', 'allow-query-cache']) !== undefined;
	const zones = recurses && hasOther ? own : [_name().ROOT];
	const isEverything = withOwnList.length === 0 && zones[0] === _name().ROOT;
	const names = isEverything ? { kind: 'any' } : { kind: 'within', zones, except: withOwnList };
	const unheard = ignored(options, acls);
	if (zones.length === 0) return unheard;
	const steps = [...stepsOf(listNamed(options, ['allow-query']), 'allow-query', acls), ...askedAt(options, ['allow-query-on'], acls)];
	return [...unheard, ...steps.map((step)=>step.kind === 'answer' ? restrictedTo(step, names) : step)];
}
function restrictedTo(step, names) {
	return names.kind === 'any' ? step : { ...step, rules: step.rules.map((rule)=>({ ...rule, names })) };
}
function zoneAccess(lists, acls) {
	const list = listNamed(lists.zone, ['allow-query']) ?? listNamed(lists.options, ['allow-query']);
	return stepsOf(list, 'allow-query', acls).flatMap((step)=>step.kind === 'answer' ? step.rules : []);
}
function hasOwnAccess(zone) {
	return listNamed(zone, ['allow-query']) !== undefined;
}
function ignored(options, acls) {
	const list = listNamed(options, ['blackhole']);
	const at = list?.words[0]?.at;
	if (list === undefined || at === undefined) return [];
	const rules = rulesOf(list.inner ?? [], acls, at, false);
	const turned = rules === 'everybody' ? [everyClient('pass', at)] : rules;
	return [{ kind: 'answer', plugin: 'blackhole', rules: turned.map((rule)=>({ ...rule, effect: rule.effect === 'pass' ? 'drop' : 'pass' })), at }];
}
const MAX_WIDE = 50;
function mayBeAsked(options, statements) {
	const elements = (listNamed(options, ['blackhole'])?.inner ?? []).map(({ words })=>words.map(({ value })=>value).join(''));
	const ignoring = elements.some((one)=>one.startsWith('!')) ? [] : elements;
	const bogus = statements.filter((one)=>_clauses().keyword(one) === 'server' && isBogus(one));
	const written = [...ignoring, ...bogus.map(({ words })=>words[1]?.value ?? '')];
	const networks = written.flatMap((one)=>one === 'any' ? '0.0.0.0/0' : networkOf(one) ?? []);
	const single = new Set(networks.filter((one)=>/^[\d.]+\/32$|\/128$/.test(one)));
	const wide = networks.filter((one)=>!single.has(one)).slice(0, MAX_WIDE);
	return ({ value })=>{
		if (value.kind !== 'endpoint') return true;
		const { address } = value;
		const isSingle = single.has(`${address}/${_endpoint().isIPv6(address) ? 128 : 32}`);
		return !isSingle && !wide.some((network)=>_endpoint().inCidr(address, network));
	};
}
function isBogus({ inner = [] }) {
	const value = inner.findLast((one)=>_clauses().keyword(one) === 'bogus')?.words[1]?.value;
	return value !== undefined && /^(?:yes|true|1)$/i.test(value);
}
function listensAt(list, acls) {
	const v6 = _clauses().keyword(list) === 'listen-on-v6';
	const at = list.words[0]?.at;
	if (at === undefined) return [];
	const rules = rulesOf(list.inner ?? [], acls, at, false);
	if (rules === 'everybody') return [everywhere(v6, at)];
	const taken = rules.filter((rule)=>rule.effect === 'pass');
	const single = taken.flatMap(({ clients = [] })=>clients.flatMap((one)=>singleOf(one, v6) ?? []));
	const isWide = taken.some(({ clients })=>clients?.every((one)=>_accesslists().LOOPBACK.includes(one) || singleOf(one, v6) !== undefined) !== true);
	const isTaken = (address)=>rules.find((rule)=>mayTake(rule, address))?.effect === 'pass';
	const loopback = v6 ? '::1' : '127.0.0.1';
	if (isWide && isTaken(loopback)) return [everywhere(v6, at)];
	const known = [...new Set([...single.filter((address)=>!_endpoint().isLoopback(address)), loopback])];
	const written = known.filter((address)=>_endpoint().isIPv6(address) === v6 && isTaken(address));
	return [
		...written.map((address)=>({ value: { kind: 'address', address }, at })),
		...isWide ? [{ value: { kind: 'interface', name: _clauses().keyword(list) }, at }] : []
	];
}
function everywhere(v6, at) {
	return { value: { kind: 'address', address: v6 ? '::' : '0.0.0.0', ownFamilyOnly: true, interfacesOnly: true }, at };
}
function singleOf(network, v6) {
	return network.endsWith(v6 ? '/128' : '/32') ? network.slice(0, network.lastIndexOf('/')) : undefined;
}
function mayTake({ clients, perhaps, effect }, address) {
	if (perhaps !== undefined) return effect === 'pass';
	return clients === undefined || clients.some((network)=>_endpoint().inCidr(address, network));
}
function recursionAccess(options, acls, at) {
	const recursion = listNamed(options, ['allow-recursion', 'allow-query-cache', 'allow-query']);
	const cache = listNamed(options, ['allow-query-cache', 'allow-recursion', 'allow-query']);
	const on = askedAt(options, ['allow-recursion-on', 'allow-query-cache-on'], acls);
	if (recursion === undefined) return [..._accesslists().accessStep('allow-recursion', [...localhost(at), ...localnets(at)], 'refuse', at), ...on];
	const lists = recursion === cache ? [recursion] : [recursion, cache];
	return [...lists.flatMap((list)=>stepsOf(list, 'allow-recursion', acls)), ...on];
}
function askedAt(options, keys, acls) {
	return keys.flatMap((key)=>{
		const list = listNamed(options, [key]);
		const at = list?.words[0]?.at;
		if (list === undefined || at === undefined || rulesOf(list.inner ?? [], acls, at, false) === 'everybody') return [];
		const perhaps = {
			holds: `${key} has the address that is asked`,
			fails: `${key} has not the address that is asked`
		};
		return _accesslists().accessStep(key, [{ names: { kind: 'any' }, perhaps, effect: 'pass', at }], 'refuse', at);
	});
}
function networksOf(list, acls) {
	const at = list.words[0]?.at;
	const rules = at === undefined ? 'everybody' : rulesOf(list.inner ?? [], acls, at, false);
	if (rules === 'everybody') return undefined;
	const isPlain = rules.every(({ effect, perhaps, clients })=>effect === 'pass' && perhaps === undefined && clients !== undefined);
	return isPlain ? rules.flatMap(({ clients = [] })=>clients) : undefined;
}
function listNamed(options, keys) {
	for (const key of keys){
		const list = options.findLast((one)=>_clauses().keyword(one) === key && one.inner !== undefined);
		if (list !== undefined) return list;
	}
	return undefined;
}
function stepsOf(list, plugin, acls) {
	const at = list?.words[0]?.at;
	if (list === undefined || at === undefined) return [];
	const rules = rulesOf(list.inner ?? [], acls, at);
	return rules === 'everybody' ? [] : _accesslists().accessStep(plugin, rules, 'refuse', at);
}
const MAX_ELEMENTS = 500;
function rulesOf(list, acls, at, servesPods = true) {
	const rules = [];
	const allowed = [];
	const waiting = [...list].reverse();
	const opened = new Set();
	let isOpen = false;
	const ending = (last)=>{
		if (!isOpen) return [...rules, ...last];
		const left = _accesslists().overIPv6([...rules, ...last], 'refuse', at);
		return left.length === 0 ? 'everybody' : left;
	};
	for(let seen = 0; seen < MAX_ELEMENTS; seen += 1){
		const element = waiting.pop();
		if (element === undefined) return ending([]);
		const text = element.words.map(({ value })=>value).join(' ');
		const refuses = text.startsWith('!');
		const word = text.replace(/^!\s*/, '').toLowerCase();
		const effect = refuses ? 'refuse' : 'pass';
		const named = acls.get(word);
		if (word === 'any') return refuses || rules.some((rule)=>rule.effect !== 'pass') ? ending([everyClient(effect, at)]) : 'everybody';
		if (word === 'none') return ending([everyClient('refuse', at)]);
		if (word === 'localhost') _append().addAll(rules, localhost(at, effect));
		else if (word === 'localnets') _append().addAll(rules, localnets(at, effect));
		else if (named !== undefined && !refuses && !opened.has(word)) {
			opened.add(word);
			_append().addAll(waiting, [...named].reverse());
		} else {
			const network = networkOf(word);
			if (network === undefined) rules.push(_accesslists().possibleMember(text === '' ? 'a list' : text, effect, at));
			else rules.push({ names: { kind: 'any' }, clients: [network], effect, at });
			if (network !== undefined && !refuses) allowed.push(network);
		}
		if (servesPods && rules.every((rule)=>rule.effect === 'pass') && _accesslists().servesPrivateNetworks(allowed)) isOpen = true;
	}
	return ending([_accesslists().possibleMember('the rest of the list', 'pass', at)]);
}
function everyClient(effect, at) {
	return { names: { kind: 'any' }, effect, at };
}
function localhost(at, effect = 'pass') {
	return [{ names: { kind: 'any' }, clients: _accesslists().LOOPBACK, effect, at }, _accesslists().possibleMember('localhost', effect, at)];
}
function localnets(at, effect = 'pass') {
	return [_accesslists().possibleMember('localnets', effect, at)];
}
function networkOf(word) {
	const [written = '', bits] = word.split('/');
	const short = bits !== undefined && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(written);
	return _accesslists().networkAt(short ? [...written.split('.'), '0', '0', '0'].slice(0, 4).join('.') : written, bits)?.network;
}

module.exports = { aclsOf, everywhere, hasOwnAccess, listensAt, mayBeAsked, networkOf, networksOf, queryAccess, recursionAccess, zoneAccess, };
},

"languages/bind/clauses.js": (module, exports, _load) => {
/** named.conf: statements of words ended by `;`, some with a braced list (BIND 9 ARM, "Configuration file grammar"). */
const _defined = _load.later("core/text/defined"),
	_sourcetext = _load.later("core/text/source-text"),
	_includedfiles = _load.later("languages/shared/included-files");
function keyword(statement) {
	return statement.words[0]?.value ?? '';
}
function readStatements(roots, included) {
	const top = [];
	const stack = [top];
	let words = [];
	let inner;
	let behind;
	let broken;
	const all = _includedfiles().readInPlace(roots, tokens, { once: false });
	const end = ()=>{
		const named = words[0]?.value === 'include' && inner === undefined ? words[1] : undefined;
		const found = named === undefined ? undefined : included(named);
		if (found !== undefined) all.open(found);
		else if (words.length > 0 || inner !== undefined) stack[stack.length - 1]?.push({ words, ..._defined().defined({ inner, behind }) });
		words = [];
		inner = undefined;
		behind = undefined;
	};
	const pending = [];
	for (const token of all){
		const at = _sourcetext().locate(token.source, token.start, token.end);
		if (token.isOpen === true) broken ??= at;
		if (token.value === '{' && !token.quoted) {
			pending.push({ words, behind: inner === undefined ? undefined : [...behind ?? [], '{'] });
			behind = undefined;
			words = [];
			inner = undefined;
			stack.push([]);
		} else if (token.value === '}' && !token.quoted) {
			if (words.length > 0 || inner !== undefined || stack.length === 1) broken ??= at;
			end();
			if (stack.length === 1) continue;
			inner = stack.pop();
			const before = pending.pop();
			words = before?.words ?? [];
			behind = before?.behind;
		} else if (token.value === ';' && !token.quoted) end();
		else if (inner === undefined) words.push({ value: token.value, at });
		else behind = [...behind ?? [], token.value];
	}
	if (stack.length > 1 || inner !== undefined) broken ??= words[0]?.at ?? pending[0]?.words[0]?.at;
	else broken ??= words[0]?.at;
	end();
	while(stack.length > 1){
		const list = stack.pop() ?? [];
		stack[stack.length - 1]?.push({ words: pending.pop()?.words ?? [], inner: list });
	}
	return { statements: top, cut: all.cut(), broken };
}
function holeEnd(text, start) {
	HOLE.lastIndex = start;
	return HOLE.test(text) ? HOLE.lastIndex : start;
}
const HOLE = /\$\{[\w.:?=-]{1,200}\}|\{\{[^{}\n]{1,500}\}\}/y;
function* tokens(source) {
	const { text } = source;
	let i = 0;
	while(i < text.length){
		const c = text[i] ?? '';
		const two = text.slice(i, i + 2);
		if (c === '#' || two === '//') {
			const feed = text.indexOf('\n', i);
			i = feed === -1 ? text.length : feed;
		} else if (two === '/*') {
			const close = text.indexOf('*/', i + 2);
			i = close === -1 ? text.length : close + 2;
		} else if (c === '"') {
			const close = text.indexOf('"', i + 1);
			const end = close === -1 ? text.length : close;
			const value = text.slice(i + 1, end);
			yield { source, value, quoted: true, isOpen: close === -1 || value.includes('\n'), start: i + 1, end };
			i = end + 1;
		} else if (c === '{' && holeEnd(text, i) === i || c === '}' || c === ';') {
			yield { source, value: c, quoted: false, start: i, end: i + 1 };
			i += 1;
		} else if (/\s/.test(c)) i += 1;
		else {
			let end = Math.max(holeEnd(text, i), i + 1);
			while(end < text.length && text.slice(end, end + 2) !== '//'){
				const next = holeEnd(text, end);
				if (next === end && /[\s{};"#]/.test(text[end] ?? '')) break;
				end = Math.max(next, end + 1);
			}
			yield { source, value: text.slice(i, end), quoted: false, start: i, end };
			i = end;
		}
	}
}

module.exports = { keyword, readStatements, };
},

"languages/bind/grammar.js": (module, exports, _load) => {
/** What named is known to take (BIND 9 ARM, "Configuration file grammar"; lib/isccfg/namedconf.c, check.c). */
const _endpoint = _load.later("core/dns/endpoint"),
	_append = _load.later("core/text/append"),
	_placeholder = _load.later("core/text/placeholder"),
	_knownoptions = _load.later("languages/shared/known-options"),
	_lines = _load.later("languages/shared/lines"),
	_access = _load.later("languages/bind/access"),
	_clauses = _load.later("languages/bind/clauses");
const isTaken = _knownoptions().knownOptions('bind');
function isKnown(option) {
	return isTaken(option) || option.context === 'view' && isTaken({ ...option, context: 'options' });
}
const CONTEXTS = new Set('options view zone logging channel key server rate-limit controls statistics-channels'.split(' '));
const CLIENTS = /^(?:acl|allow-|blackhole|clients|exclude|exempt-|listen-on|mapped|match-(?:c|d))/;
const SERVERS = new Set(['forwarders', 'primaries', 'masters', 'also-notify', 'server-addresses']);
const OF_ANY_NAME = new Set(['any', 'none', 'localhost', 'localnets']);
const REPEATED = /^(?:category|check-names|controls|disable-|inet|listen-on|server|statistics-|trust-)/;
const NAMED = /^(?:acl|channel|dnssec-policy|http|key|masters|primaries|tls|view|zone)$/;
const NEEDS = new Map([
	...['master', 'primary', 'hint'].map((type)=>[type, ['file']]),
	...['slave', 'secondary', 'stub'].map((type)=>[type, ['masters', 'primaries']])
]);
function grammarOf(statements, isWhole) {
	const options = [];
	const refused = [];
	const lists = new Set(statements.flatMap((one)=>_clauses().keyword(one) === 'acl' ? one.words[1]?.value ?? [] : []));
	const open = [{ context: 'top', inner: statements }];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		const { context, inner } = next;
		const seen = new Set();
		for (const statement of inner){
			const at = statement.words[0]?.at;
			const key = _clauses().keyword(statement);
			if (at === undefined || key === 'include') continue;
			options.push({ key, value: { text: formOf(statement) }, context, at });
			const own = `${key} ${NAMED.test(key) ? statement.words[1]?.value.toLowerCase().replace(/(?<=.)\.$/, '') ?? '' : ''}`;
			if (seen.has(own) && !REPEATED.test(key)) refused.push({
				value: `\`${own.trim()}\` is there twice`,
				at
			});
			seen.add(own);
			for (const value of faultsOf(statement, isWhole ? lists : undefined))refused.push({ value, at });
			if (CONTEXTS.has(key)) open.push({ context: contextOf(statement), inner: statement.inner ?? [] });
		}
		if (context === 'logging' && isWhole) _append().addAll(refused, channelFaults(inner));
	}
	const stray = statements.find((one)=>_clauses().keyword(one) === 'zone')?.words[0];
	const hasViews = statements.some((one)=>_clauses().keyword(one) === 'view');
	if (hasViews && stray !== undefined) refused.push({ value: 'a zone is in no view', at: stray.at });
	return { options, refused };
}
function contextOf({ words, inner = [] }) {
	const key = words[0]?.value ?? '';
	if (key === 'statistics-channels') return 'controls';
	return key === 'zone' && typeOf(inner) === 'forward' ? 'forward-zone' : key;
}
function formOf({ words, inner, behind = [] }) {
	const texts = words.slice(1).map(({ value })=>value.replaceAll(/\s/g, '_'));
	return [...texts, ...inner === undefined ? [] : ['{'], ...behind].join(' ');
}
function typeOf(inner) {
	return inner.find((one)=>_clauses().keyword(one) === 'type')?.words[1]?.value;
}
function faultsOf(statement, lists) {
	const { words, inner } = statement;
	const key = _clauses().keyword(statement);
	const has = (names)=>inner?.some((one)=>names.includes(_clauses().keyword(one))) === true;
	if (key === 'zone') {
		const name = words[1]?.value ?? '';
		const type = typeOf(inner ?? []);
		const needed = NEEDS.get(type ?? '');
		if (/\.\.|^\../.test(name)) return [
			`\`${name}\` is no name`
		];
		if (type === undefined && !has(['in-view'])) return [
			`the zone ${name} has no type`
		];
		return needed === undefined || has(needed) ? [] : [
			`the zone ${name} has no \`${needed[0]}\``
		];
	}
	if (key === 'key' && inner !== undefined && !(has(['algorithm']) && has(['secret']))) return ['a key has no secret'];
	if (CLIENTS.test(key)) return elementFaults(inner ?? [], lists);
	if (!SERVERS.has(key)) return [];
	return (inner ?? []).flatMap((one)=>isServer(one) ? [] : [
			`\`${formOf(one)}\` stands behind a server’s address`
		]);
}
function isServer(one) {
	return /^((port \d{1,5}|key \S+|tls \S+)( |$))*$/.test(formOf(one));
}
function elementFaults(list, lists) {
	const faults = [];
	const open = [...list];
	for(let one = open.pop(); one !== undefined; one = open.pop()){
		if (one.inner !== undefined) _append().addAll(open, one.inner);
		const text = one.words.map(({ value })=>value).join(' ').replace(/^!\s*/, '');
		const isNamed = OF_ANY_NAME.has(text.toLowerCase()) || lists === undefined || lists.has(text);
		const isOpen = text === '' || _placeholder().isPlaceholder(text) || /^key \S+$/.test(text);
		if (!isNamed && !isOpen && !isNetwork(text)) faults.push(`\`${text}\` is no client or list of them`);
	}
	return faults;
}
function isNetwork(text) {
	const network = _access().networkOf(text);
	if (network === undefined) return false;
	const [address = '', bits] = network.split('/');
	const length = _lines().portIn(bits) ?? 999;
	return length <= (_endpoint().isIPv6(address) ? 128 : 32) && _endpoint().nthAddress(network, 0) === _endpoint().parseAddress(address);
}
const OWN_CHANNELS = ['default_syslog', 'default_debug', 'default_stderr', 'default_logfile', 'null'];
function channelFaults(inner) {
	const known = new Set(OWN_CHANNELS);
	for (const one of inner)if (_clauses().keyword(one) === 'channel') known.add(one.words[1]?.value ?? '');
	const used = inner.flatMap((one)=>_clauses().keyword(one) === 'category' ? one.inner ?? [] : []);
	return used.flatMap(({ words: [name] })=>name === undefined || known.has(name.value) ? [] : [
			{
				value: `there is no channel ${name.value}`,
				at: name.at
			}
		]);
}

module.exports = { grammarOf, isKnown, };
}
};
