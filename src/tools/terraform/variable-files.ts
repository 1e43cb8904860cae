/**
 * Files that set variables (developer.hashicorp.com/terraform/language/values/variables, "Variable Definitions Files"):
 * those of a root module that are loaded by themselves, and all others, which a command may take.
 */
import { grouped } from '../../core/text/append.ts';
import { baseName, directoryOf } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { entries, type NamedValue, type YamlEntry, type YamlNode } from '../../read/documents/document.ts';
import { readHcl } from '../../read/documents/hcl.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import { isUnknown } from './values.ts';

const FILES = /\.tfvars(?:\.json)?$/;
const LOADED = /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;

export interface VariableFiles {
  /** Whether a file that this module need not load may set it to another value. */
  readonly isOpen: (variable: string, folder: string, known: NamedValue | undefined) => boolean;
  /** By the files that the module in this folder loads, the last of which counts. */
  readonly loaded: (variable: string, folder: string) => NamedValue | undefined;
}

interface VariableFile {
  readonly path: string;
  readonly source: SourceText;
  readonly entries: readonly YamlEntry[];
}

export function variableFiles(
  paths: readonly string[],
  read: (path: string) => SourceFile | undefined,
  hasModule: (folder: string) => boolean,
): VariableFiles {
  const files = paths.filter((path) => FILES.test(path)).flatMap((path) => opened(path, read(path)));
  const loaded = files.filter(({ path }) => LOADED.test(baseName(path)));
  const byFolder = grouped([...loaded].sort(laterLast), ({ path }) => directoryOf(path));
  const isOwn = ({ path }: VariableFile, folder: string): boolean =>
    LOADED.test(baseName(path)) && (directoryOf(path) === folder || hasModule(directoryOf(path)));
  return {
    isOpen: (variable, folder, known) =>
      files.some(
        (file) =>
          !isOwn(file, folder) &&
          file.entries.some(({ key, value }) => key === variable && !isSameLiteral(value, known?.node)),
      ),
    loaded: (variable, folder) => {
      const file = byFolder.get(folder)?.findLast((one) => one.entries.some(({ key }) => key === variable));
      const node = file?.entries.findLast(({ key }) => key === variable)?.value;
      return file === undefined || node === undefined ? undefined : { node, source: file.source, names: NO_NAMES };
    },
  };
}

function isSameLiteral(a: YamlNode, b: YamlNode | undefined): boolean {
  return a.kind === 'scalar' && b?.kind === 'scalar' && !isUnknown(a) && !isUnknown(b) && a.value === b.value;
}

const NO_NAMES: NamedValue['names'] = { named: () => undefined, read: () => undefined };

/** `terraform.tfvars`, that in JSON, then the others by name. */
function laterLast(a: VariableFile, b: VariableFile): number {
  const rank = ({ path }: VariableFile): number =>
    ['terraform.tfvars', 'terraform.tfvars.json'].indexOf(baseName(path)) >>> 0;
  return rank(a) - rank(b) || Number(a.path > b.path) - Number(a.path < b.path);
}

function opened(path: string, file: SourceFile | undefined): readonly VariableFile[] {
  if (file === undefined) return [];
  const found = entriesIn(wholeFile(file));
  const conditions = found.map(({ key, value: { span } }) => {
    const words = `the variable \`${key}\` has the value of ${path}`;
    const one = { kind: 'condition', file: path, line: 0, scope: directoryOf(path), subject: `var.${key}` } as const;
    const taken = {
      ...one,
      holds: true,
      words,
      otherwise: `the variable \`${key}\` has another value than in ${path}`,
    };
    return { start: span.start, end: span.end, assumes: [taken], around: -1 };
  });
  const marked = wholeFile({ ...file, conditions: conditions.sort((a, b) => a.start - b.start) });
  return [{ path, source: marked, entries: entriesIn(marked) }];
}

function entriesIn(source: SourceText): readonly YamlEntry[] {
  return source.file.path.endsWith('.json') ? entries(readYaml(source).value) : readHcl(source).attributes;
}
