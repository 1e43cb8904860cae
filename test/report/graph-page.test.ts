/** The graph's page in a browser: what only a layout engine knows. Left out, and said so, where there is no Chromium. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { diffSnapshots } from '../../src/judge/diff/diff.ts';
import { pictureOf } from '../../src/judge/picture.ts';
import { renderGraphHtml } from '../../src/report/graph-html.ts';
import { renderHtml } from '../../src/report/html.ts';
import { textsOf } from '../support/repositories.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { HOSTILE } from './support.ts';

const BROWSER = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (BROWSER === undefined)
  process.stderr.write('graph-page.test.ts: no Chromium is there: the page is not looked at\n');

/** Runs in the page, after its own script; what it finds becomes the text of an element. */
const PROBE = `
const errors = [];
addEventListener('error', (event) => errors.push(event.message));
const nodes = Array.from(document.querySelectorAll('.node'));
const rects = nodes.map((one) => one.getBoundingClientRect());
const disjoint = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
let overlaps = 0;
rects.forEach((a, i) => rects.slice(i + 1).forEach((b) => { if (!disjoint(a, b)) overlaps += 1; }));
const outside = nodes.flatMap((node) => Array.from(node.querySelectorAll('button, .text, small')).filter((one) => {
  const [a, b] = [node.getBoundingClientRect(), one.getBoundingClientRect()];
  return b.left < a.left - 1 || b.right > a.right + 1 || b.top < a.top - 1 || b.bottom > a.bottom + 1;
})).length;
document.getElementById('name').value = 'example.org';
document.getElementById('ask').requestSubmit();
const answer = document.getElementById('answer').textContent;
const lit = document.querySelectorAll('.graph path.on').length;
document.querySelector('.node .head').click();
const detail = document.getElementById('detail').textContent;
const unnamed = Array.from(document.querySelectorAll('button, input, select')).filter((one) =>
  !(one.textContent.trim() || one.closest('label') || one.getAttribute('aria-label'))).length;
const wide = document.documentElement.scrollWidth > innerWidth;
const out = parent.document.createElement('pre');
out.className = 'probe';
out.id = frameElement.id;
out.textContent = JSON.stringify({ nodes: nodes.length, overlaps, outside, answer, lit, detail, unnamed, wide, errors });
parent.document.body.append(out);
`;

interface Probed {
  readonly nodes: number;
  readonly overlaps: number;
  readonly outside: number;
  readonly answer: string;
  readonly lit: number;
  readonly detail: string;
  readonly unnamed: number;
  readonly wide: boolean;
  readonly errors: readonly string[];
}

/** Everything that axe finds wrong, as the rule and the first element, and the scheme that it looked at. */
const AXE = `
axe.run(document, { resultTypes: ['violations'] }).then((found) => {
  const out = parent.document.createElement('pre');
  out.className = 'probe';
  out.id = frameElement.id;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const violations = found.violations.map((one) => one.id + ' ' + one.nodes[0].html.slice(0, 200));
  out.textContent = JSON.stringify({ scheme, violations });
  parent.document.body.append(out);
});
`;

/** Only the page's own script runs by the policy; a script of ours needs it lifted. */
function probed(html: string, script: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/** What scripts of ours write into elements of class `probe`, by their ids. */
function inBrowser(html: string, flags: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'loopgate-page-'));
  try {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const { stdout } = spawnSync(
      BROWSER ?? '',
      [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--dump-dom'],
        ...[`--user-data-dir=${join(folder, 'profile')}`, ...flags, `file://${file}`],
      ],
      { encoding: 'utf8', timeout: 90_000, maxBuffer: 64 * 1024 * 1024 },
    );
    const found = stdout.matchAll(/<pre class="probe"(?: id="(\w+)")?>([\s\S]*?)<\/pre>/g);
    return new Map(
      [...found].map(([, id = '', text = '']) => [
        id,
        text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages beside each other in one window, each in a frame of its own width: a browser takes a second to start. */
const LOOKED_AT: Readonly<Record<string, readonly [html: () => string, width: number]>> = {
  wide: [() => pageOf('examples/nodelocaldns/broken'), 1280],
  narrow: [() => pageOf('examples/nodelocaldns/broken'), 390],
  gateway: [() => pageOf('test/repos/incidents/61-gateway-and-pi-hole/broken'), 390],
  chart: [() => pageOf('test/repos/platforms/chart-node-local-dns/broken'), 1280],
  hostile: [hostilePage, 1280],
};
let looked: ReadonlyMap<string, string> | undefined;
function look(id: string): Probed {
  looked ??= lookAtAll();
  return JSON.parse(looked.get(id) ?? '{}') as Probed;
}
function lookAtAll(): ReadonlyMap<string, string> {
  const frames = Object.entries(LOOKED_AT).map(([name, [html, width]]) => frame(name, probed(html(), PROBE), width));
  return inBrowser(`<!doctype html><body>${frames.join('')}</body>`, ['--window-size=1400,900']);
}
function frame(name: string, html: string, width: number): string {
  const text = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe id="${name}" style="border: 0; width: ${width}px; height: 900px" srcdoc="${text}"></iframe>`;
}

type Scheme = 'dark' | 'light';
const CHECKED_BY_AXE: Readonly<Record<string, () => string>> = {
  graph: () => pageOf('examples/nodelocaldns/broken'),
  report: reportPage,
};
const checked = new Map<Scheme, ReadonlyMap<string, string>>();
function violations(page: string, scheme: Scheme): unknown {
  const found = checked.get(scheme) ?? checkAll(scheme);
  checked.set(scheme, found);
  return JSON.parse(found.get(page) ?? '{}');
}
/** blink's `preferredColorScheme`: 0 is dark, 1 is light (third_party/blink/public/mojom/css/preferred_color_scheme.mojom). */
function checkAll(scheme: Scheme): ReadonlyMap<string, string> {
  const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const script = `${source.replaceAll('</script', '<\\/script')};${AXE}`;
  const frames = Object.entries(CHECKED_BY_AXE).map(([name, html]) => frame(name, probed(html(), script), 1280));
  return inBrowser(`<!doctype html><html style="color-scheme: light dark"><body>${frames.join('')}</body></html>`, [
    `--blink-settings=preferredColorScheme=${scheme === 'dark' ? 0 : 1}`,
    '--virtual-time-budget=20000',
    '--window-size=1400,900',
  ]);
}

const pageOf = (folder: string): string => renderGraphHtml(pictureOf(scanTexts(textsOf(folder)).head));

function reportPage(): string {
  const broken = textsOf('examples/nodelocaldns/broken');
  const { head, base, report } = scanTexts(broken, textsOf('examples/nodelocaldns/sound'));
  const diff = base === undefined ? undefined : diffSnapshots(base, head, 'base');
  if (diff === undefined || diff.changes.length === 0) throw new Error('nothing changed');
  return renderHtml({ ...report, diff });
}

function hostilePage(): string {
  const name = HOSTILE.map(([one]) => one).join(' ');
  const picture = pictureOf(scanTexts(textsOf('examples/kubeadm-stub-listener/broken')).head);
  return renderGraphHtml(
    JSON.parse(
      JSON.stringify(picture, (key, value) => (key === 'label' || key === 'name' || key === 'names' ? name : value)),
    ),
  );
}

(BROWSER === undefined ? describe.skip : describe)('the page of the graph in a browser', () => {
  test.each(['wide', 'narrow', 'gateway', 'chart'])(
    '%s: nothing overlaps, overflows or fails',
    (page) => {
      const seen = look(page);
      expect(seen).toMatchObject({ overlaps: 0, outside: 0, unnamed: 0, wide: false, errors: [] });
      expect(seen.nodes).toBeGreaterThan(1);
      expect(seen.answer).toContain('example.org. is one of');
      expect(seen.lit).toBeGreaterThan(0);
      expect(seen.detail).toMatch(/DNS server: .*:\d+/s);
    },
    120_000,
  );

  test.each(['dark', 'light'] as const)(
    'axe finds nothing wrong with the graph and the report, %s',
    (scheme) => {
      expect(violations('graph', scheme)).toEqual({ scheme, violations: [] });
      expect(violations('report', scheme)).toEqual({ scheme, violations: [] });
    },
    120_000,
  );

  test('hostile names stay text', () => {
    const seen = look('hostile');
    expect(seen).toMatchObject({ overlaps: 0, outside: 0, wide: false, errors: [] });
  }, 120_000);
});
