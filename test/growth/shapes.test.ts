/** Shapes that were once superlinear: many of one thing, where each was held against all others. */

import { describe, expect, test } from '@jest/globals';
import { simulate } from '../../src/core/forwarding/simulate.ts';
import { openBudget } from '../../src/core/text/budget.ts';
import { present } from '../../src/core/text/invariant.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { check } from '../../src/judge/check.ts';
import { withFixes } from '../../src/judge/fixes/index.ts';
import { leftAddresses } from '../../src/judge/rules/out-of-sight/left-addresses.ts';
import { mountedElsewhere } from '../../src/judge/rules/out-of-sight/mounted-elsewhere.ts';
import { upstreamNotStated } from '../../src/judge/rules/upstream-not-stated.ts';
import type { SearchableSnapshot } from '../../src/judge/snapshot.ts';
import { openText } from '../../src/read/documents/open-text.ts';
import { renderJson } from '../../src/report/json.ts';
import { applying } from '../../src/tools/shell/index.ts';
import { graphOfCorefiles } from '../core/forwarding/read.ts';
import { callsInEach, callsOf, growthOf, LINEAR } from '../support/counted-work.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { inputOf, scanTexts } from '../support/scan-texts.ts';
import { times } from '../support/texts.ts';

/** Calls of one function, of four times as many by one. */
const growthOfCalls = (name: string, run: (size: number) => void, size: number): number => {
  const [once, four] = [size, 4 * size].map((count) => callsOf([name], () => run(count))[name] ?? 0);
  return present(four) / present(once);
};
const map = (name: string, corefile: string): string => configMap(corefile, name);

test('volumes of one container', () => {
  const scan = (count: number): void => {
    const server = deployment(
      '1.11.3',
      `args: [-conf, /etc/coredns/Corefile]\nvolumeMounts:\n  - { name: config, mountPath: /etc/coredns }\n${times(count, (i) => `  - { name: v${i}, mountPath: /x/${i} }\n`)}`,
      `\n        - { name: config, configMap: { name: coredns } }\n${times(count, (i) => `        - { name: v${i}, configMap: { name: c${i} } }\n`)}`,
    );
    const other = (i: number): string => `---\n${map(`c${i}`, '').replace('Corefile: |', 'nameserver: none')}`;
    scanTexts({ 'dns.yaml': `${map('coredns', '. { forward . 192.0.2.1 }')}---\n${server}${times(count, other)}` });
  };
  expect(growthOfCalls('rootedPath', scan, 10)).toBeLessThan(LINEAR);
});

test('files of one folder that state the same ConfigMap', () => {
  const scan = (count: number): void => {
    const file = (i: number): readonly [string, string] => [
      `dns/f${i}.yaml`,
      map('coredns', `. { forward . 192.0.2.${i % 250} }`),
    ];
    scanTexts(Object.fromEntries(Array.from({ length: count }, (_, index) => file(index))));
  };
  expect(growthOfCalls('objectKey', scan, 10)).toBeLessThan(LINEAR);
});

test("Corefiles of one file with records' expressions, each asked whether the file is a template", () => {
  const one = (i: number): string =>
    `---\n${map(`c${i}`, '.:53 {\n        template IN A {\n            answer "{{ .Name }} 60 IN A 192.0.2.1"\n        }\n        forward . 192.0.2.1\n    }')}`;
  expect(growthOfCalls('isPlaceholder', (count) => scanTexts({ 'dns.yaml': times(count, one) }), 10)).toBeLessThan(
    LINEAR,
  );
});

test('files that import one another', () => {
  const scan = (count: number): void => {
    const part = (i: number): readonly [string, string] => [
      `part${i}.conf`,
      `${i + 1 < count ? `import part${i + 1}.conf\n` : ''}z${i}.test {\n  forward . 192.0.2.1\n}\n`,
    ];
    const parts = Array.from({ length: count }, (_, i) => part(i));
    scanTexts({ Corefile: 'import part0.conf\n', ...Object.fromEntries(parts) });
  };
  expect(growthOfCalls('parseBlock', scan, 10)).toBeLessThan(LINEAR);
});

test('machines of their own beside servers', () => {
  const scan = (count: number): void => {
    const machine = (i: number): readonly [string, string] => [
      `vm${i}/user-data.yaml`,
      `#cloud-config\nwrite_files:\n- path: /etc/kubernetes/kubelet.yaml\n  content: |\n    apiVersion: kubelet.config.k8s.io/v1beta1\n    kind: KubeletConfiguration\n    resolvConf: /etc/resolv.conf\n    clusterDNS: [10.96.0.${i}]\n`,
    ];
    scanTexts(Object.fromEntries(Array.from({ length: count }, (_, i) => machine(i))));
  };
  expect(callsOf(['isAnswered', 'ofPool'], () => scan(15))).toEqual({ isAnswered: 1, ofPool: 16 });
});

test('objects of one template, each under a condition', () => {
  const scan = (count: number): void => {
    const object = (i: number): string =>
      `{{- if .Values.is${i} }}\n${map(`coredns-${i}`, '.:53 {\n        forward . {{ .Values.upstream }}\n    }')}---\n{{- end }}\n`;
    const { report } = scanTexts({
      'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'chart/values.yaml': 'upstream: 127.0.0.1\n',
      'chart/templates/dns.yaml': times(count, object),
    });
    renderJson(report);
  };
  expect(callsOf(['indexLines'], () => scan(30))).toEqual({ indexLines: 2 });
});

test('expectations of as many zones', () => {
  const scan = (count: number): void => {
    scanTexts({
      Corefile: times(count, (i) => `z${i}.test {\n  forward . 192.0.2.1\n}\n`),
      '.loopgate.yaml': `version: 1\nexpectations:\n${times(count, (i) => `- { names: z${i}.test, from: Corefile, goes: leaves, to: [192.0.2.1] }\n`)}`,
    });
  };
  expect(growthOf(scan, 12)).toBeLessThan(LINEAR);
});

test('charts with values of their own', () => {
  const scan = (count: number): void => {
    const files = (i: number): readonly (readonly [string, string])[] => [
      [`c${i}/Chart.yaml`, `apiVersion: v2\nname: c${i}\nversion: 1.0.0\n`],
      [`c${i}/values.yaml`, 'upstream: 192.0.2.1\n'],
      [`c${i}/templates/dns.yaml`, map(`coredns-${i}`, '.:53 {\n        forward . {{ .Values.upstream }}\n    }')],
    ];
    scanTexts(Object.fromEntries(Array.from({ length: count }, (_, index) => files(index)).flat()));
  };
  expect(growthOfCalls('directoryOf', scan, 10)).toBeLessThan(LINEAR);
});

test('zones that unbound answers by default, where replies decide and a pattern takes some names', () => {
  const files = (option: string): Readonly<Record<string, string>> => {
    const unbound = (to: string): string =>
      `server:\n  interface: 0.0.0.0\n  access-control: 172.16.0.0/12 allow\n  local-zone: "10.10.in-addr.arpa" static\n  ${option}\nforward-zone:\n  name: "."\n  forward-addr: 172.18.2.10\n  forward-addr: ${to}\n`;
    const coredns = (to: string): string =>
      `. {\n  template ANY ANY {\n    match "^(?P<a>[^.]*)\\.lab\\.lan\\.$"\n    rcode NXDOMAIN\n    fallthrough\n  }\n  acl {\n    drop type HINFO\n  }\n  forward . 172.18.2.11 172.18.2.12 ${to} {\n    policy sequential\n    failover SERVFAIL REFUSED\n  }\n}\n`;
    const service = (last: number, image: string, path: string): string =>
      `  s${last}:\n    image: ${image}\n    volumes: ["./s${last}:${path}:ro"]\n    networks: { lab: { ipv4_address: 172.18.2.${last} } }\n`;
    const images = ['coredns/coredns:1.14.7', 'example/unbound:1.17'] as const;
    return {
      'compose.yaml': `services:\n${[10, 11, 12, 13].map((last) => (last % 3 === 1 ? service(last, images[0], '/Corefile') : service(last, images[1], '/etc/unbound/unbound.conf'))).join('')}`,
      s10: coredns('172.18.2.13'),
      s11: unbound('172.18.2.12'),
      s12: unbound('172.18.2.13'),
      s13: coredns('172.18.2.10'),
    };
  };
  const decisions = (option: string): number => callsOf(['decide'], () => scanTexts(files(option))).decide ?? 0;
  const few = decisions('unblock-lan-zones: yes');
  expect(few).toBeGreaterThan(50);
  expect(decisions('') / few).toBeLessThan(2);
});

test.each([
  ['', ''],
  [
    ', a template some of each, and one changes the class',
    '  rewrite class CH IN\n  template IN ANY {\n    match ^(?i)WWW\n    rcode NXDOMAIN\n    fallthrough\n  }\n',
  ],
])('reverse zones of a range, where a rewrite by an expression takes other names%s', (_, template) => {
  const decisions = (range: string): number => {
    const Corefile = `.:53 {\n  rewrite name regex ^([^.]+)\\.$ {1}.corp.test.\n${template}  forward . 127.0.0.1:54\n}\n192.168.5.0/${range}:54 {\n  forward . 127.0.0.1:53\n}\n`;
    return callsOf(['decide'], () => scanTexts({ Corefile })).decide ?? 0;
  };
  const few = decisions('24');
  expect(few).toBeGreaterThan(3);
  expect(decisions('25') / few).toBeLessThan(3);
});

describe('a ring of servers for all names', () => {
  const ring = (count: number, also = ''): string =>
    Array.from(
      { length: count },
      (_, i) => `.:${1024 + i} {\n${also} forward . 127.0.0.1:${1024 + ((i + 1) % count)}\n}\n`,
    ).join('');
  const judged = (corefile: string) => {
    const budget = openBudget();
    const { loops } = simulate(graphOfCorefiles([corefile]), budget);
    return { states: budget.spent('states'), names: loops.map(({ names }) => names.cuts) };
  };
  const all = [[{ under: '.', except: [], apex: 'with' }]];
  test("follows the root's own name with those below it", () => {
    expect(judged(ring(10))).toEqual({ states: 10, names: all });
  });
  test('follows it by itself where something is said of it alone', () => {
    expect(judged(ring(10, ' hosts {\n 192.0.2.1 .\n fallthrough\n }\n')).states).toBeGreaterThan(10);
    expect(judged(ring(10, ' rewrite name exact a.test b.test\n')).states).toBeGreaterThan(30);
  });
  test('is looked through once where no way is less certain', () => {
    const found = callsOf(['adjacency'], () => simulate(graphOfCorefiles([ring(10)])));
    expect(found).toEqual({ adjacency: 1 });
  });
});

test('charts whose values take the guard away', () => {
  const scan = (count: number): void => {
    const template = map('dns', '. {\n  {{- if .Values.loop }}\n  loop\n  {{- end }}\n  forward . 192.0.2.1\n}\n');
    const files = (loop: boolean): Readonly<Record<string, string>> =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          [`c${i}/Chart.yaml`, `apiVersion: v2\nname: c${i}\nversion: 1.0.0\n`],
          [`c${i}/values.yaml`, `loop: ${loop}\n`],
          [`c${i}/templates/cm.yaml`, template.replace('name: dns', `name: coredns-${i}`)],
        ]).flat(),
      );
    const input = inputOf(files(false), files(true));
    const { findings } = withFixes(input, check(input), 'shown');
    expect(findings.filter(({ code }) => code === 'LG201')).toHaveLength(count);
  };
  expect(growthOf(scan, 8)).toBeLessThan(LINEAR);
});

test('settings that may each lead to another of as many configurations', () => {
  const scan = (count: number): void => {
    const corefile = (loop: string): string => `. {\n  forward . 192.0.2.1\n${loop}}\n`;
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        [`v/a${i}/Corefile`, corefile('  loop\n')],
        [`v/b${i}/Corefile`, corefile('')],
      ]).flat(),
    );
    const settings = (letter: string): string => times(count, (i) => `k${i}: ${letter}${i}\n`);
    const path = 'up.sh';
    const script = times(count, (i) => `coredns -conf v/\${k${i}}/Corefile\n`);
    scanTexts(
      { ...files, [path]: script, 'settings.yaml': settings('b') },
      { ...files, [path]: script, 'settings.yaml': settings('a') },
    );
  };
  expect(growthOf(scan, 10)).toBeLessThan(LINEAR);
});

test('commands of one script that apply files, and folders that it goes to', () => {
  const scan = (count: number): void => {
    const text = times(count, (i) => `cd d${i}\nkubectl apply -f f${i}.yaml\n`);
    const document = present(openText('up.sh', wholeFile({ path: 'up.sh', text }), {}).documents[0]);
    expect(applying(document)).toHaveLength(count);
  };
  expect(growthOf(scan, 100)).toBeLessThan(LINEAR);
});

describe('servers in as many namespaces, each with a ConfigMap and a Service of one name and address', () => {
  const growth = (find: (head: SearchableSnapshot, base: SearchableSnapshot) => Iterable<unknown>): number => {
    const sides = (count: number): (() => void) => {
      const files = (more: string): Readonly<Record<string, string>> => {
        const one = `${map('coredns', `. {\n  loop\n  forward . 192.0.2.1\n${more}}`)}---\n${deployment('1.11.3')}---\n${SERVICE}---\n`;
        return { 'dns.yaml': times(count, (i) => one.replaceAll('kube-system', `n${i}`)) };
      };
      const { head, base } = check(inputOf(files('  log\n'), files('')));
      return () => expect([...find(head, present(base))]).toEqual([]);
    };
    const [few = 0, many = 0] = callsInEach([sides(8), sides(32)]);
    return many / few;
  };
  test('are looked for once where pods mount the maps', () => {
    expect(growth(mountedElsewhere)).toBeLessThan(LINEAR);
  });
  test('are looked for once where others may answer', () => {
    expect(growth(leftAddresses)).toBeLessThan(LINEAR);
  });
});

test('servers of a comparison whose upstreams nothing states', () => {
  const sides = (count: number): (() => void) => {
    const one = (i: number, upstream: string): string =>
      `${map('coredns', `. {\n  forward . ${upstream}\n}`)}---\n${deployment('1.11.3')}---\n`.replaceAll(
        ': coredns',
        `: dns-${i}`,
      );
    const files = (upstream: (i: number) => string): Readonly<Record<string, string>> => ({
      'dns.yaml': times(count, (i) => one(i, upstream(i))),
    });
    const { head, base } = check(
      inputOf(
        files((i) => `/etc/up${i}.conf`),
        files(() => '192.0.2.1'),
      ),
    );
    return () => {
      const found = [...upstreamNotStated.check(head, present(base))];
      expect(found.map(({ severity }) => severity)).toEqual(found.map(() => 'warning'));
      expect(found).toHaveLength(count);
    };
  };
  const [few = 0, many = 0] = callsInEach([sides(12), sides(48)]);
  expect(many / few).toBeLessThan(LINEAR);
});
