import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { firstClick } from '../../components/button/first-click.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { savedItemsMessages as messages } from './saved-items.messages.ts';
import styles from './saved-items.module.css';

interface SaveButtonProps {
  /** Of the goods in the line. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onSave: () => void;
}

/** Takes a line out of the cart, to buy it later. */
export function SaveButton({ name, disabled, onSave }: SaveButtonProps) {
  const intl = useIntl();
  return (
    <div className={styles.save} ref={moveFocusOnUnmount}>
      <Button variant="ghost" size="s" disabled={disabled} onClick={firstClick(onSave)}>
        <span aria-hidden="true">{intl.formatMessage(messages.save)}</span>
        <VisuallyHidden>{intl.formatMessage(messages.saveNamed, { name })}</VisuallyHidden>
      </Button>
    </div>
  );
}
