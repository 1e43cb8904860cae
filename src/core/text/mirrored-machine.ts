/** Repository folders that mirror a machine's root. */

/** Top folders in which programs keep files. */
const TOP: ReadonlySet<string> = new Set(['etc', 'opt', 'srv', 'usr', 'var', 'home', 'root']);

/** The path on the machine, and the mirroring folder before the first top folder; undefined where none shows. */
export function onMirroredMachine(path: string): { readonly root: string; readonly path: string } | undefined {
  const parts = path.split('/');
  const top = parts.slice(0, -1).findIndex((part) => TOP.has(part));
  return top === -1 ? undefined : { root: parts.slice(0, top).join('/'), path: `/${parts.slice(top).join('/')}` };
}
