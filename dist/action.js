import { openDoor } from './main.js';

await openDoor('action');
