/** By name: Ruby, of which only shell parts are read. */
export function isVagrantfile(path: string): boolean {
  return /(?:^|\/)Vagrantfile$/.test(path);
}
