import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@signal-shop/guide/escape-html';
import { writeJson, writeText } from '../http/write-answer.ts';

/** The paths of the control API's pages and lists; all answer with GET. */
const indexEntries = {
  '/__mock': 'the live page, in a browser',
  '/__mock/guide': 'how everything here is used, page by page',
  '/__mock/docs': 'every call with examples, code and refusals',
  '/__mock/docs/control': 'how everything below is called, as documentation',
  '/__mock/openapi.json': 'the same for programs',
  '/__mock/feed': 'what happens, as it happens: server-sent events',
  '/__mock/health': 'whether the server is ready, and for which contract',
  '/__mock/scenarios': 'the named states that a session can be put into',
  '/__mock/sessions': 'the sessions that have a world of their own',
  '/__mock/clock': 'the virtual time of a session',
  '/__mock/calls': 'the last 200 calls with their findings',
  '/__mock/violations': 'where requests or answers differed from the contract',
  '/__mock/ledger': 'the charges of each order',
  '/__mock/sessions/default/outbox': 'the mails that the shop sent, with the codes in them',
  '/__mock/streams': 'how many event streams are open',
  '/__mock/faults': 'the kinds of faults that can be planned',
  '/__mock/stubs': 'answers that replace those of the shop',
} as const satisfies Record<`/__mock${string}`, string>;

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const;

/**
 * The index of `/` and `/__mock` as JSON; for a browser as a small page that replaces the live one.
 * @param problem why the live page is missing
 */
export function writeIndex(request: IncomingMessage, response: ServerResponse, problem = ''): void {
  if (request.headers.accept?.includes('text/html') === true) {
    writeText(response, 200, page(problem), pageHeaders);
  } else {
    writeJson(response, 200, { name: 'signal mock shop', calls: '/api/…', control: indexEntries });
  }
}

function page(problem: string): string {
  const rows = Object.entries(indexEntries).map(
    ([path, purpose]) => `<li><a href="${path}"><code>${path}</code></a> – ${purpose}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>signal mock shop</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
</style>
<h1>signal mock shop</h1>
<p>The live page could not be built:</p>
<pre>${escapeHtml(problem)}</pre>
<p>The calls of the contract answer under <code>/api/</code>. Here is what you can look at and steer:</p>
<ul>
${rows.join('\n')}
</ul>
<p><a href="/__mock/guide/mock-server.html#control">The guide</a> tells what can be posted to each of them.</p>
</html>
`;
}
