import { describe, expect, test } from '@jest/globals';
import { linksOfClone, repositoryAt } from '../../src/doors/blob-links.ts';

const HEAD = 'a'.repeat(40);

function clone(origin: string, refs = 'commit', env: Readonly<Record<string, string>> = {}) {
  const answers: Readonly<Record<string, string>> = { config: origin, 'rev-parse': HEAD, 'for-each-ref': refs };
  const runGit = ([command = '']: readonly string[]) => ({
    status: answers[command] === '' ? 1 : 0,
    stdout: Buffer.from(`${answers[command]}\n`),
    stderr: '',
  });
  return linksOfClone(runGit, env);
}

describe('the web address of a clone', () => {
  test.each([
    ['https://github.com/acme/dns.git', 'https://github.com/acme/dns'],
    ['https://x-access-token:secret@github.com/acme/dns', 'https://github.com/acme/dns'],
    ['git@github.com:acme/dns.git', 'https://github.com/acme/dns'],
    ['ssh://git@github.com:22/acme/dns.git', 'https://github.com/acme/dns'],
    ['https://gitlab-ci-token:secret@gitlab.com/acme/group/dns.git', 'https://gitlab.com/acme/group/dns'],
    ['https://git.example.org/acme/dns.git', undefined],
    ['/srv/git/github.com/acme/dns.git', undefined],
    ['file:///srv/acme/dns.git', undefined],
    ['https://github.com/acme', undefined],
    ['https://github.com.example.org/acme/dns', undefined],
    ['javascript:alert(1)//github.com/acme/dns', undefined],
    ['', undefined],
  ])('of %j is %j', (origin, site) => {
    expect(repositoryAt(origin, {})?.site).toBe(site);
  });

  test('of a server of one’s own is known where the pipeline says what it is', () => {
    expect(repositoryAt('https://git.example.org/acme/dns', { GITHUB_SERVER_URL: 'https://git.example.org' })).toEqual({
      site: 'https://git.example.org/acme/dns',
      kind: 'github',
    });
    expect(repositoryAt('https://git.example.org/acme/dns', { CI_SERVER_HOST: 'git.example.org' })?.kind).toBe(
      'gitlab',
    );
  });

  test('leads to the line, at the commit that is checked out, and to the base at its own', () => {
    const github = clone('https://github.com/acme/dns');
    expect(github?.('a b/#c.yaml', 3)).toBe(`https://github.com/acme/dns/blob/${HEAD}/a%20b/%23c.yaml?plain=1#L3`);
    expect(github?.('a.yaml', 3, 'b'.repeat(40))).toContain('b'.repeat(40));
    expect(github?.('<stdin>', 3)).toBeUndefined();
    const gitlab = clone('git@gitlab.com:acme/dns.git');
    expect(gitlab?.('a.yaml', 3)).toBe(`https://gitlab.com/acme/dns/-/blob/${HEAD}/a.yaml?plain=1#L3`);
  });

  test('leads nowhere from a commit that nobody else has seen, but does in a pipeline', () => {
    expect(clone('https://github.com/acme/dns', '')).toBeUndefined();
    expect(clone('https://github.com/acme/dns', '', { CI: 'true' })).toBeDefined();
    expect(clone('')).toBeUndefined();
  });
});
