'use strict';

module.exports = {

"platforms/cluster-api/machines.js": (_from) => {
/** Machine templates of providers: the system by the image's name. */
const [_field, _image, _docum] = _from("languages/shared/fields", "languages/shared/image-systems", "documents/document");
const IMAGES = [
	['imageLookupBaseOS'],
	['image', 'marketplace', 'sku'],
	['image', 'computeGallery', 'name'],
	['image', 'sharedGallery', 'name'],
	['image', 'filter', 'name'],
	['image', 'name'],
	['image', 'url'],
	['template'],
	['imageName'],
	['os'],
	['image']
];
function readMachines(reader) {
	const { document } = reader;
	const spec = _docum().child(document.root, 'spec', 'template', 'spec');
	for (const keys of IMAGES){
		const owner = _docum().child(spec, ...keys.slice(0, -1));
		const key = keys.at(-1) ?? '';
		if (_docum().scalarText(_docum().child(owner, key)) === undefined) continue;
		const image = _field().textField(reader, owner, key);
		const system = _image().profileOfImage(image);
		const os = system?.os ?? (image === undefined ? undefined : { ...image, value: 'another' });
		if (os === undefined) continue;
		const assumes = system?.assumes ?? 'the image is what its name says';
		return [{ kind: 'node-profile', os, assumes, at: _field().beginningOf(document) }];
	}
	return [];
}

return { readMachines };
}
};
