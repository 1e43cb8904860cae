export const id = 944;
export const ids = [944];
export const modules = {

/***/ 3672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatAddress)
/* harmony export */ });
/** The vendor-independent model: who serves DNS, where it listens, and what every upstream comes to. */ /** How people are reported an address: invented ones by the Service's name. */ function formatAddress(cluster, address) {
	return cluster.symbolic.get(address) ?? address;
}


/***/ }),

/***/ 4588:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


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
/** What can become of one question at one socket. */ /** What is taken only after something else, which may be less sure. */ function following(first, then) {
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

/** What holds where a template leaves out a plugin of the block; undefined for one that is there whenever the block is. */ function unlessWritten(at, block) {
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
	const chased = rule.alias === 'all' ? type !== 'CNAME' : rule.alias !== undefined && (type === 'A' || type === 'AAAA');
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
			const aliased = ofAlias(rule, step.plugin, type);
			ends.push({
				outcome: outcomeOf(rule, step.plugin),
				assumptions: [
					...open,
					stops,
					...aliased
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

/** The stanza of the longest FROM that has somebody to ask; one whose servers all are the server itself is as if it were not there. */ function longest({ graph, socket }, steps, name, type) {
	let best;
	for (const compiled of steps){
		if (compiled.kind !== 'forward' || !compiled.handles(name, type)) continue;
		const { step } = compiled;
		if (best !== undefined && !isLonger(step, best)) continue;
		if (type === 'DS' && step.dsAbove === true && name === step.from && name !== dns_name/* ROOT */.Dl) continue;
		if (!asksNobody(graph, socket.server, step)) best = step;
	}
	return best;
}
function isLonger({ from }, than) {
	return from.length > than.from.length || than.from === dns_name/* ROOT */.Dl && from !== dns_name/* ROOT */.Dl;
}
/** dnsmasq drops servers that are addresses of its own, and looks on among the rest (src/network.c check_servers). */ function asksNobody(graph, server, step) {
	if (step.ignoresOwnAddresses !== true) return false;
	const upstreams = server.upstreams.get(step) ?? [];
	return upstreams.every((upstream)=>upstream.kind === 'known' && isOwn((0,reach/* reach */.gl)(graph, server, upstream), server));
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
/** All rules in order, each on what the ones before made. */ function applyRewrite(rules, name, type) {
	let at = name;
	let asked = type;
	let opaque;
	let reverted = false;
	const unlessAsks = [];
	const afterReply = [];
	let open = rules.candidates(at);
	for(let position = 0; position < open.length; position += 1){
		const index = (0,invariant/* itemAt */.R9)(open, position);
		const compiled = (0,invariant/* itemAt */.R9)(rules.list, index);
		const { rule } = compiled;
		const before = at;
		if (rule.type !== undefined && rule.type !== asked) continue;
		if (!compiled.matches(at)) continue;
		if (rule.reverts === true || rule.then === 'stop') reverted = true;
		if (rule.unlessAsks !== undefined) unlessAsks.push(rule.unlessAsks);
		if (rule.unlessAsksAfterReply !== undefined) afterReply.push(rule.unlessAsksAfterReply);
		if (rule.to.kind === 'type') asked = rule.to.type;
		if (rule.to.kind === 'opaque') opaque = `${rule.to.because} leaves the query as it is`;
		at = renamed(compiled, at);
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
			unlessAsks: unlessAsks.length === 0 ? undefined : unlessAsks,
			unlessAsksAfterReply: afterReply.length === 0 ? undefined : afterReply
		})
	};
}
function renamed({ rule: { match, to }, regex }, name) {
	switch(to.kind){
		case 'name':
			return to.name;
		case 'replace':
			if (match.kind === 'suffix') return (0,dns_name/* absolute */.ys)(name.slice(0, name.length - match.text.length) + to.text);
			if (match.kind === 'prefix') return (0,dns_name/* absolute */.ys)(to.text + name.slice(match.text.length));
			return (0,dns_name/* absolute */.ys)(match.kind === 'substring' ? name.split(match.text).join(to.text) : name);
		case 'template':
			{
				const found = regex?.matcher(name);
				if (found?.find() !== true) return name;
				let { text } = to;
				for(let group = 0; group <= found.groupCount(); group += 1)text = text.split(`{${group}}`).join(found.group(group) ?? '');
				return (0,dns_name/* absolute */.ys)(text);
			}
		case 'type':
		case 'opaque':
		case 'nothing':
			return name;
		default:
			return (0,invariant/* assertNever */.xb)(to);
	}
}

// EXTERNAL MODULE: ./.cache/build/core/cluster/cluster.js
var cluster = __webpack_require__(3672);
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







/** Every upstream that may be asked, with how surely it is, under the stanza's policy. Never empty. */ function send(asked, step, name, type) {
	const { block, assumptions } = asked;
	const sending = {
		asked,
		step,
		name,
		type
	};
	const targets = (asked.socket.server.upstreams.get(step) ?? []).flatMap((upstream)=>upstream.kind === 'unknown' ? [
			unknownTarget(sending, upstream)
		] : targetsAt(sending, upstream));
	const alive = targets.filter((target)=>!target.dead);
	const used = alive.length > 0 ? alive : targets.slice(0, 1);
	if (used.length > 0) return branchesTo(sending, used);
	const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
	const outcome = {
		kind: 'fails',
		rcode: 'SERVFAIL',
		because: 'no upstream is left',
		at: step.at
	};
	return [
		{
			certainty,
			probability: 1,
			assumptions,
			block,
			step,
			outcome
		}
	];
}
function unknownTarget({ asked, step, name, type }, upstream) {
	const { because, at, via: says, assumptions = [] } = upstream;
	const { block, socket } = asked;
	const hop = {
		server: socket.server,
		block,
		step,
		upstream: undefined,
		to: because,
		via: '',
		says,
		at
	};
	const outcome = upstream.outside === true ? {
		kind: 'leaves',
		to: because,
		name,
		type,
		hop
	} : {
		kind: 'unknown',
		because,
		at,
		hop
	};
	return {
		outcome,
		assumptions,
		dead: false,
		shares: 1
	};
}
function targetsAt(sending, upstream) {
	const { asked, step, name, type } = sending;
	const { graph, block, socket } = asked;
	const { server } = socket;
	const { at, assumptions } = upstream;
	const to = (0,endpoint/* hostPort */.QL)((0,cluster/* formatAddress */.M)(graph.cluster, upstream.address), upstream.port);
	const hop = {
		server,
		block,
		step,
		upstream,
		to,
		says: upstream.via,
		at
	};
	const only = (outcome, dead = false)=>({
			outcome,
			assumptions,
			dead,
			shares: 1
		});
	const reached = (0,reach/* reach */.gl)(graph, server, (0,reach/* dialled */.u8)(step, upstream));
	switch(reached.kind){
		case 'nobody':
			{
				const because = `nobody listens on ${to} (${reached.via})`;
				return [
					only({
						kind: 'fails',
						rcode: 'SERVFAIL',
						noReply: true,
						because,
						at
					}, true)
				];
			}
		case 'outside':
			return [
				only({
					kind: 'leaves',
					to,
					name,
					type,
					hop: {
						...hop,
						via: 'outside the repository'
					}
				})
			];
		case 'unknown':
			{
				const { because } = reached;
				return [
					only({
						kind: 'unknown',
						because,
						at,
						hop: {
							...hop,
							via: because
						}
					})
				];
			}
		case 'sockets':
			if (step.ignoresOwnAddresses === true && isOwn(reached, server)) return [];
			return reached.sockets.map((next)=>targetOf(sending, {
					...hop,
					via: reached.via
				}, reached, next));
		default:
			return (0,invariant/* assertNever */.xb)(reached);
	}
}
function targetOf({ asked, step, name, type }, direct, reached, next) {
	const { server } = asked.socket;
	const { upstream, to } = direct;
	const extra = reached.certain ? [] : [
		`${reached.via} leads to ${next.server.name}`
	];
	if (step.detectsLoops === true) extra.push(`${server.name} does not notice that ${to} leads back`);
	if (reached.assumption !== undefined) extra.push(reached.assumption);
	if (next.server.assumption !== undefined && next.server.id !== server.id) extra.push(next.server.assumption);
	const says = reached.at === undefined ? upstream.via : [
		...upstream.via,
		{
			at: reached.at,
			says: `${to} is ${reached.via}`,
			setting: 'service'
		}
	];
	const places = [
		server.at,
		step.at,
		upstream.at,
		...says.map((one)=>one.at),
		next.server.at
	];
	const written = new Set(places.flatMap(conditions/* conditionsAt */.e));
	const source = sourceAt(next, server, upstream.address);
	return {
		outcome: {
			kind: 'sent',
			to: next,
			name,
			type,
			hop: {
				...direct,
				says
			},
			source
		},
		assumptions: [
			...upstream.assumptions,
			...extra,
			...written
		],
		dead: false,
		shares: reached.sockets.length
	};
}
/** What the asked server sees as the asker's address, where something there heeds it. */ function sourceAt(next, server, address) {
	if (!next.heedsClients) return undefined;
	if ((0,endpoint/* isUnspecified */.QN)(address) || (0,endpoint/* isLoopback */.U9)(address)) return (0,endpoint/* isIPv6 */.w7)(address) ? '::1' : '127.0.0.1';
	// What a host sends to an address of its own comes from that address (Linux, ip-route(8) on local routes).
	return next.server.id === server.id && next.address === address ? address : undefined;
}
/** How surely each is asked, under the stanza's policy. */ function branchesTo({ asked, step }, used) {
	const { block } = asked;
	const settled = step.failover.length === 0 || used.some((target)=>target.shares > 1) ? used.map((target)=>({
			target,
			weight: 1 / target.shares
		})) : settle(used, used.map((target)=>isAmong(asked.replyTo(target.outcome), step.failover)), step.policy);
	const units = settled.reduce((sum, { weight })=>sum + weight, 0);
	return settled.map(({ target, weight }, index)=>{
		const assumptions = [
			...asked.assumptions,
			...target.assumptions
		];
		const isSecond = step.policy === 'sequential' && !(index === 0 || index === 1 && isShared(used));
		const probability = isSecond ? 1 : shareOf(step.policy, weight, units);
		const certainty = assumptions.length > 0 ? 'assumed' : isSecond ? 'failure' : probability < 1 ? 'share' : 'certain';
		return {
			certainty,
			probability,
			assumptions,
			block,
			step,
			outcome: target.outcome
		};
	});
}
/** Whether the first two stand behind one address. */ function isShared([first, second]) {
	return first !== undefined && first.shares > 1 && second?.shares === first.shares;
}
function shareOf(policy, weight, units) {
	switch(policy){
		case 'random':
		case 'round_robin':
		case 'unordered':
			return weight / units;
		case 'sequential':
			return weight;
		case 'parallel':
			return 1;
		default:
			return (0,invariant/* assertNever */.xb)(policy);
	}
}

;// CONCATENATED MODULE: ./.cache/build/core/forwarding/chain.js
/** A question on its way along the plugins of one server block. */ 







const NOT_EVALUATED = 'no regular expression that is not evaluated takes the name';
/** All ways the chain can end. Stanzas that wait for its end are put into `alternates`. */ function runChain(asked, name, type, alternates) {
	const { graph, block } = asked;
	const compiled = graph.compiled.get(block);
	const chain = {
		steps: compiled?.steps ?? [],
		ends: [],
		alternates
	};
	const passed = {
		certainty: 'certain',
		probability: 1
	};
	let at = {
		asked,
		name,
		type,
		passed,
		unreverted: false,
		answered: [],
		replied: []
	};
	// One that is not evaluated may have taken the name.
	if ((compiled?.uncompiled ?? 0) > 0) at = assuming(at, [
		NOT_EVALUATED
	]);
	if (block.steps.length === 0) {
		end(chain, at, {
			kind: 'fails',
			rcode: 'REFUSED',
			because: 'the server block has no plugin',
			at: block.at
		});
		return chain.ends;
	}
	let open = compiled?.candidates(name) ?? [];
	for(let position = 0; position < open.length; position += 1){
		const index = (0,invariant/* itemAt */.R9)(open, position);
		const onward = pass(chain, index, at);
		if (onward === undefined) return chain.ends;
		if (onward.name !== at.name) {
			open = (compiled?.candidates(onward.name) ?? []).filter((later)=>later > index);
			position = -1;
		}
		at = onward;
	}
	const because = 'no plugin of the server block takes the query';
	end(chain, at, {
		kind: 'fails',
		rcode: 'SERVFAIL',
		because,
		at: block.at
	});
	return chain.ends;
}
/** The question as one plugin lets it go on; undefined where it never does. */ function pass(chain, index, at) {
	const compiled = (0,invariant/* itemAt */.R9)(chain.steps, index);
	switch(compiled.kind){
		case 'rewrite':
			return passRewrite(chain, compiled, at);
		case 'answer':
			return passAnswers(chain, compiled, at);
		case 'forward':
			return passForward(chain, index, compiled, at);
		case 'other':
			return passOther(chain, compiled, at);
		default:
			return (0,invariant/* assertNever */.xb)(compiled);
	}
}
function passRewrite(chain, { rules, step }, before) {
	const { block, graph } = before.asked;
	const rewritten = applyRewrite(rules, before.name, before.type);
	if (rewritten.invalid === true) {
		end(chain, before, {
			kind: 'fails',
			rcode: 'SERVFAIL',
			because: 'rewrite makes a name that is none',
			at: step.at
		});
		return undefined;
	}
	const { name, type, opaque, unlessAsks = [], unlessAsksAfterReply = [] } = rewritten;
	const unreverted = before.unreverted || rewritten.unreverted === true;
	const answered = [
		...before.answered,
		...unlessAsks
	];
	const replied = [
		...before.replied,
		...unlessAsksAfterReply
	];
	let at = {
		...before,
		type,
		unreverted,
		answered,
		replied
	};
	if (opaque !== undefined) at = assuming(at, [
		opaque
	]);
	if (name === before.name) return at;
	if (unlessWritten(step.at, block) !== undefined) at = assuming(at, (0,conditions/* conditionsAt */.e)(step.at));
	if (graph.rewriteTargets.has(name)) at = {
		...at,
		asked: {
			...at.asked,
			ways: 'this name'
		}
	};
	if (fits(name)) return {
		...at,
		name
	};
	const because = 'the name after the rewrite is longer than DNS allows';
	end(chain, {
		...at,
		name
	}, {
		kind: 'fails',
		rcode: 'SERVFAIL',
		because,
		at: step.at,
		outgrown: true
	});
	return undefined;
}
function passAnswers(chain, compiled, at) {
	const { ends, passes } = answering(at.asked, compiled, at.name, at.type);
	for (const { outcome, assumptions } of ends)end(chain, at, outcome, assumptions);
	return passes === undefined ? undefined : assuming(at, passes);
}
function passForward(chain, index, compiled, at) {
	const { asked, name, type } = at;
	const { step } = compiled;
	if (!compiled.handles(name, type)) return at;
	if (step.onlyAfter !== undefined) {
		chain.alternates.push({
			step,
			name,
			type
		});
		return at;
	}
	const stanza = step.longestFromWins === true ? longest(asked, chain.steps.slice(index), name, type) : step;
	if (stanza === undefined) return at;
	const sent = send(asked, stanza, name, type);
	const unwritten = unlessWritten(stanza.at, asked.block);
	const after = chain.steps[index + 1];
	const hasNext = stanza.next.length > 0 && after?.kind === 'forward' && after.step.plugin === 'forward';
	if (hasNext && unwritten === undefined) return passNext(chain, at, sent, stanza.next);
	for (const branch of sent)add(chain, at, branch);
	return unwritten === undefined ? undefined : assuming(at, [
		unwritten
	]);
}
/** `next`: after one of these rcodes the query goes on, if what follows is `forward` too (plugin/forward/forward.go ServeDNS). */ function passNext(chain, at, sent, next) {
	let onward = 0;
	let perhaps = false;
	for (const branch of sent){
		// `next` is about replies; without one the stanza ends the question itself.
		if (branch.outcome.kind === 'fails' && branch.outcome.noReply === true) {
			add(chain, at, branch);
			continue;
		}
		const reply = at.asked.replyTo(branch.outcome);
		const goesOn = isAmong(reply, next);
		if (goesOn && (branch.certainty === 'certain' || branch.certainty === 'share')) onward += branch.probability;
		else if (goesOn || reply === undefined) perhaps = true;
		if (!goesOn) add(chain, at, branch);
	}
	if (onward === 0 && !perhaps) return undefined;
	const certainty = onward > 1 - 1e-9 ? 'certain' : onward > 0 ? 'share' : 'failure';
	const passed = following(at.passed, {
		certainty,
		probability: certainty === 'share' ? onward : 1
	});
	return {
		...at,
		passed
	};
}
function passOther(chain, { step }, at) {
	if (step.kind === 'loop-guard') at.asked.onGuard?.(at.asked.block, at.name, at.type);
	if (step.kind !== 'opaque') return at;
	const stops = [
		`${step.plugin} stops the query`
	];
	end(chain, at, {
		kind: 'unknown',
		because: `${step.plugin}: ${step.because}`,
		at: step.at
	}, stops);
	return assuming(at, [
		step.passes ?? `the plugin ${step.plugin} lets the query pass`
	]);
}
function assuming(at, more) {
	if (more.length === 0) return at;
	return {
		...at,
		asked: {
			...at.asked,
			assumptions: [
				...at.asked.assumptions,
				...more
			]
		}
	};
}
function end(chain, at, ended, extra = []) {
	const { asked, name, type, answered } = at;
	const outcome = ended.kind === 'answered' ? {
		...ended,
		name,
		type
	} : ended;
	const assumptions = [
		...asked.assumptions,
		...extra,
		...ended.kind === 'answered' ? answered : []
	];
	const certainty = assumptions.length > 0 ? 'assumed' : 'certain';
	add(chain, at, {
		certainty,
		probability: 1,
		assumptions,
		block: asked.block,
		outcome
	});
}
function add({ ends }, { passed, unreverted, replied }, branch) {
	let added = branch;
	if (branch.outcome.kind === 'leaves' && replied.length > 0) added = {
		...added,
		certainty: 'assumed',
		assumptions: [
			...branch.assumptions,
			...replied
		]
	};
	if (unreverted) added = {
		...added,
		unreverted
	};
	ends.push(following(passed, added));
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
			assumptions: choices.flatMap(({ block })=>(0,route/* viewsPass */.gr)(graph, block, name, type) === 'maybe' ? [
					(0,route/* passedBy */.QD)(block)
				] : []),
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
function unfollowed({ block, assumptions }, { server }) {
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
function handedOn({ outcome, step }, reply) {
	return outcome.kind === 'sent' && step?.failsOnRefusal === true && reply === 'REFUSED' ? 'SERVFAIL' : reply;
}
/** What the asker makes of what came back to the asked server. */ function replyOf(branch, reply) {
	if (branch.unreverted === true) return MISMATCH;
	return reply === MISMATCH ? 'FORMERR' : reply;
}


/***/ }),

/***/ 7467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/** Sockets and the server blocks behind them: what `reach`, `decide`, `simulate` and `walk` ask. */ 




function buildGraph(cluster, budget = (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .openBudget */ .ak)()) {
	const expressions = (0,_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .openExpressions */ .gb)(budget);
	const unjudged = [];
	const sockets = [];
	const socketsOf = new Map();
	const compiled = new Map();
	const admitting = new Map();
	for (const server of cluster.servers){
		// A server that refuses to start serves nothing; its loops wait behind the error (LG401).
		const blocks = server.config.errors.length === 0 ? server.config.blocks : [];
		for (const block of blocks){
			const made = (0,_compile_js__WEBPACK_IMPORTED_MODULE_2__/* .compile */ .w)(block, expressions);
			compiled.set(block, made);
			if (made.uncompiled > 0) unjudged.push(uncompiledIn(block, made.uncompiled));
		}
		const own = socketsFor(server, blocks, sockets.length);
		socketsOf.set(server.id, own);
		for (const socket of own){
			sockets.push(socket);
			for (const sharing of socket.zones.values())if (sharing.length > 1) admitting.set(sharing, (0,_matching_js__WEBPACK_IMPORTED_MODULE_3__/* .indexPatterns */ .cf)(sharing.map(viewPatterns)));
		}
	}
	const listening = listeningOn(sockets);
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
function uncompiledIn(block, count) {
	const message = `${count} regular expressions of this server block are not evaluated: they are too many or too large`;
	return (0,_text_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .beyondLimit */ .rf)('expressions', message, block.at);
}
function socketsFor(server, blocks, firstIndex) {
	const groups = new Map();
	for (const block of blocks)for (const listened of listenAddresses(block)){
		// All of its addresses are excluded: it has no socket (core/dnsserver/register.go MakeServers).
		if (listened === 'nothing') continue;
		const [address = '', , family] = listened.startsWith('*') ? listened.split(' ') : [
			listened
		];
		for (const { transport, port, zone } of block.keys){
			if (transport === 'unix') continue;
			const id = `${transport}|${listened}|${port}`;
			const group = groups.get(id) ?? {
				address,
				...familyOf(family),
				port,
				transport,
				zones: new Map()
			};
			groups.set(id, group);
			const sharing = group.zones.get(zone);
			if (sharing === undefined) group.zones.set(zone, [
				block
			]);
			else if (sharing[sharing.length - 1] !== block) sharing.push(block);
		}
	}
	return [
		...groups.values()
	].map((group, index)=>{
		const heedsClients = [
			...group.zones.values()
		].some((sharing)=>sharing.some(hasClients));
		return {
			index: firstIndex + index,
			server,
			...group,
			heedsClients
		};
	});
}
function familyOf(text) {
	return text === 'IPv4' || text === 'IPv6' ? {
		family: text
	} : {};
}
function listeningOn(sockets) {
	const listening = new Map();
	for (const socket of sockets)for (const where of [
		ofServer(socket.server),
		ofNetwork(socket.server.network)
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
	return listening;
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
		const { address, ownFamilyOnly } = bind.value;
		if (!(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnspecified */ .QN)(address)) return address;
		return ownFamilyOnly === true ? `* ${address} ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isIPv6 */ .w7)(address) ? 'IPv6' : 'IPv4'}` : `* ${address}`;
	});
}


/***/ }),

/***/ 5404:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PJ: () => (/* binding */ socketAt),
/* harmony export */   gl: () => (/* binding */ reach),
/* harmony export */   u8: () => (/* binding */ dialled)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8526);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7467);
/** Who answers when a server dials an address: an address means nothing without the network it is dialled from. */ 


const NONE = [];
/** Where a stanza's upstream is dialled: its protocol is the stanza's, where that states one. */ function dialled({ protocol }, { address, port, transport }) {
	return {
		address,
		port,
		transport: protocol === 'tls' || protocol === 'https' ? protocol : transport
	};
}
/** The first of `socketsAt`. */ function socketAt(graph, server, to) {
	return socketsAt(graph, server, to)[0];
}
function listeners({ listening }, where, { port, transport }) {
	return listening.get((0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .listeningKey */ .VU)(where, transport, port));
}
/**
 * The sockets of a server that may take a packet to this address. A specific one beats a wildcard; wildcards that are
 * spelled differently are sockets of their own and share by the kernel's hash (Linux, SO_REUSEPORT).
 */ function socketsAt(graph, server, to) {
	const known = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofServer */ .be)(server), to);
	if (known === undefined) return NONE;
	const specific = to.address === '*' ? undefined : known.byAddress.get(to.address);
	if (specific !== undefined) return [
		specific
	];
	return ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(to.address) ? known.wildcards : known.anywhere).filter((socket)=>takes(socket, to.address));
}
function takes({ family }, address) {
	return family === undefined || address === '*' || (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isIPv6 */ .w7)(address) === (family === 'IPv6');
}
/** Those of the first server of a network that has any, in the order of the cluster. */ function socketsIn(graph, network, to) {
	const known = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(network), to);
	if (known === undefined) return NONE;
	const specific = known.byAddress.get(to.address);
	const wide = ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(to.address) ? known.wildcards : known.anywhere).find((one)=>takes(one, to.address));
	const isBefore = specific !== undefined && (wide === undefined || wide.index > specific.index);
	const first = isBefore || wide?.server === specific?.server ? specific : wide;
	return first === undefined ? NONE : socketsAt(graph, first.server, to);
}
/**
 * Where Docker puts its resolver into each container of a network of its own: packets to it are redirected before any
 * wildcard socket sees them (libnetwork resolver_unix.go setupIPTable). In a pod there is none, and the address is the pod's.
 */ const EMBEDDED = '127.0.0.11';
/** A container that has a network of its own, or a bare Corefile, which may well run in one. */ function isInContainer({ containerEngine, network }) {
	return network.startsWith(containerEngine === true ? 'pod:' : 'host:');
}
/** Who answers when `from` dials an address: loopback first, then addresses on the node, Services, nodes, the rest of the world. */ function reach(graph, from, { address, port, transport }) {
	if (port < 1 || port > 65535) return {
		kind: 'nobody',
		via: 'no such port'
	};
	const local = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isIPv6 */ .w7)(address) ? '::1' : '127.0.0.1';
	const to = {
		address: (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnspecified */ .QN)(address) ? local : address,
		port,
		transport
	};
	if ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(to.address)) return reachLoopback(graph, from, to);
	return reachBound(graph, from, to) ?? reachRouted(graph, from, to);
}
function reachLoopback(graph, from, to) {
	const { address, port } = to;
	const specific = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(from.network), to)?.byAddress.get(address);
	if (address === EMBEDDED && port === 53 && specific === undefined && isInContainer(from)) return {
		kind: 'unknown',
		because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`
	};
	const sockets = specific === undefined ? socketsIn(graph, from.network, to) : [
		specific
	];
	const isPod = from.network.startsWith('pod:');
	const inNode = from.network.startsWith('node:') ? "the node's loopback" : 'its own loopback';
	const via = isPod ? 'loopback inside its own pod' : inNode;
	if (sockets.length > 0) return {
		kind: 'sockets',
		sockets,
		via,
		certain: true
	};
	if (isPod) return {
		kind: 'nobody',
		via
	};
	return {
		kind: 'unknown',
		because: `what listens on ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(address, port)} of its host is not stated`
	};
}
/** Who has the address on the machine of the one that dials. */ function reachBound(graph, from, to) {
	const own = socketsAt(graph, from, to);
	if (own[0] !== undefined && (own[0].address === to.address || from.claims.includes(to.address))) return {
		kind: 'sockets',
		sockets: own,
		via: 'an address of its own',
		certain: true
	};
	const claimed = from.network.startsWith('external:') ? NONE : claimedBy(graph, from, to);
	const via = `the address that ${claimed[0]?.server.name} holds on every node`;
	return claimed.length === 0 ? undefined : {
		kind: 'sockets',
		sockets: claimed,
		via,
		certain: true
	};
}
/** Who stands behind the address for the one that dials. */ function reachRouted(graph, from, { address, port, transport }) {
	const { services, serviceAddresses } = graph.places;
	const found = visibleTo(from, services.get(`${address}|${port}`));
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
	if (!seesPast && serviceAddresses.has(address) && from.outsideCluster !== true) return {
		kind: 'nobody',
		via: 'a Service without that port'
	};
	return dial(dialling, address, port);
}
function visibleTo({ outsideCluster }, frontend) {
	return outsideCluster === true && frontend?.clusterOnly === true ? undefined : frontend;
}
function claimedBy(graph, from, to) {
	for (const server of graph.places.claiming.get(to.address) ?? []){
		if (from.pool !== undefined && server.pool !== undefined && server.pool !== from.pool) continue;
		const sockets = socketsAt(graph, server, to);
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
function ownSocket(graph, server, to) {
	for (const socket of listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofServer */ .be)(server), to)?.byAddress.values() ?? [])if (isOwnAddress(graph, server, socket.address)) return socket;
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
		const anyAddress = {
			address: '*',
			port: target.port,
			transport
		};
		const wildcards = socketsAt(graph, server, anyAddress);
		const socket = wildcards.length > 0 ? undefined : ownSocket(graph, server, anyAddress);
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
	const to = {
		address,
		port,
		transport
	};
	const pool = places.pools.get(address);
	if (pool !== undefined) {
		const network = pool.network ?? `node:${pool.pool}`;
		const sockets = socketsIn(graph, network, to);
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
	const beside = listeners(graph, (0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .ofNetwork */ .UY)(from.network), to)?.byAddress.get(address);
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QD: () => (/* binding */ passedBy),
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
	let letsIn = [];
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
				letsIn = verdict === 'maybe' ? [
					takenBy(block)
				] : [];
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
			if (found.length > MAX_CHOICES) return found;
			found.push({
				block,
				assumptions: [
					...past,
					takenBy(block)
				]
			});
			past.push(passedBy(block));
		}
	}
	return forDs === undefined ? found : [
		...found,
		{
			block: forDs,
			assumptions: [
				...past,
				...letsIn
			]
		}
	];
}
function viewOf({ views }) {
	return views.map((one)=>one.text).join(' ');
}
function takenBy(block) {
	return `the view ${viewOf(block)} lets the query in`;
}
function passedBy(block) {
	return `the view ${viewOf(block)} does not take the query`;
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ MAX_OUTCOMES),
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   IW: () => (/* binding */ GROWING_ROUNDS),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   z1: () => (/* binding */ walkNewName)
/* harmony export */ });
/* harmony import */ var _text_assumption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _text_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _text_invariant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1067);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7085);
/** One question, followed hop by hop: explains to the reader, and referees the simulation. */ 



/** Outcomes and hops of one entry; a random policy over many servers branches without end. */ const MAX_OUTCOMES = 64;
/** A rewrite that adds a label on each round needs up to 127 rounds to outgrow a name's 255 octets. */ const MAX_HOPS = 600;
/** A name that outgrew DNS on so many visits of one socket grows on each of them. */ const GROWING_ROUNDS = 3;
const MAX_REPORTED = 64;
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
/** Every way one question can go for a name that may exist, to the first return to a socket with the same name and type. */ function walk(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'this name');
}
/** The same for a name that exists nowhere: no file or API has it. */ function walkNewName(graph, entry, name, type) {
	return follow(graph, pathsFrom(entry, name, type), 'new names');
}
function pathsFrom(entry, name, type) {
	const entries = 'zones' in entry ? [
		entry
	] : entry;
	return entries.map((socket, index)=>({
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
}
function follow(graph, open, ways) {
	const outcomes = [];
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
				hops: path.hops.slice(0, MAX_REPORTED)
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
			}, branch);
			if (branches.length > 1 && onward.assumptions.length > 1 && (0,_text_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .isContradictory */ .yC)(onward.assumptions)) continue;
			if (outcome.kind === 'sent') open.push({
				...onward,
				...(0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .Y)(outcome),
				seen,
				hops: [
					...path.hops,
					outcome.hop
				]
			});
			else outcomes.push(endOf(onward, outcome));
		}
	}
	const left = open.at(-1);
	if (left !== undefined) outcomes.push(ending(left, {
		disposition: 'unknown',
		because: MORE_WAYS
	}));
	return outcomes;
}
function endOf(path, outcome) {
	const isReply = outcome.kind === 'answered' || outcome.kind === 'fails' && outcome.outgrown !== true;
	if (path.mismatched && isReply) return ending(path, {
		disposition: 'fails',
		rcode: 'FORMERR',
		because: MISMATCHED
	});
	switch(outcome.kind){
		case 'answered':
			{
				const { plugin, at, name = path.name, type = path.type } = outcome;
				const because = `${plugin} answers`;
				return ending(path, {
					disposition: 'answered',
					because,
					plugin,
					at,
					asked: {
						name,
						type
					}
				});
			}
		case 'fails':
			{
				const before = outcome.outgrown === true ? firstReturn(path) : undefined;
				if (before !== undefined) return ending({
					...path,
					hops: path.hops.slice(0, before)
				}, {
					disposition: 'loops',
					because: OUTGROWS
				});
				const { because, at } = outcome;
				const rcode = path.hops.some(({ step })=>step.failsOnRefusal === true) ? 'SERVFAIL' : outcome.rcode;
				return ending(path, {
					disposition: 'fails',
					rcode,
					because,
					at
				});
			}
		case 'leaves':
			{
				const { to, name, type, hop } = outcome;
				return ending({
					...path,
					hops: [
						...path.hops,
						hop
					]
				}, {
					disposition: 'leaves',
					to,
					asked: {
						name,
						type
					}
				});
			}
		case 'unknown':
			{
				const { because, at, hop } = outcome;
				const hops = hop === undefined ? path.hops : [
					...path.hops,
					hop
				];
				return ending({
					...path,
					hops
				}, {
					disposition: 'unknown',
					because,
					at
				});
			}
		default:
			return (0,_text_invariant_js__WEBPACK_IMPORTED_MODULE_2__/* .assertNever */ .xb)(outcome);
	}
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
function advance(path, branch) {
	return {
		...path,
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
			reason: how.because,
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

/***/ 8639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
	'svc.cluster.local',
	'in-addr.arpa',
	'ip6.arpa',
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
	uncoverPublic(lower, names);
	let shown = '';
	for(let at = 0; at < text.length; at += 1){
		const name = names[at];
		if (name === undefined) shown += text[at];
		else if (names[at - 1] !== name) shown += `[value of ${name}]`;
	}
	return shown;
}
/** Where no more than such a word is covered, it is the message's own and no part of a value. */ function uncoverPublic(lower, names) {
	for (const word of PUBLIC){
		if (word.length < MIN_PART) continue;
		for(let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)){
			const end = at + word.length;
			if (names[at - 1] === undefined && names[end] === undefined) names.fill(undefined, at, end);
		}
	}
}
/** No part of a longer word: a short value stands in many of those. */ function isApart(text, from, to) {
	const before = WORD.test(text[from] ?? '') && WORD.test(text[from - 1] ?? ' ');
	return !before && !(WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ' '));
}


/***/ }),

/***/ 6031:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
		after: kept,
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
