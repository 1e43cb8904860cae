'use strict';

module.exports = {

"languages/blocky/rewrites.js": (_from) => {
/** For `conditional` or `customDNS` only; names that these do not know stay (resolver/rewriter_resolver.go). */
const [_name, _docum, _field] = _from("dns/name", "documents/document", "languages/shared/fields");
function rewritesOf(reader, section) {
	return _docum().entries(_docum().child(reader.document.root, section, 'rewrite')).flatMap((entry)=>{
		const to = _field().locatedText(reader.document, entry.value);
		if (to === undefined || entry.key === '') return [];
		return [{ from: _name().absolute(entry.key), to: _name().absolute(to.value), at: _docum().placeOfKey(reader.document, entry) }];
	});
}
function zonesRewrittenTo(rewrite, zone) {
	const { from, to } = rewrite;
	if (_name().isWithin(to, zone)) return [
		{
			names: {
				kind: 'suffix',
				text: `.${from}`
			},
			zone: from
		}
	];
	if (!_name().isWithin(zone, to)) return [];
	const inside = `${zone.slice(0, zone.length - to.length)}${from}`;
	return [{ names: { kind: 'within', zones: [inside] }, zone: inside }];
}
function conditionalRewrite(rewrites, zones) {
	const rules = [];
	for (const rewrite of rewrites)for (const { value: zone } of zones)for (const { names, zone: inside } of zonesRewrittenTo(rewrite, zone)){
		const { at } = rewrite;
		if (names.kind === 'suffix') {
			rules.push({
				then: 'stop',
				match: names,
				to: {
					kind: 'replace',
					text: `.${rewrite.to}`
				},
				at
			});
			continue;
		}
		rules.push({ then: 'stop', match: { kind: 'exactly', names: [inside] }, to: { kind: 'name', name: zone }, at });
		const below = {
			kind: 'suffix',
			text: `.${inside}`
		};
		rules.push({
			then: 'stop',
			match: below,
			to: {
				kind: 'replace',
				text: `.${zone}`
			},
			at
		});
	}
	const [first] = rules;
	return first === undefined ? [] : [{ kind: 'rewrite', rules, at: first.at }];
}

return { conditionalRewrite, rewritesOf, zonesRewrittenTo };
}
};
