/** The system by the image's name; that the image is what it is called, and runs nodes, is assumed. */

import type { NodeProfileFact } from '../../core/facts/node.ts';
import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { directoryOf, isTest } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import { systemOfImage } from '../../languages/shared/image-systems.ts';
import { adding, type JoinContext } from '../../languages/shared/join.ts';
import type { Joining } from '../../languages/shared/plugin.ts';
import { isVagrantfile } from '../../read/documents/vagrantfile.ts';
import { installerIn, type Machine, machinesIn } from './machines.ts';

const MAX_LENGTH = 1024 * 1024;

export const machineImages: Joining = {
  id: 'machine-images',
  join: adding((facts, { read, paths = [] }) => ({ value: joinMachineImages(facts, { read, paths }), notices: [] })),
};

function joinMachineImages(
  facts: readonly Statement[],
  { read, paths = [] }: Pick<JoinContext, 'read'> & { readonly paths?: readonly string[] },
): readonly Statement[] {
  // Without a cluster there are no nodes, and a stated system is not guessed.
  if (!facts.some((one) => OF_CLUSTERS.has(one.kind) || ('installs' in one && one.installs === true))) return facts;
  const folders = new Map<string, SourceFile[]>();
  const profiles: NodeProfileFact[] = [];
  for (const path of paths) {
    const isHcl = /\.(?:tf|tofu|pkr\.hcl)$/.test(path);
    if ((!isHcl && !isVagrantfile(path)) || isTest(path) || ASIDE.test(path)) continue;
    const file = read(path);
    if (file === undefined || file.text.length > MAX_LENGTH) continue;
    if (!isHcl) {
      for (const one of boxesOf(file)) profiles.push(one);
      continue;
    }
    const folder = directoryOf(path);
    append(folders, folder, file);
  }
  for (const [folder, files] of folders)
    for (const machine of machinesIn(folder, files, read)) profiles.push(profileOf(machine));
  // The installer decides the pods' file: the system alone says nothing.
  const isKnown = [...facts, ...profiles].some(
    (fact) =>
      (fact.kind === 'kubelet' && fact.resolvConf !== undefined) ||
      (fact.kind === 'node-profile' && fact.provisioner !== undefined),
  );
  return profiles.length === 0 || !isKnown ? facts : [...facts, ...profiles];
}

const OF_CLUSTERS: ReadonlySet<Statement['kind']> = new Set(['workload', 'config-map', 'kubelet', 'network']);
/** Folders whose machines are nobody's nodes. */
const ASIDE = /(?:^|\/)(?:\.terraform|examples?|docs)\//;

/** An unknown name is another system, so that the rest is not taken for all. */
function profileOf({ image, name, installer, at }: Machine): NodeProfileFact {
  const os = systemOfImage(image.value)?.os ?? 'another';
  const assumes = `${name}, whose image is called ${JSON.stringify(image.value)}, is what the nodes run on`;
  const provisioner = installer === undefined ? undefined : { value: installer, at };
  return { kind: 'node-profile', os: { value: os, at: image.at }, ...defined({ provisioner }), assumes, at };
}

const BOX = /^[^#\n]{0,200}?\bvm\.box\s{0,9}=\s{0,9}["']([\w./-]{1,100})["']/gm;
const SETS_UP = /kubeadm|kubelet|\bk3s\b|\brke2\b|\bk0s\b|kubespray|kubernetes|microk8s/i;

/** `config.vm.box = "ubuntu/jammy64"`, where the file mentions Kubernetes and one box only. */
function boxesOf(file: SourceFile): readonly NodeProfileFact[] {
  if (!SETS_UP.test(file.text)) return [];
  const source = wholeFile(file);
  return [...file.text.matchAll(BOX)].map((match) => {
    const [whole, box = ''] = match;
    const start = match.index + whole.lastIndexOf(box);
    const image: Located<string> = { value: box, at: locate(source, start, start + box.length) };
    const installer = defined({ installer: installerIn(file.text) });
    const profile = profileOf({ image, name: 'the Vagrant machine', ...installer, at: image.at });
    // Debian boxes lack systemd-resolved, unlike its cloud images.
    const os = profile.os?.value.replace(/^(debian-\d+)-cloud$/, '$1') ?? 'another';
    return { ...profile, os: { value: os, at: image.at } };
  });
}
