import type { FluxBuildFact } from '../../core/facts/fact.ts';
import { beginningOf, sourceOf, typeOf } from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, entries, items, placeOf, scalarText, type YamlDocument } from '../../read/documents/document.ts';

/** Flux' Kustomizations: folders that are built with variables of their own. */
export const flux: Plugin = {
  id: 'gitops',
  title: 'Flux Kustomizations',
  coverage: {
    recognised: ['`Kustomization` (`kustomize.toolkit.fluxcd.io`) with a `postBuild`'],
    fields: [
      {
        field: '`postBuild.substitute`, `postBuild.substituteFrom` of ConfigMaps in the repository',
        becomes: 'what variables stand for in all that the kustomization at `spec.path` builds',
      },
    ],
    sources: [
      'fluxcd/website content/en/flux/components/kustomize/kustomizations.md "Post build variable substitution"',
    ],
  },
  recognises: (document) => document.kind === 'yaml' && isFluxBuild(document),
  read: (document) => ({ value: document.kind === 'yaml' ? [readFluxBuild(document)] : [], notices: [] }),
};

function isFluxBuild(document: YamlDocument): boolean {
  const { apiVersion, kind } = typeOf(document.root);
  return (
    kind === 'Kustomization' &&
    apiVersion.startsWith('kustomize.toolkit.fluxcd.io/') &&
    child(document.root, 'spec', 'postBuild') !== undefined &&
    child(document.root, 'spec', 'path') !== undefined
  );
}

function readFluxBuild(document: YamlDocument): FluxBuildFact {
  const spec = child(document.root, 'spec');
  const build = child(spec, 'postBuild');
  const path = (scalarText(child(spec, 'path')) ?? '').split('/').filter((part) => part !== '' && part !== '.');
  return {
    kind: 'flux-build',
    directory: path.join('/'),
    substitute: entries(child(build, 'substitute')).flatMap(({ key, value }) => {
      const text = sourceOf(value);
      return text === undefined ? [] : [{ name: key, text }];
    }),
    from: items(child(build, 'substituteFrom')).flatMap((one) => {
      const name = scalarText(child(one, 'name'));
      const at = placeOf(document, one);
      return name === undefined ? [] : [{ configMap: scalarText(child(one, 'kind')) === 'ConfigMap', name, at }];
    }),
    at: beginningOf(document),
  };
}
