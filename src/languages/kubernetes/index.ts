import type { Fact } from '../../core/facts/fact.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { child, type Document, type YamlDocument } from '../../read/documents/document.ts';
import { type Reader, typeOf } from '../shared/fields.ts';
import type { Plugin } from '../shared/plugin.ts';
import { readConfigMap, readSecret } from './config-map.ts';
import { readAddressPool, readEndpointSlice, readEndpoints, readService } from './service.ts';
import { readWorkload, WORKLOADS } from './workload.ts';

export { type KubeDnsConfig, readKubeDnsConfig } from './kube-dns-config.ts';

/** Kubernetes' own objects that decide who serves DNS, with which configuration, and what resolver a pod sees. */
export const kubernetes: Plugin = {
  id: 'kubernetes',
  title: 'Kubernetes objects',
  recognises: (document) => readerOf(document) !== undefined,
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    return readerOf(document)?.(document) ?? { value: [], notices: [] };
  },
};

type ObjectReader = (document: YamlDocument) => Reading<readonly Fact[]>;

/** By group and kind; versions of a group share the fields we read. A Knative `Service` is none of ours. */
function readerOf(document: Document): ObjectReader | undefined {
  if (document.kind !== 'yaml' || child(document.root, 'kind') === undefined) return undefined;
  const { apiVersion, kind } = typeOf(document.root);
  const slash = apiVersion.indexOf('/');
  const group = slash === -1 ? '' : apiVersion.slice(0, slash);
  if (slash === -1 && apiVersion !== 'v1') return undefined;
  const template = WORKLOADS.find((one) => one.kind === kind && one.groups.includes(group));
  if (template !== undefined) return reading((reader) => readWorkload(reader, template));
  if (group === 'metallb.io' && kind === 'IPAddressPool') return reading(readAddressPool);
  if (group === 'discovery.k8s.io' && kind === 'EndpointSlice') return reading(readEndpointSlice);
  if (group !== '') return undefined;
  switch (kind) {
    case 'ConfigMap':
      return reading(readConfigMap);
    case 'Secret':
      return reading(readSecret);
    case 'Service':
      return reading(readService);
    case 'Endpoints':
      return reading(readEndpoints);
    default:
      return undefined;
  }
}

function reading(read: (reader: Reader) => readonly Fact[]): ObjectReader {
  return (document) => {
    const notices: Notice[] = [];
    const value = read({ document, notices });
    return { value, notices };
  };
}
