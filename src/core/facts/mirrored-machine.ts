/** Folders of the repository that mirror a machine from its root. */

/** Folders at the top of a machine in which programs keep their files. */
const TOP: ReadonlySet<string> = new Set(['etc', 'opt', 'srv', 'usr', 'var', 'home', 'root']);

/**
 * Where a file of the repository lies on the machine that its folder mirrors, and the folder that is the machine's root:
 * what stands before the first folder that machines have. Undefined for a path that shows none.
 */
export function onMirroredMachine(path: string): { readonly root: string; readonly path: string } | undefined {
  const parts = path.split('/');
  const top = parts.slice(0, -1).findIndex((part) => TOP.has(part));
  return top === -1 ? undefined : { root: parts.slice(0, top).join('/'), path: `/${parts.slice(top).join('/')}` };
}
