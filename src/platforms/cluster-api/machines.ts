/** Machine templates of providers: the system by the image's name. */

import type { Fact } from '../../core/facts/fact.ts';
import { beginningOf, type Reader, textField } from '../../languages/shared/fields.ts';
import { profileOfImage } from '../../languages/shared/image-systems.ts';
import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';

/** Keys below `spec.template.spec` (the providers' `*MachineSpec`). */
const IMAGES: readonly (readonly string[])[] = [
  // AWS: `ubuntu-24.04`.
  ['imageLookupBaseOS'],
  // Azure marketplace and gallery.
  ['image', 'marketplace', 'sku'],
  ['image', 'computeGallery', 'name'],
  ['image', 'sharedGallery', 'name'],
  // OpenStack, Nutanix, CloudStack, IBM.
  ['image', 'filter', 'name'],
  ['image', 'name'],
  // Metal3.
  ['image', 'url'],
  // vSphere.
  ['template'],
  // Hetzner, Packet, DigitalOcean.
  ['imageName'],
  ['os'],
  // Google, older OpenStack.
  ['image'],
];

/** Literals only; holds for all pools as far as all templates agree. */
export function readMachines(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const spec = child(document.root, 'spec', 'template', 'spec');
  for (const keys of IMAGES) {
    const owner: YamlNode | undefined = child(spec, ...keys.slice(0, -1));
    const key = keys.at(-1) ?? '';
    if (scalarText(child(owner, key)) === undefined) continue;
    const image = textField(reader, owner, key);
    const system = profileOfImage(image);
    // An unknown name is another system.
    const os = system?.os ?? (image === undefined ? undefined : { ...image, value: 'another' });
    if (os === undefined) continue;
    const assumes = system?.assumes ?? 'the image is what its name says';
    return [{ kind: 'node-profile', os, assumes, at: beginningOf(document) }];
  }
  return [];
}
