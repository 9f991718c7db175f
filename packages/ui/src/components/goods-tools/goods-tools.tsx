import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { GoodsToolsProps, GoodsTools as Tools } from '../../link/goods-tools.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { goodsToolsMessages as words } from './goods-tools.messages.ts';
import styles from './goods-tools.module.css';

/** The heart and the scale of goods. */
export function GoodsTools({ goodsId, name, look, tools }: GoodsToolsProps & { readonly tools: Tools }) {
  const intl = useIntl();
  const isWished = tools.isWished(goodsId);
  const isCompared = tools.isCompared(goodsId);
  return (
    <div className={styles.tools} data-look={look}>
      {look === 'card' ? (
        <Tool icon="heart" isOn={isWished} onClick={() => tools.onWish(goodsId)}>
          <VisuallyHidden>{intl.formatMessage(words.wishFor, { name })}</VisuallyHidden>
        </Tool>
      ) : (
        <Tool icon="heart" isOn={isWished} isNamedAnew onClick={() => tools.onWish(goodsId)}>
          <Either first={words.wish} second={words.unwish} isSecond={isWished} />
        </Tool>
      )}
      <Tool icon="compare" isOn={isCompared} onClick={() => tools.onCompare(goodsId)}>
        {look === 'card' ? (
          <VisuallyHidden>{intl.formatMessage(words.compareWith, { name })}</VisuallyHidden>
        ) : (
          intl.formatMessage(words.compare)
        )}
      </Tool>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly isOn: boolean;
  /** Its words say what the next press does, so it is no switch that is pressed or not. */
  readonly isNamedAnew?: boolean;
  readonly onClick: () => void;
  /** On a page of cards there are many of its kind: there they say also which goods. */
  readonly children: ReactNode;
}

function Tool({ icon, isOn, isNamedAnew = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-icon={icon}
      data-on={isOn || undefined}
      aria-pressed={isNamedAnew ? undefined : isOn}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

interface EitherProps {
  readonly first: Sentence;
  readonly second: Sentence;
  readonly isSecond: boolean;
}

/** One of two words, in the room of the longer one, so that nothing beside it moves. */
function Either({ first, second, isSecond }: EitherProps) {
  const intl = useIntl();
  return (
    <span className={styles.either}>
      <span data-shown={!isSecond || undefined}>{intl.formatMessage(first)}</span>
      <span data-shown={isSecond || undefined}>{intl.formatMessage(second)}</span>
    </span>
  );
}
