import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { EmailEntry } from '../../forms/form/email-entry.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PopupStage } from '../popup-stage/popup-stage.tsx';
import { firstOrderPopupMessages as messages } from './first-order-popup.messages.ts';
import styles from './first-order-popup.module.css';
import type { FirstOrderPopupProps, FirstOrderState } from './first-order-popup.states.ts';

/** Offers a coupon for an email address to visitors while no sale is on (spec §4). */
export function FirstOrderPopup(props: FirstOrderPopupProps) {
  const { open, offer, state, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={offer.title}>
      <PopupStage goods={offer} src={offer.url} />
      {/* Always rendered: screen readers announce changes in a live region, not one that mounts with its text. */}
      <div className={styles.answer} role="status">
        {state.status === 'done' ? <Won {...props} state={state} /> : <p>{offer.remark}</p>}
      </div>
      {state.status !== 'done' && <EmailForm {...props} />}
    </Dialog>
  );
}

interface WonProps extends Pick<FirstOrderPopupProps, 'onClose'> {
  readonly state: Extract<FirstOrderState, { status: 'done' }>;
}

function Won({ state, onClose }: WonProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <>
      <p>{state.message}</p>
      <p className={styles.ticket} data-notch="m">
        <span data-text="micro">{intl.formatMessage(messages.code)}</span>
        <strong className={styles.code}>{state.code}</strong>
      </p>
      <ButtonLink variant="accent" width="full" href={hrefs.category(null)} onClick={onClose}>
        {intl.formatMessage(messages.shop)}
      </ButtonLink>
    </>
  );
}

function EmailForm({ offer, email, state, onEmail, onSend }: FirstOrderPopupProps) {
  const intl = useIntl();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <EmailEntry
        label={intl.formatMessage(messages.email)}
        email={email}
        state={state}
        invalid={intl.formatMessage(messages.invalid)}
        onEmail={onEmail}
      />
      <Button type="submit" variant="accent" width="full" pending={state.status === 'pending'}>
        {offer.button}
      </Button>
    </form>
  );
}
