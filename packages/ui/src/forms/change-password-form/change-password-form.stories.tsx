import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

function PasswordFormStory({ submitted }: { readonly submitted: boolean }) {
  const [draft, setDraft] = useState({ current_password: '', password: '', password_confirmation: '' });
  return (
    <ChangePasswordForm
      draft={draft}
      pending={false}
      refusal={null}
      submitted={submitted}
      onDraftChange={setDraft}
      onChange={fn()}
    />
  );
}

const meta = preview.meta({
  component: PasswordFormStory,
  parameters: { layout: 'padded', shop: { path: '/user/reset', scenarios: 'auth.customer' } },
  args: { submitted: false },
});

export default meta;

export const Empty = meta.story({});
export const AllMissing = meta.story({ args: { submitted: true } });
