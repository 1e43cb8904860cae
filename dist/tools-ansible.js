'use strict';

module.exports = {

"tools/ansible/carrier-tasks.js": (_from) => {

const [_paths, _sourc, _docum] = _from("text/paths", "text/source-text", "documents/document");
const NO_VARS = { own: new Map() };
const MAX_SCOPES = 100;
function lookUp(vars, name) {
	let scope = vars;
	for(let depth = 0; scope !== undefined && depth < MAX_SCOPES; depth += 1){
		const value = scope.own.get(name);
		if (value !== undefined) return value;
		scope = scope.outer;
	}
	return undefined;
}
const MODULES = new Set([
	'copy', 'template', 'file', 'lineinfile', 'blockinfile', 'replace', 'ini_file', 'service', 'systemd', 'systemd_service', 'docker_container',
	'podman_container', 'shell', 'command', 'raw', 'nmcli', 'k8s', 'k8s_json_patch', 'include_tasks', 'import_tasks', 'include',
]);
const NAMESPACE = /^(?:ansible\.(?:builtin|legacy|posix)|community\.(?:docker|general|kubernetes|okd)|containers\.podman|kubernetes\.core|redhat\.openshift)\./;
function playsOf(document) {
	return _docum().items(document.root).flatMap((node)=>{
		const hosts = _docum().child(node, 'hosts');
		if (hosts?.kind !== 'scalar' || _docum().scalarText(hosts) === undefined) return [];
		const roles = _docum().items(_docum().child(node, 'roles')).flatMap((one)=>_docum().scalarText(one) ?? _docum().scalarText(_docum().child(one, 'role')) ?? _docum().scalarText(_docum().child(one, 'name')) ?? []);
		return [{ node, hosts, roles }];
	});
}
function tasksOf(document) {
	const tasks = [];
	const role = /^((?:.*\/)?[^/]+)\/(?:tasks|handlers)\/(?:[^/]+\/)*[^/]+$/.exec(document.path)?.[1];
	const open = [];
	const push = (nodes, by, vars)=>{
		for (const node of nodes.toReversed())open.push({ node, by, vars });
	};
	const plays = new Map(playsOf(document).map((play)=>[play.node, play]));
	push(_docum().items(document.root), role === undefined ? {} : { role }, NO_VARS);
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		const { node } = next;
		if (node.kind !== 'map') continue;
		const vars = nestedVars(next.vars, _docum().child(node, 'vars'));
		const play = plays.get(node);
		if (play !== undefined) {
			const by = { hosts: _docum().scalarText(play.hosts) ?? '' };
			for (const key of ['handlers', 'post_tasks', 'tasks', 'pre_tasks'])push(_docum().items(_docum().child(node, key)), by, vars);
			continue;
		}
		const when = conditionOf(node);
		const by = when === undefined ? next.by : { ...next.by, when };
		const blocks = ['always', 'rescue', 'block'].flatMap((key)=>_docum().items(_docum().child(node, key)).toReversed());
		if (blocks.length > 0) {
			for (const inner of blocks)open.push({ node: inner, by, vars });
			continue;
		}
		for (const entry of node.entries){
			const { module, args } = called(entry);
			if (MODULES.has(module)) for (const own of itemVars(document, node, vars)){
				if (tasks.length > MAX_TASKS) return tasks;
				tasks.push({ node, module, args, by, vars: own });
			}
		}
	}
	return tasks;
}
function called({ key, value }) {
	if (key !== 'action') return { module: key.replace(NAMESPACE, ''), args: value };
	const text = value.kind === 'scalar' ? value.text : undefined;
	const name = text === undefined ? _docum().scalarText(_docum().child(value, 'module')) ?? '' : /^\s*(\S+)/.exec(text.text)?.[1] ?? '';
	return { module: name.replace(NAMESPACE, ''), args: value };
}
function itemVars({ source }, node, outer) {
	const list = loopOf(node);
	const name = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec(_docum().scalarText(list) ?? '')?.[1];
	const stated = (name === undefined ? undefined : lookUp(outer, name)) ?? [];
	const listed = _docum().items(list).flatMap((one)=>one.kind === 'map' ? [
			one.entries.flatMap(({ key, value })=>textsBelow(key, value))
		] : one.kind === 'scalar' ? [[['', one.text]]] : []);
	const pairs = _docum().entries(_docum().child(node, 'with_dict')).map(({ key, keySpan, value })=>[
			['key', _sourc().synthetic(_sourc().locate(source, keySpan.start, keySpan.end), key)],
			...textsBelow('value', value)
		]);
	const each = [...listed, ...stated.map((text)=>[['', text]]), ...pairs];
	const isEmpty = list?.kind === 'sequence' && list.items.length === 0 || name !== undefined && lookUp(outer, name)?.length === 0;
	if (each.length === 0) return isEmpty ? [] : [outer];
	return each.slice(0, MAX_ITEMS).map((texts)=>({
			own: new Map(texts.map(([key, text])=>[
					key === '' ? 'item' : `item.${key}`,
					[text]
				])),
			outer
		}));
}
function textsBelow(key, value) {
	return value.kind === 'scalar' && value.value !== null ? [[key, value.text]] : [];
}
const MAX_ITEMS = 1000;
const MAX_TASKS = 10_000;
function conditionOf(node) {
	const when = _docum().child(node, 'when');
	if (when === undefined) return undefined;
	const texts = when.kind === 'sequence' ? _docum().items(when).flatMap((one)=>_docum().scalarText(one) ?? []) : [_docum().scalarText(when)];
	const condition = texts.filter((text)=>text !== undefined && text !== 'true').join(' and ');
	return condition === '' ? undefined : condition.slice(0, 120);
}
function nestedVars(outer, vars) {
	if (vars?.kind !== 'map') return outer;
	const stated = new Map();
	for (const { key, value } of vars.entries){
		const texts = value.kind === 'sequence' ? value.items : [value];
		const sources = texts.flatMap((one)=>_docum().sourceOf(one) ?? []);
		if (sources.length === texts.length) stated.set(key, sources);
	}
	return { own: stated, outer };
}
function argument(task, ...names) {
	const { args } = task;
	const beside = _docum().child(task.node, 'args');
	for (const name of names){
		const value = _docum().child(args, name) ?? _docum().child(beside, name);
		const found = value?.kind === 'scalar' && value.value !== null ? value.text : args.kind === 'scalar' ? freeForm(args.text, name) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}
function freeForm(source, name) {
	const { text } = source;
	for(let at = text.indexOf(`${name}=`); at !== -1; at = text.indexOf(`${name}=`, at + 1)){
		if (at > 0 && !/\s/.test(text[at - 1] ?? '')) continue;
		const from = at + name.length + 1;
		const quote = text[from];
		if (quote === '"' || quote === "'") {
			const close = text.indexOf(quote, from + 1);
			return close === -1 ? undefined : _sourc().slice(source, from + 1, close);
		}
		let to = from;
		while(to < text.length && !/\s/.test(text[to] ?? ''))to += 1;
		return _sourc().slice(source, from, to);
	}
	return undefined;
}
function loopOf(node) {
	return _docum().child(node, 'loop') ?? _docum().child(node, 'with_items') ?? _docum().child(node, 'with_list');
}
const MAX_FILLED = 64 * 1024;
function fillStated(text, vars) {
	if (!text.text.includes('{{')) return text;
	const textFor = ([, name = ''])=>{
		const [value, ...others] = lookUp(vars, name) ?? [];
		return others.length === 0 ? value : undefined;
	};
	return _sourc().replaceMatches(text, /\{\{[ \t]{0,8}(\w{1,64}(?:\.\w{1,64})?)[ \t]{0,8}\}\}/g, textFor, MAX_FILLED) ?? text;
}
function at(document, task, text) {
	return _sourc().synthetic(_docum().placeOf(document, task.args), text);
}
const SPECIAL = /^\{\{\s*(playbook_dir|role_path)\s*\}\}\//;
function placesOf({ path }, task, written) {
	const name = fillStated(written.name, task.vars).text;
	if (name.startsWith('/') || name.endsWith('/')) return [];
	const { role } = task.by;
	const special = SPECIAL.exec(name);
	if (special !== null) {
		const base = special[1] === 'role_path' ? role : role === undefined ? _paths().directoryOf(path) : undefined;
		return base === undefined ? [] : [
			_paths().foldedPath(`${base}/${name.slice(special[0].length)}`)
		];
	}
	const bases = [
		...role === undefined ? [] : [
			`${role}/`
		],
		path.slice(0, path.lastIndexOf('/') + 1)
	];
	return bases.flatMap((base)=>[
			`${base}${written.folder}/${name}`,
			`${base}${name}`
		].map(_paths().foldedPath));
}

return { MAX_TASKS, argument, at, fillStated, placesOf, playsOf, tasksOf };
},

"tools/ansible/includes.js": (_from) => {

const [_fragm] = _from("./fragments");
function includesOf(facts) {
	const certain = new Set();
	const conditional = new Map();
	const open = new Set();
	for (const fact of facts){
		if (!_fragm().isTaskInclude(fact)) continue;
		const when = fact.by?.when;
		if (fact.path === undefined) open.add(fact.folder);
		else if (when === undefined) certain.add(fact.path);
		else if (!conditional.has(fact.path)) conditional.set(fact.path, when);
	}
	if (conditional.size === 0 && open.size === 0) return ()=>undefined;
	return (fact)=>{
		const { path } = fact.at.file;
		if (fact.by === undefined || certain.has(path)) return undefined;
		const when = conditional.get(path);
		if (when !== undefined) return `the condition \`${when}\`, under which ${path} is run, holds on the nodes`;
		const slash = path.lastIndexOf('/');
		const isMain = /^main\.ya?ml$/.test(path.slice(slash + 1));
		return !isMain && open.has(path.slice(0, Math.max(0, slash))) ? `${path} is the file of tasks that is run on the nodes` : undefined;
	};
}

return { includesOf };
},

"tools/ansible/inventory-addresses.js": (_from) => {
/** Addresses of hosts by group (Ansible, inventory plugins "ini" and "yaml"). */
const [_appen, _sourc, _lines] = _from("text/append", "text/source-text", "languages/shared/lines");
const MAX_FILES = 200;
const MAX_LENGTH = 256 * 1024;
const INVENTORY = /(?:^|\/)(?:hosts|inventory)(?:\.ini|\.cfg)?$|(?:^|\/)inventor(?:y|ies)\/(?:[^/]+\/)?[^/.]+(?:\.ini)?$|(?:^|\/)[^/]*(?:hosts|inventory)[^/]*\.ini$/;
const YAML_INVENTORY = /(?:^|\/)(?:(?:hosts|inventory)[^/]*|inventor(?:y|ies)\/(?:[\w.-]+\/)?[^/]+)\.ya?ml$/;
function inventoryAddresses(paths, read) {
	const groups = new Map();
	const add = (name, address)=>{
		_appen().append(groups, name, address);
	};
	let looked = 0;
	for (const path of paths){
		const isYaml = YAML_INVENTORY.test(path) && !/(?:^|\/)(?:group|host)_vars\//.test(path);
		if (!isYaml && !INVENTORY.test(path)) continue;
		looked += 1;
		if (looked > MAX_FILES) break;
		const file = read(path);
		if (file === undefined || file.text.length > MAX_LENGTH) continue;
		if (isYaml) readYaml(file, add);
		else readIni(file, add);
	}
	return (pattern)=>groups.get(pattern) ?? [];
}
function readIni(file, add) {
	const source = _sourc().wholeFile(file);
	let group = 'all';
	for (const line of _lines().linesOf(file.text)){
		const section = /^\s{0,20}\[([\w.-]{1,100})(?::\w{1,20})?\]/.exec(line.text);
		if (section !== null) {
			group = section[0].includes(':') ? '' : section[1] ?? '';
			continue;
		}
		const host = /^\s{0,20}([A-Za-z0-9][\w.-]{0,200})(?=\s|$)/.exec(line.text)?.[1];
		const value = /\bansible_(?:ssh_)?host\s{0,9}=\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/.exec(line.text)?.[1] ?? host;
		if (group === '' || host === undefined || value === undefined || !ADDRESS.test(value)) continue;
		const start = line.start + line.text.lastIndexOf(value);
		const address = { value, at: _sourc().locate(source, start, start + value.length) };
		add(group, address);
		if (host !== value) add(host, address);
	}
}
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
function readYaml(file, add) {
	const source = _sourc().wholeFile(file);
	const addresses = new Map();
	const members = [];
	const open = [];
	for (const line of _lines().linesOf(file.text)){
		const entry = /^( {0,80})["']?([A-Za-z0-9_][\w.-]{0,200})["']?[ ]{0,9}:(?:\s|$)/.exec(line.text);
		if (entry === null) continue;
		const [, blanks = '', key = ''] = entry;
		while((open.at(-1)?.indent ?? -1) >= blanks.length)open.pop();
		const [parent, grand] = [open.at(-1)?.key, open.at(-2)?.key];
		if (parent === 'hosts' && grand !== undefined) members.push({ group: grand, host: key });
		open.push({ indent: blanks.length, key });
		const host = parent === 'hosts' ? key : grand === 'hosts' ? parent : undefined;
		const stated = /\bansible_(?:ssh_)?host["']?\s{0,9}:\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/.exec(line.text)?.[1];
		const value = stated ?? (parent === 'hosts' && ADDRESS.test(key) ? key : undefined);
		if (host === undefined || value === undefined || addresses.has(host)) continue;
		const start = line.start + line.text.lastIndexOf(value);
		addresses.set(host, { value, at: _sourc().locate(source, start, start + value.length) });
	}
	for (const [host, address] of addresses)if (host !== address.value) add(host, address);
	for (const { group, host } of members){
		const address = addresses.get(host);
		if (address !== undefined) add(group, address);
	}
}

return { inventoryAddresses };
},

"tools/ansible/machines.js": (_from) => {

const [_appen, _fragm] = _from("text/append", "./fragments");
const NODES = /^(?:all|\*|k8s|kube.*|k3s.*|rke2?|k0s|nodes?|workers?|masters?|control.*|cp|cluster|agents?|minions?|kubernetes.*)$/;
const OTHERS = /^(?:dns|pihole|adguard|router|gateway|bastion|jump|vpn|proxy|haproxy|lb|loadbalancers?|nas|storage|monitoring|desktop|workstations?|laptop|localhost|bind|unbound|dnsmasq)$/;
function meansNodes(name) {
	const words = name.slice(0, 256).toLowerCase()// `!bastion` excludes, `&rack1` intersects.
	.replace(/[!&][\w.-]+/g, ' ').split(/[^a-z0-9*]+/).map((word)=>word.replace(/\d+$/, (digits)=>word.length > digits.length + 3 ? '' : digits)).filter((word)=>word !== '');
	return words.some((word)=>NODES.test(word)) && !words.some((word)=>OTHERS.test(word));
}
function machineClassifier(facts) {
	const hostsOf = new Map();
	for (const play of facts.filter(_fragm().isPlay)){
		for (const role of play.roles){
			const name = lastPart(role);
			_appen().append(hostsOf, name, play.hosts);
		}
	}
	const kubelets = new Set();
	for (const fact of facts){
		if (fact.kind !== 'kubelet') continue;
		const role = fact.by?.role ?? /^(.*\/roles\/[^/]+|roles\/[^/]+)\//.exec(fact.at.file.path)?.[1];
		if (role !== undefined) kubelets.add(role);
	}
	const areNodes = (by, path)=>{
		if (by.hosts !== undefined) return by.hosts === '' ? false : meansNodes(by.hosts);
		if (by.role === undefined || !/(?:^|\/)roles\/[^/]+/.test(by.role)) return meansNodes(path);
		const plays = hostsOf.get(lastPart(by.role));
		if (plays !== undefined) return plays.some(meansNodes);
		return kubelets.has(by.role) || meansNodes(lastPart(by.role));
	};
	const nameOf = (by, path)=>{
		const plays = by.role === undefined ? undefined : hostsOf.get(lastPart(by.role));
		const hosts = by.hosts ?? (plays === undefined ? undefined : [...new Set(plays)].sort().join(', '));
		return hosts === undefined || hosts === '' ? by.role ?? path : hosts;
	};
	return { areNodes, nameOf };
}
function lastPart(role) {
	return role.split(/[/.]/).at(-1) ?? role;
}
const SERVES_OTHERS = /pi-?hole|adguard|technitium|powerdns|\bpdns\b|\bbind9\b|openwrt|wireguard|openvpn|\bwg-quick\b|haproxy|keepalived|masquerade/i;
const MENTIONS_NODES = /kubelet|kubeadm|kubernetes|\bk3s\b|\bk8s\b|\brke2\b|\bk0s\b|containerd/i;
function isOtherMachine(text) {
	return SERVES_OTHERS.test(text) && !MENTIONS_NODES.test(text);
}

return { isOtherMachine, machineClassifier, meansNodes };
},

"tools/ansible/playbook-variables.js": (_from) => {
/** Variables that the repository states once: among several statements the inventory decides. */
const [_appen, _place, _sourc, _fragm] = _from("text/append", "text/placeholder", "text/source-text", "./fragments");
const MAX_DEPTH = 4;
const MAX_LENGTH = 64 * 1024;
function lookUpFor(facts) {
	const everywhere = new Map();
	const ofRoles = new Map();
	for (const fact of facts){
		if (!_fragm().isPlaybookVariables(fact)) continue;
		let into = everywhere;
		if (fact.role !== undefined) {
			into = ofRoles.get(fact.role) ?? new Map();
			ofRoles.set(fact.role, into);
		}
		add(into, fact);
	}
	return (by)=>(name)=>{
			const own = by?.role === undefined ? undefined : ofRoles.get(by.role)?.get(name);
			return soleValue([...everywhere.get(name) ?? [], ...own ?? []]);
		};
}
function add(into, fact) {
	for (const { name, values, list } of fact.variables){
		_appen().append(into, name, { values, list });
	}
}
function soleValue(stated) {
	const [first, ...others] = stated;
	if (first === undefined || first.values.some(({ text })=>_place().isSealed(text))) return undefined;
	if (others.length === 0) return first;
	const key = keyOf(first);
	return others.every((one)=>keyOf(one) === key) ? first : undefined;
}
function keyOf({ values, list }) {
	return JSON.stringify([list, values.map((value)=>value.text)]);
}
const VARIABLE = /\{\{-?[ \t]{0,8}(\w{1,64})[ \t]{0,8}-?\}\}/g;
function sole(value) {
	return value?.list === false ? value.values[0] : undefined;
}
function fillVariables(text, lookUp) {
	let filled = text;
	for(let depth = 0; depth < MAX_DEPTH && filled.text.includes('{{'); depth += 1){
		const next = _sourc().replaceMatches(filled, VARIABLE, ([, name = ''])=>sole(lookUp(name)), MAX_LENGTH);
		if (next === undefined) return filled;
		if (next.text.length > MAX_LENGTH) return text;
		filled = next;
	}
	return filled;
}
function fillName(text, lookUp) {
	return text.includes('{{') ? fillVariables(_sourc().wholeFile({ path: '', text }), lookUp).text : text;
}

return { fillName, fillVariables, lookUpFor };
},

"tools/ansible/template.js": (_from) => {

const [_sourc, _lines, _playb] = _from("text/source-text", "languages/shared/lines", "./playbook-variables");
const UNKNOWN_LINE = '{{ }}';
function certainLines(source) {
	if (!source.text.includes('{%')) return source;
	const pieces = [];
	let depth = 0;
	for (const line of _lines().linesOf(source.text)){
		const next = Math.min(source.text.length, line.end + 1);
		const opened = (line.text.match(/\{%[-+]?\s{0,4}(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
		const closed = (line.text.match(/\{%[-+]?\s{0,4}end(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
		const inside = depth > 0 || opened > 0 || line.text.includes('{%');
		depth = Math.max(0, depth + opened - closed);
		if (!inside) pieces.push({ start: line.start, end: next });
		else if (pieces.at(-1)?.text === undefined) pieces.push({
			start: line.start,
			end: next,
			text: `${UNKNOWN_LINE}\n`
		});
	}
	return _sourc().gather(source, pieces);
}
function withoutComments(source) {
	const { text } = source;
	const pieces = [];
	let from = 0;
	for(let open = text.indexOf('{#'); open !== -1; open = text.indexOf('{#', from)){
		const close = text.indexOf('#}', open + 2);
		if (close === -1) break;
		pieces.push({ start: from, end: open });
		from = close + 2;
	}
	return from === 0 ? source : _sourc().gather(source, [...pieces, { start: from, end: text.length }]);
}
const MAX_REPEATED = 1000;
function unrollLoops(source, lookUp) {
	if (!source.text.includes('{%')) return source;
	const parts = [];
	let from = 0;
	let unrolled = 0;
	let open;
	for (const line of _lines().linesOf(source.text)){
		const next = Math.min(source.text.length, line.end + 1);
		const head = /^[ \t]{0,80}\{%[-+]?[ \t]{0,8}for[ \t]{1,8}(\w{1,64})[ \t]{1,8}in[ \t]{1,8}(\w{1,64})[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.exec(line.text);
		if (head !== null) {
			const value = lookUp(head[2] ?? '');
			open = value?.list === true ? { name: head[1] ?? '', items: value.values, start: line.start, body: next } : undefined;
		} else if (/^[ \t]{0,80}\{%[-+]?[ \t]{0,8}endfor[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.test(line.text)) {
			if (open !== undefined && unrolled + open.items.length <= MAX_REPEATED && fits(open.items, line.start - open.body)) {
				const { name, items, start, body } = open;
				if (start > from) parts.push(_sourc().slice(source, from, start));
				const lines = _sourc().slice(source, body, line.start);
				for (const item of items)parts.push(_playb().fillVariables(lines, (word)=>word === name ? { values: [item], list: false } : undefined));
				unrolled += items.length;
				from = next;
			}
			open = undefined;
		} else if (line.text.includes('{%')) open = undefined;
	}
	if (from === 0) return source;
	if (from < source.text.length) parts.push(_sourc().slice(source, from, source.text.length));
	return parts.length === 0 ? _sourc().slice(source, 0, 0) : _sourc().concat(parts);
}
function fits(items, body) {
	let length = 0;
	for (const item of items)length += body + item.text.length;
	return length <= MAX_UNROLLED;
}
const MAX_UNROLLED = 256 * 1024;

return { certainLines, unrollLoops, withoutComments };
}
};
