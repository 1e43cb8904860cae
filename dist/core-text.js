'use strict';

module.exports = {

"core/text/globs.js": (module, exports, __load__) => {
/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts. A dot at the
 * beginning of a part is nothing special; a trailing slash means everything below.
 *
 * Matched without a regular expression: pattern and path both come from a repository under scan, and an expression made
 * of a glob such as `(a+)+b` takes seconds on a path of thirty letters. Here the time is pattern times path.
 */
const _invariant = __load__.later("core/text/invariant.js");
const MAX_LENGTH = 500;
/** Alternatives of `{a,b}`. */ const MAX_ALTERNATIVES = 64;
function compileGlob(text) {
	if (text === '') return {
		refused: 'is empty'
	};
	if (text.length > MAX_LENGTH) return {
		refused: `is longer than ${MAX_LENGTH} characters`
	};
	if (text.includes('\\')) return {
		refused: 'holds a backslash; parts of a path are separated by "/"'
	};
	if (/[()]/.test(text)) return {
		refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives'
	};
	if (text.startsWith('!')) return {
		refused: 'begins with "!"; list what is left out under "exclude"'
	};
	if (text.startsWith('/')) return {
		refused: 'begins with "/"; paths are relative to the top of the repository'
	};
	const clean = text.replace(/^(?:\.\/+)+/, '');
	if (clean.split('/').includes('..')) return {
		refused: 'leaves the repository with ".."'
	};
	const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
	if ('refused' in alternatives) return alternatives;
	const patterns = [];
	for (const alternative of alternatives.texts){
		const parts = [];
		for (const part of alternative.split('/')){
			const read = readPart(part);
			if ('refused' in read) return read;
			parts.push(read);
		}
		// `deploy/**` does not match a file `deploy`.
		if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth') parts.push({
			kind: 'name',
			tests: [
				{
					kind: 'star'
				}
			]
		});
		patterns.push(parts);
	}
	return (path)=>{
		const names = path.split('/');
		return patterns.some((parts)=>matchesParts(parts, names));
	};
}
/** Innermost first. */ function expandBraces(text) {
	const done = [];
	const open = [
		text
	];
	for(let at = open.pop(); at !== undefined; at = open.pop()){
		const end = at.indexOf('}');
		const start = end === -1 ? -1 : at.lastIndexOf('{', end);
		if (end === -1 && !at.includes('{')) {
			done.push(at);
			if (done.length > MAX_ALTERNATIVES) return {
				refused: `stands for more than ${MAX_ALTERNATIVES} patterns`
			};
			continue;
		}
		if (start === -1) return {
			refused: 'has a brace without its other half'
		};
		const choices = at.slice(start + 1, end).split(',');
		if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
			return {
				refused: `stands for more than ${MAX_ALTERNATIVES} patterns`
			};
		}
		for (const choice of choices.reverse())open.push(at.slice(0, start) + choice + at.slice(end + 1));
	}
	return {
		texts: done
	};
}
function readPart(text) {
	if (text === '**') return {
		kind: 'any-depth'
	};
	const tests = [];
	const characters = [
		...text
	];
	for(let i = 0; i < characters.length; i += 1){
		const character = characters[i] ?? '';
		if (character === '*') {
			if (tests.at(-1)?.kind !== 'star') tests.push({
				kind: 'star'
			});
		} else if (character === '?') tests.push({
			kind: 'any'
		});
		else if (character === '[') {
			const end = characters.indexOf(']', i + 2);
			if (end === -1) return {
				refused: 'has a "[" without its "]"'
			};
			tests.push(readSet(characters.slice(i + 1, end)));
			i = end;
		} else tests.push({
			kind: 'literal',
			character
		});
	}
	return {
		kind: 'name',
		tests
	};
}
function readSet(inside) {
	const negated = inside[0] === '!' || inside[0] === '^';
	const ranges = [];
	for(let i = negated ? 1 : 0; i < inside.length; i += 1){
		const from = inside[i] ?? '';
		const to = inside[i + 2];
		if (inside[i + 1] === '-' && to !== undefined) {
			ranges.push([
				from,
				to
			]);
			i += 2;
		} else ranges.push([
			from,
			from
		]);
	}
	return {
		kind: 'set',
		negated,
		ranges
	};
}
/** Only the last `**` needs backtracking: earlier ones could only take less. */ function matchesParts(parts, names) {
	return matchesWithStars(parts, names, (part)=>part.kind === 'any-depth', matchesName);
}
function matchesName(part, name) {
	if (part.kind === 'any-depth') return true;
	return matchesWithStars(part.tests, [
		...name
	], (test)=>test.kind === 'star', matchesCharacter);
}
function matchesCharacter(test, character) {
	switch(test.kind){
		case 'literal':
			return test.character === character;
		case 'set':
			return test.negated !== test.ranges.some(([from, to])=>from <= character && character <= to);
		default:
			return true;
	}
}
function matchesWithStars(pattern, subject, isStar, fits) {
	let p = 0;
	let s = 0;
	let star = -1;
	let taken = 0;
	while(s < subject.length){
		const part = pattern[p];
		if (part !== undefined && isStar(part)) {
			star = p;
			taken = s;
			p += 1;
		} else if (part !== undefined && fits(part, (0, _invariant().itemAt)(subject, s))) {
			p += 1;
			s += 1;
		} else if (star !== -1) {
			taken += 1;
			s = taken;
			p = star + 1;
		} else return false;
	}
	while(p < pattern.length && isStar((0, _invariant().itemAt)(pattern, p)))p += 1;
	return p === pattern.length;
}
function filePattern(pattern) {
	const source = pattern.replace(/[\\^$.|+(){}[\]]/g, '\\$&').replace('*', '[^/]*').replace('?', '[^/]');
	return new RegExp(`^${source}$`);
}

module.exports = {
	__esModule: true,
	compileGlob,
	filePattern,
};
},

"core/text/json-scan.js": (module, exports, __load__) => {
/** The places that `JSON.parse` does not tell. */ /**
 * Where JSON (RFC 8259) breaks, and the places of objects in a list of the outermost object. `JSON.parse` tells neither
 * reliably.
 */
function scanJson(text) {
	const objects = [];
	const open = [];
	let expected = 'value';
	let at = skipBlanks(text, 0);
	while(open.length > 0 || expected !== 'end'){
		const mark = text[at];
		const wantsValue = expected === 'value' || expected === 'first-value';
		let next = at + 1;
		if (mark === '{' || mark === '[') {
			if (!wantsValue) return {
				error: at,
				objects
			};
			if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[') objects.push({
				start: at,
				end: next
			});
			open.push(mark);
			expected = mark === '{' ? 'first-key' : 'first-value';
		} else if (mark === '}' || mark === ']') {
			const empty = mark === '}' ? 'first-key' : 'first-value';
			const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
			if (!closes) return {
				error: at,
				objects
			};
			open.pop();
			expected = 'end';
		} else if (mark === ':') {
			if (expected !== 'colon') return {
				error: at,
				objects
			};
			expected = 'value';
		} else if (mark === ',') {
			if (expected !== 'end' || open.length === 0) return {
				error: at,
				objects
			};
			expected = open.at(-1) === '{' ? 'key' : 'value';
		} else if (mark === '"') {
			const isKey = expected === 'key' || expected === 'first-key';
			const end = endOfText(text, at);
			if (!(isKey || wantsValue)) return {
				error: at,
				objects
			};
			if ('error' in end) return {
				error: end.error,
				objects
			};
			next = end.next;
			expected = isKey ? 'colon' : 'end';
		} else {
			const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
			word.lastIndex = at;
			if (!wantsValue || !word.test(text)) return {
				error: at,
				objects
			};
			next = word.lastIndex;
			expected = 'end';
		}
		at = skipBlanks(text, next);
	}
	return at === text.length ? {
		objects
	} : {
		error: at,
		objects
	};
}
function skipBlanks(text, from) {
	let at = from;
	while(at < text.length && ' \t\r\n'.includes(text[at] ?? ''))at += 1;
	return at;
}
/** The offset behind the closing quote. In steps, as one expression overflows the stack on millions of escapes. */ function endOfText(text, quote) {
	const special = /["\\\u0000-\u001f]/g;
	const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
	special.lastIndex = quote + 1;
	for(let match = special.exec(text); match !== null; match = special.exec(text)){
		if (match[0] === '"') return {
			next: special.lastIndex
		};
		escaped.lastIndex = match.index;
		if (match[0] !== '\\' || !escaped.test(text)) return {
			error: match.index
		};
		special.lastIndex = escaped.lastIndex;
	}
	return {
		error: text.length
	};
}

module.exports = {
	__esModule: true,
	scanJson,
};
},

"core/text/secret.js": (module, exports, __load__) => {
/** Values from files of variables and Secrets: judged, never shown. */
/** Shorter ones occur in every sentence. */ const MIN_VALUE = 3;
/** Shortest part of a value that is hidden: messages may cut values. */ const MIN_PART = 10;
/** Characters of values held as text; files of variables have a few thousand. */ const MAX_VALUES = 1024 * 1024;
/** Words that values share with messages. */ const PUBLIC = new Set([
	'true',
	'false',
	'yes',
	'no',
	'on',
	'off',
	'cluster.local',
	'svc.cluster.local',
	'in-addr.arpa',
	'ip6.arpa',
	'/etc/resolv.conf'
]);
function redactionOf(secrets) {
	const patterns = patternsOf(secrets.values);
	const masked = new Map();
	const mask = (file)=>{
		if (!secrets.places.has(file.path)) return file;
		const known = masked.get(file) ?? maskedFile(file, secrets.places.get(file.path));
		masked.set(file, known);
		return known;
	};
	const isName = (text)=>{
		const file = secrets.names.get(text);
		if (file === undefined) return secrets.names.has(text);
		// What a variable fills in is not written there.
		const { text: shown } = mask(file);
		return [
			/^[^/]*/,
			/[^/]*$/
		].every((part)=>shown.includes(part.exec(text)?.[0] ?? ''));
	};
	const hide = (text)=>redactText(text, patterns, isName);
	return {
		text: hide,
		name: (text)=>isName(text) ? text : hide(text),
		place: (at)=>{
			const file = mask(at.file);
			return file === at.file ? at : {
				...at,
				file
			};
		},
		touches: (at)=>{
			const { text } = mask(at.file);
			if (text === at.file.text) return false;
			const from = text.lastIndexOf('\n', Math.max(0, at.span.start - 1)) + 1;
			const end = text.indexOf('\n', at.span.end);
			return text.slice(from, end === -1 ? text.length : end) !== at.file.text.slice(from, end === -1 ? undefined : end);
		}
	};
}
/** Same length, so that places stay. */ function maskedFile(file, spans) {
	const hide = (text)=>text.replace(/[^\r\n]/g, '*');
	if (spans === undefined) return {
		...file,
		text: hide(file.text)
	};
	let text = '';
	let done = 0;
	for (const { start, end } of [
		...spans
	].sort((a, b)=>a.start - b.start)){
		if (end <= done) continue;
		text += file.text.slice(done, Math.max(done, start)) + hide(file.text.slice(Math.max(done, start), end));
		done = end;
	}
	return {
		...file,
		text: text + file.text.slice(done)
	};
}
/** A power of two. */ const MARKS = 1 << 27;
function patternsOf(values) {
	const exact = new Map();
	const parts = new Map();
	let marks;
	let room = MAX_VALUES;
	for (const { name, value } of values){
		room -= value.length;
		if (room < 0) marks ??= new Uint8Array(MARKS / 8);
		for (const form of formsOf(value)){
			if (form.length < MIN_VALUE || PUBLIC.has(form)) continue;
			for(let at = 0; at === 0 || at + MIN_PART <= form.length; at += 1){
				const part = form.slice(at, at + MIN_PART);
				const known = form.length > MIN_PART ? parts : exact;
				if (room < 0 && marks !== undefined) setMark(marks, part);
				else if (!known.has(part)) known.set(part, name);
			}
		}
	}
	return {
		exact,
		parts,
		marks
	};
}
function setMark(marks, part) {
	const bit = hashOf(part);
	marks[bit >>> 3] = (marks[bit >>> 3] ?? 0) | 1 << (bit & 7);
}
function isMarked(marks, part) {
	const bit = hashOf(part);
	return ((marks[bit >>> 3] ?? 0) & 1 << (bit & 7)) !== 0;
}
/** FNV-1a (draft-eastlake-fnv). */ function hashOf(part) {
	let hash = 0x811c9dc5;
	for(let at = 0; at < part.length; at += 1)hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
	return hash & MARKS - 1;
}
/** The value, its words, and readers' forms: an address without scheme and port, a zone without its dot. */ function formsOf(value) {
	const whole = value.toLowerCase().trim();
	const forms = new Set([
		whole
	]);
	for (const word of whole.split(/[\s,;]+/)){
		const plain = word.replace(/^[a-z][a-z0-9+]*:\/\//, '');
		for (const one of [
			word,
			plain,
			plain.replace(/\/.*$/s, ''),
			plain.replace(/\/.*$/s, '').replace(/:\d+$/, '')
		]){
			forms.add(one);
			forms.add(one.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''));
		}
	}
	return forms;
}
const WORD = /[a-z0-9_]/;
/** Time does not depend on the number of values. */ function redactText(text, patterns, isName) {
	const { exact, parts, marks } = patterns;
	if (exact.size === 0 && parts.size === 0 && marks === undefined) return text;
	const lower = text.toLowerCase();
	// A longer lower case would shift places.
	if (lower.length !== text.length) return redactText(text.normalize('NFKD').replace(/[^\u0000-\u007f]/g, '?'), patterns, isName);
	const names = [];
	const cover = (from, to, name)=>{
		for(let at = from; at < to; at += 1)names[at] ??= name;
	};
	for(let at = 0; at + MIN_VALUE <= lower.length; at += 1){
		for(let end = at + MIN_VALUE; end <= Math.min(lower.length, at + MIN_PART); end += 1){
			const part = lower.slice(at, end);
			const name = (end - at === MIN_PART ? parts.get(part) : undefined) ?? (isWholeWord(lower, at, end) ? exact.get(part) : undefined) ?? (marks !== undefined && isMarked(marks, part) ? 'a variable' : undefined);
			if (name !== undefined) cover(at, end, name);
		}
	}
	if (names.length === 0) return text;
	uncoverPublic(lower, names);
	uncoverNames(text, names, isName);
	let shown = '';
	for(let at = 0; at < text.length; at += 1){
		const name = names[at];
		if (name === undefined) shown += text[at];
		else if (names[at - 1] !== name) shown += `[value of ${name}]`;
	}
	return shown;
}
/** A match of only such a word is the message's own. */ function uncoverPublic(lower, names) {
	for (const word of PUBLIC){
		if (word.length < MIN_PART) continue;
		for(let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)){
			const end = at + word.length;
			if (names[at - 1] === undefined && names[end] === undefined) names.fill(undefined, at, end);
		}
	}
}
/** A path, or an object's name, that a value stands in. */ function uncoverNames(text, names, isName) {
	for (const { index, 0: run } of text.matchAll(/[\w.@/-]+/g)){
		const word = run.replace(/\.$/, '');
		if (word.includes('/') && names.slice(index, index + word.length).some((one)=>one !== undefined) && isName(word)) names.fill(undefined, index, index + word.length);
	}
}
/** Short values occur inside longer words. */ function isWholeWord(text, from, to) {
	const before = WORD.test(text[from] ?? '') && WORD.test(text[from - 1] ?? ' ');
	return !before && !(WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ' '));
}

module.exports = {
	__esModule: true,
	redactionOf,
};
},

"core/text/template-language.js": (module, exports, __load__) => {
/** A template's engine, by file name and text. */
const GO = /\{\{-?\s{0,8}(?:if|range|with|include|template|define|end|tpl|toYaml|block|\.|\$|`|\/\*|or |and |not )/;
function templateLanguage({ path, text }) {
	if (/\.(?:j2|jinja2?)(?:\.|$)/i.test(path) || text.includes('{%') || /#%|#\{ /.test(text)) return 'jinja';
	if (/\.erb$/i.test(path) || text.includes('<%')) return 'erb';
	if (text.includes('{{')) {
		if (/(?:^|\/)templates\/[^/]*|\.(?:gotmpl|tpl)$/.test(path) && GO.test(text)) return /(?:^|\/)(?:charts?|helm[^/]*|stable|incubator)\//i.test(path) || /\.(?:Values|Chart|Release)\b/.test(text) ? 'helm' : 'go';
		if (GO.test(text)) return /\.(?:Values|Chart|Release)\b/.test(text) ? 'helm' : 'go';
		return /(?:^|\/)(?:roles|playbooks|group_vars|host_vars|inventory|ansible)\//.test(path) ? 'jinja' : 'other';
	}
	if (/\.tftpl$/i.test(path) || /%\{\s{0,8}~?\s{0,8}(?:if|for|else|endif|endfor)\b/.test(text)) return 'terraform';
	return isTemplateName(path) || text.includes('${') || /%\{[A-Z_]+\}%/.test(text) || AT_SIGNS.test(text) ? 'other' : undefined;
}
const AT_SIGNS = /(?:^|[\s"'=:])@[A-Z][A-Z0-9_]{1,99}@/m;
function isTemplateName(path) {
	return /\.(?:j2|jinja2?|tftpl|tpl|tmpl|gotmpl|template|erb|sed|in)(?:\.ya?ml|\.json)?$/i.test(path);
}

module.exports = {
	__esModule: true,
	AT_SIGNS,
	isTemplateName,
	templateLanguage,
};
}
};
