'use strict';

module.exports = {

"languages/kubelet/started-kubelet.js": (_from) => {
/** What systemd makes of all files of one machine's kubelet (systemd.unit(5), systemd.service(5), systemd.exec(5)). */
const [_appen, _defin, _paths, _syste, _flagf] = _from("text/append", "text/defined", "text/paths", "languages/shared/systemd-unit", "./flag-fragment");
const NO_OTHERS = { isGone: ()=>false, resetsCommands: false };
const REPLACED = { isGone: ()=>true, resetsCommands: true };
const KUBEADM = '10-kubeadm.conf';
const rank = ({ path })=>path.endsWith('.service') ? '' : _paths().baseName(path);
function unitsAmong(files) {
	const replaced = _syste().hiddenUnits(files);
	return files.filter((file)=>file.is === 'unit' && /^[ \t]*\[Service\]/m.test(file.text.text) && !replaced.has(file)).sort((a, b)=>rank(a) < rank(b) ? -1 : 1).map((file)=>({
			file,
			unit: _flagf().readKubeletUnit(file.text)
		}));
}
function startedCommands(files) {
	const units = unitsAmong(files);
	const variables = new Map();
	for (const { unit } of units){
		if (unit.resets.variables) variables.clear();
		for (const [name, value] of unit.variables)variables.set(name, value);
	}
	const isLoaded = loadedBy(units);
	for (const file of files)if (file.is === 'environment' && isLoaded(file)) for (const [name, value] of _flagf().environmentIn(file.text))variables.set(name, value);
	return commandsOf(units).map((command)=>_flagf().expand(command, new Map(variables)));
}
function commandsOf(units) {
	const commands = [];
	for (const { unit } of units){
		if (unit.resets.commands) commands.length = 0;
		_appen().addAll(commands, unit.commands);
	}
	return commands;
}
function loadedBy(units) {
	const paths = [];
	for (const { unit } of units){
		if (unit.resets.environment) paths.length = 0;
		_appen().addAll(paths, unit.environment);
	}
	const isKnown = units.some(({ file })=>rank(file) === KUBEADM) && paths.every((path)=>/^[\w./-]+$/.test(path));
	return ({ path })=>!isKnown || paths.some((one)=>`/${path}`.endsWith(one));
}
function usedBy(units) {
	if (units.some(({ file })=>file.by?.when !== undefined)) return undefined;
	const last = units.findLast(({ unit })=>unit.commands.length > 0);
	const commands = commandsOf(units).map(_flagf().wordsOf);
	if (last === undefined || commands.length === 0) return undefined;
	if (!commands.every(_flagf().isKubelet)) return undefined;
	const words = commands.flat().map(({ text })=>text);
	const isSure = rank(last.file) >= KUBEADM;
	if (!isSure && (rank(last.file) !== '' || !words.some((word)=>word.startsWith('--')))) return undefined;
	if (words.some((word)=>/\{\{|\{%/.test(word))) return undefined;
	const names = words.flatMap((word)=>[...word.matchAll(/\$\{?(\w{1,80})/g)].map(([, name])=>name ?? ''));
	return { names: new Set(names), isSure };
}
function otherFiles(files) {
	const units = unitsAmong(files);
	const isLoaded = loadedBy(units);
	const used = usedBy(units);
	const isUnused = (name)=>used?.isSure === true && !used.names.has(name);
	const environment = new Set(files.filter((file)=>/\/(?:default|sysconfig)\/kubelet$/.test(file.path) && isLoaded(file)).flatMap(({ text })=>[
			..._flagf().environmentIn(text).keys()
		]));
	const ofUnits = units.map(({ file, unit: { commands, variables } }, index)=>{
		const after = units.slice(index + 1);
		const isGone = (name)=>environment.has(name) || isUnused(name) || after.some(({ unit })=>unit.resets.variables || unit.variables.has(name));
		const resetsCommands = commands.length > 0 && after.some(({ unit })=>unit.resets.commands);
		const assumes = commands.length > 0 ? undefined : unnamed(file, variables, used);
		return [file, { isGone, resetsCommands, ..._defin().defined({ assumes }) }];
	});
	const ofEnvironments = files.filter(({ is })=>is === 'environment').map((file)=>[file, onEnvironment(file, { used, isUnused, isLoaded })]);
	return [...ofUnits, ...ofEnvironments, ...[..._syste().hiddenUnits(files)].map((file)=>[file, REPLACED])];
}
function onEnvironment(file, { used, isUnused, isLoaded }) {
	if (!isLoaded(file)) return REPLACED;
	const assumes = unnamed(file, _flagf().environmentIn(file.text), used);
	return { isGone: isUnused, resetsCommands: false, ..._defin().defined({ assumes }) };
}
function unnamed({ path }, variables, used) {
	const isNamed = [...variables.keys()].some((name)=>used?.names.has(name) !== false);
	return isNamed ? undefined : `the kubelet is given what ${path} sets, though its unit does not name it`;
}

return { NO_OTHERS, otherFiles, startedCommands };
}
};
