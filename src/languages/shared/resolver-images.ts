/** For dialects whose containers are mostly of other kinds. */
export function mayBeResolver(image: string): boolean {
  return /coredns|k8s[_-]gateway|pi-?hole|adguardhome|blocky|recursor|bind9|unbound|dnsmasq|crazymax\/cloudflared|visibilityspots\/cloudflared|(?:^|\/)consul(?:-enterprise)?(?::|@|$)/i.test(
    image,
  );
}
