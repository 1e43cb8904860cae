/** What a pull request offers with a click is what `fix --apply` writes, character by character. */
import { expect, test } from '@jest/globals';
import { suggestionComments } from '../../../src/doors/github/suggestions.ts';
import { check } from '../../../src/judge/check.ts';
import { planFixes, withFixes } from '../../../src/judge/fixes/index.ts';
import { textsAfter } from '../../../src/report/fix-text.ts';
import { textsOf } from '../../support/repositories.ts';
import { inputOf } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const incident = (name: string, side: string): Files => textsOf(`test/repos/incidents/${name}/${side}`);

/** The file with each suggestion's lines in the place of those that it stands at. */
function clicked(files: Files, comments: ReturnType<typeof suggestionComments>): Files {
  const out: Record<string, string> = { ...files };
  for (const { path, line, startLine, body } of [...comments].sort((a, b) => b.line - a.line)) {
    const [, inner = ''] = /^(?:```)suggestion\n([\s\S]*?)^```$/m.exec(body) ?? [];
    const lines = (out[path] ?? '').split('\n');
    lines.splice((startLine ?? line) - 1, line - (startLine ?? line) + 1, ...inner.split('\n').slice(0, -1));
    out[path] = lines.join('\n');
  }
  return out;
}

test.each<[string, Files, Files | undefined]>([
  ["the kubelet's resolver file", textsOf('examples/kubeadm-stub-listener/broken'), undefined],
  ['one upstream of several', incident('54-itself-with-a-guard', 'broken'), undefined],
  [
    'a guard that was removed',
    incident('79-guard-dropped-in-passing', 'broken'),
    incident('79-guard-dropped-in-passing', 'base'),
  ],
  ['a key that the kubelet does not know', incident('40-name-of-the-go-field', 'broken'), undefined],
  ["a nameserver in the nodes' file", incident('50-cluster-address-in-the-file-of-the-node', 'broken'), undefined],
])('%s', (_, files, base) => {
  const input = inputOf(files, base);
  const checked = check(input);
  const headLine = (_path: string, line: number): number => line;
  const places = { inDiff: () => true, headLine, headText: (path: string) => files[path] };
  const comments = suggestionComments(withFixes(input, checked, 'all').findings, places);
  expect(comments).not.toEqual([]);
  const applied = [...textsAfter(planFixes(input, checked))].map(([path, { after }]) => [path, after]);
  expect(clicked(files, comments)).toEqual({ ...files, ...Object.fromEntries(applied) });
});

test('what asks for a choice is no suggestion', () => {
  const files = textsOf('examples/loop-plugin-readme/broken');
  const input = inputOf(files);
  const places = { inDiff: () => true, headLine: (_: string, line: number) => line, headText: () => undefined };
  const { findings } = withFixes(input, check(input), 'all');
  expect(findings.map(({ fix }) => fix?.choice)).toContainEqual(expect.stringContaining('which resolver'));
  expect(suggestionComments(findings, places)).toEqual([]);
});
