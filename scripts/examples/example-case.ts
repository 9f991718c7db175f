import type { ShopClient } from '@signal-shop/sdk';
import type { ArgumentOf, CallId } from '@signal-shop/sdk/contract';

/** The client of an example. */
export interface Visitor {
  readonly shop: ShopClient;
  /** Applies scenarios in the middle of the visitor's calls. */
  readonly turn: (scenarios: string) => Promise<void>;
}

export type VisitorKind = 'guest' | 'customer' | 'newcomer';

export interface Circumstances {
  /** Scenarios of the world at the start. */
  readonly scenarios?: string;
  /** By default the demo customer. */
  readonly who?: VisitorKind;
}

/** One named response of one call, and the steps to it. */
export interface ExampleCase extends Circumstances {
  readonly call: CallId;
  /** File name in `openapi/components/examples/<call>/`. */
  readonly name: string;
  readonly summary: string;
  /** Runs the steps before the call, and returns its argument. */
  readonly prepare: (visitor: Visitor) => Promise<object>;
}

/** A case without earlier steps. @example example('getGoods', 'goodsNotFound', 'No such goods', { id: 999_999 }) */
export function example<Id extends CallId>(
  call: Id,
  name: string,
  summary: string,
  argument: ArgumentOf<Id>,
  circumstances: Circumstances = {},
): ExampleCase {
  return { call, name, summary, prepare: async () => ({ ...argument }), ...circumstances };
}

/** A case with earlier steps, which determine the argument. */
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
