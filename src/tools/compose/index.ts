import type { Installing } from '../../core/facts/installing.ts';
import { locate } from '../../core/text/source-text.ts';
import { beginningOf } from '../../languages/shared/fields.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, type Document, entries } from '../../read/documents/document.ts';
import type { ComposeFile } from './fragments.ts';
import { joinCompose } from './join.ts';
import { COMPOSE_NAME, isComposePath } from './paths.ts';

export const compose: Plugin = {
  id: 'compose',
  title: 'Docker Compose',
  markers: [
    'coredns',
    'Corefile',
    'pihole',
    'adguard',
    'unbound',
    'dnsmasq',
    'blocky',
    'bind9',
    'recursor',
    'proxy-dns',
    ': 53',
  ],
  // What it builds is named elsewhere; with an escape the words may be any.
  parts: { steps: COMPOSE_NAME, including: /extends|include|build|\\/ },
  join: adding((facts, context) => joinCompose(facts, { ...context, paths: context.paths ?? [] })),
  recognises: isCompose,
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    const { path, source } = document;
    const file: ComposeFile = { kind: 'compose/compose-file', path, text: source, at: beginningOf(document) };
    return { value: [file], notices: [] };
  },
  installing: servicesIn,
};

/** One with profiles runs where somebody asks for it (compose-spec 15-profiles.md). */
function servicesIn(document: Document): readonly Installing[] {
  if (document.kind !== 'yaml' || !isCompose(document)) return [];
  return entries(child(document.root, 'services')).flatMap(({ key, keySpan, value }) =>
    child(value, 'profiles') === undefined
      ? [{ key: `service ${key}`, at: locate(document.source, keySpan.start, value.span.end) }]
      : [],
  );
}

function isCompose(document: Document): boolean {
  if (document.kind !== 'yaml') return false;
  const services = child(document.root, 'services');
  // A file may do nothing but include others (compose-spec 14-include.md).
  if (isComposePath(document.path))
    return services?.kind === 'map' || child(document.root, 'include')?.kind === 'sequence';
  // `docker compose -f`, `docker stack deploy -c`: no other tool has services with images and nothing beside them.
  return (
    /\.ya?ml$/.test(document.path) &&
    entries(document.root).every(({ key }) => ROOT_KEYS.has(key) || key.startsWith('x-')) &&
    entries(services).some(({ value }) => child(value, 'image') !== undefined)
  );
}

/** compose-spec schema/compose-spec.json. */
const ROOT_KEYS: ReadonlySet<string> = new Set([
  'version',
  'name',
  'include',
  'services',
  'models',
  'networks',
  'volumes',
  'secrets',
  'configs',
]);
