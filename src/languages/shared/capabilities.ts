const named = (word: string): string => word.trim().toUpperCase().replace(/^CAP_/, '');

/** A container engine's default has it; what drops all keeps what is added (core/v1 Capabilities, compose `cap_drop`). */
export function dropsNetBind(
  { add, drop }: { readonly add: readonly string[]; readonly drop: readonly string[] },
  isPrivileged: boolean,
): true | undefined {
  const has = (words: readonly string[]): boolean =>
    words.some((word) => named(word) === 'ALL' || named(word) === 'NET_BIND_SERVICE');
  return (!isPrivileged && has(drop) && !has(add)) || undefined;
}
