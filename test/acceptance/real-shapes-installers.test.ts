/** Shapes met in published installers and infrastructure, in our own words: what is read of them, and what is not said. */
import { describe, expect, test } from '@jest/globals';
import { growthOf, LINEAR } from '../support/counted-work.ts';
import { scanTexts } from '../support/scan-texts.ts';

function said(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said;
}

describe('a patch in double quotes', () => {
  const script = (corefile: string): string =>
    `#!/bin/bash\nkubectl -n kube-system patch configmap coredns --type=merge -p \\\n  "{\\"data\\":{\\"Corefile\\":\\"${corefile}\\"}}"\n`;

  test('is read with its escapes, and a loop in it is found at the argument', () => {
    expect(said({ 'a.sh': script('.:53 {\\n    forward . 127.0.0.1\\n    loop\\n}\\n') })).toEqual([
      'error LG101 a.sh:3:52 always fatal',
    ]);
  });

  test('what the shell fills in is not known', () => {
    const corefile = `.:53 {\\n    forward . 192.0.2.1\\n    loop\\n}\\n\${ZONE}:53 {\\n    forward . $(dig +short "$UP")\\n}\\n`;
    expect(said({ 'a.sh': script(corefile) })).toEqual(['note LG305 a.sh:3:104']);
  });

  test('quotes that never close cost nothing', () => {
    const growth = growthOf((size) => {
      said({ 'a.sh': `#!/bin/sh\n${'kubectl patch cm coredns -p "{ $( '.repeat(size)}` });
    }, 3000);
    expect(growth).toBeLessThan(LINEAR);
  });
});

describe('locals of Terraform', () => {
  const resource =
    'resource "kubernetes_config_map_v1_data" "x" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = local.corefile\n  }\n}\n';

  test('of the same file are read where they are named', () => {
    const locals =
      'locals {\n  corefile = <<-EOT\n    .:53 {\n        forward . 127.0.0.1\n        loop\n    }\n  EOT\n}\n';
    expect(said({ 'main.tf': locals + resource })).toEqual(['error LG101 main.tf:4:19 always fatal']);
    expect(said({ 'main.tf': resource + locals })).toEqual(['error LG101 main.tf:13:19 always fatal']);
  });

  test('that are computed are not known', () => {
    expect(said({ 'main.tf': `locals {\n  corefile = trimspace(var.corefile)\n}\n${resource}` })).toEqual([
      'note LG801 main.tf:10:16',
    ]);
  });
});

describe('names and values that Terraform makes', () => {
  const custom = (key: string, head = ''): string =>
    `${head}resource "kubernetes_config_map" "x" {\n  metadata {\n    name = "coredns-custom"\n    namespace = "kube-system"\n  }\n  data = {\n    ${key} = <<-EOT\n      example.net:53 {\n          loop\n          forward . 127.0.0.1\n      }\n    EOT\n  }\n}\n`;

  test('a key that a local names is that key, and another one is said to be unknown', () => {
    const local = 'locals {\n  name = "example.server"\n}\n';
    expect(said({ 'main.tf': custom('(local.name)', local) })).toEqual(['error LG101 main.tf:13:21 always fatal']);
    expect(said({ 'main.tf': custom('(var.name)') })).toEqual(['note LG801 main.tf:7:6']);
    expect(said({ 'main.tf': custom('"${var.name}.server"') })).toEqual(['error LG101 main.tf:10:21 always fatal']);
  });

  const blueprints = (coredns: string): string =>
    `module "addons" {\n  source = "aws-ia/eks-blueprints-addons/aws"\n  eks_addons = {\n    coredns = ${coredns}\n  }\n}\n`;

  test('the add-on of the blueprints', () => {
    const values =
      '{\n      configuration_values = jsonencode({ corefile = ".:53 {\\n forward . 127.0.0.1\\n loop\\n}\\n" })\n    }';
    expect(said({ 'main.tf': blueprints(values) })).toEqual(['error LG101 main.tf:5:74 always fatal']);
    expect(
      said({ 'main.tf': blueprints('merge({ preserve = true }, var.x ? { configuration_values = var.y } : {})') }),
    ).toEqual(['note LG801 main.tf:4:15']);
    expect(said({ 'main.tf': blueprints('{ most_recent = true }') })).toEqual([]);
  });
});

describe('a placeholder between blocks', () => {
  test('brings blocks that are not known, and the ones beside it are read', () => {
    const corefile = '${base}\nexample.net:53 {\n    forward . 127.0.0.1\n    loop\n}\n';
    const indented = corefile.trim().replaceAll('\n', '\n    ');
    const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    ${indented}\n`;
    expect(said({ 'a.yaml': text })).toEqual(['note LG802 a.yaml:6:5', 'error LG101 a.yaml:8:19 always fatal']);
  });
});

describe('Vagrantfiles', () => {
  const coredns =
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . /etc/resolv.conf\n        loop\n    }\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n        - name: coredns\n          image: coredns/coredns:1.11.3\n          args: [-conf, /etc/coredns/Corefile]\n          volumeMounts: [{ name: c, mountPath: /etc/coredns }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n';
  const machine = (file: string, mark = '<<-SHELL'): string =>
    `def common\n  <<~SCRIPT\n    cat > /etc/default/kubelet <<EOF\nKUBELET_EXTRA_ARGS=--resolv-conf=${file}\nEOF\n  SCRIPT\nend\nVagrant.configure("2") do |config|\n  config.vm.provision "shell", inline: common\n  config.vm.provision "shell", inline: ${mark}\n    rm -f /etc/resolv.conf\n    echo "nameserver 127.0.0.1" > /etc/resolv.conf\n    kubeadm init --apiserver-advertise-address=#{IP}\n  SHELL\nend\n`;

  test.each(['<<-SHELL', '<<~SHELL', '<<-"SHELL"', "<<~'SHELL'"])('scripts in %s are read as one', (mark) => {
    expect(said({ Vagrantfile: machine('/etc/resolv.conf', mark), 'coredns.yaml': coredns })).toEqual([
      'error LG101 coredns.yaml:7:19 always fatal',
    ]);
  });

  test('a file that the loop does not go through is sound', () => {
    expect(said({ Vagrantfile: machine('/run/systemd/resolve/resolv.conf'), 'coredns.yaml': coredns })).toEqual([
      'note LG305 coredns.yaml:7:19',
    ]);
  });

  test('one command behind inline', () => {
    const file =
      'Vagrant.configure("2") do |c|\n  c.vm.provision :shell, :inline => "echo \\"nameserver 127.0.0.1\\" > /etc/resolv.conf"\n  c.vm.provision :shell, inline: \'kubeadm join --config x && kubelet --resolv-conf=/etc/resolv.conf\'\nend\n';
    expect(said({ Vagrantfile: file, 'coredns.yaml': coredns })).toEqual([
      'warning LG101 coredns.yaml:7:19 assumed fatal',
    ]);
  });

  test('no end, no time', () => {
    const growth = growthOf((size) => {
      expect(said({ Vagrantfile: `# kubeadm init resolv.conf\n${'inline: <<SHELL "\n'.repeat(size)}` })).toEqual([]);
    }, 3000);
    expect(growth).toBeLessThan(LINEAR);
  });
});

describe('user data of RKE2 control planes', () => {
  test('is Butane', () => {
    const text =
      'apiVersion: controlplane.cluster.x-k8s.io/v1beta1\nkind: RKE2ControlPlane\nmetadata: { name: cp }\nspec:\n  agentConfig:\n    format: ignition\n    kubelet:\n      extraArgs: [resolv-conf=/etc/kubelet-resolv.conf]\n    additionalUserData:\n      config: |\n        variant: fcos\n        version: 1.4.0\n        storage:\n          files:\n            - path: /etc/kubelet-resolv.conf\n              contents:\n                inline: |\n                  nameserver 127.0.0.1\n';
    expect(said({ 'cp.yaml': text })).toEqual(['warning LG301 cp.yaml:8:31']);
  });
});

describe('formats of programs', () => {
  test('a port or a name that is filled in is no mistake', () => {
    const text =
      '{\n  data: {\n    Corefile: |||\n      example.net:%d {\n        forward . %s:53\n        loop\n      }\n      .:%d {\n        forward . 192.0.2.1\n        loop\n      }\n    ||| % [port, up, port],\n  },\n}\n';
    expect(said({ 'a.jsonnet': text }).filter((line) => !line.startsWith('note'))).toEqual([]);
  });
});

describe('the version that a platform states is the one that counts', () => {
  // `upstream` below kubernetes was taken away in 1.7.0.
  const old = '.:53 {\n    kubernetes cluster.local {\n        upstream\n    }\n    forward . 192.0.2.1\n    loop\n}\n';
  const deep = (by: number): string => old.trim().replaceAll('\n', `\n${' '.repeat(by)}`);
  const quoted = JSON.stringify(old);
  const eksctl = (version: string): string =>
    `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: a }\naddons:\n  - name: coredns\n    version: ${version}\n    configurationValues: |\n      corefile: |\n        ${deep(8)}\n`;
  const kops = (image: string): string =>
    `apiVersion: kops.k8s.io/v1alpha2\nkind: Cluster\nmetadata: { name: a.example.com }\nspec:\n  kubeDNS:\n    provider: CoreDNS\n    coreDNSImage: ${image}\n    externalCoreFile: |\n      ${deep(6)}\n`;
  const addon = (version: string): string =>
    `resource "aws_eks_addon" "dns" {\n  addon_name = "coredns"\n  addon_version = "${version}"\n  configuration_values = jsonencode({ corefile = ${quoted} })\n}\n`;
  const module = (version: string): string =>
    `module "eks" {\n  source = "terraform-aws-modules/eks/aws"\n  addons = {\n    coredns = {\n      addon_version = "${version}"\n      configuration_values = jsonencode({ corefile = ${quoted} })\n    }\n  }\n}\n`;
  const stack = (version: string): string =>
    JSON.stringify({
      Resources: {
        Dns: {
          Type: 'AWS::EKS::Addon',
          Properties: {
            AddonName: 'coredns',
            AddonVersion: version,
            ConfigurationValues: JSON.stringify({ corefile: old }),
          },
        },
      },
    });

  test.each<readonly [string, string, (version: string) => string, string, string]>([
    ['eksctl', 'a.yaml', eksctl, 'v1.6.6-eksbuild.1', 'v1.11.1-eksbuild.4'],
    ['kOps', 'a.yaml', kops, 'registry.example.com/mirrors/coredns:1.3.1', 'registry.k8s.io/coredns/coredns:v1.11.1'],
    ['an add-on of Terraform', 'a.tf', addon, 'v1.6.6-eksbuild.1', 'v1.11.1-eksbuild.4'],
    ['the EKS module', 'a.tf', module, 'v1.6.6-eksbuild.1', 'v1.11.1-eksbuild.4'],
    ['CloudFormation', 'a.json', stack, 'v1.6.6-eksbuild.1', 'v1.11.1-eksbuild.4'],
  ])('%s', (_, path, text, before, after) => {
    expect(said({ [path]: text(before) })).toEqual([]);
    const [first, ...more] = said({ [path]: text(after) });
    expect(first).toMatch(/^error LG401 /);
    expect(more).toEqual([]);
  });
});

describe('templates of Terraform', () => {
  const userData = (extra: string): string =>
    `#cloud-config\nwrite_files:\n  - path: /etc/kubernetes/resolv.conf\n    content: |\n      nameserver 127.0.0.1\n%{ if tls ~}\n  - path: /etc/tls.crt\n    content: |\n      \${indent(6, cert)}\n%{ endif ~}\n  - path: /etc/default/kubelet\n    content: |\n      KUBELET_EXTRA_ARGS=--resolv-conf=${extra}\nruncmd:\n  - kubeadm join\n`;

  test.each(['user_data.yaml.tpl', 'user-data.yaml.tftpl', 'cloud-init.tpl'])(
    'directives between the lines of %s are no mistake, and the rest is read',
    (path) => {
      expect(said({ [path]: userData('/etc/kubernetes/resolv.conf') })).toEqual([
        `note LG802 ${path}:6:1`,
        `note LG301 ${path}:13:40`,
      ]);
      expect(said({ [path]: userData('/run/systemd/resolve/resolv.conf') })).toEqual([`note LG802 ${path}:6:1`]);
    },
  );

  test('a Corefile by its name', () => {
    const corefile =
      '.:53 {\n    bind ${join(" ", addresses)}\n    auto {\n        directory /zones\n    }\n    nsid ${name}\n}\n';
    expect(scanTexts({ 'files/Corefile.tftpl': corefile }).report.counts.servers).toBe(1);
  });
});

describe('one of two server blocks', () => {
  test('by a condition of the template: neither is defined twice, and no guard is blind', () => {
    const block = (zone: string): string =>
      `${zone}:53 {\n        loop\n        bind {{ .Local }}\n        forward . 192.0.2.1\n    }`;
    const corefile = `{{- if .All }}\n    ${block('.')}\n    {{- else }}\n    ${block('in-addr.arpa')}\n    ${block('.')}\n    {{- end }}`;
    const text = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: node-local-dns, namespace: kube-system }\ndata:\n  Corefile: |\n    ${corefile}\n`;
    expect(said({ 'a.yaml.template': text })).toEqual([]);
  });
});

describe('objects in place within others', () => {
  const object = (by: number): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . 127.0.0.1\n        loop\n    }`.replaceAll(
      '\n',
      `\n${' '.repeat(by)}`,
    );

  test.each<readonly [string, string, number]>([
    [
      "Ansible's module",
      `- name: dns\n  kubernetes.core.k8s:\n    state: present\n    definition:\n      ${object(6)}\n`,
      11,
    ],
    [
      'Crossplane',
      `apiVersion: kubernetes.crossplane.io/v1alpha2\nkind: Object\nmetadata: { name: a }\nspec:\n  forProvider:\n    manifest:\n      ${object(6)}\n`,
      13,
    ],
    [
      'a Template of OpenShift',
      `apiVersion: template.openshift.io/v1\nkind: Template\nmetadata: { name: a }\nobjects:\n  - ${object(4)}\n`,
      11,
    ],
    [
      'a policy',
      `apiVersion: policy.open-cluster-management.io/v1\nkind: ConfigurationPolicy\nmetadata: { name: a }\nspec:\n  object-templates:\n    - complianceType: musthave\n      objectDefinition:\n        ${object(8)}\n`,
      14,
    ],
    ['values', `extraObjects:\n  - ${object(4)}\n`, 8],
  ])('%s', (_, text, line) => {
    const [first, ...more] = said({ 'roles/dns/tasks/main.yml': text });
    expect(first).toMatch(new RegExp(`^error LG101 roles/dns/tasks/main.yml:${line}:\\d+ always fatal$`));
    expect(more).toEqual([]);
  });

  test.each<readonly [string, string]>([
    ['what a task removes', `- kubernetes.core.k8s:\n    state: absent\n    definition:\n      ${object(6)}\n`],
    [
      'what must not be',
      `spec:\n  object-templates:\n    - complianceType: mustnothave\n      objectDefinition:\n        ${object(8)}\n`,
    ],
    [
      'what a test expects',
      `spec:\n  steps:\n    - try:\n        - assert:\n            resource:\n              ${object(14)}\n`,
    ],
  ])('%s is none', (_, text) => {
    expect(said({ 'a.yaml': text })).toEqual([]);
  });
});

describe('a ConfigMap that is stated twice', () => {
  const map = (upstream: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . ${upstream}\n        loop\n    }\n`;

  test('is two servers that do not meet: neither guard is blind, and a loop in one is found', () => {
    expect(said({ 'a.yaml': `${map('192.0.2.1')}---\n${map('192.0.2.2')}` })).toEqual([]);
    expect(said({ 'a.yaml': `${map('192.0.2.2')}---\n${map('127.0.0.1')}` })).toEqual([
      'error LG101 a.yaml:17:19 always fatal',
    ]);
    expect(said({ 'a.yaml': `${map('127.0.0.1')}---\n${map('192.0.2.2')}` })).toEqual([
      'error LG101 a.yaml:7:19 always fatal',
    ]);
  });
});
