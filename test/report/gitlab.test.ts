import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
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

/** What GitLab's page asks for: fields, severities, and paths from the root without `./`. */
const CODE_QUALITY = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'location', 'severity'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\.?/).' },
          lines: { type: 'object', required: ['begin'], properties: { begin: { type: 'integer', minimum: 1 } } },
        },
      },
    },
  },
};

test.each(['kubeadm-stub-listener', 'legacy-proxy', 'loop-plugin-readme', 'nodelocaldns', 'resolved-loopback'])(
  'is what GitLab reads, each finding once: %s',
  (name) => {
    const { report: found } = scanTexts(textsOf(`examples/${name}/broken`));
    const issues = JSON.parse(renderGitlab(found));
    const validate = new Ajv({ strict: true }).compile(CODE_QUALITY);
    expect([validate(issues), validate.errors]).toEqual([true, null]);
    const prints = new Set(issues.map(({ fingerprint }: { readonly fingerprint: string }) => fingerprint));
    expect(prints.size).toBe(found.findings.length);
  },
);
