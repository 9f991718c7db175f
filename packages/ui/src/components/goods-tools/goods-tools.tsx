import { useIntl } from 'react-intl';
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
      <Tool
        icon="heart"
        pressed={isWished}
        words={intl.formatMessage(words.wish)}
        label={intl.formatMessage(words.wishFor, { name })}
        look={look}
        onClick={() => tools.onWish(goodsId)}
      />
      <Tool
        icon="compare"
        pressed={isCompared}
        words={intl.formatMessage(words.compare)}
        label={intl.formatMessage(words.compareWith, { name })}
        look={look}
        onClick={() => tools.onCompare(goodsId)}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly pressed: boolean;
  readonly words: string;
  /** Says also which goods: on a page of cards there are many of its kind. */
  readonly label: string;
  readonly look: 'card' | 'row';
  readonly onClick: () => void;
}

function Tool({ icon, pressed, words: short, label, look, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} data-icon={icon} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={look === 'card' ? 20 : 24} />
      {look === 'card' ? <VisuallyHidden>{label}</VisuallyHidden> : short}
    </button>
  );
}
