/** Many objects in one file: each is recognised and read by its own stretch of the text, not by the file's. */
import { expect, test } from '@jest/globals';
import { carriers } from '../../src/judge/carriers.ts';
import { plugins } from '../../src/judge/plugins.ts';
import { openFile } from '../../src/read/documents/open.ts';
import { charactersSearched, LINEAR } from '../support/counted-work.ts';

/** Words by which plug-ins look whether they have to look closer. */
const WORDS =
  'minikube start --memory 4g; microk8s enable dns; [settings.host]; vnetDNSOverrides; get.k3s.io; sed coredns loop';

const block = (index: number): string =>
  `resource "kubernetes_config_map" "c${index}" {
  metadata {
    name      = "coredns${index}"
    namespace = "kube-system"
  }
  data = { note = "${WORDS}" }
}
`;
const userData = (index: number): string =>
  `resource "machine" "m${index}" {
  user_data = yamlencode({ runcmd = ["true"], write_files = [{ path = "/etc/note", content = "${WORDS}" }] })
}
`;
const item = (index: number): string =>
  `  - apiVersion: v1
    kind: ConfigMap
    metadata: { name: coredns${index}, namespace: kube-system }
    data: { note: "${WORDS}" }
`;
const machine = (index: number): string =>
  `  - apiVersion: machineconfiguration.openshift.io/v1
    kind: MachineConfig
    metadata: { name: m${index}, labels: { machineconfiguration.openshift.io/role: worker } }
    spec: { config: { ignition: { version: 3.2.0 }, systemd: { units: [{ name: a.service, contents: "${WORDS}" }] } } }
`;
const LIST = 'apiVersion: v1\nkind: List\nitems:\n';

test.each([
  ['main.tf', '', block],
  ['machines.tf', '', userData],
  ['list.yaml', LIST, item],
  ['machines.yaml', LIST, machine],
  ['requirements.yml', LIST, item],
  ['values.yaml', 'extraObjects:\n', item],
])('%s with four times the objects is searched four times as long', (path, head, one) => {
  const searched = (count: number): number => {
    const text = head + Array.from({ length: count }, (_, index) => one(index)).join('');
    return charactersSearched(() => {
      const { documents } = openFile({ path, text }, carriers);
      expect(documents.length).toBeGreaterThanOrEqual(count);
      for (const plugin of plugins)
        for (const document of documents) if (plugin.recognises(document)) plugin.read(document);
    });
  };
  expect(searched(60) / searched(15)).toBeLessThan(LINEAR);
});
