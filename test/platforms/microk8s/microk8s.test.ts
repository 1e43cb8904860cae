/** MicroK8s' add-on: the servers that a command or a launch configuration gives it. */
import { describe, expect, test } from '@jest/globals';
import { microk8s } from '../../../src/platforms/microk8s/index.ts';
import { openText, openYaml } from '../../languages/open-yaml.ts';

/** What the Corefile's `.` forwards to, with the line of each server. */
function servers(text: string, path = 'setup.sh'): readonly string[] {
  const document = /\.ya?ml$/.test(path) ? openYaml(text, path) : openText(text, path);
  if (!microk8s.recognises(document)) return ['not recognised'];
  const map = microk8s.read(document).value.find((fact) => fact.kind === 'config-map');
  return map?.kind === 'config-map'
    ? (/forward \.(.*)/
        .exec(map.data[0]?.text.text ?? '')?.[1]
        ?.trim()
        .split(' ') ?? [])
    : [];
}

describe('a command', () => {
  test.each([
    ['microk8s enable dns:192.0.2.1', ['192.0.2.1']],
    ['microk8s.enable dns:192.0.2.1,192.0.2.2 storage', ['192.0.2.1', '192.0.2.2']],
    ['sudo microk8s enable ingress "dns:192.0.2.1"', ['192.0.2.1']],
    ['microk8s enable core/dns:2001:db8::1', ['2001:db8::1']],
    ['microk8s enable \\\n  dns:192.0.2.1', ['192.0.2.1']],
    ['microk8s enable dns:192.0.2.1\nmicrok8s enable dns:192.0.2.2', ['192.0.2.2']],
    ['microk8s enable dns', ['not recognised']],
    ['# microk8s enable dns:192.0.2.1', ['not recognised']],
    ['echo microk8s enable dns:192.0.2.1', ['not recognised']],
    ['microk8s disable dns:192.0.2.1', ['not recognised']],
    ['microk8s enable dns:$SERVER', ['not recognised']],
  ])('%s', (line, expected) => expect(servers(`${line}\n`)).toEqual(expected));

  test('is read in a workflow’s step and in cloud-init', () => {
    expect(servers('jobs:\n  a:\n    steps:\n    - run: microk8s enable dns:192.0.2.1\n', 'ci.yml')).toEqual([
      '192.0.2.1',
    ]);
    expect(servers('runcmd:\n- [microk8s, enable, "dns:192.0.2.1"]\n', 'user-data.yaml')).toEqual(['192.0.2.1']);
  });
});

describe('a launch configuration', () => {
  const launch = 'version: 0.1.0\naddons: [{name: dns, args: ["192.0.2.1,192.0.2.2"]}]\n';
  test('is known by its name, or by what only it has', () => {
    expect(servers(launch, 'microk8s.yaml')).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(servers(`${launch}extraKubeletArgs: {--v: 3}\n`, 'launch.yaml')).toEqual(['192.0.2.1', '192.0.2.2']);
    expect(servers(launch, 'other.yaml')).toEqual(['not recognised']);
    expect(servers('version: 2\naddons: [{name: dns, args: [192.0.2.1]}]\n', 'microk8s.yaml')).toEqual([
      'not recognised',
    ]);
  });

  test('tells the kubelet', () => {
    const document = openYaml('version: 0.1.0\nextraKubeletArgs: {--resolv-conf: /etc/x}\n', 'launch.yaml');
    expect(microk8s.read(document).value).toMatchObject([
      { kind: 'node-profile' },
      { kind: 'kubelet', resolvConf: { value: '/etc/x' } },
    ]);
  });
});
