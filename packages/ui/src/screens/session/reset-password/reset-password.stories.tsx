import { frozenAtMs } from '@signal-shop/mock-server';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ResetPasswordDraft } from '../../../forms/reset-password-form/reset-password-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import {
  emptyReset,
  filledReset,
  resetSentence,
  wrongResetCode,
} from '../../../stories/fixtures/registrations.ts';
import { Stage } from '../../../stories/stage.tsx';
import { send } from '../../../stories/typing.ts';
import { resetPasswordLive } from './reset-password.live.ts';
import type { ResetPasswordScreenProps, ResetPasswordState } from './reset-password.states.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

interface ResetStoryProps extends Omit<ResetPasswordScreenProps, 'state' | 'draft' | 'onDraftChange'> {
  readonly state: InLocale<ResetPasswordState>;
  readonly begin: ResetPasswordDraft;
}

function ResetStory({ state, begin, ...props }: ResetStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  const [localizedState] = useState(() => state(locale));
  return (
    <Stage>
      <ResetPasswordScreen {...props} state={localizedState} draft={draft} onDraftChange={setDraft} />
    </Stage>
  );
}

const args: ResetStoryProps = {
  state: () => ({ status: 'idle' }),
  begin: emptyReset,
  delivery: { status: 'idle' },
  onSendCode: fn(),
  onReset: fn(),
};

const meta = preview.meta({
  parameters: { shop: resetPasswordLive },
  component: ResetStory,
  subcomponents: { ResetPasswordScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Empty = meta.story({ tags: ['p0'] });
export const Missing = meta.story({ play: send });

Missing.test('[VAL-01] empty fields show a summary that has the focus', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /4/ })).toHaveFocus();
});

export const CodeSent = meta.story({
  args: {
    begin: { ...emptyReset, email: 'ada@example.com' },
    delivery: { status: 'sent', resendAtMs: frozenAtMs + 60_000 },
  },
});

export const InvalidCode = meta.story({
  args: {
    begin: filledReset,
    state: (locale) => ({ status: 'refused', refusal: { field: 'code', message: wrongResetCode(locale) } }),
  },
});

export const Pending = meta.story({ args: { begin: filledReset, state: () => ({ status: 'pending' }) } });

export const Done = meta.story({
  args: { begin: filledReset, state: (locale) => ({ status: 'done', message: resetSentence(locale) }) },
});

Done.test('[AUTH-01] the next step is the login', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Log in with the new password' })).toHaveAttribute(
    'href',
    '/login/login',
  );
});

export const ServerMessage = meta.story({
  args: {
    begin: filledReset,
    state: () => ({ status: 'failed', message: '<b>Mail is down.</b> Try again in an hour.' }),
  },
});

export const Unreachable = meta.story({
  args: { begin: filledReset, state: () => ({ status: 'unreachable' }) },
});
