'use strict';

module.exports = {

"tools/helm/app-template.js": (_from) => {

const [
	_defin, _workl, _balan, _field, _madeo, _resol, _shell, _docum, _layer, _relea,
] = _from(
	"text/defined", "languages/kubernetes/workload", "languages/shared/balancer-addresses", "languages/shared/fields", "languages/shared/made-objects",
	"languages/shared/resolver-images", "languages/shared/shell-words", "documents/document", "./layers", "./release",
);
function isLaidOutAsApps(spec) {
	if (_docum().scalarText(_docum().child(spec, 'chartRef', 'kind')) !== 'OCIRepository') return false;
	const [first] = _docum().entries(_docum().child(spec, 'values', 'controllers'));
	return first !== undefined && _docum().child(first.value, 'containers')?.kind === 'map';
}
function appTemplateFactsOf({ name, namespace, layers }) {
	const reader = _relea().readerOf(layers);
	const values = layers.at(-1)?.root;
	if (reader === undefined || values === undefined) return [];
	const release = { name, namespace, values, reader };
	const image = _docum().entryOf(values, 'image');
	const isOld = image !== undefined && _docum().child(values, 'controllers') === undefined;
	const all = isOld ? [{ ...image, key: 'main', value: values }] : enabled(values, 'controllers');
	const names = namesOf(release, 'controllers');
	const workloads = all.flatMap((one)=>workloadOf(release, one, names.get(one.key) ?? fullName(release)));
	if (workloads.length === 0) return [];
	return [...workloads, ...configMaps(reader, release), ...services(reader, release, all)];
}
function enabled(values, group) {
	const isOld = group !== 'service' && _docum().child(values, 'controllers') === undefined;
	return _docum().entries(_docum().child(values, group)).filter((one)=>{
		const enabled = _docum().scalarText(_docum().child(one.value, 'enabled'));
		return enabled === undefined ? !isOld : enabled !== 'false';
	});
}
function workloadOf(release, controller, name) {
	const { reader, values } = release;
	const { document } = reader;
	const containers = [
		..._docum().entries(_docum().child(controller.value, 'initContainers')).map((one)=>({ one, init: true })),
		...(controller.value === values ? [controller] : _docum().entries(_docum().child(controller.value, 'containers'))).map((one)=>({ one, init: false }))
	];
	const read = containers.map(({ one, init })=>containerOf(release, controller.key, one, init));
	if (!read.some((one)=>!one.init && _resol().mayBeResolver(one.image?.value ?? ''))) return [];
	const at = _docum().placeOfKey(document, controller);
	const options = [_docum().child(controller.value, 'pod'), _docum().child(values, 'defaultPodOptions'), values];
	const option = (key)=>options.map((one)=>_docum().child(one, key)).find((one)=>one !== undefined);
	const policy = _field().locatedText(document, option('dnsPolicy'));
	const config = options.find((one)=>_docum().child(one, 'dnsConfig') !== undefined);
	const nameservers = _field().textListField(reader, _docum().child(config, 'dnsConfig'), 'nameservers') ?? [];
	const kind = _docum().scalarText(_docum().child(controller.value, 'type')) ?? _docum().scalarText(_docum().child(values, 'controller', 'type')) ?? 'deployment';
	return [
		_madeo().madeWorkload({
			namespace: release.namespace,
			workload: kind === 'daemonset' ? 'DaemonSet' : kind === 'statefulset' ? 'StatefulSet' : 'Deployment',
			name,
			labels: labelsOf(release, controller.key),
			hostNetwork: _docum().scalarText(option('hostNetwork')) === 'true',
			..._defin().defined({
				dnsPolicy: policy !== undefined && policy.value !== '' ? policy : undefined,
				dnsConfig: config !== undefined ? { nameservers, at } : undefined
			}),
			containers: read,
			volumes: volumesOf(release),
			at
		})
	];
}
function labelsOf(release, controller) {
	return {
		'app.kubernetes.io/name': release.name,
		'app.kubernetes.io/instance': release.name,
		'app.kubernetes.io/controller': controller,
		'app.kubernetes.io/component': controller
	};
}
function containerOf(release, controller, container, init) {
	const { document } = release.reader;
	const node = container.value;
	const repository = _field().locatedText(document, _docum().child(node, 'image', 'repository')) ?? _field().locatedText(document, _docum().child(node, 'image'));
	const tag = _docum().scalarText(_docum().child(node, 'image', 'tag'));
	const image = repository === undefined ? undefined : {
		value: tag === undefined ? repository.value : `${repository.value}:${tag}`,
		at: repository.at
	};
	return _madeo().madeContainer({
		name: container.key,
		init,
		..._defin().defined({ image }),
		words: _shell().commandWords([...textsOf(_docum().child(node, 'command')), ...textsOf(_docum().child(node, 'args'))]),
		env: environment(release.reader, _docum().child(node, 'env')),
		mounts: mountsOf(release, controller, container.key),
		..._defin().defined({
			replacesEntrypoint: _docum().child(node, 'command') !== undefined || undefined,
			dropsNetBind: _workl().readCapabilities(_docum().child(node, 'securityContext')),
			envFrom: _docum().child(node, 'envFrom') !== undefined || undefined
		})
	});
}
function textsOf(node) {
	const list = node?.kind === 'sequence' ? _docum().items(node) : node === undefined ? [] : [node];
	return list.flatMap((item)=>_docum().sourceOf(item) ?? []);
}
function environment(reader, node) {
	const { document } = reader;
	const map = _docum().entries(node).map((entry)=>{
		const text = _field().locatedText(document, entry.value) ?? _field().locatedText(document, _docum().child(entry.value, 'value'));
		return { name: entry.key, value: _layer().literalText(text?.value), at: text?.at ?? _docum().placeOfKey(document, entry) };
	});
	const list = _docum().items(node).flatMap((item)=>{
		const text = _field().locatedText(document, _docum().child(item, 'value'));
		const name = _field().locatedText(document, _docum().child(item, 'name'));
		return name === undefined ? [] : [{ name: name.value, value: _layer().literalText(text?.value), at: text?.at ?? name.at }];
	});
	return [...map, ...list];
}
function volumesOf(release) {
	const names = namesOf(release, 'configMaps');
	return enabled(release.values, 'persistence').map((persistence)=>{
		const type = _docum().scalarText(_docum().child(persistence.value, 'type')) ?? 'persistentVolumeClaim';
		if (type !== 'configMap') return { name: persistence.key, source: { kind: 'other', type } };
		const identifier = _docum().scalarText(_docum().child(persistence.value, 'identifier'));
		const named = _docum().scalarText(_docum().child(persistence.value, 'name'));
		const own = identifier === undefined ? persistence.key : names.get(identifier);
		const name = named === undefined ? own ?? persistence.key : renderedName(release, named);
		return { name: persistence.key, source: { kind: 'config-map', name, optional: false } };
	});
}
function namesOf(release, group) {
	const all = enabled(release.values, group);
	const isMap = group === 'configMaps' && all.length === 1;
	const mounts = isMap ? enabled(release.values, 'persistence').map((one)=>_docum().child(one.value, 'name')) : [];
	const mounted = new Set(mounts.map((one)=>renderedName(release, _docum().scalarText(one) ?? '')));
	const isLong = all.length > 1 ? ()=>true : (name)=>mounted.has(name);
	return new Map(all.map((one)=>[one.key, nameOf(release, one, isLong)]));
}
function nameOf(release, { key, value }, isLong) {
	const said = (name)=>renderedName(release, _docum().scalarText(_docum().child(value, name)) ?? '');
	const [forced, prefix, suffix, older] = [said('forceRename'), said('prefix'), said('suffix'), said('nameOverride')];
	if (forced !== '') return forced.toLowerCase();
	const full = fullName(release);
	const begun = prefix === '' || prefix === full ? full : `${prefix}-${full}`;
	const long = begun === key || begun.endsWith(`-${key}`) ? begun : `${begun}-${key}`;
	const name = older !== '' ? `${begun}-${older}` : isLong(long) ? long : begun;
	return (suffix === '' || name.endsWith(`-${suffix}`) ? name : `${name}-${suffix}`).toLowerCase();
}
function fullName({ name, values }) {
	const said = (key)=>_docum().scalarText(_docum().child(values, 'global', key)) || _docum().scalarText(_docum().child(values, key)) || '';
	const [full, short] = [said('fullnameOverride'), _docum().scalarText(_docum().child(values, 'global', 'nameOverride')) ?? ''];
	return full || (name.includes(short) ? name : `${name}-${short}`);
}
function renderedName(release, text) {
	return text.replace(NAMES, (_, field)=>field === 'Namespace' ? release.namespace : field === 'Name' ? release.name : fullName(release));
}
const NAMES = /\{\{-?\s{0,8}(?:\$?\.Release\.(Name|Namespace)|include\s{1,8}"bjw-s\.common\.lib\.chart\.names\.fullname"\s{1,8}[.$])\s{0,8}-?\}\}/g;
function mountsOf(release, controller, container) {
	return enabled(release.values, 'persistence').flatMap((persistence)=>{
		const advanced = _docum().child(persistence.value, 'advancedMounts', controller, container);
		const global = _docum().child(persistence.value, 'globalMounts');
		const isPlain = global === undefined && _docum().child(persistence.value, 'advancedMounts') === undefined;
		return (isPlain ? [persistence.value] : [..._docum().items(advanced), ..._docum().items(global)]).map((mount)=>{
			const subPath = _docum().scalarText(_docum().child(mount, 'subPath'));
			return {
				volume: persistence.key,
				path: _docum().scalarText(_docum().child(mount, isPlain ? 'mountPath' : 'path')) ?? `/${persistence.key}`,
				..._defin().defined({ subPath: subPath || undefined })
			};
		});
	});
}
function configMaps(reader, release) {
	const names = namesOf(release, 'configMaps');
	return enabled(release.values, 'configMaps').map((configMap)=>({
			kind: 'config-map',
			namespace: release.namespace,
			name: names.get(configMap.key) ?? configMap.key,
			data: _docum().entries(_docum().child(configMap.value, 'data')).flatMap((entry)=>{
				const text = _docum().sourceOf(entry.value);
				return text === undefined ? [] : [{ key: entry.key, text, at: _docum().placeOfKey(reader.document, entry) }];
			}),
			at: _docum().placeOfKey(reader.document, configMap)
		}));
}
function services(reader, release, controllers) {
	const { document } = reader;
	const list = enabled(release.values, 'service');
	const names = namesOf(release, 'service');
	return list.flatMap((service)=>{
		const controller = _docum().scalarText(_docum().child(service.value, 'controller')) ?? controllers[0]?.key ?? '';
		const ports = _docum().entries(_docum().child(service.value, 'ports')).flatMap((entry)=>{
			const port = Number(_docum().scalarText(_docum().child(entry.value, 'port')));
			const target = _docum().scalarText(_docum().child(entry.value, 'targetPort'));
			const protocol = _docum().scalarText(_docum().child(entry.value, 'protocol')) ?? 'TCP';
			if (!Number.isInteger(port)) return [];
			return [{ name: entry.key, port, targetPort: target === undefined ? port : /^\d+$/.test(target) ? Number(target) : target, protocol }];
		});
		const written = ['loadBalancerIP', 'clusterIP'].map((key)=>_field().locatedText(document, _docum().child(service.value, key)));
		const type = _docum().scalarText(_docum().child(service.value, 'type')) ?? 'ClusterIP';
		const [address, cluster] = written;
		const requested = [...address === undefined ? [] : [address], ..._balan().balancerAddresses(_docum().child(service.value, 'annotations'))];
		const selector = _docum().entryOf(service.value, 'extraSelectorLabels') === undefined ? {} : _field().labelsField(reader, service.value, 'extraSelectorLabels');
		return [
			{
				kind: 'service',
				namespace: release.namespace,
				name: names.get(service.key) ?? service.key,
				type,
				clusterIPs: cluster === undefined || cluster.value === '' || cluster.value === 'None' ? [] : [cluster],
				headless: cluster?.value === 'None',
				externalIPs: [..._field().textListField(reader, service.value, 'externalIPs') ?? [], ..._balan().isBalanced(type) ? requested : []],
				selector: { 'app.kubernetes.io/name': release.name, 'app.kubernetes.io/controller': controller, ...selector },
				ports,
				at: _docum().placeOfKey(document, service)
			}
		];
	});
}

return { appTemplateFactsOf, isLaidOutAsApps };
},

"tools/helm/bootstrap.js": (_from) => {
/** Releases that a helmfile installs before GitOps takes them over. */
const [_chart] = _from("./chart-statements");
function withoutBootstraps(releases, { facts, read, filesOf }) {
	if (!releases.some(({ helmfile })=>helmfile)) return releases;
	const stated = new Set(facts.map(({ at })=>at.file.path));
	const files = new Set(releases.filter(({ helmfile })=>!helmfile).flatMap((release)=>filesOf(release).map((path)=>keyOf(release, path))));
	return releases.filter((release)=>!release.helmfile || !filesOf(release).some((path)=>files.has(keyOf(release, path)) || stated.has(helmReleaseIn(path, release, read) ?? '')));
}
function keyOf({ chart, namespace, name }, path) {
	return `${chart} ${namespace}/${name} ${path}`;
}
function helmReleaseIn(path, release, read) {
	if (!path.endsWith('.gotmpl')) return undefined;
	const pattern = /printf "([^"\n]{1,300})" \.Release\.Namespace \.Release\.Name/.exec(read(path)?.text ?? '')?.[1];
	if (pattern === undefined) return undefined;
	const written = pattern.replace('%s', ()=>release.namespace).replace('%s', ()=>release.name);
	const found = _chart().pathWithin(path.slice(0, path.lastIndexOf('/') + 1), written);
	return read(found)?.text.includes('kind: HelmRelease') === true ? found : undefined;
}

return { withoutBootstraps };
},

"tools/helm/chart-folders.js": (_from) => {
/** Charts in the repository: no installation; values.yaml lies below what a release or parent states. */
const [
	_appen, _defin, _once, _paths, _docum, _yaml, _chartstatements, _charts,
] = _from( "text/append", "text/defined", "text/once", "text/paths", "documents/document", "documents/yaml", "./chart-statements", "./charts", );
const MAX_DEPENDENCIES = 100;
function chartFolders(releases, read, paths) {
	const folderAt = _once().oncePer((directory)=>{
		const file = ['Chart.yaml', 'Chart.yml'].map((name)=>read(_paths().inFolder(directory, name))).find((one)=>one !== undefined);
		const document = _yaml().yamlFile(file);
		return document && { ...document, directory };
	});
	const wrappers = new Map();
	for (const release of releases)if (release.variants !== undefined) {
		const directory = release.variants.directory.replace(/\/$/, '');
		_appen().append(wrappers, directory, release);
	}
	const installed = new Set();
	const native = new Set();
	const withOwn = (part)=>{
		const folder = dependencyIn(part, folderAt);
		if (folder === undefined) return part;
		return isKnown(folder, read, paths) ? withDefaults(part, folder) : { ...part, chart: '' };
	};
	const named = releases.flatMap((release)=>{
		if (release.directory === undefined) return release.variants === undefined ? [release] : [];
		const folder = folderAt(release.directory);
		if (folder === undefined) return [release];
		const parts = wrappers.get(release.directory) ?? [];
		for (const part of parts)installed.add(part);
		if (parts.length > 0) return parts.map((part)=>withOwn(installedAs(part, release)));
		return [isKnown(folder, read, paths) ? withFolderDefaults(release, folder) : { ...release, chart: '' }];
	});
	const alone = [...wrappers.values()].flat().filter((one)=>!installed.has(one));
	const all = [...named, ...alone.map(withOwn)];
	for (const { templatesIn = '' } of all){
		const folder = templatesIn === '' ? undefined : folderAt(templatesIn);
		if (folder !== undefined && isKnown(folder, read, paths)) native.add(templatesIn);
	}
	return {
		releases: all,
		isDefault: (fact)=>{
			const { path } = fact.at.file;
			const template = path.lastIndexOf('/templates/');
			if (template !== -1 && native.has(path.slice(0, template))) return true;
			const directory = /^(?:(.*)\/)?values\.ya?ml$/.exec(path) ?? /^(?:(.*)\/)?ci\/[^/]*values\.ya?ml$/.exec(path);
			return directory !== null && fact.clusterPath === _chartstatements().clusterPathOf(path) && folderAt(directory[1] ?? '') !== undefined;
		}
	};
}
const IDENTIFYING_VALUES = {
	coredns: ['configmap.yaml', '.Values.servers'],
	'node-local-dns': ['configmap.yaml', '.Values.config.localDns'],
	pihole: ['deployment.yaml', '.Values.DNS1']
};
function isKnown({ directory, root }, read, paths) {
	const chart = _charts().chartOf(_docum().scalarText(_docum().child(root, 'name')));
	if (chart === undefined) return false;
	const [template, value] = IDENTIFYING_VALUES[chart] ?? [];
	if (template === undefined || value === undefined) return true;
	const inside = _paths().inFolder(directory, 'templates/');
	const text = read(inside + template)?.text;
	if (text !== undefined) return text.includes(value);
	return !paths.some((path)=>path.startsWith(inside) && /\.ya?ml$/.test(path));
}
function withFolderDefaults(release, folder) {
	return { ...withDefaults(release, folder), chart: _charts().chartOf(_docum().scalarText(_docum().child(folder.root, 'name'))) ?? '' };
}
function versionsOf(folder) {
	const { root } = folder;
	const at = _docum().placeOf(folder, root);
	const [version, appVersion] = [_docum().scalarText(_docum().child(root, 'version')), _docum().scalarText(_docum().child(root, 'appVersion'))];
	return _defin().defined({
		version: version === undefined ? undefined : { value: version, at },
		appVersion: appVersion === undefined ? undefined : { value: appVersion, at }
	});
}
function defaultsIn(directory, { at }) {
	return { kind: 'file', path: _paths().inFolder(directory, 'values.yaml'), below: [], optional: true, ofChart: true, at };
}
function installedAs(part, release) {
	const key = part.variants?.key ?? part.chart;
	const { variants: _, ...rest } = part;
	return {
		...rest,
		name: release.name,
		namespace: release.namespace,
		..._defin().defined({ clusterPath: release.clusterPath, parameters: release.parameters }),
		sources: [...part.sources, ...release.sources.flatMap((source)=>belowKey(source, key))],
		switches: release.sources,
		at: release.at
	};
}
function belowKey(source, key) {
	if (source.kind === 'file') return [{ ...source, below: [...source.below, key] }];
	if (source.target !== undefined) return source.target.startsWith(`${key}.`) ? [{ ...source, target: source.target.slice(key.length + 1) }] : [];
	return source.kind === 'text' ? [{ ...source, keys: [...source.keys, key] }] : [{ ...source, below: [...source.below ?? [], key] }];
}
function dependencyIn(part, folderAt) {
	const path = part.sources[0]?.kind === 'file' ? part.sources[0].path : undefined;
	const parent = path?.endsWith('values.yaml') === true ? _paths().directoryOf(path) : undefined;
	const own = parent === undefined ? undefined : folderAt(parent);
	if (own === undefined || parent === undefined) return undefined;
	const entry = _docum().items(_docum().child(own.root, 'dependencies')).slice(0, MAX_DEPENDENCIES).find((one)=>_charts().chartOf(_docum().scalarText(_docum().child(one, 'name'))) === part.chart);
	const repository = _docum().scalarText(_docum().child(entry, 'repository')) ?? '';
	const beside = repository.startsWith('file://') ? _chartstatements().pathWithin(parent, repository.slice('file://'.length)) : '';
	return folderAt(_paths().inFolder(parent, `charts/${part.chart}`)) ?? (beside === '' ? undefined : folderAt(beside));
}
function withDefaults(part, folder) {
	return { ...part, templatesIn: folder.directory, ...versionsOf(folder), sources: [defaultsIn(folder.directory, part), ...part.sources] };
}

return { chartFolders };
},

"tools/helm/chart-layers.js": (_from) => {
/** What the values files of a chart, and of those that it is a part of, state for its templates (helm pkg/chart/common/util). */
const [
	_appen, _condi, _defin, _once, _paths, _sorte, _sourc, _docum, _yaml, _fille, _layer, _setti,
] = _from(
	"text/append", "text/conditions", "text/defined", "text/once", "text/paths", "text/sorted", "text/source-text", "documents/document", "documents/yaml",
	"./filled-paths", "./layers", "./setting",
);
function installed(ways) {
	const known = ways.filter((one)=>one.isOpen !== true);
	const releases = known.filter((one)=>one.installs === true);
	return releases.length > 0 ? releases : known;
}
function valueAt({ layers }, path) {
	for (const { source, root, keysOf } of layers){
		const keys = keysOf(path);
		const node = keys === undefined ? undefined : _docum().childAt(root, keys);
		if (node !== undefined) return { node, source };
	}
	return undefined;
}
function mergedAt({ layers }, path) {
	const found = layers.flatMap(({ root, keysOf })=>{
		const keys = keysOf(path);
		return (keys === undefined ? undefined : _docum().childAt(root, keys)) ?? [];
	});
	return found.length < 2 ? found[0] : found.toReversed().reduce(_layer().mergedNodes);
}
const MAX_CHART_VALUES = 1000;
const MAX_DEPENDENCIES = 100;
const MAX_IMPORTS = 20;
const MAX_DEPTH = 8;
const VALUES_FILE = /^values[^/]*\.ya?ml$/;
function valuesOf(chart, tree, depth = 0) {
	const own = _paths().inFolder(chart, 'values.yaml');
	const files = _sorte().pathsBelow(chart, tree.paths ?? []).filter((path)=>path !== own && _paths().directoryOf(path) === chart && VALUES_FILE.test(_paths().baseName(path)));
	const [defaults, importedBy] = [layersOf(own, tree), openImports(chart, tree)];
	const laidOver = (over)=>{
		const stated = [...over, ...defaults];
		return [...stated, ...importedBy(stated)];
	};
	const around = depth < MAX_DEPTH ? usesOf(chart, tree) : [];
	const within = around.flatMap(({ parent, key })=>valuesOf(parent, tree, depth + 1).map(({ path, layers, installs })=>({
				..._defin().defined({ installs }),
				path: path === _paths().inFolder(parent, 'values.yaml') ? own : path,
				layers: laidOver([...moved(layers, (keys)=>keys[0] === 'global' ? keys : undefined), ...moved(layers, (keys)=>[key, ...keys])])
			})));
	const alone = [own, ...files].map((path)=>({ path, layers: laidOver(path === own ? [] : layersOf(path, tree)) }));
	const releases = releasesOf(chart, tree).map((one)=>({ ...one, layers: laidOver(one.layers) }));
	return [...within, ...within.length > 0 ? alone.slice(1) : alone, ...releases].slice(0, MAX_CHART_VALUES + 1);
}
function layersOf(path, { read }) {
	const file = read(path);
	return file === undefined ? [] : [layerOf(_sourc().wholeFile(file), [])];
}
function layerOf(source, below) {
	return { source, root: nodeBelow(_yaml().readYaml(source).value, below), keysOf: same };
}
function releasesOf(chart, tree) {
	const releases = (tree.releases ?? []).filter(({ directory })=>directory === chart);
	const byFile = _appen().grouped(releases, ({ at })=>at.file.path);
	const byName = _appen().grouped(releases, ({ at, name })=>JSON.stringify([at.file.path, name]));
	const open = _once().oncePer((text)=>_yaml().yamlText(text));
	return releases.slice(0, MAX_CHART_VALUES + 1).flatMap((release)=>{
		const layers = layersOfRelease(release, tree, open);
		const { path } = release.at.file;
		const isOnly = byFile.get(path)?.length === 1;
		const values = release.sources.findLast((source)=>source.kind === 'file');
		const isOfName = byName.get(JSON.stringify([path, release.name]))?.length === 1 || values?.kind !== 'file';
		const which = isOfName ? release.name : `${release.name}, ${values.path}`;
		const way = {
			path: isOnly ? path : `${path} (${which})`,
			layers: layers ?? [],
			..._defin().defined({ helmfile: release.helmfile, choices: release.helmfile === true ? valuesChoices(release, tree) : undefined })
		};
		if (layers === undefined) return release.command === true ? [] : { ...way, isOpen: true };
		return release.command === true ? way : { ...way, installs: true };
	});
}
const MAX_WRITTEN = 256 * 1024;
function layersOfRelease(release, tree, open = _yaml().yamlText) {
	if ((release.doubts ?? []).length > 0) return undefined;
	let layers = [];
	for (const source of release.sources){
		const values = valuesIn(source, release, tree);
		if (values === undefined) return undefined;
		const { text, keys } = values;
		if (source.kind === 'file' || source.target === undefined) {
			const document = open(text);
			const below = nodeBelow(document?.root, keys);
			if (document !== undefined && below !== undefined) layers = [...layers, { document, root: below }];
			continue;
		}
		const isLong = source.target.includes('[') && layers.some((one)=>one.document.source.text.length > MAX_WRITTEN);
		const set = isLong ? '' : _setti().settingOf(source, text, layers);
		if (typeof set === 'string') return undefined;
		layers = set;
	}
	return layers.map(({ document, root })=>({ source: document.source, root, keysOf: same })).toReversed();
}
function same(keys) {
	return keys;
}
function valuesIn(source, release, tree) {
	if (source.kind === 'text') return source;
	if (source.kind === 'config-map') return tree.inMap?.(source, release);
	const file = source.below.length > 0 ? undefined : tree.read(source.path);
	return file && { text: _sourc().wholeFile(file), keys: [] };
}
function nodeBelow(root, keys) {
	return keys.reduce((node, key)=>node?.kind === 'sequence' ? node.items[Number(key)] : _docum().child(node, key), root);
}
function moved(layers, keysOf) {
	return layers.map((layer)=>({
			...layer,
			keysOf: (path)=>{
				const keys = keysOf(path);
				return keys === undefined ? undefined : layer.keysOf(keys);
			}
		}));
}
function openImports(chart, tree) {
	const imports = dependenciesOf(chart, tree).flatMap(({ node, key, folder })=>{
		const wanted = _docum().items(_docum().child(node, 'import-values')).slice(0, MAX_IMPORTS);
		const own = wanted.length === 0 ? [] : layersOf(_paths().inFolder(folder, 'values.yaml'), tree);
		return wanted.map((one)=>{
			const name = _docum().scalarText(one);
			const [from = [], to = []] = ['child', 'parent'].map((side)=>keysIn(_docum().scalarText(_docum().child(one, side)) ?? ''));
			return { key, own, source: name === undefined ? from : ['exports', name], target: name === undefined ? to : [] };
		});
	});
	return (stated)=>imports.flatMap(({ key, own, source, target })=>{
			const isInside = (keys)=>target.every((part, index)=>keys[index] === part);
			const layers = [...moved(stated, (keys)=>[key, ...keys]), ...own];
			return moved(layers, (keys)=>isInside(keys) ? [...source, ...keys.slice(target.length)] : undefined);
		});
}
function keysIn(path) {
	return path.split('.').filter((part)=>part !== '');
}
function dependenciesOf(chart, { read }) {
	const files = ['Chart.yaml', 'requirements.yaml'].map((name)=>_yaml().yamlFile(read(_paths().inFolder(chart, name)))?.root);
	return files.flatMap((root)=>_docum().items(_docum().child(root, 'dependencies'))).slice(0, MAX_DEPENDENCIES).flatMap((node)=>{
		const name = _docum().scalarText(_docum().child(node, 'name'));
		if (name === undefined) return [];
		const repository = _docum().scalarText(_docum().child(node, 'repository')) ?? '';
		const packed = _paths().inFolder(chart, `charts/${name}`);
		const beside = repository.startsWith('file://') ? _paths().pathFrom(chart, repository.slice('file://'.length)) : undefined;
		const folder = read(_paths().inFolder(packed, 'Chart.yaml')) === undefined ? beside ?? packed : packed;
		return [{ node, key: _docum().scalarText(_docum().child(node, 'alias')) ?? name, folder }];
	});
}
const MAX_CHARTS = 500;
function dependentsIn(tree) {
	const charts = (tree.paths ?? []).filter((path)=>_paths().baseName(path) === 'Chart.yaml').map(_paths().directoryOf);
	const uses = charts.slice(0, MAX_CHARTS).flatMap((parent)=>dependenciesOf(parent, tree).flatMap(({ folder, node, key })=>_paths().isBelow(folder, parent) ? [] : [
				{ folder, use: { parent, key, node } }
			]));
	return new Map([..._appen().grouped(uses, ({ folder })=>folder)].map(([folder, all])=>[folder, all.map(({ use })=>use)]));
}
function usesOf(chart, tree) {
	const folder = _paths().directoryOf(chart);
	const parent = _paths().directoryOf(folder);
	if (_paths().baseName(folder) !== 'charts' || tree.read(_paths().inFolder(parent, 'Chart.yaml')) === undefined) return tree.dependents?.().get(chart) ?? [];
	const named = dependenciesOf(parent, tree).filter((one)=>one.folder === chart);
	return named.length === 0 ? [{ parent, key: _paths().baseName(chart) }] : named.map(({ node, key })=>({ parent, key, node }));
}
function switchesOf(dependency) {
	const conditions = (_docum().scalarText(_docum().child(dependency, 'condition')) ?? '').split(',').map((path)=>path.trim());
	const tags = _docum().items(_docum().child(dependency, 'tags')).flatMap((tag)=>_docum().scalarText(tag) ?? []);
	return { conditions: conditions.filter((path)=>path !== ''), tags };
}
function isSwitchedOn({ conditions, tags }, switchAt) {
	const [decided] = conditions.flatMap((path)=>switchAt(keysIn(path)) ?? []);
	const tagged = tags.flatMap((tag)=>switchAt(['tags', tag]) ?? []);
	return decided ?? (tagged.length === 0 || tagged.includes(true));
}
function isSwitchedOff(chart, tree, depth = 0) {
	if (depth > MAX_DEPTH) return false;
	const uses = usesOf(chart, tree);
	const own = layersOf(_paths().inFolder(chart, 'values.yaml'), tree);
	const isOff = ({ parent, key, node })=>{
		const switches = switchesOf(node);
		const below = moved(own, ([first, ...rest])=>first === key ? rest : undefined);
		return valuesOf(parent, tree).every(({ path, layers })=>{
			const switchAt = (keys)=>_docum().booleanOf(valueAt({ path, layers: [...layers, ...below] }, keys)?.node);
			return !isSwitchedOn(switches, switchAt);
		});
	};
	return uses.length > 0 && uses.every((use)=>isOff(use) || isSwitchedOff(use.parent, tree, depth + 1));
}
const HOLE = /\{\{-?\s{0,9}((?:(?!\}\}).){1,200})\}\}/g;
const BRANCH = /^(?:else\s+)?(?:if|with)\s+(.+)$/;
const FILE = /[\w./-]{1,200}\.ya?ml\b/g;
const MAX_FITTING = 100;
function valuesChoices({ sources, at }, tree) {
	return at.file.text.includes('{{') ? sources.flatMap((source)=>[...around(source, tree), ...within(source, tree)]) : [];
}
function around(source, tree) {
	const file = source.kind === 'file' ? tree.read(source.path)?.text : undefined;
	const values = source.kind === 'text' ? source.text.text : file ?? '';
	return _condi().conditionsAt(source.at).map(({ subject })=>({ subject, values }));
}
function within({ kind, at: { file, span } }, tree) {
	const written = file.text.slice(span.start, span.end);
	if (kind === 'text') {
		const inside = (file.conditions ?? []).filter(({ start, end })=>span.start <= start && end <= span.end);
		const branches = inside.flatMap(({ start, end, assumes })=>assumes.slice(-1).map(({ subject })=>({ subject, values: file.text.slice(start, end) })));
		const filled = written.split('\n').flatMap((line)=>holesIn(line).map((subject)=>({ subject, values: line })));
		return [...branches, ...filled];
	}
	const holes = holesIn(written);
	if (holes.length === 0) return [];
	const subjects = holes.flatMap((hole)=>BRANCH.exec(hole)?.[1] ?? []);
	const placed = (path)=>_paths().pathFrom(_paths().directoryOf(file.path), path) ?? path;
	const plain = written.trim().replace(/^-\s+/, '').replace(/^(["'])(.*)\1$/, '$2');
	const fitting = subjects.length > 0 ? [] : _fille().fittingFiles(placed(plain), tree.paths ?? []).slice(0, MAX_FITTING);
	const named = subjects.length > 0 ? (written.match(FILE) ?? []).map(placed) : fitting.map(({ path })=>path);
	const texts = named.map((path)=>tree.read(path)?.text ?? '');
	const values = subjects.length > 0 ? texts.join('\n') : notInAll(texts);
	return (subjects.length > 0 ? subjects : holes).map((subject)=>({ subject, values }));
}
function notInAll(texts) {
	const counts = new Map();
	for (const line of texts.flatMap((text)=>[...new Set(text.split('\n'))]))counts.set(line, (counts.get(line) ?? 0) + 1);
	return [...counts].flatMap(([line, count])=>count < texts.length ? line : []).join('\n');
}
function holesIn(text) {
	return [...text.matchAll(HOLE)].map(([, hole = ''])=>hole.trim());
}

return { MAX_CHART_VALUES, dependentsIn, installed, isSwitchedOff, isSwitchedOn, layersOfRelease, mergedAt, nodeBelow, switchesOf, valueAt, valuesOf };
},

"tools/helm/charts.js": (_from) => {

const [
	_appte, _helmv, _k8sga, _layer, _nodel, _relea, _resol, _rke2n,
] = _from( "./app-template", "./helm-values", "./k8s-gateway", "./layers", "./node-local-dns", "./release", "./resolvers", "./rke2-node-local", );
const OTHERS = new Map([
	['node-local-dns', _nodel().nodeLocalFactsOf],
	['app-template', _appte().appTemplateFactsOf],
	['k8s-gateway', _k8sga().k8sGatewayFactsOf]
]);
function chartOf(name) {
	const last = name?.slice(name.lastIndexOf('/') + 1) ?? '';
	return last === 'coredns' || OTHERS.has(last) ? last : _resol().resolverChart(last);
}
function namespaceFor(chart) {
	return chart === 'app-template' || chart === 'k8s-gateway' ? 'default' : 'kube-system';
}
function rendererOf(chart) {
	const render = templatesOf(chart);
	return render && ((release)=>render({ ...release, layers: _layer().mergedLayers(release.layers.map(_helmv().asHelmReads)) }));
}
function templatesOf(chart) {
	if (chart === 'rke2-coredns') return (release)=>[..._relea().factsOf(release), ..._rke2n().rke2NodeLocalFacts(release)];
	const resolver = _resol().resolverChart(chart);
	if (resolver !== undefined) return (release)=>_resol().resolverFactsOf(resolver, release);
	return chart === 'coredns' ? _relea().factsOf : OTHERS.get(chart);
}

return { chartOf, namespaceFor, rendererOf };
},

"tools/helm/corefile.js": (_from) => {
/** The Corefile that templates/configmap.yaml makes of `servers` and `extraConfig`. */
const [_notic, _sourc, _docum, _layer] = _from("text/notice", "text/source-text", "documents/document", "./layers");
const DEFAULT_SERVERS = `.:53 {
    errors
    health {
        lameduck 10s
    }
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
        ttl 30
    }
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
}
`;
function corefileOf(layers, at, domain) {
	const servers = _layer().pick(layers, 'servers');
	const parts = [];
	const extra = _layer().pick(layers, 'extraConfig');
	if (extra !== undefined) writeExtra(extra, parts);
	if (_layer().isTakenAway(layers, 'servers')) parts.push(_sourc().synthetic(at, ''));
	else if (servers === undefined || servers.root.kind !== 'sequence') parts.push(_sourc().synthetic(at, DEFAULT_SERVERS));
	else for (const server of _docum().items(servers.root))writeServer(servers.document, server, parts, domain);
	return parts.length === 0 ? _sourc().synthetic(servers === undefined ? at : _docum().placeOf(servers.document, servers.root), '') : _sourc().concat(parts);
}
function placeholderIn(layers, chart) {
	const open = openLayer(layers, /^(?:rke2-)?coredns$/.test(chart));
	if (open !== undefined) return unknownServers(_docum().placeOf(open.document, open.root));
	const servers = _layer().pick(layers, 'servers');
	if (servers === undefined) return undefined;
	const parts = _docum().items(servers.root).flatMap((server)=>{
		const plugins = _docum().child(server, 'plugins');
		const names = _docum().items(plugins).flatMap((plugin)=>[plugin, _docum().child(plugin, 'name')]);
		return [server, _docum().child(server, 'port'), plugins, ...names];
	});
	for (const part of [servers.root, ...parts]){
		if (part?.kind === 'scalar' && isFilledIn(part)) return unknownServers(_docum().placeOf(servers.document, part));
	}
	return undefined;
}
function unknownServers(at) {
	const message = 'this value is filled in before the chart sees it; the servers of this release are not known';
	return { ..._notic().notModelled(message, at), code: 'placeholder' };
}
function isFilledIn({ text }) {
	return /\$\{|\{\{/.test(text.text);
}
function openLayer(layers, hasServers) {
	const stated = layers.findLastIndex(({ root })=>hasServers && _docum().entryOf(root, 'servers') !== undefined);
	return layers.slice(stated + 1).find(({ root })=>root.kind === 'scalar' ? isFilledIn(root) : hasServers && _docum().entries(root).some(({ key })=>_docum().isExpression(key)));
}
function writeExtra({ document, root }, parts) {
	for (const entry of [..._docum().entries(root)].sort((a, b)=>a.key < b.key ? -1 : 1)){
		const at = _docum().placeOf(document, entry.value);
		parts.push(_sourc().synthetic(_sourc().locate(document.source, entry.keySpan.start, entry.keySpan.end), entry.key));
		const parameters = _docum().child(entry.value, 'parameters');
		if (parameters?.kind === 'scalar' && _layer().truthOf(parameters)) parts.push(_sourc().synthetic(at, ' '), parameters.text);
		parts.push(_sourc().synthetic(at, '\n'));
	}
}
function writeServer(document, server, parts, domain) {
	const whole = _docum().placeOf(document, server);
	const say = (text, node)=>{
		parts.push(_sourc().synthetic(node === undefined ? whole : _docum().placeOf(document, node), text));
	};
	const write = (node)=>{
		parts.push(node.text);
	};
	const zones = _docum().items(_docum().child(server, 'zones'));
	if (zones.length === 0) say('.');
	for (const [index, zone] of zones.entries()){
		if (index > 0) say(' ', zone);
		const scheme = _docum().child(zone, 'scheme');
		if (scheme?.kind === 'scalar' && _layer().truthOf(scheme)) write(scheme);
		const name = _docum().child(zone, 'zone');
		if (name?.kind === 'scalar' && _layer().truthOf(name)) write(name);
		else say('.', zone);
	}
	const port = _docum().child(server, 'port');
	if (port?.kind === 'scalar' && _layer().truthOf(port)) {
		say(':', port);
		write(port);
		say(' ', port);
	}
	say('{\n');
	for (const plugin of _docum().items(_docum().child(server, 'plugins'))){
		const name = _docum().child(plugin, 'name');
		say('    ', plugin);
		if (name?.kind === 'scalar') write(name);
		const parameters = _docum().child(plugin, 'parameters');
		if (parameters?.kind === 'scalar' && _layer().truthOf(parameters)) {
			say(domain !== undefined && _docum().scalarText(name) === 'kubernetes' ? ` ${domain} ` : ' ', plugin);
			write(parameters);
		}
		const block = _docum().child(plugin, 'configBlock');
		if (block?.kind === 'scalar' && _layer().truthOf(block)) {
			say(' {\n', plugin);
			write(block);
			say('\n    }', plugin);
		}
		say('\n', plugin);
	}
	say('}\n');
}

return { corefileOf, isFilledIn, placeholderIn };
},

"tools/helm/evaluate.js": (_from) => {
/**
 * Templates of charts as what they bring (text/template exec.go). An expression that is not followed stays as it is
 * written; where a condition or a loop is not, nothing is known of the text.
 */
const [_condi, _sourc, _templ, _docum, _funct] = _from("text/conditions", "text/source-text", "text/template-actions", "documents/document", "./functions");
const MAX_NESTED = 20;
const STEP = 64;
const MAX_BESIDE = 200;
function evaluated(text, asking) {
	const frame = frameAt(asking, _sourc().locate(text, 0, 0));
	return frame === undefined ? undefined : takenIn(asking, text, frame);
}
function frameAt(asking, { file, span }) {
	if (!asking.files.has(file) && !asking.take(file.text.length)) return undefined;
	const { actions, blocks } = asking.files.get(file) ?? blocksIn(file);
	asking.files.set(file, { actions, blocks });
	const body = { asking, text: _sourc().wholeFile(file), actions, out: [] };
	let frame = { dot: asking.root, variables: startingWith(asking.root), depth: 0 };
	for(let index = 0; (actions[index]?.start ?? span.start) < span.start; index += 1){
		const { role, expression = '' } = actions[index] ?? {};
		if (role === 'quiet') writesHole(body, index, frame);
		const block = blocks.get(index);
		if (!asking.take(1)) return undefined;
		if (block === undefined) continue;
		const { turns, end, assigns } = block;
		if ((actions[end]?.start ?? 0) < span.start) {
			if (assigns) writesBlock(body, turns, frame);
			index = end;
			continue;
		}
		const [, subject] = /^with\s+([^:=]+)$/.exec(expression) ?? [];
		const isFirst = turns.every((one)=>one === index || (actions[one]?.start ?? 0) >= span.start);
		const dot = subject === undefined ? frame.dot : resolved(subject, frame, placed(body, index));
		if (dot === undefined || !isFirst || frame.depth > MAX_NESTED || /^(?:range|with\b.*:=)/.test(expression)) return undefined;
		frame = { dot, depth: frame.depth + 1, variables: { own: new Map(), around: frame.variables } };
	}
	return { ...frame, depth: 0 };
}
function blocksIn({ text }) {
	const actions = _templ().actionsOf(text);
	const blocks = new Map();
	const open = [];
	for (const [index, { role, expression }] of actions.entries()){
		if (role === 'open' || role === 'scope') open.push({ turns: [index], assigns: false });
		const block = open.at(-1);
		if (block === undefined) continue;
		if (role === 'middle') block.turns.push(index);
		if (role === 'quiet' && ASSIGNS.test(expression)) block.assigns = true;
		if (role !== 'close') continue;
		open.pop();
		const around = open.at(-1);
		if (around !== undefined) around.assigns ||= block.assigns;
		const [first = index] = block.turns;
		blocks.set(first, { turns: [...block.turns, index], end: index, assigns: block.assigns });
	}
	return { actions, blocks };
}
const ASSIGNS = /^\$\w+\s*=/;
function startingWith(root) {
	return { own: new Map([['$', root]]), around: undefined };
}
function takenIn(asking, text, frame) {
	if (frame.depth > MAX_NESTED) asking.stop();
	if (!asking.take(_funct().weightOf(text))) return undefined;
	const actions = _templ().actionsOf(text.text);
	if (actions.some(({ engine })=>engine !== 'go')) return undefined;
	const body = { asking, text, actions, out: [] };
	if (!writes(body, [0, actions.length], frame)) return undefined;
	return body.out.length === 0 ? _sourc().slice(text, 0, 0) : _sourc().concat(body.out);
}
function put({ asking, out }, text) {
	if (text.text !== '') out.push(text);
	return asking.take(_funct().weightOf(text));
}
function putText(body, index) {
	const { text } = body.text;
	const [before, behind] = [body.actions[index - 1], body.actions[index]];
	let [start, end] = [before?.end ?? 0, behind?.start ?? text.length];
	if (!body.asking.take(Math.max(0, end - start))) return false;
	if (text.startsWith('-}}', start - 3)) start += (/^\s*/.exec(text.slice(start, end))?.[0] ?? '').length;
	if (text.startsWith('{{-', end)) end = start + text.slice(start, end).trimEnd().length;
	return start >= end || put(body, _sourc().slice(body.text, start, end));
}
function putAsWritten(body, index, last = index) {
	const { text } = body.text;
	const [start = 0, end = 0] = [body.actions[index]?.start, body.actions[last]?.end];
	const from = text.startsWith('{{-', start) ? text.slice(0, start).trimEnd().length : start;
	const to = text.startsWith('-}}', end - 3) ? text.length - text.slice(end).trimStart().length : end;
	return put(body, _sourc().slice(body.text, Math.max(from, body.actions[index - 1]?.end ?? 0), to));
}
function writes(body, [from, to], frame) {
	for(let index = from; index < to; index += 1){
		const action = body.actions[index];
		if (action === undefined || !body.asking.take(STEP) || !putText(body, index)) return false;
		if (action.role === 'hole' || action.role === 'quiet') {
			if (!writesHole(body, index, frame)) return false;
			continue;
		}
		const turns = turnsOf(body.actions, index);
		const end = turns.at(-1) ?? to;
		if (action.role !== 'open' || !body.asking.take(end - index) || !writesBlock(body, turns, frame)) return false;
		index = end;
		if (index === body.actions.length) return true;
	}
	return putText(body, to);
}
function turnsOf(actions, first) {
	const found = [first];
	let depth = 0;
	for(let index = first; index < actions.length; index += 1){
		const role = actions[index]?.role;
		if (role === 'open' || role === 'scope') depth += 1;
		if (role === 'middle' && depth === 1) found.push(index);
		if (role === 'close') depth -= 1;
		if (depth === 0) return [...found, index];
	}
	return [...found, actions.length];
}
function writesBlock(body, turns, { dot, variables, depth }) {
	const frame = { dot, depth: depth + 1, variables: { own: new Map(), around: variables } };
	if (depth > MAX_NESTED) return false;
	for (const [index, at] of turns.slice(0, -1).entries()){
		const action = body.actions[at];
		const expression = action?.expression.replace(/^else\s*/, '') ?? '';
		const inside = [at + 1, turns[index + 1] ?? at];
		if (expression === '') return writes(body, inside, frame);
		const [, word, names = '', rest = ''] = BLOCK.exec(expression) ?? [];
		if (word === undefined) return expression.startsWith('define');
		const place = placed(body, at);
		const value = resolved(rest, frame, place);
		if (value === undefined) return word === 'if' && writesOpen(body, turns.slice(index), frame);
		if (word === 'range' && _docum().isNull(value)) body.asking.leaveOpen();
		if (!_funct().isTrue(value)) continue;
		if (word === 'range') return writesRounds(body, inside, { frame, value, at: place.at, names: names.match(/\$\w+/g) ?? [] });
		const [name] = names.match(/\$\w+/g) ?? [];
		if (name !== undefined) frame.variables.own.set(name, value);
		return writes(body, inside, word === 'with' ? { ...frame, dot: value } : frame);
	}
	return true;
}
/**
 * Branches within a line are one expression that is not followed: as it is written, for who asks with a release's name, but
 * where words stand in them, which would be read without their condition. One branch of whole words is one of its line.
 */ function writesOpen(body, turns, frame) {
	const { actions, text } = body;
	const [from = 0, to = from] = [turns[0], turns.at(-1)];
	const own = turns.flatMap((at)=>actions[at] ?? []);
	const [first, last] = [actions[from], actions[to]];
	const isWhole = own.length < turns.length || own.every(({ start, end })=>isAlone(text.text, start, end));
	if (first === undefined || last === undefined || isWhole || text.text.slice(first.start, last.end).includes('\n')) return writesBranches(body, turns, frame);
	const isWord = [text.text.charAt(first.start - 1), text.text.charAt(last.end)].every((beside)=>beside.trim() === '');
	if (isWord && turns.length === 2) return writesBranches(body, turns, frame);
	const inside = actions.slice(from, to).map(({ end }, index)=>text.text.slice(end, actions[from + index + 1]?.start));
	if (!inside.some((words)=>/[a-z]/i.test(words))) return putAsWritten(body, from, to);
	const before = text.text.startsWith('{{-', first.start) ? ' ' : '';
	const behind = text.text.startsWith('-}}', last.end - 3) ? ' ' : '';
	return put(body, _sourc().synthetic(_sourc().locate(text, first.start, last.end), `${before}{{ (${first.expression}) }}${behind}`));
}
function writesBranches(body, turns, frame) {
	const { actions, asking, out, text } = body;
	const all = actions.slice(turns[0], turns.at(-1));
	if (all.some(({ role, expression })=>role === 'quiet' && ASSIGNS.test(expression))) return false;
	return turns.slice(0, -1).every((at, index)=>{
		const start = actions[at]?.end ?? 0;
		const { file, span } = _sourc().locate(text, start, start);
		if (!asking.take(file.text.length)) return false;
		const branch = _condi().conditionsOf(file.text, file.path).find((one)=>one.start === span.start);
		const before = out.length;
		if (branch === undefined || !writes(body, [at + 1, turns[index + 1] ?? at], frame)) return false;
		for (const one of out.splice(before))out.push(asking.assuming(one, branch.assumes));
		return true;
	});
}
const BLOCK = /^(if|with|range)\s+((?:\$\w+\s*,\s*)?\$\w+\s*:=\s*)?([\s\S]*)$/;
function writesRounds(body, inside, { frame, value, names, at }) {
	if (!body.asking.take(_funct().weightOf(value))) return false;
	const rounds = value.kind === 'map' ? [..._docum().entries(value)].sort((a, b)=>a.key < b.key ? -1 : 1).map((one)=>[_funct().madeNode(_sourc().synthetic(at, one.key)), one.value]) : _docum().items(value).map((one, index)=>[_funct().madeNode(index), one]);
	if (value.kind === 'scalar' || _docum().entries(value).some(({ key })=>key === '')) return false;
	return rounds.every(([key, dot])=>{
		const own = new Map();
		const [first, second] = names;
		if (first !== undefined) own.set(first, second === undefined ? dot : key);
		if (second !== undefined) own.set(second, dot);
		return writes(body, inside, { ...frame, dot, variables: { own, around: frame.variables } });
	});
}
function placed({ asking, text, actions }, index) {
	const { start = 0, end = 0 } = actions[index] ?? {};
	return { asking, at: _sourc().locate(text, start, end) };
}
function writesHole(body, index, frame) {
	const { expression = '', role, start = 0, end = 0 } = body.actions[index] ?? {};
	if (expression === '' || expression.startsWith('/*')) return true;
	const [, name, sign, rest = expression] = /^(\$\w+)\s*(:?=)\s*([\s\S]*)$/.exec(expression) ?? [];
	const place = placed(body, index);
	const value = resolved(rest.replace(/^range\s/, ''), frame, place);
	if (name === undefined) {
		const text = value === undefined ? undefined : _funct().printed(value, place.at);
		const isKnown = text !== undefined && !isLeftOpen(text.text, expression, ()=>isAlone(body.text.text, start, end));
		return role === 'hole' && (isKnown ? put(body, text) : putAsWritten(body, index));
	}
	bind(name, value, sign === '=' ? frame.variables : { ...frame.variables, around: undefined });
	const [, changed] = /^set\s+(\$\w+)\s/.exec(rest) ?? [];
	if (changed !== undefined) bind(changed, value, frame.variables);
	return true;
}
function bind(name, value, variables) {
	let scope = variables;
	while(scope !== undefined && !scope.own.has(name))scope = scope.around;
	(scope ?? variables).own.set(name, value);
}
function isLeftOpen(text, expression, isWhole) {
	if (text.includes('{{')) return !/^(?:tpl|include|template)\b/.test(expression);
	return text === '' && expression.includes('.Values') && !isWhole();
}
function isAlone(text, start, end) {
	return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - MAX_BESIDE), start)) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + MAX_BESIDE));
}
const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[(|]|\)(?:\.[A-Za-z_]\w*)*|-?\d[\d.]*(?![\w.])|\$?\.?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|[$.]/y;
function resolved(expression, frame, place) {
	const tokens = [];
	if (!place.asking.take(expression.length)) return undefined;
	TOKEN.lastIndex = 0;
	for(let found = TOKEN.exec(expression); found !== null; found = TOKEN.exec(expression)){
		if (found[0].trim() !== '') tokens.push(found[0]);
		if (TOKEN.lastIndex === expression.length) {
			const reader = { ...place, tokens, frame, next: 0 };
			const value = pipeline(reader, frame.depth);
			return reader.next === tokens.length ? value : undefined;
		}
	}
	return undefined;
}
function pipeline(reader, depth) {
	let value;
	for(let isFirst = true;; isFirst = false){
		const words = reader.tokens[reader.next] ?? '';
		const isCall = /^[A-Za-z]/.test(words) || /^\$?\.Files\./.test(words);
		const list = [];
		if (isCall) reader.next += 1;
		while(!/^(?:$|[|)])/.test(reader.tokens[reader.next] ?? ''))list.push(operand(reader, depth));
		const given = isFirst ? list : [...list, value];
		if (isCall) value = call(words, given, reader, depth);
		else if (given.length === 1) value = given[0];
		else return undefined;
		if (reader.tokens[reader.next] !== '|') return value;
		reader.next += 1;
	}
}
function operand(reader, depth) {
	const token = reader.tokens[reader.next] ?? '';
	const { asking } = reader;
	reader.next += 1;
	if (token === '(') {
		const value = depth > MAX_NESTED ? undefined : pipeline(reader, depth + 1);
		const [close, ...fields] = (reader.tokens[reader.next] ?? '').split('.');
		reader.next += 1;
		if (close !== ')' || value === undefined || fields.length === 0) return close === ')' ? value : undefined;
		return fields[0] === 'AsConfig' ? asConfig(value, reader) : asking.fieldOf(value, fields);
	}
	if (/^["`]/.test(token)) return _funct().madeNode(_sourc().synthetic(reader.at, unquoted(token)));
	if (/^[-\d]/.test(token)) return _funct().madeNode(Number(token));
	if (/^\w/.test(token)) return call(token, [], reader, depth);
	const [head = '', ...keys] = token.split('.');
	const start = head === '' ? reader.frame.dot : variable(head, reader.frame.variables);
	const fields = keys.filter((key)=>key !== '');
	return start === undefined || fields.length === 0 ? start : asking.fieldOf(start, fields);
}
function variable(name, variables) {
	let scope = variables;
	while(scope !== undefined && !scope.own.has(name))scope = scope.around;
	return scope?.own.get(name);
}
function asConfig(files, { asking, at }) {
	const named = _docum().entries(files).map((one)=>({ ...one, key: one.key.split('/').at(-1) ?? '' }));
	return _funct().called('toYaml', [{ kind: 'map', span: files.span, entries: named }], { at, take: asking.take });
}
function unquoted(token) {
	if (token.startsWith('`')) return token.slice(1, -1);
	const named = { n: '\n', t: '\t', r: '\r' };
	return token.slice(1, -1).replace(/\\(.)/g, (_, one)=>named[one] ?? one);
}
function call(name, given, { asking, at }, depth) {
	const list = given.flatMap((one)=>one ?? []);
	const [first, second] = list;
	const decides = (one)=>one === undefined || _funct().isTrue(one) === (name === 'or');
	if (name === 'and' || name === 'or') return given.find(decides) ?? (given.some(decides) ? undefined : given.at(-1));
	if (name === 'default' && given[1] !== undefined && _funct().isTrue(given[1])) return given[1];
	if (list.length < given.length) return undefined;
	if (name === 'include' || name === 'template' || name === 'tpl') {
		const text = first === undefined ? undefined : _funct().printed(first, at);
		const part = name === 'tpl' || text === undefined ? text : asking.partNamed(text.text);
		const made = part === undefined || second === undefined ? undefined : takenIn(asking, part, {
			dot: second,
			variables: startingWith(second),
			depth: depth + 1
		});
		return made === undefined ? undefined : _funct().madeNode(made);
	}
	const words = list.slice(name === 'index' ? 1 : 0).map((one)=>_funct().printed(one, at)?.text ?? '');
	if (name === 'index' && first !== undefined) return asking.fieldOf(first, words);
	if ((name === 'hasKey' || name === 'get') && first !== undefined && words[1] !== undefined) {
		const found = asking.fieldOf(first, words.slice(1, 2));
		if (found === undefined || name === 'get') return found;
		return _funct().madeNode(!(found.kind === 'scalar' && found.value === null));
	}
	if (!name.includes('.')) return _funct().called(name, list, { at, take: asking.take });
	const [path] = words;
	return path === undefined ? undefined : asking.filesBy(name.replace(/^\$?\.Files\./, ''), path);
}

return { evaluated };
},

"tools/helm/filled-paths.js": (_from) => {
/**
 * Values files with parameters in their path (`$values/clusters/{{name}}/values.yaml`): each file that fits makes a
 * release. The generator's elements say which of them exist for certain.
 */
const [
	_appen, _defin, _globs, _once, _paths, _sorte, _sourc, _chart,
] = _from( "text/append", "text/defined", "text/globs", "text/once", "text/paths", "text/sorted", "text/source-text", "./chart-statements", );
const MAX_FILLED = 3;
const MAX_FITTING = 4001;
const MAX_ROUNDS = 4;
const OF_ENVIRONMENT = /^\{\{-?\s{0,8}(?:requiredEnv|env)\s[^{}]{1,100}\}\}\/(?=[^{}]+$)/;
const BRACES = /\{\{([^{}]{1,100})\}\}/g;
function releasesOfFittingFiles(release, paths) {
	let releases = [release];
	const fitting = _once().oncePer((written)=>fittingFiles(written, paths));
	for(let round = 0; round < MAX_ROUNDS; round += 1){
		const next = [];
		for (const one of releases)if (next.length < MAX_FITTING) _appen().addAll(next, releasesOfFirstPath(one, fitting));
		if (next.every((one, index)=>one === releases[index])) break;
		releases = next.slice(0, MAX_FITTING);
	}
	return releases;
}
function releasesOfFirstPath(release, fitting) {
	const { sources, parameters } = release;
	const literal = new Set(sources.flatMap(pathOf));
	for (const source of sources){
		if (!(source.kind === 'file' && source.path.includes('{{'))) continue;
		const made = fitting(source.path).flatMap((file)=>literal.has(file.path) && !isNamed(file, parameters) ? [] : releaseOfFile(release, file));
		if (made.length === 0) continue;
		const covered = new Set(made.flatMap((one)=>one.parameters ?? []));
		const rest = source.optional ? (parameters ?? []).filter((one)=>!covered.has(one)) : [];
		const others = sources.filter((one)=>one !== source);
		return [...made, ...rest.length === 0 ? [] : [{ ...release, sources: others, parameters: rest }]];
	}
	return [release];
}
function pathOf(source) {
	if (source.kind === 'text') return _sourc().locate(source.text, 0, 0).file.path;
	return source.kind === 'file' ? source.path : [];
}
function fittingFiles(written, paths) {
	const fits = matcherOf(written);
	if (fits === undefined) return [];
	const folder = _paths().directoryOf(written.slice(0, written.indexOf('{{')));
	const isAny = written.endsWith('}}');
	return _sorte().pathsBelow(folder, paths).flatMap((path)=>{
		const values = isAny && !/\.ya?ml\b/.test(path) ? undefined : fits(path);
		return values === undefined ? [] : { path, values };
	});
}
function releaseOfFile(release, { path, values }) {
	const parameters = release.parameters?.filter((one)=>isStated(values, one));
	if (parameters?.length === 0) return [];
	const text = (written)=>written.replaceAll(BRACES, (whole, name)=>values.get(parameterOf(name)) ?? whole);
	return {
		...release,
		sources: release.sources.map((one)=>one.kind === 'file' ? { ...one, path: text(one.path) } : one),
		name: text(release.name),
		namespace: text(release.namespace),
		clusterPath: _chart().clusterPathOf(path),
		..._defin().defined({ parameters })
	};
}
function isOfEnvironment(path) {
	return OF_ENVIRONMENT.test(path);
}
function withFoldersOfEnvironment(releases, paths) {
	const isBelowVariable = (one)=>one.kind === 'file' && isOfEnvironment(one.path);
	if (!releases.some(({ sources })=>sources.some(isBelowVariable))) return releases;
	const byName = _appen().grouped(paths, _paths().baseName);
	return releases.map((release)=>{
		const sources = release.sources.map((source)=>{
			if (source.kind !== 'file' || !isOfEnvironment(source.path)) return source;
			const rest = source.path.replace(OF_ENVIRONMENT, '');
			const fitting = byName.get(_paths().baseName(rest))?.filter((path)=>`/${path}`.endsWith(`/${rest}`)) ?? [];
			const path = fitting.length === 1 ? fitting[0] : undefined;
			return path === undefined ? source : { ...source, path };
		});
		return { ...release, sources };
	});
}
function parameterOf(written) {
	return written.replace(/[\s`'"]/g, '').replace(/^\.(?=\w)/, '');
}
function matcherOf(written) {
	const names = [];
	let pattern = '';
	let done = 0;
	for (const match of written.matchAll(BRACES)){
		const name = parameterOf(match[1] ?? '');
		pattern += escaped(written.slice(done, match.index));
		pattern += name === 'path' || name === 'path.path' ? '(.+)' : '([^/]+)';
		names.push(name);
		done = match.index + match[0].length;
	}
	const isBare = !/[^/]/.test(written.replaceAll(BRACES, ''));
	if (isBare || names.length === 0 || names.length > MAX_FILLED || names.every((name)=>name === '')) return undefined;
	const whole = new RegExp(`^${pattern}${escaped(written.slice(done))}$`);
	return (path)=>{
		const fit = whole.exec(path);
		if (fit === null) return undefined;
		const values = new Map();
		for (const [index, name] of names.entries()){
			const value = fit[index + 1] ?? '';
			if ((values.get(name) ?? value) !== value) return undefined;
			values.set(name, value);
		}
		return values;
	};
}
function escaped(text) {
	return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
function isNamed({ values }, parameters = []) {
	return parameters.some((one)=>[...values].every(([name, value])=>one.get(name) === value));
}
function isStated(values, parameters) {
	return [...values].every(([name, value])=>{
		const stated = parameters.get(name);
		if (stated === undefined || stated === value) return true;
		const glob = /[*?[{]/.test(stated) ? _globs().compileGlob(stated) : undefined;
		return typeof glob === 'function' && glob(value);
	});
}

return { fittingFiles, isOfEnvironment, releasesOfFittingFiles, withFoldersOfEnvironment };
},

"tools/helm/flux.js": (_from) => {
/** Flux: HelmRelease (helm.toolkit.fluxcd.io). */
const [
	_defin, _notic, _field, _docum, _appte, _chartstatements, _charts,
] = _from( "text/defined", "text/notice", "languages/shared/fields", "documents/document", "./app-template", "./chart-statements", "./charts", );
function isFlux(root) {
	return fluxChart(root) !== undefined || fluxFolder(root) !== undefined;
}
function fluxFolder(root) {
	const kind = _docum().scalarText(_docum().child(root, 'spec', 'chart', 'spec', 'sourceRef', 'kind'));
	const written = _docum().scalarText(_docum().child(root, 'spec', 'chart', 'spec', 'chart'));
	return (kind === 'GitRepository' || kind === 'Bucket') && written !== undefined ? _chartstatements().pathWithin('', written) : undefined;
}
function fluxChart(root) {
	if (_appte().isLaidOutAsApps(_docum().child(root, 'spec'))) return 'app-template';
	return _charts().chartOf(_docum().scalarText(_docum().child(root, 'spec', 'chart', 'spec', 'chart'))) ?? _charts().chartOf(_docum().scalarText(_docum().child(root, 'spec', 'chartRef', 'name')));
}
function flux(document, notices) {
	const spec = _docum().child(document.root, 'spec');
	const metadata = _docum().child(document.root, 'metadata');
	const values = _docum().child(spec, 'values');
	const version = _field().locatedText(document, _docum().child(spec, 'chart', 'spec', 'version'));
	const chart = fluxChart(document.root) ?? '';
	const directory = fluxFolder(document.root);
	const release = {
		name: _docum().scalarText(_docum().child(spec, 'releaseName')) ?? _docum().scalarText(_docum().child(metadata, 'name')) ?? (chart || 'release'),
		namespace: _docum().scalarText(_docum().child(spec, 'targetNamespace')) ?? _docum().scalarText(_docum().child(metadata, 'namespace')) ?? _charts().namespaceFor(chart),
		chart,
		..._defin().defined({ version }),
		at: _field().beginningOf(document)
	};
	const layers = values === undefined ? [] : [{ document, root: values }];
	const isOther = chart === 'app-template' && _appte().appTemplateFactsOf({ ...release, layers }).length === 0;
	const said = isOther ? [] : notices;
	addPatchNotices(document, spec, said);
	const from = _docum().items(_docum().child(spec, 'valuesFrom'));
	if (from.length === 0 && directory === undefined) return { releases: [{ ...release, layers }] };
	const sources = directory === undefined ? [] : filesOf(document, _docum().child(spec, 'chart', 'spec'));
	for (const reference of from){
		const at = _docum().placeOf(document, reference);
		const name = _docum().scalarText(_docum().child(reference, 'name')) ?? '';
		const target = _docum().scalarText(_docum().child(reference, 'targetPath'));
		if (target !== undefined && _docum().scalarText(_docum().child(reference, 'kind')) === 'Secret') {
			_chartstatements().addSettingNotice(target, at, said);
			continue;
		}
		sources.push({
			kind: 'config-map',
			name,
			key: _docum().scalarText(_docum().child(reference, 'valuesKey')) ?? 'values.yaml',
			optional: _docum().scalarText(_docum().child(reference, 'optional')) === 'true',
			..._defin().defined({
				target,
				namespace: _docum().scalarText(_docum().child(metadata, 'namespace')),
				secret: _docum().scalarText(_docum().child(reference, 'kind')) === 'Secret' || undefined
			}),
			at
		});
	}
	if (values !== undefined) sources.push(_chartstatements().textSource(document, ['spec', 'values'], values));
	return { releases: [], facts: [{ kind: 'helm/chart-release', installs: true, ...release, ..._defin().defined({ directory }), sources }] };
}
function filesOf(document, chart) {
	const optional = _docum().scalarText(_docum().child(chart, 'ignoreMissingValuesFiles')) === 'true';
	return _docum().items(_docum().child(chart, 'valuesFiles')).flatMap((node)=>{
		const path = _chartstatements().pathWithin('', _docum().scalarText(node) ?? '');
		return path === undefined ? [] : { kind: 'file', path, below: [], optional, at: _docum().placeOf(document, node) };
	});
}
const DECIDES = /corefile|dnsPolicy|dnsConfig|hostNetwork|clusterIP|loadBalancerIP|nameserver|configMap\b|args\b/i;
function addPatchNotices(document, spec, notices) {
	for (const renderer of _docum().items(_docum().child(spec, 'postRenderers')))for (const key of [
		'patches',
		'patchesStrategicMerge',
		'patchesJson6902'
	])for (const patch of _docum().items(_docum().child(renderer, 'kustomize', key))){
		if (DECIDES.test(document.source.text.slice(patch.span.start, patch.span.end))) notices.push(_notic().overriding('this patch of what the chart makes is not applied', _docum().placeOf(document, patch)));
	}
}

return { flux, isFlux };
},

"tools/helm/functions.js": (_from) => {
/** Functions of templates (text/template funcs.go, Masterminds/sprig, helm pkg/engine/funcs.go), as far as they are followed. */
const [_sourc, _base6, _docum, _yaml] = _from("text/source-text", "documents/base64", "documents/document", "documents/yaml");
const NOWHERE = { start: 0, end: 0 };
function madeNode(value) {
	const isText = typeof value === 'object' && value !== null;
	const text = isText ? value : { text: String(value ?? ''), file: { path: '', text: '' }, segments: [] };
	return { kind: 'scalar', value: isText ? value.text : value, text, span: NOWHERE };
}
function isTrue(node) {
	if (node.kind === 'scalar') return Boolean(node.value);
	return (node.kind === 'map' ? node.entries : node.items).length > 0;
}
const AMBIGUOUS = /^(?:y|n|yes|no|on|off)$/i;
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,5})(?:\.\d{1,3})?$/;
function printed(node, at) {
	if (node.kind !== 'scalar') return undefined;
	const { value, text } = node;
	if (typeof value === 'number' && !PLAIN_NUMBER.test(text.text)) return undefined;
	if (typeof value === 'string') return AMBIGUOUS.test(value) || text.text !== value ? undefined : text;
	return text.segments.length > 0 && typeof value === 'number' ? text : _sourc().synthetic(at, String(value ?? ''));
}
function weightOf(one) {
	if (!('kind' in one)) return one.text.length + one.segments.length;
	if (one.kind === 'scalar') return weightOf(one.text);
	return (one.kind === 'map' ? one.entries : one.items).length * MEMBER;
}
const MEMBER = 16;
function weightOfAll(list) {
	return list.reduce((sum, one)=>sum + weightOf(one) + 1, 0);
}
function called(name, list, making) {
	const { at, take } = making;
	if (!take(weightOfAll(list))) return undefined;
	const plain = /^must[A-Z]/.test(name) ? `${name.slice(4, 5).toLowerCase()}${name.slice(5)}` : name;
	const found = ofValues(plain, list, making);
	if (found !== undefined) return found;
	const texts = list.flatMap((node)=>printed(node, at) ?? []);
	const [one, two] = texts;
	if (texts.length < list.length) return undefined;
	const answer = one === undefined || two === undefined ? undefined : ofTwo(plain, one.text, two, making);
	if (answer !== undefined) return answer;
	const made = ofTexts(plain, texts, making);
	return made === undefined ? undefined : madeNode(typeof made === 'string' ? _sourc().synthetic(at, made) : made);
}
function together(parts, { at, take }) {
	if (!take(weightOfAll(parts))) return undefined;
	return parts.length === 0 ? _sourc().synthetic(at, '') : _sourc().concat(parts);
}
function ofValues(name, list, making) {
	const [first, second, third] = list;
	if (/^s?quote$/.test(name) && list.every(_docum().isNull)) return madeNode(_sourc().synthetic(making.at, ''));
	if (name === 'list' || name === 'tuple') return { kind: 'sequence', items: list, span: NOWHERE };
	if (name === 'dict') return mapOf(list);
	if (first === undefined) return LITERALS.get(name);
	switch(name){
		case 'default':
			return second !== undefined && isTrue(second) ? second : first;
		case 'coalesce':
			return list.find(isTrue) ?? madeNode(null);
		case 'required':
			return second !== undefined && isTrue(second) ? second : undefined;
		case 'ternary':
			return third?.kind === 'scalar' && typeof third.value === 'boolean' ? third.value ? first : second : undefined;
		case 'not':
		case 'empty':
			return madeNode(!isTrue(first));
		case 'eq':
		case 'ne':
			{
				const alike = list.slice(1).map((one)=>areEqual(first, one));
				return alike.includes(undefined) ? undefined : madeNode(alike.includes(true) === (name === 'eq'));
			}
		case 'kindIs':
		case 'typeIs':
			return second && isOneOf(wordOf(first), typesOf(second)[name === 'kindIs' ? 'kinds' : 'types']);
		case 'kindOf':
		case 'typeOf':
			{
				const [one, ...others] = typesOf(first)[name === 'kindOf' ? 'kinds' : 'types'];
				return one === undefined || others.length > 0 ? undefined : madeNode(_sourc().synthetic(making.at, one));
			}
		case 'get':
			return _docum().child(first, wordOf(second)) ?? madeNode(null);
		case 'hasKey':
			return madeNode(_docum().child(first, wordOf(second)) !== undefined);
		default:
			return ofLists(name, [first, ...list.slice(1)], making);
	}
}
function isOneOf(word, possible) {
	if (!possible.includes(word)) return madeNode(false);
	return possible.length === 1 ? madeNode(true) : undefined;
}
const NUMBERS = ['float64', 'int64', 'int'];
const SCALARS = { string: ['string'], boolean: ['bool'], number: NUMBERS, bigint: NUMBERS };
function typesOf(node) {
	if (node.kind === 'sequence') return { kinds: ['slice'], types: ['[]interface {}'] };
	if (node.kind === 'map') return { kinds: ['map'], types: ['map[string]interface {}', 'chartutil.Values', 'common.Values'] };
	const { value } = node;
	if (value === null) return { kinds: ['invalid'], types: ['<nil>'] };
	const one = AMBIGUOUS.test(String(value)) ? ['string', 'bool'] : SCALARS[typeof value] ?? [];
	return { kinds: one, types: one };
}
function ofLists(name, list, making) {
	const [first, second] = list;
	switch(name){
		case 'append':
			return second && { kind: 'sequence', items: [..._docum().items(first), second], span: NOWHERE };
		case 'merge':
			return mergedMaps(list, making);
		case 'mergeOverwrite':
			return mergedMaps(list.toReversed(), making);
		case 'deepCopy':
			return { ...first, span: NOWHERE };
		case 'set':
			return mergedMaps([mapOf(list.slice(1)), first], making);
		case 'dig':
			{
				const found = _docum().childAt(list.at(-1), list.slice(0, -2).map(wordOf));
				return found ?? list.at(-2);
			}
		case 'pluck':
			{
				const found = list.slice(1).flatMap((one)=>_docum().child(one, wordOf(first)) ?? []);
				return { kind: 'sequence', items: found, span: NOWHERE };
			}
		case 'has':
			return second && making.take(weightOf(first) * weightOf(second)) ? madeNode(_docum().items(second).some((one)=>areEqual(first, one))) : undefined;
		case 'len':
			return first.kind === 'scalar' ? undefined : madeNode((first.kind === 'map' ? first.entries : first.items).length);
		case 'first':
			return _docum().items(first)[0];
		case 'last':
			return _docum().items(first).at(-1);
		case 'join':
			return second && joined(wordOf(first), second, making);
		case 'printf':
			return textNode(formatted(list, making));
		case 'toYaml':
		case 'toYamlPretty':
			return textNode(asYaml(first, making));
		case 'toJson':
		case 'toRawJson':
		case 'toPrettyJson':
			return textNode(asJson(first, making, name === 'toPrettyJson' ? '\n' : ''));
		case 'fromYaml':
		case 'fromJson':
			{
				const text = printed(first, making.at);
				const root = text === undefined ? undefined : _yaml().readYaml(text).value;
				return root?.kind === 'map' ? root : undefined;
			}
		default:
			return someOf(name, list, making);
	}
}
function someOf(name, [list, ...given], { take }) {
	if (list?.kind !== 'sequence' || !take(weightOf(list) * (given.length + 1))) return undefined;
	const of = (some)=>({ kind: 'sequence', items: some, span: NOWHERE });
	switch(name){
		case 'rest':
			return of(list.items.slice(1));
		case 'initial':
			return of(list.items.slice(0, -1));
		case 'slice':
			{
				const [from = 0, to = list.items.length] = given.map((one)=>one.kind === 'scalar' ? Number(one.value) : -1);
				return 0 <= from && from <= to && to <= list.items.length ? of(list.items.slice(from, to)) : undefined;
			}
		case 'without':
			{
				const alike = list.items.map((item)=>given.map((one)=>areEqual(item, one)));
				return alike.flat().includes(undefined) ? undefined : of(list.items.filter((_, i)=>!alike[i]?.includes(true)));
			}
		default:
			return undefined;
	}
}
function textNode(text) {
	return text && madeNode(text);
}
const MAX_DEPTH = 100;
function mergedMaps(list, making, depth = 0) {
	const [first, ...others] = list;
	if (first?.kind !== 'map' || depth > MAX_DEPTH || !making.take(weightOfAll(list))) return undefined;
	const made = new Map(first.entries.map((entry)=>[entry.key, entry]));
	for (const other of others){
		if (other.kind !== 'map') return undefined;
		for (const entry of other.entries){
			const mine = made.get(entry.key);
			const isBoth = mine?.value.kind === 'map' && entry.value.kind === 'map';
			const value = isBoth ? mergedMaps([mine.value, entry.value], making, depth + 1) : (mine ?? entry).value;
			if (value === undefined) return undefined;
			made.set(entry.key, { ...entry, value });
		}
	}
	return { ...first, entries: [...made.values()] };
}
function mapOf(list) {
	const made = list.flatMap((node, index)=>{
		const value = index % 2 === 0 ? list[index + 1] : undefined;
		return value === undefined ? [] : [{ key: wordOf(node), keySpan: NOWHERE, value }];
	});
	return { kind: 'map', entries: made, span: NOWHERE };
}
const LITERALS = new Map([['true', madeNode(true)], ['false', madeNode(false)], ['nil', madeNode(null)]]);
function areEqual(one, other) {
	if (one.kind !== 'scalar' || other.kind !== 'scalar' || typeof one.value !== typeof other.value) return undefined;
	return typeof one.value === 'number' ? undefined : one.value === other.value;
}
function wordOf(node) {
	return node?.kind === 'scalar' ? node.text.text : '';
}
function ofTexts(name, texts, making) {
	const [first, second, third] = texts;
	const { at } = making;
	const words = first?.text ?? '';
	switch(name){
		case 'quote':
			return first === undefined || second !== undefined ? undefined : inQuotes(first, making);
		case 'squote':
			return first === undefined || second !== undefined ? undefined : together([_sourc().synthetic(at, "'"), first, _sourc().synthetic(at, "'")], making);
		case 'toString':
			return first;
		case 'print':
			return second === undefined ? first : undefined;
		case 'cat':
			return together(texts.flatMap((one, index)=>index === 0 ? [one] : [_sourc().synthetic(at, ' '), one]), making);
		case 'b64dec':
			return first && _base6().base64Text(first);
		case 'b64enc':
			return Buffer.from(words).toString('base64');
		case 'trim':
			return first && sliceOf(first, words.length - words.trimStart().length, words.trimEnd().length);
		case 'indent':
			return second && indented(second, Number(words), making);
		case 'nindent':
			{
				const text = second && indented(second, Number(words), making);
				return text && together([_sourc().synthetic(at, '\n'), text], making);
			}
		case 'trimSuffix':
			return second?.text.endsWith(words) ? sliceOf(second, 0, second.text.length - words.length) : second;
		case 'trimPrefix':
			return second?.text.startsWith(words) ? sliceOf(second, words.length, second.text.length) : second;
		case 'trunc':
			return second && /^\d+$/.test(words) ? sliceOf(second, 0, Math.min(Number(words), second.text.length)) : undefined;
		case 'replace':
			return second && third && replaced(words, second.text, third.text, making);
		case 'trimAll':
			return second && making.take(words.length * second.text.length) ? trimmed(second, words) : undefined;
		case 'lower':
			return words.toLowerCase();
		case 'upper':
			return words.toUpperCase();
		case 'base':
			return words.split('/').at(-1);
		default:
			return undefined;
	}
}
function replaced(old, by, text, { take }) {
	const parts = old === '' ? [] : text.split(old);
	return parts.length > 0 && take(text.length + parts.length * by.length) ? parts.join(by) : undefined;
}
function trimmed(text, characters) {
	let [from, to] = [0, text.text.length];
	while(from < to && characters.includes(text.text[from] ?? ''))from += 1;
	while(to > from && characters.includes(text.text[to - 1] ?? ''))to -= 1;
	return _sourc().slice(text, from, to);
}
function ofTwo(name, first, second, { take }) {
	switch(name){
		case 'contains':
			return first.length > MAX_SOUGHT ? undefined : madeNode(second.text.includes(first));
		case 'hasPrefix':
			return madeNode(second.text.startsWith(first));
		case 'hasSuffix':
			return madeNode(second.text.endsWith(first));
		case 'regexMatch':
			return /^\^?[\w.-]{1,100}\$?$/.test(first) ? madeNode(new RegExp(first).test(second.text)) : undefined;
		case 'splitList':
			{
				const parts = first === '' ? [] : second.text.split(first, MAX_PARTS + 1);
				if (parts.length === 0 || parts.length > MAX_PARTS || !take(parts.length * second.segments.length)) return undefined;
				let from = 0;
				const found = parts.map(({ length })=>{
					const part = madeNode(_sourc().slice(second, from, from + length));
					from += length + first.length;
					return part;
				});
				return { kind: 'sequence', items: found, span: NOWHERE };
			}
		default:
			return undefined;
	}
}
const MAX_PARTS = 10_000;
const MAX_SOUGHT = 1000;
function sliceOf(text, from, to) {
	return _sourc().slice(text, from, Math.max(from, to));
}
function indented(source, by, making) {
	return withPads(source, by, { making, spares: false });
}
function withPads(source, by, { making, spares, goesOn = false }) {
	const pad = ' '.repeat(Math.min(Math.max(0, by || 0), MAX_INDENT));
	const lines = source.text.split('\n');
	if (!making.take(weightOf(source) + lines.length * (pad.length + 2))) return undefined;
	const pieces = [];
	let start = 0;
	for (const { length } of lines){
		const end = Math.min(source.text.length, start + length + 1);
		if ((!spares || length > 0) && !(goesOn && start === 0)) pieces.push({ start, end: start, text: pad });
		pieces.push({ start, end });
		start = end;
	}
	return _sourc().gather(source, pieces);
}
const MAX_INDENT = 40;
function formatted([format, ...list], making) {
	const { at } = making;
	const words = format?.kind === 'scalar' ? format.text.text : '%';
	const parts = [];
	let next = 0;
	for (const [part] of words.matchAll(/%[\s\S]?|[^%]+/g)){
		const isVerb = /^%[sdv]$/.test(part);
		const node = isVerb ? list[next] : undefined;
		if (isVerb) next += 1;
		const text = isVerb ? verb(part, node, at) : /^%[^%]?$/.test(part) ? undefined : _sourc().synthetic(at, part.replace('%%', '%'));
		if (text === undefined) return undefined;
		parts.push(text);
	}
	return next === list.length && parts.length > 0 ? together(parts, making) : undefined;
}
function verb(part, node, at) {
	if (node?.kind !== 'scalar' || node.value === null) return undefined;
	const isInteger = typeof node.value === 'number' && node.text.segments.length === 0;
	const fits = part === '%v' || (part === '%d' ? isInteger : typeof node.value === 'string');
	return fits ? printed(node, at) : undefined;
}
function joined(between, node, making) {
	const { at, take } = making;
	if (node.kind !== 'sequence' || !take(weightOf(node) * (between.length + 1))) return undefined;
	const texts = node.items.map((one)=>printed(one, at));
	if (texts.some((one)=>one === undefined)) return undefined;
	const parts = texts.flatMap((one, index)=>one === undefined ? [] : index === 0 ? [one] : [_sourc().synthetic(at, between), one]);
	return textNode(together(parts, making));
}
function asYaml(node, making, depth = 0) {
	const { at, take } = making;
	if (depth > MAX_DEPTH || !take(weightOf(node) + 1)) return undefined;
	if (node.kind === 'scalar') return depth === 0 ? textInYaml(node, making) : memberInYaml(node, making);
	const parts = [];
	const add = (lead, value, isBelow)=>{
		const text = lead && asYaml(value, making, depth + 1);
		const by = value.kind === 'scalar' || isBelow && value.kind === 'sequence' ? 0 : 2;
		const written = text && by > 0 ? withPads(text, by, { making, spares: true, goesOn: !isBelow }) : text;
		if (lead === undefined || written === undefined) return false;
		if (parts.length > 0) parts.push(_sourc().synthetic(at, '\n'));
		parts.push(lead, written);
		return true;
	};
	for (const { key, value } of node.kind === 'map' ? sorted(node) : []){
		const name = textInYaml(madeNode(_sourc().synthetic(at, key)), making);
		const isBelow = value.kind !== 'scalar' && weightOf(value) > 0;
		const lead = name && together([name, _sourc().synthetic(at, isBelow ? ':\n' : ': ')], making);
		if (!add(lead, value, isBelow)) return undefined;
	}
	if (!_docum().items(node).every((value)=>add(_sourc().synthetic(at, '- '), value, false))) return undefined;
	return parts.length === 0 ? _sourc().synthetic(at, node.kind === 'map' ? '{}' : '[]') : together(parts, making);
}
function memberInYaml(node, making) {
	const { value, text } = node;
	if (value === null) return _sourc().synthetic(making.at, 'null');
	if (typeof value === 'number' && /^-?[1-9]\d{0,14}$/.test(text.text)) return text;
	if (typeof value !== 'string' || !AMBIGUOUS.test(value) || text.text !== value) return textInYaml(node, making);
	const { file, span } = _sourc().locate(text, 0, value.length);
	if (/["']/.test(file.text[span.start - 1] ?? '')) return inQuotes(text, making);
	return _sourc().synthetic(making.at, String(/^(?:y|yes|on)$/i.test(value)));
}
function textInYaml(node, making) {
	const { at } = making;
	const text = printed(node, at);
	if (text === undefined || node.kind !== 'scalar' || typeof node.value !== 'string') return text;
	const words = text.text;
	if (!words.includes('\n')) {
		if (words === '' || NO_TEXT.test(words)) return inQuotes(text, making);
		if (/\p{C}/u.test(words)) return undefined;
		if (!INDICATED.test(words)) return text;
		const doubled = _sourc().replaceMatches(text, /'/g, ()=>_sourc().synthetic(at, "''"), MAX_ESCAPED) ?? text;
		return together([_sourc().synthetic(at, "'"), doubled, _sourc().synthetic(at, "'")], making);
	}
	const chomping = /(?:^|\n)\n$/.test(words) ? '+' : words.endsWith('\n') ? '' : '-';
	const end = words.length - (chomping === '-' ? 0 : 1);
	const lines = withPads(sliceOf(text, 0, end), 2, { making, spares: true });
	return lines && together([
		_sourc().synthetic(at, `|${/^\s/.test(words) ? '2' : ''}${chomping}\n`),
		lines
	], making);
}
function inQuotes(text, making, escaped = /["\\\n\r\t]/g) {
	const { at, take } = making;
	if (/[^\P{C}\n\r\t]/u.test(text.text) || !take(weightOf(text) * 2)) return undefined;
	const written = _sourc().replaceMatches(text, escaped, ([one])=>_sourc().synthetic(at, ESCAPES[one] ?? one), MAX_ESCAPED);
	return together([_sourc().synthetic(at, '"'), written ?? text, _sourc().synthetic(at, '"')], making);
}
const MAX_ESCAPED = 200_000;
const ESCAPES = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
function asJson(node, making, pad, depth = 0) {
	const { at, take } = making;
	if (depth > MAX_DEPTH || !take(weightOf(node) + 1)) return undefined;
	if (node.kind === 'scalar') {
		const text = printed(node, at);
		if (text === undefined || typeof node.value !== 'string') return node.value === null ? _sourc().synthetic(at, 'null') : text;
		return inQuotes(text, making, /["\\\n\r\t<>&]/g);
	}
	const isMap = node.kind === 'map';
	const members = isMap ? sorted(node).map((one)=>[
			`"${one.key}":${pad === '' ? '' : ' '}`,
			one.value
		]) : _docum().items(node).map((one)=>['', one]);
	const inner = pad === '' ? '' : `${pad}  `;
	const parts = [];
	for (const [lead, value] of members){
		const text = /["\\\p{C}]/u.test(lead.slice(1, lead.lastIndexOf('"'))) ? undefined : asJson(value, making, inner, depth + 1);
		if (text === undefined) return undefined;
		parts.push(_sourc().synthetic(at, `${parts.length === 0 ? '' : ','}${inner}${lead}`), text);
	}
	const [open, close] = isMap ? '{}' : '[]';
	return together([
		_sourc().synthetic(at, open ?? ''),
		...parts,
		_sourc().synthetic(at, `${parts.length === 0 ? '' : pad}${close}`)
	], making);
}
function sorted(node) {
	return [..._docum().entries(node)].sort((a, b)=>a.key < b.key ? -1 : 1);
}
const NO_TEXT = /^(?:true|false|null|~|<<|[-+]?\.inf|\.nan|[-+]?0[xob][\da-f_]+|[-+]?(?:\.\d+|\d[\d_]*(?:\.[\d_]*)?)(?:e[-+]?\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\d{4}-\d{1,2}-\d{1,2}(?:(?:t|\s+)[\d:.]+.*)?)$/i;
const INDICATED = /^[#,[\]{}&*!|>'"%@`\s]|^[-?:](?:\s|$)|^(?:---|\.\.\.)|:(?:\s|$)|\s#|\s$/;

return { called, isTrue, madeNode, printed, weightOf };
},

"tools/helm/helm-values.js": (_from) => {
/** As Helm reads them: YAML 1.1's booleans and numbers (goyaml.v2 resolve.go), numbers as float64. */
const [_sourc, _docum, _synth, _yaml1] = _from("text/source-text", "documents/document", "documents/synthetic-source", "documents/yaml-1.1");
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function asHelmReads(layer) {
	return { ...layer, root: readNode(layer.document, layer.root) };
}
function readNode(document, node) {
	if (node.kind === 'scalar') return readScalar(document, node);
	return _synth().withValues(node, (value)=>readNode(document, value));
}
function readScalar(document, node) {
	if (node.value === null || !_yaml1().isPlain(document, node)) return node;
	const { text } = node.text;
	const value = _yaml1().booleanOf11(text) ?? numberOf(text);
	if (value === undefined) return node;
	const printed = typeof value === 'number' ? printedNumber(value) : String(value);
	return { ...node, value, text: printed === text ? node.text : _sourc().synthetic(_docum().placeOf(document, node), printed) };
}
function numberOf(text) {
	const plain = text.replaceAll('_', '');
	const whole = /^([-+]?)(0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9]\d*)$/.exec(plain);
	if (whole !== null) {
		const digits = whole[2] ?? '';
		const octal = /^0[oO]?([0-7]+)$/.exec(digits)?.[1];
		const number = octal === undefined ? Number(digits) : Number.parseInt(octal, 8);
		return whole[1] === '-' ? -number : number;
	}
	return FLOAT.test(plain) ? Number(plain) : undefined;
}
function printedNumber(number) {
	const [digits = '', exponent = '0'] = number.toExponential().split('e');
	const power = Number(exponent);
	if (power >= -4 && power < 21 && Math.abs(power) < 6) return String(number);
	return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

return { asHelmReads };
},

"tools/helm/installing.js": (_from) => {
/** Objects that install charts, whichever: what a release of an unknown chart was before. */
const [_defin, _sourc, _field, _docum, _fleet] = _from("text/defined", "text/source-text", "languages/shared/fields", "documents/document", "./fleet");
const GROUPS = new Map([
	['HelmRelease', 'helm.toolkit.fluxcd.io'],
	['HelmChart', 'helm.cattle.io'],
	['HelmChartConfig', 'helm.cattle.io'],
	['Application', 'argoproj.io'],
	['ApplicationSet', 'argoproj.io'],
	['HelmOp', 'fleet.cattle.io']
]);
function installing(document) {
	const { root, source } = document;
	const { apiVersion, kind } = _field().typeOf(root);
	const name = _docum().scalarText(_docum().child(root, 'metadata', 'name'));
	if (kind !== '' && GROUPS.get(kind) === apiVersion.split('/')[0] && name !== undefined) {
		const spec = kind === 'ApplicationSet' ? _docum().child(root, 'spec', 'template', 'spec') : _docum().child(root, 'spec');
		const what = jsonOf(chartsIn(spec));
		const namespace = _docum().scalarText(_docum().child(root, 'metadata', 'namespace'));
		return [
			{
				key: `${kind} ${name}`,
				..._defin().defined({ namespace }),
				what,
				at: _sourc().extentOf(source)
			}
		];
	}
	if (/(?:^|\/)Chart\.ya?ml$/.test(document.path)) {
		const charts = _docum().items(_docum().child(root, 'dependencies')).flatMap((one)=>['name', 'repository'].map((key)=>_docum().child(one, key)));
		return [
			{
				key: `Chart.yaml ${_docum().scalarText(_docum().child(root, 'name')) ?? ''}`,
				what: jsonOf(charts),
				at: _sourc().extentOf(source)
			}
		];
	}
	if (_fleet().isFleetFile(document)) {
		const key = `fleet.yaml ${_docum().scalarText(_docum().child(root, 'helm', 'releaseName')) ?? ''}`;
		return [{ key, what: jsonOf(chartsIn(root)), at: _sourc().extentOf(source) }];
	}
	const charts = _docum().items(_docum().child(root, 'helmCharts'));
	const releases = kind === '' && apiVersion === '' ? _docum().items(_docum().child(root, 'releases')) : [];
	return [...installedByList(source, 'helmCharts', charts, ['name', 'repo']), ...installedByList(source, 'releases', releases, ['chart'])];
}
function installedByList(source, list, nodes, charts) {
	return nodes.flatMap((one)=>{
		const name = _docum().scalarText(_docum().child(one, 'releaseName')) ?? _docum().scalarText(_docum().child(one, 'name'));
		if (name === undefined) return [];
		const what = jsonOf(charts.map((key)=>_docum().child(one, key)));
		return [
			{
				key: `${list} ${name}`,
				what,
				at: _sourc().locate(source, one.span.start, one.span.end)
			}
		];
	});
}
function chartsIn(spec) {
	const sources = [_docum().child(spec, 'source'), ..._docum().items(_docum().child(spec, 'sources'))];
	return [
		_docum().child(spec, 'chartContent'),
		_docum().child(spec, 'chartRef'),
		_docum().child(spec, 'repo'),
		...['chart', 'repo'].map((key)=>_docum().child(spec, 'helm', key)),
		_docum().child(spec, 'chart', 'spec', 'chart'),
		_docum().child(spec, 'chart', 'spec', 'sourceRef'),
		_docum().entryOf(spec, 'chart')?.value.kind === 'scalar' ? _docum().child(spec, 'chart') : undefined,
		...sources.flatMap((one)=>['chart', 'repoURL', 'path'].map((key)=>_docum().child(one, key)))
	];
}
function jsonOf(nodes) {
	return JSON.stringify(nodes.map((node)=>node === undefined ? null : _docum().plainData(node)));
}

return { installing };
},

"tools/helm/k8s-gateway.js": (_from) => {

const [
	_sourc, _balan, _field, _madeo, _docum, _relea,
] = _from(
	"text/source-text", "languages/shared/balancer-addresses", "languages/shared/fields", "languages/shared/made-objects", "documents/document", "./release",
);
const ORIGIN = { platformSource: 'the k8s-gateway chart writes this Corefile from its values', released: true };
function k8sGatewayFactsOf({ name: named, namespace, layers }) {
	const reader = _relea().readerOf(layers);
	const values = layers.at(-1)?.root;
	if (reader === undefined || values === undefined) return [];
	const release = { name: named, namespace, values, reader };
	const { document } = reader;
	const at = _field().beginningOf(document, values);
	const { name, labels } = namesOf(release);
	const service = _docum().child(values, 'service');
	const type = _docum().scalarText(_docum().child(service, 'type')) ?? 'LoadBalancer';
	const annotated = _balan().isBalanced(type) ? _balan().balancerAddresses(_docum().child(service, 'annotations')) : [];
	const cluster = type === 'ClusterIP' ? _field().locatedText(document, _docum().child(service, 'clusterIP')) : undefined;
	const balancer = type === 'LoadBalancer' ? _field().locatedText(document, _docum().child(service, 'loadBalancerIP')) : undefined;
	const port = Number(_docum().scalarText(_docum().child(service, 'port')) ?? 53);
	return [
		{ kind: 'config-map', namespace, name, data: [{ key: 'Corefile', text: corefileOf(release), at }], at, ...ORIGIN },
		workloadOf(release, { name, labels }),
		_madeo().madeService({
			namespace,
			name,
			type,
			clusterIPs: cluster === undefined || cluster.value === '' ? [] : [cluster],
			externalIPs: [...balancer === undefined ? [] : [balancer], ..._field().textListField(reader, service, 'externalIPs') ?? [], ...annotated],
			selector: labels,
			ports: protocolsOf(service).map((protocol)=>({
					name: `dns-${protocol.toLowerCase()}`,
					port: Number.isInteger(port) ? port : 53,
					targetPort: `dns-${protocol.toLowerCase()}`,
					protocol
				})),
			at,
			...ORIGIN
		})
	];
}
function namesOf({ name, values }) {
	const named = _docum().scalarText(_docum().child(values, 'nameOverride')) || 'k8s-gateway';
	const full = _docum().scalarText(_docum().child(values, 'fullnameOverride')) || (name.includes(named) ? name : `${name}-${named}`);
	return { name: full.slice(0, 63).replace(/-$/, ''), labels: { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': name } };
}
function protocolsOf(service) {
	return _docum().scalarText(_docum().child(service, 'useTcp')) === 'true' ? ['UDP', 'TCP'] : ['UDP'];
}
function workloadOf(release, { name, labels }) {
	const { reader, values, namespace } = release;
	const at = _field().beginningOf(reader.document, values);
	return _madeo().madeWorkload({
		namespace,
		name,
		labels: { ...labels, ..._field().labelsField(reader, values, 'customLabels') },
		containers: [
			_madeo().madeContainer({
				name: 'k8s-gateway',
				image: { value: 'quay.io/oriedge/k8s_gateway', at },
				words: ['-conf', '/etc/coredns/Corefile'].map((value)=>({ value, at })),
				ports: protocolsOf(_docum().child(values, 'service')).map((protocol)=>({
						name: `dns-${protocol.toLowerCase()}`,
						containerPort: 1053,
						protocol
					})),
				mounts: [{ volume: 'config-volume', path: '/etc/coredns' }]
			})
		],
		volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, optional: false } }],
		at,
		...ORIGIN
	});
}
const DEFAULT_PLUGINS = `    log
    errors
    health
    ready
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    loop
    reload
    loadbalance
`;
function corefileOf({ reader, values }) {
	const at = _field().beginningOf(reader.document, values);
	const domain = _docum().sourceOf(_docum().child(values, 'domain'));
	const scheme = _field().locatedText(reader.document, _docum().child(values, 'scheme'));
	const pieces = [piece(scheme) ?? '', '.:1053 {\n    k8s_gateway '];
	if (domain !== undefined && !domain.text.includes('\n')) pieces.push(domain, ' ');
	pieces.push('{\n');
	if (_docum().scalarText(_docum().child(values, 'fallthrough', 'enabled')) === 'true') {
		pieces.push('        fallthrough');
		for (const zone of _docum().items(_docum().child(values, 'fallthrough', 'zones'))){
			const text = _docum().sourceOf(zone);
			if (text !== undefined) pieces.push(' ', text);
		}
		pieces.push('\n');
	}
	pieces.push('    }\n');
	const list = _docum().child(values, 'extraZonePlugins');
	if (list === undefined) pieces.push(DEFAULT_PLUGINS);
	else for (const plugin of _docum().items(list))addPlugin(plugin, pieces);
	pieces.push('}\n');
	return _sourc().composeText(at, pieces);
}
function addPlugin(plugin, pieces) {
	const name = _docum().sourceOf(_docum().child(plugin, 'name'));
	const parameters = _docum().sourceOf(_docum().child(plugin, 'parameters'));
	const block = _docum().sourceOf(_docum().child(plugin, 'configBlock'));
	if (name === undefined) return;
	pieces.push('    ', name);
	if (parameters !== undefined) pieces.push(' ', parameters);
	if (block !== undefined) pieces.push(' {\n', block, '\n    }');
	pieces.push('\n');
}
function piece(one) {
	return one === undefined || /[\s{}]/.test(one.value) ? undefined : one.value;
}

return { k8sGatewayFactsOf };
},

"tools/helm/layers.js": (_from) => {
/** Values of a release, the last layer wins: maps merge, everything else replaces. */
const [_invar, _docum, _synth, _writt] = _from("text/invariant", "documents/document", "documents/synthetic-source", "documents/written");
function mergedLayers(layers) {
	const [first] = layers;
	if (first === undefined || layers.length < 2) return layers;
	const syntheticSource = _synth().openSyntheticSource();
	const roots = layers.map(({ document, root })=>syntheticSource.enter(document.source, root));
	const root = roots.reduce(mergedNodes);
	const document = _writt().writtenObject(root, first.document.path, syntheticSource);
	return document === undefined ? layers : [{ document, root: document.root }];
}
function mergedNodes(below, above) {
	if (below.kind !== 'map' || above.kind !== 'map') return above;
	const values = new Map();
	for (const entry of below.entries)values.set(entry.key, entry);
	for (const entry of above.entries){
		const old = values.get(entry.key);
		values.set(entry.key, old === undefined ? entry : { ...entry, value: mergedNodes(old.value, entry.value) });
	}
	return { ...above, entries: [...values.values()] };
}
function mapEntries(layers, ...keys) {
	return _docum().entries(pick(layers, ...keys)?.root);
}
function pick(layers, ...keys) {
	const found = last(layers, keys);
	return found === undefined || _docum().isNull(found.root) ? undefined : found;
}
function isTakenAway(layers, ...keys) {
	const found = last(layers, keys);
	return found !== undefined && _docum().isNull(found.root);
}
function last(layers, keys) {
	for(let i = layers.length - 1; i >= 0; i -= 1){
		const layer = _invar().itemAt(layers, i);
		let node = layer.root;
		for (const key of keys){
			const below = _docum().child(node, key);
			if (below === undefined) {
				node = undefined;
				break;
			}
			node = below;
			if (_docum().isNull(node)) break;
		}
		if (node !== undefined) return { document: layer.document, root: node };
	}
	return undefined;
}
function textOf(layers, ...keys) {
	const layer = pick(layers, ...keys);
	const text = layer === undefined ? undefined : _docum().scalarText(layer.root);
	if (layer === undefined || text === undefined || text === '') return undefined;
	return { value: text, at: _docum().placeOf(layer.document, layer.root) };
}
function literalText(text) {
	return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}
function isTrue(layers, otherwise, ...keys) {
	const found = last(layers, keys);
	return found === undefined ? otherwise : truthOf(found.root);
}
function truthOf(node) {
	if (node.kind !== 'scalar') return node.kind === 'map' ? node.entries.length > 0 : node.items.length > 0;
	return node.value !== null && node.value !== false && node.value !== 0 && node.value !== '';
}

return { isTakenAway, isTrue, literalText, mapEntries, mergedLayers, mergedNodes, pick, textOf, truthOf };
},

"tools/helm/local-charts.js": (_from) => {
/** Charts whose templates are in the tree, and the files that rendering takes. */
const [_paths, _sorte, _docum, _prefi, _yaml] = _from("text/paths", "text/sorted", "documents/document", "documents/prefilter", "documents/yaml");
const MAX_FILES = 3000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_NESTED = 20;
const SERVES = /corefile|coredns|node-?cache|node-?local-?dns|kube-?dns|pi-?hole|adguard|unbound|dnsmasq|powerdns|blocky|bind9/i;
function localCharts(tree) {
	const directories = tree.paths.filter((path)=>/(?:^|\/)Chart\.ya?ml$/.test(path)).map((path)=>({ path, directory: _paths().directoryOf(path) }));
	const known = new Set(directories.map((one)=>one.directory));
	return directories.flatMap(({ path, directory })=>{
		if (isWithin(directory, known)) return [];
		const file = tree.read(path);
		const root = _yaml().yamlFile(file)?.root;
		if (file === undefined || root === undefined || _docum().scalarText(_docum().child(root, 'type')) === 'library') return [];
		const dependencies = localDependencies(directory, file, tree);
		const name = _docum().scalarText(_docum().child(root, 'name'));
		const mine = [directory, ...dependencies.values()].flatMap((one)=>_sorte().pathsBelow(one, tree.paths));
		if (name === undefined || !mine.some((one)=>/(?:^|\/)(?:templates|charts)\//.test(one))) return [];
		const texts = mine.filter((one)=>/\.(?:ya?ml|tpl|json|txt|conf)$|corefile/i.test(one)).flatMap((one)=>tree.read(one)?.text ?? []);
		if (!texts.some(_prefi().prefilter().hasMarker)) return [];
		return [{ directory, name, file, dependencies, serves: texts.some((text)=>SERVES.test(text)) }];
	});
}
function isWithin(directory, directories) {
	for(let at = directory.lastIndexOf('/charts/'); at !== -1; at = at === 0 ? -1 : directory.lastIndexOf('/charts/', at - 1))if (directories.has(directory.slice(0, at))) return true;
	return directory.startsWith('charts/') && directories.has('');
}
function localDependencies(directory, file, tree) {
	const dependencies = new Map();
	const open = [{ at: '', from: directory, file }];
	for(let next = open.pop(); next !== undefined && dependencies.size < MAX_NESTED; next = open.pop()){
		for (const one of _docum().items(_docum().child(_yaml().yamlFile(next.file)?.root, 'dependencies'))){
			const repository = _docum().scalarText(_docum().child(one, 'repository')) ?? '';
			const name = _docum().scalarText(_docum().child(one, 'name')) ?? '';
			if (!repository.startsWith('file://') || !/^[\w.-]+$/.test(name)) continue;
			const from = resolved(next.from, repository.slice('file://'.length));
			const chart = from === undefined ? undefined : tree.read(`${from === '' ? '' : `${from}/`}Chart.yaml`);
			const at = `${next.at}charts/${name}`;
			if (from === undefined || chart === undefined || dependencies.has(at) || directory.startsWith(from) || next.from.startsWith(from)) continue;
			dependencies.set(at, from);
			open.push({
				at: `${at}/`,
				from,
				file: chart
			});
		}
	}
	return dependencies;
}
function resolved(directory, path) {
	return path.startsWith('/') ? undefined : _paths().pathFrom(directory, path);
}
const SCHEMA = 'values.schema.json';
function filesOf(chart, tree) {
	const files = new Map();
	let bytes = 0;
	for (const [at, from] of [['', chart.directory], ...chart.dependencies]){
		for (const path of [..._sorte().pathsBelow(from, tree.paths), ...tree.leftOutBelow?.(from) ?? []]){
			const parts = path.split('/');
			if (parts.at(-1) === SCHEMA || parts.some((part)=>part.toLowerCase() === '.git')) continue;
			const content = tree.bytesOf(path);
			if (content === undefined) continue;
			const inside = from === '' ? path : path.slice(from.length + 1);
			const place = `chart/${at === '' ? '' : `${at}/`}${inside}`;
			if (files.has(place)) continue;
			files.set(place, content);
			bytes += content.length;
			if (files.size > MAX_FILES || bytes > MAX_BYTES) return `the chart has more than ${MAX_FILES} files or ${MAX_BYTES / 1024 / 1024} MiB`;
		}
	}
	return files;
}
function pathOfSource(source, chart) {
	const inside = source.slice(source.indexOf('/') + 1);
	let nested;
	for (const [at, from] of chart.dependencies)if (inside.startsWith(`${at}/`) && at.length > (nested?.at.length ?? -1)) nested = { at, from };
	if (nested !== undefined) return `${nested.from === '' ? '' : `${nested.from}/`}${inside.slice(nested.at.length + 1)}`;
	return _paths().inFolder(chart.directory, inside);
}

return { filesOf, localCharts, pathOfSource };
},

"tools/helm/node-local-dns.js": (_from) => {
/**
 * deliveryhero/helm-charts stable/node-local-dns: templates/configmap.yaml, daemonset.yaml, service-upstream.yaml. All
 * objects are in kube-system, whatever the release's namespace.
 */
const [
	_defin, _invar, _sourc, _platf, _docum, _synth, _layer, _relea, _versi,
] = _from(
	"text/defined", "text/invariant", "text/source-text", "languages/shared/platform-node-cache", "documents/document", "documents/synthetic-source", "./layers",
	"./release", "./versions",
);
const CHANGED = [
	'commProtocol', 'setupIptables', 'setupInterface', 'customConfig', 'bindIp', 'customUpstreamsvc', 'noIPv6Lookups', 'extraServerBlocks',
	'upstreamServiceSelector', 'upstreamServers', 'upstreamForwardConfig',
];
const DEFAULT_DNS_SERVER = '172.20.0.10';
const DEFAULT_LOCAL_DNS = '169.254.20.25';
function nodeLocalFactsOf(stated) {
	const release = readValues(stated);
	const { layers, at } = release;
	const { named, fullname } = _relea().fullnameOf(release);
	const labels = { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': release.name };
	const setup = _layer().isTrue(layers, true, 'config', 'setupIptables');
	const local = settingOf(release, 'localDns', DEFAULT_LOCAL_DNS);
	const server = settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER);
	const tag = _layer().textOf(layers, 'image', 'tag');
	const repository = _layer().textOf(layers, 'image', 'repository');
	const upstreamService = _layer().textOf(layers, 'config', 'customUpstreamsvc');
	return [
		..._platf().nodeCacheObjects({
			name: fullname,
			corefile: corefileOf(release),
			addresses: setup ? [local, server] : [local],
			upstreamService: upstreamService ?? `${fullname}-upstream`,
			flags: [
				`-setupinterface=${_layer().isTrue(layers, true, 'config', 'setupInterface')}`,
				`-setupiptables=${setup}`
			],
			labels: { ...labels, ..._relea().mapOf(reads(release, 'podLabels') ? layers : [], 'podLabels') },
			hostNetwork: setup || !reads(release, 'hostNetwork'),
			image: {
				value: `${repository?.value ?? _platf().NODE_CACHE_IMAGE}${tag === undefined ? '' : `:${tag.value}`}`,
				at: tag?.at ?? repository?.at ?? at
			},
			stubDomains: fullname,
			at
		}),
		...upstreamService === undefined ? [
			_platf().upstreamServiceObject(`${fullname}-upstream`, at, selectorOf(layers))
		] : []
	];
}
function reads({ version }, what) {
	return _versi().chartDoes(_versi().CHANGES['node-local-dns'][what], version?.value);
}
function readValues(release) {
	const layers = release.layers.map((layer)=>{
		const { root } = layer;
		const config = _docum().child(root, 'config');
		if (root.kind !== 'map' || config?.kind !== 'map') return layer;
		const entries = config.entries.filter(({ key })=>CHANGED.every((one)=>one !== key || reads(release, one)));
		return { ...layer, root: _synth().withKey(root, 'config', { ...config, entries }, config.span) };
	});
	return { ...release, layers };
}
function settingOf({ layers, at }, key, otherwise) {
	return _layer().textOf(layers, 'config', key) ?? { value: _layer().isTakenAway(layers, 'config', key) ? '' : otherwise, at };
}
function selectorOf(layers) {
	const labels = _invar().emptyRecord();
	labels['k8s-app'] = 'kube-dns';
	for (const layer of layers){
		for (const entry of _docum().entries(_docum().child(layer.root, 'config', 'upstreamServiceSelector'))){
			const value = _docum().scalarText(entry.value);
			if (value === undefined) delete labels[entry.key];
			else labels[entry.key] = value;
		}
	}
	return labels;
}
function corefileOf(release) {
	const { layers, at } = release;
	const custom = scalarOf(layers, 'customConfig');
	if (custom !== undefined) return custom;
	const bindIp = _layer().pick(layers, 'config', 'bindIp');
	const bind = _layer().isTrue(layers, false, 'config', 'bindIp') || !reads(release, 'hostNetwork') ? `${settingOf(release, 'localDns', DEFAULT_LOCAL_DNS).value} ${settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER).value}` : '0.0.0.0';
	const bindAt = bindIp === undefined ? at : _docum().placeOf(bindIp.document, bindIp.root);
	const protocol = settingOf(release, 'commProtocol', 'force_tcp').value;
	const v4 = _layer().isTrue(layers, false, 'config', 'noIPv6Lookups');
	const pieces = [];
	const block = (zone, to, options)=>{
		pieces.push({
			text: `${zone}:53 {\n    errors\n    cache 30\n    reload\n    loop\n    `
		});
		pieces.push({
			text: `bind ${bind}`,
			at: bindAt
		});
		pieces.push({ text: '\n    forward . ' }, to, { text: ' {\n' });
		for (const option of options)pieces.push({ text: '        ' }, option, { text: '\n' });
		pieces.push({ text: '    }\n' });
		if (v4) pieces.push({ text: '    template IN AAAA {\n        rcode NOERROR\n    }\n' });
		pieces.push({ text: '    prometheus :9253\n}\n' });
	};
	const upstream = _layer().textOf(layers, 'config', 'customUpstreamsvc');
	const cluster = { text: '__PILLAR__CLUSTER__DNS__', ..._defin().defined({ at: upstream?.at }) };
	const domain = settingOf(release, 'dnsDomain', 'cluster.local').value;
	for (const zone of [domain, 'in-addr.arpa', 'ip6.arpa'])block(zone, cluster, [{ text: protocol }]);
	const servers = scalarOf(layers, 'upstreamServers');
	const isEmptied = layers.some((layer)=>_docum().child(layer.root, 'config', 'upstreamServers') !== undefined);
	block('.', // Empty makes a forward without upstream, which CoreDNS refuses.
	servers === undefined ? { text: isEmptied ? '' : '__PILLAR__UPSTREAM__SERVERS__' } : { source: servers }, forwardLines(layers).map((line)=>({ source: line })));
	const extra = scalarOf(layers, 'extraServerBlocks');
	if (extra !== undefined) pieces.push({ source: extra });
	return textOfPieces(pieces, release);
}
function forwardLines(layers) {
	const forwardConfig = _layer().pick(layers, 'config', 'upstreamForwardConfig')?.root;
	const values = forwardConfig?.kind === 'map' ? [
		...forwardConfig.entries
	].sort((a, b)=>a.key < b.key ? -1 : 1).map((entry)=>entry.value) : _docum().items(forwardConfig);
	return values.flatMap((value)=>_docum().sourceOf(value) ?? []);
}
function textOfPieces(pieces, release) {
	return _sourc().concat(pieces.map((piece)=>'source' in piece ? piece.source : _sourc().synthetic(piece.at ?? release.at, piece.text)));
}
function scalarOf(layers, key) {
	const found = _layer().pick(layers, 'config', key);
	return found?.root.kind === 'scalar' && found.root.text.text.trim() !== '' ? found.root.text : undefined;
}

return { nodeLocalFactsOf };
},

"tools/helm/own-values.js": (_from) => {
/** What a chart's own values files state for a place in a template on which all of them agree. */
const [
	_endpo, _appen, _condi, _globs, _once, _paths, _sorte, _sourc, _templ, _yaml, _value, _chart, _evalu, _funct,
] = _from(
	"dns/endpoint", "text/append", "text/conditions", "text/globs", "text/once", "text/paths", "text/sorted", "text/source-text", "text/template-actions",
	"documents/yaml", "tools/shared/values-taken", "./chart-layers", "./evaluate", "./functions",
);
const MAX_WORK = 4 * 1024 * 1024;
function templatesOf(chart, asking) {
	const own = _paths().inFolder(chart.directory, 'values.yaml');
	const values = _chart().valuesOf(chart.directory, chart);
	const isCut = values.length > _chart().MAX_CHART_VALUES;
	const followed = openEvaluation(chart, asking, isCut ? [] : _chart().installed(values));
	const evaluate = (text, release)=>isCut && !asking.refuse() ? [] : followed(text, release);
	const agreed = (text, release)=>{
		const [made, ...others] = evaluate(text, release);
		return others.length > 0 ? undefined : made;
	};
	return {
		rendered: (text)=>{
			const ways = evaluate(text, undefined);
			if (ways.length > MAX_WAYS || ways.some((one)=>mayBeReplaced(one.text.text))) return [];
			return ways.map((one)=>{
				const taken = _value().valuesTaken(text.file.path, ways.length > 1 ? one.path : own);
				const assumes = [..._condi().conditionsAt(_sourc().locate(text, 0, 0)), ...one.isOfValues ? [taken] : []];
				const made = _sourc().withFiles(one.text, (file)=>_value().wholly(file, [...assumes, ...one.branches.get(file) ?? []]));
				return { text: made, path: one.path };
			});
		},
		upstreams: (text)=>{
			const made = agreed(text, undefined);
			const words = made?.text.text ?? '';
			const marks = /^(["']).*\1$/.test(words) ? 1 : 0;
			const inside = made && _sourc().slice(made.text, marks, words.length - marks);
			return made?.isOfValues === true && inside?.text.split(' ').every(isUpstream) === true ? _sourc().withFiles(inside, (file)=>_value().wholly(file, [
					_value().valuesTaken(file.path, own)
				])) : undefined;
		},
		nameOf: (text)=>{
			const made = agreed(text, 'release-name');
			return made === undefined || made.branches.size > 0 ? undefined : { name: made.text.text, isOfValues: made.isOfValues };
		},
		assuming: (text)=>_sourc().withFiles(text, ({ conditions = [], ...file })=>{
				const all = { start: 0, end: file.text.length + 1, assumes: [_value().valuesTaken(file.path, own)], around: -1 };
				return { ...file, conditions: [all, ...conditions.map((one)=>({ ...one, around: one.around + 1 }))] };
			}),
		renderedWith: (text, values, release)=>{
			const [made] = openEvaluation(chart, asking, [values])(text, release);
			return made && _sourc().withFiles(made.text, (file)=>_value().wholly(file, made.branches.get(file) ?? []));
		}
	};
}
function openEvaluation(chart, asking, ways) {
	const files = new Map();
	const isChanged = openChanges(chart);
	return (text, release)=>{
		const asked = new Set();
		const fields = new Set();
		let isOpen = false;
		const leaveOpen = ()=>{
			isOpen = true;
		};
		const branches = new Map();
		const assuming = (made, assumes)=>_sourc().withFiles(made, (file)=>{
				const copy = { ...file };
				branches.set(copy, [...assumes, ...branches.get(file) ?? []]);
				return copy;
			});
		const open = { ...chart, ...asking, asked, fields, release, files, assuming, leaveOpen };
		const made = ways.map((values)=>{
			let left = MAX_WORK;
			let isStopped = false;
			const take = (count)=>{
				left -= count;
				return !isStopped && (left < 0 ? asking.refuse() : asking.take(count));
			};
			const stop = ()=>{
				isStopped = true;
			};
			const result = _evalu().evaluated(text, askingOf({ ...open, take, stop }, values));
			return result === undefined ? undefined : { path: values.path, text: result };
		});
		const followed = made.flatMap((one)=>one ?? []);
		if (followed.length < made.length) return [];
		if (isOpen && followed.some((one)=>!/^[ \t]*(?:forward|proxy)[ \t]/m.test(one.text.text))) return [];
		if (asked.size > 0 && [...fields].some(isChanged)) return [];
		if ([...asked].some((key)=>isStatedBy(chart, key))) return [];
		return _appen().distinctBy(followed, (one)=>one.text.text).map((one)=>({ ...one, isOfValues: asked.size > 0, branches }));
	};
}
const MAX_WAYS = 8;
const PILLAR = /^__PILLAR__[A-Z_]+__$/;
function mayBeReplaced(corefile) {
	return [
		...corefile.replace(HOLES, '').matchAll(/^[ \t]*(?:forward|proxy)[ \t]+\S+[ \t]+([^{\n]*)/gm)
	].some(([, to = ''])=>!to.trim().split(/\s+/).every((word)=>word === '' || PILLAR.test(word) || isUpstream(word)));
}
const HOLES = /\{\{[^\n]{0,400}?\}\}/g;
function askingOf(chart, values) {
	const { directory, read, partNamed, files, take, stop, assuming, leaveOpen, asked, fields, release } = chart;
	const [root, ofValues] = [wholeScope(), wholeScope()];
	let chartRoot;
	const known = new Map();
	const valueAtKeys = (keys)=>{
		const key = keys.join('\n');
		if (known.has(key)) return known.get(key);
		const found = _chart().mergedAt(values, keys);
		known.set(key, found);
		return found === undefined || take(found.span.end - found.span.start) ? found : undefined;
	};
	const fieldOf = (node, keys)=>{
		const [first = '', ...rest] = keys;
		for (const key of keys)fields.add(key);
		if (node === root && first === 'Values') return rest.length === 0 ? ofValues : fieldOf(ofValues, rest);
		if (node === root && first === 'Chart') {
			chartRoot ??= chartFile(directory, read);
			return fieldOf(chartRoot, rest.map(uncapitalised));
		}
		if (node === root) return keys.join('.') === 'Release.Name' && release !== undefined ? _funct().madeNode({
			text: release,
			file: { path: '', text: '' },
			segments: []
		}) : undefined;
		if (node === ofValues) asked.add(keys.at(-1) ?? '');
		const below = (at, key)=>at !== undefined && take(_funct().weightOf(at)) ? _chart().nodeBelow(at, [key]) : undefined;
		const nodeAt = (path)=>node === ofValues ? valueAtKeys(path) : path.reduce(below, node);
		if (node !== ofValues && rest.length > 0 && [root, ofValues].includes(nodeAt([first]) ?? node)) return fieldOf(nodeAt([first]) ?? node, rest);
		const isHeld = node === ofValues && keys.length === 1 || (nodeAt(keys.slice(0, -1))?.kind ?? 'scalar') !== 'scalar';
		return isHeld ? nodeAt(keys) ?? _funct().madeNode(null) : undefined;
	};
	return { root, fieldOf, partNamed, filesBy: filesOf(chart), files, take, stop, assuming, leaveOpen };
}
function filesOf({ directory, read, paths, take }) {
	return (method, argument)=>{
		const textOf = (path)=>{
			const isInside = path !== '' && _paths().pathFrom(directory, path) === _paths().inFolder(directory, path);
			const file = isInside && !NO_FILES.test(path) ? read(_paths().inFolder(directory, path)) : undefined;
			return file === undefined ? undefined : _funct().madeNode(_sourc().wholeFile(file));
		};
		if (method === 'Get' || method === 'Lines') return textOf(argument);
		const isMatch = method === 'Glob' ? _globs().compileGlob(argument) : undefined;
		if (typeof isMatch !== 'function') return undefined;
		const below = _sorte().pathsBelow(directory, paths);
		if (!take(below.length * STEP)) return undefined;
		const found = below.map((path)=>path.slice(_paths().inFolder(directory, '').length)).filter(isMatch);
		const span = { start: 0, end: 0 };
		const entries = found.slice(0, MAX_FILES).map((key)=>({ key, keySpan: span, value: textOf(key) ?? _funct().madeNode(null) }));
		const isAll = found.length <= MAX_FILES && take(entries.reduce((sum, { value })=>sum + _funct().weightOf(value), 0));
		return isAll ? { kind: 'map', span, entries } : undefined;
	};
}
function wholeScope() {
	const span = { start: 0, end: 0 };
	return { kind: 'map', span, entries: [{ key: '', keySpan: span, value: _funct().madeNode(null) }] };
}
const MAX_FILES = 100;
const STEP = 16;
const NO_FILES = /^(?:templates|charts|crds)\/|^(?:Chart|values)\.ya?ml$/;
function uncapitalised(key) {
	return key.slice(0, 1).toLowerCase() + key.slice(1);
}
function chartFile(directory, read) {
	return _yaml().yamlFile(read(_paths().inFolder(directory, 'Chart.yaml')))?.root ?? _funct().madeNode(null);
}
const ADDRESS = /^(?:(?:dns|tls):\/\/)?(\[[\da-f:]+\]|[^[\]/]+?)(?::\d{1,5})?$/i;
const FILE = /^\/[\w./-]{1,300}$/;
function isUpstream(word) {
	const [, host = ''] = ADDRESS.exec(word) ?? [];
	return FILE.test(word) || [word, host.replace(/^\[|\]$/g, '')].some((one)=>_endpo().parseAddress(one) !== undefined);
}
function isStatedBy(chart, last) {
	const { directory, read, releases } = chart;
	const own = _paths().inFolder(directory, 'values.yaml');
	return releases.filter((one)=>one.directory === directory || directory.startsWith(`${one.directory}/charts/`)).filter((one)=>one.directory !== directory || _chart().layersOfRelease(one, chart) === undefined).some(({ sources, doubts = [] })=>[
			...sources,
			...doubts
		].some((source)=>{
			if (!('kind' in source) || source.kind === 'config-map') return true;
			if (source.kind === 'file') return source.path !== own && (read(source.path)?.text.includes(last) ?? true);
			return (source.target ?? source.text.text).includes(last);
		}));
}
function openChanges({ directory, read, paths }) {
	const changes = _once().once(()=>_sorte().pathsBelow(directory, paths).flatMap((path)=>{
			const text = path.includes('/templates/') ? read(path)?.text ?? '' : '';
			if (!CHANGES.test(text)) return [];
			const own = ownMaps(text);
			return _templ().actionsOf(text).flatMap(({ expression })=>CHANGES.test(expression.replace(LITERAL, '""')) && !PRINTED.test(expression) && !isOfOwn(expression, own) ? expression : []);
		}));
	const keys = _once().once(()=>new Set(changes().flatMap((expression)=>expression.match(WORD) ?? [])));
	return (key)=>keys().has(key) || changes().some((expression)=>OF_ANY_KEY.test(expression));
}
function ownMaps(text) {
	const [own, others] = [new Set(), new Set()];
	for (const [, name = '', made = '', of] of text.matchAll(/(\$\w+)\s{0,99}:?=\s{0,99}(\w*)(?:\s{1,99}(\$\w+))?/g))if (made !== 'set' || of !== name) (/^(?:dict|(?:mustD|d)eepCopy)$/.test(made) ? own : others).add(name);
	return new Set([...own].filter((name)=>!others.has(name)));
}
function isOfOwn(expression, own) {
	const [changed, ...more] = [
		...expression.matchAll(new RegExp(`${CHANGES.source}(\\$\\w+)?`, 'g'))
	];
	return more.length === 0 && own.has(changed?.[1] ?? '');
}
const WORD = /\$?[\w-]+/g;
const LITERAL = /"(?:[^"\\]|\\.)*"/g;
const CHANGES = /\b(?:(?:un)?set|(?:mustM|m)erge(?:Overwrite)?)\s/;
const PRINTED = /^toYaml\s+\((?:mustM|m)erge[^|]*\)\s*\|\s*n?indent\s+\d+$/;
const OF_ANY_KEY = /\b(?:un)?set\s+(?:\$?[\w.]+|\([^()]{1,300}\))\s+[^"`\s]|\b[mM]erge\w*\s+(?:\$?\.(?:Values)?|\$)\s/;

return { templatesOf };
},

"tools/helm/pihole.js": (_from) => {
/**
 * MoJo2600/pihole-kubernetes charts/pihole: templates/deployment.yaml, configmap.yaml, service-dns*.yaml. Its variables
 * are read in src/languages/pihole.
 */
const [
	_defin, _sourc, _workl, _balan, _field, _madeo, _docum, _synth, _layer, _relea, _versi,
] = _from(
	"text/defined", "text/source-text", "languages/kubernetes/workload", "languages/shared/balancer-addresses", "languages/shared/fields",
	"languages/shared/made-objects", "documents/document", "documents/synthetic-source", "./layers", "./release", "./versions",
);
const PLATFORM_SOURCE = 'the pihole chart makes it from its values';
const CONFIG_FILE = '02-custom.conf';
function piholeFactsOf(release) {
	const { layers, namespace, at } = release;
	if (_layer().pick(layers, 'controllers') !== undefined) return [];
	const { named, fullname } = _relea().fullnameOf(release);
	const selector = { app: named, release: release.name };
	const config = dnsmasqLines(release);
	const map = `${fullname}-custom-dnsmasq`;
	return [
		{ kind: 'config-map', namespace, name: map, data: [{ key: CONFIG_FILE, text: config, at }], at },
		_madeo().madeWorkload({
			namespace,
			name: fullname,
			labels: { ...selector, 'app.kubernetes.io/name': named },
			hostNetwork: _layer().textOf(layers, 'hostNetwork')?.value === 'true',
			...podDns(release),
			...podParts(release, map),
			at,
			platformSource: PLATFORM_SOURCE
		}),
		...servicesOf(release, fullname, selector)
	];
}
function podDns({ layers, at }) {
	if (!_layer().isTrue(layers, true, 'podDnsConfig', 'enabled')) return {};
	const list = _layer().pick(layers, 'podDnsConfig', 'nameservers');
	const nameservers = list === undefined ? ['127.0.0.1', '8.8.8.8'].map((value)=>({ value, at })) : _docum().items(list.root).flatMap((item)=>_field().locatedText(list.document, item) ?? []);
	const policy = _layer().textOf(layers, 'podDnsConfig', 'policy') ?? { value: 'None', at };
	return { dnsPolicy: policy, dnsConfig: { nameservers, at } };
}
function podParts(release, map) {
	const { layers, at } = release;
	const reader = _relea().readerOf(layers);
	const listed = (key, init)=>reader === undefined ? [] : _docum().items(_layer().pick(layers, key)?.root).map((node)=>_workl().readContainer(reader, node, init));
	const named = (key, part)=>reader === undefined ? [] : _layer().mapEntries(layers, key).flatMap((entry)=>entry.value.kind === 'map' ? [
				part(reader, withName(entry.value, entry.key))
			] : []);
	const hostPort = _layer().isTrue(layers, false, 'dnsHostPort', 'enabled') ? Number(_layer().textOf(layers, 'dnsHostPort', 'port')?.value ?? 53) : undefined;
	const repository = _layer().textOf(layers, 'image', 'repository');
	const tag = _layer().textOf(layers, 'image', 'tag') ?? release.appVersion;
	const main = _madeo().madeContainer({
		name: 'pihole',
		image: {
			value: `${repository?.value ?? 'pihole/pihole'}${tag === undefined ? '' : `:${tag.value}`}`,
			at: repository?.at ?? tag?.at ?? at
		},
		env: environmentOf(release),
		ports: _madeo().PROTOCOLS.map((protocol)=>({ name: protocol === 'UDP' ? 'dns-udp' : 'dns', containerPort: 53, protocol, ..._defin().defined({ hostPort }) })),
		mounts: [
			{
				volume: 'custom-dnsmasq',
				path: `/etc/dnsmasq.d/${CONFIG_FILE}`,
				subPath: CONFIG_FILE
			},
			...named('extraVolumeMounts', (_, node)=>_workl().readMount(node))
		]
	});
	return {
		containers: [...listed('extraInitContainers', true), ...listed('extraContainers', false), main],
		volumes: [{ name: 'custom-dnsmasq', source: { kind: 'config-map', name: map, optional: false } }, ...named('extraVolumes', _workl().readVolume)]
	};
}
function withName(node, name) {
	const at = { start: node.span.start, end: node.span.start };
	const text = { kind: 'scalar', value: name, text: { text: name, file: NOWHERE, segments: [] }, span: at };
	return _synth().withKey(node, 'name', text, at);
}
const NOWHERE = { path: '', text: '' };
function environmentOf(release) {
	const { layers, at } = release;
	const six = _versi().chartDoes(_versi().CHANGES.pihole.ftl6, release.version?.value);
	const doh = _layer().isTrue(layers, false, 'doh', 'enabled');
	const upstreamVariable = six ? 'FTLCONF_dns_upstreams' : doh ? 'DNS1' : 'PIHOLE_DNS_';
	const last = variables(layers, 'ftl', 'FTLCONF_');
	const upstreams = last.some((one)=>one.name === upstreamVariable) ? [] : upstreamsOf(release, six);
	const isOverridden = ({ name })=>upstreams.length > 0 && (name === upstreamVariable || six && name === 'PIHOLE_DNS_');
	const custom = String(_layer().isTrue(layers, true, 'dnsmasq', 'enableCustomDnsMasq'));
	return [
		...six ? [{ name: 'FTLCONF_misc_etc_dnsmasq_d', value: custom, at }] : [],
		...variables(layers, 'extraEnvVars', '').filter((one)=>!isOverridden(one)),
		..._layer().mapEntries(layers, 'extraEnvVarsSecret').map((entry)=>({ name: entry.key, value: undefined, at })),
		...upstreams,
		...last
	];
}
function variables(layers, key, prefix) {
	const reader = _relea().readerOf(layers);
	if (reader === undefined) return [];
	return _layer().mapEntries(layers, key).flatMap((entry)=>{
		const name = `${prefix}${entry.key}`;
		if (entry.value.kind === 'map') return [{ ..._workl().readEnv(reader, entry.value), name }];
		const text = _field().locatedText(reader.document, entry.value);
		if (text === undefined && !(entry.value.kind === 'scalar' && entry.value.value !== null)) return [];
		return [{ name, value: _layer().literalText(text?.value), at: text?.at ?? _docum().placeOfKey(reader.document, entry) }];
	});
}
/**
 * `DNS1` and `DNS2`, 8.8.8.8 and 8.8.4.4 by default; what a container asks that `doh` brings is not read. The chart joins
 * them in one variable; separate, each keeps its place.
 */ function upstreamsOf({ layers, at }, six) {
	if (_layer().isTrue(layers, false, 'doh', 'enabled')) return [{ name: six ? 'FTLCONF_dns_upstreams' : 'DNS1', value: undefined, at }];
	const stated = (key, otherwise)=>{
		if (!layers.some((layer)=>_docum().child(layer.root, key) !== undefined)) return [{ name: key, value: otherwise, at }];
		const text = _layer().textOf(layers, key);
		return text === undefined ? [] : [{ name: key, value: _layer().literalText(text.value), at: text.at }];
	};
	const first = stated('DNS1', '8.8.8.8');
	return first.length === 0 ? [] : [...first, ...stated('DNS2', '8.8.4.4')];
}
function dnsmasqLines({ layers, at }) {
	const pieces = [_sourc().synthetic(at, 'addn-hosts=/etc/addn-hosts\n')];
	for (const key of ['upstreamServers', 'customDnsEntries', 'customSettings']){
		const found = _layer().pick(layers, 'dnsmasq', key);
		if (found === undefined) continue;
		for (const node of found.root.kind === 'sequence' ? _docum().items(found.root) : [
			found.root
		])if (node.kind === 'scalar' && typeof node.value === 'string') pieces.push(node.text, _sourc().synthetic(at, '\n'));
	}
	return _sourc().concat(pieces);
}
function servicesOf(release, fullname, selector) {
	const { layers, namespace, at } = release;
	const type = _layer().textOf(layers, 'serviceDns', 'type')?.value ?? 'NodePort';
	const port = Number(_layer().textOf(layers, 'serviceDns', 'port')?.value ?? 53);
	const annotations = _layer().pick(layers, 'serviceDns', 'annotations')?.root;
	const nodePort = Number(_layer().textOf(layers, 'serviceDns', 'nodePort')?.value);
	const onNodes = Number.isInteger(nodePort) && nodePort > 0 && type !== 'ClusterIP' ? nodePort : undefined;
	const mixed = _layer().isTrue(layers, false, 'serviceDns', 'mixedService');
	const groups = mixed ? [
		{
			name: `${fullname}-dns`,
			protocols: ['TCP', 'UDP']
		}
	] : [
		{
			name: `${fullname}-dns-udp`,
			protocols: ['UDP']
		},
		{
			name: `${fullname}-dns-tcp`,
			protocols: ['TCP']
		}
	];
	const dual = _layer().isTrue(layers, false, 'dualStack', 'enabled') && type === 'LoadBalancer';
	return groups.flatMap(({ name, protocols })=>['', ...dual ? ['-ipv6'] : []].map((suffix)=>{
			const address = _layer().textOf(layers, 'serviceDns', suffix === '' ? 'loadBalancerIP' : 'loadBalancerIPv6');
			const requested = [...address === undefined ? [] : [address], ..._balan().balancerAddresses(annotations)];
			return _madeo().madeService({
				namespace,
				name: `${name}${suffix}`,
				type,
				externalIPs: _balan().isBalanced(type) ? requested : [],
				..._defin().defined({ addressPool: _balan().balancerPool(annotations) }),
				selector,
				ports: protocols.map((protocol)=>({
						port,
						targetPort: protocol === 'UDP' ? 'dns-udp' : 'dns',
						protocol,
						..._defin().defined({ nodePort: suffix === '' ? onNodes : undefined })
					})),
				at,
				platformSource: PLATFORM_SOURCE
			});
		}));
}

return { piholeFactsOf };
},

"tools/helm/release.js": (_from) => {
/** ConfigMap, Deployment and Service of the chart (templates/*.yaml, _helpers.tpl). */
const [
	_endpo, _defin, _invar, _workl, _balan, _field, _insta, _madeo, _docum, _coref, _layer, _versi,
] = _from(
	"dns/endpoint", "text/defined", "text/invariant", "languages/kubernetes/workload", "languages/shared/balancer-addresses", "languages/shared/fields",
	"languages/shared/installer-services", "languages/shared/made-objects", "documents/document", "./corefile", "./layers", "./versions",
);
function factsOf(release) {
	const { layers, at } = release;
	if (!_layer().isTrue(layers, true, 'enabled')) return [];
	if (!_layer().isTrue(layers, true, 'deployment', 'enabled')) return [];
	const { named, fullname } = fullnameOf(release);
	const clusterService = _layer().isTrue(layers, true, 'isClusterService');
	const labels = {
		'app.kubernetes.io/instance': release.name,
		'app.kubernetes.io/name': named,
		..._defin().defined({ 'k8s-app': clusterService ? appLabelOf(release) : undefined })
	};
	const service = serviceOf(release, fullname, labels);
	const hidden = reads(release, 'skipConfig') && _layer().isTrue(layers, false, 'deployment', 'skipConfig');
	const servers = _layer().pick(layers, 'servers');
	const place = servers === undefined ? at : _docum().placeOf(servers.document, servers.root);
	const zones = zoneFilesOf(layers);
	const text = release.corefile ?? _coref().corefileOf(layers, at, domainOf(release));
	const corefile = { key: 'Corefile', text, at: place };
	const pod = {
		name: _layer().textOf(layers, 'deployment', 'name')?.value ?? fullname,
		labels,
		policy: clusterService ? policyOf(release) : undefined,
		map: fullname,
		zoneFiles: zones.map((file)=>file.key)
	};
	const isSecond = !clusterService && service.clusterIPs.length === 0 ? true : undefined;
	const facts = [{ ...podOf(release, pod), ..._defin().defined({ isSecond }) }, service];
	if (hidden) return facts;
	const { namespace } = release;
	return [{ kind: 'config-map', namespace, name: fullname, data: [corefile, ...zones], at: place }, ...facts];
}
function serviceOf(release, fullname, labels) {
	const { layers, namespace, at } = release;
	const name = _layer().textOf(layers, 'service', 'name')?.value ?? fullname;
	const type = _layer().textOf(layers, 'serviceType')?.value ?? 'ClusterIP';
	const balancer = _balan().isBalanced(type) ? balancerOf(release) : undefined;
	const clusterIPs = addressesOf(layers, 'clusterIP');
	const many = release.chart !== 'rke2-coredns' && reads(release, 'clusterIPs') ? addressesOf(layers, 'clusterIPs') : [];
	const selector = reads(release, 'selector') ? mapOf(layers, 'service', 'selector') : {};
	return _madeo().madeService({
		namespace,
		name,
		..._defin().defined({ clusterDns: _insta().isClusterDnsService(name) || undefined, addressPool: balancer?.pool }),
		type,
		clusterIPs: [...clusterIPs.length > 0 ? clusterIPs : platformAddresses(release), ...many],
		headless: _layer().textOf(layers, 'service', 'clusterIP')?.value === 'None',
		externalIPs: [...balancer?.stated ?? [], ...addressesOf(layers, 'externalIPs'), ...balancer?.annotated ?? []],
		selector: Object.keys(selector).length === 0 ? labels : selector,
		ports: portsOf(release),
		at
	});
}
function balancerOf(release) {
	const { layers } = release;
	const annotations = _layer().pick(layers, 'service', 'annotations')?.root;
	const more = reads(release, 'customAnnotations') ? _layer().pick(layers, 'customAnnotations')?.root : undefined;
	const replaced = new Set(_docum().entries(more).map(({ key })=>key));
	const left = annotations?.kind === 'map' ? { ...annotations, entries: annotations.entries.filter(({ key })=>!replaced.has(key)) } : annotations;
	return {
		pool: _balan().balancerPool(more) ?? _balan().balancerPool(left),
		stated: addressesOf(layers, 'loadBalancerIP'),
		annotated: [..._balan().balancerAddresses(left), ..._balan().balancerAddresses(more)]
	};
}
function platformAddresses({ layers, chart }) {
	const stated = chart === 'rke2-coredns' ? _layer().textOf(layers, 'global', 'clusterDNS') : undefined;
	return stated === undefined ? [] : stated.value.split(',').map((address)=>({ value: address.trim(), at: stated.at }));
}
function podOf(release, pod) {
	const { layers, namespace, at } = release;
	const listed = (key)=>_docum().items(_layer().pick(layers, key)?.root);
	const reader = readerOf(layers);
	const read = (key, part)=>reader === undefined ? [] : listed(key).map((node)=>part(reader, node));
	const secrets = listed('extraSecrets').map((one)=>({
			name: _docum().scalarText(_docum().child(one, 'name')) ?? '',
			path: _docum().scalarText(_docum().child(one, 'mountPath')) ?? ''
		}));
	return _madeo().madeWorkload({
		namespace,
		name: pod.name,
		labels: { ...pod.labels, ...mapOf(layers, 'customLabels'), ...mapOf(reads(release, 'podLabels') ? layers : [], 'podLabels') },
		..._defin().defined({ dnsPolicy: pod.policy, dnsConfig: dnsConfigOf(release) }),
		containers: [
			...reads(release, 'initContainers') ? read('initContainers', (by, node)=>_workl().readContainer(by, node, true)) : [],
			_madeo().madeContainer({
				name: 'coredns',
				image: imageOf(release),
				words: ['-conf', '/etc/coredns/Corefile'].map((value)=>({ value, at })),
				env: reads(release, 'env') ? read('env', _workl().readEnv) : [],
				ports: containerPortsOf(release),
				mounts: [
					{ volume: 'config-volume', path: '/etc/coredns' },
					...secrets.map(({ name, path })=>({ volume: name, path })),
					...read('extraVolumeMounts', (_, node)=>_workl().readMount(node))
				]
			}),
			...reads(release, 'extraContainers') ? read('extraContainers', (by, node)=>_workl().readContainer(by, node, false)) : []
		],
		volumes: [
			{
				name: 'config-volume',
				source: { kind: 'config-map', name: pod.map, items: ['Corefile', ...pod.zoneFiles].map((key)=>({ key, path: key })), optional: false }
			},
			...secrets.map(({ name })=>({ name, source: { kind: 'config-map', name, secret: true, optional: false } })),
			...read('extraVolumes', _workl().readVolume)
		],
		podSpecAt: _layer().textOf(layers, 'isClusterService')?.at ?? at,
		..._defin().defined({ defaultPolicyBy: _layer().isTrue(layers, true, 'isClusterService') ? undefined : 'isClusterService: true' }),
		at
	});
}
function imageOf(release) {
	const tag = _layer().textOf(release.layers, 'image', 'tag') ?? tagOfChart(release);
	const repository = _layer().textOf(release.layers, 'image', 'repository');
	const value = `${repository?.value ?? 'coredns/coredns'}${tag === undefined ? '' : `:${tag.value}`}`;
	return { value, at: tag?.at ?? repository?.at ?? release.at };
}
function readerOf(layers) {
	const layer = layers.at(-1);
	return layer && { document: layer.document, notices: [] };
}
function dnsConfigOf(release) {
	const { layers } = release;
	const reader = readerOf(layers);
	if (reader === undefined) return undefined;
	if (reads(release, 'deployment.dnsConfig')) {
		const isEmpty = _layer().mapEntries(layers, 'deployment', 'dnsConfig').length === 0;
		return isEmpty ? undefined : _workl().readDnsConfig(reader, _layer().pick(layers, 'deployment')?.root);
	}
	return reads(release, 'dnsConfig') && _layer().mapEntries(layers, 'dnsConfig').length > 0 ? _workl().readDnsConfig(reader, reader.document.root) : undefined;
}
function reads({ chart, version }, what) {
	return _versi().chartDoes(_versi().CHANGES.coredns[what], chart === 'rke2-coredns' ? undefined : version?.value);
}
function policyOf(release) {
	const { layers, at } = release;
	if (!reads(release, 'deployment.dnsPolicy')) return { value: 'Default', at };
	const stated = _layer().pick(layers, 'deployment', 'dnsPolicy');
	const isEmpty = stated !== undefined && _docum().scalarText(stated.root) === '';
	if (isEmpty || _layer().isTakenAway(layers, 'deployment', 'dnsPolicy')) return undefined;
	return _layer().textOf(layers, 'deployment', 'dnsPolicy') ?? { value: 'Default', at };
}
function domainOf({ layers, chart }) {
	if (chart !== 'rke2-coredns') return undefined;
	return _layer().textOf(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
}
function tagOfChart({ chart, version, appVersion }) {
	if (appVersion !== undefined) return appVersion;
	const value = chart === 'rke2-coredns' || version === undefined ? undefined : _versi().corednsOfChart(version.value);
	return version === undefined || value === undefined ? undefined : { value, at: version.at };
}
function appLabelOf(release) {
	const { layers, chart } = release;
	const own = chart === 'rke2-coredns' ? _layer().textOf(layers, 'k8sApp')?.value ?? 'kube-dns' : undefined;
	const stated = reads(release, 'k8sAppLabelOverride') ? _layer().textOf(layers, 'k8sAppLabelOverride')?.value : undefined;
	return own ?? stated ?? chart;
}
function fullnameOf(release) {
	const { layers, chart, name } = release;
	const named = _layer().textOf(layers, 'nameOverride')?.value ?? chart;
	const isNamedAfterChart = _layer().textOf(layers, 'nameOverride') === undefined;
	const joined = chart === 'rke2-coredns' ? isNamedAfterChart ? name : `${chart}-${named}` : name.includes(named) && (chart !== 'coredns' || reads(release, 'fullnameOnce')) ? name : `${name}-${named}`;
	const full = _layer().textOf(layers, 'fullnameOverride')?.value ?? joined;
	return { named, fullname: full.slice(0, 63).replace(/-$/, '') };
}
function addressesOf(layers, key) {
	const addresses = _layer().pick(layers, 'service', key);
	if (addresses === undefined) return [];
	const nodes = addresses.root.kind === 'sequence' ? _docum().items(addresses.root) : [addresses.root];
	return nodes.flatMap((node)=>_field().locatedText(addresses.document, node) ?? []).filter((text)=>_endpo().parseAddress(text.value) !== undefined);
}
function mapOf(layers, ...keys) {
	const labels = _invar().emptyRecord();
	for (const entry of _layer().mapEntries(layers, ...keys))labels[entry.key] = _docum().scalarText(entry.value) ?? '';
	return labels;
}
function zoneFilesOf(layers) {
	const zoneFiles = _layer().pick(layers, 'zoneFiles');
	if (zoneFiles === undefined) return [];
	return _docum().items(zoneFiles.root).flatMap((file)=>{
		const key = _docum().scalarText(_docum().child(file, 'filename'));
		const contents = _docum().child(file, 'contents');
		return key === undefined || contents?.kind !== 'scalar' ? [] : [{ key, text: contents.text, at: _docum().placeOf(zoneFiles.document, contents) }];
	});
}
function chartPorts(release) {
	const { layers } = release;
	const servers = _layer().pick(layers, 'servers');
	if (_layer().isTakenAway(layers, 'servers')) return [];
	if (servers === undefined || servers.root.kind !== 'sequence') return [{ port: '53', protocols: new Set(['UDP', 'TCP']), service: 53 }];
	const ports = new Map();
	for (const server of _docum().items(servers.root)){
		const port = _docum().scalarText(_docum().child(server, 'port'));
		if (port === undefined || !Number.isInteger(Number(port))) continue;
		const known = ports.get(port);
		const chartPort = known ?? { port, protocols: new Set() };
		ports.set(port, chartPort);
		chartPort.service ??= Number((reads(release, 'servicePort') ? _docum().scalarText(_docum().child(server, 'servicePort')) : undefined) ?? port);
		for (const zone of _docum().items(_docum().child(server, 'zones'))){
			const scheme = _docum().scalarText(_docum().child(zone, 'scheme')) ?? '';
			if (scheme === 'dns://' || scheme === '' && reads(release, 'plainScheme')) {
				chartPort.protocols.add('UDP');
				if (_docum().scalarText(_docum().child(zone, 'use_tcp')) === 'true') chartPort.protocols.add('TCP');
			} else if (/^(?:tls|grpc|https):\/\/$/.test(scheme)) chartPort.protocols.add('TCP');
		}
		if (chartPort.protocols.size === 0) {
			chartPort.protocols.add('UDP');
			if (release.chart === 'rke2-coredns' || reads(release, 'bothProtocols')) chartPort.protocols.add('TCP');
		}
		for (const key of ['hostPort', 'nodePort']){
			const number = Number(_docum().scalarText(_docum().child(server, key)));
			if (Number.isInteger(number) && number > 0) chartPort[key] = number;
		}
	}
	return [...ports.values()];
}
function portsOf(release) {
	const { layers } = release;
	const onNodes = /^(?:NodePort|LoadBalancer)$/.test(_layer().textOf(layers, 'serviceType')?.value ?? '');
	return chartPorts(release).flatMap(({ port, service, protocols, nodePort })=>_madeo().PROTOCOLS.filter((protocol)=>protocols.has(protocol)).map((protocol)=>({
				name: `${protocol.toLowerCase()}-${port}`,
				port: service ?? Number(port),
				targetPort: Number(port),
				protocol,
				..._defin().defined({ nodePort: onNodes ? nodePort : undefined })
			})));
}
function containerPortsOf(release) {
	return chartPorts(release).flatMap(({ port, protocols, hostPort })=>[...protocols].map((protocol)=>({
				name: `${protocol.toLowerCase()}-${port}`,
				containerPort: Number(port),
				..._defin().defined({ hostPort }),
				protocol
			})));
}

return { factsOf, fullnameOf, mapOf, readerOf };
},

"tools/helm/render.js": (_from) => {

const [
	_defin, _notic, _paths, _sorte, _sourc, _docum, _opent, _split, _synth, _yaml, _chart, _fragm, _join, _local, _templ,
] = _from(
	"text/defined", "text/notice", "text/paths", "text/sorted", "text/source-text", "documents/document", "documents/open-text", "documents/split",
	"documents/synthetic-source", "documents/yaml", "./chart-layers", "./fragments", "./join", "./local-charts", "./template-places",
);
const MAX_RUNS = 200;
const MAX_VARIANTS = 20;
const MAX_SCALARS = 20_000;
const joinRenderedCharts = (stated, { read, bytesOf, leftOutBelow, factsOf, rendering })=>{
	if (rendering?.tools.helm === undefined) return stated;
	const tree = { read, bytesOf, paths: rendering.paths, ..._defin().defined({ leftOutBelow }) };
	const made = renderCharts(stated.value, tree, rendering.tools.helm, factsOf);
	const left = stated.notices.filter((notice)=>!made.rendered(notice.at.file.path));
	return { ...stated, value: made.value, notices: [...left, ...made.notices] };
};
function renderCharts(facts, tree, helm, factsOf) {
	const notices = [];
	const renderedFacts = [];
	const directories = [];
	const files = new Set();
	let runs = 0;
	for (const chart of _local().localCharts(tree)){
		const planned = runsOf(chart, facts, tree, notices);
		const content = _local().filesOf(chart, tree);
		const beginning = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text) } };
		if (typeof content === 'string') {
			notices.push(unrendered(content, beginning, chart));
			continue;
		}
		let rendered = 0;
		for (const run of planned){
			runs += 1;
			if (runs > MAX_RUNS) {
				if (runs === MAX_RUNS + 1) notices.push(unrendered(`more than ${MAX_RUNS} charts and releases are not rendered in one scan`, run.at, chart));
				break;
			}
			const answer = runHelm(helm, jobOf(run, content));
			if (!answer.done) {
				notices.push(unrendered(answer.message, run.at, chart));
				continue;
			}
			rendered += 1;
			for (const one of run.values)files.add(one.file.path);
			readRendered(answer.text, { chart, run, tree, factsOf }, { made: renderedFacts, notices });
		}
		if (rendered > 0 && rendered === planned.length) for (const one of [chart.directory, ...chart.dependencies.values()])directories.push(one);
	}
	const inside = (path)=>directories.some((directory)=>_paths().isBelow(path, directory));
	const value = facts.filter((fact)=>!(inside(fact.at.file.path) && !isScript(fact)) && !isRendered(fact, directories) && !(!_fragm().isChartValues(fact) && files.has(fact.at.file.path)));
	for (const fact of renderedFacts)value.push(fact);
	return { value, notices, rendered: inside };
}
function isScript(fact) {
	return fact.kind === 'guard-edit' || _fragm().isChartValues(fact);
}
function isRendered(fact, directories) {
	return _fragm().isChartRelease(fact) && fact.directory !== undefined && directories.includes(fact.directory);
}
function unrendered(message, at, { serves }) {
	const note = serves ? {} : { template: true };
	return {
		kind: 'unreadable',
		message: `helm did not render this chart: ${message}`,
		at,
		...note
	};
}
function isInDoubt({ doubts: [doubt] = [] }, notices) {
	if (doubt !== undefined) notices.push(_notic().notModelled(NOT_RENDERED, doubt.at));
	return doubt !== undefined;
}
const NOT_RENDERED = 'these values are not in the repository; the release is not rendered';
function runsOf(chart, facts, tree, notices) {
	const releases = facts.filter((fact)=>_fragm().isChartRelease(fact) && fact.directory === chart.directory);
	const at = { file: chart.file, span: { start: 0, end: lineEnd(chart.file.text) } };
	if (releases.length > 0) {
		const valuesIndex = _join().indexValues(facts, tree.read, tree.paths);
		return releases.flatMap((release)=>{
			if (isInDoubt(release, notices)) return [];
			const values = [];
			const settings = [];
			for (const source of release.sources){
				const sourceText = _join().textsOf(source, release, valuesIndex, new Set());
				const root = sourceText === undefined ? undefined : _yaml().readYaml(sourceText.text).value;
				if (sourceText === undefined || root === undefined) {
					if (source.kind !== 'text' && source.optional) continue;
					notices.push(_notic().notModelled(NOT_RENDERED, source.at));
					return [];
				}
				if (source.kind !== 'file' && source.target !== undefined) {
					const verbatim = source.kind === 'text' && source.verbatim === true;
					settings.push({ target: source.target, text: sourceText.text, verbatim });
					continue;
				}
				values.push({ file: sourceText.text.file, root, keys: sourceText.keys });
			}
			const clusterPath = release.clusterPath ?? release.at.file.path;
			return [{ name: release.name, namespace: release.namespace, values, settings, clusterPath, at: release.at }];
		});
	}
	const base = { name: chart.name, namespace: 'kube-system', values: [], settings: [], clusterPath: chart.file.path, at };
	const prefix = chart.directory === '' ? '' : `${chart.directory}/`;
	const variants = _sorte().pathsBelow(chart.directory, tree.paths).filter((path)=>/^[^/]*values[^/]+\.ya?ml$|^[^/]+values\.ya?ml$/i.test(path.slice(prefix.length)) && !/(?:^|\/)values\.ya?ml$/.test(path)).slice(0, MAX_VARIANTS).flatMap((path)=>{
		const file = tree.read(path);
		const root = _yaml().yamlFile(file)?.root;
		return file === undefined || root?.kind !== 'map' ? [] : [
			{
				...base,
				values: [{ file, root, keys: [] }],
				clusterPath: `${path}/values`
			}
		];
	});
	return variants.length === 0 ? [base] : [...variants];
}
function jobOf(run, chart) {
	const files = new Map(chart);
	const flags = [];
	for (const [index, one] of run.values.entries()){
		const path = `values/${index}.yaml`;
		files.set(path, JSON.stringify(_docum().plainData(_chart().nodeBelow(one.root, one.keys) ?? { ...one.root, kind: 'map', entries: [] })));
		flags.push('--values', path);
	}
	for (const { target, text, verbatim } of run.settings)flags.push(verbatim ? '--set-string' : '--set', `${target}=${text.text.replace(/[\\,{}[\]]/g, '\\$&')}`);
	const safe = (text, otherwise)=>/^[a-z0-9](?:[a-z0-9-]{0,51}[a-z0-9])?$/.test(text) ? text : otherwise;
	return { files, args: ['template', safe(run.name, 'release'), 'chart', '--namespace', safe(run.namespace, 'default'), '--skip-tests', ...flags] };
}
function runHelm(helm, job) {
	if (![...job.files.keys()].some((path)=>/\/charts\/[^/]*\.tgz$/.test(path))) return helm(job);
	const answer = helm({ ...job, args: [...job.args, '--skip-schema-validation'] });
	if (answer.done || helm.isolation?.() !== 'sealed' || !answer.message.includes('unknown flag')) return answer;
	return helm(job);
}
function readRendered(text, { chart, run, tree, factsOf }, into) {
	const defaults = tree.read(`${chart.directory === '' ? '' : `${chart.directory}/`}values.yaml`);
	const values = [...run.values.map((one)=>one.file).toReversed(), ...defaults === undefined ? [] : [defaults]];
	const scalars = scalarsOf(run, defaults);
	for (const chunk of _split().splitStream(text)){
		const piece = text.slice(chunk.start, chunk.end);
		const source = _split().renderedFrom(piece);
		const path = source === undefined ? chart.file.path : _local().pathOfSource(source, chart);
		const template = tree.read(path);
		const prefix = source === undefined ? '' : subchartOf(source);
		const placed = _templ().placeLines(piece, {
			template,
			otherwise: defaults ?? chart.file,
			values,
			given: scalars.filter(({ path })=>prefix === '' || path.startsWith(`${prefix}.`)).map(({ text })=>text)
		});
		const opened = _opent().openText(template === undefined ? chart.file.path : path, placed, {});
		for (const document of opened.documents){
			if (document.kind !== 'yaml') continue;
			const reading = factsOf(inNamespace(document, run));
			for (const fact of reading.value)into.made.push({ ...fact, clusterPath: run.clusterPath });
			for (const notice of reading.notices)into.notices.push(notice);
		}
		for (const notice of opened.notices)into.notices.push(notice);
	}
}
function inNamespace(document, { namespace }) {
	const { root } = document;
	const metadata = _docum().entryOf(root, 'metadata')?.value;
	if (root.kind !== 'map' || metadata?.kind !== 'map' || _docum().entryOf(metadata, 'namespace') !== undefined) return document;
	const place = _docum().placeOf(document, metadata);
	const value = { kind: 'scalar', value: namespace, text: _sourc().synthetic(place, namespace), span: metadata.span };
	return { ...document, root: _synth().withKey(root, 'metadata', _synth().withKey(metadata, 'namespace', value)) };
}
function subchartOf(source) {
	return [...source.matchAll(/\/charts\/([^/]+)(?=\/)/g)].map((found)=>found[1]).join('.');
}
function scalarsOf(run, own) {
	const roots = run.values.map((one)=>_chart().nodeBelow(one.root, one.keys)).toReversed();
	const scalars = run.settings.toReversed().map(({ target, text })=>({ path: target, text }));
	for (const root of [...roots, _yaml().yamlFile(own)?.root]){
		const open = root === undefined ? [] : [{ path: '', node: root }];
		for(let next = open.pop(); next !== undefined && scalars.length < MAX_SCALARS; next = open.pop()){
			const { path, node } = next;
			if (node.kind === 'scalar') {
				if (node.value !== null && !node.text.text.includes('\n')) scalars.push({ path, text: node.text });
			} else if (node.kind === 'map') for (const entry of node.entries.toReversed())open.push({
				path: path === '' ? entry.key : `${path}.${entry.key}`,
				node: entry.value
			});
			else for (const item of node.items.toReversed())open.push({
				path: `${path}.*`,
				node: item
			});
		}
	}
	return scalars;
}
function lineEnd(text) {
	const feed = text.indexOf('\n');
	return feed === -1 ? text.length : feed;
}

return { joinRenderedCharts };
},

"tools/helm/resolvers.js": (_from) => {
/** Charts of other resolvers: workload, Service and the configuration in their values, which src/languages reads. */
const [
	_defin, _paths, _sourc, _balan, _field, _madeo, _docum, _layer, _pihol,
] = _from(
	"text/defined", "text/paths", "text/source-text", "languages/shared/balancer-addresses", "languages/shared/fields", "languages/shared/made-objects",
	"documents/document", "./layers", "./pihole",
);
const PROGRAMS = {
	'adguard-home': {
		image: 'adguard/adguardhome',
		config: [['config'], ['bootstrapConfig'], ['configuration'], ['configAsCode', 'config']],
		file: '/opt/adguardhome/conf/AdGuardHome.yaml'
	},
	blocky: { image: 'spx01/blocky', config: [['config'], ['blocky', 'config'], ['configuration']], file: '/app/config.yml' },
	unbound: { image: 'klutchell/unbound', config: [['config'], ['unbound', 'config'], ['unboundConfig'], ['configuration']], file: '/etc/unbound/unbound.conf' },
	dnsmasq: { image: 'dockurr/dnsmasq', config: [['config'], ['dnsmasq', 'config'], ['configuration']], file: '/etc/dnsmasq.conf' },
	'pdns-recursor': { image: 'powerdns/pdns-recursor-51', config: [['config'], ['recursor', 'config'], ['configuration']], file: '/etc/powerdns/recursor.conf' }
};
const NAMES = new Map([
	['pihole', 'pihole'],
	['pi-hole', 'pihole'],
	['adguard-home', 'adguard-home'],
	['adguardhome', 'adguard-home'],
	['adguard', 'adguard-home'],
	['blocky', 'blocky'],
	['unbound', 'unbound'],
	['dnsmasq', 'dnsmasq'],
	['pdns-recursor', 'pdns-recursor'],
	['powerdns-recursor', 'pdns-recursor']
]);
function resolverChart(name) {
	return NAMES.get(name);
}
function resolverFactsOf(chart, release) {
	const { layers, namespace, at } = release;
	if (chart === 'pihole') return _pihol().piholeFactsOf(release);
	if (_layer().pick(layers, 'controllers') !== undefined) return [];
	const program = PROGRAMS[chart];
	const name = release.name.includes(chart) ? release.name : `${release.name}-${chart}`;
	const labels = { 'app.kubernetes.io/name': chart, 'app.kubernetes.io/instance': release.name };
	const text = configOf(layers, program);
	const config = text && { key: _paths().baseName(program.file), text, at };
	const map = `${name}-config`;
	const origin = {
		platformSource: `the ${chart} chart makes it from its values`,
		released: true
	};
	return [
		...config === undefined ? [] : [{ kind: 'config-map', namespace, name: map, data: [config], at }],
		_madeo().madeWorkload({
			namespace,
			name,
			labels,
			hostNetwork: _layer().textOf(layers, 'hostNetwork')?.value === 'true',
			..._defin().defined({ dnsPolicy: _layer().textOf(layers, 'dnsPolicy') }),
			containers: [containerOf(chart, release, config !== undefined)],
			volumes: config === undefined ? [] : [{ name: 'config', source: { kind: 'config-map', name: map, optional: false } }],
			at,
			...origin
		}),
		_madeo().madeService({
			namespace,
			name: `${name}-dns`,
			...addresses(layers),
			selector: labels,
			at,
			...origin
		})
	];
}
function containerOf(chart, { layers, at }, hasConfig) {
	const program = PROGRAMS[chart];
	return _madeo().madeContainer({
		name: chart,
		image: _layer().textOf(layers, 'image', 'repository') ?? { value: program.image, at },
		env: environment(layers),
		ports: _madeo().PROTOCOLS.map((protocol)=>({
				name: `dns-${protocol.toLowerCase()}`,
				containerPort: 53,
				protocol,
				..._defin().defined({
					hostPort: _layer().isTrue(layers, false, 'dnsHostPort', 'enabled') ? Number(_layer().textOf(layers, 'dnsHostPort', 'port')?.value ?? 53) : undefined
				})
			})),
		mounts: hasConfig ? [{ volume: 'config', path: program.file, subPath: _paths().baseName(program.file) }] : [],
		..._defin().defined({ envFrom: _layer().pick(layers, 'envFrom') !== undefined || undefined })
	});
}
function configOf(layers, { config }) {
	for (const way of config){
		const found = _layer().pick(layers, ...way);
		if (found === undefined) continue;
		const { document, root } = found;
		if (root.kind === 'scalar') {
			if (typeof root.value === 'string' && root.text.text.trim() !== '') return root.text;
			continue;
		}
		if (root.kind !== 'map' || root.entries.length === 0) continue;
		const { text } = document.source;
		const { start, end } = root.span;
		const line = text.lastIndexOf('\n', start - 1) + 1;
		return _sourc().slice(document.source, /^[ ]*$/.test(text.slice(line, start)) ? line : start, end);
	}
	return undefined;
}
function environment(layers) {
	return [['env'], ['extraEnv'], ['extraEnvVars']].flatMap((way)=>{
		const found = _layer().pick(layers, ...way);
		if (found === undefined) return [];
		const { document, root } = found;
		const variable = (name, node, otherwise)=>{
			const text = _field().locatedText(document, node);
			return { name, value: _layer().literalText(text?.value), at: text?.at ?? otherwise };
		};
		return [
			..._docum().entries(root).map((entry)=>variable(entry.key, entry.value, _docum().placeOfKey(document, entry))),
			..._docum().items(root).flatMap((item)=>{
				const name = _docum().scalarText(_docum().child(item, 'name'));
				return name === undefined ? [] : [variable(name, _docum().child(item, 'value'), _docum().placeOf(document, item))];
			})
		];
	});
}
const SERVICES = ['service', 'services', 'serviceDns', 'serviceDNS', 'dnsService', 'serviceUDP', 'serviceTCP'];
function addresses(layers) {
	const clusterIPs = [];
	const externalIPs = [];
	for (const key of SERVICES){
		const found = _layer().pick(layers, key);
		if (found === undefined) continue;
		const { document, root } = found;
		for (const service of [root, ..._docum().entries(root).map((entry)=>entry.value)]){
			if (service.kind !== 'map' || !offersDns(service)) continue;
			const cluster = _field().locatedText(document, _docum().child(service, 'clusterIP'));
			if (cluster !== undefined && cluster.value !== '' && cluster.value !== 'None') clusterIPs.push(cluster);
			for (const item of _docum().items(_docum().child(service, 'externalIPs'))){
				const text = _field().locatedText(document, item);
				if (text !== undefined) externalIPs.push(text);
			}
			const type = _docum().scalarText(_docum().child(service, 'type'));
			if (type !== undefined && !_balan().isBalanced(type)) continue;
			const balancer = _field().locatedText(document, _docum().child(service, 'loadBalancerIP'));
			if (balancer !== undefined && balancer.value !== '') externalIPs.push(balancer);
			for (const address of _balan().balancerAddresses(_docum().child(service, 'annotations')))externalIPs.push(address);
		}
	}
	return { clusterIPs, externalIPs };
}
function offersDns(service) {
	const ports = [
		_docum().child(service, 'port'),
		..._docum().entries(_docum().child(service, 'ports')).map((entry)=>_docum().child(entry.value, 'port'))
	].map(_docum().scalarText).filter((port)=>port !== undefined);
	return ports.length === 0 || ports.includes('53');
}

return { resolverChart, resolverFactsOf };
},

"tools/helm/rke2-node-local.js": (_from) => {
/**
 * The node-local cache of RKE2's chart, `nodelocal` (rancher/rke2-charts packages/rke2-coredns
 * generated-changes/overlay/templates/configmap-nodelocal.yaml, daemonset-nodelocal.yaml,
 * patch/templates/_helpers.tpl.patch).
 */
const [
	_platf, _stock, _docum, _layer,
] = _from( "languages/shared/platform-node-cache", "languages/shared/stock-node-cache", "documents/document", "./layers", );
const NAME = 'node-local-dns';
const UPSTREAM = 'kube-dns-upstream';
const DEFAULT_ADDRESS = '169.254.20.10';
const DEFAULT_CLUSTER_DNS = '10.43.0.10';
function rke2NodeLocalFacts({ layers, at: releaseAt }) {
	if (!_layer().isTrue(layers, false, 'nodelocal', 'enabled')) return [];
	const enabled = _layer().pick(layers, 'nodelocal', 'enabled');
	const at = enabled === undefined ? releaseAt : _docum().placeOf(enabled.document, enabled.root);
	const address = _layer().textOf(layers, 'nodelocal', 'ip_address') ?? { value: DEFAULT_ADDRESS, at };
	const stated = _layer().textOf(layers, 'service', 'clusterIP') ?? _layer().textOf(layers, 'global', 'clusterDNS');
	const server = stated?.value.split(',')[0]?.trim() || DEFAULT_CLUSTER_DNS;
	const ipvs = _layer().isTrue(layers, false, 'nodelocal', 'ipvs');
	const redirected = _layer().isTrue(layers, false, 'nodelocal', 'use_cilium_lrp');
	const word = (value)=>({ value, at });
	const domain = _layer().textOf(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
	return [
		..._platf().nodeCacheObjects({
			name: NAME,
			corefile: _stock().stockNodeCache({
				domain,
				binds: redirected ? ['0.0.0.0'] : ipvs ? [address.value] : [address.value, server],
				cluster: [ipvs ? server : '__PILLAR__CLUSTER__DNS__'],
				rest: ['__PILLAR__UPSTREAM__SERVERS__'],
				tcp: { cluster: true, rest: false },
				at
			}),
			addresses: ipvs ? [address] : [address, word(server)],
			upstreamService: UPSTREAM,
			flags: redirected ? ['-setupinterface=false', '-setupiptables=false'] : [],
			hostNetwork: !redirected,
			image: imageOf(layers, at),
			stubDomains: 'kube-dns',
			at
		}),
		_platf().upstreamServiceObject(UPSTREAM, at)
	];
}
function nodeLocalOverride({ layers }) {
	const found = _layer().pick(layers, 'nodelocal', 'corefile');
	return found === undefined ? undefined : { value: 'nodelocal.corefile', at: _docum().placeOf(found.document, found.root) };
}
function imageOf(layers, at) {
	const image = _layer().pick(layers, 'nodelocal', 'image')?.root;
	const repository = _docum().scalarText(_docum().child(image, 'repository')) ?? 'rancher/hardened-dns-node-cache';
	const tag = _docum().scalarText(_docum().child(image, 'tag'));
	return {
		value: tag === undefined ? repository : `${repository}:${tag}`,
		at
	};
}

return { nodeLocalOverride, rke2NodeLocalFacts };
},

"tools/helm/setting.js": (_from) => {
/** Single values over a chart's values: `helm --set`, Argo CD's `parameters`, Flux' `targetPath` (Helm pkg/strvals). */
const [
	_sourc, _docum, _synth, _writt, _helmv,
] = _from( "text/source-text", "documents/document", "documents/synthetic-source", "documents/written", "./helm-values", );
const MAX_STEPS = 30;
function withSetting(layers, target, text, verbatim = false) {
	const steps = stepsOf(target);
	if (steps === undefined) return `\`${target}\` names no place among the values`;
	const first = steps.findIndex((step)=>typeof step === 'number');
	const list = steps.slice(0, first).filter((step)=>typeof step === 'string');
	const at = first === -1 ? -1 : layers.findLastIndex((layer)=>_docum().childAt(layer.root, list)?.kind === 'sequence');
	const old = layers[at];
	const syntheticSource = _synth().openSyntheticSource();
	const place = syntheticSource.enter(text, verbatim ? wholeText(text) : valueIn(text));
	const value = verbatim ? place : typedIn(place);
	const root = old === undefined ? { kind: 'map', entries: [], span: place.span } : syntheticSource.enter(old.document.source, _helmv().asHelmReads(old).root);
	const next = put(root, steps, value);
	if (next === undefined) return `the setting \`${target}\` does not fit the values that it is put into`;
	const document = _writt().writtenObject(next, (old?.document.source ?? text).file.path, syntheticSource);
	if (document === undefined) return `the setting \`${target}\` makes values that cannot be read`;
	const layer = { document, root: document.root };
	return old === undefined ? [...layers, layer] : layers.map((one, index)=>index === at ? layer : one);
}
function settingOf(source, text, layers) {
	const { target = '' } = source;
	if (source.kind === 'text') return withSetting(layers, target, text, source.verbatim === true);
	const value = fluxSetting(text);
	return typeof value === 'string' ? value : withSetting(layers, target, value.text, value.verbatim);
}
function wholeText(text) {
	return { kind: 'scalar', value: text.text, text, span: { start: 0, end: text.text.length } };
}
function valueIn(text) {
	const whole = wholeText(text);
	if (!/^\{.*\}$/s.test(text.text)) return whole;
	const items = [...text.text.matchAll(/[^{},]+/g)].map((one)=>{
		const span = { start: one.index, end: one.index + one[0].length };
		return { kind: 'scalar', value: one[0], text: _sourc().slice(text, span.start, span.end), span };
	});
	return { kind: 'sequence', items, span: whole.span };
}
function typedIn(node) {
	if (node.kind === 'scalar') return typedScalar(node);
	return node.kind === 'sequence' ? { ...node, items: node.items.map(typedIn) } : node;
}
function fluxSetting(text) {
	const whole = text.text;
	const inner = /^(['"]).*\1$/s.test(whole) ? /^['"]*(.*?)['"]*$/s.exec(whole)?.[1] : undefined;
	if ((inner ?? whole).replace(/^\{.*\}$/s, '').includes(',')) return 'Flux reads text after a comma as another setting, which is not read here';
	if (inner === undefined) return { text, verbatim: false };
	const start = whole.indexOf(inner);
	return { text: _sourc().slice(text, start, start + inner.length), verbatim: true };
}
function stepsOf(target) {
	const steps = [];
	let key = '';
	for(let i = 0; i < target.length; i += 1){
		const c = target[i] ?? '';
		if (c === '\\') {
			i += 1;
			key += target[i] ?? '';
		} else if (c === '.' || c === '[') {
			if (key !== '') steps.push(key);
			else if (i === 0 || target[i - 1] !== ']') return undefined;
			key = '';
			if (c !== '[') continue;
			const close = target.indexOf(']', i);
			const index = target.slice(i + 1, close);
			if (close === -1 || !/^\d{1,4}$/.test(index)) return undefined;
			steps.push(Number(index));
			i = close;
		} else key += c;
		if (steps.length > MAX_STEPS) return undefined;
	}
	if (key !== '') steps.push(key);
	return steps.length === 0 || typeof steps[0] === 'number' ? undefined : steps;
}
function typedScalar(scalar) {
	const { text } = scalar.text;
	const word = text.toLowerCase();
	if (word === 'true' || word === 'false') return { ...scalar, value: word === 'true' };
	if (word === 'null') return { ...scalar, value: null };
	return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? { ...scalar, value: Number(text) } : scalar;
}
function put(node, steps, value) {
	const [step, ...rest] = steps;
	if (step === undefined) return value;
	const empty = node === undefined || _docum().isNull(node);
	if (typeof step === 'string') {
		const map = empty ? { kind: 'map', entries: [], span: value.span } : node;
		if (map.kind !== 'map') return undefined;
		const below = put(_docum().child(map, step), rest, value);
		return below === undefined ? undefined : _synth().withKey(map, step, below, value.span);
	}
	const sequence = empty ? { kind: 'sequence', items: [], span: value.span } : node;
	if (sequence.kind !== 'sequence' || step > sequence.items.length) return undefined;
	const below = put(sequence.items[step], rest, value);
	if (below === undefined) return undefined;
	const items = [...sequence.items];
	items[step] = below;
	return { ...sequence, items };
}

return { settingOf };
},

"tools/helm/template-places.js": (_from) => {
/** Where lines of a rendered text come from: a template's line, a line of values, or a value. Others stand for the template's first line. */
const [_appen, _defin, _sorte, _sourc] = _from("text/append", "text/defined", "text/sorted", "text/source-text");
function placeLines(text, origins) {
	const sources = sourcesOf(origins);
	const { clusterPath } = sources;
	const segments = [];
	const unplaced = [];
	let number = 0;
	for (const line of eachLine(text)){
		number += 1;
		const cover = { start: line.begin, ...sources.fallback, verbatim: false, file: clusterPath };
		if (line.content === '') {
			const last = segments[segments.length - 1];
			segments.push(last === undefined ? cover : emptySegment(line.begin, endOf(last), last.file));
			continue;
		}
		const lineSegments = segmentsOf(line, sources);
		const begin = lineSegments?.[0];
		if (begin === undefined) unplaced.push({ index: segments.length, line: number });
		else if (begin.file !== clusterPath) placeBefore(begin, number, segments, unplaced);
		segments.push(begin === undefined ? cover : emptySegment(line.begin, begin.at, begin.file));
		for (const one of lineSegments ?? [])segments.push(one);
		const last = segments[segments.length - 1];
		if (lineSegments !== undefined && last !== undefined) segments.push(emptySegment(line.start + line.content.length, endOf(last), last.file));
	}
	return { text, file: clusterPath, segments };
}
function sourcesOf(origins) {
	const { conditions: _, ...clusterPath } = origins.template ?? origins.otherwise;
	const at = Math.max(0, clusterPath.text.search(/\S/));
	const feed = clusterPath.text.indexOf('\n', at);
	return {
		clusterPath,
		template: origins.template === undefined ? undefined : linesOf(clusterPath),
		values: origins.values.map(linesOf),
		byText: textsOf(origins.given),
		fallback: { at, length: (feed === -1 ? clusterPath.text.length : feed) - at }
	};
}
function segmentsOf(line, sources) {
	const { content, start } = line;
	const { template, clusterPath } = sources;
	const whole = (at, file)=>[{ start, at, length: content.length, verbatim: true, file }];
	const same = template?.take(content);
	if (same !== undefined) return whole(same, clusterPath);
	for (const one of sources.values){
		const at = one.take(content);
		if (at !== undefined) return whole(at, one.file);
	}
	return segmentsByWords(line, sources.byText, { ...sources.fallback, file: clusterPath });
}
function emptySegment(start, at, file) {
	return { start, at, length: 0, verbatim: true, ..._defin().defined({ file }) };
}
const NEAR = 3;
function placeBefore(begin, line, segments, unplaced) {
	for (const untraced of unplaced.splice(0)){
		const old = segments[untraced.index];
		if (old !== undefined && line - untraced.line <= NEAR) segments[untraced.index] = {
			...old,
			at: begin.at,
			length: 0,
			..._defin().defined({ file: begin.file })
		};
	}
}
function endOf(segment) {
	return segment.at + segment.length;
}
function* eachLine(text) {
	for(let begin = 0; begin < text.length;){
		const feed = text.indexOf('\n', begin);
		const end = feed === -1 ? text.length : feed;
		const line = text.slice(begin, end);
		const content = line.trim();
		yield { begin, start: begin + (content === '' ? 0 : line.indexOf(content)), content };
		begin = end + 1;
	}
}
function linesOf(file) {
	const places = new Map();
	for (const { start, content } of eachLine(file.text))_appen().append(places, content, start);
	let last = -1;
	return {
		file,
		take: (content)=>{
			const starts = places.get(content);
			const at = starts === undefined ? undefined : starts[firstAfter(starts, last)] ?? starts[0];
			if (at !== undefined && content.length > 2) last = at;
			return at;
		}
	};
}
function firstAfter(sorted, value) {
	return _sorte().firstIndex(sorted.length, (index)=>(sorted[index] ?? 0) <= value);
}
function shiftedSegments(text, by) {
	return text.segments.map((one)=>({ ...one, start: one.start + by, file: one.file ?? text.file }));
}
function textsOf(scalars) {
	const all = new Map();
	for (const [index, { text }] of scalars.entries())if (text.length > 1) _appen().append(all, text, index);
	let last = -1;
	return {
		take: (text)=>{
			const places = all.get(text);
			const at = places === undefined ? undefined : places[firstAfter(places, last)] ?? places[0];
			if (at !== undefined) last = at;
			return at === undefined ? undefined : scalars[at];
		}
	};
}
const MAX_WORDS = 20;
function segmentsByWords({ content, start }, byText, otherwise) {
	const words = [...content.matchAll(/\S+/g)].slice(0, MAX_WORDS);
	for(let count = words.length; count > 0; count -= 1)for(let i = 0; i + count <= words.length; i += 1){
		const from = words[i]?.index ?? 0;
		const last = words[i + count - 1];
		const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
		const value = byText.take(content.slice(from, to));
		if (value === undefined) continue;
		const place = beginning(value, otherwise);
		const file = value.file ?? otherwise.file;
		return [
			...from === 0 ? [] : [{ start, ...place, verbatim: false, file }],
			...shiftedSegments(value, start + from),
			...to === content.length ? [] : [{ start: start + to, ...place, verbatim: false, file }]
		];
	}
	return undefined;
}
function beginning(value, fallback) {
	const piece = _sourc().slice(value, 0, 1).segments[0];
	return piece === undefined ? { at: fallback.at, length: fallback.length } : { at: piece.at, length: 0 };
}

return { placeLines };
},

"tools/helm/terraform.js": (_from) => {
/** `helm_release` and `helm_template`, as the reader of Terraform writes them. */
const [
	_defin, _notic, _paths, _field, _docum, _synth, _writt, _chartstatements, _charts,
] = _from(
	"text/defined", "text/notice", "text/paths", "languages/shared/fields", "documents/document", "documents/synthetic-source", "documents/written",
	"./chart-statements", "./charts",
);
function isTerraformRelease({ root, path }) {
	const chart = _docum().scalarText(_docum().child(root, 'spec', 'chart'));
	return _charts().chartOf(chart) !== undefined || _chartstatements().folderOf(_paths().directoryOf(path), chart) !== undefined;
}
function terraformRelease(document, notices) {
	const spec = _docum().child(document.root, 'spec');
	const written = _docum().scalarText(_docum().child(spec, 'chart'));
	const local = _chartstatements().folderOf(_paths().directoryOf(document.path), written);
	const directory = local ?? mayBeFolder(_paths().directoryOf(document.path), written);
	const chart = local === undefined ? _charts().chartOf(written) ?? '' : '';
	const version = _field().locatedText(document, _docum().child(spec, 'version'));
	const instance = _docum().scalarText(_docum().child(spec, 'instance'));
	const release = {
		name: _docum().scalarText(_docum().child(spec, 'name')) ?? (chart || 'release'),
		namespace: _docum().scalarText(_docum().child(spec, 'namespace')) ?? _charts().namespaceFor(chart),
		chart,
		..._defin().defined({
			version,
			clusterPath: instance && _chartstatements().clusterPathOf(`${document.path}/${instance}`)
		}),
		at: _field().beginningOf(document)
	};
	const values = _docum().items(_docum().child(spec, 'values'));
	const settings = _docum().items(_docum().child(spec, 'settings'));
	const doubts = doubtsOf(document);
	if (local === undefined) addUnread(document, doubts, notices);
	const isWhole = directory === undefined && settings.length + doubts.length === 0;
	if (isWhole && values.every((one)=>_docum().child(one, 'file') === undefined)) {
		const layers = layersOf(document, values, notices);
		return { releases: layers === undefined ? [] : [{ ...release, layers }] };
	}
	const sources = [...values, ...settings].flatMap((one)=>sourcesOf(document, one));
	return { releases: [], facts: [{ kind: 'helm/chart-release', installs: true, ...release, ..._defin().defined({ directory }), sources, doubts }] };
}
function mayBeFolder(directory, written) {
	return written !== undefined && /^[\w.-]+(?:\/[\w.-]+)+$/.test(written) ? _chartstatements().pathWithin(directory, written) : undefined;
}
function addUnread(document, doubts, notices) {
	for (const { what, at } of doubts)notices.push(_notic().overriding(MESSAGES[what], at));
	for (const one of _docum().items(_docum().child(document.root, 'spec', 'settings'))){
		const value = _docum().child(one, 'unstated');
		if (value !== undefined) _chartstatements().addSettingNotice(_docum().scalarText(_docum().child(one, 'name')) ?? '', _docum().placeOf(document, value), notices);
	}
}
function doubtsOf(document) {
	const spec = _docum().child(document.root, 'spec');
	const of = (what, node, mayBringServers)=>node === undefined ? [] : [{ what, mayBringServers, at: _docum().placeOf(document, node) }];
	return [
		..._docum().items(_docum().child(spec, 'values')).flatMap((one)=>of('values', _docum().child(one, 'unread'), true)),
		..._docum().items(_docum().child(spec, 'settings')).flatMap((one)=>of('setting', _docum().child(one, 'unread'), false)),
		...of('post-renderer', _docum().child(spec, 'postRender'), false)
	];
}
const MESSAGES = {
	values: 'values of this release are made by an expression and not read here',
	setting: 'a setting of this release is made by an expression and not read here',
	'post-renderer': 'the post-renderer of this release changes what the chart makes, and is not run'
};
function layersOf(document, values, notices) {
	const layers = [];
	for (const one of values){
		const [text, object] = [_docum().child(one, 'text'), _docum().child(one, 'object')];
		if (text?.kind === 'scalar' && !_chartstatements().pushText(document, text.text, layers, notices)) return undefined;
		const written = object === undefined ? undefined : asDocument(document, object);
		if (written !== undefined) layers.push({ document: written, root: written.root });
	}
	return layers;
}
function asDocument({ source, path }, object) {
	const syntheticSource = _synth().openSyntheticSource();
	return _writt().writtenObject(syntheticSource.enter(source, object), path, syntheticSource);
}
function sourcesOf(document, one) {
	const [file, text, object, name, value] = ['file', 'text', 'object', 'name', 'value'].map((key)=>_docum().child(one, key));
	if (file?.kind === 'scalar') {
		const path = _chartstatements().pathWithin(_paths().directoryOf(document.path), file.text.text);
		return [{ kind: 'file', path, below: [], optional: false, at: _docum().placeOf(document, file) }];
	}
	if (text?.kind === 'scalar') return [{ kind: 'text', text: text.text, keys: [], at: _docum().placeOf(document, text) }];
	const written = object === undefined ? undefined : asDocument(document, object);
	if (object !== undefined && written !== undefined) return [{ kind: 'text', text: written.source, keys: [], at: _docum().placeOf(document, object) }];
	if (value?.kind !== 'scalar') return [];
	const setting = _chartstatements().settingSource(document, _docum().scalarText(name) ?? '', value);
	return [_docum().child(one, 'verbatim') === undefined ? setting : { ...setting, verbatim: true }];
}

return { isTerraformRelease, terraformRelease };
},

"tools/helm/vendored-charts.js": (_from) => {
/** The Corefile that a known chart's templates make of a release's values, where they lie in the repository: they may be edited. */
const [
	_notic, _once, _paths, _sorte, _sourc, _docum, _opent, _chart,
] = _from( "text/notice", "text/once", "text/paths", "text/sorted", "text/source-text", "documents/document", "documents/open-text", "./chart-files", );
const COREFILE = /^[ \t]*["']?Corefile["']?[ \t]*:/m;
function openVendored({ read, paths, budget }, notices) {
	const chartAt = _once().oncePer((directory)=>{
		const files = _sorte().pathsBelow(_paths().inFolder(directory, 'templates'), paths).flatMap((path)=>read(path) ?? []);
		const chart = _chart().openChart({ directory, read, paths, releases: [] }, { budget, notices });
		return { chart, file: files.find(({ text })=>COREFILE.test(text) && /\bConfigMap\b/.test(text)) };
	});
	return ({ chart: known, name, templatesIn }, layers)=>{
		const { chart, file } = templatesIn === undefined || known !== 'coredns' ? {} : chartAt(templatesIn);
		if (chart === undefined || file === undefined) return {};
		const values = layers.map(({ document, root })=>({ source: document.source, root, keysOf: (keys)=>keys })).toReversed();
		const made = chart.templates().renderedWith(_sourc().wholeFile(file), { path: '', layers: values }, name);
		for (const one of made === undefined ? [] : _opent().openYaml(file.path, made, { objects: true }).documents){
			const corefile = one.kind === 'yaml' ? _docum().child(one.root, 'data', 'Corefile') : undefined;
			if (corefile?.kind === 'scalar') return { corefile: corefile.text };
		}
		notices.push(_notic().overriding(NOT_FOLLOWED, _sourc().extentOf(_sourc().wholeFile(file))));
		return {};
	};
}
const NOT_FOLLOWED = 'what this template makes of its values is not followed; it is read as the template of the chart that its name says';

return { openVendored };
},

"tools/helm/versions.js": () => {

const BROUGHT = [
	['1.14.0', '1.15.1', '1.8.0'],
	['1.16.0', '1.16.4', '1.8.4'],
	['1.16.5', '1.16.6', '1.8.6'],
	['1.16.7', '1.18.1', '1.8.7'],
	['1.19.0', '1.19.2', '1.9.1'],
	['1.19.3', '1.19.3', '1.9.2'],
	['1.19.4', '1.19.6', '1.9.3'],
	['1.19.7', '1.20.2', '1.9.4'],
	['1.21.0', '1.24.5', '1.10.1'],
	['1.25.0', '1.25.0', '1.11.0'],
	['1.26.0', '1.31.0', '1.11.1'],
	['1.32.0', '1.36.1', '1.11.3'],
	['1.36.2', '1.38.3', '1.11.4'],
	['1.39.0', '1.42.2', '1.12.0'],
	['1.42.3', '1.43.1', '1.12.2'],
	['1.43.2', '1.44.3', '1.12.3'],
	['1.45.0', '1.46.2', '1.13.1'],
	['1.47.1', '1.47.2', '1.14.6']
];
function corednsOfChart(version) {
	const exact = /^v?(\d+\.\d+\.\d+)$/.exec(version)?.[1];
	if (exact === undefined) return undefined;
	const rank = rankOf(exact);
	return BROUGHT.find(([from, to])=>rank >= rankOf(from) && rank <= rankOf(to))?.[2];
}
function rankOf(version) {
	return version.split('.').reduce((sum, part)=>sum * 1000 + Number(part), 0);
}
const CHANGES = {
	coredns: {
		customAnnotations: { after: '1.17.0' },
		k8sAppLabelOverride: { after: '1.19.5' },
		clusterIPs: { after: '1.20.0' },
		extraContainers: { after: '1.26.0' },
		/** A release name that contains the chart's is the full name. */ fullnameOnce: { after: '1.28.2' },
		skipConfig: { after: '1.29.0' },
		selector: { after: '1.30.0' },
		servicePort: { after: '1.33.0' },
		env: { after: '1.35.1' },
		bothProtocols: { after: '0.0.0', until: '1.42.1' },
		/** `use_tcp` without a scheme. */ plainScheme: { after: '1.42.3' },
		initContainers: { after: '1.42.4' },
		podLabels: { after: '1.45.0' },
		dnsConfig: { after: '1.45.0', until: '1.45.2' },
		'deployment.dnsPolicy': { after: '1.45.1' },
		'deployment.dnsConfig': { after: '1.45.1' }
	},
	'node-local-dns': {
		commProtocol: { after: '1.1.0' },
		setupIptables: { after: '1.1.3' },
		setupInterface: { after: '1.1.3' },
		podLabels: { after: '1.1.4' },
		hostNetwork: { after: '1.1.5' },
		customConfig: { after: '2.0.1' },
		bindIp: { after: '2.0.4' },
		customUpstreamsvc: { after: '2.0.6' },
		noIPv6Lookups: { after: '2.0.12' },
		extraServerBlocks: { after: '2.1.9' },
		upstreamServiceSelector: { after: '2.2.10' },
		upstreamServers: { after: '2.5.0' },
		upstreamForwardConfig: { after: '2.6.0' }
	},
	pihole: {
		/** Pi-hole 6: FTLCONF_dns_upstreams for PIHOLE_DNS_. */ ftl6: { after: '2.27.0' }
	}
};
function chartDoes({ after, until }, version) {
	const exact = /^v?(\d+\.\d+\.\d+)/.exec(version ?? '')?.[1];
	if (exact === undefined) return until === undefined;
	const rank = rankOf(exact);
	return rank > rankOf(after) && (until === undefined || rank < rankOf(until));
}

return { CHANGES, chartDoes, corednsOfChart };
}
};
