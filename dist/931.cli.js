export const id = 931;
export const ids = [931];
export const modules = {

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ reverseName),
/* harmony export */   QL: () => (/* binding */ hostPort),
/* harmony export */   QN: () => (/* binding */ isUnspecified),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   WU: () => (/* binding */ reverseZones),
/* harmony export */   ZX: () => (/* binding */ nthAddress),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   sr: () => (/* binding */ inCidr),
/* harmony export */   w7: () => (/* binding */ isIPv6)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);

/**
 * Canonical text of an IP literal as Go's `net.ParseIP` accepts it, or undefined.
 * Stricter than the library below: no octal, hexadecimal or short IPv4 forms, no leading zeros.
 * An IPv4-mapped IPv6 address becomes its IPv4 form, as Go prints it.
 */
function parseAddress(text) {
    if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
        return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4.isValidFourPartDecimal(text) ? text : undefined;
    }
    if (!text.includes(':') || text.includes('%') || !ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.isValid(text))
        return undefined;
    const address = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parse(text);
    return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toRFC5952String();
}
function isIPv6(address) {
    return address.includes(':');
}
function isLoopback(address) {
    return address.startsWith('127.') || address === '::1';
}
/** 0.0.0.0 or `::`; dialled, it is the local host (Linux), bound, it is every address. */
function isUnspecified(address) {
    return address === '0.0.0.0' || address === '::';
}
/** True when an address lies in a CIDR such as `10.96.0.0/12`; false for anything malformed. */
function inCidr(address, cidr) {
    try {
        const range = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
        const ip = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address);
        return ip.kind() === range[0].kind() && ip.match(range);
    }
    catch {
        return false;
    }
}
/** The n-th address of a CIDR, as Kubernetes counts it (10 gives the customary cluster DNS address); undefined when malformed. */
function nthAddress(cidr, n) {
    try {
        const [base, bits] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
        const bytes = base.toByteArray();
        for (let i = 0; i < bytes.length; i += 1) {
            const kept = Math.min(8, Math.max(0, bits - i * 8));
            bytes[i] = (bytes[i] ?? 0) & (0xff << (8 - kept)) & 0xff;
        }
        let carry = n;
        for (let i = bytes.length - 1; i >= 0 && carry > 0; i -= 1) {
            const sum = (bytes[i] ?? 0) + carry;
            bytes[i] = sum & 0xff;
            carry = sum >> 8;
        }
        return parseAddress(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.fromByteArray(bytes).toString());
    }
    catch {
        return undefined;
    }
}
/** `10.0.0.1:53`, `[::1]:53`. */
function hostPort(address, port) {
    return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;
}
/** The owner of an address's PTR record (RFC 1035 section 3.5, RFC 3596 section 2.5). */
function reverseName(address) {
    const bytes = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toByteArray();
    if (bytes.length === 4)
        return `${bytes.reverse().join('.')}.in-addr.arpa.`;
    const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]).reverse();
    return `${nibbles.map((nibble) => nibble.toString(16)).join('.')}.ip6.arpa.`;
}
/**
 * The reverse zones that hold all addresses of a CIDR, on octet bounds for IPv4 and nibble bounds for IPv6
 * (`172.16.0.0/12` gives sixteen); an address alone is its own range. Empty for anything else.
 */
function reverseZones(range) {
    const slash = range.indexOf('/');
    const first = slash === -1 ? parseAddress(range) : nthAddress(range, 0);
    if (first === undefined)
        return [];
    const v6 = isIPv6(first);
    const size = v6 ? 128 : 32;
    const bits = slash === -1 ? size : Number(range.slice(slash + 1));
    if (bits > size)
        return [];
    const step = v6 ? 4 : 8;
    const kept = Math.ceil(bits / step);
    const labels = reverseName(first).split('.');
    const top = size / step - kept;
    if (kept === 0)
        return [labels.slice(top).join('.')];
    const below = labels.slice(top + 1).join('.');
    const start = Number.parseInt(labels[top] ?? '0', v6 ? 16 : 10);
    return Array.from({ length: 2 ** (kept * step - bits) }, (_, i) => `${(start + i).toString(v6 ? 16 : 10)}.${below}`);
}


/***/ }),

/***/ 3884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Me: () => (/* binding */ labelsFromRoot),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   an: () => (/* binding */ isDomainName),
/* harmony export */   gY: () => (/* binding */ withFinalDot),
/* harmony export */   vg: () => (/* binding */ spoken),
/* harmony export */   ys: () => (/* binding */ absolute),
/* harmony export */   yy: () => (/* binding */ ancestry)
/* harmony export */ });
/* unused harmony export parent */
const ROOT = '.';
/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */
function absolute(text) {
    const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    return lower.endsWith('.') ? lower : `${lower}.`;
}
/** True when `name` is `zone` or lies below it, on a label boundary. */
function isWithin(name, zone) {
    if (zone === ROOT)
        return true;
    if (!name.endsWith(zone))
        return false;
    return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}
/** The name one label up; undefined for the root. */
function parent(name) {
    if (name === ROOT)
        return undefined;
    const dot = name.indexOf('.');
    return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}
/** The name itself, then each ancestor, the root last. */
function* ancestry(name) {
    for (let at = name; at !== undefined; at = parent(at))
        yield at;
}
/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */
function labelsFromRoot(name) {
    if (name === ROOT)
        return [];
    return name.slice(0, -1).split('.').reverse();
}
/** `label` put below `zone`. */
function below(label, zone) {
    return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}
/** How people write a name: without the trailing dot, except for the root. */
function spoken(name) {
    return name === ROOT ? '.' : name.replace(/\.$/, '');
}
/** With a trailing dot that ends the last label; one behind an odd number of backslashes belongs to it (miekg/dns IsFqdn). */
function withFinalDot(text) {
    return /(?:^|[^\\])(?:\\\\)*\.$/.test(text) ? text : `${text}.`;
}
/** Labels of up to 63 bytes and up to 256 with their lengths, none of them empty; else anything goes (miekg/dns IsDomainName). */
function isDomainName(text) {
    if (text === '')
        return false;
    const bytes = new TextEncoder().encode(withFinalDot(text));
    if (bytes.length > MAX_PRESENTED)
        return false;
    let length = 0;
    let begin = 0;
    let dot = false;
    let escaped = false;
    for (let i = 0; i < bytes.length; i += 1) {
        const byte = bytes[i];
        if (byte === BACKSLASH) {
            escaped = !escaped;
            const skip = isThreeDigits(bytes, i + 1) ? 3 : 1;
            i += skip;
            begin += skip;
            dot = false;
        }
        else if (byte === DOT) {
            escaped = false;
            if ((i === 0 && bytes.length > 1) || dot || i - begin >= 64)
                return false;
            length += 1 + i - begin;
            if (length > 256)
                return false;
            dot = true;
            begin = i + 1;
        }
        else {
            escaped = false;
            dot = false;
        }
    }
    // What a last backslash escapes is the dot that would end the name.
    return !escaped;
}
const BACKSLASH = 92;
const DOT = 46;
/** The longest name when every byte of it is written as `\DDD`. */
const MAX_PRESENTED = 1024;
function isThreeDigits(bytes, at) {
    if (at + 2 >= bytes.length)
        return false;
    return [at, at + 1, at + 2].every((i) => {
        const byte = bytes[i] ?? 0;
        return byte >= 48 && byte <= 57;
    });
}


/***/ }),

/***/ 4931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pictureOf: () => (/* binding */ pictureOf),
  refusedQuery: () => (/* binding */ refusedQuery),
  traceReport: () => (/* binding */ traceReport)
});

// EXTERNAL MODULE: ./.cache/build/cluster/cluster.js
var cluster_cluster = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
;// CONCATENATED MODULE: ./.cache/build/dns/query-type.js
/** The query types that have names (miekg/dns types.go, StringToType). */
const NAMED = new Set(('A NS MD MF CNAME SOA MB MG MR NULL PTR HINFO MINFO MX TXT RP AFSDB X25 ISDN RT NSAP-PTR SIG KEY PX GPOS AAAA LOC ' +
    'NXT EID NIMLOC SRV ATMA NAPTR KX CERT DNAME OPT APL DS SSHFP IPSECKEY RRSIG NSEC DNSKEY DHCID NSEC3 NSEC3PARAM TLSA ' +
    'SMIMEA HIP NINFO RKEY TALINK CDS CDNSKEY OPENPGPKEY CSYNC ZONEMD SVCB HTTPS SPF UINFO UID GID UNSPEC NID L32 L64 LP ' +
    'EUI48 EUI64 URI CAA AVC AMTRELAY RESINFO NXNAME TKEY TSIG IXFR AXFR MAILB MAILA ANY TA DLV').split(' '));
/** One with a name, in any case, or `TYPE0` to `TYPE65535` (RFC 3597 section 5). */
function isQueryType(text) {
    const upper = text.toUpperCase();
    return NAMED.has(upper) || (/^TYPE(0|[1-9]\d{0,4})$/.test(upper) && Number(upper.slice(4)) <= 65535);
}

// EXTERNAL MODULE: ./.cache/build/forwarding/graph.js + 2 modules
var forwarding_graph = __webpack_require__(1957);
// EXTERNAL MODULE: ./.cache/build/forwarding/walk.js
var walk = __webpack_require__(9466);
;// CONCATENATED MODULE: ./.cache/build/trace.js
/** Why nobody can ask for this name and type; undefined where it can be asked. */
function refusedQuery(name, type) {
    if (!(0,dns_name/* isDomainName */.an)(name))
        return `${JSON.stringify(name.slice(0, 300))} is no domain name`;
    if (!isQueryType(type))
        return `--type takes a query type such as A, AAAA, PTR or TYPE65, not ${JSON.stringify(type)}`;
    return undefined;
}
/** One question followed from every DNS server of a snapshot, and the graph as a picture: data for the reporters. */






function traceReport(snapshot, name, type, from) {
    const asked = (0,dns_name/* absolute */.ys)(name);
    const entries = [];
    for (const { cluster, graph } of snapshot.clusters) {
        const seen = new Set();
        for (const server of cluster.servers) {
            if (from !== undefined && server.name !== from)
                continue;
            if (seen.has(server.name))
                continue;
            seen.add(server.name);
            const entry = (0,walk/* entriesOf */.Mc)(graph, server);
            const outcomes = entry.length === 0
                ? [
                    {
                        disposition: 'fails',
                        certainty: 'always',
                        because: server.config.errors[0] === undefined
                            ? 'it listens for no plain DNS'
                            : `it does not start: ${server.config.errors[0].message}`,
                        hops: [],
                    },
                ]
                : (0,walk/* walk */.GG)(graph, entry, asked, type);
            entries.push({
                server: server.name,
                cluster: cluster.name,
                outcomes: outcomes.map((one) => ({
                    ...one,
                    ...(one.disposition === 'unknown' && one.hops.at(-1) !== undefined && one.hops.at(-1)?.upstream === undefined
                        ? { because: `where it is forwarded to is not known: ${one.because}` }
                        : {}),
                    hops: one.hops.map((hop) => ({
                        server: hop.server.name,
                        zone: (0,dns_name/* spoken */.vg)(hop.block.keys[0]?.zone ?? '.'),
                        plugin: hop.step.plugin,
                        to: hop.upstream === undefined ? written(hop.at) : hop.to,
                        at: hop.at,
                    })),
                })),
            });
        }
    }
    return { query: { name: asked, type }, entries };
}
/** The TO argument itself, where nobody knows what it comes to; one line of it. */
function written({ file, span }) {
    return file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
}
/** Every edge leads to the block that takes what is sent along it, as the simulation has it; else to the address dialled. */
function pictureOf(snapshot) {
    return {
        clusters: snapshot.clusters.map(({ cluster, graph, simulation }) => {
            const looping = loopingHops(simulation.loops);
            const edges = new Map();
            const outside = new Set();
            for (const socket of graph.sockets) {
                for (const blocks of socket.zones.values()) {
                    for (const block of blocks) {
                        for (const step of block.steps) {
                            if (step.kind !== 'forward')
                                continue;
                            for (const upstream of socket.server.upstreams.get(step) ?? []) {
                                const label = upstream.kind === 'known'
                                    ? (0,endpoint/* hostPort */.QL)((0,cluster_cluster/* spokenAddress */.F)(cluster, upstream.address), upstream.port)
                                    : upstream.because;
                                const loop = looping.get(hopKey(socket.server, block, label));
                                const targets = loop === undefined ? reachedBlocks(graph, socket.server, block, step, upstream) : [loop];
                                const from = { server: socket.server.name, zone: zone(block) };
                                const loops = loop !== undefined;
                                const certainty = loop?.certainty ?? 'always';
                                if (targets === 'outside')
                                    outside.add(label);
                                for (const target of targets === 'outside' ? [label] : targets) {
                                    const to = typeof target === 'string' ? target : { server: target.server, zone: target.zone };
                                    const key = JSON.stringify([from, to, label]);
                                    if (!edges.has(key))
                                        edges.set(key, { from, to, label, loops, certainty });
                                }
                            }
                        }
                    }
                }
            }
            return {
                name: cluster.name,
                servers: cluster.servers.map((server) => ({
                    name: server.name,
                    blocks: server.config.blocks.map((block) => ({
                        zone: zone(block),
                        guard: block.steps.some((step) => step.kind === 'loop-guard'),
                        listen: block.keys.map((key) => `:${key.port}`).join(' '),
                    })),
                })),
                edges: [...edges.values()],
                outside: [...outside].sort(),
            };
        }),
    };
}
/** The hops of all loops told, each with the block that it leads to. */
function loopingHops(loops) {
    const found = new Map();
    for (const { hops, certainty } of loops) {
        for (const [index, hop] of hops.entries()) {
            const next = hops[(index + 1) % hops.length] ?? hop;
            const key = hopKey(hop.server, hop.block, hop.to);
            if (found.get(key)?.certainty === 'always')
                continue;
            found.set(key, { server: next.server.name, zone: zone(next.block), certainty });
        }
    }
    return found;
}
function hopKey(server, block, to) {
    return `${server.id}|${block.at.span.start}|${to}`;
}
/** The blocks behind an upstream's address that take the names which are sent there. */
function reachedBlocks(graph, server, block, step, upstream) {
    if (upstream.kind === 'unknown')
        return 'outside';
    const transport = step.protocol === 'tls' || step.protocol === 'https' ? step.protocol : upstream.transport;
    const reached = (0,forwarding_graph/* reach */.gl)(graph, server, upstream.address, upstream.port, transport);
    if (reached.kind !== 'sockets')
        return 'outside';
    const own = block.keys[0]?.zone ?? dns_name/* ROOT */.Dl;
    const names = (0,dns_name/* isWithin */.UO)(step.from, own) ? step.from : own;
    const sockets = reached.sockets.filter((one) => step.ignoresOwnAddresses !== true || one.server.id !== server.id);
    return sockets.map((socket) => {
        const held = [...(0,dns_name/* ancestry */.yy)(names)].find((one) => socket.zones.has(one));
        const taker = held === undefined ? undefined : socket.zones.get(held)?.[0];
        // Where no zone holds all of these names, any block stands for the server.
        const shown = taker ?? [...socket.zones.values()][0]?.[0];
        return { server: socket.server.name, zone: shown === undefined ? '.' : zone(shown) };
    });
}
function zone(block) {
    return (0,dns_name/* spoken */.vg)(block.keys[0]?.zone ?? '.');
}


/***/ })

};
