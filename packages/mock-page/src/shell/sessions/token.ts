const key = 'mock-control-token';

/** The token that the server prints at startup, if it was entered in this tab; null otherwise. */
export function readToken(): string | null {
  return sessionStorage.getItem(key);
}

/** In sessionStorage: for this tab only. */
export function keepToken(token: string): void {
  sessionStorage.setItem(key, token);
}
