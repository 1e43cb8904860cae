#!/usr/bin/env node
/**
 * The command line from the sources as they are, without a build: `npm run dev -- scan DIR`. Relative paths are taken
 * from where npm was called.
 */
import { register } from 'node:module';

register('./typescript-loader.mjs', import.meta.url);
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
await (await import('../src/doors/main.ts')).openDoor('cli');
