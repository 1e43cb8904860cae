/** kubectl and helm change objects in the cluster: a patch, another image, a release of before. */
import { wordsIn } from '../../core/text/named-paths.ts';
import { directoryOf, foldedPath } from '../../core/text/paths.ts';
import type { Editable, EditedText, Kind } from './editable.ts';
import type { Literals } from './literals.ts';

/** Of a workload or its Service; but for images of CoreDNS, and patches of where, how often and in which release its pods run. */
const OBJECTS =
  /\b(?:kubectl|oc|helm)\b[^|;&\n]{0,200}?\b(set (?:volumes?|image|selector)|edit|replace|patch|rollout undo|rollback)\b/;
const OBJECT =
  /\b(deploy\w*|ds|daemonsets?|sts|statefulsets?|cm|configmaps?|svc|services?)(?:\.apps)?(?:\s+|\/)["']?([a-z\d.-]+)/;
const MATTERS: ReadonlyMap<string, RegExp> = new Map([
  ['edit', /EDITOR=/],
  ['replace', /--raw\b/],
  ['set image', /\s[\w*-]+=(?!\S*\/coredns:v?1\.(?:[3-9]|\d\d))/],
  ['patch', /configMap|volume|args|command|image\b|hostNetwork|-conf\b|selector|targetPort/],
]);
/** Or none. */
const ASKS_CLUSTER =
  /dnsPolicy\W{1,24}(?:value\W{1,12})?(?:ClusterFirst|null)|remove\W{1,12}path\W{1,9}[\w/]{0,99}dnsPolicy/;
/** By a file, or a variable; else by what a command prints. */
const PATCHES =
  /(?:--patch-file[= ]|-(?:p|-patch)[= ]?[ \t]*"?\$\((?:cat |<))[ \t]*["']?([^\s"';|&)]+)|-(?:p|-patch)[= ]?[ \t]*"?\$(?:\{?(\w+)|\()/;
/** What follows is done where something else failed. */
const RESCUES = /\|\|\s*$|\b(?:if|until) ![^\n]*(?:rollout status|helm upgrade|kubectl wait)\b|failure\(\)/;
const MAX_RESCUE = 200;

export function editsOfObjects(
  { path, text, textOf, literals }: EditedText,
  { workloads, named, hangsOnNodes }: Editable,
): Kind {
  const fileText = (name: string) => textOf(foldedPath(`${directoryOf(path)}/${name}`)) ?? textOf(name);
  const isOther = (verb: string, what: string): boolean =>
    MATTERS.get(verb)?.test(what) !== false || (hangsOnNodes === true && ASKS_CLUSTER.test(what));
  return [
    OBJECTS,
    (command, { 0: all, 1: verb = '', index }, start) => {
      const [rest = ''] = command.slice(index + all.length).split(/[|;&\n]/, 1);
      const [, kind = '', object = ''] = OBJECT.exec(rest) ?? [];
      const [release = ''] = verb === 'rollback' ? wordsIn(rest) : [];
      const name = [object, release].find((one) => workloads.has(one)) ?? wordsIn(rest).flatMap(named)[0];
      // What a patch of a ConfigMap brings is read elsewhere.
      if (name === undefined || (verb === 'patch' && kind.startsWith('c'))) return undefined;
      const what = verb === 'patch' ? patchOf(command.slice(index), literals, fileText) : command;
      const from = Math.max(0, start + index - MAX_RESCUE);
      const isRescue = verb.startsWith('roll') && RESCUES.test(text.slice(from, start + index));
      return isRescue || (what !== undefined && !isOther(verb, what)) ? undefined : name;
    },
  ];
}

/** Undefined: not known. What another file sets is not asked for. */
function patchOf(command: string, { isSet, settingOf }: Literals, fileText: EditedText['textOf']): string | undefined {
  const [all, file, variable] = PATCHES.exec(command) ?? [];
  if (all === undefined || (variable !== undefined && !isSet(variable))) return command;
  return file !== undefined ? fileText(file) : variable && settingOf(variable);
}
