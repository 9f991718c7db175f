import type { ControlAnswers } from '@signal-shop/mock-server/control';
import { deepLink } from '@signal-shop/mock-server/control';
import { Badge } from '@signal-shop/ui/components/badge/badge.tsx';
import { CopyField } from '@signal-shop/ui/components/copy-field/copy-field.tsx';
import { InlineAlert } from '@signal-shop/ui/components/inline-alert/inline-alert.tsx';
import { LoadingNote } from '@signal-shop/ui/components/loading-note/loading-note.tsx';
import { copyText } from '../parts/clipboard.ts';
import { isShopInFront } from '../parts/is-shop-in-front.ts';
import { steeredSession } from '../store/page-state.ts';
import { usePage, useRead, useStore } from '../store/use-page.ts';
import { kindLabels } from './mail-words.ts';
import styles from './outbox-view.module.css';

type Mail = ControlAnswers['outbox']['mails'][number];

const millisecondsPerSecond = 1000;

/** The shop's emails, newest first, with buttons that copy their codes and links that unsubscribe. */
export function OutboxView() {
  const { control } = useStore();
  const state = usePage();
  const session = steeredSession(state);
  const { state: readState } = useRead(
    session,
    state.mailVersion,
    async () => (await control.outbox(session)).mails,
  );
  const shop = useRead('shop', 0, isShopInFront);
  const hasShop = shop.state.status === 'ready' && shop.state.value;
  if (readState.status === 'loading') return <LoadingNote />;
  if (readState.status === 'failed') return <InlineAlert tone="error">{readState.message}</InlineAlert>;
  if (readState.value.length === 0) {
    return (
      <div className={styles.none}>
        <p>No emails yet in {session}.</p>
        <p>Register in the shop or reset a password. The code shows up here as soon as it’s sent.</p>
      </div>
    );
  }
  return (
    <ul className={styles.mails} aria-label="Emails">
      {readState.value.map((mail) => (
        <li key={mail.id}>
          <MailCard mail={mail} session={session} hasShop={hasShop} />
        </li>
      ))}
    </ul>
  );
}

interface MailCardProps {
  readonly mail: Mail;
  readonly session: string;
  /** Whether this origin serves the pages that emails link to. */
  readonly hasShop: boolean;
}

function MailCard({ mail, session, hasShop }: MailCardProps) {
  const { to, kind, text, reference, unsubscribe, time } = mail;
  const moment = new Date(time * millisecondsPerSecond).toISOString();
  return (
    <article className={styles.mail} data-notch="l" aria-label={`${kindLabels[kind]} to ${to}`}>
      <div className={styles.head}>
        <Badge tone="info" icon="mail">
          {kindLabels[kind]}
        </Badge>
        <span className={styles.to}>{to}</span>
        <time className={styles.time} dateTime={moment}>
          {`${moment.slice(0, 10)} ${moment.slice(11, 19)}`}
        </time>
      </div>
      <p className={styles.text}>{text}</p>
      {reference !== null && (
        <CopyField
          label={kind === 'verificationCode' ? 'Code' : 'Reference'}
          text={reference}
          onCopy={copyText}
        />
      )}
      {unsubscribe !== null && hasShop && (
        <a href={deepLink(unsubscribe, { session })} target="_blank" rel="noreferrer">
          Open the unsubscribe page
        </a>
      )}
    </article>
  );
}
