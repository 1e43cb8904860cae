import { child, scalarText, type YamlDocument } from '../documents/document.ts';

/** The label by which OpenShift's MachineConfigs are for a pool of machines (machine-config-operator, docs/MachineConfig.md). */
const ROLE_LABEL = 'machineconfiguration.openshift.io/role';

/** The pool of nodes that a document's files are for: named by the object that makes the machines, else by what holds it. */
export function machinePool(document: YamlDocument): string | undefined {
  const { root } = document;
  const kind = scalarText(child(root, 'kind')) ?? '';
  const isBootstrap = /^(?:Kubeadm|RKE2|KThrees|Talos)(?:ControlPlane|Config)(?:Template)?$/.test(kind);
  const isButaneOfOpenShift = scalarText(child(root, 'variant')) === 'openshift';
  const stated = isBootstrap
    ? scalarText(child(root, 'metadata', 'name'))
    : kind === 'MachineConfig' || isButaneOfOpenShift
      ? scalarText(child(root, 'metadata', 'labels', ROLE_LABEL))
      : undefined;
  return stated ?? document.onNode?.pool ?? templateRole(document.path);
}

/** Templates of the machine-config-operator lie below the role that they are for; those of `common` are for all (pkg/controller/template/render.go). */
function templateRole(path: string): string | undefined {
  return /(?:^|\/)templates\/(master|worker|arbiter)\/.*\/(?:files|units)\/[^/]+\.ya?ml$/.exec(path)?.[1];
}
