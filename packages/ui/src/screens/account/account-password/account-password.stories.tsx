import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { PasswordDraft } from '../../../forms/change-password-form/change-password-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { askOnce, refusalOf } from '../../../stories/fixtures/answers.ts';
import { loginsIn } from '../../../stories/fixtures/profiles.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountPasswordLive } from './account-password.live.ts';
import type { PasswordState } from './account-password.states.ts';
import { AccountPasswordScreen } from './account-password-screen.tsx';

interface PasswordStoryProps {
  readonly begin: PasswordDraft;
  readonly state: InLocale<PasswordState>;
  readonly submitted: boolean;
  readonly onChange: () => void;
}

function PasswordStory({ begin, state, submitted, onChange }: PasswordStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(begin);
  // State, because the form compares refusals by identity: a new object per render would steal the focus each time.
  const [localizedState] = useState(() => state(locale));
  const logins = { state: loginsIn('login.devices')(locale), pendingId: null, onEnd: fn() };
  return (
    <AccountStage active="password">
      <AccountPasswordScreen
        state={localizedState}
        draft={draft}
        submitted={submitted}
        onDraftChange={setDraft}
        onChange={onChange}
        logins={logins}
      />
    </AccountStage>
  );
}

const empty: PasswordDraft = { current_password: '', password: '', password_confirmation: '' };
const filled: PasswordDraft = {
  current_password: 'volt-2026',
  password: 'new-volt-27',
  password_confirmation: 'new-volt-27',
};
const args: PasswordStoryProps = {
  begin: empty,
  state: () => ({ status: 'idle' }),
  submitted: false,
  onChange: fn(),
};

const meta = preview.meta({
  parameters: { shop: accountPasswordLive },
  component: PasswordStory,
  subcomponents: { AccountPasswordScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Empty = meta.story({ tags: ['p0'] });
export const Missing = meta.story({ args: { submitted: true } });

Missing.test('[VAL-01] every required field has an error message', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /3/ })).toHaveFocus();
});

export const Mismatch = meta.story({
  args: { begin: { ...filled, password_confirmation: 'new-volt-28' }, submitted: true },
});
export const TooShort = meta.story({
  args: { begin: { ...filled, password: 'volt', password_confirmation: 'volt' }, submitted: true },
});

TooShort.test('[USER-07] sends valid values only', async ({ args: { onChange }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  await expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByLabelText('New password'), '-27');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), '-27');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  await expect(onChange).toHaveBeenCalledOnce();
});

export const WrongPassword = meta.story({
  args: {
    begin: filled,
    state: (locale) => ({
      status: 'refused',
      refusal: {
        field: 'current_password',
        message: refusalOf(
          'changePassword',
          { ...filled, current_password: 'volt-2025' },
          { locale, scenarios: 'auth.customer', fresh: true },
        ),
      },
    }),
  },
});
export const Pending = meta.story({ args: { begin: filled, state: () => ({ status: 'pending' }) } });
export const Done = meta.story({
  args: {
    state: (locale) => ({ status: 'done', message: askOnce('changePassword', filled, { locale }).msg }),
  },
});
export const ServerMessage = meta.story({
  args: { begin: filled, state: () => ({ status: 'failed', failure: { kind: 'timeout' } }) },
});
export const German = Missing.extend({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
