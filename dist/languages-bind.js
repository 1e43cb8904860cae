'use strict';

module.exports = {

"languages/bind/access.js": (_from) => {
/** Whom named serves (BIND 9 ARM, "Address Match Lists", allow-recursion, allow-query). */
const [
	_endpo, _name, _appen, _defin, _acces, _claus,
] = _from( "dns/endpoint", "dns/name", "text/append", "text/defined", "languages/shared/access-lists", "./clauses", );
function aclsOf(statements) {
	const acls = new Map();
	for (const one of statements)if (_claus().keyword(one) === 'acl' && one.words[1] !== undefined) acls.set(one.words[1].value.toLowerCase(), one.inner ?? []);
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
	const rules = rulesOf(list.inner ?? [], acls, at, 'servers');
	const turned = rules === 'everybody' ? [everyClient('pass', at)] : rules;
	return [{ kind: 'answer', plugin: 'blackhole', rules: turned.map((rule)=>({ ...rule, effect: rule.effect === 'pass' ? 'drop' : 'pass' })), at }];
}
function mayBeAsked(options, statements, acls) {
	const list = listNamed(options, ['blackhole']);
	const at = list?.words[0]?.at;
	const rules = list === undefined || at === undefined ? [] : rulesOf(list.inner ?? [], acls, at, 'servers');
	const ignored = rules === 'everybody' ? [{ network: 'any', isTaken: true }] : networksIn(rules);
	const peers = statements.flatMap((one)=>{
		const network = _claus().keyword(one) === 'server' ? networkOf(one.words[1]?.value ?? '') : undefined;
		return network === undefined ? [] : [{ network, isTaken: isBogus(one) }];
	});
	const lists = [ignored, peers.sort((one, other)=>lengthOf(other.network) - lengthOf(one.network))].map(firstMatch);
	return ({ value })=>value.kind !== 'endpoint' || !lists.some((isTaken)=>isTaken(value.address));
}
function networksIn(rules) {
	return rules.flatMap(({ clients = ['any'], perhaps, effect })=>perhaps === undefined ? clients.map((network)=>({ network, isTaken: effect === 'pass' })) : []);
}
function lengthOf(network) {
	return Number(network.slice(network.lastIndexOf('/') + 1));
}
const MAX_WIDE = 50;
function firstMatch(list) {
	const single = new Map();
	const wide = [];
	for (const [index, { network }] of list.entries())if (singleOf(network, _endpo().isIPv6(network)) === undefined) wide.push(index);
	else if (!single.has(network)) single.set(network, index);
	const few = wide.slice(0, MAX_WIDE);
	return (address)=>{
		const own = single.get(`${address}/${_endpo().isIPv6(address) ? 128 : 32}`) ?? list.length;
		const around = few.find((index)=>_endpo().isWithin(address, list[index]?.network ?? '')) ?? list.length;
		return list[Math.min(own, around)]?.isTaken === true;
	};
}
function isBogus({ inner = [] }) {
	const value = inner.findLast((one)=>_claus().keyword(one) === 'bogus')?.words[1]?.value;
	return value !== undefined && /^(?:yes|true|1)$/i.test(value);
}
function listensAt(list, acls) {
	const v6 = _claus().keyword(list) === 'listen-on-v6';
	const at = list.words[0]?.at;
	if (at === undefined) return [];
	const rules = rulesOf(list.inner ?? [], acls, at, 'itself');
	if (rules === 'everybody') return [everywhere(v6, at)];
	const taken = rules.filter((rule)=>rule.effect === 'pass');
	const single = taken.flatMap(({ clients = [] })=>clients.flatMap((one)=>singleOf(one, v6) ?? []));
	const isFew = (one)=>_acces().LOOPBACK.includes(one) || singleOf(one, v6) !== undefined;
	const isWide = taken.some(({ clients })=>clients?.every(isFew) !== true);
	const isTaken = (address)=>rules.find((rule)=>mayTake(rule, address))?.effect === 'pass';
	const known = [...new Set([...single.filter((address)=>!_endpo().isLoopback(address)), v6 ? '::1' : '127.0.0.1'])];
	const written = known.filter((address)=>_endpo().isIPv6(address) === v6 && isTaken(address));
	const addresses = written.map((address)=>({ value: { kind: 'address', address }, at }));
	if (!isWide) return addresses;
	if (rules.length > MAX_WIDE || rules.some(({ perhaps })=>perhaps !== undefined)) return [
		...addresses,
		{ value: { kind: 'interface', name: _claus().keyword(list) }, at }
	];
	return [...addresses, everywhere(v6, at, networksIn(rules))];
}
function everywhere(v6, at, list) {
	const value = { kind: 'address', address: v6 ? '::' : '0.0.0.0', ownFamilyOnly: true, interfacesOnly: true };
	return { value: { ...value, ..._defin().defined({ list }) }, at };
}
function singleOf(network, v6) {
	return network.endsWith(v6 ? '/128' : '/32') ? network.slice(0, network.lastIndexOf('/')) : undefined;
}
function mayTake({ clients, perhaps, effect }, address) {
	if (perhaps !== undefined) return effect === 'pass';
	return clients === undefined || clients.some((network)=>_endpo().inCidr(address, network));
}
function recursionAccess(options, acls, { refused, at }) {
	const recursion = listNamed(options, ['allow-recursion', 'allow-query-cache', 'allow-query']);
	const cache = listNamed(options, ['allow-query-cache', 'allow-recursion', 'allow-query']);
	const cacheOn = askedAt(options, ['allow-query-cache-on'], acls);
	const recursionOn = askedAt(options, ['allow-recursion-on'], acls);
	const hasCacheOn = listNamed(options, ['allow-query-cache-on']) !== undefined;
	const on = hasCacheOn ? recursionOn.map((one)=>unrecursed(one, refused)) : recursionOn;
	if (recursion === undefined || cache === undefined) return [
		..._acces().accessStep('allow-recursion', [...localhost(at), ...localnets(at)], 'refuse', at),
		...cacheOn,
		...on
	];
	const first = stepsOf(cache, _claus().keyword(cache) === _claus().keyword(recursion) ? 'allow-recursion' : 'allow-query-cache', acls);
	const then = recursion === cache ? [] : stepsOf(recursion, 'allow-recursion', acls);
	return [...first, ...then.map((one)=>unrecursed(one, refused)), ...cacheOn, ...on];
}
function unrecursed(step, refused) {
	if (step.kind !== 'answer') return step;
	const rules = step.rules.flatMap((rule)=>{
		if (rule.effect !== 'refuse') return [rule];
		const lame = { ...rule, effect: 'answer', rcode: 'LAME' };
		return refused.length === 0 ? [lame] : [{ ...rule, names: { kind: 'within', zones: refused } }, lame];
	});
	return { ...step, rules };
}
function askedAt(options, keys, acls) {
	return keys.flatMap((key)=>{
		const list = listNamed(options, [key]);
		const at = list?.words[0]?.at;
		if (list === undefined || at === undefined || rulesOf(list.inner ?? [], acls, at, 'servers') === 'everybody') return [];
		const perhaps = {
			holds: `${key} has the address that is asked`,
			fails: `${key} has not the address that is asked`
		};
		return _acces().accessStep(key, [{ names: { kind: 'any' }, perhaps, effect: 'pass', at }], 'refuse', at);
	});
}
function networksOf(list, acls) {
	const at = list.words[0]?.at;
	const rules = at === undefined ? 'everybody' : rulesOf(list.inner ?? [], acls, at, 'servers');
	if (rules === 'everybody') return undefined;
	const isPlain = rules.every(({ effect, perhaps, clients })=>effect === 'pass' && perhaps === undefined && clients !== undefined);
	return isPlain ? rules.flatMap(({ clients = [] })=>clients) : undefined;
}
function listNamed(options, keys) {
	for (const key of keys){
		const list = options.findLast((one)=>_claus().keyword(one) === key && one.inner !== undefined);
		if (list !== undefined) return list;
	}
	return undefined;
}
function stepsOf(list, plugin, acls) {
	const at = list?.words[0]?.at;
	if (list === undefined || at === undefined) return [];
	const rules = rulesOf(list.inner ?? [], acls, at);
	return rules === 'everybody' ? [] : _acces().accessStep(plugin, rules, 'refuse', at);
}
const MAX_ELEMENTS = 500;
function rulesOf(list, acls, at, asked = 'pods') {
	const rules = [];
	const allowed = [];
	const waiting = list.map((element)=>({ element, refuses: false })).reverse();
	const opened = new Set();
	let isOpen = false;
	const ending = (last)=>{
		if (!isOpen) return [...rules, ...last];
		const left = _acces().overIPv6([...rules, ...last], 'refuse', at);
		return left.length === 0 ? 'everybody' : left;
	};
	for(let seen = 0; seen < MAX_ELEMENTS; seen += 1){
		const next = waiting.pop();
		if (next === undefined) return ending([]);
		const { element } = next;
		const text = element.words.map(({ value })=>value).join(' ');
		const isException = text.startsWith('!');
		const refuses = next.refuses || isException;
		const word = text.replace(/^!\s*/, '').toLowerCase();
		const effect = refuses ? 'refuse' : 'pass';
		const inner = element.inner ?? (opened.has(word) ? undefined : acls.get(word));
		if (isAll(word, asked)) {
			const admits = !next.refuses && word === 'none' === isException;
			if (admits && rules.every((rule)=>rule.effect === 'pass')) return 'everybody';
			return ending([everyClient(admits ? 'pass' : 'refuse', at)]);
		}
		if (word === 'localhost') _appen().addAll(rules, localhost(at, effect));
		else if (word === 'localnets') _appen().addAll(rules, localnets(at, effect));
		else if (inner !== undefined && (waiting.length === 0 || !inner.some(isExceptional))) {
			opened.add(word);
			_appen().addAll(waiting, inner.map((element)=>({ element, refuses })).reverse());
		} else {
			const network = networkOf(word);
			if (network === undefined) rules.push(_acces().possibleMember(word === '' ? 'a list' : text, effect, at));
			else rules.push({ names: { kind: 'any' }, clients: [network], effect, at });
			if (network !== undefined && !refuses) allowed.push(network);
		}
		if (asked === 'pods' && rules.every((rule)=>rule.effect === 'pass') && _acces().servesPrivateNetworks(allowed)) isOpen = true;
	}
	return ending([_acces().possibleMember('the rest of the list', 'pass', at)]);
}
function isAll(word, asked) {
	return word === 'any' || word === 'none' || asked === 'itself' && /^local(?:host|nets)$/.test(word);
}
function isExceptional(element) {
	return /^(?:!|none$)/i.test(_claus().keyword(element));
}
function everyClient(effect, at) {
	return { names: { kind: 'any' }, effect, at };
}
function localhost(at, effect = 'pass') {
	return [{ names: { kind: 'any' }, clients: _acces().LOOPBACK, effect, at }, _acces().possibleMember('localhost', effect, at)];
}
function localnets(at, effect = 'pass') {
	return [_acces().possibleMember('localnets', effect, at)];
}
function networkOf(word) {
	const [written = '', bits] = word.split('/');
	const short = bits !== undefined && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(written);
	return _acces().networkAt(short ? [...written.split('.'), '0', '0', '0'].slice(0, 4).join('.') : written, bits)?.network;
}

return { aclsOf, everywhere, hasOwnAccess, listensAt, mayBeAsked, networkOf, networksOf, queryAccess, recursionAccess, zoneAccess };
},

"languages/bind/clauses.js": (_from) => {
/** named.conf: statements of words ended by `;`, some with a braced list (BIND 9 ARM, "Configuration file grammar"). */
const [_defin, _place, _sourc, _inclu] = _from("text/defined", "text/placeholder", "text/source-text", "languages/shared/included-files");
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
	const all = _inclu().readInPlace(roots, tokens, { once: false });
	const end = ()=>{
		const named = words[0]?.value === 'include' && inner === undefined ? words[1] : undefined;
		const found = named === undefined ? undefined : included(named);
		if (found !== undefined) all.open(found);
		else if (words.length > 0 || inner !== undefined) stack[stack.length - 1]?.push({ words, ..._defin().defined({ inner, behind }) });
		words = [];
		inner = undefined;
		behind = undefined;
	};
	const pending = [];
	for (const token of all){
		const at = _sourc().locate(token.source, token.start, token.end);
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
		} else if (token.value === ';' && !token.quoted) {
			if (words.length === 0 && (inner === undefined || stack.length === 1)) broken ??= at;
			end();
		} else if (inner === undefined) {
			if (words[0]?.value === 'include' && !token.quoted && !_place().isPlaceholder(token.value)) broken ??= at;
			words.push({ value: token.value, at, ..._defin().defined({ quoted: token.quoted || undefined }) });
		} else behind = [...behind ?? [], token.value];
	}
	broken ??= words[0]?.at ?? (stack.length > 1 || inner !== undefined ? pending[0]?.words[0]?.at : undefined);
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

return { keyword, readStatements };
},

"languages/bind/grammar.js": (_from) => {
/** What named is known to take (BIND 9 ARM, "Configuration file grammar"; lib/isccfg/namedconf.c, check.c). */
const [
	_endpo, _name, _appen, _place, _known, _lines, _acces, _claus,
] = _from(
	"dns/endpoint", "dns/name", "text/append", "text/placeholder", "languages/shared/known-options", "languages/shared/lines", "./access", "./clauses",
);
const isTaken = _known().knownOptions('bind');
function isKnown(option) {
	const { context = '' } = option;
	if (context.endsWith('-zone')) return isTaken(option) && isTaken({ ...option, context: 'zone' });
	return isTaken(option) || context === 'view' && isTaken({ ...option, context: 'options' });
}
const CONTEXTS = new Set('options view zone logging channel key server rate-limit rrset-order controls statistics-channels'.split(' '));
const CLIENTS = /^(?:acl|allow-|blackhole|clients|exclude|exempt-|listen-on|mapped|match-(?:c|d)|sortlist)/;
const NAMES = /^(?:deny-answer-aliases|server-names|validate-except)$/;
const NO_NAME = /\.\.|^\..|[^.]{64}/;
const REMOTE = /^((port \d{1,5}|key \S+|tls \S+)( |$))*$/;
const ALONE = /^$/;
const PATH = /^\/[\w.~!$&'()*+,;=:@%/-]*$/;
const SERVERS = new Map([
	['forwarders', /^(port \d{1,5} ?)?(tls \S+)?$/],
	['server-addresses', ALONE],
	...['primaries', 'masters', 'also-notify'].map((key)=>[key, REMOTE])
]);
const ANCHOR = /^(static|initial)-(key \d{1,5} \d{1,3} \d{1,3} "?([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|ds \d{1,5} \d{1,3} \d{1,3} "?([\dA-Fa-f]{2})+)$/;
const OF_ANY_NAME = new Set(['any', 'none', 'localhost', 'localnets']);
const REPEATED = /^(?:category|controls|disable-|inet|listen-on|statistics-|trust-)/;
const NAMED = /^(?:acl|channel|check-names|dnssec-policy|http|key|masters|primaries|server|tls|view|zone)$/;
const NEEDS = new Map([
	...['master', 'primary', 'hint'].map((type)=>[type, ['file']]),
	...['slave', 'secondary', 'stub', 'mirror'].map((type)=>[type, ['masters', 'primaries']]),
	['static-stub', ['server-addresses', 'server-names']]
]);
const OLD_TYPES = new Map([['master', 'primary'], ['slave', 'secondary']]);
const BUILT_IN = new Set([
	...[...OF_ANY_NAME].map((name)=>`acl ${name}`),
	...['default', 'insecure', 'none'].map((name)=>`dnssec-policy ${name}`),
	...['tls ephemeral', 'tls none', 'http default']
]);
function grammarOf(statements, isWhole) {
	const options = [];
	const refused = [];
	const views = statements.filter((one)=>_claus().keyword(one) === 'view');
	const all = [...statements, ...views.flatMap(({ inner = [] })=>inner)];
	const isClosed = isWhole && !all.some((one)=>_claus().keyword(one) === 'include');
	const names = new Set([
		...BUILT_IN,
		...all.map((one)=>`${_claus().keyword(one)} ${one.words[1]?.value}`)
	]);
	const isNamed = (kinds, name)=>!(kinds[0] === 'acl' ? isWhole : isClosed) || _place().isPlaceholder(name) || kinds.some((kind)=>names.has(`${kind} ${name}`));
	const open = [{ context: 'top', inner: statements }];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		const { context, inner, around } = next;
		const seen = new Set();
		for (const statement of inner){
			const [first] = statement.words;
			const key = _claus().keyword(statement);
			const at = first?.at ?? around;
			if (at !== undefined && (first === undefined || first.quoted === true)) refused.push({ value: 'a statement begins with no name', at });
			if (at === undefined || first === undefined || key === 'include') continue;
			options.push({ key, value: { text: formOf(statement) }, context, at });
			const own = `${key === 'masters' ? 'primaries' : key} ${NAMED.test(key) ? statement.words[1]?.value.toLowerCase().replace(/(?<=.)\.$/, '') ?? '' : ''}`;
			if (seen.has(own) && !REPEATED.test(key) && context !== 'rrset-order') refused.push({
				value: `\`${own.trim()}\` is there twice`,
				at
			});
			seen.add(own);
			if (BUILT_IN.has(own) && !context.endsWith('zone') && context !== 'options') refused.push({
				value: `\`${own}\` is built in`,
				at
			});
			for (const value of faultsOf(statement, context, isNamed))refused.push({ value, at });
			const secured = key === 'forwarders' ? statement.inner?.find((one)=>formOf(one).includes('tls ')) : undefined;
			if (secured !== undefined) options.push({ key: 'tls', value: { text: formOf(secured) }, context: key, at });
			if (CONTEXTS.has(key)) open.push({ context: contextOf(statement), inner: statement.inner ?? [], around: at });
		}
		_appen().addAll(refused, forwardFaults(next, views.length > 0));
		if (context === 'logging' && isWhole) _appen().addAll(refused, channelFaults(inner));
	}
	for (const scope of [statements, ...views.map(({ inner = [] })=>inner)])_appen().addAll(refused, rootFaults(scope, statements));
	_appen().addAll(refused, [...classFaults(statements, views), ...inViewFaults(views)]);
	_appen().addAll(refused, fileFaults(all));
	_appen().addAll(refused, listFaults(all, isNamed));
	const stray = statements.find((one)=>_claus().keyword(one) === 'zone')?.words[0];
	if (views.length > 0 && stray !== undefined) refused.push({ value: 'a zone is in no view', at: stray.at });
	return { options, refused };
}
function forwardFaults({ context, inner }, hasViews) {
	const way = inner.find((one)=>_claus().keyword(one) === 'forward')?.words[0];
	const isOpen = inner.some((one)=>_claus().keyword(one) === 'include' || _claus().keyword(one) === 'forwarders');
	if (way === undefined || isOpen || context === 'options' && hasViews) return [];
	return [
		{
			value: '`forward` has no `forwarders` beside it',
			at: way.at
		}
	];
}
function rootFaults(scope, statements) {
	const hasServers = (inner)=>inner.some((one)=>_claus().keyword(one) === 'forwarders');
	const options = statements.flatMap((one)=>_claus().keyword(one) === 'options' ? one.inner ?? [] : []);
	if (!hasServers(options) && !hasServers(scope)) return [];
	return scope.flatMap(({ words: [key, name], inner = [] })=>key?.value === 'zone' && /^[.@]$/.test(name?.value ?? '') && hasServers(inner) ? [
			{
				value: '`forwarders` are those of the root zone and those of everything',
				at: key.at
			}
		] : []);
}
const CLASSES = new Map([['CLASS1', 'IN'], ...['CH', 'CHAOS', 'CLASS3'].map((name)=>[name, 'CH']), ...['HS', 'HESIOD', 'CLASS4'].map((name)=>[name, 'HS'])]);
function classFaults(statements, views) {
	const classOf = ({ words: [, , written] })=>CLASSES.get(written?.value.toUpperCase() ?? '') ?? written?.value.toUpperCase();
	const scopes = [{ own: 'IN', inner: statements }, ...views.map((view)=>({ own: classOf(view) ?? 'IN', inner: view.inner }))];
	return scopes.flatMap(({ own, inner = [] })=>inner.flatMap((one)=>{
			const name = _claus().keyword(one) === 'zone' && (classOf(one) ?? own) !== own ? one.words[1] : undefined;
			return name === undefined ? [] : [
				{
					value: `${name.value} is of another class than its view`,
					at: name.at
				}
			];
		}));
}
function inViewFaults(views) {
	const known = new Set();
	return views.flatMap(({ words: [, view], inner = [] })=>{
		const zones = inner.flatMap((one)=>_claus().keyword(one) === 'zone' ? [{ one, name: one.words[1]?.value ?? '' }] : []);
		const missing = zones.flatMap(({ one, name })=>{
			const from = one.inner?.find((inside)=>_claus().keyword(inside) === 'in-view')?.words[1];
			if (from === undefined || _place().isPlaceholder(name) || known.has(`${from.value} ${_name().absolute(name)}`)) return [];
			return [
				{
					value: `no view ${from.value} before has the zone ${name}`,
					at: from.at
				}
			];
		});
		for (const { name } of zones)known.add(`${view?.value} ${_name().absolute(name)}`);
		return missing;
	});
}
function fileFaults(all) {
	const users = new Map();
	for (const one of all){
		const file = _claus().keyword(one) === 'zone' ? one.inner?.find((inside)=>_claus().keyword(inside) === 'file')?.words[1] : undefined;
		if (file !== undefined && !_place().isPlaceholder(file.value)) _appen().append(users, file.value, { isWritten: isWritten(one.inner ?? []), at: file.at });
	}
	return [...users].flatMap(([file, [first, second]])=>first !== undefined && second !== undefined && (users.get(file) ?? []).some((one)=>one.isWritten) ? [
			{
				value: `${file} is of several zones, and one writes it`,
				at: second.at
			}
		] : []);
}
function listFaults(all, isNamed) {
	const remotes = (inner = [])=>inner.flatMap((one)=>SERVERS.get(_claus().keyword(one)) === REMOTE ? one.inner ?? [] : []);
	const lists = new Map(all.flatMap((one)=>/^(?:primaries|masters)$/.test(_claus().keyword(one)) ? [[one.words[1]?.value ?? '', one.inner ?? []]] : []));
	const open = all.flatMap((one)=>_claus().keyword(one) === 'zone' ? remotes(one.inner) : []);
	const faults = [];
	for(let one = open.pop(); one !== undefined; one = open.pop()){
		const inner = lists.get(_claus().keyword(one)) ?? [];
		lists.delete(_claus().keyword(one));
		_appen().addAll(open, inner);
		for (const { words: [name] } of inner)if (name !== undefined && _endpo().parseAddress(name.value) === undefined && !isNamed([
			'primaries',
			'masters'
		], name.value)) faults.push({
			value: `there is no list ${name.value}`,
			at: name.at
		});
	}
	return faults;
}
function isWritten(inner) {
	if (/^(?:secondary|slave|mirror|stub)$/.test(typeOf(inner) ?? '')) return true;
	return inner.some((one)=>_claus().keyword(one) === 'update-policy' || _claus().keyword(one) === 'allow-update' && one.inner?.[0]?.words[0]?.value !== 'none');
}
function contextOf({ words, inner = [] }) {
	const key = words[0]?.value ?? '';
	const type = key === 'zone' ? typeOf(inner) : undefined;
	return type === undefined ? key : `${OLD_TYPES.get(type) ?? type}-zone`;
}
function formOf({ words, inner, behind = [] }) {
	const texts = words.slice(1).map(({ value, quoted })=>`${quoted === true ? '"' : ''}${value.replaceAll(/\s/g, '_')}`);
	return [...texts, ...inner === undefined ? [] : ['{'], ...behind].join(' ');
}
function typeOf(inner) {
	return inner.find((one)=>_claus().keyword(one) === 'type')?.words[1]?.value;
}
function faultsOf(statement, context, isNamed) {
	const { words, inner = [] } = statement;
	const key = _claus().keyword(statement);
	const [, name] = words;
	if (key === 'zone') return zoneFaults(name?.value ?? '', { inner, isInView: context === 'view' }, isNamed);
	if (key === 'key' && statement.inner !== undefined && !(hasOne(inner, ['algorithm']) && hasOne(inner, ['secret']))) return ['a key has no secret'];
	if (key === 'channel' && inner.filter((one)=>DESTINATIONS.has(_claus().keyword(one))).length !== 1) return ['a channel has not one destination'];
	if (key === 'server' && name !== undefined && !_place().isPlaceholder(name.value) && !isNetwork(name.value)) return [
		`\`${name.value}\` is no network`
	];
	if (key === 'directory' && /^[^/.{$%]/.test(name?.value ?? '')) return [
		`the folder ${name?.value} is not in sight`
	];
	if (key === 'http') {
		const paths = inner.flatMap((one)=>_claus().keyword(one) === 'endpoints' ? one.inner ?? [] : []).map(_claus().keyword);
		return paths.flatMap((path)=>PATH.test(path) || _place().isPlaceholder(path) ? [] : [
				`\`${path}\` is no path`
			]);
	}
	if (key === 'trust-anchors') return inner.flatMap((one)=>isAnchor(one) ? [] : [
			`\`${one.words[0]?.value ?? ''}\` has no key or digest`
		]);
	const keys = key === 'keys' ? [...words.slice(1), ...inner.flatMap((one)=>one.words)] : [];
	const signers = key === 'inet' && statement.behind?.includes('keys') === true ? inner.flatMap((one)=>one.words) : keys;
	const faults = [...certificateFaults(statement, isNamed), ...missing('key', signers, isNamed)];
	if (NAMES.test(key) || key.startsWith('deny-answer') && statement.behind?.includes('except-from') === true) return inner.flatMap((one)=>NO_NAME.test(_claus().keyword(one)) ? [
			`\`${_claus().keyword(one)}\` is no name`
		] : []);
	if (CLIENTS.test(key)) return [...faults, ...elementFaults(inner, isNamed)];
	const form = SERVERS.get(key);
	if (form === undefined) return faults;
	const lists = context.endsWith('-zone') ? isNamed : undefined;
	return [...faults, ...inner.flatMap((one)=>serverFaults(one, form, lists))];
}
const DESTINATIONS = new Set(['file', 'null', 'stderr', 'syslog']);
function hasOne(inner, names) {
	return inner.some((one)=>names.includes(_claus().keyword(one)) || _claus().keyword(one) === 'include');
}
function missing(kind, names, isNamed) {
	return names.flatMap(({ value })=>isNamed([kind], value) ? [] : [
			`there is no ${kind} ${value}`
		]);
}
function zoneFaults(name, { inner, isInView }, isNamed) {
	const type = typeOf(inner);
	const needed = type === 'mirror' && name === '.' ? undefined : NEEDS.get(type ?? '');
	if (NO_NAME.test(name)) return [
		`\`${name}\` is no name`
	];
	if (type === undefined && !(isInView && hasOne(inner, ['in-view']))) return [
		`the zone ${name} has no type`
	];
	if (type === 'redirect' && name !== '.') return ['a redirect zone is that of the root'];
	const zone = _name().absolute(name);
	const inside = namesIn(inner, 'server-names').find((one)=>[..._name().ancestry(_name().absolute(one.value))].includes(zone));
	if (inside !== undefined) return [
		`${inside.value} is in the zone ${name}`
	];
	if (['allow-update', 'update-policy'].every((key)=>inner.some((one)=>_claus().keyword(one) === key))) return [
		`the zone ${name} has \`allow-update\` beside \`update-policy\``
	];
	const policies = inner.flatMap((one)=>_claus().keyword(one) === 'dnssec-policy' ? one.words.slice(1, 2) : []);
	const faults = missing('dnssec-policy', policies, isNamed);
	return needed === undefined || hasOne(inner, needed) ? faults : [
		`the zone ${name} has no \`${needed[0]}\``
	];
}
function namesIn(inner, key) {
	return inner.flatMap((one)=>_claus().keyword(one) === key ? (one.inner ?? []).flatMap(({ words })=>words.slice(0, 1)) : []);
}
function isAnchor(one) {
	return ANCHOR.test(formOf(one).replaceAll('_', '')) || _place().isPlaceholder(_claus().keyword(one));
}
function certificateFaults({ words, inner = [] }, isNamed) {
	const listening = _claus().keyword({ words }).startsWith('listen-on');
	const remote = SERVERS.has(_claus().keyword({ words })) ? inner.map((one)=>one.words) : [];
	const named = [
		...listening ? [words] : [],
		...remote
	].flatMap((all)=>all.flatMap(({ value }, i)=>(value === 'tls' || value === 'http') && all[i + 1] !== undefined ? [[value, all[i + 1]]] : []));
	const faults = named.flatMap(([kind, name])=>name === undefined ? [] : missing(kind, [name], isNamed));
	const has = (word)=>words.some(({ value })=>value === word);
	return listening && has('http') && !has('tls') ? [
		...faults,
		'`http` has no `tls` beside it'
	] : faults;
}
function serverFaults(one, form, isNamed) {
	const [first] = one.words;
	const text = formOf(one);
	const ports = [...text.matchAll(/port (\d+)/g)];
	if (!form.test(text) || ports.some(([, port])=>Number(port) > 65_535)) return [
		`\`${text}\` stands behind a server’s address`
	];
	if (first?.quoted === true && form !== REMOTE) return [
		`\`${first.value}\` is in quotes`
	];
	const isOpen = first === undefined || _place().isPlaceholder(first.value);
	if (!isOpen && (form === ALONE ? _endpo().parseAddress(first.value) === undefined : first.value.includes('/'))) return [
		`\`${first.value}\` is no server’s address`
	];
	if (first === undefined || form !== REMOTE || isNamed === undefined) return [];
	const isAddress = _endpo().parseAddress(first.value) !== undefined && first.quoted !== true;
	return isAddress || isNamed(['primaries', 'masters'], first.value) ? [] : [
		`there is no list ${first.value}`
	];
}
function elementFaults(list, isNamed) {
	const faults = [];
	const open = [...list];
	for(let one = open.pop(); one !== undefined; one = open.pop()){
		if (one.inner !== undefined) _appen().addAll(open, one.inner);
		const text = one.words.map(({ value })=>value).join(' ').replace(/^!\s*/, '');
		const isList = OF_ANY_NAME.has(text.toLowerCase()) || isNamed(['acl'], text);
		const isOpen = text === '' || /^key \S+$/.test(text);
		const isClient = isNetwork(text) && one.words.every(({ quoted })=>quoted !== true);
		if (!isList && !isOpen && !isClient) faults.push(`\`${text}\` is no client or list of them`);
	}
	return faults;
}
function isNetwork(text) {
	const network = _acces().networkOf(text);
	if (network === undefined) return false;
	const [address = '', bits] = network.split('/');
	const length = _lines().portIn(bits) ?? 999;
	return length <= (_endpo().isIPv6(address) ? 128 : 32) && _endpo().nthAddress(network, 0) === _endpo().parseAddress(address);
}
const OWN_CHANNELS = ['default_syslog', 'default_debug', 'default_stderr', 'default_logfile', 'null'];
function channelFaults(inner) {
	const known = new Set(OWN_CHANNELS);
	for (const one of inner)if (_claus().keyword(one) === 'channel') known.add(one.words[1]?.value ?? '');
	const used = inner.flatMap((one)=>_claus().keyword(one) === 'category' ? one.inner ?? [] : []);
	return used.flatMap(({ words: [name] })=>name === undefined || known.has(name.value) ? [] : [
			{
				value: `there is no channel ${name.value}`,
				at: name.at
			}
		]);
}

return { grammarOf, isKnown };
},

"languages/bind/read.js": (_from) => {

const [
	_endpo, _name, _appen, _defin, _notic, _daemo, _inclu, _known, _lines, _longe, _resol, _zoner, _acces, _claus, _gramm, _zoned,
] = _from(
	"dns/endpoint", "dns/name", "text/append", "text/defined", "text/notice", "languages/shared/daemon-commands", "languages/shared/included-files",
	"languages/shared/known-options", "languages/shared/lines", "languages/shared/longest-zone", "languages/shared/resolver-steps", "languages/shared/zone-rules",
	"./access", "./clauses", "./grammar", "./zone-data",
);
function readContainer(container) {
	const { image, words, files, beside = files } = container;
	const args = _daemo().argumentsOf(words, /(?:^|\/)named$/);
	const options = _daemo().shortOptions(args ?? [], VALUED);
	const file = options.findLast(({ letter })=>letter === 'c')?.value;
	const named = file === undefined ? undefined : beside.get(file);
	const usual = [MAIN, PARTS].map((one)=>[...files].filter(([path])=>one.test(path))).find((some)=>some.length > 0);
	const texts = named === undefined ? usual?.map(([, text])=>text) : [named];
	if (texts === undefined) return undefined;
	const harmless = file === undefined || named !== undefined ? HARMLESS : HARMLESS.replace('c', '');
	const reading = _daemo().withSteps(readNamed(texts, beside), _daemo().unreadIn(options, harmless, container, args));
	const read = words.length === 0 ? _daemo().unlessRead(reading, image, usual ?? []) : reading;
	return { ...read, value: atPort(read.value, options.findLast(({ letter })=>letter === 'p')?.value) };
}
const VALUED = 'cdDELMmnptTuUXx';
const HARMLESS = 'cdDEfFgLMmnpsuUXx';
function atPort(config, written) {
	const port = _lines().portIn(written?.replace('dns=', ''));
	if (port === undefined) return config;
	const blocks = config.blocks.map((block)=>{
		return { ...block, keys: block.keys.map((key)=>key.port === 53 ? { ...key, port } : key) };
	});
	return { ...config, blocks };
}
const MAIN = /(?:^|\/)named\.conf$/;
const PARTS = /(?:^|\/)named[^/]*\.conf(?:\.[^/]+)?$/;
function readNamed(files, beside = _inclu().NO_FILES) {
	const unseen = [];
	const { statements, cut, broken } = _claus().readStatements(withoutIncluded(files, beside), ({ value: path, at })=>{
		const found = _inclu().textsNamed(beside, path);
		if (found === undefined && !isShipped(path)) unseen.push({ option: 'include', path, at });
		return found;
	});
	for (const one of cut)unseen.push(one);
	const notices = [..._inclu().unseenNotices(unseen)];
	const at = statements[0]?.words[0]?.at ?? _lines().placeOfFirst(files);
	const options = statements.filter((one)=>_claus().keyword(one) === 'options').flatMap((one)=>[...one.inner ?? []]);
	const acls = _acces().aclsOf(statements);
	const sockets = listening(options, acls, at);
	const { options: written, refused } = _gramm().grammarOf(statements, isWhole(files, beside, unseen));
	if (broken !== undefined) notices.push(_notic().mayNotStart('a `;`, a brace or a quote is missing', broken));
	for (const { value, at: place } of refused)notices.push(_notic().mayNotStart(value, place));
	const outside = [..._inclu().unseenSteps(unseen), ..._known().startSteps(notices), ..._known().unknownSteps(written, _gramm().isKnown)];
	const blocks = viewsIn(statements, acls, at).flatMap(({ own, zones, conditions, at: place })=>{
		const read = stepsOf([...options, ...own], zones, { acls, beside }, place);
		_appen().addAll(notices, read.notices);
		const steps = [...outside, ...read.steps];
		return sockets.map(({ port, transport, bind })=>({
				keys: [{ zone: _name().ROOT, transport, port, at: place }],
				bind,
				steps,
				views: conditions,
				at: place,
				extent: place
			}));
	});
	return { value: { blocks, errors: [], at }, notices };
}
function withoutIncluded(files, beside) {
	if (files.length < 2) return files;
	const paths = files.flatMap(({ text })=>[
			...text.matchAll(/^[ \t]*include[ \t]+"([^"\n]+)"/gm)
		]);
	const within = new Set(paths.flatMap(([, path = ''])=>_inclu().textsNamed(beside, path) ?? []));
	return files.filter((file)=>!within.has(file));
}
function viewsIn(statements, acls, at) {
	const views = statements.filter((one)=>_claus().keyword(one) === 'view' && one.inner !== undefined);
	if (views.length === 0) return [{ own: [], zones: statements, conditions: [], at }];
	const peers = statements.filter((one)=>_claus().keyword(one) === 'server');
	const found = [];
	for (const view of views){
		const condition = conditionOf(view, acls);
		if (condition === 'nobody') continue;
		const own = view.inner ?? [];
		const inner = inViews(own, views);
		const zones = inner.some((one)=>_claus().keyword(one) === 'server') ? inner : [...inner, ...peers];
		const conditions = condition === undefined ? [] : [condition];
		found.push({ own, zones, conditions, at: view.words[1]?.at ?? view.words[0]?.at ?? at });
		if (condition === undefined) break;
	}
	return found;
}
function isWhole(texts, beside, unseen) {
	return unseen.length === 0 && [...beside].some(([path, text])=>MAIN.test(path) && texts.includes(text));
}
function conditionOf(view, acls) {
	const optionOf = (key)=>(view.inner ?? []).findLast((one)=>_claus().keyword(one) === key);
	const lists = ['match-clients', 'match-destinations'].flatMap((key)=>optionOf(key) ?? []);
	const first = (one)=>one.inner?.[0]?.words.map((word)=>word.value).join(' ') ?? '';
	if (lists.some((one)=>first(one) === 'none' || first(one) === '!any' || first(one) === '! any')) return 'nobody';
	const recursiveOnly = optionOf('match-recursive-only');
	const isForSome = /^(?:yes|true|1)$/.test(recursiveOnly?.words[1]?.value ?? '');
	const asks = isForSome || lists.some((one)=>first(one) !== 'any');
	const name = view.words[1];
	if (!asks || name === undefined) return undefined;
	const clients = lists.length === 1 && !isForSome ? clientsOf(optionOf('match-clients'), acls) : undefined;
	return { text: name.value, opaque: clients === undefined, at: name.at, ..._defin().defined({ clients }) };
}
function clientsOf(list, acls) {
	const networks = list === undefined ? undefined : _acces().networksOf(list, acls);
	return networks === undefined ? undefined : [networks];
}
function inViews(statements, views) {
	return statements.map((zone)=>{
		const from = zone.inner?.find((one)=>_claus().keyword(one) === 'in-view')?.words[1]?.value;
		const name = zone.words[1]?.value;
		if (_claus().keyword(zone) !== 'zone' || from === undefined) return zone;
		const view = views.find((one)=>one.words[1]?.value === from);
		const there = view?.inner?.find((one)=>_claus().keyword(one) === 'zone' && one.words[1]?.value === name);
		if (there === undefined) return zone;
		return { ...there, inner: (there.inner ?? []).filter((one)=>_claus().keyword(one) !== 'forwarders') };
	});
}
const DATALESS = new Set(['forward', 'static-stub', 'stub']);
const UNLISTED = new Set(['forward', 'stub']);
/**
 * Zones with data and built-in empty ones answer; else the longest zone with forwarders decides, the options' being the
 * root's (lib/ns/query.c, lib/dns/resolver.c fctx_getaddresses).
 */ function stepsOf(options, statements, { acls, beside }, at) {
	const notices = [];
	const scope = scopeOf(options, statements, { notices, beside });
	const guarded = scope.zones.some(({ inner, type })=>!UNLISTED.has(type) && _acces().hasOwnAccess(inner));
	const guardedZones = guarded ? scope.zones.filter(({ type })=>type !== 'forward') : [];
	const accessOf = ({ zone, type, inner, name })=>{
		const rules = UNLISTED.has(type) ? [] : _acces().zoneAccess({ zone: inner, options }, acls);
		const everybody = _resol().within([zone], 'pass', name.at);
		return (rules.length === 0 ? [everybody] : rules).map((rule)=>({ zone, rule: { ...rule, names: everybody.names } }));
	};
	const recurses = !isNo(_zoned().settingOf(options, 'recursion'));
	const asked = recurses ? scope.zones : scope.zones.filter(({ type })=>type !== 'forward');
	const isAsked = _acces().mayBeAsked(options, statements, acls);
	const rules = [
		...asked.flatMap((zone)=>ruleOf(zone, scope, recurses)),
		...recurses ? scope.cuts.flatMap(delegated) : [],
		..._longe().byDepth(scope.empty.keys()).map((zones)=>({ zone: zones[0], rule: _resol().within(zones, 'answer', at) }))
	];
	const answers = [
		..._known().startSteps(notices),
		..._acces().queryAccess(options, acls, {
			own: [...scope.zones.filter(({ type })=>!UNLISTED.has(type)).map(({ zone })=>zone), ...scope.empty.keys()],
			withOwnList: guardedZones.map(({ zone })=>zone),
			recurses
		}),
		..._resol().answerStep('allow-query', _longe().longestFirst(askedAbove(guardedZones.flatMap(accessOf), recurses)), at),
		..._resol().answerStep('zone', _longe().longestFirst(recurses ? _longe().withDsAbove(rules) : rules), scope.zones[0]?.name.at ?? at)
	];
	if (!recurses) return { steps: [...answers, _resol().rest('named', 'refuse', at)], notices };
	const { forwardZones, dead } = forwardZonesOf(scope, isAsked);
	const stubs = stubsOf(scope).flatMap((way)=>way.to.length > 0 ? [{ ...way, to: way.to.filter(isAsked) }] : []);
	const manner = mannerOf(options, statements);
	const steps = [
		...answers,
		..._acces().recursionAccess(options, acls, { refused: zonesOf(scope, 'static-stub'), at }).map((step)=>referring(step, scope.delegated)),
		..._resol().answerStep('forwarders', _longe().longestFirst(dead), at),
		..._resol().forwardSteps(forwardZones, { ...manner, refused: [...manner.refused, 'REFERRAL'] }),
		..._resol().answerStep('zone', _longe().longestFirst(shunned(stubs)), at),
		..._resol().forwardSteps(stubs, { ...manner, looksUp: true }),
		...lookedUpBeside(scope, manner.unlessRecursive, at),
		..._resol().forwardSteps(hintsOf(options, statements, beside), manner),
		_resol().lookup('named', manner.unlessRecursive, at)
	];
	return { steps, notices };
}
function askedAbove(rules, recurses) {
	const listed = new Set(rules.map(({ zone })=>zone));
	const isBelow = (zone)=>[..._name().ancestry(zone)].slice(1).some((one)=>listed.has(one));
	return _longe().withDsAbove(rules, ({ names })=>recurses || names.kind === 'within' && names.zones.some(isBelow));
}
function referring(step, delegated) {
	if (step.kind !== 'answer' || delegated.length === 0) return step;
	const rules = step.rules.flatMap((rule)=>{
		if (rule.effect !== 'refuse' && rule.rcode !== 'LAME') return [rule];
		return [{ ...rule, names: { kind: 'within', zones: delegated }, effect: 'answer', rcode: 'REFERRAL' }, rule];
	});
	return { ...step, rules };
}
function mannerOf(options, statements) {
	const isValidating = validates(options, statements);
	return {
		plugin: 'forwarders',
		policy: 'unordered',
		merges: true,
		resolves: true,
		failsLate: 'after silence',
		..._defin().defined({
			screens: _resol().screensOf(isValidating, options.map(_claus().keyword).filter((key)=>SCREENS.has(key))),
			tellsUnchecked: isValidating || undefined
		}),
		unlessRecursive: 'LAME',
		refused: ['UNASKED']
	};
}
const SCREENS = new Set(['deny-answer-addresses', 'deny-answer-aliases']);
function validates(options, statements) {
	const value = _zoned().settingOf(options, 'dnssec-validation');
	const hasAnchors = [...options, ...statements].some((one)=>ANCHORS.has(_claus().keyword(one)));
	return !isNo(value) && (hasAnchors || value === undefined || value === 'auto');
}
const ANCHORS = new Set(['trust-anchors', 'managed-keys', 'trusted-keys']);
/**
 * Looking up from the root servers it asks the options' forwarders for zones above (lib/dns/resolver.c
 * fctx_minimize_qname, fctx_getaddresses).
 */ function lookedUpBeside({ table }, unlessRecursive, at) {
	if (!table.has(_name().ROOT)) return [];
	const perhaps = { holds: 'the servers of its zone are found', fails: 'the servers of its zone are not found' };
	const rules = [...table].flatMap(([zone, { to, at }])=>to.length > 0 ? [] : [
			{ ..._resol().within([zone], 'answer', at), perhaps, unlessRecursive },
			_resol().within([zone], 'servfail', at)
		]);
	return _resol().answerStep('named', rules, at);
}
function forwardZonesOf({ table }, isAsked) {
	const asked = [...table].map(([zone, way])=>({ zone, ...way, to: way.to.filter(isAsked) }));
	const lookedUp = new Map();
	for (const { zone, to } of asked)if (to.length === 0) for (const above of _name().ancestry(zone))_appen().append(lookedUp, above, zone);
	const isDead = ({ zone, to })=>to.length === 0 && isOnly(table.get(zone));
	return {
		forwardZones: asked.map(({ only, ...way })=>({
				...way,
				except: lookedUp.get(way.zone) ?? [],
				givesUp: !only,
				..._defin().defined({ fallsBack: only ? undefined : 'roots' })
			})),
		dead: asked.some(isDead) ? asked.map((way)=>({ zone: way.zone, rule: _resol().within([way.zone], isDead(way) ? 'servfail' : 'pass', way.at) })) : []
	};
}
function zonesOf({ zones }, wanted) {
	return zones.flatMap(({ zone, type })=>type === wanted ? [zone] : []);
}
const HINTS = /(?:^|\/)(?:(?:db|named)\.(?:cache|ca|root)|root\.(?:cache|db|hints?|servers)|named\.root\.hints)$/;
function scopeOf(options, statements, { notices, beside }) {
	const zones = [];
	const table = new Map();
	const port = portOf(options);
	const usual = forwardingOf(options, { notices, port });
	if (usual !== undefined && usual.to.length > 0) table.set(_name().ROOT, usual);
	const seen = new Set();
	for (const { words, inner } of statements){
		const [key, name] = words;
		if (key?.value !== 'zone' || name === undefined || inner === undefined) continue;
		const zone = name.value === '@' ? _name().ROOT : _name().absolute(name.value);
		const type = inner.find((one)=>_claus().keyword(one) === 'type')?.words[1]?.value ?? '';
		const needed = zone === _name().ROOT && (type === 'hint' || type === 'redirect') ? _zoned().settingOf(inner, 'file') : undefined;
		if (needed !== undefined && !HINTS.test(needed) && _zoned().filesNamed(needed, options, beside) === undefined) notices.push(_notic().mayNotStart(`${needed} is not in sight`, name.at));
		if (type === 'hint' || type === 'delegation-only' || type === 'redirect' || seen.has(zone)) continue;
		seen.add(zone);
		if (!DATALESS.has(type)) {
			zones.push({ zone, type, name, inner, data: _zoned().zoneData({ zone, type, inner, options }, beside) });
			continue;
		}
		zones.push({ zone, type, name, inner });
		const own = forwardingOf(inner, { notices, port });
		if (own !== undefined) table.set(zone, own);
		else if (type === 'forward') table.set(zone, { to: [], only: false, at: name.at });
	}
	const all = zones.flatMap(cutsOf);
	const cuts = all.filter(({ zone })=>!seen.has(zone));
	for (const { zone, by } of cuts){
		const own = forwardingOf(by.inner, { notices: [], port });
		if (own !== undefined) table.set(zone, own);
	}
	const held = new Map(zones.flatMap((one)=>one.type === 'forward' ? [] : [[one.zone, one]]));
	const empty = new Map(emptyZones(options, held, table).map((zone)=>[zone, zone]));
	return { options, zones, table, held, empty, cuts, delegated: all.map(({ zone })=>zone) };
}
function longestIn(zone, map) {
	for (const one of _name().ancestry(zone))if (map.has(one)) return map.get(one);
	return undefined;
}
function shunned(stubs) {
	if (stubs.every(({ to })=>to.length > 0)) return [];
	return stubs.map(({ zone, to, at })=>({ zone, rule: _resol().within([zone], to.length > 0 ? 'pass' : 'servfail', at) }));
}
function stubsOf({ zones, options, cuts }) {
	const stubs = zones.flatMap(({ zone, type, name, inner })=>{
		if (type !== 'static-stub' && type !== 'stub') return [];
		const own = type === 'static-stub' ? serversIn(inner, 'server-addresses', { notices: [], port: portOf(options) }) : undefined;
		if (own !== undefined && own.to.length > 0) return [{ zone, ...own, asksWithoutRecursion: true }];
		const because = type === 'stub' ? 'the name servers of a stub zone are those that its primaries list' : 'the addresses of `server-names` are looked up';
		return [{ zone, to: [{ value: { kind: 'unresolved', text: name.value, because }, at: name.at }], at: name.at }];
	});
	return [...stubs, ...cuts];
}
function ruleOf(own, scope, recurses) {
	const { zone, type, name } = own;
	const { at } = name;
	if (!DATALESS.has(type)) return ownRules(own, recurses).map((rule)=>({ zone, rule }));
	if (type === 'forward') {
		const holder = longestIn(zone, scope.held);
		if (holder !== undefined && !DATALESS.has(holder.type)) return delegated({ zone, by: holder, at });
		const { only, to } = longestIn(zone, scope.table) ?? {};
		const empty = holder === undefined ? longestIn(zone, scope.empty) : undefined;
		if (empty !== undefined && only !== true) return [];
		if (empty !== undefined && to?.length === 0) {
			const because = `${name.value} is looked up below the built-in empty zone ${_name().displayName(empty)}`;
			return [{ zone, rule: { ..._resol().within([zone], 'maybe', at), because } }];
		}
	}
	const passing = { zone, rule: _resol().within([zone], 'pass', at) };
	if (type !== 'stub') return [passing];
	const fails = `the stub zone ${name.value} is loaded`;
	const perhaps = {
		holds: `the stub zone ${name.value} is not loaded`,
		fails
	};
	return [{ zone, rule: { ..._resol().within([zone], 'servfail', at), perhaps } }, passing];
}
function delegated({ zone, by, at }) {
	if (by.data?.isSure !== true) {
		const because = `${by.name.value} delegates ${_name().displayName(zone)}`;
		return [...unlessLoaded(by, [zone]), { ..._resol().within([zone], 'maybe', at), because }].map((rule)=>({ zone, rule }));
	}
	const cut = longestIn(zone, new Map(by.data.names.delegated.map((one)=>[one, one])));
	if (cut === undefined) return [];
	const passing = { zone, rule: _resol().within([zone], 'pass', at) };
	const names = { kind: 'exactly', names: [zone] };
	return cut === zone ? [{ zone, rule: { names, types: ['DS'], effect: 'answer', at } }, passing] : [passing];
}
function unlessLoaded({ name: { at, value }, data }, zones) {
	if (data === undefined) return [];
	const because = `the zone ${value} is not loaded`;
	const rule = {
		..._resol().within(zones, 'servfail', at),
		because: data.fault === undefined ? because : `${because}: ${data.fault}`
	};
	return [
		data.fault === undefined ? {
			...rule,
			perhaps: {
				holds: because,
				fails: `the zone ${value} is loaded`
			}
		} : rule
	];
}
function ownRules(own, recurses) {
	const { zone, name, data } = own;
	const { at } = name;
	const everything = { ..._resol().within([zone], 'answer', at), alias: 'all' };
	const rules = data?.isSure === true ? _zoner().wholeRules([data.names], { zones: [zone], at }) : [...unlessLoaded(own, [zone]), ...data?.fault === undefined ? [everything] : []];
	if (recurses) return rules;
	const delegated = data?.isSure === true ? data.names.delegated : [];
	return [..._zoner().referrals(delegated, at), ...rules.map(({ alias: _, ...rule })=>rule)];
}
/**
 * Names below a delegation in the zone's file go to the zone's forwarders, else the options', else the servers that it
 * names (lib/ns/query.c query_delegation_recurse, lib/dns/resolver.c fctx_getaddresses).
 */ function cutsOf(by) {
	const { name, data } = by;
	if (data === undefined || data.fault !== undefined) return [];
	const addresses = new Map();
	const servers = new Map();
	for (const { owner, type, target, address } of data.file.records){
		if (address !== undefined) _appen().append(addresses, owner, address);
		if (type === 'NS' && target !== undefined) _appen().append(servers, owner, target);
	}
	const because = 'the addresses of a delegation’s name servers are looked up';
	const addressed = (server)=>addresses.get(server)?.map((address)=>({ kind: 'endpoint', address, port: 53, transport: 'dns' })) ?? [{ kind: 'unresolved', text: server, because }];
	return data.names.delegated.map((cut)=>{
		const to = (servers.get(cut) ?? []).flatMap(addressed).map((value)=>({ value, at: name.at }));
		return { zone: cut, to, at: name.at, asksWithoutRecursion: true, by };
	});
}
function hintsOf(options, statements, beside) {
	return statements.flatMap(({ words, inner = [] })=>{
		const type = inner.find((one)=>_claus().keyword(one) === 'type')?.words[1]?.value;
		const [key, name] = words;
		if (key?.value !== 'zone' || name === undefined || type !== 'hint') return [];
		return _resol().hinted(_zoned().filesNamed(_zoned().settingOf(inner, 'file'), options, beside), name.at);
	});
}
function isNo(value) {
	return value !== undefined && /^(?:no|false|0)$/i.test(value);
}
const EMPTY_ZONES = [
	..._resol().PRIVATE_REVERSE_ZONES,
	...Array.from({ length: 64 }, (_, i)=>`${64 + i}.100.in-addr.arpa.`),
	...['0.in-addr.arpa.', '127.in-addr.arpa.', '2.0.192.in-addr.arpa.', '100.51.198.in-addr.arpa.'],
	...['113.0.203.in-addr.arpa.', '255.255.255.255.in-addr.arpa.', '8.b.d.0.1.0.0.2.ip6.arpa.'],
	...['0.', '1.'].map((digit)=>`${digit}${'0.'.repeat(31)}ip6.arpa.`),
	...['empty.as112.arpa.', 'home.arpa.', 'resolver.arpa.']
];
function emptyZones(options, zones, table) {
	if (isNo(_zoned().settingOf(options, 'empty-zones-enable') ?? _zoned().settingOf(options, 'recursion'))) return [];
	const off = new Set(options.flatMap((one)=>_claus().keyword(one) === 'disable-empty-zone' && one.words[1] !== undefined ? [
			_name().absolute(one.words[1].value)
		] : []));
	return EMPTY_ZONES.filter((zone)=>!off.has(zone) && !zones.has(zone) && !isOnly(longestIn(zone, table)));
}
function isOnly(way) {
	return way?.only === true && way.to.length > 0;
}
function isShipped(path) {
	return /(?:^|\/)(?:named\.conf\.default-zones|zones\.rfc1918|named\.rfc1912\.zones|(?:named\.conf\.)?root-?hints|[^/]*\.keys?|bind\.config)$/.test(path);
}
function forwardingOf(statements, { notices, port }) {
	const servers = serversIn(statements, 'forwarders', { notices, port });
	return servers === undefined ? undefined : { ...servers, only: _zoned().settingOf(statements, 'forward') === 'only' };
}
function serversIn(statements, key, { notices, port: standard }) {
	const statement = statements.filter((one)=>_claus().keyword(one) === key).at(-1);
	const head = statement?.words[0];
	if (statement === undefined || head === undefined) return undefined;
	const usual = portAmong(statement.words) ?? standard;
	const to = [];
	for (const { words } of statement.inner ?? []){
		const [first] = words;
		if (first === undefined) continue;
		const address = _endpo().parseAddress(first.value);
		if (address === undefined) {
			const message = `where \`${first.value}\` leads is not read`;
			notices.push(_notic().mayNotStart(message, first.at));
			continue;
		}
		const tls = words.some((word)=>word.value === 'tls');
		const port = portAmong(words) ?? (tls ? 853 : usual);
		const value = { kind: 'endpoint', address, port: _endpo().portOfUpstream(first.value, port, '0.0.0.0') };
		to.push({ value: { ...value, transport: tls ? 'tls' : 'dns' }, at: first.at });
	}
	return { to, at: head.at };
}
/**
 * `listen-on [port N] [tls NAME] [http NAME] { ... };` and `listen-on-v6` add up; without one of a family every address
 * of it, at 53 or `port` (bin/named/server.c load_configuration).
 */ function listening(options, acls, anywhere) {
	const own = portOf(options);
	const written = options.filter((one)=>_claus().keyword(one).startsWith('listen-on') && one.inner !== undefined);
	const at = written[0]?.words[0]?.at ?? anywhere;
	const byPort = new Map();
	const listen = (port, transport, bind)=>{
		const known = byPort.get(`${transport} ${port}`) ?? { port, transport, bind: [] };
		_appen().addAll(known.bind, bind);
		byPort.set(`${transport} ${port}`, known);
	};
	for (const key of ['listen-on', 'listen-on-v6']){
		const lists = written.filter((one)=>_claus().keyword(one) === key);
		if (lists.length === 0) listen(own, 'dns', [_acces().everywhere(key === 'listen-on-v6', at)]);
		for (const list of lists){
			const transport = transportOf(list);
			const usual = transport === 'dns' ? own : transport === 'tls' ? 853 : 443;
			listen(portAmong(list.words) ?? usual, transport, _acces().listensAt(list, acls));
		}
	}
	const sockets = [...byPort.values()].filter(({ bind })=>bind.length > 0);
	if (sockets.length === 0) return [{ port: own, transport: 'dns', bind: [{ value: { kind: 'address', address: 'nothing' }, at }] }];
	return sockets;
}
function transportOf({ words }) {
	const has = (word)=>words.some(({ value })=>value === word);
	return has('http') ? 'https' : has('tls') ? 'tls' : 'dns';
}
function portOf(options) {
	return portAmong(options.find((one)=>_claus().keyword(one) === 'port')?.words ?? []) ?? 53;
}
function portAmong(words) {
	const index = words.findIndex(({ value })=>value === 'port');
	return index === -1 ? undefined : _lines().portIn(words[index + 1]?.value);
}

return { readContainer, readNamed };
},

"languages/bind/zone-data.js": (_from) => {
/** What named has of its primary zones, where their files are in sight. */
const [
	_name, _appen, _inclu, _sound, _zonef, _claus,
] = _from( "dns/name", "text/append", "languages/shared/included-files", "languages/shared/sound-zone", "languages/shared/zone-file", "./clauses", );
function zoneData({ zone, type, inner, options }, beside) {
	const path = settingOf(inner, 'file');
	const [text] = filesNamed(path, options, beside) ?? [];
	const place = path === undefined ? undefined : placeOf(path, options);
	const isStatic = /^(?:primary|master)$/.test(type) && ![...inner, ...options].some(isDynamic);
	const isAway = isStatic && place !== undefined && beside.isAbsent?.(place) === true;
	if (text === undefined && !isAway) return undefined;
	const file = _zonef().readZoneFile(text?.text ?? '', zone);
	const isKnown = isStatic && place !== undefined && beside.has(place);
	const fault = isAway ? `${place} is not there` : isKnown ? zoneFault(file, zone) : undefined;
	return { file, names: _zonef().namesIn(file, zone), isSure: isKnown && _sound().isSound(file, zone), fault };
}
function filesNamed(file, options, beside) {
	if (file === undefined) return undefined;
	const place = placeOf(file, options);
	return (place === undefined ? undefined : _inclu().textsNamed(beside, place)) ?? _inclu().textsNamed(beside, file);
}
function placeOf(file, options) {
	if (file.startsWith('/')) return file;
	const directory = settingOf(options, 'directory');
	return directory === undefined ? undefined : `${directory.replace(/\/+$/, '')}/${file}`;
}
function settingOf(options, key) {
	return options.findLast((one)=>_claus().keyword(one) === key)?.words[1]?.value;
}
function isDynamic(one) {
	if (_claus().keyword(one) === 'allow-update' && one.inner?.[0]?.words[0]?.value === 'none') return false;
	return /^(?:allow-update|update-policy|dlz|database|masterfile-format|max-records|max-zone-ttl)$/.test(_claus().keyword(one));
}
const OCTETS = /^(?:0*(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;
const SOA_WORDS = 7;
const BESIDE_ALIAS = /^(?:A|AAAA|NS|SOA|MX|TXT|SRV|PTR)$/;
function zoneFault({ records, isWhole, fault }, zone) {
	if (fault !== undefined || !isWhole) return fault;
	const own = records.filter(({ owner })=>_name().isWithin(owner, zone));
	const typesOf = new Map();
	for (const { owner, type } of own)_appen().append(typesOf, owner, type);
	const [soa, another] = own.filter(({ type })=>type === 'SOA');
	if (soa?.owner !== zone || another !== undefined) return 'not one SOA record of its own name';
	if (soa.data.length !== SOA_WORDS || !/^\d{1,10}$/.test(soa.data[2] ?? '')) return 'the SOA record';
	if (typesOf.get(zone)?.includes('NS') !== true) return 'no NS record of its own name';
	const lacksAddress = ({ owner, type, target = '' })=>type === 'NS' && owner === zone && _name().isWithin(target, zone) && typesOf.get(target)?.some(isAddress) !== true;
	const isFlat = own.every(({ owner, type })=>!/\*/.test(owner) && type !== 'DNAME' && (type !== 'NS' || owner === zone));
	const faulty = own.find((one)=>one.type === 'A' && !OCTETS.test(one.data[0] ?? '') || BESIDE_ALIAS.test(one.type) && typesOf.get(one.owner)?.includes('CNAME') === true || isFlat && lacksAddress(one));
	return faulty && [faulty.owner, faulty.type, ...faulty.data].join(' ');
}
function isAddress(type) {
	return /^A(?:AAA)?$/.test(type);
}

return { filesNamed, settingOf, zoneData, zoneFault };
}
};
