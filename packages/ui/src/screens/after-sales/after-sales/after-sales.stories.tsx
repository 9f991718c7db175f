import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type {
  AfterSalesDraft,
  AfterSalesSending,
} from '../../../forms/after-sales-form/after-sales-draft.ts';
import { emptyAfterSalesDraft } from '../../../forms/after-sales-form/after-sales-draft.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import { ready } from '../../../remote.ts';
import { sent } from '../../../stories/after-sales-story.tsx';
import { emptyClaim, requestIn, subjectIn, voucher } from '../../../stories/fixtures/after-sales.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import type { WarrantyClaiming } from '../account-warranty/account-warranty.states.ts';
import { afterSalesLive } from './after-sales.live.ts';
import type { AfterSalesScreenProps, AfterSalesState, AfterSalesSubject } from './after-sales.states.ts';
import { AfterSalesScreen } from './after-sales-screen.tsx';

/** The form has its draft as state; the other states are static. */
type StoryState =
  | {
      readonly subject: AfterSalesSubject;
      readonly contacted: boolean;
      readonly sending: AfterSalesSending;
    }
  | Exclude<AfterSalesState, { readonly status: 'form' }>;

interface AfterSalesStoryProps {
  readonly state: InLocale<StoryState>;
  readonly begin: AfterSalesDraft;
  readonly submitted: boolean;
  readonly claiming: WarrantyClaiming | null;
  readonly onClaim: AfterSalesScreenProps['onClaim'];
}

function AfterSalesScreenStory({ state, begin, submitted, claiming, onClaim }: AfterSalesStoryProps) {
  const locale = useLocale();
  const [draft, onDraftChange] = useState(begin);
  const now = state(locale);
  const form = {
    draft,
    submitted,
    support: ask('getContact', {}, { locale }).msg,
    pictures: draft.problem === '' ? [] : [voucher],
    onContacted: fn(),
    onDraftChange,
    onPicture: fn(),
    onSendAgain: fn(),
    onRemove: fn(),
    onSend: fn(),
  };
  return (
    <AccountStage active="returns">
      <AfterSalesScreen
        state={'status' in now ? now : { status: 'form', subject: now.subject, form: { ...form, ...now } }}
        claiming={claiming}
        onClaim={onClaim}
        onCloseClaim={fn()}
      />
    </AccountStage>
  );
}

const args: AfterSalesStoryProps = {
  state: asking('return.ok'),
  begin: emptyAfterSalesDraft,
  submitted: false,
  claiming: null,
  onClaim: fn(),
};

const meta = preview.meta({
  parameters: { shop: afterSalesLive },
  component: AfterSalesScreenStory,
  subcomponents: { AfterSalesScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Choose = meta.story({});
export const ReturnForm = meta.story({ tags: ['p0'], args: { begin: draftOf('return') } });
export const RefundForm = meta.story({ args: { begin: draftOf('refund') } });
export const RefundContactFirst = meta.story({
  tags: ['p0'],
  args: { state: asking('return.ok', { contacted: false }) },
});
export const RefundQuantityExceeds = meta.story({
  args: { begin: { ...draftOf('return'), reason: 'defective', quantity: '3' }, submitted: true },
});

RefundQuantityExceeds.test(
  '[USER-06] [ERR-01] a quantity above the purchased one shows an error and is not sent',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'You can’t return more than you bought.' }));
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
  },
);

export const ExchangeForm = meta.story({ args: { begin: draftOf('exchange') } });
export const WholeOrder = meta.story({ args: { state: asking('return.ok', { about: 'all' }) } });

WholeOrder.test('[USER-06] one of several lines can have a request alone', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: 'This item only' });
  await expect(first).toHaveAttribute('href', expect.stringMatching(/after-sales=1$/));
});

export const Sent = meta.story({
  args: { state: (locale) => asking('return.ok', { sending: sent('return')(locale) })(locale) },
});
export const WarrantyForm = meta.story({
  args: {
    state: asking('warranty.active', { about: 1 }),
    claiming: emptyClaim(subjectIn('warranty.active')('en').lines[0]?.goods_name ?? ''),
  },
});
export const WarrantyOver = meta.story({ args: { state: closed('warranty.day-366') } });

WarrantyOver.test('[USER-06] [USER-07] says that the warranty has expired', async ({ canvas }) => {
  await expect(canvas.getByText('The warranty has expired')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Report a defect' })).toBeNull();
});

export const TooLate = meta.story({ tags: ['p0'], args: { state: closed('return.day-46') } });
export const AlreadyOpen = meta.story({
  args: { state: closed('return.requested', requestIn('return.requested')('en').id) },
});
export const NotPossible = meta.story({ args: { state: closed('order.unpaid') } });
export const Requested = meta.story({ tags: ['p0'], args: { state: request('return.requested') } });
export const AddTracking = meta.story({ args: { state: request('return.approved') } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const NotFound = meta.story({ args: { state: () => ({ status: 'notFound' }) } });
export const German = ReturnForm.extend({ tags: ['p0'], globals: { locale: 'de' } });
export const Japanese = ReturnForm.extend({ globals: { locale: 'ja' } });

interface Asking {
  readonly about?: number | 'all';
  readonly contacted?: boolean;
  readonly sending?: AfterSalesSending;
}

function asking(scenarios: string, options: Asking = {}): InLocale<StoryState> {
  const { about = 2, contacted = true, sending = { status: 'idle' } } = options;
  return (locale) => ({ subject: subjectIn(scenarios, about)(locale), contacted, sending });
}

function closed(scenarios: string, requestId: string | null = null): InLocale<StoryState> {
  return (locale) => ({ status: 'closed', subject: subjectIn(scenarios)(locale), requestId });
}

function request(scenarios: string): InLocale<StoryState> {
  return (locale) => ({
    status: 'request',
    request: requestIn(scenarios)(locale),
    actions: {
      tracking: {
        draft: { carrier: '', tracking_number: '' },
        carriers: ready(ask('listCarriers', {}, { locale }).msg),
        sending: { status: 'idle' },
        onDraftChange: fn(),
        onCarriers: fn(),
        onSend: fn(),
      },
      parcel: { status: 'none' },
      onCopy: async () => undefined,
      takingBack: { status: 'idle' },
      onTakeBack: fn(),
      onConfirm: fn(),
      onKeep: fn(),
    },
  });
}

function draftOf(kind: string): AfterSalesDraft {
  return { ...emptyAfterSalesDraft, kind, problem: 'The left side has been silent since yesterday.' };
}
