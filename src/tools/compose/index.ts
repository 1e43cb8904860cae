import { beginningOf } from '../../languages/shared/fields.ts';
import { adding } from '../../languages/shared/join.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, type Document } from '../../read/documents/document.ts';
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
  // With an escape the words may be any.
  parts: { steps: COMPOSE_NAME, including: /extends|include|\\/ },
  coverage: {
    recognised: [
      '`compose.yaml`, `docker-compose.yml` and their variants, of which the services whose image is CoreDNS or another resolver that is read',
      'files beside each other: the override file, `COMPOSE_FILE` of `.env`, `include`, and a variant that only adds to the main file',
    ],
    fields: [
      { field: '`image`, `entrypoint`, `command`', becomes: 'the server, as a container of a pod' },
      {
        field: '`environment`, `env_file`, variables with their defaults, `.env`',
        becomes: 'its environment, as far as the repository states it',
      },
      { field: '`extends`', becomes: 'what the service has beneath its own words' },
      {
        field: '`volumes`, `configs`, `secrets`',
        becomes: 'the configuration that it reads: files and folders of the repository, and `content` in place',
      },
      { field: '`networks.*.ipv4_address`, an address in `ports`', becomes: 'an address that leads to the server' },
      {
        field: '`network_mode`',
        becomes: 'the network of the host, of another service or of a container of the project',
      },
      {
        field: 'service names, `container_name`, `aliases`, `extra_hosts`',
        becomes: 'names that lead to the servers of the same network',
      },
      {
        field: '`dns`',
        becomes: 'the servers that Docker’s own resolver at 127.0.0.11 asks; without it that is not known',
      },
      { field: '`profiles`', becomes: 'an assumption, where another server reaches a service that starts on demand' },
    ],
    said: [
      'containers of other projects as `network_mode`',
      'files that `extends` names and the repository does not have',
    ],
    sources: [
      'compose-spec/compose-spec 05-services.md, 13-merge.md, 15-profiles.md',
      'compose-spec/compose-go loader/extends.go, override/merge.go, cli/options.go',
      'moby/moby libnetwork/resolver.go, libnetwork/internal/resolvconf',
    ],
  },
  join: adding((facts, context) => joinCompose(facts, { ...context, paths: context.paths ?? [] })),
  recognises: isCompose,
  read: (document) => {
    if (document.kind !== 'yaml') return { value: [], notices: [] };
    const { path, source } = document;
    const file: ComposeFile = { kind: 'compose/compose-file', path, text: source, at: beginningOf(document) };
    return { value: [file], notices: [] };
  },
};

function isCompose(document: Document): boolean {
  if (document.kind !== 'yaml' || !isComposePath(document.path)) return false;
  // A file may do nothing but include others (compose-spec 14-include.md).
  return child(document.root, 'services')?.kind === 'map' || child(document.root, 'include')?.kind === 'sequence';
}
