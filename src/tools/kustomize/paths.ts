/** Paths as kustomizations write them. */

/** From the root of the tree; undefined for what is fetched over a network or lies outside of the tree. */
export function placeOfWritten(directory: string, written: string): string | undefined {
  if (written === '' || written.startsWith('/') || isRemote(written)) return undefined;
  const kept: string[] = [];
  for (const part of [...directory.split('/'), ...written.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return undefined;
  }
  return kept.join('/');
}

/** A URL, an scp-like address, or a host's name with a repository behind it (api/internal/git NewRepoSpecFromURL). */
export function isRemote(path: string): boolean {
  return (
    path.includes('://') ||
    path.includes('?ref=') ||
    /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path)
  );
}

export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

/** A kustomization that is filled in itself names files that are filled in beside it: `values.yaml` is `values.yaml.j2`. */
export function templateEnding(path: string): string {
  return /\.(?:j2|jinja2?|tmpl|gotmpl|tpl|template)$/.exec(path)?.[0] ?? '';
}
