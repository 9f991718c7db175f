import { errorPageMessages as messages } from '@signal-shop/ui/chrome/error-page/error-page.messages.ts';
import styles from '@signal-shop/ui/chrome/error-page/error-page.module.css';
import { errorStateMessages } from '@signal-shop/ui/components/error-state/error-state.messages.ts';
import { FormattedMessage } from 'react-intl';
import { contact } from './contact.ts';

/** An empty href reloads the page. */
const thisPage = '';

/** The error that replaces the shop if its code failed to load. */
export function MissingShop() {
  return (
    <main>
      <div className={styles.page} role="alert">
        <h1 data-text="h1">
          <FormattedMessage {...messages.chunkTitle} />
        </h1>
        <a href={thisPage}>
          <FormattedMessage {...errorStateMessages.retry} />
        </a>
        <a href={`mailto:${contact}`}>{contact}</a>
      </div>
    </main>
  );
}
