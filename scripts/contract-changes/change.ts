/**
 * Code that a change of the contract affects:
 * - `readers` code that reads responses · `senders` code that sends requests
 * - `mock` servers: the mock server and every backend · `forms` screens with inputs for the fields
 */
export type Party = 'readers' | 'senders' | 'mock' | 'forms';

export interface Change {
  /** A call, a part of it, or a component: `addCartItem request.goods_number`. */
  readonly place: string;
  readonly sentence: string;
  /** Code that the change breaks. */
  readonly breaks: readonly Party[];
  /** Code that needs an update or a review. */
  readonly affects: readonly Party[];
}

/** The direction of a schema: a change that is harmless in a request can break a reader, and vice versa. */
export type Direction = 'request' | 'answer';

export type Report = (
  place: string,
  sentence: string,
  hits: Partial<Pick<Change, 'breaks' | 'affects'>>,
) => void;

export function isBreaking({ breaks }: Change): boolean {
  return breaks.length > 0;
}
