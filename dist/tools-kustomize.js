'use strict';

module.exports = {

"tools/kustomize/build.js": (_from) => {
/**
 * What kustomize builds, without the tool (kubernetes-sigs/kustomize api/internal/target): each kustomization that no
 * other includes is a root, whose objects replace the files it includes. Held to the real tool by
 * test/tools/kustomize/vectors.
 */
const [
	_appen, _budge, _defin, _notice, _once, _paths, _sourc, _templ, _fragments, _docum, _synth, _built, _canon, _deplo, _facts, _fragments1, _gener, _known,
	_label, _names, _notices, _openo, _order, _patchednames, _patches, _paths1, _plugi, _real, _refer, _repla, _subst, _toolv, _vars,
] = _from(
	"text/append", "text/budget", "text/defined", "text/notice", "text/once", "text/paths", "text/source-text", "text/template-language",
	"languages/shared/fragments", "documents/document", "documents/synthetic-source", "./built-object", "./canonical-fields", "./deployed", "./facts",
	"./fragments", "./generators", "./known-objects", "./labels", "./names", "./notices", "./open-objects", "./order", "./patched-names", "./patches", "./paths",
	"./plugins", "./real", "./references", "./replacements", "./substitution", "./tool-version", "./vars",
);
const MAX_OBJECTS = 5000;
const MAX_DEPTH = 50;
const MAX_STEPS = 20_000;
const MAX_COMPONENTS = 500;
const AFFIX_CHARACTERS = 64;
const ADDED_ELSEWHERE = 'what Flux or Argo CD adds to this kustomization is not followed: it is built in several ways';
const NO_OBJECT = { kind: '\0', name: '\0', namespace: '' };
const MAX_ROUNDS = 5;
function joinKustomizations(facts, repository) {
	const { budget = _budge().openBudget() } = repository;
	let stated = facts;
	let joined = joinOnce(stated, { ...repository, budget });
	for(let round = 1; round < MAX_ROUNDS && joined.deployments !== undefined; round += 1){
		const changed = redeployed(stated, joined.deployments);
		if (changed === undefined) break;
		stated = changed;
		joined = joinOnce(stated, { ...repository, budget });
	}
	return joined;
}
const isOfDeployment = (fact)=>_fragments().isFluxBuild(fact) || _fragments().isAddedFields(fact);
function redeployed(facts, deployments) {
	const before = new Set(facts.filter(isOfDeployment).map(_deplo().deploymentKey));
	const after = new Set(deployments.map(_deplo().deploymentKey));
	if (before.size === after.size && [...after].every((key)=>before.has(key))) return undefined;
	return [...facts.filter((fact)=>!isOfDeployment(fact)), ...deployments];
}
function joinOnce(facts, repository) {
	const kustomizations = new Map();
	for (const fact of facts)if (_fragments1().isKustomization(fact)) kustomizations.set(fact.directory, fact);
	const { budget, paths = [] } = repository;
	const missing = _deplo().missingKustomizations(facts, kustomizations, paths, budget);
	for (const one of missing.made)kustomizations.set(one.directory, one);
	const deploying = facts.filter(isOfDeployment);
	const stated = deploying.length > 0 ? facts.filter((fact)=>!isOfDeployment(fact)) : facts;
	if (kustomizations.size === 0) return { facts: stated, notices: missing.notices, roots: [], filled: [] };
	const context = openContext(stated, kustomizations, _deplo().additionsOf(facts), repository);
	const substitutions = _subst().substitutionsOf(facts, { read: repository.read, paths });
	const roots = [];
	const deployed = new Set(facts.flatMap((one)=>'deploys' in one ? one.deploys ?? [] : []));
	for (const one of context.plans.values())if ((!context.included.has(one.directory) || deployed.has(one.directory)) && !one.component) roots.push({
		directory: one.directory,
		objects: buildDeployment(one, context, substitutions)
	});
	const { filled } = context.factory;
	const read = _facts().readObjects(roots, context, repository.factsOf);
	const deployments = [..._facts().factsOutsideRoots(deploying, context), ...read.facts].filter(isOfDeployment);
	if (repository.tool === undefined) return {
		facts: [..._facts().factsOutsideRoots(stated, context), ...read.facts],
		notices: [...missing.notices, ...read.notices, ..._notices().noticesOf(context, read.relevant)],
		roots,
		filled,
		deployments
	};
	const real = _real().buildWithTool(roots, read.relevant, context, repository.tool);
	const again = _facts().readObjects(real.roots, context, repository.factsOf);
	const native = _known().directoriesBelow(real.roots.flatMap((one)=>one.isReal === true ? [] : one.directory), context.plans);
	const left = context.notices.filter((one)=>one.notice.overrides !== true || native.has(one.directory));
	const buildNotices = _notices().noticesOf({ ...context, notices: left }, read.relevant);
	const notices = [...missing.notices, ...again.notices, ...real.notices, ...buildNotices];
	const outside = _facts().factsOutsideRoots(stated, context);
	return { facts: [...outside, ...again.facts], notices, roots: real.roots, filled, deployments };
}
function openContext(facts, kustomizations, additions, repository) {
	const syntheticSource = _synth().openSyntheticSource();
	const isFile = (path)=>repository.read(path) !== undefined;
	const { plans, included } = plansOf(kustomizations, additions, syntheticSource, isFile);
	const { budget } = repository;
	const notices = [];
	const take = noticeCollector(notices, budget);
	const context = {
		plans,
		included,
		seconds: facts.filter(_fragments1().isKustomization).filter((one)=>kustomizations.get(one.directory) !== one),
		...objectsToBuild(plans, repository.read),
		knownObjects: new Map(),
		hasVars: [...plans.values()].some((plan)=>_docum().child(plan.root, 'vars') !== undefined),
		reached: new Set(),
		unfollowed: new Set(),
		used: new Set(),
		byPath: _appen().grouped(facts, (fact)=>fact.at.file.path),
		notices,
		read: repository.read,
		..._defin().defined({ whyUnread: repository.whyUnread }),
		factsOf: repository.factsOf,
		...keptElsewhere(repository),
		opened: new Map(),
		originals: new Map(),
		built: new Map(),
		users: usersOf(plans),
		at: '',
		steps: 0,
		components: 0,
		factory: {
			syntheticSource,
			budget,
			filled: [],
			ids: new WeakMap(),
			toolVersion: _once().once(()=>_toolv().statedToolVersion(repository.read, repository.paths ?? [])),
			addNotice: (kind, message, node, file)=>{
				const at = syntheticSource.placeOf(node);
				take({ directory: context.at, notice: noticeOf(kind, message, at), ..._defin().defined({ file }) });
			},
			unfollowed: (message, node)=>{
				context.unfollowed.add(context.at);
				notices.push({ directory: context.at, notice: _notice().overriding(message, syntheticSource.placeOf(node)) });
			}
		}
	};
	return context;
}
function keptElsewhere({ isIgnored = ()=>false, submoduleOf }) {
	return { isIgnored, isElsewhere: (path)=>isIgnored(path) || submoduleOf?.(path) !== undefined };
}
function noticeOf(kind, message, at) {
	if (kind === 'bound') return _budge().beyondBound(message, at);
	return kind === 'kept' ? { kind: 'unreadable', message, at, stale: true } : { kind, message, at };
}
function usersOf(plans) {
	const users = new Map();
	for (const plan of plans.values())for (const { directory } of plan.component ? [] : childrenOf(plan, plans))users.set(directory, (users.get(directory) ?? 0) + 1);
	return users;
}
function noticeCollector(notices, budget) {
	let isFull = false;
	const known = new Set();
	return (buildNotice)=>{
		const { message, at } = buildNotice.notice;
		const key = `${buildNotice.directory}\n${at.file.path}\n${at.span.start}\n${message}`;
		if (known.has(key)) return;
		known.add(key);
		if (budget.take('notices')) notices.push(buildNotice);
		else if (!isFull) {
			isFull = true;
			const more = 'there are more notices about kustomizations than are reported';
			notices.push({ directory: buildNotice.directory, notice: _budge().beyondLimit('notices', more, at) });
		}
	};
}
/**
 * With what each lists; `included` are included by another. `isFile`: of a template's neighbours. A plan
 * is left as it is where it is built in other ways too.
 */ function plansOf(kustomizations, additions, syntheticSource, isFile) {
	const plans = new Map();
	const included = new Set();
	const include = (plan)=>{
		for (const one of [...plan.resources, ...plan.components, ...plan.plugins])if (one.path !== undefined && kustomizations.has(one.path)) included.add(one.path);
	};
	for (const fact of kustomizations.values()){
		const root = _openo().openObjects(fact.text ?? _sourc().wholeFile(fact.at.file), syntheticSource, true)[0]?.root;
		if (root === undefined) continue;
		const plan = planOf(fact, _canon().canonicalFields(root), isFile);
		plans.set(fact.directory, plan);
		include(plan);
	}
	for (const [directory, added] of additions){
		const plan = plans.get(directory);
		if (plan === undefined) continue;
		if (added === false || included.has(directory)) plans.set(directory, { ...plan, isLeft: true });
		else {
			const changed = planOf(plan.fact, _deplo().withAddedFields(plan.root, added, syntheticSource), isFile);
			plans.set(directory, { ...changed, isChanged: true });
			include(changed);
		}
	}
	return { plans, included };
}
function planOf(fact, root, isFile) {
	const { directory } = fact;
	const path = fact.text === undefined ? fact.at.file.path : _paths().inFolder(directory, 'kustomization.yaml');
	const ending = _templ().templateEnding(path);
	const listed = (key)=>_docum().items(_docum().child(root, key)).map((node)=>{
			const written = _paths1().placeOfWritten(directory, _docum().scalarText(node) ?? '');
			const beside = ending === '' || written === undefined ? undefined : `${written}${ending}`;
			return { node, path: beside !== undefined && isFile(beside) ? beside : written };
		});
	return {
		directory,
		path,
		root,
		component: fact.component === true,
		fact,
		isChanged: fact.text !== undefined,
		isLeft: false,
		resources: [...listed('resources'), ...listed('bases')],
		components: listed('components'),
		plugins: [...listed('transformers'), ...listed('generators')]
	};
}
function objectsToBuild(plans, read) {
	const whole = new Set();
	for (const plan of plans.values())if (['replacements', 'transformers'].some((key)=>_docum().child(plan.root, key) !== undefined)) whole.add(plan.directory);
	const named = new Map();
	const renames = [...plans.values()].some(({ root })=>textOf(root, 'namePrefix') + textOf(root, 'nameSuffix') !== '');
	for (const plan of plans.values()){
		const names = _patchednames().namesPatchedWithDns(plan, read);
		if (names === 'any' || renames && names.size > 0) whole.add(plan.directory);
		else if (names.size > 0) named.set(plan.directory, new Set(names));
	}
	const above = takersOf(plans, ({ components })=>_known().plansAt(components, plans));
	for (const [directory, names] of named){
		for (const user of above.get(directory) ?? [])addNames(named, user, names);
		for (const below of _known().plansAt(plans.get(directory)?.resources ?? [], plans))addNames(named, below.directory, names);
	}
	return { whole: _known().directoriesBelow(withTakers(whole, above), plans), named };
}
function takersOf(plans, takenBy) {
	const takers = new Map();
	for (const plan of plans.values())for (const { directory } of takenBy(plan))_appen().append(takers, directory, plan.directory);
	return takers;
}
function withTakers(directories, takers) {
	const all = new Set(directories);
	for (const directory of all)for (const taker of takers.get(directory) ?? [])all.add(taker);
	return all;
}
/** A schema holds for the whole build: for what its kustomization includes and what includes it. */ /** Only new names pass on, so that circular kustomizations end. */
function addNames(named, directory, names) {
	const merged = named.get(directory) ?? new Set();
	const before = merged.size;
	for (const name of names)merged.add(name);
	if (merged.size === before) return;
	named.delete(directory);
	named.set(directory, merged);
}
function isOpened({ directory }, name, context) {
	return context.whole.has(directory) || context.named.get(directory)?.has(name) === true;
}
function buildDeployment(root, context, substitutions) {
	const objects = _order().inOrder(finishRoot(root, context), root.root);
	const values = substitutions.get(root.directory);
	context.at = root.directory;
	return values === undefined ? objects : _subst().substituteObjects(objects, values, context.factory);
}
function finishRoot(root, context) {
	const objects = _refer().resolveReferences(buildRoot(root, context), context.factory);
	if (!context.hasVars) return objects;
	const vars = _known().plansBelow(root, context).flatMap((plan)=>[..._docum().items(_docum().child(plan.root, 'vars'))]);
	context.at = root.directory;
	_vars().reportVars(objects, vars, context.factory);
	return objects;
}
function buildRoot(root, context) {
	const open = [{ plan: root, ready: false }];
	const begun = new Set();
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		const { plan } = next;
		if (context.built.has(plan.directory)) continue;
		if (next.ready) {
			context.built.set(plan.directory, accumulateTarget(plan, context));
			for (const one of childrenOf(plan, context.plans))release(one, context);
			continue;
		}
		if (begun.has(plan.directory)) continue;
		begun.add(plan.directory);
		open.push({ plan, ready: true });
		for (const one of childrenOf(plan, context.plans))if (!begun.has(one.directory)) open.push({ plan: one, ready: false });
	}
	return context.built.get(root.directory) ?? [];
}
function release({ directory }, { built, users }) {
	const left = (users.get(directory) ?? 0) - 1;
	users.set(directory, left);
	if (left === 0) built.set(directory, []);
}
function childrenOf(plan, plans) {
	const children = [];
	const seen = new Set([plan.directory]);
	const open = [plan];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		for (const below of _known().plansAt(next.resources, plans))if (!below.component) children.push(below);
		for (const below of _known().plansAt(next.components, plans)){
			if (seen.has(below.directory)) continue;
			seen.add(below.directory);
			open.push(below);
		}
	}
	return children;
}
function accumulateTarget(plan, context) {
	context.components = 0;
	return accumulate(plan, [], context, new Set());
}
function accumulate(plan, before, context, inside) {
	const outer = context.at;
	context.at = plan.directory;
	context.steps += 1;
	context.reached.add(plan.directory);
	context.used.add(plan.path);
	if (_notices().isConfigured(plan, context)) context.unfollowed.add(plan.directory);
	if (plan.isLeft) context.factory.unfollowed(ADDED_ELSEWHERE, plan.root);
	let objects = appendUnique(before, resourcesOf(plan, context), context, plan);
	const user = context.plans.get([...inside][0] ?? '') ?? plan;
	const surroundings = {
		factory: context.factory,
		path: plan.path,
		read: (written, node)=>readWritten(plan, written, node, context),
		below: (written, node)=>filesBelow(plan, written, node, context),
		mayContain: (id)=>_known().mayContain(user, id, context),
		mayMergeInto: (id)=>_known().mayContain(user, isOpened(user, id.name, context) ? NO_OBJECT : id, context),
		passes: (written)=>objects.length === 0 && !(_patchednames().MAY_DECIDE.test(written) || isKnown(plan, written, context))
	};
	_plugi().reportGenerators(plan.root, surroundings);
	objects = _gener().runGenerators(objects, plan.root, surroundings);
	for (const reference of plan.components){
		const component = reference.path === undefined ? undefined : context.plans.get(reference.path);
		if (component === undefined || inside.has(component.directory)) continue;
		if (!component.component) {
			refuse(component, 'is no Component, but stands under `components`', reference.node, context);
			continue;
		}
		context.components += 1;
		if (inside.size >= MAX_DEPTH || context.components > MAX_COMPONENTS || context.steps > MAX_STEPS) {
			context.factory.addNotice('bound', 'this component is not followed: there are too many', reference.node);
			continue;
		}
		objects = accumulate(component, objects, context, new Set([...inside, plan.directory]));
	}
	objects = transformed(plan, objects, context, surroundings);
	context.at = outer;
	return objects;
}
function transformed(plan, accumulated, context, surroundings) {
	const { root } = plan;
	const { factory } = context;
	if (accumulated.length === 0) return accumulated;
	let objects = _patches().applyPatches(accumulated, root, ['patchesStrategicMerge', 'patches'], surroundings);
	const namespace = _docum().child(root, 'namespace');
	if (namespace !== undefined && textOf(root, 'namespace') !== '') objects = objects.map((object)=>_names().setNamespace(object, namespace, factory));
	const [prefix, suffix] = mayAffix(objects, root, factory) ? [textOf(root, 'namePrefix'), textOf(root, 'nameSuffix')] : ['', ''];
	if (prefix + suffix !== '') objects = _names().addPrefixSuffix(objects, prefix, suffix, factory);
	const settings = objects.length * _label().settingsOf(root);
	const isAffordable = factory.budget.take('values', settings);
	if (!isAffordable) factory.addNotice('bound', 'labels, images and replicas of too many objects are set here', root);
	if (isAffordable && settings > 0) objects = objects.map((object)=>object.chart === undefined ? _label().setAnnotations(_label().setLabels(object, root), root) : object);
	objects = _patches().applyPatches(objects, root, ['patchesJson6902'], surroundings);
	const replicas = isAffordable ? _docum().items(_docum().child(root, 'replicas')) : [];
	const images = isAffordable ? _docum().items(_docum().child(root, 'images') ?? _docum().child(root, 'imageTags')) : [];
	if (replicas.length > 0) objects = objects.map((object)=>_label().setReplicas(object, replicas));
	if (images.length > 0) objects = objects.map((object)=>_label().setImages(object, images, factory));
	for (const one of _docum().items(_docum().child(root, 'replacements')))for (const replacement of replacementsOf(one, surroundings))objects = _repla().applyReplacement(objects, replacement, factory);
	return _plugi().runTransformers(objects, root, surroundings);
}
function mayAffix(objects, root, { budget, addNotice }) {
	if (textOf(root, 'namePrefix') + textOf(root, 'nameSuffix') === '') return true;
	const lengths = objects.map((one)=>nameOf(one).length + AFFIX_CHARACTERS * one.before.length);
	const isAffordable = budget.take('characters', lengths.reduce((sum, length)=>sum + length, 0));
	if (!isAffordable) addNotice('bound', 'prefixes and suffixes make the names of objects too long here', root);
	return isAffordable;
}
function replacementsOf(one, { read, factory }) {
	const path = _docum().child(one, 'path');
	if (path === undefined) return [one];
	const file = read(_docum().scalarText(path) ?? '', path);
	if (file === undefined) return [];
	return _openo().openObjects(_sourc().wholeFile(file), factory.syntheticSource, true).flatMap(({ root })=>root.kind === 'sequence' ? _docum().items(_canon().canonicalFields(root)) : [
			_canon().canonicalFields(root)
		]);
}
function textOf(root, key) {
	return _docum().scalarText(_docum().child(root, key)) ?? '';
}
function resourcesOf(plan, context) {
	const objects = [];
	for (const { path, node } of plan.resources){
		if (path === undefined) continue;
		const below = context.plans.get(path);
		if (below?.component === true) refuse(below, 'is a Component, which belongs under `components`', node, context);
		else if (below !== undefined) for (const object of context.built.get(path) ?? [])objects.push(object);
		else for (const root of objectsOf(path, plan, context))objects.push({ root, path, before: [] });
	}
	const charts = _docum().child(plan.root, 'helmCharts') ?? _docum().child(plan.root, 'helmChartInflationGenerator');
	const { span } = charts === undefined ? { span: { start: 0, end: 0 } } : context.factory.syntheticSource.placeOf(charts);
	for (const fact of context.byPath.get(plan.path) ?? [])if (fact.at.span.start >= span.start && fact.at.span.end <= span.end && !_fragments1().isKustomization(fact)) objects.push({
		root: { kind: 'map', entries: [], span: plan.root.span },
		path: plan.path,
		before: [],
		chart: fact
	});
	return objects;
}
function refuse(plan, because, node, context) {
	const message = `kustomize refuses to build this: \`${_docum().scalarText(node) ?? ''}\` ${because}`;
	context.factory.addNotice('unreadable', message, node);
	for (const path of _patchednames().patchFiles(plan))context.used.add(path);
}
function objectsOf(path, plan, context) {
	context.used.add(path);
	const known = context.opened.get(path);
	if (known !== undefined) return known;
	const facts = context.byPath.get(path);
	const names = context.named.get(plan.directory);
	const mentions = (text)=>{
		if (text !== undefined && names !== undefined) {
			for (const name of names)if (text.includes(name)) return true;
		}
		return false;
	};
	const isWanted = context.whole.has(plan.directory) || mentions((facts?.[0]?.at.file ?? context.read(path))?.text);
	const file = facts?.[0]?.at.file ?? (isWanted ? context.read(path) : undefined);
	const roots = [];
	for (const { root, document } of file === undefined ? [] : _openo().openObjects(_sourc().wholeFile(file), context.factory.syntheticSource, isWanted)){
		if (root.kind !== 'map' || _docum().child(root, 'kind') === undefined) continue;
		roots.push(root);
		context.originals.set(root, document);
	}
	context.opened.set(path, roots);
	return roots;
}
function filesBelow(plan, written, node, context) {
	const path = _paths1().placeOfWritten(plan.directory, written);
	const folder = path === undefined ? undefined : context.plans.get(path);
	if (folder === undefined) {
		const file = readWritten(plan, written, node, context);
		return file === undefined ? [] : [file];
	}
	context.reached.add(folder.directory);
	context.used.add(folder.path);
	const plain = /^(?:apiVersion|kind|metadata|resources|bases)$/;
	if (_docum().entries(folder.root).some(({ key })=>!plain.test(key))) return undefined;
	return folder.resources.flatMap((one)=>{
		const file = one.path === undefined ? undefined : context.read(one.path);
		if (one.path !== undefined) context.used.add(one.path);
		return file ?? [];
	});
}
function isKnown(plan, written, context) {
	const path = _paths1().placeOfWritten(plan.directory, written);
	return path !== undefined && context.byPath.has(path);
}
function readWritten(plan, written, node, context) {
	const path = _paths1().placeOfWritten(plan.directory, written);
	if (path === undefined) return undefined;
	context.used.add(path);
	const file = fileAt(path, context) ?? fileAt(`${path}${_templ().templateEnding(plan.path)}`, context);
	if (file === undefined) {
		const because = context.whyUnread?.(path);
		const isKept = context.isElsewhere(path) || _templ().templateEnding(plan.path) !== '';
		const absent = `there is no file \`${path}\`, and kustomize refuses to build without it`;
		const message = because !== undefined ? `\`${path}\` was not read: ${because}` : context.isIgnored(path) ? `${absent}; git ignores it` : absent;
		context.factory.addNotice(isKept ? 'kept' : 'unreadable', message, node, path);
	}
	return file;
}
function fileAt(path, context) {
	return context.byPath.get(path)?.[0]?.at.file ?? context.read(path);
}
function appendUnique(before, added, context, plan) {
	const count = before.length + added.length;
	if (count > MAX_OBJECTS || !context.factory.budget.take('objects', count)) {
		const hasCorefile = [...before, ...added].some(({ root })=>_docum().child(root, 'data', 'Corefile') !== undefined);
		const file = hasCorefile ? 'Corefile' : undefined;
		context.factory.addNotice('bound', 'too many objects are built here; they are left out', plan.root, file);
		return [];
	}
	if (added.length === 0) return before;
	const names = new Set(added.map((object)=>_built().idOf(object).name));
	const seen = new Set(before.filter((object)=>names.has(nameOf(object))).map(identity));
	const unique = [...before];
	for (const object of added){
		const { kind, name } = _built().idOf(object);
		const key = identity(object);
		if (object.chart === undefined && seen.has(key)) {
			const message = `kustomize refuses a second ${kind} \`${name}\` in this build`;
			context.factory.addNotice('unreadable', message, _docum().child(object.root, 'kind') ?? object.root);
			continue;
		}
		seen.add(key);
		unique.push(object);
	}
	return unique;
}
function nameOf({ root }) {
	return _docum().scalarText(_docum().child(root, 'metadata', 'name')) ?? '';
}
function identity(object) {
	const { kind, name, namespace } = _built().idOf(object);
	return `${_built().groupVersionOf(object.root).group}\n${kind}\n${_built().effective(namespace)}\n${name}`;
}

return { joinKustomizations };
},

"tools/kustomize/built-object.js": (_from) => {

const [_once, _docum] = _from("text/once", "documents/document");
function idOf({ root, chart }) {
	if (chart !== undefined) {
		const named = 'name' in chart && 'namespace' in chart ? chart : undefined;
		return { kind: kindOfFact(chart) ?? '', name: named?.name ?? '', namespace: named?.namespace ?? '' };
	}
	return {
		kind: _docum().scalarText(_docum().child(root, 'kind')) ?? '',
		name: _docum().scalarText(_docum().child(root, 'metadata', 'name')) ?? '',
		namespace: _docum().scalarText(_docum().child(root, 'metadata', 'namespace')) ?? ''
	};
}
function knownId(object, { ids }) {
	return _once().getOrInsert(ids, object.root, ()=>idOf(object));
}
function kindOfFact(fact) {
	if (fact.kind === 'workload') return fact.workload;
	if (fact.kind === 'config-map') return 'ConfigMap';
	return fact.kind === 'service' ? 'Service' : undefined;
}
function effective(namespace) {
	return namespace === '' ? 'default' : namespace;
}
function sameId(a, b) {
	return a.kind === b.kind && a.name === b.name && effective(a.namespace) === effective(b.namespace);
}
function idsOf(object) {
	return [...object.before, idOf(object)];
}
function groupVersionOf(root) {
	const text = _docum().scalarText(_docum().child(root, 'apiVersion')) ?? '';
	const slash = text.indexOf('/');
	return slash === -1 ? { group: '', version: text } : { group: text.slice(0, slash), version: text.slice(slash + 1) };
}
function withRoot(object, root) {
	if (root === object.root || root.kind !== 'map') return object;
	const next = { ...object, root };
	const [old, now] = [idOf(object), idOf(next)];
	return old.kind === now.kind && old.name === now.name && old.namespace === now.namespace ? next : { ...next, before: [...object.before, old] };
}
function withPreviousId(object) {
	const id = idOf(object);
	if (object.before.some((one)=>sameId(one, id))) return object;
	return { ...object, before: [...object.before, id] };
}

return { effective, groupVersionOf, idOf, idsOf, knownId, sameId, withPreviousId, withRoot };
},

"tools/kustomize/canonical-fields.js": (_from) => {
/**
 * Fields of kustomizations and of built-in plugins by the names that the tool gives them. It decodes them by Go's
 * encoding/json, which takes `Patches` for `patches` (api/types/kustomization.go Unmarshal; encoding/json, "Unmarshal").
 */
const [_synth] = _from("documents/synthetic-source");
const NAMES = new Map(`apiVersion kind metadata name namespace openapi path namePrefix nameSuffix commonLabels labels pairs includeSelectors
  includeTemplates fields create group version commonAnnotations patchesStrategicMerge patchesJson6902 patches patch target
  annotationSelector labelSelector images imageTags newName newTag tagSuffix digest replacements source sourceValue targets
  select reject fieldPath fieldPaths options delimiter index encoding replicas count vars objref fieldref sortOptions order
  legacySortOptions orderFirst orderLast resources components crds bases configMapGenerator secretGenerator behavior literals
  files envs env disableNameSuffixHash immutable annotations type helmGlobals helmCharts helmChartInflationGenerator chartHome
  repo releaseName valuesFile additionalValuesFiles valuesInline valuesMerge includeCRDs generatorOptions configurations
  generators transformers validators buildMetadata unsetOnly fieldSpecs imageTag prefix suffix jsonOp replica`.split(/\s+/).map((name)=>[
		name.toLowerCase(),
		name
	]));
function folded(key) {
	return key.toLowerCase().replaceAll('\u017f', 's');
}
const FREE = /^(?:commonLabels|commonAnnotations|annotations|pairs|valuesInline)$/;
const MAX_DEPTH = 8;
function canonicalFields(node, depth = 0) {
	if (depth > MAX_DEPTH) return node;
	if (node.kind === 'scalar') return node;
	if (node.kind === 'sequence') return _synth().withValues(node, (item)=>canonicalFields(item, depth + 1));
	const changed = node.entries.map((entry)=>canonicalEntry(entry, depth));
	if (changed.every((entry, index)=>entry === node.entries[index])) return node;
	if (changed.every((entry, index)=>entry.key === node.entries[index]?.key)) return { ...node, entries: changed };
	const written = new Map(changed.map((entry, index)=>[entry, node.entries[index]?.key ?? '']));
	const order = (entry)=>written.get(entry) ?? '';
	return { ...node, entries: changed.toSorted((a, b)=>order(a) < order(b) ? -1 : 1) };
}
function canonicalEntry(entry, depth) {
	const key = NAMES.get(folded(entry.key)) ?? entry.key;
	const isFree = FREE.test(key) || key === 'labels' && entry.value.kind === 'map';
	const value = isFree ? entry.value : canonicalFields(entry.value, depth + 1);
	return key === entry.key && value === entry.value ? entry : { ...entry, key, value };
}

return { canonicalFields };
},

"tools/kustomize/deployed.js": (_from) => {
/** Kustomizations as Flux and Argo CD change them before they build (fluxcd/pkg kustomize/kustomize_generator.go WriteFile). */
const [
	_appen, _budge, _paths, _sourc, _fragm, _docum, _prefi, _synth,
] = _from(
	"text/append", "text/budget", "text/paths", "text/source-text", "languages/shared/fragments", "documents/document", "documents/prefilter",
	"documents/synthetic-source",
);
function additionsOf(facts) {
	const added = new Map();
	const deployments = new Map();
	for (const fact of facts)if (_fragm().isAddedFields(fact)) _appen().append(added, fact.directory, fact);
	else if ('deploys' in fact && fact.deploys !== undefined) deployments.set(fact.deploys, (deployments.get(fact.deploys) ?? 0) + 1);
	const additions = new Map();
	for (const [directory, all] of added){
		const [first] = all;
		if (first === undefined) continue;
		const agree = all.length >= (deployments.get(directory) ?? 0) && new Set(all.map(textOf)).size === 1;
		if (agree) additions.set(directory, first);
		else if (all.some(mayMatter)) additions.set(directory, false);
	}
	return additions;
}
function deploymentKey(deployment) {
	const { kind, directory } = deployment;
	if (_fragm().isAddedFields(deployment)) return JSON.stringify([kind, directory, textOf(deployment)]);
	const { substitute, from } = deployment;
	const set = substitute.map(({ name, text })=>[name, text.text]);
	return JSON.stringify([kind, directory, set, from.map(({ configMap, name })=>[configMap, name])]);
}
function textOf({ fields }) {
	return fields.map(({ key, value })=>`${key}: ${JSON.stringify(_docum().plainData(value))}`).join('\n');
}
function mayMatter(added) {
	return added.fields.some(({ key })=>key === 'components') || _prefi().prefilter().hasMarker(textOf(added));
}
function withAddedFields(root, added, syntheticSource) {
	if (root.kind !== 'map') return root;
	return added.fields.reduce((map, { key, value })=>{
		const entered = syntheticSource.enter(added.source, value);
		const old = map.entries.find((entry)=>entry.key === key)?.value;
		const isList = entered.kind === 'sequence' && old?.kind === 'sequence';
		return _synth().withKey(map, key, isList ? { ...old, items: [..._docum().items(old), ..._docum().items(entered)] } : entered);
	}, root);
}
function missingKustomizations(facts, kustomizations, paths, budget) {
	const wanted = new Map();
	for (const fact of facts)if ((_fragm().isFluxBuild(fact) || _fragm().isAddedFields(fact) && fact.makesKustomization) && !kustomizations.has(fact.directory)) wanted.set(fact.directory, fact.at);
	const resources = new Map();
	const notices = [];
	if (wanted.size === 0) return { made: [], notices };
	for (const path of paths)for (const [directory, resource] of foldersOf(path, kustomizations)){
		const at = wanted.get(directory);
		if (at === undefined || resources.get(directory)?.has(resource) === true) continue;
		if (!budget.take('objects')) {
			const message = `what Flux builds of \`${directory}\` is not followed to its end: too many files`;
			return { made: [], notices: [_budge().beyondLimit('objects', message, at)] };
		}
		resources.set(directory, (resources.get(directory) ?? new Set()).add(resource));
	}
	const made = [...resources].flatMap(([directory, of])=>{
		const at = wanted.get(directory);
		if (at === undefined) return [];
		const text = _sourc().synthetic(at, `resources:\n${[...of].map((one)=>`- ${JSON.stringify(one)}\n`).join('')}`);
		return [{ kind: 'kustomize/kustomization', directory, resources: [], makes: [], at, text }];
	});
	return { made, notices };
}
function foldersOf(path, kustomizations) {
	const folders = [];
	let resource = /\.ya?ml$/i.test(path) ? path : undefined;
	for(let folder = _paths().directoryOf(path);; folder = _paths().directoryOf(folder)){
		if (resource !== undefined) folders.push([folder, folder === '' ? resource : resource.slice(folder.length + 1)]);
		if (kustomizations.has(folder)) resource = folder;
		if (folder === '') return folders;
	}
}

return { additionsOf, deploymentKey, missingKustomizations, withAddedFields };
},

"tools/kustomize/facts.js": (_from) => {

const [
	_budge, _docum, _writt, _fragm, _known, _subst,
] = _from( "text/budget", "documents/document", "documents/written", "./fragments", "./known-objects", "./substitution", );
function readObjects(roots, context, factsOf) {
	const facts = [];
	const notices = [];
	const relevant = new Set();
	const texts = new Set();
	const factsOfRoot = new Map();
	for (const { directory, objects, isReal = false } of roots){
		const built = [];
		const clusterPath = directory === '' ? 'kustomization.yaml' : `${directory}/kustomization.yaml`;
		const plan = context.plans.get(directory);
		const below = plan === undefined || isReal ? [] : _known().plansBelow(plan, context);
		const isOpen = below.some((one)=>context.unfollowed.has(one.directory));
		for (const object of objects){
			let stated = object.chart === undefined ? factsOfRoot.get(object.root) : [object.chart];
			if (stated === undefined) {
				const local = _docum().child(object.root, 'metadata', 'annotations', 'config.kubernetes.io/local-config');
				const document = local?.kind === 'scalar' && local.text.text !== 'false' ? undefined : context.originals.get(object.root) ?? _writt().writtenObject(object.root, object.path, context.factory.syntheticSource);
				const reading = document === undefined ? { value: [], notices: [] } : factsOf(document);
				stated = reading.value;
				factsOfRoot.set(object.root, stated);
				for (const notice of reading.notices)notices.push(notice);
			}
			for (const fact of stated)built.push(fact);
		}
		const deciding = built.filter(decides);
		if (deciding.length > 0) relevant.add(directory);
		for (const fact of deciding)if (fact.kind === 'config-map') for (const { text } of fact.data)for (const notice of _subst().defaultNotices(text))notices.push(notice);
		const cost = deciding.reduce((sum, fact)=>sum + costOf(fact, texts), 0);
		if (plan !== undefined && !context.factory.budget.take('builtServers', cost)) {
			const message = `what ${clusterPath} builds is not judged: too many pods and ConfigMaps that decide about DNS are built for too many kustomizations`;
			notices.push(_budge().beyondLimit('builtServers', message, plan.fact.at));
			continue;
		}
		for (const fact of built)facts.push({ ...isOpen ? assumed(fact) : fact, clusterPath });
	}
	return { facts, notices, relevant };
}
const LENGTH_OF_ONE = 1024;
function costOf(fact, texts) {
	if (fact.kind === 'workload') return 1;
	if (fact.kind !== 'config-map') return 0;
	return fact.data.reduce((sum, { text: { text } })=>{
		if (texts.has(text)) return sum + Math.floor(text.length / LENGTH_OF_ONE);
		texts.add(text);
		return sum;
	}, 1);
}
const NOT_FOLLOWED = 'what is not followed of the kustomization changes nothing here';
function assumed(fact) {
	return fact.kind === 'workload' || fact.kind === 'config-map' ? { ...fact, mayDiffer: NOT_FOLLOWED } : fact;
}
function decides(fact) {
	if (_fragm().isOfKustomize(fact)) return false;
	switch(fact.kind){
		case 'config-map':
			return fact.data.some((entry)=>/corefile/i.test(entry.key) || /\bforward\b|stubDomains/.test(entry.text.text));
		case 'service':
			return fact.ports.some((port)=>port.port === 53) || fact.name === 'kube-dns';
		case 'workload':
			return fact.dnsPolicy !== undefined || fact.containers.some((one)=>/coredns|node-cache/.test(one.image?.value ?? ''));
		case 'gitops/deployed-path':
		case 'gitops/added-fields':
		case 'gitops/flux-build':
			return false;
		default:
			return true;
	}
}
function factsOutsideRoots(facts, context) {
	return facts.filter((fact)=>'stays' in fact && fact.stays === true || !_fragm().isOfKustomize(fact) && !context.used.has(fact.at.file.path));
}

return { decides, factsOutsideRoots, readObjects };
},

"tools/kustomize/generators.js": (_from) => {
/** `configMapGenerator` and `secretGenerator` (api/internal/generators, api/kv). */
const [
	_defin, _paths, _sourc, _lines, _docum, _synth, _built,
] = _from(
	"text/defined", "text/paths", "text/source-text", "languages/shared/lines", "documents/document", "documents/synthetic-source", "./built-object",
);
function runGenerators(objects, kustomization, surroundings) {
	const out = [...objects];
	const byId = new Map();
	const index = (object, at)=>{
		for (const id of _built().idsOf(object))byId.set(keyOf(id), at);
	};
	let indexed = false;
	for (const [key, kind] of [['configMapGenerator', 'ConfigMap'], ['secretGenerator', 'Secret']]){
		for (const generator of _docum().items(_docum().child(kustomization, key))){
			const generatedObject = objectOf(kind, generator, kustomization, surroundings);
			if (generatedObject === undefined) continue;
			if (!indexed) out.forEach(index);
			indexed = true;
			const id = _built().idOf(generatedObject);
			const behavior = _docum().scalarText(_docum().child(generator, 'behavior')) ?? 'create';
			const at = byId.get(keyOf(id));
			const old = at === undefined ? undefined : out[at];
			const exists = old !== undefined && at !== undefined;
			const mends = behavior === 'merge' || behavior === 'replace';
			if (exists === mends) {
				if (exists) out[at] = mergeOrReplace(old, generatedObject, behavior === 'merge');
				else index(generatedObject, out.push(generatedObject) - 1);
				continue;
			}
			if (!exists && surroundings.mayMergeInto(id)) continue;
			const because = exists ? `kustomize refuses a second ${kind} \`${id.name}\`: \`behavior\` has to be merge or replace` : `kustomize refuses to ${behavior} \`${id.name}\`: there is no ${kind} of this name in this namespace`;
			surroundings.factory.addNotice('unreadable', because, generator);
		}
	}
	return out;
}
function keyOf({ kind, name, namespace }) {
	return `${kind}\n${_built().effective(namespace)}\n${name}`;
}
function fieldOf(kind) {
	return kind === 'Secret' ? 'stringData' : 'data';
}
function mergeOrReplace(old, next, merge) {
	const metadata = _docum().child(old.root, 'metadata');
	const field = fieldOf(_docum().scalarText(_docum().child(next.root, 'kind')));
	const data = new Map(merge ? _docum().entries(_docum().child(old.root, field)).map((entry)=>[entry.key, entry]) : []);
	for (const entry of _docum().entries(_docum().child(next.root, field)))data.set(entry.key, entry);
	const place = _docum().child(next.root, field)?.span ?? next.root.span;
	const encoded = merge && field === 'stringData' ? _docum().entryOf(old.root, 'data') : undefined;
	const root = {
		...next.root,
		entries: next.root.entries.flatMap((entry)=>{
			if (entry.key === 'metadata') return metadata === undefined ? [entry] : [{ ...entry, value: withMetadata(metadata, entry.value) }];
			return entry.key === field || encoded !== undefined && entry.key === 'data' ? [] : [entry];
		})
	};
	return {
		...old,
		root: {
			...root,
			entries: [
				...root.entries,
				...encoded === undefined ? [] : [encoded],
				...data.size === 0 ? [] : [{ key: field, keySpan: place, value: { kind: 'map', span: place, entries: [...data.values()] } }]
			]
		}
	};
}
function withMetadata(old, generated) {
	if (old.kind !== 'map') return old;
	const all = new Map(old.entries.map((entry)=>[entry.key, entry]));
	for (const key of ['labels', 'annotations']){
		const added = _docum().entries(_docum().child(generated, key));
		if (added.length === 0) continue;
		const before = all.get(key);
		const joined = new Map([...added, ..._docum().entries(before?.value)].map((entry)=>[entry.key, entry]));
		for (const entry of added)joined.set(entry.key, entry);
		const span = before?.value.span ?? old.span;
		all.set(key, { key, keySpan: span, value: { kind: 'map', span, entries: [...joined.values()] } });
	}
	return { ...old, entries: [...all.values()] };
}
function objectOf(kind, generator, kustomization, surroundings) {
	const name = _docum().child(generator, 'name');
	if (_docum().scalarText(name) === undefined || name === undefined) return undefined;
	const { syntheticSource } = surroundings.factory;
	const { span } = generator;
	const entry = (key, value)=>({ key, keySpan: value.span, value });
	const map = (list, at = span)=>({ kind: 'map', entries: list, span: at });
	const namespace = _docum().child(generator, 'namespace');
	const data = dataOf(generator, surroundings);
	const pairs = (key)=>{
		const all = new Map();
		for (const options of [
			_docum().child(kustomization, 'generatorOptions'),
			_docum().child(generator, 'options')
		])for (const one of _docum().entries(_docum().child(options, key)))all.set(one.key, one);
		return all.size === 0 ? [] : [{ key, keySpan: span, value: map([...all.values()]) }];
	};
	const root = map([
		entry('apiVersion', _synth().textNode(syntheticSource, 'v1', name.span)),
		entry('kind', _synth().textNode(syntheticSource, kind, name.span)),
		entry('metadata', map([entry('name', name), ...namespace === undefined ? [] : [entry('namespace', namespace)], ...pairs('labels'), ...pairs('annotations')])),
		...kind === 'Secret' ? [entry('data', map([]))] : [],
		...data.length === 0 ? [] : [entry(fieldOf(kind), map(data))]
	]);
	const isPlain = [
		_docum().child(kustomization, 'generatorOptions'),
		_docum().child(generator, 'options')
	].some((options)=>_docum().scalarText(_docum().child(options, 'disableNameSuffixHash')) === 'true');
	return { root, path: surroundings.path, before: [], ..._defin().defined({ hashed: isPlain ? undefined : true }) };
}
function dataOf(generator, surroundings) {
	const data = new Map();
	const add = (key, text, { span })=>{
		data.set(key, { key, keySpan: span, value: { kind: 'scalar', value: text.text, text, span } });
	};
	const environment = [..._docum().items(_docum().child(generator, 'envs')), ...[_docum().child(generator, 'env')].filter((one)=>one !== undefined)];
	for (const node of environment){
		const path = _docum().scalarText(node) ?? '';
		const file = surroundings.passes(path) ? undefined : surroundings.read(path, node);
		if (file !== undefined) for (const { key, text } of environmentLines(_sourc().wholeFile(file))){
			surroundings.factory.filled.push({ name: key, value: text.text, at: _sourc().extentOf(text) });
			add(key, text, node);
		}
	}
	for (const node of _docum().items(_docum().child(generator, 'literals'))){
		const text = node.kind === 'scalar' ? node.text : undefined;
		const equals = text?.text.indexOf('=') ?? -1;
		if (text === undefined || equals <= 0) continue;
		add(text.text.slice(0, equals), unquoted(text, equals + 1), node);
	}
	for (const node of _docum().items(_docum().child(generator, 'files'))){
		const written = _docum().scalarText(node) ?? '';
		const equals = written.indexOf('=');
		const path = written.slice(equals + 1);
		if (surroundings.passes(written)) continue;
		const file = surroundings.read(path, node);
		if (file === undefined) continue;
		add(equals === -1 ? _paths().baseName(path) : written.slice(0, equals), _sourc().wholeFile(file), node);
	}
	return [...data.values()];
}
function unquoted(text, from) {
	const [first, last] = [text.text[from], text.text[text.text.length - 1]];
	const quoted = text.text.length > from + 1 && (first === '"' || first === "'") && first === last;
	return quoted ? _sourc().slice(text, from + 1, text.text.length - 1) : _sourc().slice(text, from, text.text.length);
}
function environmentLines(text) {
	return [..._lines().linesOf(text.text)].flatMap(({ text: whole, end })=>{
		const line = whole.trimStart();
		const equals = line.indexOf('=');
		if (line.startsWith('#') || equals <= 0) return [];
		return { key: line.slice(0, equals), text: _sourc().slice(text, end - line.length + equals + 1, end) };
	});
}

return { runGenerators };
},

"tools/kustomize/json-patch.js": (_from) => {
/** RFC 6902, with the refusals of evanphx/json-patch, which kustomize uses. */
const [
	_invar, _sourc, _docum, _synth, _repla,
] = _from( "text/invariant", "text/source-text", "documents/document", "documents/synthetic-source", "./replacements", );
const MAX_STEPS = 60;
const MAX_COPIED = 2000;
const MAX_OPERATIONS = 1000;
function jsonPatch(root, patch) {
	let out = withAnnotations(root);
	const operations = _docum().items(patch);
	if (operations.length > MAX_OPERATIONS) return {
		root,
		refused: {
			because: `it has more than ${MAX_OPERATIONS} operations`,
			at: patch
		}
	};
	for (const operation of operations){
		const done = applyOperation(out, operation);
		if (typeof done === 'string' || done.kind !== 'map') return {
			root,
			refused: { because: typeof done === 'string' ? done : 'it replaces the object', at: operation }
		};
		out = done;
	}
	return { root: withoutEmptyAnnotations(root, out) };
}
function withAnnotations(root) {
	const metadata = _docum().child(root, 'metadata');
	if (metadata?.kind !== 'map' || _docum().child(metadata, 'annotations') !== undefined) return root;
	const none = { kind: 'map', entries: [], span: { start: metadata.span.start, end: metadata.span.start } };
	return _synth().withKey(root, 'metadata', _synth().withKey(metadata, 'annotations', none));
}
function withoutEmptyAnnotations(before, after) {
	const metadata = _docum().child(after, 'metadata');
	const annotations = _docum().child(metadata, 'annotations');
	if (metadata?.kind !== 'map' || annotations?.kind !== 'map' || annotations.entries.length > 0) return after;
	if (_docum().child(before, 'metadata', 'annotations') !== undefined) return after;
	return _synth().withKey(after, 'metadata', _synth().withKey(metadata, 'annotations', undefined));
}
function applyOperation(root, operation) {
	const op = _docum().scalarText(_docum().child(operation, 'op'));
	const to = pointer(_docum().scalarText(_docum().child(operation, 'path')));
	const value = _docum().child(operation, 'value');
	if (to?.length === 0 && op === 'replace') return objectInPlace(value);
	if (to === undefined || to.length === 0) return 'the path is none';
	switch(op){
		case 'add':
		case 'replace':
			return put(root, to, { value: value ?? nothing(operation), add: op === 'add', keySpan: keySpanOf(operation) });
		case 'remove':
			return put(root, to, removal(operation));
		case 'test':
			{
				const found = at(root, to);
				if (isNothing(value)) return isNothing(found) && parentOf(root, to) !== undefined ? root : 'the test fails';
				return found !== undefined && value !== undefined && isEqual(found, value) ? root : 'the test fails';
			}
		case 'copy':
		case 'move':
			{
				const from = pointer(_docum().scalarText(_docum().child(operation, 'from')));
				if (from === undefined || from.length === 0) return 'there is nothing to take';
				const absent = op === 'copy' && parentOf(root, from)?.kind === 'map' ? nothing(operation) : undefined;
				const copied = at(root, from) ?? absent;
				if (copied === undefined) return 'there is nothing to take';
				if (isLarge(copied)) return 'it copies too much';
				const left = op === 'copy' ? root : put(root, from, removal(operation));
				return typeof left === 'string' ? left : put(left, to, { value: copied, add: true, keySpan: operation.span });
			}
		default:
			return 'there is no such operation';
	}
}
function objectInPlace(value) {
	if (value?.kind !== 'map') return 'the value is no object';
	const words = [_docum().child(value, 'kind'), _docum().child(value, 'metadata', 'name')].map(_docum().scalarText);
	return words.every((word)=>word !== undefined && word !== '') ? value : 'the value has no kind or no name';
}
function nothing(operation) {
	const op = _docum().child(operation, 'op');
	if (op?.kind !== 'scalar') return operation;
	return { kind: 'scalar', value: null, text: _sourc().slice(op.text, 0, 0), span: operation.span };
}
function isNothing(node) {
	return node === undefined || _docum().isNull(node);
}
function parentOf(root, path) {
	return at(root, path.slice(0, -1));
}
function keySpanOf(operation) {
	const entry = operation.kind === 'map' ? operation.entries.find((one)=>one.key === 'path') : undefined;
	return entry?.value.span ?? operation.span;
}
function pointer(text) {
	if (text === undefined || !text.startsWith('/')) return text === '' ? [] : undefined;
	const steps = text.slice(1).split('/').map((step)=>step.replaceAll('~1', '/').replaceAll('~0', '~'));
	return steps.length > MAX_STEPS ? undefined : steps;
}
function at(root, path) {
	let node = root;
	for (const step of path)node = node?.kind === 'sequence' ? node.items[indexOf(step, node.items.length - 1) ?? -1] : _docum().child(node, step);
	return node;
}
function indexOf(step, last) {
	if (!/^-?\d{1,9}$/.test(step)) return undefined;
	const number = Number(step);
	const index = number < 0 ? number + last + 1 : number;
	return index >= 0 && index <= last ? index : undefined;
}
function removal({ span }) {
	return { value: undefined, add: false, keySpan: span };
}
function put(node, path, edit) {
	const { value, add, keySpan } = edit;
	const [step = '', ...rest] = path;
	if (node.kind === 'scalar') return 'the path leads into a value';
	if (rest.length > 0) {
		const position = node.kind === 'sequence' ? indexOf(step, node.items.length - 1) : undefined;
		const next = at(node, [step]);
		if (next === undefined) return `there is no \`${step}\``;
		const below = put(next, rest, edit);
		if (typeof below === 'string') return below;
		if (node.kind === 'map') return _synth().withKey(node, step, below);
		return { ...node, items: node.items.map((item, index)=>index === position ? below : item) };
	}
	if (node.kind === 'map') {
		if (value === undefined && _docum().child(node, step) === undefined) return `there is no \`${step}\``;
		return _synth().withKey(_synth().withKey(node, step, undefined), step, value, keySpan);
	}
	if (add && value !== undefined) {
		const index = step === '-' ? node.items.length : indexOf(step, node.items.length);
		if (index === undefined) return `there is no place \`${step}\` in the list`;
		return { ...node, items: [...node.items.slice(0, index), value, ...node.items.slice(index)] };
	}
	const index = indexOf(step, node.items.length - 1);
	if (index === undefined) return `there is no item \`${step}\``;
	return { ...node, items: node.items.flatMap((item, position)=>position !== index ? [item] : value === undefined ? [] : [value]) };
}
function isLarge(node) {
	return _repla().sizeOf(node, Number.POSITIVE_INFINITY) > MAX_COPIED;
}
function isEqual(a, b) {
	if (isLarge(a) || isLarge(b)) return true;
	return canonicalJson(a) === canonicalJson(b);
}
function canonicalJson(node) {
	if (node.kind === 'scalar') return JSON.stringify(node.value);
	if (node.kind === 'sequence') return `[${node.items.map(canonicalJson).join(',')}]`;
	const last = new Map(node.entries.map((entry)=>[entry.key, entry.value]));
	const keys = [...last.keys()].sort();
	return `{${keys.map((key)=>`${JSON.stringify(key)}:${canonicalJson(_invar().present(last.get(key)))}`).join(',')}}`;
}

return { jsonPatch };
},

"tools/kustomize/known-objects.js": (_from) => {
/** What a kustomization includes, opened or not. */
const [
	_once, _sourc, _docum, _synth, _yaml, _built, _openo,
] = _from( "text/once", "text/source-text", "documents/document", "documents/synthetic-source", "documents/yaml", "./built-object", "./open-objects", );
const MAX_OBJECTS = 5000;
function plansBelow(root, context) {
	const plans = new Set([root]);
	for (const plan of plans)for (const below of includedBy(plan, context.plans))plans.add(below);
	return [...plans];
}
function directoriesBelow(roots, plans) {
	const directories = new Set();
	const open = [...roots];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		if (directories.has(next)) continue;
		directories.add(next);
		const plan = plans.get(next);
		for (const { directory } of plan === undefined ? [] : includedBy(plan, plans))open.push(directory);
	}
	return directories;
}
function includedBy({ resources, components }, plans) {
	return plansAt([...resources, ...components], plans);
}
function plansAt(references, plans) {
	return references.flatMap(({ path })=>path === undefined ? [] : plans.get(path) ?? []);
}
function mayContain(plan, id, context) {
	if (plan.component) return true;
	const objects = _once().getOrInsert(context.knownObjects, plan.directory, ()=>knownObjectsOf(plan, context));
	return objects === 'anything' || objects.some((own)=>own.kind === id.kind && id.name.includes(own.name) && own.fits(id));
}
function knownObjectsOf(plan, context) {
	const plans = plansBelow(plan, context);
	const roots = plans.filter((one)=>one !== plan).map(({ root })=>root);
	const moves = roots.some((root)=>_docum().child(root, 'transformers') !== undefined);
	const namespaces = new Set(roots.flatMap((root)=>_docum().scalarText(_docum().child(root, 'namespace')) ?? []).map((name)=>_built().effective(name)));
	const fits = (own)=>(id)=>moves || namespaces.has(_built().effective(id.namespace)) || _built().effective(own.namespace) === _built().effective(id.namespace);
	const objects = [];
	for (const below of plans){
		if (['helmCharts', 'helmChartInflationGenerator', 'generators'].some((key)=>_docum().child(below.root, key) !== undefined)) return 'anything';
		for (const { path } of [...below.resources, ...below.components]){
			if (path === undefined) return 'anything';
			if (context.plans.has(path)) continue;
			const file = context.read(path);
			if (file === undefined || _yaml().isTemplate(file.text)) return 'anything';
			for (const { root } of _openo().openObjects(_sourc().wholeFile(file), _synth().openSyntheticSource(), true)){
				if (root.kind !== 'map' || objects.length > MAX_OBJECTS) return 'anything';
				const own = _built().idOf({ root, path, before: [] });
				objects.push({ ...own, fits: fits(own) });
			}
		}
	}
	return objects;
}

return { directoriesBelow, mayContain, plansAt, plansBelow };
},

"tools/kustomize/labels.js": (_from) => {

const [_defin, _docum, _synth, _built, _names] = _from("text/defined", "documents/document", "documents/synthetic-source", "./built-object", "./names");
const WITH_MATCH_LABELS = /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet)$/;
function setLabels(object, kustomization) {
	let setLabels = object;
	for (const one of _docum().items(_docum().child(kustomization, 'labels')))setLabels = setPairs(setLabels, _docum().child(one, 'pairs'), _docum().items(_docum().child(one, 'fields')));
	let root = setLabels.root;
	for (const label of _docum().items(_docum().child(kustomization, 'labels'))){
		const pairs = _docum().child(label, 'pairs');
		const selectors = _docum().scalarText(_docum().child(label, 'includeSelectors')) === 'true';
		const templates = selectors || _docum().scalarText(_docum().child(label, 'includeTemplates')) === 'true';
		root = withLabels(root, _built().idOf(object).kind, pairs, { templates, selectors });
	}
	const common = _docum().child(kustomization, 'commonLabels');
	root = withLabels(root, _built().idOf(object).kind, common, { templates: true, selectors: true });
	return _built().withRoot(setLabels, root);
}
function settingsOf(kustomization) {
	const lists = ['images', 'imageTags', 'replicas'].map((key)=>_docum().items(_docum().child(kustomization, key)).length);
	const labels = _docum().items(_docum().child(kustomization, 'labels'));
	const maps = [...labels.map((one)=>_docum().child(one, 'pairs')), _docum().child(kustomization, 'commonLabels')];
	const pairs = [...maps, _docum().child(kustomization, 'commonAnnotations')].map((one)=>_docum().entries(one).length);
	const set = pairs.reduce((sum, one)=>sum + one, 0);
	return lists.reduce((sum, one)=>sum + one, set * (labels.length + 1));
}
function withLabels(root, kind, pairs, { templates, selectors }) {
	if (pairs?.kind !== 'map' || pairs.entries.length === 0) return root;
	const set = settingPairs(pairs);
	let out = set(root, ['metadata', 'labels']);
	const pod = _names().podSpecOf(kind);
	if (templates && pod !== undefined && pod.length > 1) out = set(out, [...pod.slice(0, -1), 'metadata', 'labels']);
	if (!selectors) return out;
	if (kind === 'Service' || kind === 'ReplicationController') out = set(out, ['spec', 'selector']);
	else if (WITH_MATCH_LABELS.test(kind)) out = set(out, ['spec', 'selector', 'matchLabels']);
	return out;
}
function settingPairs(pairs) {
	return (node, path)=>_synth().atPath(node, path, (old)=>mergePairs(old, pairs), true);
}
function setAnnotations(object, kustomization) {
	const pairs = _docum().child(kustomization, 'commonAnnotations');
	if (pairs?.kind !== 'map' || pairs.entries.length === 0) return object;
	const set = settingPairs(pairs);
	const pod = _names().podSpecOf(_built().idOf(object).kind);
	const root = set(object.root, ['metadata', 'annotations']);
	return _built().withRoot(object, pod === undefined || pod.length < 2 ? root : set(root, [...pod.slice(0, -1), 'metadata', 'annotations']));
}
function setImages(object, images, factory) {
	const pod = _names().podSpecOf(_built().idOf(object).kind);
	if (pod === undefined) return object;
	let root = object.root;
	for (const image of images)for (const list of ['containers', 'initContainers'])root = _synth().atPath(root, [...pod, list, 'image'], (old)=>imageOf(old, image, factory), false);
	return _built().withRoot(object, root);
}
function imageOf(old, image, factory) {
	const text = _docum().scalarText(old);
	if (text === undefined) return old;
	const written = splitImage(text);
	if (written.name !== _docum().scalarText(_docum().child(image, 'name'))) return old;
	const textAt = (key)=>_docum().scalarText(_docum().child(image, key)) || undefined;
	const name = textAt('newName') ?? written.name;
	const [newTag, digest, suffix] = [textAt('newTag'), textAt('digest'), textAt('tagSuffix')];
	const tag = newTag ?? (digest === undefined ? written.tag : undefined);
	const nextDigest = newTag === undefined ? digest ?? written.digest : digest;
	const place = _docum().child(image, 'newTag') ?? _docum().child(image, 'newName') ?? image;
	const next = `${name}${tag === undefined ? '' : `:${tag}${suffix ?? ''}`}${nextDigest === undefined ? '' : `@${nextDigest}`}`;
	return next === text ? old : _synth().textNode(factory.syntheticSource, next, place.span);
}
function splitImage(text) {
	const hash = text.indexOf('@');
	const rest = hash === -1 ? text : text.slice(0, hash);
	const colon = rest.indexOf(':', rest.lastIndexOf('/') + 1);
	return {
		name: colon === -1 ? rest : rest.slice(0, colon),
		..._defin().defined({ tag: colon === -1 ? undefined : rest.slice(colon + 1), digest: hash === -1 ? undefined : text.slice(hash + 1) })
	};
}
function setReplicas(object, replicas) {
	const { kind, name } = _built().idOf(object);
	if (!/^(?:Deployment|StatefulSet|ReplicaSet|ReplicationController)$/.test(kind)) return object;
	const known = new Set([name, ...object.before.map((id)=>id.name)]);
	const count = replicas.find((one)=>known.has(_docum().scalarText(_docum().child(one, 'name')) ?? ''));
	const value = _docum().child(count, 'count');
	return value === undefined ? object : _built().withRoot(object, _synth().atPath(object.root, ['spec', 'replicas'], ()=>value, true));
}
function mergePairs(old, pairs) {
	const all = new Map(_docum().entries(old).map((entry)=>[entry.key, entry]));
	for (const entry of pairs.entries)all.set(entry.key, entry);
	return { kind: 'map', span: old?.span ?? pairs.span, entries: [...all.values()] };
}
function setPairs(object, pairs, specs) {
	if (pairs?.kind !== 'map' || pairs.entries.length === 0) return object;
	return changeFields(object, specs, (old)=>mergePairs(old, pairs));
}
function matchesObject(spec, object) {
	const { group, version } = _built().groupVersionOf(object.root);
	const specText = (key)=>_docum().scalarText(_docum().child(spec, key)) ?? '';
	return (specText('group') === '' || specText('group') === group) && (specText('version') === '' || specText('version') === version) && (specText('kind') === '' || specText('kind') === _built().idOf(object).kind);
}
function changeFields(object, specs, change) {
	if (object.chart !== undefined) return object;
	let root = object.root;
	for (const spec of specs){
		if (!matchesObject(spec, object)) continue;
		const path = (_docum().scalarText(_docum().child(spec, 'path')) ?? '').replaceAll('[]', '').split('/');
		root = _synth().atPath(root, path, change, _docum().scalarText(_docum().child(spec, 'create')) === 'true');
	}
	return _built().withRoot(object, root);
}

return { setAnnotations, setImages, setLabels, setReplicas, settingsOf };
},

"tools/kustomize/merge-patch.js": (_from) => {
/** Strategic merge (kyaml/yaml/merge2, walk): maps merge, lists by Kubernetes' keys, others are replaced. */
const [_docum, _synth] = _from("documents/document", "documents/synthetic-source");
const POD_LISTS = new Map([
	['containers', ['name']],
	['initContainers', ['name']],
	['ephemeralContainers', ['name']],
	['volumes', ['name']],
	['env', ['name']],
	['ports', ['containerPort', 'protocol']],
	['volumeMounts', ['mountPath']],
	['volumeDevices', ['devicePath']],
	['imagePullSecrets', ['name']],
	['hostAliases', ['ip']],
	['topologySpreadConstraints', ['topologyKey', 'whenUnsatisfiable']]
]);
const SERVICE_LISTS = new Map([['ports', ['port', 'protocol']]]);
const NO_LISTS = new Map();
const POD_KINDS = /^(?:Pod|PodTemplate|Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job|CronJob)$/;
function mergePatch(object, patch) {
	const kind = _docum().scalarText(_docum().child(object, 'kind')) ?? '';
	const core = /^(?:v1|(?:apps|batch|extensions)\/)/.test(_docum().scalarText(_docum().child(object, 'apiVersion')) ?? '');
	const lists = !core ? NO_LISTS : POD_KINDS.test(kind) ? POD_LISTS : kind === 'Service' ? SERVICE_LISTS : NO_LISTS;
	if (_docum().scalarText(_docum().child(patch, '$patch')) === 'replace') return object;
	const merged = mergeMap(object, patch, lists);
	return merged?.kind === 'map' ? merged : undefined;
}
function withFirstKeys(node) {
	if (node.kind === 'scalar') return node;
	if (node.kind === 'sequence') return _synth().withValues(node, withFirstKeys);
	const entries = new Map();
	let isSame = true;
	for (const entry of node.entries){
		const value = withFirstKeys(entry.value);
		isSame &&= value === entry.value && !entries.has(entry.key);
		if (!entries.has(entry.key)) entries.set(entry.key, value === entry.value ? entry : { ...entry, value });
	}
	return isSame ? node : { ...node, entries: [...entries.values()] };
}
function mergeMap(old, patch, lists) {
	const directive = _docum().scalarText(_docum().child(patch, '$patch'));
	if (directive === 'delete') return undefined;
	const content = directive === undefined ? patch : _synth().withKey(patch, '$patch', undefined);
	if (directive === 'replace') return content;
	const entries = new Map();
	for (const entry of old.entries)entries.set(entry.key, entry);
	for (const { key, keySpan, value } of content.entries){
		if (key === '$retainKeys' || key.startsWith('$setElementOrder/') || key.startsWith('$deleteFromPrimitiveList/')) continue;
		const before = entries.get(key)?.value;
		const after = mergeValue(before, value, key, lists);
		if (after === undefined) entries.delete(key);
		else if (after !== before) entries.set(key, { key, keySpan, value: after });
	}
	return { ...old, entries: [...entries.values()] };
}
function mergeValue(old, patch, key, lists) {
	if (_docum().isNull(patch)) return undefined;
	if (patch.kind === 'map') {
		if (old === undefined || old.kind !== 'map') return mergeMap({ ...patch, entries: [] }, patch, lists);
		return patch.entries.length === 0 ? old : mergeMap(old, patch, lists);
	}
	if (patch.kind === 'sequence') {
		const keys = lists.get(key);
		if (keys === undefined) return patch;
		return mergeList(old?.kind === 'sequence' ? old : { ...patch, items: [] }, patch, keys, lists);
	}
	return patch;
}
function mergeList(old, patch, keys, lists) {
	const elements = patch.items.filter((item)=>item.kind === 'map');
	const directives = elements.filter((item)=>identity(item, keys) === '' && _docum().child(item, '$patch') !== undefined);
	if (directives.some((item)=>_docum().scalarText(_docum().child(item, '$patch')) === 'replace')) return {
		...patch,
		items: elements.filter((item)=>!directives.includes(item))
	};
	const rest = new Map(old.items.map((item)=>[item, true]));
	const index = new Map();
	for (const item of old.items.toReversed()){
		index.set(identity(item, keys), item);
		index.set(identity(item, keys.slice(0, 1)), item);
	}
	const first = [];
	const inPlace = new Map();
	for (const item of elements){
		const own = identity(item, keys);
		const found = index.get(own.includes('\n') || keys.length === 1 ? own : identity(item, keys.slice(0, 1)));
		const target = found !== undefined && rest.has(found) && own !== '' ? found : undefined;
		const stays = target !== undefined && _docum().scalarText(_docum().child(item, '$patch')) === 'replace';
		const merged = stays ? target : mergeMap(target?.kind === 'map' ? target : { ...item, entries: [] }, item, lists);
		if (target !== undefined && keys.length > 1) inPlace.set(target, merged);
		else {
			if (target !== undefined) rest.delete(target);
			if (merged !== undefined) first.push(merged);
		}
	}
	const items = [...first];
	for (const item of rest.keys()){
		const made = inPlace.has(item) ? inPlace.get(item) : item;
		if (made !== undefined) items.push(made);
	}
	return { ...patch, items };
}
function identity(item, keys) {
	return keys.flatMap((key)=>_docum().scalarText(_docum().child(item, key)) ?? []).join('\n');
}

return { mergePatch, withFirstKeys };
},

"tools/kustomize/names.js": (_from) => {

const [_docum, _synth, _built] = _from("documents/document", "documents/synthetic-source", "./built-object");
const CLUSTER_SCOPED = /^(?:Node|PersistentVolume|ClusterRole|ClusterRoleBinding|CustomResourceDefinition|StorageClass|PriorityClass|IngressClass|APIService|(?:Validating|Mutating)WebhookConfiguration|CSIDriver|RuntimeClass)$/;
function setNamespace(before, namespace, factory) {
	const object = before.chart === undefined ? _built().withPreviousId(before) : before;
	const text = _docum().scalarText(namespace) ?? '';
	if (text === '') return object;
	if (isNamespace(object)) return _built().withRoot(object, withName(object.root, text, factory));
	if (CLUSTER_SCOPED.test(_built().idOf(object).kind)) return object;
	if (object.chart !== undefined) return 'namespace' in object.chart ? { ...object, chart: { ...object.chart, namespace: text } } : object;
	const metadata = _docum().child(object.root, 'metadata');
	if (metadata?.kind !== 'map' || _docum().scalarText(_docum().child(metadata, 'namespace')) === text) return object;
	const value = _synth().textNode(factory.syntheticSource, text, namespace.span);
	return _built().withRoot(object, _synth().withKey(object.root, 'metadata', _synth().withKey(metadata, 'namespace', value, namespace.span)));
}
function isNamespace({ root, chart }) {
	return chart === undefined && _docum().scalarText(_docum().child(root, 'kind')) === 'Namespace' && _docum().scalarText(_docum().child(root, 'apiVersion')) === 'v1';
}
function addPrefixSuffix(objects, prefix, suffix, factory) {
	return objects.map((object)=>{
		const { kind, name } = _built().idOf(object);
		if (object.chart !== undefined || name === '' || /^(?:CustomResourceDefinition|APIService|Namespace)$/.test(kind)) return object;
		return withAffixes(withAffixes(object, prefix, '', factory), '', suffix, factory);
	});
}
function withAffixes(object, prefix, suffix, factory) {
	if (prefix === '' && suffix === '') return object;
	const { prefixes, suffixes } = object.affixes ?? NO_AFFIXES;
	const { name } = _built().idOf(object);
	return {
		..._built().withRoot(object, withName(object.root, prefix + name + suffix, factory)),
		affixes: { prefixes: prefix === '' ? prefixes : [...prefixes, prefix], suffixes: suffix === '' ? suffixes : [...suffixes, suffix] }
	};
}
const NO_AFFIXES = { prefixes: [], suffixes: [] };
function withName(root, name, factory) {
	const old = _docum().child(root, 'metadata', 'name');
	return old === undefined ? root : _synth().atPath(root, ['metadata', 'name'], ()=>_synth().textNode(factory.syntheticSource, name, old.span), false);
}
const BELOW_POD = [
	['ConfigMap', 'configMapKeyRef', 'configMapRef', 'configMap', 'name'],
	['Secret', 'secretKeyRef', 'secretRef', 'secret', 'secretName']
].flatMap(([kind, key, from, volume, field])=>[
		{ kind, path: ['volumes', volume, field] },
		{ kind, path: ['volumes', 'projected', 'sources', volume, 'name'] },
		...['containers', 'initContainers'].flatMap((list)=>[{ kind, path: [list, 'env', 'valueFrom', key, 'name'] }, { kind, path: [list, 'envFrom', from, 'name'] }])
	]);
function podSpecOf(kind) {
	if (kind === 'Pod') return ['spec'];
	if (kind === 'PodTemplate') return ['template', 'spec'];
	if (kind === 'CronJob') return ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
	return /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job)$/.test(kind) ? ['spec', 'template', 'spec'] : undefined;
}
function renameReferences(object, nameOf, factory) {
	const { kind } = _built().idOf(object);
	const pod = podSpecOf(kind);
	if (pod === undefined || object.chart !== undefined) return object;
	let root = object.root;
	const rename = (targetKind, path)=>{
		root = _synth().atPath(root, path, (old)=>{
			const name = _docum().scalarText(old);
			const next = name === undefined || old === undefined ? undefined : nameOf(targetKind, name, old);
			return next === undefined || next === name || old === undefined ? old : _synth().textNode(factory.syntheticSource, next, old.span);
		}, false);
	};
	for (const one of BELOW_POD)rename(one.kind, [...pod, ...one.path]);
	if (kind === 'StatefulSet') rename('Service', ['spec', 'serviceName']);
	return _built().withRoot(object, root);
}

return { addPrefixSuffix, podSpecOf, renameReferences, setNamespace };
},

"tools/kustomize/notices.js": (_from) => {
/** Notices about kustomizations that could not be built as written, where it matters. */
const [
	_paths, _templ, _docum, _yaml, _facts, _fragm, _known, _paths1,
] = _from( "text/paths", "text/template-language", "documents/document", "documents/yaml", "./facts", "./fragments", "./known-objects", "./paths", );
const MENTIONS_DNS = /corefile|coredns|kube-dns|node-?local|resolv/i;
const NAMES_DNS = /coredns|kube-?dns|node-?local-?dns|nodelocaldns/i;
function noticesOf(context, relevant) {
	const notices = [];
	const concerned = _known().directoriesBelow(relevant, context.plans);
	for (const { directory, notice, file } of context.notices)if (concerned.has(directory) || notice.limit === 'notices' || MENTIONS_DNS.test(file ?? '')) notices.push(notice);
	const say = (kind, message, node)=>{
		const at = context.factory.syntheticSource.placeOf(node);
		notices.push(kind === 'stale' ? { kind: 'unreadable', message, at, stale: true } : { kind, message, at });
	};
	sayOfSeconds(context, concerned, notices);
	const absent = new Map();
	for (const directory of concerned){
		const plan = context.plans.get(directory);
		if (plan === undefined) continue;
		missing(plan, context, say, absent);
		for (const [key, matters] of [
			['configurations', holdsMore],
			['crds', marksFields]
		])for (const node of _docum().items(_docum().child(plan.root, key)).filter((one)=>matters(plan, one, context)).slice(0, 1))say('not-modelled', `\`${key}\` of a kustomization is not followed`, node);
		const schema = _docum().child(plan.root, 'openapi', 'path');
		if (schema !== undefined) say('not-modelled', '`openapi` of a kustomization is not followed', schema);
	}
	const folders = foldersOf([...context.byPath].flatMap(([path, facts])=>facts.some(_facts().decides) ? [path] : []));
	for (const plan of context.plans.values()){
		const rest = concerned.has(plan.directory) ? [] : plan.resources;
		const fetched = rest.filter(({ node, path })=>path === undefined && NAMES_DNS.test(_docum().scalarText(node) ?? ''));
		outside(fetched.map(({ node })=>({ written: _docum().scalarText(node) ?? '', node })), say);
		for (const { node, path } of rest)if (path !== undefined && (folders.has(path) || NAMES_DNS.test(_docum().scalarText(node) ?? ''))) missing({
			...plan,
			resources: [{ node, path }],
			components: []
		}, context, say, absent);
		if (context.reached.has(plan.directory) || plan.component) continue;
		const closing = plan.resources.find(({ path })=>path !== undefined && context.plans.has(path));
		if (closing !== undefined && mentionsDns(plan, context)) say('unreadable', 'this kustomization includes itself again, and kustomize refuses it; its files are read as they are', closing.node);
	}
	for (const { kind, message, node, others } of absent.values()){
		const many = others === 1 ? 'kustomization lists' : `${others} kustomizations list`;
		say(kind, others === 0 ? message : `${message}; ${others === 1 ? 'another ' : ''}${many} it too`, node);
	}
	return notices;
}
const FILE_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function sayOfSeconds(context, concerned, notices) {
	for (const { directory, resources, at } of context.seconds){
		const other = context.plans.get(directory)?.path;
		const names = FILE_NAMES.map((name)=>_paths().inFolder(directory, name));
		if (other === undefined || !names.includes(other) || !names.includes(at.file.path)) continue;
		const matters = [
			directory,
			...resources.map(({ value })=>value)
		].some((path)=>concerned.has(path) || context.byPath.get(path)?.some(_facts().decides) === true);
		const message = `kustomize refuses to build this folder: \`${other}\` is a kustomization, too`;
		if (matters) notices.push({ kind: 'unreadable', message, at });
	}
}
function isOneFile(url) {
	return /^https?:\/\/[^?#]{1,2000}\.ya?ml$/.test(url);
}
function mentionsDns(plan, context) {
	return plan.resources.some(({ path })=>path !== undefined && context.byPath.get(path)?.some((fact)=>!_fragm().isKustomization(fact)) === true);
}
function outside(entries, say) {
	for (const remote of [true, false]){
		const alike = entries.filter(({ written })=>written !== '' && _paths1().isRemote(written) === remote);
		const [first] = alike;
		if (first === undefined) continue;
		const more = alike.length === 1 ? '' : ` (and ${alike.length - 1} more)`;
		const where = remote ? 'is fetched by kustomize and not read here' : 'is outside the scanned tree';
		say('not-modelled', `\`${first.written}\`${more} ${where}`, first.node);
	}
}
function foldersOf(paths) {
	const folders = new Set();
	for (const path of paths)for(let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))folders.add(path.slice(0, at));
	return folders;
}
function isConfigured(plan, context) {
	return _docum().child(plan.root, 'openapi', 'path') !== undefined || _docum().items(_docum().child(plan.root, 'configurations')).some((one)=>holdsMore(plan, one, context));
}
const HARMLESS = /^(?:name|var)Reference$/;
function holdsMore(plan, node, context) {
	const path = _paths1().placeOfWritten(plan.directory, _docum().scalarText(node) ?? '');
	const root = path === undefined ? undefined : _yaml().yamlFile(context.read(path))?.root;
	return root === undefined || _docum().entries(root).some(({ key })=>!HARMLESS.test(key));
}
function marksFields(plan, node, context) {
	const path = _paths1().placeOfWritten(plan.directory, _docum().scalarText(node) ?? '');
	const text = path === undefined ? undefined : context.read(path)?.text;
	return text === undefined || /x-kubernetes-(?:annotation|label-selector|identity|object-ref-)/.test(text);
}
const BOOTSTRAPPED = /(?:^|\/)flux-system\/?$/;
const MIN_STALE = 3;
function missing(plan, context, say, faults) {
	const absent = [];
	const elsewhere = [];
	const refused = [];
	const ending = _templ().templateEnding(plan.path);
	for (const { node, path } of [...plan.resources, ...plan.components]){
		const written = _docum().scalarText(node) ?? '';
		if (path === undefined) {
			if (!isOneFile(written) || NAMES_DNS.test(written) || mentionsDns(plan, context)) elsewhere.push({ written, node });
			continue;
		}
		if (context.plans.has(path) || context.byPath.has(path)) continue;
		if (context.read(path) !== undefined) continue;
		if (ending !== '' && context.read(`${path}/kustomization.yaml${ending}`) !== undefined) continue;
		const hasKustomization = FILE_NAMES.some((name)=>context.read(_paths().inFolder(path, name)) !== undefined);
		const because = context.whyUnread?.(path);
		if (because !== undefined) refused.push({ written, path, node, because });
		else if (hasKustomization) say('not-modelled', `\`${written}\` is not among the files that are scanned`, node);
		else absent.push({ written, path, node });
	}
	outside(elsewhere, say);
	for (const because of new Set(refused.map((one)=>one.because))){
		const alike = refused.filter((one)=>one.because === because);
		const [example] = alike;
		const rest = alike.length === 1 ? '' : ` (and ${alike.length - 1} more)`;
		const kind = alike.every(({ path })=>context.isElsewhere(path)) ? 'stale' : 'unreadable';
		if (example !== undefined) say(kind, `\`${example.written}\`${rest} was not read: ${because}`, example.node);
	}
	const [first] = absent;
	if (first === undefined) return;
	const known = faults.get(first.path);
	if (known !== undefined) {
		faults.set(first.path, { ...known, others: known.others + 1 });
		return;
	}
	const more = absent.length === 1 ? '' : ` (and ${absent.length - 1} more)`;
	const isStale = absent.length >= MIN_STALE && absent.length * 2 > plan.resources.length + plan.components.length || ending !== '' || absent.every(({ path })=>BOOTSTRAPPED.test(path) || context.isIgnored(path));
	faults.set(first.path, {
		kind: isStale ? 'stale' : 'unreadable',
		message: `\`${first.written}\`${more} is neither a file nor a folder with a kustomization, and kustomize refuses to build without it`,
		node: first.node,
		others: 0
	});
}

return { isConfigured, noticesOf };
},

"tools/kustomize/open-objects.js": (_from) => {

const [_docum, _split, _yaml] = _from("documents/document", "documents/split", "documents/yaml");
function openObjects(text, syntheticSource, whole) {
	const opened = [];
	const chunks = _split().splitStream(text.text);
	for (const chunk of whole ? chunks : _split().relevantChunks(text.text, chunks)){
		const piece = _split().cut(text, chunk);
		const { value } = _yaml().readYaml(piece);
		if (value === undefined || _docum().isNull(value)) continue;
		const open = [value];
		for(let next = open.pop(); next !== undefined; next = open.pop()){
			const held = _docum().child(next, 'items');
			if (_docum().scalarText(_docum().child(next, 'kind'))?.endsWith('List') === true && held?.kind === 'sequence') for (const item of _docum().items(held).toReversed())open.push(item);
			else opened.push({ root: syntheticSource.enter(piece, next), document: { kind: 'yaml', path: text.file.path, source: piece, root: next } });
		}
	}
	return opened;
}

return { openObjects };
},

"tools/kustomize/order.js": (_from) => {
/** The build's order (api/internal/builtins/SortOrderTransformer.go): of two conflicting objects the first counts. */
const [_docum, _built] = _from("documents/document", "./built-object");
const FIRST = 'Namespace ResourceQuota StorageClass CustomResourceDefinition ServiceAccount PodSecurityPolicy Role ClusterRole RoleBinding ClusterRoleBinding ConfigMap Secret Endpoints Service LimitRange PriorityClass PersistentVolume PersistentVolumeClaim Deployment StatefulSet CronJob PodDisruptionBudget'.split(' ');
const LAST = ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'];
function inOrder(objects, root) {
	const options = _docum().child(root, 'sortOptions');
	if (_docum().scalarText(_docum().child(options, 'order')) === 'fifo') return objects;
	const stated = _docum().child(options, 'legacySortOptions');
	const listed = (key, otherwise)=>stated === undefined ? otherwise : _docum().items(_docum().child(stated, key)).flatMap((node)=>_docum().scalarText(node) ?? []);
	const ranks = new Map();
	const first = listed('orderFirst', FIRST);
	for (const [index, kind] of first.entries())ranks.set(kind, index - first.length);
	for (const [index, kind] of listed('orderLast', LAST).entries())ranks.set(kind, index + 1);
	return objects.map((object)=>{
		const { kind, name, namespace } = _built().idOf(object);
		const { group, version } = _built().groupVersionOf(object.root);
		const ofKind = [group || '~G', version || '~V', kind || '~K'].join('_');
		return {
			object,
			rank: ranks.get(kind) ?? 0,
			text: `${ofKind}\n${namespace || '~X'}|${name || '~N'}`
		};
	}).sort((a, b)=>a.rank - b.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)).map(({ object })=>object);
}

return { inOrder };
},

"tools/kustomize/patched-names.js": (_from) => {

const [_docum, _prefi, _split, _paths] = _from("documents/document", "documents/prefilter", "documents/split", "./paths");
const MAY_DECIDE = /corefile|dns|resolv|forward|values|\.env$|\.(?:db|zone|override|server)$/i;
const MAX_NAMES = 1000;
function namesPatchedWithDns({ root, directory }, read) {
	const names = new Set();
	const textOf = (node)=>{
		const written = _docum().scalarText(node) ?? '';
		if (/[\n{]|:\s/.test(written)) return written;
		const path = _paths().placeOfWritten(directory, written.slice(written.indexOf('=') + 1));
		return written === '' || path === undefined ? '' : read(path)?.text ?? '';
	};
	for (const key of ['patches', 'patchesJson6902', 'patchesStrategicMerge'])for (const patch of _docum().items(_docum().child(root, key))){
		const text = textOf(patch.kind === 'scalar' ? patch : _docum().child(patch, 'patch') ?? _docum().child(patch, 'path'));
		if (!_prefi().prefilter().hasMarker(text)) continue;
		const target = _docum().child(patch, 'target');
		const name = _docum().scalarText(_docum().child(target, 'name')) ?? '';
		if (target !== undefined && !/^[\w.-]+$/.test(name)) return 'any';
		if (target !== undefined) names.add(name);
		else for (const own of namesIn(text))names.add(own);
		if (names.size > MAX_NAMES) return 'any';
	}
	for (const generator of _docum().items(_docum().child(root, 'configMapGenerator'))){
		if (!/^(?:merge|replace)$/.test(_docum().scalarText(_docum().child(generator, 'behavior')) ?? '')) continue;
		const bringsDns = _docum().items(_docum().child(generator, 'files')).some((file)=>MAY_DECIDE.test(_docum().scalarText(file) ?? '') || _prefi().prefilter().hasMarker(textOf(file))) || _docum().items(_docum().child(generator, 'literals')).some((literal)=>_prefi().prefilter().hasMarker(_docum().scalarText(literal) ?? ''));
		if (bringsDns) names.add(_docum().scalarText(_docum().child(generator, 'name')) ?? '');
	}
	for (const key of ['generators', 'transformers'])for (const one of _docum().items(_docum().child(root, key))){
		const text = textOf(one);
		if (_prefi().prefilter().hasMarker(text) || /corefile|dns|resolv|forward/i.test(text)) for (const own of namesIn(text))names.add(own);
		if (names.size > MAX_NAMES) return 'any';
	}
	names.delete('');
	return names;
}
function patchFiles({ root, directory }) {
	return ['patches', 'patchesJson6902', 'patchesStrategicMerge'].flatMap((key)=>_docum().items(_docum().child(root, key)).flatMap((patch)=>{
			const written = _docum().scalarText(patch.kind === 'scalar' ? patch : _docum().child(patch, 'path')) ?? '';
			return /[\n{]|:\s/.test(written) ? [] : _paths().placeOfWritten(directory, written) ?? [];
		}));
}
function namesIn(text) {
	return _split().splitStream(text).flatMap(({ start, end })=>[
			...text.slice(start, end).matchAll(/\bname["']?:\s{0,8}["']?([\w.-]{1,253})/g)
		].map((match)=>match[1] ?? ''));
}

return { MAY_DECIDE, namesPatchedWithDns, patchFiles };
},

"tools/kustomize/patches.js": (_from) => {
/** Patches of one kustomization, in kustomize's order. */
const [
	_sourc, _docum, _synth, _built, _jsonp, _merge, _openo, _selec,
] = _from(
	"text/source-text", "documents/document", "documents/synthetic-source", "./built-object", "./json-patch", "./merge-patch", "./open-objects", "./select",
);
const OF_CHART = 'what this patch changes in an object of a chart is not followed';
function applyPatches(objects, kustomization, fields, surroundings) {
	let out = objects;
	for (const field of fields){
		for (const node of _docum().items(_docum().child(kustomization, field))){
			const object = objectOf(node, field);
			const text = object === undefined ? textOf(node, surroundings) : undefined;
			if (text === undefined && object === undefined) continue;
			const patches = text === undefined ? [{ root: object ?? node }] : _openo().openObjects(text.text, surroundings.factory.syntheticSource, true);
			if (text?.inline === true && /^\s*\[/.test(text.text.text) && !isJson(text.text.text)) {
				surroundings.factory.addNotice('unreadable', 'kustomize reads a patch that begins with `[` as JSON, and this is none', node);
				continue;
			}
			if (!surroundings.factory.budget.take('comparisons', out.length * patches.length)) {
				surroundings.factory.addNotice('unreadable', 'this patch and those after it are not applied: there are too many', node);
				return out;
			}
			for (const { root } of patches){
				const next = applyPatch(out, root.kind === 'map' ? _merge().withFirstKeys(root) : root, node, surroundings);
				hideSecrets(out, next, surroundings.factory);
				out = field === 'patchesJson6902' ? withNamesOf(out, next) : next;
			}
		}
	}
	return out;
}
function hideSecrets(before, after, factory) {
	for (const [index, { root }] of before.entries()){
		if (_docum().scalarText(_docum().child(root, 'kind')) !== 'Secret') continue;
		const made = before.length === after.length ? after[index]?.root : undefined;
		if (made === root) continue;
		for (const object of [root, made])for (const field of [
			'data',
			'stringData',
			'binaryData'
		])for (const { key, value } of _docum().entries(_docum().child(object, field)))if (value.kind === 'scalar') factory.filled.push({ key, text: value.text });
	}
}
function withNamesOf(old, next) {
	if (next.length !== old.length) return next;
	return next.map((object, i)=>object.before === old[i]?.before ? object : { ...object, before: old[i]?.before ?? [] });
}
function objectOf(node, field) {
	if (field === 'patchesStrategicMerge') return node.kind === 'map' ? node : undefined;
	const patch = field === 'patchesJson6902' ? _docum().child(node, 'patch') : undefined;
	return patch?.kind === 'sequence' ? patch : undefined;
}
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch  {
		return false;
	}
}
function textOf(node, surroundings) {
	const inline = node.kind === 'scalar' ? node : _docum().child(node, 'patch');
	const isPath = node.kind === 'scalar' && !/[\n{]|:\s/.test(node.text.text);
	if (!isPath && inline?.kind === 'scalar' && inline.value !== null) return { text: inline.text, inline: true };
	const path = isPath ? node : _docum().child(node, 'path');
	const file = path === undefined ? undefined : surroundings.read(_docum().scalarText(path) ?? '', path);
	return file === undefined ? undefined : { text: _sourc().wholeFile(file), inline: false };
}
function applyPatch(objects, patch, node, surroundings) {
	const { factory } = surroundings;
	const target = _docum().child(node, 'target');
	const targeted = target?.kind === 'map' ? target : undefined;
	if (patch.kind === 'sequence') {
		if (targeted === undefined) return objects;
		const isSelected = _selec().selectorOf(targeted);
		return objects.map((object)=>isSelected(object) ? applyOperations(_built().withPreviousId(object), patch, factory) : object);
	}
	if (patch.kind !== 'map') return objects;
	const patchObject = { root: patch, path: '', before: [] };
	const id = _built().idOf(patchObject);
	const isSelected = targeted === undefined ? (object)=>mayBeCalled(object, id.name) && (_built().idsOf(object).some((one)=>_built().sameId(one, id)) || isChartOf(object, patchObject)) : _selec().selectorOf(targeted);
	const options = _docum().child(node, 'options');
	const change = partOf(patch, {
		name: _docum().scalarText(_docum().child(options, 'allowNameChange')) === 'true',
		kind: _docum().scalarText(_docum().child(options, 'allowKindChange')) === 'true'
	});
	let count = 0;
	const out = objects.flatMap((object)=>{
		if (!isSelected(object)) return [object];
		count += 1;
		if (object.chart !== undefined) {
			factory.unfollowed(OF_CHART, patch);
			return [object];
		}
		if (!isAffordable(object, touchedBy(object.root, change), factory)) return [object];
		const merged = _merge().mergePatch(object.root, change);
		return merged === undefined ? [] : [_built().withRoot(object, merged)];
	});
	if (targeted === undefined) sayUnmatched(patchObject, count, objects, surroundings);
	return out;
}
function sayUnmatched(patchObject, count, objects, { factory, mayContain }) {
	const { root: patch } = patchObject;
	const id = _built().idOf(patchObject);
	if (id.name !== '' && count === 0 && !mayContain(id)) factory.addNotice('unreadable', `kustomize refuses this patch: nothing in this build is ${id.kind} \`${id.name}\` of namespace \`${_built().effective(id.namespace)}\``, _docum().child(patch, 'metadata', 'name') ?? patch);
	if (count === 0 && mayContain(id) && _docum().child(patch, 'data', 'Corefile') !== undefined) factory.unfollowed(OF_CHART, patch);
	if (count > 1 && objects.every((object)=>object.chart === undefined)) factory.addNotice('unreadable', `kustomize refuses this patch: ${count} objects in this build are ${id.kind} \`${id.name}\` of namespace \`${_built().effective(id.namespace)}\``, _docum().child(patch, 'metadata', 'name') ?? patch);
}
function mayBeCalled({ root, before, chart }, name) {
	return chart !== undefined || _docum().scalarText(_docum().child(root, 'metadata', 'name')) === name || before.some((one)=>one.name === name);
}
function isChartOf(object, patch) {
	if (object.chart === undefined) return false;
	const [a, b] = [_built().idOf(object), _built().idOf(patch)];
	return a.kind === b.kind && a.name === b.name && (b.namespace === '' || _built().effective(b.namespace) === _built().effective(a.namespace));
}
function isAffordable(object, values, factory) {
	if (factory.budget.take('values', values)) return true;
	factory.addNotice('bound', `patches copy too much: \`${_built().idOf(object).name}\` is left as it is`, object.root);
	return false;
}
function touchedBy(node, patch) {
	if (patch.kind === 'sequence') return patch.items.length * (1 + (node?.kind === 'sequence' ? node.items.length : 0));
	if (patch.kind !== 'map' || node?.kind !== 'map') return 1;
	let count = (node.entries.length + 1) * (patch.entries.length + 1);
	for (const { key, value } of patch.entries)if (value.kind !== 'scalar') count += touchedBy(_docum().child(node, key), value);
	return count;
}
function alongPath(root, path) {
	let count = OPERATION_VALUES;
	let at = root;
	for (const step of path.split('/').slice(1, MAX_STEPS)){
		if (at?.kind === 'map') {
			count += at.entries.length;
			at = _docum().child(at, step.replace(/~1/g, '/').replace(/~0/g, '~'));
		} else if (at?.kind === 'sequence') {
			count += at.items.length;
			at = at.items[Number(step)];
		} else break;
	}
	return count;
}
const MAX_STEPS = 60;
const OPERATION_VALUES = 20;
function applyOperations(object, patch, factory) {
	if (object.chart !== undefined) {
		factory.unfollowed(OF_CHART, patch);
		return object;
	}
	let touched = 0;
	for (const operation of _docum().items(patch))touched += alongPath(object.root, _docum().scalarText(_docum().child(operation, 'path')) ?? '');
	if (!isAffordable(object, touched, factory)) return object;
	const done = _jsonp().jsonPatch(object.root, patch);
	if (done.refused !== undefined) factory.addNotice('unreadable', `kustomize refuses this operation on \`${_built().idOf(object).name}\`: ${done.refused.because}`, done.refused.at);
	return _built().withRoot(object, done.root);
}
function partOf(patch, leave) {
	const unversioned = _synth().withKey(patch, 'apiVersion', undefined);
	let out = leave.kind ? unversioned : _synth().withKey(unversioned, 'kind', undefined);
	const metadata = _docum().child(out, 'metadata');
	if (metadata?.kind === 'map') {
		const less = _synth().withKey(metadata, 'namespace', undefined);
		const remaining = leave.name ? less : _synth().withKey(less, 'name', undefined);
		out = _synth().withKey(out, 'metadata', remaining.entries.length === 0 ? undefined : remaining);
	}
	return out;
}

return { applyPatches };
},

"tools/kustomize/paths.js": (_from) => {

const [_paths] = _from("text/paths");
function placeOfWritten(directory, written) {
	if (written === '' || written.startsWith('/') || isRemote(written)) return undefined;
	return _paths().pathFrom(directory, written);
}
function isRemote(path) {
	return path.includes('://') || path.includes('?ref=') || /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path);
}

return { isRemote, placeOfWritten };
},

"tools/kustomize/plugins.js": (_from) => {
/** `generators` and `transformers`: but for namespaces, what they make and change is not followed. */
const [
	_sourc, _docum, _built, _canon, _names, _openo,
] = _from( "text/source-text", "documents/document", "./built-object", "./canonical-fields", "./names", "./open-objects", );
const MAX_CONFIGS = 500;
const HARMLESS = /^(?:Hash|Annotations|ReplicaCount)Transformer$/;
function reportGenerators(kustomization, surroundings) {
	for (const { kind, node } of configsOf(kustomization, 'generators', surroundings))surroundings.factory.unfollowed(`what a generator of kind \`${kind}\` makes is not read`, node);
}
function runTransformers(objects, kustomization, surroundings) {
	const { factory } = surroundings;
	let out = objects;
	for (const { root, kind, node } of configsOf(kustomization, 'transformers', surroundings)){
		const namespace = _docum().child(root, 'metadata', 'namespace') ?? _docum().child(root, 'namespace');
		const unset = _docum().scalarText(_docum().child(root, 'unsetOnly')) === 'true';
		if (kind === 'NamespaceTransformer' && namespace !== undefined) out = out.map((one)=>unset && _built().idOf(one).namespace !== '' ? one : _names().setNamespace(one, namespace, factory));
		else if (!HARMLESS.test(kind)) factory.unfollowed(`what a transformer of kind \`${kind}\` does is not followed`, node);
	}
	return out;
}
function configsOf(kustomization, key, surroundings) {
	const configs = [];
	const { factory } = surroundings;
	const open = (text, node)=>{
		for (const { root: written } of _openo().openObjects(text, factory.syntheticSource, true)){
			const kind = _docum().scalarText(_docum().child(written, 'kind'));
			if (kind === undefined) continue;
			if (configs.length === MAX_CONFIGS) {
				factory.addNotice('unreadable', `more than ${MAX_CONFIGS} \`${key}\` are defined here; the rest is left out`, node);
				return;
			}
			configs.push({ root: _canon().canonicalFields(written), kind, node });
		}
	};
	for (const node of _docum().items(_docum().child(kustomization, key))){
		if (node.kind !== 'scalar' || node.value === null) continue;
		if (/\n|:\s|^\s*\{/.test(node.text.text)) {
			open(node.text, node);
			continue;
		}
		const files = surroundings.below(_docum().scalarText(node) ?? '', node);
		if (files === undefined) factory.unfollowed(`\`${key}\` that another kustomization builds are not followed`, node);
		for (const file of files ?? [])open(_sourc().wholeFile(file), node);
	}
	return configs;
}

return { reportGenerators, runTransformers };
},

"tools/kustomize/real.js": (_from) => {
/** Roots built by the real tool: a value has the place of the same value in the native build. */
const [
	_defin, _sourc, _docum, _split, _synth, _yaml, _built, _paths,
] = _from(
	"text/defined", "text/source-text", "documents/document", "documents/split", "documents/synthetic-source", "documents/yaml", "./built-object", "./paths",
);
const MAX_BUILDS = 200;
const MAX_FILES = 3000;
function buildWithTool(roots, relevant, context, tool) {
	const notices = [];
	let builds = 0;
	const next = roots.map((root)=>{
		const plan = context.plans.get(root.directory);
		if (plan === undefined || !relevant.has(root.directory)) return root;
		const refuse = (message, node = plan.root, note = false)=>{
			const place = context.factory.syntheticSource.placeOf(node);
			const text = place.file.text.slice(place.span.start, place.span.end);
			const line = text.search(/\n|$/);
			notices.push({
				kind: 'unreadable',
				message: `kustomize did not build this: ${message}`,
				at: { file: place.file, span: { start: place.span.start, end: place.span.start + line } },
				..._defin().defined({ template: note || undefined })
			});
			return root;
		};
		const job = jobOf(plan, context, tool.sealed?.() === true);
		if ('because' in job) return refuse(job.because, job.node, job.note);
		builds += 1;
		if (builds > MAX_BUILDS) return refuse(`more than ${MAX_BUILDS} builds are not made in one scan`);
		let answer = tool({ files: job.files, directory: root.directory, loose: false });
		if (!answer.done && job.plain && /is not in or below/.test(answer.message)) answer = tool({ files: job.files, directory: root.directory, loose: true });
		if (!answer.done) return refuse(answer.message);
		return { directory: root.directory, isReal: true, objects: withNativePlaces(answer.text, root, plan, context) };
	});
	return { roots: next, notices };
}
const PATHS = ['resources', 'bases', 'components', 'crds', 'configurations', 'transformers', 'generators', 'validators'];
const IN_ENTRIES = [
	['patches', ['path']],
	['patchesJson6902', ['path']],
	['replacements', ['path']],
	['configMapGenerator', ['files', 'envs', 'env']],
	['secretGenerator', ['files', 'envs', 'env']]
];
const OPAQUE = ['transformers', 'generators', 'validators', 'configurations', 'crds', 'openapi'];
function jobOf(root, context, sealed) {
	const files = new Map();
	const seen = new Set();
	const open = [root];
	let plain = true;
	for(let plan = open.pop(); plan !== undefined; plan = open.pop()){
		if (seen.has(plan.directory)) continue;
		seen.add(plan.directory);
		const refusal = sealed ? undefined : openEnded(plan);
		if (refusal !== undefined) return refusal;
		files.set(plan.path, sealed && !plan.isChanged ? plan.fact.at.file.text : JSON.stringify(_docum().plainData(plan.root)));
		for (const key of ['helmCharts', 'helmChartInflationGenerator']){
			const charts = _docum().child(plan.root, key);
			if (charts !== undefined) return { because: 'charts are inflated with a network only', node: charts, note: true };
		}
		if (OPAQUE.some((key)=>_docum().child(plan.root, key) !== undefined)) plain = false;
		for (const { node, path } of pathsOf(plan)){
			const written = _docum().scalarText(node) ?? '';
			if (path === undefined) return {
				because: _paths().isRemote(written) ? `\`${written}\` is fetched over a network` : `\`${written}\` is outside the tree`,
				node
			};
			const below = context.plans.get(path);
			if (below !== undefined) open.push(below);
			else {
				const file = isOfGit(path) ? undefined : context.byPath.get(path)?.[0]?.at.file ?? context.read(path);
				if (file !== undefined && isOfEnvironment(plan, node, file.text)) return {
					because: `\`${written}\` takes values from where it is built`,
					node,
					note: true
				};
				if (file !== undefined) files.set(path, file.text);
				else if (!sealed) return {
					because: `\`${written}\` is not in the repository`,
					node,
					note: true
				};
			}
		}
		if (files.size > MAX_FILES) return {
			because: `it takes more than ${MAX_FILES} files`,
			node: plan.root
		};
	}
	return { files, plain };
}
function isOfEnvironment({ root }, node, text) {
	if (!/^[ \t]*[A-Za-z_][\w.-]{0,200}[ \t]*\r?$/m.test(text)) return false;
	const generators = ['configMapGenerator', 'secretGenerator'].flatMap((key)=>_docum().items(_docum().child(root, key)));
	return generators.some((one)=>_docum().child(one, 'env') === node || _docum().items(_docum().child(one, 'envs')).includes(node));
}
const WITHOUT_PATHS = new Set([
	'apiVersion', 'kind', 'metadata', 'namespace', 'namePrefix', 'nameSuffix', 'commonLabels', 'commonAnnotations', 'labels', 'images', 'replicas', 'vars',
	'generatorOptions', 'sortOptions', 'buildMetadata',
]);
const WITH_LOCAL_PATHS = new Set(['resources', 'bases', 'components', 'configurations', 'patchesStrategicMerge', ...IN_ENTRIES.map(([key])=>key)]);
const PATH_KEYS = new Set(IN_ENTRIES.flatMap(([, keys])=>keys));
/**
 * Why a tool outside a sandbox is not run. A build configures plugins, so what they open or fetch stands nowhere; every
 * other path has to be a file that is handed over.
 */ function openEnded(plan) {
	const refused = (what, node)=>({
			because: `${what} may fetch or open files, and this system has no way to keep the tool from it`,
			node,
			note: true
		});
	const twice = (node)=>new Set(_docum().entries(node).map(({ key })=>key)).size < _docum().entries(node).length || _docum().child(node, '<<') !== undefined;
	if (twice(plan.root)) return refused('a duplicate key', plan.root);
	for (const { key, value } of _docum().entries(plan.root)){
		if (WITHOUT_PATHS.has(key) || key.startsWith('helm')) continue;
		if (!WITH_LOCAL_PATHS.has(key)) return refused(`\`${key}\``, value);
		for (const item of _docum().items(value)){
			if (twice(item)) return refused('a duplicate key', item);
			const odd = _docum().entries(item).find((one)=>PATH_KEYS.has(one.key.toLowerCase()) && !PATH_KEYS.has(one.key));
			if (odd !== undefined) return refused(`\`${odd.key}\``, odd.value);
		}
	}
	for (const { node, written } of writtenPaths(plan))if (written.includes(':') && !written.includes('\n')) return refused('an address in place of a path', node);
	return undefined;
}
function isOfGit(path) {
	return path.split('/').some((part)=>part.toLowerCase() === '.git');
}
function pathsOf(plan) {
	return writtenPaths(plan).filter(({ written })=>!/[\n{]|:\s/.test(written)).map(({ node, written })=>({
			node,
			written,
			path: _paths().placeOfWritten(plan.directory, written)
		}));
}
function writtenPaths(plan) {
	const paths = [];
	const add = (node, written = _docum().scalarText(node))=>{
		if (node !== undefined && written !== undefined) paths.push({ node, written });
	};
	for (const key of [...PATHS, 'patchesStrategicMerge'])for (const node of _docum().items(_docum().child(plan.root, key)))add(node);
	for (const [list, keys] of IN_ENTRIES)for (const entry of _docum().items(_docum().child(plan.root, list)))for (const key of keys){
		const node = _docum().child(entry, key);
		for (const one of node?.kind === 'sequence' ? _docum().items(node) : [node]){
			const written = _docum().scalarText(one);
			add(one, key === 'files' ? written?.slice(written.indexOf('=') + 1) : written);
		}
	}
	add(_docum().child(plan.root, 'openapi', 'path'));
	return paths;
}
function withNativePlaces(text, native, plan, context) {
	const nativeObjects = new Map();
	for (const object of native.objects)nativeObjects.set(keyOf(object), object);
	const output = _sourc().wholeFile({ path: plan.path, text });
	const objects = [];
	for (const chunk of _split().splitStream(text)){
		const { value } = _yaml().readYaml(_sourc().slice(output, chunk.start, chunk.end));
		if (value?.kind !== 'map') continue;
		const bare = { root: value, path: plan.path, before: [] };
		const twin = nativeObjects.get(keyOf(bare)) ?? nativeObjects.get(keyOf(bare, true));
		const root = withPlacesOf(value, twin?.root, twin?.root.span ?? plan.root.span, context);
		objects.push({ root: root, path: twin?.path ?? plan.path, before: [] });
	}
	return objects;
}
function keyOf(object, hashed = false) {
	const { kind, name, namespace } = _built().idOf(object);
	return `${kind}\n${namespace}\n${hashed ? name.replace(/-[0-9a-z]{10}$/, '') : name}`;
}
function withPlacesOf(node, twin, span, context) {
	if (node.kind === 'scalar') {
		if (twin?.kind === 'scalar' && twin.value === node.value) return twin;
		const at = twin?.span ?? span;
		return typeof node.value === 'string' ? _synth().textNode(context.factory.syntheticSource, node.value, at) : {
			...node,
			text: _synth().textNode(context.factory.syntheticSource, node.text.text, at).text,
			span: at
		};
	}
	const at = twin?.span ?? span;
	if (node.kind === 'sequence') {
		const twins = _docum().items(twin);
		const named = new Map(twins.map((item)=>[_docum().scalarText(_docum().child(item, 'name')), item]));
		return {
			...node,
			span: at,
			items: node.items.map((item, index)=>{
				const name = _docum().scalarText(_docum().child(item, 'name'));
				return withPlacesOf(item, name === undefined ? twins[index] : named.get(name) ?? twins[index], at, context);
			})
		};
	}
	const old = new Map(_docum().entries(twin).map((entry)=>[entry.key, entry]));
	return {
		...node,
		span: at,
		entries: node.entries.map((entry)=>{
			const same = old.get(entry.key);
			const keySpan = same?.keySpan ?? at;
			return { key: entry.key, keySpan, value: withPlacesOf(entry.value, same?.value, same === undefined ? at : keySpan, context) };
		})
	};
}
function realBuildOf(tools) {
	const { kustomize } = tools;
	if (kustomize === undefined) return undefined;
	const build = ({ files, directory, loose })=>kustomize.tool({
			files,
			args: [
				kustomize.command,
				directory === '' ? '.' : `./${directory}`,
				...loose ? ['--load-restrictor=LoadRestrictionsNone'] : []
			]
		});
	return Object.assign(build, { sealed: ()=>kustomize.tool.isolation?.() === 'sealed' });
}

return { buildWithTool, realBuildOf };
},

"tools/kustomize/references.js": (_from) => {
/** References follow renamed objects (api/filters/nameref selectReferral, namereferencetransformer.go). */
const [
	_appen, _compa, _once, _docum, _synth, _built, _names,
] = _from( "text/append", "text/compare-versions", "text/once", "documents/document", "documents/synthetic-source", "./built-object", "./names", );
const LENIENT = '5.4.0';
function resolveReferences(built, factory) {
	if (!built.some((object)=>object.before.length > 0 || object.hashed === true)) return built;
	const objects = withHashes(built, factory);
	const candidates = new Map([...candidatesAmong(objects)].map(([key, all])=>[key, { all, referentsOf: referentsAmong(all) }]));
	return objects.map((object)=>{
		const namespace = _built().effective(_built().idOf(object).namespace);
		const nameOf = (kind, name, node)=>{
			const found = candidates.get(keyOf(kind, namespace, name));
			if (found === undefined) return undefined;
			const { all } = found;
			const { strict: older, lenient: newer } = found.referentsOf(object);
			const version = all.length === 1 ? undefined : factory.toolVersion();
			if (version !== undefined) return nameFor(_compa().compareVersions(version, LENIENT) < 0 ? older : newer, node, factory);
			if (older.length === 1 && newer.length === 1 && older[0] === newer[0]) return nameFor(newer, node, factory);
			if (older.length === 0 && newer.length === 0) return undefined;
			if (older.length <= 1 && newer.length <= 1 && all.length > 1) factory.unfollowed(`which of several objects \`${name}\` means depends on the version of kustomize`, node);
			return nameFor(newer, node, factory);
		};
		return _names().renameReferences(object, nameOf, factory);
	});
}
const HASH = '-HASH';
function withHashes(objects, factory) {
	const hashed = objects.filter((object)=>object.hashed === true && object.chart === undefined);
	if (hashed.length === 0) return objects;
	const named = new Map();
	for (const one of hashed)for (const key of new Set(_built().idsOf(one).map(({ kind, name })=>`${kind}\n${name}`)))named.set(key, [
		...named.get(key) ?? [],
		one
	]);
	const missed = new Set();
	for (const object of objects){
		const namespace = _built().effective(_built().idOf(object).namespace);
		const note = (kind, name)=>{
			for (const one of named.get(`${kind}\n${name}`) ?? [])if (_built().effective(_built().idOf(one).namespace) !== namespace) missed.add(one);
		};
		_names().renameReferences(object, note, factory);
	}
	return objects.map((object)=>{
		const name = _docum().child(object.root, 'metadata', 'name');
		if (!missed.has(object) || name === undefined) return object;
		const text = _synth().textNode(factory.syntheticSource, `${_built().idOf(object).name}${HASH}`, name.span);
		return _built().withRoot(object, _synth().atPath(object.root, ['metadata', 'name'], ()=>text, false));
	});
}
function nameFor(found, node, factory) {
	const names = new Set(found.map((one)=>_built().idOf(one).name));
	if (names.size > 1) factory.unfollowed('this name could mean several objects of the build, which kustomize refuses', node);
	return names.size === 1 ? [...names][0] : undefined;
}
function candidatesAmong(objects) {
	const candidates = new Map();
	for (const object of objects){
		if (object.chart !== undefined) continue;
		const { before } = object.hashed === true ? _built().withPreviousId(object) : object;
		const namespace = _built().effective(_built().idOf(object).namespace);
		const keys = new Set([...new Set(before.map((id)=>id.kind))].flatMap((kind)=>before.map((id)=>keyOf(kind, namespace, id.name))));
		for (const key of keys){
			_appen().append(candidates, key, object);
		}
	}
	return candidates;
}
function keyOf(kind, namespace, name) {
	return `${kind}\n${namespace}\n${name}`;
}
function referentsAmong(all) {
	if (all.length === 1) return ()=>({ strict: all, lenient: all });
	const known = new Map();
	const near = { prefixes: sharingEnds(all, 'prefixes'), suffixes: sharingEnds(all, 'suffixes') };
	return (referrer)=>{
		const { affixes } = referrer;
		const key = affixes === undefined ? '' : JSON.stringify([affixes.prefixes, affixes.suffixes]);
		return _once().getOrInsert(known, key, ()=>{
			const byPrefix = (affixes?.prefixes ?? []).length === 0 ? all : near.prefixes(referrer);
			const bySuffix = (affixes?.suffixes ?? []).length === 0 ? all : near.suffixes(referrer);
			const fitting = (byPrefix.length < bySuffix.length ? byPrefix : bySuffix).filter((one)=>belongs(one, referrer, true));
			const strict = fitting.filter((one)=>belongs(one, referrer, false));
			return { strict, lenient: fitting.length > 1 ? strict : fitting };
		});
	};
}
function sharingEnds(all, which) {
	const top = { objects: [], before: new Map() };
	for (const object of all){
		let at = top;
		for (const affix of [...object.affixes?.[which] ?? []].reverse()){
			at = _once().getOrInsert(at.before, affix, ()=>({ objects: [], before: new Map() }));
		}
		at.objects.push(object);
	}
	return (referrer)=>{
		const found = [];
		let at = top;
		for (const affix of [...referrer.affixes?.[which] ?? []].reverse()){
			for (const one of at.objects)found.push(one);
			at = at.before.get(affix);
			if (at === undefined) break;
		}
		const open = at === undefined ? [] : [at];
		for(let next = open.pop(); next !== undefined; next = open.pop()){
			for (const one of next.objects)found.push(one);
			for (const longer of next.before.values())open.push(longer);
		}
		return found;
	};
}
function belongs(a, b, allowEmpty) {
	const alike = (key)=>endAlike(a.affixes?.[key] ?? [], b.affixes?.[key] ?? [], allowEmpty);
	return alike('prefixes') && alike('suffixes');
}
function endAlike(a, b, allowEmpty) {
	const length = Math.min(a.length, b.length);
	if (length === 0) return allowEmpty || a.length === b.length;
	return a.slice(-length).every((one, i)=>one === b.slice(-length)[i]);
}

return { resolveReferences };
},

"tools/kustomize/replacements.js": (_from) => {
/** `replacements` (api/filters/replacement). */
const [
	_compa, _sourc, _docum, _synth, _built, _selec,
] = _from( "text/compare-versions", "text/source-text", "documents/document", "documents/synthetic-source", "./built-object", "./select", );
const DEFAULT_FIELD = 'metadata.name';
const MAX_STEPS = 60;
function applyReplacement(objects, replacement, factory) {
	const source = _docum().child(replacement, 'source');
	const given = _docum().child(replacement, 'sourceValue');
	const value = given ?? (source === undefined ? undefined : sourceOf(objects, source, factory));
	if (value === undefined) return objects;
	const version = factory.toolVersion();
	let out = objects;
	for (const target of _docum().items(_docum().child(replacement, 'targets'))){
		const select = _docum().child(target, 'select');
		const rejects = _docum().items(_docum().child(target, 'reject'));
		const paths = _docum().items(_docum().child(target, 'fieldPaths')).flatMap((path)=>_docum().scalarText(path) ?? []);
		if (select === undefined) continue;
		if (!factory.budget.take('comparisons', out.length)) {
			factory.addNotice('bound', 'this replacement and those after it are skipped: there are too many', target);
			return out;
		}
		let isAmbiguous = false;
		const [isSelected, isRejected] = [choiceOf([select], factory), choiceOf(rejects.filter(hasIdentifier), factory)];
		const isLabelled = labelledBy(select, rejects);
		const isAlike = [isSelected, isRejected].every(({ asWritten, asPattern })=>asWritten === asPattern);
		const refusals = refusalsOf(factory);
		out = out.map((object)=>{
			if (object.chart !== undefined || refusalsOf(factory) > refusals || !isLabelled(object)) return object;
			const isOlder = isSelected.asWritten(object) && !isRejected.asWritten(object);
			const isNewer = isAlike ? isOlder : isSelected.asPattern(object) && !isRejected.asPattern(object);
			isAmbiguous ||= version === undefined && isOlder !== isNewer;
			if (!(version !== undefined && _compa().compareVersions(version, PATTERNS_SINCE) < 0 ? isOlder : isNewer)) return object;
			let root = object.root;
			for (const path of paths.length === 0 ? [DEFAULT_FIELD] : paths){
				const next = setAt(root, stepsOf(path), { value, options: _docum().child(target, 'options') }, factory);
				if (next === undefined && (version !== undefined || isOlder === isNewer)) factory.addNotice('unreadable', `kustomize refuses this replacement: \`${_built().idOf(object).name}\` has no field \`${path}\``, target);
				root = next ?? root;
			}
			return root.kind === 'map' ? { ...object, root } : object;
		});
		if (isAmbiguous) factory.unfollowed('kustomize uses this selection as a pattern since 5.8 and literally before, which selects different objects', select);
	}
	return out;
}
function refusalsOf({ budget }) {
	return budget.refused('characters') + budget.refused('values');
}
const PATTERNS_SINCE = '5.8.0';
const INSIDE_TEXTS_SINCE = '5.8.0';
function choiceOf(list, factory) {
	const selectors = list.map((one)=>writtenSelector(one, factory));
	const asWritten = (object)=>selectors.some((isMeantBy)=>isMeantBy(object));
	if (!list.some((one)=>IDENTIFIERS.some((key)=>PATTERN.test(_docum().scalarText(_docum().child(one, key)) ?? '')))) return { asWritten, asPattern: asWritten };
	const choices = list.map((one)=>{
		const [group, version, kind, name, namespace] = IDENTIFIERS.map((key)=>_selec().matcher(_docum().scalarText(_docum().child(one, key))));
		return (object)=>{
			const gv = _built().groupVersionOf(object.root);
			if (!group?.(gv.group) || !version?.(gv.version) || !kind?.(_built().idOf(object).kind)) return false;
			return _built().idsOf(object).some((id)=>name?.(id.name) && namespace?.(id.namespace));
		};
	});
	return { asWritten, asPattern: (object)=>choices.some((isMeantBy)=>isMeantBy(object)) };
}
function labelledBy(select, rejects) {
	const isSelected = _selec().labelSelectorOf(select);
	const rejected = rejects.filter((one)=>LABELS.some((key)=>_docum().scalarText(_docum().child(one, key)))).map((one)=>_selec().labelSelectorOf(one));
	return (object)=>isSelected(object) && !rejected.some((isMeantBy)=>isMeantBy(object));
}
const LABELS = ['labelSelector', 'annotationSelector'];
function hasIdentifier(reject) {
	return IDENTIFIERS.some((key)=>_docum().scalarText(_docum().child(reject, key)));
}
const IDENTIFIERS = ['group', 'version', 'kind', 'name', 'namespace'];
const PATTERN = /[*+?|()[\]{}^$\\]/;
function writtenSelector(select, factory) {
	const [group, version, kind, name, namespace] = IDENTIFIERS.map((key)=>_docum().scalarText(_docum().child(select, key)) || undefined);
	const isNamed = (id)=>(name === undefined || name === id.name) && (namespace === undefined || namespace === id.namespace);
	return (object)=>{
		const now = _built().knownId(object, factory);
		if ((kind ?? now.kind) !== now.kind || !(isNamed(now) || object.before.some(isNamed))) return false;
		if (group === undefined && version === undefined) return true;
		const written = _built().groupVersionOf(object.root);
		return (group ?? written.group) === written.group && (version ?? written.version) === written.version;
	};
}
function sourceOf(objects, source, factory) {
	const isMeantBy = writtenSelector(source, factory);
	const found = objects.filter((object)=>object.chart === undefined && isMeantBy(object));
	const first = found[0];
	if (first === undefined || found.length > 1) return undefined;
	let node = first.root;
	for (const step of stepsOf(_docum().scalarText(_docum().child(source, 'fieldPath')) ?? DEFAULT_FIELD))node = childrenAt(node, step)[0]?.node;
	const delimiter = _docum().scalarText(_docum().child(source, 'options', 'delimiter'));
	if (node === undefined || delimiter === undefined || delimiter === '') return node;
	const whole = _docum().scalarText(node) ?? '';
	if (!factory.budget.take('characters', whole.length)) {
		factory.addNotice('bound', 'replacements split texts that are too long: this one is skipped', node);
		return undefined;
	}
	const part = whole.split(delimiter)[Number(_docum().scalarText(_docum().child(source, 'options', 'index')) ?? 0)];
	return part === undefined ? undefined : _synth().textNode(factory.syntheticSource, part, node.span);
}
function stepsOf(path) {
	const steps = [];
	let step = '';
	let inside = false;
	for(let i = 0; i < path.length; i += 1){
		const c = path[i] ?? '';
		if (c === '\\' && path[i + 1] === '.') {
			step += '.';
			i += 1;
		} else if (c === '.' && !inside) {
			steps.push(step);
			step = '';
		} else {
			if (c === '[') inside = true;
			if (c === ']') inside = false;
			step += c;
		}
	}
	steps.push(step);
	return steps.slice(0, MAX_STEPS);
}
function childrenAt(node, step) {
	if (node?.kind === 'map') {
		const at = node.entries.findLastIndex((entry)=>entry.key === step);
		const entry = node.entries[at];
		return entry === undefined ? [] : [{ node: entry.value, at }];
	}
	if (node?.kind !== 'sequence') return [];
	const by = /^\[([^=\]]+)=([^\]]*)\]$/.exec(step);
	return node.items.flatMap((item, at)=>{
		const meant = step === '*' || (by === null ? String(at) === step : _docum().scalarText(_docum().child(item, by[1] ?? '')) === by[2]);
		return meant ? [{ node: item, at }] : [];
	});
}
function insideText(text, factory) {
	const version = factory.toolVersion();
	if (version !== undefined && _compa().compareVersions(version, INSIDE_TEXTS_SINCE) < 0) return undefined;
	factory.unfollowed('what this replacement sets inside a text is not followed', text);
	return text;
}
const BY_FIELD = /^\[([^=\]]*)=([^\]]*)\]$/;
function around(inner, step, within, factory) {
	const { span } = inner;
	if (BY_FIELD.test(step) || /^\d+$/.test(step)) return { kind: 'sequence', span, items: [itemOf(inner, step, within, factory)] };
	return { kind: 'map', span, entries: [{ key: step, keySpan: span, value: inner }] };
}
function itemOf(inner, step, within, factory) {
	const [, key = '', value = ''] = BY_FIELD.exec(step) ?? [];
	if (key === '' || within === undefined || inner.kind !== 'map') return inner;
	return _synth().withKey(inner, key, _synth().textNode(factory.syntheticSource, value, inner.span), inner.span);
}
function setAt(node, steps, by, factory) {
	const { value, options } = by;
	const [step, ...rest] = steps;
	if (step === undefined) return replacedValue(node, value, options, factory);
	if (node.kind === 'scalar') return insideText(node, factory);
	const children = childrenAt(node, step);
	if (children.length === 0) {
		const isPlace = node.kind === 'sequence' ? BY_FIELD.test(step) || step === String(node.items.length) : false;
		if (_docum().scalarText(_docum().child(options, 'create')) !== 'true' || rest.includes('*')) return undefined;
		if (!isPlace && (node.kind !== 'map' || step === '*' || BY_FIELD.test(step))) return undefined;
		if (!mayCopy(value, node, factory)) return node;
		const created = rest.reduceRight((inner, key, at)=>around(inner, key, rest[at + 1], factory), value);
		if (node.kind === 'map') return _synth().withKey(node, step, created, value.span);
		return { ...node, items: [...node.items, itemOf(created, step, rest[0], factory)] };
	}
	const at = new Set(children.map((one)=>one.at));
	let reached = false;
	const next = (old)=>{
		const made = setAt(old, rest, by, factory);
		if (made !== undefined) reached = true;
		return made ?? old;
	};
	if (node.kind === 'sequence') {
		const list = node.items.map((item, i)=>at.has(i) ? next(item) : item);
		return reached ? { ...node, items: list } : undefined;
	}
	if (node.kind !== 'map') return undefined;
	const entries = node.entries.map((entry, i)=>at.has(i) ? { ...entry, value: next(entry.value) } : entry);
	return reached ? { ...node, entries } : undefined;
}
function sizeOf(value, deepest = MAX_STEPS) {
	let size = 0;
	const open = [{ node: value, depth: 0 }];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		size += 1;
		if (next.depth > deepest || size > MAX_VALUES) return Number.POSITIVE_INFINITY;
		const { node, depth } = next;
		for (const one of _docum().valuesIn(node))open.push({ node: one, depth: depth + 1 });
	}
	return size;
}
function mayCopy(value, into, factory) {
	if (factory.budget.take('values', sizeOf(value))) return true;
	factory.addNotice('bound', 'replacements copy too many values: this one is skipped', into);
	return false;
}
const MAX_TEXT = 1024 * 1024;
const MAX_VALUES = 100_000;
const PIECE_COST = 64;
function replacedValue(old, value, options, factory) {
	const delimiter = _docum().scalarText(_docum().child(options, 'delimiter'));
	const text = _docum().scalarText(value);
	if (delimiter === undefined || delimiter === '' || text === undefined) {
		return mayCopy(value, old, factory) ? value : old;
	}
	const before = _docum().scalarText(old) ?? '';
	const length = before.length + delimiter.length + text.length;
	const pieces = [old, value].reduce((sum, one)=>sum + (one.kind === 'scalar' ? one.text.segments.length : 0), 0);
	const cost = length > MAX_TEXT ? Number.POSITIVE_INFINITY : length + PIECE_COST * pieces;
	if (!factory.budget.take('characters', cost)) {
		factory.addNotice('bound', 'replacements make too long texts: this one is skipped', old);
		return old;
	}
	const parts = before.split(delimiter);
	const index = Number(_docum().scalarText(_docum().child(options, 'index')) ?? 0);
	if (old.kind === 'scalar' && typeof old.value === 'string' && value.kind === 'scalar' && index >= 0 && index < parts.length) {
		const start = parts.slice(0, index).reduce((sum, part)=>sum + part.length + delimiter.length, 0);
		const end = start + (parts[index]?.length ?? 0);
		const joined = _sourc().concat([_sourc().slice(old.text, 0, start), value.text, _sourc().slice(old.text, end, old.text.text.length)]);
		return { ...old, value: joined.text, text: joined };
	}
	if (index < 0) parts.unshift(text);
	else if (index >= parts.length) parts.push(text);
	else parts[index] = text;
	return _synth().textNode(factory.syntheticSource, parts.join(delimiter), value.span);
}

return { MAX_TEXT, applyReplacement, sizeOf };
},

"tools/kustomize/select.js": (_from) => {
/** A patch's `target` (api/types/selector.go, api/resmap Select). */
const [_re2js, _docum, _synth, _built] = _from("~/re2js/build/index.cjs", "documents/document", "documents/synthetic-source", "./built-object");
function selectorOf(target) {
	const pattern = (key)=>matcher(_docum().scalarText(_docum().child(target, key)));
	const [group, version, kind, name, namespace] = [pattern('group'), pattern('version'), pattern('kind'), pattern('name'), pattern('namespace')];
	const isLabelled = labelSelectorOf(target);
	return (object)=>{
		const now = _built().idOf(object);
		const ids = [object.before[0] ?? now, now];
		if (!kind(now.kind)) return false;
		if (!ids.some((id)=>name(id.name)) || !ids.some((id)=>namespace(_built().effective(id.namespace)))) return false;
		const gv = _built().groupVersionOf(object.root);
		if (object.chart === undefined && !(group(gv.group) && version(gv.version))) return false;
		return isLabelled(object);
	};
}
function labelSelectorOf(target) {
	const labels = requirements(_docum().scalarText(_docum().child(target, 'labelSelector')));
	const annotations = requirements(_docum().scalarText(_docum().child(target, 'annotationSelector')));
	return ({ root })=>labels(_synth().textsOf(_docum().child(root, 'metadata', 'labels'))) && annotations(_synth().textsOf(_docum().child(root, 'metadata', 'annotations')));
}
function matcher(pattern) {
	if (pattern === undefined || pattern === '') return ()=>true;
	if (/^[\w-]+$/.test(pattern)) return (text)=>text === pattern;
	try {
		const compiled = _re2js().RE2JS.compile(`^(?:${pattern})$`);
		return (text)=>text === pattern || compiled.matcher(text).find();
	} catch  {
		return (text)=>text === pattern;
	}
}
function requirements(text) {
	if (text === undefined || text.trim() === '') return ()=>true;
	const tests = partsOf(text).map(requirement);
	return (labels)=>tests.every((one)=>one(labels));
}
function partsOf(text) {
	const parts = [];
	let depth = 0;
	let from = 0;
	for(let i = 0; i <= text.length; i += 1){
		if (text[i] === '(') depth += 1;
		else if (text[i] === ')') depth -= 1;
		else if (text[i] === ',' && depth <= 0 || i === text.length) {
			parts.push(text.slice(from, i).trim());
			from = i + 1;
		}
	}
	return parts;
}
function requirement(text) {
	const set = /^([^\s=!()]+)\s+(in|notin)\s*\(([^()]*)\)$/.exec(text);
	if (set !== null) {
		const [, key = '', operator, list = ''] = set;
		const values = new Set(list.split(',').map((one)=>one.trim()));
		return (labels)=>values.has(labels.get(key) ?? '\0') === (operator === 'in');
	}
	const equality = /^([^\s=!]+)\s*(==?|!=)\s*([^\s=!]*)$/.exec(text);
	if (equality !== null) {
		const [, key = '', operator, value] = equality;
		return (labels)=>labels.get(key) === value === (operator !== '!=');
	}
	if (text.startsWith('!')) return (labels)=>!labels.has(text.slice(1).trim());
	return (labels)=>labels.has(text);
}

return { labelSelectorOf, matcher, selectorOf };
},

"tools/kustomize/substitution.js": (_from) => {
/**
 * Flux' postBuild (fluxcd/pkg kustomize/kustomize_varsub.go, drone/envsubst): `${X}`, `${X:=default}`, `${X:-default}`,
 * and `$${X}` for the text itself.
 */
const [
	_appen, _condi, _defin, _notic, _paths, _sourc, _fragm, _docum, _synth, _writt, _built, _repla,
] = _from(
	"text/append", "text/conditions", "text/defined", "text/notice", "text/paths", "text/source-text", "languages/shared/fragments", "documents/document",
	"documents/synthetic-source", "tools/shared/written-maps", "./built-object", "./replacements",
);
function substitutionsOf(facts, tree) {
	const builds = facts.filter(_fragm().isFluxBuild);
	const substitutions = new Map();
	if (builds.length === 0) return new Map();
	const maps = new Map();
	for (const fact of facts)if (fact.kind === 'config-map') {
		const key = _writt().mapKey(fact.secret !== true, fact.name);
		_appen().append(maps, key, fact);
	}
	const wanted = new Set(builds.flatMap((one)=>one.from.map(({ configMap, name })=>_writt().mapKey(configMap, name))));
	const written = _writt().writtenMaps(new Set([...wanted].filter((key)=>!maps.has(key))), tree);
	for (const build of builds){
		const { values, unseen } = variablesOf(build, maps, written);
		const substitution = substitutions.get(build.directory);
		if (substitution === undefined) {
			substitutions.set(build.directory, { values: new Map(values), unseen });
			continue;
		}
		substitution.unseen ??= unseen;
		for (const name of new Set([
			...substitution.values.keys(),
			...values.keys()
		]))if (substitution.values.get(name) !== values.get(name)) substitution.values.set(name, undefined);
	}
	return new Map([...substitutions].map(([directory, { values, unseen }])=>[directory, { values, ..._defin().defined({ unseen }) }]));
}
function variablesOf(build, maps, written) {
	const values = new Map();
	const folder = _paths().directoryOf(build.at.file.path);
	let unseen;
	for (const { configMap, name } of build.from){
		const key = _writt().mapKey(configMap, name);
		const [fact] = _paths().nearestFirst(maps.get(key) ?? [], folder, ({ at })=>_paths().directoryOf(at.file.path));
		for (const entry of fact?.data ?? [])values.set(entry.key, configMap ? entry.text.text : undefined);
		const unopened = fact === undefined ? written.get(key) ?? [] : [];
		const [other] = _paths().nearestFirst(unopened, folder, ({ path })=>_paths().directoryOf(path));
		for (const entry of other?.data ?? []){
			const text = _docum().scalarText(entry.value);
			if (text !== undefined) values.set(entry.key, configMap ? text : undefined);
		}
		if (fact === undefined && other === undefined) unseen ??= key;
	}
	for (const { name, text } of build.substitute)values.set(name, text.text);
	return { values, ..._defin().defined({ unseen }) };
}
function substituteObjects(objects, values, factory) {
	return objects.map((object)=>{
		if (object.chart !== undefined) return object;
		const metadata = _docum().child(object.root, 'metadata');
		for (const key of [
			'annotations',
			'labels'
		])if (_docum().scalarText(_docum().child(metadata, key, 'kustomize.toolkit.fluxcd.io/substitute')) === 'disabled') return object;
		return _built().withRoot(object, substituteNode(object.root, values, factory));
	});
}
function substituteNode(node, values, factory) {
	if (node.kind === 'scalar') return substituteScalar(node, values, factory);
	return _synth().withValues(node, (value)=>substituteNode(value, values, factory));
}
function substituteScalar(node, values, factory) {
	if (typeof node.value !== 'string' || !node.text.text.includes('${')) return node;
	const length = filledLength(node.text.text, values);
	if (length > _repla().MAX_TEXT || !factory.budget.take('characters', length)) {
		factory.addNotice('bound', '`postBuild` makes too long a text here: no variable in it is replaced', node);
		return node;
	}
	const text = substituteText(node.text, values);
	return text === undefined ? node : { ...node, value: text.text, text };
}
const VARIABLE = /(\$?)\$\{([A-Za-z_]\w*)(?::([=-])([^}]{0,500}))?\}/g;
function filledLength(text, { values }) {
	let length = 0;
	for (const [, kept, name = ''] of text.matchAll(VARIABLE))length += kept === '$' ? 0 : values.get(name)?.length ?? 0;
	return length;
}
function substituteText(source, { values, unseen }) {
	return _sourc().replaceMatches(source, VARIABLE, (match)=>{
		const [whole, kept, name = '', , otherwise] = match;
		const isDefault = kept !== '$' && !values.has(name);
		const value = kept === '$' ? whole.slice(1) : isDefault ? otherwise : values.get(name);
		const at = _sourc().locate(source, match.index, match.index + whole.length);
		const place = isDefault && unseen !== undefined ? { ...at, file: whereUnset(at, name, unseen) } : at;
		return value === undefined ? undefined : _sourc().synthetic(place, value);
	});
}
function whereUnset(at, name, unseen) {
	const words = `the ${unseen}, which is not in the repository, does not set ${name}`;
	const variable = { scope: unseen, subject: name };
	return _condi().dependingOn(at, [_condi().whileUnset(at.file.path, variable, words, saysSet(unseen, name))]);
}
const HARMLESS = /^\s*(?:cache|prometheus|ttl|success|denial|max_concurrent|health|lameduck|ready|log|errors|reload)\b/;
function defaultNotices(source) {
	return source.segments.flatMap(({ start, at, length, file = source.file })=>{
		const place = { file, span: { start: at, end: at + length } };
		const taken = _condi().conditionsAt(place).find((one)=>one.line === 0 && one.otherwise === saysSet(one.scope, one.subject));
		if (taken === undefined) return [];
		const from = source.text.lastIndexOf('\n', start - 1) + 1;
		if (HARMLESS.test(source.text.slice(from, Math.max(from, start)))) return [];
		return [
			_notic().overriding(`this default holds only while ${taken.words}`, place)
		];
	});
}
function saysSet(unseen, name) {
	return `the ${unseen}, which is not in the repository, sets ${name}`;
}

return { defaultNotices, substituteObjects, substituteText, substitutionsOf };
},

"tools/kustomize/tool-version.js": () => {

const PINS = [
	'.tool-versions', 'mise.toml', '.mise.toml', '.config/mise.toml', '.config/mise/config.toml', 'aqua.yaml', '.config/aqua.yaml', 'devbox.json', 'Makefile',
	'Taskfile.yaml', 'Taskfile.yml',
];
const MAX_WORKFLOWS = 50;
const MAX_SEARCHED = 100_000;
const STATED = /kustomize(?:[_-]?version)?[\w./-]{0,40}?["']?[ \t]{0,20}(?:\?=|:=|[=:@/ \t])[ \t]{0,20}["']?v?(\d{1,3}\.\d{1,3}\.\d{1,3})\b/gi;
function statedToolVersion(read, paths) {
	const workflows = paths.filter((path)=>/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).slice(0, MAX_WORKFLOWS);
	const versions = new Set();
	for (const path of [...PINS, ...workflows]){
		const text = read(path)?.text.slice(0, MAX_SEARCHED);
		if (text === undefined || !/kustomize/i.test(text)) continue;
		for (const [, version] of text.matchAll(STATED))if (version !== undefined) versions.add(version);
	}
	return versions.size === 1 ? [...versions][0] : undefined;
}

return { statedToolVersion };
},

"tools/kustomize/vars.js": (_from) => {
/** `vars` (deprecated): what `$(NAME)` becomes is not followed. */
const [_docum, _visit] = _from("documents/document", "documents/visit");
function reportVars(objects, vars, factory) {
	const unused = new Map();
	for (const node of vars){
		const name = _docum().scalarText(_docum().child(node, 'name'));
		if (name !== undefined) unused.set(name, node);
	}
	for (const { root } of objects)_visit().visitNodes(root, (node)=>{
		if (node.kind !== 'scalar' || !node.text.text.includes('$(')) return;
		for (const [, name = ''] of node.text.text.matchAll(/\$\(([^()]{0,200})\)/g)){
			const stated = unused.get(name);
			if (stated === undefined) continue;
			unused.delete(name);
			factory.unfollowed(`what the variable \`${name}\` of this kustomization stands for is not followed`, stated);
		}
	});
}

return { reportVars };
}
};
