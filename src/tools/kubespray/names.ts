/**
 * A file with one of them is read; names such as `nameservers` are also somebody else's, so the inventory needs one
 * of `OWN`.
 */
export const ELSEWHERE: readonly string[] = [
  'dns_mode',
  'enable_nodelocaldns',
  'enable_nodelocaldns_secondary',
  'nodelocaldns_ip',
  'nodelocaldns_external_zones',
  'nodelocaldns_additional_configs',
  'resolvconf_mode',
  'upstream_dns_servers',
  'coredns_external_zones',
  'coredns_rewrite_block',
  'coredns_additional_configs',
  'coredns_default_zone_cache_block',
  'coredns_kubernetes_extra_opts',
  'coredns_kubernetes_extra_domains',
  'dns_upstream_forward_extra_opts',
  'dns_etchosts',
  'kube_service_addresses',
  'kube_service_subnets',
  'skydns_server',
  'skydns_server_secondary',
  'manual_dns_server',
  'kube_resolv_conf',
  'kubelet_config_extra_args',
  'kubelet_custom_flags',
  'nameservers',
  'cloud_resolver',
  'dns_domain',
  'cluster_name',
  'disable_host_nameservers',
];

export const OWN: readonly string[] = [
  'enable_nodelocaldns',
  'nodelocaldns_ip',
  'nodelocaldns_external_zones',
  'resolvconf_mode',
  'upstream_dns_servers',
  'coredns_external_zones',
  'kube_service_addresses',
  'kube_service_subnets',
  'skydns_server',
  'manual_dns_server',
  'kube_resolv_conf',
];

/** roles/kubespray_defaults/defaults/main/main.yml. What is not in it has no default. */
export const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['cluster_name', 'cluster.local'],
  ['dns_mode', 'coredns'],
  ['resolvconf_mode', 'host_resolvconf'],
  ['enable_nodelocaldns', 'true'],
  ['enable_nodelocaldns_secondary', 'false'],
  ['nodelocaldns_ip', '169.254.25.10'],
  ['kube_service_addresses', '10.233.0.0/18'],
  ['enable_coredns_reverse_dns_lookups', 'true'],
  ['enable_coredns_k8s_external', 'false'],
  ['coredns_k8s_external_zone', 'k8s_external.local'],
  ['disable_host_nameservers', 'false'],
]);
