import { present } from '../../core/text/invariant.ts';
import { type Call, type Command, FLAGS } from './flags.ts';
import { print } from './output.ts';
import { meant, usageError } from './usage.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Lazy, as the commands include this one. */
export function completionOf(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    usage: 'completion bash|zsh|fish',
    summary: 'a script for your shell: source <(loopgate completion bash)',
    words: SHELLS,
    takes: 1,
    flags: [],
    run: async ({ positionals: [given = ''] }: Call) => {
      const shell = SHELLS.find((one) => one === given);
      if (shell === undefined) throw usageError(`completion takes bash, zsh or fish${meant(given, SHELLS)}`);
      const { RULES } = await import('../../judge/rules/descriptions.ts');
      const rules = RULES.flatMap(({ code, slug }) => [code, slug]);
      const all = commands().map((one) => (one.name === 'explain' ? { ...one, words: rules } : one));
      return print(shell === 'fish' ? fish(all) : shell === 'zsh' ? zsh(all) : bash(all));
    },
  };
}

function flagsOf(command: Command): readonly string[] {
  return [...command.flags, 'help' as const].map((one) => `--${one}`);
}

function bash(commands: readonly Command[]): string {
  const names = commands.map((one) => one.name).join(' ');
  const cases = commands.map(
    (one) =>
      `    ${one.name}) words=${quoted(flagsOf(one).join(' '))}; first=${quoted((one.words ?? []).join(' '))}; formats=${quoted((one.formats ?? []).join(' '))} ;;`,
  );
  return `# loopgate completion for bash
_loopgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} words= first= formats=
  case $command in
${cases.join('\n')}
    *) words=${quoted(flagsOf(present(commands.find((one) => one.name === 'scan'))).join(' '))} ;;
  esac
  if [[ \${COMP_WORDS[COMP_CWORD-1]} == --format ]]; then
    COMPREPLY=($(compgen -W "$formats" -- "$current"))
  elif [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W ${quoted(names)} -- "$current") $(compgen -f -- "$current"))
  elif (( COMP_CWORD == 2 )) && [[ -n $first ]]; then
    COMPREPLY=($(compgen -W "$first" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _loopgate loopgate
`;
}

function zsh(commands: readonly Command[]): string {
  const described = commands.map((one) => `    ${quoted(`${one.name}:${one.summary.replaceAll(':', '\\:')}`)}`);
  const cases = commands.map((one) => {
    const flags = [...one.flags, 'help' as const].map((name) => {
      const { value, help } = FLAGS[name];
      const text = help.replaceAll(/[[\]:]/g, ' ');
      const taken =
        name === 'format'
          ? `:format:(${(one.formats ?? []).join(' ')})`
          : `:${(value ?? '').replaceAll('|', ' ')}:_files`;
      return quoted(`--${name}[${text}]${value === undefined ? '' : taken}`);
    });
    const first = one.words === undefined ? [] : [quoted(`2:what:(${one.words.join(' ')})`)];
    return `    ${one.name}) _arguments ${[...flags, ...first, quoted('*:path:_files')].join(' ')} ;;`;
  });
  return `#compdef loopgate
_loopgate() {
  local -a commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe command commands
    _files
    return
  fi
  case $words[2] in
${cases.join('\n')}
    *) _files ;;
  esac
}
compdef _loopgate loopgate
`;
}

function fish(commands: readonly Command[]): string {
  const names = commands.map((one) => one.name).join(' ');
  const lines = commands.flatMap((one) => {
    const here = quoted(`__fish_seen_subcommand_from ${one.name}`);
    return [
      `complete -c loopgate -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -a ${one.name} -d ${quoted(one.summary)}`,
      ...(one.words === undefined ? [] : [`complete -c loopgate -n ${here} -f -a ${quoted(one.words.join(' '))}`]),
      ...[...one.flags, 'help' as const].map((name) => {
        const { value, help } = FLAGS[name];
        const taken =
          value === undefined ? '' : name === 'format' ? ` -x -a ${quoted((one.formats ?? []).join(' '))}` : ' -r';
        return `complete -c loopgate -n ${here} -l ${name}${taken} -d ${quoted(help)}`;
      }),
    ];
  });
  return `# loopgate completion for fish\n${lines.join('\n')}\n`;
}

/** Single quotes mean the same in all three shells, but for a quote inside. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
