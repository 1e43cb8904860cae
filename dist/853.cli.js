export const id = 853;
export const ids = [853,204,226,980];
export const modules = {

/***/ 4892:
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

/***/ 7853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseFiles: () => (/* binding */ baseFiles),
/* harmony export */   openGitTree: () => (/* binding */ openGitTree)
/* harmony export */ });
/* unused harmony export changedPaths */
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(980);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8506);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9226);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2336);
/* harmony import */ var _working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4204);





/** As much as one `git cat-file --batch` is asked for at once. */
const BATCH_BYTES = 64 * 1024 * 1024;
const MAX_LINK_HOPS = 40;
const MAX_LINK_TARGET = 4096;
/**
 * Opens a revision; only what lies below `root` when that is a directory inside the repository.
 * Throws UsageError for a revision that does not exist and for patterns that are too complex. A path that the revision
 * does not have is simply not there: it may be new.
 */
function openGitTree(root, revision, options) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.resolveRevision)(root, revision);
    if (commit === undefined)
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`the revision ${revision} does not exist in this repository`);
    const entries = listRevision(root, commit);
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    const paths = [...wantedPaths(byPath, options)].sort(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
    const named = new Set(options.paths.map(_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb));
    const notices = [];
    const targets = readLinks(root, paths, byPath);
    for (const [path, target] of targets) {
        if (target === 'outside' && (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissed */ .OS)(path))
            notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .noticeAbout */ .wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
    }
    const blobOf = (path) => {
        const target = targets.get(path);
        if (target === 'outside')
            return undefined;
        return target ?? byPath.get(path);
    };
    return {
        label: `revision ${commit}`,
        revision: commit,
        files: () => readBlobs(root, paths, named, blobOf),
        read: (path) => {
            const entry = byPath.get(path);
            if (entry === undefined)
                return undefined;
            const target = entry.link ? readLinks(root, [path], byPath).get(path) : entry;
            if (target === undefined || target === 'outside')
                return undefined;
            return readObjects(root, [target]).get(target.id);
        },
        notices,
    };
}
/**
 * Undefined when the revision does not exist. Cost: three git listings and the old blobs only. `always`: paths that are
 * compared whatever the options leave out, such as the policy's own files.
 */
function baseFiles(root, base, options, always = []) {
    const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.resolveRevision)(root, base);
    if (commit === undefined)
        return undefined;
    const differing = changedPaths(root, commit, 'working-tree');
    if (differing === undefined)
        return undefined;
    const byPath = new Map(listRevision(root, commit).map((entry) => [entry.path, entry]));
    const wanted = wantedPaths(byPath, options);
    const changed = new Set();
    for (const path of differing)
        if (wanted.has(path))
            changed.add(path);
    for (const path of wanted)
        if (byPath.get(path)?.link === true)
            changed.add(path);
    const links = linksOfIndex(root);
    for (const path of (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listWorkingTree */ .s)(root, options)) {
        if (!byPath.has(path) || differing.has(path) || links.has(path))
            changed.add(path);
    }
    for (const path of always)
        if (differing.has(path))
            changed.add(path);
    const paths = [...changed].filter((path) => byPath.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
    const targets = readLinks(root, paths, byPath);
    const blobs = new Map();
    for (const path of paths) {
        const blob = targets.get(path) ?? byPath.get(path);
        if (blob !== undefined && blob !== 'outside' && !blob.link)
            blobs.set(path, blob);
    }
    const contents = readObjects(root, [...blobs.values()]);
    const old = new Map();
    for (const [path, blob] of blobs) {
        const content = contents.get(blob.id);
        if (content !== undefined)
            old.set(path, content);
    }
    return { commit, changed, old };
}
/**
 * Paths below `root` that differ between two revisions, or a revision and the working tree with its untracked files.
 * Undefined when git cannot tell. Renames are a deletion and an addition.
 */
function changedPaths(root, base, head) {
    const from = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.resolveRevision)(root, base);
    if (from === undefined)
        return undefined;
    const options = [
        '-z',
        '--name-status',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--relative',
        '--ignore-submodules=all',
    ];
    const revisions = [from];
    if (head !== 'working-tree') {
        const to = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.resolveRevision)(root, head);
        if (to === undefined)
            return undefined;
        revisions.push(to);
    }
    const compared = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(root, ['diff', ...options, ...revisions, '--']);
    if (compared.status !== 0)
        return undefined;
    const changed = new Set();
    // Pairs: a status letter, then the path.
    const fields = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K)(compared.stdout);
    for (let i = 1; i < fields.length; i += 2)
        changed.add(fields[i] ?? '');
    if (head === 'working-tree') {
        const others = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(root, ['ls-files', '-z', '--others', '--exclude-standard']);
        for (const path of (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K)(others.stdout))
            changed.add(path);
    }
    return changed;
}
function listRevision(root, commit) {
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(root, ['ls-tree', '-r', '-z', '-l', commit]);
    const entries = [];
    for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K)(listed.stdout)) {
        // `MODE SP TYPE SP ID SP+ SIZE TAB PATH`: git-ls-tree(1).
        const tab = line.indexOf('\t');
        const [mode, type, id, size] = line.slice(0, tab).split(/ +/);
        if (type !== 'blob' || id === undefined)
            continue;
        entries.push({ path: line.slice(tab + 1), id, size: Number(size), link: mode === '120000' });
    }
    return entries;
}
function linksOfIndex(root) {
    const links = new Set();
    for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K)((0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(root, ['ls-files', '-z', '--stage']).stdout)) {
        if (line.startsWith('120000 '))
            links.add(line.slice(line.indexOf('\t') + 1));
    }
    return links;
}
function wantedPaths(byPath, options) {
    const given = (options.paths.length === 0 ? [''] : options.paths).map(_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb);
    const named = given.filter((path) => byPath.has(path));
    const directories = given.filter((path) => !byPath.has(path));
    const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .select */ .Lt)(options, directories, named);
    const wanted = new Set(named);
    for (const directory of directories) {
        const prefix = directory === '' ? '' : `${directory}/`;
        for (const path of byPath.keys())
            if (path.startsWith(prefix) && selection.wants(path, directory))
                wanted.add(path);
    }
    return wanted;
}
/** Where links lead inside the revision. A link to a directory, or to nothing, has no entry and is read as nothing. */
function readLinks(root, paths, byPath) {
    const resolved = new Map();
    let open = new Map();
    for (const path of paths)
        if (byPath.get(path)?.link === true)
            open.set(path, path);
    for (let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1) {
        const blobs = [...open.values()]
            .flatMap((at) => byPath.get(at) ?? [])
            .filter((blob) => blob.size <= MAX_LINK_TARGET);
        const contents = readObjects(root, blobs);
        const next = new Map();
        for (const [path, at] of open) {
            const target = contents.get(byPath.get(at)?.id ?? '')?.toString('utf8');
            if (target === undefined)
                continue;
            const slash = at.lastIndexOf('/');
            let inside;
            try {
                inside = (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .normalisePath */ .qb)(target.startsWith('/') ? target : `${slash === -1 ? '' : at.slice(0, slash + 1)}${target}`);
            }
            catch {
                resolved.set(path, 'outside');
                continue;
            }
            const entry = byPath.get(inside);
            if (entry?.link === true)
                next.set(path, inside);
            else if (entry !== undefined)
                resolved.set(path, entry);
        }
        open = next;
    }
    return resolved;
}
function* readBlobs(root, paths, named, blobOf) {
    let batch = [];
    let bytes = 0;
    const flush = function* () {
        const contents = readObjects(root, batch.map(({ blob }) => blob));
        for (const { path, blob } of batch) {
            const missing = {
                unreadable: blob.size > _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ
                    ? `it has more than ${_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB`
                    : 'its content is not in this clone',
            };
            const content = contents.get(blob.id) ?? missing;
            yield { path, size: blob.size, ...(named.has(path) ? { named: true } : {}), read: () => content };
        }
        batch = [];
        bytes = 0;
    };
    for (const path of paths) {
        const blob = blobOf(path);
        if (blob === undefined || blob.link)
            continue;
        if (bytes > 0 && bytes + blob.size > BATCH_BYTES)
            yield* flush();
        batch.push({ path, blob });
        bytes += Math.min(blob.size, _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ);
    }
    yield* flush();
}
/** One process for all objects. Too large and missing ones are left out. */
function readObjects(root, blobs) {
    const contents = new Map();
    const ids = new Map();
    for (const blob of blobs)
        if (blob.size <= _tree_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ)
            ids.set(blob.id, blob.size);
    if (ids.size === 0)
        return contents;
    let expected = 0;
    for (const size of ids.values())
        expected += size + 128;
    const result = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .E)(root, ['cat-file', '--batch'], {
        input: `${[...ids.keys()].join('\n')}\n`,
        maxOutputBytes: expected + 1024 * 1024,
    });
    // `ID SP TYPE SP SIZE LF CONTENT LF`, or `ID SP missing LF`: git-cat-file(1).
    const output = result.stdout;
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(10, at);
        if (end === -1)
            break;
        const [id, type, size] = output.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (id === undefined || type !== 'blob')
            continue;
        const length = Number(size);
        contents.set(id, output.subarray(at, at + length));
        at += length + 1;
    }
    return contents;
}


/***/ }),

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   K: () => (/* binding */ splitNul),
/* harmony export */   resolveRevision: () => (/* binding */ resolveRevision)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/** The git process. The repository is hostile: nothing in it may choose a program that runs. */

/** Enough for the listing of a repository with a million files. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
const SAFE_SETTINGS = [
    '--no-pager',
    '--no-optional-locks',
    '--literal-pathspecs',
    // Container jobs see a checkout that belongs to another user; git-config(1) safe.directory.
    '-c',
    'safe.directory=*',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.quotePath=false',
];
/** Runs git in `root` and waits for it. Never throws for what git says; GIT_* variables of the user stay as they are. */
function runGit(root, args, options = {}) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...SAFE_SETTINGS, ...args], {
        cwd: root,
        input: options.input ?? '',
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C', ...options.env },
        maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
        windowsHide: true,
        ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    });
    const started = result.error === undefined;
    return {
        status: started ? (result.status ?? -1) : -1,
        stdout: result.stdout ?? Buffer.alloc(0),
        stderr: started ? String(result.stderr ?? '') : String(result.error?.message),
    };
}
/** NUL separated output as strings; a name that is not UTF-8 keeps replacement characters. */
function splitNul(output) {
    const parts = output.toString('utf8').split('\0');
    if (parts.at(-1) === '')
        parts.pop();
    return parts;
}
/**
 * The full commit id of a revision, or undefined when there is none by that name. The name may come from a flag or an
 * event: `--end-of-options` keeps it from being an option (git-rev-parse(1)).
 */
function resolveRevision(root, revision) {
    if (revision === '' || revision.includes('\0'))
        return undefined;
    const result = runGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const id = result.stdout.toString('latin1').trim();
    return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}


/***/ }),

/***/ 8506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ isSkippedDirectory),
/* harmony export */   Lt: () => (/* binding */ select),
/* harmony export */   qb: () => (/* binding */ normalisePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _text_globs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4892);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2336);
/** Which paths of a tree are scanned. */



/** Directories that hold other people's files, or none that a cluster gets. */
const SKIPPED_DIRECTORIES = new Set(['.git', 'node_modules', 'vendor', 'testdata']);
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Never entered, wherever the listing starts below it. */
function isSkippedDirectory(name) {
    return SKIPPED_DIRECTORIES.has(name);
}
/** Throws UsageError for a glob that is too complex. */
function select(options, directories, named) {
    const included = options.include.length === 0 ? () => true : anyOf(options.include);
    const excluded = anyOf(options.exclude);
    const refuses = (path, directory) => {
        if (MARKDOWN.test(path))
            return 'Markdown is never read.';
        // A directory that the user names is meant, also when it is called `testdata` or lies in one.
        const rest = directory === '' ? path : path.slice(directory.length + 1);
        for (let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)) {
            const name = rest.slice(start, end);
            if (SKIPPED_DIRECTORIES.has(name))
                return `Nothing below a directory called ${name} is read.`;
        }
        if (!included(path))
            return 'None of the configuration’s `paths.include` names it.';
        return excluded(path) ? 'The configuration’s `paths.exclude` names it.' : undefined;
    };
    return { directories, named, wants: (path, directory) => refuses(path, directory) === undefined, refuses };
}
function anyOf(globs) {
    const matchers = globs.map((glob) => {
        const matches = (0,_text_globs_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(glob);
        if (typeof matches === 'function')
            return matches;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`the pattern ${JSON.stringify(glob.slice(0, 80))} ${matches.refused}`);
    });
    return (path) => matchers.some((matches) => matches(path));
}
/** `./a//b/` as `a/b`, the root as `''`. Throws UsageError for a path that leaves the root. */
function normalisePath(path) {
    const clean = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path.split('\\').length > 1 && process.platform === 'win32' ? path.split('\\').join('/') : path);
    if ((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(clean) || clean === '..' || clean.startsWith('../')) {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} lies outside the directory that is scanned`);
    }
    const trimmed = clean.endsWith('/') ? clean.slice(0, -1) : clean;
    return trimmed === '.' ? '' : trimmed;
}


/***/ }),

/***/ 9226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   openStream: () => (/* binding */ openStream),
/* harmony export */   wC: () => (/* binding */ noticeAbout)
/* harmony export */ });
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
    return !Buffer.isBuffer(content);
}
const CONFIGURATION = /\.(?:ya?ml|json)$|(?:corefile|resolv|dns|unbound|kube|kustomization)/i;
/** Whether a file that cannot be read may be missed: a name under which DNS configuration or manifests are kept. */
function isMissed(path) {
    return CONFIGURATION.test(path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1));
}
/** A tree of one file, from standard input. */
function openStream(bytes) {
    const path = '<stdin>';
    return {
        label: path,
        files: () => [{ path, size: bytes.length, read: () => bytes }],
        read: () => undefined,
        notices: [],
    };
}
/** A remark about a file that was not opened: its place is the file's first character. */
function noticeAbout(path, kind, message) {
    return { kind, message, at: { file: { path, text: '' }, span: { start: 0, end: 0 } } };
}
/** Code unit order, never a locale's. */
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
}


/***/ }),

/***/ 4204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listLeftOut: () => (/* binding */ listLeftOut),
/* harmony export */   openWorkingTree: () => (/* binding */ openWorkingTree),
/* harmony export */   s: () => (/* binding */ listWorkingTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(298);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(980);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8506);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9226);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2336);
/** The files as they lie on the disk. */







/** As many as Linux follows (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
/** `.gitignore` lines become expressions that backtrack; longer or busier ones are left out, which reads more, not less. */
const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;
/**
 * Opens a directory. Inside a git repository: what git tracks or does not ignore; elsewhere what `.gitignore` files
 * leave. Throws UsageError for a root or a path that does not exist, leaves the root, or a pattern that is too complex.
 */
function openWorkingTree(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    const notices = [];
    const files = [];
    const inside = new Map();
    for (const path of listPaths(realRoot, selection)) {
        const named = selection.named.includes(path);
        const place = placeOf(realRoot, path, inside);
        if (place.kind === 'gone')
            continue;
        if (place.kind === 'outside') {
            if (named)
                throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${path} is a link out of the directory that is scanned`);
            if ((0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .isMissed */ .OS)(path)) {
                notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeAbout */ .wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
            }
            continue;
        }
        if (place.kind === 'directory') {
            if (place.link || named)
                continue;
            notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .noticeAbout */ .wC)(path, 'assumed', `The submodule or nested repository ${path} was not read.`));
            continue;
        }
        if (place.kind === 'special') {
            if (named)
                throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${path} is neither a file nor a directory`);
            continue;
        }
        files.push({ path, size: place.size, ...(named ? { named } : {}), read: () => readRegular(place.at) });
    }
    return {
        label: 'working tree',
        files: () => files,
        read: (path) => readOne(realRoot, path),
        notices,
    };
}
/** The paths a scan of the working tree would open, sorted; links and deleted files included. */
function listWorkingTree(root, options) {
    const realRoot = rootOf(root);
    return listPaths(realRoot, selectPaths(realRoot, options));
}
/**
 * The files that a scan leaves out, and why, sorted. What git ignores is not among them, nor, outside a repository, what
 * lies in directories that are never entered.
 */
function listLeftOut(root, options) {
    const realRoot = rootOf(root);
    const selection = selectPaths(realRoot, options);
    const found = new Map();
    for (const directory of selection.directories) {
        for (const path of listDirectory(realRoot, directory)) {
            const because = selection.refuses(path, directory);
            if (because !== undefined && !selection.named.includes(path))
                found.set(path, because);
        }
    }
    return [...found]
        .sort(([a], [b]) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePaths */ .cD)(a, b))
        .map(([path, because]) => ({ path, because, read: () => readOne(realRoot, path) }));
}
function rootOf(root) {
    let real;
    try {
        real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
    }
    catch {
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${root} does not exist`);
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real).isDirectory())
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${root} is not a directory`);
    return real;
}
function selectPaths(realRoot, options) {
    const directories = [];
    const named = [];
    for (const given of options.paths.length === 0 ? [''] : options.paths) {
        const path = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .normalisePath */ .qb)(given);
        const place = path === '' ? { kind: 'directory', link: false } : placeOf(realRoot, path, new Map());
        if (place.kind === 'gone')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${given} does not exist`);
        if (place.kind === 'outside')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`${given} is a link out of the directory that is scanned`);
        if (place.kind === 'directory')
            directories.push(path);
        else
            named.push(path);
    }
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .select */ .Lt)(options, directories, named);
}
function listPaths(realRoot, selection) {
    const paths = new Set(selection.named);
    for (const directory of selection.directories) {
        for (const path of listDirectory(realRoot, directory))
            if (selection.wants(path, directory))
                paths.add(path);
    }
    return [...paths].sort(_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePaths */ .cD);
}
function listDirectory(realRoot, directory) {
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, directory);
    const prefix = directory === '' ? '' : `${directory}/`;
    const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .runGit */ .E)(start, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
    if (listed.status === 0 && listed.stdout.length > 0) {
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .splitNul */ .K)(listed.stdout).map((path) => prefix + (path.endsWith('/') ? path.slice(0, -1) : path));
    }
    // Not a repository, or a directory that the repository around it ignores and the user named all the same.
    return walk(start, prefix);
}
function walk(start, prefix) {
    const paths = [];
    const open = [{ below: '', rules: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { below } = next;
        let children;
        try {
            children = readChildren((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, below));
        }
        catch {
            continue;
        }
        const own = children.some((child) => child.name === '.gitignore' && child.isFile())
            ? readIgnoreRules((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, below, '.gitignore'))
            : undefined;
        const rules = own === undefined ? next.rules : [...next.rules, { directory: below, rules: own }];
        for (const child of children) {
            const path = below + child.name;
            if (child.isDirectory()) {
                // A nested repository is not ours to read, as git sees it too.
                if ((0,_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isSkippedDirectory */ .G$)(child.name) || isIgnored(`${path}/`, rules))
                    continue;
                open.push({ below: `${path}/`, rules });
            }
            else if ((child.isFile() || child.isSymbolicLink()) && !isIgnored(path, rules)) {
                paths.push(prefix + path);
            }
        }
    }
    return paths;
}
function readChildren(directory) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
}
function readIgnoreRules(path) {
    const content = readRegular(path);
    if (!Buffer.isBuffer(content))
        return undefined;
    const lines = content
        .toString('utf8')
        .split('\n')
        .filter((line) => line.length <= MAX_IGNORE_LINE && line.split('*').length - 1 <= MAX_IGNORE_STARS);
    try {
        return ignore__WEBPACK_IMPORTED_MODULE_2__().add(lines);
    }
    catch {
        return undefined;
    }
}
/** The deepest file that says something decides (gitignore(5)). */
function isIgnored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i -= 1) {
        const level = rules[i];
        if (level === undefined)
            continue;
        const verdict = level.rules.test(path.slice(level.directory.length));
        if (verdict.ignored)
            return true;
        if (verdict.unignored)
            return false;
    }
    return false;
}
/** What lies at a path. `inside` remembers directories already known to be real directories below the root. */
function placeOf(realRoot, path, inside) {
    const slash = path.lastIndexOf('/');
    const directory = slash === -1 ? '' : path.slice(0, slash);
    if (directory === '' || inside.get(directory) === true)
        return plainPlaceOf(realRoot, path);
    const real = resolveInside(realRoot, directory);
    inside.set(directory, real === directory);
    return real === directory ? plainPlaceOf(realRoot, path) : linkPlaceOf(realRoot, path);
}
function plainPlaceOf(realRoot, path) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, path);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false });
        if (stat === undefined)
            return { kind: 'gone' };
        if (stat.isFile())
            return { kind: 'file', at, size: stat.size };
        if (stat.isDirectory())
            return { kind: 'directory', link: false };
        return stat.isSymbolicLink() ? linkPlaceOf(realRoot, path) : { kind: 'special' };
    }
    catch {
        return { kind: 'gone' };
    }
}
function linkPlaceOf(realRoot, path) {
    const real = resolveInside(realRoot, path);
    if (typeof real !== 'string')
        return real;
    if (real.split('/').includes('.git'))
        return { kind: 'outside' };
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, real);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false });
    if (stat === undefined)
        return { kind: 'gone' };
    if (stat.isFile())
        return { kind: 'file', at, size: stat.size };
    return stat.isDirectory() ? { kind: 'directory', link: true } : { kind: 'special' };
}
/**
 * Follows a path link by link. Every hop has to stay below the root: a road that leaves and comes back counts as
 * outside, since whoever owns the outside part decides where it ends. The result is the path without links.
 */
function resolveInside(realRoot, path) {
    let hops = 0;
    const left = path.split('/').reverse();
    const done = [];
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
        if (part === '' || part === '.')
            continue;
        if (part === '..') {
            if (done.pop() === undefined)
                return { kind: 'outside' };
            continue;
        }
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, ...done, part);
        let target;
        try {
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false });
            if (stat === undefined)
                return { kind: 'gone' };
            if (stat.isSymbolicLink())
                target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at);
        }
        catch {
            return { kind: 'gone' };
        }
        if (target === undefined) {
            done.push(part);
            continue;
        }
        hops += 1;
        if (hops > MAX_LINK_HOPS)
            return { kind: 'gone' };
        if (target.startsWith('/')) {
            if (target !== realRoot && !target.startsWith(`${realRoot}/`))
                return { kind: 'outside' };
            done.length = 0;
            target = target.slice(realRoot.length);
        }
        left.push(...target.split('/').reverse());
    }
    return done.join('/');
}
function readOne(realRoot, path) {
    let clean;
    try {
        clean = (0,_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .normalisePath */ .qb)(path);
    }
    catch {
        return undefined;
    }
    const place = placeOf(realRoot, clean, new Map());
    if (place.kind !== 'file')
        return undefined;
    const content = readRegular(place.at);
    return Buffer.isBuffer(content) ? content : undefined;
}
/** Opens without following a last link and without waiting for a pipe's other end, and reads only regular files. */
function readRegular(at) {
    let handle;
    try {
        handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(at, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
    }
    catch (error) {
        const code = error.code ?? 'unknown error';
        return { unreadable: `it could not be opened (${code})`, gone: code === 'ENOENT' };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
        if (!stat.isFile())
            return { unreadable: 'it is not a regular file' };
        if (stat.size > _tree_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILE_BYTES */ .gZ)
            return { unreadable: `it has more than ${_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB` };
        const bytes = Buffer.allocUnsafe(stat.size);
        let filled = 0;
        while (filled < stat.size) {
            const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, bytes, filled, stat.size - filled, filled);
            if (got === 0)
                break;
            filled += got;
        }
        return filled === stat.size ? bytes : bytes.subarray(0, filled);
    }
    catch (error) {
        return { unreadable: `it could not be read (${error.code ?? 'unknown error'})` };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
    }
}


/***/ })

};
