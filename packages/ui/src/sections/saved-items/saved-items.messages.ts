import { defineMessage, defineMessages } from 'react-intl';

export const savedItemsMessages = {
  saveNamed: defineMessage<{ name: string }>({
    id: 'savedItems.save-named',
    defaultMessage: 'Save {name} for later',
    description: 'Name of the button that takes a line out of the cart to buy it later, read out only.',
  }),
  moveNamed: defineMessage<{ name: string }>({
    id: 'savedItems.move-named',
    defaultMessage: 'Move {name} to cart',
    description: 'Name of the button that puts saved goods back into the cart, read out only.',
  }),
  removeNamed: defineMessage<{ name: string }>({
    id: 'savedItems.remove-named',
    defaultMessage: 'Remove {name} from saved items',
    description: 'Name of the bin of saved goods.',
  }),
  quantity: defineMessage<{ count: number }>({
    id: 'savedItems.quantity',
    defaultMessage: 'Quantity: {count, number}',
    description: 'Under the name of saved goods, if there is more than one piece.',
  }),
  ...defineMessages({
    title: {
      id: 'savedItems.title',
      defaultMessage: 'Saved for later',
      description: 'Title of the list below the cart of goods to buy later.',
    },
    save: {
      id: 'savedItems.save',
      defaultMessage: 'Save for later',
      description: 'Button of a line of the cart: takes it out, to buy it later.',
    },
    move: {
      id: 'savedItems.move',
      defaultMessage: 'Move to cart',
      description: 'Button of saved goods: puts them back into the cart.',
    },
    loadFailed: {
      id: 'savedItems.load-failed',
      defaultMessage: 'We couldn’t load your saved items.',
      description: 'In the list below the cart, with a button to try again.',
    },
  }),
};
