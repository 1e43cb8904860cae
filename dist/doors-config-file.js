export const id = 724;
export const ids = [724];
export const modules = {

/***/ 8526:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ reverseName),
/* harmony export */   QL: () => (/* binding */ hostPort),
/* harmony export */   QN: () => (/* binding */ isUnspecified),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   WU: () => (/* binding */ reverseZones),
/* harmony export */   ZX: () => (/* binding */ nthAddress),
/* harmony export */   lI: () => (/* binding */ isManyHosts),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   sr: () => (/* binding */ inCidr),
/* harmony export */   w7: () => (/* binding */ isIPv6)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);

/** Canonical text of an IP literal as Go's `net.ParseIP` takes it; undefined for the short, octal and zoned forms it does not. */ function parseAddress(text) {
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
		return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4.isValidFourPartDecimal(text) ? text : undefined;
	}
	if (!text.includes(':') || text.includes('%') || !ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.isValid(text)) return undefined;
	const address = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parse(text);
	return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toRFC5952String();
}
function isIPv6(address) {
	return address.includes(':');
}
function isLoopback(address) {
	return address.startsWith('127.') || address === '::1';
}
/** 0.0.0.0 or `::`; dialled, it is the local host (Linux), bound, it is every address. */ function isUnspecified(address) {
	return address === '0.0.0.0' || address === '::';
}
/** A multicast or broadcast address: no server is asked there. */ function isManyHosts(address) {
	return [
		'multicast',
		'broadcast'
	].includes(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).range());
}
/** True when an address lies in a CIDR such as `10.96.0.0/12`; false for anything malformed. */ function inCidr(address, cidr) {
	try {
		const [network, length] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
		const ip = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address);
		return ip.kind() === network.kind() && ip.match(network, length);
	} catch  {
		return false;
	}
}
/** The n-th address of a CIDR, as Kubernetes counts it (10 gives the customary cluster DNS address); undefined when malformed. */ function nthAddress(cidr, n) {
	try {
		const [base, bits] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
		const bytes = base.toByteArray();
		for(let i = 0; i < bytes.length; i += 1){
			const kept = Math.min(8, Math.max(0, bits - i * 8));
			bytes[i] = (bytes[i] ?? 0) & 0xff << 8 - kept & 0xff;
		}
		let carry = n;
		for(let i = bytes.length - 1; i >= 0 && carry > 0; i -= 1){
			const sum = (bytes[i] ?? 0) + carry;
			bytes[i] = sum & 0xff;
			carry = sum >> 8;
		}
		return parseAddress(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.fromByteArray(bytes).toString());
	} catch  {
		return undefined;
	}
}
/** `10.0.0.1:53`, `[::1]:53`. */ function hostPort(address, port) {
	return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;
}
/** The owner of an address's PTR record (RFC 1035 section 3.5, RFC 3596 section 2.5). */ function reverseName(address) {
	const bytes = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toByteArray();
	if (bytes.length === 4) return `${bytes.reverse().join('.')}.in-addr.arpa.`;
	const nibbles = bytes.flatMap((byte)=>[
			byte >> 4,
			byte & 15
		]).reverse();
	return `${nibbles.map((nibble)=>nibble.toString(16)).join('.')}.ip6.arpa.`;
}
/** The reverse zones of a CIDR, on octets for IPv4 and nibbles for IPv6 (`172.16.0.0/12` gives sixteen), or of an address. */ function reverseZones(range) {
	const slash = range.indexOf('/');
	const first = slash === -1 ? parseAddress(range) : nthAddress(range, 0);
	if (first === undefined) return [];
	const v6 = isIPv6(first);
	const size = v6 ? 128 : 32;
	const bits = slash === -1 ? size : Number(range.slice(slash + 1));
	if (bits > size) return [];
	const step = v6 ? 4 : 8;
	const kept = Math.ceil(bits / step);
	const labels = reverseName(first).split('.');
	const top = size / step - kept;
	if (kept === 0) return [
		labels.slice(top).join('.')
	];
	const below = labels.slice(top + 1).join('.');
	const start = Number.parseInt(labels[top] ?? '0', v6 ? 16 : 10);
	return Array.from({
		length: 2 ** (kept * step - bits)
	}, (_, i)=>`${(start + i).toString(v6 ? 16 : 10)}.${below}`);
}


/***/ }),

/***/ 9308:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Me: () => (/* binding */ labelsFromRoot),
/* harmony export */   QC: () => (/* binding */ displayName),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   an: () => (/* binding */ isDomainName),
/* harmony export */   gY: () => (/* binding */ withFinalDot),
/* harmony export */   ys: () => (/* binding */ absolute),
/* harmony export */   yy: () => (/* binding */ ancestry)
/* harmony export */ });
/* unused harmony export parent */
/** Lower case, absolute, with its trailing dot; escapes are kept as written, as CoreDNS compares them. */ const ROOT = '.';
/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */ function absolute(text) {
	const lower = text.replace(/[A-Z]+/g, (letters)=>letters.toLowerCase());
	return lower.endsWith('.') ? lower : `${lower}.`;
}
/** True when `name` is `zone` or lies below it, on a label boundary. */ function isWithin(name, zone) {
	if (zone === ROOT) return true;
	if (!name.endsWith(zone)) return false;
	return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}
/** The name one label up; undefined for the root. */ function parent(name) {
	if (name === ROOT) return undefined;
	const dot = name.indexOf('.');
	return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}
/** The name itself, then each ancestor, the root last. */ function* ancestry(name) {
	for(let at = name; at !== undefined; at = parent(at))yield at;
}
/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */ function labelsFromRoot(name) {
	if (name === ROOT) return [];
	return name.slice(0, -1).split('.').reverse();
}
/** `label` put below `zone`. */ function below(label, zone) {
	return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}
/** How people write a name: without the trailing dot, except for the root. */ function displayName(name) {
	return name === ROOT ? '.' : name.replace(/\.$/, '');
}
/** With a trailing dot that ends the last label; one behind an odd number of backslashes belongs to it (miekg/dns IsFqdn). */ function withFinalDot(text) {
	return /(?:^|[^\\])(?:\\\\)*\.$/.test(text) ? text : `${text}.`;
}
/** Labels of up to 63 bytes and up to 256 with their lengths, none of them empty; else anything goes (miekg/dns IsDomainName). */ function isDomainName(text) {
	if (text === '') return false;
	const bytes = new TextEncoder().encode(withFinalDot(text));
	if (bytes.length > MAX_PRESENTED) return false;
	let length = 0;
	let begin = 0;
	let dot = false;
	let escaped = false;
	for(let i = 0; i < bytes.length; i += 1){
		const byte = bytes[i];
		if (byte === BACKSLASH) {
			escaped = !escaped;
			const skip = isThreeDigits(bytes, i + 1) ? 3 : 1;
			i += skip;
			begin += skip;
			dot = false;
		} else if (byte === DOT) {
			escaped = false;
			if (i === 0 && bytes.length > 1 || dot || i - begin >= 64) return false;
			length += 1 + i - begin;
			if (length > 256) return false;
			dot = true;
			begin = i + 1;
		} else {
			escaped = false;
			dot = false;
		}
	}
	// What a last backslash escapes is the dot that would end the name.
	return !escaped;
}
const BACKSLASH = 92;
const DOT = 46;
/** The longest name when every byte of it is written as `\DDD`. */ const MAX_PRESENTED = 1024;
function isThreeDigits(bytes, at) {
	if (at + 2 >= bytes.length) return false;
	return [
		at,
		at + 1,
		at + 2
	].every((i)=>{
		const byte = bytes[i] ?? 0;
		return byte >= 48 && byte <= 57;
	});
}


/***/ }),

/***/ 6616:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ wholeFile),
/* harmony export */   CX: () => (/* binding */ derive),
/* harmony export */   di: () => (/* binding */ slice),
/* harmony export */   kg: () => (/* binding */ gather),
/* harmony export */   o$: () => (/* binding */ synthetic),
/* harmony export */   x5: () => (/* binding */ locate),
/* harmony export */   xW: () => (/* binding */ concat)
/* harmony export */ });
/* harmony import */ var _defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);

function wholeFile(file) {
	return {
		text: file.text,
		file,
		segments: [
			{
				start: 0,
				at: 0,
				length: file.text.length,
				verbatim: true
			}
		]
	};
}
/** A stretch of `parent`, character by character. */ function slice(parent, start, end) {
	return derive(parent, parent.text.slice(start, end), [
		{
			start: 0,
			at: start,
			length: end - start,
			verbatim: true
		}
	]);
}
/** A generated text that stands, as a whole, for one place: a default, a decoded body, a rendered line. */ function synthetic(at, text) {
	const { start, end } = at.span;
	return {
		text,
		file: at.file,
		segments: [
			{
				start: 0,
				at: start,
				length: end - start,
				verbatim: false
			}
		]
	};
}
/** A text made from stretches of `parent`. `segments` speak in offsets of the parent's text; the result speaks in the file's. */ function derive(parent, text, segments) {
	const flat = [];
	for (const [index, segment] of segments.entries()){
		const end = segments[index + 1]?.start ?? text.length;
		if (!segment.verbatim) {
			const { file, span } = locate(parent, segment.at, segment.at + segment.length);
			flat.push({
				start: segment.start,
				at: span.start,
				length: span.end - span.start,
				verbatim: false,
				...(0,_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({
					file: file === parent.file ? undefined : file
				})
			});
			continue;
		}
		let done = segment.start;
		let i = segmentIndex(parent, segment.at);
		while(done < end || done === segment.start){
			const piece = parent.segments[i];
			if (piece === undefined) break;
			const from = segment.at + (done - segment.start);
			const pieceEnd = parent.segments[i + 1]?.start ?? parent.text.length;
			const length = Math.max(0, Math.min(end - done, pieceEnd - from));
			const elsewhere = piece.file === undefined ? {} : {
				file: piece.file
			};
			flat.push(piece.verbatim ? {
				start: done,
				at: piece.at + (from - piece.start),
				length,
				verbatim: true,
				...elsewhere
			} : {
				start: done,
				at: piece.at,
				length: piece.length,
				verbatim: false,
				...elsewhere
			});
			if (length === 0) break;
			done += length;
			i += 1;
		}
	}
	return {
		text,
		file: parent.file,
		segments: flat
	};
}
/** Several texts, one after the other; the first one's file is the result's, and stretches of others keep theirs. */ function concat(parts) {
	const first = parts[0];
	if (first === undefined) throw new Error('concat needs at least one part');
	const segments = [];
	let text = '';
	for (const part of parts){
		// An empty stretch would hide the places behind it from whoever cuts the result.
		if (part.text === '' && parts.length > 1) continue;
		for (const segment of part.segments){
			const file = segment.file ?? part.file;
			const { at, length, verbatim } = segment;
			const start = segment.start + text.length;
			segments.push({
				start,
				at,
				length,
				verbatim,
				...(0,_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({
					file: file === first.file ? undefined : file
				})
			});
		}
		text += part.text;
	}
	return {
		text,
		file: first.file,
		segments
	};
}
/** A text put together from stretches of another one, each character leading back to where it was. */ function gather(source, pieces) {
	const segments = [];
	let text = '';
	for (const piece of pieces){
		const written = piece.text ?? source.text.slice(piece.start, piece.end);
		if (written === '') continue;
		segments.push({
			start: text.length,
			at: piece.start,
			length: piece.end - piece.start,
			verbatim: piece.text === undefined
		});
		text += written;
	}
	if (segments.length === 0) {
		const at = pieces[0]?.start ?? 0;
		segments.push({
			start: 0,
			at,
			length: (pieces[pieces.length - 1]?.end ?? at) - at,
			verbatim: false
		});
	}
	return derive(source, text, segments);
}
/** Where the characters `start` to `end` of a text lie in its file. */ function locate(source, start, end) {
	const first = source.segments[segmentIndex(source, start)];
	if (first === undefined) return {
		file: source.file,
		span: {
			start: 0,
			end: 0
		}
	};
	const file = first.file ?? source.file;
	const from = first.verbatim ? first.at + Math.min(start - first.start, first.length) : first.at;
	if (end <= start) return {
		file,
		span: {
			start: from,
			end: from
		}
	};
	const last = source.segments[segmentIndex(source, end - 1)] ?? first;
	// A stretch that runs on into another file ends where the first piece does.
	const stays = (last.file ?? source.file) === file ? last : first;
	const to = stays.verbatim ? stays.at + Math.min(stays === last ? end - stays.start : stays.length, stays.length) : stays.at + stays.length;
	return {
		file,
		span: {
			start: from,
			end: Math.max(from, to)
		}
	};
}
function segmentIndex(source, offset) {
	let low = 0;
	let high = source.segments.length - 1;
	while(low < high){
		const middle = low + high + 1 >> 1;
		if ((source.segments[middle]?.start ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}


/***/ })

};
