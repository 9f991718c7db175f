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

/** Props that the header passes to the lazy search overlay. */
export interface SearchPartProps {
  readonly open: boolean;
  /** Shortcuts to typing. */
  readonly categories: Remote<readonly Category[]>;
  /** Receives a trimmed, non-empty string. */
  readonly onSearch: (keywords: string) => void;
  readonly onClose: () => void;
}

export interface SearchOverlayProps extends SearchPartProps {
  /** The suggestions for the current text; empty without a match or without text. */
  readonly suggestions?: Suggestions;
  /** Recent searches on this device, newest first. */
  readonly recent?: readonly string[];
  readonly onTextChange?: (text: string) => void;
  readonly onForget?: () => void;
}

const shownGoods = 4;
const shownTerms = 4;
const shownCategories = 2;

/**
 * The search overlay: the field takes the focus, the arrow keys move through the suggestions, Escape returns the
 * focus.
 */
export function SearchOverlay(props: SearchOverlayProps) {
  const { open, onSearch, onClose, onTextChange, onForget, recent = [] } = props;
  const suggestions = shortened(props.suggestions ?? noSuggestions);
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const { goods, categories, terms } = suggestions;
  const count = goods.length + categories.length + terms.length;

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  function step(event: KeyboardEvent): void {
    // During IME composition (Japanese, Chinese), the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing || field.current === null || below.current === null) return;
    if (stepThrough(event.key, field.current, below.current)) event.preventDefault();
  }

  return (
    <Dialog open={open} title={intl.formatMessage(messages.title)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside */}
      <div className={styles.body} onKeyDown={step}>
        <SearchField ref={field} onSearch={onSearch} onTextChange={onTextChange} />
        <div className={styles.count} role="status">
          {count > 0 && (
            <VisuallyHidden>{intl.formatMessage(messages.found, { count: count })}</VisuallyHidden>
          )}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key dispatches a click too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are interactive */}
        <div className={styles.body} ref={below} onClick={(event) => closeAfterLink(event.target, onClose)}>
          {count > 0 ? (
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

/** Limits the suggestions, so that the goods are visible without scrolling. */
function shortened({ goods, categories, terms }: Suggestions): Suggestions {
  return { goods, categories: categories.slice(0, shownCategories), terms: terms.slice(0, shownTerms) };
}

function closeAfterLink(pressed: EventTarget, close: () => void): void {
  if (pressed instanceof Element && pressed.closest('a') !== null) close();
}

/** Shown before anything is typed: the categories, and the top goods of each. */
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
