'use strict';

require('./main.js').openDoor('action');
