import type { GoodsAttribute } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { colourNames } from '../../foundations/product-art/colour-names.messages.ts';
import { isOfKind } from '../../screens/catalogue/category/goods-attributes.ts';
import { attributeMessages as messages, valueMessages } from './attribute.messages.ts';

/** Returns a function that names an attribute in the language of the page: "Bluetooth", "40 hours or more". */
export function useAttributeName(): (attribute: GoodsAttribute) => string {
  const intl = useIntl();
  return (attribute) => nameOf(attribute, intl);
}

function nameOf(attribute: GoodsAttribute, intl: IntlShape): string {
  const value = attribute.slice(attribute.indexOf('.') + 1);
  if (isOfKind(attribute, 'battery')) return intl.formatMessage(messages.hours, { hours: Number(value) });
  if (isOfKind(attribute, 'weight')) return intl.formatMessage(messages.grams, { grams: Number(value) });
  if (isColor(value)) return intl.formatMessage(colourNames[value]);
  return isWord(attribute) ? intl.formatMessage(valueMessages[attribute]) : value;
}

function isColor(value: string): value is keyof typeof colourNames {
  return value in colourNames;
}

function isWord(attribute: string): attribute is keyof typeof valueMessages {
  return attribute in valueMessages;
}
