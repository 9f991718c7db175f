import type { GoodsFacets } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import type { PriceBand } from '@signal-shop/sdk/rules/price-bands';
import { priceBands } from '@signal-shop/sdk/rules/price-bands';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { ChipLink } from '../../components/chip/chip.tsx';
import { Link } from '../../components/link/link.tsx';
import { moveFocusOnUnmount } from '../../focus/move-focus-on-unmount.ts';
import { useLocale } from '../../intl/use-locale.ts';
import type { GoodsFilter, ListingChoice } from '../../screens/catalogue/category/category.states.ts';
import {
  everything,
  goodsFilters,
  goodsSorts,
  isNarrowed,
} from '../../screens/catalogue/category/category.states.ts';
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

/** The number of results, filters and sort order, all of them links. */
export function ListingControls({ total, choice, facets = null, hrefOf }: ListingControlsProps) {
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <p className={styles.total} role="status">
        {total !== null && intl.formatMessage(messages.total, { total })}
      </p>
      <ul className={styles.filters} aria-label={intl.formatMessage(messages.filters)}>
        {goodsFilters.map((filter) => (
          <li key={filter}>
            <ChipLink selected={choice.filters.includes(filter)} href={hrefOf(toggled(choice, filter))}>
              {intl.formatMessage(filterMessages[filter])}
            </ChipLink>
          </li>
        ))}
        <li>
          <PriceMenu choice={choice} facets={facets} hrefOf={hrefOf} />
        </li>
        <li>
          <RatingMenu choice={choice} facets={facets} hrefOf={hrefOf} />
        </li>
        {isNarrowed(choice) && (
          <li ref={moveFocusOnUnmount} className={styles.clear}>
            <Link href={hrefOf({ ...everything, sort: choice.sort })}>
              {intl.formatMessage(messages.clear)}
            </Link>
          </li>
        )}
      </ul>
      <SortMenu choice={choice} hrefOf={hrefOf} />
    </div>
  );
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
  const locale = useLocale();
  const { priceMin: min, priceMax: max } = choice;
  const bands = facets ? priceBands(facets.price_min, facets.price_max) : [];
  const whole: PriceBand = { min: null, max: null };
  const current: PriceBand = { min, max };
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <ChoiceMenu
      label={
        isSame(current, whole)
          ? intl.formatMessage(messages.price)
          : intl.formatMessage(messages.chosenPrice, { range: bandLabel(current, intl, money) })
      }
      choices={[whole, ...bands].map((band) => ({
        key: `${band.min} ${band.max}`,
        label: bandLabel(band, intl, money),
        href: hrefOf({ ...choice, priceMin: band.min, priceMax: band.max, page: 1 }),
        selected: isSame(current, band),
      }))}
    />
  );
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
