import { isShopError } from '@signal-shop/sdk';

/** The server's message of an error; null if it has none. In its own module, because the first load does not need it. */
export function serverMessageOf(error: unknown): string | null {
  return isShopError(error) ? (error.serverMessage ?? null) : null;
}
