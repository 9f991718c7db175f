import type { GoodsAttribute, GoodsFacets } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { RemovableChipLink } from '../../components/chip/chip.tsx';
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

/** A menu for each kind of attribute in which the goods of the listing differ. */
export function AttributeMenus({ choice, facets, hrefOf }: AttributeMenusProps) {
  const intl = useIntl();
  const attributeName = useAttributeName();
  return attributeKinds.flatMap((kind) => {
    const options = optionsOf(kind, facets, choice.attributes);
    const isChosen = choice.attributes.some((attribute) => isOfKind(attribute, kind));
    if (options.length < 2 && !isChosen) return [];
    return (
      <li key={kind} className={styles.menu}>
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
      </li>
    );
  });
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
