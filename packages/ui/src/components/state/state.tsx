import type { ReactNode, Ref } from 'react';
import { use } from 'react';
import { PopularGoodsContext } from '../../link/popular-goods.ts';
import styles from './state.module.css';

export interface StateProps {
  /** A drawing or a pulse; decorative. */
  readonly art: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** One or two ways onward. */
  readonly actions?: ReactNode;
  /** Links beneath. */
  readonly children?: ReactNode;
  /** Popular goods beneath, where the shopper looked for goods. */
  readonly popularGoods?: boolean | undefined;
  /** 1 where it replaces the page. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly role?: 'alert';
  readonly ref?: Ref<HTMLDivElement>;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The one pattern for content that is empty, failed or out of reach: art, a sentence, one or two ways onward. */
export function State(props: StateProps) {
  const { art, title, text, actions, children, popularGoods = false, level = 2, role, ref } = props;
  const PopularGoods = use(PopularGoodsContext);
  const Heading = tags[level];
  return (
    <div ref={ref} className={styles.state} data-level={level}>
      <div className={styles.message} role={role}>
        {art}
        <Heading data-text={level === 1 ? 'h1' : 'h3'} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {text !== undefined && (
          <p className={styles.text} data-muted="">
            {text}
          </p>
        )}
        {actions !== undefined && actions !== false && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
      {popularGoods && PopularGoods !== null && (
        <div className={styles.goods}>
          <PopularGoods />
        </div>
      )}
    </div>
  );
}
