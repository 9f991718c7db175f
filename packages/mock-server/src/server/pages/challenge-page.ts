import { ResponseCode } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import type { ChallengeAnswer } from '../../world/checkout/challenge.ts';
import { answerChallenge, findChallenge } from '../../world/checkout/challenge.ts';
import { Refused } from '../../world/state/refused.ts';
import type { World } from '../../world/state/world.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeText } from '../http/write-answer.ts';
import { currentWorld, knownSession } from '../sessions/known-session.ts';
import type { AnswerPage } from './page.ts';
import { paymentDocument, paymentPageHeaders } from './payment-document.ts';

const pattern = /^\/__mock\/pay\/([\w-]{1,64})(?:\/(allow|deny))?$/;

export function isChallengePage({ path }: RequestTarget): boolean {
  return pattern.test(path);
}

/** Simulates the page of a bank that authenticates a payment: two buttons, then a redirect to the shop. */
export const answerChallengePage: AnswerPage = async ({ shop, store }, target, request, response) => {
  const [, chargeId = '', answer] = pattern.exec(target.path) ?? [];
  const { session = 'default' } = target.query;
  request.resume();
  const known = await knownSession(shop, store, session);
  try {
    if (answer === undefined) {
      const html = await store.use(known, () => {
        const world = currentWorld(shop, known);
        findChallenge(world, chargeId);
        return page(world, chargeId);
      });
      writeText(response, 200, html, paymentPageHeaders);
      return;
    }
    if (request.method !== 'POST') throw wrongMethod();
    const ordersn = await store.use(known, () => {
      const paid = answerChallenge(
        currentWorld(shop, known),
        chargeId,
        answer === 'allow' ? 'allow' : 'deny',
      );
      store.persist(known);
      return paid;
    });
    const location = `/pay_result?${new URLSearchParams({ ordersn })}`;
    writeText(response, 303, '', { ...paymentPageHeaders, location });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new RefusedRequest(404, ResponseCode.chargeNotFound, 'No payment waits for authentication here.');
  }
};

function wrongMethod(): RefusedRequest {
  return new RefusedRequest(405, ResponseCode.notFound, 'Send the answer with POST.', { allow: 'POST' });
}

function page(world: World, chargeId: string): string {
  const { locale } = world.state;
  const words = messagesOf(locale).challenge;
  const button = (answer: ChallengeAnswer) => ({
    label: words[answer],
    action: `/__mock/pay/${chargeId}/${answer}?${new URLSearchParams({ session: world.session })}`,
  });
  return paymentDocument(locale, words.title, words.question, [button('allow'), button('deny')]);
}
