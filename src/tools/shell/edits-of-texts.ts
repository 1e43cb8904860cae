/** Programs that edit texts: sed, an editor, a script of Python, Ruby or Tilt. */
import { wordsIn } from '../../core/text/named-paths.ts';
import { once, oncePer } from '../../core/text/once.ts';
import { pipelinesIn, putsBack } from '../../core/text/quoted.ts';
import type { Editable, EditedText, Kind } from './editable.ts';
import type { Literals } from './literals.ts';
import { APPLIES, type Made } from './made.ts';

/** In place. */
const EDITORS = String.raw`(?:^|[|;&(@]|- |\b(?:sudo|xargs|then|do|run:|exec) )[ \t]*(?:ed|ex|sd|rpl|n?vim?|emacs|patch|git apply)\s`;
/** First with patterns, then with a program elsewhere; others may take anything. */
const EDITS = new RegExp(
  String.raw`(?<![\w./-])(?:((?:g?sed|perl)\s|(?:grep|rg)\s[^|]{0,200}-\w*v)|((?:ruby|python3?)\s(?!-[ec]))|(?:[gm]?awk|tr(?!\s+-d\s+["']?\\r)|head|tail|cut)\s|(?:ruby|python3?|node|php)\s+-[ecr]|(?:yq|jq)\s[^|\n]{0,200}(?:\bdel(?:ete)?\(|\bdnsPolicy\b\W{1,9}ClusterFirst))|${EDITORS}`,
  'm',
);
/** Python, Ruby, Tilt. */
const PROGRAM = /^(?:import|from|require)\s|\bk8s_yaml\(/m;
const REPLACES = /\b(?:replace|g?sub|remove|delete)\(/;
/** A text or an expression that is the directive alone, in any language. */
const ALONE = String.raw`(?:["'\x60/])(?:\\{1,2}[snrtbB]|\(\?\w{1,3}\)|[ \t^$*+.()?|[\]:]){0,40}loop(?:\\{1,2}[snrtbB]|[ \t^$*+.()?|[\]:]){0,40}\\?["'\x60/]`;
const GUARD_ALONE = new RegExp(ALONE);
/** Puts something else there, looks for it in a step of a workflow, or leaves it out of a list. */
const TAKES_AWAY = new RegExp(
  [
    String.raw`(?:replace|\bg?sub[nf]?)\w{0,20}[ \t(][^\n]{0,200}?${ALONE}\w{0,3}[ \t]*,[ \t]*\w?["'\x60\\]`,
    String.raw`\bfind["']?:[ \t]*${ALONE}`,
    String.raw`(?:remove|delete|reject|findstr[^\n]{0,99}\/v|match -v)\b[^\n]{0,99}${ALONE}`,
    String.raw`(?:\bwhere\b|filter|\bgrep ?\{|\bfor\b[^\n]{0,200}\bif\b)[^\n]{0,200}(?:!|-not|\bnot\b)[^\n]{0,99}${ALONE}`,
  ].join('|'),
  'i',
);
/** What is looked at on either side of the word. */
const MAX_AROUND = 300;
/** Looks whether it is there. */
const ASKS = /\b(?:raise|throw|exit|assert\w*|fail\w*|expect|warn\w*|error)\b/i;
const WRITES =
  /\b(?:kubectl|write|dump|system\b|apply|patch)|k8s_yaml|set-content|out-file|new_file|\bopen\b[^\n]{0,99}>|uses:[^\n]{0,99}replace/i;
/** What comes of it is applied, or kept in place. */
const KEEPS = new RegExp(String.raw`${APPLIES}|\s-\w*i\b|\b(?:tee|sponge)\b|\bwriteFile|${EDITORS}`, 'ms');
/** What comes of it is kept in a file. */
const REDIRECTS = /[^<>&\d]>[ \t]*["']?([^&>\s"'|;<)]+)/g;
/** Of lists, sums and reports, or for a moment: no manifest unless the text applies it. */
const EXTRACT = /\.(?:txt|log|md|csv|tsv|list|lst|sum|md5|sha\d+|html)$|^\/(?:tmp|var\/tmp|dev)\//;
const SCRIPT =
  /(?:g?sed|perl)\s+(?:-(?!\w*n)[\w.-]+\s+)*(?:''\s+)?(["']?)((?:s([/|,#@!])(?:\\.|(?!\3)[^\\\n])*\3(?:\\.|(?!\3)[^\\\n])*\3[gI]*[;\s]*)+)\1(?:\s|$)/;
/** Lines that match, and nothing else. */
const DELETES = /g?sed\s+(?:-(?!\w*n)[\w.-]+\s+)*(["']?)\/((?:\\.|[^/\n\\])+)\/d\1(?:\s|$)/;
/** A line of the guard's, beside those that match. */
const ADDS_GUARD = /g?sed\s+(?:-(?!\w*n)[\w.-]+\s+)*(["'])\/(?:\\.|[^/\n\\])+\/[ai]\\?\s*loop\s*\1/;
/** Text that may end a block, or lines that decide or are not known. */
const ADDS = /(?<!\$)\{|\\n.*(?:[}$]|\b(?:forward|import|loop|proxy|view|bind)\b)/s;
const SUBSTITUTES = /s(.)((?:\\.|(?!\1)[^\\])*)\1((?:\\.|(?!\1)[^\\])*)\1/g;
/** Blanks at the end of a line. */
const TRAILING = /^(?:\[\[:(?:space|blank):\]\]|\\[st]|\[(?: |\\t){1,4}\]| )(?:[*+]|\\\+)\$$/;
const LEAVES_OUT = /-\w*v\w*\s+(?:-e\s+)?(["']?)([^"'$\s]+)\1/;

/** Of a folder, with files of values beside it. */
const BUILDS = /\b(?:kustomize|ytt|helm|flux build)\b/;

export function editsOfTexts(
  { text, literals, made }: EditedText,
  { first: any, named, saidIn, isAbout, about, gathered, mayMatch, hangsOnNodes }: Editable,
): readonly Kind[] {
  const inText = once(() => gathered(wordsIn(text)));
  const originOf = (words: readonly string[]) => ({
    about: about(words),
    manifests: [...new Set(words.flatMap(named))],
    isFile: words.some((word) => /\w\.[a-z]\w{0,6}$/i.test(word)),
  });
  // Each command of a text may hand on what all others make.
  const sourceOf = oncePer((word: string) => {
    const sources = made().sourcesOf(word);
    return sources.length === 0 ? undefined : originOf(sources);
  });
  // Argo CD applies what it prints.
  const isPlugin = /\b[cC]onfigManagementPlugins?\b/.test(text);
  const edited: Kind[1] = (command, edit) => {
    if (edit[0].endsWith('ClusterFirst') && hangsOnNodes !== true) return undefined;
    if (ADDS_GUARD.test(command) && !EDITS.test(command.replace(ADDS_GUARD, ''))) return undefined;
    const pipeline = pipelineAt(command, edit.index + edit[0].search(/\S/));
    if (!isPlugin && !KEEPS.test(pipeline) && !keepsFile(pipeline, made)) return undefined;
    const plain = literals.filled(command).replace(/\\(?=[.*[\]$^/])/g, '');
    const own = wordsIn(plain);
    // Words of placeholders are looked at with what is put there.
    const words = saidIn(plain).filter((word) => !/^__PILLAR__(?:LOCAL|DNS|CLUSTER)/.test(word));
    const said = words.filter((word) => word !== 'loop' || (/loop(?!back)/.test(plain) && !putsBack(command)));
    const origins = [originOf(own), ...new Set(own.flatMap((word) => sourceOf(word) ?? []))];
    const first = once(() => origins.find((one) => one.about(said) !== undefined)?.about(said));
    const found =
      (origins.length > 1 || BUILDS.test(plain) ? first() : undefined) ??
      [...new Set(origins.flatMap(({ manifests }) => manifests))].find(
        (one) => isAbout(one, said) || mayTouch(command, edit, (by) => mayMatch(by, one), literals),
      );
    // Of other files; else by variables, patterns or other commands.
    if (found !== undefined || origins.some(({ isFile }) => isFile)) return found;
    if (isPlugin && said.length > 0) return any;
    return /[$*]|\{\}|\bxargs\b/.test(command) ? inText()(said) : first();
  };
  return [[EDITS, edited]];
}

const COMMENT = /^[ \t]*(?:\/\/|#(?!!)|\*|--|;|rem\b).*$/gim;

/** Programs of any language, which name the manifest and write. */
export function editsOfPrograms(
  { path, text }: EditedText,
  { first, workloads, saidIn, gathered }: Editable,
): readonly Kind[] {
  const inText = once(() => {
    const code = text.replace(COMMENT, '');
    return gathered([...wordsIn(code), ...wordsIn(code.replace(/\\(?=\w)/g, '/'))]);
  });
  const writes = once(() => WRITES.test(text));
  const ofCluster = once(() => text.includes('kubectl') && wordsIn(text).some((word) => workloads.has(word)));
  const takenAway: Kind[1] = (command) => {
    const at = command.search(/loop\b/);
    if (command.slice(at + 4).search(/loop\b/) !== -1) return undefined;
    const around = command.slice(Math.max(0, at - MAX_AROUND), at + MAX_AROUND);
    const isTaken = TAKES_AWAY.test(around) && !ASKS.test(command);
    return isTaken && writes() ? (inText()(['loop']) ?? (ofCluster() ? first : undefined)) : undefined;
  };
  return [
    [REPLACES, (command) => (PROGRAM.test(text) && writes() ? inText()(saidIn(command)) : undefined)],
    ...(/\.(?:tf|tofu)$/.test(path) ? [] : [[GUARD_ALONE, takenAway] as const]),
  ];
}

/** All, where a variable or a function may hand on what it makes. */
function pipelineAt(command: string, at: number): string {
  const isHandedOn = command.includes('()') || isAssigned(command.slice(0, at));
  const own = isHandedOn ? undefined : pipelinesIn(command).find(({ end }) => end > at);
  return own === undefined ? command : command.slice(own.start, own.end);
}

/** The end of a text: within `NAME=$( ... )`. */
function isAssigned(before: string): boolean {
  const plain = before.replace(/'[^'\n]*'/g, '');
  const [open, ticks] = [/^(?:.|\n)*\w=["']?\${1,2}(?=\()/.exec(plain)?.[0], plain.split('\x60')];
  if (ticks.length % 2 === 0 && /\w=["']?$/.test(ticks.at(-2) ?? '')) return true;
  const inside = open === undefined ? '' : plain.slice(open.length);
  return inside.split('(').length > inside.split(')').length;
}

function keepsFile(command: string, made: () => Made): boolean {
  return [...command.matchAll(REDIRECTS)].some(([, target = '']) => !EXTRACT.test(target) || made().isApplied(target));
}

/** As the manifest of NodeLocal DNSCache has them, which its documentation fills in: that such a value is not known is said there. */
const PILLAR = /^__PILLAR__(?:LOCAL__DNS|DNS__DOMAIN|DNS__SERVER|CLUSTER__DNS)__$/;

/** Whether what it looks for may stand in such a line, or is not known (sed(1), grep(1)). */
function mayTouch(
  command: string,
  [, looks, runs]: RegExpExecArray,
  mayMatch: (expression: string) => boolean,
  { filled }: Literals,
): boolean {
  if (looks === undefined || runs !== undefined) return runs === undefined;
  if (/^(?:grep|rg)/.test(looks))
    return command.split(' -e ').length > 2 || mayMatch(LEAVES_OUT.exec(command)?.[2] ?? '');
  const [, quote, script] = SCRIPT.exec(command.replace(/(["'])\s+-e\s+\1/g, ';')) ?? [];
  const parts = [...(script ?? '').matchAll(SUBSTITUTES)];
  const [, around, deletes] = parts.length === 0 ? (DELETES.exec(command) ?? []) : [];
  if (deletes !== undefined)
    return /loop(?!back)|forward/.test(deletes) || (around !== "'" && /\$[\w{(]/.test(deletes)) || mayMatch(deletes);
  return (
    parts.length === 0 ||
    parts.some(
      ([, , pattern = '', by = '']) =>
        !(by === '' && (TRAILING.test(pattern) || (pattern.startsWith(',') && PILLAR.test(pattern.slice(1))))) &&
        !(PILLAR.test(pattern) && /^\$\{?\w+\}?$/.test(filled(by))) &&
        ((quote !== "'" && /(?<!\\)\$/.test(pattern)) || ADDS.test(by) || mayMatch(pattern)),
    )
  );
}
