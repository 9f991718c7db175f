import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { ProductActions, ProductActionsProps } from '../../link/product-actions.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { productActionsMessages as messages } from './product-actions.messages.ts';
import styles from './product-actions.module.css';
import { Tool } from './tool.tsx';

interface ProductActionsBarProps extends ProductActionsProps {
  readonly actions: ProductActions;
  /** Buttons of the product page after these two: to share the goods, for example. */
  readonly children?: ReactNode;
}

/** Wish and compare buttons for goods; on a card, a button that adds them to the cart, too. */
export function ProductActionsBar(props: ProductActionsBarProps) {
  const { goodsId, name, variant, canAdd = false, actions, children } = props;
  const intl = useIntl();
  const isWished = actions.isWished(goodsId);
  const isCompared = actions.isCompared(goodsId);
  return (
    <div className={styles.tools} data-variant={variant}>
      {variant === 'card' ? (
        <Tool icon="heart" variant={variant} pressed={isWished} onClick={() => actions.onWish(goodsId)}>
          <VisuallyHidden>{intl.formatMessage(messages.wishFor, { name })}</VisuallyHidden>
        </Tool>
      ) : (
        <Tool icon="heart" variant={variant} isOn={isWished} onClick={() => actions.onWish(goodsId)}>
          <Either first={messages.wish} second={messages.unwish} isSecond={isWished} />
        </Tool>
      )}
      <Tool icon="compare" variant={variant} pressed={isCompared} onClick={() => actions.onCompare(goodsId)}>
        {variant === 'card' ? (
          <VisuallyHidden>{intl.formatMessage(messages.compareWith, { name })}</VisuallyHidden>
        ) : (
          intl.formatMessage(messages.compare)
        )}
      </Tool>
      {variant === 'card' && canAdd && (
        <Tool icon="cart" variant={variant} onClick={() => actions.onAdd(goodsId)}>
          <VisuallyHidden>{intl.formatMessage(messages.addToCart, { name })}</VisuallyHidden>
        </Tool>
      )}
      {children}
    </div>
  );
}

interface EitherProps {
  readonly first: Sentence;
  readonly second: Sentence;
  readonly isSecond: boolean;
}

/** One of two labels in the width of the longer one, so that toggling shifts nothing. */
function Either({ first, second, isSecond }: EitherProps) {
  const intl = useIntl();
  return (
    <span className={styles.either}>
      <span data-shown={!isSecond || undefined}>{intl.formatMessage(first)}</span>
      <span data-shown={isSecond || undefined}>{intl.formatMessage(second)}</span>
    </span>
  );
}
