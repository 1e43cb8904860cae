/** Large and odd projects are read in one pass, and nothing throws. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

/** Milliseconds; a quadratic reading of these takes minutes. */
const BOUND = 8000;

function timed(files: Readonly<Record<string, string>>): number {
  const start = performance.now();
  scanTexts(files);
  return performance.now() - start;
}

describe('large projects', () => {
  test('of services in one network', () => {
    const services = Array.from({ length: 800 }, (_, i) => `  s${i}: { image: coredns/coredns, dns: 1.1.1.1 }\n`);
    expect(timed({ 'compose.yaml': `services:\n${services.join('')}` })).toBeLessThan(BOUND);
  });

  test('of volumes beside many files', () => {
    const volumes = Array.from({ length: 2000 }, (_, i) => `      - ./d${i}:/etc/d${i}\n`);
    const files: Record<string, string> = {
      'compose.yaml': `services:\n  s:\n    image: coredns/coredns\n    volumes:\n${volumes.join('')}`,
    };
    for (let i = 0; i < 4000; i += 1) files[`d/${i}.conf`] = 'x';
    expect(timed(files)).toBeLessThan(BOUND);
  });

  test('of a chain of services that extend each other', () => {
    const services = Array.from(
      { length: 1500 },
      (_, i) => `  s${i}: { image: coredns/coredns, extends: s${i + 1}, network_mode: "service:s${i + 1}" }\n`,
    );
    expect(timed({ 'compose.yaml': `services:\n${services.join('')}` })).toBeLessThan(BOUND);
  });

  test('of files of one folder', () => {
    const files: Record<string, string> = {};
    for (let i = 0; i < 300; i += 1)
      files[`docker-compose.v${i}.yml`] = 'services: { dns: { image: coredns/coredns } }\n';
    expect(timed(files)).toBeLessThan(BOUND);
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
