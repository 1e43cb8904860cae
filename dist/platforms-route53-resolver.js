'use strict';

module.exports = {

"platforms/route53-resolver/behaviour.js": (module, exports, __load__) => {

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
}
};
