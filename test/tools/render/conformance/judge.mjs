/** What loopgate says of files, without the places: those are of the files, and the tool's text has none. */
import { register } from 'node:module';

register('../../../../scripts/typescript-loader.mjs', import.meta.url);
const { check } = await import('../../../../src/judge/check.ts');
const { loadConfig } = await import('../../../../src/judge/load-config.ts');


/** Names that kustomize makes end in a hash of their content. */
function unhashed(name) {
  return name?.replace(/-(?:[0-9a-z]{10}|HASH)$/, '');
}

/** `config` is what the user's file says, as values. */
export function judge(files, config) {
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const { report } = check({
    tree: {
      label: 'texts',
      files: () => [...bytes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, content]) => ({ path, size: content.length, read: () => content })),
      read: (path) => bytes.get(path),
      notices: [],
    },
    config: config === undefined ? undefined : loadConfig({ path: '.loopgate.yaml', text: JSON.stringify(config) }),
    base: { status: 'not-requested' },
  });
  const verdicts = [];
  const loops = new Map();
  const refusals = [];
  const unfollowed = [];
  for (const finding of report.findings) {
    const { code, severity, certainty, probability, guard, server, zone, names, message } = finding;
    if (code === 'LG802') (/kustomize refuses/.test(message) ? refusals : unfollowed).push(message);
    else if (code === 'LG801') unfollowed.push(message);
    else if (code === 'LG101') addLoop(loops, finding);
    // What is missing is reported once for a file, and the files are others.
    else if (code === 'LG305') verdicts.push(said([severity, code]));
    // In base64 every block of a Secret has one place, and one note.
    else if (code === 'LG202' && /\/Secret\//.test(server)) continue;
    else if (code !== 'LG803') verdicts.push(said([severity, code, certainty, probability, guard, unhashed(server), zone, names]));
  }
  for (const [key, zones] of loops) verdicts.push(`${key} ${zones.has('.') ? '.' : [...zones].sort().join(', ')}`);
  const sorted = [...new Set(verdicts)].sort();
  return { verdicts: sorted, loops: sorted.filter((one) => one.startsWith('error LG101')), refusals, unfollowed };
}

function said(parts) {
  return parts.filter((one) => one !== undefined).join(' ');
}

/**
 * By servers, with all zones that come back: where it is reported, in which words, and whether blocks are reported together depends
 * on the places, which are others.
 */
function addLoop(loops, { severity, code, certainty, probability, guard, cycle, names, path }) {
  const servers = [...new Set(cycle.map((hop) => unhashed(hop.server)))].sort().join('+');
  const key = said([severity, code, certainty, probability, guard, servers]);
  const zones = loops.get(key) ?? new Set();
  loops.set(key, zones);
  const also = path.flatMap((step) => /^the same \w+ brings (.*) back to /.exec(step.says)?.[1] ?? []);
  const texts = [names, ...also];
  // Names less some zones are reported as such only where those go elsewhere; with them they are all.
  if (texts.some((text) => text === 'every name' || /\boutside\b/.test(text))) zones.add('.');
  else for (const text of texts) for (const zone of text.match(/[\w-]+(?:\.[\w-]+)*\.[\w-]+/g) ?? []) zones.add(zone);
}

/**
 * How a verdict of the files differs from that of what the tool made of them: `missed` and `false` loops, a `refusal` reported of
 * what is built, `verdict` for any other difference, and `said` where the reader learns that something is not followed.
 */
export function difference(own, real) {
  const same = own.verdicts.join('\n') === real.verdicts.join('\n');
  const names = (verdicts) => verdicts.map((one) => one.replace(/^error LG101 \S+ (?:\d\S* )?(?:\w+ )?(?=\S+\/)/, ''));
  const [a, b] = [new Set(names(own.loops)), new Set(names(real.loops))];
  const kinds = [];
  if ([...b].some((one) => !a.has(one))) kinds.push(own.unfollowed.length > 0 ? 'missed-and-said' : 'missed');
  if ([...a].some((one) => !b.has(one))) kinds.push('false');
  if (own.refusals.length > 0) kinds.push('refusal');
  if (!same && kinds.every((one) => one === 'refusal')) kinds.push(own.unfollowed.length > 0 ? 'said' : 'verdict');
  return kinds;
}
