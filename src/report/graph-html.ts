import { createHash } from 'node:crypto';
import type { Location } from '../core/text/location.ts';
import type { GraphPicture, PictureCluster, PictureLoop, PictureWay } from '../judge/report/graph-picture.ts';
import { type Box, type BoxRow, type Drawing, drawCluster, type Leg, MARGIN } from './graph-drawing.ts';
import { GRAPH_SCRIPT } from './graph-page-script.ts';
import { GRAPH_STYLE } from './graph-page-style.ts';
import { pathHtml } from './html.ts';
import type { LinkFor, Pen } from './markdown-finding.ts';
import { escapeMarkup } from './markup-text.ts';
import { page } from './page.ts';
import { openPlaces } from './places.ts';
import { counted } from './words.ts';

/** Clusters open at first. */
const MAX_OPEN = 6;
/** Arrows of one drawing that a browser still scrolls. */
const MAX_LEGS = 4_000;
const MAX_LOOPS = 20;
/** Pixels of an ordinary page; a wider picture is scaled down while readable. */
const DESK = 1_232;
const MIN_ZOOM = 0.8;
const MAX_LISTED = 5_000;

export function renderGraphHtml({ clusters }: GraphPicture, linkFor: LinkFor = () => undefined): string {
  const pen: Pen = { places: openPlaces(), linkFor, isChanged: () => false };
  const open = new Set([...clusters.filter(({ loops }) => loops.length > 0), ...clusters].slice(0, MAX_OPEN));
  const body = [
    ARROW_HEADS,
    '<h1>Who forwards to whom</h1>\n',
    clusters.length === 0 ? '<p>No DNS server was found.</p>\n' : LEGEND,
    controls(clusters),
    clusters.length > 1 ? index(clusters) : '',
    ...clusters.map((cluster, number) => section(cluster, { number, open: open.has(cluster) }, pen)),
    DETAIL,
  ];
  return page('loopgate: who forwards to whom', body.join(''), {
    style: GRAPH_STYLE,
    script: { text: GRAPH_SCRIPT, sha256: createHash('sha256').update(GRAPH_SCRIPT).digest('base64') },
  });
}

const LEGEND = `<ul class="legend" aria-label="Legend">
<li><span class="key server"></span> DNS server: its blocks, and what each forwards</li>
<li><span class="key file"></span> resolver file</li>
<li><span class="key service"></span> Service</li>
<li><span class="key leaves"></span> server outside</li>
<li><span class="key unknown"></span> not stated, or nobody there</li>
<li><span class="line loops"></span> comes back: a loop</li>
<li><span class="line"></span> forwards</li>
<li><span class="line unsure"></span> assumed</li>
</ul>
`;

const DETAIL = `<section id="detail" aria-live="polite" aria-label="Place" hidden="">
<p id="detail-text"></p>
<p><code id="detail-place"></code> <button type="button" id="copy">Copy</button> <button type="button" id="close">Close</button></p>
</section>
`;

function controls(clusters: readonly PictureCluster[]): string {
  const choices = clusters.map(({ name }, number) => `<option value="c${number}">${escapeMarkup(name, 100)}</option>`);
  const choice =
    clusters.length < 2
      ? ''
      : `<label>Cluster <select id="cluster"><option value="">all</option>${choices.join('')}</select></label>\n`;
  return `<div id="controls" hidden="">
<form id="ask"><label>Where does a name go? <input id="name" placeholder="example.org" autocomplete="off" spellcheck="false"></label> <button>Show its way</button></form>
<label>Find <input id="search" type="search" placeholder="server, zone, address" autocomplete="off" spellcheck="false"></label> <span id="found" role="status"></span>
${choice}<div id="answer" aria-live="polite"></div>
</div>
`;
}

function index(clusters: readonly PictureCluster[]): string {
  const items = clusters.map(({ name, servers, loops }, number) => {
    const bad = loops.length === 0 ? '' : `, <strong class="error">${counted(loops.length, 'loop')}</strong>`;
    return `<li><a href="#c${number}">${escapeMarkup(name, 100)}</a>: ${counted(servers.length, 'server')}${bad}</li>\n`;
  });
  return `<nav aria-label="Clusters"><details open=""><summary>${counted(clusters.length, 'cluster')}</summary><ul class="index">\n${items.join('')}</ul></details></nav>\n`;
}

interface Placing {
  readonly number: number;
  readonly open: boolean;
}

function section(cluster: PictureCluster, { number, open }: Placing, pen: Pen): string {
  const { name, servers, loops, ways, waysAreExact, unfollowed } = cluster;
  const counts = `${counted(servers.length, 'DNS server')}, ${loops.length === 0 ? 'no loop' : `<span class="error">${counted(loops.length, 'loop')}</span>`}`;
  const body = [
    ...loops.slice(0, MAX_LOOPS).map((loop) => loopHtml(loop, pen)),
    loops.length > MAX_LOOPS ? `<p>and ${counted(loops.length - MAX_LOOPS, 'more loop')}</p>\n` : '',
    unfollowed > 0 ? '<p>There are too many names and servers to follow all: arrows may be missing.</p>\n' : '',
    pictureHtml(cluster, pen),
    listHtml(cluster, pen),
    ways === undefined ? '' : waysHtml(ways),
  ];
  return `<details class="cluster" id="c${number}" data-name="${escapeMarkup(name, 200)}" data-exact="${waysAreExact ? 'yes' : 'no'}"${open ? ' open=""' : ''}>
<summary><h2>${escapeMarkup(name, 200)}</h2> <span class="calm">${counts}</span></summary>
${body.join('')}</details>
`;
}

function pictureHtml(cluster: PictureCluster, pen: Pen): string {
  const { edges, name } = cluster;
  if (edges.length > MAX_LEGS)
    return `<p>${edges.length} arrows are too many for a picture; they are in the list below.</p>\n`;
  const drawing = drawCluster(cluster, (at) => placeText(at, pen).replace(/^.*\/(?=[^/]*\/[^/]*$)/, ''));
  return drawingHtml(drawing, name, pen);
}

function loopHtml(loop: PictureLoop, pen: Pen): string {
  const sure = loop.certainty === 'always' ? 'always' : loop.certainty;
  return `<article class="loop">\n<h3><span class="error">↺ Loop</span>, ${sure}: ${escapeMarkup(loop.names, 300)}</h3>\n${pathHtml(loop, pen)}</article>\n`;
}

function drawingHtml(drawing: Drawing, name: string, pen: Pen): string {
  const { boxes, legs, width, height, narrowHeight, left } = drawing;
  const rest =
    left === 0
      ? ''
      : `<p>Drawn are the servers that ${legs.some(({ loops }) => loops) ? 'loop' : 'most others ask'}. ${counted(left, 'more server')}: find them in the list below.</p>\n`;
  const zoom = Math.max(MIN_ZOOM, Math.min(1, DESK / width)).toFixed(2);
  const size = `--gw:${width}px;--gh:${height}px;--gn:${narrowHeight}px;--gz:${zoom}`;
  return `${rest}<div class="scroll" role="group" tabindex="0" aria-label="Picture of ${escapeMarkup(name, 200)}; the same stands in the list below it">
<div class="graph" style="${size}">
<svg class="wide" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">
${legs.map((leg) => legSvg(leg, leg.wide)).join('\n')}
</svg>
<svg class="narrow" width="${MARGIN}" height="${narrowHeight}" viewBox="0 0 ${MARGIN} ${narrowHeight}" aria-hidden="true">
${legs.map((leg) => legSvg(leg, leg.narrow)).join('\n')}
</svg>
${boxes.map((box) => boxHtml(box, pen)).join('\n')}
</div>
</div>
`;
}

function legSvg({ edges, loops, unsure }: Leg, path: string): string {
  const classes = [...(loops ? ['loops'] : []), ...(unsure ? ['unsure'] : [])].join(' ');
  return `<path class="${classes}" data-e="${edges.join(' ')}" marker-end="url(#${loops ? 'loop-tip' : 'tip'})" d="${path}"/>`;
}

const ICONS: Readonly<Record<Box['kind'], string>> = {
  server: '',
  file: '≡',
  service: '⇄',
  leaves: '☁',
  unknown: '?',
  nobody: '∅',
};

const KINDS: Readonly<Record<Box['kind'], string>> = {
  server: 'DNS server',
  file: 'Resolver file',
  service: 'Service',
  leaves: 'Outside',
  unknown: 'Not stated',
  nobody: 'Nobody answers',
};

function boxHtml(box: Box, pen: Pen): string {
  const { kind, title, second, at, rows, edges, width, height, x, y, narrowY } = box;
  const style = `--x:${x}px;--y:${y}px;--n:${narrowY}px;--w:${width}px;--h:${height}px`;
  const icon = ICONS[kind] === '' ? '' : `<span class="icon" aria-hidden="true">${ICONS[kind]}</span> `;
  const looping = rows.some(({ loops }) => loops) ? ' looping' : '';
  const full = kind === 'server' && second !== '' ? `${second}/${title}` : title;
  const data = `${placeData(`${KINDS[kind]}: ${full}`, at, pen)} data-e="${edges.join(' ')}"`;
  const below =
    second === ''
      ? kind === 'server'
        ? ''
        : `<small>${KINDS[kind]}</small>`
      : `<small>${escapeMarkup(second, 200)}</small>`;
  const head = `<button type="button" class="head" ${data}>${icon}<span class="text">${escapeMarkup(title, 300)}</span>${below}</button>`;
  return `<div class="node ${kind}${looping}" style="${style}">${head}${rows.map((row) => rowHtml(row, pen)).join('')}</div>`;
}

function rowHtml({ kind, first, second, guard, at, edges, loops, height }: BoxRow, pen: Pen): string {
  if (kind === 'block') {
    const badge = guard ? ' <span class="guard">loop</span>' : '';
    const title = `Server block ${first} ${second}${guard ? ', guarded by the loop plugin' : ', without the loop plugin'}`;
    return `<button type="button" class="block" ${placeData(title, at, pen)}><span class="text"><b>${escapeMarkup(first, 200)}</b> ${escapeMarkup(second, 100)}</span>${badge}</button>`;
  }
  return `<button type="button" class="forward${loops ? ' loops' : ''}" style="height:${height}px" ${placeData(`${first} → ${second}`, at, pen)} data-e="${edges.join(' ')}"><span class="text">${escapeMarkup(first, 200)}</span><small>→ ${escapeMarkup(second, 200)}</small></button>`;
}

function placeData(title: string, at: Location | undefined, pen: Pen): string {
  const shown = escapeMarkup(title, 500);
  if (at === undefined) return `data-title="${shown}" title="${shown}"`;
  const { file, revision, start } = pen.places.of(at);
  const address = pen.linkFor(file, start.line, revision);
  const link =
    address !== undefined && /^https?:\/\/[!-~]+$/.test(address) ? ` data-link="${escapeMarkup(address)}"` : '';
  return `data-title="${shown}" title="${shown}" data-place="${escapeMarkup(placeText(at, pen), 400)}"${link}`;
}

function placeText(at: Location, { places }: Pen): string {
  const { file, start } = places.of(at);
  return `${file}:${start.line}`;
}

function listHtml({ edges }: PictureCluster, pen: Pen): string {
  if (edges.length === 0) return '<p>No server here forwards anything.</p>\n';
  const rows = edges.slice(0, MAX_LISTED).map(({ from, to, names, label, policy, stations, loops, certainty, at }) => {
    const target = typeof to === 'string' ? to : `${to.server} (zone ${to.zone})`;
    const by = [...stations.map((one) => one.label), label, ...(policy === undefined ? [] : [policy])].join(', ');
    const state = loops
      ? `<strong class="error">↺ loop, ${certainty}</strong>`
      : certainty === 'always'
        ? ''
        : certainty;
    const cells = [`${from.server} (zone ${from.zone})`, names, target, by].map(
      (one) => `<td>${escapeMarkup(one, 300)}</td>`,
    );
    return `<tr>${cells.join('')}<td>${state}</td><td><code>${escapeMarkup(placeText(at, pen), 300)}</code></td></tr>\n`;
  });
  const more = edges.length > MAX_LISTED ? `<p>and ${edges.length - MAX_LISTED} more</p>\n` : '';
  return `<details class="list"><summary>The same as a list (${edges.length})</summary>
<div class="scroll" role="group" tabindex="0" aria-label="List"><table><thead><tr><th>server block</th><th>names</th><th>go to</th><th>by</th><th>state</th><th>place</th></tr></thead><tbody>
${rows.join('')}</tbody></table></div>
${more}</details>
`;
}

const ENDS: Readonly<Record<string, string>> = {
  answered: 'answered',
  fails: 'fails',
  leaves: 'leaves the cluster',
  loops: '↺ loops',
  unknown: 'not known',
};

function waysHtml(ways: readonly PictureWay[]): string {
  const items = ways.map(({ zones, part, names, entries }) => {
    const lines = entries.map(({ server, outcomes }) => {
      const ends = outcomes.map(({ disposition, certainty, because, edges }) => {
        const bad = disposition === 'loops' ? ' class="error"' : '';
        const sure = certainty === 'always' ? '' : `, ${certainty}`;
        const why = because === undefined ? '' : ` (${escapeMarkup(because, 200)})`;
        return `<span data-edges="${edges.join(' ')}"${bad}>${ENDS[disposition] ?? disposition}${sure}${why}</span>`;
      });
      return `<li>${escapeMarkup(server, 200)}: ${ends.length === 0 ? 'takes no queries' : ends.join('; ')}</li>`;
    });
    const data = `data-zones="${escapeMarkup(zones.join(' '), 20_000)}" data-part="${part}" data-names="${escapeMarkup(names, 500)}"`;
    return `<div class="way" ${data}><p><b>${escapeMarkup(names, 500)}</b></p><ul>${lines.join('')}</ul></div>\n`;
  });
  return `<details class="ways"><summary>Where names go (${counted(ways.length, 'set')} of names)</summary>\n${items.join('')}</details>\n`;
}

const ARROW_HEADS = `<svg width="0" height="0" aria-hidden="true"><defs>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>
<marker id="loop-tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="tip loops" d="M0 0L8 4L0 8z"/></marker>
</defs></svg>
`;
