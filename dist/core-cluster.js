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
},

"core/cluster/versions.js": (module, exports, __load__) => {
/** Versions of CoreDNS and the default. */
const _compareversions = __load__.later("core/text/compare-versions.js");
const NEWEST_COREDNS = '1.15.0';
const OLDEST_USUAL_COREDNS = '1.11.3';
const NODE_CACHE_COREDNS = '1.13.2';
/** CoreDNS inside k8s-dns-node-cache, each from a release on (kubernetes/dns go.mod at the tags; before 1.16 vendor/github.com/coredns/coredns/coremain/version.go). */ const IN_NODE_CACHE = [
	[
		'1.26.6',
		'1.13.1'
	],
	[
		'1.26.5',
		'1.12.2'
	],
	[
		'1.24.0',
		'1.11.3'
	],
	[
		'1.22.14',
		'1.10.0'
	],
	[
		'1.21.0',
		'1.7.0'
	],
	[
		'1.20.0',
		'1.8.3'
	],
	[
		'1.16.0',
		'1.7.0'
	],
	[
		'1.15.10',
		'1.6.7'
	],
	[
		'1.15.8',
		'1.6.4'
	],
	[
		'1.15.0',
		'1.2.6'
	]
];
/** The newest of the table; what came after it holds is not known. */ const NEWEST_NODE_CACHE = '1.26.7';
const RELEASES = [
	[
		'1.15',
		0
	],
	[
		'1.14',
		7
	],
	[
		'1.13',
		2
	],
	[
		'1.12',
		4
	],
	[
		'1.11',
		4
	],
	[
		'1.10',
		1
	],
	[
		'1.9',
		4
	],
	[
		'1.8',
		7
	],
	[
		'1.7',
		1
	],
	[
		'1.6',
		9
	],
	[
		'1.5',
		2
	],
	[
		'1.4',
		0
	],
	[
		'1.3',
		1
	],
	[
		'1.2',
		6
	],
	[
		'1.1',
		4
	]
].flatMap(([minor, last])=>Array.from({
		length: Number(last) + 1
	}, (_, i)=>`${minor}.${Number(last) - i}`));
/** kubeadm's, by Kubernetes minor version (cmd/kubeadm/app/constants CoreDNSVersion). */ const WITH_KUBERNETES = {
	13: '1.2.6',
	14: '1.3.1',
	15: '1.3.1',
	16: '1.6.2',
	17: '1.6.5',
	18: '1.6.7',
	19: '1.7.0',
	20: '1.7.0',
	21: '1.8.0',
	22: '1.8.4',
	23: '1.8.6',
	24: '1.8.6',
	25: '1.9.3',
	26: '1.9.3',
	27: '1.10.1',
	28: '1.10.1',
	29: '1.11.1',
	30: '1.11.3',
	31: '1.11.3',
	32: '1.11.3',
	33: '1.12.0',
	34: '1.12.1'
};
function corednsOfKubernetes(version) {
	const minor = /^v?1\.(\d{1,2})(?:\.|$)/.exec(version)?.[1];
	return minor !== undefined && Object.hasOwn(WITH_KUBERNETES, minor) ? WITH_KUBERNETES[minor] : undefined;
}
function corednsOfNodeCache(image) {
	const tag = /node-?cache[^/:@]*:v?(\d+\.\d+\.\d+)/i.exec(image)?.[1];
	if (tag === undefined || (0, _compareversions().compareVersions)(tag, NEWEST_NODE_CACHE) > 0) return undefined;
	return IN_NODE_CACHE.find(([since])=>(0, _compareversions().compareVersions)(tag, since) >= 0)?.[1];
}

module.exports = {
	__esModule: true,
	NEWEST_COREDNS,
	NODE_CACHE_COREDNS,
	OLDEST_USUAL_COREDNS,
	RELEASES,
	corednsOfKubernetes,
	corednsOfNodeCache,
};
}
};
