export const id = 944;
export const ids = [944];
export const modules = {

/***/ 3672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatAddress)
/* harmony export */ });
/** The vendor-independent model: who serves DNS, where it listens, and what every upstream comes to. */ /** How people are reported an address: invented ones by the Service's name. */ function formatAddress(cluster, address) {
    return cluster.symbolic.get(address) ?? address;
}


/***/ }),

/***/ 4588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ BETWEEN_SERVERS),
/* harmony export */   pB: () => (/* binding */ isUncommonType),
/* harmony export */   vc: () => (/* binding */ isQueryType)
/* harmony export */ });
/** The query types that have names (miekg/dns types.go, StringToType). */ const NAMED = new Set(('A NS MD MF CNAME SOA MB MG MR NULL PTR HINFO MINFO MX TXT RP AFSDB X25 ISDN RT NSAP-PTR SIG KEY PX GPOS AAAA LOC ' + 'NXT EID NIMLOC SRV ATMA NAPTR KX CERT DNAME OPT APL DS SSHFP IPSECKEY RRSIG NSEC DNSKEY DHCID NSEC3 NSEC3PARAM TLSA ' + 'SMIMEA HIP NINFO RKEY TALINK CDS CDNSKEY OPENPGPKEY CSYNC ZONEMD SVCB HTTPS SPF UINFO UID GID UNSPEC NID L32 L64 LP ' + 'EUI48 EUI64 URI CAA AVC AMTRELAY RESINFO NXNAME TKEY TSIG IXFR AXFR MAILB MAILA ANY TA DLV').split(' '));
/** One with a name, in any case, or `TYPE0` to `TYPE65535` (RFC 3597 section 5). */ function isQueryType(text) {
    const upper = text.toUpperCase();
    return NAMED.has(upper) || /^TYPE(0|[1-9]\d{0,4})$/.test(upper) && Number(upper.slice(4)) <= 65535;
}
/** Types that servers and programs of administrators ask for, and hardly anybody else. */ const UNCOMMON = new Set('DS DNSKEY CDS CDNSKEY RRSIG NSEC NSEC3 NSEC3PARAM AXFR IXFR ANY HINFO NULL TYPE65280'.split(' '));
/** Whether no ordinary client asks for it. */ function isUncommonType(type) {
    return UNCOMMON.has(type);
}
/** Types that resolvers and secondary servers ask for, and no ordinary client. */ const BETWEEN_SERVERS = new Set([
    'DS',
    'AXFR',
    'IXFR'
]);


/***/ }),

/***/ 8270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ namesOfForward),
/* harmony export */   w: () => (/* binding */ compile)
/* harmony export */ });
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9308);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5404);
/** A server block made ready for questions: patterns to predicates, long lists to indexes. */ 


/** The block of a Corefile, or what another server has for one, as the chain runs it. */ function compile(block, expressions) {
    const before = expressions.refused();
    const compiled = compiledAs(block, expressions);
    return {
        ...compiled,
        uncompiled: expressions.refused() - before,
        tests: testsOf(block, expressions)
    };
}
/** Instructions of an expression that take as long as to look for a text. */ const INSTRUCTIONS_A_TEST = 32;
function testsOf(block, expressions) {
    let tests = 0;
    const patterns = [
        ...block.steps.flatMap(patternsOf),
        ...block.views.flatMap((view)=>view.names ?? [])
    ];
    for (const pattern of patterns){
        if (pattern.kind === 'regex') tests += 1 + Math.ceil((expressions.compile(pattern.regex)?.programSize() ?? 0) / INSTRUCTIONS_A_TEST);
        else if ((0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoose */ .pg)(pattern)) tests += 1;
    }
    return tests;
}
function compiledAs(block, expressions) {
    return {
        candidates: (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .indexPatterns */ .cf)(block.steps.map(patternsOf)),
        guarded: block.steps.some((step)=>step.kind === 'loop-guard'),
        admits: block.views.flatMap((view)=>(view.names ?? []).map((names)=>(0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(names, expressions))),
        steps: block.steps.map((step)=>{
            switch(step.kind){
                case 'answer':
                    return {
                        kind: 'answer',
                        plugin: step.plugin,
                        at: step.at,
                        rules: {
                            list: step.rules.map((rule)=>({
                                    rule,
                                    matches: (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(rule.names, expressions)
                                })),
                            candidates: (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .indexPatterns */ .cf)(step.rules.map((rule)=>[
                                    rule.names
                                ]))
                        }
                    };
                case 'forward':
                    {
                        const except = (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)({
                            kind: 'within',
                            zones: step.except
                        }, expressions);
                        // plugin/forward/forward.go isAllowedDomain: the FROM name itself is always handled.
                        return {
                            kind: 'forward',
                            step,
                            handles: (name, type)=>(step.endings === true ? name.endsWith(step.from) : (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(name, step.from)) && (step.types === undefined || step.types.includes(type)) && (name === step.from ? step.onlyBelow !== true : !except(name))
                        };
                    }
                case 'rewrite':
                    return {
                        kind: 'rewrite',
                        step,
                        rules: {
                            list: step.rules.map((rule)=>{
                                const regex = rule.match.kind === 'regex' ? expressions.compile(rule.match.regex) : undefined;
                                return {
                                    rule,
                                    matches: (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .matcher */ .jN)(rule.match, expressions),
                                    ...(0,_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
                                        regex
                                    })
                                };
                            }),
                            candidates: (0,_matching_js__WEBPACK_IMPORTED_MODULE_0__/* .indexPatterns */ .cf)(step.rules.map((rule)=>[
                                    rule.match
                                ]))
                        }
                    };
                default:
                    return {
                        kind: 'other',
                        step
                    };
            }
        })
    };
}
/** The names of a stanza, but for those that it leaves out. */ function namesOfForward(step) {
    return step.endings === true ? {
        kind: 'suffix',
        text: step.from
    } : {
        kind: 'within',
        zones: [
            step.from
        ]
    };
}
function patternsOf(step) {
    if (step.kind === 'answer') return step.rules.map((rule)=>rule.names);
    if (step.kind === 'forward') return [
        namesOfForward(step)
    ];
    if (step.kind === 'rewrite') return step.rules.map((rule)=>rule.match);
    return [
        {
            kind: 'any'
        }
    ];
}


/***/ }),

/***/ 7085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  Y: () => (/* binding */ questionOf)
});

// EXTERNAL MODULE: ./.cache/build/core/text/assumption.js
var assumption = __webpack_require__(5180);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/branch.js
/** What can become of one question at one socket. */ /** A branch that is taken only after another one. */ function following(first, then) {
    if (then.certainty === 'assumed' || first.certainty === 'certain') return then;
    if (first.certainty === 'failure' || then.certainty === 'failure') return {
        ...then,
        certainty: 'failure',
        probability: 1
    };
    return {
        ...then,
        certainty: first.certainty,
        probability: first.probability * then.probability
    };
}
/** Whether a reply is one of these rcodes; an empty NOERROR is a NOERROR too. */ function isAmong(reply, codes) {
    return reply !== undefined && (codes.includes(reply) || reply === 'NODATA' && codes.includes('NOERROR'));
}

// EXTERNAL MODULE: ./.cache/build/core/text/conditions.js
var conditions = __webpack_require__(7889);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/core/dns/endpoint.js
var endpoint = __webpack_require__(8526);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/unwritten.js
/** Plugins of a template that nobody has rendered: there under a condition, or not there. */ 

/**
 * What holds where a plugin of the block is not in the text when its template is rendered; undefined for a plugin that is
 * there whenever the block is.
 */ function unlessWritten(at, block) {
    const own = (0,conditions/* conditionsAt */.e)(at);
    if (own.length === 0) return undefined;
    const shared = new Set((0,conditions/* conditionsAt */.e)(block.at));
    const [first, ...more] = own.filter((one)=>!shared.has(one));
    if (first === undefined) return undefined;
    return more.length === 0 ? (0,assumption/* opposite */.Qv)(first) : 'the template leaves the plugin out';
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/answering.js
/** What a plugin with answers of its own does to a question: ends it here, lets it pass, or either. */ 




/** What is assumed of an answer that may be an alias: its target is asked for at this very server. */ function ofAlias(rule, plugin, type) {
    const chased = rule.alias === true && (type === 'A' || type === 'AAAA');
    return chased ? [
        `${plugin} answers with no alias whose target leads elsewhere`
    ] : [];
}
/** The rules in order: the first that applies decides, and one that only perhaps applies leaves the rest to decide. */ function answering(asked, step, name, type) {
    const ends = [];
    /** What must be so for the rules so far not to have decided. */ let open = [];
    /** What makes a rule before let the question pass. */ let allowed;
    for (const rule of matching(step.rules, name, type)){
        const applies = appliesTo(rule, asked.source);
        if (applies === 'no') continue;
        const holds = applies === 'yes' ? [] : [
            applies.holds
        ];
        if (rule.effect === 'pass') {
            if (applies === 'yes') return {
                ends,
                passes: open
            };
            allowed ??= [
                ...open,
                ...holds
            ];
            open = [
                ...open,
                applies.fails
            ];
            continue;
        }
        if (rule.effect === 'miss-passes') {
            if (asked.ways === 'new names') return {
                ends,
                passes: open
            };
            const has = `${step.plugin} has the name`;
            const aliased = ofAlias(rule, step.plugin, type);
            ends.push({
                outcome: outcomeOf(rule, step.plugin),
                assumptions: [
                    ...open,
                    ...holds,
                    has,
                    ...aliased
                ]
            });
            return {
                ends,
                passes: [
                    ...open,
                    `${step.plugin} does not have the name`
                ]
            };
        }
        if (rule.effect === 'maybe') {
            const stops = stopWords(step.plugin);
            ends.push({
                outcome: outcomeOf(rule, step.plugin),
                assumptions: [
                    ...open,
                    stops
                ]
            });
            return {
                ends,
                passes: [
                    ...open,
                    rule.because ?? `${step.plugin} lets the query pass`
                ]
            };
        }
        const unwritten = unlessWritten(rule.at, asked.block);
        if (unwritten !== undefined) {
            ends.push({
                outcome: {
                    kind: 'answered',
                    plugin: step.plugin,
                    at: rule.at
                },
                assumptions: [
                    ...open,
                    ...holds,
                    ...(0,conditions/* conditionsAt */.e)(rule.at)
                ]
            });
            return {
                ends,
                passes: [
                    ...open,
                    unwritten
                ]
            };
        }
        const aliased = ofAlias(rule, step.plugin, type);
        ends.push({
            outcome: outcomeOf(rule, step.plugin),
            assumptions: [
                ...open,
                ...holds,
                ...aliased
            ]
        });
        if (applies === 'yes') return {
            ends,
            passes: allowed
        };
        open = [
            ...open,
            applies.fails
        ];
    }
    // Whatever lets it pass early or late, nothing ends it for sure.
    return {
        ends,
        passes: ends.length === 0 ? [] : allowed ?? open
    };
}
function* matching(rules, name, type) {
    for (const index of rules.candidates(name)){
        const { rule, matches } = (0,invariant/* itemAt */.R9)(rules.list, index);
        if (rule.types !== undefined && !rule.types.includes(type)) continue;
        if (rule.notTypes?.includes(type)) continue;
        if (matches(name)) yield rule;
    }
}
/** Whether a rule is for the asker; in words where that is not known. */ function appliesTo(rule, source) {
    if (rule.clients !== undefined) {
        if (source === undefined) {
            const clients = rule.clients.join(', ');
            return {
                holds: `the asker is in ${clients}`,
                fails: `the asker is not in ${clients}`
            };
        }
        return rule.clients.some((network)=>(0,endpoint/* inCidr */.sr)(source, network)) ? 'yes' : 'no';
    }
    return rule.perhaps ?? 'yes';
}
function stopWords(plugin) {
    return plugin === 'transfer' ? 'transfer stops it' : `${plugin} answers it`;
}
function outcomeOf(rule, plugin) {
    const { at, effect } = rule;
    switch(effect){
        case 'refuse':
            return {
                kind: 'fails',
                rcode: 'REFUSED',
                because: `${plugin} refuses it`,
                at
            };
        case 'servfail':
            return {
                kind: 'fails',
                rcode: 'SERVFAIL',
                because: `${plugin} gives no answer`,
                at
            };
        case 'drop':
            return {
                kind: 'fails',
                rcode: 'SERVFAIL',
                silent: true,
                because: `${plugin} gives no answer`,
                at
            };
        case 'maybe':
            // transfer has nothing to answer with: it refuses (plugin/transfer/transfer.go).
            if (plugin === 'transfer') return {
                kind: 'fails',
                rcode: 'REFUSED',
                because: `${plugin} refuses it`,
                at
            };
            return {
                kind: 'answered',
                plugin,
                at
            };
        case 'answer':
            return {
                kind: 'answered',
                plugin,
                ...(0,defined/* defined */.s)({
                    rcode: rule.rcode
                }),
                at
            };
        case 'miss-passes':
        case 'pass':
            return {
                kind: 'answered',
                plugin,
                at
            };
        default:
            return (0,invariant/* assertNever */.xb)(effect);
    }
}

// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/forwarding/reach.js
var reach = __webpack_require__(8528);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/longest-from.js
/** Servers that send a name by the stanza with the longest FROM: legacy `proxy`, dnsmasq, unbound. */ 

/** The stanza of the longest FROM that has somebody to ask; one whose servers all are the server itself is as if it were not there. */ function longest(graph, server, steps, from, name, type) {
    let best;
    for(let i = from; i < steps.length; i += 1){
        const step = steps[i];
        if (step?.kind === 'forward' && step.handles(name, type) && (best === undefined || step.step.from.length > best.from.length || best.from === dns_name/* ROOT */.Dl && step.step.from !== dns_name/* ROOT */.Dl) && !(type === 'DS' && step.step.dsAbove === true && name === step.step.from && name !== dns_name/* ROOT */.Dl) && !asksNobody(graph, server, step.step)) best = step.step;
    }
    return best;
}
/** dnsmasq drops servers that are addresses of its own, and looks on among the rest (src/network.c check_servers). */ function asksNobody(graph, server, step) {
    if (step.ignoresOwnAddresses !== true) return false;
    const upstreams = server.upstreams.get(step) ?? [];
    return upstreams.every((upstream)=>{
        if (upstream.kind === 'unknown') return false;
        const reached = (0,reach/* reach */.g)(graph, server, upstream.address, upstream.port, upstream.transport);
        return isOwn(reached, server);
    });
}
/** A Service's address is nobody's own, though it leads back. */ function isOwn(reached, server) {
    return reached.kind === 'sockets' && reached.frontend !== true && reached.sockets.some((one)=>one.server.id === server.id);
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/rewriting.js
/** What `rewrite` makes of a question before the plugins behind it see it. */ 


/**
 * 255 octets and 63 for a label, in the form of the wire (RFC 1035, 2.3.4). A rewrite to anything longer is answered
 * SERVFAIL (plugin/rewrite/rewrite.go ServeDNS, "invalid name after rewrite").
 */ function fits(name) {
    return name.length <= 254 && name.split('.').every((label)=>label.length <= 63);
}
/** RFC 1035 2.3.4. */ const MAX_NAME = 255;
/**
 * All rules in order, each on what the ones before made. `invalid`: a name that is none comes out. `opaque`: what is
 * assumed. `unreverted`: the reply is to the rewritten question.
 */ function applyRewrite(rules, name, type) {
    let at = name;
    let asked = type;
    let opaque;
    let reverted = false;
    const unlessAsks = [];
    let open = rules.candidates(at);
    for(let position = 0; position < open.length; position += 1){
        const index = (0,invariant/* itemAt */.R9)(open, position);
        const { rule, matches, regex } = (0,invariant/* itemAt */.R9)(rules.list, index);
        const before = at;
        if (rule.type !== undefined && rule.type !== asked) continue;
        if (!matches(at)) continue;
        if (rule.reverts === true || rule.then === 'stop') reverted = true;
        if (rule.unlessAsks !== undefined) unlessAsks.push(rule.unlessAsks);
        switch(rule.to.kind){
            case 'name':
                at = rule.to.name;
                break;
            case 'type':
                asked = rule.to.type;
                break;
            case 'replace':
                {
                    const text = rule.match.kind === 'suffix' || rule.match.kind === 'prefix' || rule.match.kind === 'substring' ? rule.match.text : '';
                    const to = rule.to.text;
                    if (rule.match.kind === 'suffix') at = at.slice(0, at.length - text.length) + to;
                    else if (rule.match.kind === 'prefix') at = to + at.slice(text.length);
                    else if (rule.match.kind === 'substring') at = at.split(text).join(to);
                    at = (0,dns_name/* absolute */.ys)(at);
                    break;
                }
            case 'template':
                {
                    const found = regex?.matcher(at);
                    if (found?.find() === true) {
                        let text = rule.to.text;
                        for(let group = 0; group <= found.groupCount(); group += 1)text = text.split(`{${group}}`).join(found.group(group) ?? '');
                        at = (0,dns_name/* absolute */.ys)(text);
                    }
                    break;
                }
            case 'opaque':
                opaque = `${rule.to.because} leaves the query as it is`;
                break;
            case 'nothing':
                break;
            default:
                return (0,invariant/* assertNever */.xb)(rule.to);
        }
        // plugin/rewrite/rewrite.go ServeDNS: such a question goes nowhere. One that grows comes round first, until it is too long.
        if (at !== before && at.length <= MAX_NAME && !(0,dns_name/* isDomainName */.an)(at)) return {
            name: at,
            type: asked,
            invalid: true
        };
        if (rule.then === 'stop') break;
        if (at !== before) {
            open = rules.candidates(at).filter((later)=>later > index);
            position = -1;
        }
    }
    const unreverted = !reverted && (at !== name || asked !== type);
    return {
        name: at,
        type: asked,
        ...(0,defined/* defined */.s)({
            opaque,
            unreverted: unreverted || undefined,
            unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks
        })
    };
}

// EXTERNAL MODULE: ./.cache/build/core/cluster/cluster.js
var cluster_cluster = __webpack_require__(3672);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/policy.js
/** Which of several upstreams gives the reply that counts. */ /**
 * Who gives the reply that counts, when some upstreams are known to reply what makes the next one be asked: the first of
 * the list that does not, or the last of it (plugin/forward/forward.go ServeDNS, `failoverAttempts`). `random` lists them
 * in any order, `round_robin` from each in turn (plugin/forward/policy.go).
 */ function settle(used, passes, policy) {
    const all = passes.every((one)=>one);
    if (policy === 'sequential') {
        const last = used.at(-1);
        if (all) return last === undefined ? [] : [
            {
                target: last,
                weight: 1
            }
        ];
        return used.flatMap((target, i)=>passes[i] === true ? [] : [
                {
                    target,
                    weight: 1
                }
            ]);
    }
    if (all || policy !== 'round_robin') return used.flatMap((target, i)=>passes[i] === true && !all ? [] : [
            {
                target,
                weight: 1
            }
        ]);
    const weights = used.map(()=>0);
    for(let start = 0; start < used.length; start += 1){
        let at = start;
        while(passes[at] === true)at = (at + 1) % used.length;
        weights[at] = (weights[at] ?? 0) + 1;
    }
    return used.flatMap((target, i)=>passes[i] === true ? [] : [
            {
                target,
                weight: weights[i] ?? 0
            }
        ]);
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/send.js
/** One stanza and one question: who is asked, and how surely. */ 







/** What the asked server sees as the asker's address, where something there heeds it. */ function sourceAt(next, server, dialled) {
    if (!next.heedsClients) return undefined;
    if ((0,endpoint/* isUnspecified */.QN)(dialled)) return (0,endpoint/* isIPv6 */.w7)(dialled) ? '::1' : '127.0.0.1';
    if ((0,endpoint/* isLoopback */.U9)(dialled)) return (0,endpoint/* isIPv6 */.w7)(dialled) ? '::1' : '127.0.0.1';
    // What a host sends to an address of its own comes from that address (Linux, ip-route(8) on local routes).
    return next.server.id === server.id && next.address === dialled ? dialled : undefined;
}
/** Every upstream that may be asked, with how surely it is, under the stanza's policy. Never empty. */ function send(asked, step, name, type) {
    const { graph, block, assumptions } = asked;
    const { cluster } = graph;
    const server = asked.socket.server;
    const all = server.upstreams.get(step) ?? [];
    const targets = [];
    for (const upstream of all){
        if (upstream.kind === 'unknown') {
            const hop = {
                server,
                block,
                step,
                upstream: undefined,
                to: upstream.because,
                via: '',
                says: upstream.via,
                at: upstream.at
            };
            const branch = upstream.outside === true ? {
                kind: 'leaves',
                to: upstream.because,
                name,
                type,
                hop
            } : {
                kind: 'unknown',
                because: upstream.because,
                at: upstream.at,
                hop
            };
            targets.push({
                branch,
                assumptions: upstream.assumptions ?? [],
                dead: false,
                shares: 1
            });
            continue;
        }
        const transport = step.protocol === 'tls' ? 'tls' : step.protocol === 'https' ? 'https' : upstream.transport;
        const to = (0,endpoint/* hostPort */.QL)((0,cluster_cluster/* formatAddress */.M)(cluster, upstream.address), upstream.port);
        const reached = (0,reach/* reach */.g)(graph, server, upstream.address, upstream.port, transport);
        const base = {
            server,
            block,
            step,
            upstream,
            to,
            says: upstream.via,
            at: upstream.at
        };
        switch(reached.kind){
            case 'nobody':
                targets.push({
                    branch: {
                        kind: 'fails',
                        rcode: 'SERVFAIL',
                        noReply: true,
                        because: `nobody listens on ${to} (${reached.via})`,
                        at: upstream.at
                    },
                    assumptions: upstream.assumptions,
                    dead: true,
                    shares: 1
                });
                break;
            case 'outside':
                targets.push({
                    branch: {
                        kind: 'leaves',
                        to,
                        name,
                        type,
                        hop: {
                            ...base,
                            via: 'outside the repository'
                        }
                    },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1
                });
                break;
            case 'unknown':
                targets.push({
                    branch: {
                        kind: 'unknown',
                        because: reached.because,
                        at: upstream.at,
                        hop: {
                            ...base,
                            via: reached.because
                        }
                    },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1
                });
                break;
            case 'sockets':
                {
                    if (step.ignoresOwnAddresses === true && isOwn(reached, server)) break;
                    for (const next of reached.sockets){
                        const extra = reached.certain ? [] : [
                            `${reached.via} leads to ${next.server.name}`
                        ];
                        if (step.detectsLoops === true) extra.push(`${server.name} does not notice that ${to} leads back`);
                        if (reached.assumption !== undefined) extra.push(reached.assumption);
                        const says = reached.at === undefined ? upstream.via : [
                            ...upstream.via,
                            {
                                at: reached.at,
                                says: `${to} is ${reached.via}`,
                                setting: 'service'
                            }
                        ];
                        const hop = {
                            ...base,
                            says,
                            via: reached.via
                        };
                        const stated = next.server.assumption === undefined || next.server.id === server.id ? [] : [
                            next.server.assumption
                        ];
                        const places = [
                            server.at,
                            step.at,
                            upstream.at,
                            ...says.map((one)=>one.at),
                            next.server.at
                        ];
                        const written = new Set(places.flatMap(conditions/* conditionsAt */.e));
                        targets.push({
                            branch: {
                                kind: 'sent',
                                to: next,
                                name,
                                type,
                                hop,
                                source: sourceAt(next, server, upstream.address)
                            },
                            assumptions: [
                                ...upstream.assumptions,
                                ...extra,
                                ...stated,
                                ...written
                            ],
                            dead: false,
                            shares: reached.sockets.length
                        });
                    }
                    break;
                }
            default:
                return (0,invariant/* assertNever */.xb)(reached);
        }
    }
    const alive = targets.filter((target)=>!target.dead);
    const used = alive.length > 0 ? alive : targets.slice(0, 1);
    if (used.length === 0) {
        return [
            {
                certainty: assumptions.length > 0 ? 'assumed' : 'certain',
                probability: 1,
                assumptions,
                block,
                step,
                outcome: {
                    kind: 'fails',
                    rcode: 'SERVFAIL',
                    because: 'no upstream is left',
                    at: step.at
                }
            }
        ];
    }
    const settled = step.failover.length === 0 || used.some((target)=>target.shares > 1) ? used.map((target)=>({
            target,
            weight: 1 / target.shares
        })) : settle(used, used.map((target)=>isAmong(asked.replyTo(target.branch), step.failover)), step.policy);
    const units = settled.reduce((sum, { weight })=>sum + weight, 0);
    let first = true;
    return settled.map(({ target, weight })=>{
        const all = [
            ...assumptions,
            ...target.assumptions
        ];
        let probability = 1;
        let certainty = 'certain';
        if (step.policy === 'random' || step.policy === 'round_robin' || step.policy === 'unordered') probability = weight / units;
        else if (step.policy === 'sequential') {
            if (!first) certainty = 'failure';
            else if (target.shares > 1) probability = weight;
        }
        if (step.policy !== 'sequential' || target.shares === 1) first = false;
        else if (target.shares > 1) first = target === used[0] ? used.length > 1 && used[1]?.shares === target.shares : false;
        if (certainty === 'certain' && probability < 1) certainty = 'share';
        if (all.length > 0) certainty = 'assumed';
        return {
            certainty,
            probability,
            assumptions: all,
            block,
            step,
            outcome: target.branch
        };
    });
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/chain.js
/** A question on its way along the plugins of one server block. */ 







const NOT_EVALUATED = 'no regular expression that is not evaluated takes the name';
/** All ways the chain can end. Stanzas that wait for its end are put into `alternates`. */ function runChain(first, firstName, firstType, alternates) {
    const { graph, block } = first;
    let asked = first;
    const out = [];
    let name = firstName;
    let type = firstType;
    const compiledBlock = graph.compiled.get(block);
    // One that is not evaluated may have taken the name.
    let assumptions = (compiledBlock?.uncompiled ?? 0) > 0 ? [
        ...asked.assumptions,
        NOT_EVALUATED
    ] : asked.assumptions;
    /** How sure it is that the query came past the stanzas before. */ let passed = {
        certainty: 'certain',
        probability: 1
    };
    let unreverted = false;
    /** What is assumed of an answer. */ let answered = [];
    const push = (branch)=>{
        out.push(following(passed, unreverted ? {
            ...branch,
            unreverted
        } : branch));
    };
    const finish = (ended, extra = [])=>{
        const outcome = ended.kind === 'answered' ? {
            ...ended,
            name,
            type
        } : ended;
        const all = [
            ...assumptions,
            ...extra,
            ...ended.kind === 'answered' ? answered : []
        ];
        const certainty = all.length > 0 ? 'assumed' : 'certain';
        push({
            certainty,
            probability: 1,
            assumptions: all,
            block,
            outcome
        });
    };
    const steps = compiledBlock?.steps ?? [];
    if (block.steps.length === 0) {
        finish({
            kind: 'fails',
            rcode: 'REFUSED',
            because: 'the server block has no plugin',
            at: block.at
        });
        return out;
    }
    let open = compiledBlock?.candidates(name) ?? [];
    for(let position = 0; position < open.length; position += 1){
        const i = (0,invariant/* itemAt */.R9)(open, position);
        const compiled = steps[i];
        if (compiled === undefined) break;
        if (compiled.kind === 'rewrite') {
            const rewritten = applyRewrite(compiled.rules, name, type);
            if (rewritten.invalid === true) {
                const because = 'rewrite makes a name that is none';
                finish({
                    kind: 'fails',
                    rcode: 'SERVFAIL',
                    because,
                    at: compiled.step.at
                });
                return out;
            }
            if (rewritten.opaque !== undefined) assumptions = [
                ...assumptions,
                rewritten.opaque
            ];
            if (rewritten.unreverted === true) unreverted = true;
            if (rewritten.unlessAsks !== undefined) answered = [
                ...answered,
                ...rewritten.unlessAsks
            ];
            type = rewritten.type;
            if (rewritten.name !== name) {
                if (unlessWritten(compiled.step.at, block) !== undefined) assumptions = [
                    ...assumptions,
                    ...(0,conditions/* conditionsAt */.e)(compiled.step.at)
                ];
                name = rewritten.name;
                if (graph.rewriteTargets.has(name)) asked = {
                    ...asked,
                    ways: 'this name'
                };
                if (!fits(name)) {
                    const because = 'the name after the rewrite is longer than DNS allows';
                    finish({
                        kind: 'fails',
                        rcode: 'SERVFAIL',
                        because,
                        at: compiled.step.at,
                        outgrown: true
                    });
                    return out;
                }
                open = (compiledBlock?.candidates(name) ?? []).filter((later)=>later > i);
                position = -1;
            }
            continue;
        }
        if (compiled.kind === 'answer') {
            const answers = answering(asked, compiled, name, type);
            for (const end of answers.ends)finish(end.outcome, end.assumptions);
            if (answers.passes === undefined) return out;
            if (answers.passes.length > 0) assumptions = [
                ...assumptions,
                ...answers.passes
            ];
            continue;
        }
        if (compiled.kind === 'forward') {
            if (!compiled.handles(name, type)) continue;
            if (compiled.step.onlyAfter !== undefined) {
                alternates.push({
                    step: compiled.step,
                    name,
                    type
                });
                continue;
            }
            const chosen = compiled.step.longestFromWins === true ? longest(graph, asked.socket.server, steps, i, name, type) : compiled.step;
            if (chosen === undefined) continue;
            const sent = send({
                ...asked,
                assumptions
            }, chosen, name, type);
            const unwritten = unlessWritten(chosen.at, block);
            if (unwritten !== undefined) {
                for (const branch of sent)push(branch);
                assumptions = [
                    ...assumptions,
                    unwritten
                ];
                continue;
            }
            const after = steps[i + 1];
            // `next`: after one of these rcodes the query goes on, if what follows is `forward` too (plugin/forward/forward.go ServeDNS).
            if (chosen.next.length === 0 || after?.kind !== 'forward' || after.step.plugin !== 'forward') {
                for (const branch of sent)push(branch);
                return out;
            }
            let onward = 0;
            let perhaps = false;
            for (const branch of sent){
                // `next` is about replies; without one the stanza ends the question itself.
                if (branch.outcome.kind === 'fails' && branch.outcome.noReply === true) {
                    push(branch);
                    continue;
                }
                const reply = asked.replyTo(branch.outcome);
                const goesOn = isAmong(reply, chosen.next);
                if (goesOn && (branch.certainty === 'certain' || branch.certainty === 'share')) onward += branch.probability;
                else if (goesOn || reply === undefined) perhaps = true;
                if (!goesOn) push(branch);
            }
            if (onward === 0 && !perhaps) return out;
            const certainty = onward > 1 - 1e-9 ? 'certain' : onward > 0 ? 'share' : 'failure';
            const step = {
                certainty,
                probability: certainty === 'share' ? onward : 1
            };
            passed = passed.certainty === 'failure' || step.certainty === 'failure' ? {
                certainty: 'failure',
                probability: 1
            } : {
                certainty: passed.certainty === 'share' || step.certainty === 'share' ? 'share' : 'certain',
                probability: passed.probability * step.probability
            };
            continue;
        }
        const step = compiled.step;
        if (step.kind === 'loop-guard') asked.onGuard?.(block, name, type);
        if (step.kind === 'opaque') {
            finish({
                kind: 'unknown',
                because: `${step.plugin}: ${step.because}`,
                at: step.at
            }, [
                `${step.plugin} stops the query`
            ]);
            assumptions = [
                ...assumptions,
                step.passes ?? `the plugin ${step.plugin} lets the query pass`
            ];
        }
    }
    finish({
        kind: 'fails',
        rcode: 'SERVFAIL',
        because: 'no plugin of the server block takes the query',
        at: block.at
    });
    return out;
}

// EXTERNAL MODULE: ./.cache/build/core/forwarding/route.js
var route = __webpack_require__(2054);
;// CONCATENATED MODULE: ./.cache/build/core/forwarding/decide.js
/** Everything that can happen to a question at a socket, and what a server is known to reply. */ 





const MAX_BRANCHES = 64;
/** Everything that can happen to one question that arrives at a socket. Never empty. */ function decide(graph, question, options = {}) {
    const { socket, name, type } = question;
    const { looks = {
        left: MAX_LOOKS
    } } = options;
    const ways = graph.rewriteTargets.has(name) ? 'this name' : options.ways ?? 'new names';
    const choices = (0,route/* route */.wE)(graph, socket, name, type);
    const branches = [];
    const replyTo = (outcome)=>knownReply(graph, outcome, ways, looks);
    const source = question.source === undefined ? {} : {
        source: question.source
    };
    const guard = {
        ...source,
        ...(0,defined/* defined */.s)({
            onGuard: options.onGuard
        })
    };
    for (const [index, choice] of choices.entries()){
        if (branches.length > MAX_BRANCHES || index >= route/* MAX_CHOICES */.o2) {
            branches.push(unfollowed(choice, socket));
            return branches;
        }
        branches.push(...runBlock({
            graph,
            socket,
            ...choice,
            ways,
            replyTo,
            ...guard
        }, name, type));
    }
    const last = choices[choices.length - 1];
    if (last === undefined || (0,route/* viewsPass */.gr)(graph, last.block, name, type) === 'maybe') {
        branches.push({
            certainty: branches.length === 0 ? 'certain' : 'assumed',
            probability: 1,
            assumptions: [],
            outcome: {
                kind: 'fails',
                rcode: 'REFUSED',
                because: 'no server block here takes the name',
                at: socket.server.at
            }
        });
    }
    // What is written in two branches of one condition is never both there.
    const possible = branches.filter((branch)=>branch.assumptions.length < 2 || !(0,assumption/* isContradictory */.yC)(branch.assumptions));
    return possible.length === 0 ? branches : possible;
}
/** What stands for the blocks that may take a question and are not followed. */ function unfollowed({ block, assumptions }, { server }) {
    const because = 'more server blocks may take the question than are followed';
    const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
    return {
        certainty,
        probability: 1,
        assumptions,
        block,
        outcome: {
            kind: 'unknown',
            because,
            at: server.at
        }
    };
}
/** The question that a server was sent. */ function questionOf(outcome) {
    return {
        socket: outcome.to,
        name: outcome.name,
        type: outcome.type,
        source: outcome.source
    };
}
function runBlock(asked, name, type) {
    const alternates = [];
    const chain = runChain(asked, name, type, alternates);
    if (alternates.length === 0) return chain;
    const out = [];
    const open = new Set(alternates);
    const ask = (one)=>send(asked, one.step, one.name, one.type);
    for (const branch of chain){
        const reply = asked.replyTo(branch.outcome);
        const after = alternates.find((one)=>isAmong(reply, one.step.onlyAfter ?? []));
        if (after !== undefined) {
            for (const one of ask(after))out.push(following(branch, one));
            continue;
        }
        out.push(branch);
        if (reply !== undefined) continue;
        for (const one of open)for (const other of ask(one))out.push(following({
            ...branch,
            certainty: 'failure'
        }, other));
        open.clear();
    }
    return out;
}
const MAX_LOOKS = 200;
const MAX_DEPTH = 12;
/** A reply to another question: `forward` ends with FORMERR, and asks nobody else (plugin/forward/forward.go ServeDNS). */ const MISMATCH = 'reply to another question';
/** The rcode with which a query comes back, where every way it can go ends in that one; `NODATA` for an empty NOERROR. */ function knownReply(graph, outcome, ways, looks) {
    if (outcome.kind === 'answered') return outcome.rcode;
    if (outcome.kind === 'fails') return outcome.silent === true ? undefined : outcome.rcode;
    const depth = looks.depth ?? 0;
    if (outcome.kind !== 'sent' || looks.left <= 0 || depth >= MAX_DEPTH) return undefined;
    looks.left -= 1;
    looks.depth = depth + 1;
    const branches = decide(graph, questionOf(outcome), {
        ways,
        looks
    });
    let reply;
    for (const [index, branch] of branches.entries()){
        const one = branch.certainty === 'certain' || branch.certainty === 'share' ? replyOf(branch, handedOn(branch, knownReply(graph, branch.outcome, ways, looks))) : undefined;
        if (one === undefined || index > 0 && one !== reply) {
            reply = undefined;
            break;
        }
        reply = one;
    }
    looks.depth = depth;
    return reply;
}
/** What a server makes of the reply to what it sent on. */ function handedOn({ outcome, step }, reply) {
    return outcome.kind === 'sent' && step?.failsOnRefusal === true && reply === 'REFUSED' ? 'SERVFAIL' : reply;
}
/** What the asker makes of what came back to the asked server. */ function replyOf(branch, reply) {
    if (branch.unreverted === true) return MISMATCH;
    return reply === MISMATCH ? 'FORMERR' : reply;
}


/***/ }),

/***/ 7467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UY: () => (/* binding */ ofNetwork),
/* harmony export */   VU: () => (/* binding */ listeningKey),
/* harmony export */   ZG: () => (/* binding */ buildGraph),
/* harmony export */   be: () => (/* binding */ ofServer)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9308);
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1542);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8270);
/* harmony import */ var _matching_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5404);
/**
 * The forwarding graph: sockets, and the server blocks behind them. `reach` tells which sockets an address leads to,
 * `decide` what a socket does with one question; `simulate` asks that of one name of every class of names that are
 * treated alike, `walk` of the name the reader gave.
 */ 




function buildGraph(cluster, budget = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .openBudget */ .ak)()) {
    const expressions = (0,_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .openExpressions */ .gb)(budget);
    const unjudged = [];
    const sockets = [];
    const socketsOf = new Map();
    const listening = new Map();
    const compiled = new Map();
    const admitting = new Map();
    for (const server of cluster.servers){
        const own = [];
        // A server that refuses to start serves nothing; its loops wait behind the error (LG401).
        if (server.config.errors.length === 0) {
            const groups = new Map();
            for (const block of server.config.blocks){
                const made = (0,_compile_js__WEBPACK_IMPORTED_MODULE_2__/* .compile */ .w)(block, expressions);
                compiled.set(block, made);
                if (made.uncompiled > 0) unjudged.push((0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondLimit */ .rf)('expressions', `${made.uncompiled} regular expressions of this server block are not evaluated: they are too many or too large`, block.at));
                for (const address of listenAddresses(block)){
                    // All of its addresses are excluded: it has no socket (core/dnsserver/register.go MakeServers).
                    if (address === 'nothing') continue;
                    for (const key of block.keys){
                        if (key.transport === 'unix') continue;
                        const id = `${key.transport}|${address}|${key.port}`;
                        let group = groups.get(id);
                        if (group === undefined) {
                            group = {
                                address: address.startsWith('*') ? '*' : address,
                                port: key.port,
                                transport: key.transport,
                                zones: new Map()
                            };
                            groups.set(id, group);
                        }
                        const blocks = group.zones.get(key.zone);
                        if (blocks === undefined) group.zones.set(key.zone, [
                            block
                        ]);
                        else if (blocks[blocks.length - 1] !== block) blocks.push(block);
                    }
                }
            }
            for (const group of groups.values()){
                const heedsClients = [
                    ...group.zones.values()
                ].some((blocks)=>blocks.some(hasClients));
                const socket = {
                    index: sockets.length,
                    server,
                    ...group,
                    heedsClients
                };
                sockets.push(socket);
                for (const blocks of group.zones.values())if (blocks.length > 1) admitting.set(blocks, (0,_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .indexPatterns */ .cf)(blocks.map(viewPatterns)));
                own.push(socket);
                for (const where of [
                    ofServer(server),
                    ofNetwork(server.network)
                ]){
                    const key = listeningKey(where, socket.transport, socket.port);
                    const known = listening.get(key) ?? {
                        byAddress: new Map(),
                        anywhere: [],
                        wildcards: []
                    };
                    listening.set(key, known);
                    if (isAnywhere(socket)) known.anywhere.push(socket);
                    if (socket.address === '*') known.wildcards.push(socket);
                    else if (!isAnywhere(socket) && !known.byAddress.has(socket.address)) known.byAddress.set(socket.address, socket);
                }
            }
        }
        socketsOf.set(server.id, own);
    }
    const places = placesOf(cluster, sockets);
    const behind = new WeakMap();
    const rewriteTargets = targetsOf(compiled.keys());
    return {
        cluster,
        sockets,
        socketsOf,
        listening,
        behind,
        compiled,
        admitting,
        places,
        rewriteTargets,
        unjudged
    };
}
function targetsOf(blocks) {
    const targets = new Set();
    for (const block of blocks)for (const step of block.steps){
        if (step.kind !== 'rewrite') continue;
        for (const { to } of step.rules){
            if (to.kind === 'name') targets.add(to.name);
            else if (to.kind === 'template' && !to.text.includes('{')) targets.add((0,_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .absolute */ .ys)(to.text));
        }
    }
    return targets;
}
/** Every view of a block must take a name; those of one view tell enough to look no further. */ function viewPatterns(block) {
    for (const { names } of block.views)if (names?.[0] !== undefined) return [
        names[0]
    ];
    return [
        {
            kind: 'any'
        }
    ];
}
function hasClients(block) {
    return block.steps.some((step)=>step.kind === 'answer' && step.rules.some((rule)=>rule.clients !== undefined));
}
function isAnywhere({ address }) {
    return address === '*' || address.startsWith('interface ');
}
/** What `listening` is keyed by: a server's or a network's own, and a port. */ function listeningKey(where, transport, port) {
    return `${transport}|${port}|${where}`;
}
function ofServer(server) {
    return `server ${server.id}`;
}
function ofNetwork(network) {
    return `network ${network}`;
}
function placesOf(cluster, sockets) {
    const claiming = new Map();
    const put = (map, key, server)=>{
        const known = map.get(key);
        if (known === undefined) map.set(key, [
            server
        ]);
        else known.push(server);
    };
    for (const server of cluster.servers){
        for (const address of server.claims)put(claiming, address, server);
    }
    const services = new Map();
    const hostPorts = new Map();
    for (const one of cluster.frontends){
        const map = one.kind === 'service' ? services : hostPorts;
        const key = `${one.address}|${one.port}`;
        if (!map.has(key)) map.set(key, one);
    }
    const pools = new Map();
    for (const pool of cluster.pools)for (const { value } of pool.addresses)if (!pools.has(value)) pools.set(value, pool);
    const outer = new Map();
    for (const socket of sockets){
        if (!/^(external|host):/.test(socket.server.network)) continue;
        const key = `${socket.transport}|${socket.address}|${socket.port}`;
        if (!outer.has(key)) outer.set(key, socket);
    }
    return {
        servers: new Map(cluster.servers.map((server)=>[
                server.id,
                server
            ])),
        claiming,
        services,
        serviceAddresses: new Set(cluster.frontends.filter((one)=>one.kind === 'service').map((one)=>one.address)),
        hostPorts,
        pools,
        outer
    };
}
function listenAddresses(block) {
    if (block.bind.length === 0) return [
        '*'
    ];
    return block.bind.map((bind)=>{
        // The addresses of an interface other than `lo` are those by which others reach the host.
        if (bind.value.kind === 'interface') return bind.value.name === 'lo' ? '127.0.0.1' : `interface ${bind.value.name}`;
        // Each wildcard spelling is a socket of its own, and each takes both families.
        return (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnspecified */ .QN)(bind.value.address) ? `* ${bind.value.address}` : bind.value.address;
    });
}


/***/ }),

/***/ 5404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cf: () => (/* binding */ indexPatterns),
/* harmony export */   gb: () => (/* binding */ openExpressions),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   pg: () => (/* binding */ isLoose)
/* harmony export */ });
/* unused harmony export plainStart */
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__.later("packages-re2js.cjs", 2856);
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9308);
/* harmony import */ var _text_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
/* harmony import */ var _text_invariant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1067);
/** Which names a pattern takes, and which of a long list of patterns can take a name at all. */ 



/** Go closes over zones with hash lookups; so do we, for zone lists as long as a repository likes. */ function matcher(pattern, expressions = openExpressions((0,_text_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .openBudget */ .ak)())) {
    switch(pattern.kind){
        case 'any':
            return ()=>true;
        case 'within':
            {
                const inZones = belowAny(pattern.zones);
                if (pattern.except === undefined || pattern.except.length === 0) return inZones;
                const carvedOut = belowAny(pattern.except);
                return (name)=>inZones(name) && !carvedOut(name);
            }
        case 'exactly':
            {
                const names = new Set(pattern.names);
                return (name)=>names.has(name);
            }
        case 'suffix':
            return (name)=>name.endsWith(pattern.text);
        case 'prefix':
            return (name)=>name.startsWith(pattern.text);
        case 'substring':
            return (name)=>name.includes(pattern.text);
        case 'regex':
            {
                const regex = expressions.compile(pattern.regex);
                if (regex === undefined) return ()=>false;
                const start = plainStart(pattern.regex);
                const inZones = pattern.within === undefined ? ()=>true : belowAny(pattern.within);
                // Without groups no matcher is made for each name.
                return (name)=>name.startsWith(start) && inZones(name) && regex.test(name);
            }
        default:
            return (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .xb)(pattern);
    }
}
/** What each match of an anchored expression begins with, as far as it is written plainly; empty where nothing is known. */ function plainStart(regex) {
    if (regex.includes('|')) return '';
    const [whole = '', written = ''] = /^\^((?:[\w-]|\\[.-])*)/.exec(regex) ?? [];
    // What is repeated may also be absent; a repetition after flags, `a(?i)*`, is of what stands before them (Go regexp/syntax, parser.repeat).
    const certain = /^(?:[*+?{]|\(\?)/.test(regex.slice(whole.length)) ? written.replace(/\\?[^\\]$/, '') : written;
    return certain.replaceAll('\\', '');
}
function belowAny(list) {
    if (list.includes(_dns_name_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOT */ .Dl)) return ()=>true;
    const zones = new Set(list);
    return (name)=>{
        for (const ancestor of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_2__/* .ancestry */ .yy)(name))if (zones.has(ancestor)) return true;
        return false;
    };
}
function openExpressions(budget) {
    const known = new Map();
    let refused = 0;
    return {
        compile: (text)=>{
            if (known.has(text)) return known.get(text);
            // Once there is no more, nothing is compiled to see how large it would be.
            const made = refused === 0 ? compileRegex(text) : undefined;
            if (refused > 0 || made !== undefined && !budget.take('expressions', weightOf(text, made))) refused += 1;
            else known.set(text, made);
            return known.get(text);
        },
        refused: ()=>refused
    };
}
/** Classes of Unicode, negated ones and letters of either case have hundreds of ranges. */ function weightOf(text, regex) {
    return regex.programSize() * (/\\[pPDSW]|\[\^|\(\?[a-zA-Z]*i/.test(text) ? 100 : 1);
}
function compileRegex(text) {
    try {
        return re2js__WEBPACK_IMPORTED_MODULE_3__/* .RE2JS */ .L3.compile(text);
    } catch  {
        return undefined;
    }
}
function isLoose(pattern) {
    switch(pattern.kind){
        case 'prefix':
        case 'substring':
        case 'regex':
            return true;
        case 'suffix':
            return !pattern.text.startsWith('.');
        case 'any':
        case 'within':
        case 'exactly':
            return false;
        default:
            return (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .xb)(pattern);
    }
}
/** Below this many a list is as fast as an index. */ const WORTH_AN_INDEX = 8;
/** An index over lists of patterns: an entry is a candidate when one of its patterns may match. */ function indexPatterns(entries) {
    if (entries.length < WORTH_AN_INDEX) {
        const all = entries.map((_, position)=>position);
        return ()=>all;
    }
    const exact = new Map();
    const under = new Map();
    const others = [];
    const put = (map, key, position)=>{
        const known = map.get(key);
        if (known === undefined) map.set(key, [
            position
        ]);
        else if (known[known.length - 1] !== position) known.push(position);
    };
    for (const [position, patterns] of entries.entries()){
        let anywhere = false;
        for (const pattern of patterns){
            if (pattern.kind === 'exactly') for (const name of pattern.names)put(exact, name, position);
            else if (pattern.kind === 'within') for (const zone of pattern.zones)put(under, zone, position);
            else if (pattern.kind === 'regex' && pattern.within !== undefined) for (const zone of pattern.within)put(under, zone, position);
            else if (pattern.kind === 'suffix' && /^\.[^.]/.test(pattern.text)) put(under, pattern.text.slice(1), position);
            else anywhere = true;
        }
        if (anywhere) others.push(position);
    }
    return (name)=>{
        const lists = others.length === 0 ? [] : [
            others
        ];
        const exactly = exact.get(name);
        if (exactly !== undefined) lists.push(exactly);
        for (const ancestor of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_2__/* .ancestry */ .yy)(name)){
            const found = under.get(ancestor);
            if (found !== undefined) lists.push(found);
        }
        const only = lists[0];
        if (only === undefined) return [];
        if (lists.length === 1) return only;
        return [
            ...new Set(lists.flat())
        ].sort((a, b)=>a - b);
    };
}


/***/ }),

/***/ 8528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ socketAt),
/* harmony export */   g: () => (/* binding */ reach)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7467);
/** Who answers when a server dials an address: an address means nothing without the network it is dialled from. */ 


const NONE = [];
/** The first of `socketsAt`. */ function socketAt(graph, server, address, port, transport) {
    return socketsAt(graph, server, address, port, transport)[0];
}
/** What of a network, or of a single server, listens on a port. */ function listeners(graph, where, port, transport) {
    return graph.listening.get((0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .listeningKey */ .VU)(where, transport, port));
}
/**
 * The sockets of a server that may take a packet to this address. A specific one beats a wildcard; wildcards that are
 * spelled differently are sockets of their own and share by the kernel's hash (Linux, SO_REUSEPORT).
 */ function socketsAt(graph, server, address, port, transport) {
    const known = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofServer */ .be)(server), port, transport);
    if (known === undefined) return NONE;
    const specific = address === '*' ? undefined : known.byAddress.get(address);
    if (specific !== undefined) return [
        specific
    ];
    return (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address) ? known.wildcards : known.anywhere;
}
/** Those of the first server of a network that has any, in the order of the cluster. */ function socketsIn(graph, network, address, port, transport) {
    const known = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(network), port, transport);
    if (known === undefined) return NONE;
    const specific = known.byAddress.get(address);
    const [wide] = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address) ? known.wildcards : known.anywhere;
    const isBefore = specific !== undefined && (wide === undefined || wide.index > specific.index);
    const first = isBefore || wide?.server === specific?.server ? specific : wide;
    if (first === undefined) return NONE;
    return socketsAt(graph, first.server, address, port, transport);
}
/**
 * Where Docker puts its resolver into each container of a network of its own: packets to it are redirected before any
 * wildcard socket sees them (libnetwork resolver_unix.go setupIPTable). In a pod there is none, and the address is the pod's.
 */ const EMBEDDED = '127.0.0.11';
/** A server of a Compose file that has a network of its own, or a bare Corefile, which may well run in a container. */ function isInContainer({ id, network }) {
    return network.startsWith('pod:compose/Service/') || network.startsWith('host:') && !id.startsWith('compose/');
}
/** Who answers when `from` dials an address: loopback first, then addresses on the node, Services, nodes, the rest of the world. */ function reach(graph, from, dialled, port, transport) {
    const { places } = graph;
    if (port < 1 || port > 65535) return {
        kind: 'nobody',
        via: 'no such port'
    };
    const address = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnspecified */ .QN)(dialled) ? (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isIPv6 */ .w7)(dialled) ? '::1' : '127.0.0.1' : dialled;
    if ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address)) {
        const specific = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(from.network), port, transport)?.byAddress.get(address);
        const sockets = specific === undefined ? socketsIn(graph, from.network, address, port, transport) : [
            specific
        ];
        const via = from.network.startsWith('pod:') ? 'loopback inside its own pod' : from.network.startsWith('node:') ? "the node's loopback" : 'its own loopback';
        if (address === EMBEDDED && port === 53 && specific === undefined && isInContainer(from)) return {
            kind: 'unknown',
            because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`
        };
        if (sockets.length > 0) return {
            kind: 'sockets',
            sockets,
            via,
            certain: true
        };
        if (!from.network.startsWith('pod:')) return {
            kind: 'unknown',
            because: `what listens on ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(address, port)} of its host is not stated`
        };
        return {
            kind: 'nobody',
            via
        };
    }
    const own = socketsAt(graph, from, address, port, transport);
    if (own[0] !== undefined && (own[0].address === address || from.claims.includes(address))) {
        return {
            kind: 'sockets',
            sockets: own,
            via: 'an address of its own',
            certain: true
        };
    }
    const claimed = claimedBy(graph, from, address, port, transport);
    if (claimed.length > 0 && !from.network.startsWith('external:')) {
        return {
            kind: 'sockets',
            sockets: claimed,
            via: `the address that ${claimed[0]?.server.name} holds on every node`,
            certain: true
        };
    }
    const found = visibleTo(from, places.services.get(`${address}|${port}`));
    const seesPast = found?.unlessFrom?.servers.has(from.id) === true;
    const service = seesPast ? found.unlessFrom?.otherwise : found;
    const dialling = {
        graph,
        from,
        transport,
        behind: new Map(),
        depth: 0
    };
    if (service !== undefined) return behind(dialling, service);
    if (seesPast) return dial(dialling, address, port);
    if (places.serviceAddresses.has(address) && from.outsideCluster !== true) return {
        kind: 'nobody',
        via: 'a Service without that port'
    };
    return dial(dialling, address, port);
}
/** What an address leads to from where a server stands. */ function visibleTo({ outsideCluster }, frontend) {
    return outsideCluster === true && frontend?.clusterOnly === true ? undefined : frontend;
}
/** The first server that holds the address on the node of the one that dials. */ function claimedBy(graph, from, address, port, transport) {
    for (const server of graph.places.claiming.get(address) ?? []){
        if (from.pool !== undefined && server.pool !== undefined && server.pool !== from.pool) continue;
        const sockets = socketsAt(graph, server, address, port, transport);
        if (sockets.length > 0) return sockets;
    }
    return NONE;
}
/**
 * Whether a bound address may be the one that endpoints of the pod have: the pod's, or the node's with hostNetwork. What
 * node-cache puts on its dummy interface is not, nor a link-local address or one of a Service.
 */ function isOwnAddress(graph, server, address) {
    return !((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address) || server.claims.includes(address) || address.startsWith('169.254.') || /^fe[89ab][0-9a-f]:/i.test(address) || graph.places.serviceAddresses.has(address));
}
/** The socket of a server at an address that endpoints of its pod may have. */ function ownSocket(graph, server, port, transport) {
    for (const socket of listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofServer */ .be)(server), port, transport)?.byAddress.values() ?? [])if (isOwnAddress(graph, server, socket.address)) return socket;
    return undefined;
}
/** Addresses that stand for others in a row: a Service's endpoint that is a port of a node, and so on. */ const MAX_DEPTH = 16;
/** What stands behind a Service's address, or behind a port that a node publishes. */ function behind(dialling, frontend) {
    const known = dialling.behind.get(frontend) ?? dialling.graph.behind.get(frontend)?.get(dialling.transport);
    if (known !== undefined) return known;
    const back = {
        kind: 'unknown',
        because: `${frontend.says} leads back to its own address`
    };
    if (dialling.depth >= MAX_DEPTH) return {
        kind: 'unknown',
        because: `${frontend.says} stands behind too many other addresses`
    };
    dialling.behind.set(frontend, back);
    const reached = behindTargets({
        ...dialling,
        depth: dialling.depth + 1
    }, frontend);
    dialling.behind.set(frontend, reached);
    // Without another address behind it, it leads everybody to the same.
    if (frontend.targets.length > 0 && frontend.targets.every((target)=>target.kind === 'server')) {
        const kept = dialling.graph.behind.get(frontend) ?? new Map();
        dialling.graph.behind.set(frontend, kept.set(dialling.transport, reached));
    }
    return reached;
}
function behindTargets(dialling, frontend) {
    const { graph, transport } = dialling;
    const { places } = graph;
    const sockets = [];
    let certain = !frontend.unknownTargets;
    let elsewhere;
    for (const target of frontend.targets){
        if (target.kind === 'address') {
            const beyond = dial(dialling, target.address, target.port);
            if (beyond.kind === 'sockets') for (const socket of beyond.sockets)sockets.push(socket);
            else {
                certain = false;
                if (beyond.kind !== 'nobody') elsewhere ??= beyond;
            }
            continue;
        }
        const server = places.servers.get(target.server);
        if (server === undefined) continue;
        const wildcards = socketsAt(graph, server, '*', target.port, transport);
        const socket = wildcards.length > 0 ? undefined : ownSocket(graph, server, target.port, transport);
        if (wildcards.length > 0) for (const one of wildcards)sockets.push(one);
        else if (socket !== undefined) sockets.push(socket);
        else if ((graph.socketsOf.get(server.id) ?? []).some((one)=>one.port === target.port)) elsewhere ??= {
            kind: 'unknown',
            because: `${frontend.says} leads to ${server.name}, which listens at other addresses than its pod's, and to what else its selector takes`
        };
    }
    if (sockets.length > 0) return {
        kind: 'sockets',
        sockets,
        via: frontend.says,
        certain,
        frontend: true,
        at: frontend.at,
        ...(0,_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
            assumption: frontend.assumption
        })
    };
    if (elsewhere !== undefined) return elsewhere;
    if (frontend.targets.length > 0) return {
        kind: 'nobody',
        via: frontend.says
    };
    // Nobody of the repository stands behind it; the user may have declared who does.
    const declared = frontend.kind === 'host-port' ? dialHost(dialling, frontend.address, frontend.port) : dial(dialling, frontend.address, frontend.port);
    if (declared.kind === 'sockets') return declared;
    return {
        kind: 'unknown',
        because: `no workload in the repository answers for ${frontend.says}`
    };
}
/** The same for an address that is certainly no Service's: an endpoint is dialled as it is. */ function dial(dialling, address, port) {
    const published = visibleTo(dialling.from, dialling.graph.places.hostPorts.get(`${address}|${port}`));
    return published === undefined ? dialHost(dialling, address, port) : behind(dialling, published);
}
/** The same for a port that no node publishes for pods. */ function dialHost({ graph, from, transport }, address, port) {
    const { places } = graph;
    const pool = places.pools.get(address);
    if (pool !== undefined) {
        const network = pool.network ?? `node:${pool.pool}`;
        const sockets = socketsIn(graph, network, address, port, transport);
        if (sockets.length > 0) return {
            kind: 'sockets',
            sockets,
            via: `the address of a node of ${pool.pool}`,
            certain: true
        };
        if (network.startsWith('pod:')) return {
            kind: 'nobody',
            via: 'a pod where nothing listens there'
        };
        return {
            kind: 'unknown',
            because: `what listens on node ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(address, port)} is not stated`
        };
    }
    const beside = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(from.network), port, transport)?.byAddress.get(address);
    if (beside !== undefined) return {
        kind: 'sockets',
        sockets: [
            beside
        ],
        via: `the address of ${beside.server.name}`,
        certain: true
    };
    const outer = places.outer.get(`${transport}|${address}|${port}`);
    if (outer !== undefined) return {
        kind: 'sockets',
        sockets: [
            outer
        ],
        via: `the address of ${outer.server.name}`,
        certain: true
    };
    return {
        kind: 'outside'
    };
}


/***/ }),

/***/ 2054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gr: () => (/* binding */ viewsPass),
/* harmony export */   o2: () => (/* binding */ MAX_CHOICES),
/* harmony export */   wE: () => (/* binding */ route)
/* harmony export */ });
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9308);
/** Which server block of a socket takes a question. */ 
/** How many blocks with views that are not understood are followed for one question; one more is found where there are more. */ const MAX_CHOICES = 64;
const NONE = [];
const ONLY = [
    0
];
/** The block that takes a question, or the choice between blocks where a view decides (core/dnsserver/server.go ServeDNS). */ function route(graph, socket, name, type) {
    const found = [];
    // What must be so for the query to have come past the views before.
    const past = [];
    let forDs;
    for (const zone of (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ancestry */ .yy)(name)){
        if (zone === _dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl && name !== _dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl && forDs !== undefined) break;
        const blocks = socket.zones.get(zone) ?? NONE;
        for (const index of graph.admitting.get(blocks)?.(name) ?? ONLY){
            const block = blocks[index];
            if (block === undefined) break;
            const verdict = viewsPass(graph, block, name, type);
            if (verdict === 'no') continue;
            if (type === 'DS' && zone !== _dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT */ .Dl) {
                forDs = block;
                continue;
            }
            if (verdict === 'yes') return [
                ...found,
                {
                    block,
                    assumptions: [
                        ...past
                    ]
                }
            ];
            const view = block.views.map((one)=>one.text).join(' ');
            if (found.length > MAX_CHOICES) return found;
            found.push({
                block,
                assumptions: [
                    ...past,
                    `the view ${view} lets the query in`
                ]
            });
            past.push(`the view ${view} does not take the query`);
        }
    }
    return forDs === undefined ? found : [
        ...found,
        {
            block: forDs,
            assumptions: [
                ...past
            ]
        }
    ];
}
/** Whether the block's views take the question. */ function viewsPass(graph, block, name, type) {
    let maybe = false;
    for (const view of block.views){
        if (view.types !== undefined && !view.types.includes(type)) return 'no';
        if (view.opaque) maybe = true;
    }
    const compiled = graph.compiled.get(block);
    if (block.views.length > 0 && (compiled?.uncompiled ?? 0) > 0) return 'maybe';
    for (const admits of compiled?.admits ?? [])if (!admits(name)) return 'no';
    return maybe ? 'maybe' : 'yes';
}


/***/ }),

/***/ 9658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ MAX_OUTCOMES),
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   IW: () => (/* binding */ GROWING_ROUNDS),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ms: () => (/* binding */ entryOf)
/* harmony export */ });
/* harmony import */ var _text_assumption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _text_invariant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1067);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
/** One question, followed hop by hop: explains to the reader, and referees the simulation. */ 



/** Outcomes and hops of one entry; a random policy over many servers branches without end. */ const MAX_OUTCOMES = 64;
/** A rewrite that adds a label on each round needs up to 127 rounds to outgrow a name's 255 octets. */ const MAX_HOPS = 600;
/** A name that outgrew DNS on so many visits of one socket grows on each of them. */ const GROWING_ROUNDS = 3;
/** Hops reported of a walk that was given up. */ const MAX_TOLD = 64;
/** Where an ordinary client's question to a server enters: the first of `entriesOf`. */ function entryOf(graph, server) {
    return entriesOf(graph, server)[0];
}
/**
 * The sockets at which an ordinary client's question to a server enters: at the address and port its Service offers,
 * else at its first plain listener. Several where wildcards of different spelling share them.
 */ function entriesOf(graph, server) {
    const first = firstEntry(graph, server);
    if (first === undefined || first.address !== '*') return first === undefined ? [] : [
        first
    ];
    return (graph.socketsOf.get(server.id) ?? []).filter((socket)=>socket.address === '*' && socket.port === first.port && socket.transport === first.transport);
}
function firstEntry(graph, server) {
    const sockets = (graph.socketsOf.get(server.id) ?? []).filter((socket)=>socket.transport === 'dns');
    const frontend = graph.cluster.frontends.find((one)=>one.targets.some((target)=>target.kind === 'server' && target.server === server.id));
    const target = frontend?.targets.find((one)=>one.kind === 'server' && one.server === server.id);
    if (target !== undefined) {
        const offered = sockets.find((socket)=>socket.port === target.port);
        if (offered !== undefined) return offered;
    }
    return sockets[0];
}
/** Every way one question can go, from one socket or from several that share it. Stops at the first return to a socket with the same name and type. */ function walk(graph, entry, name, type, ways = 'this name') {
    const outcomes = [];
    const entries = 'zones' in entry ? [
        entry
    ] : entry;
    const open = entries.map((socket, index)=>({
            socket,
            order: [
                index
            ],
            name,
            type,
            seen: new Set(),
            hops: [],
            probability: 1 / entries.length,
            share: entries.length > 1,
            failure: false,
            mismatched: false,
            assumptions: []
        }));
    while(open.length > 0 && outcomes.length < MAX_OUTCOMES){
        const path = (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_2__/* .present */ .Eb)(open.pop());
        const key = `${path.socket.index}|${path.source ?? ''}|${path.type}|${path.name}`;
        if (path.seen.has(key)) {
            outcomes.push(ending(path, {
                disposition: 'loops'
            }));
            continue;
        }
        if (path.hops.length >= MAX_HOPS) {
            const because = `the name changes on every hop; stopped after ${path.hops.length}`;
            outcomes.push(ending({
                ...path,
                hops: path.hops.slice(0, MAX_TOLD)
            }, {
                disposition: 'unknown',
                because
            }));
            continue;
        }
        const seen = new Set(path.seen).add(key);
        const branches = firstOnward((0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(graph, path, {
            ways
        }));
        for (const [index, branch] of [
            ...branches.entries()
        ].reverse()){
            const { outcome } = branch;
            const onward = advance({
                ...path,
                order: [
                    ...path.order,
                    index
                ]
            }, branch, seen);
            if (branches.length > 1 && onward.assumptions.length > 1 && (0,_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .isContradictory */ .yC)(onward.assumptions)) continue;
            if (outcome.kind === 'sent') open.push({
                ...onward,
                ...(0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .Y)(outcome),
                hops: [
                    ...path.hops,
                    outcome.hop
                ]
            });
            else if (onward.mismatched && (outcome.kind === 'answered' || outcome.kind === 'fails' && !outcome.outgrown)) outcomes.push(ending(onward, {
                disposition: 'fails',
                rcode: 'FORMERR',
                because: MISMATCHED
            }));
            else if (outcome.kind === 'answered') outcomes.push(ending(onward, {
                disposition: 'answered',
                because: `${outcome.plugin} answers`,
                plugin: outcome.plugin,
                at: outcome.at,
                asked: {
                    name: outcome.name ?? path.name,
                    type: outcome.type ?? path.type
                }
            }));
            else if (outcome.kind === 'fails' && outcome.outgrown === true && firstReturn(path) !== undefined) outcomes.push(ending({
                ...onward,
                hops: path.hops.slice(0, firstReturn(path))
            }, {
                disposition: 'loops',
                because: OUTGROWS
            }));
            else if (outcome.kind === 'fails') outcomes.push(ending(onward, {
                disposition: 'fails',
                rcode: path.hops.some(({ step })=>step.failsOnRefusal === true) ? 'SERVFAIL' : outcome.rcode,
                because: outcome.because,
                at: outcome.at
            }));
            else if (outcome.kind === 'leaves') outcomes.push(ending({
                ...onward,
                hops: [
                    ...path.hops,
                    outcome.hop
                ]
            }, {
                disposition: 'leaves',
                to: outcome.to,
                asked: {
                    name: outcome.name,
                    type: outcome.type
                }
            }));
            else outcomes.push(ending(outcome.hop === undefined ? onward : {
                ...onward,
                hops: [
                    ...path.hops,
                    outcome.hop
                ]
            }, {
                disposition: 'unknown',
                because: outcome.because,
                at: outcome.at
            }));
        }
    }
    const left = open.at(-1);
    if (left !== undefined) outcomes.push(ending(left, {
        disposition: 'unknown',
        because: MORE_WAYS
    }));
    return outcomes;
}
const MORE_WAYS = `it can go more ways than are followed (${MAX_OUTCOMES})`;
/** Without the ways onward that nobody would come to: each ends in an outcome or more, and so many are enough. */ function firstOnward(branches) {
    if (branches.length <= MAX_OUTCOMES) return branches;
    let onward = 0;
    return branches.filter(({ outcome })=>{
        if (outcome.kind !== 'sent') return true;
        onward += 1;
        // One more than are followed, so that what is cut is known to be.
        return onward <= MAX_OUTCOMES + 1;
    });
}
const MISMATCHED = 'a rewrite that is not led back makes the reply one to another question';
const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';
/** After how many hops a question whose name grows came back to a socket for the first time; undefined when it did not keep coming back. */ function firstReturn(path) {
    const visits = new Map();
    let hops = 0;
    let first;
    let most = 0;
    for (const key of path.seen){
        const socket = key.slice(0, key.indexOf('|'));
        const count = (visits.get(socket) ?? 0) + 1;
        visits.set(socket, count);
        most = Math.max(most, count);
        if (count === 2) first ??= hops;
        hops += 1;
    }
    return most >= GROWING_ROUNDS ? first : undefined;
}
function advance(path, branch, seen) {
    return {
        ...path,
        seen,
        probability: path.probability * branch.probability,
        share: path.share || branch.probability < 1,
        failure: path.failure || branch.certainty === 'failure',
        mismatched: path.mismatched || branch.unreverted === true && path.hops.length > 0,
        assumptions: branch.assumptions.length === 0 ? path.assumptions : [
            ...path.assumptions,
            ...branch.assumptions
        ]
    };
}
function ending(path, how) {
    const certainty = path.assumptions.length > 0 ? 'assumed' : path.share || path.failure ? 'sometimes' : 'always';
    const because = path.assumptions.length > 0 ? [
        how.because,
        `assuming that ${(0,_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .inWords */ .r4)(path.assumptions).join(' and ')}`
    ].filter((one)=>one !== undefined).join('; ') : how.because;
    return {
        disposition: how.disposition,
        certainty,
        ...(0,_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
            probability: path.share && !path.failure ? Math.round(path.probability * 1e6) / 1e6 : undefined,
            rcode: how.rcode,
            to: how.to,
            because,
            asked: how.asked,
            plugin: how.plugin
        }),
        end: {
            server: path.socket.server,
            ...(0,_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
                at: how.at
            })
        },
        assumptions: path.assumptions,
        order: path.order,
        hops: path.hops
    };
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ak: () => (/* binding */ openBudget),
/* harmony export */   rf: () => (/* binding */ beyondLimit)
/* harmony export */ });
/* unused harmony export SCAN_LIMITS */
/**
 * What one scan may make of what it reads. Steps that multiply (servers by names, Services by workloads, patches by
 * objects) take from one budget, so that no repository is too much for a heap of 1 GiB. Whoever finds nothing left stops,
 * and says what is not judged.
 */ const SCAN_LIMITS = {
    /** Questions at sockets: a name, a type, a server's socket. */ states: 450_000,
    /** Ways from one question to the next, and from one server to another. */ edges: 2_500_000,
    /** Hops of all loops that are reported. */ hops: 45_000,
    /** Servers behind addresses: a Service's ports by the workloads that it selects. */ targets: 1_000_000,
    /** Facts that several clusters share, counted once for each. */ sharedFacts: 2_000_000,
    /** Objects that kustomizations are made of, counted once for each that takes them over. */ objects: 1_000_000,
    /** Remarks about builds of kustomizations. */ remarks: 20_000,
    /** Objects that patches and replacements are held against. */ comparisons: 2_000_000,
    /** Values that patches and replacements copy. */ values: 5_000_000,
    /** Characters of the texts that patches, replacements, generators and substitutions make. */ characters: 64 * 1024 * 1024,
    /** Instructions of compiled regular expressions; one that may hold a class of Unicode counts for a hundred. */ expressions: 2_000_000,
    /** Names that servers hold against patterns that no zone bounds; an expression counts by its instructions. */ tests: 2_000_000
};
/** A scan's own. Tests give smaller limits. */ function openBudget(limits = {}) {
    const spent = new Map();
    return {
        take: (resource, count = 1)=>{
            const sum = (spent.get(resource) ?? 0) + count;
            if (sum > (limits[resource] ?? SCAN_LIMITS[resource])) return false;
            spent.set(resource, sum);
            return true;
        },
        spent: (resource)=>spent.get(resource) ?? 0
    };
}
/** The remark about what a limit leaves out. */ function beyondLimit(limit, message, at) {
    return {
        kind: 'unreadable',
        message,
        at,
        limit
    };
}


/***/ }),

/***/ 8639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ redactionOf)
/* harmony export */ });
/** Values that decide and are not shown: what files of variables and Secrets hold. */ /** Shorter ones are found in every sentence. */ const MIN_VALUE = 3;
/** A message may hold a part of a value only: cut at its end, or one of its words. */ const MIN_PART = 10;
/** Characters of values that are known by name; a file of variables has a few thousand. */ const MAX_VALUES = 1024 * 1024;
/** Words that a value shares with everybody's messages. */ const PUBLIC = new Set([
    'true',
    'false',
    'yes',
    'no',
    'on',
    'off',
    'cluster.local',
    '/etc/resolv.conf'
]);
function redactionOf(secrets) {
    const patterns = patternsOf(secrets.values);
    const masked = new Map();
    const mask = (file)=>{
        if (!secrets.places.has(file.path)) return file;
        const known = masked.get(file) ?? maskedFile(file, secrets.places.get(file.path));
        masked.set(file, known);
        return known;
    };
    return {
        text: (text)=>redactText(text, patterns),
        place: (at)=>{
            const file = mask(at.file);
            return file === at.file ? at : {
                ...at,
                file
            };
        },
        touches: (at)=>{
            const { text } = mask(at.file);
            if (text === at.file.text) return false;
            const from = text.lastIndexOf('\n', Math.max(0, at.span.start - 1)) + 1;
            const end = text.indexOf('\n', at.span.end);
            return text.slice(from, end === -1 ? text.length : end) !== at.file.text.slice(from, end === -1 ? undefined : end);
        }
    };
}
/** As many characters as before, so that every place keeps its line and column. */ function maskedFile(file, spans) {
    const hide = (text)=>text.replace(/[^\r\n]/g, '*');
    if (spans === undefined) return {
        ...file,
        text: hide(file.text)
    };
    let text = '';
    let done = 0;
    for (const { start, end } of [
        ...spans
    ].sort((a, b)=>a.start - b.start)){
        if (end <= done) continue;
        text += file.text.slice(done, Math.max(done, start)) + hide(file.text.slice(Math.max(done, start), end));
        done = end;
    }
    return {
        ...file,
        text: text + file.text.slice(done)
    };
}
/** A power of two. */ const MARKS = 1 << 27;
function patternsOf(values) {
    const exact = new Map();
    const parts = new Map();
    let marks;
    let room = MAX_VALUES;
    for (const { name, value } of values){
        room -= value.length;
        if (room < 0) marks ??= new Uint8Array(MARKS / 8);
        for (const form of formsOf(value)){
            if (form.length < MIN_VALUE || PUBLIC.has(form)) continue;
            for(let at = 0; at === 0 || at + MIN_PART <= form.length; at += 1){
                const part = form.slice(at, at + MIN_PART);
                const known = form.length > MIN_PART ? parts : exact;
                if (room < 0 && marks !== undefined) setMark(marks, part);
                else if (!known.has(part)) known.set(part, name);
            }
        }
    }
    return {
        exact,
        parts,
        marks
    };
}
function setMark(marks, part) {
    const bit = hashOf(part);
    marks[bit >>> 3] = (marks[bit >>> 3] ?? 0) | 1 << (bit & 7);
}
function isMarked(marks, part) {
    const bit = hashOf(part);
    return ((marks[bit >>> 3] ?? 0) & 1 << (bit & 7)) !== 0;
}
/** FNV-1a (draft-eastlake-fnv). */ function hashOf(part) {
    let hash = 0x811c9dc5;
    for(let at = 0; at < part.length; at += 1)hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
    return hash & MARKS - 1;
}
/** The value, its words, and what readers make of them: an address without scheme and port, a zone without its dot. */ function formsOf(value) {
    const whole = value.toLowerCase().trim();
    const forms = new Set([
        whole
    ]);
    for (const word of whole.split(/[\s,;]+/)){
        const plain = word.replace(/^[a-z][a-z0-9+]*:\/\//, '');
        for (const one of [
            word,
            plain,
            plain.replace(/\/.*$/s, ''),
            plain.replace(/\/.*$/s, '').replace(/:\d+$/, '')
        ]){
            forms.add(one);
            forms.add(one.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''));
        }
    }
    return forms;
}
const WORD = /[a-z0-9_]/;
/** In time that does not depend on how many values there are. */ function redactText(text, patterns) {
    const { exact, parts, marks } = patterns;
    if (exact.size === 0 && parts.size === 0 && marks === undefined) return text;
    const lower = text.toLowerCase();
    // A letter whose lower case is longer would move every place behind it.
    if (lower.length !== text.length) return redactText(text.normalize('NFKD').replace(/[^\u0000-\u007f]/g, '?'), patterns);
    const names = [];
    const cover = (from, to, name)=>{
        for(let at = from; at < to; at += 1)names[at] ??= name;
    };
    for(let at = 0; at + MIN_VALUE <= lower.length; at += 1){
        for(let end = at + MIN_VALUE; end <= Math.min(lower.length, at + MIN_PART); end += 1){
            const part = lower.slice(at, end);
            const name = (end - at === MIN_PART ? parts.get(part) : undefined) ?? (isApart(lower, at, end) ? exact.get(part) : undefined) ?? (marks !== undefined && isMarked(marks, part) ? 'a variable' : undefined);
            if (name !== undefined) cover(at, end, name);
        }
    }
    if (names.length === 0) return text;
    let shown = '';
    for(let at = 0; at < text.length; at += 1){
        const name = names[at];
        if (name === undefined) shown += text[at];
        else if (names[at - 1] !== name) shown += `[value of ${name}]`;
    }
    return shown;
}
/** No part of a longer word: a short value stands in many of those. */ function isApart(text, from, to) {
    const before = WORD.test(text[from] ?? '') && WORD.test(text[from - 1] ?? ' ');
    return !before && !(WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ' '));
}


/***/ }),

/***/ 6031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ hides),
/* harmony export */   EO: () => (/* binding */ redactedTrace),
/* harmony export */   X8: () => (/* binding */ bothSecrets),
/* harmony export */   d7: () => (/* binding */ redactedReport),
/* harmony export */   rZ: () => (/* binding */ redactedExpectation),
/* harmony export */   sq: () => (/* binding */ redactedDiff),
/* harmony export */   t2: () => (/* binding */ redactedPicture)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8639);
/** Reports without the values that are not shown: the one edge between what is judged and what is reported. */ 

function redactedReport(report, secrets) {
    if (isEmpty(secrets)) return report;
    const redact = (0,_core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionOf */ .Z)(secrets);
    return {
        ...report,
        findings: report.findings.map((one)=>redactedFinding(one, redact)),
        fixed: report.fixed.map((one)=>redactedFinding(one, redact)),
        suppressed: report.suppressed.map(({ reason, expires, ...one })=>({
                ...redactedFinding(one, redact),
                reason: redact.text(reason),
                ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
                    expires
                })
            })),
        notices: report.notices.map((one)=>({
                ...one,
                message: redact.text(one.message),
                at: redact.place(one.at)
            })),
        servers: report.servers.map((one)=>({
                ...one,
                name: redact.text(one.name),
                cluster: redact.text(one.cluster),
                at: redact.place(one.at)
            }))
    };
}
function isEmpty({ values, places }) {
    return values.length === 0 && places.size === 0;
}
/** What no file of the repository words: codes, counts, members of a closed list, a digest. */ const kept = (value)=>value;
function mapped(value, fields) {
    const copy = {
        ...value
    };
    for(const key in fields){
        const field = value[key];
        if (field === undefined || field === null) continue;
        const shown = fields[key](field);
        if (shown === undefined) delete copy[key];
        else copy[key] = shown;
    }
    return copy;
}
function stepFields({ text, place }) {
    return {
        at: place,
        says: text,
        setting: kept,
        also: kept,
        written: text
    };
}
function hopFields({ text, place }) {
    return {
        server: text,
        zone: text,
        to: text,
        via: text,
        at: place
    };
}
function witnessFields({ text }) {
    return {
        name: text,
        type: kept
    };
}
function findingFields(redact) {
    const { text, place } = redact;
    return {
        rule: kept,
        code: kept,
        severity: kept,
        certainty: kept,
        probability: kept,
        cluster: text,
        server: text,
        zone: text,
        at: place,
        message: text,
        advice: text,
        names: text,
        reach: kept,
        witness: (one)=>mapped(one, witnessFields(redact)),
        guard: kept,
        assumptions: (list)=>list.map(text),
        path: (list)=>list.map((one)=>mapped(one, stepFields(redact))),
        cycle: (list)=>list.map((one)=>mapped(one, hopFields(redact))),
        // A change of lines that are not shown cannot be shown either.
        fix: (one)=>hides(one, redact) ? undefined : {
                ...one,
                says: text(one.says),
                ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
                    choice: one.choice === undefined ? undefined : text(one.choice)
                })
            },
        paste: ({ file, lines })=>({
                file,
                lines: lines.map(text)
            }),
        fingerprint: kept,
        moveFingerprint: kept,
        status: kept,
        was: (one)=>({
                ...one,
                ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
                    names: one.names === undefined ? undefined : text(one.names)
                })
            })
    };
}
function redactedFinding(one, redact) {
    return mapped(one, findingFields(redact));
}
/** `secrets` of both sides. */ function redactedDiff(report, secrets) {
    if (isEmpty(secrets)) return report;
    const redact = (0,_core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionOf */ .Z)(secrets);
    const { text, place } = redact;
    const hop = {
        server: text,
        zone: text,
        plugin: kept,
        to: text,
        at: place
    };
    const outcome = {
        disposition: kept,
        certainty: kept,
        probability: kept,
        rcode: kept,
        to: text,
        because: text,
        by: text,
        as: (one)=>mapped(one, witnessFields(redact)),
        assumptions: (list)=>list.map(text),
        hops: (list)=>list.map((one)=>mapped(one, hop))
    };
    const change = {
        cluster: text,
        asker: text,
        names: text,
        reach: kept,
        types: kept,
        clientTypes: kept,
        witness: (one)=>mapped(one, witnessFields(redact)),
        before: (list)=>list.map((one)=>mapped(one, outcome)),
        after: (list)=>list.map((one)=>mapped(one, outcome)),
        because: (list)=>list.map((one)=>mapped(one, stepFields(redact)))
    };
    const fields = {
        base: kept,
        changes: (list)=>list.map((one)=>mapped(one, change)),
        unchanged: kept,
        unproven: (list)=>list.map(text)
    };
    return mapped(report, fields);
}
/** An address that is not shown is left out: a mark in its place would be no address. */ function redactedExpectation(expected, secrets) {
    if (secrets === undefined || isEmpty(secrets)) return expected;
    const { text } = (0,_core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionOf */ .Z)(secrets);
    return {
        ...expected,
        to: expected.to.filter((one)=>text(one) === one),
        remarks: expected.remarks.map(text)
    };
}
/** What either of two sides does not show. */ function bothSecrets(head, base) {
    const places = new Map([
        ...head?.places ?? [],
        ...base?.places ?? []
    ]);
    // Where the two differ, what either hides is hidden.
    for (const [path, spans] of head?.places ?? []){
        const before = base?.places.get(path);
        if (base?.places.has(path) === true) places.set(path, spans === undefined || before === undefined ? undefined : [
            ...spans,
            ...before
        ]);
    }
    return {
        values: [
            ...head?.values ?? [],
            ...base?.values ?? []
        ],
        places
    };
}
/** Whether a change holds, or would show, something that is not shown. */ function hides({ at, replacement, also = [] }, { text, touches }) {
    return [
        {
            at,
            replacement
        },
        ...also
    ].some((one)=>touches(one.at) || text(one.replacement) !== one.replacement);
}
function redactedTrace(report, secrets) {
    if (secrets === undefined || isEmpty(secrets)) return report;
    const { text, place } = (0,_core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionOf */ .Z)(secrets);
    return {
        ...report,
        entries: report.entries.map((entry)=>({
                server: text(entry.server),
                cluster: text(entry.cluster),
                outcomes: entry.outcomes.map((outcome)=>({
                        ...outcome,
                        ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
                            to: outcome.to === undefined ? undefined : text(outcome.to),
                            because: outcome.because === undefined ? undefined : text(outcome.because)
                        }),
                        hops: outcome.hops.map((hop)=>({
                                ...hop,
                                server: text(hop.server),
                                zone: text(hop.zone),
                                to: text(hop.to),
                                at: place(hop.at)
                            }))
                    }))
            }))
    };
}
function redactedPicture(picture, secrets) {
    if (secrets === undefined || isEmpty(secrets)) return picture;
    const { text, place } = (0,_core_text_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .redactionOf */ .Z)(secrets);
    const end = (one)=>({
            ...one,
            server: text(one.server),
            zone: text(one.zone)
        });
    return {
        clusters: picture.clusters.map((cluster)=>({
                ...cluster,
                name: text(cluster.name),
                servers: cluster.servers.map((server)=>({
                        name: text(server.name),
                        at: place(server.at),
                        blocks: server.blocks.map((block)=>({
                                ...block,
                                zone: text(block.zone),
                                at: place(block.at)
                            }))
                    })),
                edges: cluster.edges.map((edge)=>({
                        ...edge,
                        from: end(edge.from),
                        to: typeof edge.to === 'string' ? text(edge.to) : end(edge.to),
                        label: text(edge.label),
                        names: text(edge.names),
                        stations: edge.stations.map((one)=>({
                                ...one,
                                label: text(one.label),
                                at: place(one.at)
                            })),
                        at: place(edge.at),
                        witness: {
                            name: text(edge.witness.name),
                            type: edge.witness.type
                        }
                    })),
                outside: cluster.outside.map((one)=>({
                        ...one,
                        label: text(one.label)
                    })),
                loops: cluster.loops.map((loop)=>({
                        ...loop,
                        names: text(loop.names),
                        cycle: loop.cycle.map((hop)=>({
                                server: text(hop.server),
                                zone: text(hop.zone),
                                to: text(hop.to),
                                via: text(hop.via),
                                at: place(hop.at)
                            })),
                        path: loop.path.map(({ at, says })=>({
                                at: place(at),
                                says: text(says)
                            }))
                    })),
                ...cluster.ways === undefined ? {} : {
                    ways: cluster.ways.map((way)=>({
                            ...way,
                            zones: way.zones.map(text),
                            names: text(way.names),
                            entries: way.entries.map((entry)=>({
                                    server: text(entry.server),
                                    outcomes: entry.outcomes.map((outcome)=>({
                                            ...outcome,
                                            ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
                                                because: outcome.because === undefined ? undefined : text(outcome.because)
                                            })
                                        }))
                                }))
                        }))
                }
            }))
    };
}


/***/ }),

/***/ 1678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusedQuery: () => (/* binding */ refusedQuery),
/* harmony export */   traceReport: () => (/* binding */ traceReport),
/* harmony export */   withBase: () => (/* binding */ withBase)
/* harmony export */ });
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9308);
/* harmony import */ var _core_dns_query_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4588);
/* harmony import */ var _core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9658);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4874);
/* harmony import */ var _redacted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6031);
/** Why nobody can ask for this name and type; undefined where it can be asked. */ function refusedQuery(name, type) {
    if (!(0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .isDomainName */ .an)(name)) return `${JSON.stringify(name.slice(0, 300))} is no domain name`;
    if (!(0,_core_dns_query_type_js__WEBPACK_IMPORTED_MODULE_1__/* .isQueryType */ .vc)(type)) return `--type takes a query type such as A, AAAA, PTR or TYPE65, not ${JSON.stringify(type)}`;
    return undefined;
}
/** One question followed from every DNS server of a snapshot: data for the reporters. */ 




function traceReport(snapshot, name, type, from) {
    const asked = (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(name);
    const entries = [];
    for (const { cluster, graph } of snapshot.clusters){
        const seen = new Set();
        for (const server of cluster.servers){
            if (from !== undefined && server.name !== from) continue;
            if (seen.has(server.name)) continue;
            seen.add(server.name);
            const entry = (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(graph, server);
            const outcomes = entry.length === 0 ? [
                {
                    disposition: 'fails',
                    certainty: 'always',
                    because: server.config.errors[0] === undefined ? 'it listens for no plain DNS' : `it does not start: ${server.config.errors[0].message}`,
                    hops: []
                }
            ] : (0,_core_forwarding_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .walk */ .GG)(graph, entry, asked, type);
            entries.push({
                server: server.name,
                cluster: cluster.name,
                outcomes: outcomes.map((one)=>({
                        ...one,
                        ...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({
                            because: one.disposition === 'unknown' && one.hops.at(-1) !== undefined && one.hops.at(-1)?.upstream === undefined ? `where it is forwarded to is not known: ${one.because}` : undefined
                        }),
                        hops: one.hops.map((hop)=>({
                                server: hop.server.name,
                                zone: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .displayName */ .QC)(hop.block.keys[0]?.zone ?? '.'),
                                plugin: hop.step.plugin,
                                to: hop.upstream === undefined ? written(hop.at) : hop.to,
                                at: hop.at
                            }))
                    }))
            });
        }
    }
    return (0,_redacted_js__WEBPACK_IMPORTED_MODULE_3__/* .redactedTrace */ .EO)({
        query: {
            name: asked,
            type
        },
        entries
    }, snapshot.secrets);
}
/** The walks of the head with those of the base beside them, server by server; servers that are gone come last. */ function withBase(head, base) {
    const key = ({ cluster, server })=>JSON.stringify([
            cluster,
            server
        ]);
    const then = new Map(base.entries.map((one)=>[
            key(one),
            one.outcomes
        ]));
    const now = new Set(head.entries.map(key));
    return {
        ...head,
        entries: [
            ...head.entries.map((one)=>({
                    ...one,
                    before: then.get(key(one)) ?? []
                })),
            ...base.entries.filter((one)=>!now.has(key(one))).map((one)=>({
                    ...one,
                    outcomes: [],
                    before: one.outcomes
                }))
        ]
    };
}
/** The TO argument itself, where nobody knows what it comes to; one line of it. */ function written({ file, span }) {
    return file.text.slice(span.start, Math.min(span.end, span.start + 200)).split('\n')[0] ?? '';
}


/***/ })

};
