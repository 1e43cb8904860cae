'use strict';

module.exports = {

"platforms/k3s/config.js": (_from) => {
/** What one configuration file of k3s or RKE2 states. */
const [
	_append, _define, _cluste, _fields, _kubeletfields, _kubeletflags, _lines, _nodese, _docume,
] = _from(
	"core/text/append", "core/text/defined", "languages/shared/cluster-network", "languages/shared/fields", "languages/shared/kubelet-fields",
	"languages/shared/kubelet-flags", "languages/shared/lines", "languages/shared/node-setup", "read/documents/document",
);
const NONE = new Set();
function readConfig(reader, form, replaced = NONE) {
	const { document } = reader;
	const { root } = document;
	const flags = [];
	const counts = (key)=>!replaced.has(key.replace(/\+$/, ''));
	const resolvConf = counts('resolv-conf') ? _fields().textField(reader, root, 'resolv-conf') : undefined;
	const own = _docume().sourceOf(_docume().child(root, 'resolv-conf'));
	if (own !== undefined && resolvConf !== undefined) flags.push({ name: 'resolv-conf', value: own, at: resolvConf.at });
	for (const entry of _docume().entries(root)){
		if (entry.key !== 'kubelet-arg' && entry.key !== 'kubelet-arg+' || !counts(entry.key)) continue;
		const values = entry.value.kind === 'sequence' ? _docume().items(entry.value) : [entry.value];
		for (const value of values){
			const text = _docume().sourceOf(value);
			if (text !== undefined) flags.push(flagOf(text));
		}
	}
	return factsOfFlags(flags, networkOf(reader, root, counts), { form, at: _fields().beginningOf(document), pool: document.onNode?.pool }, reader.notices);
}
function flagOf(text) {
	return _kubeletflags().flagFrom(text, text.text.startsWith('--') ? 2 : 0);
}
function networkOf(reader, root, counts) {
	const list = (key)=>{
		const nodes = counts(key) ? [
			_docume().child(root, key),
			_docume().child(root, `${key}+`)
		] : [];
		const values = nodes.flatMap((node)=>node?.kind === 'sequence' ? _docume().items(node) : node ?? []);
		return values.flatMap((value)=>{
			const text = _docume().sourceOf(value);
			return text === undefined ? [] : _lines().commaList(text);
		});
	};
	const disables = list('disable').map(({ value })=>value);
	return {
		dnsOff: disables.includes('coredns') || disables.includes('rke2-coredns') || undefined,
		balancerOff: disables.includes('servicelb') || undefined,
		clusterDNS: list('cluster-dns'),
		serviceSubnets: list('service-cidr'),
		clusterDomain: counts('cluster-domain') ? _fields().textField(reader, root, 'cluster-domain') : undefined
	};
}
function factsOfFlags(flags, network, { form, at, pool }, notices) {
	const named = _define().defined({ pool });
	const facts = [_nodese().nodeProfile(form, at, named)];
	_append().addAll(facts, _cluste().clusterNetwork(at, network));
	_append().addAll(facts, _kubeletfields().kubeletFacts('flags', _kubeletflags().readFlags(flags, notices), { provisioner: form, ...named }));
	return facts;
}

return { factsOfFlags, flagOf, readConfig };
}
};
