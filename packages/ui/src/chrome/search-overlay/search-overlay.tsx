import type { Category } from '@signal-shop/sdk/contract';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChipLink } from '../../components/chip/chip.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { goodsOfCategory } from '../mega-menu/goods-of-category.ts';
import { searchOverlayMessages as words } from './search-overlay.messages.ts';
import styles from './search-overlay.module.css';

export interface SearchOverlayProps {
  readonly open: boolean;
  /** Offered as a shorter way than typing. */
  readonly categories: Remote<readonly Category[]>;
  /** Trimmed, never empty. */
  readonly onSearch: (keywords: string) => void;
  readonly onMissing: () => void;
  readonly onClose: () => void;
}

const shownGoods = 4;

/** The search over the page: the field takes the focus, Escape gives it back. */
export function SearchOverlay({ open, categories, onSearch, onMissing, onClose }: SearchOverlayProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const field = useRef<HTMLInputElement>(null);
  const tree = categories.status === 'ready' ? categories.value : [];
  const ways = [
    ...tree.map(({ id, name }) => ({ href: hrefs.category(id), name })),
    ...tree.flatMap((category) =>
      goodsOfCategory(category)
        .slice(0, shownGoods)
        .map(({ goods_id, goods_unit }) => ({ href: hrefs.goods(goods_id), name: goods_unit })),
    ),
  ];

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  return (
    <Dialog open={open} title={intl.formatMessage(words.title)} onClose={onClose}>
      <div className={styles.body}>
        <SearchField ref={field} onSearch={onSearch} onMissing={onMissing} />
        {ways.length > 0 && (
          <div className={styles.ways}>
            <p data-text="label" data-muted="">
              {intl.formatMessage(words.browse)}
            </p>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key arrives as a click too */}
            <ul className={styles.list} onClick={onClose}>
              {ways.map(({ href, name }) => (
                <li key={href}>
                  <ChipLink selected={false} href={href}>
                    {name}
                  </ChipLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
