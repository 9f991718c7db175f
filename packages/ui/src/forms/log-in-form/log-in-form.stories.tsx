import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { send, typeInto } from '../../stories/typing.ts';
import type { Credentials } from './log-in-form.tsx';
import { LogInForm } from './log-in-form.tsx';

interface LogInFormStoryProps {
  readonly email: string;
  readonly pending: boolean;
  readonly onLogIn: (credentials: Credentials) => void;
}

function LogInFormStory({ email, pending, onLogIn }: LogInFormStoryProps) {
  const [draft, setDraft] = useState<Credentials>({ email, password: '' });
  return (
    <LogInForm draft={draft} pending={pending} onDraftChange={setDraft} onLogIn={() => onLogIn(draft)} />
  );
}

const meta = preview.meta({
  component: LogInFormStory,
  parameters: { layout: 'padded', shop: { path: '/login/login' } },
  args: { email: '', pending: false, onLogIn: fn() },
});

export default meta;

export const Empty = meta.story();

Empty.test('[AUTH-01] sends email and password as typed', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'volt-2026{Enter}');
  await expect(args.onLogIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'volt-2026' });
});

export const Filled = meta.story({ args: { email: 'ada@example.com' } });

export const MissingFields = meta.story({
  play: send,
});

/** The error appears on blur, not while typing. */
export const InvalidEmail = meta.story({
  play: async (context) => {
    await typeInto(context, 'email', 'ada@example');
    await context.userEvent.tab();
  },
});

InvalidEmail.test('[VAL-01] an invalid email address shows an error at its field', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
});

export const PasswordTooShort = meta.story({
  args: { email: 'ada@example.com' },
  play: async (context) => {
    await typeInto(context, 'password', 'volt');
    await context.userEvent.tab();
  },
});

export const Pending = meta.story({ args: { email: 'ada@example.com', pending: true } });

Pending.test('[T16] sends nothing twice while a request is pending', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), 'volt-2026{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: /Log in/ }));
  await expect(args.onLogIn).not.toHaveBeenCalled();
});
