'use strict';

module.exports = {

"tools/gitops/repositories.js": (_from) => {
/** Where Flux and Argo CD fetch from: addresses are only compared, as none says which repository this one is. */
const [_defin, _place, _field, _docum] = _from("text/defined", "text/placeholder", "languages/shared/fields", "documents/document");
const SCHEME = /^[a-z][\w+.-]*:\/\//i;
function repositoryAt(url) {
	if (url === undefined || _place().isPlaceholder(url)) return undefined;
	const isPath = SCHEME.test(url);
	const bare = url.trim().replace(SCHEME, '').replace(/^[^/@]*@/, '');
	const [host = '', ...path] = (isPath ? bare : bare.replace(':', '/')).split('/').filter((part)=>part !== '');
	const name = path.join('/').replace(/\.git$/i, '');
	return `${host.toLowerCase().replace(/:\d+$/, '')}/${name}`;
}
const USUAL = /^(?:HEAD|main|master|trunk)?$/;
function revisionAt(written = '') {
	const name = written.trim().replace(/^refs\/(?:heads|tags)\//, '');
	return _place().isPlaceholder(name) ? undefined : USUAL.test(name) ? '' : name;
}
const REFERENCES = ['commit', 'name', 'semver', 'tag', 'branch'];
function fluxSource({ root }, holder) {
	const reference = _docum().child(holder, 'sourceRef');
	const [kind, name] = ['kind', 'name'].map((key)=>_docum().scalarText(_docum().child(reference, key)));
	const namespace = _docum().scalarText(_docum().child(reference, 'namespace')) ?? _docum().scalarText(_docum().child(root, 'metadata', 'namespace')) ?? '';
	const isStated = kind !== undefined && name !== undefined && ![kind, name, namespace].some(_place().isPlaceholder);
	return _defin().defined({
		from: isStated ? `${kind} ${namespace}/${name}` : undefined
	});
}
const SOURCES = new Set(['GitRepository', 'OCIRepository', 'Bucket']);
function fetching(document) {
	const { apiVersion, kind } = _field().typeOf(document.root);
	if (!SOURCES.has(kind) || !apiVersion.startsWith('source.toolkit.fluxcd.io/')) return [];
	const [namespace, name] = ['namespace', 'name'].map((key)=>_docum().scalarText(_docum().child(document.root, 'metadata', key)) ?? '');
	const spec = _docum().child(document.root, 'spec');
	const url = repositoryAt(_docum().scalarText(_docum().child(spec, 'url')) ?? _docum().scalarText(_docum().child(spec, 'bucketName')));
	const reference = REFERENCES.map((key)=>_docum().scalarText(_docum().child(spec, 'ref', key))).find((text)=>text !== undefined);
	const revision = revisionAt(reference);
	if (url === undefined) return [];
	return [
		{
			name: `${kind} ${namespace}/${name}`,
			url,
			..._defin().defined({ revision }),
			at: _field().beginningOf(document)
		}
	];
}

return { fetching, fluxSource, repositoryAt, revisionAt };
}
};
