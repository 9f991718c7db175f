import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Too many cookies</title>
<style>:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif } body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem }</style>
<h1>Too many cookies</h1>
<p>The cookies of this address are larger than 32 kB, so no server accepts a request. All programs on localhost share them.</p>
<button>Delete these cookies</button>
<p hidden>Some cookies cannot be deleted by a page. Delete the data of this site in the settings of your browser.</p>
<script>
document.querySelector('button').onclick = () => {
  for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=', 1)[0] + '=; Max-Age=0; Path=/';
  document.querySelector('[hidden]').hidden = false;
  if (document.cookie.length < 8192) location.reload();
};
</script>
`;

/** Answers a request whose headers are too large with a page that can delete the cookies, because nothing else can be shown. */
export function explainTooManyCookies(server: EventEmitter): void {
  // First: Vite's own listener closes the connection with an empty answer.
  server.prependListener('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== 'HPE_HEADER_OVERFLOW' || !socket.writable) return;
    socket.end(
      'HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/html; charset=utf-8\r\n' +
        `cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(page)}\r\nconnection: close\r\n\r\n${page}`,
    );
  });
}
