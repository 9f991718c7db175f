import type { Category } from '@signal-shop/sdk/contract';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChipLink } from '../../components/chip/chip.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { goodsOfCategory } from '../mega-menu/goods-of-category.ts';
import { searchOverlayMessages as messages } from './search-overlay.messages.ts';
import styles from './search-overlay.module.css';
import { RecentList, SuggestionList } from './search-suggestions.tsx';
import { stepThrough } from './step-through.ts';
import type { Suggestions } from './suggestions.ts';
import { noSuggestions } from './suggestions.ts';

/** What the header gives to whatever stands over the page to search. */
export interface SearchPartProps {
  readonly open: boolean;
  /** Offered as a shorter way than typing. */
  readonly categories: Remote<readonly Category[]>;
  /** Trimmed, never empty. */
  readonly onSearch: (keywords: string) => void;
  readonly onClose: () => void;
}

export interface SearchOverlayProps extends SearchPartProps {
  /** Nothing was typed. */
  readonly onMissing: () => void;
  /** For what is typed now; empty while nothing is, or nothing fits. */
  readonly suggestions?: Suggestions;
  /** What was searched for lately on this device, the newest first. */
  readonly recent?: readonly string[];
  readonly onType?: (text: string) => void;
  readonly onForget?: () => void;
}

const shownGoods = 4;
const shownTerms = 4;
const shownCategories = 2;

/** The search over the page: the field takes the focus, arrows lead through what it suggests, Escape gives it back. */
export function SearchOverlay(props: SearchOverlayProps) {
  const { open, onSearch, onMissing, onClose, onType, onForget, recent = [] } = props;
  const suggestions = shortened(props.suggestions ?? noSuggestions);
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const { goods, categories, terms } = suggestions;
  const found = goods.length + categories.length + terms.length;

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  function step(event: KeyboardEvent): void {
    // The arrows belong to the letters that are being put together (Japanese, Chinese).
    if (event.nativeEvent.isComposing || field.current === null || below.current === null) return;
    if (stepThrough(event.key, field.current, below.current)) event.preventDefault();
  }

  return (
    <Dialog open={open} title={intl.formatMessage(messages.title)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside */}
      <div className={styles.body} onKeyDown={step}>
        <SearchField ref={field} onSearch={onSearch} onMissing={onMissing} onType={onType} />
        <div className={styles.count} role="status">
          {found > 0 && (
            <VisuallyHidden>{intl.formatMessage(messages.found, { count: found })}</VisuallyHidden>
          )}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key arrives as a click too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
        <div className={styles.body} ref={below} onClick={(event) => closeAfterLink(event.target, onClose)}>
          {found > 0 ? (
            <SuggestionList suggestions={suggestions} />
          ) : (
            <>
              <RecentList recent={recent} onForget={() => onForget?.()} />
              <Ways categories={props.categories} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The goods should be seen without scrolling. */
function shortened({ goods, categories, terms }: Suggestions): Suggestions {
  return { goods, categories: categories.slice(0, shownCategories), terms: terms.slice(0, shownTerms) };
}

function closeAfterLink(pressed: EventTarget, close: () => void): void {
  if (pressed instanceof Element && pressed.closest('a') !== null) close();
}

/** The categories, and the best of each. */
function Ways({ categories }: Pick<SearchOverlayProps, 'categories'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const tree = categories.status === 'ready' ? categories.value : [];
  const ways = [
    ...tree.map(({ id, name }) => ({ href: hrefs.category(id), name })),
    ...tree.flatMap((category) =>
      goodsOfCategory(category)
        .slice(0, shownGoods)
        .map(({ goods_id, goods_unit }) => ({ href: hrefs.goods(goods_id), name: goods_unit })),
    ),
  ];
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p data-text="label" data-muted="">
        {intl.formatMessage(messages.browse)}
      </p>
      <ul className={styles.list}>
        {ways.map(({ href, name }) => (
          <li key={href}>
            <ChipLink selected={false} href={href}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
