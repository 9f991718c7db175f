import { frozenAtMs } from '@signal-shop/mock-server';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { emptyReset, filledReset, wrongResetCode } from '../../stories/fixtures/registrations.ts';
import type { ResetPasswordDraft, ResetPasswordFormProps } from './reset-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

interface ResetFormStoryProps extends Omit<ResetPasswordFormProps, 'draft' | 'refusal' | 'onDraftChange'> {
  readonly begin: ResetPasswordDraft;
  readonly refused: boolean;
}

const stillClock = () => frozenAtMs;

function ResetFormStory({ begin, refused, ...props }: ResetFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  const [refusal] = useState(() =>
    refused ? { field: 'code' as const, message: wrongResetCode(locale) } : null,
  );
  return (
    <ClockContext value={stillClock}>
      <ResetPasswordForm {...props} draft={draft} refusal={refusal} onDraftChange={setDraft} />
    </ClockContext>
  );
}

const args: ResetFormStoryProps = {
  begin: emptyReset,
  delivery: { status: 'idle' },
  pending: false,
  refused: false,
  onSendCode: fn(),
  onReset: fn(),
};

const meta = preview.meta({
  component: ResetFormStory,
  parameters: { layout: 'padded', shop: { path: '/login/repasswd' } },
  args,
});

export default meta;

export const Empty = meta.story();
export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test('[VAL-01] every required field has an error message', async ({ canvas }) => {
  const summary = canvas.getByRole('region', { name: /4/ });
  await expect(summary).toHaveFocus();
});

export const Filled = meta.story({ args: { begin: filledReset } });

Filled.test('[AUTH-01] sends valid values', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
});

export const Mismatch = meta.story({
  args: { begin: { ...filledReset, password_confirmation: 'new-volt-28' }, submitted: true },
});

export const CodeSent = meta.story({
  args: {
    begin: { ...emptyReset, email: 'ada@example.com' },
    delivery: { status: 'sent', resendAtMs: frozenAtMs + 60_000 },
  },
});

export const InvalidCode = meta.story({ args: { begin: filledReset, refused: true } });
export const Pending = meta.story({ args: { begin: filledReset, pending: true } });
