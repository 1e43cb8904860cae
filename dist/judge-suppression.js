'use strict';

module.exports = {

"judge/suppression/baseline.js": (_from) => {
/** `.loopgate-baseline.json`: findings accepted when the gate was introduced. */
const [
	_sorte, _sourc, _usage, _docum, _json, _spell, _hygie,
] = _from( "text/sorted", "text/source-text", "text/usage-error", "documents/document", "documents/json", "judge/config/spelling", "./hygiene-finding", );
const BASELINE_PATH = '.loopgate-baseline.json';
const MAX_LENGTH = 32 * 1024 * 1024;
const FIELDS = ['fingerprint', 'rule', 'server', 'zone', 'message'];
function createBaseline(findings) {
	const entries = new Map();
	for (const finding of findings){
		if (_hygie().NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint)) continue;
		entries.set(finding.fingerprint, finding);
	}
	return { text: printBaseline([...entries.values()]), entries: entries.size, dropped: 0 };
}
function pruneBaseline({ entries }, findings) {
	const present = new Set(findings.map(({ fingerprint })=>fingerprint));
	const kept = entries.filter(({ fingerprint, rule })=>present.has(fingerprint) && !_hygie().NEVER_BASELINED.has(rule));
	return { text: printBaseline(kept), entries: kept.length, dropped: entries.length - kept.length };
}
function printBaseline(entries) {
	const plain = entries.map((entry)=>Object.fromEntries(FIELDS.flatMap((field)=>entry[field] === undefined ? [] : [[field, entry[field]]])));
	const key = (entry)=>[entry.rule, entry.server ?? '', entry.zone ?? '', entry.fingerprint];
	const sorted = entries.map((entry, index)=>({ key: key(entry), index })).sort((a, b)=>compareKeys(a.key, b.key)).map(({ index })=>plain[index]);
	return `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`;
}
function compareKeys(a, b) {
	return a.reduce((so, text, index)=>so || _sorte().compareText(text, b[index] ?? ''), 0);
}
function readBaseline(file) {
	const refuse = (offset, message)=>{
		throw new (_usage()).PlacedUsageError(_usage().mistakeAt({ file, span: { start: offset, end: offset } }, message));
	};
	const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
	if (text.length > MAX_LENGTH) refuse(0, `the baseline is larger than ${MAX_LENGTH / 1024 / 1024} MiB`);
	const data = parsed(text);
	if (data === undefined) return refuse(_json().jsonFault(_sourc().wholeFile(file)), 'the baseline is not valid JSON; write it with `loopgate baseline create`');
	if (!isObject(data)) return refuse(0, 'the baseline is not a JSON object');
	for (const key of Object.keys(data)){
		if (key !== 'version' && key !== 'findings') refuse(0, `the baseline has an unknown ${_spell().keyName(key, 'key')}`);
	}
	if (data.version !== 1) return refuse(0, 'the baseline must say "version": 1');
	const findings = data.findings;
	if (!Array.isArray(findings)) return refuse(0, 'the baseline lacks its list "findings"');
	const places = _docum().items(_docum().child(_json().readJson(_sourc().wholeFile(file))?.root, 'findings'));
	const entries = findings.map((one, index)=>{
		const start = places[index]?.span.start ?? 0;
		const place = { start, end: start + 1 };
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
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch  {
		return undefined;
	}
}
function isObject(value) {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function writeBaseline(what, { findings, suppressed }, old) {
	if (what === 'create') return createBaseline(findings);
	if (old === undefined) throw new (_usage()).UsageError(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
	return pruneBaseline(readBaseline(old), [...findings, ...suppressed]);
}

return { BASELINE_PATH, createBaseline, pruneBaseline, readBaseline, writeBaseline };
},

"judge/suppression/verdict-changed.js": (_from) => {
/** LG903 as a warning: what fails under the base's policy only. */
const [_locat] = _from("text/location");
const MAX_TOLD = 20;
function verdictChanged(hidden, weakened, now) {
	const [first] = hidden;
	if (first === undefined) return undefined;
	const more = hidden.length === 1 ? '' : `, and ${hidden.length - 1} more`;
	const path = hidden.slice(0, MAX_TOLD).map((one)=>({
			at: one.at,
			description: `${one.code} ${one.rule} is ${article(one)} under the policy of the base, and ${fateOf(one, now)} here: ${one.message}`
		}));
	for (const one of weakened)path.push({ at: one.at, description: one.message });
	const at = weakened[0]?.at ?? startOf(now.config) ?? first.at;
	return {
		rule: 'policy-weakened',
		code: 'LG903',
		severity: 'warning',
		cluster: '',
		at,
		message: `This change passes by what it changes of the policy: under the base's policy ${first.rule} (${first.code}) at ${pathLineColumn(first)}${more} would fail it, and ${fateOf(first, now)} here.`,
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
function pathLineColumn({ at }) {
	const { line, column } = _locat().positionAt(_locat().indexLines(at.file.text), at.span.start);
	return `${at.file.path}:${line}:${column}`;
}

return { verdictChanged };
}
};
