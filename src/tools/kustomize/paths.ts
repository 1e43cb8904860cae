import { pathFrom } from '../../core/text/paths.ts';
/** From the root of the tree; undefined for a remote path or one outside. */
export function placeOfWritten(directory: string, written: string): string | undefined {
  if (written === '' || written.startsWith('/') || isRemote(written)) return undefined;
  return pathFrom(directory, written);
}

/** A URL, an scp-like address, or a host with a repository (api/internal/git NewRepoSpecFromURL). */
export function isRemote(path: string): boolean {
  return (
    path.includes('://') ||
    path.includes('?ref=') ||
    /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path)
  );
}
