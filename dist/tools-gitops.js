'use strict';

module.exports = {

"tools/gitops/repositories.js": (_from) => {
/** Where Flux and Argo CD fetch from: addresses are only compared, as none says which repository this one is. */
const [_define, _placeh, _fields, _docume] = _from("core/text/defined", "core/text/placeholder", "languages/shared/fields", "read/documents/document");
const SCHEME = /^[a-z][\w+.-]*:\/\//i;
function repositoryAt(url) {
	if (url === undefined || _placeh().isPlaceholder(url)) return undefined;
	const isPath = SCHEME.test(url);
	const bare = url.trim().replace(SCHEME, '').replace(/^[^/@]*@/, '');
	const [host = '', ...path] = (isPath ? bare : bare.replace(':', '/')).split('/').filter((part)=>part !== '');
	const name = path.join('/').replace(/\.git$/i, '');
	return `${host.toLowerCase().replace(/:\d+$/, '')}/${name}`;
}
const USUAL = /^(?:HEAD|main|master|trunk)?$/;
function revisionAt(written = '') {
	const name = written.trim().replace(/^refs\/(?:heads|tags)\//, '');
	return _placeh().isPlaceholder(name) ? undefined : USUAL.test(name) ? '' : name;
}
const REFERENCES = ['commit', 'name', 'semver', 'tag', 'branch'];
function fluxSource({ root }, holder) {
	const reference = _docume().child(holder, 'sourceRef');
	const [kind, name] = ['kind', 'name'].map((key)=>_docume().scalarText(_docume().child(reference, key)));
	const namespace = _docume().scalarText(_docume().child(reference, 'namespace')) ?? _docume().scalarText(_docume().child(root, 'metadata', 'namespace')) ?? '';
	const isStated = kind !== undefined && name !== undefined && ![kind, name, namespace].some(_placeh().isPlaceholder);
	return _define().defined({
		from: isStated ? `${kind} ${namespace}/${name}` : undefined
	});
}
const SOURCES = new Set(['GitRepository', 'OCIRepository', 'Bucket']);
function fetching(document) {
	const { apiVersion, kind } = _fields().typeOf(document.root);
	if (!SOURCES.has(kind) || !apiVersion.startsWith('source.toolkit.fluxcd.io/')) return [];
	const [namespace, name] = ['namespace', 'name'].map((key)=>_docume().scalarText(_docume().child(document.root, 'metadata', key)) ?? '');
	const spec = _docume().child(document.root, 'spec');
	const url = repositoryAt(_docume().scalarText(_docume().child(spec, 'url')) ?? _docume().scalarText(_docume().child(spec, 'bucketName')));
	const reference = REFERENCES.map((key)=>_docume().scalarText(_docume().child(spec, 'ref', key))).find((text)=>text !== undefined);
	const revision = revisionAt(reference);
	if (url === undefined) return [];
	return [
		{
			name: `${kind} ${namespace}/${name}`,
			url,
			..._define().defined({ revision }),
			at: _fields().beginningOf(document)
		}
	];
}

return { fetching, fluxSource, repositoryAt, revisionAt };
}
};
