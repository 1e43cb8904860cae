/** Servers whose objects another file states again: which counts is not known. */
import { directoryOf } from '../../../core/text/paths.ts';
import { type Compared, corefilesOf, type NamedServer, zonesKey } from './server-partners.ts';

export interface Overridden {
  readonly old: NamedServer;
  /** `kubectl apply -f` of the folder applies it last. */
  readonly counts: boolean;
  readonly assumption: string;
}

export function overriddenServer(
  server: NamedServer,
  compared: Compared,
  isOfClusters: (folder: string) => boolean,
): Overridden | undefined {
  if (server.variant === undefined) return ofWorkload(server, compared);
  return isOfClusters(server.variant.directory) ? undefined : ofFolder(server, compared);
}

/** `kubectl apply` of a folder takes no such file (cli-runtime pkg/resource builder.go FileExtensions). */
const LEFT_ASIDE = /(?:\.(?:bak|orig|old|disabled|off|save|sw[op]|tmp|rej|txt)|~)$/i;

function ofFolder(server: NamedServer, { before, after, partner }: Compared): Overridden | undefined {
  const { variant } = server;
  if (variant === undefined || LEFT_ASIDE.test(server.cluster)) return undefined;
  const isBeside = (one: NamedServer): boolean =>
    one.variant?.directory === variant.directory ||
    [one.at.file.path, ...corefilesOf(one)].some((path) => directoryOf(path) === variant.directory);
  const siblings = [...after].filter(([, one]) => one.variant?.directory === variant.directory);
  const moved = new Set(siblings.map(([key]) => partner.get(key)));
  const known = [...before].filter(([key, one]) => moved.has(key) || isBeside(one)).map(([, one]) => one);
  const files = new Set(known.flatMap((one) => (one.variant === undefined ? [] : one.cluster)));
  // A folder of several clusters gets one more.
  if (!variant.partial && files.size > 1) return undefined;
  const zones = zonesKey(server);
  const old =
    known.findLast((one) => one.name === server.name) ??
    known.findLast((one) => zonesKey(one) === zones) ??
    (known.length === 1 ? known[0] : undefined);
  if (old === undefined) return undefined;
  const assumption = variant.last
    ? `the files of this folder are applied in the order of their names, so ${server.cluster} counts`
    : `${server.cluster} is applied after the other files of its folder`;
  return { old, counts: variant.partial && variant.last, assumption };
}

function ofWorkload(server: NamedServer, { before, after }: Compared): Overridden | undefined {
  if (server.workload === undefined) return undefined;
  const key = `${server.cluster}/${server.workload}`;
  const first = after.get(key);
  const old = before.get(key);
  if (first === undefined || old === undefined) return undefined;
  const [here, there] = [server.at, first.at];
  if (here.file.path === there.file.path && here.span.start === there.span.start) return undefined;
  const isBeside = directoryOf(here.file.path) === directoryOf(there.file.path);
  const assumption = `${here.file.path} is applied after ${there.file.path}`;
  return { old, counts: isBeside && here.file.path >= there.file.path, assumption };
}
