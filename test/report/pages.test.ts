import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { FORMATS } from '../../src/doors/cli/output.ts';
import type { GraphPicture } from '../../src/judge/report/graph-picture.ts';
import { renderDot } from '../../src/report/dot.ts';
import { renderGraphHtml } from '../../src/report/graph-html.ts';
import { GRAPH_SCRIPT } from '../../src/report/graph-page-script.ts';
import { renderHtml } from '../../src/report/html.ts';
import { GRAPH_REPORTERS, REPORTERS, render, renderGraph } from '../../src/report/index.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderMermaid } from '../../src/report/mermaid.ts';
import { elementsOf, expectNested } from './parsers.ts';
import { file, finding, fullFinding, HOSTILE, hop, hostileReport, placeOf, report, WORST } from './support.ts';

function picture(name: string, edges = 1): GraphPicture {
  const at = placeOf('b', file(name === '' ? 'a' : name, `a\nb ${name}\n`));
  const block = { server: name, zone: name, serverIndex: 0, blockIndex: 0 };
  return {
    clusters: [
      {
        name,
        servers: [{ name, at, blocks: [{ zone: name, guard: true, listen: name, at }] }],
        edges: Array.from({ length: edges }, (_, index) => ({
          from: block,
          to: index % 2 === 0 ? block : `${name}!`,
          label: name,
          names: name,
          policy: name,
          stations: [
            { kind: 'file', label: name, at },
            { kind: 'service', label: name, at },
          ],
          at,
          witness: { name, type: name },
          loops: index % 2 === 0,
          certainty: 'sometimes' as const,
        })),
        outside: [
          { label: name, kind: 'leaves' },
          { label: `${name}!`, kind: 'unknown' },
        ],
        loops: [
          {
            names: name,
            certainty: 'always',
            guard: 'fatal',
            cycle: [hop({ server: name, zone: name, to: name, via: name, at })],
            path: [{ at, description: name }],
          },
        ],
        ways: [
          {
            zones: [name],
            part: 'below',
            names: name,
            entries: [
              { server: name, outcomes: [{ disposition: 'loops', certainty: 'always', because: name, edges: [0] }] },
            ],
          },
        ],
        waysAreExact: false,
        unfollowed: 0,
      },
    ],
  };
}

describe('JUnit', () => {
  test('fails for what makes the run fail', () => {
    const xml = renderJunit(
      report([fullFinding(), finding({ severity: 'note' }), finding({ status: 'existing' })], {
        suppressed: [{ ...finding(), reason: 'reviewed' }],
      }),
    );
    expect(xml).toContain('<testsuite name="loopgate" tests="5" failures="1" errors="0" skipped="1">');
    expect(xml.match(/<testcase /g)).toHaveLength(5);
    expect(xml.match(/<failure /g)).toHaveLength(1);
    expect(xml).toContain('<skipped message="reviewed"/>');
    expect(renderJunit(report([finding({ status: 'existing' })], { result: 'fail' }))).toContain('failures="1"');
  });

  test.each(HOSTILE)('is well formed with %j in every place', (name) => {
    const xml = renderJunit(hostileReport(name));
    expectNested(elementsOf(xml));
    // XML 1.0, 2.2: what no document can hold.
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  });
});

/** The only addresses of ours that a page leads to. */
const RULE_PAGE =
  /^<a [^>]*href="https:\/\/github\.com\/OWNER\/loopgate\/blob\/v[\d.]+\/docs\/rules\/[a-z-]+\.md"[^>]*>$/;

describe('pages', () => {
  const withoutStyle = (html: string): string =>
    html
      .replace(/<style>[^<]*<\/style>/, '')
      // The page's own script, which holds no opening bracket: nothing else is inside.
      .replace(`<script>${GRAPH_SCRIPT}</script>`, '')
      .replace(/content="default-src[^>]*"/, 'content=""');

  test.each([...HOSTILE, [WORST]])('hold %j in every place', (name) => {
    for (const html of [renderHtml(hostileReport(name)), renderGraphHtml(picture(name, 4))]) {
      const names = elementsOf(withoutStyle(html));
      expectNested(names);
      expect(new Set(names)).not.toContain('script');
      for (const [link] of html.matchAll(/<a\s[^>]*>/g)) expect(link).toMatch(RULE_PAGE);
      expect(new Set(names)).not.toContain('img');
    }
  });

  test('need no script and load nothing', () => {
    const html = renderHtml(report([fullFinding()]));
    expect(html).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
    );
    expect(html).not.toMatch(/<script|\bsrc=/);
    for (const [link] of html.matchAll(/<[^>]*href=[^>]*>/g)) expect(link).toMatch(RULE_PAGE);
  });

  test('of the graph runs its own script by its hash, and no other', () => {
    const html = renderGraphHtml(picture('a'));
    const [, hash] = /script-src 'sha256-([^']+)'"/.exec(html) ?? [];
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
    expect(scripts).toEqual([GRAPH_SCRIPT]);
    expect(createHash('sha256').update(GRAPH_SCRIPT).digest('base64')).toBe(hash);
    expect(GRAPH_SCRIPT).not.toMatch(/<|innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function\(/);
    expect(html).not.toMatch(/\bsrc=|\son\w+=/);
  });

  test('of the graph links places only where the address of the repository is known', () => {
    expect(renderGraphHtml(picture('a'))).not.toContain('data-link');
    const linked = renderGraphHtml(picture('a'), (path, line) => `https://example.org/${path}#L${line}`);
    expect(linked).toContain('data-link="https://example.org/a#L2"');
  });

  test('of the graph has an index where there are many clusters, and opens few', () => {
    const [one] = picture('a').clusters;
    if (one === undefined) throw new Error('no cluster');
    const sound = { ...one, loops: [], name: 'sound' };
    const html = renderGraphHtml({
      clusters: [...Array.from({ length: 252 }, () => ({ ...sound })), { ...one, name: 'looping' }],
    });
    expect(html.match(/<details class="cluster"/g)).toHaveLength(253);
    expect(html.match(/<details class="cluster"[^>]* open="">/g)).toHaveLength(6);
    expect(html).toContain('<li><a href="#c252">looping</a>: 1 server, <strong class="error">1 loop</strong></li>');
    // What loops is open.
    expect(html).toMatch(/<details class="cluster" id="c252"[^>]* open="">/);
  });
});

describe('the graph', () => {
  test('as Mermaid', () => {
    expect(renderMermaid(picture('a', 2))).toBe(`\
flowchart LR
  subgraph c0s0["a"]
    c0s0b0["a a loop"]
  end
  c0o0(["a"])
  c0o1(["a#33;"])
  c0s0b0 -.->|"a"| c0s0b0
  c0s0b0 -.->|"a"| c0o1
  linkStyle 0 stroke:red,stroke-width:2px
`);
  });

  test('as Mermaid keeps to the limits, loops first, and says what is missing', () => {
    for (const drawn of [renderMermaid(picture('a', 1_200)), renderMermaid(picture(WORST, 1_200))]) {
      expect(drawn.length).toBeLessThanOrEqual(50_000);
      const arrows = drawn.split('\n').filter((line) => line.includes('-.->'));
      expect(arrows.length).toBeLessThanOrEqual(500);
      expect(arrows.length).toBeGreaterThan(30);
      expect(arrows.every((line) => line.endsWith('| c0s0b0'))).toBe(true);
      expect(drawn).toMatch(/cut\["\d+ more servers and arrows do not fit here"\]/);
    }
  });

  test.each(HOSTILE)('holds %j', (name) => {
    const mermaid = renderMermaid(picture(name)).replace(/"[^"\n]*"/g, '""');
    expect(mermaid).toBe(renderMermaid(picture('a')).replace(/"[^"\n]*"/g, '""'));
    const dot = renderDot(picture(name)).replace(/"(?:[^"\\\n]|\\["\\])*"/g, '""');
    expect(dot).toBe(renderDot(picture('a')).replace(/"[^"\n]*"/g, '""'));
  });
});

describe('the list', () => {
  test.each(HOSTILE)('has no format in which a line with %j reads as a command to the runner', async (name) => {
    for (const id of Object.keys(REPORTERS) as (keyof typeof REPORTERS)[]) {
      const text = await render(id, hostileReport(name), { color: false, quiet: false });
      const forged = text.split(/[\r\n]/).filter((line) => /^\s*::/.test(line) && !/^::error file=/.test(line));
      expect(forged).toEqual([]);
      if (id !== 'github') expect(text).not.toMatch(/^\s*::/m);
    }
  });

  test('has every format, and each writes text that ends with a line feed', async () => {
    expect(Object.keys(REPORTERS).sort()).toEqual([...FORMATS].sort());
    for (const id of Object.keys(REPORTERS) as (keyof typeof REPORTERS)[]) {
      expect(await render(id, report([fullFinding()]), { color: false, quiet: false })).toMatch(/LG101[\s\S]*\n$/);
    }
    for (const id of Object.keys(GRAPH_REPORTERS) as (keyof typeof GRAPH_REPORTERS)[]) {
      expect(await renderGraph(id, picture('coredns'))).toMatch(/coredns[\s\S]*\n$/);
    }
  });
});
