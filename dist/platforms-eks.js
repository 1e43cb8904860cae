'use strict';

module.exports = {

"platforms/eks/nodes.js": (_from) => {

const [
	_append, _define, _source, _fields, _kubeletfields, _kubeletflags, _nodese, _docume,
] = _from(
	"core/text/append", "core/text/defined", "core/text/source-text", "languages/shared/fields", "languages/shared/kubelet-fields",
	"languages/shared/kubelet-flags", "languages/shared/node-setup", "read/documents/document",
);
function readEksctl(reader) {
	const { document } = reader;
	const { root } = document;
	const facts = [];
	const cidr = _fields().textField(reader, _docume().child(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	for (const key of [
		'nodeGroups',
		'managedNodeGroups'
	])for (const group of _docume().items(_docume().child(root, key)))_append().addAll(facts, readNodeGroup(reader, group));
	return facts;
}
function readNodeGroup(reader, group) {
	const at = _fields().beginningOf(reader.document, group);
	const pool = _define().defined({ pool: _docume().scalarText(_docume().child(group, 'name')) });
	const os = systemOf(_fields().textField(reader, group, 'amiFamily'));
	const facts = [_nodese().nodeProfile('eks', at, { ..._define().defined({ os }), ...pool })];
	const address = _fields().textField(reader, group, 'clusterDNS');
	if (address !== undefined) _append().addAll(facts, _kubeletfields().kubeletFacts('flags', { clusterDNS: [address], ineffective: [] }, { provisioner: 'eks', ...pool }));
	_append().addAll(facts, configFacts(reader, _docume().child(group, 'kubeletExtraConfig'), pool));
	return facts;
}
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
function aliasOf(root) {
	for (const term of _docume().items(_docume().child(root, 'spec', 'amiSelectorTerms'))){
		const alias = _docume().sourceOf(_docume().child(term, 'alias'));
		const family = /^(al2|al2023|bottlerocket)@/.exec(alias?.text ?? '')?.[1];
		if (alias !== undefined && family !== undefined) return { value: family, at: _source().extentOf(alias) };
	}
	return undefined;
}
function configFacts(reader, node, pool) {
	if (node?.kind !== 'map') return [];
	const resolvConf = _fields().textField(reader, node, 'resolvConf');
	const clusterDNS = _fields().textListField(reader, node, 'clusterDNS');
	const clusterDomain = _fields().textField(reader, node, 'clusterDomain');
	const settings = { ..._define().defined({ resolvConf, clusterDNS, clusterDomain }), ineffective: [] };
	return _kubeletfields().kubeletFacts('config', settings, { provisioner: 'eks', ...pool });
}
function kubeletOf(root) {
	return _docume().child(root, 'spec', 'kubelet') ?? _docume().child(root, 'spec', 'template', 'spec', 'kubelet') ?? _docume().child(root, 'spec', 'kubeletConfiguration');
}
function readKarpenter(reader) {
	const { root } = reader.document;
	const name = _docume().scalarText(_docume().child(root, 'metadata', 'name'));
	const at = _fields().beginningOf(reader.document);
	const pool = name === undefined ? {} : { pool: name };
	const kubelets = configFacts(reader, kubeletOf(root), pool);
	if (kubelets.length === 0) return [];
	const os = systemOf(_fields().textField(reader, _docume().child(root, 'spec'), 'amiFamily')) ?? aliasOf(root);
	return [_nodese().nodeProfile('eks', at, { ..._define().defined({ os }), ...pool }), ...kubelets];
}
function readNodeadm(reader) {
	const { document, notices } = reader;
	const spec = _docume().child(document.root, 'spec');
	const at = _fields().beginningOf(document);
	const pool = _define().defined({ pool: document.onNode?.pool });
	const facts = [_nodese().nodeProfile('eks', at, pool)];
	const cidr = _fields().textField(reader, _docume().child(spec, 'cluster'), 'cidr');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	_append().addAll(facts, configFacts(reader, _docume().child(spec, 'kubelet', 'config'), pool));
	const words = _docume().items(_docume().child(spec, 'kubelet', 'flags')).flatMap((item)=>_docume().sourceOf(item) ?? []);
	_append().addAll(facts, _kubeletfields().kubeletFacts('flags', _kubeletflags().readFlags(_kubeletflags().flagWords(words), notices), {
		provisioner: 'eks',
		...pool
	}));
	return facts;
}

return { kubeletOf, readEksctl, readKarpenter, readNodeadm };
}
};
