// Types of the contract gate's settings, requests and answers.

import type { Finding } from './findings.ts';

/** `strict` refuses what breaks the contract, `warn` only records it, `off` does not look. */
export type Checking = 'strict' | 'warn' | 'off';

export interface GateSettings {
  validateRequest: Checking;
  validateResponse: Checking;
}

/** What the contract can speak of in a request. */
export interface CheckedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case; those that the contract does not name are not looked at. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined when there is none, or when it is a form. */
  readonly body: unknown;
}

export interface GateAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  findings: readonly Finding[];
}
