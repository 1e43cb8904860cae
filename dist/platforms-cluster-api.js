'use strict';

module.exports = {

"platforms/cluster-api/machines.js": (module, exports, __load__) => {
/** Machine templates of providers: the system by the image's name. */
const _fields = __load__.later("languages/shared/fields.js");
const _imagesystems = __load__.later("languages/shared/image-systems.js");
const _document = __load__.later("read/documents/document.js");
/** Keys below `spec.template.spec` (the providers' `*MachineSpec`). */ const IMAGES = [
	// AWS: `ubuntu-24.04`.
	[
		'imageLookupBaseOS'
	],
	// Azure marketplace and gallery.
	[
		'image',
		'marketplace',
		'sku'
	],
	[
		'image',
		'computeGallery',
		'name'
	],
	[
		'image',
		'sharedGallery',
		'name'
	],
	// OpenStack, Nutanix, CloudStack, IBM.
	[
		'image',
		'filter',
		'name'
	],
	[
		'image',
		'name'
	],
	// Metal3.
	[
		'image',
		'url'
	],
	// vSphere.
	[
		'template'
	],
	// Hetzner, Packet, DigitalOcean.
	[
		'imageName'
	],
	[
		'os'
	],
	// Google, older OpenStack.
	[
		'image'
	]
];
function readMachines(reader) {
	const { document } = reader;
	const spec = (0, _document().child)(document.root, 'spec', 'template', 'spec');
	for (const keys of IMAGES){
		const owner = (0, _document().child)(spec, ...keys.slice(0, -1));
		const key = keys.at(-1) ?? '';
		if ((0, _document().scalarText)((0, _document().child)(owner, key)) === undefined) continue;
		const image = (0, _fields().textField)(reader, owner, key);
		const system = (0, _imagesystems().profileOfImage)(image);
		// An unknown name is another system, so that the rest is not taken for all.
		const os = system?.os ?? (image === undefined ? undefined : {
			...image,
			value: 'another'
		});
		if (os === undefined) continue;
		const assumes = system?.assumes ?? 'the image is what its name says';
		return [
			{
				kind: 'node-profile',
				os,
				assumes,
				at: (0, _fields().beginningOf)(document)
			}
		];
	}
	return [];
}

module.exports = {
	__esModule: true,
	readMachines,
};
},

"platforms/cluster-api/talos.js": (module, exports, __load__) => {
/** JSON patches (`configPatches`) of Talos' Cluster API objects. */
const _fields = __load__.later("languages/shared/fields.js");
const _platformcoredns = __load__.later("languages/shared/platform-coredns.js");
const _document = __load__.later("read/documents/document.js");
const _visit = __load__.later("read/documents/visit.js");
function readTalos(reader) {
	const { document } = reader;
	const at = (0, _fields().beginningOf)(document);
	const name = (0, _document().scalarText)((0, _document().child)(document.root, 'metadata', 'name'));
	const pool = name === undefined ? {} : {
		pool: name
	};
	const facts = [
		{
			kind: 'node-profile',
			os: {
				value: 'talos',
				at
			},
			provisioner: {
				value: 'talos',
				at
			},
			...pool,
			at
		}
	];
	(0, _visit().visitNodes)(document.root, (node)=>{
		for (const patch of (0, _document().items)((0, _document().child)(node, 'configPatches'))){
			const servers = nameserversOf(patch);
			const path = (0, _document().child)(patch, 'path');
			if (servers !== undefined) {
				const addresses = (0, _document().items)(servers).flatMap((item)=>(0, _fields().locatedText)(document, item) ?? []);
				const first = addresses[0];
				if (first === undefined) continue;
				facts.push({
					kind: 'node-file',
					path: '/system/resolved/resolv.conf',
					text: (0, _platformcoredns().composeText)(first.at, addresses.flatMap((one)=>(0, _platformcoredns().isWord)(one.value) ? [
							'nameserver ',
							(0, _platformcoredns().word)(one),
							'\n'
						] : [])),
					mode: 'replace',
					...pool,
					at: first.at,
					platformSource: 'Talos lists `nameservers` in the file that its kubelet hands to pods'
				});
			} else if (path !== undefined && /nameservers|hostDNS|clusterDNS|coreDNS/i.test((0, _document().scalarText)(path) ?? '')) (0, _fields().addNotice)(reader, 'this patch of the Talos configuration is about DNS, and is not applied', (0, _document().placeOf)(document, path));
		}
	});
	return facts;
}
/** Put at /machine/network/nameservers. */ function nameserversOf(patch) {
	const op = (0, _document().scalarText)((0, _document().child)(patch, 'op'));
	if (op !== 'add' && op !== 'replace') return undefined;
	const value = (0, _document().child)(patch, 'value');
	switch((0, _document().scalarText)((0, _document().child)(patch, 'path'))){
		case '/machine':
			return (0, _document().child)(value, 'network', 'nameservers');
		case '/machine/network':
			return (0, _document().child)(value, 'nameservers');
		case '/machine/network/nameservers':
			return value;
		default:
			return undefined;
	}
}

module.exports = {
	__esModule: true,
	readTalos,
};
}
};
