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

describe.each(['yamlencode', 'jsonencode'])('data by %s', (encode) => {
  const blocky = (data: string): Files => ({
    'dns/main.tf': `resource "kubernetes_config_map" "dns" {
  metadata {
    name      = "config"
    namespace = "dns"
  }
  data = { "config.yml" = ${data} }
}
${deployment('"config"')
  .replace('coredns/coredns:1.11.3', 'spx01/blocky:v0.24')
  .replace('["-conf", "/etc/coredns/Corefile"]', '["--config", "/etc/coredns/config.yml"]')}`,
  });
  const upstreams = (value: string): Files =>
    blocky(`${encode}({ ports = { dns = 53 }, upstreams = { groups = { default = [${value}] } } })`);

  test('is the text that is read', () => {
    expect(said(upstreams('"127.0.0.1"'), {})).toEqual(['error LG101 dns/Deployment/coredns']);
    expect(said(upstreams('"192.0.2.53"'), {})).toEqual([]);
  });

  test('with a variable is filled in later', () => {
    expect(said(upstreams('var.upstream'), {})).toEqual(['note LG801 ']);
  });

  test('is text in a manifest, too', () => {
    const files = `manifest = { apiVersion = "v1", kind = "ConfigMap", metadata = { name = "config", namespace = "dns" }, data = { "config.yml" = ${encode}({ upstreams = { groups = { default = ["127.0.0.1"] } } }) } }`;
    const head = {
      'dns/main.tf': `resource "kubernetes_manifest" "dns" {\n  ${files}\n}\n${blocky('""')['dns/main.tf']?.slice(blocky('""')['dns/main.tf']?.indexOf('resource "kubernetes_deployment"'))}`,
    };
    expect(said(head, {})).toEqual(['error LG101 dns/Deployment/coredns']);
  });
});
