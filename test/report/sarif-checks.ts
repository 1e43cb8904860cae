/**
 * What Microsoft's SARIF Multitool asks of a file, as far as a file like ours can break it: microsoft/sarif-sdk,
 * src/Sarif.Multitool.Library/Rules, and GitHub's page "SARIF support for code scanning". Names are the rules' own.
 */
import type { Location, Log, PhysicalLocation, Region, ReportingDescriptor, Result, Run } from 'sarif';

const LIMITS = {
  runs: 1,
  rules: 1_000,
  results: 5_000,
  locations: 10,
  related: 100,
  codeFlows: 100,
  flow: 100,
  tags: 10,
};

/** One line for each thing that a validator would refuse or warn of; `RULE where`. */
export function sarifProblems(text: string): readonly string[] {
  const log = JSON.parse(text) as Log;
  const said: string[] = [];
  if (log.$schema !== 'https://json.schemastore.org/sarif-2.1.0.json') said.push('SARIF1011 $schema');
  if (log.version !== '2.1.0') said.push('SARIF1011 version');
  if (log.runs.length !== LIMITS.runs) said.push('GH1004 runs');
  for (const found of emptyTexts(log)) said.push(`GH1013 ${found}`);
  for (const run of log.runs) said.push(...runProblems(run));
  return said;
}

function runProblems(run: Run): readonly string[] {
  const said: string[] = [];
  const { driver } = run.tool;
  const rules = driver.rules ?? [];
  const results = run.results ?? [];
  if (driver.name === '' || !/^\d+\.\d+\.\d+/.test(driver.semanticVersion ?? '')) said.push('SARIF2005 driver');
  if (rules.length > LIMITS.rules) said.push('GH1004 rules');
  if (results.length > LIMITS.results) said.push('GH1004 results');
  for (const [name, base] of Object.entries(run.originalUriBaseIds ?? {})) {
    if (base.uri !== undefined && !/^[a-z]+:.*\/$/.test(base.uri)) said.push(`SARIF1004 ${name}`);
  }
  const ids = rules.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) said.push('SARIF1001 repeated');
  for (const rule of rules) said.push(...ruleProblems(rule));
  for (const [index, result] of results.entries()) {
    for (const one of resultProblems(result, run)) said.push(`${one} result ${index}`);
  }
  // A file of many megabytes for nothing: what is said twice, or never used.
  if (run.artifacts !== undefined || results.some((one) => one.analysisTarget !== undefined)) said.push('SARIF2004');
  return said;
}

function ruleProblems(rule: ReportingDescriptor): readonly string[] {
  const said: string[] = [];
  const { id, name, shortDescription, fullDescription, help, properties } = rule;
  if (name === id || name === undefined || !/^[A-Z][A-Za-z]*$/.test(name) || name.length > 255) said.push('SARIF1001');
  if (!/^LG\d{3}$/.test(id)) said.push('SARIF2009');
  for (const text of [shortDescription?.text, fullDescription?.text]) {
    if (text === undefined || text === '' || text.length > 1_024) said.push('GH2012 description');
    else if (!text.endsWith('.')) said.push('SARIF2001');
  }
  if (!help?.text || !help.markdown) said.push('GH2012 help');
  if (!['very-high', 'high', 'medium', 'low'].includes(properties?.precision)) said.push('GH2012 precision');
  if (!['error', 'warning', 'recommendation'].includes(properties?.['problem.severity'])) said.push('GH2012 severity');
  if ((properties?.tags ?? []).length > LIMITS.tags) said.push('GH1004 tags');
  return said.map((one) => `${one} ${id}`);
}

function resultProblems(result: Result, run: Run): readonly string[] {
  const said: string[] = [];
  const rule = run.tool.driver.rules?.[result.ruleIndex ?? -1];
  if (rule === undefined) said.push('SARIF1009');
  else if (rule.id !== result.ruleId) said.push('SARIF1010');
  if (!['error', 'warning', 'note'].includes(result.level ?? '')) said.push('GH1015 level');
  if (!result.partialFingerprints?.primaryLocationLineHash) said.push('GH1015 fingerprint');
  const { text } = result.message;
  if (text === undefined || result.message.id !== undefined) said.push('GH1007');
  const related = result.relatedLocations ?? [];
  const locations = result.locations ?? [];
  const flows = result.codeFlows ?? [];
  if (locations.length === 0) said.push('GH1001');
  if (locations.length > LIMITS.locations || related.length > LIMITS.related) said.push('GH1004 locations');
  if (flows.length > LIMITS.codeFlows) said.push('GH1004 codeFlows');
  const known = new Set(related.map(({ id }) => id));
  if (known.size !== related.length || known.has(undefined)) said.push('SARIF1009 related');
  for (const [, id] of (text ?? '').matchAll(/(?<!\\)\]\((\d+)\)/g)) {
    if (!known.has(Number(id))) said.push('SARIF1009 link');
  }
  const steps = flows.flatMap(({ threadFlows }) =>
    threadFlows.flatMap((flow) => {
      if (flow.locations.length > LIMITS.flow || flow.locations.length === 0) said.push('GH1004 flow');
      return flow.locations.map((step) => {
        if (step.location === undefined) said.push('GH1002');
        return step.location ?? {};
      });
    }),
  );
  for (const location of [...locations, ...related, ...steps]) said.push(...placeProblems(location));
  for (const location of [...related, ...steps]) if (!location.message?.text) said.push('GH1007 step');
  return said;
}

function placeProblems({ physicalLocation }: Location): readonly string[] {
  if (physicalLocation === undefined) return ['GH1001'];
  const { artifactLocation, region, contextRegion } = physicalLocation as PhysicalLocation;
  const said: string[] = [];
  const uri = artifactLocation?.uri ?? '';
  // RFC 3986: a relative reference that neither climbs nor starts at a root.
  if (!/^(?:[\w.!~*'()-]|%[0-9A-F]{2})+(?:\/(?:[\w.!~*'()-]|%[0-9A-F]{2})*)*$/.test(uri)) said.push('SARIF1002');
  if (/^[a-z][a-z0-9+.-]*:/i.test(uri) || uri.startsWith('/')) said.push('GH1005');
  if (uri.split('/').includes('..')) said.push('SARIF2007');
  if (region === undefined) return [...said, 'GH1003'];
  said.push(...regionProblems(region));
  if (contextRegion !== undefined) {
    said.push(...regionProblems(contextRegion));
    if (!isWider(contextRegion, region)) said.push('SARIF1008');
    const inside = region.snippet?.text;
    if (inside !== undefined && !contextRegion.snippet?.text?.includes(inside.replaceAll('\r', ''))) {
      said.push('SARIF1008 snippet');
    }
  }
  return said;
}

function regionProblems(region: Region): readonly string[] {
  const { startLine, startColumn, endLine, endColumn } = region;
  const numbers = [startLine, startColumn, endLine, endColumn];
  if (numbers.some((one) => one === undefined || !Number.isSafeInteger(one) || one < 1)) return ['GH1003'];
  const [line, column, lastLine, lastColumn] = numbers.map(Number) as [number, number, number, number];
  return lastLine < line || (lastLine === line && lastColumn < column) ? ['SARIF1007'] : [];
}

function isWider(outer: Region, inner: Region): boolean {
  const begins = before(outer.startLine, outer.startColumn, inner.startLine, inner.startColumn);
  const ends = before(inner.endLine, inner.endColumn, outer.endLine, outer.endColumn);
  return begins <= 0 && ends <= 0 && (begins < 0 || ends < 0);
}

/** Below zero where the first place comes first. */
function before(line = 1, column = 1, otherLine = 1, otherColumn = 1): number {
  return line - otherLine || column - otherColumn;
}

/** Pointers to texts of nothing: GitHub refuses a file that has one in a required place. */
function emptyTexts(log: Log): readonly string[] {
  const found: string[] = [];
  const open: (readonly [string, unknown])[] = [['', log]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [pointer, value] = next;
    if (value === '') found.push(pointer);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, one] of Object.entries(value)) open.push([`${pointer}/${key}`, one]);
  }
  return found;
}
