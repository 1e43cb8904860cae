resource "tailscale_dns_nameservers" "all" {
  nameservers = ["10.43.0.10"]
}
resource "tailscale_dns_preferences" "p" {
  magic_dns = true
}
