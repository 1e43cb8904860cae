'use strict';

module.exports = {

"core/facts/plain-server.js": (_from) => {
/** Servers that only say where names go. */
const [_name] = _from("core/dns/name");
function plainForward(stated) {
	return { kind: 'forward', except: [], maxConcurrent: 0, failover: [], next: [], protocol: 'client', merges: false, ...stated };
}
function plainBlock(at, steps, bind = [], port = 53) {
	return { keys: [{ zone: _name().ROOT, transport: 'dns', port, at }], bind, steps, views: [], at, extent: at };
}

return { plainBlock, plainForward };
},

"core/facts/variable-references.js": () => {
/** `$(NAME)` in a container's words and variables (k8s.io/kubernetes third_party/forked/golang/expansion/expand.go). */ /** Text, stated by nobody, or no variable: then it stays as written. */
const OF_SERVICES = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\w+)?)$/;
const MAX_EXPANDED = 8192;
function expandReferences(text, variable) {
	let out = '';
	let done = 0;
	while(out.length <= MAX_EXPANDED){
		const at = text.indexOf('$', done);
		if (at === -1 || at === text.length - 1) break;
		out += text.slice(done, at);
		const end = text[at + 1] === '(' ? text.indexOf(')', at) : -1;
		if (end === -1) {
			const isEscape = text[at + 1] === '$';
			out += isEscape ? '$' : text.slice(at, at + 2);
			done = at + 2;
			continue;
		}
		const value = variable(text.slice(at + 2, end));
		if (value === 'unknown') return undefined;
		out += value === 'none' ? text.slice(at, end + 1) : value.text;
		done = end + 1;
	}
	out += text.slice(done);
	return out.length > MAX_EXPANDED ? undefined : out;
}

return { MAX_EXPANDED, OF_SERVICES, expandReferences };
}
};
