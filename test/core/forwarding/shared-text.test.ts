/** One text that stands in several server blocks, by a YAML alias or a variable, is one fault in each of them. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const loops = (files: Readonly<Record<string, string>>) =>
  scanTexts(files).report.findings.filter((one) => one.code === 'LG101');

describe('an upstream that two blocks share', () => {
  test('by a YAML alias keeps both zones', () => {
    const [one, ...others] = loops({
      'values.yaml':
        'service: { clusterIP: 10.96.0.10 }\nservers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins: &p\n      - { name: forward, parameters: . 10.96.0.10 }\n  - zones: [{ zone: corp.test }]\n    port: 53\n    plugins: *p\n',
    });
    expect(others).toEqual([]);
    expect(one?.message).toContain('every name outside corp.test');
    expect(one?.message).toContain('So do the queries of zone corp.test.');
  });

  test('by an alias for two servers keeps a finding for each', () => {
    const found = loops({
      'dns/Chart.yaml':
        'apiVersion: v2\nname: dns\nversion: 0.1.0\ndependencies:\n  - { name: coredns, version: 1.45.0 }\n  - { name: coredns, alias: second, version: 1.45.0 }\n',
      'dns/values.yaml':
        'coredns:\n  fullnameOverride: one\n  servers: &s\n    - zones: [{ zone: . }]\n      port: 53\n      plugins:\n        - name: loop\n        - name: forward\n          parameters: . 127.0.0.1\nsecond:\n  fullnameOverride: two\n  servers: *s\n',
    });
    expect(found.map((one) => one.server).sort()).toEqual(['kube-system/Deployment/one', 'kube-system/Deployment/two']);
  });
});
