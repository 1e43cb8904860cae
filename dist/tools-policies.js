'use strict';

module.exports = {

"tools/policies/carrier.js": (module, exports, __load__) => {
/** Policies that change or make objects in a cluster: Kyverno's `mutate` and `generate`, Gatekeeper's `Assign`, admission policies. */
const _defined = __load__.later("core/text/defined.js");
const _configmapwrites = __load__.later("languages/shared/config-map-writes.js");
const _fields = __load__.later("languages/shared/fields.js");
const _document = __load__.later("read/documents/document.js");
const _made = __load__.later("read/documents/made.js");
const _yaml = __load__.later("read/documents/yaml.js");
const policies = {
	id: 'policies',
	unwrap (document, found) {
		if (document.kind !== 'yaml' || document.onNode !== undefined) return;
		const { apiVersion, kind } = (0, _fields().typeOf)(document.root);
		const group = apiVersion.replace(/\/.*$/, '');
		if (group === 'kyverno.io' && /^(?:Cluster)?Policy$/.test(kind)) addRules({
			document,
			found
		});
		else if (group === 'mutations.gatekeeper.sh' && kind === 'Assign') addAssignment({
			document,
			found
		});
		else if (isExpressed(group, kind) && (0, _document().ownText)(document).text.includes('Corefile')) found.notices.push((0, _configmapwrites().unknownWrite)((0, _document().placeOf)(document, (0, _document().child)(document.root, 'kind') ?? document.root), {
			by: 'policy'
		}));
	}
};
/** In CEL. */ function isExpressed(group, kind) {
	return group === 'admissionregistration.k8s.io' && kind === 'MutatingAdmissionPolicy' || group === 'policies.kyverno.io' && /^(?:Namespaced)?(?:Mutating|Generating)Policy$/.test(kind);
}
/** kyverno.io, "Mutate Rules", "Generate Rules". */ function addRules(reading) {
	const { root } = reading.document;
	const own = (0, _document().scalarText)((0, _document().child)(root, 'kind')) === 'Policy' ? (0, _document().scalarText)((0, _document().child)(root, 'metadata', 'namespace')) : undefined;
	for (const rule of (0, _document().items)((0, _document().child)(root, 'spec', 'rules'))){
		const [mutate, generate] = [
			(0, _document().child)(rule, 'mutate'),
			(0, _document().child)(rule, 'generate')
		];
		if (mutate !== undefined) addMutation(mutate, targetsOf(rule, own), reading);
		for (const one of [
			generate,
			...(0, _document().items)((0, _document().child)(generate, 'foreach'))
		])if (one !== undefined) addGenerated(one, reading);
	}
}
/** The ConfigMaps that it changes: those it names, else those that it matches. */ function targetsOf(rule, namespace) {
	const targets = (0, _document().items)((0, _document().child)(rule, 'mutate', 'targets'));
	if (targets.length > 0) return targets.filter((one)=>(0, _document().scalarText)((0, _document().child)(one, 'kind')) === 'ConfigMap').map((one)=>targetOf((0, _document().child)(one, 'name'), (0, _document().child)(one, 'namespace')));
	const match = (0, _document().child)(rule, 'match');
	const resources = [
		match,
		...[
			'any',
			'all'
		].flatMap((key)=>(0, _document().items)((0, _document().child)(match, key)))
	].flatMap((one)=>(0, _document().child)(one, 'resources') ?? []);
	return resources.filter((one)=>(0, _document().items)((0, _document().child)(one, 'kinds')).some((kind)=>/(?:^|\/)(?:ConfigMap|\*)$/.test((0, _document().scalarText)(kind) ?? ''))).flatMap((one)=>{
		const names = [
			(0, _document().child)(one, 'name'),
			...(0, _document().items)((0, _document().child)(one, 'names'))
		].filter((name)=>name !== undefined);
		const [first, ...others] = (0, _document().items)((0, _document().child)(one, 'namespaces'));
		const inside = others.length === 0 ? first : undefined;
		const stated = (names.length === 0 ? [
			undefined
		] : names).map((name)=>targetOf(name, inside));
		return stated.map((target)=>({
				...(0, _defined().defined)({
					namespace
				}),
				...target
			}));
	});
}
/** Without what a pattern or variable stands for. */ function targetOf(name, namespace) {
	const plain = (node)=>{
		const text = (0, _document().scalarText)(node);
		return text === undefined || /[*?{]/.test(text) ? undefined : text;
	};
	return (0, _defined().defined)({
		name: plain(name),
		namespace: plain(namespace)
	});
}
function addMutation(mutate, targets, reading) {
	const { document } = reading;
	for (const one of [
		mutate,
		...(0, _document().items)((0, _document().child)(mutate, 'foreach'))
	]){
		const merged = withoutAnchors((0, _document().child)(one, 'patchStrategicMerge'));
		const operations = (0, _document().child)(one, 'patchesJson6902');
		const text = operations?.kind === 'scalar' ? operations.text : undefined;
		const list = text === undefined ? operations : (0, _yaml().readYaml)(text).value;
		for (const target of targets){
			if (merged !== undefined) add({
				...target,
				...(0, _configmapwrites().patchedData)(merged, false)
			}, {
				...reading,
				node: merged
			});
			if (list === undefined) continue;
			const source = text ?? document.source;
			add({
				...target,
				source,
				...(0, _configmapwrites().patchedData)(list, true)
			}, {
				...reading,
				node: list
			});
		}
	}
}
/** `(key)` only matches, `+(key)` only adds what is not there. */ function withoutAnchors(node) {
	if (node?.kind !== 'map') return node;
	const kept = node.entries.flatMap((entry)=>{
		const [, anchor, name] = /^([+<=X^]?)\(([^)]*)\)$/.exec(entry.key) ?? [];
		if (anchor === '+' || anchor === 'X') return [];
		const key = name ?? entry.key;
		return [
			{
				...entry,
				key,
				value: (key === 'data' ? withoutAnchors(entry.value) : undefined) ?? entry.value
			}
		];
	});
	return {
		...node,
		entries: kept
	};
}
function addGenerated(generate, reading) {
	if ((0, _document().scalarText)((0, _document().child)(generate, 'kind')) !== 'ConfigMap') return;
	const target = targetOf((0, _document().child)(generate, 'name'), (0, _document().child)(generate, 'namespace'));
	const data = (0, _document().child)(generate, 'data');
	if (data !== undefined) add({
		...target,
		...(0, _configmapwrites().patchedData)(data, false)
	}, {
		...reading,
		node: data
	});
	else if (/dns/i.test(`${target.name}`)) reading.found.notices.push(unknown(generate, target, reading));
}
/** `location: data.Corefile` (open-policy-agent/gatekeeper, "Mutation"). */ function addAssignment(reading) {
	const { root } = reading.document;
	const key = /^data\.["']?(Corefile)["']?$/.exec((0, _document().scalarText)((0, _document().child)(root, 'spec', 'location')) ?? '')?.[1];
	const assign = (0, _document().child)(root, 'spec', 'parameters', 'assign');
	if (key === undefined || assign === undefined) return;
	const match = (0, _document().child)(root, 'spec', 'match');
	const [namespace] = (0, _document().items)((0, _document().child)(match, 'namespaces'));
	const target = targetOf((0, _document().child)(match, 'name'), namespace);
	const value = (0, _document().child)(assign, 'value');
	if (value === undefined) reading.found.notices.push(unknown(assign, target, reading));
	else add({
		...target,
		data: (0, _made().madeMap)(value.span, {
			[key]: value
		})
	}, {
		...reading,
		node: value
	});
}
function add(write, { document, found, node }) {
	if (![
		write.data,
		write.binaryData
	].some(_configmapwrites().holdsConfiguration)) return;
	if (write.name !== undefined) found.documents.push((0, _configmapwrites().writeDocument)(document.path, {
		source: document.source,
		span: node.span,
		...write,
		by: 'policy'
	}));
	else if (!mentionsGuard(write.data)) found.notices.push(unknown(node, write, {
		document,
		found
	}));
}
function mentionsGuard(data) {
	return (0, _document().entries)(data).every(({ value })=>/\bloop\b/.test((0, _document().scalarText)(value) ?? ''));
}
function unknown(node, target, { document }) {
	return (0, _configmapwrites().unknownWrite)((0, _document().placeOf)(document, node), {
		...target,
		by: 'policy'
	});
}

module.exports = {
	__esModule: true,
	policies,
};
}
};
