/** What `init` asks at a terminal, and what becomes of the answers. */
import { expect, test } from '@jest/globals';
import { askAnswers } from '../../../src/doors/cli/init-questions.ts';
import { initFiles, type Seen } from '../../../src/judge/config/init-files.ts';

const KNOWN = { systems: ['ubuntu-24.04', 'debian-12', 'talos'], installers: ['kubeadm', 'k3s'] };

function seen(...names: readonly string[]): Seen {
  const clusters = names.map((name) => ({
    name,
    paths: `${name}/**`,
    servers: [],
    clusterDns: [],
    dependsOnNodes: true,
  }));
  return { clusters, installers: [{ value: 'k3s', at: 'a.yml:1' }], systems: [], nodeFiles: [] };
}

async function answered(given: Seen, ...lines: readonly string[]) {
  const asked: string[] = [];
  const rest = [...lines];
  const ask = async (question: string) => {
    asked.push(question);
    return rest.shift();
  };
  const answers = await askAnswers(ask, given, KNOWN);
  const configuration = initFiles(given, answers)[0]?.text ?? '';
  return { asked, answers, configuration };
}

test('what was seen is offered first; a number or a name answers, Enter leaves it open', async () => {
  const { asked, answers, configuration } = await answered(seen('prod', 'dev'), 'Debian-12', '1', '', '', 'n');
  expect(asked[0]).toContain('of cluster prod');
  expect(asked[1]).toContain('1) k3s');
  expect(answers).toEqual({ nodes: new Map([['prod', { os: 'debian-12', provisioner: 'k3s' }]]), failOn: 'never' });
  expect(configuration).toMatch(/^clusters:\n {2}- name: "prod"\n {4}paths: \["prod\/\*\*"\]$/m);
  expect(configuration).toMatch(/^ {8}os: debian-12 +#/m);
  expect(configuration).toMatch(/^# {3}- name: "dev"$/m);
  expect(configuration).toMatch(/^fail-on: never$/m);
});

test('what is no answer is asked again, with what is known, and not for ever', async () => {
  const { asked, answers } = await answered(seen('prod'), 'ubuntu', '99', '0', 'plan9', 'x', 'y', 'Y');
  expect(asked[1]).toContain('none of them; there is ubuntu-24.04.');
  expect(asked).toHaveLength(7);
  expect(answers).toEqual({ nodes: new Map(), failOn: 'error' });
});

test('an input that ends leaves everything open', async () => {
  const { answers, configuration } = await answered(seen('prod'));
  expect(answers).toEqual({ nodes: new Map(), failOn: 'error' });
  expect(configuration).toMatch(/^# clusters:$/m);
});

test('what nothing states is not called seen', () => {
  const given: Seen = {
    ...seen(),
    clusters: [
      {
        name: 'prod',
        paths: '',
        servers: [{ value: 'kube-system/Deployment/coredns', at: 'a.yaml:3', assumes: 'RKE2 installs it' }],
        clusterDns: [{ value: '10.96.0.10', at: 'b.yaml:1' }],
        dependsOnNodes: false,
      },
    ],
  };
  const lines = initFiles(given)[0]?.text.split('\n') ?? [];
  expect(lines).toContain(
    '# Not stated, taken for granted: DNS server kube-system/Deployment/coredns (a.yaml:3): RKE2 installs it',
  );
  expect(lines).toContain('# Seen: cluster DNS address 10.96.0.10 (b.yaml:1)');
});
