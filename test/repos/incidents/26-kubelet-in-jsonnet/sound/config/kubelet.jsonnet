// What every machine of the platform gets.
{
  'kubelet.yaml': |||
    apiVersion: kubelet.config.k8s.io/v1beta1
    kind: KubeletConfiguration
    clusterDNS: [192.168.8.10]
    clusterDomain: cluster.local
    resolvConf: /run/systemd/resolve/resolv.conf
  |||,
}
