'use strict';

module.exports = {

"judge/diff/outcomes.js": (_from) => {

const [_name, _assum, _defin, _invar, _once] = _from("dns/name", "text/assumption", "text/defined", "text/invariant", "text/once");
function outcomesOf(walked, asked) {
	return endsOf(walked, asked).map(({ outcome })=>outcome);
}
function endsOf(walked, asked) {
	const out = new Map();
	for (const one of inOrder(walked)){
		const outcome = outcomeOf(one, asked);
		const assumed = [...new Set([...one.assumptions].map(_assum().placelessOf))].sort();
		const end = { outcome, assumed };
		const key = endKey(end, asked) + (outcome.certainty === 'assumed' ? JSON.stringify(assumed) : '');
		const known = out.get(key)?.outcome;
		if (known === undefined) out.set(key, end);
		else if (known.probability !== undefined && outcome.probability !== undefined) out.set(key, {
			...end,
			outcome: withShare(known, known.probability + outcome.probability)
		});
	}
	const ends = [...out.values()];
	const after = ends.length > 1 ? repliesThatGoOn(walked) : [];
	return after.length === 0 ? ends : ends.map((end)=>({ ...end, outcome: { ...end.outcome, after } }));
}
function repliesThatGoOn(walked) {
	const replies = new Set();
	const stanzas = new Map();
	for (const { hops } of walked)for (const { block, step, server } of hops){
		_once().getOrInsert(stanzas, block, ()=>new Set()).add(step);
		if (step.plugin === 'nameserver' || (server.upstreams.get(step) ?? []).length < 2) continue;
		for (const reply of step.failover)replies.add(reply);
	}
	for (const steps of stanzas.values())if (steps.size > 1) for (const { next } of steps)for (const reply of next)replies.add(reply);
	return [...replies].sort();
}
function inOrder(walked) {
	return [...walked].sort((a, b)=>compareOrders(a.order, b.order));
}
function withShare(outcome, share) {
	const { probability: _, certainty, ...whole } = outcome;
	if (share <= 1 - 1e-5) return { ...whole, certainty, probability: Math.round(share * 1e6) / 1e6 };
	const { unmeasured: _known, ...rest } = whole;
	return { ...rest, certainty: certainty === 'sometimes' ? 'always' : certainty };
}
function compareOrders(a, b) {
	for(let i = 0; i < a.length && i < b.length; i += 1){
		const difference = _invar().itemAt(a, i) - _invar().itemAt(b, i);
		if (difference !== 0) return difference;
	}
	return a.length - b.length;
}
function outcomeOf(one, asked) {
	const renamed = one.asked !== undefined && (one.asked.name !== asked.name || one.asked.type !== asked.type);
	return {
		disposition: one.disposition,
		certainty: one.certainty,
		..._defin().defined({
			probability: one.probability === undefined || one.probability > 1 - 1e-5 ? undefined : one.probability,
			unmeasured: one.unmeasured,
			rcode: one.rcode,
			to: one.to,
			because: one.because
		}),
		by: one.end.server.name,
		..._defin().defined({ as: renamed ? one.asked : undefined }),
		assumptions: _assum().inWords(one.assumptions),
		hops: one.hops.map((hop)=>({
				server: hop.server.name,
				zone: _name().displayName(hop.block.keys[0]?.zone ?? '.'),
				plugin: hop.step.plugin,
				to: hop.to,
				at: hop.at
			}))
	};
}
function endKey({ outcome: one }, asked, called) {
	const by = called?.get(one.by) ?? one.by;
	const renamed = one.as === undefined ? undefined : change(asked, one.as);
	switch(one.disposition){
		case 'leaves':
			return JSON.stringify(['leaves', one.to, renamed]);
		case 'answered':
			return JSON.stringify(['answered', by, one.because, renamed]);
		case 'fails':
			return JSON.stringify(['fails', by, one.rcode]);
		case 'loops':
			return JSON.stringify(['loops', by]);
		case 'unknown':
			return JSON.stringify(['unknown', one.because]);
	}
}
function change(from, to) {
	let same = 0;
	while(same < from.name.length && from.name[same] === to.name[same])same += 1;
	return [from.name.slice(same), to.name.slice(same), from.type === to.type ? '' : to.type];
}
function signatureOf(walked, asked, called) {
	const parts = endsOf(walked, asked).map((end)=>{
		const { outcome: one, assumed } = end;
		const text = JSON.stringify([endKey(end, asked, called), one.certainty, one.probability, assumed, one.after]);
		return { text, ordered: one.certainty === 'sometimes' && one.probability === undefined };
	});
	const unordered = parts.filter((one)=>!one.ordered).map((one)=>one.text);
	const ordered = parts.filter((one)=>one.ordered).map((one)=>one.text);
	return [...unordered.sort(), ...ordered].join('\n');
}

return { inOrder, outcomesOf, signatureOf };
},

"judge/diff/path-steps.js": (_from) => {
/** Which lines on a question's path a change brought. */
const [_assum, _outco] = _from("text/assumption", "./outcomes");
function broughtBy(before, after) {
	const fresh = freshSteps(before, after);
	if (fresh.length > 0) return fresh;
	const gone = freshSteps(after, before);
	return gone.length > 0 ? gone : [...stepsOf(after).values()].slice(-1);
}
function freshSteps(before, after) {
	const then = stepsOf(before);
	return [...stepsOf(after)].filter(([key])=>!then.has(key)).map(([, step])=>step);
}
function stepsOf(outcomes) {
	const steps = new Map();
	const add = (key, step)=>{
		if (step.at.file.path !== '' && !steps.has(key)) steps.set(key, step);
	};
	for (const { hops, end, disposition, plugin, because, assumptions } of _outco().inOrder(outcomes)){
		for (const hop of hops){
			for (const step of hop.settings)add(`${hop.server.id}|${step.description}`, step);
			const description = `${hop.server.name} sends it to ${hop.to}`;
			add(description + hop.block.keys.map((key)=>key.zone).join(), { at: hop.at, description });
		}
		if (end.at === undefined) continue;
		const description = disposition === 'answered' ? `${plugin ?? 'a plugin'} of ${end.server.name} answers` : `${end.server.name}: ${_assum().becauseAssuming(because, _assum().inWords(assumptions)) ?? disposition}`;
		add(description, { at: end.at, description });
	}
	return steps;
}

return { broughtBy, freshSteps, stepsOf };
},

"judge/diff/variants.js": (_from) => {
/** Sample names for the parts into which patterns divide a class. */
const [_name, _match, _patte] = _from("dns/name", "forwarding/matching", "forwarding/pattern-names");
const MAX_PATTERNS = 64;
const MAX_VARIANTS = 24;
function finePatterns(servers) {
	const found = new Map();
	const add = (pattern)=>{
		const words = wordsOf(pattern);
		if (words !== undefined && !found.has(words)) found.set(words, { pattern, words, matches: _match().matcher(pattern) });
	};
	for (const { config } of servers)for (const block of config.blocks){
		for (const view of block.views)for (const name of view.names ?? [])add(name);
		for (const step of block.steps){
			if (step.kind === 'answer') for (const rule of step.rules)add(rule.names);
			if (step.kind === 'rewrite') for (const rule of step.rules)add(rule.match);
		}
	}
	return [...found.values()].sort((a, b)=>a.words < b.words ? -1 : 1);
}
function wordsOf(pattern) {
	switch(pattern.kind){
		case 'prefix':
			return `names that begin with ${pattern.text}`;
		case 'substring':
			return `names that contain ${pattern.text}`;
		case 'suffix':
			return pattern.text.startsWith('.') ? undefined : `names that end with ${pattern.text}`;
		case 'single-label':
			return 'names of one label';
		case 'regex':
			return pattern.within === undefined ? `names that match ${pattern.regex}` : `names of ${pattern.within.slice(0, 4).join(' ')} that match ${pattern.regex}`;
		default:
			return undefined;
	}
}
function variantsOf(cls, space, patterns, tried) {
	const own = { name: cls.sample, takenBy: [], leftBy: [] };
	if (patterns.length === 0) return [own];
	const vectorOf = (name)=>patterns.map((one)=>one.matches(name) ? '1' : '0').join('');
	const first = vectorOf(cls.sample);
	const seen = new Map([[first, own]]);
	for (const name of cls.part === 'apex' ? [] : candidates(cls, patterns)){
		if (seen.size >= MAX_VARIANTS) break;
		if (!_name().isDomainName(name) || classZone(name, space) !== cls.mark || name === cls.mark) continue;
		const vector = vectorOf(name);
		if (seen.has(vector)) continue;
		const words = (bit)=>patterns.flatMap((one, i)=>vector[i] === bit && first[i] !== bit ? [one.words] : []);
		seen.set(vector, { name, takenBy: words('1'), leftBy: words('0') });
	}
	for (const vector of seen.keys())for (const [i, one] of patterns.entries())if (vector[i] === '1') tried.add(one);
	return [...seen.values()];
}
function candidates({ mark, sample }, patterns) {
	const usual = ['x0-y9', 'a.b', '9'].map((labels)=>_name().below(labels, mark));
	return [...usual, ...patterns.flatMap(({ pattern })=>_patte().candidatesFor(pattern, mark, sample))];
}
function classZone(name, space) {
	for (const zone of _name().ancestry(name))if (space.marks.has(zone)) return zone;
	return undefined;
}

return { MAX_PATTERNS, finePatterns, variantsOf };
}
};
