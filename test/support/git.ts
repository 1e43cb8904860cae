/** Empty repositories, as `git init` makes them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

let laid: ReadonlyMap<string, Buffer | undefined> | undefined;

/** Git makes the first, and what it made is laid again after that: a process for each is most of what a small test takes. */
export function initRepository(directory: string): void {
  const own = join(directory, '.git');
  if (laid === undefined) {
    mkdirSync(directory, { recursive: true });
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: directory, stdio: 'ignore' });
    const names = readdirSync(own, { recursive: true, encoding: 'utf8' });
    laid = new Map(
      names.map((name) => [name, statSync(join(own, name)).isFile() ? readFileSync(join(own, name)) : undefined]),
    );
    return;
  }
  for (const [name, content] of laid) {
    const path = join(own, name);
    mkdirSync(content === undefined ? path : dirname(path), { recursive: true });
    if (content !== undefined) writeFileSync(path, content);
  }
}

export function gitIn(root: string, ...args: readonly string[]): void {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...settings, ...args], { cwd: root, stdio: 'ignore' });
}
