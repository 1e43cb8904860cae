/** Large and odd projects are read in one pass, and nothing throws. */
import { describe, expect, test } from '@jest/globals';
import { callsOf, growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const growth = (files: (size: number) => Files, size: number): number =>
  growthOf((of) => void scanTexts(files(of)), size);

describe('large projects', () => {
  test('of services in one network', () => {
    const project = (size: number): Files => {
      const services = Array.from({ length: size }, (_, i) => `  s${i}: { image: coredns/coredns, dns: 1.1.1.1 }\n`);
      return { 'compose.yaml': `services:\n${services.join('')}` };
    };
    expect(growth(project, 30)).toBeLessThan(LINEAR);
  });

  test('of services that extend one another, which are looked up by name', () => {
    const services = Array.from({ length: 300 }, (_, i) => `  s${i + 1}: { extends: { service: s${i} } }\n`);
    const text = `services:\n  s0: { image: coredns/coredns, dns: 1.1.1.1 }\n${services.join('')}`;
    const functions = ['extended', 'namedServices', 'maySaySecret'];
    const calls = callsOf(functions, () => scanTexts({ 'compose.yaml': text }));
    // Of each service beyond the bound there is a notice.
    expect(calls).toEqual({ extended: 301, namedServices: 1, maySaySecret: 1 });
  });

  test('of volumes beside many files', () => {
    const project = (size: number): Files => {
      const volumes = Array.from({ length: size }, (_, i) => `      - ./d${i}:/etc/d${i}\n`);
      const files: Record<string, string> = {
        'compose.yaml': `services:\n  s:\n    image: coredns/coredns\n    volumes:\n${volumes.join('')}`,
      };
      for (let i = 0; i < 2 * size; i += 1) files[`d/${i}.conf`] = 'x';
      return files;
    };
    expect(growth(project, 20)).toBeLessThan(LINEAR);
  });

  test('of a chain of services that extend each other', () => {
    const project = (size: number): Files => {
      const services = Array.from(
        { length: size },
        (_, i) => `  s${i}: { image: coredns/coredns, extends: s${i + 1}, network_mode: "service:s${i + 1}" }\n`,
      );
      return { 'compose.yaml': `services:\n${services.join('')}` };
    };
    expect(growth(project, 50)).toBeLessThan(LINEAR);
  });

  test('of files of one folder', () => {
    const project = (size: number): Files => {
      const files: Record<string, string> = {};
      for (let i = 0; i < size; i += 1)
        files[`docker-compose.v${i}.yml`] = 'services: { dns: { image: coredns/coredns } }\n';
      return files;
    };
    expect(growth(project, 20)).toBeLessThan(LINEAR);
  });
});

test.each([
  ['services: { a: 3, b: [], c: null, d: { image: [coredns] }, e: { image: coredns, networks: 3 } }'],
  ['services: { __proto__: { image: coredns }, constructor: { image: coredns, dns: { a: b } } }'],
  ['services: { a: { image: coredns, volumes: [3, null, { target: [] }, ":", "::", ".:"] } }'],
  ['services: { a: { image: coredns, volumes: ["../../../etc:/etc", "/etc:/etc", "~/x:/x"] } }'],
  ['services: { a: { image: coredns, ports: ["::", "1:2:3", "[::1]:53:53", { published: a-b }] } }'],
  ['services: { a: { image: coredns, environment: [=, "=x", 3], env_file: [{}, 3, ../../x] } }'],
  ['services: { a: { image: coredns, extends: { file: /etc/passwd, service: x } } }\ninclude: [3, { path: [] }]'],
  ['services: { a: { image: coredns, network_mode: 3, dns: 3, extra_hosts: 3, profiles: 3, configs: 3 } }'],
])('%s is read', (text) => {
  expect(scanTexts({ 'compose.yaml': `${text}\n` }).said.filter((one) => /^(?:error|warning)/.test(one))).toEqual([]);
});
