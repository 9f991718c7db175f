import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDisclosure } from '../../chrome/disclosure/use-disclosure.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { ListingChoice } from '../../screens/category/category.states.ts';
import { goodsSorts } from '../../screens/category/category.states.ts';
import { sortWords, listingControlsMessages as words } from './listing-controls.messages.ts';
import styles from './sort-menu.module.css';

interface SortMenuProps {
  readonly choice: ListingChoice;
  readonly hrefOf: (choice: ListingChoice) => string;
}

/** The order of a listing: shows the one in use, opens the others. */
export function SortMenu({ choice, hrefOf }: SortMenuProps) {
  const intl = useIntl();
  const id = useId();
  const { Anchor } = useLinks();
  const { root, opened, toggle, close } = useDisclosure<'sorts'>();
  const open = opened !== null;
  return (
    <div
      className={styles.sort}
      ref={(element) => {
        root.current = element;
      }}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => toggle('sorts')}
      >
        <span>
          {intl.formatMessage(words.sortedBy, { order: intl.formatMessage(sortWords[choice.sort]) })}
        </span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <ul id={id} className={styles.list} data-notch="m">
          {goodsSorts.map((sort) => (
            <li key={sort}>
              <Anchor
                className={styles.choice}
                href={hrefOf({ ...choice, sort, page: 1 })}
                aria-current={sort === choice.sort ? 'true' : undefined}
                onClick={close}
              >
                {intl.formatMessage(sortWords[sort])}
                {sort === choice.sort && <Icon name="check" />}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
