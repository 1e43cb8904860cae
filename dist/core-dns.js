'use strict';

module.exports = {

"core/dns/reverse.js": (_from) => {

const [_endpo] = _from("./endpoint");
function reverseZones(range) {
	const slash = range.indexOf('/');
	const first = slash === -1 ? _endpo().parseAddress(range) : _endpo().nthAddress(range, 0);
	if (first === undefined) return [];
	return reverseZonesOf(first, slash === -1 ? _endpo().isIPv6(first) ? 128 : 32 : Number(range.slice(slash + 1))) ?? [];
}
function reverseZonesOf(address, bits) {
	const v6 = _endpo().isIPv6(address);
	const size = v6 ? 128 : 32;
	if (!Number.isInteger(bits) || bits < 0 || bits > size) return undefined;
	const first = _endpo().parseAddress(address) === undefined ? undefined : _endpo().nthAddress(`${address}/${bits}`, 0);
	if (first === undefined) return undefined;
	const step = v6 ? 4 : 8;
	const whole = Math.ceil(bits / step) * step;
	const [lowest = '', ...above] = _endpo().reverseName(first).split('.').slice((size - whole) / step);
	if (whole === 0) return [[lowest, ...above].join('.')];
	const digit = Number.parseInt(lowest, v6 ? 16 : 10);
	return Array.from({ length: 2 ** (whole - bits) }, (_, i)=>[(digit + i).toString(v6 ? 16 : 10), ...above].join('.'));
}

return { reverseZones, reverseZonesOf };
}
};
