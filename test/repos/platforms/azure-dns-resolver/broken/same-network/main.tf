resource "azurerm_virtual_network" "hub" {
  name                = "hub"
  location            = "westeurope"
  resource_group_name = "network"
  address_space       = ["10.50.0.0/16"]
}

resource "azurerm_private_dns_resolver" "hub" {
  name                = "hub"
  location            = "westeurope"
  resource_group_name = "network"
  virtual_network_id  = azurerm_virtual_network.hub.id
}

resource "azurerm_private_dns_resolver_inbound_endpoint" "hub" {
  name                    = "inbound"
  private_dns_resolver_id = azurerm_private_dns_resolver.hub.id
  location                = "westeurope"
  ip_configurations {
    private_ip_allocation_method = "Static"
    private_ip_address           = "10.50.0.4"
    subnet_id                    = azurerm_subnet.inbound.id
  }
}

resource "azurerm_private_dns_resolver_dns_forwarding_ruleset" "hub" {
  name                                       = "hub"
  location                                   = "westeurope"
  resource_group_name                        = "network"
  private_dns_resolver_outbound_endpoint_ids = [azurerm_private_dns_resolver_outbound_endpoint.hub.id]
}

resource "azurerm_private_dns_resolver_forwarding_rule" "azure" {
  name                      = "azure"
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.hub.id
  domain_name               = "azure.example.com."
  target_dns_servers {
    ip_address = azurerm_private_dns_resolver_inbound_endpoint.hub.ip_configurations[0].private_ip_address
    port       = 53
  }
}

resource "azurerm_private_dns_resolver_virtual_network_link" "hub" {
  name                      = "hub"
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.hub.id
  virtual_network_id        = azurerm_virtual_network.hub.id
}
