import { ControlRefusal, createControl, writeControlCookie } from '@signal-shop/mock-server/control';

/** The parts of a document that the token needs. */
interface CookieJar {
  cookie: string;
}

/** Keeps the token until the browser is closed. A link into a state clears the storage of the page, but no cookies. */
export function keepToken(token: string, jar: CookieJar): void {
  jar.cookie = writeControlCookie(token);
}

/** Whether the server refused a call because the token is missing or wrong. */
export function isTokenMissing(error: unknown): boolean {
  return error instanceof ControlRefusal && error.status === 403;
}

/** Whether the server takes this token. Rejects if it does not answer. */
export async function isTokenRight(
  token: string,
  url: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<boolean> {
  try {
    await createControl({ url, token, fetch: (...request) => fetch(...request) }).health();
    return true;
  } catch (error) {
    if (isTokenMissing(error)) return false;
    throw error;
  }
}
