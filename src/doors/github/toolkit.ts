/** The runner's commands and outputs, as GitHub's own toolkit writes them. */

/** What a run says through the toolkit (`@actions/core`). */
export interface Toolkit {
  readonly notice: (message: string, properties: { readonly title: string }) => void;
  readonly error: (message: string, properties: { readonly title: string }) => void;
  /** Throws when the file of outputs cannot be written. */
  readonly setOutput: (name: string, value: string) => void;
}

/** Loaded by the action alone: the command line never pays for it. */
export async function loadToolkit(): Promise<Toolkit> {
  const { notice, error, setOutput } = await import('@actions/core');
  return { notice, error, setOutput };
}
