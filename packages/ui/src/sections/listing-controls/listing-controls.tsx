import { useIntl } from 'react-intl';
import { ChipLink } from '../../components/chip/chip.tsx';
import type { GoodsFilter, ListingChoice } from '../../screens/category/category.states.ts';
import { goodsFilters } from '../../screens/category/category.states.ts';
import { filterWords, listingControlsMessages as words } from './listing-controls.messages.ts';
import styles from './listing-controls.module.css';
import { SortMenu } from './sort-menu.tsx';

export interface ListingControlsProps {
  /** null while it is unknown. */
  readonly total: number | null;
  readonly choice: ListingChoice;
  /** The address of the same listing with another choice. */
  readonly hrefOf: (choice: ListingChoice) => string;
}

function toggled(choice: ListingChoice, filter: GoodsFilter): ListingChoice {
  const filters = choice.filters.includes(filter)
    ? choice.filters.filter((other) => other !== filter)
    : [...choice.filters, filter];
  return { ...choice, filters, page: 1 };
}

/** How many there are, which of them are shown, and in which order: all of it links. */
export function ListingControls({ total, choice, hrefOf }: ListingControlsProps) {
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <p className={styles.total} role="status">
        {total !== null && intl.formatMessage(words.total, { total })}
      </p>
      <ul className={styles.filters} aria-label={intl.formatMessage(words.filters)}>
        {goodsFilters.map((filter) => (
          <li key={filter}>
            <ChipLink selected={choice.filters.includes(filter)} href={hrefOf(toggled(choice, filter))}>
              {intl.formatMessage(filterWords[filter])}
            </ChipLink>
          </li>
        ))}
      </ul>
      <SortMenu choice={choice} hrefOf={hrefOf} />
    </div>
  );
}
