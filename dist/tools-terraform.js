'use strict';

module.exports = {

"tools/terraform/json-blocks.js": (module, exports, __load__) => {
/** Terraform's configuration as JSON (hashicorp/hcl json/spec.md): the blocks that the native syntax would give. */
const _sourcetext = __load__.later("core/text/source-text.js");
const _document = __load__.later("read/documents/document.js");
const _visit = __load__.later("read/documents/visit.js");
/** Of the blocks that are read. */ const LABELS = new Map([
	[
		'resource',
		2
	],
	[
		'data',
		2
	],
	[
		'module',
		1
	],
	[
		'locals',
		0
	]
]);
function jsonBlocks(root) {
	const bodies = root.kind === 'sequence' ? (0, _document().items)(root) : [
		root
	];
	const blocks = bodies.flatMap(_document().entries).flatMap(({ key, value })=>{
		const labels = LABELS.get(key);
		return labels === undefined ? [] : blocksOf({
			type: key,
			labels: []
		}, value, labels);
	});
	const texts = [];
	for (const { body } of blocks)(0, _visit().visitNodes)(body, (node)=>{
		if (node.kind === 'scalar' && typeof node.value === 'string') texts.push(node.text);
	});
	return {
		blocks,
		texts
	};
}
/** Labels are keys; of several blocks there is a list. */ function blocksOf(block, node, left) {
	if (node.kind === 'sequence') return node.items.flatMap((item)=>blocksOf(block, item, left));
	if (node.kind !== 'map') return [];
	if (left > 0) return node.entries.flatMap(({ key, value })=>blocksOf({
			...block,
			labels: [
				...block.labels,
				key
			]
		}, value, left - 1));
	const nests = /^kubernetes_(?!manifest$)/.test(block.labels[0] ?? '');
	return [
		{
			...block,
			body: attributeOf(node, nests),
			span: node.span
		}
	];
}
/** `nests`: a list of maps is a block that stands several times. Depth is bounded by the reader. */ function attributeOf(node, nests) {
	if (node.kind === 'scalar') {
		// A text that is one expression.
		if (typeof node.value !== 'string' || !/^\$\{[^{}]{1,2000}\}$/.test(node.value)) return node;
		return {
			...node,
			value: null,
			text: (0, _sourcetext().slice)(node.text, 2, node.text.text.length - 1)
		};
	}
	if (node.kind === 'sequence') return {
		...node,
		items: node.items.map((item)=>attributeOf(item, nests))
	};
	const filled = node.entries.flatMap((entry)=>{
		const repeated = nests && entry.value.kind === 'sequence' && entry.value.items.every((one)=>one.kind === 'map');
		const values = repeated ? (0, _document().items)(entry.value) : [
			entry.value
		];
		return values.map((value)=>({
				...entry,
				value: attributeOf(value, nests)
			}));
	});
	return {
		...node,
		entries: filled
	};
}

module.exports = {
	__esModule: true,
	jsonBlocks,
};
},

"tools/terraform/objects.js": (module, exports, __load__) => {
/** The Kubernetes provider's resources as it sends them (hashicorp/terraform-provider-kubernetes structures*.go). */
const _paths = __load__.later("core/text/paths.js");
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
	const form = KINDS.find((one)=>one.type.test(type));
	if (form === undefined) return undefined;
	const { span } = body;
	const data = (0, _document().child)(body, 'data');
	return (0, _made().madeMap)(span, {
		apiVersion: (0, _made().madeText)(source, span, form.apiVersion),
		kind: (0, _made().madeText)(source, span, form.kind),
		metadata: renamed((0, _document().child)(body, 'metadata')),
		spec: renamed((0, _document().child)(body, 'spec')),
		data,
		binaryData: (0, _document().child)(body, 'binary_data'),
		dataFiles: filesOf(data, source, path)
	});
}
/** Keys of `data` with `file("x")`, and the paths from the root; a field of ours. */ function filesOf(data, source, path) {
	if (data === undefined) return undefined;
	const files = (0, _document().entries)(data).flatMap((entry)=>{
		const file = (0, _hcl().calledFile)(entry.value);
		const place = file === undefined ? undefined : placeFrom(path, file);
		return place === undefined ? [] : [
			{
				...entry,
				value: (0, _made().madeText)(source, entry.value.span, place)
			}
		];
	});
	return files.length === 0 ? undefined : {
		kind: 'map',
		entries: files,
		span: data.span
	};
}
/** Undefined outside of the tree, or for an expression. */ function placeFrom(path, written) {
	if (written.startsWith('/') || written.includes('${')) return undefined;
	return (0, _paths().pathFrom)((0, _paths().directoryOf)(path), written);
}
/** In the API's spelling. Depth is bounded by the HCL reader. */ function renamed(node) {
	if (node === undefined || node.kind === 'scalar') return node;
	if (node.kind === 'sequence') return {
		...node,
		items: node.items.map((item)=>renamed(item) ?? item)
	};
	const renamedEntries = [];
	const lists = new Map();
	for (const entry of (0, _document().entries)(node)){
		const list = LISTS.get(entry.key);
		if (list !== undefined && entry.value.kind === 'map') {
			const known = lists.get(list);
			const items = known ?? [];
			if (known === undefined) {
				lists.set(list, items);
				renamedEntries.push({
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
		renamedEntries.push({
			key: camelCase(entry.key),
			keySpan: entry.keySpan,
			value
		});
	}
	return {
		kind: 'map',
		entries: renamedEntries,
		span: node.span
	};
}
function camelCase(key) {
	return NAMES.get(key) ?? key.replace(/_([a-z0-9])/g, (_, letter)=>letter.toUpperCase());
}

module.exports = {
	__esModule: true,
	kubernetesObject,
};
}
};
