// The files of the control page and of the shop's drawer: built on first use from `packages/mock-page`, then cached.
// Used by `server/http` only. It starts the build as a process, so the mock server imports nothing of the page.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { writeIndex } from '../control/index-page.ts';
import { messageOf } from '../error-text.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { buildPage, currentPage } from './built-page.ts';
import { earlyShortcut } from './early-shortcut.ts';

/** The path of the live page. The page contains no secrets; its control calls need the token. */
const pagePath = '/__mock';
/** Served from memory without a build, so that the shortcut works at once. */
const earlyName = 'drawer-early.js';
const assetPath = /^\/__mock\/page\/assets\/([\w-][\w.-]*)$/;

/** Allows its own files and its own server, and no text as HTML. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const safe = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const;
const htmlHeaders = {
  ...safe,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-cache',
} as const;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the live page at `/__mock` or `/` for browsers, and its files. @returns whether the path was one of them */
export async function answerPage(
  { path }: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [, asset] = assetPath.exec(path) ?? [];
  if (asset !== undefined) {
    await writeAsset(asset, response);
    return true;
  }
  const isPage = path === '/' || path === pagePath || path === `${pagePath}/`;
  if (!isPage || request.headers.accept?.includes('text/html') !== true) return false;
  await writePage(request, response);
  return true;
}

async function writePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const html = await readFile(join(await buildPage(), 'index.html'));
    write(response, html, htmlHeaders);
  } catch (error) {
    // Without the page's sources or its builder the index is the fallback.
    writeIndex(request, response, messageOf(error));
  }
}

async function writeAsset(name: string, response: ServerResponse): Promise<void> {
  const isDrawer = name.startsWith('drawer.') || name === earlyName;
  const bytes = name === earlyName ? Buffer.from(earlyShortcut) : await readAsset(name, isDrawer);
  const type = types[extname(name)];
  if (bytes === null || type === undefined) {
    const sentence = 'The live page has no such file. Reload it: it may have been built anew.';
    throw new RefusedRequest(404, ResponseCode.notFound, sentence);
  }
  write(response, bytes, {
    ...safe,
    'content-type': type,
    // File names contain a hash of the content, except the drawer's, which the shop references by name.
    'cache-control': isDrawer ? 'no-cache' : 'public, max-age=31536000, immutable',
  });
}

function readAsset(name: string, isDrawer: boolean): Promise<Buffer | null> {
  return (isDrawer ? buildPage() : currentPage())
    .then((folder) => readFile(join(folder, 'assets', name)))
    .catch(() => null);
}

function write(response: ServerResponse, bytes: Buffer, headers: Readonly<Record<string, string>>): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(200, { ...headers, 'content-length': bytes.byteLength });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}
