'use strict';

module.exports = {

"platforms/eks/nodes.js": (_from) => {

const [
	_appen, _defin, _sourc, _field, _kubeletfields, _kubeletflags, _nodes, _docum,
] = _from(
	"text/append", "text/defined", "text/source-text", "languages/shared/fields", "languages/shared/kubelet-fields", "languages/shared/kubelet-flags",
	"languages/shared/node-setup", "documents/document",
);
function readEksctl(reader) {
	const { document } = reader;
	const { root } = document;
	const facts = [];
	const cidr = _field().textField(reader, _docum().child(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	for (const key of [
		'nodeGroups',
		'managedNodeGroups'
	])for (const group of _docum().items(_docum().child(root, key)))_appen().addAll(facts, readNodeGroup(reader, group));
	return facts;
}
function readNodeGroup(reader, group) {
	const at = _field().beginningOf(reader.document, group);
	const pool = _defin().defined({ pool: _docum().scalarText(_docum().child(group, 'name')) });
	const os = systemOf(_field().textField(reader, group, 'amiFamily'));
	const facts = [_nodes().nodeProfile('eks', at, { ..._defin().defined({ os }), ...pool })];
	const address = _field().textField(reader, group, 'clusterDNS');
	if (address !== undefined) _appen().addAll(facts, _kubeletfields().kubeletFacts('flags', { clusterDNS: [address], ineffective: [] }, { provisioner: 'eks', ...pool }));
	_appen().addAll(facts, configFacts(reader, _docum().child(group, 'kubeletExtraConfig'), pool));
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
	for (const term of _docum().items(_docum().child(root, 'spec', 'amiSelectorTerms'))){
		const alias = _docum().sourceOf(_docum().child(term, 'alias'));
		const family = /^(al2|al2023|bottlerocket)@/.exec(alias?.text ?? '')?.[1];
		if (alias !== undefined && family !== undefined) return { value: family, at: _sourc().extentOf(alias) };
	}
	return undefined;
}
function configFacts(reader, node, pool) {
	if (node?.kind !== 'map') return [];
	const resolvConf = _field().textField(reader, node, 'resolvConf');
	const clusterDNS = _field().textListField(reader, node, 'clusterDNS');
	const clusterDomain = _field().textField(reader, node, 'clusterDomain');
	const settings = { ..._defin().defined({ resolvConf, clusterDNS, clusterDomain }), ineffective: [] };
	return _kubeletfields().kubeletFacts('config', settings, { provisioner: 'eks', ...pool });
}
function kubeletOf(root) {
	return _docum().child(root, 'spec', 'kubelet') ?? _docum().child(root, 'spec', 'template', 'spec', 'kubelet') ?? _docum().child(root, 'spec', 'kubeletConfiguration');
}
function readKarpenter(reader) {
	const { root } = reader.document;
	const name = _docum().scalarText(_docum().child(root, 'metadata', 'name'));
	const at = _field().beginningOf(reader.document);
	const pool = name === undefined ? {} : { pool: name };
	const kubelets = configFacts(reader, kubeletOf(root), pool);
	if (kubelets.length === 0) return [];
	const os = systemOf(_field().textField(reader, _docum().child(root, 'spec'), 'amiFamily')) ?? aliasOf(root);
	return [_nodes().nodeProfile('eks', at, { ..._defin().defined({ os }), ...pool }), ...kubelets];
}
function readNodeadm(reader) {
	const { document, notices } = reader;
	const spec = _docum().child(document.root, 'spec');
	const at = _field().beginningOf(document);
	const pool = _defin().defined({ pool: document.onNode?.pool });
	const facts = [_nodes().nodeProfile('eks', at, pool)];
	const cidr = _field().textField(reader, _docum().child(spec, 'cluster'), 'cidr');
	if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
	_appen().addAll(facts, configFacts(reader, _docum().child(spec, 'kubelet', 'config'), pool));
	const words = _docum().items(_docum().child(spec, 'kubelet', 'flags')).flatMap((item)=>_docum().sourceOf(item) ?? []);
	_appen().addAll(facts, _kubeletfields().kubeletFacts('flags', _kubeletflags().readFlags(_kubeletflags().flagWords(words), notices), {
		provisioner: 'eks',
		...pool
	}));
	return facts;
}

return { kubeletOf, readEksctl, readKarpenter, readNodeadm };
}
};
