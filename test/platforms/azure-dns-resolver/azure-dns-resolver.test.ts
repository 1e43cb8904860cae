import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const HUB = `resource "azurerm_virtual_network" "hub" {
  name = "hub"
}
resource "azurerm_private_dns_resolver" "hub" {
  virtual_network_id = azurerm_virtual_network.hub.id
}
resource "azurerm_private_dns_resolver_inbound_endpoint" "hub" {
  private_dns_resolver_id = azurerm_private_dns_resolver.hub.id
  ip_configurations {
    private_ip_address = "10.50.0.4"
  }
}
resource "azurerm_private_dns_resolver_dns_forwarding_ruleset" "hub" {
  name = "hub"
}
resource "azurerm_private_dns_resolver_virtual_network_link" "hub" {
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.hub.id
  virtual_network_id        = azurerm_virtual_network.hub.id
}
`;
const rules = (target: string, more = ''): string => `resource "azurerm_private_dns_resolver_forwarding_rule" "all" {
  for_each                  = { corp = "corp.example.com.", rest = "." }
  dns_forwarding_ruleset_id = azurerm_private_dns_resolver_dns_forwarding_ruleset.hub.id
  domain_name               = each.value
${more}  target_dns_servers {
    ip_address = ${target}
  }
}
`;
const said = (text: string): readonly (string | undefined)[] =>
  scanTexts({ 'main.tf': text }).report.findings.map(({ severity, names }) => `${severity} ${names}`);

test('a ruleset of the endpoint’s own network sends everything round', () => {
  expect(said(HUB + rules('"10.50.0.4"'))).toEqual(['error every name']);
});

test('a rule that is switched off sends nothing', () => {
  expect(said(HUB + rules('"10.50.0.4"', '  enabled = false\n'))).toEqual([]);
});

test('a linked private zone is answered before any rule, and one whose links are not stated may be', () => {
  const zone = (network: string): string => `resource "azurerm_private_dns_zone" "corp" {
  name = "corp.example.com"
}
resource "azurerm_private_dns_zone_virtual_network_link" "corp" {
  private_dns_zone_name = "corp.example.com"
  virtual_network_id    = ${network}
}
`;
  expect(said(HUB + rules('"10.50.0.4"') + zone('azurerm_virtual_network.hub.id'))).toEqual([
    'error every name outside corp.example.com',
  ]);
  expect(said(HUB + rules('"10.50.0.4"') + zone('var.a ? "x" : "y"')).map((one) => one?.split(' ')[0])).toEqual([
    'warning',
  ]);
});

test('what machines are given changes nothing for Azure DNS', () => {
  const given = HUB.replace('name = "hub"', 'name = "hub"\n  dns_servers = ["10.50.0.4"]');
  expect(said(given + rules('"192.0.2.53"'))).toEqual([]);
});

test('rules of a template are said where a server forwards, and make no server', () => {
  const bicep = `resource r 'Microsoft.Network/dnsForwardingRulesets/forwardingRules@2022-07-01' = {
  properties: { domainName: 'corp.example.', targetDnsServers: [{ ipAddress: '10.0.0.4' }] }
}
`;
  const alone = scanTexts({ 'main.bicep': bicep }).report;
  expect([alone.findings, alone.counts.servers]).toEqual([[], 0]);
  const beside = scanTexts({ 'main.bicep': bicep, Corefile: '. {\n    loop\n    forward . 192.0.2.1\n}\n' }).report;
  expect(beside.findings.map(({ code, at }) => `${code} ${at.file.path}`)).toEqual(['LG801 main.bicep']);
  expect(beside.counts.servers).toBe(1);
});
