import { points } from '@signal-shop/sdk/constants';
import type { Profile } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { CopyField } from '../../../components/copy-field/copy-field.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { Meter } from '../../../components/meter/meter.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useStepFocus } from '../../../focus/use-step-focus.ts';
import { ProfileForm } from '../../../forms/profile-form/profile-form.tsx';
import { DeletionNotice } from '../../../sections/account-deletion/deletion-notice.tsx';
import { DeletionRequest } from '../../../sections/account-deletion/deletion-request.tsx';
import { AccountOverview } from '../../../sections/account-overview/account-overview.tsx';
import { AvatarUpload } from '../../../sections/avatar-upload/avatar-upload.tsx';
import { DataExport } from '../../../sections/data-export/data-export.tsx';
import { AccountFrame, Columns, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountProfileMessages as messages } from './account-profile.messages.ts';
import styles from './account-profile.module.css';
import type { AccountProfileScreenProps } from './account-profile.states.ts';

/** The entrance of the account: an overview, the profile, the avatar and the referral link (spec §3, §9). */
export function AccountProfileScreen(props: AccountProfileScreenProps) {
  const { state } = props;
  const intl = useIntl();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)}>
      {state.status === 'loading' && <ProfileSkeleton />}
      {state.status === 'failed' && <ErrorState failure={state.failure} onRetry={state.retry} />}
      {state.status === 'ready' && <Ready {...props} profile={state.value} />}
    </AccountFrame>
  );
}

interface ReadyProps extends AccountProfileScreenProps {
  readonly profile: Profile;
}

function Ready({ profile, form, picture, overview, dataExport, deletion, inviteLink, onCopy }: ReadyProps) {
  const intl = useIntl();
  const { deletion_at: deletionAt } = profile;
  const heading = useStepFocus(deletionAt === null ? 'kept' : 'requested');
  return (
    <>
      {deletionAt !== null && <DeletionNotice {...deletion} titleRef={heading} deletionAt={deletionAt} />}
      <AccountOverview {...overview} points={profile.points} />
      <Standing profile={profile} picture={picture} />
      <Columns>
        <Panel title={intl.formatMessage(messages.about)}>
          <ProfileForm {...form} knownEmail={profile.email} />
        </Panel>
        <AvatarUpload {...picture} />
      </Columns>
      <div className={styles.more}>
        <Panel title={intl.formatMessage(messages.invite)}>
          <p>
            {intl.formatMessage(messages.inviteText, {
              points: points.invite,
              maximum: points.invitePerMonthMaximum,
            })}
          </p>
          <CopyField label={intl.formatMessage(messages.link)} text={inviteLink} onCopy={onCopy} />
          <p data-text="small" data-muted>
            {intl.formatMessage(messages.invited, { count: profile.invited_count })}
          </p>
        </Panel>
        <DataExport {...dataExport} />
        {deletionAt === null && (
          <DeletionRequest {...deletion} titleRef={heading} hasPassword={profile.has_password === Flag.yes} />
        )}
      </div>
    </>
  );
}

function Standing({ profile, picture }: Pick<ReadyProps, 'profile' | 'picture'>) {
  const intl = useIntl();
  const avatarOptions = picture.avatarOptions.status === 'ready' ? picture.avatarOptions.value : null;
  const completeness = intl.formatMessage(messages.completeness, { percent: profile.completeness / 100 });
  const isComplete = profile.is_complete === Flag.yes;
  return (
    <section className={styles.standing} data-notch="l" aria-label={profile.firstname}>
      <Avatar
        size="l"
        name={profile.firstname}
        picture={avatarOptions?.avatar ?? ''}
        decoration={avatarOptions?.decoration ?? ''}
      />
      <div className={styles.words}>
        <p data-text="h2">{profile.firstname}</p>
        <Meter value={profile.completeness} tone="success" label={completeness} />
        <div className={styles.completeness} data-text="small">
          <p>{completeness}</p>
          <p>
            {intl.formatMessage(isComplete ? messages.complete : messages.incomplete, {
              points: points.profileCompleted,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}

function ProfileSkeleton() {
  return (
    <>
      <LoadingNote />
      <Columns>
        <Panel>
          {[1, 2, 3, 4].map((field) => (
            <Skeleton key={field} variant="control" />
          ))}
        </Panel>
        <Panel>
          <Skeleton variant="block" />
        </Panel>
      </Columns>
    </>
  );
}
