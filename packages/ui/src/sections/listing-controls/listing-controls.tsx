import type { GoodsFacets } from '@signal-shop/sdk/contract';
import type { PriceBand } from '@signal-shop/sdk/rules/price-bands';
import { priceBands } from '@signal-shop/sdk/rules/price-bands';
import { useId } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { GoodsFilter, ListingChoice } from '../../screens/catalogue/category/category.states.ts';
import { everything, goodsFilters, goodsSorts } from '../../screens/catalogue/category/category.states.ts';
import { attributeMessages } from './attribute.messages.ts';
import { AttributeMenus, ChosenAttributes } from './attribute-menus.tsx';
import { ChoiceMenu } from './choice-menu.tsx';
import {
  filterMessages,
  listingControlsMessages as messages,
  sortMessages,
} from './listing-controls.messages.ts';
import styles from './listing-controls.module.css';

export interface ListingControlsProps {
  /** null while unknown. */
  readonly total: number | null;
  readonly choice: ListingChoice;
  /** Number of results per further filter; null while unknown. */
  readonly facets?: GoodsFacets | null;
  /** URL of the same listing with another choice. */
  readonly hrefOf: (choice: ListingChoice) => string;
}

type MenuProps = Pick<ListingControlsProps, 'choice' | 'facets' | 'hrefOf'>;

function toggled(choice: ListingChoice, filter: GoodsFilter): ListingChoice {
  const filters = choice.filters.includes(filter)
    ? choice.filters.filter((other) => other !== filter)
    : [...choice.filters, filter];
  return { ...choice, filters, page: 1 };
}

/** How many goods a listing has, beside its title. */
export function ListingTotal({ total }: Pick<ListingControlsProps, 'total'>) {
  const intl = useIntl();
  return (
    <p className={styles.total} role="status">
      {total !== null && intl.formatMessage(messages.total, { total })}
    </p>
  );
}

/** One bar with the filters and the sort order, all of them links. Small screens have the filters in a sheet. */
export function ListingControls({ total, choice, facets = null, hrefOf }: ListingControlsProps) {
  const intl = useIntl();
  const id = useId();
  const { Anchor } = useLinks();
  const count =
    choice.filters.length +
    choice.attributes.length +
    Number(isPriced(choice)) +
    Number(choice.ratingMin !== null);
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Icon name="filter" />
        {intl.formatMessage(messages.filters)}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <div id={id} className={styles.sheet} popover="auto">
        <ul className={styles.filters} aria-label={intl.formatMessage(messages.filters)}>
          {goodsFilters.map((filter) => (
            <li key={filter}>
              <Anchor
                className={styles.filter}
                href={hrefOf(toggled(choice, filter))}
                aria-current={choice.filters.includes(filter) ? 'true' : undefined}
              >
                {intl.formatMessage(filterMessages[filter])}
              </Anchor>
            </li>
          ))}
          <li className={styles.menu}>
            <PriceMenu choice={choice} facets={facets} hrefOf={hrefOf} />
          </li>
          <li className={styles.menu}>
            <RatingMenu choice={choice} facets={facets} hrefOf={hrefOf} />
          </li>
          <AttributeMenus choice={choice} facets={facets} hrefOf={hrefOf} />
          {count > 0 && (
            <li ref={closeOnUnmount} className={styles.clear}>
              <Link href={hrefOf({ ...everything, sort: choice.sort })}>
                {intl.formatMessage(messages.clear)}
              </Link>
            </li>
          )}
        </ul>
        <button type="button" className={styles.done} popoverTarget={id} popoverTargetAction="hide">
          {total !== null && intl.formatMessage(messages.show, { total })}
        </button>
      </div>
      <ChosenAttributes choice={choice} hrefOf={hrefOf} />
      <SortMenu choice={choice} hrefOf={hrefOf} />
    </div>
  );
}

function isPriced({ priceMin, priceMax }: ListingChoice): boolean {
  return priceMin !== null || priceMax !== null;
}

/** The last filter is gone: the focus moves to the title, which an open sheet would cover. */
function closeOnUnmount(item: HTMLElement | null) {
  const sheet = item?.closest<HTMLElement>('[popover]');
  const moveFocus = moveFocusOnUnmount(item);
  return () => {
    sheet?.hidePopover?.();
    moveFocus?.();
  };
}

function SortMenu({ choice, hrefOf }: MenuProps) {
  const intl = useIntl();
  return (
    <ChoiceMenu
      side="end"
      label={intl.formatMessage(messages.sortedBy, { order: intl.formatMessage(sortMessages[choice.sort]) })}
      choices={goodsSorts.map((sort) => ({
        key: sort,
        label: intl.formatMessage(sortMessages[sort]),
        href: hrefOf({ ...choice, sort, page: 1 }),
        selected: sort === choice.sort,
      }))}
    />
  );
}

function PriceMenu({ choice, facets, hrefOf }: MenuProps) {
  const intl = useIntl();
  const money = useMoney();
  const { priceMin: min, priceMax: max } = choice;
  const whole: PriceOption = { min: null, max: null, count: null };
  const current: PriceBand = { min, max };
  return (
    <ChoiceMenu
      label={
        isSame(current, whole)
          ? intl.formatMessage(messages.price)
          : intl.formatMessage(messages.chosenPrice, { range: bandLabel(current, intl, money) })
      }
      choices={[whole, ...priceOptions(facets)].map(({ count, ...band }) => ({
        key: `${band.min} ${band.max}`,
        label: countedLabel(bandLabel(band, intl, money), count, intl),
        href: hrefOf({ ...choice, priceMin: band.min, priceMax: band.max, page: 1 }),
        selected: isSame(current, band),
      }))}
    />
  );
}

interface PriceOption extends PriceBand {
  /** null without a number. */
  readonly count: number | null;
}

/** The ranges of the backend with their numbers; ranges without numbers if it sends none. */
function priceOptions(facets: MenuProps['facets']): readonly PriceOption[] {
  if (!facets) return [];
  const { prices, price_min: lowest, price_max: highest } = facets;
  return prices === undefined
    ? priceBands(lowest, highest).map((band) => ({ ...band, count: null }))
    : prices.map(({ price_min: min = null, price_max: max = null, count }) => ({ min, max, count }));
}

function countedLabel(name: string, count: number | null, intl: IntlShape): string {
  return count === null ? name : intl.formatMessage(attributeMessages.option, { name, count });
}

function isSame(one: PriceBand, other: PriceBand): boolean {
  return one.min === other.min && one.max === other.max;
}

function bandLabel({ min, max }: PriceBand, intl: IntlShape, money: (amount: number) => string): string {
  if (min === null && max === null) return intl.formatMessage(messages.anyPrice);
  if (min === null) return intl.formatMessage(messages.priceUpTo, { max: money(max ?? 0) });
  if (max === null) return intl.formatMessage(messages.priceFrom, { min: money(min) });
  return intl.formatMessage(messages.priceBetween, { min: money(min), max: money(max) });
}

function RatingMenu({ choice, facets, hrefOf }: MenuProps) {
  const intl = useIntl();
  const { ratingMin } = choice;
  const any = {
    key: 'any',
    label: intl.formatMessage(messages.anyRating),
    href: hrefOf({ ...choice, ratingMin: null, page: 1 }),
    selected: ratingMin === null,
  };
  const ratings = (facets?.ratings ?? []).map(({ rating_min: stars, count }) => ({
    key: String(stars),
    label: intl.formatMessage(messages.ratingFromCount, { stars, count }),
    href: hrefOf({ ...choice, ratingMin: stars, page: 1 }),
    selected: ratingMin === stars,
  }));
  return (
    <ChoiceMenu
      label={
        ratingMin === null
          ? intl.formatMessage(messages.rating)
          : intl.formatMessage(messages.ratingFrom, { stars: ratingMin })
      }
      choices={[any, ...ratings]}
    />
  );
}
