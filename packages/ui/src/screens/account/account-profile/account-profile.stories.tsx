import type { Profile } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { ProfileDraft, ProfileSaving } from '../../../forms/profile-form/profile-form.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import { ready } from '../../../remote.ts';
import { featuredOrder } from '../../../sections/account-overview/featured-order.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { countriesIn } from '../../../stories/fixtures/checkouts.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import {
  emptyProfileDraft,
  filledProfileDraft,
  readyAvatarOptions,
} from '../../../stories/fixtures/profiles.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountProfileLive } from './account-profile.live.ts';
import type { AccountProfileScreenProps, ProfileState } from './account-profile.states.ts';
import { AccountProfileScreen } from './account-profile-screen.tsx';

interface ProfileStoryProps {
  readonly state: InLocale<ProfileState>;
  readonly begin: ProfileDraft;
  readonly saving: ProfileSaving;
  readonly submitted: boolean;
  readonly onCopy: AccountProfileScreenProps['onCopy'];
}

function ProfileStory({ state, begin, saving, submitted, onCopy }: ProfileStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(begin);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  return (
    <AccountStage active="profile">
      <AccountProfileScreen
        state={state(locale)}
        form={{
          countryCodes: countriesIn(locale).map(({ code }) => code),
          draft,
          saving,
          submitted,
          onDraftChange: setDraft,
          onSave: fn(),
        }}
        picture={{
          avatarOptions: readyAvatarOptions()(locale),
          saving: { status: 'idle' },
          upload: { status: 'empty' },
          onAvatar: fn(),
          onFile: fn(),
          onSendAgain: fn(),
          onForget: fn(),
        }}
        overview={overviewIn(locale)}
        dataExport={{ state: { status: 'idle' }, onDownload: fn() }}
        deletion={{
          dialog: { status: isDialogOpen ? 'open' : 'closed' },
          confirmation,
          keeping: { status: 'idle' },
          onOpen: () => setDialogOpen(true),
          onClose: () => setDialogOpen(false),
          onConfirmation: setConfirmation,
          onDelete: fn(),
          onKeep: fn(),
        }}
        inviteLink="https://signal.example/login/register?invite=F73DEBFD"
        onCopy={onCopy}
      />
    </AccountStage>
  );
}

const args: ProfileStoryProps = {
  state: profile(),
  begin: filledProfileDraft,
  saving: { status: 'idle' },
  submitted: false,
  onCopy: fn(async () => undefined),
};

const meta = preview.meta({
  parameters: { shop: accountProfileLive },
  component: ProfileStory,
  subcomponents: { AccountProfileScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });
export const Incomplete = meta.story({
  args: {
    state: profile({ completeness: 29, country: null }),
    begin: { ...emptyProfileDraft, firstname: 'Ada', email: 'ada@example.com' },
  },
});
export const Complete = meta.story({
  args: { state: profile({ completeness: 100, is_complete: Flag.yes }) },
});
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const Invalid = meta.story({ args: { begin: emptyProfileDraft, submitted: true } });
export const Saving = meta.story({ args: { saving: { status: 'pending' } } });
export const Saved = meta.story({
  args: {
    state: profile({ completeness: 100, is_complete: Flag.yes, points: 1_250 }),
    saving: { status: 'saved', message: 'Your profile is saved', points: 10 },
  },
});
export const InvitationCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText('Copied');
  },
});

InvitationCopied.test('[USER-01] copies the full link', async ({ args: { onCopy } }) => {
  await expect(onCopy).toHaveBeenCalledWith('https://signal.example/login/register?invite=F73DEBFD');
});

export const CopyFailed = meta.story({
  args: { onCopy: () => Promise.reject(new Error('not allowed')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await canvas.findByText(/couldn’t copy/);
  },
});
export const DeletionConfirm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await canvas.findByRole('alertdialog');
  },
});
export const DeletionRequested = meta.story({
  args: {
    state: (locale) => ({
      status: 'ready',
      value: ask('getProfile', {}, { locale, scenarios: 'account.deletion-requested' }).msg,
    }),
  },
});

DeletionRequested.test(
  '[BEY-17] offers to keep the account and not to delete it again',
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep my account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
);

export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

const overviewIn: InLocale<AccountProfileScreenProps['overview']> = (locale) => ({
  order: ready(featuredOrder(ask('listOrders', {}, { locale }).msg)),
  note: { message: ask('getUserInfo', {}, { locale }).msg.msg, email: 'help@signal.example' },
  coupons: ready({ count: 3, nextExpiry: 1_769_860_800 }),
});

function profile(change: Partial<Profile> = {}): InLocale<ProfileState> {
  return (locale) => ({ status: 'ready', value: { ...ask('getProfile', {}, { locale }).msg, ...change } });
}
