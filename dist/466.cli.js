export const id = 466;
export const ids = [466];
export const modules = {

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ spokenAddress)
/* harmony export */ });
/** How people are told an address: invented ones by the Service's name. */
function spokenAddress(cluster, address) {
    return cluster.symbolic.get(address) ?? address;
}


/***/ }),

/***/ 4102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./.cache/build/text/conditions.js
var conditions = __webpack_require__(3521);
;// CONCATENATED MODULE: ./.cache/build/forwarding/branch.js
/** A branch that is taken only after another one. */
function following(first, then) {
    if (then.surety === 'assumed' || first.surety === 'certain')
        return then;
    if (first.surety === 'failure' || then.surety === 'failure')
        return { ...then, surety: 'failure', probability: 1 };
    return { ...then, surety: first.surety, probability: first.probability * then.probability };
}
/** Whether a reply is one of these rcodes; an empty NOERROR is a NOERROR too. */
function isAmong(reply, codes) {
    return reply !== undefined && (codes.includes(reply) || (reply === 'NODATA' && codes.includes('NOERROR')));
}

// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
// EXTERNAL MODULE: ./.cache/build/forwarding/reach.js
var reach = __webpack_require__(9104);
;// CONCATENATED MODULE: ./.cache/build/forwarding/longest-from.js


/** The stanza of the longest FROM that has somebody to ask; one whose servers all are the server itself is as if it were not there. */
function longest(graph, server, steps, from, name, type) {
    let best;
    for (let i = from; i < steps.length; i += 1) {
        const step = steps[i];
        if (step?.kind === 'forward' &&
            step.handles(name, type) &&
            (best === undefined ||
                step.step.from.length > best.from.length ||
                (best.from === dns_name/* ROOT */.Dl && step.step.from !== dns_name/* ROOT */.Dl)) &&
            !(type === 'DS' && step.step.dsAbove === true && name === step.step.from && name !== dns_name/* ROOT */.Dl) &&
            !asksNobody(graph, server, step.step))
            best = step.step;
    }
    return best;
}
/** dnsmasq drops servers that are addresses of its own, and looks on among the rest (src/network.c check_servers). */
function asksNobody(graph, server, step) {
    if (step.ignoresOwnAddresses !== true)
        return false;
    const upstreams = server.upstreams.get(step) ?? [];
    return upstreams.every((upstream) => {
        if (upstream.kind === 'unknown')
            return false;
        const reached = (0,reach/* reach */.g)(graph, server, upstream.address, upstream.port, upstream.transport);
        return isOwn(reached, server);
    });
}
/** A Service's address is nobody's own, though it leads back. */
function isOwn(reached, server) {
    return (reached.kind === 'sockets' &&
        reached.frontend !== true &&
        reached.sockets.some((one) => one.server.id === server.id));
}

// EXTERNAL MODULE: ./.cache/build/text/invariant.js
var invariant = __webpack_require__(9515);
;// CONCATENATED MODULE: ./.cache/build/forwarding/rewriting.js
/** What `rewrite` makes of a question before the plugins behind it see it. */


/**
 * 255 octets and 63 for a label, in the form of the wire (RFC 1035, 2.3.4). A rewrite to anything longer is answered
 * SERVFAIL (plugin/rewrite/rewrite.go ServeDNS, "invalid name after rewrite").
 */
function fits(name) {
    return name.length <= 254 && name.split('.').every((label) => label.length <= 63);
}
/** RFC 1035 2.3.4. */
const MAX_NAME = 255;
/** All rules in order, each on what the ones before made. `invalid`: a name that is none comes out. `opaque`: what is assumed. */
function applyRewrite(rules, name, type) {
    let at = name;
    let asked = type;
    let opaque;
    let open = rules.candidates(at);
    for (let position = 0; position < open.length; position += 1) {
        const index = open[position];
        const { rule, matches, regex } = rules.list[index];
        const before = at;
        if (rule.type !== undefined && rule.type !== asked)
            continue;
        if (!matches(at))
            continue;
        switch (rule.to.kind) {
            case 'name':
                at = rule.to.name;
                break;
            case 'type':
                asked = rule.to.type;
                break;
            case 'replace': {
                const text = rule.match.kind === 'suffix' || rule.match.kind === 'prefix' || rule.match.kind === 'substring'
                    ? rule.match.text
                    : '';
                const to = rule.to.text;
                if (rule.match.kind === 'suffix')
                    at = at.slice(0, at.length - text.length) + to;
                else if (rule.match.kind === 'prefix')
                    at = to + at.slice(text.length);
                else if (rule.match.kind === 'substring')
                    at = at.split(text).join(to);
                at = (0,dns_name/* absolute */.ys)(at);
                break;
            }
            case 'template': {
                const found = regex?.matcher(at);
                if (found?.find() === true) {
                    let text = rule.to.text;
                    for (let group = 0; group <= found.groupCount(); group += 1)
                        text = text.split(`{${group}}`).join(found.group(group) ?? '');
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
                return (0,invariant/* assertNever */.x)(rule.to);
        }
        // plugin/rewrite/rewrite.go ServeDNS: such a question goes nowhere. One that grows comes round first, until it is too long.
        if (at !== before && at.length <= MAX_NAME && !(0,dns_name/* isDomainName */.an)(at))
            return { name: at, type: asked, invalid: true };
        if (rule.then === 'stop')
            break;
        if (at !== before) {
            open = rules.candidates(at).filter((later) => later > index);
            position = -1;
        }
    }
    return { name: at, type: asked, ...(opaque === undefined ? {} : { opaque }) };
}

// EXTERNAL MODULE: ./.cache/build/cluster/cluster.js
var cluster_cluster = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
;// CONCATENATED MODULE: ./.cache/build/forwarding/policy.js
/**
 * Who gives the reply that counts, when some upstreams are known to reply what makes the next one be asked: the first of
 * the list that does not, or the last of it (plugin/forward/forward.go ServeDNS, `failoverAttempts`). `random` lists them
 * in any order, `round_robin` from each in turn (plugin/forward/policy.go).
 */
function settle(used, passes, policy) {
    const all = passes.every((one) => one);
    if (policy === 'sequential') {
        const last = used.at(-1);
        if (all)
            return last === undefined ? [] : [{ target: last, weight: 1 }];
        return used.flatMap((target, i) => (passes[i] === true ? [] : [{ target, weight: 1 }]));
    }
    if (all || policy !== 'round_robin')
        return used.flatMap((target, i) => (passes[i] === true && !all ? [] : [{ target, weight: 1 }]));
    const weights = used.map(() => 0);
    for (let start = 0; start < used.length; start += 1) {
        let at = start;
        while (passes[at] === true)
            at = (at + 1) % used.length;
        weights[at] = (weights[at] ?? 0) + 1;
    }
    return used.flatMap((target, i) => (passes[i] === true ? [] : [{ target, weight: weights[i] ?? 0 }]));
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/send.js
/** One stanza and one question: who is asked, and how surely. */








/** Every upstream that may be asked, with how surely it is, under the stanza's policy. Never empty. */
function send(asked, step, name, type) {
    const { graph, block, assumptions } = asked;
    const { cluster } = graph;
    const server = asked.socket.server;
    const all = server.upstreams.get(step) ?? [];
    const targets = [];
    for (const upstream of all) {
        if (upstream.kind === 'unknown') {
            const hop = {
                server,
                block,
                step,
                upstream: undefined,
                to: upstream.because,
                via: '',
                says: upstream.via,
                at: upstream.at,
            };
            const branch = upstream.outside === true
                ? { kind: 'leaves', to: upstream.because, name, type, hop }
                : { kind: 'unknown', because: upstream.because, at: upstream.at, hop };
            targets.push({ branch, assumptions: [], dead: false, shares: 1 });
            continue;
        }
        const transport = step.protocol === 'tls' ? 'tls' : step.protocol === 'https' ? 'https' : upstream.transport;
        const to = (0,endpoint/* hostPort */.QL)((0,cluster_cluster/* spokenAddress */.F)(cluster, upstream.address), upstream.port);
        const reached = (0,reach/* reach */.g)(graph, server, upstream.address, upstream.port, transport);
        const base = { server, block, step, upstream, to, says: upstream.via, at: upstream.at };
        switch (reached.kind) {
            case 'nobody':
                targets.push({
                    branch: {
                        kind: 'fails',
                        rcode: 'SERVFAIL',
                        noReply: true,
                        because: `nobody listens on ${to} (${reached.via})`,
                        at: upstream.at,
                    },
                    assumptions: upstream.assumptions,
                    dead: true,
                    shares: 1,
                });
                break;
            case 'outside':
                targets.push({
                    branch: { kind: 'leaves', to, name, type, hop: { ...base, via: 'outside the repository' } },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1,
                });
                break;
            case 'unknown':
                targets.push({
                    branch: {
                        kind: 'unknown',
                        because: reached.because,
                        at: upstream.at,
                        hop: { ...base, via: reached.because },
                    },
                    assumptions: upstream.assumptions,
                    dead: false,
                    shares: 1,
                });
                break;
            case 'sockets': {
                if (step.ignoresOwnAddresses === true && isOwn(reached, server))
                    break;
                for (const next of reached.sockets) {
                    const extra = reached.certain ? [] : [`${reached.via} leads to ${next.server.name}`];
                    if (step.detectsLoops === true)
                        extra.push(`${server.name} does not notice that ${to} leads back`);
                    if (reached.assumption !== undefined)
                        extra.push(reached.assumption);
                    const says = reached.at === undefined
                        ? upstream.via
                        : [...upstream.via, { at: reached.at, says: `${to} is ${reached.via}` }];
                    const hop = { ...base, says, via: reached.via };
                    const stated = next.server.assumption === undefined || next.server.id === server.id ? [] : [next.server.assumption];
                    const places = [server.at, step.at, upstream.at, ...says.map((one) => one.at), next.server.at];
                    const written = new Set(places.flatMap(conditions/* conditionsAt */.eB));
                    targets.push({
                        branch: { kind: 'sent', to: next, name, type, hop },
                        assumptions: [...upstream.assumptions, ...extra, ...stated, ...written],
                        dead: false,
                        shares: reached.sockets.length,
                    });
                }
                break;
            }
            default:
                return (0,invariant/* assertNever */.x)(reached);
        }
    }
    const alive = targets.filter((target) => !target.dead);
    const used = alive.length > 0 ? alive : targets.slice(0, 1);
    if (used.length === 0) {
        return [
            {
                surety: assumptions.length > 0 ? 'assumed' : 'certain',
                probability: 1,
                assumptions,
                block,
                step,
                outcome: { kind: 'fails', rcode: 'SERVFAIL', because: 'no upstream is left', at: step.at },
            },
        ];
    }
    const settled = step.failover.length === 0 || used.some((target) => target.shares > 1)
        ? used.map((target) => ({ target, weight: 1 / target.shares }))
        : settle(used, used.map((target) => isAmong(asked.replyTo(target.branch), step.failover)), step.policy);
    const units = settled.reduce((sum, { weight }) => sum + weight, 0);
    let first = true;
    return settled.map(({ target, weight }) => {
        const all = [...assumptions, ...target.assumptions];
        let probability = 1;
        let surety = 'certain';
        if (step.policy === 'random' || step.policy === 'round_robin' || step.policy === 'unordered')
            probability = weight / units;
        else if (step.policy === 'sequential') {
            if (!first)
                surety = 'failure';
            else if (target.shares > 1)
                probability = weight;
        }
        if (step.policy !== 'sequential' || target.shares === 1)
            first = false;
        else if (target.shares > 1)
            first = target === used[0] ? used.length > 1 && used[1]?.shares === target.shares : false;
        if (surety === 'certain' && probability < 1)
            surety = 'share';
        if (all.length > 0)
            surety = 'assumed';
        return { surety, probability, assumptions: all, block, step, outcome: target.branch };
    });
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/unwritten.js

/**
 * What holds where a plugin of the block is not in the text when its template is rendered; undefined for a plugin that is
 * there whenever the block is.
 */
function unlessWritten(at, block) {
    const own = (0,conditions/* conditionsAt */.eB)(at);
    if (own.length === 0)
        return undefined;
    const shared = new Set((0,conditions/* conditionsAt */.eB)(block.at));
    const [first, ...more] = own.filter((one) => !shared.has(one));
    if (first === undefined)
        return undefined;
    return more.length === 0 ? (0,conditions/* opposite */.Qv)(first) : 'the template leaves the plugin out';
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/chain.js






/** All ways the chain can end. Stanzas that wait for its end are put into `alternates`. */
function runChain(asked, firstName, firstType, alternates) {
    const { graph, block } = asked;
    const out = [];
    let name = firstName;
    let type = firstType;
    let assumptions = asked.assumptions;
    const finish = (outcome, extra = []) => {
        const all = [...assumptions, ...extra];
        const surety = all.length > 0 ? 'assumed' : 'certain';
        out.push(following(passed, { surety, probability: 1, assumptions: all, block, outcome }));
    };
    /** How sure it is that the query came past the stanzas before. */
    let passed = { surety: 'certain', probability: 1 };
    const compiledBlock = graph.compiled.get(block);
    const steps = compiledBlock?.steps ?? [];
    if (block.steps.length === 0) {
        finish({ kind: 'fails', rcode: 'REFUSED', because: 'the server block has no plugin', at: block.at });
        return out;
    }
    let open = compiledBlock?.candidates(name) ?? [];
    for (let position = 0; position < open.length; position += 1) {
        const i = open[position];
        const compiled = steps[i];
        if (compiled === undefined)
            break;
        if (compiled.kind === 'rewrite') {
            const rewritten = applyRewrite(compiled.rules, name, type);
            if (rewritten.invalid === true) {
                const because = 'rewrite makes a name that is none';
                finish({ kind: 'fails', rcode: 'SERVFAIL', because, at: compiled.step.at });
                return out;
            }
            if (rewritten.opaque !== undefined)
                assumptions = [...assumptions, rewritten.opaque];
            type = rewritten.type;
            if (rewritten.name !== name) {
                if (unlessWritten(compiled.step.at, block) !== undefined)
                    assumptions = [...assumptions, ...(0,conditions/* conditionsAt */.eB)(compiled.step.at)];
                name = rewritten.name;
                if (!fits(name)) {
                    const because = 'the name after the rewrite is longer than DNS allows';
                    finish({ kind: 'fails', rcode: 'SERVFAIL', because, at: compiled.step.at, outgrown: true });
                    return out;
                }
                open = (compiledBlock?.candidates(name) ?? []).filter((later) => later > i);
                position = -1;
            }
            continue;
        }
        if (compiled.kind === 'answer') {
            const ended = answerOf(compiled.rules, name, type);
            if (ended === undefined || ended.effect === 'pass')
                continue;
            if (ended.effect === 'miss-passes') {
                if (asked.ways === 'new names')
                    continue;
                finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at }, [`${compiled.plugin} has the name`]);
                assumptions = [...assumptions, `${compiled.plugin} does not have the name`];
                continue;
            }
            if (ended.effect === 'maybe') {
                // acl and transfer have nothing to answer with: they refuse (plugin/acl/acl.go, plugin/transfer/transfer.go).
                if (compiled.plugin === 'acl' || compiled.plugin === 'transfer')
                    finish({ kind: 'fails', rcode: 'REFUSED', because: `${compiled.plugin} refuses it`, at: ended.at }, [
                        `${compiled.plugin} stops it`,
                    ]);
                else
                    finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at }, [`${compiled.plugin} answers it`]);
                assumptions = [...assumptions, ended.because ?? `${compiled.plugin} lets the query pass`];
                continue;
            }
            const unwritten = unlessWritten(ended.at, block);
            if (unwritten !== undefined) {
                finish({ kind: 'answered', plugin: compiled.plugin, at: ended.at }, (0,conditions/* conditionsAt */.eB)(ended.at));
                assumptions = [...assumptions, unwritten];
                continue;
            }
            if (ended.effect === 'refuse')
                finish({ kind: 'fails', rcode: 'REFUSED', because: `${compiled.plugin} refuses it`, at: ended.at });
            else if (ended.effect === 'servfail' || ended.effect === 'drop')
                finish({
                    kind: 'fails',
                    rcode: 'SERVFAIL',
                    ...(ended.effect === 'drop' ? { silent: true } : {}),
                    because: `${compiled.plugin} gives no answer`,
                    at: ended.at,
                });
            else {
                const rcode = ended.rcode === undefined ? {} : { rcode: ended.rcode };
                finish({ kind: 'answered', plugin: compiled.plugin, ...rcode, at: ended.at });
            }
            return out;
        }
        if (compiled.kind === 'forward') {
            if (!compiled.handles(name, type))
                continue;
            if (compiled.step.onlyAfter !== undefined) {
                alternates.push({ step: compiled.step, name, type });
                continue;
            }
            const chosen = compiled.step.longestFromWins === true
                ? longest(graph, asked.socket.server, steps, i, name, type)
                : compiled.step;
            if (chosen === undefined)
                continue;
            const sent = send({ ...asked, assumptions }, chosen, name, type);
            const unwritten = unlessWritten(chosen.at, block);
            if (unwritten !== undefined) {
                for (const branch of sent)
                    out.push(following(passed, branch));
                assumptions = [...assumptions, unwritten];
                continue;
            }
            const after = steps[i + 1];
            // `next`: after one of these rcodes the query goes on, if what follows is `forward` too (plugin/forward/forward.go ServeDNS).
            if (chosen.next.length === 0 || after?.kind !== 'forward' || after.step.plugin !== 'forward') {
                for (const branch of sent)
                    out.push(following(passed, branch));
                return out;
            }
            let onward = 0;
            let perhaps = false;
            for (const branch of sent) {
                // `next` is about replies; without one the stanza ends the question itself.
                if (branch.outcome.kind === 'fails' && branch.outcome.noReply === true) {
                    out.push(following(passed, branch));
                    continue;
                }
                const reply = asked.replyTo(branch.outcome);
                const goesOn = isAmong(reply, chosen.next);
                if (goesOn && (branch.surety === 'certain' || branch.surety === 'share'))
                    onward += branch.probability;
                else if (goesOn || reply === undefined)
                    perhaps = true;
                if (!goesOn)
                    out.push(following(passed, branch));
            }
            if (onward === 0 && !perhaps)
                return out;
            const surety = onward > 1 - 1e-9 ? 'certain' : onward > 0 ? 'share' : 'failure';
            const step = { surety, probability: surety === 'share' ? onward : 1 };
            passed =
                passed.surety === 'failure' || step.surety === 'failure'
                    ? { surety: 'failure', probability: 1 }
                    : {
                        surety: passed.surety === 'share' || step.surety === 'share' ? 'share' : 'certain',
                        probability: passed.probability * step.probability,
                    };
            continue;
        }
        const step = compiled.step;
        if (step.kind === 'loop-guard')
            asked.onGuard?.(block, name, type);
        if (step.kind === 'opaque') {
            finish({ kind: 'unknown', because: `${step.plugin}: ${step.because}`, at: step.at }, [
                `${step.plugin} stops the query`,
            ]);
            assumptions = [...assumptions, `the plugin ${step.plugin} lets the query pass`];
        }
    }
    finish({ kind: 'fails', rcode: 'SERVFAIL', because: 'no plugin of the server block takes the query', at: block.at });
    return out;
}
function answerOf(rules, name, type) {
    for (const index of rules.candidates(name)) {
        const { rule, matches } = rules.list[index];
        if (rule.types !== undefined && !rule.types.includes(type))
            continue;
        if (rule.notTypes?.includes(type))
            continue;
        if (matches(name))
            return rule;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/route.js
/** Which server block of a socket takes a question. */

/** How many blocks with views that are not understood are told apart for one question. */
const MAX_CHOICES = 64;
const NONE = [];
const ONLY = [0];
/** The block that takes a question, or the choice between blocks where a view decides (core/dnsserver/server.go ServeDNS). */
function route(graph, socket, name, type) {
    const found = [];
    // What must be so for the query to have come past the views before.
    const past = [];
    let forDs;
    for (const zone of (0,dns_name/* ancestry */.yy)(name)) {
        if (zone === dns_name/* ROOT */.Dl && name !== dns_name/* ROOT */.Dl && forDs !== undefined)
            break;
        const blocks = socket.zones.get(zone) ?? NONE;
        for (const index of graph.admitting.get(blocks)?.(name) ?? ONLY) {
            const block = blocks[index];
            if (block === undefined)
                break;
            const verdict = viewsPass(graph, block, name, type);
            if (verdict === 'no')
                continue;
            if (type === 'DS' && zone !== dns_name/* ROOT */.Dl) {
                forDs = block;
                continue;
            }
            if (verdict === 'yes')
                return [...found, { block, assumptions: [...past] }];
            const view = block.views.map((one) => one.text).join(' ');
            if (found.length >= MAX_CHOICES)
                return found;
            found.push({ block, assumptions: [...past, `the view ${view} lets the query in`] });
            past.push(`the view ${view} does not take the query`);
        }
    }
    return forDs === undefined ? found : [...found, { block: forDs, assumptions: [...past] }];
}
/** Whether the block's views take the question. */
function viewsPass(graph, block, name, type) {
    let maybe = false;
    for (const view of block.views) {
        if (view.types !== undefined && !view.types.includes(type))
            return 'no';
        if (view.opaque)
            maybe = true;
    }
    for (const admits of graph.compiled.get(block)?.admits ?? [])
        if (!admits(name))
            return 'no';
    return maybe ? 'maybe' : 'yes';
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/decide.js





const MAX_BRANCHES = 64;
/** Everything that can happen to one question that arrives at a socket. Never empty. */
function decide(graph, socket, name, type, ways = 'new names', onBlock, looks = { left: MAX_LOOKS }) {
    const choices = route(graph, socket, name, type);
    const branches = [];
    const replyTo = (outcome) => knownReply(graph, outcome, ways, looks);
    const guard = onBlock === undefined ? {} : { onGuard: onBlock };
    for (const choice of choices) {
        if (branches.length > MAX_BRANCHES)
            break;
        branches.push(...runBlock({ graph, socket, ...choice, ways, replyTo, ...guard }, name, type));
    }
    const last = choices[choices.length - 1];
    if (last === undefined || viewsPass(graph, last.block, name, type) === 'maybe') {
        branches.push({
            surety: branches.length === 0 ? 'certain' : 'assumed',
            probability: 1,
            assumptions: [],
            outcome: {
                kind: 'fails',
                rcode: 'REFUSED',
                because: 'no server block here takes the name',
                at: socket.server.at,
            },
        });
    }
    // What is written in two branches of one condition is never both there.
    const possible = branches.filter((branch) => branch.assumptions.length < 2 || !(0,conditions/* isContradictory */.yC)(branch.assumptions));
    return possible.length === 0 ? branches : possible;
}
function runBlock(asked, name, type) {
    const alternates = [];
    const chain = runChain(asked, name, type, alternates);
    if (alternates.length === 0)
        return chain;
    const out = [];
    const open = new Set(alternates);
    const ask = (one) => send(asked, one.step, one.name, one.type);
    for (const branch of chain) {
        const reply = asked.replyTo(branch.outcome);
        const after = alternates.find((one) => isAmong(reply, one.step.onlyAfter ?? []));
        if (after !== undefined) {
            for (const one of ask(after))
                out.push(following(branch, one));
            continue;
        }
        out.push(branch);
        if (reply !== undefined)
            continue;
        for (const one of open)
            for (const other of ask(one))
                out.push(following({ ...branch, surety: 'failure' }, other));
        open.clear();
    }
    return out;
}
const MAX_LOOKS = 200;
const MAX_DEPTH = 12;
/** The rcode with which a query comes back, where every way it can go ends in that one; `NODATA` for an empty NOERROR. */
function knownReply(graph, outcome, ways, looks) {
    if (outcome.kind === 'answered')
        return outcome.rcode;
    if (outcome.kind === 'fails')
        return outcome.silent === true ? undefined : outcome.rcode;
    const depth = looks.depth ?? 0;
    if (outcome.kind !== 'sent' || looks.left <= 0 || depth >= MAX_DEPTH)
        return undefined;
    looks.left -= 1;
    looks.depth = depth + 1;
    const branches = decide(graph, outcome.to, outcome.name, outcome.type, ways, undefined, looks);
    let reply;
    for (const [index, branch] of branches.entries()) {
        const one = branch.surety === 'certain' || branch.surety === 'share'
            ? knownReply(graph, branch.outcome, ways, looks)
            : undefined;
        if (one === undefined || (index > 0 && one !== reply)) {
            reply = undefined;
            break;
        }
        reply = one;
    }
    looks.depth = depth;
    return reply;
}


/***/ }),

/***/ 2012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ buildGraph),
  V: () => (/* binding */ listeningKey)
});

// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
// EXTERNAL MODULE: ./.cache/build/text/invariant.js
var invariant = __webpack_require__(9515);
;// CONCATENATED MODULE: ./.cache/build/forwarding/matching.js
/** Which names a pattern takes, and which of a long list of patterns can take a name at all. */



/** Go closes over zones with hash lookups; so do we, for zone lists as long as a repository likes. */
function matcher(pattern) {
    switch (pattern.kind) {
        case 'any':
            return () => true;
        case 'within': {
            if (pattern.zones.includes(dns_name/* ROOT */.Dl))
                return () => true;
            const zones = new Set(pattern.zones);
            return (name) => {
                for (const ancestor of (0,dns_name/* ancestry */.yy)(name))
                    if (zones.has(ancestor))
                        return true;
                return false;
            };
        }
        case 'exactly': {
            const names = new Set(pattern.names);
            return (name) => names.has(name);
        }
        case 'suffix':
            return (name) => name.endsWith(pattern.text);
        case 'prefix':
            return (name) => name.startsWith(pattern.text);
        case 'substring':
            return (name) => name.includes(pattern.text);
        case 'regex': {
            const regex = compileRegex(pattern.regex);
            const zones = pattern.within;
            return (name) => (zones === undefined || zones.some((zone) => (0,dns_name/* isWithin */.UO)(name, zone))) && (regex?.matcher(name).find() ?? false);
        }
        default:
            return (0,invariant/* assertNever */.x)(pattern);
    }
}
/** Undefined for what RE2 refuses; the reader of the configuration has said so. */
function compileRegex(text) {
    try {
        return build/* RE2JS */.L3.compile(text);
    }
    catch {
        return undefined;
    }
}
/** Below this many a list is as fast as an index. */
const WORTH_AN_INDEX = 8;
/** An index over lists of patterns: an entry is a candidate when one of its patterns may match. */
function indexPatterns(entries) {
    if (entries.length < WORTH_AN_INDEX) {
        const all = entries.map((_, position) => position);
        return () => all;
    }
    const exact = new Map();
    const under = new Map();
    const others = [];
    const put = (map, key, position) => {
        const known = map.get(key);
        if (known === undefined)
            map.set(key, [position]);
        else if (known[known.length - 1] !== position)
            known.push(position);
    };
    for (const [position, patterns] of entries.entries()) {
        let anywhere = false;
        for (const pattern of patterns) {
            if (pattern.kind === 'exactly')
                for (const name of pattern.names)
                    put(exact, name, position);
            else if (pattern.kind === 'within')
                for (const zone of pattern.zones)
                    put(under, zone, position);
            else if (pattern.kind === 'regex' && pattern.within !== undefined)
                for (const zone of pattern.within)
                    put(under, zone, position);
            // `.corp.example.` ends only names below corp.example.
            else if (pattern.kind === 'suffix' && /^\.[^.]/.test(pattern.text))
                put(under, pattern.text.slice(1), position);
            else
                anywhere = true;
        }
        if (anywhere)
            others.push(position);
    }
    return (name) => {
        const lists = others.length === 0 ? [] : [others];
        const exactly = exact.get(name);
        if (exactly !== undefined)
            lists.push(exactly);
        for (const ancestor of (0,dns_name/* ancestry */.yy)(name)) {
            const found = under.get(ancestor);
            if (found !== undefined)
                lists.push(found);
        }
        const only = lists[0];
        if (only === undefined)
            return [];
        if (lists.length === 1)
            return only;
        return [...new Set(lists.flat())].sort((a, b) => a - b);
    };
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/compile.js


/** The block of a Corefile, or what another server has for one, as the chain runs it. */
function compile(block) {
    return {
        candidates: indexPatterns(block.steps.map(patternsOf)),
        guarded: block.steps.some((step) => step.kind === 'loop-guard'),
        admits: block.views.flatMap((view) => (view.names ?? []).map(matcher)),
        steps: block.steps.map((step) => {
            switch (step.kind) {
                case 'answer':
                    return {
                        kind: 'answer',
                        plugin: step.plugin,
                        at: step.at,
                        rules: {
                            list: step.rules.map((rule) => ({ rule, matches: matcher(rule.names) })),
                            candidates: indexPatterns(step.rules.map((rule) => [rule.names])),
                        },
                    };
                case 'forward': {
                    const except = matcher({ kind: 'within', zones: step.except });
                    // plugin/forward/forward.go isAllowedDomain: the FROM name itself is always handled.
                    return {
                        kind: 'forward',
                        step,
                        handles: (name, type) => (0,dns_name/* isWithin */.UO)(name, step.from) &&
                            (step.types === undefined || step.types.includes(type)) &&
                            (name === step.from ? step.onlyBelow !== true : !except(name)),
                    };
                }
                case 'rewrite':
                    return {
                        kind: 'rewrite',
                        step,
                        rules: {
                            list: step.rules.map((rule) => {
                                const regex = rule.match.kind === 'regex' ? compileRegex(rule.match.regex) : undefined;
                                return { rule, matches: matcher(rule.match), ...(regex === undefined ? {} : { regex }) };
                            }),
                            candidates: indexPatterns(step.rules.map((rule) => [rule.match])),
                        },
                    };
                default:
                    return { kind: 'other', step };
            }
        }),
    };
}
function patternsOf(step) {
    if (step.kind === 'answer')
        return step.rules.map((rule) => rule.names);
    if (step.kind === 'forward')
        return [{ kind: 'within', zones: [step.from] }];
    if (step.kind === 'rewrite')
        return step.rules.map((rule) => rule.match);
    return [{ kind: 'any' }];
}

;// CONCATENATED MODULE: ./.cache/build/forwarding/graph.js



function buildGraph(cluster) {
    const sockets = [];
    const socketsOf = new Map();
    const listening = new Map();
    const compiled = new Map();
    const admitting = new Map();
    for (const server of cluster.servers) {
        const own = [];
        // A server that refuses to start serves nothing; its loops wait behind the error (LG401).
        if (server.config.errors.length === 0) {
            const groups = new Map();
            for (const block of server.config.blocks) {
                compiled.set(block, compile(block));
                for (const address of listenAddresses(block)) {
                    // All of its addresses are excluded: it has no socket (core/dnsserver/register.go MakeServers).
                    if (address === 'nothing')
                        continue;
                    for (const key of block.keys) {
                        if (key.transport === 'unix')
                            continue;
                        const id = `${key.transport}|${address}|${key.port}`;
                        let group = groups.get(id);
                        if (group === undefined) {
                            group = {
                                address: address.startsWith('*') ? '*' : address,
                                port: key.port,
                                transport: key.transport,
                                zones: new Map(),
                            };
                            groups.set(id, group);
                        }
                        const blocks = group.zones.get(key.zone);
                        if (blocks === undefined)
                            group.zones.set(key.zone, [block]);
                        // A block's keys follow each other, so its other keys for this zone have just been here.
                        else if (blocks[blocks.length - 1] !== block)
                            blocks.push(block);
                    }
                }
            }
            for (const group of groups.values()) {
                const socket = { index: sockets.length, server, ...group };
                sockets.push(socket);
                for (const blocks of group.zones.values())
                    if (blocks.length > 1)
                        admitting.set(blocks, indexPatterns(blocks.map(viewPatterns)));
                own.push(socket);
                const key = listeningKey(server, socket.transport, socket.port);
                const known = listening.get(key);
                if (known === undefined)
                    listening.set(key, [socket]);
                else
                    known.push(socket);
            }
        }
        socketsOf.set(server.id, own);
    }
    return { cluster, sockets, socketsOf, listening, compiled, admitting, places: placesOf(cluster, sockets) };
}
/** Every view of a block must take a name; those of one view tell enough to look no further. */
function viewPatterns(block) {
    for (const { names } of block.views)
        if (names?.[0] !== undefined)
            return [names[0]];
    return [{ kind: 'any' }];
}
/** What `listening` is keyed by. */
function listeningKey(server, transport, port) {
    return `${server.id}|${transport}|${port}`;
}
function placesOf(cluster, sockets) {
    const neighbours = new Map();
    const claiming = new Map();
    const put = (map, key, server) => {
        const known = map.get(key);
        if (known === undefined)
            map.set(key, [server]);
        else
            known.push(server);
    };
    for (const server of cluster.servers) {
        put(neighbours, server.network, server);
        for (const address of server.claims)
            put(claiming, address, server);
    }
    const services = new Map();
    const hostPorts = new Map();
    for (const one of cluster.frontends) {
        const map = one.kind === 'service' ? services : hostPorts;
        const key = `${one.address}|${one.port}`;
        if (!map.has(key))
            map.set(key, one);
    }
    const pools = new Map();
    for (const pool of cluster.pools)
        for (const { value } of pool.addresses)
            if (!pools.has(value))
                pools.set(value, pool);
    const outer = new Map();
    for (const socket of sockets) {
        if (!/^(external|host):/.test(socket.server.network))
            continue;
        const key = `${socket.transport}|${socket.address}|${socket.port}`;
        if (!outer.has(key))
            outer.set(key, socket);
    }
    return {
        servers: new Map(cluster.servers.map((server) => [server.id, server])),
        neighbours,
        claiming,
        services,
        serviceAddresses: new Set(cluster.frontends.filter((one) => one.kind === 'service').map((one) => one.address)),
        hostPorts,
        pools,
        outer,
    };
}
function listenAddresses(block) {
    if (block.bind.length === 0)
        return ['*'];
    return block.bind.map((bind) => {
        // The addresses of an interface other than `lo` are those by which others reach the host.
        if (bind.value.kind === 'interface')
            return bind.value.name === 'lo' ? '127.0.0.1' : `interface ${bind.value.name}`;
        // Each wildcard spelling is a socket of its own, and each takes both families.
        return (0,endpoint/* isUnspecified */.QN)(bind.value.address) ? `* ${bind.value.address}` : bind.value.address;
    });
}


/***/ }),

/***/ 9104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ socketAt),
/* harmony export */   g: () => (/* binding */ reach)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2012);


/** The first of `socketsAt`. */
function socketAt(graph, server, address, port, transport) {
    return socketsAt(graph, server, address, port, transport)[0];
}
function listeners(graph, server, port, transport) {
    return graph.listening.get((0,_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .listeningKey */ .V)(server, transport, port)) ?? [];
}
/**
 * The sockets of a server that may take a packet to this address. A specific one beats a wildcard; wildcards that are
 * spelled differently are sockets of their own and share by the kernel's hash (Linux, SO_REUSEPORT).
 */
function socketsAt(graph, server, address, port, transport) {
    const wildcards = [];
    for (const socket of listeners(graph, server, port, transport)) {
        if (socket.address === address && address !== '*')
            return [socket];
        if (socket.address === '*' || (socket.address.startsWith('interface ') && !(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address)))
            wildcards.push(socket);
    }
    return wildcards;
}
/** Those of the first server among them. */
function ofFirst(sockets) {
    return sockets.filter((socket) => socket.server === sockets[0]?.server);
}
/**
 * Where Docker puts its resolver into each container of a network of its own: packets to it are redirected before any
 * wildcard socket sees them (libnetwork resolver_unix.go setupIPTable). In a pod there is none, and the address is the pod's.
 */
const EMBEDDED = '127.0.0.11';
/** A server of a Compose file, or a bare Corefile, which may well run in a container. */
const IN_CONTAINER = /^(?:host:|pod:compose\/Service\/)/;
/** Who answers when `from` dials an address: loopback first, then addresses on the node, Services, nodes, the rest of the world. */
function reach(graph, from, dialled, port, transport) {
    const { places } = graph;
    if (port < 1 || port > 65535)
        return { kind: 'nobody', via: 'no such port' };
    const address = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnspecified */ .QN)(dialled) ? ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isIPv6 */ .w7)(dialled) ? '::1' : '127.0.0.1') : dialled;
    if ((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address)) {
        const neighbours = places.neighbours.get(from.network) ?? [];
        const sockets = neighbours.flatMap((server) => socketsAt(graph, server, address, port, transport));
        const via = from.network.startsWith('pod:')
            ? 'loopback inside its own pod'
            : from.network.startsWith('node:')
                ? "the node's loopback"
                : 'its own loopback';
        const specific = sockets.filter((socket) => socket.address !== '*');
        if (address === EMBEDDED && port === 53 && specific.length === 0 && IN_CONTAINER.test(from.network))
            return {
                kind: 'unknown',
                because: `where the container engine's own resolver at ${EMBEDDED} asks is not stated`,
            };
        if (sockets.length > 0)
            return { kind: 'sockets', sockets: ofFirst(specific.length > 0 ? specific : sockets), via, certain: true };
        if (!from.network.startsWith('pod:'))
            return { kind: 'unknown', because: `what listens on ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(address, port)} of its host is not stated` };
        return { kind: 'nobody', via };
    }
    const own = socketsAt(graph, from, address, port, transport);
    if (own[0] !== undefined && (own[0].address === address || from.claims.includes(address))) {
        return { kind: 'sockets', sockets: own, via: 'an address of its own', certain: true };
    }
    const onNode = (places.claiming.get(address) ?? []).filter((server) => from.pool === undefined || server.pool === undefined || server.pool === from.pool);
    const claimed = onNode.flatMap((server) => socketsAt(graph, server, address, port, transport));
    if (claimed.length > 0 && !from.network.startsWith('external:')) {
        return {
            kind: 'sockets',
            sockets: ofFirst(claimed),
            via: `the address that ${claimed[0]?.server.name} holds on every node`,
            certain: true,
        };
    }
    const found = places.services.get(`${address}|${port}`);
    const seesPast = found?.unlessFrom?.servers.has(from.id) === true;
    const service = seesPast ? found.unlessFrom?.otherwise : found;
    if (service !== undefined)
        return behind(graph, from, service, transport);
    if (seesPast)
        return dial(graph, from, address, port, transport);
    if (places.serviceAddresses.has(address))
        return { kind: 'nobody', via: 'a Service without that port' };
    return dial(graph, from, address, port, transport);
}
/**
 * Whether a bound address may be the one that endpoints of the pod have: the pod's, or the node's with hostNetwork. What
 * node-cache puts on its dummy interface is not, nor a link-local address or one of a Service.
 */
function isOwnAddress(graph, server, address) {
    return !((0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(address) ||
        server.claims.includes(address) ||
        address.startsWith('169.254.') ||
        /^fe[89ab][0-9a-f]:/i.test(address) ||
        graph.places.serviceAddresses.has(address));
}
/** What stands behind a Service's address, or behind a port that a node publishes. */
function behind(graph, from, frontend, transport) {
    const { places } = graph;
    const sockets = [];
    let certain = !frontend.unknownTargets;
    let elsewhere;
    for (const target of frontend.targets) {
        if (target.kind === 'address') {
            const beyond = dial(graph, from, target.address, target.port, transport);
            if (beyond.kind === 'sockets')
                for (const socket of beyond.sockets)
                    sockets.push(socket);
            else {
                certain = false;
                if (beyond.kind !== 'nobody')
                    elsewhere ??= beyond;
            }
            continue;
        }
        const server = places.servers.get(target.server);
        if (server === undefined)
            continue;
        const wildcards = socketsAt(graph, server, '*', target.port, transport);
        const socket = listeners(graph, server, target.port, transport).find((one) => isOwnAddress(graph, server, one.address));
        if (wildcards.length > 0)
            for (const one of wildcards)
                sockets.push(one);
        else if (socket !== undefined)
            sockets.push(socket);
        else if ((graph.socketsOf.get(server.id) ?? []).some((one) => one.port === target.port))
            elsewhere ??= {
                kind: 'unknown',
                because: `${frontend.says} leads to ${server.name}, which listens at other addresses than its pod's, and to what else its selector takes`,
            };
    }
    if (sockets.length > 0)
        return {
            kind: 'sockets',
            sockets,
            via: frontend.says,
            certain,
            frontend: true,
            at: frontend.at,
            ...(frontend.assumption === undefined ? {} : { assumption: frontend.assumption }),
        };
    if (elsewhere !== undefined)
        return elsewhere;
    if (frontend.targets.length > 0)
        return { kind: 'nobody', via: frontend.says };
    // Nobody of the repository stands behind it; the user may have declared who does.
    const declared = dial(graph, from, frontend.address, frontend.port, transport);
    if (declared.kind === 'sockets')
        return declared;
    return { kind: 'unknown', because: `no workload in the repository answers for ${frontend.says}` };
}
/** The same for an address that is certainly no Service's: an endpoint is dialled as it is. */
function dial(graph, from, address, port, transport) {
    const { places } = graph;
    const published = places.hostPorts.get(`${address}|${port}`);
    if (published !== undefined)
        return behind(graph, from, published, transport);
    const pool = places.pools.get(address);
    if (pool !== undefined) {
        const network = pool.network ?? `node:${pool.pool}`;
        const sockets = (places.neighbours.get(network) ?? []).flatMap((server) => socketsAt(graph, server, address, port, transport));
        if (sockets.length > 0)
            return {
                kind: 'sockets',
                sockets: ofFirst(sockets),
                via: `the address of a node of ${pool.pool}`,
                certain: true,
            };
        if (network.startsWith('pod:'))
            return { kind: 'nobody', via: 'a pod where nothing listens there' };
        return { kind: 'unknown', because: `what listens on node ${(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(address, port)} is not stated` };
    }
    for (const server of places.neighbours.get(from.network) ?? []) {
        const socket = listeners(graph, server, port, transport).find((one) => one.address === address);
        if (socket !== undefined)
            return { kind: 'sockets', sockets: [socket], via: `the address of ${server.name}`, certain: true };
    }
    const outer = places.outer.get(`${transport}|${address}|${port}`);
    if (outer !== undefined)
        return { kind: 'sockets', sockets: [outer], via: `the address of ${outer.server.name}`, certain: true };
    return { kind: 'outside' };
}


/***/ }),

/***/ 9466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ walk),
/* harmony export */   IW: () => (/* binding */ GROWING_ROUNDS),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Ms: () => (/* binding */ entryOf)
/* harmony export */ });
/* harmony import */ var _text_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3521);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4102);


/** Outcomes and hops of one entry; a random policy over many servers branches without end. */
const MAX_OUTCOMES = 64;
/** A rewrite that adds a label on each round needs up to 127 rounds to outgrow a name's 255 octets. */
const MAX_HOPS = 600;
/** A name that outgrew DNS on so many visits of one socket grows on each of them. */
const GROWING_ROUNDS = 3;
/** Hops told of a walk that was given up. */
const MAX_TOLD = 64;
/** Where an ordinary client's question to a server enters: the first of `entriesOf`. */
function entryOf(graph, server) {
    return entriesOf(graph, server)[0];
}
/**
 * The sockets at which an ordinary client's question to a server enters: at the address and port its Service offers,
 * else at its first plain listener. Several where wildcards of different spelling share them.
 */
function entriesOf(graph, server) {
    const first = firstEntry(graph, server);
    if (first === undefined || first.address !== '*')
        return first === undefined ? [] : [first];
    return (graph.socketsOf.get(server.id) ?? []).filter((socket) => socket.address === '*' && socket.port === first.port && socket.transport === first.transport);
}
function firstEntry(graph, server) {
    const sockets = (graph.socketsOf.get(server.id) ?? []).filter((socket) => socket.transport === 'dns');
    const frontend = graph.cluster.frontends.find((one) => one.targets.some((target) => target.kind === 'server' && target.server === server.id));
    const target = frontend?.targets.find((one) => one.kind === 'server' && one.server === server.id);
    if (target !== undefined) {
        const offered = sockets.find((socket) => socket.port === target.port);
        if (offered !== undefined)
            return offered;
    }
    return sockets[0];
}
/** Every way one question can go, from one socket or from several that share it. Stops at the first return to a socket with the same name and type. */
function walk(graph, entry, name, type, ways = 'this name') {
    const outcomes = [];
    const entries = 'zones' in entry ? [entry] : entry;
    const open = entries.map((socket) => ({
        socket,
        name,
        type,
        seen: new Set(),
        hops: [],
        probability: 1 / entries.length,
        share: entries.length > 1,
        failure: false,
        assumptions: [],
    }));
    while (open.length > 0 && outcomes.length < MAX_OUTCOMES) {
        const path = open.pop();
        const key = `${path.socket.index}|${path.type}|${path.name}`;
        if (path.seen.has(key)) {
            outcomes.push(ending(path, { disposition: 'loops' }));
            continue;
        }
        if (path.hops.length >= MAX_HOPS) {
            const because = `the name changes on every hop; stopped after ${path.hops.length}`;
            outcomes.push(ending({ ...path, hops: path.hops.slice(0, MAX_TOLD) }, { disposition: 'unknown', because }));
            continue;
        }
        const seen = new Set(path.seen).add(key);
        const branches = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(graph, path.socket, path.name, path.type, ways);
        for (const branch of [...branches].reverse()) {
            const { outcome } = branch;
            const onward = advance(path, branch, seen);
            if (branches.length > 1 && onward.assumptions.length > 1 && (0,_text_conditions_js__WEBPACK_IMPORTED_MODULE_0__/* .isContradictory */ .yC)(onward.assumptions))
                continue;
            if (outcome.kind === 'sent')
                open.push({
                    ...onward,
                    socket: outcome.to,
                    name: outcome.name,
                    type: outcome.type,
                    hops: [...path.hops, outcome.hop],
                });
            else if (outcome.kind === 'answered')
                outcomes.push(ending(onward, { disposition: 'answered', because: `${outcome.plugin} answers` }));
            else if (outcome.kind === 'fails' && outcome.outgrown === true && firstReturn(path) !== undefined)
                outcomes.push(ending({ ...onward, hops: path.hops.slice(0, firstReturn(path)) }, { disposition: 'loops', because: OUTGROWS }));
            else if (outcome.kind === 'fails')
                outcomes.push(ending(onward, { disposition: 'fails', rcode: outcome.rcode, because: outcome.because }));
            else if (outcome.kind === 'leaves')
                outcomes.push(ending({ ...onward, hops: [...path.hops, outcome.hop] }, { disposition: 'leaves', to: outcome.to, asked: { name: outcome.name, type: outcome.type } }));
            else
                outcomes.push(ending(outcome.hop === undefined ? onward : { ...onward, hops: [...path.hops, outcome.hop] }, {
                    disposition: 'unknown',
                    because: outcome.because,
                }));
        }
    }
    return outcomes;
}
const OUTGROWS = 'it comes back with a longer name each time, until the name is longer than DNS allows';
/** After how many hops a question whose name grows came back to a socket for the first time; undefined when it did not keep coming back. */
function firstReturn(path) {
    const visits = new Map();
    let hops = 0;
    let first;
    let most = 0;
    for (const key of path.seen) {
        const socket = key.slice(0, key.indexOf('|'));
        const count = (visits.get(socket) ?? 0) + 1;
        visits.set(socket, count);
        most = Math.max(most, count);
        if (count === 2)
            first ??= hops;
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
        failure: path.failure || branch.surety === 'failure',
        assumptions: branch.assumptions.length === 0 ? path.assumptions : [...path.assumptions, ...branch.assumptions],
    };
}
function ending(path, how) {
    const certainty = path.assumptions.length > 0 ? 'assumed' : path.share || path.failure ? 'sometimes' : 'always';
    const because = path.assumptions.length > 0
        ? [how.because, `assuming that ${[...new Set(path.assumptions)].join(' and ')}`]
            .filter((one) => one !== undefined)
            .join('; ')
        : how.because;
    return {
        disposition: how.disposition,
        certainty,
        ...(path.share && !path.failure ? { probability: Math.round(path.probability * 1e6) / 1e6 } : {}),
        ...(how.rcode === undefined ? {} : { rcode: how.rcode }),
        ...(how.to === undefined ? {} : { to: how.to }),
        ...(because === undefined ? {} : { because }),
        ...(how.asked === undefined ? {} : { asked: how.asked }),
        hops: path.hops,
    };
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/* unused harmony export invariant */
/** Our own mistake, never the file's: says so instead of going on with nonsense. */
function invariant(condition, message) {
    if (!condition)
        throw new Error(`loopgate made a mistake: ${message}`);
}
/** Closes an exhaustive `switch` on a `kind`. */
function assertNever(value) {
    throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}


/***/ })

};
