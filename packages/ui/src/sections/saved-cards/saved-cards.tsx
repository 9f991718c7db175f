import type { SavedCard } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { ErrorState, failureText } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { expiryText, isExpired, SavedCardName, spokenName } from './saved-card-name.tsx';
import { savedCardsMessages as messages } from './saved-cards.messages.ts';
import styles from './saved-cards.module.css';
import type { CardRemoval, SavedCardsProps } from './saved-cards.states.ts';

/** The cards that the payment provider keeps for the customer. */
export function SavedCards({ state, removal, onAsk, onRemove, onKeep }: SavedCardsProps) {
  const intl = useIntl();
  const cards = state.status === 'ready' ? state.value : [];
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      <CardsBody state={state} onAsk={onAsk} />
      <RemovalDialog removal={removal} cards={cards} onRemove={onRemove} onKeep={onKeep} />
    </Panel>
  );
}

function CardsBody({ state, onAsk }: Pick<SavedCardsProps, 'state' | 'onAsk'>) {
  const intl = useIntl();
  if (state.status === 'failed')
    return <ErrorState failure={state.failure} onRetry={state.retry} level={3} />;
  if (state.status === 'loading') {
    return (
      <>
        <LoadingNote />
        <Skeleton width="long" />
      </>
    );
  }
  if (state.value.length === 0) return <p data-muted>{intl.formatMessage(messages.empty)}</p>;
  return (
    <>
      <p data-muted>{intl.formatMessage(messages.text)}</p>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.title)}>
        {state.value.map((card) => (
          <CardRow key={card.id} card={card} onAsk={() => onAsk(card.id)} />
        ))}
      </ul>
    </>
  );
}

function CardRow({ card, onAsk }: { readonly card: SavedCard; readonly onAsk: () => void }) {
  const intl = useIntl();
  const name = spokenName(card, intl);
  const expiry = expiryText(card, intl);
  return (
    <li className={styles.card}>
      <span className={styles.name}>
        <SavedCardName card={card} />
      </span>
      {isExpired(card) ? (
        <Badge tone="warning" icon="clock">
          {expiry}
        </Badge>
      ) : (
        <span data-text="small" data-muted>
          {expiry}
        </span>
      )}
      <div className={styles.action} ref={moveFocusOnUnmount}>
        <Button variant="ghost" size="s" onClick={onAsk}>
          <span aria-hidden="true">{intl.formatMessage(messages.remove)}</span>
          <VisuallyHidden>{intl.formatMessage(messages.removeNamed, { card: name })}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

interface RemovalDialogProps extends Pick<SavedCardsProps, 'onRemove' | 'onKeep'> {
  readonly removal: CardRemoval;
  readonly cards: readonly SavedCard[];
}

/** Asks first, because nothing can bring a removed card back. */
function RemovalDialog({ removal, cards, onRemove, onKeep }: RemovalDialogProps) {
  const intl = useIntl();
  const card = removal.status === 'none' ? undefined : cards.find(({ id }) => id === removal.id);
  return (
    <ConfirmDialog
      open={removal.status !== 'none'}
      title={intl.formatMessage(messages.removeTitle)}
      text={
        card === undefined ? '' : intl.formatMessage(messages.removeText, { card: spokenName(card, intl) })
      }
      confirmLabel={intl.formatMessage(messages.remove)}
      keepLabel={intl.formatMessage(messages.keep)}
      pending={removal.status === 'pending'}
      failure={removal.status === 'failed' ? failureText(removal.failure, intl) : null}
      onConfirm={onRemove}
      onKeep={onKeep}
    />
  );
}
