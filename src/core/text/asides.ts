/** Names of files that nothing takes any more: `cm.yaml.disabled`, `archive/cm.yaml`. */
const ENDING =
  /(?:\.(?:bak|backup|orig|old|disabled|off|save|sw[op]|tmp|rej|txt|inactive|skip|unused|removed|deleted|deprecated)|~)$/i;
const FOLDER = /(?<=^|\/)\.?(?:_?disabled|archived?|attic|old|backup|unused|inactive|deprecated|removed|trash)\//i;

/** What such a file was called. */
export function asidesOf(path: string): readonly string[] {
  return [ENDING, FOLDER].map((aside) => path.replace(aside, '')).filter((was) => was !== path);
}
