import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { addNotice, beginningOf, presentEntry, type Reader, textField, typeOf } from '../../languages/shared/fields.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagFrom } from '../../languages/shared/kubelet-flags.ts';
import { nodeChangesIn } from '../../languages/shared/node-commands.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Form, readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { readMachines } from './machines.ts';

export const clusterApi: Plugin = {
  id: 'cluster-api',
  title: 'Cluster API clusters, classes and control planes',
  markers: ['clusterNetwork', 'infrastructure.cluster.x-k8s.io', 'kubeadm', 'kubelet', 'serviceSubnet'],
  pools: [
    {
      key: 'kind',
      is: /^(?:Kubeadm|RKE2|KThrees|Talos)(?:ControlPlane|Config)(?:Template)?$/,
      pool: ['metadata', 'name'],
    },
  ],
  ...readingForms(formOf),
};

function formOf(document: YamlDocument): Form<Statement> | undefined {
  const { apiVersion, kind } = typeOf(document.root);
  const group = /^((?:[a-z]+\.)?cluster\.x-k8s\.io)\//.exec(apiVersion)?.[1];
  if (group === 'cluster.x-k8s.io') {
    if (kind === 'Cluster') return readCluster;
    return kind === 'ClusterClass' ? readClass : undefined;
  }
  if (group === 'infrastructure.cluster.x-k8s.io') return kind.endsWith('MachineTemplate') ? readMachines : undefined;
  if (group !== 'controlplane.cluster.x-k8s.io' && group !== 'bootstrap.cluster.x-k8s.io') return undefined;
  const of = /^(RKE2|KThrees|Talos)(?:ControlPlane|Config)(?:Template)?$/.exec(kind)?.[1];
  if (of === 'RKE2' || of === 'KThrees') return (reader) => readRancher(reader, of);
  return of === 'Talos' ? readTalos : undefined;
}

const ABOUT_DNS =
  /resolv[._-]?conf|resolvConf|cluster-?dns|clusterDNS|hostDNS|dns[_-]?(?:server|policy)|nameserver|coredns|corefile|resolved/i;

/** cluster-api api/core ClusterNetwork; variables of a topology belong to the class. */
function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const spec = child(document.root, 'spec');
  const network = child(spec, 'clusterNetwork');
  const subnets = items(child(network, 'services', 'cidrBlocks')).flatMap((node) => {
    const value = scalarText(node);
    return value === undefined ? [] : [{ value, at: placeOf(document, node) }];
  });
  const domain = textField(reader, network, 'serviceDomain');
  for (const variable of items(child(spec, 'topology', 'variables'))) {
    const name = child(variable, 'name');
    if (name !== undefined && /dns|resolv|nameserver/i.test(scalarText(name) ?? ''))
      addNotice(
        reader,
        'a variable of the ClusterClass is about DNS: what its patches make of it is not followed',
        placeOf(document, name),
      );
  }
  return clusterNetwork(beginningOf(document), { serviceSubnets: subnets, clusterDomain: domain });
}

/** Its patches make objects of variables (cluster-api docs, "Writing a ClusterClass"). */
function readClass(reader: Reader): readonly Fact[] {
  const { document } = reader;
  for (const patch of items(child(document.root, 'spec', 'patches')))
    for (const definition of items(child(patch, 'definitions')))
      for (const jsonPatch of items(child(definition, 'jsonPatches'))) {
        const path = child(jsonPatch, 'path');
        if (path !== undefined && mentionsDns(jsonPatch))
          addNotice(reader, 'a patch of this ClusterClass is about DNS, and is not applied', placeOf(document, path));
      }
  return [];
}

/** JSON patches (`configPatches`) are said only; `strategicPatches` are documents of their own (carrier.ts). */
function readTalos(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const pool = scalarText(child(document.root, 'metadata', 'name'));
  visitNodes(document.root, (node) => {
    for (const patch of items(child(node, 'configPatches'))) {
      const path = child(patch, 'path');
      if (path !== undefined && mentionsDns(patch))
        addNotice(
          reader,
          'this patch of the Talos configuration is about DNS, and is not applied',
          placeOf(document, path),
        );
    }
  });
  return [nodeProfile('talos', at, { os: { value: 'talos', at }, ...defined({ pool }) })];
}

function mentionsDns(node: YamlNode): boolean {
  let mentions = false;
  visitNodes(node, (one) => {
    if (one.kind === 'scalar') mentions ||= ABOUT_DNS.test(scalarText(one) ?? '');
    else if (one.kind === 'map') mentions ||= one.entries.some((entry) => ABOUT_DNS.test(entry.key));
  });
  return mentions;
}

/** Settings of config.yaml (rancher/cluster-api-provider-rke2 api, k3s-io/cluster-api-k3s api). */
function readRancher(reader: Reader, distribution: 'RKE2' | 'KThrees'): readonly Statement[] {
  const { document } = reader;
  const { root } = document;
  const spec = child(root, 'spec');
  const within = child(spec, 'template', 'spec') ?? spec;
  const config = child(within, 'kthreesConfigSpec') ?? within;
  const provisioner = distribution === 'RKE2' ? 'rke2' : 'k3s';
  const pool = defined({ pool: scalarText(child(root, 'metadata', 'name')) });
  const at = beginningOf(document);
  const facts: Statement[] = [nodeProfile(provisioner, at, pool)];
  const server = child(config, 'serverConfig');
  const [dns, subnet] = [textField(reader, server, 'clusterDNS'), textField(reader, server, 'serviceCidr')];
  addAll(
    facts,
    clusterNetwork(at, {
      clusterDNS: [dns?.value === '' ? undefined : dns],
      serviceSubnets: [subnet?.value === '' ? undefined : subnet],
      clusterDomain: textField(reader, server, 'clusterDomain'),
    }),
  );
  const agent = child(config, 'agentConfig');
  const file = presentEntry(agent, 'resolvConf');
  if (file !== undefined)
    addNotice(
      reader,
      '`resolvConf` names an object that holds the kubelets’ resolver file: what it lists is not followed',
      placeOfKey(document, file),
    );
  const flags = [...items(child(agent, 'kubelet', 'extraArgs')), ...items(child(agent, 'kubeletArgs'))].flatMap(
    (node) => {
      const text = sourceOf(node);
      return text === undefined ? [] : [flagFrom(text, /^-{0,2}/.exec(text.text)?.[0].length ?? 0)];
    },
  );
  addAll(facts, kubeletFlagFacts(reader, flags, { provisioner, ...pool }, at));
  for (const key of ['preRKE2Commands', 'postRKE2Commands', 'preK3sCommands', 'postK3sCommands'])
    for (const change of nodeChangesIn(child(config, key))) facts.push({ ...change, ...pool });
  return facts;
}
