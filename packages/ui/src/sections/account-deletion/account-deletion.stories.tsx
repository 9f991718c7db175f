import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../stories/fixtures/answers.ts';
import { network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import type { DeletionDialogState, KeepingState } from './account-deletion.states.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { DeletionRequest } from './deletion-request.tsx';

interface DeletionStoryProps {
  readonly isRequested: boolean;
  readonly hasPassword: boolean;
  readonly dialog: InLocale<DeletionDialogState>;
  readonly keeping: KeepingState;
  readonly begin: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

function DeletionStory({ isRequested, dialog, keeping, begin, onKeep, ...props }: DeletionStoryProps) {
  const locale = useLocale();
  const [confirmation, setConfirmation] = useState(begin);
  const { deletion_at: deletionAt } = ask(
    'getProfile',
    {},
    { locale, scenarios: 'account.deletion-requested' },
  ).msg;
  return (
    <Section>
      {isRequested && deletionAt !== null ? (
        <DeletionNotice deletionAt={deletionAt} keeping={keeping} onKeep={onKeep} />
      ) : (
        <DeletionRequest
          {...props}
          dialog={dialog(locale)}
          confirmation={confirmation}
          onConfirmation={setConfirmation}
        />
      )}
    </Section>
  );
}

const args: DeletionStoryProps = {
  isRequested: false,
  hasPassword: true,
  dialog: () => ({ status: 'closed' }),
  keeping: { status: 'idle' },
  begin: '',
  onOpen: fn(),
  onClose: fn(),
  onDelete: fn(),
  onKeep: fn(),
};

const open: InLocale<DeletionDialogState> = () => ({ status: 'open' });

const meta = preview.meta({ component: DeletionStory, parameters: { shop: profilePage }, args });

export default meta;

export const Closed = meta.story({});

Closed.test('[BEY-17] the button opens the dialog', async ({ args: { onOpen }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  await expect(onOpen).toHaveBeenCalledOnce();
});

export const Confirm = meta.story({ args: { dialog: open } });

Confirm.test(
  '[BEY-17] the dialog says what is deleted and what remains, and starts on the safe button',
  async ({ args: { onClose, onDelete }, canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(dialog).toHaveTextContent(/In 14 days, we’ll delete your profile/);
    await expect(dialog).toHaveTextContent(/We keep orders and invoices for 10 years/);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Password'), 'volt-2026{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
);

export const ConfirmByEmail = meta.story({ args: { dialog: open, hasPassword: false } });

export const Missing = meta.story({
  args: { dialog: open },
  play: async ({ canvas, userEvent }) => {
    const [confirm] = canvas.getAllByRole('button', { name: 'Delete my account' }).toReversed();
    if (confirm !== undefined) await userEvent.click(confirm);
  },
});

Missing.test('[BEY-17] without a password nothing is sent', async ({ args: { onDelete }, canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password\./);
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
  await expect(onDelete).not.toHaveBeenCalled();
});

export const WrongPassword = meta.story({
  args: {
    begin: 'volt-2025',
    dialog: (locale) => ({
      status: 'refused',
      message: refusalOf(
        'requestAccountDeletion',
        { password: 'volt-2025' },
        { locale, scenarios: 'auth.customer', fresh: true },
      ),
    }),
  },
});
export const Pending = meta.story({ args: { begin: 'volt-2026', dialog: () => ({ status: 'pending' }) } });
export const Failed = meta.story({
  args: { begin: 'volt-2026', dialog: () => ({ status: 'failed', failure: network }) },
});
export const Requested = meta.story({ args: { isRequested: true } });

Requested.test(
  '[BEY-17] the notice names the day, and its button keeps the account',
  async ({ args: { onKeep }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      /^Your account will be deleted on Jan.25,.2026$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(onKeep).toHaveBeenCalledOnce();
  },
);

export const Keeping = meta.story({ args: { isRequested: true, keeping: { status: 'pending' } } });
export const KeepFailed = meta.story({
  args: { isRequested: true, keeping: { status: 'failed', failure: network } },
});
export const German = meta.story({ args: { dialog: open }, globals: { locale: 'de' } });
export const Japanese = meta.story({ args: { dialog: open }, globals: { locale: 'ja' } });
