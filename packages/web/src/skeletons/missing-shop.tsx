import { errorPageMessages as messages } from '@signal-shop/ui/chrome/error-page/error-page.messages.ts';
import page from '@signal-shop/ui/chrome/page/page.module.css';
import { errorStateMessages } from '@signal-shop/ui/components/error-state/error-state.messages.ts';
import state from '@signal-shop/ui/components/state/state.module.css';
import { FormattedMessage } from 'react-intl';
import { contact } from './contact.ts';

/** An empty href reloads the page. */
const thisPage = '';

/**
 * The error that replaces the shop if its code failed to load. Only styles of the shop are in its HTML; a whole `State` would
 * be too large to arrive in one round trip.
 */
export function MissingShop() {
  return (
    <main className={`${page.page} ${state.state}`}>
      <div className={state.message} role="alert">
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
