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

"core/cluster/resolver-workloads.js": (module, exports, __load__) => {
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound. */
const _defined = __load__.later("core/text/defined.js");
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
		files
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
