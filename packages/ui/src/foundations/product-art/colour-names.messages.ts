import type { ColourName } from '@signal-shop/sdk/contract';
import { defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const colourNames = defineMessages({
  black: { id: 'colour.black', defaultMessage: 'Black', description: 'Colour of goods.' },
  white: { id: 'colour.white', defaultMessage: 'White', description: 'Colour of goods.' },
  grey: { id: 'colour.grey', defaultMessage: 'Gray', description: 'Colour of goods.' },
  red: { id: 'colour.red', defaultMessage: 'Red', description: 'Colour of goods.' },
  ember: {
    id: 'colour.ember',
    defaultMessage: 'Ember',
    description: 'Colour of goods: a glowing orange red.',
  },
  blue: { id: 'colour.blue', defaultMessage: 'Blue', description: 'Colour of goods.' },
  violet: { id: 'colour.violet', defaultMessage: 'Ultraviolet', description: 'Colour of goods.' },
  green: { id: 'colour.green', defaultMessage: 'Green', description: 'Colour of goods.' },
  volt: { id: 'colour.volt', defaultMessage: 'Volt', description: 'Colour of goods: an acid yellow green.' },
  pink: { id: 'colour.pink', defaultMessage: 'Pink', description: 'Colour of goods.' },
}) satisfies Record<ColourName, Sentence>;
