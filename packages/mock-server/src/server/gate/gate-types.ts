// Types of the contract gate's settings, requests and answers.

import type { Finding } from './findings.ts';

/** `strict` refuses violations of the contract, `warn` records them, `off` does not validate. */
export type Checking = 'strict' | 'warn' | 'off';

export interface GateSettings {
  validateRequest: Checking;
  validateResponse: Checking;
}

/** The parts of a request that the contract can define. */
export interface CheckedRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case; headers that the contract does not define are not validated. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined for no body and for a form. */
  readonly body: unknown;
}

export interface GateAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  findings: readonly Finding[];
}
