/** git's own folder, by every name under which some file system opens it: nothing in it is content of the repository. */

/** Characters that HFS+ does not see in a name (git's utf8.c, next_hfs_char). */
const UNSEEN_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** One part of a path. `.GIT`, `.git. .`, `.git::$INDEX_ALLOCATION` and `GIT~1` open the folder too (git's path.c, is_ntfs_dotgit). */
function isGitFolder(part: string): boolean {
  const seen = part.replace(UNSEEN_BY_HFS, '').split(':', 1)[0] ?? '';
  const name = seen.replace(/[. ]+$/, '').toLowerCase();
  return name === '.git' || /^git~[0-9]+$/.test(name);
}

/** Whether a path leads through git's folder, or names it, or the file that stands for it in a submodule. */
export function leadsIntoGit(path: string): boolean {
  return /git/i.test(path.replace(UNSEEN_BY_HFS, '')) && path.split(/[\\/]/).some(isGitFolder);
}
