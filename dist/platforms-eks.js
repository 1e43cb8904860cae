'use strict';

module.exports = {

"platforms/eks/nodes.js": (module, exports, _load) => {

const _defined = _load.later("core/text/defined.js");
const _sourcetext = _load.later("core/text/source-text.js");
const _fields = _load.later("languages/shared/fields.js");
const _kubeletfields = _load.later("languages/shared/kubelet-fields.js");
const _kubeletflags = _load.later("languages/shared/kubelet-flags.js");
const _lines = _load.later("languages/shared/lines.js");
const _document = _load.later("read/documents/document.js");
function readEksctl(reader) {
	const { document } = reader;
	const { root } = document;
	const facts = [];
	const cidr = (0, _fields().textField)(reader, (0, _document().child)(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	for (const key of [
		'nodeGroups',
		'managedNodeGroups'
	])for (const group of (0, _document().items)((0, _document().child)(root, key)))(0, _lines().append)(facts, readNodeGroup(reader, group));
	return facts;
}
function readNodeGroup(reader, group) {
	const at = (0, _fields().beginningOf)(reader.document, group);
	const name = (0, _document().scalarText)((0, _document().child)(group, 'name'));
	const pool = name === undefined ? {} : { pool: name };
	const os = systemOf((0, _fields().textField)(reader, group, 'amiFamily'));
	const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...(0, _defined().defined)({ os }), ...pool, at }];
	const address = (0, _fields().textField)(reader, group, 'clusterDNS');
	if (address !== undefined) (0, _lines().append)(facts, (0, _kubeletfields().kubeletFacts)('flags', { clusterDNS: [address], ineffective: [] }, { provisioner: 'eks', ...pool }));
	(0, _lines().append)(facts, configFacts(reader, (0, _document().child)(group, 'kubeletExtraConfig'), pool));
	return facts;
}
/** `amiFamily` as the node profiles name it. */
function systemOf(family) {
	if (family === undefined) return undefined;
	const { value, at } = family;
	const ubuntu = /^Ubuntu(?:Pro)?(\d\d)04$/.exec(value)?.[1];
	if (ubuntu !== undefined) return {
		value: `ubuntu-${ubuntu}.04`,
		at
	};
	const known = ['AmazonLinux2', 'AmazonLinux2023', 'Bottlerocket', 'AL2', 'AL2023'].find((one)=>one === value);
	return known === undefined ? undefined : { value: known.toLowerCase(), at };
}
/** Karpenter's `amiSelectorTerms[].alias`, `al2023@latest` (pkg/apis/v1/ec2nodeclass.go), implies the family. */
function aliasOf(root) {
	for (const term of (0, _document().items)((0, _document().child)(root, 'spec', 'amiSelectorTerms'))){
		const alias = (0, _fields().sourceOf)((0, _document().child)(term, 'alias'));
		const family = /^(al2|al2023|bottlerocket)@/.exec(alias?.text ?? '')?.[1];
		if (alias !== undefined && family !== undefined) return { value: family, at: (0, _sourcetext().locate)(alias, 0, alias.text.length) };
	}
	return undefined;
}
function configFacts(reader, node, pool) {
	if (node?.kind !== 'map') return [];
	const resolvConf = (0, _fields().textField)(reader, node, 'resolvConf');
	const clusterDNS = (0, _fields().textListField)(reader, node, 'clusterDNS');
	const clusterDomain = (0, _fields().textField)(reader, node, 'clusterDomain');
	const settings = { ...(0, _defined().defined)({ resolvConf, clusterDNS, clusterDomain }), ineffective: [] };
	return (0, _kubeletfields().kubeletFacts)('config', settings, { provisioner: 'eks', ...pool });
}
function kubeletOf(root) {
	return (0, _document().child)(root, 'spec', 'kubelet') ?? (0, _document().child)(root, 'spec', 'template', 'spec', 'kubelet') ?? (0, _document().child)(root, 'spec', 'kubeletConfiguration');
}
function readKarpenter(reader) {
	const { root } = reader.document;
	const name = (0, _document().scalarText)((0, _document().child)(root, 'metadata', 'name'));
	const at = (0, _fields().beginningOf)(reader.document);
	const pool = name === undefined ? {} : { pool: name };
	const reported = configFacts(reader, kubeletOf(root), pool);
	if (reported.length === 0) return [];
	const os = systemOf((0, _fields().textField)(reader, (0, _document().child)(root, 'spec'), 'amiFamily')) ?? aliasOf(root);
	return [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...(0, _defined().defined)({ os }), ...pool, at }, ...reported];
}
function readNodeadm(reader) {
	const { document, notices } = reader;
	const spec = (0, _document().child)(document.root, 'spec');
	const at = (0, _fields().beginningOf)(document);
	const pool = document.onNode?.pool === undefined ? {} : { pool: document.onNode.pool };
	const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...pool, at }];
	const cidr = (0, _fields().textField)(reader, (0, _document().child)(spec, 'cluster'), 'cidr');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	(0, _lines().append)(facts, configFacts(reader, (0, _document().child)(spec, 'kubelet', 'config'), pool));
	const words = (0, _document().items)((0, _document().child)(spec, 'kubelet', 'flags')).flatMap((item)=>(0, _fields().sourceOf)(item) ?? []);
	(0, _lines().append)(facts, (0, _kubeletfields().kubeletFacts)('flags', (0, _kubeletflags().readFlags)((0, _kubeletflags().flagWords)(words), notices), {
		provisioner: 'eks',
		...pool
	}));
	return facts;
}

module.exports = { __esModule: true, kubeletOf, readEksctl, readKarpenter, readNodeadm, };
}
};
