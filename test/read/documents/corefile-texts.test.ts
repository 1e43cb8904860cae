/** Corefiles in NixOS configurations, Nomad's jobs and variables: what is read, and what gives nothing. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const reported = (path: string, text: string): readonly string[] =>
  scanTexts({ [path]: text }).said.filter((line) => !line.startsWith('note LG20'));

describe('NixOS', () => {
  const machine = (config: string, more = ''): string =>
    `{ config, pkgs, ... }:\n{\n${more}  services.coredns = {\n    enable = true;\n    config = ''\n${config}    '';\n  };\n}\n`;
  test('names that are filled in are not known', () => {
    const filled =
      '      internal.:53 {\n        log\n        forward . ${nebula-ip}:8600\n      }\n      . {\n        forward . tls://${quad9} ${toString (map (x: x.ip) all)}\n      }\n';
    expect(reported('dns.nix', machine(filled)).filter((line) => !line.startsWith('note'))).toEqual([]);
  });
  test('its own resolver file leads back', () => {
    const file = '      . {\n        forward . /etc/resolv.conf\n      }\n';
    const text = "  environment.etc.\"resolv.conf\".text = ''\n    nameserver 127.0.0.1\n  '';\n";
    expect(reported('dns.nix', machine(file, text))).toEqual(['error LG101 dns.nix:10:19 always absent']);
    expect(reported('dns.nix', machine(file, text.replace('127.0.0.1', '192.0.2.1')))).toEqual([]);
    expect(reported('dns.nix', machine(file, '  networking.nameservers = [ "127.0.0.1" ];\n'))).toEqual([]);
  });
  test('extraArgs', () => {
    const self = '      . {\n        forward . 127.0.0.1:1053\n      }\n';
    expect(
      reported('dns.nix', machine(self).replace('enable', 'extraArgs = [ "-dns.port=1053" ];\n    enable')),
    ).toEqual(['error LG101 dns.nix:8:19 always absent']);
    expect(reported('dns.nix', machine(self))).toEqual([]);
  });
  test('texts of other services, and texts in texts, give nothing', () => {
    const other =
      "{\n  services.coredns.package = pkgs.coredns;\n  services.radvd = {\n    config = ''\n      interface lan {\n        AdvSendAdvert on;\n      };\n    '';\n  };\n}\n";
    expect(reported('router.nix', other)).toEqual([]);
    const nested =
      "      ${lib.optionalString x ''\n        lab {\n          forward . 127.0.0.1\n        }\n      ''}\n";
    expect(reported('dns.nix', machine(nested))).toEqual([]);
  });
  test.each(["''", "''${", "services.coredns.config = ''", "coredns = { config = '''''''''; }", "coredns ''\\"])(
    '%j is taken as it is',
    (text) => expect(reported('dns.nix', `# coredns\n${text}`)).toEqual([]),
  );
});

describe('Nomad', () => {
  const job = (data: string, destination = 'local/Corefile'): string =>
    `job "dns" {\n  group "dns" {\n    task "coredns" {\n      driver = "docker"\n      template {\n        data = <<EOF\n${data}EOF\n        destination = "${destination}"\n      }\n    }\n  }\n}\n`;
  test('a template of consul-template is read as far as it says something', () => {
    const filled =
      '.:53 {\n  hosts /local/hosts {\n    fallthrough\n  }\n  forward . {{ with nomadVar "x" }}{{ .UPSTREAM }}{{ else }}1.1.1.1{{ end }}\n}\n';
    expect(reported('dns.nomad.hcl', job(filled)).filter((line) => !line.startsWith('note'))).toEqual([]);
    expect(reported('dns.nomad.hcl', job('. {\n  forward . 127.0.0.1\n}\n'))).toEqual([
      'error LG101 dns.nomad.hcl:8:13 always absent',
    ]);
  });
  test('another file, and another job, give nothing', () => {
    expect(reported('dns.nomad', job('. {\n  forward . 127.0.0.1\n}\n', 'local/zone'))).toEqual([]);
    expect(reported('dns.nomad', job('{{ key "corefile" }}\n'))).toEqual([]);
    expect(reported('x.hcl', 'source "x" "y" {\n  # coredns\n}\n')).toEqual([]);
  });
});

describe('a variable', () => {
  test("in Compose's map", () => {
    const text =
      'services:\n  dns:\n    image: example.test/coredns-env\n    environment:\n      COREFILE: |\n        . {\n          forward . 127.0.0.1\n        }\n';
    expect(reported('compose.yaml', text)).toEqual(['error LG101 compose.yaml:7:21 always absent']);
    expect(reported('compose.yaml', text.replace('127.0.0.1', '192.0.2.1'))).toEqual([]);
    expect(
      reported('compose.yaml', text.replace('COREFILE: |', 'COREFILE: /etc/coredns/Corefile\n      X: |')),
    ).toEqual([]);
  });
});
