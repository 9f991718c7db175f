// Pages that simulate other sites: the bank that authenticates a payment, and the login providers.
// Served by `server/http`; deep links use `page.ts` for their messages.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@signal-shop/guide/escape-html';
import type { Shop } from '../../shop.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeText } from '../http/write-answer.ts';
import type { SessionStore } from '../recording/session-store.ts';
import { smallPage } from './small-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
} as const;

/** Dependencies of a page that simulates another site: the shop, and the store that persists its changes. */
export interface PageParts {
  readonly shop: Shop;
  readonly store: SessionStore;
}

/** Answers a request for such a page. */
export type AnswerPage = (
  parts: PageParts,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** A link that looks like a button. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Writes a small page that simulates another site. `title` and `sentence` are plain text.
 * @param more a status other than 200, further headers
 */
export function writePage(
  response: ServerResponse,
  title: string,
  sentence: string,
  links: readonly PageLink[],
  more: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): void {
  const choices = links.map(
    ({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  );
  const style =
    'a { display: block; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; color: inherit; text-decoration: none }';
  const html = smallPage({ locale: 'en', title, sentence, style, choices });
  writeText(response, more.status ?? 200, html, { ...headers, ...more.headers });
}

/** Redirects the visitor. */
export function redirect(response: ServerResponse, location: string): void {
  writeText(response, 303, '', { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
}
