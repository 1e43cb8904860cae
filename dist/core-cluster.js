'use strict';

module.exports = {

"core/cluster/context.js": (module, exports, __load__) => {

const _invariant = __load__.later("core/text/invariant.js");
function firstPool({ pools }) {
	const [pool] = pools;
	(0, _invariant().invariant)(pool !== undefined, 'a cluster has at least one pool of nodes');
	return pool;
}

module.exports = {
	__esModule: true,
	firstPool,
};
},

"core/cluster/dns-objects.js": (module, exports, __load__) => {

const _invariant = __load__.later("core/text/invariant.js");
const _paths = __load__.later("core/text/paths.js");
function readsCorefile(container) {
	const image = (0, _invariant().itemAt)((container.image?.value ?? '').split('@'), 0);
	const name = (0, _paths().baseName)(image).replace(/:.*$/s, '');
	if (/(?:^|-)coredns$/.test(name)) return 'CoreDNS';
	return /^k8s-dns-node-cache(?:-[a-z0-9]+)?$/.test(name) ? 'node-cache' : undefined;
}
function isCorefileMap(fact) {
	return fact.kind === 'config-map' && fact.data.some((entry)=>entry.key === 'Corefile');
}
function isDnsWorkload(fact) {
	return fact.kind === 'workload' && fact.containers.some((one)=>one.ports.some((port)=>port.containerPort === 53) || readsCorefile(one) !== undefined);
}

module.exports = {
	__esModule: true,
	isCorefileMap,
	isDnsWorkload,
	readsCorefile,
};
},

"core/cluster/file-variants.js": (module, exports, __load__) => {
/**
 * Files of one folder that state the same object. Each may be a cluster of its own; `kubectl apply -f` takes them all, in
 * the order of their names, and the last one counts (k8s.io/cli-runtime pkg/resource visitor.go ExpandPathsToFileVisitors).
 */
const _budget = __load__.later("core/text/budget.js");
const _conditions = __load__.later("core/text/conditions.js");
const _paths = __load__.later("core/text/paths.js");
const _dnsobjects = __load__.later("core/cluster/dns-objects.js");
function fillPartialFiles(lists, shared, budget) {
	const variants = new Map();
	const unjudged = [];
	for (const [directory, paths] of pathsBelow(lists, shared)){
		const files = variantFiles(paths, lists);
		if (files === undefined) continue;
		const taken = files.map((file)=>file.whole ? [] : othersFacts(file, files));
		for (const [index, { path, facts, whole, conditional }] of files.entries()){
			const last = index === files.length - 1 && !conditional;
			variants.set(path, {
				directory,
				partial: !whole,
				last
			});
			const more = taken[index] ?? [];
			const [first] = facts;
			if (first === undefined || more.length === 0) continue;
			if (budget.take('sharedFacts', more.length)) fill(facts, more, last ? undefined : path);
			else unjudged.push((0, _budget().beyondLimit)('sharedFacts', 'this file is not judged with the others of its folder: they are too many', first.at));
		}
	}
	return {
		variants,
		unjudged
	};
}
/** `kubectl` would let another file of the folder count. */ function fill(facts, more, earlier) {
	for (const fact of more)facts.push(fact);
	if (earlier === undefined) return;
	const mayDiffer = `${earlier} is applied after the other files of its folder`;
	for (const [index, fact] of facts.entries())if (fact.kind === 'workload' || fact.kind === 'config-map') facts[index] = {
		mayDiffer,
		...fact
	};
}
function pathsBelow(lists, shared) {
	const found = new Map();
	for (const path of [
		...lists.keys()
	].sort()){
		const directory = (0, _paths().directoryOf)(path);
		if (!shared.has(directory)) continue;
		const known = found.get(directory);
		if (known === undefined) found.set(directory, [
			path
		]);
		else known.push(path);
	}
	return found;
}
/** Undefined where a tool decides which of them are used. */ function variantFiles(paths, lists) {
	const ofPath = paths.map((path)=>({
			path,
			facts: lists.get(path) ?? []
		}));
	const own = ofPath.map(({ path, facts })=>facts.filter(({ at, clusterPath = at.file.path })=>clusterPath === path));
	if (own.some((facts)=>facts.some(({ clusterPath })=>clusterPath !== undefined))) return undefined;
	const hasMaps = own.some((facts)=>facts.some(_dnsobjects().isCorefileMap));
	return ofPath.map(({ path, facts }, index)=>{
		const stated = own[index] ?? [];
		const whole = stated.some(_dnsobjects().isDnsWorkload) && (!hasMaps || stated.some(_dnsobjects().isCorefileMap));
		const conditional = stated.some((fact)=>(0, _conditions().conditionsAt)(fact.at).length > 0 || isOfTool(fact));
		return {
			path,
			facts,
			whole,
			conditional
		};
	});
}
function isOfTool(fact) {
	return fact.kind === 'config-map' && fact.appliedBy !== undefined && fact.appliedBy !== 'command';
}
/** The last whole file's, else all others': of one object the last. */ function othersFacts(file, files) {
	const others = files.filter((one)=>one !== file);
	const whole = others.findLast((one)=>one.whole);
	const sources = whole === undefined ? others : [
		whole
	];
	const isOwn = new Set(file.facts);
	const keys = new Set(file.facts.flatMap((fact)=>objectKey(fact) ?? []));
	const found = new Map();
	for (const { facts } of sources)for (const fact of facts){
		const key = objectKey(fact);
		if (isOwn.has(fact) || key !== undefined && keys.has(key)) continue;
		found.set(key ?? fact, fact);
	}
	const left = sources.flatMap(({ facts })=>facts).filter((fact)=>keys.has(objectKey(fact) ?? '') && !isOwn.has(fact));
	const unused = mountedBy(left);
	for (const name of mountedBy([
		...file.facts,
		...found.values()
	]))unused.delete(name);
	return [
		...found.values()
	].filter((fact)=>fact.kind !== 'config-map' || !unused.has(fact.name));
}
/** Names of ConfigMaps. */ function mountedBy(facts) {
	return new Set(facts.flatMap((fact)=>fact.kind === 'workload' ? fact.volumes.flatMap(({ source })=>source.kind === 'config-map' ? source.name : []) : []));
}
function objectKey(fact) {
	switch(fact.kind){
		case 'config-map':
			return JSON.stringify([
				fact.secret === true ? 'secret' : fact.kind,
				fact.namespace,
				fact.name
			]);
		case 'workload':
			return JSON.stringify([
				fact.workload,
				fact.namespace,
				fact.name
			]);
		case 'service':
		case 'redirect':
			return JSON.stringify([
				fact.kind,
				fact.namespace,
				fact.name
			]);
		default:
			return undefined;
	}
}

module.exports = {
	__esModule: true,
	fillPartialFiles,
};
},

"core/cluster/kinds-of-nodes.js": (module, exports, __load__) => {
/**
 * Machines that the repository sets up differently, where nothing else tells pools from each other, are kinds of nodes. What is
 * read later may also replace what was before: the last one stands for the pool, the others are nodes by assumption.
 */
const _append = __load__.later("core/text/append.js");
const _lastkubelet = __load__.later("core/cluster/last-kubelet.js");
const MAX_KINDS = 16;
function kindsOf(pool, notices) {
	const contested = contestedIn([
		...kubeletStatements(pool.kubelets),
		...fileStatements([
			...pool.files,
			...pool.links
		])
	]);
	const machines = new Map();
	for (const one of contested)(0, _append().append)(machines, one.machine, one);
	const [last, ...others] = differing([
		...machines
	].reverse());
	if (last === undefined) return [
		pool
	];
	const at = others[MAX_KINDS]?.[1][0]?.facts[0]?.at;
	const message = `of machines that are set up differently only ${MAX_KINDS + 1} are judged`;
	if (at !== undefined) notices.push({
		kind: 'unreadable',
		unread: 'bound',
		message,
		at
	});
	return [
		pool,
		...others.slice(0, MAX_KINDS).map((kind)=>poolOn(pool, kind, {
				last: last[0],
				contested
			}))
	];
}
/** Of several machines that say the same, the first. */ function differing(kinds) {
	const known = new Map();
	for (const kind of kinds){
		const signature = JSON.stringify(kind[1].map(({ slot, says })=>[
				slot,
				says
			]).sort());
		if (!known.has(signature)) known.set(signature, kind);
	}
	return [
		...known.values()
	];
}
function poolOn(pool, [machine], { last, contested }) {
	const facts = new Set();
	const pools = new Set(contested.flatMap((one)=>one.facts.flatMap((fact)=>fact.pool ?? [])));
	const trees = new Set();
	for (const one of contested){
		if (one.machine === machine) continue;
		for (const fact of one.facts)facts.add(fact);
		if (one.facts.some((fact)=>treeOf(fact) !== undefined)) trees.add(one.machine);
	}
	const mine = (list = [])=>list.filter((fact)=>!facts.has(fact) && !trees.has(machineOf(fact) ?? ''));
	return {
		...pool,
		name: `${pool.name} (${machine})`,
		kindOf: pool.name,
		// What installers call a pool is one.
		assumes: pools.has(machine) ? undefined : `the nodes of ${machine} are others than those of ${last}`,
		files: mine(pool.files),
		links: mine(pool.links),
		network: mine(pool.network),
		services: mine(pool.services),
		kubelets: mine(pool.kubelets),
		servers: mine(pool.servers)
	};
}
/** Slots that several machines fill differently. */ function contestedIn(statements) {
	const slots = new Map();
	for (const { slot, says } of statements){
		const known = slots.get(slot);
		if (known === undefined) slots.set(slot, new Set([
			says
		]));
		else known.add(says);
	}
	return statements.filter(({ slot })=>(slots.get(slot)?.size ?? 0) > 1);
}
/** Of flags and of the file, where they come equally late, the resolver file; a whole file without one has the default. */ function kubeletStatements(kubelets) {
	return byMachine(kubelets, ({ source, precedence = 20 })=>`${source} ${precedence}`).flatMap((one)=>{
		const stated = (0, _lastkubelet().lastOf)(one.facts.filter(({ resolvConf })=>resolvConf !== undefined))?.resolvConf?.value;
		const isWhole = one.facts.some(({ source, precedence })=>source === 'config' && precedence === undefined);
		if (stated === undefined && !isWhole) return [];
		return [
			{
				...one,
				says: stated === undefined ? '' : `resolvConf: ${stated}`
			}
		];
	});
}
function fileStatements(files) {
	const whole = files.filter((fact)=>fact.kind === 'node-link' || fact.mode === 'replace');
	return byMachine(whole, ({ path })=>path).flatMap((one)=>{
		const last = one.facts.at(-1);
		if (last === undefined) return [];
		return [
			{
				...one,
				says: last.kind === 'node-link' ? `-> ${last.target}` : last.text.text
			}
		];
	});
}
function byMachine(facts, slotOf) {
	const found = new Map();
	for (const fact of facts){
		const machine = machineOf(fact);
		if (machine === undefined) continue;
		const slot = slotOf(fact);
		const key = JSON.stringify([
			machine,
			slot
		]);
		const known = found.get(key);
		if (known === undefined) found.set(key, {
			machine,
			slot,
			facts: [
				fact
			]
		});
		else known.facts.push(fact);
	}
	return [
		...found.values()
	];
}
/** As findings name it. Undefined where tasks for hosts that are not known may set up any. */ function machineOf(fact) {
	const { pool, by } = fact;
	const name = pool ?? (by === undefined ? treeOf(fact) ?? fact.at.file.path : by.hosts);
	return fact.joins === true && name !== undefined ? `${name}, joining` : name;
}
/** The folder that mirrors a machine's root, or holds its units. */ function treeOf({ at, overlay }) {
	if (overlay !== undefined) return overlay === '' ? '/' : overlay;
	const { path } = at.file;
	const root = /^(?:(.*?)\/)?(?:etc|usr|var|lib|run|opt)\//.exec(path);
	if (root !== null) return root[1] ?? '/';
	return /^(.*?)\/?kubelet\.service(?:\.d\/[^/]+)?$/.exec(path)?.[1];
}

module.exports = {
	__esModule: true,
	kindsOf,
};
},

"core/cluster/last-kubelet.js": (module, exports, __load__) => {

function lastOf(facts) {
	let last;
	for (const fact of facts)if (last === undefined || (fact.precedence ?? 20) >= (last.precedence ?? 20)) last = fact;
	return last;
}

module.exports = {
	__esModule: true,
	lastOf,
};
},

"core/cluster/pool.js": (module, exports, __load__) => {

function isOneOfSeveral(pool, pools) {
	return pool.kindOf !== undefined || pools.some((one)=>one !== pool && one.kindOf === undefined);
}

module.exports = {
	__esModule: true,
	isOneOfSeveral,
};
},

"core/cluster/resolver-workloads.js": (module, exports, __load__) => {
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound. */
const _defined = __load__.later("core/text/defined.js");
const _hostsfile = __load__.later("core/cluster/hosts-file.js");
const _mounts = __load__.later("core/cluster/mounts.js");
const _upstreams = __load__.later("core/cluster/upstreams.js");
function resolverOf(workload, container, context) {
	const image = container.image?.value ?? '';
	const at = container.image?.at ?? workload.at;
	const bare = {
		image: repositoryOf(image),
		...(0, _defined().defined)({
			tag: /:([\w][\w.-]{0,127})(?:@|$)/.exec(image)?.[1]
		}),
		words: container.words,
		env: container.env,
		files: new Map(),
		at
	};
	const software = context.readers.software.find((one)=>one.recognises(bare));
	if (software === undefined) return undefined;
	const files = new Map((0, _mounts().mountedFiles)(workload, container, context).files);
	// Configuration that a program rewrites is often copied into place at start.
	for (const other of workload.containers){
		if (!other.init) continue;
		for (const [path, text] of (0, _mounts().mountedFiles)(workload, other, context).files)if (!files.has(path)) files.set(path, text);
	}
	const reading = software.read({
		...bare,
		files: (0, _hostsfile().withHostsFile)(files, workload)
	});
	if (reading === undefined) {
		context.addNotice({
			kind: 'not-modelled',
			message: `what ${software.title} forwards to is not stated in the repository: a loop through it would not be seen`,
			unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
			at
		});
		return undefined;
	}
	for (const notice of reading.notices)context.addNotice(notice);
	// Its files are no servers of their own.
	for (const [path, text] of files)if (path.endsWith('.conf')) context.claimedTexts.add(text);
	return {
		software,
		config: reading.value,
		files,
		at
	};
}
function resolverServer(found, given, context) {
	const { resolver, hosts, assumption, ...place } = given;
	return {
		...place,
		software: found.software.id,
		version: '',
		config: found.config,
		upstreams: (0, _upstreams().resolveUpstreams)(found.config, {
			...(0, _upstreams().outsidePods)(resolver),
			files: found.files,
			hosts,
			context
		}),
		claims: [],
		...(0, _defined().defined)({
			assumption
		})
	};
}
/** Without registry, tag and digest. */ function repositoryOf(image) {
	const digest = image.indexOf('@');
	const name = digest === -1 ? image : image.slice(0, digest);
	const parts = name.split('/');
	const last = parts.pop() ?? '';
	const [first] = parts;
	const hosts = first !== undefined && (/[.:]/.test(first) || first === 'localhost');
	return [
		...hosts ? parts.slice(1) : parts,
		last.replace(/:.*$/s, '')
	].join('/');
}

module.exports = {
	__esModule: true,
	resolverOf,
	resolverServer,
};
}
};
