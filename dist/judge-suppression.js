'use strict';

module.exports = {

"judge/suppression/baseline.js": (module, exports, _load) => {
/** `.loopgate-baseline.json`: findings accepted when the gate was introduced. */
const _jsonscan = _load.later("core/text/json-scan"),
	_usageerror = _load.later("core/text/usage-error"),
	_spelling = _load.later("judge/config/spelling"),
	_hygienefinding = _load.later("judge/suppression/hygiene-finding");
const BASELINE_PATH = '.loopgate-baseline.json';
const MAX_LENGTH = 32 * 1024 * 1024;
const FIELDS = ['fingerprint', 'rule', 'server', 'zone', 'message'];
function createBaseline(findings) {
	const entries = new Map();
	for (const finding of findings){
		if (_hygienefinding().NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint)) continue;
		entries.set(finding.fingerprint, finding);
	}
	return printBaseline([...entries.values()]);
}
function pruneBaseline(baseline, findings) {
	const present = new Set(findings.map(({ fingerprint })=>fingerprint));
	return printBaseline(baseline.entries.filter(({ fingerprint, rule })=>present.has(fingerprint) && !_hygienefinding().NEVER_BASELINED.has(rule)));
}
function printBaseline(entries) {
	const plain = entries.map((entry)=>Object.fromEntries(FIELDS.flatMap((field)=>entry[field] === undefined ? [] : [[field, entry[field]]])));
	const key = (entry)=>[entry.rule, entry.server ?? '', entry.zone ?? '', entry.fingerprint];
	const sorted = entries.map((entry, index)=>({ key: key(entry), index })).sort((a, b)=>compareKeys(a.key, b.key)).map(({ index })=>plain[index]);
	return `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`;
}
function compareKeys(a, b) {
	for (const [i, text] of a.entries()){
		const other = b[i] ?? '';
		if (text !== other) return text < other ? -1 : 1;
	}
	return 0;
}
function readBaseline(file) {
	const refuse = (offset, message)=>{
		throw new (_usageerror()).PlacedUsageError(_usageerror().mistakeAt({ file, span: { start: offset, end: offset } }, message));
	};
	const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
	if (text.length > MAX_LENGTH) refuse(0, `the baseline is larger than ${MAX_LENGTH / 1024 / 1024} MiB`);
	const { error, objects } = _jsonscan().scanJson(text);
	if (error !== undefined) return refuse(error, 'the baseline is not valid JSON; write it with `loopgate baseline create`');
	const data = JSON.parse(text);
	if (!isObject(data)) return refuse(0, 'the baseline is not a JSON object');
	for (const key of Object.keys(data)){
		if (key !== 'version' && key !== 'findings') refuse(0, `the baseline has an unknown ${_spelling().keyName(key, 'key')}`);
	}
	if (data.version !== 1) return refuse(0, 'the baseline must say "version": 1');
	const findings = data.findings;
	if (!Array.isArray(findings)) return refuse(0, 'the baseline lacks its list "findings"');
	const entries = findings.map((one, index)=>{
		const place = objects[index] ?? { start: 0, end: 0 };
		if (!isObject(one)) return refuse(place.start, `findings[${index}] is not an object`);
		const fields = {};
		for (const field of FIELDS){
			const value = Object.hasOwn(one, field) ? one[field] : undefined;
			if (value === undefined) continue;
			if (typeof value !== 'string') return refuse(place.start, `findings[${index}].${field} is not text`);
			fields[field] = value;
		}
		const { fingerprint, rule, ...rest } = fields;
		if (fingerprint === undefined || rule === undefined) {
			return refuse(place.start, `findings[${index}] lacks its ${fingerprint === undefined ? 'fingerprint' : 'rule'}`);
		}
		return { fingerprint, rule, ...rest, at: { file, span: place } };
	});
	return { entries };
}
function isObject(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

module.exports = { BASELINE_PATH, createBaseline, pruneBaseline, readBaseline, };
},

"judge/suppression/policy.js": (module, exports, _load) => {

const _append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_location = _load.later("core/text/location"),
	_effective = _load.later("judge/config/effective"),
	_extended = _load.later("judge/config/extended"),
	_spelling = _load.later("judge/config/spelling"),
	_finding = _load.later("judge/report/finding"),
	_hygienefinding = _load.later("judge/suppression/hygiene-finding");
function decidingPolicy(base, head) {
	if (base === undefined || base.config.trust.value !== 'base') return head;
	const trusted = {
		...base.config,
		..._defined().defined({ file: head.config.file }),
		clusters: head.config.clusters,
		..._defined().defined({
			failOn: isFromRun(head.config.failOn) ? head.config.failOn : undefined,
			render: isFromRun(head.config.render) ? head.config.render : undefined,
			baseline: isFromRun(head.config.baseline) ? head.config.baseline : undefined
		})
	};
	const added = new Set(pairInline(base.inline, head.inline).map(({ item })=>item));
	return { config: trusted, inline: head.inline.filter((one)=>!added.has(one)), ..._defined().defined({ baseline: base.baseline }) };
}
function isFromRun(setting) {
	return setting?.from === 'flag' || setting?.from === 'environment';
}
function comparePolicy(base, head) {
	const changes = [
		...severityChanges(base.config, head.config),
		...settingChanges(base.config, head.config),
		...pathChanges(base.config, head.config),
		...clusterChanges(base.config, head.config),
		...configSuppressionChanges(base.config, head.config),
		...inlineChanges(base.inline, head.inline),
		...baselineChanges(base.baseline, head.baseline)
	];
	return changes.sort((a, b)=>_location().compareLocations(a.at, b.at));
}
function compareExtends(base, head) {
	const now = new Set(head?.extends.map(({ value })=>_extended().remoteName(value)));
	return (base?.extends ?? []).flatMap(({ value, at })=>{
		const name = _extended().remoteName(value);
		if (now.has(name)) return [];
		const other = head?.extends.find((one)=>_extended().remoteName({ ...one.value, ref: value.ref }) === name);
		const says = other === undefined ? `The policy ${_spelling().quoted(name)} is no longer extended.` : `The policy ${_spelling().quoted(name)} is extended at another ref: ${other.value.ref}.`;
		const start = head === undefined ? at : { file: head.file, span: { start: 0, end: 0 } };
		return change('extends', says, [name, other?.value.ref ?? ''], other?.at ?? start);
	});
}
function policyFindings(changes) {
	return _hygienefinding().hygieneFindings('policy-weakened', changes.map(({ kind, says, at, about })=>({
			at,
			message: says,
			advice: 'If this is intended, no action is needed; say why in the pull request.',
			about: [kind, ...about]
		})));
}
function placeOf(head, headConfig, base) {
	if (head !== undefined) return head;
	if (headConfig.file !== undefined) return { file: headConfig.file, span: { start: 0, end: 0 } };
	return base;
}
function change(kind, says, about, at) {
	return at === undefined ? [] : [{ kind, says, about, at }];
}
function severityChanges(base, head) {
	return [...head.rules].flatMap(([rule, now])=>{
		const before = base.rules.get(rule);
		if (before === undefined || _finding().compareSeverities(now.value, before.value) >= 0) return [];
		const says = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
		return change('severity', says, [rule, now.value], placeOf(now.at, head, before.at));
	});
}
function settingChanges(base, head) {
	const changes = [];
	if (_finding().compareGates(head.failOn.value, base.failOn.value) > 0) {
		const says = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
		_append().addAll(changes, change('fail-on', says, [head.failOn.value], placeOf(head.failOn.at, head, base.failOn.at)));
	}
	if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
		const says = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
		_append().addAll(changes, change('render', says, [head.render.value], placeOf(head.render.at, head, base.render.at)));
	}
	if (base.trust.value === 'base' && head.trust.value === 'head') {
		const says = 'trust changes from base to head: from the next change on, each change is judged by its own policy.';
		_append().addAll(changes, change('trust', says, [], placeOf(head.trust.at, head, base.trust.at)));
	}
	const limit = base.maxSuppressionDays;
	const now = head.maxSuppressionDays;
	if (limit !== undefined && (now === undefined || now.value > limit.value)) {
		const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
		const says = `max-suppression-days ${to}: suppressions may hold longer.`;
		_append().addAll(changes, change('limit', says, [String(now?.value ?? '')], placeOf(now?.at, head, limit.at)));
	}
	return changes;
}
function pathChanges(base, head) {
	const before = new Set(base.exclude.map(({ value })=>value));
	const excluded = head.exclude.filter(({ value })=>!before.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${_spelling().quoted(value)} are no longer read.`, [
			'exclude',
			value
		], at));
	const everything = (list)=>list.length === 0 || list.some(({ value })=>value === '**');
	if (everything(head.include)) return excluded;
	const now = new Set(head.include.map(({ value })=>value));
	const place = (at)=>placeOf(head.include[0]?.at, head, at);
	const lost = everything(base.include) ? change('paths', 'Only files that paths.include names are read; before it was every file.', [
		'include'
	], place(undefined)) : base.include.filter(({ value })=>!now.has(value)).flatMap(({ value, at })=>change('paths', `Files that match ${_spelling().quoted(value)} are no longer included.`, [
			'include',
			value
		], place(at)));
	return [...excluded, ...lost];
}
function clusterChanges(base, head) {
	const now = new Map(head.clusters.map((cluster)=>[cluster.name.value, cluster]));
	return base.clusters.flatMap((before)=>{
		const name = before.name.value;
		const after = now.get(name);
		if (after === undefined) {
			const says = `The cluster ${_spelling().quoted(name)} is no longer declared: what the declaration states no longer applies.`;
			return change('cluster', says, [name], placeOf(undefined, head, before.at));
		}
		const keys = changedKeys(before, after);
		if (keys.length === 0) return [];
		const says = `What is declared of the cluster ${_spelling().quoted(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
		return change('cluster', says, [name, ...keys], after.at);
	});
}
function changedKeys(before, after) {
	const old = new Map(Object.entries(_effective().clusterData(before)));
	return Object.entries(_effective().clusterData(after)).filter(([key, value])=>JSON.stringify(value) !== JSON.stringify(old.get(key))).map(([key])=>key);
}
const NEVER = '9999-99-99';
function pair(base, head, identity) {
	const until = (item)=>item.expires ?? NEVER;
	const latestFirst = (a, b)=>until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1;
	const groups = new Map();
	for (const [side, items] of [['base', base], ['head', head]]){
		for (const item of items){
			const key = identity(item);
			const group = groups.get(key) ?? { base: [], head: [] };
			group[side].push(item);
			groups.set(key, group);
		}
	}
	return [...groups.values()].flatMap((group)=>{
		const before = group.base.sort(latestFirst);
		return group.head.sort(latestFirst).flatMap((item, i)=>{
			const old = before[i];
			if (old === undefined) return [{ item }];
			return until(item) > until(old) ? [{ item, before: { expires: old.expires } }] : [];
		});
	});
}
function suppressionChange({ expires, before }, what, about, at) {
	const until = expires === undefined ? 'without an end' : `until ${expires}`;
	if (before === undefined) {
		return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
	}
	const says = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
	return change('suppression-extended', says, [...about, expires ?? ''], at);
}
function configSuppressionChanges(base, head) {
	const paired = pair(base.suppressions, head.suppressions, (one)=>JSON.stringify([one.rule, one.path, one.server, one.zone]));
	return paired.flatMap(({ item, before })=>{
		const { rule, path, server, zone } = item;
		const where = [
			...path === undefined ? [] : [
				`in ${_spelling().quoted(path)}`
			],
			...server === undefined ? [] : [
				`of ${_spelling().quoted(server)}`
			],
			...zone === undefined ? [] : [
				`in the zone ${_spelling().quoted(zone)}`
			]
		].join(' ');
		const what = `${rule} ${where === '' ? 'everywhere' : where}`;
		return suppressionChange({ ...item, before }, what, [rule, server ?? '', zone ?? '', item.reason], item.at);
	});
}
function pairInline(base, head) {
	const rulesOf = (list)=>list.flatMap((item)=>item.rules.map((rule)=>({ item, rule, ..._defined().defined({ expires: item.expires }) })));
	const here = ({ item, rule })=>JSON.stringify([item.at.file.path, rule, item.scope.kind, item.covers.within, item.covers.text.split(/\s/, 1)]);
	const anywhere = ({ item, rule, expires })=>JSON.stringify([rule, item.scope.kind, item.reason, expires, item.covers]);
	const [before, after] = [rulesOf(base), rulesOf(head)];
	const changed = pair(before, after, here);
	const gone = pair(after, before, here).flatMap(({ item, before: other })=>other === undefined ? [item] : []);
	const moved = new Map();
	for (const one of gone)moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
	return changed.flatMap(({ item, before: old })=>{
		const left = old === undefined ? moved.get(anywhere(item)) ?? 0 : 0;
		if (left === 0) return [{ ...item, before: old }];
		moved.set(anywhere(item), left - 1);
		return [];
	});
}
function inlineChanges(base, head) {
	return pairInline(base, head).flatMap(({ item, rule, before, expires })=>{
		const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
		return suppressionChange({ ..._defined().defined({ expires }), before }, what, [rule, item.reason], item.at);
	});
}
function baselineChanges(base, head) {
	const before = new Set(base?.entries.map(({ fingerprint })=>fingerprint));
	const added = (head?.entries ?? []).filter(({ fingerprint })=>!before.has(fingerprint));
	const first = added[0];
	if (first === undefined) return [];
	const rules = [...new Set(added.map(({ rule })=>_spelling().quoted(rule).slice(1, -1)))].sort();
	const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
	const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
	return change('baseline', `${entries} added to the baseline (${shown}).`, added.map(({ fingerprint })=>fingerprint).sort().slice(0, 100), first.at);
}

module.exports = { compareExtends, comparePolicy, decidingPolicy, policyFindings, };
},

"judge/suppression/verdict-changed.js": (module, exports, _load) => {
/** LG903 as a warning: what fails under the base's policy only. */
const _location = _load.later("core/text/location");
const MAX_TOLD = 20;
function verdictChanged(hidden, weakened, now) {
	const [first] = hidden;
	if (first === undefined) return undefined;
	const more = hidden.length === 1 ? '' : `, and ${hidden.length - 1} more`;
	const path = hidden.slice(0, MAX_TOLD).map((one)=>({
			at: one.at,
			says: `${one.code} ${one.rule} is ${article(one)} under the policy of the base, and ${fateOf(one, now)} here: ${one.message}`
		}));
	for (const one of weakened)path.push({ at: one.at, says: one.message });
	const at = weakened[0]?.at ?? startOf(now.config) ?? first.at;
	return {
		rule: 'policy-weakened',
		code: 'LG903',
		severity: 'warning',
		cluster: '',
		at,
		message: `This change passes by what it changes of the policy: under the base's policy ${first.rule} (${first.code}) at ${placeOf(first)}${more} would fail it, and ${fateOf(first, now)} here.`,
		advice: 'Merge the policy change on its own first, or explain in the pull request why both belong together.',
		assumptions: [],
		path,
		fingerprint: JSON.stringify(['LG903', 'verdict', ...hidden.map((one)=>one.fingerprint).sort()])
	};
}
function article({ severity }) {
	return severity === 'error' ? 'an error' : `a ${severity}`;
}
function fateOf(one, { kept, suppressed }) {
	const same = (other)=>other.fingerprint === one.fingerprint || other.code === one.code && other.at.file.path === one.at.file.path && other.at.span.start === one.at.span.start;
	const still = kept.find(same);
	if (still !== undefined) return still.status === 'existing' ? 'counts as known' : `is ${article(still)}`;
	return suppressed.some(same) ? 'is suppressed' : 'is not found';
}
function startOf(file) {
	return file === undefined ? undefined : { file, span: { start: 0, end: 0 } };
}
function placeOf({ at }) {
	const { line, column } = _location().positionAt(_location().indexLines(at.file.text), at.span.start);
	return `${at.file.path}:${line}:${column}`;
}

module.exports = { verdictChanged, };
}
};
