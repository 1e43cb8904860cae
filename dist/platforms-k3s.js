'use strict';

module.exports = {

"platforms/k3s/config.js": (_from) => {
/** What one configuration file of k3s or RKE2 states. */
const [
	_appen, _defin, _clust, _field, _kubeletfields, _kubeletflags, _lines, _nodes, _docum,
] = _from(
	"text/append", "text/defined", "languages/shared/cluster-network", "languages/shared/fields", "languages/shared/kubelet-fields",
	"languages/shared/kubelet-flags", "languages/shared/lines", "languages/shared/node-setup", "documents/document",
);
const NONE = new Set();
function readConfig(reader, form, replaced = NONE) {
	const { document } = reader;
	const { root } = document;
	const flags = [];
	const counts = (key)=>!replaced.has(key.replace(/\+$/, ''));
	const resolvConf = counts('resolv-conf') ? _field().textField(reader, root, 'resolv-conf') : undefined;
	const own = _docum().sourceOf(_docum().child(root, 'resolv-conf'));
	if (own !== undefined && resolvConf !== undefined) flags.push({ name: 'resolv-conf', value: own, at: resolvConf.at });
	for (const entry of _docum().entries(root)){
		if (entry.key !== 'kubelet-arg' && entry.key !== 'kubelet-arg+' || !counts(entry.key)) continue;
		const values = entry.value.kind === 'sequence' ? _docum().items(entry.value) : [entry.value];
		for (const value of values){
			const text = _docum().sourceOf(value);
			if (text !== undefined) flags.push(flagOf(text));
		}
	}
	return factsOfFlags(flags, networkOf(reader, root, counts), { form, at: _field().beginningOf(document), pool: document.onNode?.pool }, reader.notices);
}
function flagOf(text) {
	return _kubeletflags().flagFrom(text, text.text.startsWith('--') ? 2 : 0);
}
function networkOf(reader, root, counts) {
	const list = (key)=>{
		const nodes = counts(key) ? [
			_docum().child(root, key),
			_docum().child(root, `${key}+`)
		] : [];
		const values = nodes.flatMap((node)=>node?.kind === 'sequence' ? _docum().items(node) : node ?? []);
		return values.flatMap((value)=>{
			const text = _docum().sourceOf(value);
			return text === undefined ? [] : _lines().commaList(text);
		});
	};
	const disables = list('disable').map(({ value })=>value);
	return {
		dnsOff: disables.includes('coredns') || disables.includes('rke2-coredns') || undefined,
		balancerOff: disables.includes('servicelb') || undefined,
		clusterDNS: list('cluster-dns'),
		serviceSubnets: list('service-cidr'),
		clusterDomain: counts('cluster-domain') ? _field().textField(reader, root, 'cluster-domain') : undefined
	};
}
function factsOfFlags(flags, network, { form, at, pool }, notices) {
	const named = _defin().defined({ pool });
	const facts = [_nodes().nodeProfile(form, at, named)];
	_appen().addAll(facts, _clust().clusterNetwork(at, network));
	_appen().addAll(facts, _kubeletfields().kubeletFacts('flags', _kubeletflags().readFlags(flags, notices), { provisioner: form, ...named }));
	return facts;
}

return { factsOfFlags, flagOf, readConfig };
}
};
