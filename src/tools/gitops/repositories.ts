/** Where Flux and Argo CD fetch from: addresses are only compared, as none says which repository this one is. */
import { defined } from '../../core/text/defined.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { beginningOf, typeOf } from '../../languages/shared/fields.ts';
import type { Fetching } from '../../languages/shared/plugin.ts';
import { child, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';

const SCHEME = /^[a-z][\w+.-]*:\/\//i;

/** Without what differs by the protocol (git-fetch(1), "Git URLs"); undefined where it is filled in. */
export function repositoryAt(url: string | undefined): string | undefined {
  if (url === undefined || isPlaceholder(url)) return undefined;
  const isPath = SCHEME.test(url);
  const bare = url
    .trim()
    .replace(SCHEME, '')
    .replace(/^[^/@]*@/, '');
  const [host = '', ...path] = (isPath ? bare : bare.replace(':', '/')).split('/').filter((part) => part !== '');
  const name = path.join('/').replace(/\.git$/i, '');
  return `${host.toLowerCase().replace(/:\d+$/, '')}/${name}`;
}

/** `sourceRef` of a Kustomization, or of a HelmRelease's chart. */
export function fluxSource({ root }: YamlDocument, holder: YamlNode | undefined): { readonly from?: string } {
  const reference = child(holder, 'sourceRef');
  const [kind, name] = ['kind', 'name'].map((key) => scalarText(child(reference, key)));
  const namespace = scalarText(child(reference, 'namespace')) ?? scalarText(child(root, 'metadata', 'namespace')) ?? '';
  const isStated = kind !== undefined && name !== undefined && ![kind, name, namespace].some(isPlaceholder);
  return defined({ from: isStated ? `${kind} ${namespace}/${name}` : undefined });
}

const SOURCES: ReadonlySet<string> = new Set(['GitRepository', 'OCIRepository', 'Bucket']);

export function fetching(document: YamlDocument): readonly Fetching[] {
  const { apiVersion, kind } = typeOf(document.root);
  if (!SOURCES.has(kind) || !apiVersion.startsWith('source.toolkit.fluxcd.io/')) return [];
  const [namespace, name] = ['namespace', 'name'].map((key) => scalarText(child(document.root, 'metadata', key)) ?? '');
  const spec = child(document.root, 'spec');
  const url = repositoryAt(scalarText(child(spec, 'url')) ?? scalarText(child(spec, 'bucketName')));
  return url === undefined ? [] : [{ name: `${kind} ${namespace}/${name}`, url, at: beginningOf(document) }];
}
