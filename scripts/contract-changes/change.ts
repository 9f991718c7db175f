/**
 * Who notices a change of the contract:
 * - `readers` code that reads answers · `senders` code that sends requests
 * - `mock` whoever answers the calls: the mock server, and every backend · `forms` screens that ask a person for the fields
 */
export type Party = 'readers' | 'senders' | 'mock' | 'forms';

export interface Change {
  /** A call, a part of it, or a component: `addCartItem request.goods_number`. */
  readonly place: string;
  readonly sentence: string;
  /** Whose working code stops working. */
  readonly breaks: readonly Party[];
  /** Who has something to do or to look at. */
  readonly concerns: readonly Party[];
}

/** Which way a schema travels: what is harmless in a request can break a reader, and the other way round. */
export type Direction = 'request' | 'answer';

export type Report = (
  place: string,
  sentence: string,
  hits: Partial<Pick<Change, 'breaks' | 'concerns'>>,
) => void;

export function isBreaking({ breaks }: Change): boolean {
  return breaks.length > 0;
}
