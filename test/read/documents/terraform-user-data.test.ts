import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const SERVER = `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns, namespace: kube-system}
data:
  Corefile: |
    . {
      kubernetes cluster.local
      forward . /etc/resolv.conf
    }
---
apiVersion: v1
kind: Service
metadata: {name: kube-dns, namespace: kube-system}
spec: {clusterIP: 10.96.0.10, selector: {k8s-app: kube-dns}, ports: [{port: 53, protocol: UDP}]}
`;
const SCRIPT = '#!/bin/bash\necho "nameserver ADDRESS" > /etc/resolv.conf\nkubeadm join 10.0.0.5:6443\n';
const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

/** Which place puts the address into the nodes' file, when user data writes the cluster DNS or another server there. */
function written(userData: string): readonly string[] {
  return ['10.96.0.10', '10.0.0.2'].flatMap((address) => {
    const tf = `resource "aws_instance" "node" {\n${userData.replace('ADDRESS', address)}}\n`;
    const { report } = scanTexts({ 'dns.yaml': SERVER, 'node.tf': tf });
    return report.findings.flatMap(({ code, certainty, path }) =>
      code === 'LG101'
        ? [
            `${certainty} ${path
              .map(({ at }) => at.file.text.slice(at.span.start, at.span.end))
              .filter((said) => said === address)}`,
          ]
        : [],
    );
  });
}

describe('user data in Terraform', () => {
  test.each([
    ['a script', `  user_data = <<-EOF\n${indented(SCRIPT)}  EOF\n`],
    ['a script in base64encode', `  user_data = base64encode(<<-EOF\n${indented(SCRIPT)}  EOF\n  )\n`],
    [
      'a script in a part',
      `  user_data = <<-EOF\n    MIME-Version: 1.0\n    Content-Type: multipart/mixed; boundary="//"\n\n    --//\n    Content-Type: text/x-shellscript\n\n${indented(SCRIPT)}    --//--\n  EOF\n`,
    ],
    [
      'an object of yamlencode',
      '  user_data = yamlencode({\n    write_files = [{ path = "/etc/resolv.conf", content = "nameserver ADDRESS\\n" }]\n    runcmd      = ["kubeadm join 10.0.0.5:6443"]\n  })\n',
    ],
  ])('%s', (_, userData) => {
    expect(written(userData)).toEqual(['assumed 10.96.0.10']);
  });
});
