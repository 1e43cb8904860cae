'use strict';

module.exports = {

"tools/programs/objects.js": () => {
/** `metadata` beside `data`, as far as quoted. */
const MAX_DISTANCE = 4000;
const DATA = /\bdata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}\s?$/i;
const IN_LINE = /\bdata:[ \t]{1,9}$/;
const METADATA = /\bmetadata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}[({]{1,2}((?:[^{}]|\{[^{}]{0,300}\}){0,600})[)}]/i;
function objectAround(text, from, to) {
	const inLine = IN_LINE.exec(text.slice(Math.max(0, from - 100), from));
	const data = inLine === null ? openingBefore(text, from) : from - inLine[0].length;
	if (data === undefined || inLine === null && (text[data] !== '{' || !DATA.test(text.slice(Math.max(0, data - 100), data)))) return undefined;
	const object = openingBefore(text, data);
	if (object === undefined) return undefined;
	const around = `${text.slice(object, data)} ${text.slice(to, closingAfter(text, to))}`;
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

return { objectAround };
}
};
