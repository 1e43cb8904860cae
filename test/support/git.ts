/** Empty repositories, as `git init` makes them, and copies of others. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file and folder below one, by its path from there; a folder has no content. */
type Laid = ReadonlyMap<string, Buffer | undefined>;

let empty: Laid | undefined;

/** Git makes the first, and what it made is laid again after that: a process for each is most of what a small test takes. */
export function initRepository(directory: string): void {
  const own = join(directory, '.git');
  if (empty !== undefined) {
    layDown(empty, own);
    return;
  }
  mkdirSync(directory, { recursive: true });
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: directory, stdio: 'ignore' });
  empty = pickUp(own);
}

export function pickUp(directory: string): Laid {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.map((name) => {
      const path = join(directory, name);
      return [name, statSync(path).isFile() ? readFileSync(path) : undefined];
    }),
  );
}

export function layDown(laid: Laid, directory: string): void {
  for (const [name, content] of laid) {
    const path = join(directory, name);
    mkdirSync(content === undefined ? path : dirname(path), { recursive: true });
    if (content !== undefined) writeFileSync(path, content);
  }
}

export function gitIn(root: string, ...args: readonly string[]): void {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...settings, ...args], { cwd: root, stdio: 'ignore' });
}
