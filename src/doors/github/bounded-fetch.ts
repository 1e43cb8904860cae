/** GitHub's answers lead to GitHub only, and end. */

const MAX_ANSWER_BYTES: number = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/** Errors that no second attempt mends. */
export const REFUSED_ANSWER = 'RefusedAnswer';

export type Fetch = (url: string, options?: RequestInit) => Promise<Response>;

/**
 * Follows a repository that was renamed or moved (REST documentation, "Follow redirects") with the same method and
 * body, never to another server.
 */
export function boundedFetch(fetch: Fetch, maxBytes: number = MAX_ANSWER_BYTES): Fetch {
  return async (url, options) => {
    let at = url;
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      const response = await fetch(at, { ...options, redirect: 'manual' });
      const { status } = response;
      if (status < 300 || status >= 400 || status === 304) return whole(response, maxBytes);
      await response.body?.cancel();
      const next = REDIRECTS.has(status) ? redirectTarget(response, at) : undefined;
      if (next === undefined) throw refused("GitHub's answer leads elsewhere and is not followed");
      at = next;
    }
    throw refused("GitHub's answer leads from place to place");
  };
}

/** Repeated with the same method; 303 asks for another one. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 307, 308]);

function redirectTarget(response: Response, from: string): string | undefined {
  try {
    const next = new URL(response.headers.get('location') ?? 'about:blank', from);
    return next.origin === new URL(from).origin ? next.href : undefined;
  } catch {
    return undefined;
  }
}

async function whole(response: Response, maxBytes: number): Promise<Response> {
  const { status, statusText, headers, body } = response;
  if (body === null) return response;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw refused(`GitHub's answer has more than ${maxBytes / 1024 / 1024} MiB`);
    }
    parts.push(part.value);
  }
  return new Response(length === 0 ? null : Buffer.concat(parts), { status, statusText, headers });
}

function refused(message: string): Error {
  return Object.assign(new Error(message), { name: REFUSED_ANSWER });
}
