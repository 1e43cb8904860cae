/** Where the bundle begins: `dist/cli.js` and `dist/action.js` each open one door, and both share all that lies behind. */
export async function openDoor(door: 'cli' | 'action'): Promise<void> {
  if (door === 'cli') await import('./cli.ts');
  else await import('./action.ts');
}
