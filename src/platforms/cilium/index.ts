import type { RedirectFact } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import {
  addNotice,
  beginningOf,
  labelsField,
  locatedText,
  mapField,
  type Reader,
  typeOf,
} from '../../languages/shared/fields.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items, scalarText } from '../../read/documents/document.ts';

export const cilium: Plugin = {
  id: 'cilium',
  title: 'Cilium local redirect policies',
  markers: ['LocalRedirectPolicy'],
  nested: ['CiliumLocalRedirectPolicy'],
  about: /LocalRedirectPolicy/i,
  ...readingForms(({ root }) => {
    const { apiVersion, kind } = typeOf(root);
    return kind === 'CiliumLocalRedirectPolicy' && apiVersion.startsWith('cilium.io/') ? readPolicy : undefined;
  }),
};

function readPolicy(reader: Reader): readonly RedirectFact[] {
  const { document } = reader;
  const { root } = document;
  const spec = child(root, 'spec');
  const at = beginningOf(document);
  const namespace = scalarText(child(root, 'metadata', 'namespace')) ?? 'default';
  const backend = mapField(reader, spec, 'redirectBackend');
  const selector = child(backend, 'localEndpointSelector');
  const ports = portsOf(items(child(backend, 'toPorts')).map((one) => scalarText(child(one, 'port'))));
  const service = child(spec, 'redirectFrontend', 'serviceMatcher');
  const address = child(spec, 'redirectFrontend', 'addressMatcher');
  const written = locatedText(document, child(address, 'ip'));
  const dialled = portsOf(items(child(address, 'toPorts')).map((one) => scalarText(child(one, 'port'))));
  if (child(selector, 'matchExpressions') !== undefined) {
    addNotice(reader, 'which pods `matchExpressions` of this policy select is not modelled', at);
    return [];
  }
  const to: RedirectFact['to'] | undefined =
    service !== undefined
      ? {
          kind: 'service',
          namespace: scalarText(child(service, 'namespace')) ?? namespace,
          name: scalarText(child(service, 'serviceName')) ?? '',
        }
      : written === undefined
        ? undefined
        : { kind: 'address', address: written, ports: dialled };
  if (to === undefined) return [];
  const [port] = ports;
  return [
    {
      kind: 'redirect',
      title: 'CiliumLocalRedirectPolicy',
      namespace,
      name: scalarText(child(root, 'metadata', 'name')) ?? '',
      to,
      selector: labelsField(reader, selector, 'matchLabels'),
      ...defined({ port }),
      skipsBackends: scalarText(child(spec, 'skipRedirectFromBackend')) === 'true',
      at,
    },
  ];
}

function portsOf(texts: readonly (string | undefined)[]): readonly number[] {
  return [...new Set(texts.flatMap((text) => (text !== undefined && /^\d{1,5}$/.test(text) ? [Number(text)] : [])))];
}
