'use strict';

module.exports = {

"tools/terraform/objects.js": (module, exports, __load__) => {

"use strict";
/** Resources of the Kubernetes provider as the objects that it sends (hashicorp/terraform-provider-kubernetes, structures*.go). */ 
const _document = __load__.later("read/documents/document.js");
const _hcl = __load__.later("read/documents/hcl.js");
const _made = __load__.later("read/documents/made.js");
const KINDS = [
	{
		type: /^kubernetes_config_map(?:_v1)?(?:_data)?$/,
		apiVersion: 'v1',
		kind: 'ConfigMap'
	},
	{
		type: /^kubernetes_service(?:_v1)?$/,
		apiVersion: 'v1',
		kind: 'Service'
	},
	{
		type: /^kubernetes_pod(?:_v1)?$/,
		apiVersion: 'v1',
		kind: 'Pod'
	},
	{
		type: /^kubernetes_deployment(?:_v1)?$/,
		apiVersion: 'apps/v1',
		kind: 'Deployment'
	},
	{
		type: /^kubernetes_(?:daemonset|daemon_set_v1)$/,
		apiVersion: 'apps/v1',
		kind: 'DaemonSet'
	},
	{
		type: /^kubernetes_stateful_set(?:_v1)?$/,
		apiVersion: 'apps/v1',
		kind: 'StatefulSet'
	}
];
const LISTS = new Map([
	[
		'container',
		'containers'
	],
	[
		'init_container',
		'initContainers'
	],
	[
		'volume',
		'volumes'
	],
	[
		'volume_mount',
		'volumeMounts'
	],
	[
		'port',
		'ports'
	],
	[
		'env',
		'env'
	],
	[
		'env_from',
		'envFrom'
	],
	[
		'items',
		'items'
	]
]);
const MAPS = new Set([
	'labels',
	'annotations',
	'data',
	'match_labels',
	'node_selector',
	'selector'
]);
const NAMES = new Map([
	[
		'cluster_ip',
		'clusterIP'
	],
	[
		'cluster_ips',
		'clusterIPs'
	],
	[
		'external_ips',
		'externalIPs'
	],
	[
		'load_balancer_ip',
		'loadBalancerIP'
	],
	[
		'host_ip',
		'hostIP'
	]
]);
function kubernetesObject(type, body, source, path) {
	const found = KINDS.find((one)=>one.type.test(type));
	if (found === undefined) return undefined;
	const { span } = body;
	const data = (0, _document().child)(body, 'data');
	return (0, _made().madeMap)(span, {
		apiVersion: (0, _made().madeText)(source, span, found.apiVersion),
		kind: (0, _made().madeText)(source, span, found.kind),
		metadata: renamed((0, _document().child)(body, 'metadata')),
		spec: renamed((0, _document().child)(body, 'spec')),
		data,
		dataFiles: filesOf(data, source, path)
	});
}
/** Values of `data` that `file("x")` brings: the key with the path from the root of the tree. No provider sends this field. */ function filesOf(data, source, path) {
	if (data === undefined) return undefined;
	const found = (0, _document().entries)(data).flatMap((entry)=>{
		const file = (0, _hcl().calledFile)(entry.value);
		const place = file === undefined ? undefined : placeFrom(path, file);
		return place === undefined ? [] : [
			{
				...entry,
				value: (0, _made().madeText)(source, entry.value.span, place)
			}
		];
	});
	return found.length === 0 ? undefined : {
		kind: 'map',
		entries: found,
		span: data.span
	};
}
/** Undefined for what lies outside of the tree, or is reported by an expression. */ function placeFrom(path, written) {
	if (written.startsWith('/') || written.includes('${')) return undefined;
	const kept = path.split('/').slice(0, -1);
	for (const part of written.split('/')){
		if (part === '' || part === '.') continue;
		if (part !== '..') kept.push(part);
		else if (kept.pop() === undefined) return undefined;
	}
	return kept.join('/');
}
/** In the API's spelling. The reader of the language bounds how deeply values lie within each other. */ function renamed(node) {
	if (node === undefined || node.kind === 'scalar') return node;
	if (node.kind === 'sequence') return {
		...node,
		items: node.items.map((item)=>renamed(item) ?? item)
	};
	const made = [];
	const lists = new Map();
	for (const entry of (0, _document().entries)(node)){
		const list = LISTS.get(entry.key);
		if (list !== undefined && entry.value.kind === 'map') {
			const known = lists.get(list);
			const items = known ?? [];
			if (known === undefined) {
				lists.set(list, items);
				made.push({
					key: list,
					keySpan: entry.keySpan,
					value: {
						kind: 'sequence',
						items,
						span: entry.value.span
					}
				});
			}
			const item = renamed(entry.value);
			if (item !== undefined) items.push(item);
			continue;
		}
		const isPlain = MAPS.has(entry.key) && !(entry.key === 'selector' && (0, _document().child)(entry.value, 'match_labels') !== undefined);
		const value = isPlain ? entry.value : renamed(entry.value) ?? entry.value;
		made.push({
			key: spelled(entry.key),
			keySpan: entry.keySpan,
			value
		});
	}
	return {
		kind: 'map',
		entries: made,
		span: node.span
	};
}
function spelled(key) {
	return NAMES.get(key) ?? key.replace(/_([a-z0-9])/g, (_, letter)=>letter.toUpperCase());
}


module.exports = {
	__esModule: true,
	kubernetesObject,
};
}
};
