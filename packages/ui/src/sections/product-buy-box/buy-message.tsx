import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { refusalMessages } from '../../components/toaster/refusal.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { BuyProblem, BuyState } from '../../screens/catalogue/product-detail/product-detail.states.ts';
import { productBuyBoxMessages as messages } from './product-buy-box.messages.ts';
import styles from './product-buy-box.module.css';

function problemText(problem: BuyProblem, intl: IntlShape): string {
  switch (problem.kind) {
    case 'outOfStock':
      return intl.formatMessage(refusalMessages.outOfStock);
    case 'exceedsMaximum':
      return intl.formatMessage(refusalMessages.exceedsMaximum);
    case 'addFailed':
      return intl.formatMessage(refusalMessages.cartAddFailed);
    case 'full':
      return intl.formatMessage(refusalMessages.cartFull);
    case 'server':
      return problem.message;
  }
}

/** Result of a buy button; a live region that is always rendered, so that screen readers announce changes. */
export function BuyMessage({ id, buy }: { readonly id: string; readonly buy: BuyState }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <div id={id} className={styles.message} aria-live="polite">
      {buy.status === 'problem' && <InlineAlert tone="error">{problemText(buy.problem, intl)}</InlineAlert>}
      {buy.status === 'added' && (
        <InlineAlert
          tone="success"
          action={
            <Link variant="standalone" href={hrefs.cart}>
              {intl.formatMessage(messages.toCart)}
            </Link>
          }
        >
          {intl.formatMessage(messages.added)}
        </InlineAlert>
      )}
    </div>
  );
}
