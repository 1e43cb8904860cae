export const id = 961;
export const ids = [961,868];
export const modules = {

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts. A dot at the
 * beginning of a part is nothing special; a trailing slash means everything below.
 *
 * Matched without a regular expression: pattern and path both come from a repository under scan, and an expression made
 * of a glob such as `(a+)+b` takes seconds on a path of thirty letters. Here the time is pattern times path.
 */
const MAX_LENGTH = 500;
/** What `{a,b}` may come to. */
const MAX_ALTERNATIVES = 64;
/** The test for a glob, or why it is none, as the end of a sentence: `is empty`. */
function compileGlob(text) {
    if (text === '')
        return { refused: 'is empty' };
    if (text.length > MAX_LENGTH)
        return { refused: `is longer than ${MAX_LENGTH} characters` };
    if (text.includes('\\'))
        return { refused: 'holds a backslash; parts of a path are separated by "/"' };
    if (/[()]/.test(text))
        return { refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives' };
    if (text.startsWith('!'))
        return { refused: 'begins with "!"; list what is left out under "exclude"' };
    if (text.startsWith('/'))
        return { refused: 'begins with "/"; paths are relative to the top of the repository' };
    const clean = text.replace(/^(?:\.\/+)+/, '');
    if (clean.split('/').includes('..'))
        return { refused: 'leaves the repository with ".."' };
    const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
    if ('refused' in alternatives)
        return alternatives;
    const patterns = [];
    for (const alternative of alternatives.texts) {
        const parts = [];
        for (const part of alternative.split('/')) {
            const read = readPart(part);
            if ('refused' in read)
                return read;
            parts.push(read);
        }
        // `deploy/**` is what lies in it, not a file called `deploy`.
        if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth')
            parts.push({ kind: 'name', tests: [{ kind: 'star' }] });
        patterns.push(parts);
    }
    return (path) => {
        const names = path.split('/');
        return patterns.some((parts) => matchesParts(parts, names));
    };
}
/** Each `{a,b}` written out, innermost first. */
function expandBraces(text) {
    const done = [];
    const open = [text];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const end = at.indexOf('}');
        const start = end === -1 ? -1 : at.lastIndexOf('{', end);
        if (end === -1 && !at.includes('{')) {
            done.push(at);
            if (done.length > MAX_ALTERNATIVES)
                return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
            continue;
        }
        if (start === -1)
            return { refused: 'has a brace without its other half' };
        const choices = at.slice(start + 1, end).split(',');
        if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
            return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
        }
        for (const choice of choices.reverse())
            open.push(at.slice(0, start) + choice + at.slice(end + 1));
    }
    return { texts: done };
}
function readPart(text) {
    if (text === '**')
        return { kind: 'any-depth' };
    const tests = [];
    const characters = [...text];
    for (let i = 0; i < characters.length; i += 1) {
        const character = characters[i] ?? '';
        if (character === '*') {
            if (tests.at(-1)?.kind !== 'star')
                tests.push({ kind: 'star' });
        }
        else if (character === '?')
            tests.push({ kind: 'any' });
        else if (character === '[') {
            const end = characters.indexOf(']', i + 2);
            if (end === -1)
                return { refused: 'has a "[" without its "]"' };
            tests.push(readSet(characters.slice(i + 1, end)));
            i = end;
        }
        else
            tests.push({ kind: 'literal', character });
    }
    return { kind: 'name', tests };
}
function readSet(inside) {
    const negated = inside[0] === '!' || inside[0] === '^';
    const ranges = [];
    for (let i = negated ? 1 : 0; i < inside.length; i += 1) {
        const from = inside[i] ?? '';
        const to = inside[i + 2];
        if (inside[i + 1] === '-' && to !== undefined) {
            ranges.push([from, to]);
            i += 2;
        }
        else
            ranges.push([from, from]);
    }
    return { kind: 'set', negated, ranges };
}
/** Going back to the last `**` is enough: an earlier one could only have taken less. */
function matchesParts(parts, names) {
    return matchesWithStars(parts, names, (part) => part.kind === 'any-depth', matchesName);
}
function matchesName(part, name) {
    if (part.kind === 'any-depth')
        return true;
    return matchesWithStars(part.tests, [...name], (test) => test.kind === 'star', matchesCharacter);
}
function matchesCharacter(test, character) {
    switch (test.kind) {
        case 'literal':
            return test.character === character;
        case 'set':
            return test.negated !== test.ranges.some(([from, to]) => from <= character && character <= to);
        default:
            return true;
    }
}
function matchesWithStars(pattern, subject, isStar, fits) {
    let p = 0;
    let s = 0;
    let star = -1;
    let taken = 0;
    while (s < subject.length) {
        const part = pattern[p];
        if (part !== undefined && isStar(part)) {
            star = p;
            taken = s;
            p += 1;
        }
        else if (part !== undefined && fits(part, subject[s])) {
            p += 1;
            s += 1;
        }
        else if (star !== -1) {
            taken += 1;
            s = taken;
            p = star + 1;
        }
        else
            return false;
    }
    while (p < pattern.length && isStar(pattern[p]))
        p += 1;
    return p === pattern.length;
}


/***/ }),

/***/ 8450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseFiles: () => (/* binding */ baseFiles),
/* harmony export */   openGitTree: () => (/* binding */ openGitTree)
/* harmony export */ });
/* unused harmony exports isNoText, touchedSince */
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2493);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5375);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9517);
/* harmony import */ var _working_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4116);






const MAX_LINK_HOPS = 40;
/** Linux has no longer path (path_resolution(7)). */
const MAX_LINK_TARGET = 4096;
/**
 * Opens a revision of the work tree whose top level is `root`. Throws UsageError for a revision that does not exist, and
 * for patterns that are too complex. A path that the revision does not have is simply not there: it may be new.
 */
function openGitTree(root, revision, options) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.resolveRevision)(root, revision);
    if (commit === undefined)
        throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`the revision ${revision} does not exist in this repository`);
    const listing = listingOf(root, commit);
    if (listing === undefined)
        return notListed(commit);
    const { byPath } = listing;
    const paths = [...wantedPaths(byPath, options)].sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
    const named = new Set(options.paths.map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb));
    const notices = [];
    const { targets } = readLinks(root, commit, paths, byPath);
    for (const [path, target] of targets) {
        if (target === 'outside' && (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissed */ .OS)(path))
            notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .noticeAbout */ .wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
    }
    const blobs = paths.flatMap((path) => {
        const blob = targets.get(path) ?? byPath.get(path);
        return blob === undefined || blob === 'outside' || blob.link ? [] : [{ path, blob }];
    });
    return {
        label: `revision ${commit}`,
        revision: commit,
        files: () => {
            const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, blobs.map(({ blob }) => blob.id));
            return blobs.map(({ path, blob }) => {
                const content = contents.get(blob.id) ?? { unreadable: 'it was not read' };
                return { path, ...(named.has(path) ? { named: true } : {}), read: () => content };
            });
        },
        read: (path) => {
            const entry = byPath.get(path);
            if (entry === undefined)
                return undefined;
            const target = entry.link ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [target.id]).get(target.id);
            return Buffer.isBuffer(content) ? content : undefined;
        },
        notices,
    };
}
function notListed(commit) {
    return { because: `the folders of commit ${commit.slice(0, 12)} are not in this clone, or damaged` };
}
/**
 * Undefined when the revision does not exist. Cost: two git listings, the old blobs, and a look at every file that is
 * scanned. `always`: paths that are compared whatever the options leave out, such as the policy's own files.
 */
function baseFiles(root, base, options, always = []) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.resolveRevision)(root, base);
    if (commit === undefined)
        return undefined;
    const short = commit.slice(0, 12);
    const listing = listingOf(root, commit);
    if (listing === undefined)
        return notListed(commit);
    const { byPath } = listing;
    const wanted = wantedPaths(byPath, options);
    const changed = changedSince(root, listing, options, always);
    const paths = [...changed].filter((path) => byPath.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
    const links = readLinks(root, commit, paths, byPath);
    if (links.missing !== undefined)
        return { because: `${links.missing} of commit ${short} is not in this clone, or damaged` };
    const blobs = new Map();
    for (const path of paths) {
        const blob = links.targets.get(path) ?? byPath.get(path);
        if (blob !== undefined && blob !== 'outside' && !blob.link)
            blobs.set(path, blob);
    }
    const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [...blobs.values()].map(({ id }) => id));
    const old = new Map();
    for (const [path, blob] of blobs) {
        const content = contents.get(blob.id);
        if (Buffer.isBuffer(content))
            old.set(path, content);
        else if (content?.missing === true && !isNoText(path))
            return { because: `${path} of commit ${short} is not in this clone, or damaged` };
    }
    return {
        commit,
        changed,
        old,
        read: (path) => {
            const entry = byPath.get(path);
            const target = entry?.link === true ? readLinks(root, commit, [path], byPath).targets.get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [target.id]).get(target.id);
            return Buffer.isBuffer(content) ? content : undefined;
        },
        leftOutBelow: (directory) => {
            const prefix = directory === '' ? '' : `${directory}/`;
            return [...byPath.keys()].filter((path) => path.startsWith(prefix) && !wanted.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .comparePaths */ .cD);
        },
    };
}
/** What has no text by its name: that a partial clone lacks it changes no verdict. */
function isNoText(path) {
    return /\.(?:png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|t?gz|jar|so|exe|mp4)$/i.test(path);
}
/** Too many is harmless, and costs a read: line ends that git would convert, for one. */
function changedSince(root, { commit, byPath }, options, always) {
    const wanted = wantedPaths(byPath, options);
    const here = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listWorkingTree */ .sJ)(root, options);
    const compared = new Set([...wanted, ...always, ...here.filter((path) => byPath.has(path))]);
    const now = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .workingTreeIds */ .Ui)(root, compared, commit);
    const skipped = skippedEntries(root);
    const changed = new Set(here.filter((path) => !byPath.has(path)));
    for (const path of compared) {
        const entry = byPath.get(path);
        if (entry?.link === true || (now.get(path) ?? skipped.get(path)) !== entry?.id)
            changed.add(path);
    }
    return changed;
}
function listingOf(root, commit) {
    const entries = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .listRevision */ .QZ)(root, commit);
    return entries === undefined ? undefined : { commit, byPath: new Map(entries.map((entry) => [entry.path, entry])) };
}
/** Everything in which the working tree differs from a revision, untracked files included; undefined when git cannot tell. */
function touchedSince(root, revision) {
    const commit = resolveRevision(root, revision);
    const listing = commit === undefined ? undefined : listingOf(root, commit);
    if (listing === undefined)
        return undefined;
    return changedSince(root, listing, { include: [], exclude: [], paths: [] }, [...listing.byPath.keys()]);
}
/** Files that a sparse checkout leaves out: they are as the index has them. */
function skippedEntries(root) {
    const skipped = new Map();
    // `TAG SP MODE SP ID SP STAGE TAB PATH`: git-ls-files(1) -t.
    for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)((0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(root, ['ls-files', '-z', '-t', '--stage']).stdout)) {
        if (!line.startsWith('S '))
            continue;
        const id = line.split(' ', 3)[2];
        if (id !== undefined)
            skipped.set(line.slice(line.indexOf('\t') + 1), id);
    }
    return skipped;
}
function wantedPaths(byPath, options) {
    const given = (options.paths.length === 0 ? [''] : options.paths).map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb);
    const named = given.filter((path) => byPath.has(path));
    const directories = given.filter((path) => !byPath.has(path));
    const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .select */ .Lt)(options, directories, named);
    const wanted = new Set(named);
    for (const directory of directories) {
        const prefix = directory === '' ? '' : `${directory}/`;
        for (const path of byPath.keys())
            if (path.startsWith(prefix) && selection.wants(path, directory))
                wanted.add(path);
    }
    return wanted;
}
/** Where links lead inside the revision. */
function readLinks(root, commit, paths, byPath) {
    const targets = new Map();
    let missing;
    let open = new Map();
    for (const path of paths)
        if (byPath.get(path)?.link === true)
            open.set(path, path);
    for (let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1) {
        const ids = [...open.values()].flatMap((at) => byPath.get(at)?.id ?? []);
        const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, ids);
        const next = new Map();
        for (const [path, at] of open) {
            const content = contents.get(byPath.get(at)?.id ?? '');
            if (!Buffer.isBuffer(content)) {
                missing ??= path;
                continue;
            }
            if (content.length > MAX_LINK_TARGET)
                continue;
            const inside = linkTarget(at, content.toString('utf8'));
            const entry = inside === undefined ? undefined : byPath.get(inside);
            if (inside === undefined)
                targets.set(path, 'outside');
            else if (entry?.link === true)
                next.set(path, inside);
            else if (entry !== undefined)
                targets.set(path, entry);
        }
        open = next;
    }
    return { targets, missing };
}
/** Undefined for a target out of the tree. */
function linkTarget(at, target) {
    const folder = at.slice(0, at.lastIndexOf('/') + 1);
    try {
        return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(target.startsWith('/') ? target : `${folder}${target}`);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
