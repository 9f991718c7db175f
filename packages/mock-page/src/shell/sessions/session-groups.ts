export type SessionOrigin = 'named' | 'link' | 'scenario';

export interface SessionGroup {
  readonly origin: SessionOrigin;
  readonly sessions: readonly string[];
}

/** Where sessions come from, in words. */
export const originWords = {
  named: 'Named',
  link: 'Browsers that opened a link',
  scenario: 'Beside another (x-mock-scenario)',
} as const satisfies Record<SessionOrigin, string>;

const origins: readonly SessionOrigin[] = ['named', 'link', 'scenario'];

/** How a session came to be, as its name tells. */
export function originOf(session: string): SessionOrigin {
  if (session.includes('~')) return 'scenario';
  return /^link-[\da-f]{10}$/.test(session) ? 'link' : 'named';
}

/** The sessions by where they come from; no empty group. */
export function groupsOf(sessions: readonly string[]): readonly SessionGroup[] {
  return origins
    .map((origin) => ({ origin, sessions: sessions.filter((name) => originOf(name) === origin) }))
    .filter((group) => group.sessions.length > 0);
}
