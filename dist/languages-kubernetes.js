'use strict';

module.exports = {

"languages/kubernetes/kube-dns-config.js": (module, exports, __load__) => {

const _defined = __load__.later("core/text/defined.js");
const _sourcetext = __load__.later("core/text/source-text.js");
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
				if (depth === 1) stubDomains.push({
					zone: text,
					servers: []
				});
				else stubDomains[stubDomains.length - 1]?.servers.push(text);
			}
		}
	}
	if (upstreams !== undefined && upstreams.text.text.trim() !== '') {
		if (!isTexts(parse(upstreams.text.text))) notices.push(ignored(upstreams, 'a JSON list of servers'));
		else upstreamNameservers = stringsOf(upstreams.text).map((one)=>one.text);
	}
	if (notices.length > 0) return {
		value: {
			stubDomains: []
		},
		notices
	};
	return {
		value: {
			stubDomains,
			...(0, _defined().defined)({
				upstreamNameservers
			})
		},
		notices
	};
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
			strings.push({
				text: {
					value,
					at: (0, _sourcetext().locate)(source, i + 1, end)
				},
				depth
			});
			i = end;
		}
	}
	return strings;
}

module.exports = {
	__esModule: true,
	readKubeDnsConfig,
};
}
};
