import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '@signal-shop/guide/escape-html';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { currencies, formatMoney } from '@signal-shop/sdk/rules/price';
import { testSheetChannel, testSheetPath } from '@signal-shop/sdk/rules/test-cards';
import { walletWords } from '../../messages/wallet-words.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeText } from '../http/write-answer.ts';
import { paymentPageHeaders } from './payment-document.ts';
import { smallPage } from './small-page.ts';

const manifestPath = `${testSheetPath}/manifest`;

/** The buttons of the sheet with the token that each gives to the shop; canceling gives none. */
const choices = [
  { word: 'approve', token: 'test_success' },
  { word: 'decline', token: 'test_declined' },
  { word: 'cancel', token: '' },
] as const;

// An empty token cancels, also when the shopper closes the window. After an approval the shop closes it.
const script = `const id = new URLSearchParams(location.search).get('id');
const channel = new BroadcastChannel('${testSheetChannel}' + id);
channel.onmessage = () => close();
addEventListener('pagehide', () => channel.postMessage(''));
addEventListener('click', ({ target: { dataset } }) => {
  if (dataset.token === undefined) return;
  channel.postMessage(dataset.token);
  if (dataset.token === '') close();
  for (const button of document.querySelectorAll('button')) button.disabled = true;
});`;

const headers = {
  ...paymentPageHeaders,
  link: `<${manifestPath}>; rel="payment-method-manifest"`,
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`,
};

export function isSheetPage({ path }: RequestTarget): boolean {
  return path === testSheetPath || path === manifestPath;
}

/**
 * Simulates the payment sheet of a device: it shows the amount and gives a token to the window that opened it. It knows
 * no order and charges nothing: the shop charges the token like that of a card. Its address is also a payment method,
 * whose manifest lets a tester install a handler from the shop on this machine.
 */
export function answerSheetPage({ path, query }: RequestTarget, response: ServerResponse): void {
  if (path === manifestPath) {
    writeText(response, 200, '{"supported_origins":["http://localhost:5173"]}', {
      'content-type': 'application/json',
    });
    return;
  }
  const locale = locales.find((one) => one === query.lang) ?? 'en';
  writeText(response, 200, page(locale, query.label ?? '', amountOf(locale, query)), headers);
}

function amountOf(locale: Locale, { value, currency }: RequestTarget['query']): string {
  const known = Object.values(currencies).find((one) => one === currency);
  return formatMoney(Number(value) || 0, locale, known);
}

function page(locale: Locale, title: string, amount: string): string {
  const words = walletWords[locale];
  const buttons = choices.map(
    ({ word, token }) => `<button type="button" data-token="${token}">${escapeHtml(words[word])}</button>`,
  );
  return smallPage({
    locale,
    title,
    sentence: words.question.replace('{amount}', amount),
    style: 'button { font: inherit; margin: 0 0.5rem 0.5rem 0; padding: 0.6rem 1.2rem }',
    choices: [...buttons, `<script>${script}</script>`],
  });
}
