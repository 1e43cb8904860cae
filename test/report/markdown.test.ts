import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rulePage } from '../../src/core/text/version.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { code, escapeMarkdown, fenced, link, prose } from '../../src/report/markdown-text.ts';
import { mermaidLoop } from '../../src/report/mermaid-loop.ts';
import { mermaidLabel } from '../../src/report/mermaid-text.ts';
import { outsideFences } from './parsers.ts';
import { file, finding, fullFinding, HOSTILE, hop, hostileReport, placeOf, report, WORST } from './support.ts';

const OURS = /<\/?(?:details|summary|code|pre|b)>/g;

function expectSound(markdown: string): void {
  const lines = outsideFences(markdown);
  // The link to the rule's page is ours.
  const text = lines
    .join('\n')
    .replaceAll(/\[(LG\d+ [\w-]+)\]\(([^)]*)\)/g, (found, name: string, address) =>
      address === rulePage(name.split(' ')[1] ?? '') ? name : found,
    );
  // No element, link, picture, mention, code span or automatic address that we did not make.
  expect(text.replace(OURS, '').replace(/^<!-- [^>]* -->\n/, '')).not.toMatch(
    /[<>`]|\]\(|:\/\/|www\.|@[\w-]|#\d+\b(?!;)/,
  );
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  for (const line of lines.filter((one) => one.startsWith('|'))) expect([4, 5]).toContain(line.split('|').length - 1);
}

test("each finding's heading and line leads to its rule's page", () => {
  const markdown = renderMarkdown(
    report([fullFinding(), finding({ status: 'existing', severity: 'note' })], { fixed: [finding()] }),
  );
  const linked = `[LG101 forwarding-loop](${rulePage('forwarding-loop')})`;
  expect(markdown).toContain(`### 🔴 error ${linked}\n`);
  expect(markdown).toContain(`- error ${linked}, `);
  expect(markdown).toContain(`- note ${linked}, `);
});

test('a summary has at most ten pictures, and what is cut off is a sentence, no heading', () => {
  const findings = Array.from({ length: 30 }, (_, index) => fullFinding({ fingerprint: String(index) }));
  expect(renderMarkdown(report(findings)).match(/^```mermaid$/gm)).toHaveLength(10);
  const cut = renderMarkdown(report(findings), { budget: 20_000 });
  const lines = cut.split('\n');
  const note = lines.findIndex((line) => line.startsWith('The report is cut here'));
  expect(note).toBeGreaterThan(0);
  // `---` below a line of text would make a heading of it.
  expect(lines[note - 1]).toBe('');
  expect(lines[note + 1]).not.toMatch(/^(?:-+|=+)$/);
});

test('a version that somebody else wrote into a report is text', () => {
  const version = '<img src=x>\n## heading\n[l](http://evil.test) @someone \u202e';
  const footer = renderMarkdown({ ...report([]), version })
    .split('---')
    .at(-1);
  expect(footer?.trim().split('\n')).toHaveLength(1);
  expect(footer).not.toMatch(/<img|\]\(|@someone|:\/\/|\u202e/);
});

describe('escapes', () => {
  test.each([
    ['x GH-1 y', 'x GH&#8203;-1 y'],
    ['at gh-26', 'at gh&#8203;-26'],
    ['GH-x, 10.96.0.10 and decade', 'GH-x, 10.96.0.10 and decade'],
    ['in 0a1b2c3 and defaced', 'in <code>0a1b2c3</code> and defaced'],
    [`x:${'0a'.repeat(20)}, ${'0a'.repeat(21)}`, `x:<code>${'0a'.repeat(20)}</code>, ${'0a'.repeat(21)}`],
  ])('leave no issue for GitHub to link: %s', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
    expect(prose(text)).toBe(expected);
  });
  test.each(HOSTILE)('keep %j harmless and readable', (name) => {
    const decoded = (text: string): string =>
      text.replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number))).replaceAll('\u200b', '');
    for (const text of [escapeMarkdown(name), code(name).slice(6, -7)]) {
      expect(text).not.toMatch(/[<>`*_[\]|\\\n~$]|&(?!#\d+;)/);
    }
    expect(escapeMarkdown(name)).not.toMatch(/^(?:[-+=]|\d+[.)]\s)/);
    if (/^[ -~]+$/.test(name)) expect(decoded(escapeMarkdown(name))).toBe(name.trim());
  });

  test('what stands between backticks is code, and nothing inside of it is more', () => {
    expect(prose('Add `loop` to <b>, not `a*` or `')).toBe(
      'Add <code>loop</code> to &#60;b&#62;, not <code>a&#42;</code> or &#96;',
    );
    const said = { message: 'Write `resolvConf`. Its log says `[FATAL] <x>`.', advice: 'Set `DNS=`.' };
    const markdown = renderMarkdown(report([finding(said)]));
    expect(markdown).toContain(
      '**Write <code>resolvConf</code>.** Its log says <code>&#91;FATAL&#93; &#60;x&#62;</code>.',
    );
    expect(markdown).toContain('**Fix:** Set <code>DNS=</code>.');
    const html = renderHtml(report([finding(said)]));
    expect(html).toContain(
      '<strong>Write <code>resolvConf</code>.</strong> Its log says <code>[FATAL] &lt;x&gt;</code>.',
    );
    expect(html).toContain('<strong>Fix:</strong> Set <code>DNS=</code>.');
  });

  test.each(HOSTILE)('a sentence with %j in it makes no element but code', (name) => {
    for (const text of [prose(name), prose(`a \`${name}\` b`), prose(`${name} \`x\` ${name}`)])
      expect(text.replace(/<\/?code>/g, '')).not.toMatch(/[<>`*_[\]|\\\n~$]|&(?!#\d+;)/);
  });

  test('a fence is longer than anything inside it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('`', '~', 'a', ' ') })), (lines) => {
        expect(outsideFences(fenced('diff', lines))).toEqual([]);
      }),
    );
  });

  test('a link goes nowhere but to the web', () => {
    expect(link('a', 'https://example.org/a%20b?plain=1#L3')).toBe('[a](https://example.org/a%20b?plain=1#L3)');
    for (const address of ['javascript:alert(1)', 'https://a b', 'https://a)', 'https://a>', undefined]) {
      expect(link('a', address)).toBe('a');
    }
  });

  test.each(HOSTILE)('a Mermaid label holds %j', (name) => {
    const inside = mermaidLabel(name).replace(/^"|"$/g, '').replace(/#\d+;/g, 'x');
    expect(inside).not.toMatch(/["#<>`;%[\]{}|\\&\n]|^\d+[.)] |^- /);
  });

  test('a Mermaid label is read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        fc.pre(text.trim() !== '');
        const inside = mermaidLabel(text).slice(1, -1);
        expect(inside.replace(/#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)))).toBe(text);
      }),
    );
  });
});

describe('the picture of a loop', () => {
  test('is the cycle and nothing else', () => {
    expect(mermaidLoop([hop(), hop({ server: 'node', zone: 'a.b', to: '192.0.2.1:53', via: '' })])).toEqual([
      'flowchart LR',
      '  n0["kube-system/Deployment/coredns (zone .)"]',
      '  n1["node (zone a.b)"]',
      '  n0 -->|"10.96.0.10:53 (Service kube-system/kube-dns)"| n1',
      '  n1 -->|"192.0.2.1:53"| n0',
      '  classDef loop stroke:red,stroke-width:2px',
      '  class n0,n1 loop',
    ]);
  });

  test('has at most thirty vertices', () => {
    const lines = mermaidLoop(Array.from({ length: 100 }, () => hop()));
    expect(lines.filter((line) => /^ {2}n\d+\[/.test(line))).toHaveLength(30);
    expect(lines).toContain('  n29["71 more"]');
    expect(lines).toContain('  n29 --> n0');
  });
});

describe('the report as Markdown', () => {
  test('tells verdict, counts, path, loop, names and fix', () => {
    const markdown = renderMarkdown(report([fullFinding()]), {
      linkFor: (path, line) => `https://example.org/${path}#L${line}`,
    });
    expect(markdown.split('\n')[0]).toBe('## ❌ loopgate: 1 finding: 1 error');
    for (const part of [
      '| new | 1 | 0 | 0 |',
      'Read: 3 DNS servers in 1 cluster, 12 documents in 8 files.',
      '**CoreDNS forwards every name to itself.** Nothing stops the queries.',
      '[<code>deploy/Corefile:3</code>](https://example.org/deploy/Corefile#L3)',
      '```mermaid\nflowchart LR\n',
      '<pre><b>coredns</b>  forward . 10.96.0.10',
      '└▶ Service kube-dns leads to coredns',
      '<a href="https://example.org/deploy/Corefile#L1">deploy/Corefile:1</a>',
      '- Certainty: sometimes, 33.3 % of the queries\n- Guard: absent\n- Assumes: the node is Ubuntu\n',
      '**Fix:** Forward to resolvers that do not lead back.',
      '```diff\n-    forward . 10.96.0.10\n+    forward . 192.0.2.1\n```',
      'The same here: <code>loopgate scan</code>',
    ]) {
      expect(markdown).toContain(part);
    }
  });

  test('tells of weakened policy, what is fixed, and folds the rest', () => {
    const markdown = renderMarkdown(
      report([finding({ code: 'LG903', rule: 'policy-weakened', severity: 'note' }), finding({ status: 'existing' })], {
        base: { status: 'compared', revision: 'abc' },
        fixed: [finding()],
        suppressed: [{ ...finding(), reason: 'reviewed', expires: '2027-01-31' }],
      }),
    );
    const order = ['### Policy changed', '### Fixed', 'Existing (1)', 'Suppressed (1)', 'reviewed, until 2027-01-31'];
    const places = order.map((part) => markdown.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(markdown).toContain('<code>loopgate scan --base abc</code>');
  });

  test.each([...HOSTILE, [WORST]])('stays sound with %j in every place', (name) => {
    expectSound(renderMarkdown(hostileReport(name)));
    expectSound(renderComment(hostileReport(name), { category: name }));
  });

  test('keeps to its budget, stays sound, and says what it leaves out', () => {
    const message = `${WORST} 網`.repeat(3);
    const many = Array.from({ length: 200 }, (_, index) =>
      fullFinding({ message, status: index < 100 ? 'new' : 'existing' }),
    );
    const whole = report(many, { base: { status: 'compared', revision: 'abc' } });
    let cut = 0;
    for (let budget = 2_000; budget < 900_000; budget = Math.ceil(budget * 1.3)) {
      const markdown = renderMarkdown(whole, { budget });
      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(budget);
      expectSound(markdown);
      if (/Left out: .*100 existing findings/.test(markdown)) cut += 1;
    }
    expect(cut).toBeGreaterThan(5);
    expect(renderMarkdown(whole, { budget: 10 })).toBe('');
    expect(renderComment(whole, { category: 'a' }).length).toBeLessThanOrEqual(60_000);
  });
});

describe('the comment', () => {
  test('begins with a marker and is one green line where nothing is new', () => {
    expect(renderComment(report([]), { category: 'ci/dns' })).toBe(
      '<!-- loopgate:report category="ci/dns" v=1 -->\n' +
        '✅ loopgate: no findings. Read: 3 DNS servers in 1 cluster, 12 documents in 8 files.\n',
    );
    expect(renderComment(report([finding()]), { category: 'x --> y' })).toMatch(
      /^<!-- loopgate:report category="x - - y" v=1 -->\n## ❌ loopgate: 1 finding: 1 error\n/,
    );
  });

  test('links a place of the base with its revision', () => {
    const at = placeOf('errors', { ...file('old'), revision: 'abc' });
    const comment = renderComment(report([finding({ path: [{ at, description: 'had loop' }] })]), {
      category: 'a',
      linkFor: (path, line, revision) => `https://example.org/${revision ?? 'head'}/${path}#L${line}`,
    });
    expect(comment).toContain('<a href="https://example.org/abc/old#L2">old:2 (in abc)</a>');
  });
});
