/** A test compares it with package.json. */
export const VERSION = '0.1.0';

/** OWNER is replaced on publication. */
const HOME = 'https://github.com/OWNER/loopgate';
export const HOME_PAGE: string = `${HOME}/tree/v${VERSION}`;

export function rulePage(slug: string): string {
  return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}
