import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { securityHeaders } from './security-headers.ts';

interface Page {
  /** Headers of the page and of every file next to it. */
  readonly headers: Headers;
  readonly send: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Inlines the content of `configuration.json` into the page, which saves the browser a request before all
 * others.
 * @returns a function that reads the page again when one of the two files has changed
 */
export function pageIn(folder: string): () => Page {
  const html = join(folder, 'index.html');
  const configuration = join(folder, 'configuration.json');
  let readAt = '';
  let page: Page | undefined;
  return () => {
    const changedAt = [html, configuration].map(changeOf).join();
    if (page === undefined || changedAt !== readAt)
      page = pageOf(readFileSync(html, 'utf8'), readJson(configuration));
    readAt = changedAt;
    return page;
  };
}

function pageOf(html: string, configuration: unknown): Page {
  const document = load(html);
  if (configuration !== undefined)
    document('link[href="/configuration.json"]').replaceWith(dataElement(configuration));
  const content = document.html();
  const packed = { br: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }) };
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  return {
    headers: new Headers(securityHeaders(html, serversOf(configuration))),
    send: (request, response) => {
      response.setHeader('cache-control', 'no-cache').setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      const accepted = String(request.headers['accept-encoding']);
      const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
      if (encoding !== undefined) response.setHeader('content-encoding', encoding);
      response.setHeader('content-type', 'text/html;charset=utf-8').setHeader('vary', 'accept-encoding');
      response.end(encoding === undefined ? content : packed[encoding]);
    },
  };
}

/** An inert data block: a CSP need not allow it, and its content cannot end the element. */
function dataElement(configuration: unknown): string {
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="configuration">${text}</script>`;
}

/** Returns the origins that the configuration sends calls to. */
function serversOf(configuration: unknown): string[] {
  const server = URL.parse(String(Object(configuration).apiBase));
  return server === null ? [] : [server.origin];
}

/**
 * Returns undefined for a missing file or invalid JSON: the page then requests the file and reports the
 * problem.
 */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function changeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
