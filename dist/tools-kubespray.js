'use strict';

module.exports = {

"tools/kubespray/corefiles.js": (_from) => {

const [
	_appen, _notic, _sourc, _field, _platf, _docum, _varia,
] = _from(
	"text/append", "text/notice", "text/source-text", "languages/shared/fields", "languages/shared/platform-coredns", "documents/document", "./variables",
);
function corednsCorefile(variables, at) {
	const pieces = [];
	const etcHosts = _varia().blockOf(variables, 'dns_etchosts') !== undefined;
	const hosts = etcHosts ? '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n' : '';
	externalZones(variables, 'coredns_external_zones', pieces, (zone)=>{
		pieces.push('    log\n    errors\n');
		for (const rule of zone.rewrites)pieces.push('    rewrite ', rule, '\n');
		pieces.push('    forward .');
		_appen().addAll(pieces, spaced(zone.nameservers));
		pieces.push('\n    loadbalance\n    cache ', zone.cache ?? '5');
		pieces.push(`\n    reload\n${hosts}}\n`);
	});
	pieces.push('.:53 {\n');
	pushBlock(pieces, variables, 'coredns_additional_configs');
	pieces.push('    errors\n    health {\n        lameduck 5s\n    }\n');
	pushBlock(pieces, variables, 'coredns_rewrite_block');
	pieces.push('    ready\n    kubernetes ', domainOf(variables));
	const extra = _varia().textOf(variables, 'coredns_kubernetes_extra_domains');
	if (extra?.value !== undefined && /^[^{}"'\n]*$/.test(extra.value)) pieces.push(' ', _sourc().synthetic(extra.at, extra.value.trim()));
	const reverse = _varia().flagOf(variables, 'enable_coredns_reverse_dns_lookups') !== false;
	pieces.push(reverse ? ' in-addr.arpa ip6.arpa {\n' : ' {\n', '        pods insecure\n');
	if (reverse) pieces.push('        fallthrough in-addr.arpa ip6.arpa\n');
	for (const option of _varia().listOf(variables, 'coredns_kubernetes_extra_opts') ?? [])pushLine(pieces, variables, option, 'coredns_kubernetes_extra_opts');
	pieces.push('    }\n    prometheus :9153\n    forward .');
	_appen().addAll(pieces, upstreams(variables, at));
	pieces.push(' {\n        prefer_udp\n        max_concurrent 1000\n');
	forwardOptions(variables, pieces);
	pieces.push('    }\n');
	const zone = _varia().textOf(variables, 'coredns_k8s_external_zone')?.value;
	if (_varia().flagOf(variables, 'enable_coredns_k8s_external') === true && zone !== undefined && _platf().isWord(zone)) pieces.push(`    k8s_external ${zone}\n`);
	if (_varia().blockOf(variables, 'coredns_default_zone_cache_block') === undefined) pieces.push('    cache 30\n');
	else pushBlock(pieces, variables, 'coredns_default_zone_cache_block');
	pieces.push(`    loop\n    reload\n    loadbalance\n${hosts}}\n`);
	return _sourc().composeText(at, pieces);
}
function nodeCacheCorefile(variables, address, clusterDns, at) {
	const pieces = [];
	const hosts = _varia().blockOf(variables, 'dns_etchosts') === undefined ? '' : '    hosts /etc/coredns/hosts {\n      fallthrough\n    }\n';
	externalZones(variables, 'nodelocaldns_external_zones', pieces, (zone)=>{
		pieces.push('    errors\n    cache ', zone.cache ?? '30', '\n    reload\n');
		for (const rule of zone.rewrites)pieces.push('    rewrite ', rule, '\n');
		pieces.push('    loop\n    bind ', address, '\n    forward .');
		_appen().addAll(pieces, spaced(zone.nameservers));
		pieces.push(`\n    prometheus :9253\n    log\n${hosts}}\n`);
	});
	const domains = [domainOf(variables), ...words(_varia().listOf(variables, 'old_dns_domains') ?? [])];
	for (const [index, key] of [domains, ['in-addr.arpa'], ['ip6.arpa']].entries()){
		for (const [place, one] of key.entries())pieces.push(place === 0 ? '' : ' ', one, ':53');
		pieces.push(' {\n    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
		_appen().addAll(pieces, spaced(clusterDns));
		pieces.push(' {\n        force_tcp\n    }\n    prometheus :9253\n');
		if (index === 0) pieces.push('    health ', address, ':9254\n', hosts);
		pieces.push('}\n');
	}
	pieces.push('.:53 {\n');
	pushBlock(pieces, variables, 'nodelocaldns_additional_configs');
	pieces.push('    errors\n    cache 30\n    reload\n    loop\n    bind ', address, '\n    forward .');
	_appen().addAll(pieces, upstreams(variables, at));
	const options = [];
	forwardOptions(variables, options);
	if (options.length > 0) {
		pieces.push(' {\n');
		_appen().addAll(pieces, options);
		pieces.push('    }');
	}
	pieces.push(`\n    prometheus :9253\n${hosts}}\n`);
	return _sourc().composeText(at, pieces);
}
function domainOf(variables) {
	const domain = _varia().textOf(variables, 'dns_domain') ?? _varia().textOf(variables, 'cluster_name');
	if (domain?.value !== undefined && _platf().isWord(domain.value)) return _sourc().synthetic(domain.at, domain.value);
	return _sourc().synthetic(domain?.at ?? variables.at, 'cluster.local');
}
function upstreams(variables, at) {
	const servers = _varia().listOf(variables, 'upstream_dns_servers') ?? [];
	if (servers.length === 0) {
		const place = _varia().placeOfVariable(variables, 'upstream_dns_servers', 'resolvconf_mode', 'enable_nodelocaldns');
		return [' ', _sourc().synthetic(place === variables.at ? at : place, '/etc/resolv.conf')];
	}
	return spaced(words(servers));
}
function words(list) {
	return list.map(({ value, at })=>_sourc().synthetic(at, value !== undefined && _platf().isWord(value) ? value : '${ansible}'));
}
function spaced(list) {
	return list.flatMap((one)=>[' ', one]);
}
function pushBlock(pieces, variables, name) {
	const block = _varia().blockOf(variables, name);
	if (block !== undefined) pieces.push(block, '\n');
}
function pushLine(pieces, variables, { value, at }, name) {
	if (value !== undefined && /^[^\n{}]*$/.test(value)) pieces.push('        ', _sourc().synthetic(at, value), '\n');
	else variables.notices.push(_notic().notModelled(`an entry of \`${name}\` could not be read and is ignored`, at));
}
function forwardOptions(variables, pieces) {
	const statement = variables.stated.get('dns_upstream_forward_extra_opts');
	for (const entry of _docum().entries(statement?.entry.value)){
		if (statement === undefined) return;
		const value = _docum().isNull(entry.value) ? '' : _docum().scalarText(entry.value);
		const plain = value === undefined ? undefined : _varia().resolved(variables, value);
		pushLine(pieces, variables, {
			value: plain === undefined ? undefined : `${entry.key} ${plain}`.trimEnd(),
			at: _docum().placeOf(statement.document, entry.value)
		}, 'dns_upstream_forward_extra_opts');
	}
}
function externalZones(variables, name, pieces, body) {
	const found = variables.stated.get(name);
	if (found === undefined) return;
	const { document, entry } = found;
	const node = entry.value;
	if (_docum().isNull(node)) return;
	if (node.kind !== 'sequence') {
		const at = _docum().placeOf(document, node);
		variables.notices.push({
			kind: 'not-modelled',
			message: `\`${name}\` is not written out as a list`,
			at
		});
		return;
	}
	for (const item of _docum().items(node)){
		const zones = words(_varia().itemsOf(variables, document, _docum().child(item, 'zones')));
		const nameservers = words(_varia().itemsOf(variables, document, _docum().child(item, 'nameservers')));
		if (zones.length === 0 || nameservers.length === 0) {
			const at = _docum().placeOf(document, item);
			variables.notices.push(_notic().notModelled(`an entry of \`${name}\` has no list of zones or of nameservers, and is ignored`, at));
			continue;
		}
		for (const [index, zone] of zones.entries())pieces.push(index === 0 ? '' : ' ', zone);
		pieces.push(' {\n');
		body({
			nameservers,
			cache: number(document, _docum().child(item, 'cache')),
			rewrites: _varia().itemsOf(variables, document, _docum().child(item, 'rewrite')).flatMap(({ value, at })=>value !== undefined && /^[^\n{}]+$/.test(value) ? [
					_sourc().synthetic(at, value)
				] : [])
		});
	}
}
function number(document, node) {
	const text = _docum().scalarText(node);
	if (text === undefined || node?.kind !== 'scalar' || !/^\d{1,9}$/.test(text)) return undefined;
	return _sourc().synthetic(_field().placeOfText(document, node), text);
}

return { corednsCorefile, domainOf, nodeCacheCorefile };
},

"tools/kubespray/names.js": () => {
const ELSEWHERE = [
	'dns_mode', 'enable_nodelocaldns', 'enable_nodelocaldns_secondary', 'nodelocaldns_ip', 'nodelocaldns_external_zones', 'nodelocaldns_additional_configs',
	'resolvconf_mode', 'upstream_dns_servers', 'coredns_external_zones', 'coredns_rewrite_block', 'coredns_additional_configs', 'coredns_default_zone_cache_block',
	'coredns_kubernetes_extra_opts', 'coredns_kubernetes_extra_domains', 'dns_upstream_forward_extra_opts', 'dns_etchosts', 'kube_service_addresses',
	'kube_service_subnets', 'skydns_server', 'skydns_server_secondary', 'manual_dns_server', 'kube_resolv_conf', 'kubelet_config_extra_args',
	'kubelet_custom_flags', 'nameservers', 'cloud_resolver', 'dns_domain', 'cluster_name', 'disable_host_nameservers',
];
const OWN = [
	'enable_nodelocaldns', 'nodelocaldns_ip', 'nodelocaldns_external_zones', 'resolvconf_mode', 'upstream_dns_servers', 'coredns_external_zones',
	'kube_service_addresses', 'kube_service_subnets', 'skydns_server', 'manual_dns_server', 'kube_resolv_conf',
];
const DEFAULTS = new Map([
	['cluster_name', 'cluster.local'],
	['dns_mode', 'coredns'],
	['resolvconf_mode', 'host_resolvconf'],
	['enable_nodelocaldns', 'true'],
	['enable_nodelocaldns_secondary', 'false'],
	['nodelocaldns_ip', '169.254.25.10'],
	['kube_service_addresses', '10.233.0.0/18'],
	['enable_coredns_reverse_dns_lookups', 'true'],
	['enable_coredns_k8s_external', 'false'],
	['coredns_k8s_external_zone', 'k8s_external.local'],
	['disable_host_nameservers', 'false']
]);

return { DEFAULTS, ELSEWHERE, OWN };
},

"tools/kubespray/objects.js": (_from) => {
/** CoreDNS, node-local cache, kubelets and resolver files of an inventory. */
const [
	_defin, _notic, _sourc, _kubeletfields, _kubeletflags, _nodes, _platformcoredns, _platformnodecache, _shell, _docum, _coref, _varia,
] = _from(
	"text/defined", "text/notice", "text/source-text", "languages/shared/kubelet-fields", "languages/shared/kubelet-flags", "languages/shared/node-setup",
	"languages/shared/platform-coredns", "languages/shared/platform-node-cache", "languages/shared/shell-words", "documents/document", "./corefiles",
	"./variables",
);
const TEMPLATES = 'kubespray writes this Corefile (roles/kubernetes-apps/ansible/templates)';
const RESOLVER_FILES = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf'];
const OF_DNSMASQ = ['skip_dnsmasq', 'dns_setup'];
function objectsOf(variables) {
	const at = _varia().placeOfVariable(variables, 'dns_mode', 'enable_nodelocaldns', 'kube_service_addresses');
	const facts = [_nodes().nodeProfile('kubespray', at)];
	const mode = _varia().textOf(variables, 'dns_mode');
	const old = OF_DNSMASQ.find((name)=>_varia().isStated(variables, name));
	if (old !== undefined && !['dns_mode', 'enable_nodelocaldns'].some((name)=>_varia().isStated(variables, name))) {
		if (old === 'dns_setup') return [];
		const message = `\`${old}\` is of a kubespray before \`dns_mode\`, and nothing of its DNS is read`;
		addNotice(variables, message, _varia().placeOfVariable(variables, old));
		return facts;
	}
	if (mode?.value === undefined || !['coredns', 'coredns_dual', 'manual', 'none'].includes(mode.value)) {
		addNotice(variables, '`dns_mode` is none of the modes that are known, and nothing of its DNS is read', mode?.at ?? at);
		return facts;
	}
	const dns = clusterDnsOf(variables, mode.value);
	const cache = cacheOf(variables, mode.value);
	const domain = _coref().domainOf(variables);
	const isDnsStated = _varia().isStated(variables, 'skydns_server') || _varia().isStated(variables, 'kube_service_addresses');
	facts.push({
		kind: 'network',
		..._defin().defined({ clusterDNS: isDnsStated && mode.value !== 'none' && dns.length > 0 ? dns.slice(0, 1) : undefined }),
		clusterDomain: { value: domain.text, at: _varia().placeOfVariable(variables, 'dns_domain', 'cluster_name') },
		at
	});
	if (mode.value === 'coredns' || mode.value === 'coredns_dual') for (const fact of corednsOf(variables, mode.value, isDnsStated ? dns : [], at))facts.push(fact);
	if (cache !== undefined && dns.length > 0) for (const fact of _platformnodecache().nodeCacheObjects({
		name: 'nodelocaldns',
		corefile: _coref().nodeCacheCorefile(variables, _platformcoredns().word(cache), dns.map(_platformcoredns().word), cache.at),
		addresses: [cache],
		upstreamService: 'coredns',
		beside: hostsOf(variables),
		at: _varia().placeOfVariable(variables, 'enable_nodelocaldns', 'nodelocaldns_ip'),
		platformSource: TEMPLATES
	}))facts.push(fact);
	const handedOut = cache !== undefined ? [cache] : isDnsStated || mode.value === 'manual' ? dns : [];
	for (const fact of kubeletsOf(variables, handedOut, at))facts.push(fact);
	for (const fact of resolverFilesOf(variables, mode.value, cache === undefined ? dns : [cache]))facts.push(fact);
	return facts;
}
function clusterDnsOf(variables, mode) {
	if (mode === 'none') return [];
	if (mode === 'manual') return addressIn(variables, 'manual_dns_server');
	const first = addressIn(variables, 'skydns_server', 3);
	return mode === 'coredns' ? first : [...first, ...addressIn(variables, 'skydns_server_secondary', 4)];
}
function addressIn(variables, name, nth) {
	const address = _varia().textOf(variables, name);
	if (address !== undefined) {
		const value = address.value?.trim();
		if (value === '') return [];
		if (value !== undefined && _platformcoredns().isWord(value)) return [{ value, at: address.at }];
		addNotice(variables, `\`${name}\` is filled in by Ansible, and its address is not known`, address.at);
		return [];
	}
	if (nth === undefined) return [];
	const value = _varia().resolved(variables, `{{ kube_service_subnets | ipaddr(${nth}) }}`);
	const at = _varia().placeOfVariable(variables, 'kube_service_subnets', 'kube_service_addresses');
	return value === undefined ? [] : [{ value, at }];
}
function cacheOf(variables, mode) {
	if (mode === 'none' || _varia().flagOf(variables, 'enable_nodelocaldns') !== true) return undefined;
	const address = _varia().textOf(variables, 'nodelocaldns_ip');
	const place = address?.isDefault === true ? _varia().placeOfVariable(variables, 'enable_nodelocaldns') : address?.at;
	if (address?.value !== undefined && _platformcoredns().isWord(address.value)) return { value: address.value, at: place ?? address.at };
	addNotice(variables, '`nodelocaldns_ip` is filled in by Ansible: the node-local cache is not read', place ?? variables.at);
	return undefined;
}
function corednsOf(variables, mode, dns, at) {
	const corefile = _coref().corednsCorefile(variables, at);
	const version = _varia().textOf(variables, 'coredns_version');
	const tag = version?.value !== undefined && /^v?\d+\.\d+\.\d+$/.test(version.value) ? version : undefined;
	const names = mode === 'coredns_dual' ? ['coredns', 'coredns-secondary'] : ['coredns'];
	return names.flatMap((name, index)=>{
		const address = dns[index];
		return _platformcoredns().coreDnsObjects({
			name,
			service: name,
			corefile,
			clusterIPs: address === undefined ? [] : [address],
			appLabel: index === 0 ? 'kube-dns' : 'kube-dns-secondary',
			beside: hostsOf(variables),
			..._defin().defined({
				image: tag?.value !== undefined ? {
					value: `registry.k8s.io/coredns/coredns:${tag.value}`,
					at: tag.at
				} : undefined
			}),
			at,
			platformSource: TEMPLATES
		});
	});
}
function hostsOf(variables) {
	const text = _varia().blockOf({ ...variables, notices: [] }, 'dns_etchosts');
	return text === undefined ? [] : [{ key: 'hosts', text, at: _varia().placeOfVariable(variables, 'dns_etchosts') }];
}
function kubeletsOf(variables, clusterDNS, at) {
	const flags = kubeletFlags(variables);
	const extra = variables.stated.get('kubelet_config_extra_args');
	const fields = extra === undefined ? { ineffective: [] } : _kubeletfields().readKubeletFields({ document: extra.document, notices: variables.notices }, extra.entry.value);
	return [{ ...kubeletOf(variables, clusterDNS, at), ...fields }, ...flags];
}
function kubeletFlags(variables) {
	const name = 'kubelet_custom_flags';
	const stated = variables.stated.get(name);
	if (stated === undefined) return [];
	const words = _docum().items(stated.entry.value).flatMap((item)=>_docum().sourceOf(item) ?? []);
	const reader = { document: stated.document, notices: variables.notices };
	const flags = _kubeletflags().flagWords(words.flatMap((word)=>_shell().splitWords(word, 'flags').words));
	return _kubeletfields().kubeletFlagFacts(reader, flags, { provisioner: 'kubespray' }, _varia().placeOfVariable(variables, name));
}
function kubeletOf(variables, clusterDNS, at) {
	const file = _varia().textOf(variables, 'kube_resolv_conf');
	const resolvConf = file === undefined ? undefined : _varia().located(file);
	if (file !== undefined && resolvConf === undefined) addNotice(variables, '`kube_resolv_conf` is filled in by Ansible: which file pods get is not known', file.at);
	const domain = _coref().domainOf(variables);
	return {
		kind: 'kubelet',
		source: 'config',
		provisioner: 'kubespray',
		..._defin().defined({ resolvConf, clusterDNS: clusterDNS.length > 0 ? clusterDNS : undefined }),
		clusterDomain: { value: domain.text, at: _varia().placeOfVariable(variables, 'dns_domain', 'cluster_name') },
		ineffective: [],
		at
	};
}
function resolverFilesOf(variables, mode, dns) {
	const writes = _varia().textOf(variables, 'resolvconf_mode');
	const at = _varia().placeOfVariable(variables, 'resolvconf_mode', 'enable_nodelocaldns', 'dns_mode');
	if (mode === 'none' || writes === undefined || dns.length === 0) return [];
	if (writes.value === undefined) {
		addNotice(variables, '`resolvconf_mode` is filled in by Ansible: what it does to nodes is not known', writes.at);
		return [];
	}
	if (writes.value !== 'host_resolvconf') return [];
	if (mode === 'manual') {
		addNotice(variables, 'what the DNS server of `dns_mode: manual` forwards is not stated here, and kubespray points the nodes at it: declare it under `resolvers:`', _varia().placeOfVariable(variables, 'manual_dns_server', 'dns_mode'));
		return [];
	}
	const pieces = [];
	for (const one of dns)pieces.push('nameserver ', _sourc().synthetic(at, one.value), '\n');
	for (const name of [
		'nameservers',
		'cloud_resolver'
	])for (const { value, at: place } of _varia().listOf(variables, name) ?? [])if (value !== undefined && _platformcoredns().isWord(value)) pieces.push('nameserver ', _sourc().synthetic(place, value), '\n');
	const text = _sourc().composeText(at, pieces);
	const late = 'kubespray has put the cluster DNS into the nodes’ resolver file, and pods made since then get it';
	const assumes = writes.isDefault ? `${late} (\`resolvconf_mode\` is \`host_resolvconf\` where it is not set)` : late;
	const platformSource = 'kubespray writes it with `resolvconf_mode: host_resolvconf`; servers under `upstream_dns_servers` are asked instead of this file';
	return RESOLVER_FILES.map((path)=>({
			kind: 'node-file',
			path,
			text,
			mode: 'replace',
			assumes,
			at,
			platformSource,
			instead: 'kubespray’s `upstream_dns_servers`'
		}));
}
function addNotice(variables, message, at) {
	variables.notices.push(_notic().notModelled(message, at));
}

return { objectsOf };
},

"tools/kubespray/variables.js": (_from) => {
/** Values replace each other whole. Jinja: a variable, a default, the nth address of a subnet; else opaque. */
const [_endpo, _notic, _field, _docum, _names] = _from("dns/endpoint", "text/notice", "languages/shared/fields", "documents/document", "./names");
const MAX_REFERENCES = 8;
const MAX_EXPRESSION = 2_000;
function isStated(variables, name) {
	const value = variables.stated.get(name)?.entry.value;
	return value !== undefined && !_docum().isNull(value);
}
function placeOfVariable(variables, ...names) {
	for (const name of names){
		const found = variables.stated.get(name);
		if (found !== undefined) return _docum().placeOfKey(found.document, found.entry);
	}
	return variables.at;
}
function textOf(variables, name, depth = 0) {
	if (variables.known.has(name)) return variables.known.get(name);
	const resolved = resolveText(variables, name, depth);
	if (depth < MAX_REFERENCES) variables.known.set(name, resolved);
	return resolved;
}
function resolveText(variables, name, depth) {
	const statement = variables.stated.get(name);
	const node = statement?.entry.value;
	if (statement === undefined || node === undefined || _docum().isNull(node)) {
		const value = _names().DEFAULTS.get(name);
		return value === undefined ? undefined : { value, at: variables.at, isDefault: true };
	}
	const raw = _docum().scalarText(node);
	if (raw === undefined || node.kind !== 'scalar') return { value: undefined, at: _docum().placeOfKey(statement.document, statement.entry), isDefault: false };
	const referred = followReference(variables, raw, depth);
	if (referred !== undefined) return referred;
	return { value: resolved(variables, raw, depth), at: _field().placeOfText(statement.document, node), isDefault: false };
}
function followReference(variables, raw, depth) {
	const name = nameIn(raw);
	if (name === undefined || depth >= MAX_REFERENCES) return undefined;
	return isStated(variables, name) || _names().DEFAULTS.has(name) ? textOf(variables, name, depth + 1) : undefined;
}
function nameIn(raw) {
	if (raw.length > MAX_EXPRESSION) return undefined;
	return /^\s{0,9}\{\{\s{0,9}([A-Za-z_]\w{0,99})\s{0,9}\}\}\s{0,9}$/.exec(raw)?.[1];
}
function resolved(variables, raw, depth = 0) {
	if (!raw.includes('{{') && !raw.includes('{%')) return raw;
	if (raw.length > MAX_EXPRESSION || depth >= MAX_REFERENCES) return undefined;
	let unknown = false;
	let length = 0;
	const text = raw.replace(/\{\{([^{}]*)\}\}/g, (_, expression)=>{
		const value = unknown ? undefined : evaluateExpression(variables, expression.trim(), depth);
		length += value?.length ?? 0;
		if (value === undefined || length > MAX_EXPRESSION) unknown = true;
		return unknown ? '' : value ?? '';
	});
	return unknown || text.includes('{{') || text.includes('{%') ? undefined : text;
}
function evaluateExpression(variables, expression, depth) {
	const [head = '', ...filters] = expression.split('|').map((part)=>part.trim());
	if (!/^[A-Za-z_]\w*$/.test(head)) return countedAddress(variables, head, filters, depth);
	const defaults = filters.flatMap((filter)=>/^(?:default|d)\(\s*(['"])([^'"]*)\1\s*\)$/.exec(filter)?.[2] ?? []);
	if (defaults.length === filters.length) {
		const known = textOf(variables, head, depth + 1);
		if (known === undefined) return defaults[0];
		return known.value;
	}
	return countedAddress(variables, head, filters, depth);
}
function countedAddress(variables, head, filters, depth) {
	const subnet = /^(kube_service_(?:addresses|subnets))(?:\.split\(','\))?$/.exec(head)?.[1];
	const counted = filters.flatMap((filter)=>/(?:^|\.)ipaddr\((\d{1,3})\)$/.exec(filter)?.[1] ?? []);
	const [nth] = counted;
	if (subnet === undefined || nth === undefined || counted.length !== 1) return undefined;
	if (!filters.every((filter)=>filter === 'first' || /(?:^|\.)ipaddr\((?:\d{1,3}|'net'|'address')\)$/.test(filter))) return undefined;
	const known = textOf(variables, isStated(variables, subnet) ? subnet : 'kube_service_addresses', depth + 1)?.value;
	return known === undefined ? undefined : _endpo().nthAddress(known.split(',')[0]?.trim() ?? '', Number(nth));
}
function flagOf(variables, name) {
	const value = textOf(variables, name)?.value?.trim().toLowerCase();
	if (value === undefined) return undefined;
	return ['true', 'yes', 'on', '1', 'y', 't'].includes(value);
}
function listOf(variables, name) {
	let statement = variables.stated.get(name);
	for(let depth = 0; depth < MAX_REFERENCES; depth += 1){
		const node = statement?.entry.value;
		const other = node === undefined ? undefined : nameIn(_docum().scalarText(node) ?? '');
		if (other === undefined || !isStated(variables, other)) break;
		statement = variables.stated.get(other);
	}
	const node = statement?.entry.value;
	if (statement === undefined || node === undefined || _docum().isNull(node)) return undefined;
	if (node.kind !== 'sequence') return [{ value: undefined, at: _docum().placeOfKey(statement.document, statement.entry) }];
	return itemsOf(variables, statement.document, node);
}
function itemsOf(variables, document, node) {
	return _docum().items(node).map((item)=>{
		const raw = _docum().scalarText(item);
		if (raw === undefined || item.kind !== 'scalar') return { value: undefined, at: _docum().placeOf(document, item) };
		return { value: resolved(variables, raw), at: _field().placeOfText(document, item) };
	});
}
function blockOf(variables, name) {
	const statement = variables.stated.get(name);
	const source = _docum().sourceOf(statement?.entry.value);
	if (statement === undefined) return undefined;
	if (source === undefined || source.text.includes('{{') || source.text.includes('{%')) {
		const at = _docum().placeOfKey(statement.document, statement.entry);
		if (isStated(variables, name)) variables.notices.push(_notic().notModelled(`\`${name}\` is filled in by Ansible, and left out of the Corefile that kubespray writes`, at));
		return undefined;
	}
	return source.text.trim() === '' ? undefined : source;
}
function located(known) {
	return known.value === undefined ? undefined : { value: known.value, at: known.at };
}

return { blockOf, flagOf, isStated, itemsOf, listOf, located, placeOfVariable, resolved, textOf };
}
};
