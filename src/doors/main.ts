/** The bundle's entry: `dist/cli.js` and `dist/action.js` each open one door. */
export async function openDoor(door: 'cli' | 'action'): Promise<void> {
  process.once('beforeExit', endedEarly);
  if (door === 'cli') await (await import('./cli.ts')).openCli();
  else await (await import('./action.ts')).openAction();
  process.off('beforeExit', endedEarly);
}

/** A promise that never settles would end the process with exit 0. */
function endedEarly(): void {
  process.exitCode = 3;
}
