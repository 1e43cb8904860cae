import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { argumentsOf } from '../shared/daemon-commands.ts';
import { textsAt } from '../shared/included-files.ts';
import { BARE, isKnown } from './grammar.ts';
import { readDnsmasq } from './read.ts';

/** Options, files, or both (dnsmasq(8): a file's lines are long options). */
export const dnsmasqContainer: ResolverSoftware & Words = {
  id: 'dnsmasq',
  title: 'dnsmasq',
  startsWithoutAddresses: true,
  markers: ['dnsmasq'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?dnsmasq(?:-(?:alpine|arm\w*|amd64))?$/i.test(image) ||
    words.some((word) => /(?:^|\/)dnsmasq$/.test(word.value)),
  read: (container) => {
    const args = argumentsOf(container.words, /(?:^|\/)dnsmasq$/);
    const options = optionsOf(args ?? container.words.slice(0, 1));
    const texts = [...startedWith(container, options), ...options];
    const version = /^v?(2\.\d+)/.exec(container.tag ?? '')?.[1];
    return texts.length === 0 ? undefined : readDnsmasq(texts, container.beside ?? container.files, version);
  },
};

/** Files of `conf-file` options, else the usual ones; images' own dnsmasq.conf reads /etc/dnsmasq.d. */
function startedWith(
  { words, files, beside }: ResolverContainer,
  options: readonly SourceText[],
): readonly SourceText[] {
  const named = options.flatMap(({ text }) =>
    text.startsWith('conf-file=') ? ((beside ?? files).get(text.slice('conf-file='.length)) ?? []) : [],
  );
  const main = named.length > 0 ? named : textsAt(files, /^(?!.*\/dnsmasq\.d\/).*(?<![^/])dnsmasq[^/]*\.conf$/);
  const isWhole = main.length > 0 && (named.length > 0 || words.some((word) => /(?:^|\/)dnsmasq$/.test(word.value)));
  const namesFolder = [...main, ...options].some(({ text }) => /^[ \t]{0,99}conf-dir[ \t]{0,99}=/m.test(text));
  return isWhole || namesFolder ? main : [...main, ...textsAt(files, /\/dnsmasq\.d\/[^/]+$/)];
}

/** Letters and their long options; `=`: with a value (src/option.c OPTSTRING, opts). */
const SHORT: ReadonlyMap<string, string> = new Map(
  (
    'S=server R:no-resolv r=resolv-file a=listen-address i=interface I=except-interface p=port A=address ' +
    'o:strict-order h:no-hosts C=conf-file 7=conf-dir D:domain-needed b:bogus-priv f:filterwin2k z:bind-interfaces ' +
    's=domain E:expand-hosts H=addn-hosts B=bogus-nxdomain V=alias 0=dns-forward-max m=mx-host W=srv-host Y=txt-record ' +
    'L:localmx e:selfmx'
  )
    .split(' ')
    .map((one) => [one[0] ?? '', one.slice(1)]),
);
/** Other letters with a value, and without one, that change nothing here; the rest count as options that are not known. */
const VALUED = 'cltugxTFGOMXUjPJ24683';
const HARMLESS = `${VALUED}nNqdkKZ951yvw`;

export function optionsOf(words: ResolverContainer['words']): readonly SourceText[] {
  const lines: SourceText[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { value: word, at } = itemAt(words, i);
    const follows = (): string | undefined => {
      const next = words[i + 1]?.value;
      if (next === undefined || /^-./s.test(next)) return undefined;
      i += 1;
      return next;
    };
    const add = (name: string, value: string | undefined): void => {
      lines.push(concat([synthetic(at, value === undefined ? name : `${name}=${value}`)]));
    };
    const [, name, stated] = /^--([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (name !== undefined) add(name, stated ?? (takesValue(name) ? follows() : undefined));
    const letters = /^-([A-Za-z0-9].*)$/s.exec(word)?.[1] ?? '';
    // "junk found in command line" (src/option.c read_opts); what is filled in later is left out.
    if (!word.startsWith('-') && !word.includes('$')) add(`-${word}`, undefined);
    for (const [index, letter] of [...letters].entries()) {
      const long = SHORT.get(letter);
      const isValued = long?.startsWith('=') ?? VALUED.includes(letter);
      const value = isValued ? letters.slice(index + 1) || follows() : undefined;
      if (long !== undefined) add(long.slice(1), value);
      else if (!HARMLESS.includes(letter)) {
        add(`-${letter}`, undefined);
        follows();
      }
      if (isValued) break;
    }
  }
  return lines;
}

/** getopt_long(3): with a value of its own where the option needs one. */
function takesValue(name: string): boolean {
  return name === 'resolv-file' || !isKnown({ key: name, value: { text: '' }, context: BARE });
}
