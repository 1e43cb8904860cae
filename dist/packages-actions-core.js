'use strict';

module.exports = {

"~/@actions/core/lib/file-command.js": (_from, _load, __webpack_exports__) => {
_load.r(__webpack_exports__);
_load.d(__webpack_exports__, { issueFileCommand: ()=>issueFileCommand, prepareKeyValueMessage: ()=>prepareKeyValueMessage });
;
const external_crypto_namespaceObject = require("crypto");
var external_fs_ = require("fs");
var external_os_ = require("os");
;
function toCommandValue(input) {
	if (input === null || input === undefined) {
		return '';
	} else if (typeof input === 'string' || input instanceof String) {
		return input;
	}
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) {
		return {};
	}
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
;
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) {
		throw new Error(`Unable to find environment variable for file command ${command}`);
	}
	if (!external_fs_.existsSync(filePath)) {
		throw new Error(`Missing file at path: ${filePath}`);
	}
	external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, { encoding: 'utf8' });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) {
		throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	}
	if (convertedValue.includes(delimiter)) {
		throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	}
	return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}

}
};
