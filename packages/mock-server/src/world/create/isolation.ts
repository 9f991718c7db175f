/**
 * Who lives in one world: `session` everyone who names the same session; `global` everyone, whatever is named;
 * `request` nobody: what a request changes is gone with its answer.
 */
export const isolations = ['session', 'request', 'global'] as const;

export type Isolation = (typeof isolations)[number];

/** The session whose world is meant where this one is named. A world of scenarios beside it stays beside it. */
export function sharedSession(isolation: Isolation, session: string): string {
  return isolation === 'global' ? session.replace(/^[^~]+/, 'default') : session;
}
