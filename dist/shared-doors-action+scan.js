export const id = 940;
export const ids = [940];
export const modules = {

/***/ 8450:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baseFiles: () => (/* binding */ baseFiles),
/* harmony export */   n: () => (/* binding */ touchedSince),
/* harmony export */   openGitTree: () => (/* binding */ openGitTree)
/* harmony export */ });
/* unused harmony export isNoText */
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4874);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2493);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5375);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9517);
/* harmony import */ var _working_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5783);
/** The files of a git revision, read from the object store without a checkout. */ 






const MAX_LINK_HOPS = 40;
/** Linux has no longer path (path_resolution(7)). */ const MAX_LINK_TARGET = 4096;
/**
 * Opens a revision of the work tree whose top level is `root`. Throws UsageError for a revision that does not exist, and
 * for patterns that are too complex. A path that the revision does not have is simply not there: it may be new.
 */ function openGitTree(root, revision, options) {
	const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.resolveRevision)(root, revision);
	if (commit === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`the revision ${revision} does not exist in this repository`);
	const listing = listingOf(root, commit);
	if (listing === undefined) return notListed(commit);
	const { byPath } = listing;
	const paths = [
		...wantedPaths(byPath, options)
	].sort(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
	const named = new Set(options.paths.map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb));
	const notices = [];
	const { targets } = readLinks(root, commit, paths, byPath);
	for (const [path, target] of targets){
		if (target === 'outside' && (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissed */ .OS)(path)) notices.push((0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .noticeAbout */ .wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
	}
	const blobs = paths.flatMap((path)=>{
		const blob = targets.get(path) ?? byPath.get(path);
		return blob === undefined || blob === 'outside' || blob.link ? [] : [
			{
				path,
				blob
			}
		];
	});
	return {
		label: `revision ${commit}`,
		revision: commit,
		files: ()=>{
			const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, blobs.map(({ blob })=>blob.id));
			return blobs.map(({ path, blob })=>{
				const content = contents.get(blob.id) ?? {
					unreadable: 'it was not read'
				};
				return {
					path,
					...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_6__/* .defined */ .s)({
						named: named.has(path) ? true : undefined
					}),
					read: ()=>content
				};
			});
		},
		read: (path)=>{
			const entry = byPath.get(path);
			if (entry === undefined) return undefined;
			const target = entry.link ? readLinks(root, commit, [
				path
			], byPath).targets.get(path) : entry;
			if (target === undefined || target === 'outside') return undefined;
			const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [
				target.id
			]).get(target.id);
			return Buffer.isBuffer(content) ? content : undefined;
		},
		notices
	};
}
function notListed(commit) {
	return {
		because: `the folders of commit ${commit.slice(0, 12)} are not in this clone, or damaged`
	};
}
/**
 * Undefined when the revision does not exist. Cost: two git listings, the old blobs, and a look at every file that is
 * scanned. `always`: paths that are compared whatever the options leave out, such as the policy's own files.
 */ function baseFiles(root, base, options, always = []) {
	const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.resolveRevision)(root, base);
	if (commit === undefined) return undefined;
	const short = commit.slice(0, 12);
	const listing = listingOf(root, commit);
	if (listing === undefined) return notListed(commit);
	const { byPath } = listing;
	const wanted = wantedPaths(byPath, options);
	const changed = changedSince(root, listing, options, always);
	const paths = [
		...changed
	].filter((path)=>byPath.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
	const links = readLinks(root, commit, paths, byPath);
	if (links.missing !== undefined) return {
		because: `${links.missing} of commit ${short} is not in this clone, or damaged`
	};
	const blobs = new Map();
	for (const path of paths){
		const blob = links.targets.get(path) ?? byPath.get(path);
		if (blob !== undefined && blob !== 'outside' && !blob.link) blobs.set(path, blob);
	}
	const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [
		...blobs.values()
	].map(({ id })=>id));
	const old = new Map();
	for (const [path, blob] of blobs){
		const content = contents.get(blob.id);
		if (Buffer.isBuffer(content)) old.set(path, content);
		else if (content?.missing === true && !isNoText(path)) return {
			because: `${path} of commit ${short} is not in this clone, or damaged`
		};
	}
	return {
		commit,
		changed,
		old,
		read: (path)=>{
			const entry = byPath.get(path);
			const target = entry?.link === true ? readLinks(root, commit, [
				path
			], byPath).targets.get(path) : entry;
			if (target === undefined || target === 'outside') return undefined;
			const content = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, [
				target.id
			]).get(target.id);
			return Buffer.isBuffer(content) ? content : undefined;
		},
		whyUnread: (path)=>byPath.get(path)?.link === true && readLinks(root, commit, [
				path
			], byPath).targets.get(path) === 'outside' ? _working_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .LINK_OUT */ .K : undefined,
		leftOutBelow: (directory)=>{
			const prefix = directory === '' ? '' : `${directory}/`;
			return [
				...byPath.keys()
			].filter((path)=>path.startsWith(prefix) && !wanted.has(path)).sort(_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
		}
	};
}
/** What has no text by its name: that a partial clone lacks it changes no verdict. */ function isNoText(path) {
	return /\.(?:png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|t?gz|jar|so|exe|mp4)$/i.test(path);
}
/** Too many is harmless, and costs a read: line ends that git would convert, for one. */ function changedSince(root, { commit, byPath }, options, always) {
	const wanted = wantedPaths(byPath, options);
	const here = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_5__.listWorkingTree)(root, options);
	const compared = new Set([
		...wanted,
		...always,
		...here.filter((path)=>byPath.has(path))
	]);
	const now = (0,_working_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .workingTreeIds */ .U)(root, compared, commit);
	const skipped = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .skippedEntries */ .Rk)(root);
	const changed = new Set(here.filter((path)=>!byPath.has(path)));
	for (const path of compared){
		const entry = byPath.get(path);
		if (entry?.link === true || (now.get(path) ?? skipped.get(path)) !== entry?.id) changed.add(path);
	}
	return changed;
}
function listingOf(root, commit) {
	const entries = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .listRevision */ .QZ)(root, commit);
	return entries === undefined ? undefined : {
		commit,
		byPath: new Map(entries.map((entry)=>[
				entry.path,
				entry
			]))
	};
}
/** Everything in which the working tree differs from a revision, untracked files included; undefined when git cannot tell. */ function touchedSince(root, revision) {
	const commit = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.resolveRevision)(root, revision);
	const listing = commit === undefined ? undefined : listingOf(root, commit);
	if (listing === undefined) return undefined;
	return changedSince(root, listing, {
		include: [],
		exclude: [],
		paths: []
	}, [
		...listing.byPath.keys()
	]);
}
function wantedPaths(byPath, options) {
	const given = (options.paths.length === 0 ? [
		''
	] : options.paths).map(_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb);
	const named = given.filter((path)=>byPath.has(path));
	const directories = given.filter((path)=>!byPath.has(path));
	const selection = (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .select */ .Lt)(options, directories, named);
	const wanted = new Set(named);
	for (const directory of directories){
		const prefix = directory === '' ? '' : `${directory}/`;
		for (const path of byPath.keys())if (path.startsWith(prefix) && selection.wants(path, directory)) wanted.add(path);
	}
	return wanted;
}
function readLinks(root, commit, paths, byPath) {
	const targets = new Map();
	let missing;
	let open = new Map();
	for (const path of paths)if (byPath.get(path)?.link === true) open.set(path, path);
	for(let hop = 0; hop < MAX_LINK_HOPS && open.size > 0; hop += 1){
		const ids = [
			...open.values()
		].flatMap((at)=>byPath.get(at)?.id ?? []);
		const contents = (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlobs */ .b4)(root, commit, ids);
		const next = new Map();
		for (const [path, at] of open){
			const content = contents.get(byPath.get(at)?.id ?? '');
			if (!Buffer.isBuffer(content)) {
				missing ??= path;
				continue;
			}
			if (content.length > MAX_LINK_TARGET) continue;
			const inside = linkTarget(at, content.toString('utf8'));
			const entry = inside === undefined ? undefined : byPath.get(inside);
			if (inside === undefined) targets.set(path, 'outside');
			else if (entry?.link === true) next.set(path, inside);
			else if (entry !== undefined) targets.set(path, entry);
		}
		open = next;
	}
	return {
		targets,
		missing
	};
}
/** Undefined for a target out of the tree. */ function linkTarget(at, target) {
	const folder = at.slice(0, at.lastIndexOf('/') + 1);
	try {
		return (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .normalisePath */ .qb)(target.startsWith('/') ? target : `${folder}${target}`);
	} catch  {
		return undefined;
	}
}


/***/ }),

/***/ 3089:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendTextFile: () => (/* binding */ appendTextFile),
/* harmony export */   appendToExisting: () => (/* binding */ appendToExisting),
/* harmony export */   fileSize: () => (/* binding */ fileSize),
/* harmony export */   readTextFile: () => (/* binding */ readTextFile),
/* harmony export */   rewriteFile: () => (/* binding */ rewriteFile),
/* harmony export */   writeNewFile: () => (/* binding */ writeNewFile),
/* harmony export */   writeReportFile: () => (/* binding */ writeReportFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4874);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1067);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7795);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7306);
/* harmony import */ var _open_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3772);
/** Files outside the scanned tree: what the runner hands over, and what the user asked to be written. */ 







/** The text of a file of at most `maxBytes` bytes; undefined when it is missing, larger or not a regular file. */ function readTextFile(path, maxBytes) {
	let handle;
	try {
		// A FIFO in the file's place must not stop us: open(2) O_NONBLOCK.
		handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
	} catch  {
		return undefined;
	}
	try {
		const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle);
		if (!facts.isFile() || facts.size > maxBytes) return undefined;
		const bytes = Buffer.alloc(facts.size);
		let filled = 0;
		while(filled < bytes.length){
			const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(handle, bytes, filled, bytes.length - filled, filled);
			if (read === 0) break;
			filled += read;
		}
		return bytes.toString('utf8', 0, filled);
	} catch  {
		return undefined;
	} finally{
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
	}
}
/** Bytes of a file, 0 when there is none. */ function fileSize(path) {
	return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, {
		throwIfNoEntry: false
	})?.size ?? 0;
}
/** Throws what the system says when the file is not there or cannot be written. */ function appendToExisting(path, text) {
	const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(handle, text, 'utf8');
	} finally{
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
	}
}
/** Throws what the system says when the file cannot be written. */ function appendTextFile(path, text) {
	(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, text, 'utf8');
}
/**
 * Writes a report to the path that the user named, below `root` when it is relative: whole or not at all, under another
 * name first. What lies in `root` may come from a stranger: a link that leads out of it, a link in the file's own place and
 * git's folder are refused. Throws UsageError where the path cannot be written.
 */ function writeReportFile(root, path, text) {
	try {
		const target = targetOf(root, path);
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), {
			recursive: true
		});
		const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, {
			throwIfNoEntry: false
		});
		// A terminal, a pipe or /dev/null that the user names cannot be replaced.
		if (there !== undefined && !there.isFile() && !there.isDirectory()) (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(target, text, 'utf8');
		else replaceFile(target, text, there?.mode);
	} catch (error) {
		if (error instanceof _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb) throw error;
		const code = (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? 'unknown error';
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} cannot be written (${code})`);
	}
}
/**
 * Gives a file of the tree another text, by the same rules and only while it holds what was read: a change of somebody else
 * is not written over.
 */ function rewriteFile(root, path, before, after) {
	const bytes = (0,_open_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlainFile */ .b)(targetOf(root, path), Buffer.byteLength(before));
	if (!Buffer.isBuffer(bytes) || !bytes.equals(Buffer.from(before, 'utf8'))) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} changed while it was looked at, or is not stored as UTF-8, and stays as it is`);
	writeReportFile(root, path, after);
}
/** A new file by the same rules; false where something has that name already. */ function writeNewFile(root, path, text) {
	const target = targetOf(root, path, true);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, {
		throwIfNoEntry: false
	}) !== undefined) return false;
	writeReportFile(root, path, text);
	return true;
}
/** Where the bytes go. Below `root` no link is followed out of it or in the file's own place; elsewhere they are the user's own. */ function targetOf(root, path, mayBeLink = false) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
	const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root);
	const inside = [
		(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root),
		home
	].find((one)=>isBelow(target, one));
	if (inside === undefined) return realTargetOf(target, home, path);
	const shown = target.slice(inside.length + 1);
	if ((0,_git_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsIntoGit */ ._)(shown)) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} lies in git’s own folder and is not written to`);
	refuseLinkOut(home, inside, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
	const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, {
		throwIfNoEntry: false
	});
	if (there?.isSymbolicLink() === true && !mayBeLink) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is a link and is not written to`);
	if (there !== undefined && !there.isFile() && !mayBeLink) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is not a regular file`);
	return target;
}
/** A path outside of `root` whose links lead back into it ends where a stranger may have laid the last part. */ function realTargetOf(target, home, path) {
	let real = target;
	try {
		real = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target));
		if (!isBelow(real, home)) real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(target);
	} catch  {
	// It does not exist yet.
	}
	if (isBelow(real, home) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(real, {
		throwIfNoEntry: false
	})?.isSymbolicLink() === true) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is a link and is not written to`);
	return real;
}
function isBelow(path, directory) {
	return path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
/** Looks at the part of `directory` that exists already, before anything is made in it. */ function refuseLinkOut(home, root, directory) {
	let existing = directory;
	while((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(existing, {
		throwIfNoEntry: false
	}) === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing) !== existing){
		existing = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(existing);
	}
	let real;
	try {
		real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(existing);
	} catch  {
	// A link to nothing.
	}
	const inside = real !== undefined && (real === home || isBelow(real, home));
	if (!inside) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${directory.slice(root.length + 1)} is a link out of the working directory`);
	if (real !== undefined && (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .leadsIntoGit */ ._)(real.slice(home.length))) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${directory.slice(root.length + 1)} is a link into git’s own folder`);
}
/** What the system answers where a file may be written but not replaced: a mount point, a directory that is closed. */ const NOT_REPLACED = new Set([
	'EACCES',
	'EBUSY',
	'EPERM',
	'EROFS',
	'EXDEV'
]);
function replaceFile(target, text, mode) {
	const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`);
	try {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(beside, text, {
			encoding: 'utf8',
			flag: 'wx',
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_7__/* .defined */ .s)({
				mode: mode === undefined ? undefined : mode & 0o777
			})
		});
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(beside, target);
	} catch (error) {
		(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(beside, {
			force: true
		});
		if (mode === undefined || !NOT_REPLACED.has((0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? '')) throw error;
		const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_TRUNC | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
		const handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(target, flags);
		try {
			(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle, text, 'utf8');
		} finally{
			(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle);
		}
	}
}


/***/ }),

/***/ 6705:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ lookBelow),
/* harmony export */   findScanRoot: () => (/* binding */ findScanRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7795);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/** One root: the top level of the work tree that holds the paths of a scan. A path only selects what is read below it. */ 



/** Follows as many links as Linux does (path_resolution(7)). */ const MAX_LINK_HOPS = 40;
/** Folders that are looked into for a checkout, and how deep. */ const MAX_FOLDERS = 2000;
const MAX_DEPTH = 3;
/** Throws UsageError for paths that do not exist, lie in two work trees, or outside of the one. */ function findScanRoot(cwd, given) {
	const here = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(cwd);
	const places = given.map((path)=>({
			path,
			...placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(here, path), path)
		}));
	const first = places[0];
	const tops = new Set(places.map(({ top })=>top));
	if (tops.size > 1) {
		const other = places.find(({ top })=>top !== first?.top);
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(first?.top === undefined || other?.top === undefined ? `${(first?.top === undefined ? first : other)?.path} lies outside of the git work tree ${first?.top ?? other?.top}, which holds the other paths` : `${first.path} and ${other.path} lie in two git work trees, ${first.top} and ${other.top}; scan them one by one`);
	}
	const root = first?.top ?? plainRoot(here, places);
	const paths = places.map(({ at })=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, at).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
	const folders = places.map(({ at, folder })=>folder ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
	return {
		root,
		paths: paths.includes('') ? [] : paths,
		common: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folders.reduce(commonFolder, folders[0] ?? root)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'),
		git: first?.top !== undefined,
		cwd: here
	};
}
/** Without git the working directory is the root; a single folder elsewhere is its own. */ function plainRoot(here, places) {
	const outside = places.find(({ at })=>!(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(at, here));
	if (outside === undefined) return here;
	const around = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(here);
	if (around !== undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${outside.path} lies outside of the git work tree ${around.top}; change to its folder first`);
	if (places.length === 1) return outside.folder ? outside.at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(outside.at);
	throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${outside.path} lies outside the directory that is scanned`);
}
/**
 * Part by part from the file system's root: a link of a work tree is followed only inside it, as whoever committed it must
 * not choose what is scanned.
 */ function placeOf(path, given) {
	let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
	let hops = 0;
	const left = path.slice(at.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse();
	for(let part = left.pop(); part !== undefined; part = left.pop()){
		if (part === '' || part === '.') continue;
		if (part === '..') {
			at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at);
			continue;
		}
		const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
		const stat = statOf(next, given);
		if (!stat.isSymbolicLink()) {
			at = next;
			continue;
		}
		const top = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(at)?.top;
		const real = realOf(next, given);
		if (top !== undefined && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, top)) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given} is a link out of the directory that is scanned`);
		hops += 1;
		if (hops > MAX_LINK_HOPS) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given} does not exist`);
		// A file or folder of the tree keeps the name under which the tree holds it.
		if (top !== undefined && left.length === 0) {
			at = next;
			break;
		}
		const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(next);
		if (target.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(path).root;
		left.push(...target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).reverse());
	}
	const stat = statOf(at, given);
	const folder = stat.isDirectory() || stat.isSymbolicLink() && statOf(realOf(at, given), given).isDirectory();
	return {
		at,
		folder,
		top: (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(stat.isDirectory() ? at : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))?.top
	};
}
function statOf(path, given) {
	let stat;
	try {
		stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
			throwIfNoEntry: false
		});
	} catch  {
	// A part of the path is a file, or not ours to enter.
	}
	if (stat === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the path ${JSON.stringify(given)} does not exist`);
	return stat;
}
function realOf(path, given) {
	try {
		return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
	} catch  {
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the path ${JSON.stringify(given)} does not exist`);
	}
}
function commonFolder(a, b) {
	let folder = a;
	while(!(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(b, folder))folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
	return folder;
}
/** Top levels of work trees below a folder that is none itself, and whether it holds any file at all. */ function lookBelow(workspace) {
	const start = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
	const tops = [];
	let files = false;
	let open = [
		start
	];
	let looked = 0;
	for(let depth = 0; depth <= MAX_DEPTH && open.length > 0; depth += 1){
		const next = [];
		for (const folder of open){
			looked += 1;
			if (looked > MAX_FOLDERS) return {
				tops,
				files
			};
			if (folder !== start && (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(folder)?.top === folder) {
				tops.push(folder);
				continue;
			}
			for (const entry of entriesOf(folder)){
				if (entry.isDirectory()) next.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name));
				else files = true;
			}
		}
		open = next;
	}
	return {
		tops: tops.map((top)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(start, top).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')).sort(),
		files
	};
}
function entriesOf(folder) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
			withFileTypes: true
		});
	} catch  {
		return [];
	}
}


/***/ })

};
