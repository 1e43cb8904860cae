/** Machine templates of Cluster API's providers: the system that their image's name states. */

import type { Fact } from '../../core/facts/fact.ts';
import { beginningOf, type Reader, textField } from '../../languages/shared/fields.ts';
import { profileOfImage } from '../../languages/shared/image-systems.ts';
import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';

/** Below `spec.template.spec`: where the providers keep the image's name (their api packages, `*MachineSpec`). */
const IMAGES: readonly (readonly string[])[] = [
  // Amazon: the base system of a lookup, `ubuntu-24.04`.
  ['imageLookupBaseOS'],
  // Azure: the marketplace's and the gallery's.
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

/** Each name only where it is a text; what it says holds for all pools as far as all templates say the same. */
export function readMachines(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const spec = child(document.root, 'spec', 'template', 'spec');
  for (const keys of IMAGES) {
    const owner: YamlNode | undefined = child(spec, ...keys.slice(0, -1));
    const key = keys.at(-1) ?? '';
    if (scalarText(child(owner, key)) === undefined) continue;
    const image = textField(reader, owner, key);
    const system = profileOfImage(image);
    // Another name is another system, which keeps that of the rest from being taken for all.
    const os = system?.os ?? (image === undefined ? undefined : { ...image, value: 'another' });
    if (os === undefined) continue;
    const assumes = system?.assumes ?? 'the image is what its name says';
    return [{ kind: 'node-profile', os, assumes, at: beginningOf(document) }];
  }
  return [];
}
