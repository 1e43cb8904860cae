import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const NETWORK = `resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
resource "aws_subnet" "a" {
  vpc_id = aws_vpc.main.id
}
`;
const ENDPOINT = `resource "aws_route53_resolver_endpoint" "inbound" {
  direction = "INBOUND"
  ip_address {
    subnet_id = aws_subnet.a.id
    ip        = "10.0.1.10"
  }
}
`;
const rule = (domain: string, target: string, more = ''): string => `resource "aws_route53_resolver_rule" "corp" {
  domain_name = ${domain}
  rule_type   = "FORWARD"
  target_ip {
    ip = ${target}
  }
${more}}
`;
const used = (network: string): string => `resource "aws_route53_resolver_rule_association" "corp" {
  resolver_rule_id = aws_route53_resolver_rule.corp.id
  vpc_id           = ${network}
}
`;
const CORP = rule('"corp.example.com"', '"10.0.1.10"');

/** What is said of one Terraform file, by code and certainty. */
function said(...parts: readonly string[]): readonly string[] {
  return scanTexts({ 'infra/main.tf': parts.join('') }).said.map((line) => line.replace(/ infra\S+/, ''));
}

const ALWAYS = ['error LG101 always absent'];
const ASSUMED = ['warning LG101 assumed absent'];

test('whatever name a rule is for, at an endpoint of its own network it comes back', () => {
  const { report } = scanTexts({
    'main.tf': NETWORK + ENDPOINT + rule('var.domain', '"10.0.1.10"') + used('aws_vpc.main.id'),
  });
  expect(report.findings.map(({ severity, assumptions }) => [severity, assumptions])).toEqual([
    ['warning', ['the domain of aws_route53_resolver_rule.corp, which is not stated, holds these names']],
  ]);
});

describe('a rule to an endpoint of its own network', () => {
  test.each([
    ['by address', [CORP, used('aws_vpc.main.id')]],
    [
      'by reference',
      [rule('"corp.example.com"', 'aws_route53_resolver_endpoint.inbound.ip_address[0].ip'), used('aws_vpc.main.id')],
    ],
    [
      'by a list',
      [
        rule('"corp.example.com"', 'tolist(aws_route53_resolver_endpoint.inbound.ip_address)[0]["ip"]'),
        used('aws_vpc.main.id'),
      ],
    ],
    ['as it was written of old', [CORP, used('"${aws_vpc.main.id}"')]],
    ['of a counted network', [CORP, used('aws_vpc.main[0].id')]],
    ['for everything', [rule('"."', '"10.0.1.10"'), used('aws_vpc.main.id')]],
    ['with a dot behind the name', [rule('"Corp.Example.com."', '"10.0.1.10"'), used('aws_vpc.main.id')]],
    [
      'beside a zone of the same name',
      [
        CORP,
        used('aws_vpc.main.id'),
        'resource "aws_route53_zone" "z" {\n  name = "corp.example.com"\n  vpc {\n    vpc_id = aws_vpc.main.id\n  }\n}\n',
      ],
    ],
  ])('%s', (_, parts) => expect(said(NETWORK, ENDPOINT, ...parts)).toEqual(ALWAYS));

  test.each([
    [
      'a condition',
      [rule('"corp.example.com"', '"10.0.1.10"', '  count = var.enabled ? 1 : 0\n'), used('aws_vpc.main.id')],
    ],
    [
      'another rule that is not stated',
      [
        CORP,
        used('aws_vpc.main.id'),
        'resource "aws_route53_resolver_rule_association" "more" {\n  resolver_rule_id = var.rule_id\n  vpc_id = aws_vpc.main.id\n}\n',
      ],
    ],
    [
      'a zone whose networks are not stated',
      [
        CORP,
        used('aws_vpc.main.id'),
        'resource "aws_route53_zone" "z" {\n  name = "a.corp.example.com"\n  dynamic "vpc" {\n    for_each = var.networks\n    content {\n      vpc_id = vpc.value\n    }\n  }\n}\n',
      ],
    ],
  ])('is assumed where it hangs on %s', (_, parts) => expect(said(NETWORK, ENDPOINT, ...parts)).toEqual(ASSUMED));

  test.each([
    ['another network uses it', [CORP, used('aws_vpc.spoke.id')]],
    ['nobody uses it', [CORP]],
    ['its target is elsewhere', [rule('"corp.example.com"', '"192.0.2.53"'), used('aws_vpc.main.id')]],
    ['its target is not stated', [rule('"corp.example.com"', 'var.target'), used('aws_vpc.main.id')]],
    [
      'its name is not stated, and its target is elsewhere',
      [rule('var.domain', '"192.0.2.53"'), used('aws_vpc.main.id')],
    ],
    ['it is not made', [rule('"corp.example.com"', '"10.0.1.10"', '  count = 0\n'), used('aws_vpc.main.id')]],
    [
      'its endpoint is another instance',
      [
        rule('"corp.example.com"', 'aws_route53_resolver_endpoint.inbound[1].ip_address[0].ip'),
        used('aws_vpc.main.id'),
      ],
    ],
    ['it is one of the system', [CORP.replace('FORWARD', 'SYSTEM'), used('aws_vpc.main.id')]],
    ['the network has a variable for another', [CORP, used('var.vpc_id')]],
  ])('is silent where %s', (_, parts) => expect(said(NETWORK, ENDPOINT, ...parts)).toEqual([]));

  test('keeps what more specific rules and zones answer', () => {
    const { report } = scanTexts({
      'main.tf': [
        NETWORK,
        ENDPOINT,
        rule('"example.com"', '"10.0.1.10"'),
        used('aws_vpc.main.id'),
        'resource "aws_route53_zone" "z" {\n  name = "a.example.com"\n  vpc {\n    vpc_id = aws_vpc.main.id\n  }\n}\n',
        'resource "aws_route53_resolver_rule" "kept" {\n  for_each = toset(["b.example.com", "c.example.com"])\n  domain_name = each.key\n  rule_type = "SYSTEM"\n}\n',
        'resource "aws_route53_resolver_rule_association" "kept" {\n  for_each = aws_route53_resolver_rule.kept\n  resolver_rule_id = each.value.id\n  vpc_id = aws_vpc.main.id\n}\n',
      ].join(''),
    });
    expect(report.findings.map(({ names }) => names)).toEqual([
      'every name under example.com outside a.example.com, b.example.com and c.example.com',
    ]);
  });
});

test('a network may stand in a file that says nothing of resolvers', () => {
  const { said } = scanTexts({ 'a/dns.tf': ENDPOINT + CORP + used('aws_vpc.main.id'), 'a/vpc.tf': NETWORK });
  expect(said).toEqual(['error LG101 a/dns.tf:12:11 always absent']);
});

test('the same names in another module are other things', () => {
  const { said } = scanTexts({ 'a/dns.tf': ENDPOINT + NETWORK, 'b/dns.tf': NETWORK + CORP + used('aws_vpc.main.id') });
  expect(said).toEqual([]);
});

test('equal addresses of two modules lead each to its own', () => {
  const sound = CORP.replace('10.0.1.10', '192.0.2.53');
  const { said } = scanTexts({
    'a/dns.tf': NETWORK + ENDPOINT + CORP + used('aws_vpc.main.id'),
    'b/dns.tf': NETWORK + ENDPOINT + sound + used('aws_vpc.main.id'),
  });
  expect(said).toEqual(['error LG101 a/dns.tf:18:11 always absent']);
});

test('an endpoint in subnets that nothing states is taken for one of the only network, save where its rules lead there', () => {
  const elsewhere = ENDPOINT.replace('aws_subnet.a.id', 'var.subnets[0]');
  const { report } = scanTexts({
    'main.tf': elsewhere + rule('"corp.example.com"', '"192.0.2.53"') + used('var.vpc_id'),
    Corefile: 'corp.example.com {\n  bind 192.0.2.53\n  forward . 10.0.1.10\n}\n',
  });
  expect(report.findings.map(({ code, assumptions }) => [code, assumptions])).toEqual([
    ['LG101', ['aws_route53_resolver_endpoint.inbound is in var.vpc_id']],
  ]);
  expect(said(elsewhere, CORP, used('var.vpc_id'))).toEqual([]);
});

test('an address of the cluster alone is nothing to a network', () => {
  const { said } = scanTexts({
    'main.tf': NETWORK + rule('"corp.example.com"', '"10.96.0.10"') + used('aws_vpc.main.id'),
    'dns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        kubernetes cluster.local
        forward . 169.254.169.253
        loop
    }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
`,
  });
  expect(said).toEqual([]);
});

test('rules that are stated in part are remarked once, with what to paste', () => {
  const { report } = scanTexts({
    'main.tf': NETWORK + rule('"corp.example.com"', 'var.target') + used('aws_vpc.main.id'),
    Corefile: '. {\n  forward . 192.0.2.1\n  loop\n}\n',
  });
  expect(report.findings.map(({ code, paste }) => [code, paste?.lines.at(-1)])).toEqual([
    [
      'LG801',
      '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
    ],
  ]);
});

test('rules of CloudFormation are said to be unread, where the cluster has servers of its own', () => {
  const template = 'Resources:\n  Rule:\n    Type: AWS::Route53Resolver::ResolverRule\n';
  expect(scanTexts({ 'dns.yaml': template }).said).toEqual([]);
  const beside = { 'dns.yaml': template, Corefile: '. {\n    loop\n    forward . 192.0.2.1\n}\n' };
  expect(scanTexts(beside).said).toEqual(['note LG801 dns.yaml:3:11']);
});
