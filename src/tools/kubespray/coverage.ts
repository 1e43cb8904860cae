import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    '`group_vars/all.yml`, `group_vars/all/*.yml`, `group_vars/k8s_cluster/*.yml` (and the older `k8s-cluster`) with a variable of kubespray’s DNS or Service network; the files of one inventory are merged as Ansible merges them, and each inventory is a cluster',
    'inventory files beside it (`hosts.yaml`, `inventory.ini` and their like): `vars` of `all` and `k8s_cluster`, which `group_vars` override',
  ],
  fields: [
    {
      field: '`dns_mode`',
      becomes: 'which CoreDNS is installed: one (`coredns`), two (`coredns_dual`), none (`manual`, `none`)',
    },
    {
      field: '`upstream_dns_servers`, `dns_upstream_forward_extra_opts`',
      becomes: 'the forward of `.` in CoreDNS and in the node-local cache; without servers `/etc/resolv.conf`',
    },
    { field: '`coredns_external_zones`', becomes: 'blocks of CoreDNS in front of `.`, without `loop`' },
    { field: '`nodelocaldns_external_zones`', becomes: 'blocks of the node-local cache, with `loop`' },
    {
      field:
        '`coredns_additional_configs`, `coredns_rewrite_block`, `coredns_default_zone_cache_block`, `coredns_kubernetes_extra_domains`, `coredns_kubernetes_extra_opts`, `nodelocaldns_additional_configs`, `dns_etchosts`, `enable_coredns_reverse_dns_lookups`, `enable_coredns_k8s_external`, `coredns_version`',
      becomes: 'lines of those Corefiles, each at its own place; the hosts file; the image’s tag',
    },
    {
      field: '`enable_nodelocaldns`, `nodelocaldns_ip`',
      becomes:
        'the node-local cache: cluster zones to `skydns_server`, the rest as CoreDNS; kubelets name it as the cluster DNS',
    },
    {
      field: '`resolvconf_mode: host_resolvconf`',
      becomes:
        'nodes whose resolver file begins with the cache, else with the cluster DNS, then `nameservers` and `cloud_resolver`; a loop by it is `assumed`, for pods made after kubespray’s last step',
    },
    { field: '`kube_resolv_conf`', becomes: 'the kubelet’s `resolvConf`' },
    {
      field: '`kubelet_config_extra_args`, `kubelet_custom_flags`',
      becomes: 'fields of the kubelet’s configuration over kubespray’s own; flags, which win over both',
    },
    {
      field:
        '`kube_service_addresses`, `kube_service_subnets`, `skydns_server`, `skydns_server_secondary`, `manual_dns_server`',
      becomes: 'the addresses of the cluster DNS: the third and, with two, the fourth of the network',
    },
    { field: '`cluster_name`, `dns_domain`, `old_dns_domains`', becomes: 'the cluster’s zones' },
    {
      field: "`{{ other }}`, `{{ other | default('x') }}`, `{{ kube_service_addresses | ipaddr(3) }}`",
      becomes: 'what it refers to; other Jinja is not carried out',
    },
  ],
  defaults: [
    { what: '`dns_mode`', is: '`coredns`' },
    { what: '`resolvconf_mode`', is: '`host_resolvconf`' },
    { what: '`enable_nodelocaldns`, `nodelocaldns_ip`', is: '`true`, `169.254.25.10`' },
    { what: '`kube_service_addresses`', is: '`10.233.0.0/18`; the address 10.233.0.3 is then only assumed' },
    { what: '`upstream_dns_servers`', is: 'none: `/etc/resolv.conf`' },
    { what: '`cluster_name`', is: '`cluster.local`' },
  ],
  said: [
    'a `dns_mode` that is not known, and DNS variables that Jinja fills in',
    'a `manual_dns_server` at which nodes are pointed: what it forwards is not in the inventory',
    'an entry of the external zones without zones or nameservers',
  ],
  sources: [
    'kubernetes-sigs/kubespray roles/kubespray_defaults/defaults/main/main.yml',
    'roles/kubernetes-apps/ansible/templates/coredns-config.yml.j2, nodelocaldns-config.yml.j2, nodelocaldns-daemonset.yml.j2',
    'roles/kubernetes/preinstall/tasks/0020-set_facts.yml, 0060-resolvconf.yml, 0061-systemd-resolved.yml',
    'roles/kubernetes/node/templates/kubelet-config.v1beta1.yaml.j2',
    'kubernetes-sigs/kubespray#9948 and #3390',
  ],
};
