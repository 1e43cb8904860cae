# The nodes ask the hub's resolver, whose rules lead to the data centre.
resource "azurerm_virtual_network" "core" {
  name          = "core"
  address_space = ["10.60.0.0/16"]
}

resource "azurerm_virtual_network" "apps" {
  name          = "apps"
  address_space = ["10.61.0.0/16"]
  dns_servers   = ["10.60.0.4"]
}

resource "azurerm_subnet" "nodes" {
  name                 = "nodes"
  virtual_network_name = azurerm_virtual_network.apps.name
}

resource "azurerm_private_dns_resolver" "core" {
  name               = "core"
  virtual_network_id = azurerm_virtual_network.core.id
}

resource "azurerm_private_dns_resolver_inbound_endpoint" "core" {
  name                    = "inbound"
  private_dns_resolver_id = azurerm_private_dns_resolver.core.id
  ip_configurations {
    private_ip_allocation_method = "Static"
    private_ip_address           = "10.60.0.4"
    subnet_id                    = azurerm_subnet.inbound.id
  }
}

resource "azurerm_private_dns_resolver_forwarding_rule" "services" {
  name                      = "services"
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.core.id
  domain_name               = "svc.example.com."
  target_dns_servers {
    ip_address = "10.62.0.10"
  }
}

resource "azurerm_private_dns_resolver_virtual_network_link" "core" {
  name                      = "core"
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.core.id
  virtual_network_id        = azurerm_virtual_network.core.id
}

resource "azurerm_kubernetes_cluster" "apps" {
  name = "apps"
  default_node_pool {
    name           = "default"
    vnet_subnet_id = azurerm_subnet.nodes.id
  }
  network_profile {
    network_plugin = "azure"
    service_cidr   = "10.62.0.0/16"
    dns_service_ip = "10.62.0.10"
  }
}
