/** Where the bundle begins: `dist/cli.js` and `dist/action.js` each open one door, and both share all that lies behind. */
export async function openDoor(door: 'cli' | 'action'): Promise<void> {
  process.once('beforeExit', endedEarly);
  if (door === 'cli') await (await import('./cli.ts')).openCli();
  else await (await import('./action.ts')).openAction();
  process.off('beforeExit', endedEarly);
}

/** What waits for something that never comes would end the process as if all were well. */
function endedEarly(): void {
  process.exitCode = 3;
}
