/** Containers that Compose and charts make workloads of; one whose image is missing here is never asked for its configuration. */
const RESOLVER_IMAGES: readonly RegExp[] = [
  /coredns/i,
  /k8s[_-]gateway/i,
  /pi-?hole/i,
  /adguardhome/i,
  /blocky/i,
  /recursor/i,
  /bind9/i,
  /unbound/i,
  /dnsmasq/i,
  /(?:^|\/)consul(?:-enterprise)?(?::|@|$)/i,
];

/** Whether a container is worth a workload of its own, for plug-ins whose containers are mostly of other kinds. */
export function mayBeResolver(image: string): boolean {
  return RESOLVER_IMAGES.some((pattern) => pattern.test(image));
}

/** Whether the name of an image may be a DNS server's: wider, for what costs nothing when it is none. */
export function soundsLikeResolver(image: string): boolean {
  return mayBeResolver(image) || /dns|node-?cache|adguard/i.test(image);
}

export function startsContainer(command: string): boolean {
  return /\b(?:docker|podman|nerdctl)\s+(?:container\s+)?(?:run|create)\b/.test(command);
}

/** Or writes their files. */
export function makesNodes(command: string): boolean {
  return /resolv|nameserver|:53\b|--upstream|forwarder|\/etc\b|--privileged|--cap-add|--pid\b|kubelet|kubeadm|k3s|k0s|rke2|\bkind|microk8s|talos/.test(
    command,
  );
}
