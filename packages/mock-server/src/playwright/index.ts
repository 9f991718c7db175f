export type { MockFixtureOptions, MockFixtures } from './mock-fixtures.ts';
export { mockFixtures } from './mock-fixtures.ts';
export type { AnswerOptions, CookieJar, MockSession } from './mock-session.ts';
export { openMockSession } from './mock-session.ts';
