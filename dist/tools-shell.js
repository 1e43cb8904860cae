'use strict';

module.exports = {

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
