resource "google_compute_network" "apps" {
  name                    = "apps"
  auto_create_subnetworks = false
}

resource "google_container_cluster" "apps" {
  name     = "apps"
  location = "europe-west1"
  network  = google_compute_network.apps.id
}

resource "google_dns_managed_zone" "corp" {
  name       = "corp"
  dns_name   = "corp.example.com."
  visibility = "private"

  private_visibility_config {
    networks {
      network_url = google_compute_network.apps.self_link
    }
  }

  forwarding_config {
    target_name_servers {
      ipv4_address    = "10.70.0.53"
      forwarding_path = "private"
    }
  }
}
