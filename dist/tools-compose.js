'use strict';

module.exports = {

"tools/compose/built-image.js": (_from) => {
/** Images that a project builds, as far as their Dockerfiles are in the repository. */
const [
	_budge, _defin, _globs, _notic, _paths, _sourc, _lines, _resol, _docum, _docke, _paths1, _proje,
] = _from(
	"text/budget", "text/defined", "text/globs", "text/notice", "text/paths", "text/source-text", "languages/shared/lines", "languages/shared/resolver-images",
	"documents/document", "./dockerfile", "./paths", "./project",
);
const MAX_COPIED = 1000;
const PROGRAM = /(?:^|\/)(?:coredns|unbound|named|dnsmasq|pdns_recursor)$/;
const ABOUT = /\b(?:named|pdns_recursor)\b/;
const UNKNOWN = { kind: 'other', type: 'image' };
function builtImage(project, service, files) {
	const layers = _proje().layersWith(service.layers, 'build');
	const last = layers.at(-1);
	if (last === undefined) return undefined;
	const stating = (key)=>layers.findLast(({ entry })=>_docum().child(entry.value, key) !== undefined);
	const textOf = (key)=>{
		const by = stating(key);
		return by && _proje().textIn(_docum().child(by.entry.value, key), project.env)?.value;
	};
	const short = layers.findLast(({ entry })=>entry.value.kind === 'scalar');
	const { layer } = stating('context') ?? short ?? last;
	const named = textOf('context') ?? (short ? _proje().textIn(short.entry.value, project.env)?.value : '.');
	const context = named === undefined ? undefined : _paths1().resolvePath(layer.directory, named);
	if (context === undefined) return undefined;
	const path = _paths1().resolvePath(context, textOf('dockerfile') ?? 'Dockerfile');
	const file = path === undefined ? undefined : files.read(path);
	const inline = _docum().sourceOf(_docum().child(stating('dockerfile_inline')?.entry.value, 'dockerfile_inline'));
	const source = inline ?? (file && _sourc().wholeFile(file));
	if (source === undefined || !(_resol().mayBeResolver(source.text) || ABOUT.test(source.text))) return undefined;
	const stages = _docke().stagesOf(source);
	if (stages === undefined) {
		const message = `This Dockerfile has more than ${_docke().MAX_DOCKERFILE / 1024} KiB or ${_docke().MAX_INSTRUCTIONS} instructions and was not read.`;
		project.notices.push(_budge().beyondBound(message, _lines().firstLineOf(source)));
		return undefined;
	}
	const target = textOf('target');
	const stage = stages.findLast(({ name })=>target === undefined || name === target.toLowerCase());
	const base = stage && _docke().chainOf(stage, stages)[0]?.base;
	if (base?.text.startsWith('$') === true) project.notices.push(_notic().notModelled('the image that this is built of is filled in: its DNS server is not read', _sourc().extentOf(base)));
	return stage && imageOf(stage, { stages, service: service.name, context, dockerfile: source.file.path, files });
}
function imageOf(stage, build) {
	const chain = _docke().chainOf(stage, build.stages);
	const bases = chain.slice(0, 1).map(({ base })=>base);
	const made = { bases, copies: new Map(), env: new Map(), directory: undefined, program: undefined };
	let entrypoint;
	let command = [];
	let isSure = build.files.read(_paths().inFolder(build.context, '.dockerignore')) === undefined;
	let commandOfStage;
	for (const { stage: own, word, rest } of chain.flatMap((stage)=>stage.instructions.map((one)=>({ ...one, stage }))))switch(word){
		case 'ENV':
			for (const [name, value] of _docke().valuesIn(rest))made.env.set(name, { name, value, at: _sourc().extentOf(rest) });
			break;
		case 'WORKDIR':
			isSure &&= !rest.text.includes('$');
			made.directory = folderIn(made.directory, rest.text.trim());
			break;
		case 'ENTRYPOINT':
			entrypoint = rest;
			if (commandOfStage !== own) command = [];
			break;
		case 'CMD':
			command = _docke().commandOf(rest);
			commandOfStage = own;
			break;
		case 'COPY':
		case 'ADD':
			isSure = copy(rest, build, made) && isSure;
			break;
		case 'RUN':
			addWritten(rest, build, made);
			isSure = false;
			break;
	}
	const starts = entrypoint && _docke().commandOf(entrypoint);
	const isServer = [...starts ?? [], ...command].some(({ text })=>text.split(/\s/).some(isProgram));
	const image = bases.find(({ text })=>_resol().mayBeResolver(text)) ?? (isServer ? bases[0] : undefined);
	return image === undefined ? undefined : {
		image: { ..._lines().locatedWhole(image), ..._defin().defined({ value: made.program }) },
		entrypoint: starts,
		command,
		takesCommand: entrypoint === undefined || _docke().argumentsOf(entrypoint).isList,
		env: [...made.env.values()],
		workingDirectory: made.directory,
		copies: made.copies,
		assumes: isSure ? undefined : `what builds the image of ${build.service} leaves its configuration as it is`
	};
}
function folderIn(directory, folder) {
	return _paths().rootedPath(folder.startsWith('/') ? folder : `${directory ?? ''}/${folder}`);
}
function isProgram(word) {
	return PROGRAM.test(word);
}
function copy(rest, build, made) {
	const { bases, copies, directory } = made;
	const { list } = _docke().argumentsOf(rest);
	const flags = list.filter(({ text })=>text.startsWith('--'));
	const words = list.slice(flags.length);
	const to = words.at(-1)?.text;
	if (to === undefined || words.length < 2 || to.length > _docke().MAX_PATH || words.some(({ text })=>text.includes('$'))) return false;
	const place = to.startsWith('/') ? to : `${directory ?? ''}/${to}`;
	if (words[0]?.text === '<<') return hereDocument(place, words, build, made);
	const isInFolder = words.length > 2 || /(?:^|\/)\.?$/.test(to);
	const origin = flags.find(({ text })=>text.startsWith('--from='));
	const from = origin && imageFrom(_sourc().slice(origin, '--from='.length, origin.text.length), build);
	for (const { text } of words.slice(0, -1)){
		const inside = _paths().foldedPath(text);
		const path = inside === '' ? build.context : _paths().inFolder(build.context, inside);
		const found = origin !== undefined || ELSEWHERE.test(text) ? [] : filesOf(path, build.files);
		if (found === undefined || copies.size + found.length > MAX_COPIED) return false;
		const own = isInFolder ? `${place}/${_paths().baseName(text)}` : place;
		if (isProgram(own) && !(from !== undefined && _resol().mayBeResolver(from.text))) made.program = _paths().baseName(own);
		for (const [name, source] of found)copies.set(_paths().rootedPath(name === '' ? own : `${place}/${name}`), {
			kind: 'repository',
			path: source,
			unwritten: true
		});
		if (found.length === 0) copies.set(_paths().rootedPath(own), UNKNOWN);
	}
	if (from !== undefined) bases.push(from);
	return true;
}
function hereDocument(place, words, { dockerfile }, { copies }) {
	const name = words[1]?.text.replace(/^-/, '') ?? '';
	const path = place.endsWith('/') ? `${place}${name}` : place;
	copies.set(_paths().rootedPath(path), words.length === 3 ? writtenIn(dockerfile, path) : UNKNOWN);
	return words.length === 3;
}
function addWritten({ text }, { dockerfile }, { copies }) {
	for (const [, place = ''] of text.matchAll(WRITES))copies.set(_paths().rootedPath(place), writtenIn(dockerfile, place));
}
const WRITES = /(?:>|\btee\s)\s{0,9}["']?(\/[^\s"'<>|;&$]{0,400}[Cc]orefile[^\s"'<>|;&$/]{0,99})/g;
function writtenIn(dockerfile, place) {
	return {
		kind: 'repository',
		path: `${dockerfile}/${_paths().baseName(place)}`
	};
}
const ELSEWHERE = /\.(?:tar|t?gz|xz|bz2)\b|:\/\//;
function imageFrom(name, { stages }) {
	const stage = stages.find((one, index)=>one.name === name.text.toLowerCase() || String(index) === name.text);
	return stage?.base ?? name;
}
function filesOf(path, { read, below }) {
	const isPattern = /[*?[]/.test(path);
	if (!isPattern && path !== '' && read(path) !== undefined) return [['', path]];
	const folder = isPattern ? _paths().directoryOf(path) : path;
	const paths = below(folder);
	if (paths.length > MAX_COPIED || /[*?[]/.test(folder)) return undefined;
	const inside = paths.map((one)=>[one.slice(folder === '' ? 0 : folder.length + 1), one]);
	if (!isPattern) return inside;
	const fits = _globs().filePattern(_paths().baseName(path));
	return inside.flatMap(([name, one])=>{
		const [first = '', ...rest] = name.split('/');
		return fits(first) ? [[rest.length === 0 ? first : rest.join('/'), one]] : [];
	});
}
function copiedFiles({ copies }, over) {
	const hidden = new Set(over.map(({ path })=>path));
	const isSeen = ([target])=>{
		for(let path = target; path !== ''; path = _paths().directoryOf(path))if (hidden.has(path)) return false;
		return true;
	};
	const seen = [...copies].filter(isSeen);
	return {
		volumes: seen.map(([, source], index)=>({
				name: `image-${index}`,
				source
			})),
		mounts: seen.map(([path], index)=>({
				volume: `image-${index}`,
				path
			}))
	};
}

return { builtImage, copiedFiles };
},

"tools/compose/configuration-files.js": (_from) => {

const [_budge, _defin, _once, _sorte, _sourc] = _from("text/budget", "text/defined", "text/once", "text/sorted", "text/source-text");
const MAX_MOUNTED = 1000;
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_WORD = 200;
const DNS_SERVER = /dns|unbound|bind9|named|recursor/i;
const CONFIGURATION = /(?:^|\/)(?:[^/]*corefile[^/]*|[^/]+\.(?:conf|cfg|ya?ml|toml|server|override|include)|named\.conf\.[\w-]+|resolv\.conf)$/i;
const HIDDEN = /(?:^|\/)\.[^/]*\//;
function runsDnsServer({ containers }) {
	return containers.some(({ image, words })=>DNS_SERVER.test(image?.value ?? '') || words.some(({ value })=>DNS_SERVER.test(value.slice(0, MAX_WORD))));
}
function configurationFacts(facts, tree) {
	const notices = [];
	const isWhole = (fact)=>fact.kind === 'config-text' && fact.language !== 'corefile-part';
	const paths = new Set(facts.filter(isWhole).map(({ path })=>path));
	const configurations = new Map();
	const add = (path, clusterPath)=>{
		const known = configurations.get(path);
		if (known?.clusterPath !== undefined && known.clusterPath !== clusterPath) {
			const { clusterPath: _first, ...shared } = known;
			configurations.set(path, shared);
		}
		if (paths.has(path)) return;
		paths.add(path);
		const file = tree.read(path);
		if (file === undefined || file.text.includes('\0')) return;
		const text = _sourc().wholeFile(file);
		const at = { file, span: { start: 0, end: 0 } };
		if (file.text.length > MAX_LENGTH) {
			const message = `${path} has more than ${MAX_LENGTH / 1024 / 1024} MiB and was not read.`;
			notices.push({ kind: 'unreadable', message, at, unread: 'bytes', beside: true });
			return;
		}
		configurations.set(path, { kind: 'config-text', language: 'unplaced', path, text, at, ..._defin().defined({ clusterPath }) });
	};
	const inOrder = _once().once(()=>[...tree.paths].sort());
	for (const fact of facts){
		if (fact.kind !== 'workload') continue;
		const isWanted = runsDnsServer(fact) ? (path)=>!HIDDEN.test(path) : (path)=>CONFIGURATION.test(path);
		for (const { source } of fact.volumes){
			if (source.kind !== 'repository') continue;
			if (source.path === '') continue;
			add(source.path, fact.clusterPath);
			const mounted = _sorte().pathsBelow(source.path, inOrder());
			const all = [...mounted, ...tree.leftOutBelow?.(source.path) ?? []].filter(isWanted);
			for (const path of all.slice(0, MAX_MOUNTED))add(path, fact.clusterPath);
			if (all.length <= MAX_MOUNTED) continue;
			const message = `More than ${MAX_MOUNTED} files of configuration lie below ${source.path}; the rest was not read.`;
			notices.push(_budge().beyondBound(message, fact.at));
		}
	}
	return { value: [...configurations.values()], notices };
}

return { configurationFacts };
},

"tools/compose/dockerfile.js": (_from) => {
/** Dockerfiles: their stages, and the words of an instruction (docs.docker.com/reference/dockerfile; moby/buildkit frontend/dockerfile). */
const [
	_sourc, _lines, _shell, _docum, _yaml,
] = _from( "text/source-text", "languages/shared/lines", "languages/shared/shell-words", "documents/document", "documents/yaml", );
const MAX_DOCKERFILE = 256 * 1024;
const MAX_INSTRUCTIONS = 2000;
const MAX_PATH = 4096;
const HERE = /<<-?["']?([A-Za-z_]\w*)/;
function stagesOf(source) {
	const stages = [];
	let count = 0;
	if (source.text.length > MAX_DOCKERFILE) return undefined;
	for (const instruction of instructionsOf(source)){
		count += 1;
		if (count > MAX_INSTRUCTIONS) return undefined;
		if (instruction.word === 'FROM') {
			const [base, , name] = wordsOf(instruction.rest).filter(({ text })=>!text.startsWith('--'));
			if (base !== undefined) stages.push({ name: name?.text.toLowerCase() ?? '', base: untagged(base), instructions: [] });
		} else stages.at(-1)?.instructions.push(instruction);
	}
	return stages;
}
function* instructionsOf(source) {
	let word = '';
	let pieces = [];
	let until;
	const done = ()=>{
		const rest = _sourc().gather(source, pieces);
		pieces = [];
		return { word, rest };
	};
	for (const { text, start, end } of _lines().linesOf(source.text)){
		if (until !== undefined) {
			if (word === 'RUN') pieces.push({ start, end: Math.min(end + 1, source.text.length) });
			if (text.trim() !== until) continue;
			until = undefined;
			if (word === 'RUN') yield done();
			continue;
		}
		if (/^\s*(?:#|$)/.test(text)) continue;
		const head = pieces.length === 0 ? /^\s*([A-Za-z]+)\s+/.exec(text) : undefined;
		if (pieces.length === 0) word = head?.[1]?.toUpperCase() ?? '';
		const more = /\\\s*$/.exec(text);
		pieces.push({ start: start + (head?.[0].length ?? 0), end: more === null ? end : start + more.index });
		if (more !== null) continue;
		until = ['RUN', 'COPY', 'ADD'].includes(word) ? HERE.exec(text)?.[1] : undefined;
		if (until === undefined || word !== 'RUN') yield done();
		else pieces.push({ start: end, end: end + 1 });
	}
	if (pieces.length > 0) yield done();
}
function untagged(base) {
	const tag = base.text.indexOf(':$');
	return tag === -1 ? base : _sourc().slice(base, 0, tag);
}
function valuesIn(rest) {
	const words = wordsOf(rest).map(({ text })=>text);
	const pairs = words[0]?.includes('=') === false ? [
		`${words[0]}=${words.slice(1).join(' ')}`
	] : words;
	return new Map(pairs.map((pair)=>{
		const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
		return [name, value.includes('$') ? undefined : value];
	}));
}
function wordsOf(rest) {
	return _shell().splitWords(rest, 'shell').words.filter(({ text })=>text !== '\n');
}
function argumentsOf(rest) {
	const value = isJsonList(rest.text) ? _yaml().readYaml(rest).value : undefined;
	return value?.kind === 'sequence' ? { list: _docum().items(value).flatMap((one)=>_docum().sourceOf(one) ?? []), isList: true } : { list: wordsOf(rest), isList: false };
}
function isJsonList(text) {
	if (!text.trimStart().startsWith('[')) return false;
	try {
		const list = JSON.parse(text);
		return Array.isArray(list) && list.every((one)=>typeof one === 'string');
	} catch  {
		return false;
	}
}
function commandOf(rest) {
	const { list, isList } = argumentsOf(rest);
	const at = _sourc().extentOf(rest);
	return isList ? list : [_sourc().synthetic(at, '/bin/sh'), _sourc().synthetic(at, '-c'), rest];
}
function chainOf(stage, stages) {
	const chain = [stage];
	for(let index = stages.indexOf(stage); index > 0;){
		const below = stages.slice(0, index).findLast(({ name })=>name !== '' && name === chain[0]?.base.text.toLowerCase());
		if (below === undefined) break;
		chain.unshift(below);
		index = stages.indexOf(below);
	}
	return chain;
}

return { MAX_DOCKERFILE, MAX_INSTRUCTIONS, MAX_PATH, argumentsOf, chainOf, commandOf, stagesOf, valuesIn };
},

"tools/compose/dotenv.js": (_from) => {
/** `.env`, and a service's `env_file` (compose-spec 05-services.md "env_file format"; compose-go dotenv/parser.go). */
const [_sourc, _lines] = _from("text/source-text", "languages/shared/lines");
function readVariables(source, isRaw = false) {
	const variables = [];
	for (const { start, end } of _lines().linesOf(source.text)){
		const line = _lines().trimmed(source, start, end);
		const from = isRaw ? 0 : /^export\s+/.exec(line.text)?.[0].length ?? 0;
		const equals = line.text.search(isRaw ? /=/ : /[=:]/);
		const name = _lines().trimmed(line, from, equals === -1 ? line.text.length : equals);
		if (!/^[A-Za-z_][\w.-]*$/.test(name.text)) continue;
		const value = equals === -1 ? undefined : _sourc().slice(line, equals + 1, line.text.length);
		variables.push({ name, value: isRaw ? value : value && unquoted(_lines().trimmed(value, 0, value.text.length)) });
	}
	return variables;
}
function unquoted(value) {
	const quote = value.text[0];
	if (quote === '"' || quote === "'") {
		const close = value.text.indexOf(quote, 1);
		return _lines().trimmed(value, 1, close === -1 ? value.text.length : close);
	}
	const comment = value.text.search(/\s#/);
	return comment === -1 ? value : _lines().trimmed(value, 0, comment);
}
function dotenvOf(file) {
	const found = new Map();
	for (const { name, value } of file === undefined ? [] : readVariables(_sourc().wholeFile(file)))if (value !== undefined) found.set(name.text, value.text);
	return found;
}

return { dotenvOf, readVariables };
},

"tools/compose/embedded.js": (_from) => {
/** Docker's 127.0.0.11: the network's names, else the service's `dns` (moby libnetwork/resolver.go forwardExtDNS). */
const [_endpo, _name, _plain] = _from("dns/endpoint", "dns/name", "facts/plain-server");
const EMBEDDED_ADDRESS = '127.0.0.11';
const MAX_SERVERS = 3;
function embeddedResolver(container) {
	const to = container.dns.flatMap((server)=>{
		const address = _endpo().parseAddress(server.value);
		if (address === undefined) return [];
		return [{ value: { kind: 'endpoint', address, port: 53, transport: 'dns' }, at: server.at }];
	});
	const [first] = to;
	if (first === undefined) return undefined;
	const { at } = first;
	const answer = { kind: 'answer', plugin: 'docker', rules: ownNames(container.names, container.internal, at), at };
	const forward = _plain().plainForward({
		plugin: 'dns',
		from: _name().ROOT,
		to: to.slice(0, MAX_SERVERS),
		policy: 'sequential',
		failover: ['SERVFAIL', 'REFUSED'],
		at
	});
	const block = _plain().plainBlock(at, [answer, forward], [{ value: { kind: 'address', address: EMBEDDED_ADDRESS }, at }]);
	return {
		kind: 'resolver',
		name: `${container.name} (Docker’s resolver)`,
		software: 'docker',
		config: { blocks: [block], errors: [], at },
		network: { beside: container.network },
		addresses: [],
		at: container.at
	};
}
function ownNames(names, internal, at) {
	const rules = [{ names: { kind: 'exactly', names: names.map((name)=>_name().absolute(name)) }, types: ['A', 'AAAA', 'MX'], effect: 'answer', at }];
	if (internal) rules.push({
		names: { kind: 'any' },
		effect: 'maybe',
		because: 'all networks of the container are internal: newer Docker does not forward there',
		at
	});
	return rules;
}

return { EMBEDDED_ADDRESS, embeddedResolver };
},

"tools/compose/environment.js": (_from) => {
/** `environment` over `env_file` (compose-spec 05-services.md). */
const [
	_defin, _sourc, _docum, _doten, _inter, _paths, _proje,
] = _from( "text/defined", "text/source-text", "documents/document", "./dotenv", "./interpolation", "./paths", "./project", );
function variablesOf(file, format, { env }) {
	const isRaw = format === 'raw';
	return _doten().readVariables(_sourc().wholeFile(file), isRaw).map(({ name, value })=>{
		const text = value === undefined ? env.get(name.text) : isRaw ? value.text : _inter().interpolate(value, env)?.text;
		return { name: name.text, value: text, secret: 'file', at: _sourc().extentOf(value ?? name) };
	});
}
function environmentOf(project, layers, read) {
	const variables = new Map();
	const put = (one)=>{
		variables.delete(one.name);
		variables.set(one.name, one);
	};
	let more = false;
	for (const { layer, entry } of _proje().layersWith(layers, 'env_file')){
		for (const item of entry.value.kind === 'sequence' ? _docum().items(entry.value) : [entry.value]){
			const named = _proje().textIn(_docum().child(item, 'path') ?? item, project.env);
			const path = named === undefined ? undefined : _paths().resolvePath(layer.directory, named.value);
			const file = path === undefined ? undefined : read(path);
			if (file === undefined) more = true;
			else for (const one of variablesOf(file, _proje().textIn(_docum().child(item, 'format'), project.env)?.value, project))put(one);
		}
	}
	for (const { layer, entry } of _proje().layersWith(layers, 'environment')){
		for (const item of _docum().items(entry.value)){
			const source = _docum().sourceOf(item);
			const equals = source?.text.indexOf('=') ?? -1;
			if (source === undefined) continue;
			if (equals !== -1) put(stated(source.text.slice(0, equals), _sourc().slice(source, equals + 1, source.text.length), project));
			else put({ name: source.text, value: project.env.get(source.text), secret: 'filled', at: _sourc().extentOf(source) });
		}
		for (const variable of _docum().entries(entry.value)){
			const { key, value } = variable;
			const source = _docum().sourceOf(value);
			const at = _docum().placeOfKey(layer.document, variable);
			put(source === undefined ? { name: key, value: project.env.get(key), secret: 'filled', at } : stated(key, source, project));
		}
	}
	return { variables: [...variables.values()], more };
}
function stated(name, source, { env }) {
	const filled = _inter().interpolate(source, env);
	const isWritten = !source.text.includes('$') || filled?.text === _inter().interpolate(source, new Map())?.text;
	const value = filled?.text;
	return { name, value, ..._defin().defined({ secret: isWritten ? undefined : 'filled' }), at: _sourc().extentOf(filled ?? source) };
}

return { environmentOf };
},

"tools/compose/interpolation.js": (_from) => {
/** `$NAME`, `${NAME:-default}` (compose-spec 12-interpolation.md; compose-go template/template.go). */
const [_appen, _condi, _paths, _sourc] = _from("text/append", "text/conditions", "text/paths", "text/source-text");
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
function interpolate(source, env) {
	const { text } = source;
	let next = text.indexOf('$');
	if (next === -1) return source;
	const parts = [];
	let done = 0;
	let characters = 0;
	while(next !== -1){
		parts.push(_sourc().slice(source, done, next));
		const reference = referenceAt(text, next, env);
		if (reference === undefined) return undefined;
		const { end, value, unset } = reference;
		const at = _sourc().locate(source, next, end);
		const assumes = unset.map((name)=>isUnset(name, at));
		parts.push(_sourc().synthetic(assumes.length === 0 ? at : { ...at, file: _condi().dependingOn(at, assumes) }, value));
		characters += value.length;
		done = end;
		next = text.indexOf('$', done);
	}
	parts.push(_sourc().slice(source, done, text.length));
	if (env.take?.(characters) === false) return undefined;
	const filled = parts.filter((part)=>part.text !== '');
	return filled.length === 0 ? _sourc().synthetic(_sourc().locate(source, 0, text.length), '') : _sourc().concat(filled);
}
function isUnset(name, { file: { path } }) {
	const words = `nothing sets the variable \`${name}\` where Compose is started`;
	const otherwise = `the variable \`${name}\` is set where Compose is started`;
	return _condi().whileUnset(path, { scope: _paths().directoryOf(path), subject: name }, words, otherwise);
}
const MAX_NESTED = 8;
function referenceAt(text, at, env, depth = 0) {
	const after = text[at + 1];
	if (after === '$') return { end: at + 2, value: '$', unset: [] };
	if (after === '{') {
		const close = closeOf(text, at + 2);
		const value = close === -1 ? undefined : valueIn(text.slice(at + 2, close), env, depth);
		return value && { ...value, end: close + 1 };
	}
	NAME.lastIndex = at + 1;
	const name = NAME.exec(text)?.[0];
	const value = name === undefined ? '$' : env.get(name);
	return value === undefined ? undefined : { end: at + 1 + (name?.length ?? 0), value, unset: [] };
}
function closeOf(text, start) {
	let depth = 1;
	for(let at = start; at < text.length; at += 1){
		if (text.startsWith('${', at)) depth += 1;
		else if (text[at] === '}') depth -= 1;
		if (depth === 0) return at;
	}
	return -1;
}
function valueIn(inside, env, depth) {
	NAME.lastIndex = 0;
	const name = NAME.exec(inside)?.[0];
	if (name === undefined) return undefined;
	const value = env.get(name);
	const rest = inside.slice(name.length);
	const orEmpty = rest.startsWith(':');
	const operator = orEmpty ? rest[1] : rest[0];
	const word = rest.slice(orEmpty ? 2 : 1);
	const isGiven = value !== undefined && !(orEmpty && value === '');
	const unset = value === undefined ? [name] : [];
	if (operator === '+' && !isGiven) return { value: '', unset };
	if (operator === '+' || operator === '-' && !isGiven) {
		const filled = filledWord(word, env, depth + 1);
		return filled && { ...filled, unset: [...unset, ...filled.unset] };
	}
	const isKnown = operator === undefined || operator === '?' || operator === '-';
	return value !== undefined && isKnown ? { value, unset } : undefined;
}
function filledWord(word, env, depth) {
	const unset = [];
	let value = '';
	let done = 0;
	for(let next = word.indexOf('$'); next !== -1; next = word.indexOf('$', done)){
		const reference = depth > MAX_NESTED ? undefined : referenceAt(word, next, env, depth);
		if (reference === undefined) return undefined;
		value += word.slice(done, next) + reference.value;
		_appen().addAll(unset, reference.unset);
		done = reference.end;
	}
	return { value: value + word.slice(done), unset };
}

return { interpolate };
},

"tools/compose/networks.js": (_from) => {

const [
	_endpo, _appen, _budge, _defin, _notic, _once, _docum, _proje,
] = _from( "dns/endpoint", "text/append", "text/budget", "text/defined", "text/notice", "text/once", "documents/document", "./project", );
const MAX_SHARED = 16;
function namespaceOf(project, service) {
	let owner = service;
	const seen = new Set();
	for(;;){
		seen.add(owner);
		const mode = _proje().lastOf(owner.layers, 'network_mode');
		const text = modeOf(project, owner);
		if (mode === undefined || text === undefined) return { kind: 'own', service: owner };
		if (text === 'host') return { kind: 'host' };
		const next = text.startsWith('service:') ? project.services.get(text.slice('service:'.length)) : text.startsWith('container:') ? project.containers.get(text.slice('container:'.length)) : owner;
		if (next === owner) return { kind: 'own', service: owner };
		const at = _docum().placeOf(mode.layer.document, mode.entry.value);
		if (next === undefined || seen.has(next)) {
			const message = `the network of \`${text}\` is not shown by this project`;
			return { kind: 'elsewhere', description: text, notice: _notic().notModelled(message, at) };
		}
		if (seen.size > MAX_SHARED) {
			const message = `More than ${MAX_SHARED} services share one another's network; where \`${text}\` leads was not read.`;
			return { kind: 'elsewhere', description: text, notice: _budge().beyondBound(message, at) };
		}
		owner = next;
	}
}
function modeOf({ env }, { layers }) {
	return _proje().textIn(_proje().lastOf(layers, 'network_mode')?.entry.value, env)?.value;
}
function isDefaultNetwork(project, service) {
	return /^(?:bridge|none)$/.test(modeOf(project, service) ?? '');
}
function reachedFrom(project, service, attachments) {
	if (modeOf(project, service) === 'none') return [];
	if (attachments.length === 0) return undefined;
	const open = attachments.filter(({ isolates })=>!isolates).map(({ id })=>id);
	return attachments.every(({ internal })=>internal) ? open : [...open, ''];
}
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];
function routesFrom(project, service, attachments) {
	if (modeOf(project, service) === 'none') return [];
	if (attachments.length === 0 || !attachments.every(({ internal })=>internal)) return undefined;
	return attachments.flatMap(({ subnets = [] })=>subnets.length === 0 ? PRIVATE : subnets);
}
function unaddressedIn(projects) {
	const found = new Map();
	for (const project of projects)for (const service of project.services.values())for (const { id, addresses } of attachmentsOf(project, service))for (const isV6 of [
		false,
		true
	])if (!addresses.some(({ value })=>_endpo().isIPv6(value) === isV6)) found.set(`${id} ${isV6}`, service.name);
	return found;
}
function bridgesOf(attachments, unaddressed) {
	return attachments.flatMap(({ id, isBridge, subnets = [], gateways })=>(isBridge ? subnets : []).map((subnet)=>({
				subnet,
				gateways: gateways.map(({ value })=>value),
				..._defin().defined({
					unaddressed: unaddressed.get(`${id} ${_endpo().isIPv6(subnet)}`)
				})
			})));
}
function attachmentsOf(project, service) {
	if (_proje().lastOf(service.layers, 'network_mode') !== undefined) return [];
	const attachments = new Map();
	const none = ()=>({ addresses: [], managed: [], aliases: [] });
	for (const { entry } of _proje().layersWith(service.layers, 'networks')){
		const names = entry.value.kind === 'sequence' ? _docum().items(entry.value).flatMap((one)=>_docum().scalarText(one) ?? []) : [];
		for (const name of names)if (!attachments.has(name)) attachments.set(name, none());
		for (const network of _docum().entries(entry.value)){
			const attachment = _once().getOrInsert(attachments, network.key, none);
			const stated = ['ipv4_address', 'ipv6_address'].flatMap((key)=>{
				const address = _proje().textIn(_docum().child(network.value, key), project.env);
				return address !== undefined && _endpo().parseAddress(address.value) !== undefined ? [address] : [];
			});
			if (stated.length > 0) attachment.addresses = attachment.managed = stated;
			for (const address of _proje().textsIn(_docum().child(network.value, 'link_local_ips'), project.env))if (_endpo().parseAddress(address.value) !== undefined) attachment.addresses = [
				...attachment.addresses,
				address
			];
			for (const alias of _proje().textsIn(_docum().child(network.value, 'aliases'), project.env))attachment.aliases.push(alias.value);
		}
	}
	if (attachments.size === 0) attachments.set('default', none());
	return [...attachments].map(([name, one])=>({ ...one, ...networkNamed(project, name) }));
}
function takenIn(project, services) {
	const taken = new Map();
	for (const service of services)for (const { id, managed } of attachmentsOf(project, service))for (const { value } of managed)_appen().append(taken, `${id} ${value}`, service);
	return taken;
}
function unlessRefused(service, attachments, taken) {
	for (const { id, managed, subnets, gateways } of attachments)for (const { value } of managed){
		const starts = `Docker starts ${service.name} at ${value}, which`;
		if (subnets?.some((subnet)=>_endpo().inCidr(value, subnet)) === false) return `${starts} is in no subnet that its network states`;
		const others = (taken.get(`${id} ${value}`) ?? []).filter((one)=>one !== service);
		if (others[0] !== undefined) return `${starts} ${others[0].name} has as well`;
		if (gateways.some((one)=>one.value === value)) return `${starts} the network's gateway has`;
	}
	return undefined;
}
function networkNamed(project, key) {
	let id = `${project.files[0]?.directory ?? ''} ${key}`;
	let internal = false;
	let isolates = false;
	let isBridge = true;
	let gateways = [];
	let hasIPv6 = false;
	let subnets = [];
	let isKnown = true;
	for (const file of project.files){
		const network = _docum().child(file.node, 'networks', key);
		const driver = _proje().textIn(_docum().child(network, 'driver'), project.env)?.value;
		if (driver !== undefined) isBridge = driver === 'bridge';
		const stated = _docum().items(_docum().child(network, 'ipam', 'config')).flatMap((one)=>gatewayOf(project, one) ?? []);
		if (stated.length > 0) gateways = stated;
		const configs = _docum().items(_docum().child(network, 'ipam', 'config'));
		if (configs.length > 0) subnets = configs.map((one)=>_proje().textIn(_docum().child(one, 'subnet'), project.env)?.value);
		const external = _docum().child(network, 'external');
		isKnown &&= external === undefined && _docum().child(network, 'ipam', 'driver') === undefined;
		const name = _proje().textIn(_docum().child(network, 'name') ?? _docum().child(external, 'name'), project.env)?.value;
		if (name !== undefined) id = name;
		else if (_proje().isSet(external)) id = key;
		if (_proje().isSet(_docum().child(network, 'internal'))) internal = true;
		const icc = _proje().textIn(_docum().child(network, 'driver_opts', 'com.docker.network.bridge.enable_icc'), project.env);
		if (icc !== undefined) isolates = IS_FALSE.test(icc.value);
		if (_proje().isSet(_docum().child(network, 'enable_ipv6'))) hasIPv6 = true;
	}
	const own = gateways.filter(({ value })=>hasIPv6 || !_endpo().isIPv6(value));
	const known = subnets.flatMap((one)=>one ?? []);
	return {
		id,
		internal,
		isolates: isBridge && isolates,
		gateways: isBridge ? own : [],
		isBridge,
		subnets: isKnown && known.length === subnets.length ? known : undefined
	};
}
const IS_FALSE = /^(?:0|[fF]|false|False|FALSE)$/;
/**
 * `gateway`, else the first address of `ip_range`, else of `subnet` (moby daemon/libnetwork/ipams/defaultipam; as
 * Docker 20.10.24 gave them to its bridges).
 */ function gatewayOf(project, config) {
	const textOf = (key)=>_proje().textIn(_docum().child(config, key), project.env);
	const stated = textOf('gateway');
	const [subnet, range] = [textOf('subnet'), textOf('ip_range')];
	const base = _endpo().nthAddress(subnet?.value ?? '', 0);
	const first = range === undefined ? base : _endpo().nthAddress(range.value, 0);
	const address = stated === undefined ? first === base ? _endpo().nthAddress(subnet?.value ?? '', 1) : first : _endpo().parseAddress(stated.value);
	const at = (stated ?? range ?? subnet)?.at;
	return address === undefined || at === undefined ? undefined : { value: address, at };
}
function networksOf(projects) {
	const known = new Map();
	const named = projects.map((project)=>{
		const keys = new Set(project.files.flatMap(({ node })=>_docum().entries(_docum().child(node, 'networks')).map(({ key })=>key)));
		const networks = [...keys].map((key)=>networkNamed(project, key));
		for (const one of networks)if (one.gateways.length > 0 || !known.has(one.id)) known.set(one.id, one);
		return [project, networks.map(({ id })=>id)];
	});
	return new Map(named.map(([project, ids])=>[project, ids.flatMap((id)=>known.get(id) ?? [])]));
}
function namesOf(project, service, attachment) {
	const container = _proje().containerName(service, project.env);
	const names = [service.name, ...container === undefined ? [] : [container], ...attachment.aliases];
	return [...new Set(names.map((name)=>name.toLowerCase()))];
}
function ownNames({ env }, { layers }) {
	const [host, domain] = ['hostname', 'domainname'].map((key)=>_proje().textIn(_proje().lastOf(layers, key)?.entry.value, env));
	if (host === undefined) return [];
	const whole = (domain === undefined ? host.value : `${host.value}.${domain.value}`).toLowerCase();
	return [...new Set([whole, whole.replace(/[.].*/s, '')])].map((value)=>({ value, at: host.at }));
}
const BRIDGE = '172.17.0.1';
function extraHosts(project, service) {
	const hosts = [];
	for (const { value, at } of ownNames(project, service))hosts.push({
		name: value,
		to: { value: _endpo().POD_ADDRESS, at },
		description: `${value} is its own hostname`,
		at
	});
	const add = (name, address, at)=>{
		const isOpen = address === 'host-gateway' ? true : undefined;
		const plain = isOpen ? BRIDGE : address.replace(/^\[|\]$/g, '');
		if (_endpo().parseAddress(plain) === undefined) return;
		const description = `extra_hosts gives ${name} the address ${isOpen ? 'of the host' : plain}`;
		hosts.push({ name: name.toLowerCase(), to: { value: plain, at }, description, ..._defin().defined({ isOpen }), at });
	};
	for (const { entry } of [..._proje().layersWith(service.layers, 'extra_hosts')].reverse()){
		for (const text of _proje().textsIn(entry.value.kind === 'sequence' ? entry.value : undefined, project.env)){
			const split = /^([^:=]+)[:=](.+)$/s.exec(text.value);
			if (split !== null) add(split[1] ?? '', split[2] ?? '', text.at);
		}
		for (const host of _docum().entries(entry.value)){
			for (const one of host.value.kind === 'sequence' ? _docum().items(host.value) : [host.value]){
				const address = _proje().textIn(one, project.env);
				if (address !== undefined) add(host.key, address.value, address.at);
			}
		}
	}
	return hosts;
}
const MAX_RANGE = 200;
function publishedPorts(project, service) {
	const ports = [];
	for (const { entry } of _proje().layersWith(service.layers, 'ports'))for (const item of _docum().items(entry.value)){
		const found = item.kind === 'map' ? longPorts(project, item) : shortPorts(project, item);
		const canonical = _endpo().parseAddress(found[0]?.address?.value ?? '0.0.0.0');
		if (canonical === undefined) continue;
		for (const port of found)ports.push(_endpo().isUnspecified(canonical) ? { ...port, address: undefined } : port);
	}
	return ports;
}
function longPorts(project, item) {
	const textOf = (key)=>_proje().textIn(_docum().child(item, key), project.env)?.value ?? '';
	const address = _proje().textIn(_docum().child(item, 'host_ip'), project.env);
	const protocol = protocolIn(textOf('protocol') || undefined);
	return portsIn(textOf('published'), textOf('target')).map((one)=>({ address, protocol, ...one }));
}
function shortPorts(project, item) {
	const text = _proje().textIn(item, project.env);
	const short = /^(?:\[?([0-9a-fA-F.:]+?)\]?:)?(\d{1,5}(?:-\d{1,5})?):(\d{1,5}(?:-\d{1,5})?)(?:\/(\w+))?$/.exec(text?.value ?? '');
	if (text === undefined || short === null) return [];
	const address = short[1] === undefined ? undefined : { value: short[1], at: text.at };
	const protocol = protocolIn(short[4]);
	return portsIn(short[2] ?? '', short[3] ?? '').map((one)=>({ address, protocol, ...one }));
}
function portsIn(published, target) {
	const [from, to] = [published, target].map((text)=>/^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text));
	if (!from || !to) return [];
	const [port, first] = [Number(from[1]), Number(to[1])];
	const more = Number(from[2] ?? port) - port;
	const others = Number(to[2] ?? first) - first;
	const one = { port, target: first };
	if (more > 0 && others === 0) return [
		{
			...one,
			assumes: `Docker takes ${port} of the ports ${published}, the first`
		}
	];
	if (more !== others || more < 0) return [];
	const counted = [...Array(Math.min(more + 1, MAX_RANGE)).keys(), 53 - port, 53 - first];
	const offsets = new Set(counted.filter((offset)=>offset >= 0 && offset <= more));
	return [...offsets].map((offset)=>({ port: port + offset, target: first + offset }));
}
function protocolIn(text) {
	return text?.toUpperCase() ?? 'TCP';
}
function placeOfName(service) {
	return _docum().placeOfKey(service.document, service.entry);
}

return {
	attachmentsOf,
	bridgesOf,
	extraHosts,
	isDefaultNetwork,
	namesOf,
	namespaceOf,
	networksOf,
	placeOfName,
	publishedPorts,
	reachedFrom,
	routesFrom,
	takenIn,
	unaddressedIn,
	unlessRefused
};
},

"tools/compose/project.js": (_from) => {
/** The last layer wins (compose-spec 13-merge.md; compose-go loader/extends.go, override/merge.go). */
const [
	_budge, _notic, _once, _paths, _lines, _docum, _inter, _paths1,
] = _from( "text/budget", "text/notice", "text/once", "text/paths", "languages/shared/lines", "documents/document", "./interpolation", "./paths", );
const MAX_EXTENDED = 16;
function projectOf(files, env, open, notices) {
	const services = new Map();
	const serviceIn = servicesByName();
	for (const file of files){
		for (const entry of _docum().entries(_docum().child(file.node, 'services'))){
			const known = services.get(entry.key);
			const own = { ...file, node: entry.value };
			const layers = [...known?.layers ?? [], ...extended(own, file.node, { env, open, notices, serviceIn }), own];
			services.set(entry.key, { layers, document: file.document, entry });
		}
	}
	const profiles = new Set((env.get('COMPOSE_PROFILES') ?? '').split(',').map((one)=>one.trim()));
	const named = new Map();
	const containers = new Map();
	for (const [name, found] of services){
		const service = { name, ...found };
		named.set(name, service);
		const container = containerName(service, env);
		if (container !== undefined && !containers.has(container)) containers.set(container, service);
	}
	return { files, services: named, containers, env, profiles, open, notices };
}
function containerName(service, env) {
	return textIn(lastOf(service.layers, 'container_name')?.entry.value, env)?.value;
}
function servicesByName() {
	const servicesOf = _once().oncePer(namedServices);
	return (root, name)=>servicesOf(root).get(name);
}
function namedServices(root) {
	return new Map(_docum().entries(_docum().child(root, 'services')).map(({ key, value })=>[key, value]));
}
function extended(service, file, { env, open, notices, serviceIn }) {
	const layers = [];
	let at = { layer: service, file };
	const seen = new Set([service.node]);
	for(let i = 0; i < MAX_EXTENDED; i += 1){
		const words = _docum().entryOf(at.layer.node, 'extends');
		if (words === undefined) break;
		const name = textIn(_docum().child(words.value, 'service') ?? words.value, env)?.value;
		const named = textIn(_docum().child(words.value, 'file'), env);
		const path = named === undefined ? undefined : _paths1().resolvePath(at.layer.directory, named.value);
		const document = named === undefined ? at.layer.document : path === undefined ? undefined : open(path);
		const root = named === undefined ? at.file : document?.root;
		const node = name === undefined || root === undefined ? undefined : serviceIn(root, name);
		if (document === undefined || root === undefined || node === undefined) {
			const place = named ?? textIn(words.value, env);
			if (place !== undefined && named !== undefined) notices.push(_notic().notModelled(`what this service extends is not in the repository: \`${named.value}\``, place.at));
			break;
		}
		if (seen.has(node)) break;
		seen.add(node);
		const directory = named === undefined ? at.layer.directory : _paths().directoryOf(document.path);
		at = { layer: { document, node, directory }, file: root };
		layers.unshift(at.layer);
		if (i + 1 === MAX_EXTENDED && _docum().entryOf(node, 'extends') !== undefined) {
			const message = `More than ${MAX_EXTENDED} services extend one another; the rest was not read.`;
			notices.push(_budge().beyondBound(message, _docum().placeOf(document, node)));
		}
	}
	return layers;
}
function extendedFiles(project) {
	const projectPaths = new Set(project.files.map((file)=>file.document.path));
	const paths = new Set();
	for (const { layers } of project.services.values())for (const { document } of layers)if (!projectPaths.has(document.path)) paths.add(document.path);
	return [...paths];
}
function lastOf(layers, key) {
	return layersWith(layers, key).at(-1);
}
function layersWith(layers, key) {
	const stated = [];
	for (const layer of layers){
		const entry = _docum().entryOf(layer.node, key);
		if (entry === undefined) continue;
		const tag = tagOf(layer.document, entry);
		if (tag !== undefined) stated.length = 0;
		if (tag !== 'reset' && !_docum().isNull(entry.value)) stated.push({ layer, entry });
	}
	return stated;
}
function tagOf(document, entry) {
	const between = document.source.text.slice(entry.keySpan.end, entry.keySpan.end + 16);
	const tag = /^["']?\s*:\s*!(reset|override)\b/.exec(between)?.[1];
	return tag === 'reset' || tag === 'override' ? tag : undefined;
}
function textIn(node, env) {
	const source = _docum().sourceOf(node);
	const text = source === undefined ? undefined : _inter().interpolate(source, env);
	return text === undefined ? undefined : _lines().locatedWhole(text);
}
function textsIn(node, env) {
	const list = node === undefined ? [] : node.kind === 'sequence' ? _docum().items(node) : [node];
	return list.flatMap((one)=>textIn(one, env) ?? []);
}
function isSet(node) {
	return _docum().scalarText(node) === 'true';
}

return { containerName, extendedFiles, isSet, lastOf, layersWith, projectOf, textIn, textsIn };
},

"tools/compose/services.js": (_from) => {

const [
	_endpo, _appen, _budge, _defin, _once, _capab, _lines, _madeo, _resol, _shell, _docum, _built, _embed, _envir, _inter, _netwo, _proje, _volum,
] = _from(
	"dns/endpoint", "text/append", "text/budget", "text/defined", "text/once", "languages/shared/capabilities", "languages/shared/lines",
	"languages/shared/made-objects", "languages/shared/resolver-images", "languages/shared/shell-words", "documents/document", "./built-image", "./embedded",
	"./environment", "./interpolation", "./networks", "./project", "./volumes",
);
const NAMESPACE = 'compose';
const MAX_PEERS = 32;
function serviceFacts(projects, files) {
	const { read } = files;
	const owners = new Map();
	const placed = [];
	const unaddressed = _netwo().unaddressedIn(projects);
	for (const project of projects){
		const services = [...project.services.values()];
		const resolvers = services.flatMap((service)=>resolverOf(project, service, files) ?? []);
		if (resolvers.length === 0) continue;
		const started = services.filter((service)=>unlessStarted(project, service) === undefined);
		const known = { owners, taken: _netwo().takenIn(project, started), unaddressed };
		for (const resolver of resolvers)placed.push({ ...resolver, ...ownerOf(project, resolver.service, known) });
	}
	const neighbours = new Map();
	for (const owner of owners.values())for (const attachment of owner.attachments){
		const list = _once().getOrInsert(neighbours, attachment.id, ()=>[]);
		list.push({ owner, attachment });
		if (list.length === MAX_PEERS + 1) owner.project.notices.push(tooManyPeers(owner));
	}
	const facts = [];
	const add = (project, more)=>_appen().addAll(facts, more.map((fact)=>({ project, fact })));
	for (const one of placed)add(one.project, workloadFacts(one, peersOf(one.owner, neighbours), read));
	for (const owner of owners.values()){
		add(owner.project, addressFacts(owner));
		const dns = serversOf(owner.project, owner.service);
		if (dns.length === 0 || _netwo().isDefaultNetwork(owner.project, owner.service)) continue;
		const resolver = _embed().embeddedResolver({
			network: owner.network,
			name: `${NAMESPACE}/Service/${owner.service.name}`,
			dns,
			names: peersOf(owner, neighbours).map((host)=>host.name),
			internal: owner.attachments.length > 0 && owner.attachments.every((one)=>one.internal),
			at: _netwo().placeOfName(owner.service)
		});
		if (resolver !== undefined) add(owner.project, [resolver]);
	}
	const known = new Set(placed.map(({ service })=>service));
	for (const project of new Set(placed.map((one)=>one.project)))for (const service of project.services.values()){
		if (known.has(service)) continue;
		const namespace = _netwo().namespaceOf(project, service);
		const owner = namespace.kind === 'own' ? owners.get(namespace.service) : undefined;
		add(project, owner === undefined ? unreadFacts(project, service) : [unread(project, service, { ...owner, labels: {} })]);
	}
	const networks = _netwo().networksOf(projects);
	for (const one of placed)add(one.project, hostFacts(one, networks.get(one.project) ?? [], read));
	return facts;
}
function tooManyPeers({ service }) {
	const message = `More than ${MAX_PEERS} DNS servers share a network; the names of this one and the rest were not read.`;
	return _budge().beyondBound(message, _netwo().placeOfName(service));
}
function imageOf(project, service) {
	const words = _proje().lastOf(service.layers, 'image');
	if (words === undefined) return undefined;
	const literal = _proje().textIn(words.entry.value, project.env);
	const source = _docum().sourceOf(words.entry.value);
	return literal ?? (source === undefined ? undefined : { ..._lines().locatedWhole(source), value: unfilledImage(source.text) });
}
function resolverOf(project, service, files) {
	const built = _built().builtImage(project, service, files);
	if (built !== undefined) return { service, built, image: built.image, assumes: built.assumes };
	const image = imageOf(project, service);
	if (image === undefined || !_resol().mayBeResolver(image.value)) return undefined;
	const isBuilt = _proje().lastOf(service.layers, 'build') !== undefined;
	return {
		service,
		image,
		..._defin().defined({
			assumes: isBuilt ? `the image ${image.value} is as its name says` : undefined
		})
	};
}
function unfilledImage(text) {
	const tag = text.indexOf(':${');
	return tag === -1 ? text : text.slice(0, tag);
}
function ownerOf(project, service, { owners, taken, unaddressed }) {
	const namespace = _netwo().namespaceOf(project, service);
	const directory = project.files[0]?.directory ?? '';
	if (namespace.kind === 'host') return {
		project,
		service,
		owner: undefined,
		network: `host:${directory}`,
		foreignNetwork: 'host',
		labels: {
			'compose-host': `${directory}/${service.name}`
		}
	};
	if (namespace.kind === 'elsewhere') {
		project.notices.push(namespace.notice);
		return {
			project,
			service,
			owner: undefined,
			network: `host:${directory} ${namespace.description}`,
			foreignNetwork: 'elsewhere'
		};
	}
	const { service: namespaceService } = namespace;
	const known = owners.get(namespaceService);
	const attachments = known?.attachments ?? _netwo().attachmentsOf(project, namespaceService);
	const owner = known ?? {
		project,
		service: namespaceService,
		network: `pod:${NAMESPACE}/Service/${namespaceService.name}`,
		labels: {
			'compose-network': `${directory}/${namespaceService.name}`
		},
		attachments,
		bridges: _netwo().bridgesOf(attachments, unaddressed),
		assumes: startsOnDemand(project, namespaceService) ?? _netwo().unlessRefused(namespaceService, attachments, taken)
	};
	owners.set(namespaceService, owner);
	return { project, service, owner, network: owner.network };
}
function inactiveProfile(project, service) {
	const profiles = _proje().layersWith(service.layers, 'profiles').flatMap(({ entry })=>_proje().textsIn(entry.value, project.env));
	if (profiles.some((one)=>project.profiles.has(one.value)) || project.profiles.has('*')) return undefined;
	return profiles[0]?.value;
}
function peersOf(owner, neighbours) {
	if (owner === undefined) return [];
	const peers = [];
	for (const { id } of owner.attachments)for (const { owner: peer, attachment } of (neighbours.get(id) ?? []).slice(0, MAX_PEERS)){
		const [address] = attachment.addresses;
		const at = address?.at ?? _netwo().placeOfName(peer.service);
		for (const name of _netwo().namesOf(peer.project, peer.service, attachment))peers.push({
			name,
			to: address ?? { namespace: NAMESPACE, service: nameOfAny(peer) },
			description: `Docker’s resolver knows ${name} as service ${peer.service.name}`,
			byResolver: true,
			at
		});
	}
	return peers;
}
function nameOfAny(owner) {
	return owner.attachments.some((one)=>one.addresses.length > 0) ? `${owner.service.name}-any` : owner.service.name;
}
function serversOf(project, service) {
	return _proje().layersWith(service.layers, 'dns').flatMap(({ entry })=>_proje().textsIn(entry.value, project.env));
}
function workloadFacts({ project, service, image, built, assumes, owner, network, foreignNetwork, labels }, peers, read) {
	const at = _netwo().placeOfName(service);
	const { layers } = service;
	const { volumes, mounts, facts, assumes: mounted } = _volum().mountsOf(project, layers, NAMESPACE);
	const copied = built === undefined ? { volumes: [], mounts: [] } : _built().copiedFiles(built, mounts);
	const { variables, more } = _envir().environmentOf(project, layers, read);
	const names = new Set(variables.map(({ name })=>name));
	const [entrypoint, command] = ['entrypoint', 'command'].map((key)=>_proje().lastOf(layers, key) && textsOf(project, service, key));
	const container = _madeo().madeContainer({
		name: service.name,
		image,
		words: _shell().commandWords([
			...entrypoint ?? built?.entrypoint ?? [],
			...entrypoint === undefined && built?.takesCommand === false ? [] : command ?? (entrypoint === undefined ? built?.command : undefined) ?? []
		]),
		env: [...built?.env.filter(({ name })=>!names.has(name)) ?? [], ...variables],
		ports: [{ containerPort: 53, protocol: 'UDP' }],
		mounts: [...copied.mounts, ...mounts],
		..._defin().defined({
			workingDirectory: workingDirectory(project, layers, built),
			replacesEntrypoint: (entrypoint ?? built?.entrypoint) === undefined ? undefined : true,
			envFrom: more || undefined,
			dropsNetBind: capabilitiesOf(project, service)
		})
	});
	const networks = owner && _netwo().reachedFrom(owner.project, owner.service, owner.attachments);
	const routes = owner && _netwo().routesFrom(owner.project, owner.service, owner.attachments);
	const workload = _madeo().madeWorkload({
		...OF_ENGINE,
		name: service.name,
		labels: owner?.labels ?? labels ?? {},
		sharedNetwork: network,
		hosts: [..._netwo().extraHosts(project, owner?.service ?? service), ...peers],
		dnsPolicy: { value: 'None', at },
		dnsConfig: resolverFile(project, owner?.service ?? service, foreignNetwork, at),
		containers: [container],
		volumes: [...copied.volumes, ...volumes],
		..._defin().defined({ networks, routes, bridges: owner?.bridges, mayDiffer: unlessStarted(project, service) ?? owner?.assumes ?? assumes ?? mounted }),
		at
	});
	return [workload, ...facts];
}
function workingDirectory({ env }, layers, built) {
	const own = _proje().lastOf(layers, 'working_dir');
	const stated = own === undefined ? built?.workingDirectory : _proje().textIn(own.entry.value, env)?.value;
	return stated?.startsWith('/') === true ? stated : undefined;
}
function capabilitiesOf({ env }, { layers }) {
	const listed = (key)=>_proje().layersWith(layers, key).flatMap(({ entry })=>_proje().textsIn(entry.value, env).map(({ value })=>value));
	const privileged = _proje().lastOf(layers, 'privileged');
	const isPrivileged = privileged !== undefined && _proje().isSet(privileged.entry.value);
	return _capab().dropsNetBind({ add: listed('cap_add'), drop: listed('cap_drop') }, isPrivileged);
}
function unlessStarted(project, service) {
	const { env } = project;
	const { name, layers } = service;
	const counts = [..._proje().layersWith(layers, 'scale'), ..._proje().layersWith(layers, 'deploy')].flatMap(({ entry })=>{
		const node = entry.key === 'scale' ? entry.value : _docum().child(entry.value, 'replicas');
		return node === undefined ? [] : _proje().textIn(node, env) ?? [];
	});
	if (counts.at(-1)?.value === '0') return `a container of ${name} runs, of which none is stated`;
	return startsOnDemand(project, service);
}
function resolverFile(project, service, foreignNetwork, at) {
	const dns = serversOf(project, service);
	const listed = {
		nameservers: dns,
		at: dns[0]?.at ?? at,
		from: '`dns`'
	};
	if (foreignNetwork === undefined && !_netwo().isDefaultNetwork(project, service)) return {
		nameservers: [{ value: _embed().EMBEDDED_ADDRESS, at: listed.at }],
		at: listed.at,
		from: 'Docker'
	};
	if (dns.length > 0) return listed;
	const unknown = foreignNetwork === 'elsewhere' ? 'what the resolver file of a container that is not shown holds is not stated' : 'what /etc/resolv.conf holds on its host is not stated';
	return { ...listed, unknown };
}
function textsOf(project, service, key) {
	const node = _proje().lastOf(service.layers, key)?.entry.value;
	const filled = (source)=>_inter().interpolate(source, project.env) ?? source;
	if (node?.kind === 'sequence') return _docum().items(node).flatMap((item)=>_docum().sourceOf(item) ?? []).map(filled);
	const source = _docum().sourceOf(node);
	const split = source === undefined ? undefined : _shell().splitWords(filled(source), 'shell');
	return split?.certain === true ? split.words : [];
}
const OF_ENGINE = { namespace: NAMESPACE, workload: 'Service', containerEngine: true };
const PORTS = [{ port: 53, targetPort: 53, protocol: 'UDP' }];
const EVERY_PORT = { everyPort: true, ports: PORTS };
function addressFacts(owner) {
	const { project, service, labels: selector } = owner;
	const at = _netwo().placeOfName(service);
	const { assumes } = owner;
	const common = _madeo().madeService({ namespace: NAMESPACE, name: nameOfAny(owner), ..._defin().defined({ assumes }), selector, at });
	const facts = [];
	const name = ()=>facts.length === 0 ? service.name : `${service.name}-${facts.length + 1}`;
	for (const { addresses, id: network } of owner.attachments)for (const address of addresses)facts.push({
		...common,
		...EVERY_PORT,
		network,
		name: name(),
		clusterIPs: [address],
		at: address.at
	});
	const unaddressed = owner.attachments.filter((one)=>one.addresses.length === 0);
	const [first, ...others] = unaddressed;
	const network = _defin().defined({ network: others.length === 0 ? first?.id : undefined });
	const subnets = _defin().defined({ subnets: others.length === 0 ? first?.subnets : undefined });
	if (first !== undefined) facts.push({ ...common, ...EVERY_PORT, ...network, ...subnets });
	for (const { address, port, target, protocol, assumes: published } of isIsolated(owner) ? [] : _netwo().publishedPorts(project, service)){
		if (address === undefined) continue;
		const ports = [{ port, targetPort: target, protocol }];
		facts.push({ ...common, ..._defin().defined({ assumes: assumes ?? published }), name: name(), clusterIPs: [address], ports, onHost: true, at: address.at });
	}
	return facts;
}
function unreadFacts(project, service) {
	const clusterIPs = _netwo().attachmentsOf(project, service).flatMap(({ addresses })=>addresses);
	if (clusterIPs.length === 0) return [];
	const at = _netwo().placeOfName(service);
	const { name } = service;
	const directory = project.files[0]?.directory ?? '';
	const labels = {
		'compose-network': `${directory}/${name}`
	};
	const workload = unread(project, service, {
		labels,
		network: `pod:${NAMESPACE}/Service/${name}`
	});
	const reached = { namespace: NAMESPACE, name, selector: labels, at };
	return [workload, _madeo().madeService({ ...reached, clusterIPs, ports: PORTS, onHost: true })];
}
function unread(project, service, { labels, network }) {
	const image = imageOf(project, service);
	const at = _netwo().placeOfName(service);
	return _madeo().madeWorkload({
		...OF_ENGINE,
		name: service.name,
		labels,
		sharedNetwork: network,
		dnsPolicy: { value: 'None', at },
		containers: [_madeo().madeContainer({ name: service.name, ..._defin().defined({ image }) })],
		at
	});
}
function startsOnDemand(project, service) {
	const profile = inactiveProfile(project, service);
	return profile === undefined ? undefined : `profile ${profile} is on, which starts ${service.name}`;
}
function isIsolated({ project, service, attachments }) {
	return _netwo().reachedFrom(project, service, attachments)?.includes('') === false;
}
const HOST_ADDRESS = /^(?:FTLCONF_LOCAL_IPV[46]|FTLCONF_REPLY_ADDR[46]|FTLCONF_dns_reply_host_IPv[46]|ServerIP(?:v6)?)$/;
function hostFacts(placed, networks, read) {
	const { project, service, owner } = placed;
	const there = onHost(placed);
	if (there === undefined) return [];
	const at = _netwo().placeOfName(service);
	const base = _madeo().madeService({
		namespace: NAMESPACE,
		name: `${service.name}-host`,
		...there,
		onHost: true,
		at
	});
	const { variables } = _envir().environmentOf(project, service.layers, read);
	const facts = variables.flatMap(({ name, value, at })=>{
		if (!HOST_ADDRESS.test(name) || value === undefined || _endpo().parseAddress(value) === undefined) return [];
		return /^(?:0\.0\.0\.0|127\.|::)/.test(value) ? [] : [{ ...base, clusterIPs: [{ value, at }], at }];
	});
	const addAll = (clusterIPs, assumes)=>{
		const [first] = clusterIPs;
		if (first !== undefined) facts.push({ ...base, ..._defin().defined({ assumes }), clusterIPs, at: first.at });
	};
	const add = (addresses, assumes)=>{
		addAll(addresses.filter(({ value })=>!_endpo().isIPv6(value)), assumes);
		addAll(addresses.filter(({ value })=>_endpo().isIPv6(value)), assumes ?? OVER_IPV6);
	};
	add([{ value: '172.17.0.1', at }], DOCKER0);
	if (owner === undefined) {
		const gateways = networks.flatMap((one)=>one.gateways);
		add(gateways, undefined);
	} else {
		const [own, ...others] = owner.attachments;
		const onDemand = owner.assumes;
		if (own !== undefined && others.length === 0) add(gatewaysIn(networks.filter(({ id })=>id === own.id)), onDemand ?? (own.isolates ? PROXIED : undefined));
		add(gatewaysIn(networks), onDemand ?? PROXIED);
	}
	return facts;
}
const DOCKER0 = 'Docker’s `bip` and `userland-proxy` are the default ones, so 172.17.0.1 is the host';
const OVER_IPV6 = 'what listens on every address of the host takes questions over IPv6 too';
/**
 * Seen with Docker 20.10.24: from the network of the container alone a published port is reached without docker-proxy
 * too; from internal networks it is not with it either.
 */ const PROXIED = 'Docker’s `userland-proxy` is on, by which a published port is reached from other networks';
function gatewaysIn(networks) {
	return networks.flatMap(({ internal, gateways })=>internal ? [] : gateways);
}
function onHost({ project, owner, labels }) {
	if (owner === undefined) return labels === undefined ? undefined : { selector: labels, ...EVERY_PORT };
	const ports = _netwo().publishedPorts(project, owner.service).flatMap(({ address, port, target: targetPort, protocol })=>address === undefined ? [
			{ port, targetPort, protocol }
		] : []);
	return ports.length === 0 || isIsolated(owner) ? undefined : { selector: owner.labels, ports };
}

return { serviceFacts };
},

"tools/compose/started.js": (_from) => {
/** Projects that commands start: `docker compose -f FILE -f FILE up` (docker/docs reference/cli/docker/compose "-f"). */
const [
	_budge, _locat, _paths, _sourc, _shell, _opent, _paths1,
] = _from( "text/budget", "text/location", "text/paths", "text/source-text", "languages/shared/shell-words", "documents/open-text", "./paths", );
const CALL = /\b(?:docker|podman)[ -]compose\b(?:\\\r?\n|[^\n;|&#]){0,2000}/g;
const MAX_SCRIPTS = 500;
const MAX_READ = 20_000;
function startedProjects(tree, notices) {
	const scripts = tree.paths.filter((path)=>_opent().isScript(path, '') || RUNS.test(path));
	const files = scripts.slice(0, MAX_READ).flatMap((path)=>tree.read(path) ?? []);
	const calling = files.filter(({ text })=>/compose\b/.test(text));
	const [beyond] = [...calling.slice(MAX_SCRIPTS).map(({ path })=>path), ...scripts.slice(MAX_READ)];
	const message = 'of the scripts that may start Compose, those from here on are not looked into: which files they name is not known';
	if (beyond !== undefined) notices.push(_budge().beyondBound(message, _locat().atFile(beyond)));
	return calling.slice(0, MAX_SCRIPTS).flatMap((file)=>{
		const { path } = file;
		const source = _sourc().wholeFile(file);
		const entered = [...file.text.matchAll(/^[\s@]*cd\s+([\w./-]{1,200})/gm)].map(([, folder = ''])=>folder);
		const places = [...entered, _paths().directoryOf(path), ''].flatMap((folder)=>_paths().pathFrom('', folder) ?? []);
		return [...file.text.matchAll(CALL)].flatMap(({ 0: call, index })=>{
			if (NO_COMMAND.test(file.text.slice(file.text.lastIndexOf('\n', index) + 1, index))) return [];
			const [words = []] = _shell().commandsOf(_sourc().slice(source, index, index + closed(call).length));
			const [program] = words;
			const named = filesOf(words.slice(1));
			if (program === undefined || named === undefined) return [];
			const at = _sourc().extentOf(program);
			const found = places.find((place)=>isThere(named, place, tree));
			return found === undefined ? [] : projectAt(found, named, at);
		});
	});
}
function closed(call) {
	const quote = (call.match(/["']/g)?.length ?? 0) % 2 === 1 ? call.search(/["'][^"']*$/) : -1;
	return quote === -1 ? call : call.slice(0, quote);
}
const RUNS = /(?:^|\/)(?:[^./]+|Taskfile\.ya?ml|\.gitlab-ci\.yml|package\.json|[^/]+\.service)$|^\.github\/workflows\/[^/]+\.ya?ml$/;
const NO_COMMAND = /^\s*(?:#|[@-]?(?:echo|printf)\b)/;
const STARTS = /^(?:up|start|create|restart)$/;
function filesOf(words) {
	const files = [];
	let isNamed = false;
	for(let i = 0; i < words.length; i += 1){
		const { text } = words[i] ?? { text: '' };
		const [, flag, value] = /^(?:(-f|--file)=?(.*))$/s.exec(text) ?? [];
		if (flag !== undefined) {
			isNamed = true;
			if (value === '') i += 1;
			files.push(value || (words[i]?.text ?? ''));
		} else if (VALUED.test(text)) i += 1;
		else if (/^(?:compose|-\S*)$/.test(text)) continue;
		else return STARTS.test(text) ? files : undefined;
	}
	return isNamed ? files : undefined;
}
const VALUED = /^(?:-p|--project-name|--env-file|--profile|--ansi|--progress|--parallel|-c|--context|-H|--host)$/;
function isThere(files, folder, { read, paths }) {
	if (files.length === 0) return paths.some((path)=>_paths().directoryOf(path) === folder && MAIN.test(path));
	return files.every((name)=>read(_paths().pathFrom(folder, name) ?? '') !== undefined);
}
const MAIN = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
function projectAt(folder, named, at) {
	const files = named.flatMap((name)=>_paths1().resolvePath(folder, name) ?? []);
	if (files.length < named.length) return [];
	const [first = _paths().inFolder(folder, 'compose.yaml')] = files;
	return [{ files, folder: _paths().directoryOf(first), at }];
}

return { startedProjects };
},

"tools/compose/volumes.js": (_from) => {

const [
	_defin, _once, _sourc, _docum, _inter, _paths, _proje,
] = _from( "text/defined", "text/once", "text/source-text", "documents/document", "./interpolation", "./paths", "./project", );
function mountsOf(project, layers, namespace) {
	const byTarget = new Map();
	const facts = [];
	let assumes;
	for (const { layer, entry } of _proje().layersWith(layers, 'volumes'))for (const item of _docum().items(entry.value)){
		const found = volumeOf(project, layer, item);
		if (found !== undefined) byTarget.set(found.target, found);
		if (found?.source.kind === 'repository' && OF_SHELL.test((_docum().sourceOf(item) ?? _docum().sourceOf(_docum().child(item, 'source')))?.text ?? '')) assumes = project.env.has('PWD') ? assumes : `docker compose is called in ${layer.directory || 'the root'}`;
	}
	for (const [key, folder] of [
		['configs', ''],
		['secrets', '/run/secrets']
	])for (const { entry } of _proje().layersWith(layers, key))for (const item of _docum().items(entry.value)){
		const name = _docum().scalarText(item) ?? _proje().textIn(_docum().child(item, 'source'), project.env)?.value;
		if (name === undefined) continue;
		const target = _proje().textIn(_docum().child(item, 'target'), project.env)?.value ?? name;
		const path = target.startsWith('/') ? target : `${folder}/${target}`;
		byTarget.set(path, { target: path, source: contentOf(project, { key, name, namespace }, facts) });
	}
	const volumes = [];
	const mounts = [];
	const written = _once().once(()=>writtenIn(project));
	for (const { source: stated, target, readOnly } of byTarget.values()){
		const name = `volume-${volumes.length}`;
		const source = stated.kind === 'repository' && readOnly === true && !written().some((one)=>overlap(one, stated.path)) ? {
			...stated,
			unwritten: true
		} : stated;
		volumes.push({ name, source });
		const held = source.kind === 'config-map' ? { subPath: CONTENT } : {};
		mounts.push({ volume: name, path: target, ...held });
	}
	return { volumes, mounts, facts, ..._defin().defined({ assumes }) };
}
const MAX_SERVICES = 200;
function writtenIn(project) {
	if (project.services.size > MAX_SERVICES) return [''];
	return [
		...project.services.values()
	].flatMap((service)=>_proje().layersWith(service.layers, 'volumes').flatMap(({ layer, entry })=>_docum().items(entry.value).flatMap((item)=>{
				const { source, readOnly } = volumeOf(project, layer, item) ?? {};
				return source?.kind === 'repository' && readOnly !== true ? [source.path] : [];
			})));
}
function overlap(one, other) {
	return one === '' || `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
const NOT_STATED = { kind: 'other', type: 'volume' };
function volumeOf(project, layer, item) {
	if (item.kind === 'map') {
		const written = _docum().sourceOf(_docum().child(item, 'source'));
		const from = [written, written && besideFile(written)].flatMap((one)=>one === undefined ? [] : _inter().interpolate(one, project.env)?.text ?? [])[0];
		const target = _proje().textIn(_docum().child(item, 'target'), project.env)?.value;
		if (target === undefined) return undefined;
		const path = _docum().scalarText(_docum().child(item, 'type')) === 'bind' ? resolved(layer, from) : undefined;
		const readOnly = _docum().scalarText(_docum().child(item, 'read_only')) === 'true';
		return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path }, readOnly };
	}
	const source = _docum().sourceOf(item);
	if (source === undefined) return undefined;
	const text = _inter().interpolate(source, project.env)?.text ?? _inter().interpolate(besideFile(source), project.env)?.text;
	if (text === undefined) {
		const target = /:(\/[^:]+)(?::[\w,]+)?$/.exec(source.text)?.[1];
		return target === undefined ? undefined : { target, source: NOT_STATED };
	}
	const [from = '', target = from, options = ''] = text.split(':');
	if (target === '') return undefined;
	const path = from.startsWith('.') ? resolved(layer, from) : undefined;
	const readOnly = options.split(',').includes('ro');
	return { target, source: path === undefined ? NOT_STATED : { kind: 'repository', path }, readOnly };
}
const OF_SHELL = /^\$(?:PWD|\{PWD\})(?=\/)/;
function besideFile(source) {
	const own = OF_SHELL.exec(source.text)?.[0];
	return own === undefined ? source : _sourc().synthetic(_sourc().extentOf(source), `.${source.text.slice(own.length)}`);
}
function resolved(layer, from) {
	return from === undefined ? undefined : _paths().resolvePath(layer.directory, from);
}
const CONTENT = 'content';
function contentOf(project, { key, name, namespace }, facts) {
	const secret = _defin().defined({ secret: key === 'secrets' || undefined });
	for (const file of [...project.files].reverse()){
		const definition = _docum().child(file.node, key, name);
		const path = _proje().textIn(_docum().child(definition, 'file'), project.env)?.value;
		if (path !== undefined) {
			const inside = _paths().resolvePath(file.directory, path);
			return inside === undefined ? NOT_STATED : { kind: 'repository', path: inside, ...secret };
		}
		const entry = _docum().entries(_docum().child(file.node, key)).findLast((one)=>one.key === name);
		const content = _docum().child(definition, CONTENT);
		const source = _docum().sourceOf(content);
		const text = source === undefined ? undefined : _inter().interpolate(source, project.env);
		if (entry === undefined || text === undefined) continue;
		const map = `${key}/${name}`;
		const fact = {
			kind: 'config-map',
			namespace,
			name: map,
			data: [{ key: CONTENT, text, at: _sourc().extentOf(text) }],
			at: _docum().placeOfKey(file.document, entry),
			...secret
		};
		if (!facts.some((one)=>one.kind === 'config-map' && one.name === map)) facts.push(fact);
		return { kind: 'config-map', name: map, optional: false, ...secret };
	}
	return NOT_STATED;
}

return { mountsOf };
}
};
