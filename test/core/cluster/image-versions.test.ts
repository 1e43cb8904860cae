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
