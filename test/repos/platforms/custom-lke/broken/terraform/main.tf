resource "linode_lke_cluster" "main" {
  label       = "prod"
  k8s_version = "1.31"
  region      = "eu-central"
  pool {
    type  = "g6-standard-2"
    count = 3
  }
}
