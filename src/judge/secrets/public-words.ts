/** Words of our messages that values share, masked only where a server fills them in. */
export const PUBLIC: ReadonlySet<string> = new Set([
  ...'kube-system kube-dns coredns kubernetes kubelet'.split(' '),
  ...'ubuntu debian fedora default configmap deployment daemonset secret service systemd-resolved'.split(' '),
  ...'repository configuration nameserver nameservers kustomization application environment certificate'.split(' '),
  ...'git helm docker cluster node nodes server servers version action'.split(' '),
  'true',
  'false',
  'yes',
  'no',
  'on',
  'off',
  'cluster.local',
  'svc.cluster.local',
  'in-addr.arpa',
  'ip6.arpa',
  '/etc/resolv.conf',
]);
