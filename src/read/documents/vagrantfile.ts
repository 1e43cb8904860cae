/** By its name: Ruby, of which only the shell inside is read. */
export function isVagrantfile(path: string): boolean {
  return /(?:^|\/)Vagrantfile$/.test(path);
}
