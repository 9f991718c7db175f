import { frozenAtMs } from '@signal-shop/mock-server';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { useLocale } from '../../intl/use-locale.ts';
import {
  emptyRegistration,
  filledRegistration,
  registerRefusal,
} from '../../stories/fixtures/registrations.ts';
import { send } from '../../stories/typing.ts';
import type { RegisterDraft } from './register-draft.ts';
import type { RegisterFormProps } from './register-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface RegisterFormStoryProps extends Omit<RegisterFormProps, 'draft' | 'refusal' | 'onDraftChange'> {
  readonly begin: RegisterDraft;
  readonly refused: keyof typeof registerRefusal | null;
}

const stillClock = () => frozenAtMs;

function RegisterFormStory({ begin, refused, ...props }: RegisterFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  const [refusal] = useState(() => (refused === null ? null : registerRefusal[refused](locale)));
  return (
    <ClockContext value={stillClock}>
      <RegisterForm {...props} draft={draft} refusal={refusal} onDraftChange={setDraft} />
    </ClockContext>
  );
}

const args: RegisterFormStoryProps = {
  begin: emptyRegistration,
  delivery: { status: 'idle' },
  pending: false,
  refused: null,
  onSendCode: fn(),
  onRegister: fn(),
};

const meta = preview.meta({
  component: RegisterFormStory,
  parameters: { layout: 'padded', shop: { path: '/login/register' } },
  args,
});

export default meta;

export const Empty = meta.story();

Empty.test(
  '[AUTH-02] without an email address no code is sent: its field shows the error and takes the focus',
  async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  },
);

export const Filled = meta.story({ args: { begin: filledRegistration } });

Filled.test('[AUTH-01] sends valid values, and requests a code', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await expect(args.onSendCode).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await expect(args.onRegister).toHaveBeenCalledOnce();
});

export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test(
  '[VAL-01] every required field has an error message, in the order of the form',
  async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: /6/ });
    await expect(summary).toHaveFocus();
    const sentences = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
    await expect(sentences).toEqual([
      'Enter your email address.',
      'Confirm your email address.',
      'Enter the code from the email.',
      'Enter a password.',
      'Confirm your password.',
      'Must agree to this term',
    ]);
  },
);

export const EmailMismatch = meta.story({
  args: { begin: { ...filledRegistration, email_confirmation: 'newcomer@example.org' }, submitted: true },
});

export const PasswordTooShort = meta.story({
  args: {
    begin: { ...filledRegistration, password: 'volt2', password_confirmation: 'volt2' },
    submitted: true,
  },
});

export const PasswordTooLong = meta.story({
  args: {
    begin: { ...filledRegistration, password: 'v'.repeat(21), password_confirmation: 'v'.repeat(21) },
    submitted: true,
  },
});

export const PasswordMismatch = meta.story({
  args: { begin: { ...filledRegistration, password_confirmation: 'volt-2027' }, submitted: true },
});

export const TermsMissing = meta.story({
  args: { begin: { ...filledRegistration, agree_terms: '' } },
  play: send,
});

TermsMissing.test('[AUTH-01] without accepted terms nothing is sent', async ({ args, canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Must agree to this term');
  await expect(args.onRegister).not.toHaveBeenCalled();
});

export const CodeSent = meta.story({
  args: {
    begin: { ...filledRegistration, code: '' },
    delivery: { status: 'sent', resendAtMs: frozenAtMs + 60_000 },
  },
});

export const CodeFailed = meta.story({
  args: {
    begin: { ...filledRegistration, code: '' },
    delivery: { status: 'failed', failure: { kind: 'network' } },
  },
});

export const InvalidCode = meta.story({ args: { begin: filledRegistration, refused: 'wrongCode' } });
export const AlreadyRegistered = meta.story({ args: { begin: filledRegistration, refused: 'taken' } });

AlreadyRegistered.test('[AUTH-02] the refusal is at its field and in the summary', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('This user has been registered!');
  await expect(canvas.getByRole('region', { name: /1|one/ })).toHaveFocus();
});

export const UnknownInvitation = meta.story({
  args: { begin: { ...filledRegistration, invite_code: 'NOBODY99' }, refused: 'unknownInvitation' },
});

export const Pending = meta.story({ args: { begin: filledRegistration, pending: true } });

Pending.test(
  '[AUTH-01] sends nothing twice while a request is pending',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Create account/ }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
);

export const WithInvitationCode = meta.story({
  args: { begin: { ...emptyRegistration, invite_code: '5B1DE2A7' } },
});

export const LongLabelsDe = AllMissing.extend({
  globals: { locale: 'de', viewport: { value: 'phone' } },
});
