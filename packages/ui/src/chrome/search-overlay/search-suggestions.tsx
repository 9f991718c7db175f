import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { Price } from '../../components/price/price.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { artOf } from '../../views/art-of.ts';
import { searchOverlayMessages as messages } from './search-overlay.messages.ts';
import styles from './search-suggestions.module.css';
import type { Suggestions } from './suggestions.ts';

/** Suggested search terms, categories and goods, all of them links. */
export function SuggestionList({ suggestions }: { readonly suggestions: Suggestions }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const { terms, categories, goods } = suggestions;
  return (
    <div className={styles.suggestions}>
      <Group title={intl.formatMessage(messages.terms)}>
        {terms.map((term) => (
          <Line key={term} href={hrefs.search(term)} icon="search">
            {term}
          </Line>
        ))}
        {categories.map(({ id, category_path: way }) => (
          <Line key={id} href={hrefs.category(id)} icon="right">
            {way.map(({ name }) => name).join(' / ')}
          </Line>
        ))}
      </Group>
      <Group title={intl.formatMessage(messages.goods)}>
        {goods.map((one) => (
          <GoodsLine key={one.goods_id} goods={one} />
        ))}
      </Group>
    </div>
  );
}

interface RecentListProps {
  readonly recent: readonly string[];
  readonly onForget: () => void;
}

/** Recent searches on this device, and a button that clears them. */
export function RecentList({ recent, onForget }: RecentListProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (recent.length === 0) return null;
  const forget = (
    <button type="button" className={styles.forget} onClick={onForget}>
      {intl.formatMessage(messages.forget)}
    </button>
  );
  return (
    <Group title={intl.formatMessage(messages.recent)} action={forget}>
      {recent.map((keywords) => (
        <Line key={keywords} href={hrefs.search(keywords)} icon="clock">
          {keywords}
        </Line>
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: readonly ReactNode[] | readonly (readonly ReactNode[])[];
}

function Group({ title, action, children }: GroupProps) {
  if (children.flat().length === 0) return null;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <p data-text="label" data-muted="">
          {title}
        </p>
        {action}
      </div>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly href: string;
  readonly icon: IconName;
  readonly children: string;
}

function Line({ href, icon, children }: LineProps) {
  const { Anchor } = useLinks();
  return (
    <li>
      <Anchor className={styles.line} href={href}>
        <Icon name={icon} />
        <span dir="auto">{children}</span>
      </Anchor>
    </li>
  );
}

function GoodsLine({ goods }: { readonly goods: Suggestions['goods'][number] }) {
  const { Anchor, hrefs } = useLinks();
  return (
    <li>
      <Anchor className={styles.line} href={hrefs.goods(goods.goods_id)}>
        <span className={styles.picture}>
          <Picture art={artOf(goods)} src={goods.pic_index} />
        </span>
        <span className={styles.name}>{goods.name}</span>
        <Price kind="money" amount={goods.goods_price} size="s" />
      </Anchor>
    </li>
  );
}
