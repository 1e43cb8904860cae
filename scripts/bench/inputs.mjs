/** The repositories that are measured: made anew below a folder, always the same bytes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../examples/kubeadm-stub-listener/sound', import.meta.url));

function write(root, path, text) {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function application(index) {
  const name = `app-${index}`;
  return [
    'apiVersion: apps/v1',
    'kind: Deployment',
    `metadata: { name: ${name}, namespace: team-${index % 97} }`,
    'spec:',
    '  replicas: 3',
    `  selector: { matchLabels: { app: ${name} } }`,
    '  template:',
    `    metadata: { labels: { app: ${name} } }`,
    '    spec:',
    '      containers:',
    `        - name: ${name}`,
    `          image: example.org/${name}:1.${index % 50}.0`,
    '          ports: [{ containerPort: 8080 }]',
    '          resources: { limits: { cpu: 500m, memory: 256Mi } }',
    '---',
    'apiVersion: v1',
    'kind: Service',
    `metadata: { name: ${name}, namespace: team-${index % 97} }`,
    `spec: { selector: { app: ${name} }, ports: [{ port: 80, targetPort: 8080 }] }`,
    '',
  ].join('\n');
}

function coreDns(cluster, corefile) {
  return [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata: { name: coredns, namespace: kube-system }',
    'data:',
    '  Corefile: |',
    corefile.replace(/^(?=.)/gm, '    ').trimEnd(),
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata: { name: kube-dns, namespace: kube-system }',
    `spec: { clusterIP: 10.${cluster % 200}.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }`,
    '---',
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata: { name: coredns, namespace: kube-system }',
    'spec:',
    '  selector: { matchLabels: { k8s-app: kube-dns } }',
    '  template:',
    '    metadata: { labels: { k8s-app: kube-dns } }',
    '    spec:',
    '      dnsPolicy: Default',
    '      containers:',
    '        - name: coredns',
    '          image: registry.k8s.io/coredns/coredns:v1.11.3',
    '          args: [-conf, /etc/coredns/Corefile]',
    '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
    '      volumes: [{ name: config, configMap: { name: coredns } }]',
    '',
  ].join('\n');
}

const PLAIN = '.:53 {\n    errors\n    loop\n    kubernetes cluster.local\n    forward . 192.0.2.53\n    cache 30\n}\n';

/** By name: what is written, and how often it is measured by default. */
export const INPUTS = {
  kubeadm: {
    says: 'one kubeadm cluster',
    times: 9,
    make: (root) => cpSync(EXAMPLE, root, { recursive: true }),
  },
  monorepo: {
    says: '100,000 files, 40,000 of them manifests, one DNS server',
    times: 3,
    make: (root) => {
      write(root, 'platform/dns/coredns.yaml', coreDns(0, PLAIN));
      for (let index = 1; index < 100_000; index += 1) {
        const folder = `services/s${index % 500}`;
        if (index % 5 < 2) write(root, `${folder}/deploy/app-${index}.yaml`, application(index));
        else
          write(
            root,
            `${folder}/src/m${index}.go`,
            `package s\n\n// Answer ${index}.\nfunc Answer() int { return ${index} }\n`,
          );
      }
    },
  },
  zones: {
    says: 'one Corefile of 50,000 zones',
    times: 3,
    make: (root) => {
      const zones = Array.from(
        { length: 50_000 },
        (_, index) => `zone-${index}.example.org:53 {\n    loop\n    forward . 192.0.2.${index % 250}\n}\n`,
      );
      write(root, 'dns/coredns.yaml', coreDns(0, PLAIN + zones.join('')));
    },
  },
  clusters: {
    says: '2,000 clusters',
    times: 3,
    make: (root) => {
      for (let index = 0; index < 2_000; index += 1) {
        write(root, `clusters/c${index}/dns.yaml`, coreDns(index, PLAIN));
        write(
          root,
          `clusters/c${index}/kubelet.yaml`,
          'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n',
        );
      }
    },
  },
};

/** Writes one of them, as a git repository with everything committed. */
export function makeInput(name, root) {
  mkdirSync(root, { recursive: true });
  INPUTS[name].make(root);
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', '-c', 'gc.auto=0'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...identity, 'commit', '-q', '-m', 'input'],
  ]) {
    const run = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`git ${args.at(-1)}: ${run.stderr}`);
  }
}
