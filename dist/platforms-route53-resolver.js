'use strict';

module.exports = {

"platforms/route53-resolver/behaviour.js": (module, exports, __load__) => {

"use strict";

/** A VPC's own rules: RFC 6303 and EC2 (resolver-overview-forward-vpc-to-network-autodefined-rules). */ const AUTODEFINED = [
	'localhost.',
	'localdomain.',
	'compute.internal.',
	'compute-1.internal.',
	'compute.amazonaws.com.',
	'compute-1.amazonaws.com.',
	'127.in-addr.arpa.',
	'10.in-addr.arpa.',
	'168.192.in-addr.arpa.',
	'254.169.in-addr.arpa.',
	...Array.from({
		length: 16
	}, (_, index)=>`${index + 16}.172.in-addr.arpa.`)
];
const ROUTE53 = {
	software: 'route53-resolver',
	title: 'Route 53 Resolver of',
	addresses: [
		'169.254.169.253'
	],
	nth: 2,
	own: AUTODEFINED,
	policy: 'random'
};


module.exports = {
	__esModule: true,
	ROUTE53,
};
},

"platforms/route53-resolver/terraform.js": (module, exports, __load__) => {

"use strict";

const _name = __load__.later("core/dns/name.js");
const _defined = __load__.later("core/text/defined.js");
const _terraformvalues = __load__.later("languages/shared/terraform-values.js");
const _document = __load__.later("read/documents/document.js");
const _behaviour = __load__.later("platforms/route53-resolver/behaviour.js");
const ENDPOINT = 'aws_route53_resolver_endpoint.';
/** Outside the module: which network is unknown. */ const ELSEWHERE = /^(?:var|local|data)\./;
function partsOfTerraform(resource) {
	const part = partOf(resource);
	if (part === undefined) return [];
	const { scope, at, assumes } = resource;
	return [
		{
			kind: 'network-resolver',
			scope,
			part,
			at,
			...(0, _defined().defined)({
				assumes
			})
		}
	];
}
function partOf(resource) {
	const { type, id, body } = resource;
	switch(type){
		case 'aws_vpc':
			return networkOf(resource, 'cidr_block');
		case 'terraform-aws-modules/vpc/aws':
			return networkOf(resource, 'cidr');
		case 'aws_subnet':
			{
				const of = (0, _terraformvalues().referenceOf)(resource, (0, _document().child)(body, 'vpc_id'));
				return of === undefined ? undefined : {
					kind: 'alias',
					id,
					of
				};
			}
		case 'aws_eks_cluster':
			return nodesIn((0, _terraformvalues().blocksIn)(resource, 'vpc_config').flatMap((block)=>(0, _terraformvalues().referencesAt)(block, 'subnet_ids')));
		case 'terraform-aws-modules/eks/aws':
			return nodesIn([
				...(0, _terraformvalues().referencesAt)(resource, 'vpc_id'),
				...(0, _terraformvalues().referencesAt)(resource, 'subnet_ids')
			]);
		case 'aws_route53_resolver_endpoint':
			return endpointOf(resource);
		case 'aws_route53_resolver_rule':
			return ruleOf(resource);
		case 'aws_route53_resolver_rule_association':
			return linkOf(resource, 'resolver_rule_id');
		case 'aws_route53_zone':
			{
				const vpcs = (0, _terraformvalues().blocksIn)(resource, 'vpc');
				if (vpcs.length === 0) return undefined;
				// For one name the rule wins; else the longer name does, of a rule or a private hosted zone.
				return {
					kind: 'rule',
					id,
					behaviour: _behaviour().ROUTE53,
					...zoneAt(resource, 'name'),
					...(0, _terraformvalues().networksAt)(vpcs, 'vpc_id'),
					rank: 0
				};
			}
		case 'aws_route53_zone_association':
			return linkOf(resource, 'zone_id');
		case 'aws_vpc_dhcp_options':
			return nameserversOf(resource);
		case 'aws_vpc_dhcp_options_association':
			return linkOf(resource, 'dhcp_options_id');
		default:
			return undefined;
	}
}
function networkOf({ id, document, body }, key) {
	const cidr = (0, _terraformvalues().literalOf)(document, (0, _document().child)(body, key));
	return cidr === undefined ? undefined : {
		kind: 'network',
		id,
		cidr
	};
}
function nodesIn(networks) {
	const network = networks.find((one)=>!ELSEWHERE.test(one));
	return network === undefined ? undefined : {
		kind: 'nodes',
		network
	};
}
function linkOf(resource, key) {
	const [of, ...others] = (0, _terraformvalues().referencesAt)(resource, key);
	return {
		kind: 'link',
		...(0, _defined().defined)({
			of: others.length === 0 ? of : undefined
		}),
		...(0, _terraformvalues().networksAt)([
			resource
		], 'vpc_id')
	};
}
function zoneAt(resource, key) {
	const zone = (0, _terraformvalues().textAt)(resource, key);
	return (0, _defined().defined)({
		zone: zone === undefined ? undefined : {
			value: (0, _name().absolute)(zone.value),
			at: zone.at
		}
	});
}
function endpointOf(resource) {
	const { id, document, body } = resource;
	if ((0, _document().scalarText)((0, _document().child)(body, 'direction'))?.toUpperCase() !== 'INBOUND') return undefined;
	const blocks = (0, _terraformvalues().blocksIn)(resource, 'ip_address');
	const subnets = blocks.flatMap((block)=>(0, _terraformvalues().referencesAt)(block, 'subnet_id')).filter((one)=>!ELSEWHERE.test(one));
	return {
		kind: 'endpoint',
		id,
		behaviour: _behaviour().ROUTE53,
		...(0, _defined().defined)({
			network: subnets[0]
		}),
		addresses: blocks.flatMap((block)=>(0, _terraformvalues().literalOf)(document, (0, _document().child)(block.body, 'ip')) ?? [])
	};
}
function ruleOf(resource) {
	const { id, body } = resource;
	const kind = (0, _document().scalarText)((0, _document().child)(body, 'rule_type'))?.toUpperCase();
	const named = zoneAt(resource, 'domain_name');
	const rule = {
		kind: 'rule',
		id,
		behaviour: _behaviour().ROUTE53,
		...named,
		networks: [],
		rank: 0
	};
	// SYSTEM and RECURSIVE: the VPC's resolver itself, despite wider rules.
	if (kind !== 'FORWARD') return kind === 'SYSTEM' || kind === 'RECURSIVE' ? rule : undefined;
	const to = (0, _terraformvalues().blocksIn)(resource, 'target_ip').flatMap((block)=>(0, _terraformvalues().targetsAt)(block, 'ip', (one)=>one.startsWith(ENDPOINT)));
	return {
		...rule,
		to
	};
}
function nameserversOf(resource) {
	const to = (0, _terraformvalues().targetsAt)(resource, 'domain_name_servers', (one)=>one.startsWith(ENDPOINT));
	if (to.length === 0) return undefined;
	return {
		kind: 'nameservers',
		id: resource.id,
		to: to.map((server)=>server.value.kind === 'unknown' && server.value.text === '"AmazonProvidedDNS"' ? {
				value: {
					kind: 'address',
					address: _behaviour().ROUTE53.addresses[0] ?? '',
					port: 53
				},
				at: server.at
			} : server),
		networks: []
	};
}


module.exports = {
	__esModule: true,
	partsOfTerraform,
};
}
};
