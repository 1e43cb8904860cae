/** grpc takes no names: another word is a file of the work directory, which nobody states (plugin/grpc/setup.go, plugin/pkg/parse/host.go HostPortOrFile). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const refusals = (to: string): readonly string[] =>
  scanTexts({ Corefile: `. {\n    grpc . ${to}\n}\n`, 'upstreams.txt': 'nameserver 192.0.2.53\n' }).said.filter((one) =>
    one.includes('LG401'),
  );

test.each(['upstreams.txt', 'upstreams', 'conf.d/upstreams'])('%s may be a file', (to) => {
  expect(refusals(to)).toEqual([]);
});

test.each(['dns.example', 'ns1.corp.lan'])('%s is refused', (to) => {
  expect(refusals(to)).toEqual(['error LG401 Corefile:2:12']);
});
