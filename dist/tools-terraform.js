'use strict';

module.exports = {

"tools/terraform/evaluate.js": (_from) => {
/**
 * Expressions of Terraform and OpenTofu (hashicorp/hcl hclsyntax/spec.md) as what they stand for. What is not known
 * stays the expression that it is: nothing is guessed.
 */
const [
	_sourc, _docum, _hcl, _hered, _made, _synth, _funct, _value,
] = _from(
	"text/source-text", "documents/document", "documents/hcl", "documents/here-documents", "documents/made", "documents/synthetic-source", "./functions",
	"./values",
);
const MAX_EXPRESSION = 256 * 1024;
function resolved(node, scope) {
	if (node.kind === 'scalar') return resolvedScalar(node, scope);
	if (node.kind === 'sequence') return { ...node, items: node.items.map((item)=>resolved(item, scope)) };
	const entries = node.entries.map((entry)=>({ ...entry, key: resolvedKey(entry.key, scope), value: resolved(entry.value, scope) }));
	return { ...node, entries };
}
function resolvedScalar(node, scope) {
	if (_value().isUnknown(node)) return namesFile(node) ? node : settled(node.text, scope, node.span) ?? fileOf(node, scope);
	if (typeof node.value !== 'string' || !node.text.text.includes('${')) return node;
	const whole = /^\$\{\w+\}$/.test(node.text.text) ? interpolated(node.text, 0, node.text.text.length) : undefined;
	if (whole !== undefined) {
		const only = resolvedScalar(_value().madeScalar(whole, node.span, null), scope);
		return !_value().isUnknown(only) || _hcl().calledFile(only) !== undefined ? only : node;
	}
	const text = withInterpolations(node.text, scope, node.span);
	return text === undefined ? node : _value().madeScalar(text, node.span);
}
function namesFile(node) {
	return _hcl().calledFile(node)?.includes('${') === false;
}
function fileOf(node, scope) {
	const name = /^\s*(local\.[\w-]{1,200})\s*$/.exec(node.text.text)?.[1];
	const named = name === undefined ? undefined : scope.named(name);
	const value = named === undefined ? undefined : valueOfName(named, scope, node.span);
	return value?.kind === 'scalar' && namesFile(value) ? value : node;
}
function resolvedText(text, scope) {
	return text.text.includes('${') ? withInterpolations(text, scope, { start: 0, end: 0 }) ?? text : text;
}
function withInterpolations(text, scope, span) {
	const textFor = ({ 0: whole, index })=>{
		const inside = interpolated(text, index, index + whole.length);
		return inside === undefined ? undefined : _value().textIn(settled(inside, scope, span));
	};
	return _sourc().replaceMatches(text, /\$\{\w+\}/g, textFor, _value().MAX_MADE_CHARACTERS);
}
function interpolated(text, start, end) {
	const { file, span } = _sourc().locate(text, start, end);
	const written = file.text.slice(span.start, span.end);
	return written.startsWith('${') && written.endsWith('}') ? _sourc().slice(_sourc().wholeFile(file), span.start + 2, span.end - 1) : undefined;
}
function resolvedKey(key, scope) {
	if (!/^(?:local|var|each)\.[\w.-]{1,200}$/.test(key)) return key;
	const value = referred(key.split('.'), scope, { start: 0, end: 0 });
	return value?.kind === 'scalar' && typeof value.value === 'string' && value.value.length <= 253 ? value.value : key;
}
function withPlaceholders(node) {
	if (node.kind !== 'scalar') return _synth().withValues(node, withPlaceholders);
	return _value().isUnknown(node) ? placeholderOf(node) : node;
}
function placeholderOf(node) {
	const { file, span } = _sourc().locate(node.text, 0, node.text.text.length);
	const at = { start: 0, at: span.start, length: span.end - span.start, verbatim: false };
	return _value().madeScalar({ text: _hcl().placeholderFor(node.text.text), file, segments: [at] }, node.span);
}
function settled(text, scope, span) {
	const value = evaluate(text, scope, span);
	return _value().isOpen(value) ? undefined : value;
}
function evaluate(text, scope, span) {
	if (text.text.length > MAX_EXPRESSION) return undefined;
	const ends = text.text.includes('<<') ? _hered().endsIn(text.text) : new Map();
	const reader = { text, ends, scope, span, at: 0, isStuck: false };
	const value = readConditional(reader);
	skipSpace(reader);
	return reader.isStuck || reader.at < text.text.length ? undefined : value;
}
const SPACE = /(?:\s|#[^\n]*|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/y;
function skipSpace(reader) {
	readPattern(reader, SPACE);
}
function readPattern(reader, pattern) {
	pattern.lastIndex = reader.at;
	const found = pattern.exec(reader.text.text)?.[0] ?? '';
	reader.at += found.length;
	return found;
}
function isNext(reader, sign) {
	skipSpace(reader);
	if (!reader.text.text.startsWith(sign, reader.at)) return false;
	reader.at += sign.length;
	return true;
}
function expect(reader, sign) {
	if (!isNext(reader, sign)) reader.isStuck = true;
}
function readConditional(reader) {
	const { effort } = reader.scope;
	effort.depth += 1;
	if (effort.depth > _value().MAX_NESTED) reader.isStuck = true;
	const condition = reader.isStuck ? undefined : readOperation(reader);
	let value = condition;
	if (!reader.isStuck && isNext(reader, '?')) {
		const yes = readConditional(reader);
		expect(reader, ':');
		const no = readConditional(reader);
		const holds = condition?.kind === 'scalar' ? condition.value : undefined;
		value = _value().becauseOf(holds === true ? yes : holds === false ? no : undefined, [condition]);
	}
	effort.depth -= 1;
	return value;
}
const OPERATOR = /==|!=|<=|>=|&&|\|\||[<>+*/%-]/y;
function readOperation(reader) {
	let value = readOperand(reader);
	for(;;){
		skipSpace(reader);
		const operator = reader.isStuck ? '' : readPattern(reader, OPERATOR);
		if (operator === '') return value;
		const right = readOperand(reader);
		const [a, b] = [_value().literalIn(value), _value().literalIn(right)];
		const isEqual = a === undefined || b === undefined ? undefined : a === b;
		value = isEqual === undefined || !/^[=!]=$/.test(operator) ? undefined : _value().becauseOf(truth(reader, operator === '==' ? isEqual : !isEqual), [
			value,
			right
		]);
	}
}
function truth(reader, value) {
	const at = _sourc().locate(reader.text, reader.at, reader.at);
	return _value().madeScalar(_sourc().synthetic(at, String(value)), reader.span, value);
}
function readOperand(reader) {
	let negated = false;
	let isNegation = false;
	while(isNext(reader, '!')){
		isNegation = true;
		negated = !negated;
	}
	const value = readIndexed(reader);
	if (!isNegation) return value;
	return value?.kind === 'scalar' && typeof value.value === 'boolean' ? _value().becauseOf(truth(reader, value.value !== negated), [value]) : undefined;
}
function readIndexed(reader) {
	let value = readTerm(reader);
	while(!reader.isStuck){
		const name = readPattern(reader, /\.[A-Za-z_][\w-]*/y);
		if (name !== '') value = value?.kind === 'map' ? _docum().child(value, name.slice(1)) : undefined;
		else if (reader.text.text[reader.at] === '[') value = readIndex(reader, value);
		else {
			const index = readPattern(reader, /\.\d{1,9}(?!\w)/y);
			if (index === '') break;
			value = value?.kind === 'sequence' ? value.items[Number(index.slice(1))] : undefined;
		}
	}
	return value;
}
function readIndex(reader, value) {
	reader.at += 1;
	const index = _value().literalIn(readConditional(reader));
	expect(reader, ']');
	if (index === undefined) return _value().commonLiteral(value?.kind === 'map' ? value.entries.map((one)=>one.value) : _docum().items(value));
	return value?.kind === 'sequence' ? value.items[Number(index)] : value?.kind === 'map' ? _docum().child(value, index) : undefined;
}
function readTerm(reader) {
	skipSpace(reader);
	const { text, at, span } = reader;
	const c = text.text[at] ?? '';
	if (c === '"' || text.text.startsWith('<<', at)) return readText(reader);
	if (isNext(reader, '[')) return readList(reader);
	if (isNext(reader, '{')) return readObject(reader);
	if (isNext(reader, '(')) {
		const value = readConditional(reader);
		expect(reader, ')');
		return value;
	}
	const digits = readPattern(reader, /\d[\d.eE]*/y);
	if (digits !== '') return _value().madeScalar(_sourc().slice(text, at, reader.at), span, Number(digits));
	const word = readPattern(reader, /[A-Za-z_][\w-]*/y);
	if (word === '') reader.isStuck = true;
	if (reader.isStuck || word === 'for') {
		reader.isStuck = true;
		return undefined;
	}
	if (isNext(reader, '(')) {
		const list = readArguments(reader);
		return counted(reader, _funct().called({ name: word, arguments: list, span }, reader.scope));
	}
	if (word === 'null') return _value().madeScalar(_sourc().slice(text, at, reader.at), span, null);
	if (word === 'true' || word === 'false') return truth(reader, word === 'true');
	return readReference(reader, word);
}
function counted(reader, value) {
	return value === undefined ? undefined : _value().withinEffort(_value().measured(value), reader.scope.effort);
}
function readText(reader) {
	const { text } = reader.text;
	const read = _hcl().readTemplate(reader.text, reader.at, reader.ends);
	if (read === undefined || text[reader.at] === '"' && (read.end < reader.at + 2 || text[read.end - 1] !== '"')) {
		reader.isStuck = true;
		return undefined;
	}
	reader.at = read.end;
	const value = resolvedScalar(_value().madeScalar(read.value, reader.span), reader.scope);
	return _value().isUnknown(value) ? undefined : value;
}
function readArguments(reader) {
	const values = [];
	while(!reader.isStuck && !isNext(reader, ')')){
		values.push(readConditional(reader));
		if (isNext(reader, ')')) return values;
		expect(reader, ',');
	}
	return values;
}
function readList(reader) {
	const items = [];
	while(!reader.isStuck && !isNext(reader, ']')){
		items.push(readItem(reader));
		if (isNext(reader, ']')) break;
		expect(reader, ',');
	}
	return { kind: 'sequence', items, span: reader.span };
}
function readItem(reader) {
	skipSpace(reader);
	const start = reader.at;
	const value = readConditional(reader);
	return value ?? _value().madeScalar(_sourc().slice(reader.text, start, reader.at), reader.span, null);
}
function readObject(reader) {
	const entries = [];
	while(!reader.isStuck && !isNext(reader, '}')){
		const word = readPattern(reader, /[A-Za-z_][\w-]*(?=\s*[=:])/y);
		const isTerm = /["(]/.test(reader.text.text[reader.at] ?? '');
		const key = word === '' && isTerm ? _value().literalIn(readTerm(reader)) : word;
		if (key === undefined || key === '' || !isNext(reader, '=') && !isNext(reader, ':')) {
			reader.isStuck = true;
			break;
		}
		entries.push({ key, keySpan: reader.span, value: readItem(reader) });
		isNext(reader, ',');
	}
	return { kind: 'map', entries, span: reader.span };
}
function readReference(reader, word) {
	const isWhole = reader.scope.named(word) !== undefined;
	const name = isWhole ? '' : readPattern(reader, /\.[A-Za-z_][\w-]*/y).slice(1);
	return referred(name === '' ? [word] : [word, name], reader.scope, reader.span);
}
function referred(keys, scope, span) {
	const name = keys.slice(0, 2).join('.');
	const isFolder = name === 'path.module' || /^path\.(?:root|cwd)$/.test(name) && scope.isRoot?.() === true;
	const each = isFolder ? _made().madeText(scope.source, span, '.') : scope.each.get(name);
	const named = each === undefined ? scope.named(name) : undefined;
	let value = each ?? (named === undefined ? undefined : valueOfName(named, scope, span));
	for (const key of keys.slice(2))value = value?.kind === 'map' ? _docum().child(value, key) : undefined;
	return _value().isUnknown(value) ? undefined : value;
}
function valueOfName(named, scope, span) {
	const { effort } = scope;
	let found = effort.known.get(named);
	if (found === undefined) {
		if (effort.names >= _value().MAX_NAMES) return undefined;
		effort.known.set(named, 'open');
		effort.names += 1;
		found = _value().measured(resolved(named.node, _value().scopeOf(named.names, named.source, effort)));
		effort.names -= 1;
		effort.known.set(named, found);
	}
	const node = found === 'open' ? undefined : _value().withinEffort(found, effort);
	return node === undefined || named.source.file.path === scope.source.file.path ? node : _synth().moved(node, ()=>span);
}

return { evaluate, placeholderOf, resolved, resolvedText, settled, withPlaceholders };
},

"tools/terraform/functions.js": (_from) => {
/** Functions of Terraform (developer.hashicorp.com/terraform/language/functions) whose arguments are known. */
const [
	_sourc, _base6, _docum, _synth, _yaml, _value,
] = _from( "text/source-text", "documents/base64", "documents/document", "documents/synthetic-source", "documents/yaml", "./values", );
function called({ name, arguments: all, span }, scope) {
	if (name === 'try') return all[0];
	if (name === 'object') return all[0];
	if (name === 'optional') return all[1] === undefined ? undefined : withDefaults(all[1], all[0]);
	if (name === 'coalesce') {
		const index = all.findIndex((one)=>one === undefined || !_docum().isEmptyScalar(one));
		return _value().becauseOf(all[index], all.slice(0, index));
	}
	const known = all.filter((one)=>one !== undefined);
	if (known.length < all.length) return undefined;
	const [first] = known;
	if (SAME.has(name)) return known.length === 1 ? first : undefined;
	const text = textFunction(name, known, scope);
	if (text !== undefined) return _value().madeScalar(text, span);
	switch(name){
		case 'yamldecode':
		case 'jsondecode':
			{
				const source = _value().textIn(first);
				const root = source === undefined || source.text.includes('${') ? undefined : _yaml().readYaml(source).value;
				return root === undefined ? undefined : _synth().moved(root, ()=>span);
			}
		case 'concat':
		case 'compact':
			return known.every((one)=>one.kind === 'sequence') ? { kind: 'sequence', items: known.flatMap((one)=>one.items), span } : undefined;
		case 'merge':
			return merged(known, span);
		case 'lookup':
			{
				const key = _value().literalIn(known[1]);
				return first?.kind === 'map' && key !== undefined ? _docum().child(first, key) ?? known[2] : undefined;
			}
		default:
			return undefined;
	}
}
function withDefaults(value, type, depth = 0) {
	if (value.kind !== 'map' || type?.kind !== 'map' || depth > _value().MAX_NESTED) return value;
	const stated = value.entries.map((one)=>({ ...one, value: withDefaults(one.value, _docum().child(type, one.key), depth + 1) }));
	const keys = new Set(value.entries.filter((one)=>!_docum().isEmptyScalar(one.value)).map(({ key })=>key));
	const added = type.entries.filter((one)=>!keys.has(one.key) && !_value().isUnknown(one.value));
	return { ...value, entries: [...stated, ...added] };
}
const SAME = new Set(['yamlencode', 'jsonencode', 'tomap', 'tolist', 'toset', 'tostring', 'tonumber', 'nonsensitive']);
function textFunction(name, known, { read, effort }) {
	const [first, ...others] = known;
	const text = _value().textIn(first);
	if (text === undefined) return undefined;
	switch(name){
		case 'file':
			return text.text.includes('${') ? undefined : read(text.text);
		case 'base64decode':
			return text.text.includes('${') ? undefined : _base6().base64Text(text);
		case 'replace':
			return replaced(text, _value().literalIn(others[0]), _value().textIn(others[1]), effort.characters);
		case 'join':
			return joined(text, others, effort.characters);
		case 'format':
			return formatted(text, others);
		case 'trimspace':
			return _value().trimmed(text);
		case 'chomp':
			return _sourc().slice(text, 0, text.text.replace(/[\r\n]{1,9}$/, '').length);
		case 'indent':
			return indented(Number(text.text), _value().textIn(others[0]), effort.characters);
		default:
			return undefined;
	}
}
function replaced(text, pattern, by, most) {
	if (pattern === undefined || by === undefined || pattern === '') return undefined;
	const isExpression = pattern.length > 1 && pattern.startsWith('/') && pattern.endsWith('/');
	const words = isExpression ? pattern.slice(1, -1) : pattern;
	if (isExpression && (!/^[\w ]+$/.test(words) || by.text.includes('$'))) return undefined;
	if (!text.text.includes(words)) return text;
	const literal = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'g');
	return _sourc().replaceMatches(text, literal, ()=>by, most);
}
function joined(separator, [list, ...others], most) {
	if (list?.kind !== 'sequence' || others.length > 0) return undefined;
	const texts = list.items.map(_value().textIn);
	const parts = texts.flatMap((one, index)=>index === 0 ? [one] : [separator, one]);
	const known = parts.filter((one)=>one !== undefined);
	const length = known.reduce((sum, one)=>sum + one.text.length, 0);
	if (known.length < parts.length || length > most) return undefined;
	return known.length === 0 ? _sourc().slice(separator, 0, 0) : _sourc().concat(known);
}
function formatted(text, values) {
	let next = 0;
	let isKnown = true;
	const made = _sourc().replaceMatches(text, /%%|%\S/g, ({ 0: verb, index })=>{
		if (verb === '%%') return _sourc().slice(text, index, index + 1);
		const value = _value().textIn(values[next]);
		next += 1;
		isKnown &&= value !== undefined && /^%[sdv]$/.test(verb);
		return value;
	});
	return isKnown && next === values.length ? made ?? text : undefined;
}
function indented(count, text, most) {
	if (text === undefined || !Number.isInteger(count) || count < 0 || count > 100) return undefined;
	if (!text.text.includes('\n')) return text;
	const line = ({ index })=>_sourc().synthetic(_sourc().locate(text, index, index + 1), `\n${' '.repeat(count)}`);
	return _sourc().replaceMatches(text, /\n/g, line, most);
}
function merged(maps, span) {
	const entries = new Map();
	for (const map of maps){
		if (map.kind !== 'map') return undefined;
		for (const entry of map.entries)entries.set(entry.key, entry);
	}
	return { kind: 'map', entries: [...entries.values()], span };
}

return { called, withDefaults };
},

"tools/terraform/json-blocks.js": (_from) => {
/** Terraform's configuration as JSON (hashicorp/hcl json/spec.md): the blocks that the native syntax would give. */
const [_sourc, _docum, _visit] = _from("text/source-text", "documents/document", "documents/visit");
const LABELS = new Map([['resource', 2], ['data', 2], ['module', 1], ['locals', 0]]);
function jsonBlocks(root) {
	const bodies = root.kind === 'sequence' ? _docum().items(root) : [root];
	const blocks = bodies.flatMap(_docum().entries).flatMap(({ key, value })=>{
		const labels = LABELS.get(key);
		return labels === undefined ? [] : blocksOf({ type: key, labels: [] }, value, labels);
	});
	const texts = [];
	for (const { body } of blocks)_visit().visitNodes(body, (node)=>{
		if (node.kind === 'scalar' && typeof node.value === 'string') texts.push(node.text);
	});
	return { blocks, texts };
}
function blocksOf(block, node, left) {
	if (node.kind === 'sequence') return node.items.flatMap((item)=>blocksOf(block, item, left));
	if (node.kind !== 'map') return [];
	if (left > 0) return node.entries.flatMap(({ key, value })=>blocksOf({ ...block, labels: [...block.labels, key] }, value, left - 1));
	const nests = /^kubernetes_(?!manifest$)/.test(block.labels[0] ?? '');
	return [{ ...block, body: attributeOf(node, nests), span: node.span }];
}
function attributeOf(node, nests) {
	if (node.kind === 'scalar') {
		if (typeof node.value !== 'string' || !/^\$\{[^{}]{1,2000}\}$/.test(node.value)) return node;
		return { ...node, value: null, text: _sourc().slice(node.text, 2, node.text.text.length - 1) };
	}
	if (node.kind === 'sequence') return { ...node, items: node.items.map((item)=>attributeOf(item, nests)) };
	const filled = node.entries.flatMap((entry)=>{
		const repeated = nests && entry.value.kind === 'sequence' && entry.value.items.every((one)=>one.kind === 'map');
		const values = repeated ? _docum().items(entry.value) : [entry.value];
		return values.map((value)=>({ ...entry, value: attributeOf(value, nests) }));
	});
	return { ...node, entries: filled };
}

return { jsonBlocks };
},

"tools/terraform/objects.js": (_from) => {
/** The Kubernetes provider's resources as it sends them (hashicorp/terraform-provider-kubernetes structures*.go). */
const [
	_paths, _docum, _hcl, _made, _synth, _writt, _value,
] = _from( "text/paths", "documents/document", "documents/hcl", "documents/made", "documents/synthetic-source", "documents/written", "./values", );
const KINDS = [
	{ type: /^kubernetes_config_map(?:_v1)?(?:_data)?$/, apiVersion: 'v1', kind: 'ConfigMap' },
	{ type: /^kubernetes_service(?:_v1)?$/, apiVersion: 'v1', kind: 'Service' },
	{ type: /^kubernetes_pod(?:_v1)?$/, apiVersion: 'v1', kind: 'Pod' },
	{ type: /^kubernetes_deployment(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'Deployment' },
	{ type: /^kubernetes_(?:daemonset|daemon_set_v1)$/, apiVersion: 'apps/v1', kind: 'DaemonSet' },
	{ type: /^kubernetes_stateful_set(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'StatefulSet' }
];
const LISTS = new Map([
	['container', 'containers'],
	['init_container', 'initContainers'],
	['volume', 'volumes'],
	['volume_mount', 'volumeMounts'],
	['port', 'ports'],
	['env', 'env'],
	['env_from', 'envFrom'],
	['items', 'items']
]);
const MAPS = new Set(['labels', 'annotations', 'data', 'match_labels', 'node_selector', 'selector']);
const NAMES = new Map([
	['cluster_ip', 'clusterIP'],
	['cluster_ips', 'clusterIPs'],
	['external_ips', 'externalIPs'],
	['load_balancer_ip', 'loadBalancerIP'],
	['host_ip', 'hostIP']
]);
function isKubernetes(type) {
	return KINDS.some((one)=>one.type.test(type));
}
function kubernetesObject(type, body, source, path) {
	const form = KINDS.find((one)=>one.type.test(type));
	if (form === undefined) return undefined;
	const { span } = body;
	const data = _docum().child(body, 'data');
	return _made().madeMap(span, {
		apiVersion: _made().madeText(source, span, form.apiVersion),
		kind: _made().madeText(source, span, form.kind),
		metadata: renamed(_docum().child(body, 'metadata')),
		spec: renamed(_docum().child(body, 'spec')),
		data,
		binaryData: _docum().child(body, 'binary_data'),
		dataFiles: filesOf(data, source, path)
	});
}
function withEncoded(object, source, path) {
	if (object.kind !== 'map' || !/^(?:ConfigMap|Secret)$/.test(_docum().stringOf(_docum().child(object, 'kind')) ?? '')) return object;
	const encoded = (value)=>{
		const synthetic = _synth().openSyntheticSource();
		const written = value.kind === 'scalar' ? undefined : _writt().writtenObject(synthetic.enter(source, stated(value, source)), path, synthetic);
		return written === undefined ? value : { kind: 'scalar', value: written.source.text, text: written.source, span: value.span };
	};
	return ['data', 'stringData'].reduce((map, key)=>{
		const data = _docum().child(map, key);
		return data?.kind === 'map' ? _synth().withKey(map, key, _synth().withValues(data, encoded)) : map;
	}, object);
}
function stated(node, source) {
	if (node.kind !== 'scalar') return _synth().withValues(node, (value)=>stated(value, source));
	return _value().isUnknown(node) ? _made().madeText(source, node.span, `\${${/[\w.-]+/.exec(node.text.text)?.[0] ?? ''}}`) : node;
}
function filesOf(data, source, path) {
	if (data === undefined) return undefined;
	const files = _docum().entries(data).flatMap((entry)=>{
		const file = _hcl().calledFile(entry.value);
		const place = file === undefined ? undefined : placeFrom(path, file);
		return place === undefined ? [] : [{ ...entry, value: _made().madeText(source, entry.value.span, place) }];
	});
	return files.length === 0 ? undefined : { kind: 'map', entries: files, span: data.span };
}
function placeFrom(path, written) {
	if (written.startsWith('/') || written.includes('${')) return undefined;
	return _paths().pathFrom(_paths().directoryOf(path), written);
}
function renamed(node) {
	if (node === undefined || node.kind === 'scalar') return node;
	if (node.kind === 'sequence') return { ...node, items: node.items.map((item)=>renamed(item) ?? item) };
	const renamedEntries = [];
	const lists = new Map();
	for (const entry of _docum().entries(node)){
		const list = LISTS.get(entry.key);
		if (list !== undefined && entry.value.kind === 'map') {
			const known = lists.get(list);
			const items = known ?? [];
			if (known === undefined) {
				lists.set(list, items);
				renamedEntries.push({ key: list, keySpan: entry.keySpan, value: { kind: 'sequence', items, span: entry.value.span } });
			}
			const item = renamed(entry.value);
			if (item !== undefined) items.push(item);
			continue;
		}
		const isPlain = MAPS.has(entry.key) && !(entry.key === 'selector' && _docum().child(entry.value, 'match_labels') !== undefined);
		const value = isPlain ? entry.value : renamed(entry.value) ?? entry.value;
		renamedEntries.push({ key: camelCase(entry.key), keySpan: entry.keySpan, value });
	}
	return { kind: 'map', entries: renamedEntries, span: node.span };
}
function camelCase(key) {
	return NAMES.get(key) ?? key.replace(/_([a-z0-9])/g, (_, letter)=>letter.toUpperCase());
}

return { isKubernetes, kubernetesObject, withEncoded };
},

"tools/terraform/release.js": (_from) => {
/** Releases of the Helm provider (hashicorp/terraform-provider-helm resource_helm_release.go getValues). */
const [
	_sourc, _docum, _hcl, _made, _evalu, _value,
] = _from( "text/source-text", "documents/document", "documents/hcl", "documents/made", "./evaluate", "./values", );
function releaseObject({ body, span }, label, scope) {
	const { source } = scope;
	const known = (key)=>{
		const node = _docum().child(body, key);
		return _value().isUnknown(node) ? undefined : node;
	};
	if (known('chart') === undefined) return undefined;
	const namespace = _docum().child(body, 'namespace');
	const settings = SETTINGS.flatMap((key)=>settingsOf(key, body, scope));
	return _made().madeMap(span, {
		apiVersion: _made().madeText(source, span, 'terraform'),
		kind: _made().madeText(source, span, 'helm_release'),
		spec: _made().madeMap(span, {
			chart: known('chart'),
			version: known('version'),
			namespace: namespace?.kind === 'scalar' && _value().isUnknown(namespace) ? _evalu().placeholderOf(namespace) : namespace,
			name: _docum().child(body, 'name') === undefined ? _made().madeText(source, span, label) : known('name'),
			instance: scope.each.get('each.key'),
			values: { kind: 'sequence', items: valuesOf(_docum().child(body, 'values'), scope), span },
			settings: { kind: 'sequence', items: settings, span },
			postRender: _docum().child(body, 'postrender')
		})
	});
}
function valuesOf(values, scope) {
	if (values === undefined || isNothing(values)) return [];
	const items = values.kind === 'sequence' ? values.items : [values];
	return items.map((item)=>{
		const file = fileIn(item, scope);
		if (file !== undefined) return _made().madeMap(item.span, { file });
		if (item.kind === 'map') return _made().madeMap(item.span, { object: _evalu().withPlaceholders(item) });
		return _made().madeMap(item.span, _docum().scalarText(item) === undefined ? { unread: item } : { text: item });
	});
}
function isNothing(node) {
	return _docum().isNull(node) && !_value().isUnknown(node);
}
function fileIn(node, scope) {
	if (node.kind !== 'scalar' || !_value().isUnknown(node)) return undefined;
	const { text } = node;
	const [head, called] = /^\s*(template)?file\(/.exec(text.text) ?? [];
	const path = _hcl().calledFile(node);
	if (path !== undefined && !path.includes('${')) return _value().madeScalar(_sourc().synthetic(_sourc().extentOf(text), path), node.span);
	const inside = head === undefined ? undefined : _sourc().slice(text, head.length, text.text.trimEnd().length - 1);
	if (inside === undefined) return undefined;
	const made = called === undefined ? _evalu().evaluate(inside, scope, node.span) : undefined;
	return made?.kind === 'scalar' && _value().literalIn(made) !== undefined ? made : fileNamed(inside, scope, node.span);
}
function fileNamed(argument, scope, span) {
	const read = _hcl().readTemplate(argument, argument.text.search(/\S|$/), new Map());
	if (read === undefined || !/^\s*(?:,|$)/.test(argument.text.slice(read.end))) return undefined;
	const { text } = _evalu().resolvedText(read.value, scope);
	if (text.startsWith('${path_')) return undefined;
	return _value().madeScalar(_sourc().synthetic(_sourc().extentOf(argument), text.replaceAll(/\$\{(\w+)\}/g, '{{$1}}')), span);
}
const SETTINGS = ['set', 'set_list', 'set_sensitive', 'set_wo'];
function settingsOf(kind, body, scope) {
	return _docum().entries(body).flatMap(({ key, value })=>{
		if (key === `dynamic ${kind}`) return dynamicSettings(kind, value, scope);
		if (key !== kind || isNothing(value)) return [];
		const items = value.kind === 'sequence' ? value.items : [value];
		return items.map((item)=>settingOf(kind, item));
	});
}
function settingOf(kind, item) {
	const name = _docum().child(item, 'name');
	const value = _docum().child(item, 'value') ?? _docum().child(item, 'value_wo');
	const text = value?.kind === 'sequence' && kind === 'set_list' ? strvalsList(value.items) : value;
	if (_value().literalIn(name) === undefined || text?.kind !== 'scalar') return _made().madeMap(item.span, { unread: item });
	const isText = kind !== 'set_list' && _value().literalIn(_docum().child(item, 'type')) === 'string';
	return _made().madeMap(item.span, {
		name,
		value: _value().isUnknown(text) ? _evalu().placeholderOf(text) : text,
		unstated: _value().isUnknown(text) ? text : undefined,
		verbatim: isText ? _docum().child(item, 'type') : undefined
	});
}
function strvalsList(items) {
	const [first] = items;
	if (first === undefined) return undefined;
	const texts = items.flatMap((item)=>item.kind === 'scalar' ? [_value().isUnknown(item) ? _evalu().placeholderOf(item).text : item.text] : []);
	if (texts.length < items.length) return undefined;
	const sign = (text, of)=>_sourc().synthetic(_sourc().extentOf(of), text);
	const parts = texts.flatMap((text, index)=>[sign(index === 0 ? '{' : ',', text), text]);
	return _value().madeScalar(_sourc().concat([...parts, ...texts.slice(-1).map((text)=>sign('}', text))]), first.span);
}
function dynamicSettings(kind, block, scope) {
	const [content, forEach] = [_docum().child(block, 'content'), _docum().child(block, 'for_each')];
	const iterator = _docum().child(block, 'iterator');
	const name = iterator?.kind === 'scalar' ? iterator.text.text.trim() : kind;
	const items = _value().itemsOf(forEach, name, scope.source);
	if (content === undefined || items === undefined) return [_made().madeMap(block.span, { unread: block })];
	return items.map((each)=>settingOf(kind, _evalu().resolved(content, { ...scope, each: new Map([...scope.each, ...each]) })));
}

return { releaseObject };
},

"tools/terraform/stated-names.js": (_from) => {
/** What a file's blocks state under names that expressions take. */
const [_docum, _made] = _from("documents/document", "documents/made");
const NAMED = /^kubernetes_(?:namespace|config_map)(?:_v1)?$/;
function* statedNames(blocks) {
	for (const { type, labels, body, span } of blocks){
		if (type === 'locals') for (const { key, value } of _docum().entries(body))yield [
			`local.${key}`,
			value
		];
		const metadata = type === 'resource' && NAMED.test(labels[0] ?? '') ? _docum().child(body, 'metadata') : undefined;
		if (metadata?.kind === 'map') yield [labels.join('.'), _made().madeMap(span, { metadata: { kind: 'sequence', items: [metadata], span } })];
	}
}

return { statedNames };
},

"tools/terraform/template-directives.js": (_from) => {
/**
 * Templates of Terraform (hashicorp/hcl hclsyntax/spec.md, "Template Directives") as the text that they bring: branches and
 * rounds of what is known. A directive about something else stays as it is written, with what stands in it.
 */
const [
	_sourc, _templ, _docum, _hcl, _made, _evalu, _value,
] = _from( "text/source-text", "text/template-actions", "documents/document", "documents/hcl", "documents/made", "./evaluate", "./values", );
const NO_NAMES = { named: ()=>undefined, read: ()=>undefined };
const MAX_FILLED = 1024 * 1024;
const MAX_NESTED = 20;
const MAX_ROUNDS = 2000;
function filledTemplate(file, scope) {
	const source = _sourc().wholeFile(file);
	const actions = _templ().actionsOf(file.text).filter(({ engine, start })=>engine === 'terraform' && file.text[start - 1] !== '%');
	const turns = turnsIn(actions);
	const writing = { text: file.text, source, actions, turns, decided: new Set(), rounds: 0 };
	const pieces = stretch(writing, [0, actions.length], { scope, depth: 0, isStrict: false, isKept: false }) ?? [];
	const own = _sourc().wholeFile(withDecided(file, writing.decided));
	const made = [];
	let length = 0;
	let isChanged = writing.decided.size > 0;
	for (const [start, end, within] of pieces){
		if (start >= end) continue;
		const text = _sourc().slice(own, start, end);
		const filled = length > MAX_FILLED ? undefined : withValues(text, within);
		isChanged ||= filled !== undefined;
		made.push(filled ?? text);
		length += (filled ?? text).text.length;
	}
	return isChanged && length > 0 && length <= MAX_FILLED ? _sourc().concat(made) : undefined;
}
const MAX_EXPRESSION = 500;
function withValues(text, scope) {
	const parts = [];
	let done = 0;
	let filled = 0;
	for (const { 0: opener, index } of text.text.matchAll(/\$?\$\{/g)){
		const inside = text.text.slice(index + 2, index + MAX_EXPRESSION);
		const end = index + 2 + _hcl().endOfInterpolation(inside, 0);
		if (index < done || opener.startsWith('$$') || text.text[end - 1] !== '}') continue;
		const span = { start: index + 2, end: end - 1 };
		const value = _value().textIn(_evalu().settled(_sourc().slice(text, span.start, span.end), scope, span));
		if (value === undefined) continue;
		filled += value.text.length;
		if (filled > MAX_FILLED) return undefined;
		parts.push(_sourc().slice(text, done, index), value);
		done = end;
	}
	const known = [...parts, _sourc().slice(text, done, text.text.length)].filter((part)=>part.text !== '');
	return done === 0 ? undefined : known.length === 0 ? _sourc().slice(text, 0, 0) : _sourc().concat(known);
}
function withDecided(file, decided) {
	const isKnown = ({ start })=>decided.has(start);
	const conditions = file.conditions?.map((one)=>isKnown(one) ? { ...one, assumes: [] } : one);
	return conditions === undefined || decided.size === 0 ? file : { ...file, conditions };
}
function stretch(writing, [from, to], frame) {
	const { text, actions } = writing;
	const pieces = [];
	let begin = from === 0 ? 0 : actions[from - 1]?.end ?? 0;
	let isTrimmed = from > 0 && !frame.isKept && endsTrimmed(writing, from - 1);
	const add = (end, isTrimmedBehind)=>{
		pieces.push([...trimmed(text, [begin, end], [isTrimmed, isTrimmedBehind]), frame.scope]);
	};
	for(let index = from; index < to; index += 1){
		const action = actions[index];
		if (action?.role !== 'open') continue;
		const turns = writing.turns.get(index);
		const last = turns?.at(-1) ?? index;
		const inside = turns === undefined || frame.depth > MAX_NESTED ? undefined : brought(writing, turns, frame);
		if (inside === undefined) {
			const hidden = turns === undefined ? [] : namesOf(action.expression);
			if (frame.isStrict) return undefined;
			if (hidden.length === 0) continue;
			add(action.end, false);
			const below = stretch(writing, [index + 1, last], { ...frame, scope: without(frame.scope, hidden), isKept: true });
			for (const one of below ?? [])pieces.push(one);
			[begin, isTrimmed, index] = [actions[last]?.start ?? begin, false, last];
			continue;
		}
		add(action.start, text.startsWith('%{~', action.start));
		for (const one of inside)pieces.push(one);
		[begin, isTrimmed, index] = [actions[last]?.end ?? begin, endsTrimmed(writing, last), last];
	}
	const behind = actions[to];
	const takesEnd = behind !== undefined && from > 0 && !frame.isKept && text.startsWith('%{~', behind.start);
	add(behind?.start ?? text.length, takesEnd);
	return pieces;
}
function endsTrimmed({ text, actions }, index) {
	return text.startsWith('~}', (actions[index]?.end ?? 0) - 2);
}
function trimmed(text, [start, end], [before, behind]) {
	const first = before ? start + (/^[^\S\n]*\n?/.exec(text.slice(start, end))?.[0].length ?? 0) : start;
	const rest = text.slice(first, end);
	return [first, behind ? first + rest.replace(/[^\S\n]+$|\n$/, '').length : end];
}
function turnsIn(actions) {
	const turns = new Map();
	const open = [];
	for (const [index, { role }] of actions.entries()){
		if (role === 'open') open.push([index]);
		if (role === 'middle') open.at(-1)?.push(index);
		const found = role === 'close' ? open.pop() : undefined;
		if (found?.[0] !== undefined) turns.set(found[0], [...found, index]);
	}
	return turns;
}
const LOOP = /^for\s+(\w+)(?:\s*,\s*(\w+))?\s+in\s+([\s\S]+)$/;
function namesOf(expression) {
	const [, first, second] = LOOP.exec(expression) ?? [];
	return [first, second].flatMap((name)=>name ?? []);
}
function brought(writing, turns, frame) {
	const { actions, decided } = writing;
	const [first = 0, second = 0, third] = turns;
	const { expression = '', start: opens = 0, end: begin = 0 } = actions[first] ?? {};
	const known = (words)=>{
		const start = writing.text.indexOf(words, opens);
		const span = { start, end: start + words.length };
		return _evalu().evaluate(_sourc().slice(writing.source, span.start, span.end), frame.scope, span);
	};
	const below = { ...frame, depth: frame.depth + 1, isKept: false };
	if (/^if\s/.test(expression)) {
		const holds = _value().literalIn(known(expression.slice(2).trim()));
		if (holds !== 'true' && holds !== 'false') return undefined;
		decided.add(begin);
		if (holds === 'true') return stretch(writing, [first + 1, second], below);
		if (third === undefined) return [];
		decided.add(actions[second]?.end ?? 0);
		return stretch(writing, [second + 1, third], below);
	}
	const [, , , list = ''] = LOOP.exec(expression) ?? [];
	const rounds = list === '' || turns.length > 2 ? undefined : roundsOf(known(list.trim()), namesOf(expression), frame.scope);
	const pieces = [];
	for (const scope of rounds ?? []){
		writing.rounds += 1;
		const made = writing.rounds > MAX_ROUNDS ? undefined : stretch(writing, [first + 1, second], { ...below, scope, isStrict: true });
		if (made === undefined) {
			const end = actions[second]?.start ?? 0;
			for (const one of decided)if (one > begin && one <= end) decided.delete(one);
			return undefined;
		}
		for (const one of made)pieces.push(one);
	}
	if (rounds !== undefined) decided.add(begin);
	return rounds && pieces;
}
function roundsOf(list, names, scope) {
	const members = list?.kind === 'map' ? [..._docum().entries(list)].sort((a, b)=>a.key < b.key ? -1 : 1).map(({ key, keySpan, value })=>[
			_made().madeText(scope.source, keySpan, key),
			value
		]) : list?.kind === 'sequence' ? _docum().items(list).map((value, index)=>[_made().madeText(scope.source, value.span, String(index)), value]) : undefined;
	if (members?.some(([, value])=>_value().isUnknown(value)) !== false) return undefined;
	const [first = '', second] = names;
	const named = (node)=>({ node, source: scope.source, names: NO_NAMES });
	return members.map(([key, value])=>{
		const own = new Map([[first, named(second === undefined ? value : key)]]);
		if (second !== undefined) own.set(second, named(value));
		return { ...scope, named: (name)=>own.get(name) ?? scope.named(name) };
	});
}
function without(scope, names) {
	return { ...scope, named: (name)=>names.includes(name) ? undefined : scope.named(name) };
}

return { filledTemplate };
},

"tools/terraform/values.js": (_from) => {
/** What an expression of Terraform stands for: a node, or nothing that is known. */
const [_endpo, _condi, _sourc, _docum, _made] = _from("dns/endpoint", "text/conditions", "text/source-text", "documents/document", "documents/made");
const MAX_MADE_VALUES = 50_000;
const MAX_MADE_CHARACTERS = 4 * 1024 * 1024;
const MAX_NESTED = 50;
const MAX_NAMES = 20;
function openEffort() {
	return { values: MAX_MADE_VALUES, characters: MAX_MADE_CHARACTERS, depth: 0, names: 0, known: new Map() };
}
function scopeOf(names, source, effort) {
	return { ...names, source, effort, each: new Map() };
}
function withinEffort(one, effort) {
	if (one === undefined || one.depth > 2 * MAX_NESTED) return undefined;
	if (one.values > effort.values || one.characters > effort.characters) return undefined;
	effort.values -= one.values;
	effort.characters -= one.characters;
	return one.node;
}
function measured(node) {
	if (node.kind === 'scalar') return { node, values: 1, characters: node.text.text.length, depth: 1 };
	const below = node.kind === 'map' ? node.entries.map(({ value })=>value) : node.items;
	let [values, characters, depth] = [1, 0, 0];
	for (const one of below){
		const inner = measured(one);
		values += inner.values;
		characters += inner.characters;
		depth = Math.max(depth, inner.depth);
	}
	return { node, values, characters, depth: depth + 1 };
}
function madeScalar(text, span, value = text.text) {
	return { kind: 'scalar', value, text, span };
}
function isUnknown(node) {
	return node?.kind === 'scalar' && node.value === null && node.text.text.trim() !== 'null';
}
function isOpen(node) {
	return node?.kind === 'scalar' && _docum().isEmptyScalar(node) && _condi().conditionsAt(_sourc().extentOf(node.text)).some(({ holds, line })=>!holds && line === 0);
}
function becauseOf(value, others) {
	const isFound = _endpo().isLoopback(_endpo().parseAddress(_endpo().splitPort(literalIn(value) ?? '').address) ?? '');
	if (others.some(isOpen) && !isFound) return undefined;
	const assumes = others.flatMap((one)=>one?.kind === 'scalar' ? _condi().conditionsAt(_sourc().extentOf(one.text)) : []);
	if (value?.kind !== 'scalar' || assumes.length === 0) return value;
	const at = _sourc().extentOf(value.text);
	return { ...value, text: _sourc().withFiles(value.text, (file)=>file === at.file ? _condi().dependingOn(at, assumes) : file) };
}
function textIn(node) {
	return _docum().sourceOf(node);
}
function literalIn(node) {
	const text = textIn(node)?.text;
	return text === undefined || text.includes('${') ? undefined : text;
}
function commonLiteral(values) {
	const [first] = values;
	const same = first?.kind === 'scalar' && literalIn(first) !== undefined ? first.value : undefined;
	return values.every((one)=>one?.kind === 'scalar' && literalIn(one) !== undefined && one.value === same) ? first : undefined;
}
function trimmed(text) {
	const start = text.text.length - text.text.trimStart().length;
	return _sourc().slice(text, start, Math.max(start, text.text.trimEnd().length));
}
const MAX_ITEMS = 200;
function itemsOf(forEach, name, source) {
	const of = (key, value)=>new Map([
			[
				`${name}.key`,
				key
			],
			[
				`${name}.value`,
				value
			]
		]);
	if (forEach?.kind === 'sequence' && forEach.items.length <= MAX_ITEMS) return forEach.items.map((item)=>of(item, item));
	if (forEach?.kind !== 'map' || forEach.entries.length > MAX_ITEMS) return undefined;
	return forEach.entries.map(({ key, keySpan, value })=>of(_made().madeText(source, keySpan, key), value));
}

return {
	MAX_MADE_CHARACTERS,
	MAX_NAMES,
	MAX_NESTED,
	becauseOf,
	commonLiteral,
	isOpen,
	isUnknown,
	itemsOf,
	literalIn,
	madeScalar,
	measured,
	openEffort,
	scopeOf,
	textIn,
	trimmed,
	withinEffort
};
},

"tools/terraform/variable-files.js": (_from) => {
/**
 * Files that set variables (developer.hashicorp.com/terraform/language/values/variables, "Variable Definitions Files"):
 * those of a root module that are loaded by themselves, and all others, which a command may take.
 */
const [
	_appen, _paths, _sourc, _docum, _hcl, _yaml, _value,
] = _from( "text/append", "text/paths", "text/source-text", "documents/document", "documents/hcl", "documents/yaml", "./values", );
const FILES = /\.tfvars(?:\.json)?$/;
const LOADED = /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
function variableFiles(paths, read, hasModule) {
	const files = paths.filter((path)=>FILES.test(path)).flatMap((path)=>opened(path, read(path)));
	const loaded = files.filter(({ path })=>LOADED.test(_paths().baseName(path)));
	const byFolder = _appen().grouped([...loaded].sort(laterLast), ({ path })=>_paths().directoryOf(path));
	const isOwn = ({ path }, folder)=>LOADED.test(_paths().baseName(path)) && (_paths().directoryOf(path) === folder || hasModule(_paths().directoryOf(path)));
	return {
		isOpen: (variable, folder, known)=>files.some((file)=>!isOwn(file, folder) && file.entries.some(({ key, value })=>key === variable && !isSameLiteral(value, known?.node))),
		loaded: (variable, folder)=>{
			const file = byFolder.get(folder)?.findLast((one)=>one.entries.some(({ key })=>key === variable));
			const node = file?.entries.findLast(({ key })=>key === variable)?.value;
			return file === undefined || node === undefined ? undefined : { node, source: file.source, names: NO_NAMES };
		}
	};
}
function isSameLiteral(a, b) {
	return a.kind === 'scalar' && b?.kind === 'scalar' && !_value().isUnknown(a) && !_value().isUnknown(b) && a.value === b.value;
}
const NO_NAMES = { named: ()=>undefined, read: ()=>undefined };
function laterLast(a, b) {
	const rank = ({ path })=>['terraform.tfvars', 'terraform.tfvars.json'].indexOf(_paths().baseName(path)) >>> 0;
	return rank(a) - rank(b) || Number(a.path > b.path) - Number(a.path < b.path);
}
function opened(path, file) {
	if (file === undefined) return [];
	const found = entriesIn(_sourc().wholeFile(file));
	const conditions = found.map(({ key, value: { span } })=>{
		const words = `the variable \`${key}\` has the value of ${path}`;
		const one = {
			kind: 'condition',
			file: path,
			line: 0,
			scope: _paths().directoryOf(path),
			subject: `var.${key}`
		};
		const taken = {
			...one,
			holds: true,
			words,
			otherwise: `the variable \`${key}\` has another value than in ${path}`
		};
		return { start: span.start, end: span.end, assumes: [taken], around: -1 };
	});
	const marked = _sourc().wholeFile({ ...file, conditions: conditions.sort((a, b)=>a.start - b.start) });
	return [{ path, source: marked, entries: entriesIn(marked) }];
}
function entriesIn(source) {
	return source.file.path.endsWith('.json') ? _docum().entries(_yaml().readYaml(source).value) : _hcl().readHcl(source).attributes;
}

return { variableFiles };
}
};
