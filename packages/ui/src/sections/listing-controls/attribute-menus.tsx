import type { GoodsAttribute, GoodsFacets } from '@signal-shop/sdk/contract';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDisclosure } from '../../chrome/disclosure/use-disclosure.ts';
import { RemovableChipLink } from '../../components/chip/chip.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import type { ListingChoice } from '../../screens/catalogue/category/category.states.ts';
import type { AttributeKind } from '../../screens/catalogue/category/goods-attributes.ts';
import { attributeKinds, isOfKind } from '../../screens/catalogue/category/goods-attributes.ts';
import { kindMessages, attributeMessages as messages } from './attribute.messages.ts';
import { useAttributeName } from './attribute-name.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import styles from './listing-controls.module.css';

interface AttributeMenusProps {
  readonly choice: ListingChoice;
  /** null while unknown. */
  readonly facets: GoodsFacets | null;
  readonly hrefOf: (choice: ListingChoice) => string;
}

type Option = GoodsFacets['attributes'][number];

/**
 * A menu for each kind of attribute in which the goods of the listing differ. Wide screens have them in a panel, which
 * leaves few buttons in the bar; small ones at the end of the sheet.
 */
export function AttributeMenus({ choice, facets, hrefOf }: AttributeMenusProps) {
  const intl = useIntl();
  const id = useId();
  const { root, opened, toggle } = useDisclosure<'more', HTMLLIElement>();
  const menus = menusOf(choice, facets);
  const count = choice.attributes.length;
  if (menus.length === 0) return null;
  return (
    <li className={styles.more} ref={root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={opened !== null}
        aria-controls={id}
        onClick={() => toggle('more')}
      >
        {intl.formatMessage(messages.more)} {count > 0 && <span className={styles.count}>{count}</span>}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.panel} data-notch="m" data-stacked>
        {menus.map((menu) => (
          <li key={menu.kind} className={styles.menu}>
            <KindMenu {...menu} choice={choice} hrefOf={hrefOf} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface Menu {
  readonly kind: AttributeKind;
  readonly options: readonly Option[];
  readonly isChosen: boolean;
}

function menusOf(choice: ListingChoice, facets: GoodsFacets | null): readonly Menu[] {
  return attributeKinds
    .map((kind) => ({
      kind,
      options: optionsOf(kind, facets, choice.attributes),
      isChosen: choice.attributes.some((attribute) => isOfKind(attribute, kind)),
    }))
    .filter(({ options, isChosen }) => options.length > 1 || isChosen);
}

type KindMenuProps = Menu & Pick<AttributeMenusProps, 'choice' | 'hrefOf'>;

function KindMenu({ kind, options, isChosen, choice, hrefOf }: KindMenuProps) {
  const intl = useIntl();
  const attributeName = useAttributeName();
  return (
    <ChoiceMenu
      label={intl.formatMessage(kindMessages[kind])}
      active={isChosen}
      choices={options.map(({ attribute, count }) => ({
        key: attribute,
        label: intl.formatMessage(messages.option, { name: attributeName(attribute), count }),
        href: hrefOf(toggled(choice, attribute)),
        selected: choice.attributes.includes(attribute),
      }))}
    />
  );
}

/** The chosen attributes, each of which is a link that removes it. */
export function ChosenAttributes({ choice, hrefOf }: Omit<AttributeMenusProps, 'facets'>) {
  const intl = useIntl();
  const attributeName = useAttributeName();
  if (choice.attributes.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={intl.formatMessage(messages.chosen)}>
      {choice.attributes.map((attribute) => (
        <li key={attribute}>
          <RemovableChipLink href={hrefOf(toggled(choice, attribute))}>
            {attributeName(attribute)}
          </RemovableChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Without steps that select the same goods as the step before. */
function optionsOf(
  kind: AttributeKind,
  facets: GoodsFacets | null,
  chosen: readonly GoodsAttribute[],
): readonly Option[] {
  const options = (facets?.attributes ?? []).filter(({ attribute }) => isOfKind(attribute, kind));
  if (kind !== 'battery' && kind !== 'weight') return options;
  return options.filter(
    ({ attribute, count }, index) =>
      chosen.includes(attribute) || index === 0 || options[index - 1]?.count !== count,
  );
}

function toggled(choice: ListingChoice, attribute: GoodsAttribute): ListingChoice {
  const attributes = choice.attributes.includes(attribute)
    ? choice.attributes.filter((other) => other !== attribute)
    : [...choice.attributes, attribute];
  return { ...choice, attributes, page: 1 };
}
