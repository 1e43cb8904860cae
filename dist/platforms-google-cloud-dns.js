'use strict';

module.exports = {

"platforms/google-cloud-dns/terraform.js": (module, exports, __load__) => {

"use strict";

const _name = __load__.later("core/dns/name.js");
const _defined = __load__.later("core/text/defined.js");
const _terraformvalues = __load__.later("languages/shared/terraform-values.js");
const _document = __load__.later("read/documents/document.js");
const CLOUD_DNS = {
	software: 'google-cloud-dns',
	title: 'Cloud DNS of',
	addresses: [
		'169.254.169.254'
	],
	own: [
		'internal.'
	],
	policy: 'random'
};
const ELSEWHERE = /^(?:var|local|data)\./;
/** An outbound server policy replaces everything (vpc-name-res-order). */ const RANK = {
	policy: -1,
	zone: 0
};
function partsOfGoogle(resource) {
	const { scope, at, assumes } = resource;
	return partsOf(resource).map((part)=>({
			kind: 'network-resolver',
			scope,
			part,
			at,
			...(0, _defined().defined)({
				assumes
			})
		}));
}
function partsOf(resource) {
	const { type, id, document, body } = resource;
	switch(type){
		case 'google_compute_network':
			{
				const name = (0, _terraformvalues().literalOf)(document, (0, _document().child)(body, 'name'))?.value;
				return name === undefined ? [] : [
					{
						kind: 'alias',
						id: name,
						of: id
					}
				];
			}
		case 'google_compute_subnetwork':
			{
				const of = (0, _terraformvalues().referenceOf)(resource, (0, _document().child)(body, 'network'));
				return of === undefined ? [] : [
					{
						kind: 'alias',
						id,
						of
					}
				];
			}
		case 'google_container_cluster':
			{
				const network = (0, _terraformvalues().referenceOf)(resource, (0, _document().child)(body, 'network') ?? (0, _document().child)(body, 'subnetwork'));
				return network === undefined || ELSEWHERE.test(network) ? [] : [
					{
						kind: 'nodes',
						network
					}
				];
			}
		case 'google_dns_managed_zone':
			return zoneOf(resource);
		case 'google_dns_policy':
			{
				const to = (0, _terraformvalues().blocksIn)(resource, 'alternative_name_server_config').flatMap(nameservers);
				if (to.length === 0) return [];
				const zone = {
					value: _name().ROOT,
					at: (0, _document().placeOf)(document, body)
				};
				return [
					{
						kind: 'rule',
						id,
						behaviour: CLOUD_DNS,
						zone,
						to,
						...networksOf([
							resource
						]),
						rank: RANK.policy
					}
				];
			}
		default:
			return [];
	}
}
/** A private zone: `forwarding_config`, `peering_config`, or answered. */ function zoneOf(resource) {
	const { id, document } = resource;
	const visible = (0, _terraformvalues().blocksIn)(resource, 'private_visibility_config');
	if (visible.length === 0) return [];
	const zone = (0, _terraformvalues().textAt)(resource, 'dns_name');
	const named = (0, _defined().defined)({
		zone: zone === undefined ? undefined : {
			value: (0, _name().absolute)(zone.value),
			at: zone.at
		}
	});
	const rule = {
		kind: 'rule',
		id,
		behaviour: CLOUD_DNS,
		...named,
		...networksOf(visible),
		rank: RANK.zone
	};
	const forwarding = (0, _terraformvalues().blocksIn)(resource, 'forwarding_config');
	if (forwarding.length > 0) return [
		{
			...rule,
			to: forwarding.flatMap(nameservers)
		}
	];
	const [peering] = (0, _terraformvalues().blocksIn)(resource, 'peering_config').flatMap((block)=>(0, _terraformvalues().blocksIn)(block, 'target_network'));
	if (peering === undefined) return [
		rule
	];
	const peer = (0, _terraformvalues().referencesAt)(peering, 'network_url')[0];
	const at = (0, _document().placeOf)(document, peering.body);
	return [
		{
			...rule,
			to: [
				{
					value: peer === undefined ? {
						kind: 'unknown',
						text: 'network_url'
					} : {
						kind: 'peer',
						id: peer
					},
					at
				}
			]
		}
	];
}
function networksOf(blocks) {
	return (0, _terraformvalues().networksAt)(blocks.flatMap((block)=>(0, _terraformvalues().blocksIn)(block, 'networks')), 'network_url');
}
function nameservers(block) {
	return (0, _terraformvalues().blocksIn)(block, 'target_name_servers').flatMap((one)=>(0, _terraformvalues().targetsAt)(one, 'ipv4_address', ()=>false));
}


module.exports = {
	__esModule: true,
	CLOUD_DNS,
	partsOfGoogle,
};
}
};
