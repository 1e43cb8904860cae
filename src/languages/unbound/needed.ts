/** What unbound does not start without (recorded: topology/daemons-that-end). */

import type { FilesInSight } from '../../core/facts/readers.ts';
import type { Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { absentFiles } from '../shared/included-files.ts';

interface Clause {
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: SourceText; readonly at: Location }[];
  readonly at: Location;
}

/** Anchors count with the validator alone (daemon/unbound.c, services/authzone.c auth_zone_read_zonefile). */
const FILES = /^(?:server tls-(?:service-(?:key|pem)|cert-bundle)|(?:auth-zone|rpz) zonefile)$/;
const ANCHORS = /^(?:(?:auto-)?trust-anchor-file|trusted-keys-file)$/;
const FROM_OTHERS = /^(?:primary|master|url)$/;

/** In `module-config` for what is written (services/authzone.c auth_zones_setup, respip/respip.c, services/localzone.c). */
const MODULES: readonly (readonly [written: RegExp, module: string])[] = [
  [/^rpz $/, 'respip'],
  [/^server response-ip(?:-tag|-data)? /, 'respip'],
  [/^server local-zone \S+\s+ipset$/, 'ipset'],
];
const USUAL_MODULES = 'validator iterator';

export function missing(clauses: readonly Clause[], beside: FilesInSight): readonly Notice[] {
  const server = clauses.flatMap(({ name, attributes }) => (name === 'server' ? attributes : []));
  const modules = server.findLast(({ key }) => key === 'module-config')?.value.text ?? USUAL_MODULES;
  const loaded = new Set(modules.split(/\s+/));
  return clauses.flatMap(({ name, attributes, at }) => {
    const isOfOthers = attributes.some(({ key }) => FROM_OTHERS.test(key));
    const files = attributes.filter(
      ({ key }) =>
        (FILES.test(`${name} ${key}`) && !isOfOthers) ||
        (name === 'server' && loaded.has('validator') && ANCHORS.test(key)),
    );
    const written = [{ key: '', text: '', at }, ...attributes.map((one) => ({ ...one, text: one.value.text }))];
    return [
      ...absentFiles(
        files.map(({ key, value, at: place }) => ({ option: key, path: value.text, at: place })),
        beside,
      ),
      ...written.flatMap(({ key, text, at: place }) => {
        const module = MODULES.find(([pattern]) => pattern.test(`${name} ${key}${key && ' '}${text}`))?.[1];
        return module === undefined || loaded.has(module)
          ? []
          : [mayNotStart(`\`${key || name}\` needs the module ${module} in \`module-config\``, place)];
      }),
    ];
  });
}
