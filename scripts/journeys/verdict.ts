/** What a tool says about the shop. */
export interface Verdict {
  readonly name: string;
  readonly kept: number;
  readonly total: number;
  /** What was counted, and what else is worth a word. */
  readonly unit: string;
  /** For people; none when all is well. */
  readonly findings: readonly string[];
}
