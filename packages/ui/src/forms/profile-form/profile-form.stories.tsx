import { frozenAtMs } from '@signal-shop/mock-server';
import { points } from '@signal-shop/sdk/constants';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { askOnce, refusalOf } from '../../stories/fixtures/answers.ts';
import { countriesIn } from '../../stories/fixtures/checkouts.ts';
import { emptyProfileDraft, filledProfileDraft } from '../../stories/fixtures/profiles.ts';
import { profilePage } from '../../stories/shop-pages.ts';
import type { ProfileDraft, ProfileSaving } from './profile-form.states.ts';
import { ProfileForm } from './profile-form.tsx';

interface ProfileStoryProps {
  readonly begin: ProfileDraft;
  readonly saving: InLocale<ProfileSaving>;
  readonly submitted: boolean;
  readonly onSave: () => void;
}

function ProfileStory({ begin, saving, submitted, onSave }: ProfileStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(begin);
  // State, because the form compares refusals by identity: a new object per render would steal the focus each time.
  const [state] = useState(() => saving(locale));
  return (
    <ClockContext value={() => frozenAtMs}>
      <ProfileForm
        countryCodes={countriesIn(locale).map(({ code }) => code)}
        draft={draft}
        knownEmail="ada@example.com"
        saving={state}
        submitted={submitted}
        onDraftChange={setDraft}
        onSave={onSave}
      />
    </ClockContext>
  );
}

const args: ProfileStoryProps = {
  begin: filledProfileDraft,
  saving: () => ({ status: 'idle' }),
  submitted: false,
  onSave: fn(),
};

const meta = preview.meta({
  component: ProfileStory,
  parameters: { layout: 'padded', shop: profilePage },
  args,
});

export default meta;

export const Empty = meta.story({ args: { begin: emptyProfileDraft, submitted: true } });

Empty.test('[VAL-01] nickname and email are required', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /2/ })).toHaveFocus();
});

export const Filled = meta.story({});

Filled.test('[USER-01] saves valid values', async ({ args: { onSave }, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('Confirm new email')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  await expect(onSave).toHaveBeenCalledOnce();
});

export const EmailChanged = meta.story({
  args: { begin: { ...filledProfileDraft, email: 'ada@example.org', email_confirmation: 'ada@example.org' } },
});
export const EmailMismatch = meta.story({
  args: {
    begin: { ...filledProfileDraft, email: 'ada@example.org', email_confirmation: 'ada@example.net' },
    submitted: true,
  },
});

EmailMismatch.test(
  '[USER-01] a new email address requires confirmation',
  async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(onSave).not.toHaveBeenCalled();
    const again = canvas.getByLabelText('Confirm new email');
    await userEvent.clear(again);
    await userEvent.type(again, 'Ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
);

export const ImpossibleBirthDate = meta.story({
  args: { begin: { ...filledProfileDraft, birth_date: '1994-02-31' }, submitted: true },
});
export const FutureBirthDate = meta.story({
  args: { begin: { ...filledProfileDraft, birth_date: '2031-01-01' }, submitted: true },
});
export const InvalidUrl = meta.story({
  args: { begin: { ...filledProfileDraft, marketplace_url: 'my page' }, submitted: true },
});
export const Saving = meta.story({ args: { saving: () => ({ status: 'pending' }) } });
export const Saved = meta.story({ args: { saving: saved({ city: 'Tacoma' }) } });
export const SavedWithPoints = meta.story({
  args: { saving: saved({ birth_date: '1994-05-17', gender: 'female' }) },
});

SavedWithPoints.test(
  '[USER-01] [USER-08] shows the points earned for a complete profile',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `You earned ${points.profileCompleted} points.`,
    );
  },
);

export const EmailTaken = meta.story({
  args: {
    begin: { ...filledProfileDraft, email: 'vip@example.com', email_confirmation: 'vip@example.com' },
    saving: (locale) => ({
      status: 'refused',
      refusal: {
        field: 'email',
        message: refusalOf(
          'saveProfile',
          { email: 'vip@example.com', email_confirmation: 'vip@example.com' },
          { locale },
        ),
      },
    }),
  },
});
export const ServerMessage = meta.story({
  args: { saving: () => ({ status: 'failed', failure: { kind: 'network' } }) },
});
export const LongDe = Empty.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function saved(argument: Parameters<typeof askOnce<'saveProfile'>>[1]): InLocale<ProfileSaving> {
  return (locale) => {
    const { msg, points_earned } = askOnce('saveProfile', argument, { locale });
    return { status: 'saved', message: msg, points: points_earned };
  };
}
