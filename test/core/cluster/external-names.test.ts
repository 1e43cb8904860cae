import { expect, test } from '@jest/globals';
import { understood } from '../../../src/judge/check.ts';
import { traceReport } from '../../../src/judge/trace.ts';
import { inputOf } from '../../support/scan-texts.ts';

const COREDNS = `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        kubernetes cluster.local in-addr.arpa ip6.arpa {
            fallthrough in-addr.arpa ip6.arpa
        }
        forward . 9.9.9.9
    }
---
`;

const service = (name: string, more: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: { name: ${name}, namespace: default }\nspec: { ${more} }\n---\n`;

function traced(more: string, name: string, type = 'A'): readonly string[] {
  const { head } = understood(inputOf({ 'dns.yaml': COREDNS + more }));
  return traceReport(head, name, type, undefined).entries.flatMap(({ outcomes }) =>
    outcomes.map((one) => `${one.certainty} ${one.disposition}`),
  );
}

const external = (name: string): string => service(name, 'type: ExternalName, externalName: db.example.com');

test('a Service that is an alias makes the server ask for its target: that its answer ends here is assumed', () => {
  const both = service('web', 'ports: [{ port: 80 }]') + external('db');
  expect(traced(both, 'web.default.svc.cluster.local')).toEqual(['always answered']);
  expect(traced(both, 'db.default.svc.cluster.local')).toEqual(['assumed answered']);
  expect(traced(both, 'db.default.svc.cluster.local', 'AAAA')).toEqual(['assumed answered']);
  expect(traced(both, 'db.default.svc.cluster.local', 'CNAME')).toEqual(['always answered']);
  expect(traced(both, 'db.other.svc.cluster.local')).toEqual(['always answered']);
});

test('of many such Services any Service may be one', () => {
  const many = Array.from({ length: 70 }, (_, index) => external(`db${index}`)).join('');
  expect(traced(many, 'db5.default.svc.cluster.local')).toEqual(['assumed answered']);
  expect(traced(many, 'web.default.svc.cluster.local')).toEqual(['assumed answered']);
  expect(traced(many, '1-2-3-4.default.pod.cluster.local')).toEqual(['always answered']);
});
