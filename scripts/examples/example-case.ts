import type { ShopClient } from '@signal-shop/sdk';
import type { ArgumentOf, CallId } from '@signal-shop/sdk/contract';

/** Whoever makes the calls of an example. */
export interface Visitor {
  readonly shop: ShopClient;
  /** Turns the world by named scenarios in the middle of what the visitor does. */
  readonly turn: (scenarios: string) => Promise<void>;
}

export type Who = 'guest' | 'customer' | 'newcomer';

export interface Circumstances {
  /** Scenarios of the world at the start. */
  readonly scenarios?: string;
  /** The customer with a history unless told otherwise. */
  readonly who?: Who;
}

/** One named answer of one call, and the way to it. */
export interface ExampleCase extends Circumstances {
  readonly call: CallId;
  /** File name in `openapi/components/examples/<call>/`. */
  readonly name: string;
  readonly summary: string;
  /** Does what comes before, and gives what the call is sent. */
  readonly prepare: (visitor: Visitor) => Promise<object>;
}

/** A case that needs nothing before. @example example('getGoods', 'goodsNotFound', 'No such goods', { id: 999_999 }) */
export function example<Id extends CallId>(
  call: Id,
  name: string,
  summary: string,
  argument: ArgumentOf<Id>,
  circumstances: Circumstances = {},
): ExampleCase {
  return { call, name, summary, prepare: async () => ({ ...argument }), ...circumstances };
}

/** A case in which the visitor does something first, and finds out what to send. */
export function exampleAfter<Id extends CallId>(
  call: Id,
  name: string,
  summary: string,
  prepare: (visitor: Visitor) => Promise<ArgumentOf<Id>>,
  circumstances: Circumstances = {},
): ExampleCase {
  return {
    call,
    name,
    summary,
    prepare: async (visitor) => ({ ...(await prepare(visitor)) }),
    ...circumstances,
  };
}
