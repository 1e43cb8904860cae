import { pathFrom } from '../../core/text/paths.ts';

/** `compose.yaml`, `docker-compose.yml`, and variants: `docker-compose.prod.yml`, `compose.override.yaml`. */
export const COMPOSE_NAME: RegExp = /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/;

/** The first that exists is the default (compose-go cli/options.go DefaultFileNames). */
export const MAIN_NAMES: readonly string[] = [
  'compose.yaml',
  'compose.yml',
  'docker-compose.yml',
  'docker-compose.yaml',
];
/** Goes over it (compose-go cli/options.go DefaultOverrideFileNames). */
export const OVERRIDE_NAMES: readonly string[] = [
  'compose.override.yml',
  'compose.override.yaml',
  'docker-compose.override.yml',
  'docker-compose.override.yaml',
];

export function isComposePath(path: string): boolean {
  return path.includes('compose') && COMPOSE_NAME.test(path);
}

/** Undefined for one of the host. */
export function resolvePath(directory: string, path: string): string | undefined {
  if (path.startsWith('/') || path.startsWith('~') || path.includes('://')) return undefined;
  return pathFrom(directory, path);
}
