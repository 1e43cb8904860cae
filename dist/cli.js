#!/usr/bin/env node
'use strict';

require('./main.js').openDoor('cli');
