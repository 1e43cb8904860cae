/** loopgate's own reports quote configuration and are none. */

const FORMS: readonly (readonly [beginning: string, keys: readonly string[]])[] = [
  // src/report/json.ts
  [
    '{\n  "version": 1,\n  "tool": {\n    "name": "loopgate",',
    ['version', 'tool', 'result', 'base', 'counts', 'findings', 'fixed', 'suppressed', 'notices'],
  ],
  // src/judge/suppression/baseline.ts
  ['{\n  "version": 1,\n  "findings": [', ['version', 'findings']],
  // src/report/sarif.ts, and SARIF logs of others.
  ['{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",', ['$schema', 'version', 'runs']],
];

/** Exactly a report or baseline: with one more key it is read. */
export function isOwnReport(bytes: Buffer): boolean {
  const form = FORMS.find(([beginning]) => bytes.subarray(0, beginning.length).toString('latin1') === beginning);
  if (form === undefined) return false;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && Object.keys(value).every((key) => form[1].includes(key));
  } catch {
    return false;
  }
}
