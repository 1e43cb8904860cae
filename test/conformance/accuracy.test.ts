/** docs/accuracy.md says what the replay finds, and so do two lines of README.md; `npm run update -- test/conformance/accuracy` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { isCertain, questionDiffers } from './compare.ts';
import { fateOf, guardDiffers } from './guards.ts';
import { startDiffers, startOf } from './loopgate.ts';
import { questionsOf } from './network.ts';
import { readVectors } from './vector.ts';

interface Tally {
  vectors: number;
  versions: Set<string>;
  starts: number;
  startsAgree: number;
  questions: number;
  questionsAgree: number;
  certain: number;
  guards: number;
  guardsAgree: number;
}
const page = resolve(import.meta.dirname, '..', '..', 'docs', 'accuracy.md');
const readme = resolve(import.meta.dirname, '..', '..', 'README.md');
const fuzz = resolve(import.meta.dirname, 'fuzz.json');
const independent = resolve(import.meta.dirname, 'independent.json');

/** What a judge of its own saw, by hand from its first rounds. */
type Independent = Readonly<
  Record<'topologies' | 'questions' | 'loops' | 'always' | 'sometimes' | 'assumed' | 'unknown', number>
>;

/** What a round of the fuzzer said; fuzz.mjs writes it. */
interface Round {
  readonly version: string;
  readonly seed: number;
  readonly scenarios: number;
  readonly questions: number;
  readonly starts: number;
  readonly guards: number;
  /** What could not be played. */
  readonly unplayed: number;
  /** Set-ups that differ every time, and those that differed once. */
  readonly disagreements: number;
  /** Their numbers, where they were kept. */
  readonly differing?: readonly string[];
  readonly fleeting: number;
  readonly explained: Readonly<Record<string, number>>;
  readonly sureness: Readonly<
    Record<string, Readonly<Record<'always' | 'sometimes' | 'assumed' | 'unknown' | 'wrong' | 'otherwise', number>>>
  >;
}

test('the page of accuracy is what the vectors show', () => {
  const areas = new Map<string, Tally>();
  for (const vector of readVectors()) {
    const tally = areas.get(vector.area) ?? {
      vectors: 0,
      versions: new Set(),
      starts: 0,
      startsAgree: 0,
      questions: 0,
      questionsAgree: 0,
      certain: 0,
      guards: 0,
      guardsAgree: 0,
    };
    areas.set(vector.area, tally);
    tally.vectors += 1;
    for (const recorded of vector.recorded) {
      for (const version of recorded.versions) {
        tally.versions.add(version);
        if (vector.corefile !== undefined && vector.guard === undefined && recorded.starts !== undefined) {
          tally.starts += 1;
          if (startDiffers(recorded, startOf(vector, version)) === undefined) tally.startsAgree += 1;
        }
        if (recorded.queries === undefined && recorded.guard === undefined) continue;
        const questions = questionsOf(vector, version);
        for (const [index, answer] of (recorded.queries ?? []).entries()) {
          const question = questions[index];
          tally.questions += 1;
          if (question === undefined || questionDiffers(answer, question) !== undefined) continue;
          tally.questionsAgree += 1;
          if (isCertain(question)) tally.certain += 1;
        }
        if (recorded.guard === undefined) continue;
        tally.guards += 1;
        if (guardDiffers(recorded, fateOf(vector, version)) === undefined) tally.guardsAgree += 1;
      }
    }
  }
  const of = (agree: number, all: number): string => (all === 0 ? '' : `${agree} of ${all}`);
  const rows = [...areas].map(
    ([area, one]) =>
      `| ${area} | ${one.vectors} | ${of(one.startsAgree, one.starts)} | ${of(one.questionsAgree, one.questions)} | ${one.questions === 0 ? '' : one.certain} | ${of(one.guardsAgree, one.guards)} |`,
  );
  const versions = [...new Set([...areas.values()].flatMap((one) => [...one.versions]))].sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const total = [...areas.values()].reduce((sum, one) => sum + one.vectors, 0);
  const rounds = JSON.parse(readFileSync(fuzz, 'utf8')) as readonly Round[];
  const rowOf = (one: Round): string => {
    const explained = Object.values(one.explained).reduce((sum, count) => sum + count, 0);
    return `| ${one.version} | ${one.seed} | ${one.scenarios} | ${one.questions} | ${one.starts} | ${one.guards} | ${explained} | ${one.disagreements} | ${one.fleeting} |`;
  };
  const sureness = rounds.flatMap(({ version, seed, sureness: kinds }) =>
    Object.entries(kinds).map(
      ([kind, one]) =>
        `| ${version} | ${seed} | ${kind} | ${one.always} | ${one.sometimes} | ${one.assumed} | ${one.unknown} | ${one.wrong} | ${one.otherwise} |`,
    ),
  );
  const differing = rounds.flatMap((one) => one.differing ?? []);
  const judged = Object.entries(
    JSON.parse(readFileSync(independent, 'utf8')) as Readonly<Record<string, Independent>>,
  ).map(
    ([version, one]) =>
      `| ${version} | ${one.topologies} | ${one.questions} | ${one.loops} | ${one.always} | ${one.sometimes} | ${one.assumed} | ${one.unknown} |`,
  );
  const text = `# Accuracy

Why believe a verdict that no server has been asked for? Because real servers were asked: ${total} set-ups were run with CoreDNS
${versions.join(' and ')}, dnsmasq, unbound, BIND, PowerDNS Recursor and systemd-resolved in closed network namespaces, and what they did is kept in
[test/conformance/vectors](../test/conformance/vectors). Every test run replays it against loopgate, except for what is listed as not agreeing, and a changed
expectation fails it. This page is written by that replay.

| area | set-ups | starts that agree | questions that agree | of these without an assumption | guards that agree |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

A start agrees when both refuse with the same error on the same line, or both serve the same zones. A question agrees when what
the server did with it is one of the ways that loopgate names, and loopgate names no other way that is taken every time. A guard
agrees when the share of starts that it ended lies where loopgate expects it, or what is counted is what loopgate says to hang on an assumption. What a
server asks by itself after an answer, for the target of an alias and the like, does not count here; it is held to where a question for it goes.

What does not agree is listed with its reason in [test/conformance/skips.ts](../test/conformance/skips.ts) and summed up in
[differences.md](differences.md).

Random set-ups, the first of the seed that is named. Differences that no repository decides are explained, each by a name in
[differences.md](differences.md). What differs was played twice more, and at last its questions alone: set-ups that differ each time are disagreements, the others differed once or beside others.
All rounds were judged anew on November 24th 2026; what differed was played again then, by the laboratory as it is
(\`--again FILES --replay\`). The cures that the rounds led to are in their numbers. Of the seeds from 500000000 on four set-ups had counted as wrong for certain, and in each the
laboratory had counted a question of somebody else; of those from 530000000 on two were wrong, a reply said of a query that is dropped behind a rewrite, and a
refusal of a netblock that unbound's \`access-control-view\` lets in. Of those from 400000000 on three counted so when they were judged again: a query that BIND looked up after
its silent forwarder, and two that a BIND and a Recursor put to themselves (compare.ts says how each differs from a wrong answer). A last one was
wrong each time, of the number 510004000: that unbound always asks itself beside a BIND that looks up behind a silent forwarder. It is cured, for which
the rows of 510004000 and 420000800 were judged once more. That of 640000000 was played on November 28th; in the set-up that differs both refuse a \`view\`, by another error.

| CoreDNS | seed | set-ups | questions | starts | guards | explained | disagreements | once |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rounds.map(rowOf).join('\n')}

How surely the questions were answered; of the disagreements, what was said for sure and is wrong, and what was assumed and is otherwise:

| CoreDNS | seed | set-ups | always | by chance | assumed | unknown | wrong | otherwise |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${sureness.join('\n')}

What still differs: ${differing.length === 0 ? 'nothing' : differing.join(', ')}; [differences.md](differences.md#what-the-fuzzer-explains) says
why.

A generator and a judge written without a look at ours, from the plugins' documentation alone, played Compose projects of one to four
CoreDNS with dnsmasq and unbound between them, and held the command's own JSON to the packets that were seen:

| CoreDNS | projects | questions | loops seen | always | by chance | assumed | unknown |
| --- | --- | --- | --- | --- | --- | --- | --- |
${judged.join('\n')}

It found five faults, cured since: a container's fixed address was not its own (false \`always\`), other types of a name with data in
unbound's zones of type deny and refuse, the last of two local-zones of one name counts, an imported file judged as a server, three refusals that were missed. Of 453 starts of a
\`loop\` guard one was judged wrongly, the guard in that imported file; of 5,264 Corefiles of single plugins, most of them damaged, none was refused falsely, and
two refusals were left (\`azure\` with a secret and no client), reported since. Of what CoreDNS makes of
unbound's refusal we name REFUSED where it is FORMERR, since that reply has no question. After the cures, with fresh seeds: 80 projects, 1,344 questions,
201 loops and 88 guards, and of these faults the one of two local-zones; and with that cured 117 projects, 1,617 questions, 235 loops
and 103 guards: nothing wrong was said for certain, and five answers that were called assumed were none.

One of November 28th 2026 asked 770 set-ups some 11,000 questions over four builds, probed 240 guards, and held 735 refusals of single stanzas against the servers. Random seeds showed nothing
wrong; its hands found 16 causes (Services of other ports than 53, variables of ConfigMaps, zone files of the root, \`bind eth0\` beside a wildcard, dnsmasq's \`strict-order\` and others), cured since
or said to be assumed.

The next, of the night to November 29th 2026, had a laboratory and generators of its own again, and judged two builds more with fresh seeds after the first cures: 1,416 set-ups, 10,873 questions,
567 guards with up to five starts each, and 9,220 starts of single stanzas. Random seeds showed two causes that were wrong for certain, five questions together: the Recursor answers \`. ANY\` from its
hints (cured), and a BIND that forwards to 127.0.0.53 or another loopback address than its own reaches nobody (not cured). No guard of a seed was judged wrongly, no refusal of a set-up was missed; of
4,388 refused stanzas eight were not said, and none was said falsely. Its hands found what decides whether and where a server runs at all. Cured or assumed since: IPv4 addresses written as IPv6, addresses
of a link, arguments with which CoreDNS ends, files that no argument names, options on the daemons' command lines, containers without a common network or replicas, pods on the
host network of different nodes, releases that are not stated. What was
still said for certain then is cured or assumed since, but for 19 of 206 tried lines that BIND, dnsmasq, unbound or the Recursor refuse to start with.

One more of November 29th 2026, with a generator and a laboratory of its own again, judged builds of that day: 183 random and 338 hand-made set-ups of three versions, 4,854 questions, 1,694 of them loops,
271 guards with 526 starts, and 1,125 starts of single stanzas, of which none was refused falsely or missed beyond what is documented. Of 2,995 random questions eleven hang on one reading:
of a server whose Service reaches none of its listeners, \`trace\` asks the first one, and nobody answers at the Service. The others were right. By hand ten causes were wrong for certain, nine of
Dockerfiles, which a build of the morning had begun to read, and one of Compose's internal networks; all were tried again and are cured. Its laboratory left servers running at first: 58 of the guards prove little.

To ask the servers again: \`npm run conformance:live\`, as root, with Go, nftables and these servers at hand. Which words of
which plugin were recorded: [recorded.md](recorded.md).
`;
  const all = (count: (one: Tally) => number): number => [...areas.values()].reduce((sum, one) => sum + count(one), 0);
  const random = (count: (one: Round) => number): number => rounds.reduce((sum, one) => sum + count(one), 0);
  const wrong = random(({ sureness: kinds }) => Object.values(kinds).reduce((sum, one) => sum + one.wrong, 0));
  const front = readFileSync(readme, 'utf8').replaceAll('\r\n', '\n');
  const trusted = front.replace(
    /(?<=<!-- asked -->\n).*?(?=\n<!-- \/asked -->)/s,
    `- **Real servers were asked**: ${total} set-ups were run with four versions of CoreDNS, dnsmasq, unbound, BIND, the PowerDNS Recursor and systemd-resolved, and every test run replays what they did: [docs/accuracy.md](docs/accuracy.md).
- **Of ${all((one) => one.questions)} questions ${all((one) => one.questionsAgree)} agree**, and of ${all((one) => one.starts)} starts ${all((one) => one.startsAgree)}; what does not is listed with its reason. Of ${random((one) => one.questions)} questions to ${random((one) => one.scenarios)} random set-ups ${wrong} were answered wrongly for certain.`,
  );
  if (process.env.UPDATE_GOLDENS === '1') {
    writeFileSync(page, text);
    writeFileSync(readme, trusted);
  }
  expect(readFileSync(page, 'utf8').replaceAll('\r\n', '\n')).toBe(text);
  expect(front).toContain('<!-- asked -->');
  expect(readFileSync(readme, 'utf8').replaceAll('\r\n', '\n')).toBe(trusted);
}, 60_000);
