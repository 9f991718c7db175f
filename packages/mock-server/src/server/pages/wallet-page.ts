import { ChargeStatus, ResponseCode } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { testWalletName } from '@signal-shop/sdk/rules/test-cards';
import type { WalletWord } from '../../messages/wallet-words.ts';
import { walletWords } from '../../messages/wallet-words.ts';
import type { WalletAnswer } from '../../world/checkout/wallet.ts';
import { answerWallet, isWallet } from '../../world/checkout/wallet.ts';
import { inCurrency } from '../../world/state/money.ts';
import type { Charge } from '../../world/state/orders.ts';
import type { World } from '../../world/state/world.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeText } from '../http/write-answer.ts';
import { currentWorld, knownSession } from '../sessions/known-session.ts';
import type { AnswerPage } from './page.ts';
import { paymentDocument, paymentPageHeaders } from './payment-document.ts';

const pattern = /^\/__mock\/wallet\/([\w-]{1,64})(?:\/([a-z-]{1,20}))?$/;

interface Choice {
  readonly word: WalletWord;
  /** The answer for the provider; null when the shopper gives none. */
  readonly answer: WalletAnswer | null;
  /** Whether the wallet redirects to the shop afterwards. */
  readonly returns: boolean;
}

/** The buttons of the page, in their order. */
const choices: readonly Choice[] = [
  { word: 'approve', answer: 'approve', returns: true },
  { word: 'cancel', answer: 'cancel', returns: true },
  { word: 'decline', answer: 'decline', returns: true },
  { word: 'time-out', answer: 'time-out', returns: true },
  { word: 'approve-and-stay', answer: 'approve', returns: false },
  { word: 'leave', answer: null, returns: false },
];

export function isWalletPage({ path }: RequestTarget): boolean {
  return pattern.test(path);
}

/**
 * Simulates the page of a redirect wallet: the shopper approves a payment or not, and returns to the shop or not. The
 * redirect carries the order number only: the shop fetches the result from its server.
 */
export const answerWalletPage: AnswerPage = async ({ shop, store }, target, request, response) => {
  const [, chargeId = '', word] = pattern.exec(target.path) ?? [];
  const { session = 'default' } = target.query;
  request.resume();
  const known = await knownSession(shop, store, session);
  const { status, html, location } = await store.use(known, () => {
    const answer = answerOf(currentWorld(shop, known), chargeId, word, request.method);
    store.persist(known);
    return answer;
  });
  writeText(response, status, html, { ...paymentPageHeaders, ...(location !== undefined && { location }) });
};

interface Answer {
  readonly status: 200 | 303;
  readonly html: string;
  readonly location?: string;
}

function answerOf(
  world: World,
  chargeId: string,
  word: string | undefined,
  method: string | undefined,
): Answer {
  const charge = world.state.charges.get(chargeId);
  if (charge === undefined) throw refuse(404, 'There is no such payment.');
  const back: Answer = {
    ...{ status: 303, html: '' },
    location: `/pay_result?${new URLSearchParams({ ordersn: charge.ordersn })}`,
  };
  // The second visit of a shopper who went back, or paid by card meanwhile.
  if (charge.status !== ChargeStatus.redirect || !isWallet(charge)) return back;
  if (word === undefined) return { status: 200, html: questionPage(world, charge) };
  const choice = choices.find((one) => one.word === word);
  if (choice === undefined) throw refuse(404, 'The wallet has no such answer.');
  if (method !== 'POST') throw refuse(405, 'Send the answer with POST.');
  if (choice.answer !== null) answerWallet(world, chargeId, choice.answer);
  return choice.returns ? back : { status: 200, html: closedPage(world) };
}

function refuse(status: 404 | 405, sentence: string): RefusedRequest {
  if (status === 405) return new RefusedRequest(405, ResponseCode.notFound, sentence, { allow: 'POST' });
  return new RefusedRequest(404, ResponseCode.chargeNotFound, sentence);
}

function questionPage(world: World, { id, ordersn, amountCents }: Charge): string {
  const { locale, orders } = world.state;
  const words = walletWords[locale];
  const currency = orders.get(ordersn)?.currency ?? 'USD';
  const amount = formatMoney(inCurrency(amountCents, currency), locale, currency);
  const buttons = choices.map(({ word }) => ({
    label: words[word],
    action: `/__mock/wallet/${id}/${word}?${new URLSearchParams({ session: world.session })}`,
  }));
  return paymentDocument(locale, testWalletName, words.question.replace('{amount}', amount), buttons);
}

function closedPage({ state: { locale } }: World): string {
  return paymentDocument(locale, testWalletName, walletWords[locale].closed, []);
}
