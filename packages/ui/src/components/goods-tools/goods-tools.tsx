import { use } from 'react';
import { useIntl } from 'react-intl';
import { GoodsToolsContext } from '../../link/goods-tools.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { goodsToolsMessages as words } from './goods-tools.messages.ts';
import styles from './goods-tools.module.css';

interface GoodsToolsProps {
  readonly goodsId: number;
  readonly name: string;
  /** On a card they are pictures only; in a row their words stand beside them. */
  readonly look: 'card' | 'row';
}

/** The heart and the scale of goods. Nothing where the page around offers neither. */
export function GoodsTools({ goodsId, name, look }: GoodsToolsProps) {
  const intl = useIntl();
  const tools = use(GoodsToolsContext);
  if (tools === null) return null;
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
