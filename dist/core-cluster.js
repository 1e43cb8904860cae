'use strict';

module.exports = {

"core/cluster/context.js": (_from) => {

const [_invar] = _from("text/invariant");
function firstPool({ pools }) {
	const [pool] = pools;
	_invar().invariant(pool !== undefined, 'a cluster has at least one pool of nodes');
	return pool;
}

return { firstPool };
},

"core/cluster/dns-objects.js": (_from) => {

const [_invar, _paths] = _from("text/invariant", "text/paths");
function readsCorefile(container) {
	const image = _invar().itemAt((container.image?.value ?? '').split('@'), 0);
	const name = _paths().baseName(image).replace(/:.*$/s, '');
	if (/(?:^|-)coredns$/.test(name)) return 'CoreDNS';
	return /^k8s-dns-node-cache(?:-[a-z0-9]+)?$/.test(name) ? 'node-cache' : undefined;
}
function isCorefileMap(fact) {
	return fact.kind === 'config-map' && fact.data.some((entry)=>entry.key === 'Corefile');
}
function isDnsWorkload(fact) {
	return fact.kind === 'workload' && fact.containers.some((one)=>one.ports.some((port)=>port.containerPort === 53) || readsCorefile(one) !== undefined);
}

return { isCorefileMap, isDnsWorkload, readsCorefile };
},

"core/cluster/made-corefile.js": (_from) => {
/** Corefiles that commands of a pod write, or copy from where they are mounted, before CoreDNS starts with them. */
const [_defin, _paths, _mount] = _from("text/defined", "text/paths", "./mounts");
function madeCorefile(at, started, context) {
	const { workload, container } = started;
	const written = workload.containers.flatMap((writer)=>writer.words.flatMap((word)=>context.textsIn(_paths().baseName(at), word.at).map(({ text })=>({
					writer,
					text
				}))));
	const [only, ...others] = written;
	if (only !== undefined) {
		if (others.length > 0) return undefined;
		const edits = [...isPlain(at, only, started) ? [] : [only.writer], ...editorsOf(at, only.writer, started)];
		addEditNotice(at, edits, started, context);
		const isSure = edits.length === 0 && isNamedOnce(at, only, started);
		const assumes = isSure ? undefined : `${at} is started as a command of the pod writes it`;
		return { text: only.text, ..._defin().defined({ assumes }) };
	}
	for (const one of workload.containers.filter(({ init })=>init)){
		const from = copiedFrom(placesIn(one, at, container), one);
		if (from === undefined) continue;
		const { files, used } = _mount().mountedFiles(workload, one, context);
		const text = files.get(from);
		if (text === undefined) continue;
		for (const map of used)if (map.data.some((entry)=>entry.text === text)) context.claimed.add(map);
		addEditNotice(at, editorsOf(at, one, started), started, context);
		return {
			text,
			assumes: `${at} is started as it is copied from ${from} by ${one.name}`
		};
	}
	return undefined;
}
function isPlain(at, { writer, text }, { container }) {
	const named = namesOf(at, withoutText(writer, text).replace(MODE, ''));
	return named.length <= (writer === container ? 2 : 1) && onlyWrites(commandsOf({ writer, text }));
}
const MODE = /\b(?:chmod|chown)\s[^;&|\n]*/g;
function namesOf(at, script) {
	return script.split(/[\s"'=<>|;&()]+/).filter((word)=>_paths().baseName(word) === _paths().baseName(at));
}
function isNamedOnce(at, { writer, text }, { workload, container }) {
	const isOwn = writer === container;
	const named = namesOf(at, withoutText(writer, text));
	const places = isOwn ? [at] : placesIn(writer, at, container);
	const volume = _mount().deepestMount(container.mounts)(at)?.volume;
	const others = workload.containers.filter((one)=>one !== writer && one !== container);
	return named.length === (isOwn ? 2 : 1) && named.every((word)=>places.includes(_paths().rootedPath(word))) && (isOwn || writer.init) && !others.some(({ mounts })=>mounts.some((one)=>volume !== undefined && one.volume === volume));
}
function editorsOf(at, writer, { workload, container }) {
	const first = workload.containers.indexOf(writer);
	return workload.containers.filter((one, index)=>{
		if (one === writer || one.init && index < first) return false;
		return (one === container || placesIn(one, at, container).length > 0) && mayEdit(at, one);
	});
}
function mayEdit(at, one) {
	const isEdit = (script)=>!onlyWrites(script) || namesOf(at, script.replace(CONF, '')).length > 0;
	const script = scriptOf(one.words);
	if (isEdit(scriptOf(one.hooks ?? []))) return true;
	return /^(?:$|-|\S*coredns(?:\s|$))/.test(script) ? one.init : isEdit(script);
}
const CONF = /(?<=\s)--?conf[\s=]\S+/;
function scriptOf(words) {
	return words.map(({ value })=>value).join(' ');
}
function addEditNotice(at, editors, { workload }, context) {
	const [first] = editors;
	if (first === undefined) return;
	context.addNotice({
		kind: 'not-modelled',
		message: `what else the commands of ${workload.name} do to ${at} is not followed`,
		overrides: true,
		carrier: carrierOf(editors),
		at: [...first.words, ...first.hooks ?? []].at(-1)?.at ?? first.image?.at ?? workload.at
	});
}
function carrierOf(editors) {
	return editors.map(({ words, hooks = [] })=>scriptOf([...words, ...hooks]).replace(SUBSTITUTION, 's')).join('\n');
}
const SUBSTITUTION = /\bs([/|#,])[@%{}$ -]{0,20}(?!loop\b)\w{4,99}[\w@%{}$ -]{0,99}\1(?:(?!\1)[^\n\\]){0,200}\1g?/g;
function makersOf({ containers }, container) {
	const volumes = new Set(container.mounts.map(({ volume })=>volume));
	const makers = containers.filter((one)=>(one === container || one.mounts.some(({ volume })=>volumes.has(volume))) && mayEdit('Corefile', one));
	return makers.length === 0 ? undefined : carrierOf(makers);
}
const MAX_UNSPLIT = 3;
const IS_QUOTED = /^(?=.*\s)(?:[^$`]|\$(?!\())*$/s;
function withoutText({ words }, { text }) {
	return words.map(({ value })=>value.replace(text, ' ')).join(' ');
}
function commandsOf({ writer, text }) {
	return writer.words.length > MAX_UNSPLIT ? unquoted(writer, text) : withoutText(writer, text);
}
function unquoted({ words }, { text }) {
	let script = '';
	for (const [index, { value, at }] of words.entries()){
		const before = index < MAX_UNSPLIT ? undefined : words[index - 1]?.at;
		const between = before?.file === at.file ? at.file.text.slice(before.span.end, at.span.start) : '';
		const word = value.replace(text, ' ');
		script += `${/\n|\\n/.test(between) ? '\n' : ' '}${IS_QUOTED.test(word) ? '' : word}`;
	}
	return script;
}
function onlyWrites(script) {
	return !INTO_VARIABLE.test(script) && script.replace(SHELL, '').replace(QUOTED, ' ').split(/[;&|\n]+/).every((one)=>PLAIN.test(one));
}
const INTO_VARIABLE = /(?:>|\btee\s)\s*"[^"$`]*[$`]/;
const SHELL = /^\s*\S*sh\s+-\w+\s/;
const QUOTED = /'[^']*'|"(?:[^"\\`$]|\\.|\$(?!\())*"/gs;
const PRINTED = String.raw`(?:echo|printf|cat)\b(?:[^$>\x60]|\$(?!\())*(?:>{1,2}[^$*?[{>\x60]*)?`;
const OTHER = String.raw`(?:mkdir|sleep|set|true|tee|chmod|chown|(?:exec\s+)?\S*coredns)\b[^$*?[{>\x60]*`;
const PLAIN = new RegExp(String.raw`^\s*(?:${PRINTED}|${OTHER}|\w+=\$\(cat\s*<<-?\s*\w*|[A-Z_]{2,30}|\)|)\s*$`);
const PRINTS = /(?:\bcat\s+|\benvsubst(?:\s+'[^'\n]{0,200}')?\s*<\s*)([\w./-]{1,400})\s*>\s*([\w./-]{1,400})(?=\s*(?:[;&\n]|$))/g;
const COPY = /(?<=^|[\s;&])cp\s+(?:-[a-zA-Z]{1,9}\s+){0,3}([\w./-]{1,400})\s+([\w./-]{1,400})(?=\s*(?:[;&\n]|$))/g;
function copiedFrom(places, { words }) {
	const script = scriptOf(words).replace(PRINTS, 'cp $1 $2');
	const [copy, ...others] = script.matchAll(COPY);
	if (copy === undefined || others.length > 0 || /[$`|<>]/.test(script)) return undefined;
	const [written, from = '', to = ''] = copy;
	const isThere = [
		_paths().rootedPath(to),
		_paths().rootedPath(`${to}/${_paths().baseName(from)}`)
	].some((one)=>places.includes(one));
	return isThere && onlyWrites(script.replace(written, '')) ? from : undefined;
}
function placesIn(other, path, { mounts }) {
	const mount = _mount().deepestMount(mounts)(path);
	const rest = mount === undefined || mount.subPath !== undefined ? undefined : path.slice(_paths().rootedPath(mount.path).length);
	return other.mounts.flatMap((one)=>rest === undefined || one.volume !== mount?.volume || one.subPath !== undefined ? [] : _paths().rootedPath(`${one.path}/${rest}`));
}

return { copiedFrom, madeCorefile, makersOf };
},

"core/cluster/resolver-workloads.js": (_from) => {
/** Resolvers other than CoreDNS that run as workloads: Pi-hole, AdGuard Home, unbound. */
const [_defin, _hosts, _mount, _upstr] = _from("text/defined", "./hosts-file", "./mounts", "./upstreams");
function resolverOf(workload, container, context) {
	const software = context.programs.softwareOf(container);
	if (software === undefined) return undefined;
	const at = container.image?.at ?? workload.at;
	const mounted = _mount().mountedFiles(workload, container, context);
	const files = new Map(mounted.files);
	for (const other of workload.containers){
		if (!other.init) continue;
		for (const [path, text] of _mount().mountedFiles(workload, other, context).files)if (!files.has(path)) files.set(path, text);
	}
	const inSight = Object.assign(new Map(_hosts().withHostsFile(files, workload)), { isAbsent: mounted.isAbsent });
	const reading = software.read({ ...bareContainer(container), files: inSight, at });
	if (reading === undefined) {
		context.addNotice({
			kind: 'not-modelled',
			message: `what ${software.title} forwards to is not stated in the repository: a loop through it would not be seen`,
			unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
			at
		});
		return undefined;
	}
	for (const notice of reading.notices)context.addNotice(notice);
	for (const [path, text] of files)if (path.endsWith('.conf')) context.claimedTexts.add(text);
	return { software, config: reading.value, files, at, ..._defin().defined({ mayDiffer: mounted.mayDiffer }) };
}
function bareContainer({ image, words, env }) {
	const name = image?.value ?? '';
	const tag = /:([\w][\w.-]{0,127})(?:@|$)/.exec(name)?.[1];
	return { image: repositoryOf(name), ..._defin().defined({ tag }), words, env, files: new Map() };
}
function resolverServer(found, given, context) {
	const { resolver, hosts, assumption, ...place } = given;
	return {
		...place,
		software: found.software.id,
		version: '',
		config: found.config,
		upstreams: _upstr().resolveUpstreams(found.config, { ..._upstr().outsidePods(resolver), files: found.files, hosts, context }),
		claims: [],
		..._defin().defined({ assumption, startsWithoutAddresses: found.software.startsWithoutAddresses })
	};
}
function repositoryOf(image) {
	const digest = image.indexOf('@');
	const name = digest === -1 ? image : image.slice(0, digest);
	const parts = name.split('/');
	const last = parts.pop() ?? '';
	const [first] = parts;
	const hosts = first !== undefined && (/[.:]/.test(first) || first === 'localhost');
	return [...hosts ? parts.slice(1) : parts, last.replace(/:.*$/s, '')].join('/');
}

return { bareContainer, resolverOf, resolverServer };
}
};
