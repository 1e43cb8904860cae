/** `loopgate diff`: which names go elsewhere than in the base, for whoever asks. */

import { UsageError } from '../../core/text/usage-error.ts';
import type { CheckInput } from '../../judge/check.ts';

/** What the command line has for every command. */
export interface DiffDoor {
  readonly input: Pick<CheckInput, 'tree' | 'config' | 'base' | 'render'>;
  readonly format: 'text' | 'markdown' | 'json';
  readonly color: boolean;
  readonly shown: (path: string) => string;
}

/** The text to print, or why the base could not be had. */
export async function diffText({
  input,
  format,
  color,
  shown,
}: DiffDoor): Promise<{ text: string } | { because: string }> {
  if (input.base.status !== 'compared')
    return { because: input.base.status === 'unavailable' ? input.base.because : 'diff needs --base REV' };
  const { check } = await import('../../judge/check.ts');
  const { diffSnapshots } = await import('../../judge/diff/diff.ts');
  const { head, base } = check(input);
  if (base === undefined) return { because: 'the base could not be read' };
  const report = diffSnapshots(base, head, input.base.files.commit);
  switch (format) {
    case 'json':
      return { text: (await import('../../report/diff-json.ts')).renderDiffJson(report) };
    case 'markdown':
      return { text: (await import('../../report/diff-markdown.ts')).renderDiffMarkdown(report) };
    case 'text':
      return { text: (await import('../../report/diff-text.ts')).renderDiffText(report, { color, shown }) };
  }
}

/** `loopgate expect`: what the configuration may say of a zone because it is so. */
export async function expectationText(
  { tree, config }: Pick<CheckInput, 'tree' | 'config'>,
  name: string,
  from: string | undefined,
): Promise<string> {
  const { refusedQuery } = await import('../../judge/trace.ts');
  const refused = refusedQuery(name, 'A');
  if (refused !== undefined) throw new UsageError(refused);
  const { check } = await import('../../judge/check.ts');
  const { expectedOf } = await import('../../judge/expect.ts');
  const { head } = check({ tree, config, base: { status: 'not-requested' } });
  const expected = expectedOf(head, name, from);
  if (expected === undefined)
    throw new UsageError(
      from === undefined
        ? 'nobody asks here: there are no pods and no DNS server'
        : `nobody who asks is called ${JSON.stringify(from)}`,
    );
  return (await import('../../report/expect-yaml.ts')).renderExpectation(expected);
}
