import { accountDeletionDays, orderRetentionYears } from '@signal-shop/sdk/constants';
import { limits } from '@signal-shop/sdk/contract';
import type { FormEvent, Ref } from 'react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { failureText } from '../../components/error-state/error-state.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { AccountEmailField } from '../../forms/form/email-field.tsx';
import { Actions, Panel } from '../page-frame/page-frame.tsx';
import { accountDeletionMessages as messages } from './account-deletion.messages.ts';
import type { DeletionRequestProps } from './account-deletion.states.ts';

interface Props extends DeletionRequestProps {
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Deletes the account after a dialog that says what happens and asks for a confirmation. */
export function DeletionRequest({ titleRef, ...props }: Props) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(messages.title)} {...(titleRef === undefined ? {} : { titleRef })}>
      <p>{intl.formatMessage(messages.text, { days: accountDeletionDays })}</p>
      <Actions>
        <Button variant="ghost" tone="danger" onClick={props.onOpen}>
          {intl.formatMessage(messages.open)}
        </Button>
      </Actions>
      {props.dialog.status !== 'closed' && <DeletionDialog {...props} />}
    </Panel>
  );
}

function DeletionDialog(props: DeletionRequestProps) {
  const { dialog, confirmation, onClose, onDelete } = props;
  const intl = useIntl();
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    setSubmitted(true);
    if (confirmation.trim() === '') field.current?.focus();
    else onDelete();
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(messages.dialogTitle)}
      text={intl.formatMessage(messages.whatGoes, { days: accountDeletionDays })}
      confirmLabel={intl.formatMessage(messages.confirm)}
      keepLabel={intl.formatMessage(messages.cancel)}
      pending={dialog.status === 'pending'}
      failure={dialog.status === 'failed' ? failureText(dialog.failure, intl) : null}
      onConfirm={submit}
      onKeep={onClose}
    >
      <p>{intl.formatMessage(messages.whatStays, { retentionYears: orderRetentionYears })}</p>
      <p>{intl.formatMessage(messages.untilThen)}</p>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <ConfirmationField {...props} isSubmitted={isSubmitted} inputRef={field} />
      </form>
    </ConfirmDialog>
  );
}

interface ConfirmationFieldProps
  extends Pick<DeletionRequestProps, 'hasPassword' | 'dialog' | 'confirmation' | 'onConfirmation'> {
  readonly isSubmitted: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
}

function ConfirmationField({
  hasPassword,
  dialog,
  confirmation,
  onConfirmation,
  isSubmitted,
  inputRef,
}: ConfirmationFieldProps) {
  const intl = useIntl();
  const missing = intl.formatMessage(hasPassword ? messages.passwordMissing : messages.emailMissing);
  const missingError = isSubmitted && confirmation.trim() === '' ? missing : null;
  const field = {
    ref: inputRef,
    value: confirmation,
    onChange: onConfirmation,
    error: dialog.status === 'refused' ? dialog.message : missingError,
    disabled: dialog.status === 'pending',
    mark: 'required',
  } as const;
  return hasPassword ? (
    <PasswordField {...field} label={intl.formatMessage(messages.password)} autoComplete="current-password" />
  ) : (
    <AccountEmailField
      {...field}
      label={intl.formatMessage(messages.email)}
      maxLength={limits.requestAccountDeletion.email.maxLength}
    />
  );
}
