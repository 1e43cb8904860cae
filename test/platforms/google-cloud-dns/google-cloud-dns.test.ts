import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const COREFILE = '. {\n  bind 10.70.0.53\n  forward . 169.254.169.254\n  loop\n}\n';
const zone = (config: string): string => `resource "google_dns_managed_zone" "corp" {
  dns_name   = "corp.example.com."
  visibility = "private"
  private_visibility_config {
    networks {
      network_url = google_compute_network.apps.id
    }
  }
${config}}
`;
const FORWARDING = '  forwarding_config {\n    target_name_servers {\n      ipv4_address = "10.70.0.53"\n    }\n  }\n';
const POLICY = `resource "google_dns_policy" "all" {
  alternative_name_server_config {
    target_name_servers {
      ipv4_address = "10.70.0.53"
    }
  }
  networks {
    network_url = google_compute_network.apps.id
  }
}
`;
const said = (text: string): readonly string[] =>
  scanTexts({ 'main.tf': text, Corefile: COREFILE }).report.findings.map(
    ({ severity, names }) => `${severity} ${names}`,
  );

test('a forwarding zone to a server that asks the metadata server', () => {
  expect(said(zone(FORWARDING))).toEqual(['warning every name under corp.example.com']);
});

test('a policy sends all names, whatever zones there are', () => {
  expect(said(POLICY + zone(''))).toEqual(['warning every name']);
});

test('a zone that is answered, and one that is asked of another network', () => {
  const peering =
    '  peering_config {\n    target_network {\n      network_url = google_compute_network.hub.id\n    }\n  }\n';
  expect(said(zone(''))).toEqual([]);
  expect(said(zone(peering))).toEqual([]);
});
