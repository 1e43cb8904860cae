/** JSON patches (`configPatches`) of Talos' Cluster API objects. */

import type { Fact } from '../../core/facts/fact.ts';
import { addNotice, beginningOf, locatedText, type Reader } from '../../languages/shared/fields.ts';
import { nameserverFile } from '../../languages/shared/platform-coredns.ts';
import { child, items, placeOf, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { visitNodes } from '../../read/documents/visit.ts';

/** In `spec.template.spec` or `spec.controlPlaneConfig.controlplane`. */
export function readTalos(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const name = scalarText(child(document.root, 'metadata', 'name'));
  const pool = name === undefined ? {} : { pool: name };
  const facts: Fact[] = [
    { kind: 'node-profile', os: { value: 'talos', at }, provisioner: { value: 'talos', at }, ...pool, at },
  ];
  visitNodes(document.root, (node) => {
    for (const patch of items(child(node, 'configPatches'))) {
      const servers = nameserversOf(patch);
      const path = child(patch, 'path');
      if (servers !== undefined) {
        const addresses = items(servers).flatMap((item) => locatedText(document, item) ?? []);
        const file = nameserverFile(
          '/system/resolved/resolv.conf',
          addresses,
          'Talos lists `nameservers` in the file that its kubelet hands to pods',
        );
        if (file !== undefined) facts.push({ ...file, ...pool });
      } else if (path !== undefined && /nameservers|hostDNS|clusterDNS|coreDNS/i.test(scalarText(path) ?? ''))
        addNotice(
          reader,
          'this patch of the Talos configuration is about DNS, and is not applied',
          placeOf(document, path),
        );
    }
  });
  return facts;
}

/** Put at /machine/network/nameservers. */
function nameserversOf(patch: YamlNode): YamlNode | undefined {
  const op = scalarText(child(patch, 'op'));
  if (op !== 'add' && op !== 'replace') return undefined;
  const value = child(patch, 'value');
  switch (scalarText(child(patch, 'path'))) {
    case '/machine':
      return child(value, 'network', 'nameservers');
    case '/machine/network':
      return child(value, 'nameservers');
    case '/machine/network/nameservers':
      return value;
    default:
      return undefined;
  }
}
