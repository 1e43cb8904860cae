/** Addresses times ports: what a Service opens is made within the budget of the scan, or said. */
import { describe, expect, test } from '@jest/globals';
import { type PublishingInput, publishedAddresses } from '../../../src/core/cluster/published-addresses.ts';
import type { EndpointsFact, ServiceFact } from '../../../src/core/facts/objects.ts';
import type { WorkloadFact } from '../../../src/core/facts/workload.ts';
import { type Budget, openBudget } from '../../../src/core/text/budget.ts';
import type { Notice } from '../../../src/core/text/notice.ts';

const at = { file: { path: 'a.yaml', text: '' }, span: { start: 0, end: 0 } };
const located = (address: string) => ({ value: address, at });
const POOL = {
  pool: 'default',
  addresses: ['192.0.2.1', '192.0.2.2'].map(located),
} as unknown as PublishingInput['pools'][number];

function service(ports: ServiceFact['ports'], selector?: ServiceFact['selector']): ServiceFact {
  const name = { kind: 'service', namespace: 'dns', name: 'dns', type: 'ClusterIP', headless: false, at } as const;
  const externalIPs = ['198.51.100.1', '198.51.100.2'].map(located);
  return { ...name, clusterIPs: [located('10.96.0.10')], externalIPs, ports, ...(selector && { selector }) };
}
const port = (number: number, nodePort?: number): ServiceFact['ports'][number] => ({
  port: number,
  targetPort: number,
  protocol: 'UDP',
  ...(nodePort === undefined ? {} : { nodePort }),
});

function made(
  budget: Budget,
  given: Partial<PublishingInput>,
): { readonly opened: readonly string[]; readonly said: readonly Notice[] } {
  const said: Notice[] = [];
  const services = given.services ?? [];
  const opened = publishedAddresses({
    services,
    endpoints: [],
    redirects: [],
    autoscalers: [],
    workloads: [],
    servers: [],
    addressesOf: new Map(services.map((one) => [one, ['10.96.0.10']])),
    pools: [POOL],
    soleAddresses: new Map(),
    nodesBalance: undefined,
    budget,
    addNotice: (notice) => said.push(notice),
    ...given,
  });
  return { opened: opened.map((one) => `${one.address}:${one.port}`), said };
}

describe.each<[string, Partial<PublishingInput>, number, readonly string[]]>([
  [
    'two ports at three addresses, one of them on two nodes',
    { services: [service([port(53), port(5353, 30053)], { app: 'nobody' })] },
    // Two ports by one, for whom the selector finds; then six, and two ports for each of two nodes.
    2 * 3 + 2 * 2,
    [],
  ],
  [
    'one port for two written endpoints',
    {
      services: [service([port(53)])],
      endpoints: [
        {
          kind: 'endpoints',
          namespace: 'dns',
          service: 'dns',
          addresses: ['192.0.2.53', '192.0.2.54', '192.0.2.53'].map(located),
          ports: [],
          at,
        } as unknown as EndpointsFact,
      ],
    },
    3 + 3,
    ['10.96.0.10:53', '198.51.100.1:53', '198.51.100.2:53'],
  ],
])('%s', (_, given, count, addresses) => {
  test('are made within the budget', () => {
    const { opened, said } = made(openBudget({ targets: count }), given);
    expect(said).toEqual([]);
    for (const address of addresses) expect(opened).toContain(address);
  });
  test('and beyond it are said, not made', () => {
    const { opened, said } = made(openBudget({ targets: count - 1 }), given);
    expect(opened).toEqual([]);
    expect(said).toMatchObject([{ limit: 'targets', message: expect.stringContaining('dns/dns is not judged') }]);
  });
});

test('an endpoint that is written twice is one target', () => {
  const addresses = ['192.0.2.53', '192.0.2.53', '192.0.2.54'].map(located);
  const endpoints = {
    kind: 'endpoints',
    namespace: 'dns',
    service: 'dns',
    addresses,
    ports: [],
    at,
  } as unknown as EndpointsFact;
  const [only] = publishedAddresses({
    services: [service([port(53)])],
    endpoints: [endpoints],
    redirects: [],
    autoscalers: [],
    workloads: [] as readonly WorkloadFact[],
    servers: [],
    addressesOf: new Map(),
    pools: [],
    soleAddresses: new Map(),
    nodesBalance: undefined,
    budget: openBudget(),
    addNotice: () => undefined,
  });
  expect(only?.targets.map((one) => (one.kind === 'address' ? one.address : one.server))).toEqual([
    '192.0.2.53',
    '192.0.2.54',
  ]);
});
