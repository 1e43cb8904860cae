'use strict';

module.exports = {

"core/facts/plain-server.js": (_from) => {
/** Servers that only say where names go. */
const [_name] = _from("dns/name");
function plainForward(stated) {
	return { kind: 'forward', except: [], maxConcurrent: 0, failover: [], next: [], protocol: 'client', merges: false, ...stated };
}
function plainBlock(at, steps, bind = [], port = 53) {
	return { keys: [{ zone: _name().ROOT, transport: 'dns', port, at }], bind, steps, views: [], at, extent: at };
}

return { plainBlock, plainForward };
}
};
