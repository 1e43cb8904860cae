#!/usr/bin/env node
/**
 * `npm run screenshots`: the pictures of docs/pictures, taken of pages that the tool makes of the examples: light on a desk and
 * dark on a phone; with a folder both of both, there. Needs Chromium, and says so where it is not there.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

register('./typescript-loader.mjs', import.meta.url);
const root = fileURLToPath(new URL('../', import.meta.url));
const browser = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (browser === undefined) {
  console.error('screenshots: no Chromium is there, no picture is taken');
  process.exit(0);
}

const { scanTexts } = await import('../test/support/scan-texts.ts');
const { diffSnapshots } = await import('../src/judge/diff/diff.ts');
const { pictureOf } = await import('../src/judge/picture.ts');
const { renderGraph } = await import('../src/report/index.ts');
const { renderHtml } = await import('../src/report/html.ts');

const textsOf = (from) =>
  Object.fromEntries(
    readdirSync(from, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath ?? one.path, one.name))
      .sort()
      .map((path) => [path.slice(from.length + 1), readFileSync(path, 'utf8')]),
  );
const sound = textsOf(join(root, 'examples/nodelocaldns/sound'));
const broken = textsOf(join(root, 'examples/nodelocaldns/broken'));
const { head, base, report } = scanTexts(broken, sound);
if (base === undefined) throw new Error('the example has no base');

/** Each page with the height of its picture on a desk and on a phone. */
const PAGES = {
  graph: { html: await renderGraph('html', pictureOf(head)), heights: [1060, 1500] },
  report: { html: renderHtml({ ...report, diff: diffSnapshots(base, head, 'base') }), heights: [1500, 2400] },
};
const all = process.argv[2] !== undefined;
const out = process.argv[2] ?? join(root, 'docs/pictures');
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'loopgate-pictures-'));
try {
  for (const [name, { html, heights }] of Object.entries(PAGES)) {
    const page = join(folder, `${name}.html`);
    writeFileSync(page, html);
    // A window is never as narrow as a phone: the page stands in a frame of one.
    const frame = join(folder, `${name}-phone.html`);
    writeFileSync(
      frame,
      `<!doctype html><style>body{margin:0}iframe{border:0;width:390px;height:${heights[1]}px}</style><iframe src="${name}.html"></iframe>`,
    );
    for (const [scheme, flag] of [
      ['light', []],
      ['dark', ['--blink-settings=preferredColorScheme=0']],
    ]) {
      if (all || scheme === 'light') shoot(page, `${name}-${scheme}.png`, [1280, heights[0]], flag);
      if (all || scheme === 'dark') shoot(frame, `${name}-phone-${scheme}.png`, [390, heights[1]], flag);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function shoot(page, name, [width, height], flags) {
  const file = join(out, name);
  const run = spawnSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      `--user-data-dir=${folder}/profile`,
      ...flags,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
      `file://${page}`,
    ],
    { timeout: 60_000 },
  );
  if (run.status !== 0) throw new Error(`${name}: Chromium ended with ${run.status}`);
  console.log(`${name}: ${Math.round(readFileSync(file).length / 1024)} KiB`);
}
