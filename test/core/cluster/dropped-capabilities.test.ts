/** The project's image since 1.11.0 is not executed without NET_BIND_SERVICE (coredns/coredns Dockerfile, `setcap`; #7435). */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const LOOP = configMap('.:53 {\n  kubernetes cluster.local\n  forward . 10.96.0.10\n}');

function certaintiesIn(files: Readonly<Record<string, string>>): readonly unknown[] {
  return scanTexts(files).report.findings.flatMap(({ code, certainty }) => (code === 'LG101' ? [certainty] : []));
}

describe('a container with', () => {
  const DROPS = 'capabilities: { drop: [ALL] }';
  test.each([
    ['all dropped', DROPS, '1.11.3', 'assumed'],
    ['all dropped, of the newest', 'capabilities: { drop: ["all"], add: [] }', '1.15.0', 'assumed'],
    ['all dropped and another added', 'capabilities: { drop: [ALL], add: [NET_ADMIN] }', '1.11.3', 'assumed'],
    ['only this one dropped', 'capabilities: { drop: [NET_BIND_SERVICE] }', '1.11.3', 'assumed'],
    [
      'only this one dropped, as Docker writes it',
      'capabilities: { drop: [cap_net_bind_service] }',
      '1.11.0',
      'assumed',
    ],
    ['all dropped and it added', 'capabilities: { drop: [ALL], add: [NET_BIND_SERVICE] }', '1.11.3', 'always'],
    ['all dropped, as its owner', 'capabilities: { drop: [ALL], add: [CAP_NET_BIND_SERVICE] }', '1.11.3', 'always'],
    ['another dropped', 'capabilities: { drop: [NET_RAW] }', '1.11.3', 'always'],
    ['nothing dropped', 'allowPrivilegeEscalation: false', '1.11.3', 'always'],
    ['privileges', `privileged: true, ${DROPS}`, '1.11.3', 'always'],
    ['all dropped, of before', DROPS, '1.10.1', 'always'],
  ])('%s', (_, context, version, expected) => {
    const own = deployment(version).replace(
      '          volumeMounts',
      `          securityContext: { ${context} }\n          volumeMounts`,
    );
    expect(certaintiesIn({ 'dns.yaml': [LOOP, own, SERVICE].join('---\n') })).toEqual([expected]);
  });

  test.each([
    ['registry.k8s.io/coredns/coredns:v1.11.3', 'assumed'],
    ['registry.example/hub/coredns/coredns:1.11.3', 'assumed'],
    ['coredns/coredns', 'assumed'],
    ['registry.example/own-coredns:1.11.3', 'always'],
  ])('all dropped, of the image %s', (image, expected) => {
    const own = deployment('1.11.3')
      .replace(/image: \S+/, `image: ${image}`)
      .replace('          volumeMounts', `          securityContext: { ${DROPS} }\n          volumeMounts`);
    expect(certaintiesIn({ 'dns.yaml': [LOOP, own, SERVICE].join('---\n') })).toEqual([expected]);
  });
});

test.each([
  ['cap_drop: [ALL]', '', 'assumed'],
  ['cap_drop: [ALL]', 'cap_add: [NET_BIND_SERVICE]', 'always'],
  ['cap_drop: [ALL]', 'privileged: true', 'always'],
  ['cap_add: [NET_BIND_SERVICE]', 'cap_drop: [ALL]', 'always'],
  ['cap_drop: [NET_RAW]', '', 'always'],
])('a Compose service with %s, and %s laid over it', (own, over, expected) => {
  const service = `image: coredns/coredns:1.11.3, command: -conf /c/Corefile, dns: 127.0.0.1, network_mode: bridge, volumes: ["./c:/c"], ${own}`;
  const files = {
    'compose.yaml': `services: { dns: { ${service} } }\n`,
    'c/Corefile': '.:53 {\n  forward . /etc/resolv.conf\n}\n',
    ...(over === '' ? {} : { 'compose.override.yaml': `services: { dns: { ${over} } }\n` }),
  };
  expect(certaintiesIn(files)).toEqual([expected]);
});
