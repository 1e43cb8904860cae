/** The real tools, in a folder of their own. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const LIMIT_MS = 30_000;

/** The text that a command writes with these files around it, or the first line of what it complains of. */
export async function made(files, command, args) {
  const directory = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return await new Promise((resolve) => {
      execFile(command, args, { cwd: directory, encoding: 'utf8', timeout: LIMIT_MS, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
        if (error === null) resolve({ text: stdout });
        else resolve({ refused: (stderr.split('\n').find((line) => /rror/.test(line)) ?? stderr.split('\n')[0] ?? String(error)).replaceAll(directory, '').slice(0, 300) });
      });
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
