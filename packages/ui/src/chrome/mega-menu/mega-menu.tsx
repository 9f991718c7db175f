import type { Category } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLazyPart } from '../../lazy/use-lazy-part.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { megaMenuMessages as messages, tiktokName } from './mega-menu.messages.ts';
import styles from './mega-menu.module.css';

export interface MegaMenuProps {
  readonly categories: Remote<readonly Category[]>;
  readonly flashSaleOpen: boolean;
  /** The visitor has not seen the open sale yet. */
  readonly flashSaleNew?: boolean | undefined;
  /** Whether the visitor came from TikTok, which adds a menu entry. */
  readonly tiktok: boolean;
  readonly onPrefetch?: ((href: string) => void) | undefined;
  /** A panel failed to load. */
  readonly onMissing?: () => void;
}

const loadPanel = async () => (await import('./mega-panel.tsx')).MegaPanel;

/** The categories: a row of buttons, each of which opens a panel with subcategories and some goods. */
export function MegaMenu(props: MegaMenuProps) {
  const { categories, flashSaleOpen, flashSaleNew = false, tiktok, onPrefetch, onMissing } = props;
  const intl = useIntl();
  const id = useId();
  const { Anchor, hrefs } = useLinks();
  const { root, opened, toggle, close } = useDisclosure<string>();
  const panel = useLazyPart(loadPanel);
  const all = hrefs.category(null);
  const miss = () => {
    close();
    onMissing?.();
  };
  return (
    <nav aria-label={intl.formatMessage(messages.label)} ref={root}>
      <ul className={styles.row}>
        {categories.status === 'loading' && <Waiting />}
        {categories.status === 'ready' &&
          categories.value.map((category) => {
            const name = String(category.id);
            const open = opened === name;
            return (
              <li key={category.id}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-expanded={open}
                  aria-controls={open ? `${id}-${name}` : undefined}
                  onPointerEnter={() => panel.loadPart()}
                  onFocus={() => panel.loadPart()}
                  onClick={() => {
                    panel.loadPart(miss);
                    toggle(name);
                  }}
                >
                  <span className={styles.name}>{category.name}</span>
                  <Icon name="down" size={16} />
                </button>
                {open && panel.Part !== null && (
                  <panel.Part
                    id={`${id}-${name}`}
                    category={category}
                    onPrefetch={onPrefetch}
                    onClose={close}
                  />
                )}
              </li>
            );
          })}
        <li>
          <Anchor
            className={styles.entry}
            href={all}
            onPointerEnter={() => onPrefetch?.(all)}
            onFocus={() => onPrefetch?.(all)}
          >
            {intl.formatMessage(messages.all)}
          </Anchor>
        </li>
        {tiktok && (
          <li>
            <Anchor className={styles.entry} href={hrefs.tiktok}>
              {tiktokName}
            </Anchor>
          </li>
        )}
        {flashSaleOpen && (
          <li>
            <Anchor className={styles.entry} data-sale="" href={hrefs.flashSale}>
              <Icon name="sale" size={16} />
              {intl.formatMessage(messages.sale)}
              {flashSaleNew && (
                <span className={styles.new}>
                  <VisuallyHidden> {intl.formatMessage(messages.newSale)}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Waiting() {
  return (
    <>
      <li className={styles.waiting}>
        <Skeleton />
      </li>
      <li className={styles.waiting}>
        <Skeleton />
      </li>
    </>
  );
}
