import { ResponseCode } from '../generated/codes/ResponseCode.ts';
import type { ShopError } from './errors.ts';
import { isShopError } from './errors.ts';
import type { CallId, RefusalCodeOf } from './operation-types.ts';

type Codes = typeof ResponseCode;

/** The name of a code, such as `outOfStock`. */
export type RefusalName<Code extends number = Codes[keyof Codes]> = {
  [Name in keyof Codes]: Codes[Name] extends Code ? Name : never;
}[keyof Codes];

/** The names of the refusals that the contract declares for a call. */
export type RefusalNameOf<Id extends CallId> = RefusalName<RefusalCodeOf<Id>>;

/**
 * The name of the code of an error: of the codes that its call declares, if it is the error of a call that was refused. Undefined for
 * everything without a code of the contract: a lost connection, an error of another program, a code of a newer server.
 * @example if (refusalName(error) === 'outOfStock') showWarning();
 */
export function refusalName<Code extends number>(
  error: ShopError & { readonly kind: 'refused'; readonly code: Code },
): RefusalName<Code> | undefined;
export function refusalName(error: unknown): RefusalName | undefined;
export function refusalName(error: unknown): string | undefined {
  if (!isShopError(error)) return undefined;
  return Object.entries(ResponseCode).find(([, code]) => code === error.code)?.[0];
}
