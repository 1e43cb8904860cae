/** Values that a templated helmfile names are a template beside it, which is not rendered here. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const HELMFILE = `releases:
- name: coredns
  namespace: kube-system
  chart: coredns/coredns
  values: [../app/helm-values.yaml]
`;
const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins: [{ name: forward, parameters: . 192.0.2.53 }]\n';

test.each([
  ['boot/helmfile.yaml.j2', 'app/helm-values.yaml.j2', 'is rendered from `app/helm-values.yaml.j2` and not read here'],
  ['boot/helmfile.yaml.j2', 'app/other.yaml.j2', 'is not in the repository'],
  ['boot/helmfile.yaml', 'app/helm-values.yaml.j2', 'is not in the repository'],
])('%s beside %s', (helmfile, values, why) => {
  const { report } = scanTexts({ [helmfile]: HELMFILE, [values]: VALUES });
  expect(report.findings.map(({ severity, code, message }) => `${severity} ${code} ${message}`)).toContain(
    `note LG801 the values of this release come from \`app/helm-values.yaml\`, which ${why}; the release is left out`,
  );
});
