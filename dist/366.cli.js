export const id = 366;
export const ids = [366];
export const modules = {

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

/***/ 8985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   noRemote: () => (/* binding */ noRemote),
/* harmony export */   resolvePolicy: () => (/* binding */ resolvePolicy)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _config_extended_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6153);
/* harmony import */ var _config_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);
/** Whose configuration decides: the head's with what it extends, or the base's where the base demands it (`trust: base`). */




/**
 * `before`: a file's text in the base, undefined where the base lacks it; left out where nothing is compared. With it only
 * what the base extends is read: the head may be a stranger's, and what it names would be read with this run's token.
 * 'unavailable': something was to be compared with and could not be had, so nothing is read. `common`: the folder of what is
 * scanned, from which a configuration is looked for.
 */
async function resolvePolicy(head, readRemote, before, common = '') {
    const known = new Map();
    const joined = async (config) => {
        const extended = [];
        for (const { value } of config.extends) {
            const name = (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(value);
            let one = known.get(name);
            if (one === undefined) {
                const answer = await readRemote(value);
                if ('because' in answer) {
                    const message = `${config.file.path} extends ${name}, and ${answer.because}`;
                    throw answer.gone === true ? new GoneError(message) : new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message);
                }
                one = loadRemote({ path: name, text: answer.text }, config.file.path);
                known.set(name, one);
            }
            extended.push(one);
        }
        return (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .withExtended */ .M)(config, extended);
    };
    if (before === undefined) {
        const now = { own: head, joined: head === undefined ? undefined : await joined(head) };
        return { config: now.joined, head: now, notices: [], trusted: false };
    }
    const old = before === 'unavailable' ? 'refused' : configBefore(head, before, common);
    const allowed = old === 'refused' ? [] : (old?.extends ?? []);
    const refused = (head?.extends ?? []).filter((one) => !allowed.some((other) => isSame(one.value, other.value)));
    const notices = refused.map(notReadYet);
    const now = { own: head, joined: head === undefined ? undefined : await joined(without(head, refused)) };
    const mine = { config: now.joined, head: now, notices, trusted: false };
    if (old === 'refused')
        return mine;
    const then = await joinedBefore(old, joined);
    if (then.joined?.trust?.value !== 'base')
        return { ...mine, before: then };
    // Declarations of clusters are facts about what is deployed, and a change may bring new ones along.
    return {
        config: {
            ...then.joined,
            clusters: now.joined?.clusters ?? then.joined.clusters,
            file: now.joined?.file ?? then.joined.file,
        },
        head: now,
        before: then,
        notices,
        trusted: true,
    };
}
function isSame(a, b) {
    return (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(a) === (0,_config_extended_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteName */ .i)(b);
}
function without(config, refused) {
    return { ...config, extends: config.extends.filter((one) => !refused.includes(one)) };
}
function notReadYet({ at }) {
    const message = 'This policy is not taken into account yet: in a comparison only what the base extends is read. It counts once this change is merged.';
    return { kind: 'assumed', message, at };
}
/** What stands in another repository is not shown here, not even where it is wrong. */
function loadRemote(file, by) {
    try {
        return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)(file, (0,_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .configFolder */ .vg)(by));
    }
    catch (error) {
        if (!(error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e))
            throw error;
        const first = /:(\d+):(\d+): /.exec(error.lines[0] ?? '');
        const place = first === null ? '' : `: its first mistake is in line ${first[1]}`;
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${by} extends ${file.path}, which is no valid configuration${place}`);
    }
}
/** A policy that is extended and does not exist. */
class GoneError extends _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e {
}
/**
 * A base that extends what does not exist was refused in every run, and a change that mends it must get through; unless
 * its own file demands to decide. A policy that could not be asked for may demand the same, so that ends the run.
 */
async function joinedBefore(own, joined) {
    if (own === undefined)
        return { own, joined: undefined };
    try {
        return { own, joined: await joined(own) };
    }
    catch (error) {
        if (error instanceof GoneError && own.trust?.value !== 'base')
            return { own, joined: own };
        throw error;
    }
}
/** Undefined where the base had none. */
function configBefore(head, before, common) {
    const looked = (0,_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .configCandidates */ .J)(common).flat();
    const paths = head === undefined || looked.includes(head.file.path) ? looked : [head.file.path];
    for (const path of paths) {
        const text = before(path);
        if (text === undefined)
            continue;
        try {
            return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)({ path, text });
        }
        catch (error) {
            if (error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e)
                return 'refused';
            throw error;
        }
    }
    return undefined;
}
/** For a door that was given no place to read other repositories from. */
const noRemote = () => Promise.resolve({
    because: 'nothing is downloaded here: give --extends DIR, a directory with OWNER/REPOSITORY/PATH in it',
});


/***/ })

};
