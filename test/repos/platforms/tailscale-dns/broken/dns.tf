resource "tailscale_dns_nameservers" "global" {
  nameservers = ["192.168.1.253"]
}

resource "tailscale_dns_split_nameservers" "home" {
  domain      = "apps.example"
  nameservers = ["192.0.2.53"]
}
