import { defineMessage, defineMessages } from 'react-intl';

export const cartLineMessages = {
  quantity: defineMessage<{ name: string }>({
    id: 'cartLine.quantity',
    defaultMessage: 'Quantity of {name}',
    description: 'Name of the quantity of one line of the cart.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'cartLine.remove',
    defaultMessage: 'Remove {name} from cart',
    description: 'Name of the bin of one line of the cart.',
  }),
  each: defineMessage<{ price: string }>({
    id: 'cartLine.each',
    defaultMessage: '{price} each',
    description: 'Under the sum of a line with more than one piece; {price} is money.',
  }),
  ...defineMessages({
    outOfStock: {
      id: 'cartLine.outOfStock',
      defaultMessage: 'The item is out of stock now!',
      description: 'On a line of the cart whose goods ran out. Fixed sentence.',
    },
    deleteFailed: {
      id: 'cartLine.deleteFailed',
      defaultMessage: 'Failed to delete, please try again later!',
      description: 'On a line of the cart that could not be deleted. Fixed sentence.',
    },
    points: {
      id: 'cartLine.points',
      defaultMessage: 'Payable in points',
      description: 'In place of the price of a line of the cart that costs points.',
    },
    deleting: {
      id: 'cartLine.deleting',
      defaultMessage: 'Removing…',
      description: 'On a line of the cart while it is being deleted.',
    },
  }),
};
