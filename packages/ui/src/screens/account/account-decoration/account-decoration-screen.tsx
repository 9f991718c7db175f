import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { FailureAlert } from '../../../components/error-state/failure-alert.tsx';
import { Link } from '../../../components/link/link.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { PicturePicker } from '../../../components/picture-picker/picture-picker.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import type { AvatarOptions } from '../../../sections/avatar-upload/avatar-upload.states.ts';
import { AccountFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountDecorationMessages as messages } from './account-decoration.messages.ts';
import styles from './account-decoration.module.css';
import type { AccountDecorationScreenProps } from './account-decoration.states.ts';

/** The choice of the avatar's decoration (spec §2). */
export function AccountDecorationScreen(props: AccountDecorationScreenProps) {
  const { state } = props;
  const intl = useIntl();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} note={intl.formatMessage(messages.lead)}>
      {state.status === 'failed' && <ErrorState failure={state.failure} onRetry={state.retry} />}
      {state.status === 'loading' && (
        <Panel>
          <LoadingNote />
          <Skeleton variant="block" />
        </Panel>
      )}
      {state.status === 'ready' && <Choice {...props} avatarOptions={state.value} />}
    </AccountFrame>
  );
}

interface ChoiceProps extends AccountDecorationScreenProps {
  readonly avatarOptions: AvatarOptions;
}

function Choice({ avatarOptions, name, saving, onDecoration }: ChoiceProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Panel>
      <div className={styles.now}>
        <Avatar size="l" name={name} picture={avatarOptions.avatar} decoration={avatarOptions.decoration} />
        <div>
          <p data-text="h3">{name}</p>
          <Link variant="standalone" href={hrefs.inAccount('profile')}>
            {intl.formatMessage(messages.picture)}
          </Link>
        </div>
      </div>
      <PicturePicker
        label={intl.formatMessage(messages.choose)}
        options={[{ id: 0, name: intl.formatMessage(messages.none), pic: '' }, ...avatarOptions.decorations]}
        selectedId={avatarOptions.decorationId}
        pending={saving.status === 'pending' ? saving.id : null}
        onChoose={onDecoration}
        draw={({ pic }) => <Avatar name={name} picture={avatarOptions.avatar} decoration={pic} />}
      />
      {saving.status === 'failed' && <FailureAlert failure={saving.failure} />}
    </Panel>
  );
}
