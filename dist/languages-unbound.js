'use strict';

module.exports = {

"languages/unbound/access.js": (module, exports, __load__) => {

"use strict";
/** unbound.conf(5) access-control; daemon/acl_list.c. */ 
const _accesslists = __load__.later("languages/shared/access-lists.js");
function accessOf(values, at) {
	if (values.length === 0) {
		// Other files may say more.
		const perhaps = {
			holds: 'another file of unbound lets the asker in',
			fails: 'no `access-control` lets the asker in'
		};
		const rules = [
			{
				names: {
					kind: 'any'
				},
				clients: _accesslists().LOOPBACK,
				effect: 'pass',
				at
			},
			{
				names: {
					kind: 'any'
				},
				perhaps,
				effect: 'pass',
				at
			}
		];
		return {
			first: (0, _accesslists().accessStep)('access-control', rules, 'refuse', at),
			beyondLocal: []
		};
	}
	const networks = networksOf(values, at);
	const isAllowed = ({ action })=>action.startsWith('allow');
	if (networks.every(isAllowed) && (0, _accesslists().servesPrivateNetworks)(networks.map(({ network })=>network))) return {
		first: [],
		beyondLocal: []
	};
	const beyond = networks.some(({ action })=>action.endsWith('_non_local'));
	const first = (0, _accesslists().accessStep)('access-control', networks.map((one)=>ruleOf(one, effectAtFirst)), 'refuse', at);
	const rules = networks.map((one)=>ruleOf(one, effectBeyondLocal));
	return {
		first,
		beyondLocal: beyond ? [
			{
				kind: 'answer',
				plugin: 'access-control',
				rules,
				at
			}
		] : []
	};
}
function ruleOf({ network, unread, action, at }, effectOf) {
	if (unread === true) return (0, _accesslists().possibleMember)(network, effectOf(action), at);
	return {
		names: {
			kind: 'any'
		},
		clients: [
			network
		],
		effect: effectOf(action),
		at
	};
}
function effectAtFirst(action) {
	return action === 'deny' ? 'drop' : action === 'refuse' ? 'refuse' : 'pass';
}
function effectBeyondLocal(action) {
	return action === 'deny_non_local' ? 'drop' : action === 'refuse_non_local' ? 'refuse' : 'pass';
}
function networksOf(values, at) {
	const networks = new Map(_accesslists().LOOPBACK.map((network)=>[
			network,
			{
				network,
				length: Number(network.split('/')[1]),
				action: 'allow',
				at
			}
		]));
	for (const { value, at: place } of values){
		const [written = '', action = ''] = value.split(/\s+/);
		const [host = '', bits] = written.split('/');
		const parsed = (0, _accesslists().networkAt)(host, bits);
		// First, as it may hold a longer network.
		const listed = parsed === undefined ? {
			network: written,
			unread: true,
			length: 129,
			action,
			at: place
		} : {
			...parsed,
			action,
			at: place
		};
		networks.set(listed.network, listed);
	}
	return [
		...networks.values()
	].sort((a, b)=>b.length - a.length);
}


module.exports = {
	__esModule: true,
	accessOf,
};
}
};
