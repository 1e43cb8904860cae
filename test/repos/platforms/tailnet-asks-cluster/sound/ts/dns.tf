resource "tailscale_dns_nameservers" "all" {
  nameservers = ["9.9.9.9"]
}
resource "tailscale_dns_preferences" "p" {
  magic_dns = true
}
