export const COREFILE: string;
export const SPELLED: readonly { readonly name: string; readonly files: Readonly<Record<string, string>> }[];
