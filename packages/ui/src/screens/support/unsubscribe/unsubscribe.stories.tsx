import type { MailSubscription } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { unsubscribeLive } from './unsubscribe.live.ts';
import type { ChangeState, UnsubscribeState } from './unsubscribe.states.ts';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

interface UnsubscribeStoryProps {
  readonly state: InLocale<UnsubscribeState>;
  readonly onUnsubscribe: () => void;
  readonly onResubscribe: () => void;
}

function UnsubscribeStory({ state, onUnsubscribe, onResubscribe }: UnsubscribeStoryProps) {
  const [changed, setChanged] = useState<MailSubscription | null>(null);
  const begin = state(useLocale());
  const shown: UnsubscribeState =
    changed === null ? begin : { status: 'ready', subscription: changed, changed: true, change: idle };
  const change = (subscribed: Flag) => {
    if (shown.status === 'ready') setChanged({ ...shown.subscription, subscribed });
  };
  return (
    <Stage>
      <UnsubscribeScreen
        state={shown}
        onUnsubscribe={() => {
          onUnsubscribe();
          change(Flag.no);
        }}
        onResubscribe={() => {
          onResubscribe();
          change(Flag.yes);
        }}
      />
    </Stage>
  );
}

const idle: ChangeState = { status: 'idle' };
const token = 'mail_offers_of_the_demonstration';

interface Link {
  readonly token: string;
  readonly scenarios: string;
}

const offers: Link = { token, scenarios: 'mail.offers' };

function ready(
  { token, scenarios }: Link,
  { changed = false, change = idle }: { readonly changed?: boolean; readonly change?: ChangeState } = {},
): InLocale<UnsubscribeState> {
  return (locale) => ({
    status: 'ready',
    subscription: ask('getMailSubscription', { token }, { scenarios, locale, as: 'guest' }).msg,
    changed,
    change,
  });
}

function refused({ token, scenarios }: Link): InLocale<UnsubscribeState> {
  return (locale) => ({
    status: 'invalid',
    message: refusalOf('getMailSubscription', { token }, { scenarios, locale, as: 'guest' }),
  });
}

const args: UnsubscribeStoryProps = { state: ready(offers), onUnsubscribe: fn(), onResubscribe: fn() };

const meta = preview.meta({
  parameters: { shop: unsubscribeLive },
  component: UnsubscribeStory,
  subcomponents: { UnsubscribeScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Confirm = meta.story({ tags: ['p0'] });

Confirm.test(
  '[BEY-16] one press unsubscribes and names what ends; another press undoes it',
  async ({ args: { onUnsubscribe, onResubscribe }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(onUnsubscribe).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'You’re unsubscribed' })).toHaveFocus();
    await expect(canvas.getByText('We no longer send our offers to a•••@example.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe again' }));
    await expect(onResubscribe).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'You’re subscribed again' })).toHaveFocus();
  },
);

export const ConfirmBackInStock = meta.story({
  args: {
    state: ready({ token: 'mail_stock_of_the_demonstration', scenarios: 'mail.back-in-stock' }),
  },
});
export const ConfirmSaleStart = meta.story({
  args: { state: ready({ token: 'mail_sale_of_the_demonstration', scenarios: 'mail.sale-start' }) },
});
export const Pending = meta.story({
  args: { state: ready(offers, { change: { status: 'pending' } }) },
});
export const ChangeFailed = meta.story({
  args: { state: ready(offers, { change: { status: 'failed', failure: network } }) },
});
export const Unsubscribed = meta.story({
  tags: ['p0'],
  args: { state: ready({ token, scenarios: 'mail.unsubscribed' }, { changed: true }) },
});
export const AlreadyUnsubscribed = meta.story({
  args: { state: ready({ token, scenarios: 'mail.unsubscribed' }) },
});
export const SubscribedAgain = meta.story({ args: { state: ready(offers, { changed: true }) } });
export const Invalid = meta.story({
  tags: ['p0'],
  args: { state: refused({ token: 'mail_0', scenarios: '' }) },
});
export const Expired = meta.story({ args: { state: refused({ token, scenarios: 'mail.link-expired' }) } });
export const Incomplete = meta.story({ args: { state: () => ({ status: 'invalid', message: null }) } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
