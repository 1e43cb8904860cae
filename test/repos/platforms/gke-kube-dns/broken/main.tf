resource "google_container_cluster" "a" {
  name = "a"
  ip_allocation_policy {
    services_ipv4_cidr_block = "10.8.0.0/20"
  }
}
