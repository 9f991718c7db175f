/** The result of a tool. */
export interface Verdict {
  readonly name: string;
  readonly passed: number;
  readonly total: number;
  /** The counted unit, with remarks. */
  readonly unit: string;
  /** Readable messages; empty on success. */
  readonly findings: readonly string[];
}
