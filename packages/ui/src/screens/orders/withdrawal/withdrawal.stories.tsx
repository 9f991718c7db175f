import type { Locale } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { LookupDraft, LookupState } from '../../../forms/track-order-form/track-order-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, askOnce, refusalOf } from '../../../stories/fixtures/answers.ts';
import { network } from '../../../stories/fixtures/failures.ts';
import { shippedOrder } from '../../../stories/fixtures/tracking.ts';
import { Stage } from '../../../stories/stage.tsx';
import { withdrawalLive } from './withdrawal.live.ts';
import type { DeclaringState, WithdrawalState } from './withdrawal.states.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';

/** The first step has its draft as state; the other steps are static. */
type StoryState =
  | { readonly begin: LookupDraft; readonly lookup: LookupState; readonly submitted?: boolean }
  | Exclude<WithdrawalState, { readonly status: 'form' }>;

interface WithdrawalStoryProps {
  readonly state: InLocale<StoryState>;
  readonly onConfirm: () => void;
  readonly onPrint: () => void;
}

function WithdrawalStory({ state, onConfirm, onPrint }: WithdrawalStoryProps) {
  const [next, setNext] = useState<InLocale<StoryState> | null>(null);
  const now = (next ?? state)(useLocale());
  const go = (to: InLocale<StoryState>) => setNext(() => to);
  const [draft, setDraft] = useState('begin' in now ? now.begin : shippedOrder);
  const screenState: WithdrawalState =
    'begin' in now
      ? {
          status: 'form',
          form: {
            draft,
            state: now.lookup,
            submitted: now.submitted ?? false,
            onDraftChange: setDraft,
            onFind: () => go(confirm({ status: 'idle' })),
          },
        }
      : now;
  return (
    <Stage>
      <WithdrawalScreen
        state={screenState}
        onConfirm={() => {
          onConfirm();
          go(declared);
        }}
        onBack={() => go(started)}
        onPrint={onPrint}
      />
    </Stage>
  );
}

const everywhere = 'withdrawal.everywhere';
const delivered = { ...shippedOrder, ordersn: 'SG20260102000019' };
const empty: LookupDraft = { ordersn: '', email: '' };
const idle: LookupState = { status: 'idle' };

function confirm(declaring: DeclaringState, order: LookupDraft = shippedOrder): InLocale<StoryState> {
  return (locale) => ({
    status: 'confirm',
    order: ask('findWithdrawableOrder', { ...order }, { scenarios: everywhere, locale, as: 'guest' }).msg,
    email: order.email,
    declaring,
  });
}

function refused(order: LookupDraft, scenarios: string): InLocale<StoryState> {
  return (locale: Locale) => ({
    begin: order,
    lookup: {
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('findWithdrawableOrder', { ...order }, { scenarios, locale, as: 'guest' }),
      },
    },
  });
}

const started: InLocale<StoryState> = () => ({ begin: shippedOrder, lookup: idle });

function declared(locale: Locale) {
  const { msg: message, receipt } = askOnce(
    'withdrawOrder',
    { ...shippedOrder },
    { scenarios: everywhere, locale, as: 'guest' },
  );
  return { status: 'declared', message, receipt } as const;
}

/** The same withdrawal before the parcel shipped, and as servers of release 0.2.0 report it. */
const nothingLeft: InLocale<StoryState> = (locale) => {
  const { receipt, ...state } = declared(locale);
  return { ...state, receipt: { ...receipt, returns_to: null } };
};
const untold: InLocale<StoryState> = (locale) => {
  const { receipt, ...state } = declared(locale);
  const { returns_to: _left, ...rest } = receipt;
  return { ...state, receipt: rest };
};

const args: WithdrawalStoryProps = {
  state: () => ({ begin: empty, lookup: idle }),
  onConfirm: fn(),
  onPrint: fn(),
};

const meta = preview.meta({
  parameters: { shop: withdrawalLive },
  component: WithdrawalStory,
  subcomponents: { WithdrawalScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

export const Form = meta.story({});
export const FormMissing = meta.story({
  args: { state: () => ({ begin: empty, lookup: idle, submitted: true }) },
});
export const Finding = meta.story({
  args: { state: () => ({ begin: shippedOrder, lookup: { status: 'pending' } }) },
});
export const NotFound = meta.story({
  args: {
    state: () => ({ begin: { ...shippedOrder, email: 'eve@example.com' }, lookup: { status: 'unknown' } }),
  },
});
export const NotOffered = meta.story({ args: { state: refused(shippedOrder, 'withdrawal.nowhere') } });

NotOffered.test('[BEY-07] a refusal shows the reason and the alternatives', async ({ canvas }) => {
  await expect(canvas.getByText(/isn’t available for the country this order ships to/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'How returns work' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

export const NotPossible = meta.story({
  args: { state: refused({ ...shippedOrder, ordersn: 'SG20251220000034' }, everywhere) },
});
export const Confirm = meta.story({ args: { state: confirm({ status: 'idle' }) } });

Confirm.test(
  '[BEY-07] the second step shows the order and requires no reason',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm withdrawal' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
);

Confirm.test('[BEY-07] [BEY-12] the focus moves to each step', async ({ canvas, userEvent }) => {
  const press = async (name: string) => {
    canvas.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const stands = (name: RegExp) => waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
  await press('Choose another order');
  await stands(/1/);
  await press('Continue');
  await stands(/2/);
  await press('Confirm withdrawal');
  await stands(/received/);
});

export const ConfirmAfterDelivery = meta.story({
  args: { state: confirm({ status: 'idle' }, delivered) },
});
export const Declaring = meta.story({ args: { state: confirm({ status: 'pending' }) } });
export const DeclareFailed = meta.story({
  args: { state: confirm({ status: 'failed', failure: network }) },
});
export const Declared = meta.story({ args: { state: declared } });

Declared.test(
  '[BEY-07] the receipt has a number and a time, and can be printed',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^WD[0-9A-Z]{10}$/)).toBeVisible();
    await expect(canvas.getByText(/January 15, 2026/)).toBeVisible();
    await expect(canvas.getByText(/^signal Returns, 118 Juniper Yard/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print confirmation' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
);

Declared.test(
  '[BEY-07] an unshipped order requires no return, on screen and in print',
  { args: { state: nothingLeft } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^There’s nothing to send back/)).toBeVisible();
    await expect(document.body.textContent).not.toMatch(/Send the items/);
  },
);

Declared.test(
  '[BEY-07] a receipt without a return address refers to the email, on screen and in print',
  { args: { state: untold } },
  async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Send the items back within 14 days\. We’ve emailed you the details/),
    ).toBeVisible();
    await expect(document.body.textContent).not.toMatch(/nothing to send back|Send the items to/);
  },
);

export const DeclaredBefore = meta.story({
  args: {
    state: (locale) => {
      const order = { ordersn: 'SG20260115000001', email: shippedOrder.email };
      const asking = { scenarios: 'withdrawal.declared', locale, as: 'guest' } as const;
      const { declared: receipt } = ask('findWithdrawableOrder', order, asking).msg;
      if (receipt === null) throw new Error("The story's order has no withdrawal.");
      return { status: 'declared', receipt, message: null };
    },
  },
});

DeclaredBefore.test('[BEY-07] shows an earlier receipt again', async ({ canvas }) => {
  await expect(canvas.getByText(/confirmation again/)).toBeVisible();
  await expect(canvas.getByText(/^WD[0-9A-Z]{10}$/)).toBeVisible();
});

export const Off = meta.story({ args: { state: () => ({ status: 'off' }) } });
export const German = meta.story({
  args: { state: confirm({ status: 'idle' }) },
  globals: { locale: 'de' },
});
export const Japanese = meta.story({
  args: { state: confirm({ status: 'idle' }) },
  globals: { locale: 'ja' },
});
