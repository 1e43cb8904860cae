#!/usr/bin/env node
import { openDoor } from './main.js';

await openDoor('cli');
