import { grouped } from '../../core/text/append.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { withoutVariables } from '../../core/text/placeholder.ts';
import { type TemplateLanguage, templateLanguage } from '../../core/text/template-language.ts';
import type { Finding, Severity } from '../report/finding.ts';
import type { SearchableSnapshot } from '../snapshot.ts';
import { type GoneServer, lostConfigurations, lostServers } from './blocks.ts';
import { workloadsWithoutForward } from './idle-workloads.ts';
import { appliedOutOfSight } from './out-of-sight/applied-out-of-sight.ts';
import { editedManifests } from './out-of-sight/edited-manifests.ts';
import { fetchedBuilds } from './out-of-sight/fetched-builds.ts';
import { type OpenGuard, openGuards } from './out-of-sight/flipped-variables.ts';
import { leftAddresses } from './out-of-sight/left-addresses.ts';
import { type LeftOverride, leftOverrides } from './out-of-sight/left-overrides.ts';
import { leftReleases } from './out-of-sight/left-releases.ts';
import { mountedElsewhere } from './out-of-sight/mounted-elsewhere.ts';
import { leftFolders } from './out-of-sight/moved-deployments.ts';
import { movedOutOfSight } from './out-of-sight/moved-out-of-sight.ts';
import { unreadBases } from './out-of-sight/unread-bases.ts';
import { unreadChanges } from './out-of-sight/unread-changes.ts';
import { fetchedAnew, unreadSuccessors } from './out-of-sight/unread-successors.ts';
import { withheldServers } from './out-of-sight/withheld-servers.ts';
import { finding, type Rule } from './rule.ts';

export const unreadable: Rule = {
  slug: 'unreadable',
  needs: 'lookups',
  *check(head, base) {
    const templates: Template[] = [];
    const links: Location[] = [];
    const covered = new Set<string>();
    // What nobody could read before may lose its guard now.
    const unread = new Set(base?.notices.flatMap(({ kind, at }) => (kind === 'unreadable' ? at.file.path : [])));
    for (const one of goneServers(head, base)) {
      covered.add(one.at.file.path);
      yield one;
    }
    for (const notice of head.notices) {
      if (notice.kind !== 'unreadable') continue;
      if (notice.beside === true && (base === undefined || !isLost(notice, base))) {
        if (notice.isLink === true && isNewBeside(notice, head, base)) yield reported(notice, head, base);
        else if (notice.isLink === true) links.push(notice.at);
        continue;
      }
      const language =
        notice.template === true && !isTurned(notice, head, base) ? templateLanguage(notice.at.file) : undefined;
      if (language === undefined) {
        if (!unread.has(notice.at.file.path)) covered.add(notice.at.file.path);
        yield reported(notice, head, base);
      } else templates.push({ notice, language });
    }
    yield* ofTemplates(templates);
    yield* ofLinks(links);
    if (base === undefined) return;
    for (const { url, at } of fetchedAnew(head, base)) yield fetched(url, at);
    for (const one of leftOverrides(head, base)) yield ofLeftOverride(one);
    for (const at of unreadBases(head, base)) {
      covered.add(at.file.path);
      yield unreadInBase(at);
    }
    const edits = [...editedManifests(head, base)];
    for (const { path, at } of edits) yield edited(path, at);
    for (const one of openGuards(head, base)) {
      covered.add(one.at.file.path);
      yield ofOpenGuard(one);
    }
    const lines = new Set(edits.map(({ at }) => lineKey(at)));
    for (const one of unreadChanges(head, base, covered))
      if (one.severity !== 'note' || !lines.has(lineKey(one.at))) yield one;
  },
};

function lineKey({ file, span }: Location): string {
  return `${file.text.slice(0, span.start).split('\n').length} ${file.path}`;
}

/**
 * From what still says most of the server to what says least; of one that several find, the first tells. What gave the
 * server in the base is still there (its release, its build, what deploys its folder, its own objects), or it has left
 * (to a file, from a command, with its namespace).
 */
const FINDERS: readonly ((head: SearchableSnapshot, base: SearchableSnapshot) => Iterable<GoneServer>)[] = [
  leftReleases,
  fetchedBuilds,
  leftFolders,
  withheldServers,
  mountedElsewhere,
  movedOutOfSight,
  appliedOutOfSight,
  leftAddresses,
  unreadSuccessors,
];

function* goneServers(head: SearchableSnapshot, base: SearchableSnapshot | undefined): Iterable<Finding> {
  const isGone = lostConfigurations(head, base);
  const gone = new Map(lostServers(head, base).map(({ workload, at }) => [workload, { at, how: STAYS }]));
  for (const notice of head.notices) {
    const loss = isGone(notice);
    if (loss !== undefined && notice.unseen !== undefined)
      gone.set(notice.unseen, { at: notice.at, how: loss === 'stays' ? STAYS : REPLACES });
  }
  const found = base === undefined ? [] : FINDERS.flatMap((find) => [...find(head, base)]);
  for (const { server, at, how } of found)
    if (!gone.has(server)) gone.set(server, { at, how: `, which the base has, ${how}` });
  // Without a forward a guard guards nothing.
  const idle = base === undefined || gone.size === 0 ? new Set() : workloadsWithoutForward(base);
  for (const [server, { at, how }] of gone)
    yield finding('unreadable', ['configuration', server], {
      severity: idle.has(server) ? 'note' : 'warning',
      cluster: '',
      server,
      at,
      message: idle.has(server)
        ? `The configuration of ${server}${how}, and there forwards nothing: whether it forwards now is not known.`
        : `The configuration of ${server}${how}: where it forwards to now, and whether it still has its guard, is not known.`,
      advice: 'Keep the configuration where it is scanned, or scan it where it is kept now.',
    });
}

function fetched(url: string, at: Location): Finding {
  const message = `What this command applies is fetched and not read: \`${url}\`.`;
  const advice = 'Keep what is applied in the repository, or scan it where it is kept.';
  return finding('unreadable', ['fetched', url], { severity: 'note', cluster: '', at, message, advice });
}

function ofLeftOverride({ server: { name, cluster, at }, notice }: LeftOverride): Finding {
  return finding('unreadable', ['left override', name], {
    severity: 'warning',
    cluster,
    server: name,
    at,
    message: `${name} has no loop plugin here, and what the base has over it is gone: whether that brought the guard is not known.`,
    advice: 'Put `loop` into the configuration itself.',
    path: [{ at: notice.at, description: 'the base has this over it, which is not read' }],
  });
}

function unreadInBase(at: Location): Finding {
  const message =
    'This Corefile has no loop plugin, and the base could not be read here: whether its guard is lost is not known.';
  const advice = 'Put `loop` into this Corefile, or compare with a base that can be read.';
  return finding('unreadable', ['unread in the base', at.file.path], {
    severity: 'warning',
    cluster: '',
    at,
    message,
    advice,
  });
}

function edited(path: string, at: Location): Finding {
  const what =
    path === ''
      ? 'This is too long to be searched for commands that change manifests'
      : `This changes \`${path}\` where its guard or a forward may stand, and what comes of it is not read`;
  const message = `${what}: whether names come back then, and whether the guard is left, is not known.`;
  const advice = 'Write it into the file itself, where it is read.';
  return finding('unreadable', ['edited', path], { severity: 'warning', cluster: '', at, message, advice });
}

function ofOpenGuard({ name, at, decides }: OpenGuard): Finding {
  const message = `This change sets \`${name}\` to another value here, with which a Corefile is filled in: whether its server still has the loop plugin is not known.`;
  const advice = 'Scan what the template is rendered to, or write `loop` where it is read.';
  const path = [{ at: decides, description: 'this is filled in' }];
  return finding('unreadable', ['filled in', name], { severity: 'warning', cluster: '', at, message, advice, path });
}

const STAYS = ', which the base has, is not in sight any more';
const REPLACES = ', which comes in place of a server that the base shows, is not in the repository';

function reported(notice: Notice, head: SearchableSnapshot, base: SearchableSnapshot | undefined): Finding {
  const turned = isTurned(notice, head, base);
  return finding('unreadable', [withoutVariables(notice.message), notice.at.file.path], {
    severity: turned ? 'error' : severityOf(notice, base),
    cluster: '',
    at: notice.at,
    message: notice.message,
    advice: turned ? LOST : advice(notice, base),
  });
}

interface Template {
  readonly notice: Notice;
  readonly language: TemplateLanguage;
}

/** A manifest of a folder that is applied as a whole, as far as anybody knows. */
function isNewBeside({ at }: Notice, head: SearchableSnapshot, base: SearchableSnapshot | undefined): boolean {
  const { path } = at.file;
  if (base === undefined || !/\.(?:ya?ml|json)$/i.test(path)) return false;
  if (base.notices.some((one) => one.isLink === true && one.at.file.path === path)) return false;
  return [...head.read].some((one) => directoryOf(one) === directoryOf(path));
}

/** Together, as nothing tells what is behind them. */
function* ofLinks(links: readonly Location[]): Iterable<Finding> {
  const [first] = links;
  if (first === undefined) return;
  const [is, named] = [links.length === 1 ? 'is a link' : 'are links', links.slice(0, MAX_NAMED)];
  const names = named.map(({ file }) => `\`${file.path}\``).join(', ');
  const more = links.length > MAX_NAMED ? ` and ${links.length - MAX_NAMED} more` : '';
  const message = `${names}${more} ${is} out of the tree: what is behind ${links.length === 1 ? 'it' : 'them'} was not read.`;
  const advice = 'Nothing that is read names it. Exclude it under `paths` if it holds no DNS configuration.';
  yield finding('unreadable', ['links out of the tree'], { severity: 'note', cluster: '', at: first, message, advice });
}

/** Template folders listed; more are summed up. */
const MAX_FAMILIES = 2;
const MAX_NAMED = 5;

/** Once for templates of one rendering. */
function* ofTemplates(templates: readonly Template[]): Iterable<Finding> {
  for (const language of new Set(templates.map((one) => one.language))) {
    const own = templates.filter((one) => one.language === language);
    const families = grouped(own, ({ notice }) => familyOf(notice.at.file.path));
    const groups = families.size > MAX_FAMILIES ? new Map([['', own]]) : families;
    for (const [family, members] of groups) yield together(family, members, language);
  }
}

function together(family: string, members: readonly Template[], language: TemplateLanguage): Finding {
  const places = [...new Map(members.map(({ notice }) => [notice.at.file.path, notice])).values()];
  const first = itemAt(members, 0);
  const message = places.length === 1 ? first.notice.message : severalSay(places.map(({ at }) => at));
  return finding(
    'unreadable',
    places.length === 1 ? [message, first.notice.at.file.path] : ['templates', family, language],
    { severity: 'note', cluster: '', at: first.notice.at, message, advice: HOW_TO_RENDER[language] },
  );
}

function severalSay(places: readonly Location[]): string {
  const names = places.slice(0, MAX_NAMED).map(({ file }) => `\`${file.path}\``);
  const more = places.length > MAX_NAMED ? ` and ${places.length - MAX_NAMED} more` : '';
  return `${places.length} templates have to be rendered first to be judged whole: ${names.join(', ')}${more}.`;
}

function familyOf(path: string): string {
  const below = /^(.*?)(?:^|\/)templates\//.exec(path)?.[1];
  return below ?? directoryOf(path);
}

const HOW_TO_RENDER: Readonly<Record<TemplateLanguage, string>> = {
  helm: 'Scan the rendered output, for example `helm template ... | loopgate scan -`.',
  go: 'Scan what the program that fills in this template writes.',
  jinja: 'Scan the files that the playbook or generator writes from this template.',
  erb: 'Scan the files that are written from this template.',
  terraform: 'Scan the text that Terraform makes of this template.',
  other: 'Scan the text that results once its values are filled in.',
};

/** What the comparison cannot see, but saw before, is no green comparison. */
function severityOf(notice: Notice, base: SearchableSnapshot | undefined): Severity {
  if (notice.template === true || notice.stale === true) return 'note';
  return base !== undefined && isLost(notice, base) ? 'error' : 'warning';
}

/** A readable file that became a template. */
function isTurned(notice: Notice, head: SearchableSnapshot, base: SearchableSnapshot | undefined): boolean {
  if (notice.template !== true || base === undefined) return false;
  const { path } = notice.at.file;
  return (
    base.read.has(path) &&
    !head.read.has(path) &&
    !base.notices.some((one) => one.template === true && one.at.file.path === path)
  );
}

function isLost(notice: Notice, base: SearchableSnapshot): boolean {
  if (notice.unread === undefined && notice.limit === undefined) return false;
  const { path } = notice.at.file;
  const before = base.notices.some(
    (one) => one.kind === 'unreadable' && one.at.file.path === path && one.message === notice.message,
  );
  if (before) return false;
  return (
    notice.limit !== undefined || notice.unread === 'bound' || (wasRead(path, base) && mayHaveMattered(notice, base))
  );
}

/** What links to nothing now, and is of no server by its name, was one by what it said. */
function mayHaveMattered({ beside, at }: Notice, base: SearchableSnapshot): boolean {
  return beside !== true || !base.read.has(at.file.path) || base.lookups.unread().hasMarker(at.file.path) !== false;
}

function wasRead(path: string, base: SearchableSnapshot): boolean {
  if (base.read.has(path)) return true;
  for (const one of base.read) if (one.startsWith(`${path}/`)) return true;
  return false;
}

const LOST = 'Correct the file: the base could be read, and what changed in it cannot be compared.';

function advice(notice: Notice, base: SearchableSnapshot | undefined): string {
  if (notice.limit !== undefined)
    return 'Scan less at once, or reduce it: docs/limits.md lists the limits of one scan.';
  if (base === undefined || !isLost(notice, base)) return 'Correct the file, or exclude it under `paths`.';
  return notice.unread === 'bound' ? 'Split the file: what a scan cannot read it cannot compare with the base.' : LOST;
}
