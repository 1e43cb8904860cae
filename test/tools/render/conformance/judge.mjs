/** What loopgate says of files, without the places: those are of the files, and the tool's text has none. */
import { register } from 'node:module';

register('../../../../scripts/typescript-loader.mjs', import.meta.url);
const { check, loadConfig } = await import('../../../../src/judge/check.ts');


/** Names that kustomize makes end in a hash of their content. */
function unhashed(name) {
  return name?.replace(/-[0-9a-z]{10}$/, '');
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
  const refusals = [];
  const unfollowed = [];
  for (const finding of report.findings) {
    const { code, severity, certainty, probability, guard, server, zone, names, message } = finding;
    if (code === 'LG802') (/kustomize refuses/.test(message) ? refusals : unfollowed).push(message);
    else if (code === 'LG801') unfollowed.push(message);
    else if (code === 'LG101') verdicts.push(said([severity, code, certainty, probability, guard, ...aroundOf(finding)]));
    // What is missing is told once for a file, and the files are others.
    else if (code === 'LG305') verdicts.push(said([severity, code]));
    // In base64 every block of a Secret has one place, and one note.
    else if (code === 'LG202' && /\/Secret\//.test(server)) continue;
    else if (code !== 'LG803') verdicts.push(said([severity, code, certainty, probability, guard, unhashed(server), zone, names]));
  }
  const sorted = [...new Set(verdicts)].sort();
  return { verdicts: sorted, loops: sorted.filter((one) => one.startsWith('error LG101')), refusals, unfollowed };
}

function said(parts) {
  return parts.filter((one) => one !== undefined).join(' ');
}

/** The servers of a loop and the zones that come back: where it is told, and in which words, depends on the order of files. */
function aroundOf({ cycle, names, path }) {
  const servers = new Set(cycle.map((hop) => unhashed(hop.server)));
  const also = path.flatMap((step) => /^the same \w+ brings (.*) back to /.exec(step.says)?.[1] ?? []);
  const texts = [names, ...also];
  // Names less some zones are told as such only where those go elsewhere; with them they are all.
  const isRoot = texts.some((text) => text === 'every name' || /\boutside\b/.test(text));
  const zones = isRoot ? ['.'] : texts.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)*\.[\w-]+/g) ?? []);
  return [[...servers].sort().join('+'), [...new Set(zones)].sort().join(', ')];
}

/**
 * How a verdict of the files differs from that of what the tool made of them: `missed` and `false` loops, a `refusal` told of
 * what is built, `verdict` for any other difference, and `said` where the reader was told that something is not followed.
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
