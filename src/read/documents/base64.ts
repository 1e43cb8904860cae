import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';

/** A ConfigMap or Secret holds 1 MiB (core/v1 MaxSecretSize). */
const MAX_DECODED_BYTES = 1024 * 1024;

/** Undefined for other text; white space is ignored. */
export function base64Bytes(text: string): Buffer | undefined {
  const compact = text.replace(/\s+/g, '');
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(compact) ? Buffer.from(compact, 'base64') : undefined;
}

/** Undefined for what is not base64 (encrypted, a placeholder), too large, or not UTF-8. */
export function base64Text(encoded: SourceText): SourceText | undefined {
  if (encoded.text.length > 2 * MAX_DECODED_BYTES) return undefined;
  const bytes = base64Bytes(encoded.text);
  if (bytes === undefined || bytes.length > MAX_DECODED_BYTES || bytes.includes(0)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return synthetic(extentOf(encoded), text);
  } catch {
    return undefined;
  }
}
