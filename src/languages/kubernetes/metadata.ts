import type { Labels } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { beginningOf, labelsField, mapField, type Reader } from '../shared/fields.ts';

/** A missing namespace is `default`, which a kustomization or `kubectl -n` may change. */
export interface Metadata {
  readonly namespace: string;
  /** `default` is stated. */
  readonly isInDefault?: true;
  readonly name: string;
  readonly labels: Labels;
  readonly at: Location;
}

export function readMetadata(reader: Reader): Metadata {
  const metadata = mapField(reader, reader.document.root, 'metadata');
  const stated = nonEmpty(child(metadata, 'namespace'));
  return {
    namespace: stated ?? 'default',
    ...defined({ isInDefault: stated === 'default' || undefined }),
    name: nonEmpty(child(metadata, 'name')) ?? nonEmpty(child(metadata, 'generateName')) ?? '',
    labels: labelsField(reader, metadata, 'labels'),
    at: beginningOf(reader.document),
  };
}

function nonEmpty(node: YamlNode | undefined): string | undefined {
  return scalarText(node) || undefined;
}
