/** Commands whose result nothing keeps: it goes to a program that judges it, or the file is put back (a test of a policy). */
import { once } from '../../core/text/once.ts';
import { pipelinesIn, withoutProse } from '../../core/text/quoted.ts';

interface Statement {
  readonly start: number;
  readonly end: number;
  /** Without what stands before a program: keys, `if`, `!`. */
  readonly stages: readonly string[];
  readonly said: string;
  /** `&&`, `||`; else how the one before ends. */
  readonly joint: string;
}

type Effect = 'judges' | 'passes' | 'acts';

/** A line and those that it goes on in; not `run: |`. */
const COMMAND = /(?:[^\n]{0,2000}(?:\\|[^|:\s][ \t]?\|)[ \t]*\n){0,20}[^\n]*/g;
/** One string a line: JSON, lists, Terraform. */
const CARRIED = /^(\s{0,99}(?:- ){0,9}(?:["']?[\w.:-]{1,99}["']?\s{0,9}[:=]\s{0,9})?)(["'])(.*)\2[\],\s]{0,9}$/s;
const SHELL = /\b(?:ba|da|z)?sh\s+-[a-z]{0,5}c\s+(["'])/;
const LEAD =
  /^(?:[-@({]\s*|["']?[\w.:-]{1,99}["']?\s{0,9}[:=]\s+(?![=~])|(?:RUN|if|then|else|elif|do|while|until|sudo|time|env|exec)\s+|\w{1,99}=[^\s$()`]{0,99}\s+|!\s*)/;
const MAX_LEAD = 8;
/** Beyond these nothing is looked for. */
const [MAX_EDITS, MAX_LINE] = [50, 2000];

/** Programs that only look: of policies and schemas, and what shows or counts. */
const JUDGES =
  /^(?:(?:docker|podman)\s+run\s[^|]{0,300}?[\s/]|npx\s+)?(?:\S{0,99}\/)?(?:conftest|gator|opa|kyverno|kubeconform|kubeval|kube-linter|kube-score|polaris|datree|checkov|trivy|kubesec|yamllint|loopgate|diff|cmp|test|\[\[?|wc|less|more|mail|md5sum|sha256sum)(?=[\s:@]|$)|^(?:kubectl|oc|git)\s[^|]{0,300}?\bdiff\b/;
/** A program that is called so, or such a target of a runner. */
const IS_TEST =
  /^(?:(?:make|just|task|npm|yarn|pnpm|go|node|python3?|bash|sh)\s+(?:run\s+)?)?(?:\S{0,99}[/_.-])?(?:tests?|check|lint|verify|validate|audit|assert|scan)(?:[_.:-]\S{0,99})?(?=\s|$)/;
const DEPLOYS = /deploy|apply|install|upgrade|push|sync|fix/i;
const APPLIES_NOTHING = /\s--dry-run(?:=(?:client|server|true)|\s|$)/;
const PRINTS_OBJECT = /\s(?:-o|--output)[ =]?(?:ya?ml|json)/;
const PASSES = /^(?:g?sed|[ef]?grep|rg|g?awk|perl|yq|jq|cat|tr|cut|sort|uniq|head|tail|envsubst|echo|printf)(?=\s|$)/;
const IN_PLACE = /^(?:g?sed|perl|yq)\s(?:\S+\s+){0,9}?-(?:[a-zA-Z]*i\S*|-in-?place\S*)(?=\s|$)/;
/** But for errors, and for nothing. */
const REDIRECT = /(?<![<>&\d-])>{1,2}(?![&(])\s*(?!\/dev\/(?:null|stderr|stdout)\b)["']?([^\s"'&;|<>)]+)/;
const HOUSEKEEPING =
  /^(?:rm|mktemp|mkdir|touch|exit|return|true|false|set|fi|done|esac|then|else|do|:|\w+=["']?\$\(mktemp\b)/;
const TRAP = /^trap\s+["'](?:rm|git (?:checkout|restore|worktree remove))\b[^;&|]*$/;
const TEMPORARY = /^(?:\/(?:var\/)?tmp\/|\$(?:RUNNER_TEMP|TMPDIR|TMP|TEMP)\b)/;
/** Of a workflow, around its commands. */
const STEP = /^(?:-\s+)?(?:(?:name|id|shell):|(?:run|script):\s*[|>][-+]?$)/;
const OPENS = /^\W*(?:(?:then|do|else)\s+)?(?:if|for|while|until|case)\b/;
const CLOSES = /^\W*(?:fi|done|esac)\b/;
const RESTORES =
  /^git\s+(?:checkout|restore|stash|reset\s+--hard)\b(?!\s+(?:pop|apply|-b|--staged))(?:\s+(?:--|HEAD|push|-q))*\s*(.*)$/;

interface Judging {
  /** Whether nothing keeps what the command at this place makes. */
  readonly isDiscarded: (at: number) => boolean;
  /** Whether that is to be refused. */
  readonly isToBeRefused: (at: number) => boolean;
}

export function openJudging(text: string): Judging {
  const statements = once(() => statementsOf(text));
  let asked = 0;
  const at = (place: number): number => {
    asked += 1;
    const index = asked > MAX_EDITS ? -1 : statements().findIndex(({ end }) => end > place);
    return (statements()[index]?.start ?? place + 1) > place ? -1 : index;
  };
  return {
    isDiscarded: (place) => {
      const [all, index] = [statements(), at(place)];
      const edit = all[index];
      if (edit === undefined) return false;
      const targets = targetsOf(edit);
      if (targets.length === 0) return isJudged(edit);
      return targets.every((file) => isRestored(file, index, all) || isThrownAway(file, edit, all));
    },
    isToBeRefused: (place) => {
      const all = statements();
      const made = all[at(place)];
      if (made === undefined) return false;
      const targets = targetsOf(made);
      if (targets.length === 0) return isJudged(made) && isRefusalWanted(made, all);
      return targets.every((file) => isThrownAway(file, made, all, true));
    },
  };
}

function statementsOf(text: string): readonly Statement[] {
  return [...withoutProse(text).matchAll(COMMAND)].flatMap(({ 0: written, index }) => {
    if (written.trim() === '') return [];
    const line = written.length > MAX_LINE ? written : carried(written).replace(/\\\n/g, '  ');
    return pipelinesIn(line).map(({ start, end }) => {
      const own = line.slice(start, end).trim();
      const said = own.replace(/(?<!\$)\$+\{?(\w+)\}?/g, '$$$1');
      const joint = line.slice(0, start).slice(-2);
      return { start: index + start, end: index + end, stages: stagesOf(said).map(bare), said, joint };
    });
  });
}

/** Of the same length, without the quotes of what carries it. */
function carried(line: string): string {
  const [, before, , inside] = CARRIED.exec(line) ?? [];
  const own =
    before === undefined || inside === undefined || !/\s/.test(inside)
      ? line
      : `${before} ${inside.replace(/\\"/g, ' "')}`.padEnd(line.length);
  const shell = SHELL.exec(own);
  if (shell === null) return own;
  const from = shell.index + shell[0].length;
  const end = own.indexOf(shell[1] ?? '', from);
  return end === -1 ? own : `${' '.repeat(from)}${own.slice(from, end)} ${own.slice(end + 1)}`;
}

function stagesOf(said: string): readonly string[] {
  const cuts = [...said.matchAll(/'[^'\n]*'|"(?:\\.|[^"\\])*"|\\.|(\|&?)/gs)].filter(([, cut]) => cut !== undefined);
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)];
  return starts.map((start, index) => said.slice(start, cuts[index]?.index).trim());
}

function bare(stage: string): string {
  let rest = stage;
  for (let step = 0; step < MAX_LEAD && LEAD.test(rest); step += 1) rest = rest.replace(LEAD, '');
  return rest;
}

function effectOf(stage: string): Effect {
  if (IN_PLACE.test(stage)) return 'acts';
  if (/^(?:\S+\/)?(?:kubectl|oc)\s/.test(stage) && APPLIES_NOTHING.test(stage))
    return PRINTS_OBJECT.test(stage) ? 'passes' : 'judges';
  if (JUDGES.test(stage)) return 'judges';
  const [test] = IS_TEST.exec(stage) ?? [];
  if (test !== undefined && !DEPLOYS.test(test)) return 'judges';
  return PASSES.test(stage) ? 'passes' : 'acts';
}

/** The first stage is the edit, or what it reads, or takes the edit in. */
function isJudged({ stages, said }: Statement): boolean {
  const [own = '', ...others] = stages;
  const effects = others.map(effectOf);
  if (effects.includes('acts')) return false;
  if (effectOf(own) === 'judges') return true;
  const isPlain = !/\$\(|`|\(\)|<\(/.test(said.replace(CAPTURES, ''));
  return isPlain && effects.find((one) => one !== 'passes') === 'judges';
}

function targetsOf({ stages }: Statement): readonly string[] {
  return stages.flatMap((stage) => {
    const written = REDIRECT.exec(stage.replace(/'[^']*'/g, "''"))?.[1];
    if (written !== undefined) return [written];
    return IN_PLACE.test(stage) ? filesOf(stage) : [];
  });
}

/** Behind the program that the editor runs. */
function filesOf(stage: string): readonly string[] {
  const words = stage.match(WORDS)?.slice(1) ?? [];
  const isGiven = words.some((word) => GIVES.test(word));
  const own = words.filter((word, index) => !word.startsWith('-') && !GIVES.test(words[index - 1] ?? ''));
  return own.slice(isGiven ? 0 : 1).map(unquoted);
}
const WORDS = /(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"])+/g;
const GIVES = /^-[a-zA-Z]{0,9}[ef]$/;
const CAPTURES = /^(?:(?:if|!|local|export)\s+)*\w+=["']?\$+\(/;

function unquoted(word: string): string {
  return word.replace(/["']/g, '');
}

function folderOf(word: string): string {
  return unquoted(word).replace(/(?<=.)\/$/, '');
}

/** Of a file for a moment, or of one that a program is expected to refuse: it is judged, and used for nothing else. */
function isThrownAway(file: string, edit: Statement, all: readonly Statement[], toBeRefused = false): boolean {
  const [, variable = '', rest = ''] = /^\$(\w+)(.*)$/s.exec(file) ?? [];
  const set = variable === '' ? undefined : all.find(({ said }) => settingOf(said, variable) !== undefined);
  const value = set === undefined ? undefined : settingOf(set.said, variable);
  const path = value === undefined || value.startsWith('$(') ? file : `${value}${rest}`;
  const isTemporary = TEMPORARY.test(path) || value?.startsWith('$(mktemp') === true;
  const names = new Set([...namesOf(file), ...namesOf(path)]);
  const uses = all.filter((one) => one !== edit && one !== set && [...names].some((name) => isUsed(name, one.said)));
  if (!uses.every((one) => isHarmless(one, names))) return false;
  // What stays in the repository as it is changed may be applied from elsewhere.
  const isOwn =
    isTemporary || !IN_PLACE.test(edit.stages[0] ?? '') || uses.some(({ stages: [own = ''] }) => COPIES.test(own));
  const judging = uses.filter(({ stages }) => stages.some((one) => effectOf(one) === 'judges'));
  return isOwn && judging.some((one) => (isTemporary && !toBeRefused) || isRefusalWanted(one, all));
}
const COPIES = /^(?:cp|rsync|git (?:clone|worktree add))\s/;

function settingOf(said: string, variable: string): string | undefined {
  const [before, value] = said.split(`${variable}=`, 2);
  return value === undefined || !/^(?:(?:- |export |local |readonly )\s*)*$/.test(before ?? '')
    ? undefined
    : value.replace(/^["']|["']$/g, '');
}

/** And the folders that it is in, but for those of everybody. */
function namesOf(file: string): readonly string[] {
  const parts = file.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index).join('/'));
  return [
    file,
    ...folders.filter((one) => !/^(?:|\.|\/tmp|\/var|\/var\/tmp|\$(?:RUNNER_TEMP|TMPDIR|TMP|TEMP))$/.test(one)),
  ];
}

function isUsed(name: string, said: string): boolean {
  for (let at = said.indexOf(name); at !== -1; at = said.indexOf(name, at + 1))
    if (!/[\w.-]/.test(said[at - 1] ?? ' ') && /^(?:\/?(?:[\s"'*;)]|$)|\/\.)/.test(said.slice(at + name.length)))
      return true;
  return false;
}

function isHarmless({ stages, said }: Statement, names: ReadonlySet<string>): boolean {
  const [first = ''] = stages;
  if (HOUSEKEEPING.test(first) || TRAP.test(first)) return true;
  const words = first.split(/\s+/).map(folderOf);
  if (COPIES.test(first) && stages.length === 1)
    return names.has(words.at(-1) ?? '') && !words.slice(0, -1).some((word) => names.has(word));
  const written = REDIRECT.exec(first)?.[1];
  if (written !== undefined) return names.has(written) && !isUsed(written, said.replace(REDIRECT, ' '));
  const effects = stages.map(effectOf);
  return !effects.includes('acts') && (effects[0] === 'judges' || !/\$\(|`/.test(said));
}

/** `! check F`, `check F && exit 1`, `if check F; then exit 1; fi`. */
function isRefusalWanted(one: Statement, all: readonly Statement[]): boolean {
  const isBranch = /^\W*if\s/.test(one.said);
  if (NEGATED.test(one.said)) return !isBranch;
  const at = all.indexOf(one) + 1;
  const next = all.slice(at, at + MAX_BRANCH);
  const [first] = next;
  if (!isBranch && first?.joint !== '&&') return false;
  const isBlock = isBranch || first?.said.startsWith('{') === true;
  const end = isBlock ? next.findIndex(({ said }) => /^(?:fi|else|elif|\})/.test(said)) : 1;
  return end > 0 && next.slice(0, end).some(isExit);
}
const NEGATED = /^[^\w'"]{0,20}(?:\w{1,20}:\s+)?(?:if\s+)?["']?!\s/;
const MAX_BRANCH = 9;

function isExit({ said, joint }: Statement): boolean {
  return joint !== '||' && /^(?:(?:then|\{)\s+)?(?:exit\s+[1-9]|return\s+[1-9]|false$)/.test(said);
}

/** By git, whatever comes of what looks at it before. */
function isRestored(file: string, index: number, all: readonly Statement[]): boolean {
  const names = new Set(['.', ...namesOf(file)]);
  let depth = 0;
  for (const one of all.slice(index + 1)) {
    if (OPENS.test(one.said)) depth += 1;
    if (CLOSES.test(one.said)) depth -= 1;
    const [first = ''] = one.stages;
    const [restore, paths = ''] = RESTORES.exec(first) ?? [];
    if (restore !== undefined && depth === 0 && one.joint !== '||')
      return paths === '' ? /stash|reset/.test(restore) : paths.split(/\s+/).some((word) => names.has(folderOf(word)));
    if (HOUSEKEEPING.test(first) || STEP.test(one.said)) continue;
    const effects = one.stages.map(effectOf);
    if (effects.includes('acts') || REDIRECT.test(one.said) || /\$\(|`/.test(one.said)) return false;
  }
  return false;
}
