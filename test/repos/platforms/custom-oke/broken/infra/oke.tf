resource "oci_containerengine_cluster" "main" {
  name = "prod"
  options {
    kubernetes_network_config {
      pods_cidr     = "10.244.0.0/16"
      services_cidr = "10.96.0.0/16"
    }
  }
}
