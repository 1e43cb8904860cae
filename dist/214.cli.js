export const id = 214;
export const ids = [214,484];
export const modules = {

/***/ 6715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/** The places that `JSON.parse` does not tell. */
/**
 * Where JSON (RFC 8259) ends to be JSON, and the places of the objects that lie in a list of the outermost object.
 * `JSON.parse` says neither: its messages differ between versions, and some name no position.
 */
function scanJson(text) {
    const objects = [];
    const open = [];
    let expected = 'value';
    let at = skipBlanks(text, 0);
    while (open.length > 0 || expected !== 'end') {
        const mark = text[at];
        const wantsValue = expected === 'value' || expected === 'first-value';
        let next = at + 1;
        if (mark === '{' || mark === '[') {
            if (!wantsValue)
                return { error: at, objects };
            if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[')
                objects.push({ start: at, end: next });
            open.push(mark);
            expected = mark === '{' ? 'first-key' : 'first-value';
        }
        else if (mark === '}' || mark === ']') {
            const empty = mark === '}' ? 'first-key' : 'first-value';
            const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
            if (!closes)
                return { error: at, objects };
            open.pop();
            expected = 'end';
        }
        else if (mark === ':') {
            if (expected !== 'colon')
                return { error: at, objects };
            expected = 'value';
        }
        else if (mark === ',') {
            if (expected !== 'end' || open.length === 0)
                return { error: at, objects };
            expected = open.at(-1) === '{' ? 'key' : 'value';
        }
        else if (mark === '"') {
            const isKey = expected === 'key' || expected === 'first-key';
            const end = endOfText(text, at);
            if (!(isKey || wantsValue))
                return { error: at, objects };
            if ('error' in end)
                return { error: end.error, objects };
            next = end.next;
            expected = isKey ? 'colon' : 'end';
        }
        else {
            const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
            word.lastIndex = at;
            if (!wantsValue || !word.test(text))
                return { error: at, objects };
            next = word.lastIndex;
            expected = 'end';
        }
        at = skipBlanks(text, next);
    }
    return at === text.length ? { objects } : { error: at, objects };
}
function skipBlanks(text, from) {
    let at = from;
    while (at < text.length && ' \t\r\n'.includes(text[at] ?? ''))
        at += 1;
    return at;
}
/** Behind the closing quote. In steps: one expression over a text of millions of escapes runs out of stack. */
function endOfText(text, quote) {
    const special = /["\\\u0000-\u001f]/g;
    const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
    special.lastIndex = quote + 1;
    for (let match = special.exec(text); match !== null; match = special.exec(text)) {
        if (match[0] === '"')
            return { next: special.lastIndex };
        escaped.lastIndex = match.index;
        if (match[0] !== '\\' || !escaped.test(text))
            return { error: match.index };
        special.lastIndex = escaped.lastIndex;
    }
    return { error: text.length };
}


/***/ }),

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    /** The message as it is to be shown: what a name in one of them says begins no other. */
    lines;
    constructor(...lines) {
        super(lines.join('\n'));
        this.lines = lines;
    }
}


/***/ }),

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ clusterData),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   SV: () => (/* binding */ mergeConfigs),
/* harmony export */   gb: () => (/* binding */ severityUnder),
/* harmony export */   yF: () => (/* binding */ printConfig)
/* harmony export */ });
/* unused harmony exports FAIL_ON_VALUES, RENDER_MODES */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8526);
/* harmony import */ var _core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9308);
/* harmony import */ var _report_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(647);
/* harmony import */ var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5966);
/** Several sources of configuration as one: flags, then the environment, then the file, then what it extends, then defaults. */





const FAIL_ON_VALUES = ['error', 'warning', 'note', 'never'];
const RENDER_MODES = ['auto', 'helm', 'kustomize', 'off'];
/**
 * Single values come from the nearest source that has them, and so do `paths.include` and `paths.exclude`, each as a
 * whole. Severities are taken rule by rule, clusters by name (the file's first), and suppressions add up.
 * A file that is extended has no say in `extends` of its own: what applies can be read off one file.
 */
function mergeConfigs(sources, rules) {
    const { flags, environment, file } = sources;
    const extended = [...(sources.extended ?? [])].reverse();
    const layers = [
        ...(file === undefined ? [] : [{ from: 'file', config: file }]),
        ...extended.map((config) => ({ from: 'extends', config })),
    ];
    const stated = (pick) => {
        for (const { from, config } of layers) {
            const found = pick(config);
            if (found !== undefined)
                return { value: found.value, from, at: found.at };
        }
        return undefined;
    };
    const given = (pick) => {
        const flag = flags === undefined ? undefined : pick(flags);
        if (flag !== undefined)
            return { value: flag, from: 'flag' };
        const variable = environment === undefined ? undefined : pick(environment);
        return variable === undefined ? undefined : { value: variable, from: 'environment' };
    };
    const baseline = given(({ baseline }) => baseline) ?? stated((config) => config.baseline);
    const maxSuppressionDays = stated((config) => config.maxSuppressionDays);
    const fromFiles = new Map();
    for (const { from, config } of layers) {
        for (const { rule, severity, at } of config.rules) {
            if (!fromFiles.has(rule))
                fromFiles.set(rule, { value: severity, from, at });
        }
    }
    const clusters = new Map();
    for (const { config } of layers) {
        for (const cluster of config.clusters)
            if (!clusters.has(cluster.name.value))
                clusters.set(cluster.name.value, cluster);
    }
    return {
        ...(file === undefined ? {} : { file: file.file }),
        trust: stated((config) => config.trust) ?? { value: 'head', from: 'default' },
        include: layers.find(({ config }) => config.include !== undefined)?.config.include ?? [],
        exclude: layers.find(({ config }) => config.exclude !== undefined)?.config.exclude ?? [],
        clusters: [...clusters.values()],
        rules: new Map(rules.map(({ slug, severity }) => [slug, fromFiles.get(slug) ?? { value: severity, from: 'default' }])),
        failOn: given(({ failOn }) => failOn) ?? stated((config) => config.failOn) ?? { value: 'error', from: 'default' },
        ...(baseline === undefined ? {} : { baseline }),
        render: given(({ render }) => render) ?? stated((config) => config.render) ?? { value: 'off', from: 'default' },
        ...(maxSuppressionDays === undefined ? {} : { maxSuppressionDays }),
        suppressions: layers.flatMap(({ config }) => config.suppressions),
    };
}
/**
 * What `LOOPGATE_FAIL_ON`, `LOOPGATE_BASELINE` and `LOOPGATE_RENDER` say, and what is wrong with them. An empty variable
 * is an unset one. Other names are left alone: Kubernetes itself sets LOOPGATE_SERVICE_HOST for a Service of that name.
 */
function readEnvironment(env) {
    const errors = [];
    const choose = (name, allowed) => {
        const text = env[name];
        if (text === undefined || text === '')
            return undefined;
        const chosen = allowed.find((one) => one === text);
        if (chosen === undefined) {
            errors.push(`${name} must be one of ${allowed.join(', ')}, not ${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(text)}${(0,_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(text, allowed)}`);
        }
        return chosen;
    };
    const failOn = choose('LOOPGATE_FAIL_ON', FAIL_ON_VALUES);
    const render = choose('LOOPGATE_RENDER', RENDER_MODES);
    const baseline = env.LOOPGATE_BASELINE === '' ? undefined : env.LOOPGATE_BASELINE;
    return {
        overrides: {
            ...(failOn === undefined ? {} : { failOn }),
            ...(baseline === undefined ? {} : { baseline }),
            ...(render === undefined ? {} : { render }),
        },
        errors,
    };
}
/**
 * A finding's severity when its rule is `set` to another one than its `usual`. A rule also gives findings below its usual
 * severity (a loop that needs an assumption, a template that nobody rendered): a milder setting is a ceiling for these
 * too, a stricter one leaves them where they are.
 */
function severityUnder(set, usual, severity) {
    if (set === 'off' || (0,_report_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSeverities */ .Rj)(set, severity) < 0)
        return set;
    return severity === usual ? set : severity;
}
/** The effective configuration as YAML that reads back to the same; every rule is listed. */
function printConfig(config) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({
        version: 1,
        trust: config.trust.value,
        paths: {
            include: config.include.length === 0 ? ['**'] : config.include.map(({ value }) => value),
            exclude: config.exclude.map(({ value }) => value),
        },
        clusters: config.clusters.map(clusterData),
        rules: Object.fromEntries([...config.rules].map(([rule, { value }]) => [rule, value])),
        'fail-on': config.failOn.value,
        baseline: config.baseline?.value,
        render: config.render.value,
        'max-suppression-days': config.maxSuppressionDays?.value,
        suppressions: config.suppressions.map(({ rule, path, server, zone, reason, expires }) => {
            return { rule, path, server, zone, reason, expires };
        }),
    }, { lineWidth: 0, keepUndefined: false, aliasDuplicateObjects: false });
}
/** A cluster as the configuration file would say it; what is not said is left out. Equal declarations give equal data. */
function clusterData(cluster) {
    const values = (list) => (list.length === 0 ? undefined : list.map(({ value }) => value));
    const list = (items) => (items.length === 0 ? undefined : items);
    return {
        name: cluster.name.value,
        paths: values(cluster.paths),
        'cluster-domain': cluster.clusterDomain && (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .displayName */ .QC)(cluster.clusterDomain.value),
        'service-cidrs': values(cluster.serviceCidrs),
        'cluster-dns': values(cluster.clusterDns),
        'coredns-version': cluster.corednsVersion?.value,
        'kube-proxy': cluster.kubeProxy?.value,
        nodes: list(cluster.nodes.map((one) => ({
            name: one.name.value,
            os: one.os?.value,
            provisioner: one.provisioner?.value,
            addresses: values(one.addresses),
            files: one.files.length === 0
                ? undefined
                : Object.fromEntries(one.files.map(({ path, content }) => [
                    path.value,
                    content.kind === 'repository' ? content.path.value : { inline: content.text.text },
                ])),
        }))),
        resolvers: list(cluster.resolvers.map((one) => ({
            name: one.name.value,
            addresses: one.addresses.map(({ value }) => endpointText(value)),
            forwards: list(one.forwards.map(({ zone, to }) => ({
                zone: (0,_core_dns_name_js__WEBPACK_IMPORTED_MODULE_4__/* .displayName */ .QC)(zone.value),
                to: to.map(({ value }) => endpointText(value)),
            }))),
        }))),
    };
}
function endpointText({ address, port }) {
    return port === 53 ? address : (0,_core_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_1__/* .hostPort */ .QL)(address, port);
}


/***/ }),

/***/ 6153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withExtended),
/* harmony export */   i: () => (/* binding */ remoteName)
/* harmony export */ });
/** `OWNER/REPOSITORY/PATH@REF`, as a configuration names it. */
function remoteName({ owner, repository, path, ref }) {
    return `${owner}/${repository}/${path}@${ref}`;
}
/**
 * The file with what it extends below it, by the rules of `mergeConfigs`: what the file says wins, then a later entry of
 * `extends` over an earlier one; severities rule by rule, clusters by name, suppressions all together. What an extended
 * file itself extends has no say, nor do its file paths: baseline and node files lie in another repository.
 */
function withExtended(file, extended) {
    if (extended.length === 0)
        return file;
    const layers = [file, ...[...extended].reverse()];
    const first = (pick) => {
        for (const layer of layers) {
            const value = pick(layer);
            if (value !== undefined)
                return value;
        }
        return undefined;
    };
    const rules = new Map();
    const clusters = new Map();
    for (const layer of layers) {
        for (const one of layer.rules)
            if (!rules.has(one.rule))
                rules.set(one.rule, one);
        for (const one of layer.clusters) {
            if (clusters.has(one.name.value))
                continue;
            clusters.set(one.name.value, layer === file ? one : { ...one, nodes: one.nodes.map(withoutRepositoryFiles) });
        }
    }
    const trust = first((one) => one.trust);
    const include = first((one) => one.include);
    const exclude = first((one) => one.exclude);
    const failOn = first((one) => one.failOn);
    const render = first((one) => one.render);
    const maxSuppressionDays = first((one) => one.maxSuppressionDays);
    return {
        file: file.file,
        extends: file.extends,
        clusters: [...clusters.values()],
        rules: [...rules.values()],
        suppressions: layers.flatMap((one) => one.suppressions),
        ...(trust === undefined ? {} : { trust }),
        ...(include === undefined ? {} : { include }),
        ...(exclude === undefined ? {} : { exclude }),
        ...(failOn === undefined ? {} : { failOn }),
        ...(file.baseline === undefined ? {} : { baseline: file.baseline }),
        ...(render === undefined ? {} : { render }),
        ...(maxSuppressionDays === undefined ? {} : { maxSuppressionDays }),
    };
}
function withoutRepositoryFiles(node) {
    return { ...node, files: node.files.filter(({ content }) => content.kind === 'inline') };
}


/***/ }),

/***/ 9866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ configCandidates),
/* harmony export */   k$: () => (/* binding */ fromTop),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vg: () => (/* binding */ configFolder)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5481);
/** Where the configuration stands, and what its globs and files count from. */


/** From the folder `common` up to the top of the repository; for each folder the paths that are looked for. */
function configCandidates(common) {
    const folders = [''];
    for (let end = common.indexOf('/'); end !== -1; end = common.indexOf('/', end + 1))
        folders.push(common.slice(0, end + 1));
    if (common !== '')
        folders.push(`${common}/`);
    return folders.reverse().map((folder) => _config_js__WEBPACK_IMPORTED_MODULE_1__.CONFIG_PATHS.map((path) => folder + path));
}
/** The nearest configuration going up from `common`. Throws UsageError for two in one folder: either may be meant. */
function findConfig(common, exists) {
    for (const candidates of configCandidates(common)) {
        const [first, second] = candidates.filter(exists);
        if (first !== undefined && second !== undefined)
            throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${first} and ${second} are both configurations of one folder; keep one of them`);
        if (first !== undefined)
            return first;
    }
    return undefined;
}
/** The folder that a configuration speaks of, `''` for the top: its own, and for one in `.github` the folder above. */
function configFolder(path) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    if (folder === '.github')
        return '';
    return folder.endsWith('/.github') ? folder.slice(0, -'/.github'.length) : folder;
}
/** The same configuration with globs and files reported from the top of the repository. */
function fromTop(config, folder) {
    if (folder === '')
        return config;
    // A character that means something in a glob is any one character here.
    const prefix = `${folder.replace(/[*?[\]{}()\\!]/g, '?')}/`;
    const glob = (one) => ({
        ...one,
        value: prefix + one.value.replace(/^(?:\.\/+)+/, ''),
    });
    const file = (one) => ({ ...one, value: `${folder}/${one.value}` });
    const node = (one) => ({
        ...one,
        files: one.files.map((entry) => entry.content.kind === 'inline'
            ? entry
            : { ...entry, content: { ...entry.content, path: file(entry.content.path) } }),
    });
    const cluster = (one) => ({
        ...one,
        paths: one.paths.map(glob),
        nodes: one.nodes.map(node),
    });
    return {
        ...config,
        ...(config.include === undefined ? {} : { include: config.include.map(glob) }),
        ...(config.exclude === undefined ? {} : { exclude: config.exclude.map(glob) }),
        ...(config.baseline === undefined ? {} : { baseline: file(config.baseline) }),
        clusters: config.clusters.map(cluster),
        suppressions: config.suppressions.map((one) => one.path === undefined ? one : { ...one, path: glob({ value: one.path }).value }),
    };
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BASELINE_PATH: () => (/* reexport */ BASELINE_PATH),
  baselinePath: () => (/* binding */ baselinePath),
  baselinesOf: () => (/* binding */ baselinesOf),
  failOnFrom: () => (/* binding */ failOnFrom),
  policiesFor: () => (/* binding */ policiesFor),
  policyFor: () => (/* binding */ policyFor),
  policyPaths: () => (/* binding */ policyPaths),
  printConfig: () => (/* binding */ printConfig),
  renderMode: () => (/* binding */ renderMode),
  writeBaseline: () => (/* binding */ writeBaseline)
});

// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/judge/config/effective.js
var effective = __webpack_require__(9311);
// EXTERNAL MODULE: ./.cache/build/judge/config/extended.js
var extended = __webpack_require__(6153);
// EXTERNAL MODULE: ./.cache/build/judge/config/lookup.js
var lookup = __webpack_require__(9866);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var globs = __webpack_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/judge/config/dates.js
var dates = __webpack_require__(4191);
// EXTERNAL MODULE: ./.cache/build/judge/config/spelling.js
var spelling = __webpack_require__(5966);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/hygiene-finding.js
/** Findings about the policy itself: LG901, LG902, LG903. */
const HYGIENE_RULES = {
    'suppression-unused': { code: 'LG901', severity: 'note' },
    'suppression-expired': { code: 'LG902', severity: 'warning' },
    'policy-weakened': { code: 'LG903', severity: 'note' },
};
/**
 * The remarks as findings, in the order given. Remarks about the same get the same fingerprint but for a number, so that
 * two equal suppressions are two findings. They belong to no cluster: `cluster` is empty.
 */
function hygieneFindings(rule, remarks) {
    const { code, severity } = HYGIENE_RULES[rule];
    const seen = new Map();
    return remarks.map(({ at, message, advice, about }) => {
        const identity = JSON.stringify([code, ...about]);
        const count = (seen.get(identity) ?? 0) + 1;
        seen.set(identity, count);
        const fingerprint = count === 1 ? identity : `${identity}#${count}`;
        return { rule, code, severity, cluster: '', at, message, advice, assumptions: [], path: [], fingerprint };
    });
}
/** Rules about a change or about the policy: no baseline can hold them, for they say nothing of the repository's state. */
const NEVER_BASELINED = new Set([
    'loop-guard-removed',
    'suppression-unused',
    'suppression-expired',
    'policy-weakened',
]);

;// CONCATENATED MODULE: ./.cache/build/judge/suppression/apply.js
/** Which findings are reported, which are suppressed, and which suppressions no longer do anything. */






/**
 * Every finding comes out once, as kept or as suppressed. The nearest suppression gives the reason: a comment on the line,
 * one for the file, then the configuration's entries in their order. One past its day hides nothing.
 */
function applySuppressions(findings, sources) {
    const latest = sources.maxDays === undefined ? undefined : (0,dates/* daysAfter */.m)(sources.today, sources.maxDays);
    const state = (expires) => {
        if (expires === undefined)
            return latest === undefined ? 'yes' : 'undated';
        if (expires < sources.today)
            return 'expired';
        return latest !== undefined && expires > latest ? 'too-late' : 'yes';
    };
    const honoured = sources.inline.filter(({ refused }) => refused === undefined);
    const onLines = new Map();
    const onFiles = new Map();
    const everywhere = new Map();
    const matchers = [];
    const add = (index, keys, matcher) => {
        for (const key of keys) {
            const list = index.get(key);
            if (list === undefined)
                index.set(key, [matcher]);
            else
                list.push(matcher);
        }
    };
    for (const one of honoured) {
        const matcher = {
            ...one,
            holds: state(one.expires),
            about: [...one.rules, one.reason],
            matches: () => true,
        };
        const path = one.at.file.path;
        matchers.push(matcher);
        if (one.scope.kind === 'file')
            add(onFiles, one.rules.map((rule) => fileKey(path, rule)), matcher);
        else
            add(onLines, one.scope.lines.flatMap((line) => one.rules.map((rule) => lineKey(path, line, rule))), matcher);
    }
    for (const one of sources.config) {
        const matcher = {
            rules: [one.rule],
            reason: one.reason,
            ...(one.expires === undefined ? {} : { expires: one.expires }),
            at: one.at,
            holds: state(one.expires),
            about: [one.rule, one.server ?? '', one.zone ?? '', one.reason],
            matches: matcherOf(one),
        };
        matchers.push(matcher);
        add(everywhere, [one.rule], matcher);
    }
    const known = new Set(sources.baseline?.entries.map(({ fingerprint }) => fingerprint));
    const lines = new Map();
    const kept = [];
    const suppressed = [];
    const used = new Set();
    const back = new Set();
    for (const finding of findings) {
        const line = () => {
            const { file, span } = finding.at;
            const index = lines.get(file) ?? (0,text_location/* indexLines */.uD)(file.text);
            lines.set(file, index);
            return (0,text_location/* positionAt */.t$)(index, span.start).line;
        };
        const path = finding.at.file.path;
        const near = onLines.size === 0 ? undefined : onLines.get(lineKey(path, line(), finding.rule));
        const candidates = [near, onFiles.get(fileKey(path, finding.rule)), everywhere.get(finding.rule)]
            .flatMap((list) => list ?? [])
            .filter((matcher) => matcher.matches(finding, line));
        const holding = candidates.filter(({ holds }) => holds === 'yes');
        for (const matcher of holding)
            used.add(matcher);
        const first = holding[0];
        const status = known.has(finding.fingerprint) && !NEVER_BASELINED.has(finding.rule) ? 'existing' : finding.status;
        if (first === undefined) {
            for (const matcher of candidates)
                back.add(matcher);
            kept.push({ ...finding, status });
        }
        else {
            const expires = first.expires === undefined ? {} : { expires: first.expires };
            suppressed.push({ ...finding, status, reason: first.reason, ...expires });
        }
    }
    const judged = (rules) => sources.complete && (sources.compared || !rules.includes('loop-guard-removed'));
    const unused = [
        ...sources.inline.flatMap(refusal),
        ...matchers.filter((one) => !used.has(one) && !back.has(one) && judged(one.rules)).map(unusedRemark),
        ...(sources.complete ? staleEntries(sources.baseline, findings) : []),
    ];
    return {
        kept,
        suppressed,
        unused: hygieneFindings('suppression-unused', byPlace(unused)),
        expired: hygieneFindings('suppression-expired', byPlace([...back].map((one) => expiredRemark(one, sources.maxDays)))),
    };
}
function lineKey(path, line, rule) {
    return `${line}\0${rule}\0${path}`;
}
function fileKey(path, rule) {
    return `${rule}\0${path}`;
}
function matcherOf(suppression) {
    const glob = suppression.path === undefined ? undefined : (0,globs/* compileGlob */.S)(suppression.path);
    return (finding) => {
        if (glob !== undefined && (typeof glob !== 'function' || !glob(finding.at.file.path)))
            return false;
        if (suppression.server !== undefined && finding.server !== suppression.server)
            return false;
        return (suppression.zone === undefined ||
            (finding.zone !== undefined && (0,dns_name/* absolute */.ys)(finding.zone) === (0,dns_name/* absolute */.ys)(suppression.zone)));
    };
}
function byPlace(remarks) {
    return [...remarks].sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
function refusal({ refused, at, reason }) {
    if (refused === undefined)
        return [];
    return [
        {
            at,
            message: refused,
            advice: 'Write it as # loopgate-ignore RULE until=YYYY-MM-DD -- reason; the date is optional.',
            about: [refused, reason],
        },
    ];
}
function unusedRemark({ rules, at, about, holds, expires }) {
    const past = holds === 'expired' ? `, and its day, ${expires}, has passed` : '';
    return { at, message: `This suppression of ${rules.join(', ')} hides nothing${past}.`, advice: 'Delete it.', about };
}
function expiredRemark({ rules, reason, expires, holds, at, about }, maxDays) {
    const what = `This suppression of ${rules.join(', ')} (${(0,spelling/* quoted */.TL)(reason)})`;
    if (holds === 'expired') {
        return {
            at,
            message: `${what} held until ${expires}; what it hid is reported again.`,
            advice: 'Mend what was suppressed and delete the suppression, or set a new date with a new reason.',
            about,
        };
    }
    const why = holds === 'undated' ? 'names no day' : `names ${expires}, which is too far off`;
    return {
        at,
        message: `${what} ${why}: max-suppression-days allows ${maxDays} days from today. It hides nothing.`,
        advice: `Set a day within ${maxDays} days.`,
        about,
    };
}
function staleEntries(baseline, findings) {
    const present = new Set(findings.filter(({ rule }) => !NEVER_BASELINED.has(rule)).map(({ fingerprint }) => fingerprint));
    return (baseline?.entries ?? [])
        .filter(({ fingerprint }) => !present.has(fingerprint))
        .map(({ fingerprint, rule, at }) => ({
        at,
        message: `This baseline entry for ${(0,spelling/* quoted */.TL)(rule).slice(1, -1)} matches no finding.`,
        advice: 'Run `loopgate baseline prune`.',
        about: [rule, fingerprint],
    }));
}

// EXTERNAL MODULE: ./.cache/build/core/text/json-scan.js
var json_scan = __webpack_require__(6715);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/baseline.js
/** Findings that were there when the gate was put up: `.loopgate-baseline.json`. */





/** Where `loopgate baseline create` writes when nothing else is said. */
const BASELINE_PATH = '.loopgate-baseline.json';
/** Characters. Ten thousand findings are about 4 MB. */
const MAX_LENGTH = 32 * 1024 * 1024;
const FIELDS = ['fingerprint', 'rule', 'server', 'zone', 'message'];
/** The text of a baseline of these findings: sorted, each fingerprint once, without rules that no baseline can hold. */
function createBaseline(findings) {
    const entries = new Map();
    for (const finding of findings) {
        if (NEVER_BASELINED.has(finding.rule) || entries.has(finding.fingerprint))
            continue;
        entries.set(finding.fingerprint, finding);
    }
    return printBaseline([...entries.values()]);
}
/** The baseline without the entries that match no finding any more. */
function pruneBaseline(baseline, findings) {
    const present = new Set(findings.map(({ fingerprint }) => fingerprint));
    return printBaseline(baseline.entries.filter(({ fingerprint, rule }) => present.has(fingerprint) && !NEVER_BASELINED.has(rule)));
}
function printBaseline(entries) {
    const plain = entries.map((entry) => Object.fromEntries(FIELDS.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]]))));
    const key = (entry) => [entry.rule, entry.server ?? '', entry.zone ?? '', entry.fingerprint];
    const sorted = entries
        .map((entry, index) => ({ key: key(entry), index }))
        .sort((a, b) => compareKeys(a.key, b.key))
        .map(({ index }) => plain[index]);
    return `${JSON.stringify({ version: 1, findings: sorted }, null, 2)}\n`;
}
function compareKeys(a, b) {
    for (const [i, text] of a.entries()) {
        const other = b[i] ?? '';
        if (text !== other)
            return text < other ? -1 : 1;
    }
    return 0;
}
/** Reads a baseline. Throws UsageError, `FILE:LINE:COL: message`, for what is none: a gate must not open by an accident. */
function readBaseline(file) {
    const refuse = (offset, message) => {
        const { line, column } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(file.text), offset);
        throw new usage_error/* UsageError */.e(`${file.path}:${line}:${column}: ${message}`);
    };
    const text = file.text.startsWith('\ufeff') ? ` ${file.text.slice(1)}` : file.text;
    if (text.length > MAX_LENGTH)
        refuse(0, `the baseline is larger than ${MAX_LENGTH / 1024 / 1024} MiB`);
    const { error, objects } = (0,json_scan/* scanJson */.E)(text);
    if (error !== undefined)
        return refuse(error, 'the baseline is not valid JSON; write it with `loopgate baseline create`');
    const data = JSON.parse(text);
    if (!isObject(data))
        return refuse(0, 'the baseline is not a JSON object');
    for (const key of Object.keys(data)) {
        if (key !== 'version' && key !== 'findings')
            refuse(0, `the baseline has an unknown ${(0,spelling/* keyName */.xT)(key, 'key')}`);
    }
    if (data.version !== 1)
        return refuse(0, 'the baseline must say "version": 1');
    const findings = data.findings;
    if (!Array.isArray(findings))
        return refuse(0, 'the baseline lacks its list "findings"');
    const entries = findings.map((one, index) => {
        // A list of anything but objects has fewer places than entries.
        const place = objects[index] ?? { start: 0, end: 0 };
        if (!isObject(one))
            return refuse(place.start, `findings[${index}] is not an object`);
        const fields = {};
        for (const field of FIELDS) {
            const value = Object.hasOwn(one, field) ? one[field] : undefined;
            if (value === undefined)
                continue;
            if (typeof value !== 'string')
                return refuse(place.start, `findings[${index}].${field} is not text`);
            fields[field] = value;
        }
        const { fingerprint, rule, ...rest } = fields;
        if (fingerprint === undefined || rule === undefined) {
            return refuse(place.start, `findings[${index}] lacks its ${fingerprint === undefined ? 'fingerprint' : 'rule'}`);
        }
        return { fingerprint, rule, ...rest, at: { file, span: place } };
    });
    return { entries };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./.cache/build/judge/config/config.js + 3 modules
var config = __webpack_require__(5481);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/inline.js
/** Suppressions written as comments beside what they suppress. */




const WORD = 'loopgate-ignore';
const MAX_COMMENT = 1000;
/** Lines that are passed over between a comment of its own line and the line it is for. */
const MAX_LINES_BETWEEN = 20;
/**
 * Every such comment of a file, in order. A comment behind something hides findings of its own line; one that has a line
 * to itself hides those of the next line that is neither blank nor a comment. A Corefile in a block scalar is lines of
 * the file like any other; in a quoted scalar a comment ends at an escaped line end, and its line is the file's line.
 * `loopgate-ignore-file` counts above the first line of content only, where a reader of the file meets it.
 */
function readInlineSuppressions(file, rules) {
    const { text } = file;
    // The word is seldom there; nothing else is done for a file without it.
    let found = text.indexOf(WORD);
    if (found === -1)
        return [];
    const starts = (0,text_location/* indexLines */.uD)(text);
    const lineText = (line) => text.slice(starts[line], starts[line + 1] ?? text.length);
    const head = headLines(starts.length, lineText);
    const suppressions = [];
    let line = 0;
    for (; found !== -1; found = text.indexOf(WORD, found + WORD.length)) {
        while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= found)
            line += 1;
        const lineStart = starts[line] ?? 0;
        const hash = commentStart(text, lineStart, found);
        if (hash === undefined)
            continue;
        const comment = commentText(text.slice(hash, Math.min(found + MAX_COMMENT, starts[line + 1] ?? text.length)));
        const span = { start: hash, end: hash + comment.length };
        const body = comment.slice(found - hash + WORD.length);
        const forFile = body.startsWith('-file');
        const rest = forFile ? body.slice('-file'.length) : body;
        if (rest !== '' && !/^[\s:]/.test(rest))
            continue;
        const read = readBody(rest.replace(/^:/, ''), rules);
        const at = { file, span };
        if (forFile) {
            const below = line >= head ? 'loopgate-ignore-file counts above the first line of content only.' : undefined;
            suppressions.push({ ...refuseIf(read, below), scope: { kind: 'file' }, at });
            continue;
        }
        const alone = text.slice(lineStart, hash).trim() === '';
        const lines = [line + 1];
        if (alone) {
            const next = nextContentLine(line, starts.length, lineText);
            if (next !== undefined)
                lines.push(next + 1);
        }
        suppressions.push({ ...read, scope: { kind: 'lines', lines }, at });
    }
    return suppressions;
}
function refuseIf(body, refused) {
    return refused === undefined || body.refused !== undefined ? body : { ...body, rules: [], refused };
}
/** The `#` right before the word, where it can begin a comment. */
function commentStart(text, lineStart, word) {
    let at = word - 1;
    while (at >= lineStart && (text[at] === ' ' || text[at] === '\t'))
        at -= 1;
    if (at < lineStart || text[at] !== '#')
        return undefined;
    while (at > lineStart && text[at - 1] === '#')
        at -= 1;
    if (at === lineStart || /[\s"'\ufeff]/.test(text[at - 1] ?? ''))
        return at;
    // An escaped line end or tab of a quoted scalar.
    return text[at - 2] === '\\' && /[nrt]/.test(text[at - 1] ?? '') ? at : undefined;
}
/** Up to the end of the line, also one that is written as an escape. */
function commentText(text) {
    const escaped = text.indexOf('\\n');
    const end = text.search(/[\r\n]/);
    const ends = [escaped, end].filter((one) => one !== -1);
    return text.slice(0, Math.min(text.length, ...ends)).trimEnd();
}
function readBody(text, rules) {
    const refuse = (refused) => ({ rules: [], reason: '', refused });
    const dashes = / --(?: |$)/.exec(` ${text}`);
    const before = dashes === null ? text : text.slice(0, Math.max(0, dashes.index - 1));
    const reason = dashes === null ? '' : ` ${text}`.slice(dashes.index + 3).trim();
    const slugs = new Set();
    let expires;
    for (const word of before.split(/[\s,]+/)) {
        if (word === '')
            continue;
        const equals = word.indexOf('=');
        if (equals !== -1) {
            const key = word.slice(0, equals);
            const value = word.slice(equals + 1);
            if (key !== 'until')
                return refuse(`A suppression knows until=YYYY-MM-DD, not ${(0,spelling/* quoted */.TL)(key)}; it is not honoured.`);
            if (!(0,dates/* isDay */.N)(value))
                return refuse(`${(0,spelling/* quoted */.TL)(value)} is no day; write until=2027-01-31. The suppression is not honoured.`);
            expires = value;
            continue;
        }
        const slug = (0,config/* ruleSlug */.IR)(word, rules);
        if (slug === undefined)
            return refuse(`A suppression is not honoured: ${(0,config/* unknownRule */.b6)(word, rules)}`);
        slugs.add(slug);
    }
    if (slugs.size === 0)
        return refuse('A suppression that names no rule is not honoured.');
    if (reason.length < config/* SHORTEST_REASON */.eS) {
        return refuse('A suppression without a reason is not honoured; write "-- why" behind the rule.');
    }
    return { rules: [...slugs], reason, ...(expires === undefined ? {} : { expires }) };
}
/** How many lines stand above the first line of content. */
function headLines(count, lineText) {
    let line = 0;
    while (line < count && /^\ufeff?\s*(?:#|;|---\s*$|---\s+#|%YAML|$)/.test(lineText(line).slice(0, 200)))
        line += 1;
    return line;
}
function nextContentLine(from, count, lineText) {
    for (let line = from + 1; line < count && line <= from + MAX_LINES_BETWEEN; line += 1) {
        if (/^\s*[^\s#]/.test(lineText(line).slice(0, 10_000)))
            return line;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.cache/build/judge/report/finding.js
var finding = __webpack_require__(647);
;// CONCATENATED MODULE: ./.cache/build/judge/suppression/policy.js
/** What a change does to the policy that judges it. */






/**
 * The policy that decides when a change is judged: the head's, unless the base demands its own (`trust: base`; only the
 * base is asked, or a change could withdraw the demand). Declarations of clusters are facts and stay the head's.
 */
function decidingPolicy(base, head) {
    if (base === undefined || base.config.trust.value !== 'base')
        return head;
    const trusted = {
        ...base.config,
        ...(head.config.file === undefined ? {} : { file: head.config.file }),
        clusters: head.config.clusters,
        // Flags and environment come from the run, not from the change.
        ...(isFromRun(head.config.failOn) ? { failOn: head.config.failOn } : {}),
        ...(isFromRun(head.config.render) ? { render: head.config.render } : {}),
        ...(isFromRun(head.config.baseline) ? { baseline: head.config.baseline } : {}),
    };
    const added = new Set(pairInline(base.inline, head.inline).map(({ item }) => item));
    return {
        config: trusted,
        inline: head.inline.filter((one) => !added.has(one)),
        ...(base.baseline === undefined ? {} : { baseline: base.baseline }),
    };
}
function isFromRun(setting) {
    return setting?.from === 'flag' || setting?.from === 'environment';
}
/** What makes the head's policy milder than the base's, by place. */
function comparePolicy(base, head) {
    const changes = [
        ...severityChanges(base.config, head.config),
        ...settingChanges(base.config, head.config),
        ...pathChanges(base.config, head.config),
        ...clusterChanges(base.config, head.config),
        ...configSuppressionChanges(base.config, head.config),
        ...inlineChanges(base.inline, head.inline),
        ...baselineChanges(base.baseline, head.baseline),
    ];
    return changes.sort((a, b) => (0,text_location/* compareLocations */.Qr)(a.at, b.at));
}
/** What the head no longer extends, or extends at another ref: whether that is milder is written in another repository. */
function compareExtends(base, head) {
    const now = new Set(head?.extends.map(({ value }) => (0,extended/* remoteName */.i)(value)));
    return (base?.extends ?? []).flatMap(({ value, at }) => {
        const name = (0,extended/* remoteName */.i)(value);
        if (now.has(name))
            return [];
        const other = head?.extends.find((one) => (0,extended/* remoteName */.i)({ ...one.value, ref: value.ref }) === name);
        const says = other === undefined
            ? `The policy ${(0,spelling/* quoted */.TL)(name)} is no longer extended.`
            : `The policy ${(0,spelling/* quoted */.TL)(name)} is extended at another ref: ${other.value.ref}.`;
        const start = head === undefined ? at : { file: head.file, span: { start: 0, end: 0 } };
        return change('extends', says, [name, other?.value.ref ?? ''], other?.at ?? start);
    });
}
/** LG903. */
function policyFindings(changes) {
    return hygieneFindings('policy-weakened', changes.map(({ kind, says, at, about }) => ({
        at,
        message: says,
        advice: 'If this is meant, nothing is to be done; say in the pull request why.',
        about: [kind, ...about],
    })));
}
/** The head's place, else the beginning of its configuration, else where the base said it. */
function placeOf(head, headConfig, base) {
    if (head !== undefined)
        return head;
    if (headConfig.file !== undefined)
        return { file: headConfig.file, span: { start: 0, end: 0 } };
    return base;
}
function change(kind, says, about, at) {
    // Without any file on either side nothing can have changed.
    return at === undefined ? [] : [{ kind, says, about, at }];
}
function severityChanges(base, head) {
    return [...head.rules].flatMap(([rule, now]) => {
        const before = base.rules.get(rule);
        if (before === undefined || (0,finding/* compareSeverities */.Rj)(now.value, before.value) >= 0)
            return [];
        const says = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
        return change('severity', says, [rule, now.value], placeOf(now.at, head, before.at));
    });
}
function settingChanges(base, head) {
    const changes = [];
    if ((0,finding/* compareGates */._6)(head.failOn.value, base.failOn.value) > 0) {
        const says = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
        changes.push(...change('fail-on', says, [head.failOn.value], placeOf(head.failOn.at, head, base.failOn.at)));
    }
    if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
        const says = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
        changes.push(...change('render', says, [head.render.value], placeOf(head.render.at, head, base.render.at)));
    }
    if (base.trust.value === 'base' && head.trust.value === 'head') {
        const says = 'trust goes from base to head: from the next change on, a change is judged by the policy that it brings.';
        changes.push(...change('trust', says, [], placeOf(head.trust.at, head, base.trust.at)));
    }
    const limit = base.maxSuppressionDays;
    const now = head.maxSuppressionDays;
    if (limit !== undefined && (now === undefined || now.value > limit.value)) {
        const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
        const says = `max-suppression-days ${to}: suppressions may hold longer.`;
        changes.push(...change('limit', says, [String(now?.value ?? '')], placeOf(now?.at, head, limit.at)));
    }
    return changes;
}
function pathChanges(base, head) {
    const before = new Set(base.exclude.map(({ value }) => value));
    const excluded = head.exclude
        .filter(({ value }) => !before.has(value))
        .flatMap(({ value, at }) => change('paths', `Files that match ${(0,spelling/* quoted */.TL)(value)} are no longer read.`, ['exclude', value], at));
    // An empty list, like `**`, includes everything.
    const everything = (list) => list.length === 0 || list.some(({ value }) => value === '**');
    if (everything(head.include))
        return excluded;
    const now = new Set(head.include.map(({ value }) => value));
    const place = (at) => placeOf(head.include[0]?.at, head, at);
    const lost = everything(base.include)
        ? change('paths', 'Only files that paths.include names are read; before it was every file.', ['include'], place(undefined))
        : base.include
            .filter(({ value }) => !now.has(value))
            .flatMap(({ value, at }) => change('paths', `Files that match ${(0,spelling/* quoted */.TL)(value)} are no longer included.`, ['include', value], place(at)));
    return [...excluded, ...lost];
}
function clusterChanges(base, head) {
    const now = new Map(head.clusters.map((cluster) => [cluster.name.value, cluster]));
    return base.clusters.flatMap((before) => {
        const name = before.name.value;
        const after = now.get(name);
        if (after === undefined) {
            const says = `The cluster ${(0,spelling/* quoted */.TL)(name)} is no longer declared: what was said of it is not taken into account.`;
            return change('cluster', says, [name], placeOf(undefined, head, before.at));
        }
        const keys = changedKeys(before, after);
        if (keys.length === 0)
            return [];
        const says = `What is declared of the cluster ${(0,spelling/* quoted */.TL)(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
        return change('cluster', says, [name, ...keys], after.at);
    });
}
function changedKeys(before, after) {
    const old = new Map(Object.entries((0,effective/* clusterData */.DV)(before)));
    return Object.entries((0,effective/* clusterData */.DV)(after))
        .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)))
        .map(([key]) => key);
}
/** Sorts behind every day. */
const NEVER = '9999-99-99';
/** Items of the head that the base does not have, or has with an earlier day. */
function pair(base, head, identity) {
    const until = (item) => item.expires ?? NEVER;
    const latestFirst = (a, b) => (until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1);
    const groups = new Map();
    for (const [side, items] of [
        ['base', base],
        ['head', head],
    ]) {
        for (const item of items) {
            const key = identity(item);
            const group = groups.get(key) ?? { base: [], head: [] };
            group[side].push(item);
            groups.set(key, group);
        }
    }
    return [...groups.values()].flatMap((group) => {
        const before = group.base.sort(latestFirst);
        return group.head.sort(latestFirst).flatMap((item, i) => {
            const old = before[i];
            if (old === undefined)
                return [{ item }];
            return until(item) > until(old) ? [{ item, before: { expires: old.expires } }] : [];
        });
    });
}
function suppressionChange({ expires, before }, what, about, at) {
    const until = expires === undefined ? 'without an end' : `until ${expires}`;
    if (before === undefined) {
        return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
    }
    const says = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
    return change('suppression-extended', says, [...about, expires ?? ''], at);
}
function configSuppressionChanges(base, head) {
    const paired = pair(base.suppressions, head.suppressions, (one) => JSON.stringify([one.rule, one.path, one.server, one.zone]));
    return paired.flatMap(({ item, before }) => {
        const { rule, path, server, zone } = item;
        const where = [
            ...(path === undefined ? [] : [`in ${(0,spelling/* quoted */.TL)(path)}`]),
            ...(server === undefined ? [] : [`of ${(0,spelling/* quoted */.TL)(server)}`]),
            ...(zone === undefined ? [] : [`in the zone ${(0,spelling/* quoted */.TL)(zone)}`]),
        ].join(' ');
        const what = `${rule} ${where === '' ? 'everywhere' : where}`;
        return suppressionChange({ ...item, before }, what, [rule, server ?? '', zone ?? '', item.reason], item.at);
    });
}
/** By file first; what is left is looked for in other files, for a file that was moved brings its comments along. */
function pairInline(base, head) {
    const rulesOf = (list) => list.flatMap((item) => item.rules.map((rule) => ({ item, rule, ...(item.expires === undefined ? {} : { expires: item.expires }) })));
    const here = ({ item, rule }) => JSON.stringify([item.at.file.path, rule, item.scope.kind]);
    const anywhere = ({ item, rule, expires }) => JSON.stringify([rule, item.scope.kind, item.reason, expires]);
    const [before, after] = [rulesOf(base), rulesOf(head)];
    const changed = pair(before, after, here);
    const gone = pair(after, before, here).flatMap(({ item, before: other }) => (other === undefined ? [item] : []));
    const moved = new Map();
    for (const one of gone)
        moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
    return changed.flatMap(({ item, before: old }) => {
        const left = old === undefined ? (moved.get(anywhere(item)) ?? 0) : 0;
        if (left === 0)
            return [{ ...item, before: old }];
        moved.set(anywhere(item), left - 1);
        return [];
    });
}
function inlineChanges(base, head) {
    return pairInline(base, head).flatMap(({ item, rule, before, expires }) => {
        const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
        return suppressionChange({ ...(expires === undefined ? {} : { expires }), before }, what, [rule, item.reason], item.at);
    });
}
function baselineChanges(base, head) {
    const before = new Set(base?.entries.map(({ fingerprint }) => fingerprint));
    const added = (head?.entries ?? []).filter(({ fingerprint }) => !before.has(fingerprint));
    const first = added[0];
    if (first === undefined)
        return [];
    const rules = [...new Set(added.map(({ rule }) => (0,spelling/* quoted */.TL)(rule).slice(1, -1)))].sort();
    const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
    const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
    return change('baseline', `${entries} added to the baseline (${shown}).`, added
        .map(({ fingerprint }) => fingerprint)
        .sort()
        .slice(0, 100), first.at);
}

;// CONCATENATED MODULE: ./.cache/build/judge/policy.js
/** The user's policy, joined: suppressions and baseline on the way to the report. */









/** The same with what the base's policy says, where that is another one. */
function policiesFor(input, opened) {
    return { ...policyFor(input), underBase: (weakened) => underBase(input, opened, weakened) };
}
function underBase(input, opened, weakened) {
    const { decided, baselines, base } = input;
    if (base === undefined || decided.before === undefined)
        return undefined;
    const config = decided.before.joined;
    const judging = decided.config;
    const texts = (one) => printConfig(one, {});
    const sameBaseline = baselines.judging?.text === baselines.base?.text;
    if (!weakened && sameBaseline && texts(config) === texts(judging))
        return undefined;
    const globs = (one) => ({
        include: one?.include?.map(({ value }) => value) ?? [],
        exclude: one?.exclude?.map(({ value }) => value) ?? [],
    });
    const sameGlobs = JSON.stringify(globs(config)) === JSON.stringify(globs(judging));
    const declared = (one) => JSON.stringify((one?.clusters ?? []).map(effective/* clusterData */.DV));
    const declaredFiles = new Set((config?.clusters ?? []).flatMap((one) => one.nodes.flatMap(nodeFiles)));
    const view = sameGlobs ? opened : (input.reopen?.(globs(config)) ?? opened);
    const then = { ...decided, config, trusted: true };
    const { judging: _, ...rest } = baselines;
    // One that cannot be read held no entries.
    const before = baselines.base === undefined || baselineBefore(baselines.base) === undefined
        ? rest
        : { ...rest, judging: baselines.base };
    return {
        sameView: sameGlobs && declared(config) === declared(judging),
        input: {
            ...view,
            // A file that only the base's declarations name may be gone.
            tree: {
                ...view.tree,
                read: (path) => view.tree.read(path) ?? (declaredFiles.has(path) ? base.old.get(path) : undefined),
            },
            config,
            ...policyFor({ ...input, decided: then, baselines: before }),
        },
    };
}
function policyFor(input) {
    const { decided, baselines } = input;
    const baseline = baselines.judging === undefined ? undefined : readBaseline(baselines.judging);
    const { config, before } = decided;
    const own = config?.file.path;
    return {
        ...(before === undefined ? {} : { before: { config: before.joined } }),
        notices: decided.notices,
        suppress: (findings, files) => {
            const inline = files.flatMap((file) => readInlineSuppressions(file, descriptions.RULES));
            const applied = applySuppressions(findings, {
                config: config?.suppressions ?? [],
                inline: decided.trusted ? trustedInline(input, files, inline) : inline,
                ...(baseline === undefined ? {} : { baseline }),
                today: input.today,
                ...(config?.maxSuppressionDays === undefined ? {} : { maxDays: config.maxSuppressionDays.value }),
                complete: input.whole && !findings.some((one) => one.rule === 'unreadable'),
                compared: input.base !== undefined,
            });
            return {
                kept: applied.kept,
                suppressed: applied.suppressed,
                // What a shared policy suppresses need not occur in every repository that extends it.
                remarks: [
                    ...applied.unused.filter((one) => !isElsewhere(one, own)),
                    ...applied.expired,
                    ...weakened(input, files),
                ],
            };
        },
    };
}
/** In a file of another repository; a path of this one holds no `@` and a commit behind it unless it is so called. */
function isElsewhere(one, own) {
    return one.at.file.path !== own && /^[\w.-]+\/[\w.-]+\/[^@]+@[\w./-]+$/.test(one.at.file.path);
}
/** The comments that the base has as well. */
function trustedInline(input, files, inline) {
    if (input.base === undefined)
        return inline;
    const side = (list, config) => ({
        config: (0,effective/* mergeConfigs */.SV)(config === undefined ? {} : { file: config }, descriptions.RULES),
        inline: list,
    });
    const old = filesBefore(input.base, files).flatMap((file) => readInlineSuppressions(file, descriptions.RULES));
    const demand = side(old, input.decided.config);
    const trust = { value: 'base', from: 'file' };
    return decidingPolicy({ ...demand, config: { ...demand.config, trust } }, side(inline, input.decided.head.joined))
        .inline;
}
function filesBefore(base, files) {
    return files
        .filter((file) => !base.changed.has(file.path))
        .concat([...base.old].map(([path, bytes]) => ({ path, text: bytes.toString('utf8'), revision: base.commit })));
}
/** What this change takes away from the policy (LG903). */
function weakened({ base, decided, baselines }, files) {
    if (base === undefined)
        return [];
    const inlineOf = (list) => list.flatMap((file) => readInlineSuppressions(file, descriptions.RULES));
    const side = (one, inline, list) => ({
        config: (0,effective/* mergeConfigs */.SV)(one === undefined ? {} : { file: one }, descriptions.RULES),
        inline: inlineOf(inline),
        ...(list === undefined ? {} : { baseline: list }),
    });
    // A base whose configuration was refused had no policy that this change could weaken.
    const { own, joined } = decided.before ?? { own: undefined, joined: undefined };
    const { head } = decided;
    const changes = comparePolicy(side(joined, filesBefore(base, files), baselineBefore(baselines.base)), side(head.joined, files, baselines.head === undefined ? undefined : readBaseline(baselines.head)));
    const reported = [...changes.map((one) => asOwnCluster(one, head.own)), ...compareExtends(own, head.own)];
    return policyFindings(reported.map((one) => (one.at.file === own?.file ? inBase(one, base) : one)));
}
/** A place in a file that the head does not have. */
function inBase(change, { commit }) {
    return { ...change, at: { ...change.at, file: { ...change.at.file, revision: commit } } };
}
/** One that cannot be read held no entries. */
function baselineBefore(file) {
    try {
        return file === undefined ? undefined : readBaseline(file);
    }
    catch (error) {
        if (error instanceof usage_error/* UsageError */.e)
            return undefined;
        throw error;
    }
}
/** What a shared policy says stands in another repository; a reader of this one finds it where it is extended. */
function asOwnCluster(change, head) {
    if (head === undefined || !isElsewhere(change, head.file.path))
        return change;
    const named = head.extends.find(({ value }) => (0,extended/* remoteName */.i)(value) === change.at.file.path);
    return { ...change, at: named?.at ?? { file: head.file, span: { start: 0, end: 0 } } };
}
/**
 * Head's, base's, and the one that counts. `read` and `before` give a file's text in either; a baseline that the base does
 * not have is none where the base decides. Throws UsageError for one that is named and does not exist.
 */
function baselinesOf(decided, given, env, read, before) {
    const fileAt = (path, from) => {
        const text = path === undefined ? undefined : from?.(path);
        return path === undefined || text === undefined ? undefined : { path, text };
    };
    const headPath = baselinePath(decided.head.joined, given, env);
    const head = fileAt(headPath, read);
    const base = fileAt(baselinePath(decided.before?.joined, given, env), before);
    if (!decided.trusted && headPath !== undefined && head === undefined)
        throw new usage_error/* UsageError */.e(`the baseline ${JSON.stringify(headPath)} does not exist`);
    const judging = decided.trusted ? base : head;
    return {
        ...(judging === undefined ? {} : { judging }),
        ...(head === undefined ? {} : { head }),
        ...(base === undefined ? {} : { base }),
    };
}
/** Where the baseline lies: a flag, the environment, or the configuration; undefined where nothing names one. */
function baselinePath(config, flag, env) {
    const { overrides, errors } = (0,effective/* readEnvironment */.Qo)(env);
    if (errors.length > 0)
        throw new usage_error/* UsageError */.e(...errors);
    return flag ?? overrides.baseline ?? config?.baseline?.value;
}
/** What the environment says of the threshold, under a flag and above the file. */
function failOnFrom(env) {
    const { overrides, errors } = (0,effective/* readEnvironment */.Qo)(env);
    if (errors.length > 0)
        throw new usage_error/* UsageError */.e(...errors);
    return overrides.failOn;
}
/** Whether and with what to render: flag or input, then the environment, then the configuration; `off` where nobody says. */
function renderMode(config, given, env) {
    const mode = given ?? (0,effective/* readEnvironment */.Qo)(env).overrides.render ?? config?.render?.value ?? 'off';
    return mode === 'auto' || mode === 'helm' || mode === 'kustomize' ? mode : 'off';
}
/** Files that decide what is reported: compared with the base's whatever `paths` leaves out. */
function policyPaths({ head, before }, baselines, common = '') {
    const configs = [head.own, before?.own].filter((one) => one !== undefined);
    return [
        ...(0,lookup/* configCandidates */.J)(common).flat(),
        ...configs.map((one) => one.file.path),
        ...configs.flatMap((one) => one.clusters.flatMap((cluster) => cluster.nodes.flatMap(nodeFiles))),
        ...[baselines.head, baselines.base].flatMap((one) => (one === undefined ? [] : [one.path])),
    ];
}
function nodeFiles({ files }) {
    return files.flatMap(({ content }) => (content.kind === 'repository' ? [content.path.value] : []));
}
function printConfig(config, env) {
    const { overrides } = (0,effective/* readEnvironment */.Qo)(env);
    return (0,effective/* printConfig */.yF)((0,effective/* mergeConfigs */.SV)({ environment: overrides, ...(config === undefined ? {} : { file: config }) }, descriptions.RULES));
}
/**
 * `create`: what is reported today, without what a suppression hides. `prune`: the old entries that still match a finding,
 * suppressed or not, as LG901 counts them.
 */
function writeBaseline(what, { findings, suppressed }, old) {
    if (what === 'create')
        return createBaseline(findings);
    if (old === undefined)
        throw new usage_error/* UsageError */.e(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
    return pruneBaseline(readBaseline(old), [...findings, ...suppressed]);
}



/***/ }),

/***/ 647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ compareSeverities),
/* harmony export */   _6: () => (/* binding */ compareGates),
/* harmony export */   c6: () => (/* binding */ fails)
/* harmony export */ });
/** What we tell the reader. Rules write findings, reporters read the report. */
const RANK = { off: 0, note: 1, warning: 2, error: 3, never: 4 };
/** Negative where `a` is milder than `b`. */
function compareSeverities(a, b) {
    return RANK[a] - RANK[b];
}
/** Negative where `a` fails more runs than `b`. */
function compareGates(a, b) {
    return RANK[a] - RANK[b];
}
/** Whether a finding of this severity fails a run. */
function fails(severity, failOn) {
    return RANK[severity] >= RANK[failOn];
}


/***/ }),

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RULES: () => (/* binding */ RULES),
/* harmony export */   describeRule: () => (/* binding */ describeRule)
/* harmony export */ });
/** Every rule, by ascending code. `severity` is the one it has when nothing is configured. */
const RULES = [
    {
        code: 'LG101',
        slug: 'forwarding-loop',
        severity: 'error',
        summary: 'Some names return to the server block that forwarded them.',
    },
    {
        code: 'LG201',
        slug: 'loop-guard-removed',
        severity: 'error',
        summary: 'A server block still forwards, had the loop plugin in the base, and has it no longer.',
    },
    {
        code: 'LG202',
        slug: 'loop-guard-missing',
        severity: 'note',
        summary: 'A server block forwards without the loop plugin.',
    },
    {
        code: 'LG203',
        slug: 'loop-guard-blind',
        severity: 'warning',
        summary: 'The loop plugin is there, and its probe could not see a loop in this block.',
    },
    {
        code: 'LG204',
        slug: 'loop-guard-without-forward',
        severity: 'note',
        summary: 'The loop plugin is in a block that forwards nothing.',
    },
    {
        code: 'LG205',
        slug: 'loop-guard-misfires',
        severity: 'warning',
        summary: 'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.',
    },
    {
        code: 'LG301',
        slug: 'inherited-loopback-upstream',
        severity: 'warning',
        summary: 'Pods with dnsPolicy Default receive a loopback nameserver from the node.',
    },
    {
        code: 'LG302',
        slug: 'dns-policy-inherits-cluster-dns',
        severity: 'warning',
        summary: "A DNS server's own pod gets the cluster DNS as its resolver.",
    },
    {
        code: 'LG303',
        slug: 'kubelet-resolvconf-ineffective',
        severity: 'warning',
        summary: 'A kubelet setting does not choose the resolver file that it seems to choose.',
    },
    {
        code: 'LG304',
        slug: 'node-points-at-cluster-dns',
        severity: 'warning',
        summary: "A node's resolver points at the cluster DNS or at the node-local cache.",
    },
    {
        code: 'LG305',
        slug: 'upstream-not-stated',
        severity: 'note',
        summary: 'Where names go hangs on a file or address that nothing states.',
    },
    {
        code: 'LG401',
        slug: 'corefile-does-not-start',
        severity: 'error',
        summary: 'CoreDNS of the stated version refuses this Corefile; without one, every version does.',
    },
    {
        code: 'LG801',
        slug: 'not-modelled',
        severity: 'note',
        summary: 'Something that decides where names go was seen and is not modelled.',
    },
    {
        code: 'LG802',
        slug: 'unreadable',
        severity: 'warning',
        summary: 'A relevant file or document could not be read.',
    },
    {
        code: 'LG803',
        slug: 'nothing-scanned',
        severity: 'error',
        summary: 'No DNS configuration was found where some was expected.',
    },
    {
        code: 'LG901',
        slug: 'suppression-unused',
        severity: 'note',
        summary: 'A suppression matches no finding.',
    },
    {
        code: 'LG902',
        slug: 'suppression-expired',
        severity: 'warning',
        summary: 'A suppression has passed its date, and the finding it hid is back.',
    },
    {
        code: 'LG903',
        slug: 'policy-weakened',
        severity: 'note',
        summary: 'This change lowers a severity, or adds a suppression or a baseline entry.',
    },
];
/** The rule of a code (`LG101`, any case) or slug; undefined when there is none. */
function describeRule(codeOrSlug) {
    const wanted = codeOrSlug.toLowerCase();
    return RULES.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted);
}


/***/ })

};
