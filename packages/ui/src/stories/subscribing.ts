import type { Locale } from '@signal-shop/sdk/contract';
import type { SubscribeBoxProps, SubscribeState } from '../forms/subscribe-box/subscribe-box.states.ts';
import { askOnce } from './answers.ts';

/** The box as it stands at the foot of the home page. */
export const idleSubscription: SubscribeBoxProps = {
  email: '',
  state: { status: 'idle' },
  onEmail: () => undefined,
  onSubscribe: () => undefined,
};

/** What the shop answers a new address. */
export function subscribed(locale: Locale): SubscribeState {
  const { msg } = askOnce(
    'subscribe',
    { email: 'ada@example.com', subscribe: 1 },
    { scenarios: 'subscribe.ok', locale },
  );
  return { status: 'done', message: msg };
}
