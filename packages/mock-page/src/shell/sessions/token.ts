const key = 'mock-control-token';

/** What the server printed at its start, if somebody gave it to this tab; null while nobody did. */
export function readToken(): string | null {
  return sessionStorage.getItem(key);
}

/** Kept for this tab only. */
export function keepToken(token: string): void {
  sessionStorage.setItem(key, token);
}
