/** The package's import: the command line's JSON as values. Each call is a process, with its bounds. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Options {
  /** By default the process' own. */
  readonly cwd?: string;
  /** From `cwd`; default: all. */
  readonly paths?: readonly string[];
  readonly base?: string;
  readonly config?: string;
  readonly render?: 'auto' | 'helm' | 'kustomize' | 'off';
}
export interface ScanOptions extends Options {
  readonly baseline?: string;
  readonly failOn?: Severity | 'never';
  readonly failOnEmpty?: boolean;
}
export interface TraceOptions extends Options {
  readonly name: string;
  /** Default `A`. */
  readonly type?: string;
  /** As reports name it; default: all. */
  readonly from?: string;
}
export interface DiffOptions extends Options {
  readonly base: string;
}

export type Severity = 'error' | 'warning' | 'note';
export type Certainty = 'always' | 'sometimes' | 'assumed';

/** schema/report.schema.json */
export interface ScanReport {
  readonly version: 1;
  readonly tool: { readonly name: 'loopgate'; readonly version: string };
  readonly result: 'pass' | 'fail' | 'incomplete';
  readonly base: { readonly status: 'compared' | 'not-requested' | 'unavailable'; readonly revision?: string };
  readonly counts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly fixed: readonly Finding[];
  readonly suppressed: readonly (Finding & { readonly reason: string; readonly expires?: string })[];
  readonly notices: readonly {
    readonly kind: 'unreadable' | 'not-modelled' | 'assumed';
    readonly message: string;
    readonly file: string;
    readonly line: number;
  }[];
}
export interface Finding {
  readonly rule: string;
  readonly code: string;
  readonly severity: Severity;
  readonly certainty?: Certainty;
  readonly probability?: number;
  readonly status: 'new' | 'existing';
  readonly was?: unknown;
  readonly cluster: string;
  readonly server?: string;
  readonly zone?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly advice: string;
  readonly names?: string;
  readonly witness?: { readonly name: string; readonly type: string };
  readonly guard?: 'fatal' | 'sometimes' | 'blind' | 'absent' | 'misfires';
  readonly assumptions: readonly string[];
  readonly path: readonly {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly says: string;
  }[];
  readonly fingerprint: string;
}
export type Disposition = 'answered' | 'fails' | 'leaves' | 'loops' | 'unknown';

export interface Outcome {
  readonly disposition: Disposition;
  readonly certainty: Certainty;
  readonly probability?: number;
  readonly rcode?: string;
  readonly to?: string;
  readonly because?: string;
  readonly hops: readonly {
    readonly server: string;
    readonly zone: string;
    readonly plugin: string;
    readonly to: string;
    readonly file: string;
    readonly line: number;
  }[];
}

/** schema/trace.schema.json */
export interface TraceReport {
  readonly version: 1;
  readonly query: { readonly name: string; readonly type: string };
  readonly entries: readonly {
    readonly server: string;
    readonly cluster: string;
    readonly outcomes: readonly Outcome[];
  }[];
}

/** schema/diff.schema.json */
export interface DiffReport {
  readonly version: 1;
  readonly base: string;
  readonly changes: readonly {
    readonly cluster: string;
    readonly asker: string;
    readonly names: string;
    readonly witness: { readonly name: string; readonly type: string };
    readonly before: readonly Outcome[];
    readonly after: readonly Outcome[];
    readonly because: readonly { readonly file: string; readonly line: number; readonly says: string }[];
  }[];
  readonly unchanged: number;
  readonly unproven: readonly string[];
}

/** Throws for wrong use and internal errors, never for findings. */
export function scan(options: ScanOptions = {}): Promise<ScanReport> {
  const { baseline, failOn, failOnEmpty } = options;
  const flags = [...flagsOf(options), ...flag('baseline', baseline), ...flag('fail-on', failOn)];
  return run<ScanReport>('scan', failOnEmpty === true ? [...flags, '--fail-on-empty'] : flags, options);
}

/** Where one query goes from every DNS server. */
export function trace(options: TraceOptions): Promise<TraceReport> {
  const { name, type, from, paths = [] } = options;
  const flags = [...flagsOf(options), ...flag('type', type), ...flag('from', from)];
  return run<TraceReport>('trace', flags, { ...options, paths: [name, ...paths] });
}

/** Names that go elsewhere than in the base. */
export function diff(options: DiffOptions): Promise<DiffReport> {
  return run<DiffReport>('diff', flagsOf(options), options);
}

function flag(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`--${name}=${value}`];
}

function flagsOf({ base, config, render }: Options): string[] {
  return [...flag('base', base), ...flag('config', config), ...flag('render', render)];
}

/** Bytes: 2,000 findings with long paths. */
const MAX_REPORT = 256 * 1024 * 1024;

function run<T>(command: string, flags: readonly string[], { cwd, paths = [] }: Options): Promise<T> {
  const args = [join(import.meta.dirname, 'cli.js'), command, '--format=json', ...flags, '--', ...paths];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: MAX_REPORT }, (error, stdout, stderr) => {
      // Exit 0, 1 and 3 may come with a report; without one the run failed.
      if (stdout !== '') resolve(JSON.parse(stdout));
      else reject(new Error(stderr.trim() || error?.message || 'loopgate printed nothing'));
    }).stdin?.end();
  });
}
