/** A configuration that leaves the repository: a server that forwarded nothing had no guard to lose. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const AROUND: Files = { 'dns/deployment.yaml': deployment('1.11.3'), 'dns/service.yaml': SERVICE };
const OF_GATEWAY: Files = {
  ...AROUND,
  'dns/deployment.yaml': deployment('1.11.3').replace(/image: .*/, 'image: quay.io/oriedge/k8s_gateway:v0.4.0'),
};
const gone = (corefile: string, around: Files): readonly string[] => {
  const { report } = scanTexts(around, { ...around, 'dns/cm.yaml': configMap(corefile) });
  return [
    ...report.findings.flatMap(({ status, severity, code, message }) =>
      status === 'new' && code === 'LG802' ? [`${severity}: ${message.replace(/^.*in sight any more/, '')}`] : [],
    ),
    report.result,
  ];
};
const WARNING = [
  'warning: : where it forwards to now, and whether it still has its guard, is not known.',
  'incomplete',
];

type Case = readonly [name: string, corefile: string, around: Files];

describe('a configuration that is not in sight any more', () => {
  test.each<Case>([
    ['a gateway', '.:53 {\n    k8s_gateway example.org\n    loop\n}\n', OF_GATEWAY],
    ['the cluster domain only', '.:53 {\n    kubernetes cluster.local\n}\n', AROUND],
    ['two blocks', 'a.test:53 {\n    file /db\n    loop\n}\n.:53 {\n    whoami\n}\n', AROUND],
  ])('forwarded nothing: %s', (_, corefile, around) => {
    expect(gone(corefile, around)).toEqual([
      'note: , and there forwards nothing: whether it forwards now is not known.',
      'pass',
    ]);
  });
  test.each<Case>([
    [
      'a forward of a gateway',
      '.:53 {\n    k8s_gateway example.org\n    forward . 192.0.2.53\n    loop\n}\n',
      OF_GATEWAY,
    ],
    ['a forward', '.:53 {\n    forward . 192.0.2.53\n    loop\n}\n', AROUND],
    ['a forward without a guard', '.:53 {\n    forward . 192.0.2.53\n}\n', AROUND],
    [
      'a forward of the second block',
      'a.test:53 {\n    whoami\n}\n.:53 {\n    forward . 192.0.2.53\n    loop\n}\n',
      AROUND,
    ],
    ['a plugin that nobody knows', '.:53 {\n    sendaway . 192.0.2.53\n    loop\n}\n', AROUND],
    ['what a template fills in', '.:53 {\n    whoami\n    {{ .Values.more }}\n    loop\n}\n', AROUND],
  ])('may have forwarded: %s', (_, corefile, around) => {
    expect(gone(corefile, around)).toEqual(WARNING);
  });
});
