'use strict';

module.exports = {

"tools/programs/carried-texts.js": (module, exports, __load__) => {
/** ConfigMaps with a Corefile in texts of any object, as manifests or within values, and resources of Pulumi's YAML. */
const _sorted = __load__.later("core/text/sorted.js");
const _sourcetext = __load__.later("core/text/source-text.js");
const _nestedobjects = __load__.later("read/carriers/nested-objects.js");
const _document = __load__.later("read/documents/document.js");
const _made = __load__.later("read/documents/made.js");
const _opentext = __load__.later("read/documents/open-text.js");
const _yaml = __load__.later("read/documents/yaml.js");
const carriedTexts = {
	id: 'carried-texts',
	unwrap (document, found) {
		if (document.kind !== 'yaml' || document.onNode !== undefined) return;
		if (!/Corefile/.test(document.source.text)) return;
		const isClosed = READ_ELSEWHERE.test((0, _document().scalarText)((0, _document().child)(document.root, 'kind')) ?? '');
		const opened = openedWithin(document, found);
		const open = [document.root];
		for(let node = open.pop(); node !== undefined; node = open.pop()){
			if (node.kind === 'sequence') for (const item of node.items)open.push(item);
			else if (node.kind === 'scalar') {
				if (!isClosed && holdsCorefile(node.text.text) && !isOpened(node.text, opened)) openText(document, node.text, found);
			} else {
				const resource = pulumiObject(document, node);
				if (resource !== undefined) found.documents.push(resource);
				for (const { key, value } of node.entries)if (value.kind !== 'scalar' || !NO_OBJECTS.test(key)) open.push(value);
			}
		}
	}
};
/** Their texts are entries, examples, or patches that are applied where they are listed. */
const READ_ELSEWHERE = /^(?:ConfigMap|Secret|CustomResourceDefinition|Kustomization|Component)$/;
const NO_OBJECTS = /patch|annotation|last-applied|description|example|definition/i;
/** A line of a script begins otherwise. */
const BEGINS = /^\uFEFF?\s{0,999}(?:[[{#]|---|- |["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$))/;
function holdsCorefile(text) {
	return text.includes('Corefile') && /\bkind["']?\s{0,9}:\s{0,9}["']?ConfigMap\b/.test(text) && BEGINS.test(text);
}
/** Where the documents begin that others opened within this one, in order. */
function openedWithin({ source: whole }, { documents }) {
	return documents.flatMap(({ source })=>{
		const { file, span } = (0, _sourcetext().locate)(source, 0, source.text.length);
		return source === whole || file !== whole.file ? [] : span.start;
	}).sort((a, b)=>a - b);
}
function isOpened(text, opened) {
	const { span } = (0, _sourcetext().locate)(text, 0, text.text.length);
	const first = (0, _sorted().firstIndex)(opened.length, (index)=>(opened[index] ?? 0) < span.start);
	return (opened[first] ?? Number.POSITIVE_INFINITY) < span.end;
}
function openText(document, text, found) {
	if ((0, _opentext().looksLikeObjects)(text.text)) return (0, _opentext().addOpened)(found, (0, _opentext().openYaml)(document.path, text));
	const root = (0, _yaml().readYaml)(text).value;
	if (root !== undefined) (0, _nestedobjects().addNestedObjects)({ ...document, source: text, root }, found);
}
function pulumiObject(document, node) {
	const [, kind] = /^kubernetes:(?:core\/)?v1:(ConfigMap)(?:Patch)?$/.exec((0, _document().scalarText)((0, _document().child)(node, 'type')) ?? '') ?? [];
	const properties = (0, _document().child)(node, 'properties');
	if (kind === undefined || properties === undefined) return undefined;
	const textNode = (word)=>(0, _made().madeText)(document.source, node.span, word);
	const [metadata, data] = [(0, _document().child)(properties, 'metadata'), (0, _document().child)(properties, 'data')];
	const root = (0, _made().madeMap)(node.span, { apiVersion: textNode('v1'), kind: textNode(kind), metadata, data });
	return { ...document, root };
}

module.exports = { __esModule: true, carriedTexts, };
},

"tools/programs/objects.js": (module, exports, __load__) => {
/** `metadata` beside `data`, as far as quoted. */
/** Characters within one object. */
const MAX_DISTANCE = 4000;
const DATA = /\bdata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}\s?$/i;
/** CUE's `data: Corefile: ...`. */
const IN_LINE = /\bdata:[ \t]{1,9}$/;
const METADATA = /\bmetadata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}[({]{1,2}((?:[^{}]|\{[^{}]{0,300}\}){0,600})[)}]/i;
function objectAround(text, from, to) {
	const inLine = IN_LINE.exec(text.slice(Math.max(0, from - 100), from));
	const data = inLine === null ? openingBefore(text, from) : from - inLine[0].length;
	if (data === undefined || inLine === null && (text[data] !== '{' || !DATA.test(text.slice(Math.max(0, data - 100), data)))) return undefined;
	const object = openingBefore(text, data);
	if (object === undefined) return undefined;
	const around = `${text.slice(object, data)} ${text.slice(to, closingAfter(text, to))}`;
	// Labels and annotations have keys `name` too.
	const metadata = (METADATA.exec(around)?.[1] ?? '').replace(/\{[^{}]{0,300}\}/g, '');
	const name = quoted(metadata, 'name');
	const namespace = quoted(metadata, 'namespace');
	return name === undefined || namespace === undefined ? undefined : { name, namespace };
}
function quoted(text, key) {
	const match = new RegExp(`\\b${key}["']?\\s{0,8}(?::{1,3}|=)\\s{0,8}[\\w.(]{0,40}["'\`]([\\w.-]{1,253})["'\`]`, 'i');
	return match.exec(text)?.[1];
}
function openingBefore(text, at) {
	let depth = 0;
	for(let i = at - 1; i >= Math.max(0, at - MAX_DISTANCE); i -= 1){
		const c = text[i];
		if (c === '}' || c === ')' || c === ']') depth += 1;
		else if (c === '{' || c === '(' || c === '[') {
			if (depth === 0) return i;
			depth -= 1;
		}
	}
	return undefined;
}
function closingAfter(text, at) {
	let depth = 0;
	const last = Math.min(text.length, at + MAX_DISTANCE);
	for(let i = at; i < last; i += 1){
		const c = text[i];
		if (c === '{' || c === '(' || c === '[') depth += 1;
		else if (c === '}' || c === ')' || c === ']') {
			depth -= 1;
			if (depth === -2) return i;
		}
	}
	return last;
}

module.exports = { __esModule: true, objectAround, };
}
};
