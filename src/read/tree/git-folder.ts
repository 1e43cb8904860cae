/** Paths into git's folder under any name that a file system accepts: never content. */

/** Ignored by HFS+ (git's utf8.c, next_hfs_char). */
const UNSEEN_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Also `.GIT`, `.git. .`, `.git::$INDEX_ALLOCATION` and `GIT~1` (git's path.c, is_ntfs_dotgit). */
function isGitFolder(part: string): boolean {
  const seen = part.replace(UNSEEN_BY_HFS, '').split(':', 1)[0] ?? '';
  const name = seen.replace(/[. ]+$/, '').toLowerCase();
  return name === '.git' || /^git~[0-9]+$/.test(name);
}

/** Through git's folder, to it, or to a submodule's gitfile. */
export function leadsIntoGit(path: string): boolean {
  return /git/i.test(path.replace(UNSEEN_BY_HFS, '')) && path.split(/[\\/]/).some(isGitFolder);
}
