import { Flag, PayType } from '@signal-shop/sdk/contract';
import { testCards, testWalletName } from '@signal-shop/sdk/rules/test-cards';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { nothing } from '../../../stories/fixtures/checkouts.ts';
import { failed, network, quotesServerFault, serverFault } from '../../../stories/fixtures/failures.ts';
import { afterSheet, declinedIn, inPhase, paid } from '../../../stories/payment-story.ts';
import { Stage } from '../../../stories/stage.tsx';
import { send, typeCard } from '../../../stories/typing.ts';
import { paymentLive } from './payment.live.ts';
import type { PaymentScreenProps, PaymentState } from './payment.states.ts';
import { PaymentScreen } from './payment-screen.tsx';

const savedCards = ask('listSavedCards', {}, { scenarios: 'pay.saved-cards' }).msg;

/** The same order, paid in points. */
const exchanged = { ...nothing, paytype: PayType.points, points: 6_000, money: 0 };

type StagedProps = 'savedCards' | 'onPay' | 'onPayWithSavedCard' | 'onPayExpress' | 'onPayWithWallet';

interface PaymentStoryProps extends Pick<PaymentScreenProps, StagedProps> {
  readonly state: InLocale<PaymentState>;
}

function PaymentStory({ state, ...props }: PaymentStoryProps) {
  return (
    <Stage>
      <PaymentScreen
        {...props}
        state={state(useLocale())}
        testCards={testCards}
        canSaveCard
        canPayExpress
        wallet={testWalletName}
      />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: paymentLive },
  component: PaymentStory,
  subcomponents: { PaymentScreen },
  tags: ['screen'],
  args: {
    state: inPhase({ status: 'open' }),
    savedCards: [],
    onPay: fn(),
    onPayWithSavedCard: fn(),
    onPayExpress: fn(),
    onPayWithWallet: fn(),
  },
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const SavedCards = meta.story({ args: { savedCards } });

SavedCards.test('[BEY-60] the newest card is chosen, and an expired one cannot be', async (story) => {
  const { args, canvas, userEvent } = story;
  await expect(canvas.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: /^Visa ending in 9995 ?Expired 10\/25$/ })).toBeDisabled();
  await expect(canvas.getByLabelText('Card number')).not.toBeVisible();
  await userEvent.keyboard('{Tab}');
  await userEvent.click(canvas.getByRole('radio', { name: /^Visa ending in 0002/ }));
  await send(story);
  await expect(args.onPayWithSavedCard).toHaveBeenCalledWith(savedCards[1]?.id);
  const manage = canvas.getByRole('link', { name: 'Manage saved cards' });
  await expect(manage).toHaveAttribute('href', '/user/address');
  await expect(args.onPay).not.toHaveBeenCalled();
});

SavedCards.test(
  '[BEY-60] the keyboard reaches another card, and stays on it',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /^Visa ending in 4242/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Another card' })).toHaveFocus();
    await expect(canvas.getByLabelText('Card number')).toBeVisible();
  },
);

export const OtherCard = meta.story({
  args: { savedCards },
  play: async (story) => {
    await story.userEvent.click(story.canvas.getAllByRole('radio').at(-1) ?? story.canvasElement);
    await typeCard(story, '4242424242424242');
    await story.userEvent.click(story.canvas.getByRole('checkbox'));
  },
});

OtherCard.test('[BEY-60] another card can be saved, and a look at a saved one keeps it', async (story) => {
  const [saved, , , other] = story.canvas.getAllByRole('radio');
  for (const radio of [saved, other]) await story.userEvent.click(radio ?? story.canvasElement);
  await send(story);
  await expect(story.args.onPay).toHaveBeenCalledWith(
    expect.objectContaining({ number: '4242424242424242' }),
    true,
  );
});

export const OnlyExpiredCards = meta.story({
  args: { savedCards: savedCards.filter(({ is_expired }) => is_expired === Flag.yes) },
});

export const Redirecting = meta.story({ tags: ['p0'], args: { state: inPhase({ status: 'redirecting' }) } });
export const WalletOpens = meta.story({
  args: { state: inPhase({ status: 'redirecting', wallet: true }) },
});

WalletOpens.test('[BEY-51] the wait names the wallet and no bank', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Your wallet is opening' })).toBeVisible();
  await expect(canvas.queryByText(/Your bank/)).toBeNull();
});

Ready.test('[BEY-52] the sheet of the device opens at a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay with this device' }));
  await expect(args.onPayExpress).toHaveBeenCalledOnce();
});

export const Confirming = meta.story({ args: { state: inPhase({ status: 'confirming' }) } });

Confirming.test('[BEY-52] nothing else can be paid while the sheet is open', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Confirm on this device' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Pay with this device' })).toBeNull();
  await expect(canvas.getByRole('button', { name: /^Pay \$/ })).toHaveAttribute('aria-disabled', 'true');
});

export const ExpressCanceled = meta.story({ args: { state: afterSheet('canceled') } });

ExpressCanceled.test(
  '[BEY-52] canceling is said quietly, and the device is offered again',
  async ({ canvas }) => {
    await expect(canvas.getByText(/^You haven’t been charged\./)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay with this device' })).toBeVisible();
  },
);

export const ExpressDeclined = meta.story({ args: { state: afterSheet('declined') } });
export const ExpressTimedOut = meta.story({ args: { state: afterSheet('timedOut') } });
export const ExpressUnavailable = meta.story({ args: { state: afterSheet('unavailable') } });

export const Unfinished = meta.story({ args: { state: inPhase({ status: 'unfinished' }) } });

Unfinished.test(
  '[BEY-51] an unfinished payment offers the wallet again',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/isn’t finished, and you haven’t been charged/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Test Wallet' }));
    await expect(args.onPayWithWallet).toHaveBeenCalledOnce();
  },
);

export const Verifying = meta.story({ args: { state: inPhase({ status: 'verifying' }) } });

export const Declined = meta.story({
  args: {
    state: (locale) =>
      inPhase({ status: 'problem', problem: { kind: 'declined', message: declinedIn(locale) } })(locale),
  },
});

export const NetworkFailed = meta.story({
  args: { state: inPhase({ status: 'problem', problem: { kind: 'network' } }) },
});

export const ServerFailed = meta.story({
  args: { state: inPhase({ status: 'problem', problem: { kind: 'network', failure: serverFault } }) },
  play: quotesServerFault,
});

export const AlreadyPaid = meta.story({ args: { state: paid('order.paid') } });

export const PayTypeCard1 = meta.story({ args: { state: paid('order.paid') } });

export const PayTypePoints2 = meta.story({ args: { state: paid('order.paid', exchanged) } });

PayTypePoints2.test('[PAY-02] an exchange requires no card and shows its points', async ({ canvas }) => {
  await expect(canvas.getByText('This order was paid with points')).toBeVisible();
  await expect(canvas.queryByLabelText('Card number')).toBeNull();
});

export const PayTypeFreeTest3 = meta.story({ args: { state: paid('pay.free-test') } });

PayTypeFreeTest3.test('[PAY-02] a free test requires no card', async ({ canvas }) => {
  await expect(canvas.getByText('No payment needed for a free test')).toBeVisible();
  await expect(canvas.queryByLabelText('Card number')).toBeNull();
});

export const OrderGone = meta.story({ args: { state: () => ({ status: 'orderGone' }) } });

/** A real card: the built-in test provider accepts only its test cards. */
export const NotATestCard = meta.story({
  args: { state: inPhase({ status: 'problem', problem: { kind: 'cardRefused' } }) },
  play: async (context) => {
    await typeCard(context, '4111111111111111');
    await send(context);
  },
});

NotATestCard.test('[PAY-02] a refused card number stays in its field', async ({ canvas }) => {
  const number = canvas.getByLabelText('Card number');
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await expect(number).toHaveFocus();
  await expect(number).toHaveAccessibleDescription(/only takes test cards/);
});

export const CardInvalid = meta.story({
  play: async (context) => {
    await typeCard(context, '4242424242424241', '12 25');
    await send(context);
  },
});

CardInvalid.test('[VAL-01] an invalid card shows a summary that has the focus', async ({ canvas, args }) => {
  await expect(canvas.getByRole('region', { name: /2/ })).toHaveFocus();
  await expect(canvas.getByLabelText('Expiration date')).toHaveAccessibleDescription(/expired/);
  await expect(args.onPay).not.toHaveBeenCalled();
});

export const Failed = meta.story({ args: { state: () => failed(network) } });
export const MissingOrder = meta.story({ args: { state: () => ({ status: 'missingOrder' }) } });
