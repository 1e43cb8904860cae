/** `loopgate diff`: which names go elsewhere than in the base, for whoever asks. */
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
