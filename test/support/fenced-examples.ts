/** Examples in Markdown that run: files, an optional base, and what is expected of a scan. See docs/rules. */

export interface Example {
  /** Line of the page at which the expectation stands, 1-based. */
  readonly line: number;
  readonly files: ReadonlyMap<string, string>;
  /** The tree before the change; empty where the example has none. */
  readonly base: ReadonlyMap<string, string>;
  readonly args: readonly string[];
  /** `LG101 error deploy/dns.yaml:8`; place or line left out where the example does not fix them. Empty: no finding. */
  readonly expected: readonly string[];
}

/**
 * Blocks with `file=PATH` collect, blocks with `base file=PATH` collect for the base, and a block `expect` closes the
 * example: one finding a line, or `no finding`; `args="--flag"` adds to the command line.
 */
export function readExamples(markdown: string): readonly Example[] {
  const examples: Example[] = [];
  let files = new Map<string, string>();
  let base = new Map<string, string>();
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const info = /^```(\S+)(.*)$/.exec(lines[i] ?? '');
    if (info === null) continue;
    const start = i + 1;
    while (i + 1 < lines.length && lines[i + 1] !== '```') i += 1;
    const body = lines.slice(start, i + 1);
    i += 1;
    const words = info[2] ?? '';
    const path = /(?:^|\s)file=(\S+)/.exec(words)?.[1];
    if (path !== undefined) (/(?:^|\s)base\s/.test(words) ? base : files).set(path, `${body.join('\n')}\n`);
    if (!/(?:^|\s)expect(?:\s|$)/.test(words)) continue;
    const args = /args="([^"]*)"/.exec(words)?.[1] ?? '';
    const expected = body.filter((line) => line !== '' && line !== 'no finding');
    examples.push({ line: start, files, base, args: args.split(' ').filter((word) => word !== ''), expected });
    files = new Map();
    base = new Map();
  }
  return examples;
}

export interface SeenFinding {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly line: number;
}

/**
 * What speaks against an example, in sentences; empty when it holds. Every error and warning must be expected, and every
 * finding of `code`; notes of other rules are beside the point.
 */
export function disagreements(example: Example, seen: readonly SeenFinding[], code: string): readonly string[] {
  const unmet = new Set(example.expected);
  const against: string[] = [];
  for (const finding of seen) {
    const word = `${finding.code} ${finding.severity}`;
    const forms = [`${word} ${finding.file}:${finding.line}`, `${word} ${finding.file}`, word];
    const form = forms.find((text) => example.expected.includes(text));
    if (form !== undefined) unmet.delete(form);
    else if (finding.severity !== 'note' || finding.code === code) against.push(`not expected: ${forms[0]}`);
  }
  for (const text of unmet) against.push(`missing: ${text}`);
  return against;
}
