/** Where no AAAA record is found the A record is asked for (unbound.conf(5) "dns64", BIND 9 ARM "dns64"): what becomes of AAAA is assumed. */
import { expect, test } from '@jest/globals';
import { ask, graphOf } from '../../conformance/network.ts';
import type { Vector, VectorServer } from '../../conformance/vector.ts';

const NODATA = '. {\n template IN AAAA {\n rcode NOERROR\n }\n forward . 10.0.0.1\n}\n';
const UNBOUND =
  'server:\n interface: 0.0.0.0\n access-control: 0.0.0.0/0 allow\n module-config: "MODULES"\nforward-zone:\n name: "."\n forward-addr: 10.244.0.6\n';
const NAMED =
  'options { allow-query { any; }; allow-recursion { any; }; forward only; forwarders { 10.244.0.6; }; DNS64 };\n';

function certainties(first: Pick<VectorServer, 'unbound' | 'named'>, question: string): readonly string[] {
  const vector: Vector = {
    id: 'x',
    name: 'x',
    area: 'topology',
    says: 'x',
    servers: { first: { host: 'a', ...first }, second: { host: 'b', corefile: NODATA } },
    hosts: { a: ['10.244.0.5'], b: ['10.244.0.6'] },
    recorded: [],
  };
  const { outcomes } = ask(graphOf(vector, '1.15.0'), vector, question);
  return outcomes === 'unreachable' ? [] : outcomes.map(({ certainty }) => certainty);
}

test.each([
  { unbound: UNBOUND.replace('MODULES', 'dns64 validator iterator') },
  { named: NAMED.replace('DNS64', 'dns64 64:ff9b::/96 { clients { any; }; };') },
])('%j', (server) => {
  expect(certainties(server, 'x.example AAAA')).toEqual(['assumed']);
  expect(certainties(server, 'x.example A')).toEqual(['always']);
});

test.each([{ unbound: UNBOUND.replace('MODULES', 'iterator') }, { named: NAMED.replace('DNS64', '') }])(
  'without it: %j',
  (server) => expect(certainties(server, 'x.example AAAA')).toEqual(['always']),
);
