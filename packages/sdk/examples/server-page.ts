// A page rendered on a server, one client for each request: node packages/sdk/examples/server-page.ts http://localhost:4010 3000
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
  // Never share a client between requests: its session is the customer's.
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const shop = createShopClient({
    baseUrl,
    timeoutMs: 3_000,
    // A renewed token travels on to the browser, an ended one is taken away.
    session: cookieHeaderSession(request.headers.cookie, (token = '') => {
      const lifetime = token === '' ? '; Max-Age=0' : '';
      response.setHeader(
        'set-cookie',
        `token=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict${lifetime}`,
      );
    }),
  });
  // The page waits for both together, and stops asking when its reader has left.
  const [hot, who] = await Promise.all([
    shop.listHotProducts({ signal: gone.signal }).safe(),
    shop.getUserInfo({ signal: gone.signal }).safe(),
  ]);
  const goods = hot.status === 'ok' ? hot.result.msg.flat() : [];
  const rows = goods.map(
    ({ name, goods_price }) => `<li>${asText(name)} ${formatMoney(goods_price, 'en')}</li>`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html>
<title>signal</title>
<p>${asText(greeting(who))}</p>
<ul>${rows.join('')}</ul>
`);
}

function greeting(who: { status: 'ok' } | { status: 'failed'; error: unknown }): string {
  if (who.status === 'ok') return 'Welcome back.';
  return isShopError(who.error) && who.error.kind === 'session' ? 'Please log in.' : 'Welcome.';
}

/** Names come from a server: they are text and never markup. */
function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
