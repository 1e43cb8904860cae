/** minikube's command lines, as far as they tell the kubelet about DNS. */
import { expect, test } from '@jest/globals';
import { minikube } from '../../../src/platforms/minikube/index.ts';
import { openText } from '../../languages/open-yaml.ts';

test.each([
  ['minikube start --extra-config=kubelet.resolv-conf=/etc/x', ['/etc/x']],
  ['minikube -p dev start --extra-config kubelet.resolv-conf=/etc/x --cpus 4', ['/etc/x']],
  ['minikube start --extra-config=kubelet.resolv-conf=""', ['']],
  ['minikube start && other --extra-config=kubelet.resolv-conf=/etc/x', []],
  ['minikube start --extra-config=kubelet.max-pods=20', []],
  ['minikube start --extra-config=apiserver.resolv-conf=/etc/x', []],
  ['minikube stop --extra-config=kubelet.resolv-conf=/etc/x', []],
  ['# minikube start --extra-config=kubelet.resolv-conf=/etc/x', []],
])('%s', (line, expected) => {
  const document = openText(`${line}\n`, 'up.sh');
  const facts = minikube.recognises(document) ? minikube.read(document).value : [];
  expect(facts.flatMap((fact) => (fact.kind === 'kubelet' ? [fact.resolvConf?.value] : []))).toEqual(expected);
});

test('the network of the same command', () => {
  const text =
    'minikube start --service-cluster-ip-range=10.9.0.0/16 \\\n  --dns-domain k.test --extra-config=kubelet.resolv-conf=/etc/x\n';
  expect(minikube.read(openText(text, 'up.sh')).value).toMatchObject([
    { kind: 'node-profile' },
    { kind: 'network', serviceSubnets: [{ value: '10.9.0.0/16' }], clusterDomain: { value: 'k.test' } },
    { kind: 'kubelet' },
  ]);
});
