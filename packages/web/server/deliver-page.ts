import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { securityHeaders } from './security-headers.ts';

const question = /<link rel="preload" as="fetch" href="\/configuration\.json"[^>]*>/;

interface Page {
  /** Of the page and of every file beside it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly send: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * The page as a server should hand it out: with the content of `configuration.json` in it, which saves the browser a
 * question before all others. Both files are read again when one of them has changed.
 * @returns how to get the page as it is now
 */
export function deliverPage(folder: string, cacheControl: string): () => Page {
  const files = ['index.html', 'configuration.json'].map((name) => join(folder, name));
  let known = '';
  let page: Page | undefined;
  return () => {
    const now = files.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)).join();
    if (page === undefined || now !== known) page = readPage(folder, cacheControl);
    known = now;
    return page;
  };
}

function readPage(folder: string, cacheControl: string): Page {
  const path = join(folder, 'configuration.json');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const configuration = existsSync(path) ? parsed(readFileSync(path, 'utf8')) : undefined;
  const content = configuration === undefined ? html : html.replace(question, () => written(configuration));
  const headers = securityHeaders(html, serversOf(configuration));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  const forms = {
    br: brotliCompressSync(content),
    gzip: gzipSync(content, { level: 9 }),
    identity: Buffer.from(content),
  };
  const own = { ...headers, 'cache-control': cacheControl, 'content-type': 'text/html;charset=utf-8', etag };
  return {
    headers,
    send: (request, response) => {
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304, own).end();
      const form = formFor(String(request.headers['accept-encoding'] ?? ''));
      const packed = form === 'identity' ? {} : { 'content-encoding': form };
      const length = { 'content-length': forms[form].length, vary: 'accept-encoding' };
      response.writeHead(200, { ...own, ...packed, ...length });
      response.end(request.method === 'HEAD' ? undefined : forms[form]);
    },
  };
}

function formFor(accepted: string): 'br' | 'gzip' | 'identity' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** As data: nothing runs it, so no policy has to allow it, and nothing in it can end it. */
function written(configuration: unknown): string {
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="configuration">${text}</script>`;
}

/** undefined for what is no JSON: the page then asks for the file, and says what is wrong with it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Origins that the configuration sends calls to. */
function serversOf(configuration: unknown): string[] {
  const isKnown = typeof configuration === 'object' && configuration !== null && 'apiBase' in configuration;
  const base = isKnown ? String(configuration.apiBase) : '';
  return URL.canParse(base) ? [new URL(base).origin] : [];
}
