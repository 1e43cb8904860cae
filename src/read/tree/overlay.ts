import { defined } from '../../core/text/defined.ts';
import type { FileTree } from './tree.ts';

export function overlayTree(tree: FileTree, texts: ReadonlyMap<string, string>): FileTree {
  const bytes = new Map([...texts].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
  return {
    ...tree,
    label: `${tree.label}, changed`,
    *files() {
      for (const file of tree.files()) {
        const content = bytes.get(file.path);
        yield content === undefined
          ? file
          : { path: file.path, size: content.length, ...defined({ named: file.named }), read: () => content };
      }
    },
    read: (path) => bytes.get(path) ?? tree.read(path),
  };
}
