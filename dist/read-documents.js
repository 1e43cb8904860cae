'use strict';

module.exports = {

"read/documents/base64.js": (_from) => {

const [_sourc] = _from("text/source-text");
const MAX_DECODED_BYTES = 1024 * 1024;
function base64Bytes(text) {
	const compact = text.replace(/\s+/g, '');
	return /^[A-Za-z0-9+/_-]*={0,2}$/.test(compact) ? Buffer.from(compact, 'base64') : undefined;
}
function base64Text(encoded) {
	if (encoded.text.length > 2 * MAX_DECODED_BYTES) return undefined;
	const bytes = base64Bytes(encoded.text);
	if (bytes === undefined || bytes.length > MAX_DECODED_BYTES || bytes.includes(0)) return undefined;
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
		return _sourc().synthetic(_sourc().extentOf(encoded), text);
	} catch  {
		return undefined;
	}
}

return { base64Bytes, base64Text };
},

"read/documents/escapes.js": () => {

const MIN_BASE64 = 8;
const LINE_FEED = 0x0a;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_';
const NUMBERED = /\\+(?:(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,8}\}|U[0-9a-fA-F]{8})|([0-7]{3}))/g;
const CONTINUED = /\\+(?:\r\n|[\n\r\u0085\u2028\u2029]|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])[ \t]*\\*/g;
const PERCENT = /%([2-7][0-9a-f])/gi;
const ESCAPED = /\\[xuU0-7\s\u0085\u2028\u2029\u00c2\u00e2]|%[2-7][0-9a-fA-F]/;
function unescaped(text) {
	if (!ESCAPED.test(text)) return undefined;
	return text.replace(CONTINUED, '').replace(NUMBERED, (_, hex, octal)=>characterOf(hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex.replace(/^u\{?|^[xU]/, ''), 16))).replace(PERCENT, (_, code)=>characterOf(Number.parseInt(code, 16)));
}
function withoutReturns(text) {
	return text.includes('\\r') ? text.replace(/\\+r/g, '') : undefined;
}
function characterOf(code) {
	return code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
const BLANK = 65;
const BREAK = 66;
const SPACE = 67;
const OTHER = 68;
const KINDS = Uint8Array.from({ length: 256 }, (_, byte)=>{
	const digit = DIGITS.indexOf(String.fromCharCode(byte));
	if (digit !== -1) return digit < 64 ? digit : digit - 2;
	if (byte === 0x20 || byte === 0x09 || byte === 0x5c) return BLANK;
	if (byte === 0x0a || byte === 0x0d) return BREAK;
	return byte === 0x0b || byte === 0x0c || byte === 0xa0 ? SPACE : OTHER;
});
function decodedRuns(bytes) {
	const run = new Uint8Array(bytes.length);
	let out = Buffer.allocUnsafe(bytes.length);
	let length = 0;
	for(let at = 0; at < bytes.length;){
		let size = 0;
		for(let next = at; next < bytes.length; next = afterBreak(bytes, at)){
			at = next;
			for(let kind = kindAt(bytes, at); kind < BLANK; kind = kindAt(bytes, at)){
				run[size] = kind;
				size += 1;
				at += 1;
			}
			if (size === 0) break;
		}
		if (size === 0) at += 1;
		if (size < MIN_BASE64) continue;
		if (out.length < length + 3 * size + 4) out = Buffer.concat([out], 2 * out.length + 3 * size + 4);
		length = decode(run, size, out, length);
	}
	return out.subarray(0, length);
}
function kindAt(bytes, at) {
	return KINDS[bytes[at] ?? 0] ?? OTHER;
}
function afterBreak(bytes, from) {
	let at = from;
	while(kindAt(bytes, at) === BLANK)at += 1;
	if (kindAt(bytes, at) !== BREAK) return bytes.length;
	while(kindAt(bytes, at) >= BLANK && kindAt(bytes, at) < OTHER)at += 1;
	return kindAt(bytes, at) < BLANK ? at : bytes.length;
}
function decode(run, size, out, start) {
	let at = start;
	for(let from = 0; from < 4; from += 1){
		for(let i = from + 1; i < size; i += 1){
			const place = i - from & 3;
			if (place === 0) continue;
			out[at] = (run[i - 1] ?? 0) << 2 * place | (run[i] ?? 0) >> 6 - 2 * place;
			at += 1;
		}
		out[at] = LINE_FEED;
		at += 1;
	}
	return at;
}

return { decodedRuns, unescaped, withoutReturns };
},

"read/documents/hcl.js": (_from) => {
/** HashiCorp's configuration language (hashicorp/hcl hclsyntax/spec.md) as plain data; nothing is evaluated. */
const [_invar, _linee, _sourc, _hered] = _from("text/invariant", "text/line-ends", "text/source-text", "./here-documents");
const MAX_DEPTH = 100;
const CONTROLS = new Map([['n', '\n'], ['r', '\r'], ['t', '\t']]);
const TRANSPARENT = new Set(['yamlencode', 'jsonencode', 'tomap', 'tolist', 'toset', 'tostring', 'sensitive', 'nonsensitive']);
function readHcl(source) {
	const { text } = source;
	const ends = text.includes('<<') ? _hered().endsIn(text) : new Map();
	const building = { source, blocks: [], texts: [], stack: [frame('body', 0)], ends, skipped: 0 };
	for(let i = 0; i < text.length;)i = afterSpace(building, i) ?? afterText(building, i) ?? afterWord(building, i) ?? afterSign(building, i);
	while(building.stack.length > 1)close(building, text.length);
	finish(building, text.length);
	return { blocks: building.blocks, texts: building.texts, attributes: top(building).entries };
}
function afterSpace(building, i) {
	const { text } = building.source;
	const c = text[i];
	if (c === '\n') {
		if (isMap(top(building))) finish(building, i);
		return i + 1;
	}
	if (c === ' ' || c === '\t' || c === '\r') return endOf(text, i, BLANKS);
	if (c === '#' || text.startsWith('//', i)) return _linee().lineEnd(text, i);
	if (!text.startsWith('/*', i)) return undefined;
	const end = text.indexOf('*/', i + 2);
	return end === -1 ? text.length : end + 2;
}
function afterText(building, i) {
	const { source, ends } = building;
	if (source.text[i] !== '"' && !source.text.startsWith('<<', i)) return undefined;
	const read = readTemplate(source, i, ends);
	if (read === undefined) {
		other(building, i);
		return i + 2;
	}
	const { value, end } = read;
	building.texts.push(value);
	put(building, { kind: 'scalar', value: value.text, text: value, span: { start: i, end } }, i);
	return end;
}
function readTemplate(source, start, ends) {
	const read = source.text[start] === '"' ? quoted(source, start) : hereDocument(source, start, ends);
	return read && { value: withPlaceholders(read.value), end: read.end };
}
function afterWord(building, i) {
	const { source } = building;
	const { text } = source;
	const c = text[i] ?? '';
	if (c >= '0' && c <= '9') {
		const end = endOf(text, i, DIGITS);
		const value = Number(text.slice(i, end));
		put(building, { kind: 'scalar', value, text: _sourc().slice(source, i, end), span: { start: i, end } }, i);
		return end;
	}
	if (!/[A-Za-z_]/.test(c)) return undefined;
	const end = endOf(text, i, NAME);
	const word = text.slice(i, end);
	const span = { start: i, end };
	if (text[end] === '(') {
		open(building, 'call', end, word);
		return end + 1;
	}
	const one = top(building);
	if (isMap(one) && one.value === undefined) one.key.push({ text: word, span });
	else if (word === 'true' || word === 'false' || word === 'null') put(building, {
		kind: 'scalar',
		value: word === 'null' ? null : word === 'true',
		text: _sourc().slice(source, i, end),
		span
	}, i);
	else other(building, i);
	return end;
}
const BLANKS = /[ \t\r]*/y;
const DIGITS = /[0-9.eE]*/y;
const NAME = /[\w-]*/y;
const PLAIN = /[^"\n\\$%]*/y;
function endOf(text, start, run) {
	run.lastIndex = start + 1;
	run.test(text);
	return run.lastIndex;
}
function afterSign(building, i) {
	const { text } = building.source;
	const one = top(building);
	const isKeyed = isMap(one) && one.value === undefined && one.key.length > 0;
	switch(text[i]){
		case '{':
			open(building, isKeyed && one.kind === 'body' ? 'body' : 'object', i);
			break;
		case '[':
			if (one.value !== undefined && one.value.length > 0) other(building, i);
			open(building, 'list', i);
			break;
		case '(':
			open(building, 'paren', i);
			break;
		case '}':
		case ']':
		case ')':
			close(building, i);
			break;
		case ',':
			finish(building, i);
			break;
		case '=':
		case ':':
			{
				const isAssignment = text[i] === ':' || text[i + 1] !== '=' && text[i + 1] !== '>';
				if (isAssignment && isKeyed) {
					one.value = [];
					one.valueStart = i + 1;
				} else other(building, i);
				break;
			}
		default:
			other(building, i);
	}
	return i + 1;
}
function top({ stack }) {
	return _invar().itemAt(stack, stack.length - 1);
}
function isMap({ kind }) {
	return kind === 'body' || kind === 'object';
}
function unknown(source, start, end) {
	return { kind: 'scalar', value: null, text: _sourc().slice(source, start, end), span: { start, end } };
}
function put(building, node, at) {
	const one = top(building);
	if (!isMap(one)) one.value ??= [];
	else if (one.value === undefined) {
		if (node.kind === 'scalar') one.key.push({ text: node.text.text, span: node.span });
		return;
	}
	if (one.value?.length === 0 && !one.other) one.valueStart = at;
	one.value?.push(node);
}
function other(building, at) {
	const one = top(building);
	if (!isMap(one)) one.value ??= [];
	if (one.value === undefined) return;
	if (one.value.length === 0 && !one.other) one.valueStart = at;
	one.other = true;
}
function finish(building, end) {
	const one = top(building);
	const { value } = one;
	if (value !== undefined && (value.length > 0 || one.other)) {
		const only = value.length === 1 && !one.other ? value[0] : undefined;
		const node = only ?? unknown(building.source, Math.min(one.valueStart, end), end);
		const [key] = one.key;
		if (!isMap(one)) one.items.push(node);
		else if (key !== undefined) one.entries.push({ key: key.text, keySpan: key.span, value: node });
	}
	one.key = [];
	one.value = undefined;
	one.other = false;
}
function open(building, kind, at, callee = '') {
	if (building.stack.length >= MAX_DEPTH) building.skipped += 1;
	else building.stack.push(frame(kind, at, callee));
}
function close(building, end) {
	const { stack, source, blocks } = building;
	if (building.skipped > 0) {
		building.skipped -= 1;
		return;
	}
	if (stack.length === 1) return;
	finish(building, end);
	const done = _invar().present(stack.pop());
	const span = { start: done.start, end: end + 1 };
	if (done.kind === 'body') {
		const parent = top(building);
		const [type, ...labels] = parent.key.map((key)=>key.text);
		const [first] = parent.key;
		const body = { kind: 'map', entries: done.entries, span };
		if (stack.length === 1 && type !== undefined) blocks.push({ type, labels, body, span });
		else if (first !== undefined) {
			const key = type === 'dynamic' && labels[0] !== undefined ? `dynamic ${labels[0]}` : first.text;
			parent.entries.push({ key, keySpan: first.span, value: body });
		}
		parent.key = [];
		return;
	}
	const value = contentOf(done, source, span);
	const start = done.start - done.callee.length;
	if (value === undefined) other(building, start);
	else put(building, value, start);
}
function contentOf(done, source, span) {
	if (done.kind === 'object') return { kind: 'map', entries: done.entries, span };
	if (done.kind === 'list') return { kind: 'sequence', items: done.items, span };
	const only = done.items.length === 1 ? done.items[0] : undefined;
	if (done.kind === 'paren') return only;
	return TRANSPARENT.has(done.callee) && only !== undefined ? only : unknown(source, done.start - done.callee.length, span.end);
}
function frame(kind, start, callee = '') {
	return { kind, start, entries: [], items: [], key: [], value: undefined, other: false, valueStart: start, callee };
}
function calledFile(node) {
	if (node?.kind !== 'scalar' || node.value !== null) return undefined;
	const match = /^(?:template)?file\(\s*"([^"]{1,500})"/.exec(node.text.text);
	return match?.[1]?.replace(/^\$\{path\.module\}\//, '');
}
function quoted(source, start) {
	const { text } = source;
	const pieces = [];
	let from = start + 1;
	let i = from;
	const replace = (length, by)=>{
		pieces.push({ start: from, end: i }, { start: i, end: i + length, text: by });
		i += length;
		from = i;
	};
	while(i < text.length && text[i] !== '"' && text[i] !== '\n'){
		if (text[i] === '\\') {
			const next = text[i + 1] ?? '';
			const code = /^\\u([0-9a-fA-F]{4})/.exec(text.slice(i, i + 6));
			if (code !== null) replace(6, String.fromCharCode(Number.parseInt(code[1] ?? '0', 16)));
			else replace(2, CONTROLS.get(next) ?? next);
		} else if (text.startsWith('$${', i) || text.startsWith('%%{', i)) replace(3, text.slice(i + 1, i + 3));
		else if (text.startsWith('${', i) || text.startsWith('%{', i)) i = endOfInterpolation(text, i + 2);
		else i = endOf(text, i, PLAIN);
	}
	pieces.push({ start: from, end: i });
	return { value: _sourc().gather(source, pieces), end: Math.min(text.length, i + 1) };
}
function withPlaceholders(source) {
	const { text } = source;
	if (!text.includes('${') && !text.includes('%{')) return source;
	const pieces = [];
	let from = 0;
	for(let i = 0; i < text.length; i += 1){
		const isDirective = text.startsWith('%{', i);
		if (!isDirective && !text.startsWith('${', i)) continue;
		const end = endOfInterpolation(text, i + 2);
		const by = isDirective ? '' : placeholderFor(text.slice(i + 2, end - 1));
		pieces.push({ start: from, end: i }, { start: i, end, text: by });
		from = end;
		i = end - 1;
	}
	pieces.push({ start: from, end: text.length });
	return _sourc().gather(source, pieces);
}
function placeholderFor(expression) {
	const name = expression.replace(/\W+/g, '_').replace(/^_|_$/g, '');
	return `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`;
}
function endOfInterpolation(text, start) {
	let depth = 1;
	let inQuotes = false;
	let i = start;
	for(; i < text.length && text[i] !== '\n'; i += 1){
		const c = text[i];
		if (c === '\\') i += 1;
		else if (c === '"') inQuotes = !inQuotes;
		else if (!inQuotes && c === '{') depth += 1;
		else if (!inQuotes && c === '}') {
			depth -= 1;
			if (depth === 0) return i + 1;
		}
	}
	return i;
}
function hereDocument(source, start, ends) {
	const head = /^<<(-?)([A-Za-z_]\w{0,79})[ \t]*\r?\n/.exec(source.text.slice(start, start + 120));
	if (head === null) return undefined;
	const body = start + head[0].length;
	const close = _hered().endAfter(ends, head[2] ?? '', body);
	if (close === undefined) return undefined;
	const value = _sourc().slice(source, body, close.start);
	return { value: head[1] === '-' ? withoutIndentation(value) : value, end: close.next - 1 };
}
function withoutIndentation(source) {
	const { text } = source;
	let shared = Number.POSITIVE_INFINITY;
	const starts = [];
	for(let at = 0; at < text.length;){
		const end = _linee().lineEnd(text, at);
		let blanks = at;
		while(blanks < end && (text[blanks] === ' ' || text[blanks] === '\t'))blanks += 1;
		if (blanks < end && text[blanks] !== '\r') shared = Math.min(shared, blanks - at);
		starts.push(at);
		at = end + 1;
	}
	if (!Number.isFinite(shared) || shared === 0) return source;
	const pieces = starts.map((start, index)=>{
		const end = starts[index + 1] ?? text.length;
		let from = start;
		while(from < end && from - start < shared && (text[from] === ' ' || text[from] === '\t'))from += 1;
		return { start: from, end };
	});
	return _sourc().gather(source, pieces);
}

return { calledFile, endOfInterpolation, placeholderFor, readHcl, readTemplate, withoutIndentation };
},

"read/documents/here-documents.js": (_from) => {
/** Here-documents of shell scripts (IEEE 1003.1 section 2.7.4) with their commands. */
const [_linee, _sorte, _sourc] = _from("text/line-ends", "text/sorted", "text/source-text");
const MAX_COMMAND = 4000;
function hereDocumentsOf(source) {
	const { text } = source;
	const found = [];
	const words = wordsIn(text);
	const ends = words.size > 0 ? endsIn(text, (word)=>words.has(word)) : new Map();
	let command = '';
	for(let at = 0; at < text.length;){
		const end = _linee().lineEnd(text, at);
		const line = text.slice(at, end).replace(/\r$/, '');
		command = command.length > MAX_COMMAND ? line : command + line;
		let next = end + 1;
		if (line.includes('<<') && !/^\s*#/.test(line)) {
			const whole = command.trim();
			for (const mark of marksIn(line)){
				const body = endAfter(ends, mark.word, next);
				if (body === undefined) continue;
				const raw = _sourc().slice(source, next, body.start);
				const plain = mark.tabs ? withoutLead(raw, (line)=>/^\t*/.exec(line)?.[0].length ?? 0) : raw;
				found.push({
					text: mark.quoted ? plain : withExpansionsAsWords(plain),
					command: whole,
					mark: { start: at + mark.start, end: at + mark.end },
					body: { start: next, end: Math.min(body.next, text.length) }
				});
				next = body.next;
			}
		}
		if (line.endsWith('\\')) command = `${command.slice(0, -1)} `;
		else command = '';
		at = next;
	}
	return found;
}
function marksIn(line) {
	const marks = [];
	const mark = /(?<!<)<<(?!<)(-?)[ \t]{0,8}((?:\\.|\$?'[^'\n]{1,80}'|"[^"\n]{1,80}"|[^\s;&|<>()'"\\`$]){1,80})/g;
	for (const match of line.matchAll(mark)){
		const [all, tabs, written = ''] = match;
		if (/^\d/.test(written)) continue;
		const word = written.replace(/\\(.)|\$?'([^']*)'|"([^"]*)"/g, '$1$2$3');
		const { index: start } = match;
		marks.push({ word, quoted: /['"\\]/.test(written), tabs: tabs === '-', start, end: start + all.length });
	}
	return marks;
}
function wordsIn(text) {
	const words = new Set();
	for(let at = text.indexOf('<<'); at !== -1;){
		const end = _linee().lineEnd(text, at);
		for (const { word } of marksIn(text.slice(text.lastIndexOf('\n', at) + 1, end)))words.add(word);
		at = text.indexOf('<<', end);
	}
	return words;
}
function endsIn(text, isEnd = (word)=>/^\w{1,80}$/.test(word)) {
	const ends = new Map();
	for(let at = 0; at < text.length;){
		const end = _linee().lineEnd(text, at);
		const word = end - at < 400 ? text.slice(at, end).trim() : '';
		if (word !== '' && isEnd(word)) {
			const known = ends.get(word);
			const one = { start: at, next: end + 1 };
			if (known === undefined) ends.set(word, [one]);
			else known.push(one);
		}
		at = end + 1;
	}
	return ends;
}
function endAfter(ends, word, start) {
	const lines = ends.get(word) ?? [];
	return lines[_sorte().firstIndex(lines.length, (index)=>(lines[index]?.start ?? 0) < start)];
}
function dedented(source) {
	const lines = source.text.match(/^[ \t]*(?=\S)/gm) ?? [];
	const lead = lines.reduce((least, { length })=>Math.min(least, length), Number.POSITIVE_INFINITY);
	return lead === 0 || lines.length === 0 ? source : withoutLead(source, (line)=>Math.min(lead, line.search(/\S|$/)));
}
function withoutLead(source, lengthOf) {
	const { text } = source;
	const pieces = [];
	for(let at = 0; at < text.length;){
		const end = _linee().nextLine(text, at);
		pieces.push({ start: at + lengthOf(text.slice(at, end)), end });
		at = end;
	}
	return _sourc().gather(source, pieces);
}
function withExpansionsAsWords(source) {
	const { text } = source;
	if (!/[$`\\]/.test(text)) return source;
	const pieces = [];
	let from = 0;
	const replace = (start, end, by)=>{
		pieces.push({ start: from, end: start }, { start, end, text: by });
		from = end;
	};
	for(let i = 0; i < text.length;){
		const c = text[i];
		const next = text[i + 1] ?? '';
		if (c === '\\' && (next === '$' || next === '`' || next === '\\')) {
			replace(i, i + 2, next);
			i += 2;
		} else if (c === '\\' && next === '\n') {
			replace(i, i + 2, '');
			i += 2;
		} else if (c === '$' && next === '{') {
			const close = text.indexOf('}', i);
			const name = /^\w+/.exec(text.slice(i + 2, i + 102))?.[0] ?? '_';
			const end = close === -1 ? i + 2 : close + 1;
			replace(i, end, `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`);
			i = end;
		} else if (c === '$' && next === '(') {
			const end = endOfCommand(text, i + 1);
			replace(i, end, '${command}');
			i = end;
		} else if (c === '`') {
			const close = text.indexOf('`', i + 1);
			const end = close === -1 ? text.length : close + 1;
			replace(i, end, '${command}');
			i = end;
		} else if (c === '$' && /[A-Za-z_]/.test(next)) {
			const name = /^\w+/.exec(text.slice(i + 1, i + 101))?.[0] ?? '';
			replace(i, i + 1 + name.length, `\${${name}}`);
			i += 1 + name.length;
		} else i += 1;
	}
	pieces.push({ start: from, end: text.length });
	return _sourc().gather(source, pieces);
}
function endOfCommand(text, open) {
	let depth = 0;
	for(let i = open; i < text.length; i += 1){
		if (text[i] === '(') depth += 1;
		else if (text[i] === ')') {
			depth -= 1;
			if (depth === 0) return i + 1;
		}
	}
	return text.length;
}

return { dedented, endAfter, endsIn, hereDocumentsOf };
},

"read/documents/json.js": (_from) => {
/** Strict JSON, read in one pass: a generated file of many megabytes on one line is not worth a YAML parser. */
const [_sourc, _templ, _known, _scala] = _from("text/source-text", "text/template-language", "./known-keys", "./scalar");
const NUMBER = String.raw`-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?`;
const WORDS = [['true', true], ['false', false], ['null', null]];
const LETTER = 0x61;
const MAX_DEPTH = 200;
const MAX_VALUES = 1_000_000;
const MAX_REPEATED_KEYS = 20;
function readJson(source) {
	const { root, notices, at } = scanned(source);
	return root === undefined || at < source.text.length ? undefined : { root, notices };
}
function jsonFault(source) {
	return scanned(source).at;
}
function scanned(source) {
	const { text } = source;
	const scan = {
		source,
		notices: [],
		open: [],
		number: new RegExp(NUMBER, 'y'),
		root: undefined,
		at: skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0),
		state: 'value',
		values: 0
	};
	while(scan.at < text.length && scan.values <= MAX_VALUES && readNext(scan));
	return scan;
}
function readNext(scan) {
	const { open, source, at, state } = scan;
	const character = source.text[at];
	const parent = open.at(-1);
	if (state === 'after' || state === 'key-or-end' || state === 'value-or-end') {
		if (parent === undefined) return false;
		if (character === (parent.kind === 'map' ? '}' : ']')) {
			open.pop();
			const span = { start: parent.start, end: at + 1 };
			give(scan, parent.kind === 'map' ? { kind: 'map', entries: parent.map.entries, span } : { kind: 'sequence', items: parent.items, span });
			return goOn(scan, at + 1, 'after');
		}
		if (state === 'after') return character === ',' && goOn(scan, at + 1, parent.kind === 'map' ? 'key' : 'value');
	}
	if (state === 'key' || state === 'key-or-end') return readKey(scan, parent);
	if (character === '{' || character === '[') {
		if (open.length >= MAX_DEPTH) return false;
		if (character === '{') {
			open.push({ kind: 'map', start: at, map: { entries: [], keys: undefined }, key: undefined, isLost: false });
		} else open.push({ kind: 'sequence', start: at, items: [] });
		return goOn(scan, at + 1, character === '{' ? 'key-or-end' : 'value-or-end');
	}
	const scalar = readValue(source, at, scan.number);
	if (scalar === undefined) return false;
	give(scan, scalar);
	return goOn(scan, scalar.span.end, 'after');
}
function readKey(scan, parent) {
	const { source, at } = scan;
	const { text } = source;
	const end = text[at] === '"' ? stringEnd(text, at) : -1;
	if (end === -1 || parent?.kind !== 'map') return false;
	const colon = skipBlanks(text, end);
	if (text[colon] !== ':') return false;
	const inner = text.slice(at + 1, end - 1);
	const key = inner.includes('\\') ? quoted(source, at, end).text : inner;
	parent.key = { text: key, start: at, end };
	return goOn(scan, colon + 1, 'value');
}
function goOn(scan, from, state) {
	scan.state = state;
	scan.at = skipBlanks(scan.source.text, from);
	return true;
}
function give(scan, value) {
	const { source, notices } = scan;
	scan.values += 1;
	const parent = scan.open.at(-1);
	if (parent === undefined) scan.root = value;
	else if (parent.kind === 'sequence') parent.items.push(value);
	else if (parent.key !== undefined) {
		const { text: key, start, end } = parent.key;
		if (_known().meetsKey(parent.map, key) && notices.length < MAX_REPEATED_KEYS) {
			if (!parent.isLost || !isObjectHead(key)) notices.push(repeatedKey(source, key, start, end));
			parent.isLost ||= isObjectHead(key);
		}
		parent.map.entries.push({ key, keySpan: { start, end }, value });
	}
}
function isObjectHead(key) {
	return key === 'apiVersion' || key === 'kind';
}
function repeatedKey(source, key, start, end) {
	const shown = key.length > 60 ? `${key.slice(0, 60)}...` : key;
	const at = _sourc().locate(source, start, end);
	if (isObjectHead(key)) return {
		kind: 'unreadable',
		message: `The key ${JSON.stringify(key)} appears twice in this map: is a \`---\` lost between two objects?`,
		at
	};
	const counts = _templ().isTemplateName(source.file.path) ? 'which one counts is decided when this is rendered' : 'the last one counts, and in a patch of kustomize the first';
	return {
		kind: 'assumed',
		message: `The key ${JSON.stringify(shown)} appears twice in this map; ${counts}.`,
		at
	};
}
function readValue(source, at, number) {
	const { text } = source;
	if (text[at] === '"') {
		const end = stringEnd(text, at);
		if (end === -1) return undefined;
		const content = quoted(source, at, end);
		return { kind: 'scalar', value: content.text, text: content, span: { start: at, end } };
	}
	if (text.charCodeAt(at) >= LETTER) {
		for (const [word, value] of WORDS)if (text.startsWith(word, at)) return scalarNode(source, at, at + word.length, value);
	}
	number.lastIndex = at;
	const literal = number.exec(text)?.[0];
	if (literal === undefined) return undefined;
	return scalarNode(source, at, at + literal.length, Number(literal));
}
function scalarNode(source, start, end, value) {
	return { kind: 'scalar', value, text: _sourc().slice(source, start, end), span: { start, end } };
}
function quoted(source, start, end) {
	const inner = _sourc().slice(source, start + 1, end - 1);
	return inner.text.includes('\\') ? _scala().readScalar(source, { style: 'double-quoted', start, end }, undefined) : inner;
}
function stringEnd(text, start) {
	for(let at = start + 1; at < text.length; at += 1){
		const code = text.charCodeAt(at);
		if (code === 0x22) return at + 1;
		if (code < 0x20) return -1;
		if (code === 0x5c) {
			at += 1;
			const letter = text[at] ?? '';
			if (letter === 'u') {
				if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return -1;
				at += 4;
			} else if (letter === '' || !'"\\/bfnrt'.includes(letter)) return -1;
		}
	}
	return -1;
}
function skipBlanks(text, from) {
	let at = from;
	for(; at < text.length; at += 1){
		const code = text.charCodeAt(at);
		if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break;
	}
	return at;
}
const STRING_OR_COMMENT = /"(?:[^"\\\n]+|\\.)*"?|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs;
const STRING_OR_LAST_COMMA = /"(?:[^"\\\n]+|\\.)*"?|,(?=\s*[}\]])/g;
function isCommentedJson(source) {
	if (!/^\uFEFF?\s*[{[]/.test(source.text)) return false;
	const text = source.text.replace(STRING_OR_COMMENT, (found)=>found.startsWith('"') ? found : ' ').replace(STRING_OR_LAST_COMMA, (found)=>found.startsWith('"') ? found : ' ');
	return readJson(_sourc().wholeFile({ path: source.file.path, text })) !== undefined;
}

return { MAX_REPEATED_KEYS, isCommentedJson, isObjectHead, jsonFault, readJson, repeatedKey, stringEnd };
},

"read/documents/made.js": (_from) => {
/** Synthetic nodes, for documents of another shape than their text. */
const [_sourc] = _from("text/source-text");
function madeMap(span, fields) {
	const entries = [];
	for (const [key, value] of Object.entries(fields))if (value !== undefined) entries.push(madeEntry(key, value, span));
	return { kind: 'map', span, entries };
}
function madeEntry(key, value, span) {
	return { key, keySpan: { start: span.start, end: span.start }, value };
}
function madeText(source, span, value) {
	const text = _sourc().derive(source, value, [{ start: 0, at: span.start, length: Math.max(0, span.end - span.start), verbatim: false }]);
	return { kind: 'scalar', value, text, span };
}

return { madeMap, madeText };
},

"read/documents/synthetic-source.js": (_from) => {
/** A source of segments only: leads the values of a tree from several files back. */
const [_sourc, _docum] = _from("text/source-text", "./document");
function openSyntheticSource() {
	const segments = [];
	let length = 0;
	const nowhere = { path: '', text: '' };
	const source = { text: '', file: nowhere, segments };
	return {
		source,
		enter: (text, root)=>{
			const by = length;
			for (const one of text.segments)segments.push({ ...one, start: one.start + by, file: one.file ?? text.file });
			length += text.text.length + 1;
			return moved(root, (span)=>({ start: span.start + by, end: span.end + by }));
		},
		placeOf: (node)=>_sourc().locate(source, node.span.start, node.span.end)
	};
}
function moved(node, to) {
	const span = to(node.span);
	if (node.kind === 'scalar') return { ...node, span };
	if (node.kind === 'sequence') return { ...node, span, items: node.items.map((item)=>moved(item, to)) };
	return { ...node, span, entries: node.entries.map((entry)=>({ key: entry.key, keySpan: to(entry.keySpan), value: moved(entry.value, to) })) };
}
function textNode(syntheticSource, text, span) {
	return { kind: 'scalar', value: text, text: _sourc().synthetic(_sourc().locate(syntheticSource.source, span.start, span.end), text), span };
}
function withKey(map, key, value, keySpan = map.span) {
	const old = map.entries.findIndex((entry)=>entry.key === key);
	if (value === undefined) return old === -1 ? map : { ...map, entries: map.entries.filter((entry)=>entry.key !== key) };
	if (old === -1) return { ...map, entries: [...map.entries, { key, keySpan, value }] };
	const last = map.entries.findLastIndex((entry)=>entry.key === key);
	return { ...map, entries: map.entries.flatMap((entry, index)=>entry.key !== key ? [entry] : index === last ? [{ key, keySpan: entry.keySpan, value }] : []) };
}
function withValues(node, change) {
	if (node.kind === 'sequence') {
		const items = node.items.map(change);
		return items.every((item, index)=>item === node.items[index]) ? node : { ...node, items };
	}
	const entries = node.entries.map((entry)=>{
		const value = change(entry.value);
		return value === entry.value ? entry : { ...entry, value };
	});
	return entries.every((entry, index)=>entry === node.entries[index]) ? node : { ...node, entries };
}
function atPath(node, path, change, create) {
	if (node.kind === 'sequence') return withValues(node, (item)=>atPath(item, path, change, create));
	const [key, ...rest] = path;
	if (node.kind !== 'map' || key === undefined) return node;
	const old = _docum().child(node, key);
	if (rest.length === 0) {
		if (old === undefined && !create) return node;
		const value = change(old);
		return value === old ? node : withKey(node, key, value);
	}
	if (old === undefined) {
		if (!create) return node;
		return withKey(node, key, atPath({ kind: 'map', entries: [], span: node.span }, rest, change, create));
	}
	const value = atPath(old, rest, change, create);
	return value === old ? node : withKey(node, key, value);
}
function textsOf(node) {
	const found = new Map();
	for (const entry of _docum().entries(node))found.set(entry.key, _docum().scalarText(entry.value) ?? '');
	return found;
}

return { atPath, moved, openSyntheticSource, textNode, textsOf, withKey, withValues };
},

"read/documents/written.js": (_from) => {
/** Writes an object as JSON whose keys and values lead back: its reader finds text and tree as usual. */
const [_sourc, _yaml] = _from("text/source-text", "./yaml");
function writtenObject(root, path, syntheticSource) {
	const { file } = syntheticSource.placeOf(root);
	const writer = { text: '', file, segments: [], syntheticSource, values: 0 };
	const written = write(root, writer, 0);
	if (written === undefined) return undefined;
	const source = { text: writer.text, file, segments: writer.segments };
	return { kind: 'yaml', path, source, root: written };
}
function write(node, writer, depth) {
	writer.values += 1;
	if (depth > _yaml().MAX_DEPTH || writer.values > _yaml().MAX_VALUES) return undefined;
	if (node.kind === 'scalar') return writeScalar(node, writer);
	const { start, end } = node.span;
	const from = writer.text.length;
	put(writer, node.kind === 'map' ? '{' : '[', start, start);
	const inner = node.kind === 'sequence' ? writeItems(node, writer, depth) : writeEntries(node, writer, depth);
	if (inner === undefined) return undefined;
	put(writer, node.kind === 'map' ? '}' : ']', end, end);
	return { ...inner, span: { start: from, end: writer.text.length } };
}
function writeItems(node, writer, depth) {
	const items = [];
	for (const item of node.items){
		if (items.length > 0) put(writer, ',', item.span.start, item.span.start);
		const written = write(item, writer, depth + 1);
		if (written === undefined) return undefined;
		items.push(written);
	}
	return { ...node, items };
}
function writeEntries(node, writer, depth) {
	const entries = [];
	for (const { key, keySpan, value } of node.entries){
		if (entries.length > 0) put(writer, ',', keySpan.start, keySpan.start);
		const start = writer.text.length;
		put(writer, JSON.stringify(key), keySpan.start, keySpan.end);
		const end = writer.text.length;
		put(writer, ':', keySpan.end, keySpan.end);
		const written = write(value, writer, depth + 1);
		if (written === undefined) return undefined;
		entries.push({ key, keySpan: { start, end }, value: written });
	}
	return { ...node, entries };
}
function put(writer, text, start, end) {
	const { file, span } = _sourc().locate(writer.syntheticSource.source, start, end);
	const { length } = writer.text;
	const segment = { start: length, at: span.start, length: span.end - span.start, verbatim: false, file };
	writer.segments.push(segment);
	writer.text += text;
	return segment;
}
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function writeScalar({ text, value, span }, writer) {
	const start = writer.text.length;
	if (typeof value === 'string') {
		writeText(text, _sourc().locate(writer.syntheticSource.source, span.start, span.end), writer);
		return { kind: 'scalar', value: text.text, text: inFile(text, writer.file), span: { start, end: writer.text.length } };
	}
	const literal = typeof value === 'number' && JSON_NUMBER.test(text.text) ? text.text : JSON.stringify(value);
	const segment = put(writer, literal, span.start, span.end);
	return {
		kind: 'scalar',
		value: typeof value === 'number' && !Number.isFinite(value) ? null : value,
		text: { text: literal, file: writer.file, segments: [{ ...segment, start: 0 }] },
		span: { start, end: writer.text.length }
	};
}
function inFile(text, file) {
	if (text.file === file) return text;
	return { ...text, file, segments: text.segments.map((one)=>({ ...one, file: one.file ?? text.file })) };
}
function writeText(text, place, writer) {
	quote(writer, text, 'first', place);
	for(let at = 0; at < text.text.length;){
		const special = nextEscape(text.text, at);
		if (special > at) append(writer, _sourc().slice(text, at, special));
		if (special < text.text.length) {
			const { file, span: one } = _sourc().locate(text, special, special + 1);
			writer.segments.push({ start: writer.text.length, at: one.start, length: one.end - one.start, verbatim: false, file });
			writer.text += JSON.stringify(text.text[special]).slice(1, -1);
		}
		at = special + 1;
	}
	quote(writer, text, 'last', place);
}
function quote(writer, text, which, { file, span }) {
	const { length } = text.text;
	const edge = which === 'first' ? span.start : span.end;
	const inner = which === 'first' ? _sourc().locate(text, 0, 0) : _sourc().locate(text, length - 1, length);
	const [from, to] = inner.file !== file ? [edge, edge] : which === 'first' ? [Math.min(edge, inner.span.start), inner.span.start] : [inner.span.end, Math.max(edge, inner.span.end)];
	writer.segments.push({ start: writer.text.length, at: from, length: to - from, verbatim: false, file });
	writer.text += '"';
}
function append(writer, piece) {
	for (const one of piece.segments)writer.segments.push({ ...one, start: one.start + writer.text.length, file: one.file ?? piece.file });
	writer.text += piece.text;
}
function nextEscape(text, from) {
	for(let at = from; at < text.length; at += 1){
		const code = text.charCodeAt(at);
		if (code < 0x20 || code === 0x22 || code === 0x5c || code >= 0xd800 && code <= 0xdfff && !paired(text, at)) return at;
	}
	return text.length;
}
function paired(text, at) {
	const high = text.charCodeAt(at);
	if (high < 0xdc00) return (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
	return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}

return { writtenObject };
},

"read/documents/yaml-1.1.js": () => {
const TRUE = /^(?:y|Y|yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|false|False|FALSE|off|Off|OFF)$/;
function booleanOf11(text) {
	if (TRUE.test(text)) return true;
	return FALSE.test(text) ? false : undefined;
}
function isPlain(document, { span, text }) {
	return text.text !== '' && document.source.text[span.start] === text.text[0];
}

return { booleanOf11, isPlain };
}
};
