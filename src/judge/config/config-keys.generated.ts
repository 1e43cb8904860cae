// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
/** The keys of each object by its place in a configuration, as a JSON pointer; an asterisk is any index or name. */
export const CONFIG_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['version', 'extends', 'trust', 'paths', 'clusters', 'rules', 'fail-on', 'baseline', 'render', 'max-suppression-days', 'suppressions', 'expectations']],
  ['/paths', ['include', 'exclude']],
  ['/clusters/*', ['name', 'paths', 'cluster-domain', 'service-cidrs', 'cluster-dns', 'coredns-version', 'kube-proxy', 'nodes', 'resolvers']],
  ['/clusters/*/nodes/*', ['name', 'os', 'provisioner', 'addresses', 'files']],
  ['/clusters/*/nodes/*/files/*', ['inline']],
  ['/clusters/*/resolvers/*', ['name', 'addresses', 'forwards']],
  ['/clusters/*/resolvers/*/forwards/*', ['zone', 'to']],
  ['/suppressions/*', ['rule', 'path', 'server', 'zone', 'reason', 'expires']],
  ['/expectations/*', ['names', 'exact', 'from', 'goes', 'to', 'reason']],
]);
