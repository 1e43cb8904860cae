/** Mutants that the types refuse are no mutants: a compiler finds them, and no test is owed. */
import { join } from 'node:path';
import ts from 'typescript';
import { applied } from './mutants.mjs';

/** Of the mutants those that compile. One of each file is looked at in a round: an error is known by the file it stands in. */
export function compiling(root, mutants) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, root);
  Object.assign(options, {
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowUnreachableCode: true,
    incremental: false,
  });
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const kept = new Map();
  let changed = new Map();
  host.getSourceFile = (name, version) => {
    const text = changed.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (!kept.has(name)) kept.set(name, read(name, version));
    return kept.get(name);
  };
  const left = [...mutants];
  const sound = new Set();
  let program;
  while (left.length > 0) {
    const round = new Map();
    for (const one of left) if (!round.has(one.file)) round.set(one.file, one);
    for (const one of round.values()) left.splice(left.indexOf(one), 1);
    changed = new Map(
      [...round.values()].map((one) => [join(root, one.file), applied(ts.sys.readFile(join(root, one.file)), one)]),
    );
    program = ts.createProgram(fileNames, options, host, program);
    for (const one of round.values()) {
      const source = program.getSourceFile(join(root, one.file));
      const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      if (errors.length === 0) sound.add(one);
    }
  }
  return mutants.filter((one) => sound.has(one));
}
