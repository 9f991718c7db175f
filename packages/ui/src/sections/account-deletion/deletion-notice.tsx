import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { FailureAlert } from '../../components/error-state/failure-alert.tsx';
import { useLastDay } from '../../intl/use-day.ts';
import { Actions, Panel } from '../page-frame/page-frame.tsx';
import { accountDeletionMessages as messages } from './account-deletion.messages.ts';
import type { DeletionNoticeProps } from './account-deletion.states.ts';

interface Props extends DeletionNoticeProps {
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Says when the account is deleted, and keeps it on request. */
export function DeletionNotice({ deletionAt, keeping, onKeep, titleRef }: Props) {
  const intl = useIntl();
  const lastDay = useLastDay();
  return (
    <Panel
      title={intl.formatMessage(messages.noticeTitle, { date: lastDay(deletionAt) })}
      {...(titleRef === undefined ? {} : { titleRef })}
    >
      <p>{intl.formatMessage(messages.noticeText)}</p>
      {keeping.status === 'failed' && <FailureAlert failure={keeping.failure} />}
      <Actions>
        <Button pending={keeping.status === 'pending'} onClick={onKeep}>
          {intl.formatMessage(messages.keep)}
        </Button>
      </Actions>
    </Panel>
  );
}
