'use strict';

module.exports = {

"tools/shell/filters.js": (_from) => {
/** `yq` and `jq` that put a text into `.data.Corefile`, or a map into `.data`. */
const [
	_defin, _sourc, _docum, _made, _yaml, _scrip,
] = _from( "text/defined", "text/source-text", "documents/document", "documents/made", "documents/yaml", "./script", );
const ASSIGNS = /\.data(?:\.["']?|\[["'])Corefile["']?\]?\s{0,9}\|?=(?!=)\s{0,9}/;
const ASSIGNS_ALL = /\.data\s{0,9}([|+*]?)=(?!=)\s{0,9}(\.\s{0,9}[+*]\s{0,9})?/;
function filterOf(command, script) {
	const words = _scrip().withoutRedirects(command);
	const start = words.findIndex(({ text })=>/^(?:.*\/)?(?:yq|jq)$/.test(text));
	const program = words[start];
	if (program === undefined) return undefined;
	const args = words.slice(start + 1);
	const named = args.filter(({ text }, index)=>!text.startsWith('-') && !isValue(args, index));
	const rest = /^(?:e|ea|eval|eval-all)$/.test(named[0]?.text ?? '') ? named.slice(1) : named;
	const [expression, ...files] = rest;
	const isYq = program.text.endsWith('yq');
	const inPlace = isYq && args.some(({ text })=>/^(?:-[a-zA-Z]*i[a-zA-Z]*|--inplace|--in-place)$/.test(text));
	const filter = { isYq, inPlace, files };
	if (expression === undefined) return filter;
	const around = { args, before: words.slice(0, start), script };
	const match = ASSIGNS.exec(expression.text);
	if (match === null) return { ...filter, ..._defin().defined({ put: putIntoData(expression, around) }) };
	const value = _sourc().slice(expression, match.index + match[0].length, expression.text.length);
	if (/^(?:g?sub|select|trim|l?trimstr|split)\s*\(|^\.|^\(\s*\./.test(value.text)) return filter;
	const content = assigned(value, around);
	return { ...filter, put: { key: _sourc().slice(expression, match.index, expression.text.length), ..._defin().defined({ content }) } };
}
function putIntoData(expression, around) {
	const match = ASSIGNS_ALL.exec(expression.text);
	if (match === null) return undefined;
	const key = _sourc().slice(expression, match.index, expression.text.length);
	const value = _sourc().slice(expression, match.index + match[0].length, expression.text.length);
	const [, sign, adds] = match;
	const isAdded = sign === '+' || sign === '*' || adds !== undefined;
	if (/^(?:del|select|map_values|with_entries|to_entries)\b|^\./.test(value.text)) return undefined;
	const map = mapOf(value, around);
	const entry = map?.kind === 'map' ? _docum().child(map, 'Corefile') : undefined;
	if (entry?.kind === 'scalar') {
		const isVariable = /^\$\w{1,100}$/.test(entry.text.text);
		const content = isVariable ? assigned(entry.text, around) : { kind: 'text', text: entry.text };
		return { key, ..._defin().defined({ content }) };
	}
	return map?.kind === 'map' && entry === undefined && isAdded ? undefined : { key };
}
function mapOf(value, { args, script }) {
	if (value.text.startsWith('{')) return _yaml().readYaml(value).value;
	const given = givenBy(value, args);
	const content = given?.flag === '--argjson' ? _scrip().contentOf(given.value, script) : undefined;
	return content?.kind === 'text' ? _yaml().readYaml(content.text).value : undefined;
}
const VALUES = /^--(?:arg|argjson|rawfile|slurpfile)$/;
function isValue(args, index) {
	return VALUES.test(args[index - 1]?.text ?? '') || VALUES.test(args[index - 2]?.text ?? '');
}
function assigned(value, { args, before, script }) {
	const quoted = /^"(?:[^"\\]|\\.)*"/s.exec(value.text)?.[0];
	if (quoted !== undefined) {
		const node = _yaml().readYaml(_sourc().slice(value, 0, quoted.length)).value;
		return node?.kind === 'scalar' ? { kind: 'text', text: node.text } : undefined;
	}
	const loaded = /^load_str\(\s*"([^"]{1,400})"\s*\)/.exec(value.text)?.[1];
	if (loaded !== undefined) return _scrip().contentOfFile(loaded, script);
	const [, variable] = /^(?:str)?env\(\s*(\w{1,100})\s*\)/.exec(value.text) ?? /^(?:\$ENV|env)\.(\w{1,100})/.exec(value.text) ?? [];
	if (variable !== undefined) {
		const own = before.find(({ text })=>text.startsWith(`${variable}=`));
		const word = own === undefined ? script.variables.get(variable) : _sourc().slice(own, variable.length + 1, own.text.length);
		return word === undefined ? undefined : _scrip().contentOf(word, script);
	}
	const given = givenBy(value, args);
	switch(given?.flag){
		case '--arg':
			return _scrip().contentOf(given.value, script);
		case '--rawfile':
			return _scrip().contentOfFile(given.value.text, script);
		default:
			return undefined;
	}
}
function givenBy({ text }, args) {
	const name = /^\$(\w{1,100})/.exec(text)?.[1];
	const at = args.findIndex((one, index)=>VALUES.test(args[index - 1]?.text ?? '') && one.text === name);
	const [flag, value] = [args[at - 1]?.text, args[at + 1]];
	return at === -1 || flag === undefined || value === undefined ? undefined : { flag, value };
}
function corefileData(text) {
	const span = { start: 0, end: text.text.length };
	return _made().madeMap(span, { Corefile: { kind: 'scalar', value: text.text, text, span } });
}

return { corefileData, filterOf };
},

"tools/shell/invocation.js": (_from) => {
/** One call of kubectl: its verb, names and flags. */
const [_appen, _sourc, _scrip] = _from("text/append", "text/source-text", "./script");
const LONG = { n: 'namespace', f: 'filename', p: 'patch', o: 'output', k: 'kustomize' };
const VALUED = /^(?:namespace|filename|patch|patch-file|type|output|kustomize|from-file|from-literal|from-env-file|context|cluster|kubeconfig|server|user|token|as|as-group|selector|field-manager|request-timeout|subresource|template|v|c|l|s)$/;
const KUBECTL = /^[@-]?(?:[\w./~-]*\/)?(?:kubectl|oc)(?:\.exe)?$|^[@-]?\$[{(]?\w{0,60}(?:KUBECTL|kubectl|_OC)\w{0,60}[)}]?$|^\$\{?OC\}?$/;
function invocationOf(command) {
	const words = _scrip().withoutRedirects(command);
	const start = words.findIndex(({ text })=>KUBECTL.test(text));
	const at = words[start];
	if (at === undefined || /^[@-]?(?:echo|printf)$/.test(words[0]?.text ?? '')) return undefined;
	const flags = new Map();
	const named = [];
	for(let i = start + 1; i < words.length; i += 1){
		const word = words[i];
		if (word === undefined) break;
		const flag = flagIn(word);
		if (flag === undefined) {
			if (word.text !== '--') named.push(word);
			continue;
		}
		const isValued = flag.value === undefined && VALUED.test(flag.name);
		if (isValued) i += 1;
		const value = isValued ? words[i] : flag.value ?? word;
		if (value !== undefined) _appen().append(flags, flag.name, { value, at: word });
	}
	const [verb, ...names] = named;
	return verb === undefined ? undefined : { verb: verb.text, names, flags, at, command };
}
function flagIn(word) {
	const { text } = word;
	const long = /^--([a-z][\w-]{0,60})(=)?/.exec(text);
	if (long !== null) {
		const name = long[1] ?? '';
		return long[2] === undefined ? { name } : { name, value: _sourc().slice(word, name.length + 3, text.length) };
	}
	const short = /^-R?([a-z])=?/.exec(text);
	if (short === null) return undefined;
	const letter = short[1] ?? '';
	const name = LONG[letter] ?? letter;
	return short[0].length === text.length && !text.endsWith('=') ? { name } : { name, value: _sourc().slice(word, short[0].length, text.length) };
}
function flagOf({ flags }, name) {
	return flags.get(name)?.at(-1);
}
function configMapName(names) {
	const [first, second] = names;
	const [all, , name] = /^(configmaps?(?:\.v1)?\.?|cm)(?:\/(.*))?$/i.exec(first?.text ?? '') ?? [];
	if (first === undefined || all === undefined) return undefined;
	return name === undefined ? second : _sourc().slice(first, all.length - name.length, all.length);
}

return { configMapName, flagOf, invocationOf };
},

"tools/shell/script-paths.js": (_from) => {
/** Paths as scripts name files of the repository: by variables, from the script's folder, from the root. */
const [_paths] = _from("text/paths");
const MAX_ENTERED = 100;
const MAX_DEPTH = 8;
const MAX_LENGTH = 1000;
const [SCRIPT, ROOT] = ['\u0001', '\u0002'];
const SUBSTITUTION = /\$\(([^()]{1,400})\)|`([^`]{1,400})`/g;
const VARIABLE = /\$(?:([A-Za-z]\w{0,100})|\{([A-Za-z]\w{0,100})(?::?[-=]([^{}$]{0,400}))?\})/g;
function placesNamed(written, script) {
	return placesFrom(script.folders, written, script);
}
function placesFrom(folders, written, script) {
	const filled = filledPath(written, script);
	if (filled === undefined) return [];
	const isFrom = (start)=>filled.startsWith(start);
	const starts = isFrom(SCRIPT) ? [_paths().directoryOf(script.path)] : isFrom(ROOT) ? [''] : folders();
	const places = starts.map((folder)=>_paths().pathFrom(folder, filled.replace(/^[\u0001\u0002]/, '')));
	return [...new Set(places.filter((place)=>place !== undefined))];
}
function foldersOf(script, pipelines) {
	const entered = pipelines.flatMap((commands)=>commands.flatMap(([program, folder])=>folder !== undefined && /^(?:cd|pushd)$/.test(program?.text ?? '') ? [
				folder.text
			] : []));
	const folders = [...new Set(entered)].slice(0, MAX_ENTERED).flatMap((one)=>placesFrom(()=>[''], one, script));
	return [...new Set([...folders, _paths().directoryOf(script.path), ''])];
}
function filledPath(written, { path, variables }) {
	let text = written;
	for(let depth = 0; depth <= MAX_DEPTH && text.length <= MAX_LENGTH; depth += 1){
		const filled = text.replace(/\$\{(?:0|BASH_SOURCE(?:\[0\])?)%\/\*\}/g, SCRIPT).replace(/\$\{?(?:0|BASH_SOURCE)(?:\[0\])?\}?/g, `${SCRIPT}/${path.slice(path.lastIndexOf('/') + 1)}`).replace(SUBSTITUTION, (all, command, old)=>substitutionResult(command ?? old ?? '') ?? all).replace(VARIABLE, (all, name, braced, preset)=>{
			const variable = name ?? braced ?? '';
			if (variable === 'PWD') return ROOT;
			const value = variables.get(variable)?.text;
			if (value !== undefined && value.length > MAX_LENGTH) return all;
			return (value === undefined ? preset : OWN_DEFAULT.exec(value)?.[1] ?? value) ?? all;
		});
		if (filled === text) break;
		text = filled;
	}
	const isKnown = /^[^$`*~/][^$`*]*$/.test(text) && text !== '-' && text.length <= MAX_LENGTH;
	return isKnown && text.slice(1).search(/[\u0001\u0002]/) === -1 ? text : undefined;
}
const OWN_DEFAULT = /^\$\{\w{1,100}:?[-=]([^{}$]{0,400})\}$/;
const FOLDER = /^dirname\s+(?:--\s+)?(\S+)$/;
const ENTERED = /^cd\s+(?:-\w\s+|--\s+)?(\S+)(?:\s*(?:&?>+\s*\/dev\/null|2>&1))*\s*(?:&&|;)\s*pwd(?:\s+-\w)?$/;
const RESOLVED = /^(?:realpath|readlink\s+-\w+)\s+(?:--\s+)?(\S+)$/;
function substitutionResult(command) {
	const plain = command.replace(/["']/g, '').trim();
	if (/^(?:pwd|git rev-parse --show-toplevel)$/.test(plain)) return ROOT;
	const named = FOLDER.exec(plain)?.[1];
	if (named !== undefined) return named.includes('$') ? undefined : _paths().directoryOf(named) || '.';
	return ENTERED.exec(plain)?.[1] ?? RESOLVED.exec(plain)?.[1];
}

return { foldersOf, placesNamed };
},

"tools/shell/script.js": (_from) => {
/** A shell script as its commands, with the texts that it states: here-documents, variables, files that it writes. */
const [
	_appen, _once, _paths, _sourc, _shell, _hered, _scrip,
] = _from( "text/append", "text/once", "text/paths", "text/source-text", "languages/shared/shell-words", "documents/here-documents", "./script-paths", );
function openScript(path, source) {
	const { commands, hereDocuments } = withoutHereDocuments(source);
	const pipelines = _shell().pipelinesOf(commands).map(withoutInstruction);
	const values = valuesIn(pipelines);
	const folders = _once().once(()=>_scrip().foldersOf({ path, ...values }, pipelines));
	const script = { path, ...NOTHING, pipelines, folders, hereDocuments, ...values };
	return { ...script, ...writtenLast(pipelines, script) };
}
function withoutInstruction(pipeline) {
	const [first = [], ...others] = pipeline;
	if (first[0]?.text !== 'RUN') return pipeline;
	const begin = first.findIndex(({ text }, index)=>index > 0 && !text.startsWith('--'));
	return [begin === -1 ? [] : first.slice(begin), ...others];
}
function oneCommand(path, command) {
	return { path, ...NOTHING, folders: ()=>[...new Set([_paths().directoryOf(path), ''])], pipelines: [[command]] };
}
const NOTHING = { hereDocuments: [], files: new Map(), openFiles: new Map(), variables: new Map(), openVariables: new Set() };
function withoutHereDocuments(source) {
	const found = _hered().hereDocumentsOf(source);
	if (found.length === 0) return { commands: source, hereDocuments: [] };
	const pieces = [];
	let from = 0;
	const cuts = found.flatMap(({ mark, body }, index)=>[
			{
				...mark,
				text: `<<${index}`
			},
			{ ...body, text: '' }
		]).sort((a, b)=>a.start - b.start);
	for (const cut of cuts){
		pieces.push({ start: from, end: cut.start }, cut);
		from = cut.end;
	}
	pieces.push({ start: from, end: source.text.length });
	return { commands: _sourc().gather(source, pieces), hereDocuments: found.map(({ text })=>text) };
}
function valuesIn(pipelines) {
	const parts = new Map();
	const since = new Map();
	const openVariables = new Set();
	const used = new Set();
	let branches = 0;
	for (const pipeline of pipelines){
		if (begins(pipeline, BRANCH)) branches += 1;
		for (const command of pipeline){
			const assignments = assignmentsIn(command);
			for (const { name, text, appends } of assignments){
				const before = since.get(name);
				since.set(name, branches);
				_appen().append(parts, name, text);
				if (appends ? before !== branches || used.has(name) : before !== undefined) openVariables.add(name);
			}
			const texts = assignments.length > 0 ? assignments.map(({ text })=>text) : command;
			for (const { text } of texts)for (const [, name = ''] of text.matchAll(EXPANDED))used.add(name);
		}
	}
	for (const name of openVariables)parts.delete(name);
	return { openVariables, variables: new Map([...parts].map(([name, texts])=>[name, _sourc().concat(texts)])) };
}
const EXPANDED = /\$\{?([A-Za-z_]\w{0,100})/g;
function begins(pipeline, words) {
	return words.test(pipeline[0]?.[0]?.text ?? '');
}
function assignmentsIn(command) {
	const found = [];
	for (const word of command){
		if (/^(?:export|local|readonly|declare|typeset|then|else|do|-\w+)$/.test(word.text)) continue;
		const [head, name, plus, own] = /^([A-Za-z_]\w{0,100})(?:(\+)=|=(\$(?:\{\1\}|\1(?!\w)))?)/.exec(word.text) ?? [];
		if (head === undefined || name === undefined) break;
		const text = _sourc().slice(word, head.length, word.text.length);
		found.push({ name, text, appends: plus !== undefined || own !== undefined });
	}
	return found;
}
function fileOf(pipeline, script) {
	const last = pipeline.at(-1) ?? [];
	const arrow = last.findIndex(({ text })=>/^1?>>?$/.test(text));
	const tee = last.findIndex(({ text })=>/(?:^|\/)tee$/.test(text));
	const path = arrow !== -1 && tee === -1 ? last[arrow + 1] : last.slice(tee + 1).find(({ text })=>!text.startsWith('-'));
	if (path === undefined || arrow === -1 && tee === -1) return undefined;
	const appends = last.some(({ text })=>/^1?>>$/.test(text) || tee !== -1 && /^(?:-a|--append)$/.test(text));
	const content = outputOf(tee === -1 ? pipeline : [...pipeline.slice(0, -1), last.slice(tee)], script);
	return { path, content: content?.kind === 'text' ? content.text : undefined, appends };
}
function writtenLast(pipelines, script) {
	const parts = new Map();
	const openFiles = new Map();
	const since = new Map();
	const groups = [];
	let branches = 0;
	for (const whole of pipelines){
		if (begins(whole, BRANCH)) branches += 1;
		const pipeline = begins(whole, /^\{$/) ? [whole[0]?.slice(1) ?? [], ...whole.slice(1)] : whole;
		if (pipeline !== whole) groups.push([]);
		if (pipeline[0]?.length === 0) continue;
		const group = begins(pipeline, /^\}$/) ? groups.pop() : undefined;
		const write = fileOf(pipeline, script);
		if (write === undefined) {
			groups.at(-1)?.push(group === undefined ? printedIn(pipeline, script) : undefined);
			continue;
		}
		const { path, appends } = write;
		const pieces = group ?? [write.content];
		const texts = pieces.filter((one)=>one !== undefined);
		const isKnown = pieces.length > 0 && texts.length === pieces.length;
		if (!isKnown && !appends && group === undefined && !isStated(pipeline, script.openVariables)) continue;
		const before = parts.get(path.text);
		if ((since.get(path.text) ?? branches) !== branches || !isKnown || appends && before === undefined) openFiles.set(path.text, path);
		since.set(path.text, branches);
		if (appends && before !== undefined) _appen().addAll(before, texts);
		else parts.set(path.text, texts);
	}
	for (const path of openFiles.keys())parts.delete(path);
	return { openFiles, files: new Map([...parts].map(([path, texts])=>[path, _sourc().concat(texts.flatMap(asLines))])) };
}
function isStated(pipeline, variables) {
	if (begins(pipeline, /^(?:1?>|tee)$/)) return true;
	return pipeline.some((command)=>command.some(({ text })=>variables.has(VARIABLE.exec(text)?.[1] ?? '')));
}
function printedIn(pipeline, script) {
	const content = outputOf(pipeline, script);
	return content?.kind === 'text' ? content.text : undefined;
}
function asLines(text, index, { length }) {
	const end = text.text.length;
	return index === length - 1 || text.text.endsWith('\n') ? [text] : [text, _sourc().synthetic(_sourc().locate(text, end, end), '\n')];
}
const BRANCH = /^(?:\[\[?|test|if|then|else|elif|fi|case|esac|for|while|until|do|done|function|[{}]|[\w-]+\(\))$/;
function outputOf(pipeline, script) {
	let content;
	for (const command of pipeline){
		const stated = printedBy(command, script) ?? inputOf(command, script);
		if (stated !== undefined) content = stated;
		else if (!command.some(({ text })=>PASSES.test(text))) content = undefined;
	}
	return content;
}
const PASSES = /(?:^|\/)(?:cat|tee|envsubst|kubectl|oc)$|KUBECTL/;
function printedBy(command, script) {
	const words = withoutRedirects(command);
	const [name, ...rest] = /^(?:then|else|do)$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
	const args = rest.filter(({ text })=>!/^-[enE]+$/.test(text));
	const program = name?.text.replace(/^.*\//, '');
	const [first, ...others] = args;
	if (first === undefined) return undefined;
	switch(program){
		case 'cat':
			return first.text === '-' ? undefined : contentOfFile(first.text, script);
		case 'echo':
			{
				const escapes = rest.some(({ text })=>/^-\w*e/.test(text));
				const text = others.length === 0 ? contentOf(first, script) : undefined;
				return text?.kind === 'text' && escapes ? { ...text, text: withLineBreaks(text.text) } : text;
			}
		case 'printf':
			return printed(first, others, script);
		default:
			return undefined;
	}
}
function printed(format, args, script) {
	const [first, ...others] = args;
	if (first !== undefined) return /^%[sb](?:\\n)?$/.test(format.text) && others.length === 0 ? contentOf(first, script) : undefined;
	const content = format.text.includes('%') ? undefined : contentOf(format, script);
	return content?.kind === 'text' ? { ...content, text: withLineBreaks(content.text) } : content;
}
function withLineBreaks(text) {
	const textFor = ({ 0: all, index })=>_sourc().synthetic(_sourc().locate(text, index, index + all.length), all === '\\n' ? '\n' : '\t');
	return _sourc().replaceMatches(text, /\\[nt]/g, textFor) ?? text;
}
function inputOf(command, script) {
	const at = command.findIndex(({ text })=>/^0?<{1,3}$/.test(text));
	const word = command[at + 1];
	if (at === -1 || word === undefined) return undefined;
	switch(command[at]?.text.replace('0', '')){
		case '<':
			return contentOfFile(word.text, script);
		case '<<':
			return hereDocument(word.text, script);
		default:
			return contentOf(word, script);
	}
}
function hereDocument(number, { hereDocuments }) {
	const text = hereDocuments[Number(number)];
	return text === undefined ? undefined : { kind: 'text', text };
}
const VARIABLE = /^\$\{?([A-Za-z_]\w{0,100})\}?$/;
function contentOf(word, script, depth = 0) {
	const { text } = word;
	const variable = VARIABLE.exec(text)?.[1];
	if (variable !== undefined) {
		const value = script.variables.get(variable);
		return value === undefined || depth === MAX_DEPTH ? undefined : contentOf(value, script, depth + 1);
	}
	const command = /^\$\((.*)\)$/s.exec(text)?.[1] ?? /^`([^`]*)`$/.exec(text)?.[1];
	if (command === undefined) return { kind: 'text', text: expansionsAsWords(word) };
	const number = /^\s*cat\s[^|;&]{0,40}?<<(\d{1,6})\b/.exec(command)?.[1];
	if (number !== undefined) return hereDocument(number, script);
	const path = /^\s*(?:cat\s{1,9}|<\s{0,9})["']?([^\s"'<>|;&()]{1,400})["']?\s*$/.exec(command)?.[1];
	return path === undefined ? undefined : contentOfFile(path, script);
}
const MAX_DEPTH = 8;
function expansionsAsWords(word) {
	const expansion = /(?<![\\{$])\$([A-Za-z_]\w{0,100})|\$\([^()]{0,400}\)|`[^`]{0,400}`/g;
	const textFor = ({ 0: all, 1: name = 'command', index })=>_sourc().synthetic(_sourc().locate(word, index, index + all.length), `\${${name}}`);
	return _sourc().replaceMatches(word, expansion, textFor) ?? word;
}
function contentOfFile(written, script) {
	const known = script.files.get(written);
	if (known !== undefined) return { kind: 'text', text: known };
	const paths = _scrip().placesNamed(written, script);
	return paths.length === 0 ? undefined : { kind: 'files', paths };
}
function withoutRedirects(command) {
	const kept = [];
	for(let i = 0; i < command.length; i += 1){
		const word = command[i];
		if (word === undefined) break;
		if (/^\d*[<>]+[&|]?$|^&>>?$/.test(word.text)) i += 1;
		else kept.push(word);
	}
	return kept;
}

return { contentOf, contentOfFile, inputOf, oneCommand, openScript, outputOf, withoutRedirects };
},

"tools/shell/writes.js": (_from) => {
/** The ConfigMaps that a script's commands make, patch and replace. */
const [
	_defin, _paths, _sourc, _made, _yaml, _confi, _filte, _invoc, _scrip,
] = _from(
	"text/defined", "text/paths", "text/source-text", "documents/made", "documents/yaml", "tools/shared/config-map-writes", "./filters", "./invocation",
	"./script",
);
function writesOf(script) {
	const namespace = currentNamespace(script);
	const making = { script, isOpened: new Set(script.hereDocuments), objects: [], texts: [], notices: [], ..._defin().defined({ namespace }) };
	for (const pipeline of script.pipelines)follow(pipeline, making);
	return making;
}
function follow(pipeline, making) {
	let flowing = {};
	for (const [index, command] of pipeline.entries()){
		const invocation = _invoc().invocationOf(command);
		if (invocation === undefined) {
			const filter = _filte().filterOf(command, making.script);
			if (filter !== undefined) flowing = filtered(filter, flowing, making);
			continue;
		}
		const made = madeBy(invocation, flowing, making);
		if (made !== undefined && isDryRun(invocation)) flowing = made;
		else if (made !== undefined) {
			flowing = invocation.verb === 'get' ? made : {};
			emit(made, making);
		} else if (appliesInput(invocation)) {
			if (flowing.write === undefined && flowing.notice === undefined) emitText(pipeline.slice(0, index + 1), making);
			else emit(inNamespace(flowing, _invoc().flagOf(invocation, 'namespace'), making), making);
			flowing = {};
		}
	}
	if (pipeline.at(-1)?.some(({ text })=>/^1?>>?$|(?:^|\/)tee$/.test(text)) === true) emit(flowing, making);
}
function emit({ write, notice }, { objects, notices }) {
	if (notice !== undefined) notices.push(notice);
	else if (write !== undefined && hasContent(write)) objects.push(write);
}
function hasContent({ data, binaryData, dataFiles = [], patchFiles }) {
	return dataFiles.length > 0 || patchFiles !== undefined || [data, binaryData].some(_confi().holdsConfiguration);
}
function emitText(pipeline, { script, isOpened, texts }) {
	const content = _scrip().outputOf(pipeline, script);
	if (content?.kind === 'text' && !isOpened.has(content.text)) texts.push(content.text);
}
function madeBy(invocation, flowing, making) {
	const { verb, names } = invocation;
	const named = _invoc().configMapName(names);
	switch(verb){
		case 'get':
			return named === undefined ? undefined : inNamespace({
				write: { by: 'command', source: named, ...nameOf(named, making) }
			}, _invoc().flagOf(invocation, 'namespace'), making);
		case 'create':
			return named === undefined || !isAbout(invocation) ? undefined : created(invocation, named, making);
		case 'patch':
			return patched(invocation, named, { flowing, making });
		default:
			return undefined;
	}
}
function nameOf(word, { script }) {
	const content = _scrip().contentOf(word, script);
	return content?.kind === 'text' && /^[a-z0-9][\w.-]{0,252}$/.test(content.text.text) ? { name: content.text.text } : {};
}
function inNamespace({ write, notice }, flag, { script, namespace }) {
	if (write === undefined || write.namespace !== undefined) return _defin().defined({ write, notice });
	const content = flag === undefined ? undefined : _scrip().contentOf(flag.value, script);
	const stated = content?.kind === 'text' && !content.text.text.includes('$') ? content.text.text : namespace;
	return _defin().defined({ write: { ...write, ..._defin().defined({ namespace: stated }) }, notice });
}
function created(invocation, named, making) {
	const { script } = making;
	const files = [];
	const literals = {};
	let place;
	for (const { value, at } of invocation.flags.get('from-file') ?? []){
		const [, , key, path = ''] = /^(([-.\w]{1,253})=)?(.{0,400})$/s.exec(value.text) ?? [];
		place ??= at;
		const content = path.startsWith('/dev/stdin') ? undefined : _scrip().contentOfFile(path, script);
		const name = key ?? _paths().baseName(path);
		if (content?.kind === 'text') literals[name] = corefileText(content.text);
		else if (content !== undefined && name !== '') files.push(fileEntry(name, content.paths, at));
	}
	for (const { value } of invocation.flags.get('from-literal') ?? []){
		const equals = value.text.indexOf('=');
		const content = equals === -1 ? undefined : _scrip().contentOf(_sourc().slice(value, equals + 1, value.text.length), script);
		place ??= value;
		if (content?.kind === 'text') literals[value.text.slice(0, equals)] = corefileText(content.text);
	}
	const source = place ?? named;
	const span = { start: 0, end: source.text.length };
	const write = {
		by: 'command',
		source,
		...nameOf(named, making),
		..._defin().defined({
			dataFiles: files.length === 0 ? undefined : files,
			data: Object.keys(literals).length === 0 ? undefined : _made().madeMap(span, literals)
		})
	};
	const made = inNamespace({ write }, _invoc().flagOf(invocation, 'namespace'), making);
	const isKnown = write.data !== undefined || write.dataFiles !== undefined;
	return isKnown ? made : { ...made, ...unknown(invocation, made.write) };
}
function corefileText(text) {
	return { kind: 'scalar', value: text.text, text, span: { start: 0, end: 0 } };
}
function fileEntry(key, paths, at) {
	const span = { start: 0, end: at.text.length };
	const items = paths.map((path)=>_made().madeText(at, span, path));
	return { key, keySpan: span, value: { kind: 'sequence', items, span } };
}
function patched(invocation, named, { flowing, making }) {
	const { script } = making;
	const object = objectPatched(invocation, named, { flowing, making });
	if (object === undefined) return undefined;
	const operations = /^["']?json$/.test(_invoc().flagOf(invocation, 'type')?.value.text ?? '');
	const [text, file] = [_invoc().flagOf(invocation, 'patch'), _invoc().flagOf(invocation, 'patch-file')];
	const content = text !== undefined ? _scrip().contentOf(text.value, script) : file === undefined ? undefined : _scrip().contentOfFile(file.value.text, script) ?? _scrip().inputOf(invocation.command, script);
	const { write } = inNamespace({ write: object }, _invoc().flagOf(invocation, 'namespace'), making);
	if (write === undefined) return undefined;
	if (content === undefined) return isAbout(invocation) ? unknown(invocation, write) : {};
	if (content.kind === 'files') return { write: { ...write, patchFiles: content.paths, ..._defin().defined({ operations: operations || undefined }) } };
	const root = _yaml().readYaml(content.text).value;
	const data = root === undefined ? {} : _confi().patchedData(root, operations);
	if (root !== undefined && operations && _confi().isOpenPatch(root)) return unknown(invocation, write);
	const isOpen = root?.kind === 'scalar' && /\$/.test(content.text.text) && isAbout(invocation);
	return isOpen ? unknown(invocation, write) : { write: { ...write, ...data, source: content.text } };
}
function objectPatched(invocation, named, { flowing, making }) {
	if (named !== undefined) return { by: 'command', source: named, ...nameOf(named, making) };
	const file = _invoc().flagOf(invocation, 'filename');
	if (file === undefined || invocation.names.length > 0) return undefined;
	if (/^(?:-|\/dev\/stdin)$/.test(file.value.text)) return flowing.write;
	const content = _scrip().contentOfFile(file.value.text, making.script);
	return content?.kind === 'files' ? { by: 'command', source: file.value, objectFiles: content.paths } : undefined;
}
function filtered({ isYq, inPlace, files, put }, flowing, making) {
	const [file] = files;
	const content = file === undefined || !isYq ? undefined : _scrip().contentOfFile(file.text, making.script);
	const object = content?.kind === 'files' && file !== undefined ? { by: 'command', source: file, objectFiles: content.paths } : flowing.write;
	if (object === undefined || put === undefined) return object === undefined ? flowing : { write: object };
	const { key } = put;
	const known = put.content === undefined ? { write: object, notice: unknownAt(key, object) } : {
		write: put.content.kind === 'text' ? { ...object, source: key, data: _filte().corefileData(put.content.text) } : { ...object, source: key, dataFiles: [fileEntry('Corefile', put.content.paths, key)] }
	};
	if (inPlace) emit(known, making);
	return inPlace ? flowing : known;
}
function isAbout({ command }) {
	return command.some(({ text })=>/corefile|coredns/i.test(text) || /dns/i.test(text.replace(VARIABLE, '')));
}
const VARIABLE = /\$\{?\w{1,99}\}?/g;
function unknown({ at }, write) {
	return { notice: unknownAt(at, write) };
}
function unknownAt(at, write) {
	return _confi().unknownWrite(_sourc().extentOf(at), { by: 'command', ...write });
}
function isDryRun(invocation) {
	const flag = invocation.flags.get('dry-run')?.at(-1);
	return flag !== undefined && flag.value.text !== 'none' && flag.value.text !== 'false' || invocation.flags.has('local');
}
function appliesInput(invocation) {
	const { verb } = invocation;
	const file = _invoc().flagOf(invocation, 'filename');
	return /^(?:apply|replace|create)$/.test(verb) && /^(?:-|\/dev\/stdin)$/.test(file?.value.text ?? '') && !isDryRun(invocation);
}
function namespacesOf(script) {
	const found = new Map();
	const current = currentNamespace(script);
	for (const pipeline of script.pipelines){
		const isInput = (at, command)=>command[at - 1]?.text === '<<';
		let inputs = pipeline.flatMap((command)=>command.filter((_, at)=>isInput(at, command)));
		for (const invocation of pipeline.flatMap((command)=>_invoc().invocationOf(command) ?? [])){
			const namespace = _invoc().flagOf(invocation, 'namespace')?.value.text ?? current;
			if (!/^(?:apply|replace|create)$/.test(invocation.verb) || namespace?.includes('$') !== false) continue;
			for (const { value } of invocation.flags.get('filename') ?? [])found.set(value.text, namespace);
			if (appliesInput(invocation)) for (const { text } of inputs)found.set(`<<${text}`, namespace);
			if (appliesInput(invocation)) inputs = [];
		}
	}
	return found;
}
function currentNamespace({ pipelines }) {
	for (const command of pipelines.flat()){
		const [program, name] = command;
		if (/(?:^|\/)kubens$/.test(program?.text ?? '')) return name?.text;
		const invocation = _invoc().invocationOf(command);
		if (invocation?.verb === 'project') return invocation.names[0]?.text;
		const isSet = invocation?.verb === 'config' && /^(?:set|use)-context$/.test(invocation.names[0]?.text ?? '');
		const flag = isSet && invocation !== undefined ? _invoc().flagOf(invocation, 'namespace') : undefined;
		if (flag !== undefined) return flag.value.text;
	}
	return undefined;
}

return { isDryRun, namespacesOf, writesOf };
}
};
