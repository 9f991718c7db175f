// The document of the pages that simulate a provider of payments: the bank and the wallet.
import { escapeHtml } from '@signal-shop/guide/escape-html';
import type { Locale } from '@signal-shop/sdk/contract';
import { smallPage } from './small-page.ts';

export const paymentPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  // With no-referrer a browser would submit the form with Origin null, which the origin guard refuses.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
} as const;

/** A button that submits an answer of the shopper. */
export interface AnswerButton {
  readonly label: string;
  /** The address that takes the answer with POST. */
  readonly action: string;
}

/** A small page with one question and its answers. `title`, `sentence` and labels are plain text. */
export function paymentDocument(
  locale: Locale,
  title: string,
  sentence: string,
  answers: readonly AnswerButton[],
): string {
  const buttons = answers.map(
    ({ label, action }) =>
      `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
  );
  const style = `form { display: inline-block; margin: 0 0.5rem 0.5rem 0 }
button { font: inherit; padding: 0.6rem 1.2rem }`;
  return smallPage({ locale, title, sentence, style, choices: buttons });
}
