import { defined } from '../../core/text/defined.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import type { CheckInput } from '../../judge/check-input.ts';
import type { Call, Command } from './flags.ts';
import { open, renderToolsFor } from './open.ts';
import { print } from './output.ts';
import { usageError } from './usage.ts';

export const expect: Command = {
  name: 'expect',
  usage: 'expect NAME [PATH...]',
  summary: "print where a zone's names go, as an expectation for the configuration",
  flags: ['from', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [name, ...paths] = positionals;
  if (name === undefined) throw usageError('expect needs a NAME: a zone, whose names are meant too');
  const opened = await open(paths, values);
  const rendering = await renderToolsFor(opened, values.render);
  return print(await expectationText({ ...opened, ...rendering }, name, values.from));
}

async function expectationText(
  { tree, config, render }: Pick<CheckInput, 'tree' | 'config' | 'render'>,
  name: string,
  from: string | undefined,
): Promise<string> {
  const { refusedQuery } = await import('../../judge/trace.ts');
  const refused = refusedQuery(name, 'A');
  if (refused !== undefined) throw new UsageError(refused);
  const { understood } = await import('../../judge/check.ts');
  const { expectedOf } = await import('../../judge/expect.ts');
  const { head } = understood({ tree, config, base: { status: 'not-requested' }, ...defined({ render }) });
  const expected = expectedOf(head, name, from);
  if (expected === undefined)
    throw new UsageError(
      from === undefined
        ? 'nobody asks here: there are no pods and no DNS server'
        : `nobody who asks is called ${JSON.stringify(from)}`,
    );
  return (await import('../../report/expect-yaml.ts')).renderExpectation(expected);
}
