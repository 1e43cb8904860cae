/**
 * The walls: which room may import which. Every import runs down; a wall that hurts is discussed in docs/decisions, not
 * stepped over. `npm run walls` checks them.
 */
import { readdirSync } from 'node:fs';

const slugs = readdirSync(new URL('docs/rules/', import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));

/** Packages that dist holds. */
const BUNDLED = ['@actions', 'ajv', 'diff', 'ignore', 'ipaddr\\.js', 'picocolors', 're2js', 'yaml'];

/** Where programs and importers come in. */
const ENTRIES = '^src/doors/main\\.ts$';

/** A room's own files, and what it may import of ours besides itself. */
export const ROOMS = [
  {
    name: 'text',
    is: '^src/core/text/',
    may: [],
    because: 'Ground. Everything points into text; were text to know anything above it, everything would.',
  },
  {
    name: 'dns',
    is: '^src/core/dns/',
    may: [],
    because: 'Ground. Names and addresses obey laws that can be tested without a file, a cluster or a vendor.',
  },
  {
    name: 'facts',
    is: '^src/core/facts/',
    may: ['^src/core/(text|dns)/'],
    because: 'The document in the middle: plug-ins write it, the cluster reads it, and it acts on nothing.',
  },
  {
    name: 'cluster',
    is: '^src/core/cluster/',
    may: ['^src/core/(text|dns|facts)/'],
    because: 'Vendor-independent: readers of languages are handed in, so no plug-in and no document is known here.',
  },
  {
    name: 'forwarding',
    is: '^src/core/forwarding/',
    may: ['^src/core/(text|dns|facts)/', '^src/core/cluster/(?!assemble|partition)'],
    because: 'Simulates what is there; how the cluster was put together and what the reader is shown is not its business.',
  },
  {
    name: 'read',
    is: '^src/read/',
    may: ['^src/core/text/'],
    because: 'Bytes to documents, and what they mean is not known: the same code reads a working copy and a git revision.',
  },
  {
    name: 'languages',
    is: '^src/languages/',
    may: ['^src/read/', '^src/core/(text|dns|facts)/'],
    because: 'A language says what a text declares. What follows from it in a cluster is not for it to say.',
  },
  {
    name: 'tools',
    is: '^src/tools/',
    may: ['^src/languages/', '^src/read/', '^src/core/(text|dns|facts)/'],
    because: "Joins a tool's files before the cluster sees them: facts in, facts out. A tool knows the languages that it carries.",
  },
  {
    name: 'platforms',
    is: '^src/platforms/',
    may: ['^src/languages/shared/', '^src/read/', '^src/core/(text|dns|facts)/'],
    because: 'What one platform or installer does, and nobody else has to know: it can be removed by deleting its folder.',
  },
  {
    name: 'judge',
    is: '^src/judge/',
    may: ['^src/core/', '^src/read/', '^src/(languages|tools|platforms)/'],
    because: 'The whole pipeline, and what is wrong with what it finds. Printing has not begun.',
  },
  {
    name: 'rules',
    is: '^src/judge/rules/',
    may: ['^src/judge/(snapshot|expectations|chart-values)\\.ts$', '^src/judge/diff/', '^src/judge/report/', '^src/core/'],
    because: 'A rule is pure and knows neither YAML nor Corefile syntax; it reads the model and writes findings.',
  },
  {
    name: 'config',
    is: '^src/judge/(config|suppression)/',
    may: ['^src/core/(text|dns)/', '^src/read/documents/', '^src/judge/report/'],
    because: "The user's file is judged like any other text: a door hands it in, the disk is out of reach.",
  },
  {
    name: 'secrets',
    is: '^src/judge/secrets/',
    may: ['^src/core/(text|dns|facts|cluster)/', '^src/judge/report/'],
    because: 'What is judged and never shown, and how a report hides it: one room to read for whoever doubts it.',
  },
  {
    name: 'report-types',
    is: '^src/judge/report/',
    may: ['^src/core/(text|dns|facts)/'],
    because: 'What reporters are given. It holds data only, so that a report can be made by hand in a test.',
  },
  {
    name: 'report',
    is: '^src/report/',
    may: ['^src/judge/report/', '^src/core/text/', '^src/judge/rules/(descriptions|explanations)'],
    because: 'A report goes in and text comes out: no model, no clock, no environment, no printing.',
  },
  {
    name: 'github',
    is: '^src/doors/github/',
    may: ['^src/read/tree/', '^src/judge/', '^src/core/text/', '^src/report/', '^src/doors/(?:config-file|blob-links)\\.ts$'],
    because: 'Speaks with the runner and its API. The verdict is made elsewhere and cannot depend on either.',
  },
  {
    name: 'doors',
    is: '^src/doors/',
    may: ['^src/(judge|report)/', '^src/read/tree/', '^src/core/text/'],
    because: 'A door reads its world, calls check and prints. Whatever it reaches past that is logic in the wrong place.',
  },
];

const walls = ROOMS.map(({ name, is, may, because }) => ({
  name: `wall-${name}`,
  severity: 'error',
  comment: because,
  from: { path: is },
  to: { path: '^src/', pathNot: [is, ...may] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...walls,
    {
      name: 'disk-and-processes-in-tree-only',
      severity: 'error',
      comment:
        'What is scanned is hostile. One room opens files and starts processes, so one room is read for links, limits and arguments.',
      from: { path: '^src/', pathNot: ['^src/read/tree/', '^src/doors/(action|cli|cli/open|cli/output)\\.ts$'] },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|fs/promises|child_process|worker_threads|net|http|https|dgram|tls)$' },
    },
    {
      name: 'ground-needs-no-platform',
      severity: 'error',
      comment: 'Text, names, facts, the model and the simulation run wherever JavaScript runs, and so do their tests.',
      from: { path: '^src/(core|judge/(rules|report))/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'actions-toolkit-in-github-only',
      severity: 'error',
      comment: 'A megabyte of HTTP client that the command line must never load, behind one room that tests can replace.',
      from: { path: '^src/', pathNot: '^src/doors/github/' },
      to: { path: 'node_modules/@actions/' },
    },
    {
      name: 'ip-addresses-in-dns-only',
      severity: 'error',
      comment:
        'ipaddr.js reads 010.0.0.1 as 8.0.0.1; Go, and so CoreDNS, refuses it. src/core/dns guards it, and nobody else may forget to.',
      from: { path: '^src/', pathNot: '^src/core/dns/' },
      to: { path: 'node_modules/ipaddr\\.js/' },
    },
    ...['languages', 'tools', 'platforms'].map((room) => ({
      name: `${room}-know-no-other-of-their-kind`,
      severity: 'error',
      comment: `A plug-in can be removed by deleting its folder. What several share lies in src/${room}/shared.`,
      from: { path: `^src/${room}/([^/]+)/` },
      to: { path: `^src/${room}/[^/]+/`, pathNot: [`^src/${room}/$1/`, `^src/${room}/shared/`] },
    })),
    {
      name: 'rules-know-no-other-rule',
      severity: 'error',
      comment: 'A rule can be read, tested and removed alone.',
      from: { path: `^src/judge/rules/(${slugs.join('|')})\\.ts$` },
      to: { path: `^src/judge/rules/(${slugs.join('|')})\\.ts$` },
    },
    {
      name: 'only-doors-see-doors',
      severity: 'error',
      comment: 'A door is where the program starts; nothing is below it that could want it. main.ts opens both.',
      from: { path: '^src/', pathNot: '^src/doors/main\\.ts$' },
      to: { path: '^src/doors/(action|cli)\\.ts$' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one file, and types count: whoever reads one has to read both.',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-file-that-no-door-reaches',
      severity: 'error',
      comment: 'A plug-in or rule that stands in no list passes its own tests and never runs.',
      from: { path: ENTRIES },
      to: { path: '^src/', pathNot: [ENTRIES, '\\.d\\.ts$'], reachable: false },
    },
    {
      name: 'no-package-for-development',
      severity: 'error',
      comment: 'dist holds what src imports, and package.json has nothing to install: what may be bundled is named here.',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: `node_modules/(?:${BUNDLED.join('|')}|@types)/`,
      },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere fails at run time, where a lazy one is met last.',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    detectJSDocImports: false,
  },
};
