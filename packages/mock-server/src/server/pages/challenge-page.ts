import { ResponseCode } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { answerChallenge, findChallenge } from '../../world/checkout/challenge.ts';
import { Refused } from '../../world/state/refused.ts';
import type { World } from '../../world/state/world.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { writeText } from '../http/write-answer.ts';
import { isSessionName } from '../sessions/sessions.ts';
import type { AnswerPage } from './page.ts';

const pattern = /^\/__mock\/pay\/([\w-]{1,64})(?:\/(allow|deny))?$/;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  // With no-referrer a browser would submit the form with Origin null, which the origin guard refuses.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
} as const;

export function isChallengePage({ path }: RequestTarget): boolean {
  return pattern.test(path);
}

/** Simulates the page of a bank that authenticates a payment: two buttons, then a redirect to the shop. */
export const answerChallengePage: AnswerPage = async ({ shop, store }, target, request, response) => {
  const [, chargeId = '', answer] = pattern.exec(target.path) ?? [];
  const { session = 'default' } = target.query;
  request.resume();
  if (store.isShared && isSessionName(session)) await store.refresh([session]);
  const known = shop.sessions().includes(session) ? session : 'default';
  try {
    if (answer === undefined) {
      const html = await store.use(known, () => {
        const world = shop.world(known);
        findChallenge(world, chargeId);
        return page(world, chargeId);
      });
      writeText(response, 200, html, headers);
      return;
    }
    if (request.method !== 'POST') throw wrongMethod();
    const ordersn = await store.use(known, () => {
      const paid = answerChallenge(shop.world(known), chargeId, answer === 'allow' ? 'allow' : 'deny');
      store.persist(known);
      return paid;
    });
    const location = `/pay_result?${new URLSearchParams({ ordersn })}`;
    writeText(response, 303, '', { ...headers, location });
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
  const button = (answer: string, label: string) =>
    `<form method="post" action="/__mock/pay/${chargeId}/${answer}?session=${encodeURIComponent(world.session)}">` +
    `<button>${label}</button></form>`;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 28rem; margin: 4rem auto; padding: 0 1rem }
form { display: inline-block; margin-inline-end: 0.5rem }
button { font: inherit; padding: 0.6rem 1.2rem }
</style>
<main>
<h1>${words.title}</h1>
<p>${words.question}</p>
${button('allow', words.allow)}
${button('deny', words.deny)}
</main>
</html>
`;
}
