'use strict';

module.exports = {

"platforms/azure-dns-resolver/terraform.js": (module, exports, __load__) => {

"use strict";

const _name = __load__.later("core/dns/name.js");
const _defined = __load__.later("core/text/defined.js");
const _terraformvalues = __load__.later("languages/shared/terraform-values.js");
const _document = __load__.later("read/documents/document.js");
const AZURE_DNS = {
	software: 'azure-dns',
	title: 'Azure DNS of',
	addresses: [
		'168.63.129.16'
	],
	policy: 'sequential'
};
const INBOUND = 'azurerm_private_dns_resolver_inbound_endpoint.';
const ELSEWHERE = /^(?:var|local|data)\./;
const isEndpoint = (id)=>id.startsWith(INBOUND);
/** dns-private-resolver-overview, "How does it work". */ const RANK = {
	zone: 0,
	rule: 1
};
function partsOfAzure(resource) {
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
	const reference = (key)=>(0, _terraformvalues().referenceOf)(resource, (0, _document().child)(body, key));
	switch(type){
		case 'azurerm_virtual_network':
			{
				const name = (0, _terraformvalues().literalOf)(document, (0, _document().child)(body, 'name'))?.value;
				const alias = name === undefined ? [] : [
					{
						kind: 'alias',
						id: name,
						of: id
					}
				];
				return [
					...alias,
					...nameserversOf(resource, [
						id
					])
				];
			}
		case 'azurerm_virtual_network_dns_servers':
			return nameserversOf(resource, (0, _terraformvalues().referencesAt)(resource, 'virtual_network_id'));
		case 'azurerm_subnet':
			return aliasOf(id, reference('virtual_network_name'));
		case 'azurerm_private_dns_resolver':
			return aliasOf(id, reference('virtual_network_id'));
		case 'azurerm_private_dns_resolver_inbound_endpoint':
			return [
				endpointOf(resource, reference('private_dns_resolver_id'))
			];
		case 'azurerm_private_dns_resolver_forwarding_rule':
			return ruleOf(resource, (0, _terraformvalues().referencesAt)(resource, 'dns_forwarding_ruleset_id')[0]);
		case 'azurerm_private_dns_resolver_virtual_network_link':
			return linkOf(resource, 'dns_forwarding_ruleset_id');
		case 'azurerm_private_dns_zone':
			{
				const zone = (0, _terraformvalues().textAt)(resource, 'name');
				const located = zone === undefined ? undefined : {
					value: (0, _name().absolute)(zone.value),
					at: zone.at
				};
				// Links refer to it by reference or name.
				const named = (0, _defined().defined)({
					zone: located,
					group: zone?.value
				});
				return [
					{
						kind: 'rule',
						id,
						behaviour: AZURE_DNS,
						...named,
						networks: [],
						rank: RANK.zone
					}
				];
			}
		case 'azurerm_private_dns_zone_virtual_network_link':
			return linkOf(resource, 'private_dns_zone_name');
		case 'azurerm_kubernetes_cluster':
			{
				const [network] = (0, _terraformvalues().blocksIn)(resource, 'default_node_pool').flatMap((pool)=>(0, _terraformvalues().referencesAt)(pool, 'vnet_subnet_id'));
				return network === undefined || ELSEWHERE.test(network) ? [] : [
					{
						kind: 'nodes',
						network
					}
				];
			}
		default:
			return [];
	}
}
function aliasOf(id, of) {
	return of === undefined ? [] : [
		{
			kind: 'alias',
			id,
			of
		}
	];
}
function linkOf(resource, key) {
	const [of, ...others] = (0, _terraformvalues().referencesAt)(resource, key);
	const used = (0, _defined().defined)({
		of: others.length === 0 ? of : undefined
	});
	return [
		{
			kind: 'link',
			...used,
			...(0, _terraformvalues().networksAt)([
				resource
			], 'virtual_network_id')
		}
	];
}
/** What the network's machines query; Azure DNS itself does not. */ function nameserversOf(resource, networks) {
	const to = (0, _terraformvalues().targetsAt)(resource, 'dns_servers', isEndpoint);
	return to.length === 0 || networks.length === 0 ? [] : [
		{
			kind: 'nameservers',
			id: resource.id,
			to,
			networks
		}
	];
}
function endpointOf(resource, network) {
	const addresses = (0, _terraformvalues().blocksIn)(resource, 'ip_configurations').flatMap((block)=>(0, _terraformvalues().literalOf)(resource.document, (0, _document().child)(block.body, 'private_ip_address')) ?? []);
	const stated = network === undefined || ELSEWHERE.test(network) ? undefined : network;
	return {
		kind: 'endpoint',
		id: resource.id,
		behaviour: AZURE_DNS,
		...(0, _defined().defined)({
			network: stated
		}),
		addresses
	};
}
function ruleOf(resource, group) {
	const { id, body } = resource;
	if ((0, _document().scalarText)((0, _document().child)(body, 'enabled')) === 'false') return [];
	const zone = (0, _terraformvalues().textAt)(resource, 'domain_name');
	const to = (0, _terraformvalues().blocksIn)(resource, 'target_dns_servers').flatMap((block)=>(0, _terraformvalues().targetsAt)(block, 'ip_address', isEndpoint));
	return [
		{
			kind: 'rule',
			id,
			behaviour: AZURE_DNS,
			...(0, _defined().defined)({
				zone: zone === undefined ? undefined : {
					value: (0, _name().absolute)(zone.value),
					at: zone.at
				},
				group
			}),
			to,
			networks: [],
			rank: RANK.rule
		}
	];
}


module.exports = {
	__esModule: true,
	AZURE_DNS,
	partsOfAzure,
};
}
};
