'use strict';

module.exports = {

"judge/config/config-keys.generated.js": () => {
// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
const CONFIG_KEYS = new Map([
	['', ['version', 'extends', 'trust', 'paths', 'clusters', 'rules', 'fail-on', 'baseline', 'render', 'max-suppression-days', 'suppressions', 'expectations']],
	['/paths', ['include', 'exclude']],
	[
		'/clusters/*',
		['name', 'paths', 'cluster-domain', 'service-cidrs', 'cluster-dns', 'coredns-version', 'kube-proxy', 'nodes', 'resolvers']
	],
	[
		'/clusters/*/nodes/*',
		['name', 'os', 'provisioner', 'addresses', 'files']
	],
	[
		'/clusters/*/nodes/*/files/*',
		['inline']
	],
	[
		'/clusters/*/resolvers/*',
		['name', 'addresses', 'forwards']
	],
	[
		'/clusters/*/resolvers/*/forwards/*',
		['zone', 'to']
	],
	[
		'/suppressions/*',
		['rule', 'path', 'server', 'zone', 'reason', 'expires']
	],
	[
		'/expectations/*',
		['names', 'exact', 'from', 'goes', 'to', 'reason']
	]
]);

return { CONFIG_KEYS };
},

"judge/config/dates.js": () => {
/** Days as `YYYY-MM-DD`: text that sorts. The door passes today's. */ /** In the proleptic Gregorian calendar: `2027-02-29` is none. */
function isDay(text) {
	const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	if (parts === null) return false;
	const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
	return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
function daysAfter(day, days) {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
function daysIn(year, month) {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

return { daysAfter, isDay };
},

"judge/config/init-files.js": (_from) => {
/** The files of `loopgate init`. */
const [_appen, _versi] = _from("text/append", "text/version");
const NOTHING = { clusters: [], installers: [], systems: [], nodeFiles: [] };
const UNSEEN_CLUSTER = { name: 'prod', paths: '', servers: [], clusterDns: [], dependsOnNodes: true };
const HEAD = `# What loopgate knows of this repository. loopgate config print shows what it comes to, loopgate schema what there is.
version: 1

# What is read. Without this: every file that git tracks or does not ignore.
# paths:
#   exclude: ["**/testdata/**"]
`;
const TAIL = `
# Severities: error, warning, note or off.
# rules:
#   loop-guard-missing: warning

# The lowest severity that fails a run: error, warning, note or never.
fail-on: error

# Findings that are known and accepted. A reason is required, a date is a promise to look again.
# suppressions:
#   - rule: forwarding-loop
#     path: deploy/edge/**
#     reason: split horizon, reviewed in NET-123
#     expires: 2027-01-31
`;
function configOf(seen) {
	const clusters = seen.clusters.length > 0 ? seen.clusters : [UNSEEN_CLUSTER];
	const lines = [
		'',
		...evidence(seen).map((line)=>`# ${line}`)
	];
	lines.push('#', '# What is answered here counts like a manifest. Uncomment what you know:', '# clusters:');
	_appen().addAll(lines, clusters.flatMap((one)=>questions(one, seen)).map((line)=>`#   ${line}`));
	return `${HEAD}${lines.join('\n')}\n${TAIL}`;
}
function evidence(seen) {
	const lines = [];
	if (seen.clusters.every(({ servers })=>servers.length === 0)) lines.push('Seen: no DNS server. If there are some, loopgate scan --explain-coverage says what was read.');
	for (const { name, servers, clusterDns } of seen.clusters){
		if (seen.clusters.length > 1) lines.push(`Cluster ${printable(name)}:`);
		_appen().addAll(lines, servers.map((one)=>seenLine('DNS server', one)));
		_appen().addAll(lines, clusterDns.map((one)=>seenLine('cluster DNS address', one)));
	}
	_appen().addAll(lines, seen.installers.map((one)=>seenLine('installer', one)));
	_appen().addAll(lines, seen.systems.map((one)=>seenLine('operating system', one)));
	_appen().addAll(lines, seen.nodeFiles.map((one)=>seenLine('a file of nodes,', one)));
	return lines;
}
function seenLine(what, { value, at, assumes }) {
	const place = at === undefined ? '' : ` (${printable(at)})`;
	const line = `${assumes === undefined ? 'Seen' : 'Not stated, taken for granted'}: ${what} ${printable(value)}${place}`;
	return assumes === undefined ? line : `${line}: ${printable(assumes)}`;
}
function questions(one, { systems, installers, clusters }) {
	const pattern = one.paths.replace(/[?[\]{}()\\!]/g, '?');
	const lines = [
		`- name: ${JSON.stringify(printable(one.name))}`
	];
	if (pattern !== '' && clusters.length > 1) lines.push(`  paths: [${JSON.stringify(printable(pattern))}]`);
	if (one.clusterDns.length === 0) lines.push('  cluster-dns: [10.96.0.10]          # the address of the DNS Service, where no manifest says it');
	const decides = one.dependsOnNodes ? ' It decides what /etc/resolv.conf lists, and that is not known.' : '';
	const dns = one.clusterDns[0]?.value ?? '10.96.0.10';
	lines.push('  nodes:', '    - name: default', `${`      os: ${systems[0]?.value ?? 'ubuntu-24.04'}`.padEnd(35)} # which system do the nodes run?${decides}${several(systems)}`, `${`      provisioner: ${installers[0]?.value ?? 'kubeadm'}`.padEnd(35)} # what sets them up? It decides which file the kubelet hands to pods.${several(installers)}`, '  resolvers:                          # DNS servers outside of this repository that forward back into it', `    - { name: office, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [${printable(dns)}] }] }`);
	return lines;
}
function several(seen) {
	return seen.length < 2 ? '' : ` Seen: ${seen.map(({ value })=>printable(value)).join(', ')}.`;
}
function printable(text) {
	return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7').slice(0, 200);
}
const WORKFLOW = `name: loopgate
on:
  pull_request:
  merge_group:
  schedule:
    - cron: "17 5 * * 1"
permissions:
  contents: read
jobs:
  loopgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # To replace: OWNER, the account that you take loopgate from.
      - uses: OWNER/loopgate@v${_versi().VERSION}
`;
function initFiles(seen = NOTHING) {
	return [{ path: '.loopgate.yaml', text: configOf(seen) }, { path: '.github/workflows/loopgate.yml', text: WORKFLOW }];
}
function runsLoopgate(workflow) {
	return /^[^#\n]*\b(?:uses:\s*["']?[\w./-]*loopgate\b|loopgate\s+(?:scan|\.|-))/m.test(workflow);
}

return { initFiles, runsLoopgate };
},

"judge/config/schema-errors.js": (_from) => {
/** ajv's errors with a place in the file and what to write instead. */
const [_docum, _confi, _spell] = _from("documents/document", "./config-keys.generated", "./spelling");
function explainSchemaErrors(root, errors) {
	return errors.filter(({ keyword })=>keyword !== 'propertyNames').map((error)=>explain(root, error)).sort((a, b)=>a.span.start - b.span.start);
}
function find(root, pointer) {
	let tree = root;
	let name = '';
	for (const escaped of pointer.split('/').slice(1)){
		const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
		const next = _docum().child(tree, step) ?? _docum().items(tree)[Number(step)];
		if (next === undefined) break;
		const shown = /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(step) ? step : '[...]';
		name = tree.kind === 'sequence' ? `${name}[${step}]` : name === '' ? shown : `${name}.${shown}`;
		tree = next;
	}
	return { tree, name };
}
function explain(root, error) {
	const { tree, name } = find(root, error.instancePath);
	const at = tree.span;
	const what = name === '' ? 'the configuration' : name;
	const { params } = error;
	switch(error.keyword){
		case 'additionalProperties':
			{
				const key = String(params.additionalProperty);
				const known = keysAt(error.instancePath);
				const span = _docum().entryOf(tree, key)?.keySpan ?? at;
				const where = name === '' ? '' : ` in ${name}`;
				return {
					message: `unknown ${_spell().keyName(key, 'key')}${where}${suggestKey(key, known)}`,
					span
				};
			}
		case 'required':
			return {
				message: `${what} lacks "${String(params.missingProperty)}", which is required`,
				span: firstLine(tree)
			};
		case 'enum':
			{
				const allowed = (Array.isArray(params.allowedValues) ? params.allowedValues : []).map(String);
				const written = tree.kind === 'scalar' ? String(tree.value) : '';
				return {
					message: `${what} must be ${oneOf(allowed)}, not ${nounOf(tree)}${hint(tree, allowed, written)}`,
					span: at
				};
			}
		case 'const':
			return {
				message: `${what} must be ${String(params.allowedValue)}, not ${nounOf(tree)}`,
				span: at
			};
		case 'type':
			return {
				message: `${what} must be ${nounsOf(params.type)}, not ${nounOf(tree)}${quoteIt(tree, params.type)}`,
				span: at
			};
		case 'minItems':
			return {
				message: `${what} is an empty list; it needs at least ${String(params.limit)}`,
				span: at
			};
		case 'maxItems':
			return {
				message: `${what} has more than ${String(params.limit)} entries`,
				span: at
			};
		case 'minimum':
		case 'maximum':
			{
				const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
				return {
					message: `${what} must be ${bound} ${String(params.limit)}, not ${nounOf(tree)}`,
					span: at
				};
			}
		default:
			return {
				message: `${what} does not fit the schema (${error.keyword})`,
				span: at
			};
	}
}
function keysAt(pointer) {
	const steps = pointer.split('/');
	for (const [place, keys] of _confi().CONFIG_KEYS){
		const shape = place.split('/');
		if (shape.length === steps.length && shape.every((one, i)=>one === '*' || one === steps[i])) return keys;
	}
	return [];
}
function suggestKey(key, known) {
	if (_spell().nearest(key, known) !== undefined) return _spell().didYouMean(key, known);
	for (const [place, keys] of _confi().CONFIG_KEYS){
		if (!keys.includes(key)) continue;
		const under = place.slice(1).replaceAll('/*', '[]').replaceAll('/', '.');
		return under === '' ? '; it belongs at the top level' : `; it belongs under ${under}`;
	}
	return `; known are ${known.join(', ')}`;
}
function hint(tree, allowed, written) {
	if (tree.kind === 'scalar' && tree.value === false && allowed.includes('off')) return '; write off';
	return _spell().didYouMean(written, allowed);
}
function quoteIt(tree, type) {
	const text = type === 'string' || Array.isArray(type) && type.includes('string');
	if (text && tree.kind === 'scalar' && tree.value !== null) return '; put it in quotes';
	if (type === 'array' && tree.kind === 'scalar' && tree.value !== null) return '; write it as [...]';
	return '';
}
function oneOf(words) {
	return words.length === 1 ? words[0] ?? '' : `one of ${words.join(', ')}`;
}
function nounsOf(type) {
	const types = (Array.isArray(type) ? type : [type]).map(String);
	return types.map((one)=>NOUNS.get(one) ?? one).join(' or ');
}
const NOUNS = new Map([['string', 'text'], ['object', 'a map'], ['array', 'a list'], ['integer', 'a whole number'], ['number', 'a number']]);
function nounOf(tree) {
	if (tree.kind === 'map') return 'a map';
	if (tree.kind === 'sequence') return 'a list';
	if (tree.value === null) return 'empty';
	if (typeof tree.value === 'string') return tree.value === '' ? 'empty text' : 'this text';
	return typeof tree.value === 'number' ? 'this number' : 'a truth value';
}
function firstLine(tree) {
	return _docum().entries(tree)[0]?.keySpan ?? { start: tree.span.start, end: tree.span.start };
}

return { explainSchemaErrors };
},

"judge/config/spelling.js": (_from) => {
/** "Did you mean": the nearest of a short list of words. */
const [_editd] = _from("text/edit-distance");
const LONGEST = 64;
const FARTHEST = 3;
const SHORTEST_BEGINNING = 8;
function nearest(text, candidates) {
	if (text === '' || text.length > LONGEST) return undefined;
	const asked = foldedKey(text);
	const bound = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
	let best;
	let bestDistance = bound + 1;
	for (const candidate of candidates){
		if (asked.length >= 3 && candidate.startsWith(asked)) return candidate;
		const distance = _editd().editDistance(asked, foldedKey(candidate), bestDistance - 1);
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	if (best !== undefined || asked.length < SHORTEST_BEGINNING) return best;
	for (const candidate of candidates){
		const beginning = foldedKey(candidate.slice(0, asked.length));
		if (candidate.length > asked.length && _editd().editDistance(asked, beginning, bound - 1) < bound) return candidate;
	}
	return undefined;
}
function didYouMean(text, candidates) {
	const near = nearest(text, candidates);
	return near === undefined ? '' : `; did you mean "${near}"?`;
}
const LIKE_A_KEY = /^[a-z_][a-z_-]{0,39}\d{0,4}$/i;
function keyName(text, noun) {
	return LIKE_A_KEY.test(text) ? `${noun} "${text}"` : noun;
}
function quoted(text) {
	const cut = text.length > 60 ? `${text.slice(0, 57)}...` : text;
	return `"${cut.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')}"`;
}
function foldedKey(text) {
	return text.toLowerCase().replace(/[_ ]/g, '-');
}

return { didYouMean, keyName, nearest, quoted };
},

"judge/config/yaml-text.js": () => {

/** Data as YAML that a terminal shows as it is: maps and lists in lines, texts in quotes unless they are plain words. */ /** Controls, marks of direction, invisible characters; JSON escapes those below U+0020. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
const PLAIN = /^(?!(?:true|false|null)$)[a-z][\w./-]*$/i;
function yamlText(data) {
	return `${linesOf(data).join('\n')}\n`;
}
function linesOf(data) {
	if (Array.isArray(data)) return data.flatMap((one)=>valueLines('-', one).map((line, index)=>index === 0 ? line : `  ${line}`));
	return Object.entries(data).flatMap(([key, value])=>value === undefined ? [] : valueLines(`${scalarText(key)}:`, value));
}
function valueLines(head, value) {
	if (typeof value !== 'object' || value === null) return [
		`${head} ${scalarText(value)}`
	];
	const lines = linesOf(value);
	if (lines.length === 0) return [
		`${head} ${Array.isArray(value) ? '[]' : '{}'}`
	];
	if (head === '-') return [
		`- ${lines[0] ?? ''}`,
		...lines.slice(1)
	];
	return [
		head,
		...lines.map((line)=>`  ${line}`)
	];
}
function scalarText(value) {
	if (typeof value === 'string' && PLAIN.test(value)) return value;
	return JSON.stringify(value).replace(UNSEEN, escaped);
}
function escaped(character) {
	const code = (character.codePointAt(0) ?? 0).toString(16);
	return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}

return { yamlText };
}
};
