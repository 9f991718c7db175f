import type { ShopClient } from '@signal-shop/sdk';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { cookies } from 'next/headers';
import { cache } from 'react';

/** Days that the browser keeps the login. */
const loginDays = 7;
const baseUrl = process.env.SHOP_URL ?? 'http://localhost:4010';

/**
 * The client of this request. `cache` shares it between the server components of one request and never between two
 * visitors, whose sessions must stay apart.
 */
export const shopOfRequest = cache(async (): Promise<ShopClient> => {
  const jar = await cookies();
  const session = memorySession(jar.get('token')?.value);
  return createShopClient({
    baseUrl,
    timeoutMs: 5_000,
    session: {
      read: session.read,
      write(token) {
        session.write(token);
        keepToken(jar, token);
      },
    },
  });
});

/** Only a server action or a route handler may set cookies; a component that renders leaves a renewed token to the next. */
function keepToken(jar: Awaited<ReturnType<typeof cookies>>, token: string | undefined): void {
  try {
    if (token === undefined) jar.delete('token');
    else
      jar.set('token', token, { httpOnly: true, sameSite: 'strict', path: '/', maxAge: loginDays * 86_400 });
  } catch {
    // While rendering, the cookie of the browser stays as it is.
  }
}
