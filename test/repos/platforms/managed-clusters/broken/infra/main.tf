resource "azurerm_resource_group" "main" {
  name     = "rg-shop-prod"
  location = "westeurope"
}

resource "azurerm_kubernetes_cluster" "main" {
  name                = "aks-shop-prod"
  location            = azurerm_resource_group.main.location
  resource_group_name = azurerm_resource_group.main.name
  dns_prefix          = "shop-prod"

  default_node_pool {
    name       = "system"
    node_count = 3
    vm_size    = "Standard_D4s_v5"
  }

  network_profile {
    network_plugin = "azure"
    service_cidr   = "10.240.0.0/16"
    dns_service_ip = "10.240.0.10"
  }

  identity {
    type = "SystemAssigned"
  }
}
