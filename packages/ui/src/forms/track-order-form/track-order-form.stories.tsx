import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { shippedOrder } from '../../stories/fixtures/tracking.ts';
import type { LookupDraft, TrackOrderFormProps } from './track-order-form.tsx';
import { TrackOrderForm } from './track-order-form.tsx';

interface TrackFormStoryProps extends Omit<TrackOrderFormProps, 'draft' | 'onDraftChange' | 'state'> {
  readonly begin: LookupDraft;
  readonly status: 'idle' | 'pending' | 'unknown';
  readonly onDraftChange: (draft: LookupDraft) => void;
}

function TrackFormStory({ begin, status, onDraftChange, ...props }: TrackFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  return (
    <TrackOrderForm
      {...props}
      draft={draft}
      state={{ status }}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const args: TrackFormStoryProps = {
  begin: { ordersn: '', email: '' },
  status: 'idle',
  onDraftChange: fn(),
  onFind: fn(),
};

const meta = preview.meta({
  component: TrackFormStory,
  parameters: { layout: 'padded', shop: { path: '/support/trackOrder/list' } },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test(
  '[SUP-01] accepts an order number with spaces and in lower case',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Order number'), 'sg 2026-0111 000027');
    await userEvent.type(canvas.getByLabelText('Email used for the order'), 'ada@example.com{Enter}');
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
);

export const Missing = meta.story({ args: { submitted: true } });

Missing.test(
  '[VAL-01] an error at its field requires the order number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Track order' }));
    await expect(canvas.getByLabelText('Order number')).toHaveAccessibleDescription(
      /Enter your order number/,
    );
    await expect(args.onFind).not.toHaveBeenCalled();
  },
);

export const NotFound = meta.story({ args: { begin: shippedOrder, status: 'unknown' } });

NotFound.test(
  '[SUP-01] an unknown order shows where to find the number, and a contact',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /couldn’t find an order with this number and email.*confirmation email/,
    );
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
);

export const Pending = meta.story({ args: { begin: shippedOrder, status: 'pending' } });
export const Withdraw = meta.story({ args: { purpose: 'withdraw' } });
export const MarketplaceNumber = meta.story({ args: { purpose: 'warranty' } });

MarketplaceNumber.test(
  '[SUP-01] a marketplace number retains its hyphens, and its spaces are removed',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Marketplace order number'), '112-5550142 -7301884 ');
    await userEvent.type(canvas.getByLabelText('Email used for the order'), 'ada@example.com{Enter}');
    await expect(args.onFind).toHaveBeenCalledOnce();
  },
);

export const MarketplaceMalformed = meta.story({
  args: { purpose: 'warranty', begin: { ordersn: '11/2', email: 'ada@example.com' }, submitted: true },
});

MarketplaceMalformed.test(
  '[SUP-01] [VAL-01] an invalid marketplace number shows an error at its field',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check warranty' }));
    await expect(canvas.getByLabelText('Marketplace order number')).toHaveAccessibleDescription(
      /letters, digits, and hyphens/,
    );
    await expect(args.onFind).not.toHaveBeenCalled();
  },
);
