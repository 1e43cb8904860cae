/** Any text a repository can hold, in every place of a report: each sink reads back as the same structure as with a plain text. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rulePage } from '../../src/core/text/version.ts';
import type { Report } from '../../src/judge/report/finding.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { mermaidLoop } from '../../src/report/mermaid-loop.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderText } from '../../src/report/text.ts';
import { observe } from '../e2e/support/runner.ts';
import { anyCharacter, draws } from '../support/draws.ts';
import { elementsOf, expectNested, outsideFences } from './parsers.ts';
import { sarifProblems } from './sarif-checks.ts';
import { HOSTILE, hop, hostileReport, WORST } from './support.ts';

const PARTS: readonly string[] = [
  ...'`*_[]()<>|&#$~"\'\\!-+=.:@/ \n\r\t{};%^1aZ',
  ...['::', '##[', '](', 'http://x.y', 'www.a.b', 'a@b.c', 'mailto:a@b.c', '-->', '<!--', '```', '&#60;', '</details>'],
  ...[
    '\u0000',
    '\u001b[',
    '\u009b',
    '\u202e',
    '\u2028',
    '\ud800',
    '\udc00',
    '\ufeff',
    '\ufffe',
    '\u{10ffff}',
    '\u0085',
  ],
];
/** Not blank: a place without a text may be left out. */
const texts = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 24 }),
    fc.constantFrom(...HOSTILE.map(([name]) => name), WORST),
    fc.string({ unit: anyCharacter, maxLength: 16 }),
  )
  .filter((text) => text.trim() !== '');

/** What a path can be: a tree gives none that is absolute or climbs. */
const isPath = (text: string): boolean => !text.startsWith('/') && !text.split('/').includes('..');

/** `read` answers with the structure of what is printed; it is the same for every text. */
function holds(read: (report: Report) => unknown, suits: (text: string) => boolean = () => true): void {
  const plain = read(hostileReport('x'));
  fc.assert(
    fc.property(texts.filter(suits), (text) => {
      expect(read(hostileReport(text))).toEqual(plain);
    }),
    draws(150),
  );
}

const linkFor = (_: string, line: number): string => `https://example.org/blob/x?plain=1#L${line}`;

/** Elements, links, table cells, headings and list items; fails for anything that a GFM reader makes into a link of its own. */
function markdownShape(markdown: string): unknown {
  const lines = outsideFences(markdown);
  const decoded = (text: string): string =>
    text
      .replaceAll(`](${rulePage('forwarding-loop')})`, '](https://example.org/)')
      .replace(/\[([^\]]*)\]\(https:\/\/example\.org\/[^)\s]*\)/g, '$1')
      .replace(/<a href="https:\/\/example\.org\/[^"\s]*">/g, '<a>')
      .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)));
  expect(decoded(lines.join('\n'))).not.toMatch(/:\/\/|www\.|(?:mailto|xmpp):\w|[\w.+-]@[\w-]/i);
  // GitHub leaves references and mentions in code alone.
  expect(decoded(lines.join('\n').replace(/<code>[^<]*<\/code>|<pre>[\s\S]*?<\/pre>/g, ''))).not.toMatch(
    /(?<!\w)[#@]\w/,
  );
  return {
    links: lines.join('\n').match(/\]\(https:\/\/example\.org/g)?.length,
    elements: lines
      .join('\n')
      .match(/<[^>]*>/g)
      ?.map((one) => one.replace(/<!-- .* -->/, '<!-- -->'))
      .filter((one) => !isCode(one)),
    // A name may hold a pair of backticks, which a sentence takes for code: nothing else comes of it.
    code: /^(?:<code><\/code>)*$/.test((lines.join('\n').match(/<\/?code>/g) ?? []).join('')),
    cells: lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').length),
    // How a drawing wraps depends on its words; Markdown reads nothing between its tags.
    starts: lines.filter(outsideDrawings()).map((line) => /^ *(?:#{1,6} |[-*+] |\d+[.)] |> ?|\||```)?/.exec(line)?.[0]),
  };
}

function isCode(element: string): boolean {
  return /^<?\/?code>?$/.test(element);
}

/** Whether a line is none of a drawing's; asked of each line in order. */
function outsideDrawings(): (line: string) => boolean {
  let inside = false;
  return (line) => {
    const before = inside;
    inside = line.includes('</pre>') ? false : inside || line.startsWith('<pre>');
    return !before && !inside;
  };
}

describe('every sink holds every text', () => {
  test('workflow commands', () => {
    holds((report) => {
      const { annotations, dropped, masks, outputs } = observe(renderAnnotations(report, { which: 'all' }), '', '');
      return { kinds: annotations.map(({ kind }) => kind), dropped, masks, outputs };
    });
  });

  test('the job summary', () => {
    holds((report) => markdownShape(renderMarkdown(report, { budget: 900_000, linkFor })));
  });

  test('the comment', () => {
    holds((report) => markdownShape(renderComment(report, { category: 'c', linkFor })));
  });

  test('the page', () => {
    holds((report) => {
      const names = elementsOf(renderHtml(report).replace(/<style>[^<]*<\/style>/, ''));
      expectNested(names);
      return names.filter((one) => !isCode(one));
    });
  });

  test('JUnit', () => {
    holds((report) => {
      const xml = renderJunit(report);
      // XML 1.0, 2.2: all that a document may hold.
      expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
      const names = elementsOf(xml);
      expectNested(names);
      return names;
    });
  });

  test('SARIF', () => {
    holds((report) => sarifProblems(renderSarif(report)), isPath);
  });

  test('JSON, which gives every text back as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { findings } = JSON.parse(renderJson(hostileReport(text))) as { findings: { message: string }[] };
        expect(findings.map(({ message }) => message)).toEqual([text, text]);
      }),
      draws(150),
    );
  });

  test('the drawing of a loop', () => {
    const shape = (server: string): unknown =>
      mermaidLoop([hop({ server, zone: server, to: server, via: server }), hop()]).map((line) => {
        expect(line).toMatch(/^[^"]*(?:"[^"]*"[^"]*)?(?:"[^"]*"[^"]*)?$/);
        return line.replace(/"[^"]*"/g, '""');
      });
    fc.assert(
      fc.property(texts, (text) => {
        expect(shape(text)).toEqual(shape('x'));
      }),
    );
  });

  test.each([[true], [false]])('the terminal, with colour: %s', (color) => {
    fc.assert(
      fc.property(texts, (text) => {
        const printed = renderText(hostileReport(text), { color, quiet: false });
        // Nothing that moves the cursor, turns the reading direction, or cannot be seen; only our own colours.
        const own = new RegExp(`${String.fromCharCode(27)}\\[\\d{1,2}m`, 'g');
        expect(printed.replace(own, '').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }),
    );
  });
});
