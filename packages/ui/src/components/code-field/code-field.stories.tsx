import { frozenAtMs } from '@signal-shop/mock-server';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { ClockContext } from '../countdown/clock-context.ts';
import type { CodeDelivery } from './code-field.states.ts';
import { CodeField } from './code-field.tsx';

interface CodeFieldStoryProps {
  readonly begin: string;
  readonly delivery: InLocale<CodeDelivery>;
  readonly error: InLocale<string | null>;
  readonly onSend: () => void;
}

const stillClock = () => frozenAtMs;

function CodeFieldStory({ begin, delivery, error, onSend }: CodeFieldStoryProps) {
  const [value, setValue] = useState(begin);
  const locale = useLocale();
  return (
    <ClockContext value={stillClock}>
      <Specimen layout="narrow">
        <CodeField
          value={value}
          delivery={delivery(locale)}
          error={error(locale)}
          onChange={setValue}
          onSend={onSend}
        />
      </Specimen>
    </ClockContext>
  );
}

const args: CodeFieldStoryProps = {
  begin: '',
  delivery: () => ({ status: 'idle' }),
  error: () => null,
  onSend: fn(),
};

const meta = preview.meta({
  component: CodeFieldStory,
  parameters: { layout: 'padded', shop: { path: '/login/register' } },
  args,
});

export default meta;

export const Idle = meta.story({});

Idle.test('[AUTH-02] requests a code', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});

export const Sending = meta.story({ args: { delivery: () => ({ status: 'sending' }) } });

export const Sent = meta.story({
  args: { delivery: () => ({ status: 'sent', resendAtMs: frozenAtMs + 42_000 }) },
});

Sent.test(
  '[AUTH-02] shows the specified message, and disables the button until the time',
  async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('status')).toHaveTextContent('Verification code sent!');
    const again = canvas.getByRole('button', { name: 'Resend in 42 s' });
    await expect(again).toBeDisabled();
  },
);

export const Resend = meta.story({
  args: { delivery: () => ({ status: 'sent', resendAtMs: frozenAtMs }) },
});

Resend.test('[AUTH-02] at zero another code can be requested', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});

export const SendFailed = meta.story({
  args: {
    delivery: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf(
          'sendVerificationCode',
          { email: 'nocode@example.com', purpose: 'register' },
          { locale },
        ),
      },
    }),
  },
});

export const InvalidCode = meta.story({
  args: {
    begin: '000000',
    error: (locale) =>
      refusalOf(
        'resetPassword',
        {
          email: 'ada@example.com',
          code: '000000',
          password: 'volt-2027',
          password_confirmation: 'volt-2027',
        },
        { locale },
      ),
  },
});
