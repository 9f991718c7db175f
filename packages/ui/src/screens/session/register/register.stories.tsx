import { frozenAtMs } from '@signal-shop/mock-server';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { RegisterDraft } from '../../../forms/register-form/register-draft.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import {
  emptyRegistration,
  filledRegistration,
  registerRefusal,
  suspendedSentence,
  welcomeSentence,
} from '../../../stories/fixtures/registrations.ts';
import { Stage } from '../../../stories/stage.tsx';
import { send } from '../../../stories/typing.ts';
import { registerLive } from './register.live.ts';
import type { RegisterScreenProps, RegisterState } from './register.states.ts';
import { RegisterScreen } from './register-screen.tsx';

interface RegisterStoryProps extends Omit<RegisterScreenProps, 'state' | 'draft' | 'onDraftChange'> {
  readonly state: InLocale<RegisterState>;
  readonly begin: RegisterDraft;
}

function RegisterStory({ state, begin, ...props }: RegisterStoryProps) {
  const [draft, setDraft] = useState(begin);
  const locale = useLocale();
  const [localizedState] = useState(() => state(locale));
  return (
    <Stage>
      <RegisterScreen {...props} state={localizedState} draft={draft} onDraftChange={setDraft} />
    </Stage>
  );
}

const args: RegisterStoryProps = {
  state: () => ({ status: 'idle' }),
  begin: emptyRegistration,
  delivery: { status: 'idle' },
  invited: false,
  onSendCode: fn(),
  onRegister: fn(),
};

const meta = preview.meta({
  parameters: { shop: registerLive },
  component: RegisterStory,
  subcomponents: { RegisterScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Empty = meta.story({ tags: ['p0'] });
export const Missing = meta.story({ play: send });

Missing.test('[VAL-01] empty fields show a summary that has the focus', async ({ args, canvas }) => {
  await expect(canvas.getByRole('region', { name: /6/ })).toHaveFocus();
  await expect(args.onRegister).not.toHaveBeenCalled();
});

export const Mismatch = meta.story({
  args: {
    begin: {
      ...filledRegistration,
      email_confirmation: 'newcomer@example.org',
      password_confirmation: 'volt-2027',
    },
  },
  play: send,
});

export const TermsMissing = meta.story({
  args: { begin: { ...filledRegistration, agree_terms: '' } },
  play: send,
});

export const CodeSent = meta.story({
  args: {
    begin: { ...filledRegistration, code: '' },
    delivery: { status: 'sent', resendAtMs: frozenAtMs + 60_000 },
  },
});

CodeSent.test('[AUTH-02] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByText('Verification code sent!')).toBeVisible();
});

export const CodeFailed = meta.story({
  args: {
    begin: { ...filledRegistration, code: '' },
    delivery: { status: 'failed', failure: { kind: 'network' } },
  },
});

export const AlreadyRegistered = meta.story({
  args: {
    begin: { ...filledRegistration, email: 'taken@example.com', email_confirmation: 'taken@example.com' },
    state: (locale) => ({ status: 'refused', refusal: registerRefusal.taken(locale) }),
  },
});

export const Suspended = meta.story({
  args: {
    begin: filledRegistration,
    state: (locale) => ({ status: 'suspended', message: suspendedSentence(locale) }),
  },
});

Suspended.test('[AUTH-02] shows the specified message, and retains the input', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Invalid input! Sorry, we do not accept new registration now',
  );
  await expect(canvas.getByLabelText('Email')).toHaveValue('newcomer@example.com');
});

export const Pending = meta.story({
  args: { begin: filledRegistration, state: () => ({ status: 'pending' }) },
});

export const Registered = meta.story({
  args: {
    begin: filledRegistration,
    state: (locale) => ({ status: 'registered', message: welcomeSentence(locale) }),
  },
});

export const Invited = meta.story({
  args: { begin: { ...emptyRegistration, invite_code: '5B1DE2A7' }, invited: true },
});

export const ServerMessage = meta.story({
  args: {
    begin: filledRegistration,
    state: () => ({ status: 'failed', message: '<b>We are closed.</b> Back on Monday.' }),
  },
});

export const Unreachable = meta.story({
  args: { begin: filledRegistration, state: () => ({ status: 'unreachable' }) },
});
