resource "digitalocean_kubernetes_cluster" "main" {
  name           = "prod"
  region         = "fra1"
  version        = "1.31.1-do.5"
  service_subnet = "10.245.0.0/16"
}
