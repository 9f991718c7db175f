import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { FileField } from '../../components/file-field/file-field.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { PicturePicker } from '../../components/picture-picker/picture-picker.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import { avatarUploadMessages as messages } from './avatar-upload.messages.ts';
import type { AvatarUploadProps } from './avatar-upload.states.ts';

/** The customer's avatar: one of the shop's, or an uploaded picture (spec §2, §5). */
export function AvatarUpload(props: AvatarUploadProps) {
  const { avatarOptions, saving, upload, onAvatar } = props;
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (avatarOptions.status === 'failed')
    return <ErrorState failure={avatarOptions.failure} onRetry={avatarOptions.retry} />;
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      {avatarOptions.status === 'loading' ? (
        <>
          <LoadingNote />
          <Skeleton variant="control" />
        </>
      ) : (
        <PicturePicker
          label={intl.formatMessage(messages.choose)}
          options={avatarOptions.value.avatars}
          selectedId={avatarOptions.value.avatarId}
          pending={saving.status === 'pending' ? saving.id : null}
          onChoose={onAvatar}
        />
      )}
      {saving.status === 'failed' && <FailureAlert failure={saving.failure} />}
      <FileField
        label={intl.formatMessage(messages.upload)}
        upload={upload}
        onChoose={props.onFile}
        onRetry={props.onSendAgain}
        onRemove={upload.status === 'uploaded' ? undefined : props.onForget}
      />
      <Link variant="standalone" href={hrefs.inAccount('decoration')}>
        {intl.formatMessage(messages.decoration)}
      </Link>
    </Panel>
  );
}
