/** Files whose bytes are not their content: a filter of git puts that in their place where it is set up. */
import type { Unreadable } from './tree.ts';

/** git-lfs docs/spec.md "The Pointer": such files have fewer bytes, and begin so. */
const MAX_POINTER_BYTES = 1024;
const POINTER = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\r?\n(?:ext-|oid )/;
/** git-crypt commands.cpp, clean: what stands before the sealed bytes. */
const SEALED = Buffer.from('\0GITCRYPT\0');

/** The bytes, where they are the content. */
export function contentHere(bytes: Buffer): Buffer | Unreadable {
  // Few files begin like either.
  if (bytes[0] !== 0x76 && bytes[0] !== 0) return bytes;
  if (bytes.length < MAX_POINTER_BYTES && POINTER.test(bytes.toString('latin1')))
    return { unreadable: 'it is a pointer of Git LFS, and what it leads to is not checked out', filtered: 'stored' };
  if (!bytes.subarray(0, SEALED.length).equals(SEALED)) return bytes;
  return { unreadable: 'it is encrypted with git-crypt and was not read', filtered: 'sealed' };
}
