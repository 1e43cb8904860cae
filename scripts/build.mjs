#!/usr/bin/env node
/** Builds dist/cli.js and dist/action.js with ncc, each with its lazy chunks, so that a door pays only for what it uses. */
import { rmSync, mkdirSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ncc from '@vercel/ncc';

const out = process.argv[2] ?? 'dist';
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const door of ['cli', 'action']) {
  if (!existsSync(`src/${door}.ts`)) continue;
  const { code, assets } = await ncc(`${process.cwd()}/src/${door}.ts`, {
    minify: false, sourceMap: false, cache: false, quiet: true, esm: true, target: 'es2022', license: `LICENSES-${door}.txt`,
  });
  writeFileSync(join(out, `${door}.js`), door === 'cli' ? `#!/usr/bin/env node\n${code.replace(/^#!.*\n/, '')}` : code);
  for (const [name, asset] of Object.entries(assets)) {
    if (name === 'package.json' || name.endsWith('.d.ts')) continue;
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), asset.source);
  }
}
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
