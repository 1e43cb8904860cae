/** `curl -sfL https://get.k3s.io | sh -s - server --resolv-conf FILE`, `INSTALL_K3S_EXEC="..."` (k3s install.sh). */
import type { KubeletFact } from '../../core/facts/node.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import { type FlagWord, flagFrom, flagWords, readFlags } from './kubelet-flags.ts';
import { commandsOf, isShell, splitWords } from './shell-words.ts';
import { readUnit } from './systemd-unit.ts';

/** Variables with a command line, and those for one flag. */
const EXEC = /^(?:export\s+)?(?:INSTALL_K3S_EXEC|INSTALL_RKE2_EXEC|K3S_EXEC|RKE2_EXEC)$/;
const RESOLV_CONF = /^(?:K3S|RKE2)_RESOLV_CONF$/;

export function installerFlags(script: SourceText): readonly KubeletFact[] {
  const { text } = script;
  if (!/resolv-conf|_RESOLV_CONF|cluster-dns/.test(text)) return [];
  const provisioner = /get\.rke2\.io|\brke2\b|RKE2_/.test(text) ? 'rke2' : /k3s|K3S/.test(text) ? 'k3s' : undefined;
  if (provisioner === undefined) return [];
  const flags: FlagWord[] = [];
  for (const command of commandsOf(script)) for (const flag of flagsOf(command)) flags.push(flag);
  return factsOf(flags, provisioner);
}

export function unitFlags(unit: SourceText, provisioner: 'k3s' | 'rke2'): readonly KubeletFact[] {
  const flags: FlagWord[] = [];
  for (const { section, key, value } of readUnit(unit)) {
    if (section !== 'Service') continue;
    const { words } = splitWords(value, 'flags');
    if (key === 'ExecStart') {
      if (words.length === 0) flags.length = 0;
      for (const flag of kubeletFlags(words.slice(1))) flags.push(flag);
    } else if (key === 'Environment') for (const word of words) for (const flag of assigned(word)) flags.push(flag);
  }
  return factsOf(flags, provisioner);
}

function factsOf(flags: readonly FlagWord[], provisioner: string): readonly KubeletFact[] {
  const settings = readFlags(flags, []);
  const at = settings.resolvConf?.at ?? settings.ineffective[0]?.at ?? settings.clusterDNS?.[0]?.at;
  return at === undefined ? [] : [{ kind: 'kubelet', source: 'flags', provisioner, ...settings, at }];
}

function flagsOf(command: readonly SourceText[]): readonly FlagWord[] {
  const flags: FlagWord[] = [];
  let i = 0;
  // `VAR=x command`, `export VAR=x`, `sudo env VAR=x command`.
  for (; i < command.length; i += 1) {
    const word = command[i];
    if (word === undefined) break;
    if (!/^(?:sudo|env|export|exec|-[A-Za-z]+)$/.test(word.text) && !/^\w+=/.test(word.text)) break;
    for (const flag of assigned(word)) flags.push(flag);
  }
  const name = command[i]?.text ?? '';
  const rest = command.slice(i + 1);
  const runs =
    /(?:^|\/)(?:k3s|rke2)(?:-(?:agent|server|install\.sh))?$|(?:^|\/)[\w.-]*install[\w.-]*\.sh$/.test(name) ||
    (isShell(name) && rest.some((word) => /^(?:-s|server|agent|.*install[\w.-]*\.sh)$/.test(word.text)));
  if (runs) for (const flag of kubeletFlags(rest)) flags.push(flag);
  return flags;
}

/** `INSTALL_K3S_EXEC=server --resolv-conf FILE` in one word. */
function assigned(word: SourceText): readonly FlagWord[] {
  const equals = word.text.indexOf('=');
  if (equals <= 0) return [];
  const name = word.text.slice(0, equals);
  const value = slice(word, equals + 1, word.text.length);
  if (EXEC.test(name)) return kubeletFlags(splitWords(value, 'flags').words);
  return RESOLV_CONF.test(name) && value.text !== '' ? [{ name: 'resolv-conf', value, at: extentOf(value) }] : [];
}

/** `--kubelet-arg` stands later, and wins. */
function kubeletFlags(words: readonly SourceText[]): readonly FlagWord[] {
  const settings: FlagWord[] = [];
  const handed: FlagWord[] = [];
  for (const flag of flagWords(words)) {
    if (flag.name === 'resolv-conf') settings.push(flag);
    else if (flag.name === 'kubelet-arg' && flag.value !== undefined) {
      const own = flagFrom(flag.value, flag.value.text.startsWith('--') ? 2 : 0);
      if (own.name !== '' && own.value !== undefined) handed.push(own);
    }
  }
  return [...settings, ...handed];
}
