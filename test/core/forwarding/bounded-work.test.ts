/** Work grows with what there is, not with its square: steps are counted, never time. */

import { describe, expect, test } from '@jest/globals';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import type { ForwardStep } from '../../../src/core/facts/steps.ts';
import { decide } from '../../../src/core/forwarding/decide.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { nameClasses } from '../../../src/core/forwarding/names.ts';
import { socketAt } from '../../../src/core/forwarding/reach.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { times } from '../../support/texts.ts';
import { graphOfCorefiles, loopsOf } from './read.ts';

/** The same graph, which counts how often the views of its blocks are looked at. */
function counting(graph: ForwardingGraph): { graph: ForwardingGraph; looks: () => number } {
  let looks = 0;
  const watched = (block: ServerBlock): ServerBlock =>
    new Proxy(block, {
      get: (target, key) => {
        if (key === 'views') looks += 1;
        return Reflect.get(target, key);
      },
    });
  const servers = graph.cluster.servers.map((server) => {
    const blocks = server.config.blocks.map(watched);
    return { ...server, config: { ...server.config, blocks } };
  });
  return { graph: buildGraph({ ...graph.cluster, servers }), looks: () => looks };
}

describe('a question', () => {
  const views = (expression: (index: number) => string, count: number): string =>
    times(count, (i) => `. {\n view v${i} {\n expr ${expression(i)}\n }\n forward . 10.0.0.1\n}\n`);

  const looksOfOne = (corefile: string): number => {
    const { graph, looks } = counting(graphOfCorefiles([corefile]));
    const [server] = graph.cluster.servers;
    if (server === undefined) throw new Error('no server');
    const socket = socketAt(graph, server, { address: '10.244.0.5', port: 53, transport: 'dns' });
    if (socket === undefined) throw new Error('no socket');
    const before = looks();
    expect(decide(graph, { socket, name: 'www.z1500.org.', type: 'A' }).length).toBeGreaterThan(0);
    return looks() - before;
  };
  test('looks at the views that may take its name, not at thousands of others', () => {
    expect(looksOfOne(views((i) => `name() == 'www.z${i}.org.'`, 2000))).toBeLessThan(10);
  });
  test('gives up on views that nobody understands after some', () => {
    const few = looksOfOne(views((i) => `client_ip() == '${i}'`, 200));
    expect(looksOfOne(views((i) => `client_ip() == '${i}'`, 2000))).toBe(few);
  });
});

test('whom a stanza asks is found out once for all names', () => {
  const looksWith = (zones: number): number => {
    const files = times(zones, (i) => `z${i}.org 10.244.0.5\n`);
    const ring = `. {\n rewrite name regex (.*)[.]x[.] {1}\n hosts {\n ${files} fallthrough\n }\n forward . 10.244.0.5 10.0.0.1\n}\n`;
    const { cluster } = graphOfCorefiles([ring]);
    let looks = 0;
    const servers = cluster.servers.map((server) => {
      const upstreams = new Map(server.upstreams);
      const get = upstreams.get.bind(upstreams);
      return {
        ...server,
        upstreams: Object.assign(upstreams, {
          get: (step: ForwardStep) => {
            looks += 1;
            return get(step);
          },
        }),
      };
    });
    expect(simulate(buildGraph({ ...cluster, servers })).loops.length).toBeGreaterThan(0);
    return looks;
  };
  expect(looksWith(40)).toBe(looksWith(10));
});

describe('a long ring', () => {
  test('is a loop of every question, however many servers it has', () => {
    const ring = times(1500, (i) => `.:${i + 1} {\n forward . 127.0.0.1:${((i + 1) % 1500) + 1}\n}\n`);
    expect(loopsOf([ring])).toEqual(['always example.org.']);
  });
  test('with a share that leaves keeps the share', () => {
    const ring = times(40, (i) => {
      const exit = i === 20 ? ' 10.0.0.1' : '';
      return `.:${i + 1} {\n forward . 127.0.0.1:${((i + 1) % 40) + 1}${exit}\n}\n`;
    });
    expect(loopsOf([ring])).toEqual(['sometimes 0.5 example.org.']);
  });
});

describe('many servers', () => {
  test('are each their own loop', () => {
    const maps = Array.from({ length: 300 }, (_, i) =>
      [
        'apiVersion: v1\nkind: ConfigMap\nmetadata:',
        `  name: coredns-${i}\n  namespace: dns\ndata:\n  Corefile: |`,
        '    . {\n        forward . 127.0.0.1\n    }\n',
      ].join('\n'),
    );
    const { said } = scanTexts({ 'all.yaml': maps.join('---\n') });
    expect(said.length).toBe(300);
    expect(said[299]).toBe('error LG101 all.yaml:3298:19 always absent');
  });
});

describe('a name that grows on each round', () => {
  const LABELS = 40;
  const growing = `. {
    rewrite name regex ^(.*)[.]lan[.]$ a.{1}.lan
    forward . 127.0.0.1 10.0.0.1 {
      failover SERVFAIL
    }
  }`;
  test('has its reply looked for a few times, not at each hop of every round', () => {
    const graph = graphOfCorefiles([growing]);
    const { cut } = graph.replies;
    let lookedFor = 0;
    const keep = cut.set.bind(cut);
    cut.set = (key, value) => {
      lookedFor += 1;
      return keep(key, value);
    };
    const [socket] = graph.sockets;
    if (socket === undefined) throw new Error('no socket');
    for (let labels = 0; labels < LABELS; labels += 1)
      decide(graph, { socket, name: `${'a.'.repeat(labels)}q.lan.`, type: 'A' });
    expect(cut.size).toBeGreaterThan(LABELS);
    expect(lookedFor).toBeLessThan(cut.size * 5);
  });
});

describe('names that each server lengthens', () => {
  const LONGER = String.raw` rewrite name regex ^(.*)\.$ {1}.c.org.`;
  test('are followed for ten rounds, on which they are a loop', () => {
    const found = (more: string, states: number): unknown => {
      const graph = graphOfCorefiles([`. {\n${LONGER}\n forward . 127.0.0.1${more}\n}\n`]);
      const { loops, unjudged } = simulate(graph, openBudget({ states }));
      return [...loops.map(({ certainty, grows }) => `${certainty} ${grows}`), ...unjudged];
    };
    expect(found('', 300)).toEqual(['always true']);
    const beside = `:1053\n}\n.:1053 {\n rewrite name suffix . .a.org\n forward . 127.0.0.1 127.0.0.1:1053`;
    expect(found(beside, 15_000)).toEqual(['sometimes true', 'always true']);
  });
  test('of a classless zone are one class where patterns and rewrites treat them alike', () => {
    const zones = `10.0.25.0/25 {\n template IN PTR {\n  match ^1\n  rcode NXDOMAIN\n  fallthrough\n }\n forward . 127.0.0.1:1053\n}\n`;
    const { cluster } = graphOfCorefiles([`${zones}.:1053 {\n${LONGER}\n forward . 127.0.0.1:53\n}\n`]);
    const { classes } = nameClasses(cluster.servers);
    expect(classes.length).toBeLessThan(40);
    expect(classes.filter(({ alike }) => alike.includes('77.25.0.10.in-addr.arpa.'))[0]?.alike).toHaveLength(89);
  });
});
