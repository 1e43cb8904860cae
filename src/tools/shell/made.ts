/** Files that a text makes of others, on their way to the cluster. */
import { wordsIn } from '../../core/text/named-paths.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { directoryOf } from '../../core/text/paths.ts';

export const APPLIES: string = String.raw`\b(?:kubectl|oc)\b.{0,400}\b(?:apply|replace|create|patch)\b|\bkapp\b.{0,400}\bdeploy\b`;
const DEPLOYS = new RegExp(APPLIES);
/** Of Ansible, which applies a file of the host. */
const OBJECTS = /\bk8s:[ \t]*\n(?:[ \t]+(?!- )[^\n]*\n){0,9}?[ \t]+src:[^\n]*/g;
/** Of Ansible: the two settings of a task, in any order. */
const COPIED =
  /\b(src|dest)(?::[ \t]*|=)["']?([^\s"']+)["']?(?:[ \t]+|[ \t]*\n(?:[ \t]+(?!- )[^\n]*\n){0,6}?[ \t]+)(src|dest)(?::[ \t]*|=)["']?([^\s"']+)/g;

/** Into a file: by `>`, `tee`, `-o`, or as the last word of a copy. */
const TARGET =
  /(?<![<>&\d])>{1,2}[ \t]*["']?([^\s"'|;&<>)]+)|\btee[ \t]+(?:-a[ \t]+)?["']?([^\s"'|;&<>)]+)|[ \t](?:-o|--output)[= \t]["']?([^\s"'|;&<>)]+)/g;
const COPIES = /\b(?:cp|mv)\b[^|;&\n]{0,400}?([^\s"'|;&]+)["']?[ \t]*(?=$|[|;&])/;
/** A file that is made of another one that is made. */
const MAX_STEPS = 3;

export interface Made {
  /** Words of the commands that make a file which the text applies, or keeps in the repository. */
  readonly sourcesOf: (file: string) => readonly string[];
  readonly isApplied: (file: string) => boolean;
}

export function openMade(text: string): Made {
  const lines = text.replace(/\\\n/g, '  ').split('\n');
  const makes = new Map<string, Set<string>>();
  for (const line of lines) {
    const targets = [...line.matchAll(TARGET)].flatMap(([, ...found]) => found.find(Boolean) ?? []);
    for (const target of [...targets, ...(COPIES.exec(line)?.slice(1, 2) ?? [])])
      for (const word of wordsIn(line)) if (word !== target) getOrInsert(makes, target, () => new Set()).add(word);
  }
  for (const [from, to] of copiesIn(text)) getOrInsert(makes, to, () => new Set()).add(from);
  const applied =
    makes.size === 0 ? '' : [...lines.filter((line) => DEPLOYS.test(line)), ...(text.match(OBJECTS) ?? [])].join('\n');
  const isApplied = (file: string): boolean => [file, directoryOf(file)].some((place) => applied.includes(place));
  const sourcesOf = (file: string): readonly string[] => {
    const isKept = !/^(?:\/|\$)/.test(file) || isApplied(file);
    const found = new Set(isKept ? makes.get(file) : []);
    let known = 0;
    for (let step = 1; step < MAX_STEPS && known < found.size; step += 1) {
      const news = [...found].slice(known);
      known = found.size;
      for (const word of news) for (const one of makes.get(word) ?? []) found.add(one);
    }
    return [...found];
  };
  return { sourcesOf, isApplied };
}

function copiesIn(text: string): readonly (readonly [from: string, to: string])[] {
  return [...text.matchAll(COPIED)].flatMap(([, first, a = '', second, b = '']) =>
    first === second ? [] : [first === 'src' ? [a, b] : [b, a]],
  );
}
