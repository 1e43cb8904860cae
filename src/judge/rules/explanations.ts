import pages from './explanations.generated.json' with { type: 'json' };

/** The pages of docs/rules by slug, as Markdown. */
export const EXPLANATIONS: ReadonlyMap<string, string> = new Map(Object.entries(pages));
