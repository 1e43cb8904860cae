'use strict';

module.exports = {

"doors/cli/init-questions.js": (_from) => {
/** The questions of `loopgate init` at a terminal. Enter leaves one open, as a comment. */
const [_defin, _initf] = _from("text/defined", "judge/config/init-files");
const COMMON_SYSTEMS = ['ubuntu-24.04', 'debian-12', 'flatcar', 'amazon-linux-2023', 'talos'];
const COMMON_INSTALLERS = ['kubeadm', 'k3s', 'rke2', 'kubespray', 'talos', 'eks'];
const MAX_ASKED = 5;
const MAX_TRIES = 3;
const MAX_ALIKE = 12;
const MIN_ALIKE = 3;
async function askAnswers(ask, seen, known) {
	const nodes = new Map();
	const clusters = seen.clusters.length > 0 ? seen.clusters : [_initf().UNSEEN_CLUSTER];
	for (const cluster of clusters.slice(0, MAX_ASKED)){
		const os = await choose(ask, systemsOf(cluster, clusters.length, seen, known));
		const provisioner = await choose(ask, installersOf(seen, known));
		if (os !== undefined || provisioner !== undefined) nodes.set(cluster.name, _defin().defined({ os, provisioner }));
	}
	const fails = await ask('Should a pull request fail for errors that it introduces? [Y/n] ');
	return { nodes, failOn: /^n(?:o|ever)?$/i.test(fails?.trim() ?? '') ? 'never' : 'error' };
}
function systemsOf({ name, dependsOnNodes }, clusters, seen, known) {
	const why = dependsOnNodes ? ' It decides what /etc/resolv.conf lists, and that is not stated.' : '';
	return {
		question: `What do the nodes${clusters > 1 ? ` of cluster ${name}` : ''} run?${why}`,
		offered: [...new Set([...seen.systems.map(({ value })=>value), ...COMMON_SYSTEMS])],
		known: known.systems
	};
}
function installersOf(seen, known) {
	return {
		question: 'What sets them up? It decides which file the kubelet hands to pods.',
		offered: [...new Set([...seen.installers.map(({ value })=>value), ...COMMON_INSTALLERS])],
		known: known.installers
	};
}
async function choose(ask, { question, offered, known }) {
	const shown = offered.filter((one)=>known.includes(one));
	const list = shown.map((one, index)=>`  ${index + 1}) ${one}\n`).join('');
	let prompt = `${question}\n${list}A number, a name, or Enter to leave it open: `;
	for(let tries = 0; tries < MAX_TRIES; tries += 1){
		const line = (await ask(prompt))?.trim().toLowerCase();
		if (line === undefined || line === '') return undefined;
		const chosen = /^\d{1,3}$/.test(line) ? shown[Number(line) - 1] : known.find((one)=>one === line);
		if (chosen !== undefined) return chosen;
		prompt = `That is none of them${alike(line, known)}.\nA number, a name, or Enter to leave it open: `;
	}
	return undefined;
}
function alike(line, known) {
	const near = known.filter((one)=>one.startsWith(line.slice(0, MIN_ALIKE))).slice(0, MAX_ALIKE);
	return near.length === 0 ? '' : `; there is ${near.join(', ')}`;
}

return { askAnswers };
}
};
