/** The action's door: the runner's environment in; annotations, summary, outputs and an exit code out. */

import { runGit } from '../read/tree/git.ts';
import { runAction } from './github/run.ts';
import { openToolkit } from './github/toolkit.ts';
import { printCommands } from './print.ts';

export async function openAction(): Promise<void> {
  process.exitCode = await runAction(process.env, {
    check: async (request) => {
      const { runCheck } = await import('./github/run-check.ts');
      const { watched } = await import('../read/tree/watchdog.ts');
      const { optimiseLate } = await import('../read/tree/late-optimising.ts');
      return runCheck(request, process.env, new Date().toISOString().slice(0, 10), (tree) => {
        optimiseLate();
        return watched(tree, '::error title=loopgate::');
      });
    },
    reporters: {
      text: async (report) => (await import('../report/text.ts')).renderText(report, { color: false, quiet: false }),
      annotations: async (report, options) =>
        (await import('../report/annotations.ts')).renderAnnotations(report, options),
      markdown: async (report, options) => (await import('../report/markdown.ts')).renderMarkdown(report, options),
      comment: async (report, options) => (await import('../report/comment.ts')).renderComment(report, options),
      sarif: async (report) => (await import('../report/sarif.ts')).renderSarif(report),
      json: async (report) => (await import('../report/json.ts')).renderJson(report),
      html: async (report, options) => (await import('../report/html.ts')).renderHtml(report, options),
    },
    runGit,
    toolkit: openToolkit(process.env, printCommands),
    write: printCommands,
  });
}
