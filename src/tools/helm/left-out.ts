/** What `.helmignore` of a chart leaves out of it (helm.sh/docs/chart_template_guide/helm_ignore_file). */

import { beyondBound } from '../../core/text/budget.ts';
import { filePattern } from '../../core/text/globs.ts';
import { type Notice, overriding } from '../../core/text/notice.ts';
import { oncePer } from '../../core/text/once.ts';
import { baseName, directoryOf, inFolder } from '../../core/text/paths.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import { isFact, type Statement } from '../../languages/shared/fragments.ts';
import type { Join, JoinContext } from '../../languages/shared/join.ts';
import { isSwitchedOff, type ValuesTree } from './chart-layers.ts';
import { type ChartRelease, isChartRelease, isChartValues } from './fragments.ts';

const NAME = '.helmignore';
const MAX_LINES = 500;

/** Whether helm would not load the file with its chart. Only the outermost chart's list counts (helm pkg/chart/v2/loader). */
export function openLeftOut({ paths = [], read }: Pick<JoinContext, 'paths' | 'read'>): (path: string) => boolean {
  const isChart = (folder: string): boolean => read(inFolder(folder, 'Chart.yaml')) !== undefined;
  const charts = paths.filter(isList).flatMap((path) => {
    const folder = directoryOf(path);
    const isWithin = baseName(directoryOf(folder)) === 'charts' && isChart(directoryOf(directoryOf(folder)));
    const leavesOut = isWithin || !isChart(folder) ? undefined : listOf(read(path)?.text ?? '');
    // Without its Chart.yaml it would not be loaded at all.
    return leavesOut === undefined || leavesOut('Chart.yaml') ? [] : [{ top: inFolder(folder, ''), leavesOut }];
  });
  return (path) => charts.some(({ top, leavesOut }) => path.startsWith(top) && leavesOut(path.slice(top.length)));
}

function isList(path: string): boolean {
  return path.endsWith(NAME) && baseName(path) === NAME;
}

/** helm pkg/ignore/rules.go: one after the other; undefined where helm refuses the list. */
function listOf(text: string): ((path: string) => boolean) | undefined {
  const lines = text.replace(/^\ufeff/, '').split('\n', MAX_LINES);
  const written = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  if (written.some((line) => line.includes('**'))) return undefined;
  const rules = written.map(ruleOf);
  const isLeftOut = (path: string, isFolder: boolean): boolean => rules.some((rule) => rule(path, isFolder));
  return (path) => {
    const parts = path.split('/');
    return parts.some((_, index) => isLeftOut(parts.slice(0, index + 1).join('/'), index < parts.length - 1));
  };
}

function ruleOf(line: string): (path: string, isFolder: boolean) => boolean {
  const negated = line.startsWith('!');
  const pattern = line.slice(negated ? 1 : 0);
  const ofFolders = pattern.endsWith('/');
  const bare = ofFolders ? pattern.slice(0, -1) : pattern;
  const matches = filePattern(bare.replace(/^\//, ''));
  // Without a `/` it is the name alone.
  return (path, isFolder) => {
    const isFound = (isFolder || !ofFolders) && matches(bare.includes('/') ? path : baseName(path));
    return isFound !== negated;
  };
}

/** As helm reads a chart's own files: values files of other names may be given to it by their path. */
export function readLoaded(context: Pick<JoinContext, 'paths' | 'read'>): JoinContext['read'] {
  const isLeftOut = openLeftOut(context);
  return (path) => (isLeftOut(path) && !/^values.+\.ya?ml$/.test(baseName(path)) ? undefined : context.read(path));
}

/** Objects of templates that make nothing; said where they are of a DNS server. */
export const withoutLeftOut: Join = (stated, context) => {
  const isLeftOut = openLeftOut(context);
  const isOff = openSwitchedOff(stated.value.filter(isChartRelease), context);
  const notices: Notice[] = [];
  const isKept = (one: Statement): boolean => {
    const { path } = one.at.file;
    if (!isFact(one)) return !(isChartValues(one) && OWN_VALUES.test(path) && isLeftOut(path));
    if (one.clusterPath !== undefined || !TEMPLATE.test(path)) return true;
    const message = isLeftOut(path) ? NOT_LOADED : isOff(path) ? SWITCHED_OFF : undefined;
    if (message !== undefined && one.kind === 'config-map' && one.data.some(({ key }) => key === 'Corefile'))
      notices.push(overriding(message, one.at));
    return message === undefined;
  };
  for (const path of context.paths ?? []) {
    const file = isList(path) ? context.read(path) : undefined;
    if (file !== undefined && file.text.split('\n', MAX_LINES + 1).length > MAX_LINES)
      notices.push(beyondBound('this list has more lines than are read', locate(wholeFile(file), 0, 0)));
  }
  const value = stated.value.filter(isKept);
  return value.length === stated.value.length && notices.length === 0
    ? stated
    : { ...stated, value, notices: [...stated.notices, ...notices] };
};

/** Whether the template is of a chart that no values file switches on; what installs a chart around it may do so. */
function openSwitchedOff(releases: readonly ChartRelease[], tree: ValuesTree): (path: string) => boolean {
  const installed = new Set(
    releases.flatMap(({ directory, sources }) => (sources.length > 0 ? (directory ?? []) : [])),
  );
  const isOff = oncePer((chart: string) => {
    const mayBeOn = [...installed].some((directory) => chart.startsWith(inFolder(directory, 'charts/')));
    return !mayBeOn && isSwitchedOff(chart, tree);
  });
  return (path) => {
    const chart = /^((?:.*\/)?charts\/[^/]+)\/templates\//.exec(path)?.[1];
    return chart !== undefined && isOff(chart);
  };
}

const TEMPLATE = /(?:^|\/)templates\//;
const OWN_VALUES = /(?:^|\/)values\.ya?ml$/;

const NOT_LOADED = '`.helmignore` of the chart leaves this object out, which is not judged';
const SWITCHED_OFF = 'no values file in the repository switches on the chart of this object, which is not judged';
