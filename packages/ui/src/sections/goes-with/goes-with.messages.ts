import { defineMessage, defineMessages } from 'react-intl';

export const goesWithMessages = {
  saving: defineMessage<{ amount: string }>({
    id: 'goesWith.saving',
    defaultMessage: 'You save {amount}',
    description: 'Next to the price of goods that cost less together: how much less.',
  }),
  missing: defineMessage<{ names: string; amount: string }>({
    id: 'goesWith.missing',
    defaultMessage: 'Add {names} to save {amount} with the set.',
    description:
      'In the cart, which has a part of a set: the names of the other parts, and the discount of the set.',
  }),
  ...defineMessages({
    title: {
      id: 'goesWith.title',
      defaultMessage: 'Better together',
      description: 'Title above sets of goods that cost less together, on a product page and in the cart.',
    },
    price: {
      id: 'goesWith.price',
      defaultMessage: 'Set price',
      description: 'Label of the price of goods that cost less together.',
    },
    add: {
      id: 'goesWith.add',
      defaultMessage: 'Add the set to cart',
      description: 'Button on a product page: adds a piece of each part of the set.',
    },
    complete: {
      id: 'goesWith.complete',
      defaultMessage: 'Complete the set',
      description: 'Button in the cart: adds the parts of the set that are missing.',
    },
  }),
};
