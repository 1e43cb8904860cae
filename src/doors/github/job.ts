import type { Location } from '../../core/text/location.ts';
import type { RemoteFile } from '../../judge/config/config.ts';
import type { Report, Severity } from '../../judge/report/finding.ts';
import { type ApiOptions, type GitHubApi, openApi } from './api.ts';
import type { Base, RunGit } from './base.ts';
import type { EventFacts } from './event.ts';
import type { Environment, Inputs } from './inputs.ts';
import type { Toolkit } from './toolkit.ts';

/** Paths are relative to `root`; undefined: the configuration decides. */
export interface CheckRequest {
  readonly root: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly base: Base;
  readonly failOn: Severity | 'never' | undefined;
  readonly failOnExisting: boolean | undefined;
  readonly failOnEmpty: boolean | undefined;
  readonly baseline: string | undefined;
  readonly render: Inputs['render'];
  readonly diff?: Inputs['diff'];
  /** Fixes for all rules; else only for a removed guard. */
  readonly fixes?: boolean;
  readonly notice: (text: string) => void;
  /** A configuration's `extends`, or why not, as a clause; `gone`: it does not exist. */
  readonly readRemote: (
    file: RemoteFile,
  ) => Promise<{ readonly text: string } | { readonly because: string; readonly gone?: boolean }>;
}

/** Undefined when the run has no address. */
export type LinkFor = (path: string, line: number, revision?: string) => string | undefined;

export interface ActionReporters {
  readonly text: (report: Report) => string | Promise<string>;
  /** Workflow commands, best first, at most ten of a kind and nine errors, as the tenth is the verdict. */
  readonly annotations: (
    report: Report,
    options: { readonly which: Inputs['annotations']; readonly inDiff: (at: Location) => boolean },
  ) => string | Promise<string>;
  readonly markdown: (
    report: Report,
    options: { readonly budget: number; readonly linkFor: LinkFor },
  ) => string | Promise<string>;
  /** Its first line is a marker, `<!-- loopgate:...`. */
  readonly comment: (
    report: Report,
    options: { readonly category: string; readonly linkFor: LinkFor },
  ) => string | Promise<string>;
  readonly sarif: (report: Report) => string | Promise<string>;
  readonly json: (report: Report) => string | Promise<string>;
  readonly html: (report: Report, options: { readonly linkFor: LinkFor }) => string | Promise<string>;
}

export interface ActionDeps {
  /** Throws UsageError for an impossible configuration or path. */
  readonly check: (request: CheckRequest) => Promise<Report>;
  readonly reporters: ActionReporters;
  readonly runGit: RunGit;
  readonly toolkit: Toolkit;
  readonly write: (text: string) => void;
}

export interface Job {
  readonly env: Environment;
  readonly inputs: Inputs;
  readonly facts: EventFacts;
  readonly deps: ActionDeps;
  readonly notice: (text: string) => void;
}

/** Milliseconds; finding the base and publishing each have their own limit. */
const REQUEST_TIMEOUT = 15_000;
const TOTAL_TIMEOUT = 60_000;
const BACKOFF = 1_000;

export function apiFor(env: Environment, inputs: Inputs): GitHubApi | undefined {
  if (inputs.token === undefined) return undefined;
  // For slow proxies and quick tests.
  const seconds = Number(env.LOOPGATE_API_TIMEOUT ?? Number.NaN);
  const requestTimeout = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : REQUEST_TIMEOUT;
  const options: ApiOptions = {
    token: inputs.token,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    requestTimeout,
    totalTimeout: Math.max(requestTimeout, Math.min(TOTAL_TIMEOUT, requestTimeout * 4)),
    backoff: Math.min(BACKOFF, requestTimeout / 4),
  };
  return openApi(options);
}
