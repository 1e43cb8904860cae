/** Hints at a local tool that would render what native reading leaves open. */
import type { Report } from '../../judge/report/finding.ts';
import { findTool } from '../../read/tree/run-tool.ts';

const OPEN: ReadonlySet<string> = new Set(['LG305', 'LG801', 'LG802']);

/** Which tools exist is the machine's business, so no report holds this line. */
export function renderHint(report: Report, path: string | undefined, root: string): string | undefined {
  // Rendering would fill in these values (LG305).
  const open = report.findings.filter(({ code }) => OPEN.has(code)).map(({ at }) => at.file.path);
  const tools = [
    { names: ['helm'], shown: 'helm', what: 'charts', file: /(?:^|\/)(?:templates\/|charts\/|Chart\.ya?ml$)/ },
    {
      names: ['kustomize', 'kubectl'],
      shown: 'kustomize',
      what: 'kustomizations',
      file: /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/,
    },
  ].filter(
    ({ names, file }) =>
      open.some((one) => file.test(one)) && names.some((name) => findTool(name, path, root) !== undefined),
  );
  if (tools.length === 0) return undefined;
  const [who, what] = [tools.map(({ shown }) => shown), tools.map((one) => one.what)].map((words) =>
    words.join(' and '),
  );
  return `${who} ${tools.length === 1 ? 'is' : 'are'} on this machine: --render auto would judge the ${what} that are not followed to the end here`;
}
