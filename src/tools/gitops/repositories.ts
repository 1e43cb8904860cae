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

/** Branches that the files at hand may be of, whichever they are called. */
const USUAL = /^(?:HEAD|main|master|trunk)?$/;

/** '' for the usual branch; undefined where it is filled in. */
export function revisionAt(written = ''): string | undefined {
  const name = written.trim().replace(/^refs\/(?:heads|tags)\//, '');
  return isPlaceholder(name) ? undefined : USUAL.test(name) ? '' : name;
}

/** The first that is stated counts (source.toolkit.fluxcd.io GitRepositoryRef). */
const REFERENCES = ['commit', 'name', 'semver', 'tag', 'branch'];

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
  const reference = REFERENCES.map((key) => scalarText(child(spec, 'ref', key))).find((text) => text !== undefined);
  const revision = revisionAt(reference);
  if (url === undefined) return [];
  return [{ name: `${kind} ${namespace}/${name}`, url, ...defined({ revision }), at: beginningOf(document) }];
}
