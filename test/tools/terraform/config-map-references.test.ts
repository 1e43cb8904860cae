/** A volume that names its ConfigMap by reference has the configuration of the object of that name. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: boolean): string => `.:53 {\n  forward . 192.0.2.53\n${guard ? '  loop\n' : ''}}\n`;
const map = (type: string, name: string): string => `resource "${type}" "dns" {
  metadata {
    name      = ${name}
    namespace = "dns"
  }
  data = { "Corefile" = file("\${path.module}/Corefile") }
}
`;
const deployment = (reference: string): string => `resource "kubernetes_deployment" "dns" {
  metadata {
    name      = "coredns"
    namespace = "dns"
  }
  spec {
    template {
      spec {
        dns_policy = "Default"
        container {
          name  = "coredns"
          image = "coredns/coredns:1.11.3"
          args  = ["-conf", "/etc/coredns/Corefile"]
          volume_mount {
            name       = "config"
            mount_path = "/etc/coredns"
          }
        }
        volume {
          name = "config"
          config_map {
            name = ${reference}
          }
        }
      }
    }
  }
}
`;
const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, server = '' }) =>
    status === 'existing' ? [] : [`${severity} ${code} ${server}`],
  );

describe.each([
  ['kubernetes_config_map', 'kubernetes_config_map.dns.metadata[0].name'],
  ['kubernetes_config_map', 'kubernetes_config_map.dns.metadata.0.name'],
  ['kubernetes_config_map_v1', 'kubernetes_config_map_v1.dns.metadata[0].name'],
  ['kubernetes_config_map', '"${kubernetes_config_map.dns.metadata[0].name}"'],
])('a %s as %s', (type, reference) => {
  const base: Files = {
    'dns/main.tf': map(type, '"config"') + deployment(reference),
    'dns/Corefile': corefile(true),
  };
  const moved = (guard: boolean, where = 'core/dns.tf', name = '"other"'): Files =>
    where === 'core/dns.tf'
      ? { [where]: map(type, name) + deployment(reference), 'core/Corefile': corefile(guard) }
      : { [where]: map(type, name), 'core/dns.tf': deployment(reference), 'core/Corefile': corefile(guard) };
  test('that moves with its guard is silent', () => {
    expect(said(moved(true), base)).toEqual([]);
    expect(said(moved(true, 'core/map.tf'), base)).toEqual([]);
  });
  test('that loses its guard on the way is told', () => {
    expect(said(moved(false), base)).toEqual(['error LG201 dns/Deployment/coredns']);
    expect(said(moved(false, 'core/map.tf'), base)).toEqual(['error LG201 dns/Deployment/coredns']);
  });
  test('that no file states is not in sight', () => {
    const { 'core/dns.tf': deployed = '', 'core/Corefile': text = '' } = moved(true, 'core/map.tf');
    expect(said({ 'core/dns.tf': deployed, 'core/Corefile': text }, base)).toContain(
      'warning LG802 dns/Deployment/coredns',
    );
  });
});
