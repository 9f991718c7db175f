export type SessionOrigin = 'named' | 'link' | 'scenario';

export interface SessionGroup {
  readonly origin: SessionOrigin;
  readonly sessions: readonly string[];
}

/** Labels of the origins of sessions. */
export const originLabels = {
  named: 'Named',
  link: 'Browsers with a link',
  scenario: 'Alongside another (x-mock-scenario)',
} as const satisfies Record<SessionOrigin, string>;

const origins: readonly SessionOrigin[] = ['named', 'link', 'scenario'];

/** The origin of a session, derived from its name. */
export function originOf(session: string): SessionOrigin {
  if (session.includes('~')) return 'scenario';
  return /^link-[\da-f]{10}$/.test(session) ? 'link' : 'named';
}

/** The sessions by origin, without empty groups. */
export function groupsOf(sessions: readonly string[]): readonly SessionGroup[] {
  return origins
    .map((origin) => ({ origin, sessions: sessions.filter((name) => originOf(name) === origin) }))
    .filter((group) => group.sessions.length > 0);
}
