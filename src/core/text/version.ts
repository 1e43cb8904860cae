/** The version of package.json; a test holds the two together. */
export const VERSION = '0.1.0';

/** Where this is published; whoever publishes it puts the account in. */
const HOME = 'https://github.com/OWNER/loopgate';
/** Of this version: it leads to the same page for ever. */
export const HOME_PAGE: string = `${HOME}/tree/v${VERSION}`;

/** The page of a rule, as it is in this version. */
export function rulePage(slug: string): string {
  return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}
