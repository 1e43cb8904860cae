'use strict';
/* Says at the end how much memory the process held at most, in KiB. */
const { writeSync } = require('node:fs');

process.on('exit', () => writeSync(2, `peak ${process.resourceUsage().maxRSS}\n`));
