'use strict';

module.exports = {

"languages/kubernetes/kube-dns-config.js": (_from) => {

const [_defin, _sourc] = _from("text/defined", "text/source-text");
function readKubeDnsConfig(data) {
	const notices = [];
	const stubs = data.find((entry)=>entry.key === 'stubDomains');
	const upstreams = data.find((entry)=>entry.key === 'upstreamNameservers');
	const stubDomains = [];
	let upstreamNameservers;
	if (stubs !== undefined && stubs.text.text.trim() !== '') {
		if (!isStubDomains(parse(stubs.text.text))) notices.push(ignored(stubs, 'a JSON object from zone to a list of servers'));
		else {
			for (const { text, depth } of stringsOf(stubs.text)){
				if (depth === 1) stubDomains.push({ zone: text, servers: [] });
				else stubDomains[stubDomains.length - 1]?.servers.push(text);
			}
		}
	}
	if (upstreams !== undefined && upstreams.text.text.trim() !== '') {
		if (!isTexts(parse(upstreams.text.text))) notices.push(ignored(upstreams, 'a JSON list of servers'));
		else upstreamNameservers = stringsOf(upstreams.text).map((one)=>one.text);
	}
	if (notices.length > 0) return { value: { stubDomains: [] }, notices };
	return { value: { stubDomains, ..._defin().defined({ upstreamNameservers }) }, notices };
}
function ignored(entry, expected) {
	return {
		kind: 'unreadable',
		message: `\`${entry.key}\` is not ${expected}, so the whole ConfigMap has no effect`,
		at: entry.at
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch  {
		return undefined;
	}
}
function isTexts(value) {
	return Array.isArray(value) && value.every((item)=>typeof item === 'string');
}
function isStubDomains(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}
function stringsOf(source) {
	const strings = [];
	const { text } = source;
	let depth = 0;
	for(let i = 0; i < text.length; i += 1){
		const c = text[i];
		if (c === '{' || c === '[') depth += 1;
		else if (c === '}' || c === ']') depth -= 1;
		else if (c === '"') {
			let end = i + 1;
			while(end < text.length && text[end] !== '"')end += text[end] === '\\' ? 2 : 1;
			const value = JSON.parse(text.slice(i, end + 1));
			strings.push({ text: { value, at: _sourc().locate(source, i + 1, end) }, depth });
			i = end;
		}
	}
	return strings;
}

return { readKubeDnsConfig };
},

"languages/kubernetes/kube-dns-objects.js": (_from) => {
/** kubernetes/kubernetes cluster/addons/dns/kube-dns/kube-dns.yaml.base; the same in GKE. */
const [_madeo] = _from("languages/shared/made-objects");
const DIRECTORY = '/etc/k8s/dns/dnsmasq-nanny';
const ZONES = ['cluster.local', 'in-addr.arpa', 'ip6.arpa'];
function kubeDnsObjects(at) {
	const common = {
		at,
		platformSource: 'kube-dns reads ConfigMap kube-system/kube-dns (kubernetes/dns pkg/dns/config/config.go)',
		installerDefault: 'the cluster runs kube-dns, which reads ConfigMap kube-system/kube-dns'
	};
	const labels = { 'k8s-app': 'kube-dns' };
	const container = (name, image, words, port)=>_madeo().madeContainer({
			name,
			image: {
				value: `registry.k8s.io/${image}`,
				at
			},
			words: words.map((value)=>({ value, at })),
			ports: _madeo().PROTOCOLS.map((protocol)=>({ containerPort: port, protocol })),
			mounts: [{ volume: 'kube-dns-config', path: DIRECTORY }]
		});
	const servers = ZONES.map((zone)=>`--server=/${zone}/127.0.0.1#10053`);
	return [
		_madeo().madeWorkload({
			namespace: 'kube-system',
			name: 'kube-dns',
			labels,
			dnsPolicy: { value: 'Default', at },
			containers: [
				container('dnsmasq', 'dns/k8s-dns-dnsmasq-nanny', [
					`-configDir=${DIRECTORY}`,
					'--',
					'-k',
					...servers
				], 53),
				container('kubedns', 'dns/k8s-dns-kube-dns', ['--domain=cluster.local.', '--dns-port=10053'], 10053)
			],
			volumes: [{ name: 'kube-dns-config', source: { kind: 'config-map', name: 'kube-dns', optional: true } }],
			...common
		}),
		_madeo().madeService({ namespace: 'kube-system', name: 'kube-dns', selector: labels, ...common })
	];
}

return { kubeDnsObjects };
}
};
