/** `''` for the root. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `''` is the root. */
export function inFolder(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Everything is below `''`. */
export function isBelow(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** How many of their first parts are the same. */
export function sharedParts(path: string, other: string): number {
  const [a, b] = [path.split('/'), other.split('/')];
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? a.length : differs;
}

/** Each cluster's folder may use one name: those whose path has most first parts in common with another come first. */
export function nearestFirst<T>(candidates: readonly T[], path: string, pathOf: (one: T) => string): readonly T[] {
  const ranked = candidates.map((one) => ({ one, shared: sharedParts(pathOf(one), path) }));
  return ranked.sort((a, b) => b.shared - a.shared).map(({ one }) => one);
}

/** Nothing below is deployed: also Molecule's scenarios, which run roles in containers. */
export function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|testdata|fixtures|molecule|e2e|spec)\//i.test(path);
}

/** For people; also rules that only validate. Scripts beside it are none. */
export function isDocumentation(path: string): boolean {
  return (
    /(?:^|\/)(?:changelog|readme|changes|history|news|contributing|faq)\b[^/]*$|(?:^|\/)(?:changelog\.d|newsfragments|ISSUE_TEMPLATE)\/|\.(?:mdx?|markdown|rst|adoc|asciidoc|org|tex|textile|wiki|html?|svg|drawio|pot?|ipynb|csv|txt|rego)$/i.test(
      path,
    ) || /(?:^|\/)docs?\/(?:[^/]*\/)*[^/.]*(?:\.(?!(?:ba|z)?sh$|mk$)[^/]*)?$/i.test(path)
  );
}

/** On a machine or in a container; relative ones count from the root. */
export function rootedPath(path: string): string {
  return `/${foldedPath(path)}`;
}

/** Without `.` and `..`, never above the top. */
export function foldedPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** As written in a file of `directory`; undefined where it leads out of the tree. */
export function pathFrom(directory: string, written: string): string | undefined {
  const parts: string[] = [];
  for (const part of [...directory.split('/'), ...written.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
