import { describe, expect, test } from '@jest/globals';
import type { ConfigMapFact, EndpointsFact, ServiceFact } from '../../../src/core/facts/objects.ts';
import type { WorkloadFact } from '../../../src/core/facts/workload.ts';
import { locate, type SourceText } from '../../../src/core/text/source-text.ts';
import { kubernetes, readKubeDnsConfig } from '../../../src/languages/kubernetes/index.ts';
import type { Statement } from '../../../src/languages/shared/fragments.ts';
import { openText, openYaml, said } from '../open-yaml.ts';

function facts(text: string): readonly Statement[] {
  return kubernetes.read(openYaml(text)).value;
}
function workload(text: string): WorkloadFact {
  return facts(text)[0] as WorkloadFact;
}
function words(container: string): readonly string[] {
  return (
    workload(`apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - ${container}\n`).containers[0]?.words ?? []
  ).map((w) => w.value);
}

describe('which documents are Kubernetes objects', () => {
  test.each([
    ['apiVersion: v1\nkind: ConfigMap', true],
    ['apiVersion: apps/v1\nkind: DaemonSet', true],
    ['apiVersion: extensions/v1beta1\nkind: Deployment', true],
    ['apiVersion: discovery.k8s.io/v1\nkind: EndpointSlice', true],
    ['apiVersion: serving.knative.dev/v1\nkind: Service', false],
    ['apiVersion: v1\nkind: Deployment', false],
    ['kind: ConfigMap', false],
    ['apiVersion: v1\nkind: Namespace', false],
    ['apiVersion: [v1]\nkind: {a: b}', false],
    ['just text', false],
  ])('%j: %s', (text, expected) => {
    expect(kubernetes.recognises(openYaml(text))).toBe(expected);
  });
  test('a text is none', () => expect(kubernetes.recognises(openText('kind: ConfigMap'))).toBe(false));
});

describe('ConfigMap', () => {
  test('gives every entry of data, with the way back to the file', () => {
    const [fact] = facts(`apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    .:53 {
      loop
    }
  other: text
`) as [ConfigMapFact];
    expect(fact.name).toBe('coredns');
    expect(fact.namespace).toBe('kube-system');
    expect(fact.data.map((entry) => [entry.key, entry.text.text])).toEqual([
      ['Corefile', '.:53 {\n  loop\n}\n'],
      ['other', 'text'],
    ]);
    expect(said(fact.data[0]?.at)).toBe('Corefile');
    expect(said(fact.at)).toBe('apiVersion: v1');
  });
  test('reads binaryData that is text, and not the annotation that kubectl writes', () => {
    const [fact] = facts(`apiVersion: v1
kind: ConfigMap
metadata:
  name: x
  annotations: {kubectl.kubernetes.io/last-applied-configuration: '{"data":{"Corefile":".:53 {}"}}'}
binaryData: {Corefile: Ljo1MyB7fQ==, keystore: AAEC/w==, latin: 6Q==, bad: "*"}
`) as [ConfigMapFact];
    expect(fact.data.map((entry) => [entry.key, entry.text.text])).toEqual([['Corefile', '.:53 {}']]);
    expect(said(locate(fact.data[0]?.text as SourceText, 0, 3))).toBe('Ljo1MyB7fQ==');
    expect(fact.namespace).toBe('default');
  });
  test('takes the last of a repeated key, a number as written, null as empty, and remarks a mapping', () => {
    const reading = kubernetes.read(
      openYaml(
        'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: 7}\ndata:\n  a: one\n  a: two\n  n: 010\n  z:\n  m: {x: y}\n',
      ),
    );
    const [fact] = reading.value as [ConfigMapFact];
    expect(fact.name).toBe('7');
    expect(fact.data.map((entry) => [entry.key, entry.text.text])).toEqual([
      ['a', 'two'],
      ['n', '010'],
      ['z', ''],
    ]);
    expect(reading.notices.map((notice) => [notice.kind, said(notice.at)])).toEqual([['not-modelled', 'm']]);
  });
  test('a key called __proto__ is a key like any other', () => {
    const [fact] = facts(
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: x, labels: {__proto__: evil}}\ndata: {__proto__: x}\n',
    ) as [ConfigMapFact];
    expect(fact.data.map((entry) => entry.key)).toEqual(['__proto__']);
    const pod = workload('apiVersion: v1\nkind: Pod\nmetadata: {labels: {__proto__: evil}}\nspec: {}\n');
    expect(Object.keys(pod.labels)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).evil).toBeUndefined();
  });
  test('data of another type is remarked and taken as absent', () => {
    const reading = kubernetes.read(openYaml('apiVersion: v1\nkind: ConfigMap\ndata: [1]\n'));
    expect((reading.value[0] as ConfigMapFact).data).toEqual([]);
    expect(reading.notices.map((notice) => said(notice.at))).toEqual(['data']);
  });
  test('stringData of a Secret is read, and its data where it is text in base64', () => {
    expect(facts('apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {Corefile: x}\n')).toMatchObject([
      { kind: 'config-map', name: 's', data: [{ key: 'Corefile' }] },
    ]);
    const [both] = facts(
      'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {Corefile: eA==, o: eQ==}\nstringData: {Corefile: z}\n',
    ) as [ConfigMapFact];
    expect(both.secret).toBe(true);
    expect(both.data.map((entry) => [entry.key, entry.text.text])).toEqual([
      ['Corefile', 'z'],
      ['o', 'y'],
    ]);
    const sealed = 'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {Corefile: "ENC[AES256_GCM,data:x]"}\n';
    expect(facts(sealed)).toEqual([]);
  });
});

describe('workloads', () => {
  test.each([
    ['Deployment', 'apps/v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    ['DaemonSet', 'apps/v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    ['StatefulSet', 'apps/v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    ['ReplicaSet', 'apps/v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    ['ReplicationController', 'v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    ['Job', 'batch/v1', 'spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}'],
    [
      'CronJob',
      'batch/v1',
      'spec: {jobTemplate: {spec: {template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}}}}',
    ],
    ['PodTemplate', 'v1', 'template: {metadata: {labels: {l: t}}, spec: {hostNetwork: true}}'],
    ['Pod', 'v1', 'spec: {hostNetwork: true}'],
  ])('%s: labels and spec are the pod template’s', (kind, apiVersion, body) => {
    const fact = workload(
      `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: n, labels: {l: ${kind === 'Pod' ? 't' : 'object'}}}\n${body}\n`,
    );
    expect(fact).toMatchObject({ workload: kind, name: 'n', hostNetwork: true });
    expect(fact.labels).toEqual({ l: 't' });
    expect(said(fact.podSpecAt)).toBe('spec');
  });
  test('dnsPolicy absent, null and empty are all "not said"', () => {
    for (const line of ['', 'dnsPolicy:', 'dnsPolicy: ~', 'dnsPolicy: ""']) {
      expect(
        workload(`apiVersion: v1\nkind: Pod\nspec:\n  restartPolicy: Always\n  ${line}\n`).dnsPolicy,
      ).toBeUndefined();
    }
    const stated = workload('apiVersion: v1\nkind: Pod\nspec:\n  dnsPolicy: "Default"\n').dnsPolicy;
    expect(stated?.value).toBe('Default');
    expect(said(stated?.at)).toBe('Default');
  });
  test('dnsConfig, volumes and mounts', () => {
    const fact = workload(`apiVersion: v1
kind: Pod
spec:
  dnsPolicy: None
  dnsConfig: {nameservers: [10.0.0.2, "::1"], searches: [x]}
  containers:
  - name: c
    image: registry.k8s.io/coredns/coredns:v1.11.3
    volumeMounts: [{name: v, mountPath: /etc/coredns, subPath: s}]
    ports: [{containerPort: 53, protocol: UDP, hostPort: 53, hostIP: 1.2.3.4}, {containerPort: "53"}]
    env:
    - {name: A, value: "1"}
    - {name: B, valueFrom: {fieldRef: {fieldPath: status.hostIP}}}
    - {name: C, valueFrom: {secretKeyRef: {name: s, key: k}}}
    - {name: D}
    envFrom: [{configMapRef: {name: e}}]
  volumes:
  - {name: v, configMap: {name: coredns, optional: true, items: [{key: Corefile, path: Corefile.base}]}}
  - {name: h, hostPath: {path: /etc/resolv.conf}}
  - {name: e, emptyDir: {}}
  - {name: p, projected: {sources: [{configMap: {name: zones, items: [{key: a, path: b/a}]}}, {serviceAccountToken: {path: t}}, {secret: {name: keys, optional: true}}]}}
  - {name: s, secret: {secretName: coredns}}
  - {name: x, csi: {driver: d}}
  - {name: none}
`);
    expect(fact.dnsConfig?.nameservers.map((one) => [one.value, said(one.at)])).toEqual([
      ['10.0.0.2', '10.0.0.2'],
      ['::1', '::1'],
    ]);
    expect(fact.volumes).toEqual([
      {
        name: 'v',
        source: {
          kind: 'config-map',
          name: 'coredns',
          items: [{ key: 'Corefile', path: 'Corefile.base' }],
          optional: true,
        },
      },
      { name: 'h', source: { kind: 'host-path', path: '/etc/resolv.conf' } },
      { name: 'e', source: { kind: 'empty' } },
      {
        name: 'p',
        source: {
          kind: 'projected',
          sources: [
            { kind: 'config-map', name: 'zones', items: [{ key: 'a', path: 'b/a' }], optional: false },
            { kind: 'config-map', name: 'keys', secret: true, optional: true },
          ],
        },
      },
      { name: 's', source: { kind: 'config-map', name: 'coredns', secret: true, optional: false } },
      { name: 'x', source: { kind: 'other', type: 'csi' } },
      { name: 'none', source: { kind: 'empty' } },
    ]);
    const [container] = fact.containers;
    expect(said(container?.image?.at)).toBe('registry.k8s.io/coredns/coredns:v1.11.3');
    expect(container?.mounts).toEqual([{ volume: 'v', path: '/etc/coredns', subPath: 's' }]);
    expect(container?.ports).toEqual([
      { containerPort: 53, protocol: 'UDP', hostPort: 53, hostIP: '1.2.3.4' },
      { containerPort: 53, protocol: 'TCP' },
    ]);
    expect(container?.env.map((one) => [one.name, one.value])).toEqual([
      ['A', '1'],
      ['B', undefined],
      ['C', undefined],
      ['D', ''],
    ]);
    expect(container?.envFrom).toBe(true);
  });
  test('init containers come first and say so', () => {
    const fact = workload('apiVersion: v1\nkind: Pod\nspec: {containers: [{name: a}], initContainers: [{name: b}]}\n');
    expect(fact.containers.map((one) => [one.name, one.init])).toEqual([
      ['b', true],
      ['a', false],
    ]);
  });
  test.each([
    ['{command: [/coredns], args: [-conf, /etc/coredns/Corefile]}', ['/coredns', '-conf', '/etc/coredns/Corefile']],
    ['{args: [-p, 53]}', ['-p', '53']],
    [
      '{command: [sh, -c, "exec /node-cache -localip 169.254.20.10 -conf /etc/Corefile"]}',
      ['sh', '-c', 'exec', '/node-cache', '-localip', '169.254.20.10', '-conf', '/etc/Corefile'],
    ],
    [
      `{command: [/bin/bash, -ec], args: ["set -x; /coredns -conf '/a b'"]}`,
      ['/bin/bash', '-ec', 'set', '-x', ';', '/coredns', '-conf', '/a b'],
    ],
    ['{command: [sh, -c, "/coredns -conf $CONF"]}', ['sh', '-c', '/coredns', '-conf', '$CONF']],
    ['{command: [sh, -c, "cat <<EOF > /f"]}', ['sh', '-c', 'cat <<EOF > /f']],
    ["{command: [sh, -c, 'echo \"open']}", ['sh', '-c', 'echo "open']],
    ['{command: [sh, -c, "x", "-c", "a b"]}', ['sh', '-c', 'x', '-c', 'a b']],
    ['{command: [coredns, -c, "a b"]}', ['coredns', '-c', 'a b']],
  ])('the words of %s', (container, expected) => {
    expect(words(container)).toEqual(expected);
  });
  test('each word of a script leads back to its place', () => {
    const fact = workload(`apiVersion: v1
kind: Pod
spec:
  containers:
  - command: [sh, -c]
    args:
    - |
      # start
      exec /coredns -conf "/etc/Core file"
`);
    const found = fact.containers[0]?.words ?? [];
    expect(found.map((word) => word.value)).toEqual(['sh', '-c', 'exec', '/coredns', '-conf', '/etc/Core file']);
    for (const word of found) expect(said(word.at)).toBe(word.value);
  });
  test('fields of another type are remarked with their place and taken as absent', () => {
    const reading = kubernetes.read(
      openYaml(
        'apiVersion: apps/v1\nkind: Deployment\nspec:\n  template:\n    spec:\n      hostNetwork: "true"\n      dnsPolicy: [Default]\n      containers: {a: b}\n',
      ),
    );
    expect(reading.value).toMatchObject([{ hostNetwork: false, containers: [] }]);
    expect(reading.notices.map((notice) => said(notice.at))).toEqual(['dnsPolicy', 'hostNetwork', 'containers']);
  });
  test.each([
    ['Deployment', 'apps/v1', '0', true],
    ['StatefulSet', 'apps/v1', '0', true],
    ['Deployment', 'apps/v1', '1', undefined],
    ['DaemonSet', 'apps/v1', '0', undefined],
  ])('%s of %s with replicas %s: stopped %j', (kind, group, replicas, isStopped) => {
    const [fact] = facts(
      `apiVersion: ${group}\nkind: ${kind}\nmetadata: {name: dns}\nspec: {replicas: ${replicas}, template: {spec: {containers: []}}}\n`,
    );
    const mayDiffer = isStopped === true ? `${kind} dns, which states 0 replicas, is scaled up` : undefined;
    expect([fact?.kind === 'workload' && fact.isStopped, fact?.kind === 'workload' && fact.mayDiffer]).toEqual([
      isStopped,
      mayDiffer,
    ]);
  });
  test.each(['spec:', 'spec: 3', 'spec: {template: }', 'spec: {template: {spec: [1]}}', ''])(
    'nothing throws for %j, which is merged into another',
    (body) => {
      expect(facts(`apiVersion: apps/v1\nkind: Deployment\n${body}\n`)).toEqual([]);
    },
  );
  test.each([
    'template: {spec: {dnsPolicy: Default}}',
    'template: {metadata: {labels: {a: b}}}',
    'template: "{{ x }}"',
  ])('one with %s is whole', (spec) =>
    expect(facts(`apiVersion: apps/v1\nkind: Deployment\nspec: {${spec}}\n`)).toHaveLength(1),
  );
});

describe('Service, Endpoints, EndpointSlice', () => {
  test.each(['ClusterIP', 'NodePort'])('a load balancer gives no address to a Service of type %s', (type) => {
    const [fact] = facts(
      `apiVersion: v1\nkind: Service\nmetadata: { name: dns, annotations: { metallb.io/loadBalancerIPs: 192.0.2.1 } }\nspec: { type: ${type}, loadBalancerIP: 192.0.2.3, externalIPs: [192.0.2.4] }\n`,
    ) as [ServiceFact];
    expect(fact.externalIPs.map((one) => one.value)).toEqual(['192.0.2.4']);
  });
  test('addresses, selector and ports', () => {
    const [fact] = facts(`apiVersion: v1
kind: Service
metadata:
  name: kube-dns
  namespace: kube-system
  annotations: {metallb.universe.tf/loadBalancerIPs: "192.0.2.1, 192.0.2.2"}
spec:
  type: LoadBalancer
  clusterIP: 10.96.0.10
  clusterIPs: [10.96.0.10, "fd00::a"]
  loadBalancerIP: 192.0.2.3
  externalIPs: [192.0.2.4]
  selector: {k8s-app: kube-dns}
  ports: [{name: dns, port: 53, targetPort: 5353, protocol: UDP}, {port: 54}, {port: 55, targetPort: dns-tcp}, {port: 56, targetPort: "57"}]
`) as [ServiceFact];
    expect(fact.clusterIPs.map((one) => one.value)).toEqual(['10.96.0.10', 'fd00::a']);
    expect(fact.externalIPs.map((one) => [one.value, said(one.at)])).toEqual([
      ['192.0.2.3', '192.0.2.3'],
      ['192.0.2.4', '192.0.2.4'],
      ['192.0.2.1', '192.0.2.1'],
      ['192.0.2.2', '192.0.2.2'],
    ]);
    expect(fact).toMatchObject({ type: 'LoadBalancer', headless: false, namespace: 'kube-system', name: 'kube-dns' });
    expect(fact.selector).toEqual({ 'k8s-app': 'kube-dns' });
    expect(fact.ports).toEqual([
      { name: 'dns', port: 53, targetPort: 5353, protocol: 'UDP' },
      { port: 54, targetPort: 54, protocol: 'TCP' },
      { port: 55, targetPort: 'dns-tcp', protocol: 'TCP' },
      { port: 56, targetPort: 57, protocol: 'TCP' },
    ]);
  });
  test.each([
    ['clusterIP: None', true, 0],
    ['clusterIP: ""', false, 0],
    ['type: LoadBalancer', false, 0],
    ['clusterIPs: [None]', true, 0],
  ])('%s', (line, headless, count) => {
    const [fact] = facts(`apiVersion: v1\nkind: Service\nspec:\n  ${line}\n`) as [ServiceFact];
    expect(fact.headless).toBe(headless);
    expect(fact.clusterIPs).toHaveLength(count);
    expect(fact.selector).toBeUndefined();
  });
  test('Endpoints give one fact a subset', () => {
    const found = facts(
      'apiVersion: v1\nkind: Endpoints\nmetadata: {name: dns, namespace: n}\nsubsets: [{addresses: [{ip: 10.1.0.1}], ports: [{port: 53, name: a}]}, {addresses: [{ip: 10.1.0.2}]}]\n',
    ) as EndpointsFact[];
    expect(found.map((one) => [one.service, one.addresses.map((address) => address.value), one.ports])).toEqual([
      ['dns', ['10.1.0.1'], [{ name: 'a', port: 53 }]],
      ['dns', ['10.1.0.2'], []],
    ]);
  });
  test('an EndpointSlice belongs to the Service of its label; endpoints that are not ready are left out', () => {
    const found = facts(`apiVersion: discovery.k8s.io/v1
kind: EndpointSlice
metadata: {name: dns-1, labels: {kubernetes.io/service-name: dns}}
addressType: IPv4
ports: [{port: 53}]
endpoints:
- {addresses: [10.1.0.1]}
- {addresses: [10.1.0.2], conditions: {ready: false}}
- {addresses: [10.1.0.3], conditions: {ready: true}}
`) as EndpointsFact[];
    expect(found).toMatchObject([{ service: 'dns', ports: [{ port: 53 }] }]);
    expect(found[0]?.addresses.map((one) => one.value)).toEqual(['10.1.0.1', '10.1.0.3']);
    expect(facts('apiVersion: discovery.k8s.io/v1\nkind: EndpointSlice\nmetadata: {name: x}\n')).toEqual([]);
  });
});

describe('the kube-dns ConfigMap', () => {
  function config(text: string): ReturnType<typeof readKubeDnsConfig> {
    return readKubeDnsConfig((facts(`apiVersion: v1\nkind: ConfigMap\ndata:\n${text}\n`)[0] as ConfigMapFact).data);
  }
  test('stub domains and upstreams lead into the JSON', () => {
    const { value, notices } = config(
      '  stubDomains: \'{"corp.test": ["10.0.0.1", "10.0.0.2:54"], "b.test": []}\'\n  upstreamNameservers: |\n    ["10.96.0.10"]\n',
    );
    expect(notices).toEqual([]);
    expect(
      value.stubDomains.map((stub) => [said(stub.zone.at), stub.servers.map((server) => said(server.at))]),
    ).toEqual([
      ['corp.test', ['10.0.0.1', '10.0.0.2:54']],
      ['b.test', []],
    ]);
    expect(value.upstreamNameservers?.map((one) => said(one.at))).toEqual(['10.96.0.10']);
  });
  test.each([
    '  upstreamNameservers: 10.0.0.1',
    '  upstreamNameservers: \'{"a": 1}\'',
    '  stubDomains: \'{"a": "10.0.0.1"}\'',
    '  stubDomains: \'{"a": ["10.0.0.1"\'',
  ])('%s has no effect, and says so', (text) => {
    const { value, notices } = config(text);
    expect(value).toEqual({ stubDomains: [] });
    expect(notices).toHaveLength(1);
  });
  test('empty values say nothing', () => {
    expect(config('  stubDomains: ""\n  upstreamNameservers: ""')).toEqual({ value: { stubDomains: [] }, notices: [] });
  });
});
