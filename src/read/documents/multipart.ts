/** By a boundary header within the first lines. */
export function isMultipart(text: string): boolean {
  const head = text.slice(0, 2000);
  return /^\s{0,20}(?:MIME-Version|Content-Type)\s?:/i.test(head) && /^Content-Type\s?:\s?multipart\//im.test(head);
}
