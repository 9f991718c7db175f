import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Toast } from '../../../components/toaster/toaster.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { refusalOf } from '../../../stories/fixtures/answers.ts';
import { Stage, toastOf } from '../../../stories/stage.tsx';
import { send } from '../../../stories/typing.ts';
import { logInLive } from './log-in.live.ts';
import type { LogInScreenProps, LogInState } from './log-in.states.ts';
import { LogInScreen } from './log-in-screen.tsx';

interface LogInStoryProps extends Omit<LogInScreenProps, 'state' | 'draft' | 'onDraftChange'> {
  readonly state: InLocale<LogInState>;
  readonly email: string;
  readonly toast?: Toast;
}

function LogInStory({ state, toast, email, ...props }: LogInStoryProps) {
  const [draft, setDraft] = useState({ email, password: '' });
  return (
    <Stage toast={toast}>
      <LogInScreen {...props} state={state(useLocale())} draft={draft} onDraftChange={setDraft} />
    </Stage>
  );
}

const args: LogInStoryProps = {
  state: () => ({ status: 'idle' }),
  arrival: 'plain',
  email: '',
  providers: ['facebook', 'google'],
  onLogIn: fn(),
  onProvider: fn(),
};

const meta = preview.meta({
  parameters: { shop: logInLive },
  component: LogInStory,
  subcomponents: { LogInScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Empty = meta.story({ tags: ['p0'] });

Empty.test('[AUTH-03] both providers have a button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
  await expect(args.onProvider).toHaveBeenCalledWith('google');
});

export const WithRedirect = meta.story({ args: { arrival: 'redirected' } });

export const Missing = meta.story({
  play: send,
});

Missing.test('[VAL-01] empty fields show a summary that has the focus', async ({ canvas, args }) => {
  await expect(canvas.getByRole('region', { name: /2/ })).toHaveFocus();
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(args.onLogIn).not.toHaveBeenCalled();
});

Missing.test('an entry of the summary links to its field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Enter your password.' }));
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
});

export const Failed = meta.story({
  args: {
    email: 'ada@example.com',
    state: (locale) => ({
      status: 'refused',
      message: refusalOf('logIn', { email: 'ada@example.com', password: 'volt-2025' }, { locale }),
    }),
  },
});

export const Pending = meta.story({
  args: { email: 'ada@example.com', state: () => ({ status: 'pending' }) },
});

export const SessionExpired = meta.story({
  args: { arrival: 'sessionExpired', toast: toastOf('warning', 'sessionExpired') },
});

export const SocialPending = meta.story({
  args: { state: () => ({ status: 'socialPending', provider: 'facebook' }) },
});

SocialPending.test('[AUTH-03] a provider is requested once', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Facebook/ }));
  await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await expect(args.onProvider).not.toHaveBeenCalled();
});

export const SocialFailed = meta.story({
  args: {
    state: (locale) => ({
      status: 'refused',
      message: refusalOf(
        'logInWithGoogle',
        { authorization_code: 'google_code_nobody_gave', redirect_uri: 'https://shop.example/login/login' },
        { locale },
      ),
    }),
  },
});

export const Unauthorised = meta.story({ args: { state: () => ({ status: 'unauthorised' }) } });

/** The server's message is rendered as text, never as markup. */
export const ServerMessage = meta.story({
  args: {
    email: 'ada@example.com',
    state: () => ({ status: 'refused', message: '<b>Too many tries.</b> Wait 15 minutes.' }),
  },
});

ServerMessage.test('escapes markup in a server’s message', async ({ canvas }) => {
  await expect(canvas.getByText('<b>Too many tries.</b> Wait 15 minutes.')).toBeVisible();
});

export const CookiesBlocked = meta.story({ args: { arrival: 'cookiesBlocked' } });
