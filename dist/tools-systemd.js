'use strict';

module.exports = {

"tools/systemd/command.js": (_from) => {

const [_paths, _sourc, _shell] = _from("text/paths", "text/source-text", "languages/shared/shell-words");
const PROGRAMS = [
	[/^coredns(?:[-_.][\w.-]*)?$/, 'coredns'],
	[/^node-cache$/, 'node-cache'],
	[/^dnsmasq$/, 'dnsmasq'],
	[/^unbound$/, 'unbound'],
	[/^named$/, 'named'],
	[/^pdns_recursor$/, 'pdns-recursor']
];
const MAX_WORDS = 2000;
const MAX_WRAPPERS = 4;
function startedBy(command, variables, isKnown) {
	const expanded = expandVariables(_shell().splitWords(command, 'flags').words, variables, isKnown);
	let { words, isCut } = expanded;
	const prefix = /^[-@:+!|]*/.exec(words[0]?.text ?? '')?.[0] ?? '';
	const [first] = words;
	if (first === undefined) return undefined;
	words = [_sourc().slice(first, prefix.length, first.text.length), ...words.slice(prefix.includes('@') ? 2 : 1)];
	for(let depth = 0; depth < MAX_WRAPPERS; depth += 1){
		const name = baseOf(words[0]);
		const program = PROGRAMS.find(([pattern])=>pattern.test(name))?.[1];
		if (program !== undefined) return { program, words, isCut };
		const inner = unwrapped(words, name, variables, isKnown);
		if (inner === undefined) return undefined;
		words = inner.words;
		isCut ||= inner.isCut;
	}
	return undefined;
}
function unwrapped(words, name, variables, isKnown) {
	if (_shell().isShell(name)) {
		const at = words.findIndex((word)=>/^-[a-z]*c$/.test(word.text));
		const script = at === -1 ? undefined : words[at + 1];
		if (script === undefined) return undefined;
		return _shell().commandsOf(script).map((inner)=>expandVariables(inner, variables, isKnown)).findLast((inner)=>inner.words.some((word)=>PROGRAMS.some(([pattern])=>pattern.test(baseOf(word)))));
	}
	if (!/^(?:env|exec|nice|ionice|chrt|stdbuf|setpriv|capsh)$/.test(name)) return undefined;
	const at = words.findIndex((word, index)=>index > 0 && PROGRAMS.some(([pattern])=>pattern.test(baseOf(word))));
	return at === -1 ? undefined : { words: words.slice(at), isCut: false };
}
function baseOf(word) {
	const text = word?.text ?? '';
	return _paths().baseName(text);
}
function expandVariables(words, variables, isKnown) {
	const expanded = [];
	let length = 0;
	for (const word of words){
		if (expanded.length > MAX_WORDS) return { words: expanded, isCut: true };
		const name = /^\$(\w{1,100})$/.exec(word.text)?.[1];
		if (name === undefined) {
			expanded.push(expandWord(word, variables, isKnown));
			continue;
		}
		const value = variables.get(name);
		length += value?.text.length ?? 0;
		if (length > MAX_FILLED) return { words: expanded, isCut: true };
		if (value === undefined && !isKnown) expanded.push(word);
		else if (value !== undefined) for (const one of _shell().splitWords(value, 'flags').words)expanded.push(one);
	}
	return { words: expanded, isCut: false };
}
function expandWord(word, variables, isKnown) {
	if (!word.text.includes('${')) return word;
	const textFor = ({ index, 0: whole, 1: name = '' })=>variables.get(name) ?? (isKnown ? _sourc().slice(word, index + whole.length, index + whole.length) : undefined);
	return _sourc().replaceMatches(word, /\$\{(\w{1,100})\}/g, textFor, MAX_FILLED) ?? word;
}
const MAX_FILLED = 64 * 1024;

return { startedBy };
},

"tools/systemd/corefile-beside.js": (_from) => {

const [_paths, _sourc] = _from("text/paths", "text/source-text");
function corefilePaths({ program, words }, workingDirectory) {
	const absolute = (path)=>path.startsWith('/') ? path : `${workingDirectory.replace(/\/+$/, '')}/${path.replace(/^(?:\.\/)+/, '')}`;
	const conf = flagOf(words, 'conf');
	if (program === 'coredns') return [absolute(conf ?? 'Corefile')];
	return [conf ?? '/etc/Corefile', flagOf(words, 'basecorefile') ?? '/etc/coredns/Corefile.base'].map(absolute);
}
function flagOf(words, name) {
	for(let i = words.length - 1; i > 0; i -= 1){
		const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(words[i]?.text ?? '');
		if (match?.[1] !== name) continue;
		const value = match[2] ?? words[i + 1]?.text;
		if (value !== undefined && value !== '') return value;
	}
	return undefined;
}
function beside({ overlay, folder }, path, read) {
	const roots = overlay !== undefined ? [overlay] : folder !== undefined ? [folder] : [];
	for (const root of roots){
		const whole = open(_paths().inFolder(root, path.slice(1)), read);
		if (whole !== undefined) return { ...whole, overlay: root };
	}
	if (folder === undefined) return undefined;
	const name = _paths().baseName(path);
	for (const one of [
		name,
		...TEMPLATES.map((ending)=>`${name}${ending}`)
	]){
		const found = open(_paths().inFolder(folder, one), read);
		if (found !== undefined) return found;
	}
	return undefined;
}
const TEMPLATES = ['.j2', '.tpl', '.tmpl', '.tftpl', '.erb'];
function open(path, read) {
	const file = read(path);
	return file === undefined ? undefined : { path, text: _sourc().wholeFile(file) };
}
function nearest(main, path, texts) {
	const { folder, overlay } = main;
	const corefiles = texts.filter((one)=>one.language === 'corefile');
	const name = _paths().baseName(path);
	const root = overlay ?? folder;
	if (root === undefined) return undefined;
	const same = corefiles.findLast((one)=>one.path === _paths().inFolder(root, name));
	if (same !== undefined) return { path: same.path, text: same.text };
	if (folder === undefined) return undefined;
	const mirrored = corefiles.filter((one)=>one.path === path.slice(1) || one.path.endsWith(path));
	const [only] = mirrored;
	if (mirrored.length === 1 && only !== undefined) {
		const above = only.path.slice(0, Math.max(0, only.path.length - path.length));
		return { path: only.path, text: only.text, overlay: above };
	}
	if (mirrored.length > 1) return undefined;
	const parent = _paths().directoryOf(folder);
	const near = corefiles.filter((one)=>(parent === '' || one.path.startsWith(`${parent}/`)) && _paths().baseName(one.path).replace(/\.(?:j2|tpl|tmpl|tftpl|erb)$/, '') === name);
	const [one] = near;
	return near.length === 1 && one !== undefined ? { path: one.path, text: one.text } : undefined;
}

return { beside, corefilePaths, nearest };
},

"tools/systemd/settings.js": (_from) => {
/** Settings that decide what a unit starts (systemd.service(5), systemd.exec(5)). */
const [_defin, _sourc, _shell, _syste] = _from("text/defined", "text/source-text", "languages/shared/shell-words", "languages/shared/systemd-unit");
function settingsOf(texts) {
	let commands = [];
	const variables = new Map();
	let environmentFiles = [];
	let workingDirectory = '/';
	let binds = [];
	let ownNetwork;
	for (const text of texts)for (const { section, key, value, at } of _syste().readUnit(text)){
		if (section !== 'Service') continue;
		const empty = value.text === '';
		switch(key){
			case 'ExecStart':
				if (empty) commands = [];
				else commands.push(value);
				break;
			case 'Environment':
				if (empty) variables.clear();
				for (const word of _shell().splitWords(value, 'flags').words)assign(variables, word);
				break;
			case 'EnvironmentFile':
				if (empty) environmentFiles = [];
				else environmentFiles.push({ path: value.text, at });
				break;
			case 'WorkingDirectory':
				workingDirectory = empty ? '/' : value.text.replace(/^-/, '');
				break;
			case 'BindPaths':
			case 'BindReadOnlyPaths':
				if (empty) binds = [];
				for (const { text: word } of _shell().splitWords(value, 'flags').words){
					const [source = '', path = source] = word.replace(/^-/, '').split(':');
					if (source.startsWith('/') && path.startsWith('/')) binds.push({ path, source, at });
				}
				break;
			case 'PrivateNetwork':
				ownNetwork = /^(?:1|yes|y|true|t|on)$/i.test(value.text) ? at : undefined;
				break;
			case 'NetworkNamespacePath':
				ownNetwork = empty ? undefined : at;
				break;
			default:
		}
	}
	return { commands, variables, environmentFiles, workingDirectory, binds, ..._defin().defined({ ownNetwork }) };
}
function assign(variables, word) {
	const equals = word.text.indexOf('=');
	const name = word.text.slice(0, Math.max(0, equals)).trim();
	if (/^[A-Za-z_]\w{0,100}$/.test(name)) variables.set(name, _sourc().slice(word, equals + 1, word.text.length));
}
function readEnvironment(source, variables) {
	for (const { name, value } of _syste().environmentOf(source)){
		const key = name.replace(/^export\s+/, '');
		if (/^[A-Za-z_]\w{0,100}$/.test(key)) variables.set(key, value);
	}
}

return { readEnvironment, settingsOf };
}
};
