import { clip, visible } from './plain-text.ts';

const MAX_LABEL = 120;

/** All but letters, digits and plain punctuation as `#NUMBER;` (Mermaid utils.ts encodeEntities). */
export function mermaidLabel(text: string): string {
  const shown = visible(clip(text, MAX_LABEL)).replace(
    // Mermaid refuses list marks in labels: "Unsupported markdown".
    /[^\p{L}\p{M}\p{N} ./:,()_…→-]|-(?= )|(?<=\d)[.)](?= )/gu,
    (found) => `#${found.codePointAt(0) ?? 0};`,
  );
  return `"${shown.trim() === '' ? '#32;' : shown}"`;
}
