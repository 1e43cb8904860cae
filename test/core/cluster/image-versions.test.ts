/** The tag of an image states CoreDNS's version where the image is called after CoreDNS. */
import { describe, expect, test } from '@jest/globals';
import { coreDns } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

/** `proxy` is refused from 1.5.0 on: what is said tells which version was taken. */
const said = (image: string): readonly string[] =>
  scanTexts({ 'dns.yaml': coreDns({ corefile: '.:53 {\n    loop\n    proxy . 192.0.2.53\n}\n', image }) }).said;
const old: readonly string[] = [];
const newest = ['note LG401 dns.yaml:10:9'];

describe('the version of an image', () => {
  test.each([
    ['registry.k8s.io/coredns/coredns:v1.3.1', old],
    ['rancher/coredns-coredns:1.3.1', old],
    ['registry.test:5000/mirror/coredns-amd64:1.3.1@sha256:00', old],
    ['registry.test/coredns/dns:1.3.1', newest],
    ['quay.io/oriedge/k8s_gateway:v0.4.0', newest],
    ['registry.test/platform/resolver:1.3.1', newest],
  ])('%s', (image, expected) => {
    expect(said(image)).toEqual(expected);
  });
});

test('says nothing of a Corefile elsewhere', () => {
  const cluster = coreDns({
    corefile: '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n',
    image: 'coredns/coredns:1.6.5',
  });
  const corefile = '.:53 {\n    proxy . 192.0.2.53\n}\n';
  const refused = (files: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ 'dns.yaml': cluster, ...files }).said.filter((one) => one.includes('LG401'));
  expect(refused({ 'lb/Corefile': corefile })).toEqual(['note LG401 lb/Corefile:2:5']);
  expect(refused({ 'setup.sh': `#!/bin/sh\ncat > /etc/coredns/Corefile <<EOF\n${corefile}EOF\n` })).toEqual([
    'note LG401 setup.sh:4:5',
  ]);
  expect(
    refused({
      'compose.yaml':
        'services:\n  dns:\n    image: registry.test/dns\n    command: coredns -conf /Corefile\n    volumes: [./Corefile:/Corefile]\n',
      Corefile: corefile,
    }),
  ).toEqual(['note LG401 Corefile:2:5']);
});

describe('the image of another server says nothing of one that has its own', () => {
  const corefile = '.:53 {\n    loop\n    forward . 192.0.2.53 {\n        next NXDOMAIN\n    }\n}\n';
  const refused = (image: string, other: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ 'dns.yaml': coreDns({ corefile, image }), ...other }).said.filter((one) => one.includes('LG401'));
  const pod = {
    'other/d.yaml':
      'apiVersion: v1\nkind: Pod\nmetadata: { name: edge, namespace: edge }\nspec: { containers: [{ name: coredns, image: coredns/coredns:1.6.9 }] }\n',
  };
  const compose = { 'compose.yaml': 'services:\n  dns:\n    image: coredns/coredns:1.6.9\n' };
  test.each([
    'coredns/coredns:latest',
    'coredns/coredns',
    'coredns/coredns@sha256:00',
    'ghcr.io/me/mydns:v3',
    'myrepo/coredns-custom:2024',
    '"registry.example.com/coredns:{{ tag }}"',
  ])('%s', (image) => {
    const alone = refused(image, {});
    expect(alone.filter((one) => !one.startsWith('note'))).toEqual([]);
    expect(refused(image, pod)).toEqual(alone);
    expect(refused(image, compose)).toEqual(alone);
  });
  test('its own tag does', () => {
    expect(refused('coredns/coredns:1.6.9', {})).toEqual([expect.stringMatching(/^error LG401/)]);
    expect(refused('coredns/coredns:1.12.4', pod)).toEqual([]);
  });
});
