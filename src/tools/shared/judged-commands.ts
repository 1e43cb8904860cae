/** Commands whose result nothing keeps: it goes to a program that judges it, or into a file for a moment that one looks at. */
import { once } from '../../core/text/once.ts';
import { withoutProse } from '../../core/text/quoted.ts';

/** Programs that only look: of policies and schemas, what shows or counts, and what is called a check. */
const JUDGE = String.raw`(?:conftest|gator|opa|kyverno|kubeconform|kubeval|kube-linter|kube-score|polaris|datree|checkov|trivy|kubesec|yamllint|loopgate|diff|cmp|wc|less|more|head|tail|md5sum|sha256sum|(?:kubectl|oc)\s[^\n|;&]{0,300}(?:\bdiff\b|--dry-run(?!=none)\S{0,20})|(?:(?:make|just|task|npm|yarn|pnpm)\s+(?:run\s+)?)?(?:[^\s|;&]{0,99}[/_.-])?(?:tests?|check|lint|verify|validate|audit|assert|scan)(?:\.\w{1,9})?)(?=[\s:@]|$)`;
const JUDGES = new RegExp(String.raw`(?:^|[\s;&|!("'])${JUDGE}`, 'm');
const PIPED = new RegExp(String.raw`\|\s*(?:[a-z]*grep\s[^|]{1,300}\|\s*)?${JUDGE}`);
/** It is applied, or kept elsewhere; a copy of all is no such place. */
const KEEPS =
  /\b(?:mv|tee|rsync|scp)\s|\bcp\s(?!-\w{1,9}\s+\.\s)|\bhelm\s[^\n]{0,300}\b(?:upgrade|install)\b|\bgit\s+(?:commit|add|push)\b/;
const APPLIES = /\b(?:kubectl|oc)\s[^\n|;&]{0,300}?\b(?:apply|create|replace|patch)\b[^\n|;&]{0,300}/g;
const ONLY_TRIES = /--dry-run(?!=none)/;
/** Of a file for a moment. */
const TEMPORARY = /(?:^|[\s>"'=])(?:\/(?:var\/)?tmp\/|\${1,2}\{?(?:RUNNER_TEMP|TMPDIR|TMP|TEMP)\b)/;
const MADE = /\b(\w{1,99})=["']?\${1,2}\(mktemp\b/g;
const VARIABLE = />\s*["']?\${1,2}\{?(\w{1,99})/;
const REFUSED = new RegExp(String.raw`(?<!\bif\s{0,9})!\s+${JUDGE}`);
const NEGATED = /(?<!\bif\s{0,9})!\s*$/;
const ENDS = /^[^\n]*?(?:&&|;\s*then)\s+(?:echo\s[^\n;]{0,200};\s*)?(?:exit\s+[1-9]|return\s+[1-9]|false\b)/;

interface Judging {
  /** Whether nothing keeps what the command at this place makes. */
  readonly isDiscarded: (at: number) => boolean;
  /** Whether that is to be refused: `! COMMAND`, `COMMAND && exit 1`, `if COMMAND; then exit 1`. */
  readonly isToBeRefused: (at: number) => boolean;
}

export function openJudging(written: string): Judging {
  const text = once(() => withoutProse(written));
  const isOnlyJudged = once(() => JUDGES.test(text()) && !keeps(text()));
  const moments = once(() => new Set([...text().matchAll(MADE)].map(([, name]) => name)));
  const isTemporary = (command: string): boolean =>
    TEMPORARY.test(command) || moments().has(VARIABLE.exec(command)?.[1]);
  return {
    isDiscarded: (at) => {
      const { own } = lineAt(text(), at);
      if (PIPED.test(own)) return !keeps(own);
      return isTemporary(own) && isOnlyJudged();
    },
    isToBeRefused: (at) => {
      const { own, before } = lineAt(text(), at);
      return NEGATED.test(before) || ENDS.test(own) || (isTemporary(own) && isOnlyJudged() && REFUSED.test(text()));
    },
  };
}

function keeps(text: string): boolean {
  return KEEPS.test(text) || text.match(APPLIES)?.some((one) => !ONLY_TRIES.test(one)) === true;
}

/** As far as so many characters, with those that it goes on in. */
function lineAt(text: string, at: number): { readonly before: string; readonly own: string } {
  const around = text.slice(Math.max(0, at - MAX_BEFORE), at);
  const before = around.slice(around.lastIndexOf('\n') + 1);
  const [own = ''] = /^(?:[^\n]{0,2000}\\\n){0,20}[^\n]*/.exec(text.slice(at, at + MAX_LINE)) ?? [];
  return { before, own };
}

const [MAX_BEFORE, MAX_LINE] = [2000, 20_000];
