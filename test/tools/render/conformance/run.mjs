/**
 * Random kustomization trees, given to the real tool and to loopgate, verdict against verdict:
 * `npm run conformance:render -- --seed N --count N [--kustomize PATH]`. What disagrees is made small and written to `--out`;
 * cured classes are cases of test/tools/kustomize/cases, replayed without the tool.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { difference, judge } from './judge.mjs';
import { shrunk } from './shrink.mjs';
import { made } from './tools.mjs';
import { randomTree, texts } from './trees.mjs';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    kustomize: { type: 'string', default: 'kustomize' },
    out: { type: 'string', default: '.cache/render/disagreements.jsonl' },
    /** How many of each kind of disagreement are made small. */
    shrink: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
  },
});

/** Trees: what the tool builds lies where its kustomization lay. */
const trees = {
  draw: (seed) => randomTree(seed),
  files: (tree) => texts(tree),
  make: (tree) => made(texts(tree), options.kustomize, ['build', tree.root]),
  built: (tree, text) => ({ [`${tree.root}/all.yaml`]: text }),
};

async function compare(way, drawn) {
  const real = await way.make(drawn);
  let own;
  try {
    own = judge(way.files(drawn));
  } catch (error) {
    return { kinds: ['crash'], own: String(error.stack).slice(0, 600) };
  }
  if (real.refused !== undefined) return { kinds: [], refused: real.refused, told: own.refusals.length > 0 || own.unfollowed.length > 0, own };
  const judged = judge(way.built(drawn, real.text));
  return { kinds: difference(own, judged), own, real: judged, text: real.text };
}

async function run(name, way) {
  const counts = {};
  const small = {};
  const add = (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const [from, count] = [Number(options.seed), Number(options.count)];
  let next = from;
  const work = async () => {
    while (next < from + count) {
      const seed = next++;
      const drawn = way.draw(seed);
      const one = await compare(way, drawn);
      if (one.refused !== undefined) {
        add('refused');
        if (!one.told) add('refused, not told');
        continue;
      }
      add('built');
      if (one.real?.loops.length > 0) add('with a loop');
      if (one.kinds.every((kind) => kind === 'refusal')) add('equal');
      for (const kind of one.kinds) {
        add(kind);
        small[kind] = (small[kind] ?? 0) + 1;
        if (small[kind] > Number(options.shrink)) continue;
        const least = await shrunk(drawn, async (smaller) => {
          // Taking a part out may leave nothing that could be written down.
          const again = await compare(way, smaller).catch(() => ({ refused: 'nothing is left' }));
          return again.refused === undefined && again.kinds.includes(kind);
        });
        const last = await compare(way, least);
        appendFileSync(options.out, `${JSON.stringify({ of: name, kind, seed, files: way.files(least), drawn: least, own: last.own, real: last.real, text: last.text })}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: Number(options.workers) }, work));
  process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
}

mkdirSync(dirname(options.out), { recursive: true });
rmSync(options.out, { force: true });
await run('trees', trees);
