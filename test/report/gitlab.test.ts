import { expect, test } from '@jest/globals';
import { renderGitlab } from '../../src/report/gitlab.ts';
import { render } from '../../src/report/index.ts';
import { textsOf } from '../support/repositories.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { finding, HOSTILE, report } from './support.ts';

test('names the line, and what fails is a blocker', () => {
  const { report: found } = scanTexts(textsOf('examples/kubeadm-stub-listener/broken'));
  expect(JSON.parse(renderGitlab(found))).toEqual([
    {
      description: expect.stringMatching(/^LG101: kube-system\/Deployment\/coredns forwards/),
      check_name: 'forwarding-loop',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: 'blocker',
      location: { path: 'deploy/coredns-configmap.yaml', lines: { begin: 20 } },
    },
  ]);
});

test('nothing found is an empty list', () => {
  expect(renderGitlab(report([]))).toBe('[]\n');
});

test.each(HOSTILE)('%j stays text', async (hostile) => {
  const text = await render('gitlab', report([finding({ message: hostile })]), { color: false, quiet: false });
  expect(JSON.parse(text)[0].description).toContain('LG101: ');
  expect(text).not.toMatch(/^(?:::|##\[)|\u001b/m);
});
