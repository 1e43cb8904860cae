/**
 * The walls: which room may import which. Every import runs down; a wall that hurts is discussed in docs/decisions, not
 * stepped over. `npm run walls` checks them, and so does test/house.test.ts.
 */
import { readdirSync } from 'node:fs';

const slugs = readdirSync(new URL('docs/rules/', import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));

/** A room's own files, and what it may import of ours besides itself. */
const ROOMS = [
  {
    name: 'text',
    is: '^src/core/text/',
    may: [],
    because: 'Ground. Everything points into text; were text to know anything above it, everything would.',
  },
  {
    name: 'dns',
    is: '^src/core/dns/',
    may: ['^src/core/text/'],
    because: 'Ground. Names and addresses obey laws that can be tested without a file, a cluster or a vendor.',
  },
  {
    name: 'tree',
    is: '^src/read/tree/',
    may: ['^src/core/text/'],
    because: 'Finds bytes, and does not know what they mean: the same code reads a working copy and a git revision.',
  },
  {
    name: 'documents',
    is: '^src/read/documents/',
    may: ['^src/core/text/'],
    because: 'A carrier knows where text is kept, not what it means. Meaning is the business of dialects.',
  },
  {
    name: 'fact',
    is: '^src/fact\\.ts$',
    may: ['^src/core/text/', '^src/core/dns/'],
    because: 'The document in the middle: dialects write it, the cluster reads it, and it acts on nothing.',
  },
  {
    name: 'finding',
    is: '^src/(finding|graph-picture|trace-report|coverage-report)\\.ts$',
    may: ['^src/core/text/', '^src/core/dns/', '^src/(finding|graph-picture|trace-report|coverage-report)\\.ts$'],
    because: 'What reporters are given. It holds data only, so that a report can be made by hand in a test.',
  },
  {
    name: 'dialects',
    is: '^src/languages/shared/',
    may: ['^src/read/documents/', '^src/fact\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'A dialect states what a text declares. What follows from it in a cluster is not for it to say.',
  },
  {
    name: 'charts',
    is: '^src/tools/helm/',
    may: ['^src/tools/helm/', '^src/read/documents/', '^src/fact\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Joins what lies in several files before the cluster sees it: facts in, facts out. What a chart makes of values its dialect says.',
  },
  {
    name: 'inventories',
    is: '^src/tools/kubespray/',
    may: ['^src/tools/kubespray/', '^src/read/documents/', '^src/fact\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Joins variables of several files before the cluster sees them: facts in, facts out. What a generator makes of them its dialect says.',
  },
  {
    name: 'compose',
    is: '^src/tools/compose/',
    may: ['^src/tools/compose/', '^src/read/documents/', '^src/fact\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Joins Compose files to projects before the cluster sees them: facts in, facts out. What a service is its dialect says.',
  },
  {
    name: 'playbooks',
    is: '^src/tools/ansible/',
    may: ['^src/languages/shared/', '^src/read/documents/', '^src/fact\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Joins tasks to the files that they copy before the cluster sees them: facts in, facts out. What a file says on a node its dialect says.',
  },
  {
    name: 'units',
    is: '^src/tools/systemd/',
    may: ['^src/languages/shared/', '^src/fact\\.ts$', '^src/core/text/'],
    because: 'Joins units of systemd to their drop-ins and to the files that they name before the cluster sees them: facts in, facts out.',
  },
  {
    name: 'kustomize',
    is: '^src/tools/kustomize/',
    may: ['^src/read/documents/', '^src/fact\\.ts$', '^src/core/text/'],
    because: 'Puts documents together as the tool would. What the result says is read by whoever reads any document: the reader is handed in.',
  },
  {
    name: 'render',
    is: '^src/tools/render/',
    may: ['^src/tools/helm/', '^src/tools/kustomize/real\\.ts$', '^src/read/documents/', '^src/fact\\.ts$', '^src/core/text/', '^src/read/tree/'],
    because: 'Decides what template engines are given and leads what they write back to the files. The engine itself is run by the tree.',
  },
  {
    name: 'cluster',
    is: '^src/core/cluster/',
    may: ['^src/(fact|finding)\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Vendor-independent: readers of languages are handed in, so no dialect and no document is known here. Of findings it knows the steps of a road.',
  },
  {
    name: 'forwarding',
    is: '^src/core/forwarding/',
    may: ['^src/core/cluster/(?!assemble|partition)', '^src/(fact|finding)\\.ts$', '^src/core/dns/', '^src/core/text/'],
    because: 'Simulates what is there; how the cluster was put together and what is told to the reader is not its business.',
  },
  {
    name: 'snapshot',
    is: '^src/snapshot\\.ts$',
    may: [
      '^src/(documents|dialects|kustomize|render|charts|inventories|compose|playbooks|units|cluster|forwarding|dns|text)/',
      '^src/(fact|finding|graph-picture|trace-report)\\.ts$',
      '^src/read/tree/',
    ],
    because: 'The whole pipeline on one screen. It ends before anything is judged or told.',
  },
  {
    name: 'coverage',
    is: '^src/coverage\\.ts$',
    may: ['^src/(documents|dialects|tree)/', '^src/coverage-report\\.ts$'],
    because: 'Tells which dialect read what; what it means for a cluster is not asked.',
  },
  {
    name: 'config',
    is: '^src/(config|suppression)/',
    may: ['^src/core/text/', '^src/core/dns/', '^src/finding\\.ts$', '^src/(config|suppression)/', '^src/read/tree/usage-error\\.ts$'],
    because: "The user's file is judged like any other text: a door hands it in, the disk is out of reach.",
  },
  {
    name: 'rules',
    is: '^src/judge/rules/',
    may: ['^src/snapshot\\.ts$', '^src/(cluster|forwarding|dns|text)/', '^src/(finding|fact)\\.ts$'],
    because: 'A rule is pure and knows neither YAML nor Corefile syntax; it reads the model and writes findings.',
  },
  {
    name: 'reporters',
    is: '^src/report/',
    may: [
      '^src/(finding|graph-picture|trace-report|coverage-report)\\.ts$',
      '^src/core/text/',
      '^src/judge/rules/(descriptions|explanations)',
    ],
    because: 'A report goes in and text comes out: no model, no clock, no environment, no printing.',
  },
  {
    name: 'github',
    is: '^src/doors/github/',
    may: ['^src/read/tree/', '^src/finding\\.ts$', '^src/core/text/', '^src/report/'],
    because: 'Speaks with the runner and its API. The verdict is made elsewhere and cannot depend on either.',
  },
  {
    name: 'check',
    is: '^src/check\\.ts$',
    may: [
      '^src/snapshot\\.ts$',
      '^src/(rules|config|suppression|tree|text|dns)/',
      '^src/core/cluster/(settings|node-profiles)\\.ts$',
      '^src/(finding|fact|redacted|version)\\.ts$',
    ],
    because: 'Compares two snapshots and writes the report. Understanding files is over, printing has not begun.',
  },
  {
    name: 'merge',
    is: '^src/merge\\.ts$',
    may: ['^src/finding\\.ts$', '^src/core/text/', '^src/read/tree/usage-error\\.ts$'],
    because: 'Reports go in and a report comes out: nothing is understood again.',
  },
  {
    name: 'doors',
    is: '^src/(action|cli|index)\\.ts$',
    may: [
      '^src/[a-z-]+\\.ts$',
      '^src/(reporters|config|suppression|tree|github|text)/',
      '^src/judge/rules/(index|descriptions|explanations)',
    ],
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
      from: { path: '^src/', pathNot: ['^src/read/tree/', '^src/(action|cli)\\.ts$'] },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|fs/promises|child_process|worker_threads|net|http|https|dgram|tls)$' },
    },
    {
      name: 'ground-needs-no-platform',
      severity: 'error',
      comment: 'Text, names, facts, the model and the simulation run wherever JavaScript runs, and so do their tests.',
      from: { path: '^src/(text|dns|cluster|forwarding|rules)/|^src/(fact|finding)\\.ts$' },
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
    {
      name: 'dialects-know-no-other-dialect',
      severity: 'error',
      comment: 'A dialect can be removed by deleting its folder. What two share lies beside the folders.',
      from: { path: '^src/languages/shared/([^/]+)/' },
      to: { path: '^src/languages/shared/[^/]+/', pathNot: '^src/languages/shared/$1/' },
    },
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
      comment: 'A door is where the program starts; nothing is below it that could want it.',
      from: { path: '^src/' },
      to: { path: '^src/(action|cli|index)\\.ts$' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one file. Types may refer to each other.',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-development-package',
      severity: 'error',
      comment: 'dist holds what src imports; a package for development is not meant to be shipped.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
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
