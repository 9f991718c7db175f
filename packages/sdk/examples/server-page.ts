// Example of server-side rendering with one client per request.
// node server-page.ts http://localhost:4010 3000
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { cookieHeaderSession, createShopClient, isShopError } from '@signal-shop/sdk';
import { formatMoney } from '@signal-shop/sdk/rules/price';

const [baseUrl = 'http://localhost:4010', port = '3000'] = process.argv.slice(2);

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  print(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => print('Closed.'));
    server.closeAllConnections();
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Never share a client between requests: its session belongs to one customer.
  const disconnect = new AbortController();
  response.once('close', () => disconnect.abort());
  const shop = createShopClient({
    baseUrl,
    timeoutMs: 3_000,
    // Forward a renewed token to the browser; expire the cookie when the session has ended.
    session: cookieHeaderSession(request.headers.cookie, (token = '') => {
      const lifetime = token === '' ? '; Max-Age=0' : '';
      response.setHeader(
        'set-cookie',
        `token=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict${lifetime}`,
      );
    }),
  });
  // Load both in parallel, and abort when the browser disconnects.
  const [hot, login] = await Promise.all([
    shop.listHotProducts({ signal: disconnect.signal }).safe(),
    shop.getUserInfo({ signal: disconnect.signal }).safe(),
  ]);
  const goods = hot.status === 'ok' ? hot.result.msg.flat() : [];
  const rows = goods.map(
    ({ name, goods_price }) => `<li>${asText(name)} ${formatMoney(goods_price, 'en')}</li>`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<title>signal</title>
<p>${asText(greeting(login))}</p>
<ul>${rows.join('')}</ul>
`);
}

function greeting(login: { status: 'ok' } | { status: 'failed'; error: unknown }): string {
  if (login.status === 'ok') return 'Welcome back.';
  return isShopError(login.error) && login.error.kind === 'session' ? 'Please log in.' : 'Welcome.';
}

/** Escapes text from a server, which is never markup. */
function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
