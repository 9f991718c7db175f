/**
 * The scope of a world. `session`: all requests of one session; `global`: all requests of all sessions;
 * `request`: no other request, because the changes are rolled back after the answer.
 */
export const isolations = ['session', 'request', 'global'] as const;

export type Isolation = (typeof isolations)[number];

/** The session whose world a request uses. The world of a request's own scenarios stays separate. */
export function sharedSession(isolation: Isolation, session: string): string {
  return isolation === 'global' ? session.replace(/^[^~]+/, 'default') : session;
}
