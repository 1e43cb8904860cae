'use strict';

module.exports = {

"tools/shell/kubectl-create.js": (module, exports, __load__) => {
/** `kubectl create configmap NAME --from-file=[KEY=]PATH`: the object that it makes of files of the repository. */
const _paths = __load__.later("core/text/paths.js");
const _sourcetext = __load__.later("core/text/source-text.js");
const _made = __load__.later("read/documents/made.js");
const COMMAND = /\bkubectl\b(?:[^\n;|&\\]|\\\r?\n|\\.){1,2000}/g;
const NAME = /\bcreate\s(?:.{0,400}\s)?(?:cm|configmaps?)\s+["']?([a-z0-9][\w.-]{0,252})/s;
const NAMESPACE = /\s(?:-n|--namespace)[\s=]+["']?([a-z0-9][\w-]{0,62})/;
const FILE = /\s--from-file[\s=]+["']?(?:([-.\w]{1,253})=)?([^\s"'=]{1,400})/g;
function createdMapsIn(path, script) {
	return [
		...script.text.matchAll(COMMAND)
	].flatMap((match)=>{
		const command = match[0].replace(/\\\r?\n/g, (end)=>' '.repeat(end.length));
		const name = NAME.exec(command)?.[1];
		if (name === undefined || !/corefile|dns/i.test(command)) return [];
		const source = (0, _sourcetext().slice)(script, match.index, match.index + command.length);
		const entries = [
			...command.matchAll(FILE)
		].flatMap((file)=>entryOf(file, path, source));
		if (entries.length === 0) return [];
		const span = {
			start: 0,
			end: command.length
		};
		const namespace = NAMESPACE.exec(command)?.[1];
		const root = (0, _made().madeMap)(span, {
			apiVersion: (0, _made().madeText)(source, span, 'v1'),
			kind: (0, _made().madeText)(source, span, 'ConfigMap'),
			metadata: (0, _made().madeMap)(span, {
				name: (0, _made().madeText)(source, span, name),
				namespace: namespace === undefined ? undefined : (0, _made().madeText)(source, span, namespace)
			}),
			dataFiles: {
				kind: 'map',
				span,
				entries
			}
		});
		return [
			{
				kind: 'yaml',
				path,
				source,
				root,
				isMade: true
			}
		];
	});
}
/** Counted from where the script lies, else from the root, where most are called. */ function entryOf(file, path, source) {
	const [whole, name, written = ''] = file;
	if (/^[/~]|\$/.test(written)) return [];
	const span = {
		start: file.index + 1,
		end: file.index + whole.length
	};
	const places = new Set([
		(0, _paths().pathFrom)((0, _paths().directoryOf)(path), written),
		(0, _paths().pathFrom)('', written)
	]);
	const items = [
		...places
	].flatMap((place)=>place === undefined ? [] : [
			(0, _made().madeText)(source, span, place)
		]);
	const key = name ?? (0, _paths().baseName)(written);
	return items.length === 0 || key === '' ? [] : [
		{
			key,
			keySpan: span,
			value: {
				kind: 'sequence',
				items,
				span
			}
		}
	];
}

module.exports = {
	__esModule: true,
	createdMapsIn,
};
},

"tools/shell/kubectl-patch.js": (module, exports, __load__) => {
/** `kubectl patch configmap NAME -p TEXT`: the object that the patch states. */
const _defined = __load__.later("core/text/defined.js");
const _sourcetext = __load__.later("core/text/source-text.js");
const _document = __load__.later("read/documents/document.js");
const _heredocuments = __load__.later("read/documents/here-documents.js");
const _made = __load__.later("read/documents/made.js");
const _yaml = __load__.later("read/documents/yaml.js");
function patchesIn(path, script) {
	const { text } = script;
	const documents = [];
	const words = /\bpatch\s((?:[^\n;|&\\]|\\\r?\n){0,400}?)(?:\s-p|\s--patch)(?:=|(?:\s|\\\r?\n){1,20})(['"])/g;
	const open = new Set();
	for(let match = words.exec(text); match !== null; match = words.exec(text)){
		const command = /\bkubectl\b(?:[^\n;|&\\]|\\\r?\n)*$/.exec(text.slice(Math.max(0, match.index - 400), match.index))?.[0];
		if (command === undefined) continue;
		const quote = match[2] ?? '';
		const start = match.index + match[0].length;
		if (open.has(quote)) continue;
		const quoted = quote === '"' ? (0, _heredocuments().doubleQuoted)(script, start) : singleQuoted(script, start);
		if (quoted === undefined) {
			// Never closed: searched once.
			open.add(quote);
			continue;
		}
		const { text: source, end } = quoted;
		words.lastIndex = end + 1;
		const before = `${command} ${match[1] ?? ''}`;
		const behind = /^[^\n;|&]{0,300}/.exec(text.slice(end + 1, end + 301))?.[0] ?? '';
		const name = /\b(?:cm|configmaps?)[/\s]+([a-z0-9][\w.-]{0,252})/.exec(` ${match[1] ?? ''}`)?.[1];
		if (name === undefined) continue;
		const namespace = /(?:\s|^)(?:-n|--namespace)[\s=]+([a-z0-9][\w-]{0,62})/.exec(`${before} ${behind}`)?.[1];
		const root = (0, _yaml().readYaml)(source).value;
		const data = root === undefined ? undefined : dataOf(root, /--type[\s=]+["']?json\b/.test(`${before} ${behind}`));
		if (root === undefined || data === undefined) continue;
		const { span } = root;
		const patched = (0, _made().madeMap)(span, {
			apiVersion: (0, _made().madeText)(source, span, 'v1'),
			kind: (0, _made().madeText)(source, span, 'ConfigMap'),
			metadata: (0, _made().madeMap)(span, {
				name: (0, _made().madeText)(source, span, name),
				...(0, _defined().defined)({
					namespace: namespace === undefined ? undefined : (0, _made().madeText)(source, span, namespace)
				})
			}),
			data
		});
		documents.push({
			kind: 'yaml',
			path,
			source,
			root: patched
		});
	}
	return documents;
}
function singleQuoted(script, start) {
	const end = script.text.indexOf("'", start);
	return end === -1 ? undefined : {
		text: (0, _sourcetext().slice)(script, start, end),
		end
	};
}
/** Of a merge patch, or of RFC 6902 operations that put a text at `/data/KEY`. */ function dataOf(root, operations) {
	if (!operations) return (0, _document().child)(root, 'data');
	const set = (0, _document().items)(root).flatMap((one)=>{
		const key = /^\/data\/([^/]+)$/.exec((0, _document().scalarText)((0, _document().child)(one, 'path')) ?? '')?.[1];
		const value = (0, _document().child)(one, 'value');
		return key === undefined || value === undefined ? [] : [
			[
				key.replace(/~1/g, '/').replace(/~0/g, '~'),
				value
			]
		];
	});
	if (set.length === 0) return undefined;
	return {
		kind: 'map',
		span: root.span,
		entries: set.map(([key, value])=>({
				key,
				keySpan: {
					start: value.span.start,
					end: value.span.start
				},
				value
			}))
	};
}

module.exports = {
	__esModule: true,
	patchesIn,
};
}
};
