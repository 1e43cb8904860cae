'use strict';

module.exports = {

"core/text/asides.js": () => {

const ENDING = /(?:\.(?:bak|backup|orig|old|disabled|off|save|sw[op]|tmp|rej|txt|inactive|skip|unused|removed|deleted|deprecated)|~)$/i;
const FOLDER = /(?<=^|\/)\.?(?:_?disabled|archived?|attic|old|backup|unused|inactive|deprecated|removed|trash)\//i;
function asidesOf(path) {
	return [ENDING, FOLDER].map((aside)=>path.replace(aside, '')).filter((was)=>was !== path);
}

return { asidesOf };
},

"core/text/notice.js": () => {

function notModelled(message, at) {
	return { kind: 'not-modelled', message, at };
}
function overriding(message, at) {
	return { ...notModelled(message, at), overrides: true };
}
function leavingOut(who, leavesOut, at) {
	const message = `${who} leaves out manifests of a DNS server in \`${leavesOut.folder}\`, which are read as if they were applied`;
	return { ...overriding(message, at), leavesOut };
}
function mayNotStart(message, at) {
	return { ...notModelled(message, at), mayNotStart: true };
}

return { leavingOut, mayNotStart, notModelled, overriding };
},

"core/text/quoted.js": () => {

function isQuoted(before) {
	return openQuote(before) !== undefined;
}
function openQuote(before) {
	let [quote, start] = ['', 0];
	for(let i = 0; i < before.length; i++){
		const char = before[i];
		if (char === '\\' && quote !== "'") i++;
		else if (quote === '' && (char === '"' || char === "'")) [quote, start] = [char, i];
		else if (char === quote) quote = '';
	}
	return quote === '' ? undefined : start;
}
const GOES_ON = /(?:\b(?:done|fi|esac)|[})])\s*\d?[|>](?!\|)/;
const PARTS = /'[^'\n]*'|"(?:\\.|[^"\\])*"|\\.|(;;?|&&|\|\|)/gs;
function pipelinesIn(line) {
	const cuts = GOES_ON.test(line) ? [] : [...line.matchAll(PARTS)].filter(([, cut])=>cut !== undefined);
	const starts = [0, ...cuts.map(({ 0: cut, index })=>index + cut.length)];
	return starts.map((start, index)=>({ start, end: cuts[index]?.index ?? line.length }));
}
const PUT = /\bs([/|,#])(?:(?!\1)[^\n]){1,80}\1(?:(?!\1)[^\n]){0,200}?(?:\\[n\d]\s*|(?<![#\w-]|#\s{1,9}))loop(?=\\n|["'/|,#\s])|[/\d$]\s*[aic]\\?\s[^\n'"#]{0,40}?\bloop\b/;
function putsBack(program) {
	return PUT.test(program);
}
function withoutProse(text) {
	const blank = (words)=>words.replace(/[^\n]/g, ' ');
	const plain = text.replace(/^[ \t]*(?:#(?![!@])|\/\/)[^\n]*/gm, blank);
	if (!plain.includes('<<') || !/(?:\bcat\b|^[ \t]*:)[^\n|]{0,500}<</m.test(plain) || /\|\s*(?:ba|da|z)?sh\b|\beval\b/.test(plain)) return plain;
	return plain.replace(SHOWN, blank);
}
const READ = String.raw`(?:>{1,2}[ \t]*(?:&2|/dev/std(?:err|out)|["']?(?:\$\{?GITHUB_STEP_SUMMARY\}?|[^\s"'<>]{0,200}(?:README|\.(?:md|txt|rst|adoc)))["']?)[ \t]*)?`;
const SHOWN = new RegExp(String.raw`^[ \t]*(?:cat|:)[ \t]*${READ}<<-?[ \t]*["']?(\w+)["']?[ \t]*${READ}\n(?:[^\n]{0,500}\n){0,100}?[ \t]*\1[ \t]*$`, 'gm');

return { isQuoted, openQuote, pipelinesIn, putsBack, withoutProse };
},

"core/text/re2.js": (_from) => {

const [_re2js] = _from("~/re2js/build/index.cjs");
function compileRe2(pattern) {
	const compiled = tryCompile(pattern);
	if (typeof compiled !== 'string' || !compiled.includes('duplicate capture group name')) return compiled;
	return tryCompile(pattern.replace(/\(\?P?<\w+>/g, '('));
}
function tryCompile(pattern) {
	try {
		return _re2js().RE2JS.compile(pattern);
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

return { compileRe2 };
},

"core/text/same-value.js": () => {
/** Deep equality of plain values; functions and instances have to be identical. */
function sameValue(one, other) {
	const known = new Map();
	const open = [[one, other]];
	const areAlike = (a, b)=>{
		if (Object.is(a, b)) return true;
		if (!isObject(a) || !isObject(b)) return false;
		open.push([a, b]);
		return true;
	};
	for(let pair = open.pop(); pair !== undefined; pair = open.pop()){
		const [a, b] = pair;
		if (Object.is(a, b)) continue;
		if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
		const before = known.get(a);
		if (before === b) continue;
		if (before === undefined) known.set(a, b);
		if (!havePartsAlike(a, b, areAlike)) return false;
	}
	return true;
}
function isObject(value) {
	return typeof value === 'object' && value !== null;
}
function havePartsAlike(a, b, areAlike) {
	if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at)=>areAlike(one, b[at]));
	if (a instanceof Map || a instanceof Set) {
		const others = b instanceof Map || b instanceof Set ? [...b] : [];
		return a.size === others.length && [...a].every((one, at)=>areAlike(one, others[at]));
	}
	const prototype = Object.getPrototypeOf(a);
	if (prototype !== Object.prototype && prototype !== null) return false;
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key)=>Object.hasOwn(b, key) && areAlike(Reflect.get(a, key), Reflect.get(b, key)));
}

return { sameValue };
},

"core/text/secret-words.js": () => {
/** Whether an unreadable text may be a Secret. */ /** However it writes its kind: by escapes, an alias, another form, a placeholder. */
function maySaySecret(text) {
	const plain = text.replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8}))/gi, (whole, ...codes)=>characterOf(codes.find((one)=>typeof one === 'string')) ?? whole)// A line goes on behind it (YAML 1.2.2, 7.3.1).
	.replace(/\\\r?\n[ \t]*/g, '').replace(/\\[A-Za-z]/g, ' ');
	return WORD.test(plain) || TAG.test(text) || FILLED_KIND.test(plain) && /\bdata\b/.test(plain);
}
const WORD = /(?<![A-Za-z])Secret(?:List)?(?![A-Za-z])|stringData/;
const TAG = /![^\s!]{0,99}(?:binary|%)|^%TAG/m;
const FILLED_KIND = /\bkind["']?\s*:\s*\S{0,99}[{$<%@]/;
function characterOf(code) {
	const point = Number.parseInt(code ?? '', 16);
	return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

return { maySaySecret };
},

"core/text/template-language.js": (_from) => {

const [_templ] = _from("./template-actions");
const GO = /\{\{-?\s{0,8}(?:if|range|with|include|template|define|end|tpl|toYaml|block|\.|\$|`|\/\*|or |and |not )/;
function templateLanguage({ path, text }) {
	if (/\.(?:j2|jinja2?)(?:\.|$)/i.test(path) || text.includes('{%') || _templ().beginsJinjaComment(text) || /#%|#\{ /.test(text)) return 'jinja';
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
function templateEnding(path) {
	return /\.(?:j2|jinja2?|tmpl|gotmpl|tpl|template)$/.exec(path)?.[0] ?? '';
}

return { AT_SIGNS, isTemplateName, templateEnding, templateLanguage };
},

"core/text/variable-references.js": () => {
/** `$(NAME)` in a container's words and variables (k8s.io/kubernetes third_party/forked/golang/expansion/expand.go). */ /** Text, stated by nobody, or no variable: then it stays as written. */
const OF_SERVICES = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\w+)?)$/;
const MAX_EXPANDED = 8192;
function expandReferences(text, variable) {
	let out = '';
	let done = 0;
	while(out.length <= MAX_EXPANDED){
		const at = text.indexOf('$', done);
		if (at === -1 || at === text.length - 1) break;
		out += text.slice(done, at);
		const end = text[at + 1] === '(' ? text.indexOf(')', at) : -1;
		if (end === -1) {
			const isEscape = text[at + 1] === '$';
			out += isEscape ? '$' : text.slice(at, at + 2);
			done = at + 2;
			continue;
		}
		const value = variable(text.slice(at + 2, end));
		if (value === 'unknown') return undefined;
		out += value === 'none' ? text.slice(at, end + 1) : value.text;
		done = end + 1;
	}
	out += text.slice(done);
	return out.length > MAX_EXPANDED ? undefined : out;
}

return { MAX_EXPANDED, OF_SERVICES, expandReferences };
}
};
